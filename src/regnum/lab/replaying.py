"""A match is a setup, a seed and the choices made: from a snapshot, a record or a clone it goes on the same."""

from __future__ import annotations

from regnum.kernel.chance import Rng
from regnum.kernel.history import Answer
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot
from regnum.kernel.state import encode
from regnum.lab.checks import Check, Rehearsal, Step
from regnum.lab.moments import Moment, Move, counterpart, journal, mid_action, unlike, viewers, whole

RESTS = 10
"""Decisions of a match from which the whole rest is played from the restored match, half of them mid-action."""
STEPS = 3
"""Moments of a match that are also reached by replaying its record that far."""


class Restoring(Check):
    """The match restored from its snapshot."""

    name = "restore"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        self._rehearsal = rehearsal
        rng = Rng(rehearsal.seed, 21)
        middle = [i for i, step in enumerate(rehearsal.steps) if step.mid_action]
        rest = [i for i, step in enumerate(rehearsal.steps) if not step.mid_action]
        rng.shuffle(middle)
        rng.shuffle(rest)
        half = RESTS // 2
        self._whole_rest = {*middle[:half], *rest[: max(half, RESTS - len(middle))]}

    def at(self, moment: Moment) -> None:
        match = moment.match
        restored = from_snapshot(match.snapshot(), lambda _: self.game)
        self.count("restored")
        part = unlike(whole(restored), whole(match))
        if part:
            self.fail(f"the restored match has another {part}")
        if [_past(entry) for entry in restored.history] != [_past(entry) for entry in match.history]:
            self.fail("the restored match has another history")
        if restored.meta != match.meta or restored.epoch != match.epoch:
            self.fail("the restored match has other lines about itself")
        if restored.lines != match.lines[len(match.lines) - len(restored.lines) :]:
            self.fail("the restored match tells its last lines otherwise")
        if moment.answered in self._whole_rest:
            self._play_the_rest(restored, moment)

    def _play_the_rest(self, restored: Match, moment: Moment) -> None:
        self.count("finished_mid_action" if mid_action(moment.match) else "finished_from_rest")
        try:
            play_steps(restored, self._rehearsal.steps[moment.answered :])
        except Exception as crash:
            self.fail(f"the restored match cannot be played on: {type(crash).__name__}: {crash}")
            return
        if encode(restored.table.s) != self._rehearsal.end:
            self.fail("the restored match ends otherwise")
        try:
            again = from_record(restored.record(), lambda _: self.game)
        except Exception as crash:
            self.fail(f"the record of a restored match does not replay: {crash}")
            return
        if encode(again.table.s) != self._rehearsal.end:
            self.fail("the record of a restored match replays otherwise")


class Replaying(Check):
    """The record, whole and in part; and the same choices made without anything watching."""

    name = "replay"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        self._rehearsal = rehearsal
        rng = Rng(rehearsal.seed, 22)
        steps = len(rehearsal.steps)
        self._moments: dict[int, bytes | None] = {rng.below(steps): None for _ in range(STEPS)} if steps else {}

    def at(self, moment: Moment) -> None:
        if moment.answered in self._moments:
            self._moments[moment.answered] = moment.state

    def end(self, match: Match) -> None:
        if encode(match.table.s) != self._rehearsal.end:
            self.fail("the same choices came to another end when nothing was watching")
        self.count("same_end_unwatched")
        record = match.record()
        try:
            again = from_record(record, lambda _: self.game)
        except Exception as crash:
            self.fail(f"the record does not replay: {type(crash).__name__}: {crash}")
            return
        self.count("replayed")
        part = unlike(whole(again)[:5], whole(match)[:5], ("state", "questions", "answers given", "clock", "end"))
        if part:
            self.fail(f"the replayed match has another {part}")
        if again.lines != match.lines or again.outcomes != match.outcomes or again.result != match.result:
            self.fail("the replayed match has another journal, other outcomes or another result")
        if again.record() != record:
            self.fail("the replayed match has another record")
        for answered, state in self._moments.items():
            if state is not None:
                self.count("replayed_in_part")
                if encode(from_record(record, lambda _: self.game, upto=answered).table.s) != state:
                    self.fail(f"replayed as far as answer {answered} the match is something else")


class Cloning(Check):
    """A clone is equal and goes its own way."""

    name = "clone"

    def at(self, moment: Moment) -> None:
        match = moment.match
        self._twin = match.clone()
        self.count("clones")
        part = unlike(whole(self._twin), whole(match))
        if part:
            self.fail(f"the clone has another {part}")
        if self._twin.lines != match.lines or self._twin.outcomes != match.outcomes:
            self.fail("the clone has another journal or other outcomes")

    def before(self, moment: Moment, move: Move) -> None:
        """Answers given in the clone leave the match alone; the same answer leads it to the same place."""
        bare = moment.match.bare()
        self._bare = bare
        for twin in (self._twin, bare):
            if move.decision is not None and counterpart(twin, move.decision) is None:
                self.fail(f"the clone does not ask {move.name}")
                continue
            move.give(twin)
        if encode(moment.match.table.s) != moment.state or len(moment.match.lines) != moment.lines:
            self.fail("an answer given in the clone changed the match")

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        part = unlike(whole(self._twin), whole(now.match))
        if part:
            self.fail(f"after the same answer the clone has another {part}")
        if encode(self._bare.table.s) != now.state:
            self.fail("after the same answer the bare clone has another state")
        seats = viewers(now.match)
        viewer = seats[moment.answered % len(seats)]
        if journal(self._twin, viewer, moment.lines) != journal(now.match, viewer, moment.lines):
            self.fail("after the same answer the clone tells it otherwise")


def play_steps(match: Match, steps: list[Step]) -> None:
    """Give the answers of a rehearsal, by key, checked."""
    for step in steps:
        if step.place < 0:
            match.interrupt(step.seat, step.raw)
            continue
        d = next(d for d in match.decisions if d.seat == step.seat and d.question.name == step.question)
        match.answer(d, step.raw, seat=step.seat)


def _past(entry: object) -> object:
    return entry.past() if isinstance(entry, Answer) else entry
