"""What a thing would be worth to a seat now: the points it then has more."""

import pytest

from regnum.games import find
from regnum.scenes import Scene


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
