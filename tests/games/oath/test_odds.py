"""The exact odds of a campaign, against enumeration of every roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from regnum.games.oath.campaign.dice import count_shields, count_swords
from regnum.games.oath.odds import forecast, odds, shield_rolls, sword_rolls
from regnum.games.oath.state import BANDITS, Campaign
from regnum.kernel.state import encode
from regnum.scenes import Scene


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
@pytest.mark.parametrize("field", ["", "no_single_shields", "no_double_shields"])
@pytest.mark.rule("oath:5.5.4.b", "oath:5.5.4.h", "oath:5.5.4.i")
def test_shields_are_counted_like_every_roll(dice: int, field: str) -> None:
    c = Campaign(0, 0)
    if field:
        setattr(c, field, True)
    found: dict[int, Fraction] = {}
    for roll in product(range(6), repeat=dice):
        shields = count_shields(c, roll)
        found[shields] = found.get(shields, Fraction(0)) + Fraction(1, 6**dice)
    assert shield_rolls(dice, c.no_single_shields, c.no_double_shields) == found


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
@pytest.mark.parametrize("field", ["", "no_hollow", "no_double_swords", "no_skulls", "times"])
@pytest.mark.rule("oath:5.5.5.e", "oath:5.5.5.i", "oath:5.5.5.j")
def test_swords_are_counted_like_every_roll(dice: int, field: str) -> None:
    c = Campaign(0, 0)
    if field:
        setattr(c, field, 2 if field == "times" else True)
    found: dict[tuple[int, int], Fraction] = {}
    for roll in product(range(6), repeat=dice):
        key = count_swords(c, roll)
        found[key] = found.get(key, Fraction(0)) + Fraction(1, 6**dice)
    assert sword_rolls(dice, c.times, c.no_hollow, c.no_double_swords, c.no_skulls) == found


@pytest.mark.rule("oath:5.5.5.f", "oath:5.5.5.g", "oath:5.5.5.k", "oath:5.5.5.l", "oath:5.5.6.a")
def test_the_odds_of_a_campaign_are_those_of_all_its_rolls() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 3, "advisers": ["longbows"]}, {"at": "river", "warbands": 1}],
        sites={
            "cradle-1": {"site": "river", "warbands": {"red": 1}},
            "cradle-2": {"site": "steppe", "warbands": {"purple": 1}},
        },
    )
    scene.answer("campaign", "seat:1", ["site:river"], 3)
    scene.asks("campaign-plans", seat=0)
    c = scene.state.campaigns[-1]
    found = odds(scene.match.table, c)
    wins = [Fraction(0)] * 4
    mine = theirs = Fraction(0)
    for attack in product(range(6), repeat=3):
        swords, skulls = count_swords(c, attack)
        left = 3 - skulls
        for defense in product(range(6), repeat=1):
            share = Fraction(1, 6**4)
            needed = max(0, count_shields(c, defense) + 2 - swords + 1)
            if needed <= left:
                for n in range(needed, 4):
                    wins[n] += share
                mine += share * (skulls + needed)
                theirs += share * 1
            else:
                mine += share * (skulls + left // 2)
    assert found.win_with == tuple(wins)
    assert found.win == wins[3]
    assert (found.attacker_losses, found.defender_losses) == (mine, theirs)


def enumerated(c: Campaign, force: int, fixed: int, mortal: int) -> tuple[list[Fraction], Fraction, Fraction]:
    """The share of wins by sacrifice, and both sides' losses, from every roll of a campaign in which halves die."""
    wins = [Fraction(0)] * (force + 1)
    mine = theirs = Fraction(0)
    rolls = 6 ** (c.attack_dice + c.defense_dice)
    for attack in product(range(6), repeat=c.attack_dice):
        swords, skulls = count_swords(c, attack)
        left = force - min(skulls, force)
        for defense in product(range(6), repeat=c.defense_dice):
            needed = max(0, count_shields(c, defense) + fixed - swords + 1)
            if needed == 0 or (needed <= left and not c.no_sacrifice):
                for n in range(needed, force + 1):
                    wins[n] += Fraction(1, rolls)
                mine += Fraction(force - left + needed, rolls)
                theirs += Fraction(mortal // 2, rolls)
            else:
                mine += Fraction(force - left + left // 2, rolls)
    return wins, mine, theirs


def skirmish(**seat: object) -> Scene:
    return Scene(
        "oath",
        2,
        seats=[{"at": "river", "warbands": 2, **seat}, {"at": "steppe", "warbands": 3}],
        sites={
            "cradle-1": {"site": "river"},
            "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
        },
    )


@pytest.mark.rule("oath:5.5.2.k", "oath:5.5.4.h", "oath:5.5.5.e", "oath:5.5.5.f")
@pytest.mark.parametrize("dice", [None, 1, 2])
def test_a_forecast_is_what_all_rolls_come_to_and_leaves_no_trace(dice: int | None) -> None:
    scene = skirmish()
    before = encode(scene.state)
    found = forecast(scene.match.table, 0, 1, [1], dice)
    assert encode(scene.state) == before
    c = Campaign(0, 0, attack_dice=dice or 2, defense_dice=1)
    wins, mine, theirs = enumerated(c, 2, 5, 5)
    assert found.win_with == tuple(wins)
    assert (found.win, found.attacker_losses, found.defender_losses) == (wins[2], mine, theirs)


@pytest.mark.rule("oath:5.5.4.h", "oath:5.5.5.e", "oath:5.5.5.f")
def test_bandits_lose_nobody_and_the_odds_say_so() -> None:
    scene = skirmish()
    found = forecast(scene.match.table, 0, BANDITS, [0])
    wins, mine, _ = enumerated(Campaign(0, 0, attack_dice=2, defense_dice=1), 2, 1, 0)
    assert (found.win_with, found.attacker_losses, found.defender_losses) == (tuple(wins), mine, 0)


@pytest.mark.rule("oath:5.5.4.h", "oath:5.5.5.e", "oath:5.5.5.f")
def test_without_sacrifice_only_swords_win() -> None:
    scene = skirmish()
    scene.answer("campaign", "bandits", ["site:river"])
    c = scene.state.campaigns[-1]
    c.attack_dice, c.no_sacrifice = 2, True
    found = odds(scene.match.table, c)
    assert found.win == found.win_with[0] == enumerated(c, 2, 1, 0)[0][0]
    c.no_sacrifice, c.worth = False, 2
    twice = odds(scene.match.table, c)
    assert twice.win_with[0] == found.win
    assert twice.win_with[1] > enumerated(c, 2, 1, 0)[0][1]
