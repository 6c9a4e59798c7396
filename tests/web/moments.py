"""Moments of seeded matches, as a seat is sent them, and the figures of the cards: what the tests of the boards in the
browser are drawn from.

`python -m tests.web.moments [game]` writes them anew after the rules, the view, the figures or the wording of a
question changed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum import bots, library
from regnum.games import find
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.scenes import Scene
from regnum.seen import see
from regnum.server.tables.sending import _asked
from tests.games.oath.test_setup import chronicle

BOARDS = Path(__file__).resolve().parents[2] / "web/src/games"

EACH = 1
"""So many moments of every question, and as many again where an ability could be used in place of an answer."""
A_WHILE = 240
"""So many answers are played at tables laid for a question."""
SOME_WAY = 60
"""After so many answers a turn's beginning is kept for every number of players."""
SOLO_WAY = 30
"""And after so many with the Clockwork Prince: matches of one person are shorter."""
SEEDS = {
    "abyss": (17, 26, 38, 72, 81, 85, 91, 143),
    "crescent_moon": (1, 11, 42, 43, 85, 106, 153, 443, 447, 552, 578, 726),
    "paladins": (3, 4, 5, 6, 9, 23),
    "oath": (1, 2, 3, 4, 6, 7, 10, 13, 14, 18, 29, 69),
}
"""For each game with a board: matches in which, together, every question of the game is asked."""
OPTIONS: dict[str, dict[int, dict[str, Any]]] = {"crescent_moon": {1: {"map": "build"}}}
"""Matches that are laid otherwise than by the game's own choice, by their seeds."""
COMPANY = {"crescent_moon": ("random",), "oath": ("random",)}
"""Who plays; random and greedy in turn where nothing is said."""


PLAYERS = {"oath": range(2, 7)}
"""How many play the matches from the start, where that is not every number the game is for."""


RICH: dict[str, Any] = {"favor": 4, "secrets": 5, "warbands": 6}
STRANGE: dict[str, Any] = {
    "seats": [
        {"at": "steppe", "advisers": ["witchs-bargain", "deed-writer", "naysayers"], **RICH},
        {"at": "steppe", "advisers": ["insomnia", "bracken", "silver-tongue"], **RICH},
        {"at": "steppe", "advisers": ["forgotten-vault", {"facedown": "conspiracy"}], "relics": ["map"], **RICH},
    ],
    "sites": {
        "cradle-1": {"site": "steppe", "cards": ["festival-district", "great-spire"]},
        "cradle-2": {"site": "mine", "warbands": {"red": 2}},
        "provinces-1": {"site": "plains", "warbands": {"purple": 2}},
    },
    "banners": {"darkest-secret": {"holder": 0, "tokens": 3}},
    "deck": ["pilgrimage", "wolves", "tents"],
    "dispossessed": ["elders", "longbows", "keep"],
    "title": 0,
}
"""A table of cards that are not in the world deck of a first game."""


def _oath() -> Iterator[tuple[Match, list[Any]]]:
    """Tables of Oath that ask what hardly comes up otherwise, and the first answers there; then it is chance."""
    game = find("oath")
    for seed in (1, 2, 4, 7, 10):
        yield Scene("oath", 3, seed=seed, **STRANGE).match, []
    beaten = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "warbands": 3}, {"at": "steppe", "favor": 5}],
        sites={"cradle-1": {"site": "steppe", "warbands": {"purple": 1}}},
        dice=[0, 0, 3, 3, 3],
        options={"law": "errata"},
    )
    yield beaten.match, ["campaign", "seat:1", ["pawn:seat:1"], 3, "no", "yes"]
    conspiring = Scene(
        "oath",
        2,
        seats=[
            {"secrets": 1, "advisers": ["elders", "tents", {"facedown": "conspiracy"}]},
            {"advisers": ["rain-boots"], "relics": ["map"]},
        ],
    )
    yield conspiring.match, ["adviser:vision:conspiracy", "play:vision", "relic:map"]
    pilgrims = Scene(
        "oath",
        2,
        seats=[{"at": "river", "advisers": [{"facedown": "pilgrimage"}]}, {}],
        sites={"cradle-1": {"site": "river", "cards": ["wolves", "elders"]}},
        dispossessed=["keep"],
    )
    warden = Scene(
        "oath",
        2,
        seats=[{"at": "ancient-city", "advisers": ["land-warden"], "favor": 3, "secrets": 2}, {}],
        deck=["wolves", "tents", "keep"],
    )
    usurper = Scene(
        "oath",
        3,
        phase="wake",
        turn=1,
        title=1,
        usurper=True,
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 2}}},
    )
    yield usurper.match, ["oath:people", ["seat:2"]]
    yield warden.match, ["search", "use:denizen:land-warden", "world-deck", "denizen:wolves", "denizen:tents"]
    yield pilgrims.match, ["adviser:denizen:pilgrimage", "play:advisers"]
    crowded = Scene(
        "oath",
        2,
        seats=[
            {
                "at": "steppe",
                "advisers": ["tents", {"facedown": "wolves"}, "elders", "pied-piper", {"facedown": "assassin"}],
            },
            {},
        ],
        sites={"cradle-1": {"site": "steppe"}},
    )
    leaving = ["denizen:tents", "denizen:wolves", "denizen:elders"]
    yield crowded.match, ["adviser:denizen:assassin", "play:advisers", leaving]
    lost = Scene(
        "oath",
        2,
        seats=[{"at": "shrouded-wood", "advisers": ["tents"], "favor": 3}, {}],
        sites={"cradle-1": {"site": "shrouded-wood", "warbands": {"red": 1}}},
    )
    yield lost.match, ["travel"]
    besieging = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "advisers": ["siege-engines"], "favor": 3, "secrets": 2}, {}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 1}},
            "cradle-2": {"site": "mine", "warbands": {"red": 2}},
        },
    )
    yield besieging.match, ["use:denizen:siege-engines"]
    yield Match.start(game, game.check(Setup(2, {"law": "errata"})), 1), []
    yield Match.start(game, game.check(Setup(3, {}, chronicle())), 1), []
    short = chronicle(citizens=[])
    short["sites"][6] = {"site": "mine", "faceup": True}
    short["sites"][7] = {"site": "salt-flats", "faceup": True}
    yield Match.start(game, game.check(Setup(6, {}, short)), 1), []


def _prince() -> Iterator[tuple[Match, list[Any]]]:
    """The Clockwork Prince: what he offers, and what is decided for him."""
    alone: dict[str, Any] = {"players": 1, "turn": 1}
    threatened = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}
    offers = Scene(
        "oath",
        **alone,
        options={"prince": "chancellor"},
        phase="rest",
        title=0,
        sites=threatened,
        prince={"threat": "oathkeeper", "actions": 0, "mask": "TL_muster_low", "start": "TL_threat"},
    )
    yield offers.match, ["yes", "yes"]
    expanded = {"prince": "chancellor", "prince_powers": "expanded"}
    home = {"cradle-1": {"site": "plains", "cards": ["alchemist", "blood-pact"], "warbands": {"purple": 1}}}
    pact = Scene(
        "oath",
        **alone,
        options=expanded,
        prince={"at": "plains", "secrets": 4, "warbands": 6, "actions": 1, "mask": "BL_muster"},
        sites=home,
    )
    yield pact.match, ["use:denizen:blood-pact", 2, "use:denizen:alchemist", "bank:beast"]
    played = Scene(
        "oath", **alone, options=expanded, deck=["salad-days", "conquest", "faith"], sites={"cradle-1": "plains"}
    )
    yield played.match, [["bank:discord", "bank:order", "bank:beast"]]
    game = find("oath")
    for seed, count, role in ((4, 1, "chancellor"), (5, 1, "exile"), (5, 3, "chancellor"), (2, 2, "exile")):
        yield Match.start(game, game.check(Setup(count, {"prince": role})), seed), []


def _laid() -> Iterator[tuple[Match, list[Any]]]:
    yield from _oath()
    yield from _prince()


def _crescent_moon() -> Iterator[tuple[Match, list[Any]]]:
    """A contest in which the Murshid may lay Corruption on either of two rulers."""
    contest = Scene(
        "crescent_moon",
        5,
        turn="caliph",
        hexes={
            "A1": {
                "q": 0,
                "r": 0,
                "tile": "fertile",
                "caliph": ["ordinary"],
                "sultan": ["city"],
                "murshid": ["influence"],
            },
            "A2": {"q": 1, "r": 0, "tile": "wilderness"},
        },
        seats={"murshid": {"hand": ["corruption"]}},
    )
    choices = ["influence", "A1", 0, 0, "refuse", "refuse", ["card:corruption"], "defender", "supporter"]
    yield contest.match, [*choices, "resolve:card:corruption"]


LAID: dict[str, Callable[[], Iterable[tuple[Match, list[Any]]]]] = {"crescent_moon": _crescent_moon, "oath": _laid}
"""Tables laid for what matches from the start hardly ask about."""


def _moment(match: Match, seat: int | None) -> dict[str, Any]:
    asked = [_asked(match, d) for d in match.decisions if d.seat == seat]
    return {
        "seat": seat,
        "view": msgspec.to_builtins(match.view(seat)),
        "asked": msgspec.to_builtins(asked[0]) if asked else None,
    }


Told = Iterator[tuple[str, Match, int | None]]


def _play(game: str, seed: int) -> Told:
    """Every decision of a match between bots of both kinds, and its end."""
    seats = PLAYERS.get(game, find(game).seats)
    options = OPTIONS.get(game, {}).get(seed, {})
    return _on(game, regnum.new(game, seats[0] + seed % len(seats), seed, **options), seed)


def _later(match: Match, question: str) -> str:
    """What is kept of a match that has gone some way: a turn for every number of players, and for each Prince."""
    count = match.setup.players
    if question == "turn-action" and match.answered >= SOME_WAY:
        return f"{question} of {count}"
    prince = match.setup.options.get("prince")
    if prince and question == "act" and match.answered >= SOLO_WAY and len(match.view(0).prince.path) > 1:
        return f"{question} of {count}, the Prince as {prince}"
    return ""


def _on(game: str, match: Match, seed: int, first: Iterable[Any] = (), most: int = 10_000) -> Told:
    """A match from where it stands, by these answers and then by bots; at most so many answers."""
    answers = iter(first)
    count = match.setup.players
    company = COMPANY.get(game, ("random", "greedy"))
    players = [bots.make(company[(seed + seat) % len(company)], game, seed) for seat in range(count)]
    while not match.over:
        if match.answered >= most:
            return
        d = match.decisions[0]
        yield (f"{d.question.name}{'+' if d.anytime else ''}", match, d.seat)
        yield (_later(match, d.question.name), match, d.seat)
        seen = see(match, d.seat)
        answer = next(answers, None)
        if answer is None:
            answer = players[d.seat].answer(seen, next(a for a in seen.asked if a.id == d.id))
        match.answer(d, answer)
    yield ("over", match, None)


def moments(game: str) -> list[dict[str, Any]]:
    """The first moments of each kind, in the order of the seeds."""
    found: Counter[str] = Counter()
    kept = []
    told = [_play(game, seed) for seed in SEEDS[game]]
    told += [_on(game, match, match.seed, answers, A_WHILE) for match, answers in LAID.get(game, lambda: ())()]
    for matches in told:
        for kind, match, seat in matches:
            if kind and found[kind] < EACH:
                found[kind] += 1
                kept.append(_moment(match, seat))
    return kept


def texts(game: str) -> dict[str, str]:
    """What is written for a game, by file: the moments, one a line, and the figures of its content."""
    lines = (json.dumps(moment, ensure_ascii=False, separators=(",", ":")) for moment in moments(game))
    figures = json.dumps(library.content(game), ensure_ascii=False, separators=(",", ":"))
    return {"moments.json": "[\n" + ",\n".join(lines) + "\n]\n", "figures.json": figures + "\n"}


if __name__ == "__main__":
    for name in sys.argv[1:] or SEEDS:
        for file, text in texts(name).items():
            (BOARDS / name / file).write_text(text, encoding="utf-8")
