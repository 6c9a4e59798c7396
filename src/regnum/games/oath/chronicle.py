"""Writing the Chronicle (section 8): what the winner decides, step by step. What then becomes of the world: `world.py`.

The game is won, the match goes on until the Chronicle is written: only then does it say who has won and lie open.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from regnum.games.oath import world
from regnum.games.oath.asking import CARD, DECLINE, NO, OATH, SEAT, SUIT_OPTION, YES
from regnum.games.oath.catalogue import (
    CAPACITY,
    CARD_ID,
    CARDS,
    EDIFICES,
    NO_CARD,
    NO_SUIT,
    OATH_ID,
    OATHS,
    SEAT_ID,
    SITE_ID,
    SLOTS,
    SUIT,
    SUIT_ID,
    SUITS,
    TURNED,
    VISION_OATH,
    Card,
    Slot,
    is_denizen,
    is_edifice,
)
from regnum.games.oath.state import CHRONICLE, CITIZEN, EXILE, NOBODY, Player, Writing
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick, PickMany
from regnum.kernel.things import SEATS, Seat

OATH_STEP, CITIZENS, ANSWERS, EDIFICE, SUIT_STEP = "oath", "citizens", "answers", "edifice", "suit"
"""The places of rest: before each choice."""

EDIFICE_OF = {CARDS[card].suit: card for card in EDIFICES if not CARDS[card].ruined}
"""The edifice of each suit, intact side up."""


def begin(t: OathTable, visions: Sequence[Card]) -> None:
    """3.b, 8.a: the game is over; the winner writes the Chronicle. `visions`: those by which alone it was won."""
    t.s.phase = CHRONICLE
    t.s.writing = Writing(OATH_STEP, vision=visions[0] if len(visions) == 1 else NO_CARD)
    t.fence()


async def write(t: OathTable) -> None:
    """8.a-b: one step after the other, in their order."""
    writing = t.s.writing
    assert writing is not None
    await STEPS[writing.step](t, writing, t.s.players[t.s.winner])


def _figures(t: OathTable, d: Decision) -> Args:
    return {"player": SEAT_ID[t.s.winner]}


# -- 8.1: an oath ----------------------------------------------------------------------------------------------------

JUST_FLIPPED = Reason("8.2.e", "why-just-flipped")
NO_EXILE = Reason("8.2.d", "why-no-exile")
OATH_IN_USE = Reason("8.1.d", "why-oath-in-use")


def _oath_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """8.1.b-d: any goal tile but the one that was in use."""
    listing: Listing[int] = Listing(why)
    for oath in range(len(OATHS)):
        listing.put(OATH[oath], OATH_IN_USE if oath == t.s.oath else None)
    return listing.options


VOW: Pick[int] = Pick("vow-oath", "8.1", _oath_menu, figures=_figures)


async def _vow(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.1.a-f, A.4.1.a-d: a Vision alone names the oath, even the one in use; any other victory leaves the choice."""
    if writing.vision == NO_CARD:
        writing.oath = await t.ask(VOW, winner.seat)
    else:
        writing.oath = VISION_OATH[writing.vision]
    if t.journal is not None:
        t.note("log-vows", "8.1", {"player": SEAT_ID[winner.seat], "oath": OATH_ID[writing.oath]})
    writing.step = CITIZENS


# -- 8.2: Citizenship ------------------------------------------------------------------------------------------------


def invited(t: OathTable, writing: Writing, winner: Player) -> list[Seat]:
    """8.2.d-f: the Exiles, other than those just flipped, to whom an Exile who won may offer Citizenship."""
    if winner.role != EXILE:
        return []
    others = [player for player in t.others(winner) if player.role == EXILE]
    return [player.seat for player in others if player.seat not in writing.flipped]


def _offers(
    t: OathTable, d: Decision, part: Sequence[Option[Seat]], why: Reasons | None
) -> tuple[list[Option[Seat]], bool]:
    """8.2.d: any of those who may be invited."""
    s = t.s
    assert s.writing is not None
    able = [SEAT[seat] for seat in invited(t, s.writing, s.players[s.winner])]
    if why is not None:
        for player in s.players:
            if player.seat in s.writing.flipped:
                why.aside(SEAT[player.seat], JUST_FLIPPED.rule, JUST_FLIPPED.message)
            elif player.role != EXILE:
                why.aside(SEAT[player.seat], NO_EXILE.rule, NO_EXILE.message)
    return [option for option in able if option not in part], True


OFFERS: PickMany[Seat] = PickMany("chronicle-offers", "8.2.d", _offers, figures=_figures)


async def _offer(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.2.a-f, 8.2.i, A.4.2.a-b: an Exile who won turns all Citizens' boards, then may make offers to other Exiles.

    Boards left in the box are turned too: they are the colours of `citizens` that nobody plays.
    """
    s = t.s
    if winner.role == EXILE:
        flipped = [player for player in t.in_turn_order() if player.role == CITIZEN]
        for player in flipped:
            t.chancellor.bank += player.warbands
            player.warbands = 0
            player.role = EXILE
            t.player_changed(player.seat)
            if t.journal is not None:
                t.note("log-board-flipped", "8.2", {"player": SEAT_ID[player.seat]})
        writing.flipped = tuple([player.seat for player in flipped])
        s.citizens = ()
    if invited(t, writing, winner):
        writing.offered = await t.ask(OFFERS, winner.seat)
    writing.step = ANSWERS


def _yes_or_no(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


ACCEPT: Pick[bool] = Pick("chronicle-accept", "8.2.g", _yes_or_no, figures=_figures)


async def _answers(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.2.g: each Exile who was made an offer answers it, in turn order."""
    if writing.offered:
        seat = SEATS[writing.offered[0]]
        accepts = await t.ask(ACCEPT, seat)
        writing.offered = writing.offered[1:]
        if accepts:
            _join(t, writing, winner, t.s.players[seat])
        elif t.journal is not None:
            t.note("log-declines-citizenship", "8.2", {"player": SEAT_ID[seat]})
    if not writing.offered:
        writing.step = EDIFICE


def _join(t: OathTable, writing: Writing, winner: Player, citizen: Player) -> None:
    """8.2.g-h, A.4.2.c: the board is turned; at each site ruled the warbands give way to one of the winner's.

    So do the bandits of sites ruled through the Bandit Crown. If the bank is empty (9.3), the board gives them.
    """
    s = t.s
    ruled = t.sites_ruled(citizen.seat)
    for slot in ruled:
        site = s.sites[slot]
        citizen.bank += site.warbands
        site.army, site.warbands = NOBODY, 0
        if not winner.bank and winner.warbands:
            winner.warbands -= 1
            winner.bank += 1
        if winner.bank:
            winner.bank -= 1
            site.army, site.warbands = winner.colour, 1
    citizen.bank += citizen.warbands
    citizen.warbands = 0
    citizen.role = CITIZEN
    writing.joined = (*writing.joined, citizen.seat)
    t.reindex()
    if t.journal is not None:
        t.note("log-becomes-citizen", "8.2", {"player": SEAT_ID[citizen.seat]})


# -- 8.3.1: an edifice -----------------------------------------------------------------------------------------------

BUILD_NOT_RULED = Reason("8.3.1.d", "why-not-ruled")
REPAIR_NOT_RULED = Reason("8.3.1.h", "why-not-ruled")
NO_EDIFICE_LEFT = Reason("8.3.1.e", "why-no-edifice-left")
EDIFICE_HERE = Reason("8.3.1.d", "why-edifice-here")
NO_ROOM_TO_BUILD = Reason("8.3.1", "why-no-room-to-build")


def _fits(t: OathTable, slot: Slot, card: Card) -> bool:
    """8.3.1.e: whether an edifice in that card's place fits the site: a capacity owed to the card itself is gone."""
    site = t.s.sites[slot]
    capacity = CAPACITY[site.card]
    for power in t.voices("capacity"):
        told = power.capacity(t, slot) if power.card != card else None
        if told is not None:
            capacity = told
            break
    return len(site.cards) <= capacity


def _against_building(t: OathTable, slot: Slot, card: Card) -> Obstacle:
    """8.3.1.d-e: what stands against an edifice in the place of a denizen."""
    if any(is_edifice(other) for other in t.s.sites[slot].cards):
        return EDIFICE_HERE
    if EDIFICE_OF[SUIT[card]] not in t.s.archive:
        return NO_EDIFICE_LEFT
    return None if _fits(t, slot, card) else NO_ROOM_TO_BUILD


def _build_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """8.3.1.a-e, h: a ruin to repair or a denizen to replace, at a site that the winner rules; or neither."""
    listing: Listing[Card] = Listing(why)
    for slot in t.sites_ruled(d.seat):
        for card in t.s.sites[slot].cards:
            if is_denizen(card):
                listing.put(CARD[card], _against_building(t, slot, card))
            elif CARDS[card].ruined:
                listing.put(CARD[card])
    if listing.explains:
        for slot in set(SLOTS).difference(t.sites_ruled(d.seat)):
            for card in t.s.sites[slot].cards:
                listing.aside(CARD[card], BUILD_NOT_RULED if is_denizen(card) else REPAIR_NOT_RULED)
    listing.put(DECLINE)
    return listing.options


BUILD: Pick[Card] = Pick("build-edifice", "8.3.1", _build_menu, passable=True, figures=_figures)


async def _build(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.3.1.a-h, A.4.3.a-d, 2.9.a: the Chancellor or a Citizen may build one edifice, or repair one instead."""
    if winner.role != EXILE:
        card = await t.ask(BUILD, winner.seat)
        if card != DECLINE.value:
            _raise_edifice(t, writing, winner, card)
    world.clear_and_fill(t, writing, winner)
    writing.step = SUIT_STEP


def _raise_edifice(t: OathTable, writing: Writing, winner: Player, card: Card) -> None:
    """8.3.1.e-h: a ruin is turned over; a denizen goes to the world deck for the edifice of its suit."""
    s = t.s
    slot = next(slot for slot in SLOTS if card in s.sites[slot].cards)
    site = s.sites[slot]
    built = is_denizen(card)
    edifice = EDIFICE_OF[SUIT[card]] if built else TURNED[card]
    site.cards = tuple([edifice if other == card else other for other in site.cards])
    if built:
        world.into_deck(t, [card])
        s.archive = tuple([other for other in s.archive if other != edifice])
        writing.built = edifice
    else:
        writing.repaired = edifice
    writing.where = site.card
    t.site_changed(slot)
    if t.journal is not None:
        args = {"player": SEAT_ID[winner.seat], "edifice": CARD_ID[edifice], "site": SITE_ID[site.card]}
        if built:
            t.note("log-builds", "8.3.1", {**args, "card": CARD_ID[card]})
        else:
            t.note("log-repairs", "8.3.1", args)


# -- 8.4: a suit -----------------------------------------------------------------------------------------------------


LESS_COMMON = Reason("8.4.a", "why-less-common")


def common_suits(t: OathTable, winner: Player) -> list[int]:
    """8.4.a-c: the most common suits among the winner's faceup advisers; without one that has a suit, all of them."""
    counts = [t.advisers_of_suit(winner.seat, suit) for suit in range(len(SUITS))]
    return [suit for suit, count in enumerate(counts) if count == max(counts)]


def _suit_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """8.4.a: the suits that may count as the most common."""
    listing: Listing[int] = Listing(why)
    common = common_suits(t, t.s.players[d.seat])
    for suit in common:
        listing.put(SUIT_OPTION[suit])
    for suit in range(len(SUITS)) if listing.explains else ():
        if suit not in common:
            listing.aside(SUIT_OPTION[suit], LESS_COMMON)
    return listing.options


COMMON_SUIT: Pick[int] = Pick("common-suit", "8.4", _suit_menu, passable=True, figures=_figures)


async def _settle_the_suit(t: OathTable, writing: Writing, winner: Player) -> None:
    """8.4.a-c, A.4.4.a: the winner settles a tie; then the world is made ready for the next game (8.4-8.8)."""
    writing.suit = await t.ask(COMMON_SUIT, winner.seat)
    if t.journal is not None:
        t.note("log-common-suit", "8.4", {"player": SEAT_ID[winner.seat], "suit": SUIT_ID[writing.suit]})
    world.renew(t, writing, winner)
    t.note("log-chronicle-written", "8", {"player": SEAT_ID[winner.seat]})
    t.s.over = True


STEPS: dict[str, Callable[[OathTable, Writing, Player], Coroutine[Any, Any, None]]] = {
    OATH_STEP: _vow,
    CITIZENS: _offer,
    ANSWERS: _answers,
    EDIFICE: _build,
    SUIT_STEP: _settle_the_suit,
}
assert NO_SUIT not in EDIFICE_OF
