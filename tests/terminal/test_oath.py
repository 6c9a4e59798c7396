"""Oath in the terminal: the whole table, a glance, cards and the end, at every width and in both languages."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import regnum
from regnum.games.oath.catalogue import SITE_ID
from regnum.kernel.chance import Rng
from regnum.library import cards
from regnum.scenes import Scene
from regnum.seen import see
from regnum.terminal.table import drawing
from regnum.terminal.words import Words
from regnum.texts import LANGUAGES
from tests.terminal.sitting import Screen, option, plain

both_languages = pytest.mark.parametrize("language", LANGUAGES)
RAW = re.compile(r"\b(?:play-|seat:|site:|slot:|denizen:|relic:|vision:|banner:|role:|suit:|colour:|option-|kind-)\w")
"""Ids and messages that nobody put into words."""


def printed(drawn: RenderableType | None, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(drawn)
    return out.getvalue()


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def a_table() -> Scene:
    """A Chancellor, an Exile with a Vision and an adviser nobody else knows, and a Citizen."""
    return Scene(
        "oath",
        3,
        turn=1,
        round=4,
        title=1,
        usurper=True,
        visions_drawn=3,
        seats=[
            {"at": "mine", "favor": 3, "relics": ["grand scepter"]},
            {
                "at": "steppe",
                "warbands": 6,
                "secrets": 2,
                "facedown_secrets": 1,
                "advisers": ["keep", {"facedown": "elders"}],
                "vision": "faith",
            },
            {"at": "mine", "role": "citizen"},
        ],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 2}, "cards": ["longbows"]},
            "provinces-1": {"site": "mine", "warbands": {"purple": 3}},
        },
        tokens={"longbows": {"favor": 1}},
        banners={"darkest-secret": {"holder": 1, "tokens": 4}},
    )


@both_languages
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_and_hides_nothing_that_lies_open(language: str, width: int) -> None:
    match = a_table().match
    words = Words("oath", language, ["Ala", "Roland", "Ewa"])
    table = printed(drawing(words, ["greedy", "me", "random"]).table(see(match, 1), width), width)
    assert widest(table) <= width
    assert not RAW.search(table)
    text = plain(table)
    for thing in (
        "site:steppe",
        "site:mine",
        "denizen:longbows",
        "denizen:keep",
        "vision:faith",
        "relic:grand-scepter",
    ):
        assert words.name(thing) in text
    for kind, n in (("warband-count", 6), ("secret-count", 2), ("facedown-secret-count", 1), ("favor-count", 3)):
        assert words.count(kind, n) in text
    assert f"{words.name('title:usurper')}: Roland" in text
    assert f"{words.name('banner:darkest-secret')}: {words.count('secret-count', 4)}, Roland" in text
    assert f"{words.name('role:citizen')}" in text
    assert words("play-you") in text
    assert words("play-bot", kind="greedy") in text


@both_languages
def test_a_facedown_adviser_is_named_to_its_owner_alone(language: str) -> None:
    match = a_table().match
    words = Words("oath", language, ["Ala", "Roland", "Ewa"])
    drawn = drawing(words, ["me", "me", "me"])
    secret = words.name("denizen:elders")
    assert secret in plain(printed(drawn.table(see(match, 1), 120), 120))
    for other in (0, 2, None):
        assert secret not in plain(printed(drawn.table(see(match, other), 120), 120))


@both_languages
def test_a_campaign_shows_its_targets_dice_and_odds(language: str) -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "mine"}, {"at": "steppe", "warbands": 5, "advisers": ["longbows"]}],
        sites={"cradle-1": {"site": "steppe", "warbands": {"purple": 1}}, "provinces-1": "mine"},
    )
    scene.answer("campaign", "seat:0", ["site:steppe"], 3)
    words = Words("oath", language, ["Ala", "Ola"])
    drawn = drawing(words, ["me", "me"])
    seen = see(scene.match, 1)
    text = plain(printed(drawn.glance(seen, 100), 100))
    assert f"{words.name('action:campaign')}: Ola → Ala" in text
    assert words.count("attack-die-count", 3) in text
    odds = seen.view.campaign.odds
    assert f"{round(100 * odds.win)} %" in text
    assert not RAW.search(text)


@both_languages
def test_a_match_can_be_followed_to_its_end(language: str) -> None:
    words = Words("oath", language, [""] * 4)
    drawn = drawing(words, ["me"] * 4)
    match = regnum.new("oath", 4, 3)
    rng = Rng(4)
    assert drawn.active(match.view(0)) == 0
    while not match.over:
        d = match.decisions[rng.below(len(match.decisions))]
        if match.answered % 15 == 0:
            seen = see(match, d.seat, with_memory=False)
            asked = next(one for one in seen.asked if one.id == d.id)
            for text in (printed(drawn.table(seen, 80), 80), printed(drawn.glance(seen, 80), 80)):
                assert not RAW.search(text), text
                assert widest(text) <= 80
            assert all(isinstance(drawn.detail(asked, option), str) for option in d.options)
        match.choose(d, match.sample(d, rng))
    assert match.result is not None
    assert match.result.how is not None
    end = plain(printed(drawn.sheet(match.result, 80), 80))
    assert words.name(f"seat:{match.result.winners[0]}") in end


@both_languages
def test_every_card_has_a_face(language: str) -> None:
    words = Words("oath", language, ())
    drawn = drawing(words, ())
    for card in cards("oath"):
        face = printed(drawn.card(card.id), 100)
        assert words.name(card.id) in face
        assert not RAW.search(face), face
        assert "-text" not in face
    assert drawn.card("seat:0") is None


def test_what_is_printed_on_a_card_beside_its_text_is_told() -> None:
    drawn = drawing(Words("oath", "en", ()), ())
    alchemist = printed(drawn.card("denizen:alchemist"), 100)
    assert "Arcane" in alchemist
    assert "Action: place 1 secret" in alchemist
    city = printed(drawn.card("site:ancient-city"), 100)
    assert "room for cards: 2" in city
    assert "3 favor → Order bank" in city
    assert "3 defense dice" in printed(drawn.card("relic:map"), 100)
    assert set(SITE_ID) <= {card.id for card in cards("oath")}


def test_cards_are_found_by_name() -> None:
    drawn = drawing(Words("oath", "pl", ()), ())
    assert drawn.find("dlugie luki") == ["denizen:longbows"]
    assert drawn.find("longbows") == ["denizen:longbows"]
    assert drawn.find("") == []


@both_languages
def test_an_evening_of_oath_can_be_played(language: str, tmp_path: Path) -> None:
    """What is asked, why something is not on offer, a card by its name, and a campaign that is declared."""
    scene = Scene(
        "oath",
        2,
        turn=0,
        seats=[{"at": "steppe", "warbands": 5}, {"at": "mine"}],
        sites={"cradle-1": {"site": "steppe", "warbands": {"red": 1}}, "provinces-1": "mine"},
    )
    screen = Screen(scene.match, tmp_path, ["me", "random"], ["Ala", ""], language=language, width=100)
    screen.play("!", "c longbows", option("campaign"), option("seat:1"), lambda evening: f"{site(evening)} d", "q")
    shown = plain("".join(screen.pages))
    words = Words("oath", language, ["Ala", ""])
    assert words.name("denizen:longbows") in shown
    assert words("ask-act", supply=7, round=1) in shown
    assert words("ask-campaign-dice", attacker="seat:0", defender="seat:1") in shown
    assert not RAW.search(shown)


site = option("site:steppe")


@both_languages
@pytest.mark.parametrize("width", [80, 120])
def test_the_clockwork_prince_shows_his_board_and_his_way(language: str, width: int) -> None:
    prince = {"mask": "BL_threat", "actions": 1, "friends": {"nomad": 3}, "favor": 2, "ambition": 1, "strategy": 3}
    scene = Scene("oath", 1, options={"prince": "chancellor"}, turn=1, prince=prince)
    words = Words("oath", language, ["Ala"])
    drawn = drawing(words, ["me"])
    table = printed(drawn.table(see(scene.match, 0), width), width)
    assert widest(table) <= width
    assert not RAW.search(table)
    text = plain(table)
    assert words.name("automaton:prince") in text
    for message in ("ambition", "threat", "strategy", "friends", "unassigned", "mind", "way"):
        assert words(f"play-oath-{message}") in text
    assert f"{words.name('suit:nomad')} 3" in text
    assert words.name("deed:travel-most-secrets") in text


@both_languages
def test_whoever_decides_for_the_prince_reads_what_he_would_be_asked(language: str, tmp_path: Path) -> None:
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        turn=1,
        prince={"mask": "BL_muster", "actions": 1, "at": "plains", "secrets": 3},
        sites={"cradle-1": {"site": "plains", "cards": ["alchemist"], "warbands": {"purple": 1}}},
    )
    scene.answer("use:denizen:alchemist")
    screen = Screen(scene.match, tmp_path, ["me"], ["Ala"], language=language, width=120)
    screen.play("?", "q")
    shown = plain("".join(screen.pages))
    words = Words("oath", language, ["Ala"])
    his = words("ask-choose-bank", power="denizen:alchemist", player="seat:1")
    assert shown.count(words("play-meant", text=his)) == 2
    assert words("ask-prince-one", power="denizen:alchemist") in shown
    assert not RAW.search(shown)
