"""What a person is sent holds only what their seat may know: looked at in the bytes, at the socket and over HTTP."""

from __future__ import annotations

import json
import logging
from functools import partial
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import update

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.match import Match
from regnum.server.people.door import person_of
from regnum.server.storage.entries import now, unpack_state
from regnum.server.storage.models import PersonRow, SeatRow
from tests.kernel import toy as lanterns
from tests.server.house import House, Line, Person, any_answer
from tests.server.worlds import differing


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest) -> str | None:
    """What is sent is made of the match, whatever the database: on the other one in the long runs."""
    return request.getfixturevalue("postgres").fresh() if request.param == "postgres" else None


def give(house: House, table: str, seat: int, to: Person) -> None:
    """The seat is another person's from now on."""
    person = person_of(to.cookie["cookie"].partition("=")[2])

    async def giving() -> None:
        store = house.tables.store
        async with store.writing() as connection:
            known = store.insert(PersonRow).values(id=person, created=now()).on_conflict_do_nothing()
            await connection.execute(known)
            here = (SeatRow.table == table) & (SeatRow.seat == seat)
            await connection.execute(update(SeatRow).where(here).values(person=person))

    house.run(giving)
    house.tables.forget(table)


# -- the same bytes in another world ---------------------------------------------------------------------------------


def everything_sent(person: Person, table: str, seat: int, line: Line) -> list[bytes]:
    """All that a person at that seat can get to see, byte for byte."""
    seq = person.house.at(table, lambda live: live.seq)
    paths = [
        f"/tables/{table}",
        "/tables",
        f"/tables/{table}/seats/{seat}",
        f"/tables/{table}/seats/{seat}/history",
        f"/tables/{table}/moments",
        f"/tables/{table}/moments/{seq}?seat={seat}",
    ]
    sent = [person.ask("GET", path, 200).content for path in paths]
    line.say("watch", seat=seat)
    sent.append(line.socket.receive_text(timeout=20).encode())
    for asked in json.loads(sent[-1])["asked"]:
        decision = asked["decision"]
        keys = [option["key"] for option in asked["options"]]
        for said in (
            *({"do": "grow", "decision": decision, "part": part} for part in ([], keys[:1], keys[:2], keys[-1:] * 2)),
            {"do": "answer", "decision": decision, "answer": "nothing of the kind"},
            {"do": "answer", "decision": decision, "answer": ["nothing of the kind"]},
        ):
            sent.append(json.dumps(line.ask(**said)).encode())
    return sent


def leaks(ada: Person, house: House, game: str, players: int, answers: int, every: int, seed: int) -> list[str]:
    """What a seat was sent that it could not have been sent by somebody who knows no more than it does."""
    table = ada.lay(game, ["me"] * players)

    def seen_from(seat: int) -> list[bytes]:
        with ada.socket(table) as line:
            return everything_sent(ada, table, seat, line)

    eyes = {seat: partial(seen_from, seat) for seat in range(players)}
    return differing(house, table, [ada] * players, eyes, answers=answers, every=every, seed=seed)


def test_lanterns_tells_no_secrets(ada: Person, house: House) -> None:
    assert leaks(ada, house, "toy", 3, answers=24, every=3, seed=4) == []


def test_abyss_tells_no_secrets(ada: Person, house: House) -> None:
    assert leaks(ada, house, "abyss", 3, answers=80, every=13, seed=4) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), [("toy", 4), ("abyss", 2), ("abyss", 4)])
def test_no_secrets_in_whole_matches(ada: Person, house: House, game: str, players: int, seed: int) -> None:
    assert leaks(ada, house, game, players, answers=400, every=4, seed=seed) == []


def test_a_planted_leak_is_found(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    view = lanterns.Toy._view

    def leaking(self: lanterns.Toy, s: lanterns.ToyState, seat: int | None, opened: bool) -> lanterns.ToyView:
        seen = view(self, s, seat, opened)
        seen.extra["next"] = sum(s.deck.bag[:3])
        return seen

    with monkeypatch.context() as patch:
        patch.setattr(lanterns.Toy, "_view", leaking)
        assert leaks(ada, house, "toy", 2, answers=6, every=2, seed=1)


def test_a_planted_leak_in_the_log_is_found(ada: Person, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.server.storage.entries import Written

    with monkeypatch.context() as patch:
        patch.setattr(Written, "seen_by", lambda self, seat, opened: _opened(self))
        assert leaks(ada, house, "toy", 2, answers=30, every=3, seed=4)


def _opened(written: Any) -> Any:
    from regnum.kernel.journal import Line as JournalLine

    return JournalLine(written.message, written.rule, written.args, 0, written.secret, written.to).opened()


def test_whether_a_choice_is_final_is_found_out_elsewhere(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real match is not tried: what would be drawn there must not show."""
    table = ada.lay()
    match = house.match(table)
    tried: list[Match] = []
    answer = Match.answer

    def noting(self: Match, *arguments: Any, **more: Any) -> None:
        tried.append(self)
        answer(self, *arguments, **more)

    monkeypatch.setattr(Match, "answer", noting)
    with ada.socket(table) as line:
        line.watch(0)
        assert line.ask("answer", decision="0.0", answer="draw", unless_final=True)["is"] == "final"
    assert tried
    assert match not in tried
    worlds = {world.table.s.deck.bag.__repr__() for world in tried}
    assert match.table.s.deck.bag.__repr__() not in worlds


# -- the seed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["toy", "abyss"])
def test_no_seed_and_no_generator_is_ever_sent(
    ada: Person, house: House, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "regnum.server")
    table = ada.lay(game, ["me", "person", "random"])
    sent: list[bytes] = []
    dice = Rng(9)
    with ada.socket(table) as line:
        line.watch(0)
        for step in range(60 if game == "toy" else 25):
            match = house.at(table, lambda live: live.match)
            if match is None:
                break
            mine = [d for d in match.decisions if d.seat < 2]
            if mine:
                body = {"decision": mine[0].id, "answer": any_answer(match, mine[0], dice)}
                path = f"/tables/{table}/seats/{mine[0].seat}/answers"
                answer = ada.ask("POST", path, json=body)
                sent += [answer.content, repr(answer.headers).encode()]
            if step % 3 == 0 and house.at(table, lambda live: live.match) is not None:
                with ada.socket(table) as another:
                    sent += everything_sent(ada, table, step % 2, another)
            while not line.socket.heard.empty():
                sent.append(line.socket.receive_text(timeout=20).encode())
    live = house.at(table, lambda live: live)
    states = house.run(house.tables.store.states, table, 0, 1000)
    secret = {live.table.seed, *(unpack_state(packed, find(game)).rng for packed in states.values())}
    secret |= {seat.bot_seed for seat in live.seats if seat.bot_seed is not None}
    assert len(sent) > 60
    assert len(secret) > 5
    everything = b"\n".join(sent) + caplog.text.encode()
    for number in secret:
        assert number > 1 << 32
        for written in (str(number), f"{number:x}", f"{number:X}"):
            assert written.encode() not in everything


def test_the_record_is_a_secret_until_the_end(ada: Person) -> None:
    table = ada.lay()
    for what in ("record", "course"):
        problem = ada.get(f"/tables/{table}/{what}", 409)
        assert (problem["code"], problem["message"]) == ("not-over", "refused-not-over")
    ada.finish(table)
    assert ada.get(f"/tables/{table}/record")["seed"] > 0


# -- whose seat ------------------------------------------------------------------------------------------------------


def test_another_persons_seat_is_none_of_mine(ada: Person, bob: Person, house: House) -> None:
    table = ada.lay("toy", ["me", "person", "random"])
    give(house, table, 1, bob)
    assert [seat["mine"] for seat in ada.sit(table, 0)["seats"]] == [True, False, False]
    assert [seat["mine"] for seat in bob.sit(table, 1)["seats"]] == [False, True, False]
    assert [listed["id"] for listed in bob.get("/tables")] == [table]
    for person, seats in ((ada, (1, 2)), (bob, (0, 2))):
        with person.socket(table) as line:
            for seat in seats:
                for path in (f"seats/{seat}", f"seats/{seat}/history", f"moments/0?seat={seat}"):
                    problem = person.get(f"/tables/{table}/{path}", 403)
                    assert (problem["code"], problem["message"]) == ("not-your-seat", "refused-not-your-seat")
                assert person.answer(table, seat, "0.0", "draw", 403)["code"] == "not-your-seat"
                assert person.post(f"/tables/{table}/seats/{seat}/undo", status=403)["code"] == "not-your-seat"
                assert line.ask("watch", seat=seat)["code"] == "not-your-seat"
            assert line.ask("watch", seat=None)["code"] == "not-over"
        assert person.get(f"/tables/{table}/moments/0", 409)["code"] == "not-over"
    bob.ask("DELETE", f"/tables/{table}", 403)
    assert ada.answer(table, 0, "0.0", "draw") == {"seq": 1}
    assert bob.answer(table, 1, "0.1", "draw") == {"seq": 2}


def test_the_owner_of_a_table_of_bots_looks_on_and_sees_no_hand(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["random", "random"])
    with ada.socket(table) as line:
        sent = line.watch(None)
        while sent["status"] == "running":
            hands = [player["hand"] for player in sent["view"]["players"]]
            assert (sent["asked"], hands) == ([], [None, None])
            lines = [message["message"] for message in sent["journal"]["lines"]]
            assert not any(message.endswith("-known") for message in lines)
            sent = line.hear("table")
    past = ada.get(f"/tables/{table}/moments/5")
    assert all(player["hand"] is not None for player in past["view"]["players"])


def test_a_past_moment_of_a_running_match_is_no_more_open_to_an_onlooker(ada: Person, house: House) -> None:
    table = ada.lay("abyss", ["me", "person"])
    ada.play(table, 6)
    give(house, table, 0, house.person("Bob"))
    give(house, table, 1, house.person("Bob"))
    past = ada.get(f"/tables/{table}/moments/6")
    assert [player["hand"] for player in past["view"]["players"]] == [None, None]


def test_a_seat_that_changes_hands_is_no_longer_watched(ada: Person, bob: Person, house: House) -> None:
    """Looking is checked whenever something is sent, not only at first."""
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(1)
        give(house, table, 1, bob)
        ada.answer(table, 0, "0.0", "draw")
        assert line.hear("refused")["code"] == "not-your-seat"
        assert line.ask("answer", decision="0.1", answer="draw")["code"] == "not-your-seat"


def test_a_table_of_others_is_as_if_it_were_not_there(ada: Person, bob: Person) -> None:
    theirs = bob.lay()
    bob.finish(theirs)
    paths = ["", "/seats/0", "/seats/0/history", "/moments", "/moments/0", "/moments/0?seat=0", "/course", "/record"]
    for path in paths:
        there, nowhere = (ada.ask("GET", f"/tables/{table}{path}", 404) for table in (theirs, "nowhere"))
        assert there.content == nowhere.content
    for path, body in (
        ("/rematch", None),
        ("/branch", {"seq": 1}),
        ("/seats/0/answers", {"decision": "0.0", "answer": "draw"}),
        ("/seats/0/undo", None),
    ):
        assert ada.post(f"/tables/{theirs}{path}", body, 404) == ada.post(f"/tables/nowhere{path}", body, 404)
    ada.ask("DELETE", f"/tables/{theirs}", 404)
    for table in (theirs, "nowhere"):
        with pytest.raises(WebSocketDisconnect), ada.socket(table) as line:
            line.hear()
