"""Standing orders of the seats: given, revoked, lapsed, and what they answer. Nobody but their seat is told of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regnum.kernel.match import Match
from regnum.kernel.orders import GivenOrder, give
from regnum.kernel.questions import Decision, Raw
from regnum.kernel.things import SEATS
from regnum.server import wire
from regnum.server.storage.models import SeatRow
from regnum.server.tables.live import Live, refused

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables


def in_force(match: Match, place: SeatRow) -> list[GivenOrder]:
    """What this seat has ordered, as far as it has not lapsed."""
    declared = {order.key: order for order in match.game.orders}
    given = [
        GivenOrder(declared[kept["key"]], kept["value"], kept["stretch"])
        for kept in place.orders or ()
        if kept["key"] in declared
    ]
    return [one for one in given if not one.lapsed(match.table, SEATS[place.seat])]


def kept(given: list[GivenOrder]) -> list[dict[str, Any]] | None:
    """As it stands in the seat's row."""
    return [{"key": one.order.key, "value": one.value, "stretch": one.stretch} for one in given] or None


def lapsed(match: Match, places: Sequence[SeatRow]) -> dict[int, dict[str, Any]]:
    """What changes of the seats whose orders have come to their end with the last answer, by seat.

    They are forgotten then and there: the same stretch may come again, and they were not given for that.
    """
    found = {}
    for place in places:
        if place.orders:
            still = kept(in_force(match, place))
            if still != place.orders:
                found[place.seat] = {"orders": still}
    return found


def answer_for(match: Match, place: SeatRow, d: Decision) -> Raw | None:
    """What the seat's orders answer to this question; None: it is for the person."""
    if place.kind != "person" or not place.orders or d.seat != place.seat:
        return None
    for one in in_force(match, place):
        if one.order.question == d.question.name:
            raw = one.order.answer(match.table, d, one.value)
            if raw is not None:
                return raw
    return None


def offered(match: Match, place: SeatRow) -> list[wire.Order]:
    """The orders that this seat may give, and those it has given."""
    values = {one.order.key: one.value for one in in_force(match, place)}
    return [
        wire.Order(order.key, order.question, list(order.values), values.get(order.key)) for order in match.game.orders
    ]


async def order(tables: Tables, table: str, seat: int, person: str, key: str, value: int | None) -> int:
    """Give an order, or revoke it (None). Raises Refused, NoSuchTable."""
    async with tables.at(table, person) as live:
        live.may_play(person, seat)
        place, match = live.place(seat), live.playing()
        given = [one for one in in_force(match, place) if one.order.key != key]
        if value is not None:
            given.append(_given(match, seat, key, value))
        place.orders = kept(given)
        live.different()
        await tables.store.order(table, seat, place.orders)
        live.notify()
        tables.thinkers.consider(live)  # it may answer what is asked right now
        return live.seq


def _given(match: Match, seat: int, key: str, value: int) -> GivenOrder:
    for declared in match.game.orders:
        if declared.key == key:
            try:
                return give(declared, value, match.table, SEATS[seat])
            except ValueError:
                break
    raise refused("no-such-order", "refused-no-such-order")


def owed_to_orders(live: Live) -> list[tuple[int, str]]:
    """The seats and decisions that standing orders answer."""
    if live.match is None or not live.running:
        return []
    match = live.match
    return [(d.seat, d.id) for d in match.decisions if answer_for(match, live.seats[d.seat], d) is not None]
