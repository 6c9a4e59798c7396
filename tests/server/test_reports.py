"""A problem is reported; the record goes along only if the owner of the table agrees, and to nobody at the table."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.kernel.record import from_snapshot
from regnum.server.tables.reporting import packed
from tests.server.company import play_out, together
from tests.server.house import House, Person


def report(person: Person, table: str, status: int = 201, **more: Any) -> Any:
    body = {"text": "The market is wrong.", "language": "pl", "seq": 1, **more}
    headers = {"user-agent": "Browser\t9"}
    return person.ask("POST", f"/tables/{table}/reports", status, json=body, headers=headers).json()


def opened(house: House, report: str) -> dict[str, Any]:
    """What the operator finds in the pack."""
    data = house.run(packed, house.tables.store, report)
    assert data is not None
    with zipfile.ZipFile(io.BytesIO(data)) as pack:
        return {name: pack.read(name) for name in pack.namelist()}


def test_an_owner_reports_with_the_record(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    play_out([ada, bob], table, 4)
    made = report(ada, table, seq=3, seat=0, record=True)
    assert (made["record"], made["mine"], made["text"]) == ("given", True, "The market is wrong.")
    files = opened(house, made["id"])
    told = json.loads(files["report.json"])
    assert told == {
        "id": made["id"],
        "table": table,
        "at": told["at"],
        "text": "The market is wrong.",
        "version": regnum.__version__,
        "language": "pl",
        "game": "toy",
        "seq": 3,
        "seat": 0,
        "agent": "Browser9",
        "record_wanted": "given",
    }
    match = from_snapshot(files["record.json"], find)
    live = house.match(table)
    assert (match.seed, match.table.s) == (live.seed, live.table.s)


def test_another_asks_and_the_owner_agrees(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    made = report(bob, table, record=True)
    assert made["record"] == "asked"
    assert opened(house, made["id"]).keys() == {"report.json"}
    asked = ada.get(f"/tables/{table}/reports")
    assert asked == [{**made, "mine": False}]
    assert bob.post(f"/tables/{table}/reports/{made['id']}", {"yes": True}, 403)["code"] == "not-your-table"
    assert opened(house, made["id"]).keys() == {"report.json"}
    agreed = ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": True})
    assert (agreed["record"], agreed["mine"]) == ("given", False)
    assert opened(house, made["id"]).keys() == {"report.json", "record.json"}
    assert bob.get(f"/tables/{table}/reports")[0]["record"] == "given"
    assert ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": True}) == agreed
    assert ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": False}, 409)["code"] == "no-such-report"


def test_another_asks_and_the_owner_does_not_agree(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    made = report(bob, table, record=True)
    assert ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": False})["record"] == "refused"
    assert ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": True}, 409)["code"] == "no-such-report"
    assert opened(house, made["id"]).keys() == {"report.json"}


def test_without_a_wish_for_the_record_nobody_is_asked(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    made = report(bob, table)
    assert made["record"] == "no"
    assert ada.post(f"/tables/{table}/reports/{made['id']}", {"yes": True}, 409)["code"] == "no-such-report"
    assert opened(house, made["id"]).keys() == {"report.json"}
    assert opened(house, report(ada, table)["id"]).keys() == {"report.json"}


def test_everybody_sees_their_own_reports_and_the_owner_all(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl who reports")
    table = together(ada, bob, carl)
    other = together(ada, bob)
    report(bob, other, text="elsewhere")
    for person, text in ((ada, "one"), (bob, "two"), (carl, "three")):
        report(person, table, text=text)
    assert [(one["text"], one["mine"]) for one in bob.get(f"/tables/{table}/reports")] == [("two", True)]
    assert [one["text"] for one in ada.get(f"/tables/{table}/reports")] == ["three", "two", "one"]


def test_no_report_of_what_is_none_of_mine(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    carl = house.person("Carl who knows nothing")
    report(carl, table, 404)
    assert report(bob, table, 403, seat=0)["code"] == "not-your-seat"
    assert report(bob, table, 404, seat=9)["code"] == "no-such-seat"
    made = report(bob, table, record=True)
    theirs = together(bob, ada)
    bob.post(f"/tables/{theirs}/reports/{made['id']}", {"yes": True}, 404)
    for nowhere in ("nowhere", "%00"):
        ada.post(f"/tables/{table}/reports/{nowhere}", {"yes": True}, 404)
    assert opened(house, made["id"]).keys() == {"report.json"}


def test_the_record_is_sent_to_nobody(ada: Person, bob: Person, house: House) -> None:
    table = together(ada, bob)
    made = ada.ask(
        "POST", f"/tables/{table}/reports", 201, json={"text": "x", "language": "en", "seq": 0, "record": True}
    )
    seed = house.match(table).seed
    for answer in (made, *(person.ask("GET", f"/tables/{table}/reports", 200) for person in (ada, bob))):
        assert str(seed) not in answer.text
        assert "seed" not in answer.text


@pytest.mark.parametrize(
    "wrong",
    [{"text": ""}, {"text": "x" * 4001}, {"language": "de"}, {"seq": -1}, {"record": "yes"}, {"seat": -1}, {"who": 1}],
)
def test_reports_that_make_no_sense(ada: Person, wrong: dict[str, Any]) -> None:
    report(ada, ada.lay(), 400, **wrong)


def test_what_is_written_in_a_report_can_be_read(ada: Person) -> None:
    table = ada.lay()
    assert report(ada, table, text="a\u0000b\u202ec\r\n\r\n\r\n\r\nd ")["text"] == "a bc\n\nd"
    assert report(ada, table, 409, text=" \n\u0000")["code"] == "nothing-said"


def test_a_report_outlives_its_table(ada: Person, house: House) -> None:
    table = ada.lay()
    made = report(ada, table, seq=9, record=True)
    ada.ask("DELETE", f"/tables/{table}", 204)
    told = json.loads(opened(house, made["id"])["report.json"])
    assert (told["table"], told["game"], told["seq"]) == (None, "toy", 0)
    assert house.run(packed, house.tables.store, "nowhere") is None
