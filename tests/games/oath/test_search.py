"""Search, and playing the card that is kept (5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.tables import at_steppe

DRAWN = {"deck": {"only": ["wolves"]}}
"""The one card left in the world deck, which is therefore kept."""


def kept(card: str, **words: Any) -> Scene:
    """Seat 0 has searched the world deck, found one card and must play it."""
    scene = at_steppe(deck={"only": [card]}, **words)
    kind = "vision" if card in ("faith", "conquest", "conspiracy", "rebellion", "sanctuary") else "denizen"
    scene.answer("search", "world-deck", f"{kind}:{card}")
    return scene


# -- drawing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.2.a", "oath:5.1.2.b", "oath:2.1.5.b", "oath:2.1.2.a")
def test_the_cards_of_a_search_come_from_one_source() -> None:
    scene = at_steppe(
        deck={"only": ["wolves", "elders"]},
        discards={"cradle": ["tents", "longbows"], "provinces": ["scouts"], "hinterland": ["keep"]},
    )
    scene.answer("search")
    scene.refuses("discard:provinces", rule="5.1.2.c")
    scene.refuses("discard:hinterland", rule="5.1.2.c")
    scene.answer("world-deck")
    scene.offers_only("denizen:wolves", "denizen:elders")
    scene.holds(discards={"cradle": ["tents", "longbows"]}, deck={"only": []})


@pytest.mark.rule("oath:5.1.2.a", "oath:5.1.2.i")
def test_a_pile_with_fewer_cards_gives_what_it_has_and_an_empty_one_cannot_be_searched() -> None:
    scene = at_steppe(deck={"only": []}, discards={"cradle": ["faith", "tents"]})
    scene.answer("search")
    scene.refuses("world-deck", rule="5.1.2")
    scene.answer("discard:cradle")
    scene.offers_only("vision:faith", "denizen:tents")
    at_steppe(deck={"only": []}).refuses("search", rule="5.1.2")


@pytest.mark.rule("oath:5.1.2.e", "oath:2.1.6.a", "oath:2.7.1.a")
def test_everybody_hears_of_a_vision_from_the_world_deck_but_not_which() -> None:
    scene = at_steppe(deck=["faith"])
    scene.answer("search", "world-deck")
    scene.logs("log-vision-drawn", count=1, times=1)
    assert "faith" not in repr(scene.match.game.view(scene.match.table, 1))
    scene = at_steppe(discards={"cradle": ["faith"]})
    scene.answer("search", "discard:cradle")
    scene.logs("log-vision-drawn", times=0)


@pytest.mark.rule("oath:5.1.2.h", "oath:2.7.1.a")
def test_a_power_that_draws_a_vision_from_the_world_deck_moves_the_marker_too() -> None:
    scene = at_steppe(
        me={"secrets": 2}, here={"cards": ["oracle"]}, deck={"only": ["wolves", "faith"]}, visions_drawn=1
    )
    scene.answer("use:denizen:oracle", "play:discard")
    scene.holds(visions_drawn=2, deck={"only": ["wolves"]}, discards={"provinces": ["faith"]})


@pytest.mark.rule("oath:5.1.1.b", "oath:2.1.6.b")
@pytest.mark.parametrize(("drawn", "supply"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_the_marker_sets_the_price_of_the_world_deck(drawn: int, supply: int) -> None:
    scene = at_steppe(me={"supply": supply}, visions_drawn=drawn, deck=["wolves", "elders", "tents"])
    scene.answer("search", "world-deck")
    scene.holds(seats={0: {"supply": 0}})
    scene = at_steppe(me={"supply": supply - 1}, visions_drawn=drawn)
    scene.refuses("search", rule="4.2.g")


@pytest.mark.rule("oath:5.1.3.a", "oath:2.1.2.b")
@pytest.mark.parametrize(
    ("slot", "pile"), [("cradle-1", "provinces"), ("provinces-2", "hinterland"), ("hinterland-3", "cradle")]
)
def test_what_is_not_kept_goes_onto_the_pile_of_the_next_region(slot: str, pile: str) -> None:
    scene = Scene("oath", 2, seats=[{"at": slot}], sites={slot: "steppe"}, deck=["wolves", "elders", "faith"])
    scene.answer("search", "world-deck", "denizen:elders", ["vision:faith", "denizen:wolves"])
    scene.asks("play-card", seat=0)
    scene.holds(discards={pile: ["wolves", "faith"]})


# -- where a kept card can go ----------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.4.a", "oath:5.1.4.b", "oath:5.1.4.d", "oath:5.1.4.c")
def test_a_denizen_goes_to_the_site_to_the_advisers_or_away() -> None:
    scene = kept("wolves", sites={"cradle-2": "mine"})
    scene.offers_only("play:site:steppe", "play:advisers", "play:facedown", "play:discard")
    scene.refuses("play:site:mine", rule="5.1.4.a")
    scene.answer("play:discard")
    scene.holds(discards={"provinces": ["wolves"]}, seats={0: {"advisers": [], "favor": 0}})


@pytest.mark.rule("oath:5.1.4.I.b", "oath:5.1.4.I.e", "oath:2.1.3.b", "oath:2.8.1.a")
def test_at_a_site_the_card_lies_faceup_and_brings_one_favor_of_its_suit() -> None:
    scene = kept("wolves", here={"cards": ["elders"]}, banks={"beast": 2})
    scene.answer("play:site:steppe")
    scene.holds(
        sites={"cradle-1": {"cards": ["elders", "wolves"]}}, seats={0: {"favor": 1}}, banks={"beast": 1, "nomad": 3}
    )
    assert "denizen:wolves" in repr(scene.match.game.view(scene.match.table, 1).sites[0])


@pytest.mark.rule("oath:5.1.4.I.e", "oath:2.1.3.a")
def test_an_empty_bank_gives_nothing_and_the_card_is_played_all_the_same() -> None:
    scene = kept("wolves", banks={"beast": 0})
    scene.answer("play:site:steppe")
    scene.holds(sites={"cradle-1": {"cards": ["wolves"]}}, seats={0: {"favor": 0}}, banks={"beast": 0})


@pytest.mark.rule("oath:5.1.4.e", "oath:2.6.2.a", "oath:5.1.4.II.d")
def test_restrictions_bind_the_faceup_card_but_anything_can_lie_facedown() -> None:
    scene = kept("keep")
    scene.refuses("play:advisers", rule="7.2.1")
    scene.offers("play:site:steppe", "play:facedown")
    scene = kept("naysayers")
    scene.refuses("play:site:steppe", rule="7.2.1")
    scene.offers("play:advisers", "play:facedown")


@pytest.mark.rule("oath:5.1.4.e", "oath:5.1.4.d")
def test_a_card_that_can_go_nowhere_is_discarded() -> None:
    gossip = {"cradle-2": {"site": "fertile-valley", "cards": ["gossip"], "warbands": {"red": 1}}}
    scene = at_steppe(deck=["faith"], sites=gossip)
    scene.answer("search", "world-deck", "vision:faith")
    scene.offers_only("play:discard")
    scene.answer("play:discard")
    scene.holds(discards={"provinces": ["faith"]}, seats={0: {"advisers": []}})


@pytest.mark.rule("oath:5.1.4.I.c", "oath:5.1.4.I.d")
def test_the_peoples_favor_discards_first_and_plays_anywhere_in_the_region() -> None:
    words: dict[str, Any] = {
        "here": {"cards": ["elders", "tents"]},
        "sites": {"cradle-2": {"site": "mine", "cards": ["longbows"]}, "provinces-1": "river"},
        "banners": {"peoples-favor": {"holder": 0}},
    }
    scene = kept("wolves", **words)
    scene.not_offered("play:site:river")
    scene.answer("play:site:mine")  # the one card there has to make room
    scene.holds(sites={"cradle-2": {"cards": ["wolves"]}}, discards={"provinces": ["longbows"]})
    scene = kept("wolves", **words | {"here": {"cards": ["elders"]}})
    scene.answer("play:site:steppe")
    scene.offers_only("denizen:elders", "denizen:longbows", "decline")
    scene.answer("denizen:longbows")
    scene.holds(
        sites={"cradle-1": {"cards": ["elders", "wolves"]}, "cradle-2": {"cards": []}},
        discards={"provinces": ["longbows"]},
    )


# -- advisers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.4.II.c", "oath:5.1.4.II.e", "oath:2.2.2.a", "oath:2.2.2.b")
@pytest.mark.parametrize(("place", "favor", "usable"), [("play:advisers", 2, True), ("play:facedown", 1, False)])
def test_a_facedown_adviser_has_neither_suit_nor_power(place: str, favor: int, usable: bool) -> None:
    scene = kept("elders", me={"secrets": 1, "favor": 2}, here={"cards": ["tents"]})
    scene.answer(place)
    assert (scene.offers if usable else scene.not_offered)("use:denizen:elders") is None
    scene.answer("trade", "favor:denizen:tents")
    scene.holds(seats={0: {"favor": 2 + favor}})


@pytest.mark.rule("oath:5.1.4.II.f", "oath:5.1.4.II.a", "oath:2.2.2.d")
def test_a_facedown_adviser_is_turned_up_later_even_in_a_full_row() -> None:
    scene = kept("wolves", me={"advisers": ["tents", "longbows"]})
    scene.answer("play:facedown", "adviser:denizen:wolves", "play:advisers")
    scene.not_asked(question="make-room")
    scene.holds(seats={0: {"advisers": ["tents", "longbows", "wolves"]}})


@pytest.mark.rule("oath:5.1.4.II.h", "oath:5.1.4.II.g")
@pytest.mark.parametrize("place", ["play:advisers", "play:facedown"])
def test_a_faceup_adviser_leaves_only_to_make_room(place: str) -> None:
    scene = at_steppe(me={"advisers": ["tents", "scouts", {"facedown": "longbows"}]}, **DRAWN)
    scene.offers("adviser:denizen:longbows")
    scene.not_offered("adviser:denizen:tents", "adviser:denizen:scouts")
    scene.answer("search", "world-deck", "denizen:wolves", place)
    scene.asks("make-room", seat=0)
    scene.offers("denizen:tents", "denizen:scouts", "denizen:longbows")
    scene.rejects(["denizen:tents", "denizen:scouts"])
    scene.answer(["denizen:tents"])
    scene.holds(discards={"provinces": ["tents"]})


LIMITS = [
    pytest.param("assassin", True, marks=pytest.mark.card("oath:denizen:assassin")),
    pytest.param("insomnia", True, marks=pytest.mark.card("oath:denizen:insomnia")),
    pytest.param("silver-tongue", True, marks=pytest.mark.card("oath:denizen:silver-tongue")),
    pytest.param("tents", False, marks=pytest.mark.card("oath:denizen:tents")),
]


@pytest.mark.rule("oath:2.2.2.a", "oath:7.6.4.a", "oath:7.6.4.b")
@pytest.mark.parametrize(("adviser", "crowded"), LIMITS)
def test_an_adviser_who_suffers_only_one_other_makes_the_row_full(adviser: str, crowded: bool) -> None:
    for hidden in (False, True):
        scene = at_steppe(me={"advisers": [{"facedown": adviser} if hidden else adviser, "scouts"]}, **DRAWN)
        scene.answer("search", "world-deck", "denizen:wolves", "play:advisers")
        if crowded and not hidden:
            scene.asks("make-room", seat=0)
        else:
            scene.not_asked(question="make-room")


# -- Visions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.4.III.a", "oath:5.1.4.III.b", "oath:5.1.4.III.d", "oath:2.2.2.c")
@pytest.mark.parametrize("role", ["chancellor", "citizen"])
def test_the_empire_keeps_visions_facedown_only(role: str) -> None:
    seat = 0 if role == "chancellor" else 1
    scene = at_steppe(turn=seat, seats=[{}, {"role": "citizen"}], deck={"only": ["faith"]})
    scene.answer("search", "world-deck", "vision:faith")
    scene.offers_only("play:facedown", "play:discard")
    scene.refuses("play:vision", rule="5.1.4.III.b")
    scene.answer("play:facedown")
    scene.holds(seats={seat: {"advisers": [{"facedown": "faith"}], "vision": None}})


@pytest.mark.rule("oath:5.1.4.c", "oath:5.1.4.III.e", "oath:5.1.4.III.f", "oath:2.2.1.c", "oath:2.2.2.c")
def test_an_exile_reveals_a_vision_which_is_no_adviser() -> None:
    scene = at_steppe(turn=1, seats=[{}, {"advisers": ["tents", "scouts", "longbows"]}], deck={"only": ["faith"]})
    scene.answer("search", "world-deck", "vision:faith")
    scene.refuses("play:advisers", rule="5.1.4.III.e")
    scene.answer("play:vision")
    scene.holds(seats={1: {"vision": "faith", "advisers": ["tents", "scouts", "longbows"]}}, discards={})


@pytest.mark.rule("oath:5.1.4.III.g", "oath:2.2.1.d")
def test_only_one_vision_lies_revealed() -> None:
    scene = at_steppe(turn=1, seats=[{}, {"vision": "faith"}], deck={"only": ["conquest"]})
    scene.answer("search", "world-deck", "vision:conquest", "play:vision")
    scene.holds(seats={1: {"vision": "conquest"}}, discards={"provinces": ["faith"]})


# -- the Conspiracy --------------------------------------------------------------------------------------------


def conspiracy(
    mine: list[Any], theirs: list[Any], *, turn: int = 1, me: dict[str, Any] | None = None, **words: Any
) -> Scene:
    """A player has found the Conspiracy; another with the map and a banner stands there too."""
    victim = 1 - turn
    seats: list[dict[str, Any]] = [{}, {}]
    seats[turn] = {"secrets": 1, "advisers": mine, **(me or {})}
    seats[victim] = {"advisers": theirs, "relics": ["map"], **words.pop("victim", {})}
    tokens = words.pop("favor_on_it", 4)
    scene = at_steppe(
        turn=turn,
        seats=seats,
        deck=["conspiracy"],
        banners={"peoples-favor": {"holder": victim, "tokens": tokens}},
        **words,
    )
    scene.answer("search", "world-deck", "vision:conspiracy")
    return scene


@pytest.mark.rule("oath:5.1.4.III.c", "oath:5.1.4.IV.a", "oath:5.1.4.IV.g")
@pytest.mark.parametrize("role", ["chancellor", "citizen", "exile"])
def test_anybody_may_play_the_conspiracy_faceup(role: str) -> None:
    seat = 0 if role == "chancellor" else 1
    seats: list[dict[str, Any]] = [{}, {} if role == "chancellor" else {"role": role}]
    scene = at_steppe(turn=seat, seats=seats, deck=["conspiracy"])
    scene.answer("search", "world-deck", "vision:conspiracy", "play:vision")
    scene.holds(boxed=["conspiracy"], visions_drawn=1)


@pytest.mark.rule("oath:5.1.4.IV.b", "oath:5.1.4.IV.c", "oath:5.1.4.IV.e", "oath:5.1.4.IV.g")
def test_the_conspiracy_takes_a_relic_and_leaves_the_vision() -> None:
    scene = conspiracy(["tents", "elders"], ["rain-boots"], me={"vision": "faith"})
    scene.answer("play:vision")
    scene.offers_only("relic:map", "relic:grand-scepter", "banner:peoples-favor", "decline")
    scene.answer("relic:map")
    scene.holds(seats={1: {"relics": ["map"], "secrets": 0, "vision": "faith"}}, boxed=["conspiracy"])


@pytest.mark.rule("oath:5.1.4.IV.f", "oath:5.1.4.IV.g", "oath:2.7.2.b")
def test_the_secret_need_not_be_burned() -> None:
    scene = conspiracy(["tents", "elders"], ["rain-boots"])
    scene.answer("play:vision", "decline")
    scene.holds(seats={0: {"relics": ["grand-scepter", "map"]}, 1: {"secrets": 1}}, boxed=["conspiracy"])


@pytest.mark.rule("oath:5.1.4.IV.c", "oath:5.1.4.IV.d", "oath:5.1.4.IV.e")
@pytest.mark.parametrize(
    ("mine", "theirs", "victim", "me"),
    [
        (["tents", "elders"], ["rain-boots"], {"at": "mine"}, {}),
        (["tents", "wolves"], ["rain-boots"], {}, {}),
        (["tents", {"facedown": "elders"}], ["rain-boots"], {}, {}),
        (["tents", "elders"], [{"facedown": "rain-boots"}], {}, {}),
        (["tents", "elders"], ["rain-boots"], {}, {"secrets": 0}),
    ],
)
def test_where_the_conspiracy_finds_nothing_to_take(
    mine: list[Any], theirs: list[Any], victim: dict[str, Any], me: dict[str, Any]
) -> None:
    scene = conspiracy(mine, theirs, victim=victim, me=me, sites={"cradle-2": "mine"})
    scene.answer("play:vision")
    scene.not_asked(question="conspire")
    scene.holds(seats={1: {"relics": []}}, boxed=["conspiracy"])


@pytest.mark.rule("oath:5.1.4.IV.h", "oath:5.1.4.IV.i", "oath:2.5.3.a", "oath:2.5.3.b", "oath:2.5.3.c")
@pytest.mark.parametrize(("favor", "left"), [(4, 2), (2, 1), (1, 1)])
def test_a_banner_taken_by_the_conspiracy_suffers(favor: int, left: int) -> None:
    scene = conspiracy(["tents", "elders"], ["rain-boots"], favor_on_it=favor)
    before = scene.state.bank
    scene.answer("play:vision", "banner:peoples-favor")
    scene.holds(
        banners={"peoples-favor": {"holder": 1, "tokens": left, "mob": True}}, shared_bank=before + favor - left
    )


@pytest.mark.rule("oath:5.1.4.IV.a", "oath:5.1.4.III.d")
def test_the_conspiracy_can_lie_facedown_and_strike_later() -> None:
    scene = conspiracy(["tents", "elders"], ["rain-boots"])
    scene.answer("play:facedown", "adviser:vision:conspiracy", "play:vision", "relic:map")
    scene.holds(seats={1: {"relics": ["map"], "advisers": ["tents", "elders"]}}, boxed=["conspiracy"])


# -- what follows a play, and who knows of it ------------------------------------------------------------------


@pytest.mark.rule("oath:5.1.4.a", "oath:5.1.4.I.e", "oath:7.3.3.a")
def test_the_favor_of_the_site_and_its_homeland_come_before_the_cards_own_power() -> None:
    """At the Fertile Valley a Hearth card brings 1 favor of its bank, then 1 for the Homeland; then Salad Days asks."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "fertile-valley"}],
        sites={"cradle-1": "fertile-valley"},
        deck={"only": ["salad-days"]},
        banks={"hearth": 2, "order": 1, "beast": 1, "nomad": 1, "arcane": 0, "discord": 0},
    )
    scene.answer("search", "world-deck", "denizen:salad-days", "play:site:fertile-valley")
    scene.holds(
        seats={0: {"favor": 5}},
        banks={"hearth": 0, "order": 0, "beast": 0, "nomad": 0},
        sites={"cradle-1": {"cards": ["salad-days"]}},
    )


@pytest.mark.rule("oath:5.1.4.II.b", "oath:5.1.4.II.c", "oath:5.1.2.c")
def test_a_card_that_everybody_saw_discarded_is_a_secret_again_as_a_facedown_adviser() -> None:
    scene = at_steppe(
        discards={"cradle": ["wolves", "elders", "tents", "longbows"]},
        known={0: ["wolves", "elders"], 1: ["wolves", "elders", "tents"]},
    )
    scene.answer("search", "discard:cradle", "denizen:wolves", ["denizen:elders", "denizen:tents"], "play:facedown")
    seen = [scene.match.game.view(scene.match.table, seat).players[0].advisers[0].card for seat in (0, 1)]
    assert seen == ["denizen:wolves", None]
