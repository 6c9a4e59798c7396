"""A seat that is not asked uses something it may use at any time: nobody waits for it, nobody learns that it could."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup, Refused
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import INTERRUPT, Gather
from regnum.kernel.record import from_record
from regnum.kernel.state import encode
from regnum.lab.moments import given, play_out, questions, sent, together, viewers, whole
from regnum.lab.verify import verify
from regnum.seen import see
from tests.kernel import toy
from tests.kernel.tables import TOY, Variant, replayed, restored, until

TOY_FOR_THREE = Variant(TOY, TOY.check(Setup(3, {"length": "long"})))


def asked_alone(match: Match) -> bool:
    return match.alone and match.answered > 4 and all(p.bell for p in match.table.s.players)


def half_answered(question: Any) -> Any:
    def wanted(match: Match) -> bool:
        return (
            together(match)
            and match.open[0].question is question
            and len(match.given) == 1
            and all(p.bell for p in match.table.s.players)
        )

    return wanted


def suspended(match: Match) -> list[Gather]:
    return [one for one in match.table.suspended if isinstance(one, Gather)]


def keys(match: Match, seat: int) -> list[str]:
    return [option.key for option in match.interrupts(seat)]


def test_the_question_is_asked_again_after_an_interruption() -> None:
    match = until(TOY_FOR_THREE, asked_alone)
    d = match.decisions[0]
    other = (d.seat + 1) % 3
    coins = match.table.s.players[other].coins
    match.interrupt(other, f"ring:{other}", at=match.clock)
    again = match.decisions[0]
    assert (again.question, again.seat, again.args) == (d.question, d.seat, d.args)
    assert [option.key for option in again.options] == [option.key for option in d.options]
    assert again.id != d.id
    assert match.table.s.players[other].coins == coins + 1
    assert match.lines[-1].message == "log-rings"
    assert match.history[-1].past().question == INTERRUPT  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        match.answer(d.id, d.options[0].key)
    assert refused.value.code == "stale"


def test_nobody_waits_for_it_and_only_the_seat_itself_is_told() -> None:
    match = until(TOY_FOR_THREE, lambda m: asked_alone(m) and any(p.charm for p in m.table.s.players))
    asked = match.decisions[0].seat
    holder = next((p.seat for p in match.table.s.players if p.charm and p.seat != asked), None)
    for seat in range(3):
        seen = see(match, seat)
        assert seen.waiting_for == (asked,)
        assert [option.key for option in seen.interrupts] == keys(match, seat)
    assert see(match, None).interrupts == ()
    if holder is not None:
        assert f"break:{holder}" in keys(match, holder)
        for seat in viewers(match):
            if seat != holder:
                assert f"charm:{holder}".encode() not in sent(match, seat).view


def test_who_is_asked_alone_has_it_among_the_answers() -> None:
    match = until(TOY_FOR_THREE, asked_alone)
    asked = match.decisions[0].seat
    assert keys(match, asked) == []
    match.interrupt(asked, f"ring:{asked}")  # sent before the question came: it counts as its answer
    assert not match.table.s.players[asked].bell
    entry = match.history[-1].past()  # type: ignore[union-attr]
    assert entry.question != INTERRUPT
    assert entry.raw == f"ring:{asked}"


def test_what_cannot_be_used_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = until(TOY_FOR_THREE, asked_alone)
    other = (match.decisions[0].seat + 1) % 3
    seen = match.clock
    match.interrupt(other, f"ring:{other}", at=seen)
    before = whole(match)
    for key, at, code in (
        (f"ring:{other}", None, "not-offered"),
        (f"ring:{other}", seen, "stale"),
        (f"ring:{(other + 1) % 3}", None, "unknown-option"),
        ("no-such-thing", None, "unknown-option"),
        (7, None, "malformed"),
    ):
        with pytest.raises(Refused) as refused:
            match.interrupt(other, key, at=at)
        assert refused.value.code == code
        assert str(refused.value)
        assert whole(match) == before
    with pytest.raises(Refused) as refused:
        match.interrupt(other, f"ring:{other}")
    assert (refused.value.rule, refused.value.message) == ("7.2", "why-bell-rung")
    with pytest.raises(BadSetup, match="there is no seat"):
        match.interrupt(3, "ring:3")


@pytest.mark.parametrize("question", [toy.PUT_UP, toy.AUCTIONED], ids=lambda question: question.name)
def test_answers_given_to_a_simultaneous_question_stand(question: Any) -> None:
    match = until(TOY_FOR_THREE, half_answered(question))
    place, raw = next(iter(given(match).items()))
    owing = [d.seat for d in match.decisions]
    ids = {d.id for d in match.open}
    for seat in range(3):  # who has answered may interrupt too, and so may who is asked
        match.interrupt(seat, f"ring:{seat}")
    assert given(match) == {place: raw}
    assert [d.seat for d in match.decisions] == owing
    assert not ids & {d.id for d in match.open}
    assert whole(match.clone()) == whole(restored(match)) == whole(match)
    rng = Rng(1)
    for d in match.decisions:
        match.choose(d, d.question.sample(match.table, d, rng))
    assert not together(match) or match.open[0].question is not question
    assert encode(replayed(match).table.s) == encode(match.table.s)


def test_an_answer_that_the_interruption_made_impossible_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until(TOY_FOR_THREE, lambda m: half_answered(toy.PUT_UP)(m) and len(_put_up(m)[0].hand) > 1)
    player, card = _put_up(match)

    async def use(self: toy.ToyTable, ability: Option[Any], seat: int) -> None:
        self.discard(self.s.players[player.seat], [one for one in player.hand if one == card])

    monkeypatch.setattr(toy.ToyTable, "use", use)
    match.interrupt(player.seat, f"ring:{player.seat}")
    assert given(match) == {}
    assert player.seat in [d.seat for d in match.decisions]
    assert toy.CARD_ID[card] not in [option.key for option in match.owed_by(player.seat).options]  # type: ignore[union-attr]


def _put_up(match: Match) -> tuple[toy.Player, int]:
    ((place, chosen),) = match.given.items()
    assert isinstance(chosen, Option)
    return match.table.s.players[match.open[place].seat], chosen.value


def _charm_in_the_middle() -> tuple[Match, int]:
    """Somebody has put up a card, and somebody else, who breaks a charm, is asked what for."""

    def wanted(match: Match) -> bool:
        return half_answered(toy.PUT_UP)(match) and any(p.charm == toy.COIN_CHARM for p in match.table.s.players)

    match = until(TOY_FOR_THREE, wanted, range(1, 400))
    seat = next(p.seat for p in match.table.s.players if p.charm == toy.COIN_CHARM)
    match.interrupt(seat, f"break:{seat}")
    assert [d.question for d in match.decisions] == [toy.WHICH_GIFT]
    assert match.alone
    return match, seat


def test_an_interruption_may_ask_a_question_and_be_interrupted_itself() -> None:
    match, seat = _charm_in_the_middle()
    held = {place: chosen for gather in suspended(match) for place, chosen in gather.given.items()}
    other = (seat + 1) % 3
    match.interrupt(other, f"ring:{other}")
    assert match.decisions[0].question is toy.WHICH_GIFT
    for twin in (match.clone(), restored(match), replayed(match)):
        assert whole(twin) == whole(match)
        assert len(suspended(twin)) == 1
    match.answer(match.decisions[0], "gift-coin")
    assert suspended(match) == []
    assert dict(match.given) == held
    play_out(match, Rng(2))


def test_answers_that_wait_for_an_interruption_are_secret_too() -> None:
    match, _ = _charm_in_the_middle()
    (gather,) = suspended(match)
    ((place, chosen),) = gather.given.items()
    owner = gather.decisions[place].seat
    others = set()
    for seed in range(30):
        for viewer in viewers(match):
            world = match.imagine(viewer, seed)
            imagined = suspended(world)[0].given[place]
            assert sent(world, viewer) == sent(match, viewer)
            if viewer == owner:
                assert imagined is chosen
            else:
                others.add(imagined)
            play_out(world, Rng(seed))
            assert not TOY.audit(world.table.s)
    assert len(others) > 1
    for viewer in viewers(match):
        if viewer != owner:
            assert suspended(match.erased(viewer))[0].given[place] == ()


def test_it_can_be_undone_unless_something_was_shown() -> None:
    match = until(TOY_FOR_THREE, asked_alone)
    other = (match.decisions[0].seat + 1) % 3
    before = (encode(match.table.s), questions(match, with_ids=False), match.answered)
    undoable = [match.can_undo(seat) for seat in range(3)]
    late = match.clock
    match.interrupt(other, f"ring:{other}")
    assert [match.can_undo(seat) for seat in range(3)] == [seat == other for seat in range(3)]
    twin = restored(match)
    for one in (match, twin):
        one.undo(other)
        assert (encode(one.table.s), questions(one, with_ids=False), one.answered) == before
        assert [one.can_undo(seat) for seat in range(3)] == undoable
        with pytest.raises(Refused) as refused:
            one.interrupt(other, f"ring:{other}", at=late)
        assert refused.value.code == "stale"
    assert encode(replayed(match).table.s) == before[0]
    match, seat = _charm_in_the_middle()
    assert not match.can_undo(seat)  # everybody has seen that there was a charm


def test_in_an_open_gathering_one_takes_back_ones_own_part_or_interruption_and_nothing_else() -> None:
    match = until(TOY_FOR_THREE, half_answered(toy.PUT_UP))
    place, raw = next(iter(given(match).items()))
    first = match.open[place].seat
    second, third = (d.seat for d in match.decisions)
    match.interrupt(third, f"ring:{third}")
    assert [match.can_undo(seat) for seat in (first, second, third)] == [False, False, True]
    d = match.owed_by(second)
    assert d is not None
    match.choose(d, d.options[0])
    assert [match.can_undo(seat) for seat in (first, second, third)] == [False, True, False]
    match.undo(second)
    assert given(match) == {place: raw}
    match.undo(third)
    assert given(match) == {place: raw}
    assert match.table.s.players[third].bell


def test_a_crash_in_it_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until(TOY_FOR_THREE, half_answered(toy.PUT_UP))
    before = (whole(match), match.lines[:], len(match.history))

    def crash(self: toy.ToyTable, me: toy.Player, n: int) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as changed:
        changed.setattr(toy.ToyTable, "gain", crash)
        with pytest.raises(Exception, match="interrupt: ZeroDivisionError"):
            match.interrupt(0, "ring:0")
    assert (whole(match), match.lines[:], len(match.history)) == before
    match.interrupt(0, "ring:0")


def test_an_interruption_stands_in_the_record_and_a_wrong_one_is_told() -> None:
    match = until(TOY_FOR_THREE, asked_alone)
    other = (match.decisions[0].seat + 1) % 3
    match.interrupt(other, f"ring:{other}")
    record = match.record()
    assert f'[{other},"interrupt","ring:{other}"]'.encode() in record
    assert encode(replayed(match).table.s) == encode(match.table.s)
    for wrong in (b'"ring:9"', b"7", b"[]"):
        with pytest.raises(Exception, match="interrupt"):
            from_record(record.replace(f'"ring:{other}"'.encode(), wrong), lambda _: TOY)


def test_random_play_interrupts_and_verify_looks_at_it() -> None:
    used = set()
    for seed in range(12):
        match = TOY_FOR_THREE.start(seed)
        play_out(match, Rng(seed))
        pasts = [entry.past() for entry in match.history]  # type: ignore[union-attr]
        used |= {str(past.raw).partition(":")[0] for past in pasts if past.question == INTERRUPT}
    assert used == {"ring", "break"}
    report = verify(TOY, 3, 4, 1, undo_mode=True, only={"undo", "offer", "refusal"}, speak=toy.toy_texts)
    assert report.ok, report.to_json()["first_failures"]
    assert report.counts["interrupts"]
    assert report.counts["refused_interrupt"]
