"""Deals: propose, accept, refuse, counter; what is agreed is settled now or becomes a promise that falls due."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel.chance import Rng
from regnum.kernel.deals import Deal, Term
from regnum.kernel.errors import Refused
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.state import encode
from regnum.lab.moments import play_out, sent, viewers, whole
from tests.kernel import toy
from tests.kernel.tables import TOY, Variant, moments, replayed, restored

THREE = Variant(TOY, TOY.check(Setup(3, {"length": "long"})))


def begun(seed: int = 1, **changes: Any) -> Match:
    """A match of three in which seat 0 has just chosen to propose a deal to seats 1 and 2."""
    state = TOY.deal(THREE.setup, seed)
    for name, value in changes.items():
        setattr(state, name, value)
    match = Match.resume(TOY, THREE.setup, seed, state)
    match.answer(match.decisions[0], "deal")
    return match


def say(match: Match, *answers: Any) -> Match:
    for answer in answers:
        match.answer(match.decisions[0], answer)
    return match


def asked(match: Match) -> tuple[str, int]:
    return match.decisions[0].question.name, match.decisions[0].seat


def coins(match: Match) -> list[int]:
    return [p.coins for p in match.table.s.players]


def refusal(match: Match, answer: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        match.answer(match.decisions[0], answer)
    return refused.value.rule, refused.value.message


def next_round(match: Match) -> None:
    """Everybody else draws a card."""
    while match.table.s.turn:
        say(match, "draw" if match.decisions[0].question is toy.ACTION else match.decisions[0].options[0].key)


def test_a_deal_is_proposed_counted_accepted_by_all_and_settled() -> None:
    match = begun()
    assert asked(match) == ("trade-terms", 0)
    say(match, ["coins:0-1", "coins:2-0"])
    assert asked(match) == ("trade-amount", 0)
    say(match, 2, 3)
    deal = match.table.s.deal
    assert deal == Deal((0, 1, 2), (Term(0, 1, "coins", count=2), Term(2, 0, "coins", count=3)), 1, (), 2, True)
    assert (deal.speaker, deal.asked) == (0, 1)
    assert asked(match) == ("trade-reply", 1)
    assert all(match.view(seat).deal == deal for seat in viewers(match))
    say(match, "accept")
    assert asked(match) == ("trade-reply", 2)
    assert coins(match) == [3, 3, 3]
    say(match, "accept")
    assert coins(match) == [4, 5, 0]
    assert match.table.s.deal is None
    assert [line.message for line in match.lines if line.message.startswith("log-trade")] == [
        "log-trade-proposed",
        "log-trade-accepted",
        "log-trade-accepted",
        "log-trade-agreed",
    ]


def test_one_refusal_ends_it_and_nothing_changes_hands() -> None:
    match = say(begun(), ["coins:0-1"], 1, "accept", "refuse")
    assert coins(match) == [3, 3, 3]
    assert match.table.s.deal is None
    assert asked(match) == ("action", 1)


def test_a_counter_is_a_new_proposal_and_there_are_so_many() -> None:
    match = say(begun(), ["coins:0-1"], 1, "accept", "counter")
    assert asked(match) == ("trade-terms", 2)
    say(match, ["coins:2-0"], 2)
    deal = match.table.s.deal
    assert (deal.parties, deal.round, deal.accepted) == ((2, 0, 1), 2, ())
    assert asked(match) == ("trade-reply", 0)
    say(match, "counter", ["coins:0-2"], 1)
    assert asked(match) == ("trade-reply", 1)
    assert refusal(match, "counter") == ("9.1", "why-trade-rounds")
    say(match, "accept", "accept")
    assert coins(match) == [2, 3, 4]


def test_with_nothing_to_say_it_is_let_be() -> None:
    match = say(begun(), [])
    assert match.table.s.deal is None
    assert match.lines[-1].message == "log-trade-withdrawn"
    match = say(begun(), ["coins:0-1"], 1, "counter", [])
    assert match.lines[-1].message == "log-trade-refused"


def test_only_what_can_be_honoured_may_be_offered() -> None:
    match = begun(owners=[0, 1, *[toy.NOBODY] * 4])
    match.table.s.players[2].coins = 0
    assert refusal(match, ["coins:2-0"]) == ("9.3", "why-no-coins")
    assert refusal(match, ["token:1:0-1"]) == ("9.3", "why-not-theirs")
    assert refusal(match, ["token:0:0-1", "token:0-later:0-2"]) == ("9.3", "why-promised")
    assert refusal(match, ["coins:1-0"]) == ("9.2", "why-one-sided")
    assert refusal(match, ["coins:0-1", "coins:0-1"]) == ("9.1", "why-trade-once")
    say(match, ["coins:0-1", "coins:0-2", "token:0:0-2"])
    assert [option.value for option in match.decisions[0].options] == [1, 2]  # one is spoken for already
    say(match, 2)
    assert asked(match) == ("trade-reply", 1)  # there is only one left: nobody is asked how many
    say(match, "accept", "accept")
    assert coins(match) == [0, 5, 1]
    assert match.table.s.owners[:2] == [2, 1]


def _losing_coins(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Seat 0 loses two coins as soon as that seat has accepted."""
    honest = toy.TRADE.note

    def note(table: toy.ToyTable, event: str, deal: Deal, seat: int) -> None:
        if event == "accepted" and seat == after:
            table.gain(table.s.players[0], -2)
        honest(table, event, deal, seat)

    monkeypatch.setattr(toy.TRADE, "note", note)


def test_what_can_no_longer_be_settled_cannot_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    _losing_coins(monkeypatch, after=1)
    match = say(begun(), ["coins:0-1"], 3, "accept")
    assert asked(match) == ("trade-reply", 2)
    assert refusal(match, "accept") == ("9.3", "why-no-coins")


def test_a_deal_that_fell_apart_after_the_last_reply_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    _losing_coins(monkeypatch, after=2)
    match = say(begun(), ["coins:0-1"], 3, "accept", "accept")
    assert coins(match) == [1, 3, 3]
    assert match.table.s.deal is None
    assert match.lines[-1].message == "log-trade-failed"


def test_a_promise_is_kept_when_it_falls_due() -> None:
    match = say(begun(), ["coins-later:0-1", "coins:1-0"], 2, 1, "accept", "accept")
    assert match.table.s.promises == (Term(0, 1, "coins", count=2, due=toy.ROUND_END),)
    assert all(list(match.view(seat).promises) == list(match.table.s.promises) for seat in viewers(match))
    assert coins(match) == [4, 2, 3]
    next_round(match)
    assert coins(match) == [2, 4, 3]
    assert match.table.s.promises == ()
    assert "log-keeps-word" in [line.message for line in match.lines]


def test_a_promise_binds_until_then() -> None:
    match = say(begun(), ["peace:1-0", "coins:0-1"], 1, "accept", "accept")
    assert asked(match) == ("action", 1)
    assert refusal(match, "wager") == ("9.4", "why-peace")
    assert "wager" not in [option.key for option in match.decisions[0].options]
    next_round(match)
    assert "wager" in [option.key for option in match.decisions[0].options]


def test_a_promise_that_cannot_be_kept_has_its_rule() -> None:
    match = say(begun(), ["coins-later:0-1"], 3, "accept", "accept")
    match.table.s.players[0].coins = 1
    match.table.s.bank += 2
    assert match.table.s.players[0].lantern
    next_round(match)
    assert coins(match) == [0, 4, 3]
    assert not match.table.s.players[0].lantern
    assert match.table.s.promises == ()
    assert "log-breaks-word" in [line.message for line in match.lines]


def test_a_promise_that_has_become_hopeless_is_broken_at_once() -> None:
    match = say(begun(owners=[0, *[toy.NOBODY] * 5]), ["token:0-later:0-1"], "accept", "accept")
    assert len(match.table.s.promises) == 1
    match.table.s.owners[0] = 2  # lost to somebody else
    say(match, "deal", ["coins:1-2"], 1, "accept", "accept")
    assert match.table.s.promises == ()
    assert coins(match) == [0, 5, 4]
    assert not match.table.s.players[0].lantern


def _with_a_deal(match: Match) -> bool:
    return match.table.s.deal is not None


def test_a_match_in_the_middle_of_a_deal_is_like_any_other() -> None:
    seen = 0
    stages = set()
    for seed in range(1, 25):
        for match in moments(THREE, seed):
            if not _with_a_deal(match):
                continue
            seen += 1
            stages.add(match.decisions[0].question.name)
            for twin in (match.clone(), restored(match)):
                assert whole(twin) == whole(match)
            assert whole(replayed(match))[:4] == whole(match)[:4]
            for viewer in viewers(match):
                world = match.imagine(viewer, seed)
                assert world.table.s.deal == match.table.s.deal
                assert sent(world, viewer) == sent(match, viewer)
            play_out(match.imagine(None, seed), Rng(seed))
            _undone(match)
    assert stages >= {question.name for question in toy.TRADE.questions}
    assert seen > 40


def _undone(match: Match) -> None:
    d = match.decisions[0]
    before = encode(match.table.s)
    twin = match.clone()
    twin.choose(twin.decisions[0], d.question.sample(match.table, d, Rng(match.answered)))
    if twin.can_undo(d.seat):
        twin.undo(d.seat)
        assert encode(twin.table.s) == before


def test_random_matches_keep_and_break_promises() -> None:
    events = ("proposed", "countered", "accepted", "refused", "withdrawn", "agreed")
    wanted = {*(f"log-trade-{event}" for event in events), "log-keeps-word", "log-breaks-word"}
    for seed in range(1, 600):
        match = THREE.start(seed)
        play_out(match, Rng(seed))
        wanted -= {line.message for line in match.lines}
        if not wanted:
            break
    assert not wanted
