"""The rulebook's worked examples."""

import pytest

from regnum.games.paladins.scoring import Sheet
from regnum.scenes import Scene


@pytest.mark.rule("paladins:4.18", "paladins:4.17", "paladins:4.13")
def test_recruiting_the_architect_at_setup_gives_a_provision() -> None:
    scene = Scene(
        "paladins", 2, phase="setup", townsfolk=["abbot-1", "architect-2", "squire-1", "peddler-1", "acolyte-1"]
    )
    scene.asks("setup-recruit", seat=1)
    scene.answer("architect-2")
    scene.holds(seats={1: {"provisions": 1, "crew": ["architect-2"]}})


@pytest.mark.rule("paladins:7.2", "paladins:8.16")
def test_with_four_players_five_tavern_cards_are_revealed_and_discarded() -> None:
    scene = Scene(
        "paladins", 4, phase="setup", first=0, turn=0, tavern_deck=["1", "7", "8", "9", "10"],
        seats=[{"drawn": []}, {}, {}, {}],
    )  # fmt: skip
    scene.answer("abbot-1")
    scene.holds(round=1, tavern=["1", "7", "8", "9", "10"], tavern_deck=19)


@pytest.mark.rule("paladins:7.11", "paladins:7.8", "paladins:7.9", "paladins:7.10")
def test_engelier() -> None:
    scene = Scene(
        "paladins", 2, phase="tavern", tavern=["1", "7", "8"],
        seats=[{"paladin": "engelier", "strength": 1}, {"paladin": "roland"}],
    )  # fmt: skip
    scene.holds(seats={0: {"workers": ["fighter", "scout"]}})
    scene.answer("tavern:8", "tavern:7")
    scene.holds(seats={0: {"workers": ["fighter", "scout", "merchant", "merchant", "scout", "scout"]}})
    # Strength 1 + 3 reaches the second space (3) but not the third (5), where 1 silver is missing.
    scene.answer("attack")
    scene.refuses("byzantine-archer", rule="19.4", needed=5, value=4, price=1, silver=0)
    scene.answer("viking-armourer", ["scout", "merchant", "fighter"])
    scene.holds(seats={0: {"silver": 2, "strength": 1, "influence": 1, "provisions": 1}})
    scene.logs("log-paladin-helps", rule="7.10", paladin="paladin:engelier", times=1)


@pytest.mark.rule("paladins:10.10", "paladins:10.5", "paladins:10.7")
def test_developing_commission() -> None:
    scene = Scene("paladins", 2, seats=[{"silver": 5, "workers": ["labourer", "fighter", "cleric", "cleric"]}, {}])
    scene.answer("develop", ["labourer", "fighter"], "commission-1")
    scene.holds(
        seats={
            0: {
                "silver": 1,
                "workshops": {"commission": [1]},
                "placed": {"develop": ["labourer", "fighter"]},
                "workers": ["scout", "cleric", "cleric"],
            }
        }
    )
    scene = Scene(
        "paladins", 2, seats=[{"provisions": 1, "workers": ["cleric"] * 2, "workshops": {"commission": [1]}}, {}]
    )
    scene.answer("commission", "space:2")
    scene.holds(seats={0: {"placed": {"commission": [None, "cleric", "cleric"]}, "silver": 2}})


@pytest.mark.rule("paladins:11.11", "paladins:11.8", "paladins:11.9", "paladins:11.10")
def test_dismissing_the_abbot() -> None:
    scene = Scene(
        "paladins", 2, townsfolk=["squire-1", "acolyte-1", "abbot-1", "peddler-1", "watchman-1"],
        seats=[{"silver": 2, "workers": ["labourer"]}, {}],
    )  # fmt: skip
    scene.answer("dismiss", "abbot-1")
    scene.holds(
        townsfolk=["squire-1", "acolyte-1", None, "peddler-1", "watchman-1"],
        townsfolk_discard=["abbot-1"],
        seats={0: {"silver": 0, "workers": ["labourer", "cleric"], "placed": {"recruit": ["labourer", None]}}},
    )


@pytest.mark.rule("paladins:11.16", "paladins:11.3", "paladins:11.5", "paladins:11.13", "paladins:11.14")
@pytest.mark.parametrize(("paid", "silver", "unpaid"), [("pay-silver", 1, 0), ("take-debt", 4, 1)])
def test_recruiting_the_gatekeeper(paid: str, silver: int, unpaid: int) -> None:
    scene = Scene(
        "paladins", 2, townsfolk=["gatekeeper-2", "acolyte-1", "abbot-1", "peddler-1", "watchman-1"], walls=["scout"],
        seats=[
            {
                "silver": 3,
                "provisions": 1,
                "workers": ["labourer", "fighter", "merchant", "labourer", "scout"],
            },
            {"passed": True},
        ],
    )  # fmt: skip
    scene.answer("recruit", "gatekeeper-2", paid, ["labourer", "fighter"])
    scene.holds(seats={0: {"silver": silver, "unpaid": unpaid, "crew": ["gatekeeper-2"]}})
    scene.answer("fortify")
    scene.holds(seats={0: {"silver": silver + 1}})
    scene.logs("log-townsfolk-acts", rule="41.1", townsfolk="townsfolk:gatekeeper-2", times=1)


@pytest.mark.rule("paladins:13.5", "paladins:13.2", "paladins:9.10")
def test_a_criminal_prays() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {"silver": 2, "workers": ["criminal"], "placed": {"absolve": ["cleric", "labourer", "merchant"]}},
            {},
        ],
    )  # fmt: skip
    scene.answer("pray", "absolve")
    scene.holds(
        seats={0: {"silver": 0, "workers": [], "placed": {"absolve": [], "pray": ["criminal"]}}},
        supply={"cleric": 18, "labourer": 21, "merchant": 18, "criminal": 17},
    )


@pytest.mark.rule("paladins:15.14", "paladins:15.12", "paladins:15.13", "paladins:15.8", "paladins:15.11")
def test_commissioning_with_anseis() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {
                "faith": 2,
                "provisions": 1,
                "paladin": "anseis",
                "workshops": {"commission": [1]},
                "workers": ["labourer", "cleric"],
            },
            {},
        ],
    )  # fmt: skip
    scene.answer("commission")
    scene.refuses("space:15", rule="15.9", needed=4, value=3)
    scene.answer("space:7")
    scene.holds(
        spaces={7: "monk 0"},
        seats={0: {"provisions": 0, "monks": 1, "influence": 1, "faith": 2, "workers": ["scout"]}},
    )


@pytest.mark.rule("paladins:16.13", "paladins:16.3", "paladins:16.9", "paladins:16.11")
def test_the_fourth_wall_with_anseis() -> None:
    scene = Scene(
        "paladins", 2, walls=["labourer-fighter"],
        seats=[
            {
                "influence": 2,
                "paladin": "anseis",
                "walls": ["scout", "merchant", "cleric"],
                "workers": ["merchant", "labourer", "scout"],
            },
            {},
        ],
    )  # fmt: skip
    scene.answer("fortify")
    scene.holds(
        seats={0: {"strength": 1, "provisions": 0, "workers": ["labourer", "fighter"]}},
    )
    scene.holds(seats={0: {"walls": ["scout", "merchant", "cleric", "labourer-fighter"]}})
    then = {"walls": 4, "workers": ["merchant", "labourer", "scout"]}
    scene = Scene("paladins", 2, seats=[then | {"influence": 6, "provisions": 2}, {}])
    scene.refuses("fortify", rule="16.9", needed=7, value=6)
    scene = Scene("paladins", 2, seats=[then | {"influence": 7, "provisions": 1}, {}])
    scene.refuses("fortify", rule="16.3", price=2, provisions=1)


@pytest.mark.rule("paladins:17.13", "paladins:17.2", "paladins:17.9", "paladins:17.12", "paladins:42.10")
def test_garrisoning_the_third_region() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {
                "strength": 5,
                "provisions": 1,
                "workers": ["merchant", "labourer", "fighter"],
                "placed": {"attack": ["scout", "labourer", "fighter"], "hunt": ["labourer"]},
            },
            {},
        ],
    )  # fmt: skip
    scene.answer("garrison", "space:15")
    scene.asks("pray-reward")
    scene.offers_only("attack", "hunt", "garrison")
    scene.answer("attack")
    scene.holds(
        spaces={15: "outpost 0"},
        seats={0: {"provisions": 0, "faith": 1, "outposts": 1, "placed": {"attack": [], "hunt": ["labourer", None]}}},
    )


@pytest.mark.rule("paladins:18.12", "paladins:18.2", "paladins:18.7", "paladins:18.9", "paladins:18.10")
def test_the_first_absolution() -> None:
    scene = Scene(
        "paladins", 2,
        seats=[
            {"silver": 1, "unpaid": 2, "suspicions": [1, 2], "workers": ["cleric", "labourer", "merchant"]},
            {},
        ],
    )  # fmt: skip
    scene.answer("absolve", "jar-space:7")
    scene.holds(
        seats={0: {"silver": 0, "unpaid": 1, "paid": 1, "suspicions": [1], "faith": 1, "jars": [7], "influence": 0}}
    )


@pytest.mark.rule("paladins:19.9", "paladins:19.4", "paladins:19.8")
def test_attacking_the_mercenary() -> None:
    scene = Scene(
        "paladins", 2,
        outsiders=["viking-thief", "viking-guardian", None, "viking-mercenary", "viking-traitor", "saracen-hunter"],
        seats=[{"silver": 1, "strength": 5, "workers": ["scout", "cleric", "fighter"]}, {}],
    )  # fmt: skip
    scene.answer("attack", "viking-mercenary")
    scene.holds(
        seats={0: {"silver": 0, "influence": 1, "workers": ["labourer", "labourer"], "attacked": ["viking-mercenary"]}}
    )


@pytest.mark.rule("paladins:20.12", "paladins:20.4", "paladins:20.6", "paladins:20.7", "paladins:20.9")
def test_converting_the_assassin() -> None:
    scene = Scene(
        "paladins", 2,
        outsiders=["viking-thief", "viking-assassin", None, "viking-mercenary", "viking-traitor", "saracen-hunter"],
        seats=[
            {
                "silver": 2,
                "faith": 3,
                "paladin": "anseis",
                "converted": ["saracen-warrior", "byzantine-warrior"],
                "attacked": ["saracen-protector", "saracen-barbarian", "viking-guardian"],
                "workers": ["fighter", "cleric", "cleric"],
            },
            {},
        ],
    )  # fmt: skip
    scene.answer("convert", "viking-assassin")
    scene.holds(
        seats={
            0: {"silver": 0, "strength": 2, "converted": ["saracen-warrior", "byzantine-warrior", "viking-assassin"]}
        }
    )


@pytest.mark.rule("paladins:22.10", "paladins:22.8", "paladins:22.9", "paladins:24.1")
def test_two_criminals_and_an_inquisition_between_their_suspicions() -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["criminals"], pool=1, suspicion_deck=[2, 0],
        seats=[{"workers": ["labourer"]}, {"suspicions": [0, 0]}],
    )  # fmt: skip
    scene.answer("favour:criminals")
    # When the inquisition came, seat 1 had two suspicions and seat 0 only the first.
    scene.holds(
        pool=5,
        seats=[
            {"silver": 2, "suspicions": [2, 0], "unpaid": 0, "workers": ["criminal", "criminal"]},
            {"suspicions": [0], "unpaid": 1},
        ],
    )
    lines = [line.message for line in scene.match.lines]
    assert lines.index("log-inquisition") < len(lines) - 1 - lines[::-1].index("log-draws-suspicion")


@pytest.mark.rule("paladins:24.12", "paladins:24.2", "paladins:24.3", "paladins:24.5", "paladins:24.11")
def test_the_inquisition_of_four_players() -> None:
    scene = Scene(
        "paladins", 4, round=3, favours=["supplies"], pool=1,
        seats=[
            {"suspicions": [0], "workers": ["labourer"]},
            {},
            {"suspicions": [1, 1, 2]},
            {"suspicions": [0, 2, 1]},
        ],
    )  # fmt: skip
    scene.answer("favour:supplies")
    scene.holds(
        pool=8,
        suspicion_discard=[2, 1],
        seats=[
            {"suspicions": [0], "unpaid": 0, "silver": 1},
            {"unpaid": 0},
            {"suspicions": [1, 1], "unpaid": 1},
            {"suspicions": [0, 2], "unpaid": 1},
        ],
    )


@pytest.mark.rule("paladins:41.7", "paladins:24.9", "paladins:24.10", "paladins:41.3", "paladins:41.5", "paladins:41.6")
def test_peddler_conspirators_and_squires_at_the_inquisition() -> None:
    scene = Scene(
        "paladins", 2, round=3, favours=["supplies"], pool=1,
        seats=[
            {"workers": ["labourer"]},
            {
                "suspicions": [0, 1],
                "crew": ["conspirator-1", "squire-2", "peddler-3", "squire-3", "conspirator-2"],
            },
        ],
    )  # fmt: skip
    scene.answer("favour:supplies")
    scene.asks("inquisition-ability", seat=1)
    scene.answer("peddler-3", "conspirator-1")
    scene.refuses("peddler-3", rule="24.9", townsfolk="townsfolk:peddler-3")
    scene.answer("conspirator-2")
    # With no suspicion left nothing depends on the order any more: both Squires act.
    scene.holds(
        pool=5,
        seats={1: {"silver": 2, "suspicions": [], "influence": 1, "faith": 1, "unpaid": 0}},
    )
    scene.logs("log-nobody-suspected", rule="24.4", times=1)


def scored() -> Scene:
    """The scored player of the rulebook."""
    return Scene(
        "paladins", 2, round=7, orders=["fortify", "attack", "commission"],
        seats=[
            {
                "strength": 11,
                "influence": 10,
                "faith": 6,
                "monks": 6,
                "walls": ["vp-2", "labourer-vp", "scout", "merchant", "fighter", "cleric"],
                "converted": ["viking-adventurer", "saracen-warrior", "byzantine-warrior", "byzantine-assassin"],
                "attacked": ["saracen-archer", "saracen-hunter", "saracen-champion"],
                "paid": 2,
                "unpaid": 1,
                "silver": 2,
                "provisions": 2,
                "workers": [],
            },
            {"workers": []},
        ],
    )  # fmt: skip


def sheet(scene: Scene) -> Sheet:
    result = scene.match.result
    assert result is not None
    one = result.sheet[0]
    assert isinstance(one, Sheet)
    return one


@pytest.mark.rule("paladins:27.1", "paladins:27.2", "paladins:6.9", "paladins:6.11", "paladins:26.1")
def test_orders_and_attributes_of_the_example() -> None:
    one = sheet(scored())
    assert one.orders == (("order:fortify", 4), ("order:commission", 8))
    assert dict(one.attributes) == {"attribute:strength": 16, "attribute:influence": 13, "attribute:faith": 6}


@pytest.mark.rule("paladins:27.3", "paladins:27.4", "paladins:26.4", "paladins:26.5", "paladins:26.6")
def test_monks_and_walls_of_the_example() -> None:
    one = sheet(scored())
    assert (one.monks, one.walls) == (5, 3)
    assert dict(one.wall_cards) == {"wall:vp-2": 2, "wall:labourer-vp": 1}


@pytest.mark.rule("paladins:27.5", "paladins:40.2", "paladins:40.7", "paladins:40.8")
def test_converted_outsiders_of_the_example() -> None:
    assert dict(sheet(scored()).converted) == {
        "outsider:viking-adventurer": 3,
        "outsider:saracen-warrior": 1,
        "outsider:byzantine-warrior": 1,
        "outsider:byzantine-assassin": 3,
    }


@pytest.mark.rule("paladins:27.6", "paladins:27.7", "paladins:27.8", "paladins:23.2", "paladins:23.4", "paladins:26.3")
def test_the_example_comes_to_66() -> None:
    one = sheet(scored())
    assert (one.paid, one.unpaid, one.resources) == (2, -3, 1)
    assert one.total == 66
    scored().scores(scores=[66, 0], winners=[0])


@pytest.mark.rule("paladins:6.13", "paladins:6.10", "paladins:6.12")
@pytest.mark.parametrize(("space", "points"), [(0, 4), (1, 6), (2, 8)])
def test_what_an_order_is_worth_by_its_space(space: int, points: int) -> None:
    orders = ["attack", "convert"]
    orders.insert(space, "fortify")
    scene = Scene(
        "paladins", 2, round=7, orders=orders, seats=[{"walls": 5, "workers": []}, {"walls": 4, "workers": []}]
    )
    result = scene.match.result
    assert result is not None
    assert [one.orders for one in result.sheet] == [(("order:fortify", points),), ()]
