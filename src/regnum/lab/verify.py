"""`regnum verify`: random matches, and at every decision of each everything the kernel promises, checked.

Each match is played twice: once unwatched (the rehearsal), then with the same choices and every check looking on.
What chance a check needs comes from the match's seed and the moment, so that a failure found among a thousand
matches shows itself again when its match is verified alone.
"""

from __future__ import annotations

import copy
import time
import traceback
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.state import encode
from regnum.kernel.table import Table
from regnum.lab.checks import Check, Rehearsal, Step
from regnum.lab.findings import Failure, Findings, Report, command
from regnum.lab.moments import Moment, Move, mid_action, random_move
from regnum.lab.offering import Conserving, Offering
from regnum.lab.passing_over import PassingOver
from regnum.lab.refusing import Refusing
from regnum.lab.replaying import Cloning, Replaying, Restoring
from regnum.lab.secrecy import Secrecy
from regnum.lab.undoing import Undoing
from regnum.lab.wording import Speak, Wording
from regnum.lab.workers import HERE, Workers
from regnum.texts import texts

__all__ = ["CHECKS", "Failure", "Report", "verify"]

CHECKS = ("restore", "replay", "clone", "secrecy", "pass_over", "conservation", "offer", "refusal", "wording", "undo")
"""What `only` can name. Undo is the undo mode's."""
LONGEST = 50_000
"""A match of more answers than this has no end."""

BATCH = 5
"""So many matches are verified together by whoever does it: messages are said once in each batch."""

Progress = Callable[[int], None]


def verify(
    game: str | Game,
    players: int | None,
    games: int,
    seed: int,
    *,
    undo_mode: bool = False,
    only: Collection[str] | None = None,
    options: dict[str, str] | None = None,
    documents: Sequence[Document] = (),
    speak: Speak | None = None,
    until: str | None = None,
    moments: int | None = None,
    workers: Workers = HERE,
    progress: Progress | None = None,
) -> Report:
    """Verify `games` random matches with seeds `seed`, `seed` + 1, …

    Without `players` they are spread over all seat counts, without `options` over all option values; they begin from
    the `documents` in turn, if there are any. `only` names
    the checks to make; `speak` gives the texts of a game that is not registered; with `until` the run ends as soon as
    that check has failed; `moments` looks at about so many decisions of each match, spread over it, instead of all.
    Whoever the `workers` are, the findings are the same. Raises BadSetup.
    """
    played = find(game) if isinstance(game, str) else game
    part = _Part(game, players, undo_mode, only, options or {}, tuple(documents), speak, until, moments)
    _checks(played, Findings(played.name, undo_mode), undo_mode, only, speak or partial(texts, played.name))
    _setups(played, players, options or {})
    findings = Findings(played.name, undo_mode)
    began = time.perf_counter()
    decisions = 0
    verified = 0
    batches = [range(first, min(first + BATCH, seed + games)) for first in range(seed, seed + games, BATCH)]
    for found, answers, matches in workers.do(part.verify, batches, batch=1):
        findings.add(found)
        decisions += answers
        verified += matches
        if progress is not None:
            progress(verified)
        if until in findings.failed:
            break
    findings.take_census(command(played.name, players, games, seed, options, undo_mode, chronicle=bool(documents)))
    return Report(
        played.name,
        players,
        verified,
        seed,
        undo_mode,
        decisions,
        time.perf_counter() - began,
        dict(findings.counts),
        findings.zones,
        dict(findings.failed),
        findings.failures,
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """What every part of a run is told: it may be done elsewhere."""

    game: str | Game
    players: int | None
    undo_mode: bool
    only: Collection[str] | None
    options: dict[str, str]
    documents: tuple[Document, ...]
    speak: Speak | None
    until: str | None
    moments: int | None

    def verify(self, numbers: Sequence[int]) -> tuple[Findings, int, int]:
        """The findings in the matches of these seeds, the decisions looked at, and how many matches it was."""
        played = find(self.game) if isinstance(self.game, str) else self.game
        findings = Findings(played.name, self.undo_mode)
        speak = self.speak or partial(texts, played.name)
        checks = _checks(played, findings, self.undo_mode, self.only, speak)
        setups = _setups(played, self.players, self.options)
        decisions = verified = 0
        for number in numbers:
            setup = setups[number % len(setups)]
            if self.documents:
                setup = played.check(replace(setup, document=self.documents[number % len(self.documents)]))
            findings.begin(setup, number)
            try:
                decisions += _verify_match(played, setup, number, checks, findings, self.until, self.moments)
            except Exception as crash:
                findings.fail("crash", _where(crash))
            verified += 1
            if self.until in findings.failed:
                break
        return findings, decisions, verified


def _checks(game: Game, findings: Findings, undo_mode: bool, only: Collection[str] | None, speak: Speak) -> list[Check]:
    unknown = set(only or ()) - set(CHECKS)
    if unknown:
        raise BadSetup(f"there is no check {', '.join(sorted(unknown))}; there are: {', '.join(CHECKS)}")
    every: list[Check] = [
        Restoring(game, findings),
        Replaying(game, findings),
        Cloning(game, findings),
        Secrecy(game, findings),
        PassingOver(game, findings),
        Conserving(game, findings),
        Offering(game, findings),
        Refusing(game, findings),
        Wording(game, findings, speak),
    ]
    if undo_mode:
        every.append(Undoing(game, findings))  # last: it takes the answer back and gives it again
    return [check for check in every if only is None or check.name in only]


def _setups(game: Game, players: int | None, options: dict[str, str]) -> list[Setup]:
    """Every setup that was not ruled out, in a fixed order in which neighbours differ in everything."""
    counts = list(game.seats) if players is None else [players]
    values = [(options[s.name],) if s.name in options else s.values for s in game.settings]
    names = [setting.name for setting in game.settings]
    every: list[Setup] = []
    refused: BadSetup | None = None
    for count, chosen in product(counts, product(*values)):
        try:
            every.append(game.check(Setup(count, {**options, **dict(zip(names, chosen, strict=True))})))
        except BadSetup as error:  # two values need not go together
            refused = error
    if refused is not None and not every:
        raise refused
    order = list(range(len(every)))
    Rng(0).shuffle(order)
    return [every[i] for i in order]


def _rehearse(game: Game, setup: Setup, seed: int) -> Rehearsal:
    """Play a match at random, with nothing watching: no journal, no undo, no views."""
    match = Match.start(game, setup, seed, journal=False, undo=False)
    rng = Rng(seed, 1)
    steps: list[Step] = []
    while not match.over:
        if len(steps) >= LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
        move = random_move(match, rng)
        place = -1 if move.decision is None else match.decisions.index(move.decision)
        steps.append(Step(place, move.seat, move.name, move.raw, mid_action(match)))
        move.give(match)
    return Rehearsal(setup, seed, steps, encode(match.table.s))


def _verify_match(
    game: Game,
    setup: Setup,
    seed: int,
    checks: list[Check],
    findings: Findings,
    until: str | None,
    moments: int | None = None,
) -> int:
    rehearsal = _rehearse(game, setup, seed)
    match = Match.start(game, setup, seed)
    for check in checks:
        check.begin(match, rehearsal)
    audits = [check for check in checks if isinstance(check, PassingOver)]
    for audit in audits:
        _audit_opening(game, setup, seed, audit)
    looked_at = _spread(len(rehearsal.steps), moments)
    now: Moment | None = None
    for number, step in enumerate(rehearsal.steps):
        if number not in looked_at:
            d = None if step.place < 0 else match.decisions[step.place]
            Move(step.seat, step.question, step.raw, d).give(match)
            now = None
            continue
        moment = Moment(match, seed) if now is None else now
        findings.answered = moment.answered
        for audit in audits:
            audit.watch(match)
        for check in checks:
            check.at(moment)
        d = None if step.place < 0 else match.decisions[step.place]
        move = Move(step.seat, step.question, step.raw, d)
        for check in checks:
            check.before(moment, move)
        move.give(match)
        now = Moment(match, seed)
        for check in checks:
            check.after(moment, move, now)
        if match.epoch:  # undo mode has answered again: what was made of the match before is out of date
            now = None
        if until in findings.failed:
            return match.answered
    for check in checks:
        check.end(match)
    return len(rehearsal.steps)


def _spread(steps: int, moments: int | None) -> Collection[int]:
    """The decisions to look at: all, or so many of them, the first and the last among them."""
    if moments is None or moments >= steps:
        return range(steps)
    return {place * (steps - 1) // (moments - 1) for place in range(moments)}


def _audit_opening(game: Game, setup: Setup, seed: int, audit: PassingOver) -> None:
    """Questions passed over before anybody is asked anything: the hook must be there when the match starts."""
    watched = copy.copy(game)

    def table(state: object) -> Table:
        made = game.table(state)
        made.audit = audit.passed_over
        return made

    watched.table = table  # type: ignore[method-assign]
    Match.start(watched, setup, seed)


def _where(crash: Exception) -> str:
    """An exception as one line: what and where."""
    frames = traceback.extract_tb(crash.__traceback__)
    cause = crash.__cause__
    if cause is not None:
        frames = traceback.extract_tb(cause.__traceback__)
    at = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(crash).__name__}: {crash}{at}"


def lines(report: Report) -> Iterator[str]:
    """The report in words, for the terminal."""
    yield f"{report.game}: {report.games} matches, {report.decisions} decisions, {report.seconds:.1f} s"
    for name, count in sorted(report.counts.items()):
        yield f"  {name.replace('_', ' ')}: {count}"
    for name, zone in sorted(report.zones.items()):
        yield (
            f"  hidden: {name}: changed by scramble {zone.scrambled} of {zone.hidden},"
            f" by imagine {zone.imagined} of {zone.unknowable}"
        )
    for check, count in sorted(report.failed.items()):
        yield f"FAILED {check}: {count}"
    for failure in report.failures:
        yield f"  {failure.check}, after answer {failure.answered}: {failure.what}"
        yield f"    {failure.command}"
