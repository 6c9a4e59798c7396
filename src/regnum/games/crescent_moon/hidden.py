"""The zone table of Crescent Moon: what each seat cannot see.

Hands, cards chosen and not revealed, the deck, cards being looked at, tiles in hand, points. With perfect memory points
are known, for every gain is announced; so are cards that were seen to go to a hand, and packets one has looked through.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from regnum.games.crescent_moon.catalogue import COMBAT, CONTEST, WARFARE, card, content
from regnum.games.crescent_moon.state import CONTEST_CLASH, CrescentState, Player
from regnum.kernel.game import Viewer
from regnum.kernel.zones import Zone

BLANK = card("dervishes")
"""A card that may be chosen in combats and contests alike."""


def _less(cards: tuple[int, ...], taken: list[int]) -> list[int]:
    """The cards that are left when these are taken away."""
    left = Counter(cards)
    left.subtract(taken)
    return sorted(left.elements())


def open_part(me: Player) -> list[int]:
    """The cards of a hand that everybody knows, Warfare apart: it is never hidden."""
    return [number for number in me.known if number != WARFARE]


def _stays(me: Player) -> list[int]:
    return [WARFARE] if WARFARE in me.hand else []


def _put_unknown(me: Player, cards: list[int]) -> None:
    me.hand = tuple(sorted([*_stays(me), *open_part(me), *cards]))


def _put_known(me: Player, cards: list[int]) -> None:
    unknown = _less(me.hand, [*_stays(me), *open_part(me)])
    me.known = tuple(sorted([*_stays(me), *cards]))
    me.hand = tuple(sorted([*_stays(me), *unknown, *cards]))


def _put_chosen(me: Player, cards: list[int]) -> None:
    me.chosen = tuple(sorted(cards))


def _put_layer(s: CrescentState, number: int, cards: list[int]) -> None:
    s.layers[number] = tuple(cards)


def _put_stacked(s: CrescentState, cards: list[int]) -> None:
    s.stacked = tuple(cards)


def _put_looked(s: CrescentState, cards: list[int]) -> None:
    s.looked = tuple(sorted(cards))


def _put_tiles(me: Player, tiles: list[int]) -> None:
    me.tiles = tuple(sorted(tiles))


def _put_points(me: Player, points: list[int]) -> None:
    me.points = points[0]


def zones(s: CrescentState, seat: Viewer) -> list[Zone]:
    """Every content that the view of this seat hides; tight zones first."""
    if s.over:
        return []
    out: list[Zone] = []
    keywords = content(s.pack).keywords
    wanted = CONTEST if s.clash.kind == CONTEST_CLASH else COMBAT
    others = [me for me in s.players if me.seat != seat]
    for me in others:
        chosen = [number for number in me.chosen if number != WARFARE]
        if len(chosen) == len(me.chosen):  # with Warfare among them the number of the others is not re-dealt either
            out.append(
                Zone(
                    "chosen",
                    chosen,
                    partial(_put_chosen, me),
                    "cards",
                    fits=lambda number: bool(keywords[number] & wanted),
                    blank=BLANK,
                )
            )
    for me in others:
        known = open_part(me)
        unknown = _less(me.hand, [*_stays(me), *known])
        out.append(Zone("hands", unknown, partial(_put_unknown, me), "cards", blank=BLANK))
        out.append(Zone("known hands", known, partial(_put_known, me), "cards", remembered=True, blank=BLANK))
    if s.looked and seat != s.turn:
        out.append(Zone("looked", s.looked, partial(_put_looked, s), "cards", blank=BLANK))
    for number, layer in enumerate(s.layers):
        knows = seat is not None and bool(s.seen[number] >> seat & 1)
        out.append(Zone("deck", layer, partial(_put_layer, s, number), "cards", remembered=knows, blank=BLANK))
    if s.stacked:
        out.append(Zone("deck", s.stacked, partial(_put_stacked, s), "cards", blank=BLANK))
    for me in others:
        if me.tiles:
            out.append(Zone("tiles", me.tiles, partial(_put_tiles, me), "tiles", blank=1))
    for me in others:
        out.append(Zone("points", (me.points,), partial(_put_points, me), "points", remembered=True))
    return out
