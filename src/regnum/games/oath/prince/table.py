"""The table when the Clockwork Prince plays: he has no seat to be asked at, so he decides at once."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from regnum.games.oath.catalogue import Card
from regnum.games.oath.prince import behalf, deciding, helping
from regnum.games.oath.state import Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import NO_ARGS, Args
from regnum.kernel.questions import Pick, Question
from regnum.kernel.things import Seat

T = TypeVar("T")


class PrinceTable(OathTable):
    """What the rules ask of the Prince, answered by the modules that know the whole game."""

    def ask(self, question: Question[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T]:
        """P.1.a: what is asked of him he decides at once, everybody else is asked."""
        return super().ask(question, seat, args) if seat != self.prince else self._decided(question, args, False)

    def ask_if_any(self, question: Pick[T], seat: Seat, args: Args = NO_ARGS) -> Coroutine[Any, Any, T | None]:
        """P.1.a: likewise, where there may be nothing to choose."""
        if seat == self.prince:
            return self._decided(question, args, True)
        return super().ask_if_any(question, seat, args)

    def _decided(self, question: Question[Any], args: Args, or_none: bool) -> Coroutine[Any, Any, Any]:
        """P.1.a: he is an automated player."""
        return deciding.answer(self, question, args, or_none)

    def useless_to_the_prince(self) -> int:
        """P.15.j: `helping.py` knows them."""
        return helping.useless()

    def eyes_of(self, player: Player) -> int:
        """P.15.l-o: whoever decides for him sees what he looks at."""
        eyes = super().eyes_of(player)
        if player.seat == self.prince and not self.refuses(player.seat):
            eyes |= 1 << behalf.decider(self)
        return eyes

    def knows(self, seat: Seat, card: Card) -> bool:
        """P.15.l-o: whoever decides for him may look at what only others who decided have seen."""
        if seat != self.prince:
            return super().knows(seat, card)
        eyes = self.eyes_of(self.s.players[seat])
        return self.s.seen[card] & eyes == eyes
