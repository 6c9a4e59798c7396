"""`regnum …`: the commands. Each is a few lines here; what it does stands in the module it imports when it runs.

With --json the last line of a command's output is one JSON object. A mistake of the caller (an unknown game, a record
that cannot be read) is one line on standard error and exit status 2.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import re
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from regnum.kernel.errors import BadSetup, RegnumError

if TYPE_CHECKING:
    from rich.console import Console

    from regnum.kernel.match import Match

T = TypeVar("T")
WRONG = 1
"""The exit status where something was found that is not as it should be."""
MISTAKE = 2
"""The exit status where what was asked for makes no sense."""
INTERRUPTED = 130

app = typer.Typer(
    name="regnum",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `regnum games` names it.")]
AnyGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; all of them if left out.")]
Chronicle = Annotated[
    bool,
    typer.Option("--chronicle", help="On one chronicle: each match begins from what an earlier one left behind."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object as the last line.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="pl|en", help="The language; else REGNUM_LANG, the locale, en.")
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="The number of players.")]
Games = Annotated[int, typer.Option("--games", metavar="K", min=1, help="The number of matches.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The first match's seed; the next has S+1…")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A game option; may be repeated.")]
Prince = Annotated[
    str | None,
    typer.Option("--prince", metavar="ROLE", help="Short for --set prince=ROLE, where a game has a Prince."),
]
Pack = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="A content pack: figures in place of the box's own.")
]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME[,NAME…]", help="One bot for every seat, or one for each.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, help="How many processes play.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead; `local` starts one here."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Step = Annotated[int | None, typer.Option("--step", metavar="N", min=0, help="Stop after N answers.")]
SeatOf = Annotated[
    str | None, typer.Option("--seat", metavar="S", help="Whose eyes: a seat, counted from 0, or `spectator`.")
]


def main() -> NoReturn:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal cannot show must not end a command
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line; the exit status."""
    try:
        return app(args=list(arguments) or ["--help"], prog_name="regnum", standalone_mode=False) or 0
    except typer.exceptions.TyperException as error:
        message = error.format_message()
    except RegnumError as error:
        message = str(error)
    except KeyboardInterrupt:
        print("regnum: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # somebody read only the beginning, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as error:  # nowhere to write to
        print(f"regnum: {error.strerror or error}", file=sys.stderr)
        return WRONG
    print(f"regnum: {' '.join(message.split())}", file=sys.stderr)
    return MISTAKE


# -- what commands share ---------------------------------------------------------------------------------------------


def _language(wanted: str | None) -> str:
    """The language to speak: as asked for, else REGNUM_LANG, else the locale's, else English."""
    from regnum.texts import LANGUAGES

    if wanted is not None and wanted not in LANGUAGES:
        raise BadSetup(f"there is no language {wanted!r}; there are: {', '.join(LANGUAGES)}")
    locale = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = (wanted, os.environ.get("REGNUM_LANG", "").lower(), re.split("[._@]", locale)[0])
    return next((language for language in spoken if language in LANGUAGES), "en")


def _options(settings: Sequence[str] | None, prince: str | None = None) -> dict[str, str]:
    """KEY=VALUE pairs; whether the game knows them is for the game to say. `--prince ROLE` is short for one of them."""
    options: dict[str, str] = {} if prince is None else {"prince": prince}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if not (name and equals):
            raise BadSetup(f"--set wants KEY=VALUE, not {setting!r}")
        options[name] = value
    return options


def _players(game: str, wanted: int | None) -> int:
    """The number of players asked for, or the fewest the game is for. Raises BadSetup for an unknown game."""
    from regnum.games import find

    return find(game).seats[0] if wanted is None else wanted


def _games(game: str | None) -> tuple[str, ...]:
    from regnum.games import find, names

    return names() if game is None else (find(game).name,)


def _print_json(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=sys.stdout.encoding.lower() != "utf-8"), flush=True)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar, where somebody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def _running(what: str, total: int) -> Iterator[Callable[[int, str], None] | None]:
    """A progress bar with figures beside it that change as they come."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[figures]}"), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, figures="")
        yield lambda done, figures: bar.update(task, completed=done, figures=figures)


def _version(wanted: bool) -> None:
    if wanted:
        import regnum

        print(f"regnum {regnum.__version__}")
        raise typer.Exit


@app.callback()
def regnum(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Heavy board games with the rules enforced to the letter, for people and for programs."""


# -- playing ---------------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game to play here in the terminal; the first of them if left out."),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")] = False,
    players: Players = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="WHO,WHO…", help="Who sits where: me, person, or a bot (random, greedy).")
    ] = "",
    names: Annotated[str, typer.Option("--names", metavar="NAME,NAME…", help="How they are called, in order.")] = "",
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help="The seed, to play a match again.")
    ] = None,
    settings: Set = None,
    content: Pack = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="P", min=0, max=65535, help="Where to begin looking for a port.")
    ] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = True,
    lang: Lang = None,
) -> int:
    """Play: alone in the browser, at tables of this machine; with a game or seats named, in the terminal."""
    if game is None and not terminal and players is None and seed is None and not (seats or names or settings):
        from regnum.server.serve import PORT, household

        return household(PORT if port is None else port, show, _language(lang), content)
    from regnum.games import names as in_the_box
    from regnum.packs import read

    if game is None:
        game = in_the_box()[0] if content is None else read(content)[0]
    return _play_in_terminal(game, players, seats, names, seed, settings, content, lang)


def _play_in_terminal(
    game: str,
    players: int | None,
    seats: str,
    names: str,
    seed: int | None,
    settings: Sequence[str] | None,
    content: Path | None,
    lang: str | None,
) -> int:
    """You against bots, or several people at one screen."""
    from regnum.bots import make
    from regnum.bots import names as bots_of
    from regnum.games import find
    from regnum.kernel.game import Setup
    from regnum.packs import document_for
    from regnum.terminal.play import play as play_in_terminal
    from regnum.terminal.table import PEOPLE

    kinds = [kind.strip() for kind in seats.split(",") if kind.strip()]
    count = len(kinds) if kinds and players is None else _players(game, players)
    kinds = kinds or ["me"]
    if len(kinds) > count:
        raise BadSetup(f"{len(kinds)} seats are filled, and there are {count} players")
    kinds += [bots_of(game)[-1]] * (count - len(kinds))
    for kind in kinds:
        if kind not in PEOPLE:
            make(kind, game, 0)
    setup = find(game).check(Setup(count, _options(settings), document_for(game, content)))
    return play_in_terminal(
        game,
        players=[name.strip() for name in names.split(",")] if names else None,
        seats=kinds,
        seed=seed,
        options=setup.options,
        document=setup.document,
        lang=_language(lang),
    )


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", envvar="REGNUM_HOST", help="Where to listen.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", envvar="REGNUM_PORT", min=0, max=65535, help="The port.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE, or just FILE, or postgresql://…; else REGNUM_DATABASE, else the usual file.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="N",
            envvar="REGNUM_WORKERS",
            min=1,
            max=64,
            help="Processes; more than one needs PostgreSQL.",
        ),
    ] = 1,
    content: Pack = None,
    lang: Lang = None,
) -> int:
    """Serve tables to several people, each in a browser of their own."""
    from regnum.server.serve import serve as serve_tables

    return serve_tables(host, port, database, workers, _language(lang), content)


# -- for the operator of a server ------------------------------------------------------------------------------------

Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://…; else REGNUM_DATABASE, else the usual file."
    ),
]
admin = typer.Typer(help="Look after a server's matches.", no_args_is_help=True)
app.add_typer(admin, name="admin")


def _database(wanted: str | None) -> str:
    from regnum.server.settings import database_named

    return database_named(wanted)


@contextlib.contextmanager
def _alone_with(database: str) -> Iterator[None]:
    """Nobody serves this database meanwhile, where it is a file. Raises BadSetup."""
    from regnum.server.claim import Claim
    from regnum.server.storage.store import located

    url = located(database)
    if url.drivername != "sqlite":  # PostgreSQL lets only one write each entry
        yield
        return
    with Claim(Path(url.database or "")) as claim:
        if not claim.taken:
            raise BadSetup("a server is using this database; stop it first")
        yield


async def _at_the_store(database: str | None, work: Callable[[Any], Awaitable[T]]) -> T:
    """Do something with a database that a server may be using: as it is, never brought to another shape."""
    from regnum.server.storage.store import Store

    async with await Store.open(_database(database), as_it_is=True) as store:
        return await work(store)


@app.command()
def migrate(database: Database = None) -> None:
    """Bring a database to the shape that this version needs. A server does so too when it starts."""
    import asyncio

    from regnum.server.storage.store import Store

    async def bring() -> None:
        await (await Store.open(_database(database))).close()

    with _alone_with(_database(database)):
        asyncio.run(bring())
    print("The database is up to date.")


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    """Write all that a server knows into a file, also while it runs. The file holds everybody's secrets."""
    from regnum.server.storage.backup import backup as back_up

    print(f"{back_up(_database(database), file)} rows written to {file}.")


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = None) -> None:
    """Read a backup into an empty database, of either kind."""
    from regnum.server.storage.backup import restore as put_back

    print(f"{put_back(_database(database), file)} rows restored.")


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

    with _alone_with(_database(database)) if repair else contextlib.nullcontext():
        found = dataclasses.asdict(asyncio.run(_at_the_store(database, look)))
    if as_json:
        _print_json(
            {name: value.isoformat() if hasattr(value, "isoformat") else value for name, value in found.items()}
        )
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

    found = asyncio.run(_at_the_store(database, all_reports))
    if as_json:
        _print_json(found)
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

    document = asyncio.run(_at_the_store(database, lambda store: packed(store, report)))
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

    token = asyncio.run(_at_the_store(database, lambda store: reset_by_login(store, login)))
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

    asyncio.run(_at_the_store(database, lambda store: set_admin(store, login, not take)))
    print(f"{login} keeps order no more." if take else f"{login} keeps order from now on.")


@admin.command("audit")
def admin_audit(database: Database = None, as_json: Json = False) -> None:
    """What was done to keep order, the latest first."""
    import asyncio

    from regnum.server.people.order import audit_log

    found = asyncio.run(_at_the_store(database, audit_log))
    rows = [{**row, "at": row["at"].isoformat()} for row in found]
    if as_json:
        _print_json(rows)
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
        found = asyncio.run(
            loading.measure(
                server,
                game=game or in_the_box()[0],
                tables=tables,
                seats=seats,
                rate=rate,
                seconds=seconds,
                climb=climb,
                report=report,
            )
        )
    if as_json:
        _print_json(found)
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):28} {value}")
    return WRONG if found["errors"] else 0


@app.command()
def games(as_json: Json = False, lang: Lang = None) -> None:
    """The games in the box, with their options."""
    from regnum.games import find, names
    from regnum.texts import texts

    speak = {name: texts(name, _language(lang)) for name in names()}
    box: list[dict[str, Any]] = [
        {
            "name": name,
            "title": speak[name]("game-name"),
            "about": speak[name]("game-about"),
            "version": find(name).version,
            "players": list(find(name).seats),
            "options": {setting.name: list(setting.values) for setting in find(name).settings},
        }
        for name in names()
    ]
    if as_json:
        _print_json({"games": box})
        return
    for entry in box:
        print(f"{entry['name']}: {entry['title']}, {entry['players'][0]}–{entry['players'][-1]}. {entry['about']}")
        for option, values in entry["options"].items():
            print(f"  --set {option}={'|'.join(values)}")


# -- reading ---------------------------------------------------------------------------------------------------------


@app.command()
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A paragraph, such as 7.12.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The rulebook of a game, or the paragraph that states one rule."""
    from rich.markdown import Markdown

    from regnum.library import paragraph, rulebook

    language = _language(lang)
    if rule is None:
        book = rulebook(game, language)
        if as_json:
            _print_json({"game": game, "lang": language, "rulebook": book})
        elif sys.stdout.isatty():
            _console().print(Markdown(book))
        else:
            print(book, end="")
        return
    found = paragraph(game, rule, language)
    if as_json:
        _print_json(
            {
                "game": game,
                "id": found.id,
                "section": found.section,
                "text": found.text,
                "statement": found.statement,
            }
        )
        return
    console = _console()
    console.print(f"{found.id}  {found.section}".rstrip(), style="bold")
    console.print(Markdown(found.text))


@app.command()
def cards(
    game: Game,
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", help="A card by name, in any language; all if left out.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The cards of a game: figures, text, and what an owner of the box may want to check."""
    from regnum.library import cards as all_cards
    from regnum.library import find_card
    from regnum.showing import cards_to_json, lay_out

    chosen = [find_card(game, " ".join(name))] if name else all_cards(game)
    if as_json:
        _print_json({"game": game, "cards": cards_to_json(chosen, game, _language(lang))})
    else:
        lay_out(chosen, game, _language(lang), _console())


# -- records ---------------------------------------------------------------------------------------------------------


@app.command()
def record(
    game: Game,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the record.")],
    players: Players = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", min=0, help="The seed; fresh if left out.")] = None,
    bots: Bots = "random",
    many: Annotated[
        int | None, typer.Option("--many", metavar="K", min=1, help="Keep K matches, as a data set in the folder FILE.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    settings: Set = None,
    as_json: Json = False,
) -> None:
    """Let bots play a match and keep its record; with --many a data set of matches for learning programs."""
    if many is not None:
        _record_many(game, file, many, 1 if seed is None else seed, players, bots, jobs, ray, settings, as_json)
        return
    from regnum.games import find
    from regnum.kernel.game import Setup
    from regnum.kernel.match import Match
    from regnum.lab.simulate import playing, seat_bots

    count = _players(game, players)
    fresh = secrets.randbits(64) if seed is None else seed
    match = Match.start(find(game), Setup(count, _options(settings)), fresh)
    for _ in playing(match, seat_bots(game, count, bots)):
        pass
    data = match.record()
    try:
        file.write_bytes(data)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None
    if as_json:
        _print_json({"file": str(file), "bytes": len(data), **_outcome(match)})
    else:
        print(f"{file}: {len(data)} bytes, {match.answered} answers")


def _record_many(
    game: str,
    folder: Path,
    many: int,
    seed: int,
    players: int | None,
    bots: str,
    jobs: int,
    ray: str | None,
    settings: list[str] | None,
    as_json: bool,
) -> None:
    from regnum.lab.dataset import record_many
    from regnum.lab.workers import Workers

    with _progress("record", many) as progress:
        kept = record_many(
            folder,
            game,
            many,
            seed,
            players=_players(game, players),
            bots=bots,
            options=_options(settings),
            workers=Workers(jobs, ray),
            progress=progress,
        )
    size = sum(file.stat().st_size for file in folder.iterdir())
    answers = sum(one.answers for one in kept.index)
    if as_json:
        _print_json({"folder": str(folder), "matches": len(kept), "answers": answers, "bytes": size})
    else:
        print(f"{folder}: {len(kept)} matches, {answers} answers, {size} bytes")


def _read(file: Path, step: int | None) -> Match:
    """The match of a record, whole or after so many answers. Raises BadRecord."""
    from regnum.games import find
    from regnum.kernel.errors import BadRecord
    from regnum.kernel.record import from_record

    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}") from None
    try:
        match = from_record(data, find, upto=step)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if step is not None and match.answered < step:
        raise BadRecord(f"{file} has {match.answered} answers; there is no step {step}")
    return match


def _outcome(match: Match) -> dict[str, Any]:
    result = match.result
    return {
        "game": match.game.name,
        "players": match.setup.players,
        "options": match.setup.options,
        "answers": match.answered,
        "over": match.over,
        "scores": list(result.scores) if result is not None else None,
        "winners": list(result.winners) if result is not None else None,
        **({"automata": list(result.automata)} if result is not None and result.automata else {}),
        **({"how": result.how._asdict()} if result is not None and result.how is not None else {}),
    }


def _seat(match: Match, wanted: str | None) -> int | None:
    """The seat meant; by default the one that is asked, and a spectator when nobody is. Raises BadSetup."""
    if wanted is None:
        return match.decisions[0].seat if match.decisions else None
    if wanted == "spectator":
        return None
    if wanted.isdecimal() and int(wanted) < match.setup.players:
        return int(wanted)
    raise BadSetup(f"there is no seat {wanted!r}; there are 0 to {match.setup.players - 1}, and spectator")


@app.command()
def replay(
    file: RecordFile, step: Step = None, seat: SeatOf = "spectator", as_json: Json = False, lang: Lang = None
) -> None:
    """Replay a record and tell what happened, as a seat saw it."""
    from regnum.showing import print_journal

    match = _read(file, step)
    watcher = _seat(match, seat)
    if as_json:
        _print_json({"file": str(file), **_outcome(match)})
    else:
        print_journal(match, watcher, _language(lang), _console())


@app.command()
def show(file: RecordFile, step: Step = None, seat: SeatOf = None, as_json: Json = False, lang: Lang = None) -> None:
    """The table of a record as a seat sees it: the decision, its options, and what is unavailable and why."""
    from regnum.showing import show as show_table
    from regnum.showing import to_json

    match = _read(file, step)
    viewer = _seat(match, seat)
    if as_json:
        _print_json({"file": str(file), **to_json(match, viewer, _language(lang))})
    else:
        show_table(match, viewer, _language(lang), _console())


@app.command()
def scene(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="Scenes, as docs/scenes.md describes them.")
    ] = None,
    words: Annotated[
        str | None, typer.Option("--words", metavar="GAME", help="Instead: every word that scenes of this game know.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Play scene files: tables laid out in words, answers, and what must hold."""
    from regnum.games import find
    from regnum.scenes import run_file
    from regnum.scenes.page import page

    if words is not None:
        print(page(find(words)), end="")
        return 0
    if not files:
        raise typer.BadParameter("name at least one scene file, or --words GAME")
    reports = [run_file(file) for file in files]
    failed = sum(not report["passed"] for report in reports)
    if as_json:
        _print_json({"scenes": reports, "passed": len(reports) - failed, "failed": failed})
        return WRONG if failed else 0
    for report in reports:
        title = f" ({report['title']})" if report["title"] else ""
        print(f"{'passed' if report['passed'] else 'FAILED'}  {report['file']}{title}")
        if report["error"]:
            print(f"        {report['error']}")
    return WRONG if failed else 0


# -- chronicles --------------------------------------------------------------------------------------------------------

chronicles = typer.Typer(help="Chronicles: worlds that go on from game to game.", no_args_is_help=True)
app.add_typer(chronicles, name="chronicle")


@chronicles.command("convert")
def chronicle_convert(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A chronicle in either form; - reads the input.")],
    to: Annotated[str, typer.Option("--to", metavar="tts|json", help="The form to print it in.")],
) -> None:
    """Turn a save string of Tabletop Simulator into a chronicle of Regnum, or the other way round."""
    from regnum.chronicles import convert

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    print(convert(text, to))


KeptChronicle = Annotated[str, typer.Argument(metavar="ID", help="The chronicle's id, as `list` shows it.")]


@chronicles.command("list")
def chronicle_list(database: Database = None, as_json: Json = False) -> None:
    """The chronicles that a server keeps, the oldest first."""
    import asyncio

    from regnum.server.chronicles.keeping import every

    found = [
        {"id": row.id, "name": row.name, "created": row.created.isoformat(), "shared": row.shared}
        for row in asyncio.run(_at_the_store(database, every))
    ]
    if as_json:
        _print_json(found)
    for one in [] if as_json else found:
        print(f"{one['id']}  {one['created'][:10]}  {one['name']}{'  (shared)' if one['shared'] else ''}")


def _kept(id: str, database: str | None) -> Any:
    """A chronicle out of a database. Raises BadSetup."""
    import asyncio

    from regnum.server.chronicles.keeping import read

    kept = asyncio.run(_at_the_store(database, lambda store: read(store, id)))
    if kept is None:
        raise BadSetup(f"there is no chronicle {id!r}; `regnum chronicle list` shows those that there are")
    return kept


@chronicles.command("show")
def chronicle_show(id: KeptChronicle, database: Database = None, lang: Lang = None) -> None:
    """The story of a chronicle, game by game, and the sites of its map."""
    from regnum import chronicles as worlds
    from regnum.texts import Texts

    kept = _kept(id, database)
    language = _language(lang)
    print(kept.row.name)
    for game in kept.games:
        players = [name or "" for name in game.players]
        texts = Texts(worlds.game(), language, players)
        print(f"\n{game.n}. {game.at.date().isoformat()}  {', '.join(name for name in players if name)}")
        for line in game.story:
            print(f"  {texts(line['message'], line['args'])}")
    texts = Texts(worlds.game(), language)
    print(f"\n{texts.name(worlds.teller().under(kept.row.world))}")
    for _, site, cards in worlds.teller().sites(kept.row.world):
        if site is not None:
            print(f"  {texts.name(site)}: {', '.join(texts.name(card) for card, *_ in cards) or '–'}")


@chronicles.command("export")
def chronicle_export(
    id: KeptChronicle,
    to: Annotated[str, typer.Option("--to", metavar="tts|json", help="The form to print it in.")] = "json",
    database: Database = None,
) -> None:
    """Print a chronicle that a server keeps."""
    from regnum.server.chronicles.keeping import exported

    print(exported(_kept(id, database), to))


@chronicles.command("import")
def chronicle_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A chronicle in either form.")],
    login: Annotated[str, typer.Option("--for", metavar="ACCOUNT", help="Whose chronicle it will be.")],
    database: Database = None,
) -> None:
    """Give a chronicle to somebody who has an account at a server. Prints its id."""
    import asyncio

    from regnum.server.chronicles.keeping import bring

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    print(asyncio.run(_at_the_store(database, lambda store: bring(store, login, text))))


# -- content packs -----------------------------------------------------------------------------------------------------

packs = typer.Typer(help="Put the printed figures of your box in place of reconstructed ones.", no_args_is_help=True)
app.add_typer(packs, name="content")
PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="The content pack.")]


@packs.command("export")
def content_export(game: Game, file: PackFile) -> None:
    """Write every figure of a game that a pack may replace into a file."""
    from regnum.packs import export

    text = export(game)
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None


@packs.command("check")
def content_check(file: PackFile) -> None:
    """Check a content pack; what is wrong is named by its field. Prints its digest."""
    from regnum.kernel.game import Setup
    from regnum.packs import read

    game, document = read(file)
    print(f"{game}: {Setup(0, {}, document).digest}")


# -- the lab ---------------------------------------------------------------------------------------------------------


@app.command()
def simulate(
    game: Game,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 1,
    bots: Bots = "random",
    jobs: Jobs = 1,
    ray: Ray = None,
    settings: Set = None,
    prince: Prince = None,
    content: Pack = None,
    chronicle: Chronicle = False,
    as_json: Json = False,
) -> int:
    """Play many matches between bots. Exit status 0 only if every one of them finished."""
    from regnum.lab import simulate as lab
    from regnum.lab.chronicle import simulate_chronicle
    from regnum.lab.workers import Workers
    from regnum.packs import document_for

    simulation: lab.Simulation
    with _progress("simulate", games) as progress:
        if chronicle:
            simulation = simulate_chronicle(
                game, players, games, seed, bots=bots, options=_options(settings, prince), progress=progress
            )
        else:
            simulation = lab.simulate(
                game,
                _players(game, players),
                games,
                seed,
                bots=bots,
                workers=Workers(jobs, ray),
                options=_options(settings, prince),
                document=document_for(game, content),
                progress=progress,
            )
    for played in simulation.unfinished[:5]:
        print(f"seed {played.seed}: {played.error}", file=sys.stderr)
    figures = simulation.to_json()
    if as_json:
        _print_json(figures)
    else:
        print("\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in figures.items()))
    return WRONG if simulation.unfinished else 0


@app.command()
def verify(
    game: Game,
    players: Players = None,
    games: Games = 50,
    seed: Seed = 1,
    undo: Annotated[
        bool, typer.Option("--undo", help="Undo mode: take back every answer that can be, and give it again.")
    ] = False,
    jobs: Jobs = 1,
    ray: Ray = None,
    settings: Set = None,
    prince: Prince = None,
    chronicle: Chronicle = False,
    as_json: Json = False,
) -> int:
    """Check everything Regnum promises at every decision of random matches. Exit status 0 only if all of it holds."""
    from regnum.lab.chronicle import worlds
    from regnum.lab.verify import lines
    from regnum.lab.verify import verify as verify_matches
    from regnum.lab.workers import Workers

    with _progress("verify", games) as progress:
        report = verify_matches(
            game,
            players,
            games,
            seed,
            undo_mode=undo,
            options=_options(settings, prince),
            documents=worlds(game) if chronicle else (),
            workers=Workers(jobs, ray),
            progress=progress,
        )
    if as_json:
        _print_json(report.to_json())
    else:
        print("\n".join(lines(report)))
    return 0 if report.ok else WRONG


@app.command()
def arena(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME…", help="The bots that meet.")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="Seeds: every line-up plays each.")] = 20,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    settings: Set = None,
    prince: Prince = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="Write the report as HTML.")] = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="Keep every match here; else until the run is done.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Let bots play each other in every seat, all with the same seeds. An interrupted run goes on where it was."""
    from regnum.lab import arena as lab
    from regnum.lab.report import page
    from regnum.lab.workers import Workers
    from regnum.terminal.keep import data_folder

    names = [name.strip() for name in bots.split(",")]
    run = lab.plan(game, names, games, seed, players, _options(settings, prince))
    kept = data_folder() / "arena" / f"{run.name}.jsonl" if log is None else log
    with _running("arena", len(run.items)) as progress:
        found = lab.fight_all(run, workers=Workers(jobs, ray), log=kept, progress=progress)
    if found.resumed:
        print(f"went on after {found.resumed} matches", file=sys.stderr)
    if report is not None:
        report.write_text(page(found), "utf-8")
    for bout in found.unfinished[:5]:
        print(f"seed {bout.seed}, {', '.join(bout.lineup)}: {bout.error}", file=sys.stderr)
    figures = found.to_json()
    if log is None:
        kept.unlink(missing_ok=True)
    if as_json:
        _print_json(figures)
    else:
        for bot, one in figures["bots"].items():
            low, high = one["interval"]
            elo = f", Elo {one['elo']:.0f}" if "elo" in one else ""
            points = "" if one["points"] is None else f", {one['points']['mean']:.1f} points"
            print(
                f"{bot}: won {one['share']:.1%} ({low:.1%} to {high:.1%}) of {one['played']}{elo}{points},"
                f" {figures['milliseconds'][bot]:.3f} ms a decision"
            )
    return WRONG if found.unfinished else 0


@app.command()
def bench(
    game: AnyGame = None,
    players: Players = None,
    quick: Annotated[bool, typer.Option("--quick", help="A rough measurement in a few seconds.")] = False,
    settings: Set = None,
    as_json: Json = False,
) -> None:
    """Measure what a decision, a clone and a view cost, in u: iterations of a fixed reference loop."""
    from regnum.games import find
    from regnum.kernel.game import Setup
    from regnum.lab.bench import FULL, QUICK
    from regnum.lab.bench import bench as measure

    effort = QUICK if quick else FULL
    subjects = {
        name: Setup(find(name).seats[-1] if players is None else players, _options(settings)) for name in _games(game)
    }
    with _progress("bench", effort.rounds) as progress:
        figures = measure(subjects, effort, progress)
    if as_json:
        _print_json(figures)
        return
    print(f"{figures['python']}, 1 u = {1e6 / figures['reference_loop_per_second']:.3f} µs")
    for name, measured in figures["games"].items():
        print(f"{name}:")
        print("\n".join(f"  {figure.replace('_', ' ')}: {value}" for figure, value in measured.items()))


@app.command()
def observations(game: Game, players: Players = None) -> None:
    """Tell what every number of a learning program's observation means, and every action (needs the extra `lab`)."""
    from regnum.lab.learning.describe import page

    count = _players(game, players) if players is not None else None
    print("\n".join(page(game, count)))


@app.command()
def coverage(
    game: AnyGame = None,
    as_json: Json = False,
    table: Annotated[Path | None, typer.Option("--table", metavar="FILE", help="Write the page for docs.")] = None,
) -> int:
    """Which rules and cards are coded where, and which tests of the current folder show them."""
    from regnum.lab.coverage import coverage as cover
    from regnum.lab.coverage import lines, page

    chosen = _games(game)
    if table is not None and len(chosen) > 1:
        raise BadSetup("--table wants the name of one game")
    wrong = 0
    for name in chosen:
        report = cover(name, Path("tests"))
        for complaint in report.wrong:
            print(f"regnum: {complaint}", file=sys.stderr)
            wrong += 1
        if table is not None:
            try:
                table.write_text(page(report), encoding="utf-8")
            except OSError as error:
                raise BadSetup(f"{table} cannot be written: {error.strerror}") from None
        if as_json:
            _print_json(report.to_json())
        else:
            print("\n".join(lines(report)))
    return WRONG if wrong else 0
