"""Data sets: what is kept, and that the examples read back are the matches that were played."""

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="no numpy here (the extra `lab`): data sets are not read back")

from regnum.games import find, names
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.record import from_record
from regnum.lab import dataset as sets
from regnum.lab.dataset import FORMAT, DataSet, record_many
from regnum.lab.learning.environment import Environment
from regnum.lab.workers import Workers
from tests.cli.conftest import Regnum, regnum  # noqa: F401


def look_through(kept: DataSet, places: list[int]) -> int:
    """Every example is legal, and playing the answers gives the recorded match; how many examples there are."""
    summary = kept.summary
    count = 0
    held: dict[int, Environment] = {}
    for one in kept.examples(places):
        environment = held.get(one.match)
        if environment is None:
            environment = held[one.match] = Environment(
                summary.game, summary.players, seed=kept.index[one.match].seed, options=summary.options
            )
        assert one.mask[one.answer] == 1
        assert one.observation.shape == (environment.size,)
        listed = kept.index[one.match]
        assert one.result == (one.seat in listed.winners) / max(1, len(listed.winners))
        assert one.bot == listed.bots[one.seat]
        count += 1
    assert sorted(held) == places
    return count


@pytest.mark.parametrize("game", names())
def test_a_few_matches_and_back(game: str, tmp_path: Path) -> None:
    kept = record_many(tmp_path / "set", game, 2, 7, players=find(game).seats[0])
    again = DataSet(tmp_path / "set")
    assert again.summary == kept.summary
    assert again.index == kept.index
    assert look_through(again, [0, 1]) >= sum(one.answers for one in again.index) / 2
    for place, record in again.records():
        match = from_record(record, find)
        assert match.over
        assert match.seed == 7 + place
        assert match.answered == again.index[place].answers
        assert match.result is not None
        assert match.result.winners == again.index[place].winners


def test_examples_are_what_the_seats_saw(tmp_path: Path) -> None:
    """Step for step the same as an environment that does the answers (two random seats, asked one at a time)."""
    kept = record_many(tmp_path / "set", "abyss", 1, 3, players=2, bots="greedy")
    environment = Environment("abyss", 2, seed=3)
    for one in kept.examples():
        observation, mask, answer, result = one
        assert observation is one.observation
        assert mask is one.mask
        assert (answer, result) == (one.answer, one.result)
        assert environment.seat == one.seat
        assert (environment.observe() == one.observation).all()
        assert (environment.mask() == one.mask).all()
        environment.step(one.answer)
    assert environment.over


def test_the_same_matches_are_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "IN_A_SHARD", 3)
    folders = [tmp_path / "alone", tmp_path / "pool"]
    for folder, workers in zip(folders, (Workers(), Workers(2)), strict=True):
        record_many(folder, "abyss", 5, 1, players=2, workers=workers)
    files = sorted(file.name for file in folders[0].iterdir())
    assert files == ["dataset.json", "index.jsonl", "matches-00000.jsonl.gz", "matches-00001.jsonl.gz"]
    for name in files:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()
    kept = DataSet(folders[0])
    assert [place for place, _ in kept.records([4, 1])] == [1, 4]
    with pytest.raises(BadSetup, match="empty"):
        record_many(folders[0], "abyss", 1, 1, players=2)


@pytest.mark.parametrize("torn", ["", '{"seed":5,"sh'])
def test_a_set_that_was_begun_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: str) -> None:
    """To the same bytes; what was being written when it ended is written anew. Another set is not mixed with it."""
    monkeypatch.setattr(sets, "IN_A_SHARD", 3)
    whole, begun = tmp_path / "whole", tmp_path / "begun"
    record_many(whole, "abyss", 8, 1, players=2)

    def give_up(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record_many(begun, "abyss", 8, 1, players=2, progress=give_up)
    with pytest.raises(BadRecord, match="no data set"):
        DataSet(begun)
    with (begun / "index.jsonl").open("a") as index:
        index.write(torn)
    with pytest.raises(BadSetup, match="empty"):
        record_many(begun, "abyss", 9, 1, players=2)
    seen: list[int] = []
    assert len(record_many(begun, "abyss", 8, 1, players=2, progress=seen.append)) == 8
    assert seen == [4, 5, 6, 7, 8]
    assert {file.name: file.read_bytes() for file in begun.iterdir()} == {
        file.name: file.read_bytes() for file in whole.iterdir()
    }


def test_what_is_no_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no data set"):
        DataSet(tmp_path)
    kept = record_many(tmp_path / "set", "abyss", 1, 1, players=2)
    head = kept.folder / "dataset.json"
    told = json.loads(head.read_text())
    head.write_text(json.dumps({**told, "format": FORMAT + 1}))
    with pytest.raises(BadRecord, match="newer"):
        DataSet(kept.folder)
    head.write_text(json.dumps({**told, "matches": 2}))
    with pytest.raises(BadRecord, match="1 matches of 2"):
        DataSet(kept.folder)
    head.write_text(json.dumps(told))
    (kept.folder / "matches-00000.jsonl.gz").write_bytes(b"nothing")
    with pytest.raises(BadRecord, match="cannot be read"):
        list(DataSet(kept.folder).examples())


def test_the_command(regnum: Regnum, tmp_path: Path) -> None:  # noqa: F811
    ran = regnum("record", "abyss", tmp_path / "set", "--many", 3, "--players", 2, "--seed", 5, "--json")
    assert (ran.status, ran.json["matches"]) == (0, 3)
    assert ran.json["bytes"] > 0
    assert [one.seed for one in DataSet(tmp_path / "set").index] == [5, 6, 7]
    assert regnum("record", "abyss", tmp_path / "set", "--many", 1).status == 2


@pytest.mark.parametrize("game", names())
def test_a_thousand_matches(game: str, tmp_path: Path) -> None:
    """All records are kept and listed; the examples of some of them are looked through one by one."""
    kept = record_many(tmp_path / "set", game, 1000, 1, players=find(game).seats[0], workers=Workers(2))
    assert len(kept) == 1000
    assert [one.seed for one in kept.index] == list(range(1, 1001))
    assert sum(1 for _ in kept.records()) == 1000
    places = sorted(random.Random(1).sample(range(1000), 30))
    assert look_through(kept, places) > 1000
