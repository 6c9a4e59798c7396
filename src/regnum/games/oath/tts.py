"""Save strings of the Oath mod for Tabletop Simulator: the format in which groups keep and trade their chronicles.

A string is read into a `Save`, field by field, and written from one; what is read is written back to the letter. A
save becomes the document that a match begins from, and a document a save. What only the string knows (the order of its
decks, its version, names) stays in the document as the string itself; it is given back while the world is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from regnum.games.oath import document
from regnum.games.oath.catalogue import (
    BOARD,
    CARD_TTS,
    CARDS,
    COLOURS,
    OATH_TTS,
    OATHS,
    PURPLE,
    SITE_TTS,
    SITES,
    SLOT_NAME,
    Card,
    is_denizen,
    is_edifice,
    is_relic,
    is_vision,
)
from regnum.games.oath.setup import build_deck, shuffling
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Setup

OLDEST = (3, 1, 0)
NAMES_ITS_WINNER = (3, 3, 1)
"""Since this version a string ends with the citizens and the winner of the last game."""
NONE = 255
FACEDOWN = 24
"""Added to the number of a facedown site."""
PLACES = 3
"""Cards written for each site."""
LONGEST_NAME = 255
UNNAMED = "UNKNOWN"
_BIT = {"purple": 0x20, "black": 0x10, "yellow": 0x08, "white": 0x04, "blue": 0x02, "red": 0x01}
_CARD_OF = {number: card.number for card, number in zip(CARDS, CARD_TTS, strict=True)}
_SITE_OF = {number: site for site, number in enumerate(SITE_TTS)}
_OATH_OF = {number: oath for oath, number in enumerate(OATH_TTS)}
_ON_TOP: int = BOARD["setup"]["reliquary_relics"]
_SUIT_ORDER = "012345"


@dataclass(frozen=True, slots=True)
class SavedSite:
    site: int = NONE
    """The site's number in the mod, raised by `FACEDOWN` for a facedown one."""
    cards: tuple[int, ...] = (NONE,) * PLACES


@dataclass(frozen=True, slots=True)
class Save:
    """The fields of a string, in their order. Numbers are the mod's own."""

    version: tuple[int, int, int]
    games: int
    name: str
    active: int
    citizens: int
    oath: int
    suit_order: str
    sites: tuple[SavedSite, ...]
    world_deck: tuple[int, ...]
    dispossessed: tuple[int, ...]
    relic_deck: tuple[int, ...]
    previous_citizens: int = 0
    winner: int = 0
    winner_name: str = UNNAMED


# -- strings ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Reader:
    """8.7.1.c: reads a string field by field."""

    text: str
    at: int = 0
    field: str = field(default="", init=False)

    def take(self, n: int, name: str) -> str:
        part = self.text[self.at : self.at + n]
        if len(part) < n:
            raise BadSetup(f"{name}: the string ends at character {len(self.text)}, before it")
        self.at += n
        return part

    def number(self, digits: int, name: str) -> int:
        part = self.take(digits, name)
        if not all(digit in "0123456789ABCDEF" for digit in part):
            at = self.at - digits + 1
            raise BadSetup(f"{name}: {part!r} at character {at} is no number of {digits} hexadecimal digits (0-9, A-F)")
        return int(part, 16)

    def words(self, name: str, least: int) -> str:
        length = self.number(2, f"{name}_length")
        if length < least:
            raise BadSetup(f"{name}_length: at least {least} is expected, not {length}")
        return self.take(length, name)

    def row(self, name: str) -> tuple[int, ...]:
        size = self.number(2, f"{name}_size")
        return tuple(self.number(2, f"{name}, card {i + 1}") for i in range(size))


def decode(text: str) -> Save:
    """8.7.1.c: read a string. Raises BadSetup, naming the field."""
    reader = _Reader(text)
    version = tuple(reader.number(2, f"version_{part}") for part in ("major", "minor", "patch"))
    if version < OLDEST:
        raise BadSetup(f"version: strings of {_dotted(version)} cannot be read, only of {_dotted(OLDEST)} and later")
    games = reader.number(4, "game_count")
    name = reader.words("chronicle_name", 1)
    active = reader.number(2, "active_player_status")
    citizens = reader.number(2, "citizens")
    oath = reader.number(2, "oath")
    suit_order = reader.take(6, "suit_order")
    if sorted(suit_order) != list(_SUIT_ORDER):
        raise BadSetup(f"suit_order: each of 0 to 5 once is expected, not {suit_order!r}")
    sites = []
    for slot in SLOT_NAME:
        number = reader.number(2, f"sites, {slot}")
        sites.append(SavedSite(number, tuple(reader.number(2, f"sites, {slot}, card {i + 1}") for i in range(PLACES))))
    save = Save(
        (version[0], version[1], version[2]),
        games,
        name,
        active,
        citizens,
        oath,
        suit_order,
        tuple(sites),
        world_deck=reader.row("world_deck"),
        dispossessed=reader.row("dispossessed"),
        relic_deck=reader.row("relic_deck"),
    )
    if version >= NAMES_ITS_WINNER:
        save = replace(
            save,
            previous_citizens=reader.number(2, "previous_citizens"),
            winner=reader.number(2, "winner_colour"),
            winner_name=reader.words("winner_name", 0),
        )
    if reader.at != len(text):
        raise BadSetup(f"the end: {len(text) - reader.at} characters too many, from character {reader.at + 1}")
    return save


def encode(save: Save) -> str:
    """8.7.1.c: write a string."""
    parts = [*(f"{part:02X}" for part in save.version), f"{save.games:04X}", _words(save.name)]
    parts += [f"{number:02X}" for number in (save.active, save.citizens, save.oath)]
    parts.append(save.suit_order)
    for site in save.sites:
        parts += [f"{number:02X}" for number in (site.site, *site.cards)]
    for row in (save.world_deck, save.dispossessed, save.relic_deck):
        parts += [f"{len(row):02X}", *(f"{number:02X}" for number in row)]
    if save.version >= NAMES_ITS_WINNER:
        parts += [f"{save.previous_citizens:02X}", f"{save.winner:02X}", _words(save.winner_name)]
    return "".join(parts)


def _words(text: str) -> str:
    return f"{len(text):02X}{text}"


def _dotted(version: tuple[int, ...]) -> str:
    """8.7.1.c: a version in figures and dots."""
    return ".".join(map(str, version))


# -- documents -------------------------------------------------------------------------------------------------------


def _card(number: int, where: str, ok: Any) -> Card:
    """8.7.1.a: the card of a number, where it may lie."""
    card = _CARD_OF.get(number)
    if card is None or not ok(card):
        raise BadSetup(f"{where}: {number:02X} is no card that can lie there")
    return card


def _cards(numbers: tuple[int, ...], where: str, ok: Any) -> list[Card]:
    """8.8.e: the cards of a row of numbers."""
    return [_card(number, f"{where}, card {i + 1}", ok) for i, number in enumerate(numbers)]


def _slugs(cards: list[Card]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def _site(saved: SavedSite, where: str) -> dict[str, Any]:
    """8.7.1.a: a site with its cards."""
    facedown = saved.site != NONE and saved.site >= FACEDOWN
    site = _SITE_OF.get(saved.site - FACEDOWN if facedown else saved.site)
    if site is None:
        raise BadSetup(f"{where}: {saved.site:02X} is no site")
    cards = [
        _card(number, f"{where}, card {i + 1}", lambda card: is_denizen(card) or is_edifice(card) or is_relic(card))
        for i, number in enumerate(saved.cards)
        if number != NONE
    ]
    if facedown and not cards:
        return {"site": SITES[site].slug}
    return {
        "site": SITES[site].slug,
        "faceup": not facedown,
        "cards": _slugs([card for card in cards if not is_relic(card)]),
        "relics": _slugs([card for card in cards if is_relic(card)]),
    }


def _colours(mask: int, where: str) -> list[str]:
    """8.7.2.a: the colours of a mask."""
    if mask & ~sum(_BIT.values()):
        raise BadSetup(f"{where}: {mask:02X} is no set of colours")
    return [colour for colour in COLOURS if mask & _BIT[colour]]


def to_document(text: str) -> Document:
    """8.7.1.b-c, 8.7.2.a, 8.8.e: the document that a save string tells. Raises BadSetup, naming the field.

    The four topmost relics are those that the Reliquary takes; the others, and the world deck, are shuffled anew.
    """
    save = decode(text)
    if save.oath not in _OATH_OF:
        raise BadSetup(f"oath: {save.oath:02X} is none")
    deck = _cards(save.world_deck, "world_deck", lambda card: is_denizen(card) or is_vision(card))
    relics = _slugs(_cards(save.relic_deck, "relic_deck", is_relic))
    citizens = _colours(save.citizens, "citizens")
    told: dict[str, Any] = {"name": save.name, "games": save.games, "tts": text}
    if save.version >= NAMES_ITS_WINNER:
        told["previous_citizens"] = _colours(save.previous_citizens, "previous_citizens")
        told["winner"] = _colours(save.winner, "winner_colour")
        told["winner_name"] = save.winner_name
    found: Document = {
        "oath": OATHS[_OATH_OF[save.oath]],
        "sites": [_site(site, f"sites, {slot}") for site, slot in zip(save.sites, SLOT_NAME, strict=True)],
        "deck": sorted(_slugs([card for card in deck if is_denizen(card)])),
        "relics": sorted(relics[_ON_TOP:]),
        "top_relics": sorted(relics[:_ON_TOP]),
        "dispossessed": sorted(_slugs(_cards(save.dispossessed, "dispossessed", is_denizen))),
        "citizens": [colour for colour in citizens if colour != COLOURS[PURPLE]],
        "chronicle": told,
    }
    for card in (card for card in deck if is_vision(card)):
        if deck.count(card) > 1:
            raise BadSetup(f"world_deck: {CARDS[card].slug} lies in it twice")
    document.read(found)
    return found


def _world(found: Document) -> Document:
    """8.7.1.c: what of a document is the world, its Archive left to follow from the rest."""
    return {name: value for name, value in found.items() if name not in ("chronicle", "archive")}


def from_document(found: Document, name: str = "") -> str:
    """8.7.1.b-c, 8.7.2.a, 8.8.e: a save string for a document: the one it came from, if the world is still the same.

    Raises BadSetup.
    """
    world = document.read(found)
    told = found.get("chronicle") or {}
    if not isinstance(told, dict):
        raise BadSetup("chronicle: a JSON object is expected")
    name = name or str(told.get("name") or "Regnum")
    kept = told.get("tts")
    if isinstance(kept, str):
        if _world(to_document(kept)) == _world(found) and decode(kept).name == name:
            return kept
    rng = Rng(int(Setup(0, {}, found).digest[:16], 16))
    deck, _ = build_deck(world.deck, shuffling(rng))
    relics = [*shuffling(rng)(world.top_relics), *shuffling(rng)(world.relics)]
    sites = []
    for record, slot in zip(world.sites, SLOT_NAME, strict=True):
        cards = [CARD_TTS[card] for card in (*record.cards, *record.relics)]
        if len(cards) > PLACES:
            raise BadSetup(f"sites, {slot}: a save string has room for {PLACES} cards and relics, not for {len(cards)}")
        number = SITE_TTS[record.card] + (0 if record.faceup else FACEDOWN)
        sites.append(SavedSite(number, (*cards, *[NONE] * (PLACES - len(cards)))))
    last = told.get("last")
    last = last if isinstance(last, dict) else {}
    winner = _BIT.get(str(last.get("winner")), 0)
    save = Save(
        NAMES_ITS_WINNER,
        min(0xFFFF, told["games"] if isinstance(told.get("games"), int) and told["games"] >= 0 else 0),
        name[:LONGEST_NAME],
        0,
        sum(_BIT[COLOURS[colour]] for colour in world.citizens),
        OATH_TTS[world.oath],
        _SUIT_ORDER,
        tuple(sites),
        tuple(CARD_TTS[card] for card in reversed(deck)),
        tuple(CARD_TTS[card] for card in world.dispossessed),
        tuple(CARD_TTS[relic] for relic in relics),
        winner=winner,
        winner_name=str(last.get("name") or UNNAMED)[:LONGEST_NAME],
    )
    return encode(save)
