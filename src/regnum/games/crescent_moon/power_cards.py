"""The effects of power cards in combats and contests. Each card is a function or two, named for it.

An effect is optional (32.17); whether it would do anything is told by its obstacle. `me` is the ruler the card counts
as played by (51.04), who also makes its choices.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from regnum.games.crescent_moon.catalogue import (
    BATTALION,
    BUILDING_ID,
    CARD_ID,
    CHARACTER,
    NOMAD,
    PALACE,
    RULER_ID,
    TERRAINS,
    card,
)
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.sides import cancel, foe, free_units, is_combat, other_side, side_of, unassign
from regnum.games.crescent_moon.state import CANCELLED, Played, Player
from regnum.games.crescent_moon.table import CrescentTable, stronghold_kind, stronghold_strength
from regnum.games.crescent_moon.units import choose_units, units_question
from regnum.kernel.options import Args, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.things import SEATS, Seat, point_at

Obstacle = Callable[[CrescentTable, Player, Played], Reason | None]
Resolve = Callable[[CrescentTable, Player, Played], Awaitable[None]]


class Effect(NamedTuple):
    """What a card does when it is resolved, and what stands against it."""

    resolve: Resolve
    obstacle: Obstacle


COMBAT_EFFECTS: dict[int, Effect] = {}
CONTEST_EFFECTS: dict[int, Effect] = {}

NO_EFFECT = Reason("32.17", "why-no-effect")
NO_TARGET = Reason("32.17", "why-no-card-target")
WRONG_ROLE = Reason("32.17", "why-wrong-role")
WRONG_TERRAIN = Reason("32.17", "why-wrong-terrain")
NO_FREE_UNIT = Reason("44.08", "why-no-free-unit")
NO_DISC = Reason("01.03", "why-no-disc")
NO_COINS = Reason("32.17", "why-no-coins")


def obstacle(t: CrescentTable, me: Player, played: Played, *, combat: bool) -> Reason | None:
    """32.12, 32.13, 32.17: why this card would do nothing now."""
    return (COMBAT_EFFECTS if combat else CONTEST_EFFECTS)[played.card].obstacle(t, me, played)


async def resolve(t: CrescentTable, me: Player, played: Played, *, combat: bool) -> None:
    """32.12, 32.13: the effect that fits the situation."""
    await (COMBAT_EFFECTS if combat else CONTEST_EFFECTS)[played.card].resolve(t, me, played)


def none(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    return None


def in_combat(slug: str, against: Obstacle = none) -> Callable[[Resolve], Resolve]:
    """32.12."""

    def register(effect: Resolve) -> Resolve:
        COMBAT_EFFECTS[card(slug)] = Effect(effect, against)
        return effect

    return register


def in_contest(slug: str, against: Obstacle = none) -> Callable[[Resolve], Resolve]:
    """32.13."""

    def register(effect: Resolve) -> Resolve:
        CONTEST_EFFECTS[card(slug)] = Effect(effect, against)
        return effect

    return register


# -- what effects look at --------------------------------------------------


def terrain_is(t: CrescentTable, names: list[str]) -> bool:
    """12.05: whether the active hex (44.12) is of one of these terrains."""
    return TERRAINS[t.s.terrain[t.s.clash.hex]] in names


def attacks(t: CrescentTable, me: Player) -> bool:
    """42.04."""
    return me.seat == t.s.clash.attacker


def enemy_mercenaries(t: CrescentTable, me: Player) -> int:
    """86.13, card:turncoats, card:terror, card:bribery."""
    return t.mercenaries(foe(t, me.seat).seat, t.s.clash.hex)


def free(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """44.08: assigning needs a unit that is on no card."""
    return None if sum(free_units(t, me.seat)) else NO_FREE_UNIT


ASSIGN = units_question("assign-units", "44.07")


async def assign(
    t: CrescentTable, me: Player, played: Played, most: int, each: int, *, mercenaries: bool = False
) -> int:
    """44.07-44.11: up to so many units are put on the card, each giving so much. How many were."""
    ordinary, mercenary = free_units(t, me.seat)
    if mercenaries:
        ordinary = 0
    played.ordinary, played.mercenary = await choose_units(
        t, ASSIGN, me.seat, t.s.clash.hex, ordinary, mercenary, 1, most
    )
    n = played.ordinary + played.mercenary
    played.each = each
    played.gives = n * each
    return n


# -- the eight that the rulebook names --------------------------------------------------

OUTSIDER = AtHex("", Hex, label="option-take-mercenary", rule="52.06")


def sheikh_hexes(t: CrescentTable, me: Player) -> list[Hex]:
    """card:sheikh, 52.06: adjacent hexes with a mercenary of a ruler who is not in this combat."""
    fighting = (t.s.clash.attacker, t.s.clash.defender, me.seat)
    return [
        h
        for h in t.geo.adjacent[t.s.clash.hex]
        if any(t.mercenaries(seat, h) for seat in SEATS[: len(t.s.players)] if seat not in fighting)
    ]


def no_outsider(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:sheikh: needs a disc and such a mercenary."""
    if me.supply < 1:
        return NO_DISC
    return None if sheikh_hexes(t, me) else NO_TARGET


def sheikh_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """card:sheikh, 52.06."""
    return [OUTSIDER(h, t.s.names[h]) for h in sheikh_hexes(t, t.s.players[d.seat])]


SHEIKH = Pick("sheikh", "52.06", sheikh_menu, passable=True)


@in_combat("sheikh", no_outsider)
async def sheikh(t: CrescentTable, me: Player, played: Played) -> None:
    """card:sheikh, 52.06, 52.07: an outsider's mercenary next door goes home; an own one comes in, onto this card."""
    h = await t.ask(SHEIKH, me.seat)
    owner = next(
        player
        for player in t.s.players
        if player.seat not in (t.s.clash.attacker, t.s.clash.defender) and t.mercenaries(player.seat, h)
    )
    t.remove_units(owner, h, 0, 1, "52.06", "log-units-removed")
    t.place_units(me, t.s.clash.hex, 0, 1, "52.07")
    played.mercenary = 1


def siege_strength(t: CrescentTable, me: Player) -> int:
    """card:siege-engines: for a defender with a stronghold, and for an attacker against one."""
    figures = t.content.combat(card("siege-engines"))
    clash = t.s.clash
    if not stronghold_strength(t, clash.defender, clash.hex):
        return 0
    strength: int = figures["attacker_strength" if attacks(t, me) else "defender_strength"]
    return strength


def no_stronghold(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:siege-engines."""
    return None if siege_strength(t, me) else NO_EFFECT


@in_combat("siege-engines", no_stronghold)
async def siege_engines(t: CrescentTable, me: Player, played: Played) -> None:
    """card:siege-engines, 52.08."""
    played.gives = siege_strength(t, me)


CANCEL = point_at(
    enumerate(CARD_ID), "card", lambda number: number, label="option-cancel-card", rule="44.03", verb="cancel"
)
REMOVE_UNIT = Option("remove-unit", -1, label="option-remove-unit", rule="44.03")
ALL_BATTALIONS = Option("cancel-all", -2, label="option-cancel-all", rule="44.05")


def cards_of(t: CrescentTable, seats: list[Seat], kind: int) -> list[Played]:
    """Cards of a type revealed on these rulers' sides and not cancelled yet (32.05)."""
    return [
        played
        for played in t.s.clash.played
        if played.side in seats and t.content.kind[played.card] == kind and played.status != CANCELLED
    ]


def enemies(t: CrescentTable, seat: Seat) -> list[Seat]:
    """card:assassins, 44.03, 56.02: the opponent of a combat, or the rulers of the other side of a contest."""
    return [foe(t, seat).seat] if is_combat(t) else other_side(t, seat)


def assassins_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """card:assassins: an enemy character, or in a combat a unit of the opponent."""
    found = cards_of(t, enemies(t, d.seat), CHARACTER)
    out = [CANCEL[number] for number in dict.fromkeys(played.card for played in found)]
    if is_combat(t) and t.units(foe(t, d.seat).seat, t.s.clash.hex):
        out.append(REMOVE_UNIT)
    return out


ASSASSINATE = Pick("assassins", "44.03", assassins_menu, passable=True)
VICTIM = units_question("assassins-unit", "44.03")


def nobody_to_kill(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:assassins."""
    if cards_of(t, enemies(t, me.seat), CHARACTER):
        return None
    if is_combat(t) and t.units(foe(t, me.seat).seat, t.s.clash.hex):
        return None
    return NO_TARGET


async def take_units(t: CrescentTable, victim: Player, n: int) -> None:
    """card:assassins, 44.10: units of a ruler's own choice leave the combat for the supply: they are no losses."""
    h = t.s.clash.hex
    ordinary, mercenary = await choose_units(
        t, VICTIM, victim.seat, h, t.ordinary(victim.seat, h), t.mercenaries(victim.seat, h), n, n
    )
    t.remove_units(victim, h, ordinary, mercenary, "44.10", "log-units-removed")
    unassign(t, victim.seat)


@in_combat("assassins", nobody_to_kill)
@in_contest("assassins", nobody_to_kill)
async def assassins(t: CrescentTable, me: Player, played: Played) -> None:
    """card:assassins: an enemy character is cancelled, or a unit of the opponent, who chooses it, is gone."""
    number = await t.ask(ASSASSINATE, me.seat)
    if number == REMOVE_UNIT.value:
        await take_units(t, foe(t, me.seat), t.content.combat(played.card)["units_removed"])
    else:
        cancel(t, next(p for p in cards_of(t, enemies(t, me.seat), CHARACTER) if p.card == number))


@in_contest("imam")
async def imam(t: CrescentTable, me: Player, played: Played) -> None:
    """card:imam, 63.06."""
    played.gives = t.content.contest(played.card)["influence"]


@in_contest("rebels")
async def rebels(t: CrescentTable, me: Player, played: Played) -> None:
    """card:rebels, 63.05: more where there is a town or city."""
    figures = t.content.contest(played.card)
    played.gives = figures["with_settlement" if t.s.settlement[t.s.clash.hex] else "influence"]


PUT_ON = point_at(zip(SEATS, RULER_ID, strict=False), "other", Seat, label="option-put-on", rule="63.06")


def corruption_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Seat]]:
    """card:corruption, 63.06."""
    return [PUT_ON[seat] for seat in other_side(t, d.seat)]


CORRUPT = Pick("corruption", "63.06", corruption_menu, passable=True)


def nobody_against(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:corruption: there may be no defender at all."""
    return None if other_side(t, me.seat) else NO_TARGET


@in_contest("corruption", nobody_against)
async def corruption(t: CrescentTable, me: Player, played: Played) -> None:
    """card:corruption, 63.06, 63.10: put on a ruler of the other side, who takes it into hand afterwards."""
    played.on = await t.ask(CORRUPT, me.seat)
    played.takes = -t.content.contest(played.card)["enemy_influence"]


# -- the Murshid's --------------------------------------------------


def by_terrain(t: CrescentTable, figures: dict[str, int | list[str]], name: str) -> int:
    """card:preacher, card:old-man, card:poisoned-wells, 12.05: a figure, or the one for certain terrain."""
    names = figures["terrain"]
    assert isinstance(names, list)
    value = figures["on_terrain" if terrain_is(t, names) else name]
    assert isinstance(value, int)
    return value


@in_contest("preacher")
async def preacher(t: CrescentTable, me: Player, played: Played) -> None:
    """card:preacher."""
    played.gives = by_terrain(t, t.content.contest(played.card), "influence")


@in_combat("dervishes")
async def dervishes_fight(t: CrescentTable, me: Player, played: Played) -> None:
    """card:dervishes, 32.19."""
    played.gives = t.content.combat(played.card)["strength"]


@in_contest("dervishes")
async def dervishes_pray(t: CrescentTable, me: Player, played: Played) -> None:
    """card:dervishes, 32.19."""
    played.gives = t.content.contest(played.card)["influence"]


@in_combat("old-man")
async def old_man_fights(t: CrescentTable, me: Player, played: Played) -> None:
    """card:old-man."""
    played.gives = by_terrain(t, t.content.combat(played.card), "strength")


@in_contest("old-man")
async def old_man_speaks(t: CrescentTable, me: Player, played: Played) -> None:
    """card:old-man."""
    played.gives = by_terrain(t, t.content.contest(played.card), "influence")


def nobody_to_bribe(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:bribery."""
    if me.coins < t.content.combat(played.card)["cost"]:
        return NO_COINS
    return None if enemy_mercenaries(t, me) else NO_TARGET


@in_combat("bribery", nobody_to_bribe)
async def bribery(t: CrescentTable, me: Player, played: Played) -> None:
    """card:bribery. For a coin a mercenary of the opponent changes sides, if there is a disc for it."""
    t.pay_bank(me, t.content.combat(played.card)["cost"], "44.10")
    victim = foe(t, me.seat)
    t.remove_units(victim, t.s.clash.hex, 0, 1, "44.10", "log-units-removed")
    unassign(t, victim.seat)
    if me.supply:
        t.place_units(me, t.s.clash.hex, 0, 1, "44.10")


@in_combat("poisoned-wells")
async def poisoned_wells(t: CrescentTable, me: Player, played: Played) -> None:
    """card:poisoned-wells."""
    played.takes = -by_terrain(t, t.content.combat(played.card), "enemy_strength")


# -- the Warlord's --------------------------------------------------


def no_charge(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:lancers: for an attacker, and not on a mountain."""
    if not attacks(t, me):
        return WRONG_ROLE
    if terrain_is(t, t.content.combat(played.card)["not_terrain"]):
        return WRONG_TERRAIN
    return free(t, me, played)


@in_combat("lancers", no_charge)
async def lancers(t: CrescentTable, me: Player, played: Played) -> None:
    """card:lancers."""
    figures = t.content.combat(played.card)
    await assign(t, me, played, figures["assign"], figures["strength_per_assigned"])


@in_combat("horse-archers", free)
async def horse_archers(t: CrescentTable, me: Player, played: Played) -> None:
    """card:horse-archers: what they are worth is seen in the losses step."""
    await assign(t, me, played, t.content.combat(played.card)["assign"], 0)


@in_combat("raiders", free)
async def raiders(t: CrescentTable, me: Player, played: Played) -> None:
    """card:raiders."""
    figures = t.content.combat(played.card)
    await assign(t, me, played, figures["assign"], figures["strength_per_assigned"])


@in_combat("war-drums")
async def war_drums(t: CrescentTable, me: Player, played: Played) -> None:
    """card:war-drums: more for an attacker with many units."""
    figures = t.content.combat(played.card)
    many = attacks(t, me) and t.units(me.seat, t.s.clash.hex) >= figures["units"]
    played.gives = figures["with_units" if many else "strength"]


STRONGHOLD = point_at(enumerate(BUILDING_ID), "building", int, label="option-undermine", rule="44.05")


def sappers_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """card:sappers: the defender's strongholds here."""
    s = t.s
    h = s.clash.hex
    out: list[Option[int]] = []
    if s.stronghold[h]:
        out.append(STRONGHOLD[stronghold_kind(s, h)])
    if s.palace == h:
        out.append(STRONGHOLD[PALACE])
    return out


UNDERMINE = Pick("sappers", "44.05", sappers_menu, passable=True)


def nothing_to_undermine(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:sappers."""
    if not attacks(t, me):
        return WRONG_ROLE
    h = t.s.clash.hex
    return None if t.s.stronghold[h] or t.s.palace == h else NO_TARGET


@in_combat("sappers", nothing_to_undermine)
async def sappers(t: CrescentTable, me: Player, played: Played) -> None:
    """card:sappers: one stronghold of the defender gives no strength."""
    kind = await t.ask(UNDERMINE, me.seat)
    t.s.clash.spared |= 2 if kind == PALACE else 1


def no_enemy_mercenary(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:terror, card:turncoats."""
    return None if enemy_mercenaries(t, me) else NO_TARGET


def ransom_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """card:terror: as many as are there and can be paid for."""
    me = t.s.players[d.seat]
    price = max(1, t.content.combat(card("terror"))["coins"])
    return 0, min(t.mercenaries(me.seat, t.s.clash.hex), me.coins // price)


def _ransom(t: CrescentTable, d: Decision) -> Args:
    """card:terror."""
    return {
        "count": t.mercenaries(d.seat, t.s.clash.hex),
        "price": t.content.combat(card("terror"))["coins"],
        "hex": t.hex(t.s.clash.hex),
    }


RANSOM = Amount("terror", "44.10", ransom_bounds, passable=True, figures=_ransom)


@in_combat("terror", no_enemy_mercenary)
async def terror(t: CrescentTable, me: Player, played: Played) -> None:
    """card:terror: the opponent pays for each mercenary or loses it; the Nomad's go to his reserves card."""
    victim = foe(t, me.seat)
    there = enemy_mercenaries(t, me)
    kept = await t.ask(RANSOM, victim.seat)
    t.pay_bank(victim, kept * t.content.combat(played.card)["coins"], "44.10")
    t.remove_units(victim, t.s.clash.hex, 0, there - kept, "44.10", "log-units-removed", home=victim.seat == NOMAD)
    unassign(t, victim.seat)


@in_combat("emir")
async def emir(t: CrescentTable, me: Player, played: Played) -> None:
    """card:emir."""
    played.gives = t.content.combat(played.card)["attacker_strength" if attacks(t, me) else "strength"]


# -- the Caliph's --------------------------------------------------


def no_palace_guard(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:palace-guard: one's own stronghold must stand here."""
    if attacks(t, me) or not stronghold_strength(t, me.seat, t.s.clash.hex):
        return NO_EFFECT
    return free(t, me, played)


@in_combat("palace-guard", no_palace_guard)
async def palace_guard(t: CrescentTable, me: Player, played: Played) -> None:
    """card:palace-guard."""
    figures = t.content.combat(played.card)
    await assign(t, me, played, figures["assign"], figures["strength_per_assigned"])


@in_combat("archers", free)
async def archers(t: CrescentTable, me: Player, played: Played) -> None:
    """card:archers: worth more in defence."""
    figures = t.content.combat(played.card)
    each = figures["strength_per_assigned" if attacks(t, me) else "defender_strength"]
    await assign(t, me, played, figures["assign"], each)


@in_contest("vizier")
async def vizier(t: CrescentTable, me: Player, played: Played) -> None:
    """card:vizier: more if a ruler of one's own side controls the hex."""
    holder = t.s.control[t.s.clash.hex]
    ours = holder >= 0 and side_of(t, holder) == side_of(t, me.seat)
    played.gives = t.content.contest(played.card)["with_control" if ours else "influence"]


def not_defending(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:safe-conduct."""
    return WRONG_ROLE if attacks(t, me) else None


@in_combat("safe-conduct", not_defending)
async def safe_conduct(t: CrescentTable, me: Player, played: Played) -> None:
    """card:safe-conduct: a defender who loses is not sacked."""
    t.s.clash.no_sack = True


# -- the Nomad's --------------------------------------------------


def no_free_mercenary(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:camel-riders."""
    return None if free_units(t, me.seat)[1] else NO_FREE_UNIT


@in_combat("camel-riders", no_free_mercenary)
async def camel_riders(t: CrescentTable, me: Player, played: Played) -> None:
    """card:camel-riders: mercenaries only; each counts in desert and wilderness, all together once elsewhere."""
    figures = t.content.combat(played.card)
    at_home = terrain_is(t, figures["terrain"])
    await assign(t, me, played, figures["assign"], figures["strength_per_assigned"] if at_home else 0, mercenaries=True)
    if not at_home:
        played.gives = figures["elsewhere"]


def no_own_mercenary(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:mercenary-captain."""
    return None if t.mercenaries(me.seat, t.s.clash.hex) else NO_EFFECT


@in_combat("mercenary-captain", no_own_mercenary)
async def mercenary_captain(t: CrescentTable, me: Player, played: Played) -> None:
    """card:mercenary-captain."""
    figures = t.content.combat(played.card)
    many = t.mercenaries(me.seat, t.s.clash.hex) >= figures["units"]
    played.gives = figures["with_units" if many else "strength"]


def storms_everywhere(t: CrescentTable) -> bool:
    """card:sandstorm."""
    return terrain_is(t, t.content.combat(card("sandstorm"))["terrain"])


def sandstorm_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """card:sandstorm: one battalion of the opponent; in desert and wilderness all battalions, if one wishes."""
    found = cards_of(t, [foe(t, d.seat).seat], BATTALION)
    out = [CANCEL[number] for number in dict.fromkeys(played.card for played in found)]
    if storms_everywhere(t):
        out.append(ALL_BATTALIONS)
    return out


STORM = Pick("sandstorm", "44.05", sandstorm_menu, passable=True)


def no_battalion(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:sandstorm."""
    both = [t.s.clash.attacker, t.s.clash.defender]
    seats = both if storms_everywhere(t) else [foe(t, me.seat).seat]
    return None if cards_of(t, seats, BATTALION) else NO_TARGET


@in_combat("sandstorm", no_battalion)
async def sandstorm(t: CrescentTable, me: Player, played: Played) -> None:
    """card:sandstorm."""
    number = await t.ask(STORM, me.seat)
    both = [t.s.clash.attacker, t.s.clash.defender]
    if number == ALL_BATTALIONS.value:
        for battalion in cards_of(t, both, BATTALION):
            cancel(t, battalion)
    else:
        cancel(t, next(p for p in cards_of(t, [foe(t, me.seat).seat], BATTALION) if p.card == number))


def turncoat_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """card:turncoats: up to two."""
    there = enemy_mercenaries(t, t.s.players[d.seat])
    most: int = t.content.combat(card("turncoats"))["units"]
    return 1, min(most, there)


def _turncoats(t: CrescentTable, d: Decision) -> Args:
    """card:turncoats."""
    return {"other": RULER_ID[foe(t, d.seat).seat], "hex": t.hex(t.s.clash.hex)}


HOW_MANY_TURN = Amount("turncoats", "44.10", turncoat_bounds, passable=True, figures=_turncoats)


@in_combat("turncoats", no_enemy_mercenary)
async def turncoats(t: CrescentTable, me: Player, played: Played) -> None:
    """card:turncoats: mercenaries of the opponent go home, the Nomad's to his reserves card."""
    n = await t.ask(HOW_MANY_TURN, me.seat)
    victim = foe(t, me.seat)
    t.remove_units(victim, t.s.clash.hex, 0, n, "44.10", "log-units-removed", home=victim.seat == NOMAD)
    unassign(t, victim.seat)


def tokens_around(t: CrescentTable, me: Player) -> int:
    """card:council-of-elders: adjacent hexes with an own token, up to the most that count."""
    figures = t.content.contest(card("council-of-elders"))
    there = sum(t.s.influence[h] == me.seat for h in t.geo.adjacent[t.s.clash.hex])
    return min(int(figures["most"]), there * int(figures["influence_per_token"]))


def no_token_around(t: CrescentTable, me: Player, played: Played) -> Reason | None:
    """card:council-of-elders."""
    return None if tokens_around(t, me) else NO_EFFECT


@in_contest("council-of-elders", no_token_around)
async def council_of_elders(t: CrescentTable, me: Player, played: Played) -> None:
    """card:council-of-elders."""
    played.gives = tokens_around(t, me)
