"""The page of a game's words: what its scenes may say, written from its vocabulary and its questions."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel.errors import BadScene
from regnum.kernel.game import Game
from regnum.scenes.writing import FORMS
from regnum.vocabulary import Kind, Word


def page(game: Game) -> str:
    """The whole page as Markdown. Raises BadScene for a game without scenes."""
    vocabulary = game.vocabulary
    if vocabulary is None:
        raise BadScene(f"{game.name} has no scenes")
    lines = [
        f"# The words of scenes: {game.name}",
        "",
        f"Written by `regnum scene --words {game.name}`; do not edit it by hand. [Scenes](scenes.md) says what files",
        "and steps are; these are the words of this game's tables, in `table`, `holds` and `afterwards` alike. When a",
        "table is laid, what is not mentioned is empty, 0 or as at the start; when it is asked, it may be anything.",
        "",
        "## The table",
        "",
        *_words(vocabulary.table),
    ]
    for name, word in vocabulary.table.parts():
        if list(word.kind.parts()):
            lines += ["", f"## The words of `{name}`", "", *_words(word.kind)]
    if vocabulary.faces:
        faces = ", ".join(f"`{name}` ({number})" for name, number in vocabulary.faces.items())
        lines += ["", "## Dice", "", f"The faces that `dice` lists, by these names or by their numbers: {faces}."]
    lines += ["", "## What things are called", ""]
    lines += ["Things go by these words, by their ids, and by their names in English and Polish, in answers too.", ""]
    for kind in vocabulary.names():
        lines.append(f"- **{kind.kind}**: {', '.join(f'`{word}`' for word in kind.words.values())}")
    lines += ["", "## The questions", "", "| question | rule | answered with |", "|---|---|---|"]
    for question in sorted(game.questions, key=lambda question: question.name):
        lines.append(f"| `{question.name}` | {question.rule} | {FORMS[question.form]} |")
    lines += [
        "",
        f"The lines of the journal and the figures they carry are those of the messages `log-…` in `{_locale(game)}`;",
    ]
    lines += ["the figures of reasons are those of `why-…` there.", ""]
    return "\n".join(lines)


def _locale(game: Game) -> str:
    return f"src/regnum/games/{game.name}/locale/en.ftl"


def _words(kind: Kind) -> Iterator[str]:
    yield "| word | is written as | means |"
    yield "|---|---|---|"
    for name, word in kind.parts():
        yield f"| `{name}` | {word.kind.what.replace('|', '/')} | {_says(word)} |"


def _says(word: Word) -> str:
    return word.says + (" (can only be asked)" if word.asked else "")
