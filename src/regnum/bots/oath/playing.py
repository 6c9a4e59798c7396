"""Cards: which to keep, and where to play it."""

from __future__ import annotations

from regnum.bots.oath import cards
from regnum.bots.oath.situation import BANNER, EXILE, UNKNOWN
from regnum.bots.oath.thought import NEVER, Thought
from regnum.games.oath.catalogue import (
    ADVISER_LIMIT,
    CARD_OF,
    SITE_OF,
    SITES,
    SUIT,
    THING_OF,
    VISION_GOAL,
)
from regnum.kernel.questions import Raw
from regnum.kernel.things import bare


class Playing(Thought):
    """Search, and whatever is played."""

    def source(self) -> Raw:
        """5.1.2: free modifiers first, then the deck, unless only a pile can be paid for."""
        free = [key for key in self.keys if key.startswith("use:") and cards.is_free_modifier(key)]
        if free:
            return self.best(lambda key: 0.0, free)
        return self.best(lambda key: {"world-deck": 1.0}.get(key, -1.0 if key.startswith("use:") else 0.0))

    def keep(self) -> Raw:
        """5.1.3: the card that is worth most, wherever I would play it."""
        return self.best(lambda key: 0.0 if key == "enough" else self.worth_of_card(key))

    def worth_of_card(self, card: str) -> float:
        return max(self.worth_of_playing(card, place) for place in (*self.places_of(card), "play:facedown"))

    def worth_of_playing(self, card: str, place: str) -> float:
        """5.1.4: a card at a place."""
        if place == "play:discard":
            return 0.0
        room = len(self.me.advisers) < ADVISER_LIMIT
        if card.startswith("vision:"):
            if place == "play:vision":
                return self.worth_of_vision(card)
            return 0.3 if room else -0.5
        if place == "play:facedown":
            return 0.1 if room else -0.8
        worth = cards.keeping(card) + cards.playing(card)
        if place == "play:advisers":
            suit = SUIT[THING_OF[card]]
            worth += 0.15 * sum(SUIT[THING_OF[c.card]] == suit for s in self.view.sites for c in s.cards if c.card)
            return worth + 0.2 if room else worth - 1.2
        slot = self.slot(place.removeprefix("play:"))
        if slot == UNKNOWN:
            return 0.0
        worth = 0.5 * worth + 0.3
        worth += 0.35 if self.p.rules(self.seat, slot) else -0.1
        site = self.view.sites[slot].site
        home = None if site is None else SITES[SITE_OF[site.removeprefix("site:")]].homeland
        if home is not None and home.suit == SUIT[THING_OF[card]]:
            worth += 0.4 * home.amount
        return worth

    def worth_of_vision(self, card: str) -> float:
        """5.1.4.III: what a Vision promises beside the one I have."""
        goal = VISION_GOAL.get(CARD_OF[bare(card)])
        if goal is None:
            return 0.6 if self.me.secrets else -0.2
        if self.p.role[self.seat] != EXILE:
            return NEVER
        after = self.changed()
        after.vision[self.seat] = goal
        return self.worth.worth(after, self.seat) - self.now

    def play_card(self) -> Raw:
        card = str(self.asked.args["card"])
        return self.best(lambda key: self.worth_of_playing(card, key))

    def first_adviser(self) -> Raw:
        return self.best(lambda card: 0.4 if card.startswith("vision:") else cards.keeping(card) + cards.playing(card))

    def leave(self) -> Raw:
        """Advisers that have to go: those worth least."""
        return self.fewest(lambda key: 0.3 if key.startswith("vision:") else cards.keeping(key))

    def discard_first(self) -> Raw:
        return self.best(lambda key: 0.0 if key == "decline" else -cards.keeping(key))

    def conspire(self) -> Raw:
        """5.1.4.IV: what serves my goals best; relics and banners are always good to have."""

        def judge(key: str) -> float:
            if key == "decline":
                return 0.0
            after = self.changed()
            if key in BANNER:
                after.take_banner(self.seat, BANNER[key], 1)
            else:
                after.relics[self.seat] += 1
            return self.worth.worth(after.settle(), self.seat) - self.now - self.secret

        return self.best(judge)

    def worth_turning_up(self, card: str) -> bool:
        """6.1: a facedown adviser that should be played now."""
        return max(self.worth_of_playing(card, place) for place in self.places_of(card)) > 0.0

    def places_of(self, card: str) -> list[str]:
        """Where it could go: the way of a Vision, the advisers, this site."""
        if card.startswith("vision:"):
            return ["play:vision"]
        return ["play:advisers", f"play:{self.view.sites[self.here].at}"]
