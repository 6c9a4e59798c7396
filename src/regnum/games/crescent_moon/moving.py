"""Moving and assaulting (sections 23 and 24)."""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import CROSSING, RULER_ID, TERRAINS, card
from regnum.games.crescent_moon.combat import combat, combat_begins, sack, warlord_scores
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.pointing import AtPair
from regnum.games.crescent_moon.state import NOBODY, NOWHERE, Clash, Player
from regnum.games.crescent_moon.table import CrescentTable, settlement_kind
from regnum.games.crescent_moon.units import choose_units, units_question
from regnum.kernel.options import BARRED, Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

BOATS = card("boats")
DESERT_GUIDES = card("desert-guides")
FORCED_MARCH = card("forced-march")

STOP = Option("stop", (NOWHERE, NOWHERE), label="option-stop", rule="23.03")
BACK = Option("back", (Hex(NOBODY), NOWHERE), label="option-back", rule="19.01")
"""Where only a card could open a way: another action may be chosen instead."""
MOVE = AtPair(label="option-move", rule="23.01")
ASSAULT = AtPair(label="option-assault", rule="24.02")

MOVE_UNITS = units_question("move-units", "23.01")
ASSAULT_UNITS = units_question("assault-units", "24.02")

Way = tuple[Hex, Hex]


def _from(t: CrescentTable, me: Player) -> list[Hex]:
    """23.01, 24.02: the hexes from which this ruler's units may move now: after a bribe only that one (26.13)."""
    s = t.s
    if s.bribed_at != NOWHERE:
        return [s.bribed_at]
    seat = me.seat
    return [h for h in t.hexes if s.control[h] == seat and t.units(seat, h)]


def guided(t: CrescentTable) -> tuple[int, ...]:
    """card:desert-guides. The terrains between which a guided move may go."""
    return tuple(TERRAINS.index(name) for name in t.content.any_time(DESERT_GUIDES)["terrain"])


def ways_to_move(t: CrescentTable, me: Player, *, boats: bool, guides: bool) -> list[Way]:
    """23.01, 23.02: to an adjacent hex that no other ruler controls.

    With Boats rivers do not matter (card:boats); with guides one move may leap from desert or wilderness to any other
    such hex (card:desert-guides).
    """
    s = t.s
    seat = me.seat
    control = s.control
    roads = t.geo.touching if boats else t.geo.adjacent
    lands = guided(t) if guides else ()
    out: list[Way] = []
    for a in _from(t, me):
        near = roads[a]
        for b in near:
            if control[b] < 0 or control[b] == seat:
                out.append((a, b))
        if lands and s.terrain[a] in lands:
            for b in t.hexes:
                if b != a and b not in near and s.terrain[b] in lands and (control[b] < 0 or control[b] == seat):
                    out.append((a, b))
    return out


@ruling("own_control_is_no_bar")
def ways_to_assault(t: CrescentTable, me: Player, *, boats: bool) -> list[Way]:
    """24.01-24.04: into an adjacent hex that another ruler controls, or that nobody else controls and that has a
    town or city (rulings.own_control_is_no_bar)."""
    seat = me.seat
    roads = t.geo.touching if boats else t.geo.adjacent
    return [(a, b) for a in _from(t, me) for b in roads[a] if is_target(t, seat, b)]


def is_target(t: CrescentTable, seat: Seat, h: Hex) -> bool:
    """24.02, 24.04: another ruler controls the hex, or there is a town or city to sack."""
    holder = t.s.control[h]
    return (holder >= 0 and holder != seat) or t.s.settlement[h] > 0


def may_cross(t: CrescentTable, me: Player) -> bool:
    """card:boats. Rivers do not matter: the card is played, or could be."""
    return t.s.boats or BOATS in me.hand


@ruling("forced_march")
def may_march_to_assault(t: CrescentTable, me: Player) -> bool:
    """card:forced-march, rulings.forced_march: the card, before the movement, could bring units next to a target."""
    if FORCED_MARCH not in me.hand or t.s.bribed_at != NOWHERE:
        return False
    boats = may_cross(t, me)
    roads = t.geo.touching if boats else t.geo.adjacent
    return any(
        is_target(t, me.seat, target) for _, b in ways_to_move(t, me, boats=boats, guides=False) for target in roads[b]
    )


NO_UNITS = Reason("23.01", "why-no-units")
NO_WAY = Reason("23.02", "why-no-way")
NO_TARGET = Reason("24.02", "why-no-target")
NOTHING_YET = Reason("19.01", "why-must-do-something")


@ruling("no_empty_action")
def move_obstacle(t: CrescentTable, me: Player) -> Reason | None:
    """23.01, 23.02: whether a move action can do anything (rulings.no_empty_action)."""
    if not _from(t, me):
        return NO_UNITS
    if ways_to_move(t, me, boats=may_cross(t, me), guides=DESERT_GUIDES in me.hand):
        return None
    return NO_WAY


@ruling("no_empty_action")
def assault_obstacle(t: CrescentTable, me: Player) -> Reason | None:
    """24.02, 24.04: whether an assault can do anything (rulings.no_empty_action)."""
    if not _from(t, me):
        return NO_UNITS
    if ways_to_assault(t, me, boats=may_cross(t, me)) or may_march_to_assault(t, me):
        return None
    return NO_TARGET


def move_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Way]]:
    """23.01-23.05: the moves there are; one may stop as soon as one has been made."""
    s = t.s
    me = s.players[d.seat]
    names = s.names
    listing: Listing[Way] = Listing(why)
    ways = ways_to_move(t, me, boats=s.boats, guides=s.guides > 0)
    if s.moves > 0:
        for a, b in ways:
            listing.put(MOVE(a, b, names))
        for a in _from(t, me):
            for b in t.geo.touching[a]:
                if (a, b) not in ways:
                    listing.put(MOVE(a, b, names), _closed(t, me, a, b, listing.explains))
            too_far(t, listing, MOVE, a)
    else:
        none_left = Reason("23.03", "why-no-moves-left", {"count": s.moved})
        for a, b in ways:
            listing.aside(MOVE(a, b, names), none_left)
    done = s.moved or s.moves <= 0
    if not done and not listing.options:
        listing.put(BACK)
    else:
        listing.put(STOP, None if done else NOTHING_YET)
    return listing.options


def _closed(t: CrescentTable, me: Player, a: Hex, b: Hex, explains: bool) -> Reason:
    """23.02, 13.03, 13.05: why one cannot move to a hex that touches: another ruler's control, or the river."""
    if not explains:
        return BARRED
    if t.controls_other(b, me.seat):
        return Reason("23.02", "why-controlled", {"hex": t.hex(b), "ruler": RULER_ID[t.s.control[b]]})
    return river_between(t, a, b)


def river_between(t: CrescentTable, a: Hex, b: Hex) -> Reason:
    """13.03, 13.05: the crossing has no river of its own; it is the neighbour's that parts them."""
    rule = "13.05" if CROSSING in (t.s.feature[a], t.s.feature[b]) else "13.03"
    return Reason(rule, "why-river", {"from": t.hex(a), "hex": t.hex(b)})


def too_far(t: CrescentTable, listing: Listing[Way], at: AtPair, a: Hex) -> None:
    """13.01, 23.01, 24.02: hexes that do not even touch. Told only to whoever tries."""
    if listing.explains:
        listed = {option.key for option in listing.options}
        for b in t.hexes:
            option = at(a, b, t.s.names)
            if b not in t.geo.touching[a] and option.key not in listed:
                listing.aside(option, Reason(at.rule, "why-too-far", {"from": t.hex(a), "hex": t.hex(b)}))


def _moves_left(t: CrescentTable, d: Decision) -> Args:
    """23.03."""
    return {"count": t.s.moves}


MOVE_WHERE = Pick("move-where", "23.01", move_menu, figures=_moves_left)


def assault_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Way]]:
    """24.01-24.04: where an assault may go. With nothing in reach, back to the choice of an action, unless units have
    marched already (rulings.forced_march)."""
    s = t.s
    me = s.players[d.seat]
    names = s.names
    listing: Listing[Way] = Listing(why)
    ways = ways_to_assault(t, me, boats=s.boats)
    for a in _from(t, me):
        for b in t.geo.touching[a]:
            listing.put(ASSAULT(a, b, names), None if (a, b) in ways else _no_assault(t, a, b, listing.explains))
        too_far(t, listing, ASSAULT, a)
    return listing.options or [STOP if s.moved else BACK]


def _no_assault(t: CrescentTable, a: Hex, b: Hex, explains: bool) -> Reason:
    """13.03, 13.05, 24.04: why a hex that touches cannot be assaulted: the river, or there is nothing to take."""
    if not explains:
        return BARRED
    if b not in t.geo.adjacent[a] and not t.s.boats:
        return river_between(t, a, b)
    return Reason("24.04", "why-nothing-to-assault", {"hex": t.hex(b)})


ASSAULT_WHERE = Pick("assault-where", "24.01", assault_menu)


def _assault_end(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Way]]:
    return [STOP]


ASSAULT_END = Pick("assault-end", "30.04", _assault_end)
"""The last moment of an assault, for a card (rulings.forced_march)."""


def _available(t: CrescentTable, me: Player, a: Hex) -> tuple[int, int]:
    """The units that may go: after a bribe only those just bribed (26.13)."""
    if t.s.bribed_at == a:
        return 0, t.s.bribed
    return t.ordinary(me.seat, a), t.mercenaries(me.seat, a)


async def one_move(t: CrescentTable, me: Player) -> bool:
    """23.01, 23.03, 23.04: any number of units from one hex to another. False when the ruler stops instead."""
    s = t.s
    a, b = await t.ask(MOVE_WHERE, me.seat)
    if b == NOWHERE:
        return False
    ordinary, mercenary = _available(t, me, a)
    ordinary, mercenary = await choose_units(t, MOVE_UNITS, me.seat, a, ordinary, mercenary, 1, 7 + 7)
    if b not in (t.geo.touching[a] if s.boats else t.geo.adjacent[a]):
        s.guides -= 1
    t.move_units(me, a, b, ordinary, mercenary, "23.01")
    s.moves -= 1
    s.moved += 1
    return True


async def move(t: CrescentTable, me: Player, moves: int) -> bool:
    """23.01-23.06: up to so many moves. False when no move was made and another action is to be chosen.

    When the moves are used up, a ruler who may hold a card is asked all the same, so that nobody can tell (30.04).
    """
    s = t.s
    s.moves = moves
    while s.moves > 0 or t.holds_unseen(me):
        if not await one_move(t, me):
            break
    return s.moved > 0


async def assault(t: CrescentTable, me: Player) -> bool:
    """24.01-24.07: a combat, or the sacking of a town or city that nobody else controls. False: nothing was done, and
    another action is to be chosen; a march without an assault was the action (rulings.forced_march)."""
    s = t.s
    a, b = await t.ask(ASSAULT_WHERE, me.seat)
    if b == NOWHERE:
        return s.moved > 0
    ordinary, mercenary = _available(t, me, a)
    ordinary, mercenary = await choose_units(t, ASSAULT_UNITS, me.seat, a, ordinary, mercenary, 1, 7 + 7)
    if t.controls_other(b, me.seat):
        combat_begins(t, me, b)
        t.move_units(me, a, b, ordinary, mercenary, "24.02")
        await combat(t)
    else:
        t.move_units(me, a, b, ordinary, mercenary, "24.04")
        t.recount(b)
        s.clash = Clash(hex=b, attacker=me.seat)
        sack(t, me, settlement_kind(s, b), b, "24.05")
        warlord_scores(t)
        s.clash = Clash()
    return True


@ruling("forced_march")
async def assault_and_after(t: CrescentTable, me: Player) -> bool:
    """24.01, card:forced-march, rulings.forced_march: after the combat a card may still move units."""
    if not await assault(t, me):
        return False
    if t.holds_unseen(me):
        await t.ask(ASSAULT_END, me.seat)
    return True
