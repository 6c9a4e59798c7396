"""Muster and Trade (5.2, 5.3): what can be mustered on and traded with, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.tables import at_steppe


@pytest.mark.rule("oath:5.2.1.d", "oath:5.3.2.l")
def test_relics_neither_muster_nor_trade() -> None:
    scene = at_steppe(me={"favor": 3, "secrets": 2, "relics": ["map"]}, here={"relics": ["whistle"]})
    scene.refuses("muster", rule="5.2.1.b")
    scene.refuses("trade", rule="5.3.2.b")


@pytest.mark.rule("oath:5.2.1.b", "oath:5.3.2.b")
def test_only_cards_at_the_own_site_count() -> None:
    words: dict[str, Any] = {"me": {"favor": 3, "secrets": 2, "advisers": ["wolves"]}}
    scene = at_steppe(sites={"cradle-2": {"site": "mine", "cards": ["elders"], "warbands": {"purple": 1}}}, **words)
    scene.refuses("muster", rule="5.2.1.b")
    scene.refuses("trade", rule="5.3.2.b")
    scene = at_steppe(here={"cards": ["tents"]}, **words)
    scene.answer("trade")
    scene.offers_only("favor:denizen:tents", "secrets:denizen:tents")


@pytest.mark.rule("oath:5.2.1.b", "oath:5.3.2.b", "oath:2.9.b")
def test_an_intact_edifice_serves_like_a_denizen() -> None:
    scene = at_steppe(me={"favor": 1}, here={"cards": ["hall-of-debate"]})
    scene.answer("muster", "edifice:hall-of-debate")
    scene.holds(seats={0: {"warbands": 2}}, tokens={"hall-of-debate": {"favor": 1}})
    scene = at_steppe(me={"secrets": 1, "advisers": ["tavern-songs"]}, here={"cards": ["hall-of-debate"]})
    scene.answer("trade", "favor:edifice:hall-of-debate")
    scene.holds(seats={0: {"favor": 2}}, banks={"hearth": 1})


@pytest.mark.rule("oath:5.2.1.c", "oath:5.3.2.c", "oath:5.3.2.h")
@pytest.mark.parametrize("tokens", [{"favor": 1}, {"secrets": 1}])
def test_a_card_with_a_token_on_it_is_taken(tokens: dict[str, int]) -> None:
    scene = at_steppe(me={"favor": 3, "secrets": 2}, here={"cards": ["wolves"]}, tokens={"wolves": tokens})
    scene.refuses("muster", rule="5.2.1.c")
    scene.refuses("trade", rule="5.3.2.c")


@pytest.mark.rule("oath:5.2.1.c", "oath:5.3.2.c", "oath:4.2.e")
def test_a_card_serves_once_until_somebody_rests() -> None:
    scene = at_steppe(me={"favor": 3, "secrets": 1}, here={"cards": ["wolves"]})
    scene.answer("muster", "denizen:wolves")
    scene.refuses("muster", rule="5.2.1.c")
    scene.refuses("trade", rule="5.3.2")


@pytest.mark.rule("oath:5.2.2.b")
def test_a_muster_gains_what_the_bank_still_has() -> None:
    scene = at_steppe(turn=1, seats=[{}, {"favor": 1, "warbands": 13}], here={"cards": ["wolves"]})
    scene.answer("muster", "denizen:wolves")
    scene.holds(seats={1: {"warbands": 14, "bank": 0, "favor": 0}})


@pytest.mark.rule("oath:5.3.1.a", "oath:5.3.2.a", "oath:5.3.2.d", "oath:5.3.2.e", "oath:5.3.2.f", "oath:2.1.3.c")
@pytest.mark.parametrize(
    ("advisers", "favor"),
    [([], 1), (["tents"], 2), (["tents", "rain-boots"], 3), (["tents", {"facedown": "rain-boots"}, "wolves"], 2)],
)
def test_a_trade_for_favor_draws_on_the_bank_of_the_suit(advisers: list[Any], favor: int) -> None:
    scene = at_steppe(me={"secrets": 1, "advisers": advisers}, here={"cards": ["elders"]}, banks={"nomad": 4})
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(
        seats={0: {"favor": favor, "secrets": 0, "supply": 6}},
        banks={"nomad": 4 - favor, "beast": 3, "order": 3},
        tokens={"elders": {"secrets": 1}},
    )


@pytest.mark.rule("oath:5.3.2.f", "oath:2.1.3.a")
def test_a_trade_for_favor_gains_what_the_bank_has() -> None:
    scene = at_steppe(me={"secrets": 1, "advisers": ["tents"]}, here={"cards": ["elders"]}, banks={"nomad": 1})
    scene.answer("trade", "favor:denizen:elders")
    scene.holds(seats={0: {"favor": 1}}, banks={"nomad": 0})


@pytest.mark.rule("oath:5.3.2.b", "oath:5.3.2.g", "oath:5.3.2.a")
def test_each_trade_has_its_own_price() -> None:
    scene = at_steppe(me={"favor": 1, "secrets": 1}, here={"cards": ["elders"]})
    scene.answer("trade")
    scene.refuses("secrets:denizen:elders", rule="5.3.2.g")
    scene.offers_only("favor:denizen:elders")
    scene = at_steppe(me={"favor": 2, "facedown_secrets": 1}, here={"cards": ["elders"]})
    scene.answer("trade")
    scene.refuses("favor:denizen:elders", rule="5.3.2.b")
    scene.offers_only("secrets:denizen:elders")


@pytest.mark.rule("oath:5.3.2.i", "oath:5.3.2.k", "oath:2.1.7.b")
def test_secrets_of_a_trade_come_from_outside_for_faceup_advisers_only() -> None:
    scene = at_steppe(
        me={"favor": 2, "advisers": ["tents", {"facedown": "rain-boots"}]},
        seats=[{}, {"advisers": ["great-herd"], "secrets": 1}],
        here={"cards": ["elders"]},
    )
    scene.answer("trade", "secrets:denizen:elders")
    scene.holds(seats={0: {"favor": 0, "secrets": 1}, 1: {"secrets": 1}}, banks={"nomad": 3})


@pytest.mark.rule("oath:5.2.1.b", "oath:5.2.2.a", "oath:5.3.1.a", "oath:5.3.2.d")
def test_the_journal_tells_of_a_muster_and_a_trade() -> None:
    scene = at_steppe(me={"favor": 1, "secrets": 1}, here={"cards": ["wolves", "elders"]})
    scene.answer("muster", "denizen:wolves", "trade", "favor:denizen:elders")
    scene.logs("log-musters", player="seat:0", card="denizen:wolves", times=1)
    scene.logs("log-trades", player="seat:0", card="denizen:elders", times=1)
