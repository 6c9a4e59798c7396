"""Debts (section 23) and those who profit when they are paid."""

from __future__ import annotations

from regnum.games.paladins.catalogue import ON_PAY_DEBT, TOWNSFOLK, TOWNSFOLK_ID, TOWNSFOLK_TRIGGER
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.things import SEAT_ID


def pay_debts(t: PaladinsTable, me: Player, n: int) -> None:
    """23.3, 42.8, 41.4: unpaid debts are turned, and each of the own Debt Collectors brings a worker for each."""
    for _ in range(min(n, me.unpaid)):
        t.pay_debt(me)
        for card in me.crew:
            if TOWNSFOLK_TRIGGER[card] == ON_PAY_DEBT:
                if t.journal is not None:
                    t.note("log-townsfolk-acts", "41.4", {"player": SEAT_ID[me.seat], "townsfolk": TOWNSFOLK_ID[card]})
                t.gain_plain(me, TOWNSFOLK[card].gain)
