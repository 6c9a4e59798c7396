"""Commission and Garrison (sections 15 and 17): a monk or an outpost for a space of a region."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.attributes import value
from regnum.games.paladins.catalogue import (
    BOARD_SPACE_ID,
    COMMISSION,
    FAITH,
    FLAG,
    FREE_OF_PROVISIONS,
    GARRISON,
    MONK_PROVISIONS,
    MONKS,
    OUTPOST_PROVISIONS,
    OUTPOSTS,
    OUTSIDER_FAITH,
    OUTSIDER_STRENGTH,
    REACH,
    REGION_SPACES,
    REGIONS_BY_FAITH,
    REGIONS_BY_STRENGTH,
    RIGHT_SIDE,
    SPACES,
    STRENGTH,
    RegionSpace,
    gain_id,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import can_fill, occupied, open_spaces, place, too_few, too_hungry
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

MONK_ON: Final = [
    Option(
        BOARD_SPACE_ID[number],
        number,
        target=BOARD_SPACE_ID[number],
        label="option-monk",
        rule="15.10",
        args={"region": space.region + 1, "reward": gain_id(space.gain)},
    )
    for number, space in zip(REGION_SPACES, SPACES, strict=True)
]
OUTPOST_ON: Final = [
    Option(
        BOARD_SPACE_ID[number],
        number,
        target=BOARD_SPACE_ID[number],
        label="option-outpost",
        rule="17.10",
        args={"region": space.region + 1, "reward": gain_id(space.gain)},
    )
    for number, space in zip(REGION_SPACES, SPACES, strict=True)
]


def free_for_monks(t: PaladinsTable, me: Player) -> int:
    """15.6, 15.10, 42.11-42.13: the free spaces within the player's Faith, as a bit set."""
    return REACH[len(t.s.players)][REGIONS_BY_FAITH[value(me, FAITH)]] & ~t.s.taken


def free_for_outposts(t: PaladinsTable, me: Player) -> int:
    """17.6, 17.10, 42.11-42.13: the free spaces within the player's Strength, as a bit set."""
    return REACH[len(t.s.players)][REGIONS_BY_STRENGTH[value(me, STRENGTH)]] & ~t.s.taken


def faith_rule(region: int) -> str:
    """15.7-15.9: the statement with the Faith a region needs."""
    return ("15.7", "15.8", "15.9")[min(region, 2)]


def strength_rule(region: int) -> str:
    """17.7-17.9: the statement with the Strength a region needs."""
    return ("17.7", "17.8", "17.9")[min(region, 2)]


def monk_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[RegionSpace]]:
    """15.6-15.10: the free spaces of the regions within reach."""
    me = t.s.players[d.seat]
    return _spaces(t, free_for_monks(t, me), MONK_ON, value(me, FAITH), False, why)


def outpost_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[RegionSpace]]:
    """17.6-17.10: the free spaces of the regions within reach."""
    me = t.s.players[d.seat]
    return _spaces(t, free_for_outposts(t, me), OUTPOST_ON, value(me, STRENGTH), True, why)


def _spaces(
    t: PaladinsTable, free: int, options: list[Option[RegionSpace]], have: int, outpost: bool, why: Reasons | None
) -> list[Option[RegionSpace]]:
    listing: Listing[RegionSpace] = Listing(why)
    for option in options:
        if free >> option.value & 1:
            listing.put(option)
        elif listing.explains:
            listing.put(option, _out_of_reach(t, option.value, have, outpost))
    return listing.options


def _out_of_reach(t: PaladinsTable, number: RegionSpace, have: int, outpost: bool) -> Reason:
    """15.7-15.10, 17.7-17.10, 42.11-42.13: why a space cannot be chosen."""
    players = len(t.s.players)
    space = SPACES[number]
    if space.players > players:
        figures = {"needed": space.players, "players": players}
        return Reason("42.12" if space.players == 4 else "42.11", "why-more-players", figures)
    if t.s.taken >> number & 1:
        return Reason("17.10" if outpost else "15.10", "why-space-taken")
    return _too_weak(space.region, have, outpost)


def _too_weak(region: int, have: int, outpost: bool) -> Reason:
    """15.7-15.9, 17.7-17.9: the attribute a region needs."""
    if outpost:
        return Reason(strength_rule(region), "why-strength", {"needed": OUTSIDER_STRENGTH[region], "value": have})
    return Reason(faith_rule(region), "why-faith", {"needed": OUTSIDER_FAITH[region], "value": have})


WHERE_MONK: Final = Pick("commission-where", "15.6", monk_menu)
WHERE_OUTPOST: Final = Pick("garrison-where", "17.6", outpost_menu)


def _by_number(number: int, rules: tuple[str, str, str]) -> str:
    """15.2-15.4, 16.2-16.4, 17.2-17.4: the statement with the price of the first three, the next two, the last two."""
    return rules[0 if number < 3 else 1 if number < 5 else 2]


def monk_price(me: Player) -> int:
    """15.2-15.4; nothing with paladin:ivon."""
    return 0 if FREE_OF_PROVISIONS[COMMISSION][me.paladin] else MONK_PROVISIONS[me.monks]


def outpost_price(me: Player) -> int:
    """17.2-17.4; nothing with paladin:berengier."""
    return 0 if FREE_OF_PROVISIONS[GARRISON][me.paladin] else OUTPOST_PROVISIONS[me.outposts]


def cannot_commission(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.12, 9.13, 9.15, 15.1-15.10: what stands in the way of commissioning a monk, if anything."""
    if me.placed[COMMISSION]:
        return occupied(me, COMMISSION) if explains else BARRED
    if me.monks >= MONKS:
        return Reason("9.12", "why-seven-times", {"count": MONKS})
    if not free_for_monks(t, me):
        return _no_region(t, value(me, FAITH), False) if explains else BARRED
    if me.provisions < monk_price(me):
        rule = _by_number(me.monks, ("15.2", "15.3", "15.4"))
        return too_hungry(rule, monk_price(me), me.provisions) if explains else BARRED
    spaces = open_spaces(me, COMMISSION)
    if not can_fill(spaces, me.workers):
        return too_few(COMMISSION, spaces) if explains else BARRED
    return None


def cannot_garrison(t: PaladinsTable, me: Player, explains: bool) -> Obstacle:
    """9.12, 9.13, 9.15, 17.1-17.10: what stands in the way of garrisoning an outpost, if anything."""
    if me.placed[GARRISON]:
        return occupied(me, GARRISON) if explains else BARRED
    if me.outposts >= OUTPOSTS:
        return Reason("9.12", "why-seven-times", {"count": OUTPOSTS})
    if not free_for_outposts(t, me):
        return _no_region(t, value(me, STRENGTH), True) if explains else BARRED
    if me.provisions < outpost_price(me):
        rule = _by_number(me.outposts, ("17.2", "17.3", "17.4"))
        return too_hungry(rule, outpost_price(me), me.provisions) if explains else BARRED
    spaces = open_spaces(me, GARRISON)
    if not can_fill(spaces, me.workers):
        return too_few(GARRISON, spaces) if explains else BARRED
    return None


def _no_region(t: PaladinsTable, have: int, outpost: bool) -> Reason:
    """15.6, 15.10, 17.6, 17.10: no free space within reach: the nearest one needs so much, or there is none at all."""
    for number, space in zip(REGION_SPACES, SPACES, strict=True):
        if space.players <= len(t.s.players) and not t.s.taken >> number & 1:
            return _too_weak(space.region, have, outpost)
    return Reason("17.10" if outpost else "15.10", "why-no-free-space")


async def commission(t: PaladinsTable, me: Player) -> None:
    """15.1-15.12 (the example is 15.14): workers, provisions, the leftmost monk, its space's reward and its flag."""
    crew = len(me.crew)
    space = await t.ask(WHERE_MONK, me.seat)
    await place(t, me, COMMISSION)
    t.pay_provisions(me, monk_price(me), _by_number(me.monks, ("15.2", "15.3", "15.4")))
    t.place_piece(me, space, False)
    await gain(t, me, SPACES[space].gain)
    t.gain_plain(me, FLAG[COMMISSION - RIGHT_SIDE.start])
    await afterwards(t, me, COMMISSION, crew)


async def garrison(t: PaladinsTable, me: Player) -> None:
    """17.1-17.12 (the example is 17.13): workers, provisions, the leftmost outpost, its space's reward and its flag."""
    crew = len(me.crew)
    space = await t.ask(WHERE_OUTPOST, me.seat)
    await place(t, me, GARRISON)
    t.pay_provisions(me, outpost_price(me), _by_number(me.outposts, ("17.2", "17.3", "17.4")))
    t.place_piece(me, space, True)
    await gain(t, me, SPACES[space].gain)
    t.gain_plain(me, FLAG[GARRISON - RIGHT_SIDE.start])
    await afterwards(t, me, GARRISON, crew)
