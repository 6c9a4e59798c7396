"""What scenes say of views, lines, rules and results: checked to the last word before it is compared."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from regnum import library
from regnum.kernel.errors import BadScene, BadSetup
from regnum.kernel.game import Result
from regnum.texts import LANGUAGES
from regnum.vocabulary import SceneFailed, perhaps, shown

FORMS = {
    "pick": "one answer",
    "many": "a list of answers",
    "arrange": "a list of all answers, in order",
    "amount": "a number",
}
"""How each form of question is answered."""


def compare(found: Any, wanted: Any, path: str, in_order: frozenset[str]) -> None:
    """Every word of `wanted` is so in a view: mappings by their keys, lists whole, in order only where one is kept."""
    word = path.rpartition(".")[2]
    if isinstance(wanted, Mapping) and isinstance(found, Mapping | list | tuple):
        there = found if isinstance(found, Mapping) else dict(enumerate(found))
        for key, value in wanted.items():
            where = f"{path}.{key}" if path else str(key)
            if key not in there:
                raise BadScene(f"{where}: there is no such word in what is shown; there are: {shown(list(there))}")
            compare(there[key], value, where, in_order)
    elif isinstance(found, list | tuple) and isinstance(wanted, list | tuple):
        have, want = list(map(shown, found)), list(map(shown, wanted))
        if len(found) == len(wanted) and all(isinstance(one, Mapping) for one in wanted):
            for i, (one, other) in enumerate(zip(found, wanted, strict=True)):
                compare(one, other, f"{path}.{i}", in_order)
        elif have != want if word in in_order else sorted(have) != sorted(want):
            raise SceneFailed(f"{path}: {shown(found)}, not {shown(wanted)}")
    elif found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
        raise SceneFailed(f"{path}: {shown(found)}, not {shown(wanted)}")


def check_result(result: Result, facts: Mapping[str, Any]) -> None:
    """A finished match ended so. `automaton` is the total of an opponent that no person plays."""
    found: dict[str, Any] = {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "won_by": list(result.won_by),
        "how": None if result.how is None else result.how.message,
    }
    sheets = result.sheet if isinstance(result.sheet, list | tuple) else ()
    totals = [sheet.total for sheet in sheets[len(result.scores) :] if hasattr(sheet, "total")]
    if totals:
        found["automaton"] = totals[0]
    for word, value in facts.items():
        if word not in found:
            raise BadScene(f"scores: unknown word {word!r}{perhaps(word, found) or '.'} There are: {', '.join(found)}")
        compare(found[word], value, word, frozenset({"scores"}))


@cache
def _text(game: str, *path: str) -> str:
    """A file of the game, or nothing where it has none."""
    try:
        return files(f"regnum.games.{game}").joinpath(*path).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return ""


@cache
def _known_rules(game: str) -> frozenset[str]:
    """The ids that may be cited: of the inventory's statements, of rulings and of cards."""
    try:
        inventory = [statement.id for statement in library.statements(game)]
    except (FileNotFoundError, ModuleNotFoundError, BadSetup):
        inventory = []  # a game whose rules nobody has written down
    anchors = re.findall(r'<a id="([^"]+)"></a>', "".join(_text(game, "rules", f"{one}.md") for one in LANGUAGES))
    return frozenset([*inventory, *anchors])


def check_rule(game: str, rule: object) -> str:
    """The id of a rule, without the game's name. Raises BadScene if the inventory has none such."""
    wanted = str(rule).removeprefix(f"{game}:")
    known = _known_rules(game)
    if wanted and known and wanted not in known and not any(one.startswith(f"{wanted}.") for one in known):
        raise BadScene(f"{game} has no rule {wanted!r}{perhaps(wanted, sorted(known))}")
    return wanted


@cache
def lines(game: str) -> dict[str, frozenset[str]]:
    """Every message of a game with the figures that it mentions, in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for message, body in re.findall(
            r"^([a-z][\w-]*)\s*=(.*?)(?=^\S|\Z)", _text(game, "locale", f"{language}.ftl"), re.M | re.S
        ):
            found.setdefault(message, set()).update(re.findall(r"\$([\w-]+)", body))
    return {message: frozenset(figures) for message, figures in found.items()}


def check_line(game: str, message: str, figures: Mapping[str, Any], told: set[str]) -> None:
    """There is such a line, and it can have these figures: also where a scene says that it was not written."""
    known = lines(game)
    if not known:
        return  # a game without messages
    if message not in known:
        raise BadScene(f"{game} has no line {message!r}{perhaps(message, known)}")
    there = known[message] | told
    unknown = sorted(set(figures) - there)
    if unknown:
        raise BadScene(f"{message} has no figure {unknown[0]!r}; it has: {', '.join(sorted(there)) or 'none'}")
