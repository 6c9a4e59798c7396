"""The Prince's board (P.1.g, P.23): relationships, strategy, threat, Ambition."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from regnum.games.oath.catalogue import PRINCE_BOARDS, SUITS
from regnum.games.oath.state import Prince

FRIENDS, SCHEMERS = "friends", "schemers"


@dataclass(frozen=True, slots=True)
class Row:
    """P.23.a-b: a row of relationships: the actions it gives, and the tokens of a Trade for each matching card."""

    actions: int
    friends: int
    schemers: int


def read_rows(entries: list[dict[str, Any]]) -> tuple[Row, ...]:
    """P.23.a: the rows from the bottom, checked: each gives at least as much as the one below."""
    rows = tuple(Row(entry["actions"], entry["friends"], entry["schemers"]) for entry in entries)
    if not rows:
        raise ValueError("prince.toml: there is no row of relationships")
    for n, (low, high) in enumerate(pairwise(rows), start=2):
        if high.actions < low.actions or high.friends < low.friends or high.schemers < low.schemers:
            raise ValueError(f"prince.toml: row {n} gives less than the row below it")
    return rows


ROWS = read_rows(PRINCE_BOARDS["row"])
TOP = len(ROWS) - 1
STRATEGY: tuple[int, ...] = tuple(PRINCE_BOARDS["strategy"]["dice"])
"""P.23.c: the dice of each space of the strategy track, from the starred one."""
THREATS: tuple[str, ...] = tuple(PRINCE_BOARDS["threat"]["track"])
NO_THREAT, SUCCESSOR, OATHKEEPER, VISION = (
    THREATS.index(name) for name in ("none", "successor", "oathkeeper", "vision")
)
"""P.23.e: the spaces of the threat track; the first is the starred one."""
FAILED_FAVOR: int = PRINCE_BOARDS["failed_travel"]["favor"]
FAILED_SECRETS: int = PRINCE_BOARDS["failed_travel"]["secrets"]
"""P.23.f."""
DRAW: int = PRINCE_BOARDS["search"]["draw"]
PLAYED_FAVOR: int = PRINCE_BOARDS["search"]["favor"]


def column(p: Prince, name: str) -> tuple[tuple[int, ...], ...]:
    """P.6.t: the rows of Friends or Schemers from the bottom, the markers in the order in which they came."""
    return p.friends if name == FRIENDS else p.schemers


def row_of(p: Prince, name: str, suit: int) -> int:
    """P.8.b, P.6.r: the row on which a suit stands among the Friends or Schemers; -1 if it is not there."""
    for row, suits in enumerate(column(p, name)):
        if suit in suits:
            return row
    return -1


def unassigned(p: Prince, suit: int) -> bool:
    """P.1.k: whether the marker of a suit lies in the Unassigned box."""
    return row_of(p, FRIENDS, suit) < 0 and row_of(p, SCHEMERS, suit) < 0


def suits_of(p: Prince, name: str) -> list[int]:
    """P.3.g: the suits of a column from the highest row; on one row, who came first."""
    return [suit for row in reversed(column(p, name)) for suit in row]


def tokens_per_card(p: Prince, name: str, suit: int) -> int:
    """P.8.b, P.23.b: what a card of that suit brings him in a Trade for favor (friends) or secrets (schemers)."""
    row = row_of(p, name, suit)
    if row < 0:
        return 0
    return ROWS[row].friends if name == FRIENDS else ROWS[row].schemers


def raise_marker(p: Prince, suit: int, new: str) -> int:
    """P.6.r-t: the marker of a suit moves one space up, out of the Unassigned box into the column `new`.

    On the top space it stays; on an occupied one it goes to the right. Returns the row it is on then.
    """
    for name in (FRIENDS, SCHEMERS):
        row = row_of(p, name, suit)
        if row == TOP:
            return row
        if row >= 0:
            rows = list(column(p, name))
            rows[row] = tuple([other for other in rows[row] if other != suit])
            rows[row + 1] = (*rows[row + 1], suit)
            _set(p, name, rows)
            return row + 1
    rows = list(column(p, new))
    rows[0] = (*rows[0], suit)
    _set(p, new, rows)
    return 0


def _set(p: Prince, name: str, rows: list[tuple[int, ...]]) -> None:
    """P.6.r: the rows of a column as they are now."""
    if name == FRIENDS:
        p.friends = tuple(rows)
    else:
        p.schemers = tuple(rows)


def advance_strategy(p: Prince, n: int) -> None:
    """P.6.f, P.6.q, P.23.d: the marker moves right and stops on the last space."""
    p.strategy = min(len(STRATEGY) - 1, p.strategy + n)


def strategy_dice(p: Prince) -> int:
    """P.2.f-g: the attack dice he adds as attacker, or takes away as defender."""
    return STRATEGY[p.strategy]


def no_relationships() -> tuple[tuple[int, ...], ...]:
    """P.1.k: a column without markers."""
    return tuple(() for _ in ROWS)


def amiss(p: Prince) -> list[str]:
    """P.23.a, P.6.s: what is wrong with the board: a marker in two places, or off its track."""
    wrong = []
    for suit in range(len(SUITS)):
        if sum(suit in row for row in (*p.friends, *p.schemers)) > 1:
            wrong.append(f"the relationship marker of {SUITS[suit]}")
    if len(p.friends) != len(ROWS) or len(p.schemers) != len(ROWS):
        wrong.append("the rows of relationships")
    if not (0 <= p.strategy < len(STRATEGY) and 0 <= p.threat < len(THREATS)):
        wrong.append("a marker off its track")
    return wrong
