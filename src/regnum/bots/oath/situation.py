"""The table as the seat sees it, in numbers, small enough to be copied for every thought."""

from __future__ import annotations

from regnum.games.oath.catalogue import (
    BANNER_ID,
    BANNER_LEAST,
    CARD_ID,
    CARD_OF,
    GRAND_SCEPTER,
    OATH_GOAL,
    OATH_ID,
    RELIC_DICE,
    SUCCESSOR_GOAL,
    THING_OF,
    VISION_GOAL,
)
from regnum.games.oath.view import OathView
from regnum.kernel.things import bare

CHANCELLOR, CITIZEN, EXILE = range(3)
ROLE = {"chancellor": CHANCELLOR, "citizen": CITIZEN, "exile": EXILE}
NOBODY = -1
UNKNOWN = -2
"""Whoever rules a facedown site: nobody, and there is nothing to be taken yet."""
SCEPTER_ID = CARD_ID[GRAND_SCEPTER]


def seat_of(name: str | None) -> int:
    """The seat that an id such as "seat:2" means; NOBODY where it means none."""
    if name is None or not name.startswith("seat:"):
        return NOBODY
    return int(name[5:])


class Position:
    """What the matter is decided by: who rules, holds and has what. It can be copied and played with."""

    __slots__ = (
        "army",
        "banners",
        "empire",
        "favor",
        "garrison",
        "goal",
        "heir_goal",
        "pawn",
        "relics",
        "role",
        "round",
        "rulers",
        "scepter",
        "secrets",
        "title",
        "tokens",
        "usurper",
        "vision",
        "visions_drawn",
    )

    def __init__(self, view: OathView) -> None:
        oath = OATH_ID.index(view.oath)
        self.goal = OATH_GOAL[oath]
        self.heir_goal = SUCCESSOR_GOAL[oath]
        self.round = view.round
        self.visions_drawn = view.visions_drawn
        self.title = seat_of(view.title)
        self.usurper = view.usurper
        players = view.players
        self.role = [ROLE[player.role] for player in players]
        self.empire = self.role.index(CHANCELLOR)
        self.favor = [player.favor for player in players]
        self.secrets = [player.secrets + player.facedown_secrets for player in players]
        self.army = [player.warbands.count for player in players]
        self.relics = [len(player.relics) for player in players]
        self.vision = [None if p.vision is None else VISION_GOAL.get(CARD_OF[bare(p.vision)]) for p in players]
        self.scepter = next((seat_of(p.at) for p in players for r in p.relics if r.card == SCEPTER_ID), NOBODY)
        self.banners = [seat_of(banner.holder) for banner in view.banners]
        self.tokens = [banner.tokens for banner in view.banners]
        self.rulers = [seat_of(site.ruler) if site.faceup else UNKNOWN for site in view.sites]
        self.garrison = [site.warbands.count if site.warbands else 0 for site in view.sites]
        self.pawn = [UNKNOWN] * len(players)
        for slot, site in enumerate(view.sites):
            for name in site.pawns:
                self.pawn[seat_of(name)] = slot

    def copy(self) -> Position:
        new = Position.__new__(Position)
        new.goal, new.heir_goal, new.round, new.visions_drawn = (
            self.goal,
            self.heir_goal,
            self.round,
            self.visions_drawn,
        )
        new.title, new.usurper, new.scepter = self.title, self.usurper, self.scepter
        new.empire = self.empire
        new.role, new.favor, new.secrets = self.role[:], self.favor[:], self.secrets[:]
        new.army, new.relics, new.vision = self.army[:], self.relics[:], self.vision[:]
        new.banners, new.tokens, new.pawn = self.banners[:], self.tokens[:], self.pawn[:]
        new.rulers, new.garrison = self.rulers[:], self.garrison[:]
        return new

    # -- who is where --------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """In whose name a seat rules sites: an Exile in its own, everybody else in the Chancellor's."""
        return seat if self.role[seat] == EXILE else self.empire

    def rules(self, seat: int, slot: int) -> bool:
        return self.rulers[slot] == self.side(seat)

    def things(self, seat: int) -> int:
        """Relics and banners."""
        return self.relics[seat] + self.banners.count(seat)

    def counts(self, goal: str) -> dict[int, int]:
        """What a goal that counts counts, for everybody who contends for it."""
        if goal == "most-sites":
            contenders = [seat for seat, role in enumerate(self.role) if role != CITIZEN]
            return {seat: self.rulers.count(seat) for seat in contenders}
        return {seat: self.things(seat) for seat in range(len(self.role))}

    def holder(self, goal: str) -> int:
        """Who holds what a goal that does not count names."""
        if goal == "grand-scepter":
            return self.scepter
        return self.banners[0 if goal == "peoples-favor" else 1]

    # -- what happens --------------------------------------------------------------------------------------------

    def take_site(self, seat: int, slot: int, warbands: int) -> None:
        self.rulers[slot] = self.side(seat) if warbands else NOBODY
        self.garrison[slot] = warbands

    def take_banner(self, seat: int, banner: int, tokens: int) -> None:
        self.banners[banner] = seat
        self.tokens[banner] = max(tokens, BANNER_LEAST[banner])

    def settle(self) -> Position:
        """2.11: the title goes to whoever alone meets the goal now, if its holder does not."""
        if counted(self.goal):
            counts = self.counts(self.goal)
            best = max(counts.values())
            able = [seat for seat, count in counts.items() if count == best]
        else:
            holder = self.holder(self.goal)
            able = [] if holder == NOBODY else [holder]
        if able and self.title not in able:
            self.title = able[0]
            self.usurper = False
        return self


def counted(goal: str) -> bool:
    """Whether a goal is met by having the most of something."""
    return goal in ("most-sites", "most-relics-banners")


def relic_dice(thing: str) -> int:
    """The defense dice of a relic as a target."""
    return RELIC_DICE[THING_OF[thing]]


BANNER = {thing: banner for banner, thing in enumerate(BANNER_ID)}
