"""Search, play, Muster, Trade, Recover and Travel (5.1-5.4, 5.6), and the minor actions (section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

# -- Search ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.1.a", "oath:5.1.2.c", "oath:5.1.2.i", "oath:5.1.3.a", "oath:10.10.c")
def test_a_search_of_the_own_regions_pile() -> None:
    scene = at_steppe(discards={"cradle": ["wolves", "faith", "elders", "tents"]}, visions_drawn=1)
    scene.answer("search")
    scene.offers_only("world-deck", "discard:cradle")
    scene.answer("discard:cradle")
    scene.offers_only("denizen:wolves", "vision:faith", "denizen:elders")
    scene.answer("denizen:wolves", ["vision:faith", "denizen:elders"], "play:discard")
    scene.holds(
        seats={0: {"supply": 5}},
        discards={"cradle": ["tents"], "provinces": ["wolves", "elders", "faith"]},
        visions_drawn=1,
    )


@pytest.mark.rule("oath:5.1.1.b", "oath:5.1.2.d", "oath:5.1.2.f", "oath:5.1.2.g", "oath:2.7.1.a")
@pytest.mark.parametrize(("drawn", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4)])
def test_a_vision_ends_the_draw_from_the_world_deck(drawn: int, cost: int) -> None:
    scene = at_steppe(deck=["wolves", "faith", "elders"], visions_drawn=drawn)
    scene.answer("search", "world-deck")
    scene.offers_only("denizen:wolves", "vision:faith")
    scene.holds(visions_drawn=drawn + 1, seats={0: {"supply": 7 - cost}})


@pytest.mark.rule("oath:5.1.4.I.a", "oath:5.1.4.II.a", "oath:5.1.4.II.g", "oath:7.2.1.a", "oath:5.1.4.III.a")
def test_where_a_card_cannot_go() -> None:
    scene = at_steppe(me={"advisers": [{"facedown": "wolves"}]}, here={"cards": ["tents", "elders"]})
    scene.answer("adviser:denizen:wolves")
    scene.refuses("play:site:steppe", rule="5.1.4.I.a")
    scene.refuses("play:facedown", rule="6.1.a")
    scene = at_steppe(me={"advisers": [{"facedown": "keep"}]})
    scene.answer("adviser:denizen:keep")
    scene.refuses("play:advisers", rule="7.2.1")
    scene = at_steppe(me={"advisers": [{"facedown": "faith"}]})
    scene.answer("adviser:vision:faith")
    scene.refuses("play:vision", rule="5.1.4.III.b")


@pytest.mark.rule("oath:5.1.4.II.b", "oath:5.1.4.II.g", "oath:5.1.4.II.i")
def test_a_full_row_of_advisers_makes_room() -> None:
    scene = at_steppe(me={"advisers": ["tents", "elders", "longbows"]}, deck={"only": ["wolves"]})
    scene.answer("search", "world-deck", "denizen:wolves", "play:advisers")
    scene.asks("make-room")
    scene.answer(["denizen:elders"])
    scene.holds(
        seats={0: {"advisers": ["tents", "longbows", "wolves"], "favor": 0}}, discards={"provinces": ["elders"]}
    )


@pytest.mark.rule("oath:5.1.4.III.e", "oath:5.1.4.III.f", "oath:5.1.4.III.g")
def test_a_new_vision_takes_the_place_of_the_old_one() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{}, {"vision": "faith", "advisers": [{"facedown": "conquest"}]}])
    scene.answer("adviser:vision:conquest", "play:vision")
    scene.holds(seats={1: {"vision": "conquest", "advisers": []}}, discards={"provinces": ["faith"]})


# -- Muster, Trade, Recover --------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.2.1.a", "oath:5.2.1.b", "oath:5.2.1.c", "oath:5.2.2.a", "oath:5.2.2.b")
def test_a_muster_puts_favor_on_an_empty_card() -> None:
    scene = at_steppe(me={"favor": 2}, here={"cards": ["wolves", "elders"]}, tokens={"elders": {"secrets": 1}})
    scene.answer("muster")
    scene.refuses("denizen:elders", rule="5.2.1.c")
    scene.answer("denizen:wolves")
    scene.holds(seats={0: {"warbands": 2, "favor": 1, "supply": 6}}, tokens={"wolves": {"favor": 1}})


@pytest.mark.rule("oath:5.2.2.c")
def test_a_citizen_musters_purple_warbands() -> None:
    scene = at_steppe(turn=1, seats=[{}, {"role": "citizen", "favor": 1}], here={"cards": ["wolves"]})
    scene.answer("muster", "denizen:wolves")
    scene.holds(seats={0: {"bank": 22}, 1: {"warbands": 2, "bank": 14}})


@pytest.mark.rule("oath:5.3.2.g", "oath:5.3.2.i", "oath:5.3.2.j", "oath:5.3.2.k")
def test_a_trade_for_secrets_counts_the_matching_advisers() -> None:
    for advisers, secrets in ((["tents", "rain-boots"], 2), (["wolves"], 0)):
        scene = at_steppe(me={"favor": 2, "advisers": advisers}, here={"cards": ["elders"]})
        scene.answer("trade", "secrets:denizen:elders")
        scene.holds(seats={0: {"favor": 0, "secrets": secrets, "supply": 6}}, tokens={"elders": {"favor": 2}})


@pytest.mark.rule("oath:5.2.1.e", "oath:5.3.2.m", "oath:2.9.d")
def test_a_ruin_takes_part_in_nothing() -> None:
    scene = at_steppe(me={"favor": 2, "secrets": 1}, here={"cards": ["bandit-rampart"]})
    scene.refuses("muster", rule="5.2.1.e")
    scene.refuses("trade", rule="5.3.2.m")


@pytest.mark.rule("oath:5.4.1.a", "oath:5.4.1.b", "oath:5.4.2.a", "oath:5.4.2.b", "oath:5.4.3.a")
@pytest.mark.parametrize(
    ("site", "purse", "banks"),
    [
        ("steppe", {"favor": 3}, {"nomad": 6}),
        ("mountain", {"favor": 2}, {}),
        ("marshes", {"secrets": 1}, {}),
        ("wastes", {"secrets": 2}, {}),
    ],
)
def test_a_relic_costs_what_its_site_shows(site: str, purse: dict[str, int], banks: dict[str, int]) -> None:
    sites = {"cradle-1": {"site": site, "relics": ["map"]}}
    scene = Scene("oath", 2, seats=[{"at": site, **purse}], sites=sites)
    scene.answer("recover", "slot:cradle-1:relic:0")
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"], "favor": 0, "secrets": 0, "supply": 6}}, banks=banks)


@pytest.mark.rule("oath:5.4.2.f", "oath:5.4.4.a", "oath:5.4.4.b", "oath:5.4.4.c", "oath:5.4.4.d", "oath:5.4.4.e")
@pytest.mark.parametrize(("law", "mob"), [("printed", True), ("errata", False)])
def test_the_peoples_favor_is_recovered_for_more_than_lies_on_it(law: str, mob: bool) -> None:
    scene = at_steppe(me={"favor": 4}, banners={"peoples-favor": {"holder": 1, "tokens": 2}}, options={"law": law})
    scene.answer("recover", "banner:peoples-favor")
    scene.offers_only("3", "4")
    scene.answer(3, "bank:nomad")
    scene.holds(
        banners={"peoples-favor": {"holder": 0, "tokens": 3, "mob": mob}},
        banks={"nomad": 4, "discord": 4},
        seats={0: {"favor": 1}},
    )


@pytest.mark.rule("oath:5.4.4.j")
@pytest.mark.parametrize(("law", "favor"), [("printed", 3), ("errata", 1)])
def test_what_lay_on_an_own_peoples_favor_depends_on_the_law(law: str, favor: int) -> None:
    scene = at_steppe(me={"favor": 4}, banners={"peoples-favor": {"holder": 0, "tokens": 2}}, options={"law": law})
    scene.answer("recover", "banner:peoples-favor", 3)
    if law == "errata":
        scene.answer("bank:nomad")
    scene.holds(seats={0: {"favor": favor}})


@pytest.mark.rule("oath:5.4.1.e", "oath:5.4.1.i", "oath:5.4.1.j", "oath:5.4.4.h", "oath:5.4.4.i")
@pytest.mark.parametrize(
    ("law", "cards", "advisers", "free"),
    [
        ("printed", [], [], False),
        ("printed", ["wolves"], [], True),
        ("printed", ["wolves", "elders"], ["tents"], False),
        ("errata", ["wolves", "elders"], ["tents"], True),
        ("errata", ["elders"], ["tents"], False),
        ("printed", ["wolves"], ["tents"], True),
    ],
)
def test_the_darkest_secret_is_guarded_by_the_holders_site(
    law: str, cards: list[str], advisers: list[str], free: bool
) -> None:
    scene = at_steppe(
        me={"secrets": 3},
        seats=[{}, {"advisers": advisers}],
        here={"cards": cards},
        banners={"darkest-secret": {"holder": 1, "tokens": 2}},
        options={"law": law},
    )
    if not free:
        scene.refuses("recover", rule="5.4.1.e" if cards else "5.4.1.i")
        return
    scene.answer("recover", "banner:darkest-secret")
    scene.holds(seats={0: {"secrets": 1}, 1: {"secrets": 1}}, banners={"darkest-secret": {"holder": 0, "tokens": 3}})


# -- Travel ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.6.1.a", "oath:5.6.1.b", "oath:5.6.1.c", "oath:5.6.1.d", "oath:5.6.1.e", "oath:5.6.1.g")
@pytest.mark.parametrize(
    ("here", "there", "supply"),
    [
        ("cradle-1", "cradle-2", 1),
        ("cradle-1", "provinces-2", 2),
        ("cradle-1", "hinterland-2", 4),
        ("provinces-1", "hinterland-2", 2),
        ("hinterland-1", "hinterland-2", 3),
        ("hinterland-1", "cradle-2", 4),
    ],
)
def test_what_a_travel_costs(here: str, there: str, supply: int) -> None:
    plain = {"cradle-2": "mine", "provinces-2": "wastes", "hinterland-2": "river"}
    scene = Scene("oath", 2, seats=[{"at": here}], sites=plain)
    scene.answer("travel", f"site:{plain[there]}")
    scene.holds(seats={0: {"supply": 7 - supply, "at": plain[there]}})


@pytest.mark.rule("oath:5.6.2.a", "oath:5.6.2.b", "oath:5.6.2.c", "oath:5.6.2.d", "oath:5.6.2.e", "oath:2.8.2.a")
def test_a_facedown_site_is_revealed_on_arrival() -> None:
    scene = at_steppe(sites={"cradle-2": {"site": "mine", "faceup": False}}, relics=["map"])
    scene.answer("travel", "slot:cradle-2")
    scene.holds(sites={"cradle-2": {"faceup": True, "favor": 3, "relics": ["map"]}})


# -- minor actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:6.3.a", "oath:6.3.b")
def test_a_relic_here_can_be_peeked_at_and_is_remembered() -> None:
    scene = at_steppe(here={"relics": ["map"]}, sites={"cradle-2": "mine"})
    scene.answer("peek:slot:cradle-1:relic:0", "travel", "site:mine")
    assert scene.match.game.view(scene.match.table, 0).sites[0].relics[0].card == "relic:map"
    assert scene.match.game.view(scene.match.table, 1).sites[0].relics[0].card is None


@pytest.mark.rule("oath:6.5.a", "oath:6.5.b", "oath:6.5.c", "oath:6.5.d")
def test_warbands_move_between_site_and_board() -> None:
    scene = at_steppe(me={"warbands": 1}, here={"warbands": {"purple": 2}})
    scene.answer("warbands:to-board")
    scene.refuses("warbands:to-board", rule="6.5.b")
    scene.answer("warbands:to-site", 2)
    scene.holds(seats={0: {"warbands": 0}}, sites={"cradle-1": {"warbands": {"purple": 3}}})
    scene = at_steppe(me={"warbands": 1}, here={"warbands": {"red": 2}})
    scene.refuses("warbands:to-site", rule="6.5.d")


@pytest.mark.rule("oath:6.5.e", "oath:6.5.f", "oath:6.5.g", "oath:6.5.h")
def test_imperial_players_hand_warbands_over_by_consent() -> None:
    words: dict[str, Any] = {"turn": 1, "seats": [{"warbands": 1}, {"role": "citizen", "warbands": 1}]}
    scene = at_steppe(here={"warbands": {"purple": 2}}, **words)
    scene.answer("warbands:to-board")
    scene.asks("warbands-consent", seat=0)
    scene.answer("no")
    scene.holds(sites={"cradle-1": {"warbands": {"purple": 2}}})
    scene.answer("warbands:give:0")
    scene.asks("warbands-consent-give", seat=0)
    scene.answer("yes")
    scene.holds(seats={0: {"warbands": 2}, 1: {"warbands": 0}})
    scene.answer("warbands:take:0", 2, "yes")
    scene.holds(seats={0: {"warbands": 0}, 1: {"warbands": 2}})


@pytest.mark.rule("oath:6.6.2.d", "oath:6.6.2.e", "oath:6.6.2.g", "oath:6.6.1.b")
def test_a_scepter_in_an_exiles_hand_makes_its_own_citizen() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"warbands": 22}, {"relics": ["grand-scepter"], "vision": "faith", "warbands": 4, "supply": 1}],
    )
    scene.answer("use:relic:grand-scepter:3", "seat:1", "reliquary:1")
    scene.holds(
        seats={1: {"role": "citizen", "warbands": 2, "vision": None, "supply": 7, "bank": 14}, 0: {"bank": 0}},
        discards={"provinces": ["faith"]},
        turn=0,
    )


@pytest.mark.rule("oath:6.6.2.f")
@pytest.mark.parametrize(("law", "usurper"), [("printed", True), ("errata", False)])
def test_the_side_of_a_new_citizens_title_depends_on_the_law(law: str, usurper: bool) -> None:
    scene = Scene(
        "oath",
        2,
        oath="people",
        title=1,
        usurper=not usurper,
        banners={"peoples-favor": {"holder": 1}},
        options={"law": law},
    )
    scene.answer("use:relic:grand-scepter:3", "seat:1", [], ["0>1:reliquary:reliquary:0"], "accept")
    scene.holds(usurper=usurper, title=1)


@pytest.mark.rule("oath:6.7.a", "oath:6.7.b", "oath:6.7.d", "oath:6.7.g", "oath:6.7.h", "oath:6.7.i")
@pytest.mark.parametrize(("holder", "price"), [(None, 4), (1, 5), (0, 3)])
def test_the_scepter_exiles_a_citizen_for_favor(holder: int | None, price: int) -> None:
    banners = {} if holder is None else {"peoples-favor": {"holder": holder}}
    scene = at_steppe(
        me={"favor": 5},
        seats=[{}, {"role": "citizen", "warbands": 2, "supply": 1}],
        here={"warbands": {"purple": 1}},
        banners=banners,
    )
    scene.answer("use:relic:grand-scepter:3", "seat:1")
    scene.holds(
        seats={0: {"favor": 5 - price}, 1: {"role": "exile", "favor": price, "warbands": 2, "bank": 12, "supply": 7}},
        sites={"cradle-1": {"warbands": {"purple": 1}}},
    )


@pytest.mark.rule("oath:6.8.a", "oath:6.8.b", "oath:6.8.c", "oath:6.8.d", "oath:6.8.e", "oath:6.8.g")
def test_a_citizen_leaves_the_empire_for_favor() -> None:
    words: dict[str, Any] = {"turn": 1}
    scene = at_steppe(seats=[{}, {"role": "citizen", "favor": 3, "warbands": 2, "facedown_secrets": 1}], **words)
    scene.answer("self-exile")
    scene.holds(seats={0: {"favor": 3}, 1: {"role": "exile", "favor": 0, "warbands": 2}}, turn=0)
    scene = at_steppe(seats=[{}, {"role": "citizen", "favor": 2, "warbands": 3}], **words)
    scene.refuses("self-exile", rule="6.8.b")


@pytest.mark.rule("oath:10.10.c", "oath:10.10.e", "oath:10.10.f")
@pytest.mark.parametrize(("law", "pile"), [("printed", "hinterland"), ("errata", "cradle")])
def test_which_pile_takes_a_card_of_another_region_depends_on_the_law(law: str, pile: str) -> None:
    scene = at_steppe(sites={"hinterland-2": {"site": "mine", "cards": ["wolves"]}}, options={"law": law})
    table = scene.match.table
    table.discard_at(scene.state.sites[6].cards[0], 0)
    scene.holds(discards={pile: ["wolves"]})
