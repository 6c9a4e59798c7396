"""What the others may do and must bear with the Prince at the table."""

from __future__ import annotations

import pytest

from tests.games.oath.prince.tables import with_prince


@pytest.mark.rule("oath:P.2.j")
def test_a_citizen_refreshes_supply_by_the_princes_bank() -> None:
    def supply(purple: int) -> int:
        scene = with_prince(
            turn=0,
            seats=[{"role": "citizen", "supply": 1, "at": "river"}],
            sites={"cradle-1": {"site": "river", "warbands": {"purple": purple}} if purple else "river"},
        )
        scene.answer("rest")
        return int(scene.state.players[0].supply)

    assert supply(1) > supply(22)


@pytest.mark.rule("oath:P.2.i")
def test_no_citizen_of_the_prince_becomes_an_exile() -> None:
    scene = with_prince(turn=0, seats=[{"role": "citizen", "favor": 5, "secrets": 3}])
    scene.refuses("self-exile", rule="P.2.i")


@pytest.mark.rule("oath:P.2.d", "oath:P.13.e")
@pytest.mark.parametrize(("schemers", "may"), [({"order": 1}, True), ({"beast": 1}, False)])
def test_his_schemers_guard_the_darkest_secret(schemers: dict[str, int], may: bool) -> None:
    """5.4.1: it can be recovered if the holder's faceup advisers do not match... judged by his Schemer suits."""
    scene = with_prince(
        turn=0,
        seats=[{"at": "river", "secrets": 4}],
        prince={"at": "steppe", "schemers": schemers},
        sites={"cradle-1": "river", "provinces-1": {"site": "steppe", "cards": ["longbows"]}},
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
    )
    if may:
        scene.not_offered("recover")
    else:
        scene.offers("recover")


@pytest.mark.rule("oath:P.2.n")
def test_an_exile_prince_reveals_no_vision_he_draws() -> None:
    scene = with_prince(
        "exile",
        deck={"only": ["faith", "elders", "conquest"]},
        prince={"mask": "BL_muster", "at": "plains"},
        sites={"cradle-1": "plains"},
    )
    scene.holds(discards={"provinces": ["conquest", "faith"]}, prince={"shown": ["elders"]})
