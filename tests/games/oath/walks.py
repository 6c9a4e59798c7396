"""Walks: from a table laid out, or from the beginning of a match, so many answers drawn from a seed.

What is offered and refused on the way, what the journal tells, who comes to know which card, how campaigns stand, what
can be taken back, what is told of prices and how the table ends is one digest. A walk that gives another than it did
has met another rule: mend the change, or look at both walks and write the digests anew.

    python -m tests.games.oath.walks                  # writes the digests of all walks into test_walks.py
    python -m tests.games.oath.walks denizen:elders   # tells one walk, answer by answer, to compare
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from regnum.games import find
from regnum.games.oath.catalogue import CARD_ID, CARD_OF, CARDS, RELIC_DECK, SITE_OF, SITES
from regnum.games.oath.prices import prices
from regnum.games.oath.scene import tell
from regnum.kernel.chance import Rng
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision
from regnum.kernel.things import Seat
from regnum.scenes import Scene

STEPS = 50
"""Answers of a walk around a card."""
FEW_STEPS = 15
"""Answers where the card is played, or others play beside it."""
LONGEST = 5000
"""More than any match takes."""
PRICED = 10
"""So many answers between two looks at the prices, which take their time."""
GUESTS = ("elders", "tents", "wayside-inn", "alchemist", "wolves", "key-to-the-city", "longbows", "scouts")
"""Denizens around the card that a walk is about."""
CROWD = (
    *("elders", "alchemist", "wolves"),  # faceup advisers
    *("rangers", "tavern-songs", "scouts"),  # facedown ones
    *("key-to-the-city", "wayside-inn", "mushrooms", "tents"),  # at sites
    *("jinx", "rain-boots", "wrestlers", "gossip", "augury", "levelers", "dissent"),  # discarded
)
"""The same for a table where there is more of everything."""


REFLECTIONS = ("log-odds", "log-campaign-told")
"""Lines that sum up what others tell, and may change without a rule."""


def _told(match: Match, since: int) -> Iterator[str]:
    for line in match.lines[since:]:
        if line.message not in REFLECTIONS:
            yield f"    {line.rule} {line.message} {dict(line.args)}"


def _shown(match: Match, before: list[int]) -> Iterator[str]:
    """The cards that more or fewer seats may know than before."""
    after = match.table.s.seen
    for card, name in enumerate(CARD_ID):
        if after[card] != before[card]:
            yield f"    {name} is known to {after[card]:b}"
    before[:] = after


def _priced(match: Match) -> Iterator[str]:
    """What is told of prices to whoever acts, and to nobody else."""
    for seat in range(len(match.table.s.players)):
        for price in prices(match.table, seat, opened=False) or ():
            yield f"    {seat} {price}"


def _under_way(match: Match, answered: Seat) -> Iterator[str]:
    """The campaigns that are being fought, and whether the last answer can still be taken back."""
    for campaign in match.table.s.campaigns:
        yield f"    {campaign}"
    if not match.can_undo(answered):
        yield "    for good"


def _question(match: Match, d: Decision) -> str:
    """Who is asked what, by its figures; what is offered, and the rule against everything else."""
    figures = sorted((name, str(value)) for name, value in d.question.prompt_args(match.table, d).items())
    offered = sorted(option.key for option in (*d.options, *d.anytime))
    refused = sorted(
        (option.key, reason.rule, reason.message, str(sorted(reason.args.items())))
        for option, reason in match.reasons(d)
    )
    return f"{d.seat} {d.question.name} {figures} {offered} {refused}"


def _curious(match: Match, d: Decision, rng: Rng, focus: Sequence[str], given: Counter[str]) -> Any:
    """An answer around what is in focus, or else one that has not been given often; now and then just any."""
    if d.question.form == "amount" and rng.below(2):
        return d.options[-1]
    if d.question.form != "pick" or not rng.below(4):
        return match.sample(d, rng)
    wanted = next((near for word in focus if (near := [o for o in d.options if word in o.key])), list(d.options))
    fewest = min(given[option.key] for option in wanted)
    wanted = [option for option in wanted if given[option.key] == fewest]
    chosen = wanted[rng.below(len(wanted))]
    given[chosen.key] += 1
    return chosen


def _steps(match: Match, rng: Rng, focus: Sequence[str], steps: int) -> Iterator[str]:
    """Every question with what is offered and why the rest is not, the answer drawn, and what the journal tells."""
    given: Counter[str] = Counter()
    seen = list(match.table.s.seen)
    yield from _told(match, 0)
    for step in range(steps):
        if match.over:
            break
        d = match.decisions[rng.below(len(match.decisions))]
        yield _question(match, d)
        since = len(match.lines)
        chosen = _curious(match, d, rng, focus, given)
        yield f"  {d.question.raw(chosen)}"
        match.choose(d, chosen)
        yield from _told(match, since)
        yield from _shown(match, seen)
        yield from _under_way(match, d.seat)
        if step % PRICED == 0:
            yield from _priced(match)
    yield repr(tell(match.table.s))
    yield f"packets of the world deck: {match.table.s.layers}, outcomes: {match.outcomes}"


def _card_tables(thing: str) -> Iterator[Scene]:
    """Tables around a card: at a site, beside a player, or facedown, to be turned up; each seat to move in turn."""
    kind, _, slug = thing.partition(":")
    guests = [guest for guest in GUESTS if guest != slug]
    site = slug if kind == "site" else "plains"
    other, far = [name for name in ("steppe", "mine", "river") if name != slug][:2]
    restriction = CARDS[CARD_OF[slug]].restriction if kind == "denizen" else "site"
    for turn in range(3):
        me: dict[str, Any] = {"advisers": guests[:1]}
        here: list[Any] = [guests[1]]
        if kind == "relic":
            me["relics"] = [slug]
        elif kind == "edifice" or (kind == "denizen" and turn == 0 and restriction != "adviser"):
            here = [slug, guests[1]]
        elif kind == "denizen" and turn == 1 and restriction != "site":
            me["advisers"] = [slug, guests[0]]
        elif kind == "denizen":
            me["advisers"] = [{"facedown": slug}, guests[0]]
        rich = {"favor": 3, "secrets": 2, "warbands": 3, "supply": 7}
        seats: list[dict[str, Any]] = [
            {"at": site, **rich},
            {"at": site, **rich, "role": "exile"},
            {"at": far, **rich, "role": "citizen" if turn == 0 else "exile", "advisers": [guests[2]]},
        ]
        seats[turn] |= {"at": site, **me}
        colour = ("purple", "red", "blue")
        yield Scene(
            "oath",
            3,
            seed=7 + turn,
            turn=turn,
            seats=seats,
            sites={
                "cradle-1": {
                    "site": site,
                    "cards": here[: SITES[SITE_OF[site]].capacity],
                    "warbands": {colour[turn]: 2},
                },
                "cradle-2": {"site": other, "cards": [guests[3]], "warbands": {colour[turn - 1]: 1}},
                "provinces-1": {"site": far, "cards": [guests[4]], "warbands": {"purple": 1}},
            },
            banners={"peoples-favor": {"holder": 2 - turn}, "darkest-secret": {"holder": turn}},
        )


def _contested_tables(thing: str) -> Iterator[Scene]:
    """Tables at war, where somebody else than the seat to move has the card; by the errata, and nobody is rich."""
    kind, _, slug = thing.partition(":")
    guests = [guest for guest in GUESTS if guest != slug]
    site = slug if kind == "site" else "plains"
    other, far = [name for name in ("river", "steppe", "mine") if name != slug][:2]
    colours = ("purple", "red", "blue")
    for turn in range(3):
        owner = (turn + 1) % 3
        seats: list[dict[str, Any]] = [
            {"at": site, "favor": 2, "secrets": 1, "warbands": 4, "supply": 7, "advisers": [guests[seat]]}
            for seat in range(3)
        ]
        seats[owner] |= {"at": (site, other, far)[turn], "facedown_secrets": 1}
        here: list[Any] = [guests[3]]
        if kind == "relic":
            seats[owner]["relics"] = [slug]
        elif kind == "edifice" or (kind == "denizen" and CARDS[CARD_OF[slug]].restriction != "adviser" and turn != 1):
            here = [slug]
        elif kind == "denizen" and CARDS[CARD_OF[slug]].restriction != "site":
            seats[owner]["advisers"] = [slug]
        relics = [CARDS[relic].slug for relic in RELIC_DECK if CARDS[relic].slug != slug]
        seats[turn].setdefault("relics", [relics[0]])
        yield Scene(
            "oath",
            3,
            seed=70 + turn,
            turn=turn,
            options={"law": "errata"},
            oath=("people", "protection", "devotion")[turn],
            seats=seats,
            sites={
                "cradle-1": {
                    "site": site,
                    "cards": here[: SITES[SITE_OF[site]].capacity],
                    "warbands": {colours[owner]: 2},
                },
                "provinces-1": {"site": other, "cards": [guests[4]], "warbands": {colours[turn]: 1}},
                "hinterland-1": {"site": far, "cards": [guests[5]], "warbands": {colours[owner - 1]: 1}},
            },
            banners={"peoples-favor": {"holder": owner}, "darkest-secret": {"holder": owner}},
        )


def _busy_tables(thing: str, held: bool) -> Iterator[Scene]:
    """Tables where much can be played, recovered and taken; the seat to move turns the card up, or another has it."""
    kind, _, slug = thing.partition(":")
    people = [name for name in CROWD if name != slug]
    relics = [name for name in ("grand-scepter", "map", "whistle", "book-of-records", "brass-horse") if name != slug]
    around = [name for name in ("plains", "river", "ancient-city", "steppe") if name != slug]
    site, other, far, last = ([slug] if kind == "site" else []) + around[: 3 if kind == "site" else 4]
    restriction = CARDS[CARD_OF[slug]].restriction if kind == "denizen" else "site"
    for turn in range(3):
        owner = (turn + 1) % 3 if held else turn
        seats: list[dict[str, Any]] = [
            {
                "role": ("chancellor", "exile", "citizen" if turn == 2 else "exile")[seat],
                "at": site if seat != (turn + 2) % 3 else other,
                "advisers": [people[seat], {"facedown": people[3 + seat]}],
                "relics": [relics[seat]],
                **{"favor": 3, "secrets": 3, "warbands": 3, "supply": 7},
            }
            for seat in range(3)
        ]
        seats[1]["vision"] = "faith"
        here = [people[6]]
        if not held:
            seats[owner]["advisers"] = [{"facedown": slug}, people[owner]]
        elif kind == "relic":
            seats[owner]["relics"] = [slug]
        elif kind != "site" and restriction == "adviser":
            seats[owner]["advisers"] = [slug, {"facedown": people[3 + owner]}]
        elif kind != "site":
            here = [slug]
        yield Scene(
            "oath",
            3,
            seed=700 + turn,
            turn=turn,
            options={"law": ("printed", "errata")[turn % 2]},
            oath=("protection", "supremacy", "devotion")[turn],
            seats=seats,
            sites={
                "cradle-1": {
                    "site": site,
                    "cards": here[: SITES[SITE_OF[site]].capacity],
                    "relics": relics[3:4],
                    "warbands": {("purple", "red", "blue" if turn != 2 else "purple")[owner]: 2},
                },
                "cradle-2": {"site": other, "cards": [people[7]], "favor": 1, "warbands": {"red": 1}},
                "provinces-1": {"site": far, "cards": [people[8]], "relics": relics[4:5], "warbands": {"purple": 1}},
                "provinces-2": {"site": last, "cards": [people[9]]},
            },
            discards={"cradle": people[10:12], "provinces": people[12:14], "hinterland": people[14:16]},
            tokens={people[7]: {"favor": 1}, people[8]: {"secrets": 1}},
            banners={"peoples-favor": {"holder": (turn + 1) % 3}, "darkest-secret": {"holder": turn}},
        )


def _war(players: int, law: str, seed: int) -> Scene:
    """Everybody has warbands, favor, secrets, two advisers and a relic; the sites are divided, with cards at them."""
    rng = Rng(seed)
    people = [card.slug for card in CARDS if card.kind == "denizen"]
    relics = [CARDS[relic].slug for relic in RELIC_DECK]
    rng.shuffle(people)
    rng.shuffle(relics)
    settled = [slug for slug in people if CARDS[CARD_OF[slug]].restriction != "adviser"]
    free = [slug for slug in settled[12:] if CARDS[CARD_OF[slug]].restriction == "none"]
    beside = [slug for slug in people if CARDS[CARD_OF[slug]].restriction == "adviser"]
    colours = ("purple", "red", "blue", "yellow", "white", "black")
    slots = ("cradle-1", "cradle-2", "provinces-1", "provinces-2", "hinterland-1", "hinterland-2")
    sites = ("plains", "steppe", "mine", "river", "narrow-pass", "shrouded-wood")
    roles = ["chancellor", *(("exile", "exile", "citizen")[rng.below(3)] for _ in range(players - 1))]
    seats = [
        {
            "role": roles[seat],
            "at": sites[rng.below(6)],
            **{
                "favor": 1 + rng.below(2),
                "secrets": 2,
                "warbands": 2 if roles[seat] == "citizen" else 5 + rng.below(5),
                "supply": 7,
            },
            "advisers": [beside[seat], free[seat]],
            "relics": [relics[seat]],
        }
        for seat in range(players)
    ]
    rulers = [seat for seat in range(players) if roles[seat] != "citizen"]
    laid: dict[str, Any] = {}
    for i, (slot, site) in enumerate(zip(slots, sites, strict=True)):
        ruler = rulers[rng.below(len(rulers))]
        laid[slot] = {
            "site": site,
            "cards": settled[2 * i : 2 * i + min(2, SITES[SITE_OF[site]].capacity)],
            "warbands": {colours[ruler]: 1},
        }
    banners = {"peoples-favor": {"holder": rng.below(players)}, "darkest-secret": {"holder": rng.below(players)}}
    oath = ("supremacy", "people", "protection", "devotion")[seed % 4]
    return Scene(
        "oath",
        players,
        seed=seed,
        options={"law": law},
        oath=oath,
        round=5,
        turn=rng.below(players),
        visions_drawn=3,
        seats=seats,
        sites=laid,
        banners=banners,
    )


def _match(players: int, seed: int, document: Any = None, **options: str) -> Match:
    game = find("oath")
    return Match.start(game, game.check(Setup(players, options, document)), seed)


def walk(name: str) -> Iterator[str]:
    """The steps of a walk, in words: around a card, through a match, a war, a match with the Prince, or a chronicle."""
    kind, *words = name.split(":")
    if kind in ("match", "world", "war", "chronicle", "prince"):
        yield from _through(kind, int(words[0]), words[1:-1], int(words[-1]))
        return
    for i, scene in enumerate(_card_tables(name)):
        yield from _steps(scene.match, Rng(i), words[:1], STEPS)
    for i, scene in enumerate(_contested_tables(name)):
        yield from _steps(scene.match, Rng(i), (words[0], "campaign"), STEPS)
    if kind == "denizen":
        for i, scene in enumerate(_busy_tables(name, held=False)):
            yield from _steps(scene.match, Rng(i), (words[0], "play:site", "play:advisers"), FEW_STEPS)
    for i, scene in enumerate(_busy_tables(name, held=True)):
        yield from _steps(scene.match, Rng(i), ("play:site", "play:advisers", "adviser:", "recover"), FEW_STEPS)


def _through(kind: str, players: int, words: Sequence[str], seed: int) -> Iterator[str]:
    """A whole match, also one that begins in a random world, or three of a chronicle; or a war to its end."""
    rng = Rng(seed)
    if kind == "war":
        yield from _steps(_war(players, words[0], seed).match, rng, ("campaign",), LONGEST)
    elif kind == "match":
        yield from _steps(_match(players, seed, law=words[0]), rng, (), LONGEST)
    elif kind == "world":
        yield from _steps(_match(players, seed, law=words[0], start="random"), rng, (), LONGEST)
    elif kind == "prince":
        match = _match(players, seed, prince=words[0], prince_powers=words[1], start="random")
        yield from _steps(match, rng, (), LONGEST)
    else:
        document = None
        for game in range(3):
            match = _match(players, seed + game, document, law=words[0])
            yield from _steps(match, Rng(seed + game), (), LONGEST)
            document = match.carried


def digest(name: str) -> str:
    told = hashlib.sha256()
    for line in walk(name):
        told.update(line.encode())
    return told.hexdigest()[:8]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print("\n".join(walk(sys.argv[1])))
    else:
        path = Path(__file__).parent / "test_walks.py"
        text = path.read_text(encoding="utf-8")
        text = re.sub(r'^    "([\w:-]+)": "\w*"', lambda m: f'    "{m[1]}": "{digest(m[1])}"', text, flags=re.M)
        path.write_text(text, encoding="utf-8")
