"""A campaign, from its declaration to its spoils."""

from __future__ import annotations

from typing import Any

from regnum.bots.oath import cards
from regnum.bots.oath.battle import BANDITS, chance, defender_of
from regnum.bots.oath.situation import UNKNOWN, seat_of
from regnum.bots.oath.thought import NEVER, Thought
from regnum.kernel.options import Option
from regnum.kernel.questions import Raw

MEANT = 0.3
"""A campaign that promises less is not worth declaring."""
_STAKE = 2.5
"""What a battle is worth at least, when plans are weighed."""
STRONG_SITE = 3
"""So many warbands at a site are enough of a guard."""


class Fighting(Thought):
    """Every step of a campaign."""

    def defender(self) -> Raw:
        """5.5.1: whoever is attacked by the campaign that promises most."""
        campaign = self.view.campaign
        at = self.here if campaign is None else self.slot(campaign.at)
        army = self.p.army[self.seat]

        def judge(key: str) -> float:
            if key == "no-campaign":
                return 0.0
            return self.battle.best(at, army, defender_of(key))[0] if self.battle_has(at, key) else -0.5

        return self.best(judge)

    def battle_has(self, at: int, key: str) -> bool:
        return any(attack.defender == defender_of(key) for attack in self.battle.attacks(at))

    def targets(self) -> Raw:
        """5.5.2: the targets of that campaign, with whatever must be declared with them."""
        campaign = self.view.campaign
        assert campaign is not None
        at = self.slot(campaign.at)
        defender = BANDITS if campaign.defender == "bandits" else seat_of(campaign.defender)
        _, attack = self.battle.best(at, self.p.army[self.seat], defender)
        wanted = () if attack is None else attack.targets
        part: list[Option[Any]] = []
        while True:
            more, enough = self.asked.grow(part)
            chosen = next((option for option in more if option.key in wanted), None)
            if chosen is None:
                if enough or not more:
                    return [option.key for option in part]
                chosen = more[0]
            part.append(chosen)

    def stake(self) -> float:
        """What winning the campaign in progress is worth."""
        campaign = self.view.campaign
        if campaign is None:
            return _STAKE
        defender = BANDITS if campaign.defender == "bandits" else seat_of(campaign.defender)
        if seat_of(campaign.attacker) != self.seat:
            return _STAKE
        named = [
            (name, self.slot(name) if name.startswith(("site:", "slot:")) else UNKNOWN) for name in campaign.targets
        ]
        at = self.slot(campaign.at)
        known = [(self.pawn_key(name), slot) for name, slot in named if name != "facedown-relic"]
        return max(MEANT, self.battle.weighed(at, defender, known).won)

    def pawn_key(self, name: str) -> str:
        return f"pawn:seat:{name[5:]}" if name.startswith("pawn:") and not name.startswith("pawn:seat") else name

    def attack_dice(self) -> Raw:
        """5.5.2.k: dice win, and kill some of one's own."""
        campaign = self.view.campaign
        assert campaign is not None
        high = int(self.keys[-1])
        force = max(high, self.p.army[self.seat])
        stake = self.stake()
        defense = campaign.defense_dice
        defender = BANDITS if campaign.defender == "bandits" else seat_of(campaign.defender)
        slots = [self.slot(name) for name in campaign.targets if name.startswith(("site:", "slot:"))]
        if defender == BANDITS:
            defenders = len(slots)
        else:
            named = [(self.view.sites[slot].at, slot) for slot in slots]
            defenders = self.battle.weighed(self.slot(campaign.at), defender, named).force

        def judge(key: str) -> float:
            odds = chance(force, int(key), defense, defenders, force)
            left = odds.win * odds.left_won + (1 - odds.win) * odds.left_lost
            return odds.win * stake + self.taste.warband * left

        return int(self.best(judge))

    def plans(self) -> Raw:
        """5.5.3: plans where the battle is open, cheap ones first; never for nothing."""
        campaign = self.view.campaign
        assert campaign is not None
        attacking = seat_of(campaign.attacker) == self.seat
        win = 0.5 if campaign.odds is None else campaign.odds.win
        risk = 1.0 - win if attacking else win
        stake = max(_STAKE, self.stake())

        def judge(key: str) -> float:
            if key == "enough":
                return 0.0
            if cards.slug(key) in cards.SKIPPED_PLANS:
                return NEVER
            return 0.3 * stake * risk + 0.02 - cards.plan_price(key, self.favor, self.secret)

        return self.best(judge)

    def choose_dice(self) -> Raw:
        """7.5.4: more attack dice for the attacker, fewer for the others."""
        campaign = self.view.campaign
        attacking = campaign is not None and seat_of(campaign.attacker) == self.seat
        return self.best(lambda key: (1 if attacking else -1) * int(key.removeprefix("dice:")))

    def sacrifice(self) -> Raw:
        """5.5.5.f: half of them would die in a defeat anyway."""
        army = self.p.army[self.seat]
        count = int(self.asked.args["count"])
        campaign = self.view.campaign
        sites = 0 if campaign is None else sum(name.startswith(("site:", "slot:")) for name in campaign.targets)
        stake = self.stake()
        if army - count < sites:  # too few to hold all that is won
            stake *= 0.3 + 0.7 * max(0, army - count) / max(1, sites)
        won = stake + self.worth.warbands(army - count)
        lost = self.worth.warbands(army - army // 2)
        return "yes" if won > lost else "no"

    def place(self) -> Raw:
        """5.5.7.I: every site taken gets one, what is left is shared out, and some stay on the board."""
        high = int(self.keys[-1])
        campaign = self.view.campaign
        assert campaign is not None
        slots = [self.slot(name) for name in campaign.targets if name.startswith(("site:", "slot:"))]
        this = self.slot(str(self.asked.args["site"]))
        later = sum(slot > this for slot in slots)
        if high <= later:
            return min(high, 1)
        share = high // (later + 2)
        return max(1, min(STRONG_SITE, share))

    def join(self) -> Raw:
        """5.5.2.n: a Citizen stands by the Empire where that can decide the day."""
        campaign = self.view.campaign
        odds = None if campaign is None else campaign.odds
        return "yes" if odds is None or odds.win > 0.25 else "no"
