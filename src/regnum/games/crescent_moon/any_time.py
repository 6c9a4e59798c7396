"""Any-time cards (30.03, 30.04, 32.15): in one's own action in place of an answer, in others' as interruptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.crescent_moon.building import BUILD_WHAT, ENGINEERS, engineers
from regnum.games.crescent_moon.catalogue import CARD_ID, RULER_ID
from regnum.games.crescent_moon.moving import (
    ASSAULT_END,
    ASSAULT_WHERE,
    BOATS,
    DESERT_GUIDES,
    FORCED_MARCH,
    MOVE_WHERE,
    one_move,
    ways_to_move,
)
from regnum.games.crescent_moon.recruiting import BRIBE_THEN
from regnum.games.crescent_moon.state import ACTIONS, NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.games.crescent_moon.windows import BEFORE_ACTIONS, CARDS, MOMENTS, SPIES, WINDOW, spies
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

Use = tuple[str, int, int]
"""What an ability is: its name, a card or a moment, and a ruler."""

PLAY: dict[int, Option[Use]] = {
    number: Option(
        f"play:{CARD_ID[number].partition(':')[2]}",
        ("card", number, -1),
        target=CARD_ID[number],
        label="option-play-card",
        rule="30.03",
        args={"card": CARD_ID[number]},
        anytime=True,
    )
    for number in (BOATS, DESERT_GUIDES, FORCED_MARCH, ENGINEERS)
}
SPY: dict[int, Option[Use]] = {
    seat: Option(
        f"spies:{ruler}",
        ("card", SPIES, seat),
        target=ruler,
        label="option-spies",
        rule="30.04",
        args={"other": ruler},
        anytime=True,
    )
    for seat, ruler in enumerate(RULER_ID)
}


def wish(key: str, label: str, bit: int) -> Option[Use]:
    return Option(key, ("wish", bit, -1), label=label, rule="30.04", anytime=True)


ASK_ME = {
    BEFORE_ACTIONS: wish("ask-me:actions", "option-ask-me-actions", BEFORE_ACTIONS),
    CARDS: wish("ask-me:cards", "option-ask-me-cards", CARDS),
}
LET_ME_BE = {
    BEFORE_ACTIONS: wish("let-me-be:actions", "option-let-me-be-actions", BEFORE_ACTIONS),
    CARDS: wish("let-me-be:cards", "option-let-me-be-cards", CARDS),
}
VERBS = frozenset(option.key for option in (*ASK_ME.values(), *LET_ME_BE.values()))

NOT_NOW = Reason("30.04", "why-not-now")


def wishes(me: Player) -> list[Option[Use]]:
    """30.04: at which moments to be asked: open to everybody, whatever is in hand."""
    return [(LET_ME_BE if me.wish & bit else ASK_ME)[bit] for bit in MOMENTS.values()]


def usable(t: CrescentTable, me: Player, number: int, d: Decision) -> bool:
    """30.03, 30.04: whether an any-time card of one's own action fits this question.

    card:boats: before a movement of one's own move, assault or bribe action. card:desert-guides: one move of one's own
    move action. card:forced-march, rulings.forced_march: before or after the movements, never between march and combat.
    card:engineers: while building.
    """
    s = t.s
    question = d.question
    if number == BOATS:
        moving = question is ASSAULT_WHERE or question is BRIBE_THEN or (question is MOVE_WHERE and s.moves > 0)
        return moving and not s.boats
    if number == DESERT_GUIDES:
        return (
            question is MOVE_WHERE
            and s.moves > 0
            and s.bribed_at == NOWHERE
            and bool(
                set(ways_to_move(t, me, boats=s.boats, guides=True))
                - set(ways_to_move(t, me, boats=s.boats, guides=False))
            )
        )
    if number == FORCED_MARCH:
        fits = question is MOVE_WHERE or question is ASSAULT_WHERE or question is ASSAULT_END
        return fits and s.bribed_at == NOWHERE and bool(ways_to_move(t, me, boats=s.boats, guides=False))
    return question is BUILD_WHAT


class PlayTable(CrescentTable):
    """The table with what may be used at any time."""

    def anytime(self, d: Decision, why: Reasons | None) -> Sequence[Option[Any]]:
        """30.03, 30.04: the any-time cards that fit the moment; before an action, what one wishes to be asked."""
        s = self.s
        if s.phase != ACTIONS or d.question is WINDOW:  # that question is nothing but such cards
            return ()
        me = s.players[d.seat]
        listing: Listing[Use] = Listing(why)
        for number in dict.fromkeys(me.hand):
            if number in PLAY:
                listing.put(PLAY[number], None if usable(self, me, number, d) else NOT_NOW)
        if not s.doing:
            listing.options += self.before_action(me)
        return listing.options

    def before_action(self, me: Player) -> list[Option[Use]]:
        """card:spies, 30.04: while somebody is choosing an action, Spies; whatever is in hand, a silent wish."""
        spy = [SPY[other.seat] for other in self.s.players if other is not me] if SPIES in me.hand else []
        return spy + wishes(me)

    @ruling("any_time_cards")
    def interrupts(self, seat: Seat, why: Reasons | None) -> Sequence[Option[Any]]:
        """30.04, rulings.any_time_cards: before another ruler chooses an action, Spies; at any moment, a silent
        wish."""
        s = self.s
        if s.phase != ACTIONS:
            return ()
        me = s.players[seat]
        return wishes(me) if s.doing else self.before_action(me)

    async def use(self, ability: Option[Any], seat: Seat) -> None:
        """30.03, 30.04, card:spies, card:boats, card:desert-guides, card:forced-march, card:engineers: the owner has
        chosen this moment."""
        s = self.s
        me = s.players[seat]
        name, what, other = ability.value
        if name == "wish":
            me.wish ^= what
            return
        if what == SPIES:
            spies(self, me, s.players[other])
            return
        self.discard_from_hand(me, what)
        self.fence()
        if self.journal is not None:
            self.note("log-plays-card", "30.03", {"ruler": RULER_ID[seat], "card": CARD_ID[what]})
        if what == BOATS:
            s.boats = True
        elif what == DESERT_GUIDES:
            s.guides += 1
        elif what == ENGINEERS:
            engineers(self, me)
        elif s.doing_move:
            s.moves += self.content.any_time(FORCED_MARCH)["moves"]
        else:
            await march(self, me)


@ruling("forced_march")
async def march(t: CrescentTable, me: Player) -> None:
    """card:forced-march. In an assault: a move at once; it starts no combat and sacks nothing."""
    s = t.s
    s.moves, s.moved = s.moves + t.content.any_time(FORCED_MARCH)["moves"], 0
    while s.moves > 0:
        if not await one_move(t, me):
            break
    s.moves = 0
