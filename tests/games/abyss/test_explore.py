"""Sections 5 to 7: exploring the depths, one ally after another."""

import pytest

from regnum.kernel.errors import Refused
from regnum.scenes import Scene
from regnum.seen import see

RICH = {"pearls": 9}


# -- revealing cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:6.1", "abyss:6.2", "abyss:6.3")
def test_cards_are_revealed_one_at_a_time_from_the_deck_to_the_right():
    scene = Scene("abyss", 2, deck=["crab 1", "squid 2", "monster"])
    scene.holds(deck=71, track=[])
    scene.answer("explore")
    scene.holds(deck=70, track=["crab 1"], exploring=True)
    scene.asks("explore-take", seat=0)  # the first card is dealt with before the next is revealed
    scene.answer("leave")
    scene.holds(deck=69, track=["crab 1", "squid 2"])
    scene.asks("explore-take", seat=0)
    scene.answer("leave")
    scene.holds(deck=68, track=["crab 1", "squid 2", "monster"])
    scene.asks("explore-monster", seat=0)  # by the rules for its kind
    for seat in (0, 1, None):
        scene.sees(
            seat,
            track=[
                {"at": "track:1", "card": "ally:crab-1"},
                {"at": "track:2", "card": "ally:squid-2"},
                {"at": "track:3", "card": "monster"},
            ],
        )
    scene.logs("log-reveals", rule="6.1", player="seat:0", card="ally:crab-1", space=1, times=1)
    scene.logs("log-reveals", rule="6.1", player="seat:0", card="ally:squid-2", space=2, times=1)
    scene.logs("log-reveals", rule="6.1", player="seat:0", card="monster", space=3, times=1)
    scene.logs("log-reveals", times=3)


@pytest.mark.rule("abyss:6.2", "abyss:6.3")
@pytest.mark.parametrize("card", ["crab 1", "monster"])
def test_a_question_points_at_the_space_of_the_card_just_revealed(card):
    scene = Scene("abyss", 2, deck=["squid 1", "squid 2", card], seats=[{}, RICH])
    scene.answer("explore", "pass", "leave", "pass", "leave")
    if card == "monster":
        assert scene.decision().options[0].target == "track:3"
        return
    assert scene.decision().options[0].target == "track:3"
    scene.answer("pass")
    assert scene.decision().options[0].target == "track:3"


@pytest.mark.rule("abyss:6.4", "abyss:7.21")
def test_the_track_has_five_spaces():
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1", "crab 2", "crab 3", "crab 4", "squid 1"],
        seats=[{"lords": ["slaver"], "hand": ["jellyfish 1"]}, {}],
    )
    scene.answer("explore")
    for _ in range(4):
        scene.offers("leave")
        scene.answer("leave")
    scene.holds(track=["crab 1", "crab 2", "crab 3", "crab 4", "squid 1"])
    scene.offers_only("take", "sell:ally:jellyfish-1")
    scene.refuses("leave", rule="7.21", spaces=5)


@pytest.mark.rule("abyss:6.5")
@pytest.mark.parametrize("after", ["crab 1", "monster"])
def test_a_bought_ally_leaves_its_space_to_the_next_card(after):
    scene = Scene("abyss", 2, deck=["squid 1", "squid 2", after], seats=[{}, RICH])
    scene.answer("explore", "pass", "leave")
    scene.logs("log-reveals", card="ally:squid-2", space=2)
    scene.answer("buy")
    scene.holds(track=["squid 1", after])
    scene.sees(1, track={1: {"at": "track:2"}})
    scene.logs("log-reveals", space=2, times=2)
    scene.logs("log-reveals", space=3, times=0)


# -- the offer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:7.1", "abyss:7.2", "abyss:7.3")
@pytest.mark.parametrize(("turn", "asked"), [(0, (1, 2, 3)), (1, (2, 3, 0)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_an_ally_is_first_offered_to_all_others_clockwise(turn, asked):
    scene = Scene("abyss", 4, turn=turn, deck=["crab 3"], seats=[RICH, RICH, RICH, RICH])
    scene.answer("explore")
    for seat in asked:
        scene.asks("explore-offer", seat=seat)
        scene.offers_only("buy", "pass")
        scene.answer("pass")
    scene.asks("explore-take", seat=turn)
    scene.holds(track=["crab 3"], seats=[RICH, RICH, RICH, RICH])


@pytest.mark.rule("abyss:7.1")
def test_the_active_player_cannot_take_or_leave_an_ally_before_it_was_offered():
    scene = Scene("abyss", 2, deck=["crab 3"], seats=[RICH, RICH])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    for answer in ("take", "leave"):
        with pytest.raises(Refused) as refused:
            scene.match.answer(scene.decision(), answer, seat=0)
        assert refused.value.code == "wrong-seat"
    scene.holds(track=["crab 3"], exploring=True)


@pytest.mark.rule("abyss:7.4", "abyss:7.5", "abyss:7.6")
def test_the_first_who_agrees_pays_the_active_player_and_takes_the_ally():
    scene = Scene(
        "abyss",
        4,
        turn=1,
        deck=["crab 3", "monster"],
        seats=[{"pearls": 4}, {"pearls": 2}, {"pearls": 5}, {"pearls": 3, "hand": ["squid 1"]}],
    )
    scene.answer("explore")
    scene.asks("explore-offer", seat=2)
    scene.answer("pass")
    scene.asks("explore-offer", seat=3)
    scene.answer("buy")
    # seat 0 is not asked any more: the next card is there
    scene.asks("explore-monster", seat=1)
    scene.holds(
        track=["monster"],
        seats=[
            {"pearls": 4, "hand": []},
            {"pearls": 3, "hand": []},
            {"pearls": 5, "hand": []},
            {"pearls": 2, "hand": ["crab 3", "squid 1"]},
        ],
        sold=1,
        discard=[],
    )
    assert scene.state.issued == 14  # nothing went to the treasury
    scene.logs("log-buys", rule="7.4", player="seat:3", seller="seat:1", ally="ally:crab-3", count=1, times=1)


@pytest.mark.rule("abyss:7.3", "abyss:7.15")
def test_nobody_is_forced_to_buy():
    scene = Scene("abyss", 3, deck=["jellyfish 5"], seats=[{}, RICH, RICH])
    scene.answer("explore", "pass", "pass")
    scene.asks("explore-take", seat=0)
    scene.holds(seats=[{}, {"pearls": 9, "hand": []}, {"pearls": 9, "hand": []}], sold=0)


# -- the price ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:7.7", "abyss:7.8", "abyss:7.9", "abyss:7.10")
def test_the_price_rises_with_every_ally_sold_whoever_bought_it():
    scene = Scene(
        "abyss",
        4,
        deck=["crab 1", "crab 2", "crab 3", "monster"],
        seats=[{}, {"pearls": 5}, {"pearls": 5}, {"pearls": 5}],
    )
    scene.answer("explore")
    scene.sees(0, price=1)
    scene.asks("explore-offer", seat=1)
    scene.answer("pass")
    scene.asks("explore-offer", seat=2)
    scene.answer("buy")
    scene.holds(seats=[{"pearls": 1}, {"pearls": 5}, {"pearls": 4}, {"pearls": 5}])
    scene.sees(3, price=2)
    scene.asks("explore-offer", seat=1)
    scene.answer("pass")
    scene.asks("explore-offer", seat=3)
    scene.answer("buy")
    scene.holds(seats=[{"pearls": 3}, {"pearls": 5}, {"pearls": 4}, {"pearls": 3}])
    scene.sees(1, price=3)
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(
        seats=[
            {"pearls": 6, "hand": []},
            {"pearls": 2, "hand": ["crab 3"]},
            {"pearls": 4, "hand": ["crab 1"]},
            {"pearls": 3, "hand": ["crab 2"]},
        ],
        sold=3,
    )
    for seat, ally, count in ((2, 1, 1), (3, 2, 2), (1, 3, 3)):
        scene.logs("log-buys", player=f"seat:{seat}", seller="seat:0", ally=f"ally:crab-{ally}", count=count)


@pytest.mark.rule("abyss:7.7", "abyss:7.10")
def test_allies_that_nobody_buys_do_not_raise_the_price():
    scene = Scene("abyss", 2, deck=["crab 1", "monster", "crab 3"], seats=[{}, {"pearls": 1}])
    scene.answer("explore", "pass", "leave", "go-on")
    scene.asks("explore-offer", seat=1)
    scene.sees(1, price=1)
    scene.answer("buy")
    scene.holds(seats=[{"pearls": 1}, {"pearls": 0, "hand": ["crab 3"]}])


@pytest.mark.rule("abyss:7.11", "abyss:7.12")
def test_in_the_next_turn_the_price_counts_from_one_again_and_everybody_may_buy_again():
    scene = Scene(
        "abyss",
        3,
        deck=["crab 1", "crab 2", "crab 3", "squid 1"],
        seats=[{"pearls": 0}, {"pearls": 1}, {"pearls": 3}],
    )
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.asks("explore-offer", seat=2)
    scene.answer("buy")
    scene.asks("explore-take", seat=0)
    scene.answer("take")
    scene.asks("turn-action", seat=1)
    scene.holds(sold=0, seats=[{"pearls": 3}, {"pearls": 0}, {"pearls": 1}])
    scene.sees(1, price=1)
    scene.answer("explore")
    scene.asks("explore-offer", seat=2)  # who bought in the turn before
    scene.answer("buy")
    scene.holds(seats=[{"pearls": 3}, {"pearls": 1}, {"pearls": 0, "hand": ["crab 2", "squid 1"]}])


@pytest.mark.rule("abyss:7.11", "abyss:7.12")
@pytest.mark.parametrize("buyer", [0, 1, 2, 3])
def test_a_new_turn_starts_with_no_buyers(buyer):
    turn = (buyer + 2) % 4
    before = (turn - 1) % 4
    scene = Scene(
        "abyss",
        4,
        turn=before,
        sold=3,
        buyers=[seat for seat in range(4) if seat != before],
        deck=["crab 1", "crab 2"],
        seats={buyer: {"pearls": 1}},
    )
    scene.answer("explore", "take")
    scene.logs("log-turn", rule="19.1", player=f"seat:{turn}", times=1)
    scene.answer("explore")
    scene.asks("explore-offer", seat=buyer)
    scene.answer("buy")
    scene.holds(seats={turn: {"pearls": 1}, buyer: {"pearls": 0, "hand": ["crab 2"]}}, sold=1)


# -- who may buy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:7.12")
def test_nobody_buys_twice_in_another_players_turn():
    scene = Scene("abyss", 3, deck=["crab 1", "crab 2"], seats=[{}, RICH, RICH])
    scene.answer("explore", "buy")
    scene.asks("explore-offer", seat=2)  # seat 1 is not asked again
    scene.would_refuse("buy", of="explore-offer", seat=1, rule="7.12")
    scene.offers_only("buy", "pass")
    scene.answer("pass")
    scene.asks("explore-take", seat=0)
    scene.holds(track=["crab 2"], seats=[{"pearls": 1}, {"pearls": 8, "hand": ["crab 1"]}, RICH])


@pytest.mark.rule("abyss:7.12")
def test_whoever_passed_is_asked_again():
    scene = Scene("abyss", 3, deck=["crab 1", "crab 2"], seats=[{}, RICH, RICH])
    scene.answer("explore", "pass", "buy")
    scene.asks("explore-offer", seat=1)
    scene.offers_only("buy", "pass")
    scene.would_refuse("buy", of="explore-offer", seat=2, rule="7.12")


@pytest.mark.rule("abyss:7.13")
@pytest.mark.parametrize(("sold", "pearls"), [(0, 0), (1, 1), (2, 2), (2, 0)])
def test_a_player_with_fewer_pearls_than_the_price_cannot_buy(sold, pearls):
    scene = Scene("abyss", 2, sold=sold, deck=["crab 1"], seats=[RICH, {"pearls": pearls}])
    scene.answer("explore")
    scene.asks("explore-take", seat=0)  # with nothing to choose seat 1 is passed over
    scene.would_refuse("buy", of="explore-offer", seat=1, rule="7.13", price=sold + 1, pearls=pearls)
    scene.holds(track=["crab 1"], seats=[RICH, {"pearls": pearls, "hand": []}])


@pytest.mark.rule("abyss:7.13", "abyss:7.9")
@pytest.mark.parametrize("price", [1, 2, 3])
def test_exactly_the_price_is_enough(price):
    scene = Scene("abyss", 2, sold=price - 1, deck=["crab 1"], seats=[{}, {"pearls": price}])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(seats=[{"pearls": price}, {"pearls": 0, "hand": ["crab 1"]}])


# -- after a sale, and when nobody buys ---------------------------------------------------------------------------


@pytest.mark.rule("abyss:7.14")
def test_after_a_sale_another_card_is_revealed_at_once():
    scene = Scene("abyss", 2, deck=["crab 1", "squid 3"], seats=[{}, {"pearls": 1}])
    scene.answer("explore", "buy")
    scene.holds(track=["squid 3"], deck=69, exploring=True, turn=0)
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")


@pytest.mark.rule("abyss:7.3", "abyss:7.7", "abyss:7.15")
def test_the_questions_name_the_ally_the_price_and_the_space():
    scene = Scene("abyss", 3, turn=2, sold=1, deck=["crab 1", "squid 3"], seats=[{"pearls": 2}, {}, {}])
    scene.answer("explore", "pass", "leave")
    (offer,) = see(scene.match, 0).asked
    assert (offer.prompt, offer.rule) == ("ask-explore-offer", "7.3")
    assert offer.args == {"card": "ally:squid-3", "price": 2, "player": "seat:2"}
    scene.answer("pass")
    (take,) = see(scene.match, 2).asked
    assert (take.prompt, take.rule) == ("ask-explore-take", "7.15")
    assert take.args == {"card": "ally:squid-3", "space": 2}


@pytest.mark.rule("abyss:7.15", "abyss:7.16", "abyss:7.17")
def test_an_unsold_ally_may_be_taken_for_nothing_which_ends_the_turn():
    scene = Scene(
        "abyss",
        2,
        deck=["crab 1", "squid 3", "monster"],
        seats=[{"pearls": 2, "hand": ["crab 5"]}, {"pearls": 1}],
    )
    scene.answer("explore", "pass", "leave", "pass")
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")
    scene.answer("take")
    scene.holds(
        deck=68,  # 70 less two: nothing more was revealed
        track=[],
        turn=1,
        exploring=False,
        discard=[],
        seats=[{"pearls": 2, "hand": ["crab 5", "squid 3"]}, {"pearls": 1, "hand": []}],
        council={"crab": [1], "squid": []},
    )
    scene.logs("log-takes", rule="7.16", player="seat:0", ally="ally:squid-3", times=1)
    scene.logs("log-gains-pearls", times=0)
    scene.asks("turn-action", seat=1)


@pytest.mark.rule("abyss:7.18", "abyss:7.19")
def test_an_ally_left_stays_on_the_track_and_the_next_one_is_offered_anew():
    scene = Scene("abyss", 3, deck=["crab 1", "crab 2", "crab 3"], seats=[{}, {"pearls": 1}, {"pearls": 1}])
    scene.answer("explore")
    for on_the_track in (["crab 1"], ["crab 1", "crab 2"], ["crab 1", "crab 2", "crab 3"]):
        scene.holds(track=on_the_track)
        scene.asks("explore-offer", seat=1)
        scene.answer("pass")
        scene.asks("explore-offer", seat=2)
        scene.answer("pass")
        scene.asks("explore-take", seat=0)
        scene.answer("leave")
    scene.holds(deck=67)


@pytest.mark.rule("abyss:7.20")
def test_only_the_card_just_revealed_can_be_bought_or_taken():
    scene = Scene("abyss", 2, deck=["jellyfish 5", "crab 1"], seats=[{}, {"pearls": 9}])
    scene.answer("explore", "pass", "leave")
    scene.asks("explore-offer", seat=1)
    assert [option.target for option in scene.decision().options] == ["track:2", None]
    scene.answer("pass")
    scene.asks("explore-take", seat=0)
    assert [option.target for option in scene.decision().options] == ["track:2", None]
    scene.answer("take")
    scene.holds(seats=[{"hand": ["crab 1"]}, {"hand": []}], council={"jellyfish": [5], "crab": []})


@pytest.mark.rule("abyss:7.20", "abyss:7.4")
def test_a_buyer_gets_the_card_just_revealed_too():
    scene = Scene("abyss", 2, deck=["jellyfish 5", "crab 1", "monster"], seats=[{}, {"pearls": 9}])
    scene.answer("explore", "pass", "leave", "buy")
    scene.holds(track=["jellyfish 5", "monster"], seats=[{"hand": []}, {"hand": ["crab 1"]}])


# -- the last space ----------------------------------------------------------------------------------------------

FOUR = ["crab 1", "crab 2", "monster", "squid 1"]


@pytest.mark.rule("abyss:7.21", "abyss:7.22", "abyss:7.23")
def test_the_ally_of_the_last_space_must_be_taken_and_brings_a_pearl_from_the_treasury():
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        track=FOUR,
        deck=["shellfish 2"],
        seats=[{"pearls": 1, "lords": ["slaver"], "hand": ["jellyfish 1"]}, {"pearls": 3}],
    )
    scene.asks("explore-offer", seat=1)
    scene.answer("pass")
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "sell:ally:jellyfish-1")
    scene.refuses("leave", rule="7.21", spaces=5)
    scene.answer("take")
    scene.holds(
        seats=[{"pearls": 2, "hand": ["jellyfish 1", "shellfish 2"]}, {"pearls": 3}],
        council={"crab": [1, 2], "squid": [1], "shellfish": []},
        discard=["monster"],
        track=[],
        turn=1,
    )
    assert scene.state.issued == 5  # four in the cups before: the fifth came from the treasury
    scene.logs("log-gains-pearls", rule="7.22", player="seat:0", count=1, times=1)


@pytest.mark.rule("abyss:7.21", "abyss:7.22")
def test_where_there_is_nothing_to_choose_the_last_ally_is_taken_without_asking():
    scene = Scene("abyss", 2, exploring=True, track=FOUR, deck=["shellfish 2"], seats=[{"pearls": 1}, {}])
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"pearls": 2, "hand": ["shellfish 2"]}, {"pearls": 0, "hand": []}], deck=66)


@pytest.mark.rule("abyss:7.22", "abyss:7.15")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_no_other_space_brings_a_pearl_or_forces_anything(before):
    scene = Scene("abyss", 2, exploring=True, track=FOUR[:before], deck=["shellfish 2"], seats=[{"pearls": 1}, {}])
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")
    scene.answer("take")
    scene.holds(seats=[{"pearls": 1, "hand": ["shellfish 2"]}, {"pearls": 0}])
    scene.logs("log-gains-pearls", times=0)


@pytest.mark.rule("abyss:7.24", "abyss:7.14")
def test_when_another_player_buys_on_the_last_space_exploring_goes_on_there_without_the_pearl():
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        track=FOUR,
        deck=["shellfish 2", "monster"],
        seats=[{"pearls": 1, "lords": ["slaver"], "hand": ["crab 5"]}, {"pearls": 1}],
    )
    scene.answer("buy")
    scene.holds(
        track=[*FOUR, "monster"],
        seats=[{"pearls": 2, "hand": ["crab 5"]}, {"pearls": 0, "hand": ["shellfish 2"]}],
        exploring=True,
        turn=0,
    )
    scene.logs("log-gains-pearls", times=0)
    scene.asks("explore-monster", seat=0)
    scene.logs("log-reveals", card="monster", space=5)


@pytest.mark.rule("abyss:7.25")
def test_a_monster_is_never_offered_for_sale():
    scene = Scene("abyss", 4, deck=["monster"], seats=[{}, RICH, RICH, RICH])
    scene.answer("explore")
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "go-on")
    for seat in (1, 2, 3):
        assert scene.match.owed_by(seat) is None


@pytest.mark.rule("abyss:7.12")
def test_everybody_sees_who_has_bought_this_turn() -> None:
    scene = Scene("abyss", 3, deck=["crab 1", "squid 1"], seats=[{}, {"pearls": 3}, {"pearls": 3}])
    scene.answer("explore", "pass", "buy")
    for seat in (0, 1, 2, None):
        assert scene.match.view(seat).buyers == ["seat:2"]
