"""What the heuristic player of Oath thinks of plain cases, in which a good player does not hesitate."""

from typing import Any

import pytest

from regnum.bots import make
from regnum.bots.oath.bargain import Bargain, Given
from regnum.bots.oath.battle import Battle, chance
from regnum.bots.oath.greedy import ANSWERS
from regnum.bots.oath.situation import Position
from regnum.bots.oath.taste import OURS
from regnum.bots.oath.worth import Worth
from regnum.games import find
from regnum.games.oath.odds import forecast
from regnum.scenes import Scene
from tests.bots.matches import play, sent

BLANK, TWO, HOLLOW = 0, 4, 0
"""Faces of the dice, as in the scenes of campaigns."""
STEPPE = {"cradle-1": {"site": "steppe", "warbands": {"purple": 1}}}


def answer(scene: Scene, seat: int | None = None) -> Any:
    """What the bot would answer to the open question, whatever its seed."""
    decision = scene.decision(seat)
    seen, asked = sent(scene.match, decision.seat, decision.id)
    answers = [make("greedy", "oath", seed).answer(seen, asked) for seed in range(5)]
    assert all(one == answers[0] for one in answers)
    return answers[0]


def follow(scene: Scene, question: str, seed: int = 1) -> Any:
    """Let the bot answer until it is asked this; what it answers then."""
    bot = make("greedy", "oath", seed)
    for _ in range(30):
        decision = scene.match.decisions[0]
        seen, asked = sent(scene.match, decision.seat, decision.id)
        given = bot.answer(seen, asked)
        if asked.question == question:
            return given
        scene.match.answer(decision, given, seat=decision.seat)
    raise AssertionError(f"{question} was not asked")


def position(scene: Scene, seat: int = 0) -> Position:
    return Position(scene.match.view(seat))


def test_every_answer_is_to_a_question_of_the_game() -> None:
    assert set(ANSWERS) <= {question.name for question in find("oath").questions}


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("army", "guard", "rich"), [(3, 1, False), (5, 3, False), (8, 2, True)])
def test_a_battle_has_the_odds_that_the_table_tells(army: int, guard: int, rich: bool) -> None:
    """Sites, a pawn and its relics: the dice and the force are those of a real declaration."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[
            {"at": "steppe" if rich else "mine", "warbands": 2, "relics": ["grand scepter"]},
            {"at": "steppe", "warbands": army},
        ],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"purple": guard}},
            "provinces-1": {"site": "mine", "warbands": {"purple": 2}},
        },
    )
    p = position(scene, 1)
    attacks = Battle(scene.match.view(1), p, 1, Worth(OURS)).attacks(0)
    assert attacks
    t = scene.match.table
    plain = [attack for attack in attacks if all(name.startswith("site:") for name in attack.targets)]
    for attack in plain:
        odds = forecast(t, 1, attack.defender, attack.slots)
        assert chance(army, army, attack.dice, attack.force, army).win == pytest.approx(float(odds.win))
    assert {attack.slots for attack in plain} >= {(0,), (0, 2)}
    assert any("relic:grand-scepter" in attack.targets for attack in attacks) == rich


def strong_exile(army: int, **words: Any) -> Scene:
    """The Chancellor rules two sites, each with one warband; an Exile stands at one of them."""
    return Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "mine"}, {"at": "steppe", "warbands": army, "supply": 3}],
        sites={**STEPPE, "hinterland-1": {"site": "rocky coast", "warbands": {"purple": 1}}, "provinces-1": "mine"},
        title=0,
        **words,
    )


def test_an_exile_takes_both_sites_and_the_title_with_them() -> None:
    scene = strong_exile(9)
    assert answer(scene) == "campaign"
    assert sorted(follow(scene, "campaign-targets")) == ["site:rocky-coast", "site:steppe"]


def test_nobody_attacks_with_nothing() -> None:
    assert answer(strong_exile(0)) != "campaign"


def test_warbands_are_sacrificed_for_the_title() -> None:
    scene = strong_exile(9, dice=[BLANK, BLANK, BLANK, HOLLOW])
    scene.answer("campaign", "seat:0", ["site:steppe", "site:rocky-coast"], 1)
    scene.asks("campaign-sacrifice", seat=1)
    assert answer(scene) == "yes"


def test_nobody_is_sacrificed_to_the_last_for_a_site_that_cannot_be_held() -> None:
    scene = Scene(
        "oath",
        2,
        turn=0,
        seats=[{"at": "mine", "warbands": 4}, {"at": "steppe"}],
        sites={**STEPPE, "provinces-1": "mine"},
        dice=[TWO],
    )
    scene.answer("campaign", "bandits", ["site:mine"], 0)
    scene.asks("campaign-sacrifice", seat=0)
    assert answer(scene) == "no"


# -- goals -------------------------------------------------------------------------------------------------------------


def test_holding_the_goal_is_nearer_than_being_short_of_it() -> None:
    worth = Worth(OURS)
    p = position(strong_exile(3))
    before = worth.near(p, 1)
    p.take_site(1, 0, 1)
    one = worth.near(p.settle(), 1)
    p.take_site(1, 5, 1)
    both = worth.near(p.settle(), 1)
    assert before < one < both
    assert p.title == 1
    p.usurper = True
    assert worth.near(p, 1) > both
    assert worth.near(p, 0) < 0.5


def test_an_exile_reveals_a_vision_that_is_nearly_fulfilled() -> None:
    """Rebellion asks for the People's Favor, which the Exile has."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "steppe"}, {"at": "steppe", "advisers": [{"facedown": "rebellion"}], "supply": 2}],
        sites=STEPPE,
        banners={"peoples-favor": {"holder": 1, "tokens": 3}},
        visions_drawn=3,
    )
    assert answer(scene) == "adviser:vision:rebellion"
    assert follow(scene, "play-card") == "play:vision"


# -- bargains ----------------------------------------------------------------------------------------------------------


def market() -> Scene:
    """One has favor and no secrets, the other secrets and no favor, and the Tribunal is open."""
    return Scene(
        "oath",
        2,
        turn=0,
        seats=[{"at": "the tribunal", "favor": 6}, {"at": "the tribunal", "secrets": 6}],
        sites={"cradle-1": {"site": "the tribunal", "warbands": {"purple": 1}}},
    )


def test_a_proposal_is_taken_by_another_of_its_kind() -> None:
    scene = market()
    scene.answer("use:site:the-tribunal")
    terms = answer(scene)
    assert sorted(terms) == ["0>1:favor", "1>0:secret"]
    scene.answer(terms)
    assert follow(scene, "tribunal-reply") == "accept"


def test_a_bad_deal_is_refused_or_countered() -> None:
    scene = market()
    scene.answer("use:site:the-tribunal")
    scene.answer(["0>1:favor", "1>0:secret"])
    scene.answer(1)
    scene.answer(5)
    assert answer(scene) == "counter"


def test_what_a_deal_brings_is_seen_from_either_side() -> None:
    scene = market()
    bargain = Bargain(position(scene), Worth(OURS), 0)
    swap = [Given(0, 1, "favor", "", 1), Given(1, 0, "secret", "", 1)]
    assert bargain.gain(swap, 0) > 0
    assert bargain.gain(swap, 1) > 0
    gift = [Given(0, 1, "favor", "", 2)]
    assert bargain.gain(gift, 0) < 0 < bargain.gain(gift, 1)


def test_a_usurper_does_not_become_a_citizen_for_a_relic() -> None:
    scene = strong_exile(3)
    p = position(scene)
    p.take_site(1, 0, 1)
    p.take_site(1, 5, 1)
    p.settle()
    p.usurper = True
    offered = [Given(0, 1, "reliquary", "reliquary:0", 1)]
    assert not Bargain(p, Worth(OURS), 1, exile=1).acceptable(offered)


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_players_of_its_kind_come_to_an_end() -> None:
    for seed in range(2):
        match = play(["greedy"] * 3, seed, game="oath")
        assert match.over
        assert match.answered < 900
