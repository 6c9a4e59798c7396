"""What is decided together: taking the match back, abandoning it, having a bot play for somebody who is late.

Somebody who plays proposes it; it is done in the same breath in which the last of those who are asked agrees, and it is
off as soon as one of them does not. A person who has several seats speaks for all of them at once; bots have no say.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from math import ceil
from typing import Any

import msgspec
from litestar import delete, post
from litestar.params import JSONBody

from regnum.kernel.history import Diverged, Meta
from regnum.kernel.match import Match
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Number, Word
from regnum.server.http.refusing import documented
from regnum.server.log import log_failure
from regnum.server.storage import entries
from regnum.server.storage.entries import Entry, effective, meta_line
from regnum.server.tables import laying, pace, proposals, standins
from regnum.server.tables.live import Change, Live, refused
from regnum.server.tables.tables import Make

PROPOSAL = "/tables/{id:str}/proposal"


@post(PROPOSAL, status_code=200, responses=documented(409, 413), operation_id="propose", tags=["agreeing"])
async def propose(tables: AllTables, person: Asker, id: Word, data: JSONBody[wire.ProposalWanted]) -> wire.Written:
    """Propose something to the others who play here; done at once where there is nobody to ask."""
    return wire.Written(await tables.change(id, _beside(_propose, wanted=data, person=person), person))


@post(f"{PROPOSAL}/{{n:int}}", status_code=200, responses=documented(409, 413), operation_id="vote", tags=["agreeing"])
async def vote(tables: AllTables, person: Asker, id: Word, n: Number, data: JSONBody[wire.Vote]) -> wire.Written:
    """Agree to a proposal, or not. Who has agreed may think better of it while others are still asked."""
    return wire.Written(await tables.change(id, _beside(_vote, n=n, yes=data.yes, person=person), person))


@delete(f"{PROPOSAL}/{{n:int}}", status_code=200, responses=documented(409), operation_id="withdraw", tags=["agreeing"])
async def withdraw(tables: AllTables, person: Asker, id: Word, n: Number) -> wire.Written:
    """Withdraw what I have proposed."""
    return wire.Written(await tables.change(id, partial(_withdraw, n=n, person=person), person))


def _beside(work: Callable[..., Change | int], **more: Any) -> Make:
    """Beside the loop: a take-back plays the whole match again, and the other tables do not wait for it."""
    return lambda live: asyncio.to_thread(work, live, **more)


# -- proposing and voting --------------------------------------------------------------------------------------------


def _seat(seat: int) -> dict[str, Any]:
    return {"player": f"seat:{seat}"}


def _propose(live: Live, wanted: wire.ProposalWanted, person: str) -> Change:
    live.playing()
    people = [place for place in live.seats if place.kind == "person"]
    mine = [place.seat for place in people if place.person == person]
    if not mine:
        raise refused("not-your-seat", "refused-not-playing")
    if live.table.proposal is not None:
        raise refused("proposal-open", "refused-proposal-open")
    absent: str | None = None
    to = seat = None
    if wanted.kind == "replace":
        seat = wanted.seat
        absent = _late(live, seat, person)
        entry = live.event("agree", "meta-proposes-bot", {**_seat(mine[0]), "other": f"seat:{seat}"}, who=person)
    elif wanted.kind == "take-back":
        to = wanted.to
        count = _can_go_back(live, to)
        entry = live.event("agree", "meta-proposes-back", {**_seat(mine[0]), "count": count}, who=person)
    else:
        entry = live.event("agree", "meta-proposes-end", _seat(mine[0]), who=person)
    needed = [place.seat for place in people if place.person != absent]
    proposal = wire.Proposal(entry.seq, wanted.kind, mine[0], to, seat, mine, needed, entry.at)
    if mine == needed:
        return _done(live, proposal, person)
    return Change(entry, table={"proposal": msgspec.to_builtins(proposal)})


def _vote(live: Live, n: int, yes: bool, person: str) -> Change | int:
    live.playing()
    proposal = _proposal(live, n)
    mine = [seat for seat in proposal.needed if live.seats[seat].person == person]
    if not mine:
        raise refused("not-your-seat", "refused-not-asked")
    if not yes:
        return Change(live.event("agree", "meta-disagrees", _seat(mine[0]), who=person), table={"proposal": None})
    if mine[0] in proposal.yes:
        return max(entry.seq for entry in live.entries if entry.kind == "agree" and entry.who == person)
    proposal.yes = sorted([*proposal.yes, *mine])
    if proposal.yes == proposal.needed:
        change = _done(live, proposal, person)
        change.entry.lines.insert(0, meta_line("meta-agrees", _seat(mine[0])))
        return change
    entry = live.event("agree", "meta-agrees", _seat(mine[0]), who=person)
    return Change(entry, table={"proposal": msgspec.to_builtins(proposal)})


def _withdraw(live: Live, n: int, person: str) -> Change:
    live.playing()
    proposal = _proposal(live, n)
    if proposal.by is None or live.seats[proposal.by].person != person:
        raise refused("not-your-seat", "refused-not-your-proposal")
    return Change(live.event("agree", "meta-withdraws", _seat(proposal.by), who=person), table={"proposal": None})


def _proposal(live: Live, n: int) -> wire.Proposal:
    proposal = proposals.opened(live)
    if proposal is None or proposal.id != n:
        raise refused("no-proposal", "refused-no-proposal")
    return proposal


# -- what is done once all have agreed -------------------------------------------------------------------------------


def _done(live: Live, proposal: wire.Proposal, person: str) -> Change:
    if proposal.kind == "take-back":
        assert proposal.to is not None
        return Change(_take_back(live, proposal.to, person), table={"proposal": None})
    if proposal.kind == "abandon":
        return ended(live, live.event("end", "meta-abandoned", who=person), "abandoned", [])
    seat = proposal.seat
    assert seat is not None
    entry = live.event("seat", "meta-stands-in", _seat(seat), seat=seat, who=person)
    return Change(entry, table={"proposal": None}, seats={seat: standins.takes_over(live, seat)})


def ended(live: Live, entry: Entry, how: str, winners: list[int]) -> Change:
    """The match ends before its end."""
    match = live.playing()
    line = entry.lines[-1]
    match.meta.append(Meta(line.message, line.args, match.answered))
    entry.waiting = []
    outcome = laying.cut_short(match, how, winners)
    return Change(entry, table={"status": "over", "since": entry.at, "outcome": outcome, "proposal": None})


def _late(live: Live, seat: int | None, person: str) -> str | None:
    """Whose seat it is that a bot shall play; their consent is not asked for. Raises Refused if they are not late."""
    if seat is None:
        raise refused("no-such-seat", "refused-no-such-seat")
    if live.place(seat).person == person:
        raise refused("own-seat", "refused-own-seat")
    since = pace.late_from(live, seat)
    if since is None:
        raise refused("not-awaited", "refused-not-awaited")
    wait = since - entries.now()
    if wait > timedelta():
        minutes = ceil(wait / timedelta(minutes=1))
        hours = ceil(minutes / 60) if minutes >= 60 else 0
        raise refused("not-late", "refused-not-late", hours=hours, minutes=minutes)
    return live.seats[seat].person


def _can_go_back(live: Live, to: int | None) -> int:
    """How many choices had been made by then. Raises Refused if the match can't be taken back to that entry."""
    items = None if to is None else proposals.way_back(live.entries, to)
    if items is None:
        raise refused("no-such-moment", "refused-no-such-moment")
    match = live.playing()
    try:
        again = Match.start(match.game, match.setup, match.seed)
        for _, item in effective(live.entries):
            again.play(item)
        if again.table.s != match.table.s:
            raise Diverged("the rules lead elsewhere")
    except Exception as failure:  # rules that have changed may do anything with these choices
        log_failure("not-taken-back", failure, table=live.id, seq=to)
        raise refused("changed-rules", "refused-cannot-go-back") from None
    return proposals.answers(items)


def _take_back(live: Live, to: int, person: str) -> Entry:
    match = live.playing()
    answered = _can_go_back(live, to)
    entropy = secrets.randbits(64)
    match.take_back(answered, entropy)
    kept = len(match.history) - 1  # the last is the new beginning of chance
    line = match.meta[-1]
    return live.event("back", line.message, line.args, who=person, keeps=kept, entropy=entropy)


ROUTES = [propose, vote, withdraw]
