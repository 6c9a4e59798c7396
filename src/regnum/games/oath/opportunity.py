"""The token an Opportunity site offers (4.1.4)."""

from __future__ import annotations

from regnum.games.oath.table import OathTable
from regnum.kernel.options import Option, Reasons
from regnum.kernel.questions import Decision, Pick

TOKENS = ("favor", "secret")
FAVOR_HERE: Option[str] = Option("take-favor", "favor", label="option-take-favor", rule="4.1.4")
SECRET_HERE: Option[str] = Option("take-secret", "secret", label="option-take-secret", rule="4.1.4")
NOTHING_HERE: Option[str] = Option("take-nothing", "", label="option-take-nothing", rule="4.1.4.b")


def _menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[str]]:
    """4.1.4.a: one of the tokens that lie there, or none."""
    site = t.s.sites[t.s.players[d.seat].pawn]
    out: list[Option[str]] = []
    if site.favor:
        out.append(FAVOR_HERE)
    if site.secrets:
        out.append(SECRET_HERE)
    out.append(NOTHING_HERE)
    return out


TAKE: Pick[str] = Pick("wake-take", "4.1.4", _menu)
