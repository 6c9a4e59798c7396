"""The conditions of the arrows (P.18)."""

from __future__ import annotations

from collections.abc import Callable

from regnum.games.oath import modifiers, title
from regnum.games.oath.catalogue import (
    BANNER_THING,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    OATH_GOAL,
    PEOPLES_FAVOR,
    SITES,
    RecoverCost,
)
from regnum.games.oath.prince.battle import (
    Attack,
    against_relics,
    against_sites,
    against_thing,
    himself,
    hunts_the_scepter,
    prince_of,
)
from regnum.games.oath.prince.helping import HIS
from regnum.games.oath.prince.mind import CONDITIONS
from regnum.games.oath.state import EXILE, Recover
from regnum.games.oath.table import OathTable
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat


def _ready(attack: Attack | None) -> bool:
    """P.18.a: whether there is an attack for which he is battle ready."""
    return attack is not None and attack.ready


def battle_ready_sites(t: OathTable) -> bool:
    """P.18.a: against the weakest site of the Rival."""
    return _ready(against_sites(t))


def battle_ready_relics(t: OathTable) -> bool:
    """P.18.b: against the holder of most relics, for the one with the fewest dice."""
    return _ready(against_relics(t))


def battle_ready_darkest_secret(t: OathTable) -> bool:
    """P.18.c."""
    return _ready(against_thing(t, BANNER_THING[DARKEST_SECRET]))


def battle_ready_peoples_favor(t: OathTable) -> bool:
    """P.18.d."""
    return _ready(against_thing(t, BANNER_THING[PEOPLES_FAVOR]))


def relic_cost(t: OathTable) -> RecoverCost | None:
    """P.18.e: what the relic nearest his site card costs; None if there is none to be had."""
    site = t.s.sites[himself(t).pawn]
    return SITES[site.card].recover if site.relics else None


@ruling("prince_ambition")
def can_pay_relic(t: OathTable) -> bool:
    """P.18.e, P.13.g, P.17.m, P.23.g: Ambition counts; as an Exile secrets count as favor too."""
    cost = relic_cost(t)
    if cost is None:
        return False
    me = himself(t)
    if cost.kind == "burn-secret":
        return me.secrets >= cost.amount
    return t.purse(me) + (me.secrets if me.role == EXILE else 0) >= cost.amount


@ruling("prince_can_pay")
def can_pay_darkest_secret(t: OathTable) -> bool:
    """P.18.f: also with what a power adds that he may use at the Expanded level and can pay for (P.15.l)."""
    if holds_darkest_secret(t):
        return False
    me = himself(t)
    if me.secrets > t.s.on_banners[DARKEST_SECRET]:
        return True
    record = Recover(me.seat, me.pawn, target=BANNER_THING[DARKEST_SECRET])
    return prince_of(t).expanded and modifiers.rescued(t, record, HIS["recover"])


def can_pay_peoples_favor(t: OathTable) -> bool:
    """P.18.g: Ambition included."""
    return not holds_peoples_favor(t) and t.purse(himself(t)) > t.s.on_banners[PEOPLES_FAVOR]


def holds_darkest_secret(t: OathTable) -> bool:
    """P.18.h."""
    return t.holds(t.prince, DARKEST_SECRET)


def holds_peoples_favor(t: OathTable) -> bool:
    """P.18.i."""
    return t.holds(t.prince, PEOPLES_FAVOR)


@ruling("prince_most")
def _most(t: OathTable, counts: dict[Seat, int], mine: Seat, goal: str) -> bool:
    """P.18.j, P.18.k: more than every other player; in a tie only with the title of just that goal."""
    best = max((count for seat, count in counts.items() if seat != mine), default=0)
    if counts[mine] == best:
        return t.s.title == t.prince and OATH_GOAL[t.s.oath] == goal
    return counts[mine] > best


def holds_most_relics_and_banners(t: OathTable) -> bool:
    """P.18.j."""
    return _most(t, title.relic_counts(t), t.prince, "most-relics-banners")


def rules_most_sites(t: OathTable) -> bool:
    """P.18.k: with the Empire, if he is the Chancellor; P.17.i: or whether he has the Grand Scepter he hunts."""
    if hunts_the_scepter(t):
        return GRAND_SCEPTER in himself(t).relics
    return _most(t, title.site_counts(t), t.prince, "most-sites")


def needs_only_darkest_secret(t: OathTable) -> bool:
    """P.18.l, P.17.o-p."""
    return holds_peoples_favor(t) and not holds_darkest_secret(t)


HOLDS: dict[str, Callable[[OathTable], bool]] = {name: globals()[name.replace("-", "_")] for name in CONDITIONS}
