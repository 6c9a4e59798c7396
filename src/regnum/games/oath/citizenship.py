"""Becoming a Citizen and being exiled (6.6-6.8)."""

from __future__ import annotations

from regnum.games.oath import law, title
from regnum.games.oath.asking import RELIQUARY_PLACE
from regnum.games.oath.catalogue import (
    FULL_SUPPLY,
    GRAND_SCEPTER,
    NO_CARD,
    PEOPLES_FAVOR,
    PURPLE,
    SEAT_ID,
    SLOTS,
    Relic,
)
from regnum.games.oath.exchange import OFFER, negotiate
from regnum.games.oath.play import discard_vision
from regnum.games.oath.powers import Power
from regnum.games.oath.state import CITIZEN, EXILE, NOBODY, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason
from regnum.kernel.things import Seat

EXILE_PRICE = 5
"""6.7.a."""

NO_CITIZEN = Reason("P.2.o", "why-prince-stays-exile")
UNDER_THE_PRINCE = Reason("P.2.i", "why-prince-keeps-citizens")
NOT_CITIZEN = Reason("6.8", "why-not-citizen")
RELIQUARY_EMPTY = Reason("6.6.1.c", "why-reliquary-empty")


async def become_citizen(t: OathTable, player: Player) -> None:
    """7.6.1.a-c, 6.6.2.a-j: a new side, purple warbands, no Vision, the title, the Act phase, full Supply."""
    s = t.s
    await _turn_purple(t, player)
    player.role = CITIZEN
    if t.journal is not None:
        t.note("log-becomes-citizen", "6.6.2", {"player": SEAT_ID[player.seat]})
    if player.vision != NO_CARD:
        await discard_vision(t, player, player.vision)
    if s.title == player.seat:
        s.usurper = law.new_citizens_title_is_usurper(s)
    if t.active is player:
        t.end_act()
    player.supply = FULL_SUPPLY
    t.player_changed(player.seat)
    await title.check(t)


async def _turn_purple(t: OathTable, player: Player) -> None:
    """6.6.2.c, d: every warband on board and map is replaced; if purple ones run short the Exile chooses which."""
    s = t.s
    bank = t.chancellor
    slots = [slot for slot in SLOTS if s.sites[slot].army == player.colour]
    total = player.warbands + sum(s.sites[slot].warbands for slot in slots)
    left = min(total, bank.bank)
    rest = total
    kept: list[int] = []
    for slot in slots:
        there = s.sites[slot].warbands
        rest -= there
        low, high = max(0, left - rest), min(left, there)
        kept.append(await t.number(player, low, high, None, "purple-at-site", t.site_name(slot)))
        left -= kept[-1]
    for slot, n in zip(slots, kept, strict=True):
        site = s.sites[slot]
        player.bank += site.warbands
        bank.bank -= n
        site.warbands = n
        site.army = PURPLE if n else NOBODY
    player.bank += player.warbands
    bank.bank -= left
    player.warbands = left


def turn_exile(t: OathTable, player: Player) -> None:
    """6.7.g-j: the board is turned over, its purple warbands replaced by own ones; those on the map stay purple."""
    n = min(player.warbands, player.bank)
    t.chancellor.bank += player.warbands
    player.bank -= n
    player.warbands = n
    player.role = EXILE
    player.supply = FULL_SUPPLY
    t.player_changed(player.seat)
    if t.journal is not None:
        t.note("log-exiled", "6.7", {"player": SEAT_ID[player.seat]})


def cannot_be_exiled(t: OathTable, seat: Seat) -> Reason | None:
    """6.7.a: why a Citizen cannot be exiled by anybody."""
    if t.prince == t.empire:
        return UNDER_THE_PRINCE
    for power in t.voices("exile_cannot"):
        reason = power.exile_cannot(t, seat)
        if reason is not None:
            return reason
    return None


def exile_price(t: OathTable, me: int, citizen: Seat) -> int:
    """6.7.a-f: 5 favor, more for the Citizen's title and People's Favor, less for one's own."""
    s = t.s
    price = EXILE_PRICE
    price += (s.title == citizen) + (s.holders[PEOPLES_FAVOR] == citizen)
    price -= (s.title == me) + (s.holders[PEOPLES_FAVOR] == me)
    return price


def self_exile_price(t: OathTable, me: Player) -> int:
    """6.8.b: a favor for each warband on the board and for each secret on the board and on cards."""
    on_cards = t.secrets_on_cards() if t.active is me else 0
    return me.warbands + t.all_secrets(me) + on_cards


def cannot_self_exile(t: OathTable, me: Player) -> Reason | None:
    """6.8.a-g: why a player cannot exile oneself."""
    if me.role != CITIZEN:
        return NOT_CITIZEN
    if GRAND_SCEPTER in me.relics:
        return Reason("6.8.c", "why-has-scepter")
    reason = cannot_be_exiled(t, me.seat)
    if reason is not None:
        return reason
    price = self_exile_price(t, me)
    if price > t.purse(me):
        return Reason("6.8.b", "why-favor", {"needed": price, "have": t.purse(me)})
    return None


async def self_exile(t: OathTable, me: Player) -> None:
    """6.8.a-g: pay the holder of the Grand Scepter; the Act phase ends."""
    holder = scepter_holder(t)
    if holder is not None:
        t.give_favor(me, holder.seat, self_exile_price(t, me), "6.8")
    turn_exile(t, me)
    t.end_act()
    await title.check(t)


def scepter_holder(t: OathTable) -> Player | None:
    """6.8.a: who has the Grand Scepter, if anybody has it."""
    return next((player for player in t.s.players if GRAND_SCEPTER in player.relics), None)


async def offer_citizenship(t: OathTable, me: Player, exile: Player, power: Power) -> None:
    """6.6.1.a-f: offer a Reliquary relic and perhaps more; who accepts becomes a Citizen (6.6.2)."""
    s = t.s
    if exile is me:
        among = [RELIQUARY_PLACE[i].value for i, relic in enumerate(s.reliquary) if relic != NO_CARD]
        space = await t.choose("place", me, among, power)
        t.take_from_reliquary(me, space - RELIQUARY_PLACE[0].value, "6.6.1", taken=False)
        await become_citizen(t, me)
        return
    unknown = [RELIQUARY_PLACE[i].value for i, relic in enumerate(s.reliquary) if _unknown(t, exile, relic)]
    for place in await t.several("place", me, unknown, 0, len(unknown), power):
        space = place - RELIQUARY_PLACE[0].value
        t.peek(exile, (s.reliquary[space],), "6.6.1.f", {"where": f"reliquary:{space}"})
    deal = await negotiate(t, OFFER, me, exile)
    if deal is not None:
        await become_citizen(t, exile)


def _unknown(t: OathTable, player: Player, relic: Relic) -> bool:
    """6.6.1.f: whether a player could still be shown a relic."""
    return relic != NO_CARD and not t.knows(player.seat, relic)


async def exile_citizen(t: OathTable, me: Player, citizen: Player) -> None:
    """6.7.a-j: pay the Citizen, who is exiled."""
    t.give_favor(me, citizen.seat, exile_price(t, me.seat, citizen.seat), "6.7")
    turn_exile(t, citizen)
    await title.check(t)
