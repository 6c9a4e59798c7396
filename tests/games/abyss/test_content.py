"""What is printed on the cards and the board, as the rules read it."""

from collections import Counter

import pytest

import regnum
from regnum.games.abyss.catalogue import (
    COPIES,
    COST,
    EXPLORATION_CARDS,
    GUILDS,
    INFLUENCE,
    KEY_TOKENS,
    KEYS,
    LOCATIONS,
    LORD_ID,
    LORDS,
    MONSTER,
    MONSTER_TOKENS,
    NO_RACE,
    RACE,
    RACE_NEEDED,
    RACES,
    RACES_NEEDED,
    THREAT,
    VALUE,
)

# name, guild, influence, cost, races, the race that must be among them, keys, kind of ability, the figure in it
PRINTED = [
    ("recruiter", "soldier", 4, 10, 2, "crab", 1, "permanent", 2),
    ("jailer", "soldier", 7, 6, 3, "crab", 0, "recruit", 1),
    ("seeker", "soldier", 7, 7, 2, "crab", 0, "recruit", 2),
    ("assassin", "soldier", 6, 10, 1, "crab", 0, "recruit", 1),
    ("commander", "soldier", 4, 8, 1, "crab", 1, "permanent", 6),
    ("tamer", "soldier", 4, 6, 3, "crab", 1, "permanent", 1),
    ("hunter", "soldier", 6, 8, 2, "crab", 0, "recruit", 1),
    ("ship-master", "merchant", 5, 6, 3, "shellfish", 1, "permanent", 1),
    ("trader", "merchant", 9, 10, 3, "shellfish", 0, "recruit", 3),
    ("peddler", "merchant", 9, 8, 1, "shellfish", 0, "recruit", 2),
    ("landlord", "merchant", 5, 10, 2, "shellfish", 1, "permanent", 1),
    ("slaver", "merchant", 5, 8, 1, "shellfish", 1, "permanent", 2),
    ("shopkeeper", "merchant", 9, 6, 3, "shellfish", 0, "recruit", 1),
    ("shaman", "mage", 5, 6, 3, "jellyfish", 1, "permanent", 0),
    ("invoker", "mage", 8, 8, 1, "jellyfish", 0, "recruit", 1),
    ("apprentice", "mage", 9, 6, 3, "jellyfish", 0, "recruit", 1),
    ("oracle", "mage", 5, 8, 2, "jellyfish", 1, "permanent", 1),
    ("alchemist", "mage", 5, 7, 1, "jellyfish", 1, "permanent", 2),
    ("illusionist", "mage", 9, 10, 1, "jellyfish", 0, "recruit", 0),
    ("master-of-magic", "mage", 6, 10, 3, "jellyfish", 1, "permanent", 0),
    ("opportunist", "politician", 5, 6, 3, "squid", 1, "permanent", 0),
    ("corruptor", "politician", 6, 10, 1, "squid", 0, "recruit", 5),
    ("traitor", "politician", 6, 12, 3, "squid", 0, "recruit", 0),
    ("diplomat", "politician", 5, 8, 1, "squid", 1, "permanent", 0),
    ("treasurer", "politician", 5, 10, 2, "squid", 1, "permanent", 2),
    ("schemer", "politician", 6, 8, 3, "squid", 0, "recruit", 0),
    ("keeper", "farmer", 6, 6, 3, "seahorse", 1, "none", 0),
    ("reaper", "farmer", 6, 7, 2, "seahorse", 1, "none", 0),
    ("shepherd", "farmer", 6, 8, 1, "seahorse", 1, "none", 0),
    ("miller", "farmer", 10, 8, 2, "seahorse", 0, "none", 0),
    ("aquaculturalist", "farmer", 11, 9, 3, "seahorse", 0, "none", 0),
    ("landowner", "farmer", 12, 10, 1, "seahorse", 0, "none", 0),
    ("sage", "ambassador", 4, 10, 5, None, 3, "recruit", 2),
    ("hermit", "ambassador", 5, 10, 5, None, 3, "recruit", 1),
    ("elder", "ambassador", 3, 10, 5, None, 3, "recruit", 3),
]

# name, formula, points without anything, points for each, what is counted
TILES = [
    ("sargasso-silos", "lords-of-guild", 5, 2, "farmer"),
    ("hydrozoa-reserves", "lords-of-guild", 6, 2, "mage"),
    ("sanctuary", "affiliated-of-race", 4, 3, "jellyfish"),
    ("parliament", "lords-of-guild", 6, 2, "politician"),
    ("barracks", "lords-of-guild", 7, 2, "soldier"),
    ("dockworks", "lords-of-guild", 5, 2, "merchant"),
    ("sargasso-fields", "affiliated-of-race", 3, 3, "seahorse"),
    ("abyss", "guilds", 0, 2, ""),
    ("city-of-mirrors", "mirror", 0, 0, ""),
    ("black-smokers", "nothing", 0, 0, ""),
    ("oceanic-senate-assembly", "affiliated-of-race", 4, 3, "squid"),
    ("depths", "weakest-lord", 0, 2, ""),
    ("throne-room", "strongest-lord", 0, 1, ""),
    ("jail", "lords", 15, -1, ""),
    ("chasm", "affiliated-of-race", 5, 3, "crab"),
    ("closed-tower", "lords-with-key", 0, 3, ""),
    ("lost-tower", "lords-without-key", 0, 3, ""),
    ("chamber-of-allies", "weakest-affiliated", 3, 1, ""),
    ("nest-of-giant-clams", "affiliated-of-race", 3, 3, "shellfish"),
    ("coral-barrier", "affiliated", 20, -1, ""),
]

UNSURE = {"sage", "hermit", "elder", "black-smokers", "closed-tower", "lost-tower"}
"""What the sources do not settle beyond doubt."""


@pytest.mark.rule("abyss:12.1", "abyss:13.1", "abyss:13.7")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"abyss:lord:{printed[0]}"))
        for number, printed in enumerate(PRINTED, 1)
    ],
)
def test_lord_card(number: int, printed: tuple[str, str, int, int, int, str | None, int, str, int]) -> None:
    name, guild, influence, cost, races, race, keys, ability, amount = printed
    card = LORDS[number]
    assert (card.number, card.slug, card.guild) == (number, name, guild)
    assert (card.influence, card.cost, card.races, card.keys) == (influence, cost, races, keys)
    assert (RACES[card.race] if card.race != NO_RACE else None) == race
    assert (card.ability, card.amount) == (ability, amount)
    assert card.confidence == ("medium" if name in UNSURE else "high")
    assert LORD_ID[number] == f"lord:{name}"
    figures = (INFLUENCE[number], COST[number], RACES_NEEDED[number], RACE_NEEDED[number], KEYS[number])
    assert figures == (influence, cost, races, card.race, keys)


@pytest.mark.rule("abyss:18.3", "abyss:18.4")
@pytest.mark.parametrize(
    ("number", "printed"),
    [
        pytest.param(number, printed, id=printed[0], marks=pytest.mark.card(f"abyss:location:{printed[0]}"))
        for number, printed in enumerate(TILES, 1)
    ],
)
def test_location_tile(number: int, printed: tuple[str, str, int, int, str]) -> None:
    name, formula, base, per, of = printed
    tile = LOCATIONS[number]
    assert (tile.number, tile.slug, tile.score, tile.base, tile.per, tile.of) == (number, name, formula, base, per, of)
    assert tile.confidence == ("medium" if name in UNSURE else "high")


@pytest.mark.rule("abyss:1.8", "abyss:1.11", "abyss:12.1")
@pytest.mark.box
def test_there_are_35_lords_in_six_guilds_and_20_locations() -> None:
    assert list(LORDS) == list(range(1, 36))
    assert list(LOCATIONS) == list(range(1, 21))
    assert GUILDS == ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
    assert Counter(card.guild for card in LORDS.values()) == {
        "soldier": 7,
        "merchant": 6,
        "mage": 7,
        "politician": 6,
        "farmer": 6,
        "ambassador": 3,
    }


@pytest.mark.rule("abyss:12.2", "abyss:12.3", "abyss:12.7", "abyss:13.6", "abyss:18.26")
@pytest.mark.box
def test_guilds_differ_as_the_rulebook_says() -> None:
    of = {guild: [card for card in LORDS.values() if card.guild == guild] for guild in GUILDS}
    assert max(card.influence for card in of["soldier"]) == 7
    assert all(card.ability != "none" for card in of["soldier"])
    assert min(card.influence for card in of["farmer"]) == 6
    assert {card.slug for card in LORDS.values() if card.ability == "none"} == {card.slug for card in of["farmer"]}
    assert [card.keys for card in of["ambassador"]] == [3, 3, 3]
    assert Counter(card.keys for card in LORDS.values()) == {0: 16, 1: 16, 3: 3}


@pytest.mark.rule("abyss:1.3", "abyss:1.4", "abyss:5.1", "abyss:5.2")
def test_the_exploration_deck() -> None:
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    assert len(EXPLORATION_CARDS) == 71
    assert EXPLORATION_CARDS.count(MONSTER) == 6
    for race in range(5):
        values = Counter(VALUE[card] for card in EXPLORATION_CARDS if card != MONSTER and RACE[card] == race)
        assert values == {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
    assert len(COPIES) == 25


@pytest.mark.rule("abyss:1.13", "abyss:1.14", "abyss:8.8")
def test_monster_tokens_and_keys() -> None:
    assert Counter(MONSTER_TOKENS) == {2: 9, 3: 9, 4: 2}
    assert KEY_TOKENS == 10


@pytest.mark.rule("abyss:8.18", "abyss:8.19", "abyss:8.20", "abyss:8.21", "abyss:8.22", "abyss:8.23")
def test_the_threat_track() -> None:
    rewards = [[(reward.keys, reward.pearls, reward.tokens) for reward in space] for space in THREAT]
    assert rewards == [
        [(0, 1, 0), (0, 0, 1)],
        [(0, 2, 0), (0, 1, 1), (0, 0, 2)],
        [(1, 0, 0)],
        [(1, 1, 0), (1, 0, 1)],
        [(1, 2, 0), (1, 1, 1), (1, 0, 2)],
        [(2, 0, 0)],
    ]


@pytest.mark.rule("abyss:1.3", "abyss:1.8", "abyss:1.11", "abyss:1.13", "abyss:1.16", "abyss:1.18")
@pytest.mark.box
def test_what_lies_on_the_table_at_the_start() -> None:
    for players in (2, 3, 4):
        view = regnum.new("abyss", players, 7).view(0)
        assert (view.deck.count, view.lords.count, view.stack.count, view.tokens, view.keys) == (71, 29, 19, 20, 10)
        assert (len(view.court), len(view.available), view.threat) == (6, 1, 1)
        assert [player.pearls for player in view.players] == [1] * players
