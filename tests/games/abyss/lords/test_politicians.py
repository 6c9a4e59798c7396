"""The six politicians: Opportunist, Corruptor, Traitor, Diplomat, Treasurer, Schemer."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import cost_of, court_with, lines, recruit, shows_cost, shows_worth

# -- Opportunist -----------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:opportunist")
@pytest.mark.rule("abyss:16.5", "abyss:4.8", "abyss:16.4", "abyss:18.18")
def test_opportunist() -> None:
    shows_cost("opportunist", value=6, races=3, race="squid", almost=("squid 2", "shellfish 2", "crab 1"))
    shows_worth("opportunist", guild="politician", influence=5, keys=1)

    scene = Scene(
        "abyss",
        2,
        court=["miller", "keeper", "reaper"],
        lords=["landowner", "shepherd"],
        deck=["crab 1", "crab 2"],
        seats=[{"lords": ["opportunist"], "hand": ["shellfish 1"]}],
    )
    scene.offers_only("explore", "replace:lord:miller", "replace:lord:keeper", "replace:lord:reaper")
    scene.answer("replace:lord:keeper")
    # The top lord of the deck takes the same space; the other leaves the game; nothing is paid, nothing refilled.
    scene.asks("turn-action", seat=0)
    scene.holds(court=["miller", "landowner", "reaper"], gone=["keeper"], seats={0: {"pearls": 0}})
    (line,) = [line for line in scene.match.lines if line.message == "log-replaces-at-court"]
    assert (line.rule, line.args) == ("16.5", {"player": "seat:0", "lord": "lord:keeper", "fresh": "lord:landowner"})
    scene.offers_only("explore")
    scene.refuses("use:lord:opportunist", rule="16.5", lord="lord:opportunist")
    scene.answer("explore", "take")
    scene.asks("turn-action", seat=1)
    scene.offers_only("explore")
    scene.answer("explore", "take")
    scene.offers("replace:lord:landowner", seat=0)

    empty = Scene("abyss", 2, court=["miller"], lords={"only": []}, seats=[{"lords": ["opportunist"]}])
    empty.refuses("replace:lord:miller", rule="16.5")
    tucked = Scene("abyss", 2, seats=[{"locations": [{"jail": ["opportunist"]}]}])
    tucked.refuses("use:lord:opportunist", rule="18.18", lord="lord:opportunist")


@pytest.mark.card("abyss:lord:opportunist")
@pytest.mark.rule("abyss:16.5", "abyss:14.2", "abyss:14.1")
def test_opportunist_during_a_payment_cannot_replace_the_lord_being_paid_for() -> None:
    scene = Scene(
        "abyss",
        2,
        lords=["trader"],
        seats=[{"lords": ["opportunist"], "hand": ["seahorse 5", "crab 3"]}],
    )
    scene.answer("recruit:lord:miller")
    scene.refuses("replace:lord:miller", rule="14.2", lord="lord:miller")
    scene.answer("replace:lord:keeper")
    scene.asks("recruit-pay", seat=0)
    scene.holds(court=["trader", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"])
    scene.answer(["ally:seahorse-5", "ally:crab-3"])
    scene.holds(turn=1, court=["trader", "reaper", "shepherd", "aquaculturalist", "landowner"])


# -- Corruptor -------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:corruptor")
@pytest.mark.rule("abyss:16.3", "abyss:14.13")
def test_corruptor() -> None:
    shows_cost("corruptor", value=10, races=1, race="squid", almost=("squid 5", "squid 4"))
    shows_worth("corruptor", guild="politician", influence=6, keys=0)

    hand = ["squid 5", "squid 4", "squid 1"]
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "trader", "miller", "keeper", "reaper"],
        seats=[{"hand": [*hand, "crab 5"], "pearls": 6}],
    )
    recruit(scene, "corruptor", *hand)
    scene.asks("corruptor-bribe", seat=0)
    scene.offers_only("decline", "lord:trader", "lord:miller", "lord:keeper", "lord:reaper")
    scene.answer("lord:trader")
    # Five pearls and nothing else: no ally played, none affiliated; the Trader brings his three.
    scene.holds(
        turn=1,
        seats={
            0: {
                "pearls": 4,
                "hand": ["crab 5"],
                "affiliated": ["squid 1"],
                "lords": ["corruptor", "trader"],
            }
        },
        court=["miller", "keeper", "reaper"],
    )
    assert lines(scene, "log-recruits") == [
        {"player": "seat:0", "lord": "lord:corruptor"},
        {"player": "seat:0", "lord": "lord:trader"},
    ]
    assert scene.state.issued == 4


@pytest.mark.card("abyss:lord:corruptor")
@pytest.mark.rule("abyss:16.3", "abyss:14.13", "abyss:17.4", "abyss:17.5")
def test_corruptor_needs_five_pearls_and_the_two_of_a_refill_come_too_late() -> None:
    hand = ["squid 5", "squid 4", "squid 1"]
    decline = Scene("abyss", 2, court=court_with("corruptor"), seats=[{"hand": hand, "pearls": 5}])
    recruit(decline, "corruptor", *hand)
    decline.answer("decline")
    decline.holds(turn=1, seats={0: {"pearls": 5, "lords": ["corruptor"]}})

    poor = Scene(
        "abyss",
        2,
        court=["corruptor", "trader", "miller"],
        lords=["jailer", "seeker", "hunter", "tamer"],
        seats=[{"hand": hand, "pearls": 4}],
    )
    recruit(poor, "corruptor", *hand)
    poor.holds(turn=1, seats={0: {"pearls": 6, "lords": ["corruptor"]}})
    poor.would_refuse("lord:trader", of="corruptor-bribe", seat=1, rule="14.13", price=5, pearls=0)

    four = Scene("abyss", 2, court=["trader"], seats=[{"pearls": 4}])
    four.would_refuse("lord:trader", of="corruptor-bribe", seat=0, rule="14.13", price=5, pearls=4)


@pytest.mark.card("abyss:lord:corruptor")
@pytest.mark.rule("abyss:17.4", "abyss:17.5", "abyss:17.6", "abyss:16.3")
def test_the_second_lord_comes_from_the_old_court_and_one_refill_follows() -> None:
    hand = ["squid 5", "squid 4", "squid 1"]
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "miller", "keeper"],
        lords=["jailer", "seeker", "hunter", "tamer", "oracle"],
        seats=[{"hand": hand, "pearls": 5}],
    )
    recruit(scene, "corruptor", *hand)
    scene.offers_only("decline", "lord:miller", "lord:keeper")
    scene.answer("lord:miller")
    # One lord was left: two pearls once, and five new lords.
    scene.holds(turn=1, seats={0: {"pearls": 2}}, court=["keeper", "jailer", "seeker", "hunter", "tamer", "oracle"])


@pytest.mark.card("abyss:lord:corruptor")
@pytest.mark.rule("abyss:16.5", "abyss:16.3")
def test_a_sale_by_the_slaver_can_make_up_the_bribe() -> None:
    hand = ["squid 5", "squid 4", "squid 1"]
    scene = Scene(
        "abyss",
        2,
        court=["corruptor", "miller", "keeper", "reaper", "shepherd"],
        seats=[{"hand": [*hand, "crab 1"], "pearls": 3, "lords": ["slaver"]}],
    )
    scene.answer("recruit:lord:corruptor", ["ally:squid-5", "ally:squid-4", "ally:squid-1"], "ally:squid-1")
    scene.asks("corruptor-bribe", seat=0)
    scene.offers_only("decline", "sell:ally:crab-1")
    scene.refuses("lord:miller", rule="14.13", price=5, pearls=3)
    scene.answer("sell:ally:crab-1", "lord:miller")
    scene.holds(turn=1, seats={0: {"pearls": 0, "lords": ["slaver", "corruptor", "miller"]}})


# -- Traitor and Schemer (section 27) --------------------------------------------------------------------------------

TRAITOR_PRICE = ("squid 5", "crab 4", "shellfish 3")
SCHEMER_PRICE = ("squid 4", "crab 3", "shellfish 1")


@pytest.mark.card("abyss:lord:traitor")
@pytest.mark.rule("abyss:27.1", "abyss:27.2", "abyss:27.3", "abyss:27.4", "abyss:16.3")
def test_traitor() -> None:
    shows_cost("traitor", value=12, races=3, race="squid", almost=("squid 5", "crab 4", "shellfish 2"))
    shows_worth("traitor", guild="politician", influence=6, keys=0)

    scene = Scene(
        "abyss",
        2,
        court=["traitor", "trader", "keeper", "reaper", "shepherd"],
        seats=[
            {
                "hand": list(TRAITOR_PRICE),
                "lords": ["oracle", "jailer", "invoker"],
                "turned": ["jailer"],
                "locations": [{"jail": ["tamer", "slaver"]}],
            },
            {"lords": ["diplomat"]},
        ],
    )
    recruit(scene, "traitor", *TRAITOR_PRICE)
    scene.asks("dismiss", seat=0)
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {"lord": "lord:traitor"}
    # Any other own free lord, a turned one among them; not itself, not a tucked one, not an opponent's.
    scene.offers_only("decline", "lord:oracle", "lord:jailer", "lord:invoker")
    scene.refuses("lord:traitor", rule="27.1", lord="lord:traitor")
    scene.refuses("lord:tamer", rule="27.2", lord="lord:tamer")
    scene.refuses("lord:slaver", rule="27.2", lord="lord:slaver")
    assert "lord:diplomat" not in scene.offered()
    scene.answer("lord:jailer")
    scene.holds(gone=["jailer"])
    scene.asks("traitor-court", seat=0)
    scene.offers_only("lord:trader", "lord:keeper", "lord:reaper", "lord:shepherd")
    scene.answer("lord:trader")
    # Free of cost, no ally affiliated for it, ability used at once.
    scene.holds(
        turn=1,
        seats={
            0: {
                "lords": ["oracle", "invoker", "traitor", "trader"],
                "turned": [],
                "pearls": 3,
                "affiliated": ["shellfish 3"],
            }
        },
        gone=["jailer"],
        court=["keeper", "reaper", "shepherd"],
    )
    assert lines(scene, "log-dismisses") == [{"player": "seat:0", "lord": "lord:jailer"}]
    recruited = [(line.rule, line.args["lord"]) for line in scene.match.lines if line.message == "log-recruits"]
    assert recruited == [("16.1", "lord:traitor")]
    scene.logs("log-takes-from-court", rule="27.4", player="seat:0", lord="lord:trader")


@pytest.mark.card("abyss:lord:traitor")
@pytest.mark.rule("abyss:27.1", "abyss:17.4", "abyss:17.6")
def test_traitor_may_decline_and_a_lord_taken_counts_for_the_refill() -> None:
    decline = Scene("abyss", 2, court=court_with("traitor"), seats=[{"hand": list(TRAITOR_PRICE), "lords": ["jailer"]}])
    recruit(decline, "traitor", *TRAITOR_PRICE)
    decline.offers_only("decline", "lord:jailer")
    decline.answer("decline")
    decline.holds(turn=1, seats={0: {"lords": ["jailer", "traitor"], "pearls": 0}}, gone=[])

    refill = Scene(
        "abyss",
        2,
        court=["traitor", "miller", "keeper", "reaper"],
        lords=["oracle", "seeker", "hunter", "tamer"],
        seats=[{"hand": list(TRAITOR_PRICE), "lords": ["jailer"]}],
    )
    recruit(refill, "traitor", *TRAITOR_PRICE)
    refill.answer("lord:jailer", "lord:miller")
    refill.holds(turn=1, seats={0: {"pearls": 2}}, court=["keeper", "reaper", "oracle", "seeker", "hunter", "tamer"])


@pytest.mark.card("abyss:lord:traitor")
@pytest.mark.rule("abyss:27.1", "abyss:27.2")
def test_traitor_without_another_free_lord_or_with_an_empty_court_asks_nothing() -> None:
    alone = Scene(
        "abyss",
        2,
        court=court_with("traitor"),
        seats=[{"hand": list(TRAITOR_PRICE), "locations": [{"jail": ["tamer"]}]}],
    )
    recruit(alone, "traitor", *TRAITOR_PRICE)
    alone.asks("turn-action", seat=1)
    empty = Scene("abyss", 2, court=["traitor"], seats=[{"hand": list(TRAITOR_PRICE), "lords": ["jailer"]}])
    recruit(empty, "traitor", *TRAITOR_PRICE)
    empty.asks("turn-action", seat=1)
    empty.holds(seats={0: {"lords": ["jailer", "traitor"]}}, gone=[])


@pytest.mark.card("abyss:lord:schemer")
@pytest.mark.rule("abyss:27.1", "abyss:27.2", "abyss:27.3", "abyss:27.4", "abyss:16.3")
def test_schemer() -> None:
    shows_cost("schemer", value=8, races=3, race="squid", almost=("squid 4", "crab 2", "shellfish 1"))
    shows_worth("schemer", guild="politician", influence=6, keys=0)

    scene = Scene(
        "abyss",
        2,
        court=court_with("schemer"),
        lords=["peddler", "trader"],
        seats=[
            {
                "hand": list(SCHEMER_PRICE),
                "lords": ["jailer", "seeker"],
                "turned": ["seeker"],
                "locations": [{"jail": ["tamer"]}],
            }
        ],
    )
    recruit(scene, "schemer", *SCHEMER_PRICE)
    scene.asks("dismiss", seat=0)
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {"lord": "lord:schemer"}
    scene.offers_only("decline", "lord:jailer", "lord:seeker")
    scene.refuses("lord:schemer", rule="27.1", lord="lord:schemer")
    scene.refuses("lord:tamer", rule="27.2", lord="lord:tamer")
    scene.answer("lord:seeker")
    # The top lord of the deck, unseen before; the Court is as it was.
    scene.holds(
        turn=1,
        seats={
            0: {
                "lords": ["jailer", "schemer", "peddler"],
                "turned": [],
                "pearls": 2,
                "affiliated": ["shellfish 1"],
            }
        },
        gone=["seeker"],
        court=["miller", "aquaculturalist", "landowner"],
    )
    (drawn,) = [line for line in scene.match.lines if line.message == "log-draws-lord"]
    assert (drawn.rule, drawn.args) == ("27.4", {"player": "seat:0", "lord": "lord:peddler"})
    assert not scene.match.can_undo(0)


@pytest.mark.card("abyss:lord:schemer")
@pytest.mark.rule("abyss:27.1", "abyss:16.3")
def test_schemer_may_decline_and_is_not_asked_with_an_empty_lord_deck() -> None:
    decline = Scene("abyss", 2, court=court_with("schemer"), seats=[{"hand": list(SCHEMER_PRICE), "lords": ["jailer"]}])
    recruit(decline, "schemer", *SCHEMER_PRICE)
    decline.answer("decline")
    decline.holds(turn=1, seats={0: {"lords": ["jailer", "schemer"]}}, gone=[])
    empty = Scene(
        "abyss",
        2,
        court=court_with("schemer"),
        lords={"only": []},
        seats=[{"hand": list(SCHEMER_PRICE), "lords": ["jailer"]}],
    )
    recruit(empty, "schemer", *SCHEMER_PRICE)
    empty.asks("turn-action", seat=1)
    empty.holds(seats={0: {"lords": ["jailer", "schemer"]}})


@pytest.mark.card("abyss:lord:schemer", "abyss:lord:opportunist")
@pytest.mark.rule("abyss:27.1", "abyss:16.5", "abyss:4.8")
def test_nothing_can_be_dismissed_once_the_opportunist_has_used_up_the_lord_deck() -> None:
    scene = Scene(
        "abyss",
        2,
        court=court_with("schemer"),
        lords={"only": ["peddler"]},
        seats=[{"hand": list(SCHEMER_PRICE), "lords": ["jailer", "opportunist"]}],
    )
    scene.answer("recruit:lord:schemer", ["ally:squid-4", "ally:crab-3", "ally:shellfish-1"], "ally:shellfish-1")
    scene.offers("lord:jailer", "replace:lord:miller")
    scene.answer("replace:lord:miller")
    # No option is offered that would do nothing: the Schemer's question lapses.
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"lords": ["jailer", "opportunist", "schemer"]}}, lords=0)


@pytest.mark.rule("abyss:27.4", "abyss:27.1", "abyss:27.3")
def test_a_chain_of_traitor_schemer_and_corruptor() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["traitor", "schemer", "miller", "keeper", "reaper", "shepherd"],
        lords=["corruptor"],
        seats=[{"hand": list(TRAITOR_PRICE), "lords": ["jailer", "seeker"], "turned": ["seeker"], "pearls": 5}],
    )
    recruit(scene, "traitor", *TRAITOR_PRICE)
    scene.answer("lord:jailer", "lord:schemer")
    # The Schemer came in place of the Jailer and works at once; even the Traitor may now go.
    scene.asks("dismiss", seat=0)
    assert scene.decision().args == {"lord": 26}
    scene.offers_only("decline", "lord:seeker", "lord:traitor")
    scene.refuses("lord:schemer", rule="27.1", lord="lord:schemer")
    scene.answer("lord:traitor")
    # The Corruptor came off the deck: a lord of the Court for five pearls.
    scene.asks("corruptor-bribe", seat=0)
    scene.offers_only("decline", "lord:miller", "lord:keeper", "lord:reaper", "lord:shepherd")
    scene.answer("lord:miller")
    scene.holds(
        turn=1,
        seats={
            0: {
                "lords": ["seeker", "schemer", "corruptor", "miller"],
                "turned": ["seeker"],
                "pearls": 0,
                "affiliated": ["shellfish 3"],
            }
        },
        gone=["jailer", "traitor"],
        court=["keeper", "reaper", "shepherd"],
    )


@pytest.mark.rule("abyss:27.4", "abyss:18.27", "abyss:18.28")
def test_an_ambassador_that_comes_through_the_schemer_takes_its_location_at_once() -> None:
    scene = Scene(
        "abyss",
        2,
        court=court_with("schemer"),
        lords=["hermit"],
        stack=["chasm"],
        seats=[{"hand": list(SCHEMER_PRICE), "lords": ["jailer"]}],
    )
    recruit(scene, "schemer", *SCHEMER_PRICE)
    scene.answer("lord:jailer")
    scene.holds(turn=1, seats={0: {"lords": ["schemer"], "locations": [{"chasm": ["hermit"]}]}})


@pytest.mark.rule("abyss:27.1", "abyss:16.4", "abyss:18.18")
def test_a_dismissed_lords_permanent_ability_is_gone() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["traitor", "miller", "keeper", "reaper", "shepherd"],
        seats=[
            {"hand": list(TRAITOR_PRICE), "lords": ["recruiter"]},
            {"hand": ["seahorse 5", "crab 3"]},
        ],
    )
    recruit(scene, "traitor", *TRAITOR_PRICE)
    scene.answer("lord:recruiter", "lord:keeper")
    scene.asks("turn-action", seat=1)
    scene.answer("recruit:lord:miller")
    assert cost_of(scene) == 8


# -- Diplomat --------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:diplomat")
@pytest.mark.rule("abyss:16.4", "abyss:13.2", "abyss:14.4", "abyss:14.5")
def test_diplomat() -> None:
    shows_cost("diplomat", value=8, races=1, race="squid", almost=("squid 4", "squid 3"))
    shows_worth("diplomat", guild="politician", influence=5, keys=1)

    scene = Scene("abyss", 2, seats=[{"lords": ["diplomat"], "hand": ["crab 5", "squid 3", "jellyfish 5"]}])
    scene.offers_only(
        "explore", "recruit:lord:keeper", "recruit:lord:reaper", "recruit:lord:miller", "recruit:lord:aquaculturalist"
    )
    scene.answer("recruit:lord:miller")
    # Any two races will do, but exactly two.
    scene.refuses(["ally:crab-5", "ally:squid-3", "ally:jellyfish-5"], rule="14.5", needed=2)
    scene.refuses(["ally:crab-5"], rule="14.4", needed=2, held=1)
    scene.answer(["ally:crab-5", "ally:squid-3"])
    scene.holds(turn=1, seats={0: {"lords": ["diplomat", "miller"], "affiliated": ["squid 3"]}})

    single = Scene("abyss", 2, seats=[{"lords": ["diplomat"], "hand": ["crab 5", "squid 5"]}])
    single.refuses("recruit:lord:landowner", rule="14.13", needed=10, allies=5, pearls=0)


@pytest.mark.card("abyss:lord:diplomat")
@pytest.mark.rule("abyss:16.4", "abyss:24.3", "abyss:18.18", "abyss:13.2")
def test_diplomat_helps_neither_in_his_own_recruitment_nor_when_turned_or_tucked() -> None:
    own = Scene("abyss", 2, court=court_with("diplomat"), seats=[{"hand": ["crab 5", "crab 4"]}])
    own.refuses("recruit:lord:diplomat", rule="13.2", race="race:squid")
    for me, other in (
        ({"lords": ["diplomat"], "turned": ["diplomat"]}, {}),
        ({"locations": [{"jail": ["diplomat"]}]}, {}),
        ({}, {"lords": ["diplomat"]}),
    ):
        scene = Scene("abyss", 2, seats=[{**me, "hand": ["crab 5", "squid 3"]}, other])
        scene.refuses("recruit:lord:miller", rule="13.2", race="race:seahorse")


# -- Treasurer -------------------------------------------------------------------------------------------------------


@pytest.mark.card("abyss:lord:treasurer")
@pytest.mark.rule("abyss:16.4", "abyss:13.4", "abyss:14.13", "abyss:14.4", "abyss:14.14")
def test_treasurer() -> None:
    shows_cost("treasurer", value=10, races=2, race="squid", almost=("squid 5", "crab 4"))
    shows_worth("treasurer", guild="politician", influence=5, keys=1)

    scene = Scene("abyss", 2, seats=[{"lords": ["treasurer"], "hand": ["seahorse 3", "crab 3"], "pearls": 2}])
    scene.answer("recruit:lord:miller")
    assert cost_of(scene) == 6
    scene.answer(["ally:seahorse-3", "ally:crab-3"], "ally:crab-3")
    scene.holds(turn=1, seats={0: {"pearls": 2, "lords": ["treasurer", "miller"]}})

    short = Scene("abyss", 2, seats=[{"lords": ["treasurer"], "hand": ["seahorse 3", "crab 2"]}])
    short.refuses("recruit:lord:miller", rule="14.13", needed=6, allies=5, pearls=0)
    # One ally of each race is still needed, however low the cost.
    narrow = Scene("abyss", 2, seats=[{"lords": ["treasurer"], "hand": ["seahorse 5", "seahorse 4"], "pearls": 9}])
    narrow.refuses("recruit:lord:miller", rule="14.4", needed=2, held=1)


@pytest.mark.card("abyss:lord:treasurer")
@pytest.mark.rule("abyss:16.4", "abyss:24.3", "abyss:18.18", "abyss:13.4")
def test_treasurer_helps_only_his_owner_while_he_works_and_not_in_his_own_recruitment() -> None:
    own = Scene("abyss", 2, court=court_with("treasurer"), seats=[{"hand": ["squid 5", "crab 5"]}])
    own.answer("recruit:lord:treasurer")
    assert cost_of(own) == 10
    for me, other in (
        ({"lords": ["treasurer"], "turned": ["treasurer"]}, {}),
        ({"locations": [{"jail": ["treasurer"]}]}, {}),
        ({}, {"lords": ["treasurer"]}),
    ):
        scene = Scene("abyss", 2, seats=[{**me, "hand": ["seahorse 4", "crab 4"]}, other])
        scene.answer("recruit:lord:miller")
        assert cost_of(scene) == 8


@pytest.mark.card("abyss:lord:treasurer")
@pytest.mark.rule("abyss:16.3", "abyss:14.13")
def test_treasurer_does_not_lower_the_corruptors_five_pearls() -> None:
    hand = ["squid 5", "squid 3"]
    scene = Scene(
        "abyss", 2, court=court_with("corruptor"), seats=[{"hand": hand, "lords": ["treasurer"], "pearls": 4}]
    )
    recruit(scene, "corruptor", *hand)  # 8 instead of 10
    scene.holds(turn=1, seats={0: {"pearls": 4, "lords": ["treasurer", "corruptor"]}})
