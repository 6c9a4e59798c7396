"""At the table over HTTP: what a seat is sent, answers, undo, its own history."""

from __future__ import annotations

import pytest

import regnum
from regnum.kernel.errors import Refused
from tests.kernel import toy as lanterns
from tests.server.house import House, Person, as_data


def test_a_seat_is_sent_its_view_and_what_it_is_asked(ada: Person, house: House) -> None:
    table = ada.lay("toy", ["me", "person", "person"], length="long")
    sent = ada.sit(table, 0)
    match = house.match(table)
    assert sent["is"] == "table"
    assert sent["view"] == as_data(match.view(0))
    assert (sent["id"], sent["game"], sent["status"], sent["seat"], sent["seq"]) == (table, "toy", "running", 0, 0)
    assert sent["options"] == {"length": "long", "tokens": "hidden", "won-by": "points"}
    assert sent["waiting"] == [0]
    assert sent["journal"] == {"from": 0, "lines": []}
    assert (sent["can_undo"], sent["outcome"], sent["trouble"]) == (False, None, None)
    (asked,) = sent["asked"]
    assert asked["decision"] == "0.0"
    assert (asked["question"], asked["form"], asked["prompt"], asked["rule"]) == ("action", "pick", "ask-action", "0.1")
    draw = {"key": "draw", "target": None, "label": "option-draw", "args": {}, "rule": "1.1"}
    assert draw in asked["options"]
    light = {"key": "light:0", "target": "lantern:0", "label": "option-light", "args": {}, "rule": "7.1"}
    assert light in asked["anytime"]
    rest = next(missing for missing in asked["missing"] if missing["key"] == "rest")
    assert rest["why"] == {"message": "why-something-to-do", "args": {}, "rule": "0.1"}
    assert rest["shown"] is True
    other = ada.sit(table, 1)
    assert (other["seat"], other["asked"], other["waiting"]) == (1, [], [0])
    assert other["view"] == as_data(match.view(1))


def test_every_form_of_question(ada: Person, house: House) -> None:
    table = ada.lay("toy")
    ada.answer(table, 0, "0.0", "wager")
    (amount,) = ada.sit(table, 0)["asked"]
    assert (amount["form"], amount["args"]) == ("amount", {"count": 3})
    assert ada.answer(table, 0, "0.1", 2) == {"seq": 2}
    assert [ada.sit(table, seat)["asked"][0]["question"] for seat in (0, 1)] == ["wager-card"] * 2
    for seat in (1, 0):
        (asked,) = ada.sit(table, seat)["asked"]
        ada.answer(table, seat, asked["decision"], asked["options"][0]["key"])
    (asked,) = ada.sit(table, 1)["asked"]
    ada.answer(table, 1, asked["decision"], "tidy")
    (arrange,) = ada.sit(table, 1)["asked"]
    assert arrange["form"] == "arrange"
    ada.answer(table, 1, arrange["decision"], [option["key"] for option in reversed(arrange["options"])])
    assert house.match(table).decisions[0].seat == 0


@pytest.mark.parametrize(
    ("seat", "decision", "answer", "code"),
    [
        (1, "0.0", "draw", "wrong-seat"),
        (1, "0.1", "draw", "out-of-turn"),
        (0, "0.9", "draw", "stale"),
        (0, "nonsense", "draw", "malformed"),
        (0, "", "draw", "malformed"),
        (0, "0.0", 3, "malformed"),
        (0, "0.0", ["draw"], "malformed"),
        (0, "0.0", "fly", "unknown-option"),
        (0, "0.0", "\u0000", "unknown-option"),
        (0, "0.0", "rest", "not-offered"),
    ],
)
def test_answers_that_are_refused(ada: Person, seat: int, decision: str, answer: object, code: str) -> None:
    table = ada.lay()
    problem = ada.answer(table, seat, decision, answer, 409)
    assert problem["code"] == code
    assert problem["detail"]
    assert problem["message"].startswith(("refused-", "why-"))
    assert ada.sit(table)["seq"] == 0


def test_a_refusal_cites_the_rule(ada: Person) -> None:
    problem = ada.answer(ada.lay(), 0, "0.0", "rest", 409)
    assert (problem["message"], problem["rule"], problem["args"]) == ("why-something-to-do", "0.1", {})
    assert problem["detail"] == "There is something to do. (0.1)"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"decision": "0.0"},
        {"answer": "draw"},
        {"decision": 0, "answer": "draw"},
        {"decision": "0.0", "answer": None},
    ]
    + [{"decision": "0.0", "answer": True}, {"decision": "0.0", "answer": [1]}, {"decision": "0.0", "answer": {}}]
    + [{"decision": "0.0", "answer": 1.5}, {"decision": "0" * 50, "answer": "draw"}, [], "x"],
)
def test_answers_that_make_no_sense(ada: Person, body: object) -> None:
    assert ada.post(f"/tables/{ada.lay()}/seats/0/answers", body, 400)["code"] == "malformed"


def test_broken_json(ada: Person) -> None:
    path = f"/tables/{ada.lay()}/seats/0/answers"
    json = {"content-type": "application/json"}
    for content in (b"{", b"", b"\xff\xfe", b'{"decision": "0.0", "answer": "\\ud800"}', b"[" * 100_000):
        assert ada.ask("POST", path, 400, content=content, headers=json).json()["code"] == "malformed", content[:20]


def test_an_amount_of_any_size(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "wager")
    for much in (-1, 99, 2**63, 2**64, 10**40):
        problem = ada.answer(table, 0, "0.1", much, 409)
        assert problem["code"] == "out-of-range"


def test_undo(ada: Person, house: House) -> None:
    table = ada.lay()
    problem = ada.post(f"/tables/{table}/seats/0/undo", status=409)
    assert (problem["code"], problem["message"]) == ("cannot-undo", "refused-cannot-undo")
    ada.answer(table, 0, "0.0", "wager")
    assert ada.sit(table)["can_undo"] is True
    assert ada.post(f"/tables/{table}/seats/0/undo") == {"seq": 2}
    sent = ada.sit(table)
    assert (sent["seq"], sent["can_undo"], sent["asked"][0]["decision"]) == (2, False, "1.0")
    (line,) = sent["journal"]["lines"]
    assert line == {"message": "meta-undone", "args": {"player": "seat:0"}, "rule": "", "seq": 2, "meta": True}


def test_undo_takes_the_lines_of_what_it_takes_back(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "take")
    (asked,) = ada.sit(table)["asked"]
    ada.answer(table, 0, asked["decision"], asked["options"][0]["key"])
    assert [line["message"] for line in ada.sit(table)["journal"]["lines"]] == ["log-takes"]
    ada.post(f"/tables/{table}/seats/0/undo")
    assert [line["message"] for line in ada.sit(table)["journal"]["lines"]] == ["meta-undone"]


def test_what_is_drawn_cannot_be_taken_back(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "draw")
    assert ada.post(f"/tables/{table}/seats/0/undo", status=409)["code"] == "cannot-undo"


def test_secrets_in_the_log_are_for_their_owner(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "draw")
    (mine,) = ada.sit(table, 0)["journal"]["lines"]
    (theirs,) = ada.sit(table, 1)["journal"]["lines"]
    assert mine["message"] == "log-draws-known"
    assert mine["args"].keys() == {"player", "card"}
    assert (theirs["message"], theirs["args"], theirs["seq"]) == ("log-draws", {"player": "seat:0"}, 1)


def test_a_finished_match_lies_open(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.finish(table)
    sent = ada.sit(table, 1)
    assert (sent["status"], sent["asked"], sent["waiting"], sent["can_undo"]) == ("over", [], [], False)
    assert len(sent["outcome"]["scores"]) == 2
    assert all(player["hand"] is not None for player in sent["view"]["players"])
    assert ada.answer(table, 0, "0.999", "draw", 409)["code"] == "over"
    assert ada.post(f"/tables/{table}/seats/0/undo", status=409)["code"] == "over"
    house.restart()
    assert ada.sit(table, 1) == sent
    assert ada.get(f"/tables/{table}")["outcome"] == sent["outcome"]


def test_the_outcome_of_abyss_says_where_each_point_came_from(ada: Person) -> None:
    table = ada.lay("abyss")
    ada.finish(table)
    outcome = ada.sit(table)["outcome"]
    assert len(outcome["sheets"]) == 2
    assert outcome["winners"]


def test_my_own_history(ada: Person, house: House) -> None:
    table = ada.lay()
    ada.play(table, 8, seed=5)
    history = ada.get(f"/tables/{table}/seats/1/history")
    sent = ada.sit(table, 1)
    assert history["journal"] == sent["journal"]["lines"]
    assert (history["game"], history["version"], history["players"], history["seat"]) == ("toy", 4, 2, 1)
    mine = [entry.past() for entry in house.match(table).history if not isinstance(entry, str)]  # type: ignore[union-attr]
    assert [answer["answer"] for answer in history["answers"]] == [past.raw for past in mine if past.seat == 1]
    assert history.keys() == {"game", "version", "players", "options", "seat", "journal", "answers"}


def test_no_such_seat(ada: Person) -> None:
    table = ada.lay()
    for seat in ("2", "99999999999999999999", "-1", "x"):
        ada.get(f"/tables/{table}/seats/{seat}", 404)
        ada.get(f"/tables/{table}/seats/{seat}/history", 404)
        ada.post(f"/tables/{table}/seats/{seat}/undo", status=404)
        ada.post(f"/tables/{table}/seats/{seat}/answers", {"decision": "0.0", "answer": "draw"}, 404)


def test_a_rule_that_crashes_changes_nothing(
    ada: Person, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.lay()

    def crash(*_: object) -> None:
        raise KeyError("the card up the sleeve")

    with monkeypatch.context() as patch:
        patch.setattr(lanterns.ToyTable, "draw_card", crash)
        problem = ada.answer(table, 0, "0.0", "draw", 409)
        assert (problem["code"], problem["message"]) == ("rule-failed", "refused-rule-failed")
        assert "sleeve" not in problem["detail"]
        assert ada.sit(table)["seq"] == 0
    assert '"event":"rule-failed"' in caplog.text
    assert "KeyError" in caplog.text
    assert "sleeve" not in caplog.text
    assert ada.answer(table, 0, "0.0", "draw") == {"seq": 1}


def test_the_kernel_refuses_with_the_codes_we_document() -> None:
    """The protocol names the kernel's codes; this one must stay among them."""
    match = regnum.new("abyss", 2, 7)
    with pytest.raises(Refused) as no:
        match.answer("0.99", "explore", seat=match.decisions[0].seat)
    assert no.value.code == "stale"
