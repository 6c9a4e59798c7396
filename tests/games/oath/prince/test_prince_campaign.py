"""The Prince's Travel + Campaign (P.11), his strategy dice (P.2.f-h) and battle readiness (P.18.a-d)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.prince.actions import PERFORM
from regnum.games.oath.prince.battle import share
from regnum.scenes import Scene
from tests.games.oath.prince.tables import HIT, MISS, on_space, told


def army(slot: str, site: str, colour: str, n: int, **words: Any) -> dict[str, Any]:
    return {slot: {"site": site, "warbands": {colour: n}, **words}}


def attacks(before: str = "TL_campaign_low", *, warbands: int = 6, **words: Any) -> Scene:
    """He is about to leave a space from which an orange arrow leads to a campaign, with one action left."""
    prince = {"at": "plains", "warbands": warbands, **words.pop("prince", {})}
    sites = {"cradle-1": {"site": "plains", "warbands": {"purple": 1}}, **words.pop("sites", {})}
    return on_space(before, prince=prince, sites=sites, **words)


def declared(scene: Scene) -> tuple[str, str]:
    line = told(scene, "log-campaigns")[0]
    return str(line["defender"]), str(line["targets"])


EXILE_SITES: dict[str, Any] = {
    **army("cradle-2", "river", "red", 3),
    **army("provinces-1", "mountain", "red", 1),
    **army("hinterland-1", "mine", "red", 2),
}
"""Seat 0 is red and rules three sites; its pawn stands wherever the scene says."""


# -- battle ready (P.11.a-e) -----------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.11.a", "oath:P.11.b")
def test_more_dice_than_dice_and_warbands_a_tie_is_not_enough() -> None:
    """Against the mountain 1 die and 1 warband stand, and the Mountain takes a die of his."""
    words: dict[str, Any] = {"sites": EXILE_SITES, "seats": [{"at": "river"}]}
    scene = attacks(warbands=3, **words)
    scene.holds(prince={"mask": "TL_travel_favor"})
    attacks(warbands=4, **words).holds(prince={"mask": "TL_campaign_high"})


@pytest.mark.rule("oath:P.11.a")
def test_a_campaign_space_is_skipped_if_he_is_not_ready() -> None:
    """No arrow leads there then; the action itself does not take place either, and says why."""
    scene = attacks(warbands=3, sites=EXILE_SITES, seats=[{"at": "river"}])
    scene.match.table.journal = []
    assert not perform(scene, "travel-campaign-sites")
    assert [line.args for line in scene.match.table.journal] == [{"player": "seat:1", "dice": 2, "defense": 2}]
    assert scene.state.campaigns == []


def perform(scene: Scene, action: str) -> bool:
    """Carry out an action that asks nobody anything."""
    deed = PERFORM[action](scene.match.table)
    with pytest.raises(StopIteration) as done:
        deed.send(None)
    return bool(done.value.value)


@pytest.mark.rule("oath:P.11.c")
def test_his_own_free_plans_count() -> None:
    """Longbows at a site he rules add a die: 3 warbands are enough where 3 alone were not."""
    sites = {**EXILE_SITES, **army("cradle-1", "plains", "purple", 1, cards=["longbows"])}
    scene = attacks(warbands=3, sites=sites, seats=[{"at": "river"}])
    assert declared(scene) == ("seat:0", "site:mountain")
    assert told(scene, "log-uses-plan")[0]["power"] == "denizen:longbows"


@pytest.mark.rule("oath:P.11.d", "oath:P.11.e")
def test_the_defenders_plans_and_title_do_not_count() -> None:
    sites = {**EXILE_SITES, **army("provinces-1", "mountain", "red", 1, cards=["keep"])}
    scene = attacks(warbands=4, sites=sites, seats=[{"at": "river"}], title=0, usurper=True)
    assert declared(scene)[0] == "seat:0"


@pytest.mark.rule("oath:P.18.a", "oath:P.2.f")
def test_the_strategy_track_adds_dice_when_he_attacks() -> None:
    words: dict[str, Any] = {"sites": EXILE_SITES, "seats": [{"at": "river"}]}
    scene = attacks(warbands=2, prince={"strategy": 5}, **words)
    assert declared(scene) == ("seat:0", "site:mountain")
    assert told(scene, "log-attack")[0]["dice"] == 2 + 3 - 1


@pytest.mark.rule("oath:P.2.g", "oath:P.2.h")
def test_the_strategy_track_takes_dice_from_who_attacks_him() -> None:
    """Of 4 attack dice 3 are left away; where there are too few, defense dice come instead (5.5.3)."""
    for warbands, attack, defense in ((4, 1, 2), (2, 0, 3)):
        scene = Scene(
            "oath",
            1,
            options={"prince": "chancellor"},
            seats=[{"at": "river", "warbands": warbands}],
            prince={"strategy": 5, "at": "steppe"},
            sites={**army("cradle-1", "river", "purple", 1), "cradle-2": "steppe"},
        )
        scene.answer("campaign", "seat:1", ["site:river"], warbands)
        assert (told(scene, "log-attack")[0]["dice"], told(scene, "log-defense")[0]["dice"]) == (attack, defense)


# -- sites of the Rival (P.11.f-l) -----------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.11.h", "oath:P.11.f")
def test_the_weakest_site_of_the_enemy_with_most_sites() -> None:
    scene = attacks(warbands=4, sites=EXILE_SITES, seats=[{"at": "plains"}])
    assert declared(scene) == ("seat:0", "site:mountain")
    scene.holds(prince={"at": "mountain"})


@pytest.mark.rule("oath:P.11.i")
def test_board_warbands_count_where_the_pawn_stands() -> None:
    scene = attacks(warbands=5, sites=EXILE_SITES, seats=[{"at": "mountain", "warbands": 4}])
    assert declared(scene) == ("seat:0", "site:mine")


@pytest.mark.rule("oath:P.11.h")
def test_the_bandits_can_be_the_rival() -> None:
    """prince-rival: they rule more faceup sites than any enemy player; in a tie a player goes first."""
    bare = {"cradle-2": "river", "provinces-1": "charming-valley", **army("hinterland-1", "mine", "red", 1)}
    assert declared(attacks(warbands=3, sites=bare, seats=[{"at": "mine"}]))[0] == "bandits"
    tied = {
        "cradle-2": "river",
        "provinces-1": {"site": "steppe", "faceup": False},
        **army("hinterland-1", "mine", "red", 1),
    }
    assert declared(attacks(warbands=4, sites=tied, seats=[{"at": "river"}]))[0] == "seat:0"


@pytest.mark.rule("oath:P.3.d")
def test_between_rivals_the_first_in_turn_order() -> None:
    sites = {
        **army("cradle-2", "river", "red", 1),
        **army("hinterland-1", "mine", "blue", 1),
        "provinces-1": {"site": "steppe", "faceup": False},
    }
    scene = attacks(players=2, warbands=4, sites=sites, order=[2, 1, 0])
    assert declared(scene)[0] == "seat:1"


@pytest.mark.rule("oath:P.11.h", "oath:P.10.c")
def test_he_stays_where_the_site_is_as_weak() -> None:
    """prince-stays-where-it-is-as-good."""
    sites = {**army("cradle-1", "plains", "red", 1), **army("provinces-1", "river", "red", 1)}
    scene = on_space(
        "TL_campaign_low", prince={"at": "river", "warbands": 4}, sites=sites, seats=[{"at": "hinterland-1"}]
    )
    assert told(scene, "log-travels") == []
    assert "site:river" in declared(scene)[1]


@pytest.mark.rule("oath:P.11.j")
def test_ruling_every_faceup_site_he_attacks_the_bandits_of_a_facedown_one() -> None:
    mine = {**army("provinces-1", "river", "purple", 1), **army("hinterland-1", "mine", "purple", 1)}
    hidden = {"cradle-2": {"site": "steppe", "faceup": False}}
    scene = attacks("TL_campaign_low", warbands=4, sites={**mine, **hidden}, seats=[{"at": "river"}])
    assert declared(scene) == ("bandits", "site:steppe")
    scene.holds(prince={"at": "steppe"}, sites={"cradle-2": {"faceup": True}})


@pytest.mark.rule("oath:P.11.k", "oath:P.11.l")
def test_he_declares_as_many_sites_as_he_can_from_the_weakest() -> None:
    """With 8 dice (1 less for the mountain): 1+1 and 1+2 make 5; the third site with 1+3 would make 9."""
    scene = attacks(warbands=8, sites=EXILE_SITES, seats=[{"at": "plains"}])
    assert declared(scene)[1].split("+") == ["site:mountain", "site:mine"]
    scene = attacks(warbands=20, sites=EXILE_SITES, seats=[{"at": "plains"}])
    assert declared(scene)[1].split("+") == ["site:river", "site:mountain", "site:mine"]


@pytest.mark.rule("oath:P.11.s")
def test_he_sacrifices_if_that_wins() -> None:
    scene = attacks(warbands=5, sites=EXILE_SITES, seats=[{"at": "plains"}], dice=[2, 0, 0, 0, 0])
    assert told(scene, "log-sacrifices")[0]["count"] == 1
    assert told(scene, "log-attacker-wins")


@pytest.mark.rule("oath:P.11.t", "oath:P.11.u")
def test_after_a_victory_one_warband_on_each_site_and_one_on_his_board_and_round() -> None:
    def dealt(total: int, sites: int) -> list[int]:
        laid = []
        for left in range(sites, 0, -1):
            laid.append(share(total, left))
            total -= laid[-1]
        return [*laid, total]

    assert dealt(7, 2) == [3, 2, 2]
    assert dealt(2, 3) == [1, 1, 0, 0]
    assert dealt(5, 1) == [3, 2]
    scene = attacks(warbands=20, sites=EXILE_SITES, seats=[{"at": "plains"}], dice=[0] * 3 + [3] * 19)
    assert [line["count"] for line in told(scene, "log-places-warbands")] == [5, 5, 5]
    scene.holds(prince={"warbands": 5})


# -- relics, banners, the Grand Scepter (P.11.m-r) -------------------------------------------------------------------


@pytest.mark.rule("oath:P.11.o", "oath:P.18.b", "oath:P.3.d")
def test_the_holder_of_most_relics_is_attacked_where_the_pawn_stands() -> None:
    seats = [{"at": "mine", "relics": ["map"]}, {"at": "river", "relics": ["whistle", "cracked-horn"]}]
    sites = {"cradle-2": "river", "provinces-1": "mine"}
    scene = attacks("TR_muster", players=2, warbands=4, sites=sites, seats=seats)
    assert declared(scene)[0] == "seat:1"
    scene.holds(prince={"at": "river"})
    tied = [{"at": "mine", "relics": ["map"]}, {"at": "river", "relics": ["whistle"]}]
    assert (
        declared(attacks("TR_muster", players=2, warbands=4, sites=sites, seats=tied, order=[2, 1, 0]))[0] == "seat:1"
    )


@pytest.mark.rule("oath:P.11.p", "oath:P.11.q", "oath:P.11.r", "oath:P.3.f", "oath:P.2.e")
def test_relics_from_the_fewest_dice_and_the_last_taken_first() -> None:
    """The map has 3 dice, the others 2 each; of these the horn came last."""
    seats = [{"at": "river", "relics": ["whistle", "map", "cracked-horn"]}]
    words: dict[str, Any] = {"sites": {"cradle-2": "river"}, "seats": seats}
    assert declared(attacks("TR_muster", warbands=3, **words))[1] == "relic:cracked-horn"
    assert set(declared(attacks("TR_muster", warbands=5, **words))[1].split("+")) == {
        "relic:cracked-horn",
        "relic:whistle",
    }
    assert len(declared(attacks("TR_muster", warbands=8, **words))[1].split("+")) == 3


@pytest.mark.rule("oath:P.11.g")
def test_his_own_site_is_declared_if_the_defender_rules_it() -> None:
    sites = army("cradle-2", "river", "red", 1)
    scene = attacks("TR_muster", warbands=6, sites=sites, seats=[{"at": "river", "relics": ["whistle"]}])
    assert declared(scene)[1] == "site:river+relic:whistle"


@pytest.mark.parametrize(
    ("banner", "before", "mask"),
    [
        pytest.param(
            "darkest-secret", "BL_muster", "BL_campaign_ds", marks=pytest.mark.rule("oath:P.11.m", "oath:P.18.c")
        ),
        pytest.param(
            "peoples-favor", "BR_muster", "BR_campaign_pf", marks=pytest.mark.rule("oath:P.11.n", "oath:P.18.d")
        ),
    ],
)
def test_a_banner_is_taken_from_its_holder(banner: str, before: str, mask: str) -> None:
    words: dict[str, Any] = {"sites": {"cradle-2": "river"}, "seats": [{"at": "river", "relics": ["whistle"]}]}
    scene = attacks(before, warbands=4, banners={banner: {"holder": 0, "tokens": 2}}, **words)
    assert declared(scene) == ("seat:0", f"banner:{banner}")
    scene.holds(prince={"mask": mask, "at": "river"})
    for holder in (None, 1):
        idle = attacks(before, warbands=4, banners={banner: {"holder": holder, "tokens": 2}}, **words)
        assert told(idle, "log-campaigns") == []


@pytest.mark.rule("oath:P.11.o", "oath:P.2.a")
def test_he_attacks_the_holder_where_bandits_rule() -> None:
    """prince-attacks-the-holder: by the printed law only the bandits could be attacked there."""
    scene = attacks(
        "TR_muster", warbands=6, sites={"cradle-2": "river"}, seats=[{"at": "river", "relics": ["whistle"]}]
    )
    assert declared(scene) == ("seat:0", "relic:whistle")


@pytest.mark.rule("oath:P.17.i")
def test_a_successor_by_the_scepter_is_hunted_for_it() -> None:
    """Under Devotion the Successor holds the Grand Scepter: it takes the place of the Rival's sites."""
    words: dict[str, Any] = {
        "oath": "devotion",
        "players": 2,
        "seats": [{"role": "citizen", "at": "river", "relics": ["grand-scepter"]}, {"at": "mine"}],
        "sites": {"cradle-2": "river", "provinces-1": "mine"},
        "banners": {"darkest-secret": {"holder": 2, "tokens": 1}},
    }
    scene = attacks(warbands=6, prince={"threat": "successor"}, **words)
    assert declared(scene) == ("seat:0", "relic:grand-scepter")
    plain = attacks(warbands=6, prince={"threat": "none"}, **words)
    assert declared(plain)[0] == "bandits"


@pytest.mark.rule("oath:P.11.o")
def test_a_citizen_with_most_relics_is_attacked_too() -> None:
    """P.11.o: any player, not only an enemy; the Citizen is no Imperial player meanwhile (5.5.1)."""
    seats = [{"role": "citizen", "at": "river", "relics": ["whistle", "map"]}, {"at": "mine"}]
    scene = attacks("TR_muster", players=2, warbands=6, seats=seats, sites={"cradle-2": "river", "provinces-1": "mine"})
    assert declared(scene)[0] == "seat:0"


CASTLES: dict[str, Any] = {
    "cradle-1": "plains",
    "cradle-2": {"site": "steppe", "warbands": {"red": 2}},
    "provinces-1": {"site": "river", "warbands": {"red": 1}},
    "provinces-2": {"site": "mine", "warbands": {"red": 1}},
    "hinterland-1": {"site": "salt-flats", "warbands": {"red": 3}},
}


@pytest.mark.rule("oath:P.11.h", "oath:P.11.k", "oath:P.11.l", "oath:P.11.b")
def test_sites_are_declared_from_the_weakest_while_he_stays_ready() -> None:
    """7 dice: river 1+1, mine 1+1, then steppe 1+2 would make 7 against 7: no."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 7},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:river+site:mine"
    eight = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 8},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0, 0] + [3] * 9,
    )
    assert "site:steppe" in told(eight, "log-campaigns")[0]["targets"]


@pytest.mark.rule("oath:P.11.i", "oath:P.11.h")
def test_the_pawn_of_the_rival_brings_its_board_into_the_force() -> None:
    """Red stands at the river with four warbands: the mine is the weakest site then."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 4},
        sites=CASTLES,
        seats=[{"at": "river", "warbands": 4}],
        dice=[0] + [3] * 9,
    )
    scene.holds(prince={"at": "mine"})
    assert told(scene, "log-campaigns")[0]["targets"] == "site:mine"


@pytest.mark.rule("oath:P.11.t", "oath:P.11.u")
def test_the_victors_warbands_go_round_sites_and_board() -> None:
    """Seven warbands, two sites: 3 on the first, 2 on the second, 2 on the board."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 7},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    scene.holds(
        sites={"provinces-1": {"warbands": {"purple": 3}}, "provinces-2": {"warbands": {"purple": 2}}},
        prince={"warbands": 2},
    )


@pytest.mark.rule("oath:P.11.a", "oath:P.7.c", "oath:P.18.a")
def test_a_tie_of_dice_is_not_ready_and_the_arrow_stays_shut() -> None:
    """2 warbands against 1 die and 1 warband at the weakest site."""
    scene = on_space("TL_muster_low", prince={"at": "plains", "warbands": 2}, sites=CASTLES, seats=[{"at": "plains"}])
    assert told(scene, "log-campaigns") == []
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:TL_travel_favor"


@pytest.mark.rule("oath:P.11.m", "oath:P.11.n", "oath:P.11.g")
def test_for_a_banner_nothing_else_is_declared_but_the_site_he_must() -> None:
    def scene(ruler: str) -> Scene:
        return on_space(
            "BL_muster",
            players=2,
            prince={"at": "plains", "warbands": 9},
            seats=[{"at": "river", "relics": ["map"]}, {"at": "plains"}],
            banners={"darkest-secret": {"holder": 0, "tokens": 2}},
            sites={"cradle-1": "plains", "provinces-1": {"site": "river", "warbands": {ruler: 1}}},
            dice=[0, 0, 0] + [3] * 10,
        )

    assert told(scene("blue"), "log-campaigns")[0]["targets"] == "banner:darkest-secret"
    both = told(scene("red"), "log-campaigns")[0]["targets"].split("+")
    assert sorted(both) == ["banner:darkest-secret", "site:river"]


@pytest.mark.rule("oath:P.2.f", "oath:P.2.g", "oath:P.2.h")
def test_strategy_dice_as_attacker_and_defender() -> None:
    """Three spaces on the track are 2 dice: 4 warbands attack with 6, and an attack of 4 on him rolls 2."""
    attack = on_space(
        "TL_muster_low",
        prince={"at": "plains", "warbands": 4, "strategy": 3},
        sites=CASTLES,
        seats=[{"at": "plains"}],
        dice=[0, 0] + [3] * 9,
    )
    assert told(attack, "log-attack")[0]["dice"] == 6
    defense = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"at": "river", "warbands": 4}],
        prince={"at": "plains", "strategy": 3},
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}, "cradle-2": "plains"},
        turn=0,
    )
    defense.answer("campaign", "seat:1", ["site:river"], 4)
    assert told(defense, "log-attack")[0]["dice"] == 2


@pytest.mark.rule("oath:P.11.h", "oath:P.3.a")
def test_in_a_tie_a_player_is_the_rival_before_the_bandits() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 6},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": "mine",
            "hinterland-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:steppe"


@pytest.mark.rule("oath:P.11.h", "oath:P.3.d")
def test_of_two_rivals_the_first_in_turn_order() -> None:
    scene = on_space(
        "TL_muster_low",
        players=2,
        prince={"at": "river", "warbands": 6},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "mine", "warbands": {"blue": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}, {"at": "river"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:steppe"


@pytest.mark.rule("oath:P.11.h", "oath:P.11.i")
def test_an_exile_prince_counts_the_chancellors_board_but_no_citizens() -> None:
    """Empire: steppe 1 with the Citizen's board beside it, mine 1 with the Chancellor's five. Ready for the steppe."""
    scene = on_space(
        "TL_muster_low",
        role="exile",
        players=2,
        prince={"at": "river", "warbands": 3},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"purple": 1}},
        },
        seats=[{"at": "mine", "warbands": 5}, {"role": "citizen", "at": "steppe", "warbands": 4}],
    )
    scene.holds(prince={"at": "steppe"})


@pytest.mark.rule("oath:P.11.k", "oath:P.11.l")
def test_a_site_too_strong_is_passed_over_for_plains_after_it() -> None:
    """Dice 5. mine 1+1 =2; river 1+2: 5 = 5 no; plains 1+2 but +1 die: 6 > 5 yes."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "salt-flats", "warbands": 5},
        sites={
            "cradle-1": "salt-flats",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
            "provinces-2": {"site": "river", "warbands": {"red": 2}},
            "provinces-3": {"site": "plains", "warbands": {"red": 2}},
        },
        seats=[{"at": "salt-flats"}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "site:mine+site:plains"


@pytest.mark.rule("oath:P.11.p", "oath:P.11.q", "oath:P.11.r", "oath:P.11.g")
def test_relics_by_their_dice_then_the_last_taken_and_the_site_he_must() -> None:
    """Holder rules the site (1 die, 1 warband): 2; circlet 1 -> 3; last taken 2-die relic -> 5; another -> 7 = 7 no."""
    scene = on_space(
        "TR_muster",
        players=2,
        prince={"at": "river", "warbands": 7},
        sites={"cradle-1": "river", "provinces-1": {"site": "steppe", "warbands": {"blue": 1}}},
        seats=[
            {"at": "river", "relics": ["map"]},
            {"at": "steppe", "relics": ["brass-horse", "circlet-of-command", "whistle"]},
        ],
        dice=MISS + HIT,
    )
    targets = told(scene, "log-campaigns")[0]["targets"].split("+")
    assert sorted(targets) == ["relic:circlet-of-command", "relic:whistle", "site:steppe"]


@pytest.mark.rule("oath:P.11.o", "oath:P.3.d")
def test_of_two_holders_of_most_relics_the_first_in_turn_order_even_a_citizen() -> None:
    scene = on_space(
        "TR_muster",
        players=2,
        prince={"at": "river", "warbands": 7},
        sites={"cradle-1": "river", "provinces-1": "steppe", "provinces-2": "mine"},
        seats=[{"at": "steppe", "role": "citizen", "relics": ["map"]}, {"at": "mine", "relics": ["whistle"]}],
        dice=MISS + HIT,
    )
    assert told(scene, "log-campaigns")[0]["targets"] == "relic:map"


@pytest.mark.rule("oath:P.11.s")
@pytest.mark.parametrize(("face", "left"), [(2, 1), (4, 0)], ids=["just enough", "all but the one for the site"])
def test_he_sacrifices_as_few_as_win(face: int, left: int) -> None:
    """Four hollow swords are 2, against two warbands: with 1 shield he sacrifices 2 of his 4, with 2 shields 3."""
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-2": {"site": "mine", "warbands": {"red": 3}},
        },
        seats=[{"at": "river"}],
        dice=[face, 0, 0, 0, 0],
    )
    scene.holds(sites={"provinces-1": {"warbands": {"purple": 1}}}, prince={"warbands": left})


@pytest.mark.rule("oath:P.11.c", "oath:P.15.k")
@pytest.mark.parametrize(
    ("plan", "ready"),
    [
        ("longbows", True),
        ("horse-archers", False),
        ("code-of-honor", True),
        ("field-promotion", False),
        ("scouts", False),
    ],
)
def test_only_free_plans_make_a_limited_prince_ready(plan: str, ready: bool) -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 3, "favor": 5},
        sites={
            "cradle-1": {"site": "river", "cards": [plan], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 2}},
            "provinces-2": {"site": "mine", "warbands": {"red": 3}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    assert bool(told(scene, "log-campaigns")) is ready


@pytest.mark.rule("oath:P.11.d", "oath:P.11.e")
def test_the_titles_dice_and_the_defenders_plans_do_not_frighten_him() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 4},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "cards": ["keep"], "warbands": {"red": 2}},
        },
        seats=[{"at": "river"}],
        title=0,
        dice=[0] * 8 + HIT,
    )
    scene.asks("campaign-plans", 0)
    assert told(scene, "log-prince-ready") == [{"player": "seat:1", "dice": 4, "defense": 3}]


@pytest.mark.rule("oath:P.11.j")
def test_whoever_rules_every_faceup_site_goes_for_a_facedown_one() -> None:
    scene = on_space(
        "TL_muster_low",
        prince={"at": "river", "warbands": 3},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}},
            "cradle-2": {"site": "plains", "faceup": False},
            "provinces-1": {"site": "mine", "warbands": {"purple": 1}},
            "hinterland-1": {"site": "steppe", "warbands": {"purple": 1}},
        },
        seats=[{"at": "river"}],
        dice=MISS + HIT,
    )
    scene.holds(prince={"at": "plains"}, sites={"cradle-2": {"faceup": True}})
    assert told(scene, "log-campaigns")[0]["targets"] == "site:plains"
