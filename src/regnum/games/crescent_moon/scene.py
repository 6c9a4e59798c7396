"""Laying out a table of Crescent Moon from words, and telling in the same words what lies where.

    map: divided-lands                    # or a board of one's own, hex by hex:
    hexes:
      A1: {q: 0, r: 0, tile: fertile, warlord: {ordinary: 3}}
      A2: {q: 1, r: 0, tile: river, river: [W, SW], caliph: [ordinary, ordinary, fort], sultan: [city]}
    seats: {warlord: {coins: 2, hand: [warfare, sheikh]}, caliph: {hand: [siege-engines]}}
    market: {near: [boats, imam]}         deck: [spies, emir]          turn: warlord

What is not mentioned is empty, 0 or as at the start. All components that are placed nowhere lie in their supply, all
cards in the deck.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

from regnum.games.crescent_moon.actions import BIT, begin
from regnum.games.crescent_moon.any_time import PlayTable
from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    CARD_ID,
    CARDS,
    CASTLE,
    CITY,
    DIRECTIONS,
    FEATURES,
    FORT,
    PLAIN,
    RULERS,
    SULTAN,
    TERRAINS,
    TOWN,
    WARFARE,
    WARLORD,
    check_pack,
    content,
)
from regnum.games.crescent_moon.catalogue import (
    TILES as TILE_NAMES,
)
from regnum.games.crescent_moon.map_building import clear_board, lay_hex, place_pieces
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
from regnum.kernel.errors import BadScene, BadSetup
from regnum.kernel.game import Setup

WORDS = {
    *("map", "start", "hexes", "seats", "market", "sultan_market", "deck", "discard", "year", "years", "phase"),
    *("round", "turn", "raided", "closed", "content", "through"),
}
SEAT_WORDS = {"coins", "points", "hand", "front", "reserves", "supply", "tiles", "groups", "wishes", "known"}
HEX_WORDS = {"q", "r", "tile", "terrain", "river", "features", "feature"}
PIECES = {
    "ordinary": "ordinary",
    "unit": "ordinary",
    "units": "ordinary",
    "ordinary_units": "ordinary",
    "mercenary": "mercenary",
    "mercenaries": "mercenary",
    "mercenary_units": "mercenary",
    "influence": "influence",
    "fort": "fort",
    "castle": "castle",
    "palace": "palace",
    "town": "town",
    "city": "city",
}
SUPPLY_WORDS = {"units", "forts", "castles", "influence", "towns", "cities"}
HEX_NAME = re.compile(r"[A-P][1-9]\d?")


@cache
def _card_names() -> dict[str, int]:
    """Every way to name a card: slug, id, and its name in each language."""
    from regnum.texts import LANGUAGES, MissingText, texts

    found: dict[str, int] = {}
    for number, slug in enumerate(CARDS):
        words = [slug, CARD_ID[number], slug.replace("-", "_"), slug.replace("-", " ")]
        for language in LANGUAGES:
            try:
                words.append(texts("crescent_moon", language).name(CARD_ID[number]))
            except MissingText:
                continue
        for word in words:
            found[word.casefold()] = number
    return found


def read_card(word: object) -> int:
    number = _card_names().get(str(word).casefold())
    if number is None:
        raise BadScene(f"there is no power card {word!r}")
    return number


def read_ruler(word: object, players: int) -> int:
    """A seat's number, or a ruler's name."""
    name = str(word).removeprefix("ruler:").removeprefix("seat:")
    seat = int(name) if name.isdecimal() else RULERS.index(name) if name in RULERS else -1
    if not 0 <= seat < players:
        raise BadScene(f"there is no ruler {word!r} among {players}; there are: {', '.join(RULERS[:players])}")
    return seat


def read_number(word: object, name: str = "") -> int:
    if not isinstance(word, int) or isinstance(word, bool):
        raise BadScene(f"{name}: {word!r} is not a number" if name else f"{word!r} is not a number")
    return word


def _mapping(name: str, words: object) -> dict[Any, Any]:
    if not isinstance(words, dict):
        raise BadScene(f"{name}: {words!r} should be a mapping")
    return words


def _cards(name: str, words: object) -> list[int]:
    if not isinstance(words, list | tuple):
        raise BadScene(f"{name}: {words!r} should be a list of cards")
    return [EMPTY if word is None else read_card(word) for word in words]


class _Box:
    """The power cards not placed yet."""

    def __init__(self, s: CrescentState) -> None:
        self.left = Counter({card.number: card.copies for card in content(s.pack).cards})

    def take(self, name: str, words: object) -> list[int]:
        cards = _cards(name, words)
        for number in cards:
            if number == EMPTY:
                continue
            if self.left[number] < 1:
                raise BadScene(f"{name}: {CARDS[number]!r} lies somewhere else already")
            self.left[number] -= 1
        return cards


# -- the board --------------------------------------------------


def _lay_board(s: CrescentState, scene: dict[str, Any], hexes: dict[Any, Any]) -> dict[int, str]:
    """The hexes: of a printed map, or one by one."""
    name = scene.get("map")
    if name is not None:
        slug = str(name).replace("_", "-")
        if (slug, len(s.players)) not in content(s.pack).layouts:
            raise BadScene(f"there is no map {name!r} for {len(s.players)} players")
        return lay_map(s, slug)
    for label, words in hexes.items():
        if not HEX_NAME.fullmatch(str(label)):
            raise BadScene(f"hexes: {label!r} should be a letter and a number, such as C3")
        _lay_hex(s, str(label), _mapping(f"hexes.{label}", words))
    clear_board(s)
    return {}


def _lay_hex(s: CrescentState, name: str, words: dict[str, Any]) -> None:
    at = words.get("at")
    q, r = at if at is not None else (words.get("q"), words.get("r"))
    place = (read_number(q, f"hexes.{name}.q"), read_number(r, f"hexes.{name}.r"))
    if place in s.places:
        raise BadScene(f"hexes.{name}: another hex lies at {place}")
    tile = str(words.get("tile") or _tile_of(words)).replace("_", "-").replace("river-crossing", "crossing")
    if tile not in TILE_NAMES:
        raise BadScene(f"hexes.{name}: {tile!r} is no tile; there are: {', '.join(TILE_NAMES)}")
    river = words.get("river", [])
    if isinstance(river, str) or not set(river) <= set(DIRECTIONS):
        raise BadScene(f"hexes.{name}: river names edges: {', '.join(DIRECTIONS)}")
    lay_hex(s, name, place, tile, sum(1 << DIRECTIONS.index(edge) for edge in river))


def _tile_of(words: dict[str, Any]) -> str:
    """A tile told by its terrain and feature."""
    feature = words.get("feature") or next(iter(words.get("features") or []), None)
    return str(feature or ("river" if words.get("river") else words.get("terrain", "fertile")))


def _lay_pieces(t: PlayTable, h: int, words: dict[Any, Any]) -> None:
    s = t.s
    for ruler, held in words.items():
        if ruler in HEX_WORDS or ruler == "at":
            continue
        me = s.players[read_ruler(ruler, len(s.players))]
        if isinstance(held, str):
            held = [held]
        counts = Counter(held) if isinstance(held, list | tuple) else _mapping(f"hexes.{s.names[h]}.{ruler}", held)
        for word, n in counts.items():
            if word not in PIECES:
                raise BadScene(f"hexes.{s.names[h]}: {word!r} is no piece; there are: {', '.join(PIECES)}")
            _lay_piece(t, me, h, PIECES[word], int(n))


def _lay_piece(t: PlayTable, me: Player, h: int, piece: str, n: int) -> None:
    s = t.s
    where = f"hexes.{s.names[h]}"
    if n < 1:
        return
    if piece in ("ordinary", "mercenary"):
        if piece == "ordinary" and not t.content.rulers[me.seat].ordinary:
            raise BadScene(f"{where}: the {RULERS[me.seat]} has mercenaries only")
        if me.supply < n:
            raise BadScene(f"{where}: the {RULERS[me.seat]} has no more discs")
        i = me.seat * len(s.places) + h
        if piece == "ordinary":
            s.ordinary[i] += n
        else:
            s.mercenary[i] += n
        me.supply -= n
    elif piece == "influence":
        if s.influence[h] != NOBODY or me.influence < 1:
            raise BadScene(f"{where}: a second influence token, or none left")
        s.influence[h] = me.seat
        me.influence -= 1
    elif piece == "palace":
        if me.seat != CALIPH or s.palace != NOWHERE:
            raise BadScene(f"{where}: there is one palace, the Caliph's")
        s.palace = h
    elif piece in ("town", "city"):
        if me.seat != SULTAN or s.settlement[h]:
            raise BadScene(f"{where}: towns and cities are the Sultan's, one to a hex")
        t.build(me, TOWN if piece == "town" else CITY, h, "")
    else:
        if s.stronghold[h]:
            raise BadScene(f"{where}: a second fort or castle")
        t.build(me, FORT if piece == "fort" else CASTLE, h, "")
    if min(me.forts, me.castles, s.towns, s.cities) < 0:
        raise BadScene(f"{where}: there are not so many {piece}s")


# -- the seats --------------------------------------------------


def _seats(words: object, players: int) -> dict[int, dict[str, Any]]:
    if isinstance(words, list | tuple):
        if len(words) > players:
            raise BadScene(f"{len(words)} seats are described, but {players} play")
        return {seat: _mapping(f"seat {seat}", one or {}) for seat, one in enumerate(words)}
    return {
        read_ruler(name, players): _mapping(f"seat {name}", one or {}) for name, one in _mapping("seats", words).items()
    }


def _lay_seat(t: PlayTable, me: Player, words: dict[str, Any], box: _Box) -> None:
    s = t.s
    name = RULERS[me.seat]
    unknown = set(words) - SEAT_WORDS
    if unknown:
        raise BadScene(f"seat {name}: unknown words {', '.join(sorted(map(str, unknown)))}")
    me.coins = read_number(words.get("coins", 0), "coins")
    me.points = read_number(words.get("points", t.content.starting_points), "points")
    if me.coins < 0 or me.points < 0:
        raise BadScene(f"seat {name}: a debt")
    me.hand = tuple(sorted(box.take(f"hand of the {name}", words.get("hand", []))))
    me.known = tuple(sorted(_cards("known", words["known"]))) if "known" in words else ()
    if WARFARE in me.hand and WARFARE not in me.known:
        me.known = tuple(sorted((*me.known, WARFARE)))
    me.front = tuple(sorted(box.take(f"front of the {name}", words.get("front", []))))
    reserves = read_number(words.get("reserves", 0), "reserves")
    if reserves and not t.content.rulers[me.seat].reserves:
        raise BadScene(f"seat {name}: there is no reserves card")
    if reserves > me.supply:
        raise BadScene(f"seat {name}: there are not so many discs")
    me.reserves = reserves
    me.supply -= reserves
    me.tiles = tuple(sorted(TILE_NAMES.index(str(tile)) for tile in words.get("tiles", [])))
    me.groups = sum(1 << int(group) - 1 for group in words.get("groups", []))
    me.wish = sum(MOMENTS[str(moment)] for moment in words.get("wishes", []))
    for word, n in _mapping("supply", words.get("supply", {})).items():
        if word not in SUPPLY_WORDS:
            raise BadScene(f"supply: {word!r}; there are: {', '.join(sorted(SUPPLY_WORDS))}")
        _set_supply(s, me, word, read_number(n, word))


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


# -- markets and decks --------------------------------------------------


def _lay_market(s: CrescentState, words: object, box: _Box) -> None:
    c = content(s.pack)
    if isinstance(words, dict):
        unknown = set(words) - {"far", "middle", "near"}
        if unknown:
            raise BadScene(f"market: {', '.join(map(str, unknown))}; there are: far, middle, near")
        for market, name in enumerate(("far", "middle", "near")):
            first, size = sum(c.slots[:market]), c.slots[market]
            cards = box.take(f"market {name}", words.get(name, []))
            if len(cards) > size:
                raise BadScene(f"market: {name} has {size} places")
            s.market[first : first + len(cards)] = cards
        return
    cards = box.take("market", words)
    if len(cards) > len(s.market):
        raise BadScene(f"market: there are {len(s.market)} places")
    s.market[: len(cards)] = cards


def lay(setup: Setup, scene: dict[str, Any], rng: int) -> CrescentState:
    """The table a scene describes. Raises BadScene."""
    unknown = set(scene) - WORDS
    if unknown:
        raise BadScene(f"unknown words: {', '.join(sorted(map(str, unknown)))}")
    try:
        pack = check_pack(scene["content"]) if "content" in scene else ""
    except BadSetup as error:
        raise BadScene(f"content: {error}") from None
    years = read_number(scene.get("years", int(setup.options["years"])), "years")
    s = empty_table(setup.players, years, pack, rng)
    hexes = _mapping("hexes", scene.get("hexes", {}))
    if "map" not in scene and not any(
        "tile" in w or "terrain" in w or "q" in w or "at" in w for w in hexes.values() if isinstance(w, dict)
    ):
        scene = {**scene, "map": setup.options["map"] if setup.options["map"] != BUILD else "divided-lands"}
    starts = _lay_board(s, scene, hexes)
    t = PlayTable(s)
    _lay_where(t, scene, hexes, starts)
    box = _Box(s)
    for seat, words in _seats(scene.get("seats", {}), setup.players).items():
        _lay_seat(t, s.players[seat], words, box)
    for me in s.players:
        if me.seat not in _seats(scene.get("seats", {}), setup.players):
            me.coins = 0
    if box.left[WARFARE]:
        box.left[WARFARE] = 0
        warlord = s.players[WARLORD]
        if _warfare_wanted(scene, setup.players):
            warlord.hand = tuple(sorted((WARFARE, *warlord.hand)))
            warlord.known = tuple(sorted((WARFARE, *warlord.known)))
        else:
            s.box = (WARFARE,)
    _lay_market(s, scene.get("market", []), box)
    bazaar = box.take("sultan_market", scene.get("sultan_market", []))
    if len(bazaar) > len(s.bazaar):
        raise BadScene(f"sultan_market: there are {len(s.bazaar)} places")
    s.bazaar[: len(bazaar)] = bazaar
    s.discard = box.take("discard", scene.get("discard", []))
    _lay_deck(s, scene.get("deck", []), box)
    _lay_clock(t, scene)
    s.minted = sum(me.coins for me in s.players)
    s.awarded = sum(me.points for me in s.players)
    return s


def _warfare_wanted(scene: dict[str, Any], players: int) -> bool:
    """Warfare is in the Warlord's hand unless his hand is told without it."""
    words = _seats(scene.get("seats", {}), players).get(WARLORD, {})
    return "hand" not in words


def _lay_where(t: PlayTable, scene: dict[str, Any], hexes: dict[Any, Any], starts: dict[int, str]) -> None:
    s = t.s
    if scene.get("start"):
        for h, group in starts.items():
            place_pieces(t, s.players[RULERS.index(group.partition("-")[0])], group, h)
    for label, words in hexes.items():
        if str(label) not in s.names:
            raise BadScene(f"hexes: the map has no {label!r}")
        _lay_pieces(t, s.names.index(str(label)), _mapping(f"hexes.{label}", words))
    for h in t.hexes:
        n = len(s.places)
        there = {seat for seat in range(len(s.players)) if s.ordinary[seat * n + h] or s.mercenary[seat * n + h]}
        there |= {s.holder[h]} if s.stronghold[h] else set()
        there |= {CALIPH} if s.palace == h else set()
        if len(there) > 1:
            raise BadScene(f"hexes.{s.names[h]}: only one ruler can have strength in a hex (05.07)")
        t.recount(h)


def _lay_deck(s: CrescentState, words: object, box: _Box) -> None:
    only = isinstance(words, dict)
    if isinstance(words, dict) and set(words) != {"only"}:
        raise BadScene("deck: a list of the next cards, or {only: [...]}")
    s.stacked = tuple(reversed(box.take("deck", words["only"] if isinstance(words, dict) else words)))
    rest = tuple(sorted(box.left.elements()))
    if only:
        s.box = (*s.box, *rest)
    elif rest:
        s.layers, s.seen = [rest], [0]


def _lay_clock(t: PlayTable, scene: dict[str, Any]) -> None:
    s = t.s
    s.year = read_number(scene.get("year", 1), "year")
    if not 1 <= s.year <= s.years:
        raise BadScene(f"year: 1 to {s.years}")
    phase = str(scene.get("phase", "actions"))
    if phase not in PHASES:
        raise BadScene(f"phase: one of {', '.join(PHASES)}")
    s.phase = PHASES.index(phase)
    s.round = read_number(scene.get("round", 1), "round")
    if not 1 <= s.round <= t.content.actions_a_year:
        raise BadScene(f"round: 1 to {t.content.actions_a_year}")
    s.turn = read_ruler(scene.get("turn", 0), len(s.players))
    s.raided = bool(scene.get("raided", False))
    if s.phase == TILES:
        s.through = THROUGH
    if s.phase == ACTIONS:
        begin(t)
    for name in scene.get("closed", []):
        if name not in BIT:
            raise BadScene(f"closed: {name!r} is no action; there are: {', '.join(BIT)}")
        s.closed |= BIT[name]


# -- telling what lies where --------------------------------------------------


def _named(cards: object) -> list[str | None]:
    assert isinstance(cards, list | tuple)
    return [None if number == EMPTY else CARDS[number] for number in cards]


def _hex_words(s: CrescentState, h: int) -> dict[str, Any]:
    n = len(s.places)
    out: dict[str, Any] = {
        "terrain": TERRAINS[s.terrain[h]],
        "feature": FEATURES[s.feature[h]] if s.feature[h] != PLAIN else None,
        "control": RULERS[s.control[h]] if s.control[h] != NOBODY else None,
        "influence": RULERS[s.influence[h]] if s.influence[h] != NOBODY else None,
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


def _seat_words(s: CrescentState, me: Player) -> dict[str, Any]:
    return {
        "coins": me.coins,
        "points": me.points,
        "hand": _named(me.hand),
        "chosen": _named(me.chosen),
        "front": _named(me.front),
        "reserves": me.reserves,
        "supply": {
            "units": me.supply,
            "forts": me.forts,
            "castles": me.castles,
            "influence": me.influence,
            "towns": s.towns if me.seat == SULTAN else 0,
            "cities": s.cities if me.seat == SULTAN else 0,
        },
        "tiles": [TILE_NAMES[tile] for tile in me.tiles],
        "wishes": [name for name, bit in MOMENTS.items() if me.wish & bit],
    }


def describe(s: CrescentState) -> dict[str, Any]:
    """What lies where, hidden things too, in the words that `lay` reads (the deck by its number of cards)."""
    laid = s.phase != TILES
    seats = [_seat_words(s, me) for me in s.players]
    clash = s.clash
    return {
        "year": s.year,
        "years": s.years,
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn": s.turn,
        "seats": {**dict(enumerate(seats)), **{RULERS[seat]: words for seat, words in enumerate(seats)}},
        "hexes": {s.names[h]: _hex_words(s, h) for h in range(len(s.places))} if laid else {},
        "palace": None if s.palace == NOWHERE else s.names[s.palace],
        "challenge": None if s.challenge == NOWHERE else s.names[s.challenge],
        "market": _named(s.market),
        "sultan_market": _named(s.bazaar),
        "deck": len(s.stacked) + sum(len(layer) for layer in s.layers),
        "discard": _named(sorted(s.discard)),
        "strengths": list(clash.strengths),
        "raided": s.raided,
        "over": s.over,
    }
