"""The heuristic player of Crescent Moon: for every question, what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.bots.chance import dice_for
from regnum.bots.crescent_moon import cards
from regnum.bots.crescent_moon.bargains import Bargains
from regnum.bots.crescent_moon.clashes import odds
from regnum.bots.crescent_moon.plans import Plans
from regnum.bots.crescent_moon.situation import CARD, RULER, Board, Situation
from regnum.bots.crescent_moon.taste import OURS, Taste
from regnum.games.crescent_moon.catalogue import (
    CASTLE,
    COMBAT,
    CONTEST,
    FORT,
    MURSHID,
    NOMAD,
    QUARRY,
    WARLORD,
)
from regnum.kernel.chance import Rng
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw
from regnum.seen import Asked, Seen

HANDSOME = 6
"""Coins that the Nomad keeps for the next year."""


@dataclass(frozen=True, slots=True)
class CrescentGreedy:
    """Weighs every answer in points at the end of the match; the dice part what is nearly equal."""

    seed: int
    taste: Taste = OURS

    def answer(self, seen: Seen, asked: Asked) -> Raw:
        mind = Mind(seen, asked, self.taste, dice_for(self.seed, asked))
        thought = getattr(mind, asked.question.replace("-", "_"), None)
        return mind.whatever() if thought is None else thought()


class Mind:
    """One decision. Its methods are named after the questions."""

    def __init__(self, seen: Seen, asked: Asked, taste: Taste, dice: Rng) -> None:
        self.asked = asked
        self.dice = dice
        self.taste = taste
        self.at = Situation(seen.view)
        self.me = self.at.seat
        self.view = self.at.view
        self.plans = Plans(self.at, taste)
        self.clashes = self.plans.clashes
        self.worth = self.plans.worth
        self.bargains = Bargains(self.plans)

    @property
    def board(self) -> Board:
        return self.at.board

    # -- choosing --------------------------------------------------------------------------------------------------

    def best(self, value: Callable[[Any], float], options: Sequence[Option[Any]] | None = None) -> str:
        """The option worth most; the dice part equals."""
        listed = self.asked.options if options is None else options
        start = self.dice.below(len(listed))
        found = [(value(option), -((i - start) % len(listed)), i) for i, option in enumerate(listed)]
        return listed[max(found)[2]].key

    def whatever(self) -> Raw:
        """Where it hardly matters."""
        if self.asked.form == "many":
            return self.fill([])
        option = self.asked.options[self.dice.below(len(self.asked.options))]
        return int(option.key) if self.asked.form == "amount" else option.key

    def fill(self, wanted: Iterable[str]) -> list[str]:
        """As much of this as may be chosen, and what else must be."""
        part: list[Option[Any]] = []
        more, enough = self.asked.grow(part)
        for key in wanted:
            found = next((option for option in more if option.key == key), None)
            if found is not None:
                part.append(found)
                more, enough = self.asked.grow(part)
        while not enough:
            part.append(more[0])
            more, enough = self.asked.grow(part)
        return [option.key for option in part]

    def amount(self, n: float) -> int:
        """The nearest number that may be named."""
        numbers = [int(option.key) for option in self.asked.options]
        return min(numbers, key=lambda number: abs(number - n))

    def most(self) -> int:
        return max(int(option.key) for option in self.asked.options)

    # -- an action -------------------------------------------------------------------------------------------------

    def action(self) -> Raw:
        b = self.board

        def value(option: Option[Any]) -> float:
            name = option.value
            if name == "hire":
                return self.bargains.hire(b)
            if name == "bribe":
                return self.bargains.bribe(b)[0]
            if name == "bargain":
                return self.bargains.sale(b)[0]
            return self.plans.action(name, b)

        whims = {option.key: self.taste.whim * self.dice.below(1000) / 1000 for option in self.asked.options}
        return self.best(lambda option: value(option) + whims[option.key])

    def influence_where(self) -> Raw:
        bonus = 1 if self.view.doing == "card" else 0
        return self.best(lambda option: self.clashes.spread(self.board, self.me, option.value, bonus))

    def build_what(self) -> Raw:
        b = self.board
        engineers = next((option.key for option in self.asked.anytime if option.key == "play:engineers"), None)
        now = self.plans.now(b)
        sites = [option for option in self.asked.options if option.value[0] >= 0]
        if engineers is not None and any(self.plans.cost(b, *option.value) > 1 for option in sites):
            return engineers

        def value(option: Option[Any]) -> float:
            kind, h = option.value
            if kind < 0:
                return now + 0.02
            after = self.plans.built(b, kind, h)
            after.coins[self.me] = max(0, after.coins[self.me])
            return self.plans.now(after)

        return self.best(value)

    def move_where(self) -> Raw:
        b = self.board
        now = self.plans.now(b)
        steps: dict[tuple[int, int], float] = {}
        for step in self.plans.steps(b):
            value = self.plans.now(self.plans.moved(b, *step))
            steps[step[:2]] = max(value, steps.get(step[:2], -99.0))
        march = next((option.key for option in self.asked.anytime if option.key == "play:forced-march"), None)
        moves = [option for option in self.asked.options if option.value[1] >= 0]
        if march is not None and not moves and max(steps.values(), default=-99.0) > now + 0.6:
            return march
        return self.best(lambda option: now + 0.02 if option.value[1] < 0 else steps.get(option.value, -90.0))

    def move_units(self) -> Raw:
        b = self.board
        a = self.at.index[str(self.asked.args["hex"])]
        found = [(self.plans.now(self.plans.moved(b, *step)), step) for step in self.plans.steps(b) if step[0] == a]
        if not found:
            return self.fill(["ordinary", "mercenary"])
        _, (_, _, ordinary, mercenary) = max(found)
        return self.fill(["ordinary"] * ordinary + ["mercenary"] * mercenary)

    def assault_where(self) -> Raw:
        b = self.board
        return self.best(lambda option: -99.0 if option.value[1] < 0 else self.plans.assault(b, *option.value)[0])

    def assault_units(self) -> Raw:
        b = self.board
        a = self.at.index[str(self.asked.args["hex"])]
        found = [self.plans.assault(b, start, h) for start, h in self.plans.assaults(b) if start == a]
        if not found:
            return self.fill(["ordinary", "mercenary"] * 7)
        _, (ordinary, mercenary) = max(found)
        return self.fill(["ordinary"] * ordinary + ["mercenary"] * mercenary)

    def assault_end(self) -> Raw:
        return self.asked.options[0].key

    def recruit_where(self) -> Raw:
        now = self.plans.now(self.board)
        return self.best(
            lambda option: (
                now - 0.5
                if option.value < 0
                else self.plans.now(self.plans.placed(self.board, option.value, hired=False))
            )
        )

    def hire_where(self) -> Raw:
        return self.best(lambda option: self.plans.now(self.plans.placed(self.board, option.value, hired=True)))

    def hire_how_many(self) -> Raw:
        return self.best(lambda option: self.bargains.from_bank(self.board, option.value))

    def bribe_where(self) -> Raw:
        return self.best(lambda option: self.bargains.units(self.board, "bribe", option.value)[0])

    def bribe_then(self) -> Raw:
        b = self.board
        now = self.plans.now(b)
        value = {"stay": now + 0.02, "move": self.plans.action("move", b), "assault": self.plans.action("assault", b)}
        return self.best(lambda option: value[option.key])

    # -- cards -----------------------------------------------------------------------------------------------------

    def buy_card(self) -> Raw:
        b = self.board
        prices = {(slot.market, slot.card): slot.price for slot in self.view.market}

        def value(option: Option[Any]) -> float:
            market, number = option.value
            if market < 0:
                return 0.0
            thing = option.args["market"], option.args["card"]
            return self.plans.purchase(b, number, prices.get(thing) or 0)

        return self.best(value)

    def card_to_play(self) -> Raw:
        return self.best(lambda option: self.plans.play(self.board, option.value))

    def hand_limit(self) -> Raw:
        ranked = sorted(self.at.hand, key=lambda number: self.plans.card(self.board, number))
        keys = [f"discard:{name}" for number in ranked for name, n in CARD.items() if n == number]
        part: list[Option[Any]] = []
        for key in keys:
            more, enough = self.asked.grow(part)
            if enough:
                break
            found = next((option for option in more if option.key == key), None)
            if found is not None:
                part.append(found)
        return [option.key for option in part]

    def plot_cards(self) -> Raw:
        options = sorted(self.asked.options, key=lambda option: -self.plans.card(self.board, option.value))
        return self.fill_to_end([option.key for option in options])

    def fill_to_end(self, wanted: Sequence[str]) -> list[str]:
        """The first of these that make a complete choice."""
        part: list[Option[Any]] = []
        more, enough = self.asked.grow(part)
        while not enough:
            key = next((key for key in wanted if any(option.key == key for option in more)), more[0].key)
            part.append(next(option for option in more if option.key == key))
            more, enough = self.asked.grow(part)
        return [option.key for option in part]

    def conspire_card(self) -> Raw:
        return self.best(lambda option: self.plans.card(self.board, option.value))

    def agents(self) -> Raw:
        return self.best(lambda option: self.view.players[option.value].hand_count)

    def caravan(self) -> Raw:
        return self.best(lambda option: -self.worth.of(self.board, option.value))

    def zealots(self) -> Raw:
        value = dict(self.plans.zealots(self.board))
        return self.best(lambda option: value.get(option.value, -99.0))

    def zealots_units(self) -> Raw:
        return self.most()

    def pillage(self) -> Raw:
        return self.best(lambda option: self.board.settlement[option.value])

    # -- special actions -------------------------------------------------------------------------------------------

    def uprising_where(self) -> Raw:
        value = {h: gain for gain, h in self.plans.uprisings(self.board)}
        return self.best(lambda option: value.get(option.value, -99.0))

    def muster_where(self) -> Raw:
        now = self.plans.now(self.board)
        return self.best(
            lambda option: self.plans.now(self.plans.mustered(self.board, *option.value)) if option.value[0] else now
        )

    def palace_where(self) -> Raw:
        return self.best(lambda option: self.plans.now(self.plans.relocated(self.board, option.value)))

    first_palace = palace_where

    def desertion_where(self) -> Raw:
        b = self.board
        n = len(b.places)
        return self.best(
            lambda option: self.plans.deserted(b, option.value, b.mercenary[b.control[option.value] * n + option.value])
        )

    def desertion_units(self) -> Raw:
        return self.most()

    def nomad_exchange(self) -> Raw:
        b = self.board
        if b.year >= b.years:
            return self.most()
        rate = int(self.plans.c.rulers[NOMAD].objectives["nomad-main"]["coins"])
        return self.amount(max(0, (b.coins[NOMAD] - HANDSOME) // rate))

    def group_where(self) -> Raw:
        b = self.board

        def value(option: Option[Any]) -> float:
            h: int = option.value[-1]
            near = [h, *b.adjacent[h]]
            return sum([1.0 + (b.terrain[a] == QUARRY) + (b.feature[a] > 1) for a in near if b.control[a] < 0], 0.0)

        return self.best(value)

    # -- deals -----------------------------------------------------------------------------------------------------

    def sale_card(self) -> Raw:
        return self.best(lambda option: self.bargains.offer(self.board, "sale", 1, card=option.value)[0])

    def talk(self) -> tuple[str, int, int, int]:
        """What lies on the table: the kind, the buyer, the hex and the card."""
        deal = self.view.deal
        assert deal is not None
        h = -1 if deal.hex is None else self.at.index[deal.hex]
        return deal.kind, RULER[deal.buyer], h, -1 if deal.card is None else CARD[deal.card]

    def deal_units(self) -> Raw:
        kind, buyer, h, _ = self.talk()
        deal = self.view.deal
        assert deal is not None
        if buyer != self.me:
            return self.amount(deal.count)
        return self.amount(self.bargains.units(self.board, kind, h)[1])

    def deal_price(self) -> Raw:
        kind, buyer, h, card = self.talk()
        deal = self.view.deal
        assert deal is not None
        b = self.board
        least = self.bargains.least(b, kind, buyer, deal.count, h, card)
        if buyer != self.me:
            return self.amount(min(max(least, b.coins[buyer]), least + deal.count))
        most = self.bargains.most(b, kind, deal.count, h, card)
        if deal.round > 1:
            return self.amount(max(0, most))
        return self.amount(max(0, min(most, least + max(0, most - least) // 3)))

    def deal_reply(self) -> Raw:
        kind, buyer, h, card = self.talk()
        deal = self.view.deal
        assert deal is not None
        b = self.board
        keys = {option.key for option in self.asked.options}
        if buyer == self.me:
            most = self.bargains.most(b, kind, deal.count, h, card)
            good = deal.price <= most
            hope = most >= self.bargains.least(b, kind, buyer, deal.count, h, card)
        else:
            least = self.bargains.least(b, kind, buyer, deal.count, h, card)
            good = deal.price >= least
            hope = b.coins[buyer] >= least
        if good and "accept" in keys:
            return "accept"
        return "counter" if hope and "counter" in keys else "refuse"

    def covenant_offer(self) -> Raw:
        """As much as the Murshid's help should be worth, and no more."""
        for points in (2, 1):
            if self.pays(points) and points <= self.most():
                return points
        return 0

    def pays(self, points: int) -> bool:
        """Whether a covenant for so many points would bring more than it costs."""
        b = self.board
        help_expected = 0.4 * min(2, b.hands[MURSHID])
        if not help_expected:
            return False
        lead, doubt, won, lost = self.prospects()
        if self.me == self.attacker():
            stake, alone, helped = won - lost, odds(lead, doubt), odds(lead + help_expected, doubt)
        else:
            stake, alone, helped = lost - won, 1 - odds(lead, doubt), 1 - odds(lead - help_expected, doubt)
        return (helped - alone) * stake > points * helped + self.taste.margin

    def covenant_reply(self) -> Raw:
        deal = self.view.deal
        assert deal is not None
        keys = {option.key for option in self.asked.options}
        if self.me == MURSHID:
            if "accept" in keys:
                return "accept"
            return "counter" if "counter" in keys and self.at.hand else "refuse"
        return "accept" if "accept" in keys and self.pays(deal.count) else "refuse"

    def covenant_amount(self) -> Raw:
        return self.amount(1)

    # -- combats and contests --------------------------------------------------------------------------------------

    def attacker(self) -> int:
        assert self.view.clash is not None
        return RULER[self.view.clash.attacker]

    def defender(self) -> int:
        assert self.view.clash is not None
        return -1 if self.view.clash.defender is None else RULER[self.view.clash.defender]

    def where(self) -> int:
        assert self.view.clash is not None
        return self.at.index[self.view.clash.hex]

    def prospects(self) -> tuple[float, float, float, float]:
        """How far the attacker leads without my cards, how uncertain that is, and what his victory and his defeat are
        worth to me."""
        b, h, attacker, defender = self.board, self.where(), self.attacker(), self.defender()
        clashes = self.clashes
        if defender >= 0:
            add, doubt = (0.0, 0.0) if attacker == self.me else clashes.force(b, attacker, defender, h, attacks=True)
            more, fear = (0.0, 0.0) if defender == self.me else clashes.force(b, defender, attacker, h, attacks=False)
            attack = b.units(attacker, h) + add
            defence = b.units(defender, h) + b.walls(defender, h, self.plans.c) + more
            won, lost = clashes.fought(b, attacker, defender, h, attack, defence)
            others = [seat for seat in (attacker, defender) if seat != self.me]
            return attack - defence, doubt + fear, clashes.judged(won, others), clashes.judged(lost, others)
        laid = b.copy()
        owner = b.influence[h]
        laid.put_token(attacker, h)
        others = [seat for seat in (attacker, owner) if seat >= 0 and seat != self.me]
        lead, doubt = self.lead_of_contest(b, attacker, h)
        return lead, doubt, clashes.judged(laid, others), clashes.judged(b, others)

    def lead_of_contest(self, b: Board, attacker: int, h: int) -> tuple[float, float]:
        view = self.view.clash
        assert view is not None
        lead = float(b.control[h] == attacker) + self.clashes.settled(b, attacker, h)
        doubt = civil = 0.0
        if attacker != self.me:
            add, doubt = self.clashes.persuasion(b, attacker, h)
            lead += add
        for seat in self.clashes.others(b, attacker, h):
            side = view.sides.get(self.view.players[seat].ruler)
            more, fear = (0.0, 0.0) if seat == self.me else self.clashes.persuasion(b, seat, h)
            against = -1.0 if side == "supporter" else 1.0 if side == "defender" or b.influence[h] == seat else 0.4
            doubt += fear
            lead -= against * (more + (b.control[h] == seat))
            if against > 0:
                civil = max(civil, against * (self.clashes.settled(b, seat, h) or b.influence[h] == seat))
        return lead - civil, doubt

    def inclination(self) -> tuple[float, float, float]:
        """How far the attacker leads, how uncertain that is, and how much I would rather see him win."""
        lead, doubt, won, lost = self.prospects()
        clash = self.view.clash
        assert clash is not None
        wish = won - lost
        for ruler, points in clash.covenants.items():
            seat = RULER[ruler]
            attacks = seat == self.attacker() or clash.sides.get(ruler) == "supporter"
            due = points if self.me == MURSHID else -points if seat == self.me else 0
            wish += due if attacks else -due
        return lead, doubt, wish

    def chosen(self, strength: Callable[[int], float], keyword: int, *, attacks: bool) -> Raw:
        """The fewest cards that are worth playing, one after the other."""
        b = self.board
        lead, doubt, wish = self.inclination()
        stake = wish if attacks else -wish
        sign = 1 if attacks else -1
        fighting = self.me in (self.attacker(), self.defender())
        slain = self.slain() if self.me == WARLORD and keyword == COMBAT and fighting else 0.0
        left = [number for number in self.at.hand if self.plans.c.keywords[number] & keyword]
        keys: list[str] = []
        while left:
            p = odds(lead, doubt)
            found: list[tuple[float, int, float]] = []
            for number in dict.fromkeys(left):
                more = strength(number)
                change = odds(lead + sign * more, doubt) - p
                price = cards.to_play(b, self.plans.c, self.taste, number, self.me)
                gain = sign * change * stake + min(slain, 0.5 * more) - price
                if more > 0:
                    found.append((gain, number, more))
            if not found:
                break
            gain, number, more = max(found)
            if gain <= 0:  # two together may do what one cannot
                total = sum(sorted([one[2] for one in found], reverse=True)[:2])
                change = odds(lead + sign * total, doubt) - p
                if len(found) < 2 or sign * change * stake < 0.6:
                    break
            lead += sign * more
            slain = max(0.0, slain - 0.5 * more)
            left.remove(number)
            keys.append(next(name for name, n in CARD.items() if n == number))
        return self.fill(keys)

    def slain(self) -> float:
        """How many more enemies than already lost the Warlord could score with greater strength."""
        b, h = self.board, self.where()
        foe = self.defender() if self.me == self.attacker() else self.attacker()
        return max(0.0, b.units(foe, h) - (b.units(self.me, h) + b.walls(self.me, h, self.plans.c)) // 2)

    def choose_combat_cards(self) -> Raw:
        b, h = self.board, self.where()
        attacker, defender = self.attacker(), self.defender()
        if self.me in (attacker, defender):
            attacks = self.me == attacker
        else:
            attacks = self.inclination()[2] >= 0
        side, foe = (attacker, defender) if attacks else (defender, attacker)
        c = self.plans.c
        return self.chosen(
            lambda number: cards.combat_strength(b, c, number, side, foe, h, attacks=attacks), COMBAT, attacks=attacks
        )

    def choose_contest_cards(self) -> Raw:
        b, h = self.board, self.where()
        attacks = self.me == self.attacker() or self.inclination()[2] > 0
        c = self.plans.c
        return self.chosen(lambda number: cards.contest_strength(b, c, number, self.me, h), CONTEST, attacks=attacks)

    def interfere(self) -> Raw:
        return "attacker" if self.inclination()[2] >= 0 else "defender"

    tip_the_scales = interfere

    def declare_side(self) -> Raw:
        return "supporter" if self.inclination()[2] > 0 else "defender"

    def resolve_card(self) -> Raw:
        """Everything that does something."""
        return self.asked.options[0].key

    def assassins(self) -> Raw:
        return self.asked.options[0].key

    sandstorm = sappers = assassins

    def corruption(self) -> Raw:
        return self.best(lambda option: self.worth.of(self.board, option.value))

    def sheikh(self) -> Raw:
        return self.best(lambda option: self.board.units(self.board.control[option.value], option.value))

    def terror(self) -> Raw:
        return self.most()

    def turncoats(self) -> Raw:
        return self.most()

    def assign_units(self) -> Raw:
        return self.fill(["ordinary", "mercenary"] * 4)

    def losses(self) -> Raw:
        """Ordinary units are raised again without pay."""
        return self.fill_to_end(["ordinary", "mercenary"])

    warfare_units = assassins_unit = over_limit = losses

    def capture(self) -> Raw:
        b, h = self.board, self.where()
        kind = b.stronghold[h]
        taken, razed = b.copy(), b.copy()
        for after in (taken, razed):
            after.drop_stronghold(h)
        taken.stronghold[h], taken.holder[h] = kind, self.me
        self.clashes.paid(razed, self.me, FORT if kind == 1 else CASTLE)
        for after in (taken, razed):
            after.recount(h)
        keep = self.plans.now(taken) >= self.plans.now(razed)
        return self.best(lambda option: float((option.value >= 0) == keep))

    def sack(self) -> Raw:
        b, h = self.board, self.where()
        kept, razed = b.copy(), b.copy()
        self.clashes.raze(razed, self.me, h)
        for after in (kept, razed):
            after.recount(h)
        raze = self.clashes.judged(razed, (2,)) > self.clashes.judged(kept, (2,))
        return self.best(lambda option: float((option.value >= 0) == raze))

    def any_time(self) -> Raw:
        return "pass"
