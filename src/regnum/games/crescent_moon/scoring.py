"""Scoring the objectives, and the end of the game (sections 40, 41)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from regnum.games.crescent_moon.catalogue import (
    CALIPH,
    CROSSING,
    HOLY_SITE,
    MURSHID,
    NOMAD,
    QUARRY,
    RULER_ID,
    SULTAN,
    WARLORD,
    Content,
    content,
)
from regnum.games.crescent_moon.geometry import HEXES, Hex
from regnum.games.crescent_moon.state import CrescentState, Player
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.game import Result
from regnum.kernel.options import Args, Reasons
from regnum.kernel.questions import Amount, Decision
from regnum.kernel.things import SEATS, Seat

Count = Callable[[CrescentState, Content], int]
"""How many points an objective is worth now."""


def _figure(c: Content, seat: Seat, name: str, figure: str) -> int:
    value: int = c.rulers[seat].objectives[name][figure]
    return value


def controlled(s: CrescentState, seat: Seat) -> list[Hex]:
    """ruler:caliph, ruler:warlord, 06.01."""
    return [h for h, holder in zip(HEXES, s.control, strict=False) if holder == seat]


def tokens(s: CrescentState, seat: Seat) -> list[Hex]:
    """ruler:murshid, ruler:nomad, 07.01."""
    return [h for h, owner in zip(HEXES, s.influence, strict=False) if owner == seat]


def holy_sites(s: CrescentState) -> list[Hex]:
    """12.07: every ruler has an objective about it."""
    return [h for h, feature in zip(HEXES, s.feature, strict=False) if feature == HOLY_SITE]


def _if(holds: bool, c: Content, seat: Seat, name: str) -> int:
    """40.03: an objective with a condition."""
    return _figure(c, seat, name, "points") if holds else 0


def warlord_secondary(s: CrescentState, c: Content) -> int:
    """ruler:warlord. He controls enough hexes."""
    name = "warlord-secondary"
    return _if(len(controlled(s, WARLORD)) >= _figure(c, WARLORD, name, "needs"), c, WARLORD, name)


def warlord_holy_site(s: CrescentState, c: Content) -> int:
    """ruler:warlord. He controls the holy site."""
    return _if(any(s.control[h] == WARLORD for h in holy_sites(s)), c, WARLORD, "warlord-holy-site")


def warlord_year_1(s: CrescentState, c: Content) -> int:
    """ruler:warlord. He sacked a town or city in this year."""
    return _if(s.raided, c, WARLORD, "warlord-year-1")


def murshid_main(s: CrescentState, c: Content) -> int:
    """ruler:murshid. For each of his tokens."""
    return len(tokens(s, MURSHID)) * _figure(c, MURSHID, "murshid-main", "points")


def murshid_secondary(s: CrescentState, c: Content) -> int:
    """ruler:murshid. For each of them beside a town, a city or the palace."""
    beside = [h for h in tokens(s, MURSHID) if s.settlement[h] or s.palace == h]
    return len(beside) * _figure(c, MURSHID, "murshid-secondary", "points")


def murshid_holy_site(s: CrescentState, c: Content) -> int:
    """ruler:murshid. Influence on the holy site."""
    return _if(any(s.influence[h] == MURSHID for h in holy_sites(s)), c, MURSHID, "murshid-holy-site")


def murshid_year_1(s: CrescentState, c: Content) -> int:
    """ruler:murshid. Enough tokens on the map."""
    name = "murshid-year-1"
    return _if(len(tokens(s, MURSHID)) >= _figure(c, MURSHID, name, "needs"), c, MURSHID, name)


def sultan_main(s: CrescentState, c: Content) -> int:
    """ruler:sultan. For each town and each city."""
    towns = sum(kind == 1 for kind in s.settlement)
    cities = sum(kind == 2 for kind in s.settlement)
    return towns * _figure(c, SULTAN, "sultan-main", "points") + cities * _figure(c, SULTAN, "sultan-main", "city")


def sultan_secondary(s: CrescentState, c: Content) -> int:
    """ruler:sultan. For each town or city that no other ruler controls."""
    free = [h for h, kind in enumerate(s.settlement) if kind and s.control[h] in (-1, SULTAN)]
    return len(free) * _figure(c, SULTAN, "sultan-secondary", "points")


def sultan_holy_site(s: CrescentState, c: Content) -> int:
    """ruler:sultan. A town, a city or his token on the holy site."""
    there = any(s.settlement[h] or s.influence[h] == SULTAN for h in holy_sites(s))
    return _if(there, c, SULTAN, "sultan-holy-site")


def sultan_year_1(s: CrescentState, c: Content) -> int:
    """ruler:sultan. Enough cities on the map."""
    cities = sum(kind == 2 for kind in s.settlement)
    return _if(cities >= _figure(c, SULTAN, "sultan-year-1", "needs"), c, SULTAN, "sultan-year-1")


def caliph_main(s: CrescentState, c: Content) -> int:
    """ruler:caliph. For each hex he controls."""
    return len(controlled(s, CALIPH)) * _figure(c, CALIPH, "caliph-main", "points")


def caliph_quarries(s: CrescentState, c: Content) -> int:
    """ruler:caliph. For each quarry among them."""
    quarries = [h for h in controlled(s, CALIPH) if s.terrain[h] == QUARRY]
    return len(quarries) * _figure(c, CALIPH, "caliph-quarries", "points")


def _holds_crossing(s: CrescentState) -> bool:
    """ruler:caliph."""
    return any(s.feature[h] == CROSSING for h in controlled(s, CALIPH))


def caliph_crossing(s: CrescentState, c: Content) -> int:
    """ruler:caliph. He controls the river crossing."""
    return _if(_holds_crossing(s), c, CALIPH, "caliph-crossing")


def caliph_holy_site(s: CrescentState, c: Content) -> int:
    """ruler:caliph. He controls the holy site."""
    return _if(any(s.control[h] == CALIPH for h in holy_sites(s)), c, CALIPH, "caliph-holy-site")


def caliph_year_1(s: CrescentState, c: Content) -> int:
    """ruler:caliph. Enough of the quarries and the crossing."""
    held = sum(s.terrain[h] == QUARRY for h in controlled(s, CALIPH)) + _holds_crossing(s)
    return _if(held >= _figure(c, CALIPH, "caliph-year-1", "needs"), c, CALIPH, "caliph-year-1")


def nomad_secondary(s: CrescentState, c: Content) -> int:
    """ruler:nomad. For each other ruler with a mercenary on the map."""
    n = len(s.places)
    employers = sum(any(s.mercenary[seat * n : (seat + 1) * n]) for seat in range(min(NOMAD, len(s.players))))
    return employers * _figure(c, NOMAD, "nomad-secondary", "points")


def nomad_holy_site(s: CrescentState, c: Content) -> int:
    """ruler:nomad. Influence on the holy site."""
    return _if(any(s.influence[h] == NOMAD for h in holy_sites(s)), c, NOMAD, "nomad-holy-site")


def nomad_year_1(s: CrescentState, c: Content) -> int:
    """ruler:nomad. Enough tokens on the map."""
    name = "nomad-year-1"
    return _if(len(tokens(s, NOMAD)) >= _figure(c, NOMAD, name, "needs"), c, NOMAD, name)


def at_once(s: CrescentState, c: Content) -> int:
    """40.12, 67.01: the Warlord scores his main objective in the action phase; the Nomad buys his points."""
    return 0


OBJECTIVES: tuple[tuple[str, int, Count], ...] = (
    ("warlord-main", WARLORD, at_once),
    ("warlord-secondary", WARLORD, warlord_secondary),
    ("warlord-holy-site", WARLORD, warlord_holy_site),
    ("warlord-year-1", WARLORD, warlord_year_1),
    ("murshid-main", MURSHID, murshid_main),
    ("murshid-secondary", MURSHID, murshid_secondary),
    ("murshid-holy-site", MURSHID, murshid_holy_site),
    ("murshid-year-1", MURSHID, murshid_year_1),
    ("sultan-main", SULTAN, sultan_main),
    ("sultan-secondary", SULTAN, sultan_secondary),
    ("sultan-holy-site", SULTAN, sultan_holy_site),
    ("sultan-year-1", SULTAN, sultan_year_1),
    ("caliph-main", CALIPH, caliph_main),
    ("caliph-quarries", CALIPH, caliph_quarries),
    ("caliph-crossing", CALIPH, caliph_crossing),
    ("caliph-holy-site", CALIPH, caliph_holy_site),
    ("caliph-year-1", CALIPH, caliph_year_1),
    ("nomad-main", NOMAD, at_once),
    ("nomad-secondary", NOMAD, nomad_secondary),
    ("nomad-holy-site", NOMAD, nomad_holy_site),
    ("nomad-year-1", NOMAD, nomad_year_1),
)
"""Every objective, in the order of the sheets; the number of one stands in the ledger."""
OBJECTIVE_ID = tuple(f"objective:{name}" for name, _, _ in OBJECTIVES)
NOMAD_MAIN = next(i for i, (name, _, _) in enumerate(OBJECTIVES) if name == "nomad-main")


def worth(s: CrescentState, c: Content, number: int) -> int:
    """What an objective would score now; the year-1 objective only in year 1 (40.01, 40.02)."""
    name, seat, count = OBJECTIVES[number]
    if s.year > 1 and c.rulers[seat].objectives[name]["kind"] == "year-1":
        return 0
    return count(s, c)


def exchange_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """ruler:nomad. As often as his coins allow."""
    return 0, t.s.players[NOMAD].coins // _figure(t.content, NOMAD, "nomad-main", "coins")


def _rate(t: CrescentTable, d: Decision) -> Args:
    """ruler:nomad."""
    price, points = (_figure(t.content, NOMAD, "nomad-main", name) for name in ("coins", "points"))
    return {"price": price, "count": points, "coins": t.s.players[NOMAD].coins}


EXCHANGE = Amount("nomad-exchange", "40.03", exchange_bounds, figures=_rate)


async def score_year(t: CrescentTable) -> None:
    """14.05, 40.01-40.11, 03.05: in turn order each ruler scores every objective met and says how much."""
    s = t.s
    for me in s.players:
        for number, (_, seat, _) in enumerate(OBJECTIVES):
            if seat != me.seat:
                continue
            points = worth(s, t.content, number)
            if number == NOMAD_MAIN:
                points = await exchange(t, me)
            if points:
                rule = "40.01" if s.year == 1 else "40.02"
                t.score(me, number, points, rule, OBJECTIVE_ID[number])


async def exchange(t: CrescentTable, me: Player) -> int:
    """ruler:nomad. In the scoring phase he may pay coins to the bank, so many for a point."""
    rate = _figure(t.content, NOMAD, "nomad-main", "coins")
    if me.coins < rate:
        return 0
    n = await t.ask(EXCHANGE, me.seat)
    t.pay_bank(me, n * rate, "40.03")
    return n * _figure(t.content, NOMAD, "nomad-main", "points")


# -- the end --------------------------------------------------


@dataclass(slots=True)
class Line:
    """Points of one objective in one year."""

    objective: str
    year: int
    points: int


@dataclass(slots=True)
class Sheet:
    """Where a ruler's points came from: at the start, objective by objective, and the rest by covenants."""

    ruler: str
    start: int
    lines: list[Line]
    covenants: int
    total: int
    coins: int


def sheet(s: CrescentState, me: Player) -> Sheet:
    """41.02: all is revealed at the end."""
    start = content(s.pack).starting_points
    lines = [Line(OBJECTIVE_ID[number], year, points) for year, seat, number, points in s.ledger if seat == me.seat]
    covenants = me.points - start - sum(line.points for line in lines)
    return Sheet(RULER_ID[me.seat], start, lines, covenants, me.points, me.coins)


def result(s: CrescentState) -> Result:
    """41.01-41.05, 03.06, 14.09: most points; then most coins; then the earlier in turn order."""
    ranks = [(me.points, me.coins, -me.seat) for me in s.players]
    sheets = tuple(sheet(s, me) for me in s.players)
    return Result(tuple(me.points for me in s.players), (SEATS[ranks.index(max(ranks))],), sheets, ranks=tuple(ranks))
