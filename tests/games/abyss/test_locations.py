"""The twenty locations, each with what it scores for its owner."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import counted, lines, location_score, sheet


def guild_tile(tile: str, base: int, three: tuple[str, str, str], other: str) -> None:
    """Two points for each lord of the guild, free, turned or tucked, and none for others or for an opponent's."""
    free, turned, tucked = three
    assert location_score(tile) == base
    assert location_score(tile, lords=[free]) == base + 2
    assert location_score(tile, lords=[other]) == base
    assert location_score(tile, opponents=[{"lords": [free]}]) == base
    everywhere = {"lords": [free, turned, other], "turned": [turned], "locations": [{"black-smokers": [tucked]}]}
    assert location_score(tile, **everywhere) == base + 6


def race_tile(tile: str, base: int, race: str, other: str) -> None:
    """Three points for each affiliated ally of the race, however many, those affiliated at the end among them."""
    assert location_score(tile) == base
    assert location_score(tile, affiliated=[f"{race} 1"]) == base + 3
    assert location_score(tile, affiliated=[f"{race} 1", f"{race} 1", f"{race} 5", f"{other} 4"]) == base + 9
    assert location_score(tile, affiliated=[f"{other} 4", f"{other} 5"]) == base
    assert location_score(tile, affiliated=[f"{race} 2"], hand=[f"{race} 3", f"{race} 4"]) == base + 6
    assert location_score(tile, opponents=[{"affiliated": [f"{race} 1"]}]) == base


def left_the_game(scene: Scene) -> bool:
    return "location:black-smokers" in scene.match.view(None).sunk


@pytest.mark.card("abyss:location:sargasso-silos")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_sargasso_silos() -> None:
    guild_tile("sargasso-silos", 5, ("miller", "keeper", "reaper"), "jailer")


@pytest.mark.card("abyss:location:hydrozoa-reserves")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_hydrozoa_reserves() -> None:
    guild_tile("hydrozoa-reserves", 6, ("invoker", "oracle", "shaman"), "miller")


@pytest.mark.card("abyss:location:parliament")
@pytest.mark.rule("abyss:21.1", "abyss:18.4", "abyss:22.2")
def test_parliament() -> None:
    guild_tile("parliament", 6, ("traitor", "schemer", "diplomat"), "elder")
    assert location_score("parliament", lords=["traitor", "corruptor"]) == 10


@pytest.mark.card("abyss:location:barracks")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_barracks() -> None:
    guild_tile("barracks", 7, ("jailer", "hunter", "tamer"), "trader")


@pytest.mark.card("abyss:location:dockworks")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_dockworks() -> None:
    guild_tile("dockworks", 5, ("trader", "peddler", "slaver"), "traitor")


@pytest.mark.card("abyss:location:sanctuary")
@pytest.mark.rule("abyss:21.1", "abyss:18.4", "abyss:22.3")
def test_sanctuary() -> None:
    race_tile("sanctuary", 4, "jellyfish", "crab")
    assert location_score("sanctuary", affiliated=["jellyfish 3", "jellyfish 1"]) == 10


@pytest.mark.card("abyss:location:sargasso-fields")
@pytest.mark.rule("abyss:21.1", "abyss:18.4", "abyss:18.5")
def test_sargasso_fields() -> None:
    race_tile("sargasso-fields", 3, "seahorse", "squid")


@pytest.mark.card("abyss:location:oceanic-senate-assembly")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_oceanic_senate_assembly() -> None:
    race_tile("oceanic-senate-assembly", 4, "squid", "shellfish")


@pytest.mark.card("abyss:location:chasm")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_chasm() -> None:
    race_tile("chasm", 5, "crab", "jellyfish")


@pytest.mark.card("abyss:location:nest-of-giant-clams")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_nest_of_giant_clams() -> None:
    race_tile("nest-of-giant-clams", 3, "shellfish", "seahorse")


@pytest.mark.card("abyss:location:abyss")
@pytest.mark.rule("abyss:21.1", "abyss:22.4")
def test_the_abyss_counts_guilds() -> None:
    assert location_score("abyss") == 0
    assert location_score("abyss", lords=["traitor"]) == 2
    assert location_score("abyss", lords=["traitor", "corruptor", "schemer"]) == 2
    # A turned lord and a tucked one have their guilds too; the opponent's soldier does not help.
    mixed = {"lords": ["traitor", "miller"], "turned": ["miller"], "locations": [{"black-smokers": ["elder"]}]}
    assert location_score("abyss", **mixed, opponents=[{"lords": ["jailer"]}]) == 6
    all_six = ["traitor", "miller", "elder", "jailer", "trader", "invoker"]
    assert location_score("abyss", lords=all_six) == 12


@pytest.mark.card("abyss:location:depths")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_the_depths_double_the_weakest_lord() -> None:
    assert location_score("depths") == 0
    assert location_score("depths", lords=["landowner"]) == 24
    assert location_score("depths", lords=["landowner", "miller", "peddler"]) == 18
    # The weakest may be turned or lie under a tile.
    assert location_score("depths", lords=["landowner", "commander"], turned=["commander"]) == 8
    assert location_score("depths", lords=["landowner"], locations=[{"black-smokers": ["elder"]}]) == 6


@pytest.mark.card("abyss:location:throne-room")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_the_throne_room_repeats_the_strongest_lord() -> None:
    assert location_score("throne-room") == 0
    assert location_score("throne-room", lords=["elder"]) == 3
    assert location_score("throne-room", lords=["elder", "landowner", "miller"], turned=["landowner"]) == 12
    assert location_score("throne-room", lords=["elder"], locations=[{"black-smokers": ["keeper"]}]) == 6
    assert location_score("throne-room", lords=["elder"], opponents=[{"lords": ["landowner"]}]) == 3


@pytest.mark.card("abyss:location:jail")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_the_jail_loses_a_point_for_each_lord() -> None:
    assert location_score("jail") == 15
    assert location_score("jail", lords=["miller"]) == 14
    everywhere = {
        "lords": ["miller", "jailer"],
        "turned": ["jailer"],
        "locations": [{"black-smokers": ["keeper", "reaper"]}],
    }
    assert location_score("jail", **everywhere) == 11
    assert location_score("jail", opponents=[{"lords": ["miller", "jailer"]}]) == 15


@pytest.mark.card("abyss:location:closed-tower")
@pytest.mark.rule("abyss:21.1", "abyss:24.4", "abyss:18.26")
def test_the_closed_tower_counts_lords_with_keys() -> None:
    assert location_score("closed-tower") == 0
    assert location_score("closed-tower", lords=["miller", "jailer"]) == 0
    assert location_score("closed-tower", lords=["miller", "keeper"]) == 3
    # A used key is still on the card; an ambassador is one lord with a key, not three.
    assert location_score("closed-tower", lords=["keeper"], locations=[{"black-smokers": ["reaper", "tamer"]}]) == 9
    assert location_score("closed-tower", lords=["miller"], locations=[{"black-smokers": ["elder"]}]) == 3
    # 24.4: the key of a turned lord has no effect.
    assert location_score("closed-tower", lords=["keeper", "reaper"], turned=["reaper"]) == 3


@pytest.mark.card("abyss:location:lost-tower")
@pytest.mark.rule("abyss:21.1", "abyss:24.2", "abyss:18.26")
def test_the_lost_tower_counts_lords_without_keys() -> None:
    assert location_score("lost-tower") == 0
    assert location_score("lost-tower", lords=["keeper", "elder"]) == 0
    assert location_score("lost-tower", lords=["keeper", "miller", "jailer"]) == 6
    assert location_score("lost-tower", lords=["miller", "jailer"], turned=["jailer"]) == 6
    # The symbol is still on a turned lord's card, though it does nothing.
    assert location_score("lost-tower", lords=["keeper", "miller"], turned=["keeper"]) == 3


@pytest.mark.card("abyss:location:chamber-of-allies")
@pytest.mark.rule("abyss:21.1", "abyss:20.7")
def test_the_chamber_of_allies_adds_the_weakest_ally_of_each_race() -> None:
    assert location_score("chamber-of-allies") == 3
    assert location_score("chamber-of-allies", affiliated=["crab 4"]) == 7
    assert location_score("chamber-of-allies", affiliated=["crab 4", "crab 2", "crab 5", "squid 3"]) == 8
    # Allies affiliated at the end count: here they lower the squids from 3 to 1 and add a seahorse.
    assert location_score("chamber-of-allies", affiliated=["squid 3"], hand=["squid 1", "squid 5", "seahorse 4"]) == 8
    five = ["crab 5", "squid 4", "jellyfish 3", "shellfish 2", "seahorse 1", "seahorse 5"]
    assert location_score("chamber-of-allies", affiliated=five) == 18


@pytest.mark.card("abyss:location:coral-barrier")
@pytest.mark.rule("abyss:21.1", "abyss:20.7")
def test_the_coral_barrier_loses_a_point_for_each_affiliated_ally() -> None:
    assert location_score("coral-barrier") == 20
    assert location_score("coral-barrier", affiliated=["crab 5"]) == 19
    assert location_score("coral-barrier", affiliated=["crab 1", "crab 1", "squid 2"]) == 17
    # Two more are affiliated from hand at the end; the third card of the hand is discarded.
    assert location_score("coral-barrier", affiliated=["crab 1"], hand=["crab 1", "crab 2", "squid 2"]) == 17


@pytest.mark.card("abyss:location:city-of-mirrors")
@pytest.mark.rule("abyss:21.1", "abyss:18.4")
def test_the_city_of_mirrors_copies_an_opponents_location_with_its_owners_own_cards() -> None:
    mine = {
        "lords": ["traitor", "schemer", "elder"],
        "affiliated": ["jellyfish 2", "jellyfish 3", "crab 4"],
    }

    def mirror(*tiles: object, **more: object) -> int:
        return location_score("city-of-mirrors", opponents=[{"locations": list(tiles), **more}], **mine)

    assert location_score("city-of-mirrors", **mine) == 0
    assert mirror("black-smokers") == 0
    assert mirror("parliament") == 6 + 4
    assert mirror("barracks", lords=["jailer", "hunter"]) == 7  # the opponent's own soldiers are no help
    assert mirror("sanctuary", affiliated=["jellyfish 5"]) == 4 + 6
    assert mirror("abyss") == 4
    assert mirror("depths") == 6
    assert mirror("throne-room", lords=["landowner"]) == 6
    assert mirror("jail") == 12
    assert mirror("closed-tower") == 3
    assert mirror("lost-tower") == 6
    assert mirror("chamber-of-allies") == 3 + 2 + 4
    assert mirror("coral-barrier") == 17
    # Of several the best for the owner is copied, from any opponent, and nobody loses anything.
    assert mirror("throne-room", "parliament", "sargasso-fields") == 10
    three = counted(
        3,
        seats=[
            {**mine, "locations": ["city-of-mirrors", "jail"]},
            {"locations": ["parliament"]},
            {"locations": ["coral-barrier", "dockworks"]},
        ],
    )
    assert dict(sheet(three).locations) == {"location:city-of-mirrors": 17, "location:jail": 12}
    assert sheet(three, 1).locations == (("location:parliament", 6),)
    assert sheet(three, 2).locations == (("location:coral-barrier", 20), ("location:dockworks", 5))


@pytest.mark.card("abyss:location:city-of-mirrors")
@pytest.mark.rule("abyss:21.1")
def test_the_city_of_mirrors_never_copies_its_owners_own_location() -> None:
    scene = counted(seats=[{"locations": ["coral-barrier", "city-of-mirrors"]}, {"locations": ["abyss"]}])
    assert dict(sheet(scene).locations) == {"location:coral-barrier": 20, "location:city-of-mirrors": 0}


@pytest.mark.card("abyss:location:black-smokers")
@pytest.mark.rule("abyss:18.16", "abyss:16.3", "abyss:18.17", "abyss:21.1")
def test_black_smokers_may_be_exchanged_for_any_tile_of_the_stack() -> None:
    scene = Scene(
        "abyss",
        3,
        deck=["monster"],
        available=["black-smokers", "jail"],
        stack={"only": ["chasm", "throne-room", "depths"]},
        threat=3,
        seats=[{"lords": ["keeper", "reaper"]}],
    )
    scene.answer("explore", "fight")
    scene.asks("control-location", seat=0)
    scene.answer("location:black-smokers")
    scene.asks("smokers-exchange", seat=0)
    scene.offers_only("decline", "location:chasm", "location:throne-room", "location:depths")
    # A face-up tile does not lie in the stack.
    scene.refuses("location:jail", rule="18.16", location="location:jail")
    # Only the one who looks sees the stack.
    assert scene.match.view(0).searched == ["location:depths", "location:throne-room", "location:chasm"]
    assert scene.match.view(1).searched is None
    assert scene.match.view(None).searched is None
    scene.answer("location:throne-room")
    scene.holds(
        turn=1,
        seats={0: {"locations": [{"throne-room": ["keeper", "reaper"]}], "lords": []}},
        available=["jail"],
        stack=2,
    )
    assert left_the_game(scene)
    scene.logs("log-exchanges", player="seat:0", location="location:black-smokers", fresh="location:throne-room")
    assert scene.match.view(0).searched is None
    assert not scene.match.can_undo(0)
    assert lines(scene, "log-controls") == [{"player": "seat:0", "location": "location:black-smokers"}]


@pytest.mark.card("abyss:location:black-smokers")
@pytest.mark.rule("abyss:18.10", "abyss:18.16", "abyss:21.1")
def test_black_smokers_drawn_from_the_stack_work_too_and_with_an_empty_stack_they_are_kept_and_score_nothing() -> None:
    drawn = Scene(
        "abyss", 2, stack={"only": ["black-smokers", "jail"]}, deck=["monster"], threat=6, seats=[{"keys": 1}]
    )
    drawn.answer("explore", "fight", "draw:1")
    drawn.asks("smokers-exchange", seat=0)
    drawn.offers_only("decline", "location:jail")
    drawn.answer("location:jail")
    drawn.holds(seats={0: {"locations": [{"jail": []}], "keys": 0}}, stack=0)
    assert left_the_game(drawn)

    alone = Scene("abyss", 2, stack={"only": ["black-smokers"]}, deck=["monster"], threat=6, seats=[{"keys": 1}])
    alone.answer("explore", "fight")
    alone.holds(turn=1, seats={0: {"locations": [{"black-smokers": []}], "keys": 0}})
    assert not left_the_game(alone)

    assert location_score("black-smokers", lords=["miller"], affiliated=["crab 5"]) == 0
