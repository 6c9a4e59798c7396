"""Laying out a table of Abyss from words, and telling in the same words what lies where.

    court: [jailer, slaver]          lords: [elder]            # the next lords of the deck
    deck: [crab 3, monster]          # the next cards; the others lie below in an order nobody knows
    council: {crab: [3, 1]}          threat: 4
    seats: [{pearls: 2, hand: [crab 3, squid 5], lords: [shaman]}, {}]

A pile given as {only: […]} holds nothing else; its other cards are out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from regnum.games.abyss.catalogue import (
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LOCATION_ID,
    LOCATIONS,
    LORD_ID,
    LORDS,
    MONSTER,
    MONSTER_TOKENS,
    RACE_ID,
    RACES,
    THREAT_SPACES,
    VALUE,
    ally,
)
from regnum.games.abyss.state import NOBODY, AbyssState, Player
from regnum.kernel.errors import BadScene
from regnum.kernel.game import Setup
from regnum.kernel.state import Pile

PLAIN_COURT = ("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner")
"""The Court of a scene that does not say: farmers, who do nothing."""

SEAT_WORDS = {"pearls", "hand", "affiliated", "lords", "turned", "locations", "tokens", "keys"}
PILE_WORDS = {"deck", "lords", "stack", "tokens"}
ZONE_WORDS = {"seats", "discard", "track", "council", "court", "available", "gone", "sunk"}
FLAG_WORDS = {"turn", "threat", "sold", "buyers", "used", "ending", "extra", "exploring"}


@cache
def _names(kind: str) -> dict[str, int]:
    """Every way to name a lord or a location: slug, id, and its name in each language."""
    from regnum.texts import LANGUAGES, texts

    ids = LORD_ID if kind == "lord" else LOCATION_ID
    found: dict[str, int] = {}
    for number, thing in ids.items():
        words = [thing, thing.partition(":")[2], *(texts("abyss", language).name(thing) for language in LANGUAGES)]
        for word in words:
            found[word.casefold()] = number
            found[word.casefold().removeprefix("the ")] = number
    return found


def read_lord(word: object) -> int:
    if str(word).casefold() not in _names("lord"):
        raise BadScene(f"there is no lord {word!r}")
    return _names("lord")[str(word).casefold()]


def read_location(word: object) -> int:
    if str(word).casefold() not in _names("location"):
        raise BadScene(f"there is no location {word!r}")
    return _names("location")[str(word).casefold()]


def read_race(word: object) -> int:
    name = str(word).removeprefix("race:")
    if name not in RACES:
        raise BadScene(f"there is no race {word!r}; there are: {', '.join(RACES)}")
    return RACES.index(name)


def read_card(word: object) -> int:
    """An exploration card: "monster", "crab 3", "ally:crab-3"."""
    if word == "monster":
        return MONSTER
    name, _, value = str(word).removeprefix("ally:").replace("-", " ").partition(" ")
    if not value.isdecimal() or not 1 <= int(value) <= 5:
        raise BadScene(f"{word!r} is no exploration card; write 'crab 3' or 'monster'")
    return ally(RACES[read_race(name)], int(value))


def read_number(word: object) -> int:
    if not isinstance(word, int) or isinstance(word, bool):
        raise BadScene(f"{word!r} is not a number")
    return word


def _mapping(name: str, words: object) -> dict[Any, Any]:
    if not isinstance(words, dict):
        raise BadScene(f"{name}: {words!r} should be a mapping")
    return words


class _Box:
    """The components not placed yet. Taking one that is not there is a mistake in the scene."""

    def __init__(self, name: str, items: Iterable[int], read: Callable[[object], int]) -> None:
        self.name = name
        self.left = Counter(list(items))
        self.read = read

    def take(self, words: object) -> list[int]:
        if not isinstance(words, list | tuple):
            raise BadScene(f"{self.name}: {words!r} should be a list")
        items = [self.read(word) for word in words]
        for item, word in zip(items, words, strict=True):
            if self.left[item] < 1:
                raise BadScene(f"{self.name}: {word!r} lies somewhere else already")
            self.left[item] -= 1
        return items

    def pile(self, words: object) -> tuple[Pile, list[int]]:
        """A pile whose next cards are named, over all that is left; and what is out of the game instead."""
        only = isinstance(words, dict)
        if isinstance(words, dict) and set(words) != {"only"}:
            raise BadScene(f"{self.name}: a pile is a list, or {{only: [...]}}")
        top = self.take(words["only"] if isinstance(words, dict) else words)
        rest = sorted(self.left.elements())
        return Pile([] if only else rest, tuple(reversed(top))), rest if only else []


def _player(seat: int, words: dict[str, Any], boxes: dict[str, _Box], seats: int) -> Player:
    unknown = set(words) - SEAT_WORDS
    if unknown:
        raise BadScene(f"seat {seat}: unknown words {', '.join(sorted(unknown))}")
    lords = boxes["lord"].take(words.get("lords", []))
    turned = [read_lord(word) for word in words.get("turned", [])]
    if not set(turned) <= set(lords):
        raise BadScene(f"seat {seat}: a turned lord must be among its lords")
    tiles: list[int] = []
    tucked: list[tuple[int, ...]] = []
    for entry in words.get("locations", []):
        pairs = entry.items() if isinstance(entry, dict) else [(entry, [])]
        for tile, under in pairs:
            tiles += boxes["location"].take([tile])
            tucked.append(tuple(boxes["lord"].take(under)))
    tokens = boxes["token"].take(words.get("tokens", []))
    player = Player(
        seat,
        read_number(words.get("pearls", 0)),
        tuple(sorted(boxes["card"].take(words.get("hand", [])))),
        tuple(sorted(boxes["card"].take(words.get("affiliated", [])))),
        tuple(lords),
        tuple(turned),
        tuple(tiles),
        tuple(tucked),
        tuple(tokens),
        (1 << seat,) * len(tokens),
        read_number(words.get("keys", 0)),
    )
    if MONSTER in player.hand or MONSTER in player.affiliated:
        raise BadScene(f"seat {seat}: a monster is never in hand")
    player.powers = sum(1 << lord for lord in lords if lord not in turned)
    return player


def lay(setup: Setup, scene: dict[str, Any], rng: int) -> AbyssState:
    """The table a scene describes. Raises BadScene."""
    unknown = set(scene) - PILE_WORDS - ZONE_WORDS - FLAG_WORDS
    if unknown:
        raise BadScene(f"unknown words: {', '.join(sorted(unknown))}")
    boxes = {
        "card": _Box("exploration cards", EXPLORATION_CARDS, read_card),
        "lord": _Box("lords", LORDS, read_lord),
        "location": _Box("locations", LOCATIONS, read_location),
        "token": _Box("monster tokens", MONSTER_TOKENS, read_number),
    }
    seats = scene.get("seats", [])
    if isinstance(seats, dict):
        seats = [seats.get(seat, {}) for seat in range(setup.players)]
    if len(seats) > setup.players:
        raise BadScene(f"{len(seats)} seats are described, but {setup.players} play")
    described = [*seats, *({} for _ in range(setup.players - len(seats)))]
    players = [
        _player(seat, _mapping(f"seat {seat}", words or {}), boxes, setup.players)
        for seat, words in enumerate(described)
    ]
    track = boxes["card"].take(scene.get("track", []))
    discard = boxes["card"].take(scene.get("discard", []))
    council: list[tuple[int, ...]] = [()] * len(RACES)
    for race, values in _mapping("council", scene.get("council", {})).items():
        index = read_race(race)
        if not isinstance(values, list | tuple):
            raise BadScene(f"council: {race}: {values!r} should be a list of values")
        council[index] = tuple(boxes["card"].take([f"{RACES[index]} {value}" for value in values]))
    gone = boxes["lord"].take(scene.get("gone", []))
    sunk = boxes["location"].take(scene.get("sunk", []))
    available = boxes["location"].take(scene.get("available", []))
    if "court" in scene:
        court = boxes["lord"].take(scene["court"])
    else:
        court = boxes["lord"].take([slug for slug in PLAIN_COURT if boxes["lord"].left[read_lord(slug)]])
    deck, _ = boxes["card"].pile(scene.get("deck", []))
    lords, no_lords = boxes["lord"].pile(scene.get("lords", []))
    stack, no_tiles = boxes["location"].pile(scene.get("stack", []))
    tokens, _ = boxes["token"].pile(scene.get("tokens", []))
    keys = KEY_TOKENS - sum(player.keys for player in players)
    threat = read_number(scene.get("threat", 1))
    if keys < 0 or any(player.pearls < 0 for player in players) or not 1 <= threat <= THREAT_SPACES:
        raise BadScene("more keys than there are, a debt of pearls, or no such threat space")
    if len(court) > 6 or len(track) > 5:
        raise BadScene("the Court has six spaces and the exploration track five")
    used = sum(1 << read_lord(word) for word in scene.get("used", []))
    return AbyssState(
        rng=rng,
        players=players,
        turn=read_number(scene.get("turn", 0)) % setup.players,
        deck=deck,
        lords=lords,
        stack=stack,
        tokens=tokens,
        discard=discard,
        track=track,
        council=council,
        court=court,
        available=tuple(available),
        keys=keys,
        gone=(*gone, *no_lords),
        sunk=(*sunk, *no_tiles),
        threat=threat,
        issued=sum(player.pearls for player in players),
        exploring=bool(scene.get("exploring", False)),
        sold=read_number(scene.get("sold", 0)),
        buyers=sum(1 << read_number(seat) for seat in scene.get("buyers", [])),
        used=used,
        extra=bool(scene.get("extra", False)),
        ending=read_number(scene.get("ending", NOBODY)),
    )


def _card(card: int) -> str:
    return "monster" if card == MONSTER else f"{RACE_ID[card // 5].partition(':')[2]} {VALUE[card]}"


def _slug(thing: str) -> str:
    return thing.partition(":")[2]


def describe(s: AbyssState) -> dict[str, Any]:
    """What lies where, hidden things too, in the words that `lay` reads (piles by their number of cards)."""
    return {
        "turn": s.turn,
        "seats": [
            {
                "pearls": p.pearls,
                "hand": [_card(card) for card in p.hand],
                "affiliated": [_card(card) for card in p.affiliated],
                "lords": [_slug(LORD_ID[lord]) for lord in p.lords],
                "turned": [_slug(LORD_ID[lord]) for lord in p.turned],
                "locations": [
                    {_slug(LOCATION_ID[tile]): [_slug(LORD_ID[lord]) for lord in lords]}
                    for tile, lords in zip(p.locations, p.tucked, strict=True)
                ],
                "tokens": list(p.tokens),
                "keys": p.keys,
            }
            for p in s.players
        ],
        "track": [_card(card) for card in s.track],
        "discard": [_card(card) for card in sorted(s.discard)],
        "council": {
            race: [VALUE[card] for card in sorted(stack)] for race, stack in zip(RACES, s.council, strict=True) if stack
        },
        "court": [_slug(LORD_ID[lord]) for lord in s.court],
        "available": [_slug(LOCATION_ID[tile]) for tile in s.available],
        "gone": [_slug(LORD_ID[lord]) for lord in s.gone],
        "sunk": [_slug(LOCATION_ID[tile]) for tile in s.sunk],
        "deck": len(s.deck),
        "lords": len(s.lords),
        "stack": len(s.stack),
        "tokens": len(s.tokens),
        "keys": s.keys,
        "threat": s.threat,
        "sold": s.sold,
        "exploring": s.exploring,
        "ending": s.ending,
        "over": s.over,
    }
