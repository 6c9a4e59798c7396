"""Choosing a lord and paying its cost (section 14)."""

from typing import Any

import pytest

from regnum.kernel.errors import Refused
from regnum.scenes import Scene

OTHERS = ["oracle", "diplomat", "shaman"]
"""Three more lords at Court, so that a recruitment refills nothing."""


def paying_for(lord: str, hand: list[str], pearls: int = 0, **more: Any) -> Scene:
    """The player has named the lord and is asked for the payment."""
    scene = Scene("abyss", 2, court=[lord, *OTHERS], seats=[{"hand": hand, "pearls": pearls, **more}])
    scene.answer(f"recruit:lord:{lord}").asks("recruit-pay", seat=0)
    return scene


# -- which lord ----------------------------------------------------------------------------------------------------

RICH = ["jellyfish 5", "jellyfish 4", "jellyfish 3", "crab 5", "crab 4", "crab 3", "squid 5", "squid 4", "squid 3"]


@pytest.mark.rule("abyss:14.1")
def test_the_lords_of_the_court_are_on_offer_and_no_others() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["jailer", "traitor", "corruptor"],
        lords=["schemer"],
        gone=["assassin"],
        seats=[{"hand": RICH, "lords": ["seeker"]}, {"lords": ["diplomat"], "locations": [{"chasm": ["oracle"]}]}],
    )
    scene.offers_only("explore", "recruit:lord:jailer", "recruit:lord:traitor", "recruit:lord:corruptor")
    with pytest.raises(Refused):
        scene.match.answer(scene.decision(), "recruit:lord:schemer")


@pytest.mark.rule("abyss:14.1")
def test_a_lord_in_front_of_a_player_cannot_be_recruited() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["jailer"],
        seats=[{"hand": RICH, "lords": ["seeker"]}, {"lords": ["diplomat"], "locations": [{"chasm": ["oracle"]}]}],
    )
    for lord in ("seeker", "diplomat", "oracle"):
        scene.refuses(f"recruit:lord:{lord}", rule="14.1", lord=f"lord:{lord}")


@pytest.mark.rule("abyss:14.2")
def test_the_action_recruits_one_lord() -> None:
    """Both could be paid for; after the first the turn is over."""
    scene = Scene("abyss", 2, court=["assassin", "corruptor", *OTHERS], seats=[{"hand": RICH}, {"hand": []}])
    scene.offers("recruit:lord:assassin", "recruit:lord:corruptor")
    scene.answer("recruit:lord:assassin", ["ally:crab-5", "ally:crab-4", "ally:crab-3"])
    scene.asks("turn-action", seat=1)
    with pytest.raises(Refused) as refused:
        scene.match.answer(scene.decision(), "recruit:lord:corruptor", seat=0)
    assert refused.value.code == "wrong-seat"
    scene.holds(turn=1, seats=[{"lords": ["assassin"]}], court=["corruptor", *OTHERS])


@pytest.mark.rule("abyss:14.2", "abyss:16.5")
@pytest.mark.card("lord:opportunist")
def test_the_lord_being_paid_for_is_the_one_recruited() -> None:
    """The Opportunist may replace any lord of the Court meanwhile, but not this one, until it has left the Court."""
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", *OTHERS],
        lords=["jailer"],
        seats=[{"hand": ["seahorse 4", "seahorse 4"], "lords": ["opportunist"]}],
    )
    scene.offers("replace:lord:shepherd")
    scene.answer("recruit:lord:shepherd")
    scene.offers_only("ally:seahorse-4", "replace:lord:oracle", "replace:lord:diplomat", "replace:lord:shaman")
    scene.refuses("replace:lord:shepherd", rule="14.2", lord="lord:shepherd")
    scene.answer("replace:lord:diplomat").asks("recruit-pay", seat=0)
    scene.holds(court=["shepherd", "oracle", "jailer", "shaman"], gone=["diplomat"])
    scene.answer(["ally:seahorse-4", "ally:seahorse-4"])
    scene.holds(seats=[{"lords": ["opportunist", "shepherd"]}], court=["oracle", "jailer", "shaman"])


# -- allies from the hand ------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:14.3")
def test_the_cost_is_paid_with_allies_from_the_hand() -> None:
    scene = paying_for("seeker", ["crab 4", "squid 3", "jellyfish 5"], pearls=2)
    assert scene.offered() == ["ally:jellyfish-5", "ally:crab-4", "ally:squid-3"]
    figures = scene.decision().question.prompt_args(scene.match.table, scene.decision())
    assert figures == {"lord": "lord:seeker", "cost": 7, "races": 2, "race": "race:crab", "pearls": 2}
    assert scene.match.view(1).recruiting == "lord:seeker"
    scene.answer(["ally:crab-4", "ally:squid-3"])
    scene.holds(
        seats=[{"hand": ["jellyfish 5"], "lords": ["seeker"], "affiliated": ["squid 3"], "pearls": 2}],
        discard=["crab 4"],
    )
    line = next(line for line in scene.match.lines if line.message == "log-pays")
    assert line.rule == "14.3"
    assert line.args == {
        "player": "seat:0",
        "lord": "lord:seeker",
        "allies": "ally:crab-4+ally:squid-3",
        "pearls": 0,
    }
    assert scene.match.view(1).recruiting is None


@pytest.mark.rule("abyss:14.3", "abyss:14.6")
def test_an_ally_is_played_as_often_as_it_is_held() -> None:
    scene = paying_for("shepherd", ["seahorse 3", "seahorse 3", "seahorse 2"])
    scene.refuses("ally:seahorse-2", part=["ally:seahorse-2"], rule="14.3", ally="ally:seahorse-2")
    assert "ally:seahorse-3" in scene.offered(part=["ally:seahorse-3"])
    scene.refuses("ally:seahorse-3", part=["ally:seahorse-3", "ally:seahorse-3"], rule="14.3", ally="ally:seahorse-3")
    scene.refuses(["ally:seahorse-3", "ally:seahorse-3", "ally:seahorse-3"], rule="14.3", ally="ally:seahorse-3")
    scene.answer(["ally:seahorse-3", "ally:seahorse-3", "ally:seahorse-2"])
    scene.holds(seats=[{"lords": ["shepherd"], "hand": [], "affiliated": ["seahorse 2"]}])


@pytest.mark.rule("abyss:14.3")
def test_what_is_not_in_hand_cannot_be_played() -> None:
    scene = paying_for("shepherd", ["seahorse 5", "seahorse 3"])
    with pytest.raises(Refused) as refused:
        scene.match.answer(scene.decision(), ["ally:seahorse-5", "ally:seahorse-4"])
    assert refused.value.code == "unknown-option"
    with pytest.raises(Refused) as refused:
        scene.match.answer(scene.decision(), ["ally:seahorse-5", "ally:crab-4"])
    assert refused.value.code == "unknown-option"


# -- races ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:14.4")
def test_a_hand_of_too_few_races_cannot_recruit() -> None:
    """Needs 3 races, you hold 2."""
    scene = Scene("abyss", 2, court=["jailer"], seats=[{"hand": ["crab 5", "crab 4", "squid 5"], "pearls": 5}])
    scene.refuses("recruit:lord:jailer", rule="14.4", needed=3, held=2)
    scene.offers_only("plot", "explore")


@pytest.mark.rule("abyss:14.4")
def test_a_payment_in_fewer_races_is_refused() -> None:
    scene = paying_for("jailer", ["crab 5", "crab 4", "squid 5", "jellyfish 1"])
    scene.refuses(["ally:crab-5", "ally:crab-4", "ally:squid-5"], rule="14.4", needed=3, held=2)
    scene.refuses(["ally:crab-5"], rule="14.4", needed=3, held=1)
    scene.refuses([], rule="13.2", race="race:crab")
    scene.answer(["ally:crab-5", "ally:squid-5", "ally:jellyfish-1"])
    scene.holds(seats=[{"lords": ["jailer"], "hand": ["crab 4"], "affiliated": ["jellyfish 1"]}])


@pytest.mark.rule("abyss:13.2", "abyss:14.4")
def test_the_missing_race_is_named_before_the_missing_number() -> None:
    scene = paying_for("jailer", ["crab 2", "squid 5", "jellyfish 5", "shellfish 1"])
    scene.refuses(["ally:squid-5", "ally:jellyfish-5"], rule="13.2", race="race:crab")
    nothing = Scene("abyss", 2, court=["jailer", "elder"], seats=[{}])
    nothing.refuses("recruit:lord:jailer", rule="13.2", race="race:crab")
    nothing.refuses("recruit:lord:elder", rule="14.4", needed=5, held=0)


@pytest.mark.rule("abyss:14.5")
def test_more_races_than_required_are_refused() -> None:
    scene = paying_for("seeker", ["crab 3", "squid 4", "jellyfish 5"])
    assert scene.offered(part=["ally:crab-3"]) == ["ally:jellyfish-5", "ally:squid-4"]
    assert scene.offered(part=["ally:crab-3", "ally:squid-4"]) == []
    scene.refuses("ally:jellyfish-5", part=["ally:crab-3", "ally:squid-4"], rule="14.5", needed=2)
    scene.refuses(["ally:crab-3", "ally:squid-4", "ally:jellyfish-5"], rule="14.5", needed=2)
    scene.answer(["ally:crab-3", "ally:squid-4"])
    scene.holds(seats=[{"lords": ["seeker"], "hand": ["jellyfish 5"]}])


@pytest.mark.rule("abyss:14.6")
def test_several_allies_of_one_race_may_be_played() -> None:
    scene = paying_for("seeker", ["crab 2", "crab 1", "crab 1", "squid 3"])
    scene.answer(["ally:crab-2", "ally:crab-1", "ally:crab-1", "ally:squid-3"])
    scene.holds(
        seats=[{"lords": ["seeker"], "hand": [], "affiliated": ["crab 1"]}],
        discard=["crab 1", "crab 2", "squid 3"],
    )


# -- value ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:14.7", "abyss:14.8")
def test_a_higher_value_may_be_played_and_the_surplus_is_lost() -> None:
    """10 for a cost of 7: no pearl comes back and no ally either; even an ally that could be left out may be played."""
    scene = paying_for("seeker", ["crab 5", "squid 4", "squid 1", "jellyfish 1"], pearls=3)
    scene.answer(["ally:crab-5", "ally:squid-4", "ally:squid-1"])
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"lords": ["seeker"], "pearls": 3, "hand": ["jellyfish 1"], "affiliated": ["squid 1"]}],
        discard=["crab 5", "squid 4"],
    )
    scene.logs("log-pays", allies="ally:crab-5+ally:squid-1+ally:squid-4", pearls=0)


# -- pearls --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:14.9", "abyss:14.11", "abyss:14.12")
def test_pearls_fill_up_the_missing_points_one_for_one() -> None:
    """Landowner: 10. Allies worth 7 leave 3 missing."""
    scene = Scene(
        "abyss",
        2,
        court=["landowner", *OTHERS],
        seats=[{"hand": ["seahorse 4", "seahorse 3"], "pearls": 5}, {"pearls": 1}],
    )
    scene.answer("recruit:lord:landowner", ["ally:seahorse-3", "ally:seahorse-4"])
    scene.holds(seats=[{"pearls": 2, "lords": ["landowner"]}, {"pearls": 1}])
    assert scene.state.issued == 3  # what all cups hold: the three pearls are in the treasury
    scene.logs("log-pays", pearls=3)


@pytest.mark.rule("abyss:14.9", "abyss:14.11")
def test_how_many_allies_and_how_many_pearls_is_the_player_s_choice() -> None:
    hand = ["seahorse 5", "seahorse 4", "seahorse 1"]
    for played, pearls in (
        (["ally:seahorse-5", "ally:seahorse-4", "ally:seahorse-1"], 0),
        (["ally:seahorse-5", "ally:seahorse-4"], 1),
        (["ally:seahorse-5"], 5),
        (["ally:seahorse-1"], 9),
    ):
        scene = paying_for("landowner", hand, pearls=9)
        scene.answer(played)
        scene.holds(seats=[{"pearls": 9 - pearls, "lords": ["landowner"]}])


@pytest.mark.rule("abyss:14.10", "abyss:14.4")
def test_pearls_do_not_stand_in_for_a_race() -> None:
    scene = Scene("abyss", 2, court=["jailer", "commander"], seats=[{"hand": ["crab 1", "squid 1"], "pearls": 20}])
    scene.refuses("recruit:lord:jailer", rule="14.4", needed=3, held=2)
    scene.offers("recruit:lord:commander")
    paying = paying_for("jailer", ["crab 1", "squid 1", "jellyfish 1"], pearls=20)
    paying.refuses(["ally:crab-1", "ally:squid-1"], rule="14.4", needed=3, held=2)
    paying.answer(["ally:crab-1", "ally:squid-1", "ally:jellyfish-1"], "ally:squid-1")
    paying.holds(seats=[{"lords": ["jailer"], "pearls": 17, "affiliated": ["squid 1"]}])


@pytest.mark.rule("abyss:14.10", "abyss:13.2")
def test_pearls_do_not_stand_in_for_the_race_of_the_big_bubble() -> None:
    scene = Scene("abyss", 2, court=["commander"], seats=[{"hand": ["squid 5", "jellyfish 4"], "pearls": 20}])
    scene.refuses("recruit:lord:commander", rule="13.2", race="race:crab")


@pytest.mark.rule("abyss:14.13")
def test_without_the_pearls_for_every_missing_point_the_lord_is_out_of_reach() -> None:
    """10 needed: your allies make 7 and you have 2 pearls."""
    hand = ["seahorse 4", "seahorse 3", "crab 5"]
    poor = Scene("abyss", 2, court=["landowner"], seats=[{"hand": hand, "pearls": 2}])
    poor.refuses("recruit:lord:landowner", rule="14.13", needed=10, allies=7, pearls=2)
    enough = Scene("abyss", 2, court=["landowner", *OTHERS], seats=[{"hand": hand, "pearls": 3}])
    enough.answer("recruit:lord:landowner", ["ally:seahorse-4", "ally:seahorse-3"])
    enough.holds(seats=[{"lords": ["landowner"], "pearls": 0}])


@pytest.mark.rule("abyss:14.13")
def test_the_best_races_count_when_there_are_more_than_needed() -> None:
    """Two races with crabs: 2 + 5, not 2 + 4 and not 5 + 4."""
    scene = Scene("abyss", 2, court=["hunter"], seats=[{"hand": ["crab 2", "squid 5", "jellyfish 4"]}])
    scene.refuses("recruit:lord:hunter", rule="14.13", needed=8, allies=7, pearls=0)
    three = Scene("abyss", 2, court=["trader"], seats=[{"hand": ["shellfish 1", "squid 3", "jellyfish 2", "crab 4"]}])
    three.refuses("recruit:lord:trader", rule="14.13", needed=10, allies=8, pearls=0)
    any_race = Scene(
        "abyss",
        2,
        court=["hunter"],
        seats=[{"hand": ["crab 2", "squid 3", "jellyfish 4"], "lords": ["diplomat"]}],
    )
    any_race.refuses("recruit:lord:hunter", rule="14.13", needed=8, allies=7, pearls=0)
    one = Scene("abyss", 2, court=["commander"], seats=[{"hand": ["crab 2", "squid 5"], "lords": ["diplomat"]}])
    one.refuses("recruit:lord:commander", rule="14.13", needed=8, allies=5, pearls=0)


@pytest.mark.rule("abyss:14.13")
def test_a_payment_too_weak_is_refused_with_its_figures() -> None:
    scene = paying_for("landowner", ["seahorse 5", "seahorse 4", "seahorse 1"], pearls=1)
    scene.refuses(["ally:seahorse-5"], rule="14.13", needed=10, allies=5, pearls=1)
    scene.refuses(["ally:seahorse-4", "ally:seahorse-1"], rule="14.13", needed=10, allies=5, pearls=1)
    scene.answer(["ally:seahorse-5", "ally:seahorse-4"])
    scene.holds(seats=[{"pearls": 0, "lords": ["landowner"], "hand": ["seahorse 1"]}])


@pytest.mark.rule("abyss:14.13")
def test_an_ally_that_would_strand_the_payment_is_not_offered() -> None:
    """Hunter: 8 in crabs and one other race. Crab 3 and squid 5 do it; with the jellyfish 4 it is 7 and no pearl."""
    scene = paying_for("hunter", ["crab 3", "squid 5", "jellyfish 4"])
    assert scene.offered() == ["ally:crab-3", "ally:squid-5"]
    scene.refuses(["ally:crab-3", "ally:jellyfish-4"], rule="14.13", needed=8, allies=7, pearls=0)
    scene.refuses("ally:jellyfish-4", part=["ally:crab-3"], rule="14.13", needed=8, allies=7, pearls=0)
    helped = paying_for("hunter", ["crab 3", "squid 5", "jellyfish 4"], pearls=1)
    helped.answer(["ally:crab-3", "ally:jellyfish-4"])
    helped.holds(seats=[{"lords": ["hunter"], "pearls": 0, "hand": ["squid 5"], "affiliated": ["crab 3"]}])


@pytest.mark.rule("abyss:14.13", "abyss:13.2")
def test_what_an_unfinished_payment_can_still_reach_includes_the_named_race() -> None:
    """Jailer with a Recruiter against it: 8. Squid and jellyfish chosen, the crab must come: 1 + 2 + 4."""
    scene = Scene(
        "abyss",
        2,
        court=["jailer", *OTHERS],
        seats=[{"hand": ["crab 1", "squid 2", "jellyfish 4", "seahorse 5"]}, {"lords": ["recruiter"]}],
    )
    scene.answer("recruit:lord:jailer")
    scene.refuses("ally:jellyfish-4", part=["ally:squid-2"], rule="14.13", needed=8, allies=7, pearls=0)
    squid = next(option for option in scene.decision().options if option.key == "ally:squid-2")
    why = scene.match.reasons(scene.decision(), [squid])
    assert all(option.key not in ("ally:crab-1", "ally:seahorse-5") for option, _ in why)
    assert scene.offered(part=["ally:squid-2"]) == ["ally:crab-1", "ally:seahorse-5"]


@pytest.mark.rule("abyss:14.14", "abyss:14.11")
def test_no_pearls_are_paid_when_the_allies_reach_the_value() -> None:
    for hand, missing in ((["seahorse 5", "seahorse 4"], 1), (["seahorse 5", "seahorse 4", "seahorse 1"], 0)):
        scene = paying_for("landowner", hand, pearls=6)
        scene.answer([f"ally:{ally.replace(' ', '-')}" for ally in hand])
        scene.holds(seats=[{"pearls": 6 - missing}])
        scene.logs("log-pays", pearls=missing)


# -- the Slaver in the middle of a payment -------------------------------------------------------------------------


@pytest.mark.rule("abyss:16.5", "abyss:14.9")
@pytest.mark.card("lord:slaver")
def test_the_slaver_sells_in_the_middle_of_a_payment_and_its_pearls_help_to_pay() -> None:
    """Landowner: 10. Seahorses worth 8 and the two pearls of the crab."""
    scene = paying_for("landowner", ["seahorse 5", "seahorse 3", "crab 1"], pearls=2, lords=["slaver"])
    scene.offers("sell:ally:crab-1")
    scene.answer("sell:ally:crab-1").asks("recruit-pay", seat=0)
    scene.holds(seats=[{"pearls": 4, "hand": ["seahorse 3", "seahorse 5"]}], discard=["crab 1"])
    scene.offers_only("ally:seahorse-3", "ally:seahorse-5")
    scene.explains("use:lord:slaver", rule="16.5", lord="lord:slaver")
    scene.answer(["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(seats=[{"pearls": 2, "lords": ["slaver", "landowner"], "affiliated": ["seahorse 3"], "hand": []}])
    assert [(line.message, line.rule) for line in scene.match.lines if line.message != "log-turn"][:3] == [
        ("log-discards", "16.5"),
        ("log-gains-pearls", "16.5"),
        ("log-pays", "14.3"),
    ]


@pytest.mark.rule("abyss:16.5", "abyss:14.13")
@pytest.mark.card("lord:slaver")
def test_the_slaver_cannot_sell_an_ally_the_payment_needs() -> None:
    """Landowner: 10 with 5 + 3 + 1 and one pearl. Without the 3 it is 6 and 3 pearls: one short. The 1 can go."""
    scene = paying_for("landowner", ["seahorse 5", "seahorse 3", "seahorse 1"], pearls=1, lords=["slaver"])
    scene.offers_only("ally:seahorse-1", "ally:seahorse-3", "ally:seahorse-5", "sell:ally:seahorse-1")
    for ally in ("ally:seahorse-3", "ally:seahorse-5"):
        scene.refuses(f"sell:{ally}", rule="14.13", ally=ally, lord="lord:landowner")
    scene.answer("sell:ally:seahorse-1")
    scene.holds(seats=[{"pearls": 3}])
    scene.answer(["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(seats=[{"pearls": 1, "lords": ["slaver", "landowner"]}])


@pytest.mark.rule("abyss:16.5", "abyss:14.10")
@pytest.mark.card("lord:slaver")
def test_the_slaver_cannot_sell_the_last_ally_of_a_needed_race() -> None:
    """However many pearls there are; an ally of a race that can be spared may go."""
    scene = paying_for("seeker", ["crab 1", "squid 1", "squid 2", "jellyfish 1"], pearls=20, lords=["slaver"])
    scene.refuses("sell:ally:crab-1", rule="14.13", ally="ally:crab-1", lord="lord:seeker")
    scene.offers("sell:ally:squid-1", "sell:ally:squid-2", "sell:ally:jellyfish-1")
    pair = paying_for("seeker", ["crab 1", "squid 1"], pearls=20, lords=["slaver"])
    pair.refuses("sell:ally:squid-1", rule="14.13", ally="ally:squid-1", lord="lord:seeker")


@pytest.mark.rule("abyss:16.5", "abyss:15.4")
@pytest.mark.card("lord:slaver")
def test_once_the_cost_is_paid_the_slaver_may_sell_anything_left() -> None:
    scene = paying_for("seeker", ["crab 4", "squid 4", "crab 5"], lords=["slaver"])
    scene.answer(["ally:crab-4", "ally:squid-4"]).asks("recruit-affiliate", seat=0)
    scene.offers_only("ally:crab-4", "ally:squid-4", "sell:ally:crab-5")
    scene.answer("sell:ally:crab-5").asks("recruit-affiliate", seat=0)
    scene.holds(seats=[{"pearls": 2, "hand": []}], discard=["crab 5"])
    scene.answer("ally:crab-4")
    scene.holds(seats=[{"affiliated": ["crab 4"]}], discard=["crab 5", "squid 4"])


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:oracle")
def test_the_oracle_discards_a_stack_in_the_middle_of_a_payment() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "diplomat", "shaman", "slaver"],
        council={"crab": [2, 1], "squid": [4]},
        seats=[{"hand": ["seahorse 5", "seahorse 3"], "lords": ["oracle"]}],
    )
    scene.answer("recruit:lord:shepherd").offers(
        "discard:council:crab", "discard:council:squid", "ally:seahorse-3", "ally:seahorse-5"
    )
    scene.answer("discard:council:crab").asks("recruit-pay", seat=0)
    scene.holds(council={"crab": [], "squid": [4]}, discard=["crab 1", "crab 2"])
    scene.logs("log-discards-stack", player="seat:0", stack="council:crab", count=2)
    scene.offers_only("ally:seahorse-3", "ally:seahorse-5")
    scene.answer(["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(
        seats=[{"lords": ["oracle", "shepherd"]}], council={"squid": [4]}, discard=["crab 1", "crab 2", "seahorse 5"]
    )


def test_a_card_played_twice_is_refused_once() -> None:
    """Both crabs of one value lie there: that there are no more is one thing to say, not two."""
    scene = paying_for("commander", ["crab 2", "crab 2", "crab 5"])
    crab = next(option for option in scene.decision().options if option.key == "ally:crab-2")
    refused = [option.key for option, _ in scene.match.reasons(scene.decision(), [crab, crab])]
    assert refused.count("ally:crab-2") == 1
