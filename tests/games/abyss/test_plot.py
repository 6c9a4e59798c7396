"""Section 4: plotting at the Court."""

import pytest

from regnum.kernel.errors import Refused
from regnum.scenes import Scene


@pytest.mark.rule("abyss:4.2", "abyss:4.3", "abyss:4.4")
def test_a_pearl_for_the_top_lord_onto_the_empty_space_farthest_from_the_deck():
    scene = Scene(
        "abyss",
        2,
        court=["jailer", "slaver", "traitor"],
        lords=["elder", "sage"],
        seats=[{"pearls": 3}, {"pearls": 4}],
    )
    scene.holds(lords=32)
    scene.answer("plot")
    # the Court is told from the space farthest from the lord deck
    scene.holds(court=["jailer", "slaver", "traitor", "elder"], lords=31, seats=[{"pearls": 2}, {"pearls": 4}])
    scene.sees(1, court=["lord:jailer", "lord:slaver", "lord:traitor", "lord:elder"])
    scene.logs("log-plots", rule="4.3", player="seat:0", lord="lord:elder", count=1, times=1)
    assert scene.state.issued == 6  # the pearl went into the treasury, not to another player


@pytest.mark.rule("abyss:4.4")
def test_on_an_empty_court_the_farthest_space_is_the_last_one():
    scene = Scene("abyss", 2, court=[], lords=["elder", "sage", "hermit"], seats=[{"pearls": 3}, {}])
    scene.answer("plot", "plot", "plot")
    scene.holds(court=["elder", "sage", "hermit"], lords=32)


@pytest.mark.rule("abyss:4.5", "abyss:4.6")
def test_plotting_is_repeated_as_long_as_there_are_pearls():
    scene = Scene("abyss", 2, court=["jailer"], lords=["elder", "sage", "hermit"], seats=[{"pearls": 3}, {}])
    for pearls in (2, 1, 0):
        scene.asks("turn-action", seat=0)
        scene.offers("plot")
        scene.answer("plot")
        scene.holds(seats={0: {"pearls": pearls}})
    scene.holds(court=["jailer", "elder", "sage", "hermit"], lords=31, turn=0)
    scene.logs("log-plots", times=3)
    scene.asks("turn-action", seat=0)
    scene.refuses("plot", rule="4.6", price=1)


@pytest.mark.rule("abyss:4.6")
def test_a_player_without_pearls_cannot_plot():
    scene = Scene("abyss", 2, court=["jailer"], seats=[{"pearls": 0}, {"pearls": 9}])
    scene.refuses("plot", rule="4.6", price=1)
    scene.offers_only("explore")


@pytest.mark.rule("abyss:4.6", "abyss:4.2")
def test_one_pearl_is_enough():
    scene = Scene("abyss", 2, court=["jailer"], seats=[{"pearls": 1}, {}])
    scene.offers_only("plot", "explore")
    scene.answer("plot")
    scene.holds(seats={0: {"pearls": 0}})


@pytest.mark.rule("abyss:4.7")
def test_a_full_court_allows_no_plotting():
    scene = Scene("abyss", 2, seats=[{"pearls": 5}, {}])
    scene.holds(court=["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"])
    scene.refuses("plot", rule="4.7", spaces=6)


@pytest.mark.rule("abyss:4.7", "abyss:4.5")
def test_plotting_ends_with_the_sixth_lord():
    scene = Scene(
        "abyss",
        2,
        court=["keeper", "reaper", "shepherd", "miller"],
        lords=["elder", "sage"],
        seats=[{"pearls": 5}, {}],
    )
    scene.answer("plot")
    scene.offers("plot")
    scene.answer("plot")
    scene.refuses("plot", rule="4.7", spaces=6)
    scene.holds(court=["keeper", "reaper", "shepherd", "miller", "elder", "sage"], seats={0: {"pearls": 3}})


@pytest.mark.rule("abyss:4.8")
def test_an_empty_lord_deck_allows_no_plotting():
    scene = Scene("abyss", 2, court=["keeper"], lords={"only": ["elder"]}, seats=[{"pearls": 5}, {}])
    scene.answer("plot")
    scene.holds(court=["keeper", "elder"], lords=0, seats={0: {"pearls": 4}})
    scene.refuses("plot", rule="4.8")
    scene.offers_only("explore")


@pytest.mark.rule("abyss:4.1")
def test_plotting_comes_before_the_action_never_during_it():
    scene = Scene("abyss", 2, court=["keeper"], deck=["crab 1", "monster"], seats=[{"pearls": 5}, {"pearls": 5}])
    scene.answer("explore")
    scene.asks("explore-offer", seat=1)
    scene.offers_only("buy", "pass")
    scene.answer("pass")
    scene.asks("explore-take", seat=0)
    scene.offers_only("take", "leave")
    with pytest.raises(Refused):
        scene.match.answer(scene.decision(), "plot")
    scene.answer("leave")
    scene.asks("explore-monster", seat=0)
    scene.offers_only("fight", "go-on")
    with pytest.raises(Refused):
        scene.match.answer(scene.decision(), "plot")
    scene.holds(court=["keeper"], seats=[{"pearls": 5}, {"pearls": 5}])


@pytest.mark.rule("abyss:4.1")
def test_plotting_is_done_in_the_own_turn_only():
    scene = Scene("abyss", 2, court=["keeper"], seats=[{"pearls": 5}, {"pearls": 5}])
    with pytest.raises(Refused) as refused:
        scene.match.answer(scene.decision(), "plot", seat=1)
    assert refused.value.code == "wrong-seat"
    scene.holds(court=["keeper"], seats=[{"pearls": 5}, {"pearls": 5}])
