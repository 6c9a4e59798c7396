"""Section 21: what scores, who wins, and what decides a tie."""

import pytest

from tests.games.abyss.recruiting import counted, last_turn, sheet


@pytest.mark.rule("abyss:21.1", "abyss:21.2", "abyss:21.3", "abyss:21.4", "abyss:2.1", "abyss:18.22")
def test_locations_lords_strongest_allies_and_tokens_all_score() -> None:
    scene = counted(
        seats=[
            {
                "locations": [{"parliament": ["diplomat"]}, "jail"],
                "lords": ["miller", "jailer"],
                "turned": ["jailer"],
                "affiliated": ["crab 1", "crab 3", "crab 4", "squid 2"],
                "tokens": [4, 2, 3],
                "pearls": 7,
                "keys": 2,
            }
        ]
    )
    mine = sheet(scene)
    assert mine.locations == (("location:parliament", 8), ("location:jail", 12))
    assert sorted(mine.lords) == [("lord:diplomat", 5), ("lord:jailer", 7), ("lord:miller", 10)]
    assert sorted(mine.allies) == [("ally:crab-4", 4), ("ally:squid-2", 2)]
    assert mine.tokens == (2, 3, 4)
    assert mine.pearls == 7
    assert mine.best_lord == 10
    assert mine.total == 8 + 12 + 5 + 7 + 10 + 4 + 2 + 9
    scene.scores(scores=[57, 0], winners=[0])


@pytest.mark.rule("abyss:21.3", "abyss:20.7")
def test_of_each_race_only_the_strongest_affiliated_ally_scores() -> None:
    scene = counted(
        seats=[
            {"affiliated": ["crab 4", "crab 4", "squid 1", "squid 3"], "hand": ["crab 5", "seahorse 2", "seahorse 4"]},
            {"affiliated": ["jellyfish 5"]},
        ]
    )
    assert sorted(sheet(scene).allies) == [("ally:crab-5", 5), ("ally:seahorse-2", 2), ("ally:squid-3", 3)]
    scene.scores(scores=[10, 5], winners=[0])


@pytest.mark.rule("abyss:21.2", "abyss:24.2", "abyss:18.22", "abyss:13.7")
def test_turned_and_tucked_lords_give_their_influence_too() -> None:
    scene = counted(
        seats=[{"lords": ["miller", "landowner"], "turned": ["miller"], "locations": [{"black-smokers": ["keeper"]}]}]
    )
    scene.scores(scores=[10 + 12 + 6, 0])


@pytest.mark.rule("abyss:21.4", "abyss:8.7")
def test_monster_tokens_are_open_only_at_the_end() -> None:
    scene = last_turn(seats=[{"tokens": [2, 4]}, {"tokens": [3]}])
    assert scene.match.view(0).players[1].tokens == [None]
    assert scene.match.view(1).players[0].tokens == [None, None]
    assert scene.match.view(None).players[0].tokens == [None, None]
    assert scene.match.view(0).sheets is None
    scene.answer("no-action")
    assert scene.match.view(0).players[1].tokens == [3]
    assert sorted(scene.match.view(None).players[0].tokens) == [2, 4]
    assert scene.match.view(1).winners == ["seat:0"]
    scene.scores(scores=[6, 3], winners=[0])


@pytest.mark.rule("abyss:21.5")
def test_most_points_win_whatever_the_pearls() -> None:
    scene = counted(3, seats=[{"tokens": [2], "pearls": 30}, {"tokens": [3]}, {"lords": []}])
    scene.scores(scores=[2, 3, 0], winners=[1])
    last = counted(3, seats=[{"tokens": [2]}, {"tokens": [3]}, {"tokens": [4]}])
    last.scores(scores=[2, 3, 4], winners=[2])


@pytest.mark.rule("abyss:21.6")
def test_a_tie_is_won_by_the_tied_player_with_more_pearls() -> None:
    # Seat 2 has the most pearls of all but is not tied; seat 0 has the better lord but fewer pearls.
    scene = counted(
        3, seats=[{"lords": ["miller"], "pearls": 2}, {"lords": ["traitor"], "tokens": [4], "pearls": 3}, {"pearls": 9}]
    )
    scene.scores(scores=[10, 10, 0], winners=[1])


@pytest.mark.rule("abyss:21.7", "abyss:21.6")
def test_a_tie_in_pearls_too_is_won_by_the_best_single_lord() -> None:
    scene = counted(
        3,
        seats=[
            {"lords": ["keeper", "elder"], "affiliated": ["crab 3"], "pearls": 3},
            {"locations": [{"black-smokers": ["peddler"]}], "tokens": [3], "pearls": 3},
            {"tokens": [4, 4, 2, 2], "pearls": 3},
        ],
    )
    # 6 + 3 + 3 against 9 + 3 against four tokens: the best single lords are worth 6, 9 (under a tile) and nothing.
    scene.scores(scores=[12, 12, 12], winners=[1])
    assert [sheet(scene, seat).best_lord for seat in range(3)] == [6, 9, 0]


@pytest.mark.rule("abyss:21.5", "abyss:21.6", "abyss:21.7")
def test_players_equal_in_everything_win_together() -> None:
    scene = counted(
        3, seats=[{"lords": ["traitor"], "pearls": 1}, {"lords": ["slaver"]}, {"lords": ["schemer"], "pearls": 1}]
    )
    scene.scores(scores=[6, 5, 6], winners=[0, 2])
    assert scene.match.view(1).winners == ["seat:0", "seat:2"]


@pytest.mark.rule("abyss:21.1", "abyss:21.2", "abyss:21.3", "abyss:21.4", "abyss:21.5")
def test_nothing_at_all_is_worth_nothing() -> None:
    scene = counted(2, seats=[{}, {"tokens": [2]}])
    scene.scores(scores=[0, 2], winners=[1])
    assert sheet(scene).best_lord == 0
    assert sheet(scene).total == 0
