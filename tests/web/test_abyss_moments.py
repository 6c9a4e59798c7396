"""The moments that the browser's board is tested with are those of today's rules, and leave no question out."""

from __future__ import annotations

import json
import re
from pathlib import Path

from regnum.games.abyss import view
from tests.web.abyss_moments import PLACE, text

QUESTION = re.compile(r'Pick(?:Many)?\((?:"([a-z-]+)"|TURN_ACTION)')


def test_moments_are_of_these_rules() -> None:
    assert PLACE.read_text(encoding="utf-8") == text(), "run: python -m tests.web.abyss_moments"


def test_every_question_is_among_the_moments() -> None:
    moments = json.loads(PLACE.read_text(encoding="utf-8"))
    asked = {moment["asked"]["question"] for moment in moments if moment["asked"]}
    sources = [path.read_text(encoding="utf-8") for path in Path(view.__file__).parent.glob("*.py")]
    assert asked == {found or "turn-action" for source in sources for found in QUESTION.findall(source)}
