"""Section 8: a monster is revealed."""

import pytest

from regnum.scenes import Scene
from regnum.seen import see


def facing(threat: int = 1, players: int = 2, **table: object) -> Scene:
    """A player who has just revealed a monster, with the threat marker on that space."""
    table.setdefault("deck", ["monster", "crab 1"])
    scene = Scene("abyss", players, threat=threat, **table)
    scene.answer("explore")
    return scene


@pytest.mark.rule("abyss:8.1")
def test_the_active_player_fights_or_goes_on():
    scene = facing(3, players=3, seats=[{}, {"pearls": 5}, {"pearls": 5}])
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "go-on")


@pytest.mark.rule("abyss:8.1", "abyss:8.4", "abyss:8.9")
def test_both_questions_say_on_which_space_the_marker_stands():
    scene = facing(4)
    asked = [see(scene.match, 0).asked[0]]
    scene.answer("fight")
    asked.append(see(scene.match, 0).asked[0])
    assert [(one.prompt, one.rule, one.args) for one in asked] == [
        ("ask-explore-monster", "8.1", {"space": 4}),
        ("ask-explore-reward", "8.9", {"space": 4}),
    ]


@pytest.mark.rule("abyss:8.2", "abyss:8.3", "abyss:8.11")
def test_a_fight_is_won_for_nothing_the_monster_is_discarded_and_the_turn_ends():
    scene = facing(3, seats=[{"pearls": 2, "hand": ["squid 1"]}, {"pearls": 4}], deck=["monster", "crab 1"])
    chance = scene.state.rng
    scene.answer("fight")
    scene.holds(
        discard=["monster"],
        track=[],
        deck=69,  # 70 less the monster: no further card was revealed
        exploring=False,
        turn=1,
        seats=[{"pearls": 2, "hand": ["squid 1"], "keys": 1}, {"pearls": 4, "keys": 0}],
    )
    assert scene.state.rng == chance  # nothing was rolled
    scene.logs("log-fights", rule="8.2", player="seat:0", space=3, times=1)
    scene.logs("log-reveals", times=1)
    scene.asks("turn-action", seat=1)


# -- the threat track ----------------------------------------------------------------------------------------------


def gains(threat: int, reward: str, *, pearls: int = 0, keys: int = 0, tokens: int = 0) -> None:
    """Fighting on that space with that reward brings just this, from the supplies."""
    scene = facing(threat, turn=1, tokens=[4, 3], seats=[{"pearls": 5}, {"pearls": 7}], stack=["parliament"])
    scene.answer("fight")
    if scene.match.decisions[0].question.name == "explore-reward":
        scene.asks("explore-reward", seat=1)
        scene.answer(reward)
    mine = scene.state.players[1]
    assert (mine.pearls - 7, mine.keys, len(mine.tokens)) == (pearls, keys, tokens)
    scene.holds(
        keys=10 - keys,
        tokens=20 - tokens,
        threat=1,
        turn=0,
        seats=[{"pearls": 5, "keys": 0, "tokens": []}, {"tokens": [4, 3][:tokens]}],
    )
    assert scene.state.issued == 12 + pearls


@pytest.mark.rule("abyss:8.4", "abyss:8.18")
@pytest.mark.parametrize(("reward", "gain"), [("reward:p1", {"pearls": 1}), ("reward:t1", {"tokens": 1})])
def test_space_1_gives_a_pearl_or_a_token(reward, gain):
    scene = facing(1)
    scene.answer("fight")
    scene.offers_only("reward:p1", "reward:t1")
    gains(1, reward, **gain)


@pytest.mark.rule("abyss:8.4", "abyss:8.19")
@pytest.mark.parametrize(
    ("reward", "gain"),
    [("reward:p2", {"pearls": 2}), ("reward:p1t1", {"pearls": 1, "tokens": 1}), ("reward:t2", {"tokens": 2})],
)
def test_space_2_gives_two_pearls_or_one_and_a_token_or_two_tokens(reward, gain):
    scene = facing(2)
    scene.answer("fight")
    scene.offers_only("reward:p2", "reward:p1t1", "reward:t2")
    gains(2, reward, **gain)


@pytest.mark.rule("abyss:8.4", "abyss:8.20", "abyss:8.8")
def test_space_3_gives_a_key():
    gains(3, "reward:k1", keys=1)
    scene = facing(3)
    scene.answer("fight")
    scene.asks("turn-action", seat=1)  # nothing to choose, so nobody is asked
    scene.logs("log-gains-keys", rule="8.8", player="seat:0", count=1, times=1)


@pytest.mark.rule("abyss:8.4", "abyss:8.21")
@pytest.mark.parametrize(
    ("reward", "gain"), [("reward:k1p1", {"keys": 1, "pearls": 1}), ("reward:k1t1", {"keys": 1, "tokens": 1})]
)
def test_space_4_gives_a_key_and_a_pearl_or_a_key_and_a_token(reward, gain):
    scene = facing(4)
    scene.answer("fight")
    scene.offers_only("reward:k1p1", "reward:k1t1")
    gains(4, reward, **gain)


@pytest.mark.rule("abyss:8.4", "abyss:8.22")
@pytest.mark.parametrize(
    ("reward", "gain"),
    [
        ("reward:k1p2", {"keys": 1, "pearls": 2}),
        ("reward:k1p1t1", {"keys": 1, "pearls": 1, "tokens": 1}),
        ("reward:k1t2", {"keys": 1, "tokens": 2}),
    ],
)
def test_space_5_gives_a_key_with_the_rewards_of_space_2(reward, gain):
    scene = facing(5)
    scene.answer("fight")
    scene.offers_only("reward:k1p2", "reward:k1p1t1", "reward:k1t2")
    gains(5, reward, **gain)


@pytest.mark.rule("abyss:8.4", "abyss:8.23", "abyss:8.8")
def test_space_6_gives_two_keys():
    gains(6, "reward:k2", keys=2)
    scene = facing(6)
    scene.answer("fight")
    scene.asks("turn-action", seat=1)
    scene.logs("log-gains-keys", rule="8.8", player="seat:0", count=2, times=1)


@pytest.mark.rule("abyss:8.9")
def test_the_fighter_picks_one_of_the_rewards():
    scene = facing(5, players=3, turn=2, seats=[{}, {}, {}])
    scene.answer("fight")
    scene.asks("explore-reward", seat=2)
    assert [option.target for option in scene.decision().options] == [
        "threat:5:k1p2",
        "threat:5:k1p1t1",
        "threat:5:k1t2",
    ]
    scene.answer("reward:k1p1t1")
    scene.asks("turn-action", seat=0)  # one, not two


# -- where the reward comes from -----------------------------------------------------------------------------------


@pytest.mark.rule("abyss:8.5")
def test_pearls_of_a_reward_come_from_the_treasury():
    scene = facing(2, seats=[{"pearls": 1}, {"pearls": 3}])
    scene.answer("fight", "reward:p2")
    scene.holds(seats=[{"pearls": 3}, {"pearls": 3}])
    assert scene.state.issued == 6
    scene.logs("log-gains-pearls", rule="8.5", player="seat:0", count=2, times=1)
    scene.logs("log-draws-tokens", times=0)
    scene.logs("log-gains-keys", times=0)


@pytest.mark.rule("abyss:8.6")
def test_tokens_of_a_reward_are_drawn_at_random():
    drawn = set()
    for seed in range(60):
        scene = Scene("abyss", 2, seed=seed, threat=2, deck=["monster"])
        scene.answer("explore", "fight", "reward:t2")
        drawn.add(tuple(sorted(scene.state.players[0].tokens)))
        scene.holds(tokens=18)
    assert {(2, 2), (2, 3), (3, 3)} <= drawn <= {(2, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4)}


@pytest.mark.rule("abyss:8.6")
def test_a_reward_with_more_tokens_than_are_left_cannot_be_had():
    scene = facing(2, tokens={"only": [3]})
    scene.answer("fight")
    scene.offers_only("reward:p2", "reward:p1t1")
    scene.refuses("reward:t2", rule="8.6", needed=2, left=1)
    scene.answer("reward:p1t1")
    scene.holds(tokens=0, seats={0: {"tokens": [3], "pearls": 1}})


@pytest.mark.rule("abyss:8.6")
def test_with_no_tokens_left_the_pearl_remains():
    scene = facing(1, tokens={"only": []}, seats=[{"lords": ["slaver"], "hand": ["crab 5"]}, {}])
    scene.answer("fight")
    scene.offers_only("reward:p1", "sell:ally:crab-5")
    scene.refuses("reward:t1", rule="8.6", needed=1, left=0)
    scene.answer("reward:p1")
    scene.holds(seats={0: {"pearls": 1, "tokens": []}})


@pytest.mark.rule("abyss:8.7", "abyss:8.6")
def test_a_token_stays_hidden_until_the_end_of_the_game():
    scene = facing(2, players=3, tokens=[4, 3])
    scene.answer("fight", "reward:t2")
    scene.sees(0, players={0: {"tokens": [3, 4]}}, tokens=18)  # its owner may look
    for seat in (1, 2, None):
        scene.sees(seat, players={0: {"tokens": [None, None]}}, tokens=18)
    scene.logs("log-draws-tokens", rule="8.6", player="seat:0", count=2, values="3+4", times=1)
    told = {seat: see(scene.match, seat).journal for seat in (0, 1, None)}
    assert [line.args for line in told[0] if line.message == "log-draws-tokens-known"] == [
        {"player": "seat:0", "count": 2, "values": "3+4"}
    ]
    for seat in (1, None):
        lines = [line for line in told[seat] if line.message.startswith("log-draws-tokens")]
        assert [(line.message, line.args) for line in lines] == [("log-draws-tokens", {"player": "seat:0", "count": 2})]


@pytest.mark.rule("abyss:8.7")
def test_at_the_end_tokens_are_shown():
    scene = facing(1, turn=1, ending=0, tokens=[4], seats=[{"tokens": [2]}, {}])
    scene.answer("fight", "reward:t1")
    for seat in (0, 1, None):
        scene.sees(seat, over=True, players=[{"tokens": [2]}, {"tokens": [4]}])
    scene.scores(scores=[2, 4], winners=[1])


@pytest.mark.rule("abyss:8.8")
def test_keys_come_from_the_supply_of_ten_as_far_as_it_lasts():
    scene = facing(6, players=4, seats=[{}, {"keys": 3}, {"keys": 3}, {"keys": 3}])
    scene.holds(keys=1)
    scene.answer("fight")
    scene.holds(keys=0, seats=[{"keys": 1}, {"keys": 3}, {"keys": 3}, {"keys": 3}], threat=1)
    scene.logs("log-gains-keys", player="seat:0", count=1, times=1)


@pytest.mark.rule("abyss:8.8")
def test_the_last_two_keys_are_both_gained():
    scene = facing(6, players=4, seats=[{}, {"keys": 3}, {"keys": 3}, {"keys": 2}])
    scene.answer("fight")
    scene.holds(keys=0, seats={0: {"keys": 2}})


# -- after the fight, and going on ---------------------------------------------------------------------------------


@pytest.mark.rule("abyss:8.10")
@pytest.mark.parametrize("threat", [1, 3, 6])
def test_after_the_fight_the_marker_goes_back_to_the_first_space(threat):
    scene = facing(threat)
    scene.answer("fight")
    if threat == 1:
        scene.answer("reward:p1")
    scene.holds(threat=1)


@pytest.mark.rule("abyss:8.11", "abyss:8.3")
def test_a_fight_ends_the_exploration_with_what_lies_on_the_track():
    scene = Scene("abyss", 2, deck=["crab 2", "monster", "monster", "squid 1"], seats=[{}, {}])
    scene.answer("explore", "leave", "go-on", "fight", "reward:t2")
    scene.holds(track=[], deck=68, discard=["monster", "monster"], council={"crab": [2], "squid": []}, turn=1)


@pytest.mark.rule("abyss:8.3", "abyss:8.10")
def test_the_beaten_monster_is_discarded_before_the_reward_is_picked_and_the_marker_goes_back_after_it():
    scene = Scene("abyss", 2, threat=2, deck=["crab 2", "monster"])
    scene.answer("explore", "leave", "fight")
    scene.asks("explore-reward", seat=0)
    scene.holds(discard=["monster"], track=["crab 2"], threat=2)
    scene.answer("reward:p2")
    scene.holds(discard=["monster"], track=[], threat=1)


@pytest.mark.rule("abyss:8.12", "abyss:8.13", "abyss:8.14")
def test_going_on_raises_the_threat_leaves_the_monster_and_reveals_the_next_card():
    scene = Scene("abyss", 2, threat=2, deck=["monster", "crab 1", "monster"], seats=[{}, {"pearls": 1}])
    scene.answer("explore", "go-on")
    scene.holds(threat=3, track=["monster", "crab 1"], deck=69, discard=[], exploring=True, turn=0)
    scene.logs("log-threat-rises", rule="8.12", player="seat:0", space=3, times=1)
    scene.logs("log-reveals", card="ally:crab-1", space=2, times=1)
    scene.asks("explore-offer", seat=1)  # by the usual rules
    scene.answer("pass", "leave", "go-on")
    scene.holds(threat=4)
    scene.logs("log-threat-rises", player="seat:0", space=4, times=1)


@pytest.mark.rule("abyss:8.12")
@pytest.mark.parametrize("threat", [1, 2, 3, 4, 5])
def test_the_marker_goes_down_one_space_at_a_time(threat):
    scene = facing(threat)
    scene.answer("go-on")
    scene.holds(threat=threat + 1)


@pytest.mark.rule("abyss:8.15")
def test_on_the_sixth_space_the_marker_stays():
    scene = facing(6, deck=["monster", "monster"])
    scene.answer("go-on")
    scene.holds(threat=6, track=["monster", "monster"])
    scene.asks("explore-monster", seat=0)
    scene.answer("fight")
    scene.holds(seats={0: {"keys": 2}}, threat=1)


# -- the last space ------------------------------------------------------------------------------------------------

FOUR = ["crab 1", "monster", "squid 1", "squid 2"]


@pytest.mark.rule("abyss:8.16", "abyss:8.17")
def test_the_monster_of_the_last_space_must_be_fought_and_brings_a_pearl_more():
    scene = Scene(
        "abyss",
        2,
        exploring=True,
        threat=4,
        track=FOUR,
        deck=["monster"],
        seats=[{"pearls": 2, "lords": ["slaver"], "hand": ["jellyfish 1"]}, {"pearls": 3}],
    )
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "sell:ally:jellyfish-1")
    scene.refuses("go-on", rule="8.16", spaces=5)
    scene.answer("fight", "reward:k1t1")
    scene.holds(
        seats=[{"pearls": 3, "keys": 1, "hand": ["jellyfish 1"]}, {"pearls": 3}],
        threat=1,
        track=[],
        discard=["monster", "monster"],
        council={"crab": [1], "squid": [1, 2]},
        turn=1,
    )
    scene.logs("log-gains-pearls", rule="8.17", player="seat:0", count=1, times=1)
    scene.logs("log-gains-pearls", times=1)
    assert scene.state.issued == 6


@pytest.mark.rule("abyss:8.17")
def test_the_pearl_of_the_last_space_is_on_top_of_the_pearls_of_the_reward():
    scene = Scene("abyss", 2, exploring=True, threat=2, track=FOUR, deck=["monster"])
    scene.asks("explore-reward", seat=0)  # to fight was all there was to do
    scene.answer("reward:p2")
    scene.holds(seats={0: {"pearls": 3}})
    scene.logs("log-gains-pearls", rule="8.5", count=2, times=1)
    scene.logs("log-gains-pearls", rule="8.17", count=1, times=1)


@pytest.mark.rule("abyss:8.16", "abyss:8.17")
def test_on_the_fourth_space_one_may_go_on_and_gains_no_pearl():
    scene = Scene("abyss", 2, exploring=True, threat=3, track=FOUR[:3], deck=["monster"])
    scene.offers_only("fight", "go-on")
    scene.answer("fight")
    scene.holds(seats={0: {"pearls": 0, "keys": 1}})
    scene.logs("log-gains-pearls", times=0)
