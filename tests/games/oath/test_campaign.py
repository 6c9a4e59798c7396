"""Campaigns with fixed dice (5.5): every step of the law, on every kind of side.

Attack faces: 0-2 hollow sword, 3-4 sword, 5 two swords and a skull. Defense faces: 0-1 blank, 2-3 shield, 4 two
shields, 5 doubles. The defense is rolled first.
"""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5

HOME = {"cradle-2": {"site": "mine", "warbands": {"purple": 1}}}
"""A site of the Chancellor's, so that the title stays where it is."""


def battle(
    *,
    players: int = 2,
    turn: int = 0,
    seats: dict[int, dict[str, Any]] | None = None,
    here: dict[str, Any] | None = None,
    sites: dict[str, Any] | None = None,
    **words: Any,
) -> Scene:
    """Everybody stands at the Steppe on top of the Cradle."""
    described = [{"at": "steppe", **(seats or {}).get(seat, {})} for seat in range(players)]
    laid = {"cradle-1": {"site": "steppe", **(here or {})}, **HOME, **(sites or {})}
    return Scene("oath", players, turn=turn, seats=described, sites=laid, **words)


# -- step 1: the defender ------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.1.a", "oath:5.5.1.b", "oath:5.5.1.c")
def test_a_ruler_or_somebody_standing_here_can_be_attacked() -> None:
    scene = battle(players=4, here={"warbands": {"red": 1}}, seats={0: {"warbands": 2}, 3: {"at": "mine"}})
    scene.answer("campaign")
    scene.offers_only("seat:1", "seat:2")
    scene.answer("seat:1", ["site:steppe"])
    scene.holds(seats={0: {"supply": 5}})


@pytest.mark.rule("oath:5.5.1.b")
def test_a_ruler_far_away_can_be_attacked() -> None:
    scene = battle(here={"warbands": {"red": 1}}, seats={0: {"warbands": 1}, 1: {"at": "mine"}})
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe")


@pytest.mark.rule("oath:5.5.1.d", "oath:A.3.1.c")
@pytest.mark.parametrize(("law", "defenders"), [("printed", ["bandits"]), ("errata", ["bandits", "seat:1"])])
def test_where_no_player_rules_the_bandits_are_attacked(law: str, defenders: list[str]) -> None:
    scene = battle(seats={0: {"warbands": 2}}, options={"law": law})
    scene.answer("campaign")
    scene.offers_only(*defenders)


@pytest.mark.rule("oath:4.2.g", "oath:5.5.1.a")
def test_a_campaign_needs_two_supply() -> None:
    scene = battle(here={"warbands": {"red": 1}}, seats={0: {"supply": 1}})
    scene.refuses("campaign", rule="4.2.g")


@pytest.mark.rule("oath:5.5.1.a")
def test_one_cannot_campaign_against_oneself() -> None:
    scene = battle(here={"warbands": {"purple": 1}}, seats={0: {"warbands": 2}, 1: {"at": "mine"}})
    scene.refuses("campaign", rule="5.5.1")


# -- step 2: targets and pools -------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.2.c", "oath:5.5.2.d", "oath:5.5.2.e", "oath:5.5.2.g", "oath:5.5.2.j")
def test_everything_of_a_defender_who_stands_here_is_a_target() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        sites={"hinterland-2": {"site": "river", "warbands": {"red": 1}}},
        seats={0: {"warbands": 2}, 1: {"relics": ["map"]}},
        banners={"darkest-secret": {"holder": 1, "tokens": 3}},
        title=1,
    )
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe", "site:river", "relic:map", "banner:darkest-secret", "pawn:seat:1")
    scene.refuses(["site:river"], rule="5.5.2.j")


@pytest.mark.rule("oath:5.5.2.i")
def test_some_target_must_be_at_the_attackers_site() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        sites={"hinterland-2": {"site": "river", "warbands": {"red": 1}}},
        seats={0: {"warbands": 2}},
    )
    scene.answer("campaign", "seat:1")
    scene.refuses(["site:river"], rule="5.5.2.i")
    scene.answer(["site:river", "pawn:seat:1"])
    scene.asks("campaign-dice")


@pytest.mark.card("oath:denizen:giant-python")
@pytest.mark.rule("oath:5.5.2.i")
def test_a_target_is_offered_if_two_others_make_the_declaration_legal() -> None:
    """Something here must be a target, and the dice even: the River goes with the pawn and another site."""
    scene = battle(
        here={"warbands": {"purple": 1}},
        sites={
            "hinterland-1": {"site": "mountain", "warbands": {"red": 1}},
            "hinterland-2": {"site": "river", "warbands": {"red": 1}},
        },
        seats={0: {"warbands": 2}, 1: {"advisers": ["giant-python"]}},
    )
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:mountain", "site:river", "pawn:seat:1")
    scene.rejects(["site:river", "site:mountain"], rule="5.5.2.i")
    scene.rejects(["site:river", "pawn:seat:1"], rule="5.5.2")
    scene.accepts(["pawn:seat:1"])
    scene.accepts(["site:mountain", "site:river", "pawn:seat:1"])


@pytest.mark.pair("oath:denizen:spell-breaker", "oath:site:the-hidden-place")
@pytest.mark.rule("oath:5.5.2.j", "oath:5.5.2.i", "oath:A.2.12.b")
@pytest.mark.parametrize(
    ("law", "ruler", "targets"),
    [
        ("printed", "red", []),
        ("errata", "red", []),
        ("errata", "purple", []),
        ("printed", "purple", ["pawn:seat:1"]),
    ],
)
def test_who_must_target_a_site_and_cannot_makes_no_campaign_there(law: str, ruler: str, targets: list[str]) -> None:
    """The Spell Breaker's enemies turn no secret for the Hidden Place; as printed, a pawn there needs none."""
    scene = Scene(
        "oath",
        2,
        options={"law": law},
        seats=[{"at": "the-hidden-place", "warbands": 2, "secrets": 2}, {"at": "the-hidden-place"}],
        sites={
            "cradle-1": {"site": "the-hidden-place", "warbands": {ruler: 1}},
            "cradle-2": {"site": "mine", "cards": ["spell-breaker"], "warbands": {"red": 1}},
        },
    )
    if targets:
        scene.answer("campaign", "seat:1")
        scene.offers_only(*targets, "site:mine")
    else:
        scene.not_offered("campaign")


@pytest.mark.rule("oath:5.5.2.d", "oath:5.5.2.e")
def test_relics_of_a_defender_elsewhere_are_out_of_reach() -> None:
    scene = battle(here={"warbands": {"red": 1}}, seats={0: {"warbands": 2}, 1: {"at": "mine", "relics": ["map"]}})
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe")


@pytest.mark.rule("oath:5.5.2.b", "oath:5.5.2.f", "oath:5.5.2.h", "oath:2.4.2.a")
def test_the_defense_pool_is_the_sum_of_the_shields() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        seats={0: {"warbands": 1}, 1: {"relics": ["map"]}},
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
        dice=[BLANK] * 20,
    )
    scene.answer("campaign", "seat:1", ["site:steppe", "relic:map", "banner:darkest-secret", "pawn:seat:1"], 0)
    scene.logs("log-defense", dice=1 + 3 + 2 + 2)


@pytest.mark.rule("oath:2.11.k", "oath:5.5.2.b")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 2), (True, 3)])
def test_the_title_adds_its_dice_to_its_holders_defense(usurper: bool, dice: int) -> None:
    scene = battle(
        here={"warbands": {"red": 2}},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        seats={0: {"warbands": 1}},
        title=1,
        usurper=usurper,
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 0)
    scene.logs("log-defense", dice=dice)


@pytest.mark.rule("oath:5.5.2.k", "oath:5.5.2.l")
def test_the_attacker_takes_at_most_a_die_for_each_warband() -> None:
    scene = battle(here={"warbands": {"red": 1}}, seats={0: {"warbands": 3}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"])
    scene.offers_only("0", "1", "2", "3")
    scene.answer(1)
    scene.logs("log-attack", dice=1)


# -- allies --------------------------------------------------------------------------------------------------


def imperial(**words: Any) -> Scene:
    """An Exile (seat 2) attacks a Citizen (seat 1) at an Imperial site; a second Citizen (seat 3) stands there too."""
    seats = {
        0: {"at": "mine", "warbands": 5},
        1: {"role": "citizen", "warbands": 2},
        2: {"warbands": 6},
        3: {"role": "citizen", "warbands": 3},
    }
    for seat, more in words.pop("seats", {}).items():
        seats[seat] = {**seats[seat], **more}
    return battle(players=4, turn=2, here={"warbands": {"purple": 1}}, seats=seats, **words)


@pytest.mark.rule("oath:5.5.2.m", "oath:5.5.2.n", "oath:5.5.4.k", "oath:5.5.4.m")
def test_citizens_join_with_the_defenders_consent() -> None:
    scene = imperial(dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0)
    scene.asks("campaign-join", seat=3)
    scene.answer("yes")
    scene.asks("campaign-consent", seat=1)
    scene.answer("yes")
    scene.logs("log-defense", defense=1 + 2 + 3)


@pytest.mark.rule("oath:5.5.2.n")
def test_without_consent_no_citizen_joins() -> None:
    scene = imperial(dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, "yes", "no")
    scene.logs("log-defense", defense=1 + 2)


@pytest.mark.rule("oath:5.5.2.o")
def test_a_citizen_elsewhere_is_not_asked() -> None:
    scene = imperial(seats={3: {"at": "mine"}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0)
    scene.logs("log-defense", defense=3)


@pytest.mark.rule("oath:5.5.4.l", "oath:5.5.2.o")
def test_an_ally_at_another_target_counts() -> None:
    scene = imperial(seats={3: {"at": "mine"}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe", "site:mine"], 0, "yes", "yes")
    scene.logs("log-defense", defense=1 + 1 + 2 + 3 + 5)


@pytest.mark.rule("oath:5.5.6.h", "oath:5.5.7.I.d", "oath:5.5.7.I.e", "oath:6.box.5.5.f")
def test_the_chancellor_picks_the_imperial_dead() -> None:
    scene = imperial(dice=[BLANK, BLANK, SWORD, SWORD, SWORD, SWORD, SWORD, SWORD])
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "no")
    scene.asks("choose-number", seat=0)
    scene.answer(1, 0)
    scene.holds(seats={0: {"warbands": 6}, 1: {"warbands": 1}, 2: {"warbands": 6}, 3: {"warbands": 3}})


@pytest.mark.rule("oath:5.5.6.a", "oath:5.5.6.c", "oath:5.5.6.h", "oath:5.5.6.e", "oath:5.5.7.I.e")
@pytest.mark.parametrize(("first", "second", "home"), [(0, ["2", "3"], [2, 0]), (2, ["0", "1"], [0, 3])])
def test_the_chancellor_shares_the_dead_out_among_the_boards(first: int, second: list[str], home: list[int]) -> None:
    """Six warbands: two and three on boards, one at the site. Half die; what is left at the site goes home."""
    scene = imperial(dice=[BLANK, BLANK, *[SKULL] * 6])
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes")
    scene.asks("choose-number", seat=0)
    scene.offers_only("0", "1", "2")
    scene.answer(first)
    scene.offers_only(*second)
    scene.answer(int(second[0]) if first else int(second[1]))
    scene.holds(
        seats={0: {"warbands": 5 + (1 if first == 0 else 0)}, 1: {"warbands": home[0]}, 3: {"warbands": home[1]}},
        sites={"cradle-1": {"warbands": {}}},
    )


@pytest.mark.rule("oath:5.5.6.c", "oath:5.5.6.d")
def test_a_chancellor_elsewhere_loses_nothing_of_the_own_board() -> None:
    scene = imperial(dice=[BLANK, BLANK, *[SWORD] * 6], seats={1: {"warbands": 0}, 3: {"at": "mine"}})
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, 0)
    scene.holds(seats={0: {"warbands": 6}, 3: {"warbands": 3}}, sites={"cradle-1": {"warbands": {}}})


@pytest.mark.rule("oath:2.11.n", "oath:5.5.4.e")
def test_the_chancellors_title_helps_every_imperial_defender() -> None:
    scene = imperial(dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, "no")
    scene.logs("log-defense", dice=2)


@pytest.mark.rule("oath:2.11.k", "oath:2.11.n", "oath:5.5.2.b")
@pytest.mark.parametrize(("holder", "dice"), [(0, 2), (1, 2), (3, 1), (2, 1)])
def test_whose_title_helps_a_citizen(holder: int, dice: int) -> None:
    """The defender's own or the Chancellor's; not that of a Citizen who only joins, nor the attacker's."""
    scene = imperial(oath="devotion", title=holder, banners={"darkest-secret": {"holder": holder}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, "yes", "yes")
    scene.logs("log-defense", dice=dice)


@pytest.mark.rule("oath:5.5.1.f", "oath:2.11.n", "oath:5.5.2.m", "oath:5.5.2.n")
def test_a_citizen_attacked_by_the_chancellor_stands_alone() -> None:
    """Neither the Chancellor's title nor another Citizen helps, and purple dead go to the Chancellor's bank."""
    scene = battle(
        players=3,
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 9}, 1: {"role": "citizen", "warbands": 4}, 2: {"role": "citizen", "warbands": 5}},
        dice=[BLANK, BLANK, *[SWORD] * 9],
    )
    scene.answer("campaign")
    scene.offers_only("seat:1", "seat:2")
    scene.answer("seat:1", ["pawn:seat:1"], 9)
    scene.logs("log-defense", dice=2, defense=4)
    scene.holds(seats={0: {"bank": 24 - 9 - 4 - 5 - 2 + 2}, 1: {"warbands": 2}, 2: {"warbands": 5}})


@pytest.mark.rule("oath:5.5.1.e", "oath:5.5.2.m", "oath:5.5.2.n", "oath:5.5.7.I.d")
def test_a_citizen_attacked_by_a_citizen_has_the_chancellor_at_the_side() -> None:
    scene = battle(
        players=4,
        turn=2,
        here={"warbands": {"purple": 3}},
        seats={
            0: {"at": "mine", "warbands": 2},
            1: {"role": "citizen", "warbands": 0},
            2: {"role": "citizen", "warbands": 6},
            3: {"role": "citizen", "at": "mine"},
        },
        dice=[BLANK, BLANK, *[SWORD] * 6],
    )
    scene.answer("campaign")
    scene.offers_only("seat:0", "seat:1", "seat:3")
    scene.answer("seat:1", ["site:steppe"], 6)
    scene.logs("log-defense", dice=2, defense=3)
    scene.asks("campaign-place", seat=2)
    scene.answer(0)
    scene.holds(seats={0: {"warbands": 4}, 2: {"role": "citizen", "warbands": 6}}, sites={"cradle-1": {"warbands": {}}})


# -- infighting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.1.e", "oath:5.5.2.c", "oath:6.box.5.5.c", "oath:6.box.5.5.d", "oath:6.box.5.5.e")
def test_a_citizen_who_attacks_the_chancellor_stands_alone() -> None:
    scene = battle(
        players=3,
        turn=1,
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 1}, 1: {"role": "citizen", "warbands": 5}, 2: {"role": "citizen", "warbands": 2}},
        dice=[BLANK, BLANK, *[SWORD] * 5],
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 5, "yes", "yes")
    scene.logs("log-defense", defense=1 + 1 + 2)
    scene.answer(2)
    scene.asks("campaign-place")
    scene.answer(2)
    scene.holds(seats={1: {"role": "citizen", "warbands": 3}}, sites={"cradle-1": {"warbands": {"purple": 2}}})


@pytest.mark.rule("oath:5.5.1.f", "oath:5.5.7.I.c")
def test_the_chancellor_attacks_a_citizens_belongings_only() -> None:
    scene = battle(
        players=2,
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 3}, 1: {"role": "citizen", "relics": ["map"], "warbands": 1}},
        dice=[BLANK] * 5 + [SWORD] * 3,
    )
    scene.answer("campaign", "seat:1")
    scene.offers_only("relic:map", "pawn:seat:1")
    scene.answer(["relic:map"], 3)
    scene.logs("log-defense", dice=3, defense=1)
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}, 1: {"warbands": 1}})


# -- step 3: battle plans ------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.3.a", "oath:5.5.3.b", "oath:5.5.3.c", "oath:5.5.3.d")
def test_the_attacker_uses_plans_before_the_defender_each_once() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        seats={0: {"warbands": 2, "advisers": ["longbows"]}, 1: {"favor": 1, "advisers": ["extra-provisions"]}},
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("campaign-plans", seat=0)
    scene.answer("use:denizen:longbows", "dice:+1")
    scene.asks("campaign-plans", seat=1)
    scene.answer("use:denizen:extra-provisions")
    scene.logs("log-defense", dice=2)
    scene.logs("log-attack", dice=3)
    scene.holds(seats={1: {"favor": 0}}, banks={"hearth": 4})


@pytest.mark.rule("oath:7.5.1.a", "oath:7.5.1.b")
def test_plans_of_a_site_belong_to_its_ruler_alone() -> None:
    scene = battle(
        here={"warbands": {"red": 1}, "cards": ["longbows"]},
        seats={0: {"warbands": 2}},
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("campaign-plans", seat=1)
    scene.answer("use:denizen:longbows", "dice:-1")
    scene.logs("log-attack", dice=1)


@pytest.mark.rule("oath:7.1.2.k", "oath:7.1.2.l", "oath:4.3.2.c")
def test_a_defender_pays_out_of_turn() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        seats={0: {"warbands": 2}, 1: {"secrets": 1, "advisers": ["fire-talkers"]}},
        banners={"darkest-secret": {"holder": 1}},
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:fire-talkers", "dice:-3")
    scene.holds(seats={1: {"secrets": 0, "facedown_secrets": 1}}, tokens={})
    scene.logs("log-defense", dice=2)


@pytest.mark.rule("oath:5.5.3.f")
def test_bandits_use_every_free_plan_against_the_attacker() -> None:
    scene = battle(here={"cards": ["longbows", "extra-provisions"]}, seats={0: {"warbands": 3}}, dice=[BLANK] * 9)
    scene.answer("campaign", "bandits", ["site:steppe"], 3)
    scene.logs("log-uses-plan", player="bandits", power="denizen:longbows")
    scene.logs("log-defense", dice=1)
    scene.logs("log-attack", dice=2)


@pytest.mark.rule("oath:5.5.3.f", "oath:5.5.3.i")
@pytest.mark.parametrize(
    ("here", "there", "used"),
    [
        (["longbows"], ["wrestlers"], ["longbows", "wrestlers"]),
        (["wrestlers"], ["longbows"], ["wrestlers", "longbows"]),
        (["longbows", "wrestlers"], [], ["longbows", "wrestlers"]),
        (["longbows", "code-of-honor"], ["wrestlers"], ["code-of-honor"]),
        (["extra-provisions", "longbows"], [], ["longbows"]),
    ],
)
def test_bandits_use_their_free_plans_from_the_top_of_the_cradle(
    here: list[str], there: list[str], used: list[str]
) -> None:
    """At a site from the card nearest it; a plan that excludes others is used alone."""
    scene = battle(
        here={"cards": here},
        seats={0: {"warbands": 3}},
        sites={"cradle-2": {"site": "plains", "cards": there}, "provinces-1": {"site": "mine"}},
        dice=[BLANK] * 20,
    )
    scene.answer("campaign", "bandits", ["site:steppe"], 3)
    told = [line.args for line in scene.match.lines if line.message == "log-uses-plan"]
    assert [(args["player"], args["power"]) for args in told] == [("bandits", f"denizen:{plan}") for plan in used]


@pytest.mark.rule("oath:5.5.3.h", "oath:5.5.3.k", "oath:5.5.3.l")
def test_allies_use_plans_and_pay_themselves_but_no_plan_twice() -> None:
    scene = imperial(seats={0: {"favor": 1, "advisers": ["extra-provisions"]}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, "no")
    scene.asks("campaign-plans", seat=0)
    scene.answer("use:denizen:extra-provisions")
    scene.logs("log-defense", dice=3)
    scene.holds(seats={0: {"favor": 0}})


@pytest.mark.rule("oath:5.5.3.e", "oath:5.5.3.b")
def test_a_defender_uses_each_plan_once() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        seats={0: {"warbands": 9}, 1: {"favor": 2, "advisers": ["longbows", "extra-provisions"]}},
        dice=[BLANK] * 20,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 9, "use:denizen:longbows", "dice:-1")
    scene.offers_only("use:denizen:extra-provisions", "enough")
    scene.answer("use:denizen:extra-provisions")
    scene.logs("log-attack", dice=8)
    scene.logs("log-defense", dice=2)


@pytest.mark.rule("oath:5.5.3.j", "oath:5.5.3.h", "oath:5.5.3.k")
def test_the_defender_says_whose_plan_comes_next() -> None:
    plans = {
        0: {"favor": 1, "advisers": ["extra-provisions"]},
        1: {"advisers": ["longbows"]},
        3: {"secrets": 1, "advisers": ["fire-talkers"]},
    }
    words: dict[str, Any] = {"seats": plans, "banners": {"darkest-secret": {"holder": 1}}, "dice": [BLANK] * 20}
    scene = imperial(**words)
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes")
    scene.asks("campaign-next", seat=1)
    scene.offers_only("seat:0", "seat:1", "seat:3")
    scene.answer("seat:3")
    scene.asks("campaign-plans", seat=3)
    scene.answer("use:denizen:fire-talkers", "dice:-3")
    scene.offers_only("seat:0", "seat:1")
    scene.answer("seat:0")
    scene.asks("campaign-plans", seat=0)
    scene.answer("enough")
    scene.asks("campaign-plans", seat=1)
    scene.answer("use:denizen:longbows", "dice:-1")
    scene.logs("log-attack", dice=2)
    scene.holds(seats={0: {"favor": 1}, 3: {"facedown_secrets": 1}})


@pytest.mark.rule("oath:5.5.3.j")
def test_where_only_one_of_the_side_has_a_plan_nothing_is_to_be_ordered() -> None:
    scene = imperial(seats={3: {"advisers": ["longbows"]}, 0: {"advisers": ["extra-provisions"]}}, dice=[BLANK] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes")
    scene.asks("campaign-plans", seat=3)


@pytest.mark.rule("oath:5.5.3.i")
@pytest.mark.parametrize(("holder", "dice"), [(0, "dice:-3"), (1, "dice:-3"), (3, "dice:-3"), (2, None)])
def test_what_one_of_the_side_holds_the_whole_side_holds(holder: int, dice: str | None) -> None:
    scene = imperial(
        seats={3: {"secrets": 1, "advisers": ["fire-talkers"]}},
        banners={"darkest-secret": {"holder": holder}},
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes")
    scene.answer("use:denizen:fire-talkers", *([dice] if dice else []))
    scene.logs("log-attack", dice=3 if dice else 6)


@pytest.mark.rule("oath:5.5.3.l")
def test_a_plan_that_two_of_the_side_rule_is_used_once() -> None:
    """Every Imperial player rules the card at an Imperial site."""
    scene = imperial(
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}, "cards": ["longbows"]}}, dice=[BLANK] * 9
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "no")
    scene.asks("campaign-next", seat=1)
    scene.answer("seat:0", "use:denizen:longbows", "dice:-1")
    scene.logs("log-attack", dice=5)


@pytest.mark.rule("oath:5.5.2.p", "oath:5.5.5.f")
@pytest.mark.parametrize(("joins", "asked"), [("yes", False), ("no", True)])
def test_the_modifiers_of_an_ally_work_in_the_battle(joins: str, asked: bool) -> None:
    """Vow of Peace: nobody who attacks its holder's side may sacrifice."""
    scene = imperial(seats={3: {"advisers": ["vow-of-peace"], "warbands": 0}}, dice=[BLANK, BLANK, *[SWORD] * 3])
    scene.answer("campaign", "seat:1", ["site:steppe"], 3, joins, *(["yes"] if joins == "yes" else []))
    if asked:
        scene.asks("campaign-sacrifice", seat=2)
    else:
        scene.not_asked(question="campaign-sacrifice")
        scene.logs("log-defender-wins")


# -- steps 4 and 5: rolls ------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.4.b", "oath:5.5.4.c", "oath:5.5.4.e", "oath:5.5.4.h", "oath:5.5.4.i")
@pytest.mark.parametrize(
    ("roll", "shields"),
    [
        ([SHIELD, TWO, BLANK], 3),
        ([SHIELD, SHIELD, DOUBLE], 4),
        ([TWO, DOUBLE, DOUBLE], 8),
        ([DOUBLE, DOUBLE, BLANK], 0),
    ],
)
def test_doubling_faces_double_the_shields_but_no_warbands(roll: list[int], shields: int) -> None:
    scene = battle(
        here={"warbands": {"red": 2}},
        seats={0: {"warbands": 1}, 1: {"warbands": 3}},
        dice=[*roll, HOLLOW],
        title=0,
        sites={"provinces-1": {"site": "river", "warbands": {"purple": 1}}},
    )
    scene.answer("campaign", "seat:1", ["site:steppe", "pawn:seat:1"], 1)
    scene.logs("log-defense", shields=shields, defense=shields + 5)


@pytest.mark.rule("oath:5.5.4.a", "oath:5.5.4.h", "oath:5.5.4.j", "oath:5.5.5.b")
def test_three_doubling_faces_multiply_by_eight() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        seats={0: {"warbands": 1}, 1: {"at": "mine", "relics": ["map"]}},
        sites={
            "provinces-1": {"site": "river", "warbands": {"red": 1}},
            "provinces-2": {"site": "wastes", "warbands": {"red": 1}},
        },
        title=1,
        usurper=False,
        dice=[TWO, DOUBLE, DOUBLE, DOUBLE, HOLLOW],
    )
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river", "site:wastes"], 1)
    scene.logs("log-defense", dice=4, shields=16, defense=16 + 3)
    rolls = [line.message for line in scene.match.lines if line.message in ("log-defense", "log-attack")]
    assert rolls == ["log-defense", "log-attack"]


@pytest.mark.rule("oath:5.5.4.f", "oath:5.5.4.g")
@pytest.mark.parametrize(("where", "defense"), [("river", 1 + 1 + 3), ("standing-stones", 1 + 1)])
def test_the_defenders_board_counts_only_near_the_fight(where: str, defense: int) -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        sites={"hinterland-1": {"site": "river", "warbands": {"red": 1}}, "provinces-1": "standing-stones"},
        seats={0: {"warbands": 1}, 1: {"at": where, "warbands": 3}},
        dice=[BLANK] * 9,
        title=1,
    )
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river"], 1)
    scene.logs("log-defense", defense=defense)


@pytest.mark.rule("oath:5.5.4.d", "oath:2.8.3.b")
def test_bandits_defend_with_one_of_theirs_at_each_target() -> None:
    scene = battle(sites={"hinterland-1": "river"}, seats={0: {"warbands": 1}}, dice=[BLANK, BLANK, HOLLOW])
    scene.answer("campaign", "bandits", ["site:steppe", "site:river"], 1)
    scene.logs("log-defense", dice=2, defense=2)


@pytest.mark.rule("oath:5.5.5.e", "oath:5.5.5.i", "oath:5.5.5.j")
@pytest.mark.parametrize(
    ("roll", "swords"),
    [
        ([HOLLOW, HOLLOW, HOLLOW], 1),
        ([HOLLOW, SWORD, SWORD], 2),
        ([HOLLOW, HOLLOW, SWORD], 2),
        ([SKULL, HOLLOW, SWORD], 3),
    ],
)
def test_two_hollow_swords_make_one(roll: list[int], swords: int) -> None:
    scene = battle(here={"warbands": {"red": 9}}, seats={0: {"warbands": 3}}, dice=[BLANK, *roll], title=0)
    scene.answer("campaign", "seat:1", ["site:steppe"], 3)
    scene.logs("log-attack", swords=swords)


@pytest.mark.rule("oath:5.5.5.c", "oath:5.5.5.d", "oath:5.5.5.h")
def test_skulls_kill_before_anybody_is_sacrificed() -> None:
    scene = battle(here={"warbands": {"red": 5}}, seats={0: {"warbands": 2}}, dice=[BLANK, SKULL, SKULL])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.logs("log-attack", swords=4, skulls=2)
    scene.holds(seats={0: {"warbands": 0}}, sites={"cradle-1": {"warbands": {"red": 5}}})


@pytest.mark.rule("oath:5.5.5.f", "oath:5.5.5.g", "oath:9.5.a")
def test_exactly_as_many_are_sacrificed_as_are_needed() -> None:
    scene = battle(here={"warbands": {"red": 3}}, seats={0: {"warbands": 4}}, dice=[BLANK, SWORD, SWORD])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.asks("campaign-sacrifice", seat=0)
    scene.answer("yes")
    scene.logs("log-sacrifices", count=2)
    scene.answer(1)
    scene.holds(seats={0: {"warbands": 1}}, sites={"cradle-1": {"warbands": {"purple": 1}}})


@pytest.mark.rule("oath:5.5.5.h")
def test_a_sacrifice_that_cannot_win_is_not_offered() -> None:
    scene = battle(here={"warbands": {"red": 5}}, seats={0: {"warbands": 2}}, dice=[BLANK, HOLLOW, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    scene.logs("log-defender-wins")
    scene.holds(seats={0: {"warbands": 1}})


@pytest.mark.rule("oath:5.5.5.k", "oath:5.5.5.l")
def test_a_tie_is_the_defenders() -> None:
    scene = battle(here={"warbands": {"red": 2}}, seats={0: {"warbands": 2}}, dice=[BLANK, SWORD, SWORD])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "no")
    scene.logs("log-defender-wins")


@pytest.mark.rule("oath:5.5.5.c", "oath:5.5.5.d", "oath:5.5.6.b")
def test_skulls_kill_before_half_of_what_is_left() -> None:
    scene = battle(here={"warbands": {"red": 9}}, seats={0: {"warbands": 6}}, dice=[BLANK, SKULL, HOLLOW, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:steppe"], 3)
    scene.holds(seats={0: {"warbands": 3, "bank": 24 - 3 - 1}})


@pytest.mark.rule("oath:5.5.5.g", "oath:5.5.5.h", "oath:5.5.5.f")
@pytest.mark.parametrize(("red", "offered"), [(3, 3), (4, 4), (5, None)])
def test_the_sacrifice_may_take_the_whole_force_but_no_more(red: int, offered: int | None) -> None:
    scene = battle(here={"warbands": {"red": red}}, seats={0: {"warbands": 4}}, dice=[BLANK, SWORD, HOLLOW])
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    if offered is None:
        scene.logs("log-defender-wins")
        return
    scene.answer("yes")
    scene.logs("log-sacrifices", count=offered)
    scene.logs("log-attacker-wins")


# -- step 6: the defeat --------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.6.a", "oath:5.5.6.b", "oath:5.5.6.d")
def test_a_beaten_attacker_loses_half_rounded_down() -> None:
    scene = battle(here={"warbands": {"red": 9}}, seats={0: {"warbands": 5}}, dice=[BLANK, *[HOLLOW] * 5])
    scene.answer("campaign", "seat:1", ["site:steppe"], 5)
    scene.holds(seats={0: {"warbands": 3}}, sites={"cradle-2": {"warbands": {"purple": 1}}})


@pytest.mark.rule("oath:5.5.6.a", "oath:5.5.6.c", "oath:5.5.6.e", "oath:5.5.7.I.b")
def test_survivors_of_a_beaten_defender_go_home() -> None:
    scene = battle(
        here={"warbands": {"red": 3}},
        seats={0: {"warbands": 6}, 1: {"at": "mine", "warbands": 2}},
        dice=[BLANK, *[SWORD] * 6],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, 0)
    scene.holds(seats={1: {"warbands": 4, "bank": 10}}, sites={"cradle-1": {"warbands": {}}})


@pytest.mark.rule("oath:5.5.6.f")
def test_bandits_only_hide() -> None:
    scene = battle(seats={0: {"warbands": 3}}, dice=[BLANK, *[SWORD] * 3])
    scene.answer("campaign", "bandits", ["site:steppe"], 3, 2)
    scene.holds(seats={0: {"warbands": 1}}, sites={"cradle-1": {"warbands": {"purple": 2}}})


@pytest.mark.rule("oath:5.5.6.g")
def test_if_you_are_defeated_is_resolved_with_the_defeat() -> None:
    scene = battle(
        here={"warbands": {"red": 9}},
        seats={0: {"warbands": 4, "advisers": ["traveling-doctor"]}},
        dice=[BLANK, *[HOLLOW] * 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 4, "use:denizen:traveling-doctor")
    scene.holds(seats={0: {"warbands": 4, "advisers": []}}, discards={"provinces": ["traveling-doctor"]})


# -- step 7: the victory -------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.7.II.a", "oath:5.5.7.II.b", "oath:5.5.7.II.c", "oath:5.5.7.II.d", "oath:2.5.3.a")
@pytest.mark.parametrize(("banner", "left"), [("peoples-favor", 2), ("darkest-secret", 2)])
def test_targeted_relics_and_banners_are_taken(banner: str, left: int) -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 9}, 1: {"relics": ["map"]}},
        banners={banner: {"holder": 1, "tokens": 4}},
        dice=[*[BLANK] * 7, *[SWORD] * 9],
    )
    scene.answer("campaign", "seat:1", ["relic:map", f"banner:{banner}"], 9)
    mob = banner == "peoples-favor"
    scene.holds(
        seats={0: {"relics": ["grand-scepter", "map"]}},
        banners={banner: {"holder": 0, "tokens": left, "mob": mob}},
    )


@pytest.mark.rule("oath:5.5.7.II.a", "oath:5.5.7.a")
def test_relics_that_are_not_targets_stay_and_others_hear_of_those_taken() -> None:
    """The Relic Thief waits for a relic that somebody takes; a shield on its die keeps the thief away."""
    scene = battle(
        players=3,
        here={"warbands": {"purple": 1}},
        seats={
            0: {"warbands": 9},
            1: {"relics": ["map", "whistle"]},
            2: {"favor": 1, "secrets": 1, "advisers": ["relic-thief"]},
        },
        dice=[*[BLANK] * 3, *[SWORD] * 9, SHIELD],
    )
    scene.answer("campaign", "seat:1", ["relic:map"], 9)
    scene.asks("confirm", seat=2)
    scene.answer("yes")
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}, 1: {"relics": ["whistle"]}, 2: {"favor": 0}})


@pytest.mark.rule("oath:2.5.3.b")
def test_the_last_token_of_a_seized_banner_stays() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 9}},
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
        dice=[*[BLANK] * 2, *[SWORD] * 9],
    )
    scene.answer("campaign", "seat:1", ["banner:darkest-secret"], 9)
    scene.holds(banners={"darkest-secret": {"holder": 0, "tokens": 1}})


@pytest.mark.rule("oath:5.5.7.III.a", "oath:5.5.7.III.b", "oath:5.5.7.III.c")
def test_by_the_printed_law_a_beaten_pawn_is_banished_and_half_its_favor_burned() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 3}, 1: {"favor": 5, "supply": 3}},
        dice=[BLANK, BLANK, *[SWORD] * 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3)
    scene.asks("travel-to", seat=0)
    scene.answer("slot:hinterland-3")
    scene.holds(seats={1: {"favor": 3, "supply": 3}})


@pytest.mark.rule("oath:5.5.7.III.a", "oath:5.5.7.III.c", "oath:A.3.7.c", "oath:A.3.7.d")
def test_by_the_corrected_law_the_winner_may_banish_and_may_burn() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        seats={0: {"warbands": 3}, 1: {"favor": 5}},
        dice=[BLANK, BLANK, *[SWORD] * 3],
        options={"law": "errata"},
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3)
    scene.asks("campaign-banish", seat=0)
    scene.answer("no", "yes")
    scene.holds(seats={1: {"favor": 3, "at": "steppe"}})


@pytest.mark.rule("oath:5.5.7.III.d", "oath:A.2.8.a")
def test_nobody_is_banished_past_the_narrow_pass() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        sites={"hinterland-1": "narrow-pass"},
        seats={0: {"warbands": 3}},
        dice=[BLANK, BLANK, *[SWORD] * 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3)
    scene.offers("site:narrow-pass", "site:mine")
    scene.refuses("slot:hinterland-3", rule="A.2.8.a")


@pytest.mark.rule("oath:5.5.7.III.d", "oath:A.2.12.a")
def test_a_banished_player_need_not_pay_to_enter() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        sites={"hinterland-1": "the-hidden-place"},
        seats={0: {"warbands": 3}, 1: {"secrets": 1}},
        dice=[BLANK, BLANK, *[SWORD] * 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3, "site:the-hidden-place")
    scene.asks("travel-toll", seat=1)
    scene.answer("no")
    scene.asks("travel-to", seat=0)
    scene.answer("site:mine")
    scene.holds(seats={1: {"at": "mine", "secrets": 1}})


@pytest.mark.rule("oath:5.5.7.III.e", "oath:A.2.7.c")
def test_out_of_the_shrouded_wood_its_ruler_shows_the_way() -> None:
    scene = Scene(
        "oath",
        3,
        turn=2,
        seats=[{"at": "mine"}, {"at": "shrouded-wood"}, {"at": "shrouded-wood", "warbands": 3}],
        sites={"cradle-1": {"site": "shrouded-wood", "warbands": {"purple": 1}}, "cradle-2": "mine"},
        dice=[BLANK, BLANK, *[SWORD] * 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3)
    scene.asks("travel-to", seat=0)
    scene.answer("site:mine")
    scene.holds(seats={1: {"at": "mine"}})


@pytest.mark.rule("oath:5.5.7.III.a", "oath:A.2.7.a")
def test_into_the_shrouded_wood_one_is_banished_like_anywhere() -> None:
    scene = battle(
        here={"warbands": {"purple": 1}},
        sites={"hinterland-1": "shrouded-wood"},
        seats={0: {"warbands": 3}},
        dice=[BLANK, BLANK, *[SWORD] * 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3, "site:shrouded-wood")
    scene.holds(seats={1: {"at": "shrouded-wood"}})


@pytest.mark.rule("oath:5.5.7.a", "oath:5.5.7.b", "oath:5.5.7.I.a")
def test_warbands_of_the_force_take_the_won_sites() -> None:
    scene = battle(
        here={"warbands": {"red": 1}},
        sites={
            "provinces-1": {"site": "river", "warbands": {"red": 1}},
            "provinces-2": {"site": "wastes", "warbands": {"purple": 1}},
        },
        seats={0: {"warbands": 6}},
        dice=[BLANK, BLANK, *[SWORD] * 6],
    )
    scene.answer("campaign", "seat:1", ["site:steppe", "site:river"], 6, 2, 1)
    scene.holds(
        sites={"cradle-1": {"warbands": {"purple": 2}}, "provinces-1": {"warbands": {"purple": 1}}},
        seats={0: {"warbands": 3}},
    )


# -- step 8 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.5.8.a", "oath:5.5.8.c")
def test_the_winner_resolves_if_you_win() -> None:
    for roll, favor in ((SWORD, 2), (HOLLOW, 0)):
        scene = battle(
            here={"warbands": {"red": 3}},
            seats={0: {"warbands": 6, "advisers": ["battle-honors"]}},
            dice=[BLANK, *[roll] * 6],
        )
        scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:denizen:battle-honors", 0 if favor else "no")
        scene.holds(seats={0: {"favor": favor}})


@pytest.mark.rule("oath:5.5.8.b", "oath:5.5.8.d")
def test_discards_at_the_end_are_due_for_either_side() -> None:
    scene = battle(
        here={"warbands": {"red": 9}},
        seats={0: {"warbands": 2, "advisers": ["horse-archers"]}, 1: {"advisers": ["longbows"]}},
        dice=[BLANK, *[HOLLOW] * 9],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2, "use:denizen:horse-archers", "dice:+3", "enough")
    scene.holds(seats={0: {"advisers": []}, 1: {"advisers": ["longbows"]}}, discards={"provinces": ["horse-archers"]})


@pytest.mark.rule("oath:2.11.b", "oath:2.11.g")
def test_the_title_passes_with_the_sites() -> None:
    scene = battle(
        turn=1,
        here={"warbands": {"purple": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        seats={0: {"at": "mine"}, 1: {"warbands": 4}},
        dice=[BLANK, BLANK, *[SWORD] * 4],
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 4, 1)
    scene.holds(title=1, usurper=False)


@pytest.mark.rule("oath:5.5.5.b")
def test_a_battle_goes_on_from_a_snapshot_in_its_middle() -> None:
    from regnum.kernel.state import decode, encode

    scene = battle(
        here={"warbands": {"red": 1}}, seats={0: {"warbands": 2, "advisers": ["longbows"]}}, dice=[BLANK] * 9
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 2)
    state = scene.state
    again = decode(encode(state), type(state))
    assert again == state
    assert again.campaigns[-1].step == "attacker-plans"


@pytest.mark.rule("oath:5.5.6.c", "oath:5.5.6.e")
def test_survivors_of_a_targeted_site_are_among_those_a_cage_takes() -> None:
    scene = battle(
        here={"warbands": {"red": 4}},
        seats={0: {"warbands": 6, "relics": ["grand-scepter", "obsidian-cage"]}, 1: {"at": "mine"}},
        dice=[BLANK, SWORD, SWORD, SWORD, SWORD, SWORD, SWORD],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:obsidian-cage", 0)
    scene.holds(seats={1: {"warbands": 0, "bank": 12}}, on_cards={"obsidian-cage": {"red": 2}})
