"""`regnum`, where a match begins from the table that stands in words in `laid.json` beside the data, if there is one.

python -m tests.web.laid_server play --no-open --port 0
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from regnum import games
from regnum.cli import main
from regnum.games import find
from regnum.kernel.game import Setup

WORDS = "laid.json"


def begin_as_laid(name: str, words: Path) -> None:
    """Matches of this game are dealt so in this process."""
    game = find(name)
    dealt = game.deal

    def deal(setup: Setup, rng: int) -> Any:
        if not words.exists():
            return dealt(setup, rng)
        laid = json.loads(words.read_text(encoding="utf-8"))
        if "document" in laid:  # dealt as usual, out of this document if it is one
            return dealt(game.check(replace(setup, document=laid["document"])), rng)
        return game.vocabulary.lay(setup, laid, rng)

    game.deal = deal  # type: ignore[method-assign]


if __name__ == "__main__":
    for game in games():
        begin_as_laid(game, Path(os.environ["REGNUM_DATA"]) / WORDS)
    main()
