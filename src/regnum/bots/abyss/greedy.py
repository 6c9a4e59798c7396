"""The heuristic player of Abyss: for every question, what each answer is worth, and the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, NamedTuple

from regnum.bots.abyss.abilities import USUAL_LORD
from regnum.bots.abyss.exploring import Exploring
from regnum.bots.abyss.payment import Purse
from regnum.bots.abyss.situation import CARD, LOCATION, LORD, STACK, Situation
from regnum.bots.abyss.taste import OURS, Taste
from regnum.bots.abyss.worth import Worth, judged
from regnum.bots.chance import dice_for
from regnum.bots.keeping import Keeping
from regnum.bots.kept import kept
from regnum.games.abyss.actions import RECRUIT
from regnum.games.abyss.catalogue import (
    CARD_ID,
    FIRST_PRICE,
    KEYS,
    LORD_ID,
    LORDS_TO_END,
    REFILL_AT,
    REFILL_PEARLS,
    VALUE,
    Card,
    LordCard,
    amount,
    lord,
    power,
)
from regnum.games.abyss.explore import REWARDS
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.kernel.subclassing import mypyc_attr
from regnum.seen import Asked, Seen

ALCHEMIST: Final = power("alchemist")
RECRUITED: Final = {option.key: number for number, option in RECRUIT.items()}
_REWARD: Final = {option.key: option.value for rewards in REWARDS for option in rewards}
_NEVER: Final = -1e9
_EQUAL: Final = 1e-9
_ROUNDING: Final = 1e-6
_MARGIN: Final = 0.2
"""What an exchange must promise to be worth the trouble."""
_RICH: Final = 3.0
"""A stack worth more than this is better discarded than left for the others."""
_BARGAIN: Final = 4.0
"""A lord worth so much more than the price will not wait for my next turn."""


class Plan(NamedTuple):
    """An action and what it is worth."""

    worth: float
    key: str


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class AbyssGreedy:
    """Looks at every answer and takes the one worth most; the dice only part equals."""

    seed: int
    taste: Taste = OURS

    def answer(self, seen: Seen, asked: Asked) -> Raw:
        if len(asked.options) == 1 and asked.form == "pick" and not asked.anytime:
            return asked.options[0].key
        situation = Situation(seen, asked.seat)
        return ANSWERS[asked.question](Thought(situation, judged(situation, self.taste), asked, self.seed))


class Thought(Keeping):
    """One decision being thought over."""

    def __init__(self, situation: Situation, worth: Worth, asked: Asked, seed: int) -> None:
        self.s = situation
        self.worth = worth
        self.asked = asked
        self.seed = seed
        self._throws = 0

    @kept
    def exploring(self) -> Exploring:
        return Exploring(self.s, self.worth)

    def best(self, judge: Callable[[str], float], options: Iterable[Option[Any]] | None = None) -> str:
        """The key of the option worth most."""
        among = self.asked.options if options is None else options
        return self.best_of([Plan(judge(option.key), option.key) for option in among]).key

    def best_of(self, plans: list[Plan]) -> Plan:
        """The one worth most; the dice, which are thrown each time, part equals."""
        top = max(plans).worth - _EQUAL
        equals = [plan for plan in plans if plan.worth >= top]
        self._throws += 1
        if len(equals) == 1:
            return equals[0]  # whatever the dice say
        dice = dice_for(self.seed, self.asked)
        for _ in range(1, self._throws):
            dice.below(1)
        return equals[dice.below(len(equals))]

    # -- the action --------------------------------------------------------------------------------------------------

    def action(self) -> Raw:
        hand, pearls = self.worth.hand, self.worth.pearls
        keys = [option.key for option in self.asked.options]
        plan = self.plan(keys, hand, pearls)
        ability = self.sale(plan, keys) or self.fresh_lord(plan)
        if ability is not None:
            return ability
        if "plot" in keys and self.should_plot(plan):
            return "plot"
        return plan.key

    def plan(self, keys: list[str], hand: Sequence[Card], pearls: int) -> Plan:
        """The best action for such a hand and so many pearls."""
        purse = Purse(self.last_lord if self.brings_end else self.worth, hand, pearls)
        if self.worth.entangled:
            return self.best_of([Plan(self.worth_of_action(key, purse), key) for key in keys if key != "plot"])
        plans = self.recruitments([key for key in keys if key in RECRUITED], purse)
        bar = max(plans).worth - _ROUNDING if plans else -inf
        # What cannot be as good as the best of them need not be weighed.
        rest = [key for key in keys if key not in RECRUITED and key != "plot" and self.at_most(key) > bar]
        return self.best_of([Plan(self.worth_of_action(key, purse), key) for key in rest] + plans)

    def recruitments(self, keys: list[str], purse: Purse) -> list[Plan]:
        """What recruiting each of these lords is worth; without those that cannot be as good as another one."""
        worth = purse.worth
        if len(keys) < 2 or self.brings_end or not worth.future:
            return [Plan(self.worth_of_recruiting(RECRUITED[key], purse), key) for key in keys]
        most = {key: worth.worth_of_lord(RECRUITED[key]) - purse.least_loss(RECRUITED[key]) for key in keys}
        plans: dict[str, Plan] = {}
        bar = -inf
        for key in sorted(keys, key=most.__getitem__, reverse=True):
            if most[key] + self.refill - worth.taste.patience * worth.future < bar:
                break
            plans[key] = Plan(self.worth_of_recruiting(RECRUITED[key], purse), key)
            bar = max(bar, plans[key].worth - _ROUNDING)
        return [plans[key] for key in keys if key in plans]

    def at_most(self, key: str) -> float:
        """No such action, a recruitment excepted, is worth more."""
        if self.worth.future < 1:
            return inf
        if key == "explore":
            return self.exploring.at_most
        if key in STACK and not self.worth.me.powers & ALCHEMIST:
            return sum([self.worth.bounds_of_ally(card)[1] for card in self.s.council[STACK[key]]])
        return inf

    def worth_of_action(self, key: str, purse: Purse) -> float:
        if key == "explore":
            return self.exploring.promise(1, 0)
        if key in STACK:
            return self.worth_of_support(STACK[key])
        if key == "no-action":
            return 0.0
        return self.worth_of_recruiting(RECRUITED[key], purse)

    def worth_of_support(self, race: int) -> float:
        """A stack of the Council; with an Alchemist the best other one as well."""
        if not self.worth.me.powers & ALCHEMIST:
            return self.stacks[race]
        return self.stacks[race] + max([worth for other, worth in enumerate(self.stacks) if other != race])

    @kept
    def stacks(self) -> list[float]:
        """What each stack of the Council is worth."""
        return [self.worth.worth_of_cards(stack) for stack in self.s.council]

    def worth_of_recruiting(self, number: LordCard, purse: Purse) -> float:
        """A lord, less what is paid for it; and the end of the match, if this lord brings it."""
        payment = purse.cheapest(number)
        if payment is None:
            return _NEVER
        worth = purse.worth
        gain = worth.worth_of_lord(number) - payment.loss - worth.taste.patience * worth.future
        if worth.future:
            gain += self.refill
        return gain + self.stake(gain) if self.brings_end else gain

    @kept
    def refill(self) -> float:
        """What the Court pays to who leaves few enough lords there."""
        return REFILL_PEARLS * self.worth.pearl if len(self.s.court) - 1 <= REFILL_AT else 0.0

    @kept
    def brings_end(self) -> bool:
        """Whether one more lord of mine brings the end."""
        return self.s.ending is None and self.worth.area.lord_count + 1 >= LORDS_TO_END

    @kept
    def last_lord(self) -> Worth:
        """How things look when the lord to be recruited brings the end: there is no tomorrow."""
        return judged(self.s, self.worth.taste, last=True)

    def stake(self, gain: float) -> float:
        """Bringing the end is good for who leads and bad for who does not; the others have one turn more."""
        worth = self.worth
        mine = self.s.points_of(self.s.me) + gain
        rival = max(self.s.points_of(other) for other in self.s.others) + worth.taste.next_turn
        most = worth.taste.gamble
        return max(-most, min(most, worth.taste.lead * (mine - rival)))

    def should_plot(self, plan: Plan) -> bool:
        """A new lord is worth a pearl when there are means and nobody at the Court to spend them on."""
        worth = self.worth
        if not worth.future or plan.key.startswith("recruit:"):
            return False
        means = sum(VALUE[card] for card in worth.hand) + worth.pearls
        return worth.pearls >= 3 and means >= 14

    # -- abilities of a moment of one's choice -----------------------------------------------------------------------

    def last_moment(self) -> Raw:
        """What has not been used in the turn: a sale, a stack or a lord taken from under the others' noses."""
        return self.at_the_last("end-turn")

    def at_the_last(self, answer: str) -> str:
        """The answer that ends the turn, or an ability that is worth using before it."""
        worth = self.worth
        worths = {answer: 0.0}
        for option in self.asked.anytime:
            deed, _, what = option.key.partition(":")
            if deed == "sell":
                worths[option.key] = amount("slaver") * worth.pearl - worth.price_of_ally(CARD[what]) - _MARGIN
            elif deed == "discard":
                worths[option.key] = worth.worth_of_cards(self.s.council[STACK[what]]) - _RICH
            else:
                worths[option.key] = worth.worth_of_lord(LORD[what]) - self.s.cost(LORD[what]) - _BARGAIN
        ending = [option for option in self.asked.options if option.key == answer]
        return self.best(worths.__getitem__, [*ending, *self.asked.anytime])

    def sale(self, plan: Plan, keys: list[str]) -> str | None:
        """Slaver: the ally I miss least, if two pearls are more, also for what they let me recruit."""
        worth = self.worth
        best, choice = _MARGIN, None
        recruits = [f"recruit:{LORD_ID[number]}" for number in self.s.court]
        others = [key for key in keys if key not in RECRUITED]
        for option in self.asked.anytime:
            if option.key.startswith("sell:"):
                card = CARD[option.key.removeprefix("sell:")]
                rest = list(worth.hand)
                rest.remove(card)
                # Whether something can no longer be paid, or can be now, shows in what I would plan then.
                then = self.plan([*others, *recruits], rest, worth.pearls + amount("slaver"))
                gain = amount("slaver") * worth.pearl - worth.price_of_ally(card) + then.worth - plan.worth
                if gain > best:
                    best, choice = gain, option.key
        return choice

    def fresh_lord(self, plan: Plan) -> str | None:
        """Opportunist: when I recruit nobody now, the lord that is least use to me makes room for another."""
        if plan.key.startswith("recruit:"):
            return None
        options = [option for option in self.asked.anytime if option.key.startswith("replace:")]
        if not options:
            return None
        return self.best(lambda key: -self.worth.worth_of_lord(LORD[key.removeprefix("replace:")]), options)

    # -- exploring ---------------------------------------------------------------------------------------------------

    @property
    def sold(self) -> int:
        return self.s.view.price - FIRST_PRICE

    def offer(self) -> Raw:
        """7.3: an ally for pearls that go to an opponent."""
        worth, card = self.worth, self.s.track[-1]
        price = self.s.view.price * (worth.pearl + worth.taste.handed_over * worth.future)
        if worth.future == 1:
            least, most = worth.bounds_of_ally(card)
            if most < price - _ROUNDING:
                return "pass"
            if least > price + _ROUNDING:
                return "buy"
        gain = worth.worth_of_ally(card) - price
        return self.best(lambda key: gain if key == "buy" else 0.0)

    def take(self) -> Raw:
        card, space = self.s.track[-1], len(self.s.track)
        taking = self.exploring.taking(card, space)
        chosen = self.best(lambda key: taking if key == "take" else self.exploring.leaving(card, space, self.sold))
        return self.at_the_last(chosen) if chosen == "take" else chosen

    def monster(self) -> Raw:
        space = len(self.s.track)
        fighting = self.exploring.fighting(space)
        return self.best(lambda key: fighting if key == "fight" else self.exploring.going_on(space, self.sold))

    def reward(self) -> Raw:
        return self.at_the_last(self.best(lambda key: self.worth.worth_of_reward(_REWARD[key])))

    def stack(self) -> Raw:
        return self.best(lambda key: self.worth.worth_of_cards(self.s.council[STACK[key]]))

    # -- recruiting --------------------------------------------------------------------------------------------------

    def pay(self) -> Raw:
        worth = self.worth
        assert self.s.view.recruiting is not None
        number = LORD[self.s.view.recruiting]
        payment = Purse(self.last_lord if self.brings_end else worth, worth.hand, worth.pearls).cheapest(number)
        assert payment is not None
        return [CARD_ID[card] for card in payment.cards]

    def affiliate(self) -> Raw:
        return self.best(lambda key: self.worth.worth_of_affiliating(CARD[key]))

    # -- lords that enter play ---------------------------------------------------------------------------------------

    def discard(self) -> Raw:
        return self.best(lambda key: -self.worth.price_of_ally(CARD[key]))

    def discard_excess(self) -> Raw:
        """23.2: the allies I miss least, one after the other."""
        part: list[Option[Any]] = []
        while True:
            more, enough = self.asked.grow(part)
            if enough:
                return [option.key for option in part]
            part.append(min(more, key=lambda option: (self.worth.price_of_ally(CARD[option.key]), option.key)))

    def turn_lord(self) -> Raw:
        return self.best(lambda key: self.worth.worth_of_turning(LORD[key]))

    def steal_from(self) -> Raw:
        """The leader, if the leader has a token."""
        return self.best(lambda key: self.s.points_of(self.s.players[int(key.partition(":")[2])]))

    def give_up(self) -> Raw:
        offered = max(self.worth.worth_of_tile(tile) for tile in self.s.available)
        return self.best(
            lambda key: 0.0 if key == "decline" else offered - self.worth.worth_of_tile(LOCATION[key]) - 0.5
        )

    def tile(self) -> Raw:
        return self.best(lambda key: 0.0 if key == "decline" else self.worth.worth_of_tile(LOCATION[key]))

    def bribe(self) -> Raw:
        price = amount("corruptor") * self.worth.pearl
        return self.best(lambda key: 0.0 if key == "decline" else self.worth.worth_of_lord(LORD[key]) - price)

    def dismiss(self) -> Raw:
        """27.1: my least useful lord, if the other one promises more."""
        schemer = LORD[self.asked.args["lord"]] == lord("schemer")
        fresh = (USUAL_LORD if schemer else self.worth.best_at_court()) - _MARGIN
        return self.best(lambda key: 0.0 if key == "decline" else fresh - self.worth.worth_of_keeping(LORD[key]))

    def court_lord(self) -> Raw:
        return self.best(lambda key: self.worth.worth_of_lord(LORD[key]))

    # -- locations ---------------------------------------------------------------------------------------------------

    def location(self) -> Raw:
        return self.best(
            lambda key: (
                self.worth.worth_of_drawing(int(key.removeprefix("draw:")))
                if key.startswith("draw:")
                else self.worth.worth_of_tile(LOCATION[key])
            )
        )

    def spend(self) -> Raw:
        """18.24: keys of lords who are no more use free, then tokens, then the others."""
        part: list[Option[Any]] = []
        while True:
            more, enough = self.asked.grow(part)
            if enough:
                return [option.key for option in part]
            part.append(min(more, key=lambda option: (self.price_of_key(option.key), option.key)))

    def price_of_key(self, key: str) -> float:
        """What is lost with a key: a token is safe from the Assassin, a lord may have an ability."""
        if key == "key":
            return 0.3
        return self.worth.worth_of_power(LORD[key]) / KEYS[LORD[key]]


ANSWERS: Final[dict[str, Callable[[Thought], Raw]]] = {
    "turn-action": Thought.action,
    "turn-end": Thought.last_moment,
    "explore-offer": Thought.offer,
    "explore-take": Thought.take,
    "explore-monster": Thought.monster,
    "explore-reward": Thought.reward,
    "council-second": Thought.stack,
    "recruit-pay": Thought.pay,
    "recruit-affiliate": Thought.affiliate,
    "jailer-discard": Thought.discard,
    "commander-discard": Thought.discard_excess,
    "assassin-turn": Thought.turn_lord,
    "hunter-victim": Thought.steal_from,
    "apprentice-stack": Thought.stack,
    "illusionist-give": Thought.give_up,
    "illusionist-get": Thought.tile,
    "corruptor-bribe": Thought.bribe,
    "dismiss": Thought.dismiss,
    "traitor-court": Thought.court_lord,
    "control-location": Thought.location,
    "control-drawn": Thought.tile,
    "control-keys": Thought.spend,
    "smokers-exchange": Thought.tile,
}
