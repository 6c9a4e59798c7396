"""Modifiers of major actions (7.4): chosen one at a time, with the action's first choice; paid when it begins."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from regnum.games.oath.asking import NO_CHOICE, use_option
from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import SEAT_ID, SLOTS, THING_ID, Card
from regnum.games.oath.powers import KIND, MODIFIES, POWERS, Modifier, Power
from regnum.games.oath.state import Act
from regnum.games.oath.table import OathTable
from regnum.games.oath.tabletop.index import gathered
from regnum.kernel.options import NO_ARGS, Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

A = TypeVar("A", bound=Act)

USELESS = Reason("7.4", "why-not-completable")


@dataclass(frozen=True, slots=True)
class Major:
    """What a major action gives this module: its choices, and the one function that prices or forbids a choice."""

    name: str
    choices: Callable[[OathTable, Any], Sequence[Any]]
    quote: Callable[[OathTable, Any, Any], Bill | Reason]


def bill_of(t: OathTable, act: Act, bill: Bill) -> Reason | None:
    """7.1.2.a: add the costs of the modifiers in use; or say why one of them cannot be used after all."""
    for index in act.used:
        reason = t.price_of(act.who, POWERS[index], bill)
        if reason is not None:
            return reason
    return None


def possible(t: OathTable, act: Act, major: Major) -> bool:
    """4.2.g: whether the action can be completed: as it stands, or with modifiers still open."""
    for choice in major.choices(t, act):
        if type(major.quote(t, act, choice)) is Bill:
            return True
    return rescued(t, act, major)


def rescued(t: OathTable, act: Act, major: Major) -> bool:
    """4.2.g: whether an action that cannot be completed as it stands can be with modifiers still open."""
    found = open_modifiers(t, act, major)
    return bool(found) and any(obstacle(t, act, power, major) is None for power in found)


def open_modifiers(t: OathTable, act: Act, major: Major) -> Sequence[Modifier]:
    """7.4.a-d, A.1.j: the modifiers within reach that are not in use yet."""
    mask = MODIFIES[major.name] & t.in_play
    if not mask:
        return ()
    mask = mask & KIND["persistent"] | t.within_reach(mask, act.who, act.at, act.advisers)
    if act.who == t.prince:
        mask &= ~t.useless_to_the_prince()
    for index in act.used:
        mask &= ~(1 << index)
    if not mask:
        return ()
    return [power for power in gathered(mask) if isinstance(power, Modifier)]


def obstacle(t: OathTable, act: Act, power: Modifier, major: Major) -> Reason | None:
    """Why a modifier cannot be chosen now: its text, its price on top of the others', what becomes of the action.

    7.4.1.a.
    """
    reason = power.may_use(t, act)
    if reason is not None:
        return reason
    bill = Bill()
    reason = bill_of(t, act, bill)
    if reason is None:
        reason = t.price_of(act.who, power, bill)
    if reason is None:
        reason = t.cannot_pay(t.s.players[act.who], bill)
    if reason is not None:
        return reason
    choices: Sequence[int] = power.choices(t, act) if power.argument else (NO_CHOICE,)
    return None if any(leads_on(t, act, power, choice, major) for choice in choices) else USELESS


def leads_on(t: OathTable, act: Act, power: Modifier, choice: int, major: Major) -> bool:
    """7.4.a: whether the action can still be completed with it."""
    trial = replace(act)
    apply(t, trial, power, choice)
    if trial.at != act.at or trial.advisers != act.advisers:
        reach = t.access(trial.who, trial.at, trial.advisers) | KIND["persistent"]
        if any(not reach >> index & 1 for index in act.used):
            return False
    return possible(t, trial, major)


def apply(t: OathTable, act: Act, power: Modifier, choice: int) -> None:
    """7.4.2.a: the modifier is in use for this action."""
    act.used = (*act.used, power.index)
    act.chosen = (*act.chosen, choice)
    power.apply(t, act, choice)


def chosen_for(act: Act, power: Power) -> int:
    """7.4.2.a: what was chosen with a modifier in use."""
    for index, choice in zip(act.used, act.chosen, strict=True):
        if index == power.index:
            return choice
    return NO_CHOICE


def list_modifiers(t: OathTable, act: Act, major: Major, listing: Listing[Any]) -> None:
    """7.4.c: put the open modifiers into a menu."""
    for power in open_modifiers(t, act, major):
        listing.put(use_option(power), obstacle(t, act, power, major))


def cards_elsewhere(t: OathTable, usable: Sequence[Card]) -> Iterator[Card]:
    """5.2.1.b, 5.3.2.b, g: the other faceup cards of the table, which an action at one's site cannot use."""
    for slot in SLOTS:
        for card in t.s.sites[slot].cards:
            if card not in usable:
                yield card
    for player in t.s.players:
        yield from t.faceup_advisers(player.seat)


async def choose(t: OathTable, act: Act, major: Major, question: Pick[Any], args: Args = NO_ARGS) -> Any:
    """7.4.c-d: ask the action's first question until something else than a modifier is chosen."""
    while True:
        value = await t.ask(question, act.who, args)
        if type(value) is not tuple or value[0] != "use":
            return value
        power = POWERS[value[1]]
        assert isinstance(power, Modifier)
        choice = NO_CHOICE
        if power.argument:
            among = [x for x in power.choices(t, act) if leads_on(t, act, power, x, major)]
            choice = await t.choose(power.argument, t.s.players[act.who], among, power)
        apply(t, act, power, choice)
        if t.journal is not None:
            t.note("log-uses", "7.4", {"player": SEAT_ID[act.who], "power": THING_ID[power.card]})


async def begin(t: OathTable, act: Act) -> None:
    """7.4.a: the action is paid for: what its modifiers do at once."""
    for index, choice in zip(act.used, act.chosen, strict=True):
        power = POWERS[index]
        assert isinstance(power, Modifier)
        await power.used(t, act, choice)


def _next_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[tuple[str, int]]]:
    return [use_option(POWERS[index]) for index in d.args["among"]]


NEXT_EFFECT: Pick[tuple[str, int]] = Pick("next-effect", "7.4", _next_menu, passable=True)
"""simultaneous-effects: who acts arranges what falls due at the same moment."""


@ruling("simultaneous_effects")
async def one_by_one(
    t: OathTable,
    powers: Sequence[Power],
    who: Seat,
    record: Any,
    effect: Callable[[Power], Coroutine[Any, Any, None]],
) -> None:
    """10.11.a: what falls due after something happens at once, in the order that the acting player chooses.

    An effect to which no other makes a difference just happens: nobody is asked for an order that cannot matter.
    """
    left = [power.index for power in powers if power.concerns(t, record)]
    while left:
        alone = [index for index in left if not any(_meet(index, other) for other in left if other != index)]
        index = alone[0] if alone else (await t.ask(NEXT_EFFECT, who, {"among": tuple(left)}))[1]
        left.remove(index)
        await effect(POWERS[index])


def _meet(one: int, other: int) -> bool:
    """10.11.a: whether two effects touch anything in common."""
    a, b = POWERS[one].touches, POWERS[other].touches
    return a is None or b is None or bool(a & b)
