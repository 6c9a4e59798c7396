"""The powers of the edifices, on both of their sides (2.9)."""

from __future__ import annotations

from regnum.games.oath.catalogue import (
    BANNER_THING,
    BEAST,
    CARD_ID,
    CARDS,
    END_FACES,
    PEOPLES_FAVOR,
    SEAT_ID,
    SUIT,
    TURNED,
    Card,
    Slot,
    Target,
    is_slot,
    is_vision,
)
from regnum.games.oath.exchange import ADVISER, FACEDOWN, FAVOR, SECRET, Exchange, negotiate
from regnum.games.oath.powers import ActionPower, BattlePlan, Modifier, Persistent, power_of
from regnum.games.oath.relics import NO_RELICS, keep_or_bury
from regnum.games.oath.spire import SWAP_DRAWN
from regnum.games.oath.state import CITIZEN, Campaign, Plan, Play, Player, Recover, Search
from regnum.games.oath.table import OathTable
from regnum.kernel.options import Reason

# -- Order ---------------------------------------------------------------------------------------------------------


@power_of("edifice:sprawling-rampart")
class SprawlingRampart(Persistent):
    """edifice:sprawling-rampart: each site ruled by this card's ruler adds 1 more defense die."""

    def target_dice(self, t: OathTable, c: Campaign, target: Target) -> int:
        return int(is_slot(target) and t.ruler(target) == t.ruler_of(self.card))


@power_of("edifice:bandit-rampart")
class BanditRampart(BattlePlan):
    """edifice:bandit-rampart: remove 2 attack dice if its site is a target."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if t.slot_of(self.card) in c.targets:
            t.add_attack_dice(c, -2)


# -- Hearth --------------------------------------------------------------------------------------------------------


@power_of("edifice:hall-of-debate")
class HallOfDebate(Persistent):
    """edifice:hall-of-debate: nobody can target the People's Favor."""

    def target_cannot(self, t: OathTable, c: Campaign, target: Target) -> Reason | None:
        return self.forbids("5.5.2") if target == BANNER_THING[PEOPLES_FAVOR] else None


@power_of("edifice:hall-of-mockery")
class HallOfMockery(Persistent):
    """edifice:hall-of-mockery: a recovered People's Favor ends up on its Mob side."""

    def concerns(self, t: OathTable, record: Recover) -> bool:
        return record.target == BANNER_THING[PEOPLES_FAVOR]

    async def recover_after(self, t: OathTable, recover: Recover) -> None:
        t.turn_to_mob(True)


# -- Beast ---------------------------------------------------------------------------------------------------------


@power_of("edifice:forest-temple")
class ForestTemple(Persistent):
    """edifice:forest-temple: sites with a Beast card stay when the Chronicle is written (8.3.2)."""

    def keeps_site(self, t: OathTable, slot: Slot) -> bool:
        return bool(t.cards_of_suit_at(slot, BEAST))


@power_of("edifice:ruined-temple")
class RuinedTemple(Persistent):
    """edifice:ruined-temple: enemies of its ruler cannot play Beast cards faceup."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        if play.faceup and SUIT[play.card] == BEAST and t.enemy(t.ruler_of(self.card), play.who):
            return self.forbids("5.1.4")
        return None


# -- Discord -------------------------------------------------------------------------------------------------------

FESTIVAL = Exchange("festival", "7.6.3", (FAVOR, SECRET, FACEDOWN, ADVISER))


@power_of("edifice:festival-district")
class FestivalDistrict(ActionPower):
    """edifice:festival-district: a binding exchange of favor, secrets and advisers with any one player."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.partners(me) else self.idle("7.6.3")

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, t.partners(me), self)
        await negotiate(t, FESTIVAL, me, t.s.players[seat])


@power_of("edifice:squalid-district")
class SqualidDistrict(Persistent):
    """edifice:squalid-district: its ruler, if no Citizen, may change the end die by 1 after the roll."""

    async def end_die(self, t: OathTable, face: int) -> int:
        ruler = t.ruler_of(self.card)
        if ruler < 0 or t.s.players[ruler].role == CITIZEN:
            return face
        change = await t.choose("dice", t.s.players[ruler], (1, -1, 0), self)
        changed = min(END_FACES, max(1, face + change))
        if changed != face and t.journal is not None:
            t.note("log-end-die-changed", "3.3", {"player": SEAT_ID[ruler], "face": changed})
        return changed


# -- Arcane --------------------------------------------------------------------------------------------------------


def random_dispossessed(t: OathTable, n: int) -> list[Card]:
    """Random cards out of the Dispossessed (edifice:great-spire, edifice:fallen-spire)."""
    left = list(t.s.dispossessed)
    drawn = [left.pop(t.random(len(left))) for _ in range(n)]
    t.s.dispossessed = tuple(left)
    return drawn


@power_of("edifice:great-spire")
class GreatSpire(Modifier):
    """edifice:great-spire: after the draw swap any number of drawn denizens for random cards of the Dispossessed."""

    async def search_drawn(self, t: OathTable, search: Search) -> None:
        me = t.s.players[search.who]
        if not t.s.dispossessed or all(is_vision(card) for card in search.drawn):
            return
        out = await t.ask(SWAP_DRAWN, me.seat)
        if not out:
            return
        search.open = False  # what comes instead is not shown by the Truthful Harp
        fresh = random_dispossessed(t, len(out))
        t.s.dispossessed = (*t.s.dispossessed, *out)
        for card in out:
            t.s.seen[card] = 0
        for card in fresh:
            t.s.seen[card] = 1 << me.seat
        search.drawn = (*(card for card in search.drawn if card not in out), *fresh)


@power_of("edifice:fallen-spire")
class FallenSpire(ActionPower):
    """edifice:fallen-spire: up to five denizens of the region's pile, from the top, for random Dispossessed, unseen."""

    def _places(self, t: OathTable, me: Player) -> list[int]:
        pile = t.s.discards[t.region(me)]
        return [i for i in range(len(pile) - 1, -1, -1) if not is_vision(pile[i])][:5]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._places(t, me) and t.s.dispossessed else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        region = t.region(me)
        places = self._places(t, me)
        n = await t.number(me, 0, min(len(places), len(t.s.dispossessed)), self)
        fresh = random_dispossessed(t, n)
        pile = list(t.s.discards[region])
        for place, card in zip(places, fresh, strict=False):
            t.s.dispossessed = (*t.s.dispossessed, pile[place])
            t.s.seen[pile[place]] = 0
            t.s.seen[card] = 0
            pile[place] = card
        t.s.discards[region] = tuple(pile)
        if t.journal is not None:
            t.note("log-swaps-dispossessed", "10.13", {"player": SEAT_ID[me.seat], "count": n})


# -- Nomad ---------------------------------------------------------------------------------------------------------


@power_of("edifice:ancient-forge")
class AncientForge(ActionPower):
    """edifice:ancient-forge: look at the top relic; take it or put it under the relic deck."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.relic_deck else NO_RELICS

    async def act(self, t: OathTable, me: Player) -> None:
        await keep_or_bury(t, me, self)


@power_of("edifice:broken-forge")
class BrokenForge(ActionPower):
    """edifice:broken-forge: turn it to its intact side; the tokens stay on the card."""

    async def act(self, t: OathTable, me: Player) -> None:
        turn_edifice(t, CARDS[self.card].number)


def turn_edifice(t: OathTable, card: Card) -> None:
    """An edifice is turned to its other side, with what lies on it (edifice:broken-forge)."""
    slot = t.slot_of(card)
    site = t.s.sites[slot]
    site.cards = tuple([TURNED[card] if other == card else other for other in site.cards])
    t.s.tokens = [(TURNED[card] if laid == card else laid, f, n) for laid, f, n in t.s.tokens]
    t.s.seen[TURNED[card]] = t.all_seats()
    t.site_changed(slot)
    if t.journal is not None:
        t.note("log-turns-edifice", "2.9", {"card": CARD_ID[TURNED[card]]})
