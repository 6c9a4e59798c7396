"""The zone table of Oath: what each seat cannot see (9.4).

`seen` says of every card which seats know it where it lies. The view names facedown advisers and relics to who knows
them; the fronts of discard piles and decks it names to nobody: what a seat knows of those is `remembered`. Knowledge
belongs to a place: a card that is dealt into a place is known to whom the one before it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from regnum.games.oath.catalogue import (
    BLANK_DENIZENS,
    BLANK_RELICS,
    BLANK_SITE,
    BLANK_VISIONS,
    CARDS,
    MAP,
    NO_CARD,
    ONLOOKER,
    SPARE_PLACES,
    Card,
    Pile,
    Relic,
    SiteCard,
    card_numbered,
    is_relic,
    is_vision,
)
from regnum.games.oath.state import OathState, Play, Player, Search, Site
from regnum.kernel.chance import Rng
from regnum.kernel.game import Viewer
from regnum.kernel.zones import Zone

Put = Callable[[list[Card]], None]
"""Write a whole row of cards back to where it lies."""


_POOLS = {"denizens": BLANK_DENIZENS, "relics": BLANK_RELICS, "visions": BLANK_VISIONS}
"""Cards change places only with cards of the same back."""
_BARE, _KNOWN, _BACK = 1, 2, 4
"""A group of places is a number: whether the back is hidden too, whether the seat knows the card, and which pool."""
_GROUPS = tuple(
    (pool, known, (BLANK_DENIZENS if bare else blanks)[known])
    for pool, blanks in _POOLS.items()
    for known in (False, True)
    for bare in (False, True)
)


def _kinds() -> list[int]:
    """The pool of every card, as a group; blanks lie at the end of the list, as in `seen`."""
    kinds = [
        2 * _BACK if is_vision(card) else _BACK if is_relic(card) else 0
        for card in map(card_numbered, range(len(CARDS)))
    ]
    kinds += [0] * SPARE_PLACES
    for pool, blanks in enumerate(_POOLS.values()):
        for blank in blanks:
            kinds[blank] = pool * _BACK
    return kinds


_KIND = _kinds()


class _Table:
    """Collects the zones of one seat, and who knows what lies in each of their places."""

    def __init__(self, s: OathState, seat: Viewer) -> None:
        self.s = s
        self.mask = ONLOOKER if seat is None else 1 << seat
        self.zones: list[Zone] = []
        self.dealt: set[int] = set()

    def row(
        self,
        name: str,
        cards: Sequence[Card],
        put: Put,
        *,
        places: Sequence[int] | None = None,
        named_if_known: bool = False,
        backs: bool = True,
    ) -> None:
        """The hidden places of a row: by the backs of the cards, and by whether the seat knows them.

        With `named_if_known` the view names to the seat what it knows, so that only the rest is hidden. Without `backs`
        the backs are hidden too, save that of the last card.
        """
        if not cards:
            return
        seen, mask = self.s.seen, self.mask
        row = list(cards)
        top = -1 if backs else len(row) - 1
        groups: dict[int, list[int]] = {}
        for i in range(len(row)) if places is None else places:
            card = row[i]
            kind = _KIND[card]
            if seen[card] & mask:
                if named_if_known:
                    continue
                kind += _KNOWN
            if i < top:
                kind += _BARE
            if kind in groups:
                groups[kind].append(i)
            else:
                groups[kind] = [i]
        for kind in sorted(groups):
            hidden = groups[kind]
            pool, known, blank = _GROUPS[kind]
            content = [row[i] for i in hidden]
            fill = partial(self._fill, row, hidden, [seen[card] for card in content], put)
            self.zones.append(Zone(name, content, fill, pool, remembered=known, blank=blank))

    def _fill(self, row: list[Card], places: list[int], masks: list[int], put: Put, dealt: list[Card]) -> None:
        """Whoever knew the card of a place knows the one that lies there now; of a blank only whether the seat did."""
        seen = self.s.seen
        for place in places:
            if row[place] not in self.dealt:
                seen[row[place]] = 0
        for place, mask, card in zip(places, masks, dealt, strict=True):
            row[place] = card
            seen[card] = mask if card >= 0 else mask & self.mask
            self.dealt.add(card)
        put(row)


def zones(s: OathState, seat: Viewer) -> list[Zone]:
    """Every content that the view of this seat hides."""
    if s.over:
        return []
    table = _Table(s, seat)
    for player in s.players:
        if player.seat == seat:
            continue
        if player.hand:
            table.row("hands", player.hand, partial(_put_hand, player))
        if player.down:
            places = [i for i, card in enumerate(player.advisers) if card in player.down]
            put = partial(_put_advisers, player, tuple(places), _being_played(s, player))
            table.row("advisers", player.advisers, put, places=places, named_if_known=True)
    for search in s.searches:
        if search.who != seat and not search.open and search.drawn:
            plays = [(play, play.card) for play in s.plays if play.who == search.who and play.card in search.drawn]
            # What the Prince has drawn is shown, but for Visions (P.6.d): the view names it, and so do questions.
            shown = s.prince.shown if s.prince is not None and search.who == s.prince.seat else ()
            places = [i for i, card in enumerate(search.drawn) if card not in shown]
            put = partial(_put_drawn, search, search.drawn, search.kept, plays)
            table.row("drawn", search.drawn, put, places=places)
    for pile in MAP:
        table.row("discards", s.discards[pile], partial(_put_pile, s, pile))
    table.row("world deck", s.deck, partial(_put_tuple, s, "deck"), backs=False)
    table.row("dispossessed", s.dispossessed, partial(_put_tuple, s, "dispossessed"))
    for site in s.sites:
        table.row("relics at sites", site.relics, partial(_put_relics, site), named_if_known=True)
    covered = [i for i, relic in enumerate(s.reliquary) if relic != NO_CARD]
    table.row("reliquary", s.reliquary, partial(_put_tuple, s, "reliquary"), places=covered, named_if_known=True)
    table.row("relic deck", s.relic_deck, partial(_put_tuple, s, "relic_deck"))
    _sites(s, table)
    return table.zones


def _sites(s: OathState, table: _Table) -> None:
    """Facedown sites that the seat has not peeked at, and those that are not on the map."""
    hidden = [site for site in s.sites if not site.faceup and not s.seen_sites[site.card] & table.mask]
    masks = [s.seen_sites[site.card] for site in hidden]
    cards = [site.card for site in hidden]
    if cards:
        table.zones.append(Zone("sites", cards, partial(_put_sites, s, hidden, masks), "sites", blank=BLANK_SITE))
    spare = list(s.site_deck)
    if spare:
        table.zones.append(Zone("site deck", spare, partial(_put_tuple, s, "site_deck"), "sites", blank=BLANK_SITE))


def _put_hand(player: Player, cards: list[Card]) -> None:
    player.hand = tuple(cards)


def _being_played(s: OathState, player: Player) -> list[tuple[Search | Play, int]]:
    """The records of facedown advisers that their owner is about to play (6.1), with their places in the row."""
    found: list[tuple[Search | Play, int]] = []
    for search in s.searches:
        if search.adviser and search.who == player.seat and search.kept and search.kept[0] in player.down:
            found.append((search, player.advisers.index(search.kept[0])))
    for play in s.plays:
        if play.who == player.seat and play.card in player.down:
            found.append((play, player.advisers.index(play.card)))
    return found


def _put_advisers(
    player: Player, down: tuple[int, ...], played: list[tuple[Search | Play, int]], cards: list[Card]
) -> None:
    """The places that were facedown stay so; what is being played is what lies there now."""
    player.advisers = tuple(cards)
    player.down = tuple([cards[i] for i in down])
    for record, place in played:
        if isinstance(record, Search):
            record.kept = (cards[place],)
        else:
            record.card = cards[place]


def _put_drawn(
    search: Search, old: tuple[Card, ...], kept: tuple[Card, ...], plays: list[tuple[Play, Card]], cards: list[Card]
) -> None:
    """Which were kept stays so; a card about to be played, for which room is made first, is what lies there now."""
    renamed = dict(zip(old, cards, strict=True))
    search.drawn = tuple(cards)
    search.kept = tuple([renamed[card] for card in kept])
    for play, card in plays:
        play.card = renamed[card]


def _put_pile(s: OathState, pile: Pile, cards: list[Card]) -> None:
    s.discards[pile] = tuple(cards)


def _put_relics(site: Site, cards: list[Relic]) -> None:
    site.relics = tuple(cards)


def _put_tuple(s: OathState, name: str, cards: list[Card]) -> None:
    setattr(s, name, tuple(cards))


def _put_sites(s: OathState, sites: list[Site], masks: list[int], cards: list[SiteCard]) -> None:
    for site in sites:
        s.seen_sites[site.card] = 0
    for site, mask, card in zip(sites, masks, cards, strict=True):
        site.card = card
        s.seen_sites[card] |= mask


def redeal_order(s: OathState, seat: Viewer, rng: Rng) -> None:
    """Where in a packet of the world deck a card lies nobody knows, save what was seen and the top card's back.

    Who has looked at a place knows the card that lies there now.
    """
    mask = ONLOOKER if seat is None else 1 << seat
    deck = list(s.deck)
    end = len(deck)
    for size in s.layers:
        start = end - size
        places = [i for i in range(start, end) if not s.seen[deck[i]] & mask and i != len(deck) - 1]
        cards = [deck[i] for i in places]
        masks = [s.seen[card] for card in cards]
        rng.shuffle(cards)
        for i, mask, card in zip(places, masks, cards, strict=True):
            deck[i] = card
            s.seen[card] = mask
        end = start
    s.deck = tuple(deck)
