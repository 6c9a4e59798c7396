"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

pytestmark = pytest.mark.box

ORDER = {
    "denizen:wrestlers": "2f342eca",
    "denizen:battle-honors": "84c8fb25",
    "denizen:bear-traps": "4da43021",
    "denizen:longbows": "34e0d562",
    "denizen:keep": "111534b9",
    "denizen:pressgangs": "4b83a5e2",
    "denizen:garrison": "93c86221",
    "denizen:scouts": "21dc80e1",
    "denizen:martial-culture": "2d31f9f7",
    "denizen:code-of-honor": "8b5c3618",
    "denizen:outriders": "59ece580",
    "denizen:messenger": "0e12daca",
    "denizen:field-promotion": "a91a711e",
    "denizen:palanquin": "7c1a7224",
    "denizen:shield-wall": "f81359e0",
    "denizen:military-parade": "dd1b6772",
    "denizen:tome-guardians": "9c7bb49d",
    "denizen:tyrant": "14871c7f",
    "denizen:forced-labor": "bad1f21b",
    "denizen:secret-police": "633758a8",
    "denizen:specialist": "a0ae22b2",
    "denizen:captains": "d3096d62",
    "denizen:siege-engines": "685d1ff1",
    "denizen:royal-tax": "90ba2489",
    "denizen:toll-roads": "0acd4196",
    "denizen:curfew": "3e768b96",
    "denizen:knights-errant": "9bfd4acb",
    "denizen:vow-of-obedience": "0d2f28f2",
    "denizen:hunting-party": "c37c4f38",
    "denizen:council-seat": "5406c8f2",
    "denizen:encirclement": "92980643",
    "denizen:peace-envoy": "fda542f4",
    "denizen:relic-hunter": "2f383133",
}

ARCANE = {
    "denizen:alchemist": "555182ea",
    "denizen:fire-talkers": "601102d5",
    "denizen:magicians-code": "7bb36f73",
    "denizen:spirit-snare": "5ea93cef",
    "denizen:wizard-school": "8dd9f492",
    "denizen:dazzle": "95961db1",
    "denizen:acting-troupe": "9f003975",
    "denizen:taming-charm": "ccaecc79",
    "denizen:inquisitor": "3fc93ec8",
    "denizen:secret-signal": "6debe5c1",
    "denizen:augury": "86f56c73",
    "denizen:rusting-ray": "f3e74164",
    "denizen:portal": "c1588d48",
    "denizen:billowing-fog": "d58488bb",
    "denizen:kindred-warriors": "3ce7f7f9",
    "denizen:terror-spells": "fd0eb433",
    "denizen:blood-pact": "a45207de",
    "denizen:revelation": "6352eea1",
    "denizen:observatory": "22fe41b1",
    "denizen:plague-engines": "61e95846",
    "denizen:gleaming-armor": "73532587",
    "denizen:bewitch": "0706ee82",
    "denizen:jinx": "167a78af",
    "denizen:tutor": "4fe03e38",
    "denizen:dream-thief": "f7ab20ab",
    "denizen:cracking-ground": "8496cf84",
    "denizen:sealing-ward": "f0fb383c",
    "denizen:initiation-rite": "3050f19b",
    "denizen:vow-of-silence": "85ea6319",
    "denizen:forgotten-vault": "38d7c347",
    "denizen:map-library": "b6da9f5d",
    "denizen:witchs-bargain": "75e1cda0",
    "denizen:master-of-disguise": "5b9a8b69",
}

BEAST = {
    "denizen:errand-boy": "bbaf272e",
    "denizen:wolves": "eb61014b",
    "denizen:animal-playmates": "f91fdfb4",
    "denizen:true-names": "d81cf1f7",
    "denizen:the-old-oak": "d6f97a01",
    "denizen:forest-paths": "0c412620",
    "denizen:long-lost-heir": "05af7482",
    "denizen:rangers": "ea99aa64",
    "denizen:roving-terror": "718acf45",
    "denizen:nature-worship": "52d2042b",
    "denizen:birdsong": "cdc540be",
    "denizen:small-friends": "67a1355e",
    "denizen:grasping-vines": "c9de8102",
    "denizen:threatening-roar": "4b3e7102",
    "denizen:fae-merchant": "caadea35",
    "denizen:second-chance": "07617ab6",
    "denizen:pied-piper": "f7623f5d",
    "denizen:mushrooms": "8e141c66",
    "denizen:insect-swarm": "1c933e25",
    "denizen:vow-of-union": "adcb3647",
    "denizen:giant-python": "5d8f1778",
    "denizen:war-tortoise": "74ad3920",
    "denizen:new-growth": "bd92acbc",
    "denizen:wild-cry": "72b2c0a1",
    "denizen:animal-host": "1345ac25",
    "denizen:memory-of-nature": "66e8e931",
    "denizen:marsh-spirit": "0f6400c5",
    "denizen:vow-of-poverty": "599607bc",
    "denizen:forest-council": "977edf53",
    "denizen:walled-garden": "e35e236b",
    "denizen:vow-of-beastkin": "369dad1e",
    "denizen:bracken": "71f0e06b",
    "denizen:wild-allies": "be8a6d93",
}

DISCORD = {
    "denizen:mercenaries": "f0852fd1",
    "denizen:a-small-favor": "101905fe",
    "denizen:second-wind": "7c63fa48",
    "denizen:sleight-of-hand": "c842b8bb",
    "denizen:key-to-the-city": "2b264206",
    "denizen:scryer": "3a076f06",
    "denizen:disgraced-captain": "20e036fc",
    "denizen:naysayers": "c68bcee2",
    "denizen:book-burning": "087b22e3",
    "denizen:charlatan": "f35eb38f",
    "denizen:assassin": "02a91af8",
    "denizen:downtrodden": "ed05be1d",
    "denizen:blackmail": "fefa7e38",
    "denizen:cracked-sage": "e9c712c1",
    "denizen:dissent": "b2426c26",
    "denizen:false-prophet": "0e0ffcc7",
    "denizen:vow-of-renewal": "252c447a",
    "denizen:zealots": "dabedc21",
    "denizen:royal-ambitions": "ba8b9a7e",
    "denizen:salt-the-earth": "3216afb8",
    "denizen:beast-tamer": "1f814eff",
    "denizen:riots": "b737fdd4",
    "denizen:silver-tongue": "2bc0b2db",
    "denizen:gambling-hall": "38639552",
    "denizen:boiling-lake": "4227c47d",
    "denizen:relic-thief": "7dbe6fe8",
    "denizen:enchantress": "19598eae",
    "denizen:insomnia": "b05fd04b",
    "denizen:sneak-attack": "f133efea",
    "denizen:gossip": "4bdd8f3e",
    "denizen:bandit-chief": "fe4d762a",
    "denizen:chaos-cult": "acbae212",
    "denizen:slander": "127d3cc1",
}

HEARTH = {
    "denizen:tinkers-fair": "032139fd",
    "denizen:wayside-inn": "cdd5beaa",
    "denizen:extra-provisions": "70b19a48",
    "denizen:memory-of-home": "27f9fa98",
    "denizen:welcoming-party": "ab66e063",
    "denizen:traveling-doctor": "6aebaca1",
    "denizen:storyteller": "42278a43",
    "denizen:armed-mob": "4939dd4b",
    "denizen:tavern-songs": "f7733585",
    "denizen:homesteaders": "2a9ede7b",
    "denizen:crop-rotation": "cb17e62a",
    "denizen:a-round-of-ale": "78e17100",
    "denizen:land-warden": "6d0404bb",
    "denizen:charming-friend": "9a5f3058",
    "denizen:village-constable": "b09f5914",
    "denizen:family-heirloom": "ee5e9bdb",
    "denizen:news-from-afar": "edfc3778",
    "denizen:levelers": "6c4957b5",
    "denizen:fabled-feast": "673bf78e",
    "denizen:the-great-levy": "9d8a88ff",
    "denizen:hearts-and-minds": "29cd1f32",
    "denizen:relic-breaker": "9012bf1d",
    "denizen:book-binders": "24fdfbd5",
    "denizen:ballot-box": "78a45869",
    "denizen:saddle-makers": "0241010c",
    "denizen:herald": "5e8796f3",
    "denizen:rowdy-pub": "a45057ab",
    "denizen:vow-of-peace": "8ddcef64",
    "denizen:deed-writer": "9b8c3b88",
    "denizen:salad-days": "c3276ed1",
    "denizen:marriage": "b854ff11",
    "denizen:hospital": "b1594ce5",
    "denizen:awaited-return": "5e2d0974",
}

NOMAD = {
    "denizen:rain-boots": "faf377de",
    "denizen:ancient-binding": "8ad4ab74",
    "denizen:horse-archers": "06efa5b4",
    "denizen:warning-signals": "4d6d8b67",
    "denizen:elders": "0520a803",
    "denizen:the-gathering": "bc41ae93",
    "denizen:faithful-friend": "e628fd2a",
    "denizen:tents": "c52e89b9",
    "denizen:great-herd": "c276e59c",
    "denizen:convoys": "24fb5294",
    "denizen:vow-of-kinship": "e068009b",
    "denizen:wild-mounts": "f7b8a558",
    "denizen:lancers": "247f65a2",
    "denizen:mountain-giant": "a5245d53",
    "denizen:rival-khan": "1fb233f7",
    "denizen:lost-tongue": "2ce38fc0",
    "denizen:special-envoy": "c6165bd9",
    "denizen:resettle": "909d675b",
    "denizen:oracle": "4bc2333a",
    "denizen:pilgrimage": "2b07f730",
    "denizen:spell-breaker": "f6c63630",
    "denizen:mounted-patrol": "f11cc31e",
    "denizen:great-crusade": "9cb57b9a",
    "denizen:ancient-bloodline": "9b873a62",
    "denizen:ancient-pact": "640b0ba5",
    "denizen:storm-caller": "9b9b497a",
    "denizen:family-wagon": "c89ea65d",
    "denizen:way-station": "aea8fb9d",
    "denizen:twin-brother": "edbc331f",
    "denizen:hospitality": "b5ae9bdb",
    "denizen:a-fast-steed": "4c4112dd",
    "denizen:relic-worship": "65fb6dfd",
    "denizen:sacred-ground": "46331359",
}

EDIFICES = {
    "edifice:sprawling-rampart": "2caf6577",
    "edifice:bandit-rampart": "e03146f9",
    "edifice:hall-of-debate": "b03cf938",
    "edifice:hall-of-mockery": "f897e8ca",
    "edifice:forest-temple": "716999b4",
    "edifice:ruined-temple": "abeb41a3",
    "edifice:festival-district": "3d7ce35b",
    "edifice:squalid-district": "a0ca245d",
    "edifice:great-spire": "0c15b4ae",
    "edifice:fallen-spire": "194ae71a",
    "edifice:ancient-forge": "67f55b92",
    "edifice:broken-forge": "c5b244a2",
}

RELICS = {
    "relic:sticky-fire": "bf3065ad",
    "relic:cursed-cauldron": "4518c79d",
    "relic:brass-horse": "77b7563d",
    "relic:truthful-harp": "698ba868",
    "relic:grand-mask": "e6e75d9c",
    "relic:horned-mask": "71fe0b93",
    "relic:cup-of-plenty": "06eab9f3",
    "relic:whistle": "fba079d7",
    "relic:dowsing-sticks": "31fdba63",
    "relic:cracked-horn": "5f2d6712",
    "relic:bandit-crown": "accda602",
    "relic:ring-of-devotion": "412edf43",
    "relic:skeleton-key": "f603a98c",
    "relic:oracular-pig": "fff84ff5",
    "relic:circlet-of-command": "f471f767",
    "relic:ivory-eye": "a86f8f70",
    "relic:map": "1506d4a2",
    "relic:obsidian-cage": "58eb2fdb",
    "relic:book-of-records": "3523f5bb",
    "relic:dragonskin-drum": "09b8f2a0",
    "relic:grand-scepter": "a66889fb",
}

SITES = {
    "site:ancient-city": "b5d0509b",
    "site:barren-coast": "ea849975",
    "site:buried-giant": "e0da09ac",
    "site:charming-valley": "fca01688",
    "site:deep-woods": "d349886d",
    "site:drowned-city": "be195ff1",
    "site:fertile-valley": "64d5c5a8",
    "site:great-slum": "a3d3f645",
    "site:lush-coast": "8108f374",
    "site:marshes": "2bc32649",
    "site:mine": "98646233",
    "site:mountain": "cbdab33d",
    "site:narrow-pass": "dd784369",
    "site:plains": "ac94215a",
    "site:river": "ce9ac848",
    "site:rocky-coast": "7bada92a",
    "site:salt-flats": "90a07793",
    "site:shrouded-wood": "7314c3f9",
    "site:standing-stones": "e95646b5",
    "site:steppe": "2e10eb88",
    "site:the-hidden-place": "bfae7cec",
    "site:the-tribunal": "52918be3",
    "site:wastes": "1592991f",
}

LAW = {
    "war:3:errata:10": "a0c8c47d",
    "war:4:printed:20": "07240dda",
    "war:5:errata:30": "365a027a",
    "war:4:errata:11": "01d4278b",
    "war:5:printed:21": "8a948ffb",
    "war:6:errata:31": "7d768d18",
    "war:5:errata:12": "f89ac2a6",
    "war:6:printed:22": "c2c2d174",
    "war:2:errata:32": "44b3097a",
    "war:6:printed:13": "2e23f146",
    "war:2:errata:23": "8e2f8066",
    "war:3:printed:33": "711ab8db",
    "war:2:printed:14": "fe957e10",
    "war:3:errata:24": "9ed343b2",
    "war:4:printed:34": "52a1423a",
    "war:3:printed:15": "e9e622e3",
    "war:4:errata:25": "416e5167",
    "war:5:printed:35": "ce4e1c03",
    "war:4:errata:16": "380a6af9",
    "war:5:printed:26": "11b714f4",
    "war:6:errata:36": "78a19e49",
    "war:5:errata:17": "e5d029b4",
    "war:6:printed:27": "0f43698b",
    "war:2:errata:37": "fdffe57c",
    "war:6:errata:18": "7679854c",
    "war:2:printed:28": "e0c3464a",
    "war:3:errata:38": "e5abc0bf",
    "war:2:printed:19": "62075eff",
    "war:3:errata:29": "975bc731",
    "war:4:printed:39": "fa122ced",
    "match:2:printed:1": "bd9c663c",
    "match:3:errata:1": "5b76b871",
    "match:4:printed:1": "947c20d3",
    "match:5:errata:1": "f5e691fe",
    "match:6:printed:1": "24192825",
    "chronicle:2:printed:2": "6071fbfd",
    "chronicle:3:errata:3": "14c3042d",
    "chronicle:4:printed:4": "867937cd",
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
    "prince:1:chancellor:limited:1": "997b7c79",
    "prince:1:exile:limited:2": "6eed79bb",
    "prince:1:chancellor:expanded:3": "04d76570",
    "prince:1:exile:expanded:4": "ee8e85af",
    "prince:2:chancellor:limited:5": "d91d6719",
    "prince:2:exile:limited:6": "0418f535",
    "prince:2:chancellor:expanded:7": "52a3ae30",
    "prince:2:exile:expanded:8": "00f42770",
    "prince:3:chancellor:limited:9": "54503c95",
    "prince:3:exile:limited:10": "5bf5a862",
    "prince:3:chancellor:expanded:11": "3b0fad6d",
    "prince:3:exile:expanded:12": "7c91a54d",
    "prince:1:chancellor:limited:13": "363c55f5",
    "prince:1:exile:limited:14": "c9ac6815",
    "prince:1:chancellor:expanded:15": "b114f1ca",
    "prince:1:exile:expanded:16": "26d5f5d1",
    "prince:2:chancellor:limited:17": "54d3b2e5",
    "prince:2:exile:limited:18": "0a808684",
    "prince:2:chancellor:expanded:19": "50910387",
    "prince:2:exile:expanded:20": "dbea1430",
    "prince:3:chancellor:limited:21": "5616faaa",
    "prince:3:exile:limited:22": "01f45b12",
    "prince:3:chancellor:expanded:23": "2c338365",
    "prince:3:exile:expanded:24": "4c12928a",
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
