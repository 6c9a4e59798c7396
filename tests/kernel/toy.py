"""Lanterns: a toy game that uses everything the kernel has, so that the conformance suite can try it all.

Each player holds a hidden hand of cards (four suits, values 1 to 4). In turn everybody does one of six things: draw a
card, take one from the market, sell cards of one suit for coins, look at or claim one of the face-down tokens, tidy
the market, or call a wager, for which everybody secretly and at once puts up a card. Once a match, at any moment of
their own turn, a player may light their lantern and draw a card. Hands are hidden for good, tokens are known to those
who looked: unlike Abyss, perfect memory does not help here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from fluent.runtime import FluentResource

from regnum.kernel.chance import Rng
from regnum.kernel.game import Game, Result, Seat, Setting, Setup
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import DONE, NUMBERS, Amount, Arrange, Decision, Pick, PickMany
from regnum.kernel.state import Pile
from regnum.kernel.table import Table
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


@dataclass(slots=True)
class Player:
    seat: int
    coins: int = 3
    hand: tuple[int, ...] = ()
    lantern: bool = True


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
    turn: int = 0
    bank: int = 0
    over: bool = False


@dataclass(slots=True)
class PlayerView:
    at: str
    coins: int
    hand: list[str] | None
    hand_count: int
    lantern: str | None


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
    rounds: int
    over: bool
    extra: dict[str, int] = field(default_factory=dict)
    """Room for the planted leaks."""


class ToyTable(Table):
    s: ToyState

    def gain(self, me: Player, n: int) -> None:
        me.coins += n
        self.s.bank -= n

    def draw_card(self, me: Player, rule: str) -> None:
        card = self.draw(self.s.deck)
        me.hand = tuple(sorted((*me.hand, card)))
        self.note("log-draws", rule, {"player": SEAT_ID[me.seat]}, {"card": CARD_ID[card]}, 1 << me.seat)

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
        s = self.s
        if d.seat != s.turn:
            return ()
        me = s.players[d.seat]
        if me.lantern and len(s.deck):
            return (LIGHT[d.seat],)
        if why is not None:
            if me.lantern:
                why.no(LIGHT[d.seat], "1.2", "why-deck-empty")
            else:
                why.no(LIGHT[d.seat], "7.1", "why-lantern-burnt")
        return ()

    async def use(self, ability: Option[Any], seat: int) -> None:
        me = self.s.players[seat]
        me.lantern = False
        self.draw_card(me, "7.1")


LIGHT = [
    Option(f"light:{seat}", seat, target=f"lantern:{seat}", label="option-light", rule="7.1", anytime=True)
    for seat in range(4)
]
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


def action_menu(t: ToyTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    s = t.s
    me = s.players[d.seat]
    unseen = [i for i, owner in enumerate(s.owners) if owner == NOBODY and not s.known[i] >> d.seat & 1]
    room = HAND_LIMIT - len(me.hand)
    no: list[tuple[Option[str], str, str, bool]] = [
        (DRAW, "1.2", "why-deck-empty", len(s.deck) == 0),
        (TAKE, "2.2", "why-market-empty", not s.market),
        (SELL, "3.2", "why-nothing-to-sell", not _saleable(me.hand)),
        (LOOK, "4.3", "why-all-seen", not unseen),
        (CLAIM, "4.4", "why-all-claimed", NOBODY not in s.owners),
        (TIDY, "5.2", "why-too-few-cards", len(s.market) < 2),
        (WAGER, "6.2", "why-empty-hand", not all(p.hand for p in s.players)),
    ]
    out = [option for option, _, _, forbidden in no if not forbidden]
    if why is not None:
        for option, rule, message, forbidden in no:
            if forbidden:
                why.no(option, rule, message, room=room, cards=len(s.market))
        if out:
            why.no(REST, "0.1", "why-something-to-do")
    return out or [REST]


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
            why.no(NUMBERS[n], "6.4", "why-too-much", count=most)
    return 0, most


def _wager_figures(t: ToyTable, d: Decision) -> Args:
    return {"count": min(HIGHEST_WAGER, t.s.players[d.seat].coins)}


ACTION = Pick("action", "0.1", action_menu)
WHICH_CARD = Pick("market-card", "2.1", market_menu, passable=True)
WHICH_TO_SELL = PickMany("sell-cards", "3.1", grow_sale)
WHICH_TO_SEE = Pick("look-token", "4.1", unseen_menu, passable=True)
WHICH_TO_CLAIM = Pick("claim-token", "4.2", unclaimed_menu, passable=True)
NEW_ORDER = Arrange("tidy-market", "5.1", row_menu)
HOW_MUCH = Amount("wager-coins", "6.1", wager_bounds, figures=_wager_figures)
PUT_UP = Pick("wager-card", "6.3", hand_menu)
THROW_AWAY = Pick("hand-limit", "0.3", hand_menu)


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
    while len(me.hand) > HAND_LIMIT:
        card = await t.ask(THROW_AWAY, me.seat)
        t.discard(me, (card,))
        t.note("log-throws-away", "0.3", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
    s.turn = (s.turn + 1) % len(s.players)
    if s.turn == 0:
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
    t.gain(winner, coins * 2)
    t.note("log-wins", "6.5", {"player": SEAT_ID[winner.seat], "count": coins * 2})


def _put_hand(player: Player, cards: list[int]) -> None:
    player.hand = tuple(sorted(cards))


def _put_deck(s: ToyState, cards: list[int]) -> None:
    s.deck.bag = cards
    s.deck.top = ()


def _put_tokens(s: ToyState, unknown: list[int], values: list[int]) -> None:
    tokens = list(s.tokens)
    for i, value in zip(unknown, values, strict=True):
        tokens[i] = value
    s.tokens = tuple(tokens)


class Toy(Game):
    """The toy as the kernel sees it."""

    name = "toy"
    version = 3
    seats = range(2, 5)
    settings = (Setting("length", ("short", "long")), Setting("tokens", ("hidden", "open")))
    state_type = ToyState
    package = __name__
    verbs = frozenset({"draw", "take", "sell", "look", "claim", "tidy", "wager", "rest"})

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
            bank=-3 * setup.players,
        )
        t = self.table(s)
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

    def view(self, table: ToyTable, seat: Seat) -> ToyView:
        return self._view(table.s, seat, table.s.over)

    def open_view(self, table: ToyTable) -> ToyView:
        return self._view(table.s, None, True)

    def _view(self, s: ToyState, seat: Seat, opened: bool) -> ToyView:
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
            s.rounds,
            s.over,
        )

    def zones(self, state: ToyState, seat: Seat) -> list[Zone]:
        s = state
        out = [
            Zone("hands", p.hand, partial(_put_hand, p), "cards", blank=CARDS[0]) for p in s.players if p.seat != seat
        ]
        out.append(Zone("deck", [*s.deck.bag, *s.deck.top], partial(_put_deck, s), "cards"))
        unknown = [i for i, known in enumerate(s.known) if seat is None or not known >> seat & 1]
        out.append(Zone("tokens", [s.tokens[i] for i in unknown], partial(_put_tokens, s, unknown), "tokens"))
        return out

    def redeal_order(self, state: ToyState, seat: Seat, rng: Rng) -> None:
        state.deck.bag = [*state.deck.bag, *state.deck.top]
        state.deck.top = ()

    def audit(self, state: ToyState) -> list[str]:
        s = state
        cards = [*s.deck.bag, *s.deck.top, *s.market, *s.discard, *(card for p in s.players for card in p.hand)]
        wrong = [] if Counter(cards) == Counter(CARDS) else ["cards"]
        if sorted(s.tokens) != sorted(TOKENS):
            wrong.append("tokens")
        if s.bank + sum(p.coins for p in s.players):
            wrong.append("coins")
        return wrong

    def result(self, state: ToyState) -> Result:
        s = state
        scores = [p.coins for p in s.players]
        for value, owner in zip(s.tokens, s.owners, strict=True):
            if owner != NOBODY:
                scores[owner] += value
        return Result(tuple(scores), tuple(i for i, score in enumerate(scores) if score == max(scores)))

    def expected(self, table: ToyTable, d: Decision) -> list[str]:
        if d.question is not ACTION:
            return []
        return [option.key for option in (DRAW, TAKE, SELL, LOOK, CLAIM, TIDY, WAGER)]


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
)


def toy_texts(language: str) -> Texts:
    """The toy's messages: they stand here and not in a locale folder, the toy being no part of the package."""
    texts = Texts("", language)
    texts._bundle.add_resource(FluentResource((EN if language == "en" else PL) + _NAMES))
    return texts
