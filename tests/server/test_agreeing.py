"""What is decided together: proposing and voting, taking back, abandoning, having a bot play for somebody."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.server.storage.entries import effective
from regnum.server.tables import agreeing
from tests.kernel import toy as lanterns
from tests.server.house import House, Person, as_data
from tests.server.players import Clock, Players, upload


@pytest.fixture
def cara(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Cara of {request.node.nodeid}")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


# -- proposing and voting --------------------------------------------------------------------------------------------


def test_a_proposal_is_done_when_all_have_agreed(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob, cara])
    us.play(3)
    n = us.propose(1, "abandon")["seq"]
    proposal = us.listed()["proposal"]
    assert proposal | {"at": None} == {
        "id": n,
        "kind": "abandon",
        "by": 1,
        "to": None,
        "seat": None,
        "yes": [1],
        "needed": [0, 1, 2],
        "at": None,
    }
    assert us.sit(2)["proposal"] == proposal
    us.vote(2, n)
    assert us.listed()["proposal"]["yes"] == [1, 2]
    assert us.listed()["status"] == "running"
    us.vote(0, n)
    assert (us.listed()["status"], us.listed()["proposal"]) == ("over", None)
    assert us.meta() == [
        ("meta-proposes-end", {"player": "seat:1"}),
        ("meta-agrees", {"player": "seat:2"}),
        ("meta-agrees", {"player": "seat:0"}),
        ("meta-abandoned", {}),
    ]


def test_a_vote_given_twice_counts_once(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob, cara])
    n = us.propose(0, "abandon")["seq"]
    first = us.vote(1, n)
    assert us.vote(1, n) == first
    assert us.vote(0, n) == {"seq": n}, "who proposes has agreed"
    assert us.sit()["seq"] == first["seq"]


def test_one_refusal_and_it_is_off(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob, cara])
    n = us.propose(0, "abandon")["seq"]
    us.vote(1, n)
    us.vote(1, n, yes=False)  # on second thoughts
    assert us.listed()["proposal"] is None
    assert us.meta()[-1] == ("meta-disagrees", {"player": "seat:1"})
    assert us.vote(2, n, status=409)["code"] == "no-proposal"
    assert us.listed()["status"] == "running"


def test_who_has_proposed_can_withdraw(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    n = us.propose(0, "abandon")["seq"]
    problem = us.withdraw(1, n, 403)
    assert (problem["code"], problem["message"]) == ("not-your-seat", "refused-not-your-proposal")
    us.withdraw(0, n)
    assert us.listed()["proposal"] is None
    assert us.meta()[-1] == ("meta-withdraws", {"player": "seat:0"})
    assert us.withdraw(0, n, 409)["code"] == "no-proposal"


def test_one_proposal_at_a_time(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    us.play(2)
    n = us.propose(0, "abandon")["seq"]
    assert us.propose(1, "take-back", 409, to=0)["code"] == "proposal-open"
    assert us.vote(1, n + 1, status=409)["code"] == "no-proposal"
    assert us.listed()["proposal"]["id"] == n


def test_nobody_else_has_a_say(house: House, ada: Person, bob: Person, cara: Person) -> None:
    us = Players(house, [ada, bob])
    body = {"kind": "abandon"}
    table = f"/tables/{us.table}/proposal"
    assert cara.post(table, body, 403)["message"] == "refused-not-playing", "an onlooker"
    n = us.propose(0, "abandon")["seq"]
    assert cara.post(f"{table}/{n}", {"yes": True}, 403)["message"] == "refused-not-asked"
    assert cara.post(f"{table}/{n}", {"yes": False}, 403)["message"] == "refused-not-asked"
    assert cara.ask("DELETE", f"{table}/{n}", 403).json()["code"] == "not-your-seat"
    private = Players(house, [ada, "random"], public=False)
    assert cara.post(f"/tables/{private.table}/proposal", body, 404)["code"] == "not-found"
    assert us.listed()["proposal"]["yes"] == [0]


def test_bots_are_not_asked(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, "random", bob])
    n = us.propose(2, "abandon")["seq"]
    assert us.listed()["proposal"]["needed"] == [0, 2]
    us.vote(0, n)
    assert us.listed()["outcome"]["ended"] == "abandoned"


def test_alone_it_is_done_at_once(house: House, ada: Person) -> None:
    us = Players(house, [ada, "random"])
    us.propose(0, "abandon")
    assert us.listed()["outcome"]["ended"] == "abandoned"
    assert us.meta() == [("meta-abandoned", {})]


def test_a_person_with_several_seats_speaks_for_all(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob, ada])
    n = us.propose(1, "abandon")["seq"]
    us.vote(0, n)
    assert us.listed()["outcome"]["ended"] == "abandoned"
    us = Players(house, [ada, bob, ada])
    us.propose(0, "abandon")
    assert us.listed()["proposal"]["yes"] == [0, 2]


def test_when_others_sit_at_the_table_it_must_be_proposed_anew(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    us.propose(0, "abandon")
    us.own(1, "away")
    assert us.listed()["proposal"] is None
    assert us.listed()["status"] == "running"
    assert us.propose(1, "abandon", 403)["message"] == "refused-not-playing", "who is away comes back first"
    us.propose(0, "abandon")
    assert us.listed()["status"] == "over", "and now there is nobody to ask"


def test_nothing_is_proposed_before_the_match_or_after_it(house: House, ada: Person, bob: Person) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = ada.post("/tables", body, 201)["id"]
    assert ada.post(f"/tables/{table}/proposal", {"kind": "abandon"}, 409)["code"] == "gathering"
    us = Players(house, [ada, bob])
    us.vote(1, us.propose(0, "abandon")["seq"])
    assert us.propose(0, "abandon", 409)["code"] == "over"


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "take-back", "to": -1},
        {"kind": "take-back", "to": "zero"},
        {"kind": "replace", "seat": 13},
        {"kind": "abandon", "why": "tired"},
        {"kind": "elope"},
        {},
        [],
    ],
)
def test_what_makes_no_sense_is_not_proposed(house: House, ada: Person, body: Any) -> None:
    us = Players(house, [ada, "random"])
    assert us.post(0, "proposal", body, 400)["code"] == "malformed"
    assert us.listed()["proposal"] is None


def test_a_proposal_outlives_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, bob = house.person("Ada"), house.person("Bob")
        us = Players(house, [ada, bob])
        us.play(4)
        to = us.play()
        us.play(2)
        n = us.propose(0, "take-back", to=to)["seq"]
        before = us.listed()["proposal"]
        house.restart()
        assert us.listed()["proposal"] == before
        us.vote(1, n)
        assert house.match(us.table).answered == 5


# -- at the same time ------------------------------------------------------------------------------------------------


def both(*requests: Any) -> list[int]:
    """Send requests at the same moment; their statuses."""
    barrier = threading.Barrier(len(requests))
    statuses: list[int] = []

    def send(request: Any) -> None:
        barrier.wait()
        statuses.append(request())

    threads = [threading.Thread(target=send, args=(request,)) for request in requests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(statuses)


def yes(us: Players, seat: int, n: int, house: House | None = None) -> Any:
    person = us.at(seat)

    def send() -> int:
        client = (house or us.house).client
        assert client is not None
        path = f"/api/tables/{us.table}/proposal/{n}"
        return client.post(path, json={"yes": True}, headers=person.cookie).status_code

    return send


@pytest.fixture
def servers(tmp_path: Path, database: str | None) -> Iterator[tuple[House, House]]:
    """Two servers where the database can have several; else one, which is asked twice."""
    with House(tmp_path, url=database) as house:
        if database is None:
            yield house, house
        else:
            with House(tmp_path, url=database) as other:
                yield house, other


def kinds_after(us: Players, n: int, *servers: House) -> list[str]:
    for server in servers:
        server.tables.forget(us.table)
    return us.house.at(us.table, lambda live: [entry.kind for entry in live.entries if entry.seq > n])


def test_the_last_votes_at_the_same_moment(servers: tuple[House, House]) -> None:
    house, other = servers
    people = [house.person(name) for name in ("Ada", "Bob", "Cara")]
    for seed in range(12):
        us = Players(house, people)
        us.play(6, seed)
        n = us.propose(0, "take-back", to=us.play(1, seed) - 3)["seq"]
        assert both(yes(us, 1, n), yes(us, 2, n, other)) == [200, 200]
        assert kinds_after(us, n, house, other) == ["agree", "back"]


def test_the_same_last_vote_twice_at_the_same_moment(servers: tuple[House, House]) -> None:
    house, other = servers
    people = [house.person(name) for name in ("Ada", "Bob")]
    for _ in range(12):
        us = Players(house, people)
        n = us.propose(0, "abandon")["seq"]
        assert both(yes(us, 1, n), yes(us, 1, n, other)) == [200, 409]
        assert kinds_after(us, n, house, other) == ["end"]


# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_match_goes_back_by_consent(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob], options={"length": "long"})
    us.play(4)
    to = us.sit()["seq"]
    then = us.sit()
    open_then = us.sit(us.sit()["waiting"][0])["asked"][0]["decision"]
    us.play(5)
    old = us.sit(us.sit()["waiting"][0])["asked"][0]["decision"]
    seat = us.sit()["waiting"][0]
    n = us.propose(0, "take-back", to=to)["seq"]
    assert us.meta() == [("meta-proposes-back", {"player": "seat:0", "count": 4})]
    done = us.vote(1, n)["seq"]
    now = us.sit()
    assert house.match(us.table).answered == 4
    assert now["seq"] == done
    assert now["view"] == then["view"]
    assert now["waiting"] == then["waiting"]
    lines = now["journal"]["lines"]
    played = [line for line in then["journal"]["lines"] if not line["meta"]]
    assert [line for line in lines if not line["meta"]] == played, "what was taken back is no longer told"
    assert us.meta()[-2:] == [("meta-agrees", {"player": "seat:1"}), ("meta-taken-back", {"count": 4})]
    moments = [moment["seq"] for moment in ada.get(f"/tables/{us.table}/moments")]
    assert moments == [*range(to + 1), n, done]
    assert us.at(seat).answer(us.table, seat, old, "draw", 409)["code"] in ("stale", "out-of-turn")
    first = then["waiting"][0]
    assert us.at(first).answer(us.table, first, open_then, "nothing", 409)["code"] == "stale"
    house.restart()
    assert us.sit() == now, "and it is the same from the disk"


def test_a_reader_is_told_which_lines_still_stand(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    with ada.socket(us.table) as line:
        sent = line.watch(0)
        mine = sent["journal"]["lines"]
        to = us.play(3)
        us.play(4)
        n = us.propose(0, "take-back", to=to)["seq"]
        done = us.vote(1, n)["seq"]
        while sent["seq"] != done:
            sent = line.hear("table")
            mine = mine[: sent["journal"]["from"]] + sent["journal"]["lines"]
    assert mine == us.sit()["journal"]["lines"]


def test_play_goes_on_undo_works_and_the_record_replays(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob], options={"length": "long"})
    to = us.play(5)
    us.play(4)
    us.vote(1, us.propose(0, "take-back", to=to)["seq"])
    match = house.match(us.table)
    assert not any(match.can_undo(seat) for seat in (0, 1)), "nobody takes back what was before"
    while not any(house.match(us.table).can_undo(seat) for seat in (0, 1)):
        us.play(1, seed=us.sit()["seq"])
    seat = next(seat for seat in (0, 1) if house.match(us.table).can_undo(seat))
    answered = house.match(us.table).answered
    us.own(seat, "undo")
    assert house.match(us.table).answered == answered - 1
    house.restart()
    us.play(3)
    again = us.play(1) - 2
    us.play(2)
    us.vote(0, us.propose(1, "take-back", to=again)["seq"])  # a second time
    before = as_data(house.match(us.table).table.s)
    house.restart()
    assert as_data(house.match(us.table).table.s) == before
    us.play(2000)
    listed = us.listed()
    assert (listed["status"], listed["outcome"]["ended"]) == ("over", "finished")
    document = ada.ask("GET", f"/tables/{us.table}/record", 200).content
    match = regnum.load(document)
    assert match.result is not None
    assert list(match.result.scores) == listed["outcome"]["scores"]
    assert sum(line.message == "meta-taken-back" for line in match.meta) == 2
    assert {line.message for line in match.meta} <= {"meta-taken-back", "meta-undone"}
    entries = house.at(us.table, lambda live: live.entries)
    assert [item for _, item in effective(entries)] == [
        entry.past() if hasattr(entry, "past") else entry for entry in match.history
    ]
    imported = upload(ada, document)["id"]
    course = ada.get(f"/tables/{imported}/course")
    assert course["scores"][-1] == listed["outcome"]["scores"]
    moments = ada.get(f"/tables/{us.table}/moments")
    branch = ada.post(f"/tables/{us.table}/branch", {"seq": moments[-3]["seq"]}, 201)["id"]
    ada.finish(branch)
    assert ada.get(f"/tables/{us.table}/course")["scores"][-1] == listed["outcome"]["scores"]


def test_chance_is_fresh_after_going_back(house: House, ada: Person) -> None:
    """The same first card eight times in a row would be one chance in hundreds of millions."""
    us = Players(house, [ada, ada])
    drawn = set()
    for _ in range(8):
        us.answer(0, "draw")
        drawn.add(tuple(us.sit()["view"]["players"][0]["hand"]))
        us.propose(0, "take-back", to=0)
    assert len(drawn) > 1


def test_only_to_a_moment_that_stands_and_is_past(house: House, ada: Person) -> None:
    us = Players(house, [ada, ada], options={"length": "long"})
    us.play(6)
    now = us.sit()["seq"]
    assert us.propose(0, "take-back", 409, to=now)["code"] == "no-such-moment"
    assert us.propose(0, "take-back", 409, to=now + 1)["code"] == "no-such-moment"
    assert us.propose(0, "take-back", 409)["code"] == "no-such-moment"
    us.propose(0, "take-back", to=2)
    assert us.propose(0, "take-back", 409, to=4)["code"] == "no-such-moment", "it was taken back itself"
    assert us.propose(0, "take-back", 409, to=2)["code"] == "no-such-moment", "nothing was chosen since"
    assert us.sit()["seq"] == now + 1
    us.propose(0, "take-back", to=0)
    assert house.match(us.table).answered == 0


def test_a_part_of_a_common_choice_can_be_gone_back_to(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    us.answer(0, "wager")
    us.answer(0, 1)
    to = us.answer(1, us.sit(1)["asked"][0]["options"][0]["key"])["seq"]
    us.answer(0, us.sit(0)["asked"][0]["options"][0]["key"])
    us.vote(1, us.propose(0, "take-back", to=to)["seq"])
    assert us.sit()["waiting"] == [0]
    house.restart()
    assert us.sit()["waiting"] == [0]
    assert us.sit(1)["asked"] == [], "its card still lies there"


def test_choices_made_meanwhile_are_taken_back_too(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    to = us.play(2)
    us.play(1)
    n = us.propose(0, "take-back", to=to)["seq"]
    us.play(2)
    assert us.listed()["proposal"]["id"] == n
    us.vote(1, n)
    assert house.match(us.table).answered == 2


def test_an_undo_of_its_moment_ends_a_proposal_to_go_back_there(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    to = us.answer(0, "tidy")["seq"]
    keys = [option["key"] for option in us.sit()["asked"][0]["options"]]
    us.answer(0, keys)
    us.propose(1, "take-back", to=to)
    us.own(0, "undo")
    assert us.listed()["proposal"] is None, "nothing has been chosen since"
    us.answer(0, keys)
    us.propose(1, "take-back", to=to)
    us.own(0, "undo")
    us.own(0, "undo")
    assert us.listed()["proposal"] is None
    assert us.propose(1, "take-back", 409, to=to)["code"] == "no-such-moment"


def test_the_match_does_not_go_back_by_other_rules(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    us = Players(house, [ada, ada])
    us.play(4)
    before = us.sit()
    with monkeypatch.context() as patch:
        patch.setattr(lanterns, "HAND", 2)
        assert us.propose(0, "take-back", 409, to=2)["code"] == "changed-rules"
    assert us.sit() == before
    us.propose(0, "take-back", to=2)
    assert house.match(us.table).answered == 2


# -- abandoning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "answers"), [("toy", 5), ("abyss", 25), ("paladins", 31)])
def test_an_abandoned_match_can_be_looked_back_at(
    house: House, ada: Person, bob: Person, game: str, answers: int
) -> None:
    us = Players(house, [ada, bob], game)
    last = us.play(answers)
    match = house.match(us.table)
    standing_now = list(match.game.scores_now(match.table.s))
    us.vote(1, us.propose(0, "abandon")["seq"])
    sent = us.sit()
    assert sent["status"] == "over"
    outcome = {"scores": standing_now, "winners": [], "sheets": None, "ended": "abandoned"}
    assert sent["outcome"] == outcome | {"automata": [], "how": None}
    assert (sent["asked"], sent["waiting"], sent["can_undo"], sent["due"]) == ([], [], False, None)
    house.restart()
    assert us.sit() == sent
    assert ada.get(f"/tables/{us.table}/course")["scores"][-1] == standing_now
    assert ada.get(f"/tables/{us.table}/moments/{last}")["seq"] == last
    document = ada.ask("GET", f"/tables/{us.table}/record", 200).content
    loaded = regnum.load(document)
    assert (loaded.answered, loaded.over) == (answers, False)
    assert [line.message for line in loaded.meta] == ["meta-abandoned"]
    imported = upload(ada, document)
    assert imported["outcome"] is None
    log = ada.sit(imported["id"])["journal"]["lines"]
    assert log[-1]["message"] == "meta-abandoned"
    branch = ada.post(f"/tables/{us.table}/branch", {"seq": sent["seq"]}, 201)
    assert branch["status"] == "running"
    ada.play(branch["id"], 3)
    assert ada.ask("POST", f"/tables/{us.table}/rematch", 201).json()["status"] == "gathering"


def test_an_abandoned_match_has_no_more_answers(house: House, ada: Person, bob: Person) -> None:
    us = Players(house, [ada, bob])
    decision = us.sit()["asked"][0]["decision"]
    us.vote(1, us.propose(0, "abandon")["seq"])
    assert ada.answer(us.table, 0, decision, "draw", 409)["code"] == "over"


# -- a bot for somebody who is late ----------------------------------------------------------------------------------


def test_a_bot_for_somebody_who_keeps_the_others_waiting(
    house: House, ada: Person, bob: Person, cara: Person, clock: Clock
) -> None:
    us = Players(house, [ada, bob, cara])
    problem = us.propose(1, "replace", 409, seat=0)
    assert (problem["code"], problem["args"]) == ("not-late", {"hours": 0, "minutes": 5})
    assert problem["detail"] == "It is too early for that: wait 5 more minutes."
    clock.forward(minutes=3, seconds=30)
    assert us.propose(1, "replace", 409, seat=0)["args"] == {"hours": 0, "minutes": 2}
    clock.forward(minutes=2)
    n = us.propose(1, "replace", seat=0)["seq"]
    assert us.meta() == [("meta-proposes-bot", {"player": "seat:1", "other": "seat:0"})]
    assert us.listed()["proposal"]["needed"] == [1, 2], "the consent of the one who is late is not needed"
    assert us.vote(0, n, status=403)["message"] == "refused-not-asked"
    us.vote(2, n)
    seat = us.listed()["seats"][0]
    assert (seat["kind"], seat["level"], seat["away"], seat["returns"], seat["mine"]) == (
        "bot",
        "random",
        True,
        True,
        False,
    )
    assert us.meta()[-1] == ("meta-stands-in", {"player": "seat:0"})


def test_a_bot_takes_over_and_the_person_comes_back(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = Players(house, [ada, bob], "abyss")
    (late,) = us.sit()["waiting"]
    clock.forward(minutes=6)
    with us.at(1 - late).socket(us.table) as line:
        sent = line.watch(1 - late)
        us.propose(1 - late, "replace", seat=late)
        while not sent["asked"]:
            sent = line.hear("table")
    assert us.listed()["seats"][late]["level"] == "greedy", "the best there is"
    us.own(late, "back")
    seat = us.at(late).get(f"/tables/{us.table}")["seats"][late]
    assert (seat["kind"], seat["level"], seat["away"], seat["mine"]) == ("person", None, False, True)


def test_only_for_somebody_who_is_awaited(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = Players(house, [ada, bob, "random"])
    clock.forward(minutes=6)
    assert us.propose(0, "replace", 409, seat=1)["code"] == "not-awaited"
    assert us.propose(0, "replace", 409, seat=0)["code"] == "own-seat"
    assert us.propose(1, "replace", 409, seat=2)["code"] == "not-awaited"
    assert us.propose(1, "replace", 404, seat=3)["code"] == "no-such-seat"
    assert us.propose(1, "replace", 404)["code"] == "no-such-seat"


def test_an_answer_after_all_ends_the_proposal(
    house: House, ada: Person, bob: Person, cara: Person, clock: Clock
) -> None:
    us = Players(house, [ada, bob, cara])
    clock.forward(minutes=6)
    us.propose(1, "replace", seat=0)
    us.answer(0, "wager")
    assert us.listed()["proposal"] is None
    assert us.propose(1, "replace", 409, seat=0)["code"] == "not-late", "and what is asked now is new"


def test_who_comes_back_has_time_again(tmp_path: Path, clock: Clock) -> None:
    with House(tmp_path, bot_pace=60) as house:
        us = Players(house, [house.person("Ada"), house.person("Bob")])
        clock.forward(minutes=6)
        us.propose(1, "replace", seat=0)
        us.own(0, "back")
        assert us.propose(1, "replace", 409, seat=0)["code"] == "not-late"


def test_by_day_the_deadline_counts(house: House, ada: Person, bob: Person, clock: Clock) -> None:
    us = Players(house, [ada, bob], pace={"hours": 24, "late": "remind"})
    clock.forward(minutes=6)
    assert us.propose(1, "replace", 409, seat=0)["args"] == {"hours": 24, "minutes": 1434}
    clock.forward(hours=24)
    us.propose(1, "replace", seat=0)
    assert us.listed()["seats"][0]["away"] is True


def test_patience_is_five_minutes() -> None:
    assert agreeing.pace.PATIENCE.total_seconds() == 300
