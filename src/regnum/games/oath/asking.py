"""Options for everything a player may point at, and the questions that powers share.

A question of this module is asked with its candidates (`among`): public things, so that the list holds as long as the
question is open. Facedown cards are pointed at by their place, never by what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from regnum.games.oath.catalogue import (
    BANK_ID,
    BANNER_ID,
    BANNER_OF,
    BANNER_THING,
    CARD_ID,
    CARDS,
    COLOURS,
    DECK,
    MAP,
    MOST_PLAYERS,
    OATH_ID,
    PILE_ID,
    RELIQUARY,
    SEAT_ID,
    SITE_ID,
    SLOT_ID,
    SLOTS,
    SUIT_ID,
    THING_ID,
    Slot,
    Target,
    Thing,
)
from regnum.games.oath.powers import Power
from regnum.kernel.options import Args, Option, Reasons
from regnum.kernel.questions import Amount, Decision, Pick, PickMany
from regnum.kernel.things import SEATS, Seat

if TYPE_CHECKING:
    from regnum.games.oath.table import OathTable

N = TypeVar("N", bound=int)

FACEDOWN_SLOT = 100
MOST_FACEDOWN = 12
"""Facedown advisers or relics in one place: more than can ever lie there."""


def _named(ids: Sequence[str], numbers: Sequence[N], on_table: bool = True) -> tuple[Option[N], ...]:
    """7.1.3.a: an option for each of these things, by its number."""
    return tuple(
        Option(thing, number, label="option-thing", rule="", target=thing if on_table else None, args={"thing": thing})
        for number, thing in zip(numbers, ids, strict=True)
    )


SITE = _named(SITE_ID, range(len(SITE_ID)))
HIDDEN_SITE = _named(SLOT_ID, range(FACEDOWN_SLOT, FACEDOWN_SLOT + len(SLOTS)))
"""Sites are pointed at by their cards, facedown ones by their slots: `OathTable.slot` tells the slot of either."""
CARD = _named(CARD_ID, [card.number for card in CARDS])
SEAT = _named(SEAT_ID, SEATS[:MOST_PLAYERS])
BANK = _named(BANK_ID, range(len(BANK_ID)))
SUIT_OPTION = _named(SUIT_ID, range(len(SUIT_ID)), on_table=False)
BANNER = _named(BANNER_ID, BANNER_THING)
OATH = _named(OATH_ID, range(len(OATH_ID)), on_table=False)
COLOUR = _named([f"colour:{colour}" for colour in COLOURS], range(len(COLOURS)), on_table=False)
PILE = dict(zip((*MAP, DECK), _named((*PILE_ID, "world-deck"), (*MAP, DECK)), strict=True))


def _places(kind: str, label: str, where: str, base: int) -> tuple[Option[Thing], ...]:
    """7.1.3.a: options for places in a row, where what lies there is facedown."""
    return tuple(
        Option(
            f"{where}:{kind}:{i}",
            Thing(Target(base + i)),
            label=label,
            rule="",
            target=f"{where}:{kind}:{i}",
            args={"where": where, "number": i + 1},
        )
        for i in range(MOST_FACEDOWN)
    )


_BLOCK = 1000
"""Places of each kind have a block of numbers, and those of one owner a stretch of it."""
_STRIDE = 100
ADVISER_PLACE = tuple(
    _places("adviser", "option-facedown-adviser", SEAT_ID[seat], _BLOCK + seat * _STRIDE)
    for seat in range(MOST_PLAYERS)
)
"""The advisers of each seat by their place: for facedown ones."""
RELIC_PLACE = tuple(
    _places("relic", "option-facedown-relic", SLOT_ID[slot], 2 * _BLOCK + slot * _STRIDE) for slot in SLOTS
)
"""The facedown relics of each slot by their place."""
RELIQUARY_PLACE = tuple(
    Option(
        f"reliquary:{n}",
        3 * _BLOCK + n,
        label="option-reliquary",
        rule="",
        target=f"reliquary:{n}",
        args={"number": n + 1},
    )
    for n in range(len(RELIQUARY))
)


def adviser_place(value: int) -> tuple[Seat, int]:
    """7.1.3.a, 10.13.a: whose adviser the value of such an option means, and its place in the row."""
    return SEATS[value % _BLOCK // _STRIDE], value % _STRIDE


def relic_place(value: int) -> tuple[Slot, int]:
    """5.4.1.b, 7.1.3.a: the same for a relic at a site."""
    return SLOTS[value % _BLOCK // _STRIDE], value % _STRIDE


YES = Option("yes", True, label="option-yes", rule="")
NO = Option("no", False, label="option-no", rule="")
DECLINE: Option[Any] = Option("decline", -1, label="option-decline", rule="")
ENOUGH: Option[Any] = Option("enough", -1, label="option-enough", rule="")
NO_CHOICE = -1
PLUS_MINUS = {n: Option(f"dice:{n:+d}", n, label="option-dice", rule="7.5.4", args={"dice": n}) for n in range(-40, 41)}
USE: dict[int, Option[tuple[str, int]]] = {}


def make_use_options(powers: Iterable[Power]) -> None:
    """7.1.1.a, 7.1.2.a: one option for each power, made when all of them are known."""
    for power in powers:
        thing = THING_ID[power.card]
        USE[power.index] = Option(
            f"use:{power.id}",
            ("use", power.index),
            label="option-use",
            rule="7.1",
            target=thing,
            args={"thing": thing},
        )


def use_option(power: Power) -> Option[tuple[str, int]]:
    """7.1.1.a, 7.1.2.a: using a power."""
    return USE[power.index]


def figures(t: Any, d: Decision) -> Args:
    return {"power": d.args["power"]}


def _table(kind: str) -> Any:
    """7.1.3.a, 7.1.3.b: a menu of the candidates; what a power lets one do may be declined."""

    def menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
        options = [_option(t, kind, x) for x in d.args["among"]]
        if d.args["optional"]:
            options.append(DECLINE)
        return options

    return menu


def _option(t: OathTable, kind: str, x: int) -> Option[int]:
    """7.1.3.a: the option for a candidate of a kind."""
    if kind == "site":
        return t.site_option(SLOTS[x])
    if kind == "thing":
        return thing_option(Thing(Target(x)))
    option: Option[int] = _TABLES[kind][x]
    return option


def thing_option(thing: Thing) -> Option[Thing]:
    """7.1.3.a: a card, a relic or a banner."""
    return CARD[thing] if thing < len(CARD) else BANNER[BANNER_OF[thing]]


_TABLES: dict[str, Any] = {
    "player": SEAT,
    "bank": BANK,
    "suit": SUIT_OPTION,
    "pile": PILE,
    "reliquary": RELIQUARY_PLACE,
    "dice": PLUS_MINUS,
    "oath": OATH,
    "place": {o.value: o for row in (HIDDEN_SITE, *ADVISER_PLACE, *RELIC_PLACE, RELIQUARY_PLACE) for o in row},
}


def _several(
    t: OathTable, d: Decision, part: Sequence[Option[int]], why: Reasons | None
) -> tuple[list[Option[int]], bool]:
    """7.1.3.a: from `low` to `high` of the candidates, each once unless it may repeat."""
    low, high = d.args["low"], d.args["high"]
    free = [_option(t, d.args["kind"], x) for x in d.args["among"]]
    taken = [option.key for option in part]
    if not d.args["repeat"]:
        free = [option for option in free if option.key not in taken]
    return (free if len(part) < high else []), len(part) >= low


CHOOSE_SEVERAL: PickMany[int] = PickMany("choose-several", "7.1.3", _several, figures=figures)
CHOOSE_SITE: Pick[int] = Pick("choose-site", "7.1.3", _table("site"), passable=True, figures=figures)
CHOOSE_THING: Pick[int] = Pick("choose-card", "7.1.3", _table("thing"), passable=True, figures=figures)
CHOOSE_PLAYER: Pick[int] = Pick("choose-player", "7.1.3", _table("player"), passable=True, figures=figures)
CHOOSE_BANK: Pick[int] = Pick("choose-bank", "7.1.3", _table("bank"), passable=True, figures=figures)
CHOOSE_SUIT: Pick[int] = Pick("choose-suit", "7.1.3", _table("suit"), passable=True, figures=figures)
CHOOSE_PILE: Pick[int] = Pick("choose-pile", "7.1.3", _table("pile"), passable=True, figures=figures)
CHOOSE_PLACE: Pick[int] = Pick("choose-place", "7.1.3", _table("place"), passable=True, figures=figures)
CHOOSE_DICE: Pick[int] = Pick("choose-dice", "7.5.4", _table("dice"), passable=True, figures=figures)


def _confirm_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


CONFIRM: Pick[bool] = Pick("confirm", "7.1.3", _confirm_menu, figures=figures)
"""Whether to use what a power lets one do."""


def _bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    low: int = d.args["low"]
    high: int = d.args["high"]
    return low, high


def _number_figures(t: Any, d: Decision) -> Args:
    """5.5.6.h, 6.6.2.d: for which power, or what the law asks about and whose board or which site is meant."""
    return {"power": d.args["power"], "about": d.args["about"], "of": d.args["of"]}


def _number_step(t: Any, d: Decision) -> int:
    """7.1.3.a: some powers take pairs only."""
    step: int = d.args.get("step", 1)
    return step


CHOOSE_NUMBER = Amount("choose-number", "7.1.3", _bounds, step=_number_step, passable=True, figures=_number_figures)


QUESTION_FOR = {
    "site": CHOOSE_SITE,
    "card": CHOOSE_THING,
    "player": CHOOSE_PLAYER,
    "bank": CHOOSE_BANK,
    "suit": CHOOSE_SUIT,
    "pile": CHOOSE_PILE,
    "place": CHOOSE_PLACE,
    "dice": CHOOSE_DICE,
}
VERBS = frozenset(
    {"yes", "no", "decline", "enough"}
    | {option.key for option in SUIT_OPTION}
    | {option.key for option in OATH}
    | {option.key for option in COLOUR}
    | {option.key for option in PLUS_MINUS.values()}
)
