"""What the heuristic player of Crescent Moon thinks of plain cases, and how it bargains."""

from typing import Any

import pytest

from regnum.bots import make
from regnum.kernel.match import Match
from regnum.kernel.questions import Raw
from regnum.scenes import Scene
from regnum.seen import Asked, Seen
from tests.bots.matches import play, sent, won
from tests.games.crescent_moon.boards import scene

RULERS = ("warlord", "murshid", "sultan", "caliph", "nomad")


def answers(at: Scene, seat: int | None = None) -> list[Any]:
    """What bots of several seeds would answer to the open question."""
    decision = at.decision(seat)
    seen, asked = sent(at.match, decision.seat, decision.id)
    return [make("greedy", "crescent_moon", seed).answer(seen, asked) for seed in range(4)]


def answer(at: Scene, seat: int | None = None) -> Any:
    """What the bot would answer, whatever its seed."""
    given = answers(at, seat)
    assert all(one == given[0] for one in given)
    return given[0]


# -- actions -----------------------------------------------------------------------------------------------------------


def test_the_warlord_sacks_a_city_that_nobody_guards() -> None:
    laid = scene(4, on={"A1": {"warlord": ["ordinary"] * 2}, "A2": {"sultan": ["city"]}, "B3": {"murshid": ["castle"]}})
    assert answer(laid) == "assault"
    laid.answer("assault")
    assert answer(laid) == "A1>A2"


def test_the_warlord_leaves_a_castle_alone_that_he_cannot_take() -> None:
    on = {"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": {"castle": 1, "ordinary": 5}}}
    assert "assault" not in answers(scene(4, on=on, seats={"warlord": {"reserves": 3}}))


def test_the_murshid_spreads_his_influence() -> None:
    laid = scene(4, turn="murshid", on={"A1": {"murshid": ["influence"]}})
    assert answer(laid) == "influence"


def test_the_sultan_builds_towns() -> None:
    laid = scene(4, turn="sultan", seats={"sultan": {"coins": 9}})
    assert answer(laid) == "build"
    laid.answer("build")
    assert answer(laid).startswith("town:")


def test_the_caliph_takes_the_quarry() -> None:
    on = {"A2": {"caliph": {"ordinary": 3}}}
    laid = scene(4, turn="caliph", on=on)
    assert answer(laid) == "move"
    laid.answer("move")
    assert answer(laid) in ("A2>A3", "A2>B3")


def test_the_nomad_turns_all_his_coins_into_points_in_the_end() -> None:
    laid = scene(5, year=3, phase="scoring", seats={"nomad": {"coins": 9}})
    laid.asks("nomad-exchange", seat=4)
    assert answer(laid) == max(int(option.key) for option in laid.decision().options)


# -- combats -----------------------------------------------------------------------------------------------------------


def fight(attackers: int, defenders: int, hand: list[str]) -> Scene:
    on = {"A1": {"warlord": {"ordinary": attackers}}, "A2": {"caliph": {"ordinary": defenders}, "sultan": ["city"]}}
    laid = scene(4, on=on, seats={"warlord": {"hand": ["warfare", *hand]}})
    return laid.answer("assault", "A1>A2", ["ordinary"] * attackers)


def test_no_card_is_spent_on_a_combat_that_is_won_anyway() -> None:
    assert "card:emir" not in answer(fight(7, 1, ["emir"]))


def test_a_card_is_played_where_it_decides() -> None:
    assert "card:emir" in answer(fight(2, 3, ["emir"]))


# -- deals -------------------------------------------------------------------------------------------------------------


def talks(price: int, units: int = 1) -> Scene:
    laid = scene(
        5,
        turn="sultan",
        on={"A1": {"sultan": ["town"], "nomad": ["influence"]}},
        seats={"sultan": {"coins": 9}, "nomad": {"reserves": 3}},
    )
    return laid.answer("hire", units, price)


def test_the_nomad_gives_nothing_away_and_takes_a_good_price() -> None:
    assert answer(talks(0, 2)) != "accept"
    assert answer(talks(6)) == "accept"


def test_a_buyer_pays_no_price_at_which_it_would_lose() -> None:
    laid = talks(0).answer("counter", 1, 9)
    laid.asks("deal-reply", seat=2)
    assert answer(laid) != "accept"


def test_the_murshid_takes_what_is_offered_and_nobody_promises_for_nothing() -> None:
    on = {"A1": {"caliph": ["ordinary"]}, "A2": {"sultan": ["castle"]}, "A3": {"murshid": ["influence"]}}
    laid = scene(4, turn="caliph", on=on).answer("assault", "A1>A2")
    assert answer(laid, 3) == 0
    laid.answer(3, seat=3).answer(0, seat=2)
    assert answer(laid) == "accept"


def test_offers_are_made_and_taken() -> None:
    """Over a few matches between bots: most talks that are begun end in a deal."""
    replies: list[Raw] = []

    def watch(match: Match, seen: Seen, asked: Asked, given: Raw) -> None:
        if asked.question == "deal-reply":
            replies.append(given)

    play(["greedy"] * 5, seed=3, watch=watch, game="crescent_moon")
    assert len(replies) >= 3
    assert replies.count("accept") >= len(replies) * 0.6


# -- strength ----------------------------------------------------------------------------------------------------------


def share(seat: int, games: int) -> float:
    """How many of the matches against four random players the bot wins in this seat; a fifth would be chance."""
    total = 0.0
    for number in range(games):
        names = ["greedy" if each == seat else "random" for each in range(5)]
        total += won(play(names, seed=number, game="crescent_moon"), seat)
    return total / games


@pytest.mark.parametrize("seat", range(5), ids=RULERS)
def test_every_ruler_beats_four_who_play_at_random(seat: int) -> None:
    assert share(seat, games=1) == 1


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seat", range(5), ids=RULERS)
def test_every_ruler_wins_three_times_its_share_against_chance(seat: int) -> None:
    assert share(seat, games=40) >= 0.6


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_between_equals_every_ruler_has_a_chance() -> None:
    """Over 200 matches each ruler wins between a tenth and three tenths."""
    wins = [0] * 5
    for seed in range(200):
        result = play(["greedy"] * 5, seed=seed, game="crescent_moon").result
        assert result is not None
        wins[result.winners[0]] += 1
    assert all(20 <= won <= 60 for won in wins), wins
