"""Lanterns: a toy game that uses everything the kernel has, so that the conformance suite can try it all.

Each player holds a hidden hand of cards (four suits, values 1 to 4). In turn everybody does one thing: draw a card,
take one from the market, bury one beneath the deck, sell cards of one suit for coins, look at or claim one of the
face-down tokens, tidy the market, call a wager, for which everybody secretly and at once puts up a card and a die says
whether the coins are won, hold an auction, where the caller secretly chooses a token while the others bid, or propose a
deal. Once a match, at any moment of their own turn, a player may light their lantern and draw a card. At any moment at
all they may ring their bell, and break the charm that some of them secretly hold. Hands are hidden for good, tokens are
known to those who looked: unlike Abyss, perfect memory does not help here. A match begins at the tide that the one
before it has left, and is won by points or, without any, by keeping one's lantern.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from fluent.runtime import FluentResource

from regnum.kernel.chance import Rng
from regnum.kernel.deals import VERBS, Deal, Deals, Term
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Game, How, Result, Setting, Setup, Viewer
from regnum.kernel.options import BARRED, NO_ARGS, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Amount, Arrange, Decision, Pick, PickMany, number
from regnum.kernel.state import Pile
from regnum.kernel.table import TableOf
from regnum.kernel.zones import Zone
from regnum.texts import Texts

SUITS = ("reed", "shell", "stone", "wind")
KINDS = range(16)
CARDS = [kind for kind in KINDS for _ in range(2)]
SUIT = [kind // 4 for kind in KINDS]
VALUE = [kind % 4 + 1 for kind in KINDS]
CARD_ID = [f"card:{SUITS[SUIT[kind]]}-{VALUE[kind]}" for kind in KINDS]
TOKENS = (1, 2, 3, 4, 5, 6)
TOKEN_ID = [f"token:{i}" for i in range(len(TOKENS))]
SEAT_ID = [f"seat:{seat}" for seat in range(4)]
HAND = 3
HAND_LIMIT = 5
MARKET = 3
SALE = 4
HIGHEST_WAGER = 3
NOBODY = -1
ROUNDS = {"short": 3, "long": 5}
LOWER_PACKET = 6
"""So many cards of the deck come after all the others."""
HIGHEST_BID = 2
FACES = 4
NO_CHARM, COIN_CHARM, CARD_CHARM = 0, 1, 2
CHARMS = (NO_CHARM, NO_CHARM, COIN_CHARM, COIN_CHARM, CARD_CHARM, CARD_CHARM)
TIDES = range(4)
TIDE = "automaton:tide"
ROUND_END = "round-end"
"""When promises fall due."""


@dataclass(slots=True)
class Player:
    seat: int
    coins: int = 3
    hand: tuple[int, ...] = ()
    lantern: bool = True
    bell: bool = True
    charm: int | None = None
    """None once it is broken."""


@dataclass(slots=True)
class ToyState:
    rng: int
    players: list[Player]
    deck: Pile
    market: tuple[int, ...]
    discard: list[int]
    tokens: tuple[int, ...]
    owners: list[int]
    known: list[int]
    """For each token the bit mask of the seats that have looked at it."""
    rounds: int
    by_points: bool
    tide: int
    turn: int = 0
    bank: int = 0
    over: bool = False
    buriers: tuple[int, ...] = ()
    """Who buried each card at the bottom of the deck."""
    charms: tuple[int, ...] = ()
    """In the box: nobody knows which."""
    broken: tuple[int, ...] = ()
    dice: list[int] = field(default_factory=list)
    rolled: int | None = None
    """What the die showed last: everybody has seen it."""
    deal: Deal | None = None
    promises: tuple[Term, ...] = ()


@dataclass(slots=True)
class PlayerView:
    at: str
    coins: int
    hand: list[str] | None
    hand_count: int
    lantern: str | None
    bell: str | None
    charm: str | None
    charm_kind: int | None


@dataclass(slots=True)
class TokenView:
    at: str
    value: int | None
    owner: str | None


@dataclass(slots=True)
class MarketView:
    at: str
    card: str


@dataclass(slots=True)
class ToyView:
    seat: int | None
    turn: str
    players: list[PlayerView]
    deck: int
    market: list[MarketView]
    discard: list[str]
    tokens: list[TokenView]
    buried: list[str | None]
    broken: list[int]
    deal: Deal | None
    promises: list[Term]
    rolled: int | None
    tide: int
    rounds: int
    over: bool
    extra: dict[str, int] = field(default_factory=dict)
    """Room for the planted leaks."""


class ToyTable(TableOf[ToyState]):
    def gain(self, me: Player, n: int) -> None:
        me.coins += n
        self.s.bank -= n

    def draw_card(self, me: Player, rule: str) -> None:
        s = self.s
        card = self.draw(s.deck)
        s.buriers = s.buriers[: len(s.deck.bottom)]
        me.hand = tuple(sorted((*me.hand, card)))
        self.note("log-draws", rule, {"player": SEAT_ID[me.seat]}, {"card": CARD_ID[card]}, 1 << me.seat)

    def bury(self, me: Player, card: int) -> None:
        hand = list(me.hand)
        hand.remove(card)
        me.hand = tuple(hand)
        self.s.deck.place_beneath([card])
        self.s.buriers = (me.seat, *self.s.buriers)
        self.note("log-buries", "8.1", {"player": SEAT_ID[me.seat]}, {"card": CARD_ID[card]}, 1 << me.seat)

    def discard(self, me: Player, cards: Sequence[int]) -> None:
        hand = list(me.hand)
        for card in cards:
            hand.remove(card)
        me.hand = tuple(hand)
        self.s.discard.extend(cards)

    def look(self, me: Player, token: int) -> None:
        self.s.known[token] |= 1 << me.seat
        self.fence()
        self.note(
            "log-looks",
            "4.1",
            {"player": SEAT_ID[me.seat], "token": TOKEN_ID[token]},
            {"value": self.s.tokens[token]},
            1 << me.seat,
        )

    def anytime(self, d: Decision, why: Reasons | None) -> Sequence[Option[Any]]:
        """7.1, 7.2, 7.3: the lantern in one's own turn, bell and charm at any time.

        Whether a forced answer is passed over must not tell that somebody holds a charm: there it cannot be used.
        """
        s = self.s
        me = s.players[d.seat]
        listing: Listing[Any] = Listing(why)
        if d.seat == s.turn:
            listing.put(LIGHT[d.seat], BURNT if not me.lantern else None if len(s.deck) else EMPTY_DECK)
        self._whenever(me, listing, charms=not d.question.passable)
        return listing.options

    def interrupts(self, seat: int, why: Reasons | None) -> Sequence[Option[Any]]:
        listing: Listing[Any] = Listing(why)
        self._whenever(self.s.players[seat], listing, charms=True)
        return listing.options

    def _whenever(self, me: Player, listing: Listing[Any], charms: bool) -> None:
        listing.put(RING[me.seat], None if me.bell else RUNG)
        if charms and me.charm:
            listing.put(BREAK[me.seat], EMPTY_DECK if me.charm == CARD_CHARM and not len(self.s.deck) else None)

    async def use(self, ability: Option[Any], seat: int) -> None:
        me = self.s.players[seat]
        if ability is RING[seat]:
            me.bell = False
            self.gain(me, 1)
            self.note("log-rings", "7.2", {"player": SEAT_ID[seat]})
        elif ability is BREAK[seat]:
            await self.break_charm(me)
        else:
            me.lantern = False
            self.draw_card(me, "7.1")

    async def break_charm(self, me: Player) -> None:
        """7.3: everybody sees which it was; a charm of coins asks what for."""
        s = self.s
        kind = me.charm
        assert kind
        me.charm = None
        s.broken = (*s.broken, kind)
        self.fence()
        self.note("log-breaks", "7.3", {"player": SEAT_ID[me.seat]})
        if kind == CARD_CHARM:
            self.draw_card(me, "7.3")
        elif await self.ask(WHICH_GIFT, me.seat) == "coin":
            self.gain(me, 1)
        else:
            me.lantern = True


LIGHT = [
    Option(f"light:{seat}", seat, target=f"lantern:{seat}", label="option-light", rule="7.1", anytime=True)
    for seat in range(4)
]
RING = [
    Option(f"ring:{seat}", seat, target=f"bell:{seat}", label="option-ring", rule="7.2", anytime=True)
    for seat in range(4)
]
BREAK = [
    Option(f"break:{seat}", seat, target=f"charm:{seat}", label="option-break", rule="7.3", anytime=True)
    for seat in range(4)
]
EMPTY_DECK = Reason("1.2", "why-deck-empty")
BURNT = Reason("7.1", "why-lantern-burnt")
RUNG = Reason("7.2", "why-bell-rung")
BURY = Option("bury", "bury", label="option-bury", rule="8.1")
AUCTION = Option("auction", "auction", label="option-auction", rule="10.1")
DEAL = Option("deal", "deal", label="option-deal", rule="9.1")
GIFT_COIN = Option("gift-coin", "coin", label="option-gift-coin", rule="7.3")
GIFT_LANTERN = Option("gift-lantern", "lantern", label="option-gift-lantern", rule="7.3")
DRAW = Option("draw", "draw", label="option-draw", rule="1.1")
TAKE = Option("take", "take", label="option-take", rule="2.1")
SELL = Option("sell", "sell", label="option-sell", rule="3.1")
LOOK = Option("look", "look", label="option-look", rule="4.1")
CLAIM = Option("claim", "claim", label="option-claim", rule="4.2")
TIDY = Option("tidy", "tidy", label="option-tidy", rule="5.1")
WAGER = Option("wager", "wager", label="option-wager", rule="6.1")
REST = Option("rest", "rest", label="option-rest", rule="0.1")
CARD = [
    Option(CARD_ID[kind], kind, target=CARD_ID[kind], label="option-card", rule="0.2", args={"card": CARD_ID[kind]})
    for kind in KINDS
]
SLOT = [
    Option(f"slot:{i}", i, target=f"slot:{i}", label="option-slot", rule="5.1", args={"number": i + 1})
    for i in range(MARKET)
]
TOKEN = [
    Option(TOKEN_ID[i], i, target=TOKEN_ID[i], label="option-token", rule="4.1", args={"token": TOKEN_ID[i]})
    for i in range(len(TOKENS))
]


NOTHING_TO_SELL = Reason("3.2", "why-nothing-to-sell")
ALL_SEEN = Reason("4.3", "why-all-seen")
ALL_CLAIMED = Reason("4.4", "why-all-claimed")
EMPTY_MARKET = Reason("2.2", "why-market-empty")
EMPTY_HAND = Reason("6.2", "why-empty-hand")
NO_CARD = Reason("8.2", "why-no-card")
NOTHING_TO_OFFER = Reason("9.2", "why-nothing-to-offer")
SOMETHING_TO_DO = Reason("0.1", "why-something-to-do")


def no_wager(t: ToyTable, me: Player, explains: bool) -> Obstacle:
    """6.2, 9.4: everybody must have a card, and who has promised peace keeps it."""
    promise = next(TRADE.promised(t, me.seat, "peace"), None)
    if promise is not None:
        return Reason("9.4", "why-peace", {"player": SEAT_ID[promise.taker]}) if explains else BARRED
    return None if all(p.hand for p in t.s.players) else EMPTY_HAND


def action_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    s = t.s
    me = s.players[d.seat]
    listing: Listing[str] = Listing(why)
    listing.put(DRAW, None if len(s.deck) else EMPTY_DECK)
    listing.put(TAKE, None if s.market else EMPTY_MARKET)
    listing.put(BURY, None if me.hand else NO_CARD)
    listing.put(SELL, None if _saleable(me.hand) else NOTHING_TO_SELL)
    unseen = any(owner == NOBODY and not s.known[i] >> d.seat & 1 for i, owner in enumerate(s.owners))
    listing.put(LOOK, None if unseen else ALL_SEEN)
    listing.put(CLAIM, None if NOBODY in s.owners else ALL_CLAIMED)
    if len(s.market) >= 2:
        listing.put(TIDY)
    elif listing.explains:
        listing.put(TIDY, Reason("5.2", "why-too-few-cards", {"cards": len(s.market)}))
    listing.put(WAGER, no_wager(t, me, listing.explains))
    listing.put(AUCTION, None if NOBODY in s.owners else ALL_CLAIMED)
    listing.put(DEAL, None if TRADE.can_give(t, d.seat) else NOTHING_TO_OFFER)
    listing.put(REST, SOMETHING_TO_DO if listing.options else None)
    return listing.options


def gift_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    return [GIFT_COIN, GIFT_LANTERN]


def auction_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [TOKEN[i] for i, owner in enumerate(t.s.owners) if owner == NOBODY]


def bid_bounds(t: ToyTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    return 0, min(HIGHEST_BID, t.s.players[d.seat].coins)


def market_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [CARD[card] for card in sorted(set(t.s.market))]


def row_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return SLOT[: len(t.s.market)]


def hand_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    held = sorted(set(t.s.players[d.seat].hand))
    if why is not None:
        for kind in KINDS:
            if kind not in held:
                why.no(CARD[kind], "6.3", "why-not-held", card=CARD_ID[kind])
    return [CARD[card] for card in held]


def unseen_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    s = t.s
    out = []
    for i, owner in enumerate(s.owners):
        if owner != NOBODY:
            if why is not None:
                why.no(TOKEN[i], "4.4", "why-claimed", player=SEAT_ID[owner])
        elif s.known[i] >> d.seat & 1:
            if why is not None:
                why.no(TOKEN[i], "4.3", "why-seen")
        else:
            out.append(TOKEN[i])
    return out


def unclaimed_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [TOKEN[i] for i, owner in enumerate(t.s.owners) if owner == NOBODY]


def _saleable(hand: Sequence[int]) -> set[int]:
    """The suits of which the hand holds enough."""
    totals = Counter[int]()
    for card in hand:
        totals[SUIT[card]] += VALUE[card]
    return {suit for suit, total in totals.items() if total >= SALE}


def grow_sale(
    t: ToyTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """3.1: cards of one suit, worth at least four together."""
    hand = list(t.s.players[d.seat].hand)
    suits = _saleable(hand)
    worth = 0
    for option in part:
        hand.remove(option.value)
        worth += VALUE[option.value]
        suits &= {SUIT[option.value]}
    more = [CARD[kind] for kind in sorted(set(hand)) if SUIT[kind] in suits]
    if why is not None:
        for kind in sorted(set(hand)):
            if SUIT[kind] not in suits:
                why.no(CARD[kind], "3.3" if part else "3.2", "why-wrong-suit", worth=SALE)
        for option in part:
            if option.value not in hand:
                why.no(option, "3.4", "why-no-more-such", card=CARD_ID[option.value])
        if worth < SALE:
            why.no(DONE, "3.2", "why-too-cheap", worth=worth, needed=SALE)
    return more, worth >= SALE


def wager_bounds(t: ToyTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    most = min(HIGHEST_WAGER, t.s.players[d.seat].coins)
    if why is not None:
        for n in range(most + 1, HIGHEST_WAGER + 3):
            why.no(number(n), "6.4", "why-too-much", count=most)
    return 0, most


def _wager_figures(t: ToyTable, d: Decision) -> Args:
    return {"count": min(HIGHEST_WAGER, t.s.players[d.seat].coins)}


class Trade(Deals):
    """9: coins and tokens change hands, now or at the end of the round, and peace may be promised."""

    def can_give(self, t: ToyTable, seat: int) -> bool:
        """9.2: who proposes gives something."""
        return bool(t.s.players[seat].coins or seat in t.s.owners or not any(self.promised(t, seat, "peace")))

    def possible(self, table: ToyTable, speaker: int, parties: Sequence[int], listing: Listing[Term]) -> None:
        if self.can_give(table, speaker):
            for giver in parties:
                for taker in parties:
                    if giver != taker:
                        for option in TERMS[giver][taker]:
                            listing.put(option, self.obstacle(table, option.value))

    def most(self, table: ToyTable, term: Term) -> int:
        if term.kind != "coins":
            return 1
        deal = table.s.deal
        assert deal is not None
        others = sum(one.count for one in deal.terms if one.kind == "coins" and one.giver == term.giver) - term.count
        return table.s.players[term.giver].coins - others

    def obstacle(self, table: ToyTable, term: Term) -> Obstacle:
        """9.3: only what is there, and nothing that was promised before."""
        s = table.s
        if term.kind == "coins":
            return None if s.players[term.giver].coins >= term.count else NO_COINS
        if term.kind == "token":
            if s.owners[TOKEN_ID.index(term.what)] != term.giver:
                return NOT_THEIRS
            return PROMISED if any(self.promised(table, term.giver, "token", term.what)) else None
        return PROMISED if any(self.promised(table, term.giver, "peace")) else None

    def beside(self, table: ToyTable, terms: Sequence[Term], term: Term) -> Obstacle:
        same = [one for one in terms if one.giver == term.giver and one.kind == term.kind]
        if term.kind == "coins":
            return NO_COINS if sum(one.count for one in same) >= table.s.players[term.giver].coins else None
        return PROMISED if any(one.what == term.what for one in same) else None

    def together(self, table: ToyTable, terms: Sequence[Term]) -> Obstacle:
        deal = table.s.deal
        assert deal is not None
        return None if any(term.giver == deal.speaker for term in terms) else ONE_SIDED

    def hand_over(self, table: ToyTable, term: Term) -> None:
        s = table.s
        if term.kind == "coins":
            table.gain(s.players[term.giver], -term.count)
            table.gain(s.players[term.taker], term.count)
        elif term.kind == "token":
            s.owners[TOKEN_ID.index(term.what)] = term.taker

    def hopeless(self, table: ToyTable, promise: Term) -> Obstacle:
        gone = promise.kind == "token" and table.s.owners[TOKEN_ID.index(promise.what)] != promise.giver
        return NOT_THEIRS if gone else None

    async def broken(self, table: ToyTable, promise: Term, why: Reason) -> None:
        """9.5: who cannot keep a promise gives what coins there are, three at most, and loses the lantern."""
        giver = table.s.players[promise.giver]
        coins = min(3, giver.coins)
        table.gain(giver, -coins)
        table.gain(table.s.players[promise.taker], coins)
        giver.lantern = False
        table.note("log-breaks-word", "9.5", {"player": SEAT_ID[promise.giver], "count": coins})

    async def keep(self, table: ToyTable, promise: Term) -> None:
        self.hand_over(table, promise)
        table.note("log-keeps-word", "9.4", {"player": SEAT_ID[promise.giver]})


NO_COINS = Reason("9.3", "why-no-coins")
NOT_THEIRS = Reason("9.3", "why-not-theirs")
PROMISED = Reason("9.3", "why-promised")
ONE_SIDED = Reason("9.2", "why-one-sided")


def _term(key: str, target: str, term: Term) -> Option[Term]:
    args: Args = {"giver": SEAT_ID[term.giver], "taker": SEAT_ID[term.taker]}
    if term.kind == "token":
        args["token"] = term.what
    when = "-later" if term.due and term.kind != "peace" else ""
    return Option(key, term, target=target, label=f"option-term-{term.kind}{when}", rule="9.1", args=args)


def _terms(giver: int, taker: int) -> list[Option[Term]]:
    """Everything that one player may give another."""
    pair, at = f"{giver}-{taker}", SEAT_ID[giver]
    return [
        _term(f"coins:{pair}", at, Term(giver, taker, "coins")),
        _term(f"coins-later:{pair}", at, Term(giver, taker, "coins", due=ROUND_END)),
        _term(f"peace:{pair}", at, Term(giver, taker, "peace", due=ROUND_END)),
        *(_term(f"{id}:{pair}", id, Term(giver, taker, "token", id)) for id in TOKEN_ID),
        *(_term(f"{id}-later:{pair}", id, Term(giver, taker, "token", id, due=ROUND_END)) for id in TOKEN_ID),
    ]


TERMS = [[_terms(giver, taker) if giver != taker else [] for taker in range(4)] for giver in range(4)]
TRADE = Trade("trade", "9.1", rounds=3)

ACTION = Pick("action", "0.1", action_menu)
WHICH_CARD = Pick("market-card", "2.1", market_menu, passable=True)
WHICH_TO_SELL = PickMany("sell-cards", "3.1", grow_sale)
WHICH_TO_SEE = Pick("look-token", "4.1", unseen_menu, passable=True)
WHICH_TO_CLAIM = Pick("claim-token", "4.2", unclaimed_menu, passable=True)
NEW_ORDER = Arrange("tidy-market", "5.1", row_menu)
HOW_MUCH = Amount("wager-coins", "6.1", wager_bounds, figures=_wager_figures)
PUT_UP = Pick("wager-card", "6.3", hand_menu)
THROW_AWAY = Pick("hand-limit", "0.3", hand_menu)
WHICH_TO_BURY = Pick("bury-card", "8.1", hand_menu)
WHICH_GIFT = Pick("charm-gift", "7.3", gift_menu)
AUCTIONED = Pick("auction-token", "10.1", auction_menu)
BID = Amount("auction-bid", "10.2", bid_bounds)


async def step(t: ToyTable) -> None:
    """One turn."""
    s = t.s
    me = s.players[s.turn]
    action = await t.ask(ACTION, me.seat)
    if action == "draw":
        t.draw_card(me, "1.1")
    elif action == "take":
        card = await t.ask(WHICH_CARD, me.seat)
        row = list(s.market)
        row.remove(card)
        s.market = tuple(row)
        me.hand = tuple(sorted((*me.hand, card)))
        t.note("log-takes", "2.1", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    elif action == "sell":
        cards = await t.ask(WHICH_TO_SELL, me.seat)
        t.discard(me, cards)
        t.gain(me, len(cards) + 1)
        sold = "+".join(CARD_ID[card] for card in cards)
        t.note("log-sells", "3.1", {"player": SEAT_ID[me.seat], "cards": sold, "count": len(cards) + 1})
    elif action == "look":
        t.look(me, await t.ask(WHICH_TO_SEE, me.seat))
    elif action == "claim":
        token = await t.ask(WHICH_TO_CLAIM, me.seat)
        s.owners[token] = me.seat
        t.note("log-claims", "4.2", {"player": SEAT_ID[me.seat], "token": TOKEN_ID[token]})
    elif action == "tidy":
        order = await t.ask(NEW_ORDER, me.seat)
        s.market = tuple(s.market[i] for i in order)
        t.note("log-tidies", "5.1", {"player": SEAT_ID[me.seat]})
    elif action == "wager":
        await wager(t, me)
    elif action == "bury":
        t.bury(me, await t.ask(WHICH_TO_BURY, me.seat))
    elif action == "auction":
        await auction(t, me)
    elif action == "deal":
        others = [(me.seat + i) % len(s.players) for i in range(1, min(3, len(s.players)))]
        if await TRADE.negotiate(t, me.seat, others) is not None:
            await TRADE.review(t)  # a token that was promised to somebody else may have been given away
    while len(me.hand) > HAND_LIMIT:
        card = await t.ask(THROW_AWAY, me.seat)
        t.discard(me, (card,))
        t.note("log-throws-away", "0.3", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    s.turn = (s.turn + 1) % len(s.players)
    if s.turn == 0:
        await TRADE.fall_due(t, ROUND_END)
        s.rounds -= 1
        s.over = s.rounds == 0
        if s.over:
            t.fence()  # now every hand and token lies open


async def wager(t: ToyTable, me: Player) -> None:
    """6: everybody puts up a card at once; the highest, nearest the caller, wins the coins."""
    s = t.s
    coins = await t.ask(HOW_MUCH, me.seat)
    seats = [(me.seat + i) % len(s.players) for i in range(len(s.players))]
    cards = await t.ask_all(PUT_UP, seats)
    t.fence()  # the last to answer learns what the others put up
    for seat, card in zip(seats, cards, strict=True):
        t.discard(s.players[seat], (card,))
        t.note("log-puts-up", "6.3", {"player": SEAT_ID[seat], "card": CARD_ID[card]})
    best = max(VALUE[card] for card in cards)
    winner = s.players[next(seat for seat, card in zip(seats, cards, strict=True) if VALUE[card] == best)]
    t.gain(me, -coins)
    s.rolled = t.roll(FACES)
    if s.rolled == 0:
        t.note("log-lost", "6.6", {"count": coins})
        return
    t.gain(winner, coins * 2)
    t.note("log-wins", "6.5", {"player": SEAT_ID[winner.seat], "count": coins * 2})


async def auction(t: ToyTable, me: Player) -> None:
    """10: the caller secretly chooses a token while the others bid for it."""
    s = t.s
    bidders = [(me.seat + i) % len(s.players) for i in range(1, len(s.players))]
    token, *bids = await t.ask_together([(AUCTIONED, me.seat, NO_ARGS), *((BID, seat, NO_ARGS) for seat in bidders)])
    highest = max(bids)
    buyer = me if highest == 0 else s.players[bidders[bids.index(highest)]]
    t.gain(buyer, -highest)
    s.owners[token] = buyer.seat
    sold = {"player": SEAT_ID[buyer.seat], "token": TOKEN_ID[token], "count": highest}
    t.note("log-auctioned", "10.3", sold)


def _put_hand(player: Player, cards: list[int]) -> None:
    player.hand = tuple(sorted(cards))


def _put_deck(s: ToyState, cards: list[int]) -> None:
    above = Pile(s.deck.bag, s.deck.top, s.deck.under)
    above.put(cards)
    s.deck.bag, s.deck.top, s.deck.under = above.bag, above.top, above.under


def _put_buried(s: ToyState, places: list[int], cards: list[int]) -> None:
    bottom = list(s.deck.bottom)
    for i, card in zip(places, cards, strict=True):
        bottom[i] = card
    s.deck.bottom = tuple(bottom)


def _put_charm(player: Player, charms: list[int]) -> None:
    (player.charm,) = charms


def _put_box(s: ToyState, charms: list[int]) -> None:
    s.charms = tuple(charms)


def _put_tokens(s: ToyState, unknown: list[int], values: list[int]) -> None:
    tokens = list(s.tokens)
    for i, value in zip(unknown, values, strict=True):
        tokens[i] = value
    s.tokens = tuple(tokens)


class Toy(Game):
    """The toy as the kernel sees it."""

    name = "toy"
    version = 4
    seats = range(2, 5)
    settings = (
        Setting("length", ("short", "long")),
        Setting("tokens", ("hidden", "open")),
        Setting("won-by", ("points", "lantern")),
    )
    state_type = ToyState
    package = __name__
    verbs = VERBS | {"draw", "take", "sell", "look", "claim", "tidy", "wager", "rest", "bury", "auction", "deal"}
    verbs |= {"gift-coin", "gift-lantern"}

    def deal(self, setup: Setup, rng: int) -> ToyState:
        s = ToyState(
            rng=rng,
            players=[Player(seat) for seat in range(setup.players)],
            deck=Pile(CARDS[:]),
            market=(),
            discard=[],
            tokens=(),
            owners=[NOBODY] * len(TOKENS),
            known=[15 if setup.options["tokens"] == "open" else 0] * len(TOKENS),
            rounds=ROUNDS[setup.options["length"]],
            by_points=setup.options["won-by"] == "points",
            tide=0 if setup.document is None else setup.document["tide"],
        )
        t = self.table(s)
        charms = Pile(list(CHARMS))
        for player in s.players:
            player.charm = t.draw(charms)
            player.coins = 3 + s.tide
        s.charms = tuple(sorted(charms.bag))
        s.bank = -(3 + s.tide) * setup.players
        s.deck.under = (tuple(t.draw(s.deck) for _ in range(LOWER_PACKET)),)
        for player in s.players:
            player.hand = tuple(sorted(t.draw(s.deck) for _ in range(HAND)))
        s.market = tuple(t.draw(s.deck) for _ in range(MARKET))
        bag = Pile(list(TOKENS))
        s.tokens = tuple(t.draw(bag) for _ in TOKENS)
        return s

    def table(self, state: ToyState) -> ToyTable:
        return ToyTable(state)

    def step(self, table: ToyTable) -> Coroutine[Any, Any, None]:
        return step(table)

    def view(self, table: ToyTable, seat: Viewer) -> ToyView:
        return self._view(table.s, seat, table.s.over)

    def open_view(self, table: ToyTable) -> ToyView:
        return self._view(table.s, None, True)

    def _view(self, s: ToyState, seat: Viewer, opened: bool) -> ToyView:
        mask = 0 if seat is None else 1 << seat
        return ToyView(
            seat,
            SEAT_ID[s.turn],
            [
                PlayerView(
                    SEAT_ID[p.seat],
                    p.coins,
                    [CARD_ID[card] for card in p.hand] if p.seat == seat or opened else None,
                    len(p.hand),
                    f"lantern:{p.seat}" if p.lantern else None,
                    f"bell:{p.seat}" if p.bell else None,
                    f"charm:{p.seat}" if p.charm and (p.seat == seat or opened) else None,
                    p.charm if p.seat == seat or opened else None,
                )
                for p in s.players
            ],
            len(s.deck),
            [MarketView(f"slot:{i}", CARD_ID[card]) for i, card in enumerate(s.market)],
            [CARD_ID[card] for card in s.discard],
            [
                TokenView(at, value if known & mask or opened else None, None if owner == NOBODY else SEAT_ID[owner])
                for at, value, known, owner in zip(TOKEN_ID, s.tokens, s.known, s.owners, strict=True)
            ],
            [
                CARD_ID[card] if by == seat or opened else None
                for card, by in zip(s.deck.bottom, s.buriers, strict=True)
            ],
            list(s.broken),
            s.deal,
            list(s.promises),
            s.rolled,
            s.tide,
            s.rounds,
            s.over,
        )

    def zones(self, state: ToyState, seat: Viewer) -> list[Zone]:
        s = state
        out = [
            Zone("hands", p.hand, partial(_put_hand, p), "cards", blank=CARDS[0]) for p in s.players if p.seat != seat
        ]
        above = Pile(s.deck.bag, s.deck.top, s.deck.under)
        out.append(Zone("deck", above.cards(), partial(_put_deck, s), "cards"))
        buried = [i for i, by in enumerate(s.buriers) if by != seat]
        out.append(Zone("buried", [s.deck.bottom[i] for i in buried], partial(_put_buried, s, buried), "cards"))
        out += [
            Zone("charms", (p.charm,), partial(_put_charm, p), "charms")
            for p in s.players
            if p.seat != seat and p.charm is not None
        ]
        out.append(Zone("charms in the box", s.charms, partial(_put_box, s), "charms"))
        unknown = [i for i, known in enumerate(s.known) if seat is None or not known >> seat & 1]
        out.append(Zone("tokens", [s.tokens[i] for i in unknown], partial(_put_tokens, s, unknown), "tokens"))
        return out

    def redeal_order(self, state: ToyState, seat: Viewer, rng: Rng) -> None:
        state.deck.bag = [*state.deck.bag, *state.deck.top]
        state.deck.top = ()

    def check_document(self, document: Document | None) -> Document | None:
        if document is None:
            return None
        if set(document) - {"tide", "winners"}:
            raise BadSetup(f"unknown fields: {', '.join(sorted(set(document) - {'tide', 'winners'}))}")
        if type(document.get("tide")) is not int or document["tide"] not in TIDES:
            raise BadSetup(f"tide: a number from 0 to {TIDES[-1]}, not {document.get('tide')!r}")
        winners = document.get("winners", [])
        if not isinstance(winners, list) or not all(isinstance(one, str) for one in winners):
            raise BadSetup("winners: a list of ids")
        return {"tide": document["tide"], "winners": winners}

    def carry(self, state: ToyState) -> Document:
        return {"tide": (state.tide + 1) % len(TIDES), "winners": list(self.result(state).won_by)}

    def audit(self, state: ToyState) -> list[str]:
        s = state
        cards = [*s.deck.cards(), *s.market, *s.discard, *(card for p in s.players for card in p.hand)]
        wrong = [] if Counter(cards) == Counter(CARDS) else ["cards"]
        charms = [*s.charms, *s.broken, *(p.charm for p in s.players if p.charm is not None)]
        if sorted(charms) != sorted(CHARMS):
            wrong.append("charms")
        if len(s.buriers) != len(s.deck.bottom):
            wrong.append("buriers")
        if sorted(s.tokens) != sorted(TOKENS):
            wrong.append("tokens")
        if s.bank + sum(p.coins for p in s.players):
            wrong.append("coins")
        return wrong

    def result(self, state: ToyState) -> Result:
        s = state
        if not s.by_points:
            lit = tuple(p.seat for p in s.players if p.lantern)
            if not lit:
                return Result(automata=(TIDE,), how=How("won-by-tide", {"count": s.tide}))
            return Result(winners=lit, how=How("won-by-lantern", {"count": len(lit)}))
        scores = [p.coins for p in s.players]
        for value, owner in zip(s.tokens, s.owners, strict=True):
            if owner != NOBODY:
                scores[owner] += value
        return Result(tuple(scores), tuple(i for i, score in enumerate(scores) if score == max(scores)))

    def expected(self, table: ToyTable, d: Decision) -> list[str]:
        if d.question is not ACTION:
            return []
        return [option.key for option in (DRAW, TAKE, BURY, SELL, LOOK, CLAIM, TIDY, WAGER, AUCTION, DEAL)]


EN = """
ask-action = What do you do?
ask-market-card = Which card do you take?
ask-sell-cards = Which cards do you sell?
ask-look-token = Which token do you look at?
ask-claim-token = Which token do you claim?
ask-tidy-market = In what order?
ask-wager-coins = { $count ->
    [one] How much do you wager: at most { $count } coin?
   *[other] How much do you wager: at most { $count } coins?
}
ask-wager-card = Which card do you put up?
ask-hand-limit = Which card do you throw away?
ask-bury-card = Which card do you bury?
ask-charm-gift = What do you wish for?
ask-auction-token = Which token is sold?
ask-auction-bid = How much do you bid?
ask-trade-terms = What shall the deal be?
ask-trade-amount = { $most ->
    [one] How many coins: at most { $most }?
   *[other] How many coins: at most { $most }?
}
ask-trade-reply = { NAME($speaker) } proposes a deal. What do you say?
option-trade-accept = Accept
option-trade-refuse = Refuse
option-trade-counter = Propose something else
option-term-coins = { NAME($giver) } gives { NAME($taker) } coins
option-term-coins-later = { NAME($giver) } gives { NAME($taker) } coins at the end of the round
option-term-peace = { NAME($giver) } promises { NAME($taker) } peace
option-term-token = { NAME($giver) } gives { NAME($taker) } token { NAME($token) }
option-term-token-later = { NAME($giver) } gives { NAME($taker) } token { NAME($token) } at the end of the round
option-ring = Ring the bell
option-break = Break the charm
option-bury = Bury a card
option-auction = Auction
option-deal = Propose a deal
option-gift-coin = A coin
option-gift-lantern = Light for the lantern
why-bell-rung = The bell has been rung.
why-no-card = You hold no card.
why-nothing-to-offer = You have nothing to offer.
why-peace = You have promised { NAME($player) } peace.
why-no-coins = There are not enough coins.
why-not-theirs = The token belongs to somebody else.
why-promised = It has been promised.
why-one-sided = Who proposes a deal gives something.
why-trade-once = It stands in the deal already.
why-trade-rounds = { $count ->
    [one] There is { $count } proposal at most.
   *[other] There are { $count } proposals at most.
}
won-by-lantern = { $count ->
    [one] { $count } lantern still burns.
   *[other] { $count } lanterns still burn.
}
won-by-tide = { $count ->
    [one] The tide, { $count } foot high, has put out every lantern.
   *[other] The tide, { $count } feet high, has put out every lantern.
}
log-buries = { NAME($player) } buries a card.
log-buries-known = { NAME($player) } buries { NAME($card) }.
log-rings = { NAME($player) } rings the bell.
log-breaks = { NAME($player) } breaks a charm.
log-lost = { $count ->
    [one] The die takes { $count } coin.
   *[other] The die takes { $count } coins.
}
log-auctioned = { $count ->
    [one] { NAME($player) } gets token { NAME($token) } for { $count } coin.
   *[other] { NAME($player) } gets token { NAME($token) } for { $count } coins.
}
log-trade-proposed = { NAME($player) } proposes a deal.
log-trade-countered = { NAME($player) } proposes another deal.
log-trade-accepted = { NAME($player) } accepts.
log-trade-refused = { NAME($player) } refuses.
log-trade-withdrawn = { NAME($player) } proposes nothing after all.
log-trade-agreed = The deal of { NAME($speaker) } stands.
log-trade-failed = The deal of { NAME($speaker) } cannot be kept any more.
log-keeps-word = { NAME($player) } keeps a promise.
log-breaks-word = { $count ->
    [one] { NAME($player) } breaks a promise and pays { $count } coin.
   *[other] { NAME($player) } breaks a promise and pays { $count } coins.
}
option-light = Light the lantern
option-draw = Draw
option-take = Take from the market
option-sell = Sell
option-look = Look at a token
option-claim = Claim a token
option-tidy = Tidy the market
option-wager = Wager
option-rest = Rest
option-card = { NAME($card) }
option-token = { NAME($token) }
option-slot = Space { $number }
why-deck-empty = The deck is empty.
why-lantern-burnt = The lantern has burnt out.
why-market-empty = The market is empty.
why-nothing-to-sell = You hold nothing that can be sold.
why-all-seen = You know every token.
why-all-claimed = Every token has been claimed.
why-too-few-cards = { $cards ->
    [one] There is { $cards } card: nothing to tidy.
   *[other] There are { $cards } cards: nothing to tidy.
}
why-empty-hand = Somebody’s hand is empty.
why-something-to-do = There is something to do.
why-not-held = You do not hold { NAME($card) }.
why-claimed = { NAME($player) } has claimed it.
why-seen = You know it.
why-wrong-suit = Of this suit you cannot make { $worth }.
why-no-more-such = You hold no more of { NAME($card) }.
why-too-cheap = { $needed } are needed, these make { $worth }.
why-too-much = { $count ->
    [one] You may wager { $count } coin at most.
   *[other] You may wager { $count } coins at most.
}
log-draws = { NAME($player) } draws a card.
log-draws-known = { NAME($player) } draws { NAME($card) }.
log-looks = { NAME($player) } looks at { NAME($token) }.
log-looks-known = { NAME($player) } looks at { NAME($token) }: { $value }.
log-takes = { NAME($player) } takes { NAME($card) }.
log-sells = { $count ->
    [one] { NAME($player) } sells { NAME($cards) } for { $count } coin.
   *[other] { NAME($player) } sells { NAME($cards) } for { $count } coins.
}
log-claims = { NAME($player) } claims { NAME($token) }.
log-tidies = { NAME($player) } tidies the market.
log-throws-away = { NAME($player) } throws { NAME($card) } away.
log-puts-up = { NAME($player) } puts up { NAME($card) }.
log-wins = { $count ->
    [one] { NAME($player) } wins { $count } coin.
   *[other] { NAME($player) } wins { $count } coins.
}
"""
PL = """
ask-action = Co robisz?
ask-market-card = Którą kartę bierzesz?
ask-sell-cards = Które karty sprzedajesz?
ask-look-token = Który żeton podglądasz?
ask-claim-token = Który żeton zajmujesz?
ask-tidy-market = W jakiej kolejności?
ask-wager-coins = { $count ->
    [one] Ile stawiasz: najwyżej { $count } monetę?
    [few] Ile stawiasz: najwyżej { $count } monety?
   *[many] Ile stawiasz: najwyżej { $count } monet?
}
ask-wager-card = Którą kartę wystawiasz?
ask-hand-limit = Którą kartę odrzucasz?
ask-bury-card = Którą kartę zakopujesz?
ask-charm-gift = Czego sobie życzysz?
ask-auction-token = Który żeton sprzedajesz?
ask-auction-bid = Ile licytujesz?
ask-trade-terms = Czego dotyczy umowa?
ask-trade-amount = { $most ->
    [one] Ile monet: najwyżej { $most }?
    [few] Ile monet: najwyżej { $most }?
   *[many] Ile monet: najwyżej { $most }?
}
ask-trade-reply = { NAME($speaker) } proponuje umowę. Co odpowiadasz?
option-trade-accept = Zgoda
option-trade-refuse = Odmowa
option-trade-counter = Inna propozycja
option-term-coins = { NAME($giver) } daje monety graczowi { NAME($taker) }
option-term-coins-later = { NAME($giver) } na koniec rundy daje monety graczowi { NAME($taker) }
option-term-peace = { NAME($giver) } obiecuje pokój graczowi { NAME($taker) }
option-term-token = { NAME($giver) } daje żeton { NAME($token) } graczowi { NAME($taker) }
option-term-token-later = { NAME($giver) } na koniec rundy daje żeton { NAME($token) } graczowi { NAME($taker) }
option-ring = Zadzwoń dzwonkiem
option-break = Złam czar
option-bury = Zakop kartę
option-auction = Licytacja
option-deal = Zaproponuj umowę
option-gift-coin = Moneta
option-gift-lantern = Światło latarni
why-bell-rung = Dzwonek już dzwonił.
why-no-card = Nie masz kart na ręce.
why-nothing-to-offer = Nie masz nic do zaoferowania.
why-peace = Pokój został obiecany: { NAME($player) }.
why-no-coins = Nie ma dość monet.
why-not-theirs = Żeton należy do kogoś innego.
why-promised = To zostało już obiecane.
why-one-sided = Kto proponuje umowę, coś daje.
why-trade-once = To już jest w umowie.
why-trade-rounds = { $count ->
    [one] Najwyżej { $count } propozycja.
    [few] Najwyżej { $count } propozycje.
   *[many] Najwyżej { $count } propozycji.
}
won-by-lantern = { $count ->
    [one] Pali się jeszcze { $count } latarnia.
    [few] Palą się jeszcze { $count } latarnie.
   *[many] Pali się jeszcze { $count } latarni.
}
won-by-tide = { $count ->
    [one] Fala na { $count } stopę gasi wszystkie latarnie.
    [few] Fala na { $count } stopy gasi wszystkie latarnie.
   *[many] Fala na { $count } stóp gasi wszystkie latarnie.
}
log-buries = { NAME($player) } zakopuje kartę.
log-buries-known = { NAME($player) } zakopuje { NAME($card) }.
log-rings = { NAME($player) } dzwoni dzwonkiem.
log-breaks = { NAME($player) } łamie czar.
log-lost = { $count ->
    [one] Kość zabiera { $count } monetę.
    [few] Kość zabiera { $count } monety.
   *[many] Kość zabiera { $count } monet.
}
log-auctioned = { $count ->
    [one] { NAME($player) } dostaje żeton { NAME($token) } za { $count } monetę.
    [few] { NAME($player) } dostaje żeton { NAME($token) } za { $count } monety.
   *[many] { NAME($player) } dostaje żeton { NAME($token) } za { $count } monet.
}
log-trade-proposed = { NAME($player) } proponuje umowę.
log-trade-countered = { NAME($player) } proponuje inną umowę.
log-trade-accepted = { NAME($player) } się zgadza.
log-trade-refused = { NAME($player) } odmawia.
log-trade-withdrawn = { NAME($player) } nic jednak nie proponuje.
log-trade-agreed = Umowa, którą proponuje { NAME($speaker) }, jest zawarta.
log-trade-failed = Umowy, którą proponuje { NAME($speaker) }, nie da się już dotrzymać.
log-keeps-word = { NAME($player) } dotrzymuje obietnicy.
log-breaks-word = { $count ->
    [one] { NAME($player) } łamie obietnicę i płaci { $count } monetę.
    [few] { NAME($player) } łamie obietnicę i płaci { $count } monety.
   *[many] { NAME($player) } łamie obietnicę i płaci { $count } monet.
}
option-light = Zapal latarnię
option-draw = Dobierz kartę
option-take = Weź z targu
option-sell = Sprzedaj
option-look = Podejrzyj żeton
option-claim = Zajmij żeton
option-tidy = Uporządkuj targ
option-wager = Zakład
option-rest = Odpoczynek
option-card = { NAME($card) }
option-token = { NAME($token) }
option-slot = Miejsce { $number }
why-deck-empty = Talia jest pusta.
why-lantern-burnt = Latarnia się wypaliła.
why-market-empty = Targ jest pusty.
why-nothing-to-sell = Nie masz nic na sprzedaż.
why-all-seen = Znasz wszystkie żetony.
why-all-claimed = Wszystkie żetony są zajęte.
why-too-few-cards = { $cards ->
    [one] Leży tu { $cards } karta: nie ma czego porządkować.
    [few] Leżą tu { $cards } karty: nie ma czego porządkować.
   *[many] Leży tu { $cards } kart: nie ma czego porządkować.
}
why-empty-hand = Ktoś nie ma kart na ręce.
why-something-to-do = Jest coś do zrobienia.
why-not-held = Nie masz karty { NAME($card) }.
why-claimed = Ten żeton ma { NAME($player) }.
why-seen = Znasz ten żeton.
why-wrong-suit = W tym kolorze nie zbierzesz { $worth }.
why-no-more-such = Nie masz więcej kart { NAME($card) }.
why-too-cheap = Potrzeba { $needed }, te karty dają { $worth }.
why-too-much = { $count ->
    [one] Możesz postawić najwyżej { $count } monetę.
    [few] Możesz postawić najwyżej { $count } monety.
   *[many] Możesz postawić najwyżej { $count } monet.
}
log-draws = { NAME($player) } dobiera kartę.
log-draws-known = { NAME($player) } dobiera { NAME($card) }.
log-looks = { NAME($player) } podgląda { NAME($token) }.
log-looks-known = { NAME($player) } podgląda { NAME($token) }: { $value }.
log-takes = { NAME($player) } bierze { NAME($card) }.
log-sells = { $count ->
    [one] { NAME($player) } sprzedaje { NAME($cards) } za { $count } monetę.
    [few] { NAME($player) } sprzedaje { NAME($cards) } za { $count } monety.
   *[many] { NAME($player) } sprzedaje { NAME($cards) } za { $count } monet.
}
log-claims = { NAME($player) } zajmuje { NAME($token) }.
log-tidies = { NAME($player) } porządkuje targ.
log-throws-away = { NAME($player) } odrzuca { NAME($card) }.
log-puts-up = { NAME($player) } wystawia { NAME($card) }.
log-wins = { $count ->
    [one] { NAME($player) } wygrywa { $count } monetę.
    [few] { NAME($player) } wygrywa { $count } monety.
   *[many] { NAME($player) } wygrywa { $count } monet.
}
"""
_NAMES = "\n".join(
    [f"card-{suit}-{value} = {suit} {value}" for suit in SUITS for value in range(1, 5)]
    + [f"token-{i} = {i + 1}" for i in range(len(TOKENS))]
    + ["automaton-tide = tide"]
)


def toy_texts(language: str) -> Texts:
    """The toy's messages: they stand here and not in a locale folder, the toy being no part of the package."""
    texts = Texts("", language)
    texts._bundle.add_resource(FluentResource((EN if language == "en" else PL) + _NAMES))
    return texts
