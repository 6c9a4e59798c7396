"""The table: a state, the operations that change it, and the asking. Rules hold a table, never a bare state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from regnum.kernel.chance import advance, below
from regnum.kernel.journal import Line
from regnum.kernel.options import NO_ARGS, Args, Option, Reasons
from regnum.kernel.questions import Chosen, Decision, Gather, Pick, Question
from regnum.kernel.state import Pile

T = TypeVar("T")


class Table:
    """What every game's table has. A game's own table adds its named operations (gain, move, reveal…)."""

    s: Any
    """The state: the game's own dataclass, with at least `rng: int` and `over: bool`."""

    def __init__(self, state: Any) -> None:
        self.s = state
        self.journal: list[Line] | None = None
        self.outcomes: list[int] | None = None
        self.fenced = False
        self.at = 0
        self.audit: Callable[[Table, Decision], None] | None = None

    # -- chance: the only three ways into the generator, each of them an undo barrier --------------------------

    def random(self, n: int) -> int:
        """A number in 0..n-1."""
        s = self.s
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
        else:
            s = self.s
            bag = pile.bag
            s.rng = rng = advance(s.rng)
            i = below(rng, len(bag))
            card = bag[i]
            bag[i] = bag[-1]
            bag.pop()
        self.fenced = True
        if self.outcomes is not None:
            self.outcomes.append(card)
        return card

    def fence(self) -> None:
        """Mark an undo barrier: somebody has learnt something that cannot be unlearnt."""
        self.fenced = True

    # -- the journal -------------------------------------------------------------------------------------------

    def note(self, message: str, rule: str, args: Args, secret: Args | None = None, to: int = 0) -> None:
        """Write a line. Callers on a hot path guard with `if self.journal is not None`."""
        if self.journal is not None:
            self.journal.append(Line(message, rule, args, self.at, secret, to))

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, question: Question[T], seat: int, args: Args = NO_ARGS) -> Coroutine[Any, Any, T]:
        """Put a question to a seat. An any-time ability used in its place is carried out, and it is asked again."""
        return self._ask(question, seat, args, False)  # type: ignore[return-value]

    def ask_if_any(self, question: Pick[T], seat: int, args: Args = NO_ARGS) -> Coroutine[Any, Any, T | None]:
        """The same for a question that may find nothing to choose, at first or after an any-time ability."""
        return self._ask(question, seat, args, True)

    async def _ask(self, question: Question[T], seat: int, args: Args, or_none: bool) -> T | None:
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
            if isinstance(chosen, Option) and chosen.anytime:
                await self.use(chosen, seat)
                continue
            return question.value(chosen)

    async def ask_all(self, question: Question[T], seats: Iterable[int], args: Args = NO_ARGS) -> list[T]:
        """Put a question to several seats at once; the answers come back in the order of `seats`.

        Never passed over, and without any-time abilities: these belong to the one whose turn it is.
        """
        decisions = [Decision(question, seat, args) for seat in seats]
        if not decisions:
            return []
        chosen: list[Chosen] = await Gather(decisions)
        return [question.value(one) for one in chosen]

    # -- what a game may add -----------------------------------------------------------------------------------

    def anytime(self, d: Decision, why: Reasons | None) -> Sequence[Option[Any]]:
        """Abilities the asked seat may use in place of an answer."""
        return ()

    async def use(self, ability: Option[Any], seat: int) -> None:
        """Carry out an any-time ability."""
        raise NotImplementedError
