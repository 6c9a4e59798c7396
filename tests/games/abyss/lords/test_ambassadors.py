"""The three ambassadors, who pay for a location alone: Sage, Hermit, Elder."""

import pytest

from regnum.scenes import Scene
from tests.games.abyss.recruiting import court_with, lines, recruit, shows_cost, shows_worth

PRICE = ("crab 2", "squid 2", "jellyfish 2", "seahorse 2", "shellfish 3")
ALMOST = ("crab 2", "squid 2", "jellyfish 2", "seahorse 2", "shellfish 1")
DECK = ["chasm", "depths", "barracks", "parliament"]


def recruited(lord: str, **table: object) -> Scene:
    """The lord has just been recruited by seat 0, who has two other keys, beside one face-up location."""
    words: dict[str, object] = {"stack": DECK, "available": ["jail"]} | table
    scene = Scene(
        "abyss",
        2,
        court=court_with(lord),
        seats=[{"hand": [*PRICE], "lords": ["keeper"], "keys": 1}],
        **words,
    )
    recruit(scene, lord, *PRICE, keep="crab 2")
    return scene


@pytest.mark.card("abyss:lord:sage")
@pytest.mark.rule("abyss:18.27", "abyss:18.28", "abyss:18.10", "abyss:18.11", "abyss:18.12")
def test_sage() -> None:
    shows_cost("sage", value=10, races=5, race=None, almost=ALMOST)
    shows_worth("sage", guild="ambassador", influence=4, keys=3)

    scene = recruited("sage")
    scene.asks("control-drawn", seat=0)
    scene.offers_only("location:chasm", "location:depths")
    scene.refuses("location:jail", rule="18.11", location="location:jail")
    assert scene.match.view(0).drawn == ["location:depths", "location:chasm"]
    assert scene.match.view(1).drawn == [None, None]
    scene.answer("location:depths")
    # The Sage alone is tucked: the Keeper and the key token are not spent.
    scene.holds(
        turn=1,
        seats={0: {"lords": ["keeper"], "keys": 1, "locations": [{"depths": ["sage"]}]}},
        available=["jail", "chasm"],
        stack=17,
    )
    assert lines(scene, "log-draws-locations") == [{"player": "seat:0", "count": 2}]
    assert lines(scene, "log-tucks") == [{"player": "seat:0", "lords": "lord:sage"}]
    assert lines(scene, "log-locations-available") == [{"locations": "location:chasm"}]
    assert lines(scene, "log-spends-keys") == []


@pytest.mark.card("abyss:lord:hermit")
@pytest.mark.rule("abyss:18.27", "abyss:18.28", "abyss:18.10", "abyss:16.3")
def test_hermit() -> None:
    shows_cost("hermit", value=10, races=5, race=None, almost=ALMOST)
    shows_worth("hermit", guild="ambassador", influence=5, keys=3)

    scene = recruited("hermit")
    scene.holds(
        turn=1,
        seats={0: {"lords": ["keeper"], "keys": 1, "locations": [{"chasm": ["hermit"]}]}},
        available=["jail"],
        stack=18,
    )
    assert lines(scene, "log-draws-locations") == [{"player": "seat:0", "count": 1}]
    assert lines(scene, "log-locations-available") == []


@pytest.mark.card("abyss:lord:elder")
@pytest.mark.rule("abyss:18.27", "abyss:18.28", "abyss:18.10", "abyss:18.11", "abyss:18.12")
def test_elder() -> None:
    shows_cost("elder", value=10, races=5, race=None, almost=ALMOST)
    shows_worth("elder", guild="ambassador", influence=3, keys=3)

    scene = recruited("elder")
    scene.asks("control-drawn", seat=0)
    scene.offers_only("location:chasm", "location:depths", "location:barracks")
    scene.refuses("location:jail", rule="18.11", location="location:jail")
    scene.answer("location:barracks")
    scene.holds(
        turn=1,
        seats={0: {"lords": ["keeper"], "keys": 1, "locations": [{"barracks": ["elder"]}]}},
        available=["jail", "chasm", "depths"],
        stack=16,
    )
    assert lines(scene, "log-draws-locations") == [{"player": "seat:0", "count": 3}]


@pytest.mark.card("abyss:lord:elder", "abyss:lord:sage")
@pytest.mark.rule("abyss:18.14", "abyss:18.27", "abyss:16.3")
def test_an_ambassador_draws_what_there_is() -> None:
    two = recruited("elder", stack={"only": ["chasm", "depths"]})
    two.offers_only("location:chasm", "location:depths")
    one = recruited("sage", stack={"only": ["chasm"]})
    one.holds(turn=1, seats={0: {"locations": [{"chasm": ["sage"]}]}}, stack=0, available=["jail"])


@pytest.mark.card("abyss:lord:sage", "abyss:lord:hermit", "abyss:lord:elder")
@pytest.mark.rule("abyss:18.26", "abyss:18.1", "abyss:18.7")
def test_an_ambassador_left_free_by_an_empty_stack_must_take_a_face_up_location() -> None:
    for lord in ("sage", "hermit", "elder"):
        scene = recruited(lord, stack={"only": []}, available=["jail", "chasm"])
        scene.asks("control-location", seat=0)
        scene.offers_only("location:jail", "location:chasm")
        scene.refuses("draw:1", rule="18.14", needed=1, left=0)
        scene.answer("location:chasm")
        # Five keys in all, but only the ambassador's three make exactly three.
        scene.holds(turn=1, seats={0: {"lords": ["keeper"], "keys": 1, "locations": [{"chasm": [lord]}]}})

        nowhere = recruited(lord, stack={"only": []}, available=[])
        nowhere.holds(turn=1, seats={0: {"lords": ["keeper", lord], "keys": 1, "locations": []}})


@pytest.mark.card("abyss:lord:elder")
@pytest.mark.rule("abyss:18.24", "abyss:18.25", "abyss:18.26", "abyss:18.27")
def test_with_an_ambassador_and_three_single_keys_the_player_chooses_and_both_pay_in_turn() -> None:
    scene = Scene(
        "abyss",
        2,
        deck=["monster"],
        threat=3,
        available=["jail", "chasm"],
        stack={"only": []},
        seats=[{"lords": ["elder", "keeper", "tamer"]}],
    )
    scene.answer("explore", "fight", "location:jail")
    scene.asks("control-keys", seat=0)
    scene.offers_only("key", "lord:keeper", "lord:tamer", "lord:elder")
    scene.refuses(["lord:elder", "key"], rule="18.25", needed=2, keys=3)
    scene.refuses(["key", "lord:keeper"], rule="18.25", needed=1)
    scene.refuses("key", part=["lord:elder"], rule="18.25", needed=0, keys=1)
    scene.refuses("lord:keeper", part=["lord:elder"], rule="18.25", needed=0, keys=1)
    assert scene.offered(part=["lord:keeper"]) == ["key", "lord:tamer"]
    assert scene.offered(part=["key"]) == ["lord:keeper", "lord:tamer"]  # there is no second token
    scene.answer(["key", "lord:keeper", "lord:tamer"])
    # Three keys remain, so another location must be taken at once.
    scene.holds(
        turn=1,
        seats={0: {"lords": [], "keys": 0, "locations": [{"jail": ["keeper", "tamer"]}, {"chasm": ["elder"]}]}},
    )


@pytest.mark.card("abyss:lord:hermit")
@pytest.mark.rule("abyss:18.10", "abyss:18.16", "abyss:18.28")
def test_black_smokers_drawn_by_an_ambassador_may_be_exchanged() -> None:
    scene = recruited("hermit", stack={"only": ["black-smokers", "chasm"]})
    scene.asks("smokers-exchange", seat=0)
    scene.offers_only("decline", "location:chasm")
    scene.answer("location:chasm")
    scene.holds(turn=1, seats={0: {"locations": [{"chasm": ["hermit"]}]}}, stack=0)
