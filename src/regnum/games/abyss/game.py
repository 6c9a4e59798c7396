"""Abyss as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

from regnum.games.abyss import actions, scoring, turn
from regnum.games.abyss.catalogue import (
    EXPLORATION_CARDS,
    FEWEST_PLAYERS,
    KEY_TOKENS,
    LOCATIONS,
    LORDS,
    MONSTER_TOKENS,
    MOST_PLAYERS,
    RACE,
    TRACK_SPACES,
)
from regnum.games.abyss.hidden import zones
from regnum.games.abyss.orders import ORDERS
from regnum.games.abyss.payment import dearness, least_dearness
from regnum.games.abyss.scene import VOCABULARY
from regnum.games.abyss.setup import FIRST_PLAYER, deal
from regnum.games.abyss.state import AbyssState
from regnum.games.abyss.table import AbyssTable, all_lords
from regnum.games.abyss.view import AbyssMemory, AbyssView, memory, view, views
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Game, Result, Setup, Viewer
from regnum.kernel.options import Option
from regnum.kernel.questions import Decision
from regnum.kernel.state import Pile
from regnum.kernel.things import Seat
from regnum.kernel.zones import Zone


class Abyss(Game):
    """Abyss, the base game, for two to four players."""

    name = "abyss"
    version = 2
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    most_choices = 4_000
    bot_names = (
        "Nereus",
        "Thetis",
        "Proteus",
        "Doris",
        "Triton",
        "Galatea",
        "Glaucus",
        "Amphitrite",
        "Phorcys",
        "Leucothea",
    )
    settings = (FIRST_PLAYER,)
    state_type = AbyssState
    verbs = frozenset({"plot", "explore", "no-action", "end-turn", "pass", "leave", "go-on", "decline"})
    card_kinds = ("lord", "location")

    vocabulary = VOCABULARY
    orders = ORDERS

    def check(self, setup: Setup) -> Setup:
        setup = super().check(setup)
        first = setup.options["first"]
        if first != "random" and int(first) >= setup.players:
            raise BadSetup(f"seat {first} cannot begin: with {setup.players} players there is no such seat")
        return setup

    def deal(self, setup: Setup, rng: int) -> AbyssState:
        return deal(setup, rng)

    def dearness(self, table: AbyssTable, d: Decision, part: Sequence[Option[Any]]) -> tuple[int, ...] | None:
        return dearness(table, d, part)

    def least_dearness(self, table: AbyssTable, d: Decision, part: Sequence[Option[Any]]) -> tuple[int, ...] | None:
        return least_dearness(table, d, part)

    def known_scores(self, state: AbyssState) -> tuple[int, ...]:
        return tuple([scoring.known_points(state, me) for me in state.players])

    def guessed_scores(self, state: AbyssState, seat: Seat) -> Sequence[tuple[float, bool]]:
        return scoring.token_points(state, seat)

    def worths(self, table: AbyssTable, seat: Seat) -> dict[str, int]:
        return scoring.worths(table.s, table.s.players[seat])

    def worths_depend_on(self, table: AbyssTable, seat: Seat) -> object:
        return scoring.worths_depend_on(table.s, table.s.players[seat])

    def table(self, state: AbyssState) -> AbyssTable:
        return AbyssTable(state)

    def step(self, table: AbyssTable) -> Coroutine[Any, Any, None]:
        return turn.step(table)

    def view(self, table: AbyssTable, seat: Viewer) -> AbyssView:
        return view(table, seat)

    def views(self, table: AbyssTable, seats: Sequence[Viewer]) -> list[AbyssView]:
        return views(table, seats)

    def open_view(self, table: AbyssTable) -> AbyssView:
        return view(table, None, opened=True)

    def memory(self, table: AbyssTable, seat: Viewer) -> AbyssMemory:
        return memory(table, seat)

    def zones(self, state: AbyssState, seat: Viewer) -> list[Zone]:
        return zones(state, seat)

    def result(self, state: AbyssState) -> Result:
        return scoring.result(state)

    def redeal_order(self, state: AbyssState, seat: Viewer, rng: Rng) -> None:
        for pile in (state.deck, state.lords, state.stack, state.tokens):
            if pile.top:
                pile.bag = [*pile.bag, *pile.top]
                pile.top = ()

    def expected(self, table: AbyssTable, d: Decision) -> list[str]:
        if d.question is not turn.ACTION:
            return []
        stacks = [option.key for option in actions.SUPPORT.values()]
        return ["plot", "explore", *stacks, *(actions.RECRUIT[lord].key for lord in table.s.court)]

    def audit(self, state: AbyssState) -> list[str]:
        """Every component lies in exactly one place; pearls balance with the treasury's ledger; powers are right."""
        s = state
        players = s.players
        wrong = [
            _unequal("exploration cards", EXPLORATION_CARDS, _cards(s)),
            _unequal("lords", list(LORDS), _lords(s)),
            _unequal("locations", list(LOCATIONS), _locations(s)),
            _unequal("monster tokens", MONSTER_TOKENS, [*_all(s.tokens), *(x for p in players for x in p.tokens)]),
            "" if s.keys + sum(p.keys for p in players) == KEY_TOKENS and s.keys >= 0 else "key tokens",
            "" if s.issued == sum(p.pearls for p in players) else "pearls and the treasury's ledger",
            "" if len(s.track) <= TRACK_SPACES else "the exploration track",
        ]
        if [p.seat for p in players] != list(range(len(players))) or not 0 <= s.turn < len(players):
            wrong.append("seats")
        for p in players:
            powers = sum(1 << lord for lord in p.lords if lord not in p.turned)
            wrong += [
                "" if p.powers == powers else f"powers of seat {p.seat}",
                "" if p.pearls >= 0 and p.keys >= 0 else f"a debt of seat {p.seat}",
                "" if len(p.tokens) == len(p.known) and len(p.locations) == len(p.tucked) else f"pairs of {p.seat}",
                "" if set(p.turned) <= set(p.lords) else f"turned lords of seat {p.seat}",
                "" if list(p.hand) == sorted(p.hand) else f"order of the hand of seat {p.seat}",
            ]
        for race, stack in enumerate(s.council):
            wrong.append("" if all(RACE[card] == race for card in stack) else f"council stack {race}")
        return [text for text in wrong if text]


def _all(pile: Pile) -> list[int]:
    return [*pile.bag, *pile.top]


def _cards(s: AbyssState) -> list[int]:
    held = [card for p in s.players for card in (*p.hand, *p.affiliated)]
    return [*_all(s.deck), *s.discard, *s.track, *s.paid, *(card for stack in s.council for card in stack), *held]


def _lords(s: AbyssState) -> list[int]:
    return [*_all(s.lords), *s.court, *s.gone, *(lord for p in s.players for lord in all_lords(p))]


def _locations(s: AbyssState) -> list[int]:
    return [*_all(s.stack), *s.available, *s.drawn, *s.sunk, *(tile for p in s.players for tile in p.locations)]


def _unequal(name: str, printed: Sequence[int], found: Sequence[int]) -> str:
    return "" if Counter(printed) == Counter(found) else name
