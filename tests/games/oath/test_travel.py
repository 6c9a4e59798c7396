"""Travel (5.6): what it costs, where it leads and what is found there."""

from __future__ import annotations

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

PLAIN = {
    "cradle-1": "steppe",
    "cradle-2": "fertile-valley",
    "provinces-1": "plains",
    "provinces-2": "wastes",
    "hinterland-1": "deep-woods",
    "hinterland-2": "river",
}
"""Sites whose powers have nothing to do with travelling."""


@pytest.mark.rule("oath:5.6.1.a", "oath:5.6.1.b", "oath:5.6.1.d", "oath:5.6.1.f", "oath:5.6.1.g")
@pytest.mark.parametrize(
    ("here", "there", "supply"),
    [
        ("cradle-1", "cradle-2", 1),
        ("cradle-1", "provinces-1", 2),
        ("cradle-1", "hinterland-1", 4),
        ("provinces-1", "cradle-1", 2),
        ("provinces-1", "provinces-2", 2),
        ("provinces-1", "hinterland-1", 2),
        ("hinterland-1", "cradle-1", 4),
        ("hinterland-1", "provinces-1", 2),
        ("hinterland-1", "hinterland-2", 3),
    ],
)
def test_every_way_has_its_price(here: str, there: str, supply: int) -> None:
    scene = Scene("oath", 2, seats=[{"at": PLAIN[here], "supply": supply}], sites=PLAIN)
    scene.answer("travel", f"site:{PLAIN[there]}")
    scene.holds(seats={0: {"supply": 0, "at": PLAIN[there]}})
    scene = Scene("oath", 2, seats=[{"at": PLAIN[here], "supply": supply - 1}], sites=PLAIN)
    if supply > 1 and not here.startswith("provinces"):
        scene.not_offered(f"site:{PLAIN[there]}")


@pytest.mark.rule("oath:5.6.1.h", "oath:5.6.2.a")
def test_one_always_travels_to_another_site() -> None:
    scene = Scene("oath", 2, seats=[{"at": "plains"}], sites=PLAIN)
    scene.answer("travel")
    scene.refuses("site:plains", rule="5.6.1.h")
    scene.answer("site:wastes")
    scene.holds(seats={0: {"at": "wastes"}})
    scene.logs("log-travels", player="seat:0", site="site:wastes", times=1)


@pytest.mark.rule("oath:5.6.2.f", "oath:5.6.2.c")
def test_a_site_that_is_faceup_already_brings_nothing_new() -> None:
    scene = at_steppe(sites={"cradle-2": {"site": "mine", "favor": 1}}, relics=["map"])
    scene.answer("travel", "site:mine")
    scene.holds(sites={"cradle-2": {"favor": 1, "relics": []}}, relics=["map"])


@pytest.mark.rule("oath:5.6.2.d", "oath:5.6.2.e", "oath:2.8.2.c", "oath:2.8.2.d")
def test_tokens_lie_on_a_revealed_site_and_relics_facedown_beside_it() -> None:
    scene = at_steppe(sites={"cradle-2": {"site": "drowned-city", "faceup": False}}, relics=["map", "whistle"])
    scene.answer("travel", "slot:cradle-2")
    scene.holds(
        sites={"cradle-2": {"secrets": 3, "favor": 0, "relics": ["map", "whistle"]}},
        seats={0: {"secrets": 0, "relics": ["grand-scepter"]}},
    )
    for seat in (0, 1):
        seen = scene.match.game.view(scene.match.table, seat).sites[1].relics
        assert [relic.card for relic in seen] == [None, None]


@pytest.mark.rule("oath:2.8.2.b", "oath:5.6.2.b", "oath:2.8.1.b")
def test_a_site_may_have_nothing_to_reveal() -> None:
    scene = at_steppe(sites={"cradle-2": {"site": "plains", "faceup": False}}, relics=["map"])
    scene.answer("travel", "slot:cradle-2")
    scene.holds(sites={"cradle-2": {"faceup": True, "favor": 0, "secrets": 0, "relics": [], "cards": []}})


@pytest.mark.rule("oath:5.6.2.a", "oath:2.8.2.a")
@pytest.mark.parametrize("slot", ["cradle-1", "provinces-1", "hinterland-3"])
def test_every_facedown_site_is_reached_and_turned_up(slot: str) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe"}, {"at": "steppe"}],
        sites={"cradle-2": "steppe", slot: {"site": "plains", "faceup": False}},
    )
    scene.answer("travel", f"slot:{slot}")
    scene.holds(seats={0: {"at": "plains"}}, sites={slot: {"site": "plains", "faceup": True}})


@pytest.mark.rule("oath:5.6.2.d", "oath:5.6.2.e")
def test_short_supplies_fill_a_revealed_site_as_far_as_they_go() -> None:
    scene = at_steppe(me={"favor": 16}, sites={"cradle-2": {"site": "mine", "faceup": False}}, relics={"only": []})
    assert scene.state.bank == 1
    scene.answer("travel", "slot:cradle-2")
    scene.holds(sites={"cradle-2": {"favor": 1, "relics": []}}, shared_bank=0)


@pytest.mark.rule("oath:A.2.7.c", "oath:5.6.1.c")
def test_a_travel_led_where_the_supply_is_short_fails_and_is_told() -> None:
    """A decadent Chancellor pays one more for the Hinterland, whoever chooses it."""
    scene = Scene(
        "oath",
        2,
        reliquary=[None, "bare", None, None],
        seats=[{"at": "shrouded-wood", "supply": 2}, {"at": "mine"}],
        sites={
            "cradle-1": {"site": "shrouded-wood", "warbands": {"red": 1}},
            "cradle-2": "mine",
            "hinterland-1": "river",
        },
    )
    scene.answer("travel")
    scene.asks("travel-to", seat=1)
    scene.answer("site:river")
    scene.holds(seats={0: {"at": "shrouded-wood", "supply": 2}})
    scene.logs("log-travel-fails", rule="A.2.7", player="seat:0", site="site:river", times=1)


@pytest.mark.rule("oath:A.2.12.a")
def test_who_is_made_to_travel_is_told_what_entering_costs() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"at": "mine", "secrets": 1}, {"at": "the-hidden-place", "secrets": 1, "relics": ["whistle"]}],
        sites={"cradle-1": "the-hidden-place", "cradle-2": "mine"},
    )
    scene.answer("use:relic:whistle", "site:the-hidden-place")
    scene.asks("travel-toll", seat=0)
    d = scene.decision()
    told = d.question.prompt_args(scene.match.table, d)
    assert {name: told[name] for name in ("site", "favor", "secrets")} == {
        "site": "site:the-hidden-place",
        "favor": 0,
        "secrets": 1,
    }
    scene.answer("no")
    scene.holds(seats={0: {"at": "mine", "secrets": 1}, 1: {"secrets": 0}}, tokens={"whistle": {"secrets": 1}})
