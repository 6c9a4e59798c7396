"""What the lords do, weighed: once on entering play, or in every turn to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from regnum.bots.abyss.situation import (
    TOKEN,
    allies_in_excess,
    hands_to_rob,
    lords_to_turn,
    pearls_to_seek,
    tokens_to_hunt,
)
from regnum.games.abyss.catalogue import amount, lord

if TYPE_CHECKING:
    from regnum.bots.abyss.worth import Worth

USUAL_LORD: Final = 8.0
"""What a lord drawn unseen brings, by and large."""
A_TURN: Final = 4.0
"""What a whole turn brings, by and large."""
AN_ALLY: Final = 1.0
"""What somebody loses who may choose the ally they lose."""


# -- soldiers: what all opponents lose counts as if I had gained it ---------------------------------------------------


def jailer(worth: Worth) -> float:
    return AN_ALLY * worth.future * hands_to_rob(worth.s.targets) / len(worth.s.others)


def seeker(worth: Worth) -> float:
    return worth.pearl * pearls_to_seek(worth.s.targets) / len(worth.s.others)


def assassin(worth: Worth) -> float:
    lost = 0.0
    for lords in lords_to_turn(worth.s.targets):
        lost += max([worth.worth_of_turning(one) for one in lords], default=0.0)
    return lost / len(worth.s.others)


def commander(worth: Worth) -> float:
    return AN_ALLY * worth.future * allies_in_excess(worth.s.targets) / len(worth.s.others)


def hunter(worth: Worth) -> float:
    """A token for me, and one less for one of the others."""
    return TOKEN * (1 + 1 / len(worth.s.others)) if tokens_to_hunt(worth.s.targets) else 0.0


# -- merchants, mages, politicians ----------------------------------------------------------------------------------


def pearls(slug: str) -> Callable[[Worth], float]:
    return lambda worth: worth.pearl * amount(slug)


def invoker(worth: Worth) -> float:
    return A_TURN * worth.future


def apprentice(worth: Worth) -> float:
    return worth.best_stack()


def illusionist(worth: Worth) -> float:
    if not worth.me.locations or not worth.s.available:
        return 0.0
    worst = min([worth.worth_of_tile(tile) for tile in worth.me.locations])
    return max(0.0, max([worth.worth_of_tile(tile) for tile in worth.s.available]) - worst)


def corruptor(worth: Worth) -> float:
    bribe = amount("corruptor")
    return max(0.0, worth.best_at_court() - bribe * worth.pearl) if worth.pearls >= bribe else 0.0


def traitor(worth: Worth) -> float:
    return gain_by_replacing(worth, worth.best_at_court())


def schemer(worth: Worth) -> float:
    return gain_by_replacing(worth, USUAL_LORD)


def gain_by_replacing(worth: Worth, by: float) -> float:
    """27.1: the lord I need least for another one."""
    if not worth.me.lords:
        return 0.0
    return max(0.0, by - min([worth.worth_of_keeping(number) for number in worth.me.lords]))


ON_ARRIVAL: Final[dict[int, Callable[[Worth], float]]] = {
    lord("jailer"): jailer,
    lord("seeker"): seeker,
    lord("assassin"): assassin,
    lord("commander"): commander,
    lord("hunter"): hunter,
    lord("trader"): pearls("trader"),
    lord("peddler"): pearls("peddler"),
    lord("shopkeeper"): pearls("shopkeeper"),
    lord("landlord"): pearls("landlord"),
    lord("invoker"): invoker,
    lord("apprentice"): apprentice,
    lord("illusionist"): illusionist,
    lord("corruptor"): corruptor,
    lord("traitor"): traitor,
    lord("schemer"): schemer,
}
"""The ambassadors are not here: what they do is to bring a location, and their keys are spent on it."""

EACH_TURN: Final[dict[int, float]] = {
    lord("recruiter"): 0.75,
    lord("commander"): 0.2,
    lord("tamer"): 0.1,
    lord("ship-master"): 0.6,
    lord("landlord"): 0.8,
    lord("slaver"): 0.9,
    lord("shaman"): 0.2,
    lord("oracle"): 0.3,
    lord("alchemist"): 0.7,
    lord("master-of-magic"): 0.75,
    lord("opportunist"): 0.3,
    lord("diplomat"): 0.4,
    lord("treasurer"): 0.8,
}
"""What a lasting ability brings in a turn, when every other turn is a recruitment."""
