"""The zone table of Abyss: what each seat cannot see.

Every card that lies in a hand, a stack or a pile was once seen on the track, and every discard is public: with
perfect memory hands and stacks are known (ruling council_memory). So most zones are `remembered`; what nobody can
know is which tokens the others hold, which tiles somebody has just drawn, others' open answers, and the generator,
which is the order of every pile.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from regnum.games.abyss.catalogue import ALLIES, EVERY_RACE, MONSTER, RACE, Race
from regnum.games.abyss.state import AbyssState, Player
from regnum.kernel.game import Viewer
from regnum.kernel.rulings import ruling
from regnum.kernel.state import Pile
from regnum.kernel.zones import Zone


def _is_ally(card: int) -> bool:
    return card < MONSTER


def _is_race(race: Race, card: int) -> bool:
    return card < MONSTER and RACE[card] == race


def _put_pile(pile: Pile, cards: list[int]) -> None:
    pile.bag = cards
    pile.top = ()


def _put_hand(player: Player, cards: list[Any]) -> None:
    player.hand = tuple(sorted(cards))


def _put_stack(s: AbyssState, race: Race, cards: list[Any]) -> None:
    s.council[race] = tuple(cards)


def _put_discard(s: AbyssState, cards: list[Any]) -> None:
    s.discard = cards


def _put_drawn(s: AbyssState, tiles: list[Any]) -> None:
    s.drawn = tuple(sorted(tiles))


def _put_tokens(player: Player, unknown: list[int], values: list[int]) -> None:
    tokens = list(player.tokens)
    for i, value in zip(unknown, values, strict=True):
        tokens[i] = value
    player.tokens = tuple(tokens)


def _pile(name: str, pile: Pile, pool: str, *, remembered: bool, blank: int) -> Zone:
    return Zone(name, (*pile.bag, *pile.top), partial(_put_pile, pile), pool, remembered=remembered, blank=blank)


@ruling("council_memory")
def zones(s: AbyssState, seat: Viewer) -> list[Zone]:
    """Every content that the view of this seat hides; tight zones first."""
    out: list[Zone] = []
    for race, stack in zip(EVERY_RACE, s.council, strict=True):
        out.append(
            Zone(
                "council",
                stack,
                partial(_put_stack, s, race),
                "allies",
                remembered=True,
                fits=partial(_is_race, race),
                blank=race * 5,
            )
        )
    for player in s.players:
        if player.seat != seat:
            put = partial(_put_hand, player)
            out.append(Zone("hands", player.hand, put, "allies", remembered=True, fits=_is_ally, blank=ALLIES[0]))
    out.append(Zone("discard", s.discard, partial(_put_discard, s), "allies", remembered=True))
    out.append(_pile("deck", s.deck, "allies", remembered=True, blank=0))
    out.append(_pile("lords", s.lords, "lords", remembered=True, blank=1))
    for player in s.players if not s.over else ():  # after the end every token lies open
        unknown = [i for i, known in enumerate(player.known) if seat is None or not known >> seat & 1]
        values = [player.tokens[i] for i in unknown]
        out.append(Zone("tokens", values, partial(_put_tokens, player, unknown), "tokens", blank=2))
    out.append(_pile("token pile", s.tokens, "tokens", remembered=False, blank=2))
    looking = seat == s.turn
    if s.drawn and not looking:
        out.append(Zone("drawn", s.drawn, partial(_put_drawn, s), "locations", blank=1))
        out.append(_pile("stack", s.stack, "locations", remembered=False, blank=1))
    elif not (s.searching and looking):
        out.append(_pile("stack", s.stack, "locations", remembered=True, blank=1))
    return out
