"""The document a game begins from: what the chronicle of the one before it says. Plain JSON, cards by slug.

{"oath": "supremacy",
 "sites": [{"site": "plains", "faceup": true, "cards": ["longbows"], "relics": ["ivory-eye"]}, …],   eight
 "deck": ["wrestlers", …],            denizens of the world deck, in any order: it is shuffled and built anew (8.8)
 "relics": ["map", …],                the relic deck, which is shuffled; "top_relics" lie on it, shuffled (8.6.3)
 "top_relics": […],
 "archive": […],                      denizens and edifices (intact sides) out of the game
 "dispossessed": […],
 "citizens": ["red"],                 boards with the Citizen side up
 "chronicle": {…}}                    whatever the chronicle wants to remember; the rules do not read it
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regnum.games.oath.catalogue import (
    BOARD,
    CARD_OF,
    CARDS,
    COLOURS,
    DENIZENS,
    EDIFICES,
    FIRST_GAME,
    NO_SITE,
    OATHS,
    PURPLE,
    REGION_OF,
    RELIC_DECK,
    RELIC_OF,
    SITE_OF,
    SITES,
    SLOT_NAME,
    SLOTS,
    Card,
    Relic,
    SiteCard,
    is_denizen,
    is_edifice,
)
from regnum.kernel.errors import BadSetup


@dataclass(slots=True)
class SiteRecord:
    card: SiteCard
    faceup: bool = False
    cards: list[Card] = field(default_factory=list)
    relics: list[Relic] = field(default_factory=list)


@dataclass(slots=True)
class Chronicle:
    """A document that has been read: cards as numbers."""

    oath: int
    sites: list[SiteRecord]
    deck: list[Card]
    relics: list[Relic]
    top_relics: list[Relic]
    archive: list[Card]
    dispossessed: list[Card]
    citizens: list[int]
    fresh: bool = False
    """A new chronicle: the relics of faceup sites are still to be dealt (1.16)."""


def _cards(document: dict[str, Any], word: str, ok: Any) -> list[Card]:
    """1.1.b: the cards that a word of the document lists."""
    words = document.get(word, [])
    if not isinstance(words, list):
        raise BadSetup(f"{word}: a list of cards is expected, not {words!r}")
    found = []
    for slug in words:
        if slug not in CARD_OF or not ok(CARD_OF[slug]):
            raise BadSetup(f"{word}: {slug!r} is no such card")
        found.append(CARD_OF[slug])
    return found


def _relics(document: dict[str, Any], word: str) -> list[Relic]:
    """1.1.b: the same for relics of the relic deck."""
    return [RELIC_OF[card] for card in _cards(document, word, _is_deck_relic)]


def _is_deck_relic(card: Card) -> bool:
    """1.1.b: whether it is a relic of the relic deck."""
    return card in RELIC_DECK


def _is_archived(card: Card) -> bool:
    """1.1.b: whether it is a card that the Archive holds, as it lies there."""
    return is_denizen(card) or (is_edifice(card) and not CARDS[card].ruined)


def _site(entry: Any, i: int) -> SiteRecord:
    """1.1.a, 1.1.b: a site with what lies there."""
    where = f"sites, {SLOT_NAME[i]}"
    if not isinstance(entry, dict) or entry.get("site") not in SITE_OF:
        raise BadSetup(f"{where}: {entry!r} names no site")
    unknown = set(entry) - {"site", "faceup", "cards", "relics"}
    if unknown:
        raise BadSetup(f"{where}: unknown words {', '.join(sorted(unknown))}")
    record = SiteRecord(
        SITE_OF[entry["site"]],
        bool(entry.get("faceup", False)),
        _cards(entry, "cards", lambda card: is_denizen(card) or is_edifice(card)),
        _relics(entry, "relics"),
    )
    if not record.faceup and (record.cards or record.relics):
        raise BadSetup(f"{where}: nothing lies at a facedown site")
    over = CARD_OF["salt-the-earth"] in record.cards  # it needs no room, and may not have cleared the site
    if len(record.cards) > max(1, SITES[record.card].capacity + over):
        raise BadSetup(f"{where}: it holds {SITES[record.card].capacity} cards")
    return record


def read(document: dict[str, Any]) -> Chronicle:
    """1.1.a, 1.1.c, 1.3.a: the chronicle that a document tells. Raises BadSetup, naming the field."""
    words = {"oath", "sites", "deck", "relics", "top_relics", "archive", "dispossessed", "citizens", "chronicle"}
    unknown = set(document) - words
    if unknown:
        raise BadSetup(f"a chronicle has no {', '.join(sorted(unknown))}; it has: {', '.join(sorted(words))}")
    if document.get("oath") not in OATHS:
        raise BadSetup(f"oath: one of {', '.join(OATHS)}, not {document.get('oath')!r}")
    sites = document.get("sites")
    if not isinstance(sites, list) or len(sites) != len(SLOTS):
        raise BadSetup(f"sites: {len(SLOTS)} of them are expected, from the top of the Cradle")
    records = [_site(entry, i) for i, entry in enumerate(sites)]
    if len({record.card for record in records}) != len(records):
        raise BadSetup("sites: a site lies in two places")
    if not any(record.faceup and REGION_OF[i] == 0 for i, record in enumerate(records)):
        raise BadSetup("sites: a site of the Cradle must be faceup")
    citizens = []
    for colour in document.get("citizens", []):
        if colour not in COLOURS or COLOURS.index(colour) == PURPLE:
            raise BadSetup(f"citizens: {colour!r} is no colour of an Exile board")
        citizens.append(COLOURS.index(colour))
    chronicle = Chronicle(
        OATHS.index(document["oath"]),
        records,
        _cards(document, "deck", is_denizen),
        _relics(document, "relics"),
        _relics(document, "top_relics"),
        _cards(document, "archive", _is_archived),
        _cards(document, "dispossessed", is_denizen),
        citizens,
    )
    _complete(chronicle)
    return chronicle


def _complete(c: Chronicle) -> None:
    """1.1.b: every card lies in one place: what is named nowhere lies in the Archive, or in the relic deck."""
    laid = [*c.deck, *c.archive, *c.dispossessed, *(card for site in c.sites for card in site.cards)]
    relics: list[Card] = [*c.relics, *c.top_relics, *(relic for site in c.sites for relic in site.relics)]
    for cards, name in ((laid, "cards"), (relics, "relics")):
        twice = sorted({card for card in cards if cards.count(card) > 1})
        if twice:
            raise BadSetup(f"{name}: {CARDS[twice[0]].slug} lies in two places")
    sides = [CARD_OF[CARDS[card].turns] for card in laid if is_edifice(card)]
    if set(sides) & set(laid):
        raise BadSetup("an edifice lies with both of its sides up")
    here = {*laid, *sides}
    c.archive += [card for card in (*DENIZENS, *EDIFICES) if card not in here and _is_archived(card)]
    c.relics += [relic for relic in RELIC_DECK if relic not in relics]
    need = sum(pile["denizens"] for pile in BOARD["world_pile"])
    if len(c.deck) < need:
        raise BadSetup(f"deck: a world deck needs at least {need} denizens, not {len(c.deck)}")


def first_game() -> Chronicle:
    """1.0.a: a new chronicle; facedown sites are dealt by the setup."""
    named = {entry["slot"]: entry for entry in BOARD["first_site"]}
    sites = [SiteRecord(NO_SITE) for _ in SLOTS]
    for i, name in enumerate(SLOT_NAME):
        if name in named:
            cards = [CARD_OF[slug] for slug in named[name]["denizens"]]
            sites[i] = SiteRecord(SITE_OF[named[name]["site"]], True, cards)
    at_sites = [card for site in sites for card in site.cards]
    chronicle = Chronicle(
        OATHS.index(BOARD["first_game"]["oath"]),
        sites,
        [card for card in FIRST_GAME if card not in at_sites],
        list(RELIC_DECK),
        [],
        [],
        [],
        [],
        fresh=True,
    )
    _complete_archive(chronicle, at_sites)
    return chronicle


def _complete_archive(c: Chronicle, at_sites: list[Card]) -> None:
    """1.0.a: what a first game leaves in the Archive."""
    used = {*c.deck, *at_sites}
    c.archive = [card for card in (*DENIZENS, *EDIFICES) if card not in used and _is_archived(card)]
