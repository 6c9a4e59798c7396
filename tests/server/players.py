"""People who play at one table, each at seats of their own, and a clock that a test can put forward."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from regnum.kernel.chance import Rng
from regnum.server.storage import entries
from tests.server.house import House, Json, Person, any_answer


class Players:
    """The first of the people lays the table and the others sit down; a word is a bot of that level."""

    def __init__(self, house: House, who: Sequence[Person | str], game: str = "toy", **wanted: Any) -> None:
        host = next(person for person in who if isinstance(person, Person))
        body = {"game": game, "seats": [_seat(one, host) for one in who], "public": True, **wanted}
        self.house = house
        self.who = who
        self.host = host
        self.table = str(host.post("/tables", body, 201)["id"])
        for seat, person in enumerate(who):
            if isinstance(person, Person) and person is not host:
                person.post(f"/tables/{self.table}/seats/{seat}/take", {})

    def at(self, seat: int) -> Person:
        person = self.who[seat]
        assert isinstance(person, Person)
        return person

    def sit(self, seat: int = 0) -> Json:
        return self.at(seat).sit(self.table, seat)

    def listed(self) -> Json:
        return self.host.get(f"/tables/{self.table}")

    def post(self, seat: int, what: str, body: Json = None, status: int = 200) -> Json:
        return self.at(seat).post(f"/tables/{self.table}/{what}", body, status)

    def own(self, seat: int, what: str, status: int = 200) -> Json:
        """Something about one's own seat: away, back, concede, undo."""
        return self.post(seat, f"seats/{seat}/{what}", None, status)

    def propose(self, by: int, kind: str, status: int = 200, **more: int) -> Json:
        return self.post(by, "proposal", {"kind": kind, **more}, status)

    def vote(self, seat: int, n: int, yes: bool = True, status: int = 200) -> Json:
        return self.post(seat, f"proposal/{n}", {"yes": yes}, status)

    def withdraw(self, seat: int, n: int, status: int = 200) -> Json:
        return self.at(seat).ask("DELETE", f"/tables/{self.table}/proposal/{n}", status).json()

    def play(self, answers: int = 1, seed: int = 1) -> int:
        """Whoever is asked first answers, at random; so many times, or to the end. The last entry's number."""
        dice = Rng(seed, 9)
        seq = 0
        for _ in range(answers):
            match = self.house.at(self.table, lambda live: live.match)
            if match is None:
                break
            d = match.decisions[0]
            seq = self.at(d.seat).answer(self.table, d.seat, d.id, any_answer(match, d, dice))["seq"]
        return seq

    def answer(self, seat: int, answer: Json, status: int = 200) -> Json:
        """Answer what is asked of that seat."""
        (asked,) = self.sit(seat)["asked"]
        return self.at(seat).answer(self.table, seat, asked["decision"], answer, status)

    def meta(self, seat: int = 0) -> list[tuple[str, Json]]:
        """What the log says about the table, since the match began."""
        lines = [(line["message"], line["args"]) for line in self.sit(seat)["journal"]["lines"] if line["meta"]]
        begun = [i for i, (message, _) in enumerate(lines) if message == "meta-begun"]
        return lines[begun[0] + 1 :] if begun else lines


def _seat(one: Person | str, host: Person) -> Json:
    if isinstance(one, str):
        return {"kind": "bot", "level": one}
    return {"kind": "person" if one is host else "open"}


def upload(person: Person, record: bytes) -> Json:
    return person.ask("POST", "/records", 201, content=record).json()


class Clock:
    """The server's clock, which only a test can put forward."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._ahead = timedelta()
        true = entries.now

        def now() -> datetime:
            return true() + self._ahead

        patch.setattr(entries, "now", now)

    def forward(self, **time: float) -> None:
        self._ahead += timedelta(**time)
