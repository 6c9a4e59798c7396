"""record, replay, show: a match kept in a file and looked at again."""

import json
from pathlib import Path
from typing import Any

import pytest

import regnum as package
from regnum.texts import texts
from tests.cli.conftest import Regnum


def test_the_record_of_a_match_between_bots(regnum: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ran = regnum("record", "abyss", "--players", 2, "--seed", 7, "--bots", "greedy,random", file, "--json")
    match = package.load(file)
    assert (match.over, match.seed, match.setup.players) == (True, 7, 2)
    assert match.result is not None
    assert ran.json["winners"] == list(match.result.winners)
    assert ran.json["answers"] == match.answered
    assert ran.json["bytes"] == file.stat().st_size


def test_it_is_the_match_that_simulate_plays(regnum: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    kept = regnum("record", "abyss", "--players", 4, "--seed", 11, "--set", "first=2", file, "--json").json
    played = regnum("simulate", "abyss", "--players", 4, "--seed", 11, "--set", "first=2", "--games", 1, "--json").json
    assert [seat for seat, wins in enumerate(played["winners"]) if wins] == kept["winners"]
    assert kept["options"] == {"first": "2"}
    assert package.load(file).lines[0].at == 1


def test_without_a_seed_no_two_matches_are_the_same(regnum: Regnum, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert regnum("record", "abyss", tmp_path / name).status == 0
    assert package.load(tmp_path / "a").seed != package.load(tmp_path / "b").seed


def test_replay_tells_what_happened(regnum: Regnum, record: str) -> None:
    whole = package.load(Path(record))
    assert whole.result is not None
    assert regnum("replay", record, "--json").json == {
        "file": record,
        "game": "abyss",
        "players": 3,
        "options": {"first": "random"},
        "answers": whole.answered,
        "over": True,
        "scores": list(whole.result.scores),
        "winners": list(whole.result.winners),
    }
    told = regnum("replay", record).out
    assert len(told.splitlines()) > len(whole.lines)
    assert "Final score" in told
    first = regnum("replay", record, "--step", 1, "--lang", "pl").out.splitlines()
    assert len(first) == 1
    assert "odkrywa" in first[0]
    assert first[0].split()[-1] == "6.1"


def test_replay_up_to_a_step(regnum: Regnum, record: str) -> None:
    ran = regnum("replay", record, "--step", 40, "--json").json
    assert (ran["answers"], ran["over"], ran["scores"], ran["winners"]) == (40, False, None, None)


def find_step(regnum: Regnum, record: str, question: str) -> dict[str, Any]:
    for step in range(100):
        shown = regnum("show", record, "--step", step, "--json").json
        if shown["decisions"] and shown["decisions"][0]["question"] == question:
            return shown
    raise AssertionError(f"nobody is asked {question}")


def test_show_for_the_seat_that_is_asked(regnum: Regnum, record: str) -> None:
    shown = regnum("show", record, "--step", 0, "--json").json
    assert shown["waiting_for"] == [shown["seat"]]
    assert shown["view"]["seat"] == shown["seat"]
    (decision,) = shown["decisions"]
    assert (decision["question"], decision["form"], decision["rule"]) == ("turn-action", "pick", "3.6")
    assert [option["key"] for option in decision["options"]] == ["explore"]
    missing = {one["key"]: (one["rule"], one["reason"]) for one in decision["unavailable"]}
    assert missing["plot"] == ("4.7", texts("abyss", "en")("why-court-full", {"spaces": 6}))
    assert missing["council:crab"][0] == "11.5"


def test_show_in_words(regnum: Regnum, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = regnum("show", record, "--step", 0, "--lang", "pl").out
    for words in ("Dziedziniec", "Rada", "explore", "plot", "4.7"):
        assert words in out
    english = " ".join(regnum("show", record, "--step", 0).out.split())
    assert "Not possible now:" in english
    assert texts("abyss", "en")("why-court-full", {"spaces": 6}) in english


def test_show_keeps_secrets(regnum: Regnum, record: str) -> None:
    asked = find_step(regnum, record, "recruit-pay")
    step, me = asked["answers"], asked["seat"]
    assert asked["view"]["players"][me]["hand"]
    other = (me + 1) % 3
    seen = regnum("show", record, "--step", step, "--seat", other, "--json").json
    assert seen["view"]["players"][me]["hand"] is None
    assert seen["view"]["players"][other]["hand"] is not None
    assert (seen["decisions"], seen["waiting_for"]) == ([], [me])
    watched = regnum("show", record, "--step", step, "--seat", "spectator", "--json").json
    assert watched["seat"] is None
    assert [player["hand"] for player in watched["view"]["players"]] == [None] * 3
    assert f"This is asked of Player {me + 1}" in regnum("show", record, "--step", step, "--seat", other).out


def test_show_the_end(regnum: Regnum, record: str) -> None:
    shown = regnum("show", record, "--json").json
    assert (shown["over"], shown["seat"], shown["decisions"]) == (True, None, [])
    assert "Final score" in regnum("show", record).out


def test_a_step_or_a_seat_that_is_not_there(regnum: Regnum, record: str) -> None:
    last = package.load(Path(record)).answered
    assert regnum("show", record, "--step", last).status == 0
    for command in ("show", "replay"):
        assert regnum(command, record, "--step", last + 1) == (
            2,
            "",
            f"regnum: {record} has {last} answers; there is no step {last + 1}\n",
        )
        error = "regnum: there is no seat '3'; there are 0 to 2, and spectator\n"
        assert regnum(command, record, "--seat", "3") == (2, "", error)


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 99}, "this record is of a newer version (format 99)"),
        ({"version": 99}, "this record is of newer rules (abyss 99)"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "abyss is for 2 to 4 players, not 9"),
        ({"options": {"first": "7"}}, "first is one of random, 0, 1, 2, 3, not '7'"),
        ({"choices": [[2, "turn-action", "dance"]]}, "the rules give something else: answer 1"),
        ({"choices": 7}, "this record cannot be read"),
        ({"outcomes": [1, 2, 3]}, "the rules draw something else than the record says"),
    ],
)
def test_a_record_that_cannot_be_played(
    regnum: Regnum, record: str, tmp_path: Path, command: str, change: dict[str, Any], message: str
) -> None:
    words = {**json.loads(Path(record).read_text()), **change}
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(words))
    ran = regnum(command, file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"regnum: {file}: ")
    assert message in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"{}", b"format: 1"])
def test_what_is_no_record_at_all(regnum: Regnum, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    ran = regnum("show", file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"regnum: {file}: this is not a record of a match: ")
    assert ran.err.count("\n") == 1
