"""A match saved in the middle of an action and opened with other rules goes on from its last checkpoint."""

from __future__ import annotations

import dataclasses
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from regnum.games.abyss import payment
from regnum.kernel.chance import Rng
from regnum.kernel.match import Match
from regnum.server.storage.entries import effective
from regnum.server.storage.models import EntryRow, TableRow
from tests.kernel import toy as lanterns
from tests.server.house import House, Person, any_answer

Change = Callable[[pytest.MonkeyPatch], None]


def an_option_gone(patch: pytest.MonkeyPatch) -> None:
    """Nobody may wager more than one coin any more."""
    patch.setattr(lanterns, "HIGHEST_WAGER", 1)


def a_decision_more(patch: pytest.MonkeyPatch) -> None:
    """Before the wager the caller throws a card away."""
    wager = lanterns.wager

    async def dearer(t: lanterns.ToyTable, me: lanterns.Player) -> None:
        t.discard(me, (await t.ask(lanterns.THROW_AWAY, me.seat),))
        await wager(t, me)

    patch.setattr(lanterns, "wager", dearer)


def a_decision_more_of_the_same_kind(patch: pytest.MonkeyPatch) -> None:
    """The stakes are named twice."""
    wager = lanterns.wager

    async def twice(t: lanterns.ToyTable, me: lanterns.Player) -> None:
        await t.ask(lanterns.HOW_MUCH, me.seat)
        await wager(t, me)

    patch.setattr(lanterns, "wager", twice)


def another_price(patch: pytest.MonkeyPatch) -> None:
    """The stakes leave the caller's purse at once: the same questions, another state."""

    async def paid_at_once(t: lanterns.ToyTable, me: lanterns.Player) -> None:
        coins = await t.ask(lanterns.HOW_MUCH, me.seat)
        t.gain(me, -coins)
        await t.ask_all(lanterns.PUT_UP, [player.seat for player in t.s.players])
        t.fence()

    patch.setattr(lanterns, "wager", paid_at_once)


def in_the_middle_of_a_wager(ada: Person) -> str:
    """Three entries of one action after two whole ones: the wager, the stakes, and seat 1's card."""
    table = ada.lay("toy", length="long")
    ada.answer(table, 0, "0.0", "draw")
    ada.answer(table, 1, "0.1", "draw")
    ada.answer(table, 0, "0.2", "wager")
    ada.answer(table, 0, "0.3", 2)
    asked = ada.sit(table, 1)["asked"][0]
    ada.answer(table, 1, asked["decision"], asked["options"][0]["key"])
    return table


def pasts(ada: Person, table: str) -> list[Any]:
    seqs = [moment["seq"] for moment in ada.get(f"/tables/{table}/moments")]
    return [ada.get(f"/tables/{table}/moments/{seq}?seat=0") for seq in seqs]


@pytest.mark.parametrize("change", [an_option_gone, a_decision_more, a_decision_more_of_the_same_kind, another_price])
def test_the_match_goes_on_from_its_last_checkpoint(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    table = in_the_middle_of_a_wager(ada)
    before, shown = ada.sit(table), pasts(ada, table)
    change(monkeypatch)
    house.restart()
    now = ada.sit(table)
    assert now["seq"] == before["seq"] + 1
    assert now["trouble"] is None
    *old, said = now["journal"]["lines"]
    assert old == before["journal"]["lines"]
    assert said["meta"] is True
    assert (said["message"], said["args"], said["seq"]) == ("meta-fell-back", {"count": 3}, now["seq"])
    (asked,) = now["asked"]
    assert (asked["question"], asked["decision"]) == ("action", "1.2")
    assert pasts(ada, table)[:-1] == shown
    assert ada.answer(table, 0, "0.3", 2) == {"seq": 4}, "what was answered is still known"
    house.restart()
    assert ada.sit(table) == now, "it falls back once"
    ada.answer(table, 0, "1.2", "draw")
    house.restart()
    ada.finish(table)
    assert pasts(ada, table)[: len(shown)] == shown


def test_the_match_goes_on_undisturbed_if_its_rules_have_not_changed(ada: Person, house: House) -> None:
    table = in_the_middle_of_a_wager(ada)
    before = ada.sit(table)
    house.restart()
    assert ada.sit(table) == before


def test_at_rest_other_options_are_no_matter(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "draw")
    menu = lanterns.action_menu
    monkeypatch.setattr(lanterns.ACTION, "menu", lambda t, d, why: menu(t, d, why)[1:])
    house.restart()
    now = ada.sit(table, 1)
    assert (now["seq"], now["journal"]["lines"][-1]["message"]) == (1, "log-draws")
    assert "draw" not in {option["key"] for option in now["asked"][0]["options"]}
    assert ada.answer(table, 1, "0.1", "draw", 409)["code"] == "unknown-option"
    assert ada.answer(table, 1, "0.1", "take") == {"seq": 2}


def paying(ada: Person, house: House) -> tuple[str, int]:
    """An Abyss table at which somebody is about to pay for a lord, and whose."""
    table = ada.lay("abyss")
    dice = Rng(2)
    while True:
        match = house.match(table)
        d = match.decisions[0]
        if d.question.name == "recruit-payment" or d.question is payment.PAY:
            return table, match.table.s.recruiting
        recruits = [option.key for option in d.options if option.key.startswith("recruit:")]
        ada.answer(table, d.seat, d.id, recruits[0] if recruits else any_answer(match, d, dice))


def test_a_card_of_another_cost(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, lord = paying(ada, house)
    seat = house.match(table).decisions[0].seat
    before, shown = ada.sit(table, seat), pasts(ada, table)
    cost = list(payment.COST)
    cost[lord] += 1
    monkeypatch.setattr(payment, "COST", tuple(cost))
    house.restart()
    now = ada.sit(table, seat)
    *old, said = now["journal"]["lines"]
    assert old == before["journal"]["lines"]
    assert said["message"] == "meta-fell-back"
    assert said["args"]["count"] >= 1
    assert now["asked"][0]["question"] == "turn-action"
    assert pasts(ada, table)[:-1] == shown
    ada.play(table, 3)
    house.restart()
    assert ada.sit(table, seat)["trouble"] is None


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)], indirect=True, scope="module"
)
def test_fallbacks_and_undos_of_many_kinds(ada: Person, house: House, toy: lanterns.Toy) -> None:
    """The rules change back and forth while a match is played with undos; the log and the match always agree."""
    dice = Rng(11)
    fallbacks = 0
    for _ in range(3):
        table = ada.lay("toy", ["me", "person", "person"], length="long")
        for step in range(40):
            match = house.at(table, lambda live: live.match)
            if match is None:
                break
            undoable = [seat for seat in range(3) if match.can_undo(seat)]
            if undoable and dice.below(3) == 0:
                ada.post(f"/tables/{table}/seats/{undoable[0]}/undo")
            else:
                d = match.decisions[dice.below(len(match.decisions))]
                wager = "wager" in {option.key for option in d.options}
                ada.answer(table, d.seat, d.id, "wager" if wager else any_answer(match, d, dice))
            lines = ada.sit(table)["journal"]["lines"]
            with pytest.MonkeyPatch.context() as patch:
                if step % 3 == 0:
                    [an_option_gone, a_decision_more, another_price][dice.below(3)](patch)
                house.tables.forget(table)
                assert ada.sit(table)["journal"]["lines"][: len(lines)] == lines
                fallbacks += house.at(table, _fell)
                house.at(table, _agrees)
            # Back to the old rules: what the others' left in the middle may not fit these either.
            house.tables.forget(table)
            house.at(table, _agrees)
        house.tables.forget(table)
        if house.at(table, lambda live: live.match) is not None:
            ada.finish(table)
    assert fallbacks > 5


def _fell(live: Any) -> bool:
    return bool(live.entries[-1].kind == "fallback")


def _agrees(live: Any) -> None:
    match: Match | None = live.match
    if match is not None:
        assert [item for _, item in effective(live.entries)] == match.keep().history
        assert live.table.waiting == [d.seat for d in match.decisions]


# -- what can't be read ----------------------------------------------------------------------------------------------


def spoil(house: House, table: str, *seqs: int) -> None:
    """The snapshot and the states after some entries are no longer of these rules."""

    async def spoiling() -> None:
        nonsense = zlib.compress(b'{"rng": "a string"}')
        async with house.tables.store.writing() as connection:
            here = (EntryRow.table == table) & EntryRow.seq.in_(seqs)
            await connection.execute(update(EntryRow).where(here).values(state=nonsense))
            row = update(TableRow).where(TableRow.id == table)
            await connection.execute(row.values(snapshot=b'{"format": 1, "game": "toy", "version": 3}'))

    house.run(spoiling)
    house.tables.forget(table)


def test_a_state_that_does_not_decode_is_looked_at_and_not_played(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.play(table, 4, seed=2)
    before = ada.sit(table)
    past = ada.get(f"/tables/{table}/moments/3?seat=0")
    spoil(house, table, 1, 4)
    sent = ada.sit(table)
    assert sent["trouble"] == {"message": "refused-unreadable", "args": {}, "rule": ""}
    assert sent["journal"] == before["journal"]
    assert (sent["status"], sent["asked"], sent["can_undo"], sent["seq"]) == ("running", [], False, 4)
    assert sent["view"] == past["view"], "the latest table that can still be read"
    assert ada.get(f"/tables/{table}/moments/3?seat=0") == past
    assert ada.get(f"/tables/{table}/moments/4?seat=0", 409)["code"] == "unreadable"
    assert ada.get(f"/tables/{table}/moments/1?seat=0", 409)["code"] == "unreadable"
    assert len(ada.get(f"/tables/{table}/moments")) == 5
    seat, decision = before["waiting"][0], "0.4"
    assert ada.answer(table, seat, decision, "draw", 409)["code"] == "unreadable"
    assert ada.post(f"/tables/{table}/seats/{seat}/undo", status=409)["code"] == "unreadable"
    assert ada.get(f"/tables/{table}")["status"] == "running"
    assert ada.get(f"/tables/{table}/seats/0/history")["journal"] == before["journal"]["lines"]
    with ada.socket(table) as line:
        assert line.watch(0) == sent
        assert line.ask("answer", decision=decision, answer="draw")["code"] == "unreadable"
        assert line.ask("grow", decision=decision, part=[])["code"] == "unreadable"


def test_a_match_of_which_nothing_decodes_still_shows_its_log(
    ada: Person, house: House, toy: lanterns.Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.lay("toy", ["me", "random"])
    ada.answer(table, 0, "0.0", "draw")
    lines = ada.sit(table)["journal"]["lines"]

    @dataclasses.dataclass(slots=True)
    class NewState(lanterns.ToyState):
        moon: int = dataclasses.field(kw_only=True)

    monkeypatch.setattr(lanterns.Toy, "state_type", NewState)
    house.restart()
    sent = ada.sit(table)
    assert sent["view"] is None
    assert sent["trouble"]["message"] == "refused-unreadable"
    assert sent["journal"]["lines"][: len(lines)] == lines
    monkeypatch.undo()
    house.restart()
    assert ada.sit(table)["trouble"] is None, "nothing was lost"


def test_a_finished_match_outlives_its_rules(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.lay()
    ada.finish(table)
    before = ada.sit(table)
    a_decision_more(monkeypatch)
    monkeypatch.setattr(lanterns, "SALE", 99)
    house.restart()
    assert ada.sit(table) == before
    spoil(house, table, before["seq"])
    sent = ada.sit(table)
    assert sent["trouble"]["message"] == "refused-unreadable"
    assert (sent["outcome"], sent["journal"]) == (before["outcome"], before["journal"])
    assert len(ada.get(f"/tables/{table}/course")["moments"]) == before["seq"]


def test_a_game_that_is_no_longer_in_the_box(
    ada: Person, house: House, toy: lanterns.Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.games import REGISTRY, find

    table = ada.lay()
    lines = ada.sit(table)["journal"]["lines"]
    with monkeypatch.context() as patch:
        patch.delitem(REGISTRY, "toy")
        find.cache_clear()
        house.tables.forget(table)
        sent = ada.sit(table)
        assert (sent["view"], sent["journal"]["lines"]) == (None, lines)
        assert sent["trouble"]["message"] == "refused-unreadable"
        assert ada.post(f"/tables/{table}/rematch", status=409)["code"] == "bad-setup"
        assert ada.get(f"/tables/{table}/moments/0?seat=0", 409)["code"] == "unreadable"
    find.cache_clear()
    find("toy").say = toy.say
    house.tables.forget(table)
    assert ada.sit(table)["trouble"] is None
