"""Attack and Convert (sections 19 and 20): what can be done with an outsider of the track."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.attributes import value
from regnum.games.paladins.catalogue import (
    ATTACK,
    CONVERT,
    CONVERT_SILVER,
    CONVERTS,
    FAITH,
    FREE_OF_SILVER,
    NOTHING,
    OUTSIDER_FAITH,
    OUTSIDER_ID,
    OUTSIDER_STRENGTH,
    OUTSIDERS,
    STRENGTH,
    STRENGTH_FOR_SILVER,
    OutsiderCard,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import can_fill, occupied, open_spaces, place, too_few, too_poor
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import point_at

ATTACK_CARD: Final = point_at(enumerate(OUTSIDER_ID), "outsider", OutsiderCard, label="option-attack-card", rule="19.3")
CONVERT_CARD: Final = point_at(
    enumerate(OUTSIDER_ID), "outsider", OutsiderCard, label="option-convert-card", rule="20.7"
)


def attack_price(me: Player, space: int) -> int:
    """19.2-19.5: 1 silver for every 2 points of Strength missing, and for an odd point left over."""
    missing = OUTSIDER_STRENGTH[space] - value(me, STRENGTH)
    return max(0, -(-missing // STRENGTH_FOR_SILVER))


def attack_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[OutsiderCard]]:
    """19.3, 19.4: every outsider, if the silver for the missing Strength is there."""
    me = t.s.players[d.seat]
    listing: Listing[OutsiderCard] = Listing(why)
    for space, card in enumerate(t.s.outsider_track):
        if card != NOTHING:
            listing.put(ATTACK_CARD[card], _too_strong(me, space, listing.explains))
    return listing.options


def _too_strong(me: Player, space: int, explains: bool) -> Obstacle:
    """19.3-19.5: the Strength needed, and the silver that would make up for what is missing."""
    price = attack_price(me, space)
    if me.silver >= price:
        return None
    figures = {"needed": OUTSIDER_STRENGTH[space], "value": value(me, STRENGTH), "price": price, "silver": me.silver}
    return Reason("19.4", "why-attack", figures) if explains else BARRED


def convert_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[OutsiderCard]]:
    """20.7, 20.8: the outsiders within the player's Faith; silver does not help."""
    me = t.s.players[d.seat]
    faith = value(me, FAITH)
    listing: Listing[OutsiderCard] = Listing(why)
    for space, card in enumerate(t.s.outsider_track):
        if card != NOTHING:
            needed = OUTSIDER_FAITH[space]
            too_far = needed > faith
            figures = {"needed": needed, "value": faith}
            listing.put(CONVERT_CARD[card], Reason("20.8", "why-faith-alone", figures) if too_far else None)
    return listing.options


WHOM_TO_ATTACK: Final = Pick("attack-whom", "19.3", attack_menu)
WHOM_TO_CONVERT: Final = Pick("convert-whom", "20.7", convert_menu)


def leftmost(t: PaladinsTable) -> int:
    """19.3, 20.7: the space of the leftmost outsider, which is the easiest; NOTHING with an empty track (8.9)."""
    for space, card in enumerate(t.s.outsider_track):
        if card != NOTHING:
            return space
    return NOTHING


def cannot_attack(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.14, 9.15, 19.1-19.4: what stands in the way of attacking, if anything; a number of times does not."""
    if me.placed[ATTACK]:
        return occupied(me, ATTACK) if explains else BARRED
    space = leftmost(t)
    if space == NOTHING:
        return Reason("8.9", "why-no-outsiders")
    too_strong = _too_strong(me, space, explains)
    if too_strong is not None:
        return too_strong
    spaces = open_spaces(me, ATTACK)
    if not can_fill(spaces, me.workers):
        return too_few(ATTACK, spaces) if explains else BARRED
    return None


def convert_price(me: Player) -> int:
    """20.2-20.5; nothing with paladin:gerier."""
    return 0 if FREE_OF_SILVER[CONVERT][me.paladin] else CONVERT_SILVER[len(me.converted)]


def convert_rule(done: int) -> str:
    """20.2-20.5: the statement with the price of the next conversion, after so many."""
    return "20.2" if done < 1 else "20.3" if done < 2 else "20.4" if done < 5 else "20.5"


def cannot_convert(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.12, 9.13, 9.15, 20.1-20.8: what stands in the way of converting, if anything."""
    if me.placed[CONVERT]:
        return occupied(me, CONVERT) if explains else BARRED
    done = len(me.converted)
    if done >= CONVERTS:
        return Reason("9.12", "why-seven-times", {"count": CONVERTS})
    space = leftmost(t)
    if space == NOTHING:
        return Reason("8.9", "why-no-outsiders")
    if value(me, FAITH) < OUTSIDER_FAITH[space]:
        figures = {"needed": OUTSIDER_FAITH[space], "value": value(me, FAITH)}
        return Reason("20.7", "why-faith", figures) if explains else BARRED
    if me.silver < convert_price(me):
        return too_poor(convert_rule(done), convert_price(me), me.silver) if explains else BARRED
    spaces = open_spaces(me, CONVERT)
    if not can_fill(spaces, me.workers):
        return too_few(CONVERT, spaces) if explains else BARRED
    return None


async def attack(t: PaladinsTable, me: Player) -> None:
    """19.1-19.8 (the example is 19.9): workers, silver for what is missing, the icons at the top right.

    What each outsider gives is in its content; paladin:engelier adds silver.
    """
    crew = len(me.crew)
    card = await t.ask(WHOM_TO_ATTACK, me.seat)
    space = t.s.outsider_track.index(card)
    await place(t, me, ATTACK)
    t.pay_silver(me, attack_price(me, space), "19.4")
    t.attack(me, space)
    await gain(t, me, OUTSIDERS[card].attack)
    await afterwards(t, me, ATTACK, crew)


async def convert(t: PaladinsTable, me: Player) -> None:
    """20.1-20.10 (the example is 20.12): workers, silver by the number converted, the icons in the lower part."""
    crew = len(me.crew)
    card = await t.ask(WHOM_TO_CONVERT, me.seat)
    await place(t, me, CONVERT)
    t.pay_silver(me, convert_price(me), convert_rule(len(me.converted)))
    t.convert(me, t.s.outsider_track.index(card))
    await gain(t, me, OUTSIDERS[card].convert)
    await afterwards(t, me, CONVERT, crew)
