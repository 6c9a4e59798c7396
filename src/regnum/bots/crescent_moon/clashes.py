"""Combats and contests before they are decided: how likely a side wins, and what lies on the map then."""

from __future__ import annotations

from math import exp

from regnum.bots.crescent_moon import cards
from regnum.bots.crescent_moon.situation import Board
from regnum.bots.crescent_moon.taste import Taste
from regnum.bots.crescent_moon.worth import Worth
from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    COMBAT,
    CONTEST,
    MURSHID,
    PALACE,
    SULTAN,
    TOWN,
    WARLORD,
    Content,
)

NOBODY = -1


def odds(lead: float, doubt: float) -> float:
    """The likelihood that the attacker, who wins ties, comes out on top; `doubt` grows with the cards nobody knows."""
    return 1 / (1 + exp(min(30.0, max(-30.0, -(lead + 0.45) / (0.12 + doubt)))))


class Clashes:
    """How clashes may end, as one seat judges it."""

    def __init__(self, me: int, hand: list[int], c: Content, taste: Taste, worth: Worth) -> None:
        self.me = me
        self.hand = hand
        self.c = c
        self.taste = taste
        self.worth = worth

    # -- combat ----------------------------------------------------------------------------------------------------

    def force(self, b: Board, seat: int, foe: int, h: int, *, attacks: bool) -> tuple[float, float]:
        """What a ruler's cards may add to a combat here, and how uncertain that is."""
        if seat == self.me:
            mine = sorted(
                [
                    cards.combat_strength(b, self.c, number, seat, foe, h, attacks=attacks)
                    for number in self.hand
                    if self.c.keywords[number] & COMBAT
                ],
                reverse=True,
            )
            return sum(mine[:3]), 0.0
        held = b.hands[seat]
        extra = 0.0
        if seat == WARLORD and held:  # Warfare is no secret
            held -= 1
            extra = b.units(seat, h) // 3
        held = min(3, held)
        return extra + self.taste.unknown_card * held, 0.35 * held

    def chance(self, b: Board, attacker: int, defender: int, h: int) -> tuple[float, float, float]:
        """The likelihood that the attacker wins, and the strengths expected; the attacker's units stand in the hex."""
        add, doubt = self.force(b, attacker, defender, h, attacks=True)
        more, fear = self.force(b, defender, attacker, h, attacks=False)
        attack = b.units(attacker, h) + add
        defence = b.units(defender, h) + b.walls(defender, h, self.c) + more
        doubt += fear
        if MURSHID not in (attacker, defender, self.me) and self.near(b, h):
            doubt += 0.15 * min(3, b.hands[MURSHID])
        return odds(attack - defence, doubt), attack, defence

    def near(self, b: Board, h: int) -> bool:
        """51.01."""
        return b.influence[h] == MURSHID or any(b.influence[a] == MURSHID for a in b.adjacent[h])

    def fought(
        self, b: Board, attacker: int, defender: int, h: int, attack: float, defence: float
    ) -> tuple[Board, Board]:
        """The board if the attacker wins, and if the defender does."""
        won, lost = b.copy(), b.copy()
        for after in (won, lost):
            for seat, strength, other in ((attacker, defence, defender), (defender, attack, attacker)):
                gone = min(after.units(seat, h), int(strength) // 2)
                if gone:
                    after.lose(seat, h, gone)
                    if other == WARLORD:
                        after.awarded[WARLORD] += self.worth.kill * gone
        lost.send_home(attacker, h)
        lost.recount(h)
        won.send_home(defender, h)
        if won.units(attacker, h):
            self.loot(won, attacker, defender, h)
        elif won.stronghold[h] == 0 and won.palace != h:
            won.recount(h)
        return won, lost

    def loot(self, b: Board, me: int, defender: int, h: int) -> None:
        """49.01-50.09: capture what one can hold, sack what is worth it."""
        kind = b.stronghold[h]
        if kind:
            b.drop_stronghold(h)
            supply = b.forts if kind == 1 else b.castles
            if supply[me] and me != WARLORD:
                supply[me] -= 1
                b.stronghold[h], b.holder[h] = kind, me
            else:
                self.paid(b, me, kind - 1)
        if defender == CALIPH and b.palace == h:
            b.palace = NOBODY
            self.paid(b, me, PALACE)
        if b.settlement[h] and me != SULTAN:
            self.raze(b, me, h)
        b.recount(h)

    def raze(self, b: Board, me: int, h: int) -> None:
        kind = TOWN + b.settlement[h] - 1
        b.drop_settlement(h)
        if me == WARLORD and not b.raided:
            b.raided = True
        self.paid(b, me, kind)

    def paid(self, b: Board, me: int, kind: int) -> None:
        b.coins[me] += self.c.sack[kind]
        if me == WARLORD:
            b.awarded[WARLORD] += self.worth.sack[kind]

    def assault(self, b: Board, seat: int, a: int, h: int, ordinary: int, mercenary: int) -> float:
        """What an assault with these units is worth to me, everything considered."""
        marched = b.copy()
        n = len(b.places)
        foe = b.control[h]
        marched.ordinary[seat * n + a] -= ordinary
        marched.mercenary[seat * n + a] -= mercenary
        marched.recount(a)
        marched.ordinary[seat * n + h] += ordinary
        marched.mercenary[seat * n + h] += mercenary
        if foe < 0 or foe == seat:
            marched.recount(h)
            self.raze(marched, seat, h)
            return self.judged(marched, (SULTAN,))
        return self.combat(marched, seat, foe, h)

    def combat(self, b: Board, attacker: int, defender: int, h: int) -> float:
        chance, attack, defence = self.chance(b, attacker, defender, h)
        won, lost = self.fought(b, attacker, defender, h, attack, defence)
        others = [seat for seat in (attacker, defender) if seat != self.me]
        if b.settlement[h] and self.me != SULTAN and SULTAN not in others:
            others.append(SULTAN)
        return chance * self.judged(won, others) + (1 - chance) * self.judged(lost, others)

    def judged(self, b: Board, others: list[int] | tuple[int, ...] = ()) -> float:
        """What a board is worth to me, and what it is not worth to those whom it concerns."""
        total = self.worth.of(b, self.me)
        for seat in others:
            if seat != self.me and seat < len(b.players):
                total -= self.taste.spite * self.worth.of(b, seat)
        return total

    # -- contest ---------------------------------------------------------------------------------------------------

    def persuasion(self, b: Board, seat: int, h: int) -> tuple[float, float]:
        """What a ruler's cards may add to a contest here."""
        if seat == self.me:
            mine = sorted(
                [
                    cards.contest_strength(b, self.c, number, seat, h)
                    for number in self.hand
                    if self.c.keywords[number] & CONTEST
                ],
                reverse=True,
            )
            return sum(mine[:2]), 0.0
        held = min(3, b.hands[seat] - (seat == WARLORD and b.hands[seat] > 0))
        each = self.taste.unknown_card * (1.3 if seat == MURSHID else 0.7)
        return each * held, 0.3 * held

    def others(self, b: Board, attacker: int, h: int) -> list[int]:
        """53.04, 61.01, 74.01."""
        return [
            seat
            for seat in b.players
            if seat != attacker
            and (b.present(seat, h) or (seat == MURSHID and any(b.influence[a] == MURSHID for a in b.adjacent[h])))
        ]

    def contest(self, b: Board, attacker: int, h: int, bonus: int = 0) -> float:
        """The likelihood that the attacker's token comes to lie here."""
        others = self.others(b, attacker, h)
        if not others:
            return 1.0
        add, doubt = self.persuasion(b, attacker, h)
        attack, defence = add + bonus + self.settled(b, attacker, h), 0.0
        civil = 0.0
        attack += b.control[h] == attacker
        for seat in others:
            more, fear = self.persuasion(b, seat, h)
            against = 1.0 if b.influence[h] == seat else 0.8 if seat == MURSHID else 0.6
            doubt += fear + (0.2 if against < 1 else 0)
            defence += against * (more + (b.control[h] == seat))
            civil = max(civil, against * (self.settled(b, seat, h) or b.influence[h] == seat))
        return odds(attack - defence - civil, doubt)

    @staticmethod
    def settled(b: Board, seat: int, h: int) -> bool:
        return (seat == SULTAN and b.settlement[h] > 0) or (seat == CALIPH and b.palace == h)

    def spread(self, b: Board, seat: int, h: int, bonus: int = 0) -> float:
        """What an influence action here is worth to me."""
        laid = b.copy()
        owner = b.influence[h]
        laid.put_token(seat, h)
        chance = self.contest(b, seat, h, bonus)
        others = [owner] if owner >= 0 else []
        if chance == 1.0:
            return self.judged(laid, others)
        return chance * self.judged(laid, others) + (1 - chance) * self.judged(b, others)
