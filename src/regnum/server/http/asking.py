"""What every route is given: the tables, who is asking, and the pieces of the address."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, ValidationException
from litestar.params import FromPath
from litestar.types import Scope

from regnum.server.tables.tables import Tables

AllTables: TypeAlias = NamedDependency[Tables]
Asker: TypeAlias = NamedDependency[str]
"""The id of the person who asks."""
Word: TypeAlias = FromPath[str]
Number: TypeAlias = FromPath[int]
TABLE = "/tables/{id:str}"
SEAT = f"{TABLE}/seats/{{seat:int}}"


class Letter(Request[Any, Any, Any]):
    """A request whose body is what it says: the framework would take a 0 for a no, and "1" for a number."""

    async def json(self) -> Any:
        try:
            said = await super().json()
        except UnicodeDecodeError:
            raise ClientException("this is not UTF-8") from None
        field = self.route_handler.parsed_data_field
        if field is None or not isinstance(field.annotation, type) or not issubclass(field.annotation, msgspec.Struct):
            return said
        try:
            return msgspec.convert(_whole(said), field.annotation)
        except msgspec.ValidationError as wrong:
            raise ValidationException(str(wrong)) from None


def _whole(said: Any) -> Any:
    """1.0 is a whole number, too."""
    if isinstance(said, float) and said.is_integer():
        return int(said)
    if isinstance(said, dict):
        return {key: _whole(value) for key, value in said.items()}
    return [_whole(value) for value in said] if isinstance(said, list) else said


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _person(scope: Scope) -> str:
    return str(scope["state"]["person"])


GIVEN = {"tables": Provide(_tables, sync_to_thread=False), "person": Provide(_person, sync_to_thread=False)}
