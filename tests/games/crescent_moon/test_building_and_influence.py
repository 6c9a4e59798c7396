"""The influence and the build action (sections 20 and 21)."""

import pytest

from tests.games.crescent_moon.boards import RIVER, scene


@pytest.mark.rule("crescent_moon:20.01", "crescent_moon:20.03")
def test_where_one_is_or_next_to_it() -> None:
    spread = scene(4, board=RIVER, on={"B2": {"warlord": ["ordinary"]}})
    spread.answer("influence")
    spread.offers_only("A2", "B2", "B3")
    spread.refuses("A1", rule="20.01", hex="hex:A1")
    spread.answer("B3")
    spread.holds(hexes={"B3": {"token": "warlord"}}, seats={"warlord": {"supply": {"influence": 5}}}, challenge=None)


@pytest.mark.rule("crescent_moon:20.02")
def test_not_where_the_own_token_lies() -> None:
    spread = scene(4, on={"A1": {"warlord": ["influence"]}})
    spread.answer("influence")
    spread.refuses("A1", rule="20.02", hex="hex:A1")


@pytest.mark.rule("crescent_moon:20.03", "crescent_moon:53.04")
def test_own_pieces_make_no_contest() -> None:
    spread = scene(4, on={"A1": {"caliph": ["castle", "palace", "ordinary"]}}, turn="caliph")
    spread.answer("influence", "A1")
    spread.holds(hexes={"A1": {"token": "caliph"}})


@pytest.mark.rule("crescent_moon:20.04", "crescent_moon:53.01", "crescent_moon:55.01")
@pytest.mark.parametrize("piece", ["fort", "mercenary", "town", "influence"])
def test_another_rulers_presence_makes_a_contest(piece: str) -> None:
    spread = scene(4, on={"A1": {"warlord": ["ordinary"]}, "B1": {"sultan": [piece]}})
    spread.answer("influence", "B1")
    spread.holds(challenge="B1")
    spread.asks("declare-side", seat=2)


@pytest.mark.rule("crescent_moon:20.05", "crescent_moon:53.02", "crescent_moon:61.01", "crescent_moon:74.01")
def test_the_murshids_token_next_door_makes_one_too() -> None:
    spread = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"murshid": ["influence"]}})
    spread.answer("influence", "B2")
    spread.logs("log-challenge", rule="20.05", hex="hex:B2")
    spread.answer(0, seat=0).answer("refuse")
    spread.asks("declare-side", seat=1)


@pytest.mark.rule("crescent_moon:20.05", "crescent_moon:74.02")
def test_not_across_a_river_and_not_for_the_murshid_himself() -> None:
    parted = scene(4, board=RIVER, on={"B2": {"murshid": ["influence"]}, "A2": {"warlord": ["ordinary"]}})
    parted.answer("influence", "A1")
    parted.holds(hexes={"A1": {"token": "warlord"}})
    own = scene(4, turn="murshid", on={"A1": {"murshid": ["influence"]}})
    own.answer("influence", "A2")
    own.holds(hexes={"A2": {"token": "murshid"}})


@pytest.mark.rule("crescent_moon:21.01", "crescent_moon:21.02", "crescent_moon:82.02")
def test_most_rulers_build_twice() -> None:
    built = scene(
        4,
        turn="murshid",
        on={"A1": {"murshid": ["influence"]}, "A2": {"murshid": ["influence"]}, "B1": {"murshid": ["influence"]}},
        seats={"murshid": {"coins": 20}},
    )
    built.answer("build", "fort:A1", "fort:A2")
    built.holds(turn=2, seats={"murshid": {"coins": 16}})


@pytest.mark.rule("crescent_moon:82.01", "crescent_moon:21.03")
def test_the_sultan_builds_three_times_in_any_mix() -> None:
    built = scene(4, turn="sultan", on={"A1": {"sultan": ["town"]}}, seats={"sultan": {"coins": 20}})
    built.answer("build", "town:A2", "fort:A1", "town:B1")
    built.holds(
        turn=3, hexes={"A2": {"sultan": {"town": 1}}, "A1": {"sultan": {"fort": 1}}, "B1": {"sultan": {"town": 1}}}
    )
    built.holds(seats={"sultan": {"coins": 20 - 3 - 2 - 4}})


@pytest.mark.rule("crescent_moon:21.04")
def test_only_once_in_a_hex() -> None:
    built = scene(4, turn="sultan", on={"A1": {"sultan": ["town"]}}, seats={"sultan": {"coins": 20}})
    built.answer("build", "fort:A1")
    built.refuses("castle:A1", rule="21.04", hex="hex:A1")
    built.refuses("city:A1", rule="21.04")


@pytest.mark.rule("crescent_moon:21.05", "crescent_moon:21.08")
def test_where_forts_and_castles_stand() -> None:
    built = scene(
        4,
        turn="caliph",
        on={
            "A1": {"caliph": ["fort"]},
            "A2": {"sultan": ["fort"], "caliph": ["influence"]},
            "B1": {"caliph": ["palace"]},
        },
        seats={"caliph": {"coins": 9}},
    )
    built.answer("build")
    built.offers_only("fort:B1", "castle:A1")
    built.refuses("fort:A1", rule="21.05", hex="hex:A1")
    built.refuses("fort:A2", rule="21.05")
    built.refuses("fort:A3", rule="21.08", hex="hex:A3")
    built.refuses("castle:B1", rule="21.08", building="building:castle")
    built.answer("castle:A1")
    built.holds(
        hexes={"A1": {"caliph": {"castle": 1, "fort": 0}}}, seats={"caliph": {"supply": {"forts": 8, "castles": 3}}}
    )


@pytest.mark.rule("crescent_moon:21.08", "crescent_moon:06.01")
def test_no_fort_where_another_ruler_controls() -> None:
    built = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"], "warlord": ["ordinary"]}, "A2": {"caliph": ["influence"]}},
        seats={"caliph": {"coins": 9}},
    )
    built.answer("build")
    built.refuses("fort:A1", rule="21.08", ruler="ruler:warlord")


@pytest.mark.rule("crescent_moon:21.08", "crescent_moon:21.13", "crescent_moon:78.03")
def test_towns_anywhere_and_cities_on_towns() -> None:
    built = scene(
        4,
        turn="sultan",
        on={"A1": {"warlord": ["ordinary"]}, "A2": {"sultan": ["town"]}, "B1": {"sultan": ["city"]}},
        seats={"sultan": {"coins": 20}},
    )
    built.answer("build")
    built.offers("town:A1", "city:A2", "town:B3")
    built.refuses("town:B1", rule="21.08")
    built.refuses("city:A1", rule="21.08")
    other = scene(4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}}, seats={"caliph": {"coins": 9}})
    other.answer("build")
    assert "town:A2" not in other.offered()
    reason = other.match.reasons(other.decision()).of("town:A2")
    assert reason is not None
    assert reason.rule == "21.13"


@pytest.mark.rule("crescent_moon:21.06", "crescent_moon:21.07", "crescent_moon:21.14", "crescent_moon:84.01")
@pytest.mark.parametrize(
    ("ruler", "fort", "castle"), [("murshid", 2, 3), ("sultan", 2, 3), ("caliph", 1, 2), ("nomad", 2, 3)]
)
def test_what_strongholds_cost(ruler: str, fort: int, castle: int) -> None:
    built = scene(
        5, turn=ruler, on={"A1": {ruler: ["influence"]}, "A2": {ruler: ["fort"]}}, seats={ruler: {"coins": 9}}
    )
    built.answer("build", "fort:A1", "castle:A2")
    built.holds(seats={ruler: {"coins": 9 - fort - castle}})


@pytest.mark.rule(
    "crescent_moon:21.09", "crescent_moon:21.10", "crescent_moon:21.11", "crescent_moon:21.12", "crescent_moon:12.04"
)
@pytest.mark.parametrize(("hex_", "price"), [("A1", 3), ("A2", 3), ("B1", 4), ("A3", 4), ("B2", 5), ("B3", 5)])
def test_the_surcharge_of_the_terrain(hex_: str, price: int) -> None:
    built = scene(4, turn="sultan", seats={"sultan": {"coins": price}})
    built.answer("build", f"town:{hex_}")
    built.holds(seats={"sultan": {"coins": 0}})


@pytest.mark.rule("crescent_moon:21.09", "crescent_moon:21.10", "crescent_moon:21.11", "crescent_moon:12.04")
@pytest.mark.parametrize(
    ("hex_", "price", "rule"), [("B1", 4, "21.09"), ("A3", 4, "21.10"), ("B2", 5, "21.11"), ("B3", 5, "21.11")]
)
def test_a_town_that_the_surcharge_makes_too_dear(hex_: str, price: int, rule: str) -> None:
    poor = scene(4, turn="sultan", on={"A1": {"sultan": ["influence"]}}, seats={"sultan": {"coins": price - 1}})
    poor.answer("build")
    poor.refuses(f"town:{hex_}", rule=rule, price=price, coins=price - 1)


@pytest.mark.rule("crescent_moon:21.12")
def test_strongholds_pay_the_surcharge_too() -> None:
    built = scene(4, turn="caliph", on={"B2": {"caliph": ["influence"]}}, seats={"caliph": {"coins": 3}})
    built.answer("build", "fort:B2")
    built.holds(seats={"caliph": {"coins": 0}})
