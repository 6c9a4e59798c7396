"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

pytestmark = pytest.mark.box

ORDER = {
    "denizen:wrestlers": "b4171587",
    "denizen:battle-honors": "2fcba30e",
    "denizen:bear-traps": "0044c562",
    "denizen:longbows": "7c59ebe1",
    "denizen:keep": "c02bcc76",
    "denizen:pressgangs": "512c9d7d",
    "denizen:garrison": "9cc02fb3",
    "denizen:scouts": "65567150",
    "denizen:martial-culture": "70009e61",
    "denizen:code-of-honor": "d7bcad0a",
    "denizen:outriders": "5e2170fc",
    "denizen:messenger": "d68c3b5e",
    "denizen:field-promotion": "0607a554",
    "denizen:palanquin": "db7c2c26",
    "denizen:shield-wall": "6917a5af",
    "denizen:military-parade": "a1a1aafb",
    "denizen:tome-guardians": "9bf46a86",
    "denizen:tyrant": "54b33144",
    "denizen:forced-labor": "69c1c6ef",
    "denizen:secret-police": "06b7bd09",
    "denizen:specialist": "ac308581",
    "denizen:captains": "3e5ea8be",
    "denizen:siege-engines": "17df0714",
    "denizen:royal-tax": "081117d6",
    "denizen:toll-roads": "b13245db",
    "denizen:curfew": "8d113c0c",
    "denizen:knights-errant": "0e15a799",
    "denizen:vow-of-obedience": "9e533624",
    "denizen:hunting-party": "087cfd8b",
    "denizen:council-seat": "20cb5ef6",
    "denizen:encirclement": "a250b1d0",
    "denizen:peace-envoy": "67646353",
    "denizen:relic-hunter": "057e0a35",
}

ARCANE = {
    "denizen:alchemist": "ee8f80c6",
    "denizen:fire-talkers": "01f6498e",
    "denizen:magicians-code": "68aeff7e",
    "denizen:spirit-snare": "91d3960c",
    "denizen:wizard-school": "6650d1bf",
    "denizen:dazzle": "e312a94e",
    "denizen:acting-troupe": "5ed75b71",
    "denizen:taming-charm": "62bf3e8e",
    "denizen:inquisitor": "a58db646",
    "denizen:secret-signal": "4f015c0c",
    "denizen:augury": "2294065b",
    "denizen:rusting-ray": "52f93ef4",
    "denizen:portal": "63c5f150",
    "denizen:billowing-fog": "ba0dc40c",
    "denizen:kindred-warriors": "93bbd186",
    "denizen:terror-spells": "34d822c2",
    "denizen:blood-pact": "a981c3cd",
    "denizen:revelation": "a8610415",
    "denizen:observatory": "ee875939",
    "denizen:plague-engines": "2fe18466",
    "denizen:gleaming-armor": "055c4cc3",
    "denizen:bewitch": "691dac8d",
    "denizen:jinx": "52016df2",
    "denizen:tutor": "71aa67cd",
    "denizen:dream-thief": "7dd7668f",
    "denizen:cracking-ground": "2e200fb6",
    "denizen:sealing-ward": "1034ac39",
    "denizen:initiation-rite": "363c76fa",
    "denizen:vow-of-silence": "3c1c9729",
    "denizen:forgotten-vault": "0175082d",
    "denizen:map-library": "9e8880f9",
    "denizen:witchs-bargain": "fcfa1619",
    "denizen:master-of-disguise": "09d6f033",
}

BEAST = {
    "denizen:errand-boy": "45cf3d6c",
    "denizen:wolves": "92fef355",
    "denizen:animal-playmates": "5359f934",
    "denizen:true-names": "b1487952",
    "denizen:the-old-oak": "0aca3c8c",
    "denizen:forest-paths": "3f325e63",
    "denizen:long-lost-heir": "c18c226c",
    "denizen:rangers": "8a0ade3c",
    "denizen:roving-terror": "a648665e",
    "denizen:nature-worship": "24342d62",
    "denizen:birdsong": "13e1b322",
    "denizen:small-friends": "399585fa",
    "denizen:grasping-vines": "95eb1924",
    "denizen:threatening-roar": "070bf51e",
    "denizen:fae-merchant": "647f45fd",
    "denizen:second-chance": "a7beec46",
    "denizen:pied-piper": "35da29ed",
    "denizen:mushrooms": "94622237",
    "denizen:insect-swarm": "1f006eb4",
    "denizen:vow-of-union": "283d424a",
    "denizen:giant-python": "ec498a27",
    "denizen:war-tortoise": "aea9ba86",
    "denizen:new-growth": "2ca48210",
    "denizen:wild-cry": "5f7595ed",
    "denizen:animal-host": "f84275ed",
    "denizen:memory-of-nature": "e1429b2f",
    "denizen:marsh-spirit": "5ab083a6",
    "denizen:vow-of-poverty": "017f534c",
    "denizen:forest-council": "af3fbc59",
    "denizen:walled-garden": "67310df8",
    "denizen:vow-of-beastkin": "4921fc91",
    "denizen:bracken": "eacde138",
    "denizen:wild-allies": "dd00a242",
}

DISCORD = {
    "denizen:mercenaries": "7cf05c5e",
    "denizen:a-small-favor": "9d0db618",
    "denizen:second-wind": "a7978ef7",
    "denizen:sleight-of-hand": "2ae73ff0",
    "denizen:key-to-the-city": "b1cb0e83",
    "denizen:scryer": "fb1481e8",
    "denizen:disgraced-captain": "687f4d43",
    "denizen:naysayers": "011dfaf2",
    "denizen:book-burning": "faff94d1",
    "denizen:charlatan": "b1505d15",
    "denizen:assassin": "6c4c420a",
    "denizen:downtrodden": "5f1df532",
    "denizen:blackmail": "743a040f",
    "denizen:cracked-sage": "b608f161",
    "denizen:dissent": "ea9302c9",
    "denizen:false-prophet": "5c70d506",
    "denizen:vow-of-renewal": "41c4973c",
    "denizen:zealots": "50c2cdac",
    "denizen:royal-ambitions": "bb82e639",
    "denizen:salt-the-earth": "303fa8f4",
    "denizen:beast-tamer": "03d7892f",
    "denizen:riots": "4817b730",
    "denizen:silver-tongue": "33e1a911",
    "denizen:gambling-hall": "7fbade8e",
    "denizen:boiling-lake": "c4ce81ff",
    "denizen:relic-thief": "80eb5bf6",
    "denizen:enchantress": "a7dcb450",
    "denizen:insomnia": "2f20468f",
    "denizen:sneak-attack": "e46026a6",
    "denizen:gossip": "c6f09844",
    "denizen:bandit-chief": "b3963acd",
    "denizen:chaos-cult": "60571293",
    "denizen:slander": "c8e6312d",
}

HEARTH = {
    "denizen:tinkers-fair": "c6d48b84",
    "denizen:wayside-inn": "6ec00cb5",
    "denizen:extra-provisions": "036db0f0",
    "denizen:memory-of-home": "fc976cfc",
    "denizen:welcoming-party": "44c2bd7b",
    "denizen:traveling-doctor": "e2fb4230",
    "denizen:storyteller": "a638ce5e",
    "denizen:armed-mob": "3e5c5e21",
    "denizen:tavern-songs": "5f539652",
    "denizen:homesteaders": "3da8d481",
    "denizen:crop-rotation": "4b629939",
    "denizen:a-round-of-ale": "31fe6aaf",
    "denizen:land-warden": "51f3da87",
    "denizen:charming-friend": "8c2daa4f",
    "denizen:village-constable": "ac89b377",
    "denizen:family-heirloom": "8777f0b6",
    "denizen:news-from-afar": "dbdb5e51",
    "denizen:levelers": "87f83e1a",
    "denizen:fabled-feast": "583742ab",
    "denizen:the-great-levy": "c32b2d31",
    "denizen:hearts-and-minds": "b596a357",
    "denizen:relic-breaker": "ffa6dbb6",
    "denizen:book-binders": "20f0e1c9",
    "denizen:ballot-box": "70e6052e",
    "denizen:saddle-makers": "7aceb40b",
    "denizen:herald": "30fbf132",
    "denizen:rowdy-pub": "6502be74",
    "denizen:vow-of-peace": "b09720e3",
    "denizen:deed-writer": "f875051e",
    "denizen:salad-days": "d71613fc",
    "denizen:marriage": "c25a937b",
    "denizen:hospital": "599fb741",
    "denizen:awaited-return": "ec9586f6",
}

NOMAD = {
    "denizen:rain-boots": "208986cc",
    "denizen:ancient-binding": "4f6c039e",
    "denizen:horse-archers": "9baaa8e6",
    "denizen:warning-signals": "7aa4df0f",
    "denizen:elders": "7a4059e0",
    "denizen:the-gathering": "ca4f7da6",
    "denizen:faithful-friend": "5e27a081",
    "denizen:tents": "4a9f4346",
    "denizen:great-herd": "edbecca9",
    "denizen:convoys": "3674ad2d",
    "denizen:vow-of-kinship": "67538dd0",
    "denizen:wild-mounts": "c77bfd5c",
    "denizen:lancers": "0ddae3c2",
    "denizen:mountain-giant": "9fb9691e",
    "denizen:rival-khan": "cd2adefc",
    "denizen:lost-tongue": "70786a11",
    "denizen:special-envoy": "1982d01f",
    "denizen:resettle": "8a6f7ff0",
    "denizen:oracle": "8ce7a41f",
    "denizen:pilgrimage": "54aabd74",
    "denizen:spell-breaker": "2ee70fb3",
    "denizen:mounted-patrol": "44a13570",
    "denizen:great-crusade": "5671b112",
    "denizen:ancient-bloodline": "6b7e0dfc",
    "denizen:ancient-pact": "c66256f4",
    "denizen:storm-caller": "ba498006",
    "denizen:family-wagon": "5cb0d243",
    "denizen:way-station": "ca9cfc67",
    "denizen:twin-brother": "30b3c3db",
    "denizen:hospitality": "17e79809",
    "denizen:a-fast-steed": "807b6518",
    "denizen:relic-worship": "46942fc7",
    "denizen:sacred-ground": "eab5edaa",
}

EDIFICES = {
    "edifice:sprawling-rampart": "5271d30e",
    "edifice:bandit-rampart": "3aa320ed",
    "edifice:hall-of-debate": "84340507",
    "edifice:hall-of-mockery": "e2f954c2",
    "edifice:forest-temple": "c4d239bd",
    "edifice:ruined-temple": "c7b55265",
    "edifice:festival-district": "632d6864",
    "edifice:squalid-district": "61ce7968",
    "edifice:great-spire": "861bba10",
    "edifice:fallen-spire": "b62665f3",
    "edifice:ancient-forge": "1a4f29ac",
    "edifice:broken-forge": "aacb98a7",
}

RELICS = {
    "relic:sticky-fire": "6ffc1c6b",
    "relic:cursed-cauldron": "e21dacc8",
    "relic:brass-horse": "b3fe21ed",
    "relic:truthful-harp": "d3eeb10e",
    "relic:grand-mask": "6bbad144",
    "relic:horned-mask": "52a4aeef",
    "relic:cup-of-plenty": "28db7bf6",
    "relic:whistle": "5442deb6",
    "relic:dowsing-sticks": "e24cb75f",
    "relic:cracked-horn": "efc5454a",
    "relic:bandit-crown": "da689a1d",
    "relic:ring-of-devotion": "92dace1f",
    "relic:skeleton-key": "125da4db",
    "relic:oracular-pig": "997a56f2",
    "relic:circlet-of-command": "5c06f11d",
    "relic:ivory-eye": "778ab824",
    "relic:map": "8b8474df",
    "relic:obsidian-cage": "2fb6c76d",
    "relic:book-of-records": "b054a113",
    "relic:dragonskin-drum": "1205ccff",
    "relic:grand-scepter": "2ca2b650",
}

SITES = {
    "site:ancient-city": "0ed1bf3a",
    "site:barren-coast": "6f25f38c",
    "site:buried-giant": "f6f18076",
    "site:charming-valley": "69b9b6bb",
    "site:deep-woods": "3eb6c1cd",
    "site:drowned-city": "196724bc",
    "site:fertile-valley": "b2c239c8",
    "site:great-slum": "c4bfc7fb",
    "site:lush-coast": "9d795e2a",
    "site:marshes": "41199ddd",
    "site:mine": "099fc858",
    "site:mountain": "fab1b117",
    "site:narrow-pass": "bb9701d3",
    "site:plains": "d776268e",
    "site:river": "72b1233e",
    "site:rocky-coast": "34f5a5f3",
    "site:salt-flats": "7eef90c6",
    "site:shrouded-wood": "d60b4c7a",
    "site:standing-stones": "f6d9b5ef",
    "site:steppe": "91ba394c",
    "site:the-hidden-place": "e1ac9c64",
    "site:the-tribunal": "52ae748b",
    "site:wastes": "1eafc27c",
}

LAW = {
    "war:3:errata:10": "bf5e8787",
    "war:4:printed:20": "bbc68295",
    "war:5:errata:30": "d5871bcd",
    "war:4:errata:11": "86859f18",
    "war:5:printed:21": "25a9dc8d",
    "war:6:errata:31": "427ffa80",
    "war:5:errata:12": "7a39debf",
    "war:6:printed:22": "d8da25cf",
    "war:2:errata:32": "276ef215",
    "war:6:printed:13": "9dd15560",
    "war:2:errata:23": "96d4d738",
    "war:3:printed:33": "f8400923",
    "war:2:printed:14": "f7365085",
    "war:3:errata:24": "16025be4",
    "war:4:printed:34": "4a5e76ca",
    "war:3:printed:15": "2a38a604",
    "war:4:errata:25": "3c47c1b0",
    "war:5:printed:35": "917fa857",
    "war:4:errata:16": "28f38832",
    "war:5:printed:26": "fb7978eb",
    "war:6:errata:36": "19dfcfed",
    "war:5:errata:17": "9bb6340a",
    "war:6:printed:27": "39971e59",
    "war:2:errata:37": "8ddacbf8",
    "war:6:errata:18": "a5c068be",
    "war:2:printed:28": "0eaf0268",
    "war:3:errata:38": "1ffbbc2e",
    "war:2:printed:19": "37bb22bc",
    "war:3:errata:29": "c6eb4561",
    "war:4:printed:39": "d4755442",
    "match:2:printed:1": "63c930c3",
    "match:3:errata:1": "57434348",
    "match:4:printed:1": "b6fc3e9e",
    "match:5:errata:1": "b1c66d3d",
    "match:6:printed:1": "5d25f80f",
    "chronicle:2:printed:2": "45ff0f1b",
    "chronicle:3:errata:3": "e18a9164",
    "chronicle:4:printed:4": "c55cf043",
}

NAMED = {
    # Of the law that they go by, so much that together they name every piece of it.
    "war:3:errata:10": ("oath:1.0.a", "oath:1.1.b", "oath:1.1.c", "oath:1.3.a"),
    "war:4:printed:20": ("oath:1.9.b", "oath:1.12.b", "oath:1.12.c", "oath:1.15.c"),
    "war:5:errata:30": ("oath:1.16.b", "oath:1.20.a", "oath:1.22.a", "oath:1.23.b"),
    "war:4:errata:11": ("oath:2.11.b", "oath:2.11.f", "oath:2.11.h", "oath:2.11.i"),
    "war:5:printed:21": ("oath:3.a", "oath:3.b", "oath:3.1.a", "oath:3.2.h"),
    "war:6:errata:31": ("oath:3.3.f", "oath:3.3.1.a", "oath:3.4.b", "oath:4.c"),
    "war:5:errata:12": ("oath:4.f", "oath:4.1.1.I.c", "oath:4.1.1.II.a", "oath:4.1.3.a"),
    "war:6:printed:22": ("oath:4.1.4.a", "oath:4.2.g", "oath:4.3.5.c", "oath:5.1.1.a"),
    "war:2:errata:32": ("oath:5.1.2.c", "oath:5.1.3.a", "oath:5.1.4.a", "oath:5.1.4.e"),
    "war:6:printed:13": ("oath:5.1.4.I.a", "oath:5.1.4.I.c", "oath:5.1.4.II.g", "oath:5.1.4.III.g"),
    "war:2:errata:23": ("oath:5.1.4.IV.d", "oath:5.2.1.e", "oath:5.3.2.b", "oath:5.4.1.b"),
    "war:3:printed:33": ("oath:5.4.1.h", "oath:5.4.2.e", "oath:5.4.2.f", "oath:5.4.3.a"),
    "war:2:printed:14": ("oath:5.4.4.a", "oath:5.4.4.j", "oath:5.5.1.a", "oath:5.5.1.d"),
    "war:3:errata:24": ("oath:5.5.1.e", "oath:5.5.2.a", "oath:5.5.2.b", "oath:5.5.2.c"),
    "war:4:printed:34": ("oath:5.5.2.i", "oath:5.5.2.j", "oath:5.5.2.k", "oath:5.5.2.m"),
    "war:3:printed:15": ("oath:5.5.2.n", "oath:5.5.3.b", "oath:5.5.3.f", "oath:5.5.3.h"),
    "war:4:errata:25": ("oath:5.5.3.i", "oath:5.5.3.j", "oath:5.5.4.b", "oath:5.5.4.h"),
    "war:5:printed:35": ("oath:5.5.5.a", "oath:5.5.5.e", "oath:5.5.5.f", "oath:5.5.6.a"),
    "war:4:errata:16": ("oath:5.5.6.c", "oath:5.5.6.e", "oath:5.5.6.g", "oath:5.5.7.I.a"),
    "war:5:printed:26": ("oath:5.5.7.II.c", "oath:5.5.7.III.e", "oath:5.5.8.a", "oath:5.6.1.h"),
    "war:6:errata:36": ("oath:5.6.2.a", "oath:6.a", "oath:6.1.b", "oath:6.1.c"),
    "war:5:errata:17": ("oath:6.1.e", "oath:6.2.a", "oath:6.5.a", "oath:6.5.g"),
    "war:6:printed:27": ("oath:6.6.1.a", "oath:6.6.1.f", "oath:6.6.2.c", "oath:6.6.2.f"),
    "war:2:errata:37": ("oath:6.7.a", "oath:6.7.j", "oath:6.8.a", "oath:6.8.b"),
    "war:6:errata:18": ("oath:7.a", "oath:7.1.2.a", "oath:7.1.3.a", "oath:7.1.4.d"),
    "war:2:printed:28": ("oath:7.2.a", "oath:7.2.1.a", "oath:7.4.a", "oath:7.4.c"),
    "war:3:errata:38": ("oath:7.4.1.a", "oath:7.4.2.a", "oath:7.5.4.b", "oath:7.6.2.c"),
    "war:2:printed:19": ("oath:7.6.3.b", "oath:7.6.3.c", "oath:7.6.3.f", "oath:7.6.4.b"),
    "war:3:errata:29": ("oath:7.6.5.b", "oath:8.b", "oath:8.1.d", "oath:8.2.d"),
    "war:4:printed:39": ("oath:8.2.g", "oath:8.3.a", "oath:8.3.1.e", "oath:8.3.2.c"),
    "match:2:printed:1": ("oath:8.3.3.c", "oath:8.3.5.1.b", "oath:8.4.a", "oath:8.4.i"),
    "match:3:errata:1": ("oath:8.6.3.b", "oath:8.7.1.a", "oath:8.7.1.b", "oath:8.7.1.c"),
    "match:4:printed:1": ("oath:8.7.2.a", "oath:8.8.e", "oath:9.1.e", "oath:9.2.g"),
    "match:5:errata:1": ("oath:9.6.b", "oath:10.8.a", "oath:10.10.b", "oath:10.10.f"),
    "match:6:printed:1": ("oath:10.11.a", "oath:10.17.a", "oath:10.19.a", "oath:10.22.b"),
    "chronicle:2:printed:2": ("oath:A.2.1.a", "oath:A.2.2.d", "oath:A.2.3.a", "oath:A.2.7.c"),
    "chronicle:3:errata:3": ("oath:A.2.9.b", "oath:A.2.12.a", "oath:A.3.7.c", "oath:A.4.3.g"),
    "chronicle:4:printed:4": ("oath:A.4.5.b",),
}

PRINCE = {
    "prince:1:chancellor:limited:1": "a5696471",
    "prince:1:exile:limited:2": "02844590",
    "prince:1:chancellor:expanded:3": "5ec8cfb1",
    "prince:1:exile:expanded:4": "f143e5fc",
    "prince:2:chancellor:limited:5": "26c79f4f",
    "prince:2:exile:limited:6": "e47a5950",
    "prince:2:chancellor:expanded:7": "9b405ed9",
    "prince:2:exile:expanded:8": "0f96a68a",
    "prince:3:chancellor:limited:9": "3f3b93e1",
    "prince:3:exile:limited:10": "525633af",
    "prince:3:chancellor:expanded:11": "9ae7a055",
    "prince:3:exile:expanded:12": "c7dc021a",
    "prince:1:chancellor:limited:13": "e4371ef4",
    "prince:1:exile:limited:14": "11be42d4",
    "prince:1:chancellor:expanded:15": "dea7f82d",
    "prince:1:exile:expanded:16": "0c8b1885",
    "prince:2:chancellor:limited:17": "fe9deff3",
    "prince:2:exile:limited:18": "d27718f3",
    "prince:2:chancellor:expanded:19": "2bc31221",
    "prince:2:exile:expanded:20": "742ca567",
    "prince:3:chancellor:limited:21": "91442d36",
    "prince:3:exile:limited:22": "4e8cabef",
    "prince:3:chancellor:expanded:23": "e1160375",
    "prince:3:exile:expanded:24": "24b66410",
}

HIS = {
    "prince:1:chancellor:limited:1": ("oath:P.1.g", "oath:P.1.k", "oath:P.2.f"),
    "prince:1:exile:limited:2": ("oath:P.2.k", "oath:P.3.a", "oath:P.3.g"),
    "prince:1:chancellor:expanded:3": ("oath:P.5.h", "oath:P.5.o", "oath:P.6.b"),
    "prince:1:exile:expanded:4": ("oath:P.6.f", "oath:P.6.g", "oath:P.6.j"),
    "prince:2:chancellor:limited:5": ("oath:P.6.m", "oath:P.6.r", "oath:P.6.s"),
    "prince:2:exile:limited:6": ("oath:P.6.t", "oath:P.7.f", "oath:P.7.j"),
    "prince:2:chancellor:expanded:7": ("oath:P.8.a", "oath:P.8.b", "oath:P.9.e"),
    "prince:2:exile:expanded:8": ("oath:P.10.f", "oath:P.10.h", "oath:P.10.l"),
    "prince:3:chancellor:limited:9": ("oath:P.11.b", "oath:P.11.c", "oath:P.11.f"),
    "prince:3:exile:limited:10": ("oath:P.11.g", "oath:P.11.h", "oath:P.11.k"),
    "prince:3:chancellor:expanded:11": ("oath:P.11.o", "oath:P.11.q", "oath:P.11.t"),
    "prince:3:exile:expanded:12": ("oath:P.12.b", "oath:P.13.b", "oath:P.13.c"),
    "prince:1:chancellor:limited:13": ("oath:P.13.f", "oath:P.14.e", "oath:P.15.d"),
    "prince:1:exile:limited:14": ("oath:P.15.i", "oath:P.15.j", "oath:P.15.l"),
    "prince:1:chancellor:expanded:15": ("oath:P.15.m", "oath:P.15.n", "oath:P.16.c"),
    "prince:1:exile:expanded:16": ("oath:P.16.f", "oath:P.17.i", "oath:P.17.r"),
    "prince:2:chancellor:limited:17": ("oath:P.18.a", "oath:P.18.c", "oath:P.18.d"),
    "prince:2:exile:limited:18": ("oath:P.18.e", "oath:P.18.f", "oath:P.18.g"),
    "prince:2:chancellor:expanded:19": ("oath:P.18.h", "oath:P.18.i", "oath:P.18.j"),
    "prince:2:exile:expanded:20": ("oath:P.18.k", "oath:P.18.l", "oath:P.22.i"),
    "prince:3:chancellor:limited:21": ("oath:P.23.a",),
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


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(*rules)) for name, rules in HIS.items()])
def test_walks_with_the_prince(name: str) -> None:
    assert digest(name) == PRINCE[name]
