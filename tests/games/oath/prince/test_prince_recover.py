"""The Prince's Recover (P.13), what he can pay (P.18.e-g) and what he needs (P.18.h-l)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.prince.conditions import HOLDS
from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space

MINE: dict[str, Any] = {"cradle-1": {"site": "mine", "relics": ["map", "whistle"]}}
"""A relic here costs 3 favor, into the bank of Discord."""


def at_mine(role: str = "chancellor", **prince: Any) -> Scene:
    return on_space("TR_trade_both_right", role=role, prince={"at": "mine", **prince}, sites=MINE)


def holds(scene: Scene, condition: str) -> bool:
    return HOLDS[condition](scene.match.table)


# -- relics ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.13.b", "oath:P.18.e", "oath:P.3.e")
def test_he_pays_and_takes_the_relic_nearest_the_site() -> None:
    scene = at_mine(favor=4)
    scene.holds(
        prince={"favor": 1, "relics": ["grand-scepter", "map"], "done": ["TR_recover_relic"]}, banks={"discord": 6}
    )


@pytest.mark.rule("oath:P.13.a")
def test_what_he_cannot_pay_for_he_leaves() -> None:
    scene = at_mine(favor=2)
    scene.holds(prince={"mask": "TR_travel_favor", "relics": ["grand-scepter"]})
    none = on_space("TR_trade_both_right", prince={"at": "plains", "favor": 5}, sites={"cradle-1": "plains"})
    none.holds(prince={"mask": "TR_travel_favor"})


@pytest.mark.rule("oath:P.13.f", "oath:P.23.g")
def test_ambition_is_spent_first() -> None:
    at_mine(favor=4, ambition=2).holds(prince={"favor": 1, "ambition": 0})
    at_mine(favor=6, ambition=5).holds(prince={"favor": 3, "ambition": 2})


@pytest.mark.rule("oath:P.13.g", "oath:P.17.m")
def test_an_exile_burns_secrets_for_what_the_favor_falls_short_of() -> None:
    scene = at_mine("exile", favor=2, ambition=1, secrets=2)
    scene.holds(prince={"favor": 0, "ambition": 0, "secrets": 1, "relics": ["map"]}, banks={"discord": 5})
    at_mine("chancellor", favor=2, secrets=2).holds(prince={"relics": ["grand-scepter"], "secrets": 2})


def test_a_site_that_wants_secrets_gets_secrets() -> None:
    """5.4.2: the Shrouded Wood wants a secret burned; favor does not do."""
    words: dict[str, Any] = {"sites": {"cradle-1": {"site": "marshes", "relics": ["map"]}}}
    rich = on_space("TR_trade_both_right", prince={"at": "marshes", "secrets": 1}, **words)
    rich.holds(prince={"secrets": 0, "relics": ["grand-scepter", "map"]})
    poor = on_space("TR_trade_both_right", prince={"at": "marshes", "favor": 5}, **words)
    poor.holds(prince={"relics": ["grand-scepter"]})


# -- banners ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.13.c", "oath:P.17.n", "oath:P.18.f")
def test_on_the_darkest_secret_he_lays_all_his_secrets() -> None:
    held = {"darkest-secret": {"holder": 0, "tokens": 2}}
    scene = on_space("BL_trade_both", prince={"secrets": 4}, seats=[{"at": "hinterland-1"}], banners=held)
    scene.holds(banners={"darkest-secret": {"holder": 1, "tokens": 4}})
    scene.holds(prince={"secrets": 1}, seats={0: {"secrets": 1}})
    poor = on_space("BL_trade_both", 0, phase="rest", prince={"secrets": 2}, banners=held)
    assert not holds(poor, "can-pay-darkest-secret")


@pytest.mark.rule("oath:P.13.c", "oath:P.17.n", "oath:P.18.g", "oath:P.13.f")
def test_on_the_peoples_favor_he_lays_all_his_favor_and_ambition() -> None:
    words: dict[str, Any] = {"banners": {"peoples-favor": {"tokens": 3}}}
    scene = on_space("BR_trade_both", prince={"favor": 4, "ambition": 3}, **words)
    scene.holds(
        banners={"peoples-favor": {"holder": 1, "tokens": 4}},
        prince={"favor": 0, "ambition": 0},
        banks={"discord": 4, "arcane": 4, "order": 4, "hearth": 3},
    )


@pytest.mark.rule("oath:P.13.d", "oath:P.17.l")
def test_the_darkest_secret_is_never_guarded_from_him() -> None:
    """Its holder stands at a site whose only card matches an adviser."""
    scene = on_space(
        "BL_trade_both",
        prince={"secrets": 3, "at": "cradle-1"},
        seats=[{"at": "plains", "advisers": ["wolves"]}],
        sites={"provinces-1": {"site": "plains", "cards": ["second-chance"]}},
        banners={"darkest-secret": {"holder": 0, "tokens": 1}},
    )
    scene.holds(banners={"darkest-secret": {"holder": 1}})


@pytest.mark.rule("oath:P.13.e", "oath:P.2.d", "oath:P.2.b")
def test_from_him_it_is_guarded_by_his_schemers() -> None:
    def scene(**prince: Any) -> Scene:
        return Scene(
            "oath",
            1,
            options={"prince": "chancellor"},
            seats=[{"secrets": 4}],
            prince={"at": "plains", **prince},
            sites={"provinces-1": {"site": "plains", "cards": ["second-chance"]}},
            banners={"darkest-secret": {"holder": 1, "tokens": 1}},
        )

    scene(schemers={"beast": 1}).not_offered("recover")
    scene(friends={"beast": 1}).offers("recover")


# -- what he holds and needs (P.18.h-l) ------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.18.h", "oath:P.18.i", "oath:P.18.l")
def test_what_he_holds_and_needs() -> None:
    def with_banners(darkest: int | None, peoples: int | None) -> list[bool]:
        banners = {"darkest-secret": {"holder": darkest}, "peoples-favor": {"holder": peoples}}
        scene = on_space("BL_muster", 0, phase="rest", banners=banners)
        return [
            holds(scene, f"{one}")
            for one in ("holds-darkest-secret", "holds-peoples-favor", "needs-only-darkest-secret")
        ]

    assert with_banners(1, None) == [True, False, False]
    assert with_banners(0, 1) == [False, True, True]
    assert with_banners(1, 1) == [True, True, False]
    assert with_banners(None, None) == [False, False, False]


@pytest.mark.rule("oath:P.18.j")
def test_most_relics_and_banners_alone_or_with_the_title_of_that_goal() -> None:
    def most(oath: str, title: int, mine: list[str], theirs: list[str]) -> bool:
        words: dict[str, Any] = {"oath": oath, "title": title, "phase": "rest"}
        scene = on_space(
            "BL_muster", 0, prince={"relics": ["grand-scepter", *mine]}, seats=[{"relics": theirs}], **words
        )
        return holds(scene, "holds-most-relics-and-banners")

    assert most("supremacy", 1, ["map"], ["whistle"])
    assert not most("supremacy", 1, [], ["whistle"])
    assert most("protection", 1, [], ["whistle"])
    assert not most("protection", 0, [], ["whistle"])


@pytest.mark.rule("oath:P.18.k")
def test_most_sites_with_the_empire_and_never_beside_the_bandits() -> None:
    def most(oath: str, title: int, purple: int, red: int) -> bool:
        slots = ["cradle-1", "cradle-2", "provinces-1", "provinces-2", "hinterland-1"]
        names = ["plains", "river", "mine", "steppe", "mountain"]
        colours = ["purple"] * purple + ["red"] * red
        sites: dict[str, Any] = {slot: {"site": name} for slot, name in zip(slots, names, strict=True)}
        for slot, colour in zip(slots, colours, strict=False):
            sites[slot]["warbands"] = {colour: 1}
        words: dict[str, Any] = {"oath": oath, "title": title, "phase": "rest"}
        return holds(on_space("BL_muster", 0, sites=sites, **words), "rules-most-sites")

    assert most("supremacy", 1, 1, 0)
    assert most("supremacy", 1, 1, 1)
    assert not most("protection", 1, 1, 1)
    assert not most("supremacy", 0, 1, 2)
