"""Powers (7.1-7.4) and the card legend (A.1): access, costs, marks, timing and modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import (
    CARD_ID,
    LOCKED,
    NO_SUIT,
    SITE_ONLY,
    SUIT,
    THING_ID,
    THING_OF,
    Cost,
    is_denizen,
)
from regnum.games.oath.powers import FIRST_POWER, KIND, MASK_OF, MODIFIES, OF_THING, POWERS, WINDOW, Modifier, Power
from regnum.scenes import Scene


def at_steppe(*seats: dict[str, Any], here: dict[str, Any] | None = None, **words: Any) -> Scene:
    """Everybody stands at the Steppe, on top of the Cradle."""
    described = [{"at": "steppe", **seat} for seat in (*seats, *({} for _ in range(2 - len(seats))))]
    sites = {"cradle-1": {"site": "steppe", **(here or {})}, **words.pop("sites", {})}
    return Scene("oath", len(described), seats=described, sites=sites, **words)


def usable(scene: Scene) -> list[str]:
    """The powers that may be used now."""
    return [key.removeprefix("use:denizen:") for key in scene.offered() if key.startswith("use:denizen:")]


def playing(card: str, *seats: dict[str, Any], **words: Any) -> Scene:
    """Seat 0 has the card as its only facedown adviser, and turns to it."""
    me = {"advisers": [{"facedown": card}], **(seats[0] if seats else {})}
    scene = at_steppe(me, *seats[1:], **words)
    name = "vision" if card in ("conquest", "rebellion", "sanctuary", "faith", "conspiracy") else "denizen"
    return scene.answer(f"adviser:{name}:{card}")


# -- what has a power (7), access (7.1.1) ----------------------------------------------------------------------------


@pytest.mark.rule("oath:7.a", "oath:7.1.1.a", "oath:7.1.1.b", "oath:7.1.1.c", "oath:A.1.l", "oath:A.1.m")
def test_powers_of_cards_ruled_or_stood_beside() -> None:
    scene = at_steppe(
        {"secrets": 1, "favor": 2, "advisers": ["wolves", {"facedown": "spirit-snare"}]},
        {"advisers": ["alchemist"], "warbands": 1},
        here={"cards": ["elders"], "warbands": {"red": 1}},
        sites={
            "cradle-2": {"site": "mine", "cards": ["levelers"], "warbands": {"purple": 1}},
            "provinces-2": {"site": "river", "cards": ["tavern-songs"], "warbands": {"red": 1}},
        },
        discards={"cradle": ["tents"]},
    )
    assert sorted(usable(scene)) == ["elders", "levelers", "wolves"]


@pytest.mark.rule("oath:7.b", "oath:7.1.1.d")
def test_a_site_has_its_power_when_faceup_and_says_itself_who_uses_it() -> None:
    """Red rules the Mountain and the Marshes: the one takes a die from everybody, the other binds who stands there."""
    sites = {"cradle-2": {"site": "marshes", "faceup": False}}
    scene = at_steppe({}, sites=sites, deck=["wolves", "elders", "tents"])
    scene.answer("search", "world-deck")
    scene.offers_only("denizen:wolves", "denizen:elders", "denizen:tents")
    sites = {"cradle-2": {"site": "marshes", "warbands": {"red": 1}}}
    scene = at_steppe({"at": "marshes"}, sites=sites, deck=["wolves", "elders", "tents"])
    scene.answer("search", "world-deck")
    scene.offers_only("denizen:wolves", "denizen:elders")


@pytest.mark.rule("oath:7.c", "oath:7.1.1.e")
@pytest.mark.parametrize(("reliquary", "turn", "favor"), [(["map"], 0, 0), ([None, None, "bare"], 0, 1)])
def test_a_bare_space_of_the_reliquary_binds_the_chancellor(reliquary: list[Any], turn: int, favor: int) -> None:
    """Careless: a Trade for secrets brings a favor and a secret fewer, and the Chancellor is not asked."""
    scene = at_steppe({"favor": 2, "advisers": ["tents"]}, here={"cards": ["elders"]}, reliquary=reliquary)
    scene.answer("trade", "secrets:denizen:elders")
    scene.holds(seats={0: {"favor": favor, "secrets": 1 - favor}})


@pytest.mark.rule("oath:7.c", "oath:7.1.1.e")
def test_a_bare_space_of_the_reliquary_means_nothing_to_a_citizen() -> None:
    scene = at_steppe(
        {},
        {"role": "citizen", "favor": 2, "advisers": ["tents"]},
        turn=1,
        here={"cards": ["elders"]},
        reliquary=[None, None, "bare"],
    )
    scene.answer("trade", "secrets:denizen:elders")
    scene.holds(seats={1: {"favor": 0, "secrets": 1}})


@pytest.mark.rule("oath:7.d", "oath:7.1.1.f")
def test_the_titles_power_is_used_without_asking() -> None:
    """The holder of the title defends with its die, asked or not."""
    for title, dice in ((1, 2), (0, 1)):
        scene = at_steppe(
            {"warbands": 1},
            {},
            title=title,
            oath="people",
            banners={"peoples-favor": {"holder": title}},
            here={"warbands": {"red": 1}},
            dice=[0] * 9,
        )
        scene.answer("campaign", "seat:1", ["site:steppe"], 0)
        scene.logs("log-defense", dice=dice)


# -- costs (7.1.2) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.1.2.a", "oath:7.1.2.f", "oath:7.1.2.g", "oath:7.1.2.c", "oath:A.1.f", "oath:A.1.h")
def test_favor_and_secrets_are_placed_on_the_card() -> None:
    scene = at_steppe({"favor": 1, "secrets": 1}, here={"cards": ["tutor"]})
    scene.answer("use:denizen:tutor")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}}, tokens={"tutor": {"favor": 1, "secrets": 1}})
    at_steppe({"favor": 1}, here={"cards": ["tutor"]}).refuses("use:denizen:tutor", rule="7.1.2")
    at_steppe({"secrets": 1}, here={"cards": ["tutor"]}).refuses("use:denizen:tutor", rule="7.1.2")


@pytest.mark.rule("oath:7.1.2.h", "oath:7.1.2.i", "oath:A.1.g", "oath:A.1.i", "oath:10.20.a", "oath:10.23.a")
def test_favor_and_secrets_are_burned_into_the_shared_bank() -> None:
    scene = at_steppe({"favor": 2, "secrets": 1, "relics": ["dowsing-sticks"]}, relics=["map"])
    bank = scene.state.bank
    scene.answer("use:relic:dowsing-sticks")
    assert scene.state.bank == bank + 2
    scene.holds(seats={0: {"favor": 0, "secrets": 0}}, tokens={"dowsing-sticks": {"favor": 0, "secrets": 1}})
    scene = at_steppe({"secrets": 2}, here={"cards": ["memory-of-home"]})
    scene.answer("use:denizen:memory-of-home", "bank:nomad")
    scene.holds(seats={0: {"secrets": 1}}, tokens={}, banks={"hearth": 6, "nomad": 0})


@pytest.mark.rule("oath:7.1.2.b", "oath:7.3.2.a", "oath:A.1.o")
def test_a_power_without_a_cost_is_free_and_may_be_used_again() -> None:
    scene = at_steppe(here={"cards": ["tavern-songs"]}, discards={"cradle": ["wolves"]})
    scene.answer("use:denizen:tavern-songs")
    scene.offers("use:denizen:tavern-songs")
    scene = at_steppe(
        here={"cards": ["tavern-songs"]}, tokens={"tavern-songs": {"favor": 1}}, discards={"cradle": ["wolves"]}
    )
    scene.offers("use:denizen:tavern-songs")


@pytest.mark.rule("oath:7.1.2.d", "oath:A.1.t", "oath:A.1.u", "oath:5.1.4.IV.a")
@pytest.mark.parametrize(("relic", "secrets"), [("grand-scepter", 1), ("whistle", 1), ("whistle", 0)])
def test_the_conspiracy_burns_a_secret_to_take_a_relic(relic: str, secrets: int) -> None:
    scene = playing(
        "conspiracy",
        {"secrets": secrets, "advisers": [{"facedown": "conspiracy"}, "wolves", "elders"]},
        {"advisers": ["errand-boy", "tents"], "relics": [relic, "map"]},
        {"relics": [] if relic == "grand-scepter" else ["grand-scepter"]},
    )
    scene.answer("play:vision")
    if secrets:
        scene.answer(f"relic:{relic}")
        scene.holds(seats={0: {"relics": [relic], "secrets": 0}, 1: {"relics": ["map"]}}, boxed=["conspiracy"])
    else:
        scene.holds(seats={1: {"relics": [relic, "map"]}}, boxed=["conspiracy"])
        scene.asks("act")


@pytest.mark.rule("oath:A.1.v", "oath:A.1.w", "oath:A.1.x")
@pytest.mark.parametrize(
    ("mine", "theirs", "where", "taken"),
    [
        (["wolves", "errand-boy"], ["forest-paths"], "steppe", True),
        (["wolves", "elders"], ["forest-paths"], "steppe", False),
        (["wolves", "errand-boy"], ["forest-paths"], "mine", False),
        (["wolves", {"facedown": "errand-boy"}], ["forest-paths"], "steppe", False),
    ],
)
def test_whom_the_conspiracy_can_rob(mine: list[Any], theirs: list[str], where: str, taken: bool) -> None:
    scene = playing(
        "conspiracy",
        {"secrets": 1, "advisers": [{"facedown": "conspiracy"}, *mine]},
        {"at": where, "advisers": theirs, "relics": ["whistle"]},
        sites={"cradle-2": "mine"},
    )
    scene.answer("play:vision")
    assert (scene.decision().question.name == "act") is not taken


@pytest.mark.rule("oath:7.1.2.e", "oath:A.2.11.a")
def test_the_cost_of_a_sites_power_stands_on_the_site_reference() -> None:
    scene = at_steppe({"at": "buried-giant", "secrets": 1}, sites={"cradle-2": "buried-giant"})
    scene.answer("travel", "use:site:buried-giant", "site:steppe")
    scene.holds(seats={0: {"secrets": 0, "facedown_secrets": 1, "supply": 7}}, tokens={})


@pytest.mark.rule("oath:7.1.2.j", "oath:A.1.n")
@pytest.mark.parametrize("token", [{"favor": 1}, {"secrets": 1}])
def test_nothing_is_placed_on_a_card_with_tokens(token: dict[str, int]) -> None:
    words: dict[str, Any] = {"here": {"cards": ["tutor"]}, "tokens": {"tutor": token}}
    scene = at_steppe({"favor": 3, "secrets": 3}, **words)
    scene.refuses("use:denizen:tutor", rule="7.1.2")
    scene.refuses("muster", rule="5.2.1.c")
    scene.refuses("trade", rule="5.3.2.c")


@pytest.mark.rule("oath:7.1.2.j")
def test_a_cost_that_only_burns_is_paid_whatever_lies_on_the_card() -> None:
    scene = at_steppe({"secrets": 1}, here={"cards": ["memory-of-home"]}, tokens={"memory-of-home": {"favor": 1}})
    scene.offers("use:denizen:memory-of-home")


@pytest.mark.rule("oath:7.1.2.m", "oath:7.1.2.n", "oath:A.2.11.b")
def test_a_facedown_secret_pays_for_nothing() -> None:
    scene = at_steppe({"facedown_secrets": 3, "warbands": 1}, here={"cards": ["wolves", "memory-of-home"]})
    scene.refuses("use:denizen:wolves", rule="7.1.2")
    scene.refuses("use:denizen:memory-of-home", rule="7.1.2")
    scene.refuses("trade", rule="5.3.2.b")
    scene = at_steppe(
        {"at": "marshes", "facedown_secrets": 3}, sites={"cradle-2": {"site": "marshes", "relics": ["map"]}}
    )
    scene.not_offered("recover")


@pytest.mark.rule("oath:7.1.2.k", "oath:7.1.2.l", "oath:A.1.p", "oath:A.1.q")
@pytest.mark.parametrize(
    ("plan", "purse", "left", "bank"),
    [
        ("extra-provisions", {"favor": 1}, {"favor": 0}, 4),
        ("billowing-fog", {"secrets": 1}, {"facedown_secrets": 1}, 3),
    ],
)
def test_out_of_turn_favor_goes_to_the_bank_and_a_secret_is_turned(
    plan: str, purse: dict[str, int], left: dict[str, int], bank: int
) -> None:
    scene = at_steppe({"warbands": 1}, {**purse, "advisers": [plan]}, here={"warbands": {"red": 1}}, dice=[0] * 9)
    scene.answer("campaign", "seat:1", ["site:steppe"], 0, f"use:denizen:{plan}")
    scene.holds(seats={1: {"secrets": 0, **left}}, banks={"hearth": bank}, tokens={})


# -- carrying a power out (7.1.3) ------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.1.3.a", "oath:9.3.d")
def test_a_power_is_carried_out_as_far_as_it_can_be() -> None:
    """Siege Engines kill two warbands where there are two, and one where there is one."""
    for there, left in ((3, {"red": 1}), (1, {})):
        scene = at_steppe({"favor": 1}, here={"cards": ["siege-engines"], "warbands": {"red": there}})
        scene.answer("use:denizen:siege-engines")
        if scene.decision().question.name != "act":
            scene.answer("site:steppe")
        scene.holds(sites={"cradle-1": {"warbands": left}})


@pytest.mark.rule("oath:7.1.3.b", "oath:7.6.1.a", "oath:7.6.1.b", "oath:7.6.1.c")
@pytest.mark.parametrize("wanted", [True, False])
def test_what_a_power_says_with_may_is_optional(wanted: bool) -> None:
    """The Long-Lost Heir may become a Citizen: without an offer or a relic, and as 6.6.2 says in all else."""
    me = {"advisers": [{"facedown": "long-lost-heir"}], "vision": "faith", "warbands": 2, "supply": 1}
    scene = at_steppe({}, me, turn=1, reliquary=["map"])
    scene.answer("adviser:denizen:long-lost-heir", "play:advisers", "yes" if wanted else "no")
    if wanted:
        scene.holds(seats={1: {"role": "citizen", "vision": None, "supply": 7, "relics": [], "bank": 14}}, turn=0)
        scene.holds(seats={0: {"bank": 22}}, reliquary=["map"])
    else:
        scene.holds(seats={1: {"role": "exile", "vision": "faith", "supply": 1}}, turn=1)


# -- persistent powers (7.1.4) ---------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.1.4.a", "oath:7.1.4.b", "oath:7.1.4.c")
def test_a_persistent_power_binds_whoever_it_describes() -> None:
    """Curfew far away binds red, who has no access to it, in a Trade with a card of its ruler's."""
    sites = {
        "provinces-2": {"site": "river", "cards": ["curfew"], "warbands": {"purple": 1}},
        "cradle-2": {"site": "mine", "cards": ["elders"], "warbands": {"purple": 1}},
    }
    scene = at_steppe({}, {"at": "mine", "favor": 2}, turn=1, sites=sites)
    scene.refuses("trade", rule="7.1.2")
    scene = at_steppe({}, {"at": "mine", "favor": 3}, turn=1, sites=sites)
    scene.answer("trade", "secrets:denizen:elders")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0}})
    scene = at_steppe({"at": "mine", "favor": 2}, turn=0, sites=sites)
    scene.offers("trade")


@pytest.mark.rule("oath:7.1.4.d", "oath:7.1.4.e")
def test_a_persistent_power_speaks_at_its_moment_to_who_has_it() -> None:
    """After somebody else plays a Nomad card the holder of the Saddle Makers gains 2 favor, and nobody else."""
    scene = at_steppe({"advisers": [{"facedown": "elders"}]}, {"advisers": ["saddle-makers"]}, {}, here={"cards": []})
    scene.answer("adviser:denizen:elders", "play:advisers")
    while scene.decision().seat == 1:
        scene.answer(scene.offered()[0])
    scene.holds(seats={0: {"favor": 0}, 1: {"favor": 2}, 2: {"favor": 0}})
    scene = at_steppe({"advisers": [{"facedown": "elders"}, "saddle-makers"]})
    scene.answer("adviser:denizen:elders", "play:advisers")
    scene.holds(seats={0: {"favor": 0}})


# -- marks (7.2) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.2.a", "oath:A.1.c", "oath:A.1.b")
@pytest.mark.parametrize("card", ["keep", "tutor", "marriage", "wolves", "faith"])
def test_any_card_lies_facedown_among_the_advisers(card: str) -> None:
    scene = at_steppe(deck={"only": [card]})
    scene.answer("search", "world-deck")
    if scene.decision().question.name == "search-keep":
        scene.answer(scene.offered()[0])
    scene.answer("play:facedown")
    scene.holds(seats={0: {"advisers": [{"facedown": card}]}})


@pytest.mark.rule("oath:7.2.1.a", "oath:7.2.1.d", "oath:10.28.b")
def test_where_marked_cards_are_played() -> None:
    scene = playing("keep")
    scene.refuses("play:advisers", rule="7.2.1")
    scene.offers("play:site:steppe")
    scene = playing("tutor")
    scene.refuses("play:site:steppe", rule="7.2.1")
    scene.offers("play:advisers")


@pytest.mark.rule("oath:7.2.2.a", "oath:7.2.2.b", "oath:7.2.2.c", "oath:A.1.d", "oath:10.26.a")
def test_a_locked_card_stays_where_it_is() -> None:
    """Marriage is locked: it is not discarded for room, not moved by the Homesteaders, not swapped by the mask."""
    scene = at_steppe({"advisers": ["marriage", "tents", "elders"]}, deck={"only": ["wolves"]})
    scene.answer("search", "world-deck", "denizen:wolves", "play:advisers")
    scene.offers_only("denizen:tents", "denizen:elders")
    scene = at_steppe(
        {"secrets": 1, "advisers": ["marriage"], "relics": ["horned-mask"]}, here={"cards": ["homesteaders"]}
    )
    assert "use:denizen:homesteaders" not in scene.offered()
    assert "use:relic:horned-mask" not in scene.offered()


@pytest.mark.rule("oath:7.2.2.d")
def test_the_chronicle_moves_locked_cards_like_others() -> None:
    """Salt the Earth is locked; the bandits' site it lies at is swept away with it."""
    scene = Scene(
        "oath",
        2,
        turn=1,
        round=8,
        seats=[{"at": "steppe"}, {"at": "steppe"}],
        sites={
            "cradle-1": {"site": "steppe", "warbands": {"purple": 1}},
            "cradle-2": {"site": "mine", "cards": ["salt-the-earth"]},
        },
    )
    salt = THING_OF["denizen:salt-the-earth"]
    assert LOCKED[salt]
    scene.answer("rest")
    while not scene.match.over:
        d = scene.decision()
        keys = [option.key for option in d.options]
        scene.answer("decline" if "decline" in keys else [] if d.question.form == "many" else keys[0])
    assert salt not in {card for site in scene.state.sites for card in site.cards}
    assert salt in {*scene.state.deck, *scene.state.dispossessed}


@pytest.mark.rule("oath:7.2.2.a", "oath:7.2.a")
def test_a_locked_card_that_lies_facedown_can_be_discarded() -> None:
    scene = at_steppe({"advisers": [{"facedown": "marriage"}]})
    scene.answer("adviser:denizen:marriage", "play:discard")
    scene.holds(seats={0: {"advisers": []}}, discards={"provinces": ["marriage"]})


@pytest.mark.rule("oath:7.2.1.b", "oath:7.2.1.c", "oath:7.2.1.e", "oath:7.2.1.f", "oath:9.1.h", "oath:10.13.a")
@pytest.mark.parametrize(
    ("law", "mine", "here", "possible"),
    [
        ("printed", "wolves", "elders", True),
        ("printed", "wolves", "keep", False),
        ("printed", "tutor", "elders", False),
        ("errata", "wolves", "keep", False),
        ("errata", "tutor", "elders", False),
    ],
)
def test_marked_cards_are_swapped_only_to_where_they_may_lie(law: str, mine: str, here: str, possible: bool) -> None:
    scene = at_steppe(
        {"secrets": 1, "advisers": [mine], "relics": ["horned-mask"]}, here={"cards": [here]}, options={"law": law}
    )
    assert ("use:relic:horned-mask" in scene.offered()) is possible
    if possible:
        scene.answer("use:relic:horned-mask")
        while scene.decision().question.name != "act":
            scene.answer(scene.offered()[0])
        scene.holds(seats={0: {"advisers": [here]}}, sites={"cradle-1": {"cards": [mine]}})


@pytest.mark.rule("oath:A.1.a", "oath:A.1.e", "oath:10.9.b")
def test_denizens_have_a_suit_and_ruins_have_none() -> None:
    assert {SUIT[card] for card, _ in enumerate(CARD_ID) if is_denizen(card)} == set(range(6))
    ruin = THING_OF["edifice:bandit-rampart"]
    assert SUIT[ruin] == NO_SUIT
    assert LOCKED[ruin]
    assert SITE_ONLY[THING_OF["denizen:keep"]]
    scene = at_steppe({"favor": 2, "secrets": 1}, here={"cards": ["bandit-rampart"]})
    scene.refuses("muster", rule="5.2.1.e")
    scene.refuses("trade", rule="5.3.2.m")


# -- standalone powers (7.3) -----------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.3.a", "oath:7.5.a")
def test_the_kinds_of_powers() -> None:
    """Wake, Action, When Played and Rest stand alone; all others modify something or always work."""
    assert set(KIND) - {"modifier", "mandatory", "persistent", "battle-plan"} == {
        "wake",
        "action",
        "when-played",
        "rest",
    }
    assert all(power.kind in KIND for power in POWERS.values())


@pytest.mark.rule("oath:7.a", "oath:7.1.2.a")
def test_every_power_is_tied_to_the_thing_that_carries_it() -> None:
    for thing, powers in OF_THING.items():
        assert [power.which for power in powers] == list(range(len(powers)))
        assert [power.index for power in powers] == [FIRST_POWER[thing] + which for which in range(len(powers))]
        assert MASK_OF[thing] == sum(1 << power.index for power in powers)
        for power in powers:
            assert (power.card, power.bit, POWERS[power.index]) == (thing, 1 << power.index, power)
            assert power.id == THING_ID[thing] + (f":{power.which + 1}" if power.which else "")
            assert power.cost == (power.printed.cost if power.printed else Cost())
            assert [kind for kind in KIND if KIND[kind] & power.bit] == [power.kind]
            assert [name for name in WINDOW if WINDOW[name] & power.bit] == [
                name for name in WINDOW if getattr(type(power), name) is not getattr(Power, name)
            ]
            modified = [action for action in MODIFIES if MODIFIES[action] & power.bit]
            assert len(modified) == isinstance(power, Modifier)
            if power.printed and power.printed.modifies and modified:
                assert modified == [power.modifies or power.printed.modifies]


@pytest.mark.rule("oath:7.3.1.a", "oath:7.3.1.b", "oath:7.3.1.d", "oath:A.2.1.a", "oath:A.2.1.b")
def test_a_wake_power_is_used_once_in_the_own_wake_phase() -> None:
    scene = Scene(
        "oath",
        2,
        phase="wake",
        seats=[{"at": "mine"}, {"at": "mine"}],
        sites={"cradle-2": {"site": "mine", "favor": 3}},
    )
    scene.asks("wake-take", seat=0)
    scene.offers_only("take-favor", "take-nothing")
    scene.answer("take-favor")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 0}}, phase="act")
    scene.not_offered("take-favor")
    scene.answer("rest", "take-nothing")
    scene.holds(turn=1, phase="act", sites={"cradle-2": {"favor": 2}})


@pytest.mark.rule("oath:7.3.1.c", "oath:4.1.1.a")
def test_the_wake_power_of_the_peoples_favor_is_a_must() -> None:
    scene = Scene("oath", 2, phase="wake", seats=[{"favor": 1}], banners={"peoples-favor": {"holder": 0, "tokens": 2}})
    scene.offers_only("place-favor", "return-favor")


@pytest.mark.rule("oath:7.3.2.a")
def test_action_powers_are_used_only_in_the_own_act_phase() -> None:
    scene = at_steppe({"favor": 2}, {"favor": 2}, here={"cards": ["elders"]})
    assert usable(scene) == ["elders"]
    scene.answer("rest")
    assert scene.decision().seat == 1
    assert usable(scene) == ["elders"]
    scene = Scene("oath", 2, phase="wake", seats=[{"favor": 2, "advisers": ["elders"]}])
    assert scene.state.phase == "act"


@pytest.mark.rule("oath:7.3.3.a", "oath:7.3.3.b")
def test_when_played_is_a_must_and_only_for_a_card_played_faceup() -> None:
    scene = playing("a-small-favor")
    scene.answer("play:advisers")
    scene.holds(seats={0: {"warbands": 4}})
    scene = at_steppe(deck={"only": ["a-small-favor"]})
    scene.answer("search", "world-deck", "denizen:a-small-favor", "play:facedown")
    scene.holds(seats={0: {"warbands": 0}})


@pytest.mark.rule("oath:7.3.3.c", "oath:7.3.3.d", "oath:5.1.4.I.e")
def test_favor_and_homeland_come_before_when_played() -> None:
    """The Great Herd brings its favor and the secret of the Steppe, and only then may change places with the Elders."""
    scene = at_steppe(
        deck={"only": ["great-herd"]},
        sites={"cradle-2": {"site": "mine", "cards": ["elders"]}},
    )
    scene.answer("search", "world-deck", "denizen:great-herd", "play:site:steppe")
    scene.holds(seats={0: {"favor": 1, "secrets": 1}}, sites={"cradle-1": {"cards": ["great-herd"]}})
    scene.answer("denizen:elders")
    scene.holds(sites={"cradle-1": {"cards": ["elders"]}, "cradle-2": {"cards": ["great-herd"]}})


@pytest.mark.rule("oath:7.3.3.e")
def test_modifiers_are_resolved_before_when_played() -> None:
    """Wild Cry's warbands come before those that Animal Host counts."""
    scene = at_steppe({"advisers": ["wild-cry"]}, deck={"only": ["animal-host"]}, here={"cards": []})
    scene.answer("search", "use:denizen:wild-cry", "world-deck", "denizen:animal-host", "play:site:steppe")
    gains = [line.args["count"] for line in scene.match.lines if line.message == "log-gains-warbands"]
    assert gains == [2, 1]


@pytest.mark.rule("oath:7.3.4.a", "oath:7.3.4.b")
def test_a_rest_power_is_used_once_at_the_end_of_ones_rest() -> None:
    scene = at_steppe({"advisers": ["insomnia"]}, {})
    assert usable(scene) == []
    scene.answer("rest")
    scene.offers("use:denizen:insomnia:2")
    scene.answer("use:denizen:insomnia:2")
    scene.holds(seats={0: {"secrets": 1}}, turn=1)  # it was not offered again


# -- modifiers (7.4) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:7.4.a", "oath:7.4.b", "oath:A.1.j", "oath:7.4.1.a")
def test_a_modifier_belongs_to_its_action_and_is_chosen_at_its_start() -> None:
    scene = at_steppe(
        {"favor": 1, "secrets": 1, "advisers": ["augury", "downtrodden"]},
        here={"cards": ["elders"]},
        deck=["wolves", "tents", "longbows", "keep"],
    )
    assert usable(scene) == []
    scene.answer("search")
    assert usable(scene) == ["augury"]
    scene.answer("world-deck")
    assert usable(scene) == []
    scene.offers_only("denizen:wolves", "denizen:tents", "denizen:longbows")
    scene = at_steppe({"favor": 1, "advisers": ["augury", "downtrodden"]}, here={"cards": ["elders"]})
    scene.answer("muster")
    assert usable(scene) == ["downtrodden"]


@pytest.mark.rule("oath:7.4.a", "oath:A.1.j")
@pytest.mark.parametrize("beside", [True, False])
def test_a_modifier_does_not_lead_away_from_another_in_use(beside: bool) -> None:
    """With the Small Friends one trades from elsewhere: advisers come along, a card at the site left does not."""
    advisers = ["small-friends", "acting-troupe"] if beside else ["small-friends"]
    cards = ["elders"] if beside else ["elders", "acting-troupe"]
    scene = at_steppe(
        {"secrets": 2, "favor": 2, "advisers": advisers},
        here={"cards": cards},
        sites={"provinces-1": {"site": "mine", "cards": ["wolves"]}},
    )
    scene.answer("trade")
    assert "small-friends" in usable(scene)
    scene.answer("use:denizen:acting-troupe", "suit:order")
    assert ("small-friends" in usable(scene)) is beside


@pytest.mark.rule("oath:7.4.c", "oath:7.4.d", "oath:7.4.2.b")
@pytest.mark.parametrize("order", [("augury", "news-from-afar"), ("news-from-afar", "augury")])
def test_several_modifiers_in_any_order_each_once(order: tuple[str, str]) -> None:
    scene = at_steppe(
        {"favor": 4, "advisers": ["augury", "news-from-afar"]}, deck=["wolves", "elders", "tents", "longbows"]
    )
    scene.answer("search", f"use:denizen:{order[0]}")
    scene.not_offered(f"use:denizen:{order[0]}")
    scene.answer(f"use:denizen:{order[1]}", "world-deck")
    scene.offers_only("denizen:wolves", "denizen:elders", "denizen:tents", "denizen:longbows")
    scene.holds(seats={0: {"supply": 7, "favor": 2}})


@pytest.mark.rule("oath:7.4.2.a", "oath:7.4.2.c")
def test_a_modifier_serves_one_action_and_a_free_one_serves_again() -> None:
    scene = at_steppe(
        {"advisers": ["augury", "errand-boy"], "favor": 1},
        discards={"cradle": ["wolves", "elders", "tents", "longbows", "keep"], "hinterland": ["tutor"]},
        deck=["rangers", "wayside-inn", "scouts"],
    )
    scene.answer("search", "use:denizen:augury", "discard:cradle")
    assert len(scene.offered()) == 4
    scene.answer("denizen:wolves", ["denizen:elders", "denizen:tents", "denizen:longbows"], "play:discard")
    scene.answer("search")
    assert sorted(usable(scene)) == ["augury", "errand-boy"]
    scene.answer("world-deck")
    scene.offers_only("denizen:rangers", "denizen:wayside-inn", "denizen:scouts")


@pytest.mark.rule("oath:7.4.1.b", "oath:9.2.a", "oath:7.4.1.a")
def test_a_modifier_that_says_must_is_not_optional() -> None:
    """Initiation Rite: who musters must place a secret; favor will not do."""
    scene = at_steppe({"favor": 1, "advisers": ["initiation-rite"]}, here={"cards": ["elders"]})
    scene.refuses("muster", rule="5.2.1.b")
    scene = at_steppe({"favor": 1, "secrets": 1, "advisers": ["initiation-rite"]}, here={"cards": ["elders"]})
    scene.answer("muster")
    assert usable(scene) == []
    scene.answer("denizen:elders")
    scene.holds(seats={0: {"favor": 1, "secrets": 0}}, tokens={"elders": {"secrets": 1}})


@pytest.mark.rule("oath:7.4.1.c", "oath:9.2.b")
def test_a_modifier_that_says_cannot_is_not_optional() -> None:
    scene = at_steppe(
        {"secrets": 1, "advisers": ["vow-of-poverty", "tents"]}, here={"cards": ["elders"]}, banks={"nomad": 3}
    )
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 0, "secrets": 0}}, banks={"nomad": 3})


@pytest.mark.rule("oath:7.4.3.a")
def test_a_card_whose_modifier_is_in_use_is_not_discarded() -> None:
    scene = at_steppe({"advisers": ["augury", "tents", "elders"]}, deck={"only": ["wolves"]})
    scene.answer("search", "use:denizen:augury", "world-deck", "denizen:wolves", "play:advisers")
    scene.offers_only("denizen:tents", "denizen:elders")
