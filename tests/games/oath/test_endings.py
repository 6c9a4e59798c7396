"""How a game ends (section 3), by every oath, Vision and Successor goal."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

PEOPLE, SECRET = "peoples-favor", "darkest-secret"
OATH_BANNER = {"people": PEOPLE, "devotion": SECRET}


def ruled(**colours: int) -> dict[str, Any]:
    """Sites with warbands: so many of each colour, filled from the top of the Cradle."""
    slots = ["cradle-1", "cradle-2", "provinces-1", "provinces-2", "hinterland-1", "hinterland-2"]
    names = ["steppe", "fertile-valley", "plains", "wastes", "deep-woods", "river"]
    laid: dict[str, Any] = dict(zip(slots, names, strict=True))
    armies = [colour for colour, count in colours.items() for _ in range(count)]
    for slot, name, colour in zip(slots, names, armies, strict=False):
        laid[slot] = {"site": name, "warbands": {colour: 1}}
    return laid


def waking(**words: Any) -> Scene:
    """Seat 1 wakes."""
    return Scene("oath", words.pop("players", 3), phase="wake", turn=1, **words)


def resting(round_: int, players: int = 2, **words: Any) -> Scene:
    """The last player of a round has rested."""
    scene = Scene("oath", players, turn=players - 1, round=round_, **words)
    scene.answer("rest")
    return scene


# -- the Usurper -----------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:3.a", "oath:3.1.a")
def test_a_usurper_wins_at_the_own_waking() -> None:
    scene = waking(title=1, usurper=True, sites=ruled(red=1))
    scene.holds(over=True, written=False, winner=1, how="usurper")
    scene.scores(winners=[1], how="won-usurper")
    scene.logs("log-won-usurper", player="seat:1", times=1)


@pytest.mark.rule("oath:3.1.b", "oath:3.1.a")
def test_an_oathkeeper_or_somebody_elses_usurper_does_not_win() -> None:
    waking(title=1, sites=ruled(red=1)).holds(over=False, usurper=True)
    waking(title=2, usurper=True, sites=ruled(blue=1)).holds(over=False, usurper=True, title=2)


@pytest.mark.rule("oath:3.1.a", "oath:2.11.j")
def test_who_takes_the_title_from_a_usurper_starts_as_oathkeeper() -> None:
    scene = Scene(
        "oath",
        3,
        oath="people",
        turn=2,
        title=1,
        usurper=True,
        seats=[{}, {}, {"favor": 2}],
        banners={PEOPLE: {"holder": 1, "tokens": 1}},
    )
    scene.answer("recover", "banner:peoples-favor", "bank:order")
    scene.holds(title=2, usurper=False)


# -- Visions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:3.a", "oath:3.2.a", "oath:3.2.c", "oath:3.2.d", "oath:2.7.2.a")
@pytest.mark.parametrize(
    ("sites", "won"),
    [
        ({"red": 2, "purple": 1}, True),
        ({"red": 2, "purple": 2}, False),
        ({"red": 2, "blue": 2}, False),
        ({"red": 2, "purple": 1, "blue": 1}, True),
        ({}, False),
    ],
)
def test_conquest_rules_the_most_sites_without_a_tie(sites: dict[str, int], won: bool) -> None:
    """The Empire's sites count together, though a Citizen and the Chancellor share them."""
    seats: list[dict[str, Any]] = [{}, {"vision": "conquest"}, {}]
    holder = {"oath": "devotion", "banners": {SECRET: {"holder": 0}}}
    scene = waking(visions_drawn=3, seats=seats, sites=ruled(**sites), **holder)
    scene.holds(winner=1 if won else None, over=won, how="visionary" if won else None)


@pytest.mark.rule("oath:3.2.f", "oath:3.2.g")
@pytest.mark.parametrize(
    ("mine", "banner", "others", "won"),
    [
        (["map", "whistle"], None, [], True),
        (["map"], None, [], False),
        (["map"], 1, [], True),
        (["map", "whistle"], None, ["ivory-eye", "cracked-horn"], False),
        (["map", "whistle"], 2, ["ivory-eye"], False),
    ],
)
def test_sanctuary_holds_the_most_relics_and_banners_without_a_tie(
    mine: list[str], banner: int | None, others: list[str], won: bool
) -> None:
    scene = waking(
        visions_drawn=3,
        seats=[{}, {"vision": "sanctuary", "relics": mine}, {"relics": others}],
        banners={SECRET: {"holder": banner}},
    )
    scene.holds(winner=1 if won else None, over=won)


@pytest.mark.rule("oath:3.2.e", "oath:3.2.h", "oath:2.3.g")
@pytest.mark.parametrize(("vision", "banner"), [("rebellion", PEOPLE), ("faith", SECRET)])
def test_rebellion_and_faith_hold_their_banner(vision: str, banner: str) -> None:
    seats: list[dict[str, Any]] = [{}, {"vision": vision}, {}]
    waking(visions_drawn=3, seats=seats, banners={banner: {"holder": 1}}).holds(winner=1, how="visionary")
    waking(visions_drawn=3, seats=seats, banners={banner: {"holder": 2}}).holds(winner=None)
    other = SECRET if banner == PEOPLE else PEOPLE
    waking(visions_drawn=3, seats=seats, banners={other: {"holder": 1}}).holds(winner=None)


@pytest.mark.rule("oath:3.2.b", "oath:3.2.a")
@pytest.mark.parametrize(("drawn", "won"), [(0, False), (2, False), (3, True), (5, True)])
def test_three_visions_must_have_been_drawn(drawn: int, won: bool) -> None:
    seats: list[dict[str, Any]] = [{}, {"vision": "faith"}, {}]
    waking(visions_drawn=drawn, seats=seats, banners={SECRET: {"holder": 1}}).holds(winner=1 if won else None)


@pytest.mark.rule("oath:3.2.a")
def test_a_vision_wins_in_the_own_turn_only_and_only_faceup() -> None:
    seats: list[dict[str, Any]] = [{}, {}, {"vision": "faith"}]
    waking(visions_drawn=3, seats=seats, banners={SECRET: {"holder": 2}}).holds(winner=None)
    seats = [{}, {"advisers": [{"facedown": "faith"}]}, {}]
    waking(visions_drawn=3, seats=seats, banners={SECRET: {"holder": 1}}).holds(winner=None)


# -- a stable regime -------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:3.a", "oath:3.3.c", "oath:3.3.d", "oath:3.3.e", "oath:3.3.f")
@pytest.mark.parametrize("round_", [5, 6, 7])
@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_of_the_end_die(round_: int, face: int) -> None:
    won = face >= {5: 6, 6: 5, 7: 3}[round_]
    scene = resting(round_, sites=ruled(purple=1), dice=[face - 1])
    scene.logs("log-end-die", face=face, times=1)
    scene.holds(over=won, winner=0 if won else None, round=round_ if won else round_ + 1)


@pytest.mark.rule("oath:3.3.a", "oath:3.3.b")
def test_a_citizen_as_oathkeeper_makes_the_chancellor_win() -> None:
    words: dict[str, Any] = {"oath": "people", "title": 1, "banners": {PEOPLE: {"holder": 1}}, "dice": [5]}
    resting(5, seats=[{}, {"role": "citizen"}], **words).holds(winner=0, how="chancellor")
    resting(5, **words).holds(winner=None, round=6)


@pytest.mark.rule("oath:3.3.a")
@pytest.mark.parametrize("round_", [1, 4])
def test_no_die_is_rolled_in_the_first_four_rounds(round_: int) -> None:
    scene = resting(round_, sites=ruled(purple=1), dice=[5])
    scene.logs("log-end-die", times=0)
    scene.holds(round=round_ + 1, over=False)


@pytest.mark.rule("oath:3.3.1.a", "oath:3.3.1.d", "oath:3.3.1.e", "oath:3.3.1.f", "oath:2.10.b")
@pytest.mark.parametrize("round_", [5, 8])
@pytest.mark.parametrize(
    ("oath", "things"),
    [
        ("people", {"banners": {PEOPLE: {"holder": 0}, SECRET: {"holder": 1}}}),
        ("protection", {"banners": {PEOPLE: {"holder": 1}}, "seats": {0: {"relics": ["map", "whistle"]}}}),
        ("devotion", {"banners": {SECRET: {"holder": 0}}, "seats": {1: {"relics": ["grand-scepter"]}}}),
    ],
)
def test_the_successor_of_each_oath(round_: int, oath: str, things: dict[str, Any]) -> None:
    for role, winner, how in (("citizen", 1, "successor"), ("exile", 0, "chancellor")):
        seats = [{**things.get("seats", {}).get(0, {})}, {"role": role, **things.get("seats", {}).get(1, {})}]
        scene = resting(round_, oath=oath, seats=seats, banners=things["banners"], dice=[5])
        scene.holds(winner=winner, how=how)


@pytest.mark.rule("oath:3.3.1.b", "oath:3.3.1.c")
@pytest.mark.parametrize(
    ("chancellor", "one", "two", "exile", "winner"),
    [
        (["grand-scepter"], ["map", "whistle"], [], [], 1),
        (["grand-scepter"], ["map"], [], [], 0),
        (["grand-scepter"], ["map", "whistle"], ["ivory-eye", "cracked-horn"], [], 0),
        (["grand-scepter"], [], ["ivory-eye", "cracked-horn"], [], 2),
        (["grand-scepter"], ["map", "whistle"], [], ["ivory-eye", "cracked-horn", "skeleton-key"], 1),
    ],
)
def test_the_successor_of_supremacy_surpasses_the_empire_but_not_the_exiles(
    chancellor: list[str], one: list[str], two: list[str], exile: list[str], winner: int
) -> None:
    seats = [
        {"relics": chancellor},
        {"role": "citizen", "relics": one},
        {"role": "citizen", "relics": two},
        {"relics": exile},
    ]
    scene = resting(5, 4, seats=seats, sites=ruled(purple=1), dice=[5])
    scene.holds(winner=winner, how="successor" if winner else "chancellor")


@pytest.mark.rule("oath:3.3.1.b", "oath:2.3.g")
def test_banners_count_for_the_successor_and_the_reliquary_does_not() -> None:
    seats = [{"relics": ["grand-scepter"]}, {"role": "citizen", "relics": ["map"]}]
    scene = resting(5, seats=seats, sites=ruled(purple=1), banners={SECRET: {"holder": 1}}, dice=[5])
    assert all(relic >= 0 for relic in scene.state.reliquary)
    scene.holds(winner=1, how="successor")


# -- exhaustion ------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:3.a", "oath:3.4.b", "oath:3.4.1.a", "oath:3.4.2.a")
@pytest.mark.parametrize(
    ("title", "usurper", "winner", "how"),
    [(0, False, 0, "chancellor"), (2, False, 1, "visionary"), (2, True, 2, "usurper")],
)
def test_the_title_goes_before_visions_after_the_eighth_round(title: int, usurper: bool, winner: int, how: str) -> None:
    scene = resting(
        8,
        4,
        oath="people",
        title=title,
        usurper=usurper,
        visions_drawn=3,
        seats=[{}, {"vision": "faith"}, {}, {}],
        banners={PEOPLE: {"holder": title}, SECRET: {"holder": 1}},
        dice=[5],
    )
    scene.logs("log-end-die", times=0)
    scene.logs(f"log-won-{how}", player=f"seat:{winner}", times=1)
    scene.holds(winner=winner, how=how)


@pytest.mark.rule("oath:3.4.3.a", "oath:3.4.3.b", "oath:3.4.b")
@pytest.mark.parametrize(
    ("visions", "winner"),
    [
        ({1: "faith", 2: "sanctuary", 3: "rebellion", 4: "conquest"}, 4),
        ({1: "faith", 2: "sanctuary", 3: "rebellion"}, 3),
        ({1: "faith", 2: "sanctuary"}, 2),
        ({1: "faith"}, 1),
        ({}, 0),
    ],
)
def test_visions_go_by_their_order_not_by_seats(visions: dict[int, str], winner: int) -> None:
    """An Exile holds the title, on its Oathkeeper side, which wins nothing here."""
    seats: list[dict[str, Any]] = [{"vision": visions[seat]} if seat in visions else {} for seat in range(5)]
    seats[2]["relics"] = ["map", "whistle", "ivory-eye"]
    scene = resting(
        8,
        5,
        oath="devotion",
        title=1,
        visions_drawn=3,
        seats=seats,
        sites=ruled(white=2),
        banners={SECRET: {"holder": 1}, PEOPLE: {"holder": 3}},
    )
    assert scene.state.players[4].colour == 4
    scene.holds(winner=winner, how="visionary" if winner else "chancellor")


@pytest.mark.rule("oath:3.4.3.a", "oath:3.2.b")
def test_too_few_visions_drawn_hold_for_the_end_too() -> None:
    scene = resting(
        8,
        oath="devotion",
        title=1,
        visions_drawn=2,
        seats=[{}, {"vision": "faith"}],
        banners={SECRET: {"holder": 1}},
    )
    scene.holds(winner=0, how="chancellor")


@pytest.mark.rule("oath:3.4.1.b", "oath:3.4.4.a", "oath:3.4.4.b")
@pytest.mark.parametrize("title", [0, 2])
@pytest.mark.parametrize(("heir", "winner"), [(1, 1), (0, 0)])
def test_the_successor_wins_in_the_empires_first_and_last_place(title: int, heir: int, winner: int) -> None:
    seats: list[dict[str, Any]] = [{"relics": []}, {"role": "citizen"}, {}]
    seats[heir] = {**seats[heir], "relics": ["grand-scepter"]}
    scene = resting(8, 3, oath="devotion", title=title, seats=seats, banners={SECRET: {"holder": title}})
    scene.holds(winner=winner, how="successor" if winner else "chancellor")


# -- the four oaths --------------------------------------------------------------------------------------------


@pytest.mark.card("oath:oath:supremacy")
@pytest.mark.rule("oath:2.11.c", "oath:2.11.m", "oath:2.10.a")
@pytest.mark.parametrize(
    ("sites", "holder"),
    [({"purple": 1, "red": 2}, 1), ({"purple": 2, "red": 1}, 0), ({"purple": 1, "red": 1, "blue": 2}, 2)],
)
def test_supremacy_is_the_rule_of_most_sites(sites: dict[str, int], holder: int) -> None:
    scene = Scene("oath", 3, sites=ruled(**sites))
    scene.answer("rest")
    scene.holds(title=holder)


@pytest.mark.rule("oath:2.11.m", "oath:2.11.h")
def test_a_citizen_leaves_the_title_of_supremacy_to_the_chancellor() -> None:
    """The Empire is one contender; that it ties with an Exile does not let a Citizen give the title away."""
    for sites in (ruled(purple=2, blue=1), ruled(purple=1, blue=1)):
        scene = Scene("oath", 3, title=1, seats=[{}, {"role": "citizen"}, {}], sites=sites)
        scene.answer("rest")
        scene.not_asked(question="title-tie")
        scene.holds(title=0, usurper=False)


@pytest.mark.card("oath:oath:people", "oath:oath:devotion")
@pytest.mark.rule("oath:2.11.d", "oath:2.11.f", "oath:2.11.b")
@pytest.mark.parametrize("oath", ["people", "devotion"])
def test_people_and_devotion_follow_their_banner(oath: str) -> None:
    banner = OATH_BANNER[oath]
    for holder in (0, 1):
        scene = Scene("oath", 2, oath=oath, title=1 - holder, banners={banner: {"holder": holder}})
        scene.answer("rest")
        scene.holds(title=holder)
    scene = Scene("oath", 2, oath=oath, title=1, sites=ruled(purple=2))
    scene.answer("rest")
    scene.holds(title=1)


@pytest.mark.card("oath:oath:protection")
@pytest.mark.rule("oath:2.11.e", "oath:2.11.h", "oath:2.11.i")
def test_protection_counts_relics_and_banners_of_each_player_alone() -> None:
    seats: list[dict[str, Any]] = [{}, {"role": "citizen", "relics": ["map"]}, {"relics": ["whistle"]}]
    scene = Scene("oath", 3, oath="protection", seats=seats, banners={SECRET: {"holder": 1}})
    scene.answer("rest")
    scene.holds(title=1)
    scene = Scene("oath", 3, oath="protection", seats=seats)
    scene.answer("rest")
    scene.holds(title=0)


@pytest.mark.rule("oath:2.11.i", "oath:2.11.j")
def test_a_holder_who_is_surpassed_by_several_chooses_among_them() -> None:
    seats: list[dict[str, Any]] = [{}, {"relics": ["map", "whistle"]}, {"relics": ["ivory-eye", "cracked-horn"]}]
    scene = Scene("oath", 3, oath="protection", seats=seats)
    scene.answer("rest")
    scene.asks("title-tie", seat=0)
    scene.offers_only("seat:1", "seat:2")
    scene.answer("seat:2")
    scene.holds(title=2, usurper=False)
