"""What the heuristic player of Paladins thinks of plain cases, in which a good player does not hesitate."""

from collections import Counter
from math import inf
from typing import Any

from regnum.bots import make
from regnum.bots.paladins.foresight import foresight, ways_to_fill
from regnum.bots.paladins.greedy import ANSWERS
from regnum.bots.paladins.plan import Step, glimpses
from regnum.bots.paladins.situation import JARS_AT, JARS_MOVED, Mine, Situation
from regnum.bots.paladins.taste import OURS
from regnum.bots.paladins.worth import Worth
from regnum.games import find
from regnum.games.paladins.catalogue import (
    ACTIONS,
    CRIMINAL,
    DEVELOP,
    FIGHTER,
    LABOURER,
    RECRUIT,
    SCOUT,
    SILVER,
    WORKERS,
)
from regnum.games.paladins.scoring import sheet
from regnum.games.paladins.workers import DISMISS
from regnum.kernel.match import Match
from regnum.kernel.questions import Raw
from regnum.scenes import Scene
from regnum.seen import Asked, Seen, see
from tests.bots.matches import play, sent


def answer(scene: Scene, seat: int | None = None) -> Any:
    """What the bot would answer to the open question, whatever its seed."""
    decision = scene.decision(seat)
    seen, asked = sent(scene.match, decision.seat, decision.id)
    answers = [make("greedy", "paladins", seed).answer(seen, asked) for seed in range(5)]
    assert all(one == answers[0] for one in answers)
    return answers[0]


def test_it_has_an_answer_to_every_question_of_the_game() -> None:
    assert set(ANSWERS) == {question.name for question in find("paladins").questions}


# -- what it sees ------------------------------------------------------------------------------------------------------


def test_in_the_last_round_a_board_is_worth_what_it_scores() -> None:
    """Over whole matches: silver and provisions, orders, attributes, debts and outsiders are counted as at the end."""
    compared = 0

    def watch(match: Match, seen: Seen, asked: Asked, given: Raw) -> None:
        nonlocal compared
        if seen.view.round == 7:
            situation = Situation(seen, asked.seat)
            worth = Worth(situation.circumstances, OURS).of(situation.mine)
            scored = sheet(match.table.s, match.table.s.players[asked.seat])
            assert round(worth) == scored.total
            compared += 1

    for seed in range(2):
        play(("greedy", "random"), seed=seed, watch=watch, game="paladins")
    assert compared > 20


def test_it_never_plans_what_the_rules_forbid() -> None:
    """Over a whole match: every action it thinks possible in a turn is among the options, and none is overlooked."""
    names = {
        "develop",
        "hunt",
        "trade",
        "conspire",
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "attack",
        "convert",
    }
    met: Counter[str] = Counter()

    def watch(match: Match, seen: Seen, asked: Asked, given: Raw) -> None:
        if asked.question == "turn-action":
            situation = Situation(seen, asked.seat)
            ahead = foresight(situation.circumstances, OURS)
            thought_of = {ACTIONS[action] for action, *_ in ahead.prospects(situation.mine) if action < len(ACTIONS)}
            offered = {option.key for option in asked.options}
            assert thought_of - offered == set()
            # Outsiders far beyond its Strength are too dear for it, and praying is no use with nothing to clear.
            assert (offered & names) - thought_of <= {"attack"}
            met.update(thought_of)

    play(("greedy", "random"), seed=4, watch=watch, game="paladins")
    assert names - set(met) == set()


def test_at_a_glance_it_sees_what_everything_comes_to() -> None:
    """Over whole matches and two actions ahead: what is not done in the mind would have come to what was told of it."""
    compared: Counter[int] = Counter()

    def watch(match: Match, seen: Seen, asked: Asked, given: Raw) -> None:
        if asked.question != "turn-action" or match.answered % 4:
            return
        situation = Situation(seen, asked.seat)
        ahead = foresight(situation.circumstances, OURS)
        of, hope = ahead.worth.of, ahead.worth.hands.hope
        front: list[Step] = [(0.0, 0, situation.mine, of(situation.mine), 0.0, None)]
        for _ in range(2):
            following: list[Step] = []
            for promised, number, _, (_, _, m, _, _, _), prospect, way in glimpses(ahead, front, 0.0, -1e6, 999, None):
                new = ahead.done(m, prospect, way)
                certain = of(new)
                compared[prospect[0]] += promised > -inf
                assert promised == -inf or abs(promised + certain + hope[tuple(new[: len(WORKERS)])]) < 1e-9
                following.append((0.0, number, new, certain, 0.0, None))
            front = following[::9]

    for players in (1, 3):
        play(("greedy",) * (players - 1) + ("random",), seed=players, watch=watch, game="paladins")
    assert all(compared[action] for action in range(DISMISS + 1))


def mine(scene: Scene) -> Mine:
    return Situation(see(scene.match, 0), 0).mine


def test_labourers_go_where_anybody_will_do_and_criminals_only_where_nobody_else_is_left() -> None:
    def ways(action: int, workers: list[str]) -> set[tuple[int, ...]]:
        held = mine(Scene("paladins", 2, seats=[{"workers": workers}]))[: len(WORKERS)]
        return set(ways_to_fill(action, 0, tuple(held)))

    assert ways(RECRUIT, ["labourer", "scout", "fighter", "criminal"]) == {(LABOURER, FIGHTER)}
    assert ways(RECRUIT, ["scout", "fighter", "criminal"]) == {(SCOUT, FIGHTER)}
    assert ways(RECRUIT, ["labourer", "criminal"]) == {(LABOURER, CRIMINAL)}
    assert ways(RECRUIT, ["labourer", "scout"]) == set()
    assert ways(DEVELOP, ["labourer", "criminal"]) == {(LABOURER, CRIMINAL)}


# -- turns -------------------------------------------------------------------------------------------------------------


BUSY = {
    "recruit": ["labourer", None],
    "hunt": ["labourer", None],
    "trade": ["labourer", None],
    "conspire": ["labourer"],
}
"""The small actions, done in this round already."""


def last_round(**seat: Any) -> Scene:
    """Somebody stands on each of the King's Favours."""
    return Scene(
        "paladins",
        2,
        round=7,
        orders=["commission", "fortify", "attack"],
        favours=["recruit", "tax", "debt", "supplies", "pray"],
        favour_workers={"recruit": "scout", "tax": "cleric", "debt": "fighter", "supplies": "scout", "pray": "scout"},
        townsfolk=["abbot-1", "acolyte-1", "gatekeeper-1", "missionary-1", "abbot-3"],
        walls=["debt-or-silver"],
        seats=[seat, {}],
    )


def test_it_fulfils_an_order_while_there_is_time() -> None:
    scene = last_round(monks=4, provisions=3, faith=4, workers=["scout", "labourer", "cleric"])
    assert answer(scene) == "commission"


def test_in_the_last_round_it_raises_the_attribute_that_reaches_the_next_points() -> None:
    """A jar raises Faith from 11 to 12, four points; an attack would raise Influence from 2 to 3, none."""
    seat = {"faith": 11, "influence": 2, "strength": 1, "silver": 3, "placed": BUSY}
    scene = last_round(workers=["labourer", "criminal", "criminal"], **seat)
    assert {"absolve", "attack"} <= {option.key for option in scene.decision().options}
    assert answer(scene) == "absolve"


def test_it_gets_its_provisions_before_it_needs_them() -> None:
    """Two walls' Influence, but no provisions: first the hunt, with whom the wall does not need."""
    scene = last_round(
        walls=4, influence=7, provisions=1, workers=["labourer", "merchant", "labourer", "scout", "scout"]
    )
    assert answer(scene) == "hunt"


def test_it_does_not_pass_while_there_is_a_point_to_be_had() -> None:
    """26.3: a third piece of silver or provisions is the last point of the game; a fourth is none."""
    placed = {"recruit": ["labourer", None], "conspire": ["labourer"]}
    assert answer(last_round(workers=["labourer"], silver=2, placed=placed)) in ("hunt", "trade")
    assert answer(last_round(workers=["labourer"], silver=3, placed=placed)) == "pass"


def test_it_keeps_the_workers_who_can_do_most() -> None:
    scene = Scene(
        "paladins", 2, round=2, seats=[{"workers": ["labourer", "labourer", "cleric", "criminal", "fighter"]}, {}]
    ).answer("pass")
    scene.asks("pass-keep")
    kept = answer(scene)
    assert kept[0] == "worker:criminal"
    assert set(kept) == {"worker:criminal", "worker:cleric", "worker:fighter"}


def test_it_places_labourers_where_anybody_will_do() -> None:
    scene = Scene(
        "paladins", 2, round=3, seats=[{"workers": ["scout", "scout", "labourer", "cleric"], "provisions": 2}, {}]
    ).answer("hunt")
    scene.asks("place-workers")
    assert "worker:cleric" not in answer(scene)


# -- cards -------------------------------------------------------------------------------------------------------------


def test_it_destroys_a_debt_before_the_end() -> None:
    scene = last_round(workers=["labourer"], unpaid=1, silver=1)
    assert answer(scene) == "dismiss"
    scene.answer("dismiss")
    assert answer(scene) == "townsfolk:abbot-3"


def test_it_pays_in_silver_while_it_has_some() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["labourer"], "silver": 4}, {}]).answer("dismiss", "abbot-1")
    scene.asks("recruit-price")
    assert answer(scene) == "pay-silver"


def test_it_pays_a_debt_rather_than_take_two_silver() -> None:
    scene = last_round(workers=["merchant", "labourer", "scout"], provisions=1, unpaid=1).answer("fortify")
    scene.asks("choose-reward")
    assert answer(scene) == "gain:pay-debt-1"


def test_it_takes_the_tax_last() -> None:
    scene = Scene(
        "paladins",
        2,
        walls=["vp-2"],
        seats=[
            {
                "workers": ["merchant", "labourer", "scout"],
                "provisions": 1,
                "crew": ["gatekeeper-3", "gatekeeper-1"],
            },
            {},
        ],
    ).answer("fortify")
    scene.asks("townsfolk-order")
    assert answer(scene) == "townsfolk:gatekeeper-1"


def test_before_the_inquisition_it_lets_each_card_see_what_it_wants_to_see() -> None:
    """With two suspicions the Peddler acts first, then the Conspirators, and the Squire last of all."""
    scene = Scene(
        "paladins",
        2,
        pool=1,
        seats=[
            {
                "workers": ["labourer", "criminal"],
                "suspicions": [0, 0],
                "crew": ["squire-1", "conspirator-1", "peddler-1", "conspirator-2"],
            },
            {"workers": ["cleric"]},
        ],
        townsfolk=["architect-3", "acolyte-1", "gatekeeper-1", "missionary-1", "abbot-3"],
    )
    scene.answer("dismiss", "architect-3")
    order = []
    while scene.match.decisions and scene.decision().question.name != "turn-action":
        given = answer(scene)
        if scene.decision().question.name == "inquisition-ability":
            order.append(given.removeprefix("townsfolk:"))
        scene.answer(given)
    assert order == ["peddler-1", "conspirator-1", "conspirator-2"]


# -- paladins and the tavern -------------------------------------------------------------------------------------------


def test_it_takes_the_paladin_whose_action_it_is_about_to_do() -> None:
    """Four walls stand, the order asks for five, and there are no provisions: Anséis builds for nothing."""
    scene = Scene(
        "paladins",
        2,
        round=7,
        phase="paladins",
        orders=["commission", "attack", "fortify"],
        tavern=["13", "3", "8"],
        seats=[
            {"walls": 4, "influence": 5, "workers": ["labourer"], "drawn": ["anseis", "oliver", "roland"]},
            {"drawn": ["anseis", "oliver", "roland"]},
        ],
    )
    scene.asks("choose-paladin", 0)
    assert answer(scene, 0)[0] == "paladin:anseis"


def test_it_hires_those_who_complete_its_action() -> None:
    """A fifth monk for eight points wants a scout and a cleric, and there is no silver for anybody else."""
    scene = Scene(
        "paladins",
        2,
        round=3,
        phase="tavern",
        orders=["fortify", "attack", "commission"],
        favours=["tax"],
        tavern=["1", "7", "19"],
        townsfolk=["abbot-1", *[None] * 4],
        seats=[{"monks": 4, "faith": 4, "provisions": 2, "workers": [], "paladin": "roland"}, {"paladin": "roland"}],
    )
    scene.asks("tavern-card")
    assert answer(scene) == "tavern:1"


def test_workers_are_read_as_they_lie() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": ["scout", "scout", "criminal"], "silver": 2, "jars": 3}, {}])
    m = mine(scene)
    assert [WORKERS[kind] for kind in range(len(WORKERS)) for _ in range(m[kind])] == ["scout", "scout", "criminal"]
    assert (m[SILVER], m[JARS_MOVED], m[JARS_AT].bit_count()) == (2, 3, 3)
