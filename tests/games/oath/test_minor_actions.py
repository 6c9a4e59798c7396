"""Minor actions (section 6) beside Citizenship: facedown advisers, Action powers, peeking, warbands."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene


def at_steppe(*seats: dict[str, Any], here: dict[str, Any] | None = None, **words: Any) -> Scene:
    """Everybody stands at the Steppe, on top of the Cradle."""
    described = [{"at": "steppe", **seat} for seat in (*seats, *({} for _ in range(2 - len(seats))))]
    sites = {"cradle-1": {"site": "steppe", **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", len(described), seats=described, sites=sites, **words)


@pytest.mark.rule("oath:6.a", "oath:6.2.a")
def test_minor_actions_need_no_supply() -> None:
    scene = at_steppe(
        {
            "supply": 0,
            "warbands": 1,
            "favor": 2,
            "advisers": [{"facedown": "wolves"}, "elders"],
            "relics": ["grand-scepter"],
        },
        here={"relics": ["map"], "warbands": {"purple": 2}},
    )
    scene.offers(
        "adviser:denizen:wolves",
        "peek:slot:cradle-1:relic:0",
        "warbands:to-board",
        "warbands:to-site",
        "use:denizen:elders",
        "use:relic:grand-scepter:2",
        "use:relic:grand-scepter:3",
    )
    scene.not_offered("search", "muster", "trade", "campaign", "travel")
    scene.answer("use:denizen:elders")
    scene.holds(seats={0: {"favor": 0, "secrets": 1, "supply": 0}}, tokens={"elders": {"favor": 2}})


@pytest.mark.rule("oath:6.2.a", "oath:7.1.1.c")
def test_an_action_power_needs_access() -> None:
    scene = at_steppe({"favor": 2}, {"advisers": ["elders"]}, sites={"cradle-2": {"site": "mine", "cards": ["tutor"]}})
    assert not [key for key in scene.offered() if key.startswith(("use:denizen:elders", "use:denizen:tutor"))]


@pytest.mark.rule("oath:6.1.a", "oath:5.1.4.I.e")
def test_a_facedown_adviser_is_played_to_the_site_or_turned_up() -> None:
    scene = at_steppe({"advisers": [{"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves")
    scene.offers("play:site:steppe", "play:advisers", "play:discard")
    scene.answer("play:site:steppe")
    scene.holds(sites={"cradle-1": {"cards": ["wolves"]}}, seats={0: {"favor": 1, "advisers": []}}, banks={"beast": 2})
    scene = at_steppe({"advisers": [{"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves", "play:advisers")
    scene.holds(seats={0: {"advisers": ["wolves"], "favor": 0, "supply": 7}})


@pytest.mark.rule("oath:6.1.b", "oath:10.10.c")
def test_a_facedown_adviser_is_discarded_as_in_a_search() -> None:
    scene = at_steppe({"advisers": [{"facedown": "wolves"}]}, discards={"provinces": ["tents"]})
    scene.answer("adviser:denizen:wolves", "play:discard")
    scene.holds(seats={0: {"advisers": []}}, discards={"provinces": ["wolves", "tents"]})


@pytest.mark.rule("oath:6.1.c")
def test_restrictions_and_tolls_hold_for_a_facedown_adviser_too() -> None:
    words: dict[str, Any] = {"here": {"cards": ["forced-labor"], "warbands": {"red": 1}}}
    scene = at_steppe({"advisers": [{"facedown": "wolves"}]}, **words)
    scene.refuses("adviser:denizen:wolves", rule="7.1.2")
    scene = at_steppe({"favor": 1, "advisers": [{"facedown": "keep"}]}, **words)
    scene.answer("adviser:denizen:keep")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 1}})
    scene.refuses("play:advisers", rule="7.2.1")


@pytest.mark.rule("oath:6.1.d", "oath:6.1.e", "oath:9.4.f", "oath:9.4.g")
def test_a_player_knows_the_own_facedown_advisers_and_may_show_them() -> None:
    scene = at_steppe({"advisers": [{"facedown": "wolves"}]}, {}, {})
    scene.sees(0, players=[{"advisers": [{"card": "denizen:wolves"}]}, {}, {}])
    scene.sees(1, players=[{"advisers": [{"card": None}]}, {}, {}])
    scene.answer("show:denizen:wolves", "seat:1")
    scene.sees(1, players=[{"advisers": [{"card": "denizen:wolves"}]}, {}, {}])
    scene.sees(2, players=[{"advisers": [{"card": None}]}, {}, {}])
    scene.sees(None, players=[{"advisers": [{"card": None}]}, {}, {}])
    scene.answer("show:denizen:wolves", "seat:2")
    scene.not_offered("show:denizen:wolves")
    scene.sees(2, players=[{"advisers": [{"card": "denizen:wolves"}]}, {}, {}])


@pytest.mark.rule("oath:6.3.a", "oath:10.12.a")
def test_only_relics_at_the_own_site_are_peeked_at() -> None:
    scene = at_steppe(here={"relics": ["map"]}, sites={"cradle-2": {"site": "mine", "relics": ["whistle"]}})
    scene.not_offered("peek:slot:cradle-2:relic:0")
    scene.answer("peek:slot:cradle-1:relic:0")
    scene.holds(sites={"cradle-1": {"relics": ["map"]}})
    scene.sees(1, sites=[{"relics": [{"card": None}]}, *({} for _ in range(7))])
    scene.sees(None, sites=[{"relics": [{"card": None}]}, *({} for _ in range(7))])


@pytest.mark.rule("oath:6.4.a")
def test_the_scepter_shows_its_holder_the_reliquary() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{}, {"relics": ["grand-scepter"]}], reliquary=["map", "whistle"])
    scene.sees(1, reliquary=[{"relic": {"card": None}}, {}, {}, {}])
    scene.answer("use:relic:grand-scepter:2")
    scene.sees(1, reliquary=[{"relic": {"card": "relic:map"}}, {"relic": {"card": "relic:whistle"}}, {}, {}])
    scene.sees(0, reliquary=[{"relic": {"card": None}}, {"relic": {"card": None}}, {}, {}])


@pytest.mark.rule("oath:6.4.a")
@pytest.mark.parametrize("power", [2, 3])
def test_a_scepter_taken_this_turn_rests(power: int) -> None:
    scene = Scene("oath", 2, turn=1, seats=[{}, {"relics": ["grand-scepter"]}], scepter_taken=True)
    scene.refuses(f"use:relic:grand-scepter:{power}", rule="6.4")


@pytest.mark.rule("oath:6.5.e", "oath:6.box.6.5.a")
def test_only_a_citizen_who_takes_warbands_off_a_site_asks_the_chancellor() -> None:
    scene = at_steppe({}, {"role": "citizen", "warbands": 1}, turn=1, here={"warbands": {"purple": 3}})
    scene.answer("warbands:to-site")
    scene.holds(sites={"cradle-1": {"warbands": {"purple": 4}}})
    scene.answer("warbands:to-board", 2)
    scene.asks("warbands-consent", seat=0)
    scene.answer("yes")
    scene.holds(sites={"cradle-1": {"warbands": {"purple": 2}}}, seats={1: {"warbands": 2}})
    scene = at_steppe({}, {}, turn=0, here={"warbands": {"purple": 3}})
    scene.answer("warbands:to-board", 2)
    scene.holds(seats={0: {"warbands": 2}})


@pytest.mark.rule("oath:6.5.f", "oath:6.5.h", "oath:6.box.6.5.b")
def test_warbands_pass_only_between_imperial_players_at_one_site() -> None:
    scene = at_steppe(
        {"warbands": 2}, {"role": "citizen", "warbands": 1}, {"warbands": 1}, {"role": "citizen", "at": "mine"},
        sites={"cradle-2": "mine"},
    )  # fmt: skip
    scene.offers("warbands:give:1", "warbands:take:1")
    scene.not_offered("warbands:give:2", "warbands:take:2", "warbands:give:3")
    scene.answer("warbands:take:1", "no")
    scene.holds(seats={0: {"warbands": 2}, 1: {"warbands": 1}})
    scene.answer("warbands:give:1", 2, "yes")
    scene.holds(seats={0: {"warbands": 0}, 1: {"warbands": 3}})
    scene = at_steppe({"warbands": 2}, {"warbands": 1}, turn=1)
    scene.not_offered("warbands:give:0", "warbands:take:0")
