"""What is in the box (sections 01 to 10, 22), each figure written out once more by hand."""

from collections import Counter

import pytest

from regnum.games.crescent_moon.catalogue import RULERS, content
from regnum.scenes import Scene
from tests.games.crescent_moon.boards import PLAIN, scene, table_of

BOX = content("")


@pytest.mark.rule("crescent_moon:01.01", "crescent_moon:01.02", "crescent_moon:01.06")
def test_coins_and_points_never_run_out() -> None:
    rich = scene(4, phase="scoring", on={"A3": {"caliph": ["castle"]}}, seats={"caliph": {"coins": 90, "points": 200}})
    rich.holds(seats={"caliph": {"coins": 93, "points": 202}}, year=2, phase="actions")


@pytest.mark.rule("crescent_moon:01.03")
def test_other_pieces_are_limited_to_the_box() -> None:
    lacking = scene(
        4, turn="caliph", on={"A1": {"caliph": ["ordinary"]}}, seats={"caliph": {"coins": 9, "supply": {"forts": 0}}}
    )
    lacking.explains("build", rule="21.08")
    none_left = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"caliph": ["fort"]}},
        seats={"caliph": {"coins": 9, "supply": {"forts": 0}}},
    )
    none_left.answer("build")
    none_left.refuses("fort:A1", rule="01.03", building="building:fort")


@pytest.mark.rule("crescent_moon:01.04", "crescent_moon:01.05", "crescent_moon:11.13", "crescent_moon:11.14")
def test_three_markets_on_the_board_and_the_sultans_beside_it() -> None:
    shown = scene(4).match.view(None)
    assert [slot.market for slot in shown.market] == ["market:far"] * 4 + ["market:middle"] * 3 + ["market:near"] * 2
    assert [slot.market for slot in shown.bazaar] == ["market:sultan"] * 3


@pytest.mark.rule("crescent_moon:01.07")
def test_one_challenge_token() -> None:
    one = scene(4, on={"A1": {"warlord": ["ordinary"]}, "B1": {"sultan": ["town"]}})
    one.answer("influence", "B1")
    assert [h.at for h in one.match.view(0).hexes if h.challenge] == ["hex:B1"]


@pytest.mark.rule("crescent_moon:01.09", "crescent_moon:88.02")
def test_sixteen_tiles() -> None:
    assert sum(five for five, _ in BOX.tiles) == 16
    assert sum(four for _, four in BOX.tiles) == 13


@pytest.mark.rule("crescent_moon:01.10", "crescent_moon:32.03", "crescent_moon:32.04", "crescent_moon:32.11")
def test_sixty_nine_power_cards() -> None:
    assert sum(card.copies for card in BOX.cards) == 69
    assert Counter(card.association for card in BOX.cards for _ in range(card.copies)) == {0: 15, 1: 26, 3: 14, 4: 14}
    assert all(card.keywords for card in BOX.cards)
    assert Counter(card.kind for card in BOX.cards for _ in range(card.copies)) == {0: 40, 1: 14, 2: 14, 3: 1}


@pytest.mark.rule("crescent_moon:77.01", "crescent_moon:32.01")
def test_most_cards_are_the_murshids() -> None:
    counts = Counter(card.association for card in BOX.cards for _ in range(card.copies))
    assert counts.most_common(1) == [(1, 26)]


PIECES = [
    pytest.param(
        "warlord",
        24,
        4,
        2,
        6,
        marks=pytest.mark.rule(
            "crescent_moon:02.01",
            "crescent_moon:02.02",
            "crescent_moon:02.03",
            "crescent_moon:02.04",
            "crescent_moon:02.05",
        ),
    ),
    pytest.param(
        "murshid",
        6,
        6,
        3,
        12,
        marks=pytest.mark.rule(
            "crescent_moon:02.06",
            "crescent_moon:02.07",
            "crescent_moon:02.08",
            "crescent_moon:02.09",
            "crescent_moon:02.10",
        ),
    ),
    pytest.param(
        "sultan",
        6,
        8,
        3,
        8,
        marks=pytest.mark.rule(
            "crescent_moon:02.11",
            "crescent_moon:02.12",
            "crescent_moon:02.13",
            "crescent_moon:02.16",
            "crescent_moon:02.17",
        ),
    ),
    pytest.param(
        "caliph",
        12,
        8,
        4,
        8,
        marks=pytest.mark.rule(
            "crescent_moon:02.18",
            "crescent_moon:02.19",
            "crescent_moon:02.20",
            "crescent_moon:02.22",
            "crescent_moon:02.23",
        ),
    ),
    pytest.param(
        "nomad",
        12,
        6,
        3,
        8,
        marks=pytest.mark.rule(
            "crescent_moon:02.24",
            "crescent_moon:02.25",
            "crescent_moon:02.26",
            "crescent_moon:02.27",
            "crescent_moon:02.28",
        ),
    ),
]


@pytest.mark.parametrize(("ruler", "units", "forts", "castles", "influence"), PIECES)
def test_the_pieces_of_a_ruler(ruler: str, units: int, forts: int, castles: int, influence: int) -> None:
    scene(5).holds(
        seats={ruler: {"supply": {"units": units, "forts": forts, "castles": castles, "influence": influence}}}
    )
    shown = next(player for player in scene(5).match.view(None).players if player.ruler == f"ruler:{ruler}")
    assert (shown.reserves is None) == (ruler in ("murshid", "sultan"))


@pytest.mark.rule("crescent_moon:02.14", "crescent_moon:02.15", "crescent_moon:02.29")
def test_towns_and_cities_are_the_sultans_only() -> None:
    shown = {player.ruler: (player.towns, player.cities) for player in scene(5).match.view(None).players}
    assert shown == {f"ruler:{ruler}": (6, 5) if ruler == "sultan" else (0, 0) for ruler in RULERS}


@pytest.mark.rule("crescent_moon:02.21", "crescent_moon:83.01")
def test_one_palace_and_it_is_the_caliphs() -> None:
    moved = scene(4, turn="caliph", on={"A1": {"caliph": ["palace"]}, "B1": {"caliph": ["influence"]}})
    moved.answer("relocate", "B1")
    moved.holds(palace="B1", hexes={"A1": {"control": None}, "B1": {"control": "caliph"}})
    for ruler in range(3):
        scene(4, turn=ruler).refuses("relocate", rule="33.01")


@pytest.mark.rule("crescent_moon:03.01", "crescent_moon:03.02", "crescent_moon:11.01", "crescent_moon:11.02")
def test_four_or_five_rulers_no_two_the_same() -> None:
    from regnum.games import find
    from regnum.kernel.errors import BadSetup
    from regnum.kernel.game import Setup

    game = find("crescent_moon")
    for players in (3, 6):
        with pytest.raises(BadSetup):
            game.check(Setup(players))
    assert [player.ruler for player in scene(4).match.view(None).players] == [f"ruler:{r}" for r in RULERS[:4]]
    assert [player.ruler for player in scene(5).match.view(None).players] == [f"ruler:{r}" for r in RULERS]


@pytest.mark.rule("crescent_moon:03.03", "crescent_moon:19.02", "crescent_moon:19.06")
def test_actions_are_those_of_the_sheet() -> None:
    assert set(BOX.rulers[0].actions) == {
        *("influence", "recruit", "move", "assault", "hire", "bribe", "buy", "card", "tribute", "uprising", "muster")
    }
    scene(5).refuses("build", rule="69.01")
    scene(5, turn="sultan").refuses("recruit", rule="19.02")
    scene(5, turn="nomad").refuses("hire", rule="19.02")


@pytest.mark.rule("crescent_moon:04.01", "crescent_moon:04.03", "crescent_moon:04.04")
def test_caliph_and_warlord_field_both_kinds() -> None:
    both = scene(
        4, on={"A1": {"warlord": {"ordinary": 1, "mercenary": 1}}, "A3": {"caliph": {"ordinary": 1, "mercenary": 1}}}
    )
    both.answer("move", "A1>A2")
    both.offers_only("ordinary", "mercenary")


@pytest.mark.rule("crescent_moon:04.05", "crescent_moon:04.06", "crescent_moon:04.07")
def test_the_others_have_mercenaries_only() -> None:
    from regnum.kernel.errors import BadScene

    for ruler in ("murshid", "sultan", "nomad"):
        with pytest.raises(BadScene, match="mercenaries only"):
            scene(5, on={"A1": {ruler: ["ordinary"]}})
        hired = scene(5, on={"A1": {ruler: ["mercenary"]}})
        hired.holds(hexes={"A1": {ruler: {"mercenary": 1, "ordinary": 0}}})


@pytest.mark.rule("crescent_moon:05.02", "crescent_moon:05.03", "crescent_moon:05.04")
def test_units_and_forts_are_worth_one() -> None:
    fight = scene(
        4,
        on={"A1": {"warlord": {"ordinary": 1, "mercenary": 1}}, "A2": {"sultan": ["fort", "mercenary"]}},
        seats={"warlord": {"hand": []}},
    )
    fight.answer("assault", "A1>A2", ["ordinary", "mercenary"])
    fight.logs("log-combat-won", attack=2, defence=2)


@pytest.mark.rule("crescent_moon:05.05", "crescent_moon:05.06", "crescent_moon:83.03", "crescent_moon:22.05")
def test_castle_and_palace_are_worth_two_each() -> None:
    fight = scene(
        4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["castle", "palace"]}}, seats={"warlord": {"hand": []}}
    )
    fight.answer("assault", "A1>A2")
    fight.logs("log-combat-won", ruler="ruler:caliph", attack=1, defence=4)


@pytest.mark.rule("crescent_moon:05.01", "crescent_moon:22.03", "crescent_moon:22.04", "crescent_moon:15.02")
def test_settlements_and_tokens_have_no_strength() -> None:
    free = scene(4, on={"A1": {"sultan": ["town", "influence"]}, "A2": {"sultan": ["city"]}})
    free.holds(hexes={"A1": {"control": None}, "A2": {"control": None}})


@pytest.mark.rule("crescent_moon:05.07", "crescent_moon:06.02", "crescent_moon:07.02")
def test_one_ruler_controls_and_one_has_influence() -> None:
    from regnum.kernel.errors import BadScene

    with pytest.raises(BadScene, match=r"05\.07"):
        scene(4, on={"A1": {"warlord": ["ordinary"], "caliph": ["fort"]}})
    with pytest.raises(BadScene, match="second influence"):
        scene(4, on={"A1": {"warlord": ["influence"], "caliph": ["influence"]}})


@pytest.mark.rule("crescent_moon:05.08", "crescent_moon:42.01", "crescent_moon:42.02")
def test_strength_of_two_rulers_in_one_hex_is_a_combat_at_once() -> None:
    fight = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["fort"]}})
    fight.answer("assault", "A1>A2")
    fight.asks("choose-combat-cards", seat=0)
    fight.logs("log-combat", rule="42.01", hex="hex:A2")


@pytest.mark.rule("crescent_moon:06.01", "crescent_moon:22.01", "crescent_moon:22.02")
@pytest.mark.parametrize("piece", ["ordinary", "mercenary", "fort", "castle", "palace"])
def test_any_piece_with_strength_controls(piece: str) -> None:
    scene(4, on={"A1": {"caliph": [piece]}}).holds(hexes={"A1": {"control": "caliph"}})


@pytest.mark.rule(
    "crescent_moon:08.01", "crescent_moon:08.02", "crescent_moon:08.03", "crescent_moon:08.04", "crescent_moon:07.01"
)
@pytest.mark.parametrize("piece", ["fort", "ordinary", "palace", "influence"])
def test_every_piece_is_presence(piece: str) -> None:
    there = scene(4, on={"A1": {"caliph": [piece]}})
    assert table_of(there).presences(0) == [3]
    assert table_of(there).presences(1) == []


@pytest.mark.rule(
    "crescent_moon:08.05", "crescent_moon:10.01", "crescent_moon:10.02", "crescent_moon:10.03", "crescent_moon:10.04"
)
def test_three_rulers_in_one_hex() -> None:
    three = scene(4, on={"A1": {"warlord": ["influence"], "caliph": ["ordinary"], "sultan": ["city"]}})
    three.holds(hexes={"A1": {"control": "caliph", "token": "warlord"}})
    assert table_of(three).presences(0) == [0, 2, 3]


@pytest.mark.rule("crescent_moon:09.01")
def test_what_is_neither_in_a_hex_nor_on_a_card_is_in_the_supply() -> None:
    scene(4, on={"A1": {"caliph": ["ordinary", "fort"]}}, seats={"caliph": {"reserves": 2}}).holds(
        seats={"caliph": {"supply": {"units": 9, "forts": 7}, "reserves": 2}}
    )


@pytest.mark.rule(
    "crescent_moon:12.02", "crescent_moon:12.06", "crescent_moon:12.08", "crescent_moon:12.10", "crescent_moon:12.11"
)
def test_terrain_and_features() -> None:
    from tests.games.crescent_moon.boards import RIVER

    laid = scene(4, board=RIVER)
    laid.holds(
        hexes={
            "A2": {"terrain": "fertile", "feature": "crossing"},
            "B2": {"terrain": "fertile", "feature": "river"},
            "B3": {"terrain": "desert", "feature": "holy-site"},
            "A3": {"terrain": "quarry", "feature": None},
        }
    )


@pytest.mark.rule("crescent_moon:01.08", "crescent_moon:11.15", "crescent_moon:11.16", "crescent_moon:12.01")
def test_a_match_starts_in_year_one() -> None:
    started = Scene("crescent_moon", 5, phase="preparation", hexes=PLAIN)
    started.holds(year=1, round=1, phase="actions", turn=0)
