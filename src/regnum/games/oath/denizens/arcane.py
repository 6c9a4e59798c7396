"""The powers of the Arcane denizens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regnum.games.oath import play as playing
from regnum.games.oath.asking import ADVISER_PLACE, ENOUGH, adviser_place
from regnum.games.oath.bill import Bill
from regnum.games.oath.campaign.sides import enemies_of, friends_of
from regnum.games.oath.catalogue import (
    ARCANE,
    BANNER_ID,
    BANNER_THING,
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    MAP,
    MOST_PLAYERS,
    NO_SLOT,
    NO_SUIT,
    NOMAD,
    ORDER,
    REGION_OF,
    SEAT_ID,
    SLOTS,
    SLOTS_OF,
    SUIT,
    SUITS,
    Card,
    Pile,
    Slot,
    Target,
    Thing,
    is_relic,
)
from regnum.games.oath.citizenship import become_citizen
from regnum.games.oath.modifiers import chosen_for
from regnum.games.oath.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    Mandatory,
    Modifier,
    Persistent,
    PlusMinus,
    Power,
    WhenPlayed,
    power_of,
)
from regnum.games.oath.state import (
    EXILE,
    NOBODY,
    Act,
    Campaign,
    Plan,
    Play,
    Player,
    Recover,
    Search,
    Trade,
    Trip,
)
from regnum.games.oath.table import OathTable
from regnum.games.oath.travel import chooser_of
from regnum.kernel.options import Option, Reason, Reasons
from regnum.kernel.questions import Decision, Pick
from regnum.kernel.rulings import ruling
from regnum.kernel.things import SEATS, Seat

if TYPE_CHECKING:
    from regnum.games.oath.trade import Gain


@power_of("denizen:fire-talkers")
class FireTalkers(PlusMinus):
    """denizen:fire-talkers: with the Darkest Secret on one's side, plus or minus 3 attack dice."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return 3 if t.s.holders[DARKEST_SECRET] in friends_of(c, side) else 0


@power_of("denizen:magicians-code")
class MagiciansCode(Modifier):
    """denizen:magicians-code: recovering the Darkest Secret, 2 secrets of the shared bank are added to the payment."""

    def recover_cannot(self, t: OathTable, recover: Recover, target: Thing) -> Reason | None:
        if target == BANNER_THING[DARKEST_SECRET]:
            return None
        return self.forbids("7.4")

    def recover_extra(self) -> int:
        return 2


@power_of("denizen:wizard-school")
class WizardSchool(ActionPower):
    """denizen:wizard-school: gain 1 secret; the Act phase ends."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)
        t.end_act()


@power_of("denizen:dazzle")
class Dazzle(WhenPlayed):
    """denizen:dazzle: discard every Hearth and Order card at sites of one's region."""

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        here = [card for slot in SLOTS_OF[t.region(me)] for card in t.s.sites[slot].cards]
        gone = [card for card in here if SUIT[card] in (HEARTH, ORDER) and t.cannot_discard(card, me.seat) is None]
        await playing.discard_all(t, me, gone)


@power_of("denizen:acting-troupe")
class ActingTroupe(Modifier):
    """denizen:acting-troupe: for this Trade it counts as a Beast or an Order adviser."""

    argument = "suit"

    def choices(self, t: OathTable, act: Act) -> Sequence[int]:
        return (ORDER, BEAST)

    def trade_suit(self, t: OathTable, trade: Trade, adviser: Card) -> int | None:
        return chosen_for(trade, self) if adviser == self.card else None


@power_of("denizen:rusting-ray")
class RustingRay(BattlePlan):
    """denizen:rusting-ray: with the Darkest Secret on one's side hollow swords count for nothing."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if t.s.holders[DARKEST_SECRET] in friends_of(c, plan.side):
            c.no_hollow = True


@power_of("denizen:gleaming-armor")
class GleamingArmor(Persistent):
    """denizen:gleaming-armor: in a campaign of one's own each battle plan of the enemy costs 1 more secret."""

    def use_price(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> None:
        if not t.s.campaigns or not isinstance(power, BattlePlan):
            return
        c = t.s.campaign
        side = ATTACKER if user == c.who else DEFENDER
        if t.holder(self) in enemies_of(c, side):
            bill.place_secret(1, power.card, power)


@power_of("denizen:jinx")
class Jinx(Persistent):
    """denizen:jinx: whoever rules it may pay after a roll of attack or defense dice and roll them all again, once."""

    async def rolled(self, t: OathTable, roller: Seat, attack: bool, roll: tuple[int, ...]) -> tuple[int, ...]:
        if roller < 0 or not roll or not t.rules_card(roller, self.card):
            return roll
        me = t.s.players[roller]
        bill = Bill()
        if t.price_of(roller, self, bill) is not None or t.cannot_pay(me, bill) is not None:
            return roll
        if not await t.confirm(me, self):
            return roll
        t.pay(me, bill)
        return tuple([t.roll(6) for _ in roll])


def banks_with_favor(t: OathTable) -> list[int]:
    return [suit for suit in range(len(SUITS)) if t.s.banks[suit]]


@power_of("denizen:alchemist")
class Alchemist(ActionPower):
    """denizen:alchemist: gain 4 favor from any banks, in any split."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if banks_with_favor(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        for _ in range(4):
            bank = await t.choose("bank", me, banks_with_favor(t), self)
            if bank < 0:
                return
            t.gain_favor(me, 1, bank)


@power_of("denizen:spirit-snare")
class SpiritSnare(ActionPower):
    """denizen:spirit-snare: take 1 favor from any bank."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if banks_with_favor(t) else self.idle("9.3")

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_favor(me, 1, await t.choose("bank", me, banks_with_favor(t), self))


@power_of("denizen:taming-charm")
class TamingCharm(ActionPower):
    """denizen:taming-charm: discard a Beast or Nomad card at one's site and gain 2 favor of its suit."""

    def _prey(self, t: OathTable, me: Player) -> list[Card]:
        return [
            card
            for suit in (BEAST, NOMAD)
            for card in t.cards_of_suit_at(me.pawn, suit)
            if t.cannot_discard(card, me.seat) is None
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._prey(t, me) else self.idle("10.10")

    async def act(self, t: OathTable, me: Player) -> None:
        card = await t.choose("card", me, self._prey(t, me), self)
        t.discard_at(card, me.seat)
        t.gain_favor(me, 2, SUIT[card])


@power_of("denizen:inquisitor")
class Inquisitor(ActionPower):
    """denizen:inquisitor: peek at an adviser of a player here: the Conspiracy is played or discarded by oneself, for
    any other card the favor placed here goes to that player."""

    def _advisers(self, t: OathTable, me: Player) -> list[int]:
        return [
            ADVISER_PLACE[player.seat][i].value
            for player in t.pawns_at(me.pawn, but=me.seat)
            for i, card in enumerate(player.advisers)
            if card in player.down
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if self._advisers(t, me) else self.idle("10.12")

    async def act(self, t: OathTable, me: Player) -> None:
        seat, i = adviser_place(await t.choose("place", me, self._advisers(t, me), self))
        owner = t.s.players[seat]
        card = owner.advisers[i]
        t.peek(me, (card,), "10.12", {"where": SEAT_ID[seat]})
        if card == CONSPIRACY:
            t.remove_adviser(owner, card)
            await playing.play_or_discard(t, me, card)
        elif t.tokens_on(self.card)[0]:
            t.lay_tokens(self.card, -1, 0)
            t.favor_to(owner, 1)


# -- modifiers -------------------------------------------------------------------------------------------------


@power_of("denizen:secret-signal")
class SecretSignal(Modifier):
    """denizen:secret-signal: a Trade that gives exactly 1 favor gives 1 more from the same bank."""

    def trade_bonus(self, gain: Gain) -> None:
        if gain.favor == 1:
            gain.favor += 1


@power_of("denizen:augury")
class Augury(Modifier):
    """denizen:augury: draw 1 more card."""

    def search_count(self, t: OathTable, search: Search, source: Pile) -> int:
        return 1


@power_of("denizen:portal")
class Portal(Modifier):
    """denizen:portal: a Travel from or to its site spends no Supply and ignores the powers of sites."""

    def _leads(self, t: OathTable, trip: Trip, to: Slot) -> bool:
        return t.slot_of(self.card) in (trip.at, to)

    @ruling("ignoring_sites_at_the_shrouded_wood")
    def travel_cannot(self, t: OathTable, trip: Trip, to: Slot) -> Reason | None:
        """Whoever uses it travels from or to its site; somebody else who chooses the destination is not bound by it."""
        if self._leads(t, trip, to) or chooser_of(t, trip) != trip.who:
            return None
        return self.forbids("7.4")

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        return t.site_powers if self._leads(t, trip, to) else 0

    def travel_silences(self, t: OathTable, trip: Trip) -> int:
        return t.site_powers if self._leads(t, trip, trip.at) else 0

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        if self._leads(t, trip, to):
            bill.free = True


@power_of("denizen:observatory")
class Observatory(Modifier):
    """denizen:observatory: with one's pawn at its site one may draw from any discard pile."""

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        return None if act.at == t.slot_of(self.card) else self.idle("7.1")

    def search_sources(self, t: OathTable, search: Search) -> Sequence[Pile]:
        return MAP


@power_of("denizen:initiation-rite")
class InitiationRite(Mandatory):
    """denizen:initiation-rite: one musters for 1 secret instead of 1 favor."""

    def muster_pays_secret(self) -> bool:
        return True


@power_of("denizen:map-library")
class MapLibrary(Modifier):
    """denizen:map-library: with one's pawn at its site one may trade with a card at any site of the region."""

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        return None if act.at == t.slot_of(self.card) else self.idle("7.1")

    def trade_slots(self, t: OathTable, trade: Trade) -> Sequence[Slot]:
        return SLOTS_OF[REGION_OF[trade.at]] if trade.at == t.slot_of(self.card) else ()


@power_of("denizen:master-of-disguise")
class MasterOfDisguise(Modifier):
    """denizen:master-of-disguise: trade as if one's advisers were those of another player."""

    argument = "player"

    def choices(self, t: OathTable, act: Act) -> Sequence[int]:
        return [player.seat for player in t.in_turn_order() if player.seat not in (act.who, act.advisers)]

    def apply(self, t: OathTable, act: Act, choice: int) -> None:
        act.advisers = SEATS[choice]


# -- battle plans ----------------------------------------------------------------------------------------------


@power_of("denizen:billowing-fog")
class BillowingFog(BattlePlan):
    """denizen:billowing-fog: if defeated, one loses no warbands of the force, whatever would kill them all."""

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        c.spared = (*c.spared, plan.side)


@power_of("denizen:kindred-warriors")
class KindredWarriors(BattlePlan):
    """denizen:kindred-warriors: ignore skulls one rolls; plus or minus up to 1 attack die for each other suit ruled."""

    def plan_choices(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Sequence[int]:
        suits = {SUIT[card] for seat in friends_of(c, side) for card in t.cards_ruled(seat)}
        n = len(suits - {ARCANE, NO_SUIT})
        return range(n, -n - 1, -1) if n else ()

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        if plan.side == ATTACKER:
            c.no_skulls = True
        t.add_attack_dice(c, plan.chosen)


@power_of("denizen:cracking-ground")
class CrackingGround(PlusMinus):
    """denizen:cracking-ground: plus or minus 1 attack die for each targeted site."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        return sum(target in SLOTS for target in c.targets)


@power_of("denizen:sealing-ward")
class SealingWard(Persistent):
    """denizen:sealing-ward: each targeted relic of its holder adds 1 more defense die."""

    def target_dice(self, t: OathTable, c: Campaign, target: Target) -> int:
        return int(is_relic(target) and c.defender == t.holder(self))


# -- when played -----------------------------------------------------------------------------------------------


@power_of("denizen:revelation")
class Revelation(WhenPlayed):
    """denizen:revelation: each player in turn order may burn favor and gains as many secrets."""

    @ruling("sworn_favor_is_never_forced")
    async def when_played(self, t: OathTable, play: Play) -> None:
        for player in t.in_turn_order():
            n = await t.number(player, 0, t.purse(player), self)
            t.burn_favor(player, n)
            t.gain_secrets(player, n)


@power_of("denizen:bewitch")
class Bewitch(WhenPlayed):
    """denizen:bewitch: an Exile with more secrets than the Chancellor may become a Citizen, without a relic (6.6.2)."""

    def _secrets(self, t: OathTable, player: Player) -> int:
        return t.all_secrets(player) + (t.secrets_on_cards() if t.active is player else 0)

    async def when_played(self, t: OathTable, play: Play) -> None:
        me = t.s.players[play.who]
        if me.role != EXILE or self._secrets(t, me) <= self._secrets(t, t.chancellor):
            return
        if await t.confirm(me, self):
            await become_citizen(t, me)


# -- actions ---------------------------------------------------------------------------------------------------


@power_of("denizen:terror-spells")
class TerrorSpells(ActionPower):
    """denizen:terror-spells: with the Darkest Secret kill 2 warbands at sites or on boards of one's region."""

    def _sites(self, t: OathTable, me: Player) -> list[Slot]:
        return [slot for slot in SLOTS_OF[t.region(me)] if t.s.sites[slot].warbands]

    def _boards(self, t: OathTable, me: Player) -> list[Seat]:
        region = t.region(me)
        return [player.seat for player in t.in_turn_order() if player.warbands and t.region(player) == region]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        if not t.holds(me.seat, DARKEST_SECRET):
            return self.idle("7.1")
        return None if self._sites(t, me) or self._boards(t, me) else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        for _ in range(2):
            boards = self._boards(t, me)
            slot = await t.choose("site", me, self._sites(t, me), self, optional=bool(boards))
            if slot != NO_SLOT:
                t.kill_at(slot, 1)
                continue
            seat = await t.choose("player", me, boards, self)
            if seat != NOBODY:
                t.kill_on_board(t.s.players[seat], 1)


@power_of("denizen:blood-pact")
class BloodPact(ActionPower):
    """denizen:blood-pact: sacrifice an even number of warbands and gain 1 secret for every two."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if me.warbands >= 2 else self.idle("10.25")

    async def act(self, t: OathTable, me: Player) -> None:
        killed = t.kill_on_board(me, await t.number(me, 2, me.warbands, self, step=2))
        t.gain_secrets(me, killed // 2)


@power_of("denizen:plague-engines")
class PlagueEngines(ActionPower):
    """denizen:plague-engines: everybody moves 1 favor for each site they rule to the Arcane bank."""

    @ruling("sworn_favor_is_never_forced")
    async def act(self, t: OathTable, me: Player) -> None:
        for player in t.in_turn_order():
            t.favor_to_bank(player, min(len(t.sites_ruled(player.seat)), player.favor), ARCANE)


@power_of("denizen:tutor")
class Tutor(ActionPower):
    """denizen:tutor: gain 1 secret."""

    async def act(self, t: OathTable, me: Player) -> None:
        t.gain_secrets(me, 1)


@power_of("denizen:dream-thief")
class DreamThief(ActionPower):
    """denizen:dream-thief: swap two facedown advisers of two players, without looking at them."""

    def _places(self, t: OathTable, but: Seat = NOBODY) -> list[int]:
        return [
            ADVISER_PLACE[player.seat][i].value
            for player in t.in_turn_order()
            if player.seat != but
            for i, card in enumerate(player.advisers)
            if card in player.down
        ]

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if sum(bool(player.down) for player in t.s.players) > 1 else self.idle("10.13")

    async def act(self, t: OathTable, me: Player) -> None:
        one, i = adviser_place(await t.choose("place", me, self._places(t), self))
        other, j = adviser_place(await t.choose("place", me, self._places(t, one), self))
        t.swap_facedown(t.s.players[one], i, t.s.players[other], j)


_ON_SECRET = BANNER_ID[DARKEST_SECRET]
VAULT_PLACE: Option[int] = Option("vault:place", 1, label="option-vault-place", rule="7.1.3", target=_ON_SECRET)
VAULT_BURN: Option[int] = Option("vault:burn", -1, label="option-vault-burn", rule="7.1.3", target=_ON_SECRET)


def _vault_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[int]]:
    """Placing is always possible; the last secret cannot be burned (denizen:forgotten-vault)."""
    return [VAULT_PLACE, VAULT_BURN] if t.s.on_banners[DARKEST_SECRET] > 1 else [VAULT_PLACE]


FORGOTTEN_VAULT: Pick[int] = Pick("forgotten-vault", "7.1.3", _vault_menu, passable=True)


@power_of("denizen:forgotten-vault")
class ForgottenVault(ActionPower):
    """denizen:forgotten-vault: place 1 secret on the Darkest Secret, or burn 1 from it, but not the last."""

    async def act(self, t: OathTable, me: Player) -> None:
        if await t.ask(FORGOTTEN_VAULT, me.seat) == VAULT_PLACE.value:
            t.add_to_darkest_secret()
        else:
            t.burn_off_banner(DARKEST_SECRET, 1)


def _bargains(name: str, label: str) -> tuple[Option[tuple[str, int]], ...]:
    """denizen:witchs-bargain: an exchange with each seat."""
    return tuple(
        Option(
            f"{name}:{SEAT_ID[seat]}",
            (name, seat),
            label=label,
            rule="7.1.3",
            target=SEAT_ID[seat],
            args={"player": SEAT_ID[seat]},
        )
        for seat in range(MOST_PLAYERS)
    )


SELL_SECRET = _bargains("sell-secret", "option-sell-secret")
BUY_SECRET = _bargains("buy-secret", "option-buy-secret")


@ruling("sworn_favor_is_never_forced")
def bargains(t: OathTable, me: Player, spare: int = 0) -> list[Option[Any]]:
    """denizen:witchs-bargain: the exchanges that both boards allow, `spare` secrets being needed for its cost.

    Favor that only counts as on a board (Vow of Kinship) cannot be taken, but given.
    """
    out: list[Option[Any]] = []
    for player in t.pawns_at(me.pawn, but=me.seat):
        if t.all_secrets(me) > spare and player.favor >= 2 and t.cannot_give_secrets(me.seat) is None:
            out.append(SELL_SECRET[player.seat])
        if t.purse(me) >= 2 and t.all_secrets(player):
            out.append(BUY_SECRET[player.seat])
    return out


def _bargain_menu(t: OathTable, d: Decision, why: Reasons | None) -> list[Option[Any]]:
    """denizen:witchs-bargain: the exchanges, or enough of them."""
    return [*bargains(t, t.s.players[d.seat]), ENOUGH]


WITCHS_BARGAIN: Pick[Any] = Pick("witchs-bargain", "7.1.3", _bargain_menu, passable=True)


@power_of("denizen:witchs-bargain")
class WitchsBargain(ActionPower):
    """denizen:witchs-bargain: with players here, any number of times, 1 secret for 2 favor or 2 favor for 1 secret."""

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        return None if bargains(t, me, self.cost.place_secret) else self.idle("10.2")

    async def act(self, t: OathTable, me: Player) -> None:
        while (choice := await t.ask(WITCHS_BARGAIN, me.seat)) != ENOUGH.value:
            kind, seat = choice
            other = t.s.players[seat]
            if kind == "sell-secret":
                t.hand_over_secrets(me, other, 1, await t.which_secrets(me, 1))
                t.take_favor(me, other, 2)
            else:
                t.give_favor(me, seat, 2)
                t.hand_over_secrets(other, me, 1, await t.which_secrets(other, 1))


# -- persistent ------------------------------------------------------------------------------------------------


@power_of("denizen:vow-of-silence")
class VowOfSilence(Persistent):
    """denizen:vow-of-silence: one neither recovers the Darkest Secret nor gives secrets; when another player recovers
    it, one gains as many secrets as were placed on it."""

    def recover_cannot(self, t: OathTable, recover: Recover, target: Thing) -> Reason | None:
        if target == BANNER_THING[DARKEST_SECRET] and t.holder(self) == recover.who:
            return self.forbids("5.4.1")
        return None

    def give_secret_cannot(self, t: OathTable, giver: Seat) -> Reason | None:
        return self.forbids("10.3") if t.holder(self) == giver else None

    def concerns(self, t: OathTable, record: Any) -> bool:
        return not isinstance(record, Recover) or (
            record.target == BANNER_THING[DARKEST_SECRET] and t.holder(self) != record.who
        )

    async def recover_after(self, t: OathTable, recover: Recover) -> None:
        if self.concerns(t, recover):
            t.gain_secrets(t.s.players[t.holder(self)], recover.paid)
