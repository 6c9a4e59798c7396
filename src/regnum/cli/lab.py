"""The lab: many matches, what they cost and what is tested."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.app import WRONG, app
from regnum.cli.arguments import (
    AnyGame,
    Bots,
    Chronicle,
    Game,
    Games,
    Jobs,
    Json,
    Pack,
    Players,
    Prince,
    Ray,
    Seed,
    Set,
    games_of,
    options_of,
    players_of,
)
from regnum.cli.printing import print_json, progress_bar, running_figures
from regnum.kernel.errors import BadSetup


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
    with progress_bar("simulate", games) as progress:
        if chronicle:
            simulation = simulate_chronicle(
                game, players, games, seed, bots=bots, options=options_of(settings, prince), progress=progress
            )
        else:
            simulation = lab.simulate(
                game,
                players_of(game, players),
                games,
                seed,
                bots=bots,
                workers=Workers(jobs, ray),
                options=options_of(settings, prince),
                document=document_for(game, content),
                progress=progress,
            )
    for played in simulation.unfinished[:5]:
        print(f"seed {played.seed}: {played.error}", file=sys.stderr)
    figures = simulation.to_json()
    if as_json:
        print_json(figures)
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

    with progress_bar("verify", games) as progress:
        report = verify_matches(
            game,
            players,
            games,
            seed,
            undo_mode=undo,
            options=options_of(settings, prince),
            documents=worlds(game) if chronicle else (),
            workers=Workers(jobs, ray),
            progress=progress,
        )
    if as_json:
        print_json(report.to_json())
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
    from regnum.texts import texts

    names = [name.strip() for name in bots.split(",")]
    run = lab.plan(game, names, games, seed, players, options_of(settings, prince))
    kept = data_folder() / "arena" / f"{run.name}.jsonl" if log is None else log
    if report is not None:  # where it cannot be written one is told now, not after the run
        try:
            report.open("a").close()
        except OSError as error:
            raise BadSetup(f"{report} cannot be written: {error.strerror}") from None
    try:
        with running_figures("arena", len(run.items)) as progress:
            found = lab.fight_all(run, workers=Workers(jobs, ray), log=kept, progress=progress)
    except KeyboardInterrupt:
        print(f"the same command goes on where it was: every match is kept in {kept}", file=sys.stderr)
        raise
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
        print_json(figures)
    else:
        for bot, one in figures["bots"].items():
            low, high = one["interval"]
            elo = f", Elo {one['elo']:.0f}" if "elo" in one else ""
            points = "" if one["points"] is None else f", {one['points']['mean']:.1f} points"
            print(
                f"{bot}: won {one['share']:.1%} ({low:.1%} to {high:.1%}) of {one['played']}{elo}{points},"
                f" {figures['milliseconds'][bot]:.3f} ms a decision"
            )
        for automaton, one in figures.get("automata", {}).items():
            low, high = one["interval"]
            name = texts(game, "en").name(automaton)
            print(f"{name}: won {one['share']:.1%} ({low:.1%} to {high:.1%}) of {one['played']}")
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
        name: Setup(find(name).seats[-1] if players is None else players, options_of(settings))
        for name in games_of(game)
    }
    with progress_bar("bench", effort.rounds) as progress:
        figures = measure(subjects, effort, progress)
    if as_json:
        print_json(figures)
        return
    compiled = ", compiled" if figures["compiled"] else ""
    print(f"{figures['python']}{compiled}, 1 u = {1e6 / figures['reference_loop_per_second']:.3f} µs")
    for name, measured in figures["games"].items():
        print(f"{name}:")
        print("\n".join(f"  {figure.replace('_', ' ')}: {value}" for figure, value in measured.items()))


@app.command()
def observations(game: Game, players: Players = None) -> None:
    """Tell what every number of a learning program's observation means, and every action (needs the extra `lab`)."""
    from regnum.lab.learning.describe import page

    count = players_of(game, players) if players is not None else None
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

    chosen = games_of(game)
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
            print_json(report.to_json())
        else:
            print("\n".join(lines(report)))
    return WRONG if wrong else 0


@app.command()
def compile(as_json: Json = False) -> None:
    """Make machine code of kernel, games and bots, for this Python: the same, sooner (needs the extra `compile`)."""
    from regnum.compiled import FOLDERS
    from regnum.lab.compiling import compile_all

    there, before = compile_all()
    if as_json:
        print_json({"folder": str(there), "before": before, "compiled": list(FOLDERS)})
    elif before:
        print(f"compiled already: {there}")
    else:
        print(f"compiled {', '.join(FOLDERS)}: used from now on, from {there}")
