"""Every power of every card is in one class of what the Prince makes of it (P.15.a-l, prince-limited-powers)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import regnum.games.oath.game  # noqa: F401  (registers every power)
from regnum.games.oath.catalogue import CARDS, SITES, THING_ID
from regnum.games.oath.powers import OF_THING, POWERS, BattlePlan, Modifier, Power
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
from tests.games.oath.prince import powers
from tests.games.oath.prince.tables import on_space, told

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


@pytest.mark.rule("oath:P.15.j")
def test_what_is_used_costs_and_discards_nothing() -> None:
    for power in POWERS.values():
        if class_of(power) == USED:
            assert not has_price(power), power.id
            assert not (isinstance(power, BattlePlan) and power.discard_at_end), power.id


@pytest.mark.rule("oath:P.15.j")
def test_the_free_modifiers_and_plans_are_the_listed_ones() -> None:
    """A new card must be given a class and a reason, unless its price or its end says it."""
    free = {
        THING_ID[p.card]
        for p in POWERS.values()
        if isinstance(p, (Modifier, BattlePlan)) and not has_price(p) and not getattr(p, "discard_at_end", False)
    }
    assert free == {thing for thing in (*HELPFUL, *IDLE, *DISCARDING) if thing in free}
    assert set(HELPFUL) <= free


PLANS = {
    USED: """bandit-rampart battle-honors bear-traps code-of-honor cursed-cauldron hospital keep longbows
        military-parade obsidian-cage outriders village-constable walled-garden""",
    COSTS: """billowing-fog cracked-sage cracking-ground disgraced-captain encirclement extra-provisions field-promotion
        fire-talkers hearts-and-minds kindred-warriors mercenaries mountain-giant nature-worship peace-envoy rangers
        rusting-ray second-wind shield-wall specialist sticky-fire the-great-levy war-tortoise wrestlers zealots""",
    DISCARDS: """great-crusade horse-archers lancers mounted-patrol rain-boots rival-khan storm-caller traveling-doctor
        warning-signals""",
    NOTHING: "book-burning martial-culture relic-hunter scouts slander wild-mounts",
}
"""What the sheet makes of each battle plan, read card by card."""
MODIFIERS = {
    USED: """augury downtrodden dragonskin-drum hospitality hunting-party knights-errant map-library pressgangs
        rowdy-pub secret-signal small-friends the-old-oak truthful-harp welcoming-party wild-cry""",
    COSTS: "great-spire land-warden magicians-code master-of-disguise",
    DISCARDS: "crop-rotation",
    NOTHING: """a-fast-steed acting-troupe awaited-return bracken buried-giant cracked-horn errand-boy forest-paths
        mushrooms new-growth news-from-afar observatory portal special-envoy tents way-station""",
}


@pytest.mark.rule("oath:P.15.j", "oath:P.15.k")
@pytest.mark.parametrize(("kind", "expected"), [(BattlePlan, PLANS), (Modifier, MODIFIERS)])
def test_each_plan_and_modifier_is_in_the_class_that_the_sheet_gives_it(
    kind: type[Power], expected: dict[str, str]
) -> None:
    found: dict[str, set[str]] = {name: set() for name in expected}
    for power in POWERS.values():
        if isinstance(power, kind):
            found[class_of(power)].add(THING_ID[power.card].partition(":")[2])
    assert found == {name: set(cards.split()) for name, cards in expected.items()}


@pytest.mark.rule("oath:P.15.g", "oath:P.15.h", "oath:P.15.i", "oath:P.15.j")
def test_the_page_of_his_powers_is_up_to_date() -> None:
    """If not: python -m tests.games.oath.prince.powers > docs/oath-prince-powers.md."""
    page = Path(__file__).parents[4] / "docs" / "oath-prince-powers.md"
    assert page.read_text(encoding="utf-8") == powers.table()


@pytest.mark.rule("oath:P.15.l", "oath:P.15.j")
@pytest.mark.parametrize(("plan", "offered"), [("scouts", False), ("relic-hunter", True), ("horse-archers", True)])
def test_a_plan_that_does_nothing_for_him_is_offered_to_nobody(plan: str, offered: bool) -> None:
    scene = on_space(
        "TL_muster_low",
        powers="expanded",
        prince={"at": "river", "warbands": 6},
        sites={
            "cradle-1": {"site": "river", "cards": [plan], "warbands": {"purple": 1}},
            "provinces-1": {"site": "steppe", "warbands": {"red": 1}},
            "provinces-2": {"site": "mine", "warbands": {"red": 1}},
        },
        seats=[{"at": "river"}],
        dice=[0] * 4 + [3] * 20,
    )
    scene.answer("enough")
    if offered:
        scene.asks("prince-one", 0)
        scene.offers(f"use:denizen:{plan}")
    else:
        assert told(scene, "log-campaign-told")


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
@pytest.mark.rule("oath:P.15.a", "oath:P.15.c", "oath:P.15.g", "oath:P.15.h", "oath:P.15.j")
def test_some_of_each_class(thing: str, expected: str) -> None:
    power = next(power for power in POWERS.values() if THING_ID[power.card] == thing)
    assert class_of(power) == expected


def test_what_harms_is_an_action_power() -> None:
    actions = {THING_ID[power.card] for power in POWERS.values() if power.kind == "action"}
    assert set(harming.HARMFUL) <= actions
    assert helping.helpful() & helping.useless() == 0
    plans = {THING_ID[power.card] for power in POWERS.values() if isinstance(power, BattlePlan)}
    assert plans > harming.HARMLESS_PLANS
