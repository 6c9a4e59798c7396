"""Only what has changed is sent, and put together it is the same as the whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regnum.server.tables.differing import parts_of
from tests.server.house import House, Person


def put_together(whole: Any, changed: Any) -> Any:
    assert changed["n"] == whole["n"] + 1
    apart = {"n": changed["n"], "seq": changed["seq"], "journal": changed["journal"]}
    return {**whole, **changed["table"], **apart, "view": {**whole["view"], **changed["view"]}}


@pytest.mark.parametrize("game", ["toy", "abyss", "paladins"])
def test_put_together_it_is_the_whole(house: House, ada: Person, game: str) -> None:
    table = ada.lay(game)
    with ada.socket(table) as line, ada.socket(table) as other:
        line.say("watch", seat=0, changes=True)
        whole = line.hear("table")
        sizes = []
        for step in range(25):
            ada.play(table, 1, seed=step)
            if ada.get(f"/tables/{table}")["status"] != "running":
                break
            while whole["seq"] <= step:
                heard = line.hear()
                if heard["is"] == "changed":
                    whole = put_together(whole, heard)
                    sizes.append((len(msgspec.json.encode(heard)), len(msgspec.json.encode(whole))))
                elif heard["is"] == "table":
                    whole = heard
            fresh = other.watch(0)
            while fresh["seq"] < whole["seq"]:
                fresh = other.hear("table")
            apart = {"n": 0, "journal": None}
            assert {**whole, **apart} == {**fresh, **apart}
        assert sizes
        assert sum(small for small, _ in sizes) < sum(large for _, large in sizes)


def test_who_watches_again_is_sent_the_whole(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.say("watch", seat=0, changes=True)
        assert line.hear("table")["n"] == 1
        ada.play(table, 1)
        assert line.hear("changed")["n"] == 2
        line.say("watch", seat=0, changes=True)
        assert line.hear("table")["n"] == 1
        line.say("watch", seat=0)
        assert line.hear("table")["n"] == 0


def test_a_view_without_parts_is_sent_whole() -> None:
    for whole in (None, [1], {1: 2}):
        assert parts_of(whole) == ((), ())
    names, parts = parts_of({"a": 1})
    assert (names, list(parts)) == (("a",), [1])
