"""Crescent Moon in the terminal: the whole table, a glance, cards and the final sheet, in both languages."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

import regnum
from regnum.kernel.chance import Rng
from regnum.seen import see
from regnum.terminal.table import drawing
from regnum.terminal.words import Words


def printed(what: RenderableType | None) -> str:
    out = StringIO()
    Console(file=out, width=120, color_system=None).print(what)
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "fort", "market"), [("en", "Fort", "Near market"), ("pl", "Fort", "Bazar Bliski")]
)
def test_a_match_can_be_followed_to_its_end(language: str, fort: str, market: str) -> None:
    words = Words("crescent_moon", language, [""] * 5)
    drawn = drawing(words, ["me"] * 5)
    match = regnum.new("crescent_moon", 5, 3)
    rng = Rng(4)
    first = printed(drawn.table(see(match, 3), 120))
    assert fort in first
    assert market in first
    while not match.over:
        if match.answered % 9 == 0:
            d = match.decisions[0]
            seen = see(match, d.seat)
            for text in (printed(drawn.table(seen, 120)), printed(drawn.glance(seen, 120))):
                assert "play-" not in text
                assert "ruler:" not in text
        d = match.decisions[rng.below(len(match.decisions))]
        match.choose(d, match.sample(d, rng))
    assert match.result is not None
    sheet = printed(drawn.sheet(match.result, 120))
    assert str(max(match.result.scores)) in sheet
    assert "objective" not in sheet


def test_cards_are_found_by_name() -> None:
    drawn = drawing(Words("crescent_moon", "pl", [""] * 5), ["me"] * 5)
    assert drawn.find("szajch") == ["card:sheikh"]
    assert drawn.find("sheikh") == ["card:sheikh"]
    assert "Szajch" in printed(drawn.card("card:sheikh"))
    assert drawn.card("hex:A1") is None
