"""Recruiting, hiring and bribing (sections 25 to 28, 85, 86)."""

from __future__ import annotations

from regnum.games.crescent_moon import moving
from regnum.games.crescent_moon.bargain import BRIBE, HIRE, talks
from regnum.games.crescent_moon.catalogue import NOMAD, RULER_ID, WARLORD
from regnum.games.crescent_moon.combat import combat
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.state import NO_CLASH, NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import Seat

RECRUIT_AT = AtHex("", Hex, label="option-place-unit", rule="25.01")
STOP = Option("stop", NOWHERE, label="option-stop", rule="25.01")
HIRE_AT = AtHex("", Hex, label="option-place-unit", rule="28.08")
BRIBE_AT = AtHex("", Hex, label="option-bribe-at", rule="26.03")

NO_RESERVES = Reason("25.04", "why-no-reserves")
NO_NOMAD_RESERVES = Reason("28.05", "why-nomad-no-reserves")
NO_DISC = Reason("01.03", "why-no-disc")
NOTHING_YET = Reason("19.01", "why-must-do-something")
NOTHING_TO_BRIBE = Reason("26.03", "why-nothing-to-bribe")


def no_place(t: CrescentTable, seat: Seat, h: Hex, rules: tuple[str, str], explains: bool = False) -> Obstacle:
    """25.03, 27.05, 27.06, 28.08, 28.09: new units need presence, and no other ruler's control. `rules` say so."""
    if t.controls_other(h, seat):
        names = {"hex": t.hex(h), "ruler": RULER_ID[t.s.control[h]]}
        return Reason(rules[1], "why-controlled", names) if explains else BARRED
    if not t.present(h, seat):
        return Reason(rules[0], "why-no-presence", {"hex": t.hex(h)}) if explains else BARRED
    return None


def nowhere(t: CrescentTable, seat: Seat, rules: tuple[str, str]) -> Reason:
    """25.03, 27.05, 27.06, 28.08, 28.09: no hex will do: for want of presence, or because others control them all."""
    return Reason(rules[any(t.present(h, seat) for h in t.hexes)], "why-no-place")


def no_recruits(t: CrescentTable, seat: Seat, h: Hex, explains: bool = False) -> Obstacle:
    """25.03, 25.05, 25.08, 25.11, 85.01: presence, but for the Nomad; never where another ruler controls."""
    if seat == NOMAD and not t.controls_other(h, seat):
        return None
    return no_place(t, seat, h, recruit_rules(seat), explains)


def recruit_rules(seat: Seat) -> tuple[str, str]:
    """25.03, 25.05, 25.08: what asks for presence, and for no other ruler's control."""
    return "25.08" if seat == WARLORD else "25.05", "25.03"


def recruit_hexes(t: CrescentTable, seat: Seat) -> list[Hex]:
    """25.03, 25.05, 25.08, 25.11, 85.01."""
    return [h for h in t.hexes if no_recruits(t, seat, h) is None]


def recruit_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """25.03, 25.04."""
    if me.reserves < 1:
        return NO_RESERVES
    return None if recruit_hexes(t, me.seat) else nowhere(t, me.seat, recruit_rules(me.seat))


def recruit_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """25.01-25.04."""
    s = t.s
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        listing.put(RECRUIT_AT(h, s.names[h]), no_recruits(t, d.seat, h, listing.explains))
    listing.put(STOP, None if s.moved else NOTHING_YET)
    return listing.options


def _left(t: CrescentTable, d: Decision) -> Args:
    """25.01, 25.04."""
    most = t.content.rulers[d.seat].recruit - t.s.moved
    return {"count": min(most, t.s.players[d.seat].reserves)}


RECRUIT_WHERE = Pick("recruit-where", "25.01", recruit_menu, figures=_left)


async def recruit(t: CrescentTable, me: Player) -> None:
    """25.01-25.13, 86.01: up to so many units from the reserves card, in one hex or several."""
    s = t.s
    while s.moved < t.content.rulers[me.seat].recruit and me.reserves:
        h = await t.ask(RECRUIT_WHERE, me.seat)
        if h == NOWHERE:
            break
        t.recruit_units(me, h, 1)
        s.moved += 1


# -- hiring --------------------------------------------------


def hire_hexes(t: CrescentTable, seat: Seat) -> list[Hex]:
    """27.05, 27.06, 28.08, 28.09: presence, and no other ruler's control."""
    return [h for h in t.hexes if no_place(t, seat, h, HIRED) is None]


HIRED_OF_FOUR, HIRED = ("27.05", "27.06"), ("28.08", "28.09")


def hired_rules(t: CrescentTable) -> tuple[str, str]:
    """27.05, 27.06, 28.08, 28.09: what asks for presence, and for no other ruler's control."""
    return HIRED if len(t.s.players) > NOMAD else HIRED_OF_FOUR


def hire_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """27.05-27.07, 28.08, 28.09, 28.11."""
    rules = hired_rules(t)
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        listing.put(HIRE_AT(h, t.s.names[h]), no_place(t, d.seat, h, rules, listing.explains))
    return listing.options


HIRE_WHERE = Pick("hire-where", "28.08", hire_menu)

HIRE_UNITS = [
    Option(f"hire:{n}", n, label="option-hire", rule=rule, args={"count": n})
    for n, rule in ((1, "27.03"), (2, "27.04"))
]


def hire_four_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """27.02-27.04: one unit for 2 coins or two for 6."""
    me = t.s.players[d.seat]
    listing: Listing[int] = Listing(why)
    for option, cost in zip(HIRE_UNITS, t.content.hire_prices, strict=True):
        if me.coins < cost:
            listing.put(option, Reason(option.rule, "why-cannot-pay", {"price": cost, "coins": me.coins}))
        else:
            listing.put(option, NO_DISC if me.supply < option.value else None)
    return listing.options


def _hire_prices(t: CrescentTable, d: Decision) -> Args:
    """27.03, 27.04."""
    one, two = t.content.hire_prices
    return {"one": one, "two": two}


HIRE_HOW_MANY = Pick("hire-how-many", "27.02", hire_four_menu, figures=_hire_prices)


def hire_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """27.02-27.06, 28.05, 86.05: something can be hired and placed."""
    if me.supply < 1:
        return NO_DISC
    if not hire_hexes(t, me.seat):
        return nowhere(t, me.seat, hired_rules(t))
    if len(t.s.players) > NOMAD:
        return None if t.s.players[NOMAD].reserves else NO_NOMAD_RESERVES
    cheapest = t.content.hire_prices[0]
    if me.coins < cheapest:
        return Reason("27.03", "why-cannot-pay", {"price": cheapest, "coins": me.coins})
    return None


async def hire(t: CrescentTable, me: Player) -> bool:
    """27.01-27.07, 28.01-28.11, 04.02, 86.02: from the bank with four players, from the Nomad and by his leave
    with five.
    False when the talks fail."""
    s = t.s
    if len(s.players) > NOMAD:
        count, rule = await talks(t, HIRE, me, NOMAD), "28.07"
        if not count:
            return False
    else:
        count, rule = await t.ask(HIRE_HOW_MANY, me.seat), "27.03"
        t.pay_bank(me, t.content.hire_prices[count - 1], rule if count == 1 else "27.04")
    for _ in range(count):
        h = await t.ask(HIRE_WHERE, me.seat)
        t.place_units(me, h, 0, 1, rule)
    return True


# -- bribing --------------------------------------------------


def bribe_hexes(t: CrescentTable) -> list[Hex]:
    """26.03: where the Nomad has a mercenary; the briber needs no presence."""
    return [h for h in t.hexes if t.mercenaries(NOMAD, h)]


def bribe_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """26.03, 26.09, 01.03."""
    if me.supply < 1:
        return NO_DISC
    return None if bribe_hexes(t) else NOTHING_TO_BRIBE


def bribe_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """26.03."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        if t.mercenaries(NOMAD, h):
            listing.put(BRIBE_AT(h, t.s.names[h]))
        elif listing.explains:
            listing.aside(BRIBE_AT(h, t.s.names[h]), Reason("26.03", "why-no-nomads-there", {"hex": t.hex(h)}))
    return listing.options


BRIBE_WHERE = Pick("bribe-where", "26.03", bribe_menu)

MOVE_ON = Option("move", 1, label="option-then-move", rule="26.12")
ASSAULT_ON = Option("assault", 2, label="option-then-assault", rule="26.12")
STAY = Option("stay", 0, label="option-stay", rule="26.12")


def then_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """26.12: a move or an assault, if there is one, or neither."""
    me = t.s.players[d.seat]
    listing: Listing[int] = Listing(why)
    listing.put(MOVE_ON, moving.move_obstacle(t, me))
    listing.put(ASSAULT_ON, moving.assault_obstacle(t, me))
    listing.put(STAY)
    return listing.options


BRIBE_THEN = Pick("bribe-then", "26.12", then_menu)


async def bribe(t: CrescentTable, me: Player) -> bool:
    """26.03-26.13, 86.03, 86.04: mercenaries of the Nomad change their colour where they stand.

    False when the talks fail. Where the Nomad has strength left there is a combat at once; otherwise those units may
    move on or assault.
    """
    s = t.s
    h = await t.ask(BRIBE_WHERE, me.seat)
    count = await talks(t, BRIBE, me, NOMAD, t.hex(h))
    if not count:
        return False
    if s.clash.kind != NO_CLASH:
        await combat(t)
        return True
    s.bribed, s.bribed_at = count, h
    while True:
        then = await t.ask(BRIBE_THEN, me.seat)
        if then == STAY.value:
            break
        if then == MOVE_ON.value and await moving.move(t, me, 1):
            break
        if then == ASSAULT_ON.value and await moving.assault(t, me):
            break
    s.bribed, s.bribed_at = 0, NOWHERE
    return True
