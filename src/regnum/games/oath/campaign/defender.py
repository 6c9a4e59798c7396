"""Step 1 of a campaign: whom the attacker turns against (5.5.1)."""

from __future__ import annotations

from regnum.games.oath import law
from regnum.games.oath.asking import SEAT
from regnum.games.oath.campaign.targets import defends, extendable, obstacle, say_aside
from regnum.games.oath.promises import PEACE, promised
from regnum.games.oath.state import BANDITS, CITIZEN, EXILE, UNRULED, Campaign
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

NO_DEFENDER = UNRULED
AGAINST_BANDITS: Option[int] = Option("bandits", BANDITS, label="option-bandits", rule="5.5.1")
NO_CAMPAIGN: Option[int] = Option("no-campaign", NO_DEFENDER, label="option-no-campaign", rule="5.5")
NO_TARGETS = Reason("5.5.2", "why-no-targets")
BANDITS_FIRST = Reason("5.5.1.d", "why-bandits-rule")
NOT_HERE = Reason("5.5.1.c", "why-not-here")
SITE_RULED = Reason("5.5.1.d", "why-site-ruled")
ONESELF = Reason("5.5.1.b", "why-attacks-oneself")


def possible_defenders(t: OathTable, c: Campaign) -> list[Seat]:
    """5.5.1.a-f: other players who rule the site or stand there; the bandits where no player rules."""
    ruler = t.ruler(c.at)
    found: list[Seat] = []
    for player in t.in_turn_order():
        if player.seat != c.who:
            rules = player.role != EXILE if ruler == t.empire else ruler == player.seat
            if rules or player.pawn == c.at:
                found.append(player.seat)
    if ruler == BANDITS:
        found = [BANDITS] if law.bandits_are_compulsory(t.s) and c.only < 0 else [*found, BANDITS]
    return [seat for seat in found if c.only in (NO_DEFENDER, seat)]


@ruling("chancellor_against_citizen")
def rebels_against(t: OathTable, who: Seat, defender: Seat) -> tuple[Seat, ...]:
    """A Citizen attacking the Empire, or attacked by the Chancellor, is no Imperial player meanwhile.

    5.5.1.e, f, 6.box.5.5.c-e.
    """
    players = t.s.players
    if defender < 0 or players[who].role == EXILE or players[defender].role == EXILE:
        return ()
    return (who,) if players[who].role == CITIZEN else (defender,)


def defender_cannot(t: OathTable, c: Campaign, defender: Seat) -> Reason | None:
    """Why a defender cannot be chosen: a promise of peace, or no legal set of targets that can be paid for.

    5.5.1.b-d.
    """
    reason = promised(t.s, PEACE, c.who, defender)
    if reason is not None:
        return reason
    before = c.defender, c.rebels
    c.defender, c.rebels = defender, rebels_against(t, c.who, defender)  # the table while this defender is attacked
    if not extendable(t, c, ()):
        reason = obstacle(t, c, ()) if defends(t, c, c.at) else NO_TARGETS
    c.defender, c.rebels = before
    return reason


def _explain_the_others(t: OathTable, c: Campaign, listing: Listing[int]) -> None:
    """5.5.1.b-d: why other players, or the bandits, are not attacked here."""
    found = possible_defenders(t, c)
    for player in t.in_turn_order():
        if player.seat not in (c.who, *found):
            say_aside(listing, SEAT[player.seat], BANDITS_FIRST if player.pawn == c.at else NOT_HERE)
    say_aside(listing, SEAT[c.who], ONESELF)
    if BANDITS not in found:
        say_aside(listing, AGAINST_BANDITS, SITE_RULED)


def _defender_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """5.5.1.b-d: the defenders that can be chosen."""
    c = t.s.campaign
    listing: Listing[int] = Listing(why)
    for defender in possible_defenders(t, c):
        option = AGAINST_BANDITS if defender == BANDITS else SEAT[defender]
        listing.put(option, defender_cannot(t, c, defender))
    if listing.explains and c.only == NO_DEFENDER:
        _explain_the_others(t, c, listing)
    if c.optional:
        listing.put(NO_CAMPAIGN)
    return listing.options


DEFENDER_CHOICE: Pick[int] = Pick("campaign-defender", "5.5.1", _defender_menu)


async def choose_defender(t: OathTable, c: Campaign) -> None:
    """5.5.1.a-f: Supply is spent with the declaration. Some may be declined (denizen:second-wind)."""
    defender = Seat(await t.ask(DEFENDER_CHOICE, c.who))
    if defender == NO_DEFENDER:
        t.s.campaigns.remove(c)
        return
    c.defender = defender
    c.rebels = rebels_against(t, c.who, defender)
    c.step = "targets"
