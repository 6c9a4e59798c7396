"""Options: the things a player may answer with. Made once, at import, from a game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, TypeVar

from regnum.kernel.subclassing import mypyc_attr

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Args = dict[str, Any]
NO_ARGS: Final[Args] = {}


class Option(Generic[T_co]):
    """One closed answer. Interned, so that asking only collects references and rules may compare by identity.

    `key` is stable and goes into records; `value` is what the rule gets; `target` is the thing on the table it
    points at (None for a verb such as "pass"); `label` and `args` name the text; `rule` cites the paragraph.
    `anytime` marks an ability that any question of its owner accepts in place of an answer.
    """

    __slots__ = ("anytime", "args", "key", "label", "rule", "target", "value")

    def __init__(
        self,
        key: str,
        value: T_co,
        *,
        label: str,
        rule: str,
        target: str | None = None,
        args: Args = NO_ARGS,
        anytime: bool = False,
    ) -> None:
        self.key = key
        self.value = value
        self.target = target
        self.label = label
        self.args = args
        self.rule = rule
        self.anytime = anytime

    def __repr__(self) -> str:
        return f"<{self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """Options that are made when they are first met, because a table decides which there are: those of a map's hexes.

    Who wants to know beforehand what may be answered asks for the `keys`: they are the same whatever was met so far.
    """

    __slots__ = ()

    def keys(self) -> Iterable[str]:
        """The keys of those that may be expected; others may come up as well."""
        raise NotImplementedError


class Reason:
    """Why something is not possible: the paragraph, a message and the figures that matter."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: Args = NO_ARGS) -> None:
        self.rule = rule
        self.message = message
        self.args = args

    def __repr__(self) -> str:
        return f"<{self.rule} {self.message} {self.args}>"


BARRED: Final = Reason("", "")
"""Some obstacle, where nobody asks which: what a function returns instead of building a reason nobody will read."""

Obstacle = Reason | None
"""What stands against something: a reason, or nothing. A menu's entry and a quoted price have the same type."""


class Reasons:
    """Collects, for whoever asks, why the options that are missing are missing. Simulation passes None instead.

    Going through it gives what a player is shown. Reasons `aside` are given only to one who tries that very thing.
    """

    __slots__ = ("listed", "unlisted")

    def __init__(self) -> None:
        self.listed: list[tuple[Option[Any], Reason]] = []
        self.unlisted: list[tuple[Option[Any], Reason]] = []

    def __iter__(self) -> Iterator[tuple[Option[Any], Reason]]:
        return iter(self.listed)

    def __len__(self) -> int:
        return len(self.listed)

    def append(self, pair: tuple[Option[Any], Reason]) -> None:
        self.listed.append(pair)

    def aside(self, option: Option[Any], rule: str, message: str, **args: Any) -> None:
        self.unlisted.append((option, Reason(rule, message, args)))

    def no(self, option: Option[Any], rule: str, message: str, **args: Any) -> None:
        self.listed.append((option, Reason(rule, message, args)))

    def of(self, key: str) -> Reason | None:
        for option, reason in self.listed:
            if option.key == key:
                return reason
        for option, reason in self.unlisted:
            if option.key == key:
                return reason
        return None


class Listing(Generic[T]):
    """A menu being written: each option is put down once, with what stands against it, if anything does.

        listing = Listing(why)
        listing.put(PLOT, COURT_FULL if len(s.court) >= 6 else NO_PEARL if me.pearls < 1 else None)
        for lord in s.court:
            listing.put(RECRUIT[lord], too_dear(t, me, lord, listing.explains))
        return listing.options

    Obstacles without figures are constants. One with figures is built only if somebody `explains`: otherwise the
    function that finds it returns BARRED.
    """

    __slots__ = ("explains", "options", "why")

    def __init__(self, why: Reasons | None) -> None:
        self.why = why
        self.explains = why is not None
        self.options: list[Option[T]] = []

    def put(self, option: Option[T], obstacle: Obstacle = None) -> None:
        """On offer, unless there is an obstacle."""
        if obstacle is None:
            self.options.append(option)
        elif self.why is not None:
            self.why.listed.append((option, obstacle))

    def aside(self, option: Option[Any], obstacle: Reason) -> None:
        """Not on offer and not shown as missing: whoever tries it all the same is told this."""
        if self.why is not None:
            self.why.unlisted.append((option, obstacle))

    def bar(self, option: Option[Any], obstacle: Obstacle) -> bool:
        """Put down only what stands against it (DONE in a PickMany, a number of an Amount); whether nothing does."""
        if obstacle is not None and self.why is not None:
            self.why.listed.append((option, obstacle))
        return obstacle is None
