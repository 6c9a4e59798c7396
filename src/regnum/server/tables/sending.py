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


def _same_for_all(live: Live) -> differing.Same:
    """The fields of the table that are the same for everybody who looks at it."""

    def put_together() -> differing.Same:
        told = live.once("told", lambda: _told_to_all(live))
        clock = "" if live.match is None else live.match.clock
        return differing.Same({**told, "clock": clock, "trouble": live.trouble})

    return live.once("same", put_together)


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


def table(live: Live, seat: int | None, person: str, lines: Sequence[LogLine] = ()) -> wire.TableSent:
    """The table for one seat; of its log only what comes after the `lines` already sent that still stand."""
    own, journal = _own(live, seat, person), _journal(live, seat, person, lines)
    same, shown = _same_for_all(live).fields, view(live, seat, person)
    return wire.TableSent(seat=seat, seq=live.seq, view=shown, journal=journal, **own, **same)


def difference(
    live: Live, seat: int | None, person: str, lines: Sequence[LogLine], sent: differing.Sent
) -> wire.TableSent | wire.TableChanged:
    """How the table is different from what was last `sent` to that seat; or the table, where that was nothing."""
    journal, same = _journal(live, seat, person, lines), _same_for_all(live)
    own, shown = _own(live, seat, person), view(live, seat, person)
    changed = sent.next(seat, live.seq, journal, own, shown, same)
    if changed is not None:
        return changed
    return wire.TableSent(seat=seat, seq=live.seq, view=shown, journal=journal, n=sent.n, **own, **same.fields)


def _journal(live: Live, seat: int | None, person: str, lines: Sequence[LogLine]) -> wire.Journal:
    told = log(live)
    stand = _common_prefix(lines, told)
    return wire.Journal(stand, _lines(live, told[stand:], seat, _open_to(live, seat, person)))


def _own(live: Live, seat: int | None, person: str) -> dict[str, Any]:
    """The fields of the table, besides its view and log, that may be another seat's otherwise."""
    match = live.match if live.running else None
    seen: int = max([place.seen for place in live.seats if place.person == person], default=0)
    own: dict[str, Any] = {
        "seats": _seats(live, person),
        "owner": live.table.owner == person,
        "seen": seen if seat is None else live.seats[seat].seen,
        "asked": [] if match is None else [_asked(match, d) for d in match.decisions if d.seat == seat],
    }
    if match is None or seat is None:
        return own | {"interrupts": [], "can_undo": False, "orders": [], "totals": [], "worths": {}}
    own["interrupts"] = [_option(option) for option in match.interrupts(seat)]
    own["can_undo"] = match.can_undo(seat)
    own["orders"] = _orders(live, match, seat)
    own["totals"] = _totals(live, match, seat)
    own["worths"] = _worths(live, match, seat)
    return own


def _worths(live: Live, match: Match, seat: int) -> dict[str, int]:
    """They are reckoned anew only when something has changed that they go by: most choices change nothing of it."""
    goes_by = match.game.worths_depend_on(match.table, SEATS[seat])
    before, worths = live.worths.get(seat, (None, {}))
    if goes_by is None or goes_by != before:
        worths = match.game.worths(match.table, SEATS[seat])
        live.worths[seat] = goes_by, worths
    return worths


def _orders(live: Live, match: Match, seat: int) -> list[wire.Order]:
    """The orders that this seat may give, and those it has given; most have given none."""
    place = live.seats[seat]
    return offered(match, place) if place.orders else live.once("orders", lambda: offered(match, place))


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
