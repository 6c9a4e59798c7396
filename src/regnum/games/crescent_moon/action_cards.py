"""Power cards played as an action (section 30)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from regnum.games.crescent_moon.catalogue import ACTION, CARD_ID, RULER_ID, WARFARE, WARLORD, card
from regnum.games.crescent_moon.combat import combat, combat_begins, sack, warlord_scores
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.influence import NO_TOKEN, influence
from regnum.games.crescent_moon.limits import keep_hand_limit
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.state import Clash, Player
from regnum.games.crescent_moon.table import CrescentTable, settlement_kind
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat, point_at

AGENTS = card("agents")
PROCLAMATION = card("proclamation")
ZEALOTS = card("zealots")
PILLAGE = card("pillage")
TAX_COLLECTORS = card("tax-collectors")
CARAVAN = card("caravan")

PLAY = point_at(enumerate(CARD_ID), "card", int, label="option-play-card", rule="30.01", verb="play")

NO_ACTION_CARD = Reason("30.01", "why-no-action-card")
NO_DISC = Reason("01.03", "why-no-disc")
NO_TARGET = Reason("30.01", "why-no-card-target")


# -- Agents --------------------------------------------------

VICTIM = point_at(zip(SEATS, RULER_ID, strict=False), "other", Seat, label="option-victim", rule="30.01")


def agents_victims(t: CrescentTable, me: Player) -> list[Seat]:
    """card:agents. Rulers present where an own token lies, or next to it."""
    s = t.s
    bits = 0
    for h in t.hexes:
        if s.influence[h] == me.seat:
            bits |= 1 << h | t.geo.near[h]
    return [
        other.seat
        for other in s.players
        if other is not me and any(bits >> h & 1 and t.present(h, other.seat) for h in t.hexes)
    ]


def agents_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """card:agents."""
    return None if agents_victims(t, me) else NO_TARGET


def agents_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Seat]]:
    """card:agents."""
    victims = agents_victims(t, t.s.players[d.seat])
    listing: Listing[Seat] = Listing(why)
    for other in t.s.players:
        if other.seat in victims:
            listing.put(VICTIM[other.seat])
        elif listing.explains and other.seat != d.seat:
            listing.aside(VICTIM[other.seat], Reason("30.01", "why-agents-too-far", {"ruler": RULER_ID[other.seat]}))
    return listing.options


AGENTS_WHOM = Pick("agents", "30.01", agents_menu)


async def agents(t: CrescentTable, me: Player) -> None:
    """card:agents. A random card of the victim's hand, never Warfare; without one, coins."""
    seat: Seat = await t.ask(AGENTS_WHOM, me.seat)
    victim = t.s.players[seat]
    if len(victim.hand) > (WARFARE in victim.hand):
        t.steal_card(me, victim)
        await keep_hand_limit(t, me)
    else:
        coins = min(victim.coins, t.content.action(AGENTS)["coins"])
        t.pay_ruler(victim, me.seat, coins, "30.01")


# -- Proclamation --------------------------------------------------


def proclamation_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """card:proclamation."""
    if me.influence < 1:
        return NO_TOKEN
    return None if any(t.s.influence[h] != me.seat for h in t.hexes) else NO_TARGET


async def proclamation(t: CrescentTable, me: Player) -> None:
    """card:proclamation. An influence action anywhere, with a bonus in a contest."""
    await influence(t, me, anywhere=True, bonus=t.content.action(PROCLAMATION)["influence"])


# -- Zealots --------------------------------------------------

RISE = AtHex("", Hex, label="option-zealots", rule="42.03")


def zealots_hexes(t: CrescentTable, me: Player) -> list[Hex]:
    """card:zealots. An own token where another ruler controls."""
    return [h for h in t.hexes if t.s.influence[h] == me.seat and t.controls_other(h, me.seat)]


def zealots_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """card:zealots, 01.03."""
    if me.supply < 1:
        return NO_DISC
    return None if zealots_hexes(t, me) else NO_TARGET


def zealots_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """card:zealots."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        mine = t.s.influence[h] == d.seat
        if mine and t.controls_other(h, d.seat):
            listing.put(RISE(h, t.s.names[h]))
        elif listing.explains:
            free = Reason("30.01", "why-not-controlled", {"hex": t.hex(h)})
            listing.aside(
                RISE(h, t.s.names[h]), free if mine else Reason("30.01", "why-no-token-there", {"hex": t.hex(h)})
            )
    return listing.options


ZEALOTS_WHERE = Pick("zealots", "30.01", zealots_menu)


def zealots_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """card:zealots: as many as the card says and as there are discs (01.03)."""
    return 1, min(t.s.players[d.seat].supply, t.content.action(ZEALOTS)["units"])


def _zealots(t: CrescentTable, d: Decision) -> Args:
    return {"hex": t.hex(d.args["hex"])}


ZEALOTS_UNITS = Amount("zealots-units", "30.01", zealots_bounds, passable=True, figures=_zealots)


async def zealots(t: CrescentTable, me: Player) -> None:
    """card:zealots, 42.03. Own mercenaries rise where an own token lies; the token stays."""
    h = await t.ask(ZEALOTS_WHERE, me.seat)
    n = await t.ask(ZEALOTS_UNITS, me.seat, {"hex": h})
    combat_begins(t, me, h)
    t.place_units(me, h, 0, n, "30.01")
    await combat(t)


# -- Pillage --------------------------------------------------

LOOT = AtHex("", Hex, label="option-pillage", rule="30.01")


def pillage_hexes(t: CrescentTable, me: Player) -> list[Hex]:
    """card:pillage. A town or city where an own unit stands."""
    return [h for h in t.hexes if t.s.settlement[h] and t.units(me.seat, h)]


def pillage_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """card:pillage."""
    return None if pillage_hexes(t, me) else NO_TARGET


def pillage_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """card:pillage."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        if t.s.settlement[h] and t.units(d.seat, h):
            listing.put(LOOT(h, t.s.names[h]))
        elif listing.explains:
            poor = Reason("30.01", "why-no-settlement-there", {"hex": t.hex(h)})
            listing.aside(
                LOOT(h, t.s.names[h]),
                Reason("30.01", "why-no-unit-there", {"hex": t.hex(h)}) if t.s.settlement[h] else poor,
            )
    return listing.options


PILLAGE_WHERE = Pick("pillage", "30.01", pillage_menu)


async def pillage(t: CrescentTable, me: Player) -> None:
    """card:pillage. It counts as sacking for the Warlord's objectives."""
    h = await t.ask(PILLAGE_WHERE, me.seat)
    t.s.clash = Clash(hex=h, attacker=me.seat)
    sack(t, me, settlement_kind(t.s, h), h, "30.01")
    if me.seat == WARLORD:
        warlord_scores(t)
    t.s.clash = Clash()


# -- Tax Collectors and Caravan --------------------------------------------------


def taxed(t: CrescentTable, me: Player) -> int:
    """card:tax-collectors. A coin for each hex controlled, up to a limit."""
    figures = t.content.action(TAX_COLLECTORS)
    return int(min(figures["most"], figures["coins_per_hex"] * sum(holder == me.seat for holder in t.s.control)))


def tax_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """card:tax-collectors."""
    return None if taxed(t, me) else NO_TARGET


async def tax_collectors(t: CrescentTable, me: Player) -> None:
    """card:tax-collectors."""
    t.gain_coins(me, taxed(t, me), "30.01")


def caravan_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """card:caravan."""
    return [GUEST[other.seat] for other in t.s.players if other.seat != d.seat]


GUEST = point_at(enumerate(RULER_ID), "other", int, label="option-caravan", rule="30.01")
CARAVAN_WHOM = Pick("caravan", "30.01", caravan_menu)


async def caravan(t: CrescentTable, me: Player) -> None:
    """card:caravan. Coins, and fewer for another ruler of one's choice."""
    figures = t.content.action(CARAVAN)
    t.gain_coins(me, figures["coins"], "30.01")
    other = await t.ask(CARAVAN_WHOM, me.seat)
    t.gain_coins(t.s.players[other], figures["other_coins"], "30.01")


def _always(t: CrescentTable, me: Player) -> Obstacle:
    return None


EFFECTS: dict[
    int, tuple[Callable[[CrescentTable, Player], Awaitable[None]], Callable[[CrescentTable, Player], Obstacle]]
] = {
    AGENTS: (agents, agents_obstacle),
    PROCLAMATION: (proclamation, proclamation_obstacle),
    ZEALOTS: (zealots, zealots_obstacle),
    PILLAGE: (pillage, pillage_obstacle),
    TAX_COLLECTORS: (tax_collectors, tax_obstacle),
    CARAVAN: (caravan, _always),
}


def card_obstacle(t: CrescentTable, me: Player, number: int, explains: bool = False) -> Obstacle:
    """30.01, 32.14: the keyword action, and an effect that can do something."""
    if t.content.keywords[number] & ACTION:
        return EFFECTS[number][1](t, me)
    return Reason("30.01", "why-no-keyword", {"card": CARD_ID[number]}) if explains else BARRED


@ruling("no_empty_action")
def play_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """30.01, rulings.no_empty_action: a card whose effect can do something."""
    for number in me.hand:
        if card_obstacle(t, me, number) is None:
            return None
    return NO_ACTION_CARD


def play_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """30.01, 32.14: a card with the keyword action."""
    me = t.s.players[d.seat]
    listing: Listing[int] = Listing(why)
    for number in dict.fromkeys(me.hand):
        listing.put(PLAY[number], card_obstacle(t, me, number, listing.explains))
    return listing.options


PLAY_CARD = Pick("card-to-play", "30.01", play_menu)


async def play_card(t: CrescentTable, me: Player) -> None:
    """30.01, 30.02: its effect is resolved and it goes to the discard pile."""
    number = await t.ask(PLAY_CARD, me.seat)
    t.discard_from_hand(me, number)
    t.fence()
    if t.journal is not None:
        t.note("log-plays-card", "30.01", {"ruler": RULER_ID[me.seat], "card": CARD_ID[number]})
    await EFFECTS[number][0](t, me)
