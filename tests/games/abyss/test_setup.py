"""Section 1: what lies where when the first turn starts, and section 2: what it is all for."""

from collections import Counter

import pytest

import regnum
from regnum.kernel.errors import BadSetup
from regnum.kernel.match import Match
from regnum.kernel.state import encode
from regnum.scenes import Scene
from regnum.seen import see


def fresh(players: int = 2, seed: int = 1, first: str = "0") -> Match:
    return regnum.new("abyss", players, seed, first=first)


def rest_of_the_decks(match: Match) -> object:
    """What perfect memory knows of the piles: their contents, never their order."""
    return see(match, 0).memory


@pytest.mark.rule("abyss:1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_board_for_all_carries_the_track_the_council_the_lord_deck_the_court_and_the_threat_track(players):
    match = fresh(players)
    for seat in [*range(players), None]:
        view = match.view(seat)
        assert view.track == []
        assert [stack.at for stack in view.council] == [
            "council:jellyfish",
            "council:crab",
            "council:seahorse",
            "council:shellfish",
            "council:squid",
        ]
        assert (view.deck.at, view.discard.at, view.lords.at) == ("deck", "discard", "lords")
        assert len(view.rewards) == 6
        assert view.court == match.view(0).court
        assert view.threat == match.view(0).threat


@pytest.mark.rule("abyss:1.2", "abyss:1.3")
def test_all_exploration_cards_are_one_shuffled_face_down_deck():
    match = fresh()
    assert (match.view(0).deck.count, match.view(0).discard.count) == (71, 0)
    assert "ally:" not in encode(match.view(0)).decode()
    assert "monster" not in encode(match.view(0).deck).decode()
    assert len(rest_of_the_decks(match).deck) == 71

    first_cards = set()
    for seed in range(60):
        other = fresh(seed=seed)
        other.answer(other.decisions[0], "explore")
        first_cards.add(other.lines[0].args["card"])
        assert other.view(0).deck.count == 70
    assert len(first_cards) > 12


@pytest.mark.rule("abyss:1.4", "abyss:5.1", "abyss:5.2")
def test_65_allies_13_of_each_of_five_races_and_6_monsters():
    cards = Counter(rest_of_the_decks(fresh()).deck)
    monsters = cards.pop("monster")
    assert (monsters, cards.total()) == (6, 65)
    assert cards == {
        f"ally:{race}-{value}": copies
        for race in ("squid", "shellfish", "crab", "seahorse", "jellyfish")
        for value, copies in ((5, 1), (4, 2), (3, 3), (2, 3), (1, 4))
    }


@pytest.mark.rule("abyss:1.5")
def test_nobody_can_tell_whether_a_monster_or_an_ally_comes_next():
    monster_next = Scene("abyss", 3, deck=["monster", "crab 1"], seats=[{"pearls": 1}, {"pearls": 1}, {}])
    ally_next = Scene("abyss", 3, deck=["crab 1", "monster"], seats=[{"pearls": 1}, {"pearls": 1}, {}])
    for seat in (0, 1, 2, None):
        assert encode(monster_next.match.view(seat)) == encode(ally_next.match.view(seat))
    assert monster_next.offered() == ally_next.offered()
    monster_next.answer("explore")
    ally_next.answer("explore")
    monster_next.sees(2, track=[{"at": "track:1", "card": "monster"}])
    ally_next.sees(2, track=[{"at": "track:1", "card": "ally:crab-1"}])


@pytest.mark.rule("abyss:1.6", "abyss:1.7", "abyss:1.8")
@pytest.mark.box
def test_the_top_six_of_35_shuffled_lords_fill_the_court():
    match = fresh()
    court, deck = match.view(0).court, rest_of_the_decks(match).lords
    assert len(court) == 6
    assert match.view(0).lords.count == 29
    assert len({*court, *deck}) == 35
    assert len(deck) == 29
    assert match.view(0).gone == []
    assert {fresh(seed=seed).view(0).court[0] for seed in range(40)} != {court[0]}
    assert len({tuple(fresh(seed=seed).view(0).court) for seed in range(40)}) == 40
    # all six spaces are filled: nobody can plot
    refused = {option.key: reason.rule for option, reason in match.reasons(match.decisions[0])}
    assert refused["plot"] == "4.7"


@pytest.mark.rule("abyss:1.9", "abyss:1.10", "abyss:1.11")
def test_the_top_of_20_shuffled_locations_is_available_and_19_are_left():
    match = fresh()
    stack = rest_of_the_decks(match).stack
    assert len(match.view(0).available) == 1
    assert match.view(0).stack.count == 19
    assert len(stack) == 19
    assert len({*match.view(0).available, *stack}) == 20
    assert match.view(0).sunk == []
    assert len({fresh(seed=seed).view(0).available[0] for seed in range(40)}) > 10


@pytest.mark.rule("abyss:1.12", "abyss:1.13", "abyss:1.14")
def test_twenty_monster_tokens_lie_mixed_face_down():
    match = fresh()
    assert match.view(0).tokens == 20
    assert Counter(match.table.s.tokens.bag) == {2: 9, 3: 9, 4: 2}
    drawn = set()
    for seed in range(60):
        scene = Scene("abyss", 2, seed=seed, deck=["monster"])
        scene.answer("explore", "fight", "reward:t1")
        drawn.add(scene.state.players[0].tokens)
    assert drawn == {(2,), (3,), (4,)}


@pytest.mark.rule("abyss:1.15")
def test_the_threat_marker_starts_on_the_first_space():
    match = fresh()
    assert match.view(0).threat == 1
    assert match.view(0).rewards[0] == ["threat:1:p1", "threat:1:t1"]


@pytest.mark.rule("abyss:1.16")
def test_all_ten_key_tokens_lie_in_the_supply():
    match = fresh(4)
    assert match.view(0).keys == 10
    assert [player.keys for player in match.view(0).players] == [[], [], [], []]


@pytest.mark.rule("abyss:1.18", "abyss:1.20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_one_pearl_whatever_their_number(players):
    match = fresh(players)
    assert [player.pearls for player in match.view(0).players] == [1] * players
    assert match.table.s.issued == players  # all others are the treasury
    assert match.game.audit(match.table.s) == []


@pytest.mark.rule("abyss:1.19", "abyss:1.20")
def test_everybody_pays_from_and_gains_into_their_own_cup():
    scene = Scene(
        "abyss",
        3,
        court=["keeper"],
        deck=["monster"],
        seats=[{"pearls": 3}, {"pearls": 2}, {"pearls": 5}],
    )
    scene.answer("plot")
    scene.holds(seats=[{"pearls": 2}, {"pearls": 2}, {"pearls": 5}])
    assert scene.state.issued == 9  # one of ten went back to the treasury
    scene.answer("explore", "fight", "reward:p1")
    scene.holds(seats=[{"pearls": 3}, {"pearls": 2}, {"pearls": 5}])
    assert scene.state.issued == 10


@pytest.mark.rule("abyss:1.21", "abyss:3.1")
@pytest.mark.parametrize(("first", "seat"), [("0", 0), ("1", 1), ("2", 2), ("3", 3)])
def test_the_first_player_may_be_any_seat_and_takes_the_first_turn(first, seat):
    match = fresh(4, first=first)
    (decision,) = match.decisions
    assert (decision.question.name, decision.seat) == ("turn-action", seat)
    assert match.view(0).turn == f"seat:{seat}"


@pytest.mark.rule("abyss:1.21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_or_the_first_player_is_drawn(players):
    drawn = Counter(regnum.new("abyss", players, seed).decisions[0].seat for seed in range(60))
    assert sorted(drawn) == list(range(players))
    with pytest.raises(BadSetup, match="first is one of"):
        regnum.new("abyss", 2, 1, first="4")


@pytest.mark.rule("abyss:1.21")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players):
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        regnum.new("abyss", players, 1)


@pytest.mark.rule("abyss:1.21")
@pytest.mark.parametrize(("players", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_seat_that_is_not_there_cannot_begin(players, first):
    with pytest.raises(BadSetup, match=f"seat {first} cannot begin: with {players} players"):
        fresh(players, first=first)


@pytest.mark.rule("abyss:1.22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_dealt(players):
    match = fresh(players)
    for player in match.view(None).players:
        assert (player.hand_count, player.key_count) == (0, 0)
        assert player.affiliated == player.lords == player.locations == player.tokens == []
    assert match.view(0).players[0].hand == []
    assert [stack.count for stack in match.view(0).council] == [0, 0, 0, 0, 0]
    assert match.game.audit(match.table.s) == []
    # so exploring is all that can be done
    assert [option.key for option in match.decisions[0].options] == ["explore"]


@pytest.mark.rule("abyss:2.1")
def test_influence_comes_from_allies_lords_locations_and_killed_monsters():
    scene = Scene(
        "abyss",
        2,
        turn=1,
        ending=0,
        deck=["monster"],
        seats=[
            {"affiliated": ["crab 4"], "lords": ["keeper"], "locations": ["parliament"], "tokens": [3, 2]},
            {"pearls": 1, "affiliated": ["crab 3"]},
        ],
    )
    scene.answer("explore", "fight", "reward:p1")
    # crab 4, Keeper 6, Parliament 6 and no politician, monsters 5; pearls are no influence
    scene.scores(scores=[21, 3], winners=[0])
    assert scene.match.result.sheet[0].tokens == (2, 3)
