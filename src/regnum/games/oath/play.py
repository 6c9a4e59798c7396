"""Playing a card (5.1.4): after a Search, or a facedown adviser (6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from regnum.games.oath import law, modifiers
from regnum.games.oath.asking import CARD, DECLINE, ENOUGH, figures
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    ADVISER_ONLY,
    CARD_ID,
    CONSPIRACY,
    DECK,
    NO_CARD,
    NO_SLOT,
    SEAT_ID,
    SITE_ID,
    SITE_ONLY,
    SLOT_ID,
    SLOTS,
    SUIT,
    THING_ID,
    THING_OF,
    Card,
    Pile,
    Slot,
    is_vision,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.powers import KIND, MASK_OF, POWERS, WINDOW, Power, WhenPlayed
from regnum.games.oath.promises import NO_VISION, promised
from regnum.games.oath.state import EXILE, NOBODY, Play, Player, Search
from regnum.games.oath.table import OathTable, pile_name
from regnum.games.oath.tabletop.index import each
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Arrange, Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat, things

Where = tuple[str, int]

GREAT_SLUM = THING_OF["site:great-slum"]

TO_SITE = tuple(
    Option(f"play:{thing}", ("site", n), label="option-play-site", rule="5.1.4.I", target=thing, args={"site": thing})
    for n, thing in enumerate(SITE_ID)
)
TO_HIDDEN_SITE = tuple(
    Option(f"play:{thing}", ("hidden", n), label="option-play-site", rule="5.1.4.I", target=thing, args={"site": thing})
    for n, thing in enumerate(SLOT_ID)
)
TO_ADVISERS: Option[Where] = Option("play:advisers", ("advisers", 1), label="option-play-advisers", rule="5.1.4.II")
TO_ADVISERS_DOWN: Option[Where] = Option(
    "play:facedown", ("advisers", 0), label="option-play-facedown", rule="5.1.4.II"
)
AS_VISION: Option[Where] = Option("play:vision", ("vision", 0), label="option-play-vision", rule="5.1.4.III")
TO_PILE: Option[Where] = Option("play:discard", ("discard", 0), label="option-play-discard", rule="5.1.4.d")

FULL = Reason("5.1.4.I.a", "why-site-full")
HIDDEN = Reason("2.8.1.b", "why-facedown-site")
ELSEWHERE = Reason("5.1.4.a", "why-not-your-site")
VISION_AT_SITE = Reason("5.1.4.III.a", "why-vision-at-site")
VISION_FACEUP = Reason("5.1.4.III.b", "why-vision-imperial")
VISION_ADVISER = Reason("5.1.4.III.e", "why-vision-adviser")
NOT_A_VISION = Reason("5.1.4.c", "why-no-vision")
NO_ROOM = Reason("5.1.4.II.g", "why-no-adviser-leaves")
ONE_AT_SITE = Reason("5.1.4", "why-one-at-site")
DOWN_AGAIN = Reason("6.1.a", "why-down-again")


def _restricted(card: Card) -> Reason:
    """7.2.1.a, 7.2.1.d: a mark stands against it."""
    return Reason("7.2.1.d" if ADVISER_ONLY[card] else "7.2.1.a", "why-restricted", {"card": CARD_ID[card]})


def own_powers(card: Card, window: str) -> Sequence[Power]:
    """5.1.4.a: the powers of a card that is only being played."""
    mask = MASK_OF[card] & WINDOW[window]
    return () if not mask else list(each(mask))


def _banned(t: OathTable, search: Search, play: Play) -> Reason | None:
    """5.1.4.e: bans on this play, by powers in force and by the card itself."""
    if WINDOW["play_cannot"] & t.in_play:
        for power in t.speaking(search, "play_cannot"):
            reason = power.play_cannot(t, play)
            if reason is not None:
                return reason
    for power in own_powers(play.card, "play_own_cannot"):
        reason = power.play_own_cannot(t, play)
        if reason is not None:
            return reason
    return None


def reachable(t: OathTable, search: Search, play: Play) -> list[Slot]:
    """5.1.4.I.a-e: the sites to which this card may be played: one's own, and what powers add."""
    slots = [search.at]
    for power in t.speaking(search, "play_slots"):
        slots += [slot for slot in power.play_slots(t, play) if slot not in slots]
    return slots


def room_makers(t: OathTable, search: Search, play: Play) -> list[Card]:
    """Cards that may be discarded first when playing to `play.slot` (People's Favor, Great Slum, Crop Rotation).

    5.1.4.I.c.
    """
    cards: list[Card] = []
    for power in t.speaking(search, "play_room"):
        cards += [card for card in room_by(t, play, power) if card not in cards]
    return cards


def room_by(t: OathTable, play: Play, power: Power) -> list[Card]:
    """5.1.4.I.c: those of them that one power lets be discarded."""
    return [card for card in power.play_room(t, play) if t.cannot_discard(card, play.who) is None]


def needs_room(t: OathTable, play: Play) -> bool:
    """5.1.4.I.a: whether the site is full, for a card that does not ignore it."""
    if t.room(play.slot) > 0:
        return False
    return not any(power.play_ignores_capacity() for power in own_powers(play.card, "play_ignores_capacity"))


def at_site(t: OathTable, search: Search, card: Card, slot: Slot, reach: Sequence[int]) -> Reason | None:
    """5.1.4.I.a-e: why a card cannot be played to a site."""
    if is_vision(card):
        return VISION_AT_SITE
    if ADVISER_ONLY[card]:
        return _restricted(card)
    if not t.s.sites[slot].faceup:
        return HIDDEN
    if slot not in reach:
        return ELSEWHERE
    play = Play(search.who, card, slot, True, not search.adviser)
    if needs_room(t, play) and not any(t.slot_of(c) == slot for c in room_makers(t, search, play)):
        return FULL
    return _banned(t, search, play)


@ruling("turning_an_adviser_up")
def among_advisers(t: OathTable, search: Search, card: Card, faceup: bool) -> Reason | None:
    """5.1.4.II.a-i, A.1.c: why a card cannot be played to one's advisers; facedown any card can be."""
    me = t.s.players[search.who]
    if faceup:
        if is_vision(card):
            return VISION_ADVISER
        if SITE_ONLY[card]:
            return _restricted(card)
    elif search.adviser:
        return DOWN_AGAIN
    if t.too_many_advisers(me, card, faceup) > len(t.may_leave(me, card, faceup)):
        return NO_ROOM
    return _banned(t, search, Play(search.who, card, NO_SLOT, faceup, not search.adviser))


def as_vision(t: OathTable, search: Search, card: Card) -> Reason | None:
    """5.1.4.III.a-g, IV: why a card cannot be played as a faceup Vision."""
    if not is_vision(card):
        return NOT_A_VISION
    if card != CONSPIRACY and t.s.players[search.who].role != EXILE:
        return VISION_FACEUP
    vow = promised(t.s, NO_VISION, search.who)
    if vow is not None:
        return vow
    return _banned(t, search, Play(search.who, card, NO_SLOT, True, not search.adviser))


def _to_site(t: OathTable, slot: Slot) -> Option[Where]:
    """5.1.4.a: how a site is named in the menu."""
    site = t.s.sites[slot]
    return TO_SITE[site.card] if site.faceup else TO_HIDDEN_SITE[slot]


def _play_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.1.4.a-e: where the card can go. It may always be discarded."""
    search = t.s.search
    card = search.kept[0]
    listing: Listing[Any] = Listing(why)
    second = ONE_AT_SITE if search.played and not search.sited else None
    if is_vision(card):
        listing.put(AS_VISION, second or as_vision(t, search, card))
        if why is not None:
            for slot in SLOTS:
                why.aside(_to_site(t, slot), VISION_AT_SITE.rule, VISION_AT_SITE.message)
    else:
        if why is not None:
            why.aside(AS_VISION, NOT_A_VISION.rule, NOT_A_VISION.message)
        reach = reachable(t, search, Play(search.who, card, search.at, True, not search.adviser))
        for slot in SLOTS if listing.explains else reach:
            listing.put(_to_site(t, slot), at_site(t, search, card, slot, reach))
    listing.put(TO_ADVISERS, second or among_advisers(t, search, card, True))
    listing.put(TO_ADVISERS_DOWN, second or among_advisers(t, search, card, False))
    listing.put(TO_PILE)
    return listing.options


def _play_figures(t: OathTable, d: Decision) -> Args:
    """5.1.4.a: which card is to be played."""
    return {"card": CARD_ID[t.s.search.kept[0]]}


PLAY: Pick[Where] = Pick("play-card", "5.1.4", _play_menu, figures=_play_figures)


def _say_locked(t: OathTable, cards: Sequence[Card], who: Seat, why: Reasons) -> None:
    """7.2.2.a, 7.4.3.a: cards that cannot be discarded, for one who tries it."""
    for card in cards:
        reason = t.cannot_discard(card, who)
        if reason is not None:
            why.aside(CARD[card], reason.rule, reason.message, **reason.args)


def _make_room(
    t: OathTable, d: Decision, part: Sequence[Option[Card]], why: Reasons | None
) -> tuple[list[Option[Card]], bool]:
    """5.1.4.II.g, 7.6.4.a-d: as many advisers as are too many, of those that may leave."""
    play = t.s.play
    me = t.s.players[play.who]
    surplus, may_leave = t.crowd(me, [option.value for option in part], ((play.card, play.faceup),))
    if why is not None:
        _say_locked(t, t.faceup_advisers(me.seat), me.seat, why)
    return ([CARD[card] for card in may_leave] if surplus else []), not surplus


MAKE_ROOM: PickMany[Card] = PickMany("make-room", "5.1.4.II.g", _make_room)


def _site_room_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """The card that is discarded first; none where there is room anyway, or another power can still make it.

    5.1.4.I.c.
    """
    play = t.s.play
    cards = room_by(t, play, POWERS[d.args["by"]])
    if why is not None:
        for slot in SLOTS:
            _say_locked(t, t.s.sites[slot].cards, play.who, why)
    if d.args["must"]:
        return [CARD[card] for card in cards if t.slot_of(card) == play.slot]
    return [*(CARD[card] for card in cards), DECLINE]


DISCARD_FIRST: Pick[Card] = Pick("discard-first", "5.1.4.I", _site_room_menu, passable=True, figures=figures)


def _together_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    return [CARD[card] for card in t.s.discards[d.args["pile"]][-d.args["count"] :]]


DISCARD_TOGETHER: Arrange[Card] = Arrange("discard-together", "10.10", _together_menu, passable=True)
"""10.10.b: cards discarded together lie in any order that the discarding player likes, the last on top."""


async def arrange_pile(t: OathTable, me: Player, pile: Pile, count: int) -> None:
    """10.10.b: so many cards that a player has just discarded onto one pile are put in order."""
    if count > 1:
        ordered = await t.ask(DISCARD_TOGETHER, me.seat, {"pile": pile, "count": count})
        t.s.discards[pile] = (*t.s.discards[pile][:-count], *ordered)


async def discard_advisers(t: OathTable, owner: Player, cards: Sequence[Card], to: tuple[Pile, bool]) -> None:
    """10.10.b: advisers are discarded by their owner, in any order."""
    for card in cards:
        t.discard_adviser(owner, card, owner.seat, *to)
    pile, top = to
    if top and pile != DECK:
        await arrange_pile(t, owner, pile, len(cards))


async def discard_all(t: OathTable, me: Player, cards: Sequence[Card]) -> None:
    """10.10.b: cards at sites are discarded together, those for one pile in any order."""
    piles = [t.pile_for(me.seat, t.slot_of(card)) for card in cards]
    for card in cards:
        t.discard_at(card, me.seat)
    for pile in sorted(set(piles)):
        await arrange_pile(t, me, pile, piles.count(pile))


def discards_to(t: OathTable, search: Search) -> tuple[Pile, bool]:
    """10.10.a-i, 5.1.3.a: the pile for what is discarded in this action, and whether on top."""
    for power in t.speaking(search, "search_discards_to"):
        place = power.search_discards_to(t, search)
        if place is not None:
            return place
    return t.pile_for(search.who), True


def discard_drawn(t: OathTable, search: Search, cards: Sequence[Card]) -> None:
    """5.1.3.a: drawn cards are discarded, facedown; who has not drawn them no longer knows where they are."""
    if not cards:
        return
    pile, top = discards_to(t, search)
    mask = t.all_seats() if search.open else 1 << search.who
    for card in cards:
        search.drawn = tuple([other for other in search.drawn if other != card])
        search.kept = tuple([other for other in search.kept if other != card])
        t.s.seen[card] &= mask
        t.put_on_pile(card, pile, top)
    if t.journal is not None:
        t.note(
            "log-discards",
            "5.1.3",
            {"player": SEAT_ID[search.who], "count": len(cards), "pile": pile_name(pile)},
            {"cards": things(CARD_ID[card] for card in cards)},
            mask,
        )


async def play_kept(t: OathTable, me: Player, search: Search) -> None:
    """5.1.4.a-e: play the kept cards, one after the other."""
    while search.kept:
        if len(search.kept) > 1:
            first = await t.ask(FIRST_PLAY, me.seat)
            search.kept = (first, *(card for card in search.kept if card != first))
        where = await t.ask(PLAY, me.seat)
        await play_to(t, me, search, where)


def _first_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    """5.1.4.a: the cards that are kept."""
    return [CARD[card] for card in t.s.search.kept]


FIRST_PLAY: Pick[Card] = Pick("play-first", "5.1.4", _first_menu)


async def play_to(t: OathTable, me: Player, search: Search, where: Where) -> None:
    """5.1.4.a-e: play the first of the kept cards to where the player says."""
    card = search.kept[0]
    if where[0] == "discard":
        if search.adviser:
            search.kept = ()
            pile, top = discards_to(t, search)
            t.discard_adviser(me, card, me.seat, pile, top)
        else:
            discard_drawn(t, search, (card,))
        return
    slot = t.slot(where[1]) if where[0] == "site" else NO_SLOT
    faceup = where != ("advisers", 0)
    play = Play(me.seat, card, slot, faceup, not search.adviser)
    t.s.plays.append(play)
    if slot != NO_SLOT:
        await _play_at_site(t, me, search, play)
    elif where[0] == "vision":
        await _play_vision(t, me, search, play)
    else:
        await _play_adviser(t, me, search, play)
    search.played = (*search.played, play.card)
    search.sited = search.sited or slot != NO_SLOT
    if faceup:
        await _consequences(t, me, search, play)
    t.s.plays.remove(play)


def _out_of_hand(t: OathTable, me: Player, search: Search, card: Card) -> None:
    """5.1.4.a-e: the card leaves the drawn ones, or its place among the facedown advisers."""
    search.kept = tuple([other for other in search.kept if other != card])
    if search.adviser:
        t.remove_adviser(me, card)
    else:
        search.drawn = tuple([other for other in search.drawn if other != card])


async def _play_at_site(t: OathTable, me: Player, search: Search, play: Play) -> None:
    """5.1.4.I.a-e: discard first where a power allows it, place the card, gain 1 favor of its suit."""
    await _discard_first(t, me, search, play)
    _out_of_hand(t, me, search, play.card)
    t.add_to_site(play.slot, play.card)
    if t.journal is not None:
        args = {"player": SEAT_ID[me.seat], "card": CARD_ID[play.card], "site": t.site_name(play.slot)}
        t.note("log-plays-at-site", "5.1.4.I", args)
    if any(power.play_gains_secret() for power in t.speaking(search, "play_gains_secret")):
        t.gain_secrets(me, 1, "5.1.4.I.e")
    else:
        t.gain_favor(me, 1, SUIT[play.card], "5.1.4.I.e")


async def _discard_first(t: OathTable, me: Player, search: Search, play: Play) -> None:
    """Each power that lets one discard first gives a discard of its own (Crop Rotation beside the People's Favor).

    5.1.4.I.c-d.
    """
    powers = t.speaking(search, "play_room")
    for i, power in enumerate(powers):
        cards = room_by(t, play, power)
        if not cards:
            continue
        here = any(t.slot_of(card) == play.slot for card in cards)
        later = any(t.slot_of(card) == play.slot for other in powers[i + 1 :] for card in room_by(t, play, other))
        must = here and not later and needs_room(t, play)
        args = {"by": power.index, "must": must, "power": THING_ID[power.card]}
        first = await t.ask(DISCARD_FIRST, me.seat, args)
        if first == DECLINE.value:
            continue
        if t.speaking(search, "search_discards_to"):
            t.discard_at(first, me.seat, *discards_to(t, search))
        else:
            t.discard_at(first, me.seat)


async def _play_adviser(t: OathTable, me: Player, search: Search, play: Play) -> None:
    """5.1.4.II.a-i: discard advisers to make room, place the card faceup or facedown."""
    if t.too_many_advisers(me, play.card, play.faceup):
        if play.faceup:
            t.fence()  # everybody learns that it is none of the cards that ignore the limit
        gone = await t.ask(MAKE_ROOM, me.seat)
        await discard_advisers(t, me, gone, discards_to(t, search))
    if search.adviser:
        search.kept = ()
        t.turn_up(me, play.card)
    else:
        _out_of_hand(t, me, search, play.card)
        if not play.faceup:
            t.s.seen[play.card] &= t.all_seats() if search.open else 1 << me.seat
        t.add_adviser(me, play.card, play.faceup)
    if t.journal is not None:
        if play.faceup:
            t.note("log-plays-adviser", "5.1.4.II", {"player": SEAT_ID[me.seat], "card": CARD_ID[play.card]})
        else:
            t.note(
                "log-plays-facedown",
                "5.1.4.II",
                {"player": SEAT_ID[me.seat]},
                {"card": CARD_ID[play.card]},
                t.s.seen[play.card],
            )


async def _play_vision(t: OathTable, me: Player, search: Search, play: Play) -> None:
    """Onto the Revealed Vision space, the old Vision being discarded; the Conspiracy goes to the box.

    5.1.4.III.a-g, IV.
    """
    card = play.card
    _out_of_hand(t, me, search, card)
    t.s.seen[card] = t.all_seats()
    t.fence()
    if t.journal is not None:
        t.note("log-plays-vision", "5.1.4.III", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    if card == CONSPIRACY:
        t.s.boxed = (*t.s.boxed, card)
    else:
        old = me.vision
        me.vision = card
        if old != NO_CARD:
            await discard_vision(t, me, old, discards_to(t, search))


async def discard_vision(t: OathTable, owner: Player, vision: Card, to: tuple[Pile, bool] | None = None) -> None:
    """A revealed Vision is discarded (5.1.4.III.g, 6.6.2.e)."""
    if owner.vision == vision:
        owner.vision = NO_CARD
    if t.journal is not None:
        t.note("log-discards-vision", "10.10", {"player": SEAT_ID[owner.seat], "card": CARD_ID[vision]})
    for power in t.voices("vision_discarded"):
        if await power.vision_discarded(t, vision):
            return
    pile, top = (t.pile_for(owner.seat), True) if to is None else to
    t.put_on_pile(vision, pile, top)


async def _consequences(t: OathTable, me: Player, search: Search, play: Play) -> None:
    """5.1.4 (order of effects): Homeland and own modifiers, then powers of others, last the card's own power.

    5.1.4.a-e.
    """
    mine = t.speaking(search, "play_played")
    if mine:
        await modifiers.one_by_one(t, mine, me.seat, play, lambda power: power.play_played(t, play))
    if WINDOW["play_reaction"] & t.in_play:
        await reactions(t, "play_reaction", play)
    if t.refuses(me.seat):
        return  # P.15.h
    for power in each(MASK_OF[play.card] & KIND["when-played"]):
        if isinstance(power, WhenPlayed):
            await power.when_played(t, play)


@ruling("simultaneous_effects")
async def reactions(t: OathTable, window: str, *args: Any) -> None:
    """Powers of others that react: player by player in turn order from the Chancellor (simultaneous-effects).

    7.1.4.d.
    """
    for player in t.in_turn_order():
        powers = [power for power in t.voices(window) if t.holder(power) == player.seat]
        await modifiers.one_by_one(
            t, powers, player.seat, args[0], lambda power: partial(getattr(power, window), t)(*args)
        )
    loose = [power for power in t.voices(window) if t.holder(power) == NOBODY]
    await modifiers.one_by_one(
        t, loose, t.active.seat, args[0], lambda power: partial(getattr(power, window), t)(*args)
    )


# -- moving a card to a site -----------------------------------------------------------------------------------------


def cannot_move_to(t: OathTable, me: Player, card: Card, slot: Slot) -> Reason | None:
    """7.2.a, 2.8.1.a-b: why a faceup card cannot be moved to a site."""
    reason = t.cannot_move(card, me.seat, True)
    if reason is not None:
        return reason
    if not t.s.sites[slot].faceup:
        return HIDDEN
    if t.room(slot) > 0 or (slot == t.slot_of(GREAT_SLUM) and slum_discards(t, me, card, slot)):
        return None
    return FULL


def slum_discards(t: OathTable, me: Player, card: Card, slot: Slot) -> list[Card]:
    """A.2.9.b: cards of the Great Slum that may be discarded first when a card is moved from there (or to there)."""
    slum = t.slot_of(GREAT_SLUM)
    if slum == NO_SLOT:
        return []
    moved = (t.slot_of(card) == slum and law.great_slum_when_moving(t.s, True)) or (
        slot == slum and law.great_slum_when_moving(t.s, False)
    )
    if not moved:
        return []
    return [other for other in t.s.sites[slum].cards if other != card and t.cannot_discard(other, me.seat) is None]


async def move_to_site(t: OathTable, me: Player, card: Card, slot: Slot, power: Power) -> None:
    """10.17.a-b: a faceup card is moved to a site, with what lies on it; it is not played."""
    among = slum_discards(t, me, card, slot)
    if among:
        first = await t.choose("card", me, among, power, optional=t.room(slot) > 0 or slot != t.slot_of(GREAT_SLUM))
        if first != NO_CARD:
            t.discard_at(first, me.seat)
    place = t.place_of(card)
    if place < 100:
        t.remove_from_site(card)
    else:
        t.remove_adviser(t.s.players[place % 100], card)
    t.add_to_site(slot, card)
    if t.journal is not None:
        t.note("log-moves-card", "10.17", {"card": CARD_ID[card], "site": t.site_name(slot)})


# -- 6.1: a facedown adviser -----------------------------------------------------------------------------------


def _play_choices(t: OathTable, search: Search) -> Sequence[Where]:
    """6.1.b: it can at least be discarded."""
    return [("discard", 0)]


def _play_quote(t: OathTable, search: Search, where: Where) -> Bill | Reason:
    """6.1.a-e: what playing or discarding a facedown adviser costs: the tolls on searching, and its modifiers."""
    bill = Bill()
    reason = modifiers.bill_of(t, search, bill)
    if reason is not None:
        return reason
    for power in t.speaking(search, "play_price"):
        power.play_price(t, search, bill)
    return t.cannot_pay(t.s.players[search.who], bill) or bill


PLAY_ADVISER = Major("search", _play_choices, _play_quote)

_PLAY_WINDOWS = ("play_slots", "play_room", "play_played", "play_gains_secret", "search_discards_to")


def _play_modifiers(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """6.1.c: the Search modifiers that concern playing or discarding."""
    listing: Listing[Any] = Listing(why)
    list_modifiers(t, t.s.search, PLAY_ADVISER, listing)
    concerned = [
        option for option in listing.options if any(WINDOW[name] >> option.value[1] & 1 for name in _PLAY_WINDOWS)
    ]
    return [*concerned, ENOUGH]


PLAY_MODIFIERS: Pick[Any] = Pick("play-modifiers", "6.1.c", _play_modifiers, passable=True)


def can_play_adviser(t: OathTable, me: Player) -> Reason | None:
    """6.1.a-e: whether a facedown adviser can be played or discarded now."""
    if not me.down:
        return Reason("6.1.a", "why-no-facedown-adviser")
    search = Search(me.seat, me.pawn, adviser=True)
    verdict = _play_quote(t, search, ("discard", 0))
    return verdict if isinstance(verdict, Reason) else None


async def play_adviser(t: OathTable, me: Player, card: Card) -> None:
    """6.1.a-e: play one of the own facedown advisers, or discard it, as in a Search."""
    s = t.s
    search = Search(me.seat, me.pawn, adviser=True)
    s.searches.append(search)
    await modifiers.choose(t, search, PLAY_ADVISER, PLAY_MODIFIERS)
    bill = _play_quote(t, search, ("discard", 0))
    assert isinstance(bill, Bill)
    t.pay(me, bill)
    await modifiers.begin(t, search)
    search.kept = (card,)
    where = await t.ask(PLAY, me.seat)
    await play_to(t, me, search, where)
    s.searches.remove(search)


def cannot_draw_by_power(t: OathTable, me: Player) -> Reason | None:
    """5.1.4.a, 7.1.2.a: a power that draws a card as in a Search is barred where a toll on it cannot be paid.

    denizen:oracle.
    """
    verdict = _play_quote(t, Search(me.seat, me.pawn), ("discard", 0))
    return verdict if isinstance(verdict, Reason) else None


async def play_or_discard(t: OathTable, me: Player, card: Card) -> None:
    """5.1.3.a, 5.1.4.a: a card that a power puts into a player's hand (Inquisitor, Oracle), as if it were drawn."""
    s = t.s
    search = Search(me.seat, me.pawn)
    s.searches.append(search)
    s.seen[card] |= 1 << me.seat
    search.drawn = (card,)
    search.kept = (card,)
    if isinstance(_play_quote(t, search, ("discard", 0)), Bill):
        await modifiers.choose(t, search, PLAY_ADVISER, PLAY_MODIFIERS)
        bill = _play_quote(t, search, ("discard", 0))
        assert isinstance(bill, Bill)
        t.pay(me, bill)
        await modifiers.begin(t, search)
        await play_kept(t, me, search)
    else:  # a toll that cannot be paid leaves only the discard
        discard_drawn(t, search, (card,))
    s.searches.remove(search)
