"""The unit, the figures, and that looking on changes nothing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from regnum.games import REGISTRY, find
from regnum.kernel.game import Setup
from regnum.lab import bench as lab
from regnum.lab import reference_loop
from regnum.lab.bench import QUICK, Differs, bench
from tests.kernel.toy import Toy


@pytest.fixture(autouse=True)
def toy() -> Iterator[Toy]:
    """The figures are made in the same way for every game: the toy is the quickest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRY, "toy", Toy)
        find.cache_clear()
        toy = find("toy")
        assert isinstance(toy, Toy)
        yield toy
    find.cache_clear()


def test_the_reference_loop_does_what_it_always_did() -> None:
    assert [reference_loop.iterate(n) for n in (0, 1, 10, 1_000, 20_000)] == [0, 2, 22, 2129, 42554]


def test_the_figures_agree_with_each_other() -> None:
    figures = bench({"toy": Setup(3)}, QUICK)
    assert figures["reference_loop_per_second"] > 10_000
    found = figures["games"]["toy"]
    assert found["players"] == 3
    assert found["u_per_game"] == pytest.approx(found["u_per_decision"] * found["decisions_per_game"], rel=0.01)
    assert found["games_per_second"] == pytest.approx(
        found["decisions_per_second"] / found["decisions_per_game"], rel=0.01
    )
    assert found["decisions_per_second"] == pytest.approx(
        figures["reference_loop_per_second"] / found["u_per_decision"], rel=0.01
    )
    assert found["options_per_decision"] > 2
    assert found["imagine_u"] > found["match_clone_u"] > found["clone_u"] > 0
    assert found["snapshot_bytes"] > 100
    assert found["environment_steps_per_second"] == pytest.approx(
        figures["reference_loop_per_second"] / found["environment_u"], rel=0.01
    )


def test_without_numpy_no_environment_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    assert not [name for name in bench({"toy": Setup(2)}, QUICK)["games"]["toy"] if name.startswith("environment")]


def test_the_unit_is_measured_around_each_part_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[float] = []

    def per_second(seconds: float) -> float:
        measured.append(seconds)
        return 1000.0 if len(measured) % 2 else 3000.0

    monkeypatch.setattr(reference_loop, "per_second", per_second)
    figures = bench({"toy": Setup(2)}, replace(QUICK, rounds=5))
    assert len(measured) == 5 * 7 * 2  # the seventh part is the environment's
    assert figures["reference_loop_per_second"] == 2000


def test_a_cost_is_seconds_in_units(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([1000.0, 3000.0])
    monkeypatch.setattr(reference_loop, "per_second", lambda _: next(rates))
    assert lab._Unit(0.1).cost(lambda: 0.25) == 500.0


def test_a_game_that_plays_otherwise_when_watched_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("toy")
    honest = type(game).view

    def meddling(self: Any, table: Any, seat: int | None) -> Any:
        table.s.rng ^= 1
        return honest(self, table, seat)

    monkeypatch.setattr(type(game), "view", meddling)
    with pytest.raises(Differs, match="ends otherwise when nobody looks on"):
        bench({"toy": Setup(2)}, QUICK)


def test_moments_are_spread_over_the_matches() -> None:
    subject = lab._Subject(find("toy"), Setup(2), replace(QUICK, games=3, moments=12))
    assert len(subject.moments) == 12
    assert len({match.seed for match in subject.moments}) == 3
    assert all(match.decisions for match in subject.moments)
