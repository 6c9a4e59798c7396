"""Section 22: the rulebook's scored player, who ends with 91 points."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import counted, sheet


def example() -> Scene:
    return counted(
        seats=[
            {
                "lords": ["jailer", "traitor", "corruptor"],
                "locations": [
                    {"parliament": ["keeper", "slaver", "master-of-magic"]},
                    {"sanctuary": ["elder"]},
                    "abyss",
                ],
                "affiliated": ["jellyfish 3", "jellyfish 1", "squid 3", "crab 2", "seahorse 1", "shellfish 5"],
                "tokens": [3, 3],
            }
        ]
    )


@pytest.mark.rule("abyss:22.2", "abyss:22.3", "abyss:22.4", "abyss:21.1")
def test_the_three_locations_give_32() -> None:
    locations = dict(sheet(example()).locations)
    assert locations == {"location:parliament": 10, "location:sanctuary": 10, "location:abyss": 12}
    assert sum(locations.values()) == 32


@pytest.mark.rule("abyss:22.5", "abyss:22.6", "abyss:21.2")
def test_the_seven_lords_give_39() -> None:
    lords = dict(sheet(example()).lords)
    assert lords == {
        "lord:keeper": 6,
        "lord:slaver": 5,
        "lord:master-of-magic": 6,
        "lord:elder": 3,
        "lord:jailer": 7,
        "lord:traitor": 6,
        "lord:corruptor": 6,
    }
    assert sum(lords.values()) == 39


@pytest.mark.rule("abyss:22.5", "abyss:22.4")
def test_its_lords_are_of_all_six_guilds_and_two_politicians_count_once() -> None:
    per_guild = {
        "keeper": "sargasso-silos",
        "slaver": "dockworks",
        "master-of-magic": "hydrozoa-reserves",
        "jailer": "barracks",
        "traitor": "parliament",
        "corruptor": "parliament",
    }
    for lord, tile in per_guild.items():
        scene = counted(seats=[{"lords": [lord], "locations": [tile, "abyss"]}])
        empty = counted(seats=[{"locations": [tile]}])
        assert dict(sheet(scene).locations)[f"location:{tile}"] == sheet(empty).locations[0][1] + 2
        assert dict(sheet(scene).locations)["location:abyss"] == 2
    both = counted(seats=[{"lords": ["traitor", "corruptor"], "locations": ["abyss"]}])
    assert sheet(both).locations == (("location:abyss", 2),)
    with_elder = counted(seats=[{"lords": ["traitor", "corruptor", "elder"], "locations": ["abyss"]}])
    assert sheet(with_elder).locations == (("location:abyss", 4),)


@pytest.mark.rule("abyss:22.7", "abyss:21.3")
def test_the_strongest_allies_give_14() -> None:
    allies = dict(sheet(example()).allies)
    assert allies == {
        "ally:jellyfish-3": 3,
        "ally:squid-3": 3,
        "ally:crab-2": 2,
        "ally:seahorse-1": 1,
        "ally:shellfish-5": 5,
    }
    assert sum(allies.values()) == 14


@pytest.mark.rule("abyss:22.8", "abyss:21.4")
def test_the_tokens_give_6() -> None:
    assert sum(sheet(example()).tokens) == 6


@pytest.mark.rule("abyss:22.1", "abyss:22.9", "abyss:21.5")
def test_together_91() -> None:
    scene = example()
    mine = sheet(scene)
    parts = [sum(points for _, points in part) for part in (mine.locations, mine.lords, mine.allies)]
    assert [*parts, sum(mine.tokens)] == [32, 39, 14, 6]
    assert mine.total == 91
    scene.scores(scores=[91, 0], winners=[0])
