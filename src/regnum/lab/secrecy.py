"""Nobody is sent what they may not know: erase, census, imagine, two worlds and secret answers.

Each viewer, the spectator too, is put into worlds in which everything that is hidden from them is something else:
blanked (erase), dealt anew as the view hides it (scramble) or as perfect memory leaves it open (imagine). What they
are sent must not change. Journal lines, decision ids and passed-over questions lie in the past of such a world, so
the same answer is given in both worlds, and where the viewer sees the same, these must be the same too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from regnum.kernel.chance import Rng
from regnum.kernel.errors import CannotImagine, Refused, RegnumError
from regnum.kernel.game import Viewer
from regnum.kernel.match import Match
from regnum.kernel.questions import Decision, Raw
from regnum.kernel.state import encode, start_chance
from regnum.kernel.zones import Zone, erase, redeal
from regnum.lab.checks import Check, Rehearsal
from regnum.lab.moments import Moment, Move, counterpart, given, journal, key_of, memory, play_out, sent, viewers, whole

PLAYED_ON = 6
"""Imagined matches that are played on to their end, in each match."""


def who(seat: Viewer) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


class Secrecy(Check):
    name = "secrecy"

    def begin(self, match: Match, rehearsal: Rehearsal) -> None:
        rng = Rng(rehearsal.seed, 11)
        self._play_on = {rng.below(len(rehearsal.steps)) for _ in range(PLAYED_ON)} if rehearsal.steps else set()
        self._worlds: dict[Viewer, list[tuple[str, Match]]] = {}
        self._memory: dict[Viewer, bytes] = {}
        """What each viewer remembers at this moment."""
        self._real: tuple[Sequence[Zone], bytes] | None = None
        """What is hidden from the viewer at hand, and all the rest, in this world."""

    # -- at a pending decision ---------------------------------------------------------------------------------

    def at(self, moment: Moment) -> None:
        self._worlds = {}
        self._memory = {}
        for viewer in viewers(moment.match):
            self._real = None
            self._erase(moment, viewer)
            worlds = [("scramble", self._scrambled(moment, viewer)), ("imagine", self._imagined(moment, viewer))]
            self._worlds[viewer] = [(name, world) for name, world in worlds if world is not None]
        if moment.answered in self._play_on:
            self._play_on_from(moment)

    def _world(self, moment: Moment, viewer: Viewer, name: str, make: Callable[[], Match]) -> Match | None:
        """Another world, in which the viewer must be sent what they are sent in this one."""
        try:
            world = make()
            channel = moment.sent(viewer).differs(sent(world, viewer))
        except Exception as crash:
            self.fail(f"{name} for {who(viewer)}: {type(crash).__name__}: {crash}", name)
            return None
        self.count(name)
        if channel:
            self.fail(f"{who(viewer)} can tell by the {channel} what is hidden ({_asked(moment.match)})", name)
        return world

    def _erase(self, moment: Moment, viewer: Viewer) -> None:
        self._world(moment, viewer, "erase", lambda: moment.match.erased(viewer))

    def _scrambled(self, moment: Moment, viewer: Viewer) -> Match | None:
        seed = moment.rng(1).bits()
        world = self._world(moment, viewer, "scramble", lambda: moment.match.scramble(viewer, seed))
        if world is not None:
            self._census(moment, viewer, world, imagined=False)
        return world

    def _imagined(self, moment: Moment, viewer: Viewer) -> Match | None:
        seed = moment.rng(2).bits()
        world = self._world(moment, viewer, "imagine", lambda: moment.match.imagine(viewer, seed))
        if world is not None:
            self._census(moment, viewer, world, imagined=True)
            self._memory[viewer] = memory(moment.match, viewer)
            if self._memory[viewer] != memory(world, viewer):
                self.fail(f"what {who(viewer)} remembers has changed", "imagine")
        return world

    def _census(self, moment: Moment, viewer: Viewer, world: Match, *, imagined: bool) -> None:
        """Count which hidden zones really changed; what is not hidden must not have."""
        name = "imagine" if imagined else "scramble"
        if self._real is None:
            self._real = self.game.zones(moment.match.table.s, viewer), self._visible(moment.match, viewer)
        real, rest = self._real
        other = self.game.zones(world.table.s, viewer)
        if [zone.name for zone in real] != [zone.name for zone in other]:
            self.fail(f"which zones are hidden from {who(viewer)} depends on what is hidden", name)
            return
        pools: dict[str, list[int]] = {}
        for zone in real:
            if not (imagined and zone.remembered):
                pools.setdefault(zone.pool, []).extend(zone.cards)
        for before, after in zip(real, other, strict=True):
            if imagined and before.remembered:
                if sorted(before.cards) != sorted(after.cards):
                    self.fail(f"{before.name} changed, which {who(viewer)} remembers", name)
            elif _can_vary(before, pools[before.pool]):
                self._tally(before.name, imagined, tuple(before.cards) != tuple(after.cards))
        self._tally("generator", imagined, moment.match.table.s.rng != world.table.s.rng)
        if imagined:
            self._census_of_answers(moment.match, viewer, world)
        if rest != self._visible(world, viewer):
            self.fail(f"something changed that is not hidden from {who(viewer)}", name)
        for wrong in self.game.audit(world.table.s):
            self.fail(f"the re-deal for {who(viewer)} does not conserve: {wrong}", name)

    def _tally(self, zone: str, imagined: bool, changed: bool) -> None:
        count = self.findings.zone(zone)
        if imagined:
            count.unknowable += 1
            count.imagined += changed
        else:
            count.hidden += 1
            count.scrambled += changed

    def _census_of_answers(self, match: Match, viewer: Viewer, world: Match) -> None:
        """Others' secret answers are re-drawn, one's own is not."""
        imagined = given(world)
        for i, raw in given(match).items():
            if match.open[i].seat == viewer:
                if imagined[i] != raw:
                    self.fail(f"the answer {who(viewer)} gave has changed", "imagine")
            elif len(world.open[i].options) > 1:
                self._tally("others' answers", True, imagined[i] != raw)

    def _visible(self, match: Match, viewer: Viewer) -> bytes:
        """The state with everything that is hidden from the viewer blanked."""
        state = self.game.clone_state(match.table.s)
        erase(self.game.zones(state, viewer))
        start_chance(state, 0)
        return encode(state)

    def _play_on_from(self, moment: Moment) -> None:
        """An imagined match can be cloned and played on, and both come to the same end."""
        seats = viewers(moment.match)
        viewer = seats[moment.rng(3).below(len(seats))]
        seed = moment.rng(4).bits()
        try:
            world = moment.match.imagine(viewer, seed)
            again = world.imagine(viewer, seed + 1)  # one may imagine within what one imagines
            twin = world.clone()
            if whole(twin) != whole(world):
                self.fail(f"the clone of what {who(viewer)} imagines is something else", "imagine")
            play_out(world, moment.rng(5))
            play_out(twin, moment.rng(5))
            play_out(again, moment.rng(6))
        except Exception as crash:
            self.fail(f"what {who(viewer)} imagines cannot be played on: {type(crash).__name__}: {crash}", "imagine")
            return
        self.count("imagine_played_on", 3)
        if encode(twin.table.s) != encode(world.table.s):
            self.fail(f"the clone of what {who(viewer)} imagines ends otherwise", "imagine")
        for match in (world, again):
            for wrong in self.game.audit(match.table.s):
                self.fail(f"an imagined match ends with {wrong} lost or doubled", "imagine")

    # -- the same answer in both worlds ------------------------------------------------------------------------

    def before(self, moment: Moment, move: Move) -> None:
        self._rng_before = moment.match.table.s.rng
        self._given = given(moment.match)
        self._outcomes = len(moment.match.outcomes)
        seats = viewers(moment.match)
        viewer = seats[moment.answered % len(seats)]
        part = self._part_of_scramble(moment, viewer)
        if part is not None:
            self._worlds.setdefault(viewer, []).append(("in part", part))
        self._secret_twin = None
        if len(moment.match.decisions) > 1 and move.decision is not None:
            self._secret_twin = self._other_answer(moment, move.decision, move.raw)

    def after(self, moment: Moment, move: Move, now: Moment) -> None:
        for viewer, worlds in self._worlds.items():
            for name, world in worlds:
                others_chose = name == "imagine" and given(world) != self._given
                if self._same_answer(moment, world, move, name, viewer):
                    opened = others_chose and not now.match.given
                    self._compare(moment, now, world, name, viewer, move, opened=opened)
        if self._secret_twin is not None:
            self._compare_secret(moment, now, self._secret_twin, move)

    def _part_of_scramble(self, moment: Moment, viewer: Viewer) -> Match | None:
        """A world in which one zone and the generator are as they are: what comes from there can be compared.

        None where somebody could not have given there the secret answer that they gave.
        """
        world = moment.match.clone()
        zones = self.game.zones(world.table.s, viewer)
        names = sorted({zone.name for zone in zones})
        kept = names[moment.rng(8).below(len(names))] if names else ""
        redeal([zone for zone in zones if zone.name != kept], moment.rng(9))
        return world if world.answers_fit() else None

    def _same_answer(self, moment: Moment, world: Match, move: Move, name: str, viewer: Viewer) -> bool:
        """Do it in the other world too, if it is legal there."""
        twin = None if move.decision is None else counterpart(world, move.decision)
        if move.decision is not None and twin is None:
            self.fail(f"{move.name} is not asked in the world of {who(viewer)}", name)
            return False
        if moment.answered & 1:
            # With the real generator piles that nobody may shuffle give the same cards: more can be compared.
            world.table.s.rng = self._rng_before
        try:
            if twin is not None:
                twin.options = twin.question.list_options(world.table, twin)
                if world.alone:
                    twin.anytime = world.table.anytime(twin, None)
            move.give(world)
        except (Refused, CannotImagine):
            return False
        except Exception as crash:
            # A scrambled world is to look at: there the hand may lack what its owner has promised to pay.
            if name == "imagine":
                self.fail(f"{move.name} as {who(viewer)} imagines it: {type(crash).__name__}: {crash}", name)
            elif not isinstance(crash, RegnumError):
                raise
            return False
        self.count("two_worlds")
        return True

    def _compare(
        self, moment: Moment, now: Moment, world: Match, name: str, viewer: Viewer, move: Move, *, opened: bool
    ) -> None:
        """Where the viewer has seen the same in both worlds, they are told the same.

        `opened`: others chose otherwise in that world, and what all chose lies open now. Everybody has seen it,
        even where it leaves no trace on the table (a card that is revealed and returns to its hand).
        """
        match = now.match
        real, other = now.sent(viewer), sent(world, viewer)
        same = real.same_table(other)
        # What has passed before the viewer's eyes and is hidden again is in the memory, and in what chance gave. Where
        # memory plays no part, one who has just learnt something has learnt something else in the other world.
        remembered = memory(match, viewer)
        if name == "imagine":
            same_past = remembered == memory(world, viewer)
        else:
            same_past = match.outcomes[self._outcomes :] == world.outcomes[self._outcomes :]
            same_past = same_past and self._memory.get(viewer) in (None, remembered)
        lines = _first_difference(match, world, viewer, moment.lines)
        if match.can_undo(move.seat) and not (same and not lines and (same_past or name != "imagine")):
            told = lines or real.differs(other) or "memory"
            self.fail(f"{move.name}: {who(viewer)} has learnt something ({told}), yet it can be undone", "undo")
        if not same or not same_past or opened:
            return
        if match.over and name != "imagine":
            return  # at the end hands are put away: an equal table no longer means that the same was held
        self.count("two_worlds_conclusive")
        if real.ids != other.ids:
            self.fail(f"{move.name}: decision ids or who is asked tell {who(viewer)} what is hidden", "two_worlds")
        if lines:
            self.fail(f"{move.name}: the journal tells {who(viewer)} what is hidden: {lines}", "two_worlds")
        if viewer == move.seat and match.can_undo(move.seat) != world.can_undo(move.seat):
            self.fail(f"{move.name}: whether it can be undone tells {who(viewer)} what is hidden", "undo")

    # -- secret answers ----------------------------------------------------------------------------------------

    def _other_answer(self, moment: Moment, d: Decision, raw: Raw) -> Match | None:
        """The same world, but the seat secretly answers something else while others are still choosing."""
        twin = moment.match.clone()
        mine = counterpart(twin, d)
        assert mine is not None
        rng = moment.rng(7)
        for _ in range(8):
            chosen = twin.sample(mine, rng)
            if key_of(mine, chosen) != raw:
                twin.choose(mine, chosen)
                return twin
        return None

    def _compare_secret(self, moment: Moment, now: Moment, twin: Match, move: Move) -> None:
        for viewer in viewers(twin):
            if viewer == move.seat:
                continue
            self.count("secret_answers")
            channel = now.sent(viewer).differs(sent(twin, viewer))
            if not channel and journal(now.match, viewer, moment.lines) != journal(twin, viewer, moment.lines):
                channel = "journal"
            if channel:
                self.fail(f"{move.name}: {who(viewer)} sees a secret answer ({channel})", "secret_answers")


def _first_difference(match: Match, world: Match, viewer: Viewer, since: int) -> str:
    """The first journal lines that a viewer reads differently in the two worlds, or nothing."""
    for here, there in zip_longest(match.journal(viewer, since), world.journal(viewer, since)):
        if here != there:
            return " / ".join("nothing" if line is None else f"{line.message} {line.args}" for line in (here, there))
    return ""


def _asked(match: Match) -> str:
    return ", ".join(f"{d.question.name} to seat {d.seat}" for d in match.decisions)


def _can_vary(zone: Zone, pool: list[int]) -> bool:
    """Whether a re-deal could give the zone anything else."""
    fitting = {card for card in pool if zone.fits is None or zone.fits(card)}
    return bool(zone.cards) and len(fitting) > 1
