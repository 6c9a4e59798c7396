"""Where everything lies. Zones that change often are lists, quiet ones tuples that clones share."""

from __future__ import annotations

from dataclasses import dataclass, field

from regnum.games.oath.catalogue import (
    NO_CARD,
    NO_PILE,
    NO_SITE,
    NO_SLOT,
    SLOTS,
    Card,
    Pile,
    Relic,
    SiteCard,
    Slot,
    Target,
    Thing,
)
from regnum.kernel.deals import Deal, Term
from regnum.kernel.things import SEATS, Seat

NOBODY = Seat(-1)
BANDITS = Seat(-1)
"""As ruler or as defender: the bandits. Never a seat."""
UNRULED = Seat(-2)
"""The ruler of a facedown site."""

CHANCELLOR, CITIZEN, EXILE = range(3)
"""Roles of the players (6.6.3). One of them is always the Chancellor: `OathState.chancellor`."""

SETUP, WAKE, ACT, REST, ROUND_END, CHRONICLE = "setup", "wake", "act", "rest", "round-end", "chronicle"


@dataclass(slots=True)
class Player:
    """A player's own area (2.2.1.a-2.2.3.b)."""

    seat: Seat
    colour: int
    role: int
    pawn: Slot = SLOTS[0]
    """The slot where the pawn stands; NO_SLOT once it is off the map (8.3.4)."""
    supply: int = 0
    favor: int = 0
    secrets: int = 0
    """Faceup secrets on the board."""
    facedown: int = 0
    """Facedown secrets on the board: they pay for nothing (7.1.2)."""
    warbands: int = 0
    """On the board: purple ones for Imperial players, else of the own colour."""
    bank: int = 0
    """Warbands of the own colour in the personal bank."""
    advisers: tuple[Card, ...] = ()
    down: tuple[Card, ...] = ()
    """Those advisers that lie facedown."""
    relics: tuple[Relic, ...] = ()
    """In the order in which they came."""
    vision: Card = NO_CARD
    """The revealed Vision."""
    hand: tuple[Card, ...] = ()
    """Cards drawn at setup, before one becomes an adviser (1.20)."""


@dataclass(slots=True)
class Site:
    """A slot of the map with the site card that lies there (2.8.1.a-2.8.5.a)."""

    card: SiteCard
    faceup: bool = False
    cards: tuple[Card, ...] = ()
    """Denizens and edifices, from the one nearest the site card."""
    relics: tuple[Relic, ...] = ()
    """Facedown relics."""
    favor: int = 0
    secrets: int = 0
    army: int = NOBODY
    """The colour of the warbands here; NOBODY without any."""
    warbands: int = 0


@dataclass(slots=True)
class Act:
    """What the records of all major actions share: who acts, from where, and which modifiers are in use (7.4)."""

    who: Seat
    at: Slot
    """The slot acted from: the pawn's, or where a power lets one act as if one were."""
    advisers: Seat = NOBODY
    """The seat whose advisers count as one's own for this action; NOBODY: one's own."""
    used: tuple[int, ...] = ()
    """Modifiers in use, by their number among the powers."""
    chosen: tuple[int, ...] = ()
    """What was chosen for each of them (a site, a player, a suit, a pile), or -1."""


@dataclass(slots=True)
class Trip(Act):
    """A Travel in progress (5.6)."""

    by: Seat = NOBODY
    """Who chooses the destination."""
    free: bool = False
    """Spends no Supply."""
    forced: bool = False
    """Made to travel: no modifiers that cost something are offered."""
    only: tuple[Slot, ...] = ()
    """The destinations it is confined to; none: anywhere."""
    came_from: Slot = NO_SLOT
    to: Slot = NO_SLOT


@dataclass(slots=True)
class Search(Act):
    """A Search in progress (5.1), or the play of a facedown adviser, which counts as one (6.1)."""

    source: Pile = NO_PILE
    """DECK or the region of a discard pile; NO_PILE: no draw."""
    drawn: tuple[Card, ...] = ()
    """Cards drawn and not yet played or discarded: only the searcher sees them."""
    kept: tuple[Card, ...] = ()
    """Those of them that will be played."""
    open: bool = False
    """The drawn cards are shown to all (Truthful Harp)."""
    plays: int = 1
    """How many cards may still be played."""
    played: tuple[Card, ...] = ()
    sited: bool = False
    """A card has been played to a site."""
    adviser: bool = False
    """It is the play of a facedown adviser (6.1)."""
    done: tuple[int, ...] = ()
    """Powers that act once an action and have done so."""


@dataclass(slots=True)
class Play:
    """A card being played (5.1.4)."""

    who: Seat
    card: Card
    slot: Slot = NO_SLOT
    """The site it goes to; NO_SLOT: advisers or the Revealed Vision space."""
    faceup: bool = True
    drawn: bool = True
    """Just drawn, and not a facedown adviser turned up."""


@dataclass(slots=True)
class Muster(Act):
    """A Muster in progress (5.2)."""

    card: Card = NO_CARD


@dataclass(slots=True)
class Trade(Act):
    """A Trade in progress (5.3)."""

    card: Card = NO_CARD
    for_secrets: bool = False


@dataclass(slots=True)
class Recover(Act):
    """A Recover in progress (5.4). The target is the number of a relic or banner among the things."""

    target: Thing = NO_CARD
    from_seat: Seat = NOBODY
    extra: int = 0
    """Secrets added to the payment by a power."""
    paid: int = 0


@dataclass(slots=True)
class Plan:
    """A battle plan in use (7.5)."""

    power: int
    user: Seat
    side: int
    chosen: int = 0
    card: Thing = NO_CARD


@dataclass(slots=True)
class Campaign(Act):
    """A campaign in progress (5.5). The fields that plans set are read once, by the law's own steps."""

    step: str = "defender"
    free: bool = False
    """Spends no Supply."""
    optional: bool = False
    """A power lets it be made: it may still be declined."""
    only: Seat = UNRULED
    """The only possible defender; UNRULED: any."""
    source: int = NOBODY
    """The power it comes from."""
    joined: tuple[Slot, ...] = ()
    """Slots whose warbands are part of the attacking force."""
    need_not: bool = False
    """The site acted from need not be a target (acting-as-if-elsewhere)."""
    defender: Seat = UNRULED
    rebels: tuple[Seat, ...] = ()
    """Players who are no Imperial players for this campaign (5.5.1)."""
    targets: tuple[Target, ...] = ()
    paid: bool = False
    allies: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    """Citizens who have been asked to join."""
    attack_dice: int = 0
    defense_dice: int = 0
    plans: list[Plan] = field(default_factory=list)
    passed: tuple[Seat, ...] = ()
    """Seats of the defending side that use no further plan."""
    barred: tuple[int, ...] = ()
    """Sides that may use no (further) plan."""
    winner: int = NOBODY
    """The side that has won."""
    halved: bool = False
    times: int = 1
    """Each die of the attack roll counts so often."""
    no_skulls: bool = False
    no_hollow: bool = False
    no_double_swords: bool = False
    no_single_shields: bool = False
    no_double_shields: bool = False
    worth: int = 1
    """What a sacrificed warband adds to the attack."""
    no_sacrifice: bool = False
    spared: tuple[int, ...] = ()
    """Sides that lose no warbands when defeated, whatever would kill them all."""
    whole: tuple[int, ...] = ()
    """Sides that lose the whole force when defeated."""
    burn_all: bool = False
    """All favor is burned instead of half (5.5.7.III)."""
    no_losses: bool = False
    """Nobody kills warbands when defeated."""
    attack_roll: tuple[int, ...] = ()
    defense_roll: tuple[int, ...] = ()
    swords: int = 0
    defense: int = 0
    shields: int = 0
    force_slots: tuple[Slot, ...] = ()
    """Targeted slots whose warbands were added to the defense."""
    force_boards: tuple[Seat, ...] = ()
    """Seats whose board warbands were added to the defense."""
    survived: tuple[int, ...] = ()
    """For each seat, the warbands of the beaten force now on its board."""
    taken: tuple[Relic, ...] = ()
    """Relics that the attacker took as spoils (5.5.7)."""
    killed: tuple[int, int] = (0, 0)
    """Warbands of either side killed in this campaign."""
    kept: tuple[Thing, ...] = ()
    """Cards used as plans that are not discarded at the end after all."""
    pending: tuple[int, ...] = ()
    """Plans (by their place among `plans`) or powers still to be resolved in this step."""
    done: tuple[int, ...] = ()
    """Powers that have been asked about in this step."""


@dataclass(slots=True)
class Writing:
    """The Chronicle being written (8): where its writer is, and what it says of the game."""

    step: str
    vision: Card = NO_CARD
    """The Vision by which alone the game was won (8.1.a)."""
    oath: int = NOBODY
    """The oath vowed for the next game."""
    flipped: tuple[Seat, ...] = ()
    """Seats whose Citizen boards were turned (8.2.a)."""
    offered: tuple[Seat, ...] = ()
    """Seats that have still to answer an offer of Citizenship."""
    joined: tuple[Seat, ...] = ()
    """Seats that accepted one."""
    built: Card = NO_CARD
    repaired: Card = NO_CARD
    where: SiteCard = NO_SITE
    """The site card where an edifice was built or repaired."""
    lost: tuple[SiteCard, ...] = ()
    """Faceup sites discarded from the map."""
    ruined: tuple[Card, ...] = ()
    """Edifices that fell, by their ruined sides."""
    suit: int = NOBODY
    """The most common suit (8.4)."""
    healed: bool = False
    """The Archive could not give six cards (8.4.i)."""
    top_relics: int = 0
    """Relics that lie on top of the relic deck (8.6.3)."""


@dataclass(slots=True)
class Prince:
    """The Clockwork Prince's board and his markers on the Mind Map (P.1.g-P.1.m).

    He is a player without a seat: one more of `OathState.players`, after those who have one.
    """

    seat: Seat
    """His place among the players."""
    space: int
    """Where the mask marker stands on the Mind Map."""
    start: int
    """Where the Start marker stands."""
    friends: tuple[tuple[int, ...], ...]
    """The rows of Friends from the bottom: suits in the order in which they came."""
    schemers: tuple[tuple[int, ...], ...]
    expanded: bool = False
    """Uses powers at the Expanded level (P.15.f)."""
    threat: int = 0
    strategy: int = 0
    ambition: int = 0
    """How much of his favor lies on the Ambition space (P.6.p)."""
    woken: bool = False
    """He has had a turn: only the first goes without an assessment of the threat (P.5.a)."""
    actions: int = -1
    """Actions still to be performed in this turn; -1 before he has searched and played."""
    skipped: tuple[int, ...] = ()
    """Spaces skipped since the last action that was performed (P.17.s)."""
    path: tuple[tuple[int, bool], ...] = ()
    """The spaces of this turn in their order, and whether something was done there."""
    shown: tuple[Card, ...] = ()
    """The cards that he has revealed in this turn, in the order drawn (P.6.e)."""


@dataclass(slots=True)
class OathState:
    """The whole table (2.1.1.a-2.1.7.b, 1.2.a-b, 2.3.a-h)."""

    rng: int
    players: list[Player]
    order: tuple[Seat, ...]
    """Turn order, the Chancellor first (4.c, 4.d)."""
    oath: int
    sites: list[Site]
    deck: tuple[Card, ...]
    """The world deck; the last card is the top one."""
    layers: tuple[int, ...]
    """Sizes of the packets of the world deck, from the top: within one nobody knows the order."""
    discards: list[tuple[Card, ...]]
    """The discard pile of each region; the last card is the top one."""
    relic_deck: tuple[Relic, ...]
    reliquary: tuple[Relic, ...]
    """The relic on each space, NO_CARD where it is bare."""
    site_deck: tuple[SiteCard, ...]
    archive: tuple[Card, ...]
    """Denizens and edifices (their intact sides) out of this game."""
    dispossessed: tuple[Card, ...]
    banks: list[int]
    bank: int
    """Favor in the shared bank."""
    seen: list[int]
    """For each card the bit mask of the seats that know which card it is, where it lies facedown."""
    seen_sites: list[int]
    holders: list[Seat]
    """Who holds each banner."""
    on_banners: list[int]
    """Tokens on each banner."""
    mob: bool = False
    round: int = 1
    turn: int = 0
    """The place in `order` of the player whose turn it is."""
    phase: str = SETUP
    title: Seat = SEATS[0]
    """Who holds the Oathkeeper title; NOBODY only while no player meets the goal and none ever did."""
    usurper: bool = False
    visions_drawn: int = 0
    tokens: list[tuple[Thing, int, int]] = field(default_factory=list)
    """Cards with tokens on them: card, favor, secrets."""
    on_cards: list[tuple[Thing, int, int]] = field(default_factory=list)
    """Warbands lying on cards: thing, colour, number."""
    act_over: bool = False
    """The Act phase of the active player has ended."""
    spent: list[int] = field(default_factory=list)
    """Suits discarded from a site this turn, as slot * 6 + suit: no Homeland reward there (A.2.2)."""
    scepter_taken: bool = False
    """The Grand Scepter was taken this turn: its powers rest until the next."""
    rested: tuple[int, ...] = ()
    """Rest powers used in this Rest phase."""
    waking: tuple[int, ...] = ()
    """Wake powers dealt with in this Wake phase."""
    boxed: tuple[Card, ...] = ()
    """Cards out of the game: a Conspiracy that was played."""
    trips: list[Trip] = field(default_factory=list)
    searches: list[Search] = field(default_factory=list)
    plays: list[Play] = field(default_factory=list)
    musters: list[Muster] = field(default_factory=list)
    trades: list[Trade] = field(default_factory=list)
    recovers: list[Recover] = field(default_factory=list)
    campaigns: list[Campaign] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    """Faces that the next rolls show, for scenes."""
    last_attack: tuple[int, ...] = ()
    """What the dice showed last: faces of the last attack, defense and end dice rolled."""
    last_defense: tuple[int, ...] = ()
    last_end: int = 0
    errata: bool = False
    """Played by the corrected law."""
    short: bool = False
    """At setup: too little favor for the prompts of all faceup sites (1.16.b)."""
    boards: tuple[int, ...] = ()
    """Colours of the boards not taken yet, where the chronicle has Citizens (1.9)."""
    citizens: tuple[int, ...] = ()
    """Those of them that lie with the Citizen side up."""
    deal: Deal | None = None
    """What players are negotiating."""
    promises: tuple[Term, ...] = ()
    winner: Seat = NOBODY
    how: str = ""
    """How it was won."""
    prince: Prince | None = None
    """The Clockwork Prince, where he plays."""
    writing: Writing | None = None
    """The Chronicle, once the game is won."""
    over: bool = False
    """The Chronicle is written, and the match at its end."""

    @property
    def chancellor(self) -> Seat:
        """The seat of the Chancellor, in whose name the Empire rules (6.6.3)."""
        return next(player.seat for player in self.players if player.role == CHANCELLOR)

    @property
    def trip(self) -> Trip:
        """The Travel under way: of several the one within the others; so with everything that follows."""
        return self.trips[-1]

    @property
    def search(self) -> Search:
        return self.searches[-1]

    @property
    def play(self) -> Play:
        return self.plays[-1]

    @property
    def muster(self) -> Muster:
        return self.musters[-1]

    @property
    def trade(self) -> Trade:
        return self.trades[-1]

    @property
    def recover(self) -> Recover:
        return self.recovers[-1]

    @property
    def campaign(self) -> Campaign:
        return self.campaigns[-1]
