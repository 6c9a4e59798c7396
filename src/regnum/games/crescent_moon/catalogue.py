"""The components of Crescent Moon as immutable data, read from content/ and, item by item, from a content pack.

Rulers, cards, terrains and hexes are small integers elsewhere. Which cards and rulers there are is fixed, for their
effects are code; every figure may be replaced by a pack, so figures are read from a match's own `Content`.
"""

from __future__ import annotations

import copy
import json
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from regnum.kernel.errors import BadSetup
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("regnum.games.crescent_moon").joinpath("content", name).read_text(encoding="utf-8"))


_CARDS = _read("power-cards.toml")["card"]
_RULERS = _read("rulers.toml")["ruler"]
_BOARD = _read("board.toml")

# -- who and what there is --------------------------------------------------

RULERS: tuple[str, ...] = tuple(entry["slug"] for entry in _RULERS)
"""03.01, 03.02, 11.03, 19.03: the rulers in turn order; a ruler's number is their seat."""
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = SEATS[:5]
RULER_ID = tuple(f"ruler:{slug}" for slug in RULERS)

CARDS: tuple[str, ...] = tuple(entry["slug"] for entry in _CARDS)
CARD_ID = tuple(f"card:{slug}" for slug in CARDS)
_NUMBER = {slug: number for number, slug in enumerate(CARDS)}


def card(slug: str) -> int:
    """The number of the power card with that name."""
    return _NUMBER[slug]


WARFARE = card("warfare")
ASSASSINS = card("assassins")

TERRAINS: tuple[str, ...] = tuple(_BOARD["terrain"])
"""12.02: fertile land, quarry, mountain, desert, wilderness."""
FERTILE, QUARRY, MOUNTAIN, DESERT, WILDERNESS = range(5)
TILES: tuple[str, ...] = tuple(_BOARD["tiles"])
PLAIN, RIVER, CROSSING, HOLY_SITE = range(4)
"""12.06: the features a hex may have besides its terrain."""
FEATURES = ("plain", "river", "crossing", "holy-site")
TILE_TERRAIN = {"crossing": FERTILE, "river": FERTILE, "holy-site": DESERT}
TILE_FEATURE = {"crossing": CROSSING, "river": RIVER, "holy-site": HOLY_SITE}

COMBAT, CONTEST, ACTION, ANY_TIME = 1, 2, 4, 8
"""32.11: the keywords, as bits."""
KEYWORDS = {"combat": COMBAT, "influence_contest": CONTEST, "action": ACTION, "any_time": ANY_TIME}
EVENT, CHARACTER, BATTALION, STRATAGEM = range(4)
TYPES = ("event", "character", "battalion", "stratagem")
"""32.04."""

FAR, MIDDLE, NEAR, SULTANS = range(4)
MARKETS = ("far", "middle", "near", "sultan")
MARKET_ID = tuple(f"market:{name}" for name in MARKETS)
"""01.04, 01.05, 11.13: the three markets of the board from the left, and the Sultan's."""

FORT, CASTLE, TOWN, CITY, PALACE = range(5)
BUILDINGS = ("fort", "castle", "town", "city", "palace")
BUILDING_ID = tuple(f"building:{name}" for name in BUILDINGS)

MAPS: tuple[str, ...] = tuple(dict.fromkeys(layout["map"] for layout in _read("maps.toml")["layout"]))
"""87.01: the five named maps."""
FEWEST_PLAYERS: int = _BOARD["players"]["fewest"]
MOST_PLAYERS: int = _BOARD["players"]["most"]

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")


# -- the figures --------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """A power card (32.01-32.19). `figures` are the numbers of its effects, by keyword."""

    number: int
    slug: str
    association: Seat
    kind: int
    copies: int
    keywords: int
    figures: dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Ruler:
    """A ruler's sheet (03.03, 72.01) and the pieces of their bag (02.01-02.29); who has ordinary units
    (04.03-04.07)."""

    seat: Seat
    slug: str
    units: int
    forts: int
    castles: int
    towns: int
    cities: int
    influence: int
    reserves: bool
    ordinary: bool
    coins: int
    unit_limit: int
    build: int
    move: int
    recruit: int
    costs: tuple[int, ...]
    """21.07: by building; 0 for what is not on the sheet."""
    actions: tuple[str, ...]
    objectives: dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class HexPlan:
    """A hex of a layout."""

    name: str
    q: int
    r: int
    tile: str
    river: tuple[str, ...]
    start: str


@dataclass(frozen=True, slots=True)
class Content:
    """Every figure of a match."""

    cards: tuple[Card, ...]
    kind: tuple[int, ...]
    """The type of each card, for what is read often."""
    keywords: tuple[int, ...]
    association: tuple[Seat, ...]
    rulers: tuple[Ruler, ...]
    income: tuple[int, ...]
    """15.05, 15.06, 15.09: by terrain."""
    surcharge: tuple[int, ...]
    """21.09-21.11: by terrain."""
    town_income: int
    city_income: int
    token_income: int
    strength: tuple[int, ...]
    """05.02-05.06: of the buildings."""
    unit_strength: int
    sack: tuple[int, ...]
    """50.03-50.09: coins, by building."""
    slots: tuple[int, ...]
    """11.20, rulings.market_split: places of the Far, the Middle and the Near market."""
    market_of: tuple[int, ...]
    """The market of each of the nine places, from the left."""
    prices: tuple[int, ...]
    sultan_slots: int
    discarded: int
    hire_prices: tuple[int, ...]
    hand_limit: int
    covenant_limit: int
    rounds_of_talks: int
    plot_looks: int
    conspire_looks: int
    starting_points: int
    actions_a_year: int
    tiles: tuple[tuple[int, int], ...]
    """88.01, 88.02: how many of each tile with five players and with four."""
    groups: dict[str, dict[str, int]]
    """89.01-89.10."""
    layouts: dict[tuple[str, int], tuple[HexPlan, ...]]

    def combat(self, number: int) -> dict[str, Any]:
        """The figures of a card's combat effect."""
        return self.cards[number].figures["combat"]

    def contest(self, number: int) -> dict[str, Any]:
        """The figures of a card's effect in influence contests."""
        return self.cards[number].figures["influence_contest"]

    def action(self, number: int) -> dict[str, Any]:
        """The figures of a card's effect as an action."""
        return self.cards[number].figures["action"]

    def any_time(self, number: int) -> dict[str, Any]:
        """The figures of a card's any-time effect."""
        return self.cards[number].figures["any_time"]


def document() -> dict[str, Any]:
    """All content as one document: what `regnum content export` writes and a content pack replaces parts of."""
    return {
        "cards": {entry["slug"]: {k: v for k, v in entry.items() if k != "slug"} for entry in copy.deepcopy(_CARDS)},
        "rulers": {entry["slug"]: {k: v for k, v in entry.items() if k != "slug"} for entry in copy.deepcopy(_RULERS)},
        "board": {k: copy.deepcopy(v) for k, v in _BOARD.items() if k != "reconstructed"},
        "maps": {
            f"{layout['map']} {layout['players']}": {"hexes": copy.deepcopy(layout["hexes"])}
            for layout in _read("maps.toml")["layout"]
        },
    }


def _card(number: int, slug: str, entry: dict[str, Any]) -> Card:
    figures = {word: entry[word] for word in KEYWORDS if word in entry}
    return Card(
        number,
        slug,
        SEATS[RULERS.index(entry["association"])],
        TYPES.index(entry["type"]),
        entry["copies"],
        sum(KEYWORDS[word] for word in figures),
        figures,
    )


def _ruler(seat: Seat, slug: str, entry: dict[str, Any]) -> Ruler:
    return Ruler(
        seat,
        slug,
        entry["units"],
        entry["forts"],
        entry["castles"],
        entry["towns"],
        entry["cities"],
        entry["influence"],
        entry["reserves"],
        entry["ordinary"],
        entry["starting_coins"],
        entry["unit_limit"],
        entry["build"],
        entry["move"],
        entry["recruit"],
        tuple(entry["costs"].get(name, 0) for name in BUILDINGS),
        tuple(entry["actions"]),
        entry["objective"],
    )


def _hex(entry: dict[str, Any]) -> HexPlan:
    return HexPlan(
        entry["name"], entry["q"], entry["r"], entry["tile"], tuple(entry.get("river", ())), entry.get("start", "")
    )


@cache
def content(pack: str) -> Content:
    """The content of a match: the box's own, with what a pack (as JSON; "" for none) puts in its place."""
    whole = document()
    if pack:
        merge(whole, json.loads(pack))
    cards = tuple(_card(number, slug, whole["cards"][slug]) for number, slug in enumerate(CARDS))
    board = whole["board"]
    terrain = [board["terrain"][name] for name in TERRAINS]
    market = board["market"]
    return Content(
        cards=cards,
        kind=tuple(each.kind for each in cards),
        keywords=tuple(each.keywords for each in cards),
        association=tuple(each.association for each in cards),
        rulers=tuple(_ruler(seat, slug, whole["rulers"][slug]) for seat, slug in zip(SEATS, RULERS, strict=False)),
        income=tuple(each["income"] for each in terrain),
        surcharge=tuple(each["surcharge"] for each in terrain),
        town_income=board["income"]["town"],
        city_income=board["income"]["city"],
        token_income=board["income"]["sultan_influence"],
        strength=tuple(board["strength"].get(name, 0) for name in BUILDINGS),
        unit_strength=board["strength"]["unit"],
        sack=tuple(board["sack"][name] for name in BUILDINGS),
        slots=tuple(market["slots"]),
        market_of=tuple(which for which, n in enumerate(market["slots"]) for _ in range(n)),
        prices=tuple(market["prices"]),
        sultan_slots=market["sultan_slots"],
        discarded=market["discarded"],
        hire_prices=tuple(board["hire"]["prices"]),
        hand_limit=board["limits"]["hand"],
        covenant_limit=board["limits"]["covenant"],
        rounds_of_talks=board["limits"]["rounds_of_talks"],
        plot_looks=board["looks"]["plot"],
        conspire_looks=board["looks"]["conspire"],
        starting_points=board["players"]["points"],
        actions_a_year=board["players"]["actions"],
        tiles=tuple((board["tiles"][name][0], board["tiles"][name][1]) for name in TILES),
        groups=board["groups"],
        layouts={
            (name.rpartition(" ")[0], int(name.rpartition(" ")[2])): tuple(_hex(entry) for entry in layout["hexes"])
            for name, layout in whole["maps"].items()
        },
    )


# -- content packs --------------------------------------------------


def merge(whole: dict[str, Any], pack: dict[str, Any], path: str = "") -> None:
    """Put a pack's values in place of the box's, item by item. Raises BadSetup with the field's name.

    A table goes on into its own fields; everything else is replaced, by a value of the same kind only.
    """
    for name, value in pack.items():
        where = f"{path}.{name}" if path else name
        if name not in whole:
            raise BadSetup(f"{where}: there is no such field; there are: {', '.join(whole)}")
        old = whole[name]
        if isinstance(old, dict) and name not in ("costs", "groups") and not (path.startswith("board.groups")):
            if not isinstance(value, dict):
                raise BadSetup(f"{where}: should be a table, not {value!r}")
            merge(old, value, where)
        else:
            whole[name] = _same_kind(where, old, value)


def _same_kind(where: str, old: Any, new: Any) -> Any:
    """A value may take the place of one of its own kind. Raises BadSetup."""
    if type(old) is not type(new):
        raise BadSetup(f"{where}: should be {_kind(old)}, not {new!r}")
    if isinstance(new, int) and not isinstance(new, bool) and abs(new) > 99:
        raise BadSetup(f"{where}: {new} is out of the question")
    if isinstance(new, list) and old and not all(type(each) is type(old[0]) for each in new):
        raise BadSetup(f"{where}: should be a list of {_kind(old[0])}")
    return new


def _kind(value: Any) -> str:
    kinds: dict[type, str] = {int: "a number", str: "a word", bool: "true or false", list: "a list", dict: "a table"}
    return kinds.get(type(value), type(value).__name__)


def check_pack(pack: Any) -> str:
    """A content pack as canonical JSON. Raises BadSetup with the field that is wrong."""
    if not isinstance(pack, dict):
        raise BadSetup("a content pack is a table of: cards, rulers, board, maps")
    whole = document()
    merge(whole, copy.deepcopy(pack))
    _check_cards(whole["cards"])
    _check_rulers(whole["rulers"])
    _check_board(whole["board"])
    for name, layout in whole["maps"].items():
        _check_layout(f"maps.{name}", layout["hexes"], whole["board"])
    return json.dumps(pack, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _check_cards(cards: dict[str, Any]) -> None:
    """01.10, 32.01-32.04, 32.11, 77.01, 86.13: 69 cards, one Warfare, none of the Sultan's."""
    for slug, entry in cards.items():
        if entry["association"] not in RULERS or entry["association"] == RULERS[SULTAN]:
            raise BadSetup(f"cards.{slug}.association: one of the rulers but the Sultan, not {entry['association']!r}")
        if entry["type"] not in TYPES:
            raise BadSetup(f"cards.{slug}.type: one of {', '.join(TYPES)}, not {entry['type']!r}")
        if not 0 <= entry["copies"] <= 69:
            raise BadSetup(f"cards.{slug}.copies: {entry['copies']} cards cannot be")
        for word in KEYWORDS:
            for name, value in entry.get(word, {}).items():
                if name in ("terrain", "not_terrain") and not set(value) <= set(TERRAINS):
                    raise BadSetup(f"cards.{slug}.{word}.{name}: terrains are {', '.join(TERRAINS)}")
    if cards["warfare"]["copies"] != 1:
        raise BadSetup("cards.warfare.copies: there is one Warfare")
    total = sum(entry["copies"] for entry in cards.values())
    if total != 69:
        raise BadSetup(f"cards: the copies add up to {total}, not to 69")


def _check_rulers(rulers: dict[str, Any]) -> None:
    for slug, entry in rulers.items():
        for name, value in entry.items():
            if type(value) is int and value < 0:
                raise BadSetup(f"rulers.{slug}.{name}: {value} is less than nothing")
        for name, value in entry["costs"].items():
            if name not in BUILDINGS[:4] or type(value) is not int or value < 0:
                raise BadSetup(f"rulers.{slug}.costs.{name}: a building (fort, castle, town, city) and its price")
        known = {action for each in _RULERS for action in each["actions"]}
        if not set(entry["actions"]) <= known:
            raise BadSetup(f"rulers.{slug}.actions: there are {', '.join(sorted(known))}")


@ruling("market_split")
def _check_board(board: dict[str, Any]) -> None:
    market = board["market"]
    if len(market["slots"]) != 3 or sum(market["slots"]) != 9 or min(market["slots"]) < 1:
        raise BadSetup("board.market.slots: nine places in three markets")
    if len(market["prices"]) != 3 or min(market["prices"]) < 0:
        raise BadSetup("board.market.prices: three prices, from the left")
    if len(board["hire"]["prices"]) != 2 or min(board["hire"]["prices"]) < 0:
        raise BadSetup("board.hire.prices: the price of one unit and of two")
    for name, counts in board["tiles"].items():
        if len(counts) != 2 or min(counts) < 0:
            raise BadSetup(f"board.tiles.{name}: how many with five players and with four")
    for column, total in enumerate((16, 13)):
        if sum(counts[column] for counts in board["tiles"].values()) != total:
            raise BadSetup(f"board.tiles: there are {total} tiles with {5 - column} players")


def _check_layout(where: str, hexes: list[Any], board: dict[str, Any]) -> None:
    names: set[str] = set()
    places: set[tuple[int, int]] = set()
    for i, entry in enumerate(hexes):
        at = f"{where}.hexes[{i}]"
        if not isinstance(entry, dict) or not {"name", "q", "r", "tile"} <= set(entry):
            raise BadSetup(f"{at}: a hex is {{name, q, r, tile}}")
        if entry["tile"] not in TILES:
            raise BadSetup(f"{at}.tile: one of {', '.join(TILES)}, not {entry['tile']!r}")
        if (entry["tile"] == "river") != bool(entry.get("river")):
            raise BadSetup(f"{at}.river: a river tile, and no other, names its two edges")
        if not set(entry.get("river", ())) <= set(DIRECTIONS):
            raise BadSetup(f"{at}.river: edges are {', '.join(DIRECTIONS)}")
        if entry.get("start", "") not in ("", *board["groups"]):
            raise BadSetup(f"{at}.start: there is no group {entry['start']!r}")
        if entry["name"] in names or (entry["q"], entry["r"]) in places:
            raise BadSetup(f"{at}: a name or a place stands twice")
        names.add(entry["name"])
        places.add((entry["q"], entry["r"]))
