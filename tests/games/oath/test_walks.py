"""Walks end as they did: around every card, and through whole matches and chronicles. See walks.py."""

from __future__ import annotations

import pytest

from tests.games.oath.walks import digest

ORDER = {
    "denizen:wrestlers": "3a0c5f02",
    "denizen:battle-honors": "16ccfce5",
    "denizen:bear-traps": "f5f17a9c",
    "denizen:longbows": "f0c5167b",
    "denizen:keep": "2f8278a4",
    "denizen:pressgangs": "b308cc15",
    "denizen:garrison": "cd04ea54",
    "denizen:scouts": "55da7236",
    "denizen:martial-culture": "34858882",
    "denizen:code-of-honor": "20cd4115",
    "denizen:outriders": "de9f5ade",
    "denizen:messenger": "477e977e",
    "denizen:field-promotion": "fd02a983",
    "denizen:palanquin": "3f4f8398",
    "denizen:shield-wall": "86a45ee0",
    "denizen:military-parade": "6da6952b",
    "denizen:tome-guardians": "864bb602",
    "denizen:tyrant": "d71f9bd4",
    "denizen:forced-labor": "dd51f624",
    "denizen:secret-police": "8fcdbe58",
    "denizen:specialist": "f6ec896c",
    "denizen:captains": "45c1cd72",
    "denizen:siege-engines": "b73a6024",
    "denizen:royal-tax": "635c11e9",
    "denizen:toll-roads": "f7a82e61",
    "denizen:curfew": "27342d8c",
    "denizen:knights-errant": "d47f679d",
    "denizen:vow-of-obedience": "1d7f8e07",
    "denizen:hunting-party": "764fe2f2",
    "denizen:council-seat": "b2230018",
    "denizen:encirclement": "8221df22",
    "denizen:peace-envoy": "a9200103",
    "denizen:relic-hunter": "c9c4f44d",
}

ARCANE = {
    "denizen:alchemist": "71765a22",
    "denizen:fire-talkers": "6892caf9",
    "denizen:magicians-code": "a298c689",
    "denizen:spirit-snare": "b931ed8e",
    "denizen:wizard-school": "d302e115",
    "denizen:dazzle": "dcf096c9",
    "denizen:acting-troupe": "152cabc1",
    "denizen:taming-charm": "d931f2f0",
    "denizen:inquisitor": "a925508a",
    "denizen:secret-signal": "31a6f83b",
    "denizen:augury": "e8045f45",
    "denizen:rusting-ray": "f1d49c02",
    "denizen:portal": "bf54937f",
    "denizen:billowing-fog": "d92199ee",
    "denizen:kindred-warriors": "2f4a78db",
    "denizen:terror-spells": "76166ea8",
    "denizen:blood-pact": "ebe98b9d",
    "denizen:revelation": "61e2004e",
    "denizen:observatory": "8626327f",
    "denizen:plague-engines": "c8fac8bf",
    "denizen:gleaming-armor": "44581b0e",
    "denizen:bewitch": "de44632d",
    "denizen:jinx": "95170456",
    "denizen:tutor": "ae681bb3",
    "denizen:dream-thief": "8519ea19",
    "denizen:cracking-ground": "428ec0fc",
    "denizen:sealing-ward": "fb5a1000",
    "denizen:initiation-rite": "d8d844f6",
    "denizen:vow-of-silence": "08580fb5",
    "denizen:forgotten-vault": "9c1a78f5",
    "denizen:map-library": "fecb24eb",
    "denizen:witchs-bargain": "577d0ba8",
    "denizen:master-of-disguise": "7ac55f4e",
}

BEAST = {
    "denizen:errand-boy": "fc8bf3bb",
    "denizen:wolves": "90eba724",
    "denizen:animal-playmates": "7c236515",
    "denizen:true-names": "f3533926",
    "denizen:the-old-oak": "bd8b78b3",
    "denizen:forest-paths": "3c12d4fe",
    "denizen:long-lost-heir": "77edcd95",
    "denizen:rangers": "b7d75e3a",
    "denizen:roving-terror": "e98e7e87",
    "denizen:nature-worship": "531605f8",
    "denizen:birdsong": "e0ced01f",
    "denizen:small-friends": "0fe10183",
    "denizen:grasping-vines": "8a7fab9f",
    "denizen:threatening-roar": "790efcb4",
    "denizen:fae-merchant": "701bf7a8",
    "denizen:second-chance": "99792b6e",
    "denizen:pied-piper": "e8ca9382",
    "denizen:mushrooms": "caaf97dc",
    "denizen:insect-swarm": "b5d853d3",
    "denizen:vow-of-union": "1cbd7479",
    "denizen:giant-python": "59435d0b",
    "denizen:war-tortoise": "521f72a4",
    "denizen:new-growth": "b349acc6",
    "denizen:wild-cry": "64fabbdb",
    "denizen:animal-host": "1d7e172f",
    "denizen:memory-of-nature": "89c719d1",
    "denizen:marsh-spirit": "b22ec9e9",
    "denizen:vow-of-poverty": "c52aab03",
    "denizen:forest-council": "b6d1730e",
    "denizen:walled-garden": "8a18f1f3",
    "denizen:vow-of-beastkin": "a64967e0",
    "denizen:bracken": "d526f523",
    "denizen:wild-allies": "a7a29707",
}

DISCORD = {
    "denizen:mercenaries": "ff7da454",
    "denizen:a-small-favor": "f9183cfd",
    "denizen:second-wind": "b0fe76b3",
    "denizen:sleight-of-hand": "16260108",
    "denizen:key-to-the-city": "a88f2ad5",
    "denizen:scryer": "c72118d6",
    "denizen:disgraced-captain": "0deac166",
    "denizen:naysayers": "88d06aba",
    "denizen:book-burning": "9b1ad476",
    "denizen:charlatan": "9cbde9d0",
    "denizen:assassin": "01a101c0",
    "denizen:downtrodden": "b877f041",
    "denizen:blackmail": "4f128ffb",
    "denizen:cracked-sage": "eaba06d1",
    "denizen:dissent": "522a2314",
    "denizen:false-prophet": "c52ab2d2",
    "denizen:vow-of-renewal": "ffb6774c",
    "denizen:zealots": "761dfc7a",
    "denizen:royal-ambitions": "11fc1003",
    "denizen:salt-the-earth": "2c0fa354",
    "denizen:beast-tamer": "0ef9d3e5",
    "denizen:riots": "6b2d99c7",
    "denizen:silver-tongue": "d933f247",
    "denizen:gambling-hall": "b350ce41",
    "denizen:boiling-lake": "e711a38a",
    "denizen:relic-thief": "4f68e516",
    "denizen:enchantress": "9dfc42e2",
    "denizen:insomnia": "993d806b",
    "denizen:sneak-attack": "efbddbc1",
    "denizen:gossip": "6af3d049",
    "denizen:bandit-chief": "6e8ddccb",
    "denizen:chaos-cult": "04b3d77e",
    "denizen:slander": "3f7fdbe0",
}

HEARTH = {
    "denizen:tinkers-fair": "10cf8a63",
    "denizen:wayside-inn": "e10783ab",
    "denizen:extra-provisions": "91817902",
    "denizen:memory-of-home": "f8f02f2e",
    "denizen:welcoming-party": "07341113",
    "denizen:traveling-doctor": "aedc37d1",
    "denizen:storyteller": "19603b5a",
    "denizen:armed-mob": "79364be8",
    "denizen:tavern-songs": "8fe9b9e7",
    "denizen:homesteaders": "ebe3eb97",
    "denizen:crop-rotation": "b7e3fe31",
    "denizen:a-round-of-ale": "b53347e7",
    "denizen:land-warden": "28d7f5e8",
    "denizen:charming-friend": "ecc81f3e",
    "denizen:village-constable": "30a06f0c",
    "denizen:family-heirloom": "2f81b949",
    "denizen:news-from-afar": "ecb78567",
    "denizen:levelers": "2da039cb",
    "denizen:fabled-feast": "1f98b57b",
    "denizen:the-great-levy": "c8c9f063",
    "denizen:hearts-and-minds": "e5611c10",
    "denizen:relic-breaker": "3b64b908",
    "denizen:book-binders": "04dffd2b",
    "denizen:ballot-box": "b6a17ffe",
    "denizen:saddle-makers": "f8fe2825",
    "denizen:herald": "2f1690a5",
    "denizen:rowdy-pub": "aa667d8b",
    "denizen:vow-of-peace": "ac0c7d1b",
    "denizen:deed-writer": "c250b589",
    "denizen:salad-days": "0cd68923",
    "denizen:marriage": "22d8aa52",
    "denizen:hospital": "642a4b76",
    "denizen:awaited-return": "aa2fa8fa",
}

NOMAD = {
    "denizen:rain-boots": "b8f2ab68",
    "denizen:ancient-binding": "75e204ee",
    "denizen:horse-archers": "f2cae04f",
    "denizen:warning-signals": "9b8b1797",
    "denizen:elders": "0ba54fed",
    "denizen:the-gathering": "46b5b5b4",
    "denizen:faithful-friend": "76181d17",
    "denizen:tents": "5e42d062",
    "denizen:great-herd": "2a921e92",
    "denizen:convoys": "3fae61fd",
    "denizen:vow-of-kinship": "dfc4387c",
    "denizen:wild-mounts": "718d9685",
    "denizen:lancers": "137aafed",
    "denizen:mountain-giant": "c2b67f6b",
    "denizen:rival-khan": "c52063d2",
    "denizen:lost-tongue": "fc1b91de",
    "denizen:special-envoy": "48f899d9",
    "denizen:resettle": "c251c8d9",
    "denizen:oracle": "e4202955",
    "denizen:pilgrimage": "272a41c4",
    "denizen:spell-breaker": "ab0de53d",
    "denizen:mounted-patrol": "c94d550f",
    "denizen:great-crusade": "9613606d",
    "denizen:ancient-bloodline": "ee205d82",
    "denizen:ancient-pact": "dd46b45f",
    "denizen:storm-caller": "3b9b858a",
    "denizen:family-wagon": "64b86290",
    "denizen:way-station": "a4eb1cb0",
    "denizen:twin-brother": "07aae19d",
    "denizen:hospitality": "daa081d7",
    "denizen:a-fast-steed": "4b1469aa",
    "denizen:relic-worship": "7421118a",
    "denizen:sacred-ground": "a5b4e6f4",
}

EDIFICES = {
    "edifice:sprawling-rampart": "e8abd368",
    "edifice:bandit-rampart": "0cf4f8e9",
    "edifice:hall-of-debate": "6cf38b2f",
    "edifice:hall-of-mockery": "acaa645c",
    "edifice:forest-temple": "4b0aff1f",
    "edifice:ruined-temple": "59ac6216",
    "edifice:festival-district": "545cbb86",
    "edifice:squalid-district": "11ec7e93",
    "edifice:great-spire": "6bc8a502",
    "edifice:fallen-spire": "8158a68e",
    "edifice:ancient-forge": "6152a40a",
    "edifice:broken-forge": "6415e909",
}

RELICS = {
    "relic:sticky-fire": "6601be18",
    "relic:cursed-cauldron": "9427da5d",
    "relic:brass-horse": "f613638e",
    "relic:truthful-harp": "a292e057",
    "relic:grand-mask": "e8ccf428",
    "relic:horned-mask": "182b6f52",
    "relic:cup-of-plenty": "f1e38a3e",
    "relic:whistle": "22e8aea6",
    "relic:dowsing-sticks": "3153d5f3",
    "relic:cracked-horn": "c4442097",
    "relic:bandit-crown": "969a3e64",
    "relic:ring-of-devotion": "25a246c6",
    "relic:skeleton-key": "c48be292",
    "relic:oracular-pig": "f4d63b03",
    "relic:circlet-of-command": "0fd78777",
    "relic:ivory-eye": "51178ab5",
    "relic:map": "5afc48f6",
    "relic:obsidian-cage": "5ea79e94",
    "relic:book-of-records": "fa1cd1ee",
    "relic:dragonskin-drum": "8ea62992",
    "relic:grand-scepter": "fe9ccbf3",
}

SITES = {
    "site:ancient-city": "ce2493bd",
    "site:barren-coast": "9b9f13f8",
    "site:buried-giant": "a47a3c98",
    "site:charming-valley": "a8169da6",
    "site:deep-woods": "838cecce",
    "site:drowned-city": "3e79768b",
    "site:fertile-valley": "d26f34e0",
    "site:great-slum": "92b03bee",
    "site:lush-coast": "55cd4115",
    "site:marshes": "fe5fa86c",
    "site:mine": "d2a10292",
    "site:mountain": "72e4e596",
    "site:narrow-pass": "2fad1141",
    "site:plains": "70b126ad",
    "site:river": "40f8590f",
    "site:rocky-coast": "ae9e6cfc",
    "site:salt-flats": "accd517e",
    "site:shrouded-wood": "2e45cdcd",
    "site:standing-stones": "6726309a",
    "site:steppe": "6c1f69c4",
    "site:the-hidden-place": "4dcabe68",
    "site:the-tribunal": "b153c0d6",
    "site:wastes": "96cbeb19",
}

LAW = {
    "match:2:printed:1": "e4300dcc",
    "match:2:errata:1": "0158f352",
    "match:3:printed:1": "dce0385b",
    "match:3:errata:1": "93b74d10",
    "match:4:printed:1": "8f60111f",
    "match:4:errata:1": "76807b61",
    "match:5:printed:1": "14a2c306",
    "match:5:errata:1": "151a4b34",
    "match:6:printed:1": "2461b365",
    "match:6:errata:1": "6c2e21eb",
    "match:2:printed:2": "d8186030",
    "match:2:errata:2": "9fffe949",
    "match:3:printed:2": "ab5de159",
    "match:3:errata:2": "27f51275",
    "match:4:printed:2": "a8d35ee5",
    "match:4:errata:2": "deb9a59f",
    "match:5:printed:2": "2e130ecc",
    "match:5:errata:2": "9122cde8",
    "match:6:printed:2": "e77f65f9",
    "match:6:errata:2": "b4622e87",
    "chronicle:2:printed:2": "ebd5873a",
    "chronicle:3:errata:3": "f93fed4b",
    "chronicle:4:printed:4": "14f15335",
    "chronicle:5:errata:5": "f78259c3",
    "chronicle:6:printed:6": "f8e7ee3b",
}

NAMED = {
    # Of the law that they go by, so much that together they name every piece of it.
    "match:2:printed:1": ("oath:1.0.a", "oath:1.1.c", "oath:1.12.c", "oath:1.15.c", "oath:1.16.b", "oath:1.20.a"),
    "match:2:errata:1": ("oath:1.23.b", "oath:1.23.c", "oath:2.11.b", "oath:2.11.c", "oath:2.11.h", "oath:2.11.i"),
    "match:3:printed:1": ("oath:3.a", "oath:3.b", "oath:3.1.b", "oath:3.2.f", "oath:3.3.1.d", "oath:3.4.a"),
    "match:3:errata:1": ("oath:4.e", "oath:4.f", "oath:4.1.1.b", "oath:4.1.1.I.b", "oath:4.1.3.b", "oath:4.1.4.a"),
    "match:4:printed:1": ("oath:4.2.g", "oath:4.3.4.b", "oath:4.3.5.b", "oath:5.1.1.b", "oath:5.1.2.c", "oath:5.1.3.a"),
    "match:4:errata:1": (
        "oath:5.1.4.a",
        "oath:5.1.4.e",
        "oath:5.1.4.I.a",
        "oath:5.1.4.I.c",
        "oath:5.1.4.II.g",
        "oath:5.1.4.III.g",
    ),
    "match:5:printed:1": (
        "oath:5.1.4.IV.d",
        "oath:5.2.1.b",
        "oath:5.2.2.c",
        "oath:5.3.2.b",
        "oath:5.4.1.b",
        "oath:5.4.1.e",
    ),
    "match:5:errata:1": (
        "oath:5.4.2.e",
        "oath:5.4.2.f",
        "oath:5.4.3.b",
        "oath:5.4.4.a",
        "oath:5.4.4.j",
        "oath:5.5.1.a",
    ),
    "match:6:printed:1": (
        "oath:5.5.1.d",
        "oath:5.5.1.e",
        "oath:5.5.2.a",
        "oath:5.5.2.b",
        "oath:5.5.2.c",
        "oath:5.5.2.i",
    ),
    "match:6:errata:1": (
        "oath:5.5.2.j",
        "oath:5.5.2.k",
        "oath:5.5.2.m",
        "oath:5.5.2.n",
        "oath:5.5.3.a",
        "oath:5.5.3.f",
    ),
    "match:2:printed:2": (
        "oath:5.5.3.h",
        "oath:5.5.3.i",
        "oath:5.5.3.j",
        "oath:5.5.4.j",
        "oath:5.5.5.a",
        "oath:5.5.5.e",
    ),
    "match:2:errata:2": (
        "oath:5.5.5.f",
        "oath:5.5.6.a",
        "oath:5.5.6.c",
        "oath:5.5.6.e",
        "oath:5.5.7.I.a",
        "oath:5.5.7.II.d",
    ),
    "match:3:printed:2": ("oath:5.5.7.III.e", "oath:5.5.8.a", "oath:5.6.1.h", "oath:5.6.2.a", "oath:6.a", "oath:6.1.b"),
    "match:3:errata:2": ("oath:6.1.c", "oath:6.1.e", "oath:6.2.a", "oath:6.5.a", "oath:6.5.h", "oath:6.6.1.a"),
    "match:4:printed:2": ("oath:6.6.1.f", "oath:6.6.2.c", "oath:6.6.2.f", "oath:6.7.a", "oath:6.7.j", "oath:6.8.a"),
    "match:4:errata:2": ("oath:6.8.b", "oath:7.a", "oath:7.1.2.a", "oath:7.1.4.d", "oath:7.2.a", "oath:7.2.1.a"),
    "match:5:printed:2": ("oath:7.4.a", "oath:7.4.c", "oath:7.4.1.a", "oath:7.4.2.a", "oath:7.5.4.b", "oath:7.6.2.b"),
    "match:5:errata:2": ("oath:7.6.3.b", "oath:7.6.3.c", "oath:7.6.3.f", "oath:7.6.4.b", "oath:7.6.5.e", "oath:8.b"),
    "match:6:printed:2": ("oath:8.1.d", "oath:8.2.d", "oath:8.2.g", "oath:8.3.a", "oath:8.3.1.e", "oath:8.3.2.b"),
    "match:6:errata:2": ("oath:8.3.2.e", "oath:8.3.3.b", "oath:8.3.4.b", "oath:8.3.5.3.a", "oath:8.4.a", "oath:8.4.i"),
    "chronicle:2:printed:2": ("oath:8.8.e", "oath:9.1.e", "oath:9.2.f", "oath:9.6.b", "oath:10.8.a", "oath:10.10.b"),
    "chronicle:3:errata:3": (
        "oath:10.10.f",
        "oath:10.11.a",
        "oath:10.17.b",
        "oath:10.19.a",
        "oath:10.22.b",
        "oath:A.2.1.a",
    ),
    "chronicle:4:printed:4": (
        "oath:A.2.2.c",
        "oath:A.2.3.a",
        "oath:A.2.7.c",
        "oath:A.2.9.b",
        "oath:A.2.12.a",
        "oath:A.3.6.a",
    ),
    "chronicle:5:errata:5": ("oath:A.4.5.b", "oath:A.4.6.b"),
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
