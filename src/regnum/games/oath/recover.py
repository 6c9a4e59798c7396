"""Recover (5.4): a facedown relic at one's site, or a banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import law, modifiers, title
from regnum.games.oath.asking import BANK, BANNER, RELIC_PLACE, relic_place
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    BANNER_ID,
    BANNER_OF,
    BANNER_THING,
    DARKEST_SECRET,
    NO_SUIT,
    PEOPLES_FAVOR,
    RECOVER_SUPPLY,
    SEAT_ID,
    SITES,
    SLOTS,
    SUIT,
    SUITS,
    Banner,
    Relic,
    Thing,
)
from regnum.games.oath.modifiers import Major, list_modifiers
from regnum.games.oath.play import reactions
from regnum.games.oath.state import NOBODY, Player, Recover
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick

NO_COST = Reason("5.4.2.a", "why-no-relic-cost")
HELD_FAST = Reason("5.4.1.e", "why-secret-guarded")
NO_CARDS_THERE = Reason("5.4.1.i", "why-secret-nowhere")
NOTHING = Reason("5.4.1", "why-nothing-to-recover")
NOT_YOUR_SITE = Reason("5.4.1.b", "why-not-your-site")

RELIC_AT = 2000
"""Targets from here on are facedown relics by their place (asking.RELIC_PLACE)."""
RELIC_TARGETS = tuple(tuple(option.value for option in row) for row in RELIC_PLACE)
"""The places for relics at each slot."""


def targets(t: OathTable, recover: Recover) -> Sequence[Thing]:
    """5.4.1.a-j: the facedown relics at one's site, and both banners wherever they are."""
    here = t.s.sites[recover.at].relics
    return (*RELIC_TARGETS[recover.at][: len(here)], *BANNER_THING) if here else BANNER_THING


def relic_of(t: OathTable, target: Thing) -> Relic:
    """5.4.1.b: the relic that a target means; banners mean themselves."""
    slot, i = relic_place(target)
    return t.s.sites[slot].relics[i]


def quote(t: OathTable, recover: Recover, target: Thing) -> Bill | Reason:
    """5.4.1.a-j, 5.4.2.a-g: the least that recovering this costs, or why it is not possible."""
    for power in t.speaking(recover, "recover_cannot"):
        reason = power.recover_cannot(t, recover, target)
        if reason is not None:
            return reason
    bill = Bill(RECOVER_SUPPLY)
    reason = modifiers.bill_of(t, recover, bill) if recover.used else None
    if reason is not None:
        return reason
    reason = _relic(t, recover, target, bill) if target >= RELIC_AT else _banner(t, recover, target, bill)
    return reason or t.cannot_pay(t.s.players[recover.who], bill) or bill


def _relic(t: OathTable, recover: Recover, target: Thing, bill: Bill) -> Reason | None:
    """5.4.2.a-e: a relic costs what the site shows; three favor go into a favor bank."""
    slot, _ = relic_place(target)
    cost = SITES[t.s.sites[slot].card].recover
    if cost is None:
        return NO_COST
    if t.voices("locks") and t.locked(relic_of(t, target), recover.who):
        return Reason("7.2.2", "why-locked-relic")
    if cost.kind == "place-favor":
        bill.bank_favor(cost.amount, cost.suit)
        bill.rule = "5.4.2.b"
    elif cost.kind == "burn-favor":
        bill.burn_favor(cost.amount)
        bill.rule = "5.4.2.c"
    else:
        bill.burn_secret(cost.amount)
        bill.rule = "5.4.2.d" if cost.amount == 1 else "5.4.2.e"
    return None


def _banner(t: OathTable, recover: Recover, target: Thing, bill: Bill) -> Reason | None:
    """5.4.1.e-j, 5.4.2.f-g: more than lies on it; the Darkest Secret of another only where it is not guarded.

    P.13.d-e: from the Prince it never is, from others as always.
    """
    banner = BANNER_OF[target]
    s = t.s
    holder = s.holders[banner]
    if holder not in (NOBODY, recover.who):
        if banner == DARKEST_SECRET and recover.who != t.prince:  # P.13.d
            at = s.players[holder].pawn
            suits = [SUIT[card] for card in s.sites[at].cards if SUIT[card] != NO_SUIT]
            if not law.darkest_secret_free(s, suits, t.adviser_suits(holder)):
                return HELD_FAST if suits else NO_CARDS_THERE
        reason = t.cannot_take(recover.who, target, holder)
        if reason is not None:
            return reason
    least = s.on_banners[banner] + 1
    if banner == PEOPLES_FAVOR:
        bill.favor += least
        bill.rule = "5.4.2.f"
    else:
        bill.rule = "5.4.2.g"
        for power in t.speaking(recover, "recover_extra"):
            least -= power.recover_extra()
        bill.secrets += max(0, least)
    return None


RECOVER = Major("recover", targets, quote)


def option_of(target: Thing) -> Option[int]:
    """5.4.1.b-c: how a target is named in a menu."""
    if target >= RELIC_AT:
        slot, i = relic_place(target)
        return RELIC_PLACE[slot][i]
    return BANNER[BANNER_OF[target]]


def _target_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.4.1.a-j: what can be recovered and paid for."""
    recover = t.s.recover
    listing: Listing[Any] = Listing(why)
    for target in targets(t, recover):
        verdict = quote(t, recover, target)
        listing.put(option_of(target), against(verdict))
    list_modifiers(t, recover, RECOVER, listing)
    if listing.explains:
        for slot in SLOTS:
            if slot != recover.at:
                for option in RELIC_PLACE[slot][: len(t.s.sites[slot].relics)]:
                    listing.aside(option, NOT_YOUR_SITE)
    return listing.options


TARGET: Pick[Any] = Pick("recover-what", "5.4.1", _target_menu)


def _payment_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """5.4.2.f-g: any number greater than what lies on the banner."""
    recover = t.s.recover
    banner = BANNER_OF[recover.target]
    me = t.s.players[recover.who]
    bill = quote(t, recover, recover.target)
    assert isinstance(bill, Bill)
    least = t.s.on_banners[banner] + 1
    if banner == PEOPLES_FAVOR:
        return least, least + t.purse(me) - bill.favor
    least = max(0, least - recover.extra)
    return least, least + me.secrets - bill.secrets


PAYMENT = Amount("recover-payment", "5.4.2", _payment_bounds, passable=True)


def _bank_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return list(BANK)


FIRST_BANK: Pick[int] = Pick("recover-first-bank", "5.4.4.d", _bank_menu)


def can_recover(t: OathTable, me: Player) -> Reason | None:
    """5.4.1.a-j: whether a Recover is possible now. If not, a relic here is spoken of rather than a banner."""
    recover = Recover(me.seat, me.pawn)
    reason: Reason = NOTHING
    for target in targets(t, recover):
        verdict = quote(t, recover, target)
        if isinstance(verdict, Bill):
            return None
        if reason is NOTHING or not t.s.sites[me.pawn].relics:
            reason = verdict
    return None if modifiers.rescued(t, recover, RECOVER) else reason


async def recover(t: OathTable, me: Player) -> None:
    """5.4.3.a-b: the whole action; what is recovered lies faceup with its new holder, however much that is."""
    s = t.s
    record = Recover(me.seat, me.pawn)
    s.recovers.append(record)
    target = await modifiers.choose(t, record, RECOVER, TARGET)
    record.target = target
    after = t.speaking(record, "recover_after")  # access is what it is now: the relic itself may change it
    if target >= RELIC_AT:
        bill = quote(t, record, target)
        assert isinstance(bill, Bill)
        t.pay(me, bill)
        await modifiers.begin(t, record)
        slot, i = relic_place(target)
        relic = t.take_relic_at(me, slot, i, "5.4.3")
        record.target = relic
        await relics_taken(t, me, (relic,))
    else:
        await recover_banner(t, me, record, BANNER_OF[target])
    s.recovers.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda power: power.recover_after(t, record))


async def recover_banner(t: OathTable, me: Player, record: Recover, banner: Banner) -> None:
    """5.4.2-5.4.4.a-j: pay onto the banner, take it, and hand out what lay on it before."""
    s = t.s
    extras = t.speaking(record, "recover_extra")
    record.extra = sum(power.recover_extra() for power in extras)
    own = await t.ask(PAYMENT, me.seat)
    takes_back = s.holders[banner] == me.seat and law.own_favor_comes_back(s)
    first = await t.ask(FIRST_BANK, me.seat) if banner == PEOPLES_FAVOR and not takes_back else 0
    bill = quote(t, record, record.target)
    assert isinstance(bill, Bill)
    old = s.on_banners[banner]
    record.from_seat = s.holders[banner]
    t.pay(me, bill)  # its lines; what goes onto the banner is paid here
    await modifiers.begin(t, record)
    if banner == PEOPLES_FAVOR:
        t.spend_favor(me, own)
    else:
        me.secrets -= own
    record.paid = own + (record.extra if banner == DARKEST_SECRET else 0)
    s.on_banners[banner] = record.paid
    if t.journal is not None:
        args = {"player": SEAT_ID[me.seat], "banner": BANNER_ID[banner], "count": record.paid}
        t.note("log-recovers-banner", "5.4.4", args)
    t.give_banner(banner, me.seat)
    if banner == PEOPLES_FAVOR:
        t.turn_to_mob(law.recovered_favor_is_mob(s))
        if takes_back:
            t.favor_to(me, old)
        else:
            for i in range(old):
                s.banks[(first + i) % len(SUITS)] += 1
    elif record.from_seat == me.seat:
        t.gain_secrets(me, old, "5.4.4.j")
    else:
        t.gain_secrets(me, min(1, old), "5.4.4.h")
        if record.from_seat != NOBODY:
            t.gain_secrets(s.players[record.from_seat], old - 1, "5.4.4.i")


async def relics_taken(t: OathTable, me: Player, relics: tuple[Relic, ...]) -> None:
    """After relics were taken in one go: powers of others may react (Relic Thief), and the title is checked first.

    2.11.b.
    """
    await title.check(t)
    if t.voices("relics_taken"):
        await reactions(t, "relics_taken", me.seat, relics)
