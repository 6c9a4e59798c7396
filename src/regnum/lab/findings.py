"""What a verification did and what it found: counts, hidden zones, failures with the command that shows each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from regnum.kernel.game import Setup
from regnum.kernel.options import Args

KEPT_PER_CHECK = 12
"""So many failures of each check are told in full, two of a kind at most; the rest are only counted."""
KEPT_OF_A_KIND = 2
ENOUGH_TRIES = 20
"""A zone re-dealt so often and never changed is not re-dealt at all."""


@dataclass(slots=True)
class Failure:
    """Something that is not as promised, and one command that shows it."""

    check: str
    what: str
    command: str
    answered: int


@dataclass(slots=True)
class ZoneCount:
    """How often a hidden zone could have been changed by its declared re-deals, and how often it was."""

    hidden: int = 0
    scrambled: int = 0
    unknowable: int = 0
    imagined: int = 0


@dataclass(slots=True)
class Findings:
    """The ledger that all checks of a run write into."""

    game: str
    undo_mode: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    zones: dict[str, ZoneCount] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)
    said: list[tuple[str, Args]] = field(default_factory=list)
    """Refusals met, for the check that says every message."""
    answered: int = 0
    """Where the match being checked stands."""
    _command: str = ""
    _kinds: Counter[str] = field(default_factory=Counter)

    def begin(self, setup: Setup, seed: int) -> None:
        """A match begins: the failures that follow are found in it."""
        self._command = command(
            self.game, setup.players, 1, seed, setup.options, self.undo_mode, chronicle=setup.document is not None
        )
        self.answered = 0

    def zone(self, name: str) -> ZoneCount:
        return self.zones.setdefault(name, ZoneCount())

    def fail(self, check: str, what: str, command: str | None = None) -> None:
        self.failed[check] += 1
        kind = f"{check}: {what.partition(':')[0]}"
        kept = [one.check for one in self.failures].count(check)
        self._kinds[kind] += 1
        if kept < KEPT_PER_CHECK and self._kinds[kind] <= KEPT_OF_A_KIND:
            self.failures.append(Failure(check, what, command or self._command, self.answered))

    def add(self, other: Findings) -> None:
        """What another part of the same run has found, as if it had been found here."""
        self.counts.update(other.counts)
        for name, there in other.zones.items():
            zone = self.zone(name)
            zone.hidden += there.hidden
            zone.scrambled += there.scrambled
            zone.unknowable += there.unknowable
            zone.imagined += there.imagined
        told = Counter(one.check for one in other.failures)
        for one in other.failures:
            self.answered = one.answered
            self.fail(one.check, one.what, one.command)
        for check, count in other.failed.items():
            self.failed[check] += count - told[check]

    def take_census(self, whole_run: str) -> None:
        """At the end of a run: every zone was changed by the re-deal that is declared to change it."""
        for name, zone in self.zones.items():
            if zone.hidden >= ENOUGH_TRIES and not zone.scrambled:
                self.fail("census", f"scramble never changed {name}, in {zone.hidden} tries", whole_run)
            if zone.unknowable >= ENOUGH_TRIES and not zone.imagined:
                self.fail("census", f"imagine never changed {name}, in {zone.unknowable} tries", whole_run)


def command(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    options: dict[str, str] | None,
    undo_mode: bool,
    *,
    chronicle: bool = False,
) -> str:
    words = ["regnum", "verify", game]
    if players is not None:
        words += ["--players", str(players)]
    words += ["--games", str(games), "--seed", str(seed)]
    for name, value in (options or {}).items():
        words += ["--set", f"{name}={value}"]
    if undo_mode:
        words.append("--undo")
    if chronicle:
        words.append("--chronicle")
    return " ".join(words)


@dataclass(slots=True)
class Report:
    """The outcome of `regnum verify`."""

    game: str
    players: int | None
    games: int
    seed: int
    undo_mode: bool
    decisions: int
    seconds: float
    counts: dict[str, int]
    zones: dict[str, ZoneCount]
    failed: dict[str, int]
    failures: Sequence[Failure]

    @property
    def ok(self) -> bool:
        return not self.failed

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "undo": self.undo_mode,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 2),
            "ok": self.ok,
            "checks": dict(sorted(self.counts.items())),
            "zones": {
                name: {
                    "hidden": zone.hidden,
                    "scrambled": zone.scrambled,
                    "unknowable": zone.unknowable,
                    "imagined": zone.imagined,
                }
                for name, zone in sorted(self.zones.items())
            },
            "failures": sum(self.failed.values()),
            "failed": dict(sorted(self.failed.items())),
            "first_failures": [
                {"check": one.check, "what": one.what, "answered": one.answered, "command": one.command}
                for one in self.failures
            ],
        }
