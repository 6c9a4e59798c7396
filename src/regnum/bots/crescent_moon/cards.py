"""What a power card is worth: in this combat, in this contest, and in the hand."""

from __future__ import annotations

from regnum.bots.crescent_moon.situation import Board
from regnum.bots.crescent_moon.taste import Taste
from regnum.games.crescent_moon.catalogue import (
    ACTION,
    BATTALION,
    CARDS,
    CHARACTER,
    COMBAT,
    CONTEST,
    SULTAN,
    TERRAINS,
    WARFARE,
    Content,
)

LASTING = (CHARACTER, BATTALION)


def combat_strength(b: Board, c: Content, number: int, me: int, foe: int, h: int, *, attacks: bool) -> float:
    """What a card may be expected to add to one's side, or take from the other, in a combat here."""
    slug = CARDS[number]
    figures = c.combat(number)
    units = b.units(me, h)
    n = len(b.places)
    mercenaries = b.mercenary[me * n + h]
    theirs = b.mercenary[foe * n + h]
    terrain = TERRAINS[b.terrain[h]]
    walls = b.walls(foe if attacks else me, h, c)
    value = 0.0
    if slug == "warfare":
        value = units // figures["units_per_assigned"] * figures["strength_per_assigned"]
    elif slug == "sheikh":
        value = 0.4
    elif slug == "siege-engines":
        value = figures["attacker_strength" if attacks else "defender_strength"] if walls else 0
    elif slug == "assassins":
        value = 1.0 if b.units(foe, h) else 0.2
    elif slug == "bribery":
        value = 2.0 if theirs and b.coins[me] else 0
    elif slug == "poisoned-wells":
        value = -figures["on_terrain" if terrain in figures["terrain"] else "enemy_strength"]
    elif slug == "lancers":
        value = min(2, units) if attacks and terrain not in figures["not_terrain"] else 0
    elif slug == "horse-archers":
        value = 0.3
    elif slug == "war-drums":
        value = figures["with_units" if attacks and units >= figures["units"] else "strength"]
    elif slug == "sappers":
        value = walls if attacks else 0
    elif slug == "terror":
        value = max(0, theirs - b.coins[foe])
    elif slug == "turncoats":
        value = min(2, theirs)
    elif slug == "emir":
        value = figures["attacker_strength" if attacks else "strength"]
    elif slug == "palace-guard":
        value = min(2, units) if not attacks and walls else 0
    elif slug == "archers":
        value = (figures["strength_per_assigned"] if attacks else figures["defender_strength"]) if units else 0
    elif slug == "raiders":
        value = 1 if units else 0
    elif slug == "camel-riders":
        value = min(2, mercenaries) if terrain in figures["terrain"] else min(1, mercenaries)
    elif slug == "mercenary-captain":
        value = 0 if not mercenaries else figures["with_units" if mercenaries >= figures["units"] else "strength"]
    elif slug in ("dervishes", "old-man"):
        value = figures.get("on_terrain", 1) if terrain in figures.get("terrain", []) else figures["strength"]
    return float(value)


def contest_strength(b: Board, c: Content, number: int, me: int, h: int) -> float:
    """The same for a contest."""
    slug = CARDS[number]
    figures = c.contest(number)
    terrain = TERRAINS[b.terrain[h]]
    value = 0.0
    if slug == "imam":
        value = figures["influence"]
    elif slug == "rebels":
        value = figures["with_settlement" if b.settlement[h] else "influence"]
    elif slug == "corruption":
        value = 0.9
    elif slug == "assassins":
        value = 0.4
    elif slug in ("preacher", "old-man", "dervishes"):
        value = figures["on_terrain"] if terrain in figures.get("terrain", []) else figures["influence"]
    elif slug == "vizier":
        value = figures["with_control" if b.control[h] == me else "influence"]
    elif slug == "council-of-elders":
        value = min(figures["most"], sum([b.influence[a] == me for a in b.adjacent[h]]))
    return float(value)


STRENGTH = {
    "assassins": 1.0,
    "siege-engines": 1.3,
    "poisoned-wells": 1.3,
    "lancers": 1.5,
    "war-drums": 1.4,
    "emir": 1.5,
    "archers": 1.3,
    "camel-riders": 1.2,
    "palace-guard": 1.0,
}
"""What a combat card brings on average, where it is not about 0.8."""
EFFECT = {"imam": 2.0, "rebels": 1.5, "council-of-elders": 1.3, "assassins": 0.4}
HANDY = {"caravan": 0.9, "tax-collectors": 0.8, "agents": 0.7, "proclamation": 0.9, "zealots": 0.6, "pillage": 0.4}
"""Action cards: what they bring beyond an ordinary action."""


def in_hand(b: Board, c: Content, taste: Taste, number: int, seat: int) -> float:
    """What a card is worth in hand."""
    if number == WARFARE:
        return 3.0
    slug = CARDS[number]
    words = c.keywords[number]
    value = 0.15
    if words & COMBAT:
        value = max(value, STRENGTH.get(slug, 0.8) * taste.combat_card[seat])
    if words & CONTEST:
        value = max(value, EFFECT.get(slug, 1.2) * taste.contest_card[seat])
    if words & ACTION:
        value = max(value, HANDY.get(slug, 0.4))
    if slug == "engineers":
        value = 0.8 if seat == SULTAN else 0.4
    if c.kind[number] in LASTING:
        value *= 1 + 0.5 * (b.years - b.year)
    use = min(1.0, 0.3 * b.left)
    return value * use


def to_play(b: Board, c: Content, taste: Taste, number: int, seat: int) -> float:
    """What it costs to play a card in a combat or contest: a character or battalion comes back next year."""
    if number == WARFARE:
        return 0.1
    worth = in_hand(b, c, taste, number, seat)
    return 0.25 * worth if c.kind[number] in LASTING else 0.6 * worth + 0.02
