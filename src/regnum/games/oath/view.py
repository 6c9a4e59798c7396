"""What a seat is sent of the table. Facedown cards are named only to who knows them; ids are what options point at."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.games.oath.asking import ADVISER_PLACE, RELIC_PLACE
from regnum.games.oath.campaign.sides import side_name
from regnum.games.oath.campaign.targets import target_id
from regnum.games.oath.catalogue import (
    BANK_ID,
    BANNER_ID,
    CARD_ID,
    COLOURS,
    NO_CARD,
    NO_SLOT,
    OATH_GOAL,
    OATH_ID,
    ONLOOKER,
    PILE_ID,
    RELIQUARY_ID,
    SEAT_ID,
    SITE_ID,
    SLOT_ID,
    SLOTS,
    SUIT_ID,
    THING_ID,
    Card,
    Slot,
    is_vision,
)
from regnum.games.oath.odds import odds
from regnum.games.oath.powers import POWERS
from regnum.games.oath.prices import PriceView, prices
from regnum.games.oath.prince import behalf, board
from regnum.games.oath.prince.mind import MIND
from regnum.games.oath.state import (
    NOBODY,
    Act,
    Campaign,
    Player,
    Prince,
    Site,
)
from regnum.games.oath.table import OathTable
from regnum.games.oath.title import meets
from regnum.kernel.deals import Deal, Term
from regnum.kernel.game import Viewer
from regnum.kernel.things import Seat

ROLES = ("chancellor", "citizen", "exile")
_SIDES = ("attacker", "defender")


@dataclass(slots=True)
class CardView:
    """A card on the table. `at` is its place, for facedown ones; `card` is None for who does not know it."""

    at: str
    card: str | None
    faceup: bool
    vision: bool
    """Which back it has (9.4)."""
    favor: int = 0
    secrets: int = 0


@dataclass(slots=True)
class WarbandsView:
    colour: str
    count: int


@dataclass(slots=True)
class SiteView:
    at: str
    site: str | None
    faceup: bool
    ruler: str | None
    cards: list[CardView]
    relics: list[CardView]
    favor: int
    secrets: int
    warbands: WarbandsView | None
    pawns: list[str]


@dataclass(slots=True)
class PlayerView:
    at: str
    colour: str
    role: str
    site: str
    supply: int
    favor: int
    secrets: int
    facedown_secrets: int
    warbands: WarbandsView
    bank: int
    advisers: list[CardView]
    relics: list[CardView]
    vision: str | None
    hand: list[str] | None
    hand_count: int
    rules: int
    """Sites ruled, as the goals count them (2.11.h): the Empire's are the Chancellor's."""
    treasures: int
    """Relics and banners together (2.11)."""


@dataclass(slots=True)
class PileView:
    """A discard pile: its cards' backs are public, their fronts are not (9.4)."""

    at: str
    backs: list[str]


@dataclass(slots=True)
class DeckView:
    """The world deck: the back of its top card; None when it is empty. How many cards there are is secret (9.4)."""

    at: str
    back: str | None


@dataclass(slots=True)
class BannerView:
    banner: str
    holder: str | None
    tokens: int
    mob: bool


@dataclass(slots=True)
class BankView:
    at: str
    favor: int


@dataclass(slots=True)
class SpaceView:
    at: str
    space: str
    relic: CardView | None
    """None where the space lies bare and its power works."""


@dataclass(slots=True)
class PlanView:
    power: str
    user: str
    side: str


@dataclass(slots=True)
class OddsView:
    """The exact odds of the campaign as it stands, for the attacker; losses are those to be expected."""

    win: float
    win_without_sacrifice: float
    attacker_losses: float
    defender_losses: float


@dataclass(slots=True)
class CampaignView:
    step: str
    attacker: str
    defender: str | None
    at: str
    targets: list[str]
    allies: list[str]
    attack_dice: int
    defense_dice: int
    plans: list[PlanView]
    attack_roll: list[int]
    defense_roll: list[int]
    attack: int
    defense: int
    winner: str | None
    odds: OddsView | None
    """Until the first roll."""


@dataclass(slots=True)
class TermView:
    giver: str
    taker: str
    kind: str
    what: str
    count: int
    due: str
    """When it falls due, for a promise."""


@dataclass(slots=True)
class DealView:
    parties: list[str]
    """The first is who spoke last."""
    terms: list[TermView]
    drafted: bool
    accepted: list[str]


@dataclass(slots=True)
class RowView:
    """A row of the Clockwork Prince's relationships: its suits in the order in which they came, and its figures."""

    friends: list[str]
    schemers: list[str]
    actions: int
    favor: int
    secrets: int


@dataclass(slots=True)
class StepView:
    """A space of the Mind Map that the mask came to in this turn, and whether something was done there."""

    space: str
    done: bool


@dataclass(slots=True)
class PrinceView:
    """The Clockwork Prince's board and mind: everybody sees all of it. What else he has is with the players."""

    at: str
    expanded: bool
    rows: list[RowView]
    """From the bottom."""
    unassigned: list[str]
    ambition: int
    threat: str
    threat_player: str | None
    """Who fulfils the condition of that space now."""
    threats: list[str]
    strategy: int
    """The space of the strategy marker."""
    track: list[int]
    """The dice of each space of that track."""
    mask: str
    start: str
    path: list[StepView]
    shown: list[str]
    """The cards that he has revealed in this turn, from left to right."""
    actions: int | None
    """Actions still to be performed in this turn; null before he has searched."""


@dataclass(slots=True)
class OathView:
    seat: Seat | None
    law: str
    round: int
    turn: str
    phase: str
    oath: str
    title: str | None
    meets: list[str]
    """Who meets the oath's goal now, the tied together (2.11)."""
    usurper: bool
    visions_drawn: int
    order: list[str]
    players: list[PlayerView]
    prince: PrinceView | None
    sites: list[SiteView]
    banks: list[BankView]
    shared_bank: int
    banners: list[BannerView]
    world_deck: DeckView
    discards: list[PileView]
    relic_deck: int
    princely: bool
    """The Reliquary lies with its Princely side up (P.1.h)."""
    reliquary: list[SpaceView]
    drawn: list[str] | None
    """Cards being searched through, for who may see them."""
    drawn_count: int
    dispossessed: int
    boxed: list[str]
    on_cards: list[WarbandsOn]
    last_attack: list[int]
    last_defense: list[int]
    last_end: int
    campaign: CampaignView | None
    deal: DealView | None
    promises: list[TermView]
    using: list[str]
    """Modifiers in use in the action under way (7.4)."""
    prices: list[PriceView] | None
    """For the seat that acts, by the key of the answer."""
    over: bool
    winner: str | None
    how: str


@dataclass(slots=True)
class WarbandsOn:
    card: str
    colour: str
    count: int


def _site(t: OathTable, slot: Slot, site: Site, seat: Viewer, opened: bool) -> SiteView:
    s = t.s
    known = opened or site.faceup or (seat is not None and bool(s.seen_sites[site.card] >> seat & 1))
    ruler = t.ruler(slot)
    cards = [CardView(CARD_ID[card], CARD_ID[card], True, False, *t.tokens_on(card)) for card in site.cards]
    relics = [
        CardView(
            RELIC_PLACE[slot][i].key,
            CARD_ID[relic] if opened or (seat is not None and s.seen[relic] >> seat & 1) else None,
            False,
            False,
        )
        for i, relic in enumerate(site.relics)
    ]
    return SiteView(
        SITE_ID[site.card] if site.faceup else SLOT_ID[slot],
        SITE_ID[site.card] if known else None,
        site.faceup,
        None if ruler < 0 else SEAT_ID[ruler],
        cards,
        relics,
        site.favor,
        site.secrets,
        WarbandsView(COLOURS[site.army], site.warbands) if site.warbands else None,
        [SEAT_ID[player.seat] for player in s.players if player.pawn == slot and s.phase != "setup"],
    )


def _adviser(t: OathTable, player: Player, i: int, card: Card, seat: Viewer, opened: bool) -> CardView:
    down = card in player.down
    known = opened or not down or player.seat == seat or (seat is not None and t.s.seen[card] >> seat & 1)
    at = ADVISER_PLACE[player.seat][i].key if down else CARD_ID[card]
    return CardView(at, CARD_ID[card] if known else None, not down, is_vision(card), *t.tokens_on(card))


def _player(t: OathTable, player: Player, seat: Viewer, opened: bool) -> PlayerView:
    own = opened or player.seat == seat
    return PlayerView(
        SEAT_ID[player.seat],
        COLOURS[player.colour],
        ROLES[player.role],
        t.site_name(player.pawn) if player.pawn != NO_SLOT else "",
        player.supply,
        player.favor,
        player.secrets,
        player.facedown,
        WarbandsView(COLOURS[t.army(player)], player.warbands),
        player.bank,
        [_adviser(t, player, i, card, seat, opened) for i, card in enumerate(player.advisers)],
        [CardView(CARD_ID[relic], CARD_ID[relic], True, False, *t.tokens_on(relic)) for relic in player.relics],
        None if player.vision == NO_CARD else CARD_ID[player.vision],
        [CARD_ID[card] for card in player.hand] if own else None,
        len(player.hand),
        sum(t.ruler(slot) == player.seat for slot in SLOTS),
        t.relics_and_banners(player.seat),
    )


def _prince(t: OathTable, p: Prince) -> PrinceView:
    """P.1.g-m: his board and the markers on the Mind Map."""
    rival = behalf.threat_player(t)

    def suits(row: tuple[int, ...]) -> list[str]:
        return [SUIT_ID[suit] for suit in row]

    def name(space: int) -> str:
        return f"mind:{MIND.spaces[space].name}"

    return PrinceView(
        SEAT_ID[p.seat],
        p.expanded,
        [
            RowView(suits(friends), suits(schemers), row.actions, row.friends, row.schemers)
            for row, friends, schemers in zip(board.ROWS, p.friends, p.schemers, strict=True)
        ],
        [SUIT_ID[suit] for suit in range(len(SUIT_ID)) if board.unassigned(p, suit)],
        min(p.ambition, t.s.players[p.seat].favor),
        f"threat:{board.THREATS[p.threat]}",
        None if rival == NOBODY else SEAT_ID[rival],
        [f"threat:{threat}" for threat in board.THREATS],
        p.strategy,
        list(board.STRATEGY),
        name(p.space),
        name(p.start),
        [StepView(name(space), done) for space, done in p.path],
        [CARD_ID[card] for card in p.shown],
        None if p.actions < 0 else p.actions,
    )


def _campaign(t: OathTable, c: Campaign) -> CampaignView:
    return CampaignView(
        c.step,
        SEAT_ID[c.who],
        None if c.defender == -2 else side_name(c),
        t.site_name(c.at),
        [target_id(t, c, target) for target in c.targets],
        [SEAT_ID[seat] for seat in c.allies],
        c.attack_dice,
        c.defense_dice,
        [
            PlanView(
                THING_ID[POWERS[plan.power].card],
                "bandits" if plan.user < 0 else SEAT_ID[plan.user],
                _SIDES[plan.side],
            )
            for plan in c.plans
        ],
        list(c.attack_roll),
        list(c.defense_roll),
        c.swords,
        c.defense,
        None if c.winner == NOBODY else _SIDES[c.winner],
        _odds(t, c) if c.step in ("allies", "attacker-plans", "defender-plans") else None,
    )


def _odds(t: OathTable, c: Campaign) -> OddsView:
    found = odds(t, c)
    return OddsView(
        float(found.win), float(found.win_with[0]), float(found.attacker_losses), float(found.defender_losses)
    )


def _term(term: Term) -> TermView:
    return TermView(SEAT_ID[term.giver], SEAT_ID[term.taker], term.kind, term.what, term.count, term.due)


def _deal(deal: Deal) -> DealView:
    return DealView(
        [SEAT_ID[seat] for seat in deal.parties],
        [_term(term) for term in deal.terms],
        deal.drafted,
        [SEAT_ID[seat] for seat in deal.accepted],
    )


def _using(t: OathTable) -> list[str]:
    s = t.s
    acts: list[Act] = [*s.trips, *s.searches, *s.musters, *s.trades, *s.recovers, *s.campaigns]
    return [THING_ID[POWERS[index].card] for act in acts for index in act.used]


def back(card: Card) -> str:
    """9.4.a-m: Visions have a back of their own."""
    return "vision" if is_vision(card) else "denizen"


def view(t: OathTable, seat: Viewer, *, opened: bool = False) -> OathView:
    """9.4.a-m: all that a seat (None: a spectator) may see. After the end, and where asked for, all lies open."""
    s = t.s
    opened = opened or s.over
    searching = s.search if s.searches else None
    mask = ONLOOKER if seat is None else 1 << seat
    sees = searching is not None and (opened or searching.open or searching.who == seat)
    return OathView(
        seat,
        "errata" if s.errata else "printed",
        s.round,
        SEAT_ID[t.active.seat] if s.turn < len(s.order) else SEAT_ID[s.order[-1]],
        s.phase,
        OATH_ID[s.oath],
        None if s.title == NOBODY else SEAT_ID[s.title],
        [SEAT_ID[other] for other in meets(t, OATH_GOAL[s.oath])],
        s.usurper,
        s.visions_drawn,
        [SEAT_ID[other] for other in s.order],
        [_player(t, player, seat, opened) for player in s.players],
        None if s.prince is None else _prince(t, s.prince),
        [_site(t, slot, s.sites[slot], seat, opened) for slot in SLOTS],
        [BankView(BANK_ID[suit], favor) for suit, favor in enumerate(s.banks)],
        s.bank,
        [
            BannerView(BANNER_ID[i], None if holder == NOBODY else SEAT_ID[holder], s.on_banners[i], s.mob and i == 0)
            for i, holder in enumerate(s.holders)
        ],
        DeckView("world-deck", back(s.deck[-1]) if s.deck else None),
        [PileView(PILE_ID[pile], [back(card) for card in cards]) for pile, cards in enumerate(s.discards)],
        len(s.relic_deck),
        s.prince is not None,
        [
            SpaceView(
                f"reliquary:{i}",
                RELIQUARY_ID[i],
                None
                if relic == NO_CARD
                else CardView(
                    f"reliquary:{i}", CARD_ID[relic] if opened or s.seen[relic] & mask else None, False, False
                ),
            )
            for i, relic in enumerate(s.reliquary)
        ],
        [CARD_ID[card] for card in searching.drawn] if sees and searching is not None else None,
        0 if searching is None else len(searching.drawn),
        len(s.dispossessed),
        [CARD_ID[card] for card in s.boxed],
        [WarbandsOn(THING_ID[card], COLOURS[colour], n) for card, colour, n in s.on_cards],
        list(s.last_attack),
        list(s.last_defense),
        s.last_end,
        _campaign(t, s.campaign) if s.campaigns else None,
        None if s.deal is None else _deal(s.deal),
        [_term(term) for term in s.promises],
        _using(t),
        prices(t, seat, opened),
        s.over,
        None if s.winner == NOBODY else SEAT_ID[s.winner],
        s.how,
    )


@dataclass(slots=True)
class OathMemory:
    """What perfect memory adds: cards in the piles and the decks whose place the seat has seen."""

    discards: list[list[str | None]]
    world_deck: list[str | None]
    relic_deck: list[str | None]


def memory(t: OathTable, seat: Viewer) -> OathMemory:
    s = t.s
    mask = ONLOOKER if seat is None else 1 << seat

    def known(cards: tuple[Card, ...]) -> list[str | None]:
        return [CARD_ID[card] if s.seen[card] & mask else None for card in cards]

    return OathMemory([known(cards) for cards in s.discards], known(s.deck), known(s.relic_deck))
