"""Setting up with the Clockwork Prince (P.1)."""

from __future__ import annotations

import pytest

from regnum.games import find
from regnum.games.oath.catalogue import MOST_PLAYERS, OATH_GOAL, PURPLE
from regnum.games.oath.prince.mind import MIND
from regnum.games.oath.state import CHANCELLOR, EXILE, NOBODY, OathState
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.scenes import Scene
from tests.games.oath.test_setup import chronicle

OATH = find("oath")


def match(players: int, seed: int = 1, **options: str) -> Match:
    return Match.start(OATH, OATH.check(Setup(players, options)), seed)


def dealt(players: int, seed: int = 1, **options: str) -> OathState:
    state: OathState = OATH.deal(OATH.check(Setup(players, options)), seed)
    return state


@pytest.mark.rule("oath:P.1.a", "oath:P.1.c")
def test_he_takes_the_chancellors_place_without_a_seat() -> None:
    for players in range(1, MOST_PLAYERS):
        s = dealt(players, prince="chancellor")
        assert s.prince is not None
        assert s.prince.seat == players
        assert [player.role for player in s.players] == [*[EXILE] * players, CHANCELLOR]
        assert (s.chancellor, s.order, s.title) == (players, (players, *range(players)), players)
        assert s.players[players].colour == PURPLE


@pytest.mark.rule("oath:P.1.b", "oath:P.1.i")
def test_he_takes_the_place_of_an_exile_with_a_colour_of_his_own() -> None:
    for players in range(1, MOST_PLAYERS):
        s = dealt(players, prince="exile")
        assert [player.role for player in s.players] == [CHANCELLOR, *[EXILE] * players]
        assert (s.chancellor, s.order) == (0, tuple(range(players + 1)))
        assert len({player.colour for player in s.players}) == players + 1


def test_alone_one_plays_against_him() -> None:
    assert OATH.check(Setup(1)).options["prince"] == "chancellor"
    with pytest.raises(BadSetup, match="one player alone plays against the Clockwork Prince"):
        OATH.check(Setup(1, {"prince": "none"}))
    with pytest.raises(BadSetup, match="no room for the Clockwork Prince"):
        OATH.check(Setup(MOST_PLAYERS, {"prince": "exile"}))
    with pytest.raises(BadSetup, match="who does not play"):
        OATH.check(Setup(2, {"prince_powers": "expanded"}))
    assert "prince" not in OATH.check(Setup(2)).options


@pytest.mark.rule("oath:P.1.d", "oath:P.1.e", "oath:P.1.f")
def test_he_has_warbands_but_no_cards_favor_or_secrets() -> None:
    for role in ("chancellor", "exile"):
        s = dealt(2, prince=role)
        prince = s.players[2]
        assert (prince.favor, prince.secrets, prince.hand, prince.advisers) == (0, 0, (), ())
        assert prince.warbands == 3
        assert all(len(player.hand) == 3 for player in s.players[:2])
        assert OATH.audit(s) == []


@pytest.mark.rule("oath:P.1.g", "oath:P.1.k", "oath:P.1.l", "oath:P.1.m")
def test_his_board_at_the_start() -> None:
    for seed in range(6):
        s = dealt(1, seed, prince="chancellor", start="random")
        p = s.prince
        assert p is not None
        assert p.space == p.start == MIND.threat_space[OATH_GOAL[s.oath]]
        assert (p.friends, p.schemers) == (((), (), (), ()), ((), (), (), ()))
        assert (p.threat, p.strategy, p.ambition, p.woken) == (0, 0, 0, False)


@pytest.mark.rule("oath:P.1.h")
def test_the_reliquary_lies_with_its_princely_side_up() -> None:
    for options in ({"prince": "chancellor"}, {"prince": "exile"}, {}):
        played = match(2, **options)
        view = OATH.view(played.table, 0)
        assert view.princely == bool(options)
        assert [space.relic is not None for space in view.reliquary] == [True] * 4


@pytest.mark.rule("oath:P.1.j")
@pytest.mark.parametrize(("warbands", "supply"), [(0, 6), (8, 5), (16, 4), (22, 3)])
def test_beside_an_exile_prince_the_chancellor_refreshes_as_ever(warbands: int, supply: int) -> None:
    scene = Scene("oath", 1, options={"prince": "exile"}, seats=[{"warbands": warbands, "supply": 0}], turn=0)
    scene.answer("rest")
    scene.holds(seats={0: {"supply": supply, "colour": "purple", "role": "chancellor"}})


@pytest.mark.rule("oath:P.1.n")
def test_his_pawn_starts_on_top_of_the_cradle() -> None:
    played = match(1, prince="exile", law="errata")
    while played.table.s.phase == "setup":
        d = played.decisions[0]
        assert d.seat == 0
        played.answer(d, d.question.raw(d.question.sample(played.table, d, Rng(1))))
    assert played.table.s.players[1].pawn == 0


@pytest.mark.rule("oath:P.1.b")
def test_a_chronicle_with_citizens_leaves_him_an_exile() -> None:
    """P.1.b, 1.9: he takes a board with its Exile side up, and is an Exile whatever his board shows."""
    document = chronicle(citizens=["red", "blue"])
    setup = OATH.check(Setup(1, {"prince": "exile"}, document))
    played = Match.start(OATH, setup, 3)
    s = played.table.s
    assert s.players[1].role == EXILE
    assert s.players[1].colour not in s.citizens
    assert s.winner == NOBODY
