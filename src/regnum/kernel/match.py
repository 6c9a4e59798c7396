"""A match: a setup, a seed and the choices made so far. The kernel's driver.

The live coroutine is only a cache of (state at the checkpoint, answers since). Restoring, cloning, undoing and
recovering from a crash all throw it away and replay that short list.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from regnum.kernel.chance import Rng, seeded
from regnum.kernel.errors import BadSetup, CannotImagine, Refused, RegnumError, RuleFailed
from regnum.kernel.game import Document, Game, Result, Setup, Viewer
from regnum.kernel.history import (
    Answer,
    Checkpoint,
    Diverged,
    Entry,
    Imagine,
    Kept,
    Meta,
    Past,
    Reseed,
    Rest,
)
from regnum.kernel.journal import Line, SeenLine
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import (
    INTERRUPT,
    Chosen,
    Decision,
    Gather,
    Interruption,
    PickMany,
    pick_one,
    refusal,
)
from regnum.kernel.state import start_chance
from regnum.kernel.table import Table, TableOf
from regnum.kernel.things import NOBODY, SEATS, Seat
from regnum.kernel.zones import Zone, erase, redeal

_UNDO_DEPTH: Final = 32
"""How many checkpoints undo can reach back."""
_REDEALS: Final = 64
"""How often imagine tries before it gives up: a commitment in flight may not fit the cards dealt."""
_SELDOM: Final = 6
"""In random play an interruption is looked for once in so many times."""


class Match:
    """One match. Make it with `Match.start`, or with `regnum.new`, `regnum.load`, `regnum.restore`."""

    game: Game
    setup: Setup
    seed: int
    table: Table

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.epoch = 0
        self.history: list[Entry | Past] = []
        """The one log: everything answered, used and dealt anew since the beginning."""
        self.meta: list[Meta] = []
        self._journal: list[Line] | None = None
        self._outcomes: list[int] | None = None
        self._undo = True
        self._keeps_checkpoints = True
        self._replaying = False
        self._checkpoints: tuple[Checkpoint, ...] = ()
        self._origin: Any = None  # the state it began from, where that is at hand
        self._barrier = 0
        self._answered = 0
        self._number = 0
        self._coro: Coroutine[Any, Any, None] | None = None
        self.open: list[Decision] = []
        """What is asked now, answered parts of a simultaneous question included."""
        self.gather: Gather | None = None
        """The simultaneous question that is open, even one to a single seat; None where a seat is asked alone."""
        self._carried = 0  # parts of the open question that were given before it was interrupted
        self._rests: list[Rest] | None = None  # kept only while somebody wants to see the steps of an entry
        self.settled: tuple[int, bytes] = (0, b"")
        """So many choices of the beginning can't be undone any more, as snapshots write them (`record.py`)."""

    @classmethod
    def start(
        cls,
        game: Game,
        setup: Setup,
        seed: int,
        *,
        journal: bool = True,
        undo: bool = True,
        checkpoints: bool = True,
    ) -> Match:
        """A new match at its first decision. Simulation turns journal, undo and checkpoints off."""
        setup = game.check(setup)
        return cls.resume(
            game, setup, seed, game.deal(setup, seeded(seed)), journal=journal, undo=undo, checkpoints=checkpoints
        )

    @classmethod
    def resume(
        cls,
        game: Game,
        setup: Setup,
        seed: int,
        state: Any,
        *,
        journal: bool = True,
        undo: bool = True,
        checkpoints: bool = True,
    ) -> Match:
        """A match that begins from a given state (a scene, a branch)."""
        match = cls(game, setup, seed)
        match._journal = [] if journal else None
        match._outcomes = [] if journal else None
        match._undo = undo
        match._keeps_checkpoints = checkpoints
        match._checkpoints = (Checkpoint(state, 0, 0, 0, 0, 0),)
        match._origin = state
        match._rebuild()
        return match

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.table.s.over)

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the match runs."""
        return self.game.result(self.table.s) if self.over else None

    @property
    def carried(self) -> Document | None:
        """What the next match can begin from, once this one is over."""
        return self.game.carry(self.table.s) if self.over else None

    @property
    def alone(self) -> bool:
        """Whether one decision is asked by itself: a gathering of one seat is none."""
        return self.gather is None

    @property
    def given(self) -> dict[int, Chosen]:
        """The answered parts of a simultaneous question, by their place in `open`: secret until all are in."""
        return {} if self.gather is None else self.gather.given

    @property
    def decisions(self) -> list[Decision]:
        """The decisions still owed, each by the seat it names."""
        gather = self.gather
        if gather is None or not gather.given:
            return self.open
        return [d for i, d in enumerate(self.open) if i not in gather.given]

    @property
    def answered(self) -> int:
        """How many answers have been given so far: the match's clock."""
        return self._answered

    @property
    def clock(self) -> str:
        """Names this moment: no other has the same, not even one that is reached again after an undo."""
        return f"{self.epoch}.{self._answered}"

    @property
    def resting(self) -> bool:
        """Whether no answer has been given since the last checkpoint."""
        return self._checkpoints[-1].at == len(self.history)

    def owed_by(self, seat: int) -> Decision | None:
        return next((d for d in self.decisions if d.seat == seat), None)

    def reasons(self, d: Decision, part: Sequence[Option[Any]] = ()) -> Reasons:
        """What is not on offer in this decision (with `part` of a PickMany already chosen), and why."""
        why = Reasons()
        if isinstance(d.question, PickMany):
            d.question.grow(self.table, d, part, why)
        else:
            d.question.list_options(self.table, d, why)
        if self.alone:
            self.table.anytime(d, why)
        return why

    def interrupts(self, seat: int, why: Reasons | None = None) -> Sequence[Option[Any]]:
        """What a seat may use right now although it is not asked. For its own eyes only: nobody waits for it.

        Who is asked alone has such abilities among the answers (`Decision.anytime`).
        """
        if self.over or (self.gather is None and self.open[0].seat == seat):
            return ()
        return self.table.interrupts(SEATS[seat], why)

    def view(self, seat: int | None) -> Any:
        """All that a seat (None: a spectator) is sent of the table."""
        return self.game.view(self.table, self.viewer(seat))

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """What each of these seats is sent of the table."""
        return self.game.views(self.table, [self.viewer(seat) for seat in seats])

    def viewer(self, seat: int | None) -> Viewer:
        """Who looks from there; nobody, where there is no such seat. Raises BadSetup."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.players):
            raise BadSetup(f"there is no seat {seat!r} at a table of {self.setup.players}")
        return None if seat is None else SEATS[seat]

    def journal(self, seat: int | None, since: int = 0) -> list[SeenLine]:
        """What happened, as a seat may read it; `since` leaves out that many lines."""
        self.viewer(seat)
        return [line.seen_by(seat) for line in (self._journal or [])[since:]]

    @property
    def lines(self) -> list[Line]:
        """The journal itself, with its secrets. For storage and tests, never for a client."""
        return self._journal or []

    @property
    def outcomes(self) -> list[int]:
        """What chance gave, in order. As secret as the seed."""
        return self._outcomes or []

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, decision: Decision | str, raw: object, *, seat: int | None = None) -> None:
        """Answer a decision (or its id). A wrong answer raises Refused and changes nothing.

        `seat` says who is answering, where that is not a matter of course: nobody answers for another.
        """
        try:
            index = self._find(decision.id if isinstance(decision, Decision) else decision, seat)
            self._take(index, self.resolve(self.open[index], raw))
        except Refused as refused:
            refused.args = (self._sentence(refused.message, refused.params, refused.rule),)
            raise

    def resolve(self, d: Decision, raw: object) -> Chosen:
        """The answer that `raw` means. Raises Refused."""
        if isinstance(raw, str):
            for option in d.anytime:
                if option.key == raw:
                    return option
        try:
            return d.question.resolve(self.table, d, raw)
        except Refused as refused:
            if isinstance(raw, str) and self.alone and not refused.rule:
                why = Reasons()
                self.table.anytime(d, why)
                reason = why.of(raw)
                if reason is not None:
                    raise refusal("not-offered", reason) from None
            raise

    def choose(self, d: Decision, chosen: Chosen) -> None:
        """Answer with one of the decision's own options, unchecked: for programs that pick from the list."""
        self._take(self.open.index(d) if len(self.open) > 1 else 0, chosen)

    def interrupt(self, seat: int, key: object, *, at: str | None = None) -> None:
        """Use something without being asked. What was being asked is asked again afterwards. Raises Refused.

        `at` is the `clock` of the table that the seat saw, where that is known: the same wish sent twice, or one that
        comes too late, is recognised by it. Who is asked by now uses the ability in place of an answer.
        """
        try:
            if self.over:
                raise Refused("over", message="refused-over", args={})
            self.viewer(seat)
            if at is not None and at != self.clock:
                raise Refused("stale", message="refused-stale", args={})
            if not isinstance(key, str):
                raise Refused("malformed", message="refused-malformed", args={"form": "pick"})
            why = Reasons()
            if self.gather is None and self.open[0].seat == seat:
                self._take(0, pick_one(key, self.table.anytime(self.open[0], why), why))
            else:
                self._take(-1, pick_one(key, self.table.interrupts(SEATS[seat], why), why), SEATS[seat])
        except Refused as refused:
            refused.args = (self._sentence(refused.message, refused.params, refused.rule),)
            raise

    def cut_in(self, seat: Seat, ability: Option[Any]) -> None:
        """Use one of the seat's own `interrupts`, unchecked: for programs that pick from the list."""
        self._take(-1, ability, seat)

    @property
    def interruptible(self) -> bool:
        """Whether this game knows anything that is used without being asked."""
        return type(self.table).interrupts is not TableOf.interrupts

    def interruption(self, rng: Rng) -> tuple[Seat, Option[Any]] | None:
        """For random play: now and then something that a seat which may interrupt uses. None, mostly."""
        if not self.interruptible or rng.below(_SELDOM):
            return None
        every = [(seat, option) for seat in SEATS[: self.setup.players] for option in self.interrupts(seat)]
        return every[rng.below(len(every))] if every else None

    def sample(self, d: Decision, rng: Rng) -> Chosen:
        """A random legal answer, any-time abilities included."""
        extra = len(d.anytime)
        if extra:
            i = rng.below(len(d.options) + extra)
            if i < extra:
                return d.anytime[i]
        return d.question.sample(self.table, d, rng)

    def _sentence(self, message: str, args: Args, rule: str) -> str:
        text = self.game.say(message, args)
        return f"{text} ({rule})" if rule else text

    def _find(self, decision_id: str, seat: int | None) -> int:
        """Which open decision is meant. Raises Refused: over, stale, doubled, wrong-seat, malformed."""
        if self.over:
            raise Refused("over", message="refused-over", args={})
        for i, d in enumerate(self.open):
            if d.id == decision_id:
                if seat is not None and seat != d.seat:
                    raise Refused("wrong-seat", message="refused-wrong-seat", args={"player": f"seat:{d.seat}"})
                if i in self.given:
                    raise Refused("doubled", message="refused-doubled", args={})
                return i
        if seat is not None and all(d.seat != seat for d in self.open):
            raise Refused("out-of-turn", message="refused-out-of-turn", args={})
        epoch, dot, number = str(decision_id).partition(".")
        if not (dot and epoch.isdecimal() and number.isdecimal()):
            raise Refused("malformed", message="refused-malformed", args={"form": "id"})
        raise Refused("stale", message="refused-stale", args={})

    def _take(self, index: int, chosen: Chosen, seat: Seat = NOBODY) -> None:
        """Take the answer to an open decision, or (-1) what a seat uses unasked."""
        history = self.history
        length = len(history)
        checkpoints = self._checkpoints
        before = (self._barrier, self._answered, self._number)
        if index < 0:
            entry = Answer(seat, None, chosen)
        else:
            d = self.open[index]
            entry = Answer(d.seat, d.question, chosen)
        history.append(entry)
        try:
            if index < 0:
                self._cut_in(entry)
            else:
                self._feed(index, chosen)
            self._settle()
        except BaseException as crash:
            # The rule may have died half-way, perhaps after a new checkpoint: back to just before the answer.
            del history[length:]
            self._checkpoints = checkpoints
            self._rebuild()
            self._barrier, self._answered, self._number = before
            if not isinstance(crash, Exception):
                raise
            name = INTERRUPT if entry.question is None else entry.question.name
            failed = RuleFailed(f"{name}: {type(crash).__name__}: {crash}")
            failed.__cause__ = crash  # compiled by mypyc, `from` is not heeded
            raise failed from crash

    def _feed(self, index: int, chosen: Chosen) -> None:
        """Hand an answer to the rules; they run until somebody else must be asked."""
        self._answered += 1
        self.table.at = self._answered
        gather = self.gather
        if gather is None:
            self._run(chosen)
            return
        given = gather.given
        given[index] = chosen
        if len(given) == len(self.open):
            together = [given[i] for i in range(len(given))]
            gather.given = {}
            if len(together) > 1:
                self.table.fenced = True  # the last to answer learns what the others chose
            self._run(together)

    def _cut_in(self, entry: Answer) -> None:
        """Hand an interruption to the rules: they carry it out, and ask again what they were asking."""
        assert isinstance(entry.chosen, Option)
        self._answered += 1
        self.table.at = self._answered
        self._run(Interruption(entry.chosen, entry.seat))

    def _run(self, value: Any) -> None:
        """Resume the coroutine; start the next step, with a checkpoint before it, whenever one ends."""
        coro = self._coro
        assert coro is not None
        while True:
            try:
                asked = coro.send(value)
            except StopIteration:
                if self.table.s.over:
                    self._coro = None
                    self.open = []
                    self.gather = None
                    return
                self._checkpoint()
                if self._rests is not None:
                    self._rests.append(Rest(self.game.clone_state(self.table.s), len(self.lines)))
                self._coro = coro = self.game.step(self.table)
                value = None
                continue
            number = self._number
            if type(asked) is Decision:
                asked.epoch = self.epoch
                asked.number = number
                self._number = number + 1
                self.open = [asked]
                self.gather = None
            else:
                self.gather = asked
                self.open = asked.decisions
                for d in self.open:
                    d.epoch = self.epoch
                    d.number = number
                    number += 1
                self._number = number
                self._carried = 0
                if asked.is_again:
                    self._carry_over(asked)
            return

    def _carry_over(self, gather: Gather) -> None:
        """An interrupted question is asked again: the answers given to it stand, wherever they still are answers."""
        before, gather.given = gather.given, {}
        for i in sorted(before):
            d = self.open[i]
            d.options = d.question.list_options(self.table, d)
            chosen = self._still_chosen(d, before[i])
            if chosen is not None:
                gather.given[i] = chosen
        self._carried = len(gather.given)

    def _still_chosen(self, d: Decision, chosen: Chosen) -> Chosen | None:
        try:
            return d.question.resolve(self.table, d, d.question.raw(chosen))
        except Refused:
            return None

    def _settle(self) -> None:
        """The rules have stopped: list the options, and note whether a barrier was passed."""
        if self.table.fenced or self.table.s.over:  # at the end everything lies open
            self._barrier = self._answered
            self.table.fenced = False
        self._list_options()

    def _list_options(self) -> None:
        table = self.table
        alone = self.gather is None
        for d in self.open:
            if not d.options:
                d.options = d.question.list_options(table, d)
                if alone:
                    d.anytime = table.anytime(d, None)
                if not d.options and not d.question.may_be_empty(table, d):
                    raise RegnumError(f"{d.question.name} was asked without a legal answer")

    def _checkpoint(self) -> None:
        """Between two steps no frame is alive: the state alone goes on from here."""
        at = len(self.history)
        if not self._keeps_checkpoints or self._replaying or self._checkpoints[-1].at == at:
            return
        checkpoint = Checkpoint(
            self.game.clone_state(self.table.s),
            at,
            self._number,
            self._answered,
            len(self._journal) if self._journal is not None else 0,
            len(self._outcomes) if self._outcomes is not None else 0,
        )
        # Older checkpoints serve only undo, which a barrier or another seat's answer cuts off.
        if not self._undo or self.table.fenced or self._barrier >= self._answered:
            self._checkpoints = (checkpoint,)
        else:
            self._checkpoints = (*self._checkpoints[-_UNDO_DEPTH:], checkpoint)

    # -- rebuilding --------------------------------------------------------------------------------------------

    def _rebuild(self) -> None:
        """Make the live table anew from the last checkpoint and the entries since. Raises Diverged."""
        if self._coro is not None:
            self._coro.close()
        checkpoint = self._checkpoints[-1]
        table = self.game.table(self.game.clone_state(checkpoint.state))
        if self._journal is not None:
            del self._journal[checkpoint.journal :]
        if self._outcomes is not None:
            del self._outcomes[checkpoint.outcomes :]
        table.journal = self._journal
        table.outcomes = self._outcomes
        table.at = checkpoint.answered
        self.table = table
        self._number = checkpoint.number
        self._answered = checkpoint.answered
        self.gather = None
        self.open = []
        self._coro = None
        if not table.s.over:
            self._coro = self.game.step(table)
            self._replaying = True  # no step ends inside what is replayed, unless the rules have changed
            try:
                self._run(None)
                for entry in self.history[checkpoint.at :]:
                    self._replay(entry)
            finally:
                self._replaying = False
        table.fenced = False
        self._list_options()

    def _replay(self, entry: Entry | Past) -> None:
        if isinstance(entry, Answer):
            if entry.question is None:
                if self.open:
                    self._cut_in(entry)
                    return
                raise Diverged(f"there is nothing for seat {entry.seat} to interrupt")
            given = self.given
            for i, d in enumerate(self.open):
                if d.seat == entry.seat and d.question is entry.question and i not in given:
                    self._feed(i, entry.chosen)
                    return
            raise Diverged(f"nobody asks seat {entry.seat} {entry.question.name}")
        if isinstance(entry, Reseed):
            self._reseed(entry)
        elif isinstance(entry, Imagine):
            self._redeal(entry)
        else:
            raise Diverged(f"{entry.question} was never matched with what is asked")

    def _reseed(self, event: Reseed) -> None:
        state = self.table.s
        start_chance(state, seeded(event.entropy, state.rng))
        self.game.redeal_order(state, None, Rng(event.entropy, 1))

    # -- undo --------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer: nothing was revealed and nobody else answered since."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        """Where in the history the entry to take back stands."""
        if not self._undo:
            return None
        history = self.history
        last = len(history) - 1
        fresh = len(self.given) - self._carried if self.gather is not None else 0
        # Others' parts of an open question stay; mine is somewhere among the last entries.
        for at in range(last, last - fresh, -1):
            entry = history[at]
            if isinstance(entry, Answer) and entry.seat == seat:
                return at
        if fresh or self._barrier >= self._answered or last < self._checkpoints[0].at:
            return None
        entry = history[last]
        return last if isinstance(entry, Answer) and entry.seat == seat else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, or what it used unasked. Raises Refused where `can_undo` says no."""
        at = self._undoable(seat)
        if at is None:
            raise Refused(
                "cannot-undo",
                message="refused-cannot-undo",
                args={},
            )
        self._checkpoints = tuple([checkpoint for checkpoint in self._checkpoints if checkpoint.at <= at])
        del self.history[at]
        self.epoch += 1
        self._rebuild()
        self.meta.append(Meta("meta-undone", {"player": f"seat:{seat}"}, self._answered))

    def take_back(self, answered: int, entropy: int | None = None) -> None:
        """Go back, over barriers, to when `answered` answers had been given. Everyone must have agreed.

        Chance starts afresh, as a recorded event: nobody gains by what was seen.
        """
        if not 0 <= answered < self._answered:
            raise Refused("out-of-range", message="refused-out-of-range", args={"low": 0, "high": self._answered - 1})
        kept: list[Entry | Past] = []
        count = 0
        for entry in self.history:
            if isinstance(entry, Answer | Past):
                if count == answered:
                    break
                count += 1
            kept.append(entry)
        origin = self.game.deal(self.setup, seeded(self.seed)) if self._origin is None else self._origin
        fresh = Match.resume(self.game, self.setup, self.seed, origin, journal=self._journal is not None)
        for entry in kept:
            fresh.play(entry)
        fresh.play(Reseed(secrets.randbits(64) if entropy is None else entropy))
        self.history = fresh.history
        self.settled = (0, b"")
        self._checkpoints = fresh._checkpoints
        self._journal = fresh._journal
        self._outcomes = fresh._outcomes
        self.epoch += 1
        self._rebuild()
        self._barrier = self._answered
        self.meta = [*self.meta, Meta("meta-taken-back", {"count": self._answered}, self._answered)]

    def play(self, entry: Entry | Past) -> None:
        """Append an entry of a record: an answer, checked against what is asked, or an event. Raises Diverged."""
        if isinstance(entry, Reseed | Imagine):
            self._event(entry)
            return
        past = entry.past() if isinstance(entry, Answer) else entry
        try:
            if past.question == INTERRUPT:
                self.interrupt(past.seat, past.raw)
                return
            given = self.given
            for i, d in enumerate(self.open):
                if d.seat == past.seat and d.question.name == past.question and i not in given:
                    self._take(i, self.resolve(d, past.raw))
                    return
        except (Refused, BadSetup) as refused:
            text = (
                self._sentence(refused.message, refused.params, refused.rule)
                if isinstance(refused, Refused)
                else str(refused)
            )
            raise Diverged(f"answer {self._answered + 1} ({past.question}): {text}") from None
        raise Diverged(f"answer {self._answered + 1}: seat {past.seat} is not asked {past.question}")

    def play_step_by_step(self, entry: Entry | Past) -> list[Rest]:
        """Append an entry of a record; the places of rest that the rules passed on the way. Raises Diverged.

        So what an opponent without a seat does after somebody's answer can be shown step by step.
        """
        rests: list[Rest] = []
        self._rests = rests
        try:
            self.play(entry)
        finally:
            self._rests = None
        return rests

    def _event(self, event: Reseed | Imagine) -> None:
        self.history.append(event)
        self._barrier = self._answered
        self._replay(event)
        self._list_options()

    # -- clones and imagined worlds ----------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent match at the same point. Checkpoints are shared, the live part is replayed."""
        twin = Match(self.game, self.setup, self.seed)
        twin._origin = self._origin
        twin.epoch = self.epoch
        twin.history = self.history[:]
        twin.meta = self.meta[:]
        twin._journal = None if self._journal is None else self._journal[:]
        twin._outcomes = None if self._outcomes is None else self._outcomes[:]
        twin._undo = self._undo
        twin._keeps_checkpoints = self._keeps_checkpoints
        twin._checkpoints = self._checkpoints
        twin._barrier = self._barrier
        twin._rebuild()
        return twin

    def bare(self) -> Match:
        """A clone for rollouts: no journal, no undo, no checkpoints to come."""
        twin = Match(self.game, self.setup, self.seed)
        twin.epoch = self.epoch
        twin._undo = False
        twin._keeps_checkpoints = False
        last = self._checkpoints[-1]
        twin.history = self.history[last.at :]
        twin._checkpoints = (last.counted_from(last.at),)
        twin._barrier = self._barrier
        twin._rebuild()
        return twin

    def imagine(self, seat: int | None, seed: int) -> Match:
        """A match that could be this one for all the seat knows, with perfect memory; it can be played on.

        What the seat cannot know is dealt anew, others' secret answers are drawn anew, and the generator is its own.
        """
        viewer = self.viewer(seat)
        twin = self.clone()
        twin._event(Imagine(viewer, seed))
        return twin

    def scramble(self, seat: int | None, seed: int) -> Match:
        """A match to look at, not to play on: everything the seat's view hides is dealt anew, memory or not.

        What the seat is sent must not change by a single byte.
        """
        rng = Rng(seed, 3)
        return self._disguised(seat, partial(redeal, rng=rng), rng)

    def erased(self, seat: int | None) -> Match:
        """A match to look at: everything the seat's view hides is blanked, and the generator with it."""
        return self._disguised(seat, erase, Rng(0, 4))

    def _disguised(self, seat: int | None, change: Callable[[list[Zone]], None], rng: Rng) -> Match:
        viewer = self.viewer(seat)
        twin = self.clone()
        state = twin.table.s
        change(self.game.zones(state, viewer))
        start_chance(state, rng.bits())
        for d in twin.open:
            if d.seat == seat:
                d.options = d.question.list_options(twin.table, d)
                if twin.gather is None:
                    d.anytime = twin.table.anytime(d, None)
        for gather in twin._gatherings():
            for i in gather.given:
                if gather.decisions[i].seat != seat:
                    gather.given[i] = ()
        return twin

    def answers_fit(self) -> bool:
        """Whether every secret answer given so far is still an answer, now that the table was changed."""
        for gather in self._gatherings():
            for i, chosen in gather.given.items():
                d = gather.decisions[i].again()
                d.options = d.question.list_options(self.table, d)
                if self._still_chosen(d, chosen) is None:
                    return False
        return True

    def _gatherings(self) -> list[Gather]:
        """Where secret answers lie: the open question, and those that an interruption holds up."""
        waiting = [one for one in self.table.suspended if isinstance(one, Gather)]
        return waiting if self.gather is None else [*waiting, self.gather]

    def _redeal(self, event: Imagine) -> None:
        rng = Rng(event.seed, 2)
        for _ in range(_REDEALS):
            state = self.table.s
            redeal([zone for zone in self.game.zones(state, event.seat) if not zone.remembered], rng)
            start_chance(state, rng.bits())
            self.game.redeal_order(state, event.seat, rng)
            if self._answers_anew(event.seat, rng):
                return
        raise CannotImagine("no world could be dealt in which every open question has an answer")

    def _answers_anew(self, seat: Viewer, rng: Rng) -> bool:
        """List the other seats' options in the new world and draw their secret answers. False if one has none."""
        waiting = [d for one in self.table.suspended for d in ([one] if isinstance(one, Decision) else one.decisions)]
        for d in (*self.open, *waiting):
            if d.seat == seat:
                continue
            d.options = d.question.list_options(self.table, d)
            if self.gather is None:
                d.anytime = self.table.anytime(d, None)
            if not d.options and not d.question.may_be_empty(self.table, d):
                return False
        for gather in self._gatherings():
            for i in gather.given:
                d = gather.decisions[i]
                if d.seat != seat:
                    gather.given[i] = d.question.sample(self.table, d, rng)
        return True

    # -- putting away ------------------------------------------------------------------------------------------

    def record(self) -> bytes:
        """The whole match as a small JSON document. It holds the seed: keep it until the match is over."""
        from regnum.kernel.record import to_record

        return to_record(self)

    def snapshot(self) -> bytes:
        """The last checkpoint and the answers since: opening it is quick however long the match is."""
        from regnum.kernel.record import to_snapshot

        return to_snapshot(self)

    # -- falling back ------------------------------------------------------------------------------------------

    def fall_back(self, entropy: int | None = None, *, lost: int = 0) -> None:
        """Go on from the last checkpoint with fresh randomness: the rules no longer fit the answers since."""
        checkpoint = self._checkpoints[-1]
        lost += sum(isinstance(entry, Answer | Past) for entry in self.history[checkpoint.at :])
        del self.history[checkpoint.at :]
        self._checkpoints = (checkpoint,)
        self.epoch += 1
        self._rebuild()
        self._event(Reseed(secrets.randbits(64) if entropy is None else entropy))
        self.meta.append(Meta("meta-fell-back", {"count": lost}, self._answered))

    @classmethod
    def revive(cls, kept: Kept, *, journal: bool = True, undo: bool = True, entropy: int | None = None) -> Match:
        """A match from what a snapshot kept: the last checkpoints and the history they point into.

        Where the rules no longer ask what was answered, it goes on from the last checkpoint with fresh randomness.
        """
        match = cls(kept.game, kept.setup, kept.seed)
        match.epoch = kept.epoch
        match.meta = list(kept.meta)
        match._undo = undo
        match.history = list(kept.history)
        checkpoints: list[Checkpoint] = []
        for i, checkpoint in enumerate(kept.checkpoints):
            last = i == len(kept.checkpoints) - 1
            end = len(kept.history) if last else kept.checkpoints[i + 1].at
            match._journal = [] if journal else None
            match._outcomes = kept.outcomes[: checkpoint.outcomes] if journal else None
            match._checkpoints = (checkpoint,)
            match.history = match.history[: checkpoint.at]
            try:
                match._rebuild()
                for entry in kept.history[checkpoint.at : end]:
                    match.play(entry)
            except (Diverged, RegnumError):
                checkpoints.clear()
                if last:
                    match.history = match.history[: checkpoint.at]
                    match._checkpoints = (checkpoint,)
                    entries = kept.history[checkpoint.at :]
                    match.fall_back(entropy, lost=sum(isinstance(entry, Past) for entry in entries))
                    return match
                match.history = [*match.history[: checkpoint.at], *kept.history[checkpoint.at : end]]
                continue
            checkpoints.append(checkpoint)
        match._checkpoints = (*checkpoints[:-1], *match._checkpoints)
        match._barrier = kept.barrier
        return match

    def keep(self, since: int = 0) -> Kept:
        """What a snapshot has to keep; of the history only what comes after its first `since` entries."""
        return Kept(
            self.game,
            self.setup,
            self.seed,
            self._checkpoints,
            [entry.past() if isinstance(entry, Answer) else entry for entry in self.history[since:]],
            self.outcomes,
            self.meta,
            self.epoch,
            self._barrier,
        )
