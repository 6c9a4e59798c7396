"""A chronicle outside a match: the world that the next game begins from, its name and the games that made it.

As JSON it is `{"chronicle": 1, "game": "oath", "name": …, "games": […], "world": {…}}`; a bare world is read too. As
a save string of Tabletop Simulator it is what that mod keeps of it.
"""

from __future__ import annotations

import json
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Document, Setup

GAME = "oath"
"""The game that has chronicles."""
FORMAT = 1
FORMS = ("tts", "json")
MOST_GAMES = 10_000


def checked(world: Any) -> Document:
    """A world, checked to the last field. Raises BadSetup."""
    game = find(GAME)
    document = game.check(Setup(game.seats[0], {}, world)).document
    if document is None:
        raise BadSetup("world: a chronicle has a world")
    return document


def read(text: str) -> tuple[str, list[dict[str, Any]], Document]:
    """The name of a chronicle, its games and its world, out of either form. Raises BadSetup, naming the field."""
    from regnum.games.oath import tts

    text = text.strip("\r\n\t \ufeff")
    if not text.startswith("{"):
        if not text:
            raise BadSetup("there is nothing to read: a save string or a JSON object is expected")
        world = tts.to_document(text)
        return world["chronicle"]["name"], [], world
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"this is no JSON: {error}") from None
    if "world" not in told:
        name = told["chronicle"].get("name") if isinstance(told.get("chronicle"), dict) else None
        return str(name or ""), [], checked(told)
    if told.get("chronicle") != FORMAT or told.get("game") != GAME:
        raise BadSetup(f"chronicle: format {FORMAT} of a chronicle of {GAME} is expected")
    name, games = told.get("name"), told.get("games", [])
    if not isinstance(name, str):
        raise BadSetup("name: a text is expected")
    if not isinstance(games, list) or len(games) > MOST_GAMES or not all(isinstance(game, dict) for game in games):
        raise BadSetup("games: a list of objects is expected")
    return name, games, checked(told["world"])


def written(form: str, name: str, games: list[dict[str, Any]], world: Document) -> str:
    """A chronicle in one of the forms. Raises BadSetup."""
    from regnum.games.oath import tts

    if form not in FORMS:
        raise BadSetup(f"a chronicle is written as {' or '.join(FORMS)}, not as {form!r}")
    if form == "tts":
        return tts.from_document(_counted(world, games), name)
    told = {"chronicle": FORMAT, "game": GAME, "name": name, "games": games, "world": world}
    return json.dumps(told, ensure_ascii=False)


def _counted(world: Document, games: list[dict[str, Any]]) -> Document:
    """The world with the number of its games, where the mod looks for it."""
    told = world.get("chronicle")
    if not games or not isinstance(told, dict) or "games" in told:
        return world
    return {**world, "chronicle": {**told, "games": len(games)}}


def convert(text: str, form: str) -> str:
    """The same chronicle in another form. Raises BadSetup."""
    name, games, world = read(text)
    return written(form, name, games, world)


# -- what is told of a game ----------------------------------------------------------------------------------------

TURNS = frozenset(
    {
        "log-usurper",
        "log-becomes-citizen",
        "log-exiled",
        "log-vision-met",
        "log-exhaustion",
        "log-won-usurper",
        "log-won-visionary",
        "log-won-chancellor",
        "log-won-successor",
        "log-vows",
        "log-board-flipped",
        "log-builds",
        "log-repairs",
        "log-site-lost",
        "log-ruined",
        "log-common-suit",
        "log-archive-healed",
    }
)
"""The lines of a journal that make history."""
CAMPAIGN = ("log-campaigns", "log-odds", "log-attacker-wins", "log-defender-wins")
WON = frozenset({"log-won-usurper", "log-won-visionary", "log-won-chancellor", "log-won-successor"})
LONGEST_STORY = 60

_Told = tuple[str, dict[str, Any], str]


def story(lines: list[_Told]) -> list[dict[str, Any]]:
    """Out of a journal the lines of its story: who rose and fell, the deciding campaign, what was built and lost.

    The deciding campaign is the last one before the end.
    """
    end = next((i for i, line in enumerate(lines) if line[0] in WON), len(lines))
    last = max((i for i, line in enumerate(lines[:end]) if line[0] == "log-campaigns"), default=None)
    told = [
        line
        for i, line in enumerate(lines)
        if line[0] in TURNS or (last is not None and last <= i < end and line[0] in CAMPAIGN)
    ]
    return [{"message": message, "args": args, "rule": rule} for message, args, rule in told[-LONGEST_STORY:]]


def checked_story(told: Any) -> list[dict[str, Any]]:
    """A story out of an export: lines that can be told. Raises ValueError."""
    if not isinstance(told, list) or len(told) > LONGEST_STORY:
        raise ValueError("story: a list of lines is expected")
    lines = []
    for line in told:
        message, args, rule = line["message"], line["args"], line["rule"]
        plain = isinstance(args, dict) and all(isinstance(value, str | int) for value in args.values())
        if (message not in TURNS and message not in CAMPAIGN) or not plain or not isinstance(rule, str):
            raise ValueError(f"story: {message!r} is no line of one")
        lines.append({"message": message, "args": args, "rule": rule})
    return lines


_ANNALS = ("winner", "seat", "how", "round", "oath", "built", "repaired", "where", "ruined", "lost", "suit", "healed")


def annals(world: Document) -> dict[str, Any]:
    """What the Chronicle says of the game that left this world."""
    told = world.get("chronicle")
    last = told.get("last") if isinstance(told, dict) else None
    return last if isinstance(last, dict) else {}


def checked_annals(told: Any) -> dict[str, Any]:
    """The same out of an export. Raises ValueError."""
    if not isinstance(told, dict):
        raise ValueError("annals: an object is expected")
    for word, value in told.items():
        rows = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if word not in (*_ANNALS, "citizens") or not (value is None or rows or isinstance(value, str | int)):
            raise ValueError(f"annals: {word} is no part of them")
    return told


# -- the world as it stands ----------------------------------------------------------------------------------------


def first_world() -> Document:
    """The world of a new chronicle, as a document: sites that are dealt facedown are the first ones left."""
    from regnum.games.oath import document
    from regnum.games.oath.catalogue import CARDS, OATHS, SITES

    first = document.first_game()
    named = [site.card for site in first.sites]
    spare = iter([site for site in range(len(SITES)) if site not in named])

    def slugs(cards: list[int]) -> list[str]:
        return sorted(CARDS[card].slug for card in cards)

    relics = list(first.relics)
    sites: list[dict[str, Any]] = []
    for site in first.sites:
        if not site.faceup:
            sites.append({"site": SITES[next(spare)].slug})
            continue
        card = SITES[site.card]
        held = [relics.pop() for _ in range(card.relics)]
        sites.append({"site": card.slug, "faceup": True, "cards": slugs(site.cards), "relics": slugs(held)})
    return {
        "oath": OATHS[first.oath],
        "sites": sites,
        "deck": slugs(first.deck),
        "relics": slugs(relics),
        "top_relics": [],
        "archive": slugs(first.archive),
        "dispossessed": [],
        "citizens": [],
    }


def oath(world: Document | None) -> str:
    return f"oath:{(world or first_world())['oath']}"


def sites(world: Document | None) -> list[tuple[str, str | None, list[tuple[str, str | None]]]]:
    """The map: slot, site (none if it lies facedown), its cards with their suits."""
    from regnum.games.oath.catalogue import CARD_ID, CARD_OF, SLOT_NAME, SUIT, SUITS

    laid = []
    for slot, site in zip(SLOT_NAME, (world or first_world())["sites"], strict=True):
        cards = [CARD_OF[slug] for slug in site.get("cards", ())]
        named = [(CARD_ID[card], None if SUIT[card] < 0 else SUITS[SUIT[card]]) for card in cards]
        laid.append((slot, f"site:{site['site']}" if site.get("faceup") else None, named))
    return laid


def suits(world: Document | None) -> dict[str, int]:
    """How many denizens of each suit the world has, in its deck and at its sites."""
    from regnum.games.oath.catalogue import CARD_OF, SUIT, SUITS, is_denizen

    told = world or first_world()
    slugs = [*told["deck"], *(slug for site in told["sites"] for slug in site.get("cards", ()))]
    counts = dict.fromkeys(SUITS, 0)
    for slug in slugs:
        if is_denizen(CARD_OF[slug]):
            counts[SUITS[SUIT[CARD_OF[slug]]]] += 1
    return counts
