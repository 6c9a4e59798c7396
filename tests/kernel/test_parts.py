"""The kernel's parts by themselves: piles in layers, dice, numbers, clones, menus, documents, results."""

from __future__ import annotations

import enum
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

import regnum
from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadScene, BadSetup, Refused, RegnumError
from regnum.kernel.game import How, Result, Setup
from regnum.kernel.options import BARRED, Listing, Option, Reason, Reasons
from regnum.kernel.questions import NUMBERS, Amount, Decision, Pick, made_in, number
from regnum.kernel.state import Pile, cloner, decode, encode, load_dice, start_chance
from regnum.kernel.table import Table
from regnum.scenes import Scene
from tests.kernel import toy
from tests.kernel.tables import TOY

# -- piles ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Box:
    pile: Pile
    rng: int = 7
    over: bool = False
    dice: list[int] = field(default_factory=list)


def emptied(table: Table, pile: Pile) -> list[int]:
    return [table.draw(pile) for _ in range(len(pile))]


def test_a_pile_is_drawn_layer_by_layer() -> None:
    for seed in range(20):
        pile = Pile([1, 2, 3], top=(9, 8), under=((20, 21), (10, 11, 12)), bottom=(31, 30))
        assert len(pile) == 12
        drawn = emptied(Table(Box(pile, seed)), pile)
        assert drawn[:2] == [8, 9]
        assert sorted(drawn[2:5]) == [1, 2, 3]
        assert sorted(drawn[5:8]) == [10, 11, 12]
        assert sorted(drawn[8:10]) == [20, 21]
        assert drawn[10:] == [30, 31]
        assert not len(pile)


def test_the_order_within_a_packet_is_chance() -> None:
    orders = set()
    for seed in range(40):
        pile = Pile([], under=((1, 2, 3),))
        orders.add(tuple(emptied(Table(Box(pile, Rng(seed).bits())), pile)))
    assert len(orders) == 6


def test_an_empty_packet_is_no_card() -> None:
    pile = Pile([], under=((5,), (), ()))
    assert len(pile) == 1
    assert emptied(Table(Box(pile)), pile) == [5]


def test_cards_are_placed_on_top_and_beneath() -> None:
    pile = Pile([5])
    pile.place_on_top([1, 2])
    pile.place_beneath([8, 9])
    pile.place_beneath([10])
    assert emptied(Table(Box(pile)), pile) == [2, 1, 5, 8, 9, 10]


def test_a_pile_is_filled_anew_layer_by_layer() -> None:
    pile = Pile([1, 2], top=(3,), under=((4, 5), (6,)), bottom=(7,))
    pile.put([0, *pile.cards()[:-1]])
    assert (pile.bag, pile.top, pile.under, pile.bottom) == ([0, 1], (2,), ((3, 4), (5,)), (6,))


def test_a_pile_that_is_shuffled_has_no_layers_and_one_that_is_forgotten_has_packets() -> None:
    pile = Pile([1], top=(2,), under=((3,), (4,)), bottom=(5,))
    pile.forget()
    assert (sorted(pile.bag), pile.top, pile.under, pile.bottom) == ([1, 2], (), ((3, 5), (4,)), ())
    pile.shuffle_in([6])
    assert (sorted(pile.bag), pile.top, pile.under, pile.bottom) == ([1, 2, 3, 4, 5, 6], (), (), ())
    alone = Pile([1], bottom=(2,))
    alone.forget()
    assert alone == Pile([1, 2])


def test_drawing_changes_neither_a_clone_nor_the_packets_it_shares() -> None:
    box = Box(Pile([1], under=((2, 3),), bottom=(4,)))
    twin = cloner(Box)(box)
    before = encode(twin)
    emptied(Table(box), box.pile)
    assert encode(twin) == before
    assert decode(before, Box) == twin


def test_a_pile_as_it_was_stored_before_there_were_layers_opens() -> None:
    assert decode(b'{"bag":[1,2],"top":[3]}', Pile) == Pile([1, 2], (3,))


# -- dice ----------------------------------------------------------------------------------------------------------


def test_loaded_dice_are_rolled_first_and_then_chance() -> None:
    table = Table(Box(Pile([])))
    load_dice(table.s, [5, 0, 3])
    assert [table.roll(6) for _ in range(3)] == [5, 0, 3]
    assert table.fenced
    rolls = Counter(table.roll(6) for _ in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in rolls.values())


def test_a_face_that_the_die_has_not_is_an_error() -> None:
    table = Table(Box(Pile([])))
    load_dice(table.s, [6])
    with pytest.raises(RegnumError, match="faces 0 to 5"):
        table.roll(6)


@pytest.mark.parametrize("faces", ["1", [1.0], [True], [-1], {1: 2}])
def test_dice_are_loaded_with_faces(faces: object) -> None:
    with pytest.raises(BadScene, match="dice"):
        load_dice(Box(Pile([])), faces)


def test_dice_cannot_be_loaded_where_nothing_is_rolled() -> None:
    with pytest.raises(BadScene, match="nothing is rolled"):
        Scene("abyss", 2, dice=[1])


def test_chance_that_starts_afresh_takes_loaded_dice_away() -> None:
    box = Box(Pile([]), dice=[1, 2])
    start_chance(box, 99)
    assert (box.rng, box.dice) == (99, [])


# -- numbers -------------------------------------------------------------------------------------------------------


def test_numbers_beyond_the_usual_ones_are_made_once() -> None:
    assert number(7) is NUMBERS[7]
    assert number(250) is number(250)
    assert (number(250).key, number(250).value, number(250).args) == ("250", 250, {"number": 250})


def test_an_amount_may_be_large() -> None:
    question = Amount("how-many", "1", lambda t, d, why: (95, 1200))
    d = Decision(question, 0)
    d.options = question.list_options(None, d)
    assert [d.options[0].value, d.options[-1].value, len(d.options)] == [95, 1200, 1106]
    for n in (95, 99, 100, 1200):
        assert question.value(question.resolve(None, d, n)) == n
    for n in (94, 1201, -1):
        with pytest.raises(Refused):
            question.resolve(None, d, n)
    assert question.sample(None, d, Rng(1)) in d.options


def test_an_amount_may_go_in_steps() -> None:
    question = Amount("how-many", "1", lambda t, d, why: (2, 7), step=lambda t, d: 2)
    d = Decision(question, 0)
    d.options = question.list_options(None, d)
    assert [option.value for option in d.options] == [2, 4, 6]
    assert question.value(question.resolve(None, d, 6)) == 6
    for n in (0, 3, 7, 8):
        with pytest.raises(Refused) as refused:
            question.resolve(None, d, n)
        assert refused.value.message == "refused-out-of-step"
        assert refused.value.params == {"low": 2, "high": 6, "step": 2}


# -- clones --------------------------------------------------------------------------------------------------------

Card = NewType("Card", int)


class Phase(enum.Enum):
    DAWN = "dawn"
    DUSK = "dusk"


@dataclass(frozen=True, slots=True)
class Mark:
    at: int
    names: tuple[str, ...] = ()


@dataclass(slots=True)
class Piece:
    cards: list[int]


@dataclass(slots=True)
class Rich:
    card: Card
    cards: list[Card]
    phase: Phase
    side: Literal["left", "right"]
    piece: Piece | None
    empty: Piece | None
    maybe: int | None
    marks: tuple[Mark, ...]
    mark: Mark | None
    pieces: list[Piece | None]


def test_a_state_may_hold_what_may_be_absent_new_types_enums_and_frozen_records() -> None:
    rich = Rich(
        Card(1), [Card(2)], Phase.DUSK, "left", Piece([1]), None, None, (Mark(1, ("a",)),), Mark(2), [Piece([3]), None]
    )
    twin = cloner(Rich)(rich)
    assert twin == rich
    assert decode(encode(rich), Rich) == rich
    assert twin.piece is not rich.piece
    assert twin.marks is rich.marks
    assert twin.piece is not None
    twin.piece.cards.append(5)
    twin.cards.append(Card(6))
    first = twin.pieces[0]
    assert first is not None
    first.cards.append(7)
    assert rich.piece == Piece([1])
    assert rich.cards == [2]
    assert rich.pieces == [Piece([3]), None]


@dataclass(slots=True)
class Shape:
    at: int


@dataclass(slots=True)
class Circle(Shape):
    radius: int


@dataclass(slots=True)
class SharesWhatChanges:
    pieces: tuple[Piece, ...]


@dataclass(slots=True)
class SharesDeep:
    rows: list[tuple[int, list[int]]]


@dataclass(slots=True)
class Slices:
    shapes: list[Shape]


@dataclass(slots=True)
class SlicesInside:
    inner: list[Slices]


@dataclass(slots=True)
class Holds:
    table: dict[str, int]


@pytest.mark.parametrize(
    ("cls", "told"),
    [
        (SharesWhatChanges, "SharesWhatChanges.pieces: .*clones share a tuple"),
        (SharesDeep, "SharesDeep.rows: .*clones share a tuple"),
        (Slices, r"Slices.shapes: .*Shape, which has subclasses \(Circle\)"),
        (SlicesInside, "SlicesInside.inner.shapes: "),
        (Holds, "Holds.table: a state may not hold dict"),
    ],
)
def test_what_a_clone_would_share_or_slice_is_refused_by_name(cls: type[Any], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        cloner(cls)


def test_a_game_with_such_a_state_cannot_be_registered() -> None:
    game = type("Bad", (toy.Toy,), {"state_type": Slices})
    with pytest.raises(TypeError, match=r"Slices\.shapes"):
        game()


# -- menus ---------------------------------------------------------------------------------------------------------

A, B, C = (Option(key, key, label="x", rule="1") for key in "abc")
FULL = Reason("1.1", "why-full")


def test_a_listing_puts_each_option_among_the_offered_or_the_explained() -> None:
    why = Reasons()
    listing: Listing[str] = Listing(why)
    listing.put(A)
    listing.put(B, FULL)
    listing.aside(C, FULL)
    assert listing.options == [A]
    assert list(why) == [(B, FULL)]
    assert why.of("c") is FULL
    assert (len(why), bool(why)) == (1, True)
    assert not listing.bar(A, FULL)
    assert listing.bar(A, None)
    assert [option for option, _ in why] == [B, A]


def test_a_listing_that_nobody_reads_explains_nothing() -> None:
    listing: Listing[str] = Listing(None)
    assert not listing.explains
    listing.put(A, BARRED)
    listing.put(B)
    listing.aside(C, FULL)
    assert not listing.bar(C, FULL)
    assert listing.options == [B]


def test_questions_register_themselves_by_being_made() -> None:
    assert toy.ACTION in TOY.questions
    assert made_in("regnum.games.no-such-game") == ()
    for name in regnum.games():
        game = find(name)
        assert len({question.name for question in game.questions}) == len(game.questions) > 10


def test_no_question_is_called_like_an_interruption() -> None:
    with pytest.raises(ValueError, match="interrupt"):
        Pick("interrupt", "1", lambda t, d, why: [A])


# -- documents and results -------------------------------------------------------------------------------------------


def test_a_game_without_a_document_takes_none() -> None:
    with pytest.raises(BadSetup, match="begins from no document"):
        regnum.new("abyss", 2, 1, document={})


def test_equal_documents_have_equal_digests() -> None:
    assert Setup(2).digest == ""
    assert Setup(2, {}, {"a": 1, "b": [2]}).digest == Setup(2, {}, {"b": [2], "a": 1}).digest != ""
    assert Setup(2, {}, {"a": 1}).digest != Setup(2, {}, {"a": 2}).digest


def test_a_result_need_not_have_points() -> None:
    result = Result(winners=(2, 0), how=How("won-by-vision", {"vision": "v"}), automata=("automaton:empire",))
    assert result.scores == ()
    assert result.won_by == ("seat:2", "seat:0", "automaton:empire")
