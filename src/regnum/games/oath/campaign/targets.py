"""Step 2 of a campaign: the targets that the attacker declares (5.5.2.a-j), and the defense dice they add."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regnum.games.oath.asking import BANNER, CARD, HIDDEN_SITE, relic_place
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.sides import campaign_figures, side_name
from regnum.games.oath.catalogue import (
    BANNER_OF,
    BANNER_THING,
    CAMPAIGN_SUPPLY,
    NO_SLOT,
    OATHKEEPER_DICE,
    PAWN_DICE,
    RELIC_DICE,
    SEAT_ID,
    SITE_DICE,
    SITES,
    SLOTS,
    THING_ID,
    THINGS,
    USURPER_DICE,
    Slot,
    Target,
    Thing,
    is_relic,
    is_slot,
)
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.state import BANDITS, NOBODY, Campaign
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import things

PAWN = Target(THINGS)
"""The target "pawn and favor". Slots, relics and banners are targets by their own numbers."""
RELIC_AT = 2000
"""Targets from here on are facedown relics at sites, by their place (asking.RELIC_PLACE)."""
PAWN_TARGET = tuple(
    Option(
        f"pawn:{SEAT_ID[seat]}",
        PAWN,
        label="option-pawn-target",
        rule="5.5.2.g",
        target=SEAT_ID[seat],
        args={"player": SEAT_ID[seat]},
    )
    for seat in range(len(SEAT_ID))
)
YOUR_SITE = Reason("5.5.2.j", "why-your-site-first")
NONE_HERE = Reason("5.5.2.i", "why-no-target-here")
CLOSED = Reason("A.2.8.b", "why-region-closed")
NOT_THEIRS = Reason("5.5.2.c", "why-not-theirs")
NOT_THEIR_RELIC = Reason("5.5.2.d", "why-not-the-defenders")
NOT_THEIR_BANNER = Reason("5.5.2.e", "why-not-the-defenders")
NOT_THEIR_PAWN = Reason("5.5.2.g", "why-not-the-defenders")
RELIC_ELSEWHERE = Reason("5.5.2.d", "why-pawn-elsewhere")
BANNER_ELSEWHERE = Reason("5.5.2.e", "why-pawn-elsewhere")
PAWN_ELSEWHERE = Reason("5.5.2.g", "why-pawn-elsewhere")


def say_aside(listing: Listing[int], option: Option[int], reason: Reason) -> None:
    """5.5.1.b-d, 5.5.2.c-g: a reason for one who tries that very thing; it is not listed."""
    assert listing.why is not None
    listing.why.aside(option, reason.rule, reason.message, **reason.args)


def available(t: OathTable, c: Campaign) -> list[Target]:
    """5.5.2.c-g: everything of the defender's that can be a target, bans aside."""
    found: list[Target] = []
    for slot in SLOTS:
        if defends(t, c, slot):
            found.append(slot)
    if c.defender >= 0 and t.s.players[c.defender].pawn == c.at:
        defender = t.s.players[c.defender]
        found += defender.relics
        found += [BANNER_THING[banner] for banner, holder in enumerate(t.s.holders) if holder == c.defender]
        found.append(PAWN)
    return found


def defends(t: OathTable, c: Campaign, slot: Slot) -> bool:
    """5.5.2.c: whether the defender rules a site in this campaign."""
    ruler = t.ruler(slot)
    if c.defender == BANDITS:
        return ruler == BANDITS
    return t.imperial(c.defender) if ruler == t.empire else ruler == c.defender


def place_of_target(t: OathTable, c: Campaign, target: Target) -> Slot:
    """5.5.2.i: the slot at which a target is: relics, banners and the pawn are where the defender stands."""
    if is_slot(target):
        return target
    if target >= RELIC_AT:
        return relic_place(target)[0]
    return t.s.players[c.defender].pawn


def target_cannot(t: OathTable, c: Campaign, target: Target) -> Reason | None:
    """5.5.2.a: why a target cannot be declared (bans on single targets)."""
    if WINDOW["target_cannot"] & t.in_play:
        for power in t.voices("target_cannot"):
            reason = power.target_cannot(t, c, target)
            if reason is not None:
                return reason
    if len(SLOTS) <= target != PAWN and target < RELIC_AT:
        return t.cannot_take(c.who, Thing(target), c.defender)
    return None


@ruling("narrow_pass_ruled_by_another")
def _closed(t: OathTable, c: Campaign, targets: Sequence[Target]) -> list[Target] | None:
    """5.5.2.a, A.2.8.b: the targets with all that must be declared with them; None if some of that is impossible."""
    found = list(targets)
    needs = t.voices("target_needs")
    for target in found if needs else ():  # grows while it is walked
        for power in needs:
            other = power.target_needs(t, c, target)
            if other is None or other in found:
                continue
            if other == NO_SLOT or not defends(t, c, other) or target_cannot(t, c, other) is not None:
                return None
            found.append(other)
    return found


def bill_for(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Bill:
    """5.5.1.a-f: Supply, and what declaring these targets costs."""
    bill = Bill(CAMPAIGN_SUPPLY, free=c.free)
    if c.who != t.prince:  # P.15.b
        for power in t.voices("target_price"):
            power.target_price(t, c, targets, bill)
    return bill


def legal(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
    """5.5.2.i-j: why these targets cannot be the whole declaration."""
    reason = _not_here(t, c, targets)
    if reason is not None:
        return reason
    closed = _closed(t, c, targets)
    return CLOSED if closed is None or len(closed) != len(targets) else _forbidden(t, c, targets)


def _whole(t: OathTable, c: Campaign, targets: Sequence[Target]) -> bool:
    """5.5.2.i-j: whether these targets, with all that must be declared with them, are a legal declaration."""
    closed = _closed(t, c, targets)
    return closed is not None and _not_here(t, c, closed) is None and _forbidden(t, c, closed) is None


def _not_here(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
    """5.5.2.i-j: the site acted from must be among the targets if it is the defender's; something there in any case."""
    if not need_not(c):
        if defends(t, c, c.at) and c.at not in targets:
            return YOUR_SITE
        if c.at not in targets and c.at not in [place_of_target(t, c, target) for target in targets]:
            return NONE_HERE
    return None if targets else NONE_HERE


def _forbidden(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
    """5.5.1.a-f, 5.5.2.a: bans on targets together, and a price that is too high."""
    for power in t.voices("targets_cannot"):
        reason = power.targets_cannot(t, c, targets)
        if reason is not None:
            return reason
    return t.cannot_pay(t.s.players[c.who], bill_for(t, c, targets))


def need_not(c: Campaign) -> bool:
    """acting-as-if-elsewhere: a Citizen who attacks the Empire by such a power need not target the site acted from.

    5.5.2.j.
    """
    return c.need_not and c.who in c.rebels


def _with_site(t: OathTable, c: Campaign, targets: Sequence[Target]) -> list[Target]:
    """5.5.2.j: these targets, and the site acted from where it must be one."""
    must = c.at not in targets and not need_not(c) and defends(t, c, c.at)
    return [*targets, c.at] if must else [*targets]


def extendable(t: OathTable, c: Campaign, targets: Sequence[Target]) -> bool:
    """5.5.2.i-j: whether some legal declaration contains these targets.

    At most two more are wanting: one at the site acted from, and one for an even number (denizen:giant-python).
    """
    base = _with_site(t, c, targets)
    if len(base) > len(targets) and target_cannot(t, c, c.at) is not None:
        return False
    if _whole(t, c, base):
        return True
    more = [x for x in available(t, c) if x not in base and target_cannot(t, c, x) is None]
    return any(_whole(t, c, [*base, *extra]) for n in (1, 2) for extra in combinations(more, n))


def option_of(t: OathTable, c: Campaign, target: Target) -> Option[int]:
    """5.5.2.c-g: how a target is named in a menu."""
    if is_slot(target):
        return t.site_option(target)
    if target == PAWN:
        return PAWN_TARGET[c.defender]
    return CARD[target] if is_relic(target) else BANNER[BANNER_OF[target]]


def target_of(t: OathTable, value: int) -> Target:
    """5.5.2.c: the target that the value of an option means: site options mean their slot."""
    return (
        t.slot(value) if value < len(SITES) or HIDDEN_SITE[0].value <= value <= HIDDEN_SITE[-1].value else Target(value)
    )


def obstacle(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason:
    """5.5.2.j, A.2.8.b, A.2.12.b: why no declaration has these targets, with all that must be declared beside them."""
    closed = _closed(t, c, _with_site(t, c, targets))
    return CLOSED if closed is None else legal(t, c, closed) or CLOSED


def _explain_other_targets(t: OathTable, c: Campaign, listing: Listing[int]) -> None:
    """5.5.2.c-g: why what is not the defender's, or what a defender elsewhere has, is no target."""
    for slot in SLOTS:
        if not defends(t, c, slot):
            say_aside(listing, t.site_option(slot), NOT_THEIRS)
    if c.defender >= 0 and t.s.players[c.defender].pawn != c.at:
        for relic in t.s.players[c.defender].relics:
            say_aside(listing, CARD[relic], RELIC_ELSEWHERE)
        for banner, holder in enumerate(t.s.holders):
            if holder == c.defender:
                say_aside(listing, BANNER[banner], BANNER_ELSEWHERE)
        say_aside(listing, PAWN_TARGET[c.defender], PAWN_ELSEWHERE)
    for player in t.s.players:
        if player.seat != c.defender:
            for relic in player.relics:
                say_aside(listing, CARD[relic], NOT_THEIR_RELIC)
            say_aside(listing, PAWN_TARGET[player.seat], NOT_THEIR_PAWN)
    for banner, holder in enumerate(t.s.holders):
        if holder != c.defender:
            say_aside(listing, BANNER[banner], NOT_THEIR_BANNER)


def _grow_targets(
    t: OathTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """5.5.2.a-p: targets of which some legal declaration consists."""
    c = t.s.campaign
    chosen = [target_of(t, option.value) for option in part]
    listing: Listing[int] = Listing(why)
    for target in available(t, c):
        if target in chosen:
            continue
        reason = target_cannot(t, c, target)
        if reason is None and not extendable(t, c, [*chosen, target]):
            reason = obstacle(t, c, [*chosen, target])
        listing.put(option_of(t, c, target), reason)
    if listing.explains:
        _explain_other_targets(t, c, listing)
    return listing.options, listing.bar(DONE, legal(t, c, chosen))


TARGETS: PickMany[int] = PickMany("campaign-targets", "5.5.2", _grow_targets, figures=campaign_figures)


def dice_of(t: OathTable, c: Campaign, target: Target) -> int:
    """5.5.2.b: the defense dice that a target adds."""
    if is_slot(target):
        dice = SITE_DICE
    elif target == PAWN:
        dice = PAWN_DICE
    elif target >= RELIC_AT:
        dice = 1
    elif is_relic(target):
        dice = RELIC_DICE[target]
    else:
        dice = t.s.on_banners[BANNER_OF[target]]
    if WINDOW["target_dice"] & t.in_play:
        dice += sum(power.target_dice(t, c, target) for power in t.voices("target_dice"))
    return dice


@ruling("who_adds_the_title_die")
def title_dice(t: OathTable, c: Campaign) -> int:
    """For the defender who holds it; the Chancellor's for any Imperial defender (who-adds-the-title-die).

    2.11.a-n, 6.box.2.11.b.
    """
    s = t.s
    if c.defender < 0 or s.title == NOBODY:
        return 0
    if s.title == c.defender or (s.title == t.empire and t.imperial(c.defender)):
        return USURPER_DICE if s.usurper else OATHKEEPER_DICE
    return 0


async def declare_targets(t: OathTable, c: Campaign) -> None:
    """5.5.1.a-f, 5.5.2.a-p: the declaration, and the Supply for it."""
    values = await t.ask(TARGETS, c.who)
    declare(t, c, [target_of(t, value) for value in values])


def declare(t: OathTable, c: Campaign, targets: Sequence[Target]) -> None:
    """5.5.2.a-b: these are the targets; they are paid for, and the defense pool is gathered."""
    c.targets = tuple(sorted(targets))
    t.pay(t.s.players[c.who], bill_for(t, c, c.targets))
    c.paid = True
    if t.journal is not None:
        named = things(target_id(t, c, target) for target in c.targets)
        args = {"player": SEAT_ID[c.who], "defender": side_name(c), "targets": named}
        t.note("log-campaigns", "5.5.2", args)
    gather_pools(t, c)
    c.step = "attack-dice"


def gather_pools(t: OathTable, c: Campaign) -> None:
    """5.5.2.b: the dice of the targets and of the title; and what powers add to the attacking force."""
    join_force(t, c)
    c.defense_dice = sum(dice_of(t, c, target) for target in c.targets) + title_dice(t, c)


def join_force(t: OathTable, c: Campaign) -> None:
    """5.5.2.k: the sites whose warbands are part of the attacking force by a power."""
    for power in t.voices("campaign_force"):
        c.joined = (*c.joined, *(slot for slot in power.campaign_force(t, c) if slot not in c.joined))


def target_id(t: OathTable, c: Campaign, target: Target) -> str:
    """5.5.2.b: a target as the journal names it."""
    if is_slot(target):
        return t.site_name(target)
    if target == PAWN:
        return f"pawn:{c.defender}"
    if target >= RELIC_AT:
        return "facedown-relic"
    return THING_ID[target]
