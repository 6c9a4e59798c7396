"""What the Prince does on the spaces of the Mind Map (P.8-P.13). Each action says whether it was performed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from regnum.games.oath import modifiers, muster, recover, trade, travel
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    BANNER_THING,
    CARD_ID,
    DARKEST_SECRET,
    MUSTER_FAVOR,
    MUSTER_WARBANDS,
    NO_SUIT,
    PEOPLES_FAVOR,
    SEAT_ID,
    SLOTS,
    SUIT,
    Banner,
    Card,
    Slot,
)
from regnum.games.oath.powers import MODIFIES
from regnum.games.oath.prince import board, conditions
from regnum.games.oath.prince.battle import AIMS, Attack, Find, Widen, begin, himself, prince_of, reaches, tied
from regnum.games.oath.prince.board import FRIENDS, SCHEMERS
from regnum.games.oath.prince.helping import helpful, take_free, take_up, trade_quote
from regnum.games.oath.prince.mind import ACTIONS
from regnum.games.oath.prince.searching import search_and_play
from regnum.games.oath.state import EXILE, Muster, Recover, Trade
from regnum.games.oath.table import OathTable
from regnum.kernel.rulings import ruling

# -- Trade (P.8) -----------------------------------------------------------------------------------------------------


def _gain(t: OathTable, record: Trade, card: Card) -> trade.Gain:
    """P.8.a-c: what one card brings, with what powers change in a Trade."""
    name = SCHEMERS if record.for_secrets else FRIENDS
    tokens = board.tokens_per_card(prince_of(t), name, SUIT[card])
    return trade.changed_gain(t, record, card, trade.Gain(0, tokens) if record.for_secrets else trade.Gain(tokens, 0))


def _cards_for(t: OathTable, at: Slot) -> list[Card]:
    """P.8.a: the cards of a site, then those of other sites for which some power widens a Trade."""
    here = list(t.s.sites[at].cards) if t.s.sites[at].faceup else []
    if not MODIFIES["trade"] & helpful() & t.in_play & t.access(t.prince, at):
        return here
    return here + [card for slot in SLOTS if slot != at and t.s.sites[slot].faceup for card in t.s.sites[slot].cards]


@ruling("prince_bundled_actions")
def trades(t: OathTable, at: Slot, name: str) -> list[tuple[Card, trade.Gain, Bill]]:
    """P.8.a-c, P.10.e-f: the empty cards with which a Trade at a site would bring him something; banks run dry.

    So does his purse: the favor of one card may pay the toll of the next (P.15.d), but no favor pays two tolls.
    """
    banks = list(t.s.banks)
    purse = t.purse(himself(t))
    found = []
    for card in _cards_for(t, at):
        if SUIT[card] == NO_SUIT or t.occupied(card) or board.row_of(prince_of(t), name, SUIT[card]) < 0:
            continue
        record = Trade(t.prince, at, card=card, for_secrets=name == SCHEMERS)
        take_free(t, record, "trade", told=False)
        bill = trade_quote(t, record, card)
        if not isinstance(bill, Bill) or bill.favor > purse:
            continue
        gain = _gain(t, record, card)
        gain.favor = min(gain.favor, banks[SUIT[card]])
        if gain.favor + gain.secrets > 0:
            banks[SUIT[card]] -= gain.favor
            purse += gain.favor - bill.favor
            found.append((card, gain, bill))
    return found


async def _trade(t: OathTable, name: str) -> bool:
    """P.8.a-e: every card at his site in one go, each with its own modifiers and tolls; nothing is laid on them."""
    me = himself(t)
    gained = 0
    for card, _, _ in trades(t, me.pawn, name):
        record = Trade(me.seat, me.pawn, card=card, for_secrets=name == SCHEMERS)
        t.s.trades.append(record)
        await take_up(t, record, "trade")
        bill = trade_quote(t, record, card)
        if isinstance(bill, Bill):
            gain = _gain(t, record, card)
            t.pay(me, bill)
            await modifiers.begin(t, record)
            gained += t.gain_favor(me, gain.favor, SUIT[card], "P.8.a")
            t.gain_secrets(me, gain.secrets, "P.8.c")
            gained += gain.secrets
        t.s.trades.remove(record)
    return gained > 0


async def trade_favor(t: OathTable) -> bool:
    """P.8.a-b, P.8.d-e."""
    return await _trade(t, FRIENDS)


async def trade_secrets(t: OathTable) -> bool:
    """P.8.b-e."""
    return await _trade(t, SCHEMERS)


async def trade_favor_and_secrets(t: OathTable) -> bool:
    """P.8.a-e: both in one action; skipped if he would gain neither."""
    favor = await _trade(t, FRIENDS)
    return await _trade(t, SCHEMERS) or favor


# -- Muster (P.9) ----------------------------------------------------------------------------------------------------


@ruling("prince_bundled_actions")
async def muster_all(t: OathTable) -> bool:
    """P.9.a-e: 1 favor on each empty card, the one nearest the site first; none of it from Ambition."""
    me = himself(t)
    gained = 0
    for card in t.s.sites[me.pawn].cards:
        on_board = me.favor - prince_of(t).ambition
        if on_board < MUSTER_FAVOR or t.bank_of(me) < 1:
            break
        record = Muster(me.seat, me.pawn, card=card)
        t.s.musters.append(record)
        await take_up(t, record, "muster")
        bill = muster.quote(t, record, card)
        if not isinstance(bill, Bill):
            t.s.musters.remove(record)
            continue
        t.pay(me, bill)
        if t.journal is not None:
            t.note("log-musters", "P.9.a", {"player": SEAT_ID[me.seat], "card": CARD_ID[card]})
        await modifiers.begin(t, record)
        more = sum(power.muster_gain(t, record, card) for power in t.speaking(record, "muster_gain"))
        gained += t.gain_warbands(me, MUSTER_WARBANDS + more, "P.9.c")
        after = t.speaking(record, "muster_after")
        t.s.musters.remove(record)
        await modifiers.one_by_one(t, after, me.seat, record, lambda power, r=record: power.muster_after(t, r))  # type: ignore[misc]
    return gained > 0


# -- Travel (P.10) ---------------------------------------------------------------------------------------------------


async def go(t: OathTable, slot: Slot) -> bool:
    """He travels there, for no Supply; he pays a toll (P.15.d) and minds no ban (P.15.b)."""
    return await travel.travel(t, himself(t), free=True, only=(slot,))


def worth(t: OathTable, slot: Slot, name: str) -> int:
    """P.10.d-f: the tokens that a Trade at a site would bring him now."""
    return sum(gain.favor + gain.secrets for _, gain, _ in trades(t, slot, name))


@ruling("prince_stays_where_it_is_as_good")
async def _travel_to_trade(t: OathTable, name: str) -> bool:
    """P.10.a-h: to the site that brings most; skipped if none is better than his own; a failed Travel is performed."""
    gains = {slot: worth(t, slot, name) for slot in SLOTS if reaches(t, slot)}
    best = max(gains.values())
    if not best:
        return failed_travel(t, name)
    here = himself(t).pawn
    if gains[here] == best:
        return False
    best_sites = [slot for slot, gain in gains.items() if gain == best]
    if len(best_sites) > 1:
        tell_tie(t, t.site_name(best_sites[0]))
    return await go(t, best_sites[0])


@ruling("prince_leftmost")
def failed_travel(t: OathTable, name: str) -> bool:
    """P.10.g-h, P.23.f: 1 favor of the leftmost bank that has any, or 1 secret; whether there was anything to gain."""
    me = himself(t)
    if name == SCHEMERS:
        t.gain_secrets(me, board.FAILED_SECRETS, "P.10.h")
        return True
    bank = next((suit for suit, favor in enumerate(t.s.banks) if favor), None)
    return bank is not None and t.gain_favor(me, board.FAILED_FAVOR, bank, "P.10.g") > 0


async def travel_most_favor(t: OathTable) -> bool:
    """P.10.d-g."""
    return await _travel_to_trade(t, FRIENDS)


async def travel_most_secrets(t: OathTable) -> bool:
    """P.10.d-f, P.10.h."""
    return await _travel_to_trade(t, SCHEMERS)


async def travel_relic(t: OathTable) -> bool:
    """P.10.i-l, P.17.j-k: a site with a relic, else a facedown one, else favor and on to where secrets are."""
    s = t.s
    if s.sites[himself(t).pawn].relics:
        return False
    with_relic = [slot for slot in SLOTS if s.sites[slot].relics and reaches(t, slot)]
    if with_relic:
        if len(with_relic) > 1:
            tell_tie(t, t.site_name(with_relic[0]))
        return await go(t, with_relic[0])
    hidden = [slot for slot in SLOTS if not s.sites[slot].faceup and reaches(t, slot)]
    if hidden:
        if len(hidden) > 1:
            tell_tie(t, t.site_name(hidden[0]))
        if not await go(t, hidden[0]):
            return False
        if not s.sites[hidden[0]].relics:
            failed_travel(t, FRIENDS)
        return True
    gained = failed_travel(t, FRIENDS)
    return await _travel_to_trade(t, SCHEMERS) or gained


# -- Search (P.12) ---------------------------------------------------------------------------------------------------


async def search(t: OathTable) -> bool:
    """P.12.a-b: phase 2 once more, in this quadrant; the number of actions stays what it is."""
    return await search_and_play(t) is not None


# -- Recover (P.13) --------------------------------------------------------------------------------------------------


@ruling("prince_ambition")
async def recover_relic(t: OathTable) -> bool:
    """P.13.a-b, P.13.f-g, P.3.e: pay and take the relic nearest the site card: Ambition, board, an Exile's secrets."""
    if not conditions.can_pay_relic(t):
        return False
    cost = conditions.relic_cost(t)
    assert cost is not None
    me = himself(t)
    record = Recover(me.seat, me.pawn)
    after = t.speaking(record, "recover_after")
    t.s.recovers.append(record)
    if cost.kind == "burn-secret":
        t.burn_secrets(me, cost.amount, rule="P.13.b")
    else:
        favor = min(cost.amount, t.purse(me))
        if favor < cost.amount:
            assert me.role == EXILE
            t.burn_secrets(me, cost.amount - favor, rule="P.13.g")
        spend_ambition_first(t, favor)
        if cost.kind == "place-favor":
            t.favor_to_bank(me, favor, cost.suit, "P.13.b")
        else:
            t.burn_favor(me, favor, "P.13.b")
    record.target = t.take_relic_at(me, me.pawn, 0, "P.13.b")
    await recover.relics_taken(t, me, (record.target,))
    t.s.recovers.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda power: power.recover_after(t, record))
    return True


def spend_ambition_first(t: OathTable, favor: int) -> None:
    """P.13.f: in a Recover the favor of the Ambition space goes first."""
    prince = prince_of(t)
    prince.ambition -= min(prince.ambition, favor)


async def _recover_banner(t: OathTable, banner: Banner) -> bool:
    """P.13.b-d, P.17.l, P.17.n: he pays all he has; the Darkest Secret is never guarded from him.

    Skipped where it hung on a power that his decider does not use (prince_can_pay).
    """
    me = himself(t)
    record = Recover(me.seat, me.pawn, target=BANNER_THING[banner])
    t.s.recovers.append(record)
    await take_up(t, record, "recover")
    bill = recover.quote(t, record, record.target)
    if not isinstance(bill, Bill):
        t.s.recovers.remove(record)
        return False
    after = t.speaking(record, "recover_after")
    spend_ambition_first(t, t.purse(me) if banner == PEOPLES_FAVOR else bill.favor)
    await recover.recover_banner(t, me, record, banner)
    t.s.recovers.remove(record)
    await modifiers.one_by_one(t, after, me.seat, record, lambda power: power.recover_after(t, record))
    return True


async def recover_darkest_secret(t: OathTable) -> bool:
    """P.13.a-d."""
    return conditions.can_pay_darkest_secret(t) and await _recover_banner(t, DARKEST_SECRET)


async def recover_peoples_favor(t: OathTable) -> bool:
    """P.13.a-c, P.13.f."""
    return conditions.can_pay_peoples_favor(t) and await _recover_banner(t, PEOPLES_FAVOR)


# -- Travel + Campaign (P.11) ----------------------------------------------------------------------------------------


async def _travel_and_campaign(t: OathTable, find: Find, widen: Widen) -> bool:
    """P.11.a, P.11.f-r: skipped if he is not ready; he travels, declares all he can, and the campaign takes its way."""
    attack = find(t)
    if attack is None or not attack.ready:
        tell_readiness(t, attack)
        return False
    if t.journal is not None:
        for thing in tied(t, attack):
            tell_tie(t, thing)
    if himself(t).pawn != attack.at and not await go(t, attack.at):
        return False
    attack = widen(t, attack)
    tell_readiness(t, attack)
    begin(t, attack)
    return True


def tell_readiness(t: OathTable, attack: Attack | None) -> None:
    """P.11.a-b: whether he is ready to fight, with the figures."""
    if attack is not None and t.journal is not None:
        args = {"player": SEAT_ID[t.prince], "dice": attack.dice, "defense": attack.defense}
        t.note("log-prince-ready" if attack.ready else "log-prince-not-ready", "P.11.b", args)


def tell_tie(t: OathTable, thing: str) -> None:
    """P.3.a: the leftmost of several."""
    t.note("log-prince-leftmost", "P.3.a", {"player": SEAT_ID[t.prince], "thing": thing})


async def travel_campaign_sites(t: OathTable) -> bool:
    """P.11.h-l."""
    return await _travel_and_campaign(t, *AIMS["travel-campaign-sites"])


async def travel_campaign_relics(t: OathTable) -> bool:
    """P.11.o-r."""
    return await _travel_and_campaign(t, *AIMS["travel-campaign-relics"])


async def travel_campaign_darkest_secret(t: OathTable) -> bool:
    """P.11.m-n."""
    return await _travel_and_campaign(t, *AIMS["travel-campaign-darkest-secret"])


async def travel_campaign_peoples_favor(t: OathTable) -> bool:
    """P.11.m-n."""
    return await _travel_and_campaign(t, *AIMS["travel-campaign-peoples-favor"])


Action = Callable[[OathTable], Coroutine[Any, Any, bool]]


def _named(names: Sequence[str]) -> dict[str, Action]:
    """P.7.j: the function of each action: it bears the action's name."""
    return {name: muster_all if name == "muster" else globals()[name.replace("-", "_")] for name in names}


PERFORM: dict[str, Action] = _named(ACTIONS)


def why_skipped(t: OathTable, action: str) -> str:
    """P.7.c, P.8.e, P.9.e, P.10.c, P.11.a, P.13.a: why an action was not performed, in a word."""
    verb = action.partition("-")[0]
    if verb == "travel" and "campaign" not in action:
        relics_here = bool(t.s.sites[himself(t).pawn].relics)
        stays = relics_here if action == "travel-relic" else not action.endswith("favor") or any(t.s.banks)
        return "here" if stays else "banks"
    return "ready" if verb == "travel" else verb
