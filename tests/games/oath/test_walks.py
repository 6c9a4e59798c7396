"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

ORDER = {
    "denizen:wrestlers": "9b4913e2",
    "denizen:battle-honors": "a0264235",
    "denizen:bear-traps": "fada7163",
    "denizen:longbows": "2fec137d",
    "denizen:keep": "caca25f5",
    "denizen:pressgangs": "9f7d32f5",
    "denizen:garrison": "236ac4a2",
    "denizen:scouts": "482a3a56",
    "denizen:martial-culture": "a33ba485",
    "denizen:code-of-honor": "bbb63d32",
    "denizen:outriders": "ec7dcccb",
    "denizen:messenger": "bcdcb494",
    "denizen:field-promotion": "a79ca7bf",
    "denizen:palanquin": "d64dffff",
    "denizen:shield-wall": "d95cdf04",
    "denizen:military-parade": "ea2e6ca1",
    "denizen:tome-guardians": "b566513d",
    "denizen:tyrant": "2e9b6b42",
    "denizen:forced-labor": "15f01679",
    "denizen:secret-police": "a5f3dbef",
    "denizen:specialist": "d4dcfd93",
    "denizen:captains": "d0f5d3da",
    "denizen:siege-engines": "9db1f092",
    "denizen:royal-tax": "9451651c",
    "denizen:toll-roads": "cb284136",
    "denizen:curfew": "b028c43b",
    "denizen:knights-errant": "69ab8a2f",
    "denizen:vow-of-obedience": "ca49fc94",
    "denizen:hunting-party": "71c3ac81",
    "denizen:council-seat": "aaf29d7e",
    "denizen:encirclement": "87c6e9b5",
    "denizen:peace-envoy": "3fc505d2",
    "denizen:relic-hunter": "072c3299",
}

ARCANE = {
    "denizen:alchemist": "4380f2ae",
    "denizen:fire-talkers": "30a958c5",
    "denizen:magicians-code": "4d83d563",
    "denizen:spirit-snare": "06447cfa",
    "denizen:wizard-school": "79fcaa5f",
    "denizen:dazzle": "a8a49e77",
    "denizen:acting-troupe": "18e31b41",
    "denizen:taming-charm": "960b1b27",
    "denizen:inquisitor": "0b5903f2",
    "denizen:secret-signal": "bcf0ea40",
    "denizen:augury": "9d13b839",
    "denizen:rusting-ray": "fbe49462",
    "denizen:portal": "38e1ed17",
    "denizen:billowing-fog": "b30e5a4b",
    "denizen:kindred-warriors": "7d40af2e",
    "denizen:terror-spells": "ccc6ab06",
    "denizen:blood-pact": "23ca89dd",
    "denizen:revelation": "16c122c3",
    "denizen:observatory": "0b9ed97e",
    "denizen:plague-engines": "844887e5",
    "denizen:gleaming-armor": "e8251ed7",
    "denizen:bewitch": "3800b2be",
    "denizen:jinx": "a85b7006",
    "denizen:tutor": "38630201",
    "denizen:dream-thief": "8ea5bb69",
    "denizen:cracking-ground": "d9b1ac29",
    "denizen:sealing-ward": "c7aec0f6",
    "denizen:initiation-rite": "eea72c1e",
    "denizen:vow-of-silence": "9e63e416",
    "denizen:forgotten-vault": "e33a3fc3",
    "denizen:map-library": "144fe9de",
    "denizen:witchs-bargain": "f4df41f1",
    "denizen:master-of-disguise": "90627bb4",
}

BEAST = {
    "denizen:errand-boy": "98d4de4a",
    "denizen:wolves": "55c1c448",
    "denizen:animal-playmates": "83733dd9",
    "denizen:true-names": "005ee1db",
    "denizen:the-old-oak": "9ac1bbca",
    "denizen:forest-paths": "78cd72ef",
    "denizen:long-lost-heir": "0c984f7a",
    "denizen:rangers": "5d211da4",
    "denizen:roving-terror": "ac971ded",
    "denizen:nature-worship": "f6349b1e",
    "denizen:birdsong": "0a645ed9",
    "denizen:small-friends": "f42e3338",
    "denizen:grasping-vines": "40f150a9",
    "denizen:threatening-roar": "1aa089a9",
    "denizen:fae-merchant": "a1347bd3",
    "denizen:second-chance": "ded78d35",
    "denizen:pied-piper": "69ffdb17",
    "denizen:mushrooms": "0afa3ca6",
    "denizen:insect-swarm": "3962adf3",
    "denizen:vow-of-union": "05fa5001",
    "denizen:giant-python": "dbcb1914",
    "denizen:war-tortoise": "20cb5ff6",
    "denizen:new-growth": "9974e9f9",
    "denizen:wild-cry": "4b082639",
    "denizen:animal-host": "0e0e37ab",
    "denizen:memory-of-nature": "b773ed3c",
    "denizen:marsh-spirit": "336da1f1",
    "denizen:vow-of-poverty": "613f5071",
    "denizen:forest-council": "db3e890a",
    "denizen:walled-garden": "376f68f7",
    "denizen:vow-of-beastkin": "2012a99b",
    "denizen:bracken": "59be1795",
    "denizen:wild-allies": "76b6c22e",
}

DISCORD = {
    "denizen:mercenaries": "f9f4b201",
    "denizen:a-small-favor": "7cf0d013",
    "denizen:second-wind": "17ed22a6",
    "denizen:sleight-of-hand": "d54dc8c6",
    "denizen:key-to-the-city": "06a38d80",
    "denizen:scryer": "48442b50",
    "denizen:disgraced-captain": "c4164e5d",
    "denizen:naysayers": "7556a102",
    "denizen:book-burning": "895205fa",
    "denizen:charlatan": "e0248092",
    "denizen:assassin": "2797e831",
    "denizen:downtrodden": "a95eb4d0",
    "denizen:blackmail": "093e9656",
    "denizen:cracked-sage": "46f2a785",
    "denizen:dissent": "899d93e9",
    "denizen:false-prophet": "7b035841",
    "denizen:vow-of-renewal": "2a5c9ce3",
    "denizen:zealots": "460c0588",
    "denizen:royal-ambitions": "1536a0e1",
    "denizen:salt-the-earth": "e2ebdd70",
    "denizen:beast-tamer": "88ebf8cb",
    "denizen:riots": "f82781e3",
    "denizen:silver-tongue": "65e631bd",
    "denizen:gambling-hall": "d42d9c5a",
    "denizen:boiling-lake": "93594fca",
    "denizen:relic-thief": "89ac1591",
    "denizen:enchantress": "3fa2a577",
    "denizen:insomnia": "13385cee",
    "denizen:sneak-attack": "8f830afa",
    "denizen:gossip": "842beb41",
    "denizen:bandit-chief": "cdccb624",
    "denizen:chaos-cult": "1e08e0e5",
    "denizen:slander": "e27288f2",
}

HEARTH = {
    "denizen:tinkers-fair": "778a56ea",
    "denizen:wayside-inn": "756208ee",
    "denizen:extra-provisions": "073a9c49",
    "denizen:memory-of-home": "6b281c85",
    "denizen:welcoming-party": "8b875cd5",
    "denizen:traveling-doctor": "7015f9fb",
    "denizen:storyteller": "b1e27650",
    "denizen:armed-mob": "4ca3811c",
    "denizen:tavern-songs": "74362989",
    "denizen:homesteaders": "39e5c312",
    "denizen:crop-rotation": "bd26ef8a",
    "denizen:a-round-of-ale": "3da2425b",
    "denizen:land-warden": "636ef911",
    "denizen:charming-friend": "660e6a41",
    "denizen:village-constable": "fd9526b7",
    "denizen:family-heirloom": "7128a7ce",
    "denizen:news-from-afar": "c669e8db",
    "denizen:levelers": "48e78eae",
    "denizen:fabled-feast": "846d79f9",
    "denizen:the-great-levy": "1af59ef2",
    "denizen:hearts-and-minds": "7e697847",
    "denizen:relic-breaker": "a87ba0ed",
    "denizen:book-binders": "4329c7eb",
    "denizen:ballot-box": "6b2f989e",
    "denizen:saddle-makers": "730486c8",
    "denizen:herald": "3d563ee9",
    "denizen:rowdy-pub": "24419dfd",
    "denizen:vow-of-peace": "597a3065",
    "denizen:deed-writer": "64754429",
    "denizen:salad-days": "eea81307",
    "denizen:marriage": "979eee17",
    "denizen:hospital": "c3ce0716",
    "denizen:awaited-return": "e63a5ed6",
}

NOMAD = {
    "denizen:rain-boots": "80ba70a2",
    "denizen:ancient-binding": "e8a89629",
    "denizen:horse-archers": "7c0adb9b",
    "denizen:warning-signals": "b8701b4a",
    "denizen:elders": "0d9a6b7e",
    "denizen:the-gathering": "15c99e97",
    "denizen:faithful-friend": "09518d0b",
    "denizen:tents": "23ce78f3",
    "denizen:great-herd": "35252231",
    "denizen:convoys": "b7a9fbcc",
    "denizen:vow-of-kinship": "d74a8229",
    "denizen:wild-mounts": "cc4fa05a",
    "denizen:lancers": "d9bef988",
    "denizen:mountain-giant": "578f443a",
    "denizen:rival-khan": "8abd62de",
    "denizen:lost-tongue": "c461a9a3",
    "denizen:special-envoy": "bcbfee9a",
    "denizen:resettle": "1bae76ea",
    "denizen:oracle": "7e01229e",
    "denizen:pilgrimage": "f0c6b0ed",
    "denizen:spell-breaker": "b1feed63",
    "denizen:mounted-patrol": "440d5cc9",
    "denizen:great-crusade": "66134893",
    "denizen:ancient-bloodline": "69c333ff",
    "denizen:ancient-pact": "0b5cfc2e",
    "denizen:storm-caller": "058ba559",
    "denizen:family-wagon": "0d74ddde",
    "denizen:way-station": "976599ac",
    "denizen:twin-brother": "36f5efc8",
    "denizen:hospitality": "6626af8b",
    "denizen:a-fast-steed": "47ba9b3a",
    "denizen:relic-worship": "f3f5ddf5",
    "denizen:sacred-ground": "492d46b1",
}

EDIFICES = {
    "edifice:sprawling-rampart": "a15201c2",
    "edifice:bandit-rampart": "83bf3970",
    "edifice:hall-of-debate": "383eddf6",
    "edifice:hall-of-mockery": "d2274a28",
    "edifice:forest-temple": "0bba6c95",
    "edifice:ruined-temple": "2a60f6ee",
    "edifice:festival-district": "9885d5ac",
    "edifice:squalid-district": "3d9b5bd8",
    "edifice:great-spire": "823aad4c",
    "edifice:fallen-spire": "6186c889",
    "edifice:ancient-forge": "3836c5b6",
    "edifice:broken-forge": "ae2d4bd0",
}

RELICS = {
    "relic:sticky-fire": "3136fdda",
    "relic:cursed-cauldron": "b64668f2",
    "relic:brass-horse": "c9fd888a",
    "relic:truthful-harp": "f38ac540",
    "relic:grand-mask": "664de4de",
    "relic:horned-mask": "420aa428",
    "relic:cup-of-plenty": "80ca6d60",
    "relic:whistle": "16a6d1f9",
    "relic:dowsing-sticks": "4402bc5e",
    "relic:cracked-horn": "d0ceb055",
    "relic:bandit-crown": "4930921b",
    "relic:ring-of-devotion": "fb61a275",
    "relic:skeleton-key": "19e0d7aa",
    "relic:oracular-pig": "74fc5653",
    "relic:circlet-of-command": "a0fb585d",
    "relic:ivory-eye": "93adc989",
    "relic:map": "5731ab39",
    "relic:obsidian-cage": "0f3ab715",
    "relic:book-of-records": "436b8278",
    "relic:dragonskin-drum": "2571a39d",
    "relic:grand-scepter": "04d4c7d6",
}

SITES = {
    "site:ancient-city": "40810cdf",
    "site:barren-coast": "bed92db5",
    "site:buried-giant": "4743d83a",
    "site:charming-valley": "4ab835cb",
    "site:deep-woods": "251027c2",
    "site:drowned-city": "6c8e55a3",
    "site:fertile-valley": "75840f1a",
    "site:great-slum": "45c8cb4f",
    "site:lush-coast": "ef0b929b",
    "site:marshes": "72849680",
    "site:mine": "760375b2",
    "site:mountain": "275b7540",
    "site:narrow-pass": "4ea1dd2c",
    "site:plains": "bdc13273",
    "site:river": "5be4866e",
    "site:rocky-coast": "d2bb7962",
    "site:salt-flats": "d98278f6",
    "site:shrouded-wood": "9216f510",
    "site:standing-stones": "9404c410",
    "site:steppe": "5c929a99",
    "site:the-hidden-place": "7cf7560b",
    "site:the-tribunal": "3f25c79f",
    "site:wastes": "b20625cd",
}

LAW = {
    "match:2:printed:1": "aac658fb",
    "match:2:errata:1": "c8460665",
    "match:3:printed:1": "55b23c07",
    "match:3:errata:1": "63bb1ef2",
    "match:4:printed:1": "5d8957c0",
    "match:4:errata:1": "49025010",
    "match:5:printed:1": "c029826f",
    "match:5:errata:1": "2331e3ff",
    "match:6:printed:1": "084b6ad7",
    "match:6:errata:1": "e1ba5c69",
    "war:2:errata:1": "67cabb87",
    "war:3:printed:1": "32a1cba6",
    "war:4:errata:1": "41d4186d",
    "war:5:printed:1": "0847485a",
    "war:6:errata:1": "d7ff13ae",
    "war:2:printed:2": "52235ce0",
    "war:3:errata:2": "0543d539",
    "war:4:printed:2": "f3a65831",
    "war:5:errata:2": "feb264af",
    "war:6:printed:2": "7ce41f8d",
    "war:2:errata:3": "41891b51",
    "war:3:printed:3": "c7672236",
    "war:4:errata:3": "856ba9e6",
    "war:5:printed:3": "8c907ced",
    "war:6:errata:3": "c9f3571f",
    "chronicle:2:printed:2": "bc32cfcc",
    "chronicle:3:errata:3": "5a4d7ff9",
    "chronicle:4:printed:4": "f965cda2",
    "chronicle:5:errata:5": "bc9c22a1",
    "chronicle:6:printed:6": "4c9f6c5e",
}

NAMED = {
    # Of the law that they go by, so much that together they name every piece of it.
    "match:2:printed:1": ("oath:1.0.a", "oath:1.1.b", "oath:1.1.c", "oath:1.3.a", "oath:1.12.c"),
    "match:2:errata:1": ("oath:1.15.d", "oath:1.16.b", "oath:1.20.a", "oath:1.22.a", "oath:1.23.b"),
    "match:3:printed:1": ("oath:1.23.c", "oath:2.8.1.b", "oath:2.11.b", "oath:2.11.d", "oath:2.11.i"),
    "match:3:errata:1": ("oath:3.a", "oath:3.b", "oath:3.1.a", "oath:3.2.a", "oath:3.3.1.d"),
    "match:4:printed:1": ("oath:3.4.b", "oath:4.c", "oath:4.f", "oath:4.1.a", "oath:4.1.1.b"),
    "match:4:errata:1": ("oath:4.1.1.I.c", "oath:4.1.4.a", "oath:4.2.g", "oath:4.3.4.a", "oath:4.3.5.c"),
    "match:5:printed:1": ("oath:5.1.1.a", "oath:5.1.2.c", "oath:5.1.3.a", "oath:5.1.4.a", "oath:5.1.4.e"),
    "match:5:errata:1": ("oath:5.1.4.I.a", "oath:5.1.4.I.c", "oath:5.1.4.II.g", "oath:5.1.4.III.g", "oath:5.1.4.IV.e"),
    "match:6:printed:1": ("oath:5.2.1.e", "oath:5.3.2.b", "oath:5.4.1.b", "oath:5.4.1.h", "oath:5.4.2.a"),
    "match:6:errata:1": ("oath:5.4.2.g", "oath:5.4.3.b", "oath:5.4.4.a", "oath:5.4.4.j", "oath:5.5.1.a"),
    "war:2:errata:1": ("oath:5.5.1.d", "oath:5.5.1.e", "oath:5.5.2.a", "oath:5.5.2.b", "oath:5.5.2.c"),
    "war:3:printed:1": ("oath:5.5.2.i", "oath:5.5.2.j", "oath:5.5.2.k", "oath:5.5.2.m", "oath:5.5.2.n"),
    "war:4:errata:1": ("oath:5.5.3.a", "oath:5.5.3.f", "oath:5.5.3.h", "oath:5.5.3.i", "oath:5.5.3.j"),
    "war:5:printed:1": ("oath:5.5.4.b", "oath:5.5.4.h", "oath:5.5.5.a", "oath:5.5.5.e", "oath:5.5.5.f"),
    "war:6:errata:1": ("oath:5.5.6.a", "oath:5.5.6.d", "oath:5.5.6.e", "oath:5.5.6.g", "oath:5.5.7.I.b"),
    "war:2:printed:2": ("oath:5.5.7.II.c", "oath:5.5.7.III.e", "oath:5.5.8.a", "oath:5.6.1.h", "oath:5.6.2.a"),
    "war:3:errata:2": ("oath:6.a", "oath:6.1.b", "oath:6.1.c", "oath:6.1.e", "oath:6.2.a"),
    "war:4:printed:2": ("oath:6.5.a", "oath:6.5.h", "oath:6.6.1.a", "oath:6.6.1.f", "oath:6.6.2.c"),
    "war:5:errata:2": ("oath:6.6.2.f", "oath:6.box.2.11.a", "oath:6.7.a", "oath:6.7.i", "oath:6.8.a"),
    "war:6:printed:2": ("oath:6.8.b", "oath:7.a", "oath:7.1.2.a", "oath:7.1.3.a", "oath:7.1.4.d"),
    "war:2:errata:3": ("oath:7.2.1.a", "oath:7.4.a", "oath:7.4.c", "oath:7.4.1.a", "oath:7.4.2.a"),
    "war:3:printed:3": ("oath:7.5.4.a", "oath:7.6.2.a", "oath:7.6.3.b", "oath:7.6.3.c", "oath:7.6.3.f"),
    "war:4:errata:3": ("oath:7.6.4.b", "oath:7.6.5.f", "oath:8.b", "oath:8.1.c", "oath:8.2.d"),
    "war:5:printed:3": ("oath:8.2.g", "oath:8.3.a", "oath:8.3.1.e", "oath:8.3.2.c", "oath:8.3.3.c"),
    "war:6:errata:3": ("oath:8.3.5.3.a", "oath:8.4.a", "oath:8.4.i", "oath:8.7.1.a", "oath:8.7.1.b"),
    "chronicle:2:printed:2": ("oath:8.7.1.c", "oath:8.7.2.a", "oath:8.8.e", "oath:9.1.e", "oath:9.2.c"),
    "chronicle:3:errata:3": ("oath:9.6.b", "oath:10.8.a", "oath:10.10.b", "oath:10.10.f", "oath:10.11.a"),
    "chronicle:4:printed:4": ("oath:10.17.a", "oath:10.19.a", "oath:10.22.b", "oath:A.2.1.a", "oath:A.2.2.b"),
    "chronicle:5:errata:5": ("oath:A.2.3.a", "oath:A.2.7.c", "oath:A.2.9.b", "oath:A.2.12.a", "oath:A.3.7.a"),
    "chronicle:6:printed:6": ("oath:A.4.3.g", "oath:A.4.5.a", "oath:A.4.6.a"),
}


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in ORDER.items()],
)
def test_walks_around_the_order_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in ARCANE.items()],
)
def test_walks_around_the_arcane_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in BEAST.items()],
)
def test_walks_around_the_beast_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in DISCORD.items()],
)
def test_walks_around_the_discord_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in HEARTH.items()],
)
def test_walks_around_the_hearth_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in NOMAD.items()],
)
def test_walks_around_the_nomad_denizens(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in EDIFICES.items()],
)
def test_walks_around_the_edifices(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in RELICS.items()],
)
def test_walks_around_the_relics(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize(
    ("card", "ending"),
    [pytest.param(card, ending, marks=pytest.mark.card(f"oath:{card}")) for card, ending in SITES.items()],
)
def test_walks_around_the_sites(card: str, ending: str) -> None:
    assert digest(card) == ending


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(*rules)) for name, rules in NAMED.items()])
def test_walks_through_the_law(name: str) -> None:
    assert digest(name) == LAW[name]
