"""Many matches on one chronicle."""

from __future__ import annotations

import json

import pytest

from regnum.cli import run
from regnum.games import find
from regnum.games.oath import world
from regnum.games.oath.game import Oath
from regnum.games.oath.state import OathState
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document
from regnum.lab.chronicle import simulate_chronicle, worlds
from regnum.lab.verify import verify


def test_each_match_begins_from_what_the_one_before_it_left(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Document | None] = []
    left: list[Document | None] = []
    real_check, real_carry = Oath.check_document, Oath.carry

    def check(self: Oath, document: Document | None) -> Document | None:
        begun.append(document)
        return real_check(self, document)

    def carry(self: Oath, state: OathState) -> Document | None:
        left.append(real_carry(self, state))
        return left[-1]

    monkeypatch.setattr(Oath, "check_document", check)
    monkeypatch.setattr(Oath, "carry", carry)
    chain = simulate_chronicle("oath", None, 4, 5)
    assert [played.error for played in chain.matches] == [""] * 4
    assert chain.finished == 4
    assert begun[0] is None
    assert all(document in begun for document in left)
    assert sum(chain.uses.values()) > 50
    assert set(chain.never) < set(chain.uses)


def test_a_chronicle_that_loses_a_card_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    rebuild = world._rebuild_deck

    def careless(t: object) -> None:
        rebuild(t)  # type: ignore[arg-type]
        t.s.archive = t.s.archive[1:]  # type: ignore[attr-defined]

    monkeypatch.setattr(world, "_rebuild_deck", careless)
    chain = simulate_chronicle("oath", 2, 3, 1)
    assert [played.winners for played in chain.matches] == [None], "and the chronicle ends there"
    assert "not conserved" in chain.matches[0].error


def test_a_game_without_chronicles_says_so() -> None:
    chain = simulate_chronicle("abyss", 2, 1, 1)
    assert "leaves nothing to begin from" in chain.unfinished[0].error
    with pytest.raises(BadSetup, match="ends at match 1"):
        worlds("abyss", 1)


def test_verify_looks_at_worlds_out_of_a_chronicle() -> None:
    documents = worlds("oath", 3)
    assert documents == worlds("oath", 3)
    report = verify("oath", 2, 1, 1, only=["conservation", "offer"], documents=documents, moments=5)
    assert report.ok
    assert find("oath").check_document(documents[1]) == documents[1]


def test_the_command_says_which_cards_were_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "oath", "--games", "2", "--chronicle", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["errors"]) == (2, 0)
    assert told["uses"]["banner:peoples-favor"] >= 0
    assert len(told["uses"]) == 269
