"""The rulebook's recruiting example (17.8-17.11): three lords at Court, four allies and two pearls."""

import pytest

from regnum.scenes import Scene


def example() -> Scene:
    return Scene(
        "abyss",
        2,
        court=["master-of-magic", "slaver", "traitor"],
        lords=["keeper", "jailer", "sage", "miller", "oracle"],
        seats=[{"hand": ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"], "pearls": 2}, {"pearls": 1}],
    )


@pytest.mark.rule("abyss:17.8", "abyss:13.5", "abyss:15.2")
def test_the_master_of_magic_for_ten_in_three_races() -> None:
    scene = example().answer("recruit:lord:master-of-magic")
    scene.answer(["ally:jellyfish-3", "ally:crab-2", "ally:shellfish-5"])
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"lords": ["master-of-magic"], "affiliated": ["crab 2"], "hand": ["shellfish 1"]}, {"pearls": 1}],
        discard=["jellyfish 3", "shellfish 5"],
    )
    scene.logs(
        "log-pays",
        player="seat:0",
        lord="lord:master-of-magic",
        allies="ally:jellyfish-3+ally:crab-2+ally:shellfish-5",
        pearls=0,
    )


@pytest.mark.rule("abyss:17.9", "abyss:14.11", "abyss:15.2")
def test_the_slaver_for_six_in_shellfish_and_two_pearls() -> None:
    scene = example().answer("recruit:lord:slaver")
    scene.offers_only("ally:shellfish-1", "ally:shellfish-5")
    scene.answer(["ally:shellfish-5", "ally:shellfish-1"])
    scene.holds(
        seats=[{"lords": ["slaver"], "affiliated": ["shellfish 1"], "hand": ["crab 2", "jellyfish 3"]}, {}],
        discard=["shellfish 5"],
    )
    scene.logs("log-pays", player="seat:0", lord="lord:slaver", allies="ally:shellfish-1+ally:shellfish-5", pearls=2)


@pytest.mark.rule("abyss:17.9", "abyss:14.13")
def test_the_slaver_needs_both_shellfish_and_both_pearls() -> None:
    scene = example().answer("recruit:lord:slaver")
    scene.refuses(["ally:shellfish-5"], rule="14.13", needed=8, allies=5, pearls=2)
    scene.refuses(["ally:shellfish-5", "ally:crab-2"], rule="13.2", race="race:shellfish", needed=1)


@pytest.mark.rule("abyss:17.10", "abyss:13.2")
def test_the_traitor_is_out_of_reach_without_a_squid() -> None:
    scene = example()
    scene.offers_only("plot", "explore", "recruit:lord:master-of-magic", "recruit:lord:slaver")
    scene.refuses("recruit:lord:traitor", rule="13.2", race="race:squid")


@pytest.mark.rule("abyss:17.11", "abyss:17.4", "abyss:17.6")
@pytest.mark.parametrize(
    ("lord", "played", "left", "pearls"),
    [
        ("master-of-magic", ["ally:jellyfish-3", "ally:crab-2", "ally:shellfish-5"], ["slaver", "traitor"], 4),
        ("slaver", ["ally:shellfish-5", "ally:shellfish-1"], ["master-of-magic", "traitor"], 2),
    ],
)
def test_either_way_two_lords_are_left_and_the_player_gains_two_pearls_and_refills(
    lord: str, played: list[str], left: list[str], pearls: int
) -> None:
    scene = example().answer(f"recruit:lord:{lord}", played)
    scene.asks("turn-action", seat=1)  # without a question in between: pearls and refill are no choice
    scene.holds(
        seats=[{"pearls": pearls}, {"pearls": 1}],
        court=[*left, "keeper", "jailer", "sage", "miller"],
        lords=28,
    )
    scene.logs("log-gains-pearls", player="seat:0", count=2)
    scene.logs("log-refills-court", lords="lord:keeper+lord:jailer+lord:sage+lord:miller")
