"""The glossary's words as the table's operations (section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import CARD_ID, CARD_OF
from regnum.games.oath.state import BANDITS
from regnum.scenes import Scene

BLANK, SHIELD, SWORD = 0, 2, 3


def at_steppe(*seats: dict[str, Any], here: dict[str, Any] | None = None, **words: Any) -> Scene:
    described = [{"at": "steppe", **seat} for seat in (*seats, *({} for _ in range(2 - len(seats))))]
    sites = {"cradle-1": {"site": "steppe", **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", len(described), seats=described, sites=sites, **words)


@pytest.mark.rule("oath:10.1.a", "oath:10.1.b", "oath:2.8.3.a")
def test_bandits_are_no_warbands() -> None:
    """Siege Engines find nobody to kill where only bandits are, and the bandit defends the site as one."""
    scene = at_steppe({"favor": 1, "warbands": 2}, here={"cards": ["siege-engines"]}, dice=[BLANK] * 9)
    assert "use:denizen:siege-engines" not in scene.offered()
    scene.answer("campaign", "bandits", ["site:steppe"], 0)
    scene.logs("log-defense", defense=1)


@pytest.mark.rule("oath:10.2.a", "oath:10.3.a")
def test_favor_and_secrets_are_taken_from_board_to_board() -> None:
    scene = at_steppe(
        {"favor": 1, "secrets": 1, "advisers": ["charming-friend", "sleight-of-hand"]}, {"favor": 2, "secrets": 2}
    )
    scene.answer("use:denizen:charming-friend")
    scene.holds(seats={0: {"favor": 2}, 1: {"favor": 1}})
    scene.answer("use:denizen:sleight-of-hand")
    scene.holds(seats={0: {"secrets": 1}, 1: {"secrets": 1}})


@pytest.mark.rule("oath:10.2.b", "oath:10.3.a", "oath:10.5.a")
def test_advisers_pass_from_row_to_row() -> None:
    """At the Festival District an adviser is given for favor: a faceup one stays faceup, a facedown one facedown."""
    scene = at_steppe(
        {"favor": 2},
        {"advisers": ["elders", {"facedown": "wolves"}]},
        here={"cards": ["festival-district"]},
    )
    scene.answer("use:edifice:festival-district")
    scene.answer(["0>1:favor", "1>0:adviser:denizen:elders", "1>0:adviser:seat:1:adviser:1"], 1, "accept")
    scene.holds(
        seats={0: {"favor": 1, "advisers": [{"facedown": "wolves"}, "elders"]}, 1: {"favor": 1, "advisers": []}}
    )


@pytest.mark.rule("oath:7.6.4.b", "oath:10.24.a")
def test_an_adviser_who_has_just_come_is_not_the_one_to_leave() -> None:
    scene = at_steppe(
        {"favor": 2, "advisers": ["tents", "longbows", "rangers"]},
        {"advisers": ["elders"]},
        here={"cards": ["festival-district"]},
    )
    scene.answer("use:edifice:festival-district", ["0>1:favor", "1>0:adviser:denizen:elders"], 1, "accept")
    scene.asks("surplus-advisers", seat=0)
    scene.offers_only("denizen:tents", "denizen:longbows", "denizen:rangers")
    scene.rejects([])
    scene.answer(["denizen:longbows"])
    scene.holds(seats={0: {"advisers": ["tents", "rangers", "elders"]}})


@pytest.mark.rule("oath:7.6.4.b", "oath:7.2.2.a")
def test_no_adviser_comes_where_all_the_others_are_locked() -> None:
    scene = at_steppe(
        {"favor": 2, "advisers": ["marriage", "vow-of-peace", "vow-of-silence"]},
        {"favor": 1, "advisers": ["elders"]},
        here={"cards": ["festival-district"]},
    )
    scene.answer("use:edifice:festival-district")
    scene.offers_only("0>1:favor", "1>0:favor")
    scene.rejects(["0>1:favor", "1>0:adviser:denizen:elders"], rule="7.6.4")


@pytest.mark.rule("oath:7.6.4.b", "oath:10.24.a")
def test_advisers_come_for_advisers_that_go() -> None:
    """Two locked advisers leave room for one: a second can come for nobody."""
    scene = at_steppe(
        {"favor": 2, "advisers": ["marriage", "vow-of-peace", "tents"]},
        {"advisers": ["elders", "rangers"]},
        here={"cards": ["festival-district"]},
    )
    scene.answer("use:edifice:festival-district")
    scene.rejects(["0>1:favor", "1>0:adviser:denizen:elders", "1>0:adviser:denizen:rangers"], rule="7.6.4")
    scene.answer(["0>1:adviser:denizen:tents", "1>0:adviser:denizen:elders"], "accept")
    scene.holds(seats={0: {"advisers": ["marriage", "vow-of-peace", "elders"]}, 1: {"advisers": ["rangers", "tents"]}})


@pytest.mark.rule("oath:10.4.a", "oath:10.2.c")
def test_cards_are_drawn_from_the_top() -> None:
    scene = at_steppe(discards={"cradle": ["tents", "elders", "longbows", "wolves"]}, relics=["map", "whistle"])
    scene.answer("search", "discard:cradle")
    scene.offers_only("denizen:tents", "denizen:elders", "denizen:longbows")
    scene = at_steppe({"advisers": [{"facedown": "family-heirloom"}]}, relics=["map", "whistle"])
    scene.answer("adviser:denizen:family-heirloom", "play:advisers")
    scene.answer(scene.offered()[0])
    assert "relic:map" in {CARD_ID[relic] for relic in (*scene.state.players[0].relics, scene.state.relic_deck[0])}


@pytest.mark.rule("oath:10.6.c", "oath:10.16.c", "oath:5.5.1.e")
def test_in_a_campaign_against_the_empire_a_citizen_stands_alone() -> None:
    scene = at_steppe(
        {"warbands": 1},
        {"role": "citizen", "warbands": 3},
        {"role": "citizen", "at": "mine"},
        turn=1,
        here={"warbands": {"purple": 1}},
        sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
    )
    t = scene.match.table
    assert t.imperial(1)
    assert not t.enemy(1, 0)
    scene.answer("campaign", "seat:0", ["site:steppe"])
    assert not t.imperial(1)
    assert all(t.enemy(1, other) for other in (0, 2))
    assert not t.enemy(0, 2)


@pytest.mark.rule("oath:10.16.a", "oath:10.16.b", "oath:10.16.d")
def test_who_is_whose_enemy() -> None:
    t = at_steppe({}, {"role": "citizen"}, {}, {}).match.table
    foes = {(a, b) for a in range(4) for b in range(4) if t.enemy(a, b)}
    assert foes == {(0, 2), (0, 3), (1, 2), (1, 3), (2, 0), (2, 1), (2, 3), (3, 0), (3, 1), (3, 2)}
    assert all(t.enemy(seat, BANDITS) and t.enemy(BANDITS, seat) for seat in range(4))


@pytest.mark.rule("oath:10.9.a", "oath:10.9.b", "oath:5.3.2.d")
def test_matching_is_being_of_one_suit() -> None:
    """Of three advisers one is Nomad like the Elders, one is not, and one lies facedown."""
    scene = at_steppe(
        {"secrets": 1, "advisers": ["tents", "wolves", {"facedown": "rain-boots"}]}, here={"cards": ["elders"]}
    )
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 2}}, banks={"nomad": 1})


@pytest.mark.rule("oath:10.10.a", "oath:10.10.b", "oath:10.10.d", "oath:5.1.3.a")
@pytest.mark.parametrize("order", [("elders", "tents"), ("tents", "elders")])
def test_discards_go_on_top_in_the_players_order(order: tuple[str, str]) -> None:
    """From the Provinces onto the Hinterland's pile."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "river"}],
        sites={"provinces-1": "river"},
        deck=["wolves", "elders", "tents"],
        discards={"hinterland": ["keep"]},
    )
    scene.answer("search", "world-deck", "denizen:wolves", [f"denizen:{card}" for card in order], "play:advisers")
    scene.holds(discards={"hinterland": [order[1], order[0], "keep"]})


@pytest.mark.rule("oath:10.10.g", "oath:10.10.h", "oath:10.10.i")
def test_tokens_leave_a_discarded_card() -> None:
    scene = at_steppe(
        {"secrets": 1, "advisers": ["taming-charm"]},
        here={"cards": ["elders"]},
        tokens={"elders": {"favor": 2, "secrets": 1}},
    )
    scene.answer("use:denizen:taming-charm")
    scene.holds(
        seats={0: {"favor": 2, "secrets": 0, "facedown_secrets": 1}},
        banks={"nomad": 3 + 2 - 2},
        discards={"provinces": ["elders"]},
        tokens={"taming-charm": {"secrets": 1}},
    )


@pytest.mark.rule("oath:10.10.h")
def test_secrets_of_a_card_that_somebody_else_discards_go_to_the_active_player() -> None:
    """Red's battle plan is discarded in the Chancellor's turn."""
    scene = at_steppe({"warbands": 1}, {"advisers": ["storm-caller"]}, here={"warbands": {"red": 1}},
                      tokens={"storm-caller": {"secrets": 1}}, dice=[BLANK] * 9)  # fmt: skip
    scene.answer("campaign", "seat:1", ["site:steppe"], 1, "use:denizen:storm-caller")
    scene.holds(seats={0: {"facedown_secrets": 1}, 1: {"facedown_secrets": 0, "advisers": []}})


@pytest.mark.rule("oath:10.11.a")
def test_after_means_at_once() -> None:
    """After a Muster with Knights Errant the campaign follows: nothing else can be done in between."""
    scene = at_steppe(
        {"favor": 1, "advisers": ["knights-errant"], "supply": 1}, here={"cards": ["elders"], "warbands": {"red": 1}}
    )
    scene.answer("muster", "use:denizen:knights-errant", "denizen:elders")
    assert scene.decision().question.name.startswith("campaign")
    scene.holds(seats={0: {"supply": 0}})


@pytest.mark.rule("oath:10.15.a", "oath:10.25.a", "oath:10.25.b", "oath:2.2.3.a")
def test_the_dead_go_to_the_bank_of_their_colour() -> None:
    scene = at_steppe({"secrets": 3, "advisers": ["wolves"]}, {"warbands": 1}, {"role": "citizen", "warbands": 1})
    scene.answer("use:denizen:wolves", "seat:2")
    scene.holds(seats={0: {"bank": 24}, 2: {"warbands": 0, "bank": 14}})
    scene = at_steppe({"secrets": 3, "advisers": ["wolves"]}, {"warbands": 1}, {"warbands": 1})
    scene.answer("use:denizen:wolves", "seat:1")
    scene.holds(seats={1: {"warbands": 0, "bank": 14}, 2: {"bank": 13}})


@pytest.mark.rule("oath:10.17.b")
def test_a_moved_card_needs_room_and_leave() -> None:
    """Homesteaders move an adviser to the site: neither into a full site nor a card for advisers only."""
    full = {"cards": ["wolves", "elders"]}
    scene = at_steppe({"advisers": ["homesteaders", "longbows"]}, here=full)
    scene.not_offered("use:denizen:homesteaders")
    scene = at_steppe({"advisers": ["homesteaders", "longbows", "tutor"]}, here={"cards": ["wolves"]})
    scene.answer("use:denizen:homesteaders")
    scene.not_offered("denizen:tutor")
    scene.answer("denizen:longbows")
    scene.holds(sites={"cradle-1": {"cards": ["wolves", "longbows"]}}, seats={0: {"favor": 0}})


@pytest.mark.rule("oath:10.18.a", "oath:10.18.b", "oath:10.18.c", "oath:10.18.d", "oath:A.1.m")
def test_who_rules_what() -> None:
    scene = at_steppe(
        {"advisers": ["tents", {"facedown": "rangers"}]},
        {"advisers": ["longbows"]},
        here={"cards": ["wolves"], "warbands": {"red": 1}},
        sites={"cradle-2": {"site": "mine", "cards": ["elders"]}, "provinces-2": {"site": "river", "faceup": False}},
    )
    t = scene.match.table
    assert [t.ruler(slot) for slot in (0, 1, 3)] == [1, BANDITS, t.ruler(3)]
    assert t.ruler(3) not in (0, 1, BANDITS)
    assert {CARD_ID[card] for card in t.cards_ruled(1)} == {"denizen:longbows", "denizen:wolves"}
    assert {CARD_ID[card] for card in t.cards_ruled(0)} == {"denizen:tents"}


@pytest.mark.rule("oath:10.18.b", "oath:10.18.c", "oath:6.6.3.b")
@pytest.mark.parametrize(
    ("card", "rulers"),
    [("tents", [0]), ("longbows", [1]), ("wolves", [1]), ("elders", [0, 2]), ("rangers", []), ("scouts", [])],
)
def test_who_rules_a_card(card: str, rulers: list[int]) -> None:
    """Advisers are their owner's, cards at a site its ruler's; every Imperial player rules the Empire's."""
    scene = at_steppe(
        {"advisers": ["tents"]},
        {"advisers": ["longbows"]},
        {"role": "citizen"},
        here={"cards": ["wolves"], "warbands": {"red": 1}},
        sites={
            "cradle-2": {"site": "mine", "cards": ["elders"], "warbands": {"purple": 1}},
            "provinces-1": {"site": "river", "cards": ["rangers"]},
        },
    )
    t = scene.match.table
    assert [player.seat for player in t.s.players if t.rules_card(player.seat, CARD_OF[card])] == rulers


@pytest.mark.rule("oath:10.19.a", "oath:10.19.b", "oath:A.3.4.c", "oath:A.3.4.d")
def test_the_forces_of_a_campaign() -> None:
    """Encirclement compares them: four on the attacker's board; one at the target and two on the defender's board."""
    for mine, dice in ((4, 2), (3, 0)):
        scene = at_steppe(
            {"warbands": mine, "favor": 1, "advisers": ["encirclement"]},
            {"warbands": 2},
            here={"warbands": {"red": 1}},
            sites={"cradle-2": {"site": "mine", "warbands": {"purple": 5}}},
            dice=[BLANK] * 12,
        )
        scene.answer("campaign", "seat:1", ["site:steppe"], 0)
        scene.answer("use:denizen:encirclement", *(["dice:+2"] if dice else []))
        scene.logs("log-attack", dice=dice)


@pytest.mark.rule("oath:10.20.b", "oath:10.20.a")
def test_burning_from_another_place_than_the_board() -> None:
    scene = at_steppe(
        {"favor": 1, "secrets": 2}, here={"cards": ["forgotten-vault"]}, banners={"darkest-secret": {"tokens": 3}}
    )
    scene.answer("use:denizen:forgotten-vault")
    scene.answer(next(key for key in scene.offered() if "burn" in key or key in ("no", "dice:-1", "-1")))
    scene.holds(banners={"darkest-secret": {"tokens": 2}}, seats={0: {"secrets": 2}})


@pytest.mark.rule("oath:10.21.a", "oath:10.21.b")
def test_ones_site_and_region_are_the_pawns() -> None:
    """Dazzle discards Hearth and Order cards in the region of the pawn, whoever rules it, and nowhere else."""
    scene = at_steppe(
        {"advisers": [{"facedown": "dazzle"}]},
        here={"cards": ["longbows"]},
        sites={
            "cradle-2": {"site": "mine", "cards": ["wayside-inn"], "warbands": {"red": 1}},
            "provinces-2": {"site": "river", "cards": ["scouts"], "warbands": {"purple": 1}},
        },
    )
    scene.answer("adviser:denizen:dazzle", "play:advisers")
    scene.holds(sites={"cradle-1": {"cards": []}, "cradle-2": {"cards": []}, "provinces-2": {"cards": ["scouts"]}})


@pytest.mark.rule("oath:10.10.b")
@pytest.mark.parametrize("order", [("longbows", "wayside-inn"), ("wayside-inn", "longbows")])
def test_cards_that_a_power_discards_together_lie_in_the_players_order(order: tuple[str, str]) -> None:
    scene = at_steppe(
        {"advisers": [{"facedown": "dazzle"}]},
        here={"cards": ["longbows"]},
        sites={"cradle-2": {"site": "mine", "cards": ["wayside-inn"]}},
        discards={"provinces": ["keep"]},
    )
    scene.answer("adviser:denizen:dazzle", "play:advisers", [f"denizen:{card}" for card in order])
    scene.holds(discards={"provinces": [order[1], order[0], "keep"]})


@pytest.mark.rule("oath:10.10.b", "oath:7.6.4.b")
def test_advisers_discarded_together_lie_in_their_owners_order() -> None:
    advisers: list[Any] = ["tents", {"facedown": "wolves"}, "elders", "pied-piper", {"facedown": "assassin"}]
    scene = at_steppe({"advisers": advisers})
    scene.answer("adviser:denizen:assassin", "play:advisers", ["denizen:tents", "denizen:wolves", "denizen:elders"])
    scene.asks("discard-together", seat=0)
    scene.answer(["denizen:wolves", "denizen:elders", "denizen:tents"])
    scene.holds(
        discards={"provinces": ["tents", "elders", "wolves"]}, seats={0: {"advisers": ["pied-piper", "assassin"]}}
    )


@pytest.mark.rule("oath:10.22.a", "oath:10.22.b")
def test_your_enemy_is_the_other_side_with_its_allies() -> None:
    """The Military Parade pays for each faceup adviser of the enemy, the Ally's too; the defender's enemy attacks."""
    seats = [
        {"at": "mine"},
        {"role": "citizen", "advisers": ["elders"]},
        {"warbands": 6, "advisers": ["military-parade"]},
        {"role": "citizen", "advisers": ["rangers"], "warbands": 1},
    ]
    home = {"cradle-2": {"site": "mine", "warbands": {"purple": 2}}}
    scene = at_steppe(*seats, turn=2, here={"warbands": {"purple": 1}}, sites=home, dice=[BLANK, BLANK, *[SWORD] * 6])
    scene.answer("campaign", "seat:1", ["site:steppe"], 6, "yes", "yes", "use:denizen:military-parade")
    while scene.decision().question.name != "act":
        scene.answer(int(scene.offered()[0]) if scene.decision().question.form == "amount" else scene.offered()[0])
    scene.holds(seats={2: {"favor": 2}}, banks={"nomad": 2, "beast": 2})
    scene = at_steppe(
        {"warbands": 1, "advisers": ["elders"]},
        {"advisers": ["military-parade"]},
        here={"warbands": {"red": 1}},
        dice=[BLANK] * 9,
    )
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, "use:denizen:military-parade")
    scene.holds(seats={1: {"favor": 1}}, banks={"nomad": 2})


@pytest.mark.rule("oath:10.27.a", "oath:2.5.3.a")
def test_seizing_is_taking_otherwise_than_by_recover() -> None:
    """Recovered, a banner keeps what is paid; taken by the Conspiracy it loses two."""
    scene = at_steppe(
        {"secrets": 1, "advisers": [{"facedown": "conspiracy"}, "wolves", "errand-boy"]},
        {"advisers": ["rangers"]},
        banners={"darkest-secret": {"holder": 1, "tokens": 5}},
    )
    scene.answer("adviser:vision:conspiracy", "play:vision", "banner:darkest-secret")
    scene.holds(banners={"darkest-secret": {"holder": 0, "tokens": 3}}, seats={0: {"secrets": 0}})


@pytest.mark.rule("oath:10.28.a", "oath:10.28.b")
def test_a_card_is_played_to_a_site_to_advisers_or_as_a_vision() -> None:
    scene = at_steppe({}, {"advisers": [{"facedown": "wolves"}, {"facedown": "faith"}]}, turn=1)
    scene.answer("adviser:denizen:wolves")
    scene.offers_only("play:site:steppe", "play:advisers", "play:discard")
    scene.answer("play:discard", "adviser:vision:faith")
    scene.offers_only("play:vision", "play:discard")


@pytest.mark.rule("oath:10.29.a")
def test_gained_pieces_come_from_their_sources() -> None:
    """Favor from the bank that is named, warbands from the own personal bank, secrets from the shared bank."""
    scene = at_steppe({"favor": 3}, here={"cards": ["elders", "wolves"]})
    scene.answer("muster", "denizen:wolves")
    scene.holds(seats={0: {"warbands": 2, "bank": 22}})
    scene.answer("use:denizen:elders")
    scene.holds(seats={0: {"secrets": 1, "favor": 0}})


@pytest.mark.rule("oath:10.18.a", "oath:10.18.b", "oath:10.18.c", "oath:7.1.4.e")
def test_who_has_a_card_rules_it_and_else_who_rules_its_site() -> None:
    slugs = {0: ("elders", "map"), 1: ("wolves", "whistle"), 2: ("tents", "book-of-records")}
    scene = Scene(
        "oath",
        3,
        seats=[{"at": "steppe", "advisers": [card], "relics": [relic]} for card, relic in slugs.values()],
        sites={
            "cradle-1": {"site": "steppe", "cards": ["longbows"], "warbands": {"blue": 1}},
            "cradle-2": {"site": "mine", "cards": ["keep"]},
        },
    )
    t = scene.match.table
    for seat, cards in slugs.items():
        for slug in cards:
            assert t.ruler_of(CARD_OF[slug]) == seat
            assert [t.rules_card(other, CARD_OF[slug]) for other in range(3)] == [other == seat for other in range(3)]
    assert t.ruler_of(CARD_OF["longbows"]) == 2
    assert [t.rules_card(seat, CARD_OF["keep"]) for seat in range(3)] == [False] * 3
