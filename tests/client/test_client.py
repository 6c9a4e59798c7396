"""Programs at the table: they say what a browser says, over a real server, and go on when it dies and comes back."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from regnum.client import Client, Lost, Problem, Refused, any_answer
from regnum.server import wire
from tests.server.process import Process

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path, household=False) as server:
        yield server


def address(server: Process) -> str:
    return server.http.removesuffix("/api")


async def play(client: Client, table: str, seat: int | None, seed: int, pause: float = 0) -> wire.TableSent | None:
    """Answer at random whatever the seat is asked, to the end of the match."""
    dice = Random(seed)
    last = None
    async with client.at(table) as conversation:
        async for turn in conversation.turns(seat):
            last = turn.sent
            try:
                await turn.answer(await any_answer(turn, dice))
            except Refused as no:
                if no.code != "stale":  # said again after the line was cut, it may have been taken already
                    raise
            await asyncio.sleep(pause)
    return last


async def test_two_programs_play_a_match_to_its_end(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada, Client(address(server), name="Bob") as bob:
        table = await ada.lay("abyss", ["me", "open"])
        placed = await bob.accept(await ada.invite(table.id, 1))
        assert (placed.table, placed.seat) == (table.id, 1)
        await asyncio.gather(play(ada, table.id, 0, 1), play(bob, table.id, placed.seat, 2))
        (listed,) = await bob.tables()
        assert listed.status == "over"
        assert listed.outcome is not None
        assert listed.outcome.ended == "finished"
        assert [seat.name for seat in listed.seats] == ["Ada", "Bob"]


async def test_the_match_goes_on_when_the_server_dies_and_comes_back(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada:
        table = await ada.lay("abyss", ["me", "greedy"])
        playing = asyncio.create_task(play(ada, table.id, 0, 3, pause=0.02))
        for _ in range(3):
            await asyncio.sleep(0.4)
            await asyncio.to_thread(server.signal, signal.SIGKILL)
            await asyncio.to_thread(server.start)
        await playing
        (listed,) = await ada.tables()
        assert listed.status == "over"


async def test_who_watches_is_asked_nothing(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada, Client(address(server), name="Eve") as eve:
        table = await ada.lay("abyss", ["me", "greedy"], public=True)
        assert [found.id for found in (await eve.hall("abyss")).tables] == [table.id]
        async with eve.at(table.id) as conversation:
            async for sent in conversation.watch(None):
                assert sent.seat is None
                assert sent.asked == []
                break


async def test_a_refusal_is_told_and_changes_nothing(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada:
        table = await ada.lay("abyss", ["me", "person"], {"first": "0"})
        async with ada.at(table.id) as conversation:
            async for turn in conversation.turns(0):
                with pytest.raises(Refused, match="unknown-option"):
                    await turn.answer("no-such-thing")
                assert (await ada.tables())[0].unread == 0
                break


async def test_chat_is_heard(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada, Client(address(server), name="Bob") as bob:
        table = await ada.lay("abyss", ["me", "open"])
        placed = await bob.accept(await ada.invite(table.id, 1))
        async with ada.at(table.id) as hers, bob.at(table.id) as his:
            heard = his.hear(placed.seat)
            await anext(heard)
            listening = hers.hear(0)
            await anext(listening)
            await hers.say("Good luck!")
            async for news in heard:
                if isinstance(news, wire.Talk) and news.spoken:
                    assert [(line.text, line.mine) for line in news.spoken] == [("Good luck!", False)]
                    break


async def test_what_the_server_does_not_do_is_a_problem_with_its_code(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada:
        with pytest.raises(Problem, match="bad-setup"):
            await ada.lay("chess", ["me", "person"])
        with pytest.raises(Problem) as none:
            await ada.accept("not-a-token")
        assert none.value.status == 404


async def test_no_server_and_no_table_are_said_plainly(server: Process) -> None:
    with pytest.raises(Lost, match="can't be reached"):
        async with Client("http://127.0.0.1:9", name="Ada"):
            pass
    async with Client(address(server), name="Ada") as ada:
        with pytest.raises(Lost):
            await play(ada, "nosuchtable", 0, 1)


async def test_the_cookie_is_the_person(server: Process) -> None:
    async with Client(address(server), name="Ada") as ada:
        table = await ada.lay("abyss", ["me", "greedy"])
        cookie = ada.cookie
    async with Client(address(server), cookie=cookie) as again, Client(address(server), name="Eve") as eve:
        assert [found.id for found in await again.tables()] == [table.id]
        assert await eve.tables() == []


def test_the_example_in_the_docs_runs(server: Process, capsys: pytest.CaptureFixture[str]) -> None:
    """docs/client.md: the whole example, as it stands there, against a server of ours."""
    text = (ROOT / "docs/client.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(# robot\.py\n.*?)```", text, re.S)
    assert example is not None
    code = example[1].replace("https://tables.example", address(server))
    exec(compile(code, "robot.py", "exec"), {"__name__": "__main__"})
    assert "is over" in capsys.readouterr().out
