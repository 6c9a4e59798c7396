"""What a denizen, a Vision or a power is good for, roughly, without the table."""

from __future__ import annotations

from regnum.games.oath.catalogue import CARD_ID, CARDS, PrintedCard, PrintedPower

_KIND = {"battle-plan": 0.7, "action": 0.5, "modifier": 0.5, "rest": 0.7, "persistent": 0.2, "other": 0.2}
"""What having a power at hand is worth."""
_PLAYED = {
    "a-small-favor": 1.3,
    "animal-host": 1.0,
    "blackmail": 0.8,
    "fabled-feast": 0.8,
    "faithful-friend": 1.3,
    "family-heirloom": 1.2,
    "garrison": 1.0,
    "key-to-the-city": 0.8,
    "royal-tax": 0.6,
    "royal-ambitions": 0.6,
    "salad-days": 1.3,
}
"""What playing a card brings at once. Those that are not named hit me as often as the others."""
_ACTIONS = {
    "alchemist": 1.2,
    "spirit-snare": 0.45,
    "taming-charm": 0.5,
    "blood-pact": -1.0,
    "wizard-school": 0.3,
    "tutor": 0.3,
    "wolves": 0.3,
    "second-chance": 0.5,
    "siege-engines": 0.3,
    "sleight-of-hand": 0.4,
    "charming-friend": 0.6,
    "gambling-hall": 0.8,
    "dowsing-sticks": 0.6,
    "skeleton-key": 0.8,
    "ancient-forge": 0.4,
    "elders": 0.15,
    "terror-spells": 0.4,
}
"""What using an Action power brings, its price aside."""
_GIVES_SUPPLY = {"wayside-inn": 2}
SKIPPED_PLANS = frozenset(
    {"warning-signals", "wild-mounts", "martial-culture", "relic-hunter", "peace-envoy", "wrestlers"}
)
"""Plans whose use asks for more than it is worth."""
LAST_THING = frozenset({"wizard-school"})
"""Powers that end the Act phase."""
_ONCE = 0.6
"""What is lost with a plan that is discarded."""
_DISCARDED = frozenset(
    {
        "rain-boots",
        "horse-archers",
        "lancers",
        "rival-khan",
        "mounted-patrol",
        "great-crusade",
        "storm-caller",
        "mercenaries",
        "traveling-doctor",
    }
)

_BY_ID: dict[str, PrintedCard] = {CARD_ID[card.number]: card for card in CARDS}


def slug(thing: str) -> str:
    """The name in an id or in the key of a power: "use:denizen:keep" is "keep"."""
    parts = thing.removeprefix("use:").split(":")
    return parts[1] if len(parts) > 1 else thing


def card_of(thing: str) -> PrintedCard | None:
    """The printed card that an id or the key of a power means; None for sites, banners and the like."""
    return _BY_ID.get(":".join(thing.removeprefix("use:").split(":")[:2]))


def keeping(thing: str) -> float:
    """What having this denizen, faceup among the advisers or at a site of one's own, is worth."""
    card = card_of(thing)
    if card is None:
        return 0.0
    worth = 0.4
    for power in card.powers:
        worth += _KIND.get(power.kind, 0.0) * (0.8 if power.cost.nothing else 0.55)
    return worth


def playing(thing: str) -> float:
    """What playing it faceup brings at once; below 0 where it does harm."""
    card = card_of(thing)
    if card is None:
        return 0.0
    worth = 0.0
    for power in card.powers:
        if power.kind == "when-played":
            worth += _PLAYED.get(card.slug, -0.6)
    return worth


def _power(thing: str, kind: str) -> PrintedPower | None:
    card = card_of(thing)
    return None if card is None else next((power for power in card.powers if power.kind == kind), None)


def using(thing: str, favor: float, secret: float) -> float:
    """What an Action power brings, less its price, with what a favor and a secret are worth; unknown ones nothing."""
    power = _power(thing, "action")
    if power is None or slug(thing) not in _ACTIONS:
        return -1.0
    cost = power.cost
    # A secret placed comes back at Rest, a favor does not.
    price = favor * (cost.place_favor + cost.burn_favor) + secret * (cost.burn_secret + 0.15 * cost.place_secret)
    return _ACTIONS[slug(thing)] - price


def supply_of(thing: str) -> int:
    """The Supply that using a power brings."""
    return _GIVES_SUPPLY.get(slug(thing), 0)


def plan_price(thing: str, favor: float, secret: float) -> float:
    """What using a battle plan costs."""
    power = _power(thing, "battle-plan")
    if power is None:
        return 0.0
    cost = power.cost
    price = favor * (cost.place_favor + cost.burn_favor) + secret * (cost.burn_secret + 0.15 * cost.place_secret)
    return price + (_ONCE if slug(thing) in _DISCARDED else 0.0)


def is_free_modifier(key: str) -> bool:
    """A modifier that costs nothing: it may be used without a thought."""
    power = _power(key, "modifier")
    return power is not None and power.cost.nothing
