"""Crescent Moon in the terminal: the map as a list of hexes with their neighbours, the market, the rulers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.games.crescent_moon.catalogue import CARD_ID, RULER_ID
from regnum.games.crescent_moon.scoring import Sheet
from regnum.games.crescent_moon.view import CrescentView, HexView, PlayerView
from regnum.kernel.game import Result
from regnum.kernel.options import Option
from regnum.seen import Asked, Seen
from regnum.terminal.words import Words

COLOURS = {
    "ruler:warlord": "bright_red",
    "ruler:murshid": "bright_magenta",
    "ruler:sultan": "bright_yellow",
    "ruler:caliph": "bright_green",
    "ruler:nomad": "bright_cyan",
}


class CrescentDrawing:
    """The table in words, lines and a little colour: colour never says anything alone."""

    headlines = frozenset({"log-year", "log-turn", "log-scoring", "log-over"})

    def __init__(self, words: Words, kinds: Sequence[str]) -> None:
        self.words = words
        self.kinds = kinds

    def active(self, view: CrescentView) -> int:
        return RULER_ID.index(view.turn)

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, seen: Seen, width: int) -> RenderableType:
        view: CrescentView = seen.view
        words = self.words
        head = words("play-crescent-year", year=view.year, years=view.years, round=view.round)
        return Group(
            Text(head, "bold"),
            self._map(view),
            Text(),
            self._market(view),
            Text(),
            *(self._player(player) for player in view.players),
            *self._clash(view),
        )

    def glance(self, seen: Seen, width: int) -> RenderableType | None:
        view: CrescentView = seen.view
        if seen.seat is None or any(asked.question == "action" for asked in seen.asked):
            return None
        return Group(self._player(view.players[seen.seat]), *self._clash(view))

    def _name(self, ruler: str) -> Text:
        return Text(self.words.name(ruler), COLOURS[ruler])

    def _map(self, view: CrescentView) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for each in view.hexes:
            land = self.words.name(f"terrain:{each.terrain}")
            if each.feature != "plain":
                land = self.words.name(f"tile:{each.feature}")
            near = " ".join(self.words.name(other) for other in each.adjacent)
            grid.add_row(Text(self.words.name(each.at), "bold"), land, self._pieces(each), Text(f"→ {near}", "dim"))
        return grid

    def _pieces(self, each: HexView) -> Text:
        out = Text()
        for pieces in each.pieces:
            if out:
                out.append("; ")
            out.append_text(self._name(pieces.ruler))
            things = [self.words.name(building) for building in pieces.buildings]
            if pieces.ordinary:
                things.append(f"{pieces.ordinary} × {self.words('option-ordinary')}")
            if pieces.mercenaries:
                things.append(f"{pieces.mercenaries} × {self.words('option-mercenary')}")
            if pieces.influence:
                things.append(self.words("play-crescent-influence"))
            out.append(f": {', '.join(things)}")
        return out

    def _market(self, view: CrescentView) -> RenderableType:
        lines: list[Text] = []
        for market in dict.fromkeys(slot.market for slot in (*view.market, *view.bazaar)):
            cards = [slot for slot in (*view.market, *view.bazaar) if slot.market == market and slot.card]
            told = [
                f"{self.words.name(slot.card or '')}{f' ({slot.price})' if slot.price is not None else ''}"
                for slot in cards
            ]
            lines.append(Text.assemble((self.words.name(market), "bold"), ": ", ", ".join(told) or "–"))
        return Group(*lines)

    def _player(self, player: PlayerView) -> Text:
        words = self.words
        points = "?" if player.points is None else player.points
        figures = words(
            "play-crescent-ruler",
            coins=player.coins,
            points=points,
            cards=player.hand_count,
            supply=player.supply,
            reserves=player.reserves or 0,
            tokens=player.influence,
            income=player.income,
        )
        line = Text.assemble(self._name(player.ruler), f" ({words.name(player.at)}): ", figures)
        if player.hand:
            line.append("\n    " + ", ".join(words.name(card) for card in (*player.hand, *(player.chosen or ()))))
        if player.front:
            line.append("\n    " + words("play-crescent-front", cards="+".join(player.front)), "dim")
        return line

    def _clash(self, view: CrescentView) -> list[Text]:
        lines: list[Text] = []
        clash = view.clash
        if clash is not None:
            cards = "+".join(played.card for played in clash.played)
            told = self.words(
                "play-crescent-clash", hex=clash.hex, ruler=clash.attacker, attack=clash.attack, defence=clash.defence
            )
            lines.append(Text(f"{told} {self.words.name(cards)}".strip(), "bold"))
        if view.spied is not None:
            hand = ", ".join(self.words.name(card) for card in (*view.spied.hand, *view.spied.chosen))
            lines.append(Text(f"{self.words.name(view.spied.ruler)}: {hand or '–'}"))
        return lines

    # -- cards ---------------------------------------------------------------------------------------------------

    def detail(self, asked: Asked, option: Option[Any]) -> str:
        if option.target in CARD_ID:
            return self.words(f"{str(option.target).replace(':', '-')}-text")
        return ""

    def part(self, asked: Asked, part: Sequence[Option[Any]]) -> str:
        return ""

    def find(self, name: str) -> list[str]:
        wanted = name.casefold().strip()
        known = {thing: self.words.name(thing).casefold() for thing in (*CARD_ID, *RULER_ID)}
        exact = [thing for thing, spoken in known.items() if wanted in (spoken, thing.partition(":")[2])]
        return exact or [thing for thing, spoken in known.items() if wanted and wanted in spoken]

    def card(self, thing: str) -> RenderableType | None:
        if thing not in CARD_ID and thing not in RULER_ID:
            return None
        text = self.words(f"{thing.replace(':', '-')}-text")
        return Group(Text(self.words.name(thing), "bold"), Text(text))

    # -- the end -------------------------------------------------------------------------------------------------

    def sheet(self, result: Result, width: int) -> RenderableType:
        sheets: Sequence[Sheet] = result.sheet
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for seat in sorted(range(len(sheets)), key=lambda seat: (seat not in result.winners, -result.scores[seat])):
            sheet = sheets[seat]
            grid.add_row(self._name(sheet.ruler), self.words.name(f"seat:{seat}"), Text(str(sheet.total), "bold"))
            for line in sheet.lines:
                grid.add_row("", f"{line.year}: {self.words.name(line.objective)}", str(line.points))
        return grid
