"""Setting up (sections 3 and 4), the first round, and what a round consists of (sections 5 and 6)."""

from collections import Counter

import pytest

import regnum
from regnum.games.paladins.state import PaladinsState
from regnum.kernel.match import Match
from regnum.kernel.state import Pile
from regnum.scenes import Scene


def new(players: int = 3, seed: int = 1) -> Match:
    return regnum.new("paladins", players=players, seed=seed)


def state(players: int = 3, seed: int = 1) -> PaladinsState:
    dealt = new(players, seed).table.s
    assert isinstance(dealt, PaladinsState)
    return dealt


# -- the main board ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:3.2", "paladins:3.10", "paladins:3.3", "paladins:3.11")
def test_townsfolk_and_outsiders_are_shuffled() -> None:
    tracks = [(tuple(s.townsfolk_track), tuple(s.outsider_track)) for s in (state(seed=seed) for seed in range(1, 31))]
    assert len({townsfolk for townsfolk, _ in tracks}) == 30
    assert len({outsiders for _, outsiders in tracks}) == 30
    # In time every card turns up on a track.
    assert {card for townsfolk, _ in tracks for card in townsfolk} == set(range(32))
    assert {card for _, outsiders in tracks for card in outsiders} == set(range(36))
    hidden = new().view(0)
    assert (hidden.townsfolk_deck, hidden.outsider_deck) == (27, 30)


@pytest.mark.rule("paladins:3.4", "paladins:3.9", "paladins:3.15")
def test_walls_suspicions_and_tavern_cards_are_shuffled_face_down() -> None:
    first_walls, first_suspicions, tavern_rows = set(), set(), set()
    for seed in range(1, 25):
        scene = Scene("paladins", 2, seed=seed, seats=[{"workers": ["merchant", "labourer", "scout"], "provisions": 1}])
        scene.answer("fortify")
        if scene.decision().question.name == "choose-reward":
            scene.answer("gain:silver-2")
        first_walls.add(scene.state.players[0].walls)
        scene.answer("conspire", seat=1)
        first_suspicions.add(scene.state.players[1].suspicions)
        match = new(2, seed)
        for card in (0, 1):
            match.choose(match.decisions[0], match.decisions[0].options[card])
        tavern_rows.add(match.table.s.tavern_row)
    assert len(first_walls) > 5
    assert len(first_suspicions) == 3
    assert len(tavern_rows) == 24
    shown = new().view(0)
    assert (shown.wall_deck, shown.suspicion_deck, shown.tavern_deck) == (24, 24, 24)
    assert (shown.suspicions_gone, shown.tavern_gone) == ([], [])


@pytest.mark.rule("paladins:3.8")
def test_all_debts_lie_on_their_stack() -> None:
    shown = new().view(None)
    assert shown.debts == 24
    assert [(player.board.unpaid, player.board.paid) for player in shown.players] == [(0, 0)] * 3


@pytest.mark.rule("paladins:3.12", "paladins:3.13", "paladins:3.14")
def test_orders_and_favours_left_in_the_box_stay_unseen() -> None:
    orders, favours = Counter[int](), Counter[int]()
    for seed in range(1, 41):
        scene = Scene("paladins", 2, seed=seed, round=6, seats=[{"workers": []}, {"workers": []}])
        assert (len(scene.state.orders), len(scene.state.favours)) == (3, 5)
        favours[scene.state.favours[4]] += 1
        scene = Scene("paladins", 2, seed=seed, round=2, seats=[{"workers": []}, {"workers": []}])
        orders[scene.state.orders[2]] += 1
    # Which three and which five are in the game shows only when each is turned: any of the rest may come.
    assert len(orders) == 4
    assert len(favours) == 6
    shown = new().view(0)
    assert [card.card for card in shown.orders] + [card.card for card in shown.favours] == [None] * 8


@pytest.mark.rule("paladins:3.16", "paladins:2.1", "paladins:2.2")
def test_the_main_supply() -> None:
    assert [stock.count for stock in new().view(0).supply] == [22, 18, 18, 18, 18, 18]


# -- the players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:4.1", "paladins:4.2", "paladins:4.3", "paladins:4.4")
def test_a_board_with_all_its_pieces() -> None:
    for player in new().view(0).players:
        board = player.board
        assert (player.developed, board.monks, board.outposts, board.jars) == (0, 0, 0, 0)
        assert [(one.attribute, one.value) for one in board.attributes] == [
            ("attribute:faith", 0),
            ("attribute:strength", 0),
            ("attribute:influence", 0),
        ]
    criminals = {"workers": ["criminal"] * 6, "silver": 9, "provisions": 9}
    # Six of seven, and seven of eight: the last piece can still be used, and then no more.
    scene = Scene("paladins", 2, seats=[criminals | {"monks": 6, "workshops": 7}])
    scene.offers("commission", "develop")
    Scene("paladins", 2, seats=[criminals | {"outposts": 6, "strength": 1}]).offers("garrison")
    scene = Scene("paladins", 2, seats=[criminals | {"monks": 7, "workshops": 8}])
    scene.refuses("commission", rule="9.12", count=7)
    scene.refuses("develop", rule="10.9", count=8)
    Scene("paladins", 2, seats=[criminals | {"outposts": 7, "strength": 1}]).refuses("garrison", rule="9.12", count=7)


@pytest.mark.rule("paladins:4.6", "paladins:4.7", "paladins:4.9")
def test_everybody_has_the_same_twelve_paladins_in_an_order_of_their_own() -> None:
    for player in state().players:
        assert player.deck == Pile(list(range(12)))
        assert (player.paladin, player.used) == (-1, ())
    drawn = set()
    for seed in range(1, 21):
        match = new(2, seed)
        for card in (0, 1):
            match.choose(match.decisions[0], match.decisions[0].options[card])
        one, other = match.table.s.players
        assert (len(one.drawn), len(one.deck)) == (3, 9)
        drawn |= {one.drawn, other.drawn}
    assert len(drawn) > 30


@pytest.mark.rule("paladins:4.10", "paladins:4.12")
def test_chance_or_the_table_decides_who_is_first() -> None:
    firsts = {new(4, seed).table.s.first for seed in range(1, 30)}
    assert firsts == {0, 1, 2, 3}
    for seat in range(4):
        match = regnum.new("paladins", players=4, seed=1, first=str(seat))
        assert match.table.s.first == seat
        assert match.view(None).first == f"seat:{seat}"
        assert match.decisions[0].seat == (seat - 1) % 4


# -- the round ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:6.1", "paladins:5.1", "paladins:5.5", "paladins:8.1", "paladins:7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seven_steps_of_a_round(players: int) -> None:
    scene = Scene("paladins", players, round=2, seats=[{"workers": ["labourer"]} for _ in range(players)])
    for _ in range(players):
        scene.holds(round=2, townsfolk=["abbot-1", "acolyte-1", "gatekeeper-1", "missionary-1", "watchman-1"])
        scene.answer("pass", [])
    scene.holds(round=3, phase="paladins", first=1)
    assert len(scene.state.tavern_row) == players + 1
    for seat in range(players):
        options = scene.decision(seat).options
        scene.answer([option.key for option in options], seat=seat)
    for _ in range(players):
        scene.answer(scene.decision().options[0].key)
    steps = [
        "log-townsfolk-leaves", "log-new-townsfolk", "log-outsider-leaves", "log-new-outsiders",
        "log-round", "log-reveals-order", "log-reveals-favour", "log-tavern",
        "log-draws-paladins", "log-lays-paladin", "log-reveals-paladin", "log-chooses-tavern", "log-actions-begin",
    ]  # fmt: skip
    told = [line.message for line in scene.match.lines if line.message in steps]
    assert list(dict.fromkeys(told)) == steps
    # One paladin each, revealed one after the other, each with its owner's tavern card.
    assert told[-1 - 2 * players : -1] == ["log-reveals-paladin", "log-chooses-tavern"] * players
    scene.asks("turn-action", seat=1)
    assert all(player.paladin is not None for player in scene.match.view(None).players)


@pytest.mark.rule("paladins:5.2", "paladins:7.17", "paladins:25.5")
def test_new_workers_join_those_that_were_kept() -> None:
    scene = Scene(
        "paladins", 2, phase="tavern", tavern=["1", "7", "8"],
        seats=[{"paladin": "oliver", "workers": ["criminal", "scout"]}, {"paladin": "otton"}],
    )  # fmt: skip
    scene.answer("tavern:1", "tavern:7")
    scene.holds(
        seats={
            0: {"workers": ["criminal", "scout", "cleric", "cleric", "cleric", "scout", "labourer", "labourer"]},
            1: {"workers": ["merchant"] * 4 + ["labourer"] * 2},
        }
    )
    scene.sees(1, players={0: {"board": {"workers": [
        "worker:labourer", "worker:labourer", "worker:scout", "worker:scout",
        "worker:cleric", "worker:cleric", "worker:cleric", "worker:criminal",
    ]}}})  # fmt: skip


@pytest.mark.rule("paladins:7.7", "paladins:7.4", "paladins:7.13", "paladins:7.9", "paladins:5.1")
def test_every_round_a_new_paladin_face_down() -> None:
    scene = Scene(
        "paladins", 2, first=1, tavern=["1", "7", "8"],
        seats=[{"workers": [], "paladin": "roland", "deck": ["anseis", "ivon", "oliver"]}, {"workers": []}],
    )  # fmt: skip
    scene.holds(round=2, phase="paladins", first=0, seats={0: {"paladin": None, "used": ["roland"]}})
    scene.sees(0, players={0: {"paladin": None, "paladin_laid": False}})
    scene.answer(["oliver", "ivon", "anseis"], seat=0)
    scene.answer([option.key for option in scene.decision(1).options], seat=1)
    # Seat 0 is first and reveals at once; seat 1 has laid its own face down.
    scene.sees(1, players={0: {"paladin": "paladin:oliver"}})
    scene.sees(0, players={1: {"paladin": None, "paladin_laid": True}})
    scene.holds(seats={0: {"workers": ["cleric", "cleric"]}, 1: {"workers": []}})
    # The third round: the paladin of the second is gone, and the new one is a secret again.
    scene = Scene(
        "paladins", 2, round=2, first=0, tavern=["1", "7", "8"],
        seats=[
            {"workers": [], "paladin": "oliver", "deck": ["anseis", "ivon", "roland"]},
            {"workers": [], "deck": ["anseis", "ivon", "roland"]},
        ],
    )  # fmt: skip
    for seat in (0, 1):
        scene.answer(["roland", "ivon", "anseis"], seat=seat)
    scene.asks("tavern-card", seat=1)
    scene.sees(1, players={0: {"paladin": None, "paladin_laid": True}})
    scene.sees(0, players={0: {"paladin": "paladin:roland"}})
    scene.holds(seats={0: {"workers": []}, 1: {"workers": ["fighter", "labourer"]}})
    scene.answer(scene.decision().options[0].key)
    scene.holds(seats={0: {"workers": ["fighter", "labourer"]}})
