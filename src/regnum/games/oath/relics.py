"""The powers of the relics (2.4): used only by whoever holds them."""

from __future__ import annotations

from typing import Any

from regnum.games.oath import citizenship
from regnum.games.oath.asking import (
    ADVISER_PLACE,
    HIDDEN_SITE,
    NO_CHOICE,
    RELIC_PLACE,
    RELIQUARY_PLACE,
    SEAT,
    adviser_place,
    relic_place,
)
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.defeat import survivors
from regnum.games.oath.campaign.targets import PAWN
from regnum.games.oath.catalogue import (
    CARD_ID,
    DECK,
    NO_CARD,
    NO_SUIT,
    PURPLE,
    RELIC_OF,
    SEAT_ID,
    SLOTS,
    SUIT,
    Card,
    Pile,
    Relic,
    Slot,
    Target,
    Thing,
)
from regnum.games.oath.exchange import make_room
from regnum.games.oath.powers import (
    ATTACKER,
    KIND,
    MASK_OF,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    Power,
    power_of,
)
from regnum.games.oath.promises import NO_EXILE, promised
from regnum.games.oath.recover import relics_taken
from regnum.games.oath.state import (
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    Campaign,
    Muster,
    Plan,
    Player,
    Search,
    Trade,
    Trip,
)
from regnum.games.oath.table import OathTable
from regnum.games.oath.trade import matching
from regnum.games.oath.travel import travel
from regnum.kernel.options import Listing, Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat

NO_RELICS = Reason("9.3", "why-no-relics-left")


async def keep_or_bury(t: OathTable, me: Player, power: Power) -> None:
    """Draw the top relic; take it or put it under the deck (relic:dowsing-sticks, edifice:ancient-forge)."""
    if not t.s.relic_deck:
        return
    relic = t.s.relic_deck[-1]
    t.peek(me, (relic,), "10.4", {"where": "relic-deck"})
    if await t.confirm(me, power):
        t.draw_relic()
        t.add_relic(me, relic, "10.2")
        await relics_taken(t, me, (relic,))
    else:
        t.s.relic_deck = (relic, *t.s.relic_deck[:-1])


# -- battle plans ----------------------------------------------------------------------------------------------


@power_of("relic:sticky-fire")
class StickyFire(BattlePlan):
    """relic:sticky-fire: if victorious, one may kill all surviving enemies and then owes their leader 1 favor."""

    def concerns(self, t: OathTable, record: Campaign) -> bool:
        return record.defender != BANDITS

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        me = t.s.players[plan.user]
        if not await t.confirm(me, self):
            return
        loser = 1 - plan.side
        enemy = c.defender if plan.side == ATTACKER else c.who
        if loser not in c.spared and not c.no_losses:
            for player, n in survivors(t, c, loser):
                t.kill_on_board(player, n)
        t.give_favor(me, enemy, 1)


@power_of("relic:cursed-cauldron")
class CursedCauldron(BattlePlan):
    """relic:cursed-cauldron: if victorious, gain a warband for each enemy warband killed in the campaign."""

    touches = frozenset({"warbands"})

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.gain_warbands(t.s.players[plan.user], c.killed[1 - plan.side])


@power_of("relic:obsidian-cage", 0)
class ObsidianCagePlan(BattlePlan):
    """relic:obsidian-cage: if victorious, the enemy warbands that were not killed are moved onto this card."""

    def concerns(self, t: OathTable, record: Campaign) -> bool:
        return record.defender != BANDITS

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        for player, n in survivors(t, c, 1 - plan.side):
            player.warbands -= n
            t.lay_warbands(self.card, t.army(player), n)


@power_of("relic:obsidian-cage", 1)
class ObsidianCage(ActionPower):
    """relic:obsidian-cage: move warbands from this card to boards of their colour (purple: any Imperial player's)."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if any(thing == self.card for thing, _, _ in t.s.on_cards) else self.idle("7.1")

    async def act(self, t: OathTable, me: Player) -> None:
        for colour, n in caged(t, self.card):
            left = n
            for player in cage_homes(t, colour):
                moved = await t.number(me, 0, left, self, "uncaged", SEAT_ID[player.seat])
                uncage(t, self.card, player, colour, moved)
                left -= moved


def caged(t: OathTable, relic: Thing) -> list[tuple[int, int]]:
    """The warbands on a relic, by their colours (relic:obsidian-cage)."""
    return [(colour, n) for thing, colour, n in t.s.on_cards if thing == relic]


def cage_homes(t: OathTable, colour: int) -> list[Player]:
    """The boards to which caged warbands of a colour can go back (relic:obsidian-cage)."""
    if colour == PURPLE:
        return [player for player in t.in_turn_order() if player.role != EXILE]
    return [t.by_colour(colour)]


def uncage(t: OathTable, thing: Thing, player: Player, colour: int, n: int) -> None:
    """relic:obsidian-cage: warbands come back to a board; purple ones for those of a former Exile (6.6.2)."""
    if not n:
        return
    t.lay_warbands(thing, colour, -n)
    if colour == t.army(player):
        player.warbands += n
    else:
        player.bank += n
        t.gain_warbands(player, n)


async def bury(t: OathTable, owner: Player, relic: Relic, power: Power, rule: str = "10.17") -> None:
    """A relic goes under the deck; who is caged on it returns first, as its holder says.

    relic:obsidian-cage, denizen:fae-merchant, denizen:relic-hunter.
    """
    for colour, n in caged(t, relic):
        left = n
        *others, last = cage_homes(t, colour)
        for player in others:
            moved = await t.number(owner, 0, left, power, "uncaged", SEAT_ID[player.seat])
            uncage(t, relic, player, colour, moved)
            left -= moved
        uncage(t, relic, last, colour, left)
    t.remove_relic(owner, relic)
    t.relic_to_bottom(relic)
    if t.journal is not None:
        t.note("log-buries-relic", rule, {"player": SEAT_ID[owner.seat], "relic": CARD_ID[relic]})


# -- modifiers -------------------------------------------------------------------------------------------------


@power_of("relic:truthful-harp")
class TruthfulHarp(Modifier):
    """relic:truthful-harp: draw 2 more cards; all cards drawn, and the one kept, are shown to everybody."""

    def search_count(self, t: OathTable, search: Search, source: Pile) -> int:
        return 2

    def search_open(self) -> bool:
        return True


@power_of("relic:cup-of-plenty")
class CupOfPlenty(Mandatory):
    """relic:cup-of-plenty: no Supply for a Trade with a card of the suit of a faceup adviser (free-supply-savers)."""

    @ruling("free_supply_savers")
    def trade_price(self, t: OathTable, trade: Trade, card: Card, bill: Bill) -> None:
        if matching(t, trade, SUIT[card]):
            bill.free = True


@power_of("relic:cracked-horn")
class CrackedHorn(Modifier):
    """relic:cracked-horn: everything discarded in this Search goes under the world deck."""

    def search_discards_to(self, t: OathTable, search: Search) -> tuple[Pile, bool] | None:
        return DECK, False


@power_of("relic:dragonskin-drum")
class DragonskinDrum(Modifier):
    """relic:dragonskin-drum: after travelling gain 1 warband."""

    touches = frozenset({"warbands"})

    async def travel_after(self, t: OathTable, trip: Trip) -> None:
        t.gain_warbands(t.s.players[trip.who], 1)


@power_of("relic:book-of-records")
class BookOfRecords(Mandatory):
    """relic:book-of-records: playing a card to a site gains 1 secret instead of the favor."""

    def play_gains_secret(self) -> bool:
        return True


@power_of("relic:ring-of-devotion", 0)
class RingOfDevotion(Mandatory):
    """relic:ring-of-devotion: mustering gains 2 more warbands."""

    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        return 2


@power_of("relic:ring-of-devotion", 1)
class RingOfDevotionBan(Mandatory):
    """relic:ring-of-devotion: its holder cannot place warbands at sites."""

    def place_warbands_cannot(self, t: OathTable, player: Seat, slot: Slot) -> Reason | None:
        return self.forbids("10.17") if t.holder(self) == player else None


# -- persistent ------------------------------------------------------------------------------------------------


@power_of("relic:grand-mask")
class GrandMask(Persistent):
    """relic:grand-mask: in an Exile holder's own turn the holder rules all cards but battle plans at Imperial sites."""

    def rules_card(self, t: OathTable, card: Thing, slot: Slot) -> Seat | None:
        holder = t.holder(self)
        if t.active.seat != holder or t.s.players[holder].role != EXILE or t.ruler(slot) != t.empire:
            return None
        return None if MASK_OF[card] & KIND["battle-plan"] else holder


@power_of("relic:bandit-crown")
class BanditCrown(Persistent):
    """The bandits of every faceup site not ruled by an enemy are the holder's warbands.

    relic:bandit-crown, 7.6.5.a-i.
    """

    def rules_site(self, t: OathTable, slot: Slot) -> Seat | None:
        holder = t.holder(self)
        return SEATS[0] if t.imperial(holder) else holder

    def bandit_warbands(self, t: OathTable, slot: Slot) -> Seat | None:
        holder = t.holder(self)
        if not t.s.sites[slot].faceup or t.enemy(t.ruler(slot), holder):
            return None
        return holder


@power_of("relic:circlet-of-command", 0)
class CircletOfCommand(Persistent):
    """relic:circlet-of-command: others cannot target or take the holder's banners and other relics."""

    def take_cannot(self, t: OathTable, taker: Seat, thing: Thing, holder: Seat) -> Reason | None:
        if holder == t.holder(self) and taker != holder and thing != self.card:
            return self.forbids("10.2")
        return None


@power_of("relic:circlet-of-command", 1)
class CircletOfCommandDice(Persistent):
    """relic:circlet-of-command: the holder's pawn and favor add 1 more defense die."""

    def target_dice(self, t: OathTable, c: Campaign, target: Target) -> int:
        return int(target == PAWN and c.defender == t.holder(self))


# -- actions ---------------------------------------------------------------------------------------------------


@power_of("relic:brass-horse")
class BrassHorse(ActionPower):
    """relic:brass-horse: reveal the top card of the region's pile; travel for no Supply to a site with its suit."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.discards[t.region(me)] else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        card = t.s.discards[t.region(me)][-1]
        t.reveal((card,), "10.8")
        suit = SUIT[card]
        only = [
            slot
            for slot in SLOTS
            if slot != me.pawn and suit != NO_SUIT and t.s.sites[slot].faceup and t.cards_of_suit_at(slot, suit)
        ]
        await travel(t, me, free=True, only=only)


@power_of("relic:horned-mask")
class HornedMask(ActionPower):
    """relic:horned-mask: swap a faceup adviser of one's own with a card at one's site; who is then too many leaves."""

    def _pairs(self, t: OathTable, me: Player) -> list[tuple[Card, Card]]:
        mine = [card for card in t.faceup_advisers(me.seat) if t.cannot_move(card, me.seat, True) is None]
        here = [card for card in t.s.sites[me.pawn].cards if t.cannot_move(card, me.seat, False) is None]
        return [(one, other) for one in mine for other in here if t.cannot_swap_in(me, one, other) is None]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._pairs(t, me) else self.idle("10.13")

    async def act(self, t: OathTable, me: Player) -> None:
        pairs = self._pairs(t, me)
        one = await t.choose("card", me, list(dict.fromkeys(mine for mine, _ in pairs)), self)
        other = await t.choose("card", me, [here for mine, here in pairs if mine == one], self)
        t.swap(one, other)
        await make_room(t, me, other)


@power_of("relic:whistle")
class Whistle(ActionPower):
    """relic:whistle: a player elsewhere must travel here if able, and then gets the secret placed on this card."""

    def _others(self, t: OathTable, me: Player) -> list[Seat]:
        return [player.seat for player in t.others(me) if player.pawn != me.pawn]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._others(t, me) else self.idle("7.1")

    async def act(self, t: OathTable, me: Player) -> None:
        called = t.s.players[await t.choose("player", me, self._others(t, me), self)]
        if await travel(t, called, by=me.seat, free=True, forced=True, only=(me.pawn,)):
            _, secrets = t.tokens_on(self.card)
            if secrets and t.cannot_give_secrets(me.seat) is None:
                t.lay_tokens(self.card, 0, -1)
                called.secrets += 1
                t.note(
                    "log-hands-secrets", "10.3", {"player": SEAT_ID[me.seat], "count": 1, "to": SEAT_ID[called.seat]}
                )


@power_of("relic:dowsing-sticks")
class DowsingSticks(ActionPower):
    """relic:dowsing-sticks: look at the top relic; take it or put it under the relic deck."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.relic_deck else NO_RELICS

    async def act(self, t: OathTable, me: Player) -> None:
        await keep_or_bury(t, me, self)


@power_of("relic:skeleton-key")
class SkeletonKey(ActionPower):
    """relic:skeleton-key: at a site ruled by the Empire peek at a relic of the Reliquary; one may take it."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if t.ruler(me.pawn) != t.empire:
            return self.idle("7.1")
        return citizenship.RELIQUARY_EMPTY if t.s.reliquary.count(NO_CARD) == len(t.s.reliquary) else None

    async def act(self, t: OathTable, me: Player) -> None:
        among = [RELIQUARY_PLACE[i].value for i, relic in enumerate(t.s.reliquary) if relic != NO_CARD]
        space = await t.choose("place", me, among, self) - RELIQUARY_PLACE[0].value
        t.peek(me, (t.s.reliquary[space],), "10.12", {"where": f"reliquary:{space}"})
        if await t.confirm(me, self):
            relic = t.take_from_reliquary(me, space, "10.2")
            await relics_taken(t, me, (relic,))


@power_of("relic:oracular-pig")
class OracularPig(ActionPower):
    """relic:oracular-pig: look at the top three cards of the world deck."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if t.s.deck else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        t.peek(me, tuple(reversed(t.s.deck[-3:])), "10.12", {"where": "world-deck"})


@power_of("relic:ivory-eye")
class IvoryEye(ActionPower):
    """relic:ivory-eye: peek at a facedown site, a facedown adviser of any player, or a facedown relic at a site."""

    def _places(self, t: OathTable, me: Player) -> list[int]:
        places: list[int] = [HIDDEN_SITE[slot].value for slot in SLOTS if not t.s.sites[slot].faceup]
        places += [RELIC_PLACE[slot][i].value for slot in SLOTS for i in range(len(t.s.sites[slot].relics))]
        for player in t.others(me):
            places += [
                ADVISER_PLACE[player.seat][i].value for i, card in enumerate(player.advisers) if card in player.down
            ]
        return places

    async def act(self, t: OathTable, me: Player) -> None:
        place = await t.choose("place", me, self._places(t, me), self)
        if place == NO_CHOICE:
            return
        if place < ADVISER_PLACE[0][0].value:
            t.peek_site(me, t.slot(place), "10.12")
        elif place < RELIC_PLACE[0][0].value:
            whose, i = adviser_place(place)
            t.peek(me, (t.s.players[whose].advisers[i],), "10.12", {"where": SEAT_ID[whose]})
        else:
            where, i = relic_place(place)
            t.peek(me, (t.s.sites[where].relics[i],), "10.12", {"where": t.site_name(where)})


@power_of("relic:map")
class Map(ActionPower):
    """relic:map: it goes under the relic deck, and one gains 4 Supply."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.remove_relic(me, RELIC_OF[self.card])
        t.relic_to_bottom(RELIC_OF[self.card])
        t.gain_supply(me, 4)


# -- the Grand Scepter (6.4, 6.6, 6.7) -------------------------------------------------------------------------


@power_of("relic:grand-scepter", 0)
class GrandScepterRests(Mandatory):
    """relic:grand-scepter: none of its powers can be used on the turn in which it was taken."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        if power.card == self.card and t.s.scepter_taken:
            return self.forbids("6.4")
        return None


@power_of("relic:grand-scepter", 1)
class GrandScepterPeek(ActionPower):
    """relic:grand-scepter, 6.4.a: peek at the relics of the Reliquary."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        unknown = [r for r in t.s.reliquary if r != NO_CARD and not t.knows(me.seat, r)]
        return None if unknown else self.idle("6.4")

    async def act(self, t: OathTable, me: Player) -> None:
        t.peek(me, [relic for relic in t.s.reliquary if relic != NO_CARD], "6.4", {"where": "imperial-reliquary"})


ALREADY_IMPERIAL = Reason("6.6.1.a", "why-no-exile")
NOT_ONESELF = Reason("6.7.a", "why-not-oneself")


def _scepter_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """6.6.1.a-f, 6.7.a-j: whom to offer Citizenship, whom to exile."""
    me = t.s.players[d.seat]
    listing: Listing[Any] = Listing(why)
    for player in _under_the_scepter(t, me):
        listing.put(SEAT[player.seat], scepter_cannot(t, me, player))
    if listing.explains:
        for player in t.s.players:
            if player.role == CHANCELLOR:
                listing.aside(SEAT[player.seat], ALREADY_IMPERIAL)
            elif player is me and player.role == CITIZEN:
                listing.aside(SEAT[player.seat], NOT_ONESELF)
    return listing.options


def _under_the_scepter(t: OathTable, me: Player) -> list[Player]:
    """6.6.1.a, 6.7.a, P.2.o: all Exiles but the Prince, and the other Citizens."""
    return [
        player
        for player in t.in_turn_order()
        if (player.role == EXILE and player.seat != t.prince) or (player.role == CITIZEN and player is not me)
    ]


def scepter_cannot(t: OathTable, me: Player, player: Player) -> Reason | None:
    """6.6.1.c, 6.7.a-f, P.15.l: why an Exile cannot be made an offer, or a Citizen not be exiled."""
    if player.role == EXILE:
        return None if any(relic != NO_CARD for relic in t.s.reliquary) else citizenship.RELIQUARY_EMPTY
    vow = promised(t.s, NO_EXILE, me.seat, player.seat)
    if vow is not None:
        return vow
    reason = citizenship.cannot_be_exiled(t, player.seat)
    price = citizenship.exile_price(t, me.seat, player.seat)
    if reason is None and price > t.purse(me):
        return Reason("6.7.a", "why-favor", {"needed": price, "have": t.purse(me)})
    return reason


def scepter_targets(t: OathTable, me: Player) -> list[Seat]:
    """6.6.1.a, 6.7.a: Exiles to whom Citizenship can be offered, Citizens who can be exiled."""
    return [player.seat for player in _under_the_scepter(t, me) if scepter_cannot(t, me, player) is None]


SCEPTER: Pick[Seat] = Pick("scepter", "6.6", _scepter_menu)


@power_of("relic:grand-scepter", 2)
class GrandScepter(ActionPower):
    """relic:grand-scepter, 6.6, 6.7.a-j: offer Citizenship to an Exile, or exile a Citizen."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        first: Reason | None = self.idle("6.6.1")
        for i, player in enumerate(_under_the_scepter(t, me)):
            reason = scepter_cannot(t, me, player)
            if reason is None:
                return None
            first = reason if i == 0 else first
        return first

    async def act(self, t: OathTable, me: Player) -> None:
        seat: Seat = await t.ask(SCEPTER, me.seat)
        other = t.s.players[seat]
        if other.role == EXILE:
            await citizenship.offer_citizenship(t, me, other, self)
        else:
            await citizenship.exile_citizen(t, me, other)
