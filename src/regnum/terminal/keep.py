"""Matches kept between sittings: one small file each, written after every answer.

A file is the match's record (so `regnum show` and `regnum replay` read it) with two things added: who sits where,
and a snapshot, from which the match goes on even where the rules have been mended since.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

import regnum
from regnum.games import find
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.match import Match
from regnum.kernel.record import FORMAT

DAMAGED = ".damaged"
Notice = Callable[..., None]
"""Says a message to the people at the screen: its id, then its parameters by name."""


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this user's matches are: REGNUM_DATA, or the place the system has for such things."""
    try:
        if chosen := environ.get("REGNUM_DATA"):
            return Path(chosen).expanduser()
        home = Path(environ.get("USERPROFILE" if platform == "win32" else "HOME") or Path.home())
    except RuntimeError:
        raise BadSetup("there is no home folder to keep matches in; set REGNUM_DATA to a folder") from None
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "Regnum"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Regnum"
    shared = environ.get("XDG_DATA_HOME", "")
    # The specification says to ignore a relative path.
    return (Path(shared) if os.path.isabs(shared) else home / ".local" / "share") / "regnum"


class Sitting(msgspec.Struct):
    """Who sits where."""

    seats: list[str]
    """For each seat "me", "person", or the name of a bot."""
    names: list[str]
    """For each seat the name its player goes by; empty for "Player 1"."""


class _Head(msgspec.Struct):
    format: int
    game: str
    version: int
    players: int
    sitting: Sitting
    snapshot: msgspec.Raw
    choices: list[msgspec.Raw]


@dataclass(slots=True)
class Kept:
    """A match on the shelf."""

    path: Path
    game: str
    sitting: Sitting
    answered: int
    when: datetime


class Shelf:
    """The folder with this user's matches: those under way, and the records of finished ones."""

    def __init__(self, folder: Path) -> None:
        self.running = folder / "matches"
        self.finished = folder / "finished"

    def new(self, game: str, sitting: Sitting) -> Kept:
        """A place for a new match; nothing is written before the first answer."""
        now = datetime.now()
        name = f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"
        return Kept(self.running / name, game, sitting, 0, now)

    def under_way(self, game: str, notice: Notice) -> list[Kept]:
        """The matches of a game that can be continued, the latest first. Damaged files are set aside."""
        found: list[Kept] = []
        for path in _files(self.running):
            try:
                kept = _read(path)
            except BadRecord as error:
                _set_aside(path, str(error), notice)
                continue
            if kept is None:
                notice("play-newer-kept", path=str(path))
            elif kept.game == game:
                found.append(kept)
        return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)

    def take(self, kept: Kept, notice: Notice) -> Match | None:
        """The match itself; None, with the file set aside, if it cannot be read."""
        try:
            data = kept.path.read_bytes()
            try:
                return regnum.load(data)
            except BadRecord:
                # The rules have changed since: the snapshot goes on from the last place of rest.
                return regnum.restore(bytes(msgspec.json.decode(data, type=_Head).snapshot))
        except (BadRecord, msgspec.MsgspecError) as error:
            _set_aside(kept.path, str(error), notice)
        except Exception as error:  # a record may ask the rules for anything: no file may stop people from playing
            _set_aside(kept.path, f"{type(error).__name__}: {error}", notice)
        return None

    def put(self, kept: Kept, match: Match) -> None:
        """Write the match as it is now. Raises OSError; the file is whole, old or new, whatever happens."""
        document = msgspec.json.decode(match.record(), type=dict[str, msgspec.Raw])
        document["sitting"] = msgspec.Raw(msgspec.json.encode(kept.sitting))
        document["snapshot"] = msgspec.Raw(match.snapshot())
        _write(kept.path, msgspec.json.encode(document))
        kept.answered = match.answered

    def finish(self, kept: Kept, match: Match) -> Path:
        """Move a finished match to the records. Raises OSError."""
        path = self.finished / kept.path.name
        _write(path, match.record())
        kept.path.unlink(missing_ok=True)
        return path


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.json"))
    except OSError:
        return []


def _read(path: Path) -> Kept | None:
    """The head of a kept file; None if a newer Regnum wrote it. Raises BadRecord."""
    try:
        data = path.read_bytes()
        when = datetime.fromtimestamp(path.stat().st_mtime)
        head = msgspec.json.decode(data, type=_Head)
        game = find(head.game)
    except OSError as error:
        raise BadRecord(error.strerror or str(error)) from None
    except (msgspec.MsgspecError, BadSetup) as error:
        raise BadRecord(str(error)) from None
    if head.format > FORMAT or head.version > game.version:
        return None
    if not len(head.sitting.seats) == len(head.sitting.names) == head.players:
        raise BadRecord("the seats do not fit the players")
    return Kept(path, head.game, head.sitting, len(head.choices), when)


def _set_aside(path: Path, why: str, notice: Notice) -> None:
    aside = path.with_name(path.name + DAMAGED)
    try:
        os.replace(path, aside)
    except OSError:
        aside = path
    notice("play-damaged", path=str(aside), why=why)


def _write(path: Path, data: bytes) -> None:
    """All or nothing: a temporary file beside the old one takes its place. Only the user may read it: it holds
    the seed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
