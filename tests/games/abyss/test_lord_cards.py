"""Guilds and lord cards (sections 12 and 13): what stands on each of the 35 cards, and what it means."""

from itertools import combinations
from typing import Any, NamedTuple

import pytest

from regnum.games.abyss.catalogue import GUILDS, LORDS
from regnum.scenes import Scene
from regnum.texts import texts


class Card(NamedTuple):
    slug: str
    english: str
    polish: str
    guild: str
    influence: int
    cost: int
    races: int
    race: str | None
    keys: int
    ability: str


CARDS = [
    Card("recruiter", "The Recruiter", "Werbownik", "soldier", 4, 10, 2, "crab", 1, "permanent"),
    Card("jailer", "The Jailer", "Nadzorca", "soldier", 7, 6, 3, "crab", 0, "recruit"),
    Card("seeker", "The Seeker", "Poszukiwacz", "soldier", 7, 7, 2, "crab", 0, "recruit"),
    Card("assassin", "The Assassin", "Zabójca", "soldier", 6, 10, 1, "crab", 0, "recruit"),
    Card("commander", "The Commander", "Dowódca", "soldier", 4, 8, 1, "crab", 1, "permanent"),
    Card("tamer", "The Tamer", "Poskramiacz", "soldier", 4, 6, 3, "crab", 1, "permanent"),
    Card("hunter", "The Hunter", "Łowca", "soldier", 6, 8, 2, "crab", 0, "recruit"),
    Card("ship-master", "The Ship Master", "Armator", "merchant", 5, 6, 3, "shellfish", 1, "permanent"),
    Card("trader", "The Trader", "Handlarz", "merchant", 9, 10, 3, "shellfish", 0, "recruit"),
    Card("peddler", "The Peddler", "Domokrążca", "merchant", 9, 8, 1, "shellfish", 0, "recruit"),
    Card("landlord", "The Landlord", "Rentier", "merchant", 5, 10, 2, "shellfish", 1, "permanent"),
    Card("slaver", "The Slaver", "Łowca niewolników", "merchant", 5, 8, 1, "shellfish", 1, "permanent"),
    Card("shopkeeper", "The Shopkeeper", "Sklepikarz", "merchant", 9, 6, 3, "shellfish", 0, "recruit"),
    Card("shaman", "The Shaman", "Szaman", "mage", 5, 6, 3, "jellyfish", 1, "permanent"),
    Card("invoker", "The Invoker", "Przywoływacz", "mage", 8, 8, 1, "jellyfish", 0, "recruit"),
    Card("apprentice", "The Apprentice", "Uczeń", "mage", 9, 6, 3, "jellyfish", 0, "recruit"),
    Card("oracle", "The Oracle", "Wyrocznia", "mage", 5, 8, 2, "jellyfish", 1, "permanent"),
    Card("alchemist", "The Alchemist", "Alchemik", "mage", 5, 7, 1, "jellyfish", 1, "permanent"),
    Card("illusionist", "The Illusionist", "Iluzjonista", "mage", 9, 10, 1, "jellyfish", 0, "recruit"),
    Card("master-of-magic", "The Master of Magic", "Mistrz magii", "mage", 6, 10, 3, "jellyfish", 1, "permanent"),
    Card("opportunist", "The Opportunist", "Oportunista", "politician", 5, 6, 3, "squid", 1, "permanent"),
    Card("corruptor", "The Corruptor", "Łapówkarz", "politician", 6, 10, 1, "squid", 0, "recruit"),
    Card("traitor", "The Traitor", "Zdrajca", "politician", 6, 12, 3, "squid", 0, "recruit"),
    Card("diplomat", "The Diplomat", "Dyplomata", "politician", 5, 8, 1, "squid", 1, "permanent"),
    Card("treasurer", "The Treasurer", "Skarbnik", "politician", 5, 10, 2, "squid", 1, "permanent"),
    Card("schemer", "The Schemer", "Spiskowiec", "politician", 6, 8, 3, "squid", 0, "recruit"),
    Card("keeper", "The Keeper", "Dozorca", "farmer", 6, 6, 3, "seahorse", 1, "none"),
    Card("reaper", "The Reaper", "Żniwiarz", "farmer", 6, 7, 2, "seahorse", 1, "none"),
    Card("shepherd", "The Shepherd", "Pasterz", "farmer", 6, 8, 1, "seahorse", 1, "none"),
    Card("miller", "The Miller", "Młynarz", "farmer", 10, 8, 2, "seahorse", 0, "none"),
    Card("aquaculturalist", "The Aquaculturalist", "Hodowca", "farmer", 11, 9, 3, "seahorse", 0, "none"),
    Card("landowner", "The Landowner", "Obszarnik", "farmer", 12, 10, 1, "seahorse", 0, "none"),
    Card("sage", "The Sage", "Mędrzec", "ambassador", 4, 10, 5, None, 3, "recruit"),
    Card("hermit", "The Hermit", "Pustelnik", "ambassador", 5, 10, 5, None, 3, "recruit"),
    Card("elder", "The Elder", "Starszy", "ambassador", 3, 10, 5, None, 3, "recruit"),
]


def each(cards: list[Card]) -> pytest.MarkDecorator:
    """One test for each of these cards, marked as showing it."""
    return pytest.mark.parametrize(
        "card", [pytest.param(card, marks=pytest.mark.card(f"lord:{card.slug}"), id=card.slug) for card in cards]
    )


RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]


def some_races(card: Card, number: int) -> list[str]:
    """So many races, the one the card names first."""
    return sorted(RACES, key=lambda race: race != card.race)[:number]


def allies(worth: int, races: list[str]) -> list[str]:
    """Allies of exactly these races and this total value: ones, but for the first race."""
    rest = worth - len(races) + 1
    first = []
    for value in (5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1):
        if value <= rest:
            first.append(f"{races[0]} {value}")
            rest -= value
    assert rest == 0
    return [*first, *(f"{race} 1" for race in races[1:])]


def at_court(card: Card, hand: list[str], **more: Any) -> Scene:
    """The lord with three others at Court: recruiting it refills nothing."""
    others = [slug for slug in ("oracle", "diplomat", "shaman", "treasurer") if slug != card.slug][:3]
    return Scene("abyss", 2, court=[card.slug, *others], seats=[{"hand": hand, **more}])


# -- what stands on the cards -------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:12.1")
@pytest.mark.box
def test_every_lord_belongs_to_one_of_six_guilds() -> None:
    guilds: dict[str, list[str]] = {}
    for lord in LORDS.values():
        guilds.setdefault(lord.guild, []).append(lord.slug)
    assert guilds == {
        "soldier": ["recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter"],
        "merchant": ["ship-master", "trader", "peddler", "landlord", "slaver", "shopkeeper"],
        "mage": ["shaman", "invoker", "apprentice", "oracle", "alchemist", "illusionist", "master-of-magic"],
        "politician": ["opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer"],
        "farmer": ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"],
        "ambassador": ["sage", "hermit", "elder"],
    }
    assert sorted(GUILDS) == ["ambassador", "farmer", "mage", "merchant", "politician", "soldier"]


@pytest.mark.rule("abyss:12.1", "abyss:13.1", "abyss:13.6")
@each(CARDS)
def test_a_lord_card_has_a_name_a_guild_a_cost_influence_points_and_an_ability(card: Card) -> None:
    lord = next(lord for lord in LORDS.values() if lord.slug == card.slug)
    assert (lord.guild, lord.influence, lord.cost, lord.races, lord.keys, lord.ability) == card[3:7] + card[8:]
    assert texts("abyss", "en").name(f"lord:{card.slug}") == card.english
    assert texts("abyss", "pl").name(f"lord:{card.slug}") == card.polish


@pytest.mark.rule("abyss:13.1", "abyss:13.4")
@each(CARDS)
def test_allies_worth_the_cost_are_enough_and_one_point_less_is_not(card: Card) -> None:
    races = some_races(card, card.races)
    enough = at_court(card, allies(card.cost, races))
    enough.offers(f"recruit:lord:{card.slug}")
    enough.answer(f"recruit:lord:{card.slug}").asks("recruit-pay", seat=0)
    every_ally = [f"ally:{ally.replace(' ', '-')}" for ally in allies(card.cost, races)]
    enough.answer(every_ally)
    enough.logs("log-pays", lord=f"lord:{card.slug}", pearls=0)
    at_court(card, allies(card.cost - 1, races)).refuses(
        f"recruit:lord:{card.slug}", rule="14.13", needed=card.cost, allies=card.cost - 1, pearls=0
    )


@pytest.mark.rule("abyss:13.1", "abyss:14.4")
@each([card for card in CARDS if card.races > 1])
def test_one_race_fewer_than_the_bubbles_is_not_enough(card: Card) -> None:
    at_court(card, allies(15, some_races(card, card.races - 1)), pearls=20).refuses(
        f"recruit:lord:{card.slug}", rule="14.4", needed=card.races, held=card.races - 1
    )


@pytest.mark.rule("abyss:13.1", "abyss:13.2")
@each([card for card in CARDS if card.race])
def test_the_race_of_the_big_bubble_must_be_in_hand(card: Card) -> None:
    others = [race for race in RACES if race != card.race]
    at_court(card, allies(15, others), pearls=20).refuses(
        f"recruit:lord:{card.slug}", rule="13.2", race=f"race:{card.race}"
    )


@pytest.mark.rule("abyss:13.7", "abyss:21.2")
@each(CARDS)
def test_a_recruited_lord_gives_its_influence_points(card: Card) -> None:
    scene = Scene("abyss", 2, seats=[{"lords": [card.slug]}, {}])
    result = scene.game.result(scene.state)
    assert result.scores == (card.influence, 0)
    assert result.sheet[0].lords == ((f"lord:{card.slug}", card.influence),)


@pytest.mark.rule("abyss:13.6", "abyss:18.2", "abyss:18.26")
@each(CARDS)
def test_some_lords_carry_keys(card: Card) -> None:
    scene = Scene("abyss", 2, seats=[{"lords": [card.slug]}, {}])
    assert scene.match.view(0).players[0].key_count == card.keys


@pytest.mark.rule("abyss:13.6")
@pytest.mark.box
def test_not_every_lord_carries_a_key() -> None:
    assert [card.slug for card in CARDS if card.keys == 0] == [lord.slug for lord in LORDS.values() if not lord.keys]
    assert len([lord for lord in LORDS.values() if lord.keys]) == 19


# -- what the guilds are for ---------------------------------------------------------------------------------------

FULL_HAND = ["squid 1", "squid 1", "squid 1", "squid 1", "seahorse 1", "seahorse 1", "seahorse 1"]


@pytest.mark.rule("abyss:12.2")
@pytest.mark.parametrize(
    ("soldier", "hand", "answer", "loss"),
    [
        pytest.param(
            "jailer",
            ["crab 4", "squid 2", "jellyfish 1"],
            "ally:seahorse-1",
            {"hand": FULL_HAND[:-1]},
            marks=pytest.mark.card("lord:jailer"),
        ),
        pytest.param("seeker", ["crab 5", "squid 2"], None, {"pearls": 1}, marks=pytest.mark.card("lord:seeker")),
        pytest.param(
            "assassin",
            ["crab 5", "crab 4", "crab 1"],
            None,
            {"turned": ["keeper"]},
            marks=pytest.mark.card("lord:assassin"),
        ),
        pytest.param(
            "commander",
            ["crab 5", "crab 3"],
            ["ally:seahorse-1"],
            {"hand": FULL_HAND[:-1]},
            marks=pytest.mark.card("lord:commander"),
        ),
        pytest.param("hunter", ["crab 5", "squid 3"], None, {"tokens": []}, marks=pytest.mark.card("lord:hunter")),
    ],
)
def test_a_soldier_is_aimed_at_the_opponent(
    soldier: str, hand: list[str], answer: object, loss: dict[str, object]
) -> None:
    scene = Scene(
        "abyss",
        2,
        court=[soldier, "reaper", "shepherd", "miller"],
        seats=[
            {"hand": hand, "pearls": 3, "lords": ["landowner"], "tokens": [2]},
            {"hand": FULL_HAND, "pearls": 3, "lords": ["keeper"], "tokens": [4]},
        ],
    )
    scene.answer(f"recruit:lord:{soldier}", [f"ally:{ally.replace(' ', '-')}" for ally in hand])
    if answer is not None:
        scene.answer(answer, seat=1)
    scene.asks("turn-action", seat=1)
    unharmed = {"hand": FULL_HAND, "pearls": 3, "turned": [], "tokens": [4]}
    tokens = [2, 4] if soldier == "hunter" else [2]
    scene.holds(seats=[{"hand": [], "pearls": 3, "turned": [], "tokens": tokens}, {**unharmed, **loss}])


@pytest.mark.rule("abyss:12.2", "abyss:16.4")
@pytest.mark.card("lord:recruiter", "lord:tamer")
def test_the_recruiter_and_the_tamer_burden_the_opponent_and_not_their_owner() -> None:
    words: dict[str, Any] = {"court": ["shepherd"], "deck": ["monster"], "threat": 2}
    hand = {"hand": ["seahorse 4", "seahorse 3"]}
    opponent = Scene("abyss", 2, **words, seats=[hand, {"lords": ["recruiter", "tamer"]}])
    opponent.refuses("recruit:lord:shepherd", rule="14.13", needed=10, allies=7, pearls=0)
    opponent.answer("explore", "fight").offers_only("reward:p1", "reward:t1")
    owner = Scene("abyss", 2, **words, seats=[{**hand, "lords": ["recruiter", "tamer"]}, {}])
    owner.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=7, pearls=0)
    owner.answer("explore", "fight").offers_only("reward:p2", "reward:p1t1", "reward:t2")


@pytest.mark.rule("abyss:12.2", "abyss:12.3")
@pytest.mark.box
def test_soldiers_are_worth_less_than_others_and_farmers_more() -> None:
    totals: dict[str, list[int]] = {}
    for lord in LORDS.values():
        totals.setdefault(lord.guild, []).append(lord.influence)
    assert {guild: (sum(points), len(points)) for guild, points in totals.items()} == {
        "soldier": (38, 7),
        "merchant": (42, 6),
        "mage": (47, 7),
        "politician": (33, 6),
        "farmer": (51, 6),
        "ambassador": (12, 3),
    }
    assert max(totals["farmer"]) == 12
    assert max(lord.influence for lord in LORDS.values() if lord.guild != "farmer") == 9


@pytest.mark.rule("abyss:12.3")
@pytest.mark.parametrize(
    ("farmer", "hand", "influence"),
    [
        ("keeper", ["seahorse 3", "squid 2", "crab 1"], 6),
        ("reaper", ["seahorse 5", "squid 2"], 6),
        ("shepherd", ["seahorse 5", "seahorse 3"], 6),
        ("miller", ["seahorse 5", "squid 3"], 10),
        ("aquaculturalist", ["seahorse 5", "squid 3", "crab 1"], 11),
        ("landowner", ["seahorse 5", "seahorse 4", "seahorse 1"], 12),
    ],
)
def test_a_farmer_does_nothing_but_count_for_much(farmer: str, hand: list[str], influence: int) -> None:
    scene = Scene(
        "abyss",
        2,
        court=[farmer, "oracle", "diplomat", "slaver"],
        council={"crab": [1]},
        seats=[{"hand": hand, "pearls": 4}, {"pearls": 2, "hand": ["squid 1"], "lords": ["shaman"]}],
    )
    scene.answer(f"recruit:lord:{farmer}", [f"ally:{ally.replace(' ', '-')}" for ally in hand])
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[
            {"lords": [farmer], "hand": [], "pearls": 4, "affiliated": [hand[-1]], "locations": []},
            {"pearls": 2, "hand": ["squid 1"], "turned": []},
        ],
        council={"crab": [1]},
        court=["oracle", "diplomat", "slaver"],
    )
    told = [line.message for line in scene.match.lines if line.message != "log-turn"]
    assert told == ["log-pays", "log-affiliates", "log-recruits"]
    assert scene.game.result(scene.state).sheet[0].lords == ((f"lord:{farmer}", influence),)
    # Nor later: in its owner's next turn nothing but the ordinary actions is on offer.
    scene.answer("council:crab")
    assert all(key in ("plot", "explore") or key.startswith("recruit:") for key in scene.offered(0))


@pytest.mark.rule("abyss:12.4")
@pytest.mark.card("lord:diplomat", "lord:treasurer", "lord:opportunist")
def test_politicians_bring_lords() -> None:
    """Cheaper, of any races, for a bribe, in exchange, or fresh at the Court: all six of them."""
    hand = {"hand": ["crab 3", "crab 3"]}
    plain = Scene("abyss", 2, court=["shepherd"], seats=[hand])
    plain.refuses("recruit:lord:shepherd", rule="13.2", race="race:seahorse")
    diplomat = Scene("abyss", 2, court=["shepherd"], seats=[{**hand, "lords": ["diplomat"]}])
    diplomat.refuses("recruit:lord:shepherd", rule="14.13", needed=8, allies=6, pearls=0)
    both = Scene("abyss", 2, court=["shepherd"], seats=[{**hand, "lords": ["diplomat", "treasurer"]}])
    both.offers("recruit:lord:shepherd")
    opportunist = Scene("abyss", 2, court=["shepherd"], lords=["reaper"], seats=[{"lords": ["opportunist"]}])
    opportunist.answer("replace:lord:shepherd").holds(court=["reaper"])
    for politician, hand_played, answers in (
        ("corruptor", ["squid 5", "squid 4", "squid 1"], ["lord:miller"]),
        ("traitor", ["squid 5", "crab 5", "jellyfish 2"], ["lord:keeper", "lord:miller"]),
        ("schemer", ["squid 5", "crab 2", "jellyfish 1"], ["lord:keeper"]),
    ):
        scene = Scene(
            "abyss",
            2,
            court=[politician, "miller", "reaper", "shepherd", "landowner"],
            lords=["aquaculturalist"],
            seats=[{"hand": hand_played, "pearls": 5, "lords": ["keeper"]}],
        )
        scene.answer(f"recruit:lord:{politician}", [f"ally:{ally.replace(' ', '-')}" for ally in hand_played])
        scene.answer(*answers).asks("turn-action", seat=1)
        gained = {"corruptor": ["keeper", "corruptor", "miller"], "traitor": ["traitor", "miller"]}
        scene.holds(seats=[{"lords": gained.get(politician, ["schemer", "aquaculturalist"])}])


@pytest.mark.rule("abyss:12.6")
@pytest.mark.parametrize(
    ("merchant", "hand", "pearls"),
    [
        pytest.param("trader", ["shellfish 5", "crab 4", "squid 1"], 3, marks=pytest.mark.card("lord:trader")),
        pytest.param("peddler", ["shellfish 5", "shellfish 3"], 2, marks=pytest.mark.card("lord:peddler")),
        pytest.param("shopkeeper", ["shellfish 3", "crab 2", "squid 1"], 1, marks=pytest.mark.card("lord:shopkeeper")),
        pytest.param("landlord", ["shellfish 5", "crab 5"], 1, marks=pytest.mark.card("lord:landlord")),
    ],
)
def test_a_merchant_brings_pearls_when_recruited(merchant: str, hand: list[str], pearls: int) -> None:
    scene = Scene("abyss", 2, court=[merchant, "reaper", "keeper", "miller"], seats=[{"hand": hand}])
    scene.answer(f"recruit:lord:{merchant}", [f"ally:{ally.replace(' ', '-')}" for ally in hand])
    if merchant == "landlord":
        scene.answer("ally:crab-5")
    scene.asks("turn-action", seat=1)
    scene.holds(seats=[{"pearls": pearls, "lords": [merchant]}, {"pearls": 0}])


@pytest.mark.rule("abyss:12.6", "abyss:16.4")
@pytest.mark.card("lord:landlord", "lord:slaver", "lord:ship-master")
def test_the_other_merchants_bring_pearls_again_and_again() -> None:
    landlord = Scene("abyss", 2, council={"crab": [1], "squid": [1]}, seats=[{}, {"lords": ["landlord"]}])
    landlord.answer("council:crab").holds(turn=1, seats={1: {"pearls": 1}})
    slaver = Scene("abyss", 2, seats=[{"lords": ["slaver"], "hand": ["crab 1"]}])
    slaver.answer("sell:ally:crab-1").holds(seats=[{"pearls": 2, "hand": []}], discard=["crab 1"])
    ship_master = Scene("abyss", 2, deck=["crab 1", "squid 2", "squid 3"], seats=[{"lords": ["ship-master"]}])
    ship_master.answer("explore", "leave", "leave", "take").holds(seats=[{"pearls": 2, "hand": ["squid 3"]}])


@pytest.mark.rule("abyss:12.7")
@pytest.mark.parametrize(
    ("ambassador", "tiles"),
    [
        pytest.param(slug, tiles, marks=pytest.mark.card(f"lord:{slug}"), id=slug)
        for slug, tiles in (("hermit", 1), ("sage", 2), ("elder", 3))
    ],
)
def test_an_ambassador_brings_a_location_at_once(ambassador: str, tiles: int) -> None:
    scene = Scene(
        "abyss",
        2,
        court=[ambassador, "reaper", "keeper", "miller"],
        available=["jail"],
        stack=["chasm", "barracks", "dockworks", "parliament"],
        seats=[{"hand": allies(10, RACES)}],
    )
    scene.answer(
        f"recruit:lord:{ambassador}",
        ["ally:jellyfish-5", "ally:jellyfish-1", "ally:crab-1", "ally:seahorse-1", "ally:shellfish-1", "ally:squid-1"],
        "ally:crab-1",
    )
    drawn = ["chasm", "barracks", "dockworks"][:tiles]
    if tiles > 1:
        scene.asks("control-drawn", seat=0)
        scene.offers_only(*(f"location:{tile}" for tile in drawn))
        scene.answer("location:chasm")
    scene.asks("turn-action", seat=1)
    scene.holds(
        seats=[{"lords": [], "locations": [{"chasm": [ambassador]}], "keys": 0}],
        available=["jail", *drawn[1:]],
        stack=19 - tiles,
    )


# -- what the bubbles mean -----------------------------------------------------------------------------------------


@pytest.mark.rule("abyss:13.2", "abyss:13.3")
def test_small_bubbles_take_any_race() -> None:
    """The Jailer: a crab and any two others, whichever they are."""
    others = ["jellyfish", "seahorse", "shellfish", "squid"]
    for pair in combinations(others, 2):
        scene = at_court(CARDS[1], ["crab 4", *(f"{race} 1" for race in pair)])
        scene.answer("recruit:lord:jailer", ["ally:crab-4", *(f"ally:{race}-1" for race in pair)])
        scene.answer(f"ally:{pair[1]}-1")
        scene.holds(seats=[{"lords": ["jailer"], "affiliated": [f"{pair[1]} 1"], "hand": []}])


@pytest.mark.rule("abyss:13.2", "abyss:13.3")
def test_the_ambassadors_have_no_big_bubble() -> None:
    """Five small bubbles are all five races, which is to say that none of them is named."""
    scene = Scene("abyss", 2, court=["elder"], seats=[{"hand": ["crab 5", "squid 5"], "pearls": 20}])
    scene.refuses("recruit:lord:elder", rule="14.4", needed=5, held=2)


@pytest.mark.rule("abyss:13.2")
def test_room_must_be_left_for_the_race_of_the_big_bubble() -> None:
    scene = at_court(CARDS[1], ["crab 1", "jellyfish 5", "seahorse 3", "squid 2"], pearls=3)
    scene.answer("recruit:lord:jailer")
    scene.refuses(
        "ally:squid-2",
        part=["ally:jellyfish-5", "ally:seahorse-3"],
        rule="13.2",
        race="race:crab",
        needed=3,
    )
    assert scene.offered(part=["ally:jellyfish-5", "ally:seahorse-3"]) == ["ally:crab-1"]
    # A lord of one race: no other race can even begin the payment.
    alone = at_court(CARDS[4], ["crab 5", "crab 3", "squid 5"])
    alone.answer("recruit:lord:commander")
    alone.refuses(["ally:crab-5", "ally:crab-3", "ally:squid-5"], rule="13.2", race="race:crab", needed=1)
    alone.offers_only("ally:crab-3", "ally:crab-5")


@pytest.mark.rule("abyss:13.2", "abyss:16.4")
@pytest.mark.card("lord:diplomat")
def test_a_diplomat_may_leave_the_big_bubble_out() -> None:
    hand = ["squid 5", "squid 3", "crab 5", "crab 4"]
    court = ["shepherd", "oracle", "shaman", "slaver"]
    for without in ({}, {"lords": ["diplomat"], "turned": ["diplomat"]}):
        scene = Scene("abyss", 2, court=court, seats=[{"hand": hand, **without}])
        scene.refuses("recruit:lord:shepherd", rule="13.2", race="race:seahorse")
    scene = Scene("abyss", 2, court=court, seats=[{"hand": hand, "lords": ["diplomat"]}])
    scene.answer("recruit:lord:shepherd").offers_only("ally:crab-4", "ally:crab-5", "ally:squid-3", "ally:squid-5")
    # The number of races is still exact.
    scene.refuses("ally:crab-4", part=["ally:squid-5"], rule="14.5", needed=1)
    scene.answer(["ally:squid-3", "ally:squid-5"])
    scene.holds(seats=[{"lords": ["diplomat", "shepherd"], "affiliated": ["squid 3"], "hand": ["crab 4", "crab 5"]}])


@pytest.mark.rule("abyss:13.4", "abyss:16.4")
@pytest.mark.card("lord:recruiter", "lord:treasurer")
@pytest.mark.parametrize(
    ("mine", "theirs", "cost"),
    [
        ([], [], 8),
        (["treasurer"], [], 6),
        ([], ["recruiter"], 10),
        (["treasurer"], ["recruiter"], 8),
        (["recruiter"], [], 8),
        ([], ["treasurer"], 8),
        (["shaman"], ["recruiter"], 8),
    ],
)
def test_the_recruiter_and_the_treasurer_change_the_number_under_the_bubbles(
    mine: list[str], theirs: list[str], cost: int
) -> None:
    """Shepherd: 8 in seahorses."""
    words: dict[str, Any] = {"court": ["shepherd", "keeper", "reaper", "miller"]}
    weak = Scene(
        "abyss", 3, **words, seats=[{"hand": ["seahorse 4"], "lords": mine, "pearls": 1}, {}, {"lords": theirs}]
    )
    weak.refuses("recruit:lord:shepherd", rule="14.13", needed=cost, allies=4, pearls=1)
    able = Scene(
        "abyss", 3, **words, seats=[{"hand": ["seahorse 4"], "lords": mine, "pearls": 9}, {}, {"lords": theirs}]
    )
    able.answer("recruit:lord:shepherd", ["ally:seahorse-4"])
    able.holds(seats=[{"pearls": 9 - (cost - 4), "lords": [*mine, "shepherd"]}])


@pytest.mark.rule("abyss:13.5", "abyss:13.4", "abyss:14.4")
def test_the_master_of_magic_needs_ten_in_three_races_one_of_them_jellyfish() -> None:
    master = CARDS[19]
    recruit = "recruit:lord:master-of-magic"
    at_court(master, ["jellyfish 4", "crab 3", "squid 3"]).offers(recruit)
    at_court(master, ["jellyfish 4", "crab 3", "squid 2"]).refuses(recruit, rule="14.13", needed=10, allies=9, pearls=0)
    at_court(master, ["jellyfish 5", "crab 5", "crab 4"]).refuses(recruit, rule="14.4", needed=3, held=2)
    at_court(master, ["shellfish 5", "crab 5", "squid 4"]).refuses(recruit, rule="13.2", race="race:jellyfish")
    four = at_court(master, ["jellyfish 4", "crab 3", "squid 3", "shellfish 1"]).answer(recruit)
    four.refuses("ally:shellfish-1", part=["ally:jellyfish-4", "ally:crab-3", "ally:squid-3"], rule="14.5", needed=3)
