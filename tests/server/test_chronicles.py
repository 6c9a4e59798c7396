"""Chronicles: founded, played, branched, written out, shared; and nobody else's to change."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from regnum import chronicles
from regnum.cli import run
from regnum.games.oath import ending
from regnum.lab.chronicle import worlds
from regnum.server.storage.backup import backup, restore
from tests.server.house import House, Person
from tests.server.test_accounts import register, sign_in

TWO = {"seats": [{"kind": "me"}, {"kind": "person", "name": "Bob"}]}


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """War exhausts the realm after the first round."""
    monkeypatch.setattr(ending, "ROUNDS", 1)


def found(person: Person, **wanted: Any) -> dict[str, Any]:
    chronicle: dict[str, Any] = person.post("/chronicles", {"name": "Imperium i Banicja", **wanted}, 201)
    return chronicle


def play(person: Person, id: str, seed: int = 1) -> str:
    table = str(person.post(f"/chronicles/{id}/games", TWO, 201)["id"])
    person.finish(table, seed)
    return table


def test_a_new_chronicle_has_the_world_of_the_first_game(ada: Person) -> None:
    chronicle = found(ada)
    assert (chronicle["name"], chronicle["games"], chronicle["under"]) == ("Imperium i Banicja", [], "oath:supremacy")
    assert chronicle["map"][0]["site"] == "site:plains"
    assert chronicle["map"][1]["site"] is None
    assert chronicle["map"][0]["cards"] == [{"id": "denizen:longbows", "suit": "order", "built": False}]
    assert sum(chronicle["suits"].values()) == 54
    assert [one["id"] for one in ada.get("/chronicles")] == [chronicle["id"]]


def test_a_game_is_entered_when_it_is_over_and_the_next_begins_from_it(house: House, ada: Person) -> None:
    id = found(ada)["id"]
    table = play(ada, id)
    chronicle = ada.get(f"/chronicles/{id}")
    (game,) = chronicle["games"]
    assert (game["n"], game["table"], game["players"][1]) == (1, table, "Bob")
    assert game["annals"]["how"] in ending.WAYS
    assert f"log-won-{game['annals']['how']}" in [line["message"] for line in game["story"]]
    assert "log-vows" in [line["message"] for line in game["story"]]
    assert chronicle["map"] == game["map"]
    assert chronicle["under"] == next(line for line in game["story"] if line["message"] == "log-vows")["args"]["oath"]
    second = ada.post(f"/chronicles/{id}/games", TWO, 201)["id"]
    begun = house.match(second).setup.document
    assert begun is not None
    assert f"oath:{begun['oath']}" == chronicle["under"]
    assert ada.get(f"/chronicles/{id}")["table"] == second
    house.restart()
    ada.finish(second, 2)
    ada.ask("DELETE", f"/tables/{second}", 204)
    assert [game["n"] for game in ada.get(f"/chronicles/{id}")["games"]] == [1, 2], "cleared away, but not forgotten"
    assert ada.get("/chronicles")[0]["games"] == 2


def test_one_game_is_played_at_a_time(ada: Person) -> None:
    id = found(ada)["id"]
    table = ada.post(f"/chronicles/{id}/games", TWO, 201)["id"]
    assert ada.post(f"/chronicles/{id}/games", TWO, 409)["code"] == "chronicle-played"
    ada.ask("DELETE", f"/tables/{table}", 204)
    assert ada.get(f"/chronicles/{id}")["games"] == []
    ada.post(f"/chronicles/{id}/games", TWO, 201)


def test_nobody_else_reads_or_changes_it(ada: Person, bob: Person) -> None:
    id = found(ada)["id"]
    assert bob.get("/chronicles") == []
    assert bob.get(f"/chronicles/{id}", 404)["code"] == "not-found"
    requests: list[tuple[str, str, Any]] = [
        ("PATCH", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("POST", "/games", TWO),
        ("POST", "/branch", {"games": 0}),
        ("GET", "/text", None),
    ]
    for method, path, body in requests:
        bob.ask(method, f"/chronicles/{id}{path}", 404, json=body)
    ada.ask("PATCH", f"/chronicles/{id}", 200, json={"shared": True})
    seen = bob.get(f"/chronicles/{id}")
    assert (seen["name"], seen["mine"]) == ("Imperium i Banicja", False)
    for method, path, body in requests:
        assert bob.ask(method, f"/chronicles/{id}{path}", 409, json=body).json()["code"] == "not-your-chronicle"
    ada.ask("PATCH", f"/chronicles/{id}", 200, json={"shared": False, "name": "Ours"})
    bob.get(f"/chronicles/{id}", 404)
    assert ada.get(f"/chronicles/{id}")["name"] == "Ours"


def play_together(house: House, ada: Person, bob: Person, id: str) -> None:
    """A game of Ada's chronicle, with Bob at the other seat."""
    table = ada.post(f"/chronicles/{id}/games", {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}, 201)["id"]
    link = ada.post(f"/tables/{table}/invites", {"seat": 1}, 201)["token"]
    bob.post("/invites/accept", {"token": link, "name": "Bob"})
    assert bob.get("/chronicles") == [], "once the game is over"
    people = {0: ada, 1: bob}
    for n in range(500):
        match = house.at(table, lambda live: live.match)
        if match is None or match.over:
            break
        seat = match.decisions[0].seat
        people[seat].play(table, 1, n, seat=seat)


def test_the_people_of_its_games_have_it_too(house: House, ada: Person, bob: Person) -> None:
    id = found(ada)["id"]
    play_together(house, ada, bob, id)
    assert [one["id"] for one in bob.get("/chronicles")] == [id]
    assert bob.get(f"/chronicles/{id}")["mine"]
    assert bob.ask("DELETE", f"/chronicles/{id}", 409).json()["code"] == "not-your-chronicle", "only the founder may"
    bob.post(f"/chronicles/{id}/games", TWO, 201)


def test_it_is_branched_from_any_of_its_games(ada: Person) -> None:
    id = found(ada)["id"]
    play(ada, id, 1)
    play(ada, id, 2)
    whole = ada.get(f"/chronicles/{id}")
    assert len(whole["games"]) == 2
    one = ada.post(f"/chronicles/{id}/branch", {"games": 1, "name": "Inaczej"}, 201)
    assert (one["name"], len(one["games"]), one["branched_from"]) == ("Inaczej", 1, id)
    assert one["map"] == whole["games"][0]["map"]
    none = ada.post(f"/chronicles/{id}/branch", {"games": 0}, 201)
    assert none["map"] == found(ada)["map"]
    ada.post(f"/chronicles/{id}/branch", {"games": 3}, 409)
    play(ada, one["id"], 3)
    assert len(ada.get(f"/chronicles/{one['id']}")["games"]) == 2
    assert len(ada.get(f"/chronicles/{id}")["games"]) == 2


def test_it_is_written_out_and_brought_back(ada: Person, bob: Person) -> None:
    id = found(ada)["id"]
    fresh = ada.get(f"/chronicles/{id}/text?form=tts")["text"]
    assert chronicles.read(fresh)[2]["oath"] == "supremacy"
    play(ada, id)
    before = ada.get(f"/chronicles/{id}")
    text = ada.get(f"/chronicles/{id}/text")["text"]
    copy = bob.post("/chronicles", {"text": text}, 201)
    for word in ("name", "under", "map", "suits"):
        assert copy[word] == before[word]
    assert [game["story"] for game in copy["games"]] == [game["story"] for game in before["games"]]
    assert bob.get(f"/chronicles/{copy['id']}/text")["text"] == text
    string = ada.get(f"/chronicles/{id}/text?form=tts")["text"]
    over = bob.post("/chronicles", {"text": string, "name": "Z TTS"}, 201)
    assert (over["name"], over["map"], over["games"]) == ("Z TTS", before["map"], [])
    play(bob, over["id"])
    ada.ask("GET", f"/chronicles/{id}/text?form=xml", 409)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing to read"),
        ("0303", "version_patch"),
        ("{}", "oath"),
        ('{"chronicle": 1, "game": "oath", "name": "x", "games": [{}], "world": WORLD}', "games, 1"),
        ('{"chronicle": 1, "game": "oath", "name": "x", "games": 1, "world": WORLD}', "games"),
        ('{"chronicle": 1, "game": "oath", "name": 1, "world": WORLD}', "name"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_field(ada: Person, text: str, why: str) -> None:
    text = text.replace("WORLD", json.dumps(worlds("oath", 1)[0]))
    problem = ada.ask("POST", "/chronicles", 409, json={"text": text}).json()
    assert why in problem["detail"]
    assert ada.get("/chronicles") == []


def test_its_founder_forgets_it(ada: Person) -> None:
    id = found(ada)["id"]
    table = play(ada, id)
    ada.ask("DELETE", f"/chronicles/{id}", 204)
    ada.get(f"/chronicles/{id}", 404)
    assert ada.get(f"/tables/{table}")["status"] == "over"


def test_a_backup_carries_it(tmp_path: Path) -> None:
    with House(tmp_path / "one") as house:
        ada = house.person("Ada")
        id = found(ada)["id"]
        play(ada, id)
        before = ada.get(f"/chronicles/{id}")
        one = house.settings.database
    backup(one, tmp_path / "kept.gz")
    with House(tmp_path / "two") as other:
        two = other.settings.database
    Path(str(two).removeprefix("sqlite:///")).unlink()
    restore(two, tmp_path / "kept.gz")
    with House(tmp_path / "two") as other:
        assert ada.elsewhere(other).get(f"/chronicles/{id}") == before


def test_how_many_one_person_may_found(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.server.chronicles import keeping

    monkeypatch.setattr(keeping, "MOST_OF_GUEST", 1)
    found(ada)
    assert ada.ask("POST", "/chronicles", 409, json={}).json()["code"] == "quota"


def test_two_who_look_at_once_enter_a_game_once(house: House, ada: Person) -> None:
    from regnum.server.chronicles import keeping

    id = found(ada)["id"]
    play(ada, id)

    async def both() -> None:
        await asyncio.gather(*(keeping.enter_games(house.tables.store, id) for _ in range(4)))

    house.run(both)
    assert len(ada.get(f"/chronicles/{id}")["games"]) == 1


def test_the_command_lists_shows_writes_out_and_brings_in(
    house: House, ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id = found(ada)["id"]
    play(ada, id)
    ada.get(f"/chronicles/{id}")
    ada.ask("POST", "/account", 201, json={"login": "lovelace", "password": "a few good words"})
    database = ["--database", str(house.settings.database)]

    def said(*words: str) -> str:
        assert run(["chronicle", *words, *database]) == 0
        return capsys.readouterr().out

    assert id in said("list")
    assert json.loads(said("list", "--json"))[0]["name"] == "Imperium i Banicja"
    assert "składa przysięgę" in said("show", id, "--lang", "pl")
    file = tmp_path / "kept.json"
    file.write_text(said("export", id), encoding="utf-8")
    new = said("import", str(file), "--for", "Lovelace").strip()
    assert len(ada.get(f"/chronicles/{new}")["games"]) == 1
    assert chronicles.read(said("export", new, "--to", "tts"))[0] == "Imperium i Banicja"
    assert run(["chronicle", "show", "nowhere", *database]) != 0
    assert run(["chronicle", "import", str(file), "--for", "nobody", *database]) != 0


def test_who_leaves_for_good_is_named_in_no_chronicle(house: House, ada: Person, bob: Person) -> None:
    """The others keep it; what was theirs alone is gone."""
    shared, alone = found(ada)["id"], found(ada)["id"]
    play_together(house, ada, bob, shared)
    ada.ask("POST", "/me/farewell", 204, json={})
    chronicle = bob.get(f"/chronicles/{shared}")
    assert (chronicle["mine"], chronicle["owner"], chronicle["people"]) == (True, True, ["Bob"])
    assert chronicle["games"][0]["players"] == [None, "Bob"]
    bob.ask("GET", f"/chronicles/{alone}", 404)


def test_what_a_guest_has_founded_is_the_accounts(ada: Person, bob: Person) -> None:
    register(ada, "ada chronicler")
    id = found(bob)["id"]
    sign_in(bob, "ada chronicler")
    assert [one["id"] for one in bob.get("/chronicles")] == [id]
    assert bob.get(f"/chronicles/{id}")["owner"]
