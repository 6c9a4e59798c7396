"""Lessons at the server: a table of one's own, in no list."""

from __future__ import annotations

from tests.server.house import House, Person


def test_a_lesson_is_laid_and_played_and_is_in_no_list(house: House, ada: Person) -> None:
    listed = ada.get("/games/abyss/lessons")
    assert [lesson["name"] for lesson in listed][:2] == ["explore", "recruit"]
    laid = ada.post("/games/abyss/lessons/explore", None, 201)
    table = laid["table"]["id"]
    assert all(one["id"] != table for one in ada.get("/tables"))
    for step in laid["steps"]:
        if step["kind"] in ("let", "answer"):
            (asked,) = ada.sit(table, step["seat"])["asked"]
            ada.answer(table, step["seat"], asked["decision"], step["answer"])
        elif step["kind"] == "try":
            (asked,) = ada.sit(table, 0)["asked"]
            told = [one for one in asked["missing"] if one["target"] == step["target"]]
            assert told[0]["why"]["rule"] == step["rule"]
    last = ada.get(f"/tables/{table}/moments")[-1]["seq"]
    assert ada.get(f"/tables/{table}/moments/{last}/steps?seat=0") == []


def test_a_finished_lesson_is_not_branched(house: House, ada: Person) -> None:
    """Its table was laid by hand, so its choices cannot be played again from a seed."""
    table = ada.post("/games/abyss/lessons/explore", None, 201)["table"]["id"]
    ada.finish(table)
    problem = ada.post(f"/tables/{table}/branch", {"seq": 0}, 409)
    assert (problem["code"], problem["message"]) == ("lesson", "refused-lesson")


def test_what_is_no_lesson_is_not_found(house: House, ada: Person) -> None:
    ada.post("/games/abyss/lessons/singing", None, 404)
    ada.post("/games/chess/lessons/explore", None, 404)
    ada.get("/games/chess/lessons", 404)
