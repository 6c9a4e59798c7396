"""What each action brings, put together once: what it comes to can then be told without carrying it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from regnum.bots.paladins.situation import (
    ATTACKED,
    ATTACKS,
    CONVERTS_DONE,
    CREW_SIZE,
    DEVELOPED,
    JARS_MOVED,
    MERCENARIES,
    MONKS,
    OUTPOSTS_BUILT,
    SUSPICIONS,
    UNPAID,
    WALL_POINTS,
    WALLS_BUILT,
)
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_GAINS,
    ALSO,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DEVELOP_WORKER,
    FAVOUR,
    FAVOURS,
    FLAG,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    HUNT,
    JAR_SPACES,
    LABOURER,
    OUTSIDERS,
    PAY_DEBT,
    PROVISION,
    RAISE,
    RECRUIT,
    REMOVE_SUSPICION,
    RIGHT_SIDE,
    SILVER,
    SPACES,
    STRENGTH,
    TAKE_DEBT,
    TAX,
    TOWNSFOLK,
    TRADE,
    Gain,
)
from regnum.games.paladins.workers import DISMISS

Steps = tuple[tuple[int, int], ...]
"""Places of the board, and what is added there."""
NO_GAIN: Final[Gain] = ()
MOST_CHOICES: Final = 4
"""Of a favour, at most; its outcomes are numbered by favour and choice."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action brings besides its price: first what is counted, then the gains in their order."""

    marks: Steps
    gains: tuple[Gain, ...]
    steps: Steps
    """All of it together, but for workers and goods."""
    workers: tuple[int, ...]
    """The kinds of those gained."""
    silver: int
    provisions: int
    plain: bool
    """Whether what it comes to is the sum of these, whatever the board."""
    tax: int
    debts: int
    """How much is taxed, and how many debts may be paid: plain where that brings no inquisition and nothing further."""
    unclear: bool
    """Whether only carrying it out can tell what it comes to."""


def _put_together(marks: Steps, gains: Iterable[Gain]) -> Outcome:
    gains = tuple([gain for gain in gains if gain])
    steps, workers = Counter(dict(marks)), []
    signs = {(place, n > 0) for place, n in marks}
    silver = provisions = tax = debts = 0
    unclear = False
    for what, n in [effect for gain in gains for effect in gain]:
        if what < RAISE:
            workers += [what] * n
            if what == CRIMINAL:
                silver, tax = silver + n, tax + n
                steps[SUSPICIONS] += n
                signs.add((SUSPICIONS, True))
        elif what < SILVER:
            steps[what] += n
        elif what == SILVER:
            silver += n
        elif what == PROVISION:
            provisions += n
        elif what == TAX:
            silver, tax = silver + n, tax + n
        elif what == PAY_DEBT:
            debts += n
            signs.add((UNPAID, False))
        elif what in (REMOVE_SUSPICION, DESTROY_DEBT, TAKE_DEBT):
            place = SUSPICIONS if what == REMOVE_SUSPICION else UNPAID
            steps[place] += n if what == TAKE_DEBT else -n
            signs.add((place, what == TAKE_DEBT))
            unclear |= what == DESTROY_DEBT and debts > 0
        elif what in (FREE_RECRUIT, FREE_DEVELOP):
            unclear = True
    # What cannot fall below nothing depends on the order in which something is added and taken.
    unclear |= any((place, not more) in signs for place, more in signs)
    unclear |= debts > 0 and UNPAID in steps
    plain = not (unclear or tax or debts)
    changed = tuple([(place, n) for place, n in steps.items() if n])
    return Outcome(marks, gains, changed, tuple(workers), silver, provisions, plain, tax, debts, unclear)


class Outcomes(dict[int, Outcome]):
    """Those of one action, by what it is done to; each is put together when it is first looked up."""

    def __init__(self, action: int, further: Gain, owed: bool) -> None:
        self._action = action
        self._further = further
        self._owed: Steps = ((UNPAID, 1),) if owed else ()

    def __missing__(self, target: int) -> Outcome:
        marks, gains = _brings(self._action, target)
        found = self[target] = _put_together((*self._owed, *marks), (*gains, self._further))
        return found


@lru_cache(maxsize=1024)
def outcomes(action: int, further: Gain = NO_GAIN, owed: bool = False) -> Outcomes:
    """With what a paladin and a crew add; `owed`, where a debt is taken for it."""
    return Outcomes(action, further, owed)


def _brings(action: int, target: int) -> tuple[Steps, tuple[Gain, ...]]:
    """What is counted when an action is done, and what is gained; Hunt, Trade and Conspire go by the workers placed,
    Develop by the workshops developed before.
    """
    if action in (HUNT, TRADE, CONSPIRE):
        return (), (ACTION_GAINS[action][target - 1],)
    if action == DISMISS:
        return (), (TOWNSFOLK[target].dismiss,)
    if action == RECRUIT:
        return ((CREW_SIZE, 1),), (TOWNSFOLK[target].recruit,)
    if action == FAVOUR:
        favour = FAVOURS[target // MOST_CHOICES]
        owed = tuple([(UNPAID, n) for what, n in favour.cost if what == TAKE_DEBT])
        return owed, (favour.gain, *favour.choice[target % MOST_CHOICES :][:1])
    if action == COMMISSION:
        return ((MONKS, 1),), (SPACES[target].gain, FLAG[COMMISSION - RIGHT_SIDE.start])
    if action == FORTIFY:
        return ((WALLS_BUILT, 1), (WALL_POINTS, 1)), (((RAISE + STRENGTH, 1), (LABOURER, 1)),)
    if action == GARRISON:
        return ((OUTPOSTS_BUILT, 1),), (SPACES[target].gain, FLAG[GARRISON - RIGHT_SIDE.start])
    if action == ABSOLVE:
        i = ABSOLVE - RIGHT_SIDE.start
        return ((JARS_MOVED, 1),), (JAR_SPACES[target], ALSO[i], FLAG[i])
    if action == ATTACK:
        one = OUTSIDERS[target]
        return ((ATTACKED + one.people, 1), (ATTACKS, 1)), (one.attack,)
    if action == CONVERT:
        one = OUTSIDERS[target]
        mercenary: Steps = ((MERCENARIES, 1),) if one.type == "mercenary" else ()
        return ((CONVERTS_DONE, 1), *mercenary), (one.convert,)
    if action == DEVELOP:
        return ((DEVELOPED, 1),), (((DEVELOP_WORKER[target], 1),),)
    return (), ()  # Pray clears an action, which by itself is worth nothing
