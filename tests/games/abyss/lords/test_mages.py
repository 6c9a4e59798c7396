"""The seven mages: Shaman, Invoker, Apprentice, Oracle, Alchemist, Illusionist, Master of Magic."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import (
    asked_together,
    cost_of,
    counted,
    court_with,
    lines,
    recruit,
    shows_cost,
    shows_worth,
)

# -- Shaman ----------------------------------------------------------------------------------------------------------

FARMERS = ["keeper", "reaper", "shepherd", "miller"]
MANY = ["squid 1", "squid 1", "squid 2", "squid 3", "crab 1", "crab 1", "seahorse 1"]


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:16.3")
def test_shaman() -> None:
    shows_cost("shaman", value=6, races=3, race="jellyfish", almost=("jellyfish 2", "squid 2", "crab 1"))
    shows_worth("shaman", guild="mage", influence=5, keys=1)

    # Jailer: seat 1 is protected, seat 2 is not.
    jailer = Scene(
        "abyss",
        3,
        court=court_with("jailer"),
        seats=[
            {"hand": ["crab 2", "squid 2", "shellfish 2"]},
            {"lords": ["shaman"], "hand": ["crab 5"]},
            {"hand": ["crab 3"]},
        ],
    )
    recruit(jailer, "jailer", "crab 2", "squid 2", "shellfish 2", keep="squid 2")
    assert asked_together(jailer) == [2]
    jailer.answer("ally:crab-3", seat=2)
    jailer.holds(turn=1, seats={1: {"hand": ["crab 5"]}, 2: {"hand": []}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:16.3")
def test_shaman_against_the_seeker() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("seeker"),
        seats=[{"hand": ["crab 3", "squid 4"]}, {"lords": ["shaman"], "pearls": 4}, {"pearls": 4}],
    )
    recruit(scene, "seeker", "crab 3", "squid 4")
    scene.holds(turn=1, seats={1: {"pearls": 4}, 2: {"pearls": 2}})
    assert lines(scene, "log-loses-pearls") == [{"player": "seat:2", "count": 2}]


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:24.1")
def test_shaman_against_the_assassin() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("assassin"),
        seats=[
            {"hand": ["crab 5", "crab 4", "crab 1"]},
            {"lords": ["shaman", "oracle", "diplomat"], "turned": ["oracle"]},
            {"lords": ["slaver"]},
        ],
    )
    recruit(scene, "assassin", "crab 5", "crab 4", "crab 1")
    # Nobody is asked about seat 1; a lord turned before the Shaman came stays turned.
    scene.holds(turn=1, seats={1: {"turned": ["oracle"]}, 2: {"turned": ["slaver"]}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:23.2", "abyss:23.5")
def test_shaman_against_the_commander() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("commander"),
        deck=["shellfish 5"],
        seats=[{"hand": ["crab 5", "crab 3"]}, {"lords": ["shaman"], "hand": MANY}, {}],
    )
    recruit(scene, "commander", "crab 5", "crab 3")
    scene.asks("turn-action", seat=1)
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=2)
    scene.holds(seats={1: {"hand": [*MANY, "shellfish 5"]}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:25.2")
def test_shaman_against_the_tamer() -> None:
    scene = Scene("abyss", 2, deck=["monster"], threat=2, seats=[{"lords": ["shaman"]}, {"lords": ["tamer"]}])
    scene.answer("explore", "fight")
    scene.offers_only("reward:p2", "reward:p1t1", "reward:t2")


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:13.4")
def test_shaman_against_the_recruiter() -> None:
    scene = Scene("abyss", 2, seats=[{"lords": ["shaman"], "hand": ["seahorse 4", "crab 4"]}, {"lords": ["recruiter"]}])
    scene.answer("recruit:lord:miller")
    assert cost_of(scene) == 8


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:16.3")
def test_shaman_against_the_hunter() -> None:
    scene = Scene(
        "abyss",
        4,
        court=court_with("hunter"),
        seats=[
            {"hand": ["crab 5", "squid 3"]},
            {"lords": ["shaman"], "tokens": [4, 4]},
            {"tokens": [2]},
            {"tokens": [3]},
        ],
    )
    recruit(scene, "hunter", "crab 5", "squid 3")
    scene.offers_only("seat:2", "seat:3")
    scene.refuses("seat:1", rule="16.4", player="seat:1")
    scene.answer("seat:3")
    scene.holds(turn=1, seats={0: {"tokens": [3]}, 1: {"tokens": [4, 4]}, 2: {"tokens": [2]}, 3: {"tokens": []}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:18.18", "abyss:24.3")
def test_shaman_protects_only_while_he_works() -> None:
    for owner in (
        {"lords": ["shaman"], "turned": ["shaman"]},
        {"locations": [{"jail": ["shaman"]}]},
    ):
        victim = {**owner, "hand": ["seahorse 4", "crab 4"], "pearls": 3}
        scene = Scene("abyss", 2, seats=[victim, {"lords": ["recruiter"]}])
        scene.refuses("recruit:lord:aquaculturalist", rule="14.4", needed=3, held=2)
        scene.answer("recruit:lord:miller")
        assert cost_of(scene) == 10
        seeker = Scene(
            "abyss",
            2,
            turn=1,
            court=court_with("seeker"),
            seats=[victim, {"hand": ["crab 3", "squid 4"]}],
        )
        recruit(seeker, "seeker", "crab 3", "squid 4")
        seeker.holds(turn=0, seats={0: {"pearls": 1}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:18.18", "abyss:23.5", "abyss:18.17")
def test_the_commanders_limit_returns_in_the_very_turn_in_which_the_shaman_is_tucked() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["monster"],
        threat=6,
        available=["chasm"],
        seats=[{"lords": ["shaman"], "hand": MANY}, {"lords": ["commander"]}],
    )
    scene.answer("explore", "fight", "location:chasm")
    # Two keys of the monster and the Shaman's: he goes under the tile, and the limit is there again.
    scene.asks("commander-discard", seat=0)
    scene.answer(["ally:squid-1"])
    scene.holds(turn=1, seats={0: {"locations": [{"chasm": ["shaman"]}], "hand": MANY[1:]}})


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4", "abyss:23.7", "abyss:13.4")
def test_shaman_guards_against_soldiers_only_and_one_pays_an_own_treasurers_price() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[{"lords": ["shaman", "treasurer"], "hand": ["seahorse 3", "crab 3"]}, {"lords": ["recruiter"]}],
    )
    scene.answer("recruit:lord:miller")
    assert cost_of(scene) == 6


# -- Invoker ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:invoker")
@pytest.mark.rule("abyss:16.3", "abyss:19.1", "abyss:7.11")
def test_invoker() -> None:
    shows_cost("invoker", value=8, races=1, race="jellyfish", almost=("jellyfish 4", "jellyfish 3"))
    shows_worth("invoker", guild="mage", influence=8, keys=0)

    scene = Scene(
        "abyss",
        3,
        court=court_with("invoker"),
        deck=["crab 1", "crab 2"],
        council={"squid": [1]},
        used=["slaver", "oracle"],
        seats=[{"hand": ["jellyfish 5", "jellyfish 3", "squid 4"], "lords": ["slaver", "oracle", "landlord"]}],
    )
    scene.refuses("use:lord:slaver", rule="16.5", lord="lord:slaver")
    recruit(scene, "invoker", "jellyfish 5", "jellyfish 3")
    # A whole turn of its own: the Landlord pays, the once-a-turn lords are fresh.
    scene.asks("control-location", seat=0)  # the three keys of Slaver, Oracle and Landlord
    scene.refuses("use:lord:oracle", rule="16.5", lord="lord:oracle")


@pytest.mark.card("abyss:lord:invoker")
@pytest.mark.rule("abyss:16.3", "abyss:19.1", "abyss:16.5", "abyss:16.4")
def test_the_invokers_extra_turn_is_a_whole_turn_and_there_is_only_one() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("invoker"),
        deck=["crab 1", "crab 2"],
        used=["slaver"],
        sold=2,
        buyers=[1],
        seats=[
            {"hand": ["jellyfish 5", "jellyfish 3", "squid 4"], "lords": ["slaver", "landlord"]},
            {"pearls": 1},
        ],
    )
    scene.refuses("use:lord:slaver", rule="16.5", lord="lord:slaver")
    recruit(scene, "invoker", "jellyfish 5", "jellyfish 3")
    scene.asks("turn-action", seat=0)
    scene.holds(turn=0, sold=0, seats={0: {"pearls": 1}})  # the Landlord's, for the extra turn
    scene.offers("sell:ally:squid-4", "plot", "explore")
    scene.answer("sell:ally:squid-4", "plot", "explore")
    scene.asks("explore-offer", seat=1)  # prices and buyers are fresh as well
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision())["price"] == 1
    scene.answer("pass", "take")
    scene.asks("turn-action", seat=1)
    assert lines(scene, "log-turn") == [{"player": "seat:0"}, {"player": "seat:1"}]


@pytest.mark.card("abyss:lord:invoker")
@pytest.mark.rule("abyss:16.3", "abyss:20.5", "abyss:20.6", "abyss:20.1")
def test_no_extra_turn_once_the_end_is_triggered() -> None:
    seventh = Scene(
        "abyss",
        2,
        court=court_with("invoker"),
        deck=["crab 1"],
        seats=[
            {
                "hand": ["jellyfish 5", "jellyfish 3"],
                "lords": ["trader", "peddler", "jailer"],
                "locations": [{"jail": ["keeper", "reaper", "tamer"]}],
            }
        ],
    )
    recruit(seventh, "invoker", "jellyfish 5", "jellyfish 3")
    seventh.holds(ending=0, turn=1)

    last = Scene("abyss", 2, ending=1, court=court_with("invoker"), seats=[{"hand": ["jellyfish 5", "jellyfish 3"]}])
    recruit(last, "invoker", "jellyfish 5", "jellyfish 3")
    assert last.match.over


# -- Apprentice ------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:apprentice")
@pytest.mark.rule("abyss:16.3", "abyss:11.3", "abyss:11.5", "abyss:11.2")
def test_apprentice() -> None:
    shows_cost("apprentice", value=6, races=3, race="jellyfish", almost=("jellyfish 2", "squid 2", "crab 1"))
    shows_worth("apprentice", guild="mage", influence=9, keys=0)

    # With an Alchemist too: it is not the Council action, so there is no second stack.
    scene = Scene(
        "abyss",
        2,
        court=court_with("apprentice"),
        council={"crab": [1, 5, 3], "squid": [4]},
        seats=[{"hand": ["jellyfish 3", "squid 2", "crab 1"], "lords": ["alchemist"]}],
    )
    recruit(scene, "apprentice", "jellyfish 3", "squid 2", "crab 1")
    scene.asks("apprentice-stack", seat=0)
    scene.offers_only("council:crab", "council:squid")
    scene.refuses("council:jellyfish", rule="11.5", race="council:jellyfish")
    scene.answer("council:crab")
    scene.holds(
        turn=1,
        seats={0: {"hand": ["crab 1", "crab 3", "crab 5"], "lords": ["alchemist", "apprentice"]}},
        council={"crab": [], "squid": [4]},
    )
    public = {"player": "seat:0", "stack": "council:crab", "count": 3}
    taken = {seat: [line for line in scene.match.journal(seat) if "takes-stack" in line.message] for seat in (0, 1)}
    assert [(line.message, line.rule, line.args) for line in taken[1]] == [("log-takes-stack", "16.3", public)]
    assert [line.args for line in taken[0]] == [{**public, "allies": "ally:crab-1+ally:crab-3+ally:crab-5"}]


@pytest.mark.card("abyss:lord:apprentice")
@pytest.mark.rule("abyss:16.3", "abyss:11.5")
def test_apprentice_takes_an_only_stack_at_once_and_nothing_from_an_empty_council() -> None:
    only = Scene(
        "abyss",
        2,
        court=court_with("apprentice"),
        council={"crab": [2]},
        seats=[{"hand": ["jellyfish 3", "squid 2", "crab 1"]}],
    )
    recruit(only, "apprentice", "jellyfish 3", "squid 2", "crab 1")
    only.holds(turn=1, seats={0: {"hand": ["crab 2"]}})
    empty = Scene("abyss", 2, court=court_with("apprentice"), seats=[{"hand": ["jellyfish 3", "squid 2", "crab 1"]}])
    recruit(empty, "apprentice", "jellyfish 3", "squid 2", "crab 1")
    empty.holds(turn=1, seats={0: {"hand": [], "lords": ["apprentice"]}})
    assert lines(empty, "log-takes-stack") == []


# -- Oracle ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:oracle")
@pytest.mark.rule("abyss:16.5", "abyss:11.5", "abyss:16.4", "abyss:18.18")
def test_oracle() -> None:
    shows_cost("oracle", value=8, races=2, race="jellyfish", almost=("jellyfish 4", "squid 3"))
    shows_worth("oracle", guild="mage", influence=5, keys=1)

    scene = Scene(
        "abyss",
        2,
        deck=["squid 5", "squid 4", "squid 3"],
        council={"crab": [1, 4], "seahorse": [2]},
        seats=[{"lords": ["oracle"], "hand": ["shellfish 1"]}, {"hand": ["crab 3"]}],
    )
    scene.offers_only("explore", "council:crab", "council:seahorse", "discard:council:crab", "discard:council:seahorse")
    scene.refuses("discard:council:squid", rule="11.5", race="council:squid")
    scene.answer("discard:council:crab")
    scene.asks("turn-action", seat=0)
    scene.holds(
        council={"crab": [], "seahorse": [2]}, discard=["crab 1", "crab 4"], seats={0: {"hand": ["shellfish 1"]}}
    )
    # The cards stay unseen: only their number is told.
    (line,) = [line for line in scene.match.lines if line.message == "log-discards-stack"]
    assert line.args == {"player": "seat:0", "stack": "council:crab", "count": 2}
    assert (line.secret, line.rule) == (None, "16.5")
    scene.offers_only("explore", "council:seahorse")
    scene.refuses("use:lord:oracle", rule="16.5", lord="lord:oracle")
    # Fresh in the next own turn, not in another's.
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=1)
    scene.offers_only("explore", "council:seahorse")
    scene.answer("explore", "take")
    scene.offers("discard:council:seahorse", seat=0)

    tucked = Scene("abyss", 2, council={"crab": [1]}, seats=[{"locations": [{"jail": ["oracle"]}]}])
    tucked.refuses("use:lord:oracle", rule="18.18", lord="lord:oracle")


@pytest.mark.card("abyss:lord:oracle")
@pytest.mark.rule("abyss:16.5", "abyss:16.3")
def test_oracle_in_the_middle_of_other_choices_takes_the_ground_from_under_them() -> None:
    scene = Scene(
        "abyss",
        2,
        court=court_with("apprentice"),
        council={"crab": [2]},
        seats=[{"hand": ["jellyfish 3", "squid 2", "crab 1"], "lords": ["oracle"]}],
    )
    scene.answer("recruit:lord:apprentice", ["ally:jellyfish-3", "ally:squid-2", "ally:crab-1"])
    scene.asks("recruit-affiliate", seat=0)  # not passed over while the Oracle could be used
    scene.offers_only("ally:crab-1", "discard:council:crab")
    scene.answer("ally:crab-1")
    scene.asks("apprentice-stack", seat=0)
    scene.answer("discard:council:crab")
    # Nothing is left for the Apprentice: the question lapses.
    scene.holds(turn=1, seats={0: {"hand": []}}, discard=["crab 2", "jellyfish 3", "squid 2"])


@pytest.mark.card("abyss:lord:oracle")
@pytest.mark.rule("abyss:16.5", "abyss:10.5")
def test_a_stack_discarded_by_the_oracle_can_come_back_with_a_new_deck() -> None:
    scene = Scene("abyss", 2, deck={"only": ["squid 5"]}, council={"crab": [4]}, seats=[{"lords": ["oracle"]}])
    scene.answer("discard:council:crab", "explore")
    scene.logs("log-deck-renewed", count=1)
    scene.answer("leave")
    scene.holds(turn=1, seats={0: {"hand": ["crab 4"]}}, council={"squid": [5]})


# -- Alchemist -------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:alchemist")
@pytest.mark.rule("abyss:16.4", "abyss:11.4", "abyss:11.5", "abyss:11.1")
def test_alchemist() -> None:
    shows_cost("alchemist", value=7, races=1, race="jellyfish", almost=("jellyfish 4", "jellyfish 2"))
    shows_worth("alchemist", guild="mage", influence=5, keys=1)

    scene = Scene(
        "abyss",
        2,
        council={"crab": [1, 5], "squid": [4], "seahorse": [2, 2], "shellfish": [3]},
        seats=[{"lords": ["alchemist"]}],
    )
    scene.answer("council:crab")
    # The first stack is in hand, and seen, before the second is chosen; the second is compulsory.
    scene.holds(seats={0: {"hand": ["crab 1", "crab 5"]}})
    scene.asks("council-second", seat=0)
    scene.offers_only("council:seahorse", "council:shellfish", "council:squid")
    scene.refuses("council:crab", rule="11.5", race="council:crab")
    scene.answer("council:seahorse")
    scene.holds(
        turn=1,
        seats={0: {"hand": ["crab 1", "crab 5", "seahorse 2", "seahorse 2"]}},
        council={"squid": [4], "shellfish": [3]},
    )
    assert [(line.rule, line.args["stack"], line.args["count"]) for line in scene.match.lines if line.secret] == [
        ("11.1", "council:crab", 2),
        ("16.4", "council:seahorse", 2),
    ]


@pytest.mark.card("abyss:lord:alchemist")
@pytest.mark.rule("abyss:16.4", "abyss:24.3", "abyss:18.18", "abyss:11.4")
def test_alchemist_takes_what_is_there_and_nothing_more_when_he_does_not_work() -> None:
    one = Scene("abyss", 2, council={"crab": [1]}, seats=[{"lords": ["alchemist"]}])
    one.answer("council:crab")
    one.holds(turn=1, seats={0: {"hand": ["crab 1"]}})
    two = Scene("abyss", 2, council={"crab": [1], "squid": [3]}, seats=[{"lords": ["alchemist"]}])
    two.answer("council:crab")
    two.holds(turn=1, seats={0: {"hand": ["crab 1", "squid 3"]}})  # the second is forced
    for me, other in (
        ({"lords": ["alchemist"], "turned": ["alchemist"]}, {}),
        ({"locations": [{"jail": ["alchemist"]}]}, {}),
        ({}, {"lords": ["alchemist"]}),
    ):
        idle = Scene("abyss", 2, council={"crab": [1], "squid": [3]}, seats=[me, other])
        idle.answer("council:crab")
        idle.holds(turn=1, seats={0: {"hand": ["crab 1"]}}, council={"squid": [3]})


# -- Illusionist -----------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:illusionist")
@pytest.mark.rule("abyss:16.3", "abyss:18.16", "abyss:18.13")
def test_illusionist() -> None:
    shows_cost("illusionist", value=10, races=1, race="jellyfish", almost=("jellyfish 5", "jellyfish 4"))
    shows_worth("illusionist", guild="mage", influence=9, keys=0)

    scene = Scene(
        "abyss",
        2,
        court=court_with("illusionist"),
        available=["chasm", "depths"],
        seats=[
            {
                "hand": ["jellyfish 5", "jellyfish 4", "jellyfish 1"],
                "locations": [{"jail": ["keeper"]}, {"parliament": ["oracle", "tamer"]}],
            },
            {"locations": ["barracks"]},
        ],
    )
    recruit(scene, "illusionist", "jellyfish 5", "jellyfish 4", "jellyfish 1")
    scene.asks("illusionist-give", seat=0)
    scene.offers_only("decline", "location:jail", "location:parliament")
    scene.answer("location:parliament")
    scene.asks("illusionist-get", seat=0)
    scene.offers_only("location:chasm", "location:depths")
    scene.answer("location:depths")
    # The lords stay where they were, under the new tile; the old one is available.
    scene.holds(
        turn=1,
        seats={0: {"locations": [{"jail": ["keeper"]}, {"depths": ["oracle", "tamer"]}]}},
        available=["chasm", "parliament"],
    )
    scene.logs("log-exchanges", player="seat:0", location="location:parliament", fresh="location:depths")


@pytest.mark.card("abyss:lord:illusionist")
@pytest.mark.rule("abyss:16.3")
def test_illusionist_may_decline_and_needs_an_own_and_a_face_up_location() -> None:
    hand = ["jellyfish 5", "jellyfish 4", "jellyfish 1"]
    decline = Scene(
        "abyss",
        2,
        court=court_with("illusionist"),
        available=["chasm"],
        seats=[{"hand": hand, "locations": ["jail"]}],
    )
    recruit(decline, "illusionist", *hand)
    decline.answer("decline")
    decline.holds(turn=1, seats={0: {"locations": [{"jail": []}]}}, available=["chasm"])
    for seat, available in (({"hand": hand}, ["chasm"]), ({"hand": hand, "locations": ["jail"]}, [])):
        scene = Scene("abyss", 2, court=court_with("illusionist"), available=available, seats=[seat])
        recruit(scene, "illusionist", *hand)
        scene.asks("turn-action", seat=1)
        scene.holds(available=available)


@pytest.mark.card("abyss:lord:illusionist", "abyss:location:black-smokers")
@pytest.mark.rule("abyss:16.3", "abyss:18.16")
def test_black_smokers_gained_by_the_illusionist_work_at_once() -> None:
    hand = ["jellyfish 5", "jellyfish 4", "jellyfish 1"]
    scene = Scene(
        "abyss",
        2,
        court=court_with("illusionist"),
        available=["black-smokers"],
        stack={"only": ["chasm", "depths"]},
        seats=[{"hand": hand, "locations": [{"jail": ["keeper", "tamer"]}]}],
    )
    recruit(scene, "illusionist", *hand)
    scene.answer("location:jail")
    scene.asks("smokers-exchange", seat=0)
    scene.offers_only("decline", "location:chasm", "location:depths")
    scene.refuses("location:jail", rule="18.16", location="location:jail")  # just given up: face up, not in the stack
    scene.answer("location:chasm")
    scene.holds(turn=1, seats={0: {"locations": [{"chasm": ["keeper", "tamer"]}]}}, available=["jail"], stack=1)
    assert "location:black-smokers" in scene.match.view(None).sunk
    assert [line["fresh"] for line in lines(scene, "log-exchanges")] == ["location:black-smokers", "location:chasm"]


# -- Master of Magic (section 26) ------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:master-of-magic")
@pytest.mark.rule("abyss:16.4", "abyss:26.3", "abyss:15.2")
def test_master_of_magic() -> None:
    shows_cost("master-of-magic", value=10, races=3, race="jellyfish", almost=("jellyfish 4", "squid 3", "crab 2"))
    shows_worth("master-of-magic", guild="mage", influence=6, keys=1)

    hand = ["seahorse 5", "crab 2", "crab 1", "crab 1"]
    scene = Scene("abyss", 2, seats=[{"lords": ["master-of-magic"], "hand": hand}])
    scene.answer("recruit:lord:miller", [f"ally:{word.replace(' ', '-')}" for word in hand])
    scene.asks("recruit-affiliate", seat=0)
    scene.offers_only("ally:seahorse-5", "ally:crab-2", "ally:crab-1")
    scene.answer("ally:seahorse-5")
    scene.holds(turn=1, seats={0: {"affiliated": ["seahorse 5"]}}, discard=["crab 2", "crab 1", "crab 1"])


@pytest.mark.card("abyss:lord:master-of-magic")
@pytest.mark.rule("abyss:26.1", "abyss:26.2", "abyss:26.3", "abyss:17.8")
def test_master_of_magic_does_not_help_in_his_own_recruitment() -> None:
    scene = Scene(
        "abyss",
        2,
        court=court_with("master-of-magic"),
        seats=[{"hand": ["jellyfish 3", "crab 2", "shellfish 5"]}],
    )
    recruit(scene, "master-of-magic", "jellyfish 3", "crab 2", "shellfish 5")
    # The weakest was affiliated without a question, and before the lord came into play.
    scene.holds(turn=1, seats={0: {"affiliated": ["crab 2"], "lords": ["master-of-magic"]}})
    told = [line.message for line in scene.match.lines]
    assert told.index("log-pays") < told.index("log-affiliates") < told.index("log-recruits")

    tie = Scene(
        "abyss",
        2,
        court=court_with("master-of-magic"),
        seats=[{"hand": ["jellyfish 3", "crab 3", "shellfish 5"]}],
    )
    tie.answer("recruit:lord:master-of-magic", ["ally:jellyfish-3", "ally:crab-3", "ally:shellfish-5"])
    tie.asks("recruit-affiliate", seat=0)
    tie.offers_only("ally:jellyfish-3", "ally:crab-3")
    tie.refuses("ally:shellfish-5", rule="15.2", ally="ally:shellfish-5", lowest=3)


@pytest.mark.card("abyss:lord:master-of-magic")
@pytest.mark.rule("abyss:24.3", "abyss:18.18", "abyss:16.4", "abyss:20.7")
def test_master_of_magic_lapses_when_turned_or_tucked_and_does_not_touch_the_end() -> None:
    for me in (
        {"lords": ["master-of-magic"], "turned": ["master-of-magic"]},
        {"locations": [{"jail": ["master-of-magic"]}]},
    ):
        scene = Scene("abyss", 2, seats=[{**me, "hand": ["seahorse 5", "crab 3"]}])
        recruit(scene, "miller", "seahorse 5", "crab 3")
        scene.holds(turn=1, seats={0: {"affiliated": ["crab 3"]}})
    end = counted(seats=[{"lords": ["master-of-magic"], "hand": ["crab 1", "crab 5"]}])
    end.holds(seats={0: {"affiliated": ["crab 1"]}})
    end.scores(scores=[7, 0])


@pytest.mark.card("abyss:lord:invoker")
@pytest.mark.rule("abyss:20.5", "abyss:20.6")
@pytest.mark.parametrize(("ending", "lines"), [(-1, 1), (1, 0)])
def test_the_journal_announces_the_extra_turn_only_when_it_comes(ending: int, lines: int) -> None:
    scene = Scene(
        "abyss", 2, court=["invoker", *FARMERS[:4]], ending=ending, seats=[{"hand": ["jellyfish 5", "jellyfish 3"]}]
    )
    scene.answer("recruit:lord:invoker", ["ally:jellyfish-5", "ally:jellyfish-3"])
    scene.logs("log-extra-turn", rule="16.3", times=lines)


@pytest.mark.card("abyss:lord:shaman")
@pytest.mark.rule("abyss:16.4")
@pytest.mark.parametrize(
    ("soldier", "hand"),
    [
        ("jailer", ["crab 5", "squid 2", "jellyfish 2"]),
        ("seeker", ["crab 5", "squid 2"]),
        ("assassin", ["crab 5", "crab 4", "crab 1"]),
        ("commander", ["crab 5", "crab 3"]),
    ],
)
def test_the_journal_says_whom_the_shaman_protects(soldier: str, hand: list[str]) -> None:
    scene = Scene(
        "abyss",
        3,
        court=[soldier, *FARMERS[:4]],
        seats=[{"hand": hand}, {"lords": ["shaman"], "pearls": 2}, {}],
    )
    keys = [f"ally:{card.replace(' ', '-')}" for card in hand]
    scene.answer(f"recruit:lord:{soldier}", keys)
    if scene.match.decisions[0].question.name == "recruit-affiliate":
        scene.answer(scene.offered()[0])
    scene.logs("log-protected", rule="16.4", player="seat:1", lord=f"lord:{soldier}", times=1)
    scene.logs("log-protected", times=1)
