"""What every route is given: the tables, who is asking, and the pieces of the address."""

from __future__ import annotations

from typing import TypeAlias

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Scope

from regnum.server.live import Tables

AllTables: TypeAlias = NamedDependency[Tables]
Asker: TypeAlias = NamedDependency[str]
"""The id of the person who asks."""
Word: TypeAlias = FromPath[str]
Number: TypeAlias = FromPath[int]


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _person(scope: Scope) -> str:
    return str(scope["state"]["person"])


GIVEN = {"tables": Provide(_tables, sync_to_thread=False), "person": Provide(_person, sync_to_thread=False)}
