"""What the tests of single cards share: paying for a lord, and playing a match to its end at once."""

from typing import Any

from regnum.scenes import Scene

COMPANY = ("miller", "aquaculturalist", "landowner", "keeper", "reaper", "shepherd")
GUILD_TILE = {
    "soldier": ("barracks", 7),
    "merchant": ("dockworks", 5),
    "mage": ("hydrozoa-reserves", 6),
    "politician": ("parliament", 6),
    "farmer": ("sargasso-silos", 5),
}
"""For each guild the location that pays 2 for every lord of it, and what it pays without any."""


def allies(*words: str) -> list[str]:
    """The option keys of allies: "crab 3" is "ally:crab-3"."""
    return [f"ally:{word.replace(' ', '-')}" for word in words]


def court_with(*lords: str) -> list[str]:
    """These lords and three farmers: after one has been recruited there is no refill yet."""
    others = [farmer for farmer in COMPANY if farmer not in lords]
    return [*lords, *others[:3]]


def recruit(scene: Scene, lord: str, *payment: str, keep: str | None = None) -> None:
    """Recruit the lord with these allies (and as many pearls as they lack), affiliating `keep` if there is a choice."""
    scene.answer(f"recruit:lord:{lord}")
    scene.asks("recruit-pay")
    scene.answer(allies(*payment))
    if keep is not None:
        scene.asks("recruit-affiliate")
        scene.answer(*allies(keep))


def last_turn(players: int = 2, **table: Any) -> Scene:
    """A table on which seat 0 has the very last turn and nothing can be done in it."""
    nothing = {"deck": {"only": []}, "lords": {"only": []}, "stack": {"only": []}, "court": [], "ending": 1}
    return Scene("abyss", players, **{**nothing, **table})


def counted(players: int = 2, **table: Any) -> Scene:
    """A match that ends as the table lies."""
    scene = last_turn(players, **table)
    scene.asks("turn-action", seat=0)
    scene.answer("no-action")
    assert scene.match.over
    return scene


def sheet(scene: Scene, seat: int = 0) -> Any:
    """The score sheet of a seat in a match that is over."""
    result = scene.match.result
    assert result is not None
    return result.sheet[seat]


def location_score(tile: str, players: int = 2, opponents: list[dict[str, Any]] | None = None, **me: Any) -> int:
    """What the location is worth to its owner at the end."""
    words = {**me, "locations": [*me.get("locations", []), tile]}
    scene = counted(players, seats=[words, *(opponents or [])])
    points = dict(sheet(scene).locations)[f"location:{tile}"]
    assert isinstance(points, int)
    return points


def lines(scene: Scene, message: str) -> list[dict[str, Any]]:
    """The figures of every such line of the journal, in order."""
    return [line.args for line in scene.match.lines if line.message == message]


def asked_together(scene: Scene) -> list[int]:
    """The seats that owe an answer now, in asking order."""
    return [d.seat for d in scene.match.decisions]


def cost_of(scene: Scene) -> int:
    """The value that the payment now asked for must reach."""
    d = scene.decision()
    cost = d.question.prompt_args(scene.match.table, d)["cost"]
    assert isinstance(cost, int)
    return cost


def shows_cost(lord: str, *, value: int, races: int, race: str | None, almost: tuple[str, ...]) -> None:
    """The lord costs this value in exactly so many races, one of them `race`.

    `almost` is a hand in the right races that lacks one point.
    """
    option = f"recruit:lord:{lord}"
    held = {word.partition(" ")[0] for word in almost}
    assert len(held) == races
    assert sum(int(word.partition(" ")[2]) for word in almost) == value - 1

    poor = Scene("abyss", 2, court=court_with(lord), seats=[{"hand": list(almost)}])
    poor.refuses(option, rule="14.13", needed=value, allies=value - 1, pearls=0)

    able = Scene("abyss", 2, court=court_with(lord), seats=[{"hand": list(almost), "pearls": 1}])
    able.offers(option)
    able.answer(option)
    assert cost_of(able) == value
    able.answer(allies(*almost))
    # The one pearl went for the one missing point; whatever the lord brings comes after.
    able.logs("log-pays", player="seat:0", lord=f"lord:{lord}", pearls=1)

    if races > 1:
        left_out = next(name for name in sorted(held) if name != race)
        fewer = [word for word in almost if not word.startswith(left_out)]
        narrow = Scene("abyss", 2, court=court_with(lord), seats=[{"hand": fewer, "pearls": 20}])
        narrow.refuses(option, rule="14.4", needed=races, held=races - 1)
    if race is not None:
        others = [f"{name} 5" for name in ("jellyfish", "crab", "seahorse", "shellfish", "squid") if name != race]
        without = Scene("abyss", 2, court=court_with(lord), seats=[{"hand": others, "pearls": 20}])
        without.refuses(option, rule="13.2", race=f"race:{race}")


def shows_worth(lord: str, *, guild: str, influence: int, keys: int) -> None:
    """The lord carries so many keys, counts for its guild's location and gives its influence at the end."""
    tile, base = GUILD_TILE.get(guild, ("abyss", 0))
    scene = last_turn(seats=[{"lords": [lord], "locations": [tile]}])
    assert scene.match.view(0).players[0].key_count == keys
    scene.answer("no-action")
    assert sheet(scene).lords == ((f"lord:{lord}", influence),)
    assert sheet(scene).locations == ((f"location:{tile}", base + 2),)
    assert sheet(scene).best_lord == influence
    scene.scores(scores=[influence + base + 2, 0], winners=[0])
    for other, (other_tile, other_base) in GUILD_TILE.items():
        if other != guild:
            assert location_score(other_tile, lords=[lord]) == other_base
