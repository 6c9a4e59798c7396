"""Commission and Garrison (sections 15 and 17): a monk or an outpost for a space of a region."""

from __future__ import annotations

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
    REGIONS_BY_FAITH,
    REGIONS_BY_STRENGTH,
    RIGHT_SIDE,
    SPACES,
    STRENGTH,
    gain_id,
)
from regnum.games.paladins.crew import afterwards
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import BLOCKED, can_fill, occupied, open_spaces, place, too_few, too_hungry
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

MONK_ON = [
    Option(
        BOARD_SPACE_ID[number],
        number,
        target=BOARD_SPACE_ID[number],
        label="option-monk",
        rule="15.10",
        args={"region": space.region + 1, "reward": gain_id(space.gain)},
    )
    for number, space in enumerate(SPACES)
]
OUTPOST_ON = [
    Option(
        BOARD_SPACE_ID[number],
        number,
        target=BOARD_SPACE_ID[number],
        label="option-outpost",
        rule="17.10",
        args={"region": space.region + 1, "reward": gain_id(space.gain)},
    )
    for number, space in enumerate(SPACES)
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


def monk_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """15.6-15.10: the free spaces of the regions within reach."""
    me = t.s.players[d.seat]
    free = free_for_monks(t, me)
    if why is not None:
        _explain(t, free, MONK_ON, value(me, FAITH), False, why)
    return [option for option in MONK_ON if free >> option.value & 1]


def outpost_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """17.6-17.10: the free spaces of the regions within reach."""
    me = t.s.players[d.seat]
    free = free_for_outposts(t, me)
    if why is not None:
        _explain(t, free, OUTPOST_ON, value(me, STRENGTH), True, why)
    return [option for option in OUTPOST_ON if free >> option.value & 1]


def _explain(t: PaladinsTable, free: int, options: list[Option[int]], have: int, outpost: bool, why: Reasons) -> None:
    """15.7-15.10, 17.7-17.10, 42.11-42.13: why a space cannot be chosen."""
    players = len(t.s.players)
    for option in options:
        space = SPACES[option.value]
        if free >> option.value & 1:
            continue
        if space.players > players:
            rule = "42.12" if space.players == 4 else "42.11"
            why.no(option, rule, "why-more-players", needed=space.players, players=players)
        elif t.s.taken >> option.value & 1:
            why.no(option, "17.10" if outpost else "15.10", "why-space-taken")
        elif outpost:
            needed = OUTSIDER_STRENGTH[space.region]
            why.no(option, strength_rule(space.region), "why-strength", needed=needed, value=have)
        else:
            needed = OUTSIDER_FAITH[space.region]
            why.no(option, faith_rule(space.region), "why-faith", needed=needed, value=have)


WHERE_MONK = Pick("commission-where", "15.6", monk_menu)
WHERE_OUTPOST = Pick("garrison-where", "17.6", outpost_menu)


def _by_number(number: int, rules: tuple[str, str, str]) -> str:
    """15.2-15.4, 16.2-16.4, 17.2-17.4: the statement with the price of the first three, the next two, the last two."""
    return rules[0 if number < 3 else 1 if number < 5 else 2]


def monk_price(me: Player) -> int:
    """15.2-15.4; nothing with paladin:ivon."""
    return 0 if FREE_OF_PROVISIONS[COMMISSION][me.paladin] else MONK_PROVISIONS[me.monks]


def outpost_price(me: Player) -> int:
    """17.2-17.4; nothing with paladin:berengier."""
    return 0 if FREE_OF_PROVISIONS[GARRISON][me.paladin] else OUTPOST_PROVISIONS[me.outposts]


def cannot_commission(t: PaladinsTable, me: Player, why: bool) -> Reason | None:
    """9.12, 9.13, 9.15, 15.1-15.10: what stands in the way of commissioning a monk, if anything."""
    if me.placed[COMMISSION]:
        return occupied(me, COMMISSION) if why else BLOCKED
    if me.monks >= MONKS:
        return Reason("9.12", "why-seven-times", {"count": MONKS})
    if not free_for_monks(t, me):
        return _no_region(t, value(me, FAITH), False) if why else BLOCKED
    if me.provisions < monk_price(me):
        rule = _by_number(me.monks, ("15.2", "15.3", "15.4"))
        return too_hungry(rule, monk_price(me), me.provisions) if why else BLOCKED
    spaces = open_spaces(me, COMMISSION)
    if not can_fill(spaces, me.workers):
        return too_few(COMMISSION, spaces) if why else BLOCKED
    return None


def cannot_garrison(t: PaladinsTable, me: Player, why: bool) -> Reason | None:
    """9.12, 9.13, 9.15, 17.1-17.10: what stands in the way of garrisoning an outpost, if anything."""
    if me.placed[GARRISON]:
        return occupied(me, GARRISON) if why else BLOCKED
    if me.outposts >= OUTPOSTS:
        return Reason("9.12", "why-seven-times", {"count": OUTPOSTS})
    if not free_for_outposts(t, me):
        return _no_region(t, value(me, STRENGTH), True) if why else BLOCKED
    if me.provisions < outpost_price(me):
        rule = _by_number(me.outposts, ("17.2", "17.3", "17.4"))
        return too_hungry(rule, outpost_price(me), me.provisions) if why else BLOCKED
    spaces = open_spaces(me, GARRISON)
    if not can_fill(spaces, me.workers):
        return too_few(GARRISON, spaces) if why else BLOCKED
    return None


def _no_region(t: PaladinsTable, have: int, outpost: bool) -> Reason:
    """15.6, 15.10, 17.6, 17.10: no free space within reach: the nearest one needs so much, or there is none at all."""
    for number, space in enumerate(SPACES):
        if space.players <= len(t.s.players) and not t.s.taken >> number & 1:
            if outpost:
                needed = OUTSIDER_STRENGTH[space.region]
                return Reason(strength_rule(space.region), "why-strength", {"needed": needed, "value": have})
            needed = OUTSIDER_FAITH[space.region]
            return Reason(faith_rule(space.region), "why-faith", {"needed": needed, "value": have})
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
