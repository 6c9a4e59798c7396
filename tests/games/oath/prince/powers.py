"""The table of what the Prince makes of each battle plan and modifier.

`python -m tests.games.oath.prince.powers > docs/oath-prince-powers.md` writes it anew.
"""

from __future__ import annotations

import regnum.games.oath.game  # noqa: F401  (registers every power)
from regnum.games.oath.catalogue import ADVISER_ONLY, THING_ID
from regnum.games.oath.powers import POWERS, BattlePlan, Modifier
from regnum.games.oath.prince.harming import HARMLESS_PLANS
from regnum.games.oath.prince.helping import NOTHING, STAYS_A_CHOICE, USED, class_of, why
from regnum.texts import texts

HEAD = """# The Clockwork Prince's battle plans and modifiers

Written by `python -m tests.games.oath.prince.powers`; do not edit it by hand. The reasons are those of
`src/regnum/games/oath/prince/helping.py` and `harming.py`; the rulings `prince_limited_powers` and
`prince_who_decides` say by what measure.

- **Limited** (P.15.g-k): he uses what costs nothing, discards nothing and does something for him.
- **Expanded** (P.15.l-o): *asked*: whoever decides for him may use it; *no*: it does nothing for him and is kept back.
- **Threat** (P.15.n): with several persons he uses it unasked against the player who is his threat, if he can pay.
- *Adviser*: the card can only be an adviser, and he has none: it comes up only if a power should open it to him.

| card | kind | class | Limited | Expanded | Threat | why |
|---|---|---|---|---|---|---|
"""


def _row(power: BattlePlan | Modifier) -> str:
    thing = THING_ID[power.card]
    made_of_it = class_of(power)
    plan = isinstance(power, BattlePlan)
    offered = made_of_it != NOTHING or thing in STAYS_A_CHOICE
    against = plan and offered and thing not in HARMLESS_PLANS
    reason = why(power)
    if thing in STAYS_A_CHOICE:
        reason += f"; a person may want it: {STAYS_A_CHOICE[thing]}"
    if power.card < len(ADVISER_ONLY) and ADVISER_ONLY[power.card]:
        reason += " (adviser)"
    cells = (
        texts("oath", "en").name(thing),
        "battle plan" if plan else "modifier",
        made_of_it,
        "uses" if made_of_it == USED else "no",
        "asked" if offered else "no",
        "uses" if against else "",
        reason,
    )
    return f"| {' | '.join(cells)} |"


def table() -> str:
    rows = [_row(power) for kind in (BattlePlan, Modifier) for power in POWERS.values() if isinstance(power, kind)]
    return HEAD + "\n".join(sorted(rows)) + "\n"


if __name__ == "__main__":
    print(table(), end="")
