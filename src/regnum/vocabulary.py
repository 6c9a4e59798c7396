"""The words in which a game's tables are laid out and asked about, declared once.

A game writes down what each word of its scenes may say; reading, laying, asking, refusing and the documentation follow:

    LORD = Name("lord", LORD_ID)                       # goes by id, slug, or its name in either language
    LORDS = Box("lords", LORD, LORD_ID)                # the components: each is somewhere exactly once

    VOCABULARY = Vocabulary(
        "abyss",
        {
            "turn": Word(Seat(), "whose turn it is", default=0),
            "threat": Word(Number(1, 6), "the space of the threat marker", default=1),
            "court": Word(Many(LORDS, ordered=True, most=6), "the lords of the Court", default=None),
            "lords": Word(Deck(LORDS), "the lord deck"),
            "seats": Word(Seats({"pearls": Word(Number(), "pearls"), "lords": Word(Many(LORDS), "free lords")}), "…"),
            "over": Word(Flag(), "whether the match is over", asked=True),
        },
        lay=lay,          # (setup, laid, rng) -> state: `laid` is a mapping of values, every word in it, checked
        tell=tell,        # (state) -> the same mapping of values, read off the table
    )

A word is laid and asked by the same declaration, so what may be laid may be asked in the same words. A word that is
only `asked` is refused when a table is laid. `docs/scenes.md` says how to write one for a new game.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from regnum.kernel.errors import BadScene
from regnum.kernel.game import Setup
from regnum.kernel.state import Pile, load_dice


class SceneFailed(AssertionError):
    """Something the scene says must be so is not so."""


Figure = int | Callable[[Setup], int]
"""A bound: a number, or one that follows from how many play."""


def perhaps(wanted: object, known: Iterable[object]) -> str:
    """What may have been meant, for the end of a message."""
    near = difflib.get_close_matches(str(wanted).casefold(), [str(one) for one in known], 3, 0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""


class Reading:
    """Words being read, to lay a table or to ask about one: where we are, and what has left the box."""

    def __init__(self, game: str, setup: Setup, laying: bool) -> None:
        self.game = game
        self.setup = setup
        self.laying = laying
        self.path: tuple[str, ...] = ()
        self.seat: int | None = None
        self._left: dict[tuple[int, int | None], Counter[Any]] = {}
        self._places: dict[tuple[int, int | None, Any], list[str]] = {}

    def wrong(self, why: str, *path: object) -> NoReturn:
        """Refuse what stands here. Raises BadScene."""
        where = ".".join((*self.path, *map(str, path)))
        raise BadScene(f"{where}: {why}" if where else why)

    def read(self, part: object, kind: Kind, words: Any) -> Any:
        """Read what stands under a word."""
        before, self.path = self.path, (*self.path, str(part))
        try:
            return kind.read(words, self)
        finally:
            self.path = before

    def figure(self, figure: Figure) -> int:
        return figure if isinstance(figure, int) else figure(self.setup)

    def left(self, box: Box | Stock, seat: int | None = None) -> Counter[Any]:
        """What of a box lies nowhere yet."""
        place = (id(box), seat if box.each_seat else None)
        if place not in self._left:
            self._left[place] = box.full(self)
        return self._left[place]

    def take(self, box: Box | Stock, item: Any, word: object, n: int = 1) -> None:
        """Take something out of its box. Raises BadScene when no more of it is there."""
        left = self.left(box, self.seat)
        places = self._places.setdefault((id(box), self.seat if box.each_seat else None, item), [])
        if left[item] < n:
            printed = box.full(self)[item]
            there = f" and {'it lies' if printed == 1 else 'they lie'} in {', '.join(places)}" if places else ""
            self.wrong(f"{word!r} is too many: of {box.name} the box holds {printed} of these{there}")
        left[item] -= n
        places.append(".".join(self.path))


# -- kinds of words --------------------------------------------------------------------------------------------------


class Kind:
    """How a word is written: read into a value, written back, compared. `what` says it in the documentation."""

    what = "anything"
    ordered = False

    def read(self, words: Any, at: Reading) -> Any:
        """The value meant. Raises BadScene with the place and the reason."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """The value in words, as a scene would have it."""
        return value

    def empty(self) -> Any:
        """What is there when a scene does not mention it."""
        return None

    def check(self, found: Any, wanted: Any, path: str) -> None:
        """What was read of `wanted` is so. Raises SceneFailed."""
        if found != wanted:
            raise SceneFailed(f"{path}: {shown(self.write(found))}, not {shown(self.write(wanted))}")

    def parts(self) -> Iterable[tuple[str, Word]]:
        """Words inside this one, for the documentation."""
        return ()


def shown(words: Any) -> str:
    """Words as a scene file would have them, on one line."""
    if words is None:
        return "null"
    if isinstance(words, bool):
        return "true" if words else "false"
    if isinstance(words, Mapping):
        return "{" + ", ".join(f"{key}: {shown(value)}" for key, value in words.items()) + "}"
    if isinstance(words, list | tuple):
        return "[" + ", ".join(map(shown, words)) + "]"
    return str(words)


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: Figure | None = None, note: str = "") -> None:
        self.low = low
        self.high = high
        bounds = f"from {low} to {high}" if isinstance(high, int) else f"from {low}" if low else ""
        self.what = f"a number {note or bounds}".rstrip()

    def read(self, words: Any, at: Reading) -> int:
        high = None if self.high is None else at.figure(self.high)
        if (
            not isinstance(words, int)
            or isinstance(words, bool)
            or words < self.low
            or (high is not None and words > high)
        ):
            to = f" to {high}" if high is not None else " on"
            at.wrong(f"{shown(words)} is not a number from {self.low}{to}")
        return words

    def empty(self) -> int:
        return self.low


class Flag(Kind):
    """Yes or no."""

    what = "`true` or `false`"

    def read(self, words: Any, at: Reading) -> bool:
        if not isinstance(words, bool):
            at.wrong(f"{shown(words)} is neither true nor false")
        return words

    def empty(self) -> bool:
        return False


class Seat(Kind):
    """A seat's number. With `nobody` (the value that says so) it may be null; `automata` sit after the players."""

    def __init__(self, nobody: int | None = None, automata: Figure = 0) -> None:
        self.nobody = nobody
        self.automata = automata
        self.what = "a seat's number" + ("" if nobody is None else ", or `null` for nobody")

    def read(self, words: Any, at: Reading) -> int:
        if self.nobody is not None and (words is None or words == self.nobody):
            return self.nobody
        seats = at.setup.players + at.figure(self.automata)
        if not isinstance(words, int) or isinstance(words, bool) or not 0 <= words < seats:
            at.wrong(f"there is no seat {shown(words)}; the seats are 0 to {seats - 1}")
        return words

    def write(self, value: int) -> int | None:
        return None if value == self.nobody else value

    def empty(self) -> int:
        return 0 if self.nobody is None else self.nobody


class Name(Kind):
    """One of a kind of things (a card, a race, a phase), by its id, its slug or its name in either language.

    `ids` has the full ids ("lord:jailer"; plain words such as "setup" do as well) by value. `words` are the canonical
    words where these are not the slugs ("crab 3", a suspicion's tax). `nothing` is the value that null stands for.
    """

    def __init__(
        self,
        what: str,
        ids: Mapping[Any, str] | Sequence[str],
        words: Mapping[Any, object] | Sequence[object] | None = None,
        *,
        nothing: Any = None,
        may_be_null: bool = False,
    ) -> None:
        self.kind = what
        self.ids: dict[Any, str] = dict(ids) if isinstance(ids, Mapping) else dict(enumerate(ids))
        given = {} if words is None else dict(words) if isinstance(words, Mapping) else dict(enumerate(words))
        self.words: dict[Any, object] = {value: given.get(value, slug(thing)) for value, thing in self.ids.items()}
        self.nothing = nothing
        self.may_be_null = may_be_null or nothing is not None
        self.what = f"a {what}" + (", or `null`" if self.may_be_null else "")
        self._names: dict[str, dict[str, Any]] = {}

    def or_nothing(self, nothing: Any = None) -> Name:
        """The same, where null may stand for none (told as the value `nothing`)."""
        return Name(self.kind, self.ids, self.words, nothing=nothing, may_be_null=True)

    def names(self, game: str) -> dict[str, Any]:
        """Every way to say each of them. A name that several share stands for none of them."""
        if game not in self._names:
            sure: dict[str, Any] = {}
            for value, thing in self.ids.items():
                for word in (thing, slug(thing), slug(thing).replace("-", " "), str(self.words[value])):
                    sure.setdefault(word.casefold(), value)
            spoken: dict[str, set[Any]] = {}
            for value, thing in self.ids.items():
                for name in spoken_names(game, thing):
                    spoken.setdefault(name, set()).add(value)
            alone = {name: next(iter(values)) for name, values in spoken.items() if len(values) == 1}
            self._names[game] = alone | sure
        return self._names[game]

    def read(self, words: Any, at: Reading) -> Any:
        if words is None and self.may_be_null:
            return self.nothing
        known = self.names(at.game)
        word = str(words).casefold()
        if isinstance(words, bool | list | dict | None.__class__) or word not in known:
            few = [str(one) for one in self.words.values()]
            there = f"; there are: {', '.join(few)}" if len(few) <= 12 else perhaps(word, known)
            at.wrong(f"there is no {self.kind} {shown(words)!r}{there}")
        return known[word]

    def write(self, value: Any) -> object:
        return None if value == self.nothing and value not in self.words else self.words[value]

    def empty(self) -> Any:
        return self.nothing


def slug(thing: str) -> str:
    """The name of a thing without its kind: "lord:jailer" is "jailer"."""
    return thing.partition(":")[2] or thing


def spoken_names(game: str, thing: str) -> set[str]:
    """What people call a thing, in every language, with and without an article."""
    from regnum.texts import LANGUAGES, MissingText, texts  # only who reads or writes words needs the messages

    names: set[str] = set()
    for language in LANGUAGES:
        try:
            name = texts(game, language).name(thing).casefold()
        except (MissingText, FileNotFoundError, ModuleNotFoundError, ValueError):
            continue  # not everything that can be pointed at has a name
        names |= {name, name.removeprefix("the ")}
    return names - {""}


class Written(Kind):
    """A kind with a way of writing of its own. `read` raises ValueError with the reason."""

    def __init__(self, what: str, read: Callable[[Any], Any], write: Callable[[Any], Any], empty: Any = None) -> None:
        self.what = what
        self._read = read
        self._write = write
        self._empty = empty

    def read(self, words: Any, at: Reading) -> Any:
        try:
            return self._read(words)
        except ValueError as error:
            at.wrong(str(error) or f"{shown(words)} is not {self.what}")

    def write(self, value: Any) -> Any:
        return self._write(value)

    def empty(self) -> Any:
        return self._empty


class Box(Kind):
    """Components: reading one takes it out of the box, and what is not there cannot be laid.

    `items` are the values, each as often as it is in the box (or a function of the setup that says so). With
    `each_seat` every player has a box of their own. Where a word only mentions a thing that lies elsewhere, use the
    inner kind instead.
    """

    def __init__(
        self, name: str, kind: Kind, items: Iterable[Any] | Callable[[Setup], Iterable[Any]], *, each_seat: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.items = items if callable(items) else tuple(items)
        self.each_seat = each_seat
        self.what = kind.what

    def full(self, at: Reading) -> Counter[Any]:
        return Counter(self.items(at.setup) if callable(self.items) else self.items)

    def read(self, words: Any, at: Reading) -> Any:
        value = self.kind.read(words, at)
        if at.laying and words is not None:
            at.take(self, value, words)
        return value

    def write(self, value: Any) -> Any:
        return self.kind.write(value)

    def empty(self) -> Any:
        return self.kind.empty()


class Stock(Kind):
    """So many pieces of one kind, out of all that the box holds (keys, coins): a number."""

    def __init__(self, name: str, pieces: Figure, *, each_seat: bool = False) -> None:
        self.name = name
        self.pieces = pieces
        self.each_seat = each_seat
        self.what = f"a number of {name}" + (f", {pieces} in the box" if isinstance(pieces, int) else "")

    def full(self, at: Reading) -> Counter[Any]:
        return Counter({None: at.figure(self.pieces)})

    def read(self, words: Any, at: Reading) -> int:
        if not isinstance(words, int) or isinstance(words, bool) or words < 0:
            at.wrong(f"{shown(words)} is not a number of {self.name}")
        if at.laying:
            at.take(self, None, words, words)
        return words

    def empty(self) -> int:
        return 0


class Many(Kind):
    """A list. Compared in any order unless the table keeps one (`ordered`).

    `counted`: a number may stand for the list, both when it is laid (the value is then that number) and when it is
    asked. `distinct`: nothing stands in it twice (two pieces on one space).
    """

    def __init__(
        self,
        kind: Kind,
        *,
        ordered: bool = False,
        most: Figure | None = None,
        counted: bool = False,
        distinct: bool = False,
    ) -> None:
        self.kind = kind
        self.ordered = ordered
        self.most = most
        self.counted = counted
        self.distinct = distinct
        inner = kind.what.removeprefix("a ").removeprefix("an ")
        self.what = f"a list: {inner}" + (", in order" if ordered else "") + (", or how many" if counted else "")

    def read(self, words: Any, at: Reading) -> Any:
        most = None if self.most is None else at.figure(self.most)
        if self.counted and isinstance(words, int) and not isinstance(words, bool):
            if words < 0 or (most is not None and words > most):
                at.wrong(f"{words} is not a number from 0 to {most}" if most is not None else f"{words} is less than 0")
            return words
        if not isinstance(words, list | tuple):
            at.wrong(f"{shown(words)} should be a list{', or a number' if self.counted else ''}")
        if most is not None and len(words) > most:
            at.wrong(f"{len(words)} are named, but there {'is room' if most != 1 else 'is room only'} for {most}")
        _no_gaps(words, at)
        values = [at.read(i, self.kind, word) for i, word in enumerate(words)]
        if self.distinct:
            for i, value in enumerate(values):
                if value in values[:i]:
                    at.wrong(f"{shown(self.kind.write(value))} is named twice")
        return values

    def write(self, value: Any) -> Any:
        return value if isinstance(value, int) else [self.kind.write(one) for one in value]

    def empty(self) -> list[Any]:
        return []

    def check(self, found: Any, wanted: Any, path: str) -> None:
        have, want = self.write(found), self.write(wanted)
        if isinstance(wanted, int):
            if len(found) != wanted:
                raise SceneFailed(f"{path}: {len(found)} ({shown(have)}), not {wanted}")
        elif have != want if self.ordered else sorted(map(shown, have)) != sorted(map(shown, want)):
            raise SceneFailed(f"{path}: {shown(have)}, not {shown(want)}")


def _no_gaps(words: Sequence[Any], at: Reading) -> None:
    if None in words:
        at.wrong("null stands for nothing: leave it out")


class Row(Kind):
    """Spaces in a row, each with one thing or none: null for a gap, told as the value `gap`."""

    ordered = True

    def __init__(self, kind: Kind, spaces: Figure, gap: Any, *, shorter: bool = False) -> None:
        self.kind = kind
        self.spaces = spaces
        self.gap = gap
        self.shorter = shorter
        length = f" of {spaces}" if isinstance(spaces, int) else ""
        self.what = f"a row{length}: {kind.what}, `null` for a gap"

    def read(self, words: Any, at: Reading) -> list[Any]:
        spaces = at.figure(self.spaces)
        if not isinstance(words, list | tuple):
            at.wrong(f"{shown(words)} should be a list")
        if len(words) > spaces or (len(words) < spaces and not self.shorter):
            at.wrong(f"{len(words)} are named, but there are {spaces} spaces; write null for an empty one")
        values = [self.gap if word is None else at.read(i, self.kind, word) for i, word in enumerate(words)]
        return [*values, *[self.gap] * (spaces - len(values))]

    def write(self, value: Any) -> list[Any]:
        return [None if one == self.gap else self.kind.write(one) for one in value]

    def empty(self) -> list[Any]:
        return []

    def check(self, found: Any, wanted: Any, path: str) -> None:
        have, want = self.write(found), self.write(wanted)
        have += [None] * (len(want) - len(have))  # a row where nothing stands may be told as an empty one
        if have != want:
            raise SceneFailed(f"{path}: {shown(have)}, not {shown(want)}")


class By(Kind):
    """A mapping: something for each of some things. What it does not mention has nothing (when asked: anything).

    `counted`: a number may stand for it, the number of all things in its lists.
    """

    def __init__(self, key: Kind, kind: Kind, *, counted: bool = False, most: Figure | None = None) -> None:
        self.key = key
        self.kind = kind
        self.counted = counted
        self.most = most
        self.what = f"by {key.what.removeprefix('a ')}: {kind.what}" + (", or how many in all" if counted else "")

    def read(self, words: Any, at: Reading) -> Any:
        if self.counted and isinstance(words, int) and not isinstance(words, bool):
            most = None if self.most is None else at.figure(self.most)
            if words < 0 or (most is not None and words > most):
                at.wrong(f"{words} is not a number from 0 to {most}" if most is not None else f"{words} is less than 0")
            return words
        if not isinstance(words, Mapping):
            at.wrong(f"{shown(words)} should be a mapping{', or a number' if self.counted else ''}")
        values: dict[Any, Any] = {}
        for name, inner in words.items():
            key = self.key.read(name, at)
            if key in values:
                at.wrong(f"{shown(self.key.write(key))} is named twice")
            values[key] = at.read(name, self.kind, inner)
        return values

    def write(self, value: Any) -> Any:
        if isinstance(value, int):
            return value
        return {self.key.write(key): self.kind.write(one) for key, one in value.items()}

    def empty(self) -> dict[Any, Any]:
        return {}

    def check(self, found: Any, wanted: Any, path: str) -> None:
        if isinstance(wanted, int):
            n = sum(len(one) for one in found.values())
            if n != wanted:
                raise SceneFailed(f"{path}: {n}, not {wanted}")
            return
        for key, value in wanted.items():
            self.kind.check(found.get(key, self.kind.empty()), value, f"{path}.{self.key.write(key)}")

    def parts(self) -> Iterable[tuple[str, Word]]:
        return self.kind.parts()


@dataclass(frozen=True, slots=True)
class Next:
    """A deck as a scene names it: its next cards; with `only` nothing lies below them. `count`: asked by number."""

    cards: tuple[Any, ...] = ()
    only: bool = False
    count: int | None = None
    box: Box | None = None
    at: Reading | None = None
    seat: int | None = None

    def rest(self) -> list[Any]:
        """What of its box lies nowhere: call it when everything else has been laid."""
        assert self.box is not None
        assert self.at is not None
        return sorted(self.at.left(self.box, self.seat).elements())

    def pile(self) -> Pile:
        """The deck: the named cards over all that lies nowhere."""
        return Pile([] if self.only else self.rest(), tuple(reversed(self.cards)))

    def out(self) -> list[Any]:
        """What is out of the game because nothing lies below the named cards."""
        return self.rest() if self.only else []


class Deck(Kind):
    """A face-down deck: a list of its next cards, first the next one, all others below in an order nobody knows.

    `{only: […]}`: nothing lies below, the rest is out of the game. Asked, a list says what is known to come next,
    `{only: […]}` what there is in all, and a number how many cards there are. `tell` gives a `Pile`.
    """

    ordered = True

    def __init__(self, box: Box) -> None:
        self.box = box
        self.what = f"a deck: {box.what.removeprefix('a ')}"

    def read(self, words: Any, at: Reading) -> Next:
        if isinstance(words, int) and not isinstance(words, bool):
            if at.laying:
                at.wrong("a deck is laid as a list of its next cards, or {only: [...]}; a number can only be asked")
            return Next(count=words)
        only = isinstance(words, Mapping)
        if isinstance(words, Mapping):
            if set(words) != {"only"}:
                at.wrong("a deck is a list of its next cards, or {only: [...]}")
            words = words["only"]
        if not isinstance(words, list | tuple):
            number = "" if at.laying else ", or a number"
            at.wrong(f"{shown(words)} should be a list of the next cards, {{only: [...]}}{number}")
        _no_gaps(words, at)
        cards = [at.read(i, self.box, word) for i, word in enumerate(words)]
        return Next(tuple(cards), only, None, self.box, at, at.seat)

    def write(self, value: Any) -> Any:
        if isinstance(value, Next):
            cards = [self.box.write(card) for card in value.cards]
            return value.count if value.count is not None else {"only": cards} if value.only else cards
        return len(value)

    def empty(self) -> Next:
        return Next(box=self.box)

    def check(self, found: Any, wanted: Any, path: str) -> None:
        cards = [self.box.write(card) for card in wanted.cards]
        known = [self.box.write(card) for card in known_next(found)]
        if wanted.count is not None:
            if len(found) != wanted.count:
                raise SceneFailed(f"{path}: {len(found)} cards, not {wanted.count}")
        elif wanted.only:
            every = [self.box.write(card) for card in found.cards()]
            if cards[: len(known)] != known or sorted(map(shown, cards)) != sorted(map(shown, every)):
                raise SceneFailed(f"{path}: {shown(every)} (next: {shown(known)}), not only {shown(cards)}")
        elif known[: len(cards)] != cards:
            more = "" if len(known) == len(found) else " and then nobody knows"
            raise SceneFailed(f"{path}: next come {shown(known)}{more}, not {shown(cards)}")


def known_next(pile: Pile) -> list[Any]:
    """The cards of a pile whose order is settled: those on top, and what follows as long as it is all alike."""
    known = [*reversed(pile.top)]
    for layer in (pile.bag, *reversed(pile.under)):
        if len(set(layer)) > 1:
            return known
        known += layer
    return [*known, *reversed(pile.bottom)]


class Group(Kind):
    """Words inside a word: what an opponent has, say. `absent` gives the reason where a table has none."""

    def __init__(self, words: Mapping[str, Word], absent: Callable[[Setup], str] | None = None) -> None:
        self.words = dict(words)
        self.absent = absent
        self.what = "a mapping; see below"

    def read(self, words: Any, at: Reading) -> Any:
        why = self.absent(at.setup) if self.absent else ""
        if why and words is None and not at.laying:
            return None
        if why:
            at.wrong(why)
        return self.read_words({} if words is None else words, at)

    def read_words(self, words: Any, at: Reading) -> dict[str, Any]:
        """The values of these words; when a table is laid, of all words."""
        if not isinstance(words, Mapping):
            at.wrong(f"{shown(words)} should be a mapping of: {', '.join(self.words)}")
        for name in words:
            if name not in self.words:
                meant = perhaps(name, self.words) or "."
                at.wrong(f"unknown word {shown(name)!r}{meant} The words here are: {', '.join(self.words)}")
            if at.laying and self.words[name].asked:
                at.wrong("can be asked but not laid: it follows from the rest", name)
        values = {name: at.read(name, self.words[name].kind, words[name]) for name in words}
        if at.laying:
            for name, word in self.words.items():
                if name not in values and not word.asked:
                    values[name] = word.missing(at)
        return values

    def write(self, value: Any) -> Any:
        return None if value is None else {name: self.words[name].kind.write(one) for name, one in value.items()}

    def empty(self) -> None:
        return None

    def check(self, found: Any, wanted: Any, path: str) -> None:
        for name, value in (wanted or {}).items():
            kind = self.words[name].kind
            there = kind.empty() if found is None else found[name]
            kind.check(there, value, f"{path}.{name}" if path else name)

    def parts(self) -> Iterable[tuple[str, Word]]:
        return self.words.items()


class Seats(Kind):
    """What each player has: a list of the first seats, or a mapping by seat number."""

    what = "a list, or a mapping by seat number; see below"

    def __init__(self, words: Mapping[str, Word]) -> None:
        self.group = Group(words)

    def read(self, words: Any, at: Reading) -> Any:
        n = at.setup.players
        if isinstance(words, list | tuple):
            if len(words) > n:
                at.wrong(f"{len(words)} seats are described, but {n} play")
            words = dict(enumerate(words))
        if not isinstance(words, Mapping):
            at.wrong(f"{shown(words)} should be a list, or a mapping by seat number")
        for seat in words:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < n:
                at.wrong(f"there is no seat {shown(seat)}; the seats are 0 to {n - 1}")
        asked = range(n) if at.laying else sorted(words)
        values = {seat: self._read_seat(seat, words.get(seat), at) for seat in asked}
        return list(values.values()) if at.laying else values

    def _read_seat(self, seat: int, words: Any, at: Reading) -> Any:
        at.seat = seat
        try:
            return at.read(seat, self.group, words)
        finally:
            at.seat = None

    def write(self, value: Any) -> Any:
        return [self.group.write(one) for one in value]

    def empty(self) -> list[Any]:
        return []

    def check(self, found: Any, wanted: Any, path: str) -> None:
        for seat, words in wanted.items():
            self.group.check(found[seat], words, f"{path}.{seat}")

    def parts(self) -> Iterable[tuple[str, Word]]:
        return self.group.parts()


_EMPTY = object()


@dataclass(frozen=True, slots=True)
class Word:
    """A word: how it is written, what it says, and its value where a scene does not mention it.

    `default` is a value, not words; unless told it is nothing (0, an empty list, false). `asked`: it follows from the
    rest, so that it can be asked but not laid.
    """

    kind: Kind
    says: str
    default: Any = field(default=_EMPTY)
    asked: bool = False

    def missing(self, at: Reading) -> Any:
        """The value of a word that the scene does not mention."""
        if self.default is not _EMPTY:
            return self.default
        if isinstance(self.kind, Seats):
            return self.kind.read([], at)
        if isinstance(self.kind, Group):
            return None if self.kind.absent and self.kind.absent(at.setup) else self.kind.read({}, at)
        if isinstance(self.kind, Deck):
            return self.kind.read([], at)
        return self.kind.empty()


class Laid(dict[str, Any]):
    """A table read from words: the value of every word, and what is left in the boxes."""

    def __init__(self, values: Mapping[str, Any], at: Reading) -> None:
        super().__init__(values)
        self.at = at

    def left(self, box: Box | Stock, seat: int | None = None) -> Counter[Any]:
        """What of a box lies nowhere yet, with how many of each."""
        return self.at.left(box, seat)

    def take(self, box: Box, values: Iterable[Any], seat: int | None = None, most: int | None = None) -> list[Any]:
        """Lay what the scene does not name: those of `values` that are still in the box, so many at most."""
        left = self.left(box, seat)
        taken: list[Any] = []
        for value in values:
            if left[value] > 0 and (most is None or len(taken) < most):
                left[value] -= 1
                taken.append(value)
        return taken

    def refuse(self, path: str, why: str) -> NoReturn:
        """This cannot be laid. Raises BadScene."""
        self.at.wrong(why, path)


class Vocabulary:
    """All words of a game's scenes, with the two functions that connect them with its state."""

    def __init__(
        self,
        game: str,
        words: Mapping[str, Word],
        *,
        lay: Callable[[Setup, Laid, int], Any],
        tell: Callable[[Any], Mapping[str, Any]],
        faces: Mapping[str, int] | None = None,
    ) -> None:
        """`faces`: what the faces of dice are called, each with its number on its die."""
        self.game = game
        self.table = Group(words)
        self._lay = lay
        self.tell = tell
        self.faces = faces or {}

    def lay(self, setup: Setup, words: Mapping[str, Any], rng: int) -> Any:
        """The state that words describe. Raises BadScene with the place and the reason."""
        words, dice = self._without_dice(words)
        at = Reading(self.game, setup, laying=True)
        state = self._lay(setup, Laid(self.table.read(words, at), at), rng)
        if dice is not None:
            load_dice(state, dice)
        return state

    def _without_dice(self, words: Mapping[str, Any]) -> tuple[Mapping[str, Any], Any]:
        """Loaded dice apart: every game that rolls knows them, by the numbers of their faces or what it calls them."""
        if "dice" in self.table.words or "dice" not in words:
            return words, None
        dice = words["dice"]
        if isinstance(dice, list | tuple):
            for face in dice:
                if isinstance(face, str) and face not in self.faces:
                    raise BadScene(f"dice: there is no face {face!r}{perhaps(face, self.faces)}")
            dice = [self.faces[face] if isinstance(face, str) else face for face in dice]
        return {name: value for name, value in words.items() if name != "dice"}, dice

    def check(self, setup: Setup, state: Any, words: Mapping[str, Any]) -> None:
        """The table is as these words say. Raises BadScene for words that make no sense, SceneFailed if it is not."""
        words, dice = self._without_dice(words)
        if dice is not None:
            rolled = getattr(state, "dice", None)
            if rolled is None:
                raise BadScene("dice: in this game nothing is rolled")
            Many(Number(), ordered=True).check(rolled, dice, "dice")
        at = Reading(self.game, setup, laying=False)
        wanted = self.table.read(words, at)
        self.table.check(self.tell(state), wanted, "")

    def describe(self, state: Any) -> dict[str, Any]:
        """What lies where, hidden things too, in words."""
        described: dict[str, Any] = self.table.write(self.tell(state))
        return described

    def in_order(self) -> frozenset[str]:
        """The words whose lists have an order."""
        return frozenset(name for name, word in every_word(self.table) if word.kind.ordered)

    def names(self) -> list[Name]:
        """Every kind of named thing, each once."""
        found: dict[str, Name] = {}
        for _, word in every_word(self.table):
            for kind in inner_kinds(word.kind):
                if isinstance(kind, Name):
                    found.setdefault(kind.kind, kind)
        return list(found.values())


def every_word(kind: Kind) -> Iterable[tuple[str, Word]]:
    """The words of a group and of the groups inside it."""
    for name, word in kind.parts():
        yield name, word
        yield from every_word(word.kind)


def inner_kinds(kind: Kind) -> Iterable[Kind]:
    """A kind and those it is made of."""
    yield kind
    for part in ("kind", "key", "box"):
        inner = getattr(kind, part, None)
        if isinstance(inner, Kind):
            yield from inner_kinds(inner)
