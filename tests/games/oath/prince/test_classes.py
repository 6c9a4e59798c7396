"""Every power of every card is in one class of what the Prince makes of it (P.15.a-l, prince-limited-powers)."""

from __future__ import annotations

from collections import Counter

import pytest

import regnum.games.oath.game  # noqa: F401  (registers every power)
from regnum.games.oath.catalogue import CARDS, SITES, THING_ID
from regnum.games.oath.powers import OF_THING, POWERS, BattlePlan, Modifier
from regnum.games.oath.prince import harming, helping
from regnum.games.oath.prince.helping import (
    ACTION,
    BINDS,
    COSTS,
    DISCARDING,
    DISCARDS,
    HELPFUL,
    IDLE,
    IGNORED,
    NOTHING,
    PLAYED,
    PRICED,
    STAYS_A_CHOICE,
    USED,
    class_of,
    has_price,
)

CLASSES = (USED, COSTS, DISCARDS, NOTHING, ACTION, PLAYED, BINDS, IGNORED)
LISTED = (HELPFUL, IDLE, PRICED, DISCARDING)


@pytest.mark.rule("oath:P.15.g", "oath:P.15.h", "oath:P.15.j")
def test_every_power_has_a_class() -> None:
    unclassed = [power.id for power in POWERS.values() if class_of(power) not in CLASSES]
    assert unclassed == []


def test_every_card_with_a_power_is_classed() -> None:
    """A card that gains a power, or a new card, must be given a class: cards without one are these alone."""
    blank = [card.number for card in CARDS if card.number not in OF_THING]
    assert all(not CARDS[number].powers for number in blank)
    plain_sites = [site for site in SITES if site.power is None]
    assert len(CARDS) - len(blank) + len(SITES) - len(plain_sites) <= len(OF_THING)


def test_no_card_stands_in_two_lists() -> None:
    counts = Counter(thing for listed in LISTED for thing in listed)
    assert [thing for thing, n in counts.items() if n > 1] == []
    assert set(STAYS_A_CHOICE) <= set(IDLE)
    things = set(THING_ID)
    assert all(thing in things for listed in (*LISTED, harming.HARMFUL) for thing in listed)


def test_what_is_used_costs_and_discards_nothing() -> None:
    for power in POWERS.values():
        if class_of(power) == USED:
            assert not has_price(power), power.id
            assert not (isinstance(power, BattlePlan) and power.discard_at_end), power.id


def test_the_free_modifiers_are_the_listed_ones() -> None:
    free = {THING_ID[p.card] for p in POWERS.values() if isinstance(p, Modifier) and not has_price(p)}
    assert free == {thing for thing in (*HELPFUL, *IDLE, *DISCARDING) if thing in free}
    assert set(HELPFUL) <= free


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("denizen:keep", USED),
        ("denizen:horse-archers", DISCARDS),
        ("denizen:traveling-doctor", DISCARDS),
        ("denizen:wrestlers", COSTS),
        ("denizen:mercenaries", COSTS),
        ("denizen:land-warden", COSTS),
        ("denizen:tents", NOTHING),
        ("denizen:alchemist", ACTION),
        ("denizen:royal-tax", PLAYED),
        ("denizen:boiling-lake", BINDS),
        ("denizen:forest-council", IGNORED),
        ("site:marshes", BINDS),
        ("site:mine", USED),
        ("relic:dragonskin-drum", USED),
        ("edifice:sprawling-rampart", BINDS),
    ],
)
def test_some_of_each_class(thing: str, expected: str) -> None:
    power = next(power for power in POWERS.values() if THING_ID[power.card] == thing)
    assert class_of(power) == expected


def test_what_harms_is_an_action_power() -> None:
    actions = {THING_ID[power.card] for power in POWERS.values() if power.kind == "action"}
    assert set(harming.HARMFUL) <= actions
    assert helping.helpful() & helping.useless() == 0
    plans = {THING_ID[power.card] for power in POWERS.values() if isinstance(power, BattlePlan)}
    assert plans > harming.HARMLESS_PLANS
