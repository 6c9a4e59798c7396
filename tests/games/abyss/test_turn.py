"""Section 3: the three steps of a turn and their order."""

import pytest

from regnum.kernel.errors import Refused
from regnum.scenes import Scene


@pytest.mark.rule("abyss:3.1", "abyss:3.5")
def test_the_first_player_takes_one_action_and_the_next_player_follows():
    scene = Scene(
        "abyss",
        3,
        turn=1,
        deck=["crab 1", "crab 2", "crab 3", "crab 4"],
        council={"squid": [1]},
    )
    scene.asks("turn-action", seat=1)
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=2)
    scene.logs("log-turn", player="seat:2", times=1)
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=0)
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=1)
    scene.holds(turn=1, seats=[{"hand": ["crab 3"]}, {"hand": ["crab 1"]}, {"hand": ["crab 2"]}])


@pytest.mark.rule("abyss:3.5")
@pytest.mark.parametrize("action", ["explore", "council:squid", "recruit:lord:shepherd"])
def test_one_action_is_all_whichever_it_is(action):
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1"],
        council={"squid": [1], "jellyfish": [2]},
        seats=[{"pearls": 2, "hand": ["seahorse 5", "seahorse 4"]}, {"pearls": 0}],
    )
    scene.asks("turn-action", seat=0)
    first = scene.decision()
    scene.answer(action)
    if action == "explore":
        scene.answer("take")
    elif action.startswith("recruit"):
        scene.answer(["ally:seahorse-5", "ally:seahorse-4"])
    scene.asks("turn-action", seat=1)
    scene.holds(turn=1)
    # a second action is out of turn
    with pytest.raises(Refused) as refused:
        scene.match.answer(first, "council:jellyfish", seat=0)
    assert refused.value.code == "out-of-turn"
    scene.holds(turn=1, council={"jellyfish": [2]})


@pytest.mark.rule("abyss:3.2", "abyss:4.1")
def test_plot_then_one_action_then_control_of_a_location():
    scene = Scene(
        "abyss",
        2,
        deck=["monster"],
        threat=3,
        court=["keeper", "reaper", "shepherd"],
        lords=["elder"],
        available=["parliament"],
        seats=[{"pearls": 2, "keys": 2}, {"pearls": 1}],
    )
    scene.asks("turn-action", seat=0)
    scene.offers("plot", "explore")
    scene.answer("plot")
    scene.asks("turn-action", seat=0)
    scene.answer("explore")
    # the action has begun: no more plotting, although there are a pearl and an empty space
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "go-on")
    scene.answer("fight")
    # the action is over: neither another one nor plotting, but control
    scene.asks("control-location", seat=0)
    scene.offers_only("location:parliament", "draw:1", "draw:2", "draw:3", "draw:4")
    scene.answer("location:parliament")
    scene.asks("turn-action", seat=1)
    scene.holds(
        court=["keeper", "reaper", "shepherd", "elder"],
        seats=[{"pearls": 1, "keys": 0, "locations": [{"parliament": []}]}, {"pearls": 1}],
        keys=10,
        threat=1,
    )
    scene.offers("plot", "explore")


@pytest.mark.rule("abyss:3.2")
@pytest.mark.parametrize(
    ("action", "mine"),
    [
        (
            ["explore", "leave", "leave", "take"],
            {"hand": ["seahorse 5", "seahorse 4", "jellyfish 3"], "lords": []},
        ),
        (
            ["council:squid"],
            {"hand": ["seahorse 5", "seahorse 4", "squid 1"], "lords": []},
        ),
        (
            ["recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-4"]],
            {"hand": [], "affiliated": ["seahorse 4"], "lords": ["shepherd"]},
        ),
    ],
    ids=["explore", "council", "recruit"],
)
def test_control_follows_the_action_whichever_it_is(action, mine):
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1", "crab 2", "jellyfish 3"],
        council={"squid": [1]},
        court=["shepherd", "keeper", "reaper", "miller"],
        available=["parliament"],
        seats=[{"pearls": 1, "keys": 3, "hand": ["seahorse 5", "seahorse 4"]}, {}],
    )
    scene.asks("turn-action", seat=0)
    scene.offers("plot")
    scene.answer(*action)
    scene.asks("control-location", seat=0)
    scene.holds(seats={0: mine})
    scene.answer("location:parliament")
    if action[0].startswith("recruit"):
        scene.answer(["key", "key", "key"])  # the Shepherd has a key too
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"keys": 0, "locations": [{"parliament": []}], **mine}})


@pytest.mark.rule("abyss:3.3")
def test_plotting_is_optional():
    scene = Scene("abyss", 2, deck=["crab 1"], court=["keeper"], seats=[{"pearls": 2}, {}])
    scene.offers_only("plot", "explore")
    scene.answer("explore", "take")
    scene.holds(court=["keeper"], lords=34, seats=[{"pearls": 2, "hand": ["crab 1"]}, {}])
    scene.asks("turn-action", seat=1)


@pytest.mark.rule("abyss:3.4")
def test_an_action_must_be_taken():
    scene = Scene("abyss", 2, deck=["crab 1"], seats=[{"pearls": 1}, {}])
    scene.offers_only("explore")
    scene.refuses("no-action", rule="3.4")


@pytest.mark.rule("abyss:3.4")
def test_an_action_must_be_taken_after_plotting_too():
    scene = Scene("abyss", 2, deck=["crab 1"], court=["keeper"], seats=[{"pearls": 2}, {}])
    scene.answer("plot")
    scene.asks("turn-action", seat=0)
    scene.refuses("no-action", rule="3.4")


@pytest.mark.rule("abyss:3.4", "abyss:10.6")
def test_only_a_player_who_can_take_none_of_the_actions_skips_the_step():
    scene = Scene(
        "abyss", 2, deck={"only": []}, court=["keeper"], lords=["elder"], seats=[{"pearls": 1}, {"hand": ["crab 1"]}]
    )
    scene.offers_only("plot", "no-action")
    scene.refuses("explore", rule="10.6")
    scene.refuses("council:crab", rule="11.5")
    scene.refuses("recruit:lord:keeper", rule="13.2")
    scene.answer("plot")
    scene.offers_only("no-action")
    scene.answer("no-action")
    scene.logs("log-no-action", rule="3.4", player="seat:0", times=1)
    scene.asks("turn-action", seat=1)


@pytest.mark.rule("abyss:3.4")
@pytest.mark.parametrize(
    ("table", "action"),
    [
        ({"deck": ["crab 1"]}, "explore"),
        ({"deck": {"only": []}, "council": {"squid": [1]}}, "council:squid"),
        ({"deck": {"only": []}, "seats": [{"hand": ["seahorse 5", "seahorse 3"]}]}, "recruit:lord:shepherd"),
    ],
)
def test_one_possible_action_of_any_kind_is_compulsory(table, action):
    scene = Scene("abyss", 2, **table)
    scene.offers_only(action)
    scene.refuses("no-action", rule="3.4")


@pytest.mark.rule("abyss:3.6")
def test_the_action_is_to_explore_to_ask_the_council_or_to_recruit():
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1"],
        court=["shepherd", "reaper", "keeper", "miller", "landowner", "sage"],
        council={"squid": [1], "jellyfish": [2, 3]},
        seats=[{"hand": ["seahorse 5", "seahorse 4"]}, {}],
    )
    scene.asks("turn-action", seat=0)
    scene.offers_only("explore", "council:jellyfish", "council:squid", "recruit:lord:shepherd")


@pytest.mark.rule("abyss:3.7")
@pytest.mark.parametrize(
    "seat",
    [{}, {"keys": 2}, {"keys": 1, "lords": ["keeper"]}, {"lords": ["reaper", "shepherd", "landowner"]}],
)
def test_with_fewer_than_three_keys_nothing_happens_after_the_action(seat):
    scene = Scene("abyss", 2, deck=["crab 1"], available=["parliament", "abyss"], seats=[seat, {}])
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=1)
    scene.holds(available=["parliament", "abyss"], seats=[{"locations": [], **seat}, {}])


@pytest.mark.rule("abyss:3.7", "abyss:3.2")
@pytest.mark.parametrize("seat", [{"keys": 2, "lords": ["keeper"]}, {"keys": 1, "lords": ["reaper", "shepherd"]}])
def test_the_third_key_makes_the_difference(seat):
    scene = Scene("abyss", 2, deck=["crab 1"], available=["parliament"], seats=[seat, {}])
    scene.answer("explore", "take")
    scene.asks("control-location", seat=0)
    scene.answer("location:parliament")
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"keys": 0, "lords": [], "locations": [{"parliament": seat["lords"]}]}})
