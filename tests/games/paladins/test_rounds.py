"""Sections 4 to 8 and 25: the setup recruitment, the seven steps of a round, passing, the end of the game."""

import pytest

import regnum
from regnum.kernel.chance import Rng
from regnum.scenes import Scene

# -- setting up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:3.5", "paladins:3.6", "paladins:3.7")
@pytest.mark.parametrize(("players", "pool"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_the_tax_pool_depends_on_the_number_of_players(players: int, pool: int) -> None:
    assert regnum.new("paladins", players=players, seed=1).table.s.pool == pool


@pytest.mark.rule("paladins:3.3", "paladins:3.11", "paladins:3.12", "paladins:3.13", "paladins:4.8")
def test_what_lies_on_the_table_at_the_start() -> None:
    match = regnum.new("paladins", players=3, seed=4)
    state = match.table.s
    assert len([card for card in state.townsfolk_track if card >= 0]) == 5
    assert len([card for card in state.outsider_track if card >= 0]) == 6
    assert (len(state.townsfolk), len(state.outsiders), len(state.walls), len(state.tavern)) == (27, 30, 24, 24)
    assert (state.orders, state.favours, len(state.favour_workers)) == ((), (), 5)
    for player in state.players:
        assert (player.silver, player.provisions, len(player.deck)) == (3, 1, 12)
    shown = match.view(0)
    assert [order.card for order in shown.orders] == [None] * 3
    assert [favour.card for favour in shown.favours] == [None] * 5


@pytest.mark.rule("paladins:4.11", "paladins:4.12", "paladins:4.14", "paladins:4.15", "paladins:4.16")
def test_everybody_recruits_in_reverse_order_and_the_track_closes_up_only_then() -> None:
    scene = Scene(
        "paladins", 3, phase="setup", first=1,
        townsfolk=["abbot-1", "acolyte-1", "squire-1", "peddler-1", "watchman-1"],
        townsfolk_deck=["defender-1", "defender-2", "defender-3"],
    )  # fmt: skip
    scene.asks("setup-recruit", seat=0)
    scene.offers_only("abbot-1", "acolyte-1", "squire-1", "peddler-1", "watchman-1")
    scene.answer("watchman-1")
    scene.asks("setup-recruit", seat=2)
    scene.offers_only("abbot-1", "acolyte-1", "squire-1", "peddler-1")
    scene.answer("acolyte-1")
    scene.holds(townsfolk=["abbot-1", None, "squire-1", "peddler-1", None])
    scene.asks("setup-recruit", seat=1)
    scene.answer("abbot-1")
    scene.holds(
        townsfolk=["defender-3", "defender-2", "defender-1", "squire-1", "peddler-1"],
        seats=[{"crew": ["watchman-1"], "silver": 0}, {"crew": ["abbot-1"]}, {"crew": ["acolyte-1"]}],
    )


# -- the first player and the King's cards -------------------------------------------------------------------------


def a_round_is_over(**words: object) -> Scene:
    """A table at which everybody has passed: the next round has begun."""
    seats = words.pop("seats", [{}, {}])
    assert isinstance(seats, list)
    return Scene("paladins", len(seats), seats=[{"workers": []} | seat for seat in seats], **words)


@pytest.mark.rule("paladins:6.2", "paladins:6.3")
def test_the_marker_passes_to_the_left_but_not_in_the_first_round() -> None:
    scene = Scene("paladins", 3, phase="setup", first=2, turn=2)
    scene.answer("abbot-1")
    scene.holds(round=1, first=2)
    a_round_is_over(round=1, first=2, seats=[{}, {}, {}]).holds(round=2, first=0)


@pytest.mark.rule("paladins:6.4", "paladins:6.5", "paladins:6.6", "paladins:6.7")
@pytest.mark.parametrize(
    ("begins", "orders", "favours"), [(2, 2, 0), (3, 3, 1), (4, 3, 2), (5, 3, 3), (6, 3, 4), (7, 3, 5)]
)
def test_which_cards_the_king_has_shown(begins: int, orders: int, favours: int) -> None:
    scene = a_round_is_over(round=begins - 1)
    scene.holds(round=begins, orders_open=orders, favours_open=favours)
    shown = scene.match.view(1)
    assert [card.card is not None for card in shown.orders] == [place < orders for place in range(3)]
    assert [card.card is not None for card in shown.favours] == [place < favours for place in range(5)]


@pytest.mark.rule("paladins:9.3", "paladins:6.14")
def test_a_favour_of_a_round_to_come_cannot_be_used() -> None:
    scene = Scene("paladins", 2, round=3, favours=["pray", "criminals"])
    scene.offers("favour:pray")
    scene.refuses("favour:criminals", rule="9.3")
    scene.refuses("favour:labourers", rule="9.3")  # back in the box: the same answer tells nothing


@pytest.mark.rule("paladins:6.15", "paladins:8.12")
def test_a_favour_holds_one_worker_until_the_round_ends() -> None:
    scene = Scene("paladins", 2, round=3, favours=["supplies"])
    scene.answer("favour:supplies")
    scene.holds(favour_workers={"supplies": "labourer"}, seats={0: {"provisions": 2, "silver": 1}})
    scene.asks("turn-action", seat=1)
    scene.refuses("favour:supplies", rule="6.15")
    scene.answer("pass", [])
    scene.holds(round=4, favour_workers={"supplies": None}, supply={"labourer": 22})


# -- paladins and the tavern ---------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:7.3", "paladins:7.4", "paladins:7.5", "paladins:7.6", "paladins:7.7")
def test_one_paladin_serves_one_goes_on_top_one_below() -> None:
    scene = Scene(
        "paladins", 2, phase="paladins", tavern=["1", "7", "8"],
        seats=[{"drawn": ["anseis", "ivon", "roland"]}, {"drawn": ["oliver", "otton", "samson"]}],
    )  # fmt: skip
    scene.asks("choose-paladin", seat=0)
    scene.asks("choose-paladin", seat=1)
    scene.answer(["roland", "anseis", "ivon"], seat=0)
    scene.holds(phase="paladins")
    scene.answer(["oliver", "samson", "otton"], seat=1)
    scene.holds(
        phase="tavern",
        seats=[
            {"paladin": "roland", "on_top": ["anseis"], "bottom": ["ivon"], "deck": 9},
            {"paladin": "oliver", "on_top": ["samson"], "bottom": ["otton"], "deck": 9},
        ],
    )
    # Seat 0 has revealed its paladin; that of seat 1 is still its own secret.
    assert [player.paladin for player in scene.match.view(0).players] == ["paladin:roland", None]
    assert [player.paladin for player in scene.match.view(1).players] == ["paladin:roland", "paladin:oliver"]


@pytest.mark.rule("paladins:7.5", "paladins:7.7")
def test_the_paladin_on_top_is_drawn_again_and_the_used_one_is_not() -> None:
    scene = a_round_is_over(seats=[{"paladin": "roland", "on_top": ["anseis"], "deck": ["ivon", "samson"]}, {}])
    scene.holds(seats={0: {"drawn": ["anseis", "ivon", "samson"], "used": ["roland"], "on_top": []}})


@pytest.mark.rule("paladins:7.3", "paladins:7.6")
def test_paladins_laid_below_come_when_the_others_are_used_up() -> None:
    used = ["oliver", "otton", "samson", "gerin", "girard", "ivoire"]
    scene = a_round_is_over(
        round=6,
        seats=[{"used": used[:5], "paladin": "ivoire", "on_top": ["roland"], "deck": ["anseis"],
                "bottom": ["ivon", "gerier", "engelier", "berengier"]}, {}],
    )  # fmt: skip
    scene.holds(seats={0: {"drawn": ["anseis", "ivon", "roland"], "bottom": ["gerier", "engelier", "berengier"]}})


@pytest.mark.rule("paladins:7.12", "paladins:7.13", "paladins:7.14", "paladins:7.15", "paladins:7.16", "paladins:7.18")
def test_in_turn_order_each_reveals_and_takes_a_tavern_card() -> None:
    scene = Scene(
        "paladins", 2, phase="tavern", first=1, tavern=["1", "7", "18"],
        seats=[{"paladin": "roland", "workers": ["scout"]}, {"paladin": "otton"}],
    )  # fmt: skip
    scene.asks("tavern-card", seat=1)
    scene.holds(seats=[{"workers": ["scout"]}, {"workers": ["merchant", "merchant"]}])
    scene.answer("tavern:18")
    scene.asks("tavern-card", seat=0)
    scene.refuses("tavern:18", rule="7.15", player="seat:1")
    scene.offers_only("tavern:1", "tavern:7")
    scene.holds(seats={0: {"workers": ["scout", "fighter", "labourer"]}})
    scene.answer("tavern:7")
    scene.asks("turn-action", seat=1)
    kept_and_new = ["scout", "fighter", "labourer", "merchant", "merchant", "labourer", "labourer"]
    scene.holds(phase="actions", tavern_taken={"18": 1, "7": 0}, seats={0: {"workers": kept_and_new}})


@pytest.mark.rule("paladins:22.1", "paladins:22.4", "paladins:22.3")
def test_criminals_of_a_tavern_card_bring_suspicions() -> None:
    scene = Scene(
        "paladins", 2, phase="tavern", tavern=["12", "7", "18"], suspicion_deck=[2, 1], pool=5,
        seats=[{"paladin": "roland"}, {"paladin": "otton"}],
    )  # fmt: skip
    scene.answer("tavern:12")
    scene.holds(pool=2, seats={0: {"suspicions": [2, 1], "silver": 3}})
    scene.sees(1, players={0: {"board": {"suspicions": ["suspicion:tax-2", "suspicion:tax-1"]}}})


@pytest.mark.rule("paladins:8.10", "paladins:8.11")
def test_an_exhausted_tavern_deck_is_made_anew_from_the_discards() -> None:
    left = [str(number) for number in range(1, 20)]
    scene = a_round_is_over(round=4, tavern=["20", "21", "22"], tavern_discard=left, tavern_deck=["23", "24"])
    # Two cards came from the old deck, the third from the 22 discards.
    assert scene.state.tavern_row[:2] == (22, 23)
    scene.holds(tavern_deck=21, tavern_discard=[])


# -- refreshing the board ------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:8.2", "paladins:8.3", "paladins:8.4", "paladins:8.14")
def test_townsfolk_slide_to_the_right() -> None:
    scene = a_round_is_over(
        townsfolk=[None, "squire-1", None, "defender-1", "debt-collector-1"],
        townsfolk_deck=["abbot-1", "abbot-2", "abbot-3", "acolyte-1"],
    )
    scene.holds(
        townsfolk=["abbot-3", "abbot-2", "abbot-1", "squire-1", "defender-1"], townsfolk_discard=["debt-collector-1"]
    )


@pytest.mark.rule("paladins:8.6", "paladins:8.7", "paladins:8.8", "paladins:8.15", "paladins:8.13")
def test_outsiders_slide_to_the_left() -> None:
    scene = a_round_is_over(
        outsiders=[None, "viking-thief", "viking-traitor", None, "saracen-hunter", "viking-mercenary"],
        outsider_deck=["saracen-warrior", "saracen-archer", "viking-guardian"],
    )
    scene.holds(
        outsiders=["viking-thief", "viking-traitor", "saracen-hunter", "viking-mercenary", "saracen-warrior",
                   "saracen-archer"],
        outsider_discard=[],
    )  # fmt: skip


@pytest.mark.rule("paladins:8.5", "paladins:8.9")
def test_exhausted_decks_of_townsfolk_and_outsiders_are_not_renewed() -> None:
    scene = a_round_is_over(
        townsfolk=["abbot-1", None, "abbot-2", None, "abbot-3"],
        townsfolk_deck={"only": ["acolyte-1"]},
        townsfolk_discard=["squire-1"],
        outsiders=["viking-thief", None, "viking-traitor", None, None, None],
        outsider_deck={"only": []},
    )
    scene.holds(
        townsfolk=[None, None, "acolyte-1", "abbot-1", "abbot-2"],
        townsfolk_discard=["squire-1", "abbot-3"],
        outsiders=["viking-traitor", None, None, None, None, None],
        outsider_discard=["viking-thief"],
    )


# -- turns and passing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("paladins:5.3", "paladins:5.4", "paladins:7.19", "paladins:25.7")
def test_turns_go_round_until_all_have_passed() -> None:
    two = {"workers": ["labourer", "labourer"]}
    scene = Scene("paladins", 3, first=1, seats=[two, two, two])
    scene.asks("turn-action", seat=1)
    scene.answer("hunt")
    scene.asks("turn-action", seat=2)
    scene.answer("pass", [])
    scene.asks("turn-action", seat=0)
    scene.answer("trade")
    scene.asks("turn-action", seat=1)
    scene.answer("pass", [])
    scene.asks("turn-action", seat=0)
    scene.answer("conspire", "hunt")
    # Seat 0 had the only turns left, gained a criminal with its first and hunted with it.
    scene.holds(round=2, first=2)


@pytest.mark.rule("paladins:5.3", "paladins:25.7")
@pytest.mark.parametrize(
    ("passed", "turn", "then"),
    [([], 0, 1), ([1], 0, 2), ([1, 2], 0, 3), ([1, 2, 3], 0, 0), ([0], 3, 1), ([0, 1], 3, 2), ([2], 1, 3), ([3], 2, 0)],
)
def test_who_has_passed_is_skipped(passed: list[int], turn: int, then: int) -> None:
    seats = [{"workers": ["labourer", "labourer"], "passed": seat in passed} for seat in range(4)]
    scene = Scene("paladins", 4, turn=turn, seats=seats)
    scene.answer("hunt", seat=turn)
    scene.asks("turn-action", seat=then)


@pytest.mark.rule("paladins:25.1", "paladins:25.2")
def test_without_workers_one_must_pass_and_with_workers_one_may() -> None:
    scene = Scene("paladins", 2, seats=[{"workers": []}, {}])
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"passed": True}, 1: {"passed": False}})
    scene.would_refuse("hunt", of="turn-action", seat=0, rule="25.1")
    scene.offers("pass")


@pytest.mark.rule("paladins:25.3", "paladins:25.4", "paladins:25.6", "paladins:25.5")
def test_passing_clears_the_board_and_keeps_up_to_three_workers() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {
                "workers": ["scout", "scout", "cleric", "criminal", "labourer"],
                "placed": {"hunt": ["labourer", "scout"], "fortify": ["merchant", "criminal", "scout"]},
            },
            {},
        ],
    )  # fmt: skip
    scene.answer("pass")
    scene.asks("pass-keep", seat=0)
    scene.refuses(["scout", "scout", "cleric", "criminal"], rule="25.6", count=3)
    scene.refuses(["scout", "scout", "scout"], rule="25.4", worker="worker:scout")
    scene.answer(["scout", "criminal", "scout"])
    scene.holds(
        seats={0: {"workers": ["scout", "scout", "criminal"], "placed": {"hunt": [], "fortify": []}, "passed": True}},
        supply={"scout": 16, "criminal": 17, "cleric": 18, "merchant": 18, "labourer": 21},
    )


@pytest.mark.rule("paladins:25.8", "paladins:25.9")
def test_who_has_passed_is_not_spared_by_the_inquisition() -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["supplies"], pool=1,
        seats=[{}, {"passed": True, "suspicions": [0, 1, 2], "crew": ["peddler-3", "squire-1"]}],
    )  # fmt: skip
    scene.answer("favour:supplies")
    scene.holds(seats={1: {"silver": 2, "suspicions": [0, 1], "unpaid": 1, "strength": 0}})


@pytest.mark.rule("paladins:25.10", "paladins:1.2")
def test_after_the_seventh_round_the_game_is_over_at_once() -> None:
    scene = Scene("paladins", 2, round=7, seats=[{"silver": 3}, {"workers": []}])
    scene.holds(over=False)
    scene.answer("pass")
    scene.holds(over=True, round=7)
    scene.scores(scores=[1, 0], winners=[0])


@pytest.mark.rule("paladins:26.9", "paladins:26.10", "paladins:26.11", "paladins:26.12")
@pytest.mark.parametrize(
    ("first", "second", "scores", "winners"),
    [
        ({"silver": 6}, {"silver": 3}, [2, 1], [0]),
        ({"monks": 5, "silver": 3}, {"faith": 6, "silver": 3}, [7, 7], [0]),
        ({"silver": 3, "suspicions": [0]}, {"silver": 3}, [1, 1], [1]),
        ({"silver": 3, "suspicions": [0]}, {"silver": 3, "suspicions": [2]}, [1, 1], [0, 1]),
    ],
    ids=["most points", "more points for orders", "fewer suspicions", "shared"],
)
def test_who_wins(first: dict[str, object], second: dict[str, object], scores: list[int], winners: list[int]) -> None:
    scene = Scene(
        "paladins", 2, round=7, orders=["commission", "attack", "convert"],
        seats=[{"workers": []} | first, {"workers": []} | second],
    )  # fmt: skip
    scene.scores(scores=scores, winners=winners)


def test_matches_of_every_size_come_to_an_end() -> None:
    for players in (2, 3, 4):
        match = regnum.new("paladins", players=players, seed=players)
        rng = Rng(players)
        while match.decisions:
            d = match.decisions[rng.below(len(match.decisions))]
            match.choose(d, match.sample(d, rng))
        assert match.over
        assert match.table.s.round == 7
