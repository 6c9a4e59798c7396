"""Building (sections 21 and 22)."""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import (
    BUILDING_ID,
    CASTLE,
    CITY,
    FORT,
    RULER_ID,
    TERRAINS,
    TOWN,
    card,
)
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.state import NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

ENGINEERS = card("engineers")

Site = tuple[int, Hex]


def _site(kind: int) -> AtHex[Site]:
    name = BUILDING_ID[kind].partition(":")[2]
    return AtHex(name, lambda h: (kind, h), label="option-build", rule="21.01", building=BUILDING_ID[kind])


SITES = {kind: _site(kind) for kind in (FORT, CASTLE, TOWN, CITY)}
STOP: Option[Site] = Option("stop", (-1, NOWHERE), label="option-stop", rule="21.01")
BACK: Option[Site] = Option("back", (-1, Hex(-2)), label="option-back", rule="19.01")

NO_SITE = Reason("21.08", "why-no-site")
TOO_DEAR = Reason("21.07", "why-no-site")
NOT_ON_SHEET = {kind: Reason("21.13", "why-not-on-sheet", {"building": BUILDING_ID[kind]}) for kind in SITES}
NOTHING_YET = Reason("19.01", "why-must-do-something")


def price(t: CrescentTable, me: Player, kind: int, h: Hex) -> int:
    """21.07, 21.09-21.12, 12.04, 84.01: the sheet's cost and the surcharge of the terrain."""
    return t.content.rulers[me.seat].costs[kind] + t.content.surcharge[t.s.terrain[h]]


def _left(t: CrescentTable, me: Player, kind: int) -> int:
    """01.03: such buildings in the supply."""
    return (me.forts, me.castles, t.s.towns, t.s.cities)[kind]


def kinds(t: CrescentTable, me: Player) -> list[int]:
    """21.02, 21.13, 69.01, 69.02, 78.03: what the sheet lets a ruler build."""
    costs = t.content.rulers[me.seat].costs
    return [kind for kind in (FORT, CASTLE, TOWN, CITY) if costs[kind]]


def fits(t: CrescentTable, me: Player, kind: int, h: Hex) -> bool:
    """21.05, 21.08: where each building may stand.

    A fort: presence, no other's control, no fort or castle yet. A castle: an own fort. A town: no town or city. A city:
    a town.
    """
    s = t.s
    if kind == FORT:
        return not s.stronghold[h] and t.present(h, me.seat) and not t.controls_other(h, me.seat)
    if kind == CASTLE:
        return s.stronghold[h] == 1 and s.holder[h] == me.seat
    if kind == TOWN:
        return not s.settlement[h]
    return s.settlement[h] == 1


def obstacle(t: CrescentTable, me: Player, kind: int, h: Hex, coins: int, explains: bool = False) -> Obstacle:
    """21.04-21.12, 01.03: whether a ruler can build this here now."""
    s = t.s
    if _left(t, me, kind) > 0 and price(t, me, kind, h) <= coins and fits(t, me, kind, h) and not s.done_in >> h & 1:
        return None
    return _why_not(t, me, kind, h, coins) if explains else BARRED


def _why_not(t: CrescentTable, me: Player, kind: int, h: Hex, coins: int) -> Reason:
    """21.04-21.12, 01.03: what stands against it."""
    s = t.s
    names = {"building": BUILDING_ID[kind], "hex": t.hex(h)}
    if s.done_in >> h & 1:
        return Reason("21.04", "why-built-here", {"hex": t.hex(h)})
    if kind == FORT:
        if s.stronghold[h]:
            return Reason("21.05", "why-stronghold-there", {"hex": t.hex(h)})
        if t.controls_other(h, me.seat):
            return Reason("21.08", "why-controlled", {"hex": t.hex(h), "ruler": RULER_ID[s.control[h]]})
        if not fits(t, me, kind, h):
            return Reason("21.08", "why-no-presence", {"hex": t.hex(h)})
    elif not fits(t, me, kind, h):
        return Reason("21.08", "why-not-buildable", names)
    if _left(t, me, kind) < 1:
        return Reason("01.03", "why-no-such-building", {"building": BUILDING_ID[kind]})
    rule = ("21.07", "21.10", "21.09", "21.11", "21.07")[s.terrain[h]]
    terrain = f"terrain:{TERRAINS[s.terrain[h]]}"
    return Reason(rule, "why-too-dear", {**names, "price": price(t, me, kind, h), "coins": coins, "terrain": terrain})


def purse(t: CrescentTable, me: Player) -> int:
    """What can still be spent: coins, and what is left of a discount (card:engineers)."""
    return me.coins + t.s.discount


@ruling("no_empty_action")
def build_obstacle(t: CrescentTable, me: Player) -> Reason | None:
    """21.07, 21.08, rulings.no_empty_action: something can be built, perhaps with a card (card:engineers)."""
    coins = me.coins
    if ENGINEERS in me.hand:
        coins += t.content.any_time(ENGINEERS)["discount"]
    sites = [(kind, h) for kind in kinds(t, me) if _left(t, me, kind) > 0 for h in t.hexes if fits(t, me, kind, h)]
    if any(price(t, me, kind, h) <= coins for kind, h in sites):
        return None
    return TOO_DEAR if sites else NO_SITE


def build_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Site]]:
    """21.01-21.14, 19.01, card:engineers."""
    s = t.s
    me = s.players[d.seat]
    coins = purse(t, me)
    mine = kinds(t, me)
    enough = s.moved >= t.content.rulers[me.seat].build
    full = Reason("21.01", "why-no-builds-left", {"count": s.moved}) if enough else None
    listing: Listing[Site] = Listing(why)
    for kind, at in SITES.items():
        for h in t.hexes:
            if kind in mine:
                listing.put(at(h, s.names[h]), full or obstacle(t, me, kind, h, coins, listing.explains))
            else:
                listing.aside(at(h, s.names[h]), NOT_ON_SHEET[kind])
    if not s.moved and not listing.options:
        listing.put(BACK)
    else:
        listing.put(STOP, None if s.moved else NOTHING_YET)
    return listing.options


def _left_to_build(t: CrescentTable, d: Decision) -> Args:
    """21.01, 82.01, 82.02."""
    return {"count": t.content.rulers[d.seat].build - t.s.moved, "coins": t.s.players[d.seat].coins}


BUILD_WHAT = Pick("build-what", "21.01", build_menu, figures=_left_to_build)


async def build(t: CrescentTable, me: Player) -> bool:
    """21.01-21.06, 82.01, 82.02, card:engineers: up to so many buildings, each in another hex, each paid for when it
    is built."""
    s = t.s
    most = t.content.rulers[me.seat].build
    while s.moved < most or t.holds_unseen(me):
        kind, h = await t.ask(BUILD_WHAT, me.seat)
        if kind < 0:
            break
        cost = price(t, me, kind, h)
        rebate = min(cost, s.discount)
        s.discount -= rebate
        t.pay_bank(me, cost - rebate, "21.06")
        s.paid += cost - rebate
        t.build(me, kind, h, "21.01")
        s.done_in |= 1 << h
        s.moved += 1
    return s.moved > 0


def engineers(t: CrescentTable, me: Player) -> None:
    """card:engineers. The whole action costs less, what was paid already too, but never below nothing."""
    discount: int = t.content.any_time(ENGINEERS)["discount"]
    back = min(discount, t.s.paid)
    me.coins += back
    t.s.minted += back
    t.s.paid -= back
    t.s.discount += discount - back
