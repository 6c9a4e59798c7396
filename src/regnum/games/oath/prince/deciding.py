"""Every question that the law puts to the Prince (P.3.a, P.15): answered here, and nowhere else.

What has no rule of its own is a tie of all options, and he takes the leftmost (prince-leftmost); what a power would let
him do he does only if it costs and discards nothing (prince-limited-powers); what hangs on his consent he refuses. At
the Expanded level a person decides on powers and permissions (`behalf.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regnum.games.oath import play, title
from regnum.games.oath.asking import DECLINE, ENOUGH, YES
from regnum.games.oath.campaign import targets
from regnum.games.oath.catalogue import (
    CARDS,
    EDIFICES,
    THING_ID,
    Card,
    is_denizen,
    is_slot,
)
from regnum.games.oath.powers import POWERS, BattlePlan
from regnum.games.oath.prince import battle, behalf, board, harming, helping
from regnum.games.oath.prince.board import FRIENDS, SCHEMERS
from regnum.games.oath.state import NOBODY
from regnum.games.oath.table import OathTable
from regnum.kernel.options import NO_ARGS, Args, Option
from regnum.kernel.questions import Amount, Arrange, Decision, PickMany, Question
from regnum.kernel.rulings import ruling

Answer = Callable[[OathTable, Decision], Any]


async def answer(t: OathTable, question: Question[Any], args: Args = NO_ARGS, or_none: bool = False) -> Any:
    """P.3.a, P.15.n: his answer to a question; None where nothing can be chosen and that is allowed."""
    d = Decision(question, t.prince, args)
    d.options = question.list_options(t, d)
    if or_none and not d.options:
        return None
    if battle.prince_of(t).expanded:
        against = harming.harm(t, d)
        if against is not None:
            return against
        if _left_to_a_person(t, d):
            return await behalf.ask(t, question, args)
    return ANSWERS.get(question.name, leftmost)(t, d)


LEFT_TO_A_PERSON = frozenset(
    {
        "confirm",
        "campaign-consent",
        "warbands-consent",
        "warbands-consent-give",
        "campaign-plans",
        "rest-power",
        "discard-first",
        "choose-site",
        "choose-card",
        "choose-player",
        "choose-bank",
        "choose-suit",
        "choose-pile",
        "choose-place",
        "choose-dice",
        "choose-several",
        "choose-number",
        "next-effect",
        "campaign-defender",
        "campaign-targets",
        "swap-drawn",
        "bracken",
        "forgotten-vault",
        "witchs-bargain",
        "scepter",
    }
)
"""P.15.l-o: questions about the use of powers, and permissions."""


TO_CITIZENSHIP = frozenset(
    {
        "denizen:ancient-pact",
        "denizen:bewitch",
        "denizen:long-lost-heir",
        "denizen:martial-culture",
        "denizen:royal-ambitions",
    }
)
"""Powers that ask an Exile whether to become a Citizen: he never does (P.2.o)."""


@ruling("prince_who_decides", "prince_no_citizen")
def _left_to_a_person(t: OathTable, d: Decision) -> bool:
    """P.15.m-o: powers, exchanges and permissions at the Expanded level, unless a plan harms the threat.

    What the law itself asks (the dead of a force, secrets that are lost) is no use of a power.
    """
    name = d.question.name
    if d.args.get("power") in TO_CITIZENSHIP:
        return False
    if name in ("campaign-plans", "choose-dice") and behalf.harms_the_threat(t):
        return name == "campaign-plans" and _plan(t, d) == ENOUGH.value
    if name in LEFT_TO_A_PERSON:
        return d.args.get("power") != "the-law"
    if t.s.deal is not None:
        return True
    return any(_is_use(option) for option in d.options)


def _is_use(option: Option[Any]) -> bool:
    """P.15.j: whether an option uses a power."""
    return type(option.value) is tuple and option.value[:1] == ("use",)


@ruling("prince_leftmost")
def leftmost(t: OathTable, d: Decision) -> Any:
    """P.3.a: the first of the options; as few as may be of several; things in the order in which they lie."""
    question = d.question
    if isinstance(question, Arrange):
        return tuple([option.value for option in d.options])
    if isinstance(question, PickMany):
        return _fewest(t, d, question)
    if isinstance(question, Amount):
        return d.options[0].value
    plain = [option for option in d.options if not _is_use(option)]
    if d.args.get("optional"):
        return DECLINE.value
    return (plain or d.options)[0].value


def _fewest(t: OathTable, d: Decision, question: PickMany[Any]) -> tuple[Any, ...]:
    """P.3.a: as few as may be, the leftmost first."""
    part: list[Option[Any]] = []
    while True:
        more, enough = question.grow(t, d, part, None)
        if enough or not more:
            return tuple([option.value for option in part])
        part.append(more[0])


def _no(t: OathTable, d: Decision) -> bool:
    """P.15.i: he gives no permission, and takes up nothing that a power merely allows."""
    return False


def _yes(t: OathTable, d: Decision) -> bool:
    """P.11.s, P.15.d: he sacrifices if that wins, and pays a toll."""
    return bool(YES.value)


def _all(t: OathTable, d: Decision) -> Any:
    """As many as he can (P.13.c; all warbands of his board are dice)."""
    return d.options[-1].value


def _nothing(t: OathTable, d: Decision) -> tuple[()]:
    """P.16.b: he offers no Citizenship."""
    return ()


def _decline(t: OathTable, d: Decision) -> int:
    """P.15.j: he uses no power that discards cards."""
    option: Option[int] = DECLINE if DECLINE in d.options else d.options[0]
    return option.value


def _travel(t: OathTable, d: Decision) -> Any:
    """P.15.j: helpful modifiers first, then the one site he is bound for."""
    for option in d.options:
        if _is_use(option) and helping.helpful() >> option.value[1] & 1:
            return option.value
    return leftmost(t, d)


@ruling("prince_limited_powers")
def _plan(t: OathTable, d: Decision) -> Any:
    """P.15.j-k, P.15.n: the next plan that costs nothing and discards nothing; Expanded, that harms the threat."""
    c = t.s.campaign
    offered = {option.value[1]: option.value for option in d.options if _is_use(option)}
    plans = [power for power in map(POWERS.__getitem__, offered) if isinstance(power, BattlePlan)]
    for power in battle.leftmost_plans(t, plans):
        if battle.prince_of(t).expanded and THING_ID[power.card] in harming.HARMLESS_PLANS:
            continue
        if battle.would_use(t, c, d.args["side"], power):
            return offered[power.index]
    return ENOUGH.value


@ruling("prince_limited_powers")
def _against_the_other_side(t: OathTable, d: Decision) -> int:
    """P.15.j: a plus-or-minus sign is turned against the other side: dice for himself, or off the attacker.

    The end die goes up for a Chancellor who would win by it, and down for everybody else.
    """
    values = [int(option.value) for option in d.options]
    if t.s.campaigns:
        return max(values) if t.s.campaign.who == t.prince else min(values)
    ends_for_him = t.prince == t.empire and title.successor(t) == NOBODY  # the end die (Squalid District)
    return max(values) if ends_for_him else min(values)


@ruling("prince_campaign_of_a_power")
def _defender(t: OathTable, d: Decision) -> int:
    """P.11.h: a campaign that a power gives him: against whom his quadrant is after, or not at all."""
    attack = battle.from_here(t)
    values = [int(option.value) for option in d.options]
    if attack is not None and attack.defender in values:
        return attack.defender
    return values[-1]


def _targets(t: OathTable, d: Decision) -> tuple[Any, ...]:
    """P.11.k: the targets of that campaign."""
    attack = battle.from_here(t)
    wanted = () if attack is None else attack.targets
    question = d.question
    assert isinstance(question, PickMany)
    part: list[Option[Any]] = []
    while True:
        more, enough = question.grow(t, d, part, None)
        chosen = next((option for option in more if targets.target_of(t, option.value) in wanted), None)
        if chosen is None and enough:
            return tuple([option.value for option in part])
        part.append(chosen or more[0])


def _discard(t: OathTable, d: Decision) -> Any:
    """P.2.n, P.6.g: what a power puts into his hand he does not play: he reveals no Vision."""
    return next((option.value for option in d.options if option is play.TO_PILE), d.options[0].value)


@ruling("prince_rest")
def _rest_power(t: OathTable, d: Decision) -> Any:
    """P.15.e, P.15.j: Rest powers, which cost nothing, he uses one after the other."""
    return next((option.value for option in d.options if _is_use(option)), ENOUGH.value)


@ruling("prince_targets_and_placing")
def _place(t: OathTable, d: Decision) -> int:
    """P.11.t-u: one on each won site from the left, one on his board, and round again."""
    if "from" in d.args:
        return 0
    c = t.s.campaign
    slots = [slot for slot in c.targets if is_slot(slot) and t.cannot_place(c.who, slot) is None]
    return battle.share(d.args["high"], len([slot for slot in slots if slot >= d.args["slot"]]))


# -- the Chronicle (P.16) --------------------------------------------------------------------------------------------


def _any_oath(t: OathTable, d: Decision) -> int:
    """P.16.a: one of the allowed goal tiles at random."""
    return int(d.options[t.random(len(d.options))].value)


@ruling("prince_chronicle_choices")
def _edifice(t: OathTable, d: Decision) -> int:
    """P.16.c-e: the leftmost site where he can build; he repairs only if the Archive has no edifice at all."""
    offered: list[Card] = [option.value for option in d.options if option.value != DECLINE.value]
    any_left = any(card in t.s.archive for card in EDIFICES)
    wanted = [card for card in offered if is_denizen(card) if any_left]
    if not any_left:
        wanted = [card for card in offered if CARDS[card].ruined]
    return wanted[0] if wanted else DECLINE.value


@ruling("prince_chronicle_choices")
def common_suit(t: OathTable, d: Decision) -> int:
    """P.16.f-g: the suit of the edifice built or repaired, else of the highest Friend, Schemer, else Discord."""
    writing = t.s.writing
    assert writing is not None
    for edifice in (writing.built, writing.repaired):
        if edifice >= 0:
            return CARDS[edifice].suit
    p = battle.prince_of(t)
    standing = [*board.suits_of(p, FRIENDS), *board.suits_of(p, SCHEMERS)]
    return standing[0] if standing else 0


ANSWERS: dict[str, Answer] = {
    "confirm": _no,
    "campaign-consent": _no,
    "warbands-consent": _no,
    "warbands-consent-give": _no,
    "travel-to": _travel,
    "travel-toll": _yes,
    "campaign-sacrifice": _yes,
    "campaign-dice": _all,
    "recover-payment": _all,
    "clue-favor": _all,
    "campaign-plans": _plan,
    "choose-dice": _against_the_other_side,
    "campaign-place": _place,
    "campaign-defender": _defender,
    "campaign-targets": _targets,
    "play-card": _discard,
    "rest-power": _rest_power,
    "discard-first": _decline,
    "chronicle-offers": _nothing,
    "chronicle-accept": _no,
    "vow-oath": _any_oath,
    "build-edifice": _edifice,
    "common-suit": common_suit,
}
