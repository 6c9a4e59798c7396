"""Citizenship (6.6-6.8): the offer, the Empire's rules, exile and self-exile."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene


def empire(*seats: dict[str, Any], **words: Any) -> Scene:
    """Everybody stands at the Steppe; the Chancellor has the Grand Scepter."""
    described = [{"at": "steppe", **seat} for seat in seats]
    sites = {"cradle-1": {"site": "steppe", **words.pop("here", {})}, **words.pop("sites", {})}
    return Scene("oath", len(described), seats=described, sites=sites, **words)


def offer(scene: Scene, *terms: str, seat: int = 1) -> Scene:
    """The Scepter's holder offers Citizenship on these terms, and shows nothing."""
    return scene.answer("use:relic:grand-scepter:3", f"seat:{seat}", [], list(terms))


RELIC = "0>1:reliquary:reliquary:0"


@pytest.mark.rule("oath:6.6.1.a", "oath:6.6.1.d", "oath:6.6.2.i", "oath:6.6.2.b")
def test_an_offer_may_include_favor_secrets_banners_and_relics() -> None:
    scene = empire(
        {"favor": 2, "relics": ["grand-scepter", "whistle"]},
        {"secrets": 3, "relics": ["horned-mask"]},
        reliquary=["map"],
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
    )
    offer(
        scene,
        RELIC,
        "0>1:favor",
        "0>1:relic:relic:whistle",
        "1>0:secret",
        "1>0:relic:relic:horned-mask",
        "1>0:banner:banner:darkest-secret",
    )
    scene.answer(2, 3)
    scene.asks("citizenship-reply", seat=1)
    scene.answer("accept")
    scene.holds(
        seats={
            0: {"favor": 0, "secrets": 3, "relics": ["grand-scepter", "horned-mask"]},
            1: {"role": "citizen", "favor": 2, "secrets": 0, "relics": ["map", "whistle"]},
        },
        banners={"darkest-secret": {"holder": 0, "tokens": 2}},
        reliquary=["bare"],
    )


@pytest.mark.rule("oath:6.6.1.c", "oath:6.6.1.e")
def test_an_offer_holds_exactly_one_relic_of_the_reliquary() -> None:
    scene = empire({"favor": 1}, {})
    scene.answer("use:relic:grand-scepter:3", "seat:1", [])
    scene.refuses(["0>1:favor"], rule="6.6.1.c")
    scene.rejects([RELIC, "0>1:reliquary:reliquary:1"])
    scene.accepts([RELIC])
    scene.accepts([RELIC, "0>1:favor"])


@pytest.mark.rule("oath:6.6.1.f", "oath:9.4.e")
def test_the_exile_is_shown_what_the_offerer_likes() -> None:
    scene = empire({}, {}, reliquary=["map", "whistle"])
    scene.answer("use:relic:grand-scepter:3", "seat:1", ["reliquary:1"])
    scene.sees(1, reliquary=[{"relic": {"card": None}}, {"relic": {"card": "relic:whistle"}}, {}, {}])
    scene.sees(0, reliquary=[{"relic": {"card": None}}, {"relic": {"card": None}}, {}, {}])


@pytest.mark.rule("oath:6.6.2.a")
def test_a_refused_offer_changes_nothing() -> None:
    scene = offer(empire({"favor": 1}, {"warbands": 2, "supply": 3, "vision": "faith"}), RELIC, "0>1:favor")
    scene.answer("refuse")
    scene.holds(seats={0: {"favor": 1}, 1: {"role": "exile", "warbands": 2, "supply": 3, "vision": "faith"}})


@pytest.mark.rule("oath:6.6.2.c", "oath:6.6.2.h", "oath:6.6.2.j", "oath:7.1.1.e", "oath:2.3.d")
def test_a_new_citizens_warbands_supply_and_the_uncovered_space() -> None:
    """The space of Decadent is uncovered: into the Cradle the Chancellor travels for nothing, without being asked.

    For the new Citizen both ways cost 2 Supply.
    """
    scene = empire(
        {"at": "standing-stones"},
        {"warbands": 2, "supply": 3},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 3}}},
    )
    offer(scene, "0>1:reliquary:reliquary:1").answer("accept")
    scene.holds(
        seats={0: {"bank": 24 - 5}, 1: {"role": "citizen", "warbands": 2, "supply": 7, "bank": 14}},
        sites={"cradle-2": {"warbands": {"purple": 3}}},
    )
    scene.answer("travel", "site:steppe", "rest", "travel", "site:standing-stones", "travel", "site:steppe")
    scene.holds(seats={0: {"supply": 7}, 1: {"supply": 3}})


@pytest.mark.rule("oath:6.6.2.g")
def test_who_becomes_a_citizen_on_the_own_turn_goes_on_to_rest() -> None:
    scene = empire({}, {"relics": ["grand-scepter"], "supply": 2}, turn=1)
    scene.answer("use:relic:grand-scepter:3", "seat:1", "reliquary:0")
    scene.holds(seats={1: {"role": "citizen"}}, turn=0)
    scene = offer(empire({"supply": 2}, {}), RELIC)
    scene.answer("accept")
    scene.holds(turn=0, phase="act")


@pytest.mark.rule("oath:6.6.3.a", "oath:6.6.3.b", "oath:10.6.a", "oath:10.6.b")
def test_imperial_players_rule_every_site_with_purple_warbands() -> None:
    scene = empire({}, {"role": "citizen"}, {}, sites={"provinces-1": {"site": "wastes", "warbands": {"purple": 1}}})
    t = scene.match.table
    assert [t.imperial(seat) for seat in range(3)] == [True, True, False]
    assert [t.rules(seat, 2) for seat in range(3)] == [True, True, False]


@pytest.mark.rule("oath:6.box.0.a", "oath:6.box.2.11.a", "oath:2.11.h")
def test_a_citizen_counts_for_the_empire_and_the_chancellor_holds_its_title() -> None:
    """Red's two sites beat the Chancellor's one: an Exile takes the title, a Citizen's are the Empire's."""
    sites = {
        "cradle-2": {"site": "mine", "warbands": {"purple": 1}},
        "provinces-1": {"site": "wastes", "warbands": {"red": 1}},
        "provinces-2": {"site": "river", "warbands": {"red": 1}},
    }
    scene = empire({}, {"favor": 1}, sites=sites, title=0)
    scene.answer("rest")
    scene.holds(title=1)
    scene = offer(empire({}, {}, {}, sites=sites, title=1), RELIC).answer("accept")
    scene.holds(title=0, usurper=False)


@pytest.mark.rule("oath:6.box.2.11.b", "oath:2.11.n")
@pytest.mark.parametrize(("title", "dice"), [(0, 2), (2, 1)])
def test_the_chancellors_title_defends_every_imperial_player(title: int, dice: int) -> None:
    """A Citizen's site is attacked: 1 die, and 1 for the title if the Chancellor has it."""
    sites: dict[str, Any] = {"cradle-2": {"site": "mine", "warbands": {"purple" if title == 0 else "blue": 2}}}
    scene = empire(
        {"at": "mine"},
        {"role": "citizen"},
        {"warbands": 3},
        turn=2,
        title=title,
        oath="people",
        banners={"peoples-favor": {"holder": title}},
        here={"warbands": {"purple": 1}},
        sites=sites,
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 1, "no")
    scene.logs("log-defense", dice=dice)


@pytest.mark.rule("oath:6.box.5.5.a", "oath:6.box.5.5.b", "oath:5.5.2.m")
def test_imperial_players_help_one_another_with_plans_and_warbands() -> None:
    scene = empire(
        {},
        {"role": "citizen", "warbands": 2, "advisers": ["longbows"]},
        {"warbands": 4},
        turn=2,
        here={"warbands": {"purple": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 4)
    scene.asks("campaign-join", seat=1)
    scene.answer("yes", "yes", "use:denizen:longbows", "dice:-1")
    scene.logs("log-attack", dice=3)
    scene.logs("log-defense", defense=1 + 2)


@pytest.mark.rule("oath:6.7.c", "oath:6.7.e", "oath:6.7.f", "oath:6.7.b", "oath:6.7.d")
@pytest.mark.parametrize(
    ("title", "holder", "price"),
    [(1, 1, 7), (0, 0, 3), (0, 1, 5), (1, 0, 5), (2, 1, 6), (2, 0, 4), (2, None, 5)],
)
def test_what_exiling_a_citizen_costs(title: int, holder: int | None, price: int) -> None:
    """The oath is Devotion: whoever has the Darkest Secret has the title."""
    banners: dict[str, Any] = {"darkest-secret": {"holder": title}}
    if holder is not None:
        banners["peoples-favor"] = {"holder": holder}
    scene = empire({"favor": 8}, {"role": "citizen"}, {}, oath="devotion", title=title, banners=banners)
    scene.answer("use:relic:grand-scepter:3", "seat:1")
    scene.holds(seats={0: {"favor": 8 - price}, 1: {"role": "exile", "favor": price}})


@pytest.mark.rule("oath:6.7.a", "oath:6.7.j", "oath:6.7.h")
def test_an_exiled_citizen_starts_anew_with_full_supply() -> None:
    scene = empire({"favor": 5}, {"role": "citizen", "supply": 2, "warbands": 3}, title=0)
    scene.answer("use:relic:grand-scepter:3", "seat:1")
    scene.holds(seats={0: {"bank": 24}, 1: {"role": "exile", "supply": 7, "warbands": 3, "bank": 11}})
    scene = empire({"favor": 3}, {"role": "citizen"}, title=0)
    scene.not_offered("use:relic:grand-scepter:3")


@pytest.mark.rule("oath:6.8.b", "oath:6.8.f", "oath:6.8.g")
def test_self_exile_counts_warbands_and_secrets_on_board_and_cards() -> None:
    scene = empire(
        {"relics": ["grand-scepter"]},
        {"role": "citizen", "favor": 6, "warbands": 2, "secrets": 1, "facedown_secrets": 1, "supply": 1},
        turn=1,
        here={"cards": ["tutor"]},
        tokens={"tutor": {"favor": 1, "secrets": 1}},
    )
    scene.answer("self-exile")
    scene.holds(seats={0: {"favor": 5}, 1: {"role": "exile", "favor": 1, "warbands": 2, "supply": 7}}, turn=0)


@pytest.mark.rule("oath:6.8.c")
def test_the_scepters_holder_cannot_leave_the_empire() -> None:
    scene = empire({"relics": []}, {"role": "citizen", "relics": ["grand-scepter"]}, turn=1)
    scene.refuses("self-exile", rule="6.8.c")
