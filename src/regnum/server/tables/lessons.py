"""Lessons: a laid table of the learner's own, and the steps that lead through it."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.exceptions import NotFoundException

from regnum.kernel.errors import BadSetup
from regnum.lessons import Lesson, find_lesson, lessons
from regnum.server import wire
from regnum.server.http.asking import AllTables, Asker, Word
from regnum.server.http.refusing import documented
from regnum.server.tables import laying, sending


@get("/games/{game:str}/lessons", responses=documented(), operation_id="lessons", tags=["games"])
async def all_lessons(game: Word) -> list[wire.LessonInfo]:
    """The lessons of a game, in their order."""
    try:
        found = await asyncio.to_thread(lessons, game)
    except BadSetup:
        raise NotFoundException(f"there is no game {game!r}") from None
    return [wire.LessonInfo(lesson.name, lesson.number, lesson.minutes) for lesson in found]


@post("/games/{game:str}/lessons/{name:str}", responses=documented(409), operation_id="learn", tags=["games"])
async def learn(tables: AllTables, person: Asker, game: Word, name: Word) -> wire.LessonLaid:
    """Lay the table of a lesson: every seat is the learner's, who plays the first; the others follow its steps."""
    lesson = await asyncio.to_thread(_found, game, name)
    if lesson is None:
        raise NotFoundException(f"there is no lesson {name!r} of {game!r}")
    laid = laying.lesson(lesson, person)
    await tables.lay(laid.table, laid.seats, laid.entries)
    async with tables.at(laid.id, person) as live:
        listed = sending.listed(live, person)
    return wire.LessonLaid(listed, [_step(step) for step in lesson.steps])


def _found(game: str, name: str) -> Lesson | None:
    try:
        return find_lesson(game, name)
    except BadSetup:
        return None


def _step(step: object) -> wire.LessonStep:
    return wire.LessonStep(**{field: getattr(step, field) for field in wire.LessonStep.__struct_fields__})


ROUTES = [all_lessons, learn]
