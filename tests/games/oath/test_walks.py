"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

pytestmark = pytest.mark.box

ORDER = {
    "denizen:wrestlers": "812cf502",
    "denizen:battle-honors": "c4e186d8",
    "denizen:bear-traps": "fdccc3f7",
    "denizen:longbows": "d8a21fc7",
    "denizen:keep": "f51f5134",
    "denizen:pressgangs": "94c2e7d5",
    "denizen:garrison": "336bdcbd",
    "denizen:scouts": "186f5a51",
    "denizen:martial-culture": "8e57f6b8",
    "denizen:code-of-honor": "4bfb96f4",
    "denizen:outriders": "387c6a3e",
    "denizen:messenger": "0750dce8",
    "denizen:field-promotion": "d1cd2ee2",
    "denizen:palanquin": "1f941556",
    "denizen:shield-wall": "25565fd2",
    "denizen:military-parade": "acea7800",
    "denizen:tome-guardians": "2904df48",
    "denizen:tyrant": "c1e45563",
    "denizen:forced-labor": "857c2ec6",
    "denizen:secret-police": "06eb8012",
    "denizen:specialist": "02494474",
    "denizen:captains": "fbfcec3d",
    "denizen:siege-engines": "2a003d6c",
    "denizen:royal-tax": "1cc3db54",
    "denizen:toll-roads": "ab7a32d3",
    "denizen:curfew": "c4a7ba4b",
    "denizen:knights-errant": "f11eba41",
    "denizen:vow-of-obedience": "68f8bfff",
    "denizen:hunting-party": "64d48dfc",
    "denizen:council-seat": "df85c468",
    "denizen:encirclement": "baf5adf2",
    "denizen:peace-envoy": "a2be8fce",
    "denizen:relic-hunter": "f86fc7bb",
}

ARCANE = {
    "denizen:alchemist": "eb73ed04",
    "denizen:fire-talkers": "d36fdd78",
    "denizen:magicians-code": "04177c36",
    "denizen:spirit-snare": "50772eaa",
    "denizen:wizard-school": "3a812fe3",
    "denizen:dazzle": "4f6b3e8d",
    "denizen:acting-troupe": "509dadb8",
    "denizen:taming-charm": "ecd5017f",
    "denizen:inquisitor": "287aadac",
    "denizen:secret-signal": "d71e494e",
    "denizen:augury": "a43a9164",
    "denizen:rusting-ray": "3251f87a",
    "denizen:portal": "05f99280",
    "denizen:billowing-fog": "01988ca1",
    "denizen:kindred-warriors": "47d4f5a3",
    "denizen:terror-spells": "0aaf8883",
    "denizen:blood-pact": "d20f3570",
    "denizen:revelation": "5baaab57",
    "denizen:observatory": "36a052fc",
    "denizen:plague-engines": "bafcb421",
    "denizen:gleaming-armor": "e5ae6999",
    "denizen:bewitch": "834be1af",
    "denizen:jinx": "94b2d801",
    "denizen:tutor": "7f738a51",
    "denizen:dream-thief": "c93adde0",
    "denizen:cracking-ground": "36d2f07a",
    "denizen:sealing-ward": "d9abdb08",
    "denizen:initiation-rite": "6c491b4e",
    "denizen:vow-of-silence": "68fabfba",
    "denizen:forgotten-vault": "018808f3",
    "denizen:map-library": "d18890dc",
    "denizen:witchs-bargain": "e3847d8d",
    "denizen:master-of-disguise": "ccb37bdf",
}

BEAST = {
    "denizen:errand-boy": "ff09337d",
    "denizen:wolves": "2a3976a1",
    "denizen:animal-playmates": "a5f2da28",
    "denizen:true-names": "78f624a4",
    "denizen:the-old-oak": "5185ee45",
    "denizen:forest-paths": "8305e849",
    "denizen:long-lost-heir": "09897898",
    "denizen:rangers": "bb8eb5b8",
    "denizen:roving-terror": "d13ffff4",
    "denizen:nature-worship": "a3a8619c",
    "denizen:birdsong": "b9a54a29",
    "denizen:small-friends": "f195190c",
    "denizen:grasping-vines": "df2c58f2",
    "denizen:threatening-roar": "b8b7b772",
    "denizen:fae-merchant": "d9511588",
    "denizen:second-chance": "aadac907",
    "denizen:pied-piper": "a2e775f6",
    "denizen:mushrooms": "4304d0eb",
    "denizen:insect-swarm": "a60e219f",
    "denizen:vow-of-union": "30c68083",
    "denizen:giant-python": "bbcf535c",
    "denizen:war-tortoise": "5c77c600",
    "denizen:new-growth": "de8aadb6",
    "denizen:wild-cry": "75e0dc58",
    "denizen:animal-host": "172dd84c",
    "denizen:memory-of-nature": "8ee03bd6",
    "denizen:marsh-spirit": "ae4dc14c",
    "denizen:vow-of-poverty": "996f3ec5",
    "denizen:forest-council": "e7801d99",
    "denizen:walled-garden": "ec9ef045",
    "denizen:vow-of-beastkin": "a3124ed6",
    "denizen:bracken": "2331e53e",
    "denizen:wild-allies": "0bb0fc58",
}

DISCORD = {
    "denizen:mercenaries": "fa9b87bb",
    "denizen:a-small-favor": "f0ed73ea",
    "denizen:second-wind": "f6868deb",
    "denizen:sleight-of-hand": "a1b32d96",
    "denizen:key-to-the-city": "88b341c8",
    "denizen:scryer": "a885b8fa",
    "denizen:disgraced-captain": "d6c78f4d",
    "denizen:naysayers": "dbe82b61",
    "denizen:book-burning": "91e642ae",
    "denizen:charlatan": "ec0f0cf3",
    "denizen:assassin": "fca1a355",
    "denizen:downtrodden": "6ce70e9e",
    "denizen:blackmail": "56aa5d93",
    "denizen:cracked-sage": "7b295413",
    "denizen:dissent": "33781c5b",
    "denizen:false-prophet": "10dc64dc",
    "denizen:vow-of-renewal": "930f41c5",
    "denizen:zealots": "9ec9d4d3",
    "denizen:royal-ambitions": "dc7196b1",
    "denizen:salt-the-earth": "c4752911",
    "denizen:beast-tamer": "958339f8",
    "denizen:riots": "d067f6ca",
    "denizen:silver-tongue": "1bc0f152",
    "denizen:gambling-hall": "2c7c25cd",
    "denizen:boiling-lake": "6a89fe49",
    "denizen:relic-thief": "b7cba13f",
    "denizen:enchantress": "303c2872",
    "denizen:insomnia": "7509eccd",
    "denizen:sneak-attack": "3477dfb7",
    "denizen:gossip": "1e583ef2",
    "denizen:bandit-chief": "d1d08cec",
    "denizen:chaos-cult": "42a0976b",
    "denizen:slander": "09deb103",
}

HEARTH = {
    "denizen:tinkers-fair": "444a825a",
    "denizen:wayside-inn": "fde62a96",
    "denizen:extra-provisions": "8119bc98",
    "denizen:memory-of-home": "e3a6e43d",
    "denizen:welcoming-party": "086b535f",
    "denizen:traveling-doctor": "6d2222db",
    "denizen:storyteller": "523aaffb",
    "denizen:armed-mob": "0c818607",
    "denizen:tavern-songs": "2ad8c4d9",
    "denizen:homesteaders": "f9d3acfc",
    "denizen:crop-rotation": "6825592b",
    "denizen:a-round-of-ale": "dbd3c51c",
    "denizen:land-warden": "e22f9d35",
    "denizen:charming-friend": "d0244224",
    "denizen:village-constable": "db9eaabb",
    "denizen:family-heirloom": "69c40a3d",
    "denizen:news-from-afar": "8e76d4dc",
    "denizen:levelers": "123125ff",
    "denizen:fabled-feast": "05eafde9",
    "denizen:the-great-levy": "4331baec",
    "denizen:hearts-and-minds": "0ad175db",
    "denizen:relic-breaker": "4de38965",
    "denizen:book-binders": "303ce2b7",
    "denizen:ballot-box": "0e307fc3",
    "denizen:saddle-makers": "73cb4162",
    "denizen:herald": "5eff55f9",
    "denizen:rowdy-pub": "b186d1da",
    "denizen:vow-of-peace": "100f6963",
    "denizen:deed-writer": "e555b80c",
    "denizen:salad-days": "61ea575a",
    "denizen:marriage": "1d35526b",
    "denizen:hospital": "d3988dfb",
    "denizen:awaited-return": "48686823",
}

NOMAD = {
    "denizen:rain-boots": "cce25689",
    "denizen:ancient-binding": "e4a52f74",
    "denizen:horse-archers": "29719ea5",
    "denizen:warning-signals": "0d8f9cc9",
    "denizen:elders": "50cd2209",
    "denizen:the-gathering": "6698048b",
    "denizen:faithful-friend": "eef14f93",
    "denizen:tents": "ac575659",
    "denizen:great-herd": "717efd2e",
    "denizen:convoys": "8dd49e62",
    "denizen:vow-of-kinship": "ca906cc3",
    "denizen:wild-mounts": "c49afce5",
    "denizen:lancers": "7ae31293",
    "denizen:mountain-giant": "205f3c61",
    "denizen:rival-khan": "3cad1563",
    "denizen:lost-tongue": "75b1b8aa",
    "denizen:special-envoy": "6e41a659",
    "denizen:resettle": "dca394a3",
    "denizen:oracle": "e6eda313",
    "denizen:pilgrimage": "5e0f7c33",
    "denizen:spell-breaker": "fccf1e86",
    "denizen:mounted-patrol": "23999d70",
    "denizen:great-crusade": "35098d4b",
    "denizen:ancient-bloodline": "29c91723",
    "denizen:ancient-pact": "240496c4",
    "denizen:storm-caller": "a1cbf1d4",
    "denizen:family-wagon": "6fd9f6ef",
    "denizen:way-station": "2ea32e62",
    "denizen:twin-brother": "56646f50",
    "denizen:hospitality": "2295d781",
    "denizen:a-fast-steed": "bfeeeab5",
    "denizen:relic-worship": "935323d8",
    "denizen:sacred-ground": "f93b0848",
}

EDIFICES = {
    "edifice:sprawling-rampart": "e6cf8c93",
    "edifice:bandit-rampart": "6efde20f",
    "edifice:hall-of-debate": "703e04c0",
    "edifice:hall-of-mockery": "c5322ec1",
    "edifice:forest-temple": "94c8b801",
    "edifice:ruined-temple": "b212bcfa",
    "edifice:festival-district": "b109696a",
    "edifice:squalid-district": "01a49036",
    "edifice:great-spire": "07113b5e",
    "edifice:fallen-spire": "b33a7a64",
    "edifice:ancient-forge": "77d68b0f",
    "edifice:broken-forge": "5949def6",
}

RELICS = {
    "relic:sticky-fire": "b656daa3",
    "relic:cursed-cauldron": "bb25db8d",
    "relic:brass-horse": "b888aab7",
    "relic:truthful-harp": "097aa9b5",
    "relic:grand-mask": "4f0adacf",
    "relic:horned-mask": "810d55c2",
    "relic:cup-of-plenty": "486332f1",
    "relic:whistle": "446a2836",
    "relic:dowsing-sticks": "4265ef55",
    "relic:cracked-horn": "9c480407",
    "relic:bandit-crown": "ae1a8eb8",
    "relic:ring-of-devotion": "a2803be6",
    "relic:skeleton-key": "26f37ade",
    "relic:oracular-pig": "1b3722bd",
    "relic:circlet-of-command": "ef0b1c51",
    "relic:ivory-eye": "db3a1f33",
    "relic:map": "f8f49352",
    "relic:obsidian-cage": "a06a84e0",
    "relic:book-of-records": "de151d30",
    "relic:dragonskin-drum": "3a01cc03",
    "relic:grand-scepter": "5bf22f66",
}

SITES = {
    "site:ancient-city": "c1d6d148",
    "site:barren-coast": "0e3c1aa8",
    "site:buried-giant": "fda9a294",
    "site:charming-valley": "29092476",
    "site:deep-woods": "260d788b",
    "site:drowned-city": "a0f4f561",
    "site:fertile-valley": "48497083",
    "site:great-slum": "886de27c",
    "site:lush-coast": "3185b5e4",
    "site:marshes": "1bcafc4a",
    "site:mine": "3b648225",
    "site:mountain": "b582af84",
    "site:narrow-pass": "1cf0ea9f",
    "site:plains": "1936fc9c",
    "site:river": "f25c9986",
    "site:rocky-coast": "1aeac767",
    "site:salt-flats": "f6a9dd95",
    "site:shrouded-wood": "f3f33dbe",
    "site:standing-stones": "6209039a",
    "site:steppe": "11ed128d",
    "site:the-hidden-place": "11e74e75",
    "site:the-tribunal": "c7c13a6e",
    "site:wastes": "9c3e1d22",
}

LAW = {
    "war:3:errata:10": "6febfb9e",
    "war:4:printed:20": "239ddeae",
    "war:5:errata:30": "706369b0",
    "war:4:errata:11": "2078f0cd",
    "war:5:printed:21": "281ab429",
    "war:6:errata:31": "9a830d7f",
    "war:5:errata:12": "e0e4e6ea",
    "war:6:printed:22": "096b7a7b",
    "war:2:errata:32": "825e0957",
    "war:6:printed:13": "c6869360",
    "war:2:errata:23": "69ea5461",
    "war:3:printed:33": "f511f021",
    "war:2:printed:14": "7fb52431",
    "war:3:errata:24": "11a65523",
    "war:4:printed:34": "284d9de8",
    "war:3:printed:15": "3d398123",
    "war:4:errata:25": "755537d4",
    "war:5:printed:35": "06083ba2",
    "war:4:errata:16": "70fd6398",
    "war:5:printed:26": "7aba3a5c",
    "war:6:errata:36": "f7c1b2cb",
    "war:5:errata:17": "7691bd39",
    "war:6:printed:27": "6fa4c82a",
    "war:2:errata:37": "03606952",
    "war:6:errata:18": "b4b975f4",
    "war:2:printed:28": "82af68a5",
    "war:3:errata:38": "3c5c2078",
    "war:2:printed:19": "1a90f5f1",
    "war:3:errata:29": "5c9b2937",
    "war:4:printed:39": "d8bd9893",
    "match:2:printed:1": "dc205504",
    "match:3:errata:1": "9630e3cf",
    "match:4:printed:1": "f1ff99b0",
    "match:5:errata:1": "e12ab737",
    "match:6:printed:1": "e36c5591",
    "chronicle:2:printed:2": "c09072d2",
    "chronicle:3:errata:3": "1235a292",
    "chronicle:4:printed:4": "096af704",
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
    "prince:1:chancellor:limited:1": "8c617bcf",
    "prince:1:exile:limited:2": "5fa3c363",
    "prince:1:chancellor:expanded:3": "8408c07d",
    "prince:1:exile:expanded:4": "e625df36",
    "prince:2:chancellor:limited:5": "b9acf3e3",
    "prince:2:exile:limited:6": "05d17469",
    "prince:2:chancellor:expanded:7": "c542b83d",
    "prince:2:exile:expanded:8": "bff75880",
    "prince:3:chancellor:limited:9": "aa37913e",
    "prince:3:exile:limited:10": "c7f362b2",
    "prince:3:chancellor:expanded:11": "5b66bd11",
    "prince:3:exile:expanded:12": "f875fe55",
    "prince:1:chancellor:limited:13": "89054e8e",
    "prince:1:exile:limited:14": "b69f0b78",
    "prince:1:chancellor:expanded:15": "e8f082f9",
    "prince:1:exile:expanded:16": "3577a93a",
    "prince:2:chancellor:limited:17": "5b4c71e6",
    "prince:2:exile:limited:18": "c8d9b378",
    "prince:2:chancellor:expanded:19": "77418436",
    "prince:2:exile:expanded:20": "0d747ca2",
    "prince:3:chancellor:limited:21": "e5f7b0e9",
    "prince:3:exile:limited:22": "c864a441",
    "prince:3:chancellor:expanded:23": "efcdb3bc",
    "prince:3:exile:expanded:24": "d58ebde7",
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
