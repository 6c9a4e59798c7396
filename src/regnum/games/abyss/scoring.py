"""Final scoring (section 21): locations, lords, the strongest affiliated ally of each race, monster tokens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from regnum.games.abyss.catalogue import (
    CARD_ID,
    INFLUENCE,
    KEYS,
    LOCATION_ID,
    LOCATIONS,
    LORD_ID,
    LORDS,
    RACE,
    VALUE,
    Location,
    Tile,
)
from regnum.games.abyss.state import AbyssState, Player
from regnum.games.abyss.table import affiliated_of, all_lords
from regnum.kernel.game import Result
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's score sheet: where each point came from."""

    locations: tuple[tuple[str, int], ...]
    lords: tuple[tuple[str, int], ...]
    allies: tuple[tuple[str, int], ...]
    tokens: tuple[int, ...]
    pearls: int
    best_lord: int

    @property
    def total(self) -> int:
        """2.1, 21.1-21.4, 22.9: all points together."""
        parts = (*self.locations, *self.lords, *self.allies)
        return sum(points for _, points in parts) + sum(self.tokens)


def _lords_of_guild(tile: Location, me: Player) -> int:
    """22.2. location:sargasso-silos, location:hydrozoa-reserves, location:parliament,
    location:barracks, location:dockworks.
    """
    return tile.base + tile.per * sum(LORDS[lord].guild == tile.of for lord in all_lords(me))


def _affiliated_of_race(tile: Location, me: Player) -> int:
    """18.5, 22.3. location:sanctuary, location:sargasso-fields, location:oceanic-senate-assembly,
    location:chasm, location:nest-of-giant-clams.
    """
    return tile.base + tile.per * len(affiliated_of(me, tile.of))


def _guilds(tile: Location, me: Player) -> int:
    """22.4, 22.5, location:abyss. Several lords of one guild count as one."""
    return tile.base + tile.per * len({LORDS[lord].guild for lord in all_lords(me)})


def _weakest_lord(tile: Location, me: Player) -> int:
    """location:depths."""
    return tile.base + tile.per * min((INFLUENCE[lord] for lord in all_lords(me)), default=0)


def _strongest_lord(tile: Location, me: Player) -> int:
    """location:throne-room."""
    return tile.base + tile.per * max((INFLUENCE[lord] for lord in all_lords(me)), default=0)


def _lords(tile: Location, me: Player) -> int:
    """location:jail."""
    return tile.base + tile.per * len(all_lords(me))


@ruling("ambassador_keys", "disabled_lords_at_scoring")
def _lords_with_key(tile: Location, me: Player) -> int:
    """location:closed-tower. An ambassador's card has three keys (18.26); a turned lord's do not count (24.4)."""
    return tile.base + tile.per * sum(KEYS[lord] > 0 and lord not in me.turned for lord in all_lords(me))


@ruling("ambassador_keys")
def _lords_without_key(tile: Location, me: Player) -> int:
    """location:lost-tower."""
    return tile.base + tile.per * sum(KEYS[lord] == 0 for lord in all_lords(me))


def _weakest_affiliated(tile: Location, me: Player) -> int:
    """location:chamber-of-allies."""
    weakest: dict[int, int] = {}
    for card in sorted(me.affiliated, key=VALUE.__getitem__):
        weakest.setdefault(RACE[card], VALUE[card])
    return tile.base + tile.per * sum(weakest.values())


def _affiliated(tile: Location, me: Player) -> int:
    """location:coral-barrier."""
    return tile.base + tile.per * len(me.affiliated)


def _nothing(tile: Location, me: Player) -> int:
    """location:black-smokers."""
    return tile.base


FORMULAS: Final[dict[str, Callable[[Location, Player], int]]] = {
    "lords-of-guild": _lords_of_guild,
    "affiliated-of-race": _affiliated_of_race,
    "guilds": _guilds,
    "weakest-lord": _weakest_lord,
    "strongest-lord": _strongest_lord,
    "lords": _lords,
    "lords-with-key": _lords_with_key,
    "lords-without-key": _lords_without_key,
    "weakest-affiliated": _weakest_affiliated,
    "affiliated": _affiliated,
    "nothing": _nothing,
}


def location_points(s: AbyssState, me: Player, number: Tile) -> int:
    """18.4, 21.1: what a location is worth to a player, with that player's own lords and affiliated allies.

    location:city-of-mirrors scores as an opponent's location would for its own owner.
    """
    tile = LOCATIONS[number]
    if tile.score == "mirror":
        return _best_of_opponents(s, me)
    return FORMULAS[tile.score](tile, me)


@ruling("mirror_takes_best")
def _best_of_opponents(s: AbyssState, me: Player) -> int:
    """location:city-of-mirrors. The opponents' location that is best for its owner; 0 when there is none."""
    others = [tile for player in s.players if player.seat != me.seat for tile in player.locations]
    return max(0, max((location_points(s, me, tile) for tile in others), default=0))


def sheet(s: AbyssState, me: Player) -> Sheet:
    """The score sheet of a player as the table lies now (2.1, 13.7, 21.1-21.4; the example is 22.1, 22.6-22.8)."""
    best: dict[int, int] = {}
    for card in me.affiliated:
        best[RACE[card]] = card  # sorted, so the last of a race is its strongest (21.3)
    lords = all_lords(me)
    return Sheet(
        tuple((LOCATION_ID[tile], location_points(s, me, tile)) for tile in me.locations),
        tuple((LORD_ID[lord], INFLUENCE[lord]) for lord in lords),
        tuple((CARD_ID[card], VALUE[card]) for card in best.values()),
        tuple(sorted(me.tokens)),
        me.pearls,
        max((INFLUENCE[lord] for lord in lords), default=0),
    )


def known_points(s: AbyssState, me: Player) -> int:
    """21.1-21.3: all points but those of the monster tokens, which lie face down."""
    best = {RACE[card]: VALUE[card] for card in me.affiliated}
    return _in_locations(s, me) + sum([INFLUENCE[lord] for lord in all_lords(me)]) + sum(best.values())


def _in_locations(s: AbyssState, me: Player) -> int:
    return sum([location_points(s, me, tile) for tile in me.locations])


def token_points(s: AbyssState, seat: int) -> list[tuple[float, bool]]:
    """21.4: what each player's monster tokens are worth, as far as a seat can tell: those it has not seen are any of
    all those that it has not seen, the supply's included.
    """
    mask = 1 << seat
    unseen = [*s.tokens.bag, *s.tokens.top]
    seen: list[tuple[int, int]] = []
    for p in s.players:
        hidden = [value for value, known in zip(p.tokens, p.known, strict=True) if not known & mask]
        seen.append((sum(p.tokens) - sum(hidden), len(hidden)))
        unseen += hidden
    alike = len(set(unseen)) <= 1
    each = sum(unseen) / len(unseen) if unseen else 0
    return [(points + count * each, alike or not count) for points, count in seen]


def worths(s: AbyssState, me: Player) -> dict[str, int]:
    """13.7, 18.4, 21.1, 21.2: what each lord of the Court and each available location would add to a player's points,
    with the locations that they make worth more.
    """
    found = {LOCATION_ID[tile]: location_points(s, me, tile) for tile in s.available}
    if not me.locations:
        return found | {LORD_ID[lord]: INFLUENCE[lord] for lord in s.court}
    now = _in_locations(s, me)
    with_it = replace(me)
    for lord in s.court:
        with_it.lords = (*me.lords, lord)
        found[LORD_ID[lord]] = INFLUENCE[lord] + _in_locations(s, with_it) - now
    return found


def worths_depend_on(s: AbyssState, me: Player) -> object:
    """13.7, 18.4, 21.1: what lies open, my lords and allies, and everybody's locations, for the City of Mirrors."""
    locations = [player.locations for player in s.players]
    return s.court[:], s.available, me.lords, me.turned, me.tucked, me.affiliated, locations


@ruling("shared_victory")
def result(s: AbyssState) -> Result:
    """21.5-21.7: most points; then most pearls; then the best single lord; then the victory is shared."""
    sheets = tuple(sheet(s, me) for me in s.players)
    ranks = tuple((one.total, one.pearls, one.best_lord) for one in sheets)
    best = max(ranks)
    return Result(
        tuple(one.total for one in sheets),
        tuple(seat for seat, rank in zip(SEATS, ranks, strict=False) if rank == best),
        sheets,
        ranks=ranks,
    )
