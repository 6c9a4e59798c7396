"""The opponent's part in preparing a round (29.1, 29.2, 31.3-31.5)."""

from __future__ import annotations

from regnum.games.paladins.catalogue import NOTHING, OPPONENT_MORE_WORKERS, ORDERS
from regnum.games.paladins.table import PaladinsTable


def prepare(t: PaladinsTable, order: int, favour: int) -> None:
    """29.1, 29.2, 31.4: the workshop lying on the order revealed, the scheme lying on the favour revealed, and workers.

    It starts with as many workers as the number of the round and three more (the example is 31.5); none of them comes
    from a paladin (31.3). Without an opponent nothing happens.
    """
    s = t.s
    for opponent in s.opponents:
        if order != NOTHING:
            t.move_order_workshop(opponent, ORDERS[order])
        if favour != NOTHING:
            t.discard_favour_scheme(opponent)
        t.gain_any_workers(opponent, s.round + OPPONENT_MORE_WORKERS, "31.4")
