"""Section 9: the rulebook's worked exploration, card by card. Seat 0 explores; its players 1 to 3 are seats 1 to 3."""

import pytest

from regnum.scenes import Scene

CARDS = ["crab 1", "squid 3", "monster", "jellyfish 4", "seahorse 1", "shellfish 2", "crab 2"]


def revealed(cards: int) -> Scene:
    """The example up to the moment when that many cards have been revealed."""
    scene = Scene(
        "abyss",
        4,
        deck=CARDS,
        seats=[{"pearls": 1}, {"pearls": 3}, {"pearls": 2}, {"pearls": 1}],
    )
    answers = [
        ["explore"],
        ["pass", "pass", "pass", "leave"],
        ["pass", "pass", "buy"],
        ["go-on"],
        ["buy"],
        ["leave"],
        ["leave"],
    ]
    for one in answers[:cards]:
        scene.answer(*one)
    return scene


@pytest.mark.rule("abyss:9.1")
def test_the_first_ally_nobody_wants_and_the_active_player_goes_on():
    scene = revealed(1)
    scene.holds(track=["crab 1"], deck=70, threat=1)
    for player in (1, 2, 3):
        scene.asks("explore-offer", seat=player)
        scene.answer("pass")
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")
    scene.answer("leave")
    scene.holds(
        track=["crab 1", "squid 3"],
        sold=0,
        seats=[{"pearls": 1, "hand": []}, {"pearls": 3}, {"pearls": 2}, {"pearls": 1}],
    )


@pytest.mark.rule("abyss:9.2")
def test_the_second_ally_player_3_buys_for_a_pearl():
    scene = revealed(2)
    scene.holds(track=["crab 1", "squid 3"], deck=69)
    scene.asks("explore-offer", seat=1)
    scene.answer("pass")
    scene.asks("explore-offer", seat=2)
    scene.answer("pass")
    scene.asks("explore-offer", seat=3)
    scene.answer("buy")
    scene.holds(
        sold=1,
        seats=[
            {"pearls": 2, "hand": []},
            {"pearls": 3, "hand": []},
            {"pearls": 2, "hand": []},
            {"pearls": 0, "hand": ["squid 3"]},
        ],
    )
    scene.logs("log-buys", player="seat:3", seller="seat:0", ally="ally:squid-3", count=1, times=1)


@pytest.mark.rule("abyss:9.3")
def test_the_third_card_a_monster_lies_on_the_freed_space_and_is_passed_by():
    scene = revealed(3)
    scene.holds(track=["crab 1", "monster"], deck=68, threat=1)
    scene.logs("log-reveals", card="monster", space=2, times=1)
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "go-on")
    scene.answer("go-on")
    scene.holds(track=["crab 1", "monster", "jellyfish 4"], threat=2, discard=[])


@pytest.mark.rule("abyss:9.4")
def test_the_fourth_card_costs_player_1_two_pearls():
    scene = revealed(4)
    scene.holds(track=["crab 1", "monster", "jellyfish 4"], deck=67)
    scene.sees(1, price=2)
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(
        sold=2,
        seats=[
            {"pearls": 4, "hand": []},
            {"pearls": 1, "hand": ["jellyfish 4"]},
            {"pearls": 2, "hand": []},
            {"pearls": 0, "hand": ["squid 3"]},
        ],
    )
    scene.logs("log-buys", player="seat:1", seller="seat:0", ally="ally:jellyfish-4", count=2, times=1)


@pytest.mark.rule("abyss:9.5")
def test_three_more_cards_nobody_can_buy_and_the_seventh_must_be_taken():
    scene = revealed(5)
    scene.holds(track=["crab 1", "monster", "seahorse 1"], deck=66)
    # players 1 and 3 have bought, player 2 has two pearls and the third ally costs three: nobody is asked
    scene.would_refuse("buy", of="explore-offer", seat=1, rule="7.12")
    scene.would_refuse("buy", of="explore-offer", seat=2, rule="7.13", price=3, pearls=2)
    scene.would_refuse("buy", of="explore-offer", seat=3, rule="7.12")
    scene.asks("explore-take", seat=0)
    scene.answer("leave")
    scene.holds(track=["crab 1", "monster", "seahorse 1", "shellfish 2"], deck=65)
    scene.asks("explore-take", seat=0)
    scene.answer("leave")
    # the seventh card, on the last space, is taken at once; the pearl comes from the treasury; the turn is over
    scene.logs("log-reveals", card="ally:crab-2", space=5, times=1)
    scene.holds(
        deck=64,
        track=[],
        turn=1,
        threat=2,
        discard=["monster"],
        council={"crab": [1], "seahorse": [1], "shellfish": [2], "jellyfish": [], "squid": []},
        seats=[
            {"pearls": 5, "hand": ["crab 2"]},
            {"pearls": 1, "hand": ["jellyfish 4"]},
            {"pearls": 2, "hand": []},
            {"pearls": 0, "hand": ["squid 3"]},
        ],
    )
    assert scene.state.issued == 8  # seven at the start
    scene.asks("turn-action", seat=1)


@pytest.mark.rule("abyss:9.1", "abyss:9.2", "abyss:9.3", "abyss:9.4", "abyss:9.5")
def test_the_whole_example_as_the_journal_tells_it():
    scene = revealed(7)
    told = [(line.message, line.args.get("card") or line.args.get("ally")) for line in scene.match.lines]
    assert told == [
        ("log-reveals", "ally:crab-1"),
        ("log-reveals", "ally:squid-3"),
        ("log-buys", "ally:squid-3"),
        ("log-reveals", "monster"),
        ("log-threat-rises", None),
        ("log-reveals", "ally:jellyfish-4"),
        ("log-buys", "ally:jellyfish-4"),
        ("log-reveals", "ally:seahorse-1"),
        ("log-reveals", "ally:shellfish-2"),
        ("log-reveals", "ally:crab-2"),
        ("log-takes", "ally:crab-2"),
        ("log-gains-pearls", None),
        ("log-to-council", None),
        ("log-turn", None),
    ]
    spaces = [line.args["space"] for line in scene.match.lines if line.message == "log-reveals"]
    assert spaces == [1, 2, 2, 3, 3, 4, 5]
