"""Passing over a forced answer must not tell anybody that it was forced.

A question is passed over when it has one answer. Whoever notices learns that; so it must have one answer in every
world they think possible. And where it is asked, because there is a choice, it must be asked in all of them.
"""

from __future__ import annotations

from regnum.kernel.chance import Rng
from regnum.kernel.game import Viewer
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS
from regnum.kernel.zones import redeal
from regnum.lab.checks import Check, Rehearsal
from regnum.lab.moments import Moment, together
from regnum.lab.secrecy import who

WORLDS = 2
"""How often each kind of re-deal is tried for each viewer where a question was passed over."""


class PassingOver(Check):
    name = "pass_over"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        self._seed = rehearsal.seed
        self._seats = SEATS[: rehearsal.setup.players]

    def passed_over(self, table: Table, d: Decision) -> None:
        """The hook: a rule has just passed over a question with one answer."""
        self.count("passed_over")
        for viewer, chosen in self._elsewhere(table, d, self._seed + table.at, WORLDS):
            if not chosen:
                self.fail(f"{d.question.name} of seat {d.seat} is passed over: {who(viewer)} learns it was forced")

    def at(self, moment: Moment) -> None:
        """A question that could be passed over is asked: that must not depend on what others cannot see either."""
        match = moment.match
        if together(match):
            return
        for d in match.decisions:
            if d.question.passable:
                self.count("asked_though_passable")
                for viewer, forced in self._elsewhere(match.table, d, moment.seed + moment.answered, 1):
                    if forced:
                        self.fail(f"{d.question.name} is put to seat {d.seat}: {who(viewer)} learns it was not forced")

    def _elsewhere(self, table: Table, d: Decision, seed: int, worlds: int) -> list[tuple[Viewer, bool]]:
        """In the worlds of every other viewer: would the question be passed over there?"""
        out: list[tuple[Viewer, bool]] = []
        game = self.game
        others: list[Viewer] = [seat for seat in self._seats if seat != d.seat]
        for viewer in [*others, None]:
            for i in range(worlds):
                for memory in (False, True):
                    state = game.clone_state(table.s)
                    zones = [zone for zone in game.zones(state, viewer) if not (memory and zone.remembered)]
                    rng = Rng(seed, 31 + i)
                    redeal(zones, rng)
                    state.rng = rng.bits()
                    there = game.table(state)
                    question = Decision(d.question, d.seat, d.args)
                    question.options = d.question.list_options(there, question)
                    if not question.options and not d.question.may_be_empty(there, question):
                        continue  # nobody thinks this world possible: here the question has no answer at all
                    self.count("pass_over_worlds")
                    forced = d.question.forced(there, question)
                    nothing_to_choose = forced == ()
                    alone = forced is not None and not there.anytime(question, None)
                    out.append((viewer, nothing_to_choose or alone))
        return out

    def watch(self, match: Match) -> None:
        """From here on pass-overs of this match are audited (a rebuilt table must be watched again)."""
        match.table.audit = self.passed_over
