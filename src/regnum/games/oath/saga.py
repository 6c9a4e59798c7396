"""What the world outside a match needs to know of a chronicle: its forms, its story, its map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.oath import document, tts
from regnum.games.oath.catalogue import (
    CARD_ID,
    CARD_OF,
    CARDS,
    OATHS,
    SITES,
    SLOT_NAME,
    SUIT,
    SUITS,
    Card,
    is_denizen,
    is_edifice,
)
from regnum.kernel.game import Document

read_string = tts.to_document
write_string = tts.from_document

TURNS = frozenset(
    {
        "log-usurper",
        "log-becomes-citizen",
        "log-exiled",
        "log-vision-met",
        "log-exhaustion",
        "log-won-usurper",
        "log-won-visionary",
        "log-won-chancellor",
        "log-won-successor",
        "log-vows",
        "log-board-flipped",
        "log-builds",
        "log-repairs",
        "log-site-lost",
        "log-ruined",
        "log-common-suit",
        "log-archive-healed",
    }
)
"""The lines of a journal that make history."""
CAMPAIGN = ("log-campaigns", "log-odds", "log-attacker-wins", "log-defender-wins")
WON = frozenset({"log-won-usurper", "log-won-visionary", "log-won-chancellor", "log-won-successor"})
ANNALS = frozenset(
    {
        "winner",
        "seat",
        "how",
        "round",
        "oath",
        "built",
        "repaired",
        "where",
        "ruined",
        "lost",
        "suit",
        "healed",
        "citizens",
    }
)
"""What the Chronicle says of a game."""


def first_world() -> Document:
    """1.0.a: the world of a new chronicle, as a document: sites that are dealt facedown are the first ones left."""

    first = document.first_game()
    named = [site.card for site in first.sites]
    spare = iter([site for site in range(len(SITES)) if site not in named])

    def slugs(cards: Sequence[Card]) -> list[str]:
        return sorted(CARDS[card].slug for card in cards)

    relics = list(first.relics)
    sites: list[dict[str, Any]] = []
    for site in first.sites:
        if not site.faceup:
            sites.append({"site": SITES[next(spare)].slug})
            continue
        card = SITES[site.card]
        held = [relics.pop() for _ in range(card.relics)]
        sites.append({"site": card.slug, "faceup": True, "cards": slugs(site.cards), "relics": slugs(held)})
    return {
        "oath": OATHS[first.oath],
        "sites": sites,
        "deck": slugs(first.deck),
        "relics": slugs(relics),
        "top_relics": [],
        "archive": slugs(first.archive),
        "dispossessed": [],
        "citizens": [],
    }


def under(world: Document | None) -> str:
    """1.3.a: what the next game is played under."""
    return f"oath:{(world or first_world())['oath']}"


def sites(world: Document | None) -> list[tuple[str, str | None, list[tuple[str, str | None, bool]]]]:
    """8.7.1.b: the map: slot, site (none if it lies facedown), its cards: which, of what suit, whether built there."""

    laid = []
    for slot, site in zip(SLOT_NAME, (world or first_world())["sites"], strict=True):
        cards = [CARD_OF[slug] for slug in site.get("cards", ())]
        named = [(CARD_ID[card], None if SUIT[card] < 0 else SUITS[SUIT[card]], is_edifice(card)) for card in cards]
        laid.append((slot, f"site:{site['site']}" if site.get("faceup") else None, named))
    return laid


def suits(world: Document | None) -> dict[str, int]:
    """8.8.e: how many denizens of each suit the world has, in its deck and at its sites."""

    told = world or first_world()
    slugs = [*told["deck"], *(slug for site in told["sites"] for slug in site.get("cards", ()))]
    counts = dict.fromkeys(SUITS, 0)
    for slug in slugs:
        if is_denizen(CARD_OF[slug]):
            counts[SUITS[SUIT[CARD_OF[slug]]]] += 1
    return counts
