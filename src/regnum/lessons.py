"""Lessons: laid tables with a voice. A lesson is a scene file with a few more steps, played on the real rules.

    name: explore                       # docs/lessons.md describes the files
    game: abyss
    seats: 2
    number: 1
    minutes: 3
    table: {deck: [crab 3, squid 1], seats: [{pearls: 1}, {pearls: 2}]}
    play:
      - {say: lesson-explore-deck, point: [deck]}
      - {let: explore, say: lesson-explore-do}
      - {answer: pass, seat: 1}
      - {try: buy, rule: 7.20, say: lesson-explore-gone}
      - {free: {until: log-recruits, answers: 6, others: [pass]}, say: …, solution: […]}

Reading a lesson plays it from beginning to end, so a rule that changes breaks the lesson's test and not the learner.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import yaml

from regnum.games import find
from regnum.kernel.errors import BadScene, RegnumError
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision, Raw
from regnum.scenes import Scene, SceneFailed
from regnum.scenes.files import SceneReader

_HEAD = {"name", "game", "seats", "number", "minutes", "seed", "options", "table", "play"}
LEARNER = 0
"""The learner's seat."""


class Step(msgspec.Struct, omit_defaults=True):
    """One step, as the table in the browser carries it out; the answers are the rules' own keys."""

    kind: Literal["say", "let", "answer", "try", "free"]
    say: str = ""
    """The message of the voice."""
    point: list[str] = []
    """The things it speaks of."""
    answer: Raw | None = None
    seat: int = LEARNER
    rule: str = ""
    """try: the paragraph that the refusal cites."""
    target: str | None = None
    """try, let: the thing to press, where there is one."""
    until: str = ""
    """free: the line of the journal, about the learner, that ends it."""
    answers: int = 0
    """free: in so many answers."""
    others: list[str] = []
    """free: what the other seats answer, the first of these that is offered."""


class Lesson(msgspec.Struct):
    name: str
    game: str
    number: int
    minutes: int
    seats: int
    seed: int
    options: dict[str, str]
    table: dict[str, Any]
    steps: list[Step]

    def lay(self) -> Scene:
        return Scene(self.game, self.seats, seed=self.seed, options=self.options, **self.table)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order, each played to its end. Raises BadSetup, BadScene, SceneFailed."""
    find(game)
    folder = Path(__file__).parent / "games" / game / "lessons"
    found = [read(path) for path in sorted(folder.glob("*.yaml"))] if folder.is_dir() else []
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def read(path: Path) -> Lesson:
    words = yaml.load(path.read_text(encoding="utf-8"), Loader=SceneReader)
    if not isinstance(words, dict) or not {"name", "game", "seats", "play"} <= set(words) or set(words) - _HEAD:
        raise BadScene(f"{path.name}: a lesson is a mapping of {', '.join(sorted(_HEAD))}")
    lesson = Lesson(
        str(words["name"]),
        str(words["game"]),
        int(words.get("number", 1)),
        int(words.get("minutes", 3)),
        int(words["seats"]),
        int(words.get("seed", 1)),
        {str(key): str(value) for key, value in (words.get("options") or {}).items()},
        words.get("table") or {},
        [],
    )
    scene = lesson.lay()
    for number, step in enumerate(words["play"], 1):
        try:
            lesson.steps.append(_played(scene, step))
        except (SceneFailed, RegnumError, LookupError) as error:
            raise SceneFailed(f"{path.name}, step {number}: {error}") from error
    return lesson


_WORDS = {
    "say": {"say", "point"},
    "let": {"let", "say", "point"},
    "answer": {"answer", "seat"},
    "try": {"try", "rule", "say", "point"},
    "free": {"free", "say", "point", "solution"},
}


def _played(scene: Scene, words: Any) -> Step:
    """The step, carried out on the table as the learner (or the script) would."""
    kind = next((kind for kind in ("let", "answer", "try", "free", "say") if kind in words), None)
    if kind is None or set(words) - _WORDS[kind]:
        raise BadScene(f"{words!r} is no step of a lesson")
    step = Step(kind, str(words.get("say", "")), [str(thing) for thing in words.get("point", [])])  # type: ignore[arg-type]
    if kind == "let":
        step.answer, step.target = _meant(scene, scene.decision(LEARNER), words["let"])
        scene.answer(words["let"], seat=LEARNER)
    elif kind == "answer":
        step.seat = int(words["seat"])
        step.answer, _ = _meant(scene, scene.decision(step.seat), words["answer"])
        scene.answer(words["answer"], seat=step.seat)
    elif kind == "try":
        step.rule = str(words["rule"])
        step.answer, step.target = _meant(scene, scene.decision(LEARNER), words["try"])
        scene.refuses(words["try"], rule=step.rule, seat=LEARNER)
    elif kind == "free":
        _play_freely(scene, step, words)
    return step


def _meant(scene: Scene, d: Decision, answer: Any) -> tuple[Raw, str | None]:
    raw = scene._raw(d, answer)
    why = scene.match.reasons(d)
    every: list[Option[Any]] = [*d.options, *d.anytime, *(option for option, _ in (*why, *why.unlisted))]
    target = next((option.target for option in every if option.key == raw), None)
    return raw, target


def _play_freely(scene: Scene, step: Step, words: dict[str, Any]) -> None:
    """The solution reaches the goal within the budget, the others answering as they do."""
    goal = words["free"]
    step.until, step.answers, step.others = str(goal["until"]), int(goal["answers"]), list(goal.get("others", []))
    before, used = len(scene.match.lines), 0
    for answer in words["solution"]:
        _others_answer(scene, step)
        scene.answer(answer, seat=LEARNER)
        used += 1
    _others_answer(scene, step)
    reached = [
        line
        for line in scene.match.lines[before:]
        if line.message == step.until and line.args.get("player") == f"seat:{LEARNER}"
    ]
    if not reached:
        raise SceneFailed(f"the solution never writes {step.until}")
    if used > step.answers:
        raise SceneFailed(f"the solution takes {used} answers, not {step.answers}")


def _others_answer(scene: Scene, step: Step) -> None:
    while scene.match.decisions and all(d.seat != LEARNER for d in scene.match.decisions):
        d = scene.match.decisions[0]
        keys = [option.key for option in d.options]
        scene.answer(next((key for key in step.others if key in keys), keys[-1]), seat=d.seat)


def find_lesson(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons(game) if lesson.name == name), None)
