"""The 23 sites, each by its own power (Site Reference)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene


def at(site: str, *, players: int = 2, turn: int = 0, me: dict[str, Any] | None = None, **words: Any) -> Scene:
    """Seat `turn` stands at a site on top of the Cradle."""
    seats: list[dict[str, Any]] = [{"at": "cradle-1"} for _ in range(players)]
    seats[turn] |= me or {}
    here = {"site": site, **words.pop("here", {})}
    sites = {"cradle-1": here, **words.pop("sites", {})}
    return Scene("oath", players, turn=turn, seats=seats, sites=sites, **words)


@pytest.mark.parametrize(
    ("site", "here", "choice", "gained"),
    [
        pytest.param("mine", {"favor": 2}, "take-favor", {"favor": 1}, marks=pytest.mark.card("oath:site:mine")),
        pytest.param(
            "drowned-city",
            {"secrets": 1},
            "take-secret",
            {"secrets": 1},
            marks=pytest.mark.card("oath:site:drowned-city"),
        ),
        pytest.param(
            "salt-flats",
            {"favor": 1, "secrets": 1},
            "take-secret",
            {"secrets": 1, "favor": 0},
            marks=pytest.mark.card("oath:site:salt-flats"),
        ),
    ],
)
@pytest.mark.rule("oath:4.1.4.a", "oath:4.1.4.b")
def test_an_opportunity_site_offers_a_token_at_wake(
    site: str, here: dict[str, int], choice: str, gained: dict[str, int]
) -> None:
    scene = at(site, here=here, phase="wake")
    scene.offers(choice, "take-nothing")
    scene.answer(choice)
    scene.holds(seats={0: gained})
    assert sum(here.values()) - 1 == scene.state.sites[0].favor + scene.state.sites[0].secrets


@pytest.mark.rule("oath:4.1.4.b")
def test_the_token_of_a_site_may_be_left_there() -> None:
    scene = at("mine", here={"favor": 1}, phase="wake")
    scene.answer("take-nothing")
    scene.holds(seats={0: {"favor": 0}}, phase="act")


@pytest.mark.parametrize(
    ("site", "card", "gained"),
    [
        pytest.param("ancient-city", "scouts", {"warbands": 2}, marks=pytest.mark.card("oath:site:ancient-city")),
        pytest.param("fertile-valley", "storyteller", {"favor": 2}, marks=pytest.mark.card("oath:site:fertile-valley")),
        pytest.param(
            "standing-stones", "alchemist", {"secrets": 1}, marks=pytest.mark.card("oath:site:standing-stones")
        ),
        pytest.param("steppe", "elders", {"secrets": 1}, marks=pytest.mark.card("oath:site:steppe")),
        pytest.param(
            "deep-woods", "wolves", {"relics": ["grand-scepter", "map"]}, marks=pytest.mark.card("oath:site:deep-woods")
        ),
        pytest.param(
            "wastes", "scryer", {"relics": ["grand-scepter", "map"]}, marks=pytest.mark.card("oath:site:wastes")
        ),
    ],
)
@pytest.mark.rule("oath:A.2.2.a", "oath:5.1.4.I.e")
def test_a_homeland_rewards_a_card_of_its_suit(site: str, card: str, gained: dict[str, Any]) -> None:
    scene = at(site, here={"relics": ["map"]}, me={"advisers": [{"facedown": card}]})
    scene.answer(f"adviser:denizen:{card}", f"play:site:{site}")
    scene.holds(seats={0: gained}, sites={"cradle-1": {"cards": [card]}})


@pytest.mark.rule("oath:A.2.2.a")
def test_a_homeland_gives_nothing_for_another_suit_or_after_a_discard_of_its_own() -> None:
    scene = at("steppe", me={"advisers": [{"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves", "play:site:steppe")
    scene.holds(seats={0: {"secrets": 0}})
    scene = at("steppe", me={"advisers": [{"facedown": "elders"}]}, spent={"steppe": ["nomad"]})
    scene.answer("adviser:denizen:elders", "play:site:steppe")
    scene.holds(seats={0: {"secrets": 0, "favor": 1}})


@pytest.mark.parametrize(
    ("here", "there"),
    [
        pytest.param("barren-coast", "lush-coast", marks=pytest.mark.card("oath:site:barren-coast")),
        pytest.param("lush-coast", "rocky-coast", marks=pytest.mark.card("oath:site:lush-coast")),
        pytest.param("rocky-coast", "barren-coast", marks=pytest.mark.card("oath:site:rocky-coast")),
    ],
)
@pytest.mark.rule("oath:A.2.3.a")
def test_from_coast_to_coast_for_one_supply_past_the_narrow_pass(here: str, there: str) -> None:
    scene = at(here, sites={"hinterland-1": {"site": "narrow-pass"}, "hinterland-2": {"site": there}})
    scene.answer("travel")
    scene.offers(f"site:{there}")
    scene.refuses("slot:hinterland-3", rule="A.2.8.a")
    scene.answer(f"site:{there}")
    scene.holds(seats={0: {"supply": 6, "at": there}})


@pytest.mark.card("oath:site:buried-giant")
@pytest.mark.rule("oath:A.2.11.a", "oath:A.2.11.b")
def test_the_buried_giant_carries_whoever_turns_a_secret() -> None:
    scene = at("buried-giant", me={"secrets": 1, "supply": 0}, sites={"hinterland-1": {"site": "narrow-pass"}})
    scene.answer("travel")
    scene.offers_only("use:site:buried-giant")
    scene.answer("use:site:buried-giant", "slot:hinterland-3")
    scene.holds(seats={0: {"supply": 0, "secrets": 0, "facedown_secrets": 1}})
    scene = at("buried-giant", me={"facedown_secrets": 1})
    scene.answer("travel")
    scene.refuses("use:site:buried-giant", rule="7.1.2")


@pytest.mark.card("oath:site:charming-valley")
@pytest.mark.rule("oath:A.2.6.a", "oath:5.6.1.b")
def test_it_is_hard_to_leave_the_charming_valley() -> None:
    scene = at("charming-valley", sites={"provinces-1": "steppe"})
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"supply": 4}})


@pytest.mark.card("oath:site:shrouded-wood")
@pytest.mark.rule("oath:A.2.7.a", "oath:A.2.7.c")
def test_an_enemy_who_rules_the_shrouded_wood_chooses_the_way() -> None:
    scene = at("shrouded-wood", here={"warbands": {"red": 1}}, sites={"hinterland-1": "steppe"})
    scene.answer("travel")
    scene.asks("travel-to", seat=1)
    scene.answer("site:steppe")
    scene.holds(seats={0: {"at": "steppe", "supply": 5}})


@pytest.mark.rule("oath:A.2.7.c")
def test_bandits_in_the_shrouded_wood_choose_nothing() -> None:
    scene = at("shrouded-wood")
    scene.answer("travel")
    scene.asks("travel-to", seat=0)


@pytest.mark.card("oath:site:narrow-pass")
@pytest.mark.rule("oath:A.2.8.a")
def test_into_its_region_one_travels_to_the_narrow_pass() -> None:
    scene = at("steppe", sites={"provinces-1": "narrow-pass", "provinces-2": "mine"})
    scene.answer("travel")
    scene.offers("site:narrow-pass", "slot:hinterland-2")
    scene.refuses("site:mine", rule="A.2.8.a")


@pytest.mark.rule("oath:A.2.8.b", "oath:A.2.8.c", "oath:5.5.2.c")
def test_targets_behind_the_narrow_pass_need_the_pass() -> None:
    sites: dict[str, Any] = {
        "provinces-1": {"site": "narrow-pass", "warbands": {"red": 1}},
        "provinces-2": {"site": "mine", "warbands": {"red": 1}},
        "provinces-3": {"site": "wastes", "warbands": {"purple": 9}},
    }
    scene = at("steppe", here={"warbands": {"red": 1}}, me={"warbands": 2}, sites=sites)
    scene.answer("campaign", "seat:1")
    scene.refuses(["site:steppe", "site:mine"], rule="A.2.8.b")
    scene.answer(["site:steppe", "site:mine", "site:narrow-pass"])
    scene.asks("campaign-dice")


@pytest.mark.rule("oath:A.2.8.b")
def test_a_narrow_pass_of_somebody_else_closes_its_region() -> None:
    sites: dict[str, Any] = {
        "provinces-1": {"site": "narrow-pass", "warbands": {"blue": 1}},
        "provinces-2": {"site": "mine", "warbands": {"red": 1}},
    }
    scene = at("steppe", players=3, here={"warbands": {"red": 1}}, me={"warbands": 2}, sites=sites)
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:steppe", "pawn:seat:1")


@pytest.mark.card("oath:site:the-hidden-place")
@pytest.mark.rule("oath:A.2.12.a")
def test_the_hidden_place_asks_for_a_turned_secret() -> None:
    scene = at("steppe", me={"secrets": 1}, sites={"provinces-1": "the-hidden-place"})
    scene.answer("travel", "site:the-hidden-place")
    scene.holds(seats={0: {"secrets": 0, "facedown_secrets": 1}})
    scene = at("steppe", sites={"provinces-1": "the-hidden-place"})
    scene.answer("travel")
    scene.refuses("site:the-hidden-place", rule="A.2.12.a")


@pytest.mark.rule("oath:A.2.12.b")
@pytest.mark.parametrize(("law", "secrets"), [("printed", 1), ("errata", 0)])
def test_which_targets_at_the_hidden_place_need_the_secret_depends_on_the_law(law: str, secrets: int) -> None:
    scene = at(
        "the-hidden-place", me={"secrets": 1, "warbands": 1}, options={"law": law}, here={"warbands": {"purple": 1}}
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"])
    scene.holds(seats={0: {"secrets": secrets}})


@pytest.mark.card("oath:site:river")
@pytest.mark.rule("oath:A.2.5.a", "oath:5.2.2.a")
def test_the_river_gives_its_ruler_a_warband_more() -> None:
    for ruler, gained in (("purple", 3), ("red", 2)):
        scene = at("river", me={"favor": 1}, here={"cards": ["elders"], "warbands": {ruler: 1}})
        scene.answer("muster", "denizen:elders")
        scene.holds(seats={0: {"warbands": gained, "favor": 0, "supply": 6}})


@pytest.mark.card("oath:site:marshes")
@pytest.mark.rule("oath:A.2.10.a", "oath:5.1.2.a")
def test_in_the_marshes_one_draws_a_card_fewer() -> None:
    scene = at("marshes", deck=["elders", "wolves", "tents"])
    scene.answer("search", "world-deck")
    scene.offers_only("denizen:elders", "denizen:wolves")


@pytest.mark.card("oath:site:great-slum")
@pytest.mark.rule("oath:A.2.9.a", "oath:5.1.4.I.a")
def test_a_full_great_slum_still_takes_a_card() -> None:
    scene = at("great-slum", here={"cards": ["elders", "tents", "wolves"]}, me={"advisers": [{"facedown": "scryer"}]})
    scene.answer("adviser:denizen:scryer", "play:site:great-slum", "denizen:tents")
    scene.holds(sites={"cradle-1": {"cards": ["elders", "wolves", "scryer"]}}, discards={"provinces": ["tents"]})


@pytest.mark.card("oath:site:great-slum")
@pytest.mark.rule("oath:A.2.9.b", "oath:10.17.a", "oath:10.17.b")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        (["elders", "tents", "wolves"], ["denizen:elders", "denizen:tents", "denizen:wolves"]),
        (["elders", "tents"], ["denizen:elders", "denizen:tents", "decline"]),
        (["elders", "tents", "forest-temple"], ["denizen:elders", "denizen:tents"]),
    ],
)
def test_by_the_corrected_law_one_discards_first_when_moving_a_card_to_the_great_slum(
    cards: list[str], offered: list[str]
) -> None:
    """Where there is room for it nothing needs to go; an edifice cannot."""
    me = {"favor": 1, "advisers": ["homesteaders", "salad-days"]}
    scene = at("great-slum", here={"cards": cards}, me=me, options={"law": "errata"})
    scene.answer("use:denizen:homesteaders", "denizen:salad-days")
    scene.offers_only(*offered)
    scene.answer("denizen:tents")
    left = [card for card in cards if card != "tents"]
    scene.holds(sites={"cradle-1": {"cards": [*left, "salad-days"]}}, discards={"provinces": ["tents"]})


@pytest.mark.card("oath:site:mountain")
@pytest.mark.rule("oath:A.2.4.b")
def test_the_mountain_takes_an_attack_die() -> None:
    scene = at("mountain", me={"warbands": 3}, here={"warbands": {"red": 1}}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:mountain", "pawn:seat:1"], 3)
    scene.logs("log-attack", dice=2)


@pytest.mark.card("oath:site:plains")
@pytest.mark.rule("oath:A.2.4.a")
def test_the_plains_give_an_attack_die() -> None:
    scene = at("plains", me={"warbands": 3}, here={"warbands": {"red": 1}}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:plains"], 3)
    scene.logs("log-attack", dice=4)


@pytest.mark.rule("oath:5.5.3.g")
def test_an_attack_die_that_is_not_there_to_be_removed_becomes_a_defense_die() -> None:
    scene = at("mountain", me={"warbands": 1}, here={"warbands": {"red": 1}}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:mountain"], 0)
    scene.logs("log-defense", dice=3)


@pytest.mark.card("oath:site:the-tribunal")
@pytest.mark.rule("oath:A.2.13.a", "oath:A.2.13.b", "oath:7.6.3.b")
def test_before_the_tribunal_an_exchange_binds() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "the-tribunal", "favor": 2}, {"at": "steppe", "secrets": 1}],
        sites={"cradle-1": "the-tribunal", "cradle-2": "steppe"},
    )
    scene.answer("use:site:the-tribunal")
    scene.asks("tribunal-terms", seat=0)
    scene.refuses(["0>1:favor"], rule="10.24")
    scene.answer(["0>1:favor", "1>0:secret"], 2)
    scene.asks("tribunal-reply", seat=1)
    scene.answer("accept")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}, 1: {"favor": 2, "secrets": 0}})


def tribunal(*terms: str) -> Scene:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "the-tribunal", "favor": 1, "warbands": 2}, {"at": "the-tribunal", "favor": 2}],
        sites={"cradle-1": {"site": "the-tribunal", "warbands": {"purple": 1}}},
    )
    scene.answer("use:site:the-tribunal", list(terms))
    return scene


@pytest.mark.rule("oath:A.2.13.c", "oath:7.6.3.c")
def test_peace_promised_before_the_tribunal_binds() -> None:
    scene = tribunal("0>1:peace:2", "1>0:favor")
    scene.answer(1, "accept")
    scene.holds(seats={0: {"favor": 2}})
    scene.refuses("campaign", rule="7.6.3")


@pytest.mark.rule("oath:A.2.13.c", "oath:7.6.3.c")
def test_promised_favor_is_given_at_the_next_rest() -> None:
    scene = tribunal("0>1:later-favor", "1>0:favor")
    scene.answer(1, 9, "accept")
    scene.holds(seats={0: {"favor": 2}, 1: {"favor": 1}})
    scene.answer("rest")
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 3}})
