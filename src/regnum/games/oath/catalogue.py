"""The components of Oath as immutable data, read once from content/. Cards are small integers everywhere else.

Everything that can carry a power is a *thing* with a number: denizens, edifice sides, Visions, relics, then site cards,
banners and the spaces of the Reliquary. Ids such as "denizen:tents" name a thing to people and programs.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NewType, TypeGuard

Target = NewType("Target", int)
"""What a campaign can be made for (5.5.2): slots, relics and banners go by their own numbers."""
Slot = NewType("Slot", Target)
"""A place for a site on the map."""
Thing = NewType("Thing", Target)
"""Whatever can carry a power."""
Card = NewType("Card", Thing)
"""A denizen, an edifice side, a Vision or a relic."""
Relic = NewType("Relic", Card)
SiteCard = NewType("SiteCard", int)
"""A site card, by its place in `SITES`; on the map it lies in a slot."""
Banner = NewType("Banner", int)
Pile = NewType("Pile", int)
"""A discard pile, by its region, or the world deck."""
Region = NewType("Region", Pile)


def card_numbered(number: int) -> Card:
    return Card(Thing(Target(number)))


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("regnum.games.oath").joinpath("content", name).read_text(encoding="utf-8"))


BOARD = _read("board.toml")
PRINCE_BOARDS = _read("prince.toml")
"""What is printed on the Clockwork Prince's board and on his Mind Map: see `prince/board.py` and `prince/mind.py`."""

# -- suits and the map -----------------------------------------------------------------------------------------

SUITS: tuple[str, ...] = tuple(entry["name"] for entry in BOARD["suit"])
"""2.1.3.a-c: the suits clockwise, which is also the order of the favor banks, the first nearest the world deck."""
DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD = (
    SUITS.index(name) for name in ("discord", "arcane", "order", "hearth", "beast", "nomad")
)
NO_SUIT = -1
SUIT_ID = tuple(f"suit:{name}" for name in SUITS)
BANK_ID = tuple(f"bank:{name}" for name in SUITS)

REGIONS: tuple[str, ...] = tuple(entry["name"] for entry in BOARD["region"])
CRADLE, PROVINCES, HINTERLAND = Region(Pile(0)), Region(Pile(1)), Region(Pile(2))
MAP = (CRADLE, PROVINCES, HINTERLAND)
"""2.1.1.a: the regions in their order."""
NO_PILE = Pile(-1)
DECK = Pile(9)
"""The world deck, beside the piles of the regions (0-2)."""
REGION_ID = tuple(f"region:{name}" for name in REGIONS)
PILE_ID = tuple(f"discard:{name}" for name in REGIONS)
DISCARDS_TO = tuple(MAP[REGIONS.index(entry["discards"])] for entry in BOARD["region"])
"""10.10.a-i: the pile that takes what is discarded in a region."""
TRAVEL_SUPPLY: tuple[tuple[int, ...], ...] = tuple(tuple(entry["travel"]) for entry in BOARD["region"])
"""5.6.1.a-h: Supply to travel from a region to a region."""
REGION_OF = tuple(region for region, entry in zip(MAP, BOARD["region"], strict=True) for _ in range(entry["sites"]))
"""The region of each slot of the map; slots run from the top of the Cradle to the bottom of the Hinterland.

2.1.1.a-d.
"""
SLOTS = tuple(Slot(Target(number)) for number in range(len(REGION_OF)))
NO_SLOT = Slot(Target(-1))
SLOT_NAME = tuple(
    f"{name}-{row}"
    for name, entry in zip(REGIONS, BOARD["region"], strict=True)
    for row in range(1, entry["sites"] + 1)
)
SLOT_ID = tuple(f"slot:{name}" for name in SLOT_NAME)
SLOTS_OF = tuple(tuple(slot for slot in SLOTS if REGION_OF[slot] == region) for region in MAP)


def is_slot(target: Target) -> TypeGuard[Slot]:
    return 0 <= target < len(SLOTS)


# -- players ---------------------------------------------------------------------------------------------------

FEWEST_PLAYERS: int = BOARD["players"]["fewest"]
"""P.1.c: alone, against the Clockwork Prince."""
MOST_PLAYERS: int = BOARD["players"]["most"]
ONLOOKER = 1 << MOST_PLAYERS
"""Beside the seats that know a card: whoever looks on, for it was shown to everybody."""
SEAT_ID = tuple(f"seat:{seat}" for seat in range(MOST_PLAYERS))
PRINCE_ID = "automaton:prince"
"""The Clockwork Prince has no seat: this is what he is called in results."""
COLOURS: tuple[str, ...] = tuple(entry["name"] for entry in BOARD["colour"])
PURPLE = COLOURS.index("purple")
WARBANDS = tuple(BOARD[entry["board"]]["warbands"] for entry in BOARD["colour"])
"""1.8.b, 1.9.d: warbands of each colour."""
FULL_SUPPLY: int = BOARD["supply"]["full"]
ADVISER_LIMIT: int = BOARD["exile"]["advisers"]


def _bands(board: str) -> tuple[int, ...]:
    """4.3.3.a-b: the Supply for each number of warbands left in the personal bank."""
    most = BOARD[board]["warbands"]
    bands = BOARD[board]["refresh"]
    return tuple(max(band["supply"] for band in bands if band["bank"] <= n) for n in range(most + 1))


CHANCELLOR_REFRESH = _bands("chancellor")
EXILE_REFRESH = _bands("exile")

# -- tokens, dice, tracks --------------------------------------------------------------------------------------

FAVOR: int = BOARD["tokens"]["favor"]
ROUNDS: int = BOARD["rounds"]["count"]
STABLE_REGIME: dict[int, tuple[int, ...]] = {
    entry["round"]: tuple(entry["faces"]) for entry in BOARD["rounds"]["stable_regime"]
}
MOST_VISIONS: int = BOARD["visions_drawn"]["most"]
VISIONS_NEEDED: int = BOARD["visions_drawn"]["needed"]
SEARCH_SUPPLY: tuple[int, ...] = tuple(BOARD["visions_drawn"]["search"])
SEARCH_DISCARD_SUPPLY: int = BOARD["supply"]["search_discard"]
MUSTER_SUPPLY: int = BOARD["supply"]["muster"]
TRADE_SUPPLY: int = BOARD["supply"]["trade"]
RECOVER_SUPPLY: int = BOARD["supply"]["recover"]
CAMPAIGN_SUPPLY: int = BOARD["supply"]["campaign"]
SEARCH_DRAW: int = BOARD["search"]["draw"]
MUSTER_FAVOR: int = BOARD["muster"]["favor"]
MUSTER_WARBANDS: int = BOARD["muster"]["warbands"]
TRADE_SECRET: int = BOARD["trade"]["favor"]["place_secret"]
TRADE_FAVOR_GAIN: int = BOARD["trade"]["favor"]["gain_favor"]
TRADE_FAVOR: int = BOARD["trade"]["secret"]["place_favor"]
TRADE_SECRET_GAIN: int = BOARD["trade"]["secret"]["gain_secret"]
SITE_DICE: int = BOARD["defense"]["site"]
PAWN_DICE: int = BOARD["defense"]["pawn"]
OATHKEEPER_DICE: int = BOARD["defense"]["oathkeeper"]
USURPER_DICE: int = BOARD["defense"]["usurper"]
BANDITS_OF_A_SITE: int = BOARD["defense"]["bandits"]


@dataclass(frozen=True, slots=True)
class AttackFace:
    hollow: int = 0
    swords: int = 0
    skulls: int = 0


@dataclass(frozen=True, slots=True)
class DefenseFace:
    shields: int = 0
    double: bool = False


ATTACK_FACES = tuple(AttackFace(**entry) for entry in BOARD["attack_face"])
DEFENSE_FACES = tuple(DefenseFace(**entry) for entry in BOARD["defense_face"])
END_FACES = 6

# -- cards -----------------------------------------------------------------------------------------------------

NO_CARD = card_numbered(-1)
NO_RELIC = Relic(NO_CARD)


@dataclass(frozen=True, slots=True)
class Cost:
    """7.1.2.a-n: what using a power costs: tokens placed on its card, and tokens burned."""

    place_favor: int = 0
    place_secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0

    @property
    def nothing(self) -> bool:
        return not (self.place_favor or self.place_secret or self.burn_favor or self.burn_secret)


@dataclass(frozen=True, slots=True)
class PrintedPower:
    """A power as it is printed."""

    kind: str
    modifies: str
    side: str
    mandatory: bool
    cost: Cost


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A denizen, an edifice side, a Vision or a relic (2.4.1.a-2.4.2.e, 2.6.1.a-2.7.2.b, 2.9.a-g).

    Its suit and its marks stand on it (A.1.a-b).
    """

    number: Card
    kind: str
    slug: str
    suit: int
    restriction: str
    locked: bool
    first_game: bool
    powers: tuple[PrintedPower, ...]
    turns: str
    """The other side of an edifice."""
    ruined: bool
    defense: int
    """Defense dice of a relic (2.4.2)."""
    confidence: str


def _power(entry: dict[str, Any]) -> PrintedPower:
    cost = Cost(*(entry.get(name, 0) for name in ("place_favor", "place_secret", "burn_favor", "burn_secret")))
    modifies = entry.get("modifies", "")
    return PrintedPower(entry["kind"], modifies, entry.get("side", ""), entry.get("mandatory", False), cost)


def _card(number: int, kind: str, entry: dict[str, Any]) -> PrintedCard:
    suit = entry.get("suit", "none")
    return PrintedCard(
        card_numbered(number),
        kind,
        entry["slug"],
        NO_SUIT if suit == "none" else SUITS.index(suit),
        entry.get("restriction", "none"),
        entry.get("locked", False),
        entry.get("first_game", False),
        tuple(_power(power) for power in entry.get("powers", ())),
        entry.get("turns", ""),
        entry.get("side") == "ruined",
        entry.get("defense", 0),
        entry.get("confidence", "high"),
    )


_ENTRIES = [
    *(("denizen", entry) for entry in _read("denizens.toml")["denizen"]),
    *(("edifice", entry) for entry in _read("edifices.toml")["edifice"]),
    *(("vision", entry) for entry in BOARD["vision"]),
    *(("relic", entry) for entry in _read("relics.toml")["relic"]),
]
CARDS: tuple[PrintedCard, ...] = tuple(_card(number, kind, entry) for number, (kind, entry) in enumerate(_ENTRIES))


def _of_kind(kind: str) -> tuple[Card, ...]:
    return tuple(card.number for card in CARDS if card.kind == kind)


DENIZENS = _of_kind("denizen")
EDIFICES = _of_kind("edifice")
VISIONS = _of_kind("vision")
RELICS = tuple(Relic(card) for card in _of_kind("relic"))
CARD_ID = tuple(f"{card.kind}:{card.slug}" for card in CARDS)
SUIT = tuple(card.suit for card in CARDS)
"""The suit of each card; NO_SUIT for Visions, relics and ruins (2.9)."""
CARD_TTS = tuple(entry["tts"] for _, entry in _ENTRIES)
"""The number of each card in the save strings of Tabletop Simulator."""
LOCKED = tuple(card.locked for card in CARDS)
SITE_ONLY = tuple(card.restriction == "site" for card in CARDS)
ADVISER_ONLY = tuple(card.restriction == "adviser" for card in CARDS)
RELIC_DICE = tuple(card.defense for card in CARDS)
CARD_OF = {card.slug: card.number for card in CARDS if card.kind != "relic"} | {
    card.slug: card.number for card in CARDS if card.kind == "relic"
}
"""Cards by slug: no two cards share one."""
TURNED = {card.number: CARD_OF[card.turns] for card in CARDS if card.turns}
"""The other side of each edifice side."""
CONSPIRACY = CARD_OF["conspiracy"]
GRAND_SCEPTER = Relic(CARD_OF["grand-scepter"])
RELIC_DECK = tuple(relic for relic in RELICS if relic != GRAND_SCEPTER)
FIRST_GAME = tuple(card.number for card in CARDS if card.first_game)
FIRST_VISION = VISIONS[0]
CONSPIRACY_SECRETS: int = BOARD["vision"][CONSPIRACY - FIRST_VISION]["burn_secret"]
CONSPIRACY_ADVISERS: int = BOARD["vision"][CONSPIRACY - FIRST_VISION]["advisers"]


BLANK_VISIONS = (card_numbered(-2), card_numbered(-3))
BLANK_DENIZENS = (card_numbered(-4), card_numbered(-5))
BLANK_RELICS = (Relic(card_numbered(-6)), Relic(card_numbered(-7)))
"""Cards of which nothing but the back is there, for hidden places: of unknown cards, and of known ones."""
NO_SITE = SiteCard(-1)
BLANK_SITE = SiteCard(-2)
SPARE_PLACES = 8
"""Room for the blanks at the end of lists that go by card."""


def is_vision(card: Thing) -> bool:
    return VISIONS[0] <= card <= VISIONS[-1] or card in BLANK_VISIONS


def is_denizen(card: Thing) -> bool:
    return 0 <= card < len(DENIZENS)


def is_edifice(card: Thing) -> bool:
    return EDIFICES[0] <= card <= EDIFICES[-1]


def is_relic(thing: Target) -> TypeGuard[Relic]:
    return RELICS[0] <= thing <= RELICS[-1]


# -- sites -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecoverCost:
    """What a relic at a site costs. `kind` is place-favor (into the bank of `suit`), burn-favor, burn-secret.

    5.4.2.a-g.
    """

    kind: str
    amount: int
    suit: int


@dataclass(frozen=True, slots=True)
class Homeland:
    """A.2.2.a-d: what playing a card of `suit` at a site gives."""

    suit: int
    reward: str
    amount: int


@dataclass(frozen=True, slots=True)
class PrintedSite:
    """A site card (2.8.1.a-2.8.5.a)."""

    number: SiteCard
    slug: str
    capacity: int
    category: str
    favor: int
    secrets: int
    relics: int
    recover: RecoverCost | None
    homeland: Homeland | None
    power: PrintedPower | None
    flip_secret: int


def _site(number: int, entry: dict[str, Any]) -> PrintedSite:
    recover = entry.get("recover")
    homeland = entry.get("homeland")
    power = entry.get("power")
    return PrintedSite(
        SiteCard(number),
        entry["slug"],
        entry["capacity"],
        entry["category"],
        entry.get("favor", 0),
        entry.get("secrets", 0),
        entry.get("relics", 0),
        None
        if recover is None
        else RecoverCost(recover["kind"], recover["amount"], SUITS.index(recover["suit"]) if "suit" in recover else -1),
        None if homeland is None else Homeland(SUITS.index(homeland["suit"]), homeland["reward"], homeland["amount"]),
        None if power is None else PrintedPower(power["kind"], "", "", power["mandatory"], Cost()),
        0 if power is None else power.get("flip_secret", 0),
    )


_SITE_ENTRIES = _read("sites.toml")["site"]
SITES: tuple[PrintedSite, ...] = tuple(_site(number, entry) for number, entry in enumerate(_SITE_ENTRIES))
SITE_TTS = tuple(entry["tts"] for entry in _SITE_ENTRIES)
SITE_ID = tuple(f"site:{site.slug}" for site in SITES)
SITE_OF = {site.slug: site.number for site in SITES}
CAPACITY = tuple(site.capacity for site in SITES)
COAST = tuple(site.category == "coast" for site in SITES)

# -- banners, the Reliquary, oaths -----------------------------------------------------------------------------

PEOPLES_FAVOR, DARKEST_SECRET = Banner(0), Banner(1)
"""2.5.a-2.5.2.b: the banners."""
NO_BANNER = Banner(-1)
BANNERS: tuple[str, ...] = tuple(entry["slug"] for entry in BOARD["banner"])
BANNER_ID = tuple(f"banner:{slug}" for slug in BANNERS)
BANNER_LEAST = tuple(entry["least"] for entry in BOARD["banner"])
BANNER_SEIZE = tuple(entry["seize"] for entry in BOARD["banner"])
BANNER_START = tuple(entry["start"] for entry in BOARD["banner"])
MOB_AT: int = BOARD["banner"][PEOPLES_FAVOR]["mob"]
DARKEST_SEARCH_SUPPLY: int = BOARD["banner"][DARKEST_SECRET]["search"]

RELIQUARY: tuple[str, ...] = tuple(entry["slug"] for entry in BOARD["reliquary"])
RELIQUARY_ID = tuple(f"reliquary:{slug}" for slug in RELIQUARY)

OATHS: tuple[str, ...] = tuple(entry["slug"] for entry in BOARD["oath"])
OATH_ID = tuple(f"oath:{slug}" for slug in OATHS)
"""2.10.a-c: the goal tiles."""
OATH_TTS = tuple(entry["tts"] for entry in BOARD["oath"])
OATH_GOAL: tuple[str, ...] = tuple(entry["oathkeeper"] for entry in BOARD["oath"])
SUCCESSOR_GOAL: tuple[str, ...] = tuple(entry["successor"] for entry in BOARD["oath"])
STARTS_WITH = tuple(
    Banner(BANNERS.index(entry["starts_with"])) if "starts_with" in entry else NO_BANNER for entry in BOARD["oath"]
)
VISION_GOAL: dict[Card, str] = {
    vision: entry["goal"] for vision, entry in zip(VISIONS, BOARD["vision"], strict=True) if "goal" in entry
}
"""3.2.a-h: the goal of each Vision, in the order in which they win at war exhaustion (3.4.3.b)."""
VISION_OATH: dict[Card, int] = {
    vision: OATHS.index(entry["oath"])
    for vision, entry in zip(VISIONS, BOARD["vision"], strict=True)
    if "oath" in entry
}

# -- things: everything that can carry a power ------------------------------------------------------------------

THING_ID = (*CARD_ID, *SITE_ID, *BANNER_ID, *RELIQUARY_ID)
THINGS = len(THING_ID)
THING_OF = {thing: Thing(Target(number)) for number, thing in enumerate(THING_ID)}
SITE_THING = tuple(THING_OF[site] for site in SITE_ID)
"""Each site card as a thing."""
SITE_CARD_OF = {thing: SiteCard(number) for number, thing in enumerate(SITE_THING)}
BANNER_THING = tuple(THING_OF[banner] for banner in BANNER_ID)
RELIC_OF: dict[Target, Relic] = {relic: relic for relic in RELICS}
BANNER_OF: dict[Target, Banner] = {thing: Banner(number) for number, thing in enumerate(BANNER_THING)}
RELIQUARY_THING = tuple(THING_OF[space] for space in RELIQUARY_ID)
