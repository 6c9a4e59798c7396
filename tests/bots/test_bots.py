"""What every bot promises: it is a pure function of what its seat is sent and of its own seed."""

from collections.abc import Sequence
from typing import Any

import pytest

import regnum
from regnum.bots import make, names
from regnum.games import find
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import NUMBERS, Raw
from regnum.kernel.state import encode
from regnum.scenes import Scene
from regnum.seen import Asked, Part, Seen
from tests.bots.matches import play, seat_bots, sent

TABLES = [
    ("abyss", ("greedy", "greedy")),
    ("abyss", ("greedy", "random")),
    ("abyss", ("random", "greedy", "greedy")),
    ("abyss", ("greedy", "random", "greedy", "greedy")),
    ("paladins", ("greedy",)),
    ("paladins", ("random", "greedy")),
    ("paladins", ("greedy", "random", "random", "random")),
    ("oath", ("random", "greedy", "greedy")),
    ("crescent_moon", ("greedy", "random", "greedy", "random")),
]
every_table = pytest.mark.parametrize(
    ("game", "table"), TABLES, ids=["-".join((game, *table)) for game, table in TABLES]
)


def test_a_game_has_its_own_bots_beside_the_random_one() -> None:
    assert names("abyss") == ("random", "greedy")
    assert names("paladins") == ("random", "greedy")
    assert names("oath") == ("random", "greedy")
    assert names("crescent_moon") == ("random", "greedy")
    assert names("a game nobody has taught") == ("random",)


@pytest.mark.parametrize(("name", "game"), [("clever", "abyss"), ("greedy", "a game nobody has taught")])
def test_an_unknown_bot_is_refused_by_name(name: str, game: str) -> None:
    with pytest.raises(regnum.BadSetup, match=name):
        make(name, game, seed=1)


# -- a function of what is sent --------------------------------------------------------------------------------------


def hidden_from(seat: int, match: Match) -> list[tuple[int, ...]]:
    """What the seat does not see, zone by zone and in its order."""
    return [tuple(zone.cards) for zone in match.game.zones(match.table.s, seat)]


@every_table
def test_the_answer_is_the_same_in_every_world_that_looks_the_same(game: str, table: Sequence[str]) -> None:
    """At every decision, with everything dealt anew that the seat does not see: hands, decks and Council stacks too."""
    bots = seat_bots(table, seed=5, game=game)
    redealt = 0

    def watch(match: Match, seen: Seen, asked: Asked, answer: Raw) -> None:
        nonlocal redealt
        world = match.scramble(asked.seat, seed=match.answered)
        seen_there, asked_there = sent(world, asked.seat, asked.id, with_memory=True)
        assert bots[asked.seat].answer(seen_there, asked_there) == answer
        redealt += hidden_from(asked.seat, world) != hidden_from(asked.seat, match)

    match = play(table, seed=5, watch=watch, game=game)
    assert redealt > match.answered / 2


def test_a_bot_that_went_by_perfect_memory_would_be_caught() -> None:
    def cheat(seen: Seen, asked: Asked) -> Raw:
        return asked.options[len("".join(seen.memory.deck)) % len(asked.options)].key

    differences = 0

    def watch(match: Match, seen: Seen, asked: Asked, answer: Raw) -> None:
        nonlocal differences
        here = sent(match, asked.seat, asked.id, with_memory=True)
        there = sent(match.scramble(asked.seat, seed=match.answered), asked.seat, asked.id, with_memory=True)
        if asked.options:
            differences += cheat(*here) != cheat(*there)

    play(("random", "random"), seed=5, watch=watch)
    assert differences > 0


@every_table
def test_the_same_call_gives_the_same_answer_and_changes_nothing(game: str, table: Sequence[str]) -> None:
    """A bot keeps nothing in mind: one just made, or one asked in another order, answers alike."""

    def watch(match: Match, seen: Seen, asked: Asked, answer: Raw) -> None:
        again = seat_bots(table, seed=6, game=game)[asked.seat]
        before = encode(match.table.s)
        assert again.answer(seen, asked) == answer
        assert again.answer(*sent(match, asked.seat, asked.id)) == answer
        assert encode(match.table.s) == before

    first = play(table, seed=6, watch=watch, game=game)
    assert play(table, seed=6, game=game).record() == first.record()


def test_another_seed_is_another_player() -> None:
    match = regnum.new("abyss", players=2, seed=3, first="0")
    match.answer(match.decisions[0], "explore")
    decision = match.decisions[0]
    seen, asked = sent(match, decision.seat, decision.id)
    assert {make("random", "abyss", seed).answer(seen, asked) for seed in range(20)} == {
        option.key for option in asked.options
    }


def without_a_past(seen: Seen) -> Seen:
    return seen._replace(journal=())


def with_a_short_past(seen: Seen) -> Seen:
    return seen._replace(journal=seen.journal[-4:])


@pytest.mark.parametrize("forgetful", [without_a_past, with_a_short_past])
@pytest.mark.parametrize(
    ("game", "players"),
    [("abyss", 2), ("abyss", 3), ("abyss", 4), ("paladins", 1), ("oath", 2), ("crescent_moon", 4)],
)
def test_a_bot_plays_on_without_the_log(forgetful: Any, game: str, players: int) -> None:
    bots = seat_bots(["greedy"] * players, seed=7, game=game)
    match = regnum.new(game, players=players, seed=7)
    while not match.over:
        decision = match.decisions[0]
        seen, asked = sent(match, decision.seat, decision.id)
        match.answer(decision.id, bots[decision.seat].answer(forgetful(seen), asked))
    assert match.result is not None


# -- only legal answers ------------------------------------------------------------------------------------------------


def play_many(game: str, games: int) -> int:
    """Matches of every number of players and mixture; an illegal answer would raise Refused."""
    finished = 0
    seats = find(game).seats
    for number in range(games):
        players = seats[number % len(seats)]
        table = ["greedy" if number >> seat & 1 else "random" for seat in range(players)]
        finished += play(table, seed=5000 + number, game=game).over
    return finished


@pytest.mark.parametrize(("game", "games"), [("abyss", 24), ("paladins", 6), ("oath", 3), ("crescent_moon", 2)])
def test_every_answer_is_legal(game: str, games: int) -> None:
    assert play_many(game, games) == games


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "games"), [("abyss", 600), ("paladins", 200), ("oath", 100), ("crescent_moon", 100)])
def test_every_answer_is_legal_in_many_matches(game: str, games: int) -> None:
    assert play_many(game, games) == games


# -- chance ------------------------------------------------------------------------------------------------------------


def every_choice(asked: Asked) -> set[tuple[str, ...]]:
    """All complete choices of a question of the form "many"."""
    found: set[tuple[str, ...]] = set()
    seen: set[tuple[str, ...]] = set()
    waiting: list[list[Option[Any]]] = [[]]
    while waiting:
        part = waiting.pop()
        keys = tuple(sorted(option.key for option in part))
        if keys in seen:
            continue
        seen.add(keys)
        more, enough = asked.grow(part)
        if enough:
            found.add(keys)
        waiting += [[*part, option] for option in more]
    return found


def test_every_payment_and_every_ability_beside_it_has_a_chance() -> None:
    """Payments with more than is needed among them, and the Slaver's sale of what is not."""
    scene = Scene(
        "abyss",
        2,
        seats=[{"pearls": 3, "hand": ["seahorse 3", "seahorse 5", "crab 1", "crab 2", "squid 1"], "lords": ["slaver"]}],
        court=["reaper", "miller", "keeper"],
    ).answer("recruit:lord:reaper")
    scene.asks("recruit-pay")
    seen, asked = sent(scene.match, 0, scene.decision().id)
    given = {answer_key(make("random", "abyss", seed).answer(seen, asked)) for seed in range(2000)}
    payments = every_choice(asked)
    assert len(payments) > 10
    assert asked.anytime
    assert given == payments | {(option.key,) for option in asked.anytime}


def answer_key(answer: Raw) -> tuple[str, ...]:
    return (answer,) if isinstance(answer, str) else tuple(sorted(answer)) if isinstance(answer, list) else ()


def made_up(form: str, options: Sequence[Option[Any]], grow: Any) -> Asked:
    def reasons(part: Part) -> Reasons:
        return Reasons()

    return Asked("0.1", 0, "made-up", form, "", {}, tuple(options), (), grow, reasons)


NOTHING_SEEN = Seen(0, None, None, (), (0,), ())


def test_every_amount_has_a_chance() -> None:
    asked = made_up("amount", NUMBERS[2:6], None)
    assert {make("random", "toy", seed).answer(NOTHING_SEEN, asked) for seed in range(100)} == {2, 3, 4, 5}


def test_every_order_has_a_chance() -> None:
    asked = made_up("arrange", NUMBERS[1:4], None)
    orders = {tuple(make("random", "toy", seed).answer(NOTHING_SEEN, asked)) for seed in range(200)}  # type: ignore[arg-type]
    assert len(orders) == 6


def test_a_choice_that_leads_nowhere_is_put_back() -> None:
    """Of three things only the first and the second go together; the third is no choice and no part of one."""

    def two_go_together(part: Part) -> tuple[list[Option[Any]], bool]:
        keys = sorted(option.key for option in part)
        if keys == ["3"]:
            return [], False
        return [option for option in NUMBERS[1:4] if option not in part and len(part) < 2], keys == ["1", "2"]

    asked = made_up("many", NUMBERS[1:4], two_go_together)
    given = {answer_key(make("random", "toy", seed).answer(NOTHING_SEEN, asked)) for seed in range(50)}
    assert given == {("1", "2")}


def test_choosing_nothing_has_a_chance_where_it_may_be() -> None:
    def up_to_two(part: Part) -> tuple[list[Option[Any]], bool]:
        return ([option for option in NUMBERS[1:4] if option not in part] if len(part) < 2 else []), True

    asked = made_up("many", NUMBERS[1:4], up_to_two)
    given = {answer_key(make("random", "toy", seed).answer(NOTHING_SEEN, asked)) for seed in range(300)}
    assert given == {(), ("1",), ("2",), ("3",), ("1", "2"), ("1", "3"), ("2", "3")}
