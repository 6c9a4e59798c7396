"""The powers of the Hearth denizens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regnum.games.oath import law
from regnum.games.oath import play as playing
from regnum.games.oath.asking import RELIC_PLACE, relic_place
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.sides import enemies_of, friends_of
from regnum.games.oath.catalogue import (
    DARKEST_SECRET,
    HEARTH,
    NO_SLOT,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    PILE_ID,
    SEAT_ID,
    SLOTS,
    SUIT,
    SUITS,
    Card,
    Pile,
    Slot,
    Thing,
    is_denizen,
    is_vision,
)
from regnum.games.oath.citizenship import NO_CITIZEN, become_citizen
from regnum.games.oath.denizens.arcane import banks_with_favor
from regnum.games.oath.exchange import FACEDOWN, FAVOR, RELIC, SECRET, SITE, Exchange, negotiate, things_of
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Modifier,
    Persistent,
    PlusMinus,
    Power,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.relics import keep_or_bury
from regnum.games.oath.state import EXILE, NOBODY, Act, Campaign, Muster, Plan, Play, Player, Search, Trade
from regnum.games.oath.table import OathTable
from regnum.kernel.deals import Term
from regnum.kernel.options import Obstacle, Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

FAIR = Exchange("fair", "7.6.3", (FAVOR, SECRET, FACEDOWN, RELIC))


@power_of("denizen:tinkers-fair")
class TinkersFair(ActionPower):
    """denizen:tinkers-fair: a binding exchange of favor, secrets and relics with any other player."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.partners(me) else self.idle("7.6.3")

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, t.partners(me), self)
        await negotiate(t, FAIR, me, t.s.players[seat])


@power_of("denizen:extra-provisions")
class ExtraProvisions(BattlePlan):
    """denizen:extra-provisions: 1 more defense die."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.defense_dice += 1


@power_of("denizen:welcoming-party")
class WelcomingParty(Modifier):
    """denizen:welcoming-party: playing a just drawn denizen faceup gains 1 favor of the Hearth bank, once a Search."""

    def concerns(self, t: OathTable, record: Play) -> bool:
        once = self.index not in t.s.search.done
        return once and record.drawn and record.card != self.card and not is_vision(record.card)

    async def play_played(self, t: OathTable, play: Play) -> None:
        search = t.s.search
        search.done = (*search.done, self.index)
        t.gain_favor(t.s.players[play.who], 1, HEARTH)


@power_of("denizen:traveling-doctor")
class TravelingDoctor(BattlePlan):
    """denizen:traveling-doctor: if defeated, none of the force dies, and this card is discarded."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.spared = (*c.spared, plan.side)

    async def campaign_defeated(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.discard(self.card, plan.user)


@power_of("denizen:hospital")
class Hospital(BattlePlan):
    """denizen:hospital: one's warbands that would die are set aside; at the end they come to its site, or die."""

    @ruling("hospital_and_sacrifice")
    def killed(self, t: OathTable, colour: int, n: int, side: int) -> bool:
        c = t.s.campaign
        plan = next(plan for plan in c.plans if plan.power == self.index)
        if side != plan.side:
            return False
        t.lay_warbands(self.card, colour, n)
        return True

    @ruling("hospital_and_cauldron")
    async def campaign_end(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        slot = t.slot_of(self.card)
        for thing, colour, n in list(t.s.on_cards):
            if thing != self.card:
                continue
            t.lay_warbands(thing, colour, -n)
            if slot != NO_SLOT and t.rules(plan.user, slot) and t.cannot_place(plan.user, slot) is None:
                t.settle_warbands(slot, t.s.players[plan.user], colour, n)
            else:
                t.by_colour(colour).bank += n


@power_of("denizen:wayside-inn")
class WaysideInn(ActionPower):
    """denizen:wayside-inn: gain 2 Supply."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_supply(me, 2)


@power_of("denizen:memory-of-home")
class MemoryOfHome(ActionPower):
    """denizen:memory-of-home: all favor of one bank moves to the Hearth bank."""

    def _banks(self, t: OathTable) -> list[int]:
        return [suit for suit in range(len(SUITS)) if suit != HEARTH and t.s.banks[suit]]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._banks(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        bank = await t.choose("bank", me, self._banks(t), self)
        t.move_favor(bank, HEARTH, t.s.banks[bank])


@power_of("denizen:storyteller")
class Storyteller(ActionPower):
    """denizen:storyteller: the Darkest Secret receives 1 secret of the shared bank, wherever it is."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.add_to_darkest_secret()


@power_of("denizen:armed-mob")
class ArmedMob(ActionPower):
    """denizen:armed-mob: discard a faceup adviser of whoever holds the Darkest Secret without the People's Favor."""

    def _advisers(self, t: OathTable, me: Player) -> list[Card]:
        holder = t.s.holders[DARKEST_SECRET]
        if holder == NOBODY or holder == t.s.holders[PEOPLES_FAVOR]:
            return []
        return [card for card in t.faceup_advisers(holder) if t.cannot_discard(card, me.seat) is None]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._advisers(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        t.discard(await t.choose("card", me, self._advisers(t, me), self), me.seat)


@power_of("denizen:tavern-songs")
class TavernSongs(ActionPower):
    """denizen:tavern-songs: look at the three uppermost cards of the pile of one's region."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.discards[t.region(me)] else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        pile = t.region(me)
        t.peek(me, tuple(reversed(t.s.discards[pile][-3:])), "10.12", {"where": PILE_ID[pile]})


# -- actions ---------------------------------------------------------------------------------------------------


@power_of("denizen:homesteaders")
class Homesteaders(ActionPower):
    """denizen:homesteaders: move a faceup adviser of one's own to one's site; it is not played."""

    def _advisers(self, t: OathTable, me: Player) -> list[Card]:
        return [card for card in t.faceup_advisers(me.seat) if playing.cannot_move_to(t, me, card, me.pawn) is None]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._advisers(t, me) else self.idle("10.17")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._advisers(t, me), self)
        await playing.move_to_site(t, me, card, me.pawn, self)


@power_of("denizen:a-round-of-ale")
class ARoundOfAle(ActionPower):
    """denizen:a-round-of-ale: tokens leave the cards and secrets are turned up as at Rest; its own favor stays."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.return_favor_from_cards(but=self.card)
        t.return_secrets_from_cards(me, but=self.card)


@power_of("denizen:charming-friend")
class CharmingFriend(ActionPower):
    """denizen:charming-friend: take 1 favor from another player at one's site.

    Favor that only counts as on a board (Vow of Kinship) is safe.
    """

    @ruling("sworn_favor_is_never_forced")
    def _friends(self, t: OathTable, me: Player) -> list[Seat]:
        return [player.seat for player in t.pawns_at(me.pawn, but=me.seat) if player.favor]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._friends(t, me) else self.idle("10.2")

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, self._friends(t, me), self)
        t.take_favor(me, t.s.players[seat], 1, "10.2")


@power_of("denizen:levelers")
class Levelers(ActionPower):
    """denizen:levelers: 2 favor go from the fullest bank to the emptiest; ties are one's own to break."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if banks_with_favor(t) else self.idle("9.3")

    @ruling("levelers_and_equal_banks")
    async def act(self, t: OathTable, me: Player) -> None:
        banks = t.s.banks
        most, least = max(banks), min(banks)
        rich = await t.choose("bank", me, [suit for suit in range(len(SUITS)) if banks[suit] == most], self)
        poor = [suit for suit in range(len(SUITS)) if banks[suit] == least and suit != rich]
        t.move_favor(rich, await t.choose("bank", me, poor, self), 2)


@power_of("denizen:relic-breaker")
class RelicBreaker(ActionPower):
    """denizen:relic-breaker: a facedown relic at one's site goes under the relic deck; gain 3 warbands."""

    def _relics(self, t: OathTable, me: Player) -> list[Thing]:
        relics = t.s.sites[me.pawn].relics
        return [RELIC_PLACE[me.pawn][i].value for i, relic in enumerate(relics) if not t.locked(relic, me.seat)]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._relics(t, me) else self.idle("7.1")

    async def act(self, t: OathTable, me: Player) -> None:
        slot, i = relic_place(await t.choose("place", me, self._relics(t, me), self))
        site = t.s.sites[slot]
        relic = site.relics[i]
        site.relics = site.relics[:i] + site.relics[i + 1 :]
        t.relic_to_bottom(relic)
        t.note("log-breaks-relic", "7.1", {"player": SEAT_ID[me.seat], "site": t.site_name(slot)})
        t.gain_warbands(me, 3)


@power_of("denizen:ballot-box")
class BallotBox(ActionPower):
    """denizen:ballot-box: an Exile who holds the People's Favor becomes a Citizen, without a relic (6.6.2)."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if me.seat == t.prince:
            return NO_CITIZEN
        return None if me.role == EXILE and t.holds(me.seat, PEOPLES_FAVOR) else self.idle("6.6.2")

    async def act(self, t: OathTable, me: Player) -> None:
        await become_citizen(t, me)


NO_WHOLE_DEED = Reason("7.6.3", "why-one-sided")


class Deed(Exchange):
    """A binding exchange of favor, secrets and sites. Old rulers leave at once, new ones are asked how many come.

    denizen:deed-writer.
    """

    def obstacle(self, table: OathTable, term: Term) -> Obstacle:
        if term.kind != SITE:
            return super().obstacle(table, term)
        slot = self.slot(table, term)
        if slot == NO_SLOT or not table.rules(term.giver, slot):
            return Reason("7.6.3", "why-term-gone")
        if table.imperial(term.giver) and table.imperial(term.taker):
            return Reason("6.6.3", "why-deed-empire")
        return None if self.needs_no_warband(table, term.taker, slot) else table.cannot_place(term.taker, slot)

    @ruling("deeds_of_sites")
    def together(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """Each new ruler needs a warband for every site: of the board, or coming home from a site given away."""
        return super().together(table, terms) or self._homeless(table, terms)

    def beside(self, table: OathTable, terms: Sequence[Term], term: Term) -> Obstacle:
        """Only what can still become a whole deed is offered: others may have to come home from a site first."""
        return None if self._can_end(table, (*terms, term)) else self._homeless(table, (*terms, term)) or NO_WHOLE_DEED

    def _can_end(self, t: OathTable, terms: tuple[Term, ...]) -> bool:
        """Whether these terms, with some more sites and any tokens, make a deed."""
        parties = t.s.deal.parties if t.s.deal is not None else ()
        pairs = [(giver, taker) for giver in parties for taker in parties if giver != taker]
        sites = [Term(giver, taker, SITE, what) for giver, taker in pairs for what in things_of(t, giver, SITE)]
        more = [term for term in sites if term not in terms and self.obstacle(t, term) is None]
        paying = [giver for giver in parties if any(self._pays(t, giver, kind) for kind in (FAVOR, SECRET, FACEDOWN))]
        for n in range(len(more) + 1):
            for added in combinations(more, n):
                whole = (*terms, *added)
                givers = {term.giver for term in whole} | set(paying)
                if (len(givers) > 1 or law.one_sided_exchange(t.s)) and self._homeless(t, whole) is None:
                    return True
        return False

    def _pays(self, t: OathTable, giver: Seat, kind: str) -> bool:
        return bool(things_of(t, giver, kind)) and self.obstacle(t, Term(giver, giver, kind)) is None

    def _homeless(self, table: OathTable, terms: Sequence[Term]) -> Obstacle:
        """Who has no warband for a site."""
        for player in table.s.players:
            needed = sum(self._needs(table, term) for term in terms if term.taker == player.seat)
            have = player.warbands
            for term in terms:
                if term.kind == SITE and term.giver == player.seat:
                    have += table.own_warbands_at(player, self.slot(table, term))
            if needed > have:
                return Reason("7.6.3", "why-warbands", {"needed": needed, "have": have})
        return None

    def hand_over(self, table: OathTable, term: Term) -> None:
        if term.kind != SITE:
            super().hand_over(table, term)
            return
        giver = table.s.players[term.giver]
        slot = self.slot(table, term)
        table.take_back_warbands(giver, slot, table.own_warbands_at(giver, slot), self.rule)

    @ruling("deeds_of_sites")
    async def move_in(self, t: OathTable, terms: Sequence[Term], power: Power) -> None:
        """The new rulers put at least one warband on each site, unless they rule it without any."""
        left = [term for term in terms if term.kind == SITE]
        while left:
            term = left.pop(0)
            taker = t.s.players[term.taker]
            slot = self.slot(t, term)
            if t.cannot_place(taker.seat, slot) is not None:
                continue
            others = sum(self._needs(t, other) for other in left if other.taker == taker.seat)
            most = taker.warbands - others
            n = await t.number(taker, self._needs(t, term), most, power, "to-site", t.site_name(slot))
            t.place_warbands(taker, slot, n, self.rule)

    def _needs(self, t: OathTable, term: Term) -> int:
        return int(term.kind == SITE and not self.needs_no_warband(t, term.taker, self.slot(t, term)))

    @staticmethod
    def slot(t: OathTable, term: Term) -> Slot:
        return next((slot for slot in SLOTS if t.site_name(slot) == term.what), NO_SLOT)

    @staticmethod
    def needs_no_warband(t: OathTable, seat: Seat, slot: Slot) -> bool:
        """Whether a player would rule the site without a warband there (relic:bandit-crown)."""
        for power in t.voices("rules_site"):
            ruler = power.rules_site(t, slot)
            if ruler is not None:
                return t.imperial(seat) if ruler == t.empire else ruler == seat
        return False


DEED = Deed("deed", "7.6.3", (FAVOR, SECRET, FACEDOWN, SITE))


@power_of("denizen:deed-writer")
class DeedWriter(ActionPower):
    """denizen:deed-writer: a binding exchange of favor, secrets and sites with any other player."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.partners(me) else self.idle("7.6.3")

    async def act(self, t: OathTable, me: Player) -> None:
        seat = await t.choose("player", me, t.partners(me), self)
        deal = await negotiate(t, DEED, me, t.s.players[seat])
        if deal is not None:
            await DEED.move_in(t, deal.terms, self)


# -- modifiers -------------------------------------------------------------------------------------------------


@power_of("denizen:crop-rotation")
class CropRotation(Modifier):
    """denizen:crop-rotation: playing a card to a site one may first discard a denizen there."""

    def play_room(self, t: OathTable, play: Play) -> Sequence[Card]:
        return [card for card in t.s.sites[play.slot].cards if is_denizen(card)]


@power_of("denizen:land-warden")
class LandWarden(Modifier):
    """denizen:land-warden: two of the drawn cards may be played, at least one of them to a site."""

    def search_plays(self) -> int:
        return 1


@power_of("denizen:news-from-afar")
class NewsFromAfar(Modifier):
    """denizen:news-from-afar: no Supply for this Search."""

    def search_price(self, t: OathTable, search: Search, source: Pile, bill: Bill) -> None:
        bill.free = True


@power_of("denizen:rowdy-pub")
class RowdyPub(Modifier):
    """denizen:rowdy-pub: mustering on this card gains 1 more warband."""

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        return None if t.slot_of(self.card) == act.at else self.idle("5.2.1")

    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        return int(card == self.card)


@power_of("denizen:awaited-return")
class AwaitedReturn(Modifier):
    """denizen:awaited-return: sacrifice 1 warband of one's board to spend no Supply for this Trade."""

    def price(self, t: OathTable, user: Seat, bill: Bill) -> None:
        bill.sacrifice(1, self)

    def trade_price(self, t: OathTable, trade: Trade, card: Card, bill: Bill) -> None:
        bill.free = True


# -- battle plans ----------------------------------------------------------------------------------------------


def people_with_enemy(t: OathTable, c: Campaign, side: int) -> bool:
    """Whether an enemy of this side holds the People's Favor (denizen:village-constable)."""
    return t.s.holders[PEOPLES_FAVOR] in enemies_of(c, side)


@power_of("denizen:village-constable")
class VillageConstable(PlusMinus):
    """denizen:village-constable: unless the enemy holds the People's Favor, plus or minus 2 attack dice."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 0 if people_with_enemy(t, c, side) else 2


@power_of("denizen:the-great-levy")
class TheGreatLevy(PlusMinus):
    """Unless the enemy holds the People's Favor, plus or minus 3 attack dice, and one's own skulls kill nobody.

    denizen:the-great-levy.
    """

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 0 if people_with_enemy(t, c, side) else 3

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        await super().use(t, c, plan)
        if plan.side == ATTACKER and not people_with_enemy(t, c, plan.side):
            c.no_skulls = True


@power_of("denizen:hearts-and-minds")
class HeartsAndMinds(BattlePlan):
    """denizen:hearts-and-minds: the defender wins at once; without the People's Favor discard it at the end."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.winner = DEFENDER

    def plan_discards(self, t: OathTable, c: Campaign, plan: Plan) -> bool:
        return t.s.holders[PEOPLES_FAVOR] not in friends_of(c, plan.side)


# -- when played -----------------------------------------------------------------------------------------------


@power_of("denizen:family-heirloom")
class FamilyHeirloom(WhenPlayed):
    """denizen:family-heirloom: draw the top relic; take it or put it under the relic deck."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        await keep_or_bury(t, t.s.players[play.who], self)


@power_of("denizen:fabled-feast")
class FabledFeast(WhenPlayed):
    """denizen:fabled-feast: gain 1 favor of one bank for each Hearth card one rules (reminders-do-not-count)."""

    @ruling("reminders_do_not_count")
    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        guests = sum(SUIT[card] == HEARTH for card in t.cards_ruled(me.seat))
        bank = await t.choose("bank", me, banks_with_favor(t) if guests else (), self)
        if bank != NOBODY:
            t.gain_favor(me, guests, bank)


@power_of("denizen:salad-days")
class SaladDays(WhenPlayed):
    """denizen:salad-days: gain 1 favor of each of three different banks."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        banks: Sequence[int] = banks_with_favor(t)
        if len(banks) > 3:
            banks = await t.several("bank", me, banks, 3, 3, self)
        for bank in banks:
            t.gain_favor(me, 1, bank)


# -- persistent ------------------------------------------------------------------------------------------------


@power_of("denizen:book-binders")
class BookBinders(Persistent):
    """denizen:book-binders: after another player plays a Vision faceup, gain 2 favor of one bank."""

    def concerns(self, t: OathTable, record: Play) -> bool:
        return record.who != t.holder(self) and is_vision(record.card)

    async def play_reaction(self, t: OathTable, play: Play) -> None:
        me = t.s.players[t.holder(self)]
        bank = await t.choose("bank", me, banks_with_favor(t), self)
        if bank != NOBODY:
            t.gain_favor(me, 2, bank)


@power_of("denizen:saddle-makers")
class SaddleMakers(Persistent):
    """denizen:saddle-makers: after another player plays a Nomad or Order card faceup, gain 2 favor of its suit."""

    def concerns(self, t: OathTable, record: Play) -> bool:
        return record.who != t.holder(self) and SUIT[record.card] in (NOMAD, ORDER)

    async def play_reaction(self, t: OathTable, play: Play) -> None:
        t.gain_favor(t.s.players[t.holder(self)], 2, SUIT[play.card])


@power_of("denizen:herald")
class Herald(Persistent):
    """denizen:herald: after another player's campaign against a player gain 1 favor of one bank."""

    async def campaign_after(self, t: OathTable, c: Campaign) -> None:
        holder = t.holder(self)
        if c.who == holder or c.defender < 0:
            return
        me = t.s.players[holder]
        bank = await t.choose("bank", me, banks_with_favor(t), self)
        if bank != NOBODY:
            t.gain_favor(me, 1, bank)


@power_of("denizen:vow-of-peace")
class VowOfPeace(Persistent):
    """denizen:vow-of-peace: one cannot campaign; against one's defending side the attacker cannot sacrifice."""

    def campaign_cannot(self, t: OathTable, who: Seat) -> Reason | None:
        return self.forbids("5.5") if who == t.holder(self) else None

    def campaign_pools(self, t: OathTable, c: Campaign) -> None:
        if t.holder(self) in friends_of(c, DEFENDER):
            c.no_sacrifice = True


@power_of("denizen:marriage")
class Marriage(Persistent):
    """denizen:marriage: it counts as two Hearth advisers, but as one toward the limit."""

    def adviser_weight(self, t: OathTable, player: Player, card: Card) -> int:
        return 2 if card == self.card else 1
