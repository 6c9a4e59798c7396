"""The zone table of Oath: what each seat cannot see (9.4).

`seen` says of every card which seats know it where it lies. The view names facedown advisers and relics to who knows
them; the fronts of discard piles and decks it names to nobody: what a seat knows of those is `remembered`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from regnum.games.oath.catalogue import DENIZENS, NO_CARD, RELIC_DECK, VISIONS, is_vision
from regnum.games.oath.state import OathState, Player, Search, Site
from regnum.kernel.chance import Rng
from regnum.kernel.game import Seat
from regnum.kernel.zones import Zone

_BLANK_RELIC = RELIC_DECK[0]
_BLANK_DENIZEN = DENIZENS[0]
_BLANK_VISION = VISIONS[0]

Put = Callable[[tuple[int, ...]], None]


class _Row:
    """A row of cards of the state, some places of which are hidden: several zones may write into it."""

    def __init__(self, cards: tuple[int, ...], put: Put) -> None:
        self.cards = list(cards)
        self.put = put

    def fill(self, places: list[int], dealt: list[int]) -> None:
        for place, card in zip(places, dealt, strict=True):
            self.cards[place] = card
        self.put(tuple(self.cards))


def _set(thing: object, name: str, cards: tuple[int, ...]) -> None:
    setattr(thing, name, cards)


def _set_pile(s: OathState, pile: int, cards: tuple[int, ...]) -> None:
    s.discards[pile] = cards


def zones(s: OathState, seat: Seat) -> list[Zone]:
    """Every content that the view of this seat hides; tight zones first."""
    if s.over:
        return []
    mask = 0 if seat is None else 1 << seat
    out: list[Zone] = []

    def add(name: str, cards: tuple[int, ...], put: Put, pool: str, blank: int, known_in_view: bool) -> None:
        row = _Row(cards, put)
        for vision in (True, False) if pool == "cards" else (False,):
            for known in (False, True):
                places = [
                    i
                    for i, card in enumerate(cards)
                    if (is_vision(card) == vision or pool != "cards") and bool(s.seen[card] & mask) == known
                ]
                if not places or (known and known_in_view):
                    continue
                out.append(
                    Zone(
                        name,
                        [cards[i] for i in places],
                        partial(row.fill, places),
                        ("visions" if vision else "denizens") if pool == "cards" else pool,
                        remembered=known,
                        blank=_BLANK_VISION if vision else blank,
                    )
                )

    for player in s.players:
        if player.seat != seat:
            if player.hand:
                add("hands", player.hand, partial(_set, player, "hand"), "cards", _BLANK_DENIZEN, False)
            if player.down:
                _advisers(s, player, mask, out)
    for search in s.searches:
        if search.who != seat and not search.open and search.drawn:
            _drawn(s, search, mask, out)
    for pile, cards in enumerate(s.discards):
        add("discards", cards, partial(_set_pile, s, pile), "cards", _BLANK_DENIZEN, False)
    add("world deck", s.deck, partial(_set, s, "deck"), "cards", _BLANK_DENIZEN, False)
    add("dispossessed", s.dispossessed, partial(_set, s, "dispossessed"), "cards", _BLANK_DENIZEN, False)
    for site in s.sites:
        if site.relics:
            add("relics at sites", site.relics, partial(_set, site, "relics"), "relics", _BLANK_RELIC, True)
    covered = tuple(relic for relic in s.reliquary if relic != NO_CARD)
    if covered:
        add("reliquary", covered, partial(_set_reliquary, s), "relics", _BLANK_RELIC, True)
    add("relic deck", s.relic_deck, partial(_set, s, "relic_deck"), "relics", _BLANK_RELIC, False)
    hidden = [site for site in s.sites if not site.faceup and not s.seen_sites[site.card] & mask]
    out.append(Zone("sites", [site.card for site in hidden], partial(_set_sites, hidden), "sites"))
    out.append(Zone("site deck", list(s.site_deck), partial(_set_tuple, s, "site_deck"), "sites"))
    return out


def _set_tuple(s: OathState, name: str, cards: list[int]) -> None:
    setattr(s, name, tuple(cards))


def _set_sites(sites: list[Site], cards: list[int]) -> None:
    for site, card in zip(sites, cards, strict=True):
        site.card = card


def _set_reliquary(s: OathState, cards: tuple[int, ...]) -> None:
    rest = iter(cards)
    s.reliquary = tuple([NO_CARD if relic == NO_CARD else next(rest) for relic in s.reliquary])


def _advisers(s: OathState, player: Player, mask: int, out: list[Zone]) -> None:
    """The facedown advisers of another player: by their backs, which are public."""
    advisers: tuple[int, ...] = player.advisers
    down: tuple[int, ...] = player.down
    for vision in (True, False):
        places = [
            i
            for i, card in enumerate(advisers)
            if card in down and is_vision(card) == vision and not s.seen[card] & mask
        ]
        if places:
            out.append(
                Zone(
                    "advisers",
                    [advisers[i] for i in places],
                    partial(_put_advisers, player, places),
                    "visions" if vision else "denizens",
                    blank=_BLANK_VISION if vision else _BLANK_DENIZEN,
                )
            )


def _put_advisers(player: Player, places: list[int], dealt: list[int]) -> None:
    advisers = list(player.advisers)
    down = list(player.down)
    for place, card in zip(places, dealt, strict=True):
        down[down.index(advisers[place])] = card
        advisers[place] = card
    player.advisers = tuple(advisers)
    player.down = tuple(down)


def _drawn(s: OathState, search: Search, mask: int, out: list[Zone]) -> None:
    """Cards somebody else is searching through; what is kept of them is renamed with them."""
    drawn: tuple[int, ...] = search.drawn
    for vision in (True, False):
        for known in (False, True):
            places = [
                i for i, card in enumerate(drawn) if is_vision(card) == vision and bool(s.seen[card] & mask) == known
            ]
            if places:
                out.append(
                    Zone(
                        "drawn",
                        [drawn[i] for i in places],
                        partial(_put_drawn, search, places),
                        "visions" if vision else "denizens",
                        remembered=known,
                        blank=_BLANK_VISION if vision else _BLANK_DENIZEN,
                    )
                )


def _put_drawn(search: Search, places: list[int], dealt: list[int]) -> None:
    drawn = list(search.drawn)
    kept = list(search.kept)
    for place, card in zip(places, dealt, strict=True):
        kept = [card if other == drawn[place] else other for other in kept]
        drawn[place] = card
    search.drawn = tuple(drawn)
    search.kept = tuple(kept)


def redeal_order(s: OathState, seat: Seat, rng: Rng) -> None:
    """Where in a packet of the world deck a card lies nobody knows, save what was seen and the top card's back."""
    mask = 0 if seat is None else 1 << seat
    deck = list(s.deck)
    end = len(deck)
    for size in s.layers:
        start = end - size
        places = [i for i in range(start, end) if not s.seen[deck[i]] & mask and i != len(deck) - 1]
        cards = [deck[i] for i in places]
        rng.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            deck[i] = card
        end = start
    s.deck = tuple(deck)
