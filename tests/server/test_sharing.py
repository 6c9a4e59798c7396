"""What the owner settles of a table: who may see it, its pace; and a finished match that is shared by its link."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from tests.server.company import accept, gather, invite, lines, play_out, settle, together
from tests.server.house import House, Person

BACK = ("", "/moments", "/moments/1", "/moments/1?seat=0", "/seats/1", "/seats/1/history", "/course", "/record")
"""Every way to look back."""


def test_a_finished_match_is_shared_and_closed_again(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl who got the link")
    table = together(ada, bob, game="abyss")
    assert settle(ada, table, 409, shared=True)["message"] == "refused-share-not-over"
    play_out([ada, bob], table)
    for path in BACK:
        carl.get(f"/tables/{table}{path}", 404)
    assert settle(ada, table, shared=True)["shared"]
    assert lines(bob, table, 1)[-1] == "meta-shared"
    for path in BACK:
        carl.get(f"/tables/{table}{path}")
    assert carl.get(f"/tables/{table}/record") == ada.get(f"/tables/{table}/record")
    opened = carl.get(f"/tables/{table}/moments/1")
    assert all(player["hand"] is not None for player in opened["view"]["players"])
    with carl.socket(table) as line:
        sent = line.watch(None)
        assert (sent["shared"], sent["owner"], [seat["mine"] for seat in sent["seats"]]) == (True, False, [False] * 2)
    house.restart()
    branch = carl.post(f"/tables/{table}/branch", {"seq": 3}, 201)
    assert branch["branched_from"] == table
    settle(ada, table, shared=False)
    assert lines(ada, table)[-1] == "meta-unshared"
    for path in BACK:
        carl.get(f"/tables/{table}{path}", 404)
    carl.post(f"/tables/{table}/branch", {"seq": 3}, 404)
    bob.get(f"/tables/{table}/record")


def test_sharing_makes_nobody_a_player(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl who only looks")
    table = together(ada, bob)
    play_out([ada, bob], table)
    settle(ada, table, shared=True)
    assert carl.post(f"/tables/{table}/rematch", status=403)["code"] == "not-your-seat"
    assert settle(carl, table, 403, shared=False)["code"] == "not-your-table"
    assert settle(bob, table, 403, shared=False)["code"] == "not-your-table"
    carl.ask("DELETE", f"/tables/{table}", 403)
    carl.post("/blocks", {"table": table, "seat": 0}, 201)
    assert carl.get("/tables") == []


@pytest.mark.parametrize("how", ["public", "invited"])
def test_who_only_watched_sees_no_more_afterwards_unless_it_is_shared(
    ada: Person, bob: Person, house: House, how: str
) -> None:
    carl = house.person(f"Carl, {how}")
    table = together(ada, bob, public=how == "public")
    if how == "invited":
        accept(carl, invite(ada, table))
    with carl.socket(table) as line:
        line.watch(None)
        play_out([ada, bob], table)
        sent = line.hear("table")
        while sent["status"] == "running":
            sent = line.hear("table")
    assert sent["outcome"]["winners"]
    assert not any("card" in line["args"] for line in sent["journal"]["lines"] if line["message"] == "log-draws")
    past = carl.get(f"/tables/{table}/moments/2")
    assert [player["hand"] for player in past["view"]["players"]] == [None, None]
    for path in ("/moments/2?seat=0", "/seats/0", "/seats/0/history"):
        assert carl.get(f"/tables/{table}{path}", 403)["code"] == "not-your-seat"
    for path in ("/course", "/record"):
        assert carl.get(f"/tables/{table}{path}", 403)["code"] == "not-shared"
    assert carl.post(f"/tables/{table}/branch", {"seq": 2}, 403)["code"] == "not-shared"
    told = carl.get(f"/tables/{table}/moments")
    assert told == ada.get(f"/tables/{table}/moments")
    settle(ada, table, shared=True)
    assert all(player["hand"] for player in carl.get(f"/tables/{table}/moments/2")["view"]["players"])


# -- the rest of what is settled -------------------------------------------------------------------------------------


def test_what_is_settled_stands_in_the_log_and_on_the_disk(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    before = house.at(table, lambda live: live.seq)
    listed = settle(ada, table, public=True, spectators=False, pace={"hours": 12, "late": "vote"})
    pace = {"hours": 12, "late": "vote", "seconds": 0, "bank": 0}
    assert (listed["public"], listed["spectators"], listed["pace"]) == (True, False, pace)
    assert lines(bob, table, 1)[-3:] == ["meta-public", "meta-unwatched", "meta-pace"]
    assert house.at(table, lambda live: live.seq) == before + 1
    house.restart()
    again = ada.get(f"/tables/{table}")
    assert {name: again[name] for name in listed if name != "unread"} == {
        name: listed[name] for name in listed if name != "unread"
    }
    assert settle(ada, table, public=True)["public"]
    assert settle(ada, table) == again
    assert house.at(table, lambda live: live.seq) == before + 1, "nothing has changed, and yet it was written"
    assert settle(ada, table, public=False, spectators=True)["spectators"]
    assert lines(bob, table, 1)[-2:] == ["meta-private", "meta-watched"]


def test_a_new_pace_counts_from_now(ada: Person, bob: Person) -> None:
    table = together(ada, bob)
    assert ada.get(f"/tables/{table}")["due"] is None
    before = datetime.now().astimezone()
    due = datetime.fromisoformat(settle(ada, table, pace={"hours": 1, "late": "bot"})["due"])
    assert before + timedelta(hours=1) <= due <= datetime.now().astimezone() + timedelta(hours=1)
    assert settle(ada, table, pace={})["due"] is None


def test_only_the_owner_settles_and_only_what_can_be(ada: Person, bob: Person) -> None:
    table = together(ada, bob, public=True)
    for terms in ({"public": False}, {"spectators": False}, {"shared": True}, {"pace": {}}, {}):
        assert settle(bob, table, 403, **terms)["code"] == "not-your-table"
    for nonsense in (
        {"pace": {"hours": -1}},
        {"pace": {"hours": 337}},
        {"pace": {"late": "x"}},
        {"public": "x"},
        {"x": 1},
    ):
        assert settle(ada, table, 400, **nonsense)["code"] == "malformed"
    play_out([ada, bob], table)
    assert settle(ada, table, 409, pace={"hours": 3})["code"] == "over"
    assert settle(ada, table, 409, public=True)["code"] == "over"


def test_an_imported_match_can_be_shared(ada: Person, bob: Person) -> None:
    table = gather(ada, ["random", "random"])
    with ada.socket(table) as line:
        sent = line.watch(None)
        while sent["status"] == "running":
            sent = line.hear("table")
    record = ada.ask("GET", f"/tables/{table}/record").content
    imported = ada.ask("POST", "/records", 201, content=record, headers={"content-type": "application/json"}).json()[
        "id"
    ]
    bob.get(f"/tables/{imported}", 404)
    settle(ada, imported, shared=True)
    assert bob.get(f"/tables/{imported}")["status"] == "imported"
    assert bob.ask("GET", f"/tables/{imported}/record").json() == ada.ask("GET", f"/tables/{imported}/record").json()
