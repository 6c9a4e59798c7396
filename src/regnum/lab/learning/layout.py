"""What stands where in an observation: the shape of a game's view, laid out as one row of whole numbers.

The shape is found by looking at the views of a few matches played at random, always the same ones, so that a game only
has to be registered. What a view can name comes from the game's own modules. Nothing but the view (and the question
that the seat is asked) goes in, so an observation cannot tell what the seat may not know.

How each thing is written:

- a number or a flag: as it is; a fraction in thousandths;
- a number that may be hidden: how many are known, then their sum;
- a word (the id of a thing, a phase): one place for each word there is, holding how often it occurs, and one more for
  any other word and for what is hidden;
- a list that is always equally long: its elements one after another. Players come in turn order, the observer first;
- a list of changing length: the sum over its elements. If these are named, their numbers and flags are written by name;
- what never differs (the id of a fixed place) is left out.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision
from regnum.lab.learning.words import of_kind

Row: TypeAlias = "array[int]"
Writer = Callable[[Any, Row, int], None]

MATCHES = 8
"""So many matches are looked at to learn the shape."""
LOOKS = 30
"""And so many moments of each."""
BOUND = 512
"""Elements of a list are written by name where that takes no more places than this."""
FRACTION = 1000
"""Fractions are given in parts of this."""
SEATED = "players"
"""The list that has one element for each seat."""

Where = tuple[int, ...]


class _Shape:
    """What has been seen at one place of the views."""

    def __init__(self) -> None:
        self.numbers = False
        self.fractions = False
        self.hidden = False
        self.words: set[str] = set()
        self.members: dict[str, _Shape] = {}
        self.record: type | None = None
        self.element: _Shape | None = None
        self.lengths: set[int] = set()
        self.varies = False
        self._first: dict[Where, Any] = {}

    def look(self, value: Any, where: Where = ()) -> None:
        if value is None:
            self.hidden = True
            self._note(None, where)
        elif isinstance(value, str):
            self.words.add(value)
            self._note(value, where)
        elif isinstance(value, int | float):
            self.numbers = True
            self.fractions |= isinstance(value, float)
            self._note(value, where)
        elif isinstance(value, Mapping):
            for key, each in value.items():
                self.members.setdefault(str(key), _Shape()).look(each, where)
        elif isinstance(value, list | tuple) and not hasattr(value, "_fields"):
            self.lengths.add(len(value))
            if self.element is None:
                self.element = _Shape()
            for i, each in enumerate(value):
                self.element.look(each, (*where, i))
        else:
            self.record = type(value)
            for name in _names_of(value):
                self.members.setdefault(name, _Shape()).look(getattr(value, name), where)

    def _note(self, value: Any, where: Where) -> None:
        if self._first.setdefault(where, value) != value:
            self.varies = True


def _names_of(value: Any) -> Sequence[str]:
    if is_dataclass(value):
        return [field.name for field in fields(value)]
    return getattr(value, "_fields", ())


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the row: where it begins, how many places it takes, and what they hold."""

    at: int
    width: int
    path: str
    what: str
    words: tuple[str, ...] = ()


class _Plan:
    """One place of the view as it will be written: how many numbers it takes, and who writes them."""

    def __init__(self, width: int, write: Writer, parts: Sequence[Field]) -> None:
        self.width = width
        self.write = write
        self.parts = parts


def _skip(value: Any, row: Row, at: int) -> None:
    return None


class _Drawing:
    """Makes the plan for one observing seat: words that name a seat are counted from it."""

    def __init__(self, game: str, players: int, me: int) -> None:
        self.game = game
        self.players = players
        self.me = me

    def plan(self, shape: _Shape, path: str = "") -> _Plan:
        """How everything that was seen at a place is written. Different kinds of values stand one after another."""
        plans: list[tuple[Callable[[Any], bool] | None, _Plan]] = []
        if shape.numbers and shape.varies:
            plans.append((_is_number, self._number(shape, path)))
        if shape.words and shape.varies:
            plans.append((_is_word_or_hidden, self._word(shape, path)))
        if shape.element is not None:
            plans.append((_is_list, self._list(shape, path)))
        if shape.members:
            plans.append((None, self._members(shape, path)))
        if not plans:
            return _Plan(0, _skip, ())
        if len(plans) == 1:
            return plans[0][1]
        return _one_of(plans)

    def _number(self, shape: _Shape, path: str) -> _Plan:
        if shape.fractions:

            def write_fraction(value: Any, row: Row, at: int) -> None:
                if value is not None:
                    row[at] += round(value * FRACTION)

            return _Plan(1, write_fraction, [Field(0, 1, path, "thousandths")])
        if shape.hidden:

            def write_known(value: Any, row: Row, at: int) -> None:
                if value is not None:
                    row[at] += 1
                    row[at + 1] += value

            return _Plan(2, write_known, [Field(0, 1, path, "known"), Field(1, 1, path, "number")])

        def write(value: Any, row: Row, at: int) -> None:
            row[at] += value

        return _Plan(1, write, [Field(0, 1, path, "number")])

    def vocabulary(self, shape: _Shape) -> list[str]:
        """The words that were seen and all others of their kinds."""
        words = {word for word in shape.words if not word.startswith("seat:")}
        for kind in {word.partition(":")[0] for word in words if ":" in word}:
            words.update(of_kind(self.game, kind))
        seats = [f"seat:+{i}" for i in range(self.players)] if len(words) < len(shape.words) else []
        return [*seats, *sorted(words)]

    def _places(self, shape: _Shape) -> tuple[dict[str | None, int], list[str]]:
        vocabulary = self.vocabulary(shape)
        places: dict[str | None, int] = {word: i for i, word in enumerate(vocabulary)}
        for seat in range(self.players):
            relative = f"seat:+{(seat - self.me) % self.players}"
            if relative in places:
                places[f"seat:{seat}"] = places[relative]
        return places, vocabulary

    def _word(self, shape: _Shape, path: str) -> _Plan:
        places, vocabulary = self._places(shape)
        other = len(vocabulary)

        def write(value: Any, row: Row, at: int) -> None:
            row[at + places.get(value, other)] += 1

        return _Plan(other + 1, write, [Field(0, other + 1, path, "word", (*vocabulary, "(other or hidden)"))])

    def _list(self, shape: _Shape, path: str) -> _Plan:
        assert shape.element is not None
        element = shape.element
        if len(shape.lengths) == 1:
            (length,) = shape.lengths
            return self._row_of(element, path, length)
        name = self._name_of(element)
        if name is not None:
            return self._by_name(element, name, path)
        plan = self.plan(element, f"{path}[*]")
        if not plan.width:  # all alike: how many

            def write_count(value: Any, row: Row, at: int) -> None:
                row[at] += len(value)

            return _Plan(1, write_count, [Field(0, 1, path, "how many")])
        write_one = plan.write

        def write(value: Any, row: Row, at: int) -> None:
            for each in value:
                write_one(each, row, at)

        return _Plan(plan.width, write, plan.parts)

    def _row_of(self, element: _Shape, path: str, length: int) -> _Plan:
        plan = self.plan(element, f"{path}[i]")
        width, write_one = plan.width, plan.write
        me, players = self.me, self.players
        seated = length == players and path.rpartition(".")[2] == SEATED
        parts = [
            Field(i * width + part.at, part.width, part.path.replace("[i]", f"[{i}]", 1), part.what, part.words)
            for i in range(length)
            for part in plan.parts
        ]
        if not width:
            return _Plan(0, _skip, ())

        def write(value: Any, row: Row, at: int) -> None:
            for each in value[:length]:
                write_one(each, row, at)
                at += width

        def write_seats(value: Any, row: Row, at: int) -> None:
            for i, each in enumerate(value):
                write_one(each, row, at + (i - me) % players * width)

        return _Plan(length * width, write_seats if seated else write, parts)

    def _name_of(self, element: _Shape) -> str | None:
        """The member that names the elements of a list, where the others can be written by that name."""
        if element.record is None:
            return None
        named = [name for name, one in element.members.items() if one.words and not one.element]
        counted = [one for one in element.members.values() if one.numbers and not one.element]
        if not named or not counted:
            return None
        name = named[0]
        if (len(self.vocabulary(element.members[name])) + 1) * len(counted) > BOUND:
            return None
        return name

    def _by_name(self, element: _Shape, name: str, path: str) -> _Plan:
        """Elements with a name: the numbers and flags of each stand where its name says."""
        places, vocabulary = self._places(element.members[name])
        other = len(vocabulary)
        counted = [member for member, one in element.members.items() if one.numbers and not one.element]
        rest = _Shape()
        rest.record = element.record
        rest.members = {member: one for member, one in element.members.items() if member not in (name, *counted)}
        plan = self._members(rest, f"{path}[*]")
        words = (*vocabulary, "(other or hidden)")
        size = other + 1
        parts = [Field(0, size, f"{path}[*].{name}", "word", words)]
        for i, member in enumerate(counted, 1):
            parts.append(Field(i * size, size, f"{path}[*].{member}", f"number, by {name}", words))
        begin = size * (1 + len(counted))
        parts += [Field(begin + part.at, part.width, part.path, part.what, part.words) for part in plan.parts]
        get_name = attrgetter(name)
        get_counted = [attrgetter(member) for member in counted]
        write_rest = plan.write if plan.width else None

        def write(value: Any, row: Row, at: int) -> None:
            for each in value:
                place = at + places.get(get_name(each), other)
                row[place] += 1
                for get in get_counted:
                    place += size
                    number = get(each)
                    if number:
                        row[place] += round(number * FRACTION) if type(number) is float else number
                if write_rest is not None:
                    write_rest(each, row, at + begin)

        return _Plan(begin + plan.width, write, parts)

    def _members(self, shape: _Shape, path: str) -> _Plan:
        parts: list[Field] = []
        steps: list[tuple[str, Writer, int]] = []
        width = 0
        by_seat = shape.record is None
        for name, one in shape.members.items() if not by_seat else sorted(shape.members.items()):
            plan = self.plan(one, f"{path}.{name}" if path else name)
            if plan.width:
                steps.append((name, plan.write, width))
                parts += [Field(width + part.at, part.width, part.path, part.what, part.words) for part in plan.parts]
                width += plan.width
        if not steps:
            return _Plan(0, _skip, ())
        if by_seat:

            def write_mapping(value: Any, row: Row, at: int) -> None:
                for name, write_one, place in steps:
                    each = value.get(name)
                    if each is not None:
                        write_one(each, row, at + place)

            return _Plan(width, write_mapping, parts)
        names = [name for name, _, _ in steps]
        writers = [(write_one, place) for _, write_one, place in steps]
        if len(names) == 1:
            get_one = attrgetter(names[0])
            only, offset = writers[0]

            def write_one_member(value: Any, row: Row, at: int) -> None:
                if value is not None:
                    each = get_one(value)
                    if each is not None:
                        only(each, row, at + offset)

            return _Plan(width, write_one_member, parts)
        get = attrgetter(*names)

        def write(value: Any, row: Row, at: int) -> None:
            if value is None:
                return
            for each, (write_each, place) in zip(get(value), writers, strict=True):
                if each is not None:
                    write_each(each, row, at + place)

        return _Plan(width, write, parts)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float)


def _is_word_or_hidden(value: Any) -> bool:
    return isinstance(value, str)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _one_of(plans: Sequence[tuple[Callable[[Any], bool] | None, _Plan]]) -> _Plan:
    parts: list[Field] = []
    steps: list[tuple[Callable[[Any], bool] | None, Writer, int]] = []
    width = 0
    for fits, plan in plans:
        steps.append((fits, plan.write, width))
        parts += [Field(width + part.at, part.width, part.path, part.what, part.words) for part in plan.parts]
        width += plan.width

    def write(value: Any, row: Row, at: int) -> None:
        for fits, write_one, place in steps:
            if fits is None or fits(value):
                write_one(value, row, at + place)
                return

    return _Plan(width, write, parts)


@dataclass(slots=True)
class Question:
    """What a seat is asked, as an observation tells it: the question's name and the figures of its prompt."""

    question: str
    args: Mapping[str, Any]


def asked(match: Match, d: Decision | None) -> Question | None:
    return None if d is None else Question(d.question.name, d.question.prompt_args(match.table, d))


class Layout:
    """How the observations of one game with so many players are laid out."""

    def __init__(self, game: str, players: int, view: _Shape, question: _Shape) -> None:
        self.game = game
        self.players = players
        self._view: list[_Plan] = []
        self._asked: list[_Plan] = []
        for me in range(players):
            drawing = _Drawing(game, players, me)
            self._view.append(drawing.plan(view))
            self._asked.append(drawing.plan(question, "asked"))
        self._begin = self._view[0].width
        self.size = self._begin + self._asked[0].width
        self._blank = array("i", bytes(4 * self.size))

    def fields(self) -> Iterator[Field]:
        """What stands where, from the first number to the last."""
        yield from self._view[0].parts
        for part in self._asked[0].parts:
            yield Field(self._begin + part.at, part.width, part.path, part.what, part.words)

    @property
    def digest(self) -> str:
        """A fingerprint: observations can be compared only where it is the same."""
        told = "\n".join(f"{part.at} {part.path} {part.what} {' '.join(part.words)}" for part in self.fields())
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def write(self, view: Any, seat: int, question: Question | None = None) -> Row:
        """A view of this seat, and what it is asked, as numbers."""
        row = self._blank[:]
        self._view[seat].write(view, row, 0)
        if question is not None:
            self._asked[seat].write(question, row, self._begin)
        return row


@cache
def layout(game: str, players: int) -> Layout:
    """The layout of a game's observations, learnt from a few matches: the same wherever the game is the same."""
    rules = find(game)
    view, question = _Shape(), _Shape()
    setup = rules.check(Setup(players))
    for each in rules.questions:
        question.look(Question(each.name, {}))
    for number in range(MATCHES):
        match = Match.start(rules, setup, number, journal=False, undo=False, checkpoints=False)
        rng = Rng(number, 1)
        gap = 1
        moments = 0
        while not match.over:
            owed = match.decisions
            d = owed[rng.below(len(owed))]
            told = asked(match, d)
            question.look(told)
            if moments % gap == 0:
                for seat in {d.seat, moments // gap % players}:
                    view.look(match.view(seat))
            moments += 1
            if moments == LOOKS * gap:
                gap *= 2
            match.choose(d, match.sample(d, rng))
    return Layout(game, players, view, question)
