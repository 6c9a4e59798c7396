"""The toy game is in the box while the server is tested: it asks everything that can be asked, and is short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regnum.games import REGISTRY, find
from tests.kernel.toy import Toy, toy_texts
from tests.server.house import House, Person


def _toy() -> Toy:
    return Toy()


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[Toy]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRY, "toy", _toy)
        find.cache_clear()
        toy = find("toy")
        assert isinstance(toy, Toy)
        toy.say = toy_texts("en")
        yield toy
    find.cache_clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a module; each test's people are people of their own."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def ada(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Ada of {request.node.nodeid}")


@pytest.fixture
def bob(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Bob of {request.node.nodeid}")
