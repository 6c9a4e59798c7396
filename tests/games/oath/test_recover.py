"""Recover (5.4): relics of one's site and both banners."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

PEOPLE, SECRET = "peoples-favor", "darkest-secret"


@pytest.mark.rule("oath:5.4.1.c", "oath:5.4.1.d", "oath:2.5.1.a", "oath:2.5.3.f")
@pytest.mark.parametrize("holder", [None, 0, 1])
def test_a_banner_is_recovered_wherever_it_is(holder: int | None) -> None:
    scene = at_steppe(
        me={"favor": 3},
        seats=[{}, {"at": "mine"}],
        sites={"hinterland-2": "mine"},
        banners={PEOPLE: {"holder": holder, "tokens": 2}},
    )
    scene.answer("recover")
    scene.offers_only(f"banner:{PEOPLE}")
    scene.answer(f"banner:{PEOPLE}")
    if holder != 0:
        scene.answer("bank:order")
    scene.holds(banners={PEOPLE: {"holder": 0, "tokens": 3}}, seats={0: {"supply": 6}})


@pytest.mark.rule("oath:5.4.1.b", "oath:2.3.f")
def test_relics_elsewhere_and_in_the_reliquary_are_out_of_reach() -> None:
    scene = at_steppe(
        me={"favor": 3, "secrets": 3},
        here={"relics": ["map", "whistle"]},
        sites={"cradle-2": {"site": "mine", "relics": ["cracked-horn"]}},
        banners={PEOPLE: {"tokens": 5}, SECRET: {"tokens": 5}},
    )
    scene.answer("recover")
    scene.offers_only("slot:cradle-1:relic:0", "slot:cradle-1:relic:1")


@pytest.mark.rule("oath:5.4.1.f", "oath:5.4.2.g", "oath:5.4.4.g", "oath:5.4.4.j")
def test_an_own_darkest_secret_is_recovered_whatever_lies_here() -> None:
    scene = at_steppe(
        me={"secrets": 4, "advisers": ["tents"]},
        here={"cards": ["elders"]},
        banners={SECRET: {"holder": 0, "tokens": 2}},
    )
    scene.answer("recover", f"banner:{SECRET}")
    scene.offers_only("3", "4")
    scene.answer(4)
    scene.holds(seats={0: {"secrets": 2}}, banners={SECRET: {"holder": 0, "tokens": 4}})


@pytest.mark.rule("oath:5.4.1.g", "oath:5.4.1.h", "oath:5.4.1.i", "oath:5.4.1.j")
@pytest.mark.parametrize(
    ("cards", "advisers", "free"),
    [
        (["bandit-rampart"], [], False),
        (["bandit-rampart", "wolves"], ["tents"], True),
        (["elders"], [{"facedown": "tents"}], True),
        (["elders"], ["tents"], False),
        (["hall-of-debate"], ["tavern-songs"], False),
    ],
)
@pytest.mark.parametrize("law", ["printed", "errata"])
def test_what_has_no_suit_guards_no_secret(law: str, cards: list[str], advisers: list[Any], free: bool) -> None:
    scene = at_steppe(
        me={"secrets": 2},
        seats=[{}, {"advisers": advisers}],
        here={"cards": cards},
        banners={SECRET: {"holder": 1, "tokens": 1}},
        options={"law": law},
    )
    if free:
        scene.offers("recover")
    else:
        scene.refuses("recover", rule="5.4.1.i" if cards == ["bandit-rampart"] else "5.4.1.e")


@pytest.mark.rule("oath:5.4.1.e", "oath:5.4.4.h", "oath:5.4.4.i")
@pytest.mark.parametrize(("holder", "mine", "theirs"), [(None, 1, 0), (1, 1, 2)])
def test_one_old_secret_is_the_takers_and_the_rest_the_former_holders(
    holder: int | None, mine: int, theirs: int
) -> None:
    scene = at_steppe(me={"secrets": 4}, here={"cards": ["wolves"]}, banners={SECRET: {"holder": holder, "tokens": 3}})
    scene.answer("recover", f"banner:{SECRET}")
    scene.holds(
        seats={0: {"secrets": mine}, 1: {"secrets": theirs}},
        banners={SECRET: {"holder": 0, "tokens": 4}},
    )


@pytest.mark.rule("oath:5.4.1.e")
def test_the_holders_site_is_what_counts_not_the_takers() -> None:
    scene = at_steppe(
        me={"secrets": 2},
        seats=[{}, {"at": "mine", "advisers": ["tents"]}],
        here={"cards": ["elders"]},
        sites={"hinterland-1": {"site": "mine", "cards": ["wolves"]}},
        banners={SECRET: {"holder": 1, "tokens": 1}},
    )
    scene.answer("recover", f"banner:{SECRET}")
    scene.holds(banners={SECRET: {"holder": 0, "tokens": 2}})


@pytest.mark.rule("oath:5.4.2.a", "oath:5.4.2.c", "oath:5.4.2.d", "oath:5.4.2.e", "oath:2.4.1.a", "oath:2.8.4.a")
@pytest.mark.parametrize(
    ("site", "purse"), [("mountain", {"favor": 2}), ("marshes", {"secrets": 1}), ("wastes", {"secrets": 2})]
)
def test_a_price_to_be_burned_leaves_no_bank_richer(site: str, purse: dict[str, int]) -> None:
    sites = {"cradle-1": {"site": site, "relics": ["map"]}}
    scene = Scene("oath", 2, seats=[{"at": site, **purse}], sites=sites)
    shared = scene.state.bank
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(
        banks={"discord": 3, "arcane": 3, "order": 3, "hearth": 3, "beast": 3, "nomad": 3},
        shared_bank=shared + purse.get("favor", 0),
        seats={0: {"favor": 0, "secrets": 0}},
    )
    short = {word: count - 1 for word, count in purse.items()}
    Scene("oath", 2, seats=[{"at": site, **short}], sites=sites).not_offered("recover")


@pytest.mark.rule("oath:2.8.4.a", "oath:5.4.2.a")
def test_where_the_site_shows_no_price_nothing_is_recovered() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "plains", "favor": 9, "secrets": 9}],
        sites={"cradle-1": {"site": "plains", "relics": ["map"]}},
    )
    scene.answer("recover")
    scene.offers_only("banner:peoples-favor", "banner:darkest-secret")
    scene.refuses("slot:cradle-1:relic:0", rule="5.4.2.a")


@pytest.mark.rule("oath:5.4.3.a", "oath:5.4.3.b", "oath:2.2.3.b", "oath:2.2.3.a")
def test_relics_and_banners_are_held_openly_and_without_limit() -> None:
    many = ["cracked-horn", "whistle", "dowsing-sticks", "oracular-pig", "ivory-eye"]
    scene = at_steppe(
        me={"favor": 3, "relics": many},
        here={"relics": ["map"]},
        banners={PEOPLE: {"holder": 0}, SECRET: {"holder": 0}},
    )
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(
        seats={0: {"relics": ["grand-scepter", *many, "map"]}},
        banners={PEOPLE: {"holder": 0}, SECRET: {"holder": 0}},
    )
    seen = scene.match.game.view(scene.match.table, 1).players[0].relics
    assert [(relic.card, relic.faceup) for relic in seen][-1] == ("relic:map", True)


@pytest.mark.rule("oath:5.4.4.d", "oath:5.4.4.e", "oath:5.4.4.f", "oath:2.1.3.a")
def test_old_favor_goes_round_all_the_banks() -> None:
    scene = at_steppe(
        me={"favor": 9},
        banners={PEOPLE: {"holder": 1, "tokens": 8}},
        banks={"discord": 0, "arcane": 0, "order": 0, "hearth": 0, "beast": 0, "nomad": 0},
    )
    scene.answer("recover", f"banner:{PEOPLE}", "bank:beast")
    scene.holds(banks={"discord": 1, "arcane": 1, "order": 1, "hearth": 1, "beast": 2, "nomad": 2})


@pytest.mark.rule("oath:5.4.4.a", "oath:5.4.4.b")
@pytest.mark.parametrize(("law", "mob"), [("printed", True), ("errata", False)])
def test_a_mob_that_is_recovered_depends_on_the_law(law: str, mob: bool) -> None:
    scene = at_steppe(me={"favor": 3}, banners={PEOPLE: {"holder": 1, "tokens": 1, "mob": True}}, options={"law": law})
    scene.answer("recover", f"banner:{PEOPLE}", 3, "bank:beast")
    scene.holds(banners={PEOPLE: {"holder": 0, "tokens": 3, "mob": mob}}, banks={"beast": 4})
    scene.logs("log-recovers-banner", player="seat:0", banner=f"banner:{PEOPLE}", count=3, times=1)
