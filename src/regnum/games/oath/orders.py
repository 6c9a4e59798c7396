"""Standing orders for what is asked again and again: the People's Favor at every wake (4.1.1.I), and what others'
campaigns and minor actions ask of a player (5.5.2.n, 5.5.3, 6.5.h)."""

from __future__ import annotations

from regnum.games.oath.asking import ENOUGH, NO, YES
from regnum.games.oath.campaign.allies import CONSENT as ALLY_CONSENT
from regnum.games.oath.campaign.allies import JOIN
from regnum.games.oath.campaign.plans import PLANS
from regnum.games.oath.minor import CONSENT as WARBANDS_CONSENT
from regnum.games.oath.minor import CONSENT_GIVE
from regnum.games.oath.turn import PLACE_FAVOR, RETURN_FAVOR, WAKE_FAVOR
from regnum.kernel.orders import StandingOrder, always, others_turns

ORDERS = (
    StandingOrder("place-favor", WAKE_FAVOR.name, always(PLACE_FAVOR.key)),
    StandingOrder("return-favor", WAKE_FAVOR.name, always(RETURN_FAVOR.key)),
    StandingOrder("no-plans", PLANS.name, always(ENOUGH.key), stretch=others_turns),
    StandingOrder("stay-out", JOIN.name, always(NO.key), stretch=others_turns),
    StandingOrder("welcome-allies", ALLY_CONSENT.name, always(YES.key)),
    StandingOrder("keep-warbands", WARBANDS_CONSENT.name, always(NO.key), stretch=others_turns),
    StandingOrder("take-warbands", CONSENT_GIVE.name, always(YES.key)),
)
