"""The zone table of Paladins: what each seat cannot see.

All that has left a deck was seen by everybody, so what is left in the decks is known to perfect memory; their order is
the generator, which also decides which orders and favours lie face down and which in the box. What nobody can know are
the paladins that others have drawn, chosen and laid back.
"""

from __future__ import annotations

from functools import partial

from regnum.games.paladins.catalogue import NOTHING, PaladinCard
from regnum.games.paladins.state import PaladinsState, Player
from regnum.kernel.game import Viewer
from regnum.kernel.state import Pile
from regnum.kernel.zones import Zone


def _put_pile(pile: Pile, cards: list[int]) -> None:
    pile.bag = cards
    pile.top = ()


def _put_middle(deck: Pile, cards: list[int]) -> None:
    deck.bag = cards


def _put_drawn(p: Player, cards: list[int]) -> None:
    p.drawn = tuple(sorted(map(PaladinCard, cards)))


def _put_paladin(p: Player, cards: list[int]) -> None:
    (p.paladin,) = map(PaladinCard, cards)


def _pile(name: str, pile: Pile) -> Zone:
    return Zone(name, (*pile.bag, *pile.top), partial(_put_pile, pile), name, remembered=True)


def zones(s: PaladinsState, seat: Viewer) -> list[Zone]:
    """Every content that the view of this seat hides."""
    out: list[Zone] = []
    for p in s.players:
        pool = f"paladins of seat {p.seat}"
        if p.seat == seat:
            out.append(Zone("own paladin deck", p.deck.bag, partial(_put_middle, p.deck), pool, remembered=True))
            continue
        if p.paladin != NOTHING and not p.revealed:
            out.append(Zone("chosen paladins", (p.paladin,), partial(_put_paladin, p), pool))
        out.append(Zone("drawn paladins", p.drawn, partial(_put_drawn, p), pool))
        out.append(Zone("paladin decks", p.deck.cards(), p.deck.put, pool))
    out.append(_pile("orders", s.unseen_orders))
    out.append(_pile("favours", s.unseen_favours))
    out.append(_pile("townsfolk", s.townsfolk))
    out.append(_pile("outsiders", s.outsiders))
    out.append(_pile("walls", s.walls))
    out.append(_pile("tavern", s.tavern))
    out.append(_pile("suspicions", s.suspicions))
    for opponent in s.opponents:
        out.append(_pile("schemes", opponent.schemes))
    return out


def redeal_order(s: PaladinsState) -> None:
    """Forget the orders fixed in advance, as by a scene: the generator alone knows what comes next."""
    decks = (s.townsfolk, s.outsiders, s.walls, s.tavern, s.suspicions, s.unseen_orders, s.unseen_favours)
    for pile in (*decks, *(opponent.schemes for opponent in s.opponents)):
        if pile.top:
            pile.bag = [*pile.bag, *pile.top]
            pile.top = ()
