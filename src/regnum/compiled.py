"""Modules as machine code: what `regnum compile` has made is imported in place of the sources it was made from.

They do the same, sooner (mypyc makes them; `regnum.lab.compiling`). What was made lies beside the Python it was made
for, in a folder named by a digest of the sources: when a source or Python changes, it is not looked at any more and the
sources are used until they are compiled anew. REGNUM_COMPILED names another place for it; 0 leaves it alone altogether.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

NEVER = "0"
SOURCES = Path(__file__).parent.parent
_NAMED = os.environ.get("REGNUM_COMPILED", "")
KEPT = Path(sys.prefix) / "share" / "regnum" / "compiled" if _NAMED in ("", NEVER) else Path(_NAMED)
"""Here lies what was compiled, for each state of the sources in a folder of its own."""
FOLDERS = ("kernel", "games/abyss", "games/paladins", "bots", "bots/abyss", "bots/paladins")
"""The folders of the package whose modules are compiled."""
PLAIN = {
    *("__init__", "deals", "errors", "game", "journal", "keeping", "record", "scene", "state", "subclassing", "view"),
}
"""But not these: of some msgspec or the codec reads the annotations, some go from process to process (pickled), from
some others inherit, and some run but once."""


def sources() -> Iterator[Path]:
    """All modules of these folders, and what a seat is sent."""
    for place in (*[f"{folder}/*.py" for folder in FOLDERS], "seen.py"):
        yield from sorted((SOURCES / "regnum").glob(place))


def folder() -> Path:
    """Where that lies which was compiled from the sources as they are, by the Python that runs, or where it would."""
    from hashlib import sha256

    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sources():
        digest.update(source.relative_to(SOURCES).as_posix().encode() + b"\0" + source.read_bytes())
    return KEPT / digest.hexdigest()[:16]


class Finder(MetaPathFinder):
    """Finds the compiled modules of a folder, by the names they have in the package."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        files = folder.rglob(f"*{suffix}")
        self.files = {".".join(file.relative_to(folder).parts).removesuffix(suffix): file for file in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def use() -> None:
    """From now on compiled modules are imported, where there are any for the sources as they are."""
    if _NAMED != NEVER and KEPT.is_dir() and (made := folder()).is_dir():
        sys.meta_path.insert(0, Finder(made))


def in_use() -> bool:
    """Whether machine code is imported in place of sources."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


use()
