"""The games as OpenSpiel games. Needs the wheel `open_spiel`, which is not on every platform, and the extra `lab`.

    import pyspiel
    from regnum.lab import openspiel
    game = openspiel.load("abyss", players=2)
    state = game.new_initial_state()

A match is decided by its setup, its seed and the choices made, so it has one chance node: at the root, where the seed
is drawn from `seeds` of them. Everything after that is the players'. An action is the id of an option, the tensor of a
seat is its observation (`regnum observations GAME`), and the returns are the shares of the victory.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from regnum.games import find
from regnum.lab.learning.environment import LONGEST, Environment

SEEDS = 4096
"""So many matches the root's chance node tells apart, unless told otherwise."""


def load(game: str, players: int, seeds: int = SEEDS) -> Any:
    """The game for so many players, as OpenSpiel's `load_game` would give it."""
    return _game(game)({"players": players, "seeds": seeds})


@cache
def _game(game: str) -> Any:
    """The class of a game, registered with OpenSpiel under `regnum_GAME`."""
    rules = find(game)
    kind = pyspiel.GameType(
        short_name=f"regnum_{game}",
        long_name=f"Regnum: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "seeds": SEEDS},
        provides_factored_observation_string=False,
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.players = int(given.get("players", rules.seats[0]))
            self.seeds = int(given.get("seeds", SEEDS))
            self.core = Environment(game, self.players)
            info = pyspiel.GameInfo(
                num_distinct_actions=max(self.core.actions.size, self.seeds),
                max_chance_outcomes=self.seeds,
                num_players=self.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, {"players": self.players, "seeds": self.seeds})

        def __reduce__(self) -> tuple[Any, ...]:
            return load, (game, self.players, self.seeds)

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(
            self, iig_obs_type: Any | None = None, params: dict[str, Any] | None = None
        ) -> SeatObserver:
            if params:
                raise ValueError(f"an observation takes no parameters; got {params}")
            return SeatObserver(self.core.size)

    pyspiel.register_game(kind, Game)
    return Game


class State(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel plays it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._game = game
        self.core: Environment | None = None
        """None until the seed has been drawn."""

    def current_player(self) -> int:
        if self.core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.core.over else self.core.seat

    def is_terminal(self) -> bool:
        return self.core is not None and self.core.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self._game.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.core is None or player != self.core.seat else sorted(self.core.open)

    def _apply_action(self, action: int) -> None:
        if self.core is None:
            self.core = Environment(self._game.core.game, self._game.players, seed=action)
        else:
            self.core.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        keys: list[str] = self._game.core.actions.keys
        return keys[action]

    def returns(self) -> list[float]:
        return [0.0] * self._game.players if self.core is None else self.core.rewards()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        twin = State(self._game)
        twin.core = None if self.core is None else self.core.clone()
        return twin

    def __str__(self) -> str:
        if self.core is None:
            return "before the deal"
        who = "over" if self.core.over else f"seat {self.core.seat} to act"
        return f"{self.core.game}, {self.core.steps} actions, {who}"


class SeatObserver:
    """What a seat sees, as OpenSpiel wants it."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor.fill(0)
        if state.core is not None:
            self.tensor[:] = state.core.observe(player)

    def string_from(self, state: State, player: int) -> str:
        self.set_from(state, player)
        places = np.flatnonzero(self.tensor)
        return " ".join(f"{place}:{int(self.tensor[place])}" for place in places)
