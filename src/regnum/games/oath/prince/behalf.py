"""Who decides for a Prince at the Expanded level, and how that person is asked (P.15.l-o).

The question that the law puts to the Prince is put to a person instead, with the options that he would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from regnum.games.oath import title
from regnum.games.oath.asking import ENOUGH, use_option
from regnum.games.oath.bill import against
from regnum.games.oath.campaign import sides
from regnum.games.oath.catalogue import SEAT_ID
from regnum.games.oath.powers import KIND, ActionPower
from regnum.games.oath.prince import harming
from regnum.games.oath.prince.battle import himself, prince_of
from regnum.games.oath.prince.board import OATHKEEPER, SUCCESSOR, VISION
from regnum.games.oath.state import EXILE, NOBODY
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each
from regnum.kernel.options import Args, Listing, Option, Reasons
from regnum.kernel.questions import Amount, Decision, Pick, PickMany, Question, made_in
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def threat_player(t: OathTable) -> Seat:
    """P.15.n, P.15.o: who fulfils the condition on the threat marker's space; NOBODY where nobody does."""
    s = t.s
    threat = prince_of(t).threat
    if threat == SUCCESSOR:
        return title.successor(t)
    if threat == OATHKEEPER:
        rival = s.title not in (NOBODY, t.prince) and (himself(t).role == EXILE or s.players[s.title].role == EXILE)
        return s.title if rival else NOBODY
    if threat == VISION:
        exiles = [player.seat for player in t.in_turn_order() if player.role == EXILE]
        return next((seat for seat in exiles if title.revealed_goal_met(t, seat)), NOBODY)
    return NOBODY


@ruling("prince_who_decides")
def decider(t: OathTable) -> Seat:
    """P.15.m, P.15.o: the first person on the right of the threat player, or of the Prince; alone one decides oneself.

    On the right sits who comes before in turn order, the Prince being passed over.
    """
    order = t.s.order
    threat = threat_player(t)
    start = order.index(t.prince if threat == NOBODY else threat)
    to_the_right = [order[(start - n) % len(order)] for n in range(1, len(order) + 1)]
    return next((seat for seat in to_the_right if seat not in (t.prince, threat)), threat)


def harms_the_threat(t: OathTable) -> bool:
    """P.15.n: whether the player who is the threat stands on the other side of the campaign under way."""
    threat = threat_player(t)
    if threat == NOBODY or not t.s.campaigns or len(t.s.players) < 3:
        return False
    c = t.s.campaign
    defenders = sides.defending_seats(c)
    return threat in defenders if c.who == t.prince else threat == c.who and t.prince in defenders


# -- the questions ---------------------------------------------------------------------------------------------------


@cache
def _questions() -> dict[str, Question[Any]]:
    return {question.name: question for question in made_in("regnum.games.oath")}


def _his(t: OathTable, d: Decision) -> Decision:
    """P.15.m: the decision as the Prince would have it."""
    return Decision(_questions()[d.args["question"]], t.prince, d.args["args"])


def _menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """P.15.m: what he could answer."""
    his = _his(t, d)
    return his.question.list_options(t, his, why)


def _bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """P.15.m: the numbers that he could answer."""
    his = _his(t, d)
    assert isinstance(his.question, Amount)
    return his.question.bounds(t, his, why)


def _step(t: OathTable, d: Decision) -> int:
    """P.15.m: how far apart they are."""
    his = _his(t, d)
    assert isinstance(his.question, Amount)
    return his.question.step(t, his)


def _grow(
    t: OathTable, d: Decision, part: Sequence[Option[Any]], why: Reasons | None
) -> tuple[list[Option[Any]], bool]:
    """P.15.m: what he could choose beside what has been chosen."""
    his = _his(t, d)
    assert isinstance(his.question, PickMany)
    return his.question.grow(t, his, part, why)


def _figures(t: OathTable, d: Decision) -> Args:
    """P.15.m: the figures of his own question too, and its text (`asks`): one reads what he would be asked."""
    question, args = _questions()[d.args["question"]], d.args["args"]
    mine = {"player": SEAT_ID[t.prince], "power": args.get("power", "the-law"), "asks": f"ask-{question.name}"}
    return mine | dict(question.prompt_args(t, Decision(question, t.prince, args)))


ONE: Pick[Any] = Pick("prince-one", "P.15.m", _menu, passable=True, figures=_figures)
SEVERAL: PickMany[Any] = PickMany("prince-several", "P.15.m", _grow, figures=_figures)
NUMBER = Amount("prince-number", "P.15.m", _bounds, step=_step, passable=True, figures=_figures)


async def ask(t: OathTable, question: Question[Any], args: Args) -> Any:
    """P.15.l-o: the person who decides for him answers in his place."""
    form: Question[Any] = ONE
    if isinstance(question, PickMany):
        form = SEVERAL
    elif isinstance(question, Amount):
        form = NUMBER
    return await t.ask(form, decider(t), {"question": question.name, "args": args})


# -- Action powers ---------------------------------------------------------------------------------------------------


def _power_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """P.15.l, 6.2: the Action powers open to him that he can pay for."""
    from regnum.games.oath.turn import action_quote

    me = himself(t)
    listing: Listing[Any] = Listing(why)
    for power in each(t.access(me.seat, me.pawn) & KIND["action"]):
        assert isinstance(power, ActionPower)
        verdict = action_quote(t, me, power)
        listing.put(use_option(power), against(verdict))
    listing.put(ENOUGH)
    return listing.options


def _power_figures(t: OathTable, d: Decision) -> Args:
    return {"player": SEAT_ID[t.prince]}


POWERS_OF_HIS: Pick[Any] = Pick("prince-powers", "P.15.l", _power_menu, passable=True, figures=_power_figures)


async def use_powers(t: OathTable) -> bool:
    """P.15.l-n: before each of his actions what harms the threat; then whoever decides may use his Action powers.

    Returns whether a campaign has come of it, which goes before his next action.
    """
    from regnum.games.oath.turn import use_power

    while not t.s.act_over:
        harmful = harming.power_against_the_threat(t)
        if harmful is not None:
            await use_power(t, himself(t), harmful.index)
        else:
            value = await t.ask(POWERS_OF_HIS, decider(t))
            if value == ENOUGH.value:
                break
            await use_power(t, himself(t), value[1])
        if t.s.campaigns:
            return True
        await title.check(t)
    return False
