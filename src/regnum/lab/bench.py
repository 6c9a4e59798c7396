"""`regnum bench`: what a decision, a clone and a view cost, in u (iterations of the reference loop) and per second.

And, with the extra `lab`, a step of a learning program: to observe, to see which actions are open, and to do one.

Random play by the kernel, as a bot would drive it: every legal answer has a chance, a payment is one decision; journal
and views off, checkpoints on. Each round measures everything once, with the unit measured before and after each part
in the same run, so that a machine that slows down slows both. The figures are medians over the rounds.
"""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from regnum.compiled import in_use
from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import RegnumError
from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.state import encode
from regnum.lab import reference_loop
from regnum.lab.simulate import is_real

if TYPE_CHECKING:
    from regnum.lab.learning.environment import Environment

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: a figure is worth more the longer it took."""

    rounds: int
    games: int
    """Matches played in each round."""
    moments: int
    """Places in those matches at which a match is cloned, imagined and looked at."""
    unit_seconds: float
    part_seconds: float


FULL = Effort(rounds=5, games=40, moments=60, unit_seconds=0.25, part_seconds=0.4)
QUICK = Effort(rounds=3, games=2, moments=4, unit_seconds=0.01, part_seconds=0.01)


class Differs(RegnumError):
    """A match ended otherwise because somebody looked on: the figures would be of something else."""


@dataclass(slots=True)
class _Unit:
    """The reference loop, run between the parts. A part's unit is the mean of the one before it and the one after."""

    seconds: float
    rates: list[float] = field(default_factory=list)

    def cost(self, part: Callable[[], float]) -> float:
        """What one of whatever the part does costs, in u; the part returns seconds for one."""
        before = self._measure()
        each = part()
        return each * fmean((before, self._measure()))

    def _measure(self) -> float:
        gc.collect()
        self.rates.append(reference_loop.per_second(self.seconds))
        return self.rates[-1]


@dataclass(frozen=True, slots=True)
class _Count:
    """What the matches of a round hold; the same in every round."""

    decisions: int
    options: int


class _Subject:
    """One game under measurement: the matches that are played and the moments at which they are looked at."""

    def __init__(self, game: Game, setup: Setup, effort: Effort) -> None:
        self.game = game
        self.setup = game.check(setup)
        self.seeds = range(1, effort.games + 1)
        self.effort = effort
        self.count = self._rehearse()
        self.moments = self._moments()
        self.environment = self._environment()
        self.costs: dict[str, list[float]] = {}

    def start(self, seed: int, *, checkpoints: bool = True) -> Match:
        return Match.start(self.game, self.setup, seed, journal=False, undo=False, checkpoints=checkpoints)

    def _rehearse(self) -> _Count:
        """Play each match with everybody looking on and with nobody; count, and check that it ends the same."""
        decisions = options = 0
        for seed in self.seeds:
            watched = Match.start(self.game, self.setup, seed)
            rng = Rng(seed)
            while not watched.over:
                d = watched.decisions[0]
                for seat in (*range(self.setup.players), None):
                    watched.view(seat)
                if is_real(d):
                    decisions += 1
                    options += len(d.options) + len(d.anytime)
                watched.choose(d, watched.sample(d, rng))
            for checkpoints in (True, False):
                alone = self.start(seed, checkpoints=checkpoints)
                _play(alone, Rng(seed))
                if encode(alone.table.s) != encode(watched.table.s):
                    raise Differs(f"{self.game.name}, seed {seed}: the match ends otherwise when nobody looks on")
        return _Count(decisions, options)

    def _moments(self) -> list[Match]:
        """Matches stopped at decisions spread evenly over the whole of them."""
        wanted = self.effort.moments
        moments: list[Match] = []
        apart = max(1, self.count.decisions // wanted)
        answered = 0
        for seed in self.seeds:
            match = self.start(seed)
            rng = Rng(seed)
            while not match.over and len(moments) < wanted:
                d = match.decisions[0]
                answered += 1
                if answered % apart == 0:
                    moments.append(match.clone())
                match.choose(d, match.sample(d, rng))
        return moments

    def _environment(self) -> Environment | None:
        """The game for a learning program, where numpy is there."""
        if find_spec("numpy") is None:
            return None
        from regnum.lab.learning.environment import Environment

        setup = self.setup
        return Environment(self.game.name, setup.players, options=setup.options, document=setup.document)

    # -- the parts of a round ----------------------------------------------------------------------------------

    def play(self, *, checkpoints: bool) -> float:
        """Seconds for one decision of the round's matches, from the deal to the result."""
        began = time.perf_counter()
        for seed in self.seeds:
            match = self.start(seed, checkpoints=checkpoints)
            _play(match, Rng(seed))
        return (time.perf_counter() - began) / self.count.decisions

    def each(self, deed: Callable[[Match], object]) -> float:
        """Seconds for one deed, on average over the moments."""
        moments = self.moments
        done = 0
        began = time.perf_counter()
        while True:
            for match in moments:
                deed(match)
            done += len(moments)
            passed = time.perf_counter() - began
            if passed >= self.effort.part_seconds:
                return passed / done

    def learn(self, environment: Environment) -> float:
        """Seconds for one step of an environment, observation and mask included, in matches played at random."""
        rng = Rng(1, 1)
        steps = matches = 0
        environment.reset(self.seeds[0])
        began = time.perf_counter()
        while True:
            environment.observe()
            environment.mask()
            actions = environment.open
            environment.step(actions[rng.below(len(actions))])
            steps += 1
            if environment.over:
                matches += 1
                environment.reset(self.seeds[matches % len(self.seeds)])
            if not steps & 15:
                passed = time.perf_counter() - began
                if passed >= self.effort.part_seconds:
                    return passed / steps

    def round(self, unit: _Unit) -> None:
        game = self.game
        clone_state, view = game.clone_state, game.view
        parts: dict[str, Callable[[], float]] = {
            "decision": lambda: self.play(checkpoints=True),
            "rollout": lambda: self.play(checkpoints=False),
            "clone": lambda: self.each(lambda match: clone_state(match.table.s)),
            "match_clone": lambda: self.each(Match.clone),
            "imagine": lambda: self.each(lambda match: match.imagine(match.decisions[0].seat, 1)),
            "view": lambda: self.each(lambda match: view(match.table, match.decisions[0].seat)),
        }
        if (environment := self.environment) is not None:
            parts["environment"] = lambda: self.learn(environment)
        for name, part in parts.items():
            self.costs.setdefault(name, []).append(unit.cost(part))

    def to_json(self, unit: float) -> dict[str, Any]:
        u = {name: median(costs) for name, costs in self.costs.items()}
        per_game = self.count.decisions / len(self.seeds)
        per_second = unit / u["decision"]
        learning = {}
        if self.environment is not None:
            learning = {
                "environment_u": round(u["environment"], 2),
                "environment_steps_per_second": round(unit / u["environment"], 1),
            }
        return {
            "players": self.setup.players,
            "u_per_decision": round(u["decision"], 2),
            "u_per_game": round(u["decision"] * per_game, 1),
            "decisions_per_game": round(per_game, 2),
            "options_per_decision": round(self.count.options / self.count.decisions, 2),
            "decisions_per_second": round(per_second, 1),
            "games_per_second": round(per_second / per_game, 2),
            "rollout_u": round(u["rollout"], 2),
            "clone_u": round(u["clone"], 2),
            "match_clone_u": round(u["match_clone"], 2),
            "imagine_u": round(u["imagine"], 2),
            "view_u": round(u["view"], 2),
            "snapshot_bytes": round(fmean(len(match.snapshot()) for match in self.moments)),
            **learning,
        }


def _play(match: Match, rng: Rng) -> None:
    while not match.over:
        d = match.decisions[0]
        match.choose(d, match.sample(d, rng))


def bench(games: Mapping[str, Setup], effort: Effort = FULL, progress: Progress | None = None) -> dict[str, Any]:
    """Measure these games, their rounds interleaved. Raises BadSetup, Differs."""
    subjects = [_Subject(find(name), setup, effort) for name, setup in games.items()]
    unit = _Unit(effort.unit_seconds)
    gc.collect()
    gc.freeze()  # what is there already is none of the measured matches' garbage
    try:
        for done in range(effort.rounds):
            for subject in subjects:
                subject.round(unit)
            if progress is not None:
                progress(done + 1)
    finally:
        gc.unfreeze()
    rate = median(unit.rates)
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": in_use(),
        "reference_loop_per_second": round(rate),
        "games": {subject.game.name: subject.to_json(rate) for subject in subjects},
    }
