"""What moves between boards, banks, cards and sites: never more than there is, and nothing is told of nothing (9.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.games.oath.catalogue import BEAST, CARD_OF, ORDER
from regnum.games.oath.state import Player
from regnum.games.oath.table import OathTable
from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

Operation = Callable[[OathTable, Player, Player, int], object]


def rich() -> Scene:
    """Three of everything with either player, at the Steppe and in two banks; seat 0 rules the Steppe."""
    has = {"favor": 3, "secrets": 3, "facedown_secrets": 1, "warbands": 3, "supply": 3}
    return at_steppe(
        seats=[has, {**has, "secrets": 1}],
        here={"warbands": {"purple": 3}},
        banks={"order": 3, "beast": 3},
    )


def moved(operation: Operation, n: int) -> tuple[OathTable, list[int]]:
    """The table after an operation, and the counts that the journal tells of it."""
    scene = rich()
    t = scene.match.table
    assert isinstance(t, OathTable)
    since = len(scene.match.lines)
    operation(t, t.s.players[0], t.s.players[1], n)
    return t, [int(line.args["count"]) for line in scene.match.lines[since:]]


AMOUNTS = pytest.mark.parametrize(("n", "goes"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])


@pytest.mark.rule("oath:2.1.3.a", "oath:9.3.d", "oath:10.2.a", "oath:10.3.a", "oath:7.1.2.k", "oath:10.17.a")
@AMOUNTS
def test_favor_goes_as_far_as_it_lasts(n: int, goes: int) -> None:
    lines = [goes] if goes else []

    def check(operation: Operation, mine: int, theirs: int, order: int, beast: int) -> None:
        t, told = moved(operation, n)
        me, other = t.s.players
        assert (me.favor, other.favor, t.s.banks[ORDER], t.s.banks[BEAST]) == (mine, theirs, order, beast)
        assert told == lines

    check(lambda t, me, other, k: t.gain_favor(me, k, ORDER), 3 + goes, 3, 3 - goes, 3)
    check(lambda t, me, other, k: t.take_favor(me, other, k), 3 + goes, 3 - goes, 3, 3)
    check(lambda t, me, other, k: t.give_favor(me, other.seat, k), 3 - goes, 3 + goes, 3, 3)
    check(lambda t, me, other, k: t.favor_to_bank(me, k, ORDER), 3 - goes, 3, 3 + goes, 3)
    check(lambda t, me, other, k: t.move_favor(ORDER, BEAST, k), 3, 3, 3 - goes, 3 + goes)


@pytest.mark.rule("oath:2.1.7.a", "oath:9.3.b", "oath:10.2.a", "oath:10.3.a", "oath:10.20.a")
@pytest.mark.parametrize(("n", "facedown"), [(0, 0), (1, 0), (2, 1), (1, 1)])
def test_secrets_leave_and_come_as_they_lie(n: int, facedown: int) -> None:
    lines = [n] if n else []
    t, told = moved(lambda t, me, other, k: t.gain_secrets(me, k), n)
    assert (t.s.players[0].secrets, t.s.players[0].facedown, told) == (3 + n, 1, lines)
    t, told = moved(lambda t, me, other, k: t.burn_secrets(me, k, facedown), n)
    assert (t.s.players[0].secrets, t.s.players[0].facedown, told) == (3 - n + facedown, 1 - facedown, lines)
    t, told = moved(lambda t, me, other, k: t.hand_over_secrets(me, other, k, facedown), n)
    me, other = t.s.players
    assert (me.secrets, me.facedown, told) == (3 - n + facedown, 1 - facedown, lines)
    assert (other.secrets, other.facedown) == (1 + n - facedown, 1 + facedown)


@pytest.mark.rule("oath:4.3.4.b", "oath:6.5.a", "oath:6.5.c", "oath:10.18.a", "oath:10.25.a")
@AMOUNTS
def test_warbands_go_as_far_as_they_last(n: int, goes: int) -> None:
    lines = [goes] if goes else []

    def check(operation: Operation, board: int, site: int, dead: int) -> None:
        before = rich().state.players[0].bank
        t, told = moved(operation, n)
        me = t.s.players[0]
        assert (me.warbands, t.s.sites[0].warbands, me.bank - before, told) == (board, site, dead, lines)
        assert (t.s.sites[0].army == t.army(me)) is (site > 0)

    slot = rich().match.table.s.players[0].pawn
    check(lambda t, me, other, k: t.kill_on_board(me, k), 3 - goes, 3, goes)
    check(lambda t, me, other, k: t.kill_at(slot, k), 3, 3 - goes, goes)
    check(lambda t, me, other, k: t.place_warbands(me, slot, k), 3 - goes, 3 + goes, 0)
    check(lambda t, me, other, k: t.take_back_warbands(me, slot, k), 3 + goes, 3 - goes, 0)


@pytest.mark.rule("oath:4.3.4.b")
@pytest.mark.parametrize(("n", "supply"), [(0, 3), (1, 4), (4, 7), (9, 7)])
def test_supply_never_passes_the_leftmost_space(n: int, supply: int) -> None:
    t, told = moved(lambda t, me, other, k: t.gain_supply(me, k), n)
    assert t.s.players[0].supply == supply
    assert told == ([supply - 3] if n else [])


@pytest.mark.rule("oath:7.1.2.f", "oath:2.2.1.a", "oath:4.3.1.a", "oath:4.3.2.a", "oath:10.10.g")
def test_tokens_on_a_card_add_up_and_are_gone_when_none_is_left() -> None:
    t = rich().match.table
    wolves, elders = CARD_OF["wolves"], CARD_OF["elders"]
    t.lay_tokens(elders, 1, 0)
    t.lay_tokens(wolves, 1, 0)
    t.lay_tokens(wolves, 1, 2)
    assert (t.tokens_on(wolves), t.tokens_on(elders), t.secrets_on_cards()) == ((2, 2), (1, 0), 2)
    t.return_favor_from_cards(elders)
    assert (t.tokens_on(wolves), t.tokens_on(elders), t.s.banks[BEAST]) == ((0, 2), (1, 0), 5)
    t.return_secrets_from_cards(t.s.players[0], wolves)
    assert (t.tokens_on(wolves), t.s.players[0].secrets, t.s.players[0].facedown) == ((0, 2), 4, 0)
    t.lay_tokens(wolves, 0, -2)
    assert not t.occupied(wolves)
    assert t.occupied(elders)
