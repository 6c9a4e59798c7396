"""What we decided where the rulebook is silent: one test, of the same name, for each decision of rulings.md."""

import re
from importlib.resources import files
from typing import Any

import pytest

from regnum.scenes import Scene
from regnum.seen import see
from tests.games.abyss.recruiting import (
    asked_together,
    counted,
    court_with,
    lines,
    location_score,
    recruit,
    sheet,
)

AMBASSADOR_PRICE = ("crab 2", "squid 2", "jellyfish 2", "seahorse 2", "shellfish 3")


def test_every_decision_has_its_test() -> None:
    text = files("regnum.games.abyss").joinpath("rulings.md").read_text(encoding="utf-8")
    decisions = re.findall(r"^### (\w+)$", text, re.MULTILINE)
    assert len(decisions) == 26
    assert [name for name in decisions if f"test_{name}" not in globals()] == []


# -- lords -----------------------------------------------------------------------------------------------------------


def stuck(**changed: Any) -> Scene:
    """The three lords left need five races each, nobody holds five, and there are only monsters to explore."""
    four = [f"{race} {value}" for race in ("crab", "squid", "jellyfish", "seahorse") for value in (5, 4)]
    table: dict[str, Any] = {
        "court": ["sage", "elder", "hermit"],
        "lords": {"only": []},
        "deck": {"only": ["monster"] * 6},
        "threat": 1,
        "seats": [{"hand": four}, {"hand": ["shellfish 1"]}],
    }
    return Scene("abyss", 2, **(table | changed))


@pytest.mark.rule("abyss:20.2", "abyss:20.4", "abyss:20.5", "abyss:20.6")
def test_stalemate() -> None:
    scene = stuck()
    scene.answer("explore", "fight", "reward:p1")
    scene.logs("log-end-by-stalemate", rule="20.2", player="seat:0", times=1)
    scene.holds(ending=0, turn=1, over=False)
    scene.answer("explore", "fight", "reward:p1")
    scene.holds(over=True)


@pytest.mark.rule("abyss:20.2", "abyss:20.5")
def test_the_match_that_had_no_end() -> None:
    """The table to which random play came in one of 424,000 matches: four players, seed 5029716."""
    scene = Scene(
        "abyss",
        4,
        turn=3,
        court=["sage", "elder", "hermit"],
        lords={"only": []},
        deck={"only": ["monster"] * 4},
        discard=["monster"] * 2,
        threat=1,
        seats=[
            {"hand": ["jellyfish 3", "jellyfish 4", "crab 3", "crab 4", "shellfish 2", "shellfish 4", "squid 2"]},
            {"hand": ["crab 2", "crab 3", "seahorse 1", "seahorse 4", "shellfish 1", "squid 1", "squid 3", "squid 3"]},
            {"hand": ["jellyfish 2", "jellyfish 5", "crab 2", "crab 4", "seahorse 3", "seahorse 5", "shellfish 3"]},
            {"hand": ["seahorse 2", "seahorse 2", "seahorse 4", "squid 2", "squid 4"]},
        ],
    )
    scene.answer("explore", "fight", "reward:p1")
    scene.logs("log-end-by-stalemate", player="seat:3", times=1)
    for seat in range(3):
        scene.asks("turn-action", seat=seat)
        scene.answer("explore", "fight", "reward:p1")
    scene.holds(over=True)


@pytest.mark.rule("abyss:20.2", "abyss:11.1", "abyss:13.3")
@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"council": {"shellfish": [2]}}, id="an ally lies in the Council"),
        pytest.param({"deck": {"only": [*["monster"] * 6, "shellfish 2"]}}, id="an ally is in the deck"),
        pytest.param({"discard": ["shellfish 2"]}, id="an ally has been discarded"),
        pytest.param({"court": ["sage", "keeper"]}, id="somebody has the races for a lord of the Court"),
        pytest.param({"lords": {"only": ["keeper"]}}, id="such a lord can be plotted for"),
        pytest.param(
            {"seats": [{"hand": ["crab 5"], "lords": ["slaver"]}, {"hand": ["shellfish 1"]}]},
            id="a Slaver may sell an ally that others then explore",
        ),
        pytest.param(
            {
                "seats": [
                    {"hand": ["crab 5", "crab 4"], "lords": ["commander"]},
                    {"hand": ["shellfish 1", "shellfish 2", "shellfish 3", "squid 1", "squid 2", "squid 3", "squid 4"]},
                ]
            },
            id="a hand above the Commander's limit will be shortened",
        ),
    ],
)
def test_no_stalemate_while_somebody_may_yet_recruit(changed: dict[str, Any]) -> None:
    scene = stuck(**changed)
    while scene.decision().seat == 0:
        d = scene.decision()
        keys = scene.offered()
        scene.answer(next(key for key in ("explore", "fight", "reward:p1", "take", "end-turn", keys[0]) if key in keys))
        assert d.seat == 0
    scene.logs("log-end-by-stalemate", times=0)
    scene.holds(ending=-1)


@pytest.mark.rule("abyss:16.3")
@pytest.mark.card("abyss:lord:apprentice", "abyss:lord:assassin")
def test_arrow_abilities() -> None:
    """There is no declining, where the card does not say so."""
    council = {"squid": [1], "crab": [1]}
    price = ["crab 5", "squid 4", "jellyfish 4"]
    apprentice = Scene(
        "abyss", 2, court=court_with("apprentice"), council=council, seats=[{"hand": price, "pearls": 9}]
    )
    apprentice.answer("recruit:lord:apprentice", price)
    if apprentice.decision().question.name == "recruit-affiliate":
        apprentice.answer("squid 4")
    apprentice.asks("apprentice-stack", seat=0)
    apprentice.offers_only("council:squid", "council:crab")
    victim = {"lords": ["oracle", "slaver"]}
    assassin = Scene("abyss", 2, court=court_with("assassin"), seats=[{"hand": ["crab 5", "crab 4", "crab 1"]}, victim])
    recruit(assassin, "assassin", "crab 5", "crab 4", "crab 1")
    assassin.asks("assassin-turn", seat=0)
    assassin.offers_only("lord:oracle", "lord:slaver")


@pytest.mark.rule("abyss:18.26", "abyss:18.1", "abyss:18.7")
@pytest.mark.card("abyss:location:closed-tower", "abyss:location:lost-tower")
def test_ambassador_keys() -> None:
    assert location_score("closed-tower", lords=["elder"]) == 3
    assert location_score("lost-tower", lords=["elder"]) == 0
    scene = Scene(
        "abyss",
        2,
        court=court_with("elder"),
        available=["jail"],
        stack={"only": []},
        seats=[{"hand": [*AMBASSADOR_PRICE]}],
    )
    recruit(scene, "elder", *AMBASSADOR_PRICE, keep="crab 2")
    scene.holds(turn=1, available=[], seats={0: {"locations": [{"jail": ["elder"]}]}})


@pytest.mark.rule("abyss:18.27", "abyss:18.11", "abyss:16.3")
@pytest.mark.card("abyss:lord:sage")
def test_ambassador_choice() -> None:
    scene = Scene(
        "abyss",
        2,
        court=court_with("sage"),
        available=["jail"],
        stack=["chasm", "depths"],
        seats=[{"hand": [*AMBASSADOR_PRICE]}],
    )
    recruit(scene, "sage", *AMBASSADOR_PRICE, keep="crab 2")
    # Nobody asks how many tiles, and the face-up one cannot be had.
    scene.asks("control-drawn", seat=0)
    scene.offers_only("location:chasm", "location:depths")
    scene.refuses("location:jail", rule="18.11", location="location:jail")


@pytest.mark.rule("abyss:23.4", "abyss:23.5", "abyss:7.6")
@pytest.mark.card("abyss:lord:commander")
def test_commander_and_purchases() -> None:
    six = ["crab 1", "crab 2", "crab 3", "squid 1", "squid 2", "squid 3"]
    scene = Scene(
        "abyss",
        2,
        deck=["shellfish 5", "crab 5"],
        council={"jellyfish": [1]},
        seats=[{"lords": ["commander"]}, {"hand": six, "pearls": 1}],
    )
    scene.answer("explore", "buy")
    scene.asks("explore-take", seat=0)
    scene.answer("take")
    scene.asks("turn-action", seat=1)
    scene.holds(seats={1: {"hand": [*six, "shellfish 5"]}})
    scene.answer("council:jellyfish")
    scene.asks("commander-discard", seat=1)
    scene.refuses(["ally:jellyfish-1"], rule="23.5", count=2, limit=6)
    scene.answer(["ally:jellyfish-1", "ally:shellfish-5"])
    scene.holds(turn=0, seats={1: {"hand": six}})


@pytest.mark.rule("abyss:16.3", "abyss:23.3", "abyss:23.2")
@pytest.mark.card("abyss:lord:jailer", "abyss:lord:commander")
def test_simultaneous_discards() -> None:
    jailer = Scene(
        "abyss",
        3,
        court=court_with("jailer"),
        seats=[{"hand": ["crab 2", "squid 3", "shellfish 4"]}, {"hand": ["crab 5"]}, {"hand": ["squid 5", "squid 4"]}],
    )
    recruit(jailer, "jailer", "crab 2", "squid 3", "shellfish 4")
    assert asked_together(jailer) == [1, 2]
    before = jailer.match.journal(None)
    jailer.answer("ally:squid-4", seat=2)
    # That seat 2 has answered is public; what it chose is not.
    assert asked_together(jailer) == [1]
    assert jailer.match.journal(None) == before
    assert jailer.match.view(1).players[2].hand_count == 2
    jailer.answer("ally:crab-5", seat=1)
    assert [args["player"] for args in lines(jailer, "log-discards")] == ["seat:1", "seat:2"]
    jailer.holds(turn=1, seats={1: {"hand": []}, 2: {"hand": ["squid 5"]}})

    many = ["seahorse 1", "seahorse 1", "seahorse 2", "seahorse 2", "seahorse 3", "seahorse 3", "seahorse 4"]
    more = ["jellyfish 1", "jellyfish 1", "jellyfish 2", "jellyfish 2", "jellyfish 3", "jellyfish 3", "jellyfish 4"]
    commander = Scene(
        "abyss",
        3,
        court=court_with("commander"),
        seats=[{"hand": ["crab 5", "crab 3"]}, {"hand": many}, {"hand": more}],
    )
    recruit(commander, "commander", "crab 5", "crab 3")
    assert asked_together(commander) == [1, 2]
    commander.answer(["ally:jellyfish-4"], seat=2)
    assert lines(commander, "log-discards") == []
    commander.answer(["ally:seahorse-4"], seat=1)
    assert [args["player"] for args in lines(commander, "log-discards")] == ["seat:1", "seat:2"]


@pytest.mark.rule("abyss:16.5")
@pytest.mark.card("abyss:lord:slaver", "abyss:lord:oracle", "abyss:lord:opportunist")
def test_once_per_turn_lords_moment() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["miller", "keeper", "reaper", "shepherd"],
        lords=["trader"],
        council={"squid": [1]},
        deck=["crab 1", "monster"],
        threat=1,
        seats=[
            {"lords": ["slaver", "oracle", "opportunist"], "turned": [], "hand": ["squid 2"]},
            {"pearls": 3},
        ],
    )
    extras = {"sell:ally:squid-2", "discard:council:squid", "replace:lord:miller"}
    assert extras <= set(scene.offered())
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.offers_only("buy", "pass")
    scene.answer("pass")
    scene.asks("explore-take", seat=0)
    assert extras <= set(scene.offered())
    scene.answer("leave")
    scene.asks("explore-monster", seat=0)
    scene.answer("sell:ally:squid-2")
    scene.asks("explore-monster", seat=0)
    scene.answer("fight")
    scene.asks("explore-reward", seat=0)
    scene.answer("replace:lord:miller")
    scene.asks("explore-reward", seat=0)
    scene.offers("discard:council:squid", "reward:p1", "reward:t1")
    scene.answer("reward:p1")
    scene.asks("control-location", seat=0)
    scene.offers("discard:council:squid")
    # And in the middle of a payment.
    paying = Scene("abyss", 2, council={"squid": [1]}, seats=[{"lords": ["oracle"], "hand": ["seahorse 5", "crab 3"]}])
    paying.answer("recruit:lord:miller")
    paying.offers("discard:council:squid")
    # Never in another player's turn.
    other = Scene(
        "abyss", 2, turn=1, council={"squid": [1]}, deck=["crab 1"], seats=[{"lords": ["oracle"], "pearls": 1}]
    )
    other.answer("explore")
    other.asks("explore-offer", seat=0)
    other.offers_only("buy", "pass")


@pytest.mark.rule("abyss:14.2", "abyss:14.13", "abyss:16.5")
@pytest.mark.card("abyss:lord:slaver", "abyss:lord:opportunist")
def test_commitment() -> None:
    scene = Scene(
        "abyss",
        2,
        lords=["trader"],
        seats=[{"lords": ["slaver", "opportunist"], "hand": ["seahorse 5", "crab 3", "crab 1", "squid 1"]}],
    )
    scene.answer("recruit:lord:miller")
    scene.refuses("replace:lord:miller", rule="14.2", lord="lord:miller")
    scene.refuses("sell:ally:seahorse-5", rule="14.13", ally="ally:seahorse-5", lord="lord:miller")
    # Without the crab 3 the two races make 5 + 1 and the two pearls of the sale: just enough.
    scene.offers("sell:ally:crab-3", "sell:ally:crab-1", "sell:ally:squid-1", "replace:lord:keeper")
    scene.answer("sell:ally:crab-3")
    scene.asks("recruit-pay", seat=0)
    scene.answer(["ally:seahorse-5", "ally:crab-1"])
    scene.answer("ally:crab-1", "end-turn")
    scene.holds(turn=1, seats={0: {"pearls": 0, "lords": ["slaver", "opportunist", "miller"], "hand": ["squid 1"]}})


@pytest.mark.rule("abyss:16.3", "abyss:17.5", "abyss:17.6")
@pytest.mark.card("abyss:lord:corruptor")
def test_refill_timing() -> None:
    hand = ["squid 5", "squid 4", "squid 1"]
    table: dict[str, Any] = {
        "court": ["corruptor", "miller", "keeper"],
        "lords": ["jailer", "seeker", "hunter", "tamer"],
    }
    rich = Scene("abyss", 2, **table, seats=[{"hand": hand, "pearls": 5}])
    recruit(rich, "corruptor", *hand)
    rich.asks("corruptor-bribe", seat=0)
    rich.offers_only("decline", "lord:miller", "lord:keeper")
    rich.holds(seats={0: {"pearls": 5}})
    rich.answer("decline")
    rich.holds(seats={0: {"pearls": 7}}, court=["miller", "keeper", "jailer", "seeker", "hunter", "tamer"])
    poor = Scene("abyss", 2, **table, seats=[{"hand": hand, "pearls": 3}])
    recruit(poor, "corruptor", *hand)
    poor.holds(turn=1, seats={0: {"pearls": 5, "lords": ["corruptor"]}})


@pytest.mark.rule("abyss:24.2", "abyss:24.4", "abyss:21.1", "abyss:24.5")
def test_disabled_lords_at_scoring() -> None:
    turned: dict[str, Any] = {"lords": ["keeper", "landowner"], "turned": ["keeper", "landowner"]}
    assert location_score("sargasso-silos", **turned) == 5 + 4
    assert location_score("abyss", **turned) == 2
    assert location_score("jail", **turned) == 13
    assert location_score("throne-room", **turned) == 12
    assert location_score("depths", **turned) == 12
    assert location_score("closed-tower", **turned) == 0
    assert location_score("lost-tower", **turned) == 3
    assert counted(seats=[turned]).match.result.scores == (18, 0)  # type: ignore[union-attr]


@pytest.mark.rule("abyss:14.7", "abyss:14.8", "abyss:14.6", "abyss:15.2")
def test_superfluous_payment() -> None:
    hand = ["seahorse 5", "crab 3", "crab 1", "crab 4"]
    scene = Scene("abyss", 2, seats=[{"hand": hand, "pearls": 2}])
    recruit(scene, "miller", *hand)
    # 13 for a lord of 8: nothing comes back, and the needless crab 1 is the one affiliated.
    scene.holds(turn=1, seats={0: {"pearls": 2, "hand": [], "affiliated": ["crab 1"]}})


@pytest.mark.rule("abyss:20.5", "abyss:20.6", "abyss:16.3")
@pytest.mark.card("abyss:lord:invoker")
def test_invoker_and_the_end() -> None:
    hand = ["jellyfish 5", "jellyfish 3"]
    last = Scene("abyss", 3, ending=0, turn=1, court=court_with("invoker"), seats={1: {"hand": hand}})
    recruit(last, "invoker", *hand)
    last.asks("turn-action", seat=2)
    # The recruitment that brings the end by an incomplete refill earns no extra turn either.
    trigger = Scene(
        "abyss", 2, court=["invoker", "miller", "keeper"], lords={"only": ["reaper"]}, seats=[{"hand": hand}]
    )
    recruit(trigger, "invoker", *hand)
    trigger.holds(ending=0, turn=1)
    before = Scene("abyss", 2, court=court_with("invoker"), seats=[{"hand": hand}])
    recruit(before, "invoker", *hand)
    before.holds(ending=-1, turn=0)


# -- locations -------------------------------------------------------------------------------------------------------


def smokers(**table: object) -> Scene:
    words: dict[str, object] = {"stack": {"only": ["chasm", "depths"]}, "available": ["black-smokers"]} | table
    scene = Scene("abyss", 2, deck=["monster"], threat=6, seats=[{"keys": 1}], **words)
    scene.answer("explore", "fight", "location:black-smokers")
    return scene


@pytest.mark.rule("abyss:18.16", "abyss:16.3")
@pytest.mark.card("abyss:location:black-smokers")
def test_black_smokers_optional() -> None:
    scene = smokers()
    scene.asks("smokers-exchange", seat=0)
    scene.offers("decline")
    scene.answer("decline")
    scene.holds(turn=1, seats={0: {"locations": [{"black-smokers": []}]}}, stack=2)
    scene.logs("log-exchanges", times=0)
    assert "location:black-smokers" not in scene.match.view(None).sunk
    # Declining shows nobody anything: it may be taken back. What was looked at cannot be unseen.
    scene.undo(0).asks("smokers-exchange", seat=0)
    assert not scene.match.can_undo(0)


@pytest.mark.rule("abyss:18.16")
@pytest.mark.card("abyss:location:black-smokers")
def test_black_smokers_tile() -> None:
    scene = smokers()
    scene.answer("location:chasm")
    assert "location:black-smokers" in scene.match.view(None).sunk
    scene.holds(stack=1, available=[])
    # The stack, which its owner has seen, is shuffled: the tile laid on top of it need not come next.
    next_tiles = set()
    for seed in range(20):
        again = Scene(
            "abyss",
            2,
            seed=seed,
            deck=["monster"],
            threat=6,
            stack={"only": ["jail", "depths", "chasm"]},
            available=["black-smokers"],
            seats=[{"keys": 4}],
        )
        again.answer("explore", "fight", "location:black-smokers", "location:chasm", "draw:1")
        next_tiles.add(again.match.view(0).players[0].locations[1].location)
    assert next_tiles == {"location:jail", "location:depths"}


@pytest.mark.rule("abyss:21.1")
@pytest.mark.card("abyss:location:city-of-mirrors")
def test_mirror_takes_best() -> None:
    scene = counted(
        3,
        seats=[
            {"locations": ["city-of-mirrors"], "lords": ["jailer"]},
            {"locations": ["parliament", "barracks"]},
            {"locations": ["throne-room"], "lords": ["landowner"]},
        ],
    )
    assert sheet(scene).locations == (("location:city-of-mirrors", 9),)
    assert location_score("city-of-mirrors", opponents=[{"locations": []}]) == 0
    # Never less than nothing: twenty-one affiliated allies would make the Coral Barrier cost a point.
    many = [f"{race} {value}" for race in ("crab", "squid", "jellyfish") for value in (1, 1, 1, 1, 2, 2, 2)]
    assert location_score("city-of-mirrors", affiliated=many, opponents=[{"locations": ["coral-barrier"]}]) == 0


# -- exploring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:10.6", "abyss:7.21", "abyss:8.16", "abyss:7.22")
def test_exhausted_exploration_deck() -> None:
    none = Scene("abyss", 2, deck={"only": []}, council={"crab": [1]})
    none.refuses("explore", rule="10.6")
    none.offers_only("council:crab")

    ally = Scene("abyss", 2, deck={"only": ["squid 1", "crab 2"]}, seats=[{"lords": ["oracle"]}], council={"crab": [1]})
    ally.answer("explore", "leave")
    # With an Oracle at hand the question is put, and says why nothing can be left.
    ally.asks("explore-take", seat=0)
    ally.refuses("leave", rule="10.6")
    ally.answer("take")
    ally.holds(turn=1, seats={0: {"hand": ["crab 2"], "pearls": 0}}, council={"crab": [1], "squid": [1]})

    forced = Scene("abyss", 2, deck={"only": ["squid 1", "crab 2"]})
    forced.answer("explore", "leave")
    forced.holds(turn=1, seats={0: {"hand": ["crab 2"], "pearls": 0}}, council={"squid": [1]})

    monster = Scene("abyss", 2, deck={"only": ["squid 1", "monster"]})
    monster.answer("explore", "leave")
    monster.asks("explore-reward", seat=0)
    monster.answer("reward:p1")
    monster.holds(turn=1, seats={0: {"pearls": 1}}, threat=1)

    last_space = Scene("abyss", 2, exploring=True, track=["squid 1"] * 4, deck={"only": ["crab 2"]}, seats=[{}, {}])
    last_space.holds(turn=1, seats={0: {"hand": ["crab 2"], "pearls": 1}})


@pytest.mark.rule("abyss:7.14", "abyss:10.6", "abyss:10.1", "abyss:7.20")
def test_sale_with_nothing_left() -> None:
    scene = Scene("abyss", 2, deck={"only": ["squid 1", "crab 2"]}, seats=[{}, {"pearls": 1}])
    scene.answer("explore", "pass", "leave")
    scene.asks("explore-offer", seat=1)
    scene.answer("buy")
    scene.holds(
        turn=1, seats={0: {"hand": [], "pearls": 1}, 1: {"hand": ["crab 2"], "pearls": 0}}, council={"squid": [1]}
    )


@pytest.mark.rule("abyss:8.8", "abyss:8.6", "abyss:8.23")
def test_key_supply() -> None:
    # Nothing left to control, so keys pile up; one is left in the supply of ten.
    table: dict[str, Any] = {"stack": {"only": []}, "available": [], "deck": ["monster"]}
    one_left = Scene("abyss", 2, **table, threat=6, seats=[{"keys": 5}, {"keys": 4}])
    one_left.answer("explore", "fight")
    one_left.holds(turn=1, keys=0, seats={0: {"keys": 6}})
    one_left.logs("log-gains-keys", player="seat:0", count=1)
    nothing_left = Scene("abyss", 2, **table, threat=3, seats=[{"keys": 5}, {"keys": 5}])
    nothing_left.answer("explore", "fight")
    nothing_left.holds(turn=1, keys=0, seats={0: {"keys": 5}})
    # In the same way a reward with more tokens than are left is not offered.
    tokens = Scene("abyss", 2, deck=["monster"], threat=2, tokens={"only": [3]})
    tokens.answer("explore", "fight")
    tokens.offers_only("reward:p2", "reward:p1t1")
    tokens.refuses("reward:t2", rule="8.6", needed=2, left=1)


# -- what is open and what is hidden ---------------------------------------------------------------------------------


@pytest.mark.rule("abyss:10.2", "abyss:11.3")
def test_council_memory() -> None:
    scene = Scene("abyss", 2, council={"crab": [5, 1]}, seats=[{}, {"hand": ["squid 2"]}])
    for seat in (0, 1, None):
        seen = see(scene.match, seat)
        assert [(pile.at, pile.count) for pile in seen.view.council if pile.count] == [("council:crab", 2)]
        assert "ally:crab-5" not in str(seen.view)
        assert seen.memory.council[1] == ["ally:crab-1", "ally:crab-5"]
        assert see(scene.match, seat, with_memory=False).memory is None


@pytest.mark.rule("abyss:16.3", "abyss:16.5", "abyss:23.2")
@pytest.mark.card("abyss:lord:jailer", "abyss:lord:slaver", "abyss:lord:oracle")
def test_public_discards() -> None:
    scene = Scene(
        "abyss",
        3,
        court=court_with("jailer"),
        council={"squid": [4]},
        seats=[
            {"hand": ["crab 2", "squid 3", "shellfish 4", "seahorse 1"], "lords": ["slaver", "oracle"]},
            {"hand": ["crab 5"]},
        ],
    )
    scene.answer("sell:ally:seahorse-1", "discard:council:squid")
    recruit(scene, "jailer", "crab 2", "squid 3", "shellfish 4")
    scene.answer("ally:crab-5", seat=1)
    for seat in (0, 1, 2, None):
        told = [(line.message, line.args) for line in scene.match.journal(seat)]
        assert ("log-discards", {"player": "seat:0", "allies": "ally:seahorse-1"}) in told
        assert ("log-discards", {"player": "seat:1", "allies": "ally:crab-5"}) in told
        (paid,) = [args for message, args in told if message == "log-pays"]
        assert paid["allies"] == "ally:crab-2+ally:shellfish-4+ally:squid-3"
        # The Oracle's stack stays unseen.
        (stack,) = [args for message, args in told if message == "log-discards-stack"]
        assert stack == {"player": "seat:0", "stack": "council:squid", "count": 1}


@pytest.mark.rule("abyss:8.7", "abyss:8.6")
def test_own_monster_tokens() -> None:
    scene = Scene("abyss", 3, deck=["monster"], threat=2, tokens=[4, 2])
    scene.answer("explore", "fight", "reward:t2")
    tokens = {seat: scene.match.view(seat).players[0].tokens for seat in (0, 1, 2, None)}
    assert tokens == {0: [2, 4], 1: [None, None], 2: [None, None], None: [None, None]}
    told = {seat: next(line for line in scene.match.journal(seat) if "tokens" in line.message) for seat in (0, 1, None)}
    who = {"player": "seat:0", "count": 2}
    assert (told[0].message, told[0].args) == ("log-draws-tokens-known", {**who, "values": "2+4"})
    assert (told[1].message, told[1].args) == ("log-draws-tokens", who)
    assert (told[None].message, told[None].args) == ("log-draws-tokens", who)


@pytest.mark.rule("abyss:8.7", "abyss:16.3")
@pytest.mark.card("abyss:lord:hunter")
def test_token_knowledge() -> None:
    scene = Scene(
        "abyss", 4, court=court_with("hunter"), seats=[{"hand": ["crab 5", "squid 3"]}, {}, {"tokens": [4]}, {}]
    )
    recruit(scene, "hunter", "crab 5", "squid 3")
    seen = {seat: scene.match.view(seat).players[0].tokens for seat in (0, 1, 2, 3, None)}
    assert seen == {0: [4], 1: [None], 2: [4], 3: [None], None: [None]}


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:20.2", "abyss:20.3", "abyss:17.3")
def test_end_by_empty_lord_deck() -> None:
    hand = ["seahorse 4", "crab 3"]
    table: dict[str, Any] = {"lords": {"only": []}, "seats": [{"hand": hand}]}
    three_left = Scene("abyss", 2, court=["reaper", "miller", "keeper", "landowner"], **table)
    recruit(three_left, "reaper", *hand)
    three_left.holds(ending=-1, turn=1)
    two_left = Scene("abyss", 2, court=["reaper", "miller", "keeper"], **table)
    recruit(two_left, "reaper", *hand)
    two_left.holds(ending=0, turn=1)


@pytest.mark.rule("abyss:3.4", "abyss:10.6", "abyss:11.5")
def test_no_legal_action() -> None:
    stuck = Scene("abyss", 2, deck={"only": []}, court=[], seats=[{"pearls": 1}])
    stuck.offers_only("plot", "no-action")
    stuck.answer("no-action")
    stuck.holds(turn=1)
    stuck.logs("log-no-action", player="seat:0", rule="3.4")
    able = Scene("abyss", 2, deck={"only": []}, court=[], council={"crab": [1]})
    able.refuses("no-action", rule="3.4")
    able.offers_only("council:crab")


@pytest.mark.rule("abyss:21.7", "abyss:21.6", "abyss:21.5")
def test_shared_victory() -> None:
    scene = counted(
        3,
        seats=[
            {"lords": ["traitor"], "pearls": 2},
            {"lords": ["corruptor"], "pearls": 2},
            {"lords": ["schemer"], "pearls": 1},
        ],
    )
    scene.scores(scores=[6, 6, 6], winners=[0, 1])


@pytest.mark.rule("abyss:18.12", "abyss:18.13")
def test_tiles_of_this_turn() -> None:
    scene = Scene("abyss", 2, deck=["monster"], threat=6, stack=["chasm", "depths"], seats=[{"keys": 4}])
    scene.answer("explore", "fight", "draw:2", "location:chasm")
    scene.asks("control-location", seat=0)
    scene.offers("location:depths")
    scene.answer("location:depths")
    scene.holds(turn=1, available=[], seats=[{"keys": 0, "locations": [{"chasm": []}, {"depths": []}]}])
