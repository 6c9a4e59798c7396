"""Wake, Act and Rest (section 4), and how a game ends (section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import CARDS, Cost
from regnum.games.oath.powers import POWERS
from regnum.scenes import Scene

PEOPLE = "peoples-favor"


def wake(**words: Any) -> Scene:
    return Scene("oath", 2, phase="wake", turn=1, **words)


# -- Wake ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.1.1.a", "oath:4.1.1.I.a", "oath:4.1.1.I.b", "oath:4.1.1.I.c")
def test_the_holder_of_the_peoples_favor_places_or_returns_one() -> None:
    words: dict[str, Any] = {
        "seats": [{}, {"favor": 1}],
        "banners": {PEOPLE: {"holder": 1, "tokens": 3}},
        "banks": {"beast": 1, "order": 1},
    }
    scene = wake(**words)
    scene.offers_only("place-favor", "return-favor")
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 4}}, seats={1: {"favor": 0}})
    scene = wake(**words)
    scene.answer("return-favor")
    scene.offers_only("bank:beast", "bank:order")
    scene.answer("bank:beast")
    scene.holds(banners={PEOPLE: {"tokens": 2}}, banks={"beast": 2})


@pytest.mark.rule("oath:4.1.1.I.d", "oath:4.1.1.I.e")
def test_the_last_favor_stays_on_the_banner() -> None:
    scene = wake(seats=[{}, {"favor": 1}], banners={PEOPLE: {"holder": 1, "tokens": 1}})
    scene.holds(banners={PEOPLE: {"tokens": 2}}, seats={1: {"favor": 0}})
    scene = wake(banners={PEOPLE: {"holder": 1, "tokens": 1}})
    scene.holds(banners={PEOPLE: {"tokens": 1}}, phase="act")


@pytest.mark.rule("oath:4.1.1.II.a", "oath:4.1.1.III.a", "oath:4.1.1.III.b")
def test_the_mob_wants_it_twice_and_six_favor_make_a_mob() -> None:
    scene = wake(seats=[{}, {"favor": 2}], banners={PEOPLE: {"holder": 1, "tokens": 2, "mob": True}})
    scene.answer("place-favor", "place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 4, "mob": True}})
    scene = wake(seats=[{}, {"favor": 1}], banners={PEOPLE: {"holder": 1, "tokens": 5}})
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 6, "mob": True}})


@pytest.mark.rule("oath:3.1.a", "oath:4.1.3.a", "oath:4.1.3.b")
def test_an_exile_needs_a_whole_round_to_win_as_usurper() -> None:
    red = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}
    scene = wake(title=1, sites=red)
    scene.holds(usurper=True, winner=None, phase="act")
    scene = wake(title=1, usurper=True, sites=red)
    scene.holds(winner=1, how="usurper", over=True)


@pytest.mark.rule("oath:4.1.a", "oath:4.1.2.a", "oath:4.1.3.a", "oath:4.1.4.a")
def test_waking_goes_from_the_banner_to_the_title_to_the_site() -> None:
    scene = wake(
        oath="people",
        title=1,
        seats=[{}, {"at": "mine", "favor": 1}],
        sites={"cradle-1": {"site": "mine", "favor": 2}},
        banners={PEOPLE: {"holder": 1, "tokens": 3}},
    )
    scene.asks("wake-favor", seat=1)
    scene.holds(usurper=False)
    scene.answer("place-favor")
    scene.asks("wake-take", seat=1)
    scene.holds(usurper=True, banners={PEOPLE: {"tokens": 4}})
    scene.answer("take-favor")
    scene.holds(phase="act", seats={1: {"favor": 1}}, sites={"cradle-1": {"favor": 1}})


@pytest.mark.rule("oath:4.1.a", "oath:4.1.2.a")
def test_even_a_usurper_resolves_the_banner_before_winning() -> None:
    scene = wake(
        oath="people",
        title=1,
        usurper=True,
        seats=[{}, {"favor": 1}],
        banners={PEOPLE: {"holder": 1, "tokens": 3}},
    )
    scene.holds(winner=None)
    scene.answer("place-favor")
    scene.holds(winner=1, banners={PEOPLE: {"tokens": 4}})


@pytest.mark.rule("oath:4.1.1.b", "oath:4.1.1.II.a", "oath:4.1.1.III.a", "oath:4.1.1.III.b")
def test_a_mob_made_this_turn_wants_nothing_more_and_a_mob_stays_one() -> None:
    scene = wake(seats=[{}, {"favor": 3}], banners={PEOPLE: {"holder": 1, "tokens": 5}})
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 6, "mob": True}}, seats={1: {"favor": 2}}, phase="act")
    banners = {PEOPLE: {"holder": 1, "tokens": 3, "mob": True}}
    scene = wake(seats=[{}, {"favor": 3}], banners=banners, banks={"order": 0, "hearth": 1})
    scene.answer("return-favor")
    scene.holds(banks={"order": 1})
    scene.asks("wake-favor", seat=1)
    scene.answer("place-favor")
    scene.holds(banners={PEOPLE: {"tokens": 3, "mob": True}}, seats={1: {"favor": 2}}, phase="act")


@pytest.mark.rule("oath:4.1.1.a", "oath:4.1.1.III.a")
def test_the_chancellor_feeds_the_people_too_and_others_do_not() -> None:
    scene = Scene("oath", 2, phase="wake", turn=0, seats=[{"favor": 1}], banners={PEOPLE: {"holder": 0, "tokens": 7}})
    scene.answer("return-favor", "bank:order")
    scene.holds(banners={PEOPLE: {"tokens": 6, "mob": True}})
    scene = wake(seats=[{}, {"favor": 1}], banners={PEOPLE: {"holder": 0, "tokens": 3}})
    scene.holds(phase="act", banners={PEOPLE: {"tokens": 3}})


@pytest.mark.rule("oath:4.1.4.a", "oath:4.1.4.b")
@pytest.mark.parametrize(
    ("site", "lying", "offered"),
    [
        ("salt-flats", {"favor": 2, "secrets": 1}, ["take-favor", "take-secret", "take-nothing"]),
        ("drowned-city", {"secrets": 1}, ["take-secret", "take-nothing"]),
        ("mine", {"favor": 1}, ["take-favor", "take-nothing"]),
    ],
)
def test_one_token_may_be_taken_from_the_site_one_wakes_at(
    site: str, lying: dict[str, int], offered: list[str]
) -> None:
    sites = {"cradle-1": {"site": site, **lying}}
    scene = wake(seats=[{}, {"at": site}], sites=sites)
    scene.offers_only(*offered)
    scene.answer("take-nothing")
    scene.holds(phase="act", seats={1: {"favor": 0, "secrets": 0}}, sites={"cradle-1": lying})
    wake(seats=[{}, {"at": site}], sites={"cradle-1": site}).holds(phase="act")


# -- rounds, turns and phases ------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.b", "oath:4.c", "oath:4.d", "oath:4.e", "oath:4.f", "oath:4.h")
def test_everybody_has_one_turn_in_a_round_from_the_chancellor_on() -> None:
    scene = Scene("oath", 4, round=1, sites={"cradle-1": {"site": "steppe", "warbands": {"purple": 1}}})
    for round_ in (1, 2):
        for seat in range(4):
            scene.asks("act", seat=seat)
            scene.holds(round=round_, turn=seat, phase="act")
            scene.answer("rest")
    scene.holds(round=3, turn=0)


@pytest.mark.rule("oath:4.d", "oath:4.c")
def test_turns_follow_the_seating() -> None:
    scene = Scene("oath", 4, order=[0, 2, 3, 1])
    for seat in (0, 2, 3, 1, 0):
        scene.asks("act", seat=seat)
        scene.answer("rest")


@pytest.mark.rule("oath:4.a", "oath:3.4.a", "oath:2.1.4.a")
def test_there_is_no_ninth_round() -> None:
    scene = Scene("oath", 2, turn=1, round=7, title=1, sites={"cradle-1": {"site": "steppe", "warbands": {"red": 1}}})
    scene.answer("rest")
    scene.holds(round=8, over=False)
    scene = Scene("oath", 2, turn=1, round=8, title=1, sites={"cradle-1": {"site": "steppe", "warbands": {"red": 1}}})
    scene.answer("rest")
    scene.holds(round=8, over=True)


@pytest.mark.rule("oath:4.e")
def test_a_turn_wakes_acts_and_rests() -> None:
    scene = Scene(
        "oath",
        2,
        turn=0,
        seats=[{}, {"at": "mine", "supply": 3}],
        sites={"cradle-1": "steppe", "cradle-2": {"site": "mine", "favor": 1}},
        tokens={"map": {"secrets": 1}},
    )
    scene.answer("rest")
    scene.asks("wake-take", seat=1)
    scene.holds(phase="wake", turn=1, seats={1: {"supply": 3}})
    scene.answer("take-nothing")
    scene.asks("act", seat=1)
    scene.holds(phase="act", seats={1: {"supply": 3}})
    scene.answer("rest")
    scene.holds(turn=0, seats={1: {"supply": 7}})


# -- Act -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.2.a", "oath:4.2.b", "oath:4.2.e", "oath:4.2.f")
def test_actions_come_in_any_number_and_order_while_supply_lasts() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "favor": 3, "secrets": 1, "warbands": 1}],
        sites={
            "cradle-1": {"site": "steppe", "cards": ["wolves", "elders"], "warbands": {"purple": 1}},
            "cradle-2": "fertile-valley",
        },
    )
    scene.answer("travel", "site:fertile-valley", "travel", "site:steppe")
    scene.holds(seats={0: {"supply": 5}})
    scene.answer("muster", "denizen:wolves", "warbands:to-site", 3, "muster", "denizen:elders")
    scene.holds(seats={0: {"supply": 3, "warbands": 2}}, sites={"cradle-1": {"warbands": {"purple": 4}}})
    scene.answer("travel", "site:fertile-valley", "travel", "site:steppe", "travel", "site:fertile-valley")
    scene.holds(seats={0: {"supply": 0}})
    scene.refuses("travel", rule="4.2.g")


@pytest.mark.rule("oath:4.2.c")
def test_an_action_is_finished_before_the_next() -> None:
    scene = Scene("oath", 2, seats=[{"at": "steppe"}], sites={"cradle-1": "steppe"}, deck=["wolves", "elders", "tents"])
    for answer in ("search", "world-deck", "denizen:wolves", ["denizen:elders", "denizen:tents"]):
        scene.answer(answer)
        scene.not_asked(question="act")
        scene.not_offered("search", "travel", "rest")
    scene.answer("play:discard")
    scene.asks("act", seat=0)


@pytest.mark.rule("oath:4.2.d")
def test_one_may_do_nothing() -> None:
    scene = Scene("oath", 2, seats=[{"favor": 1, "supply": 2}])
    scene.offers("rest")
    scene.answer("rest")
    scene.asks("act", seat=1)
    scene.holds(seats={0: {"favor": 1}})


@pytest.mark.rule("oath:4.2.f", "oath:4.2.g")
def test_an_action_beyond_the_supply_cannot_be_taken() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "supply": 0, "favor": 3, "secrets": 1, "warbands": 1}],
        sites={"cradle-1": {"site": "steppe", "cards": ["wolves"], "relics": ["map"]}},
    )
    for action in ("search", "muster", "trade", "recover", "campaign"):
        scene.refuses(action, rule="4.2.g")
    scene.not_offered("travel")
    scene.offers("rest", "peek:slot:cradle-1:relic:0")


# -- Rest ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath:4.3.1.a", "oath:4.3.2.a", "oath:4.3.2.b")
def test_rest_takes_the_tokens_off_the_cards() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"facedown_secrets": 1, "relics": ["map"]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["wolves", "elders"]}},
        tokens={"wolves": {"favor": 2}, "elders": {"secrets": 1}, "map": {"secrets": 1}},
    )
    scene.answer("rest")
    scene.holds(tokens={}, banks={"beast": 5}, seats={0: {"secrets": 3, "facedown_secrets": 0}})


@pytest.mark.rule("oath:4.3.3.a", "oath:4.3.4.a", "oath:4.3.4.b")
@pytest.mark.parametrize(
    ("seat", "warbands", "left", "supply"),
    [(0, 6, 0, 6), (0, 7, 0, 5), (0, 20, 1, 5), (0, 21, 0, 3), (1, 5, 0, 6), (1, 6, 0, 5), (1, 11, 2, 6), (1, 0, 5, 7)],
)
def test_supply_comes_back_by_the_warbands_in_the_bank(seat: int, warbands: int, left: int, supply: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = {"warbands": warbands, "supply": left}
    scene = Scene("oath", 2, turn=seat, seats=seats)
    scene.answer("rest")
    scene.holds(seats={seat: {"supply": supply}})


@pytest.mark.rule("oath:4.3.3.b", "oath:6.box.4.3.3.a")
def test_a_citizen_refreshes_to_the_chancellors_space() -> None:
    scene = Scene("oath", 2, turn=1, seats=[{"supply": 4}, {"role": "citizen", "supply": 2}])
    scene.answer("rest")
    scene.holds(seats={1: {"supply": 6}})


@pytest.mark.rule("oath:4.3.a", "oath:4.3.5.a")
def test_rest_powers_come_when_tokens_and_supply_are_back() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "supply": 1, "facedown_secrets": 1, "advisers": ["silver-tongue", "insomnia"]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["wolves"]}},
        tokens={"wolves": {"favor": 1}},
        banks={"beast": 0},
    )
    scene.answer("rest")
    scene.asks("rest-power", seat=0)
    scene.offers_only("use:denizen:silver-tongue:2", "use:denizen:insomnia:2", "enough")
    scene.holds(seats={0: {"supply": 7, "secrets": 1, "facedown_secrets": 0}}, banks={"beast": 1}, tokens={})


@pytest.mark.rule("oath:4.3.5.b", "oath:4.3.5.c")
@pytest.mark.parametrize("first", ["silver-tongue", "insomnia"])
def test_rest_powers_are_used_in_any_order_each_once(first: str) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "advisers": ["silver-tongue", "insomnia"]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["wolves"]}},
    )
    second = "insomnia" if first == "silver-tongue" else "silver-tongue"
    scene.answer("rest", f"use:denizen:{first}:2")
    scene.offers_only(f"use:denizen:{second}:2", "enough")
    scene.answer(f"use:denizen:{second}:2")
    scene.asks("act", seat=1)
    scene.holds(seats={0: {"favor": 1, "secrets": 1}})


@pytest.mark.rule("oath:4.3.1.a", "oath:4.3.2.a")
def test_rest_clears_other_players_cards_too_but_neither_banners_nor_sites() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        seats=[{"advisers": ["wolves", "elders"], "relics": ["map"]}],
        sites={"cradle-1": {"site": "salt-flats", "favor": 1, "secrets": 1}},
        tokens={"wolves": {"favor": 1}, "elders": {"secrets": 1}, "map": {"secrets": 2}},
        banners={"darkest-secret": {"tokens": 2}, PEOPLE: {"tokens": 2}},
    )
    scene.answer("rest")
    scene.holds(
        tokens={},
        banks={"beast": 4},
        seats={0: {"secrets": 0}, 1: {"secrets": 3}},
        banners={"darkest-secret": {"tokens": 2}, PEOPLE: {"tokens": 2}},
        sites={"cradle-1": {"favor": 1, "secrets": 1}},
    )


@pytest.mark.rule("oath:4.3.2.b", "oath:4.3.2.d")
def test_a_secret_on_a_discarded_card_comes_back_facedown() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"advisers": ["tents", "elders", "longbows"]}],
        deck={"only": ["wolves"]},
        tokens={"elders": {"secrets": 1}, "tents": {"favor": 1}},
    )
    scene.answer("search", "world-deck", "denizen:wolves", "play:advisers", ["denizen:elders"])
    scene.holds(seats={0: {"secrets": 0, "facedown_secrets": 1}}, tokens={"tents": {"favor": 1}})
    scene.answer("rest")
    scene.holds(seats={0: {"secrets": 1, "facedown_secrets": 0}}, tokens={})


@pytest.mark.rule("oath:4.3.2.b", "oath:4.3.2.e")
def test_a_secret_turned_down_by_a_site_is_turned_up_at_rest() -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "secrets": 1}, {"facedown_secrets": 1}],
        sites={"cradle-1": "steppe", "cradle-2": "the-hidden-place"},
    )
    scene.answer("travel", "site:the-hidden-place")
    scene.holds(seats={0: {"secrets": 0, "facedown_secrets": 1}})
    scene.answer("rest")
    scene.holds(seats={0: {"secrets": 1, "facedown_secrets": 0}, 1: {"facedown_secrets": 1}})


@pytest.mark.rule("oath:4.3.5.a", "oath:7.3.4.a")
def test_rest_powers_are_advisers_and_cost_nothing() -> None:
    """So nothing is paid in the Rest phase, and the Clockwork Prince, who has no advisers, has none."""
    powers = [power for power in POWERS.values() if power.kind == "rest"]
    assert len(powers) == 5
    for power in powers:
        assert power.cost == Cost()
        assert CARDS[power.card].restriction == "adviser"


@pytest.mark.rule("oath:4.3.5.a", "oath:4.3.5.b", "oath:7.3.4.a")
def test_a_rest_power_is_used_once() -> None:
    scene = Scene(
        "oath",
        2,
        turn=1,
        title=1,
        seats=[{"favor": 2}, {"advisers": ["naysayers"]}],
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}},
    )
    scene.answer("rest", "use:denizen:naysayers")
    scene.holds(seats={0: {"favor": 1}, 1: {"favor": 1}}, turn=0)


# -- the end ---------------------------------------------------------------------------------------------------------


def last_turn(round_: int, **words: Any) -> Scene:
    scene = Scene("oath", 2, turn=1, round=round_, **words)
    scene.answer("rest")
    return scene


@pytest.mark.rule("oath:3.3.a", "oath:3.3.c", "oath:3.3.d", "oath:3.3.e", "oath:4.g", "oath:4.h")
@pytest.mark.parametrize(
    ("round_", "face", "over"),
    [(4, 6, False), (5, 6, True), (5, 5, False), (6, 5, True), (6, 4, False), (7, 3, True), (7, 2, False)],
)
def test_a_stable_regime_wins_by_the_end_die(round_: int, face: int, over: bool) -> None:
    scene = last_turn(round_, dice=[face - 1])
    if over:
        scene.holds(winner=0, how="chancellor")
    else:
        scene.holds(winner=None, round=round_ + 1)


@pytest.mark.rule("oath:3.3.b")
def test_no_die_is_rolled_under_an_exile_oathkeeper() -> None:
    red = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}}
    last_turn(7, title=1, sites=red, dice=[5]).holds(winner=None, round=8)


@pytest.mark.rule("oath:3.3.1.a", "oath:3.3.1.b", "oath:3.3.1.c")
@pytest.mark.parametrize(
    ("oath", "words"),
    [
        ("supremacy", {"relics": ["map", "whistle"]}),
        ("people", {}),
        ("protection", {}),
        ("devotion", {"relics": ["grand-scepter"]}),
    ],
)
def test_a_successor_wins_in_the_chancellors_place(oath: str, words: dict[str, Any]) -> None:
    banners = {
        "people": {"peoples-favor": {"holder": 0}, "darkest-secret": {"holder": 1}},
        "protection": {"peoples-favor": {"holder": 1}},
        "devotion": {"darkest-secret": {"holder": 0}},
    }
    scene = last_turn(8, oath=oath, seats=[{}, {"role": "citizen", **words}], banners=banners.get(oath, {}))
    scene.holds(winner=1, how="successor")


@pytest.mark.rule("oath:3.4.a", "oath:3.4.1.a", "oath:3.4.2.a", "oath:3.4.3.a", "oath:3.4.4.a")
@pytest.mark.parametrize(
    ("words", "winner", "how"),
    [
        ({}, 0, "chancellor"),
        ({"title": 1, "usurper": True}, 1, "usurper"),
        ({"title": 1, "visions_drawn": 3, "seats": [{}, {"vision": "conquest"}]}, 1, "visionary"),
        ({"title": 1, "visions_drawn": 2, "seats": [{}, {"vision": "conquest"}]}, 0, "chancellor"),
    ],
)
def test_after_the_eighth_round_the_first_who_can_wins(words: dict[str, Any], winner: int, how: str) -> None:
    sites = {"cradle-2": {"site": "mine", "warbands": {"red": 1}}} if words else {}
    last_turn(8, sites=sites, **words).holds(winner=winner, how=how, over=True)


@pytest.mark.rule("oath:2.11.e", "oath:2.11.h", "oath:2.11.i")
def test_a_tie_keeps_the_title_where_it_is() -> None:
    sites = {
        "cradle-1": {"site": "steppe", "warbands": {"purple": 1}},
        "cradle-2": {"site": "mine", "warbands": {"red": 1}},
    }
    scene = Scene("oath", 2, sites=sites)
    scene.answer("rest")
    scene.holds(title=0)
    scene = Scene("oath", 3, turn=2, title=2, sites=sites)
    scene.answer("rest")
    scene.asks("title-tie", seat=2)
    scene.offers_only("seat:0", "seat:1")


@pytest.mark.rule("oath:4.b", "oath:4.f")
def test_the_prince_has_his_turn_in_every_round() -> None:
    scene = Scene("oath", 1, options={"prince": "exile"}, turn=0, seats=[{}])
    scene.answer("rest")
    scene.asks("act", seat=0)
    scene.holds(round=2, prince={"woken": True})
    scene.logs("log-turn", player="seat:1", times=1)
