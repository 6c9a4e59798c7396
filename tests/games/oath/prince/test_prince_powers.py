"""The Prince, powers and permissions (P.15), and what others' powers see of him (P.2.a-c, P.2.n)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.prince.behalf import decider, threat_player
from regnum.scenes import Scene
from tests.games.oath.prince.tables import on_space, told, with_prince

# -- what he ignores, and what binds him (P.15.a-d) ------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.a", "oath:P.2.a")
def test_he_ignores_what_wholly_forbids_an_action() -> None:
    """Tome Guardians would keep the Darkest Secret from him."""
    scene = on_space(
        "BL_trade_both",
        prince={"secrets": 4},
        seats=[{"advisers": ["tome-guardians"], "at": "hinterland-1"}],
        banners={"darkest-secret": {"holder": 0, "tokens": 1}},
    )
    scene.holds(banners={"darkest-secret": {"holder": 1}})


NARROW: dict[str, Any] = {
    "provinces-1": {"site": "narrow-pass", "warbands": {"red": 1}},
    "provinces-2": {"site": "river", "cards": ["elders", "lancers"]},
}


@pytest.mark.rule("oath:P.15.b")
def test_he_ignores_what_restricts_travelling() -> None:
    """The Narrow Pass would stop him on the way into its region, the Hidden Place would want a secret turned."""
    words: dict[str, Any] = {"prince": {"at": "plains", "friends": {"nomad": 1}}}
    scene = on_space("TL_muster_low", sites={"cradle-1": "plains", **NARROW}, **words)
    scene.holds(prince={"at": "river"})
    hidden = {"hinterland-1": {"site": "the-hidden-place", "cards": ["elders"]}}
    scene = on_space("TL_muster_low", sites={"cradle-1": "plains", **hidden}, **words)
    scene.holds(prince={"at": "the-hidden-place"})


@pytest.mark.rule("oath:P.15.c")
def test_persistent_powers_bind_him() -> None:
    """The Boiling Lake kills two warbands of an enemy who comes to its site."""
    lake = {"provinces-1": {"site": "river", "cards": ["boiling-lake", "elders"], "warbands": {"red": 1}}}
    scene = on_space(
        "BR_trade_favor",
        prince={"at": "plains", "friends": {"nomad": 1}, "warbands": 2},
        sites={"cradle-1": "plains", **lake},
        seats=[{"at": "plains"}],
    )
    scene.holds(prince={"at": "river", "warbands": 0})


TOLL: dict[str, Any] = {
    "provinces-1": {"site": "river", "cards": ["toll-roads"], "warbands": {"red": 1}},
    "provinces-2": {"site": "salt-flats", "cards": ["elders"], "warbands": {"red": 1}},
}


@pytest.mark.rule("oath:P.15.d")
def test_he_pays_a_toll_and_without_favor_it_keeps_him_away() -> None:
    def scene(favor: int) -> Scene:
        prince = {"at": "plains", "friends": {"nomad": 1}, "favor": favor}
        return on_space("TL_muster_low", prince=prince, sites={"cradle-1": "plains", **TOLL}, seats=[{"at": "plains"}])

    paid = scene(2)
    paid.holds(prince={"at": "salt-flats"})
    assert told(paid, "log-gives-favor")[0]["to"] == "seat:0"
    scene(0).holds(prince={"at": "plains"})


# -- Limited (P.15.f-k) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.f", "oath:P.15.g")
def test_limited_he_uses_no_action_power() -> None:
    words: dict[str, Any] = {
        "prince": {"at": "plains", "favor": 3, "secrets": 3},
        "sites": {"cradle-1": {"site": "plains", "cards": ["alchemist"], "warbands": {"purple": 1}}},
    }
    assert told(on_space("BL_muster", **words), "log-uses") == []
    expanded = on_space("BL_muster", powers="expanded", **words)
    expanded.asks("prince-powers", 0)
    expanded.offers("use:denizen:alchemist")


@pytest.mark.rule("oath:P.15.h")
def test_limited_when_played_is_blank() -> None:
    """Royal Tax would take favor of whoever stands in his region; at the Expanded level it does."""
    words: dict[str, Any] = {
        "deck": ["royal-tax", "conquest", "faith"],
        "prince": {"mask": "BR_threat", "at": "plains"},
        "sites": {"cradle-1": {"site": "plains", "warbands": {"purple": 1}}},
        "seats": [{"at": "plains", "favor": 3}],
    }
    scene = with_prince(**words)
    assert told(scene, "log-plays-at-site")[0]["card"] == "denizen:royal-tax"
    assert told(scene, "log-takes-favor") == []
    assert told(with_prince(powers="expanded", **words), "log-takes-favor")


@pytest.mark.rule("oath:P.15.i")
def test_limited_he_permits_nothing() -> None:
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"role": "citizen", "at": "plains", "warbands": 2}],
        prince={"at": "plains", "warbands": 2},
        sites={"cradle-1": {"site": "plains", "warbands": {"purple": 3}}},
        turn=0,
    )
    scene.not_offered("warbands:to-board", "warbands:give:1", "warbands:take:1")
    expanded = Scene(
        "oath",
        1,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"role": "citizen", "at": "plains", "warbands": 2}],
        prince={"at": "plains", "warbands": 2},
        sites={"cradle-1": {"site": "plains", "warbands": {"purple": 3}}},
        turn=0,
    )
    expanded.answer("warbands:take:1", 1)
    expanded.asks("prince-one", 0)
    expanded.answer("yes")
    expanded.holds(seats={0: {"warbands": 3}}, prince={"warbands": 1})


@pytest.mark.rule("oath:P.15.i")
def test_no_citizen_joins_the_defense_of_a_limited_prince() -> None:
    def scene(powers: str) -> Scene:
        laid = Scene(
            "oath",
            2,
            options={"prince": "chancellor", "prince_powers": powers},
            seats=[{"role": "citizen", "at": "plains", "warbands": 2}, {"at": "plains", "warbands": 4}],
            prince={"at": "river"},
            sites={"cradle-1": {"site": "plains", "warbands": {"purple": 1}}, "cradle-2": "river"},
            turn=1,
        )
        return laid.answer("campaign", "seat:2", ["site:plains"], 4)

    scene("limited").not_asked(question="campaign-join")
    scene("expanded").asks("campaign-join", 0)


@pytest.mark.rule("oath:P.15.j", "oath:P.15.k")
def test_the_keep_but_not_the_horse_archers() -> None:
    """Both lie at a site of the Prince that is attacked: the archers would be discarded."""
    scene = Scene(
        "oath",
        1,
        options={"prince": "chancellor"},
        seats=[{"at": "river", "warbands": 5}],
        prince={"at": "steppe"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}, "cards": ["keep", "horse-archers"]},
            "cradle-2": "steppe",
        },
        turn=0,
    )
    scene.answer("campaign", "seat:1", ["site:river"], 5)
    used = [line["power"] for line in told(scene, "log-uses-plan") if line["player"] == "seat:1"]
    assert used == ["denizen:keep"]


# -- Expanded (P.15.l-o) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.l", "oath:P.15.m")
def test_alone_one_decides_in_his_interest() -> None:
    scene = on_space(
        "BL_muster",
        powers="expanded",
        prince={"at": "plains", "secrets": 3},
        sites={"cradle-1": {"site": "plains", "cards": ["alchemist"], "warbands": {"purple": 1}}},
    )
    scene.asks("prince-powers", 0)
    scene.answer("use:denizen:alchemist")
    scene.asks("prince-one", 0)
    scene.answer("bank:beast", "bank:beast", "bank:beast", "bank:nomad")
    assert told(scene, "log-uses")[0] == {"player": "seat:1", "power": "denizen:alchemist"}
    scene.answer("enough")
    assert scene.state.prince.path


@pytest.mark.rule("oath:P.15.l", "oath:P.15.m")
def test_numbers_and_several_things_are_decided_for_him_too() -> None:
    pact = on_space(
        "BL_muster",
        powers="expanded",
        prince={"at": "plains", "secrets": 4, "warbands": 6},
        sites={"cradle-1": {"site": "plains", "cards": ["blood-pact"], "warbands": {"purple": 1}}},
    )
    pact.answer("use:denizen:blood-pact")
    pact.asks("prince-number", 0)
    pact.rejects(3)
    pact.answer(4)
    pact.holds(prince={"warbands": 2})
    days = with_prince(powers="expanded", deck=["salad-days", "conquest", "faith"], sites={"cradle-1": "plains"})
    days.asks("prince-several", 0)
    days.answer(["bank:discord", "bank:order", "bank:beast"])
    assert [line["bank"] for line in told(days, "log-gains-favor")][-3:] == ["bank:discord", "bank:order", "bank:beast"]


@pytest.mark.rule("oath:P.15.o")
def test_with_several_the_person_right_of_the_threat_decides() -> None:
    """Turns go round 3 (the Prince), 0, 1, 2; on the right sits who comes before."""

    def who(title: int, threat: str, **words: Any) -> tuple[int, int]:
        prince = {"threat": threat, "actions": 0, "mask": "TL_threat"}
        scene = with_prince(players=3, powers="expanded", phase="rest", title=title, prince=prince, **words)
        return threat_player(scene.match.table), decider(scene.match.table)

    red = {"sites": {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}, "relics": {"only": []}}
    assert who(0, "oathkeeper", **red) == (0, 2)
    blue = {"sites": {"cradle-2": {"site": "mine", "warbands": {"blue": 1}}}, "relics": {"only": []}}
    assert who(1, "oathkeeper", **blue) == (1, 0)
    assert who(3, "none") == (-1, 2)


@pytest.mark.rule("oath:P.15.n")
def test_what_harms_the_threat_is_used_without_asking() -> None:
    """The Exile with the title attacks him: Longbows take a die away, and nobody is asked."""
    scene = Scene(
        "oath",
        2,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[{"at": "river", "warbands": 5}, {"at": "steppe"}],
        prince={"at": "steppe", "threat": "oathkeeper"},
        sites={
            "cradle-1": {"site": "river", "warbands": {"purple": 1}, "cards": ["longbows"]},
            "cradle-2": "steppe",
            "provinces-1": {"site": "mine", "warbands": {"red": 1}},
            "provinces-2": {"site": "mountain", "warbands": {"red": 1}},
        },
        title=0,
        turn=0,
    )
    scene.answer("campaign", "seat:2", ["site:river"], 5)
    assert [line["power"] for line in told(scene, "log-uses-plan")] == ["denizen:longbows"]
    assert told(scene, "log-attack")[0]["dice"] == 4


# -- schemers as advisers, no Visions (P.2.b-c, P.2.n) ---------------------------------------------------------------


@pytest.mark.rule("oath:P.2.b", "oath:P.2.c")
def test_his_schemers_count_as_advisers() -> None:
    scene = with_prince(phase="rest", prince={"schemers": {"beast": 2, "nomad": 1}, "friends": {"order": 1}})
    table = scene.match.table
    beast, nomad, order = 4, 5, 2
    assert table.adviser_suits(1) == [beast, nomad]
    assert [table.advisers_of_suit(1, suit) for suit in (beast, nomad, order)] == [1, 1, 0]


@pytest.mark.rule("oath:P.2.c")
def test_the_conspiracy_matches_against_his_schemers() -> None:
    """Two advisers of one suit, a Schemer of which is his: a relic of his can be taken."""

    def scene(**prince: Any) -> Scene:
        return Scene(
            "oath",
            1,
            options={"prince": "chancellor"},
            seats=[{"at": "plains", "secrets": 2, "advisers": ["wolves", "second-chance", {"facedown": "conspiracy"}]}],
            prince={"at": "plains", **prince},
            sites={"cradle-1": "plains"},
            turn=0,
        ).answer("adviser:vision:conspiracy", "play:vision")

    taken = scene(schemers={"beast": 1})
    safe = scene(friends={"beast": 1})
    assert taken.decision().question.name != safe.decision().question.name


@pytest.mark.rule("oath:P.2.n")
def test_an_exile_prince_reveals_no_vision() -> None:
    scene = with_prince("exile", deck=["conquest", "faith", "elders"], sites={"cradle-1": "plains"})
    assert scene.state.players[1].vision == -1
    assert told(scene, "log-plays-vision") == []


# -- modifiers that cost nothing (P.15.j) ----------------------------------------------------------------------------


@pytest.mark.rule("oath:P.15.j")
def test_he_uses_modifiers_that_cost_nothing_and_help_him() -> None:
    """Augury draws a card more, the Drum gives a warband after a Travel, the Rowdy Pub one for its Muster."""
    augury = with_prince(
        deck=["elders", "wolves", "storyteller", "messenger"],
        prince={"at": "plains", "mask": "BR_threat"},
        sites={"cradle-1": {"site": "plains", "cards": ["augury"], "warbands": {"purple": 1}}},
    )
    assert told(augury, "log-draws")[0]["count"] == 4
    drum = on_space(
        "BR_trade_favor",
        prince={"at": "plains", "friends": {"nomad": 1}, "relics": ["grand-scepter", "dragonskin-drum"]},
        sites={"cradle-1": "plains", "provinces-1": {"site": "river", "cards": ["elders"]}},
    )
    drum.holds(prince={"at": "river", "warbands": 1})
    pub = on_space(
        "TL_trade_favor",
        prince={"at": "plains", "favor": 1},
        sites={"cradle-1": {"site": "plains", "cards": ["rowdy-pub"]}},
    )
    pub.holds(prince={"warbands": 3})


@pytest.mark.rule("oath:P.15.c", "oath:P.6.a")
def test_bare_spaces_of_the_reliquary_bind_him() -> None:
    """prince-reliquary-modifiers: Greedy draws two cards more; what it says of Supply is nothing to him."""
    scene = with_prince(
        deck=["elders", "wolves", "storyteller", "messenger", "alchemist"],
        prince={"mask": "BR_threat"},
        reliquary=[None, None, None, "bare"],
    )
    assert told(scene, "log-draws")[0]["count"] == 5


@pytest.mark.rule("oath:P.3.a")
def test_the_dead_of_the_empire_are_taken_from_the_left() -> None:
    """prince-leftmost: sites first, then boards in turn order; 3 of 7 fall: 1 at the site, 2 of seat 0."""
    scene = Scene(
        "oath",
        3,
        options={"prince": "chancellor", "prince_powers": "expanded"},
        seats=[
            {"role": "citizen", "at": "river", "warbands": 3},
            {"role": "citizen", "at": "river", "warbands": 3},
            {"at": "river", "warbands": 14},
        ],
        prince={"at": "steppe"},
        sites={"cradle-1": {"site": "river", "warbands": {"purple": 1}}, "cradle-2": "steppe"},
        turn=2,
        dice=[0] + [3] * 14,
    )
    scene.answer("campaign", "seat:3", ["site:river"], 14)
    for seat in (0, 1):
        scene.asks("campaign-join", seat)
        scene.answer("yes", seat=seat)
        scene.asks("prince-one")
        scene.answer("yes")
    fallen = [(line["player"], line["count"]) for line in told(scene, "log-kills-on-board")]
    assert fallen == [("seat:0", 2)]
    assert told(scene, "log-kills-at")[0]["count"] == 1
