"""What the dice of a campaign come to (5.5.4, 5.5.5): shields, swords and skulls."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.catalogue import ATTACK_FACES, DEFENSE_FACES
from regnum.games.oath.state import Campaign


def count_shields(c: Campaign, roll: Sequence[int]) -> int:
    """5.5.4.b, 5.5.4.h-j: shields, doubled for each doubling face; fields of plans say which faces count."""
    total = 0
    doubles = 0
    for face in roll:
        shields = DEFENSE_FACES[face].shields
        if (shields == 1 and c.no_single_shields) or (shields == 2 and c.no_double_shields):
            shields = 0
        total += shields
        doubles += DEFENSE_FACES[face].double
    return total << doubles


def count_swords(c: Campaign, roll: Sequence[int]) -> tuple[int, int]:
    """5.5.5.e, 5.5.5.i-j: swords and skulls of an attack roll, by the fields that plans have set."""
    hollow = swords = skulls = 0
    for face in roll:
        shown = ATTACK_FACES[face]
        hollow += shown.hollow
        if not (c.no_double_swords and shown.swords == 2):
            swords += shown.swords
        skulls += shown.skulls
    hollow = 0 if c.no_hollow else hollow * c.times
    return swords * c.times + hollow // 2, 0 if c.no_skulls else skulls * c.times


def final_attack_dice(c: Campaign) -> int:
    """5.5.5.a: the attack dice that are really rolled (Mounted Patrol works on the final number)."""
    return c.attack_dice // 2 if c.halved else c.attack_dice
