"""The games as PettingZoo environments (AEC). Needs the extra `lab`.

    from regnum.lab import pettingzoo
    env = pettingzoo.env("abyss", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else policy(seen["observation"], seen["action_mask"]))

An agent is a seat, `seat_0` and so on. What the numbers of an observation mean, `regnum observations GAME` tells; an
action is the id of an option (`env.unwrapped.key(action)` names it). Rewards are given when the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regnum.kernel.errors import BadSetup, Refused
from regnum.kernel.game import Document
from regnum.lab.learning.environment import LONGEST, Environment, Rewards

__all__ = ["RegnumAEC", "env", "raw_env"]

_LARGEST = np.iinfo(np.int32).max


class RegnumAEC(AECEnv):  # type: ignore[misc]
    """A match as an AEC environment. `clone()` gives an independent one at the same point."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, str] | None = None,
        document: Document | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"there is no way to show a match called {render_mode!r}; there is: ansi")
        self.metadata = {"name": f"regnum_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.core = Environment(game, players, options=options, document=document, rewards=rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._generator, _ = seeding.np_random()

    @cache  # noqa: B019  PettingZoo asks for the very same space every time
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-_LARGEST, _LARGEST, (self.core.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.core.actions.size,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.core.actions.size)

    def key(self, action: int) -> str:
        """What an action stands for: the key of an option."""
        return self.core.actions.keys[action]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.core.reset(int(self._generator.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        if not self.core.over:
            self.agent_selection = self.possible_agents[self.core.seat]
        if self.core.over or self.core.truncated:
            brought = self.core.rewards()
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = brought[seat]
                self.terminations[agent] = self.core.over
                self.truncations[agent] = not self.core.over

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.core.observe(seat), "action_mask": self.core.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.possible_agents, 0.0)
        if action is None:
            raise Refused("malformed", message="refused-malformed", args={"form": "pick"})
        self.core.step(int(action))
        self._turn()
        self._accumulate_rewards()

    def clone(self) -> RegnumAEC:
        """An independent environment at the same point: what search needs."""
        twin = object.__new__(RegnumAEC)
        twin.__dict__.update(self.__dict__)
        twin.core = self.core.clone()
        twin._generator = np.random.Generator(type(self._generator.bit_generator)())
        twin._generator.bit_generator.state = self._generator.bit_generator.state
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, getattr(self, name).copy())
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def render(self) -> str | None:
        """The open part of the table in short, where `render_mode` is ansi."""
        if self.render_mode is None:
            return None
        who = "over" if self.core.over else f"{self.agent_selection} to act"
        return f"{self.core.game}: {who} after {self.core.match.answered} answers (of at most {LONGEST})"

    def close(self) -> None:
        return None


def raw_env(game: str, players: int, **settings: Any) -> RegnumAEC:
    """The environment itself: an action that is not open raises Refused and changes nothing."""
    return RegnumAEC(game, players, **settings)


def env(game: str, players: int, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an action that is not open ends the match for who did it."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
