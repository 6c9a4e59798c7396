"""The view in the game's numbers: a board small enough to be copied for every thought."""

from __future__ import annotations

from typing import Any

from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    CARD_ID,
    FEATURES,
    NOMAD,
    PALACE,
    RULER_ID,
    SULTAN,
    TERRAINS,
    Content,
    content,
)
from regnum.games.crescent_moon.view import CrescentView

RULER = {name: seat for seat, name in enumerate(RULER_ID)}
CARD = {name: number for number, name in enumerate(CARD_ID)}
NOBODY = -1


class Board:
    """What lies on the table, in the fields that the rules' own scoring reads; and what a line of thought has won."""

    __slots__ = (
        "adjacent",
        "awarded",
        "castles",
        "cities",
        "coins",
        "control",
        "costs",
        "feature",
        "forts",
        "hands",
        "holder",
        "influence",
        "left",
        "limit",
        "mercenary",
        "ordinary",
        "palace",
        "places",
        "players",
        "raided",
        "reserves",
        "settlement",
        "stronghold",
        "supply",
        "terrain",
        "tokens",
        "towns",
        "year",
        "years",
    )

    year: int
    years: int
    left: int
    players: range
    places: range
    terrain: list[int]
    feature: list[int]
    adjacent: list[list[int]]
    costs: list[dict[str, int]]
    limit: list[int]
    hands: list[int]
    control: list[int]
    influence: list[int]
    settlement: list[int]
    stronghold: list[int]
    holder: list[int]
    palace: int
    ordinary: list[int]
    mercenary: list[int]
    coins: list[int]
    supply: list[int]
    reserves: list[int]
    forts: list[int]
    castles: list[int]
    tokens: list[int]
    towns: int
    cities: int
    raided: bool
    awarded: list[float]
    """Points that this line of thought has scored at once."""

    def copy(self) -> Board:
        b = Board.__new__(Board)
        b.year, b.years, b.left = self.year, self.years, self.left
        b.players, b.places = self.players, self.places
        b.terrain, b.feature, b.adjacent = self.terrain, self.feature, self.adjacent
        b.costs, b.limit, b.hands = self.costs, self.limit, self.hands
        b.palace, b.towns, b.cities, b.raided = self.palace, self.towns, self.cities, self.raided
        b.control = self.control[:]
        b.influence = self.influence[:]
        b.settlement = self.settlement[:]
        b.stronghold = self.stronghold[:]
        b.holder = self.holder[:]
        b.ordinary = self.ordinary[:]
        b.mercenary = self.mercenary[:]
        b.coins = self.coins[:]
        b.supply = self.supply[:]
        b.reserves = self.reserves[:]
        b.forts = self.forts[:]
        b.castles = self.castles[:]
        b.tokens = self.tokens[:]
        b.awarded = self.awarded[:]
        return b

    def units(self, seat: int, h: int) -> int:
        i = seat * len(self.places) + h
        return self.ordinary[i] + self.mercenary[i]

    def walls(self, seat: int, h: int, c: Content) -> int:
        """05.02-05.06: the strength of a ruler's strongholds in a hex."""
        total = c.strength[self.stronghold[h] - 1] if self.stronghold[h] and self.holder[h] == seat else 0
        return total + c.strength[PALACE] if seat == CALIPH and self.palace == h else total

    def present(self, seat: int, h: int) -> bool:
        return self.control[h] == seat or self.influence[h] == seat or (seat == SULTAN and self.settlement[h] > 0)

    def recount(self, h: int) -> None:
        """06.01."""
        n = len(self.places)
        if self.stronghold[h]:
            self.control[h] = self.holder[h]
        elif self.palace == h:
            self.control[h] = CALIPH
        else:
            for seat in self.players:
                if self.ordinary[seat * n + h] or self.mercenary[seat * n + h]:
                    self.control[h] = seat
                    return
            self.control[h] = NOBODY

    # -- what can happen to it -------------------------------------------------------------------------------------

    def add(self, seat: int, h: int, ordinary: int, mercenary: int) -> None:
        i = seat * len(self.places) + h
        self.ordinary[i] += ordinary
        self.mercenary[i] += mercenary
        self.recount(h)

    def put_token(self, seat: int, h: int) -> None:
        other = self.influence[h]
        if other >= 0:
            self.tokens[other] += 1
        self.influence[h] = seat
        self.tokens[seat] -= 1

    def lift_token(self, seat: int, h: int) -> None:
        self.influence[h] = NOBODY
        self.tokens[seat] += 1

    def drop_stronghold(self, h: int) -> None:
        kind, owner = self.stronghold[h], self.holder[h]
        if kind == 1:
            self.forts[owner] += 1
        elif kind == 2:
            self.castles[owner] += 1
        self.stronghold[h], self.holder[h] = 0, NOBODY

    def drop_settlement(self, h: int) -> None:
        if self.settlement[h] == 1:
            self.towns += 1
        else:
            self.cities += 1
        self.settlement[h] = 0

    def lose(self, seat: int, h: int, n: int) -> None:
        """So many units go to the supply, ordinary ones first."""
        i = seat * len(self.places) + h
        ordinary = min(n, self.ordinary[i])
        self.ordinary[i] -= ordinary
        self.mercenary[i] -= n - ordinary
        self.supply[seat] += n

    def send_home(self, seat: int, h: int) -> None:
        """47.01, 47.02: a loser's units: ordinary ones, and the Nomad's, to the reserves card."""
        i = seat * len(self.places) + h
        ordinary, mercenary = self.ordinary[i], self.mercenary[i]
        home = ordinary + (mercenary if seat == NOMAD else 0)
        self.reserves[seat] += home
        self.supply[seat] += ordinary + mercenary - home
        self.ordinary[i] = self.mercenary[i] = 0


class Situation:
    """What a seat sees."""

    def __init__(self, view: CrescentView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.content: Content = content("")
        me = view.players[self.seat]
        self.hand = [CARD[name] for name in me.hand or []]
        self.index = {hexagon.at: h for h, hexagon in enumerate(view.hexes)}
        self.board = self._board()

    def _board(self) -> Board:
        view = self.view
        b = Board.__new__(Board)
        n = len(view.hexes)
        seats = len(view.players)
        b.year, b.years = view.year, view.years
        b.left = self.actions_left()
        b.players, b.places = range(seats), range(n)
        b.terrain = [TERRAINS.index(hexagon.terrain) for hexagon in view.hexes]
        b.feature = [FEATURES.index(hexagon.feature) for hexagon in view.hexes]
        b.adjacent = [[self.index[name] for name in hexagon.adjacent] for hexagon in view.hexes]
        b.costs = [player.costs for player in view.players]
        b.limit = [player.unit_limit for player in view.players]
        b.hands = [player.hand_count for player in view.players]
        b.control = [_seat(hexagon.control) for hexagon in view.hexes]
        b.influence = [_seat(hexagon.influence) for hexagon in view.hexes]
        b.settlement, b.stronghold, b.holder = [0] * n, [0] * n, [NOBODY] * n
        b.ordinary, b.mercenary = [0] * (n * seats), [0] * (n * seats)
        b.palace = NOBODY
        for h, hexagon in enumerate(view.hexes):
            for pieces in hexagon.pieces:
                seat = RULER[pieces.ruler]
                b.ordinary[seat * n + h] = pieces.ordinary
                b.mercenary[seat * n + h] = pieces.mercenaries
                for building in pieces.buildings:
                    self._stand(b, building, seat, h)
        b.coins = [player.coins for player in view.players]
        b.supply = [player.supply for player in view.players]
        b.reserves = [player.reserves or 0 for player in view.players]
        b.forts = [player.forts for player in view.players]
        b.castles = [player.castles for player in view.players]
        b.tokens = [player.influence for player in view.players]
        b.towns, b.cities = view.players[SULTAN].towns, view.players[SULTAN].cities
        b.raided = any(one.objective == "objective:warlord-year-1" and one.points for one in view.players[0].objectives)
        b.awarded = [0.0] * seats
        return b

    @staticmethod
    def _stand(b: Board, building: str, seat: int, h: int) -> None:
        kind = building.partition(":")[2]
        if kind in ("fort", "castle"):
            b.stronghold[h], b.holder[h] = (1 if kind == "fort" else 2), seat
        elif kind == "palace":
            b.palace = h
        else:
            b.settlement[h] = 1 if kind == "town" else 2

    def actions_left(self) -> int:
        """My actions still to come, the one being carried out not among them."""
        view = self.view
        each = self.content.actions_a_year
        later = each * (view.years - view.year)
        if view.phase == "scoring":
            return later
        if view.phase != "actions":
            return later + each
        turn = RULER[view.turn]
        return later + each - view.round + (1 if self.seat > turn else 0)


def _seat(name: Any) -> int:
    return NOBODY if name is None else RULER[name]
