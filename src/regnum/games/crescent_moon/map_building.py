"""Building the map together, and the last steps of setting up (sections 11, 88, 89)."""

from __future__ import annotations

from functools import cache

from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    CASTLE,
    CITY,
    FORT,
    HOLY_SITE,
    MURSHID,
    PLAIN,
    QUARRY,
    RULER_ID,
    RULERS,
    TERRAINS,
    TILE_FEATURE,
    TILE_TERRAIN,
    TOWN,
)
from regnum.games.crescent_moon.catalogue import (
    TILES as TILE_NAMES,
)
from regnum.games.crescent_moon.geometry import (
    HEXES,
    STEPS,
    Hex,
    Place,
    Vertex,
    course,
    first_edge,
    geometry,
    river_bits,
    vertex,
)
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.special import plot
from regnum.games.crescent_moon.state import GROUPS, NOBODY, NOWHERE, PALACE_SITE, CrescentState, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.things import SEATS, point_at

RIVER_TILE = TILE_NAMES.index("river")
CROSSING_TILE = TILE_NAMES.index("crossing")
TILE_ID = tuple(f"tile:{name}" for name in TILE_NAMES)
ROWS = "ABCDEFGHIJKLMNOP"


# -- hexes --------------------------------------------------


def lay_hex(s: CrescentState, name: str, place: Place, tile: str, river: int) -> None:
    """12.01, 12.02, 12.06, 12.08, 12.10, 12.11: a hex with its terrain and its feature."""
    terrain = TILE_TERRAIN[tile] if tile in TILE_TERRAIN else TERRAINS.index(tile)
    s.names = (*s.names, name)
    s.places = (*s.places, place)
    s.terrain = (*s.terrain, terrain)
    s.feature = (*s.feature, TILE_FEATURE.get(tile, PLAIN))
    s.rivers = (*s.rivers, river)


def clear_board(s: CrescentState) -> None:
    """11.06, 88.14: no piece on any hex yet."""
    n = len(s.places)
    s.ordinary = [0] * (n * len(s.players))
    s.mercenary = [0] * (n * len(s.players))
    s.stronghold = [0] * n
    s.holder = [NOBODY] * n
    s.settlement = [0] * n
    s.influence = [NOBODY] * n
    s.control = [NOBODY] * n


def name_hexes(s: CrescentState) -> None:
    """11.06: rows are lettered from the top, hexes numbered from the left."""
    rows = sorted({r for _, r in s.places})
    names: dict[Place, str] = {}
    for row, r in enumerate(rows):
        for number, (q, _) in enumerate(sorted(place for place in s.places if place[1] == r), 1):
            names[q, r] = f"{ROWS[row]}{number}"
    s.names = tuple(names[place] for place in s.places)


# -- tiles (88.03-88.13) --------------------------------------------------


def neighbours(place: Place) -> list[Place]:
    """88.08."""
    return [(place[0] + dq, place[1] + dr) for dq, dr in STEPS]


def river_so_far(s: CrescentState) -> tuple[list[Vertex], list[Vertex]]:
    """88.11, 88.13: every corner the river has reached, and its two ends."""
    met: list[Vertex] = []
    ends: list[Vertex] = []
    for place, bits in zip(s.places, s.rivers, strict=True):
        if bits:
            first, middle, last = course(place, first_edge(bits))
            met.append(middle)
            ends += (first, last)
    crossing = s.places[0]
    ends += [vertex(crossing, corner) for corner in s.through]
    met += ends
    return met, [end for end in ends if ends.count(end) == 1]


def continuations(s: CrescentState, end: Vertex, taken: frozenset[Place], met: list[Vertex]) -> list[tuple[Place, int]]:
    """88.11: where, and how turned, a river tile would lengthen the river at this end."""
    out: list[tuple[Place, int]] = []
    for place in end:
        if place in taken:
            continue
        for first in range(6):
            a, b, c = course(place, first)
            if (a == end and b not in met and c not in met) or (c == end and b not in met and a not in met):
                out.append((place, first))
    return out


def keeps_open(s: CrescentState, taken: frozenset[Place], met: list[Vertex], ends: list[Vertex]) -> bool:
    """88.12, 88.13: in each direction there is still a place for a tile that lengthens the river."""
    return all(continuations(s, end, taken, met) for end in ends)


def river_places(s: CrescentState) -> list[tuple[Place, int]]:
    """88.09, 88.11, 88.13: where a river tile may go, and how it is turned."""
    met, ends = river_so_far(s)
    taken = frozenset(s.places)
    out: list[tuple[Place, int]] = []
    for end in ends:
        for place, first in continuations(s, end, taken, met):
            a, b, c = course(place, first)
            after = [*met, a, b, c]
            left = [other for other in ends if other != end] + [c if a == end else a]
            if keeps_open(s, taken | {place}, after, left) and (place, first) not in out:
                out.append((place, first))
    return out


def blocks(s: CrescentState, place: Place) -> bool:
    """88.12: whether a tile here would leave the river nowhere to go."""
    met, ends = river_so_far(s)
    return not keeps_open(s, frozenset(s.places) | {place}, met, ends)


def plain_places(s: CrescentState) -> list[Place]:
    """88.08, 88.12, 88.13: the places that touch most tiles, among those that leave the river open."""
    met, ends = river_so_far(s)
    taken = frozenset(s.places)
    touching: dict[Place, int] = {}
    for place in s.places:
        for other in neighbours(place):
            if other not in taken:
                touching[other] = touching.get(other, 0) + 1
    free = {place: n for place, n in touching.items() if keeps_open(s, taken | {place}, met, ends)}
    most = max(free.values())
    return sorted(place for place, n in free.items() if n == most)


CHOOSE_TILE = point_at(enumerate(TILE_ID), "tile", int, label="option-tile", rule="88.07")
BLOCKS_RIVER = Reason("88.12", "why-not-here")
TOUCHES_FEWER = Reason("88.08", "why-not-here")


@cache
def spot(q: int, r: int, first: int) -> Option[tuple[int, int, int]]:
    """A place for a tile; for a river tile also how it is turned."""
    name = f"at:{q},{r}" if first < 0 else f"at:{q},{r},{('E', 'NE', 'NW', 'W', 'SW', 'SE')[first]}"
    return Option(
        name,
        (q, r, first),
        target=f"cell:{q},{r}",
        label="option-spot" if first < 0 else "option-river-spot",
        rule="88.08" if first < 0 else "88.11",
        args={"q": q, "r": r} if first < 0 else {"q": q, "r": r, "turn": first},
    )


def tile_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [CHOOSE_TILE[tile] for tile in dict.fromkeys(t.s.players[d.seat].tiles)]


def spot_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[tuple[int, int, int]]]:
    """88.08-88.13."""
    if t.s.placing == RIVER_TILE:
        return [spot(q, r, first) for (q, r), first in river_places(t.s)]
    places = plain_places(t.s)
    listing: Listing[tuple[int, int, int]] = Listing(why)
    for q, r in free_cells(t.s):
        listing.put(spot(q, r, -1), None if (q, r) in places else _not_here(t.s, (q, r), listing.explains))
    return listing.options


def _not_here(s: CrescentState, place: Place, explains: bool) -> Reason:
    """88.08, 88.12."""
    if not explains:
        return BARRED
    return BLOCKS_RIVER if blocks(s, place) else TOUCHES_FEWER


def free_cells(s: CrescentState) -> list[Place]:
    """88.08: every place beside the map: what options of the map builders point at."""
    taken = frozenset(s.places)
    cells = {other for place in s.places for other in neighbours(place) if other not in taken}
    return sorted(cells)


WHICH_TILE = Pick("tile-which", "88.07", tile_menu)
WHERE_TILE = Pick("tile-where", "88.08", spot_menu)


async def place_tile(t: CrescentTable) -> None:
    """88.07-88.13: the next ruler in turn order shows a tile and adds it, until all are placed."""
    s = t.s
    me = s.players[s.turn]
    if s.placing == NOWHERE:
        tile = await t.ask(WHICH_TILE, me.seat)
        held = list(me.tiles)
        held.remove(tile)
        me.tiles = tuple(held)
        s.placing = tile
        t.fence()
        return
    tile = s.placing
    q, r, first = await t.ask(WHERE_TILE, me.seat)
    s.placing = NOWHERE
    lay_hex(s, f"{q},{r}", (q, r), TILE_NAMES[tile], river_bits(first) if tile == RIVER_TILE else 0)
    if t.journal is not None:
        t.note("log-tile", "88.07", {"ruler": RULER_ID[me.seat], "tile": TILE_ID[tile]})
    t.fence()
    if not any(player.tiles for player in s.players):
        begin_groups(t)
        return
    s.turn = SEATS[(s.turn + 1) % len(s.players)]
    while not s.players[s.turn].tiles:
        s.turn = SEATS[(s.turn + 1) % len(s.players)]


def begin_groups(t: CrescentTable) -> None:
    """88.06, 88.14: the map stands; each ruler has two groups to place."""
    s = t.s
    name_hexes(s)
    clear_board(s)
    t.geo = geometry(s.places, s.rivers)
    t.hexes = HEXES[: len(s.places)]
    for me in s.players:
        me.groups = 3
    s.turn = SEATS[0]
    s.phase = GROUPS


# -- starting groups (88.14-88.17, 89.01-89.10) --------------------------------------------------

FIRST = AtHex("first", lambda h: (1, h), label="option-group-one", rule="88.14")
SECOND = AtHex("second", lambda h: (2, h), label="option-group-two", rule="88.14")


def no_group(t: CrescentTable, h: Hex) -> Obstacle:
    """88.14-88.16: empty, and neither a quarry nor the holy site."""
    if t.s.terrain[h] == QUARRY:
        return Reason("88.15", "why-no-group-here", {"hex": t.hex(h)})
    if t.s.feature[h] == HOLY_SITE:
        return Reason("88.16", "why-no-group-here", {"hex": t.hex(h)})
    return Reason("88.14", "why-not-empty", {"hex": t.hex(h)}) if t.presences(h) else None


def group_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[tuple[int, Hex]]]:
    """88.14-88.16."""
    left = t.s.players[d.seat].groups
    listing: Listing[tuple[int, Hex]] = Listing(why)
    for bit, at in ((1, FIRST), (2, SECOND)):
        if left & bit:
            for h in t.hexes:
                listing.put(at(h, t.s.names[h]), no_group(t, h))
    return listing.options


WHERE_GROUP = Pick("group-where", "88.14", group_menu)


def place_pieces(t: CrescentTable, me: Player, group: str, h: Hex) -> None:
    """11.07, 89.01-89.10: the pieces of a starting group."""
    for piece, n in t.content.groups[group].items():
        for _ in range(n):
            if piece == "ordinary":
                t.place_units(me, h, 1, 0, "88.14")
            elif piece == "mercenary":
                t.place_units(me, h, 0, 1, "88.14")
            elif piece == "influence":
                t.place_influence(me, h, "88.14")
            else:
                t.build(me, {"fort": FORT, "castle": CASTLE, "town": TOWN, "city": CITY}[piece], h, "88.14")


async def place_group(t: CrescentTable) -> None:
    """88.14-88.17: in turn order one group each time, twice round; then comes the palace."""
    s = t.s
    me = s.players[s.turn]
    group, h = await t.ask(WHERE_GROUP, me.seat)
    me.groups &= ~group
    place_pieces(t, me, f"{RULERS[me.seat]}-{group}", h)
    if not any(player.groups for player in s.players):
        s.phase = PALACE_SITE
        return
    s.turn = SEATS[(s.turn + 1) % len(s.players)]
    while not s.players[s.turn].groups:
        s.turn = SEATS[(s.turn + 1) % len(s.players)]


# -- the palace and the first plot --------------------------------------------------

SITE = AtHex("", Hex, label="option-palace", rule="11.09")


def first_palace_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """11.09, 83.02: where the Caliph has at least one piece."""
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        absent = Reason("11.09", "why-no-presence", {"hex": t.hex(h)})
        listing.put(SITE(h, t.s.names[h]), None if t.present(h, CALIPH) else absent)
    return listing.options


FIRST_PALACE = Pick("first-palace", "11.09", first_palace_menu)


async def first_palace(t: CrescentTable) -> None:
    """11.09, 11.24, 83.02: the palace, last of all pieces; then the Murshid plots, free."""
    t.put_palace(await t.ask(FIRST_PALACE, CALIPH), "11.09")
    t.s.turn = MURSHID
    await plot(t, t.s.players[MURSHID])
    t.s.turn = SEATS[0]
