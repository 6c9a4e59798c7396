"""The example scenes of docs/scenes.md, and what a scene that is wrong says."""

from pathlib import Path

import pytest

from regnum.games.abyss.table import AbyssTable
from regnum.kernel.errors import BadScene
from regnum.scenes import Scene, SceneFailed, run_file

SCENES = sorted((Path(__file__).parent / "scenes").glob("*.yaml"))
DOCS = Path(__file__).parents[3] / "docs" / "scenes.md"


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_scene_passes(path):
    report = run_file(path)
    assert report["error"] is None
    assert report["passed"]
    assert report["title"]
    assert report["steps"] > 0


def test_there_is_a_scene_for_each_part_of_a_turn():
    assert {path.stem for path in SCENES} >= {
        "plot",
        "explore",
        "monster",
        "council",
        "recruit",
        "control",
        "end-of-turn",
        "end-of-game",
    }


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_the_documentation_names_the_scene(path):
    assert f"tests/games/abyss/scenes/{path.name}" in DOCS.read_text(encoding="utf-8")


def example(language: str) -> str:
    """The first example of the documentation in that language."""
    return DOCS.read_text(encoding="utf-8").split(f"```{language}\n")[1].split("```")[0]


def test_the_first_examples_of_the_documentation_hold(tmp_path):
    exec(example("python"), {})
    report = run(tmp_path, example("yaml"))
    assert report["error"] is None
    assert report["steps"] == 4


def run(folder: Path, text: str) -> dict:
    path = folder / "scene.yaml"
    path.write_text(text, encoding="utf-8")
    report = run_file(path)
    assert report["file"] == str(path)
    return report


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- plot", "a scene is a mapping"),
        ("{game: abyss}", "at least: game, seats"),
        ("{game: abyss, seats: [2", "is not YAML"),
        ("{game: chess, seats: 2}", "chess"),
        ("{game: abyss, seats: 5}", "for 2 to 4 players"),
        ("{game: abyss, seats: 2, tabel: {}}", "unknown words: tabel"),
        ("{game: abyss, seats: 2, table: {pearls: 3}}", "unknown word 'pearls'"),
        ("{game: abyss, seats: 2, table: {seats: [{pearl: 3}]}}", "unknown word 'pearl'; did you mean pearls?"),
        ("{game: abyss, seats: 2, table: {deck: [crab 6]}}", "there is no exploration card 'crab 6'; did you mean"),
        ("{game: abyss, seats: 2, table: {deck: [crab 5, crab 5]}}", "it lies in deck.0"),
        ("{game: abyss, seats: 2, table: {court: [emperor]}}", "there is no lord 'emperor'"),
        ("{game: abyss, seats: 2, table: {council: {whale: [1]}}}", "there is no race 'whale'"),
        ("{game: abyss, seats: 2, table: {council: [crab]}}", "council: [crab] should be a mapping"),
        ("{game: abyss, seats: 2, table: {council: {crab: 1}}}", "council.crab: 1 should be a list"),
        ("{game: abyss, seats: 2, table: {seats: [3]}}", "seats.0: 3 should be a mapping of: pearls"),
        ("{game: abyss, seats: 2, table: {seats: [{}, {}, {}]}}", "3 seats are described, but 2 play"),
        ("{game: abyss, seats: 2, table: {seats: [{hand: [monster]}]}}", "seats.0.hand: a monster is never"),
        ("{game: abyss, seats: 2, table: {seats: [{keys: 11}]}}", "of key tokens the box holds 10"),
        ("{game: abyss, seats: 2, table: {threat: 7}}", "threat: 7 is not a number from 1 to 6"),
        ("{game: abyss, seats: 2, table: {deck: {next: [crab 1]}}}", "a deck is a list of its next cards"),
    ],
)
def test_a_scene_that_lays_out_no_table_says_why(tmp_path, text, said):
    report = run(tmp_path, text)
    assert not report["passed"]
    assert said in report["error"]
    assert not report["error"].startswith("step")


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("plot", "(4.7)"),
        ("fly", "fly"),
        ("{asks: explore-take}", "seat 0 is asked turn-action, not explore-take"),
        ("{asks: {question: turn-action, seat: 1}}", "nobody is asked (seat 1)"),
        ("{offers: [plot]}", "not offered: plot"),
        ("{offers_only: [explore, plot]}", "offered: explore; expected: explore, plot"),
        ("{refused: {answer: explore, rule: 10.6}}", "explore is offered"),
        ("{refused: {answer: plot, rule: 4.6}}", "the reason cites 4.7 (why-court-full), not 4.6"),
        ("{refused: {answer: plot, rule: 4.70}}", "abyss has no rule '4.70'"),
        ("{refused: {answer: plot, rule: 4.7, with: {spaces: 5}}}", "the reason says spaces = 6, not 5"),
        ("{refused: {answer: plot}}", "the word is missing: rule"),
        ("{refused: {answer: plot, rule: 4.7, wiht: {spaces: 5}}}", "unknown words"),
        ("{refused: plot}", "should be a mapping"),
        ("{would_refuse: {answer: buy, of: explore-bid, seat: 1, rule: 7.13}}", "there is no question 'explore-bid'"),
        ("{holds: {threat: 2}}", "threat: 1, not 2"),
        ("{holds: {treat: 2}}", "unknown word 'treat'; did you mean threat"),
        ("{holds: {discrad: []}}", "unknown word 'discrad'; did you mean discard?"),
        ("{holds: {seats: {0: {perls: 0}}}}", "seats.0: unknown word 'perls'; did you mean pearls?"),
        ("{holds: {council: {crab: [1]}}}", "council.crab: [], not [1]"),
        ("{sees: {seat: 1, threat: 2}}", "threat: 1, not 2"),
        ("{logs: {line: log-plots}}", "0 lines log-plots"),
        ("{logs: {line: log-plotz, times: 0}}", "abyss has no line 'log-plotz'; did you mean log-plots"),
        ("{scores: {winners: [0]}}", "the match is not over"),
        ("{undo: 0}", ""),
        ("{dance: 0}", "is no step"),
        ("{asks: turn-action, offers: [plot]}", "is no step"),
    ],
)
def test_a_step_that_does_not_hold_fails_and_is_named(tmp_path, step, said):
    report = run(tmp_path, f"{{game: abyss, seats: 2, play: [{{asks: turn-action}}, {step}, {{asks: turn-action}}]}}")
    assert not report["passed"]
    assert report["steps"] == 1
    assert report["error"].startswith("step 2: ")
    assert said in report["error"]


def test_what_must_hold_afterwards_is_checked_last(tmp_path):
    report = run(tmp_path, "{game: abyss, seats: 2, play: [explore], afterwards: {deck: 71}}")
    assert report["error"] == "step 2: afterwards: deck: 70 cards, not 71"


def test_a_file_that_is_not_there_says_so(tmp_path):
    assert "cannot be read" in run_file(tmp_path / "nowhere.yaml")["error"]


def test_a_scene_counts_the_components_after_every_answer(monkeypatch):
    def lose(self, payer, to, n):
        payer.pearls -= n

    monkeypatch.setattr(AbyssTable, "hand_over_pearls", lose)
    scene = Scene("abyss", 2, deck=["crab 1"], seats=[{}, {"pearls": 1}])
    scene.answer("explore")
    with pytest.raises(SceneFailed, match="no longer add up: pearls and the treasury's ledger"):
        scene.answer("buy")


def test_an_answer_may_be_a_key_the_words_of_a_label_or_the_name_of_a_thing():
    for answer in ("recruit:lord:shepherd", "Recruit the Shepherd", "shepherd", "lord:shepherd"):
        scene = Scene("abyss", 2, seats=[{"hand": ["seahorse 5", "seahorse 3"]}, {}])
        scene.answer(answer)
        scene.asks("recruit-pay")
        for words in (["ally:seahorse-5", "seahorse 3"], ["Seahorse 5", "konik morski 3"]):
            scene.match.clone().answer(scene.decision().id, scene._raw(scene.decision(), words))


def test_a_name_that_two_options_share_is_no_answer():
    scene = Scene("abyss", 2, seats=[{"lords": ["opportunist"], "hand": ["seahorse 5", "seahorse 3"]}, {}])
    scene.offers("recruit:lord:shepherd", "replace:lord:shepherd")
    with pytest.raises(BadScene, match="'shepherd' may be any of recruit:lord:shepherd, replace:lord:shepherd"):
        scene.answer("shepherd")
    scene.answer("reaper")  # it cannot be recruited: to replace it is all that can be meant
    scene.holds(gone=["reaper"])


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("game: abyss\nseats: 2\nseed: -1\n", "a seed is a whole number"),
        ("game: abyss\nseats: 2\nafterwards: {turn: 9}\nafterwards: {}\n", "a word stands twice: afterwards"),
        ("game: abyss\nseats: 2\n" + "table: " + "[" * 5000, "is not YAML"),
    ],
)
def test_what_cannot_be_a_scene_says_so_in_one_line(tmp_path: Path, text: str, error: str) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text(text, encoding="utf-8")
    report = run_file(path)
    assert not report["passed"]
    assert error in report["error"] or "recursion" in report["error"]
    assert "\n" not in report["error"]


def test_a_date_is_a_title_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text("title: 2020-01-01\ngame: abyss\nseats: 2\n", encoding="utf-8")
    assert run_file(path)["title"] == "2020-01-01"
