"""What a position is worth to a seat: how near its victory is, how near those of the others are, and its means."""

from __future__ import annotations

from regnum.bots.oath.situation import CITIZEN, EXILE, NOBODY, Position, counted
from regnum.bots.oath.taste import Taste
from regnum.games.oath.catalogue import ROUNDS, VISIONS_NEEDED

_PAY = 0.3
"""How much of a step each token is that is still lacking for a banner."""
_HARD_TO_TAKE = 2.5
"""Steps to what another holds and nobody can simply pay for."""


class Worth:
    """The judgement of positions."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    # -- goals -----------------------------------------------------------------------------------------------------

    def steps(self, p: Position, goal: str, seat: int) -> float:
        """How far a seat is from meeting a goal alone; below 0 the lead it has."""
        if counted(goal):
            counts = p.counts(goal)
            mine = counts.get(seat, 0)
            others = [count for other, count in counts.items() if other != seat]
            return max(others, default=0) + 1.0 - mine
        holder = p.holder(goal)
        if holder == seat:
            return -0.5 * p.tokens[0 if goal == "peoples-favor" else 1] if goal != "grand-scepter" else -1.0
        if goal == "grand-scepter":
            return _HARD_TO_TAKE
        banner = 0 if goal == "peoples-favor" else 1
        have = (p.secrets if banner else p.favor)[seat]
        steps = 1.0 + _PAY * max(0, p.tokens[banner] + 1 - have)
        return steps + 1.0 if banner and holder != NOBODY else steps

    def hope(self, steps: float) -> float:
        """What share of a goal so many steps away is worth."""
        if steps <= 0:
            return min(1.0, 0.88 - 0.04 * steps)
        hope: float = 0.6 * self.taste.step ** (steps - 1)
        return hope

    # -- nearness to victory ---------------------------------------------------------------------------------------

    def by_title(self, p: Position, seat: int) -> float:
        """3.1: an Exile must hold the title at two Wakes, or be Usurper when the last round ends."""
        left = ROUNDS - p.round
        if p.title == seat:
            secure = self.hope(self.steps(p, p.goal, seat) - 1)
            if p.usurper:
                return 0.95 * secure
            return 0.68 * secure if left else 0.03
        if not left:
            return 0.01
        return 0.5 * self.hope(max(1.0, self.steps(p, p.goal, seat)))

    def by_vision(self, p: Position, seat: int) -> float:
        """3.2: an Exile's Vision must be met alone at a Wake, three Visions having been drawn."""
        goal = p.vision[seat]
        if goal is None:
            return 0.0
        waiting = max(0, VISIONS_NEEDED - p.visions_drawn)
        return 0.8 * self.hope(self.steps(p, goal, seat)) * 0.8**waiting

    def of_empire(self, p: Position) -> float:
        """3.3, 3.4: the Empire wins with the title late in the match, and when everybody is exhausted."""
        late = p.round / ROUNDS
        if p.title == NOBODY or p.role[p.title] != EXILE:
            lead = self.hope(self.steps(p, p.goal, 0 if p.title == NOBODY else p.title) - 1)
            return (0.35 + 0.5 * late) * lead
        back = 0.5 * self.hope(max(1.0, min(self.steps(p, p.goal, s) for s, r in enumerate(p.role) if r != EXILE)))
        return back * (0.5 if p.usurper else 0.9)

    def heir(self, p: Position, seat: int) -> float:
        """3.3.1: a Citizen's share of the Empire's victory."""
        if counted(p.heir_goal):
            rivals = [p.things(other) for other, role in enumerate(p.role) if role != EXILE and other != seat]
            steps = max(rivals, default=0) + 1.0 - p.things(seat)
        else:
            steps = self.steps(p, p.heir_goal, seat)
        return 0.9 if steps <= 0 else 0.5 * self.hope(steps)

    def near(self, p: Position, seat: int) -> float:
        """How near a seat is to victory, from 0 to 1."""
        role = p.role[seat]
        if role == EXILE:
            return 1.0 - (1.0 - self.by_title(p, seat)) * (1.0 - self.by_vision(p, seat))
        empire = self.of_empire(p)
        if role == CITIZEN:
            return empire * self.heir(p, seat)
        heirs = [self.heir(p, other) for other, other_role in enumerate(p.role) if other_role == CITIZEN]
        return empire * (1.0 - max(heirs, default=0.0))

    # -- means -----------------------------------------------------------------------------------------------------

    def tokens(self, n: int, first: float) -> float:
        """So many tokens, each worth less than the one before."""
        rest = self.taste.surplus
        worth: float = first * (1.0 - rest ** max(0, n)) / (1.0 - rest)
        return worth

    def warbands(self, n: int) -> float:
        worth = self.taste.warband
        return max(0.0, n * worth * (1.0 - self.taste.crowd * min(n, 8)))

    def means(self, p: Position, seat: int) -> float:
        taste = self.taste
        side = p.side(seat)
        worth = self.tokens(p.favor[seat], taste.favor) + self.tokens(p.secrets[seat], taste.secret)
        worth += self.warbands(p.army[seat]) + taste.relic * p.relics[seat]
        share = 1.0 if p.role[seat] != CITIZEN else 0.5
        for slot, ruler in enumerate(p.rulers):
            if ruler == side:
                worth += share * (taste.site + taste.garrison * (p.garrison[slot] - 1))
        for banner, holder in enumerate(p.banners):
            if holder == seat:
                worth += taste.banner + 0.1 * p.tokens[banner]
        return worth

    def worth(self, p: Position, seat: int) -> float:
        """All together."""
        best = 0.0
        for other in range(len(p.role)):
            if other != seat:
                near = self.near(p, other)
                if near > best:
                    best = near
        return self.taste.victory * self.near(p, seat) - self.taste.rival * best + self.means(p, seat)
