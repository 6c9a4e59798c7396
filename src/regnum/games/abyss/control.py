"""Taking control of a location (section 18): three keys, a tile, and the lords that go under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regnum.games.abyss.catalogue import (
    KEYS,
    KEYS_PER_LOCATION,
    LOCATION_ID,
    LORD_ID,
    LORDS,
    MOST_DRAWN,
    LordCard,
    Tile,
    location,
)
from regnum.games.abyss.state import NO_LORD, Player
from regnum.games.abyss.table import AbyssTable, keys_on_lords
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import DONE, Decision, Pick, PickMany
from regnum.kernel.rulings import ruling
from regnum.kernel.things import point_at

BLACK_SMOKERS: Final = location("black-smokers")
NO_TILE: Final = Tile(0)
KEY_TOKEN: Final = NO_LORD
"""Stands for a key token among the lords whose keys are spent."""

# A tile to take has its own number as value, a number of tiles to draw the negative of it.
TAKE_TILE: Final = point_at(LOCATION_ID.items(), "location", Tile, label="option-location", rule="18.7")
DRAW: Final = [
    Option(f"draw:{n}", -n, target="stack", label="option-draw", rule="18.9", args={"count": n})
    for n in range(MOST_DRAWN + 1)
]
NOT_DRAWN: Final = {tile: Reason("18.11", "why-not-drawn", {"location": thing}) for tile, thing in LOCATION_ID.items()}
NOT_IN_STACK: Final = {
    tile: Reason("18.16", "why-not-in-stack", {"location": thing}) for tile, thing in LOCATION_ID.items()
}
NO_MORE_KEYS: Final = Reason("18.2", "why-no-more-keys")
KEEP_SMOKERS: Final[Option[Tile]] = Option("decline", NO_TILE, label="option-keep-smokers", rule="16.3")
SPEND: Final[dict[LordCard, Option[LordCard]]] = {
    KEY_TOKEN: Option("key", KEY_TOKEN, target="key-token", label="option-key-token", rule="18.23"),
    **{
        number: Option(
            LORD_ID[number],
            number,
            target=LORD_ID[number],
            label="option-key-lord",
            rule="18.17",
            args={"lord": LORD_ID[number], "count": KEYS[number]},
        )
        for number in LORDS
    },
}


def location_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """18.6-18.9: a face-up location, or 1 to 4 tiles from the stack, as many as it holds (18.14)."""
    left = len(t.s.stack)
    listing: Listing[int] = Listing(why)
    for n in range(1, MOST_DRAWN + 1):
        too_few = n > left
        listing.put(DRAW[n], Reason("18.14", "why-too-few-locations", {"needed": n, "left": left}) if too_few else None)
    return [*(TAKE_TILE[tile] for tile in t.s.available), *listing.options]


def drawn_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Tile]]:
    """18.10, 18.11: one of the tiles drawn, not one that was already face up."""
    listing: Listing[Tile] = Listing(why)
    for tile in t.s.drawn:
        listing.put(TAKE_TILE[tile])
    for tile in t.s.available:
        listing.put(TAKE_TILE[tile], NOT_DRAWN[tile])
    return listing.options


@ruling("black_smokers_optional")
def smokers_menu(t: AbyssTable, d: Decision, why: Reasons | None) -> list[Option[Tile]]:
    """location:black-smokers. It may be exchanged for any tile of the stack, not for a face-up one."""
    listing: Listing[Tile] = Listing(why)
    listing.put(KEEP_SMOKERS)
    for number in sorted([*t.s.stack.bag, *t.s.stack.top]):
        listing.put(TAKE_TILE[Tile(number)])
    for tile in t.s.available:
        listing.put(TAKE_TILE[tile], NOT_IN_STACK[tile])
    return listing.options


def key_count(me: Player) -> int:
    """18.2, 18.19: key tokens and the key symbols of free lords count alike."""
    return me.keys + keys_on_lords(me)


def grow_keys(
    t: AbyssTable, d: Decision, part: Sequence[Option[LordCard]], why: Reasons | None
) -> tuple[list[Option[LordCard]], bool]:
    """18.24-18.27, 24.4: exactly three keys pay; the player chooses which."""
    me = t.s.players[d.seat]
    tokens = me.keys
    lords = [number for number in me.lords if KEYS[number]]
    missing = KEYS_PER_LOCATION
    for option in part:
        if option.value == KEY_TOKEN:
            tokens -= 1
            missing -= 1
        else:
            lords.remove(option.value)
            missing -= KEYS[option.value]
    singles = tokens + sum([KEYS[number] == 1 and number not in me.turned for number in lords])
    # A single key can only be followed by single keys: it must not strand a payment an ambassador would make.
    completable = 0 < missing <= singles
    listing: Listing[LordCard] = Listing(why)
    listing.put(SPEND[KEY_TOKEN], NO_MORE_KEYS if not tokens else None if completable else _not_adding_up(missing, 1))
    for number in lords:
        keys = KEYS[number]
        if number in me.turned:
            listing.put(SPEND[number], Reason("24.4", "why-turned", {"lord": LORD_ID[number]}))
        elif keys == missing if keys > 1 else completable:
            listing.put(SPEND[number])
        else:
            listing.put(SPEND[number], _not_adding_up(missing, keys))
    if listing.explains:
        for tucked in me.tucked:
            for number in tucked:
                if KEYS[number]:
                    listing.put(SPEND[number], Reason("18.19", "why-tucked", {"lord": LORD_ID[number]}))
    enough = listing.bar(DONE, Reason("18.25", "why-too-few-keys", {"needed": missing}) if missing else None)
    return listing.options, enough


def _not_adding_up(missing: int, keys: int) -> Reason:
    """18.25: these keys and what is left to be had do not make exactly three."""
    return Reason("18.25", "why-keys-do-not-add-up", {"needed": missing, "keys": keys})


def _keys_figures(t: AbyssTable, d: Decision) -> Args:
    """18.25: what a location costs."""
    return {"count": KEYS_PER_LOCATION}


WHICH_LOCATION: Final = Pick("control-location", "18.6", location_menu, passable=True)
WHICH_DRAWN: Final = Pick("control-drawn", "18.10", drawn_menu, passable=True)
WHICH_KEYS: Final = PickMany("control-keys", "18.24", grow_keys, passable=True, figures=_keys_figures)
SMOKERS: Final = Pick("smokers-exchange", "16.3", smokers_menu)


async def control(t: AbyssTable, me: Player) -> None:
    """18.1, 3.7: a player with three keys must take control of a location, again and again while three remain."""
    while key_count(me) >= KEYS_PER_LOCATION and (t.s.available or len(t.s.stack)):
        choice = await t.ask(WHICH_LOCATION, me.seat)
        if choice < 0:
            t.draw_locations(-choice)
            tile = await t.ask(WHICH_DRAWN, me.seat)
            t.control_drawn(me, tile)
        else:
            tile = Tile(choice)
            t.control_available(me, tile)
        keys = await t.ask(WHICH_KEYS, me.seat)
        t.spend_keys(me, keys.count(KEY_TOKEN), [key for key in keys if key != KEY_TOKEN])
        await settle_in(t, me, tile)


async def control_with(t: AbyssTable, me: Player, lord: LordCard) -> None:
    """18.10, 18.27, 18.28: one of the drawn tiles, paid for by this lord alone."""
    tile = await t.ask(WHICH_DRAWN, me.seat)
    t.control_drawn(me, tile)
    t.spend_keys(me, 0, (lord,))
    await settle_in(t, me, tile)


async def settle_in(t: AbyssTable, me: Player, tile: Tile) -> None:
    """location:black-smokers. On taking it its owner may look through the stack and exchange it for a tile there."""
    if tile == BLACK_SMOKERS and len(t.s.stack):
        t.search_stack(True)
        new = await t.ask(SMOKERS, me.seat)
        t.search_stack(False)
        if new:
            t.exchange_with_stack(me, tile, new)
