"""What a seat is sent of the table. Hidden cards are counted, never named; ids are what options point at."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from regnum.games.crescent_moon.bargain import BRIBE, SALE
from regnum.games.crescent_moon.building import kinds
from regnum.games.crescent_moon.buying import payee
from regnum.games.crescent_moon.catalogue import (
    BUILDING_ID,
    CALIPH,
    CARD_ID,
    DIRECTIONS,
    FEATURES,
    MARKET_ID,
    RULER_ID,
    SULTAN,
    SULTANS,
    TERRAINS,
)
from regnum.games.crescent_moon.combat import strength
from regnum.games.crescent_moon.covenants import COVENANTS, POINTS
from regnum.games.crescent_moon.geometry import HEXES, Hex
from regnum.games.crescent_moon.influence import attackers_influence, defenders_influence
from regnum.games.crescent_moon.map_building import TILE_ID, free_cells
from regnum.games.crescent_moon.scoring import OBJECTIVE_ID, OBJECTIVES, Sheet, result, worth
from regnum.games.crescent_moon.state import (
    ATTACKER,
    COMBAT_CLASH,
    DEFENDER,
    EMPTY,
    NO_CLASH,
    NOBODY,
    NOWHERE,
    PHASES,
    TILES,
    Player,
)
from regnum.games.crescent_moon.table import CrescentTable, settlement_kind, stronghold_kind
from regnum.games.crescent_moon.windows import MOMENTS
from regnum.games.crescent_moon.year import current_strength, income, reserves_value
from regnum.kernel.game import Viewer
from regnum.kernel.things import SEAT_ID, SEATS, Seat

SIDES = ("none", "attacker", "supporter", "defender")
STATUSES = ("pending", "resolved", "left", "cancelled")
CLASHES = ("none", "combat", "contest")


@dataclass(slots=True)
class PiecesView:
    """One ruler's pieces in a hex."""

    ruler: str
    ordinary: int
    mercenaries: int
    buildings: list[str]
    influence: bool


@dataclass(slots=True)
class HexView:
    at: str
    q: int
    r: int
    terrain: str
    feature: str
    river: list[str]
    """The edges along which the river runs."""
    adjacent: list[str]
    control: str | None
    influence: str | None
    pieces: list[PiecesView]
    challenge: bool


@dataclass(slots=True)
class ObjectiveView:
    objective: str
    kind: str
    points: int
    """What it would score if the year ended now."""


@dataclass(slots=True)
class PlayerView:
    at: str
    ruler: str
    coins: int
    points: int | None
    """Their own to know, until the end (11.12, 40.08, 40.09)."""
    hand: list[str] | None
    hand_count: int
    """29.17: public; chosen cards count until they are revealed."""
    chosen: list[str] | None
    front: list[str]
    supply: int
    reserves: int | None
    """Units on the reserves card; None without one."""
    forts: int
    castles: int
    towns: int
    cities: int
    influence: int
    income: int
    """What the next income step would bring."""
    reserves_value: int
    strength: int
    unit_limit: int
    costs: dict[str, int]
    """What they pay for each building, without the surcharge of the terrain."""
    objectives: list[ObjectiveView]
    tiles: list[str] | None
    tile_count: int
    wishes: list[str] | None
    """At which moments they want to be asked: their own to know."""


@dataclass(slots=True)
class SlotView:
    at: str
    market: str
    card: str | None
    price: int | None
    pays: str | None
    """Whom a purchase pays; None for the bank."""


@dataclass(slots=True)
class PlayedView:
    card: str
    by: str
    side: str
    status: str
    ordinary: int
    mercenaries: int
    gives: int
    takes: int
    on: str | None


@dataclass(slots=True)
class ClashView:
    kind: str
    hex: str
    attacker: str
    defender: str | None
    sides: dict[str, str]
    played: list[PlayedView]
    covenants: dict[str, int]
    attack: int
    """Strength or influence as it stands, cards resolved so far included."""
    defence: int
    winner: str | None


@dataclass(slots=True)
class DealView:
    """Talks about a price, or a covenant: then `count` are the points that the buyer promises."""

    kind: str
    buyer: str
    seller: str
    proposer: str
    count: int
    price: int
    card: str | None
    hex: str | None
    round: int
    rounds: int
    drafted: bool
    """The terms are complete and wait for a reply."""


@dataclass(slots=True)
class SpiedView:
    ruler: str
    hand: list[str]
    chosen: list[str]


@dataclass(slots=True)
class CrescentView:
    seat: Seat | None
    year: int
    years: int
    phase: str
    round: int
    turn: str
    content: str
    """The digest of the content pack, "" for the box's own figures."""
    players: list[PlayerView]
    hexes: list[HexView]
    cells: list[str]
    """Places beside the map, while it is being built."""
    placing: str | None
    """The tile shown and about to be placed."""
    market: list[SlotView]
    bazaar: list[SlotView]
    deck: int
    discard: list[str]
    looked: list[str | None]
    doing: str | None
    clash: ClashView | None
    deal: DealView | None
    spied: SpiedView | None
    over: bool
    sheets: tuple[Sheet, ...] | None
    winners: list[str]


def _pieces(t: CrescentTable, h: Hex) -> list[PiecesView]:
    s = t.s
    out: list[PiecesView] = []
    for seat in SEATS[: len(s.players)]:
        buildings: list[str] = []
        if s.stronghold[h] and s.holder[h] == seat:
            buildings.append(BUILDING_ID[stronghold_kind(s, h)])
        if seat == CALIPH and s.palace == h:
            buildings.append("building:palace")
        if seat == SULTAN and s.settlement[h]:
            buildings.append(BUILDING_ID[settlement_kind(s, h)])
        ordinary, mercenaries = t.ordinary(seat, h), t.mercenaries(seat, h)
        token = s.influence[h] == seat
        if buildings or ordinary or mercenaries or token:
            out.append(PiecesView(RULER_ID[seat], ordinary, mercenaries, buildings, token))
    return out


def _hex(t: CrescentTable, h: Hex) -> HexView:
    s = t.s
    q, r = s.places[h]
    laid = s.phase != TILES
    return HexView(
        t.hex(h),
        q,
        r,
        TERRAINS[s.terrain[h]],
        FEATURES[s.feature[h]],
        [name for edge, name in enumerate(DIRECTIONS) if s.rivers[h] >> edge & 1],
        [t.hex(other) for other in t.geo.adjacent[h]] if laid else [],
        RULER_ID[s.control[h]] if laid and s.control[h] != NOBODY else None,
        RULER_ID[s.influence[h]] if laid and s.influence[h] != NOBODY else None,
        _pieces(t, h) if laid else [],
        s.challenge == h,
    )


def _player(t: CrescentTable, me: Player, seat: Viewer, opened: bool) -> PlayerView:
    s = t.s
    c = t.content
    own = me.seat == seat or opened
    ruler = c.rulers[me.seat]
    laid = s.phase != TILES
    return PlayerView(
        SEAT_ID[me.seat],
        RULER_ID[me.seat],
        me.coins,
        me.points if own else None,
        [CARD_ID[number] for number in me.hand] if own else None,
        len(me.hand) + len(me.chosen),
        [CARD_ID[number] for number in me.chosen] if own else None,
        [CARD_ID[number] for number in me.front],
        me.supply,
        me.reserves if ruler.reserves else None,
        me.forts,
        me.castles,
        s.towns if me.seat == SULTAN else 0,
        s.cities if me.seat == SULTAN else 0,
        me.influence,
        income(t, me.seat) if laid else 0,
        reserves_value(t, me.seat) if ruler.reserves and laid else 0,
        current_strength(t, me) if ruler.reserves and laid else 0,
        ruler.unit_limit,
        {BUILDING_ID[kind]: ruler.costs[kind] for kind in kinds(t, me)},
        [
            ObjectiveView(OBJECTIVE_ID[number], ruler.objectives[name]["kind"], worth(s, c, number) if laid else 0)
            for number, (name, owner, _) in enumerate(OBJECTIVES)
            if owner == me.seat
        ],
        [TILE_ID[tile] for tile in me.tiles] if own else None,
        len(me.tiles),
        [name for name, bit in MOMENTS.items() if me.wish & bit] if own else None,
    )


def _slots(t: CrescentTable, me: Player | None) -> list[SlotView]:
    s = t.s
    out: list[SlotView] = []
    for place, (number, market) in enumerate(zip(s.market, t.content.market_of, strict=True)):
        if number == EMPTY:
            out.append(SlotView(f"slot:{place}", MARKET_ID[market], None, None, None))
            continue
        to = t.content.association[number]
        pays = RULER_ID[to] if to < len(s.players) and (me is None or payee(t, me, number) >= 0) else None
        full = t.content.prices[market]
        cost = full // 2 if me is not None and to == me.seat else full
        out.append(SlotView(f"slot:{place}", MARKET_ID[market], CARD_ID[number], cost, pays))
    return out


def _bazaar(t: CrescentTable) -> list[SlotView]:
    return [
        SlotView(
            f"bazaar:{place}",
            MARKET_ID[SULTANS],
            None if number == EMPTY else CARD_ID[number],
            None,
            RULER_ID[SULTAN],
        )
        for place, number in enumerate(t.s.bazaar)
    ]


def _clash(t: CrescentTable) -> ClashView | None:
    clash = t.s.clash
    if clash.kind == NO_CLASH:
        return None
    combat = clash.kind == COMBAT_CLASH
    if clash.strengths:
        attack, defence = clash.strengths
    elif combat:
        attack, defence = strength(t, ATTACKER), strength(t, DEFENDER)
    else:
        attack, defence = attackers_influence(t), defenders_influence(t)
    return ClashView(
        CLASHES[clash.kind],
        t.hex(clash.hex),
        RULER_ID[clash.attacker],
        RULER_ID[clash.defender] if combat else None,
        {RULER_ID[seat]: SIDES[role] for seat, role in enumerate(clash.sides) if role},
        [
            PlayedView(
                CARD_ID[played.card],
                RULER_ID[played.by],
                RULER_ID[played.side],
                STATUSES[played.status],
                played.ordinary,
                played.mercenary,
                played.gives,
                played.takes,
                None if played.on == NOBODY else RULER_ID[played.on],
            )
            for played in clash.played
        ],
        {RULER_ID[promise.giver]: promise.count for promise in t.s.promises},
        attack,
        defence,
        SIDES[clash.winner] if clash.winner else None,
    )


def _deal(t: CrescentTable) -> DealView | None:
    deal = t.s.deal
    if deal is None:
        return None
    goods = deal.terms[0]
    covenant = goods.kind == POINTS
    return DealView(
        "covenant" if covenant else goods.kind,
        RULER_ID[goods.giver if covenant else goods.taker],
        RULER_ID[goods.taker if covenant else goods.giver],
        RULER_ID[deal.speaker],
        goods.count,
        0 if covenant else deal.terms[1].count,
        goods.what if goods.kind == SALE else None,
        goods.what if goods.kind == BRIBE else None,
        deal.round,
        COVENANTS.rounds if covenant else t.content.rounds_of_talks,
        deal.drafted,
    )


def _doing(t: CrescentTable) -> str | None:
    from regnum.games.crescent_moon.actions import BIT

    return next((name for name, bit in BIT.items() if bit == t.s.doing), None)


def digest(pack: str) -> str:
    """A pack's name for people: the beginning of its digest."""
    return sha256(pack.encode()).hexdigest()[:12] if pack else ""


def view(t: CrescentTable, seat: Viewer, *, opened: bool = False) -> CrescentView:
    """All that a seat (None: a spectator) may see. After the end, and where asked for, everything lies open."""
    s = t.s
    opened = opened or s.over
    me = None if seat is None else s.players[seat]
    end = result(s) if s.over else None
    looks = opened or seat == s.turn
    spying = s.spied != NOBODY and (opened or seat == s.spy)
    return CrescentView(
        seat,
        s.year,
        s.years,
        PHASES[s.phase],
        s.round,
        RULER_ID[s.turn],
        digest(s.pack),
        [_player(t, player, seat, opened) for player in s.players],
        [_hex(t, h) for h in HEXES[: len(s.places)]],
        [f"cell:{q},{r}" for q, r in free_cells(s)] if s.phase == TILES else [],
        None if s.placing == NOWHERE else TILE_ID[s.placing],
        _slots(t, me),
        _bazaar(t),
        t.deck_size(),
        [CARD_ID[number] for number in sorted(s.discard)],
        [CARD_ID[number] if looks else None for number in s.looked],
        _doing(t),
        _clash(t),
        _deal(t),
        SpiedView(
            RULER_ID[s.spied],
            [CARD_ID[number] for number in s.spied_hand],
            [CARD_ID[number] for number in s.spied_chosen],
        )
        if spying
        else None,
        s.over,
        None if end is None else end.sheet,
        [] if end is None else [RULER_ID[winner] for winner in end.winners],
    )
