"""Combat (sections 42 to 52, 90), step by step."""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import (
    ASSASSINS,
    BUILDING_ID,
    BUILDINGS,
    CALIPH,
    CARD_ID,
    CASTLE,
    CITY,
    COMBAT,
    FORT,
    MURSHID,
    NOMAD,
    PALACE,
    RULER_ID,
    TOWN,
    WARFARE,
    WARLORD,
    card,
)
from regnum.games.crescent_moon.clash import (
    CHOOSE_COMBAT,
    choose_cards,
    clean_up,
    resolve_cards,
    reveal,
)
from regnum.games.crescent_moon.covenants import make_covenants, settle_covenants
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.sides import fighter, is_combat
from regnum.games.crescent_moon.state import (
    ATTACKER,
    COMBAT_CLASH,
    DEFENDER,
    RESOLVED,
    Clash,
    Played,
    Player,
)
from regnum.games.crescent_moon.table import (
    CrescentTable,
    settlement_kind,
    stronghold_kind,
    stronghold_strength,
)
from regnum.games.crescent_moon.units import choose_units, units_question
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat, point_at

RAIDERS = card("raiders")
HORSE_ARCHERS = card("horse-archers")

LOSSES = units_question("losses", "46.02")
WARFARE_UNITS = units_question("warfare-units", "52.05")

FOR_ATTACKER = Option("attacker", ATTACKER, label="option-for-attacker", rule="51.03")
FOR_DEFENDER = Option("defender", DEFENDER, label="option-for-defender", rule="51.03")
CAPTURE = point_at(
    ((FORT, BUILDING_ID[FORT]), (CASTLE, BUILDING_ID[CASTLE])),
    "building",
    int,
    label="option-capture",
    rule="49.01",
    verb="capture",
)
DO_NOT_CAPTURE = Option("leave", -1, label="option-no-capture", rule="49.02")
SACK = point_at(
    ((TOWN, BUILDING_ID[TOWN]), (CITY, BUILDING_ID[CITY])),
    "building",
    int,
    label="option-sack",
    rule="50.06",
    verb="sack",
)
NONE_LEFT = {kind: Reason("49.04", "why-no-such-building", {"building": BUILDING_ID[kind]}) for kind in CAPTURE}
NO_SACKING = Reason("50.12", "why-no-sacking", {"card": CARD_ID[card("safe-conduct")]})
SPARE = Option("spare", -1, label="option-spare", rule="50.06")


def _both(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    return [FOR_ATTACKER, FOR_DEFENDER]


def _where(t: CrescentTable, d: Decision) -> Args:
    """51.03, 51.06, 61.02: between whom, and where."""
    clash = t.s.clash
    return {
        "hex": t.hex(clash.hex),
        "attacker": RULER_ID[clash.attacker],
        "defender": RULER_ID[clash.defender] if is_combat(t) else "none",
    }


INTERFERE = Pick("interfere", "51.03", _both, figures=_where)
TIP_THE_SCALES = Pick("tip-the-scales", "51.06", _both, figures=_where)


def capture_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """49.01-49.05: the fort or castle there, if the attacker has such a building in supply."""
    s = t.s
    me = s.players[d.seat]
    kind = stronghold_kind(s, s.clash.hex)
    listing: Listing[int] = Listing(why)
    listing.put(CAPTURE[kind], None if (me.forts if kind == FORT else me.castles) else NONE_LEFT[kind])
    listing.put(DO_NOT_CAPTURE)
    return listing.options


def _at_hex(t: CrescentTable, d: Decision) -> Args:
    return {"hex": t.hex(t.s.clash.hex)}


WHAT_TO_CAPTURE = Pick("capture", "49.01", capture_menu, passable=True, figures=_at_hex)


def sack_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """50.06: the town or city may be sacked or spared; not where a card forbids it (card:safe-conduct)."""
    s = t.s
    listing: Listing[int] = Listing(why)
    listing.put(SACK[settlement_kind(s, s.clash.hex)], NO_SACKING if s.clash.no_sack else None)
    listing.put(SPARE)
    return listing.options


WHAT_TO_SACK = Pick("sack", "50.06", sack_menu, passable=True, figures=_at_hex)


def combat_begins(t: CrescentTable, me: Player, h: Hex) -> None:
    """42.01-42.06: whoever's action started it is the attacker, the hex's controller the defender."""
    t.begin_clash(Clash(kind=COMBAT_CLASH, hex=h, attacker=me.seat, defender=t.s.control[h]))
    if t.journal is not None:
        t.note(
            "log-combat",
            "42.01",
            {"ruler": RULER_ID[me.seat], "other": RULER_ID[t.s.clash.defender], "hex": t.hex(h)},
        )


async def combat(t: CrescentTable) -> None:
    """42.07, 05.08, 47.01, 50.10, 51.03, 67.01: choose cards, resolve, determine the winner, losses, retreat,
    clean-up, capture, sack.

    The worked example is 52.01-52.21.
    """
    s = t.s
    clash = s.clash
    interfering = interferes(t)
    await make_covenants(t, [clash.attacker, clash.defender])
    seats = [clash.attacker, clash.defender, *([MURSHID] if interfering else [])]
    await choose_cards(t, CHOOSE_COMBAT, seats, COMBAT)
    reveal(t, seats)
    if interfering and any(played.by == MURSHID for played in clash.played):
        await assign_interference(t)
    await resolve(t)
    await determine_winner(t)
    await settle_covenants(t)
    units_off_warfare(t)
    await losses(t)
    retreat(t)
    clean_up(t)
    if clash.winner == ATTACKER and t.units(clash.attacker, clash.hex):
        await capture_and_sack(t)
    warlord_scores(t)
    t.end_clash()


def interferes(t: CrescentTable) -> bool:
    """51.01, 51.02, 75.01: the Murshid, with influence here or next to it, in a combat of others."""
    clash = t.s.clash
    return MURSHID not in (clash.attacker, clash.defender) and t.murshid_near(clash.hex)


async def assign_interference(t: CrescentTable) -> None:
    """51.03, 51.04, 75.02-75.04: all the Murshid's cards go to one side and count as played by that ruler."""
    clash = t.s.clash
    side = await t.ask(INTERFERE, MURSHID)
    seat = clash.attacker if side == ATTACKER else clash.defender
    for played in clash.played:
        if played.by == MURSHID:
            played.side = seat
    if t.journal is not None:
        t.note("log-interferes", "51.03", {"ruler": RULER_ID[MURSHID], "other": RULER_ID[seat]})


async def resolve(t: CrescentTable) -> None:
    """44.02-44.06, 90.02: Warfare, the Assassins of the attacker and of the defender, then all other cards."""
    clash = t.s.clash
    for played in clash.played:
        if played.card == WARFARE:
            await warfare(t, played)
    for seat in (clash.attacker, clash.defender):
        await resolve_cards(t, seat, lambda played: played.card == ASSASSINS)
    for seat in (clash.attacker, clash.defender):
        await resolve_cards(t, seat, lambda played: played.card != ASSASSINS)


async def warfare(t: CrescentTable, played: Played) -> None:
    """card:warfare, 32.21, 52.05: one unit must be assigned for every full three in the hex; +1 for each."""
    h = t.s.clash.hex
    seat = played.side
    figures = t.content.combat(WARFARE)
    n = t.units(seat, h) // figures["units_per_assigned"]
    if n:
        played.ordinary, played.mercenary = await choose_units(
            t, WARFARE_UNITS, seat, h, t.ordinary(seat, h), t.mercenaries(seat, h), n, n
        )
        played.each = figures["strength_per_assigned"]
        played.gives = n * played.each
    played.status = RESOLVED
    if t.journal is not None:
        t.note("log-warfare", "44.02", {"ruler": RULER_ID[seat], "count": n})


def strength(t: CrescentTable, side: int) -> int:
    """45.01, 44.09, 51.04, card:sappers, card:poisoned-wells: units in the hex, those on cards too, strongholds, and
    what cards give and take; never below 0."""
    s = t.s
    clash = s.clash
    me = fighter(t, side)
    total = t.units(me.seat, clash.hex) * t.content.unit_strength
    if side == DEFENDER:
        total += stronghold_strength(t, me.seat, clash.hex) - ignored_strength(t)
    for played in clash.played:
        if played.status == RESOLVED:
            total += played.gives if played.side == me.seat else -played.takes
    return max(0, total)


def ignored_strength(t: CrescentTable) -> int:
    """card:sappers. What the defender's strongholds do not give."""
    clash = t.s.clash
    total = 0
    if clash.spared & 1 and t.s.stronghold[clash.hex]:
        total += t.content.strength[stronghold_kind(t.s, clash.hex)]
    if clash.spared & 2 and t.s.palace == clash.hex:
        total += t.content.strength[PALACE]
    return total


async def determine_winner(t: CrescentTable) -> None:
    """45.01-45.03, 90.03, 90.04: the greater strength wins; a tie the attacker, or as the Murshid decides (51.06,
    73.01)."""
    clash = t.s.clash
    attack, defence = strength(t, ATTACKER), strength(t, DEFENDER)
    clash.strengths = (attack, defence)
    clash.winner = ATTACKER if attack >= defence else DEFENDER
    if attack == defence and t.s.influence[clash.hex] == MURSHID:
        clash.winner = await t.ask(TIP_THE_SCALES, MURSHID)
    if t.journal is not None:
        t.note(
            "log-combat-won",
            "45.02",
            {
                "ruler": RULER_ID[fighter(t, clash.winner).seat],
                "attack": attack,
                "defence": defence,
                "hex": t.hex(clash.hex),
            },
        )


def units_off_warfare(t: CrescentTable) -> None:
    """52.12: units on Warfare go to the supply before losses, and are none."""
    clash = t.s.clash
    for played in clash.played:
        if played.card == WARFARE and played.ordinary + played.mercenary:
            t.remove_units(
                t.s.players[played.side],
                clash.hex,
                played.ordinary,
                played.mercenary,
                "52.12",
                "log-warfare-units",
            )
            played.ordinary = played.mercenary = 0


async def losses(t: CrescentTable) -> None:
    """46.01-46.05, 90.05, 67.01, card:horse-archers: half the opponent's strength, rounded down; the attacker first;
    buildings are never lost."""
    clash = t.s.clash
    lost = [0, 0]
    for i, side in enumerate((ATTACKER, DEFENDER)):
        me = fighter(t, side)
        due = clash.strengths[1 - i] // 2 - fewer_losses(t, me.seat)
        ordinary, mercenary = t.ordinary(me.seat, clash.hex), t.mercenaries(me.seat, clash.hex)
        due = min(max(0, due), ordinary + mercenary)
        if due:
            ordinary, mercenary = await choose_units(t, LOSSES, me.seat, clash.hex, ordinary, mercenary, due, due)
            t.remove_units(me, clash.hex, ordinary, mercenary, "46.02", "log-losses")
        lost[i] = due
    clash.lost = (lost[0], lost[1])
    for played in clash.played:
        played.ordinary = played.mercenary = 0


def fewer_losses(t: CrescentTable, seat: Seat) -> int:
    """card:horse-archers. One unit fewer is lost for each unit assigned."""
    total = 0
    for played in t.s.clash.played:
        if played.card == HORSE_ARCHERS and played.side == seat and played.status == RESOLVED:
            each: int = t.content.combat(HORSE_ARCHERS)["losses_per_assigned"]
            total += (played.ordinary + played.mercenary) * each
    return total


def retreat(t: CrescentTable) -> None:
    """47.01, 47.02, 51.07, 86.12, 90.06: what the loser has left in the hex goes home."""
    clash = t.s.clash
    loser = fighter(t, DEFENDER if clash.winner == ATTACKER else ATTACKER)
    ordinary, mercenary = t.ordinary(loser.seat, clash.hex), t.mercenaries(loser.seat, clash.hex)
    rule = "51.07" if loser.seat == NOMAD else "47.02" if ordinary else "47.01"
    t.remove_units(loser, clash.hex, ordinary, mercenary, rule, "log-retreat", home=True)


async def capture_and_sack(t: CrescentTable) -> None:
    """49.01-50.12, 90.08-90.12, card:raiders: only a winning attacker with a unit left there; the defender never."""
    s = t.s
    clash = s.clash
    me = s.players[clash.attacker]
    h = clash.hex
    if s.stronghold[h]:
        kind = await t.ask(WHAT_TO_CAPTURE, me.seat)
        if kind >= 0:
            capture(t, me, kind)
        else:
            sack_or_remove(t, me, stronghold_kind(s, h))
    if clash.defender == CALIPH and s.palace == h:
        sack_or_remove(t, me, PALACE)
    if s.settlement[h]:
        settlement = await t.ask(WHAT_TO_SACK, me.seat)
        if settlement >= 0:
            sack(t, me, settlement, h, "50.08" if settlement == TOWN else "50.09")
    raiders(t, me)


def capture(t: CrescentTable, me: Player, kind: int) -> None:
    """49.03: the building goes back to the beaten ruler; the same kind from the attacker's supply takes its place."""
    h = t.s.clash.hex
    t.tear_down(kind, h)
    if kind == FORT:
        me.forts -= 1
    else:
        me.castles -= 1
    t.s.stronghold[h], t.s.holder[h] = (1 if kind == FORT else 2), me.seat
    if t.journal is not None:
        args = {"ruler": RULER_ID[me.seat], "building": BUILDING_ID[kind], "hex": t.hex(h)}
        t.note("log-captures", "49.03", args)


@ruling("no_sack_no_capture")
def sack_or_remove(t: CrescentTable, me: Player, kind: int) -> None:
    """50.01, 50.12, rulings.no_sack_no_capture: a stronghold not captured is sacked, or only removed."""
    clash = t.s.clash
    if clash.no_sack:
        t.tear_down(kind, clash.hex)
        if t.journal is not None:
            t.note("log-removed", "50.12", {"building": BUILDING_ID[kind], "hex": t.hex(clash.hex)})
    else:
        sack(t, me, kind, clash.hex, ("50.03", "50.05", "50.08", "50.09", "50.04")[kind])


def sack(t: CrescentTable, me: Player, kind: int, h: Hex, rule: str) -> None:
    """24.05-24.07, 50.02-50.09, ruler:warlord: the building goes back to its owner, the coins come from the bank."""
    t.tear_down(kind, h)
    t.s.clash.sacked |= 1 << kind
    if me.seat == WARLORD and kind in (TOWN, CITY):
        t.s.raided = True
    if t.journal is not None:
        args = {
            "ruler": RULER_ID[me.seat],
            "building": BUILDING_ID[kind],
            "hex": t.hex(h),
            "count": t.content.sack[kind],
        }
        t.note("log-sacks", rule, args)
    me.coins += t.content.sack[kind]
    t.s.minted += t.content.sack[kind]


def raiders(t: CrescentTable, me: Player) -> None:
    """card:raiders. Coins for a sacking, once for each such card."""
    clash = t.s.clash
    for played in clash.played:
        if played.card == RAIDERS and played.side == me.seat and played.status == RESOLVED and clash.sacked:
            t.gain_coins(me, t.content.combat(RAIDERS)["coins"], "50.11")


@ruling("warlord_scores_any_combat")
def warlord_scores(t: CrescentTable) -> None:
    """40.12, 40.13, 67.01-67.03, 52.21, ruler:warlord: at once, for the enemy's losses and for what he has sacked.

    In any combat that he takes part in, won or lost (rulings.warlord_scores_any_combat).
    """
    clash = t.s.clash
    if WARLORD not in (clash.attacker, clash.defender):
        return
    objective = t.content.rulers[WARLORD].objectives["warlord-main"]
    points = 0
    if clash.lost:
        points += objective["points"] * clash.lost[1 if clash.attacker == WARLORD else 0]
    if clash.attacker == WARLORD:
        points += sum(objective[BUILDINGS[kind]] for kind in range(5) if clash.sacked >> kind & 1)
    if points:
        t.score(t.s.players[WARLORD], 0, points, "67.02", "objective:warlord-main")
