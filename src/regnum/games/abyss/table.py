"""The table of Abyss: the few named operations through which its state changes.

They conserve the components, keep the index of working powers, mark undo barriers and write the journal.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import chain
from typing import Any, Final

from regnum.games.abyss import actions, once_a_turn
from regnum.games.abyss.catalogue import (
    CARD_ID,
    COUNCIL_ID,
    KEYS,
    LOCATION_ID,
    LORD_ID,
    LORDS_TO_END,
    MONSTER,
    RACE,
    RACES,
    THREAT_SPACES,
    Card,
    LordCard,
    Race,
    Reward,
    Tile,
    amount,
    power,
)
from regnum.games.abyss.state import NO_LORD, NOBODY, AbyssState, Player
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.table import TableOf
from regnum.kernel.things import SEAT_ID, Seat, things

SHAMAN: Final = power("shaman")
COMMANDER: Final = power("commander")


class AbyssTable(TableOf[AbyssState]):
    """The operations, in the order in which a player meets the things they move."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.s.players[self.s.turn]

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise from the left of `me` (7.2)."""
        players = self.s.players
        return players[me.seat + 1 :] + players[: me.seat]

    def hostile(self, me: Player) -> int:
        """Powers of the opponents that reach this player: none with a working Shaman (lord:shaman).

        Only soldiers' abilities are ever asked for here, so the Shaman is this one line for all seven of them.
        """
        if me.powers & SHAMAN:
            return 0
        powers = 0
        for player in self.s.players:
            if player is not me:
                powers |= player.powers
        return powers

    # -- pearls: the treasury is unlimited, so `issued` keeps its ledger ----------------------------------------

    def gain_pearls(self, me: Player, n: int, rule: str) -> None:
        """Pearls from the treasury (1.20, 8.5)."""
        me.pearls += n
        self.s.issued += n
        if self.journal is not None:
            self.note("log-gains-pearls", rule, {"player": SEAT_ID[me.seat], "count": n})

    def return_pearls(self, me: Player, n: int) -> None:
        """Pearls back into the treasury (4.2, 14.12)."""
        me.pearls -= n
        self.s.issued -= n

    def hand_over_pearls(self, payer: Player, to: Player, n: int) -> None:
        """Pearls from one cup into another (7.5)."""
        payer.pearls -= n
        to.pearls += n

    # -- exploration cards ---------------------------------------------------------------------------------------

    @ruling("exhausted_exploration_deck")
    def can_reveal(self) -> bool:
        """10.6: with deck and discard pile both empty no card can be revealed."""
        deck = self.s.deck
        return bool(deck.bag or deck.top or self.s.discard)

    def allies_afoot(self) -> bool:
        """Whether an ally can still come into a hand: from the deck, the discards, the track or the Council (6.1, 10.5,
        11.1), or from a hand that a Slaver's owner may sell from or a Commander's limit will shorten.
        """
        s = self.s
        for cards in (s.deck.bag, s.deck.top, s.track, s.discard):
            for card in cards:
                if card != MONSTER:
                    return True
        if any(s.council):
            return True
        limit = amount("commander")
        return any(
            player.hand
            and (player.powers & once_a_turn.SLAVER or (len(player.hand) > limit and self.hostile(player) & COMMANDER))
            for player in s.players
        )

    def reveal(self) -> Card:
        """The next exploration card, onto the free track space nearest the deck (6.1-6.5, 10.5)."""
        self._renew_deck()
        card = Card(self.draw(self.s.deck))
        self.s.track.append(card)
        if self.journal is not None:
            self.note(
                "log-reveals",
                "6.1",
                {"player": SEAT_ID[self.s.turn], "card": CARD_ID[card], "space": len(self.s.track)},
            )
        self._renew_deck()
        return card

    def _renew_deck(self) -> None:
        """10.5: when the deck has run out the discard pile is shuffled and becomes the new deck."""
        s = self.s
        if not (s.deck.bag or s.deck.top) and s.discard:
            s.deck.bag, s.discard = [*s.discard], []
            if self.journal is not None:
                self.note("log-deck-renewed", "10.5", {"count": len(s.deck)})

    def take_revealed(self, me: Player) -> Card:
        """The ally just revealed, from the track into hand (7.6, 7.16, 7.20)."""
        card = self.s.track.pop()
        me.hand = tuple(sorted((*me.hand, card)))
        return card

    def clear_track(self) -> int:
        """The end of an exploration: allies to the Council, face down, monsters to the discard pile (10.1-10.4).

        Returns how many different races went to the Council.
        """
        s = self.s
        races = 0
        for card in s.track:
            if card == MONSTER:
                s.discard.append(card)
            else:
                race = RACE[card]
                s.council[race] = (*s.council[race], card)
                races |= 1 << race
        if s.track and self.journal is not None:
            allies = things(CARD_ID[card] for card in sorted(s.track) if card != MONSTER)
            if allies:
                self.note("log-to-council", "10.1", {"allies": allies})
        s.track = []
        s.exploring = False
        return races.bit_count()

    def take_stack(self, me: Player, race: Race, rule: str) -> None:
        """A whole stack of the Council, unseen, into hand (11.1-11.3). Its taker now knows the cards: no undo."""
        stack = self.s.council[race]
        self.s.council[race] = ()
        me.hand = tuple(sorted(me.hand + stack))
        self.fence()
        if self.journal is not None:
            self.note(
                "log-takes-stack",
                rule,
                {"player": SEAT_ID[me.seat], "stack": COUNCIL_ID[race], "count": len(stack)},
                {"allies": things(CARD_ID[card] for card in sorted(stack))},
                1 << me.seat,
            )

    def discard_stack(self, me: Player, race: Race) -> None:
        """A whole stack of the Council, unseen, to the discard pile (lord:oracle)."""
        stack = self.s.council[race]
        self.s.council[race] = ()
        self.s.discard.extend(stack)
        if self.journal is not None:
            self.note(
                "log-discards-stack",
                "16.5",
                {"player": SEAT_ID[me.seat], "stack": COUNCIL_ID[race], "count": len(stack)},
            )

    @ruling("public_discards")
    def discard_allies(self, me: Player, cards: Sequence[Card], rule: str) -> None:
        """Allies from hand to the discard pile, face up (lord:jailer, lord:slaver, 23.2)."""
        self._out_of_hand(me, cards)
        self.s.discard.extend(cards)
        if self.journal is not None:
            allies = things(CARD_ID[card] for card in sorted(cards))
            self.note("log-discards", rule, {"player": SEAT_ID[me.seat], "allies": allies})

    def _out_of_hand(self, me: Player, cards: Iterable[Card]) -> None:
        """14.3, 23.2: these allies are no longer in hand."""
        hand = list(me.hand)
        for card in cards:
            hand.remove(card)
        me.hand = tuple(hand)

    # -- recruiting ----------------------------------------------------------------------------------------------

    def play_allies(self, me: Player, cards: Sequence[Card], pearls: int) -> None:
        """The cost of a lord: allies from hand, pearls for what is missing into the treasury (14.3, 14.12, 15.7)."""
        self._out_of_hand(me, cards)
        self.s.paid = tuple(cards)
        self.return_pearls(me, pearls)
        if self.journal is not None:
            self.note(
                "log-pays",
                "14.3",
                {
                    "player": SEAT_ID[me.seat],
                    "lord": LORD_ID[self.s.recruiting],
                    "allies": things(CARD_ID[card] for card in sorted(cards)),
                    "pearls": pearls,
                },
            )

    def affiliate_played(self, me: Player, kept: Card) -> None:
        """One ally played stays in front of the player for good, the others are discarded (15.1-15.3, 15.5, 15.6)."""
        played = list(self.s.paid)
        played.remove(kept)
        self.s.paid = ()
        self.s.discard.extend(played)
        me.affiliated = tuple(sorted((*me.affiliated, kept)))
        if self.journal is not None:
            self.note("log-affiliates", "15.3", {"player": SEAT_ID[me.seat], "ally": CARD_ID[kept]})

    def affiliate_hand(self, me: Player, kept: Sequence[Card]) -> None:
        """After the last turn: some allies in hand are affiliated, all others discarded (20.7-20.9)."""
        rest = list(me.hand)
        for card in kept:
            rest.remove(card)
        me.hand = ()
        self.s.discard.extend(rest)
        me.affiliated = tuple(sorted((*me.affiliated, *kept)))
        if kept and self.journal is not None:
            allies = things(CARD_ID[card] for card in kept)
            self.note("log-affiliates-last", "20.7", {"player": SEAT_ID[me.seat], "allies": allies})

    def place_at_court(self) -> LordCard:
        """The top lord onto the empty Court space farthest from the lord deck (4.3, 4.4)."""
        lord = LordCard(self.draw(self.s.lords))
        self.s.court.append(lord)
        return lord

    def replace_at_court(self, me: Player, lord: LordCard) -> None:
        """A lord of the Court leaves the game; the top one of the deck takes its space (lord:opportunist)."""
        s = self.s
        fresh = LordCard(self.draw(s.lords))
        s.court[s.court.index(lord)] = fresh
        s.gone = (*s.gone, lord)
        if self.journal is not None:
            self.note(
                "log-replaces-at-court",
                "16.5",
                {"player": SEAT_ID[me.seat], "lord": LORD_ID[lord], "fresh": LORD_ID[fresh]},
            )

    def welcome(self, me: Player, lord: LordCard, rule: str, message: str = "log-recruits") -> None:
        """A lord of the Court comes to lie, free, before a player (16.1, 24.7, 24.8); the Court slides (17.1, 17.2)."""
        self.s.court.remove(lord)
        self.s.recruiting = NO_LORD
        self._seat_lord(me, lord)
        if self.journal is not None:
            self.note(message, rule, {"player": SEAT_ID[me.seat], "lord": LORD_ID[lord]})
        self._count_lords(me)

    def welcome_from_deck(self, me: Player) -> LordCard:
        """The top lord of the deck comes to lie in front of a player (lord:schemer, 24.7, 24.8)."""
        lord = LordCard(self.draw(self.s.lords))
        self._seat_lord(me, lord)
        if self.journal is not None:
            self.note("log-draws-lord", "27.4", {"player": SEAT_ID[me.seat], "lord": LORD_ID[lord]})
        self._count_lords(me)
        return lord

    def _seat_lord(self, me: Player, lord: LordCard) -> None:
        """16.2, 16.4: the lord is free and its power works."""
        me.lords = (*me.lords, lord)
        me.powers |= 1 << lord

    def _count_lords(self, me: Player) -> None:
        """20.1: a seventh lord triggers the end; tucked and turned ones count."""
        if lord_count(me) >= LORDS_TO_END:
            self.trigger_end(me, "20.1", "log-end-by-lords")

    def dismiss(self, me: Player, lord: LordCard) -> None:
        """A free lord leaves the game, a turned one too (24.6, 27.1, 27.3)."""
        self._unseat_lord(me, lord)
        self.s.gone = (*self.s.gone, lord)
        if self.journal is not None:
            self.note("log-dismisses", "27.1", {"player": SEAT_ID[me.seat], "lord": LORD_ID[lord]})

    def _unseat_lord(self, me: Player, lord: LordCard) -> None:
        """16.4, 18.18, 18.20, 24.7: the lord is no longer free, its power no longer works."""
        me.lords = tuple([other for other in me.lords if other != lord])
        me.turned = tuple([other for other in me.turned if other != lord])
        me.powers &= ~(1 << lord)

    def turn_lord(self, me: Player, victim: Player, lord: LordCard) -> None:
        """A free lord is turned: only its influence points still count (24.1-24.5)."""
        victim.turned = (*victim.turned, lord)
        victim.powers &= ~(1 << lord)
        if self.journal is not None:
            self.note(
                "log-turns",
                "24.1",
                {"player": SEAT_ID[me.seat], "victim": SEAT_ID[victim.seat], "lord": LORD_ID[lord]},
            )

    def trigger_end(self, me: Player, rule: str, message: str) -> None:
        """20.4: the end is triggered, once; this turn is finished and everybody else has one more."""
        if self.s.ending == NOBODY:
            self.s.ending = me.seat
            self.note(message, rule, {"player": SEAT_ID[me.seat]})

    # -- monsters ------------------------------------------------------------------------------------------------

    def discard_monster(self) -> None:
        """8.3: the beaten monster leaves the track for the discard pile."""
        self.s.discard.append(self.s.track.pop())

    def move_threat(self) -> None:
        """8.12, 8.15: one space down; on the last space the marker stays."""
        s = self.s
        rule = "8.15"
        if s.threat < THREAT_SPACES:
            s.threat += 1
            rule = "8.12"
        if self.journal is not None:
            self.note("log-threat-rises", rule, {"player": SEAT_ID[s.turn], "space": s.threat})

    def reset_threat(self) -> None:
        """8.10: back to the first space."""
        self.s.threat = 1

    def gain_reward(self, me: Player, reward: Reward) -> None:
        """8.4: keys and pearls from the supply, tokens drawn at random (8.5, 8.6, 8.8)."""
        if reward.pearls:
            self.gain_pearls(me, reward.pearls, "8.5")
        if reward.keys:
            self.gain_keys(me, reward.keys)
        if reward.tokens:
            self.draw_tokens(me, reward.tokens)

    @ruling("key_supply")
    def gain_keys(self, me: Player, n: int) -> None:
        """Key tokens from the general supply, as far as it lasts (1.16, 8.8): ten are a limit."""
        n = min(n, self.s.keys)
        self.s.keys -= n
        me.keys += n
        if self.journal is not None:
            self.note("log-gains-keys", "8.8", {"player": SEAT_ID[me.seat], "count": n})

    @ruling("own_monster_tokens")
    def draw_tokens(self, me: Player, n: int) -> None:
        """8.6, 8.7: monster tokens at random; only their owner looks at them."""
        values = sorted([self.draw(self.s.tokens) for _ in range(n)])
        me.tokens = (*me.tokens, *values)
        me.known = (*me.known, *([1 << me.seat] * n))
        if self.journal is not None:
            self.note(
                "log-draws-tokens",
                "8.6",
                {"player": SEAT_ID[me.seat], "count": n},
                {"values": "+".join(str(value) for value in values)},
                1 << me.seat,
            )

    @ruling("token_knowledge")
    def steal_token(self, me: Player, victim: Player) -> None:
        """lord:hunter. A random token changes hands, unseen by the rest. What its old owner knew stays known."""
        i = self.random(len(victim.tokens))
        value, known = victim.tokens[i], victim.known[i]
        victim.tokens = victim.tokens[:i] + victim.tokens[i + 1 :]
        victim.known = victim.known[:i] + victim.known[i + 1 :]
        me.tokens = (*me.tokens, value)
        me.known = (*me.known, known | 1 << me.seat)
        if self.journal is not None:
            self.note(
                "log-steals-token",
                "16.3",
                {"player": SEAT_ID[me.seat], "victim": SEAT_ID[victim.seat]},
                {"value": value},
                me.known[-1],
            )

    # -- locations -----------------------------------------------------------------------------------------------

    def draw_locations(self, n: int) -> None:
        """Tiles from the top of the stack, for the active player alone to look at (18.9)."""
        s = self.s
        s.drawn = tuple(sorted([Tile(self.draw(s.stack)) for _ in range(n)]))
        if self.journal is not None:
            self.note("log-draws-locations", "18.9", {"player": SEAT_ID[s.turn], "count": n})

    @ruling("tiles_of_this_turn")
    def control_drawn(self, me: Player, tile: Tile) -> None:
        """18.10, 18.12, 18.13: one drawn tile is kept, the rest are available at once."""
        s = self.s
        rest = tuple([other for other in s.drawn if other != tile])
        s.drawn = ()
        s.available = s.available + rest
        self.fence()  # the others now see which tiles these were
        self._control(me, tile)
        if rest and self.journal is not None:
            self.note("log-locations-available", "18.12", {"locations": things(LOCATION_ID[other] for other in rest)})

    def control_available(self, me: Player, tile: Tile) -> None:
        """18.7: a face-up tile; it is not replaced (18.15)."""
        self.s.available = tuple([other for other in self.s.available if other != tile])
        self._control(me, tile)

    def _control(self, me: Player, tile: Tile) -> None:
        """18.16: the location lies in front of the player."""
        me.locations = (*me.locations, tile)
        me.tucked = (*me.tucked, ())
        if self.journal is not None:
            self.note("log-controls", "18.16", {"player": SEAT_ID[me.seat], "location": LOCATION_ID[tile]})

    def spend_keys(self, me: Player, tokens: int, lords: Sequence[LordCard]) -> None:
        """Key tokens back to the supply, lords under the newest location (18.17-18.20, 18.23, 18.28)."""
        me.keys -= tokens
        self.s.keys += tokens
        for lord in lords:
            self._unseat_lord(me, lord)
        me.tucked = (*me.tucked[:-1], me.tucked[-1] + tuple(lords))
        if self.journal is not None:
            if lords:
                names = things(LORD_ID[lord] for lord in lords)
                self.note("log-tucks", "18.17", {"player": SEAT_ID[me.seat], "lords": names})
            if tokens:
                self.note("log-spends-keys", "18.23", {"player": SEAT_ID[me.seat], "count": tokens})

    def exchange_with_available(self, me: Player, old: Tile, new: Tile) -> None:
        """lord:illusionist. An own location for a face-up one; the lords under it stay under the new one."""
        s = self.s
        s.available = tuple([tile for tile in s.available if tile != new]) + (old,)
        self._swap_tile(me, old, new)

    @ruling("black_smokers_tile")
    def exchange_with_stack(self, me: Player, old: Tile, new: Tile) -> None:
        """location:black-smokers. It leaves the game for a tile of the stack."""
        s = self.s
        s.stack.bag.remove(new)
        self.fence()  # the others now know that it lay in the stack
        s.sunk = (*s.sunk, old)
        self._swap_tile(me, old, new)

    def _swap_tile(self, me: Player, old: Tile, new: Tile) -> None:
        """lord:illusionist, location:black-smokers. The new tile lies where the old one was, over the same lords."""
        me.locations = tuple([new if tile == old else tile for tile in me.locations])
        if self.journal is not None:
            self.note(
                "log-exchanges",
                "18.16",
                {"player": SEAT_ID[me.seat], "location": LOCATION_ID[old], "fresh": LOCATION_ID[new]},
            )

    @ruling("black_smokers_tile")
    def search_stack(self, looking: bool) -> None:
        """location:black-smokers. The active player looks through the whole stack; afterwards it is shuffled."""
        s = self.s
        s.searching = looking
        if looking:
            self.fence()
        s.stack.bag, s.stack.top = [*s.stack.bag, *s.stack.top], ()

    # -- any-time abilities --------------------------------------------------------------------------------------

    def anytime(self, d: Decision, why: Reasons | None) -> Sequence[Option[Any]]:
        """16.5: the once-a-turn lords, at every decision of their owner's own turn (3.5, 4.1: what is too late)."""
        if why is not None:
            actions.too_late(self, d, why)
        return once_a_turn.menu(self, d, why)

    async def use(self, ability: Option[Any], seat: Seat) -> None:
        """16.5: the owner has chosen this moment."""
        once_a_turn.use(self, self.s.players[seat], ability.value)


def lord_count(me: Player) -> int:
    """20.1: how many lords a player has: free, turned and tucked."""
    return len(me.lords) + sum([len(lords) for lords in me.tucked])


def all_lords(me: Player) -> list[LordCard]:
    """All lords of a player: free, turned and tucked (18.22, 21.2, 24.2)."""
    return [*me.lords, *chain.from_iterable(me.tucked)]


@ruling("ambassador_keys")
def keys_on_lords(me: Player) -> int:
    """Key symbols that can pay: those of free lords that are not turned (13.6, 18.2, 18.19, 24.4)."""
    return key_symbols(me.lords, me.turned)


def key_symbols(lords: Iterable[LordCard], turned: Container[LordCard]) -> int:
    """24.4: the symbols on such free lords, of whom these are turned."""
    return sum([KEYS[lord] for lord in lords if lord not in turned])


def affiliated_of(me: Player, race: str) -> list[Card]:
    """18.5, 22.3: the player's affiliated allies of one race."""
    index = RACES.index(race)
    return [card for card in me.affiliated if RACE[card] == index]
