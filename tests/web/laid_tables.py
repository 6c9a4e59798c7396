"""Tables of Paladins laid in words, one for every kind of question, and the choices that lead to it there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

EVERYBODY = ["labourer", "labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
RICH: dict[str, Any] = {
    "silver": 9, "provisions": 9, "faith": 8, "strength": 8, "influence": 8, "workers": EVERYBODY,
    "suspicions": [0, 1], "unpaid": 1,
}  # fmt: skip
TAVERN = ["1", "5", "9"]
DRAWN = {"drawn": ["anseis", "roland", "oliver"]}


@dataclass(frozen=True)
class Laid:
    """A table, and what the person at seat 0 answers before the question comes."""

    mine: dict[str, Any] = field(default_factory=dict)
    first: tuple[Any, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)
    other: dict[str, Any] = field(default_factory=dict)

    @property
    def words(self) -> dict[str, Any]:
        return {"seats": [RICH | self.mine, {"workers": ["labourer"] * 4} | self.other], **self.table}


def workers(*kinds: str) -> list[str]:
    return [f"worker:{kind}" for kind in kinds]


def laid(*first: Any, mine: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **table: Any) -> Laid:
    return Laid(mine or {}, first, table, other or {})


PALADINS_LAID: dict[str, Laid] = {
    "setup-recruit": laid(phase="setup", round=0, first=1, mine={"workers": []}, other={"workers": []}),
    "choose-paladin": laid(
        phase="paladins", tavern=TAVERN, mine={"workers": [], **DRAWN}, other={"workers": [], **DRAWN}
    ),
    "tavern-card": laid(
        phase="tavern",
        tavern=TAVERN,
        mine={"workers": [], "paladin": "anseis"},
        other={"workers": [], "paladin": "roland"},
    ),
    "turn-action": laid(),
    "place-workers": laid("hunt"),
    "pass-keep": laid("pass"),
    "dismiss-card": laid("dismiss"),
    "recruit-card": laid("recruit"),
    "recruit-price": laid(
        "recruit", "townsfolk:squire-1", townsfolk=["squire-1", "abbot-1", "peddler-1", "acolyte-1", None]
    ),
    "develop-where": laid("develop", workers("labourer", "labourer")),
    "commission-where": laid("commission"),
    "garrison-where": laid("garrison"),
    "absolve-where": laid("absolve"),
    "attack-whom": laid("attack"),
    "convert-whom": laid("convert"),
    "choose-reward": laid("fortify", workers("merchant", "labourer", "scout"), walls=["debt-or-silver"]),
    "pray-which": laid(
        "pray", workers("cleric"), mine={"placed": {"hunt": ["labourer", None], "trade": ["labourer", None]}}
    ),
    "pray-reward": laid(
        "dismiss", "townsfolk:abbot-2", "pay-silver", workers("labourer"),
        townsfolk=["abbot-2", "abbot-1", "peddler-1", "acolyte-1", None],
        mine={"placed": {"hunt": ["scout", None], "trade": ["labourer", None]}},
    ),
    "free-recruit": laid("favour:recruit", workers("scout"), round=3, favours=["recruit"]),
    "townsfolk-order": laid(
        "develop", workers("labourer", "labourer"), "workshop:commission-1",
        mine={"crew": ["architect-3", "architect-1"]},
    ),
    "inquisition-ability": laid(
        "conspire", workers("labourer"),
        pool=1, suspicion_deck=[1], mine={"crew": ["conspirator-1", "peddler-1", "peddler-2", "squire-1"]},
    ),
}  # fmt: skip
