"""For the operator of a server: `migrate`, `backup`, `restore`, `admin …` and `load`."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.cli.app import WRONG, app
from regnum.cli.arguments import Json
from regnum.cli.database import Database, alone_with, at_the_store, database_of
from regnum.cli.printing import print_json
from regnum.kernel.errors import BadSetup

admin = typer.Typer(help="Look after a server's matches.", no_args_is_help=True)
app.add_typer(admin, name="admin")


@app.command()
def migrate(database: Database = None) -> None:
    """Bring a database to the shape that this version needs. A server does so too when it starts."""
    import asyncio

    from regnum.server.storage.store import Store

    async def bring() -> None:
        await (await Store.open(database_of(database))).close()

    with alone_with(database_of(database)):
        asyncio.run(bring())
    print("The database is up to date.")


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    """Write all that a server knows into a file, also while it runs. The file holds everybody's secrets."""
    from regnum.server.storage.backup import backup as back_up

    print(f"{back_up(database_of(database), file)} rows written to {file}.")


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    """Read a backup into an empty database, of either kind."""
    from regnum.server.storage.backup import restore as put_back

    print(f"{put_back(database_of(database), file)} rows restored.")


@admin.command("match")
def admin_match(
    match: Annotated[str, typer.Argument(metavar="ID", help="The id of the table, as its address has it.")],
    repair: Annotated[bool, typer.Option("--repair", help="Go on from the last checkpoint.")] = False,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Who sits there, how its log stands, and whether the match can go on."""
    import asyncio

    from regnum.server.storage.repair import inspect
    from regnum.server.storage.repair import repair as mend

    async def look(store: Any) -> Any:
        if repair:
            print(f"{await mend(store, match)}.", file=sys.stderr)
        return await inspect(store, match)

    with alone_with(database_of(database)) if repair else contextlib.nullcontext():
        found = dataclasses.asdict(asyncio.run(at_the_store(database, look)))
    if as_json:
        print_json({name: value.isoformat() if hasattr(value, "isoformat") else value for name, value in found.items()})
    else:
        for name, value in found.items():
            for line in value if isinstance(value, list) and name in ("seats", "troubles") else [value]:
                print(f"{name.replace('_', ' '):12} {line}")
        print("in order" if not found["troubles"] else "in trouble: try --repair")
    return WRONG if found["troubles"] else 0


@admin.command("reports")
def admin_reports(database: Database = None, as_json: Json = False) -> None:
    """The problems that people have reported, the newest first."""
    import asyncio

    from regnum.server.tables.reporting import all_reports

    found = asyncio.run(at_the_store(database, all_reports))
    if as_json:
        print_json(found)
    for report in [] if as_json else found:
        print(f"{report['id']}  {report['at']}  {report['game']} {report['table']}  record: {report['record']}")
        print(f"    {' '.join(report['text'].split())}")


@admin.command("report")
def admin_report(
    report: Annotated[str, typer.Argument(metavar="ID")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A zip file to write it to.")],
    database: Database = None,
) -> None:
    """Unpack one report: what was said, version, language, step and, if the owner agreed, the sealed record."""
    import asyncio

    from regnum.server.tables.reporting import packed

    document = asyncio.run(at_the_store(database, lambda store: packed(store, report)))
    if document is None:
        raise BadSetup(f"there is no report {report!r}")
    with open(file, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as out:
        out.write(document)
    print(f"Written to {file}.")


Account = Annotated[str, typer.Argument(metavar="LOGIN", help="The name that the account signs in with.")]


@admin.command("password")
def admin_password(login: Account, database: Database = None) -> None:
    """A link word with which the owner of an account sets a new password, for a server that sends no mail."""
    import asyncio

    from regnum.server.people.safety import reset_by_login

    token = asyncio.run(at_the_store(database, lambda store: reset_by_login(store, login)))
    print(f"Good for one hour, once: <the server's address>/#reset={token}")


@admin.command("role")
def admin_role(
    login: Account,
    take: Annotated[bool, typer.Option("--take", help="Take the role away.")] = False,
    database: Database = None,
) -> None:
    """Let an account keep order: mute, ban, remove tables and accounts."""
    import asyncio

    from regnum.server.people.order import set_admin

    asyncio.run(at_the_store(database, lambda store: set_admin(store, login, not take)))
    print(f"{login} keeps order no more." if take else f"{login} keeps order from now on.")


@admin.command("audit")
def admin_audit(database: Database = None, as_json: Json = False) -> None:
    """What was done to keep order, the latest first."""
    import asyncio

    from regnum.server.people.order import audit_log

    found = asyncio.run(at_the_store(database, audit_log))
    rows = [{**row, "at": row["at"].isoformat()} for row in found]
    if as_json:
        print_json(rows)
    for row in [] if as_json else rows:
        print(f"{row['at']}  {row['who']}  {row['what']} {row['about']}  {row['why']}")


@admin.command("verify")
def admin_verify(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Whether a backup can be restored: it is, into a database that is thrown away."""
    from regnum.server.storage.backup import verify as try_out

    print(f"{try_out(file)} rows; this backup can be restored.")


@app.command()
def load(
    tables: Annotated[int, typer.Option("--tables", metavar="T", min=1, help="How many tables.")] = 20,
    seats: Annotated[int, typer.Option("--seats", metavar="S", min=1, help="Seats at each, each with a socket.")] = 4,
    rate: Annotated[
        float, typer.Option("--rate", metavar="R", min=0.01, help="Choices at each table in a second.")
    ] = 1.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", min=1, help="For how long.")] = 30.0,
    game: Annotated[str | None, typer.Option("--game", help="What they play; the first game if left out.")] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="URL", help="A server that runs already, its limits off.")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="Else one is started, on this database.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help="With so many workers.")] = 1,
    climb: Annotated[
        bool, typer.Option("--climb", help="Then faster and faster, as long as 99 of 100 are seen within 150 ms.")
    ] = False,
    as_json: Json = False,
) -> int:
    """Random matches at many tables over real sockets: how long until every seat has seen a choice."""
    import asyncio

    from regnum.client import load as loading
    from regnum.games import names as in_the_box

    def report(line: str) -> None:
        if not as_json:
            print(line, flush=True)

    with (
        contextlib.nullcontext(loading.Server(address.rstrip("/"))) if address else loading.serving(database, workers)
    ) as server:
        measuring = loading.measure(
            server,
            game=game or in_the_box()[0],
            tables=tables,
            seats=seats,
            rate=rate,
            seconds=seconds,
            climb=climb,
            report=report,
        )
        with asyncio.Runner(loop_factory=loading.new_loop) as runner:
            found = runner.run(measuring)
    if as_json:
        print_json(found)
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):28} {value}")
    return WRONG if found["errors"] else 0
