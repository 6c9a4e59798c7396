"""Tables with the Clockwork Prince: he needs no seat, and people and bots play them through."""

from __future__ import annotations

import pytest

from regnum.games.oath import ending
from tests.server.house import House, Person


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """War exhausts the realm after the first round."""
    monkeypatch.setattr(ending, "ROUNDS", 1)


@pytest.mark.parametrize(
    ("people", "role", "powers"),
    [
        (1, "chancellor", "limited"),
        (2, "exile", "expanded"),
        (3, "chancellor", "expanded"),
        (4, "exile", "limited"),
        (5, "chancellor", "limited"),
    ],
)
def test_a_table_with_him_is_played_through(ada: Person, people: int, role: str, powers: str) -> None:
    seats = ["me", *["person"] * (people - 1)]
    table = ada.lay("oath", seats, prince=role, prince_powers=powers)
    assert len(ada.get(f"/tables/{table}")["seats"]) == people
    ada.finish(table, seed=people)
    told = [line["message"] for line in ada.sit(table)["journal"]["lines"]]
    assert "log-prince-actions" in told


def test_a_bot_sits_at_his_table_too(house: House, ada: Person) -> None:
    table = ada.lay("oath", ["me", "greedy"], prince="chancellor")
    assert ada.play_against_bots(table)["status"] == "over"


def test_there_is_no_room_for_a_seventh(ada: Person) -> None:
    seats = [{"kind": "me"}, *[{"kind": "person"}] * 5]
    wanted = {"game": "oath", "seats": seats, "options": {"prince": "exile"}}
    assert "Clockwork Prince" in str(ada.ask("POST", "/tables", json=wanted).json())
