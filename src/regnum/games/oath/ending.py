"""How a game ends (section 3)."""

from __future__ import annotations

from regnum.games.oath import chronicle, title
from regnum.games.oath.catalogue import (
    CARD_ID,
    END_FACES,
    NO_CARD,
    PRINCE_ID,
    ROUNDS,
    SEAT_ID,
    STABLE_REGIME,
    VISION_GOAL,
)
from regnum.games.oath.state import EXILE, NOBODY, OathState, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.game import How, Result
from regnum.kernel.things import Seat

USURPER, VISIONARY, CHANCELLOR, SUCCESSOR = "usurper", "visionary", "chancellor", "successor"
WAYS = (USURPER, VISIONARY, CHANCELLOR, SUCCESSOR)


def _won(t: OathTable, seat: Seat, how: str, told: str, rule: str) -> None:
    """3.a-b: the game is over, and its Chronicle is to be written."""
    s = t.s
    s.winner = seat
    s.how = how
    t.note(told, rule, {"player": SEAT_ID[seat]})
    chronicle.begin(t, title.visions_met(t, seat) if how == VISIONARY else ())


def wake_victory(t: OathTable, me: Player) -> bool:
    """3.1.a-b, 4.1.2.a: an Exile wins as Usurper (3.1) or by a Vision (3.2)."""
    s = t.s
    if me.role != EXILE:
        return False
    if s.title == me.seat and s.usurper:
        _won(t, me.seat, USURPER, "log-won-usurper", "3.1")
    else:
        vision = title.vision_met(t, me.seat)
        if vision == NO_CARD:
            return False
        t.note("log-vision-met", "3.2", {"player": SEAT_ID[me.seat], "card": CARD_ID[vision]})
        _won(t, me.seat, VISIONARY, "log-won-visionary", "3.2")
    return True


def empire_wins(t: OathTable, rule: str) -> None:
    """3.3.1.a-f: the Chancellor wins, or a Citizen who meets the Successor goal."""
    heir = title.successor(t)
    if heir == NOBODY:
        _won(t, t.empire, CHANCELLOR, "log-won-chancellor", rule)
    else:
        _won(t, heir, SUCCESSOR, "log-won-successor", "3.3.1")


async def end_of_round(t: OathTable) -> None:
    """After rounds five to seven the end die, if the Empire has the title; after the eighth, exhaustion.

    3.3.a-f, 3.4.a-b.
    """
    s = t.s
    imperial = s.title != NOBODY and s.players[s.title].role != EXILE
    if s.round in STABLE_REGIME and imperial:
        face = t.roll(END_FACES) + 1
        s.last_end = face
        t.note("log-end-die", "3.3", {"face": face})
        for power in t.voices("end_die"):
            face = await power.end_die(t, face)
        if min(face, END_FACES) in STABLE_REGIME[s.round]:  # a power may add to a 6
            empire_wins(t, "3.3")
            return
    if s.round >= ROUNDS:
        exhaustion(t)
        return
    s.round += 1
    t.note("log-round", "4", {"round": s.round})


def exhaustion(t: OathTable) -> None:
    """3.4.1.a-3.4.4.b, 3.4.a-b: the Empire with the title, the Usurper, a Visionary, the Empire."""
    s = t.s
    t.note("log-exhaustion", "3.4", {})
    holder = s.title
    if holder != NOBODY and s.players[holder].role != EXILE:
        empire_wins(t, "3.4.1")
        return
    if holder != NOBODY and s.usurper:
        _won(t, holder, USURPER, "log-won-usurper", "3.4.2")
        return
    for vision in VISION_GOAL:
        for player in t.in_turn_order():
            if title.vision_met(t, player.seat) == vision:
                _won(t, player.seat, VISIONARY, "log-won-visionary", "3.4.3")
                return
    empire_wins(t, "3.4.4")


def result(s: OathState) -> Result:
    """3.a: the outcome: who won, and how. There are no points."""
    if s.winner == NOBODY:
        return Result()
    how = How(f"won-{s.how}", {"player": SEAT_ID[s.winner], "round": s.round})
    if s.prince is not None and s.winner == s.prince.seat:
        return Result(automata=(PRINCE_ID,), how=how)
    return Result(winners=(s.winner,), how=how)
