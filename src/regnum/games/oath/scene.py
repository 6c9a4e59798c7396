"""Laying out a table of Oath from words, and telling in the same words what lies where.

    sites: {cradle-1: {site: plains, cards: [longbows], warbands: {purple: 2}},
            provinces-1: {site: mountain, relics: [map]}}
    seats: [{at: plains, favor: 2, secrets: 1, warbands: 3, advisers: [tents, {facedown: wolves}], relics: [whistle]},
            {at: mountain, role: citizen}]
    deck: [elders, faith]            # the next cards of the world deck; the others lie below in an order nobody knows
    discards: {cradle: [wolves]}     # the first card is the top one
    relics: [map]                    # the next relics of the relic deck
    banners: {peoples-favor: {holder: 1, tokens: 3, mob: true}}
    title: 1                         usurper: true
    dice: [0, 5]                     # what the next dice show (faces counted from 0, as content lists them)

Sites are named by slot; a slot that is not named holds a facedown site, save the top of each region. A site is faceup
unless it says `faceup: false`. Players who are not said to be anywhere stand at the top of the Cradle, with nothing but
full Supply. `deck: {only: […]}` holds nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from regnum.games.oath.catalogue import (
    BANNER_START,
    BANNERS,
    CARD_ID,
    CARDS,
    COLOURS,
    DENIZENS,
    EDIFICES,
    FAVOR,
    FIRST_GAME,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    NO_CARD,
    OATHS,
    PURPLE,
    REGIONS,
    RELIC_DECK,
    RELIQUARY,
    SITE_OF,
    SITES,
    SLOT_NAME,
    SPARE_PLACES,
    SUITS,
    TURNED,
    VISIONS,
    WARBANDS,
    is_vision,
)
from regnum.games.oath.state import (
    ACT,
    EXILE,
    NOBODY,
    REST,
    ROUND_END,
    WAKE,
    OathState,
    Player,
    Site,
)
from regnum.kernel.errors import BadScene
from regnum.kernel.game import Setup

PLAIN_SITES = {"cradle-1": "fertile-valley", "provinces-1": "standing-stones", "hinterland-1": "ancient-city"}
"""Faceup sites of a scene that does not say: Homelands, which do nothing by themselves."""
ROLE_NAMES = ("chancellor", "citizen", "exile")
SEAT_WORDS = {
    "role",
    "at",
    "supply",
    "favor",
    "secrets",
    "facedown_secrets",
    "warbands",
    "advisers",
    "relics",
    "vision",
    "colour",
}
SITE_WORDS = {"site", "faceup", "cards", "relics", "favor", "secrets", "warbands"}
TABLE_WORDS = {
    "sites",
    "seats",
    "oath",
    "round",
    "turn",
    "phase",
    "title",
    "usurper",
    "visions_drawn",
    "deck",
    "discards",
    "relics",
    "reliquary",
    "banks",
    "banners",
    "tokens",
    "dispossessed",
    "boxed",
    "scepter_taken",
    "order",
    "known",
    "spent",
}


@cache
def _names() -> dict[str, int]:
    """Every way to name a card: slug, id, and its name in each language."""
    from regnum.texts import LANGUAGES, MissingText, texts

    found: dict[str, int] = {}
    for number, thing in enumerate(CARD_ID):
        words = [thing, thing.partition(":")[2]]
        for language in LANGUAGES:
            try:
                words.append(texts("oath", language).name(thing))
            except MissingText:
                continue
        for word in words:
            found.setdefault(word.casefold(), number)
            found.setdefault(word.casefold().removeprefix("the "), number)
    return found


def read_card(word: object) -> int:
    if str(word).casefold() not in _names():
        raise BadScene(f"there is no card {word!r}")
    return _names()[str(word).casefold()]


def read_site(word: object) -> int:
    slug = str(word).removeprefix("site:")
    if slug not in SITE_OF:
        raise BadScene(f"there is no site {word!r}")
    return SITE_OF[slug]


def read_suit(word: object) -> int:
    if word not in SUITS:
        raise BadScene(f"there is no suit {word!r}; there are: {', '.join(SUITS)}")
    return SUITS.index(str(word))


def _number(name: str, word: object) -> int:
    if type(word) is not int or word < 0:
        raise BadScene(f"{name}: {word!r} is not a number")
    return word


def _mapping(name: str, words: object, known: Iterable[str] | None = None) -> dict[Any, Any]:
    if not isinstance(words, dict):
        raise BadScene(f"{name}: {words!r} should be a mapping")
    if known is not None:
        unknown = set(words) - set(known)
        if unknown:
            raise BadScene(f"{name}: unknown words {', '.join(sorted(map(str, unknown)))}")
    return words


def _list(name: str, words: object) -> list[Any]:
    if not isinstance(words, list | tuple):
        raise BadScene(f"{name}: {words!r} should be a list")
    return list(words)


class _Box:
    """Cards not placed yet. Placing one twice is a mistake in the scene."""

    def __init__(self) -> None:
        self.placed: set[int] = set()

    def take(self, name: str, words: object) -> list[int]:
        cards = []
        for word in _list(name, words):
            card = read_card(word)
            other = TURNED.get(card, card)
            if card in self.placed or other in self.placed:
                raise BadScene(f"{name}: {word!r} lies somewhere else already")
            self.placed.add(card)
            cards.append(card)
        return cards


def _warbands(name: str, words: object) -> tuple[int, int]:
    """A site's warbands: {purple: 2}."""
    if not words:
        return NOBODY, 0
    ((colour, n),) = _mapping(name, words).items()
    if colour not in COLOURS:
        raise BadScene(f"{name}: there is no colour {colour!r}")
    n = _number(name, n)
    return (COLOURS.index(colour), n) if n else (NOBODY, 0)


def _sites(scene: dict[str, Any], box: _Box) -> tuple[list[Site], list[int]]:
    described = scene.get("sites", {})
    if isinstance(described, list | tuple):
        described = dict(zip(SLOT_NAME, described, strict=False))
    described = dict(_mapping("sites", described, SLOT_NAME))
    for name, slug in PLAIN_SITES.items():
        named = [entry if isinstance(entry, str) else entry.get("site") for entry in described.values()]
        if name not in described and slug not in named:
            described[name] = slug
    sites: dict[str, Site] = {}
    used: set[int] = set()
    for name, entry in described.items():
        words = {"site": entry} if isinstance(entry, str) else _mapping(name, entry, SITE_WORDS)
        card = read_site(words.get("site"))
        if card in used:
            raise BadScene(f"{name}: that site lies somewhere else already")
        used.add(card)
        site = Site(card, bool(words.get("faceup", True)))
        site.cards = tuple(box.take(name, words.get("cards", [])))
        site.relics = tuple(box.take(name, words.get("relics", [])))
        site.favor = _number(name, words.get("favor", 0))
        site.secrets = _number(name, words.get("secrets", 0))
        site.army, site.warbands = _warbands(name, words.get("warbands"))
        sites[name] = site
    spare = [card for card in range(len(SITES)) if card not in used]
    out = [sites[name] if name in sites else Site(spare.pop(0)) for name in SLOT_NAME]
    return out, spare


def _player(seat: int, words: dict[str, Any], box: _Box, sites: list[Site], colour: int) -> Player:
    name = f"seat {seat}"
    _mapping(name, words, SEAT_WORDS)
    role = words.get("role", "chancellor" if seat == 0 else "exile")
    if role not in ROLE_NAMES or (role == "chancellor") != (seat == 0):
        raise BadScene(f"{name}: {role!r}: seat 0 is the Chancellor, the others are exile or citizen")
    if "colour" in words:
        if words["colour"] not in COLOURS:
            raise BadScene(f"{name}: there is no colour {words['colour']!r}")
        colour = COLOURS.index(words["colour"])
    player = Player(seat, colour, ROLE_NAMES.index(role))
    at = words.get("at")
    player.pawn = 0 if at is None else _slot(name, at, sites)
    player.supply = _number(name, words.get("supply", FULL_SUPPLY))
    player.favor = _number(name, words.get("favor", 0))
    player.secrets = _number(name, words.get("secrets", 0))
    player.facedown = _number(name, words.get("facedown_secrets", 0))
    player.warbands = _number(name, words.get("warbands", 0))
    for word in _list(name, words.get("advisers", [])):
        facedown = isinstance(word, dict)
        if facedown and set(word) != {"facedown"}:
            raise BadScene(f"{name}: an adviser is a card, or {{facedown: card}}")
        (card,) = box.take(name, [word["facedown"] if facedown else word])
        player.advisers = (*player.advisers, card)
        if facedown:
            player.down = (*player.down, card)
    player.relics = tuple(box.take(name, words.get("relics", [])))
    if words.get("vision"):
        (player.vision,) = box.take(name, [words["vision"]])
    return player


def _slot(name: str, at: object, sites: list[Site]) -> int:
    if at in SLOT_NAME:
        return SLOT_NAME.index(str(at))
    card = read_site(at)
    for slot, site in enumerate(sites):
        if site.card == card:
            return slot
    raise BadScene(f"{name}: {at!r} is not on the map")


def _seats(scene: dict[str, Any], setup: Setup) -> list[dict[str, Any]]:
    seats = scene.get("seats", [])
    if isinstance(seats, dict):
        seats = [seats.get(seat, {}) for seat in range(setup.players)]
    if len(seats) > setup.players:
        raise BadScene(f"{len(seats)} seats are described, but {setup.players} play")
    return [_mapping(f"seat {i}", words or {}) for i, words in enumerate(seats)] + [
        {} for _ in range(setup.players - len(seats))
    ]


def lay(setup: Setup, scene: dict[str, Any], rng: int) -> OathState:
    """The table a scene describes. Raises BadScene."""
    _mapping("table", scene, TABLE_WORDS)
    box = _Box()
    sites, spare = _sites(scene, box)
    described = _seats(scene, setup)
    colours = [PURPLE, *(colour for colour in range(len(COLOURS)) if colour != PURPLE)]
    players = [_player(seat, words, box, sites, colours[seat]) for seat, words in enumerate(described)]
    if GRAND_SCEPTER not in box.placed:
        box.placed.add(GRAND_SCEPTER)
        players[0].relics = (GRAND_SCEPTER, *players[0].relics)
    discards: list[tuple[int, ...]] = [() for _ in REGIONS]
    for region, words in _mapping("discards", scene.get("discards", {}), REGIONS).items():
        discards[REGIONS.index(region)] = tuple(reversed(box.take("discards", words)))
    dispossessed = box.take("dispossessed", scene.get("dispossessed", []))
    boxed = box.take("boxed", scene.get("boxed", []))
    reliquary = _reliquary(scene, box)
    top_relics = box.take("relics", scene.get("relics", []))
    deck_words = scene.get("deck", [])
    named = box.take("deck", deck_words["only"] if isinstance(deck_words, dict) else deck_words)
    rest = [card for card in (*FIRST_GAME, *VISIONS) if card not in box.placed]
    if isinstance(deck_words, dict):
        boxed += [card for card in rest if is_vision(card)]
        rest = []
    deck = (*rest, *reversed(named))
    inside = {*box.placed, *rest, *boxed}
    archive = [card for card in DENIZENS if card not in inside]
    archive += [card for card in EDIFICES if not CARDS[card].ruined and not {card, TURNED[card]} & inside]
    relic_deck = tuple(relic for relic in RELIC_DECK if relic not in box.placed)
    relic_deck += tuple(reversed(top_relics))
    spaces, left = [], list(relic_deck)
    for relic in reliquary:
        spaces.append(left.pop(0) if relic is None else relic)
    s = OathState(
        rng=rng,
        players=players,
        order=tuple(scene.get("order", range(setup.players))),
        oath=_oath(scene.get("oath", "supremacy")),
        sites=sites,
        deck=deck,
        layers=(*([1] * len(named)), len(rest)) if rest else (1,) * len(named),
        discards=discards,
        relic_deck=tuple(left),
        reliquary=tuple(spaces),
        site_deck=tuple(spare),
        archive=tuple(archive),
        dispossessed=tuple(dispossessed),
        banks=[3] * len(SUITS),
        bank=FAVOR,
        seen=[0] * (len(CARDS) + SPARE_PLACES),
        seen_sites=[0] * (len(SITES) + SPARE_PLACES),
        holders=[NOBODY] * len(BANNERS),
        on_banners=list(BANNER_START),
        errata=setup.options.get("law") == "errata",
        phase=scene.get("phase", ACT),
        round=_number("round", scene.get("round", 1)),
        visions_drawn=_number("visions_drawn", scene.get("visions_drawn", 0)),
        title=scene.get("title", 0),
        usurper=bool(scene.get("usurper", False)),
        boxed=tuple(boxed),
        scepter_taken=bool(scene.get("scepter_taken", False)),
    )
    if s.phase not in (WAKE, ACT, REST, ROUND_END):
        raise BadScene(f"phase: one of {WAKE}, {ACT}, {REST}, {ROUND_END}, not {s.phase!r}")
    turn = scene.get("turn", 0)
    if turn not in s.order or sorted(s.order) != list(range(setup.players)):
        raise BadScene("turn: the seat whose turn it is; order: all seats")
    s.turn = s.order.index(turn)
    _banks_and_banners(s, scene)
    _tokens(s, scene)
    _known(s, scene)
    _count(s)
    return s


def _oath(word: object) -> int:
    if word not in OATHS:
        raise BadScene(f"oath: one of {', '.join(OATHS)}, not {word!r}")
    return OATHS.index(str(word))


def _reliquary(scene: dict[str, Any], box: _Box) -> list[int | None]:
    """The relics of the Reliquary: a relic, `bare`, or anything that is left."""
    words = _list("reliquary", scene.get("reliquary", []))
    if len(words) > len(RELIQUARY):
        raise BadScene(f"reliquary: it has {len(RELIQUARY)} spaces")
    out: list[int | None] = []
    for word in words:
        out.append(NO_CARD if word == "bare" else None if word is None else box.take("reliquary", [word])[0])
    return out + [None] * (len(RELIQUARY) - len(out))


def _banks_and_banners(s: OathState, scene: dict[str, Any]) -> None:
    for suit, n in _mapping("banks", scene.get("banks", {})).items():
        s.banks[read_suit(suit)] = _number("banks", n)
    for name, entry in _mapping("banners", scene.get("banners", {}), BANNERS).items():
        words = _mapping(name, entry, ("holder", "tokens", "mob"))
        banner = BANNERS.index(name)
        if words.get("holder") is not None:
            s.holders[banner] = _number(name, words["holder"])
        s.on_banners[banner] = _number(name, words.get("tokens", BANNER_START[banner]))
        if words.get("mob"):
            s.mob = True


def _tokens(s: OathState, scene: dict[str, Any]) -> None:
    for word, entry in _mapping("tokens", scene.get("tokens", {})).items():
        words = _mapping("tokens", entry, ("favor", "secrets"))
        s.tokens.append((read_card(word), words.get("favor", 0), words.get("secrets", 0)))
    for word, suits in _mapping("spent", scene.get("spent", {})).items():
        slot = _slot("spent", word, s.sites)
        s.spent += [slot * 6 + read_suit(suit) for suit in _list("spent", suits)]


def _known(s: OathState, scene: dict[str, Any]) -> None:
    """Everybody knows what lies faceup, and everybody's own facedown advisers; `known: {1: [map]}` adds to it."""
    everybody = (1 << len(s.players)) - 1
    for site in s.sites:
        for card in site.cards:
            s.seen[card] = everybody
    for player in s.players:
        for card in (*player.advisers, *player.relics):
            s.seen[card] = 1 << player.seat if card in player.down else everybody
        if player.vision != NO_CARD:
            s.seen[player.vision] = everybody
    for seat, words in _mapping("known", scene.get("known", {})).items():
        for word in _list("known", words):
            if str(word) in SITE_OF:
                s.seen_sites[SITE_OF[str(word)]] |= 1 << seat
            else:
                s.seen[read_card(word)] |= 1 << seat


def _count(s: OathState) -> None:
    """Favor left in the shared bank, warbands left in the personal banks."""
    s.bank = FAVOR - sum(s.banks) - s.on_banners[0] - sum(p.favor for p in s.players)
    s.bank -= sum(site.favor for site in s.sites) + sum(favor for _, favor, _ in s.tokens)
    if s.bank < 0:
        raise BadScene(f"there are {FAVOR} favor, {-s.bank} fewer than the scene lays out")
    for player in s.players:
        player.bank = WARBANDS[player.colour]
    for player in s.players:
        owner = player if player.role == EXILE else s.players[0]
        owner.bank -= player.warbands
    for site in s.sites:
        if site.warbands:
            owners = [player for player in s.players if player.colour == site.army]
            if not owners or not site.faceup:
                raise BadScene("warbands of a colour nobody plays, or at a facedown site")
            owners[0].bank -= site.warbands
    if any(player.bank < 0 for player in s.players):
        raise BadScene("more warbands than there are")


def _slug(card: int) -> str:
    return CARDS[card].slug


def describe(s: OathState) -> dict[str, Any]:
    """What lies where, hidden things too, in the words that `lay` reads (decks by their number of cards)."""
    return {
        "oath": OATHS[s.oath],
        "round": s.round,
        "turn": s.order[s.turn] if s.turn < len(s.order) else NOBODY,
        "phase": s.phase,
        "order": list(s.order),
        "title": s.title,
        "usurper": s.usurper,
        "visions_drawn": s.visions_drawn,
        "sites": {
            SLOT_NAME[slot]: {
                "site": SITES[site.card].slug,
                "faceup": site.faceup,
                "cards": [_slug(card) for card in site.cards],
                "relics": [_slug(relic) for relic in site.relics],
                "favor": site.favor,
                "secrets": site.secrets,
                "warbands": {COLOURS[site.army]: site.warbands} if site.warbands else {},
            }
            for slot, site in enumerate(s.sites)
        },
        "seats": [
            {
                "role": ROLE_NAMES[p.role],
                "colour": COLOURS[p.colour],
                "at": SITES[s.sites[p.pawn].card].slug,
                "supply": p.supply,
                "favor": p.favor,
                "secrets": p.secrets,
                "facedown_secrets": p.facedown,
                "warbands": p.warbands,
                "bank": p.bank,
                "advisers": [{"facedown": _slug(c)} if c in p.down else _slug(c) for c in p.advisers],
                "relics": [_slug(relic) for relic in p.relics],
                "vision": None if p.vision == NO_CARD else _slug(p.vision),
            }
            for p in s.players
        ],
        "deck": len(s.deck),
        "discards": {REGIONS[i]: [_slug(card) for card in reversed(pile)] for i, pile in enumerate(s.discards)},
        "relics": len(s.relic_deck),
        "reliquary": ["bare" if relic == NO_CARD else _slug(relic) for relic in s.reliquary],
        "banks": {SUITS[i]: n for i, n in enumerate(s.banks)},
        "shared_bank": s.bank,
        "banners": {
            BANNERS[i]: {
                "holder": None if holder == NOBODY else holder,
                "tokens": s.on_banners[i],
                "mob": s.mob and i == 0,
            }
            for i, holder in enumerate(s.holders)
        },
        "tokens": {_slug(card): {"favor": favor, "secrets": secrets} for card, favor, secrets in s.tokens},
        "on_cards": {f"{CARD_ID[thing].partition(':')[2]} {COLOURS[colour]}": n for thing, colour, n in s.on_cards},
        "dispossessed": [_slug(card) for card in sorted(s.dispossessed)],
        "boxed": [_slug(card) for card in s.boxed],
        "act_over": s.act_over,
        "winner": None if s.winner == NOBODY else s.winner,
        "how": s.how,
        "over": s.over,
    }
