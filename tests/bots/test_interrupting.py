"""A bot that may use something without being asked does so now and then, from what its seat is sent alone."""

from itertools import islice

import regnum
from regnum.bots import Interrupting, make
from regnum.kernel.history import Answer
from regnum.kernel.state import encode
from regnum.lab.simulate import by_bots
from regnum.seen import see
from tests.kernel.tables import replayed

CLOCKS = [f"0.{n}" for n in range(300)]


def test_what_may_be_used_unasked_is_used_now_and_then() -> None:
    """Crescent Moon's wishes to be asked, and its Spies where somebody holds them."""
    match = regnum.new("crescent_moon", players=4, seed=3)
    bot = make("random", "crescent_moon", seed=1)
    assert isinstance(bot, Interrupting)
    could = 0
    for _ in islice(by_bots(match, ["random"] * 4), 40):
        for seat in range(4):
            seen = see(match, seat)
            if not seen.interrupts:
                assert bot.interrupt(seen, match.clock) is None
            elif could < 3:
                could += 1
                chosen = [bot.interrupt(seen, clock) for clock in CLOCKS]
                assert chosen == [bot.interrupt(seen, clock) for clock in CLOCKS]
                assert set(chosen) == {None, *(option.key for option in seen.interrupts)}
                assert chosen.count(None) > 200
    assert could
    used = [entry for entry in match.history if isinstance(entry, Answer) and entry.question is None]
    assert used
    assert encode(replayed(match).table.s) == encode(match.table.s)
