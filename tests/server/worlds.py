"""The same table in another world: all that somebody can't see is different there, and what they are sent is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from regnum.kernel.chance import Rng
from regnum.kernel.match import Match
from regnum.kernel.state import encode
from regnum.server.storage.entries import LogLine, pack_state
from regnum.server.tables.live import Live
from tests.server.house import House, Person, any_answer

Eyes = Mapping[int | None, Callable[[], list[bytes]]]
"""By seat, None being an onlooker's: everything that is sent there, byte for byte."""


@contextmanager
def another_world(house: House, table: str, seat: int | None, seed: int) -> Iterator[None]:
    """What can't be seen from there is dealt anew: in the match, in what is stored, in the lines of the log."""
    store = house.tables.store
    match, journal = house.at(table, lambda live: (live.match, live.journal))
    assert match is not None
    other = match.scramble(seat, seed)
    state = store.state

    async def in_that_world(table: str, seq: int) -> bytes | None:
        return pack_state(encode(other.table.s))

    def hidden(logged: LogLine) -> LogLine:
        line = logged.line
        if line.secret is None or (seat is not None and line.to >> seat & 1):
            return logged
        blank = type(line)(line.message, line.rule, line.args, dict.fromkeys(line.secret, "?"), line.to, line.meta)
        return LogLine(logged.seq, logged.nth, blank)

    def swap(match: Match, journal: list[LogLine]) -> Callable[[Live], None]:
        def into(live: Live) -> None:
            live.match, live.journal = match, journal

        return into

    house.at(table, swap(other, [hidden(logged) for logged in journal]))
    store.state = in_that_world  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.state = state  # type: ignore[method-assign]
        house.at(table, swap(match, journal))


def differing(
    house: House, table: str, people: Sequence[Person], eyes: Eyes, *, answers: int, every: int, seed: int
) -> list[str]:
    """Play on; what was sent meanwhile that could not have been sent by somebody who knows no more than these eyes."""
    dice = Rng(seed, 8)
    wrong: list[str] = []
    for step in range(answers):
        match = house.at(table, lambda live: live.match)
        if match is None:
            break
        d = match.decisions[dice.below(len(match.decisions))]
        people[d.seat].answer(table, d.seat, d.id, any_answer(match, d, dice))
        if step % every or house.at(table, lambda live: live.match) is None:
            continue
        for seat, everything in eyes.items():
            here = everything()
            with another_world(house, table, seat, dice.below(1 << 30)):
                there = everything()
            wrong += [f"{one[:99]!r}" for one, other in zip(here, there, strict=True) if one != other]
    return wrong
