"""`regnum arena`: bots against each other, in every seat, with the same seeds for every line-up.

Each match is a `Bout`. The bouts of a run are written to a log as they come, so that a run that was interrupted goes on
where it was; the log's first line says which run it belongs to.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from statistics import fmean, median
from typing import Any, TextIO

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup, RuleFailed
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab.ratings import bradley_terry, interval
from regnum.lab.simulate import LONGEST, by_bots
from regnum.lab.workers import HERE, Workers

FORMAT = 2
"""The version of the log."""
RESAMPLES = 200
"""So often the seeds are drawn anew to see how far the ratings could be off."""
FACTIONS = ("ruler", "role")
"""What a player is, in a game whose players are not alike: the first of these that its view has."""

Lineup = tuple[str, ...]
Progress = Callable[[int, str], None]


@dataclass(frozen=True, slots=True)
class Entry:
    """Who did how in one seat of a bout."""

    bot: str
    faction: str
    won: float
    """The share of the victory."""
    score: int | None
    decisions: int
    seconds: float
    """Of CPU time, spent on the answers."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One match of a run."""

    seed: int
    lineup: Lineup
    entries: tuple[Entry, ...]
    how: str
    answers: int
    error: str = ""
    automata: tuple[str, ...] = ()
    """Who won without a seat."""

    @property
    def outcome(self) -> tuple[Any, ...]:
        """Everything but the time it took: the same wherever it is played."""
        seats = tuple((one.bot, one.faction, one.won, one.score, one.decisions) for one in self.entries)
        return (self.seed, self.lineup, seats, self.how, self.answers, self.error, self.automata)


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Who sits where: every choice of these bots that fills the seats, and each of them turned all the way round.

    With fewer bots than seats some play twice; a table of one and the same bot decides nothing and is left out.
    """
    if len(bots) >= players:
        chosen = list(combinations(bots, players))
    else:
        chosen = [one for one in combinations_with_replacement(bots, players) if len(bots) == 1 or len(set(one)) > 1]
    turned = [one[i:] + one[:i] for one in chosen for i in range(players)]
    return list(dict.fromkeys(turned))


def fight(game: str, setup: Setup, item: tuple[int, Lineup]) -> Bout:
    """Play one match. Nothing is raised: what goes wrong is told."""
    seed, lineup = item
    decisions, seconds = [0] * len(lineup), [0.0] * len(lineup)
    answers = 0
    factions = [""] * len(lineup)
    error = ""
    match: Match | None = None
    try:
        match = Match.start(find(game), setup, seed, undo=False, checkpoints=False)
        factions = _factions(match)
        for d in by_bots(match, lineup, seconds):
            if answers == LONGEST:
                error = f"no end after {LONGEST} answers"
                break
            decisions[d.seat] += 1
            answers += 1
    except Exception as crash:
        cause = crash.__cause__ if isinstance(crash, RuleFailed) and crash.__cause__ is not None else crash
        error = f"{type(cause).__name__}: {crash}"
    result = match.result if match is not None and not error else None
    scores = () if result is None else result.scores
    entries = [
        Entry(
            bot,
            factions[seat],
            0.0 if result is None else result.share_of(seat),
            scores[seat] if scores else None,
            decisions[seat],
            round(seconds[seat], 6),
        )
        for seat, bot in enumerate(lineup)
    ]
    how = "" if result is None or result.how is None else result.how.message
    automata = () if result is None else result.automata
    return Bout(seed, lineup, tuple(entries), how, answers, error, automata)


def _factions(match: Match) -> list[str]:
    """What each seat plays, where that differs; nothing in a game whose players begin alike."""
    players = getattr(match.view(None), "players", ())
    for name in FACTIONS:
        if players and all(isinstance(getattr(one, name, None), str) for one in players):
            return [str(getattr(one, name)) for one in players]
    return [""] * match.setup.players


# -- the log -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: what is played by whom."""

    game: str
    version: int
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    format: int = FORMAT

    @property
    def name(self) -> str:
        """The run's own name: another run has another."""
        told = json.dumps(asdict(self), sort_keys=True)
        return f"{self.game}-{sha256(told.encode()).hexdigest()[:12]}"

    @property
    def items(self) -> list[tuple[int, Lineup]]:
        every = lineups(self.bots, self.players)
        return [(seed, lineup) for seed in range(self.seed, self.seed + self.games) for lineup in every]


def plan(
    game: str, bots: Sequence[str], games: int, seed: int, players: int | None, options: Mapping[str, str]
) -> Plan:
    """The run that is asked for. Without `players` as many as there are bots, or as near to it as the game allows."""
    from regnum.bots import make

    rules = find(game)
    for name in bots:
        make(name, game, 0)
    if not bots or len(set(bots)) != len(bots):
        raise BadSetup("name each bot once: --bots greedy,random")
    count = max(rules.seats[0], min(rules.seats[-1], len(bots))) if players is None else players
    setup = rules.check(Setup(count, dict(options)))
    return Plan(game, rules.version, count, setup.options, tuple(bots), games, seed)


def read_log(file: Path, run: Plan) -> list[Bout]:
    """The bouts that were fought already. Raises BadSetup where the log is another run's."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} cannot be read: {error}") from None
    if not lines:
        return []
    try:
        head = json.loads(lines[0])
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("run") != run.name:
        raise BadSetup(f"{file} belongs to another run; name another log, or remove it")
    bouts = []
    for line in lines[1:]:
        try:
            told = json.loads(line)
            entries = tuple(Entry(**entry) for entry in told.pop("entries"))
            names = {name: tuple(told[name]) for name in ("lineup", "automata")}
            bouts.append(Bout(**{**told, **names, "entries": entries}))
        except (ValueError, TypeError, KeyError):  # the line that was being written when the run was interrupted
            break
    expected = run.items[: len(bouts)]
    fought = [(bout.seed, bout.lineup) for bout in bouts]
    return bouts if fought == expected else []


def _write(log: TextIO, line: Mapping[str, Any]) -> None:
    log.write(json.dumps(line, separators=(",", ":")) + "\n")
    log.flush()


def _continued(file: Path, run: Plan, bouts: Sequence[Bout]) -> TextIO:
    """The log, with what was fought already and nothing torn, to be written on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    with fresh.open("w", encoding="utf-8") as out:
        _write(out, {"run": run.name, **asdict(run)})
        for bout in bouts:
            _write(out, asdict(bout))
    fresh.replace(file)
    return file.open("a", encoding="utf-8")


def fight_all(
    run: Plan, *, workers: Workers = HERE, log: Path | None = None, progress: Progress | None = None
) -> Arena:
    """Fight all bouts of a run, going on after those that the log has."""
    setup = find(run.game).check(Setup(run.players, dict(run.options)))
    bouts = [] if log is None else read_log(log, run)
    before = len(bouts)
    arena = Arena(run, [])
    for bout in bouts:
        arena.add(bout)
    began = time.perf_counter()
    with nullcontext() if log is None else _continued(log, run, bouts) as out:
        for bout in workers.do(partial(fight, run.game, setup), run.items[before:]):
            if out is not None:
                _write(out, asdict(bout))
            arena.add(bout, progress)
    arena.resumed = before
    arena.seconds = time.perf_counter() - began
    return arena


# -- the figures -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Arena:
    """A run and what has come of it so far."""

    run: Plan
    bouts: list[Bout]
    seconds: float = 0.0
    resumed: int = 0
    _shares: dict[str, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0.0, 0.0]))

    def add(self, bout: Bout, progress: Progress | None = None) -> None:
        self.bouts.append(bout)
        for entry in bout.entries:
            tally = self._shares[entry.bot]
            tally[0] += entry.won
            tally[1] += 1
        if progress is not None:
            shares = [f"{bot} {won / max(1, n):.0%}" for bot, (won, n) in sorted(self._shares.items())]
            progress(len(self.bouts), ", ".join(shares))

    @property
    def finished(self) -> list[Bout]:
        return [bout for bout in self.bouts if not bout.error]

    @property
    def unfinished(self) -> list[Bout]:
        return [bout for bout in self.bouts if bout.error]

    def entries(self) -> Iterator[tuple[Bout, int, Entry]]:
        for bout in self.finished:
            for seat, entry in enumerate(bout.entries):
                yield bout, seat, entry

    def pairs(self, bouts: Sequence[Bout]) -> dict[tuple[str, str], float]:
        """How often each bot came before each other one at a table: by victory, else by points."""
        pairs: Counter[tuple[str, str]] = Counter()
        for bout in bouts:
            for one, other in combinations(bout.entries, 2):
                if one.bot != other.bot:
                    better = _better(one, other)
                    pairs[one.bot, other.bot] += better  # type: ignore[assignment]
                    pairs[other.bot, one.bot] += 1 - better  # type: ignore[assignment]
        return dict(pairs)

    def ratings(self) -> dict[str, tuple[float, float, float]]:
        """Elo points of each bot by Bradley and Terry, with the 95 % interval over the seeds drawn anew."""
        bots = list(self.run.bots)
        if len(bots) < 2:
            return {}
        by_seed: dict[int, list[Bout]] = defaultdict(list)
        for bout in self.finished:
            by_seed[bout.seed].append(bout)
        each = [self.pairs(bouts) for bouts in by_seed.values()]
        rating = bradley_terry(bots, _sum(each))
        if not each:
            return {bot: (rating[bot], rating[bot], rating[bot]) for bot in bots}
        rng = Rng(self.run.seed, 7)
        drawn = [bradley_terry(bots, _sum([each[rng.below(len(each))] for _ in each])) for _ in range(RESAMPLES)]
        low, high = RESAMPLES // 40, RESAMPLES - 1 - RESAMPLES // 40
        told = {}
        for bot in bots:
            spread = sorted(one[bot] for one in drawn)
            told[bot] = (rating[bot], spread[low], spread[high])
        return told

    def to_json(self) -> dict[str, Any]:
        """The figures of the run. All but the times are the same wherever it is done."""
        bouts = self.finished
        ratings = self.ratings()
        figures: dict[str, Any] = {
            "game": self.run.game,
            "players": self.run.players,
            "options": dict(self.run.options),
            "seed": self.run.seed,
            "games": self.run.games,
            "lineups": len(lineups(self.run.bots, self.run.players)),
            "matches": len(self.bouts),
            "finished": len(bouts),
            "bots": {},
            "how": _ways(bouts),
            "length": _spread([bout.answers for bout in bouts]),
            "failures": [
                {"seed": bout.seed, "lineup": list(bout.lineup), "error": bout.error} for bout in self.unfinished
            ],
            "seconds": round(self.seconds, 3),
            "milliseconds": {},
        }
        for bot in self.run.bots:
            mine = [(bout, seat, entry) for bout, seat, entry in self.entries() if entry.bot == bot]
            share = fmean([entry.won for _, _, entry in mine]) if mine else 0.0
            low, high = interval(share, len(mine))
            told: dict[str, Any] = {
                "played": len(mine),
                "share": round(share, 4),
                "interval": [round(low, 4), round(high, 4)],
                "expected": round(1 / self.run.players, 4),
            }
            if bot in ratings:
                told["elo"], *told["elo_interval"] = [round(one, 1) for one in ratings[bot]]
            told["points"] = _spread([entry.score for _, _, entry in mine if entry.score is not None])
            told["seats"] = self._by(mine, lambda seat, _: str(seat))
            if any(entry.faction for _, _, entry in mine):
                told["factions"] = self._by(mine, lambda _, entry: entry.faction)
            won_how = _ways([bout for bout, _, entry in mine if entry.won])
            if won_how:
                told["how"] = won_how
            told["decisions"] = sum(entry.decisions for _, _, entry in mine)
            figures["bots"][bot] = told
            spent = sum(entry.seconds for _, _, entry in mine)
            figures["milliseconds"][bot] = round(1000 * spent / max(1, told["decisions"]), 4)
        for automaton in sorted({one for bout in bouts for one in bout.automata}):
            theirs = [bout for bout in bouts if automaton in bout.automata]
            share = sum(1 - sum(entry.won for entry in bout.entries) for bout in theirs) / len(bouts)
            reach = [round(one, 4) for one in interval(share, len(bouts))]
            told = {"played": len(bouts), "share": round(share, 4), "interval": reach, "how": _ways(theirs)}
            figures.setdefault("automata", {})[automaton] = told
        return figures

    def _by(
        self, mine: Sequence[tuple[Bout, int, Entry]], group: Callable[[int, Entry], str]
    ) -> dict[str, dict[str, Any]]:
        groups: dict[str, list[Entry]] = defaultdict(list)
        for _, seat, entry in mine:
            groups[group(seat, entry)].append(entry)
        return {
            name: {
                "played": len(entries),
                "share": round(fmean([entry.won for entry in entries]), 4),
                "points": _spread([entry.score for entry in entries if entry.score is not None]),
            }
            for name, entries in sorted(groups.items())
        }


def _better(one: Entry, other: Entry) -> float:
    if one.won != other.won:
        return float(one.won > other.won)
    if one.score is not None and other.score is not None and one.score != other.score:
        return float(one.score > other.score)
    return 0.5


def _ways(bouts: Sequence[Bout]) -> dict[str, int]:
    """In what ways these were won, and how often, in a game that knows several."""
    return dict(sorted(Counter(bout.how for bout in bouts if bout.how).items()))


def _sum(each: Sequence[Mapping[tuple[str, str], float]]) -> dict[tuple[str, str], float]:
    total: dict[tuple[str, str], float] = defaultdict(float)
    for pairs in each:
        for pair, won in pairs.items():
            total[pair] += won
    return total


def _spread(values: Sequence[float]) -> dict[str, float] | None:
    """How figures lie: the least, the quarters, the most, and the mean."""
    if not values:
        return None
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "least": ordered[0],
        "quarter": ordered[last // 4],
        "median": median(ordered),
        "three_quarters": ordered[last - last // 4],
        "most": ordered[-1],
        "mean": round(fmean(ordered), 2),
    }
