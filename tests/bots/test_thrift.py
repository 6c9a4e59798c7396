"""What the bots do not do again: counted over matches, never timed."""

from itertools import islice
from typing import Any

import pytest

from regnum.bots.abyss.worth import Worth as AbyssWorth
from regnum.bots.abyss.worth import judgement
from regnum.bots.paladins.foresight import foresight
from regnum.bots.paladins.worth import Worth as PaladinsWorth
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.journal import SeenLine
from regnum.kernel.match import Match
from regnum.lab.simulate import by_bots


def played(game: str, players: int, seed: int, most: int = 1000) -> int:
    """How many decisions a match took, or as many of it as are played."""
    rules = find(game)
    match = Match.start(rules, rules.check(Setup(players)), seed, undo=False, checkpoints=False)
    return sum(1 for _ in islice(by_bots(match, ["greedy"] * players), most))


def counting(monkeypatch: pytest.MonkeyPatch, what: type, name: str) -> list[None]:
    """A list that grows by one with every call of this method."""
    calls: list[None] = []
    plain = getattr(what, name)

    def counted(self: Any, *args: Any, **options: Any) -> Any:
        calls.append(None)
        return plain(self, *args, **options)

    monkeypatch.setattr(what, name, counted)
    return calls


def test_abyss_judges_an_unchanged_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """From card to card of an exploration nothing changes but the track."""
    judgement.cache_clear()
    judgements = counting(monkeypatch, AbyssWorth, "__init__")
    decisions = played("abyss", 2, 900)
    assert 0 < len(judgements) < 0.7 * decisions


def test_paladins_makes_its_tables_once_for_the_same_circumstances(monkeypatch: pytest.MonkeyPatch) -> None:
    """They change with the round, with a King's Order turned up, with the suspicions of the others."""
    foresight.cache_clear()
    tables = counting(monkeypatch, PaladinsWorth, "__init__")
    decisions = played("paladins", 1, 900, most=70)
    assert 0 < len(tables) < 0.25 * decisions


def test_a_seat_reads_each_line_of_the_journal_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0
    plain = Match.journal

    def journal(self: Match, seat: int | None, since: int = 0) -> list[SeenLine]:
        nonlocal read
        lines = plain(self, seat, since)
        read += len(lines)
        return lines

    monkeypatch.setattr(Match, "journal", journal)
    rules = find("abyss")
    match = Match.start(rules, rules.check(Setup(2)), 901, undo=False, checkpoints=False)
    for _ in by_bots(match, ["greedy"] * 2):
        pass
    assert 0 < read <= 2 * len(match.lines)
