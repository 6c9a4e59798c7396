"""The seven soldiers, aimed at opponents: Recruiter, Jailer, Seeker, Assassin, Commander, Tamer, Hunter."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import (
    asked_together,
    cost_of,
    counted,
    court_with,
    lines,
    recruit,
    sheet,
    shows_cost,
    shows_worth,
)

# -- Recruiter -------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:recruiter")
@pytest.mark.rule("abyss:16.4", "abyss:13.4", "abyss:14.13", "abyss:14.4")
def test_recruiter() -> None:
    shows_cost("recruiter", value=10, races=2, race="crab", almost=("crab 5", "squid 4"))
    shows_worth("recruiter", guild="soldier", influence=4, keys=1)

    # The Miller's 8 are 10 to an opponent: 9 do not pay, a pearl more does; the races stay two.
    seats = [{"hand": ["seahorse 5", "crab 4"]}, {"lords": ["recruiter"], "hand": ["seahorse 4", "crab 3"]}, {}]
    dearer = Scene("abyss", 3, seats=seats)
    dearer.refuses("recruit:lord:miller", rule="14.13", needed=10, allies=9, pearls=0)
    seats[0] = {"hand": ["seahorse 5", "crab 4"], "pearls": 1}
    paid = Scene("abyss", 3, seats=seats)
    paid.answer("recruit:lord:miller")
    assert cost_of(paid) == 10
    paid.answer(["ally:seahorse-5", "ally:crab-4"])
    paid.holds(seats={0: {"pearls": 0, "lords": ["miller"], "affiliated": ["crab 4"]}})
    narrow = Scene("abyss", 2, seats=[{"hand": ["seahorse 5"], "pearls": 9}, {"lords": ["recruiter"]}])
    narrow.refuses("recruit:lord:miller", rule="14.4", needed=2, held=1)

    # The Recruiter's owner pays what is printed.
    own = Scene("abyss", 3, turn=1, seats=[{}, {"lords": ["recruiter"], "hand": ["seahorse 4", "crab 4"]}])
    own.answer("recruit:lord:miller")
    assert cost_of(own) == 8


@pytest.mark.card("abyss:lord:recruiter")
@pytest.mark.rule("abyss:16.4", "abyss:18.18", "abyss:24.3")
def test_recruiter_does_nothing_when_turned_or_tucked() -> None:
    for owner in ({"lords": ["recruiter"], "turned": ["recruiter"]}, {"locations": [{"jail": ["recruiter"]}]}):
        scene = Scene("abyss", 2, seats=[{"hand": ["seahorse 4", "crab 4"]}, owner])
        scene.answer("recruit:lord:miller")
        assert cost_of(scene) == 8


@pytest.mark.rule("abyss:16.4", "abyss:13.4", "abyss:16.3")
def test_recruiter_and_treasurer_cancel_out_and_neither_touches_the_corruptors_price() -> None:
    seats = [{"hand": ["seahorse 4", "crab 4"], "lords": ["treasurer"]}, {"lords": ["recruiter"]}]
    both = Scene("abyss", 2, seats=seats)
    both.answer("recruit:lord:miller")
    assert cost_of(both) == 8

    bribing = Scene(
        "abyss",
        2,
        court=["corruptor", "miller", "keeper", "reaper", "shepherd"],
        seats=[{"hand": ["squid 5", "squid 4", "squid 3"], "pearls": 5}, {"lords": ["recruiter"]}],
    )
    recruit(bribing, "corruptor", "squid 5", "squid 4", "squid 3")  # 12 against a Recruiter
    bribing.answer("lord:miller")
    bribing.holds(seats={0: {"pearls": 0, "lords": ["corruptor", "miller"]}})


# -- Jailer ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:jailer")
@pytest.mark.rule("abyss:16.3")
def test_jailer() -> None:
    shows_cost("jailer", value=6, races=3, race="crab", almost=("crab 2", "squid 2", "shellfish 1"))
    shows_worth("jailer", guild="soldier", influence=7, keys=0)

    scene = Scene(
        "abyss",
        4,
        turn=1,
        court=court_with("jailer"),
        seats=[
            {"hand": ["crab 5", "squid 1"], "affiliated": ["seahorse 5"]},
            {"hand": ["crab 2", "squid 3", "shellfish 4"]},
            {"hand": ["jellyfish 3", "jellyfish 3", "jellyfish 1"]},
            {"affiliated": ["crab 1"]},
        ],
    )
    recruit(scene, "jailer", "crab 2", "squid 3", "shellfish 4")
    # Clockwise from the left; seat 3 has an empty hand and is not asked; each picks an own card, all at once.
    assert asked_together(scene) == [2, 0]
    scene.asks("jailer-discard", seat=2)
    scene.offers_only("ally:jellyfish-1", "ally:jellyfish-3", seat=2)
    scene.offers_only("ally:crab-5", "ally:squid-1", seat=0)
    scene.answer("ally:crab-5", seat=0)
    scene.holds(seats={0: {"hand": ["crab 5", "squid 1"]}})
    assert asked_together(scene) == [2]
    scene.answer("ally:jellyfish-3", seat=2)
    scene.holds(
        turn=2,
        seats={
            0: {"hand": ["squid 1"], "affiliated": ["seahorse 5"]},
            1: {"hand": [], "affiliated": ["crab 2"], "lords": ["jailer"]},
            2: {"hand": ["jellyfish 3", "jellyfish 1"]},
            3: {"hand": [], "affiliated": ["crab 1"]},
        },
        discard=["squid 3", "shellfish 4", "crab 5", "jellyfish 3"],
    )
    assert lines(scene, "log-discards") == [
        {"player": "seat:2", "allies": "ally:jellyfish-3"},
        {"player": "seat:0", "allies": "ally:crab-5"},
    ]


@pytest.mark.card("abyss:lord:jailer")
@pytest.mark.rule("abyss:16.3")
def test_jailer_against_empty_hands_does_nothing() -> None:
    scene = Scene("abyss", 2, court=court_with("jailer"), seats=[{"hand": ["crab 2", "squid 3", "shellfish 4"]}])
    recruit(scene, "jailer", "crab 2", "squid 3", "shellfish 4")
    scene.asks("turn-action", seat=1)
    assert lines(scene, "log-discards") == []


# -- Seeker ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:seeker")
@pytest.mark.rule("abyss:16.3")
def test_seeker() -> None:
    shows_cost("seeker", value=7, races=2, race="crab", almost=("crab 3", "squid 3"))
    shows_worth("seeker", guild="soldier", influence=7, keys=0)

    scene = Scene(
        "abyss",
        4,
        turn=1,
        court=court_with("seeker"),
        seats=[{"pearls": 1}, {"hand": ["crab 3", "squid 4"], "pearls": 4}, {"pearls": 5}, {"pearls": 2}],
    )
    recruit(scene, "seeker", "crab 3", "squid 4")
    scene.holds(turn=2, seats={0: {"pearls": 0}, 1: {"pearls": 4}, 2: {"pearls": 3}, 3: {"pearls": 0}})
    assert lines(scene, "log-loses-pearls") == [
        {"player": "seat:2", "count": 2},
        {"player": "seat:3", "count": 2},
        {"player": "seat:0", "count": 1},
    ]
    assert scene.state.issued == 7  # what was lost went back to the treasury

    penniless = Scene("abyss", 2, court=court_with("seeker"), seats=[{"hand": ["crab 3", "squid 4"]}])
    recruit(penniless, "seeker", "crab 3", "squid 4")
    penniless.holds(turn=1, seats={1: {"pearls": 0}})
    penniless.logs("log-loses-pearls", times=0)


# -- Assassin (section 24) -------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:assassin")
@pytest.mark.rule("abyss:24.1", "abyss:18.21", "abyss:16.3", "abyss:24.5")
def test_assassin() -> None:
    shows_cost("assassin", value=10, races=1, race="crab", almost=("crab 5", "crab 4"))
    shows_worth("assassin", guild="soldier", influence=6, keys=0)

    scene = Scene(
        "abyss",
        4,
        turn=1,
        court=court_with("assassin"),
        seats=[
            {"lords": ["landlord", "keeper", "oracle"], "turned": ["oracle"]},
            {"hand": ["crab 5", "crab 4", "crab 1"], "lords": ["slaver"]},
            {"lords": ["diplomat", "reaper"], "locations": [{"jail": ["schemer"]}]},
            {"locations": [{"chasm": ["alchemist"]}]},
        ],
    )
    recruit(scene, "assassin", "crab 5", "crab 4", "crab 1")
    # The owner chooses, one opponent after the other, clockwise; seat 3 has no free lord and is skipped.
    scene.asks("assassin-turn", seat=1)
    assert scene.decision().args == {"victim": 2}
    scene.offers_only("lord:diplomat", "lord:reaper")
    scene.refuses("lord:schemer", rule="18.21", lord="lord:schemer")
    scene.answer("lord:diplomat")
    scene.asks("assassin-turn", seat=1)
    assert scene.decision().args == {"victim": 0}
    scene.offers_only("lord:landlord", "lord:keeper")
    scene.refuses("lord:oracle", rule="24.1", lord="lord:oracle")
    scene.answer("lord:keeper")
    scene.holds(
        turn=2,
        seats={
            0: {"lords": ["landlord", "keeper", "oracle"], "turned": ["oracle", "keeper"]},
            1: {"lords": ["slaver", "assassin"], "turned": []},
            2: {"lords": ["diplomat", "reaper"], "turned": ["diplomat"]},
            3: {"turned": []},
        },
    )
    assert lines(scene, "log-turns") == [
        {"player": "seat:1", "victim": "seat:2", "lord": "lord:diplomat"},
        {"player": "seat:1", "victim": "seat:0", "lord": "lord:keeper"},
    ]


@pytest.mark.card("abyss:lord:assassin")
@pytest.mark.rule("abyss:24.1")
def test_assassin_turns_an_only_lord_without_asking_and_finds_nobody_without_free_lords() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("assassin"),
        seats=[
            {"hand": ["crab 5", "crab 4", "crab 1"]},
            {"lords": ["tamer"], "turned": ["tamer"]},
            {"lords": ["oracle"]},
        ],
    )
    recruit(scene, "assassin", "crab 5", "crab 4", "crab 1")
    scene.holds(turn=1, seats={1: {"turned": ["tamer"]}, 2: {"turned": ["oracle"]}})
    assert lines(scene, "log-turns") == [{"player": "seat:0", "victim": "seat:2", "lord": "lord:oracle"}]


@pytest.mark.rule("abyss:24.2", "abyss:24.5", "abyss:13.7")
def test_a_turned_lord_gives_its_influence_and_stays_free() -> None:
    scene = counted(seats=[{"lords": ["landowner"], "turned": ["landowner"]}])
    assert sheet(scene).lords == (("lord:landowner", 12),)
    assert [(lord.lord, lord.turned) for lord in scene.match.view(0).players[0].lords] == [("lord:landowner", True)]


@pytest.mark.rule("abyss:24.3", "abyss:16.5")
def test_the_ability_of_a_turned_lord_has_no_effect() -> None:
    turned = ["slaver", "oracle", "opportunist", "treasurer", "diplomat", "landlord"]
    scene = Scene(
        "abyss",
        2,
        turn=1,
        council={"crab": [1]},
        deck=["crab 2"],
        seats=[{"lords": turned, "turned": turned, "hand": ["seahorse 3", "squid 4"]}],
    )
    scene.answer("explore", "take")
    # Seat 0's turn: no Landlord's pearl, no once-a-turn lords, and the Miller costs 8 with a seahorse among the races.
    scene.holds(turn=0, seats={0: {"pearls": 0}})
    scene.offers_only("explore", "council:crab", "recruit:lord:reaper")
    for lord in ("slaver", "oracle", "opportunist"):
        scene.explains(f"use:lord:{lord}", rule="24.3", lord=f"lord:{lord}")
    scene.explains("recruit:lord:miller", rule="14.13", needed=8, allies=7, pearls=0)


@pytest.mark.rule("abyss:24.4", "abyss:18.1", "abyss:18.2", "abyss:3.7")
def test_the_key_of_a_turned_lord_has_no_effect() -> None:
    two = Scene(
        "abyss",
        2,
        deck=["monster"],
        threat=3,
        available=["jail"],
        seats=[{"lords": ["keeper", "reaper"], "turned": ["reaper"]}],
    )
    two.answer("explore", "fight")
    two.holds(turn=1, seats={0: {"keys": 1, "locations": []}})
    assert two.match.view(1).players[0].key_count == 2

    three = Scene(
        "abyss",
        2,
        deck=["monster"],
        threat=6,
        available=["jail"],
        seats=[{"lords": ["keeper", "reaper"], "turned": ["reaper"], "keys": 1}],
    )
    three.answer("explore", "fight", "location:jail")
    three.asks("control-keys", seat=0)
    three.offers_only("key", "lord:keeper")
    three.refuses(["lord:reaper", "key", "key"], rule="24.4", lord="lord:reaper")
    three.answer(["key", "key", "lord:keeper"])
    three.holds(turn=1, seats={0: {"keys": 1, "lords": ["reaper"], "locations": [{"jail": ["keeper"]}]}})


@pytest.mark.rule("abyss:24.6", "abyss:24.7", "abyss:24.8", "abyss:27.3", "abyss:24.5")
def test_a_turned_lord_may_be_replaced_and_its_replacement_works() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["schemer", "miller", "keeper", "reaper"],
        lords=["slaver"],
        available=["jail"],
        seats=[
            {
                "hand": ["squid 4", "crab 2", "shellfish 2", "crab 1"],
                "lords": ["oracle"],
                "turned": ["oracle"],
                "keys": 2,
            }
        ],
    )
    recruit(scene, "schemer", "squid 4", "crab 2", "shellfish 2", keep="crab 2")
    scene.asks("dismiss", seat=0)
    scene.offers_only("decline", "lord:oracle")
    scene.answer("lord:oracle")
    # The Slaver who came instead is not turned: he sells, and his key is the third.
    scene.holds(seats={0: {"lords": ["schemer", "slaver"], "turned": []}}, gone=["oracle"])
    scene.asks("control-location", seat=0)
    scene.offers("sell:ally:crab-1")
    scene.answer("sell:ally:crab-1")
    scene.holds(seats={0: {"pearls": 2, "hand": []}})
    scene.answer("location:jail")
    scene.holds(turn=1, seats={0: {"lords": ["schemer"], "locations": [{"jail": ["slaver"]}], "keys": 0}})


@pytest.mark.rule("abyss:24.3", "abyss:24.1")
def test_a_turned_lord_stays_turned_when_the_assassin_is_tucked_or_gone() -> None:
    scene = Scene(
        "abyss",
        2,
        turn=1,
        court=["traitor", "miller", "keeper", "reaper", "shepherd"],
        council={"crab": [1]},
        seats=[
            {"lords": ["oracle"], "turned": ["oracle"]},
            {"lords": ["assassin"], "hand": ["squid 5", "crab 4", "shellfish 3"]},
        ],
    )
    recruit(scene, "traitor", "squid 5", "crab 4", "shellfish 3")
    scene.answer("lord:assassin", "lord:miller")
    scene.holds(gone=["assassin"], turn=0, seats={0: {"turned": ["oracle"]}})
    scene.refuses("use:lord:oracle", rule="24.3", lord="lord:oracle")


# -- Commander (section 23) ------------------------------------------------------------------------------------------

SEVEN = ["crab 1", "crab 1", "squid 1", "squid 2", "squid 3", "jellyfish 1", "jellyfish 5"]
EIGHT = [*SEVEN, "seahorse 4"]


@pytest.mark.card("abyss:lord:commander")
@pytest.mark.rule("abyss:23.1", "abyss:23.2", "abyss:23.3", "abyss:23.7")
def test_commander() -> None:
    shows_cost("commander", value=8, races=1, race="crab", almost=("crab 4", "crab 3"))
    shows_worth("commander", guild="soldier", influence=4, keys=1)

    scene = Scene(
        "abyss",
        4,
        turn=1,
        court=court_with("commander"),
        seats=[
            {"hand": EIGHT},
            {"hand": ["crab 5", "crab 3", *["shellfish 1"] * 4, *["seahorse 1"] * 4]},
            {"hand": ["shellfish 2"] * 3 + ["shellfish 3"] * 3},
            {"hand": ["crab 2"] * 3 + ["jellyfish 2"] * 3 + ["shellfish 4"]},
        ],
    )
    recruit(scene, "commander", "crab 5", "crab 3")
    # The owner keeps eight cards, seat 2 has just six; the others choose together what they discard.
    assert asked_together(scene) == [3, 0]
    scene.asks("commander-discard", seat=3)
    assert scene.decision(3).question.prompt_args(scene.match.table, scene.decision(3)) == {"count": 1, "limit": 6}
    assert scene.decision(0).question.prompt_args(scene.match.table, scene.decision(0)) == {"count": 2, "limit": 6}
    scene.offers_only("ally:crab-2", "ally:jellyfish-2", "ally:shellfish-4", seat=3)
    scene.refuses([], rule="23.2", seat=3, count=1, limit=6)
    scene.refuses(["ally:crab-2", "ally:crab-2"], rule="23.2", seat=3, count=1)
    scene.refuses(["ally:crab-1"], rule="23.2", seat=0, count=2, limit=6)
    scene.answer(["ally:squid-3", "ally:crab-1"], seat=0)
    scene.answer(["ally:shellfish-4"], seat=3)
    scene.holds(
        turn=2,
        seats={
            0: {"hand": ["crab 1", "squid 1", "squid 2", "jellyfish 1", "jellyfish 5", "seahorse 4"]},
            1: {"hand": [*["shellfish 1"] * 4, *["seahorse 1"] * 4], "affiliated": ["crab 3"]},
            2: {"hand": ["shellfish 2"] * 3 + ["shellfish 3"] * 3},
            3: {"hand": ["crab 2"] * 3 + ["jellyfish 2"] * 3},
        },
        discard=["crab 5", "shellfish 4", "crab 1", "squid 3"],
    )
    assert [(line.rule, line.args) for line in scene.match.lines if line.message == "log-discards"] == [
        ("23.2", {"player": "seat:3", "allies": "ally:shellfish-4"}),
        ("23.2", {"player": "seat:0", "allies": "ally:crab-1+ally:squid-3"}),
    ]


@pytest.mark.card("abyss:lord:commander")
@pytest.mark.rule("abyss:23.4", "abyss:23.5", "abyss:11.6", "abyss:19.1")
def test_under_a_commander_one_may_take_more_but_reduces_the_hand_to_six_at_the_end_of_the_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"shellfish": [5, 4]},
        deck=["seahorse 5"],
        seats=[{"hand": EIGHT[:6]}, {"lords": ["commander"], "hand": ["crab 2"] * 3 + ["crab 3"] * 3 + ["crab 4"]}],
    )
    scene.answer("council:shellfish")
    scene.holds(seats={0: {"hand": [*EIGHT[:6], "shellfish 5", "shellfish 4"]}})
    scene.asks("commander-discard", seat=0)
    scene.refuses(["ally:crab-1"], rule="23.5", count=2, limit=6)
    scene.answer(["ally:crab-1", "ally:shellfish-4"])
    scene.holds(
        turn=1,
        seats={0: {"hand": ["crab 1", "squid 1", "squid 2", "squid 3", "jellyfish 1", "shellfish 5"]}},
        discard=["crab 1", "shellfish 4"],
    )
    (discarded,) = [line for line in scene.match.lines if line.message == "log-discards"]
    assert (discarded.rule, discarded.args["player"]) == ("23.5", "seat:0")
    # 23.7: the owner's own turn ends with eight cards and no question.
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=0)
    assert len(scene.state.players[1].hand) == 8


@pytest.mark.rule("abyss:23.5", "abyss:23.4", "abyss:7.16")
def test_exactly_six_cards_are_within_the_limit_and_seven_are_not() -> None:
    six = Scene("abyss", 2, deck=["shellfish 5"], seats=[{"hand": SEVEN[:5]}, {"lords": ["commander"]}])
    six.answer("explore", "take")
    six.asks("turn-action", seat=1)
    six.holds(seats={0: {"hand": [*SEVEN[:5], "shellfish 5"]}}, discard=[])

    seven = Scene("abyss", 2, deck=["shellfish 5"], seats=[{"hand": SEVEN[:6]}, {"lords": ["commander"]}])
    seven.answer("explore", "take")
    seven.asks("commander-discard", seat=0)
    seven.answer(["ally:shellfish-5"])
    seven.holds(turn=1, seats={0: {"hand": SEVEN[:6]}}, discard=["shellfish 5"])


@pytest.mark.rule("abyss:23.6", "abyss:23.7", "abyss:24.3", "abyss:18.18")
def test_the_limit_holds_only_while_the_commander_is_free_and_not_for_his_owner() -> None:
    free = {"lords": ["commander"]}
    turned = {"lords": ["commander"], "turned": ["commander"]}
    tucked = {"locations": [{"jail": ["commander"]}]}
    for owner, limited in ((free, True), (turned, False), (tucked, False)):
        scene = Scene("abyss", 2, deck=["shellfish 5"], seats=[{"hand": SEVEN}, owner])
        scene.answer("explore", "take")
        assert scene.decision().question.name == ("commander-discard" if limited else "turn-action")
    own = Scene("abyss", 2, deck=["shellfish 5"], seats=[{"hand": SEVEN, "lords": ["commander"]}])
    own.answer("explore", "take")
    own.asks("turn-action", seat=1)
    own.holds(seats={0: {"hand": [*SEVEN, "shellfish 5"]}})


@pytest.mark.rule("abyss:23.5", "abyss:23.4", "abyss:7.6")
def test_an_ally_bought_in_anothers_turn_is_discarded_only_at_the_end_of_the_own_one() -> None:
    scene = Scene(
        "abyss",
        3,
        deck=["shellfish 5", "crab 5", "squid 5"],
        seats=[{"lords": ["commander"]}, {"hand": SEVEN[:6], "pearls": 1}, {}],
    )
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.asks("explore-take", seat=0)
    scene.holds(seats={1: {"hand": [*SEVEN[:6], "shellfish 5"]}})
    scene.answer("take")
    scene.asks("turn-action", seat=1)
    scene.answer("explore")
    scene.asks("explore-offer", seat=0)
    scene.answer("pass", "take")
    scene.asks("commander-discard", seat=1)
    scene.answer(["ally:squid-1", "ally:squid-5"])
    scene.holds(turn=2, seats={1: {"hand": ["crab 1", "crab 1", "squid 2", "squid 3", "jellyfish 1", "shellfish 5"]}})


@pytest.mark.rule("abyss:23.5", "abyss:16.5")
def test_a_sale_by_the_slaver_can_meet_the_limit() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"shellfish": [5]},
        seats=[{"hand": SEVEN[:6], "lords": ["slaver"]}, {"lords": ["commander"]}],
    )
    scene.answer("council:shellfish", "end-turn")
    scene.asks("commander-discard", seat=0)
    scene.answer("sell:ally:crab-1")
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"pearls": 2, "hand": [*SEVEN[1:6], "shellfish 5"]}}, discard=["crab 1"])


# -- Tamer (section 25) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:24.1", "abyss:16.4")
@pytest.mark.card("abyss:lord:assassin", "abyss:lord:shaman")
def test_whoever_aims_at_a_protected_opponent_is_told_why_not() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("assassin"),
        seats=[
            {"hand": ["crab 5", "crab 4", "crab 1"]},
            {"lords": ["tamer", "slaver"]},
            {"lords": ["shaman", "oracle"]},
        ],
    )
    recruit(scene, "assassin", "crab 5", "crab 4", "crab 1")
    scene.asks("assassin-turn", seat=0)
    scene.refuses("lord:oracle", rule="16.4", player="seat:2")
    scene.refuses("lord:shaman", rule="16.4", player="seat:2")


@pytest.mark.rule("abyss:25.2", "abyss:8.9")
@pytest.mark.card("abyss:lord:tamer")
def test_the_reward_a_tamer_takes_away_is_refused_with_the_reason() -> None:
    scene = Scene("abyss", 2, deck=["monster"], threat=2, seats=[{}, {"lords": ["tamer"]}])
    scene.answer("explore", "fight")
    scene.asks("explore-reward", seat=0)
    scene.offers_only("reward:p1", "reward:t1")
    scene.refuses("reward:t2", rule="25.2", space=1, threat=2)


@pytest.mark.card("abyss:lord:tamer")
@pytest.mark.rule("abyss:25.2", "abyss:25.1", "abyss:16.4", "abyss:8.10", "abyss:8.17")
def test_tamer() -> None:
    shows_cost("tamer", value=6, races=3, race="crab", almost=("crab 2", "squid 2", "shellfish 1"))
    shows_worth("tamer", guild="soldier", influence=4, keys=1)

    rewards = {
        1: ["reward:p1", "reward:t1"],
        2: ["reward:p1", "reward:t1"],
        3: ["reward:p2", "reward:p1t1", "reward:t2"],
        5: ["reward:k1p1", "reward:k1t1"],
        6: ["reward:k1p2", "reward:k1p1t1", "reward:k1t2"],
    }
    for space, options in rewards.items():
        scene = Scene("abyss", 3, deck=["monster"], threat=space, seats=[{}, {}, {"lords": ["tamer"]}])
        scene.answer("explore", "fight")
        scene.asks("explore-reward", seat=0)
        scene.offers_only(*options)
        scene.holds(threat=space)
        scene.answer(options[0])
        scene.holds(threat=1, turn=1)
    # Space 4 gives the one key of space 3.
    four = Scene("abyss", 2, deck=["monster"], threat=4, seats=[{}, {"lords": ["tamer"]}])
    four.answer("explore", "fight")
    four.holds(turn=1, threat=1, seats={0: {"keys": 1, "pearls": 0}})


@pytest.mark.card("abyss:lord:tamer")
@pytest.mark.rule("abyss:25.2", "abyss:23.6", "abyss:24.3", "abyss:18.18", "abyss:8.17")
def test_tamer_does_not_bind_his_owner_nor_the_last_space_and_lapses_when_turned_or_tucked() -> None:
    own = Scene("abyss", 2, deck=["monster"], threat=2, seats=[{"lords": ["tamer"]}])
    own.answer("explore", "fight")
    own.offers_only("reward:p2", "reward:p1t1", "reward:t2")
    for owner in ({"lords": ["tamer"], "turned": ["tamer"]}, {"locations": [{"jail": ["tamer"]}]}):
        lapsed = Scene("abyss", 2, deck=["monster"], threat=2, seats=[{}, owner])
        lapsed.answer("explore", "fight")
        lapsed.offers_only("reward:p2", "reward:p1t1", "reward:t2")
    last = Scene(
        "abyss",
        2,
        exploring=True,
        track=["crab 1", "crab 1", "crab 2", "crab 2"],
        deck=["monster"],
        threat=4,
        seats=[{}, {"lords": ["tamer"]}],
    )
    last.holds(turn=1, seats={0: {"keys": 1, "pearls": 1}})  # space 3's key, and the pearl of the last space


# -- Hunter ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:hunter")
@pytest.mark.rule("abyss:16.3", "abyss:8.7")
def test_hunter() -> None:
    shows_cost("hunter", value=8, races=2, race="crab", almost=("crab 4", "squid 3"))
    shows_worth("hunter", guild="soldier", influence=6, keys=0)

    scene = Scene(
        "abyss",
        4,
        turn=1,
        court=court_with("hunter"),
        seats=[
            {"tokens": [4]},
            {"hand": ["crab 4", "squid 4"], "tokens": [3]},
            {},
            {"tokens": [2, 3, 3]},
        ],
    )
    recruit(scene, "hunter", "crab 4", "squid 4", keep="crab 4")
    scene.asks("hunter-victim", seat=1)
    scene.offers_only("seat:3", "seat:0")
    scene.refuses("seat:2", rule="16.3", player="seat:2")
    scene.answer("seat:0")
    scene.holds(turn=2, seats={0: {"tokens": []}, 1: {"tokens": [3, 4]}, 2: {"tokens": []}, 3: {"tokens": [2, 3, 3]}})


@pytest.mark.card("abyss:lord:hunter")
@pytest.mark.rule("abyss:16.3", "abyss:8.7")
def test_hunter_takes_the_only_token_there_is_and_nothing_when_there_is_none() -> None:
    only = Scene("abyss", 3, court=court_with("hunter"), seats=[{"hand": ["crab 5", "squid 3"]}, {}, {"tokens": [2]}])
    recruit(only, "hunter", "crab 5", "squid 3")
    only.holds(turn=1, seats={0: {"tokens": [2]}, 2: {"tokens": []}})
    none = Scene("abyss", 2, court=court_with("hunter"), seats=[{"hand": ["crab 5", "squid 3"], "tokens": [4]}])
    recruit(none, "hunter", "crab 5", "squid 3")
    none.holds(turn=1, seats={0: {"tokens": [4]}})
    assert lines(none, "log-steals-token") == []


@pytest.mark.card("abyss:lord:hunter")
@pytest.mark.rule("abyss:16.3")
def test_hunter_takes_at_random() -> None:
    stolen = set()
    for seed in range(20):
        scene = Scene(
            "abyss",
            2,
            seed=seed,
            court=court_with("hunter"),
            seats=[{"hand": ["crab 5", "squid 3"]}, {"tokens": [2, 3, 4]}],
        )
        recruit(scene, "hunter", "crab 5", "squid 3")
        (token,) = scene.state.players[0].tokens
        assert sorted([token, *scene.state.players[1].tokens]) == [2, 3, 4]
        assert len(scene.state.players[1].known) == 2
        stolen.add(token)
    assert stolen == {2, 3, 4}


@pytest.mark.card("abyss:lord:hunter")
@pytest.mark.rule("abyss:16.3", "abyss:8.7")
def test_what_the_thief_the_victim_a_third_player_and_a_spectator_know_of_a_stolen_token() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("hunter"),
        seats=[{"hand": ["crab 5", "squid 3"], "tokens": [2]}, {"tokens": [4]}, {"tokens": [3]}],
    )
    recruit(scene, "hunter", "crab 5", "squid 3")
    scene.answer("seat:1")
    tokens = {seat: scene.match.view(seat).players[0].tokens for seat in (0, 1, 2, None)}
    assert tokens == {0: [2, 4], 1: [None, 4], 2: [None, None], None: [None, None]}
    told = {seat: [line for line in scene.match.journal(seat) if "steals" in line.message] for seat in (0, 1, 2, None)}
    who = {"player": "seat:0", "victim": "seat:1"}
    assert [(line.message, line.args) for line in told[0]] == [("log-steals-token-known", {**who, "value": 4})]
    assert [(line.message, line.args) for line in told[1]] == [("log-steals-token-known", {**who, "value": 4})]
    assert [(line.message, line.args) for line in told[2]] == [("log-steals-token", who)]
    assert [(line.message, line.args) for line in told[None]] == [("log-steals-token", who)]


@pytest.mark.rule("abyss:23.2", "abyss:23.3", "abyss:23.5")
def test_a_card_held_once_cannot_be_discarded_twice() -> None:
    hand = ["crab 1", "crab 2", "crab 3", "squid 1", "squid 2", "squid 3", "jellyfish 1"]
    scene = Scene("abyss", 2, deck=["shellfish 5"], seats=[{"hand": hand}, {"lords": ["commander"]}])
    scene.answer("explore", "take")
    scene.asks("commander-discard", seat=0)
    scene.refuses("ally:crab-1", part=["ally:crab-1"], rule="23.5", ally="ally:crab-1")
    assert "ally:crab-1" not in scene.offered(part=["ally:crab-1"])
    scene.refuses(["ally:crab-1", "ally:crab-1"], rule="23.5", ally="ally:crab-1")
    scene.answer(["ally:crab-1", "ally:squid-3"])
    scene.holds(turn=1, discard=["crab 1", "squid 3"])
