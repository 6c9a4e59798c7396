"""The two sides of a combat or contest, and the units and cards on them."""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import CARD_ID, RULER_ID
from regnum.games.crescent_moon.state import (
    ATTACKER,
    CANCELLED,
    COMBAT_CLASH,
    NO_SIDE,
    SUPPORTER,
    Played,
    Player,
)
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat


def is_combat(t: CrescentTable) -> bool:
    """42.01, 44.01, 53.01, 56.01, card:assassins, 76.08: a combat, where there is one defender; not a contest."""
    return t.s.clash.kind == COMBAT_CLASH


def fighter(t: CrescentTable, side: int) -> Player:
    """42.04, 42.05: the attacker or the defender."""
    clash = t.s.clash
    return t.s.players[clash.attacker if side == ATTACKER else clash.defender]


def foe(t: CrescentTable, seat: Seat) -> Player:
    """42.04-42.06, card:assassins, card:bribery: the opponent, the other of the two."""
    clash = t.s.clash
    return t.s.players[clash.defender if seat == clash.attacker else clash.attacker]


def free_units(t: CrescentTable, seat: Seat) -> tuple[int, int]:
    """44.08, 44.11: the units in the hex that are not on a card yet."""
    h = t.s.clash.hex
    ordinary, mercenary = t.ordinary(seat, h), t.mercenaries(seat, h)
    for played in t.s.clash.played:
        if played.side == seat:
            ordinary -= played.ordinary
            mercenary -= played.mercenary
    return ordinary, mercenary


def cancel(t: CrescentTable, played: Played) -> None:
    """card:assassins, card:sandstorm, 44.03: it has no effect, even if resolved already: its bonus is lost, its units
    are back in the hex."""
    played.status = CANCELLED
    played.gives = played.takes = played.ordinary = played.mercenary = 0
    if t.journal is not None:
        t.note("log-cancelled", "44.03", {"ruler": RULER_ID[played.by], "card": CARD_ID[played.card]})


def side_of(t: CrescentTable, seat: Seat) -> int:
    """55.01, 57.01, 58.01, card:corruption, card:vizier: in a contest a supporter is on the attacker's side."""
    role = t.s.clash.sides[seat]
    return ATTACKER if role == SUPPORTER else role


def winning(t: CrescentTable, seat: Seat) -> bool | None:
    """76.08, 76.10: whether this ruler's side has won; None as long as nobody has."""
    clash = t.s.clash
    if clash.winner == NO_SIDE:
        return None
    if is_combat(t):
        return fighter(t, clash.winner).seat == seat
    return side_of(t, seat) == clash.winner


def other_side(t: CrescentTable, seat: Seat) -> list[Seat]:
    """63.06, card:corruption: the rulers of the other side of a contest, in turn order."""
    mine = side_of(t, seat)
    return [other for other in SEATS[: len(t.s.players)] if side_of(t, other) not in (0, mine)]


@ruling("units_on_cards")
def unassign(t: CrescentTable, seat: Seat) -> None:
    """44.07, 44.11, card:assassins, rulings.units_on_cards: units taken out of the hex leave the cards they were on, if
    no others are there; these then give less, and nothing without a unit."""
    for kind in ("ordinary", "mercenary"):
        short = -free_units(t, seat)[0 if kind == "ordinary" else 1]
        for played in reversed(t.s.clash.played):
            if short <= 0:
                break
            gone = min(short, getattr(played, kind)) if played.side == seat else 0
            if gone:
                setattr(played, kind, getattr(played, kind) - gone)
                left = played.ordinary + played.mercenary
                played.gives = max(0, played.gives - gone * played.each) if left else 0
                short -= gone
