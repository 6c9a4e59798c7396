"""Matches for the conformance suite: of the toy and of every registered game, all seat counts and option values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from regnum.games import find, names
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_record, from_snapshot
from regnum.lab.moments import do_at_random
from regnum.texts import Texts, texts
from tests.kernel.toy import Toy, toy_texts

TOY = Toy()


class Variant(NamedTuple):
    """A game with a number of players and its options."""

    game: Game
    setup: Setup

    def start(self, seed: int = 1, **how: Any) -> Match:
        return Match.start(self.game, self.setup, seed, **how)

    @property
    def speak(self) -> Callable[[str], Texts]:
        return toy_texts if self.game is TOY else lambda language: texts(self.game.name, language)

    def __str__(self) -> str:
        options = "-".join(self.setup.options.values())
        return f"{self.game.name}-{self.setup.players}-{options}"


def games() -> list[Game]:
    return [TOY, *(find(name) for name in names())]


def possible(game: Game, players: int, options: dict[str, str]) -> Setup | None:
    """The setup, unless its values do not go together."""
    try:
        return game.check(Setup(players, options))
    except BadSetup:
        return None


def variants() -> list[Variant]:
    """Every seat count and every option value of every game: each value once, the counts going round."""
    out = []
    for game in games():
        most = max([len(game.seats), *(len(setting.values) for setting in game.settings)])
        for i in range(most):
            options = {setting.name: setting.values[i % len(setting.values)] for setting in game.settings}
            counts = [*game.seats[i % len(game.seats) :], *game.seats[: i % len(game.seats)]]
            # Values that do not go together (a seat that is not there, an option of the solo game) are tried apart.
            for apart in (options,), [{name: value} for name, value in options.items()]:
                found = [next(filter(None, (possible(game, n, one) for n in counts)), None) for one in apart]
                if all(found):
                    out += [Variant(game, setup) for setup in found if setup is not None]
                    break
        met = {variant.setup.players for variant in out if variant.game is game}
        out += [Variant(game, game.check(Setup(players))) for players in game.seats if players not in met]
    return [variant for place, variant in enumerate(out) if variant not in out[:place]]


def answer_at_random(match: Match, rng: Rng) -> int:
    """One random answer, or something used unasked; says who did it."""
    return do_at_random(match, rng)


def moments(variant: Variant, seed: int = 1, every: int = 1, upto: int = 10_000) -> Iterator[Match]:
    """The same match, at its decisions one after the other."""
    match = variant.start(seed)
    rng = Rng(seed, 5)
    while not match.over and match.answered < upto:
        if match.answered % every == 0:
            yield match
        answer_at_random(match, rng)


def until(variant: Variant, wanted: Callable[[Match], bool], seeds: range = range(1, 60)) -> Match:
    """A match at the first moment that is wanted."""
    for seed in seeds:
        for match in moments(variant, seed):
            if wanted(match):
                return match
    raise AssertionError(f"no match of {variant} comes to this")


def restored(match: Match, game: Game | None = None, **how: Any) -> Match:
    return from_snapshot(match.snapshot(), lambda _: game or match.game, **how)


def replayed(match: Match, game: Game | None = None) -> Match:
    return from_record(match.record(), lambda _: game or match.game)
