"""Paladins as it is drawn: everything a player at the table would see, at every width, in both languages."""

import io
from pathlib import Path

import pytest
import yaml
from rich.console import Console, RenderableType

import regnum
from regnum.games.paladins.catalogue import OUTSIDERS
from regnum.kernel.chance import Rng
from regnum.library import cards
from regnum.scenes import Scene
from regnum.seen import see
from regnum.terminal.rulebook import paragraph
from regnum.terminal.table import drawing
from regnum.terminal.words import Words
from regnum.texts import LANGUAGES
from tests.repository.project_files import ROOT
from tests.terminal.sitting import Screen, option, plain

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def printed(drawn: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(drawn)
    return out.getvalue()


def widest(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def a_table() -> Scene:
    return Scene(
        "paladins",
        2,
        options={"first": "0"},
        round=4,
        pool=3,
        orders=["fortify", "attack", "commission"],
        favours=["credit", "pray"],
        favour_workers={"pray": "labourer"},
        townsfolk=["abbot-3", None, "squire-2", "peddler-1", "debt-collector-2"],
        outsiders=[
            "viking-thief",
            "saracen-mercenary-1",
            "byzantine-archer",
            "viking-barbarian",
            "saracen-warrior",
            None,
        ],
        seats=[
            {
                "silver": 4,
                "provisions": 2,
                "faith": 3,
                "strength": 1,
                "influence": 5,
                "workers": ["scout", "scout", "cleric", "criminal"],
                "placed": {"hunt": ["labourer", "scout"]},
                "workshops": {"commission": [2]},
                "monks": [1, 5],
                "walls": ["vp-2"],
                "paladin": "ivon",
                "on_top": ["oliver"],
                "crew": ["acolyte-1", "missionary-2"],
                "converted": ["viking-armourer"],
                "suspicions": [0, 2],
                "unpaid": 1,
            },
            {"workers": ["fighter"], "outposts": [2], "paid": 2, "paladin": "roland", "jars": 3},
        ],
    )


@both_languages
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_and_hides_nothing_that_lies_open(language: str, width: int) -> None:
    match = a_table().match
    words = Words("paladins", language, ["Ala", "Roland"])
    table = printed(drawing(words, ["me", "greedy"]).table(see(match, 0), width), width)
    assert widest(table) <= width
    text = plain(table)

    def named(thing: str) -> str:
        return words.name(thing).removeprefix("The ")

    for card in ("townsfolk:abbot-3", "townsfolk:squire-2", "townsfolk:peddler-1", "townsfolk:debt-collector-2"):
        assert named(card).split()[0] in text
    for card in ("viking-thief", "saracen-mercenary-1", "byzantine-archer", "viking-barbarian", "saracen-warrior"):
        assert named(f"outsider:{card}").split()[0] in text
    assert f"{words.name('attribute:faith')} 3+3 · {words.name('attribute:strength')} 1+1" in text
    assert words.count("worker-scout-count", 2) in text
    assert words.count("suspicions", 2) in text
    assert words.count("unpaid-debts", 1) in text
    assert words.count("paid-debts", 2) in text
    for order, points in (("fortify", 4), ("attack", 6), ("commission", 8)):
        assert f"{words('points', count=points)}: {words.name(f'action:{order}')} ×5" in text
    assert (
        f"{named('townsfolk:acolyte-1')} ({words.name('action:commission')}: {words.name('worker:labourer')})" in text
    )
    assert words("play-paladins-pool", count=3) in text
    assert words("play-paladins-piece", piece="outpost", player="seat:1") in text
    # Commission with a workshop in the middle takes a scout and a cleric; Ivon feeds the monks.
    assert f"{words.name('worker:scout')}, {words.name('worker:cleric')} {words.name('attribute:faith')} →" in text
    # The one who put Oliver back on the deck knows it, the other does not.
    assert words.name("paladin:oliver") in text
    other = plain(printed(drawing(words, ["me", "me"]).table(see(match, 1), width), width))
    assert words.name("paladin:oliver") not in other


@both_languages
def test_a_turn_in_the_middle_of_a_round_needs_fewer_lines(language: str) -> None:
    match = a_table().match
    words = Words("paladins", language, ["Ala", "Roland"])
    drawn = drawing(words, ["me", "greedy"])
    whole, glance = drawn.table(see(match, 0), 80), drawn.glance(see(match, 0), 80)
    assert glance is not None
    text = printed(glance, 80)
    assert len(text.splitlines()) < len(printed(whole, 80).splitlines()) * 0.7
    assert words("play-paladins-whole-table").split(";")[0] in plain(text)


@both_languages
@pytest.mark.parametrize("players", [1, 4])
def test_every_moment_of_a_match_can_be_drawn(language: str, players: int) -> None:
    match = regnum.new("paladins", players=players, seed=8)
    words = Words("paladins", language, ["Ala", "Basia", "Celina", "Danka"][:players])
    drawn = drawing(words, ["me"] * players)
    chance = Rng(2)
    while not match.over:
        d = match.decisions[chance.below(len(match.decisions))]
        if match.answered % 7 == 0:
            seen = see(match, d.seat)
            for picture in (drawn.table(seen, 80), drawn.glance(seen, 80), drawn.table(see(match, None), 120)):
                if picture is not None:
                    assert widest(printed(picture, 120)) <= 120
            for asked in seen.asked:
                for one in asked.options:
                    assert "{" not in words.label(one, asked.args) + drawn.detail(asked, one)
        match.choose(d, match.sample(d, chance))
    assert match.result is not None
    sheet = printed(drawn.sheet(match.result, 80), 80)
    assert widest(sheet) <= 80
    totals = sheet.splitlines()
    line = next(line for line in totals if line.startswith(words("play-paladins-score-total")))
    assert sorted(int(figure) for figure in line.split()[1:]) == sorted(one.total for one in match.result.sheet)


@both_languages
def test_the_solo_opponent_is_drawn_and_has_a_column_on_the_pad(language: str) -> None:
    words = Words("paladins", language, ["Ala"])
    drawn = drawing(words, ["me"])
    scene = Scene("paladins", 1, round=2, opponent={"faith": 4, "monks": 2, "workers": ["scout", "scout"]})
    text = plain(printed(drawn.table(see(scene.match, 0), 80), 80))
    assert words.name("opponent") in text
    assert f"{words.name('attribute:faith')} 4" in text
    assert words("play-paladins-resource", space=1) in text
    assert drawn.active(scene.match.view(0)) == 0
    finished = regnum.new("paladins", players=1, seed=3)
    while not finished.over:
        finished.choose(finished.decisions[0], finished.sample(finished.decisions[0], Rng(finished.answered)))
    assert finished.result is not None
    assert words.name("opponent") in printed(drawn.sheet(finished.result, 80), 80)


@both_languages
def test_what_options_are_about(language: str) -> None:
    words = Words("paladins", language, ["Ala", "Roland"])
    drawn = drawing(words, ["me", "me"])
    workers = ["labourer", "scout", "fighter", "cleric", "criminal"]
    seats = [{"workers": workers, "silver": 9, "strength": 9, "faith": 9}, {}]

    def details(question: str, answer: str) -> list[str]:
        tracks = {"outsiders": ["viking-thief", *[None] * 5], "townsfolk": ["abbot-2", *[None] * 4]}
        scene = Scene("paladins", 2, seats=seats, **tracks).answer(answer)
        scene.asks(question)
        asked = see(scene.match, 0).asked[0]
        return [drawn.detail(asked, one) for one in asked.options]

    influence = words.name("reward:influence-1")
    assert details("attack-whom", "attack") == [f"{influence}, {words.name('reward:tax-2')}"]
    scored = words("play-paladins-scores", what=words("play-paladins-counted", counts="suspicions"))
    assert details("convert-whom", "convert") == [f"{words.name('reward:strength-1')}; {scored}"]
    assert details("dismiss-card", "dismiss") == [words.name("reward:pray-1")]
    provision = words.name("reward:provision-1")
    assert details("recruit-card", "recruit") == [f"{provision}; {words.name('action:absolve')}: {provision}"]


@both_languages
def test_every_kind_of_scoring_is_told_as_a_sum(language: str) -> None:
    words = Words("paladins", language, [])
    told = {words("play-paladins-counted", counts=one.scoring.counts) for one in OUTSIDERS}
    assert len(told) == len({one.scoring.counts for one in OUTSIDERS})


@pytest.mark.parametrize(
    ("language", "typed", "things"),
    [
        ("pl", "opat", ["townsfolk:abbot-1", "townsfolk:abbot-2", "townsfolk:abbot-3"]),
        ("pl", "abbot-2", ["townsfolk:abbot-2"]),
        ("pl", "wikinski zlodziej", ["outsider:viking-thief"]),
        ("en", "anseis", ["paladin:anseis"]),
        ("en", "the Viking Thief", ["outsider:viking-thief"]),
        ("en", "ROLAND", ["paladin:roland"]),
        ("en", "vigilante", ["outsider:viking-vigilante", "outsider:saracen-vigilante"]),
    ],
)
def test_a_card_is_found_by_what_people_type(language: str, typed: str, things: list[str]) -> None:
    assert drawing(Words("paladins", language, []), []).find(typed) == things


@both_languages
def test_every_card_has_a_face_with_what_is_not_sure_about_it(language: str) -> None:
    words = Words("paladins", language, [])
    drawn = drawing(words, [])
    for card in cards("paladins"):
        face = drawn.card(card.id)
        assert face is not None
        text = plain(printed(face, 80))
        assert text.startswith(words.name(card.id))
        assert words(f"{card.id.replace(':', '-')}-text") in text
        sure = card.figures["confidence"] == "high"
        assert sure or words(f"note-confidence-{card.figures['confidence']}") in text
    assert drawn.card("worker:scout") is None


@both_languages
def test_every_rule_has_a_paragraph_to_show(language: str) -> None:
    inventory = yaml.safe_load((ROOT / "src/regnum/games/paladins/rules/inventory.yaml").read_text("utf-8"))
    ids = [rule["id"] for section in inventory["sections"] for rule in section["rules"]]
    assert [rule for rule in ids if not paragraph("paladins", language, rule)] == []


@both_languages
def test_a_person_plays_a_turn_at_the_screen(tmp_path: Path, language: str) -> None:
    scene = Scene(
        "paladins",
        2,
        options={"first": "0"},
        seats=[{"workers": ["scout", "labourer", "cleric", "fighter"], "provisions": 1, "faith": 2}, {}],
    )
    screen = Screen(scene.match, tmp_path, ["me", "random"], ["Ala", ""], language=language, width=100)
    place = option("worker:scout", "worker:labourer", "worker:cleric")
    screen.play("!", "? 1", option("commission"), option("space:7"), lambda evening: f"{place(evening)} d", "q")
    assert screen.says("ask-commission-where") in screen.text
    commissions = screen.says("log-commissions", player="seat:0", region=2)
    assert commissions in plain(screen.text)
    assert scene.match.view(0).players[0].board.monks == 1
