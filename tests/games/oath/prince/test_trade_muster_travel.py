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


@pytest.mark.rule("oath:P.9.c")
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
    skipped = told(scene, "log-prince-skips")[0]
    assert (skipped["action"], skipped["why"]) == ("deed:travel-most-favor", "here")
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


@pytest.mark.rule("oath:P.10.f", "oath:P.7.c")
def test_a_failed_travel_with_empty_banks_is_skipped() -> None:
    """prince-markers: an action that changes nothing at all is skipped."""
    scene = at_home(
        "TL_muster_low", [], banks=dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)
    )
    skipped = told(scene, "log-prince-skips")[0]
    assert (skipped["action"], skipped["why"]) == ("deed:travel-most-favor", "banks")


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


@pytest.mark.rule("oath:P.8.a", "oath:P.8.b", "oath:P.8.d", "oath:P.23.b")
def test_a_trade_counts_each_card_by_the_row_of_its_suit() -> None:
    """Nomad on row 3 gives 2 a card, Beast on row 1 gives 1: two Nomad cards and a Beast card bring 5."""
    scene = on_space(
        "TL_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 3, "beast": 1}},
        banks={"nomad": 5, "beast": 5},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "great-herd"]}},
    )
    scene.holds(prince={"favor": 5}, banks={"nomad": 1, "beast": 4}, tokens={})


@pytest.mark.rule("oath:P.9.a", "oath:P.9.b", "oath:P.9.c", "oath:P.9.d")
def test_a_muster_goes_card_by_card_and_leaves_full_cards_and_ambition() -> None:
    scene = on_space(
        "TL_trade_favor",
        prince={"at": "plains", "favor": 3, "ambition": 1},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "great-herd"]}},
        tokens={"elders": {"favor": 1}},
    )
    mustered = [line["card"] for line in told(scene, "log-musters")]
    assert mustered == ["denizen:wolves", "denizen:great-herd"]
    scene.holds(prince={"warbands": 4, "favor": 1, "ambition": 1})


@pytest.mark.rule("oath:P.10.a", "oath:P.10.e", "oath:P.10.f")
def test_a_travel_counts_the_tokens_left_in_the_banks() -> None:
    """Three Nomad cards look better than two Beast cards, but the Nomad bank holds one favor."""
    scene = on_space(
        "TL_campaign_low",
        prince={"at": "steppe", "friends": {"nomad": 1, "beast": 1}},
        banks={"nomad": 1, "beast": 3},
        sites={
            "cradle-1": "steppe",
            "provinces-1": {"site": "plains", "cards": ["elders", "great-herd", "tents"]},
            "provinces-2": {"site": "river", "cards": ["wolves", "roving-terror"]},
        },
    )
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.10.i", "oath:P.10.j", "oath:P.10.k", "oath:P.17.j")
def test_without_relics_and_hidden_sites_he_takes_favor_and_goes_for_secrets() -> None:
    sites: dict[str, Any] = {
        "cradle-1": "plains",
        "cradle-2": "steppe",
        "provinces-1": {"site": "river", "cards": ["wolves"]},
        "provinces-2": "mountain",
        "provinces-3": "marshes",
        "hinterland-1": "narrow-pass",
        "hinterland-2": "salt-flats",
        "hinterland-3": "fertile-valley",
    }
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "plains", "schemers": {"beast": 2}},
        sites=sites,
        relics={"only": []},
        banks={"discord": 0, "arcane": 2},
    )
    scene.holds(prince={"at": "river", "favor": 1}, banks={"arcane": 1})


@pytest.mark.rule("oath:P.8.a", "oath:P.8.c", "oath:P.20.d")
def test_a_trade_for_both_leaves_busy_cards_alone() -> None:
    scene = on_space(
        "TR_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 3}, "schemers": {"beast": 4, "discord": 1}},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves", "zealots"]}},
        tokens={"zealots": {"favor": 1}},
        banks={"nomad": 5},
    )
    scene.holds(prince={"favor": 2, "secrets": 2}, banks={"nomad": 3})


@pytest.mark.rule("oath:P.9.c", "oath:P.9.a")
def test_a_muster_ends_with_the_warbands_of_the_bank() -> None:
    """23 of 24 purple warbands are out: one is gained for the first favor, and no second is placed."""
    scene = on_space(
        "TL_threat",
        prince={"at": "plains", "favor": 3, "warbands": 0},
        sites={
            "cradle-1": {"site": "plains", "cards": ["elders", "wolves"], "warbands": {"purple": 12}},
            "cradle-2": {"site": "river", "warbands": {"purple": 11}},
            "provinces-1": {"site": "mine", "warbands": {"red": 3}},
            "provinces-2": {"site": "steppe", "warbands": {"red": 3}},
            "provinces-3": {"site": "mountain", "warbands": {"red": 3}},
        },
        seats=[{"at": "mine"}],
    )
    scene.holds(prince={"warbands": 1, "favor": 2, "bank": 0})


@pytest.mark.rule("oath:P.9.d", "oath:P.9.e", "oath:P.7.c")
def test_ambition_alone_musters_nobody() -> None:
    scene = on_space(
        "BL_trade_both",
        prince={"at": "plains", "favor": 2, "ambition": 2},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "wolves"]}},
    )
    scene.holds(prince={"ambition": 2})
    assert told(scene, "log-prince-skips")[0]["why"] == "muster"


@pytest.mark.rule("oath:P.15.c", "oath:P.15.d", "oath:P.8.a")
def test_the_curfew_is_paid_card_by_card() -> None:
    """Two cards for favor, one favor in hand: he buys the first Trade and the second with what it brought."""
    scene = on_space(
        "BR_threat",
        prince={"at": "river", "favor": 1, "friends": {"nomad": 4}},
        sites={
            "cradle-1": {"site": "river", "cards": ["elders", "tents"], "warbands": {"red": 1}},
            "cradle-2": {"site": "plains", "cards": ["curfew"], "warbands": {"red": 1}},
        },
        seats=[{"at": "plains"}],
        banks={"nomad": 6},
        banners={"peoples-favor": {"holder": 0, "tokens": 9}},
    )
    scene.holds(prince={"favor": 3}, seats={0: {"favor": 2}})


@pytest.mark.rule("oath:P.10.a", "oath:P.10.c", "oath:P.3.a")
def test_a_site_as_good_as_his_own_does_not_draw_him_away() -> None:
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "river", "friends": {"nomad": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["tents"]},
            "cradle-2": {"site": "river", "cards": ["elders"]},
        },
        seats=[{"at": "plains"}],
        banners={"peoples-favor": {"holder": 0, "tokens": 9}},
    )
    assert told(scene, "log-prince-skips")[0]["why"] == "here"
    scene.holds(prince={"at": "river"})


@pytest.mark.rule("oath:P.10.d", "oath:P.10.e")
def test_a_nearly_empty_bank_makes_a_rich_site_poor() -> None:
    """Three Nomad cards on row 4 would be 6 favor, but the bank has 1; one Beast card on row 3 gives 2."""
    scene = on_space(
        "BR_search",
        prince={"at": "mine", "friends": {"nomad": 4, "beast": 3}},
        sites={
            "cradle-1": "mine",
            "cradle-2": {"site": "plains", "cards": ["tents", "elders", "lancers"]},
            "hinterland-1": {"site": "steppe", "cards": ["wolves"]},
        },
        banks={"nomad": 1, "beast": 3},
    )
    scene.holds(prince={"at": "steppe"})


@pytest.mark.rule("oath:P.10.h", "oath:P.10.l", "oath:P.17.j")
@pytest.mark.parametrize(("site", "favor"), [("plains", 1), ("mountain", 0)])
def test_for_a_relic_he_turns_up_the_first_facedown_site(site: str, favor: int) -> None:
    """A site turned up brings its relics (2.8.2); without any the Failed Travel box pays."""
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river"},
        sites={
            "cradle-1": "river",
            "cradle-2": {"site": site, "faceup": False},
            "provinces-1": "salt-flats",
            "hinterland-1": "fertile-valley",
        },
    )
    scene.holds(prince={"at": site, "favor": favor}, sites={"cradle-2": {"faceup": True}})


@pytest.mark.rule("oath:P.15.c", "oath:P.15.b")
def test_boiling_lake_scalds_the_prince_and_narrow_pass_does_not_hold_him() -> None:
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river", "warbands": 5},
        sites={
            "cradle-1": "river",
            "provinces-1": "narrow-pass",
            "provinces-2": {"site": "mountain", "cards": ["boiling-lake"], "relics": ["map"]},
        },
        seats=[{"at": "river"}],
    )
    scene.holds(prince={"at": "mountain", "warbands": 3})


@pytest.mark.rule("oath:P.15.d")
@pytest.mark.parametrize(("favor", "site"), [(1, "mountain"), (0, "steppe")])
def test_toll_roads_are_paid_or_that_site_is_left_out_of_account(favor: int, site: str) -> None:
    scene = on_space(
        "TR_trade_both_left",
        prince={"at": "river", "favor": favor},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "mountain", "cards": ["toll-roads"], "relics": ["map"], "warbands": {"red": 1}},
            "hinterland-1": {"site": "steppe", "relics": ["whistle"]},
        },
        seats=[{"at": "river"}],
    )
    scene.holds(prince={"at": site}, seats={0: {"favor": favor}})
