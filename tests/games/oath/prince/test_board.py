"""The Prince's board (P.23) and the way of the relationship markers (P.6.r-t)."""

from __future__ import annotations

import pytest

from regnum.games.oath.catalogue import ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER
from regnum.games.oath.prince import board
from regnum.games.oath.prince.board import FRIENDS, ROWS, SCHEMERS, STRATEGY, THREATS
from regnum.games.oath.state import Prince


def prince(**words: object) -> Prince:
    made = Prince(1, 0, 0, board.no_relationships(), board.no_relationships())
    for name, value in words.items():
        setattr(made, name, value)
    return made


@pytest.mark.rule("oath:P.23.a", "oath:P.7.b")
def test_the_rows_give_two_to_five_actions() -> None:
    assert [row.actions for row in ROWS] == [2, 3, 4, 5]


@pytest.mark.rule("oath:P.23.b", "oath:P.8.b")
def test_a_trade_brings_what_the_row_shows() -> None:
    assert [(row.friends, row.schemers) for row in ROWS] == [(1, 1), (1, 1), (2, 2), (2, 2)]
    p = prince(friends=((ORDER,), (), (HEARTH,), ()), schemers=((), (), (), (BEAST,)))
    assert [board.tokens_per_card(p, FRIENDS, suit) for suit in (ORDER, HEARTH, BEAST, NOMAD)] == [1, 2, 0, 0]
    assert [board.tokens_per_card(p, SCHEMERS, suit) for suit in (ORDER, BEAST)] == [0, 2]


@pytest.mark.rule("oath:P.23.c", "oath:P.23.d", "oath:P.6.q")
def test_the_strategy_marker_stops_on_the_last_space() -> None:
    assert STRATEGY == (0, 1, 1, 2, 2, 3)
    p = prince()
    seen = [board.strategy_dice(p)]
    for _ in range(7):
        board.advance_strategy(p, 1)
        seen.append(board.strategy_dice(p))
    assert seen == [0, 1, 1, 2, 2, 3, 3, 3]


@pytest.mark.rule("oath:P.23.e")
def test_the_threat_track() -> None:
    assert THREATS == ("none", "successor", "oathkeeper", "vision")


@pytest.mark.rule("oath:P.6.r", "oath:P.6.s")
def test_a_marker_moves_up_and_stays_at_the_top() -> None:
    p = prince()
    assert [board.raise_marker(p, HEARTH, FRIENDS) for _ in range(6)] == [0, 1, 2, 3, 3, 3]
    assert p.friends == ((), (), (), (HEARTH,))
    assert not board.unassigned(p, HEARTH)


@pytest.mark.rule("oath:P.6.r")
def test_a_marker_stays_in_its_column() -> None:
    p = prince()
    board.raise_marker(p, ARCANE, SCHEMERS)
    board.raise_marker(p, ARCANE, FRIENDS)
    assert p.schemers == ((), (ARCANE,), (), ())
    assert p.friends == board.no_relationships()


@pytest.mark.rule("oath:P.6.t", "oath:P.3.g")
def test_who_comes_to_an_occupied_space_goes_to_the_right() -> None:
    p = prince()
    for suit in (NOMAD, DISCORD):
        board.raise_marker(p, suit, FRIENDS)
    assert p.friends[0] == (NOMAD, DISCORD)
    board.raise_marker(p, ORDER, FRIENDS)
    board.raise_marker(p, ORDER, FRIENDS)
    assert board.suits_of(p, FRIENDS) == [ORDER, NOMAD, DISCORD]


def test_rows_that_give_less_than_the_one_below_are_refused() -> None:
    with pytest.raises(ValueError, match="row 2 gives less"):
        board.read_rows([{"actions": 3, "friends": 1, "schemers": 1}, {"actions": 2, "friends": 1, "schemers": 1}])
    with pytest.raises(ValueError, match="no row"):
        board.read_rows([])


def test_a_marker_in_two_places_is_noticed() -> None:
    assert board.amiss(prince()) == []
    assert board.amiss(prince(friends=((ORDER,), (), (), ()), schemers=((ORDER,), (), (), ()))) == [
        "the relationship marker of order"
    ]
    assert board.amiss(prince(strategy=6)) == ["a marker off its track"]
    assert board.amiss(prince(friends=())) == ["the rows of relationships"]
