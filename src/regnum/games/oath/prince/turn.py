"""The Prince's turn (P.4): assess the threat, search and play, actions, cleanup."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath import citizenship, ending, title
from regnum.games.oath.asking import NO, YES
from regnum.games.oath.catalogue import (
    MOB_AT,
    OATH_GOAL,
    PEOPLES_FAVOR,
    ROUNDS,
    SEAT_ID,
    SUCCESSOR_GOAL,
    VISION_GOAL,
)
from regnum.games.oath.powers import KIND, WakePower
from regnum.games.oath.prince import behalf
from regnum.games.oath.prince.actions import PERFORM, tell_readiness, why_skipped
from regnum.games.oath.prince.battle import AIMS, himself, prince_of
from regnum.games.oath.prince.board import NO_THREAT, OATHKEEPER, ROWS, SUCCESSOR, THREATS, VISION
from regnum.games.oath.prince.conditions import HOLDS
from regnum.games.oath.prince.mind import MIND, Arrow, way_on
from regnum.games.oath.prince.searching import search_and_play
from regnum.games.oath.state import ACT, EXILE, NOBODY, REST, WAKE, Player, Prince
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling

NOT_YET = -1
"""Before he has searched and played he has no number of actions."""


async def step(t: OathTable) -> None:
    """P.4.a: play to the next place of rest of his turn: a phase, or an action."""
    if t.s.phase == WAKE:
        await assess(t)
    elif t.s.phase == ACT:
        await act(t)
    else:
        await clean_up(t)


# -- phase 1: the threat (P.5) ---------------------------------------------------------------------------------------


def threat_to(t: OathTable) -> tuple[int, str]:
    """P.5.b-i: the space of the threat track, and the goal it is about.

    The conditions in their order. P.2.l-m: an Exile Prince is threatened by not being the Usurper, and by nothing else.
    """
    s = t.s
    goal = OATH_GOAL[s.oath]
    me = himself(t)
    holder = s.title
    if me.role == EXILE:
        if holder == me.seat and s.usurper:
            return NO_THREAT, ""
        return OATHKEEPER, goal
    if title.successor(t) != NOBODY:
        return SUCCESSOR, SUCCESSOR_GOAL[s.oath]
    exile_has_it = holder != NOBODY and s.players[holder].role == EXILE
    if exile_has_it and (s.usurper or s.round == ROUNDS):
        return OATHKEEPER, goal
    for player in t.in_turn_order():
        if player.role == EXILE and title.revealed_goal_met(t, player.seat):
            return VISION, VISION_GOAL[player.vision]
    return (OATHKEEPER, goal) if exile_has_it else (NO_THREAT, "")


@ruling("prince_markers")
def face(t: OathTable) -> None:
    """P.5.b-n: the threat marker moves; both action markers go to the threat space of a new threat.

    Also of an old one, if the mask has left its quadrant; without a threat they stay.
    """
    p = prince_of(t)
    before = p.threat
    p.threat, goal = threat_to(t)
    if t.journal is not None:
        t.note("log-prince-threat", "P.5.b", {"player": SEAT_ID[t.prince], "threat": f"threat:{THREATS[p.threat]}"})
    if p.threat == NO_THREAT:
        return
    space = MIND.threat_space[goal]
    if p.threat != before or MIND.spaces[p.space].quadrant != MIND.spaces[space].quadrant:
        p.space = p.start = space
        if t.journal is not None:
            args = {"player": SEAT_ID[t.prince], "space": f"mind:{MIND.spaces[space].name}"}
            t.note("log-prince-turns-to", "P.5.l", args)


@ruling("prince_wake")
async def assess(t: OathTable) -> None:
    """P.5.a-p, P.15.e: the win and the turning of the title, the threat, the People's Favor, Wake powers.

    In his first turn the whole phase is left out.
    """
    s = t.s
    me = himself(t)
    p = prince_of(t)
    p.actions = NOT_YET
    p.skipped = p.path = p.shown = ()
    if not p.woken:
        p.woken = True
        s.phase = ACT
        return
    if ending.wake_victory(t, me):
        return
    if me.role == EXILE and s.title == me.seat and not s.usurper:
        s.usurper = True
        t.note("log-usurper", "4.1.3", {"player": SEAT_ID[me.seat]})
    face(t)
    _favor_the_people(t, me)
    for power in each(t.access(me.seat, me.pawn) & KIND["wake"]):
        assert isinstance(power, WakePower)
        if power.may_wake(t, me) is None:
            await power.wake(t, me)
    s.phase = ACT


def _favor_the_people(t: OathTable, me: Player) -> None:
    """P.5.o-p: favor onto the People's Favor that he holds, as far as he has any; the Mob wants it twice."""
    s = t.s
    if s.holders[PEOPLES_FAVOR] != me.seat:
        return
    for _ in range(2 if s.mob else 1):
        if t.purse(me):
            t.spend_favor(me, 1)
            s.on_banners[PEOPLES_FAVOR] += 1
            t.note("log-favor-on-banner", "P.5.o", {"player": SEAT_ID[me.seat]})
    if s.on_banners[PEOPLES_FAVOR] >= MOB_AT:
        t.turn_to_mob(True)


# -- phases 2 and 3: a card and its actions (P.6, P.7) ---------------------------------------------------------------


async def act(t: OathTable) -> None:
    """P.7.a-b, P.7.j: the card first, then as many actions as the row of its marker gives."""
    s = t.s
    p = prince_of(t)
    if s.act_over or p.actions == 0:
        s.phase = REST
    elif p.actions == NOT_YET:
        row = await search_and_play(t)
        p.actions = 0 if row is None else ROWS[row].actions
        t.note("log-prince-actions", "P.7.a", {"player": SEAT_ID[t.prince], "count": p.actions})
        await title.check(t)
    elif not p.expanded or not await behalf.use_powers(t):
        await next_action(t, p)


@ruling("prince_markers")
async def next_action(t: OathTable, p: Prince) -> None:
    """P.7.c-i, P.17.r-s: the mask moves along an arrow; what cannot be done is skipped and does not count.

    Back on a space that was skipped since the last action performed, it stays there and the phase is over.
    """
    for arrow, space in way_on(MIND, p.space, lambda name: HOLDS[name](t)):
        left = MIND.spaces[p.space]
        p.space = space.number
        if t.journal is not None:
            _tell_closed(t, left.arrows[: left.arrows.index(arrow)])
            args = {"player": SEAT_ID[t.prince], "space": f"mind:{space.name}", "colour": arrow.colour}
            t.note("log-prince-follows", "P.7.e", {**args, "condition": f"condition:{arrow.condition or 'always'}"})
        if not space.action:
            p.path = (*p.path, (space.number, False))
    space = MIND.spaces[p.space]
    if p.space in p.skipped:
        p.actions = 0
        t.note("log-prince-stops", "P.17.s", {"player": SEAT_ID[t.prince]})
        return
    p.actions -= 1
    done = await PERFORM[space.action](t)
    p.path = (*p.path, (space.number, done))
    if done:
        p.skipped = ()
        if not t.s.campaigns:
            await title.check(t)
        return
    p.actions += 1
    p.skipped = (*p.skipped, space.number)
    if t.journal is not None:
        args = {"player": SEAT_ID[t.prince], "action": f"deed:{space.action}", "why": why_skipped(t, space.action)}
        t.note("log-prince-skips", "P.7.c", args)


def _tell_closed(t: OathTable, arrows: Sequence[Arrow]) -> None:
    """P.7.f, P.7.h: why arrows that go before the one he follows are closed."""
    for arrow in arrows:
        aim = arrow.condition.replace("battle-ready", "travel-campaign")
        if aim in AIMS:
            tell_readiness(t, AIMS[aim][0](t))
        else:
            args = {"colour": arrow.colour, "condition": f"condition:{arrow.condition}"}
            t.note("log-prince-closed", "P.7.f", args)


# -- phase 4: cleanup (P.14) -----------------------------------------------------------------------------------------


@ruling("prince_rest")
async def clean_up(t: OathTable) -> None:
    """P.14.a-g, P.15.e: tokens off the cards, Rest powers, the Start marker, and offers to the Exiles."""
    from regnum.games.oath import turn

    me = himself(t)
    p = prince_of(t)
    t.return_favor_from_cards()
    t.return_secrets_from_cards(me)
    await turn.use_rest_powers(t, me)
    p.start = p.space
    await offer_relics(t)
    await turn.end_turn(t, me)


def would_be_successor(t: OathTable, exile: Player) -> bool:
    """P.14.e: whether an Exile would be the Successor as a Citizen, before a relic is taken."""
    goal = SUCCESSOR_GOAL[t.s.oath]
    if goal != "most-relics-banners":
        return exile.seat in title.meets(t, goal)
    mine = t.relics_and_banners(exile.seat)
    others = [player for player in t.others(exile) if player.role != EXILE]
    return all(mine > t.relics_and_banners(other.seat) for other in others)


def _menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


def _figures(t: OathTable, d: Decision) -> Args:
    return {"player": SEAT_ID[t.prince]}


LOOK: Pick[bool] = Pick("prince-look", "P.14.f", _menu, figures=_figures)
TAKE: Pick[bool] = Pick("prince-take", "P.14.g", _menu, figures=_figures)


@ruling("prince_cleanup_citizenship")
async def offer_relics(t: OathTable) -> None:
    """P.14.c-g: a threatened Chancellor without the title lets each Exile have the bottom relic to become a Citizen."""
    s = t.s
    me = himself(t)
    p = prince_of(t)
    if me.role == EXILE or s.title == me.seat or p.threat in (NO_THREAT, SUCCESSOR):
        return
    for player in t.in_turn_order():
        if player.role != EXILE or not s.relic_deck or would_be_successor(t, player):
            continue
        if not await t.ask(LOOK, player.seat):
            continue
        relic = s.relic_deck[0]
        t.peek(player, (relic,), "P.14.f", {"where": "relic-deck"})
        if await t.ask(TAKE, player.seat):
            s.relic_deck = s.relic_deck[1:]
            t.add_relic(player, relic, "P.14.g", taken=False)
            await citizenship.become_citizen(t, player)
