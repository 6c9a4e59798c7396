"""The words of a table of Abyss: laying one out, and telling in the same words what lies where.

court: [jailer, slaver]          lords: [elder]            # the next lords of the deck
deck: [crab 3, monster]          # the next cards; the others lie below in an order nobody knows
council: {crab: [3, 1]}          threat: 4
seats: [{pearls: 2, hand: [crab 3, squid 5], lords: [shaman]}, {}]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.games.abyss.catalogue import (
    CARD_ID,
    COURT_SPACES,
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LOCATION_ID,
    LORD_ID,
    MONSTER,
    MONSTER_TOKENS,
    RACE_ID,
    RACES,
    THREAT_SPACES,
    TRACK_SPACES,
    VALUE,
    lord,
)
from regnum.games.abyss.once_a_turn import ABILITY
from regnum.games.abyss.state import NOBODY, AbyssState, Player
from regnum.kernel.game import Setup
from regnum.kernel.things import SEATS
from regnum.vocabulary import (
    Box,
    By,
    Deck,
    Flag,
    Kind,
    Laid,
    Many,
    Name,
    Number,
    Reading,
    Seat,
    Seats,
    Stock,
    Vocabulary,
    Word,
)

PLAIN_COURT = tuple(map(lord, ("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner")))
"""The Court of a scene that does not say: farmers, who do nothing."""

# -- what there is in the box ----------------------------------------------------------------------------------

CARD = Name("exploration card", CARD_ID, [name.removeprefix("ally:").replace("-", " ") for name in CARD_ID])
LORD = Name("lord", LORD_ID)
LOCATION = Name("location", LOCATION_ID)
RACE = Name("race", RACE_ID)
ONCE = Name("once-a-turn lord", {number: LORD_ID[number] for number in ABILITY})

CARDS = Box("exploration cards", CARD, EXPLORATION_CARDS)
LORDS = Box("lords", LORD, LORD_ID)
LOCATIONS = Box("locations", LOCATION, LOCATION_ID)
TOKENS = Box("monster tokens", Number(min(MONSTER_TOKENS), max(MONSTER_TOKENS)), MONSTER_TOKENS)
KEYS = Stock("key tokens", KEY_TOKENS)


class Tile(Kind):
    """A controlled location: its name, or a mapping with the lords under it. Told as (location, lords)."""

    what = "`jail`, or `{jail: [keeper]}` with the lords under it"

    def read(self, words: Any, at: Reading) -> tuple[int, tuple[int, ...]]:
        if isinstance(words, Mapping):
            if len(words) != 1:
                at.wrong("a location is its name, or a mapping from its name to the lords under it")
            ((name, under),) = words.items()
            return LOCATIONS.read(name, at), tuple(at.read(name, Many(LORDS), under))
        return LOCATIONS.read(words, at), ()

    def write(self, value: tuple[int, tuple[int, ...]]) -> Any:
        tile, under = value
        return {LOCATION.write(tile): sorted(str(LORD.write(one)) for one in under)}


class Stack(Kind):
    """A stack of the Council, as values: its race is the word before it. Told as values."""

    what = "a list of values"

    def read(self, words: Any, at: Reading) -> list[int]:
        values: list[int] = Many(Number(1, 5)).read(words, at)
        if at.laying:
            race: int = RACE.read(at.path[-1], at)
            for value in values:
                at.take(CARDS, race * 5 + value - 1, f"{RACES[race]} {value}")
        return values

    def empty(self) -> list[int]:
        return []

    def check(self, found: list[int], wanted: list[int], path: str) -> None:
        Many(Number()).check(found, wanted, path)


SEAT = {
    "pearls": Word(Number(), "pearls"),
    "hand": Word(Many(CARDS), "allies in hand"),
    "affiliated": Word(Many(CARDS), "affiliated allies"),
    "lords": Word(Many(LORDS), "free lords"),
    "turned": Word(Many(LORD, distinct=True), "those of them that the Assassin has turned"),
    "locations": Word(Many(Tile()), "controlled locations"),
    "tokens": Word(Many(TOKENS), "monster tokens, by their values"),
    "keys": Word(KEYS, "key tokens"),
}


def _player(laid: Laid, seat: int, words: Mapping[str, Any]) -> Player:
    for word in ("hand", "affiliated"):
        if MONSTER in words[word]:
            laid.refuse(f"seats.{seat}.{word}", "a monster is never in anybody's hand, nor affiliated")
    for number in words["turned"]:
        if number not in words["lords"]:
            laid.refuse(f"seats.{seat}.turned", f"{LORD.write(number)} is not among the lords of this seat")
    return Player(
        SEATS[seat],
        words["pearls"],
        tuple(sorted(words["hand"])),
        tuple(sorted(words["affiliated"])),
        tuple(words["lords"]),
        tuple(words["turned"]),
        tuple(tile for tile, _ in words["locations"]),
        tuple(under for _, under in words["locations"]),
        tuple(words["tokens"]),
        (1 << seat,) * len(words["tokens"]),
        words["keys"],
        sum(1 << number for number in words["lords"] if number not in words["turned"]),
    )


def lay(setup: Setup, laid: Laid, rng: int) -> AbyssState:
    """The table a scene describes. Raises BadScene."""
    players = [_player(laid, seat, words) for seat, words in enumerate(laid["seats"])]
    if len(laid["track"]) == TRACK_SPACES:
        laid.refuse("track", f"it is full: the {TRACK_SPACES}th card ends an exploration, and the track is cleared")
    if laid["turn"] in laid["buyers"]:
        laid.refuse("buyers", f"seat {laid['turn']} explores, and buys from nobody")
    court = laid["court"]
    if court is None:
        court = laid.take(LORDS, PLAIN_COURT)
    return AbyssState(
        rng=rng,
        players=players,
        turn=laid["turn"],
        deck=laid["deck"].pile(),
        lords=laid["lords"].pile(),
        stack=laid["stack"].pile(),
        tokens=laid["tokens"].pile(),
        discard=laid["discard"],
        track=laid["track"],
        council=[tuple(race * 5 + value - 1 for value in laid["council"].get(race, ())) for race in range(len(RACES))],
        court=court,
        available=tuple(laid["available"]),
        keys=laid.left(KEYS)[None],
        gone=(*laid["gone"], *laid["lords"].out()),
        sunk=(*laid["sunk"], *laid["stack"].out()),
        threat=laid["threat"],
        issued=sum(player.pearls for player in players),
        exploring=laid["exploring"],
        sold=laid["sold"],
        buyers=sum(1 << seat for seat in laid["buyers"]),
        used=sum(1 << number for number in laid["used"]),
        extra=laid["extra"],
        ending=laid["ending"],
    )


def tell(s: AbyssState) -> dict[str, Any]:
    """What lies where, hidden things too."""
    return {
        "turn": s.turn,
        "seats": [
            {
                "pearls": p.pearls,
                "hand": p.hand,
                "affiliated": p.affiliated,
                "lords": p.lords,
                "turned": p.turned,
                "locations": list(zip(p.locations, p.tucked, strict=True)),
                "tokens": p.tokens,
                "keys": p.keys,
            }
            for p in s.players
        ],
        "deck": s.deck,
        "lords": s.lords,
        "stack": s.stack,
        "tokens": s.tokens,
        "court": s.court,
        "council": {race: [VALUE[card] for card in stack] for race, stack in enumerate(s.council) if stack},
        "track": s.track,
        "discard": s.discard,
        "available": s.available,
        "gone": s.gone,
        "sunk": s.sunk,
        "keys": s.keys,
        "threat": s.threat,
        "exploring": s.exploring,
        "sold": s.sold,
        "buyers": [p.seat for p in s.players if s.buyers >> p.seat & 1],
        "used": [number for number in ABILITY if s.used >> number & 1],
        "extra": s.extra,
        "ending": s.ending,
        "over": s.over,
    }


VOCABULARY = Vocabulary(
    "abyss",
    {
        "seats": Word(Seats(SEAT), "what each player has"),
        "turn": Word(Seat(), "whose turn it is"),
        "deck": Word(Deck(CARDS), "the exploration deck"),
        "lords": Word(Deck(LORDS), "the lord deck"),
        "stack": Word(Deck(LOCATIONS), "the stack of locations"),
        "tokens": Word(Deck(TOKENS), "the monster tokens, by their values"),
        "court": Word(
            Many(LORDS, ordered=True, most=COURT_SPACES),
            "the lords of the Court, from the space farthest from the lord deck; six farmers unless told",
            default=None,
        ),
        "council": Word(By(RACE, Stack()), "the stacks of the Council: `{crab: [3, 1]}`"),
        "track": Word(
            Many(CARDS, ordered=True, most=TRACK_SPACES), "the exploration track, from the space nearest the deck"
        ),
        "discard": Word(Many(CARDS), "the exploration discard pile"),
        "available": Word(Many(LOCATIONS), "the locations that lie face up"),
        "gone": Word(Many(LORDS), "lords out of the game"),
        "sunk": Word(Many(LOCATIONS), "locations out of the game"),
        "keys": Word(Number(), "the key tokens left in the supply", asked=True),
        "threat": Word(Number(1, THREAT_SPACES), "the space of the threat marker"),
        "exploring": Word(Flag(), "in the middle of an exploration, the next card being about to be revealed"),
        "sold": Word(Number(), "how many allies were sold this turn"),
        "buyers": Word(Many(Seat(), distinct=True), "the seats that have bought this turn"),
        "used": Word(Many(ONCE, distinct=True), "the once-a-turn lords already used this turn"),
        "extra": Word(Flag(), "the Invoker has earned another turn"),
        "ending": Word(Seat(NOBODY), "the seat that has triggered the end of the game"),
        "over": Word(Flag(), "whether the match is over", asked=True),
    },
    lay=lay,
    tell=tell,
)
