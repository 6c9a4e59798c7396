"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

ORDER = {
    "denizen:wrestlers": "ffb69a4d",
    "denizen:battle-honors": "59c8919c",
    "denizen:bear-traps": "69909192",
    "denizen:longbows": "ecd36d32",
    "denizen:keep": "7927dc22",
    "denizen:pressgangs": "0eb378e4",
    "denizen:garrison": "80ea6639",
    "denizen:scouts": "8e56ba68",
    "denizen:martial-culture": "a6346383",
    "denizen:code-of-honor": "3344e3bd",
    "denizen:outriders": "35100775",
    "denizen:messenger": "b1115a99",
    "denizen:field-promotion": "60b7926e",
    "denizen:palanquin": "c4eed380",
    "denizen:shield-wall": "7dff224f",
    "denizen:military-parade": "0013a556",
    "denizen:tome-guardians": "cc171950",
    "denizen:tyrant": "064568d6",
    "denizen:forced-labor": "8b25fb69",
    "denizen:secret-police": "141ab9cf",
    "denizen:specialist": "ba3e75ae",
    "denizen:captains": "f934b315",
    "denizen:siege-engines": "6dde197a",
    "denizen:royal-tax": "d2d249a7",
    "denizen:toll-roads": "31dfb8ad",
    "denizen:curfew": "6a5ef7e0",
    "denizen:knights-errant": "18193b44",
    "denizen:vow-of-obedience": "c74d1c91",
    "denizen:hunting-party": "a127460e",
    "denizen:council-seat": "f0c41467",
    "denizen:encirclement": "d09820c9",
    "denizen:peace-envoy": "32f11f2f",
    "denizen:relic-hunter": "60d11a92",
}

ARCANE = {
    "denizen:alchemist": "c8c5c150",
    "denizen:fire-talkers": "899756f3",
    "denizen:magicians-code": "66df0536",
    "denizen:spirit-snare": "8d41f445",
    "denizen:wizard-school": "0ba856b4",
    "denizen:dazzle": "3e7381c8",
    "denizen:acting-troupe": "529e8775",
    "denizen:taming-charm": "a1a26150",
    "denizen:inquisitor": "dfc6dbd9",
    "denizen:secret-signal": "cdeda9a3",
    "denizen:augury": "06316db0",
    "denizen:rusting-ray": "50984af4",
    "denizen:portal": "56f69e98",
    "denizen:billowing-fog": "810839ac",
    "denizen:kindred-warriors": "ca4ed30c",
    "denizen:terror-spells": "2e0b77fe",
    "denizen:blood-pact": "283d59d3",
    "denizen:revelation": "f4380de2",
    "denizen:observatory": "6652e0a4",
    "denizen:plague-engines": "eaf06e6d",
    "denizen:gleaming-armor": "e0d939e1",
    "denizen:bewitch": "69d7d9ea",
    "denizen:jinx": "00749939",
    "denizen:tutor": "3582ba96",
    "denizen:dream-thief": "2be0ad38",
    "denizen:cracking-ground": "de652f54",
    "denizen:sealing-ward": "54df7aea",
    "denizen:initiation-rite": "1c7a6a80",
    "denizen:vow-of-silence": "903ce7e7",
    "denizen:forgotten-vault": "fa53b03b",
    "denizen:map-library": "12d20e3b",
    "denizen:witchs-bargain": "173ebfd4",
    "denizen:master-of-disguise": "44e644ae",
}

BEAST = {
    "denizen:errand-boy": "aee70c16",
    "denizen:wolves": "aec0d6cc",
    "denizen:animal-playmates": "ee8644a0",
    "denizen:true-names": "0e9db8b0",
    "denizen:the-old-oak": "7fe000a4",
    "denizen:forest-paths": "05f1cf69",
    "denizen:long-lost-heir": "63b74291",
    "denizen:rangers": "9e88effc",
    "denizen:roving-terror": "99695bc5",
    "denizen:nature-worship": "b7cc70fd",
    "denizen:birdsong": "5462a299",
    "denizen:small-friends": "00ea4583",
    "denizen:grasping-vines": "3b891268",
    "denizen:threatening-roar": "111b6846",
    "denizen:fae-merchant": "8133e5fc",
    "denizen:second-chance": "b5cdbc42",
    "denizen:pied-piper": "587167b4",
    "denizen:mushrooms": "14118282",
    "denizen:insect-swarm": "c53a9beb",
    "denizen:vow-of-union": "573116b1",
    "denizen:giant-python": "e23abcc4",
    "denizen:war-tortoise": "4cc46831",
    "denizen:new-growth": "f2c1afce",
    "denizen:wild-cry": "3fbf6cd3",
    "denizen:animal-host": "624ef63e",
    "denizen:memory-of-nature": "a30e7156",
    "denizen:marsh-spirit": "40f5906d",
    "denizen:vow-of-poverty": "fc38530f",
    "denizen:forest-council": "3e26fe59",
    "denizen:walled-garden": "41e60cd1",
    "denizen:vow-of-beastkin": "1be468e8",
    "denizen:bracken": "a706c207",
    "denizen:wild-allies": "7f76f794",
}

DISCORD = {
    "denizen:mercenaries": "f37f24e0",
    "denizen:a-small-favor": "d163d929",
    "denizen:second-wind": "ffe0fae7",
    "denizen:sleight-of-hand": "600ba601",
    "denizen:key-to-the-city": "87bda420",
    "denizen:scryer": "713de320",
    "denizen:disgraced-captain": "de410885",
    "denizen:naysayers": "283272e1",
    "denizen:book-burning": "6c92d596",
    "denizen:charlatan": "d89ae291",
    "denizen:assassin": "fdf7a8f6",
    "denizen:downtrodden": "80cd3690",
    "denizen:blackmail": "381c1b79",
    "denizen:cracked-sage": "ef0fd27f",
    "denizen:dissent": "58fe2e56",
    "denizen:false-prophet": "7ebd4beb",
    "denizen:vow-of-renewal": "5d24efc8",
    "denizen:zealots": "ff2e06ae",
    "denizen:royal-ambitions": "c8f1477f",
    "denizen:salt-the-earth": "f35944a2",
    "denizen:beast-tamer": "055d3f19",
    "denizen:riots": "3ff9c077",
    "denizen:silver-tongue": "08ff49f1",
    "denizen:gambling-hall": "eca5f411",
    "denizen:boiling-lake": "cc298ce7",
    "denizen:relic-thief": "6dd3f7cb",
    "denizen:enchantress": "81fa76fd",
    "denizen:insomnia": "06d814b5",
    "denizen:sneak-attack": "8cf64ef3",
    "denizen:gossip": "fcc8e40c",
    "denizen:bandit-chief": "6c736c37",
    "denizen:chaos-cult": "eb59d032",
    "denizen:slander": "58f56105",
}

HEARTH = {
    "denizen:tinkers-fair": "bbf6f1a0",
    "denizen:wayside-inn": "e2de0b4f",
    "denizen:extra-provisions": "cdc8e34e",
    "denizen:memory-of-home": "2a0be0a6",
    "denizen:welcoming-party": "d3d4aa0e",
    "denizen:traveling-doctor": "ab1bdd7c",
    "denizen:storyteller": "67d7c98d",
    "denizen:armed-mob": "5269ac7d",
    "denizen:tavern-songs": "0cd61af6",
    "denizen:homesteaders": "733304a1",
    "denizen:crop-rotation": "7b40a67a",
    "denizen:a-round-of-ale": "09107e37",
    "denizen:land-warden": "03c1f6e4",
    "denizen:charming-friend": "e5a63170",
    "denizen:village-constable": "0aa99e8d",
    "denizen:family-heirloom": "cc029cd5",
    "denizen:news-from-afar": "983c173d",
    "denizen:levelers": "4c34e224",
    "denizen:fabled-feast": "b9c239cb",
    "denizen:the-great-levy": "a0cb7843",
    "denizen:hearts-and-minds": "76287159",
    "denizen:relic-breaker": "24d00783",
    "denizen:book-binders": "ce77b6d1",
    "denizen:ballot-box": "3790f226",
    "denizen:saddle-makers": "4565a630",
    "denizen:herald": "8567c22f",
    "denizen:rowdy-pub": "7da95415",
    "denizen:vow-of-peace": "b27ecabd",
    "denizen:deed-writer": "5a19debb",
    "denizen:salad-days": "0639c096",
    "denizen:marriage": "acdbca9b",
    "denizen:hospital": "da5b7044",
    "denizen:awaited-return": "47bab163",
}

NOMAD = {
    "denizen:rain-boots": "4e151745",
    "denizen:ancient-binding": "9ed170fe",
    "denizen:horse-archers": "0a9aaf93",
    "denizen:warning-signals": "4cce1f99",
    "denizen:elders": "e4452e59",
    "denizen:the-gathering": "dabc4215",
    "denizen:faithful-friend": "49441bb5",
    "denizen:tents": "e88dd8b2",
    "denizen:great-herd": "046fc293",
    "denizen:convoys": "fcefbd65",
    "denizen:vow-of-kinship": "a7989c66",
    "denizen:wild-mounts": "01852401",
    "denizen:lancers": "06748031",
    "denizen:mountain-giant": "373cd4ec",
    "denizen:rival-khan": "2c8dee61",
    "denizen:lost-tongue": "841d8585",
    "denizen:special-envoy": "72fa898a",
    "denizen:resettle": "1e78ba30",
    "denizen:oracle": "88a2fb99",
    "denizen:pilgrimage": "f21c856a",
    "denizen:spell-breaker": "b5e871bf",
    "denizen:mounted-patrol": "a64ee4ec",
    "denizen:great-crusade": "625c119d",
    "denizen:ancient-bloodline": "012b6c30",
    "denizen:ancient-pact": "c3878a24",
    "denizen:storm-caller": "20ad3f2c",
    "denizen:family-wagon": "5a23d0e0",
    "denizen:way-station": "860f577c",
    "denizen:twin-brother": "0f9e3d10",
    "denizen:hospitality": "06f733c9",
    "denizen:a-fast-steed": "5cf79514",
    "denizen:relic-worship": "04bf3c74",
    "denizen:sacred-ground": "68faefa4",
}

EDIFICES = {
    "edifice:sprawling-rampart": "108bcde5",
    "edifice:bandit-rampart": "a7a809eb",
    "edifice:hall-of-debate": "acce6f9f",
    "edifice:hall-of-mockery": "cd7adf8d",
    "edifice:forest-temple": "9376e06b",
    "edifice:ruined-temple": "e3bb0085",
    "edifice:festival-district": "632d6864",
    "edifice:squalid-district": "367f9aab",
    "edifice:great-spire": "b7259f21",
    "edifice:fallen-spire": "8c032333",
    "edifice:ancient-forge": "3cb46e09",
    "edifice:broken-forge": "940882ac",
}

RELICS = {
    "relic:sticky-fire": "7460f531",
    "relic:cursed-cauldron": "b569b5d7",
    "relic:brass-horse": "a018c3b7",
    "relic:truthful-harp": "d34f48e1",
    "relic:grand-mask": "656fb771",
    "relic:horned-mask": "ab2a2380",
    "relic:cup-of-plenty": "209a052d",
    "relic:whistle": "46d03971",
    "relic:dowsing-sticks": "ea2f01d4",
    "relic:cracked-horn": "2b91afbe",
    "relic:bandit-crown": "73897257",
    "relic:ring-of-devotion": "feb3f847",
    "relic:skeleton-key": "69aeca5d",
    "relic:oracular-pig": "b23ec63b",
    "relic:circlet-of-command": "19a9e778",
    "relic:ivory-eye": "24a273ce",
    "relic:map": "cdbd4ed6",
    "relic:obsidian-cage": "2283ad4a",
    "relic:book-of-records": "065ec5df",
    "relic:dragonskin-drum": "3700360f",
    "relic:grand-scepter": "433b8b08",
}

SITES = {
    "site:ancient-city": "f54029f5",
    "site:barren-coast": "8c4eb030",
    "site:buried-giant": "d27b431e",
    "site:charming-valley": "6ec3c02c",
    "site:deep-woods": "bf5da069",
    "site:drowned-city": "a7dc42e2",
    "site:fertile-valley": "378554c6",
    "site:great-slum": "fd204d24",
    "site:lush-coast": "60b7e77a",
    "site:marshes": "5ac532b5",
    "site:mine": "0ac5a56d",
    "site:mountain": "a6c7d151",
    "site:narrow-pass": "bbf75a0b",
    "site:plains": "40336841",
    "site:river": "dace7f3e",
    "site:rocky-coast": "7bcfc9bc",
    "site:salt-flats": "11c13053",
    "site:shrouded-wood": "15f1cdf0",
    "site:standing-stones": "8f8e354a",
    "site:steppe": "6885e9c9",
    "site:the-hidden-place": "4f0f5b40",
    "site:the-tribunal": "52ae748b",
    "site:wastes": "0155d39d",
}

LAW = {
    "war:3:errata:10": "d08b94f1",
    "war:4:printed:20": "ca0008cd",
    "war:5:errata:30": "68cd0d7a",
    "war:4:errata:11": "59317dd3",
    "war:5:printed:21": "5011bade",
    "war:6:errata:31": "a4c9a46a",
    "war:5:errata:12": "11a688a9",
    "war:6:printed:22": "442dcedc",
    "war:2:errata:32": "3860aaad",
    "war:6:printed:13": "ef0b8dd5",
    "war:2:errata:23": "fdcc65ad",
    "war:3:printed:33": "2b9b0de9",
    "war:2:printed:14": "1edcf449",
    "war:3:errata:24": "f299a9ad",
    "war:4:printed:34": "aea32223",
    "war:3:printed:15": "5bfe4848",
    "war:4:errata:25": "2b898937",
    "war:5:printed:35": "d52be9b4",
    "war:4:errata:16": "c561ee2c",
    "war:5:printed:26": "f1ca27ef",
    "war:6:errata:36": "a0ca3745",
    "war:5:errata:17": "38cf4607",
    "war:6:printed:27": "26925d2c",
    "war:2:errata:37": "2ec92193",
    "war:6:errata:18": "34ae5b03",
    "war:2:printed:28": "b6f714c4",
    "war:3:errata:38": "1c5fea22",
    "war:2:printed:19": "aa8263a8",
    "war:3:errata:29": "61b5db91",
    "war:4:printed:39": "e39dd084",
    "match:2:printed:1": "aac658fb",
    "match:3:errata:1": "63bb1ef2",
    "match:4:printed:1": "5d8957c0",
    "match:5:errata:1": "2331e3ff",
    "match:6:printed:1": "084b6ad7",
    "chronicle:2:printed:2": "bc32cfcc",
    "chronicle:3:errata:3": "5a4d7ff9",
    "chronicle:4:printed:4": "f965cda2",
}

NAMED = {
    # Of the law that they go by, so much that together they name every piece of it.
    "war:3:errata:10": ("oath:1.0.a", "oath:1.1.b", "oath:1.1.c", "oath:1.3.a"),
    "war:4:printed:20": ("oath:1.9.b", "oath:1.12.c", "oath:1.15.c", "oath:1.16.b"),
    "war:5:errata:30": ("oath:1.19.a", "oath:1.23.b", "oath:1.23.c", "oath:2.11.b"),
    "war:4:errata:11": ("oath:2.11.f", "oath:2.11.h", "oath:2.11.i", "oath:3.a"),
    "war:5:printed:21": ("oath:3.b", "oath:3.2.h", "oath:3.3.1.c", "oath:3.4.a"),
    "war:6:errata:31": ("oath:4.b", "oath:4.f", "oath:4.1.1.I.b", "oath:4.1.1.III.b"),
    "war:5:errata:12": ("oath:4.1.2.a", "oath:4.1.3.b", "oath:4.1.4.a", "oath:4.2.g"),
    "war:6:printed:22": ("oath:4.3.5.c", "oath:5.1.1.a", "oath:5.1.2.c", "oath:5.1.3.a"),
    "war:2:errata:32": ("oath:5.1.4.a", "oath:5.1.4.e", "oath:5.1.4.I.a", "oath:5.1.4.I.c"),
    "war:6:printed:13": ("oath:5.1.4.II.g", "oath:5.1.4.III.g", "oath:5.1.4.IV.e", "oath:5.2.1.e"),
    "war:2:errata:23": ("oath:5.3.2.b", "oath:5.4.1.b", "oath:5.4.1.h", "oath:5.4.2.c"),
    "war:3:printed:33": ("oath:5.4.2.f", "oath:5.4.3.b", "oath:5.4.4.a", "oath:5.4.4.j"),
    "war:2:printed:14": ("oath:5.5.1.a", "oath:5.5.1.d", "oath:5.5.1.e", "oath:5.5.2.a"),
    "war:3:errata:24": ("oath:5.5.2.b", "oath:5.5.2.c", "oath:5.5.2.i", "oath:5.5.2.j"),
    "war:4:printed:34": ("oath:5.5.2.k", "oath:5.5.2.m", "oath:5.5.2.n", "oath:5.5.3.d"),
    "war:3:printed:15": ("oath:5.5.3.f", "oath:5.5.3.h", "oath:5.5.3.i", "oath:5.5.3.j"),
    "war:4:errata:25": ("oath:5.5.4.b", "oath:5.5.4.e", "oath:5.5.4.h", "oath:5.5.5.a"),
    "war:5:printed:35": ("oath:5.5.5.e", "oath:5.5.5.f", "oath:5.5.6.a", "oath:5.5.6.e"),
    "war:4:errata:16": ("oath:5.5.6.g", "oath:5.5.7.I.a", "oath:5.5.7.II.d", "oath:5.5.7.III.e"),
    "war:5:printed:26": ("oath:5.5.8.d", "oath:5.6.1.h", "oath:5.6.2.a", "oath:6.a"),
    "war:6:errata:36": ("oath:6.1.b", "oath:6.1.c", "oath:6.1.e", "oath:6.2.a"),
    "war:5:errata:17": ("oath:6.5.a", "oath:6.6.1.a", "oath:6.6.1.f", "oath:6.6.2.c"),
    "war:6:printed:27": ("oath:6.6.2.f", "oath:6.box.6.5.b", "oath:6.7.a", "oath:6.7.j"),
    "war:2:errata:37": ("oath:6.8.a", "oath:6.8.b", "oath:7.a", "oath:7.1.2.a"),
    "war:6:errata:18": ("oath:7.1.3.a", "oath:7.1.4.d", "oath:7.2.a", "oath:7.2.1.a"),
    "war:2:printed:28": ("oath:7.4.a", "oath:7.4.c", "oath:7.4.1.a", "oath:7.4.2.a"),
    "war:3:errata:38": ("oath:7.5.4.a", "oath:7.6.2.b", "oath:7.6.3.b", "oath:7.6.3.c"),
    "war:2:printed:19": ("oath:7.6.3.f", "oath:7.6.4.b", "oath:7.6.5.d", "oath:8.b"),
    "war:3:errata:29": ("oath:8.1.c", "oath:8.2.d", "oath:8.2.g", "oath:8.3.a"),
    "war:4:printed:39": ("oath:8.3.1.e", "oath:8.3.2.c", "oath:8.3.3.c", "oath:8.3.4.b"),
    "match:2:printed:1": ("oath:8.3.5.5.a", "oath:8.4.a", "oath:8.4.i", "oath:8.5.c"),
    "match:3:errata:1": ("oath:8.6.3.b", "oath:8.7.1.a", "oath:8.7.1.b", "oath:8.7.1.c"),
    "match:4:printed:1": ("oath:8.7.2.a", "oath:8.8.e", "oath:9.1.e", "oath:9.2.f"),
    "match:5:errata:1": ("oath:9.6.b", "oath:10.8.a", "oath:10.10.b", "oath:10.10.f"),
    "match:6:printed:1": ("oath:10.11.a", "oath:10.17.b", "oath:10.19.b", "oath:10.22.b"),
    "chronicle:2:printed:2": ("oath:A.2.1.b", "oath:A.2.2.b", "oath:A.2.3.b", "oath:A.2.7.c"),
    "chronicle:3:errata:3": ("oath:A.2.9.b", "oath:A.2.12.a", "oath:A.3.4.b"),
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
