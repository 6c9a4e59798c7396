"""The loop of a match at one screen: whose turn it is to choose, what they are shown, and what they type."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from regnum.bots import Bot
from regnum.kernel.chance import Rng
from regnum.kernel.errors import Refused, RuleFailed
from regnum.kernel.history import Answer, Past
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import DONE, Decision
from regnum.kernel.things import things
from regnum.seen import Asked, Seen, see
from regnum.terminal.keep import Kept, Shelf
from regnum.terminal.rulebook import paragraph
from regnum.terminal.table import PEOPLE, drawing
from regnum.terminal.words import Words
from regnum.texts import LANGUAGES

SCROLLBACK = "\x1b[3J"
COMMANDS = ("number", "question", "unavailable", "card", "table", "journal", "undo", "language", "help", "quit")
RULE_BROKEN = 1
"""The exit status where the rules themselves fail under a bot; the match is kept as it was."""


class Left(Exception):
    """Somebody has had enough for now."""


class Evening:
    """One match, the people at the screen and the bots."""

    def __init__(
        self,
        match: Match,
        kept: Kept,
        shelf: Shelf,
        bots: Mapping[int, Bot],
        screen: Console,
        read: Callable[[str], str],
        language: str,
    ) -> None:
        self.match = match
        self.kept = kept
        self.shelf = shelf
        self.bots = bots
        self.screen = screen
        self.read = read
        self.people = [seat for seat, kind in enumerate(kept.sitting.seats) if kind in PEOPLE]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.since = [_last_choice(match, seat) for seat in range(match.setup.players)]
        """Where the log stood when each seat last chose something in a turn of its own."""
        self.shown = self.since[:]
        """How far each seat has read the log."""
        self.notes_shown = len(match.meta)
        self.chosen: list[str] = []
        """What was chosen of a payment when an ability interrupted it."""
        self.whole_table = True
        self.greeted: set[int] = set()
        self.cannot_keep = False
        self.speak(language)

    def speak(self, language: str) -> None:
        self.words = Words(self.kept.game, language, self.kept.sitting.names)
        self.drawing = drawing(self.words, self.kept.sitting.seats)

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves. The exit status."""
        try:
            self.welcome()
            while not self.match.over:
                d = self.next()
                if d.seat in self.bots:
                    self.let_answer(d)
                    if not self.hot_seat:
                        self.show_log(self.at_screen)
                else:
                    self.ask(d)
                self.keep()
        except Left:
            self.part("play-left")
        except EOFError:
            self.screen.print()
            self.part("play-end-of-input")
        except KeyboardInterrupt:
            self.screen.print()
            self.part("play-interrupted")
        except RuleFailed as failure:
            self.say("play-rule-failed", why=str(failure))
            return RULE_BROKEN
        else:
            self.finish()
        return 0

    def welcome(self) -> None:
        self.screen.print(Rule(Text(self.words("game-name"), "bold")))
        if not self.match.answered:
            self.say("game-about")
        elif self.match.meta and self.match.meta[-1].message == "meta-fell-back":
            self.say("meta-fell-back", **self.match.meta[-1].args)
        self.say("play-welcome")

    def next(self) -> Decision:
        """Whom to hear next: bots first, then whoever is at the screen already."""
        decisions = self.match.decisions
        return min(decisions, key=lambda d: (d.seat not in self.bots, d.seat != self.at_screen))

    def let_answer(self, d: Decision) -> None:
        """A bot's answer. A bot that fails is replaced, this once, by chance: nobody's evening ends for that."""
        seen = see(self.match, d.seat)
        asked = next(asked for asked in seen.asked if asked.id == d.id)
        try:
            self.match.answer(d, self.bots[d.seat].answer(seen, asked), seat=d.seat)
        except RuleFailed:
            raise
        except Exception as error:
            self.say("play-bot-failed", player=f"seat:{d.seat}", why=f"{type(error).__name__}: {error}")
            chance = Rng(self.match.seed, self.match.answered)
            self.match.choose(d, self.match.sample(d, chance))

    def part(self, message: str) -> None:
        """Say goodbye, and whether the match can be gone on with."""
        if self.cannot_keep:
            self.say("play-not-kept")
        else:
            self.say(message, game=self.kept.game)

    def keep(self) -> None:
        try:
            self.shelf.put(self.kept, self.match)
        except OSError as error:
            if not self.cannot_keep:
                self.say("play-cannot-keep", path=str(self.kept.path), why=error.strerror or str(error))
            self.cannot_keep = True
        else:
            self.cannot_keep = False

    def finish(self) -> None:
        """The score sheet, for everyone."""
        if not self.hot_seat:
            self.show_log(self.at_screen)
        result = self.match.result
        assert result is not None
        self.screen.print()
        self.screen.print(Rule(Text(self.words("play-final-score"), "bold")))
        self.screen.print(self.drawing.sheet(result, self.screen.width))
        self.screen.print()
        self.say("play-winners", "bold green", players=things(result.won_by), count=len(result.won_by))
        if result.how is not None:
            self.say(result.how.message, "green", **result.how.args)
        with contextlib.suppress(OSError):
            path = self.shelf.finish(self.kept, self.match)
            self.say("play-record", "dim", path=str(path))

    # -- showing -----------------------------------------------------------------------------------------------

    def say(self, message: str, style: str = "", /, **args: Any) -> None:
        self.screen.print(self.words(message, args), style=style)

    def pass_screen(self, seat: int) -> None:
        """Between two people: nothing of the one's hand stays for the other to see."""
        self.wipe()
        self.at_screen = None
        self.say("play-pass-screen", "bold", player=f"seat:{seat}")
        while True:
            answer = self.read(self.words("play-press-enter") + " ").strip().casefold()
            if answer == "q":
                raise Left
            if answer == "l":
                self.speak(self.other_language())
                self.say("play-pass-screen", "bold", player=f"seat:{seat}")
            elif not answer:
                break
        self.wipe()
        if seat not in self.greeted:
            self.say("play-welcome", "dim")
        self.greeted.add(seat)
        self.at_screen = seat
        self.whole_table = True
        self.shown[seat] = min(self.shown[seat], self.since[seat])

    def wipe(self) -> None:
        self.screen.clear()
        if self.screen.is_terminal:
            # Scrolling back would show the other's hand as well.
            self.screen.file.write(SCROLLBACK)
            self.screen.file.flush()

    def show_log(self, seat: int | None) -> None:
        """What has happened since this seat last looked."""
        notes = self.match.meta[self.notes_shown :]
        self.notes_shown = len(self.match.meta)
        start = 0 if seat is None else self.shown[seat]
        if seat is None and self.shown:
            start = self.shown[0]
        lines = self.match.journal(seat, start)
        for line in lines:
            style = "bold" if line.message in self.drawing.headlines else ""
            self.screen.print(Padding(Text(self.words(line.message, line.args), style), (0, 0, 0, 0 if style else 2)))
        for note in notes:
            self.say(note.message, "italic", **note.args)
        for reader in range(len(self.shown)) if seat is None else [seat]:
            self.shown[reader] = start + len(lines)

    def show_table(self, seen: Seen) -> None:
        self.screen.print(Rule(Text(self.words("play-table-of", player=f"seat:{self.drawing.active(seen.view)}"))))
        self.screen.print(self.drawing.table(seen, self.screen.width))

    # -- asking a person ---------------------------------------------------------------------------------------

    def ask(self, d: Decision) -> None:
        """Put a decision to the person it belongs to, until it is answered or something is taken back."""
        if self.at_screen != d.seat:
            if self.hot_seat:
                self.pass_screen(d.seat)
            self.at_screen = d.seat
        self.show_log(d.seat)
        asking = Asking(self, d)
        asking.show(whole=self.whole_table)
        self.whole_table = False
        while not asking.hear(self.read(self.words(asking.prompt) + " ")):
            pass

    def answer(self, d: Decision, raw: object) -> bool:
        """Give a person's answer to the match. False, with the reason on the screen, if it is refused."""
        own_turn = self.drawing.active(self.match.view(d.seat)) == d.seat
        before = len(self.match.lines)
        try:
            self.match.answer(d, raw, seat=d.seat)
        except Refused as refused:
            text = self.words(refused.message, refused.params)
            self.screen.print(f"{text} [{refused.rule}]" if refused.rule else text, style="yellow")
            return False
        except RuleFailed as failure:
            self.say("play-rule-failed", "red", why=str(failure))
            return False
        if own_turn:
            self.since[d.seat] = before
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.say(refused.message, "yellow", **refused.params)
            return False
        length = len(self.match.lines)
        self.shown = [min(read, length) for read in self.shown]
        self.since = [min(mark, length) for mark in self.since]
        self.whole_table = True
        return True

    def other_language(self) -> str:
        here = LANGUAGES.index(self.words.language)
        return LANGUAGES[(here + 1) % len(LANGUAGES)]


class Asking:
    """One decision before one person: its options by number, and the commands."""

    def __init__(self, evening: Evening, d: Decision) -> None:
        self.evening = evening
        self.d = d
        self.seen = see(evening.match, d.seat, with_memory=False)
        self.asked: Asked = next(asked for asked in self.seen.asked if asked.id == d.id)
        self.many = self.asked.form == "many"
        self.numbered: list[Option[Any]] = [*self.asked.options, *self.asked.anytime]
        self.part: list[Option[Any]] = []
        carried, evening.chosen = evening.chosen, []
        for key in carried if self.many else ():
            option = next((one for one in self.asked.grow(self.part)[0] if one.key == key), None)
            if option is not None:
                self.part.append(option)

    @property
    def words(self) -> Words:
        return self.evening.words

    @property
    def screen(self) -> Console:
        return self.evening.screen

    @property
    def first_ability(self) -> int:
        """The number of the first ability for any moment: after the options, or after the largest amount."""
        if self.asked.form == "amount":
            return int(self.asked.options[-1].value) + 1
        return len(self.asked.options) + 1

    @property
    def prompt(self) -> str:
        """The message before the cursor."""
        return f"play-prompt-{self.asked.form}"

    # -- showing -----------------------------------------------------------------------------------------------

    def show(self, *, whole: bool = False) -> None:
        glance = None if whole else self.evening.drawing.glance(self.seen, self.screen.width)
        if glance is None:
            self.evening.show_table(self.seen)
        else:
            self.screen.print()
            self.screen.print(glance)
        self.screen.print()
        self.show_question()

    def _show_prompt(self) -> None:
        """The question; where one decides for somebody who has no seat (`asks`), what they would be asked too."""
        asked = self.asked
        self.screen.print(Text(self.words(asked.prompt, asked.args), "bold"))
        meant = asked.args.get("asks")
        if isinstance(meant, str) and self.words.has(meant):
            self.screen.print(Text(self.words("play-meant", text=self.words(meant, asked.args)), "italic"))

    def show_question(self) -> None:
        asked = self.asked
        self._show_prompt()
        if asked.form == "amount":
            figures = [option.value for option in asked.options]
            self.evening.say("play-amount-range", low=min(figures), high=max(figures))
        else:
            self.screen.print(self._options())
        if asked.anytime:
            self.evening.say("play-anytime", "cyan")
            self.screen.print(self._abilities())
        if self.many:
            self._show_part()

    def _options(self) -> RenderableType:
        if not self.many:
            return self._rows(self.asked.options, {})
        more, _ = self.asked.grow(self.part)
        open_keys = {option.key for option in more}
        why = self.asked.reasons(self.part)
        shut = {
            option.key: self._because(why, option.key) for option in self.asked.options if option.key not in open_keys
        }
        never = [
            option for option, _ in why if option is not DONE and not option.anytime and option not in self.numbered
        ]
        shut.update({option.key: self._because(why, option.key) for option in never})
        return self._rows([*self.asked.options, *never], shut)

    def _because(self, why: Reasons, key: str) -> str:
        reason = why.of(key)
        return self.words("play-no-more") if reason is None else self.words.reason(reason)

    def _abilities(self) -> RenderableType:
        """Abilities for any moment, beside each other where there is room: a hand full of allies makes many."""
        cells = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self.words.label(option, self.asked.args))
            for number, option in enumerate(self.asked.anytime, self.first_ability)
        ]
        widest = max(cell_len(cell.plain) for cell in cells)
        columns = max(1, min(len(cells), (self.screen.width + 2) // (widest + 2)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(max_width=self.screen.width)
        for row in range(0, len(cells), columns):
            grid.add_row(*cells[row : row + columns])
        return grid

    def _rows(self, options: Sequence[Option[Any]], shut: Mapping[str, str]) -> RenderableType:
        """Options by number; those in `shut` are grey, with the reason. What can never be chosen has no number."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column(ratio=1)
        for option in options:
            number = str(self.numbered.index(option) + 1) if option in self.numbered else "–"
            grey = option.key in shut
            text = Text(self.words.label(option, self.asked.args), "dim" if grey else "")
            taken = self.part.count(option)
            if taken:
                text.append(f"  ×{taken}", "bold green not dim")
            more = shut[option.key] if grey else self.evening.drawing.detail(self.asked, option)
            if more:
                text.append(f" – {more}", "dim")
            grid.add_row(Text(number, "dim" if grey else "bold cyan"), text)
        return grid

    def _show_part(self) -> None:
        words = self.words
        if self.part:
            chosen = [words.thing(option, self.asked.args) for option in self.part]
            self.screen.print(Text(words("play-chosen", list=", ".join(chosen)), "green"))
        sum_up = self.evening.drawing.part(self.asked, self.part)
        if sum_up and self.part:
            self.screen.print(Text(sum_up, "green"))
        _, enough = self.asked.grow(self.part)
        if enough:
            self.evening.say("play-enough", "green")
        else:
            self.screen.print(
                Text(words("play-not-enough", why=self._because(self.asked.reasons(self.part), DONE.key)))
            )

    # -- hearing -----------------------------------------------------------------------------------------------

    def hear(self, line: str) -> bool:
        """One line of input. True when the match has moved, forwards or back."""
        line = line.strip()
        command, _, rest = line.partition(" ")
        command = command.casefold()
        rest = rest.strip()
        if not line:
            self.show_question()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif command == "!":
            self.unavailable()
        elif command in ("h", "help", "pomoc"):
            self.help()
        elif command == "t":
            self.show(whole=True)
        elif command == "j":
            self.journal(rest)
        elif command == "c":
            self.card(rest)
        elif command == "l":
            return self.switch_language()
        elif command == "u":
            return self.undo()
        elif command in ("q", "quit", "exit"):
            raise Left
        else:
            return self.choose(line)
        return False

    def choose(self, line: str) -> bool:
        """An answer: a number; where several things are chosen, several, "-3" to take one back, "d" when done."""
        tokens = line.replace(",", " ").split()
        done = self.many and tokens[-1].casefold() == "d"
        if done:
            tokens.pop()
        figures = [_figure(token) for token in tokens]
        if any(figure is None for figure in figures):
            self.evening.say("play-not-understood", "yellow", line=line[:40])
            return False
        numbers = [figure for figure in figures if figure is not None]
        if self.asked.form == "amount":
            if len(numbers) == 1:
                ability = numbers[0] - self.first_ability
                if 0 <= ability < len(self.asked.anytime):
                    return self.evening.answer(self.d, self.asked.anytime[ability].key)
                return self.evening.answer(self.d, numbers[0])
        elif self.many:
            return self._gather(numbers, done)
        elif self.asked.form == "arrange" and len(numbers) > 1:
            options = [self._numbered(number) for number in numbers]
            return all(options) and self.evening.answer(self.d, [option.key for option in options if option])
        elif len(numbers) == 1:
            option = self._numbered(numbers[0])
            if option is not None:
                arranged = self.asked.form == "arrange" and not option.anytime
                return self.evening.answer(self.d, [option.key] if arranged else option.key)
            return False
        self.evening.say("play-one-number", "yellow")
        return False

    def _numbered(self, number: int) -> Option[Any] | None:
        """The option with that number; None, and a word about it, if there is none."""
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        self.evening.say("play-no-such-number", "yellow", number=number, last=len(self.numbered))
        return None

    def _gather(self, numbers: Sequence[int], done: bool) -> bool:
        """Add to what is chosen, or take back; what cannot be added is explained and ends the list."""
        for number in numbers:
            option = self._numbered(abs(number))
            if option is None:
                return False
            if option.anytime:
                self.evening.chosen = [one.key for one in self.part]
                if self.evening.answer(self.d, option.key):
                    return True
                self.evening.chosen = []
                return False
            label = self.words.label(option, self.asked.args)
            if number < 0:
                if option not in self.part:
                    self.evening.say("play-not-chosen", "yellow", option=label)
                    return False
                self.part.remove(option)
            elif option in self.asked.grow(self.part)[0]:
                self.part.append(option)
            else:
                self._show_no(label, self._because(self.asked.reasons(self.part), option.key))
                self._show_part()
                return False
        if done:
            return self.evening.answer(self.d, [option.key for option in self.part])
        self.show_question()
        return False

    def _show_no(self, label: str, why: str) -> None:
        self.screen.print(Text(f"{label}: {why}", "yellow"))

    # -- commands ----------------------------------------------------------------------------------------------

    def explain(self, what: str) -> None:
        """`?`: the question and its rule. `? 3`: an option. `? 7.12`: a rule. `? jailer`: a card."""
        number = _figure(what)
        if not what:
            self._show_prompt()
            self._show_rule(self.asked.rule)
            self.evening.say("play-explain-hint", "dim")
        elif number is not None and self.asked.form != "amount":
            option = self._numbered(number)
            if option is not None:
                self._explain_option(option)
        elif paragraph(self.words.game, self.words.language, what) is not None:
            self._show_rule(what)
        else:
            self.card(what)

    def _explain_option(self, option: Option[Any]) -> None:
        self.screen.print(Text(self.words.label(option, self.asked.args), "bold"))
        things = [option.target, *option.args.values()]
        for thing in dict.fromkeys(thing for thing in things if isinstance(thing, str)):
            card = self.evening.drawing.card(thing)
            if card is not None:
                self.screen.print(Padding(card, (0, 0, 0, 2)))
        self._show_rule(option.rule or self.asked.rule)

    def _show_rule(self, rule: str) -> None:
        text = paragraph(self.words.game, self.words.language, rule)
        if text is None:
            self.evening.say("play-no-rule", "dim", rule=rule)
            return
        self.evening.say("play-rule", "cyan", rule=rule)
        self.screen.print(Padding(Markdown(text), (0, 0, 0, 2)))

    def unavailable(self) -> None:
        """`!`: what cannot be chosen now, and why."""
        why = self.asked.reasons(self.part)
        if not why:
            self.evening.say("play-nothing-unavailable")
            return
        self.evening.say("play-unavailable", "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(ratio=2)
        grid.add_column(ratio=3)
        grid.add_column(style="cyan", no_wrap=True)
        for option, reason in why:
            label = Text(self.words.label(option, self.asked.args), "dim")
            grid.add_row(label, Text(self.words.reason(reason)), Text(reason.rule))
        self.screen.print(Padding(grid, (0, 0, 0, 2)))
        self.evening.say("play-unavailable-hint", "dim")

    def card(self, name: str) -> None:
        """`c NAME`: what stands on a card."""
        if not name:
            from regnum.library import cards

            example = self.words.name(cards(self.evening.match.game.name)[0].id)
            self.evening.say("play-which-card", "yellow", name=example.casefold())
            return
        found = self.evening.drawing.find(name)
        if not found:
            self.evening.say("play-no-such-card", "yellow", name=name[:40])
        elif len(found) > 3:
            names = [self.words.name(thing) for thing in found]
            self.evening.say("play-many-cards", "yellow", list=", ".join(names))
        for thing in found if len(found) <= 3 else ():
            card = self.evening.drawing.card(thing)
            if card is not None:
                self.screen.print(Padding(card, (0, 0, 1, 2)))

    def journal(self, count: str) -> None:
        """`j`: the log since this seat's last turn; `j 50`: that many lines."""
        lines = self.evening.match.journal(self.d.seat)
        wanted = _figure(count)
        start = self.evening.since[self.d.seat] if wanted is None else max(0, len(lines) - abs(wanted))
        for line in lines[start:]:
            bold = line.message in self.evening.drawing.headlines
            text = Text(self.words(line.message, line.args), "bold" if bold else "")
            text.append(f"  {line.rule}", "dim cyan")
            self.screen.print(Padding(text, (0, 0, 0, 0 if bold else 2)))
        if not lines[start:]:
            self.evening.say("play-journal-empty")

    def switch_language(self) -> bool:
        self.evening.speak(self.evening.other_language())
        self.show(whole=True)
        return False

    def undo(self) -> bool:
        """The last thing chosen of several, or else this person's last answer."""
        if self.part:
            self.part.pop()
            self.show_question()
            return False
        return self.evening.undo(self.d.seat)

    def help(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column(ratio=1)
        for command in COMMANDS:
            grid.add_row(self.words(f"play-key-{command}"), self.words(f"play-help-{command}"))
        self.screen.print(Padding(grid, (0, 0, 0, 2)))


def _last_choice(match: Match, seat: int) -> int:
    """How many lines the log of a match had when this seat last chose something."""
    answers = [entry for entry in match.history if isinstance(entry, Answer | Past)]
    last = max((number for number, entry in enumerate(answers) if entry.seat == seat), default=None)
    return 0 if last is None else sum(line.at <= last for line in match.lines)


def _figure(token: str) -> int | None:
    """A number as people type it; None for anything else, and for what is too long to be meant."""
    bare = token.removeprefix("-")
    return int(token) if bare.isdecimal() and len(bare) < 6 else None
