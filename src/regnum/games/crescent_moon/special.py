"""The special actions, each one ruler's own (sections 33 to 39, 68)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.catalogue import CALIPH, CARD_ID, MURSHID, NOMAD, RULER_ID, WARLORD
from regnum.games.crescent_moon.combat import combat, combat_begins
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.limits import keep_hand_limit
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.state import EMPTY, NOBODY, NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Amount, Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat, point_at

NO_DISC = Reason("01.03", "why-no-disc")
NOTHING_YET = Reason("19.01", "why-must-do-something")

# -- uprising (section 34) --------------------------------------------------

RISE = AtHex("", Hex, label="option-uprising", rule="34.01")
NO_UPRISING = Reason("34.01", "why-no-uprising")
UPRISING_UNITS = 2


def uprising_hexes(t: CrescentTable) -> list[Hex]:
    """34.01: an own token where another ruler controls."""
    return [h for h in t.hexes if t.s.influence[h] == WARLORD and t.controls_other(h, WARLORD)]


@ruling("short_supply")
def uprising_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """34.01, rulings.short_supply: with no disc in supply it is not open."""
    if not uprising_hexes(t):
        return NO_UPRISING
    return None if me.supply else NO_DISC


def uprising_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """34.01."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        if t.s.influence[h] == WARLORD:
            uncontrolled = Reason("34.01", "why-not-controlled", {"hex": t.hex(h)})
            listing.put(RISE(h, t.s.names[h]), None if t.controls_other(h, WARLORD) else uncontrolled)
        elif listing.explains:
            listing.aside(RISE(h, t.s.names[h]), Reason("34.01", "why-no-token-there", {"hex": t.hex(h)}))
    return listing.options


UPRISING_WHERE = Pick("uprising-where", "34.01", uprising_menu)


async def uprising(t: CrescentTable, me: Player) -> None:
    """34.01-34.04: the token goes, two ordinary units come, and there is a combat with the Warlord as attacker."""
    h = await t.ask(UPRISING_WHERE, me.seat)
    combat_begins(t, me, h)
    t.remove_influence(me, h, "34.02")
    t.place_units(me, h, min(UPRISING_UNITS, me.supply), 0, "34.03")
    await combat(t)


# -- muster (section 35) --------------------------------------------------

ONE = AtHex("one", lambda h: (1, h), label="option-muster-one", rule="35.03")
TWO = AtHex("two", lambda h: (2, h), label="option-muster-two", rule="35.04")
ENOUGH: Option[tuple[int, Hex]] = Option("stop", (0, NOWHERE), label="option-stop", rule="35.02")
NO_MUSTER = Reason("35.01", "why-no-muster")


def no_muster(t: CrescentTable, h: Hex) -> Obstacle:
    """35.01, 35.02: an own token, and no other ruler's control; each hex once."""
    s = t.s
    if s.done_in >> h & 1:
        return Reason("35.02", "why-mustered", {"hex": t.hex(h)})
    if s.influence[h] != WARLORD:
        return NO_MUSTER
    if t.controls_other(h, WARLORD):
        return Reason("35.01", "why-controlled", {"hex": t.hex(h), "ruler": RULER_ID[s.control[h]]})
    return None


def muster_hexes(t: CrescentTable) -> list[Hex]:
    """35.01, 35.02."""
    return [h for h in t.hexes if no_muster(t, h) is None]


@ruling("short_supply")
def muster_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """35.01, rulings.short_supply."""
    if not muster_hexes(t):
        return NO_MUSTER
    return None if me.supply else NO_DISC


def muster_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[tuple[int, Hex]]]:
    """35.02-35.05: hex by hex, one unit, or two for the token."""
    s = t.s
    listing: Listing[tuple[int, Hex]] = Listing(why)
    for h in t.hexes:
        obstacle = no_muster(t, h)
        for choice in (ONE(h, s.names[h]), TWO(h, s.names[h])):
            if obstacle is not NO_MUSTER:
                listing.put(choice, obstacle)
            elif listing.explains:
                listing.aside(choice, Reason("35.01", "why-no-token-there", {"hex": t.hex(h)}))
    listing.put(ENOUGH, None if s.done_in else NOTHING_YET)
    return listing.options


MUSTER_WHERE = Pick("muster-where", "35.01", muster_menu)


async def muster(t: CrescentTable, me: Player) -> None:
    """35.01-35.05, 68.01: units straight from the supply to where the Warlord has influence."""
    s = t.s
    while me.supply and muster_hexes(t):
        count, h = await t.ask(MUSTER_WHERE, me.seat)
        if not count:
            return
        t.place_units(me, h, min(count, me.supply), 0, "35.03" if count == 1 else "35.04")
        if count == 2:
            t.remove_influence(me, h, "35.04")
        s.done_in |= 1 << h


# -- plot (section 36) --------------------------------------------------

TAKE = point_at(enumerate(CARD_ID), "card", int, label="option-take-card", rule="36.02")
NO_CARDS = Reason("36.01", "why-no-cards")


def cards_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """36.01, 37.01, 18.07: there are cards to look at."""
    return None if t.deck_size() or t.s.discard else NO_CARDS


def plot_grow(
    t: CrescentTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """36.02, 36.03, 36.05: so many of his own cards among those looked at."""
    looked = list(t.s.looked)
    for option in part:
        looked.remove(option.value)
    due = d.args["due"]
    enough = len(part) == due
    exactly = Reason("36.02", "why-take-more", {"count": due})
    listing: Listing[int] = Listing(why)
    for number in dict.fromkeys(t.s.looked):
        obstacle: Obstacle = exactly if enough else None
        if t.content.association[number] != MURSHID:
            obstacle = Reason("36.02", "why-not-murshids", {"card": CARD_ID[number]})
        elif not enough and number not in looked:
            obstacle = Reason("36.02", "why-no-more-such", {"card": CARD_ID[number]})
        listing.put(TAKE[number], obstacle)
    return listing.options, listing.bar(DONE, None if enough else exactly)


def _due(t: CrescentTable, d: Decision) -> Args:
    """36.02, 36.03, 36.05."""
    return {"count": d.args["due"]}


PLOT_CARDS = PickMany("plot-cards", "36.02", plot_grow, figures=_due)


async def plot(t: CrescentTable, me: Player) -> None:
    """36.01-36.07: seven cards; two of his own with an empty hand, else one; a coin for each that is missing."""
    s = t.s
    due = 1 if me.hand else 2
    t.look(me, t.content.plot_looks, "36.01")
    there = sum(t.content.association[number] == MURSHID for number in s.looked)
    taken = min(due, there)
    cards = await t.ask(PLOT_CARDS, me.seat, {"due": taken}) if taken else ()
    if cards:
        t.take_looked(me, cards)
    if taken < due:
        t.gain_coins(me, due - taken, "36.06")
        t.put_back(me, on_top=False, rule="36.07")
    else:
        t.put_back(me, on_top=True, rule="36.04")
    await keep_hand_limit(t, me)


# -- conspire (section 37) --------------------------------------------------

SHOW = point_at(enumerate(CARD_ID), "card", int, label="option-show-card", rule="37.02")


def conspire_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """37.02."""
    return [SHOW[number] for number in dict.fromkeys(t.s.looked)]


CONSPIRE_CARD = Pick("conspire-card", "37.02", conspire_menu)


async def conspire(t: CrescentTable, me: Player) -> None:
    """37.01-37.03, 18.08: ten cards; one for each empty place of the Sultan's market, the rest to the bottom."""
    s = t.s
    t.look(me, t.content.conspire_looks, "37.01")
    while s.looked and EMPTY in s.bazaar:
        t.show_at_bazaar(me, await t.ask(CONSPIRE_CARD, me.seat))
    t.put_back(me, on_top=False, rule="37.03")


# -- relocating the palace (section 38) --------------------------------------------------

SITE = AtHex("", Hex, label="option-palace", rule="38.01")
NO_SITE = Reason("38.01", "why-no-palace-site")


@ruling("palace_stays")
def no_palace(t: CrescentTable, h: Hex, explains: bool = False) -> Obstacle:
    """38.01, 38.04, rulings.palace_stays: presence, no other ruler's control, and not where it stands."""
    if h == t.s.palace:
        return Reason("38.04", "why-palace-there", {"hex": t.hex(h)}) if explains else BARRED
    if t.controls_other(h, CALIPH):
        names = {"hex": t.hex(h), "ruler": RULER_ID[t.s.control[h]]}
        return Reason("38.01", "why-controlled", names) if explains else BARRED
    if not t.present(h, CALIPH):
        return Reason("38.01", "why-no-presence", {"hex": t.hex(h)}) if explains else BARRED
    return None


def palace_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """38.01."""
    for h in t.hexes:
        if no_palace(t, h) is None:
            return None
    return NO_SITE


def palace_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """38.01."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        listing.put(SITE(h, t.s.names[h]), no_palace(t, h, listing.explains))
    return listing.options


PALACE_WHERE = Pick("palace-where", "38.01", palace_menu)


async def relocate(t: CrescentTable, me: Player) -> None:
    """38.01-38.04: the palace is moved, or comes back after a sacking."""
    h = await t.ask(PALACE_WHERE, me.seat)
    t.put_palace(h, "38.03" if t.s.palace == NOWHERE else "38.04")


# -- desertion (section 39) --------------------------------------------------

DESERT_AT = AtHex("", Hex, label="option-desertion", rule="39.01")
NO_MERCENARIES = Reason("39.01", "why-no-mercenaries")


def desertion_owner(t: CrescentTable, h: Hex) -> Seat:
    """86.10: whose mercenaries stand there; only one ruler can have units in a hex."""
    return next((seat for seat in SEATS[: len(t.s.players)] if t.mercenaries(seat, h)), NOBODY)


def desertion_hexes(t: CrescentTable) -> list[Hex]:
    """39.01: where mercenaries stand, anybody's."""
    return [h for h in t.hexes if desertion_owner(t, h) >= 0]


def desertion_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """39.01."""
    return None if desertion_hexes(t) else NO_MERCENARIES


def desertion_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """39.01."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        if desertion_owner(t, h) >= 0:
            listing.put(DESERT_AT(h, t.s.names[h]))
        elif listing.explains:
            listing.aside(DESERT_AT(h, t.s.names[h]), Reason("39.01", "why-no-mercenaries-there", {"hex": t.hex(h)}))
    return listing.options


DESERTION_WHERE = Pick("desertion-where", "39.01", desertion_menu)


def deserters(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """39.01: any number."""
    h = d.args["hex"]
    return 1, t.mercenaries(desertion_owner(t, h), h)


def _deserters(t: CrescentTable, d: Decision) -> Args:
    """39.01, 86.14."""
    h = d.args["hex"]
    return {"hex": t.hex(h), "other": RULER_ID[desertion_owner(t, h)]}


DESERTERS = Amount("desertion-units", "39.01", deserters, passable=True, figures=_deserters)


async def desertion(t: CrescentTable, me: Player) -> None:
    """39.01-39.03, 86.14: mercenaries of any ruler leave a hex; as many come to the Nomad's reserves card."""
    h = await t.ask(DESERTION_WHERE, NOMAD)
    owner = t.s.players[desertion_owner(t, h)]
    n = await t.ask(DESERTERS, NOMAD, {"hex": h})
    t.remove_units(owner, h, 0, n, "39.02", "log-deserts")
    t.fill_reserves(me, min(n, me.supply), "39.03")
