"""What is printed on the cards, and their numbers in the save strings of Tabletop Simulator: figure by figure."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import pytest


@cache
def entries(kind: str) -> dict[str, dict[str, Any]]:
    text = (files("regnum.games.oath") / "content" / f"{kind}s.toml").read_text(encoding="utf-8")
    return {entry["slug"]: entry for entry in tomllib.loads(text)[kind]}


def costs(entry: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """Of each power that costs something: favor and secrets placed, favor and secrets burned."""
    words = ("place_favor", "place_secret", "burn_favor", "burn_secret")
    every = [tuple(power.get(word, 0) for word in words) for power in entry.get("powers", ())]
    return tuple(cost for cost in every if any(cost))


DENIZENS: dict[str, tuple[Any, ...]] = {
    # the number printed, that of the save string, the suit, where alone it may lie, whether it is locked, what it costs
    "wrestlers": (1, 0, "order", "none", False, ()),
    "battle-honors": (2, 1, "order", "none", False, ()),
    "bear-traps": (3, 2, "order", "none", False, ()),
    "longbows": (4, 3, "order", "none", False, ()),
    "keep": (5, 4, "order", "site", True, ()),
    "pressgangs": (6, 5, "order", "none", False, ()),
    "garrison": (7, 6, "order", "site", False, ()),
    "scouts": (8, 7, "order", "none", False, ()),
    "alchemist": (9, 8, "arcane", "none", False, ((0, 1, 0, 1),)),
    "martial-culture": (10, 9, "order", "site", False, ()),
    "errand-boy": (11, 10, "beast", "none", False, ((1, 0, 0, 0),)),
    "mercenaries": (12, 11, "discord", "none", False, ((1, 0, 0, 0),)),
    "tinkers-fair": (13, 12, "hearth", "site", False, ()),
    "rain-boots": (14, 13, "nomad", "none", False, ()),
    "a-small-favor": (15, 14, "discord", "adviser", True, ()),
    "second-wind": (16, 15, "discord", "none", False, ((0, 1, 1, 0),)),
    "sleight-of-hand": (17, 16, "discord", "adviser", False, ((1, 0, 0, 0),)),
    "key-to-the-city": (18, 17, "discord", "site", False, ()),
    "scryer": (19, 18, "discord", "none", False, ((0, 1, 0, 0),)),
    "disgraced-captain": (20, 19, "discord", "none", False, ((1, 0, 1, 0),)),
    "naysayers": (21, 20, "discord", "adviser", False, ()),
    "book-burning": (22, 21, "discord", "none", False, ()),
    "ancient-binding": (23, 22, "nomad", "none", False, ((0, 1, 0, 1),)),
    "horse-archers": (24, 23, "nomad", "none", False, ()),
    "warning-signals": (25, 24, "nomad", "none", False, ()),
    "elders": (26, 25, "nomad", "none", False, ((2, 0, 0, 0),)),
    "the-gathering": (27, 26, "nomad", "site", False, ()),
    "faithful-friend": (28, 27, "nomad", "adviser", True, ()),
    "tents": (29, 28, "nomad", "none", False, ((1, 0, 0, 0),)),
    "great-herd": (30, 29, "nomad", "site", False, ()),
    "fire-talkers": (31, 30, "arcane", "none", False, ((0, 1, 0, 0),)),
    "magicians-code": (32, 31, "arcane", "none", False, ((2, 0, 0, 0),)),
    "spirit-snare": (33, 32, "arcane", "none", False, ((0, 1, 0, 0),)),
    "wizard-school": (34, 33, "arcane", "site", False, ((1, 0, 0, 0),)),
    "dazzle": (35, 34, "arcane", "none", False, ()),
    "acting-troupe": (36, 35, "arcane", "adviser", False, ()),
    "taming-charm": (37, 36, "arcane", "none", False, ((0, 1, 0, 0),)),
    "inquisitor": (38, 37, "arcane", "none", False, ((1, 0, 0, 0),)),
    "wolves": (39, 38, "beast", "none", False, ((0, 1, 0, 0),)),
    "animal-playmates": (40, 39, "beast", "adviser", False, ()),
    "true-names": (41, 40, "beast", "adviser", False, ()),
    "the-old-oak": (42, 41, "beast", "site", False, ()),
    "forest-paths": (43, 42, "beast", "none", False, ((1, 0, 0, 0),)),
    "long-lost-heir": (44, 43, "beast", "adviser", True, ()),
    "rangers": (45, 44, "beast", "none", False, ((1, 0, 0, 0),)),
    "roving-terror": (46, 45, "beast", "site", False, ((0, 1, 0, 0),)),
    "wayside-inn": (47, 46, "hearth", "site", False, ((1, 0, 0, 0),)),
    "extra-provisions": (48, 47, "hearth", "none", False, ((1, 0, 0, 0),)),
    "memory-of-home": (49, 48, "hearth", "none", False, ((0, 0, 0, 1),)),
    "welcoming-party": (50, 49, "hearth", "site", False, ()),
    "traveling-doctor": (51, 50, "hearth", "none", False, ()),
    "storyteller": (52, 51, "hearth", "none", False, ((1, 0, 0, 0),)),
    "armed-mob": (53, 52, "hearth", "site", False, ((1, 0, 0, 0),)),
    "tavern-songs": (54, 53, "hearth", "none", False, ()),
    "secret-signal": (55, 54, "arcane", "adviser", False, ()),
    "augury": (56, 55, "arcane", "none", False, ()),
    "rusting-ray": (57, 56, "arcane", "none", False, ((0, 1, 0, 0),)),
    "portal": (58, 57, "arcane", "site", False, ((0, 1, 0, 0),)),
    "billowing-fog": (59, 58, "arcane", "none", False, ((0, 1, 0, 0),)),
    "kindred-warriors": (60, 59, "arcane", "none", False, ((0, 1, 0, 0),)),
    "terror-spells": (61, 60, "arcane", "none", False, ((0, 1, 0, 0),)),
    "blood-pact": (62, 61, "arcane", "none", False, ((0, 1, 0, 0),)),
    "revelation": (63, 62, "arcane", "none", False, ()),
    "observatory": (64, 63, "arcane", "site", False, ()),
    "plague-engines": (65, 64, "arcane", "none", False, ((0, 1, 0, 1),)),
    "gleaming-armor": (66, 65, "arcane", "adviser", False, ()),
    "bewitch": (67, 66, "arcane", "none", False, ()),
    "jinx": (68, 67, "arcane", "none", False, ((0, 1, 0, 0),)),
    "tutor": (69, 68, "arcane", "adviser", False, ((1, 1, 0, 0),)),
    "dream-thief": (70, 69, "arcane", "none", False, ((2, 0, 0, 0),)),
    "cracking-ground": (71, 70, "arcane", "none", False, ((0, 0, 0, 1),)),
    "sealing-ward": (72, 71, "arcane", "adviser", True, ()),
    "initiation-rite": (73, 72, "arcane", "adviser", True, ()),
    "vow-of-silence": (74, 73, "arcane", "adviser", True, ()),
    "forgotten-vault": (75, 74, "arcane", "site", False, ((1, 0, 0, 0),)),
    "map-library": (76, 75, "arcane", "site", False, ()),
    "witchs-bargain": (77, 76, "arcane", "none", False, ((0, 1, 0, 0),)),
    "master-of-disguise": (78, 77, "arcane", "adviser", False, ((0, 1, 0, 0),)),
    "charlatan": (79, 78, "discord", "none", False, ()),
    "assassin": (80, 79, "discord", "adviser", True, ((1, 0, 0, 0),)),
    "downtrodden": (81, 80, "discord", "none", False, ()),
    "blackmail": (82, 81, "discord", "none", False, ()),
    "cracked-sage": (83, 82, "discord", "none", False, ((0, 1, 1, 0),)),
    "dissent": (84, 83, "discord", "none", False, ()),
    "false-prophet": (85, 84, "discord", "adviser", True, ()),
    "vow-of-renewal": (86, 85, "discord", "adviser", True, ()),
    "zealots": (87, 86, "discord", "none", False, ((1, 0, 0, 0),)),
    "royal-ambitions": (88, 87, "discord", "adviser", True, ()),
    "salt-the-earth": (89, 88, "discord", "site", True, ()),
    "beast-tamer": (90, 89, "discord", "adviser", False, ()),
    "riots": (91, 90, "discord", "none", False, ()),
    "silver-tongue": (92, 91, "discord", "adviser", True, ()),
    "gambling-hall": (93, 92, "discord", "site", False, ((2, 0, 0, 0),)),
    "boiling-lake": (94, 93, "discord", "site", True, ()),
    "relic-thief": (95, 94, "discord", "adviser", False, ((1, 1, 0, 0),)),
    "enchantress": (96, 95, "discord", "adviser", False, ((0, 0, 0, 1),)),
    "insomnia": (97, 96, "discord", "adviser", True, ()),
    "sneak-attack": (98, 97, "discord", "adviser", False, ()),
    "gossip": (99, 98, "discord", "site", False, ()),
    "bandit-chief": (100, 99, "discord", "site", False, ()),
    "chaos-cult": (101, 100, "discord", "adviser", False, ()),
    "slander": (102, 101, "discord", "none", False, ((1, 0, 0, 0),)),
    "code-of-honor": (103, 102, "order", "none", False, ()),
    "outriders": (104, 103, "order", "none", False, ()),
    "messenger": (105, 104, "order", "none", False, ((1, 0, 0, 0),)),
    "field-promotion": (106, 105, "order", "none", False, ((1, 0, 0, 0),)),
    "palanquin": (107, 106, "order", "adviser", False, ((1, 0, 0, 0),)),
    "shield-wall": (108, 107, "order", "none", False, ((1, 0, 0, 0),)),
    "military-parade": (109, 108, "order", "none", False, ()),
    "tome-guardians": (110, 109, "order", "site", False, ()),
    "tyrant": (111, 110, "order", "adviser", True, ()),
    "forced-labor": (112, 111, "order", "site", False, ()),
    "secret-police": (113, 112, "order", "site", False, ()),
    "specialist": (114, 113, "order", "none", False, ((2, 0, 0, 0),)),
    "captains": (115, 114, "order", "site", False, ((1, 0, 0, 0),)),
    "siege-engines": (116, 115, "order", "none", False, ((1, 0, 0, 0),)),
    "royal-tax": (117, 116, "order", "none", False, ()),
    "toll-roads": (118, 117, "order", "site", False, ()),
    "curfew": (119, 118, "order", "site", False, ()),
    "knights-errant": (120, 119, "order", "none", False, ()),
    "vow-of-obedience": (121, 120, "order", "adviser", True, ()),
    "hunting-party": (122, 121, "order", "none", False, ()),
    "council-seat": (123, 122, "order", "adviser", True, ()),
    "encirclement": (124, 123, "order", "none", False, ((1, 0, 0, 0),)),
    "peace-envoy": (125, 124, "order", "none", False, ((1, 0, 0, 0),)),
    "relic-hunter": (126, 125, "order", "none", False, ()),
    "homesteaders": (127, 126, "hearth", "none", False, ()),
    "crop-rotation": (128, 127, "hearth", "none", False, ()),
    "a-round-of-ale": (129, 128, "hearth", "site", True, ((1, 0, 0, 0),)),
    "land-warden": (130, 129, "hearth", "none", False, ((1, 0, 0, 0),)),
    "charming-friend": (131, 130, "hearth", "adviser", False, ((0, 1, 0, 0),)),
    "village-constable": (132, 131, "hearth", "site", False, ()),
    "family-heirloom": (133, 132, "hearth", "adviser", True, ()),
    "news-from-afar": (134, 133, "hearth", "none", False, ((2, 0, 0, 0),)),
    "levelers": (135, 134, "hearth", "none", False, ((0, 1, 0, 0),)),
    "fabled-feast": (136, 135, "hearth", "none", False, ()),
    "the-great-levy": (137, 136, "hearth", "none", False, ((2, 0, 0, 0),)),
    "hearts-and-minds": (138, 137, "hearth", "site", False, ((3, 0, 0, 0),)),
    "relic-breaker": (139, 138, "hearth", "none", False, ((1, 0, 0, 0),)),
    "book-binders": (140, 139, "hearth", "adviser", False, ()),
    "ballot-box": (141, 140, "hearth", "site", False, ()),
    "saddle-makers": (142, 141, "hearth", "adviser", False, ()),
    "herald": (143, 142, "hearth", "adviser", False, ()),
    "rowdy-pub": (144, 143, "hearth", "site", False, ()),
    "vow-of-peace": (145, 144, "hearth", "adviser", True, ()),
    "deed-writer": (146, 145, "hearth", "none", False, ()),
    "salad-days": (147, 146, "hearth", "none", False, ()),
    "marriage": (148, 147, "hearth", "adviser", True, ()),
    "hospital": (149, 148, "hearth", "site", False, ()),
    "awaited-return": (150, 149, "hearth", "none", False, ()),
    "convoys": (151, 150, "nomad", "site", False, ((1, 0, 0, 0),)),
    "vow-of-kinship": (152, 151, "nomad", "adviser", True, ()),
    "wild-mounts": (153, 152, "nomad", "none", False, ()),
    "lancers": (154, 153, "nomad", "none", False, ()),
    "mountain-giant": (155, 154, "nomad", "none", False, ((0, 1, 0, 0),)),
    "rival-khan": (156, 155, "nomad", "none", False, ()),
    "lost-tongue": (157, 156, "nomad", "adviser", False, ()),
    "special-envoy": (158, 157, "nomad", "none", False, ()),
    "resettle": (159, 158, "nomad", "site", False, ()),
    "oracle": (160, 159, "nomad", "site", False, ((0, 2, 0, 0),)),
    "pilgrimage": (161, 160, "nomad", "adviser", False, ()),
    "spell-breaker": (162, 161, "nomad", "site", False, ()),
    "mounted-patrol": (163, 162, "nomad", "none", False, ()),
    "great-crusade": (164, 163, "nomad", "none", False, ()),
    "ancient-bloodline": (165, 164, "nomad", "adviser", False, ()),
    "ancient-pact": (166, 165, "nomad", "adviser", True, ()),
    "storm-caller": (167, 166, "nomad", "none", False, ()),
    "family-wagon": (168, 167, "nomad", "adviser", False, ()),
    "way-station": (169, 168, "nomad", "site", False, ()),
    "twin-brother": (170, 169, "nomad", "adviser", False, ()),
    "hospitality": (171, 170, "nomad", "adviser", False, ()),
    "a-fast-steed": (172, 171, "nomad", "none", False, ((1, 0, 0, 0),)),
    "relic-worship": (173, 172, "nomad", "none", False, ()),
    "sacred-ground": (174, 173, "nomad", "site", True, ()),
    "nature-worship": (175, 174, "beast", "none", False, ((0, 1, 0, 0),)),
    "birdsong": (176, 175, "beast", "adviser", False, ()),
    "small-friends": (177, 176, "beast", "adviser", False, ()),
    "grasping-vines": (178, 177, "beast", "site", False, ()),
    "threatening-roar": (179, 178, "beast", "none", False, ()),
    "fae-merchant": (180, 179, "beast", "none", False, ((0, 1, 0, 0),)),
    "second-chance": (181, 180, "beast", "none", False, ((0, 1, 0, 0),)),
    "pied-piper": (182, 181, "beast", "adviser", False, ((0, 1, 0, 0),)),
    "mushrooms": (183, 182, "beast", "site", False, ((0, 1, 0, 0),)),
    "insect-swarm": (184, 183, "beast", "adviser", False, ()),
    "vow-of-union": (185, 184, "beast", "adviser", True, ()),
    "giant-python": (186, 185, "beast", "adviser", False, ()),
    "war-tortoise": (187, 186, "beast", "none", False, ((1, 0, 0, 0),)),
    "new-growth": (188, 187, "beast", "none", False, ()),
    "wild-cry": (189, 188, "beast", "none", False, ()),
    "animal-host": (190, 189, "beast", "none", False, ()),
    "memory-of-nature": (191, 190, "beast", "none", False, ((0, 1, 0, 0),)),
    "marsh-spirit": (192, 191, "beast", "site", False, ()),
    "vow-of-poverty": (193, 192, "beast", "adviser", True, ()),
    "forest-council": (194, 193, "beast", "site", True, ()),
    "walled-garden": (195, 194, "beast", "site", False, ()),
    "vow-of-beastkin": (196, 195, "beast", "adviser", True, ()),
    "bracken": (197, 196, "beast", "none", False, ()),
    "wild-allies": (198, 197, "beast", "none", False, ((0, 1, 0, 0),)),
}

RELICS = {
    # the number of the save string, defense dice, costs
    "sticky-fire": (218, 2, ()),
    "cursed-cauldron": (219, 3, ()),
    "brass-horse": (220, 2, ((0, 1, 0, 0),)),
    "truthful-harp": (221, 2, ()),
    "grand-mask": (222, 2, ()),
    "horned-mask": (223, 2, ((0, 1, 0, 0),)),
    "cup-of-plenty": (224, 2, ()),
    "whistle": (225, 2, ((0, 1, 0, 0),)),
    "dowsing-sticks": (226, 3, ((0, 1, 2, 0),)),
    "cracked-horn": (227, 2, ()),
    "bandit-crown": (228, 3, ()),
    "ring-of-devotion": (229, 3, ()),
    "skeleton-key": (230, 3, ((0, 1, 0, 1),)),
    "oracular-pig": (231, 2, ()),
    "circlet-of-command": (232, 1, ()),
    "ivory-eye": (233, 2, ((0, 1, 0, 0),)),
    "map": (234, 3, ()),
    "obsidian-cage": (235, 2, ()),
    "book-of-records": (236, 2, ()),
    "dragonskin-drum": (237, 2, ()),
    "grand-scepter": (238, 5, ()),
}

SITES = {
    # the number of the save string, capacity, favor, secrets and relics when revealed, cost of a relic, homeland
    "ancient-city": (16, 2, 0, 0, 1, 3, 2),
    "barren-coast": (3, 1, 0, 0, 1, 3, 0),
    "buried-giant": (19, 2, 0, 0, 1, 1, 0),
    "charming-valley": (13, 3, 0, 0, 0, 0, 0),
    "deep-woods": (14, 2, 0, 0, 1, 2, 1),
    "drowned-city": (17, 0, 0, 3, 2, 2, 0),
    "fertile-valley": (2, 3, 0, 0, 0, 0, 1),
    "great-slum": (18, 3, 0, 0, 0, 0, 0),
    "lush-coast": (8, 3, 0, 0, 0, 0, 0),
    "marshes": (9, 2, 0, 0, 1, 1, 0),
    "mine": (0, 1, 3, 0, 1, 3, 0),
    "mountain": (7, 2, 0, 0, 1, 2, 0),
    "narrow-pass": (12, 1, 0, 0, 1, 3, 0),
    "plains": (4, 3, 0, 0, 0, 0, 0),
    "river": (5, 2, 0, 0, 0, 0, 0),
    "rocky-coast": (11, 2, 0, 0, 0, 0, 0),
    "salt-flats": (1, 2, 2, 1, 0, 0, 0),
    "shrouded-wood": (21, 2, 0, 0, 1, 1, 0),
    "standing-stones": (15, 2, 0, 0, 1, 3, 1),
    "steppe": (6, 2, 0, 0, 1, 3, 1),
    "the-hidden-place": (22, 2, 0, 0, 1, 1, 0),
    "the-tribunal": (20, 2, 0, 0, 1, 3, 0),
    "wastes": (10, 1, 0, 0, 1, 2, 1),
}

EDIFICES: dict[str, tuple[Any, ...]] = {
    "sprawling-rampart": (199, 198, "order", "site", True, ()),
    "bandit-rampart": (200, 199, "none", "site", True, ()),
    "hall-of-debate": (201, 200, "hearth", "site", True, ()),
    "hall-of-mockery": (202, 201, "none", "site", True, ()),
    "forest-temple": (203, 202, "beast", "site", True, ()),
    "ruined-temple": (204, 203, "none", "site", True, ()),
    "festival-district": (205, 204, "discord", "site", True, ()),
    "squalid-district": (206, 205, "none", "site", True, ()),
    "great-spire": (207, 206, "arcane", "site", True, ((0, 1, 0, 0),)),
    "fallen-spire": (208, 207, "none", "site", True, ((0, 1, 0, 1),)),
    "ancient-forge": (209, 208, "nomad", "site", True, ((2, 0, 0, 1),)),
    "broken-forge": (210, 209, "none", "site", True, ((2, 2, 0, 0),)),
}


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=pytest.mark.card(f"oath:denizen:{slug}")) for slug in DENIZENS]
)
def test_what_is_printed_on_a_denizen(slug: str) -> None:
    entry = entries("denizen")[slug]
    words = ("number", "tts", "suit", "restriction", "locked")
    assert (*(entry[word] for word in words), costs(entry)) == DENIZENS[slug]


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=pytest.mark.card(f"oath:edifice:{slug}")) for slug in EDIFICES]
)
def test_what_is_printed_on_an_edifice(slug: str) -> None:
    entry = entries("edifice")[slug]
    words = ("number", "tts", "suit", "restriction", "locked")
    assert (*(entry[word] for word in words), costs(entry)) == EDIFICES[slug]


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=pytest.mark.card(f"oath:relic:{slug}")) for slug in RELICS])
def test_what_is_printed_on_a_relic(slug: str) -> None:
    entry = entries("relic")[slug]
    assert (entry["tts"], entry["defense"], costs(entry)) == RELICS[slug]


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=pytest.mark.card(f"oath:site:{slug}")) for slug in SITES])
def test_what_is_printed_on_a_site(slug: str) -> None:
    entry = entries("site")[slug]
    clue = (entry.get(word, 0) for word in ("favor", "secrets", "relics"))
    amounts = (entry.get(word, {}).get("amount", 0) for word in ("recover", "homeland"))
    assert (entry["tts"], entry["capacity"], *clue, *amounts) == SITES[slug]
