"""Affiliating an ally (section 15)."""

from typing import Any

import pytest

from regnum.scenes import Scene

OTHERS = ["oracle", "diplomat", "shaman"]
"""Three more lords at Court, so that a recruitment refills nothing."""


def paid_for(lord: str, hand: list[str], **more: Any) -> Scene:
    """The lord has been paid for with the whole hand."""
    scene = Scene("abyss", 2, court=[lord, *OTHERS], seats=[{"hand": hand, **more}])
    return scene.answer(f"recruit:lord:{lord}", [f"ally:{ally.replace(' ', '-')}" for ally in hand])


@pytest.mark.rule("abyss:15.1", "abyss:15.2", "abyss:15.3")
def test_the_lowest_ally_used_is_affiliated_and_the_others_are_discarded() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["jailer", *OTHERS],
        discard=["monster"],
        seats=[{"hand": ["crab 3", "squid 5", "jellyfish 2", "shellfish 1"], "affiliated": ["squid 1"]}],
    )
    scene.answer("recruit:lord:jailer", ["ally:crab-3", "ally:squid-5", "ally:jellyfish-2"])
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"hand": ["shellfish 1"], "affiliated": ["jellyfish 2", "squid 1"], "lords": ["jailer"]}],
        discard=["monster", "crab 3", "squid 5"],
    )
    line = next(line for line in scene.match.lines if line.message == "log-affiliates")
    assert (line.rule, line.args) == ("15.3", {"player": "seat:0", "ally": "ally:jellyfish-2"})
    assert line.secret is None


@pytest.mark.rule("abyss:15.3")
def test_affiliated_allies_lie_face_up() -> None:
    scene = paid_for("jailer", ["crab 3", "squid 5", "jellyfish 2"])
    for seat in (0, 1, None):
        assert scene.match.view(seat).players[0].affiliated == ["ally:jellyfish-2"]


@pytest.mark.rule("abyss:15.2")
def test_a_stronger_ally_is_not_kept_in_place_of_the_lowest() -> None:
    scene = paid_for("jailer", ["crab 3", "squid 2", "jellyfish 2", "crab 4"])
    scene.asks("recruit-affiliate", seat=0)
    scene.offers_only("ally:jellyfish-2", "ally:squid-2")
    scene.refuses("ally:crab-3", rule="15.2", ally="ally:crab-3", lowest=2)
    scene.refuses("ally:crab-4", rule="15.2", ally="ally:crab-4", lowest=2)
    assert [option.key for option, _ in scene.match.reasons(scene.decision())] == ["ally:crab-3", "ally:crab-4"]


@pytest.mark.rule("abyss:15.4", "abyss:15.1")
@pytest.mark.parametrize(
    ("kept", "discarded"),
    [("crab 1", ["jellyfish 1", "shellfish 5"]), ("jellyfish 1", ["crab 1", "shellfish 5"])],
)
def test_among_equally_low_allies_the_player_chooses(kept: str, discarded: list[str]) -> None:
    scene = paid_for("shopkeeper", ["crab 1", "jellyfish 1", "shellfish 5"])
    scene.asks("recruit-affiliate", seat=0)
    # Meanwhile the allies played lie open on the table, and the lord is not in play yet.
    assert scene.match.view(1).paid == ["ally:jellyfish-1", "ally:crab-1", "ally:shellfish-5"]
    scene.holds(seats=[{"hand": [], "affiliated": [], "lords": [], "pearls": 0}], discard=[])
    scene.offers_only("ally:crab-1", "ally:jellyfish-1")
    scene.answer(f"ally:{kept.replace(' ', '-')}")
    scene.holds(seats=[{"affiliated": [kept], "lords": ["shopkeeper"], "pearls": 1}], discard=discarded, court=OTHERS)
    assert scene.match.view(1).paid == []


@pytest.mark.rule("abyss:15.4")
def test_equal_cards_leave_nothing_to_choose() -> None:
    scene = paid_for("shepherd", ["seahorse 3", "seahorse 3", "seahorse 4"])
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"affiliated": ["seahorse 3"]}], discard=["seahorse 3", "seahorse 4"])


@pytest.mark.rule("abyss:15.2", "abyss:16.4")
@pytest.mark.card("lord:master-of-magic")
def test_a_master_of_magic_keeps_any_of_the_allies_used() -> None:
    scene = paid_for("jailer", ["crab 3", "squid 5", "jellyfish 2"], lords=["master-of-magic"])
    scene.asks("recruit-affiliate", seat=0)
    scene.offers_only("ally:jellyfish-2", "ally:crab-3", "ally:squid-5")
    scene.answer("ally:squid-5")
    scene.holds(seats=[{"affiliated": ["squid 5"]}], discard=["crab 3", "jellyfish 2"])


@pytest.mark.rule("abyss:15.2", "abyss:18.18")
@pytest.mark.parametrize(
    "seat",
    [
        {"lords": ["master-of-magic"], "turned": ["master-of-magic"]},
        {"locations": [{"chasm": ["master-of-magic"]}]},
    ],
    ids=["turned", "tucked"],
)
def test_a_master_of_magic_who_does_not_work_keeps_the_lowest(seat: dict[str, Any]) -> None:
    scene = paid_for("jailer", ["crab 3", "squid 5", "jellyfish 2"], **seat)
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"affiliated": ["jellyfish 2"]}])


@pytest.mark.rule("abyss:15.5")
def test_a_single_ally_used_is_affiliated_and_nothing_is_discarded() -> None:
    scene = paid_for("shepherd", ["seahorse 5"], pearls=4)
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"affiliated": ["seahorse 5"], "hand": [], "pearls": 1, "lords": ["shepherd"]}], discard=[], deck=70
    )


@pytest.mark.rule("abyss:15.6")
def test_affiliated_allies_stay_until_the_end_of_the_game() -> None:
    """Through one's own next recruitment, an opponent's Jailer, and the end itself."""
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "jailer", "commander", "miller", "reaper"],
        seats=[
            {"hand": ["seahorse 5", "seahorse 3", "shellfish 4"], "affiliated": ["crab 1", "squid 4"]},
            {"hand": ["crab 4", "squid 2", "jellyfish 1"]},
        ],
    )
    scene.answer("recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"])
    scene.holds(seats=[{"affiliated": ["crab 1", "seahorse 3", "squid 4"], "hand": ["shellfish 4"]}])
    scene.answer("recruit:lord:jailer", ["ally:crab-4", "ally:squid-2", "ally:jellyfish-1"])
    scene.asks("jailer-discard", seat=0)
    scene.offers_only("ally:shellfish-4")
    scene.answer("ally:shellfish-4")
    scene.holds(seats=[{"affiliated": ["crab 1", "seahorse 3", "squid 4"]}, {"affiliated": ["jellyfish 1"]}])


@pytest.mark.rule("abyss:15.6")
def test_affiliated_allies_are_still_there_when_points_are_counted() -> None:
    scene = Scene(
        "abyss",
        2,
        turn=1,
        ending=0,
        council={"jellyfish": [2]},
        seats=[{"affiliated": ["crab 1", "squid 4"]}, {"affiliated": ["crab 3"]}],
    )
    scene.answer("council:jellyfish")
    scene.holds(over=True, seats=[{"affiliated": ["crab 1", "squid 4"]}, {"affiliated": ["crab 3", "jellyfish 2"]}])
    scene.scores(scores=[5, 5])


@pytest.mark.rule("abyss:15.7")
def test_affiliated_allies_do_not_recruit() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["commander", "seeker", *OTHERS],
        seats=[{"hand": ["crab 5", "crab 2"], "affiliated": ["crab 4", "crab 2", "squid 5"], "pearls": 1}],
    )
    scene.refuses("recruit:lord:seeker", rule="14.4", needed=2, held=1)
    scene.answer("recruit:lord:commander")
    scene.offers_only("ally:crab-2", "ally:crab-5")
    scene.refuses("ally:crab-4", part=["ally:crab-5"], rule="15.7", ally="ally:crab-4")
    scene.refuses(["ally:crab-5", "ally:crab-4"], rule="15.7", ally="ally:crab-4")
    scene.refuses(["ally:crab-5", "ally:squid-5"], rule="15.7", ally="ally:squid-5")
    # One crab 2 is in hand and another affiliated: it can be played once.
    scene.refuses(["ally:crab-5", "ally:crab-2", "ally:crab-2"], rule="14.3", ally="ally:crab-2")


@pytest.mark.rule("abyss:15.7")
def test_affiliated_allies_do_not_make_up_the_value() -> None:
    scene = Scene(
        "abyss", 2, court=["commander"], seats=[{"hand": ["crab 5"], "affiliated": ["crab 4", "crab 3"], "pearls": 2}]
    )
    scene.refuses("recruit:lord:commander", rule="14.13", needed=8, allies=5, pearls=2)
    nothing = Scene("abyss", 2, court=["commander"], seats=[{"affiliated": ["crab 5", "crab 4"], "pearls": 9}])
    nothing.refuses("recruit:lord:commander", rule="13.2", race="race:crab")


@pytest.mark.rule("abyss:15.7", "abyss:16.5")
def test_affiliated_allies_are_not_sold() -> None:
    scene = Scene("abyss", 2, seats=[{"lords": ["slaver"], "hand": ["crab 1"], "affiliated": ["squid 1"]}])
    scene.offers_only("explore", "sell:ally:crab-1")
