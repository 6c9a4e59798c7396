"""Leaving one's seat: for a while, or for good."""

from __future__ import annotations

from functools import partial

from litestar import post

from regnum.server import wire
from regnum.server.http.asking import SEAT, AllTables, Asker, Number, Word
from regnum.server.http.refusing import documented
from regnum.server.storage.models import SeatRow
from regnum.server.tables import standins
from regnum.server.tables.agreeing import ended
from regnum.server.tables.live import Change, Live, refused


@post(f"{SEAT}/away", status_code=200, responses=documented(409), operation_id="away", tags=["seat"])
async def away(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.Written:
    """A bot plays for me until I come back."""
    return wire.Written(await tables.change(id, partial(_away, seat=seat, person=person), person))


@post(f"{SEAT}/back", status_code=200, responses=documented(409), operation_id="back", tags=["seat"])
async def back(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.Written:
    """I take my seat again, whoever had a bot play there."""
    return wire.Written(await tables.change(id, partial(_back, seat=seat, person=person), person))


@post(f"{SEAT}/concede", status_code=200, responses=documented(409), operation_id="concede", tags=["seat"])
async def concede(tables: AllTables, person: Asker, id: Word, seat: Number) -> wire.Written:
    """I give up: the match ends, or a bot plays on from my seat and can't win."""
    return wire.Written(await tables.change(id, partial(_concede, seat=seat, person=person), person))


def _place(live: Live, seat: int, person: str) -> SeatRow:
    """A seat of this person's, played by them or by a bot that stands in. Raises Refused."""
    place = live.place(seat)
    if place.person != person:
        raise refused("not-your-seat", "refused-not-your-seat")
    live.playing()
    if place.conceded:
        raise refused("conceded", "refused-conceded")
    return place


def _away(live: Live, seat: int, person: str) -> Change | int:
    if _place(live, seat, person).kind == "bot":
        return live.seq
    entry = live.event("seat", "meta-steps-out", {"player": f"seat:{seat}"}, seat=seat, who=person)
    return Change(entry, seats={seat: standins.takes_over(live, seat)})


def _back(live: Live, seat: int, person: str) -> Change | int:
    if _place(live, seat, person).kind == "person":
        return live.seq
    entry = live.event("seat", "meta-comes-back", {"player": f"seat:{seat}"}, seat=seat, who=person)
    return Change(entry, seats={seat: standins.gives_back()})


def _concede(live: Live, seat: int, person: str) -> Change:
    _place(live, seat, person)
    player = {"player": f"seat:{seat}"}
    left = [place.seat for place in live.seats if place.seat != seat and not place.conceded]
    if len(left) > 1:
        entry = live.event("seat", "meta-concedes-seat", player, seat=seat, who=person)
        return Change(entry, seats={seat: {**standins.takes_over(live, seat), "conceded": True}})
    change = ended(live, live.event("end", "meta-concedes", player, seat=seat, who=person), "conceded", left)
    change.seats = {seat: {"conceded": True}}
    return change


ROUTES = [away, back, concede]
