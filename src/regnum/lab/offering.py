"""What is asked is whole: components are conserved, options are sound, what is missing is explained."""

from __future__ import annotations

import json

import msgspec

from regnum.kernel.match import Match
from regnum.kernel.options import Reasons
from regnum.kernel.questions import Decision, PickMany
from regnum.lab.checks import Check, Rehearsal
from regnum.lab.moments import Moment, Move


class Conserving(Check):
    """Every component lies in one place, at every question and at the end."""

    name = "conservation"

    def at(self, moment: Moment) -> None:
        self._audit(moment.match)

    def end(self, match: Match) -> None:
        self._audit(match)

    def _audit(self, match: Match) -> None:
        self.count("conservation")
        for wrong in self.game.audit(match.table.s):
            self.fail(f"lost, doubled or out of step: {wrong}")


class Offering(Check):
    """Every option points at something its seat sees, leads somewhere, and what is expected is there or explained."""

    name = "offer"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        known = {question.name for question in self.game.questions}
        if len(known) != len(self.game.questions):
            self.fail("two questions have the same name")
        self._known = known

    def at(self, moment: Moment) -> None:
        match = moment.match
        for d in match.decisions:
            if d.question.name not in self._known:
                self.fail(f"{d.question.name} is asked, which the game does not list among its questions")
            why = match.reasons(d)
            self._sound(match, d)
            self._pointing(match, d)
            self._explained(match, d, why)
        for seat in range(match.setup.players):
            self._unasked(match, seat)

    def _unasked(self, match: Match, seat: int) -> None:
        """What a seat may use without being asked is as sound as what it is offered."""
        why = Reasons()
        abilities = match.interrupts(seat, why)
        keys = [ability.key for ability in abilities]
        if len(set(keys)) != len(keys) or any(why.of(key) for key in keys):
            self.fail(f"seat {seat} may use the same thing twice, or there is a reason against it: {keys}")
        view = msgspec.json.encode(match.view(seat)) if keys else b""
        for ability in abilities:
            self.count("interrupts")
            if not ability.anytime or not ability.rule:
                self.fail(f"{ability.key} may be used unasked, but has no any-time mark, or cites no rule")
            if ability.target is None:
                if ability.key not in self.game.verbs:
                    self.fail(f"{ability.key} points at nothing and is no verb of the game")
            elif json.dumps(ability.target).encode() not in view:
                self.fail(f"{ability.key} points at {ability.target}, which seat {seat} cannot see")

    def _sound(self, match: Match, d: Decision) -> None:
        keys = [option.key for option in (*d.options, *d.anytime)]
        if len(set(keys)) != len(keys):
            self.fail(f"{d.question.name} offers the same key twice: {keys}")
        if not d.options and not d.question.may_be_empty(match.table, d):
            self.fail(f"{d.question.name} has no legal answer")
        if any(not option.anytime for option in d.anytime) or any(option.anytime for option in d.options):
            self.fail(f"{d.question.name} mixes options and any-time abilities")
        if isinstance(d.question, PickMany):
            for option in d.options:
                self.count("completable")
                more, enough = d.question.grow(match.table, d, (option,), None)
                if not more and not enough:
                    self.fail(f"{d.question.name} offers {option.key}, which cannot be completed")
        else:
            for option in (*d.options, *d.anytime):
                raw: object = option.key
                if d.question.form == "amount" and not option.anytime:
                    raw = option.value
                elif d.question.form == "arrange" and not option.anytime:
                    continue
                self.count("resolvable")
                if match.resolve(d, raw) is not option:
                    self.fail(f"{d.question.name}: {option.key} means something else")

    def _pointing(self, match: Match, d: Decision) -> None:
        view = msgspec.json.encode(match.view(d.seat))
        for option in (*d.options, *d.anytime):
            if d.question.form == "amount" and not option.anytime:
                continue
            self.count("pointing")
            if option.target is None:
                if option.key not in self.game.verbs:
                    self.fail(f"{d.question.name}: {option.key} points at nothing and is no verb of the game")
            elif json.dumps(option.target).encode() not in view:
                self.fail(f"{d.question.name}: {option.key} points at {option.target}, which seat {d.seat} cannot see")

    def _explained(self, match: Match, d: Decision, why: Reasons) -> None:
        offered = {option.key for option in (*d.options, *d.anytime)}
        for option, reason in why:
            self.count("reasons")
            if not reason.rule:
                self.fail(f"{d.question.name}: the reason against {option.key} cites no rule")
            if option.key in offered:
                self.fail(f"{d.question.name}: {option.key} is offered and there is a reason against it")
        for key in self.game.expected(match.table, d):
            self.count("expected")
            if key not in offered and why.of(key) is None:
                self.fail(f"{d.question.name}: {key} is neither offered nor explained")

    def before(self, moment: Moment, move: Move) -> None:
        if move.decision is not None and not move.decision.question.rule:
            self.fail(f"{move.name} cites no rule")
