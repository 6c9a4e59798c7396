"""Abyss as it is drawn: everything a player at the table would see, at every width, in both languages."""

import io

import pytest
import yaml
from rich.console import Console, RenderableType

import regnum
from regnum.games.abyss.catalogue import LORDS, RACE_ID
from regnum.kernel.chance import Rng
from regnum.scenes import Scene
from regnum.seen import see
from regnum.terminal.rulebook import paragraph
from regnum.terminal.table import drawing
from regnum.terminal.words import Words
from regnum.texts import LANGUAGES
from tests.repository.project_files import ROOT
from tests.terminal.sitting import plain


def printed(drawn: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(drawn)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_and_hides_nothing_that_lies_open(language: str, width: int) -> None:
    match = Scene(
        "abyss",
        4,
        options={"first": "0"},
        seats=[
            {"pearls": 7, "hand": ["crab 1", "crab 1", "squid 3"], "lords": ["oracle", "treasurer"], "tokens": [2, 4]},
            {"pearls": 2, "hand": ["jellyfish 5"], "lords": ["opportunist"], "turned": ["opportunist"], "keys": 2},
            {"affiliated": ["seahorse 2", "shellfish 4"], "locations": [{"jail": ["hermit"]}]},
            {"locations": [{"oceanic-senate-assembly": ["aquaculturalist", "landowner"]}], "tokens": [3]},
        ],
        court=["seeker", "master-of-magic", "commander", "sage"],
        available=["chasm", "nest-of-giant-clams"],
        threat=5,
        council={"crab": [2, 3]},
    ).match
    words = Words("abyss", language, ["Ala", "Triton", "Doris", "Proteus"])
    table = printed(drawing(words, ["me", "random", "random", "random"]).table(see(match, 0), width), width)
    assert max(len(line) for line in table.splitlines()) <= width
    text = plain(table)
    view = match.view(0)
    for thing in view.court:
        lord = next(one for one in LORDS.values() if f"lord:{one.slug}" == thing)
        assert words.name(thing) in text
        assert f"{lord.cost} · {words.count('races', lord.races)}" in text
        if lord.race >= 0:
            assert f"· {words.name(RACE_ID[lord.race])} {words('points', count=lord.influence)}" in text
    lords = ("oracle", "treasurer", "opportunist", "hermit", "aquaculturalist", "landowner")
    for lord_name in lords:
        assert words.name(f"lord:{lord_name}") in text
    for place in ("chasm", "nest-of-giant-clams", "jail", "oceanic-senate-assembly"):
        assert words.name(f"location:{place}") in text
    assert f"{words.name('race:crab')} 1 1 · {words.name('race:squid')} 3" in text
    assert f"{words.name('race:seahorse')} 2 · {words.name('race:shellfish')} 4" in text
    assert words("state-turned") in text
    assert "(2, 4)" in text
    # Another's hand and another's tokens are counted, not shown.
    assert f"{words.name('race:jellyfish')} 5" not in text
    assert "(3)" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_match_can_be_drawn(language: str) -> None:
    match = regnum.new("abyss", players=4, seed=8)
    words = Words("abyss", language, ["Ala", "Basia", "Celina", "Danka"])
    drawn = drawing(words, ["me"] * 4)
    chance = Rng(2)
    while not match.over:
        d = match.decisions[chance.below(len(match.decisions))]
        seen = see(match, d.seat)
        for picture in (drawn.table(seen, 80), drawn.glance(seen, 80)):
            if picture is not None and match.answered % 5 == 0:
                assert max(len(line) for line in printed(picture, 80).splitlines()) <= 80
        match.choose(d, match.sample(d, chance))
    assert match.result is not None
    sheet = printed(drawn.sheet(match.result, 80), 80)
    assert max(len(line) for line in sheet.splitlines()) <= 80


@pytest.mark.parametrize(
    ("language", "typed", "thing"),
    [
        ("pl", "łowca niewolników", "lord:slaver"),
        ("pl", "lowca niewolnikow", "lord:slaver"),
        ("pl", "slaver", "lord:slaver"),
        ("en", "the slaver", "lord:slaver"),
        ("en", "SLAVER", "lord:slaver"),
        ("en", "abyss", "location:abyss"),
        ("en", "senate", "location:oceanic-senate-assembly"),
    ],
)
def test_a_card_is_found_by_what_people_type(language: str, typed: str, thing: str) -> None:
    assert drawing(Words("abyss", language, []), []).find(typed) == [thing]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_paragraph_to_show(language: str) -> None:
    inventory = yaml.safe_load((ROOT / "src/regnum/games/abyss/rules/inventory.yaml").read_text("utf-8"))
    ids = [rule["id"] for section in inventory["sections"] for rule in section["rules"]]
    assert len(ids) == 240
    missing = [rule for rule in ids if not paragraph("abyss", language, rule)]
    assert missing == []
    assert all("<a id" not in str(paragraph("abyss", language, rule)) for rule in ids)


def test_a_paragraph_is_one_paragraph() -> None:
    item = paragraph("abyss", "en", "18.7")
    assert item is not None
    assert item.startswith("**Take one that lies face up.**")
    assert "Draw from the stack" not in item
    row = paragraph("abyss", "en", "8.20")
    assert row is not None
    assert row.splitlines()[0].startswith("| Space")
    assert len(row.splitlines()) == 3
    assert paragraph("abyss", "en", "99.1") is None
