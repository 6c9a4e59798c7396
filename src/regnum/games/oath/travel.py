"""Travel (5.6), by oneself or made to by somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import modifiers
from regnum.games.oath.asking import DECLINE, ENOUGH, NO, YES
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    NO_SLOT,
    REGION_OF,
    SEAT_ID,
    SLOTS,
    TRAVEL_SUPPLY,
    Slot,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.powers import mask_of
from regnum.games.oath.promises import KEEP_OUT, promised
from regnum.games.oath.state import NOBODY, Player, Trip
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Chosen, Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

STAYING = Reason("5.6.1.h", "why-already-there")
NOT_THERE = Reason("5.6", "why-not-that-site")


def ignored(t: OathTable, trip: Trip, to: Slot) -> int:
    """9.2.a-h: the powers that do not speak about a destination."""
    mask = mask_of("site:the-hidden-place") if trip.who == t.prince else 0  # P.15.b
    for power in t.speaking(trip, "travel_ignores"):
        mask |= power.travel_ignores(t, trip, to)
    return mask


def quote(t: OathTable, trip: Trip, to: Slot) -> Bill | Reason:
    """5.6.1.a-h: what travelling there costs, or why it is not possible."""
    bill = price(t, trip, to)
    return bill if isinstance(bill, Reason) else t.cannot_pay(t.s.players[trip.who], bill) or bill


def price(t: OathTable, trip: Trip, to: Slot) -> Bill | Reason:
    """5.6.1.a-h, 9.2.a-h: what travelling there would cost, or why it is not allowed."""
    if to == trip.at:
        return STAYING
    if trip.only and to not in trip.only:
        return NOT_THERE
    if t.s.promises and not trip.forced and t.ruler(to) >= 0:
        vow = promised(t.s, KEEP_OUT, trip.who, t.ruler(to))
        if vow is not None:
            return vow
    silent = ignored(t, trip, to)
    for power in t.speaking(trip, "travel_cannot", silent):
        reason = power.travel_cannot(t, trip, to)
        if reason is not None:
            return reason
    bill = Bill(TRAVEL_SUPPLY[REGION_OF[trip.at]][REGION_OF[to]], free=trip.free)
    reason = modifiers.bill_of(t, trip, bill) if trip.used else None
    if reason is not None:
        return reason
    for power in t.speaking(trip, "travel_price", silent):
        power.travel_price(t, trip, to, bill)
    return bill


def destinations(t: OathTable, trip: Trip) -> Sequence[Slot]:
    return SLOTS


def _nearest(supply: Sequence[int]) -> tuple[Slot, ...]:
    return tuple(sorted(SLOTS, key=lambda slot: supply[REGION_OF[slot]]))


NEAREST_FIRST = tuple(_nearest(supply) for supply in TRAVEL_SUPPLY)
"""The slots by what it costs to reach them from a region."""

TRAVEL = Major("travel", destinations, quote)


def _destination_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.6.1.a-h: every site that can be reached and paid for, and the modifiers still open."""
    trip = t.s.trip
    refused: Sequence[Slot] = d.args.get("refused", ())
    listing: Listing[Any] = Listing(why)
    for slot in SLOTS:
        verdict = _led_to(t, trip, slot) if d.seat != trip.who else quote(t, trip, slot)
        if isinstance(verdict, Reason) or slot not in refused:
            listing.put(t.site_option(slot), against(verdict))
    if d.seat == trip.who and not d.args.get("final"):
        list_modifiers(t, trip, TRAVEL, listing)
    if d.args.get("optional"):
        listing.put(DECLINE)
    return listing.options


@ruling("led_beyond_ones_supply")
def _led_to(t: OathTable, trip: Trip, to: Slot) -> Bill | Reason:
    """A.2.7.c: where somebody else may send the traveller, even for more Supply than there is: then it fails."""
    bill = price(t, trip, to)
    if isinstance(bill, Reason):
        return bill
    reason = t.cannot_pay(t.s.players[trip.who], bill)
    return bill if reason is None or reason.rule == "4.2.g" else reason


def _figures(t: OathTable, d: Decision) -> Args:
    """5.6.1.h: who travels."""
    trip = t.s.trip
    return {"player": SEAT_ID[trip.who]}


class _Destination(Pick[Any]):
    """5.6.1.h: where a pawn travels. Who must travel, and to the only place there is, need not say so."""

    __slots__ = ()

    def forced(self, table: Any, d: Decision) -> Chosen | None:
        trip = table.s.trip
        return super().forced(table, d) if trip.forced or trip.only else None


DESTINATION: Pick[Any] = _Destination("travel-to", "5.6.1", _destination_menu, passable=True, figures=_figures)


def _modifier_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """7.4.a: the modifiers still open, before somebody else chooses."""
    listing: Listing[Any] = Listing(why)
    list_modifiers(t, t.s.trip, TRAVEL, listing)
    listing.put(ENOUGH)
    return listing.options


TRAVEL_MODIFIERS: Pick[Any] = Pick("travel-modifiers", "7.4", _modifier_menu, passable=True, figures=_figures)
"""For a traveller whose destination somebody else chooses."""


def _toll_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


def _toll_figures(t: OathTable, d: Decision) -> Args:
    """A.2.12.a: what entering would cost."""
    bill = price(t, t.s.trip, d.args["to"])
    assert isinstance(bill, Bill)
    return {"site": t.site_name(d.args["to"]), "favor": bill.favor, "secrets": bill.secrets + bill.flips}


TOLL: Pick[bool] = Pick("travel-toll", "5.6", _toll_menu, figures=_toll_figures)
"""A payment needed to enter is the traveller's own free choice, also when made to travel."""


def can_travel(t: OathTable, me: Player) -> Reason | None:
    """5.6.1.a-h: whether a Travel is possible now."""
    trip = Trip(me.seat, me.pawn)
    short: Reason | None = None
    for slot in NEAREST_FIRST[REGION_OF[me.pawn]]:
        verdict = quote(t, trip, slot)
        if isinstance(verdict, Bill):
            return None
        if short is None and verdict.rule == "4.2.g":
            short = verdict
    if modifiers.rescued(t, trip, TRAVEL):
        return None
    return short or Reason("5.6.1", "why-no-destination")


async def travel(
    t: OathTable,
    traveller: Player,
    *,
    by: Seat = NOBODY,
    free: bool = False,
    forced: bool = False,
    only: Sequence[Slot] = (),
    optional: bool = False,
) -> bool:
    """5.6.2.a: a player travels; `by` chooses the destination (a power of the site may name somebody else).

    Returns whether the pawn has moved.
    """
    s = t.s
    seat = traveller.seat
    trip = Trip(seat, traveller.pawn, by=seat if by == NOBODY else by, free=free, forced=forced, only=tuple(only))
    if not modifiers.possible(t, trip, TRAVEL):
        return False
    s.trips.append(trip)
    moved = await _travel(t, traveller, trip, optional)
    s.trips.remove(trip)
    return moved


async def _travel(t: OathTable, traveller: Player, trip: Trip, optional: bool) -> bool:
    """5.6.1.a-5.6.2.f, A.2.7.c: pay, move the pawn, turn the site up; then what powers do."""
    to = await _choose(t, traveller, trip, optional)
    if to == NO_SLOT:
        return False
    bill = quote(t, trip, to)
    if isinstance(bill, Reason):
        _fail(t, traveller, trip, to)
        return False
    t.pay(traveller, bill)
    await modifiers.begin(t, trip)
    trip.came_from = trip.at
    trip.to = to
    move_pawn(t, traveller, to)
    if t.journal is not None:
        t.note("log-travels", "5.6.2", {"player": SEAT_ID[trip.who], "site": t.site_name(to)})
    t.reveal_site(to)
    silent = ignored(t, trip, to)
    await modifiers.one_by_one(
        t, t.speaking(trip, "travel_left", silent), trip.who, trip, lambda p: p.travel_left(t, trip)
    )
    await modifiers.one_by_one(
        t, t.speaking(trip, "travel_arrived", silent), trip.who, trip, lambda p: p.travel_arrived(t, trip)
    )
    await modifiers.one_by_one(
        t, t.speaking(trip, "travel_after", silent), trip.who, trip, lambda p: p.travel_after(t, trip)
    )
    return True


def _fail(t: OathTable, traveller: Player, trip: Trip, to: Slot) -> None:
    """A Travel to where somebody else has led and for which the Supply is short: its modifiers are paid for nothing.

    A.2.7.c.
    """
    bill = Bill()
    modifiers.bill_of(t, trip, bill)
    t.pay(traveller, bill)
    if t.journal is not None:
        t.note("log-travel-fails", "A.2.7", {"player": SEAT_ID[trip.who], "site": t.site_name(to)})


async def _choose(t: OathTable, traveller: Player, trip: Trip, optional: bool) -> Slot:
    """5.6.1.a-h, 5.5.7.III.a-e: who chooses the destination, and which; NO_SLOT if it comes to nothing."""
    chooser = chooser_of(t, trip)
    if chooser == trip.who:
        value = await modifiers.choose(t, trip, TRAVEL, DESTINATION, {"optional": optional})
        return NO_SLOT if value == DECLINE.value else t.slot(value)
    await modifiers.choose(t, trip, TRAVEL, TRAVEL_MODIFIERS)
    if not any(isinstance(quote(t, trip, slot), Bill) for slot in SLOTS):
        return NO_SLOT
    chooser = chooser_of(t, trip)
    refused: tuple[Slot, ...] = ()
    while True:
        value = await t.ask_if_any(DESTINATION, chooser, {"refused": refused, "optional": optional, "final": True})
        if value is None or value == DECLINE.value:
            return NO_SLOT
        to = t.slot(value)
        bill = price(t, trip, to)
        assert isinstance(bill, Bill)
        tolls = [line for line in bill.lines if line[3] is None or line[3].index not in trip.used]
        if (
            chooser == trip.who
            or not tolls
            or bill.supply > traveller.supply
            or await t.ask(TOLL, trip.who, {"to": to})
        ):
            return to
        refused = (*refused, to)


def chooser_of(t: OathTable, trip: Trip) -> Seat:
    """Who chooses: whoever a power names (the Shrouded Wood goes before everybody), unless it is silenced.

    5.5.7.III.e.
    """
    silent = 0
    for power in t.speaking(trip, "travel_silences"):
        silent |= power.travel_silences(t, trip)
    for power in t.speaking(trip, "travel_chooser", silent):
        other = power.travel_chooser(t, trip)
        if other is not None:
            return other
    return trip.by


def move_pawn(t: OathTable, player: Player, to: Slot) -> None:
    """5.6.2.a: the pawn stands at another site."""
    player.pawn = to
