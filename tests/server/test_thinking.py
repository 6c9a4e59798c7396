"""Bots at the table: they answer in the background, from what their seat is sent, and never hold a match up."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from regnum import bots
from regnum.bots.chance import RandomBot
from regnum.kernel.match import Match
from regnum.seen import Asked, Seen
from tests.server.house import House, Person


def until(sent: Any, line: Any) -> Any:
    """The table when seat 0 is asked something, or the match is over."""
    while not sent["asked"] and sent["status"] == "running":
        sent = line.hear("table")
    return sent


def test_a_whole_match_against_bots(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["me", "greedy"])
    assert ada.play_against_bots(table)["outcome"]
    moments = ada.get(f"/tables/{table}/moments")
    assert {moment["seat"] for moment in moments} == {None, 0, 1}


def test_bots_go_on_when_the_server_starts_again(tmp_path: Path) -> None:
    house = House(tmp_path, bot_pace=60)
    with house:
        ada = house.person()
        table = ada.lay("toy", ["me", "random"])
        ada.answer(table, 0, "0.0", "draw")
        assert ada.sit(table)["waiting"] == [1]
    with House(tmp_path) as again:
        ada = again.person()
        with ada.socket(table) as line:
            sent = until(line.watch(0), line)
        assert sent["asked"]
        assert sent["seq"] >= 2


def test_bots_take_their_time(tmp_path: Path) -> None:
    with House(tmp_path, bot_pace=0.3) as house:
        ada = house.person()
        table = ada.lay("toy", ["me", "random"])
        with ada.socket(table) as line:
            line.watch(0)
            before = time.monotonic()
            ada.answer(table, 0, "0.0", "draw")
            assert line.hear("table")["waiting"] == [1]
            until(line.hear("table"), line)
            assert time.monotonic() - before >= 0.3


class Stubborn(RandomBot):
    """Fails, or answers with what is not on offer."""

    raises = False

    def answer(self, seen: Seen, asked: Asked) -> Any:
        if self.raises:
            raise KeyError(f"hidden {seen.view}")
        return "the moon"


@pytest.mark.parametrize(("raises", "event"), [(True, "bot-failed"), (False, "bot-refused")])
def test_a_bot_that_fails_plays_at_random(
    ada: Person,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    raises: bool,
    event: str,
) -> None:
    caplog.set_level("INFO", "regnum.server")
    monkeypatch.setitem(bots.ANY_GAME, "stubborn", Stubborn)
    monkeypatch.setattr(Stubborn, "raises", raises)
    table = ada.lay("toy", ["me", "stubborn"])
    ada.play_against_bots(table)
    assert f'"event":"{event}"' in caplog.text
    assert "hidden" not in caplog.text
    assert "card:" not in caplog.text


def test_a_bot_sees_what_its_seat_is_sent_and_never_the_match(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Seen] = []

    class Noting(RandomBot):
        def answer(self, seen: Seen, asked: Asked) -> Any:
            shown.append(seen)
            return super().answer(seen, asked)

    monkeypatch.setitem(bots.ANY_GAME, "noting", Noting)
    table = ada.lay("toy", ["me", "noting"])
    real = house.match(table)
    ada.answer(table, 0, "0.0", "draw")
    with ada.socket(table) as line:
        until(line.watch(0), line)
    assert shown
    assert all(seen.seat == 1 and seen.view.players[0].hand is None for seen in shown)
    table_of = shown[0].asked[0].grow.args[0]  # type: ignore[attr-defined]
    assert isinstance(table_of, Match)
    assert table_of is not real


def test_what_is_taken_back_while_a_bot_thinks_is_dropped_in_silence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.server")
    with House(tmp_path, bot_pace=0.25) as house:
        ada = house.person()
        table = ada.lay("toy", ["me", "random"])
        ada.answer(table, 0, "0.0", "claim")
        asked = ada.sit(table)["asked"]
        ada.answer(table, 0, asked[0]["decision"], asked[0]["options"][0]["key"])
        assert ada.sit(table)["waiting"] == [1], "the bot has begun to think"
        ada.post(f"/tables/{table}/seats/0/undo")
        assert ada.sit(table)["waiting"] == [0]
        time.sleep(0.5)
        sent = ada.sit(table)
        assert (sent["seq"], sent["waiting"]) == (3, [0])
        ada.answer(table, 0, sent["asked"][0]["decision"], sent["asked"][0]["options"][1]["key"])
        with ada.socket(table) as line:
            assert until(line.watch(0), line)["asked"]
    assert "bot-" not in caplog.text


def test_a_rule_that_crashes_under_a_bot_does_not_spin(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.server")
    table = ada.lay("toy", ["me", "random"])

    def crash(self: Match, *_: Any) -> None:
        raise RuntimeError

    def tries() -> int:
        return caplog.text.count('"event":"bot-refused"')

    answer = Match._feed
    ada.answer(table, 0, "0.0", "wager")
    monkeypatch.setattr(
        Match, "_feed", lambda self, i, c: answer(self, i, c) if self.open[i].seat == 0 else crash(self)
    )
    ada.answer(table, 0, "0.1", 0)
    card = ada.sit(table)["asked"][0]
    ada.answer(table, 0, card["decision"], card["options"][0]["key"])
    deadline = time.monotonic() + 20
    while tries() < 2 and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.2)
    assert 2 <= tries() <= 4, "two tries for a change of the table, and then it waits for another"
    assert ada.sit(table)["waiting"] == [1]
    monkeypatch.undo()
    house.restart()
    with ada.socket(table) as line:
        assert until(line.watch(0), line)["seq"] > 3
