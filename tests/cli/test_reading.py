"""games, rules, cards: what can be read about a game."""

import pytest

from tests.cli.conftest import Regnum


def test_the_games_in_the_box(regnum: Regnum) -> None:
    abyss, paladins, crescent_moon, oath = regnum("games", "--json").json["games"]
    assert abyss["name"] == "abyss"
    assert abyss["players"] == [2, 3, 4]
    assert abyss["options"] == {"first": ["random", "0", "1", "2", "3"]}
    assert (paladins["name"], paladins["players"]) == ("paladins", [1, 2, 3, 4])
    assert paladins["options"]["difficulty"] == ["standard", "easy", "hard"]
    assert (crescent_moon["name"], crescent_moon["players"]) == ("crescent_moon", [4, 5])
    assert (oath["name"], oath["players"]) == ("oath", [1, 2, 3, 4, 5, 6])
    plain = regnum("games", "--lang", "pl").out
    assert plain.startswith("abyss: Abyss, 2–4. Zdobywaj sojuszników")
    assert "--set first=random|0|1|2|3" in plain


@pytest.mark.parametrize(("lang", "start"), [("en", "# Abyss: the rules"), ("pl", "# Abyss: zasady gry")])
def test_the_whole_rulebook(regnum: Regnum, lang: str, start: str) -> None:
    ran = regnum("rules", "abyss", "--lang", lang)
    assert ran.out.splitlines()[0].startswith(start)
    assert "<a id" not in ran.out


@pytest.mark.parametrize("rule", ["7.12", "abyss:7.12"])
def test_one_rule(regnum: Regnum, rule: str) -> None:
    found = regnum("rules", "abyss", rule, "--json", "--lang", "pl").json
    assert (found["id"], found["section"]) == ("7.12", "Odkryta karta to sojusznik")
    assert "najwyżej jednego sojusznika" in found["text"]
    assert "<a id" not in found["text"]
    assert found["statement"].startswith("Each other player may buy at most 1 ally")
    shown = regnum("rules", "abyss", rule, "--lang", "pl").out
    assert shown.startswith("7.12  Odkryta karta to sojusznik\n")


def test_a_ruling_and_a_card_are_paragraphs_too(regnum: Regnum) -> None:
    assert "Ten key tokens" in regnum("rules", "abyss", "ruling:key_supply").out
    assert "Each opponent discards 1 ally" in regnum("rules", "abyss", "lord:jailer").out


def test_a_rule_that_is_not_there(regnum: Regnum) -> None:
    ran = regnum("rules", "abyss", "7.99")
    assert ran.status == 2
    assert ran.err.startswith("regnum: the rules of abyss have no paragraph '7.99'; did you mean 7.9")


def test_every_card(regnum: Regnum) -> None:
    cards = regnum("cards", "abyss", "--json").json["cards"]
    assert [card["id"].partition(":")[0] for card in cards] == ["lord"] * 35 + ["location"] * 20
    assert all(card["name"] and card["text"] for card in cards)
    shown = regnum("cards", "abyss", "--lang", "pl").out
    assert all(name in shown for name in ("Nadzorca", "Łowca niewolników", "Parlament"))


JAILER = {
    "id": "lord:jailer",
    "name": "Nadzorca",
    "text": "Każdy przeciwnik odrzuca z ręki 1 wybranego przez siebie sojusznika.",
    "guild": "soldier",
    "influence": 7,
    "cost": 6,
    "races": 3,
    "race": "crab",
    "keys": 0,
    "ability": "recruit",
    "amount": 1,
    "confidence": "high",
    "notes": [],
}


@pytest.mark.parametrize("name", ["jailer", "lord:jailer", "The Jailer", "nadzorca", "NADZORCA"])
def test_a_card_by_any_of_its_names(regnum: Regnum, name: str) -> None:
    assert regnum("cards", "abyss", name, "--lang", "pl", "--json").json["cards"] == [JAILER]


def test_polish_letters_may_be_left_out_and_names_need_no_quotes(regnum: Regnum) -> None:
    assert regnum("cards", "abyss", "lowca", "niewolnikow", "--json").json["cards"][0]["id"] == "lord:slaver"


def test_what_stands_on_a_card_is_shown(regnum: Regnum) -> None:
    shown = " ".join(regnum("cards", "abyss", "elder").out.split())
    for figure in ("The Elder", "ambassador", "Draw 3 locations", "Our sources disagree on a detail"):
        assert figure in shown
    assert shown.count("Our sources disagree") == 1
    translated = " ".join(regnum("cards", "abyss", "barracks").out.split())
    assert "7 IP, and 2 for each of your soldiers" in translated
    assert "The Polish name is our own translation" in translated


def test_how_sure_the_figures_of_a_card_are(regnum: Regnum) -> None:
    squire = " ".join(regnum("cards", "paladins", "squire-1").out.split())
    assert "Dismissed: gain 1 fighter" in squire
    assert squire.count("No source settles this; it is our reconstruction.") == 1
    wall = " ".join(regnum("cards", "paladins", "wall:labourers-3").out.split())
    assert wall.count("please compare with your own copy") == 1
    assert " ".join(regnum("cards", "paladins", "wall:cleric").out.split()).count("worth comparing with your own") == 1
    assert "copy" not in regnum("cards", "paladins", "roland").out
    cards = regnum("cards", "paladins", "--json").json["cards"]
    assert len(cards) == 12 + 24 + 32 + 36 + 16 + 10 + 6 + 3 + 1 + 11
    assert [card["id"] for card in cards if card["confidence"] != "high" and not card["notes"]] == []
    assert {card["id"] for card in cards if card.get("reconstructed")} > {"townsfolk:squire-1", "scheme:pray"}


def test_a_card_that_is_not_there(regnum: Regnum) -> None:
    ran = regnum("cards", "abyss", "jialer")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("regnum: abyss has no card called 'jialer'; did you mean lord:jailer")
    assert regnum("cards", "abyss", "mirrors").err.endswith("did you mean location:city-of-mirrors?\n")
    assert regnum("cards", "abyss", "zzzzzz").err == "regnum: abyss has no card called 'zzzzzz'\n"
