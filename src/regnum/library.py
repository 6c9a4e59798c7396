"""What is written about a game, for reading: its inventory of rules, its rulebook and its cards."""

from __future__ import annotations

import difflib
import re
import tomllib
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup, RegnumError


class NotInTheLibrary(RegnumError):
    """No such paragraph or card; the message names what may have been meant."""


def _folder(game: str) -> Traversable:
    return files(f"regnum.games.{find(game).name}")


# -- the inventory ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule of a game as a single testable sentence."""

    id: str
    kind: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rulebook; its title in each language."""

    id: str
    title: dict[str, str]
    statements: tuple[Statement, ...]


_INVENTORY = re.compile(r"inventory(-[a-z0-9-]+)?\.yaml")


def _yaml(path: Traversable) -> Any:
    import yaml

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # everything is text: an id such as 7.20 is no fraction
    return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The inventory: every rule of the game, in the order of the rulebook. Raises BadSetup.

    It may lie in several files: inventory.yaml, then inventory-….yaml by their names.
    """
    found = [
        Section(
            part["id"],
            part["title"],
            tuple(Statement(rule["id"], rule["kind"], rule["text"], part["id"]) for rule in part["rules"]),
        )
        for path in _inventories(game)
        for part in _yaml(path)["sections"]
    ]
    ids = Counter(statement.id for section in found for statement in section.statements)
    doubled = [rule for rule, times in ids.items() if times > 1]
    if doubled:
        raise BadSetup(f"the inventory of {game} has these ids more than once: {', '.join(doubled)}")
    return tuple(found)


def _inventories(game: str) -> list[Traversable]:
    paths = [path for path in _folder(game).joinpath("rules").iterdir() if _INVENTORY.fullmatch(path.name)]
    return sorted(paths, key=lambda path: path.name.removesuffix(".yaml"))


def statements(game: str) -> tuple[Statement, ...]:
    return tuple(statement for section in sections(game) for statement in section.statements)


def exempt(game: str) -> dict[str, str]:
    """Statements that no test can show (a word defined, a physical act), each with the reason."""
    path = _folder(game).joinpath("rules", "exempt.yaml")
    return {str(rule): str(why) for rule, why in (_yaml(path) or {}).items()} if path.is_file() else {}


# -- the rulebook ----------------------------------------------------------------------------------------------------

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def rulebook(game: str, language: str) -> str:
    """The whole rulebook as Markdown, without the anchors. Raises BadSetup."""
    return _ANCHOR.sub("", _folder(game).joinpath("rules", f"{language}.md").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the rulebook and the statements it makes."""

    id: str
    section: str
    """The title of the section, where the id is one of the inventory's."""
    text: str
    statement: str
    """The inventory's sentence, in English; empty for rulings and cards."""


def paragraph(game: str, rule: str, language: str) -> Paragraph:
    """The paragraph that carries an id ("7.12", "abyss:7.12", "ruling:key_supply"). Raises NotInTheLibrary."""
    from regnum.terminal.rulebook import paragraph as text_of

    wanted = rule.removeprefix(f"{find(game).name}:")
    text = text_of(game, language, wanted)
    if text is None:
        raise NotInTheLibrary(f"the rules of {game} have no paragraph {rule!r}{_perhaps(wanted, _anchors(game))}")
    for section in sections(game):
        for statement in section.statements:
            if statement.id == wanted:
                return Paragraph(wanted, section.title[language], text, statement.text)
    return Paragraph(wanted, "", text, "")


@cache
def _anchors(game: str) -> tuple[str, ...]:
    return tuple(_ANCHOR.findall(_folder(game).joinpath("rules", "en.md").read_text(encoding="utf-8")))


def _perhaps(wanted: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(wanted, known, 4, 0.75)
    return f"; did you mean {', '.join(near)}?" if near else ""


# -- the cards -------------------------------------------------------------------------------------------------------

# Lists of content/notes.toml, each with the message that says what its entries have in common.
_NOTES = {
    "translated_names": "note-name-translated",
    "disputed_names": "note-name-disputed",
    "medium": "note-confidence-medium",
    "low": "note-confidence-low",
    "reconstructed": "note-reconstructed",
}


@dataclass(frozen=True, slots=True)
class Card:
    """A card or tile as its content file has it. `id` is "lord:jailer"; `figures` is everything but id and slug."""

    id: str
    kind: str
    slug: str
    figures: dict[str, Any]
    notes: tuple[str, ...]
    """Messages for owners of the box."""
    file: str
    """The content file that has it: "content/lords.toml"."""


@cache
def content(game: str) -> dict[str, dict[str, Any]]:
    """The figures of a game's components, as its content files have them, by the name of the file. Raises BadSetup."""
    return {
        path.name.removesuffix(".toml"): tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(_folder(game).joinpath("content").iterdir(), key=lambda path: path.name)
        if path.name.endswith(".toml")
    }


@cache
def cards(game: str) -> tuple[Card, ...]:
    """Every card that has a name (a slug) of its own, in the order of the content files. Raises BadSetup.

    A game that declares the kinds of its cards has only those, kind by kind.
    """
    documents = dict(content(game))
    notes = documents.pop("notes", {})
    found: list[Card] = []
    for file, document in documents.items():
        for kind, entries in document.items():
            if isinstance(entries, list):
                for entry in entries:
                    if isinstance(entry, dict) and "slug" in entry:
                        found.append(_card(kind, entry, notes, f"content/{file}.toml"))
    kinds = find(game).card_kinds
    if not kinds:
        return tuple(found)
    return tuple(card for kind in kinds for card in found if card.kind == kind)


def _card(kind: str, entry: dict[str, Any], notes: dict[str, list[str]], file: str) -> Card:
    name = f"{kind}:{entry['slug']}"
    return Card(
        name,
        kind,
        entry["slug"],
        {figure: value for figure, value in entry.items() if figure not in ("id", "slug")},
        tuple(message for listed, message in _NOTES.items() if name in notes.get(listed, ())),
        file,
    )


def _plain(name: str) -> str:
    """A name without accents, case, articles and punctuation: as people type it."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    words = re.sub(r"[^a-z0-9]+", " ", "".join(c for c in letters if not unicodedata.combining(c))).split()
    return " ".join(words[1:] if words[:1] == ["the"] and len(words) > 1 else words)


def find_card(game: str, name: str) -> Card:
    """The card of that name: by id, by slug, or by its name in any language. Raises NotInTheLibrary."""
    from regnum.texts import LANGUAGES, texts

    known: dict[str, list[Card]] = {}
    for card in cards(game):
        names = {_plain(card.slug), _plain(card.id), _plain(f"{game} {card.id}")}
        names |= {_plain(texts(game, language).name(card.id)) for language in LANGUAGES}
        for each in names:
            known.setdefault(each, []).append(card)
    wanted = _plain(name)
    found = known.get(wanted) or []
    if len(found) == 1:
        return found[0]
    if found:
        raise NotInTheLibrary(f"{name!r} may be any of {', '.join(card.id for card in found)}")
    near = [each for each in known if wanted and wanted in each]
    near += difflib.get_close_matches(wanted, known, 5, 0.6)
    ids = list(dict.fromkeys(card.id for each in near for card in known[each]))[:5]
    perhaps = f"; did you mean {', '.join(ids)}?" if ids else ""
    raise NotInTheLibrary(f"{game} has no card called {name!r}{perhaps}")
