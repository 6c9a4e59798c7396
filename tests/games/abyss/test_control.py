"""Taking control of a location (section 18)."""

from typing import Any

import pytest

import regnum
from regnum.scenes import Scene
from regnum.texts import texts


def after_the_action(seat: dict[str, Any], other: dict[str, Any] | None = None, **table: Any) -> Scene:
    """The player has asked the Council for its one card, a crab 1, and comes to the third step."""
    words: dict[str, Any] = {"available": ["jail"], "stack": ["chasm", "barracks", "parliament", "dockworks", "depths"]}
    council = {"crab": [1], **table.pop("council", {})}
    return Scene("abyss", 2, council=council, seats=[seat, other or {}], **{**words, **table}).answer("council:crab")


def messages(scene: Scene) -> list[tuple[str, str]]:
    """The journal since the action, without the lines that say whose turn it is."""
    told = [(line.message, line.rule) for line in scene.match.lines if line.message != "log-turn"]
    return told[told.index(("log-takes-stack", "11.1")) + 1 :]


# -- three keys ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.1", "abyss:18.2")
@pytest.mark.parametrize(
    ("tokens", "lords"),
    [(3, []), (2, ["slaver"]), (1, ["slaver", "oracle"]), (0, ["keeper", "reaper", "tamer"])],
)
def test_three_keys_of_either_kind_make_the_player_take_a_location(tokens: int, lords: list[str]) -> None:
    # The Miller has no key at all.
    scene = after_the_action({"keys": tokens, "lords": [*lords, "miller"], "hand": []}, used=["slaver", "oracle"])
    scene.asks("control-location", seat=0)
    scene.offers_only("location:jail", "draw:1", "draw:2", "draw:3", "draw:4")
    assert scene.match.view(0).players[0].key_count == 3


@pytest.mark.rule("abyss:18.1", "abyss:18.2")
@pytest.mark.parametrize(
    "seat",
    [
        {"keys": 2, "lords": ["miller", "jailer"]},
        {"keys": 1, "lords": ["keeper"]},
        {"keys": 0, "lords": ["keeper", "reaper"]},
        {"keys": 2, "lords": ["keeper"], "turned": ["keeper"]},
        {"keys": 2, "locations": [{"chasm": ["keeper"]}]},
    ],
    ids=["tokens", "both", "symbols", "turned", "tucked"],
)
def test_two_keys_are_not_enough(seat: dict[str, Any]) -> None:
    scene = after_the_action(seat, stack=["barracks"])
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"keys": seat["keys"], "lords": seat.get("lords", [])}], available=["jail"])


@pytest.mark.rule("abyss:18.1")
def test_the_location_is_taken_in_the_same_turn_whichever_way_the_third_key_came() -> None:
    """By a fight, and by a recruitment."""
    fight = Scene("abyss", 2, deck=["monster"], threat=3, available=["jail"], seats=[{"keys": 2}])
    fight.answer("explore", "fight").asks("control-location", seat=0)
    recruit = Scene(
        "abyss",
        2,
        court=["shepherd", "oracle", "sage", "elder"],
        available=["jail"],
        seats=[{"keys": 2, "hand": ["seahorse 5", "seahorse 3"]}],
    )
    recruit.answer("recruit:lord:shepherd", ["ally:seahorse-5", "ally:seahorse-3"])
    recruit.asks("control-location", seat=0)


@pytest.mark.rule("abyss:18.1", "abyss:18.25")
def test_six_keys_take_two_locations_in_one_turn() -> None:
    scene = after_the_action({"keys": 5, "lords": ["keeper", "reaper"]})
    scene.answer("location:jail", ["key", "lord:keeper", "lord:reaper"])
    scene.asks("control-location", seat=0)
    scene.holds(seats=[{"keys": 4, "locations": [{"jail": ["keeper", "reaper"]}]}])
    scene.answer("draw:1")
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"keys": 1, "lords": [], "locations": [{"jail": ["keeper", "reaper"]}, {"chasm": []}]}],
        keys=9,
        available=[],
        stack=18,
    )


@pytest.mark.rule("abyss:18.1", "abyss:18.14")
def test_without_any_location_left_the_keys_are_kept() -> None:
    scene = after_the_action({"keys": 3}, available=[], stack={"only": []})
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"keys": 3, "locations": []}], keys=7)


# -- the tiles -----------------------------------------------------------------------------------------------------


# Name, and the points for a player with Jailer, Keeper, Shaman, Peddler and Traitor (7, 6, 5, 9, 6 points; a soldier, a
# farmer, a mage, a merchant, a politician; keys on the Keeper and the Shaman) and crab 1, crab 3, squid 4, seahorse 2.
TILES = [
    ("sargasso-silos", "Sargasso Silos", "Silosy sargasów", 7),
    ("hydrozoa-reserves", "Hydrozoa Reserves", "Rezerwaty stułbiopławów", 8),
    ("sanctuary", "The Sanctuary", "Sanktuarium", 4),
    ("parliament", "Parliament", "Parlament", 8),
    ("barracks", "The Barracks", "Koszary", 9),
    ("dockworks", "The Dockworks", "Doki", 7),
    ("sargasso-fields", "The Sargasso Fields", "Pola sargasów", 6),
    ("abyss", "The Abyss", "Otchłań", 10),
    ("city-of-mirrors", "City of Mirrors", "Miasto Luster", 0),
    ("black-smokers", "Black Smokers", "Czarne kominy", 0),
    ("oceanic-senate-assembly", "Oceanic Senate Assembly", "Zgromadzenie Senatu Oceanicznego", 7),
    ("depths", "The Depths", "Głębiny", 10),
    ("throne-room", "The Throne Room", "Sala tronowa", 9),
    ("jail", "The Jail", "Więzienie", 10),
    ("chasm", "The Chasm", "Rozpadlina", 11),
    ("closed-tower", "The Closed Tower", "Zamknięta Wieża", 6),
    ("lost-tower", "The Lost Tower", "Zaginiona Wieża", 9),
    ("chamber-of-allies", "The Chamber of Allies", "Izba Sojuszników", 10),
    ("nest-of-giant-clams", "Nest of Giant Clams", "Gniazdo olbrzymich małży", 3),
    ("coral-barrier", "The Coral Barrier", "Bariera koralowa", 16),
]


@pytest.mark.rule("abyss:18.3", "abyss:18.4")
@pytest.mark.parametrize(
    ("tile", "english", "polish", "points"),
    [pytest.param(*row, marks=pytest.mark.card(f"location:{row[0]}"), id=row[0]) for row in TILES],
)
def test_a_location_has_a_name_and_the_points_it_gives(tile: str, english: str, polish: str, points: int) -> None:
    scene = Scene(
        "abyss",
        2,
        seats=[
            {
                "lords": ["jailer", "keeper", "shaman", "peddler", "traitor"],
                "affiliated": ["crab 1", "crab 3", "squid 4", "seahorse 2"],
                "locations": [tile],
            }
        ],
    )
    assert scene.game.result(scene.state).sheet[0].locations == ((f"location:{tile}", points),)
    assert texts("abyss", "en").name(f"location:{tile}") == english
    assert texts("abyss", "pl").name(f"location:{tile}") == polish


@pytest.mark.rule("abyss:18.5")
@pytest.mark.parametrize(("affiliated", "points"), [([], 3), (["seahorse 1"], 6), (["seahorse 1", "seahorse 5"], 9)])
def test_the_sargasso_fields_give_points_for_seahorses(affiliated: list[str], points: int) -> None:
    scene = Scene(
        "abyss", 2, seats=[{"affiliated": ["crab 1", "squid 4", *affiliated], "locations": ["sargasso-fields"]}]
    )
    assert scene.game.result(scene.state).sheet[0].locations == (("location:sargasso-fields", points),)


@pytest.mark.rule("abyss:18.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_location_is_available_at_the_start(players: int) -> None:
    view = regnum.new("abyss", players, 7).view(0)
    assert len(view.available) == 1
    assert view.stack.count == 19


# -- a face-up location --------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.6", "abyss:18.7", "abyss:18.15", "abyss:18.16")
def test_a_face_up_location_is_taken_and_not_replaced() -> None:
    scene = after_the_action({"keys": 3, "locations": ["depths"]}, available=["jail", "abyss"], stack=["chasm"])
    scene.offers_only("location:jail", "location:abyss", "draw:1", "draw:2", "draw:3", "draw:4")
    scene.answer("location:abyss").asks("turn-action", seat=1)
    scene.holds(
        seats=[{"locations": [{"depths": []}, {"abyss": []}], "keys": 0}, {"locations": []}],
        available=["jail"],
        stack=17,
        keys=10,
    )
    assert messages(scene) == [("log-controls", "18.16"), ("log-spends-keys", "18.23")]
    scene.logs("log-controls", player="seat:0", location="location:abyss")
    scene.logs("log-spends-keys", player="seat:0", count=3)
    assert [tile.location for tile in scene.match.view(1).players[0].locations] == ["location:depths", "location:abyss"]


# -- drawing from the stack ----------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.9", "abyss:18.10", "abyss:18.12")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_so_many_tiles_are_drawn_one_is_kept_and_the_rest_lie_face_up(count: int) -> None:
    scene = after_the_action({"keys": 3})
    scene.answer(f"draw:{count}").asks("control-drawn", seat=0)
    drawn = ["chasm", "barracks", "parliament", "dockworks"][:count]
    scene.offers_only(*(f"location:{tile}" for tile in drawn))
    scene.holds(stack=19 - count, available=["jail"], seats=[{"locations": [], "keys": 3}])
    scene.logs("log-draws-locations", player="seat:0", count=count)
    scene.answer("location:barracks").asks("turn-action", seat=1)
    drawn.remove("barracks")
    scene.holds(
        seats=[{"locations": [{"barracks": []}], "keys": 0}], available=["jail", *drawn], stack=19 - count, keys=10
    )
    assert messages(scene) == [
        ("log-draws-locations", "18.9"),
        ("log-controls", "18.16"),
        ("log-locations-available", "18.12"),
        ("log-spends-keys", "18.23"),
    ]
    scene.logs("log-controls", player="seat:0", location="location:barracks")
    line = next(line for line in scene.match.lines if line.message == "log-locations-available")
    assert sorted(line.args["locations"].split("+")) == sorted(f"location:{tile}" for tile in drawn)


@pytest.mark.rule("abyss:18.9", "abyss:18.10")
def test_a_single_tile_drawn_is_the_one_kept() -> None:
    scene = after_the_action({"keys": 3}).answer("draw:1")
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"locations": [{"chasm": []}]}], available=["jail"], stack=18)
    assert "log-locations-available" not in [line.message for line in scene.match.lines]


@pytest.mark.rule("abyss:18.9")
def test_the_number_of_tiles_is_one_to_four() -> None:
    scene = after_the_action({"keys": 3})
    assert [key for key in scene.offered() if key.startswith("draw:")] == ["draw:1", "draw:2", "draw:3", "draw:4"]


@pytest.mark.rule("abyss:18.9", "abyss:18.12")
def test_only_the_player_choosing_sees_the_tiles_until_one_is_kept() -> None:
    scene = after_the_action({"keys": 3}).answer("draw:2")
    assert sorted(scene.match.view(0).drawn) == ["location:barracks", "location:chasm"]
    assert scene.match.view(1).drawn == scene.match.view(None).drawn == [None, None]
    assert not scene.match.can_undo(0)
    scene.answer("location:chasm")
    for seat in (0, 1, None):
        assert scene.match.view(seat).available == ["location:jail", "location:barracks"]
        assert scene.match.view(seat).drawn == []


@pytest.mark.rule("abyss:18.11")
def test_after_drawing_a_location_that_was_face_up_can_no_longer_be_taken() -> None:
    scene = after_the_action({"keys": 3}, available=["jail", "abyss"]).answer("draw:2")
    scene.refuses("location:jail", rule="18.11", location="location:jail")
    scene.refuses("location:abyss", rule="18.11", location="location:abyss")
    scene.offers_only("location:chasm", "location:barracks")


@pytest.mark.rule("abyss:18.13")
def test_tiles_put_face_up_are_available_to_everyone_later() -> None:
    scene = after_the_action({"keys": 3}, {"keys": 3}, council={"squid": [1]})
    scene.answer("draw:3", "location:barracks").asks("turn-action", seat=1)
    scene.answer("council:squid").asks("control-location", seat=1)
    scene.offers("location:jail", "location:chasm", "location:parliament")
    scene.answer("location:parliament")
    scene.holds(
        seats=[{"locations": [{"barracks": []}]}, {"locations": [{"parliament": []}]}], available=["jail", "chasm"]
    )


@pytest.mark.rule("abyss:18.13", "abyss:18.1")
def test_tiles_put_face_up_are_available_to_their_drawer_too() -> None:
    scene = after_the_action({"keys": 6}).answer("draw:2", "location:barracks")
    scene.asks("control-location", seat=0)
    scene.offers("location:jail", "location:chasm")


@pytest.mark.rule("abyss:18.14")
def test_no_more_tiles_are_drawn_than_the_stack_holds() -> None:
    scene = after_the_action({"keys": 3}, stack={"only": ["chasm", "barracks"]})
    scene.offers_only("location:jail", "draw:1", "draw:2")
    scene.refuses("draw:3", rule="18.14", needed=3, left=2)
    scene.refuses("draw:4", rule="18.14", needed=4, left=2)
    why = scene.match.reasons(scene.decision())
    assert [option.key for option, _ in why] == ["draw:3", "draw:4"]  # what can be had has no reason against it
    scene.answer("draw:2", "location:chasm")
    scene.holds(stack=0, available=["jail", "barracks"])


@pytest.mark.rule("abyss:18.14", "abyss:18.7")
def test_with_an_empty_stack_only_face_up_locations_are_left() -> None:
    scene = after_the_action({"keys": 3}, available=["jail", "abyss"], stack={"only": []})
    scene.offers_only("location:jail", "location:abyss")
    for n in (1, 2, 3, 4):
        scene.refuses(f"draw:{n}", rule="18.14", needed=n, left=0)
    one = after_the_action({"keys": 3}, stack={"only": []})
    one.holds(turn=1, seats=[{"locations": [{"jail": []}], "keys": 0}], available=[])
    only_stack = after_the_action({"keys": 3}, available=[], stack={"only": ["chasm"]})
    only_stack.holds(turn=1, seats=[{"locations": [{"chasm": []}], "keys": 0}], available=[], stack=0)


@pytest.mark.rule("abyss:18.14", "abyss:18.9")
def test_a_stack_of_three_allows_three() -> None:
    scene = after_the_action({"keys": 3}, stack={"only": ["chasm", "barracks", "depths"]})
    scene.offers_only("location:jail", "draw:1", "draw:2", "draw:3")
    scene.refuses("draw:4", rule="18.14", needed=4, left=3)


# -- the lords under the tile --------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.17", "abyss:18.16", "abyss:18.23")
def test_the_lords_whose_keys_were_used_are_tucked_under_the_tile() -> None:
    scene = after_the_action({"keys": 1, "lords": ["keeper", "miller", "shaman"], "locations": [{"abyss": ["sage"]}]})
    scene.answer("location:jail")  # just three keys: there is nothing to choose
    scene.holds(
        turn=1,
        seats=[
            {"lords": ["miller"], "locations": [{"abyss": ["sage"]}, {"jail": ["keeper", "shaman"]}], "keys": 0},
        ],
        keys=10,
    )
    assert messages(scene) == [
        ("log-controls", "18.16"),
        ("log-tucks", "18.17"),
        ("log-spends-keys", "18.23"),
    ]
    scene.logs("log-tucks", player="seat:0", lords="lord:keeper+lord:shaman")
    scene.logs("log-spends-keys", player="seat:0", count=1)
    view = scene.match.view(1).players[0]
    assert [lord.lord for lord in view.lords] == ["lord:miller"]
    assert view.key_count == 0


@pytest.mark.rule("abyss:18.17", "abyss:18.25")
def test_three_lords_pay_without_a_token() -> None:
    scene = after_the_action({"keys": 0, "lords": ["keeper", "reaper", "shepherd"]})
    scene.answer("location:jail")
    scene.holds(seats=[{"lords": [], "locations": [{"jail": ["keeper", "reaper", "shepherd"]}]}], keys=10)
    assert "log-spends-keys" not in [line.message for line in scene.match.lines]


@pytest.mark.rule("abyss:18.18", "abyss:16.4")
def test_abilities_of_tucked_lords_are_gone() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["shepherd", "keeper", "reaper"],
        council={"crab": [1], "squid": [1]},
        seats=[
            {
                "locations": [{"jail": ["slaver", "oracle", "opportunist"]}, {"chasm": ["treasurer", "diplomat"]}],
                "hand": ["seahorse 5"],
            }
        ],
    )
    scene.offers_only("explore", "council:crab", "council:squid")
    for lord in ("slaver", "oracle", "opportunist"):
        scene.refuses(f"use:lord:{lord}", rule="18.18", lord=f"lord:{lord}")
    scene.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=5, pearls=0)
    scene.answer("council:crab").holds(turn=1)


@pytest.mark.rule("abyss:18.18")
def test_a_tucked_shaman_no_longer_protects_and_a_tucked_recruiter_no_longer_burdens() -> None:
    shaman = Scene(
        "abyss",
        2,
        court=["shepherd"],
        seats=[{"hand": ["seahorse 4"], "locations": [{"jail": ["shaman"]}]}, {"lords": ["recruiter"]}],
    )
    shaman.refuses("recruit:lord:shepherd", rule="14.13", needed=10, allies=4, pearls=0)
    recruiter = Scene(
        "abyss", 2, court=["shepherd"], seats=[{"hand": ["seahorse 4"]}, {"locations": [{"jail": ["recruiter"]}]}]
    )
    recruiter.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=4, pearls=0)


@pytest.mark.rule("abyss:18.18", "abyss:18.17")
def test_a_lord_tucked_this_turn_can_be_used_no_more() -> None:
    """The Slaver pays for one location; before the next one is chosen its sale is gone."""
    scene = after_the_action({"keys": 5, "lords": ["slaver"], "hand": ["squid 1"]})
    scene.offers("sell:ally:squid-1")
    scene.answer("location:jail", ["key", "key", "lord:slaver"]).asks("control-location", seat=0)
    scene.refuses("use:lord:slaver", rule="18.18", lord="lord:slaver")
    scene.offers_only("draw:1", "draw:2", "draw:3", "draw:4")


@pytest.mark.rule("abyss:18.19")
def test_keys_on_tucked_lords_are_spent() -> None:
    scene = after_the_action({"keys": 4, "locations": [{"abyss": ["keeper", "reaper", "miller"]}], "lords": ["tamer"]})
    assert scene.match.view(0).players[0].key_count == 5
    scene.answer("location:jail").asks("control-keys", seat=0)
    scene.offers_only("key", "lord:tamer")
    scene.refuses("lord:keeper", part=["key"], rule="18.19", lord="lord:keeper")
    scene.refuses(["key", "key", "lord:reaper"], rule="18.19", lord="lord:reaper")
    scene.answer(["key", "key", "lord:tamer"])
    scene.holds(
        turn=1, seats=[{"keys": 2, "locations": [{"abyss": ["keeper", "reaper", "miller"]}, {"jail": ["tamer"]}]}]
    )


@pytest.mark.rule("abyss:18.19", "abyss:18.26")
def test_a_tucked_ambassador_has_no_keys_left() -> None:
    scene = after_the_action({"keys": 2, "locations": [{"abyss": ["sage"]}]})
    scene.asks("turn-action", seat=1)
    assert scene.match.view(0).players[0].key_count == 2


@pytest.mark.rule("abyss:18.20", "abyss:27.2")
def test_a_lord_under_a_location_is_no_longer_free() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["schemer", "miller", "oracle", "shepherd"],
        seats=[
            {
                "hand": ["squid 5", "crab 2", "jellyfish 1"],
                "lords": ["keeper"],
                "locations": [{"jail": ["reaper", "tamer"]}],
            }
        ],
    )
    scene.answer("recruit:lord:schemer", ["ally:squid-5", "ally:crab-2", "ally:jellyfish-1"])
    scene.asks("dismiss", seat=0)
    scene.offers_only("decline", "lord:keeper")
    scene.refuses("lord:reaper", rule="27.2", lord="lord:reaper")
    scene.refuses("lord:tamer", rule="27.2", lord="lord:tamer")


@pytest.mark.rule("abyss:18.20", "abyss:24.5")
def test_tucking_one_lord_leaves_the_others_free_and_turned_as_they_were() -> None:
    scene = after_the_action({"keys": 2, "lords": ["keeper", "reaper", "tamer"], "turned": ["reaper"]})
    scene.answer("location:jail", ["key", "key", "lord:keeper"])
    scene.holds(seats=[{"lords": ["reaper", "tamer"], "turned": ["reaper"], "locations": [{"jail": ["keeper"]}]}])


@pytest.mark.rule("abyss:24.6", "abyss:24.7", "abyss:27.3")
@pytest.mark.card("lord:schemer")
def test_a_turned_lord_that_is_replaced_takes_its_turning_along() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["schemer", "miller", "oracle", "shepherd"],
        lords=["treasurer"],
        seats=[
            {
                "hand": ["squid 5", "crab 2", "jellyfish 1"],
                "lords": ["keeper", "reaper"],
                "turned": ["keeper", "reaper"],
            }
        ],
    )
    scene.answer("recruit:lord:schemer", ["ally:squid-5", "ally:crab-2", "ally:jellyfish-1"], "lord:keeper")
    scene.holds(seats=[{"lords": ["reaper", "schemer", "treasurer"], "turned": ["reaper"]}], gone=["keeper"])


@pytest.mark.rule("abyss:18.21", "abyss:18.20")
@pytest.mark.card("lord:assassin")
def test_a_lord_under_a_location_cannot_be_the_assassin_s_target() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["assassin", "miller", "oracle", "shepherd"],
        seats=[
            {"hand": ["crab 5", "crab 4", "crab 1"]},
            {"lords": ["keeper", "tamer"], "locations": [{"jail": ["reaper"]}]},
        ],
    )
    scene.answer("recruit:lord:assassin", ["ally:crab-5", "ally:crab-4", "ally:crab-1"])
    scene.asks("assassin-turn", seat=0)
    scene.offers_only("lord:keeper", "lord:tamer")
    scene.refuses("lord:reaper", rule="18.21", lord="lord:reaper")
    scene.answer("lord:tamer")
    scene.holds(seats={1: {"turned": ["tamer"], "locations": [{"jail": ["reaper"]}]}})


@pytest.mark.rule("abyss:18.21")
@pytest.mark.card("lord:assassin")
def test_the_assassin_has_no_target_when_all_lords_are_tucked() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["assassin", "miller", "oracle", "shepherd"],
        seats=[{"hand": ["crab 5", "crab 4", "crab 1"]}, {"locations": [{"jail": ["reaper"]}]}],
    )
    scene.answer("recruit:lord:assassin", ["ally:crab-5", "ally:crab-4", "ally:crab-1"]).asks("turn-action", seat=1)
    scene.holds(seats={1: {"turned": []}})


@pytest.mark.rule("abyss:18.22")
def test_tucked_lords_still_give_their_points() -> None:
    scene = Scene("abyss", 2, seats=[{"lords": ["miller"], "locations": [{"jail": ["keeper", "sage"]}]}])
    sheet = scene.game.result(scene.state).sheet[0]
    assert sorted(sheet.lords) == [("lord:keeper", 6), ("lord:miller", 10), ("lord:sage", 4)]
    assert sheet.locations == (("location:jail", 12),)
    assert sheet.total == 32


# -- which keys ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.23")
@pytest.mark.parametrize("tokens", [3, 4, 5])
def test_used_key_tokens_go_back_to_the_supply(tokens: int) -> None:
    scene = after_the_action({"keys": tokens})
    scene.holds(keys=10 - tokens)
    scene.answer("location:jail")
    scene.holds(turn=1, keys=13 - tokens, seats=[{"keys": tokens - 3, "locations": [{"jail": []}]}])
    scene.logs("log-spends-keys", player="seat:0", count=3)


@pytest.mark.rule("abyss:18.24", "abyss:18.25")
@pytest.mark.parametrize(
    ("used", "tokens", "free", "tucked"),
    [
        (["key", "key", "lord:slaver"], 0, ["oracle"], ["slaver"]),
        (["key", "key", "lord:oracle"], 0, ["slaver"], ["oracle"]),
        (["key", "lord:slaver", "lord:oracle"], 1, [], ["slaver", "oracle"]),
    ],
)
def test_a_player_with_four_keys_chooses_three(
    used: list[str], tokens: int, free: list[str], tucked: list[str]
) -> None:
    """Two tokens at once from the sixth threat space, beside two lords with keys."""
    scene = Scene("abyss", 2, deck=["monster"], threat=6, available=["jail"], seats=[{"lords": ["slaver", "oracle"]}])
    scene.answer("explore", "fight", "location:jail").asks("control-keys", seat=0)
    scene.offers_only("key", "lord:slaver", "lord:oracle")
    assert scene.decision().question.prompt_args(scene.match.table, scene.decision()) == {"count": 3}
    scene.answer(used).asks("turn-action", seat=1)
    scene.holds(seats=[{"keys": tokens, "lords": free, "locations": [{"jail": tucked}]}], keys=10 - tokens)


@pytest.mark.rule("abyss:18.25")
def test_exactly_three_keys_pay() -> None:
    scene = after_the_action({"keys": 3, "lords": ["keeper", "reaper"]}).answer("location:jail")
    scene.refuses([], rule="18.25", needed=3)
    scene.refuses(["key", "lord:keeper"], rule="18.25", needed=1)
    scene.refuses(["key", "key", "lord:keeper", "lord:reaper"], rule="18.25", needed=0, keys=1)
    scene.refuses("key", part=["key", "key", "lord:keeper"], rule="18.25", needed=0, keys=1)
    scene.refuses("lord:reaper", part=["key", "key", "lord:keeper"], rule="18.25", needed=0, keys=1)
    assert scene.offered(part=["key", "key", "lord:keeper"]) == []
    scene.answer(["key", "lord:keeper", "lord:reaper"])
    scene.holds(turn=1, seats=[{"keys": 2, "lords": [], "locations": [{"jail": ["keeper", "reaper"]}]}], keys=8)


@pytest.mark.rule("abyss:18.25", "abyss:24.4")
def test_a_turned_lord_s_key_does_not_pay() -> None:
    scene = after_the_action({"keys": 2, "lords": ["keeper", "reaper", "tamer"], "turned": ["reaper"]})
    scene.answer("location:jail")
    scene.offers_only("key", "lord:keeper", "lord:tamer")
    scene.explains("lord:reaper", rule="24.4", lord="lord:reaper")
    scene.answer(["key", "key", "lord:tamer"])
    scene.holds(seats=[{"lords": ["keeper", "reaper"], "turned": ["reaper"], "locations": [{"jail": ["tamer"]}]}])


# -- ambassadors ---------------------------------------------------------------------------------------------------

FIVE_RACES = ["jellyfish 5", "crab 2", "seahorse 1", "shellfish 1", "squid 1"]
FIVE_PAID = ["ally:jellyfish-5", "ally:crab-2", "ally:seahorse-1", "ally:shellfish-1", "ally:squid-1"]


@pytest.mark.rule("abyss:18.27", "abyss:18.28")
def test_an_ambassador_alone_pays_and_is_tucked_and_other_keys_stay() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["sage", "miller", "oracle", "shepherd"],
        available=["jail"],
        stack=["chasm", "barracks", "depths"],
        seats=[{"hand": FIVE_RACES, "keys": 1, "lords": ["keeper"]}],
    )
    scene.answer("recruit:lord:sage", FIVE_PAID, "ally:squid-1").asks("control-drawn", seat=0)
    scene.offers_only("location:chasm", "location:barracks")
    scene.refuses("location:jail", rule="18.11", location="location:jail")
    scene.answer("location:barracks").asks("turn-action", seat=1)
    scene.holds(
        seats=[{"keys": 1, "lords": ["keeper"], "locations": [{"barracks": ["sage"]}]}],
        keys=9,
        available=["jail", "chasm"],
        stack=17,
    )
    scene.logs("log-tucks", player="seat:0", lords="lord:sage")


@pytest.mark.rule("abyss:18.26", "abyss:18.27")
@pytest.mark.parametrize(("ambassador", "in_stack", "drawn"), [("elder", 2, 2), ("sage", 1, 1), ("hermit", 1, 1)])
def test_an_ambassador_draws_no_more_than_there_is(ambassador: str, in_stack: int, drawn: int) -> None:
    scene = Scene(
        "abyss",
        2,
        court=[ambassador, "miller", "oracle", "shepherd"],
        available=["jail"],
        stack={"only": ["chasm", "barracks"][:in_stack]},
        seats=[{"hand": FIVE_RACES}],
    )
    scene.answer(f"recruit:lord:{ambassador}", FIVE_PAID, "ally:squid-1")
    scene.logs("log-draws-locations", count=drawn)
    if drawn > 1:
        scene.answer("location:chasm")
    scene.holds(
        seats=[{"locations": [{"chasm": [ambassador]}]}], stack=0, available=["jail", *["barracks"][: in_stack - 1]]
    )


@pytest.mark.rule("abyss:18.26", "abyss:18.27", "abyss:18.28")
@pytest.mark.parametrize("ambassador", ["sage", "hermit", "elder"])
def test_with_an_empty_stack_an_ambassador_pays_for_a_face_up_location_in_the_third_step(ambassador: str) -> None:
    scene = Scene(
        "abyss",
        2,
        court=[ambassador, "miller", "oracle", "shepherd"],
        available=["jail", "abyss"],
        stack={"only": []},
        seats=[{"hand": FIVE_RACES, "keys": 2}],
    )
    scene.answer(f"recruit:lord:{ambassador}", FIVE_PAID, "ally:squid-1").asks("control-location", seat=0)
    assert scene.match.view(0).players[0].key_count == 5
    scene.offers_only("location:jail", "location:abyss")
    scene.answer("location:abyss").asks("turn-action", seat=1)
    # Five keys, but three and two ones: only the ambassador makes exactly three.
    scene.holds(seats=[{"keys": 2, "lords": [], "locations": [{"abyss": [ambassador]}]}], available=["jail"], keys=8)


@pytest.mark.rule("abyss:18.25", "abyss:18.26", "abyss:18.27")
def test_an_ambassador_cannot_be_used_in_part() -> None:
    """Three tokens, a Keeper and an ambassador who stayed free: three single keys, or the ambassador alone."""
    scene = after_the_action({"keys": 3, "lords": ["keeper", "elder"]}, available=["jail"])
    scene.answer("location:jail").asks("control-keys", seat=0)
    scene.offers_only("key", "lord:keeper", "lord:elder")
    scene.refuses("lord:elder", part=["key"], rule="18.25", needed=2, keys=3)
    scene.refuses("key", part=["lord:elder"], rule="18.25", needed=0, keys=1)
    scene.refuses("lord:keeper", part=["lord:elder"], rule="18.25", needed=0, keys=1)
    assert scene.offered(part=["key", "key"]) == ["key", "lord:keeper"]
    scene.answer(["lord:elder"])
    scene.asks("control-location", seat=0)  # four keys are left
    scene.holds(seats=[{"keys": 3, "lords": ["keeper"], "locations": [{"jail": ["elder"]}]}])


@pytest.mark.rule("abyss:18.25", "abyss:18.26")
def test_single_keys_that_cannot_make_three_are_not_offered_beside_an_ambassador() -> None:
    scene = after_the_action({"keys": 1, "lords": ["keeper", "elder", "sage"]})
    scene.answer("location:jail").asks("control-keys", seat=0)
    scene.offers_only("lord:elder", "lord:sage")
    scene.refuses(["key"], rule="18.25", needed=3, keys=1)
    scene.refuses(["lord:keeper"], rule="18.25", needed=3, keys=1)


@pytest.mark.rule("abyss:18.28", "abyss:18.18")
def test_a_tucked_ambassador_draws_nothing_more() -> None:
    scene = after_the_action({"keys": 0, "locations": [{"abyss": ["elder"]}]})
    scene.asks("turn-action", seat=1)
    scene.holds(available=["jail"], seats=[{"locations": [{"abyss": ["elder"]}]}])


# -- exchanging a tile ---------------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:18.16", "abyss:18.17")
@pytest.mark.card("location:black-smokers")
def test_black_smokers_may_be_exchanged_for_any_tile_of_the_stack() -> None:
    """The lords under it stay where they are; the tile leaves the game."""
    scene = after_the_action(
        {"keys": 2, "lords": ["keeper"]},
        available=["jail", "black-smokers"],
        stack={"only": ["chasm", "barracks", "depths"]},
    )
    scene.answer("location:black-smokers").asks("smokers-exchange", seat=0)
    assert sorted(scene.match.view(0).searched) == ["location:barracks", "location:chasm", "location:depths"]
    assert scene.match.view(1).searched is None
    scene.offers_only("decline", "location:chasm", "location:barracks", "location:depths")
    scene.refuses("location:jail", rule="18.16", location="location:jail")
    scene.answer("location:barracks").asks("turn-action", seat=1)
    scene.holds(
        seats=[{"locations": [{"barracks": ["keeper"]}], "keys": 0, "lords": []}],
        available=["jail"],
        sunk=["black-smokers", *TILES_OUT],
        stack=2,
    )
    scene.logs("log-exchanges", player="seat:0", location="location:black-smokers", fresh="location:barracks")
    assert scene.match.view(0).searched is None
    assert not scene.match.can_undo(0)


TILES_OUT = [
    "sargasso-silos",
    "hydrozoa-reserves",
    "sanctuary",
    "parliament",
    "dockworks",
    "sargasso-fields",
    "abyss",
    "city-of-mirrors",
    "oceanic-senate-assembly",
    "throne-room",
    "closed-tower",
    "lost-tower",
    "chamber-of-allies",
    "nest-of-giant-clams",
    "coral-barrier",
]
"""Out of the game in the scene above, whose stack holds three tiles only."""


@pytest.mark.rule("abyss:18.16")
@pytest.mark.card("location:black-smokers")
def test_black_smokers_may_be_kept_and_with_an_empty_stack_must_be() -> None:
    kept = after_the_action({"keys": 3}, available=["black-smokers"], stack={"only": ["chasm"]})
    kept.answer("location:black-smokers", "decline").asks("turn-action", seat=1)
    kept.holds(seats=[{"locations": [{"black-smokers": []}]}], stack=1)
    assert kept.match.view(0).searched is None
    empty = after_the_action({"keys": 3}, available=["black-smokers", "jail"], stack={"only": []})
    empty.answer("location:black-smokers").asks("turn-action", seat=1)
    empty.holds(seats=[{"locations": [{"black-smokers": []}]}], available=["jail"])


@pytest.mark.rule("abyss:18.10", "abyss:18.16", "abyss:18.27", "abyss:18.28")
@pytest.mark.card("location:black-smokers", "lord:hermit")
def test_black_smokers_drawn_from_the_stack_work_too() -> None:
    """For a player with three keys, and for an ambassador, who stays under the tile exchanged for them."""
    drawn = after_the_action({"keys": 3}, stack={"only": ["black-smokers", "chasm"]})
    drawn.answer("draw:1").asks("smokers-exchange", seat=0)
    drawn.answer("location:chasm").holds(seats=[{"locations": [{"chasm": []}]}], stack=0, available=["jail"])
    scene = Scene(
        "abyss",
        2,
        court=["hermit", "miller", "oracle", "shepherd"],
        stack={"only": ["black-smokers", "chasm", "depths"]},
        seats=[{"hand": FIVE_RACES}],
    )
    scene.answer("recruit:lord:hermit", FIVE_PAID, "ally:squid-1").asks("smokers-exchange", seat=0)
    scene.offers_only("decline", "location:chasm", "location:depths")
    scene.answer("location:depths").asks("turn-action", seat=1)
    scene.holds(seats=[{"locations": [{"depths": ["hermit"]}], "lords": []}], stack=1)


@pytest.mark.rule("abyss:18.16", "abyss:18.17", "abyss:16.3")
@pytest.mark.card("lord:illusionist")
def test_the_illusionist_exchanges_a_location_and_the_lords_stay_under_it() -> None:
    scene = Scene(
        "abyss",
        2,
        court=["illusionist", "miller", "oracle", "shepherd"],
        available=["jail", "abyss"],
        seats=[
            {
                "hand": ["jellyfish 5", "jellyfish 4", "jellyfish 1"],
                "locations": [{"chasm": ["keeper"]}, {"depths": ["tamer", "reaper"]}],
            }
        ],
    )
    scene.answer("recruit:lord:illusionist", ["ally:jellyfish-5", "ally:jellyfish-4", "ally:jellyfish-1"])
    scene.offers_only("decline", "location:chasm", "location:depths")
    scene.answer("location:depths").asks("illusionist-get", seat=0)
    scene.offers_only("location:jail", "location:abyss")
    scene.answer("location:abyss")
    scene.holds(
        seats=[{"locations": [{"chasm": ["keeper"]}, {"abyss": ["tamer", "reaper"]}], "lords": ["illusionist"]}],
        available=["jail", "depths"],
        sunk=[],
    )
    scene.logs("log-exchanges", player="seat:0", location="location:depths", fresh="location:abyss")
