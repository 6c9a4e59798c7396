"""Scene files: the same words as in Python, in YAML. Every word is checked; a slip never passes for what holds."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from regnum.games import find
from regnum.kernel.errors import BadScene, RegnumError
from regnum.scenes import writing
from regnum.scenes.scene import Scene
from regnum.texts import MissingText
from regnum.vocabulary import SceneFailed, perhaps, shown


class SceneReader(yaml.SafeLoader):
    """YAML where only numbers, true, false and null are more than words, and where no word stands twice.

    A rule's id such as 7.20 must not become 7.2, nor `no` become false, nor 1:30 become ninety.
    """

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        names = [self.construct_object(key, deep=True) for key, _ in node.value]
        doubled = [name for i, name in enumerate(names) if name in names[:i]]
        if doubled:
            where = f"line {node.start_mark.line + 1}: " if node.start_mark else ""
            raise BadScene(f"{where}a word stands twice: {', '.join(map(str, doubled))}")
        return super().construct_mapping(node, deep)


_PLAIN = {
    "tag:yaml.org,2002:int": (re.compile(r"[-+]?(?:0|[1-9][0-9]*)$"), "-+0123456789"),
    "tag:yaml.org,2002:bool": (re.compile(r"(?:true|True|TRUE|false|False|FALSE)$"), "tTfF"),
    "tag:yaml.org,2002:null": (re.compile(r"(?:~|null|Null|NULL|)$"), "~nN\0"),
    "tag:yaml.org,2002:merge": (re.compile(r"(?:<<)$"), "<"),
}
SceneReader.yaml_implicit_resolvers = {}
for _tag, (_pattern, _first) in _PLAIN.items():
    SceneReader.add_implicit_resolver(_tag, _pattern, [*_first.replace("\0", ""), *([""] if "\0" in _first else [])])

_SETUP = "setup"
"""Said of `table`: nothing is laid, the match begins by the game's own setup."""
_OF_A_SCENE = frozenset(inspect.signature(Scene).parameters) - {"table"}
"""What a scene is made of besides its table."""
_HEAD = ("title", "game", "seats", "seed", "options", "document", "rules", "table", "play", "afterwards")
_MOST_RULES = 6


def run_file(path: Path) -> dict[str, Any]:
    """Play a scene file. Returns {file, title, passed, steps, error}; the error says at which step and line."""
    report: dict[str, Any] = {"file": str(path), "title": "", "passed": False, "steps": 0, "error": None}
    where = line = ""
    try:
        text = path.read_text(encoding="utf-8")
        words = yaml.load(text, Loader=SceneReader)
        if not isinstance(words, dict) or not {"game", "seats"} <= set(words):
            raise BadScene("a scene is a mapping with at least: game, seats")
        for word in words:
            if word not in _HEAD:
                raise BadScene(
                    f"unknown words: {shown(word)}{perhaps(word, _HEAD) or '.'} There are: {', '.join(_HEAD)}"
                )
        report["title"] = str(words.get("title") or "")
        lines = _lines_of_steps(text)
        scene = lay(words)
        for i, step in enumerate(words.get("play") or []):
            where, line = f"step {i + 1}: ", f" (line {lines[i]})" if i < len(lines) else ""
            take_step(scene, step)
            report["steps"] += 1
        if words.get("afterwards"):
            where, line = f"step {report['steps'] + 1}: afterwards: ", ""
            _told("afterwards", words["afterwards"])
            scene.holds(**words["afterwards"])
        report["passed"] = True
    except OSError as error:
        report["error"] = f"cannot be read: {error.strerror}"
    except UnicodeDecodeError:
        report["error"] = "is not UTF-8 text"
    except yaml.YAMLError as error:
        report["error"] = f"is not YAML: {' '.join(str(error).split())}"
    except MissingText as error:
        report["error"] = f"{where}{error.args[0]}{line}"
    except (RegnumError, SceneFailed, RecursionError) as error:
        report["error"] = f"{where}{error}{line}"
    except Exception as error:  # a defect of ours; the other files are played all the same
        report["error"] = f"{where}something went wrong: {type(error).__name__}: {error}{line}"
    return report


def _lines_of_steps(text: str) -> list[int]:
    """The line on which each step begins."""
    root = yaml.compose(text, Loader=SceneReader)
    for key, value in root.value if isinstance(root, yaml.MappingNode) else ():
        if key.value == "play" and isinstance(value, yaml.SequenceNode):
            return [step.start_mark.line + 1 for step in value.value]
    return []


def lay(words: dict[str, Any]) -> Scene:
    """The table of a file. Raises BadScene, BadSetup."""
    if not isinstance(words["game"], str):
        raise BadScene(f"game: {shown(words['game'])} is no game's name")
    lists = [("play", list, "a list of steps"), ("rules", list, "a list of rules")]
    mappings = [(word, dict, "a mapping") for word in ("table", "options", "document", "afterwards")]
    from_setup = words.get("table") == _SETUP
    for word, kind, name in (*lists, *mappings):
        if word == "table" and from_setup:
            continue
        if not isinstance(words.get(word) or kind(), kind):
            raise BadScene(f"{word}: {shown(words[word])} should be {name}")
    game = find(words["game"])
    rules = words.get("rules") or []
    if len(rules) > _MOST_RULES:
        raise BadScene(f"rules: a scene shows at most {_MOST_RULES} rules, not {len(rules)}")
    for rule in rules:
        writing.check_rule(game.name, rule)
    seed = words.get("seed", 1)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadScene(f"seed: a seed is a whole number from 0, not {shown(seed)}")
    table = {} if from_setup else words.get("table") or {}
    _told("table", table)
    for word in table:
        if word in _OF_A_SCENE:
            raise BadScene(f"table.{word}: {word!r} is no word of a table; the words beside it are: {', '.join(_HEAD)}")
    return Scene(
        game.name,
        words["seats"],
        seed=seed,
        options={str(name): _option(value) for name, value in (words.get("options") or {}).items()},
        document=words.get("document"),
        from_setup=from_setup,
        **table,
    )


def _option(value: object) -> str:
    return shown(value) if isinstance(value, bool) else str(value)


def _told(word: str, words: Mapping[Any, Any]) -> None:
    for name in words:
        if not isinstance(name, str):
            raise BadScene(f"{word}: {shown(name)} is no word")


# -- steps -----------------------------------------------------------------------------------------------------------


def _given(words: Any, needed: Iterable[str], known: Iterable[str] = (), short: str = "") -> dict[str, Any]:
    """The words of a step: those it needs and those it may have. `short` is what a bare value stands for."""
    needed, known = tuple(needed), (*needed, *known)
    if not isinstance(words, dict):
        if not short:
            raise BadScene(f"{shown(words)} should be a mapping of: {', '.join(known)}")
        words = {short: words}
    for name in words:
        if name not in known:
            raise BadScene(f"unknown words: {shown(name)}{perhaps(name, known) or '.'} There are: {', '.join(known)}")
    for name in needed:
        if name not in words:
            raise BadScene(f"the word is missing: {name}")
    return dict(words)


def _rule(words: Mapping[str, Any]) -> str | None:
    rule = words.get("rule")
    if isinstance(rule, list | dict | bool):
        raise BadScene(f"rule: {shown(rule)} is no rule's id")
    return None if rule is None else str(rule)


def _figures(words: Mapping[str, Any]) -> dict[str, Any]:
    figures = words.get("with") or {}
    if not isinstance(figures, dict):
        raise BadScene(f"with: {shown(figures)} should be a mapping of figures")
    return figures


def _answers(words: Any, name: str = "options") -> list[Any]:
    if not isinstance(words, list):
        raise BadScene(f"{name}: {shown(words)} should be a list of answers")
    for answer in words:
        if isinstance(answer, list | dict | bool) or answer is None:
            raise BadScene(f"{name}: {shown(answer)} is no answer")
    return [str(answer) for answer in words]


def _answer(words: Any) -> Any:
    if isinstance(words, list):
        return _answers(words, "answer") if words else []
    if isinstance(words, dict | bool) or words is None:
        raise BadScene(f"{shown(words)} is no answer")
    return words


def _asks(scene: Scene, words: Any) -> None:
    given = _given(words, ("question",), ("seat",), short="question")
    scene.asks(str(given["question"]), given.get("seat"))


def _not_asked(scene: Scene, words: Any) -> None:
    given = _given(words, (), ("seat", "question"), short="seat")
    question = given.get("question")
    scene.not_asked(given.get("seat"), None if question is None else str(question))


def _passed_over(scene: Scene, words: Any) -> None:
    given = _given(words, ("question", "seat"), ("offered", "because"))
    because = given.get("because") or {}
    if not isinstance(because, dict):
        raise BadScene(f"because: {shown(because)} should be a mapping from answers to rules")
    scene.passed_over(
        str(given["question"]),
        seat=given["seat"],
        offered=_answers(given["offered"], "offered") if "offered" in given else None,
        because={str(answer): str(rule) for answer, rule in because.items()},
    )


def _menu(check: str) -> Callable[[Scene, Any], None]:
    """A step that names options: a list, or {options: […], seat: N}."""

    def run(scene: Scene, words: Any) -> None:
        given = _given(words, ("options",), ("seat",), short="options")
        getattr(scene, check)(*_answers(given["options"]), seat=given.get("seat"))

    return run


def _would_offer(scene: Scene, words: Any) -> None:
    given = _given(words, ("options", "of", "seat"))
    scene.would_offer(*_answers(given["options"]), of=str(given["of"]), seat=given["seat"])


def _interrupt(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer", "seat"))
    scene.interrupt(str(given["answer"]), seat=given["seat"])


def _interrupts(scene: Scene, words: Any) -> None:
    given = _given(words, ("options", "seat"))
    scene.interrupts(*_answers(given["options"]), seat=given["seat"])


def _accepts(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer",), ("seat",), short="answer")
    scene.accepts(_answer(given["answer"]), seat=given.get("seat"))


def _rejects(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer",), ("rule", "with", "seat"), short="answer")
    if given.get("with") and given.get("rule") is None:
        raise BadScene("with: figures are those of a rule's reason; name the rule too")
    scene._rejects(_answer(given["answer"]), _rule(given), given.get("seat"), _figures(given))


def _refused(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer", "rule"), ("seat", "part", "with"))
    part = _answers(given.get("part") or [], "part")
    scene._refuses(_answer(given["answer"]), str(_rule(given)), given.get("seat"), part, _figures(given))


def _would_refuse(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer", "of", "seat", "rule"), ("with",))
    scene._would_refuse(str(given["answer"]), str(given["of"]), given["seat"], str(_rule(given)), _figures(given))


def _explains(scene: Scene, words: Any) -> None:
    given = _given(words, ("answer", "rule"), ("seat", "with"))
    scene._explains(str(given["answer"]), str(_rule(given)), given.get("seat"), _figures(given))


def _holds(scene: Scene, words: Any) -> None:
    if not isinstance(words, dict) or not words:
        raise BadScene(f"{shown(words)} should be a mapping of words of the table")
    _told("holds", words)
    scene.holds(**words)


def _sees(scene: Scene, words: Any) -> None:
    if not isinstance(words, dict) or "seat" not in words:
        raise BadScene("sees: name the seat, or null for a spectator")
    _told("sees", words)
    scene.sees(words["seat"], **{word: value for word, value in words.items() if word != "seat"})


def _logs(scene: Scene, words: Any) -> None:
    given = _given(words, ("line",), ("rule", "times", "with"), short="line")
    times = given.get("times")
    if times is not None and (not isinstance(times, int) or isinstance(times, bool) or times < 0):
        raise BadScene(f"times: {shown(times)} is not a number from 0 on")
    scene._logs(str(given["line"]), _rule(given), times, _figures(given))


def _scores(scene: Scene, words: Any) -> None:
    if not isinstance(words, dict) or not words:
        raise BadScene("scores: a mapping of: scores, winners, won_by, how, automaton")
    _told("scores", words)
    scene.scores(**words)


def _undo(scene: Scene, words: Any) -> None:
    if words is None:
        raise BadScene("undo: name the seat")
    scene.undo(words)


STEPS: dict[str, Callable[[Scene, Any], object]] = {
    "asks": _asks,
    "not_asked": _not_asked,
    "passed_over": _passed_over,
    "offers": _menu("offers"),
    "offers_only": _menu("offers_only"),
    "not_offered": _menu("not_offered"),
    "would_offer": _would_offer,
    "accepts": _accepts,
    "rejects": _rejects,
    "refused": _refused,
    "would_refuse": _would_refuse,
    "explains": _explains,
    "holds": _holds,
    "sees": _sees,
    "logs": _logs,
    "scores": _scores,
    "interrupt": _interrupt,
    "interrupts": _interrupts,
    "undo": _undo,
}
"""What a step may say, besides giving an answer."""


def take_step(scene: Scene, step: Any) -> None:
    """One line of `play`: an answer, or something that must be so."""
    if isinstance(step, str | list) or (isinstance(step, int) and not isinstance(step, bool)):
        scene.answer(_answer(step))
        return
    if not isinstance(step, dict):
        raise BadScene(f"{shown(step)} is no step")
    if "answer" in step:
        given = _given(step, ("answer",), ("seat",))
        scene.answer(_answer(given["answer"]), seat=given.get("seat"))
        return
    if len(step) != 1 or next(iter(step)) not in STEPS:
        near = perhaps(next(iter(step)), STEPS) if len(step) == 1 else ""
        raise BadScene(f"{shown(step)} is no step{near or '.'} A step is an answer or one of: {', '.join(STEPS)}")
    ((word, words),) = step.items()
    STEPS[word](scene, words)
