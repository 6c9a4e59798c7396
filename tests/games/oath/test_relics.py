"""The relics, the Grand Scepter, the banners, the Reliquary and the Visions, each by its own power."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene


def hold(relic: str, *, players: int = 2, me: dict[str, Any] | None = None, **words: Any) -> Scene:
    """Seat 0 holds a relic and stands, with seat 1, at the Steppe on top of the Cradle."""
    seats = words.pop("seats", [{} for _ in range(players)])
    seats = [{"at": "steppe", **seat} for seat in seats]
    seats[0] = {**seats[0], "relics": ["grand-scepter", relic], **(me or {})}
    sites = {"cradle-1": {"site": "steppe", **words.pop("here", {})}, **words.pop("sites", {})}
    return Scene("oath", players, seats=seats, sites=sites, **words)


@pytest.mark.card("oath:relic:sticky-fire")
def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    scene = hold(
        "sticky-fire",
        me={"warbands": 6, "favor": 1},
        seats=[{}, {"warbands": 4}],
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        dice=[0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:sticky-fire")
    scene.answer(0, "yes")
    scene.holds(seats={0: {"favor": 0}, 1: {"warbands": 0, "favor": 1, "bank": 14}})


@pytest.mark.card("oath:relic:sticky-fire")
def test_sticky_fire_serves_a_winning_defender_too() -> None:
    """Of four beaten attackers two die; red gives a favor, and the other two die as well."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "warbands": 4}, {"at": "steppe", "favor": 1, "relics": ["sticky-fire"]}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 1}},
            "cradle-2": {"site": "mine", "warbands": {"purple": 1}},
        },
        dice=[4, 0, 0, 0],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 1, "use:relic:sticky-fire", "no")
    scene.holds(seats={0: {"warbands": 2, "favor": 0}})
    scene.answer("yes")
    scene.holds(seats={0: {"warbands": 0, "favor": 1}, 1: {"favor": 0}})


@pytest.mark.card("oath:relic:cursed-cauldron")
def test_the_cauldron_gives_a_warband_for_each_enemy_killed() -> None:
    scene = hold(
        "cursed-cauldron",
        me={"warbands": 6},
        seats=[{}, {"warbands": 4}],
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        dice=[0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:cursed-cauldron", 1)
    scene.holds(seats={0: {"warbands": 7}, 1: {"warbands": 3}})


@pytest.mark.card("oath:relic:obsidian-cage")
def test_the_cage_takes_the_survivors_and_gives_them_back() -> None:
    scene = hold(
        "obsidian-cage",
        me={"warbands": 6},
        seats=[{}, {"warbands": 4}],
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        dice=[0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:obsidian-cage", 0)
    scene.holds(on_cards={"obsidian-cage": {"red": 3}}, seats={1: {"warbands": 0, "bank": 11}})
    scene.answer("use:relic:obsidian-cage:2", 2)
    scene.holds(on_cards={"obsidian-cage": {"red": 1}}, seats={1: {"warbands": 2}})


@pytest.mark.card("oath:relic:obsidian-cage")
@pytest.mark.rule("oath:6.6.2.c")
def test_caged_warbands_of_a_new_citizen_come_back_purple() -> None:
    scene = hold(
        "obsidian-cage",
        me={"warbands": 6, "relics": ["obsidian-cage", "grand-scepter"]},
        seats=[{}, {"warbands": 4}],
        here={"warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        reliquary=["map"],
        dice=[0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "use:relic:obsidian-cage", 0)
    scene.answer("use:relic:grand-scepter:3", "seat:1", [], ["0>1:reliquary:reliquary:0"], "accept")
    scene.holds(seats={1: {"role": "citizen", "warbands": 0}}, on_cards={"obsidian-cage": {"red": 3}})
    purple = scene.state.players[0].bank
    scene.answer("use:relic:obsidian-cage:2", 2)
    scene.holds(seats={1: {"warbands": 2}, 0: {"bank": purple - 2}}, on_cards={"obsidian-cage": {"red": 1}})


@pytest.mark.card("oath:relic:truthful-harp")
def test_the_harp_draws_two_more_and_hides_nothing() -> None:
    scene = hold("truthful-harp", deck=["elders", "wolves", "tents", "scryer", "alchemist"])
    scene.answer("search", "use:relic:truthful-harp", "world-deck")
    scene.offers_only("denizen:elders", "denizen:wolves", "denizen:tents", "denizen:scryer", "denizen:alchemist")
    scene.sees(1, drawn=["denizen:elders", "denizen:wolves", "denizen:tents", "denizen:scryer", "denizen:alchemist"])


@pytest.mark.card("oath:relic:cup-of-plenty")
@pytest.mark.rule("oath:5.3.1.a", "oath:5.3.2.d", "oath:5.3.2.e")
def test_the_cup_saves_the_supply_of_a_trade_with_a_matching_card() -> None:
    for adviser, supply, favor in (("tents", 7, 2), ("wolves", 6, 1)):
        scene = hold("cup-of-plenty", me={"secrets": 1, "advisers": [adviser]}, here={"cards": ["elders"]})
        scene.answer("trade", "favor:denizen:elders")
        scene.holds(seats={0: {"supply": supply, "favor": favor}})


@pytest.mark.card("oath:relic:cracked-horn")
@pytest.mark.rule("oath:10.10.a")
def test_the_horn_buries_what_a_search_discards() -> None:
    scene = hold("cracked-horn", deck={"only": ["elders", "wolves", "tents"]})
    scene.answer("search", "use:relic:cracked-horn", "world-deck", "denizen:elders")
    scene.answer(["denizen:wolves", "denizen:tents"], "play:discard")
    scene.holds(deck=3, discards={"provinces": []})
    assert sum(scene.state.layers) == 3


@pytest.mark.card("oath:relic:dragonskin-drum")
def test_the_drum_raises_a_warband_after_a_travel() -> None:
    scene = hold("dragonskin-drum")
    scene.answer("travel", "use:relic:dragonskin-drum", "slot:cradle-2")
    scene.holds(seats={0: {"warbands": 1, "supply": 6}})


@pytest.mark.card("oath:relic:book-of-records")
def test_the_book_gives_a_secret_for_a_card_played_to_a_site() -> None:
    scene = hold("book-of-records", me={"advisers": [{"facedown": "wolves"}]})
    scene.answer("adviser:denizen:wolves", "play:site:steppe")
    scene.holds(seats={0: {"secrets": 1, "favor": 0}})


@pytest.mark.card("oath:relic:ring-of-devotion")
def test_the_ring_musters_more_and_places_none() -> None:
    scene = hold("ring-of-devotion", me={"favor": 1}, here={"cards": ["elders"], "warbands": {"purple": 1}})
    scene.answer("muster", "denizen:elders")
    scene.holds(seats={0: {"warbands": 4}})
    scene.refuses("warbands:to-site", rule="10.17")


@pytest.mark.card("oath:relic:grand-mask")
def test_an_exile_with_the_mask_rules_imperial_cards_in_the_own_turn() -> None:
    sites = {"cradle-2": {"site": "mine", "cards": ["wolves"], "warbands": {"purple": 1}}}
    for turn, ruler in ((1, 1), (0, 0)):
        scene = Scene("oath", 2, turn=turn, seats=[{}, {"relics": ["grand-mask"]}], sites=sites)
        table = scene.match.table
        wolves = scene.state.sites[1].cards[0]
        assert table.ruler_of(wolves) == ruler
        assert table.ruler(1) == 0


@pytest.mark.card("oath:relic:bandit-crown")
@pytest.mark.rule("oath:7.6.5.a", "oath:7.6.5.b", "oath:7.6.5.c")
def test_the_crown_rules_where_nobody_stands() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{}, {"at": "mine", "relics": ["bandit-crown"], "warbands": 1}],
        sites={"cradle-1": "steppe", "cradle-2": {"site": "mine"}},
    )
    table = scene.match.table
    assert table.ruler(0) == table.ruler(1) == 1
    scene.answer("warbands:to-site", "warbands:to-board")
    scene.holds(seats={1: {"warbands": 1}}, sites={"cradle-2": {"warbands": {}}})


@pytest.mark.card("oath:relic:circlet-of-command")
def test_the_circlet_guards_everything_but_itself() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[
            {"at": "steppe", "warbands": 2},
            {"at": "steppe", "relics": ["circlet-of-command", "map"]},
        ],
        sites={"cradle-1": {"site": "steppe", "warbands": {"purple": 1}}},
        banners={"darkest-secret": {"holder": 1}},
        dice=[0] * 9,
    )
    scene.answer("campaign", "seat:1")
    scene.offers_only("relic:circlet-of-command", "pawn:seat:1")
    scene.answer(["relic:circlet-of-command", "pawn:seat:1"], 0)
    scene.logs("log-defense", dice=4)


@pytest.mark.card("oath:relic:brass-horse")
def test_the_horse_carries_to_the_suit_it_shows() -> None:
    scene = hold(
        "brass-horse",
        me={"secrets": 1, "supply": 0},
        sites={"provinces-1": {"site": "mine", "cards": ["wolves"]}},
        discards={"cradle": ["errand-boy"]},
    )
    scene.answer("use:relic:brass-horse")
    scene.passed_over("travel-to", seat=0, offered=["site:mine"])
    scene.holds(seats={0: {"at": "mine", "supply": 0}}, discards={"cradle": ["errand-boy"]})


@pytest.mark.card("oath:relic:horned-mask")
@pytest.mark.rule("oath:10.13.a", "oath:7.2.1.a")
def test_the_horned_mask_swaps_an_adviser_with_a_card_here() -> None:
    scene = hold("horned-mask", me={"secrets": 1, "advisers": ["wolves", "assassin"]}, here={"cards": ["elders"]})
    scene.answer("use:relic:horned-mask")
    scene.holds(seats={0: {"advisers": ["elders", "assassin"]}}, sites={"cradle-1": {"cards": ["wolves"]}})


@pytest.mark.card("oath:relic:whistle")
def test_the_whistle_calls_a_player_who_gets_the_secret() -> None:
    scene = hold("whistle", me={"secrets": 1}, seats=[{}, {"at": "cradle-2"}], sites={"cradle-2": "mine"})
    scene.answer("use:relic:whistle", "site:steppe")
    scene.holds(seats={1: {"at": "steppe", "secrets": 1}, 0: {"secrets": 0}})


@pytest.mark.card("oath:relic:dowsing-sticks")
def test_the_sticks_find_a_relic_to_keep_or_bury() -> None:
    for answer, relics in (
        ("yes", ["grand-scepter", "dowsing-sticks", "map"]),
        ("no", ["grand-scepter", "dowsing-sticks"]),
    ):
        scene = hold("dowsing-sticks", me={"secrets": 1, "favor": 2}, relics=["map"])
        scene.answer("use:relic:dowsing-sticks", answer)
        scene.holds(seats={0: {"relics": relics, "favor": 0}})


@pytest.mark.card("oath:relic:skeleton-key")
@pytest.mark.rule("oath:2.3.d")
def test_the_key_opens_the_reliquary_at_an_imperial_site() -> None:
    scene = hold("skeleton-key", me={"secrets": 2}, here={"warbands": {"purple": 1}}, reliquary=["map"])
    scene.answer("use:relic:skeleton-key", "reliquary:0", "yes")
    scene.holds(seats={0: {"relics": ["grand-scepter", "skeleton-key", "map"], "secrets": 0}})
    scene = hold("skeleton-key", me={"secrets": 2}, here={"warbands": {"red": 1}})
    scene.refuses("use:relic:skeleton-key", rule="7.1")


@pytest.mark.card("oath:relic:oracular-pig")
def test_the_pig_sees_the_next_three_cards() -> None:
    scene = hold("oracular-pig", deck=["elders", "wolves", "tents"])
    scene.answer("use:relic:oracular-pig")
    scene.logs("log-peeks", where="world-deck")
    known = scene.match.game.memory(scene.match.table, 0).world_deck
    assert known[-3:] == ["denizen:tents", "denizen:wolves", "denizen:elders"]
    assert scene.match.game.memory(scene.match.table, 1).world_deck[-3:] == [None, None, None]


@pytest.mark.card("oath:relic:ivory-eye")
def test_the_eye_looks_behind_one_facedown_card() -> None:
    scene = hold("ivory-eye", me={"secrets": 1}, seats=[{}, {"advisers": [{"facedown": "wolves"}]}])
    scene.answer("use:relic:ivory-eye", "seat:1:adviser:0")
    scene.sees(
        0,
        players={
            1: {
                "advisers": [
                    {
                        "at": "seat:1:adviser:0",
                        "card": "denizen:wolves",
                        "faceup": False,
                        "vision": False,
                        "favor": 0,
                        "secrets": 0,
                    }
                ]
            }
        },
    )


@pytest.mark.card("oath:relic:map")
def test_the_map_is_given_up_for_supply() -> None:
    scene = hold("map", me={"supply": 1})
    scene.answer("use:relic:map")
    scene.holds(seats={0: {"supply": 5, "relics": ["grand-scepter"]}})


@pytest.mark.card("oath:relic:grand-scepter")
@pytest.mark.rule("oath:6.6.1.a", "oath:6.6.1.c", "oath:6.6.1.f", "oath:6.6.2.b", "oath:6.6.2.c")
def test_the_scepter_makes_a_citizen() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"favor": 2}, {"supply": 1, "warbands": 2}],
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
        reliquary=["map"],
    )
    scene.answer("use:relic:grand-scepter:2")
    scene.sees(0, reliquary={0: {"relic": {"card": "relic:map"}}})
    scene.answer("use:relic:grand-scepter:3", "seat:1", ["reliquary:0"])
    scene.sees(1, reliquary={0: {"relic": {"card": "relic:map"}}, 1: {"relic": {"card": None}}})
    scene.refuses(["0>1:favor"], rule="6.6.1.c")
    scene.answer(["0>1:reliquary:reliquary:0", "0>1:favor"], 2, "accept")
    scene.holds(
        seats={1: {"role": "citizen", "supply": 7, "warbands": 2, "bank": 14, "relics": ["map"], "favor": 2}},
        sites={"cradle-2": {"warbands": {"purple": 1}}},
        reliquary=["bare", *[None, None, None]],
    )


@pytest.mark.card("oath:relic:grand-scepter")
@pytest.mark.rule("oath:6.4.a")
def test_a_scepter_taken_this_turn_rests() -> None:
    scene = Scene("oath", 2, seats=[{"favor": 2, "advisers": ["elders"]}, {}], scepter_taken=True)
    scene.offers("use:denizen:elders")
    scene.refuses("use:relic:grand-scepter:2", rule="6.4")
    scene.refuses("use:relic:grand-scepter:3", rule="6.4")


@pytest.mark.card("oath:banner:peoples-favor")
@pytest.mark.rule("oath:5.1.4.I.c", "oath:5.1.4.I.d")
def test_the_peoples_favor_plays_anywhere_in_the_region() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "advisers": [{"facedown": "wolves"}]}],
        sites={"cradle-1": "steppe", "cradle-2": {"site": "mine", "cards": ["elders"]}},
        banners={"peoples-favor": {"holder": 0, "tokens": 2}},
    )
    scene.answer("adviser:denizen:wolves", "play:site:mine")
    scene.holds(sites={"cradle-2": {"cards": ["wolves"]}}, discards={"provinces": ["elders"]})


@pytest.mark.card("oath:banner:darkest-secret")
@pytest.mark.rule("oath:5.1.1.b", "oath:2.1.6.b")
def test_the_darkest_secret_makes_searching_cheap() -> None:
    for holder, supply in ((0, 5), (1, 3)):
        scene = Scene("oath", 2, visions_drawn=3, banners={"darkest-secret": {"holder": holder}}, deck=["elders"])
        scene.answer("search", "world-deck")
        scene.holds(seats={0: {"supply": supply}})


@pytest.mark.card("oath:reliquary:brutal")
def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "warbands": 6}, {"at": "steppe", "warbands": 4}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"red": 1}},
            "cradle-2": {"site": "mine", "warbands": {"purple": 1}},
        },
        reliquary=["bare"],
        dice=[0, 4, 4, 4, 4, 4, 4],
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, 0)
    scene.holds(seats={1: {"warbands": 0, "bank": 14}})


@pytest.mark.card("oath:reliquary:decadent")
def test_a_decadent_chancellor_keeps_to_the_cradle() -> None:
    sites = {"cradle-1": "steppe", "provinces-1": "mine", "hinterland-1": "river"}
    scene = Scene("oath", 2, seats=[{"at": "mine"}], sites=sites, reliquary=[None, "bare"])
    scene.answer("travel", "site:steppe")
    scene.holds(seats={0: {"supply": 7}})
    scene.answer("travel", "site:river")
    scene.holds(seats={0: {"supply": 2}})


@pytest.mark.card("oath:reliquary:careless")
def test_a_careless_chancellor_trades_for_favor() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "favor": 2, "advisers": ["tents", "rain-boots"]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["elders"]}},
        reliquary=[None, None, "bare"],
    )
    scene.answer("trade", "secrets:denizen:elders")
    scene.holds(seats={0: {"secrets": 1, "favor": 1}})


@pytest.mark.card("oath:reliquary:greedy")
def test_a_greedy_chancellor_draws_more_but_not_at_any_price() -> None:
    deck = ["elders", "wolves", "tents", "scryer", "alchemist"]
    scene = Scene("oath", 2, reliquary=[None, None, None, "bare"], deck=deck)
    scene.answer("search", "world-deck")
    assert len(scene.offered()) == 5
    scene = Scene("oath", 2, reliquary=[None, None, None, "bare"], deck=deck, visions_drawn=1)
    scene.refuses("search", rule="2.3")


@pytest.mark.parametrize(
    ("vision", "words"),
    [
        pytest.param(
            "conquest",
            {"sites": {"cradle-1": {"site": "steppe", "warbands": {"red": 1}}}},
            marks=pytest.mark.card("oath:vision:conquest"),
        ),
        pytest.param(
            "rebellion",
            {"banners": {"peoples-favor": {"holder": 1, "tokens": 2}}},
            marks=pytest.mark.card("oath:vision:rebellion"),
        ),
        pytest.param("sanctuary", {}, marks=pytest.mark.card("oath:vision:sanctuary")),
        pytest.param(
            "faith", {"banners": {"darkest-secret": {"holder": 1}}}, marks=pytest.mark.card("oath:vision:faith")
        ),
    ],
)
@pytest.mark.rule("oath:3.2.a", "oath:3.2.b", "oath:4.1.2.a")
def test_an_exile_wins_by_a_vision_at_wake(vision: str, words: dict[str, Any]) -> None:
    relics = ["map", "whistle"] if vision == "sanctuary" else []
    for drawn, winner in ((3, 1), (2, None)):
        scene = Scene(
            "oath",
            2,
            turn=1,
            phase="wake",
            oath="devotion" if vision != "faith" else "protection",
            visions_drawn=drawn,
            seats=[{}, {"vision": vision, "relics": relics, "favor": 0}],
            **words,
        )
        if vision == "rebellion":
            scene.answer("return-favor" if "return-favor" in scene.offered() else "bank:discord")
        scene.holds(winner=winner)


@pytest.mark.card("oath:vision:conspiracy")
@pytest.mark.rule("oath:5.1.4.IV.a", "oath:5.1.4.IV.c", "oath:5.1.4.IV.e", "oath:5.1.4.IV.g", "oath:5.1.4.IV.h")
def test_the_conspiracy_takes_a_banner_from_a_player_here() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[
            {"secrets": 1, "advisers": ["elders", "tents", {"facedown": "conspiracy"}]},
            {"advisers": ["rain-boots"], "relics": ["map"]},
        ],
        banners={"peoples-favor": {"holder": 1, "tokens": 4}},
    )
    scene.answer("adviser:vision:conspiracy", "play:vision")
    scene.offers_only("relic:map", "banner:peoples-favor", "decline")
    scene.answer("banner:peoples-favor")
    scene.holds(
        banners={"peoples-favor": {"holder": 0, "tokens": 2, "mob": True}},
        boxed=["conspiracy"],
        seats={0: {"secrets": 0}},
    )
