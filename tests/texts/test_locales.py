"""The two languages say the same things, everything the code can say is written, and all of it can be read."""
# ruff: noqa: N802, N815 (a visitor's methods bear the names of the nodes they visit)

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import regnum
from regnum.games import find, names
from regnum.kernel.chance import Rng
from regnum.kernel.match import Match
from regnum.kernel.options import Args, Option
from regnum.kernel.questions import Decision, PickMany
from regnum.lessons import lessons
from regnum.library import cards
from regnum.texts import LANGUAGES, Texts

SOURCE = Path(regnum.__file__).parent
FOLDERS = {"": SOURCE, **{game: SOURCE / "games" / game for game in names()}}
"""Where the locale files lie: the shared ones under "", then each game's own."""
PART_TWO = ("Part two", "Część druga")
SPOKEN = re.compile(r"(?:option|why|log|meta|refused|play|serve)-[a-z0-9-]+[a-z0-9]")
COUNTS = (1, 2, 5, 12, 22)
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "mid")
SAME_IN_BOTH = {"game-name", "option-number", "option-lord", "option-location", "option-seat", "option-thing"}
"""A name, nothing but the name of a thing, or a word that both languages have."""
WORD = re.compile(r"[^\W\d_]{2}")
PLAYERS = ("Ada", "Borys", "Celina", "Dawid")
REPLIES = ("option-{}-accept", "option-{}-refuse", "option-{}-counter", "why-{}-rounds")
"""Of every deal; the rest also of one whose terms the rules do not lay down."""
DEAL = (
    *("option-{}-accept", "option-{}-refuse", "option-{}-counter", "why-{}-once", "why-{}-rounds"),
    *("log-{}-proposed", "log-{}-countered", "log-{}-accepted", "log-{}-refused"),
    *("log-{}-withdrawn", "log-{}-agreed", "log-{}-failed"),
)
"""What every kind of negotiation says (kernel.deals): its messages are named after it."""

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("folder", FOLDERS)
every_game = pytest.mark.parametrize("game", names())

Entry = ftl.Message | ftl.Term


# -- reading the files -------------------------------------------------------------------------------------------


@cache
def parsed(folder: str, language: str) -> ftl.Resource:
    return FluentParser().parse((FOLDERS[folder] / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))


def _id(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


@cache
def entries(folder: str, language: str) -> dict[str, Entry]:
    return {_id(entry): entry for entry in parsed(folder, language).body if isinstance(entry, Entry)}


def part_two(folder: str, language: str) -> list[str]:
    """The ids under the heading of part two; all of them in a file without one."""
    body = parsed(folder, language).body
    headings = [i for i, e in enumerate(body) if isinstance(e, ftl.GroupComment) and e.content.startswith(PART_TWO)]
    return [_id(entry) for entry in body[headings[0] if headings else 0 :] if isinstance(entry, Entry)]


class Parts(Visitor):
    """The variables, references, words and plural or other choices of a message."""

    def __init__(self, entry: Entry) -> None:
        self.variables: set[str] = set()
        self.named: set[str] = set()
        """Variables given to NAME or GENDER: things, not numbers."""
        self.references: set[str] = set()
        self.words: list[str] = []
        if entry.value is not None:
            self.visit(entry.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        thing = node.arguments.positional[0]
        if isinstance(thing, ftl.VariableReference):
            self.named.add(thing.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)


def variables(folder: str, language: str, message: str) -> tuple[set[str], set[str]]:
    """All variables of a message and those of them that name things, with the messages it is made of."""
    parts = Parts(entries(folder, language)[message])
    every, named = set(parts.variables), set(parts.named)
    for reference in parts.references:
        more, more_named = variables(folder, language, reference)
        every |= more
        named |= more_named
    return every - {"case"}, named


# -- the two files agree -----------------------------------------------------------------------------------------


@both_languages
@every_file
def test_no_junk_and_nothing_twice(folder: str, language: str) -> None:
    body = parsed(folder, language).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [_id(entry) for entry in body if isinstance(entry, Entry)]
    assert sorted(ids) == sorted(set(ids))


@both_languages
@pytest.mark.parametrize("game", names())
def test_a_game_does_not_redefine_what_is_shared(game: str, language: str) -> None:
    assert entries(game, language).keys() & entries("", language).keys() == set()


@every_file
def test_same_messages_in_the_same_order(folder: str) -> None:
    assert list(entries(folder, "en")) == list(entries(folder, "pl"))
    assert part_two(folder, "en") == part_two(folder, "pl")


@every_file
def test_same_variables(folder: str) -> None:
    """Case apart: it is grammar, not a figure. A selector may make a language not need a figure it is given."""
    for message, entry in entries(folder, "en").items():
        if isinstance(entry, ftl.Message):
            assert variables(folder, "en", message)[0] == variables(folder, "pl", message)[0], message


@every_file
def test_polish_is_not_left_in_english(folder: str) -> None:
    """A message that only repeats another is compared there; one without a word (a key, a mark) may be the same."""
    same = []
    for message, entry in entries(folder, "en").items():
        parts = Parts(entry)
        wordless = not WORD.search("".join(parts.words)) and not parts.named and not parts.variables
        english, polish = (serialize_value(entries(folder, language)[message]) for language in LANGUAGES)
        if english == polish and not wordless and message not in SAME_IN_BOTH:
            same.append(message)
    assert same == []


def serialize_value(entry: Entry) -> str:
    bare = ftl.Message(ftl.Identifier("x"), entry.value)
    return serialize(ftl.Resource([bare]))


GENDERED = re.compile(r"\w\((?:a|y|ą|e|i|em|am|eś|aś)\)|ł/ła|\w(?:łem|łam|łeś|łaś)\b|[Gg]racz(?:ka)?/")
NOUN_LIKE_A_VERB = re.compile(r"\b(?:Oddziałem|Siła)\b")
PAST = re.compile(r"\w(?:ał|ił|ył|ął|ała|iła|yła|ęła)\b")


@every_file
def test_polish_is_written_for_everyone(folder: str) -> None:
    """No „kupił(a)”, no gendered past for a player, Polish quotes and dashes. A noun may end like a verb."""
    for message, entry in entries(folder, "pl").items():
        text = " ".join(Parts(entry).words)
        assert entry.attributes or not GENDERED.search(NOUN_LIKE_A_VERB.sub("", text)), message
        assert not re.search(r"[\"“'‘]| - ", text), message
        if message.startswith(("log-", "meta-")):
            assert not PAST.search(NOUN_LIKE_A_VERB.sub("", text)), f"{message}: the journal is in the present tense"


@every_file
def test_english_has_one_kind_of_quotes_dashes_and_minus_signs(folder: str) -> None:
    """Except what is typed in a terminal."""
    for message, entry in entries(folder, "en").items():
        assert not re.search(r"[\"'„]| - |(?<![\w“–])-\d", " ".join(Parts(entry).words)), message


# -- everything the code says is written, and nothing else --------------------------------------------------------


class Speech(ast.NodeVisitor):
    """The message ids a module can say, and what it says them with that is not an id in plain sight."""

    def __init__(self) -> None:
        self.literals: set[str] = set()
        self.in_parts: set[str] = set()
        """What a name put together from pieces begins with: f"ask-{…}"."""
        self.with_secret: set[str] = set()
        self.unreadable: list[str] = []
        self._parameters: list[set[str]] = []

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.literals.add(node.value)

    @property
    def said(self) -> set[str]:
        return {text for text in self.literals if SPOKEN.fullmatch(text)}

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z-]+-", str(first.value)):
            self.in_parts.add(str(first.value))
        self.generic_visit(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self._parameters.append({argument.arg for argument in arguments})
        self.generic_visit(node)
        self._parameters.pop()

    visit_FunctionDef = _visit_function
    visit_AsyncFunctionDef = _visit_function

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = {"note": 0, "no": 2, "Reason": 1}.get(function)
        messages = [node.args[place]] if place is not None and len(node.args) > place else []
        messages += [word.value for word in node.keywords if function == "Option" and word.arg == "label"]
        for message in messages:
            found = self._literals(message)
            if function == "note" and (len(node.args) > 3 or any(word.arg == "secret" for word in node.keywords)):
                self.with_secret |= found
        self.generic_visit(node)

    def _literals(self, node: ast.expr) -> set[str]:
        """The ids an argument can be. One handed on from a parameter is in plain sight where it is handed in."""
        if isinstance(node, ast.IfExp):
            return self._literals(node.body) | self._literals(node.orelse)
        if isinstance(node, ast.Constant) and SPOKEN.fullmatch(str(node.value)):
            return {str(node.value)}
        if not (isinstance(node, ast.Name) and any(node.id in names for names in self._parameters)):
            self.unreadable.append(f"line {node.lineno}: {ast.unparse(node)}")
        return set()


def speech(files: Iterable[Path]) -> Speech:
    found = Speech()
    for file in files:
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


@cache
def game_speech(game: str) -> Speech:
    return speech(FOLDERS[game].rglob("*.py"))


def terminal_speech(game: str) -> Speech:
    """What the terminal says when it draws a game's table."""
    return speech(path for path in [SOURCE / "terminal" / f"{game}.py"] if path.is_file())


def with_references(folder: str, said: set[str]) -> set[str]:
    out = set(said)
    for message in said & entries(folder, "en").keys():
        out |= with_references(folder, Parts(entries(folder, "en")[message]).references)
    return out


@every_game
def test_every_message_of_the_code_is_in_plain_sight(game: str) -> None:
    assert game_speech(game).unreadable == []


@every_game
def test_everything_a_game_says_is_written(game: str) -> None:
    found = game_speech(game)
    questions = {question.name for question in find(game).questions}
    prompts = {f"ask-{question}" for question in questions}
    known = {f"{message}-known" for message in found.with_secret}
    orders = {f"order-{order.key}" for order in find(game).orders}
    taught = {step.say for lesson in lessons(game) for step in lesson.steps if step.say}
    taught |= {f"lesson-{lesson.name}" for lesson in lessons(game)}
    deals = {question.removesuffix("-terms") for question in questions if question.endswith("-terms")}
    bargaining = {message.format(deal) for deal in deals for message in DEAL}
    replies = {question.removesuffix("-reply") for question in questions if question.endswith("-reply")}
    bargaining |= {message.format(deal) for deal in replies for message in REPLIES}
    said = found.said - questions | prompts | known | orders | taught | bargaining
    assert len(said) > 5
    shared = entries("", "en").keys()
    assert said - shared - entries(game, "en").keys() == set()
    drawn = terminal_speech(game)
    unsaid = set(part_two(game, "en")) - with_references(game, said | drawn.literals)
    assert {message for message in unsaid if not message.startswith(tuple(drawn.in_parts))} == set()
    heads = [message for message in drawn.in_parts if message.startswith("play-")]
    assert all(message.startswith(f"play-{game.replace('_', '-')}-") for message in heads), heads


def test_everything_shared_is_written_and_said() -> None:
    """Clients may single out a game's own message (a new turn, say); the rest of what they say is shared."""
    found = speech(path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents)
    assert found.said - {message for folder in FOLDERS for message in entries(folder, "en")} == set()
    unsaid = entries("", "en").keys() - with_references("", found.literals)
    assert {message for message in unsaid if not message.startswith(tuple(found.in_parts))} == set()


# -- everything can be read ----------------------------------------------------------------------------------------


def read(texts: Texts, message: str, args: Args) -> str:
    """The text, looked over as a reader would."""
    text = texts(message, args)
    assert text, message
    assert text == text.strip(), f"{message}: {text!r}"
    ends = {"ask": "?", "why": ".", "log": ".", "meta": ".", "refused": "."}.get(message.partition("-")[0])
    if ends is not None:
        assert not re.search(r"[{}$]|  | [.,;:?!)]|\( ", text), f"{message}: {text!r}"
        assert text.endswith(ends), f"{message}: {text!r}"
        assert text[0].isupper() or text[0].isdecimal(), f"{message}: {text!r}"
    return text


@both_languages
@every_file
def test_every_message_reads_with_every_number(folder: str, language: str) -> None:
    """Each number in turn in every place for one, all others at 5, in every case; and all at nothing."""
    texts = Texts(folder, language, PLAYERS)
    for message, entry in entries(folder, language).items():
        if not isinstance(entry, ftl.Message):
            continue
        every, named = variables(folder, language, message)
        numbers = sorted(every - named)
        fixed: Args = dict.fromkeys(named, "seat:0") | {"form": "pick", "option": "x"}
        if message in ("council", "ally"):
            fixed["race"] = "race:crab"
        rounds: list[Args] = [dict.fromkeys(numbers, 0)]
        rounds += [dict.fromkeys(numbers, 5) | {name: n} for name, n in product(numbers, COUNTS)]
        cases = CASES if "case" in Parts(entry).variables else CASES[:1]
        for case, round_ in product(cases, rounds):
            read(texts, message, round_ | fixed | {"case": case})


@both_languages
@every_game
def test_every_card_has_a_name_and_a_text(game: str, language: str) -> None:
    texts = Texts(game, language)
    for card in cards(game):
        message = card.id.replace(":", "-")
        assert texts.name(card.id)[0].isupper()
        assert texts(f"{message}-text").endswith(".")
        if language == "pl":
            entry = entries(game, "pl")[message]
            assert [attribute.id.name for attribute in entry.attributes] == ["gender"], message


def test_english_names_have_their_article_inside_a_sentence() -> None:
    texts = Texts("abyss", "en", PLAYERS)
    figures = {"player": "seat:0", "lord": "lord:jailer", "lords": "lord:jailer+lord:sage"}
    assert texts("log-recruits", figures) == "Ada recruits the Jailer."
    assert texts("why-tucked", figures) == "The Jailer lies under a location."
    assert texts("log-tucks", figures) == "Ada tucks the Jailer and the Sage under the location."
    assert texts("log-controls", {"player": "seat:0", "location": "location:throne-room"}) == (
        "Ada takes control of the Throne Room."
    )
    assert texts("log-reveals", {"player": "seat:0", "card": "monster", "space": 2}) == (
        "Ada reveals a monster on space 2."
    )


def test_polish_counts_and_declines() -> None:
    texts = Texts("abyss", "pl", PLAYERS)
    wanted = {1: "1 perłę", 2: "2 perły", 5: "5 pereł", 12: "12 pereł", 22: "22 perły"}
    for count, pearls in wanted.items():
        assert texts("log-gains-pearls", {"player": "seat:0", "count": count}) == f"Ada dostaje {pearls}."
        assert texts("option-buy", {"price": count}) == f"Kup za {pearls}"
    assert texts("log-recruits", {"player": "seat:1", "lord": "lord:oracle"}) == "Borys rekrutuje Wyrocznię."
    assert texts("why-turned", {"lord": "lord:oracle"}).startswith("Wyrocznia jest obrócona")
    assert texts("why-turned", {"lord": "lord:slaver"}).startswith("Łowca niewolników jest obrócony")
    assert texts("log-discards", {"player": "seat:0", "allies": "ally:crab-1+ally:squid-3"}) == (
        "Ada odrzuca kraba 1 i kałamarnicę 3."
    )


@pytest.mark.parametrize(
    ("message", "figures", "english"),
    [
        ("why-too-few-races", {"needed": 3, "held": 2}, "Needs 3 races, you have 2."),
        (
            "why-too-weak",
            {"needed": 10, "allies": 7, "pearls": 2},
            "10 needed: your allies make 7 and you have 2 pearls.",
        ),
        ("why-too-dear", {"price": 3, "pearls": 0}, "The price is 3 pearls, and you have no pearls."),
        ("option-reward", {"keys": 0, "pearls": 1, "tokens": 1}, "Take 1 pearl and 1 monster token"),
        ("option-reward", {"keys": 1, "pearls": 1, "tokens": 1}, "Take 1 key token, 1 pearl and 1 monster token"),
        ("option-reward", {"keys": 2, "pearls": 0, "tokens": 0}, "Take 2 key tokens"),
    ],
)
def test_reasons_and_buttons_give_the_figures(message: str, figures: Args, english: str) -> None:
    assert Texts("abyss", "en")(message, figures) == english


# -- what play really shows ----------------------------------------------------------------------------------------

Shown = tuple[str, tuple[tuple[str, Any], ...]]


def _shown(message: str, args: Args) -> Shown:
    return message, tuple(sorted(args.items()))


def _asked(match: Match, d: Decision, part: tuple[Option[Any], ...]) -> Iterator[Shown]:
    """Everything a player reads at a decision: the question, what is on offer and what is not, and why."""
    args = d.question.prompt_args(match.table, d)
    yield _shown(f"ask-{d.question.name}", args)
    for option in (*d.options, *d.anytime):
        yield _shown(option.label, {**args, **option.args})
    for option, reason in match.reasons(d, part):
        yield _shown(option.label, {**args, **option.args})
        yield _shown(reason.message, reason.args)


@cache
def shown_in_play(game: str) -> frozenset[Shown]:
    """Everything that anyone at the table, or a spectator, is shown in thirty random matches."""
    shown: set[Shown] = set()
    rules = find(game)
    for seed in range(30):
        match = regnum.new(game, players=rules.seats[seed % len(rules.seats)], seed=seed)
        rng = Rng(seed, salt=1)
        while match.decisions:
            d = match.decisions[rng.below(len(match.decisions))]
            chosen = match.sample(d, rng)
            shown.update(_asked(match, d, ()))
            if isinstance(d.question, PickMany) and isinstance(chosen, tuple):
                for length in range(1, len(chosen) + 1):
                    shown.update(_asked(match, d, chosen[:length]))
            match.choose(d, chosen)
        for seat in (None, *range(match.setup.players)):
            shown.update(_shown(line.message, line.args) for line in match.journal(seat))
        shown.update(_shown(line.opened().message, line.opened().args) for line in match.lines)
    return frozenset(shown)


@both_languages
@every_game
def test_everything_shown_in_play_can_be_read(game: str, language: str) -> None:
    texts = Texts(game, language, PLAYERS)
    shown = shown_in_play(game)
    for message, args in shown:
        read(texts, message, dict(args))
    met = {message for message, _ in shown}
    assert {f"ask-{find(game).questions[0].name}", "option-done"} <= met
    assert any(message.endswith("-known") for message in met)
