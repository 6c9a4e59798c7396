"""The lord enters play (section 16): free, with an ability used once or one that stays."""

from typing import Any

import pytest

from regnum.kernel.journal import Line
from regnum.scenes import Scene

OTHERS = ["diplomat", "shaman", "commander"]
"""Three more lords at Court, so that a recruitment refills nothing."""


def messages(scene: Scene) -> list[tuple[str, str]]:
    """The journal without the lines that say whose turn it is."""
    return [(line.message, line.rule) for line in scene.match.lines if line.message != "log-turn"]


def line_of(scene: Scene, message: str) -> Line:
    return next(line for line in scene.match.lines if line.message == message)


# -- the lord is put in front of the player ------------------------------------------------------------------------


@pytest.mark.rule("abyss:16.1")
def test_the_lord_comes_after_the_payment_and_lies_face_up() -> None:
    scene = Scene(
        "abyss", 3, court=["shepherd", *OTHERS], seats=[{"hand": ["seahorse 5", "seahorse 3"], "lords": ["jailer"]}]
    )
    scene.answer("recruit:lord:shepherd")
    scene.holds(seats=[{"lords": ["jailer"]}], court=["shepherd", *OTHERS])
    scene.answer(["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(seats=[{"lords": ["jailer", "shepherd"], "turned": []}], court=OTHERS, gone=[])
    assert messages(scene) == [
        ("log-pays", "14.3"),
        ("log-affiliates", "15.3"),
        ("log-recruits", "16.1"),
    ]
    scene.logs("log-recruits", player="seat:0", lord="lord:shepherd")
    assert scene.match.view(1).recruiting is None
    for seat in (0, 1, 2, None):
        assert [lord.lord for lord in scene.match.view(seat).players[0].lords] == ["lord:jailer", "lord:shepherd"]
        assert not any(lord.turned for lord in scene.match.view(seat).players[0].lords)


@pytest.mark.rule("abyss:16.2", "abyss:18.1")
def test_a_newly_recruited_lord_is_free_and_its_key_can_be_used_at_once() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", *OTHERS],
        available=["jail"],
        stack={"only": []},
        seats=[{"hand": ["seahorse 5", "seahorse 3"], "keys": 2}],
    )
    scene.answer("recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"])
    scene.asks("turn-action", seat=1)  # one tile, three keys: nothing was left to choose
    scene.holds(seats=[{"lords": [], "keys": 0, "locations": [{"jail": ["shepherd"]}]}])


@pytest.mark.rule("abyss:16.2", "abyss:27.1")
def test_a_lord_is_free_until_it_is_used_for_a_location() -> None:
    """Free lords are what the Traitor may exchange: the Keeper is, the Reaper under its location is not."""
    scene = Scene(
        "abyss",
        2,
        court=["traitor", "miller", *OTHERS],
        seats=[
            {
                "hand": ["squid 5", "crab 5", "jellyfish 2"],
                "lords": ["keeper"],
                "locations": [{"chasm": ["reaper"]}],
            }
        ],
    )
    scene.answer("recruit:lord:traitor", ["ally:squid-5", "ally:crab-5", "ally:jellyfish-2"])
    scene.asks("dismiss", seat=0)
    scene.offers_only("decline", "lord:keeper")


# -- an arrow: once, immediately -----------------------------------------------------------------------------------


@pytest.mark.rule("abyss:16.3")
def test_an_arrow_ability_is_used_immediately_and_never_again() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["peddler", *OTHERS],
        council={"crab": [1], "squid": [1], "jellyfish": [1]},
        seats=[{"hand": ["shellfish 5", "shellfish 3"]}],
    )
    scene.answer("recruit:lord:peddler", ["ally:shellfish-5", "ally:shellfish-3"])
    scene.holds(turn=1, seats=[{"pearls": 2}])
    scene.logs("log-gains-pearls", player="seat:0", count=2)
    assert ("log-gains-pearls", "16.3") in messages(scene)
    scene.answer("council:crab")
    scene.offers_only("plot", "explore", "council:jellyfish", "council:squid")
    scene.answer("council:squid", "council:jellyfish")
    scene.holds(turn=0, seats=[{"pearls": 2, "lords": ["peddler"]}])


@pytest.mark.rule("abyss:16.1", "abyss:16.3", "abyss:17.5")
def test_an_arrow_ability_is_used_before_the_court_is_refilled() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["apprentice", "shaman", "diplomat"],
        lords=["keeper", "reaper", "miller", "jailer"],
        council={"crab": [1], "squid": [1]},
        seats=[{"hand": ["jellyfish 3", "crab 2", "squid 1"]}],
    )
    scene.answer("recruit:lord:apprentice", ["ally:jellyfish-3", "ally:crab-2", "ally:squid-1"])
    scene.asks("apprentice-stack", seat=0)
    scene.holds(court=["shaman", "diplomat"], seats=[{"pearls": 0, "lords": ["apprentice"]}])
    scene.answer("council:squid")
    scene.holds(court=["shaman", "diplomat", "keeper", "reaper", "miller", "jailer"], seats=[{"pearls": 2}])
    assert messages(scene)[2:6] == [
        ("log-recruits", "16.1"),
        ("log-takes-stack", "16.3"),
        ("log-gains-pearls", "17.4"),
        ("log-refills-court", "17.6"),
    ]


@pytest.mark.rule("abyss:16.3")
@pytest.mark.card("lord:illusionist")
def test_an_arrow_ability_declined_is_gone() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["illusionist", *OTHERS],
        available=["jail"],
        council={"crab": [1], "squid": [1]},
        seats=[{"hand": ["jellyfish 5", "jellyfish 4", "jellyfish 1"], "locations": ["chasm"]}],
    )
    scene.answer("recruit:lord:illusionist", ["ally:jellyfish-5", "ally:jellyfish-4", "ally:jellyfish-1"])
    scene.asks("illusionist-give", seat=0)
    scene.offers_only("decline", "location:chasm")
    scene.answer("decline", "council:crab")
    scene.asks("turn-action", seat=0)
    scene.offers_only("explore", "council:squid")
    scene.holds(seats=[{"locations": [{"chasm": []}]}], available=["jail"])


@pytest.mark.rule("abyss:16.3")
def test_an_arrow_ability_without_a_target_does_nothing() -> None:
    scene = Scene("abyss", 2, court=["apprentice", *OTHERS], seats=[{"hand": ["jellyfish 3", "crab 2", "squid 1"]}])
    scene.answer("recruit:lord:apprentice", ["ally:jellyfish-3", "ally:crab-2", "ally:squid-1"])
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"lords": ["apprentice"], "hand": []}])


# -- no arrow: permanent, until the lord is covered ----------------------------------------------------------------


@pytest.mark.rule("abyss:16.4")
@pytest.mark.card("lord:landlord")
def test_a_permanent_ability_works_turn_after_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"crab": [1], "squid": [1], "jellyfish": [1], "seahorse": [1], "shellfish": [1]},
        seats=[{}, {"lords": ["landlord"]}],
    )
    scene.answer("council:crab").holds(turn=1, seats=[{"pearls": 0}, {"pearls": 1}])
    scene.answer("council:squid").holds(turn=0, seats=[{"pearls": 0}, {"pearls": 1}])
    scene.answer("council:jellyfish").holds(turn=1, seats=[{"pearls": 0}, {"pearls": 2}])
    assert [rule for message, rule in messages(scene) if message == "log-gains-pearls"] == ["16.4", "16.4"]


@pytest.mark.rule("abyss:16.4", "abyss:18.17", "abyss:18.18")
@pytest.mark.card("lord:landlord", "lord:treasurer")
def test_a_permanent_ability_ends_when_its_lord_is_used_for_a_location() -> None:
    """Three keys: Landlord, Treasurer and a token. Until then the Shepherd costs 6, afterwards 8."""
    scene = Scene(
        "abyss",
        2,
        court=["shepherd"],
        available=["jail"],
        council={"crab": [1], "squid": [1]},
        seats=[{"lords": ["landlord", "treasurer"], "keys": 1, "hand": ["seahorse 5"]}],
    )
    scene.refuses("recruit:lord:shepherd", rule="14.13", needed=6, allies=5, pearls=0)
    scene.answer("council:crab", "location:jail")
    scene.holds(turn=1, seats=[{"lords": [], "locations": [{"jail": ["landlord", "treasurer"]}], "keys": 0}])
    scene.answer("council:squid")
    scene.holds(turn=0, seats=[{"pearls": 0}])
    scene.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=5, pearls=0)


@pytest.mark.rule("abyss:16.4", "abyss:24.3")
def test_a_permanent_ability_does_not_work_while_its_lord_is_turned() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd"],
        seats=[{"lords": ["treasurer"], "turned": ["treasurer"], "hand": ["seahorse 5"]}],
    )
    scene.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=5, pearls=0)


# -- the owner chooses the moment ----------------------------------------------------------------------------------


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:slaver")
def test_the_slaver_can_be_used_at_every_decision_of_the_own_turn() -> None:
    sale = "sell:ally:crab-1"
    words: dict[str, Any] = {"lords": ["slaver"], "hand": ["crab 1"]}
    start = Scene("abyss", 2, seats=[words])
    start.offers(sale)

    exploring = Scene("abyss", 2, deck=["squid 1"], seats=[words]).answer("explore")
    exploring.asks("explore-take", seat=0)
    exploring.offers(sale)

    monster = Scene("abyss", 2, deck=["monster"], threat=3, seats=[words]).answer("explore")
    monster.offers("fight", "go-on", sale)
    monster.answer("fight").asks("explore-reward", seat=0)  # only one reward, but now is a moment too
    monster.offers_only("reward:k1", sale)

    second = Scene(
        "abyss", 2, council={"squid": [1], "crab": [2]}, seats=[{**words, "lords": ["slaver", "alchemist"]}]
    ).answer("council:squid")
    second.offers("council:crab", sale, "sell:ally:squid-1")

    location = Scene("abyss", 2, council={"squid": [1]}, available=["jail"], seats=[{**words, "keys": 2}])
    location.answer("council:squid").asks("control-location", seat=0)
    location.offers("location:jail", "draw:1", sale)
    location.answer("location:jail").asks("control-keys", seat=0)
    location.offers("key", "lord:slaver", sale)


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:slaver")
def test_the_slaver_discards_one_ally_for_two_pearls_once_a_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"squid": [1], "jellyfish": [1]},
        seats=[{"lords": ["slaver", "oracle"], "hand": ["crab 1", "crab 1", "squid 5"], "pearls": 1}],
    )
    scene.offers("sell:ally:crab-1", "sell:ally:squid-5")
    scene.answer("sell:ally:squid-5").asks("turn-action", seat=0)
    scene.holds(seats=[{"hand": ["crab 1", "crab 1"], "pearls": 3}], discard=["squid 5"])
    scene.logs("log-discards", player="seat:0", allies="ally:squid-5")
    scene.logs("log-gains-pearls", player="seat:0", count=2)
    assert messages(scene) == [("log-discards", "16.5"), ("log-gains-pearls", "16.5")]
    scene.explains("use:lord:slaver", rule="16.5", lord="lord:slaver")
    assert not [key for key in scene.offered() if key.startswith("sell:")]
    scene.offers("discard:council:squid")  # the Oracle has its own turn's use
    scene.answer("council:squid", "end-turn", "council:jellyfish")
    # A new turn, a new sale.
    scene.asks("turn-action", seat=0)
    scene.offers("sell:ally:crab-1", "sell:ally:squid-1")


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:oracle")
def test_the_oracle_discards_one_stack_once_a_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        council={"squid": [5, 1], "crab": [3], "jellyfish": [2], "seahorse": [1]},
        seats=[{"lords": ["oracle", "slaver"], "hand": ["crab 1"]}],
    )
    for race in ("squid", "crab", "jellyfish", "seahorse"):
        scene.offers(f"discard:council:{race}")
    scene.answer("discard:council:squid").asks("turn-action", seat=0)
    scene.holds(
        council={"squid": [], "crab": [3], "jellyfish": [2]}, discard=["squid 1", "squid 5"], seats=[{"pearls": 0}]
    )
    line = line_of(scene, "log-discards-stack")
    assert (line.rule, line.args, line.secret) == (
        "16.5",
        {"player": "seat:0", "stack": "council:squid", "count": 2},
        None,
    )
    scene.explains("use:lord:oracle", rule="16.5", lord="lord:oracle")
    scene.offers("sell:ally:crab-1")
    assert not [key for key in scene.offered() if key.startswith("discard:")]
    scene.answer("council:crab", "council:jellyfish").asks("turn-action", seat=0)
    scene.offers("discard:council:seahorse")  # a new turn, a new use


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:opportunist")
def test_the_opportunist_replaces_a_lord_on_its_space_once_a_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["keeper", "reaper", "miller"],
        lords=["jailer"],
        seats=[{"lords": ["opportunist"], "pearls": 1}],
    )
    scene.offers("replace:lord:keeper", "replace:lord:reaper", "replace:lord:miller")
    scene.answer("replace:lord:reaper").asks("turn-action", seat=0)
    scene.holds(court=["keeper", "jailer", "miller"], gone=["reaper"], lords=30, seats=[{"pearls": 1}])
    line = line_of(scene, "log-replaces-at-court")
    assert line.rule == "16.5"
    assert line.args == {"player": "seat:0", "lord": "lord:reaper", "fresh": "lord:jailer"}
    scene.explains("use:lord:opportunist", rule="16.5", lord="lord:opportunist")
    assert not [key for key in scene.offered() if key.startswith("replace:")]


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("lord:opportunist")
def test_the_opportunist_needs_a_lord_in_the_deck() -> None:
    scene = Scene("abyss", 2, court=["keeper"], lords={"only": []}, seats=[{"lords": ["opportunist"]}])
    scene.refuses("replace:lord:keeper", rule="16.5")


@pytest.mark.rule("abyss:16.5")
def test_the_moment_is_never_in_another_player_s_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["squid 1"],
        council={"crab": [1]},
        seats=[{}, {"lords": ["slaver", "oracle", "opportunist"], "hand": ["crab 1"], "pearls": 1}],
    )
    scene.answer("explore").asks("explore-offer", seat=1)
    scene.offers_only("buy", "pass")


@pytest.mark.rule("abyss:16.5", "abyss:18.18")
def test_the_reason_why_an_ability_cannot_be_used_is_the_one_that_holds() -> None:
    def against(scene: Scene) -> dict[str, str]:
        why = scene.match.reasons(scene.decision(0))
        return {option.key: reason.rule for option, reason in why if option.key.startswith("use:")}

    fresh = Scene(
        "abyss",
        2,
        available=["jail"],
        council={"crab": [1]},
        seats=[{"lords": ["slaver", "oracle"], "hand": ["squid 1"], "keys": 4}],
    )
    assert against(fresh) == {}
    fresh.answer("sell:ally:squid-1")
    assert against(fresh) == {"use:lord:slaver": "16.5"}
    # Used this turn, and then covered: it is the location that matters from now on.
    fresh.answer("council:crab", "location:jail", ["key", "key", "lord:slaver"])
    assert against(fresh) == {"use:lord:slaver": "18.18"}


@pytest.mark.rule("abyss:16.5", "abyss:24.3")
def test_a_turned_lord_cannot_be_used() -> None:
    scene = Scene("abyss", 2, seats=[{"lords": ["slaver"], "turned": ["slaver"], "hand": ["crab 1"]}])
    scene.refuses("use:lord:slaver", rule="24.3", lord="lord:slaver")
    scene.offers_only("explore")


@pytest.mark.rule("abyss:16.5", "abyss:16.3")
@pytest.mark.card("lord:slaver")
def test_a_once_a_turn_lord_works_in_the_turn_it_is_recruited() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["slaver", *OTHERS],
        available=["jail"],
        seats=[{"hand": ["shellfish 5", "shellfish 3", "crab 4"], "keys": 2}],
    )
    scene.answer("recruit:lord:slaver", ["ally:shellfish-5", "ally:shellfish-3"])
    scene.asks("control-location", seat=0)
    scene.answer("sell:ally:crab-4").asks("control-location", seat=0)
    scene.holds(seats=[{"pearls": 2, "hand": []}])
    scene.answer("location:jail")
    scene.holds(seats=[{"locations": [{"jail": ["slaver"]}], "lords": [], "keys": 0}])
