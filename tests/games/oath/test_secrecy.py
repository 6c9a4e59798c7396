"""What is public and what is secret (9.4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regnum.kernel.match import Match
from regnum.scenes import Scene


def laid(**words: Any) -> Scene:
    seats = [
        {"at": "steppe", "favor": 2, "secrets": 1, "facedown_secrets": 1, "warbands": 3},
        {"at": "steppe", "advisers": [{"facedown": "wolves"}, "elders", {"facedown": "faith"}]},
        {"at": "steppe"},
    ]
    sites = {"cradle-1": {"site": "steppe", "relics": ["map"]}, "cradle-2": {"site": "mine", "faceup": False}}
    return Scene("oath", 3, seats=seats, sites=sites, **words)


def told(scene: Scene, seat: int | None) -> str:
    """Everything that a seat is sent: the view, the journal and the question."""
    lines = [
        line.args | (line.secret or {} if seat is not None and line.to >> seat & 1 else {})
        for line in scene.match.lines
    ]
    return str(msgspec.to_builtins(scene.match.view(seat))) + str(lines)


@pytest.mark.rule("oath:9.4.a", "oath:9.4.k")
def test_discard_piles_show_their_backs_and_their_number() -> None:
    scene = laid(discards={"cradle": ["tents", "conquest", "longbows"]})
    for seat in (0, 1, None):
        scene.sees(seat, discards=[{"backs": ["denizen", "vision", "denizen"]}, {}, {}])
        assert "denizen:tents" not in told(scene, seat)
        assert "vision:conquest" not in told(scene, seat)


@pytest.mark.rule("oath:9.4.b", "oath:9.4.c", "oath:9.4.d")
@pytest.mark.parametrize(("top", "back"), [("tents", "denizen"), ("conquest", "vision")])
def test_of_the_world_deck_only_the_top_back_is_seen(top: str, back: str) -> None:
    """Two decks that differ below the top, in number too, look the same."""
    short = laid(deck={"only": [top, "longbows", "rebellion"]})
    long = laid(deck={"only": [top, "rebellion", "longbows", "keep"]})
    for seat in (0, None):
        short.sees(seat, world_deck={"back": back})
        assert msgspec.to_builtins(short.match.view(seat))["world_deck"] == {"at": "world-deck", "back": back}
        assert short.match.view(seat) == long.match.view(seat)


@pytest.mark.rule("oath:9.4.e", "oath:9.4.f")
def test_facedown_cards_are_secret_to_all_but_their_owner() -> None:
    scene = laid()
    for seat in (0, 2, None):
        for card in ("denizen:wolves", "vision:faith", "relic:map", "site:mine"):
            assert card not in told(scene, seat), (seat, card)
    scene.sees(1, players=[{}, {"advisers": [{"card": "denizen:wolves"}, {}, {"card": "vision:faith"}]}, {}])


@pytest.mark.rule("oath:9.4.d", "oath:9.4.e")
def test_the_backs_of_facedown_advisers_are_public() -> None:
    laid().sees(0, players=[{}, {"advisers": [{"vision": False}, {"vision": False}, {"vision": True}]}, {}])


@pytest.mark.rule("oath:9.4.j", "oath:9.4.l")
def test_boards_and_banks_are_public() -> None:
    scene = laid(banners={"darkest-secret": {"holder": 2, "tokens": 4}}, banks={"order": 5})
    for seat in (1, None):
        scene.sees(
            seat,
            players=[{"favor": 2, "secrets": 1, "facedown_secrets": 1, "warbands": {"count": 3}, "bank": 21}, {}, {}],
            banners=[{}, {"holder": "seat:2", "tokens": 4}],
        )
    assert 5 in [bank.favor for bank in scene.match.view(1).banks]


@pytest.mark.rule("oath:9.4.m")
def test_facedown_advisers_keep_their_places() -> None:
    """Nothing on offer rearranges them, and one that leaves moves the others up without mixing them."""
    scene = Scene(
        "oath",
        2,
        seats=[{"advisers": [{"facedown": "wolves"}, {"facedown": "tents"}, {"facedown": "elders"}]}],
        known={1: ["elders"]},
    )
    assert not [key for key in scene.offered() if "arrange" in key or "swap" in key]
    scene.answer("adviser:denizen:tents", "play:discard")
    scene.holds(seats={0: {"advisers": [{"facedown": "wolves"}, {"facedown": "elders"}]}})
    scene.sees(1, players=[{"advisers": [{"card": None}, {"card": "denizen:elders"}]}, {}])


@pytest.mark.rule("oath:10.12.a", "oath:9.4.e")
def test_who_peeks_alone_is_told_what_was_seen() -> None:
    scene = laid()
    scene.answer("peek:slot:cradle-1:relic:0")
    assert "relic:map" in told(scene, 0)
    for seat in (1, 2, None):
        assert "relic:map" not in told(scene, seat)
    scene.logs("log-peeks", player="seat:0")


@pytest.mark.rule("oath:10.8.a")
def test_what_is_revealed_everybody_sees() -> None:
    scene = Scene(
        "oath", 2, seats=[{"at": "steppe", "relics": ["truthful-harp"]}], sites={"cradle-1": "steppe"},
        deck=["wolves", "tents", "elders", "longbows", "keep"],
    )  # fmt: skip
    scene.answer("search", "use:relic:truthful-harp", "world-deck")
    for seat in (0, 1, None):
        assert "denizen:keep" in told(scene, seat)
    scene.logs("log-reveals", rule="10.8")


@pytest.mark.rule("oath:5.1.2.i", "oath:9.4.e")
def test_drawn_cards_are_the_searchers_alone() -> None:
    scene = laid(deck=["tents", "longbows", "keep"])
    scene.answer("search", "world-deck")
    assert "denizen:keep" in told(scene, 0)
    for seat in (1, None):
        assert "denizen:keep" not in told(scene, seat)
        scene.sees(seat, drawn=None, drawn_count=3)


def test_who_looked_at_the_deck_knows_the_same_places_in_every_imagined_world() -> None:
    """The Oracular Pig shows seat 0 the three top cards: others know where it looked, and not at what."""
    scene = Scene("oath", 2, seats=[{"relics": ["oracular-pig"]}, {}], turn=0)
    scene.answer("use:relic:oracular-pig")

    def looked_at(match: Match) -> list[int]:
        state = match.table.s
        return [place for place, card in enumerate(state.deck) if state.seen[card] & 1]

    real = looked_at(scene.match)
    assert len(real) == 3
    for seat in (1, None):
        for seed in range(6):
            assert looked_at(scene.match.imagine(seat, seed)) == real


def test_an_imagined_world_goes_on_while_a_facedown_adviser_is_being_played() -> None:
    """Others do not know which card it is: whichever they imagine is the one that is played, and it is there once."""
    scene = Scene("oath", 2, seats=[{"advisers": [{"facedown": "wolves"}, {"facedown": "elders"}]}, {}], turn=0)
    scene.answer("adviser:denizen:elders")
    game = scene.match.game
    for seat in (1, None):
        for seed in range(6):
            world = scene.match.imagine(seat, seed)
            (search,) = world.table.s.searches
            assert search.kept[0] in world.table.s.players[0].down
            world.answer(world.decisions[0].id, "play:discard", seat=0)
            assert game.audit(world.table.s) == []


def test_an_imagined_world_goes_on_while_room_is_made_for_a_drawn_card() -> None:
    """The card that is to be played is drawn, and unknown to the others: whichever they imagine comes in, and once."""
    advisers = ["wolves", "elders", "tents"]
    scene = Scene("oath", 2, seats=[{"advisers": advisers}, {}], turn=0, deck=["levelers", "zealots", "lancers"])
    scene.answer("search", "world-deck", "levelers", ["zealots", "lancers"], "play:advisers")
    scene.asks("make-room", 0)
    game = scene.match.game
    for seat in (1, None):
        for seed in range(6):
            world = scene.match.imagine(seat, seed)
            world.answer(world.decisions[0].id, ["denizen:wolves"], seat=0)
            assert game.audit(world.table.s) == []


@pytest.mark.rule("oath:9.4.e", "oath:5.1.4.II.g")
@pytest.mark.parametrize(("how", "undone"), [("play:advisers", False), ("play:facedown", True)])
def test_who_makes_room_for_a_card_faceup_has_told_something(how: str, undone: bool) -> None:
    """The Pied Piper would need no room, so this card is another; facedown every card needs it."""
    full = {"at": "steppe", "advisers": ["wolves", "elders", "tents"]}
    scene = Scene("oath", 2, seats=[full, {"at": "steppe"}], sites={"cradle-1": "steppe"}, deck={"only": ["longbows"]})
    scene.answer("search", "world-deck", "denizen:longbows", how)
    scene.asks("make-room", seat=0)
    assert scene.match.can_undo(0) is undone
