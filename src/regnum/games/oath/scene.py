"""Laying out a table of Oath from words, and telling in the same words what lies where.

    sites: {cradle-1: {site: plains, cards: [longbows], warbands: {purple: 2}},
            provinces-1: {site: mountain, relics: [map]}}
    seats: [{at: plains, favor: 2, secrets: 1, warbands: 3, advisers: [tents, {facedown: wolves}], relics: [whistle]},
            {at: mountain, role: citizen}]
    deck: [elders, faith]            # the next cards of the world deck; the others lie below in an order nobody knows
    discards: {cradle: [wolves]}     # the first card is the top one
    relics: [map]                    # the next relics of the relic deck
    banners: {peoples-favor: {holder: 1, tokens: 3, mob: true}}
    title: 1                         usurper: true
    prince: {at: plains, warbands: 4, friends: {hearth: 3}, mask: TL_muster_low, threat: oathkeeper, strategy: 2}
    dice: [shield, skull]            # what the next dice show, in the order in which they are rolled

Sites are named by slot; a slot that is not named holds a facedown site, save the top of each region. A site is faceup
unless it says `faceup: false`. Players who are not said to be anywhere stand at the top of the Cradle, with nothing but
full Supply. `deck: {only: […]}` holds nothing else. The Clockwork Prince plays where the option `prince` says so; his
number, where a seat is named, comes after those of the seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regnum.games.oath.catalogue import (
    BANNER_ID,
    BANNER_START,
    BANNERS,
    CARD_ID,
    CARDS,
    COLOURS,
    DENIZENS,
    EDIFICES,
    FAVOR,
    FIRST_GAME,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    MAP,
    MOST_VISIONS,
    NO_CARD,
    NO_RELIC,
    NO_SITE,
    NO_SLOT,
    OATH_GOAL,
    OATH_ID,
    ONLOOKER,
    PURPLE,
    REGIONS,
    RELIC_DECK,
    RELIQUARY,
    SITE_ID,
    SITE_OF,
    SITES,
    SLOT_ID,
    SLOT_NAME,
    SLOTS,
    SPARE_PLACES,
    SUIT,
    SUIT_ID,
    SUITS,
    TURNED,
    VISIONS,
    WARBANDS,
    Card,
    Relic,
    SiteCard,
    Slot,
    is_denizen,
    is_vision,
)
from regnum.games.oath.prince.board import ROWS, STRATEGY, THREATS
from regnum.games.oath.prince.mind import MIND
from regnum.games.oath.state import (
    ACT,
    CHANCELLOR,
    CHRONICLE,
    CITIZEN,
    EXILE,
    NOBODY,
    REST,
    ROUND_END,
    SETUP,
    WAKE,
    OathState,
    Player,
    Prince,
    Site,
)
from regnum.kernel.game import Setup
from regnum.kernel.state import Pile
from regnum.kernel.things import SEATS
from regnum.vocabulary import (
    Box,
    By,
    Deck,
    Flag,
    Group,
    Kind,
    Laid,
    Many,
    Name,
    Next,
    Number,
    Reading,
    SceneFailed,
    Seat,
    Seats,
    Vocabulary,
    Word,
    shown,
)

PLAIN_SITES = {"cradle-1": "fertile-valley", "provinces-1": "standing-stones", "hinterland-1": "ancient-city"}
"""Faceup sites of a scene that does not say: Homelands, which do nothing by themselves."""
PLAIN_BANK = 3
ROLE_NAMES = ("chancellor", "citizen", "exile")
PHASES = (WAKE, ACT, REST, ROUND_END)
BARE = -2
"""A bare space of the Reliquary, as a scene says it; NO_CARD there: any relic that is left."""

# -- what there is in the box ----------------------------------------------------------------------------------

CARD = Name("card", CARD_ID)
CARD_BOX = Box("cards", CARD, range(len(CARDS)))
SITE = Name("site", SITE_ID)
SLOT = Name("slot", SLOT_ID)
SUIT_NAME = Name("suit", SUIT_ID)
COLOUR = Name("colour", COLOURS)
BANNER = Name("banner", BANNER_ID)


class Adviser(Kind):
    """An adviser: a card, or {facedown: card}. Its value is the card and whether it lies facedown."""

    what = "a card, or `{facedown: card}`"

    def read(self, words: Any, at: Reading) -> tuple[int, bool]:
        if isinstance(words, Mapping):
            if set(words) != {"facedown"}:
                at.wrong("an adviser is a card, or {facedown: card}")
            return CARD_BOX.read(words["facedown"], at), True
        return CARD_BOX.read(words, at), False

    def write(self, value: tuple[int, bool]) -> Any:
        card = CARD.write(value[0])
        return {"facedown": card} if value[1] else card


class Vision(Kind):
    """The revealed Vision, or null."""

    what = "a Vision, or `null`"

    def read(self, words: Any, at: Reading) -> int | None:
        return None if words is None else int(CARD_BOX.read(words, at))

    def write(self, value: int | None) -> Any:
        return None if value is None else CARD.write(value)


class Place(Kind):
    """Where a pawn stands: a site, or a slot of the map. Its value is the site's number and the slot's, or NOBODY."""

    what = "a site, or a slot of the map (`cradle-1`)"

    def read(self, words: Any, at: Reading) -> tuple[int, int]:
        if str(words) in SLOT_NAME:
            return NOBODY, SLOT_NAME.index(str(words))
        return SITE.read(words, at), NOBODY

    def write(self, value: tuple[int, int]) -> Any:
        if value == (NOBODY, NOBODY):
            return None
        return SLOT_NAME[value[1]] if value[0] == NOBODY else SITE.write(value[0])

    def empty(self) -> tuple[int, int]:
        return NOBODY, 0

    def check(self, found: tuple[int, int], wanted: tuple[int, int], path: str) -> None:
        if (wanted[0] != NOBODY and wanted[0] != found[0]) or (wanted[1] != NOBODY and wanted[1] != found[1]):
            raise SceneFailed(f"{path}: {shown(self.write(found))}, not {shown(self.write(wanted))}")


class Cards(Many):
    """A list of cards, laid card by card; how many there are can be asked."""

    def __init__(self, kind: Kind, *, ordered: bool = False) -> None:
        super().__init__(kind, ordered=ordered, counted=True)

    def read(self, words: Any, at: Reading) -> Any:
        if at.laying and isinstance(words, int):
            at.wrong("the cards are laid by name; a number can only be asked")
        return super().read(words, at)


class BySite(By):
    """A mapping by site or by slot, told by both."""

    def check(self, found: Any, wanted: Any, path: str) -> None:
        for place, value in wanted.items():
            site, slot = place
            here = [one for (card, at), one in found.items() if site in (NOBODY, card) and slot in (NOBODY, at)]
            self.kind.check(here[0] if here else self.kind.empty(), value, f"{path}.{self.key.write(place)}")


class Warbands(Kind):
    """The warbands of a site, of one colour: {purple: 2}; {} for none."""

    what = "`{colour: number}`, or `{}`"

    def read(self, words: Any, at: Reading) -> tuple[int, int]:
        if not isinstance(words, Mapping) or len(words) > 1:
            at.wrong(f"{shown(words)} should be one colour with a number, as in {{purple: 2}}")
        for colour, n in words.items():
            army = COLOUR.read(colour, at)
            number = at.read(colour, Number(), n)
            return (army, number) if number else (NOBODY, 0)
        return NOBODY, 0

    def write(self, value: tuple[int, int]) -> Any:
        return {COLOURS[value[0]]: value[1]} if value[1] else {}

    def empty(self) -> tuple[int, int]:
        return NOBODY, 0


class WarbandsOfColours(Kind):
    """The warbands on a card, of any colours: {red: 2, blue: 1}; {} for none."""

    what = "`{colour: number}` for each colour, or `{}`"

    def read(self, words: Any, at: Reading) -> tuple[tuple[int, int], ...]:
        if not isinstance(words, Mapping):
            at.wrong(f"{shown(words)} should be colours with a number each, as in {{purple: 2}}")
        armies = [(COLOUR.read(colour, at), at.read(colour, Number(), n)) for colour, n in words.items()]
        return tuple(sorted((army, number) for army, number in armies if number))

    def write(self, value: tuple[tuple[int, int], ...]) -> Any:
        return {COLOURS[army]: number for army, number in value}

    def empty(self) -> tuple[tuple[int, int], ...]:
        return ()


class RelicSpace(Kind):
    """A space of the Reliquary: a relic, or `bare`; null when a table is laid: any relic that is left."""

    what = "a relic, `bare`, or `null` for any that is left"

    def read(self, words: Any, at: Reading) -> int:
        return BARE if words == "bare" else NO_CARD if words is None else int(CARD_BOX.read(words, at))

    def write(self, value: int) -> Any:
        return "bare" if value == BARE else None if value == NO_CARD else CARD.write(value)


class Reliquary(Kind):
    """The spaces of the Reliquary, from the left."""

    what = f"a row of {len(RELIQUARY)}: a relic, `bare`, or `null` for any that is left"
    ordered = True
    space = RelicSpace()

    def read(self, words: Any, at: Reading) -> list[int]:
        if not isinstance(words, list | tuple) or len(words) > len(RELIQUARY):
            at.wrong(f"{shown(words)} should be a list of at most {len(RELIQUARY)} spaces")
        return [at.read(i, self.space, word) for i, word in enumerate(words)]

    def write(self, value: list[int]) -> Any:
        return [self.space.write(one) for one in value]

    def empty(self) -> list[int]:
        return []

    def check(self, found: list[int], wanted: list[int], path: str) -> None:
        for i, want in enumerate(wanted):
            if want not in (NO_CARD, found[i]):
                raise SceneFailed(
                    f"{path}.{i}: {shown(self.space.write(found[i]))}, not {shown(self.space.write(want))}"
                )


class Known(Kind):
    """Something that a seat has seen: a card, or a facedown site."""

    what = "a card or a site"

    def read(self, words: Any, at: Reading) -> tuple[bool, int]:
        if str(words).removeprefix("site:") in {site.slug for site in SITES}:
            return True, SITE.read(words, at)
        return False, CARD.read(words, at)

    def write(self, value: tuple[bool, int]) -> Any:
        return SITE.write(value[1]) if value[0] else CARD.write(value[1])


class SiteWords(Group):
    """A slot of the map: the site alone, or a mapping of what is there."""

    def read(self, words: Any, at: Reading) -> Any:
        return super().read({"site": words} if isinstance(words, str) else words, at)


class Map(By):
    """What lies in the slots: a mapping by slot, or a list from the top of the Cradle."""

    def read(self, words: Any, at: Reading) -> Any:
        if isinstance(words, list | tuple):
            if len(words) > len(SLOT_NAME):
                at.wrong(f"{len(words)} sites are named, but the map has {len(SLOT_NAME)}")
            words = dict(zip(SLOT_NAME, words, strict=False))
        return super().read(words, at)


# -- laying ----------------------------------------------------------------------------------------------------


def _sites(laid: Laid) -> tuple[list[Site], list[SiteCard]]:
    described: dict[Slot, dict[str, Any]] = laid["sites"]
    used = {words["site"] for words in described.values() if words["site"] is not None}
    if len(used) < sum(words["site"] is not None for words in described.values()):
        laid.refuse("sites", "a site lies in one slot only")
    plain = {SLOTS[SLOT_NAME.index(name)]: SITE_OF[slug] for name, slug in PLAIN_SITES.items()}
    faceup: dict[Slot, SiteCard] = {}
    for slot, card in plain.items():
        if slot not in described and card not in used:
            faceup[slot] = card
            used.add(card)
    spare = [site.number for site in SITES if site.number not in used]
    sites = []
    for slot in SLOTS:
        words = described.get(slot)
        if words is None:
            sites.append(Site(faceup[slot], True) if slot in faceup else Site(spare.pop(0)))
            continue
        site = Site(spare.pop(0) if words["site"] is None else words["site"], words["faceup"])
        site.cards = tuple(words["cards"])
        site.relics = tuple(words["relics"])
        site.favor = words["favor"]
        site.secrets = words["secrets"]
        site.army, site.warbands = words["warbands"]
        sites.append(site)
    return sites, spare


def _player(
    seat: int, words: dict[str, Any], sites: list[Site], colour: int, laid: Laid, chancellor: int = 0
) -> Player:
    role = words["role"]
    if role is None:
        role = CHANCELLOR if seat == chancellor else EXILE
    if (role == CHANCELLOR) != (seat == chancellor):
        who = "the Clockwork Prince" if chancellor else "seat 0"
        laid.refuse(f"seats.{seat}.role", f"{who} is the Chancellor, the others are exile or citizen")
    player = Player(SEATS[seat], colour if words["colour"] is None else words["colour"], role)
    player.pawn = _slot(words["at"], sites, f"seats.{seat}.at", laid)
    player.supply = words["supply"]
    player.favor = words["favor"]
    player.secrets = words["secrets"]
    player.facedown = words["facedown_secrets"]
    player.warbands = words["warbands"]
    player.advisers = tuple(card for card, _ in words["advisers"])
    player.down = tuple(card for card, down in words["advisers"] if down)
    player.relics = tuple(words["relics"] or ())
    player.vision = NO_CARD if words["vision"] is None else words["vision"]
    return player


def prince_role(setup: Setup) -> str:
    """What the Clockwork Prince plays at this table: chancellor, exile, or none."""
    return setup.options.get("prince", "none")


def automata(setup: Setup) -> int:
    """How many play without a seat."""
    return int(prince_role(setup) != "none")


def _rows(suits: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """The rows of Friends or Schemers from the bottom; who is named first came first."""
    return tuple(tuple(suit for suit, row in suits.items() if row == n + 1) for n in range(len(ROWS)))


def _prince(setup: Setup, laid: Laid) -> Prince | None:
    words = laid["prince"]
    if words is None:
        return None
    if set(words["friends"]) & set(words["schemers"]):
        laid.refuse("prince.schemers", "a suit is a Friend or a Schemer, not both")
    if words["ambition"] > words["favor"]:
        laid.refuse("prince.ambition", "it is part of his favor")
    mask = MIND.threat_space[OATH_GOAL[laid["oath"]]] if words["mask"] is None else words["mask"]
    return Prince(
        SEATS[setup.players],
        mask,
        mask if words["start"] is None else words["start"],
        _rows(words["friends"]),
        _rows(words["schemers"]),
        setup.options["prince_powers"] == "expanded",
        words["threat"],
        words["strategy"],
        words["ambition"],
        words["woken"],
        -1 if words["actions"] is None else words["actions"],
        tuple(words["skipped"]),
    )


def _slot(place: tuple[int, int], sites: list[Site], path: str, laid: Laid) -> Slot:
    card, slot = place
    if card == NO_SITE:
        return SLOTS[slot]
    for number, site in zip(SLOTS, sites, strict=True):
        if site.card == card:
            return number
    laid.refuse(path, f"{SITES[card].slug} is not on the map")


def _placed(laid: Laid) -> set[Card]:
    left = laid.left(CARD_BOX)
    placed = {card.number for card in CARDS if not left[card.number]}
    both = [card for card in placed if TURNED.get(card, card) in placed and TURNED.get(card, card) != card]
    if both:
        laid.refuse("sites", f"{CARDS[both[0]].slug} and {CARDS[TURNED[both[0]]].slug} are two sides of one card")
    return placed


def lay(setup: Setup, laid: Laid, rng: int) -> OathState:
    """The table a scene describes. Raises BadScene."""
    if laid["phase"] in (SETUP, CHRONICLE):
        laid.refuse("phase", "a table is laid after the setup and before the end; this can only be asked")
    sites, spare = _sites(laid)
    prince = _prince(setup, laid)
    everybody = range(setup.players + automata(setup))
    chancellor = setup.players if prince_role(setup) == "chancellor" else 0
    plain = [chancellor, *(seat for seat in everybody if seat != chancellor)]
    others = [colour for colour in range(len(COLOURS)) if colour != PURPLE]
    colours = dict(zip(plain, [PURPLE, *others], strict=False))
    boards = [*laid["seats"], *([] if prince is None else [{**NO_BOARD, **laid["prince"]}])]
    players = [_player(seat, words, sites, colours[seat], laid, chancellor) for seat, words in enumerate(boards)]
    if len({player.colour for player in players}) < len(players):
        laid.refuse("seats", "every player has a colour of their own")
    placed = _placed(laid)
    boxed = list(laid["boxed"])
    if GRAND_SCEPTER not in placed:
        placed.add(GRAND_SCEPTER)
        if boards[chancellor]["relics"] == []:
            boxed.append(GRAND_SCEPTER)  # nothing is there, as told
        else:
            players[chancellor].relics = (GRAND_SCEPTER, *players[chancellor].relics)
    named: Next = laid["deck"]
    rest = [card for card in (*FIRST_GAME, *VISIONS) if card not in placed]
    if named.only:
        boxed += [card for card in rest if is_vision(card)]
        rest = []
    inside = {*placed, *rest, *boxed}
    archive = [card for card in DENIZENS if card not in inside]
    archive += [card for card in EDIFICES if not CARDS[card].ruined and not {card, TURNED[card]} & inside]
    gone: list[Card] = []
    for suit, n in laid["archive"].items():
        stack = _archived(archive, suit)
        if n > len(stack):
            laid.refuse("archive", f"{len(stack)} denizens of {SUITS[suit]} are left for the Archive, not {n}")
        gone += stack[n:]
    archive = [card for card in archive if card not in gone]
    next_relics: Next = laid["relics"]
    left = [] if next_relics.only else [relic for relic in RELIC_DECK if relic not in placed]
    boxed += [relic for relic in RELIC_DECK if next_relics.only and relic not in placed]
    spaces: list[Relic] = [NO_RELIC if one == BARE else one for one in laid["reliquary"]]
    wants = [one == NO_CARD for one in laid["reliquary"]]
    for i in range(len(RELIQUARY)):
        if i >= len(spaces):
            spaces.append(left.pop(0) if left else NO_RELIC)
        elif wants[i] and left:
            spaces[i] = left.pop(0)
    order = tuple(laid["order"] or plain)
    if sorted(order) != list(everybody):
        laid.refuse("order", "all seats, each once")
    s = OathState(
        rng=rng,
        players=players,
        order=order,
        oath=laid["oath"],
        sites=sites,
        deck=(*rest, *reversed(named.cards)),
        layers=(*([1] * len(named.cards)), len(rest)) if rest else (1,) * len(named.cards),
        discards=[tuple(reversed(laid["discards"].get(region, []))) for region in MAP],
        relic_deck=(*left, *reversed(next_relics.cards)),
        reliquary=tuple(spaces),
        site_deck=tuple(spare),
        archive=tuple(archive),
        dispossessed=(*laid["dispossessed"], *gone),
        banks=[laid["banks"].get(suit, PLAIN_BANK) for suit in range(len(SUITS))],
        bank=FAVOR,
        seen=[0] * (len(CARDS) + SPARE_PLACES),
        seen_sites=[0] * (len(SITES) + SPARE_PLACES),
        holders=[NOBODY] * len(BANNERS),
        on_banners=list(BANNER_START),
        errata=setup.options.get("law") == "errata",
        phase=laid["phase"],
        round=laid["round"],
        visions_drawn=laid["visions_drawn"],
        title=SEATS[chancellor] if laid["title"] is None else laid["title"],
        usurper=laid["usurper"],
        boxed=tuple(boxed),
        scepter_taken=laid["scepter_taken"],
        prince=prince,
    )
    if laid["turn"] not in order:
        laid.refuse("turn", "there is no such player at this table")
    s.turn = order.index(laid["turn"])
    for banner, words in laid["banners"].items():
        s.holders[banner] = words["holder"]
        if words["tokens"] is not None:
            s.on_banners[banner] = words["tokens"]
        s.mob = s.mob or words["mob"]
    s.tokens = [(card, words["favor"], words["secrets"]) for card, words in laid["tokens"].items()]
    s.on_cards = [(card, colour, n) for card, armies in laid["on_cards"].items() for colour, n in armies]
    for place, suits in laid["spent"].items():
        s.spent += [_slot(place, sites, "spent", laid) * 6 + suit for suit in suits]
    _known(s, laid)
    _count(s, laid)
    return s


def _known(s: OathState, laid: Laid) -> None:
    """Everybody knows what lies faceup, and everybody's own facedown advisers; `known: {1: [map]}` adds to it."""
    everybody = (1 << len(s.players)) - 1 | ONLOOKER
    for site in s.sites:
        for card in site.cards:
            s.seen[card] = everybody
    for player in s.players:
        for card in (*player.advisers, *player.relics):
            s.seen[card] = 1 << player.seat if card in player.down else everybody
        if player.vision != NO_CARD:
            s.seen[player.vision] = everybody
    for seat, things in laid["known"].items():
        for is_site, number in things:
            (s.seen_sites if is_site else s.seen)[number] |= 1 << seat


def _count(s: OathState, laid: Laid) -> None:
    """Favor left in the shared bank, warbands left in the personal banks."""
    s.bank = FAVOR - sum(s.banks) - s.on_banners[0] - sum(p.favor for p in s.players)
    s.bank -= sum(site.favor for site in s.sites) + sum(favor for _, favor, _ in s.tokens)
    if s.bank < 0:
        laid.refuse("banks", f"there are {FAVOR} favor, {-s.bank} fewer than the scene lays out")
    for player in s.players:
        player.bank = WARBANDS[player.colour]
    for player in s.players:
        owner = player if player.role == EXILE else s.players[s.chancellor]
        owner.bank -= player.warbands
    for slot, site in enumerate(s.sites):
        if site.warbands:
            owners = [player for player in s.players if player.colour == site.army]
            if not owners or not site.faceup:
                laid.refuse(f"sites.{SLOT_NAME[slot]}", "warbands of a colour nobody plays, or at a facedown site")
            owners[0].bank -= site.warbands
    for card, colour, n in s.on_cards:
        owners = [player for player in s.players if player.colour == colour]
        if not owners:
            laid.refuse(f"on_cards.{CARDS[card].slug}", "warbands of a colour nobody plays")
        owners[0].bank -= n
    for player in s.players:
        if player.bank < 0:
            laid.refuse(f"seats.{player.seat}", f"there are {WARBANDS[player.colour]} warbands of that colour")


# -- telling ---------------------------------------------------------------------------------------------------


def tell(s: OathState) -> dict[str, Any]:
    """What lies where, hidden things too."""
    return {
        "oath": s.oath,
        "round": s.round,
        "turn": s.order[s.turn] if s.turn < len(s.order) else NOBODY,
        "phase": s.phase,
        "order": list(s.order),
        "title": s.title,
        "usurper": s.usurper,
        "visions_drawn": s.visions_drawn,
        "scepter_taken": s.scepter_taken,
        "sites": {
            slot: {
                "site": site.card,
                "faceup": site.faceup,
                "cards": list(site.cards),
                "relics": list(site.relics),
                "favor": site.favor,
                "secrets": site.secrets,
                "warbands": (site.army, site.warbands) if site.warbands else (NOBODY, 0),
            }
            for slot, site in enumerate(s.sites)
        },
        "seats": [
            {
                "role": p.role,
                "colour": p.colour,
                "at": (s.sites[p.pawn].card, p.pawn) if p.pawn != NO_SLOT else (NO_SLOT, NO_SLOT),
                "supply": p.supply,
                "favor": p.favor,
                "secrets": p.secrets,
                "facedown_secrets": p.facedown,
                "warbands": p.warbands,
                "bank": p.bank,
                "advisers": [(card, card in p.down) for card in p.advisers],
                "relics": list(p.relics),
                "vision": None if p.vision == NO_CARD else p.vision,
            }
            for p in s.players
            if s.prince is None or p.seat != s.prince.seat
        ],
        "prince": None if s.prince is None else _tell_prince(s, s.prince),
        "deck": Pile([], s.deck),
        "discards": {i: list(reversed(pile)) for i, pile in enumerate(s.discards)},
        "relics": Pile([], s.relic_deck),
        "reliquary": [BARE if relic == NO_CARD else relic for relic in s.reliquary],
        "banks": dict(enumerate(s.banks)),
        "shared_bank": s.bank,
        "banners": {
            i: {"holder": holder, "tokens": s.on_banners[i], "mob": s.mob and i == 0}
            for i, holder in enumerate(s.holders)
        },
        "tokens": {card: {"favor": favor, "secrets": secrets} for card, favor, secrets in s.tokens},
        "on_cards": {
            thing: tuple(sorted((colour, n) for card, colour, n in s.on_cards if card == thing))
            for thing, _, _ in s.on_cards
        },
        "dispossessed": sorted(s.dispossessed),
        "boxed": list(s.boxed),
        "known": {p.seat: _seen_by(s, p.seat) for p in s.players},
        "spent": {
            (site.card, slot): [n % len(SUITS) for n in s.spent if n // len(SUITS) == slot]
            for slot, site in enumerate(s.sites)
        },
        "archive": {suit: len(_archived(s.archive, suit)) for suit in range(len(SUITS))},
        "edifices": [card for card in s.archive if not is_denizen(card)],
        "act_over": s.act_over,
        "winner": s.winner,
        "how": s.how or None,
        "over": s.winner != NOBODY,
        "written": s.over,
        "chronicle": _tell_chronicle(s),
    }


def _tell_chronicle(s: OathState) -> dict[str, Any] | None:
    """8.7.1.a-8.7.2.a: what the next game begins from; the map and the Archive are those of the table."""
    w = s.writing
    if w is None or not s.over:
        return None
    top = len(s.relic_deck) - w.top_relics
    played = [player.colour for player in s.players]
    citizens = [player.colour for player in s.players if player.role == CITIZEN]
    return {
        "oath": w.oath,
        "citizens": citizens + [colour for colour in s.citizens if colour not in played],
        "deck": [card for card in s.deck if is_denizen(card)],
        "relics": list(s.relic_deck[:top]),
        "top_relics": list(s.relic_deck[top:]),
    }


def _archived(archive: Iterable[Card], suit: int) -> list[Card]:
    return [card for card in archive if is_denizen(card) and SUIT[card] == suit]


def _seen_by(s: OathState, seat: int) -> list[tuple[bool, int]]:
    """What a seat has seen of the things that lie facedown, its own advisers and the discard piles aside."""
    others = [card for p in s.players if p.seat != seat for card in p.advisers if card in p.down]
    relics = [relic for site in s.sites for relic in site.relics]
    cards = (*relics, *(one for one in s.reliquary if one != NO_CARD), *others, *s.deck, *s.relic_deck)
    sites = [site.card for site in s.sites if not site.faceup]
    found: list[tuple[bool, int]] = [(True, site) for site in sites if s.seen_sites[site] >> seat & 1]
    return found + [(False, card) for card in cards if s.seen[card] >> seat & 1]


def _suits(rows: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    return {suit: n + 1 for n, row in enumerate(rows) for suit in row}


def _tell_prince(s: OathState, prince: Prince) -> dict[str, Any]:
    p = s.players[prince.seat]
    return {
        "colour": p.colour,
        "at": (s.sites[p.pawn].card, p.pawn) if p.pawn != NO_SLOT else (NO_SLOT, NO_SLOT),
        "favor": p.favor,
        "secrets": p.secrets,
        "warbands": p.warbands,
        "bank": p.bank,
        "relics": list(p.relics),
        "ambition": min(prince.ambition, p.favor),
        "friends": _suits(prince.friends),
        "schemers": _suits(prince.schemers),
        "mask": prince.space,
        "start": prince.start,
        "threat": prince.threat,
        "strategy": prince.strategy,
        "woken": prince.woken,
        "actions": None if prince.actions < 0 else prince.actions,
        "skipped": list(prince.skipped),
        "path": [space for space, _ in prince.path],
        "done": [space for space, done in prince.path if done],
        "shown": list(prince.shown),
    }


# -- the words -------------------------------------------------------------------------------------------------


class Message(Kind):
    """How the game was won: the message that says so."""

    what = "a word, or `null`"

    def read(self, words: Any, at: Reading) -> Any:
        return words


SITE_WORDS = {
    "site": Word(SITE, "the site card; one that is left unless told", default=None),
    "faceup": Word(Flag(), "whether it lies faceup", default=True),
    "cards": Word(Many(CARD_BOX, ordered=True), "denizens and edifices, from the one nearest the site card"),
    "relics": Word(Cards(CARD_BOX, ordered=True), "the facedown relics there"),
    "favor": Word(Number(), "favor on the site"),
    "secrets": Word(Number(), "secrets on the site"),
    "warbands": Word(Warbands(), "the warbands there"),
}

SEAT_WORDS = {
    "role": Word(Name("role", ROLE_NAMES), "seat 0 is the Chancellor, the others are exiles unless told", default=None),
    "colour": Word(COLOUR, "purple for seat 0, then the others in their order", default=None),
    "at": Word(Place(), "where the pawn stands; the top of the Cradle unless told"),
    "supply": Word(Number(0, FULL_SUPPLY), "the Supply left", default=FULL_SUPPLY),
    "favor": Word(Number(), "favor on the board"),
    "secrets": Word(Number(), "faceup secrets on the board"),
    "facedown_secrets": Word(Number(), "facedown secrets on the board"),
    "warbands": Word(Number(), "warbands on the board"),
    "bank": Word(Number(), "warbands of the own colour in the personal bank", asked=True),
    "advisers": Word(Many(Adviser(), ordered=True), "the advisers"),
    "relics": Word(
        Many(CARD_BOX, ordered=True),
        "the relics, in the order in which they came; the Chancellor has the Grand Scepter as well, unless it is laid "
        "elsewhere or `[]` says that there is nothing: then it is out of the game",
        default=None,
    ),
    "vision": Word(Vision(), "the revealed Vision", default=None),
}

SPACE = Name("space of the Mind Map", tuple(f"mind:{space.name}" for space in MIND.spaces))
ROW_OF = By(SUIT_NAME, Number(1, len(ROWS)))
NO_BOARD: dict[str, Any] = {
    "role": None,
    "supply": FULL_SUPPLY,
    "facedown_secrets": 0,
    "advisers": [],
    "vision": None,
}
"""What of a player's board the Prince does not have."""

PRINCE_WORDS = {
    "colour": SEAT_WORDS["colour"],
    "at": SEAT_WORDS["at"],
    "favor": Word(Number(), "his favor, that of the Ambition space included"),
    "secrets": SEAT_WORDS["secrets"],
    "warbands": SEAT_WORDS["warbands"],
    "bank": SEAT_WORDS["bank"],
    "relics": SEAT_WORDS["relics"],
    "ambition": Word(Number(), "how much of his favor lies on the Ambition space"),
    "friends": Word(ROW_OF, "the suits that are Friends and their rows from the bottom; who is named first came first"),
    "schemers": Word(ROW_OF, "the suits that are Schemers, in the same way"),
    "mask": Word(SPACE, "where the mask stands; the threat space of the oath unless told", default=None),
    "start": Word(SPACE, "where the Start marker stands; beside the mask unless told", default=None),
    "threat": Word(Name("threat", tuple(f"threat:{name}" for name in THREATS)), "the threat marker", default=0),
    "strategy": Word(Number(0, len(STRATEGY) - 1), "the strategy marker, from the starred space"),
    "woken": Word(Flag(), "whether he has had a turn", default=True),
    "actions": Word(Number(), "actions still to be performed; before he has searched none is set", default=None),
    "skipped": Word(Many(SPACE, ordered=True), "spaces skipped since the last action"),
    "path": Word(Many(SPACE, ordered=True), "the spaces of this turn", asked=True),
    "done": Word(Many(SPACE, ordered=True), "those of them where something was done", asked=True),
    "shown": Word(Many(CARD, ordered=True), "the cards revealed in this turn", asked=True),
}
NO_PRINCE = "the Clockwork Prince does not play: set the option prince to chancellor or exile"

CHRONICLE_WORDS = {
    "oath": Word(Name("oath", OATH_ID), "the oath of the next game", asked=True),
    "citizens": Word(Many(COLOUR), "the boards that lie with their Citizen side up, those of the box too", asked=True),
    "deck": Word(Cards(CARD), "the denizens of the world deck", asked=True),
    "relics": Word(Cards(CARD), "the relic deck, but for those on top", asked=True),
    "top_relics": Word(Cards(CARD), "the relics shuffled onto the relic deck", asked=True),
}

FACES = {"hollow": 0, "sword": 3, "skull": 5, "blank": 0, "shield": 2, "two-shields": 4, "double": 5}
FACES |= {f"end-{pips}": pips - 1 for pips in range(1, 7)}
"""Faces of the attack dice (half a sword, a sword, two swords with a skull), the defense dice and the end die."""

VOCABULARY = Vocabulary(
    "oath",
    {
        "oath": Word(Name("oath", OATH_ID), "the oath; Supremacy unless told", default=0),
        "round": Word(Number(1, 8), "the round", default=1),
        "turn": Word(Seat(NOBODY, automata), "whose turn it is", default=0),
        "phase": Word(Name("phase", {p: p for p in (SETUP, *PHASES, CHRONICLE)}), "the phase of the turn", default=ACT),
        "order": Word(
            Many(Seat(automata=automata), ordered=True, distinct=True),
            "the turn order; the Chancellor, then by seat unless told",
        ),
        "title": Word(
            Seat(NOBODY, automata), "who holds the Oathkeeper title; the Chancellor unless told", default=None
        ),
        "usurper": Word(Flag(), "whether the title lies on its Usurper side"),
        "visions_drawn": Word(Number(0, MOST_VISIONS), "Visions drawn so far"),
        "scepter_taken": Word(Flag(), "whether the Grand Scepter was taken this turn"),
        "sites": Word(Map(SLOT, SiteWords(SITE_WORDS)), "what lies in the slots of the map"),
        "seats": Word(Seats(SEAT_WORDS), "what each player has"),
        "prince": Word(
            Group(PRINCE_WORDS, lambda setup: "" if automata(setup) else NO_PRINCE),
            "the Clockwork Prince's board and mind, where he plays",
        ),
        "deck": Word(Deck(CARD_BOX), "the world deck"),
        "discards": Word(
            By(Name("region", REGIONS), Cards(CARD_BOX, ordered=True)), "the discard piles, the top card first"
        ),
        "relics": Word(Deck(CARD_BOX), "the relic deck"),
        "reliquary": Word(Reliquary(), "the Imperial Reliquary"),
        "banks": Word(By(SUIT_NAME, Number()), f"the favor banks; {PLAIN_BANK} each unless told"),
        "shared_bank": Word(Number(), "favor in the shared bank", asked=True),
        "banners": Word(
            By(
                BANNER,
                Group(
                    {
                        "holder": Word(Seat(NOBODY, automata), "who holds it", default=NOBODY),
                        "tokens": Word(Number(), "favor or secrets on it", default=None),
                        "mob": Word(Flag(), "the People's Favor lies on its Mob side"),
                    }
                ),
            ),
            "the banners",
        ),
        "tokens": Word(
            By(CARD, Group({"favor": Word(Number(), "favor"), "secrets": Word(Number(), "secrets")})),
            "favor and secrets on cards",
        ),
        "on_cards": Word(By(CARD, WarbandsOfColours()), "warbands lying on cards"),
        "dispossessed": Word(Cards(CARD_BOX), "the Dispossessed"),
        "boxed": Word(Cards(CARD_BOX), "cards out of the game"),
        "archive": Word(
            By(SUIT_NAME, Number()),
            "denizens of a suit in the Archive; all that are left unless told, the others lie among the Dispossessed",
        ),
        "edifices": Word(Cards(CARD), "the edifices in the Archive", asked=True),
        "known": Word(
            By(Seat(), Many(Known())),
            "facedown cards and sites that a seat has seen, its own advisers and the discard piles aside",
        ),
        "spent": Word(BySite(Place(), Many(SUIT_NAME)), "suits discarded from a site this turn"),
        "act_over": Word(Flag(), "whether the Act phase has ended", asked=True),
        "winner": Word(Seat(NOBODY, automata), "who has won", asked=True),
        "how": Word(Message(), "how", asked=True),
        "over": Word(Flag(), "whether the game is won", asked=True),
        "written": Word(Flag(), "whether its Chronicle is written", asked=True),
        "chronicle": Word(Group(CHRONICLE_WORDS), "the Chronicle that was written, for the next game", asked=True),
    },
    lay=lay,
    tell=tell,
    faces=FACES,
)
