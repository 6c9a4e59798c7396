"""The heuristic player of Oath: for every question, what each answer is worth, and the best one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from regnum.bots.chance import dice_for
from regnum.bots.oath import cards
from regnum.bots.oath.acting import Acting
from regnum.bots.oath.fighting import Fighting
from regnum.bots.oath.situation import UNKNOWN, seat_of
from regnum.bots.oath.taste import OURS, Taste
from regnum.games.oath.play import FIRST_PLAY, PLAY
from regnum.kernel.questions import Raw
from regnum.seen import Asked, Seen


@dataclass(frozen=True, slots=True)
class OathGreedy:
    """Looks at every answer and takes the one worth most; the dice only part equals."""

    seed: int
    taste: Taste = OURS

    def answer(self, seen: Seen, asked: Asked) -> Raw:
        thought = Mind(seen.view, asked, self.taste, dice_for(self.seed, asked))
        judge = ANSWERS.get(asked.question)
        return thought.unknown() if judge is None else judge(thought)


class Mind(Acting, Fighting):
    """All of it, with the choices that powers ask for."""

    def take(self) -> Raw:
        """4.1.4: a token of the site."""
        worth = {"take-favor": self.favor, "take-secret": self.secret}
        return self.best(lambda key: worth.get(key, 0.0))

    def wake_favor(self) -> Raw:
        """4.1.1: who needs the banner guards it, anybody else lets the favor go to the banks."""
        goals = {self.p.goal, self.p.vision[self.seat]}
        keep = "peoples-favor" in goals and self.p.favor[self.seat] > 1
        return self.best(lambda key: float((key == "place-favor") == keep))

    def choose_bank(self) -> Raw:
        favor = {bank.at: bank.favor for bank in self.view.banks}
        return self.best(lambda key: favor.get(key, 0))

    def choose_site(self) -> Raw:
        """A site of another, and of the one nearest to victory first."""

        def judge(key: str) -> float:
            slot = self.slot(key)
            if key == "decline" or slot == UNKNOWN:
                return 0.0
            ruler = self.p.rulers[slot]
            if ruler < 0:
                return 0.0
            return -1.0 if ruler == self.p.side(self.seat) else 0.1 + self.danger(ruler)

        return self.best(judge)

    def choose_card(self) -> Raw:
        """The card worth most; relics and banners before denizens."""

        def judge(key: str) -> float:
            if key == "decline":
                return 0.2
            return 1.5 if key.startswith(("relic:", "banner:")) else cards.keeping(key)

        return self.best(judge)

    def rest_power(self) -> Raw:
        """4.3.5: whatever Rest brings."""
        return self.best(lambda key: 0.0 if key == "enough" else 0.5)

    def tie(self) -> Raw:
        """2.11: the title to whom it helps least."""
        return self.best(lambda key: -self.danger(seat_of(key)))

    def start_at(self) -> Raw:
        """1.23: where there is something to be taken."""
        army, supply = self.p.army[self.seat], self.me.supply

        def judge(key: str) -> float:
            slot = self.slot(key)
            return 0.0 if slot == UNKNOWN else self.outlook(slot, army, supply) + self.comfort(slot, supply)

        return self.best(judge)


_DEALS = ("citizenship", "tribunal", "gathering", "fair", "festival", "deed")

ANSWERS: dict[str, Callable[[Mind], Raw]] = {
    "act": Mind.act,
    "search-from": Mind.source,
    "search-keep": Mind.keep,
    FIRST_PLAY.name: Mind.keep,
    PLAY.name: Mind.play_card,
    "first-adviser": Mind.first_adviser,
    "make-room": Mind.leave,
    "surplus-advisers": Mind.leave,
    "discard-first": Mind.discard_first,
    "conspire": Mind.conspire,
    "muster-on": Mind.muster_on,
    "trade-with": Mind.trade_with,
    "recover-what": Mind.recover_what,
    "recover-payment": Mind.payment,
    "recover-first-bank": Mind.first_bank,
    "travel-to": Mind.travel_to,
    "travel-toll": Mind.agree,
    "warbands-number": Mind.warbands,
    "warbands-consent": Mind.consent,
    "warbands-consent-give": Mind.agree,
    "campaign-defender": Mind.defender,
    "campaign-targets": Mind.targets,
    "campaign-dice": Mind.attack_dice,
    "campaign-plans": Mind.plans,
    "campaign-sacrifice": Mind.sacrifice,
    "campaign-place": Mind.place,
    "campaign-join": Mind.join,
    "campaign-consent": Mind.agree,
    "campaign-banish": Mind.agree,
    "campaign-burn": Mind.agree,
    "choose-dice": Mind.choose_dice,
    "choose-bank": Mind.choose_bank,
    "choose-player": Mind.choose_player,
    "choose-site": Mind.choose_site,
    "choose-card": Mind.choose_card,
    "confirm": Mind.agree,
    "scepter": Mind.scepter,
    "wake-take": Mind.take,
    "wake-favor": Mind.wake_favor,
    "rest-power": Mind.rest_power,
    "title-tie": Mind.tie,
    "start-at": Mind.start_at,
    **{f"{name}-terms": Mind.terms for name in _DEALS},
    **{f"{name}-reply": Mind.reply for name in _DEALS},
    **{f"{name}-amount": Mind.deal_amount for name in _DEALS},
}
