"""The table of Oath: facts about it, and the few named operations through which its state changes.

Operations conserve the components, carry the "cannot"s and "instead"s that no path escapes, keep the index of powers,
mark undo barriers and write the journal. Words of the glossary (section 10) are operations: gain, take, give, burn,
kill, discard, swap, peek, seize.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.oath.catalogue import ATTACK_FACES, DECK, DEFENSE_FACES, PILE_ID, SEAT_ID, SITE_ID, SITES, Pile, Slot
from regnum.games.oath.powers import WINDOW
from regnum.games.oath.state import Campaign, Player
from regnum.games.oath.tabletop.index import POWER
from regnum.games.oath.tabletop.treasures import Treasures
from regnum.kernel.things import Seat


class OathTable(Treasures):
    """Facts and operations, in the order of the law (9.3.a-f, 10.1.a-10.9.b, 10.14.a, 10.15.a, 10.23.a-10.29.a).

    Whatever powers bring that the law does not describe is made of these (9.1.f-h).
    """

    def move_pawn(self, player: Player, slot: Slot, rule: str = POWER) -> None:
        """A pawn is put on a site; this is no Travel."""
        player.pawn = slot
        self.player_changed(player.seat)
        if self.journal is not None:
            self.note("log-moves-pawn", rule, {"player": SEAT_ID[player.seat], "site": self.site_name(slot)})

    async def roll_dice(self, roller: Seat, attack: bool, n: int) -> tuple[int, ...]:
        """A roll of attack or defense dice, with what powers do after it (Jinx)."""
        faces = len(ATTACK_FACES) if attack else len(DEFENSE_FACES)
        roll = tuple([self.roll(faces) for _ in range(n)])
        if WINDOW["rolled"] & self.in_play:
            for power in self.voices("rolled"):
                roll = await power.rolled(self.whole, roller, attack, roll)
        if attack:
            self.s.last_attack = roll
        else:
            self.s.last_defense = roll
        return roll

    def shields(self, roll: Sequence[int]) -> int:
        """5.5.4.a-m: the shields of a defense roll, doubled for each doubling face."""
        total = sum(DEFENSE_FACES[face].shields for face in roll)
        for face in roll:
            if DEFENSE_FACES[face].double:
                total *= 2
        return total

    def reveal_site(self, slot: Slot) -> None:
        """5.6.2.a-f, 2.8.2.a-d: turn a site faceup and carry out its prompt."""
        s = self.s
        site = s.sites[slot]
        if site.faceup:
            return
        site.faceup = True
        self.fence()
        printed = SITES[site.card]
        favor = min(printed.favor, s.bank)
        s.bank -= favor
        site.favor += favor
        site.secrets += printed.secrets
        for _ in range(printed.relics):
            if s.relic_deck:
                site.relics = (*site.relics, self.draw_relic())
        self.site_changed(slot)
        if self.journal is not None:
            self.note("log-site-revealed", "5.6.2", {"site": SITE_ID[site.card]})

    def end_act(self) -> None:
        """The Act phase of the active player ends."""
        self.s.act_over = True

    def add_attack_dice(self, c: Campaign, n: int) -> None:
        """Attack dice are added, or removed; for each that is not there to be removed a defense die is added.

        5.5.3.a-l.
        """
        c.attack_dice += n
        if c.attack_dice < 0:
            c.defense_dice -= c.attack_dice
            c.attack_dice = 0


def pile_name(pile: Pile) -> str:
    """10.10.b: a pile as the journal names it."""
    return "world-deck" if pile == DECK else PILE_ID[pile]
