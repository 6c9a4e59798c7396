"""The table: a state, the operations that change it, and the asking. Rules hold a table, never a bare state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Generic, TypeVar

from regnum.kernel.chance import advance, below
from regnum.kernel.errors import RegnumError
from regnum.kernel.journal import Line
from regnum.kernel.options import NO_ARGS, Args, Option, Reasons
from regnum.kernel.questions import Chosen, Decision, Gather, Interruption, Pick, Question
from regnum.kernel.state import Pile
from regnum.kernel.subclassing import mypyc_attr
from regnum.kernel.things import Seat

T = TypeVar("T")
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class TableOf(Generic[S]):
    """What every game's table has. A game's own table adds its named operations (gain, move, reveal…)."""

    def __init__(self, state: S) -> None:
        self.s = state
        """The state: the game's own dataclass, with at least `rng: int` and `over: bool`, and `dice` if it rolls."""
        self.journal: list[Line] | None = None
        self.outcomes: list[int] | None = None
        self.fenced = False
        self.at = 0
        self.audit: Callable[[TableOf[Any], Decision], None] | None = None
        self.unasked: Callable[[TableOf[Any], Decision], None] | None = None
        self.suspended: list[Decision | Gather] = []
        """Questions that wait for an ability to be carried out and must have an answer afterwards."""

    # -- chance: the only ways into the generator, each of them an undo barrier --------------------------

    def random(self, n: int) -> int:
        """A number in 0..n-1."""
        s: Any = self.s
        s.rng = rng = advance(s.rng)
        outcome = below(rng, n)
        self.fenced = True
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome

    def draw(self, pile: Pile) -> int:
        """The next card of a pile."""
        if pile.top:
            card = pile.top[-1]
            pile.top = pile.top[:-1]
        elif pile.bag or pile.under:
            bag = pile.bag
            while not bag:
                bag = pile.bag = list(pile.under[-1])
                pile.under = pile.under[:-1]
            s: Any = self.s
            s.rng = rng = advance(s.rng)
            i = below(rng, len(bag))
            card = bag[i]
            bag[i] = bag[-1]
            bag.pop()
        else:
            card = pile.bottom[-1]
            pile.bottom = pile.bottom[:-1]
        self.fenced = True
        if self.outcomes is not None:
            self.outcomes.append(card)
        return card

    def roll(self, faces: int) -> int:
        """A die with so many faces: 0..faces-1. The state's `dice`, where a scene has loaded them, are rolled first."""
        s: Any = self.s
        dice = s.dice
        if not dice:
            return self.random(faces)
        face: int = dice[0]
        if not 0 <= face < faces:
            raise RegnumError(f"the next die was loaded with {face}, but it has the faces 0 to {faces - 1}")
        s.dice = dice[1:]
        self.fenced = True
        if self.outcomes is not None:
            self.outcomes.append(face)
        return face

    def fence(self) -> None:
        """Mark an undo barrier: somebody has learnt something that cannot be unlearnt."""
        self.fenced = True

    # -- the journal -------------------------------------------------------------------------------------------

    def note(self, message: str, rule: str, args: Args, secret: Args | None = None, to: int = 0) -> None:
        """Write a line. Callers on a hot path guard with `if self.journal is not None`."""
        if self.journal is not None:
            self.journal.append(Line(message, rule, args, self.at, secret, to))

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, question: Question[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T]:
        """Put a question to a seat. An any-time ability used in its place is carried out, and it is asked again."""
        return self._ask(question, seat, args, False)  # type: ignore[return-value]

    def pass_over(self, question: Question[Any], seat: Seat, args: Args = NO_ARGS) -> None:
        """Let it be known that a rule does not put this question, since only one answer is left."""
        if self.unasked is not None:
            d = Decision(question, seat, args)
            d.options = question.list_options(self, d)
            self.unasked(self, d)

    def ask_if_any(self, question: Pick[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T | None]:
        """The same for a question that may find nothing to choose, at first or after an any-time ability."""
        return self._ask(question, seat, args, True)

    async def _ask(self, question: Question[T], seat: Seat, args: Args, or_none: bool) -> T | None:
        while True:
            d = Decision(question, seat, args)
            if question.passable or or_none:
                d.options = question.list_options(self, d)
                if or_none and not d.options:
                    return None
                d.anytime = self.anytime(d, None)
                if question.passable:
                    forced = question.forced(self, d)
                    # With nothing left to choose there is no question, not even as an occasion for an ability.
                    if forced == () or (forced is not None and not d.anytime):
                        if self.audit is not None:
                            self.audit(self, d)
                        return question.value(forced)
            chosen = await d
            if isinstance(chosen, Option):
                if not chosen.anytime:
                    value: T = chosen.value  # what `question.value` gives for a single option, without the call
                    return value
                ability, owner = chosen, seat
            elif isinstance(chosen, Interruption):
                ability, owner = chosen.option, chosen.seat
            else:
                return question.value(chosen)
            if or_none:
                await self.use(ability, owner)
            else:
                self.suspended.append(d)
                await self.use(ability, owner)
                del self.suspended[-1]

    async def ask_all(self, question: Question[T], seats: Iterable[Seat], args: Args = NO_ARGS) -> list[T]:
        """Put a question to several seats at once; the answers come back in the order of `seats`.

        Never passed over, and without any-time abilities in place of an answer: these are interruptions then.
        """
        decisions = [Decision(question, seat, args) for seat in seats]
        return [question.value(one) for one in await self._gather(decisions)]

    async def ask_together(self, asked: Iterable[tuple[Question[Any], Seat, Args]]) -> list[Any]:
        """Put different questions to different seats at once; the answers come back in asking order."""
        decisions = [Decision(question, seat, args) for question, seat, args in asked]
        chosen = await self._gather(decisions)
        return [d.question.value(one) for d, one in zip(decisions, chosen, strict=True)]

    async def _gather(self, decisions: list[Decision]) -> list[Chosen]:
        if not decisions:
            return []
        gather = Gather(decisions)
        while True:
            chosen = await gather
            if not isinstance(chosen, Interruption):
                return chosen
            self.suspended.append(gather)
            await self.use(chosen.option, chosen.seat)
            del self.suspended[-1]
            gather = gather.again()

    # -- what a game may add -----------------------------------------------------------------------------------

    def anytime(self, d: Decision, why: Reasons | None) -> Sequence[Option[Any]]:
        """Abilities the asked seat may use in place of an answer."""
        return ()

    def interrupts(self, seat: Seat, why: Reasons | None) -> Sequence[Option[Any]]:
        """What this seat, though nobody asks it anything by itself, may use right now.

        Only the seat itself is told; nobody waits for it, and nobody learns that it could.
        """
        return ()

    async def use(self, ability: Option[Any], seat: Seat) -> None:
        """Carry out an any-time ability of this seat. What was being asked is asked again afterwards."""
        raise NotImplementedError


Table = TableOf[Any]
"""Some table, of whatever game."""
