"""Planted leaks: for each hidden zone and each channel a deliberately leaky game, and `verify` catches it.

A leak is one bit, drawn from what lies in the zone. It is let out through what a seat is sent: the view, an option's
key or place, a reason, a journal line, a decision's id, a question passed over, or an undo that lets somebody look
and go back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import pytest

from regnum.games.abyss.game import Abyss
from regnum.games.abyss.payment import PAY
from regnum.kernel.game import Game, Setup
from regnum.kernel.match import Match
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import DONE, Decision, Pick
from regnum.kernel.table import Table
from regnum.kernel.zones import Zone
from regnum.lab.verify import verify
from tests.kernel import toy
from tests.kernel.toy import Toy, ToyTable, toy_texts

Bit = Callable[[Any], int]
GAMES: dict[str, Callable[[], Game]] = {"abyss": Abyss, "toy": Toy}
ABYSS_ZONES = ("council", "hands", "discard", "deck", "lords", "tokens", "token pile", "drawn", "stack", "generator")
TOY_ZONES = ("hands", "deck", "tokens", "charms", "buried", "generator")
ZONES = [*(("abyss", zone) for zone in ABYSS_ZONES), *(("toy", zone) for zone in TOY_ZONES)]
OPTIONS = {"abyss": {"first": "0"}, "toy": {"length": "long", "tokens": "hidden"}}


def bit_of(game: Game, zone: str) -> Bit:
    """One bit of what lies in a zone that a spectator cannot see into."""

    def bit(state: Any) -> int:
        if zone == "generator":
            return crc32(str(state.rng).encode()) & 1
        contents = [list(z.cards) for z in game.zones(state, None) if z.name == zone]
        return crc32(repr(contents).encode()) & 1 if any(contents) else 0

    return bit


EARLY = {
    "drawn": (666, 98, 1043, 588),
    "tokens": (104, 158, 192, 318),
    "stolen": (178, 530, 730, 1255),
    "council": (849, 871, 889),
}
"""Two-player matches of Abyss in which there soon is something in the zone."""


def caught(game: Game, *by: str, zone: str = "", players: int = 2) -> bool:
    """Verify matches until each of these checks has failed; nothing else is looked at."""
    only = {"pass_over"} if by == ("pass_over",) else {"secrecy"}
    blind = list(by)
    seeds = (*EARLY.get(zone, ()), *range(1, 13)) if game.name == "abyss" else range(1, 25)
    for seed in seeds:
        report = verify(game, players, 1, seed, only=only, until=blind[-1], options=OPTIONS[game.name], speak=toy_texts)
        assert "crash" not in report.failed, report.failures
        for failure in report.failures:
            assert failure.command.startswith(f"regnum verify {game.name} --players {players} --games 1")
        blind = [check for check in blind if check not in report.failed]
        if not blind:
            return True
    return False


def subclassed(game: Game, **methods: Any) -> Game:
    return type(f"Leaky{type(game).__name__}", (type(game),), methods)()


def table_class(game: Game) -> Any:
    return type(game.table(game.deal(game.check(Setup(2)), 1)))


def with_table(game: Game, **operations: Any) -> Game:
    """The game at a table some of whose operations are other ones."""
    table = type("LeakyTable", (table_class(game),), operations)
    return subclassed(game, table=lambda self, state: table(state))


# -- what is sent at a decision: view, option key, option order, reason ------------------------------------------


def leak_by_view(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    honest = type(game).view
    return subclassed(game, view=lambda self, table, seat: [honest(self, table, seat), bit(table.s)])


def _leak_by_options(monkeypatch: pytest.MonkeyPatch, change: Callable[..., list[Option[Any]]]) -> None:
    honest = Pick.list_options

    def list_options(self: Pick[Any], table: Any, d: Decision, why: Reasons | None = None) -> list[Option[Any]]:
        return change(table, honest(self, table, d, why), why)

    monkeypatch.setattr(Pick, "list_options", list_options)


def leak_by_key(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    def change(table: Any, options: list[Option[Any]], why: Reasons | None) -> list[Option[Any]]:
        if not bit(table.s):
            return options
        return [Option(o.key + "'", o.value, label=o.label, rule=o.rule, target=o.target, args=o.args) for o in options]

    _leak_by_options(monkeypatch, change)
    return game


def leak_by_order(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    _leak_by_options(monkeypatch, lambda table, options, why: options[:: -1 if bit(table.s) else 1])
    return game


def leak_by_reason(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    def change(table: Any, options: list[Option[Any]], why: Reasons | None) -> list[Option[Any]]:
        if why is not None:
            why.no(DONE, "0.0", "refused-incomplete", bit=bit(table.s))
        return options

    _leak_by_options(monkeypatch, change)
    return game


@pytest.mark.parametrize(
    ("name", "zone", "plant"),
    [
        (name, zone, plant)
        for name, zone in ZONES
        for plant in (leak_by_view, leak_by_key, leak_by_order, leak_by_reason)
        # While tiles are drawn only the player who looks at them is asked anything.
        if zone != "drawn" or plant is leak_by_view
    ],
)
def test_a_leak_in_what_is_sent_is_caught(
    name: str, zone: str, plant: Callable[..., Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]()
    assert caught(plant(game, bit_of(game, zone), monkeypatch), "erase", "scramble", zone=zone)


# -- what is told afterwards: journal lines, decision ids ---------------------------------------------------------


def leak_by_journal(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    honest = Table.note

    def note(self: Any, message: str, rule: str, args: Any, secret: Any = None, to: int = 0) -> None:
        honest(self, message, rule, {**args, "bit": bit(self.s)}, secret, to)

    return with_table(game, note=note)


def leak_by_id(game: Game, bit: Bit, monkeypatch: pytest.MonkeyPatch) -> Game:
    honest = Match._run

    def run(self: Match, value: Any) -> None:
        honest(self, value)
        extra = bit(self.table.s)
        for d in self.open:
            d.number += extra
        self._number += extra

    monkeypatch.setattr(Match, "_run", run)
    return game


@pytest.mark.parametrize("plant", [leak_by_journal, leak_by_id])
@pytest.mark.parametrize(("name", "zone"), ZONES)
def test_a_leak_in_what_is_told_is_caught(
    name: str, zone: str, plant: Callable[..., Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]()
    assert caught(plant(game, bit_of(game, zone), monkeypatch), "two_worlds", zone=zone)


# -- passed-over decisions ----------------------------------------------------------------------------------------

PASSED_OVER = {
    "abyss": ("explore-take", "explore-offer", "control-drawn"),
    "toy": ("market-card", "claim-token", "look-token"),
}


@pytest.mark.parametrize(("name", "zone"), ZONES)
def test_a_leak_by_passing_over_is_caught(name: str, zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question is passed over when the bit is set, as if there were no choice."""
    game = GAMES[name]()
    bit = bit_of(game, zone)
    honest = Pick.forced

    def forced(self: Pick[Any], table: Any, d: Decision) -> Any:
        if self.name in PASSED_OVER[name] and bit(table.s):
            return d.options[0]
        return honest(self, table, d)

    monkeypatch.setattr(Pick, "forced", forced)
    assert caught(game, "pass_over", zone=zone)


def test_a_payment_passed_over_when_the_hand_leaves_no_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic: equal cards make one option, passing over tells the table what is in a hand."""
    monkeypatch.setattr(PAY, "passable", True)
    assert caught(Abyss(), "pass_over")


# -- undo: look, and go back ---------------------------------------------------------------------------------------


def without_barrier(operation: str) -> Callable[[Game], Game]:
    """The game with one operation that shows somebody something and forgets to say so."""

    def plant(game: Game) -> Game:
        honest = getattr(table_class(game), operation)

        def careless(self: Any, *args: Any) -> Any:
            before = self.fenced
            result = honest(self, *args)
            self.fenced = before
            return result

        return with_table(game, **{operation: careless})

    return plant


def drawing_without_barrier(pile: str) -> Callable[[Game], Game]:
    def plant(game: Game) -> Game:
        honest = Table.draw

        def draw(self: Any, drawn: Any) -> int:
            before = self.fenced
            card = honest(self, drawn)
            if drawn is getattr(self.s, pile):
                self.fenced = before
            return card

        return with_table(game, draw=draw)

    return plant


@pytest.mark.parametrize(
    ("name", "zone", "plant"),
    [
        ("abyss", "deck", drawing_without_barrier("deck")),
        ("abyss", "lords", drawing_without_barrier("lords")),
        ("abyss", "stack", drawing_without_barrier("stack")),
        ("abyss", "token pile", drawing_without_barrier("tokens")),
        ("abyss", "council", without_barrier("take_stack")),
        ("abyss", "drawn", without_barrier("control_drawn")),
        ("abyss", "stolen", without_barrier("steal_token")),
        ("abyss", "stolen", without_barrier("random")),
        ("toy", "deck", drawing_without_barrier("deck")),
        ("toy", "tokens", without_barrier("look")),
    ],
)
def test_looking_and_going_back_is_caught(name: str, zone: str, plant: Callable[[Game], Game]) -> None:
    assert caught(plant(GAMES[name]()), "undo", zone=zone)


def test_seeing_the_others_answers_and_going_back_is_caught() -> None:
    """The last to answer learns what the others put up, and from their hands: that is a barrier."""

    class Careless(ToyTable):
        gathered = False

        async def ask_all(self, *asked: Any) -> list[Any]:
            answers = await super().ask_all(*asked)
            self.fenced = False
            self.gathered = True
            return answers

        def fence(self) -> None:
            if not self.gathered:
                super().fence()
            self.gathered = False

        def roll(self, faces: int) -> int:
            rolled = super().roll(faces)
            self.fenced = False
            return rolled

    assert caught(subclassed(Toy(), table=lambda self, state: Careless(state)), "undo")


# -- others' answers ------------------------------------------------------------------------------------------------


def _given_bit(match: Match) -> int:
    held = sorted((i, match.open[i].question.raw(chosen)) for i, chosen in match.given.items())
    return crc32(repr(held).encode()) & 1


def answers_by_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda self, seat: [honest(self, seat), _given_bit(self)])


def answers_by_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.reasons

    def reasons(self: Match, d: Decision, part: Sequence[Option[Any]] = ()) -> Reasons:
        why = honest(self, d, part)
        why.no(DONE, "0.0", "refused-incomplete", bit=_given_bit(self))
        return why

    monkeypatch.setattr(Match, "reasons", reasons)


def _after_a_part(monkeypatch: pytest.MonkeyPatch, do: Callable[[Match], None]) -> None:
    honest = Match._feed

    def feed(self: Match, index: int, chosen: Any) -> None:
        honest(self, index, chosen)
        if self.given and _given_bit(self):
            do(self)

    monkeypatch.setattr(Match, "_feed", feed)


def answers_by_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    _after_a_part(monkeypatch, lambda match: match.table.note("log-tidies", "6.3", {"player": "seat:0"}))


def answers_by_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def rename(match: Match) -> None:
        for d in match.open:
            d.options = [Option(o.key + "'", o.value, label=o.label, rule=o.rule, target=o.target) for o in d.options]

    _after_a_part(monkeypatch, rename)


def answers_by_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def reverse(match: Match) -> None:
        for d in match.open:
            d.options = d.options[::-1]

    _after_a_part(monkeypatch, reverse)


def answers_by_id(monkeypatch: pytest.MonkeyPatch) -> None:
    def renumber(match: Match) -> None:
        for d in match.open:
            d.number += 5

    _after_a_part(monkeypatch, renumber)


@pytest.mark.parametrize(
    "plant",
    [answers_by_view, answers_by_reason, answers_by_journal, answers_by_key, answers_by_order, answers_by_id],
)
def test_a_leak_of_a_secret_answer_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert caught(Toy(), "secret_answers", players=3)


# -- the census: a re-deal that deals nothing ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pool", "zone"),
    [
        ("abyss", "allies", "hands"),
        ("abyss", "lords", "lords"),
        ("abyss", "tokens", "token pile"),
        ("abyss", "locations", "stack"),
        ("toy", "cards", "hands"),
        ("toy", "tokens", "tokens"),
    ],
)
def test_a_zone_that_is_never_dealt_anew_is_caught(name: str, pool: str, zone: str) -> None:
    """Imagine = identity passes every test of equality; the census notices."""
    game = GAMES[name]()
    honest = type(game).zones

    def zones(self: Any, state: Any, seat: Any) -> list[Zone]:
        out = honest(self, state, seat)
        for one in out:
            if one.pool == pool:
                one.put = lambda cards: None
        return out

    report = verify(subclassed(game, zones=zones), 2, 1, 1, only={"secrecy"}, options=OPTIONS[name], speak=toy_texts)
    assert any(zone in failure.what for failure in report.failures if failure.check == "census"), report.to_json()


def test_a_generator_that_is_not_seeded_anew_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match._redeal

    def redeal(self: Match, event: Any) -> None:
        before = self.table.s.rng
        honest(self, event)
        self.table.s.rng = before

    monkeypatch.setattr(Match, "_redeal", redeal)
    report = verify(Toy(), 2, 4, 1, only={"secrecy"}, speak=toy_texts)
    assert any("imagine never changed generator" in failure.what for failure in report.failures)


def test_secret_answers_that_are_not_drawn_anew_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The world imagined would still know what the others have secretly chosen."""
    honest = Match._answers_anew

    def answers_anew(self: Match, seat: Any, rng: Any) -> bool:
        kept = dict(self.given)
        fine = honest(self, seat, rng)
        if self.gather is not None:
            self.gather.given = kept
        return fine

    monkeypatch.setattr(Match, "_answers_anew", answers_anew)
    report = verify(Toy(), 3, 12, 1, only={"secrecy"}, options=OPTIONS["toy"], speak=toy_texts)
    assert any("imagine never changed others' answers" in failure.what for failure in report.failures)


# -- nothing is cried out where nothing leaks -----------------------------------------------------------------------


def test_an_honest_toy_is_not_accused() -> None:
    report = verify(Toy(), None, 12, 1, only={"secrecy", "pass_over"}, speak=toy_texts)
    assert report.ok, report.to_json()


def test_answers_that_are_opened_and_leave_no_trace_are_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears the bids, and nobody pays: who imagined other bids hears others, at the same table."""

    async def auction(t: ToyTable, me: toy.Player) -> None:
        bidders = [(me.seat + i) % len(t.s.players) for i in range(1, len(t.s.players))]
        asked = [(toy.AUCTIONED, me.seat, toy.NO_ARGS), *((toy.BID, seat, toy.NO_ARGS) for seat in bidders)]
        _, *bids = await t.ask_together(asked)
        t.fence()
        for seat, bid in zip(bidders, bids, strict=True):
            t.note("log-wins", "10.3", {"player": toy.SEAT_ID[seat], "count": bid})

    monkeypatch.setattr(toy, "auction", auction)
    report = verify(Toy(), 3, 12, 1, only={"secrecy"}, options=OPTIONS["toy"], speak=toy_texts)
    assert report.ok, report.to_json()


# -- what is held across an await -----------------------------------------------------------------------------------


def test_a_hidden_card_held_by_its_id_while_somebody_is_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must be held by its place: in the world that somebody imagines another card lies there."""

    async def wager(t: ToyTable, me: toy.Player) -> None:
        victim = t.s.players[(me.seat + 1) % len(t.s.players)]
        card = victim.hand[0]
        await t.ask(toy.HOW_MUCH, me.seat)
        t.discard(victim, (card,))

    monkeypatch.setattr(toy, "wager", wager)
    assert caught(Toy(), "imagine")


def test_the_same_card_held_by_its_place_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wager(t: ToyTable, me: toy.Player) -> None:
        victim = t.s.players[(me.seat + 1) % len(t.s.players)]
        await t.ask(toy.HOW_MUCH, me.seat)
        t.discard(victim, victim.hand[:1])
        t.fence()

    monkeypatch.setattr(toy, "wager", wager)
    report = verify(Toy(), 2, 6, 1, only={"secrecy"}, options=OPTIONS["toy"], speak=toy_texts)
    assert "imagine" not in report.failed, report.failures


# -- who could interrupt --------------------------------------------------------------------------------------------


def test_telling_who_could_interrupt_is_caught() -> None:
    """The view counts the things that could be used unasked: who looks learns of a hidden charm."""
    honest = Toy.view

    def view(self: Toy, table: ToyTable, seat: Any) -> Any:
        return [honest(self, table, seat), [len(table.interrupts(p.seat, None)) for p in table.s.players]]

    assert caught(subclassed(Toy(), view=view), "erase", players=3)
