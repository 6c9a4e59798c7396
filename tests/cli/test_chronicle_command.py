"""`regnum chronicle convert`."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from regnum.lab.chronicle import worlds
from tests.cli.conftest import Regnum

STRING = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF21FFFFFF1EFFFFFF3B3F67266B"
    "0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C519E89557306C3"
    "9A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407UNKNOWN"
)


def test_a_string_becomes_a_chronicle_and_comes_back(regnum: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(STRING + "\n", encoding="utf-8")
    told = regnum("chronicle", "convert", file, "--to", "json")
    assert told.status == 0
    assert (told.json["name"], told.json["world"]["oath"]) == ("Empire and Exile", "people")
    file.write_text(told.out, encoding="utf-8")
    assert regnum("chronicle", "convert", file, "--to", "tts").out.strip() == STRING


def test_it_reads_the_input(regnum: Regnum, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(worlds("oath", 1)[0])))
    ran = regnum("chronicle", "convert", "-", "--to", "tts")
    assert (ran.status, ran.out[:6]) == (0, "030301")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is nothing to read"),
        ("{", "this is no JSON"),
        ("{}", "oath"),
        ('{"chronicle": 2, "game": "oath", "name": "x", "world": {}}', "chronicle: format 1"),
        (STRING[:30], "the string ends"),
        (STRING.replace("0CFFFFDF", "17FFFFDF"), "sites, cradle-1"),
    ],
)
def test_what_is_wrong_is_said(regnum: Regnum, tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(text, encoding="utf-8")
    ran = regnum("chronicle", "convert", file, "--to", "json")
    assert ran.status != 0
    assert why in ran.err
    assert ran.out == ""


def test_an_unknown_form_and_a_missing_file(regnum: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    assert "cannot be read" in regnum("chronicle", "convert", file, "--to", "json").err
    file.write_text(STRING, encoding="utf-8")
    assert "tts or json" in regnum("chronicle", "convert", file, "--to", "xml").err
