"""The tables of the queue of errands, which procrastinate keeps in PostgreSQL beside ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, text


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables of the queue, or bring them to the shape that the library of this version has.

    The library knows how to get from one version to the next, but not where a database stands: a comment says it.
    """
    here = _figures(version("procrastinate"))
    row = text("SELECT to_regclass('procrastinate_jobs'), obj_description(to_regclass('procrastinate_jobs'))")
    exists, found = connection.execute(row).one()
    if found == here:
        return
    steps = _migrations(found or here) if exists else iter([SchemaManager.get_schema()])
    for step in steps:
        connection.exec_driver_sql(step, execution_options={"no_parameters": True})
    connection.exec_driver_sql(f"COMMENT ON TABLE procrastinate_jobs IS '{here}'")


def _figures(version: str) -> str:
    return ".".join(re.findall(r"\d+", version)[:3])


def _migrations(after: str) -> Iterator[str]:
    known = [int(figure) for figure in after.split(".")]
    for file in sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql")):
        if [int(figure) for figure in file.name.partition("_")[0].split(".")] > known:
            yield file.read_text(encoding="utf-8")
