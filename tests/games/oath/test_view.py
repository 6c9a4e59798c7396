"""What a seat is told of prices and goals before it decides."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from regnum.games.oath.catalogue import CARD_OF, RELIC_DICE
from regnum.games.oath.prices import Sum
from regnum.scenes import Scene

HERE = {"cradle-1": {"site": "steppe", "cards": ["tents"]}}


def prices(scene: Scene, seat: int = 0) -> dict[str, Any]:
    return {price.key: price for price in scene.match.view(seat).prices}


def at_home(**words: Any) -> Scene:
    seats = [{"at": "steppe", "favor": 3, "secrets": 1, "advisers": ["elders"]}, {"at": "steppe"}]
    sites = {"cradle-1": {"site": "steppe", "cards": ["tents"]}, "provinces-1": {"site": "plains"}}
    return Scene("oath", 2, seats=seats, sites=sites, **words)


@pytest.mark.rule("oath:5.6.1.a", "oath:5.2.1.a", "oath:5.3.1.a", "oath:4.2.a")
def test_each_action_says_what_it_costs_at_least() -> None:
    found = prices(at_home())
    assert {key: price.supply for key, price in found.items()} == {
        "search": 2, "muster": 1, "trade": 1, "travel": 1, "campaign": 2, "recover": 1, "use:denizen:elders": 0,
    }  # fmt: skip
    assert found["use:denizen:elders"].favor == 2


@pytest.mark.rule("oath:4.2.a", "oath:5.6.1.a", "oath:5.6.1.b")
def test_each_destination_has_its_price_and_only_for_who_travels() -> None:
    scene = at_home()
    scene.answer("travel")
    found = prices(scene)
    assert (found["site:plains"].supply, found["slot:cradle-2"].supply) == (2, 1)
    assert scene.match.view(1).prices is None


@pytest.mark.card("oath:denizen:tents")
@pytest.mark.rule("oath:7.4.a")
def test_a_modifier_in_use_is_named_and_changes_the_price() -> None:
    scene = at_home()
    scene.answer("travel", "use:denizen:tents")
    view = scene.match.view(0)
    assert view.using == ["denizen:tents"]
    assert {price.key: price.supply for price in view.prices}["slot:cradle-2"] == 0


@pytest.mark.rule("oath:4.2.a", "oath:5.2.1.b", "oath:5.2.2.a")
def test_a_muster_says_what_it_costs_and_brings() -> None:
    scene = at_home()
    scene.answer("muster")
    price = prices(scene)["denizen:tents"]
    assert (price.supply, price.favor, price.gains_warbands) == (1, 1, 2)


@pytest.mark.rule("oath:4.2.a", "oath:5.3.2.a", "oath:5.3.2.c")
def test_a_trade_counts_the_matching_advisers() -> None:
    scene = at_home()
    scene.answer("trade")
    found = prices(scene)
    assert (found["favor:denizen:tents"].secrets, found["favor:denizen:tents"].gains_favor) == (1, 2)
    assert (found["secrets:denizen:tents"].favor, found["secrets:denizen:tents"].gains_secrets) == (2, 1)


@pytest.mark.rule("oath:2.11.a", "oath:2.11.h")
def test_who_meets_the_oath_is_told_to_everybody() -> None:
    scene = at_home(banners={"peoples-favor": {"holder": 1, "tokens": 1}}, oath="people")
    view = scene.match.view(None)
    assert view.meets == ["seat:1"]
    assert [player.treasures for player in view.players] == [1, 1]  # the Grand Scepter, the banner


@pytest.mark.rule("oath:4.2.a", "oath:5.1.1.a", "oath:5.1.2.a")
def test_a_search_says_what_each_pile_costs_and_how_many_cards_come() -> None:
    scene = at_home(visions_drawn=1, discards={"cradle": ["wolves", "scouts"]})
    scene.answer("search")
    found = prices(scene)
    assert {key: (price.supply, price.draws) for key, price in found.items()} == {
        "world-deck": (3, 3),
        "discard:cradle": (2, 3),
    }
    scene.answer("discard:cradle")
    assert [scene.match.view(seat).prices for seat in (0, 1)] == [None, None], "its first choice is made"


@pytest.mark.rule("oath:4.2.a", "oath:5.3.1.a", "oath:5.3.2.a")
def test_a_trade_says_what_it_costs_and_brings_either_way() -> None:
    seats = [{"at": "steppe", "favor": 3, "secrets": 1, "advisers": ["scouts", "tents"]}, {"at": "steppe"}]
    sites = {"cradle-1": {"site": "steppe", "cards": ["longbows"]}}
    scene = Scene("oath", 2, seats=seats, sites=sites)
    scene.answer("trade")
    told = {
        key: (price.supply, price.favor, price.secrets, price.gains_favor, price.gains_secrets)
        for key, price in prices(scene).items()
    }
    assert told == {"favor:denizen:longbows": (1, 0, 1, 2, 0), "secrets:denizen:longbows": (1, 2, 0, 0, 1)}
    assert {key: changes(price) for key, price in prices(scene).items()} == {
        "favor:denizen:longbows": {"advisers": {"gains_favor": 1}},
        "secrets:denizen:longbows": {"advisers": {"gains_secrets": 1}},
    }


@pytest.mark.rule("oath:4.2.a", "oath:5.4.1.a")
def test_a_recovery_says_what_it_costs() -> None:
    seats = [{"at": "fertile-valley", "favor": 3, "secrets": 3}, {}]
    sites = {"cradle-1": {"site": "fertile-valley", "relics": ["map"]}}
    scene = Scene("oath", 2, seats=seats, sites=sites, banners={"darkest-secret": {"tokens": 2}})
    scene.answer("recover")
    found = prices(scene)
    assert {price.supply for price in found.values()} == {1}
    assert (found["banner:darkest-secret"].favor, found["banner:darkest-secret"].secrets) == (0, 3)
    assert (found["banner:peoples-favor"].favor, found["banner:peoples-favor"].secrets) == (2, 0)
    assert scene.match.view(1).prices is None


@pytest.mark.rule("oath:4.2.a", "oath:7.4.a")
@pytest.mark.card("oath:banner:darkest-secret")
def test_whoever_makes_a_whole_action_cheaper_is_named() -> None:
    scene = at_home(visions_drawn=3, banners={"darkest-secret": {"holder": 0}})
    search = prices(scene)["search"]
    assert search.supply == 2
    assert changes(search) == {"banner:darkest-secret": {"supply": -2}}
    assert prices(scene)["travel"].changes is None


@pytest.mark.rule("oath:4.2.a")
def test_prices_are_for_who_acts_and_only_while_there_is_something_to_choose() -> None:
    scene = at_home()
    assert scene.match.view(1).prices is None
    assert scene.match.view(None).prices is None
    scene.answer("rest")
    assert scene.match.view(0).prices is None
    assert scene.match.view(1).prices is not None


# -- who changes a price ---------------------------------------------------------------------------------------------


def changes(price: Any) -> dict[str, dict[str, int]]:
    """By card: the figures that it changes."""
    told = {}
    for change in price.changes or ():
        figures = {field.name: getattr(change, field.name) for field in fields(Sum)}
        told[change.what] = {name: figure for name, figure in figures.items() if figure}
    return told


@pytest.mark.rule("oath:4.2.a")
def test_a_price_that_nobody_changes_names_nobody() -> None:
    scene = at_home()
    scene.answer("travel")
    assert {price.changes for price in prices(scene).values()} == {None}


@pytest.mark.card("oath:denizen:tents")
@pytest.mark.rule("oath:7.4.a", "oath:4.2.a")
def test_a_modifier_in_use_says_what_it_changes() -> None:
    scene = at_home()
    scene.answer("travel", "use:denizen:tents")
    price = prices(scene)["slot:cradle-2"]
    assert (price.supply, price.favor) == (0, 1)
    assert changes(price) == {"denizen:tents": {"supply": -1, "favor": 1}}


@pytest.mark.card("oath:denizen:toll-roads")
def test_the_toll_of_somebody_else_is_named_where_it_is_asked_for() -> None:
    seats = [{"at": "steppe", "favor": 3}, {"at": "plains", "warbands": 1}]
    sites = {
        "cradle-1": {"site": "steppe"},
        "provinces-1": {"site": "plains", "cards": ["toll-roads"], "warbands": {"red": 1}},
    }
    scene = Scene("oath", 2, seats=seats, sites=sites)
    scene.answer("travel")
    found = prices(scene)
    assert changes(found["site:plains"]) == {"denizen:toll-roads": {"favor": 1}}
    assert found["slot:cradle-2"].changes is None


@pytest.mark.card("oath:relic:ring-of-devotion")
@pytest.mark.rule("oath:4.2.a", "oath:5.2.2.a", "oath:7.4.a")
def test_what_a_power_adds_to_a_muster_is_named() -> None:
    scene = Scene("oath", 2, seats=[{"at": "steppe", "favor": 3, "relics": ["ring-of-devotion"]}, {}], sites=HERE)
    scene.answer("muster")
    price = prices(scene)["denizen:tents"]
    assert price.gains_warbands == 4
    assert changes(price) == {"relic:ring-of-devotion": {"gains_warbands": 2}}


@pytest.mark.card("oath:denizen:marriage")
@pytest.mark.rule("oath:4.2.a", "oath:5.3.2.a", "oath:7.4.a")
def test_matching_advisers_and_the_powers_that_add_to_them_are_separate_lines() -> None:
    seats = [{"at": "steppe", "secrets": 1, "advisers": ["marriage"]}, {}]
    scene = Scene("oath", 2, seats=seats, sites={"cradle-1": {"site": "steppe", "cards": ["storyteller"]}})
    scene.answer("trade")
    price = prices(scene)["favor:denizen:storyteller"]
    assert price.gains_favor == 3
    assert changes(price) == {"advisers": {"gains_favor": 1}, "denizen:marriage": {"gains_favor": 1}}


@pytest.mark.card("oath:denizen:sealing-ward")
@pytest.mark.rule("oath:4.2.a", "oath:5.5.1.f", "oath:5.5.2.b")
def test_each_target_says_how_many_dice_it_adds_and_who_adds_more() -> None:
    seats = [
        {"at": "steppe", "warbands": 5},
        {"at": "steppe", "warbands": 1, "advisers": ["sealing-ward"], "relics": ["map"]},
    ]
    sites = {"cradle-1": {"site": "steppe", "warbands": {"red": 1}}}
    scene = Scene("oath", 2, seats=seats, sites=sites)
    scene.answer("campaign", "seat:1")
    found = prices(scene)
    assert (found["site:steppe"].dice, found["site:steppe"].supply, changes(found["site:steppe"])) == (1, 0, {})
    ward = found["relic:map"]
    assert changes(ward) == {"denizen:sealing-ward": {"dice": 1}}
    assert ward.dice == 1 + RELIC_DICE[CARD_OF["map"]]
    assert scene.match.view(1).prices is None
