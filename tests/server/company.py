"""Tables for several people, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from regnum.server.people.door import person_of
from tests.server.house import Json, Line, Person


def id_of(person: Person) -> str:
    """What the server calls somebody. Nobody else is told."""
    return person_of(person.cookie["cookie"].partition("=")[2])


def gather(owner: Person, seats: Sequence[str] = ("me", "open"), game: str = "toy", **terms: Any) -> str:
    """A new table; a seat that is no "me", "person" or "open" one is a bot of that level. Its id."""
    kinds = ("me", "person", "open")
    wanted = [{"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats]
    return str(owner.post("/tables", {"game": game, "seats": wanted, **terms}, 201)["id"])


def take(person: Person, table: str, seat: int, name: str | None = None, status: int = 200) -> Json:
    return person.post(f"/tables/{table}/seats/{seat}/take", {"name": name}, status)


def free(person: Person, table: str, seat: int, status: int = 200) -> Json:
    return person.post(f"/tables/{table}/seats/{seat}/free", status=status)


def settle(owner: Person, table: str, status: int = 200, **terms: Any) -> Json:
    """Change how a table is played or who may see it."""
    return owner.ask("PATCH", f"/tables/{table}", status, json=terms).json()


def invite(owner: Person, table: str, seat: int | None = None) -> str:
    """The token of a new link."""
    return str(owner.post(f"/tables/{table}/invites", {"seat": seat}, 201)["token"])


def accept(person: Person, token: str, name: str | None = None, status: int = 200) -> Json:
    return person.post("/invites/accept", {"token": token, "name": name}, status)


def together(owner: Person, *others: Person, game: str = "toy", **terms: Any) -> str:
    """A table that has begun: the owner at seat 0, the others in their order."""
    table = gather(owner, ["me", *("open" for _ in others)], game, **terms)
    for seat, other in enumerate(others, 1):
        accept(other, invite(owner, table, seat))
    return table


def play_out(people: Sequence[Person], table: str, answers: int = 2000, seed: int = 1) -> None:
    """Everybody answers from their own seat, to the end or so many times."""
    house = people[0].house
    for step in range(answers):
        match = house.at(table, lambda live: live.match)
        if match is None:
            break
        seat = match.decisions[0].seat
        people[seat].play(table, 1, seed=seed + step, seat=seat)


def lines(person: Person, table: str, seat: int = 0) -> list[str]:
    """What the log says, as message ids."""
    return [line["message"] for line in person.sit(table, seat)["journal"]["lines"]]


def closing(line: Line) -> int:
    """With which code the server closes a socket; what it says before is not listened to."""
    while True:
        try:
            line.hear()
        except WebSocketDisconnect as closed:
            return closed.code
