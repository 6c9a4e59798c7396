"""Setting up (section 11)."""

from __future__ import annotations

from regnum.games.crescent_moon.any_time import PlayTable
from regnum.games.crescent_moon.catalogue import (
    CARDS,
    DIRECTIONS,
    MAPS,
    RULERS,
    SULTAN,
    WARFARE,
    WARLORD,
    Content,
    check_pack,
    content,
)
from regnum.games.crescent_moon.geometry import HEXES, Hex
from regnum.games.crescent_moon.map_building import CROSSING_TILE, clear_board, lay_hex, place_pieces
from regnum.games.crescent_moon.state import EMPTY, PALACE_SITE, TILES, CrescentState, Player
from regnum.kernel.game import Setting, Setup
from regnum.kernel.things import SEATS, Seat

YEARS = Setting("years", ("3", "4"))
"""11.23: three years, or four."""
BUILD = "build"
MAP = Setting("map", (*MAPS, BUILD))
"""11.06, 11.08: one of the printed maps, or one that the players build."""

THROUGH = (2, 5)
"""The corners of the crossing between which the river of a built map runs: NW/W and SE/E."""


def bag(c: Content, seat: Seat) -> Player:
    """11.04, 11.10, 11.11: a ruler's pieces, coins and points."""
    ruler = c.rulers[seat]
    return Player(
        seat,
        coins=ruler.coins,
        points=c.starting_points,
        supply=ruler.units,
        forts=ruler.forts,
        castles=ruler.castles,
        influence=ruler.influence,
    )


def empty_table(players: int, years: int, pack: str, rng: int) -> CrescentState:
    """11.04, 11.05, 11.11: every ruler's pieces in their supply, nothing on the map, no card anywhere."""
    c = content(pack)
    rulers = [bag(c, seat) for seat in SEATS[:players]]
    sultan = c.rulers[SULTAN]
    s = CrescentState(rng=rng, players=rulers, years=years, pack=pack, towns=sultan.towns, cities=sultan.cities)
    s.market = [EMPTY] * len(c.market_of)
    s.bazaar = [EMPTY] * c.sultan_slots
    s.minted = sum(me.coins for me in rulers)
    s.awarded = sum(me.points for me in rulers)
    return s


def lay_map(s: CrescentState, name: str) -> dict[Hex, str]:
    """11.06, 87.01, 87.02: the tiles of a printed layout. Returns which group starts where."""
    starts: dict[Hex, str] = {}
    for number, plan in enumerate(content(s.pack).layouts[name, len(s.players)]):
        river = sum(1 << DIRECTIONS.index(edge) for edge in plan.river)
        lay_hex(s, plan.name, (plan.q, plan.r), plan.tile, river)
        if plan.start:
            starts[HEXES[number]] = plan.start
    clear_board(s)
    return starts


def deal(setup: Setup, rng: int) -> CrescentState:
    """11.01-11.24, 32.20, 70.01: the table up to the first choice: a tile, or the place of the palace."""
    pack = "" if setup.document is None else check_pack(setup.document)
    s = empty_table(setup.players, int(setup.options["years"]), pack, rng)
    c = content(pack)
    built = setup.options["map"] == BUILD
    starts = {} if built else lay_map(s, setup.options["map"])
    if built:
        lay_hex(s, "0,0", (0, 0), "crossing", 0)
        s.through = THROUGH
        clear_board(s)
    t = PlayTable(s)
    for h, group in starts.items():
        place_pieces(t, s.players[RULERS.index(group.partition("-")[0])], group, h)
    s.players[WARLORD].hand = s.players[WARLORD].known = (WARFARE,)
    deck = [number for number in range(len(CARDS)) for _ in range(c.cards[number].copies) if number != WARFARE]
    s.layers, s.seen = [tuple(deck)], [0]
    s.market = [t.draw_card() for _ in s.market]
    s.bazaar = [t.draw_card() for _ in s.bazaar]
    s.phase = TILES if built else PALACE_SITE
    if built:
        deal_tiles(t)
    return s


def deal_tiles(t: PlayTable) -> None:
    """01.09, 88.01-88.05: the crossing lies in the middle, all other tiles are dealt, three to each ruler."""
    s = t.s
    column = 0 if len(s.players) == 5 else 1
    tiles = [
        number
        for number, counts in enumerate(t.content.tiles)
        for _ in range(counts[column])
        if number != CROSSING_TILE
    ]
    each = len(tiles) // len(s.players)
    for me in s.players:
        held: list[int] = []
        for _ in range(each):
            i = t.random(len(tiles))
            held.append(tiles.pop(i))
        me.tiles = tuple(sorted(held))
