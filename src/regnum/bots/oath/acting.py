"""The Act phase: every action with the outlook after it."""

from __future__ import annotations

from regnum.bots.oath import cards
from regnum.bots.oath.dealing import Dealing
from regnum.bots.oath.fighting import MEANT, STRONG_SITE
from regnum.bots.oath.playing import Playing
from regnum.bots.oath.situation import BANNER, CITIZEN, EXILE, NOBODY, UNKNOWN, Position, seat_of
from regnum.bots.oath.thought import NEVER
from regnum.games.oath.catalogue import (
    CAMPAIGN_SUPPLY,
    FULL_SUPPLY,
    MUSTER_WARBANDS,
    SEARCH_DISCARD_SUPPLY,
    SEARCH_SUPPLY,
    SITE_OF,
    SITES,
    SUIT,
    SUITS,
    THING_OF,
)
from regnum.kernel.questions import Raw

_SEARCH = 0.75
"""What a Search promises: a card of three."""
_HOPE_OF_VISION = 0.5
"""What more it promises to an Exile without a Vision."""
_UNSEEN_SITE = 0.25
"""What turning a site up promises beside taking it."""
_SPOT = 0.25
"""What a card to muster on or to trade with is worth at a site that one goes to."""
_OFFERS = 3
"""One decision in so many is a moment to talk: who was refused would otherwise ask for ever."""
_TRADES = ("favor", "secrets")


class Acting(Playing, Dealing):
    """One action after the other."""

    def strength(self) -> int:
        """Warbands on my board, with those that I could take off this site."""
        army = self.p.army[self.seat]
        if self.p.role[self.seat] != CITIZEN and self.p.rules(self.seat, self.here):
            army += max(0, self.p.garrison[self.here] - 1)
        return army

    def act(self) -> Raw:
        """4.2: every action with the outlook after it; resting is what the others are measured by."""
        supply = self.me.supply
        army = self.p.army[self.seat]
        quick = self.free_deed(army, supply)
        if quick is not None:
            return quick
        rest = self.outlook(self.here, army, 0)
        worths: dict[str, float] = {"rest": rest}
        for key in self.keys:
            if key == "campaign":
                promise, attack = self.battle.best(self.here, army)
                if attack is not None and promise > MEANT:
                    worths[key] = promise
            elif key == "muster":
                worths[key] = self.after_muster(army, supply)
            elif key == "trade":
                worths[key] = self.after_trade(army, supply)
            elif key == "search":
                worths[key] = self.after_search(army, supply)
            elif key == "recover":
                worths[key] = self.after_recover(army, supply)
            elif key == "travel":
                worths[key] = max(self.after_travel(slot, army, supply) for slot in range(len(self.p.rulers)))
            elif key.startswith("use:"):
                worths[key] = self.after_use(key, army, supply)
        return self.best(lambda key: worths.get(key, NEVER))

    def free_deed(self, army: int, supply: int) -> str | None:
        """What costs no Supply and is worth doing before anything else: peeking, advisers, moving warbands, talking."""
        for key in self.keys:
            if key.startswith("peek:"):
                return key
            if key.startswith("adviser:") and self.worth_turning_up(key.removeprefix("adviser:")):
                return key
        if "warbands:to-board" in self.keys or "warbands:to-site" in self.keys:
            key = self.regroup(army, supply)
            if key in self.keys:
                return key
        if not self.dice.below(_OFFERS):
            return self.talk()
        return None

    def regroup(self, army: int, supply: int) -> str:
        """Warbands come along where they decide a battle, and guard the site where there is none to be fought."""
        strength = self.strength()
        can = supply >= CAMPAIGN_SUPPLY
        with_all = self.outlook(self.here, strength, supply) if can else 0.0
        if can and with_all > MEANT:
            return "warbands:to-board" if with_all > self.outlook(self.here, army, supply) + 0.2 else ""
        guarded = self.p.garrison[self.here] >= STRONG_SITE
        return "warbands:to-site" if not guarded and army >= 2 and not can else ""

    def measure(self, after: Position, army: int, at: int, supply: int, spent: int) -> float:
        """What a position is worth beside the present one, with the outlook from there."""
        gain = self.worth.worth(after, self.seat) - self.now
        return gain + self.outlook(at, army, supply) - self.taste.supply * spent

    def after_muster(self, army: int, supply: int) -> float:
        owner = self.me if self.p.role[self.seat] != CITIZEN else self.view.players[self.p.empire]
        fresh = min(MUSTER_WARBANDS, owner.bank)
        after = self.changed()
        after.army[self.seat] += fresh
        after.favor[self.seat] -= 1
        return self.measure(after, army + fresh, self.here, supply - 1, 1)

    def after_trade(self, army: int, supply: int) -> float:
        worths = [
            self.worth_of_trade(kind, card.card or "") for card in self.empty_cards(self.here) for kind in _TRADES
        ]
        return max(worths, default=NEVER) + self.outlook(self.here, army, supply - 1) - self.taste.supply

    def worth_of_trade(self, kind: str, card: str) -> float:
        """5.3.2: favor for a secret that comes back at Rest; secrets for two favor."""
        suit = SUIT[THING_OF[card]] if card in THING_OF else -1
        if suit < 0:
            return NEVER
        match = sum(
            adviser.faceup and adviser.card is not None and SUIT[THING_OF[adviser.card]] == suit
            for adviser in self.me.advisers
        )
        after = self.changed()
        if kind == "favor":
            if not self.me.secrets:
                return NEVER
            after.favor[self.seat] += min(1 + match, self.view.banks[suit].favor)
        else:
            if self.me.favor < 2:
                return NEVER
            after.favor[self.seat] -= 2
            after.secrets[self.seat] += match
        return self.worth.worth(after, self.seat) - self.now

    def after_search(self, army: int, supply: int) -> float:
        deck = SEARCH_SUPPLY[min(self.view.visions_drawn, len(SEARCH_SUPPLY) - 1)]
        spent = min(deck, SEARCH_DISCARD_SUPPLY) if supply < deck else deck
        hope = _SEARCH
        if self.p.role[self.seat] == EXILE and self.p.vision[self.seat] is None and self.p.round < 8:
            hope += _HOPE_OF_VISION
        return hope + self.outlook(self.here, army, supply - spent) - self.taste.supply * spent

    def after_recover(self, army: int, supply: int) -> float:
        return max((self.worth_of_recovering(target) for target in self.recoverable()), default=NEVER) + self.outlook(
            self.here, army, supply - 1
        )

    def recoverable(self) -> list[str]:
        """What I can most likely pay for."""
        found = [relic.at for relic in self.view.sites[self.here].relics]
        for name, banner in BANNER.items():
            have = self.me.secrets if banner else self.me.favor
            if have > self.p.tokens[banner] and not (banner and self.guarded()):
                found.append(name)
        return found

    def guarded(self) -> bool:
        """5.4.1.e: whether the Darkest Secret of another cannot be recovered."""
        holder = self.p.banners[1]
        if holder in (NOBODY, self.seat):
            return False
        site = self.view.sites[self.p.pawn[holder]]
        suits = [SUIT[THING_OF[card.card]] for card in site.cards if card.card in THING_OF]
        suits = [suit for suit in suits if suit >= 0]
        held = {SUIT[THING_OF[a.card]] for a in self.view.players[holder].advisers if a.faceup and a.card is not None}
        if not suits:
            return True
        matched = [suit in held for suit in suits]
        return all(matched) if self.view.law == "errata" else any(matched)

    def worth_of_recovering(self, target: str) -> float:
        after = self.changed()
        seat = self.seat
        if target in BANNER:
            banner = BANNER[target]
            if self.p.banners[banner] == seat:
                return NEVER
            price = self.p.tokens[banner] + 1
            if banner:
                after.secrets[seat] -= price - 1
            else:
                after.favor[seat] -= price
            after.take_banner(seat, banner, price)
        else:
            site = self.view.sites[self.here].site
            cost = None if site is None else SITES[SITE_OF[site.removeprefix("site:")]].recover
            if cost is None:
                return NEVER
            have = after.secrets if cost.kind == "burn-secret" else after.favor
            if have[seat] < cost.amount:
                return NEVER
            have[seat] -= cost.amount
            after.relics[seat] += 1
        return self.worth.worth(after.settle(), seat) - self.now - self.taste.supply

    def after_travel(self, slot: int, army: int, supply: int) -> float:
        if slot == self.here:
            return NEVER
        spent = self.distance(slot)
        if spent > supply:
            return NEVER
        more = self.comfort(slot, supply - spent) - self.comfort(self.here, supply)
        if self.p.rulers[slot] == UNKNOWN:
            more += _UNSEEN_SITE
        return more + self.outlook(slot, army, supply - spent) - self.taste.supply * spent

    def comfort(self, slot: int, supply: int) -> float:
        """What a site offers beside battle: cards to muster on and to trade with, relics to recover."""
        site = self.view.sites[slot]
        means = self.me.favor + self.me.secrets
        worth = _SPOT * min(len(self.empty_cards(slot)), max(0, supply), means)
        if site.relics and supply > 0 and site.site is not None:
            cost = SITES[SITE_OF[site.site.removeprefix("site:")]].recover
            if cost is not None:
                have = self.me.secrets if cost.kind == "burn-secret" else self.me.favor
                if have >= cost.amount:
                    after = self.changed()
                    after.relics[self.seat] += 1
                    worth += max(0.0, self.worth.worth(after.settle(), self.seat) - self.now - 0.3 * cost.amount)
        return worth

    def after_use(self, key: str, army: int, supply: int) -> float:
        """6.2: an Action power."""
        gained = cards.supply_of(key)
        if gained:
            if supply > FULL_SUPPLY - gained or self.me.favor < 2:
                return NEVER
            return self.outlook(self.here, army, supply + gained) + gained * 0.3 - self.favor
        gain = cards.using(key, self.favor, self.secret)
        if gain <= 0:
            return NEVER
        if cards.slug(key) in cards.LAST_THING:
            return gain + self.outlook(self.here, army, 0)
        return gain + self.outlook(self.here, army, supply)

    def muster_on(self) -> Raw:
        return self.modified(lambda key: 0.0)

    def trade_with(self) -> Raw:
        def judge(key: str) -> float:
            kind, _, card = key.partition(":")
            return self.worth_of_trade(kind, card)

        return self.modified(judge)

    def recover_what(self) -> Raw:
        return self.modified(self.worth_of_recovering)

    def payment(self) -> Raw:
        """5.4.2: the least, and more of it for a banner that is my goal."""
        low, high = int(self.keys[0]), int(self.keys[-1])
        goals = {self.p.goal, self.p.vision[self.seat]}
        return min(high, low + 2) if goals & {"peoples-favor", "darkest-secret"} else low

    def first_bank(self) -> Raw:
        """5.4.4: the favor goes round from here; to the suits of which I have advisers first."""
        suits = [SUIT[THING_OF[a.card]] for a in self.me.advisers if a.card is not None]
        return self.best(lambda key: suits.count(SUITS.index(key.removeprefix("bank:"))))

    def travel_to(self) -> Raw:
        who = seat_of(str(self.asked.args["player"]))
        if who != self.seat:
            return self.banished(who)
        army, supply = self.p.army[self.seat], self.me.supply

        def judge(key: str) -> float:
            if key == "decline":
                return self.outlook(self.here, army, supply)
            slot = self.slot(key)
            return NEVER if slot == UNKNOWN else self.after_travel(slot, army, supply)

        return self.modified(judge)

    def banished(self, who: int) -> Raw:
        """Somebody I send away goes far from what is theirs, and from me."""

        def judge(key: str) -> float:
            slot = self.slot(key)
            if slot == UNKNOWN:
                return -10.0
            own = [other for other, ruler in enumerate(self.p.rulers) if ruler == self.p.side(who)]
            return sum(self.distance(other, slot) for other in own) + self.distance(slot)

        return self.modified(judge)

    def warbands(self) -> Raw:
        """6.5: all that can be spared to the board; to a site what it lacks, and half of what is left."""
        high = int(self.keys[-1])
        if self.p.rules(self.seat, self.here) and self.me.supply < CAMPAIGN_SUPPLY:
            lacking = STRONG_SITE - self.p.garrison[self.here]
            return max(1, min(high, lacking))
        return high

    def consent(self) -> Raw:
        """6.5.h: a Citizen asks for my warbands: not while the Empire needs them."""
        return self.best(lambda key: 1.0 if key == "no" else 0.0)
