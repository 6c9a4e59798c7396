"""The rulebook's example of an influence contest (section 63)."""

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import RIVER, scene


def example() -> Scene:
    """On the crossing A2: the Caliph's units, the Sultan's city, the Murshid's token."""
    return scene(
        board=RIVER,
        turn="caliph",
        on={"A2": {"caliph": ["ordinary", "ordinary"], "sultan": ["city"], "murshid": ["influence"]}},
        seats={"caliph": {"hand": ["rebels"]}, "murshid": {"hand": ["imam", "corruption"]}},
    )


def contested() -> Scene:
    contest = example().answer("influence", "A2")
    contest.answer(0, seat=3).answer(0, seat=2)
    contest.answer("refuse", "refuse")
    return contest


@pytest.mark.rule("crescent_moon:63.01", "crescent_moon:63.02", "crescent_moon:53.03", "crescent_moon:20.04")
def test_the_caliph_challenges_sultan_and_murshid() -> None:
    contest = example().answer("influence", "A2")
    contest.holds(challenge="A2")
    contest.logs("log-challenge", rule="20.04", ruler="ruler:caliph", hex="hex:A2")
    contest.sees(None, clash={"kind": "contest", "attacker": "ruler:caliph", "sides": {"ruler:caliph": "attacker"}})
    contest.asks("covenant-offer", seat=2)


def declared() -> Scene:
    contest = contested()
    contest.answer(["card:rebels"], seat=3)
    contest.answer(["card:imam", "card:corruption"], seat=1)
    return contest


@pytest.mark.rule("crescent_moon:63.03", "crescent_moon:63.04", "crescent_moon:55.02", "crescent_moon:55.03")
def test_the_murshid_declares_first_as_defender() -> None:
    contest = declared()
    contest.asks("declare-side", seat=1)
    contest.sees(0, clash={"played": []})
    contest.answer("defender")
    contest.asks("declare-side", seat=2)
    contest.answer("supporter")
    contest.asks("resolve-card", seat=3)


def resolved() -> Scene:
    contest = declared().answer("defender", "supporter", "resolve:card:rebels")
    contest.answer("resolve:card:imam", "resolve:card:corruption")
    contest.answer("ruler:sultan")
    return contest


@pytest.mark.rule("crescent_moon:63.05", "crescent_moon:63.06", "crescent_moon:56.05", "crescent_moon:56.07")
def test_rebels_for_the_attacker_imam_and_corruption_for_the_defender() -> None:
    contest = resolved()
    contest.logs("log-resolves", rule="56.05", ruler="ruler:caliph", card="card:rebels", gives=2)
    contest.logs("log-resolves", ruler="ruler:murshid", card="card:imam", gives=2)
    contest.logs("log-resolves", ruler="ruler:murshid", card="card:corruption", takes=1)


@pytest.mark.rule(
    "crescent_moon:63.07", "crescent_moon:63.08", "crescent_moon:63.09", "crescent_moon:61.02", "crescent_moon:59.05"
)
def test_three_against_three_and_the_murshid_tips_the_scales() -> None:
    contest = resolved()
    contest.asks("tip-the-scales", seat=1)
    contest.holds(strengths=[3, 3])
    contest.answer("defender")
    contest.logs("log-contest-lost", rule="59.04", attack=3, defence=3)
    contest.holds(challenge=None, hexes={"A2": {"token": "murshid"}})


@pytest.mark.rule(
    "crescent_moon:63.10", "crescent_moon:63.11", "crescent_moon:63.12", "crescent_moon:60.01", "crescent_moon:60.02"
)
def test_corruption_goes_to_the_sultan_rebels_are_discarded_the_imam_stays() -> None:
    contest = resolved().answer("defender")
    contest.holds(
        discard=["rebels"],
        seats={"sultan": {"hand": ["corruption"]}, "murshid": {"hand": [], "front": ["imam"]}, "caliph": {"hand": []}},
    )
