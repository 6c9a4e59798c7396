"""The words of a table of Crescent Moon: laying one out, and telling in the same words what lies where.

map: divided-lands                    # or a board of one's own, hex by hex:
hexes:
  A1: {q: 0, r: 0, tile: fertile, warlord: {ordinary: 3}}
  A2: {q: 1, r: 0, tile: river, river: [W, SW], caliph: [ordinary, ordinary, fort], sultan: [city]}
seats: {warlord: {coins: 2, hand: [warfare, sheikh]}, caliph: {hand: [siege-engines]}}
market: {near: [boats, imam]}         deck: [spies, emir]          turn: warlord
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.crescent_moon.actions import ACTS, BIT, begin
from regnum.games.crescent_moon.any_time import PlayTable
from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    CARD_ID,
    CASTLE,
    CITY,
    DIRECTIONS,
    FEATURES,
    FORT,
    MAPS,
    PLAIN,
    RULERS,
    SULTAN,
    TERRAINS,
    TILE_FEATURE,
    TILE_TERRAIN,
    TOWN,
    WARFARE,
    WARLORD,
    check_pack,
    content,
)
from regnum.games.crescent_moon.catalogue import TILES as TILE_NAMES
from regnum.games.crescent_moon.geometry import HEXES, Hex
from regnum.games.crescent_moon.map_building import TILE_ID, clear_board, lay_hex, place_pieces
from regnum.games.crescent_moon.setup import BUILD, THROUGH, empty_table, lay_map
from regnum.games.crescent_moon.state import (
    ACTIONS,
    EMPTY,
    NOBODY,
    NOWHERE,
    PHASES,
    TILES,
    CrescentState,
    Player,
)
from regnum.games.crescent_moon.windows import MOMENTS
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.state import Pile
from regnum.vocabulary import (
    Box,
    By,
    Deck,
    Flag,
    Group,
    Kind,
    Laid,
    Many,
    Name,
    Number,
    Reading,
    SceneFailed,
    Seats,
    Vocabulary,
    Word,
    Written,
    perhaps,
    shown,
)

# -- what there is in the box ----------------------------------------------------------------------------------

CARD = Name("power card", CARD_ID)
CARDS = Box("power cards", CARD, [card.number for card in content("").cards for _ in range(card.copies)])
PIECES = {
    "ordinary": "ordinary",
    "unit": "ordinary",
    "units": "ordinary",
    "mercenary": "mercenary",
    "mercenaries": "mercenary",
    "influence": "influence",
    "fort": "fort",
    "castle": "castle",
    "palace": "palace",
    "town": "town",
    "city": "city",
}
"""The pieces of a hex, and other words for them."""
SUPPLY = ("units", "forts", "castles", "influence", "towns", "cities")
HEX_NAME = re.compile(r"[A-K][1-9]")


class Ruler(Kind):
    """A ruler: a seat's number, or the ruler's name. With `nobody` it may be null."""

    def __init__(self, *, nobody: bool = False) -> None:
        self.nobody = nobody
        self.what = "a ruler (`warlord`, or the seat's number)" + (", or `null`" if nobody else "")

    def read(self, words: Any, at: Reading) -> int:
        if words is None and self.nobody:
            return NOBODY
        name = str(words).casefold().removeprefix("ruler:").removeprefix("the ")
        seat = int(name) if name.isdecimal() and not isinstance(words, bool) else -1
        if name in RULERS:
            seat = RULERS.index(name)
        else:
            seat = Name("ruler", [f"ruler:{ruler}" for ruler in RULERS]).names(at.game).get(name, seat)
        if not 0 <= seat < at.setup.players:
            at.wrong(f"there is no ruler {shown(words)!r}; there are: {', '.join(RULERS[: at.setup.players])}")
        return seat

    def write(self, value: int) -> str | None:
        return None if value == NOBODY else RULERS[value]

    def empty(self) -> int:
        return NOBODY if self.nobody else 0


RULER = Ruler()


class Place(Kind):
    """A hex by its name, or null. Told as its name."""

    what = "a hex such as `C3`, or `null`"

    def read(self, words: Any, at: Reading) -> str | None:
        if words is not None and not HEX_NAME.fullmatch(str(words)):
            at.wrong(f"{shown(words)} is no name of a hex")
        return None if words is None else str(words)


class Pieces(Kind):
    """One ruler's pieces in a hex: a mapping with numbers, or a list. Told as a mapping of all of them.

    Asked, a mapping says nothing of what it does not mention; a list is all there is.
    """

    what = "`{ordinary: 2, fort: 1}` or `[ordinary, ordinary, fort]`: " + ", ".join(dict.fromkeys(PIECES.values()))

    def read(self, words: Any, at: Reading) -> dict[str, int]:
        listed = [words] if isinstance(words, str) else words
        every = isinstance(listed, list | tuple) and all(isinstance(word, str) for word in listed)
        counts = Counter(listed) if every else words
        if not isinstance(counts, Mapping):
            at.wrong(f"{shown(words)} should be a list of pieces, or a mapping with numbers")
        out: dict[str, int] = dict.fromkeys(PIECES.values(), 0) if every else {}
        for word, n in counts.items():
            if word not in PIECES:
                at.wrong(f"{shown(word)!r} is no piece{perhaps(word, PIECES) or '; there are: ' + ', '.join(PIECES)}")
            if type(n) not in (int, bool) or n < 0:
                at.wrong(f"{shown(n)} is not a number of pieces")
            out[PIECES[word]] = out.get(PIECES[word], 0) + int(n)
        return out

    def write(self, value: dict[str, int]) -> dict[str, int]:
        return {piece: n for piece, n in value.items() if n}

    def empty(self) -> dict[str, int]:
        return {}

    def check(self, found: dict[str, int], wanted: dict[str, int], path: str) -> None:
        for piece, n in wanted.items():
            if found.get(piece, 0) != n:
                raise SceneFailed(f"{path}.{piece}: {found.get(piece, 0)}, not {n}")


PIECES_KIND = Pieces()
HEX_WORDS: dict[str, Word] = {
    "q": Word(Number(-20, 20), "where it lies: east", default=None),
    "r": Word(Number(-20, 20), "where it lies: south-east", default=None),
    "tile": Word(Name("tile", TILE_ID), "what it is, on a board of one's own", default=None),
    "river": Word(Many(Name("edge", DIRECTIONS), distinct=True), "the edges along which a river runs"),
    **{ruler: Word(PIECES_KIND, f"the pieces of the {ruler} there", default=dict[str, int]()) for ruler in RULERS},
    "terrain": Word(Name("terrain", [f"terrain:{name}" for name in TERRAINS]), "its terrain", asked=True),
    "feature": Word(Name("feature", FEATURES[1:], may_be_null=True), "its feature", asked=True),
    "control": Word(Ruler(nobody=True), "who controls it", asked=True),
    "token": Word(Ruler(nobody=True), "whose influence token lies there", asked=True),
}


class Hexes(Kind):
    """The hexes of the map, by name."""

    what = "by name (`C3`): a mapping; see below"

    def __init__(self) -> None:
        self.group = Group(HEX_WORDS)

    def read(self, words: Any, at: Reading) -> dict[str, Any]:
        if not isinstance(words, Mapping):
            at.wrong(f"{shown(words)} should be a mapping by the names of hexes")
        for name in words:
            if not HEX_NAME.fullmatch(str(name)):
                at.wrong(f"{shown(name)!r} should be a letter from A to K and a number from 1 to 9, such as C3")
        return {str(name): at.read(name, self.group, inner) for name, inner in words.items()}

    def write(self, value: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.group.write(inner) for name, inner in value.items()}

    def empty(self) -> dict[str, Any]:
        return {}

    def check(self, found: Mapping[str, Any], wanted: Mapping[str, Any], path: str) -> None:
        for name, inner in wanted.items():
            if name not in found:
                raise SceneFailed(f"{path}: the map has no {name}")
            self.group.check(found[name], inner, f"{path}.{name}")

    def parts(self) -> Any:
        return self.group.parts()


class RulerSeats(Seats):
    """What each ruler has: a list in turn order, or a mapping by name or seat number."""

    what = "a list in turn order, or a mapping by ruler or seat number; see below"

    def read(self, words: Any, at: Reading) -> Any:
        if isinstance(words, Mapping):
            named = {RULER.read(name, at): inner for name, inner in words.items()}
            if len(named) != len(words):
                at.wrong("a ruler is named twice")
            words = named
        return super().read(words, at)


ANYTHING = EMPTY - 1
"""A place of a market that a scene does not mention."""


class Market(Kind):
    """The nine places of the market from the left, null for a gap; or the cards of each market.

    A market that a mapping does not mention is laid empty; asked, it may hold anything.
    """

    ordered = True
    what = "a row of 9 from the left (Far, Middle, Near), `null` for a gap; or `{far: […], middle: […], near: […]}`"

    def read(self, words: Any, at: Reading) -> list[int]:
        slots = content("").slots
        if isinstance(words, Mapping):
            row: list[int] = []
            for name in words:
                if name not in ("far", "middle", "near"):
                    at.wrong(f"there is no market {shown(name)!r}; there are: far, middle, near")
            for name, size in zip(("far", "middle", "near"), slots, strict=True):
                row += _row(words[name], size, at) if name in words else [ANYTHING] * size
            return row
        return _row(words, sum(slots), at)

    def write(self, value: list[int]) -> list[Any]:
        return ["…" if number == ANYTHING else None if number == EMPTY else CARD.write(number) for number in value]

    def empty(self) -> list[int]:
        return [EMPTY] * sum(content("").slots)

    def check(self, found: list[int], wanted: list[int], path: str) -> None:
        mentioned = [there if one == ANYTHING else one for there, one in zip(found, wanted, strict=True)]
        if mentioned != found:
            raise SceneFailed(f"{path}: {shown(self.write(found))}, not {shown(self.write(wanted))}")


class Bazaar(Market):
    """The three places of the Sultan's market."""

    what = "a row of 3, `null` for a gap"

    def read(self, words: Any, at: Reading) -> list[int]:
        return _row(words, content("").sultan_slots, at)

    def empty(self) -> list[int]:
        return [EMPTY] * content("").sultan_slots


def _row(words: Any, size: int, at: Reading) -> list[int]:
    if not isinstance(words, list | tuple) or len(words) > size:
        at.wrong(f"{shown(words)} should be a list of up to {size} cards")
    cards = [EMPTY if word is None else at.read(i, CARDS, word) for i, word in enumerate(words)]
    return [*cards, *[EMPTY] * (size - len(cards))]


def _read_pack(words: Any) -> str:
    try:
        return check_pack(words)
    except BadSetup as error:
        raise ValueError(str(error)) from None


SEAT: dict[str, Word] = {
    "coins": Word(Number(), "coins"),
    "points": Word(Number(), "victory points", default=5),
    "hand": Word(Many(CARDS), "power cards in hand; the Warlord has Warfare unless his hand is told", default=None),
    "chosen": Word(Many(CARD), "cards chosen and not yet revealed", asked=True),
    "front": Word(Many(CARDS), "characters and battalions played, face up"),
    "known": Word(Many(CARD), "those cards of the hand that everybody has seen go there"),
    "reserves": Word(Number(), "units on the reserves card"),
    "supply": Word(
        By(Name("kind of piece", SUPPLY), Number()),
        "what is left of a kind of piece; laid, the rest is out of the game",
    ),
    "tiles": Word(Many(Name("tile", TILE_ID)), "tiles in hand while the map is built"),
    "groups": Word(Many(Number(1, 2), distinct=True), "starting groups still to be placed"),
    "wishes": Word(Many(Name("moment", list(MOMENTS)), distinct=True), "at which moments the ruler wants to be asked"),
}


# -- laying ------------------------------------------------------------------------------------------------------------


def _lay_board(s: CrescentState, laid: Laid, setup: Setup) -> dict[Hex, str]:
    """The hexes: of a printed map, or one by one."""
    hexes = laid["hexes"]
    own = [name for name, words in hexes.items() if words["q"] is not None or words["tile"] is not None]
    if laid["map"] is not None or not own:
        if own:
            laid.refuse(f"hexes.{own[0]}", "a printed map has its own tiles; leave out `map` to lay others")
        chosen = setup.options["map"]
        name = MAPS[laid["map"]] if laid["map"] is not None else MAPS[0] if chosen == BUILD else chosen
        return lay_map(s, name)
    for name, words in hexes.items():
        if words["q"] is None or words["r"] is None or words["tile"] is None:
            laid.refuse(f"hexes.{name}", "on a board of one's own each hex has q, r and tile")
        place = (words["q"], words["r"])
        if place in s.places:
            laid.refuse(f"hexes.{name}", f"another hex lies at {place}")
        river = sum(1 << edge for edge in words["river"])
        lay_hex(s, name, place, TILE_NAMES[words["tile"]], river)
    clear_board(s)
    return {}


def _lay_piece(t: PlayTable, laid: Laid, me: Player, h: Hex, piece: str, n: int) -> None:
    s = t.s
    where = f"hexes.{s.names[h]}.{RULERS[me.seat]}"
    if piece in ("ordinary", "mercenary"):
        if piece == "ordinary" and not t.content.rulers[me.seat].ordinary:
            laid.refuse(where, f"the {RULERS[me.seat]} has mercenaries only")
        if me.supply < n:
            laid.refuse(where, f"the {RULERS[me.seat]} has no more discs")
        i = me.seat * len(s.places) + h
        (s.ordinary if piece == "ordinary" else s.mercenary)[i] += n
        me.supply -= n
        return
    if n > 1:
        laid.refuse(where, f"one {piece} to a hex")
    if piece == "influence":
        if s.influence[h] != NOBODY or me.influence < 1:
            laid.refuse(where, "a second influence token, or none left")
        s.influence[h] = me.seat
        me.influence -= 1
    elif piece == "palace":
        if me.seat != CALIPH or s.palace != NOWHERE:
            laid.refuse(where, "there is one palace, the Caliph's")
        s.palace = h
    elif piece in ("town", "city"):
        if me.seat != SULTAN or s.settlement[h]:
            laid.refuse(where, "towns and cities are the Sultan's, one to a hex")
        t.build(me, TOWN if piece == "town" else CITY, h, "")
    else:
        if s.stronghold[h]:
            laid.refuse(where, "a second fort or castle")
        t.build(me, FORT if piece == "fort" else CASTLE, h, "")
    if min(me.forts, me.castles, s.towns, s.cities) < 0:
        laid.refuse(where, f"there are not so many {piece}s")


def _lay_pieces(t: PlayTable, laid: Laid, starts: dict[Hex, str]) -> None:
    s = t.s
    n = len(s.places)
    if laid["start"]:
        for h, group in starts.items():
            place_pieces(t, s.players[RULERS.index(group.partition("-")[0])], group, h)
    for name, words in laid["hexes"].items():
        if name not in s.names:
            laid.refuse(f"hexes.{name}", "the map has no such hex")
        h = HEXES[s.names.index(name)]
        for seat, ruler in enumerate(RULERS):
            for piece, count in words[ruler].items():
                if count and seat >= len(s.players):
                    laid.refuse(f"hexes.{name}.{ruler}", "this ruler does not play")
                if count:
                    _lay_piece(t, laid, s.players[seat], h, piece, count)
    for h in t.hexes:
        there = {seat for seat in range(len(s.players)) if s.ordinary[seat * n + h] or s.mercenary[seat * n + h]}
        there |= {s.holder[h]} if s.stronghold[h] else set()
        there |= {CALIPH} if s.palace == h else set()
        if len(there) > 1:
            laid.refuse(f"hexes.{s.names[h]}", "only one ruler can have strength in a hex (05.07)")
        t.recount(h)


def _lay_seat(t: PlayTable, laid: Laid, me: Player, words: Mapping[str, Any]) -> None:
    s = t.s
    where = f"seats.{RULERS[me.seat]}"
    me.coins = words["coins"]
    me.points = words["points"]
    hand = words["hand"]
    if hand is None:
        hand = laid.take(CARDS, [WARFARE]) if me.seat == WARLORD else []
    elif WARFARE in hand and me.seat != WARLORD:
        laid.refuse(f"{where}.hand", "Warfare is the Warlord's")
    me.hand = tuple(sorted(hand))
    known = [*words["known"], *([WARFARE] if WARFARE in hand and WARFARE not in words["known"] else [])]
    if Counter(known) - Counter(hand):
        laid.refuse(f"{where}.known", "only cards of the hand can be known")
    me.known = tuple(sorted(known))
    me.front = tuple(sorted(words["front"]))
    if words["reserves"] and not t.content.rulers[me.seat].reserves:
        laid.refuse(f"{where}.reserves", "this ruler has no reserves card")
    if words["reserves"] > me.supply:
        laid.refuse(f"{where}.reserves", "there are not so many discs")
    me.reserves = words["reserves"]
    me.supply -= me.reserves
    me.tiles = tuple(sorted(words["tiles"]))
    me.groups = sum(1 << group - 1 for group in words["groups"])
    me.wish = sum(list(MOMENTS.values())[moment] for moment in words["wishes"])
    for kind, n in words["supply"].items():
        _set_supply(s, me, SUPPLY[kind], n)


def _set_supply(s: CrescentState, me: Player, word: str, n: int) -> None:
    """What is left in the supply: the rest is out of the game."""
    if word == "units":
        me.supply = n
    elif word == "forts":
        me.forts = n
    elif word == "castles":
        me.castles = n
    elif word == "influence":
        me.influence = n
    elif word == "towns":
        s.towns = n
    else:
        s.cities = n


def lay(setup: Setup, laid: Laid, rng: int) -> CrescentState:
    """The table a scene describes. Raises BadScene."""
    years = laid["years"] or int(setup.options["years"])
    s = empty_table(setup.players, years, laid["content"], rng)
    starts = _lay_board(s, laid, setup)
    t = PlayTable(s)
    _lay_pieces(t, laid, starts)
    for me, words in zip(s.players, laid["seats"], strict=True):
        _lay_seat(t, laid, me, words)
    s.market = [EMPTY if card == ANYTHING else card for card in laid["market"]]
    s.bazaar = list(laid["sultan_market"])
    s.discard = list(laid["discard"])
    s.box = tuple(laid.take(CARDS, [WARFARE]))
    pile = laid["deck"].pile()
    s.stacked = pile.top
    if pile.bag:
        s.layers, s.seen = [tuple(pile.bag)], [0]
    s.box = (*s.box, *laid["deck"].out())
    if not 1 <= laid["year"] <= years:
        laid.refuse("year", f"the match has {years} years")
    s.year, s.round, s.turn, s.phase = laid["year"], laid["round"], laid["turn"], laid["phase"]
    s.raided = laid["raided"]
    s.closed = 0
    if s.phase == TILES:
        s.through = THROUGH
    if s.phase == ACTIONS:
        begin(t)
    s.closed = sum(list(BIT.values())[action] for action in laid["closed"])
    s.minted = sum(me.coins for me in s.players)
    s.awarded = sum(me.points for me in s.players)
    return s


# -- telling what lies where -------------------------------------------------------------------------------------------


TILE_WITH = {
    (TILE_TERRAIN[tile] if tile in TILE_TERRAIN else TERRAINS.index(tile), TILE_FEATURE.get(tile, PLAIN)): number
    for number, tile in enumerate(TILE_NAMES)
}
"""The tile with a terrain and a feature."""


def _hex_told(s: CrescentState, h: int) -> dict[str, Any]:
    n = len(s.places)
    out: dict[str, Any] = {
        "q": s.places[h][0],
        "r": s.places[h][1],
        "tile": TILE_WITH[s.terrain[h], s.feature[h]],
        "river": [edge for edge in range(6) if s.rivers[h] >> edge & 1],
        "terrain": s.terrain[h],
        "feature": None if s.feature[h] == PLAIN else s.feature[h] - 1,
        "control": s.control[h],
        "token": s.influence[h],
    }
    for seat in range(len(s.players)):
        out[RULERS[seat]] = {
            "ordinary": s.ordinary[seat * n + h],
            "mercenary": s.mercenary[seat * n + h],
            "fort": int(s.stronghold[h] == 1 and s.holder[h] == seat),
            "castle": int(s.stronghold[h] == 2 and s.holder[h] == seat),
            "influence": int(s.influence[h] == seat),
            "town": int(seat == SULTAN and s.settlement[h] == 1),
            "city": int(seat == SULTAN and s.settlement[h] == 2),
            "palace": int(seat == CALIPH and s.palace == h),
        }
    return out


def _seat_told(s: CrescentState, me: Player) -> dict[str, Any]:
    towns, cities = (s.towns, s.cities) if me.seat == SULTAN else (0, 0)
    left = (me.supply, me.forts, me.castles, me.influence, towns, cities)
    return {
        "coins": me.coins,
        "points": me.points,
        "hand": me.hand,
        "chosen": me.chosen,
        "front": me.front,
        "known": me.known,
        "reserves": me.reserves,
        "supply": dict(enumerate(left)),
        "tiles": me.tiles,
        "groups": [group for group in (1, 2) if me.groups >> group - 1 & 1],
        "wishes": [i for i, bit in enumerate(MOMENTS.values()) if me.wish & bit],
    }


def tell(s: CrescentState) -> dict[str, Any]:
    """What lies where, hidden things too."""
    laid = s.phase != TILES
    top = list(s.layers[-1]) if s.layers else []
    return {
        "map": None,
        "start": False,
        "content": s.pack,
        "years": s.years,
        "year": s.year,
        "phase": s.phase,
        "round": s.round,
        "turn": s.turn,
        "seats": [_seat_told(s, me) for me in s.players],
        "hexes": {s.names[h]: _hex_told(s, h) for h in range(len(s.places))} if laid else {},
        "market": s.market,
        "sultan_market": s.bazaar,
        "deck": Pile(top, s.stacked, tuple(s.layers[:-1])),
        "discard": s.discard,
        "raided": s.raided,
        "closed": [i for i, bit in enumerate(BIT.values()) if s.closed & bit],
        "palace": None if s.palace == NOWHERE else s.names[s.palace],
        "challenge": None if s.challenge == NOWHERE else s.names[s.challenge],
        "strengths": list(s.clash.strengths),
        "over": s.over,
    }


VOCABULARY = Vocabulary(
    "crescent_moon",
    {
        "map": Word(
            Name("map", [f"map:{name}" for name in MAPS]), "a printed map; the first one unless told", default=None
        ),
        "start": Word(Flag(), "the starting groups stand where that map shows them"),
        "hexes": Word(Hexes(), "the hexes with their pieces; with q, r and tile, a board of one's own"),
        "seats": Word(RulerSeats(SEAT), "what each ruler has"),
        "market": Word(Market(), "the cards of the market"),
        "sultan_market": Word(Bazaar(), "the cards of the Sultan's market"),
        "deck": Word(Deck(CARDS), "the power deck"),
        "discard": Word(Many(CARDS), "the discard pile"),
        "years": Word(Number(0, 4), "how many years are played; as the options say unless told"),
        "year": Word(Number(1, 4), "the year"),
        "phase": Word(Name("phase", PHASES), "where the year, or setting up, stands", default=ACTIONS),
        "round": Word(Number(1, 4), "Action 1 to Action 4"),
        "turn": Word(RULER, "whose action it is"),
        "raided": Word(Flag(), "the Warlord has sacked a town or city this year"),
        "closed": Word(
            Many(Name("action", list(ACTS)), distinct=True), "actions whose talks have failed for this action"
        ),
        "content": Word(
            Written("a content pack", _read_pack, lambda pack: pack, ""), "figures in place of the box's", default=""
        ),
        "palace": Word(Place(), "where the palace stands", asked=True),
        "challenge": Word(Place(), "where the Challenge token lies", asked=True),
        "strengths": Word(
            Many(Number(), ordered=True), "strength or influence of attacker and defender, once worked out", asked=True
        ),
        "over": Word(Flag(), "whether the match is over", asked=True),
    },
    lay=lay,
    tell=tell,
)
