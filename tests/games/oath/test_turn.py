"""Wake, Act and Rest (section 4), and how a game ends (section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

PEOPLE = "peoples-favor"


def wake(**words: Any) -> Scene:
    return Scene("oath", 2, phase="wake", turn=1, **words)


# -- Wake ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.1.1.a", "oath:4.1.1.I.a", "oath:4.1.1.I.b", "oath:4.1.1.I.c")
def test_the_holder_of_the_peoples_favor_places_or_returns_one() -> None:
    words: dict[str, Any] = {
        "seats": [{}, {"favor": 1}],
        "banners": {PEOPLE: {"holder": 1, "tokens": 3}},
        "banks": {"beast": 1, "order": 1},
    }
    scene = wake(**words)
    scene.offers_only("place-favor", "return-favor")
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 4}}, seats={1: {"favor": 0}})
    scene = wake(**words)
    scene.answer("return-favor")
    scene.offers_only("bank:beast", "bank:order")
    scene.answer("bank:beast")
    scene.holds(banners={PEOPLE: {"tokens": 2}}, banks={"beast": 2})


@pytest.mark.rule("oath:4.1.1.I.d", "oath:4.1.1.I.e")
def test_the_last_favor_stays_on_the_banner() -> None:
    scene = wake(seats=[{}, {"favor": 1}], banners={PEOPLE: {"holder": 1, "tokens": 1}})
    scene.holds(banners={PEOPLE: {"tokens": 2}}, seats={1: {"favor": 0}})
    scene = wake(banners={PEOPLE: {"holder": 1, "tokens": 1}})
    scene.holds(banners={PEOPLE: {"tokens": 1}}, phase="act")


@pytest.mark.rule("oath:4.1.1.II.a", "oath:4.1.1.III.a", "oath:4.1.1.III.b")
def test_the_mob_wants_it_twice_and_six_favor_make_a_mob() -> None:
    scene = wake(seats=[{}, {"favor": 2}], banners={PEOPLE: {"holder": 1, "tokens": 2, "mob": True}})
    scene.answer("place-favor", "place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 4, "mob": True}})
    scene = wake(seats=[{}, {"favor": 1}], banners={PEOPLE: {"holder": 1, "tokens": 5}})
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 6, "mob": True}})


@pytest.mark.rule("oath:3.1.a", "oath:4.1.3.a", "oath:4.1.3.b")
def test_an_exile_needs_a_whole_round_to_win_as_usurper() -> None:
    red = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}
    scene = wake(title=1, sites=red)
    scene.holds(usurper=True, winner=None, phase="act")
    scene = wake(title=1, usurper=True, sites=red)
    scene.holds(winner=1, how="usurper", over=True)


# -- Rest ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.3.1.a", "oath:4.3.2.a", "oath:4.3.2.b")
def test_rest_takes_the_tokens_off_the_cards() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"facedown_secrets": 1, "relics": ["map"]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["wolves", "elders"]}},
        tokens={"wolves": {"favor": 2}, "elders": {"secrets": 1}, "map": {"secrets": 1}},
    )
    scene.answer("rest")
    scene.holds(tokens={}, banks={"beast": 5}, seats={0: {"secrets": 3, "facedown_secrets": 0}})


@pytest.mark.rule("oath:4.3.3.a", "oath:4.3.4.a", "oath:4.3.4.b")
@pytest.mark.parametrize(
    ("seat", "warbands", "left", "supply"),
    [(0, 6, 0, 6), (0, 7, 0, 5), (0, 20, 1, 5), (0, 21, 0, 3), (1, 5, 0, 6), (1, 6, 0, 5), (1, 11, 2, 6), (1, 0, 5, 7)],
)
def test_supply_comes_back_by_the_warbands_in_the_bank(seat: int, warbands: int, left: int, supply: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = {"warbands": warbands, "supply": left}
    scene = Scene("oath", 2, turn=seat, seats=seats)
    scene.answer("rest")
    scene.holds(seats={seat: {"supply": supply}})


@pytest.mark.rule("oath:4.3.3.b", "oath:6.box.4.3.3.a")
def test_a_citizen_refreshes_to_the_chancellors_space() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{"supply": 4}, {"role": "citizen", "supply": 2}])
    scene.answer("rest")
    scene.holds(seats={1: {"supply": 6}})


@pytest.mark.rule("oath:4.3.5.a", "oath:4.3.5.b", "oath:7.3.4.a")
def test_a_rest_power_is_used_once() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        title=1,
        seats=[{"favor": 2}, {"advisers": ["naysayers"]}],
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
    )
    scene.answer("rest", "use:denizen:naysayers")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1}}, turn=0)


# -- the end ---------------------------------------------------------------------------------------------------------


def last_turn(round_: int, **words: Any) -> Scene:
    scene = Scene("oath", 2, turn=1, round=round_, **words)
    scene.answer("rest")
    return scene


@pytest.mark.rule("oath:3.3.a", "oath:3.3.c", "oath:3.3.d", "oath:3.3.e", "oath:4.g", "oath:4.h")
@pytest.mark.parametrize(
    ("round_", "face", "over"),
    [(4, 6, False), (5, 6, True), (5, 5, False), (6, 5, True), (6, 4, False), (7, 3, True), (7, 2, False)],
)
def test_a_stable_regime_wins_by_the_end_die(round_: int, face: int, over: bool) -> None:
    scene = last_turn(round_, dice=[face - 1])
    if over:
        scene.holds(winner=0, how="chancellor")
    else:
        scene.holds(winner=None, round=round_ + 1)


@pytest.mark.rule("oath:3.3.b")
def test_no_die_is_rolled_under_an_exile_oathkeeper() -> None:
    red = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}
    last_turn(7, title=1, sites=red, dice=[5]).holds(winner=None, round=8)


@pytest.mark.rule("oath:3.3.1.a", "oath:3.3.1.b", "oath:3.3.1.c")
@pytest.mark.parametrize(
    ("oath", "words"),
    [
        ("supremacy", {"relics": ["map", "whistle"]}),
        ("people", {}),
        ("protection", {}),
        ("devotion", {"relics": ["grand-scepter"]}),
    ],
)
def test_a_successor_wins_in_the_chancellors_place(oath: str, words: dict[str, Any]) -> None:
    banners = {
        "people": {"peoples-favor": {"holder": 0}, "darkest-secret": {"holder": 1}},
        "protection": {"peoples-favor": {"holder": 1}},
        "devotion": {"darkest-secret": {"holder": 0}},
    }
    scene = last_turn(8, oath=oath, seats=[{}, {"role": "citizen", **words}], banners=banners.get(oath, {}))
    scene.holds(winner=1, how="successor")


@pytest.mark.rule("oath:3.4.a", "oath:3.4.1.a", "oath:3.4.2.a", "oath:3.4.3.a", "oath:3.4.4.a")
@pytest.mark.parametrize(
    ("words", "winner", "how"),
    [
        ({}, 0, "chancellor"),
        ({"title": 1, "usurper": True}, 1, "usurper"),
        ({"title": 1, "visions_drawn": 3, "seats": [{}, {"vision": "conquest"}]}, 1, "visionary"),
        ({"title": 1, "visions_drawn": 2, "seats": [{}, {"vision": "conquest"}]}, 0, "chancellor"),
    ],
)
def test_after_the_eighth_round_the_first_who_can_wins(words: dict[str, Any], winner: int, how: str) -> None:
    sites = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}} if words else {}
    last_turn(8, sites=sites, **words).holds(winner=winner, how=how, over=True)


@pytest.mark.rule("oath:2.11.e", "oath:2.11.h", "oath:2.11.i")
def test_a_tie_keeps_the_title_where_it_is() -> None:
    sites = {
        "cradle-1": {"site": "steppe", "warbands": {"purple": 1}},
        "cradle-2": {"site": "mine", "warbands": {"red": 1}},
    }
    scene = Scene("oath", 2, sites=sites)
    scene.answer("rest")
    scene.holds(title=0)
    scene = Scene("oath", 3, turn=2, title=2, sites=sites)
    scene.answer("rest")
    scene.asks("title-tie", seat=2)
    scene.offers_only("seat:0", "seat:1")
