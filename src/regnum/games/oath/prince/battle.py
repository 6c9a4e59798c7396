"""Whom the Prince attacks, whether he is battle ready, and what he declares (P.11, P.18.a-d)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regnum.games.oath import title
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.allies import backed_by_the_chancellor
from regnum.games.oath.campaign.defender import rebels_against
from regnum.games.oath.campaign.forces import attacking_force, defending_force
from regnum.games.oath.campaign.plans import plan_quote, plans_of
from regnum.games.oath.campaign.targets import available, declare, defends, dice_of, join_force
from regnum.games.oath.catalogue import (
    BANNER_OF,
    BANNER_THING,
    CARD_ID,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    SEAT_ID,
    SLOTS,
    SUCCESSOR_GOAL,
    Relic,
    Slot,
    Target,
    Thing,
    is_relic,
    is_slot,
)
from regnum.games.oath.powers import ATTACKER, BattlePlan
from regnum.games.oath.prince import board
from regnum.games.oath.prince.mind import MIND
from regnum.games.oath.state import BANDITS, EXILE, NOBODY, UNRULED, Campaign, Player, Prince, Trip
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import quote as travel_quote
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def prince_of(t: OathTable) -> Prince:
    """P.1.g: the board of the Prince, who plays."""
    prince = t.s.prince
    assert prince is not None
    return prince


def himself(t: OathTable) -> Player:
    return t.s.players[t.prince]


@dataclass(frozen=True, slots=True)
class Attack:
    """A campaign that he could make, and how it stands."""

    at: Slot
    defender: Seat
    targets: tuple[Target, ...]
    dice: int
    """The attack dice he could roll."""
    defense: int
    """The dice of the targets and the warbands of the defending force."""
    force: int
    """Those warbands alone."""
    allowed: bool = True
    """Whether no power bars these targets together (denizen:giant-python: a limit, and no ban of the action)."""

    @property
    def ready(self) -> bool:
        """P.11.b: more dice than dice and warbands; a tie is not enough."""
        return self.allowed and self.dice > self.defense


def would_use(t: OathTable, c: Campaign, side: int, power: BattlePlan) -> bool:
    """P.15.j: at the Limited level plans that cost nothing, discard nothing and help; Expanded, all he can pay for."""
    from regnum.games.oath.prince.helping import USED, class_of  # it knows every card

    bill = plan_quote(t, c, side, t.prince, power)
    if not isinstance(bill, Bill):
        return False
    return prince_of(t).expanded or (bill.empty and class_of(power) == USED)


@ruling("prince_leftmost")
def leftmost_plans(t: OathTable, plans: Sequence[BattlePlan]) -> list[BattlePlan]:
    """P.3.a: his plans from the leftmost on: the cards at sites as they lie, then his relics, the last taken first.

    The order tells where a plan allows no other beside it (denizen:code-of-honor).
    """
    relics = himself(t).relics

    def place(plan: BattlePlan) -> tuple[int, int]:
        slot = t.slot_of(plan.card)
        if slot >= 0:
            return slot, t.s.sites[slot].cards.index(plan.card)
        return len(SLOTS), -relics.index(plan.card) if plan.card in relics else 1

    return sorted(plans, key=place)


def _dice_of_plans(t: OathTable, c: Campaign) -> int:
    """P.11.c: the dice that his plans would add, one after the other, all of them paid for together.

    At the Expanded level nothing is spent in thought on plans without dice.
    """
    me = himself(t)
    used: list[BattlePlan] = []
    dice = 0
    plans = plans_of(t, c, ATTACKER, me.seat)
    for plan in leftmost_plans(t, plans) if len(plans) > 1 else plans:
        adds = max((0, *plan.plan_choices(t, c, ATTACKER, me.seat)))
        if not would_use(t, c, ATTACKER, plan) or any(other.excludes_others for other in used):
            continue
        if not adds and prince_of(t).expanded:
            continue
        bill = Bill(battle=True)
        for other in (*used, plan):
            t.price_of(me.seat, other, bill)
        if t.cannot_pay(me, bill) is None and not (used and plan.excludes_others):
            used.append(plan)
            dice += adds
    return dice


@ruling("prince_battle_ready")
def weigh(t: OathTable, at: Slot, defender: Seat, wanted: Sequence[Target]) -> Attack:
    """P.11.b-e, P.11.g: an attack on these targets from a site, his own site added if the defender rules it.

    The title's dice, the defender's plans and Citizens who may choose to join are not counted.
    """
    me = himself(t)
    c = Campaign(me.seat, at, free=True, defender=defender, rebels=rebels_against(t, me.seat, defender))
    t.s.campaigns.append(c)
    targets = list(wanted)
    if at not in targets and defends(t, c, at):
        targets.append(at)
    c.targets = tuple(sorted(targets))
    if backed_by_the_chancellor(t, c):
        c.allies = (t.empire,)
    join_force(t, c)
    c.defense_dice = sum(dice_of(t, c, target) for target in c.targets)
    t.add_attack_dice(c, attacking_force(t, c))
    t.add_attack_dice(c, board.strategy_dice(prince_of(t)))
    for power in t.voices("campaign_pools"):
        power.campaign_pools(t, c)
    t.add_attack_dice(c, _dice_of_plans(t, c))
    force = defending_force(t, c)
    allowed = all(power.targets_cannot(t, c, c.targets) is None for power in t.voices("targets_cannot"))
    t.s.campaigns.pop()
    return Attack(at, defender, c.targets, c.attack_dice, c.defense_dice + force, force, allowed)


def reaches(t: OathTable, slot: Slot) -> bool:
    """P.15.a-d: whether he can come to a site: nothing keeps him away but a toll he cannot pay."""
    me = himself(t)
    return slot == me.pawn or isinstance(travel_quote(t, Trip(me.seat, me.pawn, by=me.seat, free=True), slot), Bill)


# -- the Rival and his sites (P.11.h-l) ------------------------------------------------------------------------------


@ruling("prince_rival")
def rival(t: OathTable) -> Seat:
    """P.11.h: the enemy who rules most sites, the Empire being one; in a tie a player goes before the bandits.

    UNRULED if the Prince rules every faceup site.
    """
    counts = title.site_counts(t)
    counts.pop(t.empire if himself(t).role != EXILE else t.prince)
    bandits = sum(t.ruler(slot) == BANDITS for slot in SLOTS)
    most = max(counts.values(), default=0)
    if bandits > most:
        return BANDITS
    return next(seat for seat, count in counts.items() if count == most) if most else UNRULED


def sites_of(t: OathTable, ruler: int) -> list[Slot]:
    """P.11.h: the sites of a ruler that he can reach."""
    return [slot for slot in SLOTS if t.ruler(slot) == ruler and reaches(t, slot)]


def hunts_the_scepter(t: OathTable) -> bool:
    """P.17.i: the threat is a Successor by the Grand Scepter, which takes the place of the Rival's sites."""
    return prince_of(t).threat == board.SUCCESSOR and SUCCESSOR_GOAL[t.s.oath] == "grand-scepter"


@ruling("prince_stays_where_it_is_as_good")
def against_sites(t: OathTable) -> Attack | None:
    """P.11.h-j: the Rival's site that adds the fewest warbands; he stays where he is if that is as weak."""
    if hunts_the_scepter(t):
        return against_thing(t, GRAND_SCEPTER)
    foe = rival(t)
    if foe == UNRULED:
        hidden = [slot for slot in SLOTS if not t.s.sites[slot].faceup and reaches(t, slot)]
        return weigh(t, hidden[0], BANDITS, hidden[:1]) if hidden else None
    attacks = [weigh(t, slot, foe, (slot,)) for slot in sites_of(t, foe)]
    if not attacks:
        return None
    least = min(attack.force for attack in attacks)
    weakest = [attack for attack in attacks if attack.force == least]
    return next((attack for attack in weakest if attack.at == himself(t).pawn), weakest[0])


@ruling("prince_targets_and_placing")
def more_sites(t: OathTable, first: Attack) -> Attack:
    """P.11.k-l: further sites of the Rival from the fewest to the most warbands added, as long as he stays ready."""
    if hunts_the_scepter(t):
        return first
    others = [slot for slot in SLOTS if t.ruler(slot) == first.defender and slot not in first.targets]
    others.sort(key=lambda slot: (weigh(t, first.at, first.defender, (*first.targets, slot)).force, slot))
    return _widened(t, first, others)


def _widened(t: OathTable, attack: Attack, others: Sequence[Target]) -> Attack:
    """P.11.k, P.11.p: as many of these targets as he can declare, in this order, without those that are too much."""
    for target in others:
        wider = weigh(t, attack.at, attack.defender, (*attack.targets, target))
        if wider.ready:
            attack = wider
    return attack


# -- banners, the Grand Scepter, relics (P.11.m-r) -------------------------------------------------------------------


def holder_of(t: OathTable, thing: Thing) -> Seat:
    """P.11.m, P.11.o: who holds a relic or banner; NOBODY if nobody does."""
    if thing in BANNER_OF:
        return t.s.holders[BANNER_OF[thing]]
    return next((player.seat for player in t.s.players if thing in player.relics), NOBODY)


@ruling("prince_attacks_the_holder")
def against_thing(t: OathTable, thing: Thing) -> Attack | None:
    """P.11.m-n, P.18.c-d: its holder, where the pawn stands, and nothing else; nobody if he has it himself."""
    holder = holder_of(t, thing)
    if holder in (NOBODY, t.prince):
        return None
    at = t.s.players[holder].pawn
    return weigh(t, at, holder, (thing,)) if reaches(t, at) else None


def relic_holder(t: OathTable) -> Player | None:
    """P.11.o, P.3.d: the other player with most relics, the first in turn order."""
    others = [player for player in t.others(himself(t)) if player.relics]
    return max(others, key=lambda player: len(player.relics), default=None)


def relics_by_dice(t: OathTable, holder: Player) -> list[Relic]:
    """P.11.q-r, P.3.f, P.2.e: a player's relics from the fewest dice to the most; among equals the last taken first."""
    c = Campaign(t.prince, holder.pawn, defender=holder.seat)
    relics = holder.relics
    return sorted(relics, key=lambda relic: (dice_of(t, c, relic), -relics.index(relic)))


def against_relics(t: OathTable) -> Attack | None:
    """P.11.o, P.18.b: the relic with the fewest dice of the player who holds most."""
    holder = relic_holder(t)
    if holder is None or not reaches(t, holder.pawn):
        return None
    return weigh(t, holder.pawn, holder.seat, relics_by_dice(t, holder)[:1])


def more_relics(t: OathTable, first: Attack) -> Attack:
    """P.11.p-r: further relics of that player, as long as he stays ready."""
    relics = relics_by_dice(t, t.s.players[first.defender])
    return _widened(t, first, [relic for relic in relics if relic not in first.targets])


def no_more(t: OathTable, first: Attack) -> Attack:
    """P.11.n: for a banner he declares only what the space shows."""
    return first


Find = Callable[[OathTable], Attack | None]
Widen = Callable[[OathTable, Attack], Attack]


def tied(t: OathTable, attack: Attack) -> list[str]:
    """P.3.a, P.3.d, P.3.f: what of this attack was chosen among equals, by name: the player, the site, the relic."""
    found: list[str] = []
    first = attack.targets[0]
    if is_slot(first) and attack.defender >= 0:
        counts = title.site_counts(t)
        most = counts.get(attack.defender, 0)
        if sum(count == most for seat, count in counts.items() if seat != t.prince) > 1:
            found.append(SEAT_ID[attack.defender])
    if is_slot(first) and t.s.sites[attack.at].faceup and attack.at != himself(t).pawn:
        forces = [weigh(t, slot, attack.defender, (slot,)).force for slot in sites_of(t, attack.defender)]
        if forces.count(min(forces, default=0)) > 1:
            found.append(t.site_name(attack.at))
    if is_relic(first):
        holder = t.s.players[attack.defender]
        others = [player for player in t.others(himself(t)) if len(player.relics) == len(holder.relics)]
        if len(others) > 1 and first != GRAND_SCEPTER:
            found.append(SEAT_ID[holder.seat])
        c = Campaign(t.prince, holder.pawn, defender=holder.seat)
        dice = [dice_of(t, c, relic) for relic in holder.relics]
        if dice.count(dice_of(t, c, first)) > 1 and first != GRAND_SCEPTER:
            found.append(CARD_ID[first])
    return found


@ruling("prince_campaign_of_a_power")
def from_here(t: OathTable) -> Attack | None:
    """P.11.f: the attack that a power's campaign leads to: that of his quadrant's campaign space, without the Travel.

    Nobody is attacked if its target is not to be had from where he stands, or if he is not ready.
    """
    quadrant = MIND.spaces[prince_of(t).space].quadrant
    aim = next(space.action for space in MIND.spaces if space.quadrant == quadrant and space.action in AIMS)
    here = himself(t).pawn
    if aim == "travel-campaign-sites" and not hunts_the_scepter(t):
        against = rival(t)
        attack = weigh(t, here, against, (here,)) if t.ruler(here) == against else None
        widen: Widen = more_sites
    else:
        find, widen = AIMS[aim]
        attack = find(t)
    return widen(t, attack) if attack is not None and attack.at == here and attack.ready else None


AIMS: dict[str, tuple[Find, Widen]] = {
    "travel-campaign-sites": (against_sites, more_sites),
    "travel-campaign-relics": (against_relics, more_relics),
    "travel-campaign-darkest-secret": (lambda t: against_thing(t, BANNER_THING[DARKEST_SECRET]), no_more),
    "travel-campaign-peoples-favor": (lambda t: against_thing(t, BANNER_THING[PEOPLES_FAVOR]), no_more),
}
"""What each campaign space of the Mind Map is after (P.11.h-r)."""


def begin(t: OathTable, attack: Attack) -> bool:
    """P.11.f-g, P.2.a: the campaign is declared and goes on by the law; not if the targets have gone meanwhile."""
    me = himself(t)
    c = Campaign(
        me.seat, me.pawn, free=True, defender=attack.defender, rebels=rebels_against(t, me.seat, attack.defender)
    )
    t.s.campaigns.append(c)
    if me.pawn != attack.at or not set(attack.targets) <= set(available(t, c)):
        t.s.campaigns.remove(c)
        return False
    declare(t, c, attack.targets)
    return True


def share(total: int, sites: int) -> int:
    """P.11.t-u: how many of the warbands left go to the first of so many sites, dealt round with his board as last."""
    return -(-total // (sites + 1))
