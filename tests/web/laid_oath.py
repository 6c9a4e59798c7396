"""Tables of Oath, one for every kind of question, and the choices that lead to it there.

Most are moments of the scenes that show its rules; the others are laid here in the words of scenes.
"""

from __future__ import annotations

from typing import Any

from tests.games.oath.test_setup import chronicle
from tests.web.laid_moments import Moment, moment, of_scene

RICH: dict[str, Any] = {"at": "steppe", "favor": 4, "secrets": 5, "warbands": 6}
HERE: dict[str, Any] = {"cradle-1": "steppe"}


def mine(*advisers: Any) -> dict[str, Any]:
    """Seat 0 at the Steppe, with these advisers and enough to pay for them."""
    return {**RICH, "advisers": list(advisers)}


def beside(*seats: dict[str, Any], here: dict[str, Any] | None = None, **words: Any) -> dict[str, Any]:
    """A table at which everybody who is rich stands at the Steppe."""
    return {"seats": list(seats), "sites": {"cradle-1": {"site": "steppe", **(here or {})}}, **words}


def hidden(card: str) -> dict[str, str]:
    return {"facedown": card}


GATHERING = beside(mine(hidden("the-gathering"), "tents"), {**RICH, "advisers": ["elders"]})
GATHER = ["adviser:denizen:the-gathering", "play:site:steppe", "seat:1"]
DEEDS = {
    **beside(mine("deed-writer"), RICH),
    "sites": {
        "cradle-1": {"site": "steppe", "warbands": {"purple": 1}},
        "cradle-2": {"site": "mine", "warbands": {"red": 2}},
    },
}
FAIR = beside(mine("tinkers-fair"), RICH)
FESTIVAL = beside(RICH, RICH, here={"cards": ["festival-district"]})
SAME_OFFER = ["0>1:secret", "1>0:favor"]
TWO_PLAYS = {
    "seats": [{"at": "ancient-city", "advisers": ["land-warden"], "favor": 3, "secrets": 2}, {}],
    "deck": ["wolves", "tents", "keep"],
}
CROWDED = beside({"at": "steppe", "advisers": ["tents", hidden("wolves"), "elders", "pied-piper", hidden("keep")]}, {})
BEATEN = {
    **beside({"at": "steppe", "warbands": 3}, {"at": "steppe", "favor": 5}, here={"warbands": {"purple": 1}}),
    "dice": [0, 0, 3, 3, 3],
}
BEAT = ["campaign", "seat:1", ["pawn:seat:1"], 3]
ALLIES = {
    **beside(mine("longbows"), {**mine("bear-traps"), "role": "citizen"}, {"at": "steppe", "warbands": 9}),
    "sites": {"cradle-1": {"site": "steppe", "warbands": {"purple": 2}}},
    "turn": 2,
}
ON_THE_WAY = {
    "turn": 1,
    "seats": [{"at": "mine", "secrets": 1}, {"at": "the-hidden-place", "secrets": 1, "relics": ["whistle"]}],
    "sites": {"cradle-1": "the-hidden-place", "cradle-2": "mine"},
}
TO_THE_LAKE = {
    "seats": [{"at": "steppe", "warbands": 3, "advisers": ["tyrant"]}, {}],
    "sites": {"cradle-1": {"site": "river", "cards": ["boiling-lake"], "warbands": {"red": 1}}, "cradle-2": "steppe"},
}
CARRIED = {
    "seats": [{"at": "river", "favor": 1, "advisers": ["palanquin"]}, {"at": "river", "favor": 1}],
    "sites": {"cradle-1": "river", "cradle-2": {"site": "steppe", "cards": ["toll-roads"], "warbands": {"purple": 1}}},
}
LOST = {
    "seats": [{"at": "shrouded-wood", "advisers": ["forest-paths"], "favor": 4, "secrets": 5}, {}],
    "sites": {"cradle-1": {"site": "shrouded-wood", "warbands": {"red": 1}}},
}
PILGRIMS = {
    "seats": [{"at": "river", "advisers": [hidden("pilgrimage")]}, {}],
    "sites": {"cradle-1": {"site": "river", "cards": ["wolves", "elders"]}},
    "dispossessed": ["keep"],
}
MOB = {"peoples-favor": {"holder": 0, "tokens": 3, "mob": True}}
SECRET = {"darkest-secret": {"holder": 0, "tokens": 3}}

LAID: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "bracken": (beside(mine("bracken"), {}, deck=["wolves", "keep"]), ["search", "use:denizen:bracken", "world-deck"]),
    "campaign-next": (ALLIES, ["campaign", "seat:1", ["site:steppe"], 8]),
    "choose-bank": (beside(mine("vow-of-obedience"), {}), ["rest", "use:denizen:vow-of-obedience:2"]),
    "choose-card": (beside(mine("assassin"), {**RICH, "advisers": ["elders", "tents"]}), ["use:denizen:assassin:2"]),
    "choose-pile": (
        beside(mine("scryer"), {}, discards={"cradle": ["wolves"], "provinces": ["keep"]}),
        ["use:denizen:scryer"],
    ),
    "choose-player": (beside(mine("wolves"), RICH, RICH), ["use:denizen:wolves"]),
    "choose-site": (
        {**DEEDS, "seats": [mine("siege-engines"), {}]},
        ["use:denizen:siege-engines"],
    ),
    "choose-suit": (
        beside(mine(hidden("riots")), {}, here={"cards": ["elders", "wolves"]}, banners=MOB),
        ["adviser:denizen:riots", "play:advisers"],
    ),
    "confirm": (CARRIED, ["use:denizen:palanquin", "site:steppe"]),
    "deed-amount": (DEEDS, ["use:denizen:deed-writer", ["0>1:site:site:steppe", "1>0:favor"]]),
    "deed-reply": (DEEDS, ["use:denizen:deed-writer", ["0>1:site:site:steppe", "1>0:favor"], 3]),
    "deed-terms": (DEEDS, ["use:denizen:deed-writer"]),
    "discard-together": (
        CROWDED,
        ["adviser:denizen:wolves", "play:advisers", ["denizen:tents", "denizen:pied-piper"]],
    ),
    "fair-amount": (FAIR, ["use:denizen:tinkers-fair", SAME_OFFER]),
    "fair-reply": (FAIR, ["use:denizen:tinkers-fair", SAME_OFFER, 1, 1]),
    "fair-terms": (FAIR, ["use:denizen:tinkers-fair"]),
    "festival-amount": (FESTIVAL, ["use:edifice:festival-district", SAME_OFFER]),
    "festival-reply": (FESTIVAL, ["use:edifice:festival-district", SAME_OFFER, 1, 1]),
    "festival-terms": (FESTIVAL, ["use:edifice:festival-district"]),
    "forgotten-vault": (beside(mine("forgotten-vault"), {}, banners=SECRET), ["use:denizen:forgotten-vault"]),
    "gathering-amount": (GATHERING, [*GATHER, SAME_OFFER]),
    "gathering-reply": (GATHERING, [*GATHER, SAME_OFFER, 1, 1]),
    "gathering-terms": (GATHERING, GATHER),
    "muster-on": (beside(RICH, {}, here={"cards": ["elders", "wolves"]}), ["muster"]),
    "next-effect": (TO_THE_LAKE, ["travel", "site:river"]),
    "pilgrimage-order": (PILGRIMS, ["adviser:denizen:pilgrimage", "play:advisers"]),
    "play-first": (
        TWO_PLAYS,
        ["search", "use:denizen:land-warden", "world-deck", "denizen:wolves", "denizen:keep"],
    ),
    "play-modifiers": (beside(mine("welcoming-party", hidden("elders")), {}), ["adviser:denizen:elders"]),
    "rest-power": (beside(mine("vow-of-obedience"), {}, phase="rest"), []),
    "scepter": (beside({**RICH, "favor": 6}, {**RICH, "role": "citizen"}, RICH), ["use:relic:grand-scepter:3"]),
    "show-to": ({"seats": [{"advisers": [hidden("wolves")]}, {}, {}]}, ["show:denizen:wolves"]),
    "surplus-advisers": (
        beside(
            mine("tents", "longbows", "rangers"), {**RICH, "advisers": ["elders"]}, here=FESTIVAL["sites"]["cradle-1"]
        ),
        ["use:edifice:festival-district", ["0>1:favor", "1>0:adviser:denizen:elders"], 1, "accept"],
    ),
    "swap-drawn": (
        beside(RICH, {}, here={"cards": ["great-spire"]}, deck=["wolves", "tents"], dispossessed=["elders", "keep"]),
        ["search", "use:edifice:great-spire", "world-deck"],
    ),
    "travel-modifiers": (LOST, ["travel"]),
    "travel-toll": (ON_THE_WAY, ["use:relic:whistle", "site:the-hidden-place"]),
    "witchs-bargain": (beside(mine("witchs-bargain"), RICH), ["use:denizen:witchs-bargain"]),
}
"""The words of a table, and the steps that lead to the question."""

ERRATA = {"law": "errata"}
LIMITED = {"prince": "chancellor"}
EXPANDED = {"prince": "chancellor", "prince_powers": "expanded"}
OFFERS = {
    "turn": 1,
    "phase": "rest",
    "title": 0,
    "sites": {"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
    "prince": {"threat": "oathkeeper", "actions": 0, "mask": "TL_muster_low", "start": "TL_threat"},
}
HIS_POWERS = {
    "turn": 1,
    "prince": {"at": "plains", "secrets": 4, "warbands": 6, "actions": 1, "mask": "BL_muster"},
    "sites": {"cradle-1": {"site": "plains", "cards": ["alchemist", "blood-pact"], "warbands": {"purple": 1}}},
}
HE_SEARCHES = {
    "turn": 1,
    "deck": ["elders", "wolves", "storyteller"],
    "prince": {"at": "plains", "mask": "BR_threat", "favor": 1},
    "sites": {"cradle-1": {"site": "plains", "cards": ["land-warden"], "warbands": {"purple": 1}}, "cradle-2": "river"},
}
HE_PLAYS = {"turn": 1, "deck": ["salad-days", "conquest", "faith"], "sites": {"cradle-1": "plains"}}

BY_OPTIONS: dict[str, tuple[dict[str, str], int, dict[str, Any], list[Any]]] = {
    "campaign-banish": (ERRATA, 2, BEATEN, BEAT),
    "campaign-burn": (ERRATA, 2, BEATEN, [*BEAT, "no"]),
    "prince-look": (LIMITED, 1, OFFERS, []),
    "prince-modifiers": (EXPANDED, 1, HE_SEARCHES, []),
    "prince-number": (EXPANDED, 1, HIS_POWERS, ["use:denizen:blood-pact"]),
    "prince-one": (EXPANDED, 1, HIS_POWERS, ["use:denizen:alchemist"]),
    "prince-powers": (EXPANDED, 1, HIS_POWERS, []),
    "prince-several": (EXPANDED, 1, HE_PLAYS, []),
    "prince-take": (LIMITED, 1, OFFERS, ["yes"]),
}
"""The same at tables with options: the law's errata, the Prince; with how many play."""


def poor_world() -> dict[str, Any]:
    """A chronicle whose sites want more favor than there is."""
    world = chronicle(citizens=[])
    world["sites"][6] = {"site": "mine", "faceup": True}
    world["sites"][7] = {"site": "salt-flats", "faceup": True}
    return world


AT_THE_START: dict[str, tuple[int, dict[str, Any] | None, list[tuple[int, str, Any]]]] = {
    "choose-board": (3, chronicle(), []),
    "clue-favor": (6, poor_world(), []),
    "first-adviser": (2, None, []),
    "first-discards": (2, None, [(0, "first-adviser", None)]),
    "start-at": (2, None, [(0, "first-adviser", None), (0, "first-discards", None)]),
}
"""While the game is set up: how many play, out of which chronicle, and what is asked before, answered by chance."""

FROM_SCENES = {
    "act": ("campaign", 0),
    "build-edifice": ("chronicle-of-the-chancellor", 2),
    "campaign-consent": ("ally-by-consent", 5),
    "campaign-defender": ("ally-by-consent", 1),
    "campaign-dice": ("attacker-beaten", 3),
    "campaign-join": ("ally-by-consent", 4),
    "campaign-place": ("ally-by-consent", 7),
    "campaign-plans": ("campaign", 4),
    "campaign-sacrifice": ("campaign", 8),
    "campaign-targets": ("ally-by-consent", 2),
    "choose-dice": ("campaign", 5),
    "choose-number": ("ally-by-consent", 6),
    "choose-place": ("citizenship-for-oneself", 2),
    "choose-several": ("offer-refused", 2),
    "chronicle-accept": ("chronicle-of-a-vision", 1),
    "chronicle-offers": ("chronicle-of-a-vision", 0),
    "citizenship-amount": ("offer-refused", 4),
    "citizenship-reply": ("offer-refused", 5),
    "citizenship-terms": ("offer-refused", 3),
    "common-suit": ("chronicle-of-a-vision", 2),
    "conspire": ("conspiracy-takes-a-banner", 4),
    "discard-first": ("discard-beside-the-play", 5),
    "discard-order": ("discard-beside-the-play", 3),
    "make-room": ("room-for-an-adviser", 5),
    "play-card": ("conspiracy-takes-a-banner", 3),
    "recover-first-bank": ("peoples-favor-printed", 3),
    "recover-payment": ("own-peoples-favor-printed", 2),
    "recover-what": ("relic-for-three-favor", 1),
    "search-from": ("vision-in-a-pile", 1),
    "search-keep": ("discard-beside-the-play", 2),
    "title-tie": ("title-tie-chosen", 4),
    "trade-with": ("careless-trade", 1),
    "travel-to": ("banish-into-the-pass", 4),
    "tribunal-amount": ("tribunal-deal", 2),
    "tribunal-reply": ("tribunal-deal", 3),
    "tribunal-terms": ("tribunal-deal", 1),
    "vow-oath": ("chronicle-of-the-chancellor", 1),
    "wake-bank": ("mob-twice", 1),
    "wake-favor": ("banner-before-win-check", 0),
    "wake-take": ("six-favor-make-a-mob", 1),
    "warbands-consent": ("no-consent", 2),
    "warbands-consent-give": ("warbands-given", 2),
    "warbands-number": ("last-warband-stays", 1),
}
"""The scene, and how many choices of it are made before the question comes."""


def oath(question: str) -> Moment:
    """A table at which this is asked next."""
    if question in FROM_SCENES:
        return of_scene("oath", *FROM_SCENES[question])
    if question in AT_THE_START:
        players, world, choices = AT_THE_START[question]
        return Moment("oath", {"document": world}, players, ERRATA, choices)
    if question in BY_OPTIONS:
        options, players, table, steps = BY_OPTIONS[question]
    else:
        table, steps = LAID[question]
        options, players = {}, len(table["seats"])
    return moment({"game": "oath", "seats": players, "options": options, "table": table, "play": steps})


KINDS = sorted({*LAID, *BY_OPTIONS, *AT_THE_START, *FROM_SCENES})
