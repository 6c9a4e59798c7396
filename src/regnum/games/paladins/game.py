"""Paladins of the West Kingdom as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import replace
from typing import Any

from regnum.games.paladins import passing, rewards, scoring, turn, workers
from regnum.games.paladins.catalogue import (
    FAVOUR_ID,
    FAVOUR_SCHEME,
    FAVOURS,
    FEWEST_PLAYERS,
    JAR_SPACES,
    MOST_ATTRIBUTE,
    MOST_PLAYERS,
    NOTHING,
    OUTSIDERS,
    PALADINS,
    SCHEME_CARDS,
    SUSPICION_CARDS,
    TAVERN,
    TOWNSFOLK,
    WALL_CARDS,
    WORKER_COUNTS,
    WORKERS,
)
from regnum.games.paladins.catalogue import ORDERS as KINGS_ORDERS
from regnum.games.paladins.hidden import redeal_order, zones
from regnum.games.paladins.orders import ORDERS
from regnum.games.paladins.scene import VOCABULARY
from regnum.games.paladins.setup import DIFFICULTY_LEVEL, FIRST_PLAYER, deal
from regnum.games.paladins.state import Opponent, PaladinsState, Player, Side, read
from regnum.games.paladins.table import PaladinsTable
from regnum.games.paladins.view import PaladinsMemory, PaladinsView, memory, view
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Counted, Game, Result, Setup, Viewer
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision
from regnum.kernel.state import Pile
from regnum.kernel.things import Seat
from regnum.kernel.zones import Zone


class Paladins(Game):
    """Paladins of the West Kingdom."""

    name = "paladins"
    version = 3
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    most_choices = 4_000
    orders = ORDERS
    bot_names = (
        "Einhard",
        "Gisela",
        "Lothar",
        "Rotrude",
        "Adalhard",
        "Bertrada",
        "Theodulf",
        "Hildegard",
        "Odo",
        "Ermengarde",
    )
    settings = (FIRST_PLAYER, DIFFICULTY_LEVEL)
    state_type = PaladinsState
    verbs = frozenset({"pass", "clear-nothing", "pay-silver", "take-debt"}) | {
        option.key for options in rewards.GAINS for option in options
    }
    card_kinds = (
        "debt",
        "favour",
        "order",
        "outsider",
        "paladin",
        "scheme",
        "suspicion",
        "tavern",
        "townsfolk",
        "wall",
    )

    vocabulary = VOCABULARY

    def check(self, setup: Setup) -> Setup:
        setup = super().check(setup)
        first = setup.options["first"]
        if first != "random" and int(first) >= setup.players:
            raise BadSetup(f"seat {first} cannot begin: with {setup.players} players there is no such seat")
        difficulty = DIFFICULTY_LEVEL.name
        if setup.players > 1:
            if setup.options[difficulty] != DIFFICULTY_LEVEL.values[0]:
                raise BadSetup(f"{difficulty} is the solo opponent's: with {setup.players} players there is none")
            return replace(setup, options={k: v for k, v in setup.options.items() if k != difficulty})
        return setup

    def deal(self, setup: Setup, rng: int) -> PaladinsState:
        return deal(setup, rng)

    def table(self, state: PaladinsState) -> PaladinsTable:
        return PaladinsTable(state)

    def read_state(self, data: bytes) -> PaladinsState:
        return read(data)

    def step(self, table: PaladinsTable) -> Coroutine[Any, Any, None]:
        return turn.step(table)

    def view(self, table: PaladinsTable, seat: Viewer) -> PaladinsView:
        return view(table, seat)

    def open_view(self, table: PaladinsTable) -> PaladinsView:
        return view(table, None, opened=True)

    def memory(self, table: PaladinsTable, seat: Viewer) -> PaladinsMemory:
        return memory(table, seat)

    def zones(self, state: PaladinsState, seat: Viewer) -> list[Zone]:
        return zones(state, seat)

    def result(self, state: PaladinsState) -> Result:
        return scoring.result(state)

    def redeal_order(self, state: PaladinsState, seat: Viewer, rng: Rng) -> None:
        redeal_order(state)

    def dearness(self, table: PaladinsTable, d: Decision, part: Sequence[Option[Any]]) -> tuple[int, ...] | None:
        if d.question is workers.PLACE:
            return workers.dearness(table, d, part)
        return passing.dearness(table, d, part) if d.question is passing.WHICH else None

    def counted(self, state: PaladinsState) -> Counted:
        return Counted(state.round)

    def known_scores(self, state: PaladinsState) -> tuple[int, ...]:
        """26.1-26.8: no card that somebody hides is worth points."""
        return self.scores_now(state)

    def worths(self, table: PaladinsTable, seat: Seat) -> dict[str, int]:
        return scoring.worths(table.s, table.s.players[seat])

    def expected(self, table: PaladinsTable, d: Decision) -> list[str]:
        if d.question is not turn.TURN:
            return []
        s = table.s
        return [*turn.EXPECTED, *(FAVOUR_ID[favour] for favour in s.favours)]

    def audit(self, state: PaladinsState) -> list[str]:
        """Every component lies in exactly one place; silver and provisions balance with their ledgers."""
        s = state
        players = s.players
        sides: list[Side] = [*players, *s.opponents]
        wrong = [
            _unequal("townsfolk", range(len(TOWNSFOLK)), _all(s.townsfolk), s.townsfolk_track, s.townsfolk_gone,
                     *(p.crew for p in players)),
            _unequal("outsiders", range(len(OUTSIDERS)), _all(s.outsiders), s.outsider_track, s.outsiders_gone,
                     *(side.attacked + side.converted for side in sides)),
            _unequal("walls", WALL_CARDS, _all(s.walls), *(side.walls for side in sides)),
            _unequal("tavern cards", range(len(TAVERN)), _all(s.tavern), s.tavern_row, s.tavern_gone),
            _unequal("suspicions", SUSPICION_CARDS, _all(s.suspicions), s.suspicions_gone,
                     *(side.suspicions for side in sides)),
            _unequal("orders", range(len(KINGS_ORDERS)), s.orders, _all(s.unseen_orders)),
            _unequal("favours", range(len(FAVOURS)), s.favours, _all(s.unseen_favours)),
            "" if s.issued_silver == s.pool + sum(p.silver for p in players) else "silver and its ledger",
            "" if s.issued_provisions == sum(p.provisions for p in players) else "provisions and their ledger",
            "" if s.taken == sum(1 << i for i, piece in enumerate(s.spaces) if piece != NOTHING) else "spaces taken",
        ]  # fmt: skip
        for kind, name in enumerate(WORKERS):
            found = s.supply[kind] + s.favour_workers.count(kind)
            found += sum(side.workers[kind] + sum(row.count(kind) for row in side.placed) for side in sides)
            if found != WORKER_COUNTS[kind] or s.supply[kind] < 0:
                wrong.append(f"workers: {name}")
        if [side.seat for side in sides] != list(range(len(sides))) or not 0 <= s.turn < len(sides):
            wrong.append("seats")
        for side in sides:
            wrong += _wrong_side(s, side)
        for p in players:
            wrong += _wrong_player(p)
        for opponent in s.opponents:
            wrong.append(_wrong_schemes(s, opponent))
        return [text for text in wrong if text]


def _wrong_side(s: PaladinsState, p: Side) -> list[str]:
    return [
        "" if s.spaces.count(p.seat * 2) == p.monks else f"monks of seat {p.seat}",
        "" if s.spaces.count(p.seat * 2 + 1) == p.outposts else f"outposts of seat {p.seat}",
        "" if all(0 <= value <= MOST_ATTRIBUTE for value in p.attributes) else f"attributes of seat {p.seat}",
        "" if min(p.unpaid, p.paid, *p.workers) >= 0 else f"something less than nothing of seat {p.seat}",
    ]


def _wrong_player(p: Player) -> list[str]:
    cards = [*p.deck.cards(), *p.drawn, *p.used]
    return [
        _unequal(f"paladins of seat {p.seat}", range(len(PALADINS)), cards, (p.paladin,)),
        "" if p.silver >= 0 and p.provisions >= 0 else f"a lack of seat {p.seat}",
        "" if p.developed == sum(mask.bit_count() for mask in p.workshops) else f"workshops of seat {p.seat}",
        "" if len(set(p.jars)) == len(p.jars) and all(0 <= jar < len(JAR_SPACES) for jar in p.jars) else "jars",
    ]


def _wrong_schemes(s: PaladinsState, opponent: Opponent) -> str:
    on_favours = [FAVOUR_SCHEME] * (len(s.favour_workers) - len(s.favours))
    return _unequal(
        "schemes", SCHEME_CARDS, _all(opponent.schemes), opponent.schemes_gone, (opponent.scheme,), on_favours
    )


def _all(pile: Pile) -> list[int]:
    return [*pile.bag, *pile.top]


def _unequal(name: str, printed: Iterable[int], *zones: Iterable[int]) -> str:
    found = Counter(card for zone in zones for card in zone if card != NOTHING)
    return "" if Counter(printed) == found else name
