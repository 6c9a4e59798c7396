"""What a game gives the kernel. The contract is documented here, where it is declared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import msgspec

from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.options import NO_ARGS, Args, Option
from regnum.kernel.orders import StandingOrder
from regnum.kernel.questions import Decision, Question, made_in
from regnum.kernel.state import cloner, decode
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS, Seat
from regnum.kernel.zones import Zone

Document = dict[str, Any]
"""Something that a match begins from or leaves behind: a JSON object."""

NEVER: tuple[int, ...] = (1 << 62,)
"""Dearer than everything."""
Viewer = Seat | None
"""Who looks at the table: a seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game option: `--set name=value`. The first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match was set up. With the seed and the choices it is the whole match."""

    players: int
    options: dict[str, str] = field(default_factory=dict)
    document: Document | None = None
    """What the match begins from (the chronicle of the one before it, a pack of content), where the game has such."""

    @property
    def digest(self) -> str:
        """A fingerprint of the document, the same for equal documents; nothing where there is none."""
        if self.document is None:
            return ""
        return sha256(msgspec.json.encode(self.document, order="sorted")).hexdigest()


class How(NamedTuple):
    """In what way a match was won: a message and its figures."""

    message: str
    args: Args = NO_ARGS


class Counted(NamedTuple):
    """What is counted of a moment: its round (0 where a game counts none), and how many of what each thing has."""

    round: int = 0
    counts: Mapping[str, Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished match ended. A game without points has no scores; nobody need have won.

    `sheet` is the game's own score sheet: where each point came from. `automata` are the ids of the winners that
    have no seat.
    """

    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    sheet: Any = None
    how: How | None = None
    automata: tuple[str, ...] = ()
    ranks: tuple[tuple[int, ...], ...] = ()
    """By what the seats compare, tie-breaks included, where they do; without it, by their scores."""

    @property
    def won_by(self) -> tuple[str, ...]:
        """The ids of everybody who won: seats first."""
        return (*(f"seat:{seat}" for seat in self.winners), *self.automata)

    def share_of(self, seat: int) -> float:
        """What this seat has of the victory: a part of it, where several share it."""
        return 1 / (len(self.winners) + len(self.automata)) if seat in self.winners else 0.0

    def best_of(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who of these would have won among themselves; nobody, where seats do not compare."""
        ranks = self.ranks or tuple([(score,) for score in self.scores])
        best = max([ranks[seat] for seat in seats], default=None) if ranks else None
        return tuple([seat for seat in seats if ranks[seat] == best]) if best is not None else ()

    def without(self, conceded: Container[int]) -> Result:
        """The same where some have given up, who do not win: if the rules name nobody else, the best of the others."""
        winners = tuple([seat for seat in self.winners if seat not in conceded])
        if winners == self.winners:
            return self
        if not winners and not self.automata:
            everybody = SEATS[: max(len(self.scores), len(self.ranks))]
            winners = self.best_of([seat for seat in everybody if seat not in conceded])
            return replace(self, winners=winners, how=None)
        return replace(self, winners=winners)


def say_nothing(message: str, args: Args) -> str:
    """How a game speaks before the texts are attached: the bare message and its figures."""
    return f"{message} {args}" if args else message


class Game(ABC):
    """A game: pure functions over its state. Registered games are checked by the conformance suite."""

    name: str
    version: int
    """Rises when records of older versions no longer replay, or states have another shape (`read_state`)."""
    seats: range
    settings: ClassVar[tuple[Setting, ...]] = ()
    state_type: type[Any]
    verbs: frozenset[str]
    """Keys of the options that point at nothing on the table (pass, explore…)."""

    orders: ClassVar[tuple[StandingOrder, ...]] = ()
    """What a seat may order to be answered in its place."""

    bot_names: ClassVar[tuple[str, ...]] = ()
    """What bots are called at its tables: names of its world, more of them than it has seats."""

    most_choices: ClassVar[int] = 5_000
    """Several times as many as its longest match has: a record of more is none of a match."""

    unlisted: ClassVar[int] = 64
    """Programs that learn know an answer by a number. So many numbers are kept for answers that cannot be listed
    beforehand: terms of deals, hexes of a map that players build."""

    card_kinds: ClassVar[tuple[str, ...]] = ()
    """The tables of content/*.toml whose entries are cards, in the order a reader meets them: each needs a test of its
    own. Empty: every entry that has a slug is one."""

    deeds: ClassVar[frozenset[str]] = frozenset()
    """The lines of the journal that tell of a card being played or used: what `simulate --chronicle` counts."""

    chronicle: Any = None
    """What it knows of chronicles outside a match (`regnum.chronicles` asks it); None: it has none."""

    vocabulary: Any = None
    """The words its scenes are written in (`regnum.vocabulary.Vocabulary`); None while it has no scenes."""

    secret_scores: ClassVar[bool] = False
    """Whether a player's total is kept from the others by the rules, even where they could have counted along."""

    package: str = ""
    """The package (or the one module) that holds the rules, where that is not the one in which the game stands."""

    def __init__(self) -> None:
        package = self.package or type(self).__module__.rpartition(".")[0]
        self.questions: tuple[Question[Any], ...] = made_in(package)
        """Every question the rules can ask: they need only be made, in a module of the game."""
        self.clone_state: Callable[[Any], Any] = cloner(self.state_type)
        self.say: Callable[[str, Args], str] = say_nothing

    @abstractmethod
    def deal(self, setup: Setup, rng: int) -> Any:
        """The state at the start of the first turn, its generator being `rng`."""

    @abstractmethod
    def table(self, state: Any) -> Table:
        """A table over a state."""

    def read_state(self, data: bytes) -> Any:
        """A stored state back, as this version or an older one has written it. Raises msgspec.ValidationError."""
        return decode(data, self.state_type)

    @abstractmethod
    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        """Play from the state alone to the next place of rest. The kernel checkpoints between steps."""

    @abstractmethod
    def view(self, table: Any, seat: Viewer) -> Any:
        """All that a seat is sent of the table: plain data, hidden things as None or as a number."""

    def views(self, table: Any, seats: Sequence[Viewer]) -> list[Any]:
        """The views of several seats at the same moment. A game whose seats see much the same may put that together
        once; views can share what is never changed."""
        return [self.view(table, seat) for seat in seats]

    @abstractmethod
    def open_view(self, table: Any) -> Any:
        """The same with nothing hidden: how a finished match is looked at again. Never sent while it runs."""

    def scores_now(self, state: Any) -> tuple[int, ...]:
        """What each seat would score if the match ended here, hidden points included: for looking back only.

        Nothing in a game without points.
        """
        return self.result(state).scores

    def counted(self, state: Any) -> Counted | None:
        """What is counted of a moment when a match is looked back at, hidden things included: its plots.

        None of a moment that lies after the decision and is no part of its course.
        """
        return Counted()

    def dearness(self, table: Any, d: Decision, part: Sequence[Option[Any]]) -> tuple[int, ...] | None:
        """How dear a complete choice of several things is to the seat that makes it: the least is suggested to it. From
        nothing that the seat may not know; None: nothing is suggested."""
        return None

    def least_dearness(self, table: Any, d: Decision, part: Sequence[Option[Any]]) -> tuple[int, ...] | None:
        """What every complete choice that begins with this part is at least as dear as; None: that can't be said.

        Only those count that go on in the order in which the options are offered. `NEVER`: there is none.
        """
        return None

    def known_scores(self, state: Any) -> tuple[int, ...] | None:
        """What each seat would score now for all that everybody knows who has forgotten nothing.

        None: the game can't say it, and how everybody is doing has to be told from imagined worlds.
        """
        return None

    def guessed_scores(self, state: Any, seat: Seat) -> Sequence[tuple[float, bool]]:
        """What each seat would score beside that, on the average of all that this seat thinks possible, and whether it
        is certain of it. From nothing that the seat may not know; empty: there is nothing else to be scored."""
        return ()

    def worths(self, table: Any, seat: Seat) -> dict[str, int]:
        """How many points more a seat would score if a thing that lies open were its own now, by the thing's id; only
        where the rules can say it, and from nothing that the seat may not know."""
        return {}

    def worths_depend_on(self, table: Any, seat: Seat) -> Any:
        """All that `worths` goes by, to be compared: as long as it is equal, they are. None: that is not told."""
        return None

    def memory(self, table: Any, seat: Viewer) -> Any:
        """What perfect memory of everything the seat has seen would add to its view."""
        return None

    @abstractmethod
    def zones(self, state: Any, seat: Viewer) -> list[Zone]:
        """Every content that the view of this seat hides."""

    @abstractmethod
    def audit(self, state: Any) -> list[str]:
        """What is wrong with the state (components lost or doubled, an index out of step); empty when all is well."""

    @abstractmethod
    def result(self, state: Any) -> Result:
        """The outcome, once the state is over."""

    def decided(self, state: Any) -> Result | None:
        """The outcome as soon as nothing can change it: a game may have something to settle after that."""
        return self.result(state) if state.over else None

    def expected(self, table: Any, d: Decision) -> list[str]:
        """Keys that in this decision must be either on offer or explained (the main actions, say)."""
        return []

    def redeal_order(self, state: Any, seat: Viewer, rng: Rng) -> None:
        """Forget every order fixed in advance that the seat does not know.

        Called when a seat imagines, and for nobody (None) when play goes back over a barrier: then no one profits.
        """
        return None

    def check_document(self, document: Document | None) -> Document | None:
        """The document as the match will keep it, checked to the last field. Raises BadSetup, naming the field."""
        if document is not None:
            raise BadSetup(f"a match of {self.name} begins from no document")
        return None

    def content(self) -> Document | None:
        """Every figure that a document may replace (a content pack), where the game has such."""
        return None

    def carry(self, state: Any) -> Document | None:
        """What the next match can begin from, once this state is over."""
        return None

    def check(self, setup: Setup) -> Setup:
        """The setup with every option filled in and its document checked. Raises BadSetup."""
        if type(setup.players) is not int or setup.players not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {setup.players}")
        known = {setting.name: setting.values for setting in self.settings}
        for name, value in setup.options.items():
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name]:
                raise BadSetup(f"{name} is one of {', '.join(known[name])}, not {value!r}")
        options = {name: setup.options.get(name, values[0]) for name, values in known.items()}
        return Setup(setup.players, options, self.check_document(_as_json(setup.document)))

    def question(self, name: str) -> Question[Any] | None:
        return next((q for q in self.questions if q.name == name), None)


def _as_json(document: Any) -> Document | None:
    """A copy of the document as JSON gives it back: plain data, and nobody else's. Raises BadSetup."""
    if document is None:
        return None
    try:
        copy = msgspec.json.decode(msgspec.json.encode(document))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadSetup(f"a document is JSON: {error}") from None
    if not isinstance(copy, dict):
        raise BadSetup("a document is a JSON object")
    return copy
