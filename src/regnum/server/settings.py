"""What an operator may set. Everything has a default that suits one household on one machine."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path

from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document
from regnum.server.notices import mail
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
    """Threads that bots think on; and processes, at most, where their thoughts are hard."""
    url: str | None = None
    """The database (sqlite:///FILE or postgresql://…), where it isn't the household's in the data folder."""
    workers: int = 1
    """Processes that serve the same tables; more than one only with PostgreSQL."""
    seed: int | None = None
    """For trying things out: every match is dealt from this seed. It is no secret, so nothing hidden stays hidden."""
    limits: Mapping[str, str] | None = field(default_factory=dict)
    """Limits other than the usual ones (`limiting.LIMITS`); None: none at all, for measuring."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies that are believed when they say who is asking, and whether over https."""
    connections: int = 10_000
    """So many connections a process takes at most; fewer where the system gives it fewer descriptors."""
    connections_of_address: int = 1_000
    """And from one address, behind which many may live."""
    backups: Path | None = None
    """Where backups are kept that the server makes by itself; without a place it makes none."""
    backup_hours: int = 24
    backups_kept: int = 14
    metrics: str | None = field(default=None, repr=False)
    """Who knows this word may read /metrics; without one nobody may."""
    web: Path | None = None
    """The built web client, where it isn't the one in the package."""
    smtp: str | None = field(default=None, repr=False)
    """The server that takes our mail, smtp[s]://USER:PASSWORD@HOST:PORT; without one nobody is sent any."""
    mail_from: str | None = None
    """The address that our mail comes from."""
    address: str | None = None
    """Where people find this server, https://…, for the links in what they are sent."""
    webhook_hosts: tuple[str, ...] = ("discord.com", "discordapp.com")
    """Where webhooks may lead. Nobody can make the server call any other place."""
    webhooks_at_home: bool = False
    """For trying things out: webhooks may also lead to http://127.0.0.1."""
    push: str | None = None
    """Whom push services may write to about this server (mailto:…); without it no browser is pushed anything."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        ".notify.windows.com",
    )
    """The push services of browsers. Nobody can make the server call any other place."""
    packs: Mapping[str, Document] = field(default_factory=dict)
    """Content packs, by game: new tables begin from them."""
    notice_delay: float = 120
    """Seconds from when it is somebody's turn until they are told; meanwhile they may come by themselves."""

    @property
    def database(self) -> Path | str:
        return self.url or self.data / "tables.sqlite"

    @classmethod
    def of_household(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """For one household on this machine: its own names only, lest another page reach it through a made-up one."""
        seed = _number(environ, "REGNUM_SEED")
        return cls(data=data_folder(environ), household=True, hosts=LOCAL, bot_pace=_pace(environ), seed=seed)

    @classmethod
    def of_server(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """For many people: REGNUM_DATA, REGNUM_HOSTS and REGNUM_PROXIES (separated by commas), REGNUM_BOT_PACE,
        REGNUM_LIMITS ("off", or other limits than the usual: "talk=20/minute, table=5/hour").

        And for the notices that it is somebody's turn: REGNUM_SMTP and REGNUM_MAIL_FROM, REGNUM_ADDRESS,
        REGNUM_WEBHOOK_HOSTS, REGNUM_NOTICE_DELAY, REGNUM_PUSH and REGNUM_PUSH_HOSTS.
        """
        return cls(
            data=data_folder(environ),
            hosts=_names(environ, "REGNUM_HOSTS"),
            bot_pace=_pace(environ),
            limits=_limits(environ),
            connections=_number(environ, "REGNUM_CONNECTIONS") or 10_000,
            connections_of_address=_number(environ, "REGNUM_CONNECTIONS_OF_ADDRESS") or 1_000,
            metrics=environ.get("REGNUM_METRICS") or None,
            backups=Path(place).expanduser().absolute() if (place := environ.get("REGNUM_BACKUPS")) else None,
            backup_hours=_number(environ, "REGNUM_BACKUP_HOURS") or 24,
            backups_kept=_number(environ, "REGNUM_BACKUPS_KEPT") or 14,
            proxies=_names({"REGNUM_PROXIES": "127.0.0.1,::1", **environ}, "REGNUM_PROXIES"),
        ).telling(environ)

    def telling(self, environ: Mapping[str, str]) -> Settings:
        """These settings, and how people are told that it is their turn. Raises BadSetup."""
        smtp, mail_from = environ.get("REGNUM_SMTP") or None, environ.get("REGNUM_MAIL_FROM") or None
        if smtp is not None:
            mail.server(smtp)
            if mail_from is None or not mail.ADDRESS.fullmatch(mail_from):
                raise BadSetup("REGNUM_SMTP needs REGNUM_MAIL_FROM, the address that our mail comes from")
        address = environ.get("REGNUM_ADDRESS", "").rstrip("/") or None
        if address is not None and not re.fullmatch(r"https?://[^\s/?#]+", address):
            raise BadSetup("REGNUM_ADDRESS is where people find this server, such as https://regnum.example")
        hosts = self.webhook_hosts if "REGNUM_WEBHOOK_HOSTS" not in environ else _names(environ, "REGNUM_WEBHOOK_HOSTS")
        delay = _seconds(environ, "REGNUM_NOTICE_DELAY", self.notice_delay, most=7 * 24 * 3600)
        push = environ.get("REGNUM_PUSH") or None
        if push is not None and not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", push):
            raise BadSetup("REGNUM_PUSH is whom push services may write to, such as mailto:you@regnum.example")
        services = self.push_hosts if "REGNUM_PUSH_HOSTS" not in environ else _names(environ, "REGNUM_PUSH_HOSTS")
        if push is not None and find_spec("cryptography") is None:
            raise BadSetup("REGNUM_PUSH needs one thing more: pip install 'regnum[push]'")
        told = replace(self, smtp=smtp, mail_from=mail_from, address=address, webhook_hosts=hosts, notice_delay=delay)
        return replace(told, push=push, push_hosts=services)


def database_named(wanted: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """A server's database: as asked for (an address, or just a file), else REGNUM_DATABASE, else the usual file."""
    wanted = wanted or environ.get("REGNUM_DATABASE") or str(data_folder(environ) / "server.sqlite")
    return wanted if "://" in wanted else f"sqlite:///{Path(wanted).expanduser().absolute()}"


def _number(environ: Mapping[str, str], name: str) -> int | None:
    given = environ.get(name, "")
    if given and not (given.isdecimal() and len(given) <= 20):
        raise BadSetup(f"{name} is a whole number that is not negative, not {given!r}")
    return int(given) if given else None


def _names(environ: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(filter(None, (host.strip().lower() for host in environ.get(name, "").split(","))))


def _limits(environ: Mapping[str, str]) -> dict[str, str] | None:
    given = _names(environ, "REGNUM_LIMITS")
    if given == ("off",):
        return None
    pairs = [word.partition("=") for word in given]
    if not all(equals for _, equals, _ in pairs):
        raise BadSetup("REGNUM_LIMITS is off, or something like talk=20/minute, table=5/hour")
    return {what.strip(): limit.strip() for what, _, limit in pairs}


def _pace(environ: Mapping[str, str]) -> float:
    return _seconds(environ, "REGNUM_BOT_PACE", 0.9, most=60)


def _seconds(environ: Mapping[str, str], name: str, usual: float, most: int) -> float:
    given = environ.get(name, str(usual))
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= most:
        raise BadSetup(f"{name} is a number of seconds from 0 to {most}, not {given!r}")
    return seconds
