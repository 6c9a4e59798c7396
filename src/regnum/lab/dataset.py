"""`regnum record --many`: a folder of match records with an index, and the way back to examples for learning.

The folder:

- `dataset.json`: what the set is: `format` (1), `game`, `version` (of its rules), `players`, `options`, `bots`, `seed`
  (of the first match), `matches`;
- `index.jsonl`: a line for each match, in the order of the seeds: `seed`, `shard` and `line` (where its record stands),
  `bots` by seat, `winners`, `scores`, `how`, `answers`;
- `matches-00000.jsonl.gz` and so on: the records themselves (`regnum.kernel.record`), gzipped, a line for each.

A record is the whole match, so a set holds no observations: they are made anew from the records by whatever layout is
wanted, and a set stays good when the layout changes. It holds the seeds too: it is for matches that are over.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum.games import find
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab.simulate import playing, seat_bots
from regnum.lab.workers import HERE, Workers

if TYPE_CHECKING:
    from regnum.lab.learning.environment import Mask, Observation, Rewards

FORMAT = 1
"""The version of the folder. A reader refuses a newer one and says so."""
IN_A_SHARD = 100
HEAD, INDEX = "dataset.json", "index.jsonl"
UNFINISHED = "unfinished.json"
"""The head's name while the set is being recorded."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as the index tells of it."""

    seed: int
    shard: int
    line: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    answers: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What a whole set is."""

    format: int
    game: str
    version: int
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    matches: int


@dataclass(frozen=True, slots=True)
class Example:
    """One action of a match: what the seat saw, what was open to it, what it did, and what came of it."""

    observation: Observation
    mask: Mask
    answer: int
    result: float
    seat: int
    bot: str
    match: int
    """The place of the match in the set."""

    def __iter__(self) -> Iterator[Any]:
        """What learning goes by: `for observation, mask, answer, result in kept.examples()`."""
        return iter((self.observation, self.mask, self.answer, self.result))


def _shard(folder: Path, number: int) -> Path:
    return folder / f"matches-{number:05}.jsonl.gz"


def _play(game: str, setup: Setup, bots: Sequence[str], seed: int) -> tuple[bytes, dict[str, Any]]:
    match = Match.start(find(game), setup, seed, undo=False, checkpoints=False)
    for _ in playing(match, bots):
        pass
    result = match.result
    assert result is not None
    told = {
        "winners": result.winners,
        "scores": result.scores,
        "how": "" if result.how is None else result.how.message,
        "answers": match.answered,
    }
    return match.record(), told


def record_many(
    folder: Path,
    game: str,
    matches: int,
    seed: int,
    *,
    players: int,
    bots: str = "random",
    options: Mapping[str, str] | None = None,
    workers: Workers = HERE,
    progress: Progress | None = None,
) -> DataSet:
    """Play matches with seeds `seed`, `seed` + 1, … and keep them; a set that was begun is gone on with.

    Raises BadSetup, also for a folder in which there is something else.
    """
    rules = find(game)
    setup = rules.check(Setup(players, dict(options or {})))
    names = seat_bots(game, players, bots)
    summary = Summary(FORMAT, game, rules.version, players, setup.options, names, seed, matches)
    before = _begun(folder, json.dumps(asdict(summary), indent=2) + "\n")
    played = workers.do(partial(_play, game, setup, names), range(seed + before, seed + matches))
    with (folder / INDEX).open("a", encoding="utf-8") as index:
        for first in range(before, matches, IN_A_SHARD):
            shard = first // IN_A_SHARD
            lines = []
            # No name and no time in the file: the same matches are the same bytes.
            with _shard(folder, shard).open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as out:
                for line in range(min(IN_A_SHARD, matches - first)):
                    record, told = next(played)
                    out.write(record + b"\n")
                    listed = Listed(seed + first + line, shard, line, names, **told)
                    lines.append(json.dumps(asdict(listed), separators=(",", ":")) + "\n")
                    if progress is not None:
                        progress(first + line + 1)
            index.write("".join(lines))  # what is listed lies in a shard that is whole
            index.flush()
    (folder / UNFINISHED).replace(folder / HEAD)  # last: without it the set is not one
    return DataSet(folder)


def _begun(folder: Path, head: str) -> int:
    """How many matches of this very set lie there already. Raises BadSetup where something else does."""
    unfinished, index = folder / UNFINISHED, folder / INDEX
    if unfinished.is_file() and unfinished.read_text("utf-8") == head:
        listed = index.read_text("utf-8").splitlines(keepends=True) if index.exists() else []
        whole = [line for line in listed if line.endswith("\n")]
        before = len(whole) // IN_A_SHARD * IN_A_SHARD
        index.write_text("".join(whole[:before]), "utf-8")
        return before
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSetup(f"{folder} is not an empty folder")
    folder.mkdir(parents=True, exist_ok=True)
    unfinished.write_text(head, "utf-8")
    return 0


class DataSet:
    """A set that was recorded. Raises BadRecord where the folder holds none, or one of a newer format."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            head = json.loads((folder / HEAD).read_text("utf-8"))
            form = head.get("format") if isinstance(head, dict) else None
            if isinstance(form, int) and form > FORMAT:
                raise BadRecord(f"{folder} is of a newer version (format {form}); this Regnum reads {FORMAT}")
            self.summary = Summary(**{**head, "bots": tuple(head["bots"])})
            self.index = [_listed(line) for line in (folder / INDEX).read_text("utf-8").splitlines()]
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise BadRecord(f"{folder} holds no data set: {error}") from None
        if len(self.index) != self.summary.matches:
            raise BadRecord(f"{folder}: the index has {len(self.index)} matches of {self.summary.matches}")

    def __len__(self) -> int:
        return len(self.index)

    def records(self, places: Sequence[int] | None = None) -> Iterator[tuple[int, bytes]]:
        """The records of these matches (all, without), each with its place in the set."""
        wanted = sorted(range(len(self.index)) if places is None else places)
        held, lines = -1, [b""]
        for place in wanted:
            listed = self.index[place]
            if listed.shard != held:
                try:
                    lines = gzip.decompress(_shard(self.folder, listed.shard).read_bytes()).splitlines()
                except (OSError, EOFError) as error:
                    raise BadRecord(f"{_shard(self.folder, listed.shard)} cannot be read: {error}") from None
                held = listed.shard
            yield place, lines[listed.line]

    def examples(self, places: Sequence[int] | None = None, rewards: Rewards = "win") -> Iterator[Example]:
        """Every action of these matches, in the order in which they were done."""
        for place, record in self.records(places):
            yield from self._examples(place, record, rewards)

    def _examples(self, place: int, record: bytes, rewards: Rewards) -> Iterator[Example]:
        from regnum.kernel.history import Past
        from regnum.kernel.questions import INTERRUPT
        from regnum.kernel.record import choices
        from regnum.lab.learning.environment import Environment, rewards_of

        summary = self.summary
        environment = Environment(
            summary.game, summary.players, seed=self.index[place].seed, options=summary.options, rewards=rewards
        )
        done: list[tuple[Observation, Mask, int, int]] = []
        for entry in choices(record, find):
            if not isinstance(entry, Past):
                raise BadRecord(f"match {place} of {self.folder} was not played in one go")
            if entry.question == INTERRUPT:
                environment.match.play(entry)
                environment.attend()
                continue
            environment.attend(entry.seat)
            for action in environment.path(entry.raw):
                done.append((environment.observe(), environment.mask(), action, entry.seat))
                environment.step(action)
        result = environment.match.result
        if result is None:
            raise BadRecord(f"match {place} of {self.folder} has no end")
        brought = rewards_of(result, summary.players, rewards)
        for observation, mask, action, seat in done:
            yield Example(observation, mask, action, brought[seat], seat, self.index[place].bots[seat], place)


def _listed(line: str) -> Listed:
    told = json.loads(line)
    return Listed(**{**told, **{name: tuple(told[name]) for name in ("bots", "winners", "scores")}})
