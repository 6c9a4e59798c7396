"""Any-time cards in others' actions, and the silent wish to be asked (rulings.any_time_cards).

Nobody is told that somebody could play a card. A ruler says silently, whatever is in hand, at which moments to be
asked; at these moments the table stops for them, and whether they hold anything is theirs alone to know.
"""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import CARD_ID, RULER_ID, card
from regnum.games.crescent_moon.state import EMPTY, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import point_at, things

SPIES = card("spies")

BEFORE_ACTIONS, CARDS = 1, 2
"""Moments: before another ruler chooses an action (and before scoring), when cards are chosen but not revealed."""
MOMENTS = {"actions": BEFORE_ACTIONS, "cards": CARDS}

LOOK_AT = point_at(
    enumerate(RULER_ID), "other", lambda seat: (SPIES, seat), label="option-spies", rule="30.04", verb="spies"
)
PASS = Option("pass", (EMPTY, EMPTY), label="option-pass", rule="30.03")


def window_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[tuple[int, int]]]:
    """30.03, 30.04, 32.15: the any-time cards that can be played in another's action, or none."""
    me = t.s.players[d.seat]
    if SPIES not in me.hand:
        return [PASS]
    return [*(LOOK_AT[other.seat] for other in t.s.players if other is not me), PASS]


WINDOW = Pick("any-time", "30.04", window_menu)


async def window(t: CrescentTable, me: Player, moment: int) -> bool:
    """30.04, card:spies, rulings.any_time_cards: ask whoever wished to be asked. Whether a card was played."""
    if not me.wish & moment:
        return False
    number, other = await t.ask(WINDOW, me.seat)
    if number == EMPTY:
        return False
    spies(t, me, t.s.players[other])
    return True


def spies(t: CrescentTable, me: Player, other: Player) -> None:
    """card:spies. One looks at the whole hand of another ruler, at the cards chosen and not revealed too."""
    s = t.s
    t.discard_from_hand(me, SPIES)
    s.spy, s.spied = me.seat, other.seat
    s.spied_hand, s.spied_chosen = other.hand, other.chosen
    t.fence()
    if t.journal is not None:
        t.note(
            "log-spies",
            "30.04",
            {"ruler": RULER_ID[me.seat], "other": RULER_ID[other.seat], "card": CARD_ID[SPIES]},
            {
                "hand": things(CARD_ID[number] for number in other.hand) or "none",
                "chosen": things(CARD_ID[number] for number in other.chosen) or "none",
            },
            1 << me.seat,
        )
