"""How a campaign begins: as the major action, or because a power lets somebody make one (5.5)."""

from __future__ import annotations

from typing import TypedDict, Unpack

from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.defender import defender_cannot, possible_defenders
from regnum.games.oath.catalogue import CAMPAIGN_SUPPLY, NO_SLOT, Slot
from regnum.games.oath.powers import Power
from regnum.games.oath.state import NOBODY, Campaign, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

NOBODY_HERE = Reason("5.5.1", "why-nobody-to-attack")


class Form(TypedDict, total=False):
    """In what a campaign that a power lets one make is unlike the major action; what is left out is as in 5.5.1."""

    free: bool
    """It spends no Supply."""
    optional: bool
    """It may still be declined."""
    only: Seat
    """The one possible defender."""
    joined: tuple[Slot, ...]
    """Slots whose warbands are in the force."""
    need_not: bool
    """The site acted from need not be a target."""


def begin(t: OathTable, who: Player, *, at: Slot = NO_SLOT, source: Power | None = None, **form: Unpack[Form]) -> bool:
    """5.5.1.a: lay a campaign on the table; it goes on with the next step. Returns whether one is possible at all."""
    c = _record(who, at, form)
    c.source = NOBODY if source is None else source.index
    if cannot(t, c) is not None:
        return False
    t.s.campaigns.append(c)
    return True


def possible(t: OathTable, who: Player, *, at: Slot = NO_SLOT, **form: Unpack[Form]) -> bool:
    """5.5.1.a: whether such a campaign could be begun now."""
    return cannot(t, _record(who, at, form)) is None


@ruling("acting_as_if_elsewhere")
def _record(who: Player, at: Slot, form: Form) -> Campaign:
    """5.5.1.a: the record of a campaign that is about to begin; `at` acts as if the pawn were there."""
    return Campaign(who.seat, who.pawn if at == NO_SLOT else at, **form)


def cannot(t: OathTable, c: Campaign) -> Reason | None:
    """5.5.1.a: why no campaign like this can be made."""
    t.s.campaigns.append(c)
    reason = _cannot(t, c)
    t.s.campaigns.pop()
    return reason


def _cannot(t: OathTable, c: Campaign) -> Reason | None:
    """5.5.1.a-d: a ban, too little Supply, or nobody who could be attacked."""
    for power in t.voices("campaign_cannot"):
        reason = power.campaign_cannot(t, c.who)
        if reason is not None:
            return reason
    reason = t.cannot_pay(t.s.players[c.who], Bill(CAMPAIGN_SUPPLY, free=c.free))
    if reason is not None:
        return reason
    first: Reason = NOBODY_HERE
    for defender in possible_defenders(t, c):
        verdict = defender_cannot(t, c, defender)
        if verdict is None:
            return None
        first = verdict
    return first


def can_campaign(t: OathTable, me: Player) -> Reason | None:
    """5.5.1.a-d: whether a campaign is possible now."""
    return cannot(t, Campaign(me.seat, me.pawn))
