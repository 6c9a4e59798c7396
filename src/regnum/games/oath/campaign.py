"""Campaign (5.5). The record lies in the state and rests between the law's steps; `proceed` carries out the next one.

A campaign that a power lets somebody make is laid on top of what is under way (`begin`) and goes on from the state:
so it is always the last thing that a power does.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from regnum.games.oath import law, modifiers, title
from regnum.games.oath.asking import (
    BANNER,
    CARD,
    ENOUGH,
    HIDDEN_SITE,
    NO,
    RELIC_PLACE,
    SEAT,
    YES,
    relic_place,
    use_option,
)
from regnum.games.oath.bill import Bill, against
from regnum.games.oath.catalogue import (
    ATTACK_FACES,
    BANNER_OF,
    BANNER_THING,
    CAMPAIGN_SUPPLY,
    DEFENSE_FACES,
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
    Relic,
    Slot,
    Target,
    Thing,
    is_relic,
    is_slot,
)
from regnum.games.oath.powers import ATTACKER, DEFENDER, KIND, POWERS, WINDOW, BattlePlan, Power
from regnum.games.oath.promises import HELP, PEACE, promised
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import BANDITS, CITIZEN, EXILE, NOBODY, UNRULED, Campaign, Plan, Player
from regnum.games.oath.table import OathTable, each, things
from regnum.games.oath.travel import travel
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Amount, Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

PAWN = Target(THINGS)
"""The target "pawn and favor". Slots, relics and banners (BANNER_THING + …) are targets by their own numbers."""
RELIC_AT = 2000
"""Targets from here on are facedown relics at sites, by their place (asking.RELIC_PLACE)."""
NO_DEFENDER = UNRULED

AGAINST_BANDITS: Option[int] = Option("bandits", BANDITS, label="option-bandits", rule="5.5.1")
NO_CAMPAIGN: Option[int] = Option("no-campaign", NO_DEFENDER, label="option-no-campaign", rule="5.5")
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

NOBODY_HERE = Reason("5.5.1", "why-nobody-to-attack")
NO_TARGETS = Reason("5.5.2", "why-no-targets")
YOUR_SITE = Reason("5.5.2.j", "why-your-site-first")
NONE_HERE = Reason("5.5.2.i", "why-no-target-here")
BANDITS_FIRST = Reason("5.5.1.d", "why-bandits-rule")
NOT_HERE = Reason("5.5.1.c", "why-not-here")
SITE_RULED = Reason("5.5.1.d", "why-site-ruled")
CLOSED = Reason("A.2.8.b", "why-region-closed")
NOT_THEIRS = Reason("5.5.2.c", "why-not-theirs")
RELIC_ELSEWHERE = Reason("5.5.2.d", "why-pawn-elsewhere")
BANNER_ELSEWHERE = Reason("5.5.2.e", "why-pawn-elsewhere")
PAWN_ELSEWHERE = Reason("5.5.2.g", "why-pawn-elsewhere")


# -- starting --------------------------------------------------------------------------------------------------


def begin(
    t: OathTable,
    who: Player,
    *,
    free: bool = False,
    optional: bool = False,
    at: Slot = NO_SLOT,
    joined: Sequence[Slot] = (),
    only: Seat = NO_DEFENDER,
    need_not: bool = False,
    source: Power | None = None,
) -> bool:
    """5.5.1.a: lay a campaign on the table; it goes on with the next step. Returns whether one is possible at all.

    `at` acts as if the pawn were there, `joined` are slots whose warbands are in the force, `only` is the one possible
    defender, `optional` lets it be declined, `need_not`: the site acted from need not be a target.
    """
    c = _record(who, free=free, optional=optional, at=at, joined=joined, only=only, need_not=need_not)
    c.source = NOBODY if source is None else source.index
    if cannot(t, c) is not None:
        return False
    t.s.campaigns.append(c)
    return True


def possible(t: OathTable, who: Player, **how: Any) -> bool:
    """5.5.1.a: whether such a campaign could be begun now."""
    return cannot(t, _record(who, **how)) is None


@ruling("acting_as_if_elsewhere")
def _record(
    who: Player,
    *,
    free: bool = False,
    optional: bool = False,
    at: Slot = NO_SLOT,
    joined: Sequence[Slot] = (),
    only: Seat = NO_DEFENDER,
    need_not: bool = False,
) -> Campaign:
    """5.5.1.a: the record of a campaign that is about to begin."""
    return Campaign(
        who.seat,
        who.pawn if at == NO_SLOT else at,
        free=free,
        optional=optional,
        joined=tuple(joined),
        only=only,
        need_not=need_not,
    )


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


# -- step 1: the defender --------------------------------------------------------------------------------------


def possible_defenders(t: OathTable, c: Campaign) -> list[Seat]:
    """5.5.1.a-f: other players who rule the site or stand there; the bandits where no player rules."""
    ruler = t.ruler(c.at)
    found: list[Seat] = []
    for player in t.in_turn_order():
        if player.seat != c.who:
            rules = player.role != EXILE if ruler == t.empire else ruler == player.seat
            if rules or player.pawn == c.at:
                found.append(player.seat)
    if ruler == BANDITS:
        found = [BANDITS] if law.bandits_are_compulsory(t.s) and c.only < 0 else [*found, BANDITS]
    return [seat for seat in found if c.only in (NO_DEFENDER, seat)]


@ruling("chancellor_against_citizen")
def rebels_against(t: OathTable, who: Seat, defender: Seat) -> tuple[Seat, ...]:
    """A Citizen attacking the Empire, or attacked by the Chancellor, is no Imperial player meanwhile.

    5.5.1.e, f, 6.box.5.5.c-e.
    """
    players = t.s.players
    if defender < 0 or players[who].role == EXILE or players[defender].role == EXILE:
        return ()
    return (who,) if players[who].role == CITIZEN else (defender,)


@contextmanager
def _against(t: OathTable, c: Campaign, defender: Seat) -> Iterator[None]:
    """5.5.1.e-f: the table as it is while this defender is attacked."""
    before = c.defender, c.rebels
    c.defender, c.rebels = defender, rebels_against(t, c.who, defender)
    yield
    c.defender, c.rebels = before


def defender_cannot(t: OathTable, c: Campaign, defender: Seat) -> Reason | None:
    """Why a defender cannot be chosen: a promise of peace, or no legal set of targets that can be paid for.

    5.5.1.b-d.
    """
    reason = promised(t.s, PEACE, c.who, defender)
    if reason is not None:
        return reason
    with _against(t, c, defender):
        return None if extendable(t, c, ()) else _obstacle(t, c, ()) if defends(t, c, c.at) else NO_TARGETS


def _explain_the_others(t: OathTable, c: Campaign, listing: Listing[int]) -> None:
    """5.5.1.b-d: why other players, or the bandits, are not attacked here."""
    found = possible_defenders(t, c)
    for player in t.in_turn_order():
        if player.seat not in (c.who, *found):
            _say_aside(listing, SEAT[player.seat], BANDITS_FIRST if player.pawn == c.at else NOT_HERE)
    if BANDITS not in found:
        _say_aside(listing, AGAINST_BANDITS, SITE_RULED)


def _say_aside(listing: Listing[int], option: Option[int], reason: Reason) -> None:
    """A reason for one who tries that very thing; it is not listed."""
    assert listing.why is not None
    listing.why.aside(option, reason.rule, reason.message, **reason.args)


def _defender_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """5.5.1.b-d: the defenders that can be chosen."""
    c = t.s.campaigns[-1]
    listing: Listing[int] = Listing(why)
    for defender in possible_defenders(t, c):
        option = AGAINST_BANDITS if defender == BANDITS else SEAT[defender]
        listing.put(option, defender_cannot(t, c, defender))
    if listing.explains and c.only == NO_DEFENDER:
        _explain_the_others(t, c, listing)
    if c.optional:
        listing.put(NO_CAMPAIGN)
    return listing.options


DEFENDER_CHOICE: Pick[int] = Pick("campaign-defender", "5.5.1", _defender_menu)


async def _choose_defender(t: OathTable, c: Campaign) -> None:
    """5.5.1.a-f: Supply is spent with the declaration. Some may be declined (denizen:second-wind)."""
    defender = Seat(await t.ask(DEFENDER_CHOICE, c.who))
    if defender == NO_DEFENDER:
        t.s.campaigns.remove(c)
        return
    c.defender = defender
    c.rebels = rebels_against(t, c.who, defender)
    c.step = "targets"


# -- step 2: targets and pools ---------------------------------------------------------------------------------


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
    for target in found:  # grows while it is walked
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
    for power in t.voices("target_price") if c.who != t.prince else ():  # P.15.b
        power.target_price(t, c, targets, bill)
    return bill


def legal(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
    """5.5.2.i-j: why these targets cannot be the whole declaration."""
    if not need_not(c):
        if defends(t, c, c.at) and c.at not in targets:
            return YOUR_SITE
        if not any(place_of_target(t, c, target) == c.at for target in targets):
            return NONE_HERE
    if not targets:
        return NONE_HERE
    closed = _closed(t, c, targets)
    if closed is None or len(closed) != len(targets):
        return CLOSED
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


def extendable(t: OathTable, c: Campaign, targets: Sequence[Target]) -> bool:
    """5.5.2.i-j: whether some legal declaration contains these targets."""
    base = list(targets)
    if not need_not(c) and c.at not in base and defends(t, c, c.at):
        if target_cannot(t, c, c.at) is not None:
            return False
        base.append(c.at)
    closed = _closed(t, c, base)
    if closed is None:
        return False
    if legal(t, c, closed) is None:
        return True
    more = [x for x in available(t, c) if x not in closed and target_cannot(t, c, x) is None]
    for i, one in enumerate(more):
        wider = _closed(t, c, [*closed, one])
        if wider is None:
            continue
        if legal(t, c, wider) is None:
            return True
        if WINDOW["targets_cannot"] & t.in_play:
            for other in more[i + 1 :]:
                widest = _closed(t, c, [*wider, other])
                if widest is not None and legal(t, c, widest) is None:
                    return True
    return False


def option_of(t: OathTable, c: Campaign, target: Target) -> Option[int]:
    """5.5.2.c-g: how a target is named in a menu."""
    if is_slot(target):
        return t.site_option(target)
    if target == PAWN:
        return PAWN_TARGET[c.defender]
    if target >= RELIC_AT:
        slot, i = relic_place(target)
        return RELIC_PLACE[slot][i]
    return CARD[target] if is_relic(target) else BANNER[BANNER_OF[target]]


def target_of(t: OathTable, value: int) -> Target:
    """5.5.2.c: the target that the value of an option means: site options mean their slot."""
    return (
        t.slot(value) if value < len(SITES) or HIDDEN_SITE[0].value <= value <= HIDDEN_SITE[-1].value else Target(value)
    )


def _obstacle(t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason:
    """5.5.2.j, A.2.8.b, A.2.12.b: why no declaration has these targets, with all that must be declared beside them."""
    whole = list(targets)
    if not need_not(c) and c.at not in whole and defends(t, c, c.at):
        whole.append(c.at)
    closed = _closed(t, c, whole)
    return CLOSED if closed is None else legal(t, c, closed) or CLOSED


def _explain_other_targets(t: OathTable, c: Campaign, listing: Listing[int]) -> None:
    """5.5.2.c-g: why sites of others, or what a defender elsewhere has, are no targets."""
    for slot in SLOTS:
        if not defends(t, c, slot):
            _say_aside(listing, t.site_option(slot), NOT_THEIRS)
    if c.defender >= 0 and t.s.players[c.defender].pawn != c.at:
        for relic in t.s.players[c.defender].relics:
            _say_aside(listing, CARD[relic], RELIC_ELSEWHERE)
        for banner, holder in enumerate(t.s.holders):
            if holder == c.defender:
                _say_aside(listing, BANNER[banner], BANNER_ELSEWHERE)
        _say_aside(listing, PAWN_TARGET[c.defender], PAWN_ELSEWHERE)


def _grow_targets(
    t: OathTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """5.5.2.a-p: targets of which some legal declaration consists."""
    c = t.s.campaigns[-1]
    chosen = [target_of(t, option.value) for option in part]
    listing: Listing[int] = Listing(why)
    for target in available(t, c):
        if target in chosen:
            continue
        reason = target_cannot(t, c, target)
        if reason is None and not extendable(t, c, [*chosen, target]):
            reason = _obstacle(t, c, [*chosen, target])
        listing.put(option_of(t, c, target), reason)
    if listing.explains:
        _explain_other_targets(t, c, listing)
    return listing.options, listing.bar(DONE, legal(t, c, chosen))


def _campaign_figures(t: OathTable, d: Decision) -> Args:
    """5.5.2.a, 5.5.2.k: who attacks whom."""
    c = t.s.campaigns[-1]
    return {"attacker": SEAT_ID[c.who], "defender": side_name(c)}


def side_name(c: Campaign) -> str:
    """5.5.1.d: the defender as the journal names it."""
    return "bandits" if c.defender == BANDITS else SEAT_ID[c.defender]


TARGETS: PickMany[int] = PickMany("campaign-targets", "5.5.2", _grow_targets, figures=_campaign_figures)


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


async def _declare_targets(t: OathTable, c: Campaign) -> None:
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


def bandits_of(t: OathTable, slot: Slot) -> Seat:
    """7.6.5.a-i: who counts the bandits of a site as own warbands; BANDITS if nobody does."""
    for power in t.voices("bandit_warbands"):
        owner = power.bandit_warbands(t, slot)
        if owner is not None:
            return owner
    return BANDITS


@ruling("force_enlarged_dice")
def attacking_force(t: OathTable, c: Campaign) -> int:
    """10.19.a-b, force-enlarged-dice: the attacker's board, what a power adds, and bandits that count as warbands."""
    return physical_force(t, c) + sum(t.bandits_at(slot) for slot in c.joined if bandits_of(t, slot) == c.who)


def physical_force(t: OathTable, c: Campaign) -> int:
    """5.5.2.k: the warbands of the attacker: the board, and what joined from sites."""
    return t.s.players[c.who].warbands + sum(t.s.sites[slot].warbands for slot in c.joined)


def _dice_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """5.5.2.k, 9.1.d: any number up to the force; the summary's "as many" gives way to the law."""
    return 0, attacking_force(t, t.s.campaigns[-1])


ATTACK_DICE = Amount("campaign-dice", "5.5.2.k", _dice_bounds, passable=True, figures=_campaign_figures)


async def _gather_dice(t: OathTable, c: Campaign) -> None:
    """5.5.2.k-l: as many attack dice as one likes, up to the force; then what the law and powers add."""
    c.attack_dice = await t.ask(ATTACK_DICE, c.who)
    c.step = "allies"


def _may_join(t: OathTable, c: Campaign) -> list[Player]:
    """5.5.2.n-o: Citizens at a targeted site or at the attacker's who have not been asked."""
    if c.defender < 0 or not t.imperial(c.defender) or t.refuses(c.defender):
        return []
    return [
        player
        for player in t.in_turn_order()
        if player.role == CITIZEN
        and player.seat not in (c.who, c.defender)
        and player.seat not in c.asked
        and (player.pawn == c.at or player.pawn in c.targets)
    ]


def backed_by_the_chancellor(t: OathTable, c: Campaign) -> bool:
    """5.5.2.m: whether the Chancellor must stand by an Imperial defender as an Ally."""
    return c.defender >= 0 and t.empire not in (c.who, c.defender) and t.imperial(c.defender)


def _yes_no(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


def _ally_figures(t: OathTable, d: Decision) -> Args:
    """5.5.2.n: who asks, against whom, and which ally."""
    return {**_campaign_figures(t, d), "ally": SEAT_ID[d.args["ally"]]}


JOIN: Pick[bool] = Pick("campaign-join", "5.5.2.n", _yes_no, figures=_ally_figures)
CONSENT: Pick[bool] = Pick("campaign-consent", "5.5.2.n", _yes_no, figures=_ally_figures)


async def _join_allies(t: OathTable, c: Campaign) -> None:
    """The Chancellor joins an Imperial defender; Citizens may, if the defender agrees. Then the pools.

    5.5.2.m, n, 6.box.5.5.a-b.
    """
    if backed_by_the_chancellor(t, c) and t.empire not in c.allies:
        c.allies = (t.empire, *c.allies)
    waiting = _may_join(t, c)
    if waiting:
        ally = waiting[0]
        c.asked = (*c.asked, ally.seat)
        args = {"ally": ally.seat}
        joins = promised(t.s, HELP, ally.seat, c.defender) is not None or await t.ask(JOIN, ally.seat, args)
        if joins and await t.ask(CONSENT, c.defender, args):
            c.allies = (*c.allies, ally.seat)
            t.note("log-joins", "5.5.2.n", {"player": SEAT_ID[ally.seat]})
        return
    _strategy_dice(t, c)
    for power in t.voices("campaign_pools"):
        power.campaign_pools(t, c)
    c.step = "attacker-plans"


@ruling("prince_strategy_dice")
def _strategy_dice(t: OathTable, c: Campaign) -> None:
    """P.2.f-h: the Clockwork Prince adds dice as attacker, and takes as many away as the named defender."""
    prince = t.s.prince
    if prince is not None and prince.seat in (c.who, c.defender):
        from regnum.games.oath.prince.board import strategy_dice

        dice = strategy_dice(prince)
        t.add_attack_dice(c, dice if prince.seat == c.who else -dice)


# -- step 3: battle plans --------------------------------------------------------------------------------------


def defending_seats(c: Campaign) -> list[Seat]:
    """5.5.2.m-n: the defender and the Allies."""
    return [] if c.defender < 0 else [c.defender, *(seat for seat in c.allies if seat != c.defender)]


def enemies_of(c: Campaign, side: int) -> list[Seat]:
    """10.22.a-b: "your enemy" for a side: the defender with all Allies, or the attacker."""
    return defending_seats(c) if side == ATTACKER else [c.who]


def friends_of(c: Campaign, side: int) -> list[Seat]:
    """5.5.3.i: "you" on a plan: the attacker, or the whole defending side."""
    return [c.who] if side == ATTACKER else defending_seats(c)


def used_by(c: Campaign, side: int) -> list[Plan]:
    """5.5.3.a-l: the plans in use by a side."""
    return [plan for plan in c.plans if plan.side == side]


def plans_of(t: OathTable, c: Campaign, side: int, user: Seat) -> list[BattlePlan]:
    """5.5.3.a-l, 7.5.1.a-b, A.1.r: the plans a user rules that are for this side and not in use by it."""
    mask = t.ruled_powers(user) & KIND["battle-plan"]
    if user == t.prince and user != BANDITS:  # nobody's number is the bandits' where no Prince plays
        mask &= ~t.useless_to_the_prince()
    used = {plan.power for plan in c.plans if plan.side == side}
    found: list[BattlePlan] = []
    for power in each(mask):
        assert isinstance(power, BattlePlan)
        assert power.printed is not None
        if power.index in used or power.printed.side == ("defender" if side == ATTACKER else "attacker"):
            continue
        found.append(power)
    return found


@ruling("plans_that_exclude_others")
def plan_quote(t: OathTable, c: Campaign, side: int, user: Seat, power: BattlePlan) -> Bill | Reason:
    """7.5.a-d, A.1.s: what using a plan costs, whatever lies on it, or why it cannot be used."""
    if side in c.barred:
        return Reason("5.5.3", "why-plans-barred")
    if power.excludes_others and used_by(c, side):
        return Reason("5.5.3", "why-plans-used")
    reason = power.may_use(t, c, side, user)
    if reason is not None:
        return reason
    bill = Bill(battle=True)
    reason = t.price_of(user, power, bill)
    if reason is not None:
        return reason
    if user == BANDITS:
        return bill if bill.empty else Reason("5.5.3.f", "why-bandits-pay-nothing")
    return t.cannot_pay(t.s.players[user], bill) or bill


def _plan_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """5.5.3.a-l: the plans that can be used and paid for."""
    c = t.s.campaigns[-1]
    side = d.args["side"]
    listing: Listing[Any] = Listing(why)
    for power in plans_of(t, c, side, d.seat):
        listing.put(use_option(power), against(plan_quote(t, c, side, d.seat, power)))
    listing.put(ENOUGH)
    return listing.options


PLANS: Pick[Any] = Pick("campaign-plans", "5.5.3", _plan_menu, passable=True, figures=_campaign_figures)


@ruling("victorious_now")
async def _attacker_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.a-d: one plan after the other, each once."""
    if c.winner == NOBODY and await _use_one(t, c, ATTACKER, c.who):
        return
    c.step = "defender-plans" if c.winner == NOBODY else "defeat"


async def _defender_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.b-l: the defender and the Allies, in the defender's order; bandits use everything that is free."""
    if c.defender == BANDITS:
        await _bandit_plans(t, c)
        c.step = "defense-roll" if c.winner == NOBODY else "defeat"
        return
    waiting = [seat for seat in defending_seats(c) if seat not in c.passed]
    if c.winner == NOBODY and waiting:
        able = members_with_plans(t, c) if len(waiting) > 1 else waiting
        seat = Seat(await t.ask(NEXT_MEMBER, c.defender)) if len(able) > 1 else (able or waiting)[0]
        if not await _use_one(t, c, DEFENDER, seat):
            c.passed = (*c.passed, seat)
        return
    c.step = "defense-roll" if c.winner == NOBODY else "defeat"


def members_with_plans(t: OathTable, c: Campaign) -> list[Seat]:
    """5.5.3.h: members of the defending side who could use a plan now and have not said that it is enough."""
    return [
        seat
        for seat in defending_seats(c)
        if seat not in c.passed
        and any(isinstance(plan_quote(t, c, DEFENDER, seat, p), Bill) for p in plans_of(t, c, DEFENDER, seat))
    ]


def _member_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """5.5.3.j: whose plan comes next, where several of the side could use one."""
    return [SEAT[seat] for seat in members_with_plans(t, t.s.campaigns[-1])]


NEXT_MEMBER: Pick[int] = Pick("campaign-next", "5.5.3.j", _member_menu, figures=_campaign_figures)


async def _use_one(t: OathTable, c: Campaign, side: int, user: Seat) -> bool:
    """5.5.3.a-l: use one more plan; whether one was used."""
    value = await t.ask(PLANS, user, {"side": side})
    if value == ENOUGH.value:
        return False
    power = POWERS[value[1]]
    assert isinstance(power, BattlePlan)
    choices = power.plan_choices(t, c, side, user)
    chosen = 0
    if choices:
        chosen = await t.choose("dice", t.s.players[user], choices, power)
    bill = plan_quote(t, c, side, user, power)
    assert isinstance(bill, Bill)
    t.pay(t.s.players[user], bill)
    await _put_to_use(t, c, Plan(power.index, user, side, chosen), power)
    return True


async def _put_to_use(t: OathTable, c: Campaign, plan: Plan, power: BattlePlan) -> None:
    """5.5.3.a-l: a plan is used from now on; some keep their side from using others (denizen:code-of-honor)."""
    c.plans.append(plan)
    if t.journal is not None:
        who = "bandits" if plan.user == BANDITS else SEAT_ID[plan.user]
        t.note("log-uses-plan", "5.5.3", {"player": who, "power": THING_ID[power.card]})
    if power.excludes_others:
        c.barred = (*c.barred, plan.side)
    await power.use(t, c, plan)


@ruling("bandits_as_users")
async def _bandit_plans(t: OathTable, c: Campaign) -> None:
    """5.5.3.f, bandits-as-users: every free plan, from the top of the Cradle, at a site from the card nearest it."""
    found = plans_of(t, c, DEFENDER, BANDITS)
    free = [power for power in found if isinstance(plan_quote(t, c, DEFENDER, BANDITS, power), Bill)]
    free.sort(key=lambda power: _where(t, power.card))
    alone = [power for power in free if power.excludes_others]
    for power in alone[:1] or free:
        if c.winner != NOBODY:
            break
        if not power.bandits_use(t, c) or not isinstance(plan_quote(t, c, DEFENDER, BANDITS, power), Bill):
            continue
        choices = power.plan_choices(t, c, DEFENDER, BANDITS)
        chosen = power.bandits_choose(t, c, choices) if choices else 0
        await _put_to_use(t, c, Plan(power.index, BANDITS, DEFENDER, chosen), power)


def _where(t: OathTable, card: Thing) -> tuple[int, int]:
    """5.5.3.i: the order in which bandits come to their plans."""
    slot = t.slot_of(card)
    return slot, t.s.sites[slot].cards.index(card)


# -- steps 4 and 5: the rolls ----------------------------------------------------------------------------------


def count_shields(c: Campaign, roll: Sequence[int]) -> int:
    """5.5.4.b, 5.5.4.h-j: shields, doubled for each doubling face; fields of plans say which faces count."""
    total = 0
    doubles = 0
    for face in roll:
        shields = DEFENSE_FACES[face].shields
        if (shields == 1 and c.no_single_shields) or (shields == 2 and c.no_double_shields):
            shields = 0
        total += shields
        doubles += DEFENSE_FACES[face].double
    return total << doubles


def count_swords(c: Campaign, roll: Sequence[int]) -> tuple[int, int]:
    """5.5.5.e, 5.5.5.i-j: swords and skulls of an attack roll, by the fields that plans have set."""
    hollow = swords = skulls = 0
    for face in roll:
        shown = ATTACK_FACES[face]
        hollow += shown.hollow
        if not (c.no_double_swords and shown.swords == 2):
            swords += shown.swords
        skulls += shown.skulls
    hollow = 0 if c.no_hollow else hollow * c.times
    return swords * c.times + hollow // 2, 0 if c.no_skulls else skulls * c.times


def final_attack_dice(c: Campaign) -> int:
    """5.5.5.a: the attack dice that are really rolled (Mounted Patrol works on the final number)."""
    return c.attack_dice // 2 if c.halved else c.attack_dice


def set_force(t: OathTable, c: Campaign) -> None:
    """5.5.4.c-g, 5.5.4.k-m, 5.5.6.c-d: which warbands stand in the defending force."""
    c.force_slots = tuple(slot for slot in c.targets if is_slot(slot))
    c.force_boards = tuple(
        seat for seat in defending_seats(c) if t.s.players[seat].pawn == c.at or t.s.players[seat].pawn in c.targets
    )


@ruling("bandits_in_a_force")
def defending_force(t: OathTable, c: Campaign) -> int:
    """5.5.4.a-m, 7.6.5.a-i, bandits-in-a-force: the size of the defending force, bandits counted."""
    s = t.s
    force = 0
    for slot in c.targets:
        if is_slot(slot):
            site = s.sites[slot]
            if c.defender == BANDITS:
                force += t.bandits_at(slot)
            else:
                force += site.warbands if slot not in c.joined else 0
                owner = bandits_of(t, slot)
                if owner != BANDITS and owner != c.who and defends(t, c, slot):
                    force += t.bandits_at(slot)
    for seat in defending_seats(c):
        player = s.players[seat]
        if player.pawn == c.at or player.pawn in c.targets:
            force += player.warbands
    return force


def _tell_odds(t: OathTable, c: Campaign) -> None:
    """5.5.4.h, 5.5.5.f: how likely the attacker is to win, as everybody can reckon before the dice are rolled."""
    from regnum.games.oath.odds import odds  # it asks this module for the figures

    args = {"player": SEAT_ID[c.who], "percent": round(odds(t, c).win * 100), "force": physical_force(t, c)}
    t.note("log-odds", "5.5", args)


async def _roll_defense(t: OathTable, c: Campaign) -> None:
    """5.5.4.a-m: the defender rolls; shields and the force make the defense."""
    if t.journal is not None:
        _tell_odds(t, c)
    set_force(t, c)
    roller = c.defender
    c.defense_roll = await t.roll_dice(roller, False, c.defense_dice)
    c.shields = count_shields(c, c.defense_roll)
    c.defense = c.shields + defending_force(t, c)
    if t.journal is not None:
        args = {"defender": side_name(c), "dice": c.defense_dice, "shields": c.shields, "defense": c.defense}
        t.note("log-defense", "5.5.4", args)
    c.step = "attack-roll"


async def _roll_attack(t: OathTable, c: Campaign) -> None:
    """5.5.5.a-e: the attacker rolls; every skull kills at once."""
    c.attack_roll = await t.roll_dice(c.who, True, final_attack_dice(c))
    c.swords, skulls = count_swords(c, c.attack_roll)
    if t.journal is not None:
        args = {"player": SEAT_ID[c.who], "dice": len(c.attack_roll), "swords": c.swords, "skulls": skulls}
        t.note("log-attack", "5.5.5", args)
    await lose_attackers(t, c, skulls)
    c.step = "verdict"


async def lose_attackers(t: OathTable, c: Campaign, n: int) -> int:
    """Warbands of the attacking force die; the attacker says where, if it stands in several places.

    5.5.5.c, 5.5.5.f.
    """
    me = t.s.players[c.who]
    n = min(n, physical_force(t, c))
    left = n
    for slot in c.joined:
        there = t.s.sites[slot].warbands
        elsewhere = physical_force(t, c) - there - sum(t.s.sites[s].warbands for s in _before(c.joined, slot))
        low = max(0, left - elsewhere)
        high = min(left, there)
        lost = await t.number(me, low, high, None, "dead-at-site", t.site_name(slot))
        t.kill_at(slot, lost, "5.5.5")
        left -= lost
    t.kill_on_board(me, left, "5.5.5")
    return n


def _before(slots: Sequence[Slot], slot: Slot) -> Sequence[Slot]:
    return slots[: slots.index(slot)]


def needed_sacrifice(t: OathTable, c: Campaign) -> int:
    """5.5.5.f-h, 9.5.a-c: exactly as many warbands as are needed to win; 0 if none may be sacrificed."""
    short = c.defense - c.swords + 1
    if short <= 0 or c.no_sacrifice:
        return 0
    needed = -(-short // c.worth)
    return needed if needed <= physical_force(t, c) else 0


def _sacrifice_figures(t: OathTable, d: Decision) -> Args:
    """5.5.5.f: what a victory would take."""
    c = t.s.campaigns[-1]
    return {"count": needed_sacrifice(t, c), "attack": c.swords, "defense": c.defense}


SACRIFICE: Pick[bool] = Pick("campaign-sacrifice", "5.5.5.f", _yes_no, figures=_sacrifice_figures)


async def _verdict(t: OathTable, c: Campaign) -> None:
    """5.5.5.f-l: sacrifices, and who has won; a tie is the defender's."""
    attack = c.swords
    needed = needed_sacrifice(t, c)
    if needed > 0 and await t.ask(SACRIFICE, c.who):
        await lose_attackers(t, c, needed)
        attack += needed * c.worth
        t.note("log-sacrifices", "5.5.5.f", {"player": SEAT_ID[c.who], "count": needed})
    c.swords = attack
    c.winner = ATTACKER if attack > c.defense else DEFENDER
    c.step = "defeat"


# -- step 6: the defeat ----------------------------------------------------------------------------------------


async def _defeat(t: OathTable, c: Campaign) -> None:
    """5.5.6.a-h: the beaten side kills half of its force, the rest goes to the board; then "if you are defeated"."""
    if t.journal is not None:
        args = {"attacker": SEAT_ID[c.who], "defender": side_name(c)}
        t.note("log-attacker-wins" if c.winner == ATTACKER else "log-defender-wins", "5.5.5.k", args)
    loser = DEFENDER if c.winner == ATTACKER else ATTACKER
    if not c.force_slots and not c.force_boards:
        set_force(t, c)
    if loser == ATTACKER:
        await _attacker_defeated(t, c)
    elif c.defender != BANDITS:
        await _defender_defeated(t, c)
    if not c.survived:
        c.survived = (0,) * len(t.s.players)
    await _plan_effects(t, c, "campaign_defeated", loser)
    c.step = "victory" if c.winner == ATTACKER else "victorious"


def losses(c: Campaign, side: int, force: int) -> int:
    """5.5.6.a: half, rounded down; none if spared, all if a power says so, and sparing goes before that."""
    if c.no_losses or side in c.spared:
        return 0
    return force if side in c.whole else force // 2


def survivors(t: OathTable, c: Campaign, side: int) -> list[tuple[Player, int]]:
    """5.5.6.e: the boards where survivors of a beaten force stand, and how many still do (relic:sticky-fire)."""
    seats = [c.who] if side == ATTACKER else range(len(t.s.players))
    return [(t.s.players[seat], min(n, t.s.players[seat].warbands)) for seat in seats if (n := c.survived[seat])]


async def _attacker_defeated(t: OathTable, c: Campaign) -> None:
    """5.5.6.b: the force of a beaten attacker; what joined it from elsewhere goes to the board too."""
    me = t.s.players[c.who]
    await lose_attackers(t, c, losses(c, ATTACKER, physical_force(t, c)))
    for slot in c.joined:
        t.take_back_warbands(me, slot, t.s.sites[slot].warbands, "5.5.6.e")
    c.survived = tuple(me.warbands if seat == c.who else 0 for seat in range(len(t.s.players)))


async def _defender_defeated(t: OathTable, c: Campaign) -> None:
    """Of an Imperial side the Chancellor picks the dead; survivors at sites go to the Chancellor's board.

    5.5.6.c-h, 6.box.5.5.f.
    """
    s = t.s
    slots = [slot for slot in c.force_slots if s.sites[slot].warbands and slot not in c.joined]
    imperial = t.imperial(c.defender)
    leader = s.players[t.empire if imperial else c.defender]
    at_sites = sum(s.sites[slot].warbands for slot in slots)
    boards = [s.players[seat] for seat in c.force_boards]
    dead = losses(c, DEFENDER, at_sites + sum(player.warbands for player in boards))
    others = [player for player in boards if player is not leader]
    if leader.seat == t.prince:  # he lets as few die as he must: so the last in turn order come first (prince-leftmost)
        others.sort(key=lambda player: s.order.index(player.seat), reverse=True)
    mine = at_sites + (leader.warbands if leader in boards else 0)
    for i, player in enumerate(others):
        rest = mine + sum(other.warbands for other in others[i + 1 :])
        low, high = max(0, dead - rest), min(dead, player.warbands)
        killed = await t.number(leader, low, high, None, "dead-on-board", SEAT_ID[player.seat])
        t.kill_on_board(player, killed, "5.5.6")
        dead -= killed
    for slot in slots:
        dead -= t.kill_at(slot, dead, "5.5.6")
    t.kill_on_board(leader, dead, "5.5.6")
    at_sites = sum(s.sites[slot].warbands for slot in slots)
    survived = [player.warbands if player in boards else 0 for player in s.players]
    survived[leader.seat] += at_sites
    c.survived = tuple(survived)
    for slot in slots:
        t.take_back_warbands(leader, slot, s.sites[slot].warbands, "5.5.6.e")


async def _plan_effects(t: OathTable, c: Campaign, window: str, side: int | None = None) -> None:
    """5.5.3.j, 5.5.6.g, 5.5.8.a: what plans in use do at a moment, in the order that the side's leader chooses."""
    for one in (ATTACKER, DEFENDER):
        if side is not None and one != side:
            continue
        plans = [plan for plan in c.plans if plan.side == one and WINDOW[window] >> plan.power & 1]
        leader = c.who if one == ATTACKER else (c.who if c.defender < 0 else c.defender)
        by_power = {plan.power: plan for plan in plans}
        powers = [POWERS[plan.power] for plan in plans]
        await modifiers.one_by_one(t, leader, powers, c, lambda p, b=by_power: getattr(p, window)(t, c, b[p.index]))  # type: ignore[misc]


# -- step 7: the attacker's victory ----------------------------------------------------------------------------


async def _victory_sites(t: OathTable, c: Campaign) -> None:
    """5.5.7.I.a-e: any number of warbands of the force onto each targeted site."""
    me = t.s.players[c.who]
    for slot in c.targets:
        if not is_slot(slot) or t.cannot_place(c.who, slot) is not None:
            continue
        n = await t.ask(PLACE, c.who, {"slot": slot, "high": me.warbands})
        t.place_warbands(me, slot, n, "5.5.7.I")
        for other in c.joined:
            there = t.s.sites[other].warbands
            if there and other != slot:
                n = await t.ask(PLACE, c.who, {"slot": slot, "high": there, "from": other})
                t.take_back_warbands(me, other, n)
                t.place_warbands(me, slot, n, "5.5.7.I")
    c.step = "spoils"


def _place_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """5.5.7.I.a-b: any number of the force."""
    return 0, d.args["high"]


def _place_figures(t: OathTable, d: Decision) -> Args:
    return {"site": t.site_name(d.args["slot"])}


PLACE = Amount("campaign-place", "5.5.7.I", _place_bounds, passable=True, figures=_place_figures)


async def _spoils(t: OathTable, c: Campaign) -> None:
    """5.5.7.II.a-d: take all targeted relics and banners; a banner so taken suffers the seize penalty (2.5.3)."""
    s = t.s
    me = s.players[c.who]
    taken: list[Relic] = []
    for target in sorted(c.targets, reverse=True):
        if target >= RELIC_AT:
            slot, i = relic_place(target)
            taken.append(t.take_relic_at(me, slot, i, "5.5.7.II"))
        elif is_relic(target):
            victim = s.players[c.defender]
            if target in victim.relics and t.cannot_take(c.who, Thing(target), c.defender) is None:
                t.take_relic_from(me, victim, target, "5.5.7.II")
                taken.append(target)
        elif target in BANNER_OF:
            if s.holders[BANNER_OF[target]] == c.defender and t.cannot_take(c.who, Thing(target), c.defender) is None:
                t.seize_banner(me, BANNER_OF[target])
    c.taken = tuple(taken)
    c.step = "banish"
    if taken:
        await relics_taken(t, me, tuple(taken))
    else:
        await title.check(t)
    await _plan_effects(t, c, "campaign_spoils", ATTACKER)


BANISH: Pick[bool] = Pick("campaign-banish", "5.5.7.III", _yes_no, figures=_campaign_figures)
BURN: Pick[bool] = Pick("campaign-burn", "5.5.7.III", _yes_no, figures=_campaign_figures)


async def _banish(t: OathTable, c: Campaign) -> None:
    """5.5.7.III.a-e: the pawn is made to travel, and half of the favor is burned, rounded down."""
    c.step = "victorious"
    if PAWN not in c.targets:
        return
    must = law.banishing_is_compulsory(t.s)
    victim = t.s.players[c.defender]
    if must or await t.ask(BANISH, c.who):
        await travel(t, victim, by=c.who, free=True, forced=True)
    burned = victim.favor if c.burn_all else victim.favor // 2
    if burned > 0 and (must or await t.ask(BURN, c.who)):
        t.burn_favor(victim, burned, "5.5.7.III.c")


# -- step 8 and after ------------------------------------------------------------------------------------------


def due_for_discard(t: OathTable, c: Campaign, side: int) -> list[Plan]:
    """5.5.8.a-d: the plans of a side whose cards are discarded at the end."""
    return [
        plan
        for plan in used_by(c, side)
        if (power := POWERS[plan.power]).plan_discards(t, c, plan)
        and power.card not in c.kept
        and not t.locked(power.card, plan.user)
    ]


async def _victorious(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: "if you are victorious", then the ends and discards of either side; then all are Imperial again."""
    await _plan_effects(t, c, "campaign_victorious", c.winner)
    await _plan_effects(t, c, "campaign_end")
    for side in (ATTACKER, DEFENDER):
        for plan in due_for_discard(t, c, side):
            t.discard(POWERS[plan.power].card, plan.user)
    c.rebels = ()
    c.step = "others-after"
    await title.check(t)


async def _others_after(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: powers of others that wait for the end of a campaign, one at a time: one of them may start another."""
    for player in t.in_turn_order():
        for power in t.voices("campaign_after"):
            if t.holder(power) == player.seat and power.index not in c.done:
                c.done = (*c.done, power.index)
                await power.campaign_after(t, c)
                return
    c.step = "own-after"


@ruling("act_phase_ended")
async def _own_after(t: OathTable, c: Campaign) -> None:
    """5.5.8.a-d: the attacker's own plans that work after the campaign."""
    for plan in c.plans:
        if plan.side == ATTACKER and WINDOW["campaign_own_after"] >> plan.power & 1 and -1 - plan.power not in c.done:
            c.done = (*c.done, -1 - plan.power)
            if not (t.s.act_over and c.who == t.active.seat):
                await POWERS[plan.power].campaign_own_after(t, c, plan)
            return
    if t.journal is not None:
        _sum_up(t, c)
    t.s.campaigns.remove(c)
    await title.check(t)


def _sum_up(t: OathTable, c: Campaign) -> None:
    """5.5.5.k: how it went, in one line of the journal."""
    args: dict[str, str | int] = {
        "player": SEAT_ID[c.who],
        "defender": side_name(c),
        "attack": c.swords,
        "defense": c.defense,
        "plans": things(THING_ID[POWERS[plan.power].card] for plan in c.plans),
        "count": len(c.plans),
    }
    t.note("log-campaign-told", "5.5.5.k", args)


STEPS: dict[str, Callable[[OathTable, Campaign], Coroutine[Any, Any, None]]] = {
    "defender": _choose_defender,
    "targets": _declare_targets,
    "attack-dice": _gather_dice,
    "allies": _join_allies,
    "attacker-plans": _attacker_plans,
    "defender-plans": _defender_plans,
    "defense-roll": _roll_defense,
    "attack-roll": _roll_attack,
    "verdict": _verdict,
    "defeat": _defeat,
    "victory": _victory_sites,
    "spoils": _spoils,
    "banish": _banish,
    "victorious": _victorious,
    "others-after": _others_after,
    "own-after": _own_after,
}


async def proceed(t: OathTable) -> None:
    """A.3.1.a-A.3.7.d: the next step of the campaign on top."""
    c = t.s.campaigns[-1]
    await STEPS[c.step](t, c)


async def campaign(t: OathTable, me: Player) -> None:
    """5.5.1.a: the major action. It begins here and goes on from the state."""
    t.s.campaigns.append(Campaign(me.seat, me.pawn))
