"""Chronicles as documents: what is read and refused, what is written as a save string, what a story is told of."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath import document, saga, tts
from regnum.games.oath.catalogue import CARD_OF, CARD_TTS, CARDS, OATH_TTS, OATHS, RELIC_DECK, SITE_OF, is_vision
from regnum.kernel.errors import BadSetup

SITES = ["plains", "river", "mine", "steppe", "mountain", "marshes", "wastes", "deep-woods"]
"""In the slots from the top of the Cradle."""


def world(**words: Any) -> dict[str, Any]:
    """The world of a first game with eight sites of our choice, changed as told."""
    sites: list[dict[str, Any]] = [{"site": site} for site in SITES]
    sites[0] = {"site": "plains", "faceup": True, "cards": ["longbows"], "relics": ["map"]}
    deck = [CARDS[card].slug for card in document.first_game().deck]
    return {"oath": "devotion", "sites": sites, "deck": deck, **words}


def changed(slot: int, **words: Any) -> dict[str, Any]:
    found = world()
    found["sites"][slot] |= words
    return found


# -- reading ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:1.1.a", "oath:1.1.b", "oath:1.1.c", "oath:1.3.a", "oath:1.0.a")
def test_a_document_is_read_slot_by_slot_and_what_it_leaves_out_is_found() -> None:
    found = document.read(world(citizens=["red", "black"], dispossessed=["bracken"], top_relics=["whistle"]))
    assert (OATHS[found.oath], found.citizens, found.fresh) == ("devotion", [1, 5], False)
    assert [site.card for site in found.sites] == [SITE_OF[site] for site in SITES]
    assert [site.faceup for site in found.sites] == [True] + [False] * 7
    assert (found.sites[0].cards, found.sites[0].relics) == ([CARD_OF["longbows"]], [CARD_OF["map"]])
    assert (found.sites[1].cards, found.sites[1].relics) == ([], [])
    assert (found.dispossessed, found.top_relics) == ([CARD_OF["bracken"]], [CARD_OF["whistle"]])
    assert sorted([*found.relics, CARD_OF["map"], CARD_OF["whistle"]]) == sorted(RELIC_DECK)
    assert len(found.archive) == 198 + 6 - len(found.deck) - 2
    assert CARD_OF["great-spire"] in found.archive
    assert CARD_OF["fallen-spire"] not in found.archive
    assert CARD_OF["bracken"] not in found.archive


@pytest.mark.rule("oath:1.1.b")
def test_an_edifice_on_the_map_is_not_in_the_archive_too() -> None:
    found = document.read(changed(0, cards=["fallen-spire"]))
    assert found.sites[0].cards == [CARD_OF["fallen-spire"]]
    assert CARD_OF["great-spire"] not in found.archive
    assert CARD_OF["ancient-forge"] in found.archive


TWICE = [{"site": site} for site in ["plains", "plains", *SITES[2:]]]
NO_CRADLE = [{"site": site, "faceup": slot == 2} for slot, site in enumerate(SITES)]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        pytest.param({"oaths": 1}, "a chronicle has no oaths; it has: archive, ", marks=pytest.mark.rule("oath:1.1.a")),
        pytest.param({"oath": "greed"}, "oath: one of .*'greed'", marks=pytest.mark.rule("oath:1.3.a")),
        pytest.param({"sites": None}, "sites: 8 of them", marks=pytest.mark.rule("oath:1.1.a")),
        pytest.param({"sites": [{"site": "river"}] * 7}, "sites: 8 of them", marks=pytest.mark.rule("oath:1.1.c")),
        pytest.param({"sites": TWICE}, "sites: a site lies in two places", marks=pytest.mark.rule("oath:1.1.c")),
        pytest.param({"sites": NO_CRADLE}, "a site of the Cradle must be faceup", marks=pytest.mark.rule("oath:1.1.c")),
        pytest.param({"citizens": ["purple"]}, "'purple' is no colour", marks=pytest.mark.rule("oath:1.1.a")),
        pytest.param({"citizens": ["green"]}, "'green' is no colour", marks=pytest.mark.rule("oath:1.1.a")),
        pytest.param({"deck": "wolves"}, "deck: a list of cards", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"deck": ["dragon"]}, "deck: 'dragon' is no such card", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"deck": ["great-spire"]}, "deck: 'great-spire'", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"relics": ["grand-scepter"]}, "relics: 'grand-scepter'", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"archive": ["broken-forge"]}, "archive: 'broken-forge'", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"archive": ["conquest"]}, "archive: 'conquest'", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"dispossessed": ["map"]}, "dispossessed: 'map'", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"dispossessed": ["longbows"]}, "cards: longbows lies", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"relics": ["map"]}, "relics: map lies in two places", marks=pytest.mark.rule("oath:1.1.b")),
        pytest.param({"deck": ["wolves"]}, "needs at least 25 denizens, not 1", marks=pytest.mark.rule("oath:1.1.b")),
    ],
)
def test_what_is_wrong_with_a_document_is_said(words: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        document.read(world(**words))


@pytest.mark.rule("oath:1.1.a", "oath:1.1.b")
@pytest.mark.parametrize(
    ("slot", "words", "says"),
    [
        (1, {"site": "atlantis"}, "sites, cradle-2: .*atlantis.* names no site"),
        (1, {"size": 1}, "sites, cradle-2: unknown words size"),
        (1, {"cards": ["wolves"]}, "sites, cradle-2: nothing lies at a facedown site"),
        (1, {"relics": ["whistle"]}, "sites, cradle-2: nothing lies at a facedown site"),
        (0, {"cards": ["conquest"]}, "cards: 'conquest' is no such card"),
        (0, {"relics": ["grand-scepter"]}, "relics: 'grand-scepter' is no such card"),
        (0, {"cards": ["wolves", "elders", "tents", "longbows"]}, "sites, cradle-1: it holds 3 cards"),
        (0, {"cards": ["great-spire", "fallen-spire"]}, "an edifice lies with both of its sides up"),
    ],
)
def test_what_is_wrong_with_a_site_is_said(slot: int, words: dict[str, Any], says: str) -> None:
    found = changed(slot, **words)
    found["deck"] = [slug for slug in found["deck"] if slug not in words.get("cards", ())]
    with pytest.raises(BadSetup, match=says):
        document.read(found)


@pytest.mark.rule("oath:1.1.b")
def test_as_many_cards_as_a_site_holds_and_one_where_it_holds_none() -> None:
    found = changed(0, cards=["wolves", "longbows", "great-spire"])
    found["deck"].remove("wolves")
    assert len(document.read(found).sites[0].cards) == 3
    found = world()
    found["sites"][1] = {"site": "drowned-city", "faceup": True, "cards": ["salt-the-earth"]}
    assert len(document.read(found).sites[1].cards) == 1


@pytest.mark.rule("oath:1.1.b")
@pytest.mark.card("oath:denizen:salt-the-earth")
def test_salt_that_has_cleared_nothing_lies_beside_a_full_site() -> None:
    """The Prince's When Played powers may be blank: then Salt the Earth ignores the capacity and discards nobody."""
    found = changed(0, cards=["longbows", "great-spire", "ancient-forge", "salt-the-earth"])
    assert len(document.read(found).sites[0].cards) == 4


@pytest.mark.rule("oath:1.1.b")
def test_25_denizens_are_enough_for_a_world_deck() -> None:
    found = world()
    found["deck"] = found["deck"][:25]
    assert len(document.read(found).deck) == 25
    found["deck"] = found["deck"][:24]
    with pytest.raises(BadSetup, match="at least 25 denizens, not 24"):
        document.read(found)


@pytest.mark.rule("oath:1.1.c")
def test_the_second_slot_of_the_cradle_may_be_the_one_faceup() -> None:
    found = world()
    found["sites"][0] = {"site": "plains"}
    found["sites"][1] = {"site": "river", "faceup": True}
    found["deck"].append("longbows")
    assert [site.faceup for site in document.read(found).sites][:3] == [False, True, False]


# -- writing a string ------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.b", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
def test_a_string_is_written_field_by_field() -> None:
    told = {"name": "Realm", "games": 3, "last": {"winner": "white", "name": "Ann"}}
    found = world(citizens=["red", "black"], dispossessed=["bracken"], top_relics=["whistle"], chronicle=told)
    text = tts.from_document(found)
    save = tts.decode(text)
    assert (save.version, save.games, save.name, save.active) == ((3, 3, 1), 3, "Realm", 0)
    assert (save.citizens, save.oath, save.suit_order) == (0x11, 2, "012345")
    assert save.sites[0] == tts.SavedSite(4, (3, CARD_TTS[CARD_OF["map"]], 255))
    assert save.sites[1] == tts.SavedSite(24 + 5, (255, 255, 255))
    assert len(save.world_deck) == len(found["deck"]) + 5
    assert sorted(save.world_deck)[-5:] == [210, 211, 212, 213, 214]
    visions = [place for place, number in enumerate(save.world_deck) if 210 <= number <= 214]
    assert [sum(place < 12 for place in visions), sum(12 <= place < 30 for place in visions)] == [2, 3]
    assert save.dispossessed == (CARD_TTS[CARD_OF["bracken"]],)
    assert save.relic_deck[0] == CARD_TTS[CARD_OF["whistle"]]
    assert len(save.relic_deck) == 19
    assert (save.previous_citizens, save.winner, save.winner_name) == (0, 0x04, "Ann")
    assert text.startswith("030301000305Realm00110201234504")
    assert text.endswith("000403Ann")


@pytest.mark.rule("oath:8.7.1.c")
@pytest.mark.parametrize(
    ("told", "games", "name", "winner"),
    [
        (None, 0, "Regnum", "UNKNOWN"),
        ({}, 0, "Regnum", "UNKNOWN"),
        ({"games": -1, "last": "?", "name": "x" * 300}, 0, "x" * 255, "UNKNOWN"),
        ({"games": 0, "last": {"name": "y" * 300}}, 0, "Regnum", "y" * 255),
        ({"games": 70000}, 65535, "Regnum", "UNKNOWN"),
        ({"games": "3"}, 0, "Regnum", "UNKNOWN"),
    ],
)
def test_what_a_chronicle_does_not_tell_has_its_usual_value(told: Any, games: int, name: str, winner: str) -> None:
    save = tts.decode(tts.from_document(world(chronicle=told)))
    assert (save.games, save.name, save.winner, save.winner_name) == (games, name, 0, winner)


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.c")
def test_a_site_with_more_than_a_string_can_hold_is_named() -> None:
    found = changed(0, cards=["longbows", "great-spire", "ancient-forge"])
    with pytest.raises(BadSetup, match="sites, cradle-1: a save string has room for 3 cards and relics, not for 4"):
        tts.from_document(found)
    found["sites"][0]["relics"] = []
    assert tts.decode(tts.from_document(found)).sites[0].cards[0] == 3


@pytest.mark.rule("oath:8.7.1.c")
def test_a_string_that_was_read_is_given_back_only_for_the_same_world_and_name() -> None:
    text = tts.from_document(world(), name="Realm")
    found = tts.to_document(text)
    assert tts.from_document(found) == text
    assert tts.from_document({**found, "archive": []}) == text
    other = tts.from_document(found, name="Other")
    assert tts.decode(other).name == "Other"
    assert tts.decode(tts.from_document({**found, "oath": "people"})).oath == 1
    with pytest.raises(BadSetup, match="chronicle: a JSON object is expected"):
        tts.from_document({**found, "chronicle": "?"})


@pytest.mark.rule("oath:8.7.1.a", "oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e")
def test_a_string_is_read_field_by_field() -> None:
    text = tts.from_document(world(citizens=["yellow"], dispossessed=["bracken"], top_relics=["whistle"]), name="R")
    found = tts.to_document(text)
    assert found["citizens"] == ["yellow"]
    assert found["sites"][0] == {"site": "plains", "faceup": True, "cards": ["longbows"], "relics": ["map"]}
    assert found["sites"][1] == {"site": "river"}
    assert found["dispossessed"] == ["bracken"]
    assert len(found["top_relics"]) == 4
    assert "whistle" in found["top_relics"]
    assert len(found["relics"]) == 15
    assert found["deck"] == sorted(world()["deck"])
    told = found["chronicle"]
    assert (told["name"], told["games"], told["tts"]) == ("R", 0, text)
    assert (told["previous_citizens"], told["winner"], told["winner_name"]) == ([], [], "UNKNOWN")


@pytest.mark.rule("oath:8.7.1.c", "oath:8.7.2.a")
def test_strings_before_3_3_1_name_no_winner() -> None:
    text = tts.from_document(world(), name="R")
    old = "030300" + text[6 : -len("000007UNKNOWN")]
    assert "winner" not in tts.to_document(old)["chronicle"]
    assert tts.encode(tts.decode(old)) == old
    with pytest.raises(BadSetup, match=r"version: strings of 3.0.9 cannot be read, only of 3.1.0 and later"):
        tts.decode("030009" + text[6:])
    with pytest.raises(BadSetup, match="the end: 2 characters too many, from character"):
        tts.decode(old + "00")
    with pytest.raises(BadSetup, match="'0G' at character 3 is no number of 2 hexadecimal digits"):
        tts.decode("030G")
    with pytest.raises(BadSetup, match="chronicle_name_length: at least 1 is expected, not 0"):
        tts.decode("030301" + "0000" + "00")
    with pytest.raises(BadSetup, match="sites, cradle-1, card 3: 'GF' at character"):
        tts.decode(text.replace("012345" + text[text.index("012345") + 6 :][:6], "012345" + "0403EA" + "GF"))
    with pytest.raises(BadSetup, match="game_count: the string ends at character 8, before it"):
        tts.decode("03030100")


@pytest.mark.rule("oath:8.7.1.a")
def test_a_facedown_site_with_cards_is_refused_by_the_world_and_not_lost() -> None:
    text = tts.from_document(world(), name="R")
    start = text.index("012345") + 6
    assert text[start : start + 8] == "0403EDFF"[:4] + f"{CARD_TTS[CARD_OF['map']]:02X}FF"
    facedown = f"{text[:start]}{4 + 24:02X}{text[start + 2 :]}"
    with pytest.raises(BadSetup, match="sites, cradle-1: nothing lies at a facedown site"):
        tts.to_document(facedown)


@pytest.mark.rule("oath:8.7.1.c")
def test_the_numbers_of_oaths_and_visions() -> None:
    assert dict(zip(OATHS, OATH_TTS, strict=True)) == {"supremacy": 0, "people": 1, "protection": 3, "devotion": 2}
    numbers = {card.slug: CARD_TTS[card.number] for card in CARDS if is_vision(card.number)}
    assert numbers == {"conquest": 214, "rebellion": 211, "sanctuary": 210, "faith": 213, "conspiracy": 212}


# -- the story -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:1.0.a", "oath:1.3.a", "oath:8.7.1.b")
def test_the_world_of_a_new_chronicle() -> None:
    first = saga.first_world()
    document.read(first)
    assert [site.get("faceup", False) for site in first["sites"]] == [
        True,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
    ]
    assert len({site["site"] for site in first["sites"]}) == 8
    assert first["sites"][0] == {"site": "plains", "faceup": True, "cards": ["longbows"], "relics": []}
    assert len(first["sites"][2]["relics"]) == 1
    assert len(first["relics"]) == 19
    assert (len(first["deck"]), len(first["archive"])) == (51, 150)
    assert saga.under(None) == "oath:supremacy"
    assert saga.under(world()) == "oath:devotion"


@pytest.mark.rule("oath:8.7.1.b", "oath:8.8.e")
def test_the_map_and_the_suits_that_a_story_is_told_of() -> None:
    found = changed(0, cards=["longbows", "great-spire", "broken-forge"])
    laid = saga.sites(found)
    assert laid[0] == (
        "cradle-1",
        "site:plains",
        [
            ("denizen:longbows", "order", False),
            ("edifice:great-spire", "arcane", True),
            ("edifice:broken-forge", None, True),
        ],
    )
    assert laid[1] == ("cradle-2", None, [])
    assert [slot for slot, _, _ in saga.sites(None)][7] == "hinterland-3"
    assert saga.suits(found) == dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 9) | {
        "arcane": 8,
        "nomad": 8,
    }
    assert saga.suits(None)["order"] == 9
