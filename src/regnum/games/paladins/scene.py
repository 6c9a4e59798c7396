"""The words of a table of Paladins: laying one out, and telling in the same words what lies where.

    round: 3                          pool: 4
    townsfolk: [abbot-1, null, squire-2, peddler-1, acolyte-3]       # the track from left to right
    walls: [labourer-fighter]         suspicion_deck: [2, 0]         # the next cards of these decks
    seats: [{silver: 2, faith: 3, workers: [scout, cleric], workshops: {commission: [2]}, paladin: anseis}, {}]

A scene begins in step 6 of a round, with the first player's turn. Whoever has no `workers` told has one labourer: a
player without any (`workers: []`) passes without being asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regnum.games.paladins.catalogue import (
    ACTION_ID,
    ACTIONS,
    ATTRIBUTE_ID,
    ATTRIBUTES,
    CONVERTS,
    DEBT_CARDS,
    FAVOUR_ID,
    FAVOUR_ROUNDS,
    FAVOUR_SCHEME,
    JAR_SPACES,
    JARS,
    MONKS,
    MOST_ATTRIBUTE,
    NOTHING,
    OPPONENT_STACKING,
    ORDER_ID,
    ORDER_ROUNDS,
    OUTPOSTS,
    OUTSIDER_ID,
    OUTSIDER_SPACES,
    PALADIN_ID,
    PALADINS_DRAWN,
    RESOURCE_SPACES,
    RESOURCE_START,
    RIGHT_SIDE,
    ROUNDS,
    SCHEME_CARDS,
    SCHEME_ID,
    SPACES,
    SUSPICION_CARDS,
    SUSPICION_ID,
    SUSPICION_TAX,
    TAVERN_ID,
    TAX_POOL,
    TOWNSFOLK_ID,
    TOWNSFOLK_SPACES,
    WALL_CARDS,
    WALL_ID,
    WALLS,
    WALLS_PER_PLAYER,
    WORKER_COUNTS,
    WORKER_ID,
    WORKER_SPACES,
    WORKERS,
    WORKSHOP_ID,
    WORKSHOP_SPACES,
    WORKSHOPS,
    Action,
    JarSpace,
    OutsiderCard,
    TownsfolkCard,
)
from regnum.games.paladins.state import PHASES, Opponent, PaladinsState, Phase, Player, Side
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
    Number,
    Reading,
    Row,
    SceneFailed,
    Seat,
    Seats,
    Stock,
    Vocabulary,
    Word,
    known_next,
    shown,
)

PLAIN_TOWNSFOLK = ("abbot-1", "acolyte-1", "gatekeeper-1", "missionary-1", "watchman-1")
PLAIN_OUTSIDERS = (
    "viking-adventurer", "viking-armourer", "byzantine-archer", "saracen-warrior", "saracen-protector",
    "viking-lookout",
)  # fmt: skip
"""The tracks of a scene that does not say."""

LABOURER = WORKERS.index("labourer")
"""The one worker of a player of whom the scene does not tell: with none at all they would pass at once."""

# -- what there is in the box ----------------------------------------------------------------------------------

WORKER = Name("worker", WORKER_ID)
ACTION = Name("action", ACTION_ID)
RIGHT_ACTION = Name("action with workshops", {action: ACTION_ID[action] for action in RIGHT_SIDE})
ATTRIBUTE = Name("attribute", ATTRIBUTE_ID)
PHASE = Name("phase", PHASES)
TAVERN = Name("tavern card", TAVERN_ID)
FAVOUR = Name("favour", FAVOUR_ID)
SCHEME = Name("scheme", SCHEME_ID)
PALADIN = Name("paladin", PALADIN_ID)

TOWNSFOLK_BOX = Box("townsfolk", Name("townsfolk card", TOWNSFOLK_ID), range(len(TOWNSFOLK_ID)))
OUTSIDER_BOX = Box("outsiders", Name("outsider", OUTSIDER_ID), range(len(OUTSIDER_ID)))
WALL_BOX = Box("walls", Name("wall", WALL_ID), WALL_CARDS)
TAVERN_BOX = Box("tavern cards", TAVERN, range(len(TAVERN_ID)))
SUSPICION_BOX = Box("suspicions", Name("suspicion", SUSPICION_ID, SUSPICION_TAX), SUSPICION_CARDS)
ORDER_BOX = Box("orders", Name("order", ORDER_ID), range(len(ORDER_ID)))
FAVOUR_BOX = Box("favours", FAVOUR, range(len(FAVOUR_ID)))
SCHEME_BOX = Box("schemes", SCHEME.or_nothing(NOTHING), SCHEME_CARDS)
PALADIN_BOX = Box("paladins", PALADIN.or_nothing(NOTHING), range(len(PALADIN_ID)), each_seat=True)
WORKER_BOX = Box(
    "workers", WORKER.or_nothing(NOTHING), [kind for kind, count in enumerate(WORKER_COUNTS) for _ in range(count)]
)
DEBTS = Stock("debts", DEBT_CARDS)


def _solo(setup: Setup) -> int:
    return int(setup.players == 1)


class Placed(Kind):
    """The workers of an action, space by space: the action is the word before it.

    Compared in any order: nobody minds which of two clear spaces a worker stands on.
    """

    what = "the workers space by space, `null` on an empty one"

    def read(self, words: Any, at: Reading) -> list[int]:
        action: Action = ACTION.read(at.path[-1], at)
        row: list[int] = Row(WORKER_BOX, len(WORKER_SPACES[action]), NOTHING, shorter=True).read(words, at)
        return row

    def write(self, value: Sequence[int]) -> list[Any]:
        return Row(WORKER_BOX, len(value), NOTHING).write(value)

    def empty(self) -> list[int]:
        return []

    def check(self, found: Sequence[int], wanted: Sequence[int], path: str) -> None:
        standing = [kind for kind in found if kind != NOTHING]
        Many(WORKER_BOX).check(standing, [kind for kind in wanted if kind != NOTHING], path)


class KingsCards(Many):
    """The King's cards from the left: those that lie face up, then those still to be turned, as far as known.

    Told as (face up, the others).
    """

    def write(self, value: Any) -> Any:
        return super().write(value[0] if isinstance(value, tuple) and len(value) == 2 else value)

    def check(self, found: tuple[Sequence[int], Pile], wanted: Sequence[int], path: str) -> None:
        up, others = found
        known = [*up, *known_next(others)] if len(wanted) > len(up) else [*up]
        if list(wanted) != known[: max(len(up), len(wanted))]:
            raise SceneFailed(f"{path}: {shown(super().write(known))}, not {shown(super().write(wanted))}")


class OnTop(Many):
    """Paladins laid back on top of the own deck. There is never more than one, except where a scene stacks the deck:
    what comes after the first may then be told as the deck's own.
    """

    def check(self, found: Sequence[int], wanted: Any, path: str) -> None:
        if len(found) > 1 and list(wanted) == list(found[:1]):
            return
        super().check(found, wanted, path)


class PaladinDeck(Deck):
    """A player's own deck: what comes after the paladin laid back on top of it."""

    def check(self, found: Pile, wanted: Any, path: str) -> None:
        if wanted.count is None and found.top and tuple(wanted.cards) == tuple(reversed(found.top)):
            return  # nothing was laid back on top: the next one is the deck's own
        after = Pile(found.bag, found.top[:-1])
        super().check(Pile(found.bag) if wanted.count is not None else after, wanted, path)


BOARD = {
    **{name: Word(Number(0, MOST_ATTRIBUTE), f"{name.capitalize()} on the track") for name in ATTRIBUTES},
    "workers": Word(Many(WORKER_BOX), "the own supply; one labourer unless told", default=None),
    "placed": Word(By(ACTION, Placed()), "the workers of actions: `{fortify: [merchant, null, scout]}`"),
    "workshops": Word(
        By(RIGHT_ACTION, Many(Number(1, WORKSHOP_SPACES), distinct=True), counted=True, most=WORKSHOPS),
        "the spaces under workshops: `{commission: [1]}`",
    ),
    "monks": Word(
        Many(Number(1, len(SPACES)), distinct=True, most=MONKS, counted=True),
        "the numbers of the spaces of the monks on the main board, from left to right",
    ),
    "outposts": Word(
        Many(Number(1, len(SPACES)), distinct=True, most=OUTPOSTS, counted=True), "the same of the outposts"
    ),
    "walls": Word(Many(WALL_BOX, most=WALLS_PER_PLAYER, counted=True), "walls built"),
    "jars": Word(
        Many(Number(1, len(JAR_SPACES)), distinct=True, most=JARS, counted=True), "the numbers of the jars' spaces"
    ),
    "attacked": Word(Many(OUTSIDER_BOX), "outsiders attacked"),
    "converted": Word(Many(OUTSIDER_BOX, most=CONVERTS), "outsiders converted"),
    "suspicions": Word(Many(SUSPICION_BOX, ordered=True), "suspicions by their tax, the latest last: `[0, 2]`"),
    "unpaid": Word(DEBTS, "unpaid debts"),
    "paid": Word(DEBTS, "paid debts"),
    "passed": Word(Flag(), "has passed in this round"),
}

SEAT = BOARD | {
    "silver": Word(Number(), "silver"),
    "provisions": Word(Number(), "provisions"),
    "crew": Word(Many(TOWNSFOLK_BOX), "townsfolk recruited"),
    "paladin": Word(PALADIN_BOX, "the paladin of the round", default=NOTHING),
    "drawn": Word(Many(PALADIN_BOX), "the paladins being chosen from"),
    "on_top": Word(OnTop(PALADIN_BOX, ordered=True), "paladins laid back on top of the own deck, first the next one"),
    "deck": Word(PaladinDeck(PALADIN_BOX), "the own deck after those on top; its number leaves out those below too"),
    "bottom": Word(Many(PALADIN_BOX, ordered=True), "paladins laid below the own deck, first the first"),
    "used": Word(Many(PALADIN_BOX), "paladins of earlier rounds"),
}

OPPONENT = BOARD | {
    "resource": Word(Number(1, RESOURCE_SPACES), "the space of the resource marker", default=RESOURCE_START),
    "stacking": Word(
        Many(ATTRIBUTE, ordered=True, distinct=True),
        "the attributes from the bottom of their pile",
        default=OPPONENT_STACKING,
    ),
    "scheme": Word(SCHEME_BOX, "the scheme revealed last", default=NOTHING),
    "schemes": Word(Deck(SCHEME_BOX), "the scheme deck"),
    "schemes_discard": Word(Many(SCHEME_BOX), "the scheme discards"),
    "played": Word(Many(SCHEME, ordered=True), "the schemes of this round", asked=True),
}


# -- laying ----------------------------------------------------------------------------------------------------


class _Layout:
    """A table being laid out: the spaces of the regions, and who has passed."""

    def __init__(self, setup: Setup, laid: Laid) -> None:
        self.players = setup.players
        self.laid = laid
        self.idle = laid["phase"] == Phase.ACTIONS
        self.spaces = [NOTHING] * len(SPACES)
        self.passed = 0

    def pieces(self, seat: int, path: str, words: list[int] | int, outposts: bool) -> int:
        """Monks or outposts: the numbers of their spaces, or how many (then on the last spaces that are free)."""
        usable = [i for i, space in enumerate(SPACES) if space.players <= self.players]
        if isinstance(words, int):
            places = [i for i in reversed(usable) if self.spaces[i] == NOTHING][:words]
        else:
            places = [number - 1 for number in words]
        for place in places:
            if place not in usable:
                self.laid.refuse(path, f"space {place + 1} is for {SPACES[place].players} players or more")
            if self.spaces[place] != NOTHING:
                self.laid.refuse(path, f"space {place + 1} is taken twice")
            self.spaces[place] = seat * 2 + outposts
        return len(places)

    def board(self, side: Side, path: str, words: Mapping[str, Any]) -> None:
        """What players and the solo opponent have alike."""
        laid, seat = self.laid, side.seat
        side.attributes = (words[ATTRIBUTES[0]], words[ATTRIBUTES[1]], words[ATTRIBUTES[2]])
        workers = words["workers"]
        if workers is None:
            workers = laid.take(WORKER_BOX, [LABOURER]) if self.idle else []
        for kind in workers:
            side.workers[kind] += 1
        side.placed = tuple(tuple(words["placed"].get(action, ())) for action in range(len(ACTIONS)))
        side.workshops = _workshops(words["workshops"])
        if sum(mask.bit_count() for mask in side.workshops) > WORKSHOPS:
            laid.refuse(f"{path}.workshops", f"a player has {WORKSHOPS} workshops")
        side.monks = self.pieces(seat, f"{path}.monks", words["monks"], False)
        side.outposts = self.pieces(seat, f"{path}.outposts", words["outposts"], True)
        walls = words["walls"]
        if isinstance(walls, int):
            plain = [card for card in reversed(WALL_CARDS) if not WALLS[card].points]
            walls = laid.take(WALL_BOX, plain, most=walls)
        side.walls = tuple(walls)
        jars = words["jars"]
        moved = range(jars) if isinstance(jars, int) else [jar - 1 for jar in jars]
        side.jars = tuple(JarSpace(jar) for jar in moved)
        side.attacked = tuple(words["attacked"])
        side.converted = tuple(words["converted"])
        side.suspicions = tuple(words["suspicions"])
        side.unpaid = words["unpaid"]
        side.paid = words["paid"]
        self.passed |= words["passed"] << seat

    def player(self, seat: int, words: Mapping[str, Any]) -> Player:
        me = Player(SEATS[seat])
        self.board(me, f"seats.{seat}", words)
        me.silver = words["silver"]
        me.provisions = words["provisions"]
        me.developed = sum(mask.bit_count() for mask in me.workshops)
        me.crew = tuple(words["crew"])
        me.paladin = words["paladin"]
        me.revealed = self.idle and me.paladin != NOTHING
        me.drawn = tuple(sorted(words["drawn"]))
        me.used = tuple(words["used"])
        me.deck = words["deck"].pile()
        me.deck.place_on_top(reversed(words["on_top"]))
        me.deck.place_beneath(words["bottom"])
        return me

    def opponent(self, words: Mapping[str, Any], favours_open: int) -> Opponent:
        side = Opponent(SEATS[1])
        self.board(side, "opponent", words)
        side.resource = words["resource"]
        side.stacking = tuple(words["stacking"])
        if len(side.stacking) != len(ATTRIBUTES):
            self.laid.refuse("opponent.stacking", f"name all of them: {', '.join(ATTRIBUTES)}")
        left = self.laid.left(SCHEME_BOX)
        left[FAVOUR_SCHEME] -= SCHEME_CARDS.count(FAVOUR_SCHEME) - favours_open  # these lie on favours face down
        if left[FAVOUR_SCHEME] < 0:
            self.laid.refuse("opponent", f"only {favours_open} favours lie open, so no more of their schemes are about")
        side.scheme = words["scheme"]
        gone = list(words["schemes_discard"])
        if not words["schemes"].only:  # those of open favours that were not named
            gone += [FAVOUR_SCHEME] * left[FAVOUR_SCHEME]
            left[FAVOUR_SCHEME] = 0
        side.schemes_gone = tuple(gone)
        side.schemes = words["schemes"].pile()
        return side


def _workshops(words: Mapping[Action, list[int]] | int) -> tuple[int, ...]:
    """The spaces under workshops as bit sets, by action; a number covers the first spaces of all."""
    masks = [0] * len(RIGHT_SIDE)
    if isinstance(words, int):
        covered = list(WORKSHOP_ID)[:words]
    else:
        covered = [(action, place - 1) for action, places in words.items() for place in places]
    for action, place in covered:
        masks[action - RIGHT_SIDE.start] |= 1 << place
    return tuple(masks)


def _plain(laid: Laid, word: str, box: Box, slugs: Sequence[str], spaces: int) -> list[int]:
    """A track: as the scene has it, or the plain cards that are left and then any."""
    if laid[word] is not None:
        row: list[int] = laid[word]
        return row
    wanted = [box.kind.read(name, laid.at) for name in slugs]
    row = laid.take(box, wanted)
    return [*row, *laid.take(box, sorted(laid.left(box).elements()), most=spaces - len(row))]


def _kings_cards(laid: Laid, word: str, box: Box, shown_now: int) -> tuple[tuple[int, ...], Pile]:
    """The King's cards that lie face up, those not named being any; the others named are the next to be turned."""
    named: list[int] = laid[word]
    rest = sorted(laid.left(box).elements())
    missing = max(0, shown_now - len(named))
    return (*named[:shown_now], *rest[:missing]), Pile(rest[missing:], tuple(reversed(named[shown_now:])))


def lay(setup: Setup, laid: Laid, rng: int) -> PaladinsState:
    """The table a scene describes. Raises BadScene."""
    n = setup.players
    phase = Phase(laid["phase"])
    round_ = laid["round"]
    if phase != Phase.SETUP and round_ == 0:
        laid.refuse("round", f"only the phase {PHASES[Phase.SETUP]} comes before the first round")
    layout = _Layout(setup, laid)
    players = [layout.player(seat, words) for seat, words in enumerate(laid["seats"])]
    for me in players:
        if phase == Phase.PALADINS and len(me.drawn) != PALADINS_DRAWN:
            laid.refuse(
                f"seats.{me.seat}.drawn", f"name the {PALADINS_DRAWN} paladins that are chosen from in this phase"
            )
    favours_open = sum(round_ >= shown for shown in FAVOUR_ROUNDS)
    opponents = [layout.opponent(laid["opponent"], favours_open)] if laid["opponent"] is not None else []
    orders_open = 0 if phase == Phase.SETUP else sum(round_ >= shown for shown in ORDER_ROUNDS)
    orders, unseen_orders = _kings_cards(laid, "orders", ORDER_BOX, orders_open)
    favours, unseen_favours = _kings_cards(laid, "favours", FAVOUR_BOX, favours_open)
    workers_on = [NOTHING] * len(FAVOUR_ROUNDS)
    for card, kind in laid["favour_workers"].items():
        if card not in favours:
            laid.refuse("favour_workers", f"{FAVOUR.write(card)} does not lie face up in round {round_}")
        workers_on[favours.index(card)] = kind
    tavern = laid["tavern"]
    taken = [NOTHING] * len(tavern)
    for card, seat in laid["tavern_taken"].items():
        if card not in tavern:
            laid.refuse("tavern_taken", f"{TAVERN.write(card)} is not in the tavern")
        taken[tavern.index(card)] = seat
    if phase == Phase.TAVERN and NOTHING not in taken:
        laid.refuse("tavern", "name the cards that are chosen from in this phase, one of them free")
    townsfolk_track = _plain(laid, "townsfolk", TOWNSFOLK_BOX, PLAIN_TOWNSFOLK, TOWNSFOLK_SPACES)
    outsider_track = _plain(laid, "outsiders", OUTSIDER_BOX, PLAIN_OUTSIDERS, OUTSIDER_SPACES)
    left = laid.left(WORKER_BOX)
    supply = [left[kind] for kind in range(len(WORKERS))]
    for kind, count in laid["supply"].items():
        if count > supply[kind]:
            laid.refuse(f"supply.{WORKERS[kind]}", f"{supply[kind]} are left in the box, not {count}")
        supply[kind] = count
    first = laid["first"]
    turn = laid["turn"]
    if turn is None:
        turn = (first - 1) % n if phase == Phase.SETUP else first
    pool = TAX_POOL[n] if laid["pool"] is None else laid["pool"]
    return PaladinsState(
        rng=rng,
        players=players,
        opponents=opponents,
        supply=supply,
        pool=pool,
        townsfolk=laid["townsfolk_deck"].pile(),
        townsfolk_track=[TownsfolkCard(card) for card in townsfolk_track],
        outsiders=laid["outsider_deck"].pile(),
        outsider_track=[OutsiderCard(card) for card in outsider_track],
        walls=laid["walls"].pile(),
        tavern=laid["tavern_deck"].pile(),
        suspicions=laid["suspicion_deck"].pile(),
        orders=orders,
        favours=favours,
        unseen_orders=unseen_orders,
        unseen_favours=unseen_favours,
        spaces=tuple(layout.spaces),
        taken=sum(1 << i for i, piece in enumerate(layout.spaces) if piece != NOTHING),
        favour_workers=tuple(workers_on),
        tavern_row=tuple(tavern),
        tavern_taken=tuple(taken),
        tavern_gone=tuple(laid["tavern_discard"]),
        suspicions_gone=tuple(laid["suspicion_discard"]),
        townsfolk_gone=tuple(laid["townsfolk_discard"]),
        outsiders_gone=tuple(laid["outsider_discard"]),
        issued_silver=pool + sum(me.silver for me in players),
        issued_provisions=sum(me.provisions for me in players),
        round=0 if phase == Phase.SETUP else round_,
        phase=phase,
        first=first,
        turn=turn,
        passed=layout.passed,
    )


# -- telling ---------------------------------------------------------------------------------------------------


def _spaces_of(s: PaladinsState, piece: int) -> list[int]:
    return [i + 1 for i, one in enumerate(s.spaces) if one == piece]


def _board(s: PaladinsState, p: Side) -> dict[str, Any]:
    return {
        **dict(zip(ATTRIBUTES, p.attributes, strict=True)),
        "workers": [kind for kind, n in enumerate(p.workers) for _ in range(n)],
        "placed": {action: row for action, row in enumerate(p.placed) if row},
        "workshops": {
            action: [place + 1 for place in range(WORKSHOP_SPACES) if mask >> place & 1]
            for action, mask in zip(RIGHT_SIDE, p.workshops, strict=True)
            if mask
        },
        "monks": _spaces_of(s, p.seat * 2),
        "outposts": _spaces_of(s, p.seat * 2 + 1),
        "walls": p.walls,
        "jars": [space + 1 for space in p.jars],
        "attacked": p.attacked,
        "converted": p.converted,
        "suspicions": p.suspicions,
        "unpaid": p.unpaid,
        "paid": p.paid,
        "passed": bool(s.passed >> p.seat & 1),
    }


def _seat(s: PaladinsState, p: Player) -> dict[str, Any]:
    return _board(s, p) | {
        "silver": p.silver,
        "provisions": p.provisions,
        "crew": p.crew,
        "paladin": p.paladin,
        "drawn": p.drawn,
        "on_top": p.deck.top[::-1],
        "deck": Pile(p.deck.bag, p.deck.top),
        "bottom": p.deck.bottom[::-1],
        "used": p.used,
    }


def _opponent(s: PaladinsState, p: Opponent) -> dict[str, Any]:
    return _board(s, p) | {
        "resource": p.resource,
        "stacking": p.stacking,
        "scheme": p.scheme,
        "schemes": p.schemes,
        "schemes_discard": p.schemes_gone,
        "played": p.played,
    }


def _what_lies_on(cards: Iterable[int], things: Iterable[int]) -> dict[int, int]:
    return {card: thing for card, thing in zip(cards, things, strict=False) if thing != NOTHING}


def tell(s: PaladinsState) -> dict[str, Any]:
    """What lies where, hidden things too."""
    return {
        "seats": [_seat(s, p) for p in s.players],
        "opponent": _opponent(s, s.opponents[0]) if s.opponents else None,
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "turn": s.turn,
        "pool": s.pool,
        "townsfolk": s.townsfolk_track,
        "outsiders": s.outsider_track,
        "townsfolk_deck": s.townsfolk,
        "outsider_deck": s.outsiders,
        "walls": s.walls,
        "tavern_deck": s.tavern,
        "suspicion_deck": s.suspicions,
        "townsfolk_discard": s.townsfolk_gone,
        "outsider_discard": s.outsiders_gone,
        "tavern_discard": s.tavern_gone,
        "suspicion_discard": s.suspicions_gone,
        "tavern": s.tavern_row,
        "tavern_taken": _what_lies_on(s.tavern_row, s.tavern_taken),
        "orders": (s.orders, s.unseen_orders),
        "favours": (s.favours, s.unseen_favours),
        "favour_workers": _what_lies_on(s.favours, s.favour_workers),
        "orders_open": s.orders_open,
        "favours_open": s.favours_open,
        "spaces": {
            i + 1: f"{'outpost' if piece % 2 else 'monk'} {piece // 2}"
            for i, piece in enumerate(s.spaces)
            if piece != NOTHING
        },
        "supply": dict(enumerate(s.supply)),
        "over": s.over,
    }


class Piece(Kind):
    """What stands on a space of the main board."""

    what = "`monk 0`, `outpost 1`, or `null`"

    def read(self, words: Any, at: Reading) -> str | None:
        piece, _, seat = str(words).partition(" ")
        if words is not None and (piece not in ("monk", "outpost") or not seat.isdecimal()):
            at.wrong(f"{shown(words)!r} is no piece; write 'monk 0' or 'outpost 1'")
        return None if words is None else str(words)


VOCABULARY = Vocabulary(
    "paladins",
    {
        "seats": Word(Seats(SEAT), "what each player has"),
        "opponent": Word(
            Group(OPPONENT, lambda setup: "" if setup.players == 1 else "only a single player has an opponent"),
            "the solo opponent's side, with one player",
        ),
        "round": Word(Number(0, ROUNDS), "the round; before the first, in the phase `setup`, it is 0", default=1),
        "phase": Word(PHASE, "`setup`, `paladins`, `tavern`, or `actions` unless told", default=Phase.ACTIONS),
        "first": Word(Seat(), "who has the first player marker"),
        "turn": Word(
            Seat(automata=_solo),
            "whose turn it is, the first player's unless told; the opponent's seat is 1",
            default=None,
        ),
        "pool": Word(
            Number(0, lambda setup: TAX_POOL[setup.players], "up to its starting value"),
            "the silver of the tax pool; full unless told",
            default=None,
        ),
        "townsfolk": Word(
            Row(TOWNSFOLK_BOX, TOWNSFOLK_SPACES, NOTHING),
            "the townsfolk track from left to right; plain cards unless told",
            default=None,
        ),
        "outsiders": Word(
            Row(OUTSIDER_BOX, OUTSIDER_SPACES, NOTHING),
            "the outsider track from left to right; plain cards unless told",
            default=None,
        ),
        "townsfolk_deck": Word(Deck(TOWNSFOLK_BOX), "the townsfolk deck"),
        "outsider_deck": Word(Deck(OUTSIDER_BOX), "the outsider deck"),
        "walls": Word(Deck(WALL_BOX), "the wall deck"),
        "tavern_deck": Word(Deck(TAVERN_BOX), "the tavern deck"),
        "suspicion_deck": Word(Deck(SUSPICION_BOX), "the suspicion deck"),
        "townsfolk_discard": Word(Many(TOWNSFOLK_BOX), "the townsfolk discards"),
        "outsider_discard": Word(Many(OUTSIDER_BOX), "the outsider discards"),
        "tavern_discard": Word(Many(TAVERN_BOX), "the tavern discards"),
        "suspicion_discard": Word(Many(SUSPICION_BOX), "the suspicion discards"),
        "tavern": Word(Many(TAVERN_BOX, ordered=True), "the tavern cards of the round, by number"),
        "tavern_taken": Word(By(TAVERN, Seat(NOTHING)), 'who has taken which: `{"7": 0}`'),
        "orders": Word(
            KingsCards(ORDER_BOX, ordered=True, most=len(ORDER_ROUNDS)),
            "the King's Orders from the left; those of rounds to come lie face down",
        ),
        "favours": Word(
            KingsCards(FAVOUR_BOX, ordered=True, most=len(FAVOUR_ROUNDS)), "the King's Favours, in the same way"
        ),
        "favour_workers": Word(By(FAVOUR, WORKER_BOX), "the workers on favours: `{supplies: scout}`"),
        "supply": Word(By(WORKER, Number()), "what is left of a kind of worker in the main supply: `{criminal: 0}`"),
        "orders_open": Word(Number(), "how many orders lie face up", asked=True),
        "favours_open": Word(Number(), "how many favours lie face up", asked=True),
        "spaces": Word(By(Number(1, len(SPACES)), Piece()), "what stands where: `{7: monk 0}`", asked=True),
        "over": Word(Flag(), "whether the match is over", asked=True),
    },
    lay=lay,
    tell=tell,
)
