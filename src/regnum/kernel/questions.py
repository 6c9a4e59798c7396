"""The closed set of questions a rule may ask, and the decision that asking one makes.

A question is a catalogue entry, made once: what is asked (`name` is also its prompt's message), by which
paragraph, and the one function that lists its answers. That function is run again whenever somebody looks, so it
reads the table and the decision only and captures nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from regnum.kernel.errors import Refused
from regnum.kernel.options import NO_ARGS, Args, Option, Reason, Reasons
from regnum.kernel.subclassing import mypyc_attr
from regnum.kernel.things import Seat

if TYPE_CHECKING:
    from regnum.kernel.chance import Rng

T = TypeVar("T")

Raw = str | int | list[str]
"""An answer as it stands in records and on the wire: a key, a number, or a list of keys."""
Chosen = Option[Any] | tuple[Option[Any], ...]
"""The same answer as the kernel holds it."""
Menu = Callable[[Any, "Decision", Reasons | None], list[Option[T]]]
Grow = Callable[[Any, "Decision", Sequence[Option[T]], Reasons | None], tuple[list[Option[T]], bool]]
Figures = Callable[[Any, "Decision"], Args]
Bounds = Callable[[Any, "Decision", Reasons | None], tuple[int, int]]
Step = Callable[[Any, "Decision"], int]

DONE: Final[Option[None]] = Option("done", None, label="option-done", rule="")
"""Stands for "enough" where a PickMany explains why one may not stop yet."""


def _made_number(n: int) -> Option[int]:
    return Option(str(n), n, label="option-number", rule="", args={"number": n})


NUMBERS: Final[list[Option[int]]] = [_made_number(n) for n in range(100)]
"""The numbers that are asked for all the time. Others are made when they are first needed: ask `number`."""
_large: dict[int, Option[int]] = {}


def number(n: int) -> Option[int]:
    """The option for a number, the same one every time."""
    if 0 <= n < len(NUMBERS):
        return NUMBERS[n]
    found = _large.get(n)
    if found is None:
        found = _large.setdefault(n, _made_number(n))
    return found


INTERRUPT: Final = "interrupt"
"""Stands in records where the question would: a seat used something at any time, without being asked."""


def refusal(code: str, reason: Reason) -> Refused:
    """The refusal of something that the rules give a reason against."""
    return Refused(code, message=reason.message, args=reason.args, rule=reason.rule)


def pick_one(key: str, listing: Sequence[Option[Any]], why: Reasons) -> Option[Any]:
    """The option with that key, or the refusal that the collected reasons give for it."""
    for option in listing:
        if option.key == key:
            return option
    reason = why.of(key)
    if reason is not None:
        raise refusal("not-offered", reason)
    shown = key[:80].encode("utf-8", "replace").decode()  # half a character must not spoil the message
    raise Refused("unknown-option", message="refused-unknown-option", args={"option": shown})


class Decision:
    """A question put to a seat. Its id is (epoch, number); the epoch rises with every undo and fallback."""

    __slots__ = ("anytime", "args", "enough", "epoch", "number", "options", "question", "seat")

    def __init__(self, question: Question[Any], seat: Seat, args: Args = NO_ARGS) -> None:
        self.question = question
        self.seat = seat
        self.args = args
        self.options: list[Option[Any]] = []
        self.enough = False
        """Of a PickMany, listed together with its options: whether nothing at all is a choice already."""
        self.anytime: Sequence[Option[Any]] = ()
        self.epoch = 0
        self.number = 0

    @property
    def id(self) -> str:
        return f"{self.epoch}.{self.number}"

    def again(self) -> Decision:
        """The same question, put anew."""
        return Decision(self.question, self.seat, self.args)

    def __await__(self) -> Generator[Decision, Chosen | Interruption, Chosen | Interruption]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<{self.question.name} to seat {self.seat}: {self.options} {list(self.anytime)}>"


class Gather:
    """Several decisions asked at once; resumed with all answers, in asking order, whatever order they came in.

    `given` holds the answers so far, by place: secret until all are in. A gathering that was interrupted is asked
    `again`; what was given stands wherever it is still an answer.
    """

    __slots__ = ("decisions", "given", "is_again")

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.given: dict[int, Chosen] = {}
        self.is_again = False

    def again(self) -> Gather:
        anew = Gather([d.again() for d in self.decisions])
        anew.given = self.given
        anew.is_again = True
        return anew

    def __await__(self) -> Generator[Gather, list[Chosen] | Interruption, list[Chosen] | Interruption]:
        return (yield self)


class Interruption:
    """Sent to the rules in place of an answer: a seat that was not asked uses something it may use at any time."""

    __slots__ = ("option", "seat")

    def __init__(self, option: Option[Any], seat: Seat) -> None:
        self.option = option
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """Something that makes questions of its own for a game: its `questions` are the game's."""

    questions: tuple[Question[Any], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """What all forms share. `passable` opts in to passing over a forced answer (audited for leaks).

    `figures` gives the parameters of the prompt's text and of option labels that depend on the moment (a price);
    it runs only when somebody reads them.
    """

    __slots__ = ("figures", "name", "passable", "rule")
    form = ""

    def __init__(self, name: str, rule: str, passable: bool, figures: Figures | None) -> None:
        if name == INTERRUPT:
            raise ValueError(f"no question may be called {INTERRUPT}: that is how records name what was not asked")
        self.name = name
        self.rule = rule
        self.passable = passable
        self.figures = figures

    def prompt_args(self, table: Any, d: Decision) -> Args:
        return NO_ARGS if self.figures is None else self.figures(table, d)

    def list_options(self, table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        raise NotImplementedError

    def forced(self, table: Any, d: Decision) -> Chosen | None:
        """The only possible answer, if there is just one."""
        return d.options[0] if len(d.options) == 1 else None

    def may_be_empty(self, table: Any, d: Decision) -> bool:
        """Whether choosing nothing at all is an answer."""
        return False

    def resolve(self, table: Any, d: Decision, raw: object) -> Chosen:
        """The answer meant by `raw`. Raises Refused, with the reason the rules give, if it is not on offer."""
        raise NotImplementedError

    def raw(self, chosen: Chosen) -> Raw:
        raise NotImplementedError

    def value(self, chosen: Chosen) -> T:
        raise NotImplementedError

    def sample(self, table: Any, d: Decision, rng: Rng) -> Chosen:
        """A random answer; every legal one has a chance."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class _OneOf(Question[T]):
    """Questions answered with a single option."""

    __slots__ = ()

    def value(self, chosen: Chosen) -> T:
        return chosen.value  # type: ignore[union-attr,no-any-return]

    def sample(self, table: Any, d: Decision, rng: Rng) -> Chosen:
        return d.options[rng.below(len(d.options))]


class _SeveralOf(Question[tuple[T, ...]]):
    """Questions answered with a list of options."""

    __slots__ = ()

    def keys(self, raw: object) -> Sequence[str]:
        if not isinstance(raw, list | tuple) or not all(isinstance(key, str) for key in raw):
            raise Refused("malformed", message="refused-malformed", args={"form": self.form})
        return raw

    def raw(self, chosen: Chosen) -> Raw:
        assert isinstance(chosen, tuple)
        return [option.key for option in chosen]

    def value(self, chosen: Chosen) -> tuple[T, ...]:
        return tuple([option.value for option in chosen])  # type: ignore[union-attr]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(_OneOf[T]):
    """Choose one of the options."""

    __slots__ = ("menu",)
    form = "pick"

    def __init__(
        self, name: str, rule: str, menu: Menu[T], *, passable: bool = False, figures: Figures | None = None
    ) -> None:
        super().__init__(name, rule, passable, figures)
        self.menu = menu

    def list_options(self, table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        return self.menu(table, d, why)

    def resolve(self, table: Any, d: Decision, raw: object) -> Chosen:
        if not isinstance(raw, str):
            raise Refused("malformed", message="refused-malformed", args={"form": self.form})
        for option in d.options:
            if option.key == raw:
                return option
        why = Reasons()
        return pick_one(raw, self.menu(table, d, why), why)

    def raw(self, chosen: Chosen) -> Raw:
        assert isinstance(chosen, Option)
        return chosen.key


def _every_one(table: Any, d: Decision) -> int:
    return 1


class Amount(_OneOf[int]):
    """Choose a number from lo to hi: every one, or every second, third, … (`step`)."""

    __slots__ = ("bounds", "step")
    form = "amount"

    def __init__(
        self,
        name: str,
        rule: str,
        bounds: Bounds,
        *,
        step: Step = _every_one,
        passable: bool = False,
        figures: Figures | None = None,
    ) -> None:
        super().__init__(name, rule, passable, figures)
        self.bounds = bounds
        self.step = step

    def list_options(self, table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        lo, hi = self.bounds(table, d, why)
        step = self.step(table, d)
        if lo >= 0 and hi < len(NUMBERS):
            return list(NUMBERS[lo : hi + 1 : step])
        return [number(n) for n in range(lo, hi + 1, step)]

    def resolve(self, table: Any, d: Decision, raw: object) -> Chosen:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise Refused("malformed", message="refused-malformed", args={"form": self.form})
        why = Reasons()
        lo, hi = self.bounds(table, d, why)
        step = self.step(table, d)
        if raw in range(lo, hi + 1, step):
            return number(raw)
        reason = why.of(str(raw))
        if reason is not None:
            raise refusal("out-of-range", reason)
        if step > 1:
            args = {"low": lo, "high": hi - (hi - lo) % step, "step": step}
            raise Refused("out-of-range", message="refused-out-of-step", args=args, rule=self.rule)
        raise Refused("out-of-range", message="refused-out-of-range", args={"low": lo, "high": hi}, rule=self.rule)

    def raw(self, chosen: Chosen) -> Raw:
        return self.value(chosen)


class PickMany(_SeveralOf[T]):
    """Choose several, under a condition over the whole choice.

    `grow(table, decision, part, why)` says what may still be added to a part so that it can become a complete
    choice, and whether it is one already. It validates answers, greys out cards, and lets bots answer card by card;
    the rule gets one final tuple. An option may be taken as often as `grow` lets it: options are kinds, not cards.
    """

    __slots__ = ("grow",)
    form = "many"

    def __init__(
        self, name: str, rule: str, grow: Grow[T], *, passable: bool = False, figures: Figures | None = None
    ) -> None:
        super().__init__(name, rule, passable, figures)
        self.grow = grow

    def list_options(self, table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        options, d.enough = self.grow(table, d, (), why)
        return options

    def forced(self, table: Any, d: Decision) -> Chosen | None:
        first_two = list(islice(self._complete(table, d, (), 0), 2))
        return first_two[0] if len(first_two) == 1 else None

    def _complete(self, table: Any, d: Decision, part: tuple[Option[Any], ...], start: int) -> Iterator[Chosen]:
        """The complete choices, each once: parts grow in the order of the options only."""
        more, enough = self.grow(table, d, part, None) if part else (d.options, d.enough)
        if enough:
            yield part
        for option in more:
            rank = d.options.index(option)
            if rank >= start:
                yield from self._complete(table, d, (*part, option), rank)

    def may_be_empty(self, table: Any, d: Decision) -> bool:
        return d.enough

    def ordered(self, d: Decision, part: Sequence[Option[Any]]) -> tuple[Option[Any], ...]:
        """The part in the order of the options: one choice has one form, whatever order it was clicked in."""
        if len(part) < 2:
            return tuple(part)
        rank = {option: i for i, option in enumerate(d.options)}
        return tuple(sorted(part, key=rank.__getitem__))

    def resolve(self, table: Any, d: Decision, raw: object) -> Chosen:
        keys = self.keys(raw)
        more, enough = self.grow(table, d, (), None)
        wanted = self.ordered(d, [self._one_of(more, key, table, d, ()) for key in keys])
        part: tuple[Option[Any], ...] = ()
        for option in wanted:
            part = (*part, self._one_of(more, option.key, table, d, part))
            more, enough = self.grow(table, d, part, None)
        if not enough:
            why = Reasons()
            self.grow(table, d, part, why)
            reason = why.of(DONE.key)
            if reason is None:
                raise Refused("incomplete", message="refused-incomplete", args={})
            raise refusal("incomplete", reason)
        return part

    def _one_of(
        self, more: Sequence[Option[Any]], key: str, table: Any, d: Decision, part: tuple[Option[Any], ...]
    ) -> Option[Any]:
        """Of what may be added to a part the option with that key. Why there is none is looked for only then."""
        for option in more:
            if option.key == key:
                return option
        why = Reasons()
        return pick_one(key, self.grow(table, d, part, why)[0], why)

    def sample(self, table: Any, d: Decision, rng: Rng) -> Chosen:
        part: list[Option[Any]] = []
        more, enough = d.options, d.enough
        while not (enough and (not more or rng.below(2))):
            part.append(more[rng.below(len(more))])
            more, enough = self.grow(table, d, part, None)
        return self.ordered(d, part)


class Arrange(_SeveralOf[T]):
    """Put all the options in an order."""

    __slots__ = ("menu",)
    form = "arrange"

    def __init__(
        self, name: str, rule: str, menu: Menu[T], *, passable: bool = False, figures: Figures | None = None
    ) -> None:
        super().__init__(name, rule, passable, figures)
        self.menu = menu

    def list_options(self, table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        return self.menu(table, d, why)

    def forced(self, table: Any, d: Decision) -> Chosen | None:
        return tuple(d.options) if len(d.options) < 2 else None

    def resolve(self, table: Any, d: Decision, raw: object) -> Chosen:
        keys = self.keys(raw)
        why = Reasons()
        listing = self.menu(table, d, why)
        wanted = tuple([pick_one(key, listing, why) for key in keys])
        if len(wanted) != len(listing) or len({option.key for option in wanted}) != len(listing):
            raise Refused("incomplete", message="refused-incomplete", args={})
        return wanted

    def sample(self, table: Any, d: Decision, rng: Rng) -> Chosen:
        order = list(range(len(d.options)))
        rng.shuffle(order)
        return tuple([d.options[i] for i in order])


def made_in(package: str) -> tuple[Question[Any], ...]:
    """Every question that stands in a module of the package, itself or within something that has `questions`.

    A game need not list its questions: to make one is enough.
    """
    found: dict[int, Question[Any]] = {}
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(package + "."):
            for value in list(vars(module).values()):
                for question in _questions_of(value):
                    found.setdefault(id(question), question)
    return tuple(found.values())


def _questions_of(value: object) -> Iterator[Question[Any]]:
    if isinstance(value, Question):
        yield value
    elif isinstance(value, Asking):
        yield from value.questions
    elif isinstance(value, list | tuple):
        yield from (one for one in value if isinstance(one, Question))
    elif isinstance(value, dict):
        yield from (one for one in value.values() if isinstance(one, Question))
