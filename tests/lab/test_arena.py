"""The arena: who meets whom, the figures, the report, and a run that goes on where it was."""

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regnum.games import find, names
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Result, Setup
from regnum.kernel.history import Answer
from regnum.kernel.match import Match
from regnum.kernel.things import SEATS
from regnum.lab import arena as lab
from regnum.lab.arena import Arena, Bout, Entry, Plan, fight_all, lineups, plan, read_log
from regnum.lab.ratings import CENTRE, bradley_terry, interval
from regnum.lab.report import page
from regnum.lab.simulate import by_bots
from regnum.lab.workers import Workers
from tests.cli.conftest import Regnum, regnum  # noqa: F401


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots, players in ((("a", "b"), 2), (("a", "b", "c"), 3), (("a", "b", "c"), 2), (("a", "b"), 4), (("a",), 1)):
        every = lineups(bots, players)
        assert len(set(every)) == len(every)
        for bot in bots:
            assert len({sum(lineup[seat] == bot for lineup in every) for seat in range(players)}) == 1
        if len(bots) > 1:
            assert all(len(set(lineup)) > 1 for lineup in every)
    assert lineups(("a", "b"), 2) == [("a", "b"), ("b", "a")]


def test_the_same_seeds_for_every_lineup() -> None:
    run = plan("abyss", ("greedy", "random"), 3, 5, 3, {})
    by_lineup: dict[tuple[str, ...], list[int]] = {}
    for seed, lineup in run.items:
        by_lineup.setdefault(lineup, []).append(seed)
    assert all(seeds == [5, 6, 7] for seeds in by_lineup.values())
    assert len(by_lineup) == 6


@pytest.mark.parametrize(
    ("bots", "players", "wrong"),
    [(("greedy", "clever"), 2, "clever"), (("random", "random"), 2, "once"), (("random",), 9, "9")],
)
def test_what_makes_no_sense_is_refused(bots: tuple[str, ...], players: int, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        plan("abyss", bots, 1, 1, players, {})


def test_shares_have_wilsons_interval() -> None:
    """The textbook's figures: 10 of 20, and none of 10."""
    assert interval(0.5, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_ratings_follow_the_results() -> None:
    """Who wins three of four is 191 Elo points better; the field's mean stays where it is."""
    found = bradley_terry(["a", "b"], {("a", "b"): 7500.0, ("b", "a"): 2500.0})
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=0.5)
    assert sum(found.values()) / 2 == pytest.approx(CENTRE)
    chain = bradley_terry(["a", "b", "c"], {("a", "b"): 30.0, ("b", "a"): 10.0, ("b", "c"): 30.0, ("c", "b"): 10.0})
    assert chain["a"] > chain["b"] > chain["c"]
    alike = bradley_terry(["a", "b"], {})
    assert alike["a"] == alike["b"]


def test_figures_of_a_small_run() -> None:
    run = Plan("abyss", 1, 2, {}, ("a", "b"), 2, 1)
    bouts = [
        Bout(1, ("a", "b"), (Entry("a", "x", 1.0, 50, 10, 0.01), Entry("b", "y", 0.0, 40, 12, 0.02)), "by-x", 22),
        Bout(1, ("b", "a"), (Entry("b", "x", 0.5, 45, 9, 0.01), Entry("a", "y", 0.5, 45, 9, 0.03)), "by-y", 18),
        Bout(2, ("a", "b"), (Entry("a", "x", 0.0, 1, 1, 0.0), Entry("b", "y", 0.0, 1, 1, 0.0)), "", 2, "Oops: no"),
    ]
    arena = Arena(run, bouts)
    figures = arena.to_json()
    assert (figures["matches"], figures["finished"], len(figures["failures"])) == (3, 2, 1)
    a = figures["bots"]["a"]
    assert (a["played"], a["share"], a["decisions"]) == (2, 0.75, 19)
    assert a["seats"]["0"]["points"]["mean"] == 50
    assert a["factions"]["y"]["share"] == 0.5
    assert a["how"] == {"by-x": 1, "by-y": 1}
    assert figures["milliseconds"]["a"] == pytest.approx(40 / 19, abs=1e-3)
    assert figures["length"]["median"] == 20
    assert arena.pairs(arena.finished) == {("a", "b"): 1.5, ("b", "a"): 0.5}
    assert a["elo"] > figures["bots"]["b"]["elo"]
    assert a["elo_interval"][0] <= a["elo"] <= a["elo_interval"][1]


def test_a_real_run_and_its_report(tmp_path: Path) -> None:
    run = plan("abyss", ("greedy", "random"), 3, 1, None, {})
    told: list[tuple[int, str]] = []
    arena = fight_all(run, progress=lambda done, figures: told.append((done, figures)))
    assert not arena.unfinished
    assert [done for done, _ in told] == [1, 2, 3, 4, 5, 6]
    assert re.fullmatch(r"greedy \d+%, random \d+%", told[-1][1])
    report = page(arena)
    assert "http" not in report.replace("http-equiv", "")
    for drawing in re.findall(r"<svg.*?</svg>", report, re.S):
        ElementTree.fromstring(drawing)
    assert report.count("<svg") >= 5
    for word in ("Share of victories", "Rating", "Points by seat", "Time for a decision", "Length of matches"):
        assert word in report


def test_factions_and_ways_to_win_are_told() -> None:
    bout = lab.fight("oath", find("oath").check(Setup(2)), (3, ("random", "random")))
    assert not bout.error
    assert {entry.faction for entry in bout.entries} == {"chancellor", "exile"}
    assert bout.how


def test_who_wins_without_a_seat_is_told_too(regnum: Regnum, tmp_path: Path) -> None:  # noqa: F811
    """The Clockwork Prince wins some of these six; what the players have of the victories is what he leaves."""
    report, log = tmp_path / "report.html", tmp_path / "log.jsonl"
    command = ("arena", "oath", "--bots", "greedy", "--players", 2, "--games", 6, "--prince", "chancellor")
    ran = regnum(*command, "--report", report, "--log", log, "--json")
    assert ran.status == 0
    (prince,) = ran.json["automata"].values()
    won = sum(json.loads(line)["automata"] == ["automaton:prince"] for line in log.read_text().splitlines()[1:])
    assert 0 < won < 6
    assert (prince["played"], prince["share"]) == (6, round(won / 6, 4))
    assert prince["how"] == {"won-chancellor": won}
    players = ran.json["bots"]["greedy"]
    assert players["share"] * 2 + prince["share"] == pytest.approx(1, abs=1e-3)
    told = report.read_text("utf-8")
    assert "<h1>Oath: greedy</h1>" in told
    assert re.search(r"<tr><td>Clockwork Prince</td><td>6</td><td>\d+\.\d%</td>", told)
    assert "<h2>By seat</h2>" in told  # a game without points
    assert f"Clockwork Prince: won {prince['share']:.1%}" in regnum(*command, "--log", log).out


def test_the_opponent_of_paladins_has_its_name_in_the_report() -> None:
    run = plan("paladins", ("random",), 1, 1, 1, {"difficulty": "hard"})
    told = page(fight_all(run))
    assert "<tr><td>The opponent</td><td>1</td><td>100.0%</td>" in told


def test_a_report_calls_things_by_their_names() -> None:
    run = plan("crescent_moon", ("random",), 1, 1, None, {})
    told = page(fight_all(run))
    for name in ("<h1>Crescent Moon: random</h1>", "random, Player 1", "random, The Sultan", "Points by faction"):
        assert name in told
    assert "ruler:" not in told


def test_a_shared_victory_is_a_part_for_each() -> None:
    assert Result(winners=(SEATS[0], SEATS[2])).share_of(2) == 0.5
    assert Result(winners=(SEATS[0],), automata=("opponent",)).share_of(0) == 0.5
    assert Result(winners=(SEATS[0],)).share_of(1) == 0.0
    assert Result(automata=("opponent",)).share_of(0) == 0.0


@pytest.mark.parametrize("game", names())
def test_a_bout_is_the_match_that_simulate_plays(game: str) -> None:
    """Also where a bot may use something unasked, as who plays Crescent Moon at random does."""
    setup = find(game).check(Setup(find(game).seats[-1]))
    lineup = ("greedy", *["random"] * (setup.players - 1))
    bout = lab.fight(game, setup, (6, lineup))
    match = Match.start(find(game), setup, 6)
    asked = Counter(d.seat for d in by_bots(match, lineup))
    assert match.result is not None
    assert not bout.error
    assert [entry.decisions for entry in bout.entries] == [asked[seat] for seat in range(setup.players)]
    assert [entry.won > 0 for entry in bout.entries] == [seat in match.result.winners for seat in range(setup.players)]
    used = [entry for entry in match.history if isinstance(entry, Answer) and entry.question is None]
    assert bool(used) == (game == "crescent_moon")


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    run = plan("abyss", ("greedy", "random"), 3, 4, 2, {})
    whole = fight_all(run)
    log = tmp_path / "run.jsonl"

    def give_up(done: int, figures: str) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fight_all(run, log=log, progress=give_up)
    with log.open("a") as torn:
        torn.write('{"seed":5,"lineup":["gre')
    assert len(read_log(log, run)) == 3
    rest = fight_all(run, log=log)
    assert rest.resumed == 3
    assert [bout.outcome for bout in rest.bouts] == [bout.outcome for bout in whole.bouts]
    assert fight_all(run, log=log).resumed == 6
    other = plan("abyss", ("greedy", "random"), 4, 4, 2, {})
    with pytest.raises(BadSetup, match="another run"):
        fight_all(other, log=log)


def test_who_interrupts_a_run_is_told_how_to_go_on(
    regnum: Regnum,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "fight_all", interrupted)
    log = tmp_path / "log.jsonl"
    ran = regnum("arena", "abyss", "--bots", "greedy,random", "--log", log)
    assert ran.status == 130
    told = f"the same command goes on where it was: every match is kept in {log}"
    assert ran.err.split() == [*told.split(), "regnum:", "interrupted"]


def test_the_pool_gives_the_same() -> None:
    run = plan("abyss", ("greedy", "random"), 2, 9, 2, {})
    alone, together = fight_all(run), fight_all(run, workers=Workers(2))
    assert [bout.outcome for bout in alone.bouts] == [bout.outcome for bout in together.bouts]


def test_the_command(regnum: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path))
    report, log = tmp_path / "report.html", tmp_path / "log.jsonl"
    ran = regnum("arena", "abyss", "--bots", "greedy,random", "--games", 2, "--report", report, "--log", log, "--json")
    assert ran.status == 0
    assert ran.json["matches"] == 4
    assert ran.json["bots"]["greedy"]["share"] > 0.5
    assert report.read_text("utf-8").startswith("<!doctype html>")
    assert len(log.read_text().splitlines()) == 5
    assert json.loads(log.read_text().splitlines()[0])["game"] == "abyss"
    again = regnum("arena", "abyss", "--bots", "greedy,random", "--games", 2, "--log", log)
    assert "went on after 4 matches" in again.err
    assert again.out.startswith("greedy: won ")
    assert regnum("arena", "abyss", "--bots", "nobody").status == 2
