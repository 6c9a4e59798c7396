"""The Site Reference (A.2) beyond what each site's own test shows."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.oath.catalogue import SITES, SUITS
from regnum.scenes import Scene

BLANK = 0

PRINTED = [
    ("ancient-city", 2, (0, 0, 1), "place-favor 3 order"),
    ("barren-coast", 1, (0, 0, 1), "place-favor 3 nomad"),
    ("buried-giant", 2, (0, 0, 1), "burn-secret 1"),
    ("charming-valley", 3, (0, 0, 0), ""),
    ("deep-woods", 2, (0, 0, 1), "burn-secret 2"),
    ("drowned-city", 0, (0, 3, 2), "burn-favor 2"),
    ("fertile-valley", 3, (0, 0, 0), ""),
    ("great-slum", 3, (0, 0, 0), ""),
    ("lush-coast", 3, (0, 0, 0), ""),
    ("marshes", 2, (0, 0, 1), "burn-secret 1"),
    ("mine", 1, (3, 0, 1), "place-favor 3 discord"),
    ("mountain", 2, (0, 0, 1), "burn-favor 2"),
    ("narrow-pass", 1, (0, 0, 1), "place-favor 3 arcane"),
    ("plains", 3, (0, 0, 0), ""),
    ("river", 2, (0, 0, 0), ""),
    ("rocky-coast", 2, (0, 0, 0), ""),
    ("salt-flats", 2, (2, 1, 0), ""),
    ("shrouded-wood", 2, (0, 0, 1), "burn-secret 1"),
    ("standing-stones", 2, (0, 0, 1), "place-favor 3 arcane"),
    ("steppe", 2, (0, 0, 1), "place-favor 3 nomad"),
    ("the-hidden-place", 2, (0, 0, 1), "burn-secret 1"),
    ("the-tribunal", 2, (0, 0, 1), "place-favor 3 order"),
    ("wastes", 1, (0, 0, 1), "burn-secret 2"),
]
"""Of each site: its capacity, the favor, secrets and relics of its prompt, and what a relic there costs."""


@pytest.mark.rule("oath:2.8.1.a", "oath:2.8.2.a", "oath:5.4.2.a")
@pytest.mark.parametrize(
    ("site", "capacity", "prompt", "price"),
    [pytest.param(*row, marks=pytest.mark.card(f"oath:site:{row[0]}")) for row in PRINTED],
)
def test_what_stands_on_a_site_card(site: str, capacity: int, prompt: tuple[int, int, int], price: str) -> None:
    """Revealed by a traveller it gets what its prompt shows; it holds so many cards; its relics cost so much."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "provinces-1"}],
        sites={
            "provinces-1": "plains" if site != "plains" else "river",
            "provinces-2": {"site": site, "faceup": False},
        },
        relics=["map", "whistle"],
    )
    scene.answer("travel", "slot:provinces-2")
    there = scene.state.sites[3]
    assert (there.favor, there.secrets, len(there.relics)) == prompt
    assert scene.match.table.capacity(3) == capacity
    cost = SITES[there.card].recover
    suit = "" if cost is None or cost.kind != "place-favor" else f" {SUITS[cost.suit]}"
    assert ("" if cost is None else f"{cost.kind} {cost.amount}{suit}") == price


@pytest.mark.rule("oath:A.2.2.b")
def test_no_reward_for_a_suit_discarded_here_this_turn() -> None:
    for spent, secrets in (({"steppe": ["nomad"]}, 0), ({"steppe": ["beast"]}, 1), ({"mine": ["nomad"]}, 1)):
        scene = Scene(
            "oath",
            2,
            seats=[{"at": "steppe", "advisers": [{"facedown": "elders"}]}],
            sites={"cradle-1": "steppe", "cradle-2": "mine"},
            spent=spent,
        )
        scene.answer("adviser:denizen:elders", "play:site:steppe")
        scene.holds(seats={0: {"secrets": secrets, "favor": 1}})


@pytest.mark.rule("oath:A.2.2.b", "oath:A.2.9.a")
def test_a_discard_made_to_make_room_spoils_the_homeland() -> None:
    """The People's Favor lets one discard a Nomad card of the Steppe first: then there is no secret for the next."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "steppe", "advisers": [{"facedown": "elders"}]}],
        sites={"cradle-1": {"site": "steppe", "cards": ["tents", "wolves"]}},
        banners={"peoples-favor": {"holder": 0}},
    )
    scene.answer("adviser:denizen:elders", "play:site:steppe", "denizen:tents")
    scene.holds(seats={0: {"secrets": 0}}, sites={"cradle-1": {"cards": ["wolves", "elders"]}})


@pytest.mark.rule("oath:A.2.2.c", "oath:A.2.2.d", "oath:10.2.c")
@pytest.mark.parametrize(
    ("site", "card", "gained"),
    [
        ("steppe", "elders", {"secrets": 1, "favor": 1}),
        ("fertile-valley", "wayside-inn", {"favor": 2}),
        ("deep-woods", "rangers", {"relics": ["grand-scepter", "map"]}),
        ("wastes", "charlatan", {"relics": ["grand-scepter", "map"]}),
        ("standing-stones", "alchemist", {"secrets": 1}),
        ("ancient-city", "longbows", {"warbands": 2}),
    ],
)
def test_the_rewards_of_the_homelands(site: str, card: str, gained: dict[str, Any]) -> None:
    """A relic is taken without its price, faceup."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": site, "advisers": [{"facedown": card}]}],
        sites={"cradle-1": {"site": site, "relics": ["map"]}},
    )
    scene.answer(f"adviser:denizen:{card}", f"play:site:{site}")
    scene.holds(seats={0: gained})


@pytest.mark.rule("oath:A.2.4.c", "oath:A.2.4.d")
@pytest.mark.parametrize(("site", "dice"), [("plains", 3), ("mountain", 1)])
def test_plains_and_mountain_speak_once_and_also_to_their_ruler(site: str, dice: int) -> None:
    """The attacker rules the site; the defender's pawn and relic there are the targets."""
    scene = Scene(
        "oath",
        2,
        seats=[{"at": site, "warbands": 2}, {"at": site, "relics": ["whistle"]}],
        sites={"cradle-1": {"site": site, "warbands": {"purple": 1}}},
        dice=[BLANK] * 12,
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1", "relic:whistle"], 2)
    scene.logs("log-attack", dice=dice)


@pytest.mark.rule("oath:A.2.6.b", "oath:A.2.6.a")
def test_out_of_a_charming_valley_in_the_provinces_for_three() -> None:
    scene = Scene(
        "oath", 2, seats=[{"at": "charming-valley"}], sites={"provinces-1": "charming-valley", "provinces-2": "river"}
    )
    scene.answer("travel", "site:river")
    scene.holds(seats={0: {"supply": 4}})


@pytest.mark.rule("oath:A.2.7.a", "oath:A.2.7.b")
def test_the_shrouded_wood_ignores_the_narrow_pass_and_the_hidden_place() -> None:
    sites = {
        "cradle-1": "shrouded-wood",
        "cradle-2": "the-hidden-place",
        "hinterland-1": "narrow-pass",
        "hinterland-2": "river",
    }
    for to in ("the-hidden-place", "river"):
        scene = Scene("oath", 2, seats=[{"at": "shrouded-wood"}], sites=sites)
        scene.answer("travel", f"site:{to}")
        scene.holds(seats={0: {"at": to, "supply": 5, "secrets": 0}})


@pytest.mark.rule("oath:A.2.7.d", "oath:A.2.7.c")
def test_for_the_empire_the_chancellor_shows_the_way() -> None:
    seats: list[dict[str, Any]] = [{"at": "mine"}, {"role": "citizen"}, {"at": "shrouded-wood"}]
    sites = {"cradle-1": {"site": "shrouded-wood", "warbands": {"purple": 1}}, "cradle-2": "mine"}
    scene = Scene("oath", 3, turn=2, seats=seats, sites=sites)
    scene.answer("travel")
    scene.asks("travel-to", seat=0)
    scene.answer("site:mine")
    scene.holds(seats={2: {"at": "mine", "supply": 5}})
    scene = Scene(
        "oath", 3, turn=1, seats=[{"at": "mine"}, {"role": "citizen", "at": "shrouded-wood"}, {}], sites=sites
    )
    scene.answer("travel")
    scene.asks("travel-to", seat=1)


@pytest.mark.rule("oath:A.2.7.e", "oath:5.5.7.III.e")
def test_the_ruler_of_the_wood_chooses_also_for_who_is_made_to_travel() -> None:
    """Blue beats red at the wood that the Empire rules: the Chancellor chooses where red goes."""
    scene = Scene(
        "oath",
        3,
        turn=2,
        seats=[{"at": "mine"}, {"at": "shrouded-wood"}, {"at": "shrouded-wood", "warbands": 3}],
        sites={"cradle-1": {"site": "shrouded-wood", "warbands": {"purple": 1}}, "cradle-2": "mine"},
        dice=[BLANK, BLANK, 3, 3, 3],
    )
    scene.answer("campaign", "seat:1", ["pawn:seat:1"], 3)
    scene.asks("travel-to", seat=0)


@pytest.mark.rule("oath:A.2.9.b", "oath:10.17.b")
@pytest.mark.parametrize("law", ["printed", "errata"])
def test_the_great_slum_makes_room_for_a_card_moved_there_by_the_corrected_law(law: str) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "great-slum", "advisers": ["homesteaders", "longbows"]}],
        sites={"cradle-1": {"site": "great-slum", "cards": ["wolves", "elders", "tents"]}},
        options={"law": law},
    )
    if law == "printed":
        scene.not_offered("use:denizen:homesteaders")
        return
    scene.answer("use:denizen:homesteaders", "denizen:longbows", "denizen:wolves")
    scene.holds(sites={"cradle-1": {"cards": ["elders", "tents", "longbows"]}}, discards={"provinces": ["wolves"]})


@pytest.mark.rule("oath:A.2.9.b", "oath:10.17.b")
@pytest.mark.parametrize("law", ["printed", "errata"])
def test_by_the_printed_law_a_card_moved_from_the_great_slum_lets_one_discard_there(law: str) -> None:
    scene = Scene(
        "oath",
        2,
        seats=[{"at": "great-slum", "secrets": 1}],
        sites={
            "cradle-1": {"site": "great-slum", "cards": ["roving-terror", "wolves"]},
            "cradle-2": {"site": "mine", "cards": ["elders"]},
        },
        options={"law": law},
    )
    scene.answer("use:denizen:roving-terror")
    if law == "printed":
        scene.offers_only("denizen:wolves", "decline")
        scene.answer("denizen:wolves")
    scene.asks("act")
    scene.holds(
        sites={"cradle-1": {"cards": [] if law == "printed" else ["wolves"]}, "cradle-2": {"cards": ["roving-terror"]}}
    )


def led(**me: Any) -> Scene:
    """Red rules the Shrouded Wood, where the Chancellor stands with Forest Paths; only the Mine has a Beast card."""
    return Scene(
        "oath",
        2,
        seats=[{"at": "shrouded-wood", "favor": 1, "advisers": ["forest-paths"], **me}, {"at": "mine"}],
        sites={
            "cradle-1": {"site": "shrouded-wood", "warbands": {"red": 1}},
            "cradle-2": {"site": "mine", "cards": ["wolves"]},
            "provinces-1": "river",
        },
    )


@pytest.mark.card("oath:site:shrouded-wood", "oath:denizen:forest-paths")
@pytest.mark.rule("oath:A.2.7.c", "oath:7.4.a")
@pytest.mark.parametrize(
    ("supply", "to", "left"), [(1, "mine", 1), (1, "river", None), (3, "river", 1), (3, "mine", 3)]
)
def test_the_ruler_of_the_wood_may_let_a_free_travel_fail(supply: int, to: str, left: int | None) -> None:
    """Forest Paths are paid at the start; sent to where no Beast is, the traveller needs 2 Supply or stays."""
    scene = led(supply=supply)
    scene.answer("travel", "use:denizen:forest-paths")
    scene.asks("travel-to", seat=1)
    scene.answer(f"site:{to}")
    where = "shrouded-wood" if left is None else to
    scene.holds(seats={0: {"at": where, "supply": supply if left is None else left, "favor": 0}}, turn=0)
    scene.logs("log-travel-fails", times=int(left is None))


@pytest.mark.card("oath:site:shrouded-wood")
def test_nobody_is_led_anywhere_without_supply_or_a_modifier() -> None:
    scene = led(supply=1)
    scene.answer("travel", "enough")
    scene.asks("act", seat=0)
    scene.holds(seats={0: {"at": "shrouded-wood", "favor": 1}})
