"""The influence action and the influence contest (sections 20, 53 to 63, 91)."""

from __future__ import annotations

from regnum.games.crescent_moon.catalogue import ASSASSINS, CALIPH, CONTEST, MURSHID, RULER_ID, SULTAN
from regnum.games.crescent_moon.clash import (
    CHOOSE_CONTEST,
    after_clash,
    choose_cards,
    clean_up,
    resolve_cards,
    reveal,
)
from regnum.games.crescent_moon.combat import TIP_THE_SCALES
from regnum.games.crescent_moon.covenants import make_covenants, settle_covenants
from regnum.games.crescent_moon.geometry import Hex
from regnum.games.crescent_moon.pointing import AtHex
from regnum.games.crescent_moon.sides import side_of
from regnum.games.crescent_moon.state import (
    ATTACKER,
    CONTEST_CLASH,
    DEFENDER,
    NO_SIDE,
    NOWHERE,
    RESOLVED,
    SUPPORTER,
    Clash,
    Player,
)
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.options import BARRED, Args, Listing, Obstacle, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat

SPREAD = AtHex("", Hex, label="option-influence", rule="20.01")
SUPPORT = Option("supporter", SUPPORTER, label="option-supporter", rule="55.01")
DEFEND = Option("defender", DEFENDER, label="option-defender", rule="55.01")

NO_TOKEN = Reason("20.01", "why-no-token")
NO_HEX = Reason("20.01", "why-no-influence-hex")


def reach(t: CrescentTable, seat: Seat) -> int:
    """20.01: bits of the hexes where a ruler has presence or that are adjacent to one."""
    near = t.geo.near
    bits = 0
    for h in t.hexes:
        if t.present(h, seat):
            bits |= 1 << h | near[h]
    return bits


def influence_hexes(t: CrescentTable, seat: Seat) -> list[Hex]:
    """20.01, 20.02."""
    bits = reach(t, seat)
    return [h for h in t.hexes if _no_influence(t, seat, h, bits) is None]


@ruling("influence_needs_a_token", "no_empty_action")
def influence_obstacle(t: CrescentTable, me: Player) -> Obstacle:
    """20.01, rulings.influence_needs_a_token, rulings.no_empty_action."""
    if me.influence < 1:
        return NO_TOKEN
    return None if influence_hexes(t, me.seat) else NO_HEX


def influence_menu(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[Hex]]:
    """20.01, 20.02; anywhere with a proclamation (card:proclamation)."""
    bits = -1 if d.args["anywhere"] else reach(t, d.seat)
    listing: Listing[Hex] = Listing(why)
    for h in t.hexes:
        listing.put(SPREAD(h, t.s.names[h]), _no_influence(t, d.seat, h, bits, listing.explains))
    return listing.options


def _no_influence(t: CrescentTable, seat: Seat, h: Hex, reached: int, explains: bool = False) -> Obstacle:
    """20.01, 20.02."""
    if t.s.influence[h] == seat:
        return Reason("20.02", "why-token-there", {"hex": t.hex(h)}) if explains else BARRED
    if not reached >> h & 1:
        return Reason("20.01", "why-out-of-reach", {"hex": t.hex(h)}) if explains else BARRED
    return None


INFLUENCE_WHERE = Pick("influence-where", "20.01", influence_menu)


@ruling("no_contest_alone")
async def influence(t: CrescentTable, me: Player, *, anywhere: bool = False, bonus: int = 0) -> None:
    """20.01-20.05, 53.01, 53.02: the token is simply placed, or the one Challenge token (01.07) is and there is a
    contest
    (rulings.no_contest_alone)."""
    h = await t.ask(INFLUENCE_WHERE, me.seat, {"anywhere": anywhere})
    others = participants(t, me.seat, h)
    if not others:
        t.place_influence(me, h, "20.03")
        return
    t.s.challenge = h
    if t.journal is not None:
        t.note(
            "log-challenge",
            "20.05" if not [seat for seat in others if t.present(h, seat)] else "20.04",
            {"ruler": RULER_ID[me.seat], "hex": t.hex(h)},
        )
    await contest(t, me, h, others, bonus)


def participants(t: CrescentTable, attacker: Seat, h: Hex) -> list[Seat]:
    """53.04, 61.01, 74.01, 74.02: the other rulers with presence, and the Murshid with a token next door."""
    return [
        seat
        for seat in SEATS[: len(t.s.players)]
        if seat != attacker
        and (
            t.present(h, seat)
            or (seat == MURSHID and any(t.s.influence[other] == MURSHID for other in t.geo.adjacent[h]))
        )
    ]


def _sides(t: CrescentTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """55.01: there is no neutral choice."""
    return [SUPPORT, DEFEND]


def _here(t: CrescentTable, d: Decision) -> Args:
    return {"hex": t.hex(t.s.clash.hex), "attacker": RULER_ID[t.s.clash.attacker]}


DECLARE = Pick("declare-side", "55.01", _sides, figures=_here)


async def contest(t: CrescentTable, me: Player, h: Hex, others: list[Seat], bonus: int) -> None:
    """53.03, 53.05, 55.02, 55.03, 65.02, 74.03, 76.08, 91.02: choose cards, declare sides in turn order, resolve, the
    influence of
    both sides, the winner, clean-up. The worked example is 63.01-63.12.
    """
    s = t.s
    roles = [NO_SIDE] * len(s.players)
    roles[me.seat] = ATTACKER
    t.begin_clash(Clash(kind=CONTEST_CLASH, hex=h, attacker=me.seat, sides=tuple(roles), bonus=bonus))
    clash = s.clash
    await make_covenants(t, [me.seat, *others])
    await choose_cards(t, CHOOSE_CONTEST, [me.seat, *others], CONTEST)
    for seat in others:
        roles[seat] = await t.ask(DECLARE, seat)
        clash.sides = tuple(roles)
        if t.journal is not None:
            t.note(
                "log-supports" if roles[seat] == SUPPORTER else "log-defends",
                "55.01",
                {"ruler": RULER_ID[seat], "other": RULER_ID[me.seat]},
            )
    reveal(t, [me.seat, *others])
    await resolve(t)
    await determine_winner(t)
    winner = clash.winner
    if winner == ATTACKER:
        t.place_influence(me, h, "59.02")
    s.challenge = NOWHERE
    await settle_covenants(t)
    clean_up(t)
    t.end_clash()
    await after_clash(t)


async def resolve(t: CrescentTable) -> None:
    """56.02-56.08, 91.03: Assassins of attacker, supporters, defenders; then the other cards in the same order."""
    clash = t.s.clash
    order = [
        clash.attacker,
        *(seat for seat, role in zip(SEATS, clash.sides, strict=False) if role == SUPPORTER),
        *(seat for seat, role in zip(SEATS, clash.sides, strict=False) if role == DEFENDER),
    ]
    for seat in order:
        await resolve_cards(t, seat, lambda played: played.card == ASSASSINS)
    for seat in order:
        await resolve_cards(t, seat, lambda played: played.card != ASSASSINS)


def _military(t: CrescentTable, seats: list[Seat]) -> int:
    """57.02, 57.03, 58.02, 58.03, 62.01, 62.03: 1 for any unit or stronghold, however many."""
    return int(t.s.control[t.s.clash.hex] in seats)


def _settled(t: CrescentTable, seat: Seat) -> bool:
    """57.04, 58.04, 62.02, 62.03, 83.04, 83.05: whether a ruler has a settlement here: town, city or palace."""
    h = t.s.clash.hex
    return (seat == SULTAN and t.s.settlement[h] > 0) or (seat == CALIPH and t.s.palace == h)


def _from_cards(t: CrescentTable, side: int) -> int:
    """57.08, 58.06, 63.06, card:corruption: what cards give one side and take from it."""
    total = 0
    for played in t.s.clash.played:
        if played.status == RESOLVED:
            total += played.gives if side_of(t, played.side) == side else -played.takes
    return total


def attackers_influence(t: CrescentTable) -> int:
    """57.01-57.08, 91.04-91.07, card:proclamation: military, the attacker's civil, each supporter's civil, cards;
    never below 0."""
    clash = t.s.clash
    supporters = [seat for seat, role in zip(SEATS, clash.sides, strict=False) if role == SUPPORTER]
    total = _military(t, [clash.attacker, *supporters]) + _settled(t, clash.attacker)
    total += sum(_settled(t, seat) or t.s.influence[clash.hex] == seat for seat in supporters)
    return max(0, total + _from_cards(t, ATTACKER) + clash.bonus)


def defenders_influence(t: CrescentTable) -> int:
    """58.01-58.06, 91.08-91.10: military, civil (once for all of them), cards; never below 0."""
    clash = t.s.clash
    defenders = [seat for seat, role in zip(SEATS, clash.sides, strict=False) if role == DEFENDER]
    civil = any(_settled(t, seat) or t.s.influence[clash.hex] == seat for seat in defenders)
    return max(0, _military(t, defenders) + civil + _from_cards(t, DEFENDER))


async def determine_winner(t: CrescentTable) -> None:
    """59.01-59.05, 61.02, 73.02, 73.03, 91.11: the attacker wins a tie, unless the Murshid's token is here and he
    decides."""
    clash = t.s.clash
    attack, defence = attackers_influence(t), defenders_influence(t)
    clash.strengths = (attack, defence)
    clash.winner = ATTACKER if attack >= defence else DEFENDER
    if attack == defence and t.s.influence[clash.hex] == MURSHID:
        clash.winner = await t.ask(TIP_THE_SCALES, MURSHID)
    if t.journal is not None:
        won = clash.winner == ATTACKER
        t.note(
            "log-contest-won" if won else "log-contest-lost",
            "59.01" if won else "59.04",
            {"ruler": RULER_ID[clash.attacker], "attack": attack, "defence": defence, "hex": t.hex(clash.hex)},
        )
