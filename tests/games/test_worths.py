"""What a thing would be worth to a seat now: the points it then has more."""

from typing import Any

import pytest

from regnum.games import find, names
from regnum.kernel.chance import Rng
from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.things import SEATS, Seat
from regnum.scenes import Scene

TELL_WHAT_THEY_GO_BY = [name for name in names() if type(find(name)).worths_depend_on is not Game.worths_depend_on]


def worths(scene: Scene, seat: int = 0) -> dict[str, int]:
    return scene.game.worths(scene.match.table, seat)


@pytest.mark.rule("abyss:18.4", "abyss:21.1", "abyss:21.2")
def test_a_lord_of_the_court_is_worth_its_influence_and_what_it_adds_to_my_locations() -> None:
    seats = [{"locations": ["jail"]}, {}]
    with_jail = worths(Scene("abyss", 2, court=["oracle", "slaver"], available=["depths"], seats=seats))
    without = worths(Scene("abyss", 2, court=["oracle", "slaver"], available=["jail"], seats=[{}, {}]))
    assert with_jail["lord:oracle"] - without["lord:oracle"] == -1, "the Jail loses a point for every lord"
    assert with_jail["lord:slaver"] - without["lord:slaver"] == -1


@pytest.mark.rule("abyss:18.4", "abyss:21.1")
def test_a_location_is_worth_what_it_would_score_for_me() -> None:
    scene = Scene("abyss", 2, available=["jail"], seats=[{"lords": ["oracle", "slaver"]}, {}])
    assert worths(scene)["location:jail"] == 13
    assert worths(scene, 1)["location:jail"] == 15


@pytest.mark.rule("paladins:20.11", "paladins:40.1")
def test_an_outsider_is_worth_what_it_would_score_for_me_once_converted() -> None:
    track = ["viking-adventurer", "byzantine-archer", None, None, None, None]
    poor = Scene("paladins", 2, outsiders=track, seats=[{}, {}])
    busy = Scene("paladins", 2, outsiders=track, seats=[{"monks": 5}, {}])
    assert set(worths(poor)) == {"outsider:viking-adventurer", "outsider:byzantine-archer"}
    assert worths(busy)["outsider:viking-adventurer"] > worths(poor)["outsider:viking-adventurer"]
    assert worths(busy, 1) == worths(poor, 1)


def test_a_game_without_such_points_says_nothing() -> None:
    for name in ("crescent_moon", "oath"):
        assert find(name).worths(None, 0) == {}


@pytest.mark.rule("abyss:21.1")
def test_a_lord_for_who_owns_the_city_of_mirrors() -> None:
    """The City of Mirrors scores as an opponent's location, never as itself."""
    seats = [{"locations": ["city-of-mirrors"]}, {"locations": ["jail"]}]
    mirrored = worths(Scene("abyss", 2, court=["oracle"], available=["depths"], seats=seats))
    alone = worths(Scene("abyss", 2, court=["oracle"], available=["depths"], seats=[{}, {}]))
    assert mirrored["lord:oracle"] - alone["lord:oracle"] == -1, "as the Jail would, it loses a point for every lord"


@pytest.mark.parametrize("game", TELL_WHAT_THEY_GO_BY)
def test_as_long_as_what_they_go_by_is_equal_they_are(game: str) -> None:
    """A server reckons them anew only when it is not: whatever is left out there would be told late."""
    rules = find(game)
    same = changed = 0
    for seed in range(3):
        match = Match.start(rules, rules.check(Setup(rules.seats[-1])), seed, journal=False)
        dice = Rng(seed, 1)
        before: dict[Seat, tuple[Any, dict[str, int]]] = {}
        while not match.over:
            for seat in SEATS[: rules.seats[-1]]:
                goes_by, now = rules.worths_depend_on(match.table, seat), rules.worths(match.table, seat)
                kept = before.get(seat)
                if kept is not None and kept[0] == goes_by:
                    assert kept[1] == now
                    same += 1
                else:
                    changed += 1
                before[seat] = goes_by, now
            d = match.decisions[0]
            match.choose(d, match.sample(d, dice))
    assert same > 5 * changed > 0
