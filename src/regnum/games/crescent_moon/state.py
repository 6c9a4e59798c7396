"""Where everything lies. Zones that change often are lists, quiet ones tuples that clones share."""

from __future__ import annotations

from dataclasses import dataclass, field

from regnum.games.crescent_moon.geometry import Hex
from regnum.kernel.deals import Deal, Term
from regnum.kernel.things import SEATS, Seat

NOBODY = Seat(-1)
NOWHERE = Hex(-1)
EMPTY = -1

TILES, GROUPS, PALACE_SITE, PREPARATION, ACTIONS, SCORING = range(6)
"""Where a match stands: building the map, laying starting groups, the palace, then the three phases (14.02)."""
PHASES = ("tiles", "groups", "palace", "preparation", "actions", "scoring")

NO_CLASH, COMBAT_CLASH, CONTEST_CLASH = range(3)
NO_SIDE, ATTACKER, SUPPORTER, DEFENDER = range(4)
PENDING, RESOLVED, LEFT, CANCELLED = range(4)


@dataclass(slots=True)
class Player:
    """A ruler's own area."""

    seat: Seat
    coins: int
    points: int
    supply: int
    """Unit discs in the supply (09.01), of whichever kind."""
    forts: int
    castles: int
    influence: int
    """Influence tokens in the supply."""
    hand: tuple[int, ...] = ()
    """Power cards in hand, sorted; those chosen for a combat or contest lie in `chosen` instead."""
    chosen: tuple[int, ...] = ()
    front: tuple[int, ...] = ()
    """Characters and battalions played, face up (32.07, 32.08)."""
    known: tuple[int, ...] = ()
    """Those cards of the hand that everybody has seen go there."""
    reserves: int = 0
    """Units on the reserves card: ordinary ones, the Nomad's mercenaries."""
    tiles: tuple[int, ...] = ()
    """Tiles in hand while the map is built (88.04, 88.05)."""
    groups: int = 0
    """Bits of the starting groups still to be laid (88.14)."""
    wish: int = 0
    """The moments at which this ruler has silently asked to be asked (rulings.any_time_cards)."""


@dataclass(slots=True)
class Played:
    """A card revealed in a combat or contest."""

    card: int
    by: Seat
    """Whose card it is."""
    side: Seat
    """The ruler it counts as played by (51.04)."""
    status: int = PENDING
    ordinary: int = 0
    """Units assigned to it (44.07)."""
    mercenary: int = 0
    each: int = 0
    """What it gives for each unit assigned."""
    gives: int = 0
    """What it adds to its own side."""
    takes: int = 0
    """What it takes from the other."""
    on: Seat = NOBODY
    """The ruler it was put on (card:corruption)."""


@dataclass(slots=True)
class Clash:
    """The combat or influence contest being resolved."""

    kind: int = NO_CLASH
    hex: Hex = NOWHERE
    attacker: Seat = NOBODY
    defender: Seat = NOBODY
    """Of a combat; a contest's defenders are among `sides`."""
    sides: tuple[int, ...] = ()
    """What each ruler is in a contest."""
    bonus: int = 0
    """What the attacker has besides cards and pieces (card:proclamation)."""
    played: list[Played] = field(default_factory=list)
    strengths: tuple[int, ...] = ()
    """Of the attacker's and the defender's side, once they are worked out."""
    winner: int = NO_SIDE
    no_sack: bool = False
    """card:safe-conduct."""
    spared: int = 0
    """Bits of the defender's strongholds that give no strength (card:sappers): 1 the fort or castle, 2 the palace."""
    lost: tuple[int, ...] = ()
    """Units lost by the attacker and the defender in the losses step."""
    sacked: int = 0
    """Bits of the buildings sacked, for the Warlord."""
    cleared: bool = False
    """The cards have gone where they go (48.01): `played` only tells what was played."""


@dataclass(slots=True)
class CrescentState:
    """The whole table."""

    rng: int
    players: list[Player]
    years: int
    """How many years are played (11.23)."""
    pack: str
    """The content pack as JSON, "" for none."""

    names: tuple[str, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    terrain: tuple[int, ...] = ()
    feature: tuple[int, ...] = ()
    rivers: tuple[int, ...] = ()
    """For each hex the bits of its edges with a river (13.02)."""
    through: tuple[int, ...] = ()
    """The two vertices of the crossing through which the river runs."""

    ordinary: list[int] = field(default_factory=list)
    """Ordinary units: the first ruler's hex by hex, then the next one's."""
    mercenary: list[int] = field(default_factory=list)
    stronghold: list[int] = field(default_factory=list)
    """0, or 1 for a fort and 2 for a castle, hex by hex (21.05)."""
    holder: list[Seat] = field(default_factory=list)
    """Whose it is."""
    settlement: list[int] = field(default_factory=list)
    """0, or 1 for a town and 2 for a city."""
    influence: list[Seat] = field(default_factory=list)
    """Whose token lies there (07.02)."""
    control: list[Seat] = field(default_factory=list)
    """Who controls the hex (06.01): kept by the operations that move pieces; while a combat lasts, the defender."""
    palace: Hex = NOWHERE
    challenge: Hex = NOWHERE
    """The hex of the Challenge token (20.04)."""
    towns: int = 0
    """In the Sultan's supply."""
    cities: int = 0

    layers: list[tuple[int, ...]] = field(default_factory=list)
    """The power deck: packets, each shuffled by itself, the last one on top."""
    seen: list[int] = field(default_factory=list)
    """For each packet the bits of the seats that know what is in it."""
    stacked: tuple[int, ...] = ()
    """Cards on top of it in a known order, the last one next: for scenes."""
    discard: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)
    """The nine places from the left: Far, Middle, Near (11.13)."""
    bazaar: list[int] = field(default_factory=list)
    """The Sultan's market."""
    looked: tuple[int, ...] = ()
    """Cards the acting ruler is looking at (36.01, 37.01)."""
    box: tuple[int, ...] = ()
    """Cards out of the game: only in scenes."""

    phase: int = PREPARATION
    year: int = 1
    round: int = 1
    """Action 1 to Action 4 (19.04)."""
    turn: Seat = SEATS[0]
    spot: int = 0
    """The place on the phase track within preparation: income, reserves, upkeep."""

    placing: int = NOWHERE
    """The tile shown and about to be placed (88.07)."""
    doing: int = 0
    """The action being carried out, as a bit; 0 while it is being chosen."""
    doing_move: bool = False
    """Whether it is a move action, for what lengthens one (card:forced-march)."""
    closed: int = 0
    """Actions whose talks have failed (rulings.failed_talks)."""
    boats: bool = False
    guides: int = 0
    moves: int = 0
    """Moves left in this action."""
    moved: int = 0
    discount: int = 0
    paid: int = 0
    done_in: int = 0
    """Bits of the hexes built or mustered in by this action (21.04, 35.02)."""
    bought: int = 0
    """Bits of the markets bought at by this action (29.05)."""
    bribed: int = 0
    """Mercenaries just bribed, in `bribed_at` (26.13)."""
    bribed_at: Hex = NOWHERE
    clash: Clash = field(default_factory=Clash)
    deal: Deal | None = None
    """Talks about a price (26.04, 28.02, 29.01) or a covenant (76.01): what lies on the table."""
    promises: tuple[Term, ...] = ()
    """Points promised to the Murshid by whoever wins (76.08)."""
    spy: int = NOBODY
    """Who has looked at a hand by Spies, whose, and what was in it."""
    spied: int = NOBODY
    spied_hand: tuple[int, ...] = ()
    spied_chosen: tuple[int, ...] = ()

    raided: bool = False
    """The Warlord has sacked a town or city in this year (his year-1 objective)."""
    ledger: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Points as they were announced: year, seat, objective, points (40.04, 40.13)."""
    minted: int = 0
    """Coins that have left the bank less those that came back: what all rulers hold together."""
    awarded: int = 0
    """The same for points."""
    over: bool = False

    def __post_init__(self) -> None:
        if self.deal is not None and not self.deal.parties:
            self.deal = None  # as matches of version 1 were kept between two talks
