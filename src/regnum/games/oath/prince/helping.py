"""Which powers the Prince uses (P.15.g-l), and the modifiers of his own actions (prince-bundled-actions).

Every power of every card is in one class; `class_of` says in which, and why is written beside each exception. At the
Limited level he uses what costs nothing, discards nothing and does something for him; at the Expanded level whoever
decides for him may use everything else too, except what does nothing for him.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from regnum.games.oath import modifiers
from regnum.games.oath.asking import ENOUGH, NO_CHOICE
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    SEAT_ID,
    SLOTS,
    THING_ID,
    Card,
)
from regnum.games.oath.modifiers import Major
from regnum.games.oath.muster import MUSTER
from regnum.games.oath.powers import MODIFIES, POWERS, WINDOW, BattlePlan, Modifier, Power
from regnum.games.oath.prince.battle import prince_of
from regnum.games.oath.recover import RECOVER
from regnum.games.oath.search import SEARCH
from regnum.games.oath.state import Act, Trade
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each
from regnum.games.oath.tabletop.rule import IGNORED_BY_THE_PRINCE
from regnum.games.oath.trade import TRADE
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

# -- the classes -----------------------------------------------------------------------------------------------------

USED, COSTS, DISCARDS, NOTHING, ACTION, PLAYED, BINDS, IGNORED = (
    "used",
    "costs",
    "discards",
    "nothing",
    "action",
    "when-played",
    "binds",
    "ignored",
)
"""Used at both levels; has a price; discards cards; does nothing for him; Action and When Played powers, which are for
the Expanded level; texts that bind him like anybody; bans without a price, which he ignores."""

HELPFUL: Mapping[str, str] = {
    "denizen:augury": "a card more to choose from",
    "denizen:battle-honors": "favor after a victory",
    "denizen:bear-traps": "an attack die and a warband off the attacker",
    "denizen:code-of-honor": "two attack dice for him, or off the attacker, in place of other plans",
    "denizen:downtrodden": "two warbands more",
    "denizen:hospital": "his dead come to its site",
    "denizen:hospitality": "a favor after a Travel, his Schemers being his advisers",
    "denizen:hunting-party": "a campaign after a Search",
    "denizen:keep": "two defense dice at its site; the sheet's own example",
    "denizen:knights-errant": "a campaign after a Muster",
    "denizen:longbows": "an attack die for him, or off the attacker",
    "denizen:map-library": "Trades with the cards of his whole region",
    "denizen:military-parade": "favor after a victory",
    "denizen:outriders": "his skulls kill nobody",
    "denizen:pressgangs": "Musters on cards that are not empty",
    "denizen:rowdy-pub": "a warband more",
    "denizen:secret-signal": "a second favor in a Trade that gives one",
    "denizen:small-friends": "Trades with the cards of sites with a Beast card",
    "denizen:the-old-oak": "a secret more",
    "denizen:village-constable": "two attack dice for him, or off the attacker",
    "denizen:walled-garden": "defense dice at its site",
    "denizen:welcoming-party": "a favor for the card he plays",
    "denizen:wild-cry": "two warbands for a Beast card",
    "edifice:bandit-rampart": "two attack dice off the attacker at its site",
    "relic:cursed-cauldron": "warbands after a victory",
    "relic:dragonskin-drum": "a warband after a Travel",
    "relic:obsidian-cage": "the beaten force is caught",
    "relic:truthful-harp": "two cards more to choose from; what he draws is open anyway",
}
"""Free battle plans and modifiers that do something for him (P.15.j)."""

IDLE: Mapping[str, str] = {
    "denizen:a-fast-steed": "saves Supply",
    "denizen:acting-troupe": "his Trade counts no advisers (P.8.b)",
    "denizen:awaited-return": "saves Supply",
    "denizen:book-burning": "he never targets a pawn (P.11.h-o)",
    "denizen:bracken": "only says where discards go",
    "denizen:errand-boy": "he draws from the world deck (P.6.a)",
    "denizen:forest-paths": "saves Supply; limits of Travel he ignores (P.15.b)",
    "denizen:martial-culture": "he accepts no Citizenship (P.2.o)",
    "denizen:mushrooms": "he draws from the world deck (P.6.a)",
    "denizen:new-growth": "he plays to any site as it is (P.6.i-k)",
    "denizen:news-from-afar": "saves Supply",
    "denizen:observatory": "he draws from the world deck (P.6.a)",
    "denizen:portal": "saves Supply; limits of Travel he ignores (P.15.b)",
    "denizen:relic-hunter": "he declares only what the action space shows (P.11.n)",
    "denizen:scouts": "gives Supply",
    "denizen:slander": "he never targets a pawn (P.11.h-o)",
    "denizen:special-envoy": "saves Supply and ends his actions",
    "denizen:tents": "saves Supply",
    "denizen:way-station": "saves Supply",
    "denizen:wild-mounts": "he uses no plan that is discarded",
    "relic:cracked-horn": "only says where discards go",
    "site:buried-giant": "saves Supply; limits of Travel he ignores (P.15.b)",
}
"""Powers that do nothing for him, whatever they cost."""

PRICED: Mapping[str, str] = {
    "denizen:jinx": "a secret for a reroll",
    "denizen:peace-envoy": "1 favor on it, and favor for the enemy",
    "denizen:relic-thief": "a price for the attempt",
    "denizen:wrestlers": "a warband is sacrificed",
    "relic:sticky-fire": "a favor is given",
}
"""Powers whose price stands in their text."""

DISCARDING: Mapping[str, str] = {
    "banner:peoples-favor": "a card is discarded first",
    "denizen:crop-rotation": "a card is discarded first",
    "denizen:traveling-doctor": "it is discarded after a defeat",
    "site:great-slum": "a card is discarded first",
}
"""Free powers whose text discards a card; plans that are discarded at the end say so themselves."""

BANS: Mapping[str, str] = {
    "denizen:ancient-bloodline": "relics at its ruler's sites cannot be recovered",
    "denizen:lost-tongue": "relics and banners cannot be taken",
    "denizen:tome-guardians": "the Darkest Secret cannot be taken",
    "edifice:hall-of-debate": "the People's Favor cannot be a target",
    "relic:circlet-of-command": "relics and banners cannot be taken",
    "site:barren-coast": "says where one may travel",
    "site:lush-coast": "says where one may travel",
    "site:narrow-pass": "says where one must travel",
    "site:rocky-coast": "says where one may travel",
    "site:shrouded-wood": "says who chooses where one travels",
    "site:the-hidden-place": "says where one may travel",
}
"""Bans and limits of Travel that he ignores (P.15.a-b), by power, besides those that are nothing but a ban."""

STAYS_A_CHOICE: Mapping[str, str] = {
    "denizen:bracken": "where the other cards go",
    "denizen:relic-hunter": "relics at the sites he targets",
    "denizen:wild-mounts": "a Beast card in place of his plans",
    "relic:cracked-horn": "where the other cards go",
}
"""Idle powers that a standard player may still use to some end: at the Expanded level they are offered."""


def _is(power: Power, listed: Mapping[str, str]) -> bool:
    """P.15.j: whether a power is of a listed card."""
    return THING_ID[power.card] in listed


def has_price(power: Power) -> bool:
    """P.15.j: whether using a power costs anything."""
    return not power.cost.nothing or type(power).price is not Power.price or _is(power, PRICED)


@ruling("prince_limited_powers", "prince_ignored_bans")
def class_of(power: Power) -> str:
    """P.15.a-c, P.15.g-j: what the Prince makes of a power."""
    if power.kind == "action":
        return ACTION
    if power.kind == "when-played":
        return PLAYED
    if _is(power, DISCARDING) or (isinstance(power, BattlePlan) and power.discard_at_end):
        return DISCARDS
    if _is(power, IDLE):
        return NOTHING
    if has_price(power) and power.kind not in ("persistent", "mandatory"):
        return COSTS
    if power.kind in ("persistent", "mandatory"):
        if _is(power, PRICED):
            return COSTS
        if power.id in BANS:
            return IGNORED
        windows = [name for name, mask in WINDOW.items() if mask & power.bit]
        return IGNORED if windows and all(name in IGNORED_BY_THE_PRINCE for name in windows) else BINDS
    if power.kind in ("modifier", "battle-plan"):
        return USED if _is(power, HELPFUL) else ""
    return USED


def why(power: BattlePlan | Modifier) -> str:
    """P.15.g-j: why a battle plan or a modifier is in its class."""
    thing = THING_ID[power.card]
    for listed in (HELPFUL, IDLE, DISCARDING, PRICED):
        if thing in listed:
            return listed[thing]
    if isinstance(power, BattlePlan) and power.discard_at_end:
        return "it is discarded at the end"
    cost = power.cost
    prices = (
        (cost.place_favor, "favor on it"),
        (cost.place_secret, "secret on it"),
        (cost.burn_favor, "favor burned"),
        (cost.burn_secret, "secret burned"),
    )
    return ", ".join(f"{count} {what}" for count, what in prices if count)


@cache
def helpful() -> int:
    """P.15.j: the mask of the free modifiers that help him."""
    return sum(power.bit for power in POWERS.values() if class_of(power) == USED and isinstance(power, Modifier))


@cache
def useless() -> int:
    """P.15.j: the mask of the modifiers and battle plans that are never offered for him."""
    idle = [power for power in POWERS.values() if class_of(power) == NOTHING and not _is(power, STAYS_A_CHOICE)]
    return sum(power.bit for power in idle if isinstance(power, (Modifier, BattlePlan)))


# -- his actions as the modifiers see them ---------------------------------------------------------------------------

_AWAY = Reason("5.3.2", "why-no-card-here")


def trade_quote(t: OathTable, trade: Trade, card: Card) -> Bill | Reason:
    """P.8.d, P.15.d: tolls and modifiers; he places nothing on the card."""
    here = next(slot for slot in SLOTS if card in t.s.sites[slot].cards)
    if here != trade.at and not any(here in power.trade_slots(t, trade) for power in t.speaking(trade, "trade_slots")):
        return _AWAY
    bill = Bill(free=True)
    reason = modifiers.bill_of(t, trade, bill)
    if reason is not None:
        return reason
    for power in t.speaking(trade, "trade_price"):
        power.trade_price(t, trade, card, bill)
    return t.cannot_pay(t.s.players[trade.who], bill) or bill


HIS: Mapping[str, Major] = {
    "trade": Major(TRADE.name, lambda t, trade: (trade.card,), trade_quote),
    "muster": Major(MUSTER.name, lambda t, muster: (muster.card,), MUSTER.quote),
    "search": Major(SEARCH.name, lambda t, search: (search.source,), SEARCH.quote),
    "recover": Major(RECOVER.name, lambda t, recover: (recover.target,), RECOVER.quote),
}
"""His major actions, with the one choice that the action space leaves."""

_WIDENING = ("denizen:map-library", "denizen:small-friends")
_CAMPAIGNS = ("denizen:hunting-party", "denizen:knights-errant")


def _wanted(t: OathTable, act: Act, power: Modifier, major: Major) -> bool:
    """P.15.j: whether a helpful modifier has anything to do: a card out of reach, a campaign that is not on already."""
    thing = THING_ID[power.card]
    if thing in _WIDENING and any(type(major.quote(t, act, choice)) is Bill for choice in major.choices(t, act)):
        return False
    return not (thing in _CAMPAIGNS and t.s.campaigns) and modifiers.obstacle(t, act, power, major) is None


@ruling("prince_limited_powers", "prince_bundled_actions")
def take_free(t: OathTable, act: Act, name: str, told: bool = True) -> None:
    """P.15.j: every helpful modifier within his reach is used for this action; for each card it is a new one.

    Where he only considers what an action would bring, nothing is told.
    """
    mask = MODIFIES[name] & t.in_play & helpful()
    if not mask:
        return
    major = HIS[name]
    for power in each(mask & t.access(act.who, act.at)):
        assert isinstance(power, Modifier)
        if not _wanted(t, act, power, major):
            continue
        choice = NO_CHOICE
        if power.argument:
            choice = next(x for x in power.choices(t, act) if modifiers.leads_on(t, act, power, x, major))
        modifiers.apply(t, act, power, choice)
        if told and t.journal is not None:
            t.note("log-uses", "7.4", {"player": SEAT_ID[act.who], "power": THING_ID[power.card]})


def _record(t: OathTable, name: str) -> Act:
    """P.15.j: the record of his action under way."""
    s = t.s
    if name == "trade":
        return s.trade
    if name == "muster":
        return s.muster
    return s.search if name == "search" else s.recover


def _menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """P.15.l, 7.4.c: the modifiers open to him that he can pay for."""
    listing: Listing[Any] = Listing(why)
    modifiers.list_modifiers(t, _record(t, d.args["major"]), HIS[d.args["major"]], listing)
    listing.put(ENOUGH)
    return listing.options


def _figures(t: OathTable, d: Decision) -> Args:
    return {"player": SEAT_ID[t.prince], "action": d.args["major"]}


MODIFIERS_OF_HIS: Pick[Any] = Pick("prince-modifiers", "P.15.l", _menu, passable=True, figures=_figures)


async def take_up(t: OathTable, act: Act, name: str) -> None:
    """P.15.j, P.15.l-m: the modifiers of one of his actions, whose record lies on the table.

    At the Expanded level the person who decides for him chooses among all that are open.
    """
    from regnum.games.oath.prince.behalf import decider

    if not prince_of(t).expanded:
        take_free(t, act, name)
        return
    major = HIS[name]
    while modifiers.rescued(t, act, major):
        value = await t.ask(MODIFIERS_OF_HIS, decider(t), {"major": name})
        if type(value) is not tuple:
            return
        power = POWERS[value[1]]
        assert isinstance(power, Modifier)
        choice = NO_CHOICE
        if power.argument:
            among = [x for x in power.choices(t, act) if modifiers.leads_on(t, act, power, x, major)]
            choice = await t.choose(power.argument, t.s.players[act.who], among, power)
        modifiers.apply(t, act, power, choice)
        if t.journal is not None:
            t.note("log-uses", "7.4", {"player": SEAT_ID[act.who], "power": THING_ID[power.card]})
