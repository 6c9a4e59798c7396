"""The table of Paladins: the few named operations through which its state changes.

They conserve the components, mark undo barriers and write the journal. Silver and provisions are unlimited
(rulings.md: silver_and_provisions), so a ledger counts what has left the main supply; workers are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ATTRIBUTE_ID,
    CRIMINAL,
    DEBT_CARDS,
    DESTROY_DEBT,
    FAVOUR_ID,
    FAVOUR_SCHEME,
    JAR_SPACE_ID,
    MOST_ATTRIBUTE,
    NO_OUTSIDER,
    NO_PALADIN,
    NO_TOWNSFOLK,
    NOTHING,
    OPPONENT_ID,
    ORDER_ID,
    ORDER_POINTS,
    OUTSIDER_ID,
    OUTSIDER_SPACES,
    PALADIN_ID,
    PALADINS,
    PROVISION,
    RAISE,
    REMOVE_SUSPICION,
    RESOURCE_SPACES,
    RIGHT_SIDE,
    SCHEME_ID,
    SILVER,
    SPACES,
    SUSPICION_ID,
    SUSPICION_TAX,
    TAVERN_ID,
    TAX_POOL,
    TOWNSFOLK_ID,
    TOWNSFOLK_SPACES,
    WALL_ID,
    WORKER_ID,
    WORKERS,
    Action,
    Gain,
    JarSpace,
    OutsiderCard,
    PaladinCard,
    RegionSpace,
    TavernCard,
    TownsfolkCard,
)
from regnum.games.paladins.state import Opponent, PaladinsState, Player, Side
from regnum.kernel.rulings import ruling
from regnum.kernel.state import Pile
from regnum.kernel.table import TableOf
from regnum.kernel.things import SEAT_ID, things


def without(row: tuple[int, ...], place: int, card: int = NOTHING) -> tuple[int, ...]:
    """A row of spaces with one of them changed (6.15, 7.15, 10.3, 15.5)."""
    return (*row[:place], card, *row[place + 1 :])


class PaladinsTable(TableOf[PaladinsState]):
    """The operations, in the order in which a player meets the things they move."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.s.players[self.s.turn]

    @property
    def sides(self) -> list[Side]:
        """The players and, in the solo game, the opponent (30.16)."""
        return [*self.s.players, *self.s.opponents]

    def who(self, side: Side) -> str:
        """A side as a message parameter (30.16)."""
        return OPPONENT_ID if isinstance(side, Opponent) else SEAT_ID[side.seat]

    # -- silver and provisions ---------------------------------------------------------------------------------------

    @ruling("silver_and_provisions")
    def gain_silver(self, me: Player, n: int, rule: str = "42.3") -> None:
        """Silver from the main supply, which never runs out (2.14, 4.8, 12.4, 42.3)."""
        me.silver += n
        self.s.issued_silver += n
        if self.journal is not None:
            self.note("log-gains-silver", rule, {"player": SEAT_ID[me.seat], "count": n})

    def pay_silver(self, me: Player, n: int, rule: str) -> None:
        """Silver to the main supply (10.2, 13.2, 18.2, 20.3)."""
        if not n:
            return
        me.silver -= n
        self.s.issued_silver -= n
        if self.journal is not None:
            self.note("log-pays-silver", rule, {"player": SEAT_ID[me.seat], "count": n})

    @ruling("silver_and_provisions")
    def gain_provisions(self, me: Player, n: int, rule: str = "42.2") -> None:
        """Provisions from the main supply (4.8, 12.3, 42.2)."""
        me.provisions += n
        self.s.issued_provisions += n
        if self.journal is not None:
            self.note("log-gains-provisions", rule, {"player": SEAT_ID[me.seat], "count": n})

    def pay_provisions(self, me: Player, n: int, rule: str) -> None:
        """Provisions to the main supply (15.2, 16.2, 17.2)."""
        if not n:
            return
        me.provisions -= n
        self.s.issued_provisions -= n
        if self.journal is not None:
            self.note("log-pays-provisions", rule, {"player": SEAT_ID[me.seat], "count": n})

    # -- attributes --------------------------------------------------------------------------------------------------

    def raise_attribute(self, me: Side, attribute: int, n: int, rule: str = "42.1") -> None:
        """42.1, 26.1, 30.7: up the track; steps beyond its end are lost (rulings.md: useless_reward)."""
        values = list(me.attributes)
        n = min(n, MOST_ATTRIBUTE - values[attribute])
        if not n:
            return
        values[attribute] = value = values[attribute] + n
        if isinstance(me, Opponent):
            # 30.7: the marker comes to lie on top of those already there.
            me.stacking = (*(other for other in me.stacking if other != attribute), attribute)
        me.attributes = (values[0], values[1], values[2])
        if self.journal is not None:
            self.note(
                "log-raises",
                rule,
                {"player": self.who(me), "attribute": ATTRIBUTE_ID[attribute], "count": n, "value": value},
            )

    def move_resource_marker(self, opponent: Opponent, steps: int, rule: str) -> None:
        """30.2, 30.4-30.6: a step for each resource; going round raises the lowest attribute, the topmost if tied."""
        for _ in range(steps):
            if opponent.resource < RESOURCE_SPACES:
                opponent.resource += 1
                continue
            opponent.resource = 1
            lowest = min(opponent.attributes)
            topmost = [attribute for attribute in opponent.stacking if opponent.attributes[attribute] == lowest][-1]
            self.raise_attribute(opponent, topmost, 1, "30.5")
        if steps and self.journal is not None:
            self.note("log-resource-marker", rule, {"count": steps, "space": opponent.resource})

    # -- workers -----------------------------------------------------------------------------------------------------

    @ruling("worker_supply")
    def take_worker(self, me: Side, kind: int, rule: str = "42.5") -> bool:
        """A worker from the main supply (7.17, 42.5); False if none of the kind is left (2.2, 3.16)."""
        if not self.s.supply[kind]:
            if self.journal is not None:
                self.note("log-no-worker", "2.2", {"player": self.who(me), "worker": WORKER_ID[kind]})
            return False
        self.s.supply[kind] -= 1
        me.workers[kind] += 1
        if self.journal is not None:
            self.note("log-gains-worker", rule, {"player": self.who(me), "worker": WORKER_ID[kind]})
        return True

    def place_workers(self, me: Side, action: Action, kinds: tuple[int, ...], rule: str) -> None:
        """9.1: workers from the own supply onto the spaces of an action."""
        for kind in kinds:
            if kind != NOTHING:
                me.workers[kind] -= 1
        me.placed = (*me.placed[:action], kinds, *me.placed[action + 1 :])
        if self.journal is not None:
            workers = things(WORKER_ID[kind] for kind in kinds if kind != NOTHING)
            self.note("log-places", rule, {"player": self.who(me), "action": ACTION_ID[action], "workers": workers})

    def place_on_favour(self, me: Side, place: int, kind: int) -> None:
        """9.2, 6.15: one worker onto a King's Favour."""
        s = self.s
        me.workers[kind] -= 1
        s.favour_workers = without(s.favour_workers, place, kind)
        if self.journal is not None:
            self.note(
                "log-uses-favour",
                "6.14",
                {"player": self.who(me), "favour": FAVOUR_ID[s.favours[place]], "worker": WORKER_ID[kind]},
            )

    def clear_action(self, me: Side, action: Action, rule: str) -> None:
        """13.3, 42.10: all workers of one action back to the main supply."""
        self._send_home(me.placed[action])
        me.placed = (*me.placed[:action], (), *me.placed[action + 1 :])
        if self.journal is not None:
            self.note("log-clears", rule, {"player": self.who(me), "action": ACTION_ID[action]})

    def clear_board(self, me: Side) -> None:
        """25.3: all workers of the own board back to the main supply."""
        for kinds in me.placed:
            if kinds:
                self._send_home(kinds)
        me.placed = ((),) * len(me.placed)

    def _send_home(self, kinds: Iterable[int]) -> None:
        """13.3, 25.3: to the main supply."""
        for kind in kinds:
            if kind != NOTHING:
                self.s.supply[kind] += 1

    def keep_workers(self, me: Side, kept: Sequence[int]) -> None:
        """25.4, 25.6: unused workers but for those kept go back to the main supply."""
        for kind, n in enumerate(me.workers):
            self.s.supply[kind] += n
        me.workers = [0] * len(WORKERS)
        for kind in kept:
            self.s.supply[kind] -= 1
            me.workers[kind] += 1
        if kept and self.journal is not None:
            workers = things(WORKER_ID[kind] for kind in kept)
            self.note("log-keeps", "25.4", {"player": self.who(me), "workers": workers})

    def clear_favours(self) -> None:
        """8.12: workers on King's Favours go back to the main supply."""
        self._send_home(self.s.favour_workers)
        self.s.favour_workers = (NOTHING,) * len(self.s.favour_workers)

    # -- plain gains -------------------------------------------------------------------------------------------------

    def gain_plain(self, me: Player, gain: Gain) -> None:
        """Effects that ask nobody anything and lead to nothing further (42.1-42.7)."""
        for what, n in gain:
            if what == SILVER:
                self.gain_silver(me, n)
            elif what == PROVISION:
                self.gain_provisions(me, n)
            elif what < CRIMINAL:
                for _ in range(n):
                    self.take_worker(me, what)
            elif what == REMOVE_SUSPICION:
                self.discard_suspicions(me, n, "42.6")
            elif what == DESTROY_DEBT:
                self.destroy_debts(me, n)
            else:
                self.raise_attribute(me, what - RAISE, n)

    # -- townsfolk ---------------------------------------------------------------------------------------------------

    def recruit(self, me: Player, place: int, rule: str) -> TownsfolkCard:
        """A townsfolk card of the track joins the crew (4.13, 11.12, 11.15); the gap stays (8.13)."""
        card = self.s.townsfolk_track[place]
        self.s.townsfolk_track[place] = NO_TOWNSFOLK
        me.crew = (*me.crew, card)
        if self.journal is not None:
            self.note("log-recruits", rule, {"player": self.who(me), "townsfolk": TOWNSFOLK_ID[card]})
        return card

    def dismiss(self, me: Side, place: int, rule: str) -> TownsfolkCard:
        """A townsfolk card of the track goes to the discard pile (11.8)."""
        card = self.s.townsfolk_track[place]
        self.s.townsfolk_track[place] = NO_TOWNSFOLK
        self.s.townsfolk_gone = (*self.s.townsfolk_gone, card)
        if self.journal is not None:
            self.note("log-dismisses", rule, {"player": self.who(me), "townsfolk": TOWNSFOLK_ID[card]})
        return card

    def slide_townsfolk(self) -> None:
        """4.15, 4.16, 8.3-8.5: to the right, keeping their order; empty spaces are filled while the deck lasts."""
        s = self.s
        row = [card for card in s.townsfolk_track if card != NOTHING]
        fresh: list[TownsfolkCard] = []
        while len(row) < TOWNSFOLK_SPACES and len(s.townsfolk):
            fresh.append(TownsfolkCard(self.draw(s.townsfolk)))
            row.insert(0, fresh[-1])
        s.townsfolk_track = [NO_TOWNSFOLK] * (TOWNSFOLK_SPACES - len(row)) + row
        if fresh and self.journal is not None:
            self.note("log-new-townsfolk", "8.4", {"townsfolk": things(TOWNSFOLK_ID[card] for card in fresh)})

    def remove_townsfolk(self, place: int, rule: str) -> None:
        """8.2, 39.3: a card still on this space is discarded."""
        card = self.s.townsfolk_track[place]
        if card != NOTHING:
            self.s.townsfolk_track[place] = NO_TOWNSFOLK
            self.s.townsfolk_gone = (*self.s.townsfolk_gone, card)
            if self.journal is not None:
                self.note("log-townsfolk-leaves", rule, {"townsfolk": TOWNSFOLK_ID[card]})

    # -- outsiders ---------------------------------------------------------------------------------------------------

    @ruling("attacked_outsiders")
    def attack(self, me: Side, place: int) -> OutsiderCard:
        """19.8: an outsider of the track comes to lie face down beside the board (rulings.md: attacked_outsiders)."""
        card = self.s.outsider_track[place]
        self.s.outsider_track[place] = NO_OUTSIDER
        me.attacked = (*me.attacked, card)
        if self.journal is not None:
            self.note("log-attacks", "19.6", {"player": self.who(me), "outsider": OUTSIDER_ID[card]})
        return card

    def convert(self, me: Side, place: int) -> OutsiderCard:
        """20.6: an outsider of the track comes to lie face up below the board."""
        card = self.s.outsider_track[place]
        self.s.outsider_track[place] = NO_OUTSIDER
        me.converted = (*me.converted, card)
        if self.journal is not None:
            self.note("log-converts", "20.6", {"player": self.who(me), "outsider": OUTSIDER_ID[card]})
        return card

    def slide_outsiders(self) -> None:
        """8.7-8.9: to the left, keeping their order; empty spaces are filled while the deck lasts."""
        s = self.s
        row = [card for card in s.outsider_track if card != NOTHING]
        fresh: list[OutsiderCard] = []
        while len(row) < OUTSIDER_SPACES and len(s.outsiders):
            fresh.append(OutsiderCard(self.draw(s.outsiders)))
            row.append(fresh[-1])
        s.outsider_track = row + [NO_OUTSIDER] * (OUTSIDER_SPACES - len(row))
        if fresh and self.journal is not None:
            self.note("log-new-outsiders", "8.8", {"outsiders": things(OUTSIDER_ID[card] for card in fresh)})

    def remove_outsider(self, place: int, rule: str) -> None:
        """8.6, 39.4: a card still on this space is discarded."""
        card = self.s.outsider_track[place]
        if card != NOTHING:
            self.s.outsider_track[place] = NO_OUTSIDER
            self.s.outsiders_gone = (*self.s.outsiders_gone, card)
            if self.journal is not None:
                self.note("log-outsider-leaves", rule, {"outsider": OUTSIDER_ID[card]})

    # -- the right-hand side of a board ------------------------------------------------------------------------------

    def put_workshop(self, me: Player, action: Action, place: int) -> None:
        """10.3, 10.8: the leftmost workshop onto a worker space; a worker there returns to the main supply first."""
        kinds = me.placed[action]
        if kinds and kinds[place] != NOTHING:
            self._send_home((kinds[place],))
            me.placed = (*me.placed[:action], without(kinds, place), *me.placed[action + 1 :])
        i = action - RIGHT_SIDE.start
        me.workshops = without(me.workshops, i, me.workshops[i] | 1 << place)
        me.developed += 1
        if self.journal is not None:
            self.note("log-workshop", "10.3", {"player": SEAT_ID[me.seat], "action": ACTION_ID[action]})

    def place_piece(self, me: Side, space: RegionSpace, outpost: bool) -> None:
        """15.5, 17.5: the leftmost monk or outpost onto a space of a region, for the rest of the game."""
        s = self.s
        s.spaces = without(s.spaces, space, me.seat * 2 + outpost)
        s.taken |= 1 << space
        if outpost:
            me.outposts += 1
        else:
            me.monks += 1
        if self.journal is not None:
            self.note(
                "log-garrisons" if outpost else "log-commissions",
                "17.10" if outpost else "15.10",
                {"player": self.who(me), "region": SPACES[space].region + 1},
            )

    def build_wall(self, me: Side) -> int:
        """16.5, 16.10: the top wall card onto the leftmost empty wall space."""
        card = self.draw(self.s.walls)
        me.walls = (*me.walls, card)
        if self.journal is not None:
            self.note("log-builds", "16.10", {"player": self.who(me), "wall": WALL_ID[card], "number": len(me.walls)})
        return card

    def move_jar(self, me: Player, space: JarSpace) -> None:
        """18.5, 18.7: the leftmost jar onto a space that holds none yet."""
        me.jars = (*me.jars, space)
        if self.journal is not None:
            self.note("log-absolves", "18.7", {"player": SEAT_ID[me.seat], "space": JAR_SPACE_ID[space]})

    # -- tax, suspicions and debts -----------------------------------------------------------------------------------

    def empty_pool(self, me: Side, n: int, rule: str = "21.1") -> int:
        """Tax (21.1, 22.8): silver from the pool, what it lacks from the main supply. The opponent's goes there (30.3).

        Returns what is left in the pool.
        """
        s = self.s
        from_pool = min(n, s.pool)
        s.pool -= from_pool
        if isinstance(me, Player):
            me.silver += n
            s.issued_silver += n - from_pool
        else:
            s.issued_silver -= from_pool
        if self.journal is not None:
            if isinstance(me, Player):
                self.note("log-takes-tax", rule, {"player": SEAT_ID[me.seat], "count": n, "left": s.pool})
            else:
                self.note("log-returns-tax", rule, {"count": from_pool, "left": s.pool})
        return s.pool

    @ruling("inquisition_without_empty_pool")
    def fill_pool(self) -> None:
        """24.11: filled up to its number from the main supply."""
        s = self.s
        n = max(0, TAX_POOL[len(s.players)] - s.pool)
        s.pool += n
        s.issued_silver += n
        if self.journal is not None:
            self.note("log-fills-pool", "24.11", {"count": s.pool})

    def can_draw_suspicion(self) -> bool:
        """22.6: whether deck or discard pile has a suspicion."""
        return bool(len(self.s.suspicions) or self.s.suspicions_gone)

    def draw_suspicion(self, me: Side) -> int:
        """The top suspicion, face up above the board (22.2, 22.3, 22.5). Returns its tax."""
        s = self.s
        self._renew_suspicions()
        card = self.draw(s.suspicions)
        me.suspicions = (*me.suspicions, card)
        if self.journal is not None:
            self.note("log-draws-suspicion", "22.2", {"player": self.who(me), "suspicion": SUSPICION_ID[card]})
        self._renew_suspicions()
        return SUSPICION_TAX[card]

    def _renew_suspicions(self) -> None:
        """22.5: when the deck has run out the discards are shuffled into a new one."""
        s = self.s
        if not len(s.suspicions) and s.suspicions_gone:
            s.suspicions = Pile(list(s.suspicions_gone))
            s.suspicions_gone = ()
            if self.journal is not None:
                self.note("log-suspicions-renewed", "22.5", {"count": len(s.suspicions)})

    @ruling("suspicion_discards")
    def discard_suspicions(self, me: Side, n: int, rule: str) -> int:
        """24.7, 24.8, 42.6: the latest first; fewer if there are fewer. Returns how many."""
        n = min(n, len(me.suspicions))
        if n:
            self.s.suspicions_gone += me.suspicions[-n:]
            me.suspicions = me.suspicions[:-n]
            if self.journal is not None:
                self.note("log-discards-suspicions", rule, {"player": self.who(me), "count": n})
        return n

    @property
    @ruling("debt_stack_empty")
    def debts_left(self) -> int:
        """3.8, 23.1: the debt cards in the stack. Debts beyond the last card are owed all the same."""
        return max(0, DEBT_CARDS - sum([side.unpaid + side.paid for side in self.sides]))

    @ruling("debt_stack_empty")
    def take_debt(self, me: Side, rule: str) -> None:
        """11.5, 23.1: a debt, unpaid side up, also when the stack has no card for it."""
        me.unpaid += 1
        if self.journal is not None:
            self.note("log-takes-debt", rule, {"player": self.who(me)})

    def pay_debt(self, me: Side) -> None:
        """23.3, 42.8: an unpaid debt is turned to its paid side."""
        me.unpaid -= 1
        me.paid += 1
        if self.journal is not None:
            self.note("log-pays-debt", "23.3", {"player": self.who(me)})

    def destroy_debts(self, me: Side, n: int) -> int:
        """23.5, 42.7: unpaid debts back to the stack; fewer if there are fewer. Returns how many."""
        n = min(n, me.unpaid)
        if n:
            me.unpaid -= n
            if self.journal is not None:
                self.note("log-destroys-debts", "23.5", {"player": self.who(me), "count": n})
        return n

    # -- King's cards, tavern and paladins ---------------------------------------------------------------------------

    def reveal_order(self) -> int:
        """3.12, 6.5: the next King's Order from the left. Returns it."""
        s = self.s
        order = self.draw(s.unseen_orders)
        s.orders = (*s.orders, order)
        if self.journal is not None:
            points = ORDER_POINTS[len(s.orders) - 1]
            self.note("log-reveals-order", "6.4", {"order": ORDER_ID[order], "points": points})
        return order

    def reveal_favour(self) -> int:
        """3.13, 6.6, 6.7: the next King's Favour from the left. Returns it."""
        s = self.s
        favour = self.draw(s.unseen_favours)
        s.favours = (*s.favours, favour)
        if self.journal is not None:
            self.note("log-reveals-favour", "6.4", {"favour": FAVOUR_ID[favour]})
        return favour

    @ruling("tavern_deck_empty")
    def reveal_tavern(self, n: int) -> None:
        """7.1, 7.2: tavern cards face up; a deck that lacks some of them is renewed first (rulings.md:
        tavern_deck_empty).
        """
        s = self.s
        row = []
        for _ in range(n):
            self._renew_tavern()
            row.append(TavernCard(self.draw(s.tavern)))
        s.tavern_row = tuple(row)
        s.tavern_taken = (NOTHING,) * n
        if self.journal is not None:
            self.note("log-tavern", "7.1", {"cards": things(TAVERN_ID[card] for card in row), "count": n})

    def _renew_tavern(self) -> None:
        """8.11: when the tavern deck has run out the discards are shuffled into a new one."""
        s = self.s
        if not len(s.tavern) and s.tavern_gone:
            s.tavern = Pile(list(s.tavern_gone))
            s.tavern_gone = ()
            if self.journal is not None:
                self.note("log-tavern-renewed", "8.11", {"count": len(s.tavern)})

    @ruling("tavern_deck_empty")
    def clear_tavern(self) -> None:
        """8.10, 8.11: all tavern cards of the round, chosen or not, to the discard pile; an empty deck is made anew."""
        s = self.s
        s.tavern_gone += s.tavern_row
        s.tavern_row = s.tavern_taken = ()
        self._renew_tavern()

    def take_tavern_card(self, me: Player, place: int) -> int:
        """7.14, 7.15: the card is this player's; nobody else can choose it in this round."""
        s = self.s
        s.tavern_taken = without(s.tavern_taken, place, me.seat)
        if self.journal is not None:
            self.note(
                "log-chooses-tavern", "7.14", {"player": SEAT_ID[me.seat], "card": TAVERN_ID[s.tavern_row[place]]}
            )
        return s.tavern_row[place]

    def draw_paladins(self, me: Player, n: int) -> None:
        """7.3: the top cards of the own deck: those laid on top, then the unknown middle, then the bottom."""
        me.drawn = tuple(sorted([self._draw_paladin(me.deck) for _ in range(n)]))
        self.fence()
        if self.journal is not None:
            self.note(
                "log-draws-paladins",
                "7.3",
                {"player": SEAT_ID[me.seat], "count": n},
                {"paladins": things(PALADIN_ID[card] for card in me.drawn)},
                1 << me.seat,
            )

    def _draw_paladin(self, deck: Pile) -> PaladinCard:
        """The next card. Only a card of the middle is an outcome, by its place there, and those left keep their order:
        records of the first versions replay."""
        if deck.top or not deck.bag:
            return PaladinCard(deck.take_known())
        return PaladinCard(deck.bag.pop(self.random(len(deck.bag))))

    def lay_paladins(self, me: Player, chosen: PaladinCard, top: PaladinCard, bottom: PaladinCard) -> None:
        """7.4-7.6: one on the board, one on top of the deck, one below it, all face down."""
        me.drawn = ()
        me.paladin = chosen
        me.deck.place_on_top((top,))
        me.deck.place_beneath((bottom,))
        if self.journal is not None:
            self.note(
                "log-lays-paladin",
                "7.4",
                {"player": SEAT_ID[me.seat]},
                {"paladin": PALADIN_ID[chosen], "top": PALADIN_ID[top], "bottom": PALADIN_ID[bottom]},
                1 << me.seat,
            )

    def reveal_paladin(self, me: Player) -> None:
        """7.13: the paladin is turned up and brings its workers."""
        me.revealed = True
        self.fence()
        if self.journal is not None:
            self.note("log-reveals-paladin", "7.13", {"player": SEAT_ID[me.seat], "paladin": PALADIN_ID[me.paladin]})
        for kind in PALADINS[me.paladin].workers:
            self.take_worker(me, kind, "7.8")

    @ruling("used_paladins")
    def retire_paladin(self, me: Player) -> None:
        """7.7: a used paladin does not go back into the deck (rulings.md: used_paladins)."""
        if me.paladin != NOTHING:
            me.used = (*me.used, me.paladin)
        me.paladin = NO_PALADIN
        me.revealed = False

    @ruling("scheme_deck_empty")
    def reveal_scheme(self, opponent: Opponent) -> int:
        """32.2, 32.11: the next scheme; the one before goes to the discards, which become the deck when it is empty."""
        if opponent.scheme != NOTHING:
            opponent.schemes_gone = (*opponent.schemes_gone, opponent.scheme)
            opponent.scheme = NOTHING
        if not len(opponent.schemes):
            self.shuffle_schemes(opponent, "32.11")
        opponent.scheme = self.draw(opponent.schemes)
        opponent.played = (*opponent.played, opponent.scheme)
        if self.journal is not None:
            self.note("log-scheme", "32.2", {"scheme": SCHEME_ID[opponent.scheme]})
        return opponent.scheme

    def shuffle_schemes(self, opponent: Opponent, rule: str = "33.7") -> None:
        """33.7, 39.2: deck and discards become one deck ."""
        gone = [*opponent.schemes_gone, *([] if opponent.scheme == NOTHING else [opponent.scheme])]
        opponent.schemes = Pile([*opponent.schemes.bag, *opponent.schemes.top, *gone])
        opponent.schemes_gone = ()
        opponent.scheme = NOTHING
        if self.journal is not None:
            self.note("log-schemes-shuffled", rule, {"count": len(opponent.schemes)})

    @ruling("opponent_workers")
    def gain_any_workers(self, opponent: Opponent, n: int, rule: str) -> None:
        """31.1, 31.4: workers whose kind does not matter: of whatever kind the supply has most (2.2)."""
        supply = self.s.supply
        gained = 0
        for _ in range(n):
            kind = max(range(CRIMINAL), key=supply.__getitem__)
            if supply[kind]:
                supply[kind] -= 1
                opponent.workers[kind] += 1
                gained += 1
        if gained and self.journal is not None:
            self.note("log-opponent-workers", rule, {"count": gained})

    # -- the solo opponent's own things ------------------------------------------------------------------------------

    def move_order_workshop(self, opponent: Opponent, action: Action) -> None:
        """29.1: the workshop lying on the order just revealed goes to its action, beside one that may be there."""
        i = action - RIGHT_SIDE.start
        opponent.workshops = without(opponent.workshops, i, opponent.workshops[i] << 1 | 1)
        if self.journal is not None:
            self.note("log-opponent-workshop", "29.1", {"action": ACTION_ID[action]})

    def discard_favour_scheme(self, opponent: Opponent) -> None:
        """29.2: the scheme lying on the favour just revealed goes to the scheme discards."""
        opponent.schemes_gone = (*opponent.schemes_gone, FAVOUR_SCHEME)
        if self.journal is not None:
            self.note("log-favour-scheme", "29.2", {"scheme": SCHEME_ID[FAVOUR_SCHEME]})

    def turn_jar(self, opponent: Opponent) -> None:
        """35.2: the leftmost jar is turned over and stays where it is."""
        opponent.jars = (*opponent.jars, JarSpace(len(opponent.jars)))
        if self.journal is not None:
            self.note("log-turns-jar", "35.2", {"number": len(opponent.jars)})
