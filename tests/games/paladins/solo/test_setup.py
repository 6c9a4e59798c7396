"""The opponent's setup (section 28) and the beginning of a round (sections 29 and 31)."""

from collections import Counter

import pytest

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.scenes import Scene
from tests.games.paladins.solo.facing import facing

GAME = find("paladins")


def start(seed: int = 1, difficulty: str = "standard") -> Match:
    return Match.start(GAME, Setup(1, {"difficulty": difficulty}), seed)


def opponent(match: Match) -> dict[str, object]:
    described: dict[str, object] = GAME.vocabulary.describe(match.table.s)["opponent"]
    return described


@pytest.mark.rule("paladins:28.1", "paladins:28.3", "paladins:28.5")
def test_the_person_is_set_up_as_ever_and_the_opponent_has_a_bare_board() -> None:
    match = start()
    table = GAME.vocabulary.describe(match.table.s)
    (person,) = table["seats"]
    assert (person["silver"], person["provisions"], person["deck"], table["pool"]) == (3, 1, 12, 5)
    board = opponent(match)
    assert (board["monks"], board["outposts"], board["jars"], board["walls"], board["resource"]) == ([], [], [], [], 1)
    # Seven of each can be placed, and no more.
    for pieces in ("monks", "outposts"):
        scene = facing("commission" if pieces == "monks" else "garrison", opponent={"strength": 12, pieces: 6})
        scene.holds(opponent={pieces: 7})
        scene.logs("log-opponent-seven-times", times=0)
    facing("absolve", opponent={"influence": 12, "jars": 6}).holds(opponent={"jars": [1, 2, 3, 4, 5, 6, 7]})


@pytest.mark.rule("paladins:28.4")
def test_the_attribute_markers_start_as_one_pile() -> None:
    board = opponent(start())
    assert (board["faith"], board["strength"], board["influence"]) == (0, 0, 0)
    assert board["stacking"] == ["influence", "faith", "strength"]


@pytest.mark.rule("paladins:28.6", "paladins:28.7", "paladins:28.16", "paladins:2.11")
def test_twelve_schemes_are_in_the_deck_and_five_on_the_favours() -> None:
    state = start().table.s
    (side,) = state.opponents
    names = find("paladins").memory(GAME.table(state), 0).schemes
    assert Counter(names) == {
        "scheme:commission": 1,
        "scheme:fortify": 1,
        "scheme:garrison": 1,
        "scheme:absolve": 1,
        "scheme:attack": 1,
        "scheme:convert": 1,
        "scheme:kings-order": 3,
        "scheme:recruit": 1,
        "scheme:pray": 1,
        "scheme:conspire": 1,
    }
    assert (side.scheme, side.schemes_gone, len(state.favour_workers)) == (-1, (), 5)
    # Those on the favours are where they belong: the audit counts all seventeen.
    assert GAME.audit(state) == []


@pytest.mark.rule("paladins:28.8", "paladins:28.9", "paladins:28.10", "paladins:28.11", "paladins:28.12")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_a_workshop_for_each_order_revealed_by_difficulty(difficulty: str, workshops: int) -> None:
    actions: Counter[str] = Counter()
    for seed in range(1, 41):
        built = opponent(start(seed, difficulty))["workshops"]
        assert isinstance(built, dict)
        assert list(built.values()) == [[1]] * workshops
        actions.update(list(built))
    assert set(actions) == {"commission", "fortify", "garrison", "absolve", "attack", "convert"}


@pytest.mark.rule("paladins:28.13")
def test_the_example_of_three_workshops() -> None:
    """Orders Commission, Attack and Absolve: these three actions need 2 workers, the others 3."""
    shops = {"commission": [1], "attack": [1], "absolve": [1]}
    for scheme, needed in (("commission", 2), ("attack", 2), ("absolve", 2), ("garrison", 3), ("fortify", 3)):
        scene = facing(scheme, workers=3, opponent={"strength": 1, "workshops": shops})
        scene.logs("log-places", action=f"action:{scheme}", workers="+".join(["worker:labourer"] * needed))


@pytest.mark.rule("paladins:28.14")
def test_the_orders_are_shuffled_again() -> None:
    """The order revealed for an easy game may be the first on the board, or another."""
    again = set()
    for seed in range(1, 41):
        match = start(seed, "easy")
        assert GAME.vocabulary.describe(match.table.s)["orders"] == []
        (prepared,) = GAME.vocabulary.describe(match.table.s)["opponent"]["workshops"]
        begin(match)
        (order,) = GAME.vocabulary.describe(match.table.s)["orders"]
        again.add(prepared == order)
    assert again == {True, False}


def begin(match: Match) -> None:
    """The person recruits at setup (4.11); then the first round begins."""
    match.answer(match.decisions[0], match.decisions[0].options[0].key)


@pytest.mark.rule("paladins:28.15", "paladins:29.1")
def test_the_workshop_on_an_order_moves_to_its_action_when_it_is_revealed() -> None:
    match = start(3)
    before = GAME.vocabulary.describe(match.table.s)["opponent"]["workshops"]
    begin(match)
    table = GAME.vocabulary.describe(match.table.s)
    (order,) = table["orders"]
    assert table["opponent"]["workshops"] == {**before, order: [1, 2] if order in before else [1]}
    # The second and third follow in their rounds.
    for round_, order in ((1, "convert"), (2, "absolve")):
        scene = end_of_round(round_, ["fortify", "convert", "absolve"], workshops={"convert": [1]})
        built = scene.game.vocabulary.describe(scene.state)["opponent"]["workshops"]
        assert built == ({"convert": [1, 2]} if order == "convert" else {"convert": [1], "absolve": [1]})
        scene.logs("log-opponent-workshop", rule="29.1", action=f"action:{order}", times=1)


def end_of_round(round_: int, orders: list[str] | None = None, **opponent: object) -> Scene:
    """The person passes as the last: a new round begins."""
    scene = Scene(
        "paladins", 1, round=round_, orders=orders or [], opponent={"workers": [], "passed": True, **opponent},
        seats=[{"workers": ["labourer"], "paladin": "roland"}],
    )  # fmt: skip
    return scene.answer("pass", [])


@pytest.mark.rule("paladins:28.17", "paladins:32.1")
def test_the_person_is_first_in_every_round() -> None:
    match = start(5)
    rounds = Counter[int]()
    while not match.over:
        (d,) = match.decisions
        acting = d.question.name == "turn-action"
        if acting and not rounds[match.table.s.round]:
            # Nothing has been done by the opponent before the person's first action of a round.
            assert match.table.s.opponents[0].played == ()
        if acting:
            rounds[match.table.s.round] += 1
        assert match.table.s.first == 0
        match.choose(d, match.sample(d, Rng(match.answered)))
    assert set(rounds) == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("paladins:29.2")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_the_scheme_on_a_favour_goes_to_the_discards_when_it_is_revealed(round_: int) -> None:
    scene = end_of_round(round_)
    shown = max(0, round_ + 1 - 2)
    scene.holds(round=round_ + 1, favours_open=shown, opponent={"schemes_discard": ["kings-favour"] * shown})
    scene.logs("log-favour-scheme", rule="29.2", times=1 if round_ >= 2 else 0)


@pytest.mark.rule("paladins:29.3", "paladins:29.4", "paladins:29.5", "paladins:29.6", "paladins:31.3")
def test_the_tavern_is_for_the_person_and_the_criminals_left_there_for_the_opponent() -> None:
    scene = Scene(
        "paladins", 1, phase="tavern", tavern=["9", "16"], suspicion_deck=[0, 1], pool=5,
        seats=[{"paladin": "roland"}], opponent={"workers": ["scout"] * 4},
    )  # fmt: skip
    scene.asks("tavern-card", seat=0)
    scene.offers_only("tavern:9", "tavern:16")
    scene.answer("tavern:9")
    # Card 16 has two criminals: two suspicions, the second with 1 tax; no worker for the opponent.
    scene.holds(
        pool=4,
        seats={0: {"suspicions": [], "silver": 0}},
        opponent={"suspicions": [0, 1], "workers": ["scout"] * 4, "resource": 2},
    )
    scene = Scene(
        "paladins", 1, phase="tavern", tavern=["9", "16"], suspicion_deck=[0, 1],
        seats=[{"paladin": "roland"}],
    )  # fmt: skip
    scene.answer("tavern:16")
    scene.holds(opponent={"suspicions": []}, seats={0: {"suspicions": [0, 1]}})


@pytest.mark.rule("paladins:29.3")
def test_two_tavern_cards_are_revealed() -> None:
    assert len(end_of_round(1).game.vocabulary.describe(end_of_round(1).state)["tavern"]) == 2


@pytest.mark.rule("paladins:31.4", "paladins:31.5", "paladins:39.1")
@pytest.mark.parametrize(("round_", "workers"), [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9), (7, 10)])
def test_the_opponent_starts_a_round_with_its_number_and_three_more_workers(round_: int, workers: int) -> None:
    scene = end_of_round(round_ - 1)
    scene.logs("log-opponent-workers", rule="31.4", count=workers, times=1)
    assert len(scene.game.vocabulary.describe(scene.state)["opponent"]["workers"]) == workers


@pytest.mark.rule("paladins:28.8")
def test_difficulty_belongs_to_the_solo_game() -> None:
    assert GAME.check(Setup(1, {})).options["difficulty"] == "standard"
    assert "difficulty" not in GAME.check(Setup(3, {})).options
    with pytest.raises(BadSetup, match="difficulty is the solo opponent's: with 2 players there is none"):
        GAME.check(Setup(2, {"difficulty": "hard"}))
    with pytest.raises(BadSetup, match="difficulty is one of standard, easy, hard, not 'mild'"):
        GAME.check(Setup(1, {"difficulty": "mild"}))
