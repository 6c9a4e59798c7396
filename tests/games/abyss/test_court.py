"""Sliding and refilling the Court (section 17)."""

import pytest

from regnum.scenes import Scene

SEAHORSES = {"hand": ["seahorse 5", "seahorse 3"]}
"""What the Shepherd costs."""
PAID = ["ally:seahorse-5", "ally:seahorse-3"]


@pytest.mark.rule("abyss:17.1", "abyss:17.2")
@pytest.mark.parametrize(
    ("court", "left"),
    [
        (["shepherd", "jailer", "oracle", "miller", "sage"], ["jailer", "oracle", "miller", "sage"]),
        (["sage", "jailer", "shepherd", "miller", "oracle"], ["sage", "jailer", "miller", "oracle"]),
        (["oracle", "sage", "jailer", "miller", "shepherd"], ["oracle", "sage", "jailer", "miller"]),
    ],
)
def test_the_lords_left_close_up_in_unchanged_order(court: list[str], left: list[str]) -> None:
    """The Court is told from the space farthest from the deck: what is empty lies nearest the deck."""
    scene = Scene("abyss", 2, court=court, lords=["keeper"], seats=[SEAHORSES, {"pearls": 1}])
    scene.answer("recruit:lord:shepherd", PAID)
    scene.holds(court=left)
    assert scene.match.view(None).court == [f"lord:{slug}" for slug in left]
    # The next lord that comes lies behind them all, nearest the deck.
    scene.answer("plot").holds(court=[*left, "keeper"])


@pytest.mark.rule("abyss:17.3")
@pytest.mark.parametrize("left", [3, 4, 5])
def test_with_three_or_more_lords_left_nothing_is_refilled(left: int) -> None:
    others = ["jailer", "oracle", "miller", "sage", "keeper"][:left]
    scene = Scene("abyss", 2, court=["shepherd", *others], seats=[{**SEAHORSES, "pearls": 1}])
    scene.answer("recruit:lord:shepherd", PAID).asks("turn-action", seat=1)
    scene.holds(court=others, lords=34 - left, seats=[{"pearls": 1}], ending=-1)
    assert "log-refills-court" not in [line.message for line in scene.match.lines]


@pytest.mark.rule("abyss:17.3", "abyss:17.4", "abyss:17.5", "abyss:17.6")
def test_with_two_lords_left_the_player_gains_two_pearls_and_then_refills_the_court() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["jailer", "shepherd", "oracle"],
        lords=["keeper", "sage", "miller", "reaper", "hunter"],
        seats=[{**SEAHORSES, "pearls": 1}, {"pearls": 3}],
    )
    scene.answer("recruit:lord:shepherd", PAID).asks("turn-action", seat=1)
    scene.holds(
        court=["jailer", "oracle", "keeper", "sage", "miller", "reaper"],
        lords=28,
        seats=[{"pearls": 3}, {"pearls": 3}],
        ending=-1,
    )
    assert scene.state.issued == 6  # the two pearls come from the treasury
    told = [line for line in scene.match.lines if line.message != "log-turn"]
    pearls, refill = told[3:5]
    assert (pearls.message, pearls.rule, pearls.args) == (
        "log-gains-pearls",
        "17.4",
        {"player": "seat:0", "count": 2},
    )
    assert (refill.message, refill.rule) == ("log-refills-court", "17.6")
    assert refill.args == {"lords": "lord:keeper+lord:sage+lord:miller+lord:reaper"}


@pytest.mark.rule("abyss:17.4", "abyss:17.6")
@pytest.mark.parametrize("left", [0, 1])
def test_a_court_left_with_even_fewer_lords_is_refilled_too(left: int) -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "jailer"][: left + 1],
        lords=["keeper", "sage", "miller", "reaper", "hunter", "oracle"],
        seats=[SEAHORSES],
    )
    scene.answer("recruit:lord:shepherd", PAID)
    fresh = ["keeper", "sage", "miller", "reaper", "hunter", "oracle"][: 6 - left]
    scene.holds(court=[*["jailer"][:left], *fresh], seats=[{"pearls": 2}])


@pytest.mark.rule("abyss:17.6", "abyss:20.2")
@pytest.mark.parametrize(
    ("deck", "ending"),
    [(["keeper", "sage", "miller", "reaper"], -1), (["keeper", "sage", "miller"], 0), (["keeper"], 0), ([], 0)],
)
def test_the_refill_takes_what_the_lord_deck_has(deck: list[str], ending: int) -> None:
    scene = Scene("abyss", 2, court=["shepherd", "jailer", "oracle"], lords={"only": deck}, seats=[SEAHORSES])
    scene.answer("recruit:lord:shepherd", PAID)
    scene.holds(court=["jailer", "oracle", *deck], lords=0, ending=ending, seats=[{"pearls": 2}])
    lines = [line for line in scene.match.lines if line.message == "log-refills-court"]
    assert [line.args["lords"] for line in lines] == ["+".join(f"lord:{slug}" for slug in deck)] * bool(deck)


@pytest.mark.rule("abyss:17.7")
def test_a_court_of_two_is_not_refilled_by_the_council_action() -> None:
    scene = Scene("abyss", 2, court=["jailer", "oracle"], council={"crab": [1], "squid": [1]}, seats=[{}])
    scene.answer("council:crab", "council:squid")
    scene.holds(court=["jailer", "oracle"], lords=33, seats=[{"pearls": 0}, {"pearls": 0}])


@pytest.mark.rule("abyss:17.7")
def test_a_court_of_one_is_not_refilled_by_exploring_or_taking_a_location() -> None:
    scene = Scene(
        "abyss", 2, court=["jailer"], deck=["crab 1"], available=["jail"], stack={"only": []}, seats=[{"keys": 3}]
    )
    scene.answer("explore", "take").asks("turn-action", seat=1)
    scene.holds(court=["jailer"], lords=34, seats=[{"pearls": 0, "locations": [{"jail": []}]}])


@pytest.mark.rule("abyss:17.7", "abyss:16.5")
def test_the_opportunist_replaces_one_lord_and_refills_nothing() -> None:
    scene = Scene("abyss", 2, court=["jailer", "oracle"], lords=["keeper"], seats=[{"lords": ["opportunist"]}])
    scene.answer("replace:lord:jailer")
    scene.holds(court=["keeper", "oracle"], lords=31, seats=[{"pearls": 0}])


@pytest.mark.rule("abyss:17.7", "abyss:4.3")
def test_plotting_fills_one_space_and_brings_no_pearls() -> None:
    scene = Scene("abyss", 2, court=["jailer"], lords=["keeper", "sage"], seats=[{"pearls": 2}])
    scene.answer("plot").holds(court=["jailer", "keeper"], lords=33, seats=[{"pearls": 1}])
    scene.answer("plot").holds(court=["jailer", "keeper", "sage"], lords=32, seats=[{"pearls": 0}])


@pytest.mark.rule("abyss:17.4", "abyss:17.6", "abyss:16.3")
@pytest.mark.card("lord:corruptor")
def test_a_lord_taken_by_the_corruptor_counts_for_the_refill() -> None:
    """Four at Court: the Corruptor, a second for five pearls, two left. The two pearls come once, and afterwards."""
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "jailer", "oracle", "miller"],
        lords=["keeper", "sage", "reaper", "hunter"],
        seats=[{"hand": ["squid 5", "squid 4", "squid 1"], "pearls": 5}],
    )
    scene.answer("recruit:lord:corruptor", ["ally:squid-5", "ally:squid-4", "ally:squid-1"])
    scene.asks("corruptor-bribe", seat=0)
    scene.offers_only("decline", "lord:jailer", "lord:oracle", "lord:miller")
    scene.answer("lord:oracle")
    scene.holds(
        court=["jailer", "miller", "keeper", "sage", "reaper", "hunter"],
        seats=[{"pearls": 2, "lords": ["corruptor", "oracle"]}],
    )


@pytest.mark.rule("abyss:17.5", "abyss:16.3")
@pytest.mark.card("lord:corruptor")
def test_the_two_pearls_of_the_refill_come_too_late_for_the_corruptor() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "jailer", "oracle"],
        seats=[{"hand": ["squid 5", "squid 4", "squid 1"], "pearls": 4}],
    )
    scene.answer("recruit:lord:corruptor", ["ally:squid-5", "ally:squid-4", "ally:squid-1"])
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"pearls": 6, "lords": ["corruptor"]}])
    poor = Scene(
        "abyss",
        2,
        court=["corruptor", "jailer", "oracle", "miller"],
        seats=[{"hand": ["squid 5", "squid 4", "squid 1"], "pearls": 4}],
    )
    poor.answer("recruit:lord:corruptor", ["ally:squid-5", "ally:squid-4", "ally:squid-1"])
    poor.would_refuse("lord:jailer", of="corruptor-bribe", seat=0, rule="14.13", price=5, pearls=4)


@pytest.mark.rule("abyss:17.4", "abyss:17.6", "abyss:27.4")
@pytest.mark.card("lord:traitor")
def test_a_lord_taken_by_the_traitor_counts_for_the_refill() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["traitor", "jailer", "oracle", "miller"],
        lords=["keeper", "sage", "reaper", "hunter"],
        seats=[{"hand": ["squid 5", "crab 5", "jellyfish 2"], "lords": ["seeker"]}],
    )
    scene.answer("recruit:lord:traitor", ["ally:squid-5", "ally:crab-5", "ally:jellyfish-2"])
    scene.answer("lord:seeker", "lord:miller")
    scene.holds(
        court=["jailer", "oracle", "keeper", "sage", "reaper", "hunter"],
        gone=["seeker"],
        seats=[{"pearls": 2, "lords": ["traitor", "miller"]}],
    )
