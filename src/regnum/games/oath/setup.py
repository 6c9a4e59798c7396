"""Setup (section 1): from the first game of a chronicle, from a random start, or from a document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from regnum.games.oath import document, law
from regnum.games.oath.asking import CARD, COLOUR
from regnum.games.oath.catalogue import (
    ADVISER_ONLY,
    BANNER_START,
    BANNERS,
    BOARD,
    CARD_ID,
    CARDS,
    COLOURS,
    DENIZENS,
    EDIFICES,
    FAVOR,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    MAP,
    NO_BANNER,
    NO_SITE,
    OATH_GOAL,
    OATHS,
    PURPLE,
    REGIONS,
    SEAT_ID,
    SITES,
    SLOTS,
    SLOTS_OF,
    SPARE_PLACES,
    STARTS_WITH,
    SUITS,
    VISIONS,
    WARBANDS,
    Card,
    Slot,
    is_denizen,
    is_vision,
)
from regnum.games.oath.document import Chronicle, SiteRecord
from regnum.games.oath.prince.board import no_relationships
from regnum.games.oath.prince.mind import MIND
from regnum.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, OathState, Player, Prince, Site
from regnum.games.oath.table import OathTable
from regnum.kernel.chance import Rng
from regnum.kernel.game import Setting, Setup
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import Amount, Arrange, Decision, Pick
from regnum.kernel.things import SEATS, Seat

PRINCE = Setting("prince", ("none", "chancellor", "exile"))
"""P.1.a-c: whether the Clockwork Prince plays, and as what. Alone one plays against him."""
PRINCE_POWERS = Setting("prince_powers", ("limited", "expanded"))
"""P.15.f: the level of his powers."""
START = Setting("start", ("first", "random"))
"""How a chronicle begins that has no document: with the printed first game, or with a world drawn at random."""

N = TypeVar("N", bound=int)


class Shuffle(Protocol):
    """Gives the cards back in an order by chance."""

    def __call__(self, cards: Sequence[N], /) -> list[N]: ...


_SETUP = BOARD["setup"]
_HAND: int = _SETUP["hand"]


def random_world(rng: Rng) -> Chronicle:
    """1.1.c-d: an oath, a faceup site with a denizen on top of each region, nine denizens of each suit, at random."""
    sites = [SiteRecord(NO_SITE) for _ in SLOTS]
    left = [site.number for site in SITES]
    rng.shuffle(left)
    for region in MAP:
        sites[SLOTS_OF[region][0]] = SiteRecord(left.pop(), True)
    deck: list[Card] = []
    for suit in range(len(SUITS)):
        of_suit = [card.number for card in CARDS if is_denizen(card.number) and card.suit == suit]
        rng.shuffle(of_suit)
        deck += of_suit[:9]
    rng.shuffle(deck)
    for record in sites:
        if record.faceup and SITES[record.card].capacity:
            card = next(card for card in deck if not ADVISER_ONLY[card])
            deck.remove(card)
            record.cards.append(card)
    chronicle = document.first_game()
    chronicle.oath = rng.below(len(OATHS))
    chronicle.sites = sites
    chronicle.deck = deck
    used = {*deck, *(card for record in sites for card in record.cards)}
    chronicle.archive = [card for card in (*DENIZENS, *EDIFICES) if card not in used and not CARDS[card].ruined]
    return chronicle


def world_of(setup: Setup, rng: Rng) -> Chronicle:
    """1.0.a: the chronicle that this game continues or begins."""
    if setup.document is not None:
        return document.read(setup.document)
    return random_world(rng) if setup.options["start"] == "random" else document.first_game()


def shuffling(rng: Rng) -> Shuffle:
    """1.1.c: a shuffle by this chance."""

    def shuffled(cards: Sequence[N]) -> list[N]:
        row = list(cards)
        rng.shuffle(row)
        return row

    return shuffled


def build_deck(denizens: Sequence[Card], shuffled: Shuffle) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """1.box.a-e, 8.8.a-e: packets of denizens and Visions, each shuffled, on the rest. The last card is the top one."""
    cards = shuffled(denizens)
    visions = shuffled(VISIONS)
    packets: list[list[Card]] = []
    for pile in BOARD["world_pile"]:
        packet = [cards.pop() for _ in range(pile["denizens"])] + [visions.pop() for _ in range(pile["visions"])]
        packets.append(shuffled(packet))
    packets.append(cards)
    deck = tuple(card for packet in reversed(packets) for card in packet)
    return deck, tuple(len(packet) for packet in packets if packet)


def deal(setup: Setup, seed: int) -> OathState:
    """1.1.a-1.8.e, 1.10.a-1.22.a, P.1.d: everything up to the choices of the last step."""
    rng = Rng(seed)
    errata = setup.options["law"] == "errata"
    world = world_of(setup, rng)
    role = setup.options.get(PRINCE.name, "none")
    seats = setup.players + (role != "none")
    prince = SEATS[setup.players] if role != "none" else NOBODY
    spare = [site.number for site in SITES if site.number not in [record.card for record in world.sites]]
    rng.shuffle(spare)
    sites = [
        Site(spare.pop() if record.card < 0 else record.card, record.faceup, tuple(record.cards), tuple(record.relics))
        for record in world.sites
    ]
    relics = list(world.relics)
    rng.shuffle(relics)
    on_top = list(world.top_relics)
    rng.shuffle(on_top)
    relics += on_top
    deck, layers = build_deck(world.deck, shuffling(rng))
    order = [prince, *SEATS[:prince]] if role == "chancellor" else list(SEATS[:seats])
    if law.seating_is_drawn(errata):
        others = order[1:]
        rng.shuffle(others)
        order = [order[0], *others]
    s = OathState(
        rng=0,
        players=_players(order, prince, world),
        order=tuple(order),
        oath=world.oath,
        sites=sites,
        deck=deck,
        layers=layers,
        discards=[() for _ in REGIONS],
        relic_deck=(),
        reliquary=(),
        site_deck=tuple(spare),
        archive=tuple(world.archive),
        dispossessed=tuple(world.dispossessed),
        banks=[_SETUP["bank_favor"][seats]] * len(SUITS),
        bank=FAVOR,
        seen=[0] * (len(CARDS) + SPARE_PLACES),
        seen_sites=[0] * (len(SITES) + SPARE_PLACES),
        holders=[NOBODY] * len(BANNERS),
        on_banners=list(BANNER_START),
        errata=errata,
        boards=tuple(c for c in range(len(COLOURS)) if c != PURPLE) if world.citizens else (),
        citizens=tuple(world.citizens),
        title=order[0],
        prince=_prince(setup, prince, world.oath),
    )
    if STARTS_WITH[world.oath] != NO_BANNER:
        s.holders[STARTS_WITH[world.oath]] = s.chancellor  # 1.13
    _place_warbands(s)
    s.bank -= sum(s.banks) + s.on_banners[0] + sum(player.favor for player in s.players)
    if world.fresh:
        for site in s.sites:
            if site.faceup:
                site.relics = tuple(relics.pop() for _ in range(SITES[site.card].relics))
    clues = [SITES[site.card].favor if site.faceup else 0 for site in s.sites]
    s.short = sum(clues) > s.bank  # then the Chancellor decides (1.16.b)
    for site, favor in zip(s.sites, clues, strict=True):
        if site.faceup:
            site.secrets = SITES[site.card].secrets
            if not s.short:
                site.favor = favor
                s.bank -= favor
    s.reliquary = tuple(relics.pop() for _ in range(_SETUP["reliquary_relics"]))  # 1.17
    s.relic_deck = tuple(relics)
    _deal_from_the_bottom(s)
    s.rng = rng.bits()
    return s


def _players(order: list[Seat], prince: Seat, world: Chronicle) -> list[Player]:
    """Boards, warbands and tokens. Where there are Citizens' boards the players choose (1.9).

    1.8-1.11.a-b, 1.15.a-d. P.1.f, P.1.i: the Prince has warbands and a colour, but no favor and no secrets.
    """
    chancellor = order[0]
    boards = [colour for colour in range(len(COLOURS)) if colour != PURPLE]
    players: list[Player] = []
    colours = {chancellor: PURPLE, **dict(zip(order[1:], boards, strict=False))}
    for seat in SEATS[: len(order)]:
        colour = colours[seat]
        role = CHANCELLOR if seat == chancellor else EXILE
        start = _SETUP[("chancellor", "citizen", "exile")[role]]
        players.append(
            Player(
                seat,
                colour,
                role,
                supply=FULL_SUPPLY,
                favor=start["favor"] if seat != prince else 0,
                secrets=start["secrets"] if seat != prince else 0,
                warbands=start["warbands"],
                bank=WARBANDS[colour],
            )
        )
    players[chancellor].relics = (GRAND_SCEPTER,)
    for player in players:
        player.bank -= player.warbands
    return players


def _prince(setup: Setup, seat: Seat, oath: int) -> Prince | None:
    """P.1.g, P.1.k-m: his board, and both action markers on the threat space of the Oathkeeper goal."""
    if seat == NOBODY:
        return None
    space = MIND.threat_space[OATH_GOAL[oath]]
    expanded = setup.options[PRINCE_POWERS.name] == "expanded"
    return Prince(seat, space, space, no_relationships(), no_relationships(), expanded)


def top_of_cradle(s: OathState) -> Slot:
    """1.12.b, 1.23.c: the topmost faceup site of the Cradle."""
    return next(slot for slot in SLOTS_OF[0] if s.sites[slot].faceup)


def _place_warbands(s: OathState) -> None:
    """1.12.a-e: purple warbands on the topmost Cradle site, and on faceup sites with a denizen or an intact edifice."""
    top = top_of_cradle(s)
    for slot, site in enumerate(s.sites):
        n = _SETUP["top_cradle_warbands"] if slot == top else 0
        inhabited = any(not CARDS[card].ruined for card in site.cards)
        if site.faceup and inhabited and (slot != top or law.top_site_gets_another(s.errata)):
            n += _SETUP["other_site_warbands"]
        if n:
            site.army = PURPLE
            site.warbands = n
            s.players[s.chancellor].bank -= n


def _from_bottom(s: OathState) -> Card:
    """1.19.a, 1.20.a: the card at the bottom of the world deck."""
    card = s.deck[0]
    s.deck = s.deck[1:]
    last = s.layers[-1] - 1
    s.layers = (*s.layers[:-1], last) if last else s.layers[:-1]
    return card


def _deal_from_the_bottom(s: OathState) -> None:
    """1.19-1.22.a: a card for each discard pile, three for each player (P.1.e: not for the Prince); Visions count."""
    for pile in range(len(REGIONS)):
        s.discards[pile] = tuple(_from_bottom(s) for _ in range(_SETUP["discard_cards"]))
    for seat in s.order:
        if s.prince is not None and seat == s.prince.seat:
            continue  # P.1.e
        s.players[seat].hand = tuple(_from_bottom(s) for _ in range(_HAND))
        for card in s.players[seat].hand:
            s.seen[card] |= 1 << seat
            if is_vision(card):
                s.visions_drawn += 1


# -- 1.23: pawn, adviser, discard ------------------------------------------------------------------------------


def _start_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """1.23.b-c: where the pawn may start."""
    s = t.s
    return [t.site_option(slot) for slot in law.starting_slots(s.errata, d.seat == t.empire, s.sites, top_of_cradle(s))]


def _board_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """1.9.b: any board that is left; for the Prince one that lies with its Exile side up, if there is one (P.1.i)."""
    boards = t.s.boards
    if d.seat == t.prince:
        boards = tuple([colour for colour in boards if colour not in t.s.citizens]) or boards
    return [COLOUR[colour] for colour in boards]


BOARD_CHOICE: Pick[int] = Pick("choose-board", "1.9.b", _board_menu)


async def _take_board(t: OathTable, player: Player) -> None:
    """1.9.a-e, 1.15.c-d: a board on the side that the chronicle recorded; a Citizen's warbands are purple."""
    s = t.s
    colour = await t.ask(BOARD_CHOICE, player.seat)
    s.boards = tuple([other for other in s.boards if other != colour])
    for other in s.players:  # whoever was to have it by default takes this player's
        if other.colour == colour:
            other.colour = player.colour
    player.colour = colour
    if colour in s.citizens and player.seat != t.prince:
        player.role = CITIZEN
        player.bank += player.warbands
        t.chancellor.bank -= player.warbands
    t.of_colour = {other.colour: other for other in s.players}
    if t.journal is not None:
        args = {"player": SEAT_ID[player.seat], "colour": f"colour:{COLOURS[colour]}"}
        t.note("log-takes-board", "1.9", args)


def _clue_bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """1.16.b: as much of a site's favor as there is, leaving no more than the sites after it can take.

    Favor is short only with six players and both sites that bring favor: 4 for the 5 that they show.
    """
    s = t.s
    slot: Slot = d.args["slot"]
    later = sum(SITES[site.card].favor for site in s.sites[slot + 1 :] if site.faceup)
    return s.bank - later, min(s.bank, SITES[s.sites[slot].card].favor)


def _clue_figures(t: OathTable, d: Decision) -> Args:
    return {"site": t.site_name(d.args["slot"])}


CLUE_FAVOR = Amount("clue-favor", "1.16.b", _clue_bounds, passable=True, figures=_clue_figures)


async def _divide_favor(t: OathTable) -> None:
    """1.16.b: too little favor for the prompts of all sites: the Chancellor decides how it is spread."""
    s = t.s
    for slot, site in enumerate(s.sites):
        if site.faceup and SITES[site.card].favor:
            favor = await t.ask(CLUE_FAVOR, t.empire, {"slot": slot})
            site.favor = favor
            s.bank -= favor
    s.short = False


START_AT: Pick[int] = Pick("start-at", "1.23.b", _start_menu, passable=True)


def _adviser_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Card]]:
    return [CARD[card] for card in t.s.players[d.seat].hand]


FIRST_ADVISER: Pick[Card] = Pick("first-adviser", "1.23.d", _adviser_menu)
FIRST_DISCARDS: Arrange[Card] = Arrange("first-discards", "1.23.f", _adviser_menu)


async def settle_in(t: OathTable) -> None:
    """1.23.a-f: one player after the other: pawn, facedown adviser, discard of the rest."""
    s = t.s
    player = t.active
    if s.boards:
        for seat in s.order[1:]:
            await _take_board(t, s.players[seat])
        s.boards = ()
    if s.short:
        await _divide_favor(t)
    if player.seat == t.prince:
        player.pawn = top_of_cradle(s)  # P.1.n
        t.note("log-prince-settles", "P.1.n", {"player": SEAT_ID[player.seat], "site": t.site_name(player.pawn)})
    else:
        await _settle(t, player)
    s.turn += 1
    if s.turn == len(s.order):
        from regnum.games.oath.turn import begin_turn

        s.turn = 0
        begin_turn(t)


async def _settle(t: OathTable, player: Player) -> None:
    """1.23.b-f: where the pawn starts, which card becomes an adviser, and the discard of the others."""
    player.pawn = t.slot(await t.ask(START_AT, player.seat))
    card = await t.ask(FIRST_ADVISER, player.seat)
    player.hand = tuple([other for other in player.hand if other != card])
    t.add_adviser(player, card, faceup=False)
    rest = player.hand
    if len(rest) > 1:
        rest = await t.ask(FIRST_DISCARDS, player.seat)
    pile = t.pile_for(player.seat)
    player.hand = ()
    for other in rest:
        t.put_on_pile(other, pile)
    if t.journal is not None:
        args = {"player": SEAT_ID[player.seat], "site": t.site_name(player.pawn)}
        t.note("log-settles", "1.23", args, {"card": CARD_ID[card]}, 1 << player.seat)
