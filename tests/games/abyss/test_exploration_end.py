"""Section 10: the end of an exploration, and of the deck."""

import pytest

from regnum.scenes import Scene

OWNER = {"lords": ["slaver"], "hand": ["jellyfish 1"]}
"""A Slaver's owner is asked even where only one answer is left: there is an ally to sell."""


@pytest.mark.rule("abyss:10.1", "abyss:10.3", "abyss:10.4")
def test_allies_left_go_to_the_council_by_race_and_monsters_to_the_discard_pile():
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        track=["crab 1", "monster", "squid 4"],
        council={"crab": [5, 3], "seahorse": [2]},
        discard=["squid 1"],
        deck=["crab 2"],
    )
    scene.answer("take")
    scene.holds(
        track=[],
        exploring=False,
        council={"crab": [5, 3, 1], "squid": [4], "seahorse": [2], "jellyfish": [], "shellfish": []},
        discard=["squid 1", "monster"],
        seats=[{"hand": ["crab 2"]}, {"hand": []}],
        turn=1,
    )
    scene.logs("log-to-council", rule="10.1", allies="ally:crab-1+ally:squid-4", times=1)


@pytest.mark.rule("abyss:10.1")
@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
def test_every_race_has_its_own_council_space(race):
    scene = Scene("abyss", 2, deck=[f"{race} 2", "crab 5"])
    scene.answer("explore", "leave", "take")
    others = {"jellyfish", "crab", "seahorse", "shellfish", "squid"} - {race}
    scene.holds(council={race: [2], **{other: [] for other in others}})


@pytest.mark.rule("abyss:10.2")
def test_allies_lie_face_down_at_the_council():
    scene = Scene("abyss", 2, deck=["crab 1", "crab 4", "squid 2"], council={"squid": [3]})
    scene.answer("explore", "leave", "leave", "take")
    for seat in (0, 1, None):
        scene.sees(
            seat,
            council=[
                {"at": "council:jellyfish", "count": 0},
                {"at": "council:crab", "count": 2},
                {"at": "council:seahorse", "count": 0},
                {"at": "council:shellfish", "count": 0},
                {"at": "council:squid", "count": 1},
            ],
        )
    assert "ally:crab" not in str(scene.match.view(1))


@pytest.mark.rule("abyss:10.4", "abyss:10.1")
def test_a_first_card_taken_leaves_nothing_behind():
    scene = Scene("abyss", 2, deck=["crab 1"])
    scene.answer("explore", "take")
    scene.holds(track=[], council={"crab": []}, discard=[], exploring=False)
    scene.logs("log-to-council", times=0)


@pytest.mark.rule("abyss:10.3", "abyss:10.4")
def test_monsters_passed_by_are_discarded_with_the_one_that_was_fought():
    scene = Scene("abyss", 2, deck=["monster", "monster", "monster"])
    scene.answer("explore", "go-on", "go-on")
    scene.holds(discard=[], track=["monster", "monster", "monster"], threat=3)
    scene.answer("fight")
    scene.holds(discard=["monster", "monster", "monster"], track=[], seats={0: {"keys": 1}})
    scene.logs("log-to-council", times=0)


@pytest.mark.rule("abyss:10.4", "abyss:6.2")
def test_the_next_exploration_starts_on_an_empty_track():
    scene = Scene("abyss", 2, deck=["crab 1", "crab 2", "squid 1"])
    scene.answer("explore", "leave", "take", "explore")
    scene.holds(track=["squid 1"], turn=1)
    scene.sees(0, track=[{"at": "track:1", "card": "ally:squid-1"}])


@pytest.mark.rule("abyss:10.1", "abyss:10.3", "abyss:16.4")
@pytest.mark.parametrize(
    ("track", "pearls"),
    [([], 0), (["monster"], 0), (["crab 1", "crab 2"], 1), (["crab 1", "monster", "squid 1", "jellyfish 2"], 3)],
)
def test_the_ship_master_counts_the_races_that_go_to_the_council(track, pearls):
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        track=track,
        deck=["seahorse 1", "monster"],
        council={"shellfish": [1]},
        seats=[{"lords": ["ship-master"]}, {"pearls": 1}],
    )
    if len(track) == 4:
        scene.answer("buy", "reward:t1")
        pearls += 2  # the price and the last space
    else:
        scene.answer("pass", "take")
    scene.holds(seats={0: {"pearls": pearls}}, track=[], turn=1)


# -- the deck runs out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:10.5", "abyss:6.1")
def test_when_the_last_card_is_revealed_the_discard_pile_becomes_the_deck_at_once():
    scene = Scene(
        "abyss",
        2,
        deck={"only": ["crab 1", "squid 1"]},
        discard=["monster", "crab 5", "jellyfish 2"],
    )
    scene.answer("explore")
    scene.holds(deck=1, discard=["monster", "crab 5", "jellyfish 2"])
    scene.logs("log-deck-renewed", times=0)
    scene.answer("leave")
    scene.holds(deck=3, discard=[], track=["crab 1", "squid 1"])
    scene.logs("log-deck-renewed", rule="10.5", count=3, times=1)
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")
    scene.answer("leave")
    scene.holds(deck=2)
    assert scene.game.vocabulary.describe(scene.state)["track"][2] in ("monster", "crab 5", "jellyfish 2")


@pytest.mark.rule("abyss:10.5", "abyss:6.1")
def test_the_new_deck_is_shuffled():
    first = set()
    for seed in range(40):
        scene = Scene("abyss", 2, seed=seed, deck={"only": []}, discard=["squid 4", "crab 5", "jellyfish 2"])
        scene.offers("explore")
        scene.answer("explore")
        scene.holds(deck=2, discard=[])
        first.add(scene.match.view(1).track[0].card)
    assert first == {"ally:squid-4", "ally:crab-5", "ally:jellyfish-2"}


@pytest.mark.rule("abyss:10.5", "abyss:10.3")
def test_what_was_discarded_after_the_deck_ran_out_is_renewed_for_the_next_exploration():
    scene = Scene("abyss", 2, deck={"only": ["monster"]}, threat=3, council={"crab": [1]})
    scene.answer("explore")
    scene.asks("turn-action", seat=1)  # there was nothing left to go on to: the monster was fought
    scene.holds(deck=0, discard=["monster"], seats={0: {"keys": 1}})
    scene.logs("log-deck-renewed", times=0)
    scene.answer("explore")
    scene.logs("log-deck-renewed", count=1, times=1)
    scene.holds(deck=0, discard=["monster"], turn=1)
    scene.asks("explore-reward", seat=1)
    scene.logs("log-reveals", player="seat:1", card="monster", space=1, times=1)


@pytest.mark.rule("abyss:10.5")
def test_monsters_on_the_track_are_not_in_the_new_deck():
    scene = Scene("abyss", 2, deck={"only": ["monster", "crab 1"]}, discard=["squid 2"], seats=[OWNER, {}])
    scene.answer("explore", "go-on")
    scene.holds(deck=1, discard=[], track=["monster", "crab 1"])
    scene.answer("leave")
    scene.holds(deck=0, track=["monster", "crab 1", "squid 2"])


# -- no cards at all -----------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:10.6")
def test_with_deck_and_discard_pile_empty_one_cannot_explore():
    scene = Scene("abyss", 2, deck={"only": []}, council={"crab": [1]})
    scene.offers_only("council:crab")
    scene.refuses("explore", rule="10.6")


@pytest.mark.rule("abyss:10.6")
@pytest.mark.parametrize("table", [{"deck": {"only": ["crab 1"]}}, {"deck": {"only": []}, "discard": ["crab 1"]}])
def test_a_single_card_in_either_is_enough(table):
    scene = Scene("abyss", 2, **table)
    scene.offers_only("explore")


@pytest.mark.rule("abyss:10.6")
def test_an_ally_that_nobody_buys_must_be_taken_when_no_card_is_left():
    scene = Scene("abyss", 2, deck={"only": ["crab 1", "squid 1"]}, seats=[OWNER, {}])
    scene.answer("explore", "leave")
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "sell:ally:jellyfish-1")
    scene.refuses("leave", rule="10.6")
    scene.answer("take")
    # the second space is not the last one: no pearl
    scene.holds(seats={0: {"hand": ["jellyfish 1", "squid 1"], "pearls": 0}}, council={"crab": [1]}, turn=1)


@pytest.mark.rule("abyss:10.6")
def test_a_monster_must_be_fought_when_no_card_is_left():
    scene = Scene("abyss", 2, deck={"only": ["crab 1", "monster"]}, threat=3, seats=[OWNER, {}])
    scene.answer("explore", "leave")
    scene.offers_only("fight", "sell:ally:jellyfish-1")
    scene.refuses("go-on", rule="10.6")
    scene.answer("fight", "reward:k1")
    scene.holds(seats={0: {"keys": 1, "pearls": 0}}, discard=["monster"], council={"crab": [1]}, threat=1, turn=1)


@pytest.mark.rule("abyss:10.6", "abyss:10.5")
def test_an_ally_sold_by_the_slaver_is_a_card_to_go_on_to():
    scene = Scene("abyss", 2, deck={"only": ["squid 1"]}, seats=[OWNER, {}])
    scene.answer("explore")
    scene.refuses("leave", rule="10.6")
    scene.answer("sell:ally:jellyfish-1")
    scene.offers_only("take", "leave")
    scene.answer("leave")
    # it is now the very last one
    scene.holds(seats={0: {"hand": ["jellyfish 1"], "pearls": 2}}, council={"squid": [1]}, deck=0, discard=[], turn=1)


@pytest.mark.rule("abyss:10.6", "abyss:10.4")
def test_a_sale_with_no_card_left_ends_the_exploration():
    scene = Scene("abyss", 2, deck={"only": ["crab 1", "squid 1"]}, seats=[{}, {"pearls": 1}])
    scene.answer("explore", "pass", "leave")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"pearls": 1, "hand": []}, {"pearls": 0, "hand": ["squid 1"]}],
        council={"crab": [1], "squid": []},
        track=[],
        exploring=False,
        turn=1,
    )


@pytest.mark.rule("abyss:10.6", "abyss:7.21")
def test_on_the_last_space_the_full_track_is_the_reason_and_the_pearl_is_gained_even_with_no_card_left():
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        track=["crab 1", "crab 2", "crab 3", "crab 4"],
        deck={"only": ["squid 1"]},
        seats=[OWNER, {}],
    )
    scene.refuses("leave", rule="7.21", spaces=5)
    scene.answer("take")
    scene.holds(seats={0: {"hand": ["jellyfish 1", "squid 1"], "pearls": 1}}, turn=1)
