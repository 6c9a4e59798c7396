"""To wait at a socket: as with asyncio's own, only smaller."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.http.waiting import Flag, Messages


@pytest.mark.anyio
async def test_everybody_who_waits_goes_on_when_the_flag_is_set() -> None:
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert not flag.is_set()
    assert [task.done() for task in waiting] == [True, False, False]
    flag.set()
    await asyncio.gather(*waiting[1:])
    assert flag.is_set()
    await flag.wait()  # as long as it is set nobody waits
    flag.clear()
    again = asyncio.create_task(flag.wait())
    await asyncio.sleep(0)
    assert not again.done()
    flag.set()
    await again


@pytest.mark.anyio
async def test_messages_are_read_in_their_order_and_waited_for() -> None:
    messages = Messages()
    reading = asyncio.create_task(messages.get())
    await asyncio.sleep(0)
    assert messages.empty()
    for n in range(3):
        messages.put_nowait(n)
    assert await reading == 0
    assert messages.qsize() == 2
    assert [await messages.get(), await messages.get()] == [1, 2]
    given_up = asyncio.create_task(messages.get())
    await asyncio.sleep(0)
    given_up.cancel()
    messages.put_nowait(3)
    assert await messages.get() == 3
    assert messages.empty()
