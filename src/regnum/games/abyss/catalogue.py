"""The components of Abyss as immutable data, read once from content/. Cards are small integers everywhere else.

An ally's number is race * 5 + value - 1; MONSTER is the number after the last of them. Lords and locations keep the
numbers of their content files. Ids such as "lord:jailer" name a thing on the table to people and programs.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, NewType

Card = NewType("Card", int)
"""An exploration card: an ally, by race and value, or a monster."""
Race = NewType("Race", int)
"""One of the five, by its place in the Council."""
LordCard = NewType("LordCard", int)
"""A lord, by the number of its content file."""
Tile = NewType("Tile", int)
"""A location, by the number of its content file."""


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("regnum.games.abyss").joinpath("content", name).read_text(encoding="utf-8"))


_BOARD: Final = _read("board.toml")

# -- allies and monsters (1.3, 1.4, 5.1, 5.2) ------------------------------------------------------------------

RACES: Final[tuple[str, ...]] = tuple(_BOARD["exploration"]["races"])
"""5.1: the five races, in the order of the Council."""
ALLIES: Final = tuple(Card(kind) for kind in range(len(RACES) * 5))
MONSTER: Final = Card(len(ALLIES))
RACE: Final = tuple(Race(kind // 5) for kind in ALLIES)
VALUE: Final = tuple(kind % 5 + 1 for kind in ALLIES)
COPIES: Final = tuple(_BOARD["exploration"]["copies"][kind % 5] for kind in ALLIES)
MONSTERS: Final[int] = _BOARD["exploration"]["monsters"]
"""5.2: how many cards there are of each race and value."""
EXPLORATION_CARDS: Final = [kind for kind in ALLIES for _ in range(COPIES[kind])] + [MONSTER] * MONSTERS

RACE_ID: Final = tuple(f"race:{race}" for race in RACES)
COUNCIL_ID: Final = tuple(f"council:{race}" for race in RACES)
CARD_ID: Final = (*(f"ally:{RACES[RACE[kind]]}-{VALUE[kind]}" for kind in ALLIES), "monster")
BY_ALLY: Final = tuple(zip(ALLIES, CARD_ID, strict=False))
"""Each ally with its id."""
EVERY_RACE: Final = tuple(Race(race) for race in range(len(RACES)))
BY_RACE: Final = tuple(zip(EVERY_RACE, COUNCIL_ID, strict=True))
"""Each race with the id of its Council stack."""


def ally(race: str, value: int) -> Card:
    """The number of an ally, by its race's name and its value."""
    return Card(RACES.index(race) * 5 + value - 1)


# -- lords (1.8, 12.1, 13.1) -----------------------------------------------------------------------------------

NO_RACE: Final = Race(-1)


@dataclass(frozen=True, slots=True)
class Lord:
    """A lord card (13.1, 13.6, 18.26). `race` is the one that must be among those played, or NO_RACE.

    What each guild is good at (12.1-12.7) is what its lords' content says: soldiers are worth less, farmers more.
    """

    number: LordCard
    slug: str
    guild: str
    influence: int
    cost: int
    races: int
    race: Race
    keys: int
    ability: str
    amount: int
    confidence: str


def _lord(entry: dict[str, Any]) -> Lord:
    return Lord(
        entry["id"],
        entry["slug"],
        entry["guild"],
        entry["influence"],
        entry["cost"],
        entry["races"],
        Race(RACES.index(entry["race"])) if "race" in entry else NO_RACE,
        entry["keys"],
        entry["ability"],
        entry.get("amount", 0),
        entry["confidence"],
    )


LORDS: Final[dict[LordCard, Lord]] = {entry["id"]: _lord(entry) for entry in _read("lords.toml")["lord"]}
GUILDS: Final = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
LORD_ID: Final = {lord.number: f"lord:{lord.slug}" for lord in LORDS.values()}
_BY_SLUG: Final = {lord.slug: lord for lord in LORDS.values()}

# Figures read in every menu stand in tuples indexed by the lord's number.
COST: Final = (0, *(lord.cost for lord in LORDS.values()))
RACES_NEEDED: Final = (0, *(lord.races for lord in LORDS.values()))
RACE_NEEDED: Final = (NO_RACE, *(lord.race for lord in LORDS.values()))
KEYS: Final = (0, *(lord.keys for lord in LORDS.values()))
INFLUENCE: Final = (0, *(lord.influence for lord in LORDS.values()))


def lord(slug: str) -> LordCard:
    """The number of the lord with that name."""
    return _BY_SLUG[slug].number


def power(slug: str) -> int:
    """The bit that stands for a lord in a player's set of working powers."""
    return 1 << _BY_SLUG[slug].number


def amount(slug: str) -> int:
    """The figure in a lord's ability."""
    return _BY_SLUG[slug].amount


# -- locations (1.11, 18.3, 18.4) ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Location:
    """A location tile (18.3, 18.4); `score` names the formula, `of` the guild or race it counts."""

    number: Tile
    slug: str
    score: str
    base: int
    per: int
    of: str
    confidence: str


LOCATIONS: Final[dict[Tile, Location]] = {
    entry["id"]: Location(
        entry["id"],
        entry["slug"],
        entry["score"],
        entry["base"],
        entry.get("per", 0),
        entry.get("guild", entry.get("race", "")),
        entry["confidence"],
    )
    for entry in _read("locations.toml")["location"]
}
LOCATION_ID: Final = {tile.number: f"location:{tile.slug}" for tile in LOCATIONS.values()}


def location(slug: str) -> Tile:
    """The number of the location with that name."""
    return next(tile.number for tile in LOCATIONS.values() if tile.slug == slug)


# -- the threat track (8.18-8.23) ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reward:
    """One bundle of a threat space."""

    keys: int
    pearls: int
    tokens: int

    @property
    def slug(self) -> str:
        parts = (("k", self.keys), ("p", self.pearls), ("t", self.tokens))
        return "".join(f"{letter}{n}" for letter, n in parts if n)


THREAT: Final[tuple[tuple[Reward, ...], ...]] = tuple(
    tuple(Reward(r.get("keys", 0), r.get("pearls", 0), r.get("tokens", 0)) for r in space["rewards"])
    for space in _BOARD["threat"]
)
THREAT_SPACES: Final = len(THREAT)

# -- the figures of the board ----------------------------------------------------------------------------------

FEWEST_PLAYERS: Final[int] = _BOARD["players"]["fewest"]
MOST_PLAYERS: Final[int] = _BOARD["players"]["most"]
STARTING_PEARLS: Final[int] = _BOARD["players"]["pearls"]
TRACK_SPACES: Final[int] = _BOARD["exploration"]["spaces"]
LAST_SPACE_PEARLS: Final[int] = _BOARD["exploration"]["last_space_pearls"]
FIRST_PRICE: Final[int] = _BOARD["exploration"]["first_price"]
COURT_SPACES: Final[int] = _BOARD["court"]["spaces"]
PLOT_PRICE: Final[int] = _BOARD["court"]["plot_price"]
REFILL_AT: Final[int] = _BOARD["court"]["refill_at"]
REFILL_PEARLS: Final[int] = _BOARD["court"]["refill_pearls"]
FACE_UP_LOCATIONS: Final[int] = _BOARD["locations"]["face_up"]
MOST_DRAWN: Final[int] = _BOARD["locations"]["most_drawn"]
KEYS_PER_LOCATION: Final[int] = _BOARD["locations"]["keys"]
KEY_TOKENS: Final[int] = _BOARD["supply"]["keys"]
MONSTER_TOKENS: Final[list[int]] = _BOARD["supply"]["tokens"]
LORDS_TO_END: Final[int] = _BOARD["end"]["lords"]
