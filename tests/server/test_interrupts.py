"""Things used without being asked, matches that begin from a document, and results that are not points, on a server."""

from __future__ import annotations

import time
from typing import Any, ClassVar

import pytest

from regnum import bots
from regnum.bots.chance import RandomBot
from regnum.kernel.chance import Rng
from regnum.kernel.game import How, Result
from regnum.seen import Seen
from tests.kernel.toy import TIDE, Toy
from tests.server.house import House, Person
from tests.server.players import Players


def test_a_seat_that_is_not_asked_uses_something_and_only_it_is_told(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    ours, theirs = us.sit(0), us.sit(1)
    assert ours["waiting"] == theirs["waiting"] == [0]
    assert ours["interrupts"] == []
    assert "ring:1" in [option["key"] for option in theirs["interrupts"]]
    with bob.socket(us.table) as line:
        clock = line.watch(1)["clock"]
        done = line.ask("interrupt", at=clock, use="ring:1")
        assert done["is"] == "done"
        seen = line.hear("table")
        assert [one["message"] for one in seen["journal"]["lines"]][-1] == "log-rings"
        assert (seen["waiting"], seen["can_undo"]) == ([0], True)
        assert "ring:1" not in [option["key"] for option in seen["interrupts"]]
        # The same wish, sent again because its answer was lost, is the same wish.
        assert line.ask("interrupt", at=clock, use="ring:1")["seq"] == done["seq"]
        refused = line.ask("interrupt", at=clock, use="break:1")
        assert (refused["is"], refused["code"]) == ("refused", "stale")
        refused = line.ask("interrupt", at=seen["clock"], use="ring:1")
        assert (refused["is"], refused["code"], refused["rule"]) == ("refused", "not-offered", "7.2")
    again = us.sit(0)
    assert again["asked"][0]["decision"] != ours["asked"][0]["decision"]
    assert again["asked"][0]["question"] == ours["asked"][0]["question"]
    assert again["since"] == ours["since"], "it is the same question: nobody has more time for it"


def test_it_is_in_the_log_and_can_be_taken_back(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    with bob.socket(us.table) as line:
        line.ask("interrupt", at=line.watch(1)["clock"], use="ring:1")
        _forget(house, us.table)
        assert us.sit(1)["can_undo"]
        us.answer(0, "draw")
        _forget(house, us.table)
        assert not us.sit(1)["can_undo"]
        us.play(3)
        clock = us.sit(0)["clock"]
        assert clock
    with ada.socket(us.table) as line:
        sent = line.watch(0)
        keys = [option["key"] for option in sent["interrupts"]]
        if "ring:0" in keys:
            line.ask("interrupt", at=sent["clock"], use="ring:0")
            us.own(0, "undo")
            _forget(house, us.table)
            assert "ring:0" in [option["key"] for option in us.sit(0)["interrupts"]]


def test_nobody_uses_what_is_anothers(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    with house.person("Cara").socket(us.table) as line:
        sent = line.watch(None)
        assert sent["interrupts"] == []
        assert line.ask("interrupt", at=sent["clock"], use="ring:1")["code"] == "not-your-seat"
    with bob.socket(us.table) as line:
        refused = line.ask("interrupt", at=line.watch(1)["clock"], use="ring:0")
        assert refused["code"] == "unknown-option"


def test_a_match_begins_from_a_document_and_the_rematch_from_what_it_left(house: House, ada: Person) -> None:
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}
    assert "tide" in ada.post("/tables", {**wanted, "document": {"tide": 9}}, 409)["detail"]
    table = str(ada.post("/tables", {**wanted, "document": {"tide": 2}}, 201)["id"])
    assert ada.sit(table)["view"]["tide"] == 2
    _forget(house, table)
    assert ada.sit(table)["view"]["tide"] == 2
    _play_out(house, ada, table)
    rematch = ada.post(f"/tables/{table}/rematch", status=201)["id"]
    assert ada.sit(rematch)["view"]["tide"] == 3


def test_a_match_without_points_is_told_as_it_ended(
    house: House, ada: Person, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.lay(**{"won-by": "lantern"})
    _play_out(house, ada, table)
    outcome = ada.sit(table)["outcome"]
    assert outcome["scores"] == []
    assert outcome["how"]["message"] in ("won-by-lantern", "won-by-tide")
    assert bool(outcome["winners"]) != bool(outcome["automata"])
    monkeypatch.setattr(toy, "result", lambda _: Result(automata=(TIDE,), how=How("won-by-tide", {"count": 2})))
    table = ada.lay(**{"won-by": "lantern"})
    _play_out(house, ada, table)
    outcome = ada.sit(table)["outcome"]
    assert (outcome["winners"], outcome["automata"]) == ([], [TIDE])
    assert outcome["how"] == {"message": "won-by-tide", "args": {"count": 2}, "rule": ""}


def _forget(house: House, table: str) -> None:
    """It is read from the disk again."""
    house.at(table, lambda live: setattr(live, "old", True))


def _play_out(house: House, person: Person, table: str) -> None:
    dice = Rng(3, 9)
    while (match := house.at(table, lambda live: live.match)) is not None and not match.over:
        d = match.decisions[0]
        chosen = d.question.sample(match.table, d, dice)
        person.answer(table, d.seat, d.id, d.question.raw(chosen))


class Ringer(RandomBot):
    """Rings its bell as soon as it may, asked or not."""

    looked: ClassVar[list[tuple[Any, str]]] = []
    rings = True

    def interrupt(self, seen: Seen, clock: str) -> str | None:
        self.looked.append((seen.seat, clock))
        return "ring:1" if self.rings and "ring:1" in [option.key for option in seen.interrupts] else None


@pytest.mark.parametrize("rings", [True, False])
def test_a_bot_that_is_not_asked_has_its_chance(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch, rings: bool
) -> None:
    monkeypatch.setitem(bots.ANY_GAME, "ringer", Ringer)
    monkeypatch.setattr(Ringer, "rings", rings)
    monkeypatch.setattr(Ringer, "looked", [])
    table = ada.lay("toy", ["me", "ringer"])
    with ada.socket(table) as line:
        sent = line.watch(0)
        while rings and not _rung(sent):
            sent = line.hear("table")
        for _ in range(200):
            if Ringer.looked:
                break
            time.sleep(0.05)
        assert (sent["waiting"], sent["interrupts"]) == ([0], [])
        assert sent["asked"][0]["question"] == "action", "what was being asked is asked again"
        ada.answer(table, 0, sent["asked"][0]["decision"], "draw")
        while not sent["asked"] or sent["seq"] < 2:
            sent = line.hear("table")
    assert Ringer.looked[0] == (1, "0.0")
    assert {seat for seat, _ in Ringer.looked} == {1}, "the moment is put to nobody else"
    assert len(Ringer.looked) == len(set(Ringer.looked)), "and once only"
    assert _rung(ada.sit(table)) == rings


def _rung(sent: Any) -> bool:
    return any(one["message"] == "log-rings" for one in sent["journal"]["lines"])
