"""The rulebook's combat example, to the last coin and point (section 52)."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, scene

BOARD = {
    **PLAIN,
    "A1": {"q": 0, "r": 0, "tile": "wilderness"},
    "B2": {"q": 0, "r": 1, "tile": "river", "river": ["NW", "W"]},
    "B3": {"q": 1, "r": 1, "tile": "mountain"},
}


def example() -> Scene:
    """Across the river from A1: B2 with two of the Caliph's units, his fort and a city; the Nomad next to it on B3."""
    return scene(
        board=BOARD,
        on={
            "A1": {"warlord": ["ordinary"] * 3},
            "B2": {"caliph": ["ordinary", "ordinary", "fort"], "sultan": ["city"]},
            "B3": {"nomad": ["mercenary"]},
            "A2": {"murshid": ["influence"]},
        },
        seats={"warlord": {"hand": ["warfare", "sheikh", "boats"]}, "caliph": {"hand": ["siege-engines"]}},
    )


def across_the_river() -> Scene:
    fight = example()
    fight.answer("assault")
    fight.answer("play:boats")
    fight.answer("A1>B2", ["ordinary"] * 3)
    return fight


def agreed() -> Scene:
    fight = across_the_river()
    fight.answer(2, seat=0)
    fight.answer(0, seat=3)
    fight.answer("accept")
    fight.answer("refuse")
    return fight


def revealed() -> Scene:
    fight = agreed()
    fight.answer(["card:warfare", "card:sheikh"], seat=0)
    fight.answer(["card:siege-engines"], seat=3)
    return fight


@pytest.mark.rule("crescent_moon:52.01", "crescent_moon:52.02", "crescent_moon:42.04", "crescent_moon:42.05")
def test_boats_carry_the_warlord_over_the_river() -> None:
    fight = example()
    fight.answer("assault")
    fight.refuses("A1>B2", rule="13.03")
    fight.answer("play:boats")
    fight.answer("A1>B2", ["ordinary"] * 3)
    fight.sees(None, clash={"kind": "combat", "attacker": "ruler:warlord", "defender": "ruler:caliph"})
    fight.holds(discard=["boats"], hexes={"A1": {"warlord": {"ordinary": 0}}, "B2": {"warlord": {"ordinary": 3}}})


@pytest.mark.rule("crescent_moon:52.03", "crescent_moon:76.01", "crescent_moon:76.04")
def test_the_murshid_next_door_is_promised_two_points() -> None:
    fight = across_the_river()
    fight.asks("covenant-offer", seat=0)
    fight.answer(2, seat=0)
    fight.answer(0, seat=3)
    fight.asks("covenant-reply", seat=1)
    fight.answer("accept")
    fight.answer("refuse")
    fight.logs("log-covenant", rule="76.08", ruler="ruler:warlord", count=2)


@pytest.mark.rule("crescent_moon:52.04", "crescent_moon:52.05", "crescent_moon:44.01", "crescent_moon:44.02")
def test_warfare_comes_first_and_takes_one_of_three_units() -> None:
    fight = revealed()
    fight.logs("log-reveals", rule="44.01", ruler="ruler:warlord", cards="card:sheikh+card:warfare", times=0)
    fight.logs("log-reveals", ruler="ruler:caliph", cards="card:siege-engines")
    fight.logs("log-warfare", rule="44.02", ruler="ruler:warlord", count=1)
    fight.asks("resolve-card", seat=0)
    fight.offers_only("resolve:card:sheikh", "leave-rest")


@pytest.mark.rule("crescent_moon:52.06", "crescent_moon:52.07", "crescent_moon:44.10", "crescent_moon:04.02")
def test_the_sheikh_takes_the_nomads_mercenary_from_the_mountain() -> None:
    fight = revealed()
    fight.answer("resolve:card:sheikh")
    fight.holds(
        hexes={"B3": {"nomad": {"mercenary": 0}}, "B2": {"warlord": {"mercenary": 1, "ordinary": 3}}},
        seats={"nomad": {"supply": {"units": 12}}},
    )


def fought() -> Scene:
    fight = revealed()
    fight.answer("resolve:card:sheikh")
    fight.answer("resolve:card:siege-engines")
    return fight


@pytest.mark.rule(
    "crescent_moon:52.08",
    "crescent_moon:52.09",
    "crescent_moon:52.10",
    "crescent_moon:45.01",
    "crescent_moon:45.02",
    "crescent_moon:44.09",
)
def test_five_against_four() -> None:
    fought().logs("log-combat-won", rule="45.02", ruler="ruler:warlord", attack=5, defence=4)


@pytest.mark.rule("crescent_moon:52.11", "crescent_moon:76.08", "crescent_moon:76.09", "crescent_moon:52.12")
def test_the_winner_pays_although_the_murshid_gave_no_help() -> None:
    fight = fought()
    fight.holds(seats={"warlord": {"points": 3, "supply": {"units": 21}}, "murshid": {"points": 7}})
    fight.holds(hexes={"B2": {"warlord": {"ordinary": 2, "mercenary": 1}}})


@pytest.mark.rule(
    "crescent_moon:52.13", "crescent_moon:52.14", "crescent_moon:52.15", "crescent_moon:46.02", "crescent_moon:46.03"
)
def test_both_lose_two_units_and_nobody_retreats() -> None:
    fight = fought()
    fight.asks("losses", seat=0)
    fight.answer(["ordinary", "mercenary"])
    fight.holds(hexes={"B2": {"warlord": {"ordinary": 1, "mercenary": 0}, "caliph": {"ordinary": 0}}})
    fight.holds(seats={"caliph": {"reserves": 0, "supply": {"units": 12}}})
    fight.logs("log-retreat", times=0)


@pytest.mark.rule("crescent_moon:52.16", "crescent_moon:52.17", "crescent_moon:48.01", "crescent_moon:48.02")
def test_warfare_returns_and_the_other_cards_lie_before_their_players() -> None:
    fight = fought().answer(["ordinary", "mercenary"])
    fight.holds(
        seats={
            "warlord": {"hand": ["warfare"], "front": ["sheikh"]},
            "caliph": {"hand": [], "front": ["siege-engines"]},
        }
    )


@pytest.mark.rule(
    "crescent_moon:52.18", "crescent_moon:52.19", "crescent_moon:52.20", "crescent_moon:52.21", "crescent_moon:49.02"
)
def test_fort_and_city_are_sacked_for_five_coins_and_seven_points() -> None:
    fight = fought().answer(["ordinary", "mercenary"])
    fight.offers_only("capture:building:fort", "leave")
    fight.answer("leave")
    fight.offers_only("sack:building:city", "spare")
    fight.answer("sack:building:city")
    fight.holds(
        seats={
            "warlord": {"coins": 5, "points": 10},
            "caliph": {"supply": {"forts": 8}},
            "sultan": {"supply": {"cities": 5}},
        },
        hexes={"B2": {"control": "warlord"}},
        turn=1,
    )
    fight.logs("log-scores", rule="67.02", ruler="ruler:warlord", count=7)
