"""The year: preparation, actions, scoring (sections 14 to 19)."""

from __future__ import annotations

from regnum.games.crescent_moon import actions, map_building
from regnum.games.crescent_moon.catalogue import CALIPH, CARD_ID, NEAR, NOMAD, RULER_ID, SULTAN, WARLORD
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.limits import keep_hand_limit
from regnum.games.crescent_moon.scoring import controlled, score_year, tokens
from regnum.games.crescent_moon.state import (
    ACTIONS,
    EMPTY,
    GROUPS,
    PALACE_SITE,
    PREPARATION,
    SCORING,
    TILES,
    Player,
)
from regnum.games.crescent_moon.table import CrescentTable
from regnum.games.crescent_moon.windows import BEFORE_ACTIONS, window
from regnum.kernel.things import SEATS, Seat, things

WARLORD_RESERVES = 3
NOMAD_RESERVES = 3

INCOME, RESERVES, UPKEEP = range(3)
"""The places of the phase track within preparation."""


async def step(t: CrescentTable) -> None:
    """14.02, 14.05, 14.06, 19.05: play to the next place of rest: a tile or group, the palace, a preparation, an
    action, a scoring."""
    s = t.s
    if s.phase == TILES:
        await map_building.place_tile(t)
    elif s.phase == GROUPS:
        await map_building.place_group(t)
    elif s.phase == PALACE_SITE:
        await map_building.first_palace(t)
        s.phase = PREPARATION
    elif s.phase == PREPARATION:
        await prepare(t)
    elif s.phase == ACTIONS:
        if await actions.take_action(t):
            await next_ruler(t)
    else:
        await close_year(t)


# -- preparation --------------------------------------------------


async def prepare(t: CrescentTable) -> None:
    """14.02, 14.03: income, reserves, upkeep, which year 1 skips (17.01); then the actions (15.14, 16.17, 17.07)."""
    s = t.s
    if t.journal is not None:
        t.note("log-year", "14.02", {"year": s.year})
    for me in s.players:
        t.gain_coins(me, income(t, me.seat), "15.01", "log-income")
    s.spot = RESERVES
    fill_reserves(t)
    s.spot = UPKEEP
    if s.year > 1:
        await upkeep(t)
    s.spot = INCOME
    s.phase = ACTIONS
    s.round = 1
    s.turn = SEATS[0]
    s.raided = False
    actions.begin(t)


def income(t: CrescentTable, seat: Seat) -> int:
    """15.01-15.13, 12.03, 79.01-79.03, 80.01: what a ruler gets for the hexes he controls, and the Sultan besides.

    The worked examples are 15.15-15.22.
    """
    s = t.s
    c = t.content
    total = 0
    for h in controlled(s, seat):
        total += c.income[s.terrain[h]] + sources(t, h)
    if seat == SULTAN:
        total += sum(sources(t, h) for h in t.hexes)
    return total


def sources(t: CrescentTable, h: Hex) -> int:
    """15.03, 15.04, 15.07, 15.08: a town or city and the Sultan's token, whoever controls the hex."""
    s = t.s
    c = t.content
    return (0, c.town_income, c.city_income)[s.settlement[h]] + (c.token_income if s.influence[h] == SULTAN else 0)


def reserves_value(t: CrescentTable, seat: Seat) -> int:
    """16.03-16.05: three; castles and tokens; three times the tokens."""
    s = t.s
    if seat == WARLORD:
        return WARLORD_RESERVES
    if seat == CALIPH:
        castles = sum(s.stronghold[h] == 2 and s.holder[h] == CALIPH for h in t.hexes)
        return castles + len(tokens(s, CALIPH))
    return NOMAD_RESERVES * len(tokens(s, NOMAD))


def current_strength(t: CrescentTable, me: Player) -> int:
    """16.07-16.11, 86.11: ordinary units on the map and on the card; for the Nomad all mercenaries there are."""
    s = t.s
    n = len(s.places)
    if me.seat == NOMAD:
        return sum(s.mercenary) + me.reserves
    return sum(s.ordinary[me.seat * n : (me.seat + 1) * n]) + me.reserves


def fill_reserves(t: CrescentTable) -> None:
    """16.01, 16.02, 16.06, 16.12-16.16: the difference, if there is one, as far as the supply reaches (01.03)."""
    for me in t.s.players:
        if t.content.rulers[me.seat].reserves:
            short = reserves_value(t, me.seat) - current_strength(t, me)
            if short > 0:
                t.fill_reserves(me, min(short, me.supply), "16.12")


async def upkeep(t: CrescentTable) -> None:
    """17.02-17.06, 18.01, 32.09, 65.04: cards return to hand, two Near cards leave, the market is refilled."""
    s = t.s
    for me in s.players:
        back = me.front
        me.front = ()
        for card in back:
            t.into_hand(me, card)
        if back and t.journal is not None:
            cards = things(CARD_ID[card] for card in back)
            t.note("log-takes-back", "17.02", {"ruler": RULER_ID[me.seat], "cards": cards})
        await keep_hand_limit(t, me)
    oldest = [place for place in range(len(s.market)) if t.content.market_of[place] == NEAR]
    for place in oldest[-t.content.discarded :]:
        if s.market[place] != EMPTY:
            t.discard_from_market(place)
    t.refill_market()


# -- the action phase --------------------------------------------------


async def next_ruler(t: CrescentTable) -> None:
    """14.04, 19.01, 19.03-19.05, 03.04: one action each in turn order, until each has carried out four."""
    s = t.s
    if s.turn + 1 < len(s.players):
        s.turn = SEATS[s.turn + 1]
    elif s.round < t.content.actions_a_year:
        s.turn = SEATS[0]
        s.round += 1
    else:
        for me in s.players:
            await window(t, me, BEFORE_ACTIONS)
        s.phase = SCORING
        s.turn = SEATS[0]
        return
    actions.begin(t)
    for me in s.players:
        if me.seat != s.turn:
            await window(t, me, BEFORE_ACTIONS)


# -- scoring --------------------------------------------------


async def close_year(t: CrescentTable) -> None:
    """14.01, 14.05-14.09, 40.10, 40.11, 41.01, 41.02: score; then the next year, or the end. The tracks of phases and
    years (01.08) are the state's own fields."""
    s = t.s
    if t.journal is not None:
        t.note("log-scoring", "14.05", {"year": s.year})
    await score_year(t)
    if s.year < s.years:
        s.year += 1
        s.phase = PREPARATION
        return
    s.over = True
    t.note("log-over", "41.02", {})
