"""Influence contests, step by step (sections 53 to 62, 74, 76, 91)."""

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.crescent_moon.boards import scene


def contest(ruler: str, on: dict[str, Any], at: str = "A2", players: int = 5, **seats: Any) -> Scene:
    """This ruler, present in A1, seeks influence in A2."""
    pieces = {"A1": {ruler: ["influence"]}, **on}
    laid = scene(players, turn=ruler, on=pieces, seats=seats)
    return laid.answer("influence", at)


@pytest.mark.rule("crescent_moon:54.01", "crescent_moon:54.02", "crescent_moon:91.01")
def test_any_number_of_contest_cards_or_none() -> None:
    laid = contest("caliph", {"A2": {"sultan": ["town"]}}, caliph={"hand": ["vizier", "archers", "rebels"]})
    laid.offers_only("card:vizier", "card:rebels", seat=3)
    laid.refuses(["card:archers"], seat=3, rule="54.01", card="card:archers")
    laid.answer([], seat=3)
    laid.asks("declare-side", seat=2)


@pytest.mark.rule("crescent_moon:54.03", "crescent_moon:54.04", "crescent_moon:55.02")
def test_chosen_cards_stay_secret_until_sides_are_declared() -> None:
    laid = contest("caliph", {"A2": {"sultan": ["town"]}}, caliph={"hand": ["vizier", "rebels"]})
    laid.answer(["card:vizier", "card:rebels"], seat=3)
    shown = laid.match.view(2)
    assert (shown.players[3].hand_count, shown.players[3].chosen) == (2, None)
    assert shown.clash.played == []
    laid.answer("defender")
    assert {played.card for played in laid.match.view(2).clash.played} == {"card:vizier", "card:rebels"}


@pytest.mark.rule("crescent_moon:55.01", "crescent_moon:55.03", "crescent_moon:91.02")
def test_everybody_declares_in_turn_order() -> None:
    laid = contest("nomad", {"A2": {"sultan": ["town"], "caliph": ["ordinary"], "warlord": ["influence"]}})
    for seat in (0, 2, 3):
        laid.asks("declare-side", seat=seat)
        laid.offers_only("supporter", "defender")
        laid.answer("supporter")
    laid.logs("log-contest-won", ruler="ruler:nomad", attack=3, defence=0)


@pytest.mark.rule(
    "crescent_moon:56.01", "crescent_moon:56.02", "crescent_moon:56.03", "crescent_moon:56.04", "crescent_moon:91.03"
)
def test_assassins_of_attacker_supporters_defenders() -> None:
    laid = contest(
        "caliph",
        {"A2": {"sultan": ["town"], "warlord": ["influence"]}},
        caliph={"hand": ["assassins", "imam"]},
        sultan={"hand": ["assassins", "imam"]},
        warlord={"hand": ["assassins", "vizier"]},
    )
    laid.answer(["card:assassins", "card:imam"], seat=3)
    laid.answer(["card:assassins", "card:vizier"], seat=0)
    laid.answer(["card:assassins", "card:imam"], seat=2)
    laid.answer("defender", "supporter")
    laid.asks("resolve-card", seat=3)
    laid.offers_only("resolve:card:assassins", "leave-rest")
    laid.answer("leave-rest")
    laid.asks("resolve-card", seat=2)
    laid.answer("resolve:card:assassins")
    laid.logs("log-cancelled", ruler="ruler:warlord", card="card:vizier")
    laid.asks("resolve-card", seat=0)
    laid.answer("resolve:card:assassins")
    laid.holds(discard=[])


@pytest.mark.rule("crescent_moon:56.05", "crescent_moon:56.06", "crescent_moon:56.07", "crescent_moon:56.08")
def test_then_the_other_cards_defenders_in_turn_order() -> None:
    laid = contest(
        "nomad",
        {"A2": {"sultan": ["town"], "caliph": ["ordinary"], "warlord": ["influence"]}},
        nomad={"hand": ["rebels"]},
        sultan={"hand": ["imam"]},
        caliph={"hand": ["imam"]},
        warlord={"hand": ["vizier"]},
    )
    laid.answer(["card:rebels"], seat=4).answer(["card:vizier"], seat=0)
    laid.answer(["card:imam"], seat=2).answer(["card:imam"], seat=3)
    laid.answer("defender", "supporter", "defender")
    asked = []
    for card in ("rebels", "imam", "vizier", "imam"):
        asked.append(laid.decision().seat)
        laid.answer(f"resolve:card:{card}")
    assert asked == [4, 2, 0, 3]


@pytest.mark.rule(
    "crescent_moon:57.01", "crescent_moon:57.02", "crescent_moon:57.03", "crescent_moon:91.04", "crescent_moon:62.01"
)
def test_military_influence_of_attacker_and_supporters_is_one() -> None:
    laid = contest("caliph", {"A2": {"caliph": ["ordinary", "ordinary", "castle"], "sultan": ["town"]}})
    laid.answer("defender")
    laid.logs("log-contest-won", attack=1, defence=1)
    by_supporter = contest("caliph", {"A2": {"sultan": ["fort", "mercenary"]}})
    by_supporter.answer("supporter")
    by_supporter.logs("log-contest-won", attack=1, defence=0)


@pytest.mark.rule("crescent_moon:57.04", "crescent_moon:57.05", "crescent_moon:91.05", "crescent_moon:62.02")
def test_the_attackers_own_settlement_is_one() -> None:
    laid = contest("sultan", {"A2": {"sultan": ["city"], "warlord": ["influence"]}})
    laid.answer("defender")
    laid.logs("log-contest-won", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:62.03", "crescent_moon:83.04", "crescent_moon:83.05")
def test_the_palace_gives_both() -> None:
    laid = contest("caliph", {"A2": {"caliph": ["palace"], "warlord": ["influence"]}})
    laid.answer("defender")
    laid.logs("log-contest-won", attack=2, defence=1)


@pytest.mark.rule("crescent_moon:57.06", "crescent_moon:57.07", "crescent_moon:91.06")
def test_each_supporter_gives_one_however_much_he_has() -> None:
    laid = contest("nomad", {"A2": {"sultan": ["city", "influence"], "caliph": ["palace"]}})
    laid.answer("supporter", "supporter")
    laid.logs("log-contest-won", attack=3, defence=0)


@pytest.mark.rule("crescent_moon:57.08", "crescent_moon:58.06", "crescent_moon:91.07", "crescent_moon:91.10")
def test_cards_are_added_on_both_sides() -> None:
    laid = contest("nomad", {"A2": {"sultan": ["city"]}}, nomad={"hand": ["imam"]}, sultan={"hand": ["imam"]})
    laid.answer(["card:imam"], seat=4).answer(["card:imam"], seat=2)
    laid.answer("defender", "resolve:card:imam", "resolve:card:imam")
    laid.logs("log-contest-lost", attack=2, defence=3)


@pytest.mark.rule("crescent_moon:58.01", "crescent_moon:58.02", "crescent_moon:58.03", "crescent_moon:91.08")
def test_the_defenders_military_influence_is_one() -> None:
    laid = contest("nomad", {"A2": {"caliph": ["castle", "ordinary", "ordinary"]}}, nomad={"hand": ["dervishes"]})
    laid.answer(["card:dervishes"], seat=4).answer("defender", "resolve:card:dervishes")
    laid.logs("log-contest-won", attack=1, defence=1)


@pytest.mark.rule("crescent_moon:58.04", "crescent_moon:58.05", "crescent_moon:91.09")
def test_the_defenders_civil_influence_is_one_for_all_of_them() -> None:
    laid = contest("nomad", {"A2": {"sultan": ["city"], "warlord": ["influence"]}})
    laid.answer("defender", "defender")
    laid.logs("log-contest-lost", attack=0, defence=1)


@pytest.mark.rule(
    "crescent_moon:59.01", "crescent_moon:59.02", "crescent_moon:59.03", "crescent_moon:91.11", "crescent_moon:91.12"
)
def test_a_winner_replaces_the_token_even_of_a_supporter() -> None:
    laid = contest("caliph", {"A2": {"warlord": ["influence"]}})
    laid.answer("supporter")
    laid.holds(
        hexes={"A2": {"token": "caliph"}},
        seats={"warlord": {"supply": {"influence": 6}}, "caliph": {"supply": {"influence": 6}}},
        challenge=None,
    )


@pytest.mark.rule("crescent_moon:59.04", "crescent_moon:59.05")
def test_a_loser_changes_nothing() -> None:
    laid = contest("caliph", {"A2": {"warlord": ["influence"]}})
    laid.answer("defender")
    laid.logs("log-contest-lost", rule="59.04", attack=0, defence=1)
    laid.holds(hexes={"A2": {"token": "warlord"}}, challenge=None, seats={"caliph": {"supply": {"influence": 7}}})


@pytest.mark.rule("crescent_moon:91.13", "crescent_moon:60.01", "crescent_moon:60.02")
def test_characters_stay_and_events_go() -> None:
    laid = contest("caliph", {"A2": {"sultan": ["town"]}}, caliph={"hand": ["vizier", "rebels"]})
    laid.answer(["card:vizier", "card:rebels"], seat=3)
    laid.answer("defender", "leave-rest")
    laid.holds(seats={"caliph": {"front": ["vizier"], "hand": []}}, discard=["rebels"])


@pytest.mark.rule("crescent_moon:74.03", "crescent_moon:61.01", "crescent_moon:76.07")
def test_the_murshid_without_presence_acts_through_cards_only() -> None:
    laid = contest("caliph", {"A3": {"murshid": ["influence", "fort"]}}, murshid={"hand": ["imam"]})
    laid.answer(0, seat=3).answer("refuse")
    laid.answer(["card:imam"], seat=1)
    laid.answer("defender", "resolve:card:imam")
    laid.logs("log-contest-lost", attack=0, defence=2)


@pytest.mark.rule("crescent_moon:61.02", "crescent_moon:73.02", "crescent_moon:73.03")
def test_the_murshid_decides_ties_only_where_his_token_lies() -> None:
    here = contest("caliph", {"A2": {"murshid": ["influence"], "caliph": ["ordinary"]}})
    here.answer(0, seat=3).answer("refuse").answer("defender")
    here.asks("tip-the-scales", seat=1)
    here.answer("attacker")
    here.holds(hexes={"A2": {"token": "caliph"}})
    beside = contest("caliph", {"A3": {"murshid": ["influence"]}})
    beside.answer(0, seat=3).answer("refuse").answer("defender")
    beside.logs("log-contest-won", attack=0, defence=0)


@pytest.mark.rule("crescent_moon:76.01", "crescent_moon:76.08", "crescent_moon:76.09")
def test_every_participant_may_make_a_covenant_and_the_winning_side_pays() -> None:
    laid = contest("caliph", {"A2": {"sultan": ["town"], "murshid": ["influence"], "warlord": ["fort"]}})
    for seat in (0, 2, 3):
        laid.answer(seat + 1, seat=seat)
    for _ in range(3):
        laid.answer("accept")
    laid.answer("defender", "defender", "supporter")
    laid.logs("log-contest-lost", attack=1, defence=2)
    laid.holds(
        seats={"warlord": {"points": 4}, "sultan": {"points": 5}, "caliph": {"points": 5}, "murshid": {"points": 6}}
    )
