"""Passing (section 25): workers come home, and up to three unused ones stay for the next round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.games.paladins.catalogue import KEPT_WORKERS, ROUNDS, WORKER_ID, WORKERS
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import LABOURER
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEAT_ID, point_at

NO_SUCH_WORKER: Final = [Reason("25.4", "why-no-such-worker", {"worker": thing}) for thing in WORKER_ID]
THREE_KEPT: Final = Reason("25.6", "why-three-kept", {"count": KEPT_WORKERS})
KEEP: Final = point_at(enumerate(WORKER_ID), "worker", int, label="option-keep", rule="25.4")
_KINDS: Final = range(len(WORKERS))


@ruling("kept_workers")
def grow_kept(
    t: PaladinsTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """25.4, 25.6: up to three unused workers, whichever the player likes (rulings.md: kept_workers)."""
    left = t.s.players[d.seat].workers[:]
    for option in part:
        left[option.value] -= 1
    full = len(part) >= KEPT_WORKERS
    listing: Listing[int] = Listing(why)
    for kind in _KINDS:
        listing.put(KEEP[kind], NO_SUCH_WORKER[kind] if left[kind] < 1 else THREE_KEPT if full else None)
    return listing.options, True


def _kept_figures(t: PaladinsTable, d: Decision) -> Args:
    """25.4: how many may be kept."""
    return {"count": KEPT_WORKERS}


WHICH: Final = PickMany("pass-keep", "25.4", grow_kept, figures=_kept_figures)


def dearness(t: PaladinsTable, d: Decision, part: Sequence[Option[int]]) -> tuple[int, ...] | None:
    """25.4, 25.6: whoever is not kept is lost, and labourers are the smallest loss."""
    return -len(part), sum([option.value == LABOURER for option in part])


@ruling("kept_workers")
async def pass_round(t: PaladinsTable, me: Player) -> None:
    """25.1-25.4, 25.6, 25.7: the board is cleared; unused workers above three go back. Kept ones come on top of the
    new workers of the next round (25.5); after the last round there is none to keep them for.
    """
    if t.journal is not None:
        t.note("log-passes", "25.2", {"player": SEAT_ID[me.seat]})
    kept: tuple[int, ...] = ()
    if any(me.workers) and t.s.round < ROUNDS:
        kept = await t.ask(WHICH, me.seat)
    t.clear_board(me)
    t.keep_workers(me, kept)
    t.s.passed |= 1 << me.seat
