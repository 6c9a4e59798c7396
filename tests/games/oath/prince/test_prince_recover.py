"""The Prince's Recover (P.13), what he can pay (P.18.e-g) and what he needs (P.18.h-l)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.prince.conditions import HOLDS
from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told

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


@pytest.mark.rule("oath:P.13.a", "oath:P.13.b")
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


@pytest.mark.rule("oath:P.18.f", "oath:P.18.g")
@pytest.mark.parametrize(("holder", "can"), [(None, True), (0, True), (1, False)])
def test_he_recovers_no_banner_that_he_holds(holder: int | None, can: bool) -> None:
    held = {name: {"holder": holder, "tokens": 1} for name in ("darkest-secret", "peoples-favor")}
    scene = on_space("BL_trade_both", 0, phase="rest", prince={"secrets": 4, "favor": 4}, banners=held)
    assert holds(scene, "can-pay-darkest-secret") is can
    assert holds(scene, "can-pay-peoples-favor") is can


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
    assert not most("supremacy", 0, 0, 0)
    assert most("supremacy", 1, 1, 1)
    assert not most("protection", 1, 1, 1)
    assert not most("supremacy", 0, 1, 2)


@pytest.mark.rule("oath:P.13.b", "oath:P.13.c", "oath:P.13.d", "oath:P.17.l", "oath:P.17.n")
def test_he_buys_the_darkest_secret_with_all_he_has() -> None:
    """Of the two that lay on it one comes to him and one goes to its old holder."""
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "plains", "secrets": 5},
        seats=[{"at": "river", "secrets": 0}],
        banners={"darkest-secret": {"holder": 0, "tokens": 2}},
        sites={"cradle-1": "plains", "provinces-1": "river"},
    )
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 5}},
        prince={"secrets": 1},
        seats={0: {"secrets": 1}},
    )


@pytest.mark.rule("oath:P.13.f", "oath:P.3.a", "oath:P.17.n")
def test_the_old_favor_of_the_peoples_favor_goes_round_from_discord() -> None:
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "plains", "favor": 4, "ambition": 2},
        banners={"peoples-favor": {"tokens": 2}},
        banks={"discord": 0, "arcane": 0, "order": 0},
        sites={"cradle-1": "plains"},
    )
    scene.holds(
        banners={"peoples-favor": {"holder": 1, "tokens": 4}},
        banks={"discord": 1, "arcane": 1, "order": 0},
        prince={"favor": 0, "ambition": 0},
    )


@pytest.mark.rule("oath:P.13.f", "oath:P.13.g", "oath:P.17.m")
def test_an_exile_pays_ambition_then_board_then_secrets() -> None:
    """The steppe asks 3 favor: one of Ambition, one of the board, one secret is burned."""
    scene = on_space(
        "TR_travel_relic_right",
        role="exile",
        prince={"at": "steppe", "favor": 2, "ambition": 1, "secrets": 2},
        sites={"cradle-1": {"site": "steppe", "relics": ["whistle"]}},
        banks={"nomad": 3},
    )
    scene.holds(prince={"relics": ["whistle"], "favor": 0, "ambition": 0, "secrets": 1}, banks={"nomad": 5})


@pytest.mark.rule("oath:P.13.g", "oath:P.18.e")
@pytest.mark.parametrize(("role", "takes"), [("exile", True), ("chancellor", False)])
def test_only_an_exile_prince_pays_a_relic_with_secrets(role: str, takes: bool) -> None:
    scene = on_space(
        "TR_travel_relic_left",
        role=role,
        prince={"at": "mountain", "favor": 1, "ambition": 1, "secrets": 2},
        sites={"cradle-1": {"site": "mountain", "relics": ["map"]}},
        seats=[{"relics": ["whistle", "brass-horse"]}],
    )
    assert (told(scene, "log-prince-follows")[0]["space"] == "mind:TR_recover_relic") is takes
    if takes:
        scene.holds(prince={"favor": 0, "ambition": 0, "secrets": 1, "relics": ["map"]})


@pytest.mark.rule("oath:P.13.d", "oath:P.17.l", "oath:P.15.a")
def test_neither_the_guard_nor_tome_guardians_keep_the_secret_from_him() -> None:
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "river", "secrets": 4},
        sites={
            "cradle-1": "river",
            "provinces-1": {"site": "steppe", "cards": ["tome-guardians"], "warbands": {"red": 1}},
        },
        seats=[{"at": "steppe", "advisers": ["longbows"]}],
        banners={"darkest-secret": {"holder": 0, "tokens": 3}},
    )
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 4}}, prince={"secrets": 1}, seats={0: {"secrets": 2}}
    )


@pytest.mark.rule("oath:P.18.f")
def test_as_many_secrets_as_lie_on_it_are_not_enough() -> None:
    scene = on_space(
        "BL_trade_secret",
        prince={"at": "river", "secrets": 3},
        sites={"cradle-1": "river"},
        banners={"darkest-secret": {"holder": 0, "tokens": 3}},
    )
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:BL_travel_secret"


CODE: dict[str, Any] = {
    "sites": {"cradle-1": {"site": "river", "cards": ["magicians-code"], "warbands": {"purple": 1}}},
    "banners": {"darkest-secret": {"holder": 0, "tokens": 3}},
}


@pytest.mark.rule("oath:P.18.f", "oath:P.13.c", "oath:P.15.l")
@pytest.mark.card("denizen:magicians-code")
@pytest.mark.parametrize("favor", [1, 2])
def test_the_magicians_code_makes_an_expanded_prince_able_to_pay(favor: int) -> None:
    """2 secrets against 3: with the Code's two he places 4, if he has its 2 favor, Ambition first."""
    scene = on_space(
        "BL_trade_secret",
        powers="expanded",
        prince={"at": "river", "secrets": 2, "favor": favor, "ambition": 1},
        **CODE,
    )
    scene.answer("enough")
    if favor < 2:
        scene.holds(prince={"mask": "BL_travel_secret"})
        return
    scene.asks("prince-modifiers", 0)
    scene.answer("use:denizen:magicians-code")
    scene.holds(
        banners={"darkest-secret": {"holder": 1, "tokens": 4}},
        prince={"secrets": 1, "favor": 0, "ambition": 0},
        seats={0: {"secrets": 2}},
    )


@pytest.mark.rule("oath:P.13.a", "oath:P.15.m", "oath:P.7.c")
def test_a_recover_that_hung_on_the_code_is_skipped_without_it() -> None:
    scene = on_space("BL_trade_secret", powers="expanded", prince={"at": "river", "secrets": 2, "favor": 2}, **CODE)
    scene.answer("enough", "enough")
    assert told(scene, "log-prince-skips")[0]["why"] == "recover"
    scene.holds(banners={"darkest-secret": {"holder": 0, "tokens": 3}}, prince={"favor": 2, "secrets": 2, "actions": 1})


@pytest.mark.rule("oath:P.15.j", "oath:P.18.f")
def test_the_code_costs_favor_and_so_is_nothing_for_a_limited_prince() -> None:
    scene = on_space("BL_trade_secret", prince={"at": "river", "secrets": 2, "favor": 2}, **CODE)
    assert told(scene, "log-prince-follows")[0]["space"] == "mind:BL_travel_secret"
    more = on_space("BL_trade_secret", prince={"at": "river", "secrets": 4, "favor": 2}, **CODE)
    more.holds(banners={"darkest-secret": {"holder": 1, "tokens": 4}})
