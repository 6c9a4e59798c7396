"""Paladins of the West Kingdom on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum.games.paladins.catalogue import (
    ABSOLVE,
    ACTION_ID,
    ACTION_SILVER,
    ACTIONS,
    ANY,
    ATTRIBUTE_ID,
    COMMISSION,
    CONVERT,
    CONVERT_SILVER,
    DEVELOP,
    DISCOUNT,
    EVERY_ACTION,
    FORTIFY,
    FREE_OF_PROVISIONS,
    FREE_OF_SILVER,
    GARRISON,
    GIVES,
    JAR_INFLUENCE,
    JAR_SILVER,
    MONK_PROVISIONS,
    NEEDS,
    NOTHING,
    ON_INQUISITION,
    ON_PAY_DEBT,
    OPEN_SPACES,
    ORDER_ID,
    ORDER_REQUIRED,
    ORDERS,
    OUTPOST_PROVISIONS,
    OUTSIDER_FAITH,
    OUTSIDER_ID,
    OUTSIDER_STRENGTH,
    OUTSIDERS,
    PALADIN_ID,
    PRAY,
    RIGHT_ACTIONS,
    RIGHT_SIDE,
    ROUNDS,
    SPACE_ID,
    SPACES,
    TAVERN,
    TAVERN_ID,
    TOWNSFOLK,
    TOWNSFOLK_DEBT,
    TOWNSFOLK_ID,
    WALL_INFLUENCE,
    WALL_PROVISIONS,
    WORKER_ID,
    WORKSHOPS,
    Action,
    Gain,
    Outsider,
    Townsfolk,
    gain_id,
)
from regnum.games.paladins.scoring import Sheet
from regnum.games.paladins.view import BoardView, OpponentView, PaladinsView, PlayerView
from regnum.kernel.game import Result
from regnum.kernel.options import Option
from regnum.library import Card, cards
from regnum.seen import Asked, Seen
from regnum.terminal.layout import Flow, as_typed, headed
from regnum.terminal.table import PEOPLE, WIDE
from regnum.terminal.words import Words

COLOURS = {
    "worker:labourer": "white",
    "worker:scout": "green",
    "worker:merchant": "bright_blue",
    "worker:fighter": "red",
    "worker:cleric": "bright_black",
    "worker:criminal": "magenta",
    "attribute:faith": "yellow",
    "attribute:strength": "red",
    "attribute:influence": "bright_blue",
}
_TOWNSFOLK: dict[str, Townsfolk] = dict(zip(TOWNSFOLK_ID, TOWNSFOLK, strict=True))
_OUTSIDER: dict[str, Outsider] = dict(zip(OUTSIDER_ID, OUTSIDERS, strict=True))
_ORDER = {thing: (ORDERS[i], ORDER_REQUIRED[i]) for i, thing in enumerate(ORDER_ID)}
_TAVERN = dict(zip(TAVERN_ID, TAVERN, strict=True))
_PROVISIONS = {COMMISSION: MONK_PROVISIONS, FORTIFY: WALL_PROVISIONS, GARRISON: OUTPOST_PROVISIONS}
_SILVER = {
    DEVELOP: (ACTION_SILVER[DEVELOP],) * WORKSHOPS,
    PRAY: ACTION_SILVER[PRAY : PRAY + 1],
    ABSOLVE: JAR_SILVER,
    CONVERT: CONVERT_SILVER,
}
"""The prices of an action, time by time."""
_WHOLE_TABLE = frozenset({"choose-paladin", "setup-recruit"})
"""Questions for which one looks at everything."""
_CREW_QUESTIONS = frozenset({"setup-recruit", "free-recruit", "recruit-card"})
_ABILITY_QUESTIONS = frozenset({"townsfolk-order", "inquisition-ability"})


class PaladinsDrawing:
    """The table of Paladins in words, lines and a little colour: colour never says anything alone."""

    headlines = frozenset({"log-round", "log-actions-begin", "log-inquisition", "log-over"})

    def __init__(self, words: Words, kinds: Sequence[str]) -> None:
        self.words = words
        self.kinds = kinds

    def active(self, view: PaladinsView) -> int:
        """The seat whose turn it is; while the solo opponent acts, the seat it acts against."""
        return _seat(view.turn) if view.turn.startswith("seat:") else 0

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, seen: Seen, width: int) -> RenderableType:
        view: PaladinsView = seen.view
        parts: list[RenderableType] = [headed(self._board(view)), Text(), self._townsfolk(view), Text()]
        parts += [self._frontier(view, width), Text()]
        parts += [self._player(view, player) for player in view.players]
        parts += [self._opponent(opponent) for opponent in view.opponents]
        return Group(*parts)

    def glance(self, seen: Seen, width: int) -> RenderableType | None:
        view: PaladinsView = seen.view
        if seen.seat is None or any(asked.question in _WHOLE_TABLE for asked in seen.asked):
            return None
        me = view.players[seen.seat]
        if any(asked.question == "turn-action" for asked in seen.asked):
            return Group(headed(self._in_short(view)), self._player(view, me))
        lines: list[tuple[str, RenderableType]] = []
        lines.append((self.words("play-paladins-you-have"), Flow(self._belongings(me))))
        lines.append((self.words("play-paladins-workers"), self._workers(me.board.workers)))
        if me.paladin is not None:
            lines.append((self.words("play-paladins-paladin"), self._paladin(me.paladin)))
        return headed(lines)

    def _in_short(self, view: PaladinsView) -> Iterable[tuple[str, RenderableType]]:
        """The main board in few lines, for a turn in the middle of a round: the log tells what others do."""
        words = self.words
        yield from self._board(view)
        townsfolk = [
            Text.assemble((self._bare(place.card), "bold"), f" {place.silver}")
            for place in view.townsfolk
            if place.card is not None
        ]
        yield words("play-paladins-head-townsfolk"), Flow(townsfolk or [Text(words("play-none"), "dim")])
        outsiders = [
            Text.assemble((self._bare(card), "bold"), f" {OUTSIDER_FAITH[number]}/{OUTSIDER_STRENGTH[number]}")
            for number, card in enumerate(view.outsiders)
            if card is not None
        ]
        yield words("play-paladins-head-outsider"), Flow(outsiders or [Text(words("play-none"), "dim")])
        yield "", Text(words("play-paladins-whole-table"), "dim")

    # -- the main board ----------------------------------------------------------------------------------------

    def _board(self, view: PaladinsView) -> Iterable[tuple[str, RenderableType]]:
        words = self.words
        now = [Text(words("play-paladins-phase", phase=view.phase))]
        if view.round:
            now.insert(0, Text(words("play-paladins-round", round=view.round, rounds=ROUNDS), "bold"))
            now.append(Text(words("play-paladins-first", player=view.first), "dim"))
        yield words("play-paladins-now"), Flow(now)
        orders = []
        for order in view.orders:
            points = words("points", count=order.points)
            if order.card is None:
                orders.append(Text(f"{points}: {words('play-paladins-face-down')}", "dim"))
            else:
                action, required = _ORDER[order.card]
                orders.append(Text.assemble(points, ": ", (f"{words.name(ACTION_ID[action])} ×{required}", "bold")))
        yield words("play-paladins-orders"), Flow(orders)
        favours: list[RenderableType] = []
        for favour in view.favours:
            if favour.card is not None:
                text = Text(words(f"{_message(favour.card)}-text"))
                if favour.worker is not None:
                    text = Text(f"{text.plain} ({words('play-paladins-used')})", "dim strike")
                favours.append(text)
        if favours:
            yield words("play-paladins-favours"), Group(*favours)
        if view.phase in ("paladins", "tavern"):
            yield words("play-paladins-tavern"), Group(*(self._tavern(one.card, one.taken) for one in view.tavern))
        supplies = [
            Text(words("play-paladins-pool", count=view.pool), "bold" if view.pool <= 2 else ""),
            Text(words("play-paladins-debts", count=view.debts), "dim"),
            Text(words("play-paladins-walls-left", count=view.wall_deck), "dim"),
        ]
        yield words("play-paladins-supply"), Flow(supplies)

    def _tavern(self, card: str, taken: str | None) -> Text:
        workers = self._workers([WORKER_ID[kind] for kind in _TAVERN[card]]).items
        line = Text(" · ").join(workers)
        return line if taken is None else Text(f"{line.plain} ({self.words.name(taken)})", "dim strike")

    def _townsfolk(self, view: PaladinsView) -> RenderableType:
        words = self.words
        heads = ("townsfolk", "price", "dismissed", "recruited", "ability")
        grid = self._grid(heads, justify={1: "right"})
        for space, place in enumerate(view.townsfolk):
            price = Text(str(place.silver))
            if TOWNSFOLK_DEBT[space]:
                price = Text(words("play-paladins-or-debt", price=place.silver))
            if place.card is None:
                grid.add_row(Text("–", "dim"), price)
                continue
            one = _TOWNSFOLK[place.card]
            grid.add_row(
                Text(self._bare(place.card), "bold"),
                price,
                self._gain(one.dismiss),
                self._gain(one.recruit),
                self._ability(one),
            )
        return grid

    def _ability(self, one: Townsfolk) -> Text:
        """When a townsfolk card of the crew acts, and what it gives."""
        words = self.words
        if one.trigger == ON_INQUISITION:
            kind = "some" if one.least else "none" if not one.most else "any"
            when = words("play-paladins-inquisition", kind=kind, count=one.least)
        elif one.trigger == ON_PAY_DEBT:
            when = words("play-paladins-debt-paid")
        else:
            when = words.name(ACTION_ID[one.trigger])
        return Text.assemble((when, "cyan"), ": ", self._gain(one.gain))

    def _frontier(self, view: PaladinsView, width: int) -> RenderableType:
        """The outsiders and the regions above them: the same flags hold for both."""
        grid = self._grid(("faith", "strength", "outsider", "attacked", "converted"), justify={0: "right", 1: "right"})
        wide = width >= WIDE
        if wide:
            grid.add_column(Text(self.words("play-paladins-head-region"), "bold cyan"), ratio=1)
        for number, card in enumerate(view.outsiders):
            row: list[RenderableType] = [Text(str(OUTSIDER_FAITH[number])), Text(str(OUTSIDER_STRENGTH[number]))]
            if card is None:
                row += [Text("–", "dim"), Text(), Text()]
            else:
                one = _OUTSIDER[card]
                converted = Text.assemble(self._gain(one.convert), "; ", (self._scoring(one), "cyan"))
                row += [Text(self._bare(card), "bold"), self._gain(one.attack), converted]
            if wide:
                row.append(Flow(self._spaces(view, number + 1)))
            grid.add_row(*row)
        if wide:
            return grid
        regions = [
            (self.words.name(f"region:{number}"), Flow(self._spaces(view, number)))
            for number in range(1, len(view.outsiders) + 1)
        ]
        return Group(grid, Text(), headed(regions))

    def _spaces(self, view: PaladinsView, region: int) -> Iterable[Text]:
        """The spaces of a region: what a free one gives, who stands on a taken one."""
        free: Counter[str] = Counter()
        taken: Counter[str] = Counter()
        for space, place in enumerate(view.spaces):
            if place.region != region:
                continue
            if place.owner is not None:
                piece = "outpost" if place.outpost else "monk"
                taken[self.words("play-paladins-piece", piece=piece, player=place.owner)] += 1
            elif place.open:
                free[self._gain(SPACES[space].gain).plain] += 1
        for text, n in free.items():
            yield Text(text if n == 1 else f"{text} ×{n}")
        for text, n in taken.items():
            yield Text(text if n == 1 else f"{text} ×{n}", "dim italic")
        if not free and not taken:
            yield Text(self.words("play-none"), "dim")

    def _scoring(self, one: Outsider) -> str:
        """What a converted outsider scores, as a sum: "VP: Strength ÷ 4"."""
        base, every, counts = one.scoring
        counted = self.words("play-paladins-counted", counts=counts)
        return self.words(
            "play-paladins-scores", what=(f"{base} + " if base else "") + counted + (f" ÷ {every}" if every > 1 else "")
        )

    # -- players -----------------------------------------------------------------------------------------------

    def _player(self, view: PaladinsView, player: PlayerView) -> RenderableType:
        words = self.words
        board = player.board
        seat = _seat(board.at)
        mine = seat == view.seat
        who = Text(words.name(board.at), "bold" if mine or board.at == view.turn else "")
        if mine:
            who.append(f" ({words('play-you')})", "bold")
        elif self.kinds[seat] not in PEOPLE:
            who.append(f" ({words('play-bot', kind=self.kinds[seat])})", "dim")
        lines: list[tuple[str, RenderableType]] = [
            (words("play-paladins-you-have" if mine else "play-paladins-has"), Flow(self._belongings(player))),
            (words("play-paladins-workers"), self._workers(board.workers)),
        ]
        if player.paladin is not None:
            lines.append((words("play-paladins-paladin"), self._paladin(player.paladin)))
        elif player.paladin_laid:
            lines.append((words("play-paladins-paladin"), Text(words("play-paladins-face-down"), "dim")))
        if mine and (player.on_top or player.bottom):
            lines.append((words("play-paladins-deck"), self._own_deck(player)))
        lines += self._deeds(board, whole=not mine)
        if player.crew:
            crew = [Text.assemble(self._bare(card), " (", self._ability(_TOWNSFOLK[card]), ")") for card in player.crew]
            lines.append((words("play-paladins-crew"), Flow(crew)))
        area = self._area(who, board, view.turn, lines)
        return Group(area, Padding(self._actions(player), (1, 0, 1, 4))) if mine else area

    def _area(
        self, who: Text, board: BoardView, turn: str, lines: Iterable[tuple[str, RenderableType]]
    ) -> RenderableType:
        head = Text("▸ " if board.at == turn else "  ", "bold green")
        head.append(who)
        if board.passed:
            head.append(f"  {self.words('play-paladins-passed')}", "yellow")
        return Group(head, Padding(headed(lines), (0, 0, 0, 4)))

    def _actions(self, player: PlayerView) -> RenderableType:
        """The own board: what each action takes the next time, what it needs and gives, and who stands there."""
        words = self.words
        grid = self._grid(("action", "takes", "cost", "attribute", "times"), justify={4: "right"})
        covered = [0] * len(ACTIONS)
        for workshop in player.board.workshops:
            name, _, place = workshop.at.partition(":")[2].rpartition("-")
            covered[ACTIONS.index(name)] |= workshop.built << int(place) - 1
        done = dict(zip(RIGHT_ACTIONS, _done(player.board), strict=True))
        for action, one in zip(EVERY_ACTION, player.board.actions, strict=True):
            times = done.get(action, player.developed if action == DEVELOP else None)
            takes = Text(", ".join(self._space(kind) for kind in OPEN_SPACES[action][covered[action]].kinds))
            if one.workers:
                there = ", ".join(words.name(kind) for kind in one.workers if kind)
                takes = Text(words("play-paladins-busy", workers=there), "dim italic")
            grid.add_row(
                Text(words.name(one.at), "dim" if one.workers else "bold"),
                takes,
                Text(self._cost(player, action, times or 0)),
                Text(self._attribute_of(action, times or 0)),
                Text("" if times is None else str(times)),
            )
        return grid

    def _space(self, kind: int) -> str:
        return self.words("play-paladins-anybody") if kind == ANY else self.words.name(SPACE_ID[kind])

    def _cost(self, player: PlayerView, action: Action, done: int) -> str:
        """What the next time costs this player in silver or provisions, with this round's paladin."""
        words = self.words
        paladin = NOTHING if player.paladin is None else PALADIN_ID.index(player.paladin)
        things = "provisions" if action in _PROVISIONS else "silver"
        prices = _PROVISIONS.get(action) or _SILVER.get(action, ())
        free = (FREE_OF_PROVISIONS if action in _PROVISIONS else FREE_OF_SILVER)[action][paladin]
        price = 0 if free or done >= len(prices) else prices[done] - DISCOUNT[action][paladin]
        return words.count(things, price) if price else ""

    def _attribute_of(self, action: Action, done: int) -> str:
        """9.4, 9.5: the attribute an action of the right side needs, how much of it, and the one it gives."""
        if action not in RIGHT_SIDE:
            return ""
        names = self.words.name
        i = action - RIGHT_SIDE.start
        needed = {FORTIFY: WALL_INFLUENCE, ABSOLVE: JAR_INFLUENCE}.get(action, ())
        needs = names(ATTRIBUTE_ID[NEEDS[i]])
        if done < len(needed):
            needs = f"{needs} {needed[done]}"
        return f"{needs} → {names(ATTRIBUTE_ID[GIVES[i]])}"

    def _own_deck(self, player: PlayerView) -> Text:
        """7.5, 7.6: what its owner knows of the own deck."""
        words = self.words
        top = words.join([words.name(card) for card in reversed(player.on_top or ())]) or "–"
        bottom = words.join([words.name(card) for card in player.bottom or ()]) or "–"
        return Text(words("play-paladins-deck-known", top=top, bottom=bottom, count=player.deck), "dim")

    def _opponent(self, opponent: OpponentView) -> RenderableType:
        words = self.words
        board = opponent.board
        stock = [
            *self._attributes(board),
            *self._burdens(board),
            Text(words("play-paladins-resource", space=opponent.resource)),
        ]
        lines: list[tuple[str, RenderableType]] = [
            (words("play-paladins-has"), Flow(stock)),
            (words("play-paladins-workers"), Text(words.count("workers", len(board.workers)))),
        ]
        if opponent.scheme is not None:
            lines.append((words("play-paladins-scheme"), Text(words.name(opponent.scheme))))
        lines += self._deeds(board)
        return self._area(Text(words.name(board.at)), board, "", lines)

    def _belongings(self, player: PlayerView) -> list[Text]:
        words = self.words
        goods = [Text(words.count("silver", player.silver)), Text(words.count("provisions", player.provisions))]
        return [*self._attributes(player.board), *goods, *self._burdens(player.board)]

    def _attributes(self, board: BoardView) -> list[Text]:
        out = []
        for one in board.attributes:
            value = f"{one.value}+{one.boost}" if one.boost else str(one.value)
            out.append(Text.assemble((self.words.name(one.attribute), COLOURS[one.attribute]), " ", (value, "bold")))
        return out

    def _burdens(self, board: BoardView) -> list[Text]:
        words = self.words
        out = []
        if board.suspicions:
            out.append(Text(words.count("suspicions", len(board.suspicions)), "magenta"))
        if board.unpaid:
            out.append(Text(words.count("unpaid-debts", board.unpaid), "red"))
        if board.paid:
            out.append(Text(words.count("paid-debts", board.paid)))
        return out

    def _deeds(self, board: BoardView, *, whole: bool = True) -> Iterable[tuple[str, RenderableType]]:
        """What has been done in the game, where workshops stand, and who stands where in this round.

        Most of it is not told twice to who has the whole board before them.
        """
        words = self.words
        if whole and any(_done(board)):
            counted = [
                Text.assemble(words.name(ACTION_ID[action]), " ", (str(n), "bold"))
                for action, n in zip(RIGHT_SIDE, _done(board), strict=True)
                if n
            ]
            yield words("play-paladins-done"), Flow(counted)
        if board.converted:
            converted = [
                Text.assemble(self._bare(card), (f" ({self._scoring(_OUTSIDER[card])})", "dim"))
                for card in board.converted
            ]
            yield words("play-paladins-converted"), Flow(converted)
        workshops = Counter(one.at.partition(":")[2].rpartition("-")[0] for one in board.workshops if one.built)
        if whole and workshops:
            names = [(words.name(f"action:{action}"), n) for action, n in workshops.items()]
            yield words("play-paladins-workshops"), Flow([Text(f"{name} ×{n}" if n > 1 else name) for name, n in names])
        busy = [
            Text.assemble(
                (words.name(one.at), "cyan"), ": ", ", ".join(words.name(kind) for kind in one.workers if kind)
            )
            for one in board.actions
            if one.workers
        ]
        if whole and busy:
            yield words("play-paladins-placed"), Flow(busy)

    def _workers(self, workers: Sequence[str]) -> Flow:
        if not workers:
            return Flow([Text(self.words("play-none"), "dim")])
        counts = Counter(workers)
        return Flow([Text(self.words.count(_message(kind) + "-count", n), COLOURS[kind]) for kind, n in counts.items()])

    def _paladin(self, thing: str) -> Text:
        return Text.assemble((self.words.name(thing), "bold"), (f" – {self._text(thing)}", "dim"))

    # -- words ---------------------------------------------------------------------------------------

    def _bare(self, thing: str) -> str:
        """A card's name as it is printed: no article where the name stands alone in a table."""
        return self.words.name(thing).removeprefix("The ")

    def _gain(self, gain: Gain) -> Text:
        return Text(", ".join(self.words.name(thing) for thing in gain_id(gain).split("+") if thing))

    def _text(self, thing: str) -> str:
        return self.words(f"{_message(thing)}-text")

    def _grid(self, heads: Sequence[str], justify: dict[int, Any] | None = None) -> Table:
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for place, head in enumerate(heads):
            grid.add_column(
                Text(self.words(f"play-paladins-head-{head}"), "bold cyan"), justify=(justify or {}).get(place, "left")
            )
        return grid

    # -- options and cards -------------------------------------------------------------------------------------

    def detail(self, asked: Asked, option: Option[Any]) -> str:
        thing = option.target or ""
        if thing.startswith(("paladin:", "favour:")):
            return self._text(thing)
        if thing in _TOWNSFOLK:
            one = _TOWNSFOLK[thing]
            if asked.question == "dismiss-card":
                return self._gain(one.dismiss).plain
            ability = self._ability(one).plain
            joins = self._gain(one.recruit).plain if asked.question in _CREW_QUESTIONS else ""
            return f"{joins}; {ability}" if joins else ability
        if thing in _OUTSIDER:
            one_outsider = _OUTSIDER[thing]
            if asked.question == "attack-whom":
                return self._gain(one_outsider.attack).plain
            return f"{self._gain(one_outsider.convert).plain}; {self._scoring(one_outsider)}"
        return ""

    def part(self, asked: Asked, part: Sequence[Option[Any]]) -> str:
        return ""

    def find(self, name: str) -> list[str]:
        wanted = as_typed(name)
        known = {card.id: self._known_as(card) for card in cards(self.words.game)}
        exact = [thing for thing, names in known.items() if wanted in names]
        return exact or [thing for thing, names in known.items() if any(wanted in each for each in names)]

    def _known_as(self, card: Card) -> set[str]:
        return {as_typed(self.words.name(card.id)), card.slug.replace("-", " "), card.slug}

    def card(self, thing: str) -> RenderableType | None:
        words = self.words
        found = next((card for card in cards(words.game) if card.id == thing), None)
        if found is None:
            return None
        title = Text(words.name(thing), "bold")
        kind = words(f"kind-{found.kind}")
        if kind.casefold() not in title.plain.casefold():
            title = Text.assemble(title, ", ", kind)
        face: list[RenderableType] = [title, Text(self._text(thing))]
        if found.figures.get("copies", 1) > 1:
            face.append(Text(words("play-paladins-copies", count=found.figures["copies"]), "dim"))
        message = f"note-confidence-{found.figures.get('confidence')}"
        if words.has(message):
            face.append(Text(words(message), "dim italic"))
        return Group(*face)

    # -- the end -----------------------------------------------------------------------------------------------

    def sheet(self, result: Result, width: int) -> RenderableType:
        """As on a pad: a line for each kind of points, a column for each player."""
        words = self.words
        sheets: Sequence[Sheet] = result.sheet
        players = len(result.scores)
        order = sorted(range(len(sheets)), key=lambda seat: (seat not in result.winners, -sheets[seat].total))
        names = {seat: words.name(f"seat:{seat}" if seat < players else "opponent") for seat in order}
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column("")
        for seat in order:
            grid.add_column(Text(names[seat], "bold" if seat in result.winners else ""), justify="right")
        for head, points in _LINES:
            grid.add_row(words(f"play-paladins-score-{head}"), *(str(points(sheets[seat])) for seat in order))
        grid.add_row(
            Text(words("play-paladins-score-total"), "bold"), *(Text(str(sheets[seat].total), "bold") for seat in order)
        )
        grid.add_row(
            Text(words("play-paladins-score-suspicions"), "dim"),
            *(Text(str(sheets[seat].suspicions), "dim") for seat in order),
        )
        details: list[RenderableType] = []
        for seat in order:
            origins = list(self._origins(sheets[seat]))
            if origins:
                details += [Text(), Text(names[seat], "bold"), Padding(headed(origins), (0, 0, 0, 2))]
        return Group(grid, *details)

    def _origins(self, sheet: Sheet) -> Iterable[tuple[str, RenderableType]]:
        """Where the points of orders, attributes, wall cards and outsiders came from."""
        for head, parts in (
            ("orders", sheet.orders),
            ("attributes", sheet.attributes),
            ("wall-cards", sheet.wall_cards),
            ("converted", sheet.converted),
        ):
            if parts:
                things = [Text.assemble(self._short(thing), (f" {points}", "bold")) for thing, points in parts]
                yield self.words(f"play-paladins-score-{head}"), Flow(things)

    def _short(self, thing: str) -> str:
        return self._bare(ACTION_ID[_ORDER[thing][0]] if thing in _ORDER else thing)


_LINES: tuple[tuple[str, Any], ...] = (
    ("orders", lambda sheet: sheet.for_orders),
    ("attributes", lambda sheet: _sum(sheet.attributes)),
    ("workshops", lambda sheet: sheet.workshops),
    ("monks", lambda sheet: sheet.monks),
    ("walls", lambda sheet: sheet.walls),
    ("wall-cards", lambda sheet: _sum(sheet.wall_cards)),
    ("outposts", lambda sheet: sheet.outposts),
    ("jars", lambda sheet: sheet.jars),
    ("converted", lambda sheet: _sum(sheet.converted)),
    ("paid", lambda sheet: sheet.paid),
    ("unpaid", lambda sheet: sheet.unpaid),
    ("resources", lambda sheet: sheet.resources),
)
"""The lines of the pad."""


def _done(board: BoardView) -> tuple[int, ...]:
    """6.12: how often each action of the right side was done."""
    return (board.monks, len(board.walls), board.outposts, board.jars, len(board.attacked), len(board.converted))


def _seat(at: str) -> int:
    return int(at.removeprefix("seat:"))


def _message(thing: str) -> str:
    return thing.replace(":", "-")


def _sum(parts: Iterable[tuple[str, int]]) -> int:
    return sum(points for _, points in parts)
