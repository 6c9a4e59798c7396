"""Matches played without a browser, put before it in the middle or at the end: quick to make, always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

import regnum
from regnum import bots
from regnum.kernel.match import Match
from regnum.seen import see


def played(
    until: Callable[[Match], bool] | None = None,
    players: int = 2,
    seed: int = 5,
    game: str = "abyss",
    level: str = "greedy",
    **options: Any,
) -> Match:
    """A match between bots, up to a moment or to its end."""
    match = regnum.new(game, players, seed, **options)
    seats = [bots.make(level, game, seed + seat) for seat in range(players)]
    while not match.over and not (until and until(match)):
        decision = match.decisions[0]
        seen = see(match, decision.seat)
        match.answer(decision.id, seats[decision.seat].answer(seen, seen.asked[0]), seat=decision.seat)
    return match


def after(answers: int) -> Callable[[Match], bool]:
    """Once so many answers have been given and a new turn begins."""
    return lambda match: match.answered >= answers and match.decisions[0].question.name == "turn-action"


def asking(question: str, options: int = 1) -> Callable[[Match], bool]:
    """Once a question is open that has at least so many answers."""
    return lambda match: match.decisions[0].question.name == question and len(match.decisions[0].options) >= options


def upload(page: Page, match: Match) -> str:
    """The match as an uploaded record; the id of its table."""
    answer = page.request.post("/api/records", data=match.record(), headers={"content-type": "application/json"})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def go_on(page: Page, match: Match) -> str:
    """A table at this screen that goes on where the match stands; its id."""
    table = upload(page, match)
    moments = page.request.get(f"/api/tables/{table}/moments").json()
    answer = page.request.post(f"/api/tables/{table}/branch", data={"seq": moments[-1]["seq"]})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])
