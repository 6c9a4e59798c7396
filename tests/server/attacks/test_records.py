"""Records that are longer than any match."""

from __future__ import annotations

import time

import msgspec
import pytest

from regnum.games import find
from regnum.server.tables import moments, quotas
from tests.server.house import House, Person


def record(ada: Person) -> dict[str, object]:
    table = ada.lay()
    ada.finish(table)
    return dict(ada.get(f"/tables/{table}/record"))


@pytest.mark.parametrize("events", [74_000, moments.MOST_EVENTS + 1])
def test_chance_that_begins_afresh_without_end(ada: Person, events: int) -> None:
    document = record(ada)
    document["choices"] = [{"reseed": n % 10} for n in range(events)]
    began = time.monotonic()
    answer = ada.ask("POST", "/records", content=msgspec.json.encode(document))
    assert answer.status_code == 409
    assert "afresh" in answer.json()["detail"]
    assert time.monotonic() - began < 2


def test_choices_without_end(ada: Person) -> None:
    document = record(ada)
    document["choices"] = [[0, "action", "draw"]] * (find("toy").most_choices + 1)
    answer = ada.ask("POST", "/records", content=msgspec.json.encode(document))
    assert answer.status_code == 409
    assert "longer than any match" in answer.json()["detail"]


def test_a_record_that_takes_too_long(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    document = record(ada)
    before = len(ada.get("/tables"))
    monkeypatch.setattr(moments, "IMPORTING", -1.0)
    answer = ada.ask("POST", "/records", content=msgspec.json.encode(document))
    assert answer.status_code == 409
    assert "too long" in answer.json()["detail"]
    assert len(ada.get("/tables")) == before


def test_who_comes_when_many_wait_is_asked_to_come_again(house: House, ada: Person) -> None:
    document = record(ada)
    house.tables.long_work_waiting += moments.MOST_WAITING
    try:
        answer = ada.ask("POST", "/records", content=msgspec.json.encode(document))
    finally:
        house.tables.long_work_waiting -= moments.MOST_WAITING
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "10"
    ada.ask("POST", "/records", 201, content=msgspec.json.encode(document))


def test_no_more_than_a_guest_may_keep(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    document = record(ada)
    body = msgspec.json.encode(document)
    there = sum(table["status"] == "imported" for table in ada.get("/tables"))
    monkeypatch.setattr(quotas, "IMPORTS_OF_GUEST", there + 1)
    ada.ask("POST", "/records", 201, content=body)
    refused = ada.ask("POST", "/records", 409, content=body).json()
    assert refused["code"] == "quota"
    monkeypatch.setattr(quotas, "TABLES_OF_GUEST", 1)
    assert ada.post("/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}, 409)["code"] == "quota"


def test_the_course_of_a_match_is_drawn_in_pieces(house: House, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.lay()
    ada.finish(table)
    whole = ada.get(f"/tables/{table}/course")
    monkeypatch.setattr(moments, "AT_ONCE", 3)
    assert ada.get(f"/tables/{table}/course") == whole
    assert len(whole["moments"]) > 3
