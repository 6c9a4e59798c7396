"""Options: the things a player may answer with. Made once, at import, from a game's catalogue."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

T = TypeVar("T")

Args = dict[str, Any]
NO_ARGS: Args = {}


class Option(Generic[T]):
    """One closed answer. Interned, so that asking only collects references and rules may compare by identity.

    `key` is stable and goes into records; `value` is what the rule gets; `target` is the thing on the table it
    points at (None for a verb such as "pass"); `label` and `args` name the text; `rule` cites the paragraph.
    `anytime` marks an ability that any question of its owner accepts in place of an answer.
    """

    __slots__ = ("anytime", "args", "key", "label", "rule", "target", "value")

    def __init__(
        self,
        key: str,
        value: T,
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


class Reason:
    """Why something is not possible: the paragraph, a message and the figures that matter."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: Args = NO_ARGS) -> None:
        self.rule = rule
        self.message = message
        self.args = args

    def __repr__(self) -> str:
        return f"<{self.rule} {self.message} {self.args}>"


class Reasons(list[tuple[Option[Any], Reason]]):
    """Collects, for whoever asks, why the options that are missing are missing. Simulation passes None instead.

    The list is what a player is shown. Reasons `aside` are given only to one who tries that very thing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.unlisted: list[tuple[Option[Any], Reason]] = []

    def aside(self, option: Option[Any], rule: str, message: str, **args: Any) -> None:
        self.unlisted.append((option, Reason(rule, message, args)))

    def no(self, option: Option[Any], rule: str, message: str, **args: Any) -> None:
        self.append((option, Reason(rule, message, args)))

    def of(self, key: str) -> Reason | None:
        return next((reason for option, reason in (*self, *self.unlisted) if option.key == key), None)
