"""A match as a learning program meets it: whose turn, what is seen, which actions are open, one action at a time.

This is the core that the PettingZoo and OpenSpiel adapters stand on. It can be cloned, and several can be stepped
together (`Batch`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from regnum.games import find
from regnum.kernel.errors import Refused
from regnum.kernel.game import Document, Result, Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import DONE, Amount, Arrange, Chosen, Decision, Pick, PickMany, Raw
from regnum.kernel.record import from_snapshot
from regnum.lab.learning.actions import Actions, actions
from regnum.lab.learning.layout import Layout, asked, layout

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]
Rewards = Literal["win", "points"]

LONGEST = 50_000
"""A match of more actions than this is cut off."""


def rewards_of(result: Result, players: int, kind: Rewards = "win") -> list[float]:
    """What a match brought each seat: its share of the victory, or its points (where the game counts points)."""
    if kind == "points":
        return [float(result.scores[seat]) if result.scores else 0.0 for seat in range(players)]
    return [result.share_of(seat) for seat in range(players)]


class Environment:
    """One match, action by action. Where several seats owe an answer they give it one after the other, in secret."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        document: Document | None = None,
        rewards: Rewards = "win",
    ) -> None:
        rules = find(game)
        self.game = game
        self.players = players
        self.setup: Setup = rules.check(Setup(players, dict(options or {}), document))
        self.kind: Rewards = rewards
        self.layout: Layout = layout(game, players)
        self.actions: Actions = actions(game)
        self.match: Match
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new match, at its first decision. (With checkpoints: a clone replays what was answered since.)"""
        self.match = Match.start(find(self.game), self.setup, seed, journal=False, undo=False)
        self.steps = 0
        self._part: list[Option[Any]] = []
        self._turn()

    def attend(self, seat: int | None = None) -> None:
        """Turn to what is asked now, of this seat where several owe an answer: for who follows a match."""
        self._part = []
        self._turn(seat)

    def _turn(self, seat: int | None = None) -> None:
        """What is asked next, and which actions answer it."""
        match = self.match
        if match.over:
            self._decision: Decision | None = None
            self._open: dict[int, Option[Any]] = {}
            return
        owed = match.decisions
        if seat is None and self._part and self._decision in owed:
            d = self._decision  # in the middle of a choice of several things
        else:
            d = next((one for one in owed if one.seat == seat), owed[0])
        self._decision = d
        question, part = d.question, self._part
        offered: list[Option[Any]] = d.options
        enough = False
        if isinstance(question, PickMany):
            offered, enough = question.grow(match.table, d, part, None)
            if part and not offered and not enough:  # it leads nowhere: everything is put back
                part.clear()
                offered, enough = question.grow(match.table, d, part, None)
        elif isinstance(question, Arrange):
            offered = [option for option in offered if option not in part]
            enough = not offered
        if d.anytime and not part:
            offered = [*offered, *d.anytime]
        self._open = self.actions.of(offered)
        if enough:
            self._open[self.actions.done] = DONE

    # -- what there is to know -----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is to act; -1 once the match is over."""
        return -1 if self._decision is None else self._decision.seat

    @property
    def over(self) -> bool:
        return self._decision is None

    @property
    def truncated(self) -> bool:
        """Whether the match was cut off because it has no end."""
        return self.steps >= LONGEST and not self.over

    @property
    def open(self) -> list[int]:
        """The ids of the actions that are open to the seat that is to act."""
        return list(self._open)

    def key(self, action: int) -> str:
        """What an open action answers: the key of its option."""
        return self._open[action].key

    @property
    def size(self) -> int:
        """How many numbers an observation has: the layout's, and one for each action, how often it was chosen."""
        return self.layout.size + self.actions.size

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat sees, as numbers: the view, what it is asked, and what it has chosen of a choice of several."""
        match, d = self.match, self._decision
        if seat is None:
            seat = max(0, self.seat)
        mine = (
            d if d is not None and d.seat == seat else next((one for one in match.decisions if one.seat == seat), None)
        )
        row = self.layout.write(match.view(seat), seat, asked(match, mine))
        observation = np.zeros(self.size, dtype=np.int32)
        observation[: self.layout.size] = np.frombuffer(row, dtype=np.int32)
        if self._part and d is mine:
            for number, option in self.actions.of(self._part).items():
                observation[self.layout.size + number] = self._part.count(option)
        return observation

    def mask(self, seat: int | None = None) -> Mask:
        """1 for every action that is open to the seat, 0 for the others; nothing is open to who is not to act."""
        mask = np.zeros(self.actions.size, dtype=np.int8)
        if seat is None or seat == self.seat:
            mask[list(self._open)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the match brought each seat; nothing while it runs."""
        result = self.match.result
        return [0.0] * self.players if result is None else rewards_of(result, self.players, self.kind)

    # -- playing -------------------------------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """Do an open action. Anything else raises Refused and changes nothing."""
        option = self._open.get(action)
        d = self._decision
        if option is None or d is None:
            raise Refused("unknown-option", message="refused-unknown-option", args={"option": str(action)})
        self.steps += 1
        question, part = d.question, self._part
        if option.anytime or isinstance(question, Pick | Amount):
            chosen: Chosen = option
        elif option is not DONE:
            part.append(option)
            if isinstance(question, Arrange):
                left = [one for one in d.options if one not in part]
                if len(left) > 1:
                    self._turn()
                    return
                chosen = (*part, *left)  # the last one has only one place
            else:
                assert isinstance(question, PickMany)
                more, enough = question.grow(self.match.table, d, part, None)
                if more or not enough:
                    self._turn()
                    return
                chosen = question.ordered(d, part)
        else:
            chosen = question.ordered(d, part) if isinstance(question, PickMany) else tuple(part)
        self._part = []
        self.match.choose(d, chosen)
        self._turn()

    def path(self, raw: Raw) -> list[int]:
        """The actions that give this answer to the decision at hand, one after the other."""
        d = self._decision
        assert d is not None
        if not isinstance(raw, list):
            key = str(raw)
            every = self.actions.of([*d.options, *d.anytime])
            return [next(number for number, option in every.items() if option.key == key)]
        question, table = d.question, self.match.table
        if isinstance(question, Arrange):  # the last one has only one place
            named = {option.key: number for number, option in self.actions.of(d.options).items()}
            return [named[key] for key in raw[:-1] or raw] or [self.actions.done]
        assert isinstance(question, PickMany)
        ids: list[int] = []
        part: list[Option[Any]] = []
        chosen = question.resolve(table, d, raw)
        assert isinstance(chosen, tuple)
        for option in chosen:
            more, _ = question.grow(table, d, part, None)
            ids.append(next(number for number, each in self.actions.of(more).items() if each.key == option.key))
            part.append(option)
        more, _ = question.grow(table, d, part, None)
        return [*ids, self.actions.done] if more or not part else ids

    def __reduce__(self) -> tuple[Any, ...]:
        settings = (self.game, self.players, self.setup.options, self.setup.document, self.kind)
        return _thawed, (settings, self.match.snapshot(), [option.key for option in self._part], self.steps)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        return self.clone()

    def clone(self) -> Environment:
        """An independent environment at the same point."""
        twin = object.__new__(Environment)
        twin.game = self.game
        twin.players = self.players
        twin.setup = self.setup
        twin.kind = self.kind
        twin.layout = self.layout
        twin.actions = self.actions
        twin.match = self.match.clone()
        twin.steps = self.steps
        twin._part = self._part[:]
        twin._turn(self.seat)
        return twin


def _thawed(settings: tuple[Any, ...], snapshot: bytes, part: list[str], steps: int) -> Environment:
    """An environment that was put away (pickled), as it was."""
    game, players, options, document, kind = settings
    environment = Environment(game, players, options=options, document=document, rewards=kind)
    environment.match = from_snapshot(snapshot, find, journal=False, undo=False)
    environment._turn()
    for key in part:
        environment._part.append(next(option for option in environment._open.values() if option.key == key))
        environment._turn()
    environment.steps = steps
    return environment


class Batch:
    """Environments stepped together: rows of observations, masks and actions. One that ends begins anew at once."""

    def __init__(self, game: str, players: int, size: int, *, seed: int = 0, rewards: Rewards = "win") -> None:
        self.environments = [Environment(game, players, seed=seed + i, rewards=rewards) for i in range(size)]
        self._next = seed + size

    @property
    def seats(self) -> list[int]:
        """Who is to act in each."""
        return [one.seat for one in self.environments]

    def observe(self) -> tuple[Observation, Mask]:
        """What those who are to act see and may do, a row for each."""
        observations = np.stack([one.observe() for one in self.environments])
        return observations, np.stack([one.mask() for one in self.environments])

    def step(self, chosen: Sequence[int]) -> list[list[float] | None]:
        """One action in each. Gives the rewards of the matches that ended by it, None for the others."""
        if len(chosen) != len(self.environments):
            raise ValueError(f"{len(chosen)} actions for {len(self.environments)} environments")
        ended: list[list[float] | None] = []
        for one, action in zip(self.environments, chosen, strict=True):
            one.step(int(action))
            if one.over or one.truncated:
                ended.append(one.rewards())
                one.reset(self._next)
                self._next += 1
            else:
                ended.append(None)
        return ended
