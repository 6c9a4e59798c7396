"""The printed law and its errata (rulings: law-option): the fourteen differences, each a function with both readings.

The Law goes before the rulebook and the aids, the Site Reference beside it (9.1.d-e). Everything else of the errata is
played in one way, whichever law the table has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regnum.games.oath.catalogue import (
    ADVISER_ONLY,
    DISCARDS_TO,
    SITE_ONLY,
    SLOTS,
    Pile,
    Region,
    Slot,
    Thing,
)
from regnum.games.oath.state import OathState
from regnum.kernel.game import Setting
from regnum.kernel.rulings import ruling

if TYPE_CHECKING:
    from regnum.games.oath.state import Site

LAW = Setting("law", ("printed", "errata"))


@ruling("law_option")
def seating_is_drawn(errata: bool) -> bool:
    """1.7.d: the others sit where they like; corrected: their seats are drawn at random."""
    return errata


@ruling("law_option")
def top_site_gets_another(errata: bool) -> bool:
    """1.12.c: also the topmost Cradle site gets 1 warband for its card; corrected: only the other sites do."""
    return not errata


@ruling("law_option")
def starting_slots(errata: bool, chancellor: bool, sites: Sequence[Site], top: Slot) -> list[Slot]:
    """1.23.b: every pawn starts on the topmost faceup Cradle site; corrected: only the Chancellor's must."""
    if not errata or chancellor:
        return [top]
    return [slot for slot in SLOTS if sites[slot].faceup]


@ruling("law_option")
def darkest_secret_free(s: OathState, suits_at_site: Sequence[int], suits_of_advisers: Sequence[int]) -> bool:
    """5.4.1.a-j: none of the cards at the holder's site may match an adviser; corrected: one unmatched card is enough.

    Without a card of a suit there the banner cannot be recovered either way (5.4.1.i).
    """
    if not suits_at_site:
        return False
    matched = [suit in suits_of_advisers for suit in suits_at_site]
    return not all(matched) if s.errata else not any(matched)


@ruling("law_option")
def recovered_favor_is_mob(s: OathState) -> bool:
    """5.4.4.a: a recovered People's Favor shows the Mob; corrected: it is turned back to the people."""
    return not s.errata


@ruling("law_option")
def own_favor_comes_back(s: OathState) -> bool:
    """5.4.4.j: who recovers the own People's Favor takes its old favor; corrected: it goes to the banks as ever."""
    return not s.errata


@ruling("law_option")
def bandits_are_compulsory(s: OathState) -> bool:
    """5.5.1.d: at a site that no player rules the bandits must be the defender; corrected: they may be."""
    return not s.errata


@ruling("law_option")
def banishing_is_compulsory(s: OathState) -> bool:
    """5.5.7.III.a-e: the winner banishes the pawn and burns the favor; corrected: the winner may do either."""
    return not s.errata


@ruling("law_option")
def new_citizens_title_is_usurper(s: OathState) -> bool:
    """6.6.2.f: a new Citizen's title is turned to its Usurper side; corrected: to its Oathkeeper side."""
    return not s.errata


@ruling("law_option")
def may_move(s: OathState, card: Thing, from_site: bool, to_site: bool) -> bool:
    """7.2.1.a-f: restricted cards move only among sites (or advisers); corrected: only to a site (or advisers)."""
    if SITE_ONLY[card]:
        return to_site and (s.errata or from_site)
    if ADVISER_ONLY[card]:
        return not to_site and (s.errata or not from_site)
    return True


@ruling("law_option")
def discard_pile(s: OathState, pawn_region: Region, card_region: Region | None) -> Pile:
    """10.10.f: a card of another region goes onto that region's own pile; corrected: where its region discards to."""
    if card_region is None or card_region == pawn_region:
        return DISCARDS_TO[pawn_region]
    return DISCARDS_TO[card_region] if s.errata else card_region


@ruling("bandits_as_users")
def bandits_pile(card_region: Region) -> Pile:
    """bandits-as-users: where a pawn in the card's region would discard it, by both laws."""
    return DISCARDS_TO[card_region]


@ruling("law_option")
def one_sided_exchange(s: OathState) -> bool:
    """10.24.a: an exchange gives something for something; corrected: one side may give nothing."""
    return s.errata


@ruling("law_option")
def great_slum_when_moving(s: OathState, from_here: bool) -> bool:
    """A.2.9.b: the Great Slum lets one discard when moving a card from here; corrected: when moving one to here."""
    return from_here is not s.errata


@ruling("law_option")
def hidden_place_guards_all(s: OathState) -> bool:
    """A.2.12.b: only the site itself needs the flip as a target; corrected: every target there."""
    return s.errata
