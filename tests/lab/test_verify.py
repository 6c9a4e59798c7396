"""`verify` itself: what it reports, how a failure is shown again, and that each kind of check can fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.options import Reasons
from regnum.kernel.questions import NUMBERS, Decision, Pick
from regnum.kernel.table import TableOf
from regnum.lab import findings
from regnum.lab.verify import CHECKS, Report, lines, verify
from regnum.texts import Texts
from tests.kernel import toy
from tests.kernel.toy import Toy, toy_texts


def verified(game: Game | None = None, games: int = 6, **how: Any) -> Report:
    return verify(game or Toy(), None, games, 1, **{"speak": toy_texts, **how})


def toy_with(**methods: Any) -> Game:
    return type("ChangedToy", (Toy,), methods)()


# -- the report ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def report() -> Report:
    return verified(games=12)


def test_nothing_is_wrong_with_the_toy(report: Report) -> None:
    assert report.ok, report.to_json()["first_failures"]


def test_the_report_is_plain_json(report: Report) -> None:
    words = json.loads(json.dumps(report.to_json()))
    assert words["game"] == "toy"
    assert words["games"] == 12
    assert words["failures"] == 0
    assert words["first_failures"] == []
    assert words["ok"] is True
    assert set(words["zones"]) == {
        "buried",
        "charms",
        "charms in the box",
        "deck",
        "generator",
        "hands",
        "others' answers",
        "tokens",
    }


def test_everything_was_tried_at_every_decision(report: Report) -> None:
    counts, decisions = report.counts, report.decisions
    assert decisions > 200
    for name in ("restored", "clones"):
        assert counts[name] == decisions
    for name in ("erase", "scramble", "imagine"):
        assert counts[name] >= 3 * decisions
    assert counts["conservation"] == decisions + 12
    assert counts["replayed"] == counts["same_end_unwatched"] == 12
    assert counts["finished_mid_action"] + counts["finished_from_rest"] == 10 * 12
    assert counts["finished_mid_action"] >= 45
    assert counts["two_worlds_conclusive"] > 2 * decisions
    assert counts["imagine_played_on"] >= 3 * 12
    for name in (
        "secret_answers",
        "passed_over",
        "asked_though_passable",
        "pass_over_worlds",
        "expected",
        "pointing",
        "messages",
        "names",
        "replayed_in_part",
    ):
        assert counts[name] > 0, name


def test_a_wrong_answer_of_each_kind_was_refused(report: Report) -> None:
    refused = {name.removeprefix("refused_") for name in report.counts if name.startswith("refused_")}
    assert refused == {
        "doubled",
        "incomplete",
        "interrupt",
        "malformed",
        "malformed_id",
        "not_offered",
        "out_of_range",
        "out_of_turn",
        "over",
        "stale",
        "too_many",
        "undo",
        "unknown",
        "wrong_seat",
    }


def test_every_hidden_zone_was_dealt_anew(report: Report) -> None:
    for name, zone in report.zones.items():
        assert zone.imagined > 50, name
        # A charm is often dealt to the same player again, there being three kinds, and few coins are bid.
        few = name.startswith("charms") or name == "others' answers"
        assert zone.imagined > zone.unknowable * (0.5 if few else 0.8), name
        if name != "others' answers":
            assert zone.scrambled > 50, name


def test_matches_are_spread_over_seat_counts_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    honest = findings.Findings.begin
    monkeypatch.setattr(
        findings.Findings, "begin", lambda self, setup, seed: (begun.append(setup), honest(self, setup, seed))[1]
    )
    verified(games=12, only={"conservation"})
    assert len({(setup.players, *setup.options.values()) for setup in begun}) == 12
    begun.clear()
    verify(Toy(), 3, 4, 1, only={"conservation"}, options={"length": "long"}, speak=toy_texts)
    assert {setup.players for setup in begun} == {3}
    assert {setup.options["length"] for setup in begun} == {"long"}
    assert {setup.options["tokens"] for setup in begun} == {"hidden", "open"}


def test_the_report_in_words_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    report = verified(toy_with(audit=lambda self, state: ["a card"] if state.rounds == 2 else []), games=2)
    told = "\n".join(lines(report))
    assert "FAILED conservation" in told
    assert "regnum verify toy --players" in told


def test_an_unknown_check_or_setup_is_refused() -> None:
    with pytest.raises(BadSetup, match="nonsense"):
        verified(only={"nonsense"})
    with pytest.raises(BadSetup, match="players"):
        verify(Toy(), 9, 1, 1, speak=toy_texts)
    with pytest.raises(BadSetup, match="chess"):
        verify("chess", None, 1, 1)
    with pytest.raises(BadSetup, match="colour"):
        verify(Toy(), None, 1, 1, options={"colour": "red"}, speak=toy_texts)


def test_a_failure_shows_itself_again_by_its_command() -> None:
    """The command verifies the one match, at which the same is found."""
    game = toy_with(audit=lambda self, state: ["a card"] if len(state.discard) > 6 else [])
    first = next(f for f in verified(game, games=20).failures if f.check == "conservation")
    words = first.command.split()
    assert words[:3] == ["regnum", "verify", "toy"]
    options = dict(words[i + 1].split("=") for i, word in enumerate(words) if word == "--set")
    number = {word: int(words[words.index(word) + 1]) for word in ("--players", "--games", "--seed")}
    again = verify(game, number["--players"], number["--games"], number["--seed"], options=options, speak=toy_texts)
    found = next(f for f in again.failures if f.check == "conservation")
    assert (found.what, found.answered, found.command) == (first.what, first.answered, first.command)


def test_undo_mode_says_so_in_its_commands() -> None:
    report = verified(toy_with(audit=lambda self, state: ["a card"]), games=1, undo_mode=True)
    assert report.counts["undone"] > 5
    assert report.failures[0].command.endswith("--undo")


def test_a_match_that_began_from_a_document_says_so_in_its_commands() -> None:
    game = toy_with(audit=lambda self, state: ["a card"])
    report = verify(game, 2, 1, 1, documents=[{"tide": 1}], speak=toy_texts)
    assert report.failures[0].command.endswith("--chronicle")


def test_many_failures_are_counted_and_a_few_told() -> None:
    report = verified(toy_with(audit=lambda self, state: ["a card"]), games=3, only={"conservation"})
    assert report.failed["conservation"] > 50
    assert len(report.failures) == findings.KEPT_OF_A_KIND


# -- each check can fail -----------------------------------------------------------------------------------------------


def test_a_rule_that_crashes_is_reported_and_the_next_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def discard(self: Any, me: Any, cards: Any) -> None:
        raise ZeroDivisionError("a rule went wrong")

    monkeypatch.setattr(toy.ToyTable, "discard", discard)
    report = verified(games=8, only={"conservation"})
    assert report.games == 8
    assert report.failed["crash"] > 1
    assert "a rule went wrong (test_verify.py:" in report.failures[0].what


def test_a_secret_held_in_a_coroutine_instead_of_the_state_is_caught() -> None:
    """A card is drawn into a local before a question: it lies nowhere while the question is open."""

    async def step(t: toy.ToyTable) -> None:
        card = t.draw(t.s.deck) if len(t.s.deck) else None
        await toy.step(t)
        if card is not None:
            t.s.deck.bag.append(card)

    def cards(self: Any, table: Any) -> Coroutine[Any, Any, None]:
        return step(table)

    assert "conservation" in verified(toy_with(step=cards), games=2).failed


def test_a_step_that_remembers_something_beside_the_state_is_caught() -> None:
    class Forgetful(Toy):
        def table(self, state: Any) -> toy.ToyTable:
            table = super().table(state)
            table.turns = 0  # type: ignore[attr-defined]
            return table

        def step(self, table: Any) -> Coroutine[Any, Any, None]:
            table.turns += 1
            if table.turns % 3 == 0:
                table.s.bank += 1
                table.s.players[0].coins -= 1
            return toy.step(table)

    report = verified(Forgetful(), games=3, only={"restore", "clone"})
    assert {"restore", "clone"} <= set(report.failed)


def test_chance_from_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def random_card(self: Any, pile: Any) -> int:
        calls.append(None)
        return int(pile.bag.pop(len(calls) % len(pile.bag)))

    monkeypatch.setattr(TableOf, "draw", random_card)
    report = verified(games=3, only={"replay"})
    assert report.failed


def _action_menu(change: Callable[[list[Any]], list[Any]]) -> Pick[str]:
    def menu(t: Any, d: Decision, why: Reasons | None) -> list[Any]:
        return change(toy.action_menu(t, d, why))

    return Pick("action", "0.1", menu)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda options: [o for o in options if o is not toy.TIDY] or [toy.REST], "tidy is neither offered"),
        (lambda options: [*options, options[0]], "offers the same key twice"),
        (lambda options: [*options, NUMBERS[3]], "3 points at nothing"),
        (lambda options: [*options, toy.TOKEN[0], toy.SLOT[0], toy.LIGHT[0]], "mixes options and any-time"),
    ],
)
def test_an_unsound_menu_is_caught(
    change: Callable[[list[Any]], list[Any]], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "ACTION", _action_menu(change))
    game = toy_with(expected=lambda self, table, d: ["tidy"] if d.question.name == "action" else [])
    report = verified(game, games=2, only={"offer"})
    assert any(told in failure.what for failure in report.failures), report.to_json()


def test_an_option_that_points_at_what_its_seat_cannot_see_is_caught() -> None:
    class Blind(Toy):
        def view(self, table: Any, seat: Any) -> toy.ToyView:
            view = super().view(table, seat)
            view.tokens = []
            return view

    report = verified(Blind(), games=4, only={"offer"})
    assert any("points at token:" in failure.what for failure in report.failures)


def test_a_reason_without_a_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.SOMETHING_TO_DO, "rule", "")
    report = verified(games=1, only={"offer"})
    assert any("cites no rule" in failure.what for failure in report.failures)


def test_a_choice_that_cannot_be_completed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options of a sale that lead nowhere: the suit is short of what is needed."""
    honest = toy.grow_sale

    def grow(t: Any, d: Decision, part: Any, why: Any) -> Any:
        more, enough = honest(t, d, part, why)
        if not part:
            more = [toy.CARD[kind] for kind in sorted(set(t.s.players[d.seat].hand))]
        return more, enough

    monkeypatch.setattr(toy.WHICH_TO_SELL, "grow", grow)
    report = verified(games=20, only={"offer"})
    assert any("cannot be completed" in failure.what for failure in report.failures) or "crash" in report.failed


def test_an_answer_taken_from_another_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match._find
    monkeypatch.setattr(Match, "_find", lambda self, decision_id, seat: honest(self, decision_id, None))
    report = verified(games=1, only={"refusal"})
    assert any("wrong-seat" in failure.what for failure in report.failures)


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.resolve

    def resolve(self: Match, d: Decision, raw: object) -> Any:
        self.table.s.bank += 1
        return honest(self, d, raw)

    monkeypatch.setattr(Match, "resolve", resolve)
    report = verified(games=1, only={"refusal"})
    assert any("changed the match" in failure.what for failure in report.failures)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("log-draws =", "log-drew =", "log-draws"),
        ("{ NAME($player) } tidies", "{ NAME($who) } tidies", "log-tidies"),
        ("ask-wager-coins = { $count ->", "ask-wager-coins = { $number ->", "ask-wager-coins"),
    ],
)
def test_a_text_that_is_missing_or_cannot_be_said_is_caught(
    old: str, new: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in toy.EN
    monkeypatch.setattr(toy, "EN", toy.EN.replace(old, new))
    report = verified(games=12, only={"wording"})
    assert any(told in failure.what for failure in report.failures), report.to_json()


def test_a_plural_class_that_cannot_be_said_is_caught() -> None:
    """Only where the figure is 12 does this text fail; no match of the toy comes to 12."""

    class Twelve(Texts):
        def __call__(self, message: str, args: Any = None) -> str:
            return "" if (args or {}).get("count") == 12 else super().__call__(message, args)

    def speak(language: str) -> Texts:
        texts = Twelve("", language)
        texts._bundle = toy_texts(language)._bundle
        return texts

    report = verified(games=4, only={"wording"}, speak=speak)
    assert any("'count': 12" in failure.what for failure in report.failures)


def test_undo_that_brings_back_less_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        honest(self, seat)
        self.table.s.players[seat].coins += 1

    monkeypatch.setattr(Match, "undo", undo)
    assert "undo" in verified(games=1, undo_mode=True, only={"undo"}).failed


def test_ids_that_come_again_after_undo_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match._rebuild

    def rebuild(self: Match) -> None:
        self.epoch = 0
        honest(self)

    monkeypatch.setattr(Match, "_rebuild", rebuild)
    report = verified(games=1, undo_mode=True, only={"undo"})
    assert any("late duplicate" in failure.what for failure in report.failures)


def test_every_check_has_a_name_that_only_can_use() -> None:
    for name in CHECKS:
        verified(games=1, only={name}, undo_mode=True)
