"""Modifiers of the Prince's own actions, at both levels (P.15.d, P.15.j, P.15.l, prince-bundled-actions)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told, with_prince

# -- Limited ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.j", "oath:P.8.a")
def test_the_map_library_opens_his_whole_region() -> None:
    """At its site he trades with the Nomad card next door too; the one in another region stays out of reach."""
    scene = on_space(
        "TL_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["map-library"]},
            "cradle-2": {"site": "river", "cards": ["elders"]},
            "provinces-1": {"site": "mountain", "cards": ["great-herd"]},
        },
    )
    scene.holds(prince={"favor": 1})
    assert told(scene, "log-uses")[0]["power"] == "denizen:map-library"


@pytest.mark.rule("oath:P.15.j", "oath:P.10.d")
def test_small_friends_trade_at_sites_with_a_beast_card() -> None:
    scene = on_space(
        "TL_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["small-friends"]},
            "provinces-1": {"site": "mountain", "cards": ["wolves", "elders"]},
            "provinces-2": {"site": "river", "cards": ["great-herd"]},
        },
    )
    scene.holds(prince={"favor": 1})


@pytest.mark.rule("oath:P.15.j")
def test_the_secret_signal_doubles_a_single_favor() -> None:
    scene = on_space(
        "TL_travel_favor",
        prince={"at": "plains", "friends": {"nomad": 1}},
        sites={"cradle-1": {"site": "plains", "cards": ["elders", "secret-signal"]}},
    )
    scene.holds(prince={"favor": 2})


@pytest.mark.rule("oath:P.15.j", "oath:P.2.b")
def test_hospitality_sees_his_schemers() -> None:
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "plains", "friends": {"nomad": 1}, "schemers": {"beast": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["hospitality"], "warbands": {"purple": 1}},
            "provinces-1": {"site": "river", "cards": ["elders", "great-herd", "wolves"]},
        },
    )
    scene.holds(prince={"at": "river", "favor": 1})


KNIGHTS: dict[str, Any] = {
    "cradle-2": {"site": "steppe", "warbands": {"red": 1}},
    "provinces-1": {"site": "mine", "warbands": {"red": 1}},
    "hinterland-1": {"site": "river", "warbands": {"red": 1}},
}


@pytest.mark.rule("oath:P.15.j", "oath:P.11.b")
def test_knights_errant_attack_from_where_he_stands_if_he_is_ready() -> None:
    """On a space of the top left quadrant: he is after the Rival's sites, and stands at one of them."""

    def scene(foes: int) -> Scene:
        plains = {"site": "plains", "cards": ["knights-errant"], "warbands": {"red": foes}}
        return on_space(
            "TL_trade_favor",
            prince={"at": "plains", "favor": 1},
            sites={**KNIGHTS, "cradle-1": plains},
            seats=[{"at": "steppe"}],
            dice=[0] + [3] * 8,
        )

    ready = scene(1)
    assert told(ready, "log-campaigns")[0]["targets"] == "site:plains"
    weak = scene(3)
    assert told(weak, "log-musters")
    assert told(weak, "log-campaigns") == []


@pytest.mark.rule("oath:P.15.j")
def test_the_hunting_party_rides_out_after_a_search() -> None:
    scene = with_prince(
        deck=["elders", "wolves", "storyteller"],
        prince={"at": "plains", "mask": "TL_muster_low", "warbands": 5, "woken": True},
        sites={
            **KNIGHTS,
            "cradle-1": {"site": "plains", "cards": ["hunting-party"], "warbands": {"red": 1}},
        },
        seats=[{"at": "steppe"}],
        dice=[0] + [3] * 8,
    )
    assert told(scene, "log-campaigns")


@pytest.mark.rule("oath:P.15.d")
def test_forced_labor_asks_its_favor_for_his_search() -> None:
    def scene(favor: int) -> Scene:
        return with_prince(
            deck=["elders", "wolves", "storyteller"],
            prince={"at": "plains", "mask": "BR_threat", "favor": favor},
            sites={"cradle-1": {"site": "plains", "cards": ["forced-labor"], "warbands": {"red": 1}}},
            seats=[{"at": "plains"}],
        )

    paid = scene(1)
    assert told(paid, "log-gives-favor")[0]["to"] == "seat:0"
    assert told(paid, "log-prince-chooses")
    unpaid = scene(0)
    assert told(unpaid, "log-prince-no-card")
    assert told(unpaid, "log-prince-actions")[0]["count"] == 0


@pytest.mark.rule("oath:P.15.j")
def test_the_traveling_doctor_is_not_called() -> None:
    """A plan that is discarded after a defeat discards a card (P.15.j)."""
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"at": "river", "warbands": 6}],
        prince={"at": "steppe"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}, "cards": ["traveling-doctor"]},
            "cradle-2": "steppe",
        },
        turn=0,
        dice=[0] + [3] * 8,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 6)
    assert told(scene, "log-uses-plan") == []


# -- Expanded --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.l", "oath:P.15.m")
def test_expanded_a_person_chooses_the_modifiers_of_his_muster() -> None:
    scene = on_space(
        "TL_trade_favor",
        powers="expanded",
        prince={"at": "plains", "favor": 1},
        sites={"cradle-1": {"site": "plains", "cards": ["rowdy-pub"]}},
    )
    scene.answer("enough")
    scene.asks("prince-modifiers", 0)
    scene.offers("use:denizen:rowdy-pub")
    scene.answer("use:denizen:rowdy-pub")
    scene.holds(prince={"warbands": 3})


@pytest.mark.rule("oath:P.15.l")
def test_expanded_he_may_pay_for_a_second_card() -> None:
    """Land Warden: for 1 favor two of the drawn cards are played; both markers move."""
    scene = with_prince(
        powers="expanded",
        deck=["elders", "wolves", "storyteller"],
        prince={"at": "plains", "mask": "BR_threat", "favor": 1},
        sites={
            "cradle-1": {"site": "plains", "cards": ["land-warden"], "warbands": {"purple": 1}},
            "cradle-2": "river",
        },
    )
    scene.asks("prince-modifiers", 0)
    scene.answer("use:denizen:land-warden")
    assert len(told(scene, "log-plays-at-site")) == 2
    assert len(told(scene, "log-prince-relationship")) == 2


@pytest.mark.rule("oath:P.15.l")
def test_expanded_room_is_made_only_if_the_person_wants_it() -> None:
    """Crop Rotation lets him play to the full Cradle site."""

    def scene(answer: str) -> Scene:
        laid = with_prince(
            powers="expanded",
            deck=["elders", "conquest", "faith"],
            prince={"at": "plains", "mask": "BR_threat"},
            sites={
                "cradle-1": {
                    "site": "plains",
                    "cards": ["crop-rotation", "great-herd", "lancers"],
                    "warbands": {"purple": 1},
                },
                "cradle-2": "mine",
            },
        )
        return laid.answer("use:denizen:crop-rotation", answer)

    kept = scene("no")
    assert told(kept, "log-plays-at-site")[0]["site"] == "site:mine"
    made = scene("yes")
    made.asks("prince-one", 0)
    made.answer("denizen:great-herd")
    assert told(made, "log-plays-at-site")[0]["site"] == "site:plains"


@pytest.mark.rule("oath:P.15.l", "oath:P.13.b")
def test_expanded_the_magicians_code_pays_into_the_darkest_secret() -> None:
    scene = on_space(
        "BL_trade_both",
        powers="expanded",
        prince={"at": "plains", "secrets": 2, "favor": 2},
        sites={"cradle-1": {"site": "plains", "cards": ["magicians-code"], "warbands": {"purple": 1}}},
        banners={"darkest-secret": {"tokens": 1}},
    )
    scene.answer("enough")
    scene.asks("prince-modifiers", 0)
    scene.answer("use:denizen:magicians-code")
    scene.holds(banners={"darkest-secret": {"holder": 1, "tokens": 4}})


@pytest.mark.rule("oath:P.15.l")
def test_what_does_nothing_for_him_is_never_offered() -> None:
    """Tents would only save Supply: nobody is asked about the Travel."""
    scene = on_space(
        "BR_trade_favor",
        powers="expanded",
        prince={"at": "plains", "friends": {"nomad": 1}, "favor": 1},
        sites={
            "cradle-1": {"site": "plains", "cards": ["tents"], "warbands": {"purple": 1}},
            "cradle-2": {"site": "river", "cards": ["elders", "great-herd"]},
        },
    )
    scene.answer("enough")
    scene.not_asked(question="prince-one")
    scene.holds(prince={"at": "river"})


# -- exchanges, peeking, harm (P.15.l-o) -----------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.i", "oath:P.15.l")
def test_an_exchange_with_him_is_answered_by_the_person_who_decides() -> None:
    words: dict[str, Any] = {
        "seats": [{"at": "plains", "favor": 3}, {"at": "river"}],
        "prince": {"at": "river", "secrets": 2},
        "sites": {"cradle-1": {"site": "plains", "cards": ["tinkers-fair"]}, "cradle-2": "river"},
        "turn": 0,
    }
    limited = Scene("oath", 2, options={"prince": "chancellor"}, **words)
    limited.answer("use:denizen:tinkers-fair")
    limited.not_offered("seat:2")
    scene = Scene("oath", 2, options={"prince": "chancellor", "prince_powers": "expanded"}, **words)
    scene.answer("use:denizen:tinkers-fair", "seat:2", ["0>2:favor", "2>0:secret"], 2, 1)
    scene.asks("prince-one", 1)
    scene.answer("accept", seat=1)
    scene.holds(seats={0: {"favor": 1}}, prince={"favor": 2, "secrets": 1})


@pytest.mark.rule("oath:P.15.l")
def test_he_promises_nothing_before_the_tribunal() -> None:
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"at": "the-tribunal", "favor": 2}],
        prince={"at": "the-tribunal", "favor": 2},
        sites={"cradle-1": "the-tribunal"},
        turn=0,
    )
    scene.answer("use:site:the-tribunal")
    scene.offers("0>1:peace:1")
    scene.not_offered("1>0:peace:1")


@pytest.mark.rule("oath:P.15.m", "oath:P.15.o")
def test_whoever_decides_sees_what_he_peeks_at() -> None:
    """The Oracular Pig looks at the three top cards of the world deck: seat 1 decides, and seat 0 learns nothing."""
    scene = on_space(
        "BL_muster",
        players=2,
        powers="expanded",
        prince={"at": "plains", "relics": ["grand-scepter", "oracular-pig"]},
        sites={"cradle-1": "plains"},
    )
    scene.asks("prince-powers", 1)
    scene.answer("use:relic:oracular-pig", seat=1)
    line = next(line for line in scene.match.lines if line.message == "log-peeks")
    assert line.secret
    seen = scene.state.seen[scene.state.deck[-1]]
    assert (seen >> 1 & 1, seen & 1) == (1, 0)


@pytest.mark.rule("oath:P.15.m", "oath:P.15.o", "oath:6.4.a")
def test_whoever_decides_next_may_look_where_another_has_looked() -> None:
    """Seat 1 looks at the Reliquary for him, once; when seat 1 is the threat, seat 0 decides and has seen nothing."""
    scene = on_space(
        "BL_muster",
        players=2,
        powers="expanded",
        prince={"at": "plains", "relics": ["grand-scepter"], "threat": "oathkeeper"},
        sites={"cradle-1": "plains"},
        title=0,
    )
    scene.answer("use:relic:grand-scepter:2", seat=1)
    table = scene.match.table
    relic = scene.state.reliquary[0]
    assert table.knows(table.prince, relic)
    scene.state.title = 1
    assert not table.knows(table.prince, relic)


@pytest.mark.rule("oath:P.15.n")
@pytest.mark.parametrize(
    ("threat", "words", "left"),
    [
        ("oathkeeper", {"title": 0}, [2, 3]),
        ("oathkeeper", {"title": 1}, [3, 2]),
        ("vision", {"banners": {"darkest-secret": {"holder": 0}}}, [2, 3]),
        ("vision", {"banners": {"darkest-secret": {"holder": 1}}}, [3, 3]),
    ],
)
def test_an_action_power_that_harms_the_threat_is_used_without_asking(
    threat: str, words: dict[str, Any], left: list[int]
) -> None:
    """Wolves kill a warband of the Exile with the title, or whose revealed Vision is fulfilled; nobody is asked."""
    ruler = ("red", "blue")[words.get("title", 0)]
    scene = on_space(
        "TL_trade_favor",
        players=2,
        powers="expanded",
        prince={"at": "plains", "secrets": 1, "threat": threat, "warbands": 2},
        seats=[{"at": "river", "warbands": 3, "vision": "faith"}, {"at": "river", "warbands": 3}],
        sites={
            "cradle-1": {"site": "plains", "cards": ["wolves"]},
            "cradle-2": "river",
            "provinces-1": {"site": "mine", "warbands": {ruler: 1}},
            "provinces-2": {"site": "mountain", "warbands": {ruler: 1}},
        },
        **words,
    )
    used = [line["power"] for line in told(scene, "log-uses")]
    assert used == (["denizen:wolves"] if left != [3, 3] else [])
    scene.holds(seats={seat: {"warbands": n} for seat, n in enumerate(left)})


@pytest.mark.rule("oath:P.15.n")
def test_alone_nothing_is_used_against_the_threat_by_itself() -> None:
    scene = on_space(
        "TL_trade_favor",
        powers="expanded",
        prince={"at": "plains", "secrets": 1, "threat": "oathkeeper"},
        seats=[{"at": "river", "warbands": 3}],
        sites={
            "cradle-1": {"site": "plains", "cards": ["wolves"]},
            "cradle-2": "river",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
        },
        title=0,
    )
    scene.asks("prince-powers", 0)
    scene.holds(seats={0: {"warbands": 3}})


@pytest.mark.rule("oath:P.15.n", "oath:P.3.a")
def test_siege_engines_fall_on_the_leftmost_site_of_the_threat() -> None:
    scene = on_space(
        "TL_trade_favor",
        players=2,
        powers="expanded",
        prince={"at": "plains", "favor": 1, "threat": "oathkeeper"},
        seats=[{"at": "river"}, {"at": "river"}],
        sites={
            "cradle-1": {"site": "plains", "cards": ["siege-engines"], "warbands": {"blue": 2}},
            "cradle-2": {"site": "mine", "warbands": {"red": 3}},
            "provinces-1": {"site": "mountain", "warbands": {"red": 1}},
            "provinces-2": "river",
        },
        title=0,
    )
    scene.holds(sites={"cradle-2": {"warbands": {"red": 1}}, "cradle-1": {"warbands": {"blue": 2}}})


def at_the_squalid_district(**options: str) -> Scene:
    """The fifth round ends while a Chancellor Prince has the title, and the end die shows a 5."""
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor", **options},
        seats=[{"at": "river"}],
        prince={"at": "river"},
        sites={"cradle-1": {"site": "river", "cards": ["squalid-district"], "warbands": {"purple": 3}}},
        title=1,
        round=5,
        turn=0,
        phase="act",
        dice=[4],
    )
    return scene.answer("rest")


@pytest.mark.rule("oath:P.15.j")
def test_the_squalid_district_turns_the_end_die_his_way() -> None:
    """The 5 becomes a 6, and he has won."""
    scene = at_the_squalid_district()
    assert told(scene, "log-end-die-changed")[0]["face"] == 6


def test_the_table_can_be_seen_while_the_end_die_is_changed() -> None:
    """At the Expanded level a person is asked between two rounds, when nobody is at turn."""
    scene = at_the_squalid_district(prince_powers="expanded")
    scene.asks("prince-one", 0)
    assert scene.match.view(0).prices is None


@pytest.mark.rule("oath:10.24.a", "oath:P.15.m")
def test_a_prince_without_anything_to_give_makes_no_deal() -> None:
    """Something is given for something (10.24.a), and promises he makes none: nothing can be proposed to him."""
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"at": "the-tribunal", "favor": 2}],
        prince={"at": "the-tribunal"},
        sites={"cradle-1": "the-tribunal"},
        turn=0,
    )
    scene.answer("use:site:the-tribunal")
    assert scene.offered() == []


@pytest.mark.rule("oath:P.2.o")
def test_by_no_power_he_becomes_a_citizen() -> None:
    """The Long-Lost Heir is played by an Exile Prince: nobody is asked, and he stays what he is."""
    scene = with_prince(
        "exile",
        powers="expanded",
        deck=["long-lost-heir", "conquest", "faith"],
        prince={"at": "plains", "mask": "BR_threat"},
        sites={"cradle-1": "plains"},
    )
    assert told(scene, "log-prince-chooses")[0]["card"] == "denizen:long-lost-heir"
    scene.not_asked(question="prince-one")
    ballot = on_space(
        "BL_muster",
        role="exile",
        powers="expanded",
        prince={"at": "plains"},
        sites={"cradle-1": {"site": "plains", "cards": ["ballot-box"]}},
        banners={"peoples-favor": {"holder": 1, "tokens": 1}},
    )
    ballot.not_offered("use:denizen:ballot-box")


@pytest.mark.rule("oath:P.15.n", "oath:P.15.o")
@pytest.mark.card("oath:relic:sticky-fire")
@pytest.mark.parametrize(("title", "left"), [(0, 0), (1, 2)])
def test_he_burns_the_survivors_of_the_threat_unasked(title: int, left: int) -> None:
    """Red attacks him in vain. If Red is his threat none of the survivors is left; otherwise a person decides."""
    scene = Scene(
        "oath",
        2,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"at": "river", "warbands": 4}, {"at": "steppe"}],
        prince={"at": "steppe", "threat": "oathkeeper", "warbands": 5, "favor": 1, "relics": ["sticky-fire"]},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 5}},
            "cradle-2": "steppe",
            "provinces-1": {"site": "mine", "warbands": {("red", "blue")[title]: 1}},
            "provinces-2": {"site": "mountain", "warbands": {("red", "blue")[title]: 1}},
        },
        title=title,
        turn=0,
        dice=[4, 0, 0, 0, 0],
    )
    scene.answer("campaign", "seat:2", ["site:river"], 4)
    if left:
        scene.asks("prince-one", 0)
        scene.answer("use:relic:sticky-fire", "no")
    scene.asks("act", 0)
    scene.holds(seats={0: {"warbands": left}})


@pytest.mark.rule("oath:P.15.n", "oath:P.15.o")
def test_a_plan_that_only_helps_him_is_for_the_person_to_decide() -> None:
    """The threat attacks: Longbows are used at once, whether to use Battle Honors is asked."""
    scene = Scene(
        "oath",
        2,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"at": "river", "warbands": 5}, {"at": "steppe"}],
        prince={"at": "steppe", "threat": "oathkeeper"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}, "cards": ["longbows", "battle-honors"]},
            "cradle-2": "steppe",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
            "provinces-2": {"site": "mountain", "warbands": {"red": 1}},
        },
        title=0,
        turn=0,
    )
    scene.answer("campaign", "seat:2", ["site:river"], 5)
    assert [line["power"] for line in told(scene, "log-uses-plan")] == ["denizen:longbows"]
    scene.asks("prince-one", 1)
    scene.offers("use:denizen:battle-honors")


@pytest.mark.rule("oath:P.15.l", "oath:P.2.i", "oath:P.2.o")
def test_expanded_the_scepter_offers_citizenship_but_exiles_nobody() -> None:
    """Seat 0 is a Citizen, seat 1 an Exile: the offer goes to seat 1, who accepts a relic of the Reliquary."""
    words: dict[str, Any] = {
        "players": 2,
        "prince": {"at": "plains", "favor": 9, "relics": ["grand-scepter"]},
        "seats": [{"role": "citizen", "at": "plains"}, {"at": "plains"}],
        "sites": {"cradle-1": "plains"},
    }
    assert on_space("BL_muster", **words).decision().question.name != "prince-powers"
    scene = on_space("BL_muster", powers="expanded", **words)
    scene.asks("prince-powers", 1)
    scene.answer("use:relic:grand-scepter:3", seat=1)
    scene.not_offered("seat:0")
    scene.asks("prince-several", 1)
    scene.answer([], ["2>1:reliquary:reliquary:0"], seat=1)
    scene.answer("accept", seat=1)
    scene.holds(seats={1: {"role": "citizen"}})


@pytest.mark.rule("oath:P.15.n")
def test_terror_spells_find_the_threat_on_its_board() -> None:
    """With the Darkest Secret: no warbands of the threat at sites of the region, but two on its board there."""
    scene = on_space(
        "TL_trade_favor",
        players=2,
        powers="expanded",
        prince={"at": "plains", "secrets": 1, "threat": "oathkeeper"},
        seats=[{"at": "river", "warbands": 2}, {"at": "river", "warbands": 2}],
        banners={"darkest-secret": {"holder": 2, "tokens": 1}},
        sites={
            "cradle-1": {"site": "plains", "cards": ["terror-spells"], "warbands": {"blue": 1}},
            "cradle-2": "river",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
            "provinces-2": {"site": "mountain", "warbands": {"red": 1}},
        },
        title=0,
    )
    scene.holds(seats={0: {"warbands": 0}, 1: {"warbands": 2}})


@pytest.mark.rule("oath:P.15.n", "oath:P.3.a")
def test_he_resettles_an_adviser_of_the_threat_to_the_leftmost_site() -> None:
    """The first in turn order has a Nomad adviser as well, but is no threat."""
    scene = on_space(
        "TL_trade_favor",
        players=2,
        powers="expanded",
        prince={"at": "steppe", "secrets": 1, "threat": "oathkeeper"},
        seats=[{"at": "river", "advisers": ["lancers"]}, {"at": "river", "advisers": ["elders"]}],
        sites={
            "cradle-1": "river",
            "cradle-2": {"site": "steppe", "cards": ["resettle"], "warbands": {"purple": 1}},
            "provinces-1": {"site": "mine", "warbands": {"blue": 1}},
            "provinces-2": {"site": "mountain", "warbands": {"blue": 1}},
        },
        title=1,
    )
    scene.holds(
        seats={0: {"advisers": ["lancers"]}, 1: {"advisers": []}},
        sites={"cradle-1": {"cards": ["elders"]}},
    )


SECRET_HELD = {"banners": {"darkest-secret": {"holder": 1}}}
BOTH_HELD = {"banners": {"darkest-secret": {"holder": 1}, "peoples-favor": {"holder": 1}}}
HIS_SECRET = {"banners": {"darkest-secret": {"holder": 2}}}
HARM: dict[str, list[tuple[dict[str, Any], dict[str, Any], bool]]] = {
    # For each power: what the threat has, what else lies on the table, and whether the power would take something.
    "ancient-binding": [({"secrets": 2}, {}, True), ({"secrets": 1}, {}, False), ({"facedown_secrets": 2}, {}, True)],
    "armed-mob": [
        ({"advisers": ["elders"]}, SECRET_HELD, True),
        ({"advisers": [{"facedown": "elders"}]}, SECRET_HELD, False),
        ({"advisers": ["elders"]}, {}, False),
        ({"advisers": ["elders"]}, BOTH_HELD, False),
    ],
    "assassin": [
        ({"at": "plains", "advisers": ["elders"]}, {}, True),
        ({"advisers": ["elders"]}, {}, False),
        ({"at": "plains"}, {}, False),
    ],
    "charming-friend": [
        ({"at": "plains", "favor": 1}, {}, True),
        ({"favor": 1}, {}, False),
        ({"at": "plains"}, {}, False),
    ],
    "plague-engines": [({"favor": 1}, {}, True), ({}, {}, False)],
    "resettle": [
        ({"advisers": ["elders"]}, {}, True),
        ({"advisers": ["wayside-inn"]}, {}, False),
        ({"advisers": [{"facedown": "elders"}]}, {}, False),
    ],
    "second-chance": [
        ({"warbands": 1, "advisers": ["scouts"]}, {}, True),
        ({"warbands": 1, "advisers": ["bandit-chief"]}, {}, True),
        ({"advisers": ["scouts"]}, {}, False),
        ({"warbands": 1, "advisers": ["elders"]}, {}, False),
    ],
    "siege-engines": [({"warbands": 3}, {}, False)],
    "sleight-of-hand": [
        ({"at": "plains", "secrets": 2}, {}, True),
        ({"at": "plains", "secrets": 1}, {}, False),
        ({"secrets": 2}, {}, False),
    ],
    "terror-spells": [
        ({"warbands": 1}, HIS_SECRET, True),
        ({}, HIS_SECRET, False),
        ({"warbands": 1, "at": "mine"}, HIS_SECRET, False),
        ({"warbands": 1}, {}, False),
    ],
    "wolves": [({"warbands": 1}, {}, True), ({}, {}, False)],
}


@pytest.mark.rule("oath:P.15.n")
@pytest.mark.parametrize(
    ("card", "threat", "words", "harms"),
    [(card, *case) for card, cases in HARM.items() for case in cases],
)
def test_he_uses_a_power_unasked_just_where_the_threat_loses_something(
    card: str, threat: dict[str, Any], words: dict[str, Any], harms: bool
) -> None:
    """The threat, seat 1, rules sites in the Provinces only; seat 0, beside the Prince, has much to lose."""
    rich = {"at": "plains", "warbands": 2, "favor": 2, "secrets": 3, "advisers": ["lancers", "dissent"]}
    scene = on_space(
        "TL_trade_favor",
        players=2,
        powers="expanded",
        prince={"at": "plains", "secrets": 2, "favor": 2, "threat": "oathkeeper"},
        seats=[rich, {"at": "river", **threat}],
        sites={
            "cradle-1": {"site": "plains", "cards": [card], "warbands": {"purple": 1}},
            "cradle-2": {"site": "river", "warbands": {"red": 1}},
            "provinces-1": {"site": "mine", "warbands": {"blue": 1}},
            "provinces-2": {"site": "mountain", "warbands": {"blue": 1}},
        },
        title=1,
        **words,
    )
    assert [line["power"] for line in told(scene, "log-uses")][:1] == [f"denizen:{card}"] * harms
