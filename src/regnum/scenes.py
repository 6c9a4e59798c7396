"""Scenes: a table laid out in words, answers, and what must be offered, refused and hold. Tests and files alike.

    scene = Scene("abyss", 2, deck=["crab 3"], seats=[{}, {"pearls": 1}])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(seats={1: {"hand": ["crab 3"], "pearls": 0}})

docs/scenes.md describes the files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from regnum.games import find
from regnum.kernel.chance import seeded
from regnum.kernel.errors import BadScene, Refused, RegnumError
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, PickMany
from regnum.kernel.state import encode, load_dice
from regnum.texts import LANGUAGES, MissingText, texts


class SceneFailed(AssertionError):
    """Something the scene says must be so is not so."""


class Scene:
    """A match that starts from a described table, with the assertions that rule tests need."""

    def __init__(
        self, game: str, players: int, *, seed: int = 1, options: dict[str, str] | None = None, **table: Any
    ) -> None:
        self.game = find(game)
        setup = self.game.check(Setup(players, options or {}))
        dice = table.pop("dice", None)
        state = self.game.lay(setup, table, seeded(seed))
        if dice is not None:
            load_dice(state, dice)
        self.match = Match.resume(self.game, setup, seed, state)
        self._laid_wrong = frozenset(self.game.audit(state))  # a pile given as {only: …} leaves cards in the box

    @property
    def state(self) -> Any:
        return self.match.table.s

    # -- who is asked what -------------------------------------------------------------------------------------

    def decision(self, seat: int | None = None) -> Decision:
        """The open decision (of a seat, where several are open)."""
        if seat is not None and all(d.seat != seat for d in self.match.decisions):
            self._pass_over_idle()
        owed = [d for d in self.match.decisions if seat is None or d.seat == seat]
        if len(owed) != 1:
            who = "nobody" if not owed else "several seats"
            raise SceneFailed(f"{who} {'is' if not owed else 'are'} asked (seat {seat}): {self.match.decisions}")
        return owed[0]

    def asks(self, question: str, seat: int | None = None) -> None:
        """The question now open is this one (put to this seat)."""
        if self.decision(seat).question.name != question:
            self._pass_over_idle()
        d = self.decision(seat)
        if d.question.name != question:
            raise SceneFailed(f"seat {d.seat} is asked {d.question.name}, not {question}")

    def offered(self, seat: int | None = None, part: Sequence[str] = ()) -> list[str]:
        """The keys on offer, any-time abilities last; with `part` of a PickMany chosen, what may be added."""
        d = self.decision(seat)
        if part and isinstance(d.question, PickMany):
            return [option.key for option in d.question.grow(self.match.table, d, self._part(d, part), None)[0]]
        return [option.key for option in (*d.options, *d.anytime)]

    def offers(self, *answers: str, seat: int | None = None) -> None:
        """These are among the options."""
        missing = [answer for answer in answers if self._key(self.decision(seat), answer) not in self.offered(seat)]
        if missing:
            raise SceneFailed(f"not offered: {', '.join(missing)}; offered: {', '.join(self.offered(seat))}")

    def offers_only(self, *answers: str, seat: int | None = None) -> None:
        """These are exactly the options."""
        wanted = sorted(self._key(self.decision(seat), answer) for answer in answers)
        if sorted(self.offered(seat)) != wanted:
            raise SceneFailed(f"offered: {', '.join(self.offered(seat))}; expected: {', '.join(wanted)}")

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, *answers: object, seat: int | None = None) -> Scene:
        """Answer by key or by words; a PickMany takes one list. Several answers are given one after the other."""
        for answer in answers:
            raw = self._raw(self.decision(seat), answer)
            if not isinstance(raw, str) or raw not in self.offered(seat):
                self._pass_over_idle()
            d = self.decision(seat)
            self.match.answer(d, self._raw(d, answer))
            self._conserves(answer)
        return self

    def _pass_over_idle(self) -> None:
        """A question put only because an any-time ability could be used is answered by going on to the next.

        So a scene need not end the turn of everybody who has a Slaver.
        """
        if len(self.match.decisions) == 1:
            (d,) = self.match.decisions
            if d.question.passable and d.anytime and len(d.options) == 1:
                self.match.choose(d, d.options[0])

    def _conserves(self, answer: object) -> None:
        """No answer loses or doubles a component, or leaves the treasury's ledger out of step."""
        wrong = [text for text in self.game.audit(self.state) if text not in self._laid_wrong]
        if wrong:
            raise SceneFailed(f"after {answer!r} these no longer add up: {', '.join(wrong)}")

    def refuses(
        self,
        answer: object,
        *,
        rule: str,
        seat: int | None = None,
        part: Sequence[str] = (),
        **figures: Any,
    ) -> None:
        """The answer is not offered, and its refusal cites this rule with these figures and changes nothing."""
        d = self.decision(seat)
        raw = self._raw(d, answer)
        keys = raw if isinstance(raw, list) else [raw]
        offered = self.offered(d.seat, part)
        if not isinstance(raw, list) and raw in offered:
            raise SceneFailed(f"{raw} is offered")
        before = (encode(self.state), [one.id for one in self.match.decisions], len(self.match.history))
        if part:
            self._cites(self._reason(self.match.reasons(d, self._part(d, part)), str(keys[0])), rule, figures)
            return
        try:
            self.match.answer(d, raw)
        except Refused as refused:
            self._cites(Reason(refused.rule, refused.message, refused.params), rule, figures)
        else:
            raise SceneFailed(f"{raw} was taken")
        if before != (encode(self.state), [one.id for one in self.match.decisions], len(self.match.history)):
            raise SceneFailed(f"refusing {raw} changed the match")

    def would_refuse(self, answer: str, *, of: str, seat: int, rule: str, **figures: Any) -> None:
        """If that question were put to that seat now, the answer would be missing, for this reason.

        For questions that are passed over because only one answer is left.
        """
        question = self.game.question(of)
        if question is None:
            raise BadScene(f"there is no question {of!r}")
        why = Reasons()
        d = Decision(question, seat)
        options = question.list_options(self.match.table, d, why)
        key = self._meant(answer, d, options, [option for option, _ in why])
        if key in [option.key for option in options]:
            raise SceneFailed(f"{key} would be offered")
        self._cites(self._reason(why, key), rule, figures)

    def explains(self, answer: str, *, rule: str, seat: int | None = None, **figures: Any) -> None:
        """The list of what is unavailable names the answer, with this rule and these figures."""
        d = self.decision(seat)
        self._cites(self._reason(self.match.reasons(d), self._key(d, answer)), rule, figures)

    def undo(self, seat: int) -> Scene:
        self.match.undo(seat)
        return self

    # -- what must hold ----------------------------------------------------------------------------------------

    def holds(self, **facts: Any) -> None:
        """The table is as these words say; what they do not mention may be anything."""
        _compare(self.game.describe(self.state), facts, "", self.game.in_order)

    def sees(self, seat: int | None, **facts: Any) -> None:
        """What this seat (None: a spectator) is shown of the table is so: words of the view, not of the scene."""
        shown = _plain(msgspec.to_builtins(self.match.view(seat)))
        _compare(shown, facts, "", self.game.in_order)

    def logs(self, message: str, *, rule: str | None = None, times: int | None = None, **figures: Any) -> None:
        """The journal has such a line (citing this rule; exactly so many times: 0 for never)."""
        found = sum(
            line.message == message
            and (rule is None or line.rule == rule.removeprefix(f"{self.game.name}:"))
            and all((line.args | (line.secret or {})).get(name) == value for name, value in figures.items())
            for line in self.match.lines
        )
        if found == 0 if times is None else found != times:
            wanted = f"{message} {figures}" + (f" citing {rule}" if rule else "")
            alike = [line for line in self.match.lines if line.message == message]
            raise SceneFailed(f"{found} lines {wanted} in the journal; it has {alike}")

    def scores(self, **facts: Any) -> None:
        """The finished match ended so: scores, winners."""
        result = self.match.result
        if result is None:
            raise SceneFailed("the match is not over")
        found = {"scores": list(result.scores), "winners": list(result.winners)}
        _compare(found, facts, "", frozenset({"scores"}))

    # -- reading answers ---------------------------------------------------------------------------------------

    def _raw(self, d: Decision, answer: object) -> Any:
        if isinstance(answer, list | tuple):
            return [self._key(d, one) if isinstance(one, str) else one for one in answer]
        return self._key(d, answer) if isinstance(answer, str) else answer

    def _key(self, d: Decision, words: str) -> str:
        """The key meant: an option's key, its label, or the name of the one thing it points at, in either language."""
        offered = [*d.options, *d.anytime]
        return self._meant(words, d, offered, [option for option, _ in self.match.reasons(d)])

    def _meant(self, words: str, d: Decision, offered: list[Option[Any]], missing: list[Option[Any]]) -> str:
        every = [*offered, *missing]
        if any(option.key == words for option in every):
            return words
        args = d.question.prompt_args(self.match.table, d)
        wanted = words.casefold()
        for option in every:
            for language in LANGUAGES:
                if texts(self.game.name, language)(option.label, {**args, **option.args}).casefold() == wanted:
                    return option.key
        # What is on offer goes before what is not: a lord of the Court may be replaced, but not paid for.
        for options in (offered, missing):
            named = {option.key for option in options if wanted in self._names(option.target)}
            if len(named) == 1:
                return named.pop()
        return words

    def _names(self, target: str | None) -> set[str]:
        """What a thing may be called: its bare id ("crab 3", "jailer") and its names."""
        bare = (target or "").partition(":")[2]
        if not bare or not texts(self.game.name, LANGUAGES[0]).named(str(target)):
            return set()
        names = {str(target), bare, bare.replace("-", " ")}
        names.update(texts(self.game.name, language).name(str(target)) for language in LANGUAGES)
        return {name.casefold() for name in names} | {name.casefold().removeprefix("the ") for name in names}

    def _part(self, d: Decision, part: Sequence[str]) -> list[Option[Any]]:
        by_key = {option.key: option for option in d.options}
        return [by_key[self._key(d, words)] for words in part]

    def _reason(self, why: Reasons, key: str) -> Reason:
        reason = why.of(key)
        if reason is None:
            raise SceneFailed(f"{key}: no reason is given; there are reasons for {[o.key for o, _ in why]}")
        return reason

    def _cites(self, reason: Reason, rule: str, figures: dict[str, Any]) -> None:
        rule = rule.removeprefix(f"{self.game.name}:")
        if reason.rule != rule:
            raise SceneFailed(f"the reason cites {reason.rule or 'nothing'} ({reason.message}), not {rule}")
        for name, value in figures.items():
            if reason.args.get(name) != value:
                raise SceneFailed(f"the reason says {name} = {reason.args.get(name)!r}, not {value!r}")


def _plain(shown: Any) -> Any:
    """A view as mappings and lists, so that it compares like a described table."""
    if isinstance(shown, dict):
        return {key: _plain(value) for key, value in shown.items()}
    if isinstance(shown, list | tuple):
        return [_plain(value) for value in shown]
    return shown


def _compare(found: Any, wanted: Any, path: str, in_order: frozenset[str]) -> None:
    """Every word of `wanted` is so in `found`: mappings by their keys, lists whole, mostly in any order.

    An empty Council stack need not be listed; a word that neither the table nor a seat has is a slip.
    """
    word = path.rpartition(".")[2]
    if isinstance(found, list) and word in ("seats", "players") and isinstance(wanted, list):
        wanted = dict(enumerate(wanted))
    if isinstance(wanted, dict):
        there = dict(enumerate(found)) if isinstance(found, list) else found
        for key, value in wanted.items():
            where = f"{path}.{key}" if path else str(key)
            if key in there:
                _compare(there[key], value, where, in_order)
            elif not word or word.isdigit() or value not in (None, [], {}):
                raise SceneFailed(f"{where}: there is no such thing on the table")
    elif isinstance(found, list) and isinstance(wanted, list) and word not in in_order:
        if sorted(map(str, found)) != sorted(map(str, wanted)):
            raise SceneFailed(f"{path}: {found}, not {wanted}")
    elif found != wanted:
        raise SceneFailed(f"{path}: {found!r}, not {wanted!r}")


# -- files -----------------------------------------------------------------------------------------------------------


class _Reader(yaml.SafeLoader):
    """YAML without fractions and dates, for a rule's id such as 7.20 must not become 7.2, and without doubled words."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        names = [self.construct_object(key, deep=True) for key, _ in node.value]
        doubled = [name for i, name in enumerate(names) if name in names[:i]]
        if doubled:
            raise BadScene(f"a word stands twice: {', '.join(map(str, doubled))}")
        return super().construct_mapping(node, deep)


_Reader.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag not in ("tag:yaml.org,2002:float", "tag:yaml.org,2002:timestamp")
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}

_HEAD = {"title", "game", "seats", "seed", "options", "rules", "table", "play", "afterwards"}


def run_file(path: Path) -> dict[str, Any]:
    """Play a scene file. Returns {file, title, passed, steps, error}; the error says at which step."""
    report: dict[str, Any] = {"file": str(path), "title": "", "passed": False, "steps": 0, "error": None}
    scene: Scene | None = None
    try:
        words = yaml.load(path.read_text(encoding="utf-8"), Loader=_Reader)
        if not isinstance(words, dict) or not {"game", "seats"} <= set(words):
            raise BadScene("a scene is a mapping with at least: game, seats")
        if set(words) - _HEAD:
            raise BadScene(f"unknown words: {', '.join(sorted(map(str, set(words) - _HEAD)))}")
        report["title"] = str(words.get("title", ""))
        scene = Scene(
            words["game"],
            words["seats"],
            seed=words.get("seed", 1),
            options={str(k): str(v) for k, v in (words.get("options") or {}).items()},
            **(words.get("table") or {}),
        )
        for step in words.get("play") or []:
            _step(scene, step)
            report["steps"] += 1
        if words.get("afterwards"):
            scene.holds(**words["afterwards"])
        report["passed"] = True
    except OSError as error:
        report["error"] = f"cannot be read: {error.strerror}"
    except UnicodeDecodeError:
        report["error"] = "is not UTF-8 text"
    except yaml.YAMLError as error:
        report["error"] = f"is not YAML: {' '.join(str(error).split())}"
    except (RegnumError, SceneFailed, TypeError, ValueError, AttributeError, LookupError, RecursionError) as error:
        where = "" if scene is None else f"step {report['steps'] + 1}: "
        missing = isinstance(error, KeyError) and not isinstance(error, MissingText)
        report["error"] = f"{where}{'the word is missing: ' if missing else ''}{error}"
    return report


def _knows(words: Any, *known: str) -> None:
    """A step's own words are these: a misspelt one must not pass for something that holds."""
    if not isinstance(words, dict):
        raise BadScene(f"{words!r} should be a mapping of: {', '.join(known)}")
    if set(words) - set(known):
        raise BadScene(f"{words!r}: unknown words; there are: {', '.join(known)}")


def _refused(scene: Scene, words: dict[str, Any]) -> None:
    _knows(words, "answer", "rule", "seat", "part", "with")
    scene.refuses(
        words["answer"],
        rule=str(words["rule"]),
        seat=words.get("seat"),
        part=words.get("part", ()),
        **(words.get("with") or {}),
    )


def _would_refuse(scene: Scene, words: dict[str, Any]) -> None:
    _knows(words, "answer", "of", "rule", "seat", "with")
    scene.would_refuse(
        words["answer"], of=words["of"], seat=words["seat"], rule=str(words["rule"]), **(words.get("with") or {})
    )


def _explains(scene: Scene, words: dict[str, Any]) -> None:
    _knows(words, "answer", "rule", "seat", "with")
    scene.explains(words["answer"], rule=str(words["rule"]), seat=words.get("seat"), **(words.get("with") or {}))


def _sees(scene: Scene, words: dict[str, Any]) -> None:
    scene.sees(words["seat"], **{word: value for word, value in words.items() if word != "seat"})


def _logs(scene: Scene, words: dict[str, Any]) -> None:
    _knows(words, "line", "rule", "times", "with")
    rule = words.get("rule")
    scene.logs(
        words["line"],
        rule=None if rule is None else str(rule),
        times=words.get("times"),
        **(words.get("with") or {}),
    )


def _listed(words: Any) -> tuple[list[Any], int | None]:
    return (words["options"], words.get("seat")) if isinstance(words, dict) else (words, None)


def _offers(scene: Scene, words: Any) -> None:
    options, seat = _listed(words)
    scene.offers(*options, seat=seat)


def _offers_only(scene: Scene, words: Any) -> None:
    options, seat = _listed(words)
    scene.offers_only(*options, seat=seat)


def _asks(scene: Scene, words: Any) -> None:
    if isinstance(words, dict):
        scene.asks(words["question"], words.get("seat"))
    else:
        scene.asks(words)


_STEPS: dict[str, Callable[[Scene, Any], object]] = {
    "asks": _asks,
    "offers": _offers,
    "offers_only": _offers_only,
    "refused": _refused,
    "would_refuse": _would_refuse,
    "holds": lambda scene, words: scene.holds(**words),
    "scores": lambda scene, words: scene.scores(**words),
    "explains": _explains,
    "sees": _sees,
    "logs": _logs,
    "undo": lambda scene, words: scene.undo(words),
}


def _step(scene: Scene, step: Any) -> None:
    """One line of `play`: an answer, or something that must be so."""
    if isinstance(step, str | list | int):
        scene.answer(step)
        return
    if not isinstance(step, dict):
        raise BadScene(f"{step!r} is no step")
    if "answer" in step and set(step) <= {"answer", "seat"}:
        scene.answer(step["answer"], seat=step.get("seat"))
        return
    if len(step) != 1 or next(iter(step)) not in _STEPS:
        raise BadScene(f"{step!r} is no step; a step is an answer or one of: {', '.join(_STEPS)}")
    ((word, words),) = step.items()
    _STEPS[word](scene, words)
