"""Every message met can be said in every language and plural class: prompts, options, reasons, lines, refusals."""

from __future__ import annotations

from collections.abc import Callable

from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.kernel.options import Args, Reasons
from regnum.lab.checks import Check
from regnum.lab.findings import Findings
from regnum.lab.moments import Moment, Move, viewers
from regnum.texts import LANGUAGES, MissingText, Texts

FIGURES = (1, 2, 5, 12, 22)
"""One of each plural class, and those that are easily put into the wrong one."""
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")

Speak = Callable[[str], Texts]


class Wording(Check):
    name = "wording"

    def __init__(self, game: Game, findings: Findings, speak: Speak) -> None:
        super().__init__(game, findings)
        self._texts = [speak(language) for language in LANGUAGES]
        self._met: set[tuple[str, tuple[tuple[str, str], ...]]] = set()
        self._things: set[str] = set()
        self._meta = 0

    def at(self, moment: Moment) -> None:
        match = moment.match
        for d in match.decisions:
            args = d.question.prompt_args(match.table, d)
            self._say(f"ask-{d.question.name}", args)
            for option in (*d.options, *d.anytime):
                self._say(option.label, {**args, **option.args})
            for option, reason in match.reasons(d):
                self._say(option.label, {**args, **option.args})
                self._say(reason.message, reason.args)
        for seat in range(match.setup.players):
            why = Reasons()
            for option in match.interrupts(seat, why):
                self._say(option.label, option.args)
            for option, reason in why:
                self._say(option.label, option.args)
                self._say(reason.message, reason.args)

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        self._journal(now.match, moment.lines)

    def end(self, match: Match) -> None:
        for message, args in self.findings.said:
            self._say(message, args)
        self.findings.said.clear()
        for line in match.meta:
            self._say(line.message, line.args)
        if match.result is not None and match.result.how is not None:
            self._say(match.result.how.message, match.result.how.args)
        if match.result is not None:
            for automaton in match.result.automata:
                self._name(automaton)

    def _journal(self, match: Match, since: int) -> None:
        for line in match.lines[since:]:
            for viewer in viewers(match):
                seen = line.seen_by(viewer)
                self._say(seen.message, seen.args)
            if not line.rule:
                self.fail(f"the line {line.message} cites no rule")

    def _say(self, message: str, args: Args) -> None:
        """Say a message, once for every shape of its figures."""
        shape = (message, tuple([(name, _kind(value)) for name, value in sorted(args.items())]))
        for value in args.values():
            if isinstance(value, str) and ":" in value:
                self._name(value)
        if shape in self._met:
            return
        self._met.add(shape)
        self.count("messages")
        variants = [args]
        if any(isinstance(value, int) for value in args.values()):
            variants += [
                {name: figure if isinstance(value, int) else value for name, value in args.items()}
                for figure in FIGURES
            ]
        for texts in self._texts:
            for variant in variants:
                self.count("sentences")
                try:
                    text = texts(message, variant)
                except MissingText as missing:
                    self.fail(str(missing.args[0]))
                    break
                if not text.strip() or "{" in text:
                    self.fail(f"{texts.language}: {message} with {variant} says {text!r}")

    def _name(self, thing: str) -> None:
        """Every thing that is spoken of has a name, in every case."""
        for part in thing.split("+"):
            if part in self._things:
                continue
            self._things.add(part)
            self.count("names")
            for texts in self._texts:
                for case in CASES:
                    try:
                        texts.name(part, case)
                    except (MissingText, ValueError) as missing:
                        self.fail(f"{texts.language}: {part} has no name ({missing})")
                        break


def _kind(value: object) -> str:
    """Things of a kind are said alike; other words choose the wording themselves."""
    if not isinstance(value, str):
        return type(value).__name__
    kind, colon, _ = value.partition(":")
    return kind if colon else value
