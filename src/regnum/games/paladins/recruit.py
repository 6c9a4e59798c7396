"""Recruit (section 11): one worker dismisses a townsfolk card, two recruit it."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.catalogue import (
    FREE_OF_SILVER,
    NOTHING,
    ONE_SPACE,
    OPEN_SPACES,
    RECRUIT,
    TOWNSFOLK,
    TOWNSFOLK_DEBT,
    TOWNSFOLK_ID,
    TOWNSFOLK_SILVER,
    Action,
    TownsfolkCard,
)
from regnum.games.paladins.crew import join
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import Player
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.workers import DISMISS, can_fill, occupied, place, too_few, too_poor
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

DISMISS_CARD: Final = point_at(
    enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-dismiss-card", rule="11.8"
)
RECRUIT_CARD: Final = point_at(
    enumerate(TOWNSFOLK_ID), "townsfolk", TownsfolkCard, label="option-recruit-card", rule="11.12"
)
IN_SILVER: Final = Option("pay-silver", False, label="option-pay-silver", rule="11.2")
WITH_DEBT: Final = Option("take-debt", True, label="option-take-debt", rule="11.3")
NOTHING_TO_BORROW: Final = Reason("11.3", "why-no-price")
NO_DEBT_HERE: Final = Reason("11.4", "why-no-debt-here")


def price(me: Player, space: int) -> int:
    """11.2, 11.10: the silver below the card's space; nothing with paladin:roland."""
    return 0 if FREE_OF_SILVER[RECRUIT][me.paladin] else TOWNSFOLK_SILVER[space]


def debt_for_recruiting(me: Player, space: int) -> bool:
    """11.3, 11.4: whether the card on this space may be recruited by a debt, in place of a price there is."""
    return TOWNSFOLK_DEBT[space] and price(me, space) > 0


@ruling("debt_for_dismissing")
def debt_for_dismissing(me: Player, space: int) -> bool:
    """11.3, 11.10: whether it may be dismissed so: as it may be recruited."""
    return debt_for_recruiting(me, space)


def debt_serves(me: Player, space: int, dismissing: bool) -> bool:
    """11.3: whether a debt may be taken for the card on this space."""
    return debt_for_dismissing(me, space) if dismissing else debt_for_recruiting(me, space)


def affordable(me: Player, space: int, dismissing: bool) -> bool:
    """11.2, 11.3: with silver or by a debt."""
    return me.silver >= price(me, space) or debt_serves(me, space, dismissing)


def _too_dear(me: Player, space: int, dismissing: bool, explains: bool) -> Obstacle:
    """11.2-11.4."""
    if affordable(me, space, dismissing):
        return None
    return too_poor("11.4", price(me, space), me.silver) if explains else BARRED


def _cards(t: PaladinsTable, d: Decision, why: Reasons | None, dismissing: bool) -> list[Option[TownsfolkCard]]:
    me = t.s.players[d.seat]
    options = DISMISS_CARD if dismissing else RECRUIT_CARD
    listing: Listing[TownsfolkCard] = Listing(why)
    for space, card in enumerate(t.s.townsfolk_track):
        if card != NOTHING:
            listing.put(options[card], _too_dear(me, space, dismissing, listing.explains))
    return listing.options


def dismiss_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """11.8, 11.10: any townsfolk card of the track that the player can pay for."""
    return _cards(t, d, why, True)


def recruit_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[TownsfolkCard]]:
    """11.12, 11.2: any townsfolk card of the track that the player can pay for."""
    return _cards(t, d, why, False)


def price_menu(t: PaladinsTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    """11.2-11.4: silver, or a debt for one of the two leftmost."""
    me = t.s.players[d.seat]
    space = t.s.target
    silver = price(me, space)
    listing: Listing[bool] = Listing(why)
    listing.put(IN_SILVER, None if me.silver >= silver else too_poor("11.2", silver, me.silver))
    if debt_serves(me, space, d.args.get("dismissing", False)):
        listing.put(WITH_DEBT)
    else:
        listing.put(WITH_DEBT, NOTHING_TO_BORROW if TOWNSFOLK_DEBT[space] else NO_DEBT_HERE)
    return listing.options


def _price_figures(t: PaladinsTable, d: Decision) -> Args:
    """11.2: the card and what it costs this player."""
    space = t.s.target
    me = t.s.players[d.seat]
    return {"townsfolk": TOWNSFOLK_ID[t.s.townsfolk_track[space]], "price": price(me, space)}


WHOM_TO_DISMISS: Final = Pick("dismiss-card", "11.8", dismiss_menu)
WHOM_TO_RECRUIT: Final = Pick("recruit-card", "11.12", recruit_menu)
PRICE: Final = Pick("recruit-price", "11.3", price_menu, passable=True, figures=_price_figures)


def cannot(t: PaladinsTable, me: Player, explains: bool, dismissing: bool) -> Obstacle:
    """9.15, 11.1, 11.2, 11.6, 11.7, 11.12: what stands in the way of dismissing or recruiting, if anything."""
    if me.placed[RECRUIT]:
        return occupied(me, RECRUIT) if explains else BARRED
    there = [space for space, card in enumerate(t.s.townsfolk_track) if card != NOTHING]
    if not there:
        return Reason("8.5", "why-no-townsfolk")
    if not any(affordable(me, space, dismissing) for space in there):
        return too_poor("11.2", min(price(me, space) for space in there), me.silver) if explains else BARRED
    spaces = ONE_SPACE if dismissing else OPEN_SPACES[RECRUIT][0]
    if not can_fill(spaces, me.workers):
        return too_few(DISMISS if dismissing else RECRUIT, spaces) if explains else BARRED
    return None


async def dismiss(t: PaladinsTable, me: Player) -> None:
    """11.7-11.11: a card to the discard pile for the icons at its top right."""
    card = await t.ask(WHOM_TO_DISMISS, me.seat)
    await pay(t, me, card, DISMISS)
    t.dismiss(me, t.s.townsfolk_track.index(card), "11.8")
    await gain(t, me, TOWNSFOLK[card].dismiss)


async def recruit(t: PaladinsTable, me: Player) -> None:
    """11.12-11.16: a card into the crew, for its immediate reward and its lasting ability."""
    card = await t.ask(WHOM_TO_RECRUIT, me.seat)
    await pay(t, me, card, RECRUIT)
    join(t, me, card, "11.12")


async def pay(t: PaladinsTable, me: Player, card: TownsfolkCard, action: Action) -> None:
    """11.1-11.5: workers, and the card's price in silver or as a debt."""
    s = t.s
    s.target = s.townsfolk_track.index(card)
    borrow = await t.ask(PRICE, me.seat, {"dismissing": action == DISMISS})
    space = s.target
    s.target = NOTHING
    await place(t, me, action)
    if borrow:
        t.take_debt(me, "11.3")
    else:
        t.pay_silver(me, price(me, space), "11.2")
