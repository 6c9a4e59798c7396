"""What the heuristic player of Abyss thinks of plain cases, in which a good player does not hesitate."""

from typing import Any

from regnum.bots import make
from regnum.bots.abyss.greedy import ANSWERS
from regnum.bots.abyss.situation import council_from
from regnum.games import find
from regnum.games.abyss.catalogue import ally
from regnum.kernel.journal import SeenLine
from regnum.scenes import Scene
from tests.bots.matches import play, sent


def answer(scene: Scene) -> Any:
    """What the bot would answer to the open question, whatever its seed."""
    decision = scene.decision()
    seen, asked = sent(scene.match, decision.seat, decision.id)
    answers = [make("greedy", "abyss", seed).answer(seen, asked) for seed in range(5)]
    assert all(one == answers[0] for one in answers)
    return answers[0]


def test_it_has_an_answer_to_every_question_of_the_game() -> None:
    assert set(ANSWERS) == {question.name for question in find("abyss").questions}


# -- what it knows -----------------------------------------------------------------------------------------------------


def to_council(allies: str) -> SeenLine:
    return SeenLine("log-to-council", "10.1", {"allies": allies}, 0)


def test_it_remembers_from_the_log_what_lies_in_the_council() -> None:
    log = [to_council("ally:crab-1"), to_council("ally:crab-2+ally:squid-3"), to_council("ally:crab-5")]
    stacks = council_from(log, [0, 2, 0, 0, 1])
    assert [sorted(stack) for stack in stacks] == [[], [ally("crab", 2), ally("crab", 5)], [], [], [ally("squid", 3)]]


def test_what_the_log_does_not_tell_it_takes_for_an_ordinary_card() -> None:
    assert council_from([], [0, 2, 0, 0, 0])[1] == [ally("crab", 2), ally("crab", 2)]


def test_what_it_works_out_from_the_log_is_what_lies_there() -> None:
    """Over whole matches, at every decision: the log is enough to know the Council."""

    def watch(match: Any, seen: Any, asked: Any, given: Any) -> None:
        stacks = council_from(seen.journal, [pile.count for pile in seen.view.council])
        assert [sorted(stack) for stack in stacks] == [sorted(stack) for stack in match.table.s.council]

    for seed in range(3):
        play(("greedy", "random", "greedy"), seed=seed, watch=watch)


# -- actions -----------------------------------------------------------------------------------------------------------


def test_it_recruits_a_good_lord_it_can_pay_for() -> None:
    scene = Scene("abyss", 2, seats=[{"hand": ["seahorse 5", "seahorse 3", "crab 2"]}], court=["miller", "seeker"])
    assert answer(scene) == "recruit:lord:miller"


def test_it_takes_a_rich_stack_when_it_can_recruit_nobody() -> None:
    scene = Scene("abyss", 2, seats=[{"hand": ["crab 1"]}], council={"squid": [5, 4, 3], "crab": [1]})
    # The scene has no past: the stack counts for three ordinary cards, the other for one.
    assert answer(scene) == "council:squid"


def test_it_explores_when_there_is_nothing_else() -> None:
    assert answer(Scene("abyss", 2)) == "explore"


def test_in_its_last_turn_it_takes_what_points_there_are() -> None:
    """A poor lord beats any number of allies that will never be used."""
    scene = Scene(
        "abyss",
        2,
        ending=1,
        seats=[{"hand": ["crab 4", "crab 5", "squid 1"]}],
        court=["commander"],
        council={"squid": [5, 4, 3, 3]},
    )
    assert answer(scene) == "recruit:lord:commander"


def test_who_has_plenty_spends_it() -> None:
    """A middling lord, dear because of the opponent's Recruiter, rather than still more allies."""
    hand = ["seahorse 2", "squid 5", "squid 4", "squid 3", "shellfish 5", "shellfish 3", "crab 2"]
    seats = [{"pearls": 30, "hand": hand}, {"lords": ["recruiter"]}]
    scene = Scene("abyss", 2, seats=seats, court=["shepherd", "jailer"], council={"squid": [2, 2, 1]})
    assert answer(scene).startswith("recruit:")


def test_it_does_not_bring_an_end_in_which_it_is_last() -> None:
    six = ["recruiter", "jailer", "seeker", "traitor", "hunter", "assassin"]
    rich = ["landowner", "aquaculturalist", "miller", "illusionist", "trader", "peddler"]
    hand = ["crab 5", "crab 3", "seahorse 1"]
    behind = Scene(
        "abyss",
        2,
        seats=[{"hand": hand, "lords": six}, {"lords": rich, "affiliated": ["crab 4", "squid 5"], "tokens": [4, 4, 3]}],
        court=["commander"],
    )
    assert answer(behind) == "explore"
    ahead = Scene(
        "abyss",
        2,
        seats=[{"hand": ["crab 5", "crab 3", "seahorse 1"], "lords": rich}, {"lords": ["tamer"]}],
        court=["commander"],
    )
    assert answer(ahead) == "recruit:lord:commander"


# -- paying ------------------------------------------------------------------------------------------------------------


def test_it_pays_without_waste() -> None:
    """7 in two races with an affiliated crab already: 5 + 2 is exact, and the rest stays in hand."""
    scene = Scene(
        "abyss",
        2,
        seats=[{"hand": ["seahorse 5", "crab 2", "crab 3", "crab 4"], "affiliated": ["crab 5"]}],
        court=["reaper"],
    )
    scene.answer("recruit:lord:reaper")
    assert sorted(answer(scene)) == ["ally:crab-2", "ally:seahorse-5"]


def test_it_adds_pearls_to_have_a_strong_ally_affiliated() -> None:
    """The lowest ally played stays: with 5 + 3 pearls it is worth five points, with 5 + 2 + 1 one."""
    scene = Scene(
        "abyss", 2, seats=[{"pearls": 4, "hand": ["seahorse 5", "seahorse 2", "seahorse 1"]}], court=["shepherd"]
    )
    scene.answer("recruit:lord:shepherd")
    assert answer(scene) == ["ally:seahorse-5"]


def test_it_keeps_its_pearls_when_nothing_is_gained_by_them() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[{"pearls": 4, "hand": ["seahorse 4", "seahorse 3", "seahorse 1"], "affiliated": ["seahorse 5"]}],
        court=["shepherd"],
    )
    scene.answer("recruit:lord:shepherd")
    assert sorted(answer(scene)) == ["ally:seahorse-1", "ally:seahorse-3", "ally:seahorse-4"]


def test_it_affiliates_a_race_it_has_not_yet() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[{"hand": ["seahorse 2", "crab 2", "squid 3"], "affiliated": ["crab 4"]}],
        court=["keeper"],
    ).answer("recruit:lord:keeper", ["ally:crab-2", "ally:seahorse-2", "ally:squid-3"])
    scene.asks("recruit-affiliate")
    assert answer(scene) == "ally:seahorse-2"


# -- exploring ---------------------------------------------------------------------------------------------------------


def test_it_buys_a_strong_ally_cheaply_and_no_weak_one_dearly() -> None:
    strong = Scene("abyss", 2, deck=["crab 5"], seats=[{}, {"pearls": 3}]).answer("explore")
    assert answer(strong) == "buy"
    weak = Scene("abyss", 2, deck=["crab 1"], seats=[{}, {"pearls": 3}], sold=2).answer("explore")
    assert answer(weak) == "pass"


def test_it_takes_the_strongest_ally_and_leaves_the_weakest() -> None:
    strong = Scene("abyss", 2, deck=["seahorse 5"]).answer("explore")
    strong.asks("explore-take")
    assert answer(strong) == "take"
    weak = Scene("abyss", 2, deck=["crab 1"], seats=[{"hand": ["crab 1"]}]).answer("explore")
    assert answer(weak) == "leave"


def test_it_fights_where_the_threat_is_greatest() -> None:
    scene = Scene("abyss", 2, deck=["monster"], threat=6).answer("explore")
    scene.asks("explore-monster")
    assert answer(scene) == "fight"


def test_it_prefers_a_token_to_a_pearl_when_the_match_is_ending() -> None:
    scene = Scene("abyss", 2, deck=["monster"], ending=1, seats=[{"keys": 0}]).answer("explore", "fight")
    scene.asks("explore-reward")
    assert answer(scene) == "reward:t1"


# -- keys, locations and abilities -------------------------------------------------------------------------------------


def test_it_lets_lords_without_an_ability_go_under_a_location_first() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["crab 3"],
        seats=[{"lords": ["slaver", "keeper", "reaper", "shepherd"], "hand": []}],
        available=["abyss"],
        court=["miller"],
        used=["slaver"],
    ).answer("explore", "take")
    scene.answer(answer(scene))
    while scene.decision().question.name != "control-keys":
        scene.answer(answer(scene))
    assert sorted(answer(scene)) == ["lord:keeper", "lord:reaper", "lord:shepherd"]


def test_it_takes_the_location_that_suits_its_lords() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["crab 3"],
        seats=[{"keys": 3, "lords": ["jailer", "seeker", "hunter", "assassin"]}],
        available=["barracks", "dockworks"],
    ).answer("explore", "take")
    scene.asks("control-location")
    assert answer(scene) == "location:barracks"


def test_it_sells_a_weak_ally_it_has_no_use_for() -> None:
    scene = Scene(
        "abyss", 2, seats=[{"lords": ["slaver"], "hand": ["crab 1", "squid 5"]}], court=["landowner", "miller"]
    )
    assert answer(scene) == "sell:ally:crab-1"


def test_it_turns_the_lord_whose_loss_hurts() -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[{"hand": ["crab 5", "crab 4", "crab 1"]}, {"lords": ["miller", "treasurer"]}],
        court=["assassin"],
    ).answer("recruit:lord:assassin", ["ally:crab-1", "ally:crab-4", "ally:crab-5"])
    scene.asks("assassin-turn")
    assert answer(scene) == "lord:treasurer"


def test_at_the_end_of_its_turn_it_takes_the_richest_stack_from_the_others() -> None:
    """The Oracle is kept for the last moment: then the Council is as the next player will find it."""
    scene = Scene(
        "abyss",
        2,
        deck=["seahorse 5"],
        seats=[{"lords": ["oracle"]}],
        council={"squid": [5, 4, 3, 3], "crab": [1]},
    )
    assert not answer(scene).startswith("discard:")
    scene.answer("explore")
    scene.asks("explore-take")  # taking ends the turn: this is the last moment
    assert answer(scene) == "discard:council:squid"
    scene.answer("discard:council:squid")
    assert answer(scene) == "take"


def test_it_keeps_its_abilities_when_there_is_nothing_to_gain() -> None:
    scene = Scene("abyss", 2, deck=["seahorse 5"], seats=[{"lords": ["oracle"]}], council={"crab": [1]})
    scene.answer("explore")
    assert answer(scene) == "take"
    after = Scene("abyss", 2, seats=[{"lords": ["oracle"]}], council={"crab": [1], "squid": [1]})
    after.answer("council:squid")
    after.asks("turn-end")
    assert answer(after) == "end-turn"
