"""Tables of Crescent Moon, one for every kind of question, and the choices that lead to it there.

Most are moments of the scenes that show its rules; the others are laid here in the words of scenes.
"""

from __future__ import annotations

from typing import Any

from tests.games.crescent_moon.boards import PLAIN
from tests.web.laid_moments import Moment, moment, of_scene


def board(on: dict[str, Any]) -> dict[str, Any]:
    """The small board of the rule tests, with pieces on some of its hexes."""
    return {name: {**words, **on.get(name, {})} for name, words in PLAIN.items()}


def attack(on: dict[str, Any], mine: str, foe: str = "", at: str = "A2") -> tuple[dict[str, Any], list[Any]]:
    """Two units of the Caliph attack the Sultan and play a card, which is resolved; the Sultan may have one too."""
    hands = {"caliph": {"hand": [mine]}, "sultan": {"hand": [foe] if foe else []}}
    table = {"turn": "caliph", "hexes": board({"A1": {"caliph": ["ordinary"] * 2}, **on}), "seats": hands}
    chosen = [{"answer": [f"card:{mine}"], "seat": 3}, *([{"answer": [f"card:{foe}"], "seat": 2}] if foe else [])]
    return table, ["assault", f"A1>{at}", ["ordinary"] * 2, *chosen, f"resolve:card:{mine}"]


UNDERMINED = {
    "hexes": board({"A1": {"warlord": ["ordinary"]}, "A2": {"caliph": ["castle", "palace"]}}),
    "seats": {"warlord": {"hand": ["sappers"]}},
}
TILES = {
    "phase": "tiles",
    "hexes": {"B2": {"q": 0, "r": 0, "tile": "crossing"}},
    "seats": [{"tiles": ["mountain", "quarry", "desert"]}],
}

LAID: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "sheikh": attack(
        {"A2": {"sultan": ["fort"]}, "B2": {"nomad": ["mercenary"]}, "B3": {"murshid": ["mercenary"]}}, "sheikh"
    ),
    "assassins": attack({"A2": {"sultan": ["fort", "mercenary"]}}, "assassins", "emir"),
    "sappers": (UNDERMINED, ["assault", "A1>A2", ["card:sappers"], "resolve:card:sappers"]),
    "sandstorm": attack({"B2": {"sultan": ["fort", "mercenary"]}}, "sandstorm", "archers", at="B2"),
    "turncoats": attack({"A2": {"sultan": ["mercenary"] * 3}}, "turncoats"),
    "nomad-exchange": ({"phase": "scoring", "hexes": PLAIN, "seats": {"nomad": {"coins": 12}}}, []),
    "tile-which": (TILES, []),
    "tile-where": (TILES, ["tile:mountain"]),
    "group-where": ({"phase": "groups", "hexes": PLAIN, "seats": [{"groups": [1, 2]}] * 5}, []),
}
"""The words of a table for five, and the steps that lead to the question."""

FROM_SCENES = {
    "action": ("assault", 0),
    "agents": ("agents-never-take-warfare", 2),
    "any-time": ("spies-before-another-rulers-action", 1),
    "assassins-unit": ("assassins-take-a-unit-of-the-opponents-choice", 5),
    "assault-end": ("forced-march-after-an-assault", 3),
    "assault-units": ("assassins-take-a-unit-of-the-opponents-choice", 2),
    "assault-where": ("sheikh-takes-no-unit-of-the-opponent", 1),
    "assign-units": ("camel-riders-take-mercenaries-only", 5),
    "bribe-then": ("boats-for-bribed-units", 4),
    "bribe-where": ("boats-for-bribed-units", 1),
    "build-what": ("sultan-builds-three-times-with-surcharges", 1),
    "buy-card": ("ones-own-card-for-half-the-price-each-market-once", 1),
    "capture": ("captured-fort-and-a-spared-city", 3),
    "caravan": ("caravan", 2),
    "card-to-play": ("agents-never-take-warfare", 1),
    "choose-combat-cards": ("assassins-take-a-unit-of-the-opponents-choice", 3),
    "choose-contest-cards": ("assassins-cancel-an-imam", 2),
    "conspire-card": ("conspiring-fills-the-gaps", 1),
    "corruption": ("rulebooks-example-of-a-contest", 13),
    "covenant-amount": ("murshid-asks-for-more", 6),
    "covenant-offer": ("covenants-of-several-rulers-in-a-contest", 2),
    "covenant-reply": ("covenants-of-several-rulers-in-a-contest", 5),
    "deal-price": ("price-that-cannot-be-paid", 1),
    "deal-reply": ("unit-for-nothing", 1),
    "deal-units": ("hired-units-over-the-limit", 1),
    "declare-side": ("murshid-attacks-in-a-contest", 2),
    "desertion-units": ("desertion-as-far-as-the-supply-reaches", 2),
    "desertion-where": ("desertion-as-far-as-the-supply-reaches", 1),
    "first-palace": ("where-the-first-palace-may-stand", 0),
    "hand-limit": ("cards-taken-back-in-upkeep-over-the-limit-of-eight", 0),
    "hire-how-many": ("hiring-with-four-players", 1),
    "hire-where": ("hiring-with-four-players", 2),
    "influence-where": ("one-for-each-supporter-one-for-all-defenders", 1),
    "interfere": ("interference-for-the-defender", 8),
    "losses": ("bribery-in-a-combat", 5),
    "move-units": ("five-units-in-a-hex-and-where-the-others-go", 2),
    "move-where": ("forced-march-after-the-last-move", 2),
    "muster-where": ("muster-with-both-effects", 1),
    "over-limit": ("five-units-in-a-hex-and-where-the-others-go", 4),
    "palace-where": ("where-the-palace-may-go", 1),
    "pillage": ("pillage-counts-as-sacking", 2),
    "plot-cards": ("plot-that-finds-too-few-cards", 1),
    "recruit-where": ("nomad-recruits-without-presence", 2),
    "resolve-card": ("horse-archers-and-raiders-together", 4),
    "sack": ("captured-fort-and-a-spared-city", 4),
    "sale-card": ("after-failed-talks-with-the-sultan-one-may-still-buy", 1),
    "terror": ("terror-pay-or-go", 5),
    "tip-the-scales": ("defending-murshid-decides-a-tie", 3),
    "uprising-where": ("uprising-with-one-disc", 1),
    "warfare-units": ("which-unit-goes-on-warfare", 4),
    "zealots": ("zealots-begin-a-combat", 2),
    "zealots-units": ("zealots-begin-a-combat", 3),
}
"""The scene, and how many choices of it are made before the question comes."""


def crescent_moon(question: str) -> Moment:
    """A table at which this is asked next."""
    if question in FROM_SCENES:
        return of_scene("crescent_moon", *FROM_SCENES[question])
    table, steps = LAID[question]
    return moment({"game": "crescent_moon", "seats": 5, "table": table, "play": steps})


KINDS = sorted({*LAID, *FROM_SCENES})
