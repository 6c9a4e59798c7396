"""web/src/wire.ts is written by tools/wire.py, and says what the server says."""

import importlib.util
import sys

import pytest

from tests.repository.project_files import ROOT

spec = importlib.util.spec_from_file_location("tools_wire", ROOT / "tools/wire.py")
assert spec is not None
assert spec.loader is not None
tool = importlib.util.module_from_spec(spec)
sys.modules["tools_wire"] = tool
spec.loader.exec_module(tool)

SOURCE = """
from msgspec import Struct
Seq = Annotated[int, Meta(ge=0)]
Status = Literal["open", "over"]
'''How it stands.'''

class Base(Struct):
    id: str

class Told(Base, tag_field="is", tag="told", rename={"start": "from"}):
    '''What is told.'''

    start: Seq
    status: Status = "open"
    '''By now.'''
    names: list[str | None]
    terms: Terms

class Terms(Struct, forbid_unknown_fields=True):
    hours: int = 0

class Wanted(Struct, forbid_unknown_fields=True):
    pairs: dict[str, tuple[int, Any]] = {}
    by: datetime | None
"""


def test_the_clients_types_are_up_to_date() -> None:
    assert tool.TARGET.read_text("utf-8") == tool.typescript(tool.SOURCE.read_text("utf-8")), "run python tools/wire.py"


def test_what_is_written() -> None:
    assert (
        tool.typescript(SOURCE).removeprefix(tool.HEAD).strip()
        == """\
/** How it stands. */
export type Status = 'open' | 'over'

export interface Base {
  id: string
}

/** What is told. */
export interface Told extends Base {
  is: 'told'
  from: number
  /** By now. */
  status: Status
  names: (string | null)[]
  terms: Terms
}

export interface Terms {
  hours: number
}

export interface Wanted {
  pairs?: Record<string, [number, unknown]>
  by: string | null
}"""
    )


def test_what_typescript_does_not_know() -> None:
    with pytest.raises(ValueError, match="frozenset"):
        tool.typescript("class Odd(Struct):\n    these: frozenset[str]")
