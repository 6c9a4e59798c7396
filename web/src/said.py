"""Everything said in a few matches of random play, as the Python side says it: what the browser must say too.

Prints JSON: {"names": {language: [[thing, case, name], ...]}, "said": {language: [[message, args, text], ...]}}.
Run by texts.test.ts.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import regnum
from regnum import bots, seen
from regnum.texts import LANGUAGES, Texts

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


def said_in(game: str, seats: int, seed: int) -> dict[str, tuple[str, dict[str, Any]]]:
    """Every message of a match with its parameters, once."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}

    def hear(message: str, args: dict[str, Any]) -> None:
        found[json.dumps([message, args], sort_keys=True)] = (message, args)

    match = regnum.new(game, seats, seed)
    players = [bots.make("random", game, seed + seat) for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        sight = seen.see(match, decision.seat)
        asked = next(one for one in sight.asked if one.id == decision.id)
        hear(asked.prompt, asked.args)
        for option in (*asked.options, *asked.anytime):
            hear(option.label, {**asked.args, **option.args})
        reasons = asked.reasons(())
        for option, reason in reasons:
            hear(reason.message, reason.args)
            hear(option.label, {**asked.args, **option.args})
        for _, reason in reasons.unlisted:
            hear(reason.message, reason.args)
        match.answer(decision, players[decision.seat].answer(sight, asked), seat=decision.seat)
    for line in match.journal(0):
        hear(line.message, line.args)
    return found


def things_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*map(things_in, value.values()))
    return {part for part in str(value).split("+") if ":" in part}


def main(game: str) -> None:
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        found |= said_in(game, seats, seed)
    things = sorted(set().union(*(things_in(args) for _, args in found.values())))
    texts = {language: Texts(game, language, ["Ala", "Bartek"]) for language in LANGUAGES}
    json.dump(
        {
            "names": {
                language: [[thing, case, say.name(thing, case)] for thing in things for case in CASES]
                for language, say in texts.items()
            },
            "said": {
                language: [[message, args, say(message, args)] for message, args in found.values()]
                for language, say in texts.items()
            },
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main(sys.argv[1])
