"""The action phase: what a ruler may do, and doing it (sections 19, 31, 33)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from regnum.games.crescent_moon import action_cards, bargain, building, buying, influence, moving, recruiting, special
from regnum.games.crescent_moon.catalogue import NOMAD, RULER_ID
from regnum.games.crescent_moon.limits import keep_unit_limit
from regnum.games.crescent_moon.state import NOBODY, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

BRIBE_FIVE = Reason("26.01", "why-five-players")
TRIBUTE_COINS = 1


def _always(t: CrescentTable, me: Player) -> Obstacle:
    return None


def _bribe(t: CrescentTable, me: Player) -> Obstacle:
    """26.01, 26.02, 26.03: with five players only, and not the Nomad himself."""
    return recruiting.bribe_obstacle(t, me) if len(t.s.players) > NOMAD else BRIBE_FIVE


Check = Callable[[CrescentTable, Player], Obstacle]
Doing = Callable[[CrescentTable, Player], Awaitable[bool | None]]


class Act(NamedTuple):
    """An action of the sheets: what is offered, what stands against it, how it is carried out."""

    option: Option[str]
    obstacle: Check
    carry_out: Doing
    """False: nothing was done, and another action is to be chosen."""
    line: str
    """The line that tells of it (19.01)."""


async def move(t: CrescentTable, me: Player) -> bool:
    """23.03, 72.01: as many moves as the sheet says."""
    return await moving.move(t, me, t.content.rulers[me.seat].move)


async def tribute(t: CrescentTable, me: Player) -> None:
    """31.01."""
    t.gain_coins(me, TRIBUTE_COINS, "31.01")


def act(name: str, label: str, line: str, rule: str, obstacle: Check, carry_out: Doing) -> tuple[str, Act]:
    """19.02."""
    return name, Act(Option(name, name, label=label, rule=rule), obstacle, carry_out, line)


ACTS: dict[str, Act] = dict(
    (
        act(
            "influence",
            "option-act-influence",
            "log-act-influence",
            "20.01",
            influence.influence_obstacle,
            influence.influence,
        ),
        act("build", "option-act-build", "log-act-build", "21.01", building.build_obstacle, building.build),
        act("move", "option-act-move", "log-act-move", "23.01", moving.move_obstacle, move),
        act(
            "assault",
            "option-act-assault",
            "log-act-assault",
            "24.01",
            moving.assault_obstacle,
            moving.assault_and_after,
        ),
        act(
            "recruit", "option-act-recruit", "log-act-recruit", "25.01", recruiting.recruit_obstacle, recruiting.recruit
        ),
        act("hire", "option-act-hire", "log-act-hire", "28.02", recruiting.hire_obstacle, recruiting.hire),
        act("bribe", "option-act-bribe", "log-act-bribe", "26.03", _bribe, recruiting.bribe),
        act("buy", "option-act-buy", "log-act-buy", "29.04", buying.buy_obstacle, buying.buy),
        act(
            "bargain", "option-act-bargain", "log-act-bargain", "29.01", bargain.sale_obstacle, buying.buy_by_agreement
        ),
        act("card", "option-act-card", "log-act-card", "30.01", action_cards.play_obstacle, action_cards.play_card),
        act("tribute", "option-act-tribute", "log-act-tribute", "31.01", _always, tribute),
        act(
            "uprising", "option-act-uprising", "log-act-uprising", "34.01", special.uprising_obstacle, special.uprising
        ),
        act("muster", "option-act-muster", "log-act-muster", "35.01", special.muster_obstacle, special.muster),
        act("plot", "option-act-plot", "log-act-plot", "36.01", special.cards_obstacle, special.plot),
        act("conspire", "option-act-conspire", "log-act-conspire", "37.01", special.cards_obstacle, special.conspire),
        act("relocate", "option-act-relocate", "log-act-relocate", "38.01", special.palace_obstacle, special.relocate),
        act(
            "desertion",
            "option-act-desertion",
            "log-act-desertion",
            "39.01",
            special.desertion_obstacle,
            special.desertion,
        ),
    )
)
"""Every action there is; which of them a ruler has stands on the sheet."""
BIT = {name: 1 << number for number, name in enumerate(ACTS)}
TALKS_FAILED = {
    name: Reason(rule, "why-talks-failed")
    for name, rule in (("hire", "28.04"), ("bribe", "26.06"), ("bargain", "29.03"))
}
"""26.06, 28.04, 29.03, 86.09: what needs an agreement, and is closed for now when there is none."""
SPECIAL = ("uprising", "muster", "plot", "conspire", "relocate", "desertion")
"""33.01: each open to one ruler only."""


def sheet(t: CrescentTable, seat: Seat) -> list[str]:
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
        listing.put(ACTS[name].option, TALKS_FAILED[name] if s.closed & BIT[name] else ACTS[name].obstacle(t, me))
    if listing.explains:
        for name in [other for other in ACTS if other not in mine]:
            rule = "33.01" if name in SPECIAL else "69.01" if name == "build" else "19.02"
            listing.aside(ACTS[name].option, Reason(rule, "why-not-your-action", {"ruler": RULER_ID[d.seat]}))
    return listing.options


def _when(t: CrescentTable, d: Decision) -> Args:
    return {"year": t.s.year, "round": t.s.round, "of": t.content.actions_a_year}


ACTION = Pick("action", "19.01", action_menu, figures=_when)


def begin(t: CrescentTable) -> None:
    """19.03, 29.03, 30.04, card:spies: a ruler is about to choose an action: what the one before used is forgotten."""
    s = t.s
    s.closed = 0
    fresh(t)
    s.spy = s.spied = NOBODY
    s.spied_hand = s.spied_chosen = ()
    if t.journal is not None:
        t.note("log-turn", "19.03", {"ruler": RULER_ID[s.turn], "round": s.round, "of": t.content.actions_a_year})


def fresh(t: CrescentTable) -> None:
    """19.01, 21.04, 29.05, card:boats, card:engineers, card:desert-guides, 30.04: nothing of an action has
    been done yet."""
    s = t.s
    s.doing = 0
    s.doing_move = False
    s.boats = False
    s.guides = s.moves = s.moved = s.discount = s.paid = s.done_in = s.bought = 0


def announce(t: CrescentTable, me: Player, line: str, rule: str) -> None:
    """19.01, 31.01."""
    if t.journal is not None:
        t.note(line, rule, {"ruler": RULER_ID[me.seat]})


async def take_action(t: CrescentTable) -> bool:
    """19.01: one action of the ruler whose turn it is. False when talks have failed and another is to be chosen (26.06,
    28.04, 29.03); where nothing was done for another reason, the same may be chosen again.

    A card can lengthen a move (card:forced-march). Afterwards the unit limit is checked (64.03).
    """
    s = t.s
    me = s.players[s.turn]
    name = await t.ask(ACTION, me.seat)
    s.doing = BIT[name]
    s.doing_move = name == "move"
    chosen = ACTS[name]
    announce(t, me, chosen.line, chosen.option.rule)
    if await chosen.carry_out(t, me) is False:
        if name in TALKS_FAILED:
            s.closed |= BIT[name]
        fresh(t)
        return False
    await keep_unit_limit(t)
    return True
