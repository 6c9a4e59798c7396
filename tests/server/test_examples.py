"""The pictures of the rulebooks, as the server tells them."""

from __future__ import annotations

from tests.server.house import House, Person


def test_the_pictures_of_a_rulebook_and_the_moments_of_one(house: House, ada: Person) -> None:
    listed = {one["name"]: one for one in ada.get("/games/abyss/examples")}
    assert listed["plot"]["at"] == ["4.1"]
    assert listed["plot"]["shows"] == ["court"]
    frames = ada.get("/games/abyss/examples/plot")
    assert [[line["message"] for line in frame["lines"]] for frame in frames] == [[], ["log-plots"], ["log-plots"]]
    assert [len(frame["view"]["court"]) for frame in frames] == [4, 5, 6]


def test_what_is_no_picture_is_not_found(house: House, ada: Person) -> None:
    ada.get("/games/chess/examples", 404)
    ada.get("/games/abyss/examples/singing", 404)
