"""What a second reading of the rulebook found: timing, limits, and what players are told."""

import pytest

from regnum.scenes import Scene
from regnum.texts import texts

TAVERN = [str(number) for number in range(1, 25)]


@pytest.mark.rule("paladins:8.10", "paladins:8.11", "paladins:7.1")
def test_the_tavern_deck_of_three_players_comes_back_whole() -> None:
    """Six rounds of four cards use up the deck exactly; step 7 makes it anew, with the cards of the sixth round."""
    everybody = [{"workers": []}, {"workers": []}, {"workers": []}]
    table = {"tavern": TAVERN[:4], "tavern_discard": TAVERN[4:20], "tavern_deck": TAVERN[20:]}
    sixth = Scene("paladins", 3, round=5, seats=everybody, **table)
    sixth.holds(round=6, tavern=TAVERN[20:], tavern_deck=0, tavern_discard=[*TAVERN[4:20], *TAVERN[:4]])
    sixth.logs("log-tavern-renewed", times=0)
    seventh = Scene(
        "paladins", 3, round=6, seats=everybody, tavern=TAVERN[20:], tavern_discard=TAVERN[:20], tavern_deck=[]
    )
    seventh.holds(round=7, tavern_deck=20, tavern_discard=[])
    seventh.logs("log-tavern-renewed", rule="8.11", count=24, times=1)
    told = [line.message for line in seventh.match.lines]
    assert told.index("log-tavern-renewed") < told.index("log-round") < told.index("log-tavern")


@pytest.mark.rule("paladins:8.11")
def test_a_tavern_deck_that_ends_in_the_middle_of_revealing_is_made_anew_at_once() -> None:
    """With four players four cards are left for the fifth round; the fifth card comes from the twenty discards."""
    scene = Scene(
        "paladins", 4, round=4, seats=[{"workers": []}] * 4,
        tavern=TAVERN[:5], tavern_discard=TAVERN[5:20], tavern_deck=TAVERN[20:],
    )  # fmt: skip
    assert scene.state.tavern_row[:4] == (20, 21, 22, 23)
    scene.holds(round=5, tavern_deck=19, tavern_discard=[])
    scene.logs("log-tavern-renewed", rule="8.11", count=20, times=1)


@pytest.mark.rule("paladins:42.1", "paladins:26.1")
@pytest.mark.parametrize(("before", "told"), [(10, ["2 12"]), (11, ["1 12"]), (12, [])])
def test_steps_beyond_the_end_of_the_track_are_not_told(before: int, told: list[str]) -> None:
    scene = Scene(
        "paladins", 2, outsiders=["saracen-invader", None, None, None, None, None],
        seats=[{"workers": ["scout", "labourer", "fighter"], "strength": 1, "influence": before}],
    )  # fmt: skip
    scene.answer("attack", "saracen-invader")
    scene.holds(seats={0: {"influence": 12}})
    raised = [line.args for line in scene.match.lines if line.message == "log-raises"]
    assert [f"{args['count']} {args['value']}" for args in raised] == told


@pytest.mark.rule("paladins:4.11", "paladins:42.9")
def test_recruiting_at_setup_and_for_free_cite_their_own_rules() -> None:
    scene = Scene("paladins", 2, phase="setup", townsfolk=["abbot-1", "abbot-2", "abbot-3", "squire-1", "squire-2"])
    assert {option.rule for option in scene.decision().options} == {"4.11"}
    free = Scene(
        "paladins", 2, round=3, favours=["recruit"], townsfolk=["abbot-1", "abbot-2", None, None, None],
        seats=[{"workers": ["scout"]}],
    )  # fmt: skip
    free.answer("favour:recruit")
    assert {option.rule for option in free.decision().options} == {"42.9"}


@pytest.mark.rule("paladins:22.6", "paladins:24.1")
def test_an_inquisition_cites_what_caused_it() -> None:
    lacking = Scene("paladins", 2, suspicion_deck={"only": []}, seats=[{}, {"suspicions": [1]}])
    lacking.answer("conspire")
    lacking.logs("log-inquisition", rule="22.6", times=1)
    taxed = Scene("paladins", 2, pool=2, suspicion_deck=[2])
    taxed.answer("conspire")
    taxed.logs("log-inquisition", rule="24.1", times=1)


@pytest.mark.rule("paladins:18.10", "paladins:41.3", "paladins:40.13")
def test_a_suspicion_is_discarded_also_by_one_who_would_keep_it() -> None:
    """Neither an Absolve nor a Conspirator asks, though a converted Thief counts suspicions."""
    scene = Scene(
        "paladins", 2,
        seats=[{"workers": ["cleric", "labourer", "merchant"], "silver": 1, "suspicions": [0, 1],
                "converted": ["viking-thief"]}],
    )  # fmt: skip
    scene.answer("absolve", "jar-space:5")
    scene.asks("turn-action", seat=1)
    scene.holds(seats={0: {"suspicions": [0]}})


READS = [
    ("why-silver", {"price": 1, "silver": 0}, "To kosztuje 1 srebrnika, a nie masz żadnego."),
    ("why-provisions", {"price": 1, "provisions": 0}, "To kosztuje 1 sztukę zapasów, a nie masz żadnej."),
    ("why-provisions", {"price": 3, "provisions": 2}, "To kosztuje 3 sztuki zapasów, a masz 2."),
    ("why-more-players", {"needed": 3, "players": 1}, "To pole jest dla co najmniej 3 graczy, a grasz w pojedynkę."),
    ("why-more-players", {"needed": 4, "players": 3}, "To pole jest dla co najmniej 4 graczy, a gra was 3."),
    ("log-takes-tax", {"player": "seat:0", "count": 1, "left": 1},
     "Gracz 1 pobiera 1 srebrnika podatku; w puli zostaje 1 srebrnik."),
    ("log-takes-tax", {"player": "seat:0", "count": 2, "left": 3},
     "Gracz 1 pobiera 2 srebrniki podatku; w puli zostają 3 srebrniki."),
    ("log-takes-tax", {"player": "seat:0", "count": 2, "left": 5},
     "Gracz 1 pobiera 2 srebrniki podatku; w puli zostaje 5 srebrników."),
    ("log-uses-favour", {"player": "seat:0", "favour": "favour:supplies", "worker": "worker:labourer"},
     "Gracz 1 kieruje parobka na Królewską Łaskę (zapasy i podatek)."),
    ("log-absolves", {"player": "seat:0", "space": "jar-space:3"}, "Gracz 1 zajmuje pole „Modlitwa” na dzban."),
    ("log-no-worker", {"player": "seat:0", "worker": "worker:criminal"},
     "Gracz 1 nikogo nie dobiera: w puli głównej nie ma już żadnego złoczyńcy."),
    ("log-tavern", {"cards": "tavern:1+tavern:2", "count": 2},
     "W karczmie można wziąć jedną z 2 kart: kartę karczmy 1 i kartę karczmy 2."),
    ("ask-place-workers", {"action": "action:conspire", "needed": "worker:any", "choice": "all"},
     "Kogo wysyłasz na Konspirację (dowolny robotnik)?"),
]  # fmt: skip


@pytest.mark.parametrize(("message", "args", "polish"), READS)
def test_polish_prices_and_rests(message: str, args: dict[str, str | int], polish: str) -> None:
    assert texts("paladins", "pl")(message, args) == polish
