"""The action phase: what a ruler may do, and doing it (sections 19, 31, 33)."""

from __future__ import annotations

from collections.abc import Callable

from regnum.games.crescent_moon import action_cards, bargain, building, buying, influence, moving, recruiting, special
from regnum.games.crescent_moon.catalogue import NOMAD, RULER_ID
from regnum.games.crescent_moon.limits import keep_unit_limit
from regnum.games.crescent_moon.state import EMPTY, NOBODY, NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Args, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick

Obstacle = Callable[[CrescentTable, Player], Reason | None]

BRIBE_FIVE = Reason("26.01", "why-five-players")
TALKS_FAILED = Reason("86.09", "why-talks-failed")
TRIBUTE_COINS = 1


def _always(t: CrescentTable, me: Player) -> Reason | None:
    return None


def _bribe(t: CrescentTable, me: Player) -> Reason | None:
    """26.01, 26.02: with five players only, and not the Nomad himself."""
    return recruiting.bribe_obstacle(t, me) if len(t.s.players) > NOMAD else BRIBE_FIVE


OBSTACLES: dict[str, Obstacle] = {
    "influence": influence.influence_obstacle,
    "build": building.build_obstacle,
    "move": moving.move_obstacle,
    "assault": moving.assault_obstacle,
    "recruit": recruiting.recruit_obstacle,
    "hire": recruiting.hire_obstacle,
    "bribe": _bribe,
    "buy": buying.buy_obstacle,
    "bargain": bargain.sale_obstacle,
    "play-card": action_cards.play_obstacle,
    "tribute": _always,
    "uprising": special.uprising_obstacle,
    "muster": special.muster_obstacle,
    "plot": special.cards_obstacle,
    "conspire": special.cards_obstacle,
    "relocate": special.palace_obstacle,
    "desertion": special.desertion_obstacle,
}
RULES = {
    "influence": "20.01",
    "build": "21.01",
    "move": "23.01",
    "assault": "24.01",
    "recruit": "25.01",
    "hire": "28.02",
    "bribe": "26.03",
    "buy": "29.04",
    "bargain": "29.01",
    "play-card": "30.01",
    "tribute": "31.01",
    "uprising": "34.01",
    "muster": "35.01",
    "plot": "36.01",
    "conspire": "37.01",
    "relocate": "38.01",
    "desertion": "39.01",
}
ACT = {name: Option(name, name, label=f"option-{name}", rule=RULES[name]) for name in OBSTACLES}
BIT = {name: 1 << number for number, name in enumerate(OBSTACLES)}
SPECIAL = ("uprising", "muster", "plot", "conspire", "relocate", "desertion")
"""33.01: each open to one ruler only."""


def sheet(t: CrescentTable, seat: int) -> list[str]:
    """19.02, 03.03: the actions of a ruler's sheet. Whoever may buy may talk to the Sultan first (29.01)."""
    out: list[str] = []
    for name in t.content.rulers[seat].actions:
        out.append(name)
        if name == "buy":
            out.append("bargain")
    return out


def action_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    """19.01-19.03, 33.01, rulings.no_empty_action, rulings.failed_talks: what this ruler can carry out now."""
    s = t.s
    me = s.players[d.seat]
    out: list[Option[str]] = []
    mine = sheet(t, d.seat)
    for name in mine:
        reason = TALKS_FAILED if s.closed & BIT[name] else OBSTACLES[name](t, me)
        if reason is None:
            out.append(ACT[name])
        elif why is not None:
            why.append((ACT[name], reason))
    if why is not None:
        for name in OBSTACLES:
            if name not in mine:
                rule = "33.01" if name in SPECIAL else "69.01" if name == "build" else "19.02"
                why.aside(ACT[name], rule, "why-not-your-action", ruler=RULER_ID[d.seat])
    return out


def _when(t: CrescentTable, d: Decision) -> Args:
    return {"year": t.s.year, "round": t.s.round, "of": t.content.actions_a_year}


ACTION = Pick("action", "19.01", action_menu, figures=_when)


def begin(t: CrescentTable) -> None:
    """A ruler is about to choose an action: what the one before used is forgotten."""
    s = t.s
    s.closed = 0
    fresh(t)
    s.spy = s.spied = NOBODY
    s.spied_hand = s.spied_chosen = ()
    if t.journal is not None:
        t.note("log-turn", "19.03", {"ruler": RULER_ID[s.turn], "round": s.round, "of": t.content.actions_a_year})


def fresh(t: CrescentTable) -> None:
    """Nothing of an action has been done yet."""
    s = t.s
    s.doing = 0
    s.doing_move = False
    s.boats = False
    s.guides = s.moves = s.moved = s.discount = s.paid = s.done_in = s.bought = 0
    s.agreed, s.agreed_price = EMPTY, 0
    s.bribed, s.bribed_at = 0, NOWHERE


async def take_action(t: CrescentTable) -> bool:
    """19.01: one action of the ruler whose turn it is. False when talks have failed and another is to be chosen.

    Afterwards the unit limit is checked (64.03).
    """
    s = t.s
    me = s.players[s.turn]
    name = await t.ask(ACTION, me.seat)
    s.doing = BIT[name]
    s.doing_move = name == "move"
    if t.journal is not None and name not in ("hire", "bribe", "bargain"):
        t.note(f"log-{name}", RULES[name], {"ruler": RULER_ID[me.seat]})
    if not await carry_out(t, me, name):
        if name in ("hire", "bribe", "bargain"):
            s.closed |= BIT[name]
        fresh(t)
        return False
    await keep_unit_limit(t)
    return True


async def carry_out(t: CrescentTable, me: Player, name: str) -> bool:
    """The actions of the sheets, one by one. False: nothing was done and another action is to be chosen."""
    if name == "influence":
        await influence.influence(t, me)
    elif name == "build":
        return await building.build(t, me)
    elif name == "move":
        return await moving.move(t, me, t.content.rulers[me.seat].move)
    elif name == "assault":
        if not await moving.assault(t, me):
            return False
        await moving.last_moment(t, me)
    elif name == "recruit":
        await recruiting.recruit(t, me)
    elif name == "hire":
        return await recruiting.hire(t, me)
    elif name == "bribe":
        return await recruiting.bribe(t, me)
    elif name == "buy":
        await buying.buy(t, me)
    elif name == "bargain":
        return await buying.buy_by_agreement(t, me)
    elif name == "play-card":
        await action_cards.play_card(t, me)
    elif name == "tribute":
        t.gain_coins(me, TRIBUTE_COINS, "31.01")
    else:
        await carry_out_special(t, me, name)
    return True


async def carry_out_special(t: CrescentTable, me: Player, name: str) -> None:
    """33.01."""
    if name == "uprising":
        await special.uprising(t, me)
    elif name == "muster":
        await special.muster(t, me)
    elif name == "plot":
        await special.plot(t, me)
    elif name == "conspire":
        await special.conspire(t, me)
    elif name == "relocate":
        await special.relocate(t, me)
    else:
        await special.desertion(t, me)
