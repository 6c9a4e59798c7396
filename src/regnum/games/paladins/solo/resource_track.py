"""The resource track as the opponent's guide (30.8-30.13): which townsfolk, favour or outsider it takes."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.paladins.catalogue import (
    FAVOUR_ID,
    NOTHING,
    OUTSIDER_ID,
    TOWNSFOLK_ID,
    TRIED_FAVOURS,
    TRIED_OUTSIDERS,
    TRIED_TOWNSFOLK,
)
from regnum.games.paladins.state import Opponent
from regnum.games.paladins.table import PaladinsTable


def townsfolk(t: PaladinsTable, opponent: Opponent) -> int:
    """33.1, 33.2: the place of the townsfolk card it takes, or NOTHING."""
    track = t.s.townsfolk_track
    for place in TRIED_TOWNSFOLK[opponent.resource]:
        if track[place] != NOTHING:
            return place
    return NOTHING


def favour(t: PaladinsTable, opponent: Opponent) -> int:
    """38.1, 38.2: the place of the favour it uses, face up and without a worker, or NOTHING."""
    s = t.s
    for place in TRIED_FAVOURS[opponent.resource]:
        if place < len(s.favours) and s.favour_workers[place] == NOTHING:
            return place
    return NOTHING


def outsider(t: PaladinsTable, opponent: Opponent, flags: Sequence[int], value: int) -> int:
    """36.1, 36.2, 36.5, 36.6: the place of the outsider it takes, among those whose flag it reaches, or NOTHING."""
    track = t.s.outsider_track
    for place in TRIED_OUTSIDERS[opponent.resource]:
        if track[place] != NOTHING and flags[place] <= value:
            return place
    return NOTHING


def _explain(t: PaladinsTable, opponent: Opponent, tried: Sequence[int], place: int, thing: str) -> None:
    """30.9-30.12 (the example is 30.13): the card in the marker's place, or the first that can be had from there on."""
    figures = {"space": opponent.resource, "card": thing, "place": place + 1}
    if place == tried[0]:
        t.note("log-marker-points", "30.9", figures)
    elif place < tried[0]:
        t.note("log-marker-goes-round", "30.11", figures)
    else:
        t.note("log-marker-goes-on", "30.12" if place == len(TRIED_FAVOURS) - 1 else "30.10", figures)


def explain_townsfolk(t: PaladinsTable, opponent: Opponent, place: int) -> None:
    """33.1, 33.2: why this townsfolk card."""
    if t.journal is not None:
        tried = TRIED_TOWNSFOLK[opponent.resource]
        _explain(t, opponent, tried, place, TOWNSFOLK_ID[t.s.townsfolk_track[place]])


def explain_favour(t: PaladinsTable, opponent: Opponent, place: int) -> None:
    """38.1, 38.2: why this favour."""
    if t.journal is not None:
        _explain(t, opponent, TRIED_FAVOURS[opponent.resource], place, FAVOUR_ID[t.s.favours[place]])


def explain_outsider(t: PaladinsTable, opponent: Opponent, place: int) -> None:
    """36.1, 36.5: why this outsider."""
    if t.journal is not None:
        tried = TRIED_OUTSIDERS[opponent.resource]
        _explain(t, opponent, tried, place, OUTSIDER_ID[t.s.outsider_track[place]])
