"""Where the rulebook is silent or can be read in two ways, we decided. Each decision is one name here.

The questions, the reasons and the other readings stand in rulings.md under the same names.
"""

from __future__ import annotations

from collections.abc import Iterable

from regnum.games.abyss.catalogue import KEYS
from regnum.games.abyss.state import NOBODY, AbyssState, Player


def ambassador_keys(lord: LordCard) -> int:
    """Keys of a lord for the towers and for control: an ambassador's card has three (18.26)."""
    return KEYS[lord]


def disabled_lords_at_scoring(me: Player, lord: LordCard) -> bool:
    """Whether a lord's key symbol counts for the towers: a turned lord's does not (24.4).

    In every other way (guild, number, influence) a turned lord counts like any other (24.2).
    """
    return lord not in me.turned


def end_by_empty_lord_deck(missing: int) -> bool:
    """Whether the end comes: only when a refill is due and cannot be completed (20.2, 20.3)."""
    return missing > 0


def invoker_and_the_end(s: AbyssState) -> bool:
    """Whether the extra turn is taken: not once the end has been triggered (20.5, 20.6, lord:invoker)."""
    return s.extra and s.ending == NOBODY


def own_monster_tokens(seat: int) -> int:
    """8.7, lord:hunter: who sees a token that a seat draws or steals: that seat. The knowledge follows the token."""
    return 1 << seat


def key_supply(wanted: int, left: int) -> int:
    """1.16, 8.8: ten key tokens are a limit: what is not there is not gained."""
    return min(wanted, left)


def mirror_takes_best(worths: Iterable[int]) -> int:
    """location:city-of-mirrors copies the opponent's location that is best for its owner; 0 when there is none."""
    return max(0, max(worths, default=0))
