"""Abyss on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum.games.abyss.catalogue import (
    COURT_SPACES,
    LOCATIONS,
    LORDS,
    NO_RACE,
    RACE_ID,
    RACES,
    THREAT,
    TRACK_SPACES,
    Location,
    Lord,
)
from regnum.games.abyss.scoring import Sheet
from regnum.games.abyss.view import AbyssView, PlayerView
from regnum.kernel.game import Result
from regnum.kernel.options import Option
from regnum.seen import Asked, Seen
from regnum.terminal.layout import DOT, Flow, as_typed, headed
from regnum.terminal.table import PEOPLE, WIDE
from regnum.terminal.words import Words

COLOURS = {
    "jellyfish": "magenta",
    "crab": "red",
    "seahorse": "yellow",
    "shellfish": "green",
    "squid": "bright_blue",
}

_LORD = {f"lord:{lord.slug}": lord for lord in LORDS.values()}
_LOCATION = {f"location:{tile.slug}": tile for tile in LOCATIONS.values()}


class AbyssDrawing:
    """The table of Abyss in words, lines and a little colour: colour never says anything alone."""

    headlines = frozenset({"log-turn", "log-last-turn", "log-extra-turn", "log-over"})

    def __init__(self, words: Words, kinds: Sequence[str]) -> None:
        self.words = words
        self.kinds = kinds

    def active(self, view: AbyssView) -> int:
        return _seat(view.turn)

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, seen: Seen, width: int) -> RenderableType:
        view: AbyssView = seen.view
        offered = {option.target for asked in seen.asked for option in asked.options if option.target}
        return Group(
            self._court(view, offered, width),
            Text(),
            headed(self._board(view)),
            Text(),
            *(self._player(view, player) for player in view.players),
        )

    def glance(self, seen: Seen, width: int) -> RenderableType | None:
        view: AbyssView = seen.view
        if any(asked.question == "turn-action" for asked in seen.asked) or seen.seat is None:
            return None
        words = self.words
        me = view.players[seen.seat]
        lines: list[tuple[str, RenderableType]] = []
        if view.track:
            lines.append((words("play-abyss-track"), self._track(view)))
        for asked in seen.asked:
            if asked.question == "explore-monster":
                lines.append((words("play-abyss-reward"), Text(self._rewards(asked.args["space"]))))
        if view.recruiting:
            lines.append((words("play-abyss-recruiting"), self._lord(view.recruiting)))
        if view.paid:
            lines.append((words("play-abyss-paid"), self._allies(view.paid)))
        lines.append((words("play-abyss-hand"), self._allies(me.hand or [])))
        lines.append((words("play-abyss-cup"), Flow(self._belongings(me))))
        if me.lords:
            lines.append((words("play-abyss-lords"), self._lords(me)))
        return headed(lines)

    def _court(self, view: AbyssView, offered: set[str], width: int) -> RenderableType:
        words = self.words
        head = Text.assemble((words("play-abyss-court"), "bold cyan"), "  ")
        head.append(words("play-abyss-lord-deck", count=view.lords.count), "dim")
        if len(view.court) < COURT_SPACES:
            head.append(DOT)
            head.append(words("play-abyss-court-empty", count=COURT_SPACES - len(view.court)), "dim")
        rows = [(thing, _LORD[thing]) for thing in view.court]
        wide = width >= WIDE
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        if wide:
            grid.add_column(ratio=1)
        parts: list[RenderableType] = [head]
        margin = Text("    ")
        names = max((cell_len(words.name(thing)) for thing, _ in rows), default=0)
        costs = max((cell_len(self._cost(lord)) for _, lord in rows), default=0)
        for thing, lord in rows:
            can = thing in offered
            name = Text(words.name(thing), "bold green" if can else "bold")
            name.truncate(max(names, 1), pad=True)
            cost = self._cost_text(lord)
            cost.append(" " * (costs - cell_len(cost.plain)))
            keys = Text(words.count("keys", lord.keys), "yellow") if lord.keys else Text()
            mark = Text(words("play-mark-possible") if can else " ", "green")
            points = Text(f"{words('points', count=lord.influence):>6}")
            guild = Text(words.name(f"guild:{lord.guild}"), "cyan")
            effect = Text(self._effect(thing, lord), "dim")
            if wide:
                about = Text.assemble(guild, ". ", effect)
                grid.add_row(mark, name, cost, points, keys, about)
            else:
                parts.append(Text.assemble(" ", mark, " ", name, "  ", cost, " ", points, "  ", keys))
                parts.append(Padding(Text.assemble(guild, Text(". ", "dim"), effect), (0, 0, 0, len(margin.plain) + 1)))
        if wide and rows:
            parts.append(Padding(grid, (0, 0, 0, 1)))
        if any(thing in offered for thing, _ in rows):
            parts.append(Text(f" {words('play-mark-possible')} {words('play-abyss-can-recruit')}", "dim green"))
        return Group(*parts)

    def _cost(self, lord: Lord) -> str:
        return self._cost_text(lord).plain

    def _cost_text(self, lord: Lord, *, align: bool = True) -> Text:
        """What must be played: the value, the number of races, and the race that must be among them."""
        text = Text(f"{lord.cost:>2}" if align else str(lord.cost), "bold")
        text.append(DOT)
        text.append(self.words.count("races", lord.races))
        if lord.race != NO_RACE:
            text.append(DOT)
            text.append(self.words.name(RACE_ID[lord.race]), COLOURS[RACES[lord.race]])
        return text

    def _effect(self, thing: str, lord: Lord) -> str:
        text = self.words(f"{thing.replace(':', '-')}-text")
        return text if lord.ability == "none" else f"{self.words(f'ability-{lord.ability}')}: {text}"

    def _board(self, view: AbyssView) -> Iterable[tuple[str, RenderableType]]:
        words = self.words
        deck = Text(words("play-abyss-deck", count=view.deck.count, discard=view.discard.count), "dim")
        yield words("play-abyss-track"), Flow([*self._track(view).items, deck] if view.track else [deck])
        stacks = [
            Text.assemble((words.name(f"race:{race}"), COLOURS[race] if stack.count else "dim"), f" {stack.count}")
            for race, stack in zip(RACES, view.council, strict=True)
        ]
        yield words("play-abyss-council"), Flow(stacks)
        threat = Text(words("play-abyss-threat-space", space=view.threat, spaces=len(THREAT)) + " ")
        threat.append(self._rewards(view.threat), "dim")
        yield words("play-abyss-threat"), threat
        locations = [
            Text.assemble((words.name(tile), "bold"), " ", (f"({words(_text(tile))})", "dim"))
            for tile in view.available
        ]
        locations.append(Text(words("play-abyss-stack", count=view.stack.count), "dim"))
        yield words("play-abyss-locations"), Flow(locations)
        supply = Text(words("play-abyss-supply", keys=view.keys, tokens=view.tokens), "dim")
        yield words("play-abyss-supply-head"), supply
        if view.ending is not None:
            yield words("play-abyss-ending-head"), Text(words("play-abyss-ending", player=view.ending), "bold red")

    def _track(self, view: AbyssView) -> Flow:
        words = self.words
        cards = [self._card(place.card) for place in view.track]
        cards += [Text("–", "dim")] * (TRACK_SPACES - len(cards))
        price = Text(words("play-abyss-price", price=words.count("pearls", view.price)), "dim")
        return Flow([*cards, price])

    def _rewards(self, space: int) -> str:
        words = self.words
        bundles = []
        for reward in THREAT[space - 1]:
            parts = [("key-tokens", reward.keys), ("pearls", reward.pearls), ("monster-tokens", reward.tokens)]
            bundles.append(words.join([words.count(things, n) for things, n in parts if n]))
        return words.join(bundles, "play-list-or")

    # -- players -----------------------------------------------------------------------------------------------

    def _player(self, view: AbyssView, player: PlayerView) -> RenderableType:
        words = self.words
        seat = _seat(player.at)
        mine = seat == view.seat
        active = player.at == view.turn
        head = Text("▸ " if active else "  ", "bold green")
        head.append(words.name(player.at), "bold" if mine or active else "")
        if mine:
            head.append(f" ({words('play-you')})", "bold")
        elif self.kinds[seat] not in PEOPLE:
            head.append(f" ({words('play-bot', kind=self.kinds[seat])})", "dim")
        first = Table.grid(padding=(0, 2, 0, 0))
        first.add_column(no_wrap=True)
        first.add_column(ratio=1)
        belongings = [*self._belongings(player), Text(words.count("play-abyss-in-hand", player.hand_count))]
        first.add_row(head, Flow(belongings))
        lines: list[tuple[str, RenderableType]] = []
        if player.hand:
            lines.append((words("play-abyss-hand"), self._allies(player.hand)))
        if player.affiliated:
            lines.append((words("play-abyss-affiliated"), self._allies(player.affiliated)))
        if player.lords:
            lines.append((words("play-abyss-lords"), self._lords(player)))
        for place in player.locations:
            line = Text.assemble(
                (words.name(place.location), "bold"), " ", (f"({words(_text(place.location))})", "dim")
            )
            if place.lords:
                line.append(" ")
                line.append(words("play-abyss-under", lords="+".join(place.lords)))
            lines.append((words("play-abyss-location"), line))
        return Group(first, Padding(headed(lines), (0, 0, 0, 4))) if lines else first

    def _belongings(self, player: PlayerView) -> list[Text]:
        words = self.words
        out = [Text(words.count("pearls", player.pearls))]
        if player.key_count:
            out.append(Text(words.count("keys", player.key_count), "yellow"))
        if player.tokens:
            faces = [str(value) for value in player.tokens if value is not None]
            text = Text(words.count("monster-tokens", len(player.tokens)))
            if faces:
                text.append(f" ({', '.join(faces)})")
            out.append(text)
        lords = len(player.lords) + sum(len(place.lords) for place in player.locations)
        if lords:
            # 20.1: the seventh ends the game, so their number is worth a look.
            out.append(Text(words.count("lords", lords)))
        return out

    def _lords(self, player: PlayerView) -> Flow:
        parts = []
        for one in player.lords:
            text = self._lord(one.lord)
            if one.turned:
                text = Text(f"{text.plain} ({self.words('state-turned')})", "dim strike")
            parts.append(text)
        return Flow(parts)

    def _lord(self, thing: str) -> Text:
        lord = _LORD[thing]
        text = Text(self.words.name(thing))
        text.append(f" {lord.influence}", "dim")
        if lord.keys:
            text.append(f" +{self.words.count('keys', lord.keys)}", "yellow")
        return text

    def _allies(self, cards: Sequence[str]) -> RenderableType:
        """Allies by race: "crab 1 1 3 · squid 2"."""
        values: dict[str, list[str]] = {}
        for card in cards:
            race, _, value = card.removeprefix("ally:").partition("-")
            values.setdefault(race, []).append(value)
        if not values:
            return Text(self.words("play-none"), "dim")
        return Flow(
            [
                Text.assemble((self.words.name(f"race:{race}"), COLOURS[race]), " ", (" ".join(found), "bold"))
                for race, found in values.items()
            ]
        )

    def _card(self, card: str) -> Text:
        if not card.startswith("ally:"):
            return Text(self.words.name(card), "bold reverse")
        return Text(self.words.name(card), COLOURS[card.removeprefix("ally:").partition("-")[0]])

    # -- options and cards -------------------------------------------------------------------------------------

    def detail(self, asked: Asked, option: Option[Any]) -> str:
        thing = option.target or ""
        if thing in _LOCATION:
            return self.words(_text(thing))
        if thing in _LORD and asked.question != "turn-action" and not option.anytime:
            lord = _LORD[thing]
            return f"{self.words('points', count=lord.influence)}. {self._effect(thing, lord)}"
        return ""

    def part(self, asked: Asked, part: Sequence[Option[Any]]) -> str:
        if asked.question != "recruit-pay":
            return ""
        value = sum(int(option.key.rpartition("-")[2]) for option in part)
        cost = asked.args["cost"]
        return self.words("play-abyss-paying", value=value, cost=cost, pearls=max(0, cost - value))

    def find(self, name: str) -> list[str]:
        wanted = as_typed(name)
        cards = {thing: self._known_as(thing) for thing in (*_LORD, *_LOCATION)}
        exact = [thing for thing, names in cards.items() if wanted in names]
        return exact or [thing for thing, names in cards.items() if any(wanted in known for known in names)]

    def _known_as(self, thing: str) -> set[str]:
        return {as_typed(self.words.name(thing)), as_typed(thing.partition(":")[2].replace("-", " "))}

    def card(self, thing: str) -> RenderableType | None:
        words = self.words
        if thing in _LORD:
            lord = _LORD[thing]
            facts = Text.assemble((words.name(thing), "bold"), ", ", words.name(f"guild:{lord.guild}"))
            cost = Text.assemble(words("play-abyss-cost"), " ", self._cost_text(lord, align=False))
            worth = [Text(words.count("influence-points", lord.influence)), cost]
            if lord.keys:
                worth.append(Text(words.count("keys", lord.keys), "yellow"))
            return Group(facts, Flow(worth), Text(self._effect(thing, lord)), *self._doubts(lord))
        if thing in _LOCATION:
            tile = _LOCATION[thing]
            return Group(Text(words.name(thing), "bold"), Text(words(_text(thing))), *self._doubts(tile))
        return None

    def _doubts(self, card: Lord | Location) -> list[Text]:
        message = f"note-confidence-{card.confidence}"
        return [Text(self.words(message), "dim italic")] if self.words.has(message) else []

    # -- the end -----------------------------------------------------------------------------------------------

    def sheet(self, result: Result, width: int) -> RenderableType:
        words = self.words
        sheets: Sequence[Sheet] = result.sheet
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column("")
        for head in ("locations", "lords", "allies", "tokens", "total"):
            grid.add_column(words(f"play-abyss-score-{head}"), justify="right")
        order = sorted(range(len(sheets)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        details: list[RenderableType] = []
        for seat in order:
            sheet = sheets[seat]
            style = "bold" if seat in result.winners else ""
            grid.add_row(
                Text(words.name(f"seat:{seat}"), style),
                *(str(n) for n in (_sum(sheet.locations), _sum(sheet.lords), _sum(sheet.allies), sum(sheet.tokens))),
                Text(str(sheet.total), "bold"),
            )
            details.append(Text())
            details.append(Text(words.name(f"seat:{seat}"), "bold"))
            details.append(Padding(headed(self._origins(sheet)), (0, 0, 0, 2)))
        return Group(grid, *details)

    def _origins(self, sheet: Sheet) -> Iterable[tuple[str, RenderableType]]:
        words = self.words
        for head, parts in (("locations", sheet.locations), ("lords", sheet.lords), ("allies", sheet.allies)):
            if parts:
                things = [
                    Text.assemble(words.name(thing), (f" {points}" if head != "allies" else "", "bold"))
                    for thing, points in parts
                ]
                yield words(f"play-abyss-score-{head}"), Flow(things)
        if sheet.tokens:
            yield words("play-abyss-score-tokens"), Text(", ".join(str(value) for value in sheet.tokens))
        yield (
            words("play-abyss-score-tie"),
            Text(words("play-abyss-tie", pearls=sheet.pearls, best=sheet.best_lord), "dim"),
        )


def _seat(at: str) -> int:
    return int(at.removeprefix("seat:"))


def _text(thing: str) -> str:
    return f"{thing.replace(':', '-')}-text"


def _sum(parts: Iterable[tuple[str, int]]) -> int:
    return sum(points for _, points in parts)
