"""Records of matches and scenes: made, replayed, shown."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regnum.cli.app import WRONG, app
from regnum.cli.arguments import (
    Bots,
    Game,
    Jobs,
    Json,
    Lang,
    Players,
    Ray,
    Set,
    language_of,
    options_of,
    players_of,
)
from regnum.cli.printing import console, print_json, progress_bar
from regnum.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regnum.kernel.match import Match

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Step = Annotated[int | None, typer.Option("--step", metavar="N", min=0, help="Stop after N answers.")]
SeatOf = Annotated[
    str | None, typer.Option("--seat", metavar="S", help="Whose eyes: a seat, counted from 0, or `spectator`.")
]


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

    count = players_of(game, players)
    fresh = secrets.randbits(64) if seed is None else seed
    match = Match.start(find(game), Setup(count, options_of(settings)), fresh)
    for _ in playing(match, seat_bots(game, count, bots)):
        pass
    data = match.record()
    try:
        file.write_bytes(data)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None
    if as_json:
        print_json({"file": str(file), "bytes": len(data), **_outcome(match)})
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

    try:
        with progress_bar("record", many) as progress:
            kept = record_many(
                folder,
                game,
                many,
                seed,
                players=players_of(game, players),
                bots=bots,
                options=options_of(settings),
                workers=Workers(jobs, ray),
                progress=progress,
            )
    except KeyboardInterrupt:
        print(f"the same command goes on with the set in {folder}", file=sys.stderr)
        raise
    size = sum(file.stat().st_size for file in folder.iterdir())
    answers = sum(one.answers for one in kept.index)
    if as_json:
        print_json({"folder": str(folder), "matches": len(kept), "answers": answers, "bytes": size})
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
        print_json({"file": str(file), **_outcome(match)})
    else:
        print_journal(match, watcher, language_of(lang), console())


@app.command()
def show(file: RecordFile, step: Step = None, seat: SeatOf = None, as_json: Json = False, lang: Lang = None) -> None:
    """The table of a record as a seat sees it: the decision, its options, and what is unavailable and why."""
    from regnum.showing import show as show_table
    from regnum.showing import to_json

    match = _read(file, step)
    viewer = _seat(match, seat)
    if as_json:
        print_json({"file": str(file), **to_json(match, viewer, language_of(lang))})
    else:
        show_table(match, viewer, language_of(lang), console())


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
        print_json({"scenes": reports, "passed": len(reports) - failed, "failed": failed})
        return WRONG if failed else 0
    for report in reports:
        title = f" ({report['title']})" if report["title"] else ""
        print(f"{'passed' if report['passed'] else 'FAILED'}  {report['file']}{title}")
        if report["error"]:
            print(f"        {report['error']}")
    return WRONG if failed else 0
