"""Save strings of Tabletop Simulator."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games import find
from regnum.games.oath import document, tts
from regnum.games.oath.catalogue import CARD_OF, CARD_TTS, CARDS
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.lab.chronicle import worlds

SAMPLES = [
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF21FFFFFF1EFFFFFF3B3F67266B"
    "0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C519E89557306C3"
    "9A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407UNKNOWN",
    "030100000710Empire and Exile00180234152011FFFFFF21FFFFFF0AFFFFFF25FFFFFF1FFFFFFF05FFFFFF2EFFFFFF2AFFFFFF4107D313A9"
    "0BC301411BD4B96FBF0509399EA684173132A89AD6D223D53F107F481214751F438CA3352F2A64614B080AAFA20F1D8A727D1EC0332D55605B"
    "2C8B3E211E110C222E201A290D261502242803192B2718253004341606000E4A971CAB02E8DE",
]


@pytest.mark.rule("oath:8.7.1.b", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
@pytest.mark.parametrize("text", SAMPLES)
def test_what_is_read_is_written_back_to_the_letter(text: str) -> None:
    assert tts.encode(tts.decode(text)) == text
    assert tts.from_document(tts.to_document(text)) == text


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
def test_what_a_string_says() -> None:
    found = tts.to_document(SAMPLES[0])
    assert (found["oath"], found["citizens"]) == ("people", ["blue"])
    assert found["sites"][0] == {"site": "narrow-pass", "faceup": True, "cards": [], "relics": ["horned-mask"]}
    assert found["sites"][1] == {"site": "wastes"}
    assert found["chronicle"]["name"] == "Empire and Exile"
    assert (found["chronicle"]["games"], found["chronicle"]["winner"]) == (2, ["white"])
    assert len(found["deck"]) == 54
    read = document.read(found)
    assert len(read.relics) + len(read.top_relics) == 19


@pytest.mark.rule("oath:1.1.a", "oath:1.1.b", "oath:8.7.1.c")
def test_a_game_begins_from_a_string() -> None:
    game = find("oath")
    match = Match.start(game, game.check(Setup(3, {}, tts.to_document(SAMPLES[0]))), 1)
    assert game.audit(match.table.s) == []


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "version_major"),
        ("02" + SAMPLES[0][2:], "version: strings of 2.3.1"),
        ("0x" + SAMPLES[0][2:], "version_major"),
        (SAMPLES[0][:6] + "000g" + SAMPLES[0][10:], "game_count"),
        (SAMPLES[0][:10] + "00" + SAMPLES[0][28:], "chronicle_name_length"),
        (SAMPLES[0][:20], "chronicle_name: the string ends"),
        (SAMPLES[0].replace("0002010123", "0042010123"), "citizens: 42"),
        (SAMPLES[0].replace("0002010123", "0002070123"), "oath: 07"),
        (SAMPLES[0].replace("0123450C", "0123440C"), "suit_order"),
        (SAMPLES[0].replace("0CFFFFDF", "17FFFFDF"), "sites, cradle-1: 17"),
        (SAMPLES[0].replace("0CFFFFDF", "FFFFFFDF"), "sites, cradle-1: FF"),
        (SAMPLES[0].replace("0CFFFFDF", "0CFFFFD2"), "sites, cradle-1, card 3: D2"),
        (SAMPLES[0].replace("3B3F67", "3B3FD9"), "world_deck, card 2: D9"),
        (SAMPLES[0].replace("3B3F67", "3BZZ67"), "world_deck, card 1: 'ZZ'"),
        (SAMPLES[0].replace("3B3F67", "3B3F3F"), "cards: .* two places"),
        (SAMPLES[0].replace("3B3F67", "3BD6D6"), "world_deck: .* twice"),
        (SAMPLES[0].replace("13E0E2", "13E000"), "relic_deck, card 2: 00"),
        (SAMPLES[0] + "!", "the end: 1 characters too many"),
        (SAMPLES[0][:-1], "winner_name"),
    ],
)
def test_what_is_wrong_is_named_by_its_field(text: str, field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        tts.to_document(text)


@pytest.mark.rule("oath:8.7.1.c")
def test_every_card_and_site_has_a_number_of_its_own() -> None:
    assert len(set(CARD_TTS)) == len(CARDS)
    assert [CARD_TTS[CARD_OF[slug]] for slug in ("wrestlers", "fallen-spire", "conquest", "map")] == [0, 207, 214, 234]


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.b", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
def test_a_chronicle_of_ours_goes_over_and_comes_home() -> None:
    for world in worlds("oath", 6):
        text = tts.from_document(world, name="Zażółć gęślą jaźń")
        back = tts.to_document(text)
        for name in ("oath", "sites", "deck", "dispossessed", "citizens"):
            assert back[name] == world[name]
        assert sorted([*back["relics"], *back["top_relics"]]) == sorted([*world["relics"], *world["top_relics"]])
        assert back["chronicle"]["name"] == "Zażółć gęślą jaźń"
        assert tts.from_document(back) == text
        assert tts.from_document(world, name="Zażółć gęślą jaźń") == text


@pytest.mark.rule("oath:8.7.1.b", "oath:8.7.1.c")
def test_a_world_that_has_gone_on_gets_a_string_of_its_own() -> None:
    found = tts.to_document(SAMPLES[0])
    found["oath"] = "devotion"
    text = tts.from_document(found)
    assert text != SAMPLES[0]
    assert tts.to_document(text)["oath"] == "devotion"


def mutated(text: str, rng: Rng) -> str:
    """Somewhere a character is changed, lost, doubled or moved, or the string is cut or glued to another."""
    letters = "0123456789ABCDEF0123456789ABCDEFfgZ!{ \u017c"
    for _ in range(1 + rng.below(3)):
        i = rng.below(len(text) + 1)
        what = rng.below(6)
        if what == 0:
            text = text[:i] + letters[rng.below(len(letters))] + text[i + 1 :]
        elif what == 1:
            text = text[:i] + text[i + 1 :]
        elif what == 2:
            text = text[:i] + text[i : i + 2] + text[i:]
        elif what == 3:
            text = text[: i & ~1] + f"{rng.below(256):02X}" + text[(i & ~1) + 2 :]
        elif what == 4:
            text = text[:i]
        else:
            text = text[:i] + SAMPLES[rng.below(len(SAMPLES))][i:]
    return text


def fuzz(times: int, seed: int) -> tuple[int, int]:
    """How many mutated strings were refused, and how many were chronicles."""
    rng = Rng(seed)
    refused = good = 0
    game = find("oath")
    for _ in range(times):
        text = mutated(SAMPLES[rng.below(len(SAMPLES))], rng)
        try:
            found: dict[str, Any] = tts.to_document(text)
        except BadSetup:
            refused += 1
            continue
        good += 1
        assert tts.from_document(found) == text
        assert game.check(Setup(2, {}, found)).document == found
    return refused, good


@pytest.mark.rule("oath:8.7.1.c")
def test_500_mutated_strings_are_refused_or_valid() -> None:
    refused, good = fuzz(500, 1)
    assert refused > 100
    assert good > 10


@pytest.mark.slow
def test_10000_mutated_strings_are_refused_or_valid() -> None:
    refused, good = fuzz(10_000, 2)
    assert refused + good == 10_000
