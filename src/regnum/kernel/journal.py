"""The journal: what happened, as data. It lies beside the state, never in it, and is formatted only when read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from regnum.kernel.options import Args


@dataclass(slots=True, frozen=True)
class Line:
    """One thing that happened. `secret` holds what only the seats in the bit mask `to` may read.

    Those seats get the message `<message>-known` with the secret figures added; everybody else gets `message`.
    `at` is the number of answers given when it was written: the moment of the match it leads to.
    """

    message: str
    rule: str
    args: Args
    at: int
    secret: Args | None = None
    to: int = 0

    def seen_by(self, seat: int | None) -> SeenLine:
        if self.secret is not None and seat is not None and self.to >> seat & 1:
            return SeenLine(self.message + "-known", self.rule, self.args | self.secret, self.at)
        return SeenLine(self.message, self.rule, self.args, self.at)

    def opened(self) -> SeenLine:
        """The line with nothing held back, for a finished match."""
        return self.seen_by(None) if self.secret is None else self.seen_by(self.to.bit_length() - 1)


class SeenLine(NamedTuple):
    """A journal line as one viewer may read it."""

    message: str
    rule: str
    args: Args
    at: int
