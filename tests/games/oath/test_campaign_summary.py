"""The summary of a campaign (A.3), point by point on one battle."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5
HOLLOW, SWORD, SKULL = 0, 3, 5


def battle(defender: dict[str, Any] | None = None, *, warbands: int = 4, **words: Any) -> Scene:
    """The Chancellor attacks red, who rules the Steppe with one warband and the River with two."""
    return Scene(
        "oath",
        2,
        title=0,
        oath="people",
        seats=[{"at": "steppe", "warbands": warbands}, {"at": "steppe", **(defender or {})}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 1}},
            "cradle-2": {"site": "mine", "warbands": {"purple": 1}},
            "provinces-1": {"site": "river", "warbands": {"red": 2}},
        },
        **words,
    )


@pytest.mark.rule("oath:A.3.1.a", "oath:A.3.1.b")
def test_two_supply_and_a_defender() -> None:
    scene = battle(dice=[BLANK] * 9)
    scene.answer("campaign")
    scene.offers_only("seat:1")
    scene.answer("seat:1", ["site:steppe"], 0)
    scene.holds(seats={0: {"supply": 5}})


@pytest.mark.rule("oath:A.3.2.a", "oath:A.3.2.b", "oath:A.3.2.c", "oath:A.3.2.d", "oath:A.3.2.e")
def test_what_can_and_what_must_be_targeted() -> None:
    words: dict[str, Any] = {"banners": {"darkest-secret": {"holder": 1}}}
    scene = battle({"relics": ["whistle"]}, **words)
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe", "site:river", "relic:whistle", "banner:darkest-secret", "pawn:seat:1")
    scene.rejects(["site:river", "pawn:seat:1"], rule="5.5.2.j")
    scene.accepts(["site:steppe"])
    scene.accepts(["site:steppe", "site:river", "relic:whistle", "banner:darkest-secret", "pawn:seat:1"])
    scene = battle({"at": "mine", "relics": ["whistle"]}, **words)
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe", "site:river")


@pytest.mark.rule("oath:A.3.2.f", "oath:A.3.2.g", "oath:A.3.4.a")
def test_the_pools() -> None:
    """Two sites with a die each, and the pawn with two."""
    scene = battle(dice=[BLANK] * 12)
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river", "pawn:seat:1"])
    scene.offers_only("0", "1", "2", "3", "4")
    scene.answer(4)
    scene.logs("log-defense", defender="seat:1", dice=4)
    scene.logs("log-attack", dice=4)


@pytest.mark.rule("oath:A.3.4.b", "oath:A.3.4.c", "oath:A.3.4.d")
@pytest.mark.parametrize(
    ("where", "board", "defense"),
    [("steppe", 2, (1 + 2) * 2 + 3 + 2), ("mine", 2, (1 + 2) * 2 + 3), ("river", 2, 6 + 3 + 2)],
)
def test_shields_doubles_and_warbands_make_the_defense(where: str, board: int, defense: int) -> None:
    scene = battle({"at": where, "warbands": board, "favor": 1, "advisers": ["extra-provisions"]},
                   dice=[SHIELD, TWO, DOUBLE, *[BLANK] * 4])  # fmt: skip
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river"], 1, "use:denizen:extra-provisions")
    scene.logs("log-defense", dice=3, defense=defense)


@pytest.mark.rule("oath:A.3.5.a", "oath:A.3.5.b", "oath:A.3.5.c", "oath:A.3.5.d", "oath:A.3.5.f")
def test_swords_hollow_swords_and_skulls() -> None:
    """Two swords and a skull, a sword, and one hollow sword for nothing: 3 against 1."""
    scene = battle(dice=[BLANK, SKULL, SWORD, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:steppe"], 3)
    scene.logs("log-attack", swords=3, skulls=1)
    scene.logs("log-attacker-wins")
    scene = battle(dice=[BLANK, HOLLOW, HOLLOW, HOLLOW, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:steppe"], 4)
    scene.logs("log-attack", swords=2, skulls=0)


@pytest.mark.rule("oath:A.3.5.e", "oath:A.3.5.g", "oath:A.3.5.f")
def test_a_tie_is_lost_unless_warbands_are_sacrificed() -> None:
    for sacrifice, winner in (("yes", "log-attacker-wins"), ("no", "log-defender-wins")):
        scene = battle(dice=[SHIELD, SWORD, SWORD])
        scene.answer("campaign", "seat:1", ["site:steppe"], 2, sacrifice)
        scene.logs(winner)


@pytest.mark.rule("oath:A.3.6.a", "oath:A.3.6.b")
def test_half_of_the_beaten_die_and_the_others_go_home() -> None:
    """Three warbands stand at the targets and two on the board: of five two die."""
    scene = battle({"warbands": 2}, warbands=9, dice=[BLANK, BLANK, *[SWORD] * 9])
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river"], 9)
    while scene.decision().question.name not in ("act",):
        scene.answer(0 if scene.decision().question.form == "amount" else scene.offered()[0])
    scene.holds(seats={1: {"warbands": 3, "bank": 11}})


@pytest.mark.rule("oath:A.3.7.a", "oath:A.3.7.b")
@pytest.mark.parametrize("n", [0, 2])
def test_the_winner_takes_everything_and_any_number_of_warbands_settle(n: int) -> None:
    scene = battle({"relics": ["whistle"]}, dice=[BLANK, BLANK, BLANK, BLANK, *[SWORD] * 4])
    scene.answer("campaign", "seat:1", ["site:steppe", "relic:whistle"], 4, n)
    scene.holds(
        seats={0: {"warbands": 4 - n, "relics": ["grand-scepter", "whistle"]}, 1: {"relics": []}},
        sites={"cradle-1": {"warbands": {"purple": n} if n else {}}},
    )


@pytest.mark.rule("oath:5.5.5.k", "oath:5.5.8.a", "oath:5.5.4.h")
def test_the_journal_sums_a_campaign_up() -> None:
    """The chance before the dice, and at its end both totals and the plans used."""
    scene = battle({"favor": 1, "advisers": ["extra-provisions"]}, dice=[BLANK] * 2 + [SWORD] * 4)
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:extra-provisions", 1)
    scene.logs("log-odds", player="seat:0", force=4)
    scene.logs("log-campaign-told", defender="seat:1", attack=4, plans="denizen:extra-provisions", count=1)
