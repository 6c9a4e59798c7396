"""Laying out a table of Paladins from words, and telling in the same words what lies where.

    round: 3                          pool: 4
    townsfolk: [abbot-1, null, squire-2, peddler-1, acolyte-3]       # the track from left to right
    walls: [labourer-fighter]         suspicion_deck: [2, 0]         # the next cards of these decks
    seats: [{silver: 2, faith: 3, workers: [scout, cleric], workshops: {commission: [2]}, paladin: anseis}, {}]

What is not mentioned is empty, 0 or as at the start; a player without a `paladin` has none in this round. But whoever
has no `workers` told has one labourer: a player without any (`workers: []`) passes without being asked. A scene begins
in step 6 of a round (`phase`: setup, paladins, tavern or actions), with the first player's turn.

A deck given as {only: […]} holds nothing else; its other cards are out of the game. `supply` sets what is left of a
kind of worker. Orders and favours are named from the left; those of rounds to come lie face down. `monks` and
`outposts` are the numbers of their spaces, or how many there are; `walls`, `jars` and `workshops` can be counted too.
Suspicions go by their tax, the latest last; `placed` has the workers of an action, null on an empty space.
`on_top` of a seat, and below that `deck`, are its next paladins, first the next one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from regnum.games.paladins.catalogue import (
    ACTIONS,
    ATTRIBUTES,
    FAVOUR_ID,
    FAVOUR_ROUNDS,
    FAVOUR_SCHEME,
    JAR_SPACES,
    JARS,
    MONKS,
    MOST_ATTRIBUTE,
    NOTHING,
    ORDER_ID,
    ORDER_ROUNDS,
    OUTPOSTS,
    OUTSIDER_ID,
    OUTSIDER_SPACES,
    PALADIN_ID,
    RIGHT_SIDE,
    ROUNDS,
    SCHEME_CARDS,
    SCHEME_ID,
    SPACES,
    SUSPICION_CARDS,
    SUSPICION_TAX,
    TAVERN_ID,
    TAX_POOL,
    TOWNSFOLK_ID,
    TOWNSFOLK_SPACES,
    WALL_CARDS,
    WALL_ID,
    WALLS,
    WORKER_COUNTS,
    WORKER_SPACES,
    WORKERS,
    WORKSHOP_ID,
    WORKSHOPS,
)
from regnum.games.paladins.state import ACTIONS_PHASE, PHASES, Opponent, PaladinsState, Player, Side
from regnum.kernel.errors import BadScene
from regnum.kernel.game import Setup
from regnum.kernel.state import Pile

PLAIN_TOWNSFOLK = ("abbot-1", "acolyte-1", "gatekeeper-1", "missionary-1", "watchman-1")
PLAIN_OUTSIDERS = (
    "viking-adventurer", "viking-armourer", "byzantine-archer", "saracen-warrior", "saracen-protector",
    "viking-lookout",
)  # fmt: skip
"""The tracks of a scene that does not say."""

IDLE = ("labourer",)
"""The workers of a player of whom the scene does not tell: with none at all they would pass at once."""

BOARD_WORDS = {
    "faith", "strength", "influence", "workers", "placed", "workshops", "monks", "outposts", "walls", "jars",
    "attacked", "converted", "suspicions", "unpaid", "paid", "passed",
}  # fmt: skip
SEAT_WORDS = BOARD_WORDS | {
    "silver", "provisions", "crew", "paladin", "drawn", "deck", "on_top", "bottom", "used",
}  # fmt: skip
OPPONENT_WORDS = BOARD_WORDS | {"resource", "stacking", "scheme", "schemes", "schemes_discard"}
DECK_WORDS = {"townsfolk_deck", "outsider_deck", "walls", "tavern_deck", "suspicion_deck"}
ZONE_WORDS = {
    "seats", "opponent", "townsfolk", "outsiders", "tavern", "tavern_taken", "orders", "favours", "favour_workers",
    "supply", "townsfolk_discard", "outsider_discard", "tavern_discard", "suspicion_discard",
}  # fmt: skip
FLAG_WORDS = {"round", "phase", "first", "turn", "pool"}

_IDS: dict[str, tuple[str, ...]] = {
    "townsfolk": TOWNSFOLK_ID,
    "outsider": OUTSIDER_ID,
    "paladin": PALADIN_ID,
    "wall": WALL_ID,
    "tavern": TAVERN_ID,
    "order": ORDER_ID,
    "favour": FAVOUR_ID,
    "scheme": SCHEME_ID,
}


@cache
def _names(kind: str) -> dict[str, int]:
    """Every way to name a card: slug, id, and its name in each language where that name is one card's alone."""
    from regnum.texts import LANGUAGES, texts

    found: dict[str, int] = {}
    named: list[tuple[str, int]] = []
    for number, thing in enumerate(_IDS[kind]):
        found[thing] = found[thing.partition(":")[2]] = number
        for language in LANGUAGES:
            named.append((texts("paladins", language).name(thing).casefold(), number))
    counts = Counter(name for name, _ in sorted(set(named)))
    for name, number in named:
        if counts[name] == 1:
            found.setdefault(name, number)
    return found


def _reader(kind: str) -> Callable[[object], int]:
    def read(word: object) -> int:
        known = _names(kind)
        name = str(word).casefold()
        if name not in known:
            raise BadScene(f"there is no {kind} {word!r}")
        return known[name]

    return read


def read_suspicion(word: object) -> int:
    """A suspicion card, by its tax."""
    if word not in SUSPICION_TAX:
        raise BadScene(f"{word!r} is no suspicion; a suspicion is written as its tax: 0, 1 or 2")
    return SUSPICION_TAX.index(word)


def read_worker(word: object) -> int:
    name = str(word).removeprefix("worker:")
    if name not in WORKERS:
        raise BadScene(f"there is no worker {word!r}; there are: {', '.join(WORKERS)}")
    return WORKERS.index(name)


def read_action(word: object) -> int:
    name = str(word).removeprefix("action:")
    if name not in ACTIONS:
        raise BadScene(f"there is no action {word!r}; there are: {', '.join(ACTIONS)}")
    return ACTIONS.index(name)


def read_number(word: object, low: int = 0, high: int = 999) -> int:
    if not isinstance(word, int) or isinstance(word, bool) or not low <= word <= high:
        raise BadScene(f"{word!r} is not a number from {low} to {high}")
    return word


def _mapping(name: str, words: object) -> dict[Any, Any]:
    if not isinstance(words, dict):
        raise BadScene(f"{name}: {words!r} should be a mapping")
    return words


def _list(name: str, words: object) -> list[Any]:
    if not isinstance(words, list | tuple):
        raise BadScene(f"{name}: {words!r} should be a list")
    return list(words)


def _knows(name: str, words: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(str(word) for word in words if word not in known)
    if unknown:
        raise BadScene(f"{name}unknown words: {', '.join(unknown)}")


class _Box:
    """The components not placed yet. Taking one that is not there is a mistake in the scene."""

    def __init__(self, name: str, items: Iterable[int], read: Callable[[object], int]) -> None:
        self.name = name
        self.left = Counter(list(items))
        self.read = read

    def take(self, words: object) -> list[int]:
        items = [self.read(word) for word in _list(self.name, words)]
        for item in items:
            if self.left[item] < 1:
                raise BadScene(f"{self.name}: more of {item} than there are, or it lies somewhere else already")
            self.left[item] -= 1
        return items

    def row(self, words: object, spaces: int) -> list[int]:
        """A track: cards and gaps, from left to right."""
        words = _list(self.name, words)
        if len(words) != spaces:
            raise BadScene(f"{self.name}: the track has {spaces} spaces; write null for a gap")
        return [NOTHING if word is None else self.take([word])[0] for word in words]

    def plain(self, words: Sequence[str], spaces: int) -> list[int]:
        """A track that the scene does not describe: the plain cards that are left, then any."""
        wanted = [self.read(word) for word in words]
        cards = [card for card in wanted if self.left[card]]
        cards += [card for card in sorted(self.left.elements()) if card not in cards]
        for card in cards[:spaces]:
            self.left[card] -= 1
        return cards[:spaces]


class _Layout:
    """A table being laid out: what is still in the box, and the spaces of the regions."""

    def __init__(self, players: int, idle: Sequence[str]) -> None:
        self.players = players
        self.idle = idle
        self.spaces = [NOTHING] * len(SPACES)
        self.workers = list(WORKER_COUNTS)
        self.boxes = {
            "townsfolk": _Box("townsfolk", range(len(TOWNSFOLK_ID)), _reader("townsfolk")),
            "outsider": _Box("outsiders", range(len(OUTSIDER_ID)), _reader("outsider")),
            "wall": _Box("walls", WALL_CARDS, _reader("wall")),
            "tavern": _Box("tavern cards", range(len(TAVERN_ID)), _reader("tavern")),
            "suspicion": _Box("suspicions", SUSPICION_CARDS, read_suspicion),
            "order": _Box("orders", range(len(ORDER_ID)), _reader("order")),
            "favour": _Box("favours", range(len(FAVOUR_ID)), _reader("favour")),
            "scheme": _Box("schemes", SCHEME_CARDS, _reader("scheme")),
        }
        self.passed = 0

    def worker(self, word: object) -> int:
        kind = read_worker(word)
        self.workers[kind] -= 1
        if self.workers[kind] < 0:
            raise BadScene(f"workers: more of {WORKERS[kind]} than there are")
        return kind

    def pieces(self, seat: int, words: object, outposts: bool) -> int:
        """Monks or outposts: the numbers of their spaces, or how many (then on the last spaces that are free)."""
        most = OUTPOSTS if outposts else MONKS
        if isinstance(words, list | tuple):
            places = [read_number(word, 1, len(SPACES)) - 1 for word in words]
        else:
            usable = [i for i, space in enumerate(SPACES) if space.players <= self.players]
            free = [i for i in reversed(usable) if self.spaces[i] == NOTHING]
            places = free[: read_number(words, 0, most)]
        if len(places) > most:
            raise BadScene(f"seat {seat}: there are {most} monks and {most} outposts")
        for place in places:
            if self.spaces[place] != NOTHING:
                raise BadScene(f"space {place + 1} is taken twice")
            self.spaces[place] = seat * 2 + outposts
        return len(places)

    def board(self, side: Side, words: dict[str, Any]) -> None:
        """What players and the solo opponent have alike."""
        seat = side.seat
        values = [read_number(words.get(name, 0), 0, MOST_ATTRIBUTE) for name in ATTRIBUTES]
        side.attributes = (values[0], values[1], values[2])
        for word in _list(f"seat {seat}: workers", words.get("workers", self.idle)):
            side.workers[self.worker(word)] += 1
        placed = list(side.placed)
        for name, kinds in _mapping("placed", words.get("placed", {})).items():
            action = read_action(name)
            spaces = len(WORKER_SPACES[action])
            row = [NOTHING if kind is None else self.worker(kind) for kind in _list("placed", kinds)]
            if len(row) > spaces:
                raise BadScene(f"placed: {name} has {spaces} worker spaces")
            placed[action] = (*row, *[NOTHING] * (spaces - len(row)))
        side.placed = tuple(placed)
        side.workshops = self.workshops(words.get("workshops", {}))
        side.monks = self.pieces(seat, words.get("monks", 0), False)
        side.outposts = self.pieces(seat, words.get("outposts", 0), True)
        walls = words.get("walls", [])
        if isinstance(walls, int):
            plain = [card for card in reversed(WALL_CARDS) if not WALLS[card].points]
            walls = [WALL_ID[card] for card in plain if self.boxes["wall"].left[card]][: read_number(walls, 0, 7)]
        side.walls = tuple(self.boxes["wall"].take(walls))
        jars = words.get("jars", [])
        if isinstance(jars, int):
            jars = range(1, read_number(jars, 0, JARS) + 1)
        side.jars = tuple(read_number(jar, 1, len(JAR_SPACES)) - 1 for jar in jars)
        side.attacked = tuple(self.boxes["outsider"].take(words.get("attacked", [])))
        side.converted = tuple(self.boxes["outsider"].take(words.get("converted", [])))
        side.suspicions = tuple(self.boxes["suspicion"].take(words.get("suspicions", [])))
        side.unpaid = read_number(words.get("unpaid", 0))
        side.paid = read_number(words.get("paid", 0))
        self.passed |= bool(words.get("passed", False)) << seat

    def workshops(self, words: object) -> tuple[int, ...]:
        """The spaces under workshops, by action; or how many (then from the first action on)."""
        masks = [0] * len(RIGHT_SIDE)
        if isinstance(words, int):
            for action, place in list(WORKSHOP_ID)[: read_number(words, 0, WORKSHOPS)]:
                masks[action - RIGHT_SIDE.start] |= 1 << place
            return tuple(masks)
        for name, places in _mapping("workshops", words).items():
            action = read_action(name)
            if action not in RIGHT_SIDE:
                raise BadScene(f"workshops: {name} takes none")
            for place in _list("workshops", places):
                masks[action - RIGHT_SIDE.start] |= 1 << read_number(place, 1, 2) - 1
        return tuple(masks)

    def player(self, seat: int, words: dict[str, Any]) -> Player:
        _knows(f"seat {seat}: ", words, SEAT_WORDS)
        me = Player(seat)
        self.board(me, words)
        me.silver = read_number(words.get("silver", 0))
        me.provisions = read_number(words.get("provisions", 0))
        me.developed = sum(mask.bit_count() for mask in me.workshops)
        me.crew = tuple(self.boxes["townsfolk"].take(words.get("crew", [])))
        own = _Box(f"paladins of seat {seat}", range(len(PALADIN_ID)), _reader("paladin"))
        if words.get("paladin") is not None:
            (me.paladin,) = own.take([words["paladin"]])
        me.drawn = tuple(sorted(own.take(words.get("drawn", []))))
        me.used = tuple(own.take(words.get("used", [])))
        me.bottom = tuple(own.take(words.get("bottom", [])))
        on_top = own.take(words.get("on_top", []))
        me.on_top = tuple(reversed([*on_top, *own.take(words.get("deck", []))]))
        me.paladins = tuple(sorted(own.left.elements()))
        return me

    def opponent(self, words: dict[str, Any], favours_open: int) -> Opponent:
        _knows("opponent: ", words, OPPONENT_WORDS)
        side = Opponent(1)
        self.board(side, words)
        side.resource = read_number(words.get("resource", side.resource), 1, 5)
        if "stacking" in words:
            side.stacking = tuple(ATTRIBUTES.index(str(name)) for name in words["stacking"])
        box = self.boxes["scheme"]
        box.left[FAVOUR_SCHEME] = favours_open  # the others lie on the favours that are face down
        gone = box.take(words.get("schemes_discard", []))
        if words.get("scheme") is not None:
            (side.scheme,) = box.take([words["scheme"]])
        top, only = _top(box, words.get("schemes", []))
        if not only:  # those of open favours that were not named
            gone += [FAVOUR_SCHEME] * box.left[FAVOUR_SCHEME]
            box.left[FAVOUR_SCHEME] = 0
        side.schemes_gone = tuple(gone)
        side.schemes = _deck(box, top, only)
        return side


def lay(setup: Setup, scene: dict[str, Any], rng: int) -> PaladinsState:
    """The table a scene describes. Raises BadScene."""
    _knows("", scene, DECK_WORDS | ZONE_WORDS | FLAG_WORDS)
    n = setup.players
    round_ = read_number(scene.get("round", 1), 1, ROUNDS)
    phase = str(scene.get("phase", PHASES[ACTIONS_PHASE]))
    if phase not in PHASES:
        raise BadScene(f"there is no phase {phase!r}; there are: {', '.join(PHASES)}")
    layout = _Layout(n, IDLE if PHASES.index(phase) == ACTIONS_PHASE else ())
    boxes = layout.boxes
    seats = scene.get("seats", [])
    if isinstance(seats, dict):
        seats = [seats.get(seat, {}) for seat in range(n)]
    if len(seats) > n:
        raise BadScene(f"{len(seats)} seats are described, but {n} play")
    described = [*seats, *({} for _ in range(n - len(seats)))]
    players = [layout.player(seat, _mapping(f"seat {seat}", words or {})) for seat, words in enumerate(described)]
    for me in players:
        me.revealed = PHASES.index(phase) == ACTIONS_PHASE and me.paladin != NOTHING
    favours_open = sum(round_ >= shown for shown in FAVOUR_ROUNDS)
    opponents = [layout.opponent(_mapping("opponent", scene.get("opponent", {})), favours_open)] if n == 1 else []
    orders_open = 0 if phase == "setup" else sum(round_ >= shown for shown in ORDER_ROUNDS)
    orders, unseen_orders = _kings_cards(boxes["order"], scene.get("orders", []), len(ORDER_ROUNDS), orders_open)
    favours, unseen_favours = _kings_cards(boxes["favour"], scene.get("favours", []), len(FAVOUR_ROUNDS), favours_open)
    workers_on = [NOTHING] * len(FAVOUR_ROUNDS)
    for name, kind in _mapping("favour_workers", scene.get("favour_workers", {})).items():
        workers_on[favours.index(_reader("favour")(name))] = layout.worker(kind)
    tavern = boxes["tavern"].take(scene.get("tavern", []))
    taken = [NOTHING] * len(tavern)
    for name, seat in _mapping("tavern_taken", scene.get("tavern_taken", {})).items():
        taken[tavern.index(_reader("tavern")(name))] = read_number(seat, 0, n - 1)
    tavern_gone = boxes["tavern"].take(scene.get("tavern_discard", []))
    suspicions_gone = boxes["suspicion"].take(scene.get("suspicion_discard", []))
    townsfolk_gone = boxes["townsfolk"].take(scene.get("townsfolk_discard", []))
    outsiders_gone = boxes["outsider"].take(scene.get("outsider_discard", []))
    named = {word: _top(boxes[box], scene.get(word, [])) for word, box in _DECKS.items()}
    townsfolk_track = _track(boxes["townsfolk"], scene.get("townsfolk"), PLAIN_TOWNSFOLK, TOWNSFOLK_SPACES)
    outsider_track = _track(boxes["outsider"], scene.get("outsiders"), PLAIN_OUTSIDERS, OUTSIDER_SPACES)
    decks = {word: _deck(boxes[box], *named[word]) for word, box in _DECKS.items()}
    supply = layout.workers
    for name, count in _mapping("supply", scene.get("supply", {})).items():
        supply[read_worker(name)] = read_number(count)
    first = read_number(scene.get("first", 0), 0, n - 1)
    pool = read_number(scene.get("pool", TAX_POOL[n]), 0, TAX_POOL[n])
    return PaladinsState(
        rng=rng,
        players=players,
        opponents=opponents,
        supply=supply,
        pool=pool,
        townsfolk=decks["townsfolk_deck"],
        townsfolk_track=townsfolk_track,
        outsiders=decks["outsider_deck"],
        outsider_track=outsider_track,
        walls=decks["walls"],
        tavern=decks["tavern_deck"],
        suspicions=decks["suspicion_deck"],
        orders=orders,
        favours=favours,
        unseen_orders=unseen_orders,
        unseen_favours=unseen_favours,
        spaces=tuple(layout.spaces),
        taken=sum(1 << i for i, piece in enumerate(layout.spaces) if piece != NOTHING),
        favour_workers=tuple(workers_on),
        tavern_row=tuple(tavern),
        tavern_taken=tuple(taken),
        tavern_gone=tuple(tavern_gone),
        suspicions_gone=tuple(suspicions_gone),
        townsfolk_gone=tuple(townsfolk_gone),
        outsiders_gone=tuple(outsiders_gone),
        issued_silver=pool + sum(me.silver for me in players),
        issued_provisions=sum(me.provisions for me in players),
        round=0 if phase == "setup" else round_,
        phase=PHASES.index(phase),
        first=first,
        turn=read_number(scene.get("turn", (first - 1) % n if phase == "setup" else first), 0, n - 1 + len(opponents)),
        passed=layout.passed,
    )


_DECKS = {
    "townsfolk_deck": "townsfolk",
    "outsider_deck": "outsider",
    "walls": "wall",
    "tavern_deck": "tavern",
    "suspicion_deck": "suspicion",
}


def _top(box: _Box, words: object) -> tuple[list[int], bool]:
    """The next cards of a deck, and whether it holds nothing else."""
    if isinstance(words, dict):
        if set(words) != {"only"}:
            raise BadScene(f"{box.name}: a deck is a list, or {{only: [...]}}")
        return box.take(words["only"]), True
    return box.take(words), False


def _deck(box: _Box, top: list[int], only: bool) -> Pile:
    return Pile([] if only else sorted(box.left.elements()), tuple(reversed(top)))


def _track(box: _Box, words: object, plain: Sequence[str], spaces: int) -> list[int]:
    return box.plain(plain, spaces) if words is None else box.row(words, spaces)


def _kings_cards(box: _Box, words: object, spaces: int, shown: int) -> tuple[tuple[int, ...], Pile]:
    """The King's cards that lie face up, those not named being any; the others named are the next to be turned."""
    named = box.take(words)
    if len(named) > spaces:
        raise BadScene(f"{box.name}: there are {spaces} spaces")
    rest = sorted(box.left.elements())
    missing = max(0, shown - len(named))
    return (*named[:shown], *rest[:missing]), Pile(rest[missing:], tuple(reversed(named[shown:])))


def _slug(thing: str) -> str:
    return thing.partition(":")[2]


def _slugs(ids: Sequence[str], cards: Iterable[int]) -> list[str | None]:
    return [None if card == NOTHING else _slug(ids[card]) for card in cards]


def _kinds(kinds: Iterable[int]) -> list[str | None]:
    return [None if kind == NOTHING else WORKERS[kind] for kind in kinds]


def _board(s: PaladinsState, p: Side) -> dict[str, Any]:
    return {
        **dict(zip(ATTRIBUTES, p.attributes, strict=True)),
        "workers": [WORKERS[kind] for kind, n in enumerate(p.workers) for _ in range(n)],
        "placed": {ACTIONS[action]: _kinds(kinds) for action, kinds in enumerate(p.placed) if kinds},
        "workshops": {
            ACTIONS[action]: [place + 1 for place in range(2) if mask >> place & 1]
            for action, mask in zip(RIGHT_SIDE, p.workshops, strict=True)
            if mask
        },
        "monks": p.monks,
        "outposts": p.outposts,
        "walls": _slugs(WALL_ID, p.walls),
        "jars": [space + 1 for space in p.jars],
        "attacked": _slugs(OUTSIDER_ID, p.attacked),
        "converted": _slugs(OUTSIDER_ID, p.converted),
        "suspicions": [SUSPICION_TAX[card] for card in p.suspicions],
        "unpaid": p.unpaid,
        "paid": p.paid,
        "passed": bool(s.passed >> p.seat & 1),
    }


def _seat(s: PaladinsState, p: Player) -> dict[str, Any]:
    return {
        **_board(s, p),
        "silver": p.silver,
        "provisions": p.provisions,
        "crew": _slugs(TOWNSFOLK_ID, p.crew),
        "paladin": None if p.paladin == NOTHING else _slug(PALADIN_ID[p.paladin]),
        "drawn": _slugs(PALADIN_ID, p.drawn),
        "on_top": _slugs(PALADIN_ID, reversed(p.on_top)),
        "bottom": _slugs(PALADIN_ID, p.bottom),
        "deck": len(p.paladins),
        "used": _slugs(PALADIN_ID, p.used),
    }


def _opponent(s: PaladinsState, p: Opponent) -> dict[str, Any]:
    return {
        **_board(s, p),
        "resource": p.resource,
        "stacking": [ATTRIBUTES[attribute] for attribute in p.stacking],
        "scheme": None if p.scheme == NOTHING else _slug(SCHEME_ID[p.scheme]),
        "schemes": len(p.schemes),
        "schemes_discard": _slugs(SCHEME_ID, p.schemes_gone),
        "played": _slugs(SCHEME_ID, p.played),
    }


def describe(s: PaladinsState) -> dict[str, Any]:
    """What lies where, hidden things too, in the words that `lay` reads (decks by their number of cards)."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "turn": s.turn,
        "pool": s.pool,
        "seats": [_seat(s, p) for p in s.players],
        "opponent": _opponent(s, s.opponents[0]) if s.opponents else None,
        "townsfolk": _slugs(TOWNSFOLK_ID, s.townsfolk_track),
        "outsiders": _slugs(OUTSIDER_ID, s.outsider_track),
        "tavern": _slugs(TAVERN_ID, s.tavern_row),
        "tavern_taken": {
            _slug(TAVERN_ID[card]): taker
            for card, taker in zip(s.tavern_row, s.tavern_taken, strict=True)
            if taker != NOTHING
        },
        "orders": _slugs(ORDER_ID, s.orders),
        "favours": _slugs(FAVOUR_ID, s.favours),
        "favour_workers": {
            _slug(FAVOUR_ID[card]): WORKERS[kind]
            for card, kind in zip(s.favours, s.favour_workers, strict=False)
            if kind != NOTHING
        },
        "orders_open": s.orders_open,
        "favours_open": s.favours_open,
        "spaces": {
            i + 1: f"{'outpost' if piece % 2 else 'monk'} {piece // 2}"
            for i, piece in enumerate(s.spaces)
            if piece != NOTHING
        },
        "supply": dict(zip(WORKERS, s.supply, strict=True)),
        "townsfolk_discard": _slugs(TOWNSFOLK_ID, s.townsfolk_gone),
        "outsider_discard": _slugs(OUTSIDER_ID, s.outsiders_gone),
        "tavern_discard": _slugs(TAVERN_ID, s.tavern_gone),
        "suspicion_discard": [SUSPICION_TAX[card] for card in s.suspicions_gone],
        "townsfolk_deck": len(s.townsfolk),
        "outsider_deck": len(s.outsiders),
        "walls": len(s.walls),
        "tavern_deck": len(s.tavern),
        "suspicion_deck": len(s.suspicions),
        "over": s.over,
    }
