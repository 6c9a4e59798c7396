"""What an operator may set. Everything has a default that suits one household on one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from regnum.kernel.errors import BadSetup
from regnum.terminal.keep import data_folder

LOCAL = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    data: Path
    """The folder where the tables are kept."""
    household: bool = False
    """One household: whoever asks is the same local person."""
    hosts: tuple[str, ...] = ()
    """Names this server goes by, without port; empty for any. A page elsewhere can't pass itself off as ours."""
    bot_pace: float = 0.9
    """Seconds a bot takes at least, so that people can follow."""
    thinkers: int = 2
    """Threads that bots think on."""
    sqlite: Path | None = None
    """The database, where it isn't the household's in the data folder."""
    seed: int | None = None
    """For trying things out: every match is dealt from this seed. It is no secret, so nothing hidden stays hidden."""
    web: Path | None = None
    """The built web client, where it isn't the one in the package."""

    @property
    def database(self) -> Path:
        return self.sqlite or self.data / "tables.sqlite"

    @classmethod
    def of_household(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """For one household on this machine: its own names only, lest another page reach it through a made-up one."""
        seed = _number(environ, "REGNUM_SEED")
        return cls(data=data_folder(environ), household=True, hosts=LOCAL, bot_pace=_pace(environ), seed=seed)

    @classmethod
    def of_server(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """For many people: REGNUM_DATA, REGNUM_HOSTS (separated by commas), REGNUM_BOT_PACE."""
        hosts = tuple(filter(None, (host.strip().lower() for host in environ.get("REGNUM_HOSTS", "").split(","))))
        return cls(data=data_folder(environ), hosts=hosts, bot_pace=_pace(environ))


def _number(environ: Mapping[str, str], name: str) -> int | None:
    given = environ.get(name, "")
    if given and not (given.isdecimal() and len(given) <= 20):
        raise BadSetup(f"{name} is a whole number that is not negative, not {given!r}")
    return int(given) if given else None


def _pace(environ: Mapping[str, str]) -> float:
    given = environ.get("REGNUM_BOT_PACE", "0.9")
    try:
        pace = float(given)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadSetup(f"REGNUM_BOT_PACE is a number of seconds from 0 to 60, not {given!r}")
    return pace
