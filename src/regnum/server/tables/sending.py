"""What a person is sent of a table: the view of a seat, what is asked of it, and its log. Nothing else leaves here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from regnum.kernel.errors import Refused, RegnumError
from regnum.kernel.history import Past
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, PickMany
from regnum.kernel.things import SEATS
from regnum.server import wire
from regnum.server.storage.entries import LogLine, effective
from regnum.server.storage.models import SeatRow
from regnum.server.storage.store import Listed
from regnum.server.tables import differing
from regnum.server.tables.live import Live, refused
from regnum.server.tables.orders import offered
from regnum.suggesting import suggest

FEW = 20
"""With one choice hardly ever come more lines than that; a whole log is not kept for others."""
WORLDS = 4
"""From so many imagined worlds it is told how everybody is doing."""


def _option(option: Option[Any]) -> wire.Option:
    return wire.Option(option.key, option.target, option.label, option.args, option.rule)


def _missing(option: Option[Any], reason: Reason, shown: bool) -> wire.Missing:
    why = wire.Said(reason.message, reason.args, reason.rule)
    return wire.Missing(option.key, option.target, option.label, option.args, option.rule, why, shown)


def _reasons(why: Reasons) -> list[wire.Missing]:
    return [
        *(_missing(option, reason, True) for option, reason in why),
        *(_missing(option, reason, False) for option, reason in why.unlisted),
    ]


def _asked(match: Match, d: Decision) -> wire.Asked:
    q = d.question
    return wire.Asked(
        d.id,
        q.name,
        cast(Any, q.form),
        f"ask-{q.name}",
        q.prompt_args(match.table, d),
        q.rule,
        [_option(option) for option in d.options],
        [_option(option) for option in d.anytime],
        _reasons(match.reasons(d)),
        isinstance(q, PickMany) and q.may_be_empty(match.table, d),
        _suggested(match, d),
    )


def _suggested(match: Match, d: Decision) -> wire.Suggested | None:
    found = suggest(match, d)
    return None if found is None else wire.Suggested([option.key for option in found.part], found.only)


def _totals(live: Live, match: Match, seat: int) -> list[wire.Total]:
    """What everybody would score now, as far as the seat can tell who has forgotten nothing; its own alone, where the
    rules keep totals secret."""
    totals = _all_totals(live, match, seat)
    return [total for total in totals if total.seat == seat] if match.game.secret_scores else totals


def _all_totals(live: Live, match: Match, seat: int) -> list[wire.Total]:
    state = match.table.s
    known = live.once("known scores", lambda: match.game.known_scores(state))
    if known is None:
        return _totals_of_worlds(match, seat, live.seq)
    guessed = match.game.guessed_scores(state, SEATS[seat]) or [(0, True)] * len(known)
    return [
        wire.Total(place, round(points + more), certain)
        for place, (points, (more, certain)) in enumerate(zip(known, guessed, strict=True))
    ]


def _totals_of_worlds(match: Match, seat: int, seq: int) -> list[wire.Total]:
    """The same, told from worlds that the seat thinks possible and never from the real one."""
    try:
        worlds = [match.game.scores_now(match.imagine(seat, seq * WORLDS + n).table.s) for n in range(WORLDS)]
    except RegnumError:
        return []
    return [
        wire.Total(place, round(sum(points) / WORLDS), len(set(points)) == 1)
        for place, points in enumerate(zip(*worlds, strict=True))
    ]


def _seats(found: Listed | Live, person: str) -> list[wire.SeatInfo]:
    """Who sits where. Those who are not this person look the same to everybody."""
    if not isinstance(found, Live):
        return [_seat(row, row.person == person) for row in found.seats]
    places = found.seats
    others = found.once("seats", lambda: [(row.person, _seat(row, False)) for row in places])
    return [_seat(places[n], True) if who == person else seat for n, (who, seat) in enumerate(others)]


def _seat(row: SeatRow, mine: bool) -> wire.SeatInfo:
    away = row.kind == "bot" and row.person is not None
    return wire.SeatInfo(
        row.seat,
        cast(Any, row.kind),
        row.name,
        row.level,
        mine=mine and row.kind == "person",
        away=away,
        returns=mine and ((away and not row.conceded) or row.kind == "open"),
        conceded=row.conceded,
        notices=mine and row.notices,
        spent=row.spent,
    )


def _told(found: Listed | Live, person: str) -> dict[str, Any]:
    """What a list and the table itself both tell."""
    same = found.once("told", lambda: _told_to_all(found)) if isinstance(found, Live) else _told_to_all(found)
    return {**same, "seats": _seats(found, person), "owner": found.table.owner == person}


def same_for_all(live: Live) -> differing.Same:
    """The fields of the table that are the same for everybody, as they are sent."""
    told = live.once("told", lambda: _told_to_all(live))
    return live.once("sent", lambda: differing.Same(told))


def _told_to_all(found: Listed | Live) -> dict[str, Any]:
    """What of that is the same for everybody."""
    table = found.table
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "waiting": table.waiting if table.status == "running" else [],
        "since": table.since,
        "outcome": None if table.outcome is None else msgspec.convert(table.outcome, wire.Outcome),
        "host": found.host,
        "pace": wire.Pace(table.hours, cast(Any, table.late), table.seconds, table.bank),
        "bots": cast(Any, table.bots),
        "due": table.due,
        "public": table.public,
        "spectators": table.spectators,
        "shared": table.shared,
        "proposal": None if table.proposal is None else msgspec.convert(table.proposal, wire.Proposal),
    }


def listed(found: Listed | Live, person: str) -> wire.TableListed:
    table = found.table
    looked = [seat.seen for seat in found.seats if seat.person == person]
    return wire.TableListed(
        created=table.created,
        unread=max(0, table.seq - max(looked)) if looked else 0,
        branched_from=table.branched_from,
        unheard=found.unheard_by(person),
        **_told(found, person),
    )


def log(live: Live) -> list[LogLine]:
    """The log, as far as it is told: while people gather, how they come and go, and nothing of what was dealt."""
    return [logged for logged in live.journal if logged.line.meta] if live.gathering else live.journal


def _lines(live: Live, logged: Sequence[LogLine], seat: int | None, opened: bool) -> list[wire.Line]:
    """Lines of the log for a seat. New ones that hold no secret are put together once for everybody."""
    if len(logged) > FEW:
        return [line(one, seat, opened) for one in logged]
    open_lines: dict[tuple[int, int], wire.Line] = live.once("lines", dict)
    found = []
    for one in logged:
        if one.line.secret is not None:
            found.append(line(one, seat, opened))
            continue
        if one.place not in open_lines:
            open_lines[one.place] = line(one, None, False)
        found.append(open_lines[one.place])
    return found


def line(logged: LogLine, seat: int | None, opened: bool) -> wire.Line:
    seen = logged.line.seen_by(seat, opened)
    return wire.Line(seen.message, seen.args, seen.rule, logged.seq, logged.line.meta)


def view(live: Live, seat: int | None, person: str) -> Any:
    """The table as this seat sees it; for nobody in particular as an onlooker does, once it has ended all open.

    While people gather nobody sees it.
    """
    if live.gathering:
        return None
    if live.match is not None:
        return _now(live, live.match, seat)
    if live.game is None or live.last is None:
        return None
    return past_view(live, live.last, seat, person)


def _now(live: Live, match: Match, seat: int | None) -> Any:
    """The view of a seat, put together with those of all others who look at the table: each is about to be sent its
    own, and takes it away."""
    views: dict[int | None, Any] = live.once("views", dict)
    if seat not in views:
        seats = list({seat, *(watcher.seat for watcher in live.watchers)})
        views.update(zip(seats, match.views(seats), strict=True))
    return views.pop(seat)


def _open_to(live: Live, seat: int | None, person: str) -> bool:
    """Whether nothing is held back: from one who looks through nobody's eyes at a match that is over."""
    return seat is None and live.opened_to(person)


def past_view(live: Live, state: Any, seat: int | None, person: str) -> Any:
    game = live.game
    assert game is not None
    table = game.table(state)
    if _open_to(live, seat, person):
        return game.open_view(table)
    return game.view(table, None if seat is None else SEATS[seat])


def _common_prefix(sent: Sequence[LogLine], told: Sequence[LogLine]) -> int:
    """How many of the lines that were sent are still there. Where the last of them is in its place, all are: lines are
    only ever taken away, or added at the end."""
    if sent and len(sent) <= len(told) and told[len(sent) - 1].place == sent[-1].place:
        return len(sent)
    for n, (old, new) in enumerate(zip(sent, told, strict=False)):
        if old.place != new.place:
            return n
    return min(len(sent), len(told))


def table(live: Live, seat: int | None, person: str, sent: Sequence[LogLine] = ()) -> wire.TableSent:
    """The table for one seat; of its log only what comes after the lines already `sent` that still stand."""
    match = live.match
    playing = match if live.running else None
    told = log(live)
    opened = _open_to(live, seat, person)
    stand = _common_prefix(sent, told)
    looked = [
        place.seen for place in live.seats if (place.seat == seat if seat is not None else place.person == person)
    ]
    return wire.TableSent(
        seat=seat,
        seq=live.seq,
        view=view(live, seat, person),
        asked=[]
        if match is None or not live.running
        else [_asked(match, d) for d in match.decisions if d.seat == seat],
        interrupts=[]
        if match is None or not live.running or seat is None
        else [_option(option) for option in match.interrupts(seat)],
        clock="" if match is None else match.clock,
        can_undo=match is not None and live.running and seat is not None and match.can_undo(seat),
        journal=wire.Journal(stand, _lines(live, told[stand:], seat, opened)),
        seen=max(looked, default=0),
        orders=[] if playing is None or seat is None else offered(playing, live.seats[seat]),
        totals=[] if playing is None or seat is None else _totals(live, playing, seat),
        worths={} if playing is None or seat is None else playing.game.worths(playing.table, SEATS[seat]),
        trouble=live.trouble,
        **_told(live, person),
    )


def grown(live: Live, seat: int, decision: str, keys: Sequence[str], ref: int) -> wire.GrownReply:
    """What may still be added to a part of a choice. Raises Refused."""
    d = live.asked(decision, seat)
    match = live.playing()
    q = d.question
    if q.form == "arrange":
        rest = [option.key for option in d.options if option.key not in keys]
        return wire.GrownReply(rest, not rest, [], ref)
    if not isinstance(q, PickMany):
        raise refused("malformed", "refused-malformed", form=q.form)
    by_key = {option.key: option for option in d.options}
    for key in keys:
        if key not in by_key:
            raise _no_such(match.reasons(d), key)
    part: tuple[Option[Any], ...] = ()
    for option in q.ordered(d, [by_key[key] for key in keys]):
        if option not in q.grow(match.table, d, part, None)[0]:
            raise _no_such(match.reasons(d, part), option.key)
        part = (*part, option)
    why = Reasons()
    more, enough = q.grow(match.table, d, part, why)
    return wire.GrownReply([option.key for option in more], enough, _reasons(why), ref)


def _no_such(why: Reasons, key: str) -> Refused:
    reason = why.of(key)
    if reason is None:
        return refused("unknown-option", "refused-unknown-option", option=key[:80])
    return Refused("not-offered", message=reason.message, args=reason.args, rule=reason.rule)


def history(live: Live, seat: int) -> wire.History:
    """A seat's own history. Raises Refused while nothing has been dealt to it."""
    if live.gathering:
        raise refused("gathering", "refused-gathering")
    row = live.table
    return wire.History(
        row.game,
        row.version,
        row.players,
        row.options,
        seat,
        [line(logged, seat, False) for logged in live.journal],
        [
            wire.Answered(entry.seq, item.question, item.raw)
            for entry, item in effective(live.entries)
            if isinstance(item, Past) and item.seat == seat
        ],
    )
