"""The components of Paladins as immutable data, read once from content/. Cards are small integers everywhere else.

Cards keep the place they have in their content file; walls, suspicions and schemes are kinds with copies. Ids such as
"townsfolk:abbot-1" name a thing on the table to people and programs. What a card gives is a `Gain`: effects in the
order printed, each a pair (what, how many), where `what` is a place in EFFECTS.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple, NewType


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("regnum.games.paladins").joinpath("content", name).read_text(encoding="utf-8"))


_BOARD: Final = _read("board.toml")
_SOLO: Final = _read("solo.toml")
NOTHING: Final = -1
"""No card, no worker, no piece."""

TownsfolkCard = NewType("TownsfolkCard", int)
"""A townsfolk, by the number of its content file; NOTHING in a gap of the track."""
OutsiderCard = NewType("OutsiderCard", int)
"""An outsider, by the number of its content file; NOTHING in a gap of the track."""
NO_TOWNSFOLK: Final = TownsfolkCard(NOTHING)
NO_OUTSIDER: Final = OutsiderCard(NOTHING)
"""A gap of the track (3.3, 8.13)."""
PaladinCard = NewType("PaladinCard", int)
"""A paladin, by the number of its content file; NOTHING before one is chosen."""
NO_PALADIN: Final = PaladinCard(NOTHING)
TavernCard = NewType("TavernCard", int)
"""A tavern card, by the number of its content file."""
Action = NewType("Action", int)
"""An action, with the spaces for its workers on every player board; or the King's Favours, which come after them."""
NO_ACTION: Final = Action(NOTHING)
RegionSpace = NewType("RegionSpace", int)
"""A space for a monk or an outpost in a region of the main board."""
NO_SPACE: Final = RegionSpace(NOTHING)
JarSpace = NewType("JarSpace", int)
"""A space for a jar at the lower right of a player board."""

# -- workers (2.1, 2.2) ------------------------------------------------------------------------------------------------

WORKERS: Final[tuple[str, ...]] = tuple(_BOARD["supply"]["workers"])
LABOURER: Final = WORKERS.index("labourer")
SCOUT: Final = WORKERS.index("scout")
MERCHANT: Final = WORKERS.index("merchant")
FIGHTER: Final = WORKERS.index("fighter")
CLERIC: Final = WORKERS.index("cleric")
CRIMINAL: Final = WORKERS.index("criminal")
WORKER_COUNTS: Final[tuple[int, ...]] = tuple(_BOARD["supply"]["counts"])
"""2.1, 2.2, 3.16: how many workers of each kind the box holds."""
WORKER_ID: Final = tuple(f"worker:{kind}" for kind in WORKERS)
ANY: Final = len(WORKERS)
"""A clear worker space (9.8)."""
SPACE_ID: Final = (*WORKER_ID, "worker:any")


class Spaces(NamedTuple):
    """Worker spaces to be filled together (9.7): their kinds from left to right, and the same counted."""

    kinds: tuple[int, ...]
    clear: int
    coloured: tuple[int, ...]
    """The colours asked for, without criminal spaces, which no other worker fits."""
    size: int


def spaces_for(kinds: Sequence[int]) -> Spaces:
    coloured = tuple(kind for kind in kinds if kind not in (ANY, CRIMINAL))
    return Spaces(tuple(kinds), sum(kind == ANY for kind in kinds), coloured, len(kinds))


def _space(word: str) -> int:
    return ANY if word == "any" else WORKERS.index(word)


# -- attributes (2.7, 26.1) --------------------------------------------------------------------------------------------

ATTRIBUTES: Final[tuple[str, ...]] = tuple(_BOARD["attributes"]["names"])
FAITH: Final = ATTRIBUTES.index("faith")
STRENGTH: Final = ATTRIBUTES.index("strength")
INFLUENCE: Final = ATTRIBUTES.index("influence")
ATTRIBUTE_ID: Final = tuple(f"attribute:{name}" for name in ATTRIBUTES)
"""2.7: each player has one marker of each."""
MOST_ATTRIBUTE: Final[int] = _BOARD["attributes"]["most"]
ATTRIBUTE_POINTS: Final[tuple[int, ...]] = tuple(_BOARD["attributes"]["points"])

# -- effects (section 42) ----------------------------------------------------------------------------------------------

EFFECTS: Final = (
    *WORKERS,
    *ATTRIBUTES,
    "silver",
    "provision",
    "tax",
    "remove-suspicion",
    "pay-debt",
    "destroy-debt",
    "pray",
    "free-recruit",
    "free-develop",
    "take-debt",
)
"""42.1-42.10: what an icon can give (take-debt only as a price)."""
RAISE: Final = len(WORKERS)
"""The first attribute among the effects."""
SILVER: Final = EFFECTS.index("silver")
PROVISION: Final = EFFECTS.index("provision")
TAX: Final = EFFECTS.index("tax")
REMOVE_SUSPICION: Final = EFFECTS.index("remove-suspicion")
PAY_DEBT: Final = EFFECTS.index("pay-debt")
DESTROY_DEBT: Final = EFFECTS.index("destroy-debt")
PRAY_ICON: Final = EFFECTS.index("pray")
FREE_RECRUIT: Final = EFFECTS.index("free-recruit")
FREE_DEVELOP: Final = EFFECTS.index("free-develop")
TAKE_DEBT: Final = EFFECTS.index("take-debt")

Gain = tuple[tuple[int, int], ...]


def _gain(words: Iterable[str]) -> Gain:
    pairs = (word.split() for word in words)
    return tuple((EFFECTS.index(what), int(n)) for what, n in pairs)


def gain_id(gain: Gain) -> str:
    """A gain as a message parameter: "worker:scout", "reward:silver-2", several joined by "+"."""
    return "+".join(WORKER_ID[what] if what < RAISE and n == 1 else f"reward:{EFFECTS[what]}-{n}" for what, n in gain)


# -- actions of the player board (sections 10 to 20) -------------------------------------------------------------------

_LEFT: Final = _BOARD["left"]
_RIGHT: Final = _BOARD["right"]
ACTIONS: Final[tuple[str, ...]] = tuple(entry["action"] for entry in (*_LEFT, *_RIGHT))
EVERY_ACTION: Final = tuple(Action(number) for number in range(len(ACTIONS)))
DEVELOP: Final = Action(ACTIONS.index("develop"))
RECRUIT: Final = Action(ACTIONS.index("recruit"))
HUNT: Final = Action(ACTIONS.index("hunt"))
TRADE: Final = Action(ACTIONS.index("trade"))
PRAY: Final = Action(ACTIONS.index("pray"))
CONSPIRE: Final = Action(ACTIONS.index("conspire"))
COMMISSION: Final = Action(ACTIONS.index("commission"))
FORTIFY: Final = Action(ACTIONS.index("fortify"))
GARRISON: Final = Action(ACTIONS.index("garrison"))
ABSOLVE: Final = Action(ACTIONS.index("absolve"))
ATTACK: Final = Action(ACTIONS.index("attack"))
CONVERT: Final = Action(ACTIONS.index("convert"))
RIGHT_SIDE: Final = range(len(_LEFT), len(ACTIONS))
RIGHT_ACTIONS: Final = EVERY_ACTION[len(_LEFT) :]
"""9.4: the actions that require an attribute and reward another."""
FAVOUR: Final = Action(len(ACTIONS))
"""Stands for the use of a King's Favour where an action is meant."""
ACTION_ID: Final = tuple(f"action:{name}" for name in ACTIONS)
WORKER_SPACES: Final = tuple(tuple(_space(word) for word in entry["workers"]) for entry in (*_LEFT, *_RIGHT))
"""10.1, 11.1, 12.1, 13.1, 14.1, 15.1, 16.1, 17.1, 18.1, 19.1, 20.1: the worker spaces of each action."""
WORKSHOP_SPACES: Final[int] = _BOARD["develop"]["workshop_spaces"]
"""10.4, 10.6: the framed spaces of a right-hand action, from the left."""
OPEN_SPACES: Final = tuple(
    tuple(
        spaces_for([kind for place, kind in enumerate(kinds) if not covered >> place & 1])
        for covered in range(1 << WORKSHOP_SPACES if action in RIGHT_SIDE else 1)
    )
    for action, kinds in enumerate(WORKER_SPACES)
)
"""10.5: what is left to be filled of an action, by the bit set of the spaces under workshops."""
ONE_SPACE: Final = spaces_for([ANY])
"""11.7, 12.2: a single worker may be of any kind but goes on the left space."""
ACTION_SILVER: Final[tuple[int, ...]] = tuple(entry["silver"] for entry in _LEFT)
"""10.2, 13.2: what an action of the left side costs."""
ACTION_GAINS: Final[tuple[tuple[Gain, ...], ...]] = tuple(
    tuple(_gain(words) for words in entry.get("gain", ())) for entry in _LEFT
)
"""12.3-12.6, 14.2: what so many workers on an action of the left side give."""


def _right(action: Action, figure: str) -> tuple[int, ...]:
    return tuple(_RIGHT[action - RIGHT_SIDE.start][figure])


MONK_PROVISIONS: Final = _right(COMMISSION, "provisions")
"""15.2-15.4."""
WALL_PROVISIONS: Final = _right(FORTIFY, "provisions")
"""16.2-16.4."""
OUTPOST_PROVISIONS: Final = _right(GARRISON, "provisions")
"""17.2-17.4."""
JAR_SILVER: Final = _right(ABSOLVE, "silver")
"""18.2-18.4."""
CONVERT_SILVER: Final = _right(CONVERT, "silver")
"""20.2-20.5."""
WALL_INFLUENCE: Final = _right(FORTIFY, "attribute")
"""16.7-16.9."""
JAR_INFLUENCE: Final = _right(ABSOLVE, "attribute")
"""2.6, 4.5, 18.6: the numbers of the jars, from left to right."""
FLAG: Final = tuple(_gain(entry.get("flag", ())) for entry in _RIGHT)
"""15.12, 17.12, 18.9, 18.11: gained each time from the space uncovered."""
ALSO: Final = tuple(_gain(entry.get("also", ())) for entry in _RIGHT)
"""18.10."""
NEEDS: Final = tuple(ATTRIBUTES.index(entry["needs"]) for entry in _RIGHT)
"""9.4, 9.5: the attribute left of a right-hand action's name."""
GIVES: Final = tuple(ATTRIBUTES.index(entry["gives"]) for entry in _RIGHT)
"""9.4, 9.5: the attribute right of it."""
ACTION_POINTS: Final = {
    action: tuple(entry["points"]) for action, entry in zip(RIGHT_SIDE, _RIGHT, strict=True) if "points" in entry
}
"""26.4, 26.5, 26.7, 26.8: VP by how often the action was done."""

MONKS: Final[int] = _BOARD["pieces"]["monks"]
OUTPOSTS: Final[int] = _BOARD["pieces"]["outposts"]
JARS: Final[int] = _BOARD["pieces"]["jars"]
WALLS_PER_PLAYER: Final = len(WALL_PROVISIONS)
CONVERTS: Final = len(CONVERT_SILVER)
WORKSHOPS: Final[int] = _BOARD["pieces"]["workshops"]
"""2.3-2.6, 4.1-4.3, 4.5, 9.12: what each player has; so often can the action be done."""
DEVELOP_WORKER: Final = tuple(WORKERS.index(word) for word in _BOARD["develop"]["workers"])
"""10.7: the worker under each workshop of the Develop track."""
DEVELOP_POINTS: Final[tuple[int, ...]] = tuple(_BOARD["develop"]["points"])
"""26.2."""
WORKSHOP_ID: Final = {
    (action, place): f"workshop:{ACTIONS[action]}-{place + 1}"
    for action in RIGHT_ACTIONS
    for place in range(WORKSHOP_SPACES)
}
JAR_SPACES: Final[tuple[Gain, ...]] = tuple(_gain(entry["gain"]) for entry in _BOARD["jar_space"])
"""18.7, 18.8."""
JAR_SPACE_ID: Final = tuple(f"jar-space:{number}" for number in range(1, len(JAR_SPACES) + 1))

# -- paladins (section 7) ----------------------------------------------------------------------------------------------


class Paladin(NamedTuple):
    """A paladin card (7.8-7.10): its workers, its boosts by attribute, and what it does for one action."""

    slug: str
    workers: tuple[int, ...]
    boost: tuple[int, int, int]
    action: Action
    waives: int
    """The effect (SILVER or PROVISION) the action does not cost, or NOTHING."""
    discount: int
    gain: Gain


def _paladin(entry: dict[str, Any]) -> Paladin:
    boost = {what - RAISE: n for what, n in _gain(entry["boost"])}
    return Paladin(
        entry["slug"],
        tuple(WORKERS.index(word) for word in entry["workers"]),
        (boost.get(FAITH, 0), boost.get(STRENGTH, 0), boost.get(INFLUENCE, 0)),
        Action(ACTIONS.index(entry["action"])),
        EFFECTS.index(entry["waives"]) if "waives" in entry else NOTHING,
        entry.get("discount", 0),
        _gain(entry.get("gain", ())),
    )


PALADINS: Final[tuple[Paladin, ...]] = tuple(_paladin(entry) for entry in _read("paladins.toml")["paladin"])
"""4.6, 4.7: the same twelve for every player."""
PALADIN_ID: Final = tuple(f"paladin:{card.slug}" for card in PALADINS)
BOOST: Final = (*(card.boost for card in PALADINS), (0, 0, 0))
"""7.9: by paladin; the last stands for no paladin (NOTHING)."""
FREE_OF_SILVER: Final = tuple(
    tuple(card.waives == SILVER and card.action == action for card in PALADINS) + (False,)
    for action in range(len(ACTIONS))
)
FREE_OF_PROVISIONS: Final = tuple(
    tuple(card.waives == PROVISION and card.action == action for card in PALADINS) + (False,)
    for action in range(len(ACTIONS))
)
"""7.10: whether a paladin waives the price of an action, by action and paladin (or NOTHING)."""
DISCOUNT: Final = tuple(
    tuple(card.discount if card.action == action else 0 for card in PALADINS) + (0,) for action in range(len(ACTIONS))
)
PALADINS_DRAWN: Final[int] = _BOARD["rounds"]["paladins_drawn"]

# -- tavern cards (2.13, 7.14) -----------------------------------------------------------------------------------------

_TAVERN: Final = _read("tavern.toml")["tavern"]
TAVERN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(WORKERS.index(word) for word in card["workers"]) for card in _TAVERN
)
TAVERN_ID: Final = tuple(f"tavern:{card['slug']}" for card in _TAVERN)
TAVERN_MORE: Final[int] = _BOARD["rounds"]["tavern_more"]

# -- townsfolk (section 41) --------------------------------------------------------------------------------------------

TRIGGERS: Final = (*ACTIONS, "pay-debt", "inquisition")
ON_PAY_DEBT: Final = TRIGGERS.index("pay-debt")
ON_INQUISITION: Final = TRIGGERS.index("inquisition")


class Townsfolk(NamedTuple):
    """A townsfolk card: what dismissing and recruiting it give, and what it does from then on (11.9, 11.13, 41.2)."""

    slug: str
    name: str
    dismiss: Gain
    recruit: Gain
    trigger: int
    gain: Gain
    least: int
    most: int
    """41.5, 41.6: it acts with at least and at most so many suspicions."""


TOWNSFOLK: Final[tuple[Townsfolk, ...]] = tuple(
    Townsfolk(
        entry["slug"],
        entry["name"],
        _gain(entry["dismiss"]),
        _gain(entry["recruit"]),
        TRIGGERS.index(entry["trigger"]),
        _gain(entry["gain"]),
        entry.get("suspicions_least", 0),
        entry.get("suspicions_most", 99),
    )
    for entry in _read("townsfolk.toml")["townsfolk"]
)
TOWNSFOLK_ID: Final = tuple(f"townsfolk:{card.slug}" for card in TOWNSFOLK)
TOWNSFOLK_TRIGGER: Final = tuple(card.trigger for card in TOWNSFOLK)
TOWNSFOLK_SILVER: Final[tuple[int, ...]] = tuple(_BOARD["townsfolk"]["silver"])
"""11.2: the price below each space of the townsfolk track, from the left."""
TOWNSFOLK_DEBT: Final[tuple[bool, ...]] = tuple(_BOARD["townsfolk"]["debt"])
"""11.3, 11.4: where a debt may be taken instead."""
TOWNSFOLK_SPACES: Final = len(TOWNSFOLK_SILVER)

# -- outsiders (sections 19, 20, 40) -----------------------------------------------------------------------------------

_OUTSIDERS: Final = _read("outsiders.toml")
PEOPLES: Final[tuple[str, ...]] = tuple(entry["name"] for entry in _OUTSIDERS["people"])


class Scoring(NamedTuple):
    """How converted outsiders of a type score (section 40): base, and 1 for `every` full number counted."""

    base: int
    every: int
    counts: str


class Outsider(NamedTuple):
    """An outsider card: what attacking and converting it give, and how it scores converted."""

    slug: str
    type: str
    people: int
    attack: Gain
    convert: Gain
    scoring: Scoring


_SCORING: Final = {
    entry["type"]: Scoring(entry["base"], entry["every"], entry["counts"]) for entry in _OUTSIDERS["scoring"]
}
OUTSIDERS: Final[tuple[Outsider, ...]] = tuple(
    Outsider(
        entry["slug"],
        entry["type"],
        PEOPLES.index(entry["people"]),
        _gain(entry["attack"]),
        _gain(entry["convert"]),
        _SCORING[entry["type"]],
    )
    for entry in _OUTSIDERS["outsider"]
)
OUTSIDER_ID: Final = tuple(f"outsider:{card.slug}" for card in OUTSIDERS)
OUTSIDER_STRENGTH: Final[tuple[int, ...]] = tuple(_BOARD["outsiders"]["strength"])
"""17.7-17.9, 19.3: the flags over the outsiders, which are those of the regions too."""
OUTSIDER_FAITH: Final[tuple[int, ...]] = tuple(_BOARD["outsiders"]["faith"])
"""15.7-15.9, 20.7."""
STRENGTH_FOR_SILVER: Final[int] = _BOARD["outsiders"]["strength_for_silver"]
OUTSIDER_SPACES: Final = len(OUTSIDER_STRENGTH)

# -- the regions (15.10, 17.10, 42.11-42.13) ---------------------------------------------------------------------------


class Space(NamedTuple):
    """A space for a monk or an outpost: its region (0 is the leftmost), who may use it, what it gives."""

    region: int
    players: int
    gain: Gain


SPACES: Final[tuple[Space, ...]] = tuple(
    Space(entry["region"] - 1, entry["players"], _gain(entry["gain"])) for entry in _BOARD["space"]
)
REGION_SPACES: Final = tuple(RegionSpace(number) for number in range(len(SPACES)))
BOARD_SPACE_ID: Final = tuple(f"space:{number}" for number in range(1, len(SPACES) + 1))
MOST_PLAYERS: Final[int] = _BOARD["players"]["most"]
FEWEST_PLAYERS: Final[int] = _BOARD["players"]["fewest"]
REACH: Final = tuple(
    tuple(
        sum(1 << place for place, space in enumerate(SPACES) if space.players <= players and space.region < regions)
        for regions in range(OUTSIDER_SPACES + 1)
    )
    for players in range(MOST_PLAYERS + 1)
)
"""42.11-42.13: the spaces of so many regions that so many players can use, as a bit set."""
REGIONS_BY_FAITH: Final = tuple(
    sum(value >= flag for flag in OUTSIDER_FAITH) for value in range(MOST_ATTRIBUTE + max(max(b) for b in BOOST) + 1)
)
REGIONS_BY_STRENGTH: Final = tuple(
    sum(value >= flag for flag in OUTSIDER_STRENGTH) for value in range(MOST_ATTRIBUTE + max(max(b) for b in BOOST) + 1)
)
"""15.6, 17.6: how many regions, from the left, a value opens."""

# -- walls, favours and orders -----------------------------------------------------------------------------------------


class Wall(NamedTuple):
    """A kind of wall card (16.11, 26.6): gained at once, then one of `choice`."""

    slug: str
    copies: int
    gain: Gain
    choice: tuple[Gain, ...]
    points: int


class Favour(NamedTuple):
    """A King's Favour: its worker space, its price, and what it gives."""

    slug: str
    spaces: Spaces
    cost: Gain
    gain: Gain
    choice: tuple[Gain, ...]


def _choice(entry: dict[str, Any]) -> tuple[Gain, ...]:
    return tuple(_gain(words) for words in entry.get("choice", ()))


WALLS: Final[tuple[Wall, ...]] = tuple(
    Wall(entry["slug"], entry["copies"], _gain(entry["gain"]), _choice(entry), entry["points"])
    for entry in _read("walls.toml")["wall"]
)
WALL_ID: Final = tuple(f"wall:{card.slug}" for card in WALLS)
WALL_CARDS: Final = [kind for kind, card in enumerate(WALLS) for _ in range(card.copies)]
"""2.10."""
FAVOURS: Final[tuple[Favour, ...]] = tuple(
    Favour(
        entry["slug"], spaces_for([_space(entry["worker"])]), _gain(entry["cost"]), _gain(entry["gain"]), _choice(entry)
    )
    for entry in _read("favours.toml")["favour"]
)
"""2.8."""
FAVOUR_ID: Final = tuple(f"favour:{card.slug}" for card in FAVOURS)
CHOICES: Final[tuple[tuple[Gain, ...], ...]] = tuple(
    choice for choice in dict.fromkeys([card.choice for card in WALLS] + [card.choice for card in FAVOURS]) if choice
)
"""Every choice between rewards that a card offers."""

_ORDERS: Final = _read("orders.toml")["order"]
ORDERS: Final = tuple(Action(ACTIONS.index(entry["action"])) for entry in _ORDERS)
"""2.9: the action each King's Order asks for."""
ORDER_REQUIRED: Final[tuple[int, ...]] = tuple(entry["required"] for entry in _ORDERS)
ORDER_ID: Final = tuple(f"order:{entry['slug']}" for entry in _ORDERS)
ORDER_POINTS: Final[tuple[int, ...]] = tuple(_BOARD["orders"]["points"])
"""6.9-6.11: by space."""
ORDER_ROUNDS: Final[tuple[int, ...]] = tuple(_BOARD["rounds"]["orders"])
FAVOUR_ROUNDS: Final[tuple[int, ...]] = tuple(_BOARD["rounds"]["favours"])
"""6.5-6.7: the round in which each space reveals its card."""

# -- suspicions, debts and the figures of the board --------------------------------------------------------------------

_SUSPICIONS: Final = _read("suspicions.toml")["suspicion"]
SUSPICION_TAX: Final[tuple[int, ...]] = tuple(entry["tax"] for entry in _SUSPICIONS)
SUSPICION_ID: Final = tuple(f"suspicion:{entry['slug']}" for entry in _SUSPICIONS)
SUSPICION_CARDS: Final = [kind for kind, entry in enumerate(_SUSPICIONS) for _ in range(entry["copies"])]
"""2.13."""
_DEBT: Final = _read("debts.toml")["debt"][0]
DEBT_CARDS: Final[int] = _DEBT["copies"]
UNPAID_POINTS: Final[int] = _DEBT["unpaid"]
PAID_POINTS: Final[int] = _DEBT["paid"]
"""23.2, 23.4."""

TAX_POOL: Final[tuple[int, ...]] = (0, *_BOARD["supply"]["tax"])
"""3.5-3.7: by the number of players."""
STARTING_SILVER: Final[int] = _BOARD["players"]["silver"]
STARTING_PROVISIONS: Final[int] = _BOARD["players"]["provisions"]
ROUNDS: Final[int] = _BOARD["rounds"]["count"]
KEPT_WORKERS: Final[int] = _BOARD["rounds"]["kept_workers"]
RESOURCE_SET: Final[int] = _BOARD["resources"]["set"]

# -- the solo opponent -------------------------------------------------------------------------------------------------

_SCHEMES: Final = _read("schemes.toml")["scheme"]
SCHEMES: Final[tuple[str, ...]] = tuple(entry["slug"] for entry in _SCHEMES)
OPPONENT_ID: Final = "opponent"
"""The solo opponent, as a thing with a name."""
SCHEME_ID: Final = tuple(f"scheme:{slug}" for slug in SCHEMES)
SCHEME_CARDS: Final = [kind for kind, entry in enumerate(_SCHEMES) for _ in range(entry["copies"])]
"""2.11."""
FAVOUR_SCHEME: Final = SCHEMES.index("kings-favour")
ORDER_SCHEME: Final = SCHEMES.index("kings-order")
DIFFICULTY: Final[dict[str, int]] = dict(_SOLO["difficulty"])
"""28.9-28.11: how many orders are revealed for workshops."""
OPPONENT_STACKING: Final[tuple[int, ...]] = tuple(ATTRIBUTES.index(name) for name in _SOLO["setup"]["attributes"])
"""28.4: the attribute markers on 0, from the bottom."""
RESOURCE_START: Final[int] = _SOLO["setup"]["resource"]
RESOURCE_SPACES: Final[int] = _SOLO["resource"]["spaces"]
"""28.5, 30.4."""
OPPONENT_MORE_WORKERS: Final[int] = _SOLO["workers"]["more"]
"""31.4."""
OPPONENT_REFRESH: Final[int] = _SOLO["refresh"]["discarded"]
"""39.3, 39.4: how many spaces of each track are cleared at the end of a round."""
OPPONENT_CONVERT: Final[int] = _SOLO["scoring"]["convert"]
"""36.8."""
OPPONENT_RIGHT: Final[int] = _SOLO["workers"]["right"]
"""32.12: the workers for a right-hand action, less its workshops."""
OPPONENT_PRAYS: Final[int] = _SOLO["pray"]["gain"]
"""33.6: the workers gained where there was nothing to clear."""
OPPONENT_INSTEAD: Final[int] = _SOLO["instead"]["tax"]
"""30.14, 30.15: the tax returned for a suspicion or a debt that is not there."""
OPPONENT_PREFERS: Final[tuple[str, ...]] = tuple(_SOLO["spaces"]["order"])
"""34.6: the rewards of the regions, the first choice first."""


class Row(NamedTuple):
    """An action of the opponent's upper left row (32.5, 32.6): its workers, and what it brings."""

    action: Action
    """NOTHING is Rest."""
    workers: int
    steps: int
    """Of the resource marker (33.8, 33.12)."""
    gain: int
    """Workers gained (33.10)."""
    suspicions: int
    """Drawn (33.9)."""


OPPONENT_ROW: Final[tuple[Row, ...]] = tuple(
    Row(
        NO_ACTION if entry["action"] == "rest" else Action(ACTIONS.index(entry["action"])),
        entry["workers"],
        entry.get("steps", 0),
        entry.get("gain", 0),
        entry.get("suspicions", 0),
    )
    for entry in _SOLO["row"]
)
"""32.5: from left to right."""


def _tried(cards: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """30.9-30.12: the places of the cards in the order tried, by the space of the resource marker (from 1)."""
    order = [tuple(place - 1 for group in (*cards[i:], *cards[:i]) for place in group) for i in range(len(cards))]
    return ((), *order)


TRIED_TOWNSFOLK: Final = _tried(_SOLO["resource"]["townsfolk"])
TRIED_FAVOURS: Final = _tried(_SOLO["resource"]["favour"])
TRIED_OUTSIDERS: Final = _tried(_SOLO["resource"]["outsider"])
"""30.8: the resource track mirrors the order in which these cards lie."""
