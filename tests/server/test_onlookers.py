"""Who looks on sees what anybody at the table would show them, and nothing else: in the bytes, and by every route."""

from __future__ import annotations

import json
from functools import partial

import pytest

from regnum.server.storage.entries import Written
from tests.kernel import toy as lanterns
from tests.server.company import accept, closing, gather, invite, play_out, settle, take, together
from tests.server.house import House, Person
from tests.server.worlds import differing

# -- the same bytes in another world ---------------------------------------------------------------------------------


def everything_sent(onlooker: Person, table: str) -> list[bytes]:
    """All that somebody who looks on can get to see, byte for byte."""
    seq = onlooker.house.at(table, lambda live: live.seq)
    paths = ["", "/moments", f"/moments/{seq}", "/talk", "/reports"]
    sent = [onlooker.ask("GET", f"/tables/{table}{path}", 200).content for path in paths]
    sent.append(onlooker.ask("GET", "/hall", 200).content)
    with onlooker.socket(table) as line:
        line.say("watch", seat=None)
        sent.append(line.socket.receive_text(timeout=20).encode())
        decision = f"0.{seq}"
        for said in (
            {"do": "answer", "decision": decision, "answer": "draw"},
            {"do": "grow", "decision": decision, "part": []},
            {"do": "order", "key": "sing", "value": 0},
            {"do": "undo"},
            {"do": "watch", "seat": 0},
        ):
            sent.append(json.dumps(line.ask(**said)).encode())
    return sent


def leaks(house: House, people: list[Person], onlooker: Person, game: str, answers: int, every: int) -> list[str]:
    """What an onlooker was sent that could not have been sent by somebody who knows no more than they do."""
    table = together(*people, game=game, public=True)
    eyes = {None: partial(everything_sent, onlooker, table)}
    return differing(house, table, people, eyes, answers=answers, every=every, seed=answers)


@pytest.fixture
def carl(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Carl of {request.node.nodeid}")


@pytest.mark.parametrize(("game", "answers", "every"), [("toy", 24, 3), ("abyss", 60, 9)])
def test_an_onlooker_is_told_no_secrets(
    ada: Person, bob: Person, carl: Person, house: House, game: str, answers: int, every: int
) -> None:
    assert leaks(house, [ada, bob], carl, game, answers, every) == []


def test_a_planted_leak_is_found(
    ada: Person, bob: Person, carl: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = lanterns.Toy._view

    def leaking(self: lanterns.Toy, s: lanterns.ToyState, seat: int | None, opened: bool) -> lanterns.ToyView:
        seen = view(self, s, seat, opened)
        if seat is None:
            seen.extra["hand"] = sum(s.players[0].hand)
        return seen

    with monkeypatch.context() as patch:
        patch.setattr(lanterns.Toy, "_view", leaking)
        assert leaks(house, [ada, bob], carl, "toy", 6, 2)


def test_a_planted_leak_in_the_log_is_found(
    ada: Person, bob: Person, carl: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen_by = Written.seen_by
    with monkeypatch.context() as patch:
        patch.setattr(Written, "seen_by", lambda self, seat, opened: seen_by(self, seat, True))
        assert leaks(house, [ada, bob], carl, "toy", 14, 4)


# -- what an onlooker may do -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["public", "invited", "owner"])
def test_looking_on_is_all_they_can_do(ada: Person, bob: Person, carl: Person, house: House, how: str) -> None:
    host = carl if how == "owner" else ada
    table = gather(host, ["open", "open"], public=how == "public")
    for seat, person in enumerate((ada, bob)):
        accept(person, invite(host, table, seat))
    if how == "invited":
        accept(carl, invite(ada, table))
    play_out([ada, bob], table, 3)
    seq = house.at(table, lambda live: live.seq)
    with carl.socket(table) as line:
        sent = line.watch(None)
        assert (sent["seat"], sent["asked"], sent["can_undo"]) == (None, [], False)
        assert [player["hand"] for player in sent["view"]["players"]] == [None, None]
        assert not any(seat["mine"] or seat["returns"] for seat in sent["seats"])
        asked = house.match(table).decisions[0]
        for seat in range(2):
            assert line.ask("watch", seat=seat)["code"] == "not-your-seat"
            for path in (f"/seats/{seat}", f"/seats/{seat}/history", f"/moments/1?seat={seat}"):
                assert carl.get(f"/tables/{table}{path}", 403)["code"] == "not-your-seat"
            assert carl.answer(table, seat, asked.id, "draw", 403)["code"] == "not-your-seat"
            for what in ("undo", "concede", "away", "back"):
                assert carl.post(f"/tables/{table}/seats/{seat}/{what}", status=403)["code"] == "not-your-seat", what
            carl.ask("PUT", f"/tables/{table}/seats/{seat}/notices", 403, json={"on": False})
        for do in ({"do": "answer", "decision": asked.id, "answer": "draw"}, {"do": "undo"}):
            assert line.ask(**do)["code"] == "not-your-seat"
        assert line.ask("grow", part=[], decision=asked.id)["code"] == "not-your-seat"
    for path in ("/course", "/record"):
        assert carl.get(f"/tables/{table}{path}", 409)["code"] == "not-over"
    assert carl.post(f"/tables/{table}/branch", {"seq": 1}, 409)["code"] == "not-over"
    assert carl.post(f"/tables/{table}/proposal", {"kind": "abandon"}, 403)["code"] == "not-your-seat"
    proposal = ada.post(f"/tables/{table}/proposal", {"kind": "abandon"})["seq"]
    assert carl.post(f"/tables/{table}/proposal/{proposal}", {"yes": True}, 403)["code"] == "not-your-seat"
    assert carl.ask("DELETE", f"/tables/{table}/proposal/{proposal}", 403).json()["code"] == "not-your-seat"
    assert house.at(table, lambda live: live.seq) == seq + 1
    if how != "owner":
        for problem in (
            settle(carl, table, 403, spectators=True),
            carl.post(f"/tables/{table}/invites", {}, 403),
            carl.post(f"/tables/{table}/start", {}, 403),
            carl.ask("DELETE", f"/tables/{table}", 403).json(),
        ):
            assert problem["code"] == "not-your-table"


def test_a_player_does_not_look_on(ada: Person, bob: Person) -> None:
    table = together(ada, bob, public=True)
    with bob.socket(table) as line:
        assert line.ask("watch", seat=None)["code"] == "not-over"
    assert bob.get(f"/tables/{table}/moments/0", 409)["code"] == "not-over"


# -- closing the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["public", "invited"])
def test_a_table_that_is_closed_sends_them_away_at_once(
    ada: Person, bob: Person, carl: Person, house: House, how: str
) -> None:
    table = together(ada, bob, public=how == "public")
    if how == "invited":
        accept(carl, invite(ada, table))
    with carl.socket(table) as line, bob.socket(table) as player:
        line.watch(None)
        player.watch(1)
        settle(ada, table, spectators=False)
        assert player.hear("table")["spectators"] is False
        assert closing(line) == 4404
    for path in ("", "/moments", "/moments/1", "/talk"):
        assert carl.get(f"/tables/{table}{path}", 404) == carl.get(f"/tables/nowhere{path}", 404)
    with carl.socket(table) as line:
        assert closing(line) == 4404
    settle(ada, table, spectators=True)
    assert carl.get(f"/tables/{table}")["status"] == "running"


def test_a_public_table_closed_to_onlookers_can_be_come_to_until_it_begins(
    ada: Person, bob: Person, carl: Person
) -> None:
    table = gather(ada, public=True, spectators=False)
    with carl.socket(table) as line:
        assert line.watch(None)["status"] == "gathering"
        take(bob, table, 1)
        assert closing(line) == 4404
    carl.get(f"/tables/{table}", 404)


def test_a_public_table_that_is_private_again_is_gone(ada: Person, bob: Person, carl: Person) -> None:
    table = together(ada, bob, public=True)
    with carl.socket(table) as line:
        line.watch(None)
        settle(ada, table, public=False)
        assert closing(line) == 4404
    carl.get(f"/tables/{table}", 404)


def test_many_who_look_on_hear_of_every_choice(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob, public=True)
    onlookers = [house.person(f"onlooker {n}") for n in range(3)]
    with onlookers[0].socket(table) as one, onlookers[1].socket(table) as two:
        assert one.watch(None)["seq"] == two.watch(None)["seq"]
        ada.answer(table, 0, "0.0", "draw")
        told = [line.hear("table") for line in (one, two)]
    assert told[0] == told[1]
    drawn = told[0]["journal"]["lines"][-1]
    assert "card" not in drawn["args"]
