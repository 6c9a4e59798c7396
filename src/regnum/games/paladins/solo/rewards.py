"""What the opponent makes of rewards (section 30): no goods, but steps of the resource marker."""

from __future__ import annotations

from regnum.games.paladins import inquisition
from regnum.games.paladins.catalogue import (
    CRIMINAL,
    DESTROY_DEBT,
    FREE_DEVELOP,
    FREE_RECRUIT,
    MOST_ATTRIBUTE,
    NOTHING,
    OPPONENT_INSTEAD,
    OPPONENT_PRAYS,
    PAY_DEBT,
    PRAY_ICON,
    PROVISION,
    RAISE,
    REMOVE_SUSPICION,
    RIGHT_ACTIONS,
    SILVER,
    TAX,
    TOWNSFOLK,
    Gain,
    gain_id,
)
from regnum.games.paladins.solo import resource_track
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.suspicion import gain_criminal, take_tax
from regnum.games.paladins.table import PaladinsTable
from regnum.kernel.rulings import ruling


async def gain(t: PaladinsTable, opponent: Opponent, effects: Gain) -> None:
    """30.1-30.3, 30.14, 30.15, 31.1, 31.2, 34.8, 34.9: one effect after the other, as printed.

    Silver and provisions are steps of the resource marker, tax besides goes from the pool to the main supply; a
    criminal brings a suspicion; a free Recruit dismisses, and a Pray clears the right side. It never develops.
    """
    for what, n in effects:
        if what < CRIMINAL:
            for _ in range(n):
                t.take_worker(opponent, what, "31.1")
        elif what == CRIMINAL:
            for _ in range(n):
                await gain_criminal(t, opponent, "31.2")
        elif what < SILVER:
            t.raise_attribute(opponent, what - RAISE, n)
        elif what in (SILVER, PROVISION):
            t.move_resource_marker(opponent, n, "30.2")
        elif what == TAX:
            await take_tax(t, opponent, n)
        elif what == REMOVE_SUSPICION:
            await remove_suspicions(t, opponent, n)
        elif what == PAY_DEBT:
            await pay_debts(t, opponent, n)
        elif what == DESTROY_DEBT:
            await destroy_debts(t, opponent, n)
        elif what == PRAY_ICON:
            pray(t, opponent)
        elif what == FREE_RECRUIT:
            await dismiss(t, opponent)


async def remove_suspicions(t: PaladinsTable, opponent: Opponent, n: int) -> None:
    """30.14: for each suspicion it does not have, tax goes back instead."""
    for _ in range(n - t.discard_suspicions(opponent, n, "42.6")):
        await return_tax(t, opponent, "30.14")


async def destroy_debts(t: PaladinsTable, opponent: Opponent, n: int) -> None:
    """30.15: for each debt it does not have, tax goes back instead."""
    for _ in range(n - t.destroy_debts(opponent, n)):
        await return_tax(t, opponent, "30.15")


async def pay_debts(t: PaladinsTable, opponent: Opponent, n: int) -> None:
    """30.15, 42.8: debts are paid; for each one it does not have, tax goes back (rulings.md:
    solo_pay_debt_without_debt).
    """
    for _ in range(n):
        if opponent.unpaid:
            t.pay_debt(opponent)
        else:
            await return_tax(t, opponent, "30.15")


async def return_tax(t: PaladinsTable, opponent: Opponent, rule: str) -> None:
    """30.14, 30.15, 30.17: from the pool to the main supply, without a step of the resource marker.

    The last silver of the pool brings the inquisition here as ever (24.1).
    """
    if not t.empty_pool(opponent, OPPONENT_INSTEAD, rule):
        await inquisition.hold(t)


@ruling("solo_pay_debt_without_debt", "solo_left_reward")
def option_taken(opponent: Opponent, choice: tuple[Gain, ...]) -> Gain:
    """35.8: of several rewards the left one.

    Where it could not do it at all (a debt to be paid that it does not have, a Develop, an attribute at the end of the
    track), it takes the first of the others that does something.
    """
    useful = [_can(opponent, reward, number == 0) for number, reward in enumerate(choice)]
    return choice[useful.index(True) if True in useful else 0]


def _can(opponent: Opponent, effects: Gain, left: bool) -> bool:
    """35.8: whether a reward does something for the opponent. For a suspicion that it should discard and does not have
    the book has a rule (30.14), so that nobody turns away from it; but nobody turns to it either.
    """
    what = effects[0][0]
    if what == REMOVE_SUSPICION:
        return left or bool(opponent.suspicions)
    if what == PAY_DEBT:
        return opponent.unpaid > 0
    if RAISE <= what < SILVER:
        return opponent.attributes[what - RAISE] < MOST_ATTRIBUTE
    return what != FREE_DEVELOP


async def gain_one_of(t: PaladinsTable, opponent: Opponent, choice: tuple[Gain, ...]) -> None:
    """35.8: one of several rewards, with its reason."""
    taken = option_taken(opponent, choice)
    if t.journal is not None:
        left = taken is choice[0]
        t.note("log-opponent-takes-left" if left else "log-opponent-takes-other", "35.8", {"reward": gain_id(taken)})
    await gain(t, opponent, taken)


async def dismiss(t: PaladinsTable, opponent: Opponent) -> None:
    """33.1-33.3, 34.8: the townsfolk card chosen by the resource track, for what it gives at once; none, if none is
    there.
    """
    place = resource_track.townsfolk(t, opponent)
    if place == NOTHING:
        return
    resource_track.explain_townsfolk(t, opponent, place)
    card = t.dismiss(opponent, place, "33.1")
    await gain(t, opponent, TOWNSFOLK[card].dismiss)


def pray(t: PaladinsTable, opponent: Opponent) -> None:
    """33.4-33.7, 34.9: the right side is cleared, or a worker gained; either way all schemes are shuffled together."""
    occupied = [action for action in RIGHT_ACTIONS if opponent.placed[action]]
    for action in occupied:
        t.clear_action(opponent, action, "33.4")
    if not occupied:
        t.gain_any_workers(opponent, OPPONENT_PRAYS, "33.6")
    t.shuffle_schemes(opponent)
