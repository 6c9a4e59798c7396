"""The lords as they enter play: arrow abilities, once, immediately after the recruitment (16.3).

Permanent abilities stand where the rulebook reads them: payment.py (Recruiter, Treasurer, Diplomat), recruit.py
(Master of Magic), explore.py (Tamer, Ship Master), council.py (Alchemist), turn.py (Commander's limit, Landlord),
table.py (Shaman), once_a_turn.py (Slaver, Oracle, Opportunist).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from regnum.games.abyss.catalogue import (
    BY_ALLY,
    CARD_ID,
    LOCATION_ID,
    LORD_ID,
    Card,
    LordCard,
    Tile,
    amount,
    lord,
)
from regnum.games.abyss.control import control_with, settle_in
from regnum.games.abyss.council import stack_menu
from regnum.games.abyss.state import Player
from regnum.games.abyss.table import SHAMAN, AbyssTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at

LORD: Final = point_at(LORD_ID.items(), "lord", LordCard, label="option-lord", rule="16.3")
LOCATION: Final = point_at(LOCATION_ID.items(), "location", Tile, label="option-location", rule="16.3")
DISCARD: Final = point_at(BY_ALLY, "ally", Card, label="option-discard", rule="16.3")
SEAT: Final = point_at(enumerate(SEAT_ID), "player", int, label="option-seat", rule="16.3")
SCHEMER: Final = lord("schemer")
PROTECTED: Final = [Reason("16.4", "why-protected", {"player": seat}) for seat in SEAT_ID]
NO_TOKENS: Final = [Reason("16.3", "why-no-tokens", {"player": seat}) for seat in SEAT_ID]
NO_LORDS_LEFT: Final = Reason("16.3", "why-no-lords-left")
DECLINE: Final[Option[Any]] = Option("decline", 0, label="option-decline", rule="16.3")


# -- soldiers: aimed at opponents; a working Shaman stops them all ----------------------------------------------


def reached(t: AbyssTable, me: Player) -> list[Player]:
    """lord:shaman. The opponents a soldier of this player reaches, clockwise."""
    return [other for other in t.others(me) if not other.powers & SHAMAN]


def struck(t: AbyssTable, me: Player, soldier: str) -> list[Player]:
    """The opponents whom a soldier's ability strikes; the journal says who is protected (lord:shaman)."""
    reach = reached(t, me)
    if t.journal is not None:
        for other in t.others(me):
            if other not in reach:
                t.note("log-protected", "16.4", {"player": SEAT_ID[other.seat], "lord": LORD_ID[lord(soldier)]})
    return reach


def discard_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """lord:jailer. Any ally in the player's own hand."""
    return [DISCARD[kind] for kind in sorted(set(t.s.players[d.seat].hand))]


def grow_discard(
    t: AbyssTable, d: Decision, part: Sequence[Option[Card]], why: Reasons | None
) -> tuple[list[Option[Card]], bool]:
    """lord:commander. 23.2, 23.3, 23.5: as many own allies, of the player's choice, as the hand exceeds the limit."""
    rule = "23.5" if d.seat == t.s.turn else "23.2"  # at the end of the own turn, or on the Commander's arrival
    left = list(t.s.players[d.seat].hand)
    excess = len(left) - amount("commander")
    for option in part:
        left.remove(option.value)
    listing: Listing[Card] = Listing(why)
    enough = len(part) >= excess
    for kind in sorted(set(left)):
        listing.put(DISCARD[kind], Reason(rule, "why-enough-discarded", {"count": max(0, excess)}) if enough else None)
    if listing.explains and not enough:
        listing.bar(DONE, Reason(rule, "why-too-many-in-hand", {"count": excess, "limit": amount("commander")}))
        for option in {option.key: option for option in part}.values():  # once, however often it was taken
            if option.value not in left:
                listing.put(option, Reason(rule, "why-no-more-such", {"ally": CARD_ID[option.value]}))
    return listing.options, enough


def turn_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[LordCard]]:
    """lord:assassin. 24.1: a free lord of the victim that is not turned yet."""
    victim = t.s.players[d.args["victim"]]
    listing: Listing[LordCard] = Listing(why)
    for number in victim.lords:
        turned = number in victim.turned
        listing.put(LORD[number], Reason("24.1", "why-turned", {"lord": LORD_ID[number]}) if turned else None)
    if listing.explains:
        for lords in victim.tucked:
            for number in lords:
                listing.put(LORD[number], Reason("18.21", "why-tucked", {"lord": LORD_ID[number]}))
        for other in t.others(t.s.players[d.seat]):
            if other.powers & SHAMAN:
                for number in other.lords:
                    listing.aside(LORD[number], PROTECTED[other.seat])
    return listing.options


def token_victim_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """lord:hunter. The opponents who hold a monster token and are not protected."""
    me = t.s.players[d.seat]
    reach = reached(t, me)
    listing: Listing[int] = Listing(why)
    for other in t.others(me):
        seat = other.seat
        listing.put(SEAT[seat], PROTECTED[seat] if other not in reach else None if other.tokens else NO_TOKENS[seat])
    return listing.options


def _victim_figures(t: AbyssTable, d: Decision) -> Args:
    """lord:assassin. Whose lords are looked at."""
    return {"victim": SEAT_ID[d.args["victim"]]}


def _excess_figures(t: AbyssTable, d: Decision) -> Args:
    """23.2: how many must go, and how many may stay."""
    limit = amount("commander")
    return {"count": max(0, len(t.s.players[d.seat].hand) - limit), "limit": limit}


JAILER_DISCARD: Final = Pick("jailer-discard", "16.3", discard_menu)
COMMANDER_DISCARD: Final = PickMany("commander-discard", "23.2", grow_discard, passable=True, figures=_excess_figures)
TURN: Final = Pick("assassin-turn", "24.1", turn_menu, passable=True, figures=_victim_figures)
STEAL_FROM: Final = Pick("hunter-victim", "16.3", token_victim_menu, passable=True)


@ruling("simultaneous_discards")
async def jailer(t: AbyssTable, me: Player) -> None:
    """lord:jailer. Each opponent discards an ally of their own choice."""
    victims = [other for other in struck(t, me, "jailer") if other.hand]
    cards = await t.ask_all(JAILER_DISCARD, [victim.seat for victim in victims])
    for victim, card in zip(victims, cards, strict=True):
        t.discard_allies(victim, (card,), "16.3")


async def seeker(t: AbyssTable, me: Player) -> None:
    """lord:seeker. Each opponent returns two pearls, or what there is."""
    for victim in struck(t, me, "seeker"):
        lost = min(amount("seeker"), victim.pearls)
        t.return_pearls(victim, lost)
        if lost and t.journal is not None:
            t.note("log-loses-pearls", "16.3", {"player": SEAT_ID[victim.seat], "count": lost})


async def assassin(t: AbyssTable, me: Player) -> None:
    """lord:assassin. 24.1: one free lord of each opponent is turned."""
    for victim in struck(t, me, "assassin"):
        target = await t.ask_if_any(TURN, me.seat, {"victim": victim.seat})
        if target is not None:
            t.turn_lord(me, victim, target)


@ruling("simultaneous_discards")
async def commander(t: AbyssTable, me: Player) -> None:
    """lord:commander. 23.1-23.3: every opponent with more than six allies in hand discards the excess at once."""
    limit = amount("commander")
    victims = [other for other in struck(t, me, "commander") if len(other.hand) > limit]
    choices = await t.ask_all(COMMANDER_DISCARD, [victim.seat for victim in victims])
    for victim, cards in zip(victims, choices, strict=True):
        t.discard_allies(victim, cards, "23.2")


async def hunter(t: AbyssTable, me: Player) -> None:
    """lord:hunter. A random monster token of an opponent changes hands."""
    victim = await t.ask_if_any(STEAL_FROM, me.seat)
    if victim is not None:
        t.steal_token(me, t.s.players[victim])


# -- merchants --------------------------------------------------------------------------------------------------


async def gain(slug: str, rule: str, t: AbyssTable, me: Player) -> None:
    """lord:trader, lord:peddler, lord:shopkeeper, lord:landlord. Pearls on entering play."""
    t.gain_pearls(me, amount(slug), rule)


# -- mages ------------------------------------------------------------------------------------------------------


async def invoker(t: AbyssTable, me: Player) -> None:
    """lord:invoker. One more complete turn after this one."""
    t.s.extra = True


async def apprentice(t: AbyssTable, me: Player) -> None:
    """lord:apprentice. A Council stack, unseen, into hand."""
    race = await t.ask_if_any(APPRENTICE_STACK, me.seat)
    if race is not None:
        t.take_stack(me, race, "16.3")


def own_location_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Tile]]:
    """lord:illusionist. An own location to give up, or none."""
    return [DECLINE, *(LOCATION[tile] for tile in t.s.players[d.seat].locations)]


def available_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Tile]]:
    """lord:illusionist. A face-up location."""
    return [LOCATION[tile] for tile in t.s.available]


APPRENTICE_STACK: Final = Pick("apprentice-stack", "16.3", stack_menu, passable=True)
GIVE_UP: Final = Pick("illusionist-give", "16.3", own_location_menu)
GET_INSTEAD: Final = Pick("illusionist-get", "16.3", available_menu, passable=True)


async def illusionist(t: AbyssTable, me: Player) -> None:
    """lord:illusionist. An own location may be exchanged for a face-up one; its lords stay under the new tile."""
    if not me.locations or not t.s.available:
        return
    old = await t.ask(GIVE_UP, me.seat)
    if old:
        new = await t.ask(GET_INSTEAD, me.seat)
        t.exchange_with_available(me, old, new)
        await settle_in(t, me, new)


# -- politicians ------------------------------------------------------------------------------------------------


def bribe_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[LordCard]]:
    """lord:corruptor. A lord of the Court for five pearls in place of its whole cost, or none."""
    me = t.s.players[d.seat]
    bribe = amount("corruptor")
    too_dear = Reason("14.13", "why-too-dear", {"price": bribe, "pearls": me.pearls}) if me.pearls < bribe else None
    listing: Listing[LordCard] = Listing(why)
    listing.put(DECLINE)
    for number in t.s.court:
        listing.put(LORD[number], too_dear)
    return listing.options


def dismissal_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[LordCard]]:
    """lord:traitor, lord:schemer. 24.6, 27.1-27.3: another own free lord, turned ones among them, or none."""
    me = t.s.players[d.seat]
    itself = d.args["lord"]
    # An Opportunist used meanwhile may have taken the last lord of the deck.
    none_to_come = NO_LORDS_LEFT if itself == SCHEMER and not len(t.s.lords) else None
    listing: Listing[LordCard] = Listing(why)
    listing.put(DECLINE)
    for number in me.lords:
        if number != itself:
            listing.put(LORD[number], none_to_come)
    if listing.explains:
        listing.put(LORD[itself], Reason("27.1", "why-itself", {"lord": LORD_ID[itself]}))
        for lords in me.tucked:
            for number in lords:
                listing.put(LORD[number], Reason("27.2", "why-tucked", {"lord": LORD_ID[number]}))
    return listing.options


def court_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[LordCard]]:
    """lord:traitor. Any lord of the Court."""
    return [LORD[number] for number in t.s.court]


def _itself_figures(t: AbyssTable, d: Decision) -> Args:
    """lord:traitor, lord:schemer. Whose ability it is."""
    return {"lord": LORD_ID[d.args["lord"]]}


BRIBE: Final = Pick("corruptor-bribe", "16.3", bribe_menu, passable=True)
DISMISS: Final = Pick("dismiss", "27.1", dismissal_menu, passable=True, figures=_itself_figures)
TRAITOR_COURT: Final = Pick("traitor-court", "27.1", court_menu, passable=True)


async def corruptor(t: AbyssTable, me: Player) -> None:
    """lord:corruptor. A second lord of the Court may be recruited at once for five pearls (20.1 counts it)."""
    second = await t.ask(BRIBE, me.seat)
    if second:
        price = amount("corruptor")
        t.return_pearls(me, price)
        if t.journal is not None:
            t.note("log-bribes", "16.3", {"player": SEAT_ID[me.seat], "lord": LORD_ID[second], "count": price})
        t.welcome(me, second, "16.3")
        await enter_play(t, me, second)


async def traitor(t: AbyssTable, me: Player) -> None:
    """lord:traitor. 27.1-27.4: another own free lord may be replaced by any lord of the Court."""
    if not t.s.court:
        return
    old = await t.ask(DISMISS, me.seat, {"lord": lord("traitor")})
    if old:
        t.dismiss(me, old)
        new = await t.ask(TRAITOR_COURT, me.seat)
        t.welcome(me, new, "27.4", "log-takes-from-court")
        await enter_play(t, me, new)


async def schemer(t: AbyssTable, me: Player) -> None:
    """lord:schemer. 27.1-27.4: another own free lord may be replaced by the top lord of the deck, unseen."""
    if not len(t.s.lords):
        return
    old = await t.ask(DISMISS, me.seat, {"lord": SCHEMER})
    if old:
        t.dismiss(me, old)
        await enter_play(t, me, t.welcome_from_deck(me))


# -- ambassadors ------------------------------------------------------------------------------------------------


@ruling("ambassador_choice")
async def ambassador(slug: str, t: AbyssTable, me: Player) -> None:
    """lord:sage, lord:hermit, lord:elder, 18.27, 18.28. Tiles are drawn; the lord is tucked under the one kept."""
    tiles = min(amount(slug), len(t.s.stack))
    if tiles:
        t.draw_locations(tiles)
        await control_with(t, me, lord(slug))


ON_RECRUIT: Final[dict[int, Callable[[AbyssTable, Player], Awaitable[None]]]] = {
    lord("jailer"): jailer,
    lord("seeker"): seeker,
    lord("assassin"): assassin,
    lord("commander"): commander,
    lord("hunter"): hunter,
    lord("trader"): partial(gain, "trader", "16.3"),
    lord("peddler"): partial(gain, "peddler", "16.3"),
    lord("shopkeeper"): partial(gain, "shopkeeper", "16.3"),
    lord("landlord"): partial(gain, "landlord", "16.4"),
    lord("invoker"): invoker,
    lord("apprentice"): apprentice,
    lord("illusionist"): illusionist,
    lord("corruptor"): corruptor,
    lord("traitor"): traitor,
    lord("schemer"): schemer,
    lord("sage"): partial(ambassador, "sage"),
    lord("hermit"): partial(ambassador, "hermit"),
    lord("elder"): partial(ambassador, "elder"),
}


@ruling("arrow_abilities")
async def enter_play(t: AbyssTable, me: Player, number: LordCard) -> None:
    """16.3: what the lord does on entering play, now and never again, as far as it can be done.

    Only a lord whose card says so may be told to do nothing: Illusionist, Corruptor, Traitor and Schemer ask.
    """
    deed = ON_RECRUIT.get(number)
    if deed is not None:
        await deed(t, me)
