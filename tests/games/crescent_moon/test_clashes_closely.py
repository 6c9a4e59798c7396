"""Combats, contests and covenants at their edges: figures one more and one less, and what is open in between."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import RIVER, scene, table_of
from tests.games.crescent_moon.test_cards import attack, defend
from tests.games.crescent_moon.test_combat import fight


def played(laid: Scene) -> list[tuple[int, int]]:
    return [(one.ordinary, one.mercenary) for one in table_of(laid).s.clash.played]


@pytest.mark.rule("crescent_moon:52.12", "crescent_moon:46.05", "crescent_moon:32.21")
def test_units_leave_warfare_before_losses_and_the_others_after() -> None:
    laid = scene(
        4,
        on={"A1": {"warlord": {"ordinary": 3, "mercenary": 3}}, "A2": {"caliph": {"fort": 1, "ordinary": 3}}},
        seats={"warlord": {"hand": ["warfare", "raiders"]}},
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * 3 + ["mercenary"] * 3, ["card:warfare", "card:raiders"])
    laid.asks("warfare-units", seat=0)
    laid.refuses(["ordinary"], rule="52.05", least=2)
    laid.answer(["ordinary", "mercenary"], "resolve:card:raiders", ["mercenary"])
    laid.asks("losses", seat=0)
    assert played(laid) == [(0, 0), (0, 1)]  # the unit on Raiders may be lost too
    laid.logs("log-warfare-units", ordinary=1, mercenaries=1)
    laid.answer(["ordinary", "mercenary"])
    assert played(laid) == [(0, 0), (0, 0)]
    laid.asks("capture", seat=0)
    laid.holds(strengths=[9, 4], hexes={"A2": {"warlord": {"ordinary": 1, "mercenary": 1}}})


@pytest.mark.rule("crescent_moon:46.01", "crescent_moon:46.02", "crescent_moon:46.03", "crescent_moon:90.05")
@pytest.mark.parametrize(
    ("attackers", "defenders", "lost"), [(4, 3, (1, 2)), (5, 2, (1, 2)), (3, 3, (1, 1)), (2, 1, (0, 1))]
)
def test_half_of_the_others_strength_rounded_down(attackers: int, defenders: int, lost: tuple[int, int]) -> None:
    laid = scene(
        4, turn="caliph", on={"A1": {"caliph": {"ordinary": attackers}}, "A2": {"sultan": {"mercenary": defenders}}}
    )
    laid.answer("assault", "A1>A2", ["ordinary"] * attackers)
    laid.holds(hexes={"A2": {"caliph": {"ordinary": attackers - lost[0]}, "sultan": {"mercenary": 0}}})
    for ruler, n in (("caliph", lost[0]), ("sultan", min(lost[1], defenders))):
        assert (
            sum(
                line.args["ordinary"] + line.args["mercenaries"]
                for line in laid.match.lines
                if line.message == "log-losses" and line.args["ruler"] == f"ruler:{ruler}"
            )
            == n
        )


@pytest.mark.rule("crescent_moon:67.01", "crescent_moon:67.02", "crescent_moon:40.12", "crescent_moon:40.13")
@pytest.mark.parametrize(("role", "points"), [("attacker", 2), ("defender", 1), ("neither", 0)])
def test_the_warlord_scores_the_enemys_losses_in_every_combat_of_his(role: str, points: int) -> None:
    one, two = {"attacker": ("warlord", "caliph"), "defender": ("caliph", "warlord"), "neither": ("caliph", "sultan")}[
        role
    ]
    kind = {"warlord": "ordinary", "caliph": "ordinary", "sultan": "mercenary"}
    laid = scene(4, turn=one, on={"A1": {one: {kind[one]: 5}}, "A2": {two: {kind[two]: 2}}})
    laid.answer("assault", "A1>A2", [kind[one]] * 5)
    if role != "neither":
        laid.answer([], seat=0)  # Warfare
    laid.asks("action")
    laid.holds(seats={"warlord": {"points": 5 + points}})
    assert table_of(laid).s.ledger == ([(1, 0, 0, points)] if points else [])


@pytest.mark.rule(
    "crescent_moon:40.12", "crescent_moon:50.03", "crescent_moon:50.04", "crescent_moon:50.05", "crescent_moon:52.21"
)
@pytest.mark.parametrize(
    ("pieces", "coins", "points", "raided"),
    [
        (["fort"], 1, 1, False),
        (["castle"], 3, 3, False),
        (["palace"], 2, 2, False),
        (["castle", "palace"], 5, 5, False),
    ],
)
def test_what_the_warlord_has_for_sacking_strongholds(pieces: list[str], coins: int, points: int, raided: bool) -> None:
    laid = scene(4, on={"A1": {"warlord": {"ordinary": 7}}, "A2": {"caliph": pieces}})
    laid.answer("assault", "A1>A2", ["ordinary"] * 7, [])
    if pieces != ["palace"]:
        laid.answer("leave")
    laid.asks("action", seat=1)
    laid.holds(seats={"warlord": {"coins": coins, "points": 5 + points}}, raided=raided)


@pytest.mark.card("crescent_moon:card:horse-archers")
def test_horse_archers_of_both_kinds_save_their_own_side() -> None:
    both = ["ordinary", "mercenary"]
    laid = attack(
        "horse-archers", ["ordinary", "ordinary", "mercenary", "mercenary"], ["castle", "mercenary", "mercenary"]
    )
    laid.answer("resolve:card:horse-archers", both)
    laid.holds(hexes={"A2": {"caliph": {"ordinary": 2, "mercenary": 2}, "sultan": {"mercenary": 0}}})
    held = defend("horse-archers", ["ordinary"] * 4, ["mercenary"] * 2)
    held.answer("resolve:card:horse-archers", ["mercenary", "mercenary"])
    held.logs("log-retreat", ruler="ruler:sultan", mercenaries=2)  # none lost, both go home
    held.holds(hexes={"A2": {"caliph": {"ordinary": 3}}})
    left = attack("horse-archers", ["ordinary"] * 4, ["castle", "mercenary", "mercenary"])
    left.answer("leave-rest")
    left.holds(hexes={"A2": {"caliph": {"ordinary": 2}}})


@pytest.mark.card("crescent_moon:card:raiders")
def test_raiders_pay_only_for_a_sacking_by_their_own_side() -> None:
    captured = attack("raiders").answer("resolve:card:raiders", "capture:building:fort")
    captured.holds(seats={"caliph": {"coins": 0}})
    unresolved = attack("raiders").answer("leave-rest", "leave")
    unresolved.holds(seats={"caliph": {"coins": 1}})
    theirs = defend("raiders", ["ordinary"] * 4).answer("resolve:card:raiders", "leave")
    theirs.holds(seats={"caliph": {"coins": 1}, "sultan": {"coins": 0}})


@pytest.mark.rule("crescent_moon:45.01", "crescent_moon:44.09", "crescent_moon:51.04")
def test_strength_is_never_below_nothing_and_cards_count_for_the_side_they_were_given_to() -> None:
    laid = attack("poisoned-wells", ["ordinary", "ordinary"], ["mercenary"]).answer("resolve:card:poisoned-wells")
    laid.logs("log-combat-won", attack=2, defence=0)
    lent = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"], "murshid": ["influence"]}, "A2": {"sultan": ["fort"]}},
        seats={"murshid": {"hand": ["dervishes"]}},
    )
    lent.answer("assault", "A1>A2").answer(0, seat=3).answer(0, seat=2)
    lent.answer("refuse", "refuse", ["card:dervishes"], seat=1).answer("attacker", seat=1)
    lent.answer("resolve:card:dervishes", seat=3)
    lent.logs("log-combat-won", attack=2, defence=1)
    lent.holds(seats={"murshid": {"front": ["dervishes"], "hand": []}})


@pytest.mark.rule("crescent_moon:50.10", "crescent_moon:47.01", "crescent_moon:50.01")
def test_a_winner_without_a_unit_takes_nothing() -> None:
    laid = fight(["ordinary"], ["castle"], ["emir"])
    laid.answer(["card:emir"], "resolve:card:emir")
    laid.holds(hexes={"A2": {"sultan": {"castle": 1}, "control": "sultan"}}, seats={"caliph": {"coins": 0}}, turn=0)
    assert table_of(laid).s.clash.hex == -1


@pytest.mark.rule("crescent_moon:51.03", "crescent_moon:51.06", "crescent_moon:61.02")
def test_the_questions_to_the_murshid_say_where_and_between_whom() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"warlord": ["ordinary"], "murshid": ["influence"]}},
        seats={"warlord": {"hand": []}},
    )
    laid.answer("assault", "A1>A2").answer(0, seat=3).answer(0, seat=0).answer("refuse", "refuse", seat=1)
    d = laid.decision(1)
    assert d.question.name == "tip-the-scales"
    assert d.question.prompt_args(laid.match.table, d) == {
        "hex": "hex:A2",
        "attacker": "ruler:caliph",
        "defender": "ruler:warlord",
    }
    contest = scene(4, turn="caliph", on={"A1": {"caliph": ["influence"]}, "A2": {"murshid": ["influence", "fort"]}})
    contest.answer("influence", "A2").answer(0, seat=3).answer("refuse", seat=1)
    contest.answer("defender", seat=1)
    contest.logs("log-contest-lost", attack=0, defence=2)
    tied = scene(
        4, turn="caliph", on={"A1": {"caliph": ["influence"]}, "A2": {"murshid": ["influence"], "caliph": ["ordinary"]}}
    )
    tied.answer("influence", "A2").answer(0, seat=3).answer("refuse", seat=1).answer("defender", seat=1)
    d = tied.decision(1)
    assert d.question.prompt_args(tied.match.table, d)["defender"] == "none"
    tied.answer("attacker", seat=1)
    tied.holds(hexes={"A2": {"token": "caliph"}}, challenge=None)


# -- contests --------------------------------------------------------------------------------------------------------


def contest(on: dict[str, Any], *sides: str, attacker: str = "caliph", **seats: Any) -> Scene:
    laid = scene(5, turn=attacker, on={"A1": {attacker: ["influence"]}, **on}, seats=seats)
    return laid.answer("influence", "A2", *sides)


@pytest.mark.rule(
    "crescent_moon:57.02", "crescent_moon:57.03", "crescent_moon:57.04", "crescent_moon:57.05", "crescent_moon:57.06"
)
@pytest.mark.parametrize(
    ("on", "sides", "influence"),
    [
        ({"caliph": ["ordinary"] * 3, "sultan": ["town"]}, ["defender"], (1, 1)),
        ({"caliph": ["palace", "fort", "ordinary"], "sultan": ["town"]}, ["defender"], (2, 1)),
        ({"nomad": ["influence", "mercenary"], "sultan": ["city"]}, ["supporter", "supporter"], (3, 0)),
        ({"nomad": ["influence"], "sultan": ["city", "fort"]}, ["supporter", "defender"], (2, 1)),
        ({"nomad": ["influence"], "sultan": ["city", "fort"]}, ["defender", "supporter"], (1, 2)),
        ({"nomad": ["influence"], "sultan": ["city", "mercenary"]}, ["defender", "defender"], (0, 2)),
        ({"sultan": ["influence", "town", "fort"]}, ["supporter"], (2, 0)),
        ({"warlord": ["ordinary"], "nomad": ["influence"]}, ["supporter", "defender"], (1, 1)),
    ],
)
def test_influence_of_both_sides(on: dict[str, Any], sides: list[str], influence: tuple[int, int]) -> None:
    laid = contest({"A2": on}, *sides)
    won = influence[0] >= influence[1]
    laid.logs("log-contest-won" if won else "log-contest-lost", attack=influence[0], defence=influence[1])


@pytest.mark.rule("crescent_moon:57.08", "crescent_moon:58.06", "crescent_moon:63.06")
@pytest.mark.card("crescent_moon:card:corruption", "crescent_moon:card:proclamation")
def test_influence_is_never_below_nothing() -> None:
    laid = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"warlord": ["influence"]}},
        seats={"caliph": {"hand": []}, "warlord": {"hand": ["warfare", "corruption"]}},
    )
    laid.answer("influence", "A2", ["card:corruption"], "defender", "resolve:card:corruption")
    laid.logs("log-contest-lost", attack=0, defence=1)
    theirs = scene(
        5,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A3": {"murshid": ["influence"]}},
        seats={"caliph": {"hand": ["corruption"]}},
    )
    theirs.answer("influence", "A2").answer(0, seat=3).answer("refuse", seat=1)
    theirs.answer(["card:corruption"], seat=3).answer("defender", seat=1)
    theirs.answer("resolve:card:corruption", seat=3)
    theirs.logs("log-contest-won", attack=0, defence=0)
    assert table_of(theirs).s.clash.hex == -1


@pytest.mark.rule("crescent_moon:65.02", "crescent_moon:63.10")
def test_corruption_may_fill_a_hand() -> None:
    full = ["agents", "agents", "bribery", "bribery", "poisoned-wells", "raiders", "terror", "sandstorm"]
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["corruption"]}, "sultan": {"hand": full}},
    )
    laid.answer("influence", "A2").answer(["card:corruption"], seat=3).answer([], seat=2)
    laid.answer("defender", "resolve:card:corruption")
    laid.asks("hand-limit", seat=2)


@pytest.mark.rule("crescent_moon:43.03", "crescent_moon:54.01", "crescent_moon:54.02", "crescent_moon:30.04")
def test_who_has_nothing_to_choose_is_not_asked_and_a_spy_chooses_anew() -> None:
    laid = scene(
        4,
        on={"A1": {"warlord": ["influence", "ordinary"]}, "A2": {"sultan": ["town"]}},
        seats={"warlord": {"hand": ["warfare"]}, "sultan": {"hand": ["imam"]}},
    )
    laid.answer("influence", "A2")
    laid.not_asked(seat=0)  # Warfare is no card for a contest, and everybody knows it
    laid.asks("choose-contest-cards", seat=2)
    spy = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={
            "caliph": {"hand": ["spies", "emir"], "wishes": ["cards"]},
            "sultan": {"hand": ["archers"]},
            "warlord": {"hand": ["warfare", "spies"], "wishes": ["cards"]},
        },
    )
    spy.answer("assault", "A1>A2").answer([], seat=3).answer(["card:archers"], seat=2)
    spy.asks("any-time", seat=0)
    spy.answer("spies:ruler:sultan", seat=0)
    spy.asks("any-time", seat=3)  # the Warlord takes no part: he does not choose
    spy.answer("spies:ruler:sultan", seat=3)
    spy.asks("choose-combat-cards", seat=3)
    spy.holds(seats={"caliph": {"hand": ["emir"], "chosen": []}})
    spy.answer(["card:emir"], seat=3)
    spy.logs("log-reveals", rule="44.01", ruler="ruler:caliph", cards="card:emir")
    again = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["spies", "emir", "war-drums"], "wishes": ["cards"]}},
    )
    again.answer("assault", "A1>A2", ["card:emir"], "spies:ruler:sultan", ["card:war-drums"])
    again.holds(seats={"caliph": {"hand": ["emir"]}})
    again.logs("log-reveals", ruler="ruler:caliph", cards="card:war-drums")


@pytest.mark.rule("crescent_moon:43.03", "crescent_moon:29.17")
def test_a_card_seen_to_go_to_a_hand_is_known_there_no_more_once_it_is_chosen() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}},
        seats={"caliph": {"hand": ["emir", "imam"], "known": ["emir", "imam"]}, "sultan": {"hand": ["archers"]}},
    )
    laid.answer("assault", "A1>A2").answer(["card:emir"], seat=3)
    laid.answer([], seat=2)
    laid.answer("resolve:card:emir")
    laid.holds(seats={"caliph": {"hand": ["imam"], "known": ["imam"]}})


# -- covenants -------------------------------------------------------------------------------------------------------


def covenant(points: int, **more: Any) -> Scene:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["fort"]}, "A3": {"murshid": ["influence"]}},
        seats={"caliph": {"points": points}, **more},
    )
    return laid.answer("assault", "A1>A2")


@pytest.mark.rule("crescent_moon:76.01", "crescent_moon:76.02", "crescent_moon:76.08")
@pytest.mark.parametrize(
    ("points", "offers", "refused"),
    [
        (0, [0], {1: "76.08", 2: "76.08"}),
        (3, [0, 1, 2, 3], {4: "76.08", 5: "76.08"}),
        (4, [0, 1, 2, 3, 4], {5: "76.08", 6: "76.02"}),
        (9, [0, 1, 2, 3, 4, 5], {6: "76.02", 7: "76.02"}),
    ],
)
def test_what_may_be_offered(points: int, offers: list[int], refused: dict[int, str]) -> None:
    laid = covenant(points)
    d = laid.decision(3)
    assert [option.value for option in d.options] == offers
    reasons = {option.key: reason for option, reason in laid.match.reasons(d)}
    assert {int(key): reason.rule for key, reason in reasons.items()} == refused
    for number, rule in refused.items():
        figures = {"most": 5} if rule == "76.02" else {"points": points}
        assert reasons[str(number)].args == figures
    assert d.question.prompt_args(laid.match.table, d) == {"hex": "hex:A2", "attacker": "ruler:caliph"}


@pytest.mark.rule("crescent_moon:76.01", "crescent_moon:76.08")
def test_the_murshid_may_ask_for_more_than_there_is_and_then_nobody_can_accept() -> None:
    laid = covenant(3).answer(1, seat=3).answer(0, seat=2)
    d = laid.decision(1)
    told = {"ruler": "ruler:caliph", "speaker": "ruler:caliph", "said": "offer", "count": 1, "hex": "hex:A2"}
    assert d.question.prompt_args(laid.match.table, d) == told
    laid.answer("counter", seat=1)
    assert [option.value for option in laid.decision(1).options] == [1, 2, 3, 4, 5]
    laid.answer(4, seat=1)
    d = laid.decision(3)
    told = {"ruler": "ruler:caliph", "speaker": "ruler:murshid", "said": "demand", "count": 4, "hex": "hex:A2"}
    assert d.question.prompt_args(laid.match.table, d) == told
    laid.refuses("accept", seat=3, rule="76.08", points=3)
    laid.not_offered("counter", seat=3)  # two proposals, and it is for him to take it or leave it
    just = covenant(4).answer(1, seat=3).answer(0, seat=2).answer("counter", 4, seat=1)
    just.answer("accept", seat=3)
    just.logs("log-covenant", count=4)


@pytest.mark.rule("crescent_moon:76.01", "crescent_moon:76.10")
def test_nothing_offered_is_no_covenant_and_losers_pay_nothing() -> None:
    laid = covenant(3).answer(0, seat=3).answer(2, seat=2)
    laid.refuses("accept", seat=1, rule="76.01")
    laid.answer("refuse", seat=1).answer("accept", seat=1)
    laid.logs("log-combat-won", attack=1, defence=1)
    laid.holds(seats={"sultan": {"points": 5}, "murshid": {"points": 5}})


# -- rivers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "crescent_moon:51.02", "crescent_moon:61.01", "crescent_moon:74.01", "crescent_moon:76.04", "crescent_moon:13.03"
)
def test_the_river_keeps_the_murshid_out() -> None:
    def influence(token: str) -> Scene:
        on = {"B2": {"caliph": ["influence"]}, token: {"murshid": ["influence"]}}
        return scene(4, turn="caliph", board=RIVER, on=on).answer("influence", "A2")

    near = influence("A3")  # A3 touches the crossing A2, and nothing parts them
    near.asks("covenant-offer", seat=3)
    far = scene(4, turn="caliph", board=RIVER, on={"B3": {"caliph": ["influence"]}, "A1": {"murshid": ["influence"]}})
    far.answer("influence", "B2")  # A1 touches B2 across the river
    far.holds(hexes={"B2": {"token": "caliph"}}, challenge=None, turn=0)
    fought = scene(
        4,
        turn="caliph",
        board=RIVER,
        on={"B3": {"caliph": ["ordinary"]}, "B2": {"sultan": ["mercenary"]}, "A1": {"murshid": ["influence"]}},
        seats={"murshid": {"hand": ["dervishes"]}},
    )
    fought.answer("assault", "B3>B2")
    fought.logs("log-combat-won", attack=1, defence=1)


@pytest.mark.card("crescent_moon:card:assassins")
@pytest.mark.rule("crescent_moon:44.03", "crescent_moon:56.02", "crescent_moon:42.06")
def test_assassins_against_the_warlord_and_in_a_contest() -> None:
    laid = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["ordinary"]}, "A2": {"warlord": ["ordinary"]}},
        seats={"caliph": {"hand": ["assassins"]}, "warlord": {"hand": ["warfare", "emir"]}},
    )
    laid.answer("assault", "A1>A2").answer(["card:assassins"], seat=3).answer(["card:emir"], seat=0)
    laid.answer("resolve:card:assassins")
    laid.offers_only("cancel:card:emir", "remove-unit")
    laid.answer("remove-unit")
    laid.holds(hexes={"A2": {"warlord": {"ordinary": 0}}})
    mine = scene(
        4,
        on={"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["ordinary"]}},
        seats={"warlord": {"hand": ["warfare", "assassins"]}, "caliph": {"hand": ["emir"]}},
    )
    mine.answer("assault", "A1>A2").answer(["card:assassins"], seat=0).answer(["card:emir"], seat=3)
    mine.answer("resolve:card:assassins", "cancel:card:emir")
    mine.logs("log-cancelled", ruler="ruler:caliph", card="card:emir")
    contest = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"warlord": ["ordinary"], "sultan": ["town"]}},
        seats={"caliph": {"hand": ["assassins"]}, "sultan": {"hand": ["imam"]}},
    )
    contest.answer("influence", "A2").answer(["card:assassins"], seat=3).answer(["card:imam"], seat=2)
    contest.answer("defender", seat=0).answer("defender", seat=2)
    contest.answer("resolve:card:assassins", seat=3)
    contest.logs("log-cancelled", card="card:imam")
    contest.logs("log-contest-lost", attack=0, defence=2)


@pytest.mark.rule("crescent_moon:24.02", "crescent_moon:04.01")
def test_any_number_of_units_may_assault() -> None:
    laid = scene(4, turn="caliph", on={"A1": {"caliph": {"ordinary": 2}}, "A2": {"sultan": ["fort"]}})
    laid.answer("assault", "A1>A2")
    d = laid.decision()
    assert d.question.prompt_args(laid.match.table, d) == {"least": 1, "most": 2, "hex": "hex:A1"}
    laid.refuses([], rule="24.02", least=1)
    laid.answer(["ordinary"])
    laid.logs("log-combat-won", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:30.02", "crescent_moon:65.02", "crescent_moon:29.17")
def test_a_played_card_is_no_longer_known_to_be_in_hand() -> None:
    laid = scene(4, turn="caliph", seats={"caliph": {"hand": ["caravan", "emir"], "known": ["caravan", "emir"]}})
    laid.answer("card", "play:card:caravan", "ruler:sultan")
    laid.holds(seats={"caliph": {"hand": ["emir"], "known": ["emir"]}}, discard=["caravan"])


@pytest.mark.rule("crescent_moon:43.01", "crescent_moon:43.02", "crescent_moon:54.01", "crescent_moon:54.02")
def test_a_card_is_chosen_as_often_as_it_is_in_hand() -> None:
    laid = fight(["ordinary"], ["fort"], ["agents", "emir", "bribery", "bribery"])
    laid.offers_only("card:emir", "card:bribery", seat=3)
    laid.refuses(["card:emir", "card:emir"], seat=3, rule="43.01", card="card:emir")
    laid.refuses(["card:agents"], seat=3, rule="43.01", card="card:agents")
    laid.accepts(["card:bribery", "card:bribery", "card:emir"], seat=3)
    laid.accepts([], seat=3)
    contest = scene(
        4,
        turn="caliph",
        on={"A1": {"caliph": ["influence"]}, "A2": {"sultan": ["town"]}},
        seats={"caliph": {"hand": ["imam", "emir"]}},
    )
    contest.answer("influence", "A2")
    contest.offers_only("card:imam")
    contest.refuses(["card:imam", "card:imam"], rule="54.01", card="card:imam")
    contest.refuses(["card:emir"], rule="54.01", card="card:emir")
    contest.accepts([])
