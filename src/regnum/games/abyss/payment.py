"""What a lord costs, and with which allies and pearls it can be paid. The one source for menus and payments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from regnum.games.abyss.catalogue import (
    BY_ALLY,
    CARD_ID,
    COST,
    NO_RACE,
    RACE,
    RACE_ID,
    RACE_NEEDED,
    RACES,
    RACES_NEEDED,
    VALUE,
    Card,
    LordCard,
    amount,
    power,
)
from regnum.kernel.game import NEVER
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

if TYPE_CHECKING:
    from regnum.games.abyss.state import Player
    from regnum.games.abyss.table import AbyssTable

RECRUITER: Final = power("recruiter")
TREASURER: Final = power("treasurer")
DIPLOMAT: Final = power("diplomat")
DEARER: Final = amount("recruiter")
CHEAPER: Final = amount("treasurer")

_RACES: Final = range(len(RACES))
STRONGEST: Final = max(VALUE)

PAY_WITH: Final = point_at(BY_ALLY, "ally", Card, label="option-ally", rule="14.3")


def surcharge(t: AbyssTable, me: Player) -> int:
    """2 more against an opponent's Recruiter, 2 less with one's own Treasurer (lord:recruiter, lord:treasurer)."""
    extra = DEARER if t.hostile(me) & RECRUITER else 0
    return extra - CHEAPER if me.powers & TREASURER else extra


def cost(t: AbyssTable, me: Player, lord: LordCard) -> int:
    """The value to be reached for a lord (13.4, lord:recruiter, lord:treasurer)."""
    return max(0, COST[lord] + surcharge(t, me))


def race_needed(me: Player, lord: LordCard) -> int:
    """The race that must be among those played (13.2); a Diplomat's owner may leave it out (lord:diplomat)."""
    return NO_RACE if me.powers & DIPLOMAT else RACE_NEEDED[lord]


def sums(hand: Iterable[Card]) -> list[int]:
    """13.4: the total value held of each race."""
    totals = [0] * len(_RACES)
    for kind in hand:
        totals[RACE[kind]] += VALUE[kind]
    return totals


def best_value(totals: Sequence[int], races: int, needed: int) -> int:
    """13.2-13.4, 14.4: the most that exactly so many races can make, the needed one among them; -1 if not to be had."""
    if needed == NO_RACE:
        rest = sorted(totals)
        best = rest[-races:]
        return sum(best) if best[0] else -1
    if not totals[needed]:
        return -1
    if races == 1:
        return totals[needed]
    rest = sorted([totals[race] for race in _RACES if race != needed])
    best = rest[1 - races :]
    return totals[needed] + sum(best) if best[0] else -1


def can_pay(me: Player, lord: LordCard, totals: Sequence[int], pearls: int, extra: int) -> bool:
    """Whether such a hand and so many pearls pay for the lord, at this surcharge (14.3, 14.4, 14.9-14.13, 15.7)."""
    best = best_value(totals, RACES_NEEDED[lord], race_needed(me, lord))
    return best >= 0 and best + pearls >= max(0, COST[lord] + extra)


def why_not(t: AbyssTable, me: Player, lord: LordCard, totals: Sequence[int]) -> Reason:
    """Why this lord cannot be recruited, with the figures that matter (13.2, 14.4, 14.13, 17.10)."""
    races = RACES_NEEDED[lord]
    held = sum([total > 0 for total in totals])
    needed = race_needed(me, lord)
    if needed != NO_RACE and not totals[needed]:
        return Reason("13.2", "why-race-missing", {"race": RACE_ID[needed]})
    if held < races:
        return Reason("14.4", "why-too-few-races", {"needed": races, "held": held})
    best = best_value(totals, races, needed)
    return Reason("14.13", "why-too-weak", {"needed": cost(t, me, lord), "allies": best, "pearls": me.pearls})


@ruling("superfluous_payment")
def grow_payment(
    t: AbyssTable, d: Decision, part: Sequence[Option[Card]], why: Reasons | None
) -> tuple[list[Option[Card]], bool]:
    """13.2-13.5, 14.3-14.7, 14.10: the allies that may still be played, and whether those chosen are enough."""
    me = t.s.players[d.seat]
    lord = t.s.recruiting
    races = RACES_NEEDED[lord]
    needed = race_needed(me, lord)
    goal = cost(t, me, lord)
    totals = sums(me.hand)
    left = list(me.hand)
    value = 0
    played = 0
    for option in part:
        kind = option.value
        left.remove(kind)
        value += VALUE[kind]
        played |= 1 << RACE[kind]
    kinds = sorted(set(left))
    fits: dict[int, bool] = {}
    for race in map(RACE.__getitem__, kinds):
        if race not in fits:
            reach = _reach(played | 1 << race, totals, races, needed)
            fits[race] = reach >= 0 and goal <= reach + me.pearls
    full = played.bit_count() == races and (needed == NO_RACE or bool(played >> needed & 1))
    enough = full and value + me.pearls >= goal
    listing: Listing[Card] = Listing(why)
    listing.options += [PAY_WITH[kind] for kind in kinds if fits[RACE[kind]]]
    if listing.explains:
        for kind in kinds:
            if not fits[RACE[kind]]:
                more = played | 1 << RACE[kind]
                listing.put(PAY_WITH[kind], _refusal(more, totals, races, needed, goal, me.pearls))
        for kind in sorted(set(me.affiliated) - set(me.hand)):
            listing.aside(PAY_WITH[kind], Reason("15.7", "why-affiliated", {"ally": CARD_ID[kind]}))
        for option in {option.key: option for option in part}.values():  # once, however often it was taken
            if option.value not in left:
                listing.put(option, Reason("14.3", "why-no-more-such", {"ally": CARD_ID[option.value]}))
        listing.bar(DONE, None if enough else _unfinished(played, value, races, needed, goal, me.pearls))
    return listing.options, enough


def _reach(played: int, totals: Sequence[int], races: int, needed: int) -> int:
    """The most that a payment begun in these races can come to; -1 if it cannot be completed (13.2, 14.4, 14.5)."""
    if needed != NO_RACE:
        played |= 1 << needed
    room = races - played.bit_count()
    if room < 0:
        return -1
    reach = sum([totals[race] for race in _RACES if played >> race & 1])
    if room:
        reach += sum(sorted([totals[race] for race in _RACES if not played >> race & 1])[-room:])
    return reach


def _more(played: int, totals: Sequence[int], races: int, needed: int) -> int:
    """The most that allies of these totals add to a payment begun in these races; -1 if they do not complete it (13.2,
    14.4, 14.5)."""
    if needed != NO_RACE and not played >> needed & 1:
        if not totals[needed]:
            return -1
        played |= 1 << needed
    others = [totals[race] for race in _RACES if totals[race] and not played >> race & 1]
    room = races - played.bit_count()
    if not 0 <= room <= len(others):
        return -1
    others.sort()
    return sum([totals[race] for race in _RACES if played >> race & 1]) + sum(others[len(others) - room :])


def _refusal(played: int, totals: Sequence[int], races: int, needed: int, goal: int, pearls: int) -> Reason:
    """13.2, 14.5, 14.13: why a payment in these races can no longer be completed."""
    if played.bit_count() > races:
        return Reason("14.5", "why-too-many-races", {"needed": races})
    reach = _reach(played, totals, races, needed)
    if reach < 0:
        return Reason("13.2", "why-room-for-race", {"race": RACE_ID[needed], "needed": races})
    return Reason("14.13", "why-too-weak", {"needed": goal, "allies": reach, "pearls": pearls})


def _unfinished(played: int, value: int, races: int, needed: int, goal: int, pearls: int) -> Reason:
    """13.2, 14.4, 14.13: why the allies chosen so far do not pay for the lord yet."""
    if needed != NO_RACE and not played >> needed & 1:
        return Reason("13.2", "why-race-not-played", {"race": RACE_ID[needed]})
    if played.bit_count() < races:
        return Reason("14.4", "why-too-few-races", {"needed": races, "held": played.bit_count()})
    return Reason("14.13", "why-too-weak", {"needed": goal, "allies": value, "pearls": pearls})


PAY: Final = PickMany("recruit-pay", "14.3", grow_payment)


def dearness(t: AbyssTable, d: Decision, part: Sequence[Option[Card]]) -> tuple[int, ...] | None:
    """14.3, 14.10: the cheapest payment wastes the least value, then has the fewest pearls, then the fewest allies."""
    if d.question is not PAY:
        return None
    goal = cost(t, t.s.players[d.seat], t.s.recruiting)
    value = sum([VALUE[option.value] for option in part])
    return max(0, value - goal), max(0, goal - value), len(part)


def least_dearness(t: AbyssTable, d: Decision, part: Sequence[Option[Card]]) -> tuple[int, ...] | None:
    """14.3-14.5: more allies waste no less. Those that may follow, none of a kind before the last one's, save so many
    pearls at most; and it takes as many of them as their value demands."""
    if d.question is not PAY:
        return None
    me, lord = t.s.players[d.seat], t.s.recruiting
    last = part[-1].value if part else 0
    to_come = sums([kind for kind in me.hand if kind >= last])
    value = played = 0
    for option in part:
        kind = option.value
        value += VALUE[kind]
        played |= 1 << RACE[kind]
        if kind == last:
            to_come[RACE[kind]] -= VALUE[kind]
    reach = _more(played, to_come, RACES_NEEDED[lord], race_needed(me, lord))
    missing = cost(t, me, lord) - value
    pearls = max(0, missing - reach)
    if reach < 0 or pearls > me.pearls:
        return NEVER
    if missing <= 0:
        return -missing, 0, len(part)
    return 0, pearls, len(part) + -(-(missing - pearls) // STRONGEST)
