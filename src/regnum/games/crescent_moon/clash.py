"""What combats and influence contests share: the secret choice of cards, revealing, resolving, clean-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regnum.games.crescent_moon import power_cards
from regnum.games.crescent_moon.catalogue import (
    BATTALION,
    CARD_ID,
    CHARACTER,
    COMBAT,
    CONTEST,
    RULER_ID,
    WARFARE,
)
from regnum.games.crescent_moon.limits import keep_hand_limit
from regnum.games.crescent_moon.sides import is_combat
from regnum.games.crescent_moon.state import CANCELLED, LEFT, NOBODY, PENDING, RESOLVED, Played, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.games.crescent_moon.windows import CARDS, window
from regnum.kernel.options import BARRED, Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat, point_at, things

# -- choosing cards --------------------------------------------------

PLAY = point_at(enumerate(CARD_ID), "card", int, label="option-choose-card", rule="43.01")


def _choice(keyword: int, rule: str) -> Callable[..., tuple[list[Option[int]], bool]]:
    def grow(
        t: CrescentTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
    ) -> tuple[list[Option[int]], bool]:
        """43.01, 43.02, 54.01, 54.02: any number of cards with the keyword, none too."""
        hand = list(t.s.players[d.seat].hand)
        for option in part:
            hand.remove(option.value)
        listing: Listing[int] = Listing(why)
        for number in dict.fromkeys(hand):
            fits = t.content.keywords[number] & keyword
            listing.put(PLAY[number], None if fits else refusal("why-no-keyword", number, listing.explains))
        for option in dict.fromkeys(part):
            if option.value not in hand:
                listing.put(option, refusal("why-no-more-such", option.value, listing.explains))
        return listing.options, True

    def refusal(message: str, number: int, explains: bool) -> Reason:
        return Reason(rule, message, {"card": CARD_ID[number]}) if explains else BARRED

    return grow


def _here(t: CrescentTable, d: Decision) -> Args:
    return {"hex": t.hex(t.s.clash.hex), "attacker": RULER_ID[t.s.clash.attacker]}


CHOOSE_COMBAT = PickMany("choose-combat-cards", "43.01", _choice(COMBAT, "43.01"), figures=_here)
CHOOSE_CONTEST = PickMany("choose-contest-cards", "54.01", _choice(CONTEST, "54.01"), figures=_here)


def _set_aside(me: Player, cards: Sequence[int]) -> None:
    """43.03, 54.03: the chosen cards; for everybody else they are still in hand."""
    hand, known = list(me.hand), list(me.known)
    for number in cards:
        hand.remove(number)
        if number in known:
            known.remove(number)
    me.hand, me.known = tuple(hand), tuple(known)
    me.chosen = tuple(sorted(cards))


def _take_back(me: Player) -> None:
    """card:spies: who has spied may choose anew."""
    me.hand = tuple(sorted((*me.hand, *me.chosen)))
    me.chosen = ()


async def choose_cards(t: CrescentTable, question: PickMany[int], seats: list[Seat], keyword: int) -> None:
    """43.01-43.04, 54.01-54.04, 90.01, 91.01: secretly and at once. Who holds no card has nothing to choose.

    After that, before anything is revealed, whoever wished to be asked may play an any-time card (card:spies); a spy
    who takes part may choose anew.
    """
    players = t.s.players
    asked = [
        seat
        for seat in dict.fromkeys(seats)
        if t.holds_unseen(players[seat]) or (keyword == COMBAT and WARFARE in players[seat].hand)
    ]
    for seat, cards in zip(asked, await t.ask_all(question, asked), strict=True):
        _set_aside(players[seat], cards)
    for seat in SEATS[: len(players)]:
        if await window(t, players[seat], CARDS) and seat in asked:
            _take_back(players[seat])
            anew: tuple[int, ...] = await t.ask(question, seat)
            _set_aside(players[seat], anew)


def reveal(t: CrescentTable, seats: Sequence[Seat]) -> None:
    """44.01, 56.01, 51.03: all chosen cards at the same time."""
    clash = t.s.clash
    for seat in seats:
        me = t.s.players[seat]
        for number in me.chosen:
            clash.played.append(Played(number, seat, seat))
        if me.chosen and t.journal is not None:
            rule = "44.01" if is_combat(t) else "56.01"
            cards = things(CARD_ID[number] for number in me.chosen)
            t.note("log-reveals", rule, {"ruler": RULER_ID[seat], "cards": cards})
        me.chosen = ()
    t.fence()


# -- resolving cards --------------------------------------------------

RESOLVE = point_at(enumerate(CARD_ID), "card", int, label="option-resolve", rule="44.05", verb="resolve")
LEAVE_REST = Option("leave-rest", -1, label="option-leave-rest", rule="32.17")


def pending(t: CrescentTable, seat: Seat, which: Callable[[Played], bool]) -> list[Played]:
    """44.05, 51.04: the cards that count as this ruler's and are still to be resolved."""
    return [played for played in t.s.clash.played if played.side == seat and played.status == PENDING and which(played)]


@ruling("order_of_own_cards")
def resolve_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """44.05, 44.06, rulings.order_of_own_cards: in the order one chooses; every effect is optional (32.17)."""
    listing: Listing[int] = Listing(why)
    combat = is_combat(t)
    me = t.s.players[d.seat]
    for number in dict.fromkeys(d.args["cards"]):
        played = next(p for p in t.s.clash.played if p.card == number and p.side == d.seat and p.status == PENDING)
        listing.put(RESOLVE[number], power_cards.obstacle(t, me, played, combat=combat))
    listing.put(LEAVE_REST)
    return listing.options


RESOLVE_CARD = Pick("resolve-card", "44.05", resolve_menu, passable=True, figures=_here)


async def resolve_cards(t: CrescentTable, seat: Seat, which: Callable[[Played], bool]) -> None:
    """44.03-44.06, 56.02-56.08: this ruler's cards of a kind, one after the other."""
    combat = is_combat(t)
    me = t.s.players[seat]
    while True:
        mine = pending(t, seat, which)
        if not mine:
            return
        number = await t.ask(RESOLVE_CARD, seat, {"cards": [played.card for played in mine]})
        if number < 0:
            for played in mine:
                played.status = LEFT
            return
        played = next(p for p in mine if p.card == number)
        played.status = RESOLVED
        await power_cards.resolve(t, me, played, combat=combat)
        if t.journal is not None:
            t.note(
                "log-resolves",
                "44.05" if combat else "56.05",
                {
                    "ruler": RULER_ID[seat],
                    "card": CARD_ID[number],
                    "gives": played.gives,
                    "takes": played.takes,
                },
            )


def clean_up(t: CrescentTable) -> None:
    """48.01-48.03, 60.01, 60.02, 90.07, 91.13: characters and battalions before their players, the rest discarded.

    Warfare returns to hand (70.02, 70.03), cards the Murshid lent lie before him (51.05, 75.05), Corruption goes to the
    ruler it was put on (63.10), a cancelled card is discarded.
    """
    t.s.clash.cleared = True
    for played in t.s.clash.played:
        owner = t.s.players[played.by]
        kind = t.content.kind[played.card]
        if played.card == WARFARE:
            t.into_hand(owner, WARFARE)
        elif played.status == CANCELLED:
            t.s.discard.append(played.card)
        elif played.on != NOBODY:
            t.into_hand(t.s.players[played.on], played.card)
        elif kind in (CHARACTER, BATTALION):
            owner.front = tuple(sorted((*owner.front, played.card)))
        else:
            t.s.discard.append(played.card)


async def after_clash(t: CrescentTable) -> None:
    """65.02, 63.10, card:corruption: a card that came to a hand may have filled it."""
    for me in t.s.players:
        await keep_hand_limit(t, me)
