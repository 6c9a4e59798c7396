"""Covenants with the Murshid (section 76): points promised for his support, paid by whoever wins."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.crescent_moon.catalogue import MURSHID, RULER_ID
from regnum.games.crescent_moon.sides import winning
from regnum.games.crescent_moon.table import CrescentTable
from regnum.kernel.deals import Deal, Deals, Term
from regnum.kernel.options import Args, Listing, Obstacle, Reason, Reasons
from regnum.kernel.questions import NUMBERS, Amount, Decision
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

POINTS, VICTORY = "points", "victory"

NOTHING_OFFERED = Reason("76.01", "why-nothing-offered")
LOST = Reason("76.10", "why-covenant-lost")


@ruling("covenant_terms")
def offer_bounds(t: CrescentTable, d: Decision, why: Reasons | None) -> tuple[int, int]:
    """76.02, rulings.covenant_terms: at most five points, and at most what one has."""
    points = t.s.players[d.seat].points
    limit = t.content.covenant_limit
    most = max(0, min(limit, points))
    listing: Listing[int] = Listing(why)
    for n in (most + 1, most + 2) if listing.explains else ():
        if n > limit:
            listing.bar(NUMBERS[n], Reason("76.02", "why-covenant-limit", {"most": limit}))
        else:
            listing.bar(NUMBERS[n], Reason("76.08", "why-covenant-points", {"points": points}))
    return 0, most


def _here(t: CrescentTable, d: Decision) -> Args:
    return {"hex": t.hex(t.s.clash.hex), "attacker": RULER_ID[t.s.clash.attacker]}


OFFER = Amount("covenant-offer", "76.01", offer_bounds, figures=_here)


class Covenants(Deals):
    """One ruler and the Murshid: he takes the offer, refuses, or names his own price, to which the ruler replies."""

    def __init__(self) -> None:
        super().__init__("covenant", "76.01", rounds=2)
        self.questions = (self.how_many, self.reply)

    def most(self, table: CrescentTable, term: Term) -> int:
        """76.02: the Murshid does not know what the ruler has."""
        return table.content.covenant_limit

    @ruling("covenant_terms")
    def obstacle(self, table: CrescentTable, term: Term) -> Obstacle:
        """76.08, 76.10, rulings.covenant_terms: nobody promises more points than they have; who lost pays nothing."""
        deal = table.s.deal
        giver = table.s.players[term.giver]
        asked_for = deal is not None and deal.speaker == term.taker  # what is offered is there: points are secret
        if asked_for and giver.points < term.count:
            return Reason("76.08", "why-covenant-points", {"points": giver.points})
        return None if winning(table, term.giver) is not False else LOST

    def together(self, table: CrescentTable, terms: Sequence[Term]) -> Obstacle:
        """76.01: without points there is no covenant."""
        return None if terms[0].count else NOTHING_OFFERED

    def hand_over(self, table: CrescentTable, term: Term) -> None:
        """76.08, 76.09: help or no help."""
        table.hand_over_points(table.s.players[term.giver], table.s.players[term.taker], term.count)

    def note(self, table: CrescentTable, event: str, deal: Deal, seat: Seat) -> None:
        if table.journal is None or event == "accepted" or not deal.terms[0].count:
            return
        args = self.told(deal)
        if event == "agreed":
            table.note("log-covenant", "76.08", args)
        elif event == "proposed":
            table.note("log-covenant-proposed", "76.01", args)
        elif event == "countered":
            table.note("log-covenant-countered", "76.01", args)
        else:
            table.note("log-covenant-refused", "76.01", args)

    def told(self, deal: Deal) -> Args:
        """76.01, 76.02: what is offered or asked for, and by whom."""
        term = deal.terms[0]
        said = "offer" if deal.speaker == term.giver else "demand"
        return {"ruler": RULER_ID[term.giver], "speaker": RULER_ID[deal.speaker], "said": said, "count": term.count}

    def figures(self, table: CrescentTable, d: Decision) -> Args:
        """76.01."""
        deal = table.s.deal
        assert deal is not None
        return {**self.told(deal), "hex": table.hex(table.s.clash.hex)}


COVENANTS = Covenants()


@ruling("covenant_terms")
async def make_covenants(t: CrescentTable, seats: list[Seat]) -> None:
    """76.01-76.11: at the start, any ruler taking part and the Murshid, if he is no side and has a token here or next
    to it. All say at once what they offer; the Murshid replies to the attacker first; each covenant stands for itself;
    its terms are open to all (rulings.covenant_terms)."""
    clash = t.s.clash
    if MURSHID in (clash.attacker, clash.defender) or not t.murshid_near(clash.hex):
        return
    others = [seat for seat in seats if seat != MURSHID]
    offers = await t.ask_all(OFFER, others)
    for seat, offer in zip(others, offers, strict=True):
        about = (Term(seat, MURSHID, POINTS, count=offer, due=VICTORY),)
        await COVENANTS.negotiate(t, seat, [MURSHID], about, drafted=True)


async def settle_covenants(t: CrescentTable) -> None:
    """76.08-76.10: who won pays what was agreed; who lost pays nothing."""
    await COVENANTS.fall_due(t, VICTORY)
