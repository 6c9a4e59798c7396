"""Oath as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from regnum.games.oath import (
    banners,
    denizens,
    document,
    edifices,
    ending,
    evening,
    hidden,
    law,
    relics,
    saga,
    sites,
    turn,
    world,
)
from regnum.games.oath.asking import VERBS, make_use_options
from regnum.games.oath.catalogue import (
    CARD_ID,
    DENIZENS,
    EDIFICES,
    FAVOR,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NO_CARD,
    PURPLE,
    RELICS,
    SITES,
    TURNED,
    VISIONS,
    WARBANDS,
)
from regnum.games.oath.hidden import zones
from regnum.games.oath.orders import ORDERS
from regnum.games.oath.powers import POWERS
from regnum.games.oath.prince import board
from regnum.games.oath.prince.table import PrinceTable
from regnum.games.oath.scene import VOCABULARY
from regnum.games.oath.setup import PRINCE, PRINCE_POWERS, START, deal
from regnum.games.oath.state import EXILE, NOBODY, OathState
from regnum.games.oath.table import OathTable
from regnum.games.oath.view import OathMemory, OathView, memory, view
from regnum.kernel import deals
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Counted, Document, Game, Result, Setup, Viewer
from regnum.kernel.questions import Decision
from regnum.kernel.zones import Zone

CARRIERS = (banners, denizens, edifices, relics, sites)
"""The modules that hold the powers: importing them is what registers these."""
make_use_options(POWERS.values())


class Oath(Game):
    """Oath, for two to six players, or fewer with the Clockwork Prince."""

    name = "oath"
    version = 2
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    most_choices = 8_000
    orders = ORDERS
    unlisted = 1024
    bot_names = ("Asha", "Brannoc", "Corvin", "Deira", "Fenric", "Isaura", "Maren", "Orsk", "Tamsin", "Verrik")
    settings = (law.LAW, START, PRINCE, PRINCE_POWERS)
    state_type = OathState
    verbs = frozenset(
        {
            "search",
            "muster",
            "trade",
            "recover",
            "campaign",
            "travel",
            "rest",
            "bandits",
            "no-campaign",
            "play:advisers",
            "play:facedown",
            "play:vision",
            "play:discard",
            "warbands:to-board",
            "warbands:to-site",
            "self-exile",
            "place-favor",
            "return-favor",
            "take-favor",
            "take-secret",
            "take-nothing",
        }
        | VERBS
        | deals.VERBS
    )
    deeds = frozenset(
        {
            "log-plays-at-site",
            "log-plays-adviser",
            "log-plays-facedown",
            "log-plays-vision",
            "log-uses",
            "log-uses-plan",
            "log-musters",
            "log-trades",
            "log-travels",
            "log-takes-relic",
            "log-recovers-banner",
            "log-has-banner",
            "log-reliquary-bare",
            "log-settles",
            "log-vows",
            "log-builds",
            "log-repairs",
            "log-ruined",
        }
    )
    chronicle = saga
    vocabulary = VOCABULARY

    def check(self, setup: Setup) -> Setup:
        """P.1.a-c, P.15.f: one person alone plays with the Prince; with him there are at most six, he included."""
        chosen = setup.options.get(PRINCE.name)
        if setup.players == 1 and chosen is None:
            setup = replace(setup, options={**setup.options, PRINCE.name: PRINCE.values[1]})
        setup = super().check(setup)
        prince, powers = setup.options[PRINCE.name], setup.options[PRINCE_POWERS.name]
        if prince != "none":
            if setup.players == MOST_PLAYERS:
                raise BadSetup(f"{PRINCE.name}: with {MOST_PLAYERS} players there is no room for the Clockwork Prince")
            return setup
        if setup.players == 1:
            raise BadSetup(f"{PRINCE.name}: one player alone plays against the Clockwork Prince: chancellor or exile")
        if powers != PRINCE_POWERS.values[0]:
            raise BadSetup(f"{PRINCE_POWERS.name} is the Clockwork Prince's, who does not play ({PRINCE.name}=none)")
        unused = (PRINCE.name, PRINCE_POWERS.name)
        return replace(setup, options={name: value for name, value in setup.options.items() if name not in unused})

    def check_document(self, document_: Document | None) -> Document | None:
        if document_ is not None:
            document.read(document_)
        return document_

    def deal(self, setup: Setup, rng: int) -> OathState:
        return deal(setup, rng)

    def table(self, state: OathState) -> OathTable:
        return OathTable(state) if state.prince is None else PrinceTable(state)

    def step(self, table: OathTable) -> Coroutine[Any, Any, None]:
        return turn.step(table)

    def view(self, table: OathTable, seat: Viewer) -> OathView:
        return view(table, seat)

    def open_view(self, table: OathTable) -> OathView:
        return view(table, None, opened=True)

    def memory(self, table: OathTable, seat: Viewer) -> OathMemory:
        return memory(table, seat)

    def zones(self, state: OathState, seat: Viewer) -> list[Zone]:
        return zones(state, seat)

    def result(self, state: OathState) -> Result:
        return ending.result(state)

    def known_scores(self, state: OathState) -> tuple[int, ...]:
        """3.a: there are no points."""
        return ()

    def counted(self, state: OathState) -> Counted | None:
        return evening.counted(state)

    def decided(self, state: OathState) -> Result | None:
        """8.a: the game is won before its winner writes the Chronicle."""
        return None if state.winner == NOBODY else ending.result(state)

    def carry(self, state: OathState) -> Document | None:
        return world.document_of(state)

    def redeal_order(self, state: OathState, seat: Viewer, rng: Rng) -> None:
        hidden.redeal_order(state, seat, rng)

    def expected(self, table: OathTable, d: Decision) -> list[str]:
        if d.question is not turn.ACTION:
            return []
        return [option.key for option, _ in turn.MAJOR]

    def audit(self, state: OathState) -> list[str]:
        """Every component lies in exactly one place; favor and warbands are all there; the index is right."""
        s = state
        wrong = [*_cards_amiss(s), *_tokens_amiss(s), *_warbands_amiss(s)]
        if sorted(site.card for site in s.sites) + sorted(s.site_deck) and sorted(
            [*(site.card for site in s.sites), *s.site_deck]
        ) != list(range(len(SITES))):
            wrong.append("sites")
        if sum(s.layers) != len(s.deck):
            wrong.append("layers of the world deck")
        for player in s.players:
            if not set(player.down) <= set(player.advisers):
                wrong.append(f"facedown advisers of seat {player.seat}")
            if player.vision != NO_CARD and player.role != EXILE:
                wrong.append(f"the Vision of seat {player.seat}")
        if s.prince is not None:
            wrong += board.amiss(s.prince)
        return wrong


def _cards_amiss(s: OathState) -> list[str]:
    found = Counter([*s.deck, *s.relic_deck, *s.archive, *s.dispossessed, *s.boxed])
    for pile in s.discards:
        found.update(pile)
    for site in s.sites:
        found.update(site.cards)
        found.update(site.relics)
    for player in s.players:
        found.update(player.advisers)
        found.update(player.relics)
        found.update(player.hand)
        if player.vision != NO_CARD:
            found[player.vision] += 1
    for search in s.searches:
        found.update(search.drawn)
    found.update(relic for relic in s.reliquary if relic != NO_CARD)
    wrong = []
    for card in (*DENIZENS, *VISIONS, *RELICS):
        if found[card] != 1:
            wrong.append(f"{CARD_ID[card]} lies in {found[card]} places")
    for card in EDIFICES:
        if found[card] + found[TURNED[card]] != 1:
            wrong.append(f"{CARD_ID[card]} lies in {found[card]} places")
    return wrong


def _tokens_amiss(s: OathState) -> list[str]:
    favor = s.bank + sum(s.banks) + s.on_banners[0]
    favor += sum(player.favor for player in s.players) + sum(site.favor for site in s.sites)
    favor += sum(laid for _, laid, _ in s.tokens)
    wrong = [] if favor == FAVOR else [f"{favor} favor"]
    figures = [s.bank, *s.banks, *s.on_banners]
    for player in s.players:
        figures += [player.favor, player.secrets, player.facedown, player.warbands, player.bank, player.supply]
    if min(figures) < 0:
        wrong.append("a debt")
    return wrong


def _warbands_amiss(s: OathState) -> list[str]:
    count: Counter[int] = Counter()
    for player in s.players:
        count[player.colour] += player.bank
        count[player.colour if player.role == EXILE else PURPLE] += player.warbands
    for site in s.sites:
        if site.warbands:
            count[site.army] += site.warbands
        if (site.army == NOBODY) != (site.warbands == 0):
            return ["warbands without a colour"]
    for _, colour, n in s.on_cards:
        count[colour] += n
    wrong = []
    for player in s.players:
        if count[player.colour] != WARBANDS[player.colour]:
            wrong.append(f"{count[player.colour]} warbands of colour {player.colour}")
    return wrong
