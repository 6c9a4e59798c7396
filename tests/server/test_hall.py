"""The public list: what stands on it, in which order, page by page; and the pages of one's own tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.company import free, gather, settle, take, together
from tests.server.house import House, Person


@pytest.fixture(autouse=True)
def empty(house: House) -> Iterator[None]:
    """Nobody else's tables are on the list."""
    from sqlalchemy import update

    from regnum.server.storage.models import TableRow

    async def clearing() -> None:
        async with house.tables.store.writing() as connection:
            await connection.execute(update(TableRow).values(public=False))

    yield
    house.run(clearing)


def hall(person: Person, query: str = "") -> list[str]:
    return [table["id"] for table in person.get(f"/hall{query}")["tables"]]


def test_free_seats_first_then_what_can_be_watched(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl in the hall")
    first = gather(ada, public=True)
    watched = together(ada, bob, public=True)
    second = gather(bob, public=True)
    gather(ada)
    together(ada, bob)
    together(ada, bob, public=True, spectators=False)
    closed = gather(ada, public=True, spectators=False)
    assert hall(carl) == [closed, second, first, watched]
    sent = carl.get("/hall")["tables"][0]
    assert (sent["status"], sent["owner"], sent["public"]) == ("gathering", False, True)
    assert [seat["mine"] for seat in sent["seats"]] == [False, False]
    take(carl, second, 1)
    assert hall(carl) == [closed, first, second, watched]
    settle(ada, first, public=False)
    settle(ada, watched, spectators=False)
    assert hall(carl) == [closed, second]


def test_a_table_without_a_free_seat_is_not_a_place_to_sit_down(ada: Person, bob: Person) -> None:
    table = gather(ada, ["me", "open"], public=True)
    ada.post(f"/tables/{table}/start", {"level": "random"})
    assert bob.get("/hall")["tables"][0]["status"] == "running"


def test_one_game_only(ada: Person, bob: Person) -> None:
    toy, abyss = gather(ada, public=True), gather(ada, game="abyss", public=True)
    assert hall(bob, "?game=abyss") == [abyss]
    assert hall(bob, "?game=toy") == [toy]
    for nonsense in ("chess", "%00", "x" * 40):
        assert hall(bob, f"?game={nonsense}") == []


def test_page_by_page_while_tables_come_and_go(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.tables.hall.PAGE", 3)
    watched = [together(ada, bob, public=True) for _ in range(2)]
    gathering = [gather(ada, public=True) for _ in range(5)]
    page = bob.get("/hall")
    assert [table["id"] for table in page["tables"]] == gathering[:1:-1]
    gather(ada, public=True)
    settle(ada, gathering[2], public=False)
    page = bob.get(f"/hall?after={page['next']}")
    assert [table["id"] for table in page["tables"]] == [gathering[1], gathering[0], watched[1]]
    page = bob.get(f"/hall?after={page['next']}")
    assert ([table["id"] for table in page["tables"]], page["next"]) == ([watched[0]], None)


@pytest.mark.parametrize(
    "after", ["x", "0", "0.1", "2.1.a", "0.x.a", "0.1.%00", f"0.{'9' * 18}.a", "0.1.a%27", "-1.1.a"]
)
def test_pages_that_never_were(ada: Person, after: str) -> None:
    assert ada.get(f"/hall?after={after}", 409)["code"] == "malformed"


def test_who_is_blocked_does_not_see_the_table(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl whom nobody wants to meet")
    table = gather(ada, ["me", "open", "open"], public=True)
    take(carl, table, 1)
    ada.post("/blocks", {"table": table, "seat": 1}, 201)
    free(ada, table, 1)
    assert hall(bob) == [table]
    assert hall(carl) == []
    carl.get(f"/tables/{table}", 404)
    take(carl, table, 1, status=404)


def test_who_is_blocked_by_somebody_who_sits_there_does_not_sit_down(ada: Person, bob: Person, house: House) -> None:
    carl = house.person("Carl whom Bob does not want to meet")
    theirs = gather(carl, ["me", "open"], public=True)
    take(bob, theirs, 1)
    bob.post("/blocks", {"table": theirs, "seat": 0}, 201)
    table = gather(ada, ["me", "open", "open"], public=True)
    assert table in hall(carl)
    take(bob, table, 1)
    assert table not in hall(carl)
    take(carl, table, 2, status=404)
    token = ada.post(f"/tables/{table}/invites", {"seat": 2}, 201)["token"]
    assert carl.post("/invites/accept", {"token": token}, 404)["code"] == "no-such-invite"
    assert ada.get(f"/tables/{table}")["seats"][2]["kind"] == "open"


# -- one's own tables ------------------------------------------------------------------------------------------------


def test_my_tables_page_by_page(ada: Person, bob: Person) -> None:
    mine = [ada.lay() for _ in range(5)][::-1]
    other = bob.lay()
    ids = [table["id"] for table in ada.get("/tables?limit=2")]
    assert ids == mine[:2]
    assert [table["id"] for table in ada.get(f"/tables?limit=2&after={ids[-1]}")] == mine[2:4]
    assert [table["id"] for table in ada.get(f"/tables?after={mine[3]}")] == mine[4:]
    assert [table["id"] for table in ada.get("/tables")] == mine
    for after in (mine[-1], other, "nowhere", "%00"):
        assert ada.get(f"/tables?after={after}") == []
    for limit in ("0", "-1", "x", "1001"):
        ada.get(f"/tables?limit={limit}", 400)
