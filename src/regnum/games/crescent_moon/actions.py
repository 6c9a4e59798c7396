"""The action phase: what a ruler may do, and doing it (sections 19, 31, 33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from regnum.games.crescent_moon import action_cards, bargain, building, buying, influence, moving, recruiting, special
from regnum.games.crescent_moon.catalogue import NOMAD, RULER_ID
from regnum.games.crescent_moon.limits import keep_unit_limit
from regnum.games.crescent_moon.state import EMPTY, NOBODY, NOWHERE, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

Obstacle = Callable[[CrescentTable, Player], Reason | None]

BRIBE_FIVE = Reason("26.01", "why-five-players")
TALKS_FAILED = Reason("86.09", "why-talks-failed")
TRIBUTE_COINS = 1


def _always(t: CrescentTable, me: Player) -> Reason | None:
    return None


def _bribe(t: CrescentTable, me: Player) -> Reason | None:
    """26.01, 26.02: with five players only, and not the Nomad himself."""
    return recruiting.bribe_obstacle(t, me) if len(t.s.players) > NOMAD else BRIBE_FIVE


class Act(NamedTuple):
    """An action of the sheets: what is offered, what stands against it and the line that tells of it."""

    option: Option[str]
    obstacle: Obstacle
    line: str


def act(name: str, label: str, rule: str, obstacle: Obstacle, line: str) -> tuple[str, Act]:
    return name, Act(Option(name, name, label=label, rule=rule), obstacle, line)


ACTS: dict[str, Act] = dict(
    (
        act("influence", "option-act-influence", "20.01", influence.influence_obstacle, "log-act-influence"),
        act("build", "option-act-build", "21.01", building.build_obstacle, "log-act-build"),
        act("move", "option-act-move", "23.01", moving.move_obstacle, "log-act-move"),
        act("assault", "option-act-assault", "24.01", moving.assault_obstacle, "log-act-assault"),
        act("recruit", "option-act-recruit", "25.01", recruiting.recruit_obstacle, "log-act-recruit"),
        act("hire", "option-act-hire", "28.02", recruiting.hire_obstacle, "log-act-hire"),
        act("bribe", "option-act-bribe", "26.03", _bribe, "log-act-bribe"),
        act("buy", "option-act-buy", "29.04", buying.buy_obstacle, "log-act-buy"),
        act("bargain", "option-act-bargain", "29.01", bargain.sale_obstacle, "log-act-bargain"),
        act("card", "option-act-card", "30.01", action_cards.play_obstacle, "log-act-card"),
        act("tribute", "option-act-tribute", "31.01", _always, "log-act-tribute"),
        act("uprising", "option-act-uprising", "34.01", special.uprising_obstacle, "log-act-uprising"),
        act("muster", "option-act-muster", "35.01", special.muster_obstacle, "log-act-muster"),
        act("plot", "option-act-plot", "36.01", special.cards_obstacle, "log-act-plot"),
        act("conspire", "option-act-conspire", "37.01", special.cards_obstacle, "log-act-conspire"),
        act("relocate", "option-act-relocate", "38.01", special.palace_obstacle, "log-act-relocate"),
        act("desertion", "option-act-desertion", "39.01", special.desertion_obstacle, "log-act-desertion"),
    )
)
"""Every action there is; which of them a ruler has stands on the sheet."""
BIT = {name: 1 << number for number, name in enumerate(ACTS)}
SPECIAL = ("uprising", "muster", "plot", "conspire", "relocate", "desertion")
"""33.01: each open to one ruler only."""


def sheet(t: CrescentTable, seat: int) -> list[str]:
    """19.02, 19.06, 03.03, 66.01: the actions of a ruler's sheet. Whoever may buy may talk to the Sultan first
    (29.01)."""
    out: list[str] = []
    for name in t.content.rulers[seat].actions:
        out.append(name)
        if name == "buy":
            out.append("bargain")
    return out


@ruling("failed_talks", "no_empty_action")
def action_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    """19.01-19.03, 33.01, rulings.no_empty_action, rulings.failed_talks: what this ruler can carry out now."""
    s = t.s
    me = s.players[d.seat]
    listing: Listing[str] = Listing(why)
    mine = sheet(t, d.seat)
    for name in mine:
        listing.put(ACTS[name].option, TALKS_FAILED if s.closed & BIT[name] else ACTS[name].obstacle(t, me))
    if listing.explains:
        for name in [other for other in ACTS if other not in mine]:
            rule = "33.01" if name in SPECIAL else "69.01" if name == "build" else "19.02"
            listing.aside(ACTS[name].option, Reason(rule, "why-not-your-action", {"ruler": RULER_ID[d.seat]}))
    return listing.options


def _when(t: CrescentTable, d: Decision) -> Args:
    return {"year": t.s.year, "round": t.s.round, "of": t.content.actions_a_year}


ACTION = Pick("action", "19.01", action_menu, figures=_when)


def begin(t: CrescentTable) -> None:
    """19.03, 29.03: a ruler is about to choose an action: what the one before used is forgotten."""
    s = t.s
    s.closed = 0
    fresh(t)
    s.spy = s.spied = NOBODY
    s.spied_hand = s.spied_chosen = ()
    if t.journal is not None:
        t.note("log-turn", "19.03", {"ruler": RULER_ID[s.turn], "round": s.round, "of": t.content.actions_a_year})


def fresh(t: CrescentTable) -> None:
    """19.01, 21.04, 26.13, 29.05: nothing of an action has been done yet."""
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
    announce(t, me, ACTS[name].line, ACTS[name].option.rule)
    if not await carry_out(t, me, name):
        if name in ("hire", "bribe", "bargain"):
            s.closed |= BIT[name]
        fresh(t)
        return False
    await keep_unit_limit(t)
    return True


def announce(t: CrescentTable, me: Player, line: str, rule: str) -> None:
    """19.01."""
    if t.journal is not None:
        t.note(line, rule, {"ruler": RULER_ID[me.seat]})


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
    elif name == "card":
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
