"""The six farmers, who do nothing and are worth much: Keeper, Reaper, Shepherd, Miller, Aquaculturalist, Landowner."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import court_with, recruit, shows_cost, shows_worth


def does_nothing(lord: str, *payment: str, keep: str | None = None) -> None:
    """The lord enters play, and nothing but the payment has changed."""
    scene = Scene(
        "abyss",
        2,
        court=court_with(lord),
        council={"crab": [1]},
        available=["jail"],
        seats=[{"hand": [*payment, "crab 1"]}, {"hand": ["crab 2"], "pearls": 3, "tokens": [2], "lords": ["oracle"]}],
    )
    court = court_with(lord)[1:]
    recruit(scene, lord, *payment, keep=keep)
    scene.asks("turn-action", seat=1)
    scene.holds(
        turn=1,
        court=court,
        council={"crab": [1]},
        available=["jail"],
        seats={
            0: {"lords": [lord], "pearls": 0, "hand": ["crab 1"], "locations": [], "keys": 0},
            1: {"hand": ["crab 2"], "pearls": 3, "tokens": [2], "turned": []},
        },
    )
    told = [line.message for line in scene.match.lines]
    assert told[told.index("log-pays") :] == ["log-pays", "log-affiliates", "log-recruits", "log-turn"]


@pytest.mark.card("abyss:lord:keeper")
@pytest.mark.rule("abyss:12.3", "abyss:16.1", "abyss:13.6")
def test_keeper() -> None:
    shows_cost("keeper", value=6, races=3, race="seahorse", almost=("seahorse 2", "squid 2", "crab 1"))
    shows_worth("keeper", guild="farmer", influence=6, keys=1)
    does_nothing("keeper", "seahorse 3", "squid 2", "jellyfish 1")


@pytest.mark.card("abyss:lord:reaper")
@pytest.mark.rule("abyss:12.3", "abyss:16.1", "abyss:13.6")
def test_reaper() -> None:
    shows_cost("reaper", value=7, races=2, race="seahorse", almost=("seahorse 4", "squid 2"))
    shows_worth("reaper", guild="farmer", influence=6, keys=1)
    does_nothing("reaper", "seahorse 4", "squid 3")


@pytest.mark.card("abyss:lord:shepherd")
@pytest.mark.rule("abyss:12.3", "abyss:16.1", "abyss:13.6")
def test_shepherd() -> None:
    shows_cost("shepherd", value=8, races=1, race="seahorse", almost=("seahorse 4", "seahorse 3"))
    shows_worth("shepherd", guild="farmer", influence=6, keys=1)
    does_nothing("shepherd", "seahorse 5", "seahorse 3")


@pytest.mark.card("abyss:lord:miller")
@pytest.mark.rule("abyss:12.3", "abyss:16.1")
def test_miller() -> None:
    shows_cost("miller", value=8, races=2, race="seahorse", almost=("seahorse 4", "squid 3"))
    shows_worth("miller", guild="farmer", influence=10, keys=0)
    does_nothing("miller", "seahorse 5", "squid 3")


@pytest.mark.card("abyss:lord:aquaculturalist")
@pytest.mark.rule("abyss:12.3", "abyss:16.1")
def test_aquaculturalist() -> None:
    shows_cost("aquaculturalist", value=9, races=3, race="seahorse", almost=("seahorse 4", "squid 3", "crab 1"))
    shows_worth("aquaculturalist", guild="farmer", influence=11, keys=0)
    does_nothing("aquaculturalist", "seahorse 4", "squid 3", "jellyfish 2")


@pytest.mark.card("abyss:lord:landowner")
@pytest.mark.rule("abyss:12.3", "abyss:16.1")
def test_landowner() -> None:
    shows_cost("landowner", value=10, races=1, race="seahorse", almost=("seahorse 5", "seahorse 4"))
    shows_worth("landowner", guild="farmer", influence=12, keys=0)
    does_nothing("landowner", "seahorse 5", "seahorse 4", "seahorse 1")
