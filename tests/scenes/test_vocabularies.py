"""What holds for the words of every game: they are told, documented, and asked as they are laid."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.games import find, names
from regnum.kernel.chance import Rng, seeded
from regnum.kernel.errors import BadScene
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.scenes import naming
from regnum.scenes.files import SceneReader
from regnum.scenes.page import page
from regnum.vocabulary import Group, Seats

ROOT = Path(__file__).parents[2]
GAMES = [name for name in names() if find(name).vocabulary is not None]
FILES = sorted(path for game in GAMES for path in (ROOT / "tests" / "games" / game / "scenes").glob("*.yaml"))


@pytest.mark.parametrize("game", names())
def test_every_game_has_scenes(game: str) -> None:
    assert find(game).vocabulary is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_words_is_up_to_date(game: str) -> None:
    path = ROOT / "docs" / f"scenes-{game}.md"
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    assert written == page(find(game)), f"run: regnum scene --words {game} > docs/scenes-{game}.md"
    assert f"scenes-{game}.md" in (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")


def untold(words: Group, told: Any, path: str = "") -> list[str]:
    """Words of which `tell` says nothing, and things it says for which there is no word."""
    wrong = [f"{path}{name}" for name in {*words.words} ^ {*told}]
    for name, word in words.words.items():
        kind, value = word.kind, told.get(name)
        if isinstance(kind, Seats):
            for seat, one in enumerate(value):
                wrong += untold(kind.group, one, f"{name}.{seat}.")
        elif isinstance(kind, Group) and value is not None:
            wrong += untold(kind, value, f"{name}.")
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_told_of_every_table(game: str) -> None:
    rules = find(game)
    for players in rules.seats:
        match = Match.start(rules, Setup(players), players)
        rng = Rng(players, 0)
        for _ in range(60):
            if match.over:
                break
            d = match.decisions[0]
            match.choose(d, match.sample(d, rng))
            assert untold(rules.vocabulary.table, rules.vocabulary.tell(match.table.s)) == []
            rules.vocabulary.describe(match.table.s)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_what_a_scene_lays_is_so_when_it_is_asked_in_the_same_words(path: Path) -> None:
    words = yaml.load(path.read_text(encoding="utf-8"), Loader=SceneReader)
    table = words.get("table") or {}
    if table != "setup":
        same_when_asked(words["game"], words["seats"], words.get("options") or {}, table)


def same_when_asked(game: str, players: int, options: dict[str, str], table: dict[str, Any]) -> None:
    rules = find(game)
    setup = rules.check(Setup(players, options))
    state = rules.vocabulary.lay(setup, table, seeded(1))
    rules.vocabulary.check(setup, state, table)


FULL = {
    "abyss": (
        3,
        {
            "seats": [
                {"pearls": 4, "hand": ["crab 3", "squid 5"], "affiliated": ["seahorse 1"]},
                {"lords": ["jailer", "Shaman"], "turned": ["shaman"], "locations": ["jail", {"abyss": ["keeper"]}]},
                {"tokens": [2, 4], "keys": 3},
            ],
            "turn": 1, "deck": ["monster", "crab 1"], "lords": ["elder"], "stack": ["depths"], "tokens": [3],
            "court": ["slaver", "oracle"], "council": {"crab": [2, 4]}, "track": ["squid 1", "monster"],
            "discard": ["squid 2"], "available": ["chasm"], "gone": ["sage"], "sunk": ["barracks"], "threat": 3,
            "exploring": True, "sold": 1, "buyers": [0], "used": ["slaver"], "extra": True, "ending": 2,
        },
    ),
    "paladins": (
        2,
        {
            "seats": {
                0: {
                    "faith": 2, "workers": ["scout", "cleric"], "placed": {"fortify": ["merchant", None, "scout"]},
                    "workshops": {"commission": [2]}, "monks": [1], "outposts": 2, "walls": 2, "jars": [4],
                    "attacked": ["viking-thief"], "converted": ["viking-lookout"], "suspicions": [0, 2], "unpaid": 1,
                    "paid": 2, "passed": False, "silver": 3, "provisions": 4, "crew": ["abbot-1"], "paladin": "roland",
                    "on_top": ["anseis"], "deck": ["oliver", "samson"], "bottom": ["ivon"], "used": ["otton"],
                },
                1: {"drawn": ["oliver"], "deck": ["samson", "ivon"], "workers": []},
            },
            "round": 3, "phase": "actions", "first": 1, "turn": 0, "pool": 4,
            "townsfolk": ["acolyte-1", None, "squire-2", "peddler-1", "acolyte-3"],
            "outsiders": ["viking-adventurer", None, None, None, None, None],
            "townsfolk_deck": ["defender-1"], "outsider_deck": ["saracen-warrior"], "walls": ["labourer-fighter"],
            "tavern_deck": ["9"], "suspicion_deck": [2, 0], "townsfolk_discard": ["defender-2"],
            "outsider_discard": ["viking-guardian"], "tavern_discard": ["10"], "suspicion_discard": [1],
            "tavern": ["1", "2", "3"], "tavern_taken": {"2": 1}, "orders": ["fortify", "attack", "convert"],
            "favours": ["supplies"], "favour_workers": {"supplies": "scout"}, "supply": {"criminal": 0},
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", FULL)
def test_every_word_that_may_be_laid_may_be_asked(game: str) -> None:
    players, table = FULL[game]
    words = find(game).vocabulary.table.words
    assert set(table) == {name for name, word in words.items() if not word.asked} - {"opponent"}
    same_when_asked(game, players, {}, table)


def test_the_words_of_the_solo_opponent() -> None:
    opponent = {
        "faith": 1, "workers": ["scout"], "resource": 3, "stacking": ["influence", "faith", "strength"],
        "scheme": "recruit", "schemes": ["conspire"], "schemes_discard": ["pray"], "jars": [2, 5], "passed": True,
    }  # fmt: skip
    same_when_asked("paladins", 1, {}, {"opponent": opponent})


@pytest.mark.parametrize("game", GAMES)
def test_names_in_either_language_are_answers(game: str) -> None:
    """At moments of random matches: an option's words and the name of what it points at mean it, or several."""
    rules = find(game)
    match = Match.start(rules, Setup(rules.seats[-1]), 5)
    rng = Rng(5, 0)
    meant: set[str] = set()
    for _ in range(150):
        if match.over:
            break
        d = match.decisions[0]
        args = d.question.prompt_args(match.table, d)
        offered = [*d.options, *d.anytime]
        for option in offered[:6]:
            for words in sorted(naming.labels(rules, option, args) | naming.names(rules, option.target)):
                alike = [one.key for one in offered if words in naming.labels(rules, one, args)]
                alike = alike or [one.key for one in offered if words in naming.names(rules, one.target)]
                if len(set(alike)) > 1 and words not in [one.key for one in offered]:
                    with pytest.raises(BadScene, match="may be any of"):
                        naming.meant(rules, words, offered, [], args)
                else:
                    meant.add(naming.meant(rules, words, offered, [], args))
        match.choose(d, match.sample(d, rng))
    assert len(meant) > 5
