"""What the log tells: for every event one line, with its rule and its figures, and no figure more."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene


def tells(laid: Scene, message: str, rule: str, *, secret: Any = None, to: int = 0, **args: Any) -> None:
    """There is such a line, with exactly these figures; the secret ones go to the seats of these bits."""
    alike = [line for line in laid.match.lines if line.message == message]
    assert (rule, args, secret, to) in [(line.rule, line.args, line.secret, line.to) for line in alike], alike


def acts(laid: Scene, name: str, rule: str, ruler: str) -> None:
    tells(laid, f"log-act-{name}", rule, ruler=f"ruler:{ruler}")


@pytest.mark.rule("crescent_moon:19.01", "crescent_moon:19.03", "crescent_moon:31.01", "crescent_moon:01.06")
def test_tribute_and_the_next_ruler() -> None:
    laid = scene(4, turn="caliph", round=2).answer("tribute")
    acts(laid, "tribute", "31.01", "caliph")
    tells(laid, "log-gains-coins", "31.01", ruler="ruler:caliph", count=1)
    tells(laid, "log-turn", "19.03", ruler="ruler:warlord", round=3, of=4)
    laid.holds(turn=0, round=3)


@pytest.mark.rule("crescent_moon:20.03", "crescent_moon:20.01")
def test_a_token_is_placed() -> None:
    laid = scene(4, on={"A1": {"warlord": ["ordinary"]}}).answer("influence", "A2")
    acts(laid, "influence", "20.01", "warlord")
    tells(laid, "log-places-influence", "20.03", ruler="ruler:warlord", hex="hex:A2")


@pytest.mark.rule("crescent_moon:21.01", "crescent_moon:21.06")
def test_a_building_is_paid_and_built() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"coins": 3}})
    laid.answer("build", "fort:A1")
    acts(laid, "build", "21.01", "caliph")
    tells(laid, "log-pays-bank", "21.06", ruler="ruler:caliph", count=1)
    tells(laid, "log-builds", "21.01", ruler="ruler:caliph", building="building:fort", hex="hex:A1")


@pytest.mark.rule("crescent_moon:23.01", "crescent_moon:23.04")
def test_units_move() -> None:
    laid = scene(4, on={"A1": {"warlord": {"ordinary": 2, "mercenary": 1}}})
    laid.answer("move", "A1>A2", ["ordinary", "mercenary"])
    acts(laid, "move", "23.01", "warlord")
    names = {"from": "hex:A1", "hex": "hex:A2"}
    tells(laid, "log-moves", "23.01", ruler="ruler:warlord", ordinary=1, mercenaries=1, **names)


@pytest.mark.rule("crescent_moon:24.02", "crescent_moon:24.04", "crescent_moon:24.05", "crescent_moon:24.06")
def test_an_assault_on_a_town() -> None:
    laid = scene(4, on={"A1": {"warlord": ["ordinary"]}, "A2": {"sultan": ["town"]}}).answer("assault", "A1>A2")
    acts(laid, "assault", "24.01", "warlord")
    names = {"from": "hex:A1", "hex": "hex:A2"}
    tells(laid, "log-moves", "24.04", ruler="ruler:warlord", ordinary=1, mercenaries=0, **names)
    tells(laid, "log-sacks", "24.05", ruler="ruler:warlord", building="building:town", hex="hex:A2", count=2)
    tells(laid, "log-scores", "67.02", ruler="ruler:warlord", count=2, objective="objective:warlord-main")
    laid.holds(raided=True)


@pytest.mark.rule("crescent_moon:25.01", "crescent_moon:25.06", "crescent_moon:25.12")
@pytest.mark.parametrize(("ruler", "ordinary"), [("caliph", 1), ("nomad", 0)])
def test_units_are_recruited(ruler: str, ordinary: int) -> None:
    laid = scene(5, turn=ruler, on={"A1": {ruler: ["influence"]}}, seats={ruler: {"reserves": 1}})
    laid.answer("recruit", "A1")
    acts(laid, "recruit", "25.01", ruler)
    tells(
        laid, "log-recruits", "25.01", ruler=f"ruler:{ruler}", hex="hex:A1", ordinary=ordinary, mercenaries=1 - ordinary
    )


@pytest.mark.rule("crescent_moon:27.03", "crescent_moon:27.04", "crescent_moon:01.03")
@pytest.mark.parametrize(("count", "rule", "price"), [(1, "27.03", 2), (2, "27.04", 6)])
def test_mercenaries_are_hired_from_the_bank(count: int, rule: str, price: int) -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"coins": 6}})
    laid.answer("hire", f"hire:{count}", *["A1"] * count)
    acts(laid, "hire", "28.02", "caliph")
    tells(laid, "log-pays-bank", rule, ruler="ruler:caliph", count=price)
    tells(laid, "log-places-units", "27.03", ruler="ruler:caliph", hex="hex:A1", ordinary=0, mercenaries=1)


@pytest.mark.rule("crescent_moon:28.02", "crescent_moon:28.03", "crescent_moon:28.06", "crescent_moon:28.07")
def test_talks_with_the_nomad() -> None:
    laid = scene(
        5, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"coins": 6}, "nomad": {"reserves": 2}}
    )
    laid.answer("hire", 2, 3, "counter", 1, 4, "accept", "A1")
    acts(laid, "hire", "28.02", "caliph")
    about = {"kind": "hire", "ruler": "ruler:caliph", "other": "ruler:nomad", "card": "none", "hex": "none"}
    tells(laid, "log-proposes", "28.03", count=2, price=3, proposer="ruler:caliph", partner="ruler:nomad", **about)
    tells(laid, "log-proposes", "28.03", count=1, price=4, proposer="ruler:nomad", partner="ruler:caliph", **about)
    tells(laid, "log-deal", "28.03", count=1, price=4, **about)
    tells(laid, "log-pays-ruler", "28.06", ruler="ruler:caliph", other="ruler:nomad", count=4)
    tells(laid, "log-places-units", "28.07", ruler="ruler:caliph", hex="hex:A1", ordinary=0, mercenaries=1)
    assert not [line for line in laid.match.lines if line.message == "log-no-deal"]


@pytest.mark.rule("crescent_moon:28.04", "crescent_moon:86.09")
def test_talks_that_fail() -> None:
    laid = scene(
        5, turn="caliph", on={"A1": {"caliph": ["influence"]}}, seats={"caliph": {"coins": 6}, "nomad": {"reserves": 2}}
    )
    laid.answer("hire", 2, 3, "refuse")
    about = {"kind": "hire", "ruler": "ruler:caliph", "other": "ruler:nomad", "card": "none", "hex": "none"}
    tells(laid, "log-no-deal", "28.04", count=2, price=3, **about)
    laid.asks("action", seat=3)
    laid.explains("hire", rule="28.04")


@pytest.mark.rule("crescent_moon:26.03", "crescent_moon:26.07", "crescent_moon:26.08", "crescent_moon:26.09")
def test_a_bribe() -> None:
    laid = scene(5, turn="caliph", on={"A2": {"nomad": {"mercenary": 1}}}, seats={"caliph": {"coins": 5}})
    laid.answer("bribe", "A2", 2, "accept")
    acts(laid, "bribe", "26.03", "caliph")
    about = {"kind": "bribe", "ruler": "ruler:caliph", "other": "ruler:nomad", "card": "none", "hex": "hex:A2"}
    tells(laid, "log-deal", "28.03", count=1, price=2, **about)
    tells(laid, "log-pays-ruler", "26.07", ruler="ruler:caliph", other="ruler:nomad", count=2)
    tells(laid, "log-units-removed", "26.08", ruler="ruler:nomad", hex="hex:A2", ordinary=0, mercenaries=1)
    tells(laid, "log-places-units", "26.09", ruler="ruler:caliph", hex="hex:A2", ordinary=0, mercenaries=1)


@pytest.mark.rule("crescent_moon:29.01", "crescent_moon:29.03", "crescent_moon:29.14")
def test_a_card_of_the_sultan() -> None:
    laid = scene(4, sultan_market=["emir", None, None], seats={"warlord": {"coins": 5}})
    refused = scene(4, sultan_market=["emir", None, None], seats={"warlord": {"coins": 5}})
    about = {"kind": "sale", "ruler": "ruler:warlord", "other": "ruler:sultan", "card": "card:emir", "hex": "none"}
    refused.answer("bargain", "card:emir", 3, "refuse")
    tells(refused, "log-no-deal", "29.03", count=1, price=3, **about)
    laid.answer("bargain", "card:emir", 3, "accept")
    acts(laid, "bargain", "29.01", "warlord")
    tells(laid, "log-deal", "28.03", count=1, price=3, **about)
    tells(laid, "log-pays-ruler", "29.14", ruler="ruler:warlord", other="ruler:sultan", count=3)
    laid.holds(seats={"warlord": {"hand": ["warfare", "emir"], "coins": 2}, "sultan": {"coins": 3}})


EIGHT = ["agents", "agents", "bribery", "bribery", "poisoned-wells", "raiders", "terror", "sandstorm"]
NAMES = ["imam", "rebels", "corruption", "preacher", "emir", "archers", "vizier", "dervishes", "lancers"]


@pytest.mark.rule(
    "crescent_moon:29.06", "crescent_moon:29.11", "crescent_moon:29.12", "crescent_moon:29.13", "crescent_moon:18.06"
)
def test_cards_are_bought() -> None:
    market = ["imam", "rebels", "corruption", "preacher", "camel-riders", "archers", "vizier", "dervishes", "lancers"]
    laid = scene(4, market=market, deck=["boats", "caravan", "agents"], seats={"warlord": {"coins": 9}})
    laid.answer("buy", "near:lancers", "middle:camel-riders", "stop")
    acts(laid, "buy", "29.04", "warlord")
    tells(laid, "log-pays-bank", "29.12", ruler="ruler:warlord", count=1)
    tells(laid, "log-buys", "29.06", ruler="ruler:warlord", card="card:lancers", market="market:near", price=1)
    tells(laid, "log-pays-bank", "29.13", ruler="ruler:warlord", count=4)
    tells(laid, "log-buys", "29.07", ruler="ruler:warlord", card="card:camel-riders", market="market:middle", price=4)
    (refilled,) = [line for line in laid.match.lines if line.message == "log-market-refilled"]
    assert refilled.rule == "18.06"
    assert list(refilled.args) == ["cards"]
    other = scene(4, market=market, seats={"warlord": {"coins": 9}}).answer("buy", "far:imam", "stop")
    tells(other, "log-pays-ruler", "29.11", ruler="ruler:warlord", other="ruler:murshid", count=6)


@pytest.mark.rule("crescent_moon:30.01", "crescent_moon:30.02", "crescent_moon:30.03")
def test_cards_are_played() -> None:
    laid = scene(4, seats={"warlord": {"hand": ["warfare", "caravan"]}}).answer(
        "card", "play:card:caravan", "ruler:sultan"
    )
    acts(laid, "card", "30.01", "warlord")
    tells(laid, "log-plays-card", "30.01", ruler="ruler:warlord", card="card:caravan")
    laid = scene(
        4, turn="caliph", on={"A1": {"caliph": ["fort"]}}, seats={"caliph": {"hand": ["engineers"], "coins": 9}}
    )
    laid.answer("build", "play:engineers")
    tells(laid, "log-plays-card", "30.03", ruler="ruler:caliph", card="card:engineers")


@pytest.mark.rule("crescent_moon:34.02", "crescent_moon:34.03", "crescent_moon:42.01")
def test_an_uprising() -> None:
    laid = scene(4, on={"A1": {"warlord": ["influence"], "caliph": ["fort"]}}).answer("uprising")
    acts(laid, "uprising", "34.01", "warlord")
    laid.asks("uprising-where")
    laid.answer("A1")
    tells(laid, "log-combat", "42.01", ruler="ruler:warlord", other="ruler:caliph", hex="hex:A1")
    tells(laid, "log-removes-influence", "34.02", ruler="ruler:warlord", hex="hex:A1")
    tells(laid, "log-places-units", "34.03", ruler="ruler:warlord", hex="hex:A1", ordinary=2, mercenaries=0)


@pytest.mark.rule("crescent_moon:35.03", "crescent_moon:35.04")
def test_a_muster() -> None:
    laid = scene(4, on={"A1": {"warlord": ["influence"]}, "A3": {"warlord": ["influence"]}})
    laid.answer("muster", "one:A1", "two:A3")
    acts(laid, "muster", "35.01", "warlord")
    tells(laid, "log-places-units", "35.03", ruler="ruler:warlord", hex="hex:A1", ordinary=1, mercenaries=0)
    tells(laid, "log-places-units", "35.04", ruler="ruler:warlord", hex="hex:A3", ordinary=2, mercenaries=0)
    tells(laid, "log-removes-influence", "35.04", ruler="ruler:warlord", hex="hex:A3")


@pytest.mark.rule("crescent_moon:36.01", "crescent_moon:36.02", "crescent_moon:36.04")
def test_a_plot() -> None:
    deck = ["imam", "rebels", "emir", "archers", "vizier", "lancers", "caravan"]
    laid = scene(4, turn="murshid", deck=deck).answer("plot", ["card:imam", "card:rebels"])
    acts(laid, "plot", "36.01", "murshid")
    tells(laid, "log-looks", "36.01", ruler="ruler:murshid", count=7)
    (taken,) = [line for line in laid.match.lines if line.message == "log-takes-cards"]
    assert (taken.rule, taken.args, taken.to) == ("36.02", {"ruler": "ruler:murshid", "count": 2}, 1 << 1)
    assert list(taken.secret or {}) == ["cards"]
    tells(laid, "log-puts-on-top", "36.04", ruler="ruler:murshid", count=5)


@pytest.mark.rule(
    "crescent_moon:36.06", "crescent_moon:36.07", "crescent_moon:37.01", "crescent_moon:37.02", "crescent_moon:37.03"
)
def test_a_plot_that_finds_too_little_and_a_conspiracy() -> None:
    deck = ["imam", "emir", "archers", "vizier", "lancers", "caravan", "lancers", "boats", "boats", "terror"]
    laid = scene(4, turn="murshid", deck=deck[:7]).answer("plot")
    laid.asks("plot-cards")
    laid.answer(["card:imam"])
    tells(laid, "log-gains-coins", "36.06", ruler="ruler:murshid", count=1)
    tells(laid, "log-puts-below", "36.07", ruler="ruler:murshid", count=6)
    sultan = scene(4, turn="sultan", deck=deck, sultan_market=["spies", None, "agents"])
    sultan.answer("conspire", "card:vizier")
    acts(sultan, "conspire", "37.01", "sultan")
    tells(sultan, "log-looks", "37.01", ruler="ruler:sultan", count=10)
    tells(sultan, "log-bazaar", "37.02", ruler="ruler:sultan", card="card:vizier")
    tells(sultan, "log-puts-below", "37.03", ruler="ruler:sultan", count=9)


@pytest.mark.rule("crescent_moon:38.03", "crescent_moon:38.04")
def test_the_palace_comes_back_or_moves() -> None:
    for before, rule in (([], "38.03"), (["palace"], "38.04")):
        laid = scene(4, turn="caliph", on={"A1": {"caliph": ["fort"]}, "A3": {"caliph": before}})
        laid.answer("relocate")
        laid.asks("palace-where")
        laid.answer("A1")
        acts(laid, "relocate", "38.01", "caliph")
        tells(laid, "log-palace", rule, ruler="ruler:caliph", hex="hex:A1")
        laid.holds(palace="A1", hexes={"A3": {"control": None}})


@pytest.mark.rule("crescent_moon:39.02", "crescent_moon:39.03")
def test_mercenaries_desert() -> None:
    laid = scene(5, turn="nomad", on={"A1": {"caliph": {"mercenary": 2}}, "A3": {"sultan": {"mercenary": 1}}})
    laid.answer("desertion", "A1", 2)
    acts(laid, "desertion", "39.01", "nomad")
    tells(laid, "log-deserts", "39.02", ruler="ruler:caliph", hex="hex:A1", ordinary=0, mercenaries=2)
    tells(laid, "log-fills-reserves", "39.03", ruler="ruler:nomad", count=2)


@pytest.mark.rule(
    "crescent_moon:46.02", "crescent_moon:47.02", "crescent_moon:49.03", "crescent_moon:50.09", "crescent_moon:52.12"
)
def test_a_combat_from_losses_to_sacking() -> None:
    laid = scene(
        4,
        on={
            "A1": {"warlord": {"ordinary": 6}},
            "A2": {"caliph": {"fort": 1, "ordinary": 4}, "sultan": ["city"]},
        },
        seats={"warlord": {"hand": ["warfare"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 6, ["card:warfare"])
    tells(laid, "log-warfare", "44.02", ruler="ruler:warlord", count=2)
    tells(laid, "log-combat-won", "45.02", ruler="ruler:warlord", attack=8, defence=5, hex="hex:A2")
    tells(laid, "log-warfare-units", "52.12", ruler="ruler:warlord", hex="hex:A2", ordinary=2, mercenaries=0)
    tells(laid, "log-losses", "46.02", ruler="ruler:warlord", hex="hex:A2", ordinary=2, mercenaries=0)
    tells(laid, "log-losses", "46.02", ruler="ruler:caliph", hex="hex:A2", ordinary=4, mercenaries=0)
    laid.answer("capture:building:fort", "sack:building:city")
    tells(laid, "log-captures", "49.03", ruler="ruler:warlord", building="building:fort", hex="hex:A2")
    tells(laid, "log-sacks", "50.09", ruler="ruler:warlord", building="building:city", hex="hex:A2", count=4)
    laid.holds(
        hexes={"A2": {"warlord": {"ordinary": 2, "fort": 1}, "control": "warlord"}},
        seats={"warlord": {"coins": 4, "supply": {"forts": 3}}, "caliph": {"supply": {"forts": 8}}},
    )


@pytest.mark.rule("crescent_moon:47.01", "crescent_moon:47.02", "crescent_moon:51.07")
@pytest.mark.parametrize(
    ("loser", "units", "rule", "reserves"),
    [
        ("caliph", {"ordinary": 2}, "47.02", 1),
        ("caliph", {"mercenary": 2}, "47.01", 0),
        ("nomad", {"mercenary": 2}, "51.07", 1),
    ],
)
def test_a_retreat(loser: str, units: dict[str, int], rule: str, reserves: int) -> None:
    laid = scene(5, on={"A1": {"warlord": {"ordinary": 3}}, "A2": {loser: units}})
    laid.answer("assault", "A1>A2", ["ordinary"] * 3, [])
    kind = next(iter(units))
    figures = {"ordinary": int(kind == "ordinary"), "mercenaries": int(kind == "mercenary")}
    tells(laid, "log-retreat", rule, ruler=f"ruler:{loser}", hex="hex:A2", **figures)
    laid.holds(seats={loser: {"reserves": reserves}})


@pytest.mark.rule("crescent_moon:51.03", "crescent_moon:44.01", "crescent_moon:44.05")
def test_the_murshid_lends_his_cards() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"], "murshid": ["influence"]}},
        seats={"murshid": {"hand": ["dervishes"]}},
    )
    laid.answer("assault", "A1>A2").answer(0, seat=3).answer(0, seat=2)
    laid.answer("refuse", "refuse", ["card:dervishes"], seat=1)
    laid.answer("defender", seat=1)
    tells(laid, "log-interferes", "51.03", ruler="ruler:murshid", other="ruler:sultan")
    laid.answer("resolve:card:dervishes")
    tells(laid, "log-resolves", "44.05", ruler="ruler:sultan", card="card:dervishes", gives=1, takes=0)


@pytest.mark.rule("crescent_moon:76.01", "crescent_moon:76.02", "crescent_moon:76.08")
def test_covenants_are_open_to_all() -> None:
    def offered(points: int) -> Scene:
        laid = scene(
            4,
            turn="caliph",
            on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"], "murshid": ["influence"]}},
            seats={"caliph": {"points": 9}},
        )
        return laid.answer("assault", "A1>A2").answer(points, seat=3).answer(0, seat=2)

    refused = offered(2)
    ours = {"ruler": "ruler:caliph"}
    tells(refused, "log-covenant-proposed", "76.01", speaker="ruler:caliph", said="offer", count=2, **ours)
    refused.answer("refuse", seat=1)
    tells(refused, "log-covenant-refused", "76.01", speaker="ruler:caliph", said="offer", count=2, **ours)
    agreed = offered(2).answer("counter", 4, seat=1)
    tells(agreed, "log-covenant-countered", "76.01", speaker="ruler:murshid", said="demand", count=4, **ours)
    agreed.answer("accept", seat=3)
    tells(agreed, "log-covenant", "76.08", speaker="ruler:murshid", said="demand", count=4, **ours)
    silent = offered(0)
    assert not [line for line in silent.match.lines if line.message.startswith("log-covenant")]


@pytest.mark.rule(
    "crescent_moon:55.01", "crescent_moon:59.01", "crescent_moon:59.04", "crescent_moon:20.04", "crescent_moon:20.05"
)
def test_a_contest() -> None:
    on = {"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"], "warlord": ["ordinary"]}}
    laid = scene(4, turn="caliph", on=on).answer("influence", "A2", "supporter", "defender")
    tells(laid, "log-challenge", "20.04", ruler="ruler:caliph", hex="hex:A2")
    tells(laid, "log-supports", "55.01", ruler="ruler:warlord", other="ruler:caliph")
    tells(laid, "log-defends", "55.01", ruler="ruler:sultan", other="ruler:caliph")
    tells(laid, "log-contest-won", "59.01", ruler="ruler:caliph", attack=1, defence=1, hex="hex:A2")
    tells(laid, "log-places-influence", "59.02", ruler="ruler:caliph", hex="hex:A2")
    lost = scene(4, turn="caliph", on=on).answer("influence", "A2", "defender", "defender")
    tells(lost, "log-contest-lost", "59.04", ruler="ruler:caliph", attack=0, defence=2, hex="hex:A2")
    far = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}, "A3": {"murshid": ["influence"]}})
    far.answer("influence", "A2")
    tells(far, "log-challenge", "20.05", ruler="ruler:caliph", hex="hex:A2")


@pytest.mark.rule(
    "crescent_moon:17.02", "crescent_moon:17.05", "crescent_moon:65.02", "crescent_moon:41.02", "crescent_moon:14.05"
)
def test_upkeep_and_the_end() -> None:
    laid = scene(
        4,
        year=2,
        phase="preparation",
        market=NAMES,
        deck=["boats"] * 2,
        seats={"caliph": {"hand": EIGHT, "front": ["palace-guard"]}},
    )
    laid.asks("hand-limit", seat=3)
    (back,) = [line for line in laid.match.lines if line.message == "log-takes-back"]
    assert (back.rule, list(back.args)) == ("17.02", ["ruler", "cards"])
    laid.answer(["discard:card:agents"])
    tells(laid, "log-discards", "65.02", ruler="ruler:caliph", card="card:agents")
    tells(laid, "log-market-discards", "17.05", card="card:lancers")
    tells(laid, "log-market-discards", "17.05", card="card:dervishes")
    end = scene(4, year=3, phase="actions", round=4, turn="caliph").answer("tribute")
    tells(end, "log-scoring", "14.05", year=3)
    tells(end, "log-over", "41.02")
    end.holds(over=True)


@pytest.mark.rule("crescent_moon:64.05", "crescent_moon:64.06")
def test_what_is_over_the_limit() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": {"ordinary": 3, "mercenary": 2}}},
        seats={"caliph": {"reserves": 2}},
    )
    laid.answer("recruit", "A1", "A1")
    laid.asks("over-limit", seat=3)
    laid.answer(["ordinary", "mercenary"])
    tells(laid, "log-over-limit", "64.05", ruler="ruler:caliph", hex="hex:A1", ordinary=0, mercenaries=1)
    tells(laid, "log-over-limit", "64.06", ruler="ruler:caliph", hex="hex:A1", ordinary=1, mercenaries=0)
    laid.holds(hexes={"A1": {"caliph": {"ordinary": 4, "mercenary": 1}}}, seats={"caliph": {"reserves": 1}})
