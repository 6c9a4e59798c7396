"""Where the rulebook is silent or can be read in two ways, we decided. Each decision is one name here.

The questions, the reasons and the other readings stand in rulings.md under the same names. Decisions that are a
matter of order or of a menu are made in the function of the rule they belong to, which rulings.md names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regnum.games.paladins.catalogue import CRIMINAL, DEBT_CARDS, NOTHING, PRAY


def worker_supply(wanted: int, left: int) -> int:
    """2.2, 3.16: workers are limited as in the box: one that is not there is not gained."""
    return min(wanted, left)


def debt_stack_empty(owed: Iterable[int]) -> int:
    """3.8, 23.1: the debt cards left in the stack; debts beyond the last card are owed all the same."""
    return max(0, DEBT_CARDS - sum(owed))


def pray_clears_itself(action: int) -> bool:
    """13.3: whether the Pray action may clear this action: any but itself."""
    return action != PRAY


def inquisition_without_empty_pool(pool: int, full: int) -> int:
    """24.11: how much silver is put into the tax pool after an inquisition: it is filled up to its number."""
    return max(0, full - pool)


def inquisition_order(seats: int, active: int) -> list[int]:
    """24.9: the order in which the players resolve their abilities: turn order, from the active player."""
    return [(active + i) % seats for i in range(seats)]


def debt_for_dismissing(debt_space: bool) -> bool:
    """11.3, 11.10: the debt option of a space serves for dismissing as it does for recruiting."""
    return debt_space


def free_recruit_and_its_own_action(crew_before: int, crew: tuple[int, ...]) -> tuple[int, ...]:
    """4.17, 41.1: the townsfolk that can fire on an action: those in the crew when it was begun."""
    return crew[:crew_before]


def favour_once_per_round(workers_on_it: int) -> bool:
    """6.15: whether a favour is free: one worker a round, whoever has placed it."""
    return workers_on_it == 0


def opponent_workers(supply: Sequence[int]) -> int:
    """31.1: the kind of worker the solo opponent takes where none is named: the one the supply has most of."""
    kind = max(range(CRIMINAL), key=supply.__getitem__)
    return kind if supply[kind] else NOTHING


def solo_pay_debt_without_debt(does_something: Sequence[bool]) -> int:
    """30.15: which of a reward's options the solo opponent takes: the first that does something for it, or NOTHING."""
    return does_something.index(True) if True in does_something else NOTHING
