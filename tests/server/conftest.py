"""The toy game is in the box while the server is tested: it asks everything that can be asked, and is short."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from argon2 import PasswordHasher
from argon2.low_level import Type

from regnum.bots.chance import RandomBot
from regnum.games import REGISTRY, find
from regnum.seen import Seen
from regnum.server.people import passwords
from regnum.server.tables.tables import Tables
from tests.conftest import Need
from tests.kernel.toy import Toy, toy_texts
from tests.server.house import House, Person
from tests.server.postgres import Postgres


def _toy() -> Toy:
    return Toy()


def _lets_be(bot: RandomBot, seen: Seen, clock: str) -> str | None:
    """Questions stay as they are while a test answers them; `test_interrupts.py` has a bot that interrupts."""
    return None


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[Toy]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRY, "toy", _toy)
        patch.setattr(RandomBot, "interrupt", _lets_be)
        find.cache_clear()
        toy = find("toy")
        assert isinstance(toy, Toy)
        toy.say = toy_texts("en")
        yield toy
    find.cache_clear()


@pytest.fixture(scope="module", autouse=True)
def cheap_hashes() -> Iterator[None]:
    """A password's hash is to take its time, but not in every test that registers somebody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1, type=Type.ID))
        passwords._nobodys.cache_clear()
        yield
    passwords._nobodys.cache_clear()


@pytest.fixture(autouse=True)
def fixed_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's matches are dealt alike whenever it is run: how long one lasts must not be left to chance."""
    dice = Random(request.node.name)
    fresh = Tables.fresh_seed

    def fixed(tables: Tables) -> int:
        return fresh(tables) if tables.settings.seed is not None else dice.getrandbits(63) | 1 << 63

    monkeypatch.setattr(Tables, "fresh_seed", fixed)


@pytest.fixture(scope="session")
def postgres(need: Need) -> Iterator[Postgres]:
    """A PostgreSQL for all the tests of this process; who needs a database takes a fresh one."""
    with Postgres(need("postgres")) as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Where a server keeps its tables: the tests that ask for this are run twice."""
    return request.getfixturevalue("postgres").fresh() if request.param == "postgres" else None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, database: str | None) -> Iterator[House]:
    """One server for the tests of a module; each test's people are people of their own."""
    with House(tmp_path_factory.mktemp("house"), url=database) as house:
        yield house


@pytest.fixture
def ada(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Ada of {request.node.nodeid}")


@pytest.fixture
def bob(house: House, request: pytest.FixtureRequest) -> Person:
    return house.person(f"Bob of {request.node.nodeid}")
