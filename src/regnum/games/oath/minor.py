"""Minor actions (section 6) that are no Action powers: advisers, peeking, warbands, self-exile."""

from __future__ import annotations

from regnum.games.oath import citizenship, play
from regnum.games.oath.asking import NO, RELIC_PLACE, SEAT, YES, relic_place
from regnum.games.oath.campaign.forces import movable
from regnum.games.oath.catalogue import (
    CARD_ID,
    CARDS,
    SEAT_ID,
    SLOTS,
    Card,
)
from regnum.games.oath.state import CITIZEN, EXILE, Player
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Args, Listing, Option, Reason, Reasons
from regnum.kernel.questions import Amount, Decision, Pick
from regnum.kernel.things import Seat

Verb = tuple[str, int]

PLAY_DOWN = tuple(
    Option(f"adviser:{thing}", ("adviser", n), label="option-play-down", rule="6.1", target=thing, args={"card": thing})
    for n, thing in enumerate(CARD_ID)
)
SHOW = tuple(
    Option(f"show:{thing}", ("show", n), label="option-show", rule="6.1.e", target=thing, args={"card": thing})
    for n, thing in enumerate(CARD_ID)
)
PEEK = {
    option.value: Option(
        f"peek:{option.key}",
        ("peek", option.value),
        label="option-peek",
        rule="6.3",
        target=option.key,
        args=option.args,
    )
    for row in RELIC_PLACE
    for option in row
}
TO_BOARD: Option[Verb] = Option("warbands:to-board", ("to-board", 0), label="option-to-board", rule="6.5")
TO_SITE: Option[Verb] = Option("warbands:to-site", ("to-site", 0), label="option-to-site", rule="6.5")
GIVE_TO = tuple(
    Option(
        f"warbands:give:{seat}",
        ("give", seat),
        label="option-give-warbands",
        rule="6.5.f",
        target=SEAT_ID[seat],
        args={"player": SEAT_ID[seat]},
    )
    for seat in range(len(SEAT_ID))
)
TAKE_FROM = tuple(
    Option(
        f"warbands:take:{seat}",
        ("take", seat),
        label="option-take-warbands",
        rule="6.5.g",
        target=SEAT_ID[seat],
        args={"player": SEAT_ID[seat]},
    )
    for seat in range(len(SEAT_ID))
)
SELF_EXILE: Option[Verb] = Option("self-exile", ("self-exile", 0), label="option-self-exile", rule="6.8")

NOT_YOUR_SITE = Reason("6.3", "why-not-your-site")
FACEUP = Reason("6.1", "why-faceup-adviser")
NONE_HERE = Reason("6.5", "why-no-warbands-here")
NOT_IMPERIAL = Reason("6.5", "why-only-imperial")
PAWN_ELSEWHERE = Reason("6.5", "why-their-pawn-elsewhere")
LAST_ONE = Reason("6.5.b", "why-last-warband")
NOT_RULED = Reason("6.5.d", "why-not-ruled")
NO_WARBANDS = Reason("6.5", "why-no-warbands")
NO_PERMISSION = Reason("P.15.i", "why-prince-permits-nothing")


def unaware(t: OathTable, card: Card) -> list[Seat]:
    """6.1.e: who does not know an adviser and could be shown it; the Clockwork Prince has no use for that."""
    seen = t.s.seen[card]
    return [player.seat for player in t.s.players if not seen >> player.seat & 1 and player.seat != t.prince]


def list_actions(t: OathTable, me: Player, listing: Listing[Verb]) -> None:
    """6.a, 6.1, 6.3, 6.5, 6.8."""
    s = t.s
    if me.down:
        obstacle = play.can_play_adviser(t, me)
        for card in me.down:
            listing.put(PLAY_DOWN[card], obstacle)
            if unaware(t, card):
                listing.put(SHOW[card])
    site = s.sites[me.pawn]
    for i, relic in enumerate(site.relics):
        if not s.seen[relic] >> me.seat & 1:
            listing.put(PEEK[RELIC_PLACE[me.pawn][i].value])
    if me.role == CITIZEN and t.refuses(t.empire):
        listing.put(TO_BOARD, NO_PERMISSION)
    else:
        none_here = not t.own_warbands_at(me, me.pawn)
        listing.put(TO_BOARD, NONE_HERE if none_here else None if movable(t, me, me.pawn) > 0 else LAST_ONE)
    if not t.rules(me.seat, me.pawn):
        listing.put(TO_SITE, NOT_RULED)
    else:
        listing.put(TO_SITE, t.cannot_place(me.seat, me.pawn) if me.warbands else NO_WARBANDS)
    if me.role != EXILE:
        for other in s.players:
            if other is not me and other.role != EXILE and other.pawn == me.pawn and not t.refuses(other.seat):
                listing.put(GIVE_TO[other.seat], None if me.warbands else NO_WARBANDS)
                listing.put(TAKE_FROM[other.seat], None if other.warbands else NO_WARBANDS)
        if me.role == CITIZEN:
            listing.put(SELF_EXILE, citizenship.cannot_self_exile(t, me))
    if listing.explains:
        _say_aside(t, me, listing)


def _say_aside(t: OathTable, me: Player, listing: Listing[Verb]) -> None:
    """6.1, 6.3, 6.5.f-g, 6.8: what only others, or only elsewhere, could do, for one who tries it."""
    for card in t.faceup_advisers(me.seat):
        listing.aside(PLAY_DOWN[card], FACEUP)
    for slot in SLOTS:
        if slot != me.pawn:
            for option in RELIC_PLACE[slot][: len(t.s.sites[slot].relics)]:
                listing.aside(PEEK[option.value], NOT_YOUR_SITE)
    for other in t.s.players:
        if other is not me:
            reason = NOT_IMPERIAL if EXILE in (me.role, other.role) else PAWN_ELSEWHERE
            if reason is NOT_IMPERIAL or other.pawn != me.pawn:
                listing.aside(GIVE_TO[other.seat], reason)
                listing.aside(TAKE_FROM[other.seat], reason)
    if me.role != CITIZEN:
        listing.aside(SELF_EXILE, citizenship.NOT_CITIZEN)


def _bounds(t: OathTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """6.5.a: any number of them."""
    return 1, d.args["high"]


HOW_MANY = Amount("warbands-number", "6.5", _bounds, passable=True)


def _yes_no(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[bool]]:
    return [YES, NO]


def _consent_figures(t: OathTable, d: Decision) -> Args:
    return {"player": SEAT_ID[d.args["asker"]], "count": d.args["count"]}


CONSENT: Pick[bool] = Pick("warbands-consent", "6.5.h", _yes_no, figures=_consent_figures)
"""6.5.e, h: the Chancellor's, or the other Imperial player's, consent."""
CONSENT_GIVE: Pick[bool] = Pick("warbands-consent-give", "6.5.h", _yes_no, figures=_consent_figures)


def _shown_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """6.1.e: everybody who does not know the adviser yet."""
    return [SEAT[seat] for seat in unaware(t, d.args["card"])]


SHOW_TO: Pick[int] = Pick("show-to", "6.1.e", _shown_menu)


async def carry_out(t: OathTable, me: Player, verb: str, what: int) -> None:
    """6.3.a-b, 6.5.a-h: a minor action."""
    if verb == "adviser":
        await play.play_adviser(t, me, CARDS[what].number)
    elif verb == "show":
        other = await t.ask(SHOW_TO, me.seat, {"card": what})
        t.peek(t.s.players[other], (CARDS[what].number,), "6.1.e", {"where": SEAT_ID[me.seat]})
    elif verb == "peek":
        slot, i = relic_place(what)
        t.peek(me, (t.s.sites[slot].relics[i],), "6.3", {"where": t.site_name(slot)})
    elif verb == "to-board":
        await _to_board(t, me)
    elif verb == "to-site":
        n = await t.ask(HOW_MANY, me.seat, {"high": me.warbands})
        t.place_warbands(me, me.pawn, n, "6.5.c")
    elif verb == "self-exile":
        await citizenship.self_exile(t, me)
    else:
        await _hand_over(t, me, t.s.players[what], verb == "give")


async def _to_board(t: OathTable, me: Player) -> None:
    """6.5.a, e, 6.box.6.5.a: a Citizen needs the Chancellor's consent."""
    n = await t.ask(HOW_MANY, me.seat, {"high": movable(t, me, me.pawn)})
    if me.role == CITIZEN and not await t.ask(CONSENT, t.empire, {"asker": me.seat, "count": n}):
        t.note("log-no-consent", "6.5.e", {"player": SEAT_ID[t.empire]})
        return
    t.take_back_warbands(me, me.pawn, n, "6.5.a")


async def _hand_over(t: OathTable, me: Player, other: Player, give: bool) -> None:
    """6.5.f-h, 6.box.6.5.b: warbands from board to board, if the other Imperial player agrees."""
    giver, taker = (me, other) if give else (other, me)
    n = await t.ask(HOW_MANY, me.seat, {"high": giver.warbands})
    question = CONSENT_GIVE if give else CONSENT
    if not await t.ask(question, other.seat, {"asker": me.seat, "count": n}):
        t.note("log-no-consent", "6.5.h", {"player": SEAT_ID[other.seat]})
        return
    giver.warbands -= n
    taker.warbands += n
    if t.journal is not None:
        t.note("log-hands-warbands", "6.5", {"player": SEAT_ID[giver.seat], "to": SEAT_ID[taker.seat], "count": n})
