"""The special actions (sections 33 to 39, 68)."""

import pytest

from tests.games.crescent_moon.boards import scene, table_of

SEVEN = ["boats", "emir", "vizier", "terror", "caravan", "imam", "spies"]


@pytest.mark.rule("crescent_moon:33.01", "crescent_moon:66.01")
@pytest.mark.parametrize(
    ("action", "owner"),
    [("uprising", 0), ("muster", 0), ("plot", 1), ("conspire", 2), ("relocate", 3), ("desertion", 4)],
)
def test_each_special_action_is_one_rulers(action: str, owner: int) -> None:
    for seat in range(5):
        if seat != owner:
            scene(5, turn=seat).refuses(action, rule="33.01")
        else:
            assert action in [
                *scene(5, turn=seat).offered(),
                *(o.key for o, _ in scene(5, turn=seat).match.reasons(scene(5, turn=seat).decision())),
            ]


@pytest.mark.rule("crescent_moon:34.01", "crescent_moon:34.02", "crescent_moon:34.03", "crescent_moon:34.04")
def test_an_uprising_where_another_ruler_controls() -> None:
    risen = scene(
        4,
        on={"A1": {"warlord": ["influence"], "caliph": ["castle"]}, "A2": {"warlord": ["influence"]}},
        seats={"warlord": {"hand": []}},
    )
    risen.answer("uprising")
    risen.offers_only("A1")
    risen.refuses("A2", rule="34.01", hex="hex:A2")
    risen.answer("A1")
    risen.logs("log-combat", ruler="ruler:warlord", other="ruler:caliph")
    risen.logs("log-places-units", rule="34.03", ordinary=2)
    risen.logs("log-combat-won", attack=2, defence=2, ruler="ruler:warlord")
    risen.holds(seats={"warlord": {"supply": {"influence": 5}}}, hexes={"A1": {"token": None}})


@pytest.mark.rule(
    "crescent_moon:35.01",
    "crescent_moon:35.02",
    "crescent_moon:35.03",
    "crescent_moon:35.04",
    "crescent_moon:35.05",
    "crescent_moon:68.01",
)
def test_a_muster_hex_by_hex() -> None:
    mustered = scene(
        4,
        on={
            "A1": {"warlord": ["influence"]},
            "A2": {"warlord": ["influence"]},
            "B1": {"warlord": ["influence"], "caliph": ["fort"]},
            "B2": {"warlord": ["influence"]},
        },
        seats={"warlord": {"reserves": 3}},
    )
    mustered.answer("muster")
    mustered.refuses("one:B1", rule="35.01", ruler="ruler:caliph")
    mustered.answer("one:A1")
    mustered.refuses("one:A1", rule="35.02", hex="hex:A1")
    mustered.answer("two:A2", "stop")
    mustered.holds(
        hexes={
            "A1": {"warlord": {"ordinary": 1, "influence": 1}},
            "A2": {"warlord": {"ordinary": 2, "influence": 0}},
            "B2": {"warlord": {"ordinary": 0}},
        },
        seats={"warlord": {"reserves": 3, "supply": {"units": 18}}},
        turn=1,
    )


@pytest.mark.rule("crescent_moon:36.01", "crescent_moon:36.03", "crescent_moon:36.04")
def test_a_plot_with_cards_in_hand_takes_one_and_the_rest_stays_on_top() -> None:
    plotted = scene(4, turn="murshid", deck=[*SEVEN, "archers"], seats={"murshid": {"hand": ["rebels"]}})
    plotted.answer("plot")
    plotted.offers_only("card:imam", "card:spies")
    plotted.refuses(["card:boats"], rule="36.02", card="card:boats")
    plotted.answer(["card:imam"])
    plotted.holds(seats={"murshid": {"hand": ["rebels", "imam"], "coins": 0}})
    s = table_of(plotted).s
    assert len(s.layers[-1]) == 6
    assert s.seen[-1] == 1 << 1


@pytest.mark.rule("crescent_moon:36.02", "crescent_moon:36.03")
def test_a_plot_with_an_empty_hand_takes_two_even_with_cards_in_front() -> None:
    plotted = scene(4, turn="murshid", deck=SEVEN, seats={"murshid": {"front": ["preacher"]}})
    plotted.answer("plot", ["card:imam", "card:spies"])
    plotted.holds(seats={"murshid": {"hand": ["imam", "spies"]}})


@pytest.mark.rule("crescent_moon:36.05", "crescent_moon:36.06", "crescent_moon:36.07")
def test_a_coin_for_each_missing_card_and_the_rest_to_the_bottom() -> None:
    plotted = scene(4, turn="murshid", deck=["boats", "emir", "vizier", "terror", "caravan", "imam", "lancers"])
    plotted.answer("plot", ["card:imam"])
    plotted.holds(seats={"murshid": {"hand": ["imam"], "coins": 1}})
    assert len(table_of(plotted).s.layers[0]) == 6
    none = scene(4, turn="murshid", deck=["boats", "emir", "vizier", "terror", "caravan", "raiders", "lancers"])
    none.answer("plot")
    none.holds(seats={"murshid": {"hand": [], "coins": 2}}, turn=2)
    assert len(table_of(none).s.layers[0]) == 7


@pytest.mark.rule("crescent_moon:37.01", "crescent_moon:37.02", "crescent_moon:37.03")
def test_conspiring_fills_every_empty_place() -> None:
    ten = [*SEVEN, "archers", "lancers", "raiders"]
    conspired = scene(4, turn="sultan", deck=ten, sultan_market=["rebels"])
    conspired.answer("conspire")
    assert len(conspired.offered()) == 10
    conspired.answer("card:archers", "card:boats")
    conspired.holds(sultan_market=["rebels", "archers", "boats"], turn=3)
    assert len(table_of(conspired).s.layers[0]) == 8
    full = scene(4, turn="sultan", deck=ten, sultan_market=["rebels", "agents", "bribery"])
    full.answer("conspire")
    full.holds(turn=3)


@pytest.mark.rule("crescent_moon:38.01", "crescent_moon:38.02", "crescent_moon:38.04")
def test_the_palace_moves_where_the_caliph_is_and_nobody_else_controls() -> None:
    moved = scene(
        4,
        turn="caliph",
        on={
            "A1": {"caliph": ["palace"]},
            "A2": {"caliph": ["influence"]},
            "B1": {"caliph": ["influence"], "warlord": ["ordinary"]},
        },
    )
    moved.answer("relocate")
    moved.offers_only("A2")
    moved.refuses("B1", rule="38.01", ruler="ruler:warlord")
    moved.refuses("B3", rule="38.01", hex="hex:B3")
    moved.answer("A2")
    moved.holds(palace="A2", hexes={"A1": {"control": None}, "A2": {"control": "caliph"}})


@pytest.mark.rule("crescent_moon:38.03")
def test_a_sacked_palace_comes_back() -> None:
    back = scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}})
    back.holds(palace=None)
    back.answer("relocate", "A1")
    back.holds(palace="A1")
    back.logs("log-palace", rule="38.03")


@pytest.mark.rule("crescent_moon:39.01", "crescent_moon:39.02", "crescent_moon:39.03", "crescent_moon:86.14")
def test_mercenaries_of_any_ruler_desert() -> None:
    deserted = scene(
        5,
        turn="nomad",
        on={"A1": {"sultan": {"mercenary": 3}}, "A2": {"nomad": ["mercenary"]}, "B1": {"warlord": ["ordinary"]}},
    )
    deserted.answer("desertion")
    deserted.offers_only("A1", "A2")
    deserted.answer("A1", 2)
    deserted.holds(
        hexes={"A1": {"sultan": {"mercenary": 1}}},
        seats={"sultan": {"supply": {"units": 5}}, "nomad": {"reserves": 2, "supply": {"units": 9}}},
        turn=0,
    )


@pytest.mark.rule("crescent_moon:39.03", "crescent_moon:01.03")
def test_as_far_as_the_nomads_supply_reaches() -> None:
    deserted = scene(
        5, turn="nomad", on={"A1": {"sultan": {"mercenary": 3}}}, seats={"nomad": {"supply": {"units": 1}}}
    )
    deserted.answer("desertion", "A1", 3)
    deserted.holds(seats={"nomad": {"reserves": 1, "supply": {"units": 0}}})
