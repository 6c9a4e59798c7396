"""A match at one screen: what people type, and what they get to see."""

from pathlib import Path

import pytest

import regnum
from regnum.bots import make
from regnum.bots.chance import RandomBot
from regnum.kernel.chance import Rng
from regnum.kernel.errors import RuleFailed
from regnum.scenes import Scene
from regnum.terminal.evening import COMMANDS, SCROLLBACK, Evening
from regnum.terminal.rulebook import paragraph
from regnum.texts import LANGUAGES
from tests.terminal.sitting import FirstOption, Screen, option, plain

HAND = ["crab 1", "crab 4", "seahorse 2", "shellfish 1", "squid 3"]


def scene(**seat: object) -> Scene:
    """Ala, who is to play, can pay for the Trader (10, three races, shellfish among them)."""
    me = {"pearls": 6, "hand": HAND} | seat
    return Scene("abyss", 2, options={"first": "0"}, seats=[me, {"pearls": 1}], court=["trader", "seeker", "keeper"])


@pytest.fixture
def trader(tmp_path: Path) -> Screen:
    return Screen(scene().match, tmp_path, ["me", "bot"], ["Ala", "Triton"])


def taken(screen: Screen) -> list[object]:
    return [entry.past().raw if hasattr(entry, "past") else entry for entry in screen.evening.match.history]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_random_numbers(tmp_path: Path, language: str) -> None:
    match = regnum.new("abyss", players=3, seed=11)
    seats, names = ["me", "bot", "bot"], ["Ala", "Triton", "Doris"]
    screen = Screen(match, tmp_path, seats, names, language=language, bot=make("random", "abyss", 3))
    chance = Rng(5)

    def type_something(evening: Evening) -> str:
        return "d" if chance.below(4) == 0 else str(1 + chance.below(12))

    status = screen.follow(type_something for _ in range(100_000))
    assert status == 0
    assert match.over
    result = match.result
    assert result is not None
    last = plain(screen.pages[-1])
    for seat, score in enumerate(result.scores):
        assert f"{screen.evening.words.names[seat]} " in last
        assert f" {score} " in last
    for sheet in result.sheet:
        for thing, points in (*sheet.locations, *sheet.lords):
            assert f"{screen.evening.words.name(thing)} {points}" in last
    winners = "+".join(f"seat:{seat}" for seat in result.winners)
    assert screen.says("play-winners", players=winners, count=len(result.winners)) in last
    # The finished match lies among the records and is no longer offered.
    [record] = (tmp_path / "finished").iterdir()
    assert regnum.load(record).result == result
    assert list((tmp_path / "matches").iterdir()) == []


@pytest.mark.parametrize("line", ["0", "99", "-1", "abc", "1 2", "d", "1.5", "9" * 5000, "[bold]", "\x00", "„ż”"])
def test_wrong_input_is_answered_and_changes_nothing(trader: Screen, line: str) -> None:
    assert trader.play(line) == 0
    answer = plain(trader.pages[1].removesuffix(trader.says("play-prompt-pick") + " "))
    assert answer != ""
    assert trader.evening.match.answered == 0


def test_an_empty_line_shows_the_question_again(trader: Screen) -> None:
    trader.play("")
    assert "ask-" not in trader.text
    prompt = trader.evening.words("ask-turn-action")
    assert prompt in trader.pages[0]
    assert prompt in trader.pages[1]


def test_an_option_is_explained_with_its_rule_and_its_card(trader: Screen) -> None:
    trader.play(lambda evening: "? " + option("recruit:lord:trader")(evening))
    text = paragraph("abyss", "en", "14.1")
    assert text is not None
    assert plain(text.replace("*", "")) in plain(trader.pages[1])
    assert trader.evening.words("lord-trader-text") in trader.pages[1]


def test_a_question_mark_explains_the_question_a_rule_or_a_card(trader: Screen) -> None:
    trader.play("?", "? 7.12", "? trader", "c TRADER", "c", "c xyzzy", "c a", "? 99")
    rule = paragraph("abyss", "en", "3.6")
    assert rule is not None
    assert plain(rule.replace("*", "")) in plain(trader.pages[1])
    assert "7.12" in trader.pages[2]
    for page in (3, 4):
        assert trader.evening.words("lord-trader-text") in trader.pages[page]
    assert trader.says("play-which-card", name="the recruiter") in trader.pages[5]
    assert trader.says("play-no-such-card", name="xyzzy") in trader.pages[6]
    assert trader.evening.words.name("lord:jailer") in trader.pages[7]
    assert "99" in trader.pages[8]


def test_what_is_unavailable_is_listed_with_reason_and_rule(trader: Screen) -> None:
    trader.play("!")
    match = trader.evening.match
    why = match.reasons(match.decisions[0])
    assert len(why) > 5
    for missing, reason in why:
        assert plain(trader.evening.words.label(missing, {})) in plain(trader.pages[1])
        assert plain(trader.evening.words.reason(reason)) in plain(trader.pages[1])
        assert reason.rule in trader.pages[1]


def test_help_names_every_command(trader: Screen) -> None:
    trader.play("h")
    for command in COMMANDS:
        assert trader.says(f"play-help-{command}") in trader.pages[1]


def test_a_payment_grows_item_by_item(trader: Screen) -> None:
    trader.play(
        option("recruit:lord:trader"),
        option("ally:crab-4"),
        option("ally:crab-4"),  # there is only one
        option("ally:squid-3"),
        "d",  # no shellfish yet
        option("ally:crab-1"),
        lambda evening: "-" + option("ally:crab-1")(evening),
        option("ally:shellfish-1"),
        "d",
    )
    assert "×1" in trader.pages[2]
    refused = trader.pages[3]
    assert plain(trader.evening.words("why-no-more-such", ally="ally:crab-4")) in plain(refused)
    assert plain(trader.evening.words("why-race-not-played", race="race:shellfish")) in plain(trader.pages[5])
    assert trader.says("play-abyss-paying", value=8, cost=10, pearls=2) in trader.pages[8]
    assert trader.says("play-enough") in trader.pages[8]
    assert taken(trader)[:2] == ["recruit:lord:trader", ["ally:crab-4", "ally:shellfish-1", "ally:squid-3"]]


def test_several_numbers_at_once_pay_and_finish(trader: Screen) -> None:
    pay = option("ally:crab-4", "ally:squid-3", "ally:shellfish-1")
    trader.play(option("recruit:lord:trader"), lambda evening: pay(evening) + " d")
    assert taken(trader)[:2] == ["recruit:lord:trader", ["ally:crab-4", "ally:shellfish-1", "ally:squid-3"]]


def test_grey_allies_say_why(trader: Screen) -> None:
    trader.play(option("recruit:lord:trader"), option("ally:crab-4", "ally:squid-3"))
    reason = trader.evening.words("why-room-for-race", race="race:shellfish", needed=3)
    assert plain(reason) in plain(trader.pages[2])


def test_an_ability_for_any_moment_keeps_what_was_chosen_of_a_payment(tmp_path: Path) -> None:
    screen = Screen(scene(lords=["slaver"]).match, tmp_path, ["me", "bot"])
    screen.play(option("recruit:lord:trader"), option("ally:crab-4"), option("sell:ally:crab-1"))
    assert screen.says("play-anytime") in screen.pages[0]
    assert taken(screen) == ["recruit:lord:trader", "sell:ally:crab-1"]
    assert "×1" in screen.pages[3]


def test_undo_goes_back_to_the_question_before(trader: Screen) -> None:
    trader.play(option("recruit:lord:trader"), option("ally:crab-4"), "u", "u")
    assert trader.says("play-chosen", list="").strip() not in trader.pages[3]  # the first takes the ally back
    assert taken(trader) == []
    assert trader.says("meta-undone", player="seat:0") in trader.pages[4]
    assert trader.evening.words("ask-turn-action") in trader.pages[4]


def test_what_was_revealed_cannot_be_taken_back(trader: Screen) -> None:
    trader.play("explore", option("explore"), "u")
    assert trader.says("refused-cannot-undo") in trader.pages[3]
    assert taken(trader)[0] == "explore"


def test_the_language_is_switched_at_once(trader: Screen) -> None:
    english = trader.evening.words("ask-turn-action")
    trader.play(option("recruit:lord:trader"), "l", "q")
    polish = trader.evening.words
    assert polish.language == "pl"
    assert english in trader.pages[0]
    assert polish("play-abyss-court") in trader.pages[2]
    assert polish.name("lord:trader") in trader.pages[2]
    assert polish("play-left", game="abyss") in trader.pages[-1]


def test_the_log_since_my_last_turn(tmp_path: Path) -> None:
    match = Scene("abyss", 2, options={"first": "0"}, deck=["crab 3", "squid 2", "crab 1"], seats=[{}, {}]).match
    screen = Screen(match, tmp_path, ["me", "bot"], ["Ala", "Triton"])
    screen.play(option("explore"), option("take"), "j", "j 1", "t")
    words = screen.evening.words
    # The bot reveals and takes a card: both are told when Ala is asked again, and once more by the command.
    theirs = words("log-takes", player="seat:1", ally="ally:squid-2")
    assert theirs in screen.pages[2]
    assert theirs in screen.pages[3]
    assert words("log-reveals", player="seat:0", card="ally:crab-3", space=1) not in screen.pages[3]
    assert theirs not in screen.pages[4]
    assert words("play-abyss-court") in screen.pages[5]


def test_whoever_comes_back_is_told_what_happened_since(tmp_path: Path) -> None:
    match = Scene("abyss", 2, options={"first": "0"}, deck=["crab 3", "squid 2", "crab 1"], seats=[{}, {}]).match
    Screen(match, tmp_path, ["me", "bot"], ["Ala", "Triton"]).play(option("explore"), option("take"))
    back = Screen(match, tmp_path, ["me", "bot"], ["Ala", "Triton"])
    back.play()
    words = back.evening.words
    assert words("log-takes", player="seat:0", ally="ally:crab-3") in back.pages[0]
    assert words("log-takes", player="seat:1", ally="ally:squid-2") in back.pages[0]
    assert words("log-reveals", player="seat:0", card="ally:crab-3", space=1) not in back.pages[0]


@pytest.mark.parametrize(
    ("how", "message"),
    [("q", "play-left"), (EOFError, "play-end-of-input"), (KeyboardInterrupt, "play-interrupted")],
)
def test_whoever_leaves_finds_the_match_again(tmp_path: Path, how: str | type[BaseException], message: str) -> None:
    match = regnum.new("abyss", players=2, seed=3, first="0")
    screen = Screen(match, tmp_path, ["me", "bot"], ["Ala", "Triton"])
    assert screen.play("1", "1", how) == 0
    assert screen.says(message, game="abyss") in screen.pages[-1]
    [kept] = screen.shelf.under_way("abyss", pytest.fail)
    again = screen.shelf.take(kept, pytest.fail)
    assert again is not None
    assert again.record() == match.record()
    assert kept.sitting.names == ["Ala", "Triton"]


def test_hot_seat_wipes_the_screen_between_people(tmp_path: Path) -> None:
    match = Scene(
        "abyss",
        2,
        options={"first": "0"},
        deck=["crab 2", "crab 1", "crab 3"],
        seats=[{"pearls": 1, "hand": ["jellyfish 5"]}, {"pearls": 1, "hand": ["squid 4"]}],
    ).match
    screen = Screen(match, tmp_path, ["me", "person"], ["Ala", "Basia"], terminal=True)
    screen.play("", option("explore"), "", option("pass"), "", option("take"), "")
    pages = screen.pages
    for page, name in ((0, "Ala"), (2, "Basia"), (4, "Ala"), (6, "Basia")):
        # What stays on the screen, and above it, while somebody is waited for: their name, nobody's cards.
        left = plain(pages[page].split(SCROLLBACK)[-1])
        assert (
            left
            == f"{screen.says('play-pass-screen', player=f'seat:{screen.evening.words.names.index(name)}')} "
            + (screen.says("play-press-enter"))
        )
    for page, own, other in ((1, "jellyfish", "squid"), (3, "squid", "jellyfish"), (5, "jellyfish", "squid")):
        assert SCROLLBACK in pages[page]
        words = screen.evening.words
        shown = plain(pages[page].split(SCROLLBACK)[-1])
        hand = words("play-abyss-hand")
        value = {"jellyfish": 5, "squid": 4}
        assert f"{hand} {words.name(f'race:{own}')} {value[own]}" in shown
        assert f"{words.name(f'race:{other}')} {value[other]}" not in shown


def test_hot_seat_does_not_ask_for_the_screen_while_the_same_person_goes_on(tmp_path: Path) -> None:
    screen = Screen(scene().match, tmp_path, ["me", "person"], ["Ala", "Basia"], terminal=True)
    screen.play("", option("recruit:lord:trader"), "u", "q")
    assert all(SCROLLBACK not in page for page in screen.pages[2:])


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path) -> None:
    class Lost(FirstOption):
        def answer(self, seen: object, asked: object) -> object:
            raise LookupError("no idea")

    match = regnum.new("abyss", players=2, seed=3, first="1")
    screen = Screen(match, tmp_path, ["me", "bot"], ["Ala", "Triton"])
    screen.evening.bots = {1: Lost()}
    assert screen.play() == 0
    assert screen.says("play-bot-failed", player="seat:1", why="LookupError: no idea") in screen.text
    assert match.answered > 0


def test_a_rule_that_fails_under_a_person_leaves_the_question_open(
    trader: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **kwargs: object) -> None:
        raise RuleFailed("turn-action: KeyError: 3")

    monkeypatch.setattr(trader.evening.match, "answer", broken)
    assert trader.play("1", "q") == 0
    assert trader.says("play-rule-failed", why="turn-action: KeyError: 3") in trader.pages[1]


def test_a_match_that_cannot_be_kept_goes_on_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    match = regnum.new("abyss", players=2, seed=3, first="0")
    screen = Screen(match, tmp_path / "file", ["me", "bot"])
    assert screen.play("1", "1", "1") == 0
    assert match.answered >= 3
    assert screen.text.count(str(screen.kept.path)) == 1


def test_people_may_only_watch(tmp_path: Path) -> None:
    match = regnum.new("abyss", players=2, seed=3)
    screen = Screen(match, tmp_path, ["bot", "bot"], ["Triton", "Doris"])
    screen.evening.bots = {0: RandomBot(1), 1: RandomBot(2)}
    assert screen.play() == 0
    assert match.over
    assert screen.says("play-final-score") in screen.text
