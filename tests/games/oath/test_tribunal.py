"""The Tribunal's promises on future actions (7.6.3, A.2.13): payments, vows and forfeits."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.scenes import Scene

BLANK = 0


def court(*terms: str, counts: tuple[int, ...] = (), seats: list[dict[str, Any]] | None = None, **words: Any) -> Scene:
    """The Chancellor and red stand at the Tribunal; red agrees to these terms."""
    described: list[dict[str, Any]] = [{"at": "the-tribunal"} for _ in range(len(seats or ({}, {})))]
    for seat, more in zip(described, seats or ({}, {}), strict=True):
        seat.update(more)
    here = {"site": "the-tribunal", **words.pop("here", {})}
    sites = {"cradle-1": here, **words.pop("sites", {})}
    scene = Scene("oath", len(described), seats=described, sites=sites, **words)
    scene.answer("use:site:the-tribunal", *(["seat:1"] if len(described) > 2 else []))
    return scene.answer(list(terms), *counts, "accept") if terms else scene


@pytest.mark.rule("oath:A.2.13.c", "oath:A.2.13.d", "oath:7.6.3.f")
def test_what_can_be_promised_before_the_tribunal() -> None:
    """Payments at the next Rest or at the end of a round; vows until the end of this round, the next or the last."""
    scene = court(seats=[{"relics": ["grand-scepter", "map"]}, {}], round=3)
    mine = {key.removeprefix("0>1:") for key in scene.offered() if key.startswith("0>1:")}
    rounds = ("3", "4", "8")
    vows = ("peace", "hands-off", "keep-out", "no-vision", "no-exile", "help")
    assert mine == {
        "later-favor",
        "later-secret",
        *(f"{kind}:{n}" for kind in ("later-favor", "later-secret", *vows) for n in rounds),
        "forfeit-favor",
        "forfeit-secret",
        "forfeit-relic:relic:grand-scepter",
        "forfeit-relic:relic:map",
    }


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.d", "oath:7.6.3.f")
@pytest.mark.parametrize(("favor", "paid"), [(5, 3), (2, 2)])
def test_a_payment_is_made_when_it_is_due_as_far_as_there_is_favor(favor: int, paid: int) -> None:
    scene = court("0>1:later-favor:1", "1>0:no-vision:1", counts=(3,), seats=[{"favor": favor}, {}])
    scene.holds(seats={0: {"favor": favor}, 1: {"favor": 0}})
    scene.answer("rest")
    scene.holds(seats={0: {"favor": favor}, 1: {"favor": 0}}, turn=1)
    scene.answer("rest")
    scene.holds(seats={0: {"favor": favor - paid}, 1: {"favor": paid}}, round=2)
    assert scene.state.promises == ()


@pytest.mark.rule("oath:7.6.3.g", "oath:7.6.3.d")
@pytest.mark.parametrize(("favor", "forfeited"), [(3, False), (2, True)])
def test_a_forfeit_is_due_if_the_payment_falls_short(favor: int, forfeited: bool) -> None:
    scene = court(
        "0>1:later-favor",
        "0>1:forfeit-secret",
        "0>1:forfeit-relic:relic:map",
        "1>0:peace:1",
        counts=(3, 2),
        seats=[{"favor": favor, "secrets": 3, "relics": ["grand-scepter", "map"]}, {}],
    )
    scene.answer("rest")
    if forfeited:
        scene.holds(
            seats={0: {"favor": 0, "secrets": 1, "relics": ["grand-scepter"]}, 1: {"secrets": 2, "relics": ["map"]}}
        )
    else:
        scene.holds(seats={0: {"favor": 0, "secrets": 3, "relics": ["grand-scepter", "map"]}, 1: {"favor": 3}})
    assert [term.kind for term in scene.state.promises] == ["peace"]


@pytest.mark.rule("oath:7.6.3.g", "oath:7.6.3.d")
def test_a_forfeit_stands_until_the_last_payment_is_made() -> None:
    """The first, in the Rest, is paid in full; of the second, at the end of the round, 2 of 3 favor are missing."""
    scene = court(
        "0>1:later-favor",
        "0>1:later-favor:1",
        "0>1:forfeit-secret",
        "1>0:peace:1",
        counts=(1, 3, 2),
        seats=[{"favor": 2, "secrets": 3}, {}],
    )
    scene.answer("rest")
    scene.holds(seats={0: {"favor": 1, "secrets": 3}, 1: {"favor": 1}})
    scene.answer("rest")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}, 1: {"favor": 2, "secrets": 2}})


@pytest.mark.rule("oath:7.6.3.g")
def test_a_forfeit_goes_with_a_payment() -> None:
    scene = court(seats=[{"favor": 1}, {"favor": 1}])
    scene.rejects(["0>1:forfeit-favor", "1>0:favor"], rule="7.6.3")
    scene.rejects(["0>1:forfeit-favor", "1>0:later-favor"], rule="7.6.3")
    scene.accepts(["0>1:forfeit-favor", "0>1:later-favor", "1>0:favor"])


@pytest.mark.rule("oath:7.6.3.d", "oath:7.6.3.g")
def test_secrets_that_can_no_longer_be_given_are_forfeited_for() -> None:
    """Between the promise and the Rest its giver takes the Vow of Silence."""
    scene = court(
        "0>1:later-secret",
        "0>1:forfeit-favor",
        "1>0:peace:1",
        counts=(1, 2),
        seats=[{"favor": 2, "secrets": 1, "advisers": [{"facedown": "vow-of-silence"}]}, {}],
    )
    scene.answer("adviser:denizen:vow-of-silence", "play:advisers", "rest")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}, 1: {"favor": 2, "secrets": 0}})


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.f")
def test_a_vow_of_peace_ends_with_its_round() -> None:
    words: dict[str, Any] = {"seats": [{"warbands": 2}, {}], "here": {"warbands": {"red": 1}}}
    scene = court("0>1:peace:1", "1>0:no-vision:1", **words)
    scene.refuses("campaign", rule="7.6.3")
    scene.answer("rest", "rest")
    scene.holds(round=2, turn=0)
    scene.offers("campaign")


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.f")
def test_hands_off_relics_and_banners() -> None:
    """Neither a Recover nor a campaign's target; the pawn may still be attacked."""
    words: dict[str, Any] = {
        "seats": [{"warbands": 2, "favor": 5}, {"relics": ["map"]}],
        "here": {"warbands": {"red": 1}},
        "banners": {"peoples-favor": {"holder": 1}},
        "sites": {"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
    }
    scene = court("0>1:hands-off:8", "1>0:no-vision:1", **words)
    assert "recover" not in scene.offered()
    scene.answer("campaign", "seat:1")
    scene.offers_only("site:the-tribunal", "pawn:seat:1")
    scene = court("0>1:no-vision:1", "1>0:no-vision:1", **words)
    scene.offers("recover")


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.f")
def test_keeping_out_of_somebodys_sites() -> None:
    scene = court(
        "0>1:keep-out:2",
        "1>0:no-vision:1",
        sites={"cradle-2": {"site": "mine", "warbands": {"red": 1}}, "provinces-1": "river"},
    )
    scene.answer("travel")
    scene.refuses("site:mine", rule="7.6.3")
    scene.offers("site:river")


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.f", "oath:10.2.a", "oath:5.6.1.h")
def test_vows_to_whoever_sits_first_bind_as_well() -> None:
    for kind in ("hands-off", "keep-out", "no-vision"):
        scene = court(
            f"1>0:{kind}:8",
            "0>1:no-vision:1",
            seats=[{}, {"favor": 5}],
            banners={"peoples-favor": {"holder": 0}},
            sites={"cradle-2": {"site": "mine", "warbands": {"purple": 1}}},
        )
        scene.answer("rest")
        assert ("recover" in scene.offered()) == (kind != "hands-off")
        scene.answer("travel")
        if kind == "keep-out":
            scene.refuses("site:mine", rule="7.6.3")
        else:
            scene.offers("site:mine")


@pytest.mark.rule("oath:7.6.3.c", "oath:7.6.3.f")
def test_no_vision_is_played_faceup() -> None:
    scene = court("0>1:peace:1", "1>0:no-vision:2", seats=[{}, {"advisers": [{"facedown": "faith"}]}])
    scene.answer("rest", "adviser:vision:faith")
    scene.refuses("play:vision", rule="7.6.3")
    scene.offers("play:discard")


@pytest.mark.rule("oath:7.6.3.c", "oath:6.7.a")
def test_a_citizen_is_safe_from_exile() -> None:
    seats: list[dict[str, Any]] = [{"favor": 7}, {"role": "citizen", "favor": 1}]
    scene = court("0>1:no-exile:8", "1>0:favor", seats=seats)
    assert "use:relic:grand-scepter:3" not in scene.offered()
    scene = court("0>1:peace:8", "1>0:favor", seats=seats)
    scene.offers("use:relic:grand-scepter:3")


@pytest.mark.rule("oath:7.6.3.c", "oath:5.5.2.n")
def test_who_has_promised_help_joins_without_being_asked() -> None:
    """Red, a Citizen, has promised the Chancellor help; blue attacks the Tribunal."""
    scene = court(
        "0>1:peace:1",
        "1>0:help:1",
        seats=[{}, {"role": "citizen", "warbands": 2}, {"warbands": 1}],
        here={"warbands": {"purple": 1}},
        dice=[BLANK] * 9,
    )
    scene.answer("rest", "rest", "campaign", "seat:0", ["site:the-tribunal"], 0)
    scene.asks("campaign-consent", seat=0)
    scene.answer("yes")
    scene.logs("log-defense", defense=1 + 2)


@pytest.mark.rule("oath:9.4.j", "oath:7.6.3.f")
def test_everybody_sees_what_was_promised_and_until_when() -> None:
    scene = court("0>1:peace:2", "1>0:later-favor", counts=(4,))
    for seat in (0, 1, None):
        scene.sees(
            seat,
            promises=[
                {"giver": "seat:0", "taker": "seat:1", "kind": "peace", "due": "round:2"},
                {"giver": "seat:1", "kind": "later-favor", "due": "rest:1", "count": 4},
            ],
        )
