"""A scene says what it means or is refused: unknown words, impossible tables, and steps that could not fail."""

from pathlib import Path

import pytest

from regnum.games.abyss import turn
from regnum.kernel.errors import BadScene
from regnum.scenes import Scene, SceneFailed, run_file
from regnum.scenes.files import STEPS

DOCS = Path(__file__).parents[2] / "docs" / "scenes.md"


def run(folder: Path, text: str) -> dict[str, object]:
    path = folder / "scene.yaml"
    path.write_text(text, encoding="utf-8")
    return run_file(path)


ABYSS = "{{game: abyss, seats: 3, table: {table}, play: [{step}]}}"
PALADINS = "{{game: paladins, seats: {seats}, table: {table}, play: [{step}]}}"


@pytest.mark.parametrize(
    ("seats", "table", "said"),
    [
        (1, "{opponent: {silvr: 3}}", "opponent: unknown word 'silvr'"),
        (1, "{opponent: {placed: {sleep: [scout]}}}", "opponent.placed: there is no action 'sleep'"),
        (1, "{opponent: {placed: {fortify: [knight]}}}", "opponent.placed.fortify.0: there is no worker 'knight'"),
        (1, "{opponent: {stacking: [faith]}}", "opponent.stacking: name all of them"),
        (2, "{opponent: {faith: 3}}", "opponent: only a single player has an opponent"),
        (2, "{seats: {2: {silver: 1}}}", "seats: there is no seat 2; the seats are 0 to 1"),
        (2, "{seats: {zero: {silver: 1}}}", "seats: there is no seat zero"),
        (2, "{seats: [{placed: {hunt: scout}}]}", "seats.0.placed.hunt: scout should be a list"),
        (2, "{seats: [{monks: [41]}]}", "seats.0.monks.0: 41 is not a number from 1 to 40"),
        (2, "{seats: [{jars: [3, 3]}]}", "seats.0.jars: 3 is named twice"),
        (2, "{seats: [{jars: 8}]}", "seats.0.jars: 8 is not a number from 0 to 7"),
        (2, "{seats: [{workers: [null]}]}", "seats.0.workers: null stands for nothing"),
        (2, "{seats: [{passed: 1}]}", "seats.0.passed: 1 is neither true nor false"),
        (2, "{seats: [{paladin: roland, used: [roland]}]}", "of paladins the box holds 1 of these"),
        (2, "{turn: 5}", "turn: there is no seat 5; the seats are 0 to 1"),
        (2, "{turn: 1.5}", "turn: there is no seat 1.5"),
        (2, "{round: 0}", "round: only the phase setup comes before the first round"),
        (2, "{favour_workers: {supplies: scout}}", "supplies does not lie face up in round 1"),
        (2, "{tavern: [1], tavern_taken: {2: 0}}", "tavern_taken: 2 is not in the tavern"),
        (2, "{supply: {scout: 19}}", "supply.scout: 18 are left in the box, not 19"),
        (2, "{walls: 3}", "walls: a deck is laid as a list of its next cards"),
        (2, "{phase: paladins}", "seats.0.drawn: name the 3 paladins that are chosen from in this phase"),
        (2, "{phase: tavern}", "tavern: name the cards that are chosen from in this phase"),
        (2, "{over: true}", "over: can be asked but not laid"),
        (2, "{seats: [{monks: [1]}, {outposts: [1]}]}", "space 1 is taken twice"),
    ],
)
def test_a_table_of_paladins_is_refused_with_the_reason(tmp_path: Path, seats: int, table: str, said: str) -> None:
    report = run(tmp_path, PALADINS.format(seats=seats, table=table, step=""))
    assert not report["passed"]
    assert said in str(report["error"])


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("{turn: 5}", "turn: there is no seat 5; the seats are 0 to 2"),
        ("{council: {crb: [1]}}", "council: there is no race 'crb'; there are: jellyfish, crab"),
        ("{council: {crab: [6]}}", "council.crab.0: 6 is not a number from 1 to 5"),
        ("{council: {crab: [5, 5]}}", "council.crab: 'crab 5' is too many"),
        ("{track: [crab 1, crab 2, crab 3, crab 4, squid 1], exploring: true}", "track: it is full"),
        ("{track: [crab 1, crab 2, crab 3, crab 4, squid 1, squid 2]}", "track: 6 are named, but there is room for 5"),
        ("{court: [keeper, reaper, shepherd, miller, aquaculturalist, landowner, sage]}", "there is room for 6"),
        ("{seats: [{tokens: [5]}]}", "seats.0.tokens.0: 5 is not a number from 2 to 4"),
        ("{seats: [{tokens: [4, 4, 4]}]}", "of monster tokens the box holds 2 of these"),
        ("{seats: [{keys: 6}, {keys: 5}]}", "of key tokens the box holds 10 of these and they lie in seats.0.keys"),
        ("{seats: [{lords: [jailer], turned: [sage]}]}", "sage is not among the lords of this seat"),
        ("{seats: [{locations: [{jail: [keeper], abyss: []}]}]}", "a location is its name, or"),
        ("{seats: [{locations: [jail, jail]}]}", "of locations the box holds 1"),
        ("{seats: [{pearls: -1}]}", "seats.0.pearls: -1 is not a number from 0 on"),
        ("{seats: [{pearls: yes}]}", "seats.0.pearls: yes is not a number"),
        ("{used: [jailer]}", "there is no once-a-turn lord 'jailer'; there are: slaver, oracle, opportunist"),
        ("{buyers: [0]}", "buyers: seat 0 explores, and buys from nobody"),
        ("{ending: 3}", "ending: there is no seat 3"),
        ("{exploring: 1}", "exploring: 1 is neither true nor false"),
        ("{seed: 3}", "table.seed: 'seed' is no word of a table; the words beside it are: title, game, seats, seed"),
        ("{options: {}}", "table.options: 'options' is no word of a table"),
    ],
)
def test_a_table_of_abyss_is_refused_with_the_reason(tmp_path: Path, table: str, said: str) -> None:
    report = run(tmp_path, ABYSS.format(table=table, step=""))
    assert not report["passed"]
    assert said in str(report["error"])


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{asks: {question: turn-action, set: 0}}", "unknown words: set; did you mean seat?"),
        ("{asks: turn-actoin}", "there is no question 'turn-actoin'; did you mean turn-action"),
        ("{asks: {question: turn-action, seat: 7}}", "there is no seat 7; the seats are 0 to 2"),
        ("{asks: {seat: 0}}", "the word is missing: question"),
        ("{offers: {opts: [explore]}}", "unknown words: opts"),
        ("{offers: explore}", "options: explore should be a list of answers"),
        ("{offers: [exploer]}", "'exploer' is no answer that abyss knows; did you mean explore"),
        ("{offers: {options: [explore], seat: 9}}", "there is no seat 9"),
        ("{not_offered: [plott]}", "'plott' is no answer that abyss knows; did you mean plot"),
        ("{not_offered: [explore]}", "explore is offered"),
        ("{not_asked: 0}", "seat 0 is asked turn-action"),
        ("{not_asked: 3}", "there is no seat 3"),
        ("{not_asked: {question: turn-ation}}", "there is no question 'turn-ation'"),
        ("{not_asked: {}}", "who is not asked what?"),
        ("{logs: {line: log-plotz, times: 0}}", "abyss has no line 'log-plotz'; did you mean log-plots"),
        ("{logs: {line: log-turn, times: 0, with: {plaer: 1}}}", "log-turn has no figure 'plaer'; it has: player"),
        ("{logs: {line: log-turn, times: 0, rule: 99.9}}", "abyss has no rule '99.9'"),
        ("{logs: {line: log-turn, times: -1}}", "times: -1 is not a number from 0 on"),
        ("{logs: {line: log-turn, time: 0}}", "unknown words: time; did you mean times?"),
        (
            "{refused: {answer: plot, rule: 4.7, with: {spaecs: 6}}}",
            "the reason has no figure 'spaecs'; it has: spaces",
        ),
        ("{refused: {answer: plot, rule: 4.7, with: [6]}}", "with: [6] should be a mapping of figures"),
        ("{explains: {answer: plot}}", "the word is missing: rule"),
        ("{holds: {seats: {5: {pearls: 0}}}}", "seats: there is no seat 5"),
        ("{holds: {council: {whale: []}}}", "council: there is no race 'whale'"),
        ("{holds: {seats: {0: {locations: [prison]}}}}", "there is no location 'prison'"),
        ("{holds: {court: [keeper, repaer]}}", "there is no lord 'repaer'; did you mean"),
        ("{holds: {}}", "should be a mapping of words of the table"),
        ("{sees: {seat: 1, threta: 1}}", "threta: there is no such word in what is shown"),
        ("{sees: {seat: 4}}", "there is no seat 4"),
        ("{sees: {threat: 1}}", "sees: name the seat, or null for a spectator"),
        ("{scores: {winner: [0]}}", "the match is not over"),
        ("{rejects: {answer: explore}}", "explore would be taken"),
        ("{rejects: [explore]}", "turn-action is answered with one answer"),
        ("{rejects: {answer: plot, rule: 4.6}}", "the reason cites 4.7 (why-court-full), not 4.6"),
        ("{rejects: {answer: plot, with: {spaces: 6}}}", "name the rule too"),
        ("{accepts: plot}", "plot would be refused"),
        ("{accepts: {answers: explore}}", "unknown words: answers; did you mean answer?"),
        ("{passed_over: {question: control-location, seat: 0}}", "was not passed over for seat 0: it would offer"),
        (
            "{would_offer: {options: [buy], of: explore-offer, seat: 1}}",
            "explore-offer cannot be put to seat 1 at this moment",
        ),
        ("{answer: explore, set: 0}", "unknown words: set; did you mean seat?"),
        ("{answer: true}", "true is no answer"),
        ("{undo: 5}", "there is no seat 5"),
        ("{undo: null}", "undo: name the seat"),
        ("{ofers: [explore]}", "did you mean offers"),
        ("null", "null is no step"),
    ],
)
def test_a_step_that_cannot_be_meant_or_does_not_hold_says_why(tmp_path: Path, step: str, said: str) -> None:
    report = run(tmp_path, ABYSS.format(table="{}", step=step))
    assert not report["passed"]
    assert str(report["error"]).startswith("step 1: ")
    assert str(report["error"]).endswith("(line 1)")
    assert said in str(report["error"])


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("play: explore", "play: explore should be a list of steps"),
        ("table: [1]", "table: [1] should be a mapping"),
        ("rules: [4.7, 99.1]", "abyss has no rule '99.1'"),
        ("rules: [4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7]", "a scene shows at most 6 rules, not 7"),
        ("afterwards: {threta: 1}", "step 1: afterwards: unknown word 'threta'; did you mean threat"),
        ("afterwards: {1: 1}", "step 1: afterwards: afterwards: 1 is no word"),
        ("options: {frist: 0}", "abyss has no option 'frist'"),
        ("seed: one", "seed: a seed is a whole number from 0, not one"),
        ("table: {turn: 0, turn: 1}", "line 1: a word stands twice: turn"),
    ],
)
def test_a_file_that_cannot_be_meant_says_why(tmp_path: Path, head: str, said: str) -> None:
    report = run(tmp_path, f"{{game: abyss, seats: 2, {head}}}")
    assert not report["passed"]
    assert said in str(report["error"])


def test_the_line_of_a_failing_step_is_told(tmp_path: Path) -> None:
    report = run(tmp_path, "game: abyss\nseats: 2\nplay:\n  - asks: turn-action\n\n  - plot\n")
    assert str(report["error"]).startswith("step 2: ")
    assert str(report["error"]).endswith(" (line 6)")


def test_words_that_yaml_would_change_stay_words(tmp_path: Path) -> None:
    text = "title: no\ngame: abyss\nseats: 2\nrules: [7.20, 4.7]\nplay:\n  - refused: {answer: plot, rule: 4.7}\n"
    report = run(tmp_path, text)
    assert report["error"] is None
    assert report["title"] == "no"


def test_a_table_that_the_rules_cannot_go_on_from_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(turn.ACTION, "menu", stumble)
    with pytest.raises(BadScene, match="the rules cannot go on from this table: IndexError: no such card"):
        Scene("abyss", 2)


# -- the steps that do not play ----------------------------------------------------------------------------------


def test_a_whole_payment_is_accepted_or_rejected_without_being_played() -> None:
    scene = Scene("abyss", 2, seats=[{"pearls": 9, "hand": ["seahorse 5", "seahorse 3", "crab 5"]}])
    scene.answer("shepherd")
    scene.accepts(["seahorse 5", "konik morski 3"])
    scene.rejects(["crab 5"])
    scene.holds(seats={0: {"pearls": 9, "hand": ["seahorse 5", "seahorse 3", "crab 5"]}})
    scene.asks("recruit-pay", seat=0)
    with pytest.raises(SceneFailed, match="would be taken"):
        scene.rejects(["seahorse 5", "seahorse 3"])


def test_one_thing_of_a_choice_of_several_is_refused_by_itself() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        discards={"cradle": ["wolves"]},
        seats=[{}, {"at": "plains", "advisers": ["vow-of-silence", "tents", "elders"]}],
        sites={"cradle-1": "plains"},
    )
    scene.answer("search", "discard:cradle", "wolves", "play:advisers")
    scene.refuses("denizen:vow-of-silence", rule="7.2.2")
    scene.refuses(["denizen:vow-of-silence"], rule="7.2.2")
    with pytest.raises(SceneFailed, match="denizen:tents is offered"):
        scene.refuses("denizen:tents", rule="7.2.2")


def test_the_menu_of_a_question_that_was_passed_over() -> None:
    scene = Scene("abyss", 3, deck=["crab 1", "squid 1"], seats=[{}, {}, {"pearls": 1}])
    scene.answer("explore")
    scene.passed_over("explore-offer", seat=1, offered=["pass"], because={"buy": "7.13"})
    scene.asks("explore-offer", seat=2)
    scene.not_asked(1)
    scene.not_asked(question="explore-take")
    with pytest.raises(SceneFailed, match="on offer was pass, not buy"):
        scene.passed_over("explore-offer", seat=1, offered=["buy"])
    with pytest.raises(SceneFailed, match=r"the reason cites 7\.13"):
        scene.passed_over("explore-offer", seat=1, because={"buy": "7.12"})
    with pytest.raises(SceneFailed, match="seat 2 is asked explore-offer"):
        scene.passed_over("explore-offer", seat=2)
    rich = Scene("abyss", 3, deck=["crab 1"], seats=[{}, {"pearls": 1}, {"pearls": 1}])
    rich.answer("explore")
    with pytest.raises(SceneFailed, match="was not passed over for seat 2: it would offer buy, pass"):
        rich.passed_over("explore-offer", seat=2)


def test_a_menu_is_told_as_it_stood_when_the_question_was_passed_over() -> None:
    scene = Scene("abyss", 2, council={"crab": [1]}, deck=["crab 2"])
    scene.answer("council:crab")  # the turn has ended by now, and with it the moment for its last question
    scene.passed_over("turn-end", seat=0, offered=["end-turn"])
    scene.answer("explore")
    with pytest.raises(SceneFailed, match="on offer was end-turn, not pass"):
        scene.passed_over("turn-end", seat=0, offered=["pass"])


def test_what_is_passed_over_before_the_first_answer_is_told_too() -> None:
    scene = Scene("abyss", 2, exploring=True, deck=["crab 1"])
    scene.passed_over("explore-offer", seat=1, offered=["pass"])


def test_a_question_that_is_not_open_would_offer_something() -> None:
    scene = Scene("abyss", 3, deck=["crab 1"], seats=[{}, {"pearls": 1}, {"pearls": 1}])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.would_offer("buy", "pass", of="explore-offer", seat=2)
    scene.would_offer("take", of="explore-take", seat=0)
    with pytest.raises(SceneFailed, match="would not be offered; offered would be take, leave"):
        scene.would_offer("buy", of="explore-take", seat=0)


def test_the_next_cards_of_a_deck_are_asked_as_they_are_laid() -> None:
    scene = Scene("abyss", 2, deck=["crab 3", "squid 1", "monster"], lords={"only": ["elder", "sage"]})
    scene.holds(deck=["crab 3", "squid 1"], lords={"only": ["elder", "sage"]})
    scene.answer("explore")
    scene.holds(deck=["squid 1", "monster"])
    scene.holds(deck=70)
    with pytest.raises(SceneFailed, match=r"deck: next come \[squid 1, monster\] and then nobody knows, not \[monster"):
        scene.holds(deck=["monster"])
    with pytest.raises(SceneFailed, match="and then nobody knows"):
        scene.holds(deck=["squid 1", "monster", "crab 1"])
    with pytest.raises(SceneFailed, match="not only"):
        scene.holds(lords={"only": ["sage", "elder"]})


def test_order_counts_where_the_table_keeps_it_and_only_there() -> None:
    scene = Scene("abyss", 2, court=["keeper", "reaper"], seats=[{"hand": ["crab 1", "squid 2"]}])
    scene.holds(court=["keeper", "reaper"], seats={0: {"hand": ["squid 2", "crab 1"]}})
    with pytest.raises(SceneFailed, match=r"court: \[keeper, reaper\], not \[reaper, keeper\]"):
        scene.holds(court=["reaper", "keeper"])
    latest = Scene("paladins", 2, seats=[{"suspicions": [0, 2], "jars": [4, 1], "crew": ["abbot-1", "squire-2"]}])
    latest.holds(seats={0: {"suspicions": [0, 2], "jars": [1, 4], "crew": ["squire-2", "abbot-1"]}})
    with pytest.raises(SceneFailed, match="suspicions"):
        latest.holds(seats={0: {"suspicions": [2, 0]}})


def test_the_total_of_an_automaton() -> None:
    scene = Scene("paladins", 1, round=7, seats=[{"workers": []}], opponent={"workers": [], "passed": True, "paid": 4})
    assert scene.match.result is not None
    mine, theirs = (sheet.total for sheet in scene.match.result.sheet)
    scene.scores(scores=[mine], automaton=theirs)
    with pytest.raises(SceneFailed, match=f"automaton: {theirs}, not {theirs + 1}"):
        scene.scores(automaton=theirs + 1)
    with pytest.raises(BadScene, match="unknown word 'automatn'; did you mean automaton"):
        scene.scores(automatn=theirs)
    two = Scene("paladins", 2, round=7, seats=[{"workers": []}, {"workers": []}])
    with pytest.raises(BadScene, match="unknown word 'automaton'"):
        two.scores(automaton=0)


@pytest.mark.parametrize("step", STEPS)
def test_the_documentation_names_every_step(step: str) -> None:
    assert f"| `{step}: " in DOCS.read_text(encoding="utf-8")
