"""P.15.n: at the Expanded level, with several persons, the Prince always uses a power that harms his threat.

A power harms whoever loses something by it: warbands, favor, secrets, advisers, relics, dice (prince-who-decides). Here
stands which powers can be turned against one player, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regnum.games.oath.asking import DECLINE, YES
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    REGION_OF,
    SLOTS_OF,
    SUIT,
    SUITS,
    THING_ID,
)
from regnum.games.oath.powers import KIND, ActionPower
from regnum.games.oath.prince.battle import himself, prince_of
from regnum.games.oath.state import NOBODY, Player
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import each
from regnum.kernel.questions import Decision
from regnum.kernel.rulings import ruling

Test = Callable[[OathTable, Player, Player], bool]
"""Whether a power of the Prince's would take something from that player now."""

_ORDER, _DISCORD, _NOMAD = (SUITS.index(name) for name in ("order", "discord", "nomad"))


def _here(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: the other stands at his site."""
    return foe.pawn == me.pawn


def _discardable(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: the other has a faceup adviser that can be discarded."""
    return any(t.cannot_discard(card, me.seat) is None for card in t.faceup_advisers(foe.seat))


def _garrisons(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: warbands of the other at a site of his region."""
    return any(t.own_warbands_at(foe, slot) for slot in SLOTS_OF[REGION_OF[me.pawn]])


def _in_reach_of_terror(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: warbands of the other on the board or at sites in his region."""
    on_board = foe.warbands > 0 and REGION_OF[foe.pawn] == REGION_OF[me.pawn]
    return on_board or _garrisons(t, me, foe)


def _mobbed(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: the other holds the Darkest Secret without the People's Favor, and has an adviser to lose."""
    has = t.holds(foe.seat, DARKEST_SECRET) and not t.holds(foe.seat, PEOPLES_FAVOR)
    return has and _discardable(t, me, foe)


def _with_order_or_discord(t: OathTable, me: Player, foe: Player) -> bool:
    """P.15.n: the other has warbands and an Order or Discord adviser."""
    return foe.warbands > 0 and any(suit in (_ORDER, _DISCORD) for suit in t.adviser_suits(foe.seat))


HARMFUL: Mapping[str, Test] = {
    "denizen:ancient-binding": lambda t, me, foe: t.all_secrets(foe) > 1,
    "denizen:armed-mob": _mobbed,
    "denizen:assassin": lambda t, me, foe: _here(t, me, foe) and _discardable(t, me, foe),
    "denizen:charming-friend": lambda t, me, foe: _here(t, me, foe) and foe.favor > 0,
    "denizen:pied-piper": lambda t, me, foe: foe.favor > 0,
    "denizen:plague-engines": lambda t, me, foe: foe.favor > 0 and bool(t.sites_ruled(foe.seat)),
    "denizen:resettle": lambda t, me, foe: any(SUIT[card] == _NOMAD for card in t.faceup_advisers(foe.seat)),
    "denizen:second-chance": _with_order_or_discord,
    "denizen:siege-engines": _garrisons,
    "denizen:sleight-of-hand": lambda t, me, foe: _here(t, me, foe) and t.all_secrets(foe) > 1,
    "denizen:terror-spells": _in_reach_of_terror,
    "denizen:wolves": lambda t, me, foe: foe.warbands > 0,
}
"""The Action powers that take something from a player, and when they would."""

HARMLESS_PLANS = frozenset(
    {
        "denizen:battle-honors",
        "denizen:billowing-fog",
        "denizen:field-promotion",
        "denizen:hospital",
        "denizen:military-parade",
        "denizen:outriders",
        "denizen:relic-hunter",
        "denizen:second-wind",
        "denizen:traveling-doctor",
        "denizen:warning-signals",
        "denizen:wild-mounts",
        "relic:cursed-cauldron",
    }
)
"""Battle plans that do something for their user only; the others he uses weaken the other side or its gains."""

CHOSEN_AGAINST = frozenset({*HARMFUL, "denizen:blackmail"})
"""Powers in whose choices he turns against the threat."""
CONFIRMED_AGAINST = frozenset({"relic:sticky-fire"})
"""Powers that ask whether another player shall lose something: more warbands after a battle."""


def _threat(t: OathTable) -> Player | None:
    """P.15.n: the player who is his threat, where several persons play."""
    from regnum.games.oath.prince.behalf import threat_player

    if t.prince == NOBODY or not prince_of(t).expanded or len(t.s.players) < 3:
        return None
    seat = threat_player(t)
    return None if seat == NOBODY else t.s.players[seat]


@ruling("prince_who_decides")
def power_against_the_threat(t: OathTable) -> ActionPower | None:
    """P.15.n: the first of his Action powers that he can pay for and that would harm the threat."""
    from regnum.games.oath.turn import action_quote

    me, foe = himself(t), _threat(t)
    if foe is None:
        return None
    for power in each(t.access(me.seat, me.pawn) & KIND["action"]):
        assert isinstance(power, ActionPower)
        harms = HARMFUL.get(THING_ID[power.card])
        if harms is not None and harms(t, me, foe) and isinstance(action_quote(t, me, power), Bill):
            return power
    return None


@ruling("prince_who_decides")
def harm(t: OathTable, d: Decision) -> Any:
    """P.15.n, P.3.a: the leftmost answer that hits the threat, where a harmful power asks; None elsewhere."""
    power = d.args.get("power")
    if power not in CHOSEN_AGAINST and power not in CONFIRMED_AGAINST:
        return None
    foe = _threat(t)
    if foe is None:
        return None
    name = d.question.name
    if name == "confirm":
        from regnum.games.oath.prince.behalf import harms_the_threat

        return YES.value if power in CONFIRMED_AGAINST and harms_the_threat(t) else None
    if name == "choose-site" and power == "denizen:resettle":
        return d.options[0].value
    hit = next((option.value for option in d.options if _hits(t, name, foe, option.value)), None)
    if hit is None and power == "denizen:terror-spells" and DECLINE in d.options:
        return DECLINE.value if _in_reach_of_terror(t, himself(t), foe) else None  # the board comes after the sites
    return hit


def _hits(t: OathTable, name: str, foe: Player, value: Any) -> bool:
    """P.15.n: whether an option means the threat, or something of theirs."""
    if name == "choose-player":
        return bool(value == foe.seat)
    if name == "choose-card":
        return value in foe.advisers or value in foe.relics
    return name == "choose-site" and value >= 0 and t.own_warbands_at(foe, t.slot(value)) > 0
