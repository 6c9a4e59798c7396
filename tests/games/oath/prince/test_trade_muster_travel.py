"""The Prince's Trade, Muster and Travel (P.8-P.10)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told


def at_home(before: str, cards: list[str], *, sites: dict[str, Any] | None = None, **words: Any) -> Scene:
    """He stands at the Plains among these cards, with one action."""
    prince = {"at": "plains", **words.pop("prince", {})}
    here = {"cradle-1": {"site": "plains", "cards": cards}, **(sites or {})}
    return on_space(before, prince=prince, sites=here, **words)


# -- Trade (P.8) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.8.a", "oath:P.8.b", "oath:P.8.d")
def test_favor_for_every_card_of_a_friend() -> None:
    """Two Nomad cards on row 1, a Beast card on row 3; nothing is laid on them."""
    scene = at_home(
        "TL_travel_favor", ["elders", "ancient-binding", "wolves"], prince={"friends": {"nomad": 1, "beast": 3}}
    )
    scene.holds(prince={"favor": 4}, banks={"nomad": 1, "beast": 1})
    assert scene.state.tokens == []


@pytest.mark.rule("oath:P.8.c", "oath:P.23.b")
def test_secrets_for_every_card_of_a_schemer() -> None:
    scene = at_home("BL_threat", ["elders", "wolves"], prince={"schemers": {"nomad": 4}, "friends": {"beast": 4}})
    scene.holds(prince={"secrets": 2, "favor": 0, "done": ["BL_trade_secret"]})


@pytest.mark.rule("oath:P.20.d", "oath:P.8.e")
def test_favor_and_secrets_in_one_action() -> None:
    words: dict[str, Any] = {"prince": {"schemers": {"nomad": 1}, "friends": {"beast": 1}}}
    at_home("TR_travel_favor", ["elders", "wolves"], **words).holds(prince={"secrets": 1, "favor": 1})
    scene = at_home("TR_travel_favor", ["alchemist"], **words)
    assert told(scene, "log-prince-skips")[0]["action"] == "deed:trade-favor-and-secrets"


@pytest.mark.rule("oath:P.10.e")
def test_a_trade_takes_what_the_bank_has() -> None:
    scene = at_home(
        "TL_travel_favor", ["elders", "ancient-binding"], banks={"nomad": 1}, prince={"friends": {"nomad": 4}}
    )
    scene.holds(prince={"favor": 1}, banks={"nomad": 0})


# -- Muster (P.9) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.9.a", "oath:P.9.b", "oath:P.9.c", "oath:P.14.a")
def test_favor_on_each_card_from_the_nearest() -> None:
    """2 favor for 3 cards: the nearest two; the cleanup returns it to the banks."""
    scene = at_home("TL_trade_favor", ["elders", "wolves", "alchemist"], prince={"favor": 2})
    assert [line["card"] for line in told(scene, "log-musters")] == ["denizen:elders", "denizen:wolves"]
    scene.holds(prince={"warbands": 4, "favor": 0}, banks={"nomad": 4, "beast": 4, "arcane": 3}, tokens={})


@pytest.mark.rule("oath:P.9.d", "oath:P.23.g")
def test_ambition_is_not_mustered_with() -> None:
    scene = at_home("TL_trade_favor", ["elders", "wolves"], prince={"favor": 3, "ambition": 2})
    scene.holds(prince={"warbands": 2, "favor": 2, "ambition": 2})


@pytest.mark.rule("oath:P.9.e")
def test_without_favor_cards_or_warbands_it_is_skipped() -> None:
    for cards, prince in ((["elders"], {"favor": 0}), ([], {"favor": 2}), (["elders"], {"favor": 1, "ambition": 1})):
        scene = at_home("TL_trade_favor", cards, prince=prince)
        assert told(scene, "log-prince-skips")[0]["action"] == "deed:muster"
    empty = at_home("TL_trade_favor", ["elders"], prince={"favor": 2, "warbands": 24})
    assert empty.state.players[1].favor >= 2


def test_at_a_river_he_rules_each_card_gives_one_more() -> None:
    """prince-bundled-actions."""
    scene = on_space(
        "TL_trade_favor",
        prince={"at": "river", "favor": 2},
        sites={"cradle-1": {"site": "river", "cards": ["elders", "wolves"], "warbands": {"purple": 1}}},
    )
    scene.holds(prince={"warbands": 6})


# -- Travel (P.10) ---------------------------------------------------------------------------------------------------

FAR: dict[str, Any] = {
    "provinces-1": {"site": "mountain", "cards": ["elders", "wolves"]},
    "hinterland-1": {"site": "river", "cards": ["ancient-binding", "lancers"]},
}


def friends(**rows: int) -> dict[str, Any]:
    return {"friends": rows}


@pytest.mark.rule("oath:P.10.a", "oath:P.10.d")
def test_he_goes_where_a_trade_brings_most() -> None:
    at_home("TL_muster_low", [], sites=FAR, prince=friends(nomad=1)).holds(prince={"at": "river"})
    at_home("TL_muster_low", [], sites=FAR, prince=friends(beast=1)).holds(prince={"at": "mountain"})


@pytest.mark.rule("oath:P.10.b", "oath:P.3.a")
def test_in_a_tie_he_goes_left() -> None:
    scene = at_home("TL_muster_low", [], sites=FAR, prince=friends(nomad=1, beast=1))
    scene.holds(prince={"at": "mountain"})
    assert told(scene, "log-prince-leftmost")[0]["thing"] == "site:mountain"


@pytest.mark.rule("oath:P.10.c")
def test_he_stays_where_it_is_as_good() -> None:
    """prince-stays-where-it-is-as-good: his own site ties, so the Travel is skipped."""
    sites = {
        "cradle-1": {"site": "river", "cards": ["elders", "lancers"]},
        "provinces-1": {"site": "plains", "cards": ["ancient-binding", "rain-boots"]},
    }
    scene = on_space("TL_muster_low", sites=sites, prince={"at": "plains", **friends(nomad=1)})
    assert told(scene, "log-prince-skips")[0]["action"] == "deed:travel-most-favor"
    scene.holds(prince={"at": "plains"})


@pytest.mark.rule("oath:P.10.e", "oath:P.10.f")
def test_banks_and_full_cards_are_taken_into_account() -> None:
    dry = at_home("TL_muster_low", [], sites=FAR, banks={"nomad": 1}, prince=friends(nomad=1))
    dry.holds(prince={"at": "mountain"})
    full = at_home("TL_muster_low", [], sites=FAR, tokens={"lancers": {"favor": 1}}, prince=friends(nomad=1))
    full.holds(prince={"at": "mountain"})


@pytest.mark.rule("oath:P.10.g", "oath:P.23.f")
def test_without_favor_anywhere_he_takes_one_from_the_leftmost_bank() -> None:
    scene = at_home("TL_muster_low", [], banks={"discord": 0})
    scene.holds(prince={"at": "plains", "favor": 1, "done": ["TL_travel_favor"]}, banks={"arcane": 2})


@pytest.mark.rule("oath:P.10.h")
def test_without_secrets_anywhere_he_gains_one() -> None:
    at_home("BL_muster", []).holds(prince={"at": "plains", "secrets": 1, "done": ["BL_travel_secret"]})


def test_a_failed_travel_with_empty_banks_is_skipped() -> None:
    """prince-markers: an action that changes nothing at all is skipped."""
    scene = at_home(
        "TL_muster_low", [], banks=dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)
    )
    assert told(scene, "log-prince-skips")[0]["action"] == "deed:travel-most-favor"


@pytest.mark.rule("oath:P.20.h", "oath:P.10.b")
def test_to_the_leftmost_site_with_a_relic() -> None:
    sites = {
        "provinces-2": {"site": "mountain", "relics": ["map"]},
        "hinterland-1": {"site": "mine", "relics": ["whistle"]},
    }
    at_home("TR_trade_both_left", [], sites=sites).holds(prince={"at": "mountain"})
    here = on_space(
        "TR_trade_both_left", sites={"cradle-1": {"site": "mine", "relics": ["map"]}}, prince={"at": "mine"}
    )
    assert told(here, "log-prince-skips")[0]["action"] == "deed:travel-relic"


@pytest.mark.rule("oath:P.10.i", "oath:P.17.j")
def test_without_a_relic_to_the_first_facedown_site() -> None:
    scene = at_home("TR_trade_both_left", [], sites={"cradle-2": {"site": "mine", "faceup": False}})
    scene.holds(prince={"at": "mine", "favor": 0}, sites={"cradle-2": {"faceup": True}})


@pytest.mark.rule("oath:P.10.l")
def test_a_facedown_site_without_a_relic_brings_a_favor() -> None:
    scene = at_home("TR_trade_both_left", [], sites={"cradle-2": {"site": "river", "faceup": False}})
    scene.holds(prince={"at": "river", "favor": 1}, banks={"discord": 2})


ALL_UP: dict[str, Any] = {
    "cradle-2": "river",
    "provinces-1": "fertile-valley",
    "provinces-2": "charming-valley",
    "provinces-3": "lush-coast",
    "hinterland-1": "great-slum",
    "hinterland-2": {"site": "salt-flats", "cards": ["elders"]},
    "hinterland-3": "rocky-coast",
}


@pytest.mark.rule("oath:P.10.j", "oath:P.10.k", "oath:P.17.k")
def test_without_relics_and_facedown_sites_favor_and_on_to_secrets() -> None:
    scene = at_home("TR_trade_both_left", [], sites=ALL_UP, prince={"schemers": {"nomad": 1}})
    scene.holds(prince={"at": "salt-flats", "favor": 1, "path": ["TR_travel_relic_left"]}, banks={"discord": 2})
    none = at_home("TR_trade_both_left", [], sites=ALL_UP)
    none.holds(prince={"at": "plains", "favor": 1, "secrets": 1, "path": ["TR_travel_relic_left"]})
