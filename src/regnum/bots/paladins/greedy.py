"""The heuristic player of Paladins: for every question the answer with which the best plan of the round goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from regnum.bots.chance import dice_for
from regnum.bots.paladins.foresight import Deed, Foresight, foresight
from regnum.bots.paladins.plan import plan
from regnum.bots.paladins.situation import PALADIN, SPACE, TAVERN_CARD, Mine, Situation
from regnum.bots.paladins.taste import OURS, Taste
from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_ID,
    ACTIONS,
    ATTACK,
    BOARD_SPACE_ID,
    CHOICES,
    COMMISSION,
    CONVERT,
    FAVOUR,
    FAVOUR_ID,
    GARRISON,
    JAR_SPACE_ID,
    JAR_SPACES,
    NOTHING,
    OUTSIDER_ID,
    RECRUIT,
    REMOVE_SUSPICION,
    SPACE_ID,
    SPACES,
    TAVERN,
    TAX,
    TOWNSFOLK,
    TOWNSFOLK_ID,
    WORKER_ID,
    Gain,
)
from regnum.games.paladins.develop import WORKSHOP
from regnum.games.paladins.rewards import GAINS
from regnum.games.paladins.workers import DISMISS
from regnum.kernel.chance import Rng
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.kernel.subclassing import mypyc_attr
from regnum.seen import Asked, Seen

TOWNSPERSON: Final = {thing: card for card, thing in enumerate(TOWNSFOLK_ID)}
OUTSIDER: Final = {thing: card for card, thing in enumerate(OUTSIDER_ID)}
JAR_SPACE: Final = {thing: place for place, thing in enumerate(JAR_SPACE_ID)}
ACTION: Final = {thing: action for action, thing in enumerate(ACTION_ID)}
SPOT: Final = {option.key: spot for spot, option in WORKSHOP.items()}
REWARD: Final[dict[str, Gain]] = {
    option.key: gain
    for options, gains in zip(GAINS, CHOICES, strict=True)
    for option, gain in zip(options, gains, strict=True)
}
NARROW: Final = 3
"""How many sequences are followed at once where the action is already chosen."""
CARDS_SEEN: Final = 3
"""How many tavern cards of a long row are thought of when a paladin is chosen."""
BRIEF: Final = 2
"""The same where many answers have to be compared."""
_TARGET: Final[Callable[[Deed], int]] = attrgetter("target")
_WORKERS: Final[Callable[[Deed], tuple[int, ...]]] = attrgetter("workers")


def key_of(deed: Deed | None) -> str:
    """What is answered to do this in a turn."""
    if deed is None:
        return "pass"
    if deed.action == FAVOUR:
        return FAVOUR_ID[deed.target]
    return "dismiss" if deed.action == DISMISS else ACTIONS[deed.action]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class PaladinsGreedy:
    """Plans the round anew at every decision; the dice only part equals."""

    seed: int
    taste: Taste = OURS

    def answer(self, seen: Seen, asked: Asked) -> Raw:
        if len(asked.options) == 1 and asked.form == "pick" and not asked.anytime:
            return asked.options[0].key
        situation = Situation(seen, asked.seat)
        ahead = foresight(situation.circumstances, self.taste)
        return ANSWERS[asked.question](Thought(situation, ahead, asked, dice_for(self.seed, asked)))


class Thought:
    """One decision being thought over."""

    def __init__(self, situation: Situation, foresight: Foresight, asked: Asked, dice: Rng) -> None:
        self.foresight = foresight
        self.worth = foresight.worth
        self.s = situation
        self.asked = asked
        self.dice = dice

    @property
    def mine(self) -> Mine:
        return self.s.mine

    def best(self, judge: Callable[[str], float], options: Iterable[Option[Any]] | None = None) -> str:
        """The key of the option worth most."""
        keys = [option.key for option in (self.asked.options if options is None else options)]
        worths = [judge(key) for key in keys]
        top = max(worths)
        equals = [key for key, worth in zip(keys, worths, strict=True) if worth >= top - 1e-9]
        return equals[self.dice.below(len(equals))]

    def then(self, change: Callable[[Mine], None], width: int = BRIEF) -> float:
        """What the rest of the round comes to after a change of the own board."""
        m = self.mine[:]
        change(m)
        return plan(self.foresight, m, width=width).worth

    # -- a turn ------------------------------------------------------------------------------------------------------

    def action(self) -> Raw:
        keys = {option.key for option in self.asked.options}
        found = plan(self.foresight, self.mine, asking=key_of)
        if key_of(found.first) not in keys:
            found = plan(self.foresight, self.mine, only=lambda deed: key_of(deed) in keys, asking=key_of)
        return key_of(found.first)

    def _only_way(self, fits: Callable[[Deed], bool]) -> tuple[int, ...] | None:
        """The workers who do this, where nobody else could: then there is nothing to plan."""
        ways = {
            way
            for action, target, _, ways, *_ in self.foresight.prospects(self.mine)
            if fits(Deed(action, target))
            for way in ways
        }
        return ways.pop() if len(ways) == 1 else None

    def target(self, action: int) -> int:
        """What this action is best done to; nothing, where it can't be done."""

        def fits(deed: Deed) -> bool:
            return deed.action == action

        found = plan(self.foresight, self.mine, only=fits, width=NARROW, asking=_TARGET).first
        return NOTHING if found is None else found.target

    def place(self) -> Raw:
        """9.7-9.10: the workers of the plan."""
        thing = self.asked.args["action"]
        if thing in FAVOUR_ID:
            favour, width = FAVOUR_ID.index(thing), 1

            def fits(deed: Deed) -> bool:
                return deed.action == FAVOUR and deed.target == favour
        else:
            alone = self.asked.args["needed"] == SPACE_ID[-1]
            action, width = ACTION_ID.index(thing), NARROW
            action = DISMISS if action == RECRUIT and alone else action

            def fits(deed: Deed) -> bool:
                return deed.action == action

        workers = self._only_way(fits)
        if workers is None:
            found = plan(self.foresight, self.mine, only=fits, width=width, asking=_WORKERS).first
            workers = () if found is None else found.workers
        part: list[Option[Any]] = []
        wanted = [WORKER_ID[kind] for kind in workers]
        while True:
            more, enough = self.asked.grow(part)
            fitting = [option for option in more if option.key in wanted]
            if enough and not fitting:
                return [option.key for option in part]
            chosen = fitting[0] if fitting else min(more, key=self._price_of_worker)
            if fitting:
                wanted.remove(chosen.key)
            part.append(chosen)

    def _price_of_worker(self, option: Option[Any]) -> tuple[float, str]:
        return self.worth.worker[WORKER_ID.index(option.key)], option.key

    # -- where and whom ----------------------------------------------------------------------------------------------

    def monk(self) -> Raw:
        return self._space(COMMISSION)

    def outpost(self) -> Raw:
        return self._space(GARRISON)

    def _space(self, action: int) -> Raw:
        target = self.target(action)
        wanted = "" if target == NOTHING else BOARD_SPACE_ID[target]
        return self.best(lambda key: 100.0 * (key == wanted) + self.foresight.now(self.mine, SPACES[SPACE[key]].gain))

    def jar(self) -> Raw:
        target = self.target(ABSOLVE)
        wanted = "" if target == NOTHING else JAR_SPACE_ID[target]
        return self.best(
            lambda key: 100.0 * (key == wanted) + self.foresight.now(self.mine, JAR_SPACES[JAR_SPACE[key]])
        )

    def attack(self) -> Raw:
        return self._outsider(ATTACK)

    def convert(self) -> Raw:
        return self._outsider(CONVERT)

    def _outsider(self, action: int) -> Raw:
        wanted = self.target(action)
        return self.best(lambda key: float(OUTSIDER[key] == wanted))

    def dismiss(self) -> Raw:
        return self._townsperson(DISMISS)

    def recruit(self) -> Raw:
        return self._townsperson(RECRUIT)

    def _townsperson(self, action: int) -> Raw:
        wanted = self.target(action)
        return self.best(lambda key: float(TOWNSPERSON[key] == wanted))

    def price(self) -> Raw:
        """11.2-11.4: silver while there is some."""
        return self.best(lambda key: float(key == "pay-silver"))

    # -- rewards -----------------------------------------------------------------------------------------------------

    def first_of_crew(self) -> Raw:
        return self.best(lambda key: self.foresight.recruit_worth(TOWNSPERSON[key]))

    def free_recruit(self) -> Raw:
        return self.best(lambda key: self.then(lambda m: self.foresight.join(m, TOWNSPERSON[key])))

    def workshop(self) -> Raw:
        return self.best(lambda key: self.then(lambda m: self.foresight.develop(m, *SPOT[key])))

    def clear(self) -> Raw:
        """13.3, 42.10: the action with which the rest of the round comes to most."""
        return self.best(lambda key: self.then(lambda m: self.foresight.clear(m, ACTION.get(key, -1))))

    def reward(self) -> Raw:
        return self.best(lambda key: self.then(lambda m: self.foresight.gain(m, REWARD[key])))

    def crew_order(self) -> Raw:
        """41.1: the tax last, for it may bring the inquisition."""
        return self.best(lambda key: -float(TOWNSFOLK[TOWNSPERSON[key]].gain[0][0] == TAX))

    def inquisition(self) -> Raw:
        """24.9: first those who want suspicions, then those who take them away, then those who want none."""

        def turn(key: str) -> float:
            one = TOWNSFOLK[TOWNSPERSON[key]]
            if one.least:
                return 2.0
            return 1.0 if one.gain[0][0] == REMOVE_SUSPICION else 0.0

        return self.best(turn)

    # -- the round ---------------------------------------------------------------------------------------------------

    def keep(self) -> Raw:
        """25.4: as many as may be, the most useful first."""
        part: list[Option[Any]] = []
        while True:
            more, _ = self.asked.grow(part)
            if not more:
                return [option.key for option in part]
            part.append(max(more, key=lambda option: (self.worth.kept[WORKER_ID.index(option.key)], option.key)))

    def paladin(self) -> Raw:
        """7.3-7.6: the one with whom this round comes to most; the next best waits on top of the deck."""
        worths = {option.key: self._with_paladin(PALADIN[option.key]) for option in self.asked.options}
        return sorted(worths, key=lambda key: (-worths[key], key))

    def _with_paladin(self, number: int) -> float:
        """With the tavern cards that lie there: the first to choose gets the best, the others nearly."""
        m = self.s.with_paladin(self.mine, number)
        plans = sorted([self._with_card(m, card) for card in self.s.tavern[:CARDS_SEEN]], reverse=True)
        return plans[0] if self.s.view.first == f"seat:{self.s.seat}" else (plans[0] + plans[1]) / 2

    def tavern(self) -> Raw:
        return self.best(lambda key: self._with_card(self.mine, TAVERN_CARD[key], width=BRIEF + 1))

    def _with_card(self, m: Mine, card: int, width: int = BRIEF) -> float:
        m = m[:]
        for kind in TAVERN[card]:
            self.foresight.gain(m, ((kind, 1),))
        return plan(self.foresight, m, width=width).worth


ANSWERS: Final[dict[str, Callable[[Thought], Raw]]] = {
    "turn-action": Thought.action,
    "place-workers": Thought.place,
    "setup-recruit": Thought.first_of_crew,
    "choose-paladin": Thought.paladin,
    "tavern-card": Thought.tavern,
    "develop-where": Thought.workshop,
    "dismiss-card": Thought.dismiss,
    "recruit-card": Thought.recruit,
    "recruit-price": Thought.price,
    "pray-which": Thought.clear,
    "commission-where": Thought.monk,
    "garrison-where": Thought.outpost,
    "absolve-where": Thought.jar,
    "attack-whom": Thought.attack,
    "convert-whom": Thought.convert,
    "pray-reward": Thought.clear,
    "free-recruit": Thought.free_recruit,
    "choose-reward": Thought.reward,
    "townsfolk-order": Thought.crew_order,
    "inquisition-ability": Thought.inquisition,
    "pass-keep": Thought.keep,
}
