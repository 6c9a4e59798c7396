"""A match that starts from a described table, with the assertions that rule tests need."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from regnum.games import find
from regnum.kernel.chance import seeded
from regnum.kernel.errors import BadScene, Refused
from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, PickMany, Question
from regnum.kernel.state import encode
from regnum.kernel.table import Table
from regnum.kernel.things import SEATS
from regnum.scenes import naming, writing
from regnum.vocabulary import SceneFailed, perhaps, shown

STOP = "stop"
"""The key, in every game, of the answer that does no more of something that may be done several times."""


class PassedOver(NamedTuple):
    """A question that was not put, because it had one answer: as it stood at that moment."""

    question: str
    seat: int
    offered: list[Option[Any]]
    missing: list[tuple[Option[Any], Reason]]
    args: dict[str, Any]
    given: tuple[str, ...] = ()
    """The keys of its one answer."""


class Scene:
    """A table laid out in words, played on by answers; what must be so is said on the way."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seed: int = 1,
        options: dict[str, str] | None = None,
        document: dict[str, Any] | None = None,
        from_setup: bool = False,
        **table: Any,
    ) -> None:
        """`from_setup`: no table is laid; the match begins as every match does, by the game's own setup."""
        self.game = self._watched(find(game))
        if self.game.vocabulary is None:
            raise BadScene(f"{game} has no scenes")
        self.passed: list[PassedOver] = []
        """What has been passed over since the last answer."""
        self.setup = self.game.check(Setup(players, options or {}, document))
        if from_setup and table:
            raise BadScene(f"a match that begins from the setup has nothing laid ({', '.join(table)})")
        state = (
            self.game.deal(self.setup, seeded(seed))
            if from_setup
            else self.game.vocabulary.lay(self.setup, table, seeded(seed))
        )
        try:
            self.match = Match.resume(self.game, self.setup, seed, state)
        except Exception as error:  # whatever the rules stumble over, it is the table that cannot be
            raise BadScene(f"the rules cannot go on from this table: {type(error).__name__}: {error}") from error
        self._laid_wrong = frozenset(self.game.audit(state))  # a pile given as {only: …} leaves cards in the box

    def _watched(self, game: Game) -> Game:
        """The game with every table of its matches watched for questions that are passed over."""
        watched = copy.copy(game)

        def table(state: Any) -> Table:
            made = game.table(state)
            made.audit = made.unasked = self._note_passed_over
            return made

        watched.table = table  # type: ignore[method-assign]
        return watched

    def _note_passed_over(self, table: Table, d: Decision) -> None:
        why = Reasons()
        offered = d.question.list_options(table, d, why)
        args = d.question.prompt_args(table, d)
        one = d.question.forced(table, d)
        given = tuple(option.key for option in (one if isinstance(one, tuple) else (one,)) if option is not None)
        self.passed.append(PassedOver(d.question.name, d.seat, offered, list(why), args, given))

    @property
    def state(self) -> Any:
        return self.match.table.s

    # -- who is asked what -------------------------------------------------------------------------------------

    def _seat(self, seat: Any) -> None:
        """There is such a seat. Raises BadScene."""
        n = self.setup.players
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < n):
            raise BadScene(f"there is no seat {shown(seat)}; the seats are 0 to {n - 1}")

    def _question(self, name: object) -> Question[Any]:
        """The question of that name. Raises BadScene."""
        found = self.game.question(str(name))
        if found is None:
            near = perhaps(name, [question.name for question in self.game.questions])
            raise BadScene(f"there is no question {shown(name)!r}{near}")
        return found

    def decision(self, seat: int | None = None) -> Decision:
        """The open decision (of a seat, where several are open)."""
        self._seat(seat)
        if seat is not None and all(d.seat != seat for d in self.match.decisions):
            self._pass_over_idle()
        owed = [d for d in self.match.decisions if seat is None or d.seat == seat]
        if len(owed) == 1:
            return owed[0]
        asked = ", ".join(f"seat {d.seat}: {d.question.name}" for d in self.match.decisions) or "the match is over"
        if owed:
            raise SceneFailed(f"several seats are asked; say which is meant ({asked})")
        raise SceneFailed(
            f"nobody is asked (seat {seat}); {asked}" if seat is not None else f"nobody is asked; {asked}"
        )

    def asks(self, question: str, seat: int | None = None) -> None:
        """The question now open is this one (put to this seat)."""
        self._question(question)
        if seat is None and len(self.match.decisions) > 1:
            asked = {d.question.name for d in self.match.decisions}
            if question not in asked:
                raise SceneFailed(f"asked is {', '.join(sorted(asked))}, not {question}")
            return
        if self.decision(seat).question.name != question:
            self._pass_over_idle()
        d = self.decision(seat)
        if d.question.name != question:
            raise SceneFailed(f"seat {d.seat} is asked {d.question.name}, not {question}")

    def not_asked(self, seat: int | None = None, question: str | None = None) -> None:
        """Nothing is asked of this seat now (or: not this question, of this seat or of anybody)."""
        self._seat(seat)
        if question is not None:
            self._question(question)
        if seat is None and question is None:
            raise BadScene("who is not asked what? name a seat, a question or both")
        for d in self.match.decisions:
            if seat in (None, d.seat) and question in (None, d.question.name):
                raise SceneFailed(f"seat {d.seat} is asked {d.question.name}")

    def passed_over(
        self,
        question: str,
        *,
        seat: int,
        offered: Sequence[str] | None = None,
        because: Mapping[str, str] | None = None,
    ) -> None:
        """This question is not put to this seat, for want of a choice.

        `offered` is its whole menu, as it stood when it was passed over since the last answer, or else as it would
        stand now; `because` has the rule for each answer that is missing from it.
        """
        self._question(question)
        self._seat(seat)
        if any((d.question.name, d.seat) == (question, seat) for d in self.match.decisions):
            raise SceneFailed(f"seat {seat} is asked {question}")
        found = [one for one in self.passed if (one.question, one.seat) == (question, seat)]
        last = found[-1] if found else self._without_a_choice(question, seat)
        missing = [option for option, _ in last.missing]
        if offered is not None:
            wanted = sorted(naming.meant(self.game, words, last.offered, missing, last.args) for words in offered)
            if sorted(option.key for option in last.offered) != wanted:
                raise SceneFailed(f"on offer was {_keys(last.offered)}, not {', '.join(wanted) or 'nothing'}")
        for words, rule in (because or {}).items():
            key = naming.meant(self.game, words, last.offered, missing, last.args)
            reason = next((reason for option, reason in last.missing if option.key == key), None)
            if reason is None:
                raise SceneFailed(f"{key}: no reason was given; there are reasons for {_keys(missing)}")
            self._cites(reason, str(rule), {})

    def _without_a_choice(self, question: str, seat: int) -> PassedOver:
        d, offered, why = self._if_asked(question, seat)
        if len(offered) > 1:
            raise SceneFailed(f"{question} was not passed over for seat {seat}: it would offer {_keys(offered)}")
        return PassedOver(question, seat, offered, list(why), d.question.prompt_args(self.match.table, d))

    # -- what is offered ---------------------------------------------------------------------------------------

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

    def not_offered(self, *answers: str, seat: int | None = None) -> None:
        """None of these is on offer, for whatever reason."""
        d = self.decision(seat)
        offered = self.offered(seat)
        for answer in answers:
            if (key := self._key(d, answer)) in offered:
                raise SceneFailed(f"{key} is offered")

    def would_offer(self, *answers: str, of: str, seat: int) -> None:
        """If that question were put to that seat now, these would be on offer."""
        d, offered, why = self._if_asked(of, seat)
        for answer in answers:
            if self._meant(answer, d, offered, [option for option, _ in why]) not in [one.key for one in offered]:
                raise SceneFailed(f"{answer} would not be offered; offered would be {_keys(offered)}")

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, *answers: object, seat: int | None = None) -> Scene:
        """Answer by key or by words; a PickMany takes one list. Several answers are given one after the other."""
        for answer in answers:
            if not self._on_offer(answer, seat):
                if self._given_already(answer, seat):
                    continue
                self._pass_over_idle()
            d = self.decision(seat)
            raw = self._whole(d, answer)
            before, self.passed = self.passed, []
            try:
                self.match.answer(d, raw)
            except Refused:
                self.passed = before
                raise
            self._conserves(answer)
        return self

    def _on_offer(self, answer: object, seat: int | None) -> bool:
        try:
            raw = self._raw(self.decision(seat), answer)
        except BadScene:
            return False  # it may be an answer to the next question
        return isinstance(raw, str) and raw in self.offered(seat)

    def _given_already(self, answer: object, seat: int | None) -> bool:
        """Whether this is the one answer of a question passed over since the last answer: a scene may say it too.

        An answer that the open question takes is that question's.
        """
        owed = [d for d in self.match.decisions if seat in (None, d.seat)]
        for d in owed:
            try:
                self.match.resolve(d, self._whole(d, answer))
            except (BadScene, Refused):
                continue
            return False
        words = answer if isinstance(answer, list | tuple) else [answer]
        for i, one in enumerate(self.passed):
            if seat not in (None, one.seat) or not all(isinstance(word, str | int) for word in words):
                continue
            try:
                keys = [naming.meant(self.game, str(word), one.offered, [], one.args, anything=False) for word in words]
            except BadScene:
                continue
            if sorted(keys) == sorted(one.given):
                del self.passed[: i + 1]
                return True
        return False

    def accepts(self, answer: object, *, seat: int | None = None) -> None:
        """This whole answer would be taken; it is not given."""
        d = self.decision(seat)
        raw = self._raw(d, answer)
        try:
            self.match.resolve(d, raw)
        except Refused as refused:
            said = self.game.say(refused.message, refused.params)
            raise SceneFailed(f"{shown(raw)} would be refused: {said} ({refused.rule or refused.code})") from None

    def rejects(self, answer: object, *, rule: str | None = None, seat: int | None = None, **figures: Any) -> None:
        """This whole answer would not be taken (by this rule, with these figures); nothing is played."""
        self._rejects(answer, rule, seat, figures)

    def _rejects(self, answer: object, rule: str | None, seat: int | None, figures: Mapping[str, Any]) -> None:
        d = self.decision(seat)
        raw = self._raw(d, answer)
        try:
            self.match.resolve(d, raw)
        except Refused as refused:
            if refused.code == "malformed":
                raise BadScene(f"{d.question.name} is answered with {writing.FORMS[d.question.form]}") from None
            if rule is not None:
                self._cites(Reason(refused.rule, refused.message, refused.params), rule, figures)
        else:
            raise SceneFailed(f"{shown(raw)} would be taken")

    def interrupt(self, answer: str, *, seat: int) -> Scene:
        """Something that may be used unasked is used by this seat."""
        self._seat(seat)
        why = Reasons()
        offered = list(self.match.interrupts(seat, why))
        key = naming.meant(self.game, str(answer), offered, [option for option, _ in why], {})
        self.passed = []
        self.match.interrupt(seat, key)
        self._conserves(answer)
        return self

    def interrupts(self, *answers: str, seat: int) -> None:
        """Exactly these may be used unasked by this seat now; none of them: nothing."""
        self._seat(seat)
        why = Reasons()
        offered = list(self.match.interrupts(seat, why))
        missing = [option for option, _ in why]
        wanted = sorted(naming.meant(self.game, words, offered, missing, {}) for words in answers)
        if sorted(option.key for option in offered) != wanted:
            raise SceneFailed(f"seat {seat} may use {_keys(offered)}, not {', '.join(wanted) or 'nothing'}")

    def _pass_over_idle(self) -> None:
        """A question put only because an any-time ability could be used is answered by going on to the next, and so
        is one at which nothing is left but to stop.

        So a scene need not end the turn of everybody who has a Slaver, nor say that whoever can build no more stops.
        """
        if len(self.match.decisions) == 1:
            (d,) = self.match.decisions
            if len(d.options) == 1 and (d.options[0].key == STOP or (d.question.passable and d.anytime)):
                self.match.choose(d, d.options[0])

    def _conserves(self, answer: object) -> None:
        """No answer loses or doubles a component, or leaves the treasury's ledger out of step."""
        wrong = [text for text in self.game.audit(self.state) if text not in self._laid_wrong]
        if wrong:
            raise SceneFailed(f"after {answer!r} these no longer add up: {', '.join(wrong)}")

    def refuses(
        self, answer: object, *, rule: str, seat: int | None = None, part: Sequence[str] = (), **figures: Any
    ) -> None:
        """The answer is not offered, and its refusal cites this rule with these figures and changes nothing."""
        self._refuses(answer, rule, seat, part, figures)

    def _refuses(
        self, answer: object, rule: str, seat: int | None, part: Sequence[str], figures: Mapping[str, Any]
    ) -> None:
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
        refused = self._refusal(d, raw)
        if refused is not None and refused.code == "malformed":  # one thing of a choice of several, by itself
            refused = self._refusal(d, self._whole(d, answer))
        if refused is None:
            raise SceneFailed(f"{shown(raw)} was taken")
        self._cites(Reason(refused.rule, refused.message, refused.params), rule, figures)
        if before != (encode(self.state), [one.id for one in self.match.decisions], len(self.match.history)):
            raise SceneFailed(f"refusing {shown(raw)} changed the match")

    def _refusal(self, d: Decision, raw: Any) -> Refused | None:
        """How the match refuses this answer; None if it takes it."""
        try:
            self.match.answer(d, raw)
        except Refused as refused:
            return refused
        return None

    def would_refuse(self, answer: str, *, of: str, seat: int, rule: str, **figures: Any) -> None:
        """If that question were put to that seat now, the answer would be missing, for this reason.

        For questions that are passed over because only one answer is left.
        """
        self._would_refuse(answer, of, seat, rule, figures)

    def _would_refuse(self, answer: str, of: str, seat: int, rule: str, figures: Mapping[str, Any]) -> None:
        d, offered, why = self._if_asked(of, seat)
        known = why.of(str(answer)) is not None
        key = str(answer) if known else self._meant(answer, d, offered, [option for option, _ in why])
        if key in [option.key for option in offered]:
            raise SceneFailed(f"{key} would be offered")
        self._cites(self._reason(why, key), rule, figures)

    def _if_asked(self, of: str, seat: int) -> tuple[Decision, list[Option[Any]], Reasons]:
        """A question as it would stand if it were put to that seat now."""
        question = self._question(of)
        self._seat(seat)
        why = Reasons()
        d = Decision(question, SEATS[seat])
        try:
            question.prompt_args(self.match.table, d)
            return d, question.list_options(self.match.table, d, why), why
        except Exception as error:  # a menu need not make sense outside the moment in which it is asked
            raise SceneFailed(f"{of} cannot be put to seat {seat} at this moment ({type(error).__name__})") from None

    def explains(self, answer: str, *, rule: str, seat: int | None = None, **figures: Any) -> None:
        """The list of what is unavailable names the answer, with this rule and these figures."""
        self._explains(answer, rule, seat, figures)

    def _explains(self, answer: str, rule: str, seat: int | None, figures: Mapping[str, Any]) -> None:
        d = self.decision(seat)
        self._cites(self._reason(self.match.reasons(d), self._key(d, answer)), rule, figures)

    def undo(self, seat: int) -> Scene:
        self._seat(seat)
        self.match.undo(seat)
        return self

    # -- what must hold ----------------------------------------------------------------------------------------

    def holds(self, **facts: Any) -> None:
        """The table is as these words say; what they do not mention may be anything."""
        self.game.vocabulary.check(self.setup, self.state, facts)

    def sees(self, seat: int | None, **facts: Any) -> None:
        """What this seat (None: a spectator) is shown of the table is so: words of the view, not of the scene."""
        self._seat(seat)
        seen = msgspec.to_builtins(self.match.view(seat))
        writing.compare(seen, facts, "", self.game.vocabulary.in_order())

    def logs(self, message: str, *, rule: str | None = None, times: int | None = None, **figures: Any) -> None:
        """The journal has such a line (citing this rule; exactly so many times: 0 for never)."""
        self._logs(message, rule, times, figures)

    def _logs(self, message: str, rule: str | None, times: int | None, figures: Mapping[str, Any]) -> None:
        alike = [line for line in self.match.lines if line.message == message]
        known = {name for line in alike for name in (*line.args, *(line.secret or {}))}
        writing.check_line(self.game.name, message, figures, known)
        rule = None if rule is None else writing.check_rule(self.game.name, rule)
        found = sum(
            (rule is None or _same_law(line.rule, rule))
            and all((line.args | (line.secret or {})).get(name) == value for name, value in figures.items())
            for line in alike
        )
        if found == 0 if times is None else found != times:
            wanted = f"{message} {shown(figures)}" + (f" citing {rule}" if rule else "")
            raise SceneFailed(f"{found} lines {wanted} in the journal; it has {alike}")

    def scores(self, **facts: Any) -> None:
        """The match has been decided so: scores, winners, and the total of an automaton."""
        result = self.match.game.decided(self.state)
        if result is None:
            raise SceneFailed("the match is not over")
        writing.check_result(result, facts)

    # -- reading answers ---------------------------------------------------------------------------------------

    def _raw(self, d: Decision, answer: object) -> Any:
        if isinstance(answer, list | tuple):
            return [self._key(d, one) if isinstance(one, str | int) else one for one in answer]
        if isinstance(answer, int) and not isinstance(answer, bool) and d.question.form != "amount":
            answer = str(answer)  # a card that is known by its number
        return self._key(d, answer) if isinstance(answer, str) else answer

    def _whole(self, d: Decision, answer: object) -> Any:
        """The same for a whole answer, where one thing of a choice of several may stand by itself."""
        raw = self._raw(d, answer)
        single = isinstance(raw, str) and isinstance(d.question, PickMany)
        return [raw] if single and raw not in [option.key for option in d.anytime] else raw

    def _key(self, d: Decision, words: str | int) -> str:
        """The key meant: an option's key, its label, or the name of the one thing it points at, in either language."""
        why = self.match.reasons(d)
        if why.of(str(words)) is not None:
            return str(words)
        return self._meant(str(words), d, [*d.options, *d.anytime], [option for option, _ in why])

    def _meant(self, words: str, d: Decision, offered: list[Option[Any]], missing: list[Option[Any]]) -> str:
        if any(option.key == words for option in offered):
            return words
        return naming.meant(self.game, words, offered, missing, d.question.prompt_args(self.match.table, d))

    def _part(self, d: Decision, part: Sequence[str]) -> list[Option[Any]]:
        by_key = {option.key: option for option in d.options}
        keys = [self._key(d, words) for words in part]
        for key in keys:
            if key not in by_key:
                raise SceneFailed(f"part: {key} is not offered; offered: {_keys(d.options)}")
        return [by_key[key] for key in keys]

    def _reason(self, why: Reasons, key: str) -> Reason:
        reason = why.of(key)
        if reason is None:
            raise SceneFailed(f"{key}: no reason is given; there are reasons for {_keys([o for o, _ in why])}")
        return reason

    def _cites(self, reason: Reason, rule: str, figures: Mapping[str, Any]) -> None:
        rule = writing.check_rule(self.game.name, rule)
        if not _same_law(reason.rule, rule):
            raise SceneFailed(f"the reason cites {reason.rule or 'nothing'} ({reason.message}), not {rule}")
        for name, value in figures.items():
            if name not in reason.args:
                raise BadScene(f"the reason has no figure {name!r}; it has: {', '.join(reason.args) or 'none'}")
            if reason.args[name] != value:
                raise SceneFailed(f"the reason says {name} = {reason.args[name]!r}, not {value!r}")


def _same_law(one: str, other: str) -> bool:
    """The same rule, or a statement (5.3.2.b) and the paragraph it stands in (5.3.2)."""
    return one == other or one.startswith(f"{other}.") or (other.startswith(f"{one}.") and bool(one))


def _keys(options: Sequence[Option[Any]]) -> str:
    return ", ".join(option.key for option in options) or "nothing"
