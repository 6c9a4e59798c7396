"""Powers (section 7): small classes without state. Overriding a window's method is all the registration there is.

A *window* is a moment of the rules at which powers may speak: a method below that does nothing. A card's power derives
from its kind (`Modifier`, `Mandatory`, `Persistent`, `BattlePlan`, `ActionPower`, `WhenPlayed`, `RestPower`,
`WakePower`) and overrides the windows it needs; `@power_of("denizen:tents")` ties it to its card. Printed figures
(cost, side, marks) stay in content/. Who speaks in a window is found by bit masks (`OathTable.speaking`).

What a power brings that the law does not describe is done by the operations of the table, which are the words of the
glossary (9.1.f-h).

Who speaks:
* in the windows of an action (travel, search, play, muster, trade, recover): every persistent power in play, the
  mandatory powers that the acting player has access to, and the modifiers chosen for this action;
* in the windows of a campaign: every persistent and mandatory power in play, and the battle plans in use;
* in operations and facts: every power in play that overrides the window.
A power that speaks checks for itself whom it binds: `t.holder(self)`, `t.ruler_of(self.card)` and `t.enemy` say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from regnum.games.oath.bill import Bill
from regnum.games.oath.catalogue import (
    ADVISER_LIMIT,
    BANNERS,
    CARDS,
    RELIQUARY,
    SITE_CARD_OF,
    SITES,
    THING_ID,
    THING_OF,
    THINGS,
    Card,
    Cost,
    Pile,
    PrintedPower,
    Relic,
    Slot,
    Target,
    Thing,
)
from regnum.games.oath.state import (
    Act,
    Campaign,
    Muster,
    Plan,
    Play,
    Player,
    Recover,
    Search,
    Trade,
    Trip,
)
from regnum.kernel.options import Reason
from regnum.kernel.rulings import ruling
from regnum.kernel.things import Seat

if TYPE_CHECKING:
    from regnum.games.oath.table import OathTable
    from regnum.games.oath.trade import Gain

ATTACKER, DEFENDER = 0, 1
"""The sides of a campaign."""


class TurnWindows:
    """The turn (section 4)."""

    async def end_die(self, t: OathTable, face: int) -> int:
        """3.3.a-f: the end die has been rolled; what it shows."""
        return face

    def keeps_site(self, t: OathTable, slot: Slot) -> bool:
        """8.3.2.a-g: whether the site stays on the map when the Chronicle is written."""
        return False


class UseWindows:
    """Using powers (7.1): prices and bans of other powers."""

    def use_price(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> None:
        """7.1.2.a-n: add to what using `power` costs `user` (BANDITS for the bandits)."""

    def use_cannot(self, t: OathTable, user: Seat, power: Power, bill: Bill) -> Reason | None:
        """7.1: why `user` cannot use `power` at this price. `bill.of(power)` are the lines of its own cost."""
        return None


class TravelWindows:
    """Travel (5.6)."""

    def travel_ignores(self, t: OathTable, trip: Trip, to: Slot) -> int:
        """9.2.a-h: the mask of powers that do not speak about this destination (`t.site_powers`, `mask_of(...)`)."""
        return 0

    def travel_silences(self, t: OathTable, trip: Trip) -> int:
        """9.2.a-h: the same, for powers that do not hang on the destination: asked before somebody chooses it."""
        return 0

    def travel_cannot(self, t: OathTable, trip: Trip, to: Slot) -> Reason | None:
        """Why the traveller cannot go there."""
        return None

    def travel_price(self, t: OathTable, trip: Trip, to: Slot, bill: Bill) -> None:
        """5.6.1.a-h: `bill.base` may be set, `bill.more` raised, `bill.free` set; tolls are lines."""

    def travel_chooser(self, t: OathTable, trip: Trip) -> Seat | None:
        """Who chooses the destination in the traveller's place."""
        return None

    async def travel_left(self, t: OathTable, trip: Trip) -> None:
        """The pawn has left `trip.came_from` (part of the Travel)."""

    async def travel_arrived(self, t: OathTable, trip: Trip) -> None:
        """The pawn has arrived at `trip.to` (part of the Travel)."""

    async def travel_after(self, t: OathTable, trip: Trip) -> None:
        """After the Travel."""


class SearchWindows:
    """5.1.2.c: search (5.1.1-5.1.3). A source is DECK or the region of a discard pile."""

    def search_sources(self, t: OathTable, search: Search) -> Sequence[Pile]:
        """Further sources that may be drawn from."""
        return ()

    def search_only(self, source: Pile) -> Reason | None:
        """Why a source cannot be drawn from (a modifier that fixes the source)."""
        return None

    def search_price(self, t: OathTable, search: Search, source: Pile, bill: Bill) -> None:
        """5.1.1."""

    def search_cannot(self, bill: Bill) -> Reason | None:
        """Why the player cannot search this source at this price."""
        return None

    def search_base(self) -> int | None:
        """5.1.2.a-i: the number of cards that this power sets instead of three."""
        return None

    def search_count(self, t: OathTable, search: Search, source: Pile) -> int:
        """5.1.2.a-i: how many cards more (or fewer, negative) are drawn."""
        return 0

    def search_bottom(self) -> bool:
        """Whether the cards are drawn from the bottom of the pile."""
        return False

    def search_open(self) -> bool:
        """Whether the cards drawn, and the one kept, are shown to everybody."""
        return False

    async def search_drawn(self, t: OathTable, search: Search) -> None:
        """After the draw, before anything is discarded."""

    def search_plays(self) -> int:
        """5.1.4.a-e: how many more cards may be played."""
        return 0

    def search_discards_to(self, t: OathTable, search: Search) -> tuple[Pile, bool] | None:
        """5.1.3.a: where all discards of this action go: (pile or DECK, on top?)."""
        return None

    async def search_after(self, t: OathTable, search: Search) -> None:
        """When the Search is over."""


class PlayWindows:
    """5.1.4.a, 6.1.e: playing a card. `play.slot` is the site; NO_SLOT: advisers, or the Revealed Vision space."""

    def play_price(self, t: OathTable, search: Search, bill: Bill) -> None:
        """What playing or discarding a facedown adviser costs (6.1)."""

    def play_cannot(self, t: OathTable, play: Play) -> Reason | None:
        """Why this card cannot be played there, face so."""
        return None

    def play_own_cannot(self, t: OathTable, play: Play) -> Reason | None:
        """The same, asked of the powers of the card that is being played."""
        return None

    def play_slots(self, t: OathTable, play: Play) -> Sequence[Slot]:
        """Further sites to which the card may be played."""
        return ()

    def play_ignores_capacity(self) -> bool:
        """Asked of the powers of the card that is being played: whether it needs no room at the site."""
        return False

    def play_room(self, t: OathTable, play: Play) -> Sequence[Card]:
        """Cards at sites that may be discarded first to make room at `play.slot` (or just so)."""
        return ()

    def play_gains_secret(self) -> bool:
        """5.1.4.I.a-e: 1 secret is gained instead of the favor for playing to a site."""
        return False

    async def play_played(self, t: OathTable, play: Play) -> None:
        """After the play: Homelands and the player's own modifiers."""

    async def play_reaction(self, t: OathTable, play: Play) -> None:
        """After the play: powers of others."""


class MusterWindows:
    """5.2.1.e: muster (5.2)."""

    def muster_cannot(self, t: OathTable, muster: Muster, card: Card) -> Reason | None:
        """Why one cannot muster on this card."""
        return None

    def muster_occupied(self) -> bool:
        """Whether the card may have tokens on it."""
        return False

    def muster_price(self, card: Card, bill: Bill) -> None:
        """5.2.1.a-e: Supply and tolls. The favor to place is `muster_pays_secret`'s."""

    def muster_pays_secret(self) -> bool:
        """Whether 1 secret is placed instead of 1 favor."""
        return False

    def muster_gain(self, t: OathTable, muster: Muster, card: Card) -> int:
        """5.2.2.a-c: how many warbands more are gained."""
        return 0

    async def muster_after(self, t: OathTable, muster: Muster) -> None:
        """When the Muster is over."""


class TradeWindows:
    """Trade (5.3)."""

    def trade_slots(self, t: OathTable, trade: Trade) -> Sequence[Slot]:
        """Further sites with whose cards one may trade."""
        return ()

    def trade_cannot(self, t: OathTable, trade: Trade, card: Card) -> Reason | None:
        """Why one cannot trade with this card."""
        return None

    def trade_price(self, t: OathTable, trade: Trade, card: Card, bill: Bill) -> None:
        """5.3.1.a: Supply and tolls."""

    def trade_suit(self, t: OathTable, trade: Trade, adviser: Card) -> int | None:
        """As which suit an adviser counts in this Trade."""
        return None

    def trade_gain(self, t: OathTable, trade: Trade, card: Card, gain: Gain) -> None:
        """5.3.2.a-m: add to `gain.favor` and `gain.secrets`, or set `gain.no_favor`."""

    def trade_bonus(self, gain: Gain) -> None:
        """The same, when all of that has been added up."""


class RecoverWindows:
    """Recover (5.4). The target is a relic or banner; a facedown relic goes by its place."""

    def recover_cannot(self, t: OathTable, recover: Recover, target: Thing) -> Reason | None:
        """Why this cannot be recovered."""
        return None

    def recover_extra(self) -> int:
        """5.4.2.a-g: secrets of the shared bank that are added to the payment."""
        return 0

    async def recover_after(self, t: OathTable, recover: Recover) -> None:
        """After the taking."""


class CampaignWindows:
    """Campaign (5.5). `campaign/targets.py` says what is a target."""

    def campaign_cannot(self, t: OathTable, who: Seat) -> Reason | None:
        """Why this player cannot campaign at all."""
        return None

    def target_cannot(self, t: OathTable, c: Campaign, target: Target) -> Reason | None:
        """Why this target cannot be declared."""
        return None

    def target_needs(self, t: OathTable, c: Campaign, target: Target) -> Slot | None:
        """Another target that must be declared with this one; NO_SLOT: it cannot be, so the target cannot either."""
        return None

    def target_price(self, t: OathTable, c: Campaign, targets: Sequence[Target], bill: Bill) -> None:
        """What declaring these targets costs; each power adds its lines once."""

    def targets_cannot(self, t: OathTable, c: Campaign, targets: Sequence[Target]) -> Reason | None:
        """Why these targets cannot be the whole set."""
        return None

    def target_dice(self, t: OathTable, c: Campaign, target: Target) -> int:
        """5.5.2.a-p: defense dice that the target adds besides its own."""
        return 0

    def campaign_force(self, t: OathTable, c: Campaign) -> Sequence[Slot]:
        """Slots whose warbands join the attacking force."""
        return ()

    def campaign_pools(self, t: OathTable, c: Campaign) -> None:
        """5.5.2.a-p: the pools have been gathered: `t.add_attack_dice`, `c.defense_dice`, fields."""

    async def campaign_defeated(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """5.5.6.a-h: "if you are defeated", for a plan in use by the beaten side."""

    async def campaign_spoils(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """5.5.7.a-b: the attacker has taken everything, for a plan of the attacker."""

    async def campaign_victorious(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """5.5.8.a-d: "if you are victorious", for a plan in use by the winning side."""

    async def campaign_end(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """5.5.8.a-d: at the end, for every plan in use."""

    async def campaign_own_after(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """After the campaign and the reactions of others, for a plan of the attacker."""

    async def campaign_after(self, t: OathTable, c: Campaign) -> None:
        """After a campaign: persistent powers of others."""

    def plan_discards(self, t: OathTable, c: Campaign, plan: Plan) -> bool:
        """5.5.8.a-d: whether the plan's card is discarded at the end."""
        return False


class OperationWindows:
    """7.1.4.d: the operations of the table: a "cannot" or an "instead" that no path escapes."""

    def take_cannot(self, t: OathTable, taker: Seat, thing: Thing, holder: Seat) -> Reason | None:
        """Why `taker` cannot take a relic or banner of `holder`."""
        return None

    def give_secret_cannot(self, t: OathTable, giver: Seat) -> Reason | None:
        """Why a player cannot give secrets."""
        return None

    def favor_comes_to(self, t: OathTable, player: Player, n: int) -> bool:
        """Favor is coming to a board. True: this power has put it elsewhere instead."""
        return False

    def favor_burned(self, t: OathTable, n: int) -> bool:
        """Favor is being burned. True: this power has put it elsewhere instead."""
        return False

    def killed(self, t: OathTable, colour: int, n: int, side: int) -> bool:
        """Warbands of a side (ATTACKER, DEFENDER; -1 outside campaigns) are being killed. True: they are saved."""
        return False

    def place_warbands_cannot(self, t: OathTable, player: Seat, slot: Slot) -> Reason | None:
        """Why a player cannot place warbands at a site."""
        return None

    def exile_cannot(self, t: OathTable, citizen: Seat) -> Reason | None:
        """Why a Citizen cannot be exiled."""
        return None

    async def rolled(self, t: OathTable, roller: Seat, attack: bool, roll: tuple[int, ...]) -> tuple[int, ...]:
        """After a roll of attack or defense dice: what it shows now."""
        return roll

    async def relics_taken(self, t: OathTable, taker: Seat, relics: tuple[Relic, ...]) -> None:
        """After a player has taken relics in one go."""

    async def title_taken(self, t: OathTable, taker: Seat) -> None:
        """After a player has taken the Oathkeeper title."""

    async def vision_discarded(self, t: OathTable, vision: Card) -> bool:
        """A revealed Vision is being discarded. True: it has gone somewhere else."""
        return False


class FactWindows:
    """7.1.4.d: questions whose answer a power may change."""

    def rules_site(self, t: OathTable, slot: Slot) -> Seat | None:
        """Who rules a faceup site without warbands, instead of the bandits."""
        return None

    def bandit_warbands(self, t: OathTable, slot: Slot) -> Seat | None:
        """7.6.5.a-i: whose warbands the bandits of a site are."""
        return None

    def rules_card(self, t: OathTable, card: Thing, slot: Slot) -> Seat | None:
        """Who rules a card at a site, instead of the site's ruler."""
        return None

    def bandits(self) -> int:
        """How many bandits more a site has."""
        return 0

    def capacity(self, t: OathTable, slot: Slot) -> int | None:
        """The capacity of a site, instead of the printed one."""
        return None

    def locks(self, t: OathTable, card: Thing, who: Seat) -> bool:
        """Whether a card or relic is locked for this player."""
        return False

    def adviser_limit(self) -> int:
        """The adviser limit of the player who has this card, where it is lower."""
        return ADVISER_LIMIT

    def adviser_counts(self, card: Card, faceup: bool) -> bool:
        """Whether an adviser, lying so, counts towards the limit of the player who has this card."""
        return True

    def ignores_limit(self) -> bool:
        """Asked of the powers of an arriving card: whether it ignores the adviser limit."""
        return False

    def adviser_weight(self, t: OathTable, player: Player, card: Card) -> int:
        """As how many advisers of its suit a card counts."""
        return 1

    def purse(self, t: OathTable, player: Player) -> int:
        """Favor that a player can spend besides that on the board."""
        return 0

    def pays_favor(self, t: OathTable, player: Player, n: int) -> int:
        """Spend up to `n` favor from such a purse; returns how many."""
        return 0

    def shares_vision(self, t: OathTable, seat: Seat, vision: Card) -> bool:
        """Whether a player can win by a Vision that lies before somebody else."""
        return False


@cache
def _about(card: Thing, rule: str, message: str) -> Reason:
    """7.1.3.a: a reason that names the card of a power; made once, as it is often needed to find what is possible."""
    return Reason(rule, message, {"power": THING_ID[card]})


class Power(
    TurnWindows,
    UseWindows,
    TravelWindows,
    SearchWindows,
    PlayWindows,
    MusterWindows,
    TradeWindows,
    RecoverWindows,
    CampaignWindows,
    OperationWindows,
    FactWindows,
):
    """7.a-d, 7.3.a: one power of a thing. There is one object of each class, made when its module is imported."""

    kind: ClassVar[str] = ""
    card: Thing
    """The thing that carries it."""
    which: int
    """Its place among the powers of the card."""
    index: int
    bit: int
    cost: Cost
    printed: PrintedPower | None
    id: str
    """ "denizen:tents", or "denizen:assassin:2" for the second power of a card."""

    touches: frozenset[str] | None = None
    """What its effect, when something has happened, changes or depends on; None: anything.

    "favor", "warbands", "phase"; two effects that touch nothing in common need no order.
    """

    def concerns(self, t: OathTable, record: Any) -> bool:
        """Whether what it does when something has happened (travel_after, play_played…) does anything for this record.

        Only those that do are arranged by the acting player: nobody is asked for an order that cannot matter.
        """
        return True

    def forbids(self, rule: str) -> Reason:
        """The reason "this power forbids it", citing the paragraph it forbids."""
        return _about(self.card, rule, "why-power-forbids")

    def idle(self, rule: str = "7.1.3") -> Reason:
        """The reason "there is nothing for this power to work on"."""
        return _about(self.card, rule, "why-power-idle")

    def price(self, t: OathTable, user: Seat, bill: Bill) -> None:
        """7.1.2.a-n: what it costs besides the printed tokens (a gift, a sacrifice, a flip)."""


class Modifier(Power):
    """A modifier that a player may choose at the start of the action it modifies (7.4.a-7.4.2.c)."""

    kind = "modifier"
    modifies: ClassVar[str] = ""
    """The action, where content does not say."""
    argument: ClassVar[str] = ""
    """What has to be chosen with it: site, player, suit or pile; "": nothing."""

    def may_use(self, t: OathTable, act: Act) -> Reason | None:
        """Why it cannot be used for this action now, besides access and price."""
        return None

    def choices(self, t: OathTable, act: Act) -> Sequence[int]:
        """What may be chosen with it: slots, seats, suits or piles."""
        return ()

    def apply(self, t: OathTable, act: Act, choice: int) -> None:
        """Set the fields of the action's record. Called also for trial copies of it: nothing else may change."""

    async def used(self, t: OathTable, act: Act, choice: int) -> None:
        """The action is paid for and begins: anything that has to happen now, once."""


class Mandatory(Power):
    """A "must", a "cannot" or a text that is always on for whoever has access to its card."""

    kind = "mandatory"


class Persistent(Power):
    """A power in the thick black frame: it speaks whoever has access (7.1.4.a-e)."""

    kind = "persistent"


class BattlePlan(Power):
    """A battle plan (7.5.a-7.5.4.c)."""

    kind = "battle-plan"
    discard_at_end: ClassVar[bool] = False
    excludes_others: ClassVar[bool] = False
    """plans-that-exclude-others: it can be used only while its side has used no other plan, and bars all others."""

    def may_use(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Reason | None:
        """Why it cannot be used at all, besides rule, side and price."""
        return None

    def plan_choices(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Sequence[int]:
        """What is chosen with it. () = nothing; the signed numbers of plus-or-minus dice are chosen so."""
        return ()

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        """5.5.3.a-l: what it does at once. `plan.chosen` is what was chosen."""

    @ruling("bandits_as_users")
    def bandits_choose(self, choices: Sequence[int]) -> int:
        """Which of the choices the bandits take: always against the attacker (bandits-as-users)."""
        return min(choices)

    def bandits_use(self, t: OathTable, c: Campaign) -> bool:
        """Whether bandits use it, if it is free."""
        return True

    def plan_discards(self, t: OathTable, c: Campaign, plan: Plan) -> bool:
        return self.discard_at_end


class PlusMinus(BattlePlan):
    """A plan that adds attack dice or removes them, as its user likes (7.5.4.a-c, A.1.k)."""

    def dice(self, t: OathTable, c: Campaign, side: int, user: Seat) -> int:
        """How many, at this moment; 0 where its condition is not met."""
        raise NotImplementedError

    def plan_choices(self, t: OathTable, c: Campaign, side: int, user: Seat) -> Sequence[int]:
        n = self.dice(t, c, side, user)
        return (n, -n) if n else ()

    async def use(self, t: OathTable, c: Campaign, plan: Plan) -> None:
        t.add_attack_dice(c, plan.chosen)


class ActionPower(Power):
    """A power used as a minor action (6.2.a, 7.3.2.a)."""

    kind = "action"

    def may_act(self, t: OathTable, me: Player) -> Reason | None:
        """Why it cannot be used now, besides access and price."""
        return None

    async def act(self, t: OathTable, me: Player) -> None:
        """What it does, after it has been paid for."""


class WhenPlayed(Power):
    """A power carried out right after its card was played faceup (7.3.3.a-e)."""

    kind = "when-played"

    async def when_played(self, t: OathTable, play: Play) -> None:
        """What it does."""


class RestPower(Power):
    """A power used at the end of the Rest phase, once (4.3.5.a-c, 7.3.4.a-b)."""

    kind = "rest"

    def may_rest(self, t: OathTable, me: Player) -> Reason | None:
        """Why it cannot be used now."""
        return None

    async def rest(self, t: OathTable, me: Player) -> None:
        """What it does."""


class WakePower(Power):
    """A power used in the Wake phase (4.1.4.a-b, 7.3.1.a-d)."""

    kind = "wake"

    def may_wake(self, t: OathTable, me: Player) -> Reason | None:
        """Why it cannot be used now."""
        return None

    async def wake(self, t: OathTable, me: Player) -> None:
        """What it does."""


# -- the registry ----------------------------------------------------------------------------------------------

P = TypeVar("P", bound=type[Power])


def _numbers() -> tuple[int, ...]:
    """7.a: the number of the first power of each thing, which hangs on what is printed, not on what is coded."""
    counts = [max(1, len(card.powers)) for card in CARDS]
    counts += [1] * len(SITES) + [2] * len(BANNERS) + [1] * len(RELIQUARY)
    return tuple(sum(counts[:thing]) for thing in range(THINGS))


FIRST_POWER = _numbers()
POWERS: dict[int, Power] = {}
"""Every power, by its number. Filled while the modules of the cards are imported, and never changed afterwards."""
OF_THING: dict[Thing, tuple[Power, ...]] = {}
"""The powers of each thing."""
MASK_OF = [0] * THINGS
"""The bits of the powers of each thing: 0 for one that has none."""
WINDOW: dict[str, int] = {}
"""For each window the bits of the powers that override it."""
KIND: dict[str, int] = {
    "modifier": 0,
    "mandatory": 0,
    "persistent": 0,
    "battle-plan": 0,
    "action": 0,
    "when-played": 0,
    "rest": 0,
    "wake": 0,
}
"""For each kind the bits of its powers."""
MODIFIES: dict[str, int] = dict.fromkeys(("search", "muster", "trade", "recover", "campaign", "travel"), 0)
"""For each major action the bits of the modifiers that may be chosen for it."""

_VOCABULARY = (
    TurnWindows,
    UseWindows,
    TravelWindows,
    SearchWindows,
    PlayWindows,
    MusterWindows,
    TradeWindows,
    RecoverWindows,
    CampaignWindows,
    OperationWindows,
    FactWindows,
)
for _words in _VOCABULARY:
    for _name in vars(_words):
        if not _name.startswith("_"):
            WINDOW[_name] = 0


def _printed(thing: Thing, which: int) -> PrintedPower | None:
    """7.1.2.a: what is printed of a power, with its cost."""
    if thing < len(CARDS):
        powers = CARDS[thing].powers
        return powers[which] if which < len(powers) else None
    if thing in SITE_CARD_OF:
        return SITES[SITE_CARD_OF[thing]].power
    return None


def power_of(thing_id: str, which: int = 0) -> Callable[[P], P]:
    """7.a, 7.1.2.a: tie a power to the thing that carries it; `which` is its place among the powers printed there."""

    def register(cls: P) -> P:
        thing = THING_OF[thing_id]
        power = cls()
        power.card = thing
        power.which = which
        power.index = FIRST_POWER[thing] + which
        power.bit = 1 << power.index
        power.printed = _printed(thing, which)
        power.cost = Cost() if power.printed is None else power.printed.cost
        power.id = THING_ID[thing] if not which else f"{THING_ID[thing]}:{which + 1}"
        assert power.index not in POWERS, f"{power.id} has two powers of that number"
        POWERS[power.index] = power
        OF_THING[thing] = (*OF_THING.get(thing, ()), power)
        MASK_OF[thing] |= power.bit
        KIND[cls.kind] |= power.bit
        for name in WINDOW:
            if getattr(cls, name) is not getattr(Power, name):
                WINDOW[name] |= power.bit
        if isinstance(power, Modifier):
            action = power.modifies or (power.printed.modifies if power.printed else "")
            MODIFIES[action] |= power.bit
        return cls

    return register


def mask_of(thing_id: str) -> int:
    """7.a: the bits of the powers of a thing: 0 while it has none."""
    return MASK_OF[THING_OF[thing_id]]


def power(thing_id: str, which: int = 0) -> Power:
    """7.a: the power of a thing."""
    return next(p for p in OF_THING[THING_OF[thing_id]] if p.which == which)
