"""Battle plans (7.5), and the powers that the law explains (7.6): free Travel, promises, limiters, the Bandit Crown."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

BLANK, SHIELD, TWO = 0, 2, 4
HOLLOW, SWORD = 0, 3


def battle(attacker: dict[str, Any] | None = None, defender: dict[str, Any] | None = None, **words: Any) -> Scene:
    """The Chancellor attacks red, who rules the Steppe; both stand there."""
    seats = [{"at": "steppe", "warbands": 3, **(attacker or {})}, {"at": "steppe", **(defender or {})}]
    sites = {
        "cradle-1": {"site": "steppe", "warbands": {"red": 1}, **words.pop("here", {})},
        "cradle-2": {"site": "mine", "warbands": {"purple": 1}, **words.pop("home", {})},
        **words.pop("sites", {}),
    }
    return Scene("oath", 2, seats=seats, sites=sites, dice=words.pop("dice", [BLANK] * 12), **words)


def declare(scene: Scene, dice: int = 2) -> Scene:
    return scene.answer("campaign", "seat:1", ["site:steppe"], dice)


def plans(scene: Scene) -> list[str]:
    return sorted(key.removeprefix("use:") for key in scene.offered() if key.startswith("use:"))


# -- 7.5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.5.b", "oath:7.5.c", "oath:7.5.d", "oath:7.5.2.a", "oath:A.3.3.c")
def test_which_side_uses_which_plan_and_when() -> None:
    """Outriders are the attacker's, Bear Traps the defender's, Longbows either's. None is open before step 3."""
    cards = ["outriders", "bear-traps", "longbows"]
    scene = battle(
        {"advisers": cards[:1]},
        {"advisers": cards[1:2]},
        home={"cards": ["longbows"]},
        here={"cards": ["battle-honors"]},
    )
    scene.answer("campaign")
    assert plans(scene) == []
    scene.answer("seat:1", ["site:steppe"])
    assert plans(scene) == []
    scene.answer(2)
    assert (scene.decision().seat, plans(scene)) == (0, ["denizen:longbows", "denizen:outriders"])
    scene.answer("enough")
    assert (scene.decision().seat, plans(scene)) == (1, ["denizen:battle-honors", "denizen:bear-traps"])


@pytest.mark.rule("oath:7.5.b", "oath:7.5.c")
def test_nobody_uses_a_plan_of_the_other_frame() -> None:
    scene = battle({"advisers": ["bear-traps"]}, {"advisers": ["outriders"]})
    declare(scene)
    scene.logs("log-uses-plan", times=0)
    scene.logs("log-attack", dice=2)


@pytest.mark.rule("oath:7.5.1.a", "oath:7.5.1.b", "oath:A.1.r")
def test_a_plan_beside_the_pawn_is_of_no_use_to_who_does_not_rule_it() -> None:
    scene = declare(battle(here={"cards": ["scouts", "longbows"]}))
    assert (scene.decision().seat, plans(scene)) == (1, ["denizen:longbows"])


@pytest.mark.rule("oath:7.5.3.a", "oath:7.5.3.b", "oath:A.1.s", "oath:A.3.3.a")
def test_tokens_on_a_plan_do_not_stop_it_and_it_is_used_once() -> None:
    scene = battle({"favor": 2, "advisers": ["mercenaries"]}, tokens={"mercenaries": {"favor": 1, "secrets": 1}})
    declare(scene).answer("use:denizen:mercenaries", "dice:+3")
    scene.holds(seats={0: {"favor": 1}})
    scene.logs("log-uses-plan", power="denizen:mercenaries", times=1)
    scene.logs("log-attack", dice=5)


@pytest.mark.rule("oath:7.5.4.a", "oath:7.5.4.b", "oath:A.1.k", "oath:A.3.3.b")
def test_plus_adds_dice_and_minus_removes_them() -> None:
    scene = battle({}, {"favor": 1, "advisers": ["bear-traps", "extra-provisions"]})
    declare(scene).answer("use:denizen:bear-traps", "use:denizen:extra-provisions")
    scene.logs("log-attack", dice=1)
    scene.logs("log-defense", dice=2)


@pytest.mark.rule("oath:7.5.4.c", "oath:A.1.k")
@pytest.mark.parametrize(("sign", "dice"), [("+", 3), ("-", 1)])
@pytest.mark.parametrize("user", [0, 1])
def test_with_plus_or_minus_the_user_chooses(sign: str, dice: int, user: int) -> None:
    advisers: list[dict[str, Any]] = [{}, {}]
    advisers[user] = {"advisers": ["longbows"]}
    scene = declare(battle(*advisers)).answer("use:denizen:longbows", f"dice:{sign}1")
    scene.logs("log-attack", dice=dice)


# -- 7.6.2: free Travel ------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.6.2.a", "oath:7.6.2.b", "oath:7.6.2.c", "oath:10.7.a", "oath:10.7.b")
@pytest.mark.parametrize(("power", "supply"), [(None, 4), ("special-envoy", 7)])
def test_no_supply_means_none_also_from_the_charming_valley(power: str | None, supply: int) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "charming-valley", "advisers": [power] if power else []}],
        sites={"cradle-1": "charming-valley", "provinces-1": "wastes"},
    )
    scene.answer("travel", *([f"use:denizen:{power}"] if power else []), "site:wastes")
    scene.holds(seats={0: {"supply": supply, "at": "wastes"}})


# -- 7.6.3: promises ---------------------------------------------------------------------------------------------------


def fair(**words: Any) -> Scene:
    seats = [
        {"at": "steppe", "favor": 1, "relics": ["grand-scepter", "whistle"]},
        {"at": "mine", "secrets": 2, "favor": 1},
    ]
    for seat, more in words.pop("seats", {}).items():
        seats[seat] |= more
    return Scene(
        "oath",
        2,
        seats=seats,
        sites={"cradle-1": {"site": "steppe", "cards": ["tinkers-fair"]}, "cradle-2": "mine"},
        **words,
    )


@pytest.mark.rule("oath:7.6.3.a", "oath:7.6.3.b", "oath:7.6.3.c", "oath:10.24.a", "oath:10.3.a")
def test_a_fair_exchanges_what_it_lists_and_what_is_agreed_is_done() -> None:
    scene = fair(banners={"darkest-secret": {"holder": 1}}, seats={1: {"advisers": ["elders"]}})
    scene.answer("use:denizen:tinkers-fair")
    scene.offers_only(
        "0>1:favor", "0>1:relic:relic:grand-scepter", "0>1:relic:relic:whistle", "1>0:favor", "1>0:secret"
    )
    scene.answer(["0>1:relic:relic:whistle", "1>0:secret"], 2, "accept")
    scene.holds(seats={0: {"relics": ["grand-scepter"], "secrets": 2}, 1: {"relics": ["whistle"], "secrets": 0}})


@pytest.mark.rule("oath:10.24.a")
@pytest.mark.parametrize(("law", "taken"), [("printed", False), ("errata", True)])
def test_whether_an_exchange_may_be_one_sided_depends_on_the_law(law: str, taken: bool) -> None:
    scene = fair(options={"law": law})
    scene.answer("use:denizen:tinkers-fair")
    if taken:
        scene.answer(["0>1:relic:relic:whistle"], "accept")
        scene.holds(seats={0: {"relics": ["grand-scepter"]}, 1: {"relics": ["whistle"]}})
    else:
        scene.refuses(["0>1:relic:relic:whistle"], rule="10.24")
    scene = fair(options={"law": law}, seats={1: {"secrets": 0, "favor": 0}})
    scene.answer("use:denizen:tinkers-fair")
    assert bool(scene.offered()) is taken


@pytest.mark.rule("oath:10.3.b", "oath:10.2.c")
def test_what_cannot_be_taken_may_be_given() -> None:
    """The Circlet of Command bars taking; its holder gives the relic away all the same."""
    scene = fair(seats={0: {"relics": ["whistle", "circlet-of-command"]}})
    scene.answer("use:denizen:tinkers-fair", ["0>1:relic:relic:whistle", "1>0:secret"], 1, "accept")
    scene.holds(seats={1: {"relics": ["whistle"]}})


# -- 7.6.4: limiters ---------------------------------------------------------------------------------------------------


def limiter(card: str, *others: Any) -> Scene:
    scene = Scene("oath", 2, seats=[{"advisers": [{"facedown": card}, *others]}])
    return scene.answer(f"adviser:denizen:{card}", "play:advisers")


@pytest.mark.rule("oath:7.6.4.a", "oath:7.6.4.b")
def test_a_limiter_sends_others_away() -> None:
    scene = limiter("assassin", "tents", {"facedown": "wolves"})
    scene.offers_only("denizen:tents", "denizen:wolves")
    scene.answer(["denizen:wolves"])
    scene.holds(seats={0: {"advisers": ["assassin", "tents"]}}, discards={"provinces": ["wolves"]})


@pytest.mark.rule("oath:7.6.4.c", "oath:7.6.4.d")
def test_two_limiters_of_two_leave_two() -> None:
    scene = limiter("assassin", "insomnia")
    scene.asks("act")
    scene.holds(seats={0: {"advisers": ["assassin", "insomnia"]}})


@pytest.mark.rule("oath:7.6.4.b", "oath:7.2.2.a")
def test_a_limiter_cannot_come_where_locked_advisers_stay() -> None:
    scene = Scene("oath", 2, seats=[{"advisers": [{"facedown": "assassin"}, "marriage", "vow-of-peace"]}])
    scene.answer("adviser:denizen:assassin")
    scene.refuses("play:advisers", rule="5.1.4.II.g")


@pytest.mark.rule("oath:9.2.c", "oath:9.2.d")
def test_the_pied_piper_ignores_the_adviser_limit() -> None:
    scene = Scene("oath", 2, seats=[{"advisers": ["tents", "elders", "wolves"]}], deck={"only": ["pied-piper"]})
    scene.answer("search", "world-deck", "denizen:pied-piper", "play:advisers")
    scene.holds(seats={0: {"advisers": ["tents", "elders", "wolves", "pied-piper"]}})


# -- 7.6.5: the Bandit Crown -------------------------------------------------------------------------------------------


def crown(*, me: dict[str, Any] | None = None, turn: int = 1, **words: Any) -> Scene:
    """Red has the Bandit Crown and stands at the Steppe, where it has two warbands; nobody is at the Mine."""
    return Scene(
        "oath",
        2,
        turn=turn,
        seats=[
            {"at": "steppe", "warbands": words.pop("army", 4)},
            {"at": "steppe", "relics": ["bandit-crown"], "warbands": 0, **(me or {})},
        ],
        sites={"cradle-1": {"site": "steppe", "warbands": {"red": 2}, **words.pop("here", {})}, "cradle-2": "mine"},
        **words,
    )


@pytest.mark.rule("oath:7.6.5.a", "oath:7.6.5.b", "oath:10.18.d", "oath:10.1.b")
def test_the_crown_rules_where_no_warbands_are() -> None:
    scene = crown()
    table = scene.match.table
    assert table.rules(1, 1)
    assert not table.rules(0, 1)
    assert table.ruler(1) == 1
    assert scene.state.sites[1].warbands == 0
    bare = Scene("oath", 2, seats=[{}, {}], sites={"cradle-2": "mine"})
    assert bare.match.table.ruler(1) == -1
    assert not any(bare.match.table.rules(seat, 1) for seat in range(2))


@pytest.mark.rule("oath:7.6.5.c", "oath:7.6.5.g")
def test_the_crown_lets_the_last_warband_go_but_no_bandit() -> None:
    scene = crown()
    scene.answer("warbands:to-board")
    scene.offers_only("1", "2")
    scene.answer(2)
    scene.holds(seats={1: {"warbands": 2}}, sites={"cradle-1": {"warbands": {}}})
    scene.refuses("warbands:to-board", rule="6.5.b")


@pytest.mark.rule("oath:7.6.5.d", "oath:7.6.5.f", "oath:7.6.5.i", "oath:5.5.6.a")
def test_bandits_defend_the_crown_and_are_never_killed() -> None:
    """At the Steppe two warbands and a bandit defend; of the beaten force of three one warband dies."""
    scene = crown(turn=0, dice=[BLANK, BLANK, SWORD, SWORD, SWORD, SWORD])
    scene.answer("campaign", "seat:1", ["site:steppe"], 4)
    scene.logs("log-defense", defense=3)
    scene.holds(seats={1: {"warbands": 1, "bank": 13}})


@pytest.mark.rule("oath:7.6.5.e", "oath:7.6.5.h", "oath:7.6.5.i")
def test_bandits_join_an_attack_but_are_not_sacrificed() -> None:
    """Captains campaign from the Steppe: two warbands and its bandit make a force of three.

    Three hollow swords make one: with two sacrifices it beats a defense of 2, but 3 would need the bandit as well.
    """
    for shield, asked in ((BLANK, True), (SHIELD, False)):
        scene = crown(
            me={"favor": 1, "at": "mine"},
            here={"cards": ["captains"]},
            dice=[TWO, shield, HOLLOW, HOLLOW, HOLLOW],
            army=0,
        )
        scene.answer("use:denizen:captains", "seat:0", ["pawn:seat:0"])
        scene.offers_only("0", "1", "2", "3")
        scene.answer(3)
        assert (scene.decision().question.name == "campaign-sacrifice") is asked
