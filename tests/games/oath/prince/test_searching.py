"""Phase 2: the Prince searches and plays one card (P.6, P.17.a-d, P.3.b-c, P.3.g)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import CARD_ID
from regnum.games.oath.hidden import zones
from regnum.games.oath.prince import board
from regnum.games.oath.state import Search
from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told, with_prince

NO_ROOM: dict[str, Any] = {
    "cradle-1": {"site": "drowned-city", "relics": ["map", "whistle"]},
    "provinces-1": {"site": "mine", "cards": ["elders"]},
    "hinterland-1": {"site": "wastes", "cards": ["wolves"]},
}
"""Every faceup site is full."""


def searching(*drawn: str, mask: str = "TL_threat", role: str = "chancellor", **words: Any) -> Scene:
    prince = {"mask": mask, **words.pop("prince", {})}
    deck = words.pop("deck", list(drawn))
    return with_prince(role, prince=prince, deck=deck, **words)


def chosen(scene: Scene) -> tuple[str, str]:
    line = told(scene, "log-prince-chooses")[0]
    return str(line["card"]).removeprefix("denizen:"), str(line["as"])


@pytest.mark.rule("oath:P.6.a", "oath:P.6.b", "oath:P.6.d", "oath:P.6.e")
def test_three_cards_and_a_vision_does_not_stop_him() -> None:
    scene = searching("conquest", "elders", "wolves", "storyteller")
    assert told(scene, "log-draws")[0]["count"] == 3
    assert told(scene, "log-reveals")[0]["cards"] == "denizen:elders+denizen:wolves"
    scene.holds(prince={"shown": ["elders", "wolves"]})
    scene.holds(visions_drawn=1)
    assert chosen(scene) == ("elders", "unassigned")


@pytest.mark.rule("oath:P.6.c")
def test_after_three_visions_he_goes_on_to_a_denizen() -> None:
    scene = searching("conquest", "faith", "sanctuary", "rebellion", "elders", "wolves")
    assert told(scene, "log-draws")[0]["count"] == 5
    scene.holds(visions_drawn=4)
    assert chosen(scene) == ("elders", "unassigned")


@pytest.mark.rule("oath:P.6.f")
def test_each_battle_plan_moves_the_strategy_marker() -> None:
    searching("longbows", "elders", "keep").holds(prince={"strategy": 2})
    searching("wolves", "elders", "storyteller").holds(prince={"strategy": 0})


@pytest.mark.rule("oath:P.6.g", "oath:P.17.a", "oath:P.3.g")
def test_top_left_a_friend_goes_first() -> None:
    friends = {"friends": {"nomad": 2, "beast": 3}, "schemers": {"arcane": 4}}
    assert chosen(searching("elders", "wolves", "alchemist", prince=friends)) == ("wolves", "friends")
    assert chosen(searching("alchemist", "storyteller", "messenger", prince=friends)) == ("storyteller", "unassigned")
    only = {"schemers": {"arcane": 1, "hearth": 4}}
    assert chosen(searching("alchemist", "storyteller", "tavern-songs", prince=only)) == ("storyteller", "schemers")


@pytest.mark.parametrize(
    "mask",
    [
        pytest.param("TR_muster", marks=pytest.mark.rule("oath:P.17.b")),
        pytest.param("BL_muster", marks=pytest.mark.rule("oath:P.17.c")),
    ],
)
def test_in_two_quadrants_a_schemer_goes_first(mask: str) -> None:
    both = {"friends": {"nomad": 4}, "schemers": {"arcane": 1}}
    assert chosen(searching("elders", "wolves", "alchemist", mask=mask, prince=both)) == ("alchemist", "schemers")
    scene = searching("elders", "wolves", "storyteller", mask=mask, prince=both)
    assert chosen(scene) == ("wolves", "unassigned")
    scene.holds(prince={"schemers": {"beast": 1, "arcane": 1}})
    assert chosen(searching("elders", deck={"only": ["elders"]}, mask=mask, prince=both)) == ("elders", "friends")


@pytest.mark.rule("oath:P.17.d")
def test_bottom_right_a_friend_goes_first() -> None:
    both = {"friends": {"nomad": 1}, "schemers": {"arcane": 4}}
    assert chosen(searching("alchemist", "wolves", "elders", mask="BR_muster", prince=both)) == ("elders", "friends")
    scene = searching("alchemist", "wolves", "storyteller", mask="BR_muster", prince=both)
    scene.holds(prince={"friends": {"nomad": 1, "beast": 1}})


@pytest.mark.rule("oath:P.6.h", "oath:P.3.c")
def test_of_one_suit_the_card_drawn_first_even_if_only_an_adviser() -> None:
    """The sheet's example: Hearth stands above Discord; the first Hearth card is for advisers only."""
    scene = searching("scryer", "herald", "storyteller", prince={"friends": {"discord": 1, "hearth": 2}})
    assert chosen(scene) == ("herald", "friends")
    assert told(scene, "log-prince-cannot-play")[0]["card"] == "denizen:herald"


@pytest.mark.rule("oath:P.3.g", "oath:P.3.a")
def test_on_one_row_the_suit_that_came_first() -> None:
    scene = searching("wolves", "elders", "scryer", prince={"friends": {"nomad": 2, "beast": 2}})
    assert chosen(scene) == ("elders", "friends")


@pytest.mark.rule("oath:P.6.i", "oath:P.3.b", "oath:P.6.l")
def test_the_topmost_cradle_site_with_room_takes_it() -> None:
    sites: dict[str, Any] = {"cradle-1": "plains", "cradle-2": "river", "provinces-1": "mountain"}
    scene = searching("elders", "wolves", "alchemist", sites=sites)
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:plains"
    gains = told(scene, "log-gains-favor")[0]
    assert (gains["count"], gains["bank"]) == (1, "bank:nomad")
    full = {**sites, "cradle-1": {"site": "drowned-city"}}
    scene = searching("elders", "wolves", "alchemist", sites=full)
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:river"


@pytest.mark.rule("oath:P.6.j", "oath:P.6.k")
def test_then_the_provinces_then_the_hinterland() -> None:
    scene = searching("elders", "scryer", "alchemist", sites={**NO_ROOM, "provinces-2": "plains"} | _without("elders"))
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:plains"
    scene = searching("alchemist", "scryer", "messenger", sites={**NO_ROOM, "hinterland-2": "plains"})
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:plains"


def _without(card: str) -> dict[str, Any]:
    """The full sites with another card in the place of this one."""
    return {slot: {**words, "cards": ["memory-of-home"]} for slot, words in NO_ROOM.items() if card in str(words)}


@pytest.mark.parametrize(
    ("mask", "gains"),
    [
        pytest.param("TL_threat", {"warbands": 2, "strategy": 1}, marks=pytest.mark.rule("oath:P.17.e", "oath:P.6.n")),
        pytest.param(
            "TR_threat",
            {"warbands": 1, "favor": 1, "ambition": 1, "strategy": 1},
            marks=pytest.mark.rule("oath:P.17.f", "oath:P.6.o", "oath:P.6.p"),
        ),
        pytest.param("BL_threat", {"warbands": 1, "secrets": 1, "strategy": 1}, marks=pytest.mark.rule("oath:P.17.g")),
        pytest.param("BR_threat", {"favor": 2, "ambition": 2, "strategy": 0}, marks=pytest.mark.rule("oath:P.17.h")),
    ],
)
def test_a_card_that_no_site_can_take(mask: str, gains: dict[str, int]) -> None:
    """The tokens are looked at before he acts: he has no action left but those that his marker gives him."""
    scene = searching("alchemist", "scryer", "messenger", mask=mask, sites=NO_ROOM)
    before = _until(scene, "log-prince-actions")
    found = {"warbands": 0, "favor": 0, "secrets": 0}
    for line in before:
        for what in found:
            if line.message == f"log-gains-{what}":
                found[what] += int(line.args["count"])
                if what == "favor":
                    assert line.args["bank"] == "bank:arcane"
    assert found == {what: gains.get(what, 0) for what in found}
    moved = any(line.message == "log-prince-strategy" for line in before)
    assert moved == bool(gains["strategy"])


def _until(scene: Scene, message: str) -> list[Any]:
    lines = list(scene.match.lines)
    return lines[: [line.message for line in lines].index(message)]


@pytest.mark.rule("oath:P.6.m", "oath:P.6.r")
def test_it_is_discarded_and_its_marker_moves_all_the_same() -> None:
    scene = searching("alchemist", "scryer", "messenger", sites=NO_ROOM, prince={"friends": {"arcane": 1}})
    scene.holds(prince={"friends": {"arcane": 2}})
    scene.holds(discards={"provinces": ["alchemist", "messenger", "scryer"]})


@pytest.mark.rule("oath:P.6.g")
def test_the_other_cards_are_discarded_in_the_order_drawn() -> None:
    """By the region of his pawn; the Vision among them stays unseen."""
    scene = searching("elders", "conquest", "wolves", sites={"cradle-1": "plains"}, prince={"at": "cradle-1"})
    scene.holds(discards={"provinces": ["wolves", "conquest"]})


@pytest.mark.rule("oath:P.6.s", "oath:P.7.b")
def test_a_marker_on_top_stays_and_gives_five_actions() -> None:
    scene = searching("elders", "wolves", "alchemist", prince={"friends": {"nomad": 4}})
    scene.holds(prince={"friends": {"nomad": 4}})
    assert told(scene, "log-prince-actions")[0]["count"] == 5


@pytest.mark.rule("oath:P.7.a")
@pytest.mark.parametrize(("row", "actions"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_row_gives_the_number_of_actions(row: int, actions: int) -> None:
    friends = {"nomad": row} if row else {}
    scene = searching("elders", "conquest", "faith", prince={"friends": friends})
    assert told(scene, "log-prince-actions")[0]["count"] == actions


@pytest.mark.rule("oath:P.6.g", "oath:P.7.b")
def test_without_a_denizen_he_has_no_action() -> None:
    """prince-no-card: nothing is played, no marker moves; the rest of his turn takes place."""
    scene = searching(deck={"only": ["conquest"]}, prince={"friends": {"nomad": 4}})
    scene.holds(prince={"friends": {"nomad": 4}, "path": []})
    assert told(scene, "log-prince-no-card")
    assert told(scene, "log-prince-actions")[0]["count"] == 0


@pytest.mark.rule("oath:P.6.a", "oath:P.15.c")
def test_at_the_marshes_he_draws_one_card_fewer() -> None:
    """prince-bundled-actions: what changes the number of cards drawn changes it for him too."""
    scene = searching("elders", "wolves", "alchemist", sites={"cradle-1": "marshes"}, prince={"at": "marshes"})
    assert told(scene, "log-draws")[0]["count"] == 2


@pytest.mark.rule("oath:P.6.h", "oath:P.3.c", "oath:P.6.m", "oath:P.17.e")
def test_the_example_of_the_sheet() -> None:
    """A Discord card and two Hearth cards; Hearth stands above Discord: the first Hearth card, though adviser-only."""
    scene = with_prince(
        deck=["zealots", "marriage", "rowdy-pub"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 2, "discord": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:marriage"
    assert told(scene, "log-prince-cannot-play")
    scene.holds(prince={"friends": {"hearth": 3, "discord": 1}})


@pytest.mark.rule("oath:P.17.a", "oath:P.6.r")
def test_top_left_an_unassigned_suit_becomes_a_friend_before_a_schemer_is_played() -> None:
    scene = with_prince(
        deck=["zealots", "elders", "conquest"],
        prince={"mask": "TL_muster_low", "schemers": {"discord": 3}},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"friends": {"nomad": 1}, "schemers": {"discord": 3}})
    only = with_prince(
        deck=["zealots", "conquest", "faith"],
        prince={"mask": "TL_muster_low", "schemers": {"discord": 2}},
        sites={"cradle-1": "plains"},
    )
    only.holds(prince={"schemers": {"discord": 3}})
    assert told(only, "log-prince-actions")[0]["count"] == 4


@pytest.mark.rule("oath:P.6.f", "oath:P.6.q", "oath:P.17.e")
def test_plans_and_the_shield_of_a_box_both_move_the_strategy_marker() -> None:
    """Lancers and Longbows are plans; Marriage is a Friend's card that no site takes, and the box adds one more."""
    scene = with_prince(
        deck=["lancers", "longbows", "marriage"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:marriage"
    assert told(scene, "log-prince-cannot-play")
    scene.holds(prince={"strategy": 3})


@pytest.mark.rule("oath:P.6.o", "oath:P.6.p", "oath:P.17.h")
def test_favor_of_a_box_comes_from_the_cards_bank_as_far_as_it_goes() -> None:
    """Bottom right: 2 favor, but the Hearth bank has one."""
    scene = with_prince(
        deck=["marriage", "conquest", "faith"],
        prince={"mask": "BR_muster"},
        banks={"hearth": 1},
        sites={"cradle-1": "plains"},
    )
    scene.holds(banks={"hearth": 0})
    assert [line["count"] for line in told(scene, "log-gains-favor") if line["bank"] == "bank:hearth"] == [1]


@pytest.mark.rule("oath:P.6.i")
def test_a_card_that_may_not_lie_at_a_site_goes_to_the_next_that_can_take_it() -> None:
    """Salt the Earth cannot be played where a locked card lies, such as an edifice."""
    scene = with_prince(
        deck=["salt-the-earth", "conquest", "faith"],
        prince={"mask": "BR_muster"},
        sites={"cradle-1": {"site": "plains", "cards": ["great-spire"]}, "cradle-2": "river"},
    )
    assert told(scene, "log-plays-at-site")[0]["site"] == "site:river"


@pytest.mark.rule("oath:P.3.g", "oath:P.6.h")
def test_of_two_suits_on_a_row_the_one_that_came_first_is_played() -> None:
    scene = with_prince(
        deck=["zealots", "elders", "levelers"],
        prince={"mask": "TL_muster_low", "friends": {"hearth": 2, "discord": 2}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:levelers"


@pytest.mark.rule("oath:P.3.g", "oath:P.6.t")
def test_a_marker_that_arrives_stands_to_the_right() -> None:
    """Discord comes to the row of Hearth; in the next search of the same quadrant Hearth still goes first."""
    scene = with_prince(
        deck=["zealots", "elders", "tents"],
        prince={"mask": "TL_muster_low", "friends": {"discord": 1, "hearth": 2}},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"friends": {"hearth": 2, "discord": 2}})
    assert board.suits_of(scene.state.prince, board.FRIENDS) == [3, 0]  # Hearth, Discord


@pytest.mark.rule("oath:P.6.b", "oath:P.6.c")
def test_three_visions_and_he_draws_on_to_the_first_denizen() -> None:
    scene = with_prince(
        deck=["faith", "conquest", "rebellion", "sanctuary", "wolves", "zealots"],
        prince={"mask": "BL_muster", "at": "plains"},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:wolves"
    scene.holds(prince={"shown": ["wolves"], "schemers": {"beast": 1}}, visions_drawn=4)


@pytest.mark.rule("oath:P.6.f", "oath:P.23.d")
def test_three_plans_do_not_lead_beyond_the_track() -> None:
    scene = with_prince(
        deck=["zealots", "lancers", "longbows"],
        prince={"mask": "TL_muster_low", "strategy": 4},
        sites={"cradle-1": "plains"},
    )
    scene.holds(prince={"strategy": 5})


@pytest.mark.rule("oath:P.6.l", "oath:P.15.j")
def test_a_homeland_pays_the_prince_too() -> None:
    """One favor for playing, one for the Homeland; then a Muster places one and the black arrow leads to a Trade."""
    scene = with_prince(
        deck={"only": ["levelers"]},
        prince={"mask": "TL_threat", "at": "fertile-valley"},
        sites={"cradle-1": "fertile-valley"},
        banks={"hearth": 3},
    )
    gains = [(line["bank"], line["count"]) for line in told(scene, "log-gains-favor")]
    assert gains[:2] == [("bank:hearth", 1), ("bank:hearth", 1)]


@pytest.mark.rule("oath:P.3.b", "oath:P.6.i", "oath:P.6.j")
def test_full_and_facedown_sites_are_passed_over() -> None:
    scene = with_prince(
        deck=["elders", "conquest", "faith"],
        prince={"mask": "TL_muster_low"},
        sites={
            "cradle-1": {"site": "mine", "cards": ["wolves"]},
            "cradle-2": {"site": "plains", "faceup": False},
            "provinces-1": {"site": "drowned-city"},
            "provinces-2": {"site": "steppe", "faceup": False},
            "provinces-3": {"site": "river"},
            "hinterland-1": {"site": "mountain"},
        },
    )
    scene.holds(sites={"provinces-3": {"cards": ["elders"]}})


@pytest.mark.rule("oath:P.17.c", "oath:P.17.d", "oath:P.12.a")
@pytest.mark.parametrize(
    ("before", "card"),
    [("BL_recover_ds", "elders"), ("BL_campaign_ds", "wolves")],
)
def test_a_search_goes_by_the_quadrant_of_its_space(before: str, card: str) -> None:
    """From the Darkest Secret's Recover the arrow crosses to the right, where a Friend is played."""
    scene = on_space(
        before,
        deck=["wolves", "elders", "zealots"],
        prince={"friends": {"nomad": 1}, "schemers": {"beast": 1}, "at": "plains"},
        banners={"darkest-secret": {"holder": 1, "tokens": 1}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == f"denizen:{card}"


@pytest.mark.rule("oath:P.6.g", "oath:10.10.b")
def test_what_he_does_not_play_goes_to_the_pile_of_the_next_region() -> None:
    scene = with_prince(
        deck={"only": ["elders", "faith", "wolves"]},
        prince={"mask": "TL_muster_low", "friends": {"nomad": 1}, "at": "cradle-1"},
        sites={"cradle-1": "plains"},
        discards={"provinces": ["zealots"]},
    )
    scene.holds(discards={"provinces": ["wolves", "faith", "zealots"]}, sites={"cradle-1": {"cards": ["elders"]}})


@pytest.mark.rule("oath:P.17.b", "oath:P.3.c")
def test_top_right_the_first_drawn_unassigned_suit_becomes_a_schemer() -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "TR_muster", "friends": {"nomad": 4}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:zealots"
    scene.holds(prince={"schemers": {"discord": 1}, "friends": {"nomad": 4}})


@pytest.mark.rule("oath:P.17.b")
def test_with_friends_only_a_schemer_quadrant_plays_the_highest_friend() -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "TR_muster", "friends": {"nomad": 1, "discord": 3, "beast": 2}},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:zealots"
    scene.holds(prince={"friends": {"discord": 4}})


@pytest.mark.rule("oath:P.6.o", "oath:P.6.p", "oath:P.17.f")
def test_the_box_top_right_fills_the_ambition_space() -> None:
    scene = with_prince(
        deck={"only": ["marriage"]},
        prince={"mask": "TR_muster", "schemers": {"hearth": 1}, "warbands": 0, "strategy": 0},
        sites={"cradle-1": {"site": "plains", "cards": []}},
        banks={"hearth": 1},
    )
    scene.holds(prince={"ambition": 1, "strategy": 1, "schemers": {"hearth": 2}})


@pytest.mark.rule("oath:P.7.a", "oath:P.6.a")
def test_without_a_denizen_there_are_no_actions() -> None:
    scene = with_prince(
        deck={"only": ["faith", "conquest"]},
        prince={"mask": "TL_muster_low", "favor": 3, "at": "plains", "start": "BL_muster"},
        sites={"cradle-1": {"site": "plains", "cards": ["elders"]}},
    )
    scene.holds(prince={"favor": 3, "warbands": 0, "mask": "TL_muster_low", "start": "TL_muster_low"})


@pytest.mark.rule("oath:P.15.d", "oath:P.6.a")
@pytest.mark.parametrize("favor", [0, 1])
def test_forced_labor_is_bought_off_or_stops_the_search(favor: int) -> None:
    scene = with_prince(
        deck=["elders", "zealots", "wolves"],
        prince={"mask": "BL_muster", "favor": favor, "at": "river"},
        seats=[{"at": "plains"}],
        sites={"cradle-1": {"site": "river", "cards": ["forced-labor"], "warbands": {"red": 1}}, "cradle-2": "plains"},
    )
    if favor:
        scene.holds(seats={0: {"favor": 1}})
        assert told(scene, "log-prince-chooses")
    else:
        assert told(scene, "log-prince-chooses") == []


@pytest.mark.rule("oath:P.6.d", "oath:P.15.m")
def test_what_he_has_shown_is_known_to_whoever_decides_for_him_and_a_vision_is_not() -> None:
    """Whoever swaps drawn denizens for him (Great Spire) chooses among those that were shown."""
    scene = with_prince(powers="expanded", sites={"cradle-1": "plains"})
    s = scene.state
    vision, wolves, tents = (
        next(card for card, thing in enumerate(CARD_ID) if thing == wanted)
        for wanted in ("vision:conquest", "denizen:wolves", "denizen:tents")
    )
    assert s.prince is not None
    s.searches.append(Search(s.prince.seat, s.players[s.prince.seat].pawn, drawn=(vision, wolves, tents)))
    s.prince.shown = (wolves,)
    hidden = [card for zone in zones(s, 0) if zone.name == "drawn" for card in zone.cards]
    assert sorted(hidden) == sorted([vision, tents])
