"""What the choices of whoever acts would cost and bring, with every power that changes it named: for looking at only.

A quote is one sum (bill.py). Whose doing it is comes out by asking again with powers silenced: too slow to play with,
quick enough for a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from functools import partial
from operator import sub
from typing import Any, TypeVar

from regnum.games.oath import modifiers, muster, recover, search, trade, travel
from regnum.games.oath.asking import PILE, use_option
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign import targets
from regnum.games.oath.catalogue import (
    CAMPAIGN_SUPPLY,
    CARD_ID,
    MUSTER_WARBANDS,
    NO_CARD,
    NO_PILE,
    NO_SLOT,
    SUIT,
    THING_ID,
    Card,
    Pile,
    Slot,
    Target,
)
from regnum.games.oath.powers import KIND, POWERS, WINDOW, ActionPower, Power
from regnum.games.oath.prince.table import PrinceTable
from regnum.games.oath.state import ACT, Act, Campaign, Muster, OathState, Player, Recover, Search, Trade, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each
from regnum.games.oath.turn import action_quote
from regnum.kernel.game import Viewer
from regnum.kernel.options import Reason
from regnum.kernel.things import Seat


@dataclass(slots=True)
class Sum:
    """What is paid, and what is sure to come in."""

    supply: int = 0
    favor: int = 0
    secrets: int = 0
    flips: int = 0
    warbands: int = 0
    gains_favor: int = 0
    gains_secrets: int = 0
    gains_warbands: int = 0
    draws: int = 0
    dice: int = 0
    """Defense dice that a target adds."""

    def less(self, other: Sum) -> Sum:
        """4.2.a: the difference, figure by figure."""
        return Sum(*map(sub, astuple(self), astuple(other)))


@dataclass(slots=True)
class ChangeView(Sum):
    """What one power makes of the price; `what` is its card, or "advisers" for those of the traded card's suit.

    All figures are 0 where a power does nothing but make the choice possible.
    """

    what: str = ""


@dataclass(slots=True)
class PriceView(Sum):
    """What an answer would cost its seat, and what it is sure to bring. For a whole action: of its cheapest choice."""

    key: str = ""
    changes: list[ChangeView] | None = None
    """Who changes it; the rest is what the law asks for. None where nobody does."""


V = TypeVar("V", bound=Sum)


def _told(view: V, total: Sum) -> V:
    """4.2.a: a view with the figures of a sum."""
    for field in fields(Sum):
        setattr(view, field.name, getattr(total, field.name))
    return view


class Silenced(PrinceTable):
    """The same table, at which some powers say nothing and everything can be paid (7.4.a)."""

    silent = 0

    def silence(self, powers: list[Power]) -> None:
        self.silent = sum(1 << power.index for power in powers)

    def speaking(self, act: Act, window: str, ignored: int = 0) -> Any:
        return super().speaking(act, window, ignored | self.silent)

    def voices(self, window: str) -> Any:
        return [power for power in super().voices(window) if not self.silent >> power.index & 1]

    def price_of(self, user: Seat, power: Power, bill: Bill) -> Reason | None:
        return None if self.silent >> power.index & 1 else super().price_of(user, power, bill)

    def cannot_pay(self, player: Player, bill: Bill) -> Reason | None:
        return None


# -- what each major action brings -----------------------------------------------------------------------------------


def _nothing(t: OathTable, act: Act, choice: Any) -> Sum:
    return Sum()


def _drawn(t: OathTable, act: Search, source: Pile) -> Sum:
    """5.1.2.a: how many cards are drawn."""
    return Sum(draws=search.count(t, act, source))


def _mustered(t: OathTable, act: Muster, card: Card) -> Sum:
    """5.2.2.a: the warbands that come."""
    more = sum(power.muster_gain(t, act, card) for power in t.speaking(act, "muster_gain"))
    return Sum(gains_warbands=MUSTER_WARBANDS + more)


def _traded(t: OathTable, act: Trade, choice: trade.Choice) -> Sum:
    """5.3.2.a: the favor or the secrets that come."""
    kind, card = choice
    gain = trade.gain_of(t, act, card, kind == "secrets")
    return Sum(gains_favor=gain.favor, gains_secrets=gain.secrets)


def _trade_key(t: OathTable, choice: trade.Choice) -> str:
    """5.3.2.a: for favor or for secrets, and with which card."""
    return (trade.FOR_FAVOR if choice[0] == "favor" else trade.FOR_SECRETS)[choice[1]].key


@dataclass(frozen=True, slots=True)
class Priced:
    """A major action: its record, how its answers are called, what it brings, and the windows that change it."""

    major: modifiers.Major
    record: Callable[[Seat, Slot], Act]
    key: Callable[[OathTable, Any], str]
    gain: Callable[[OathTable, Any, Any], Sum]
    windows: tuple[str, ...]
    under_way: Callable[[OathState], Sequence[Any]]
    """The records of it in the state, the innermost last."""
    chosen: Callable[[Any], bool]
    """Whether the record's first choice is made."""


MAJORS = (
    Priced(
        search.SEARCH,
        Search,
        lambda t, source: PILE[source].key,
        _drawn,
        ("search_sources", "search_base", "search_count", "search_price"),
        lambda s: s.searches,
        lambda act: act.source != NO_PILE or act.adviser or bool(act.drawn),
    ),
    Priced(
        muster.MUSTER,
        Muster,
        lambda t, card: CARD_ID[card],
        _mustered,
        ("muster_occupied", "muster_pays_secret", "muster_price", "muster_gain"),
        lambda s: s.musters,
        lambda act: act.card != NO_CARD,
    ),
    Priced(
        trade.TRADE,
        Trade,
        _trade_key,
        _traded,
        ("trade_slots", "trade_suit", "trade_price", "trade_gain", "trade_bonus"),
        lambda s: s.trades,
        lambda act: act.card != NO_CARD,
    ),
    Priced(
        recover.RECOVER,
        Recover,
        lambda t, target: recover.option_of(target).key,
        _nothing,
        ("recover_extra",),
        lambda s: s.recovers,
        lambda act: act.target != NO_CARD,
    ),
    Priced(
        travel.TRAVEL,
        Trip,
        lambda t, slot: t.site_option(slot).key,
        _nothing,
        ("travel_ignores", "travel_price"),
        lambda s: s.trips,
        lambda act: act.to != NO_SLOT,
    ),
)
_GENERAL = ("use_price", "adviser_weight")
"""Windows in which powers change the price of other powers, or how much an adviser counts."""


def _total(t: OathTable, kind: Priced, act: Act, choice: Any) -> Sum | None:
    """4.2.a: the sum of a choice; None where it is not possible."""
    bill = kind.major.quote(t, act, choice)
    if not isinstance(bill, Bill):
        return None
    total = kind.gain(t, act, choice)
    total.supply, total.favor, total.secrets = bill.supply, bill.favor, bill.secrets
    total.flips, total.warbands = bill.flips, bill.warbands
    return total


def _voices(t: OathTable, kind: Priced, act: Act) -> list[Power]:
    """Everybody who may have a say: those who speak by themselves, then the modifiers in use as they were chosen.

    7.4.a.
    """
    mask = 0
    for window in kind.windows:
        for power in t.speaking(act, window):
            mask |= 1 << power.index
    for window in _GENERAL:
        mask |= WINDOW[window] & t.in_play
    for index in act.used:
        mask &= ~(1 << index)
    return [*each(mask), *[POWERS[index] for index in act.used]]


def _changes(quiet: Silenced, voices: list[Power], total: Callable[[], Sum | None]) -> list[ChangeView]:
    """What each power makes of the price, letting them speak one after the other: the lines add up to the whole.

    7.4.a.
    """
    found: list[ChangeView] = []
    quiet.silence(voices)
    before = total()
    for power in voices:
        quiet.silent &= ~(1 << power.index)
        after = total()
        if after is not None and after != before:
            changed = Sum() if before is None else after.less(before)
            found.append(_told(ChangeView(what=THING_ID[power.card]), changed))
        before = after if after is not None else before
    return found


def _advisers(t: OathTable, act: Trade, choice: trade.Choice) -> list[ChangeView]:
    """5.3.2.a-m: one more for every faceup adviser of the card's suit."""
    kind, card = choice
    match = trade.matching(t, act, SUIT[card])
    if not match:
        return []
    gains = {"gains_favor": match} if kind == "favor" else {"gains_secrets": match}
    return [ChangeView(what="advisers", **gains)]


def _prices_of(t: OathTable, quiet: Silenced, kind: Priced, act: Act) -> list[PriceView]:
    """4.2.a, 7.4.a: every choice that is possible, with its price and who changes it."""
    voices = _voices(t, kind, act)
    found = []
    for choice in kind.major.choices(t, act):
        total = _total(t, kind, act, choice)
        if total is None:
            continue
        quiet.silence(voices)
        changes = _advisers(quiet, act, choice) if isinstance(act, Trade) else []
        changes += _changes(quiet, voices, partial(_total, quiet, kind, act, choice))
        found.append(_told(PriceView(key=kind.key(t, choice), changes=changes or None), total))
    return found


def _targets(t: OathTable, quiet: Silenced, c: Campaign) -> Iterator[PriceView]:
    """5.5.1.f, 5.5.2.b: the defense dice that each possible target adds, and what declaring it costs besides."""

    def declared(at: OathTable, target: Target) -> Sum:
        bill = targets.bill_for(at, c, [target])
        dice = targets.dice_of(at, c, target)
        return Sum(0, bill.favor, bill.secrets, bill.flips, bill.warbands, dice=dice)

    voices = list(dict.fromkeys([*t.voices("target_dice"), *t.voices("target_price")]))
    for target in targets.available(t, c):
        changes = _changes(quiet, voices, partial(declared, quiet, target))
        key = targets.option_of(t, c, target).key
        yield _told(PriceView(key=key, changes=changes or None), declared(t, target))


# -- the question under way ------------------------------------------------------------------------------------------


def _begun(t: OathTable) -> Iterator[tuple[Priced, Act]]:
    """4.2.a: the major actions that wait for their first choice."""
    for kind in MAJORS:
        for act in kind.under_way(t.s)[-1:]:
            if not kind.chosen(act):
                yield kind, act


def prices(t: OathTable, seat: Viewer, opened: bool) -> list[PriceView] | None:
    """4.2.a: what the choices of whoever acts cost, of the action begun or of each that could be; for their eyes."""
    s = t.s
    if s.over:
        return None
    if s.campaigns and s.campaign.step == "targets":
        c = s.campaign
        return list(_targets(t, Silenced(s), c)) if opened or seat == c.who else None
    begun = list(_begun(t))
    busy = s.campaigns or s.plays or any(kind.under_way(s) for kind in MAJORS)
    if not begun and (s.phase != ACT or busy):  # between two rounds nobody is at turn
        return None
    actor = begun[-1][1].who if begun else t.active.seat
    if not (opened or seat == actor):
        return None
    quiet = Silenced(s)
    if begun:
        return [price for kind, act in begun if act.who == actor for price in _prices_of(t, quiet, kind, act)]
    return list(_actions(t, quiet, s.players[actor]))


def _actions(t: OathTable, quiet: Silenced, me: Player) -> Iterator[PriceView]:
    """4.2.a, 7.3.a: every major action at its cheapest, and every Action power."""
    for kind in MAJORS:
        found = _prices_of(t, quiet, kind, kind.record(me.seat, me.pawn))
        if found:
            cheapest = min(found, key=lambda price: price.supply)
            changes = [ChangeView(supply=one.supply, what=one.what) for one in cheapest.changes or () if one.supply]
            yield PriceView(cheapest.supply, key=kind.major.name, changes=changes or None)
    yield PriceView(CAMPAIGN_SUPPLY, key="campaign")
    for power in each(t.access(me.seat, me.pawn) & KIND["action"]):
        assert isinstance(power, ActionPower)
        bill = action_quote(t, me, power)
        if isinstance(bill, Bill) and not bill.empty:
            yield PriceView(bill.supply, bill.favor, bill.secrets, bill.flips, bill.warbands, key=use_option(power).key)
