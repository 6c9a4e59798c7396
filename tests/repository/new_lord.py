"""A new lord for Abyss, put in as docs/adding-a-card.md says: what to change by hand, and what is written anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

GAME = "src/regnum/games/abyss"

CONTENT = """
[[lord]]
id = 36
slug = "pearl-diver"
guild = "merchant"
influence = 8
cost = 9
races = 2
race = "shellfish"
keys = 0
ability = "recruit"
amount = 4
confidence = "high"
"""

ENGLISH = """
lord-pearl-diver = { $case ->
        [mid] the Pearl Diver
       *[nom] The Pearl Diver
    }
lord-pearl-diver-text = Gain 4 pearls.
"""

POLISH = """
lord-pearl-diver = { $case ->
        [gen] Poławiacza pereł
        [dat] Poławiaczowi pereł
        [acc] Poławiacza pereł
        [ins] Poławiaczem pereł
        [loc] Poławiaczu pereł
       *[nom] Poławiacz pereł
    }
    .gender = m
lord-pearl-diver-text = Dostajesz 4 perły.
"""

TEST = """

@pytest.mark.card("abyss:lord:pearl-diver")
@pytest.mark.rule("abyss:16.3", "abyss:12.6", "abyss:16.1")
def test_pearl_diver() -> None:
    shows_cost("pearl-diver", value=9, races=2, race="shellfish", almost=("shellfish 4", "squid 4"))
    shows_worth("pearl-diver", guild="merchant", influence=8, keys=0)
    brings_pearls("pearl-diver", 4, "shellfish 5", "squid 4")
"""


def after(place: str, words: str) -> Callable[[str], str]:
    """Words put after a place that is there once."""

    def edit(text: str) -> str:
        assert text.count(place) == 1, f"{place!r} stands {text.count(place)} times"
        return text.replace(place, place + words)

    return edit


def both(*edits: Callable[[str], str]) -> Callable[[str], str]:
    def edit(text: str) -> str:
        for one in edits:
            text = one(text)
        return text

    return edit


def instead(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        return text.replace(old, new)

    return edit


BY_HAND: dict[str, Callable[[str], str]] = {
    f"{GAME}/content/lords.toml": lambda text: text + CONTENT,
    f"{GAME}/lords.py": both(
        instead("lord:trader, lord:peddler", "lord:trader, lord:pearl-diver, lord:peddler"),
        after(
            'lord("trader"): partial(gain, "trader", "16.3"),\n',
            '    lord("pearl-diver"): partial(gain, "pearl-diver", "16.3"),\n',
        ),
    ),
    f"{GAME}/locale/en.ftl": after("lord-trader-text = Gain 3 pearls.", ENGLISH.rstrip()),
    f"{GAME}/locale/pl.ftl": after("lord-trader-text = Dostajesz 3 perły.", POLISH.rstrip()),
    f"{GAME}/rules/en.md": after(
        "**The Trader** (10 in 3 races · 9 IP · arrow). Gain 3 pearls.",
        '\n- <a id="lord:pearl-diver"></a>**The Pearl Diver** (9 in 2 races · 8 IP · arrow). Gain 4 pearls.',
    ),
    f"{GAME}/rules/pl.md": after(
        "**Handlarz** (10 w 3 rasach · 9 PW · strzałka). Dostajesz 3 perły.",
        '\n- <a id="lord:pearl-diver"></a>**Poławiacz pereł** (9 w 2 rasach · 8 PW · strzałka). Dostajesz 4 perły.',
    ),
    "tests/games/abyss/lords/test_merchants.py": lambda text: text + TEST,
    "tests/games/abyss/test_content.py": after(
        '    ("elder", "ambassador", 3, 10, 5, None, 3, "recruit", 3),\n',
        '    ("pearl-diver", "merchant", 8, 9, 2, "shellfish", 0, "recruit", 4),\n',
    ),
    "web/src/games/abyss/look.ts": after(
        "  elder: ['turtle', 'rays', 'scallops'],\n", "  'pearl-diver': ['turtle', 'rays', 'none'],\n"
    ),
}
"""The files that somebody changes."""

COUNTED = (
    "tests/games/abyss/test_content.py",
    "tests/games/abyss/test_setup.py",
    "tests/games/abyss/test_lord_cards.py",
    "tests/texts/test_rules_texts.py",
)
"""The files whose tests count what is in the box: they fail until the counts are changed."""

WRITTEN_ANEW = {
    "docs/coverage-abyss.md": "regnum coverage abyss --table docs/coverage-abyss.md",
    "docs/scenes-abyss.md": "regnum scene --words abyss > docs/scenes-abyss.md",
    "tests/games/abyss/records/": "python -m tests.games.golden abyss",
    "tests/games/abyss/test_golden_records.py": "python -m tests.games.golden abyss",
    "web/src/games/abyss/moments.json": "python -m tests.web.moments",
}
"""The files that a command writes, or whose figures it prints."""


def put_in(root: Path) -> None:
    """Change the files of a copy of the project."""
    for name, edit in BY_HAND.items():
        path = root / name
        path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")
