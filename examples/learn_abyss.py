"""Train a small policy to play Abyss, with numpy alone, in a few minutes on one core.

    python examples/learn_abyss.py

It records matches of the `greedy` bot as a data set, teaches a network with one hidden layer to do what the bot did,
and lets it play matches against chance. The network sees what a seat sees, as numbers, and nothing else. Needs the
extra `lab`.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from regnum.lab.dataset import DataSet, record_many
from regnum.lab.learning.environment import Environment

GAME, PLAYERS = "abyss", 2
HIDDEN = 64
BATCH = 128
RATE = 2e-3
NEVER = np.float32(-1e9)

Array = NDArray[np.float32]


class Policy:
    """Observation, hidden layer, one figure for each action: the open one with the highest figure is done."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, outputs)) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self._mean = [np.zeros_like(one) for one in self.weights]
        self._square = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def figures(self, seen: Array, mask: NDArray[np.bool_]) -> tuple[Array, Array]:
        """The hidden layer, and the figures of the actions; those that are not open have none."""
        first, bias, second, offset = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        return hidden, np.where(mask, hidden @ second + offset, NEVER)

    def learn(self, seen: Array, mask: NDArray[np.bool_], answers: NDArray[np.int64]) -> float:
        """One step of Adam towards these answers; how surprised the network was by them, on the average."""
        hidden, figures = self.figures(seen, mask)
        figures = figures - figures.max(axis=1, keepdims=True)
        chances = np.exp(figures)
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(len(answers))
        surprise = float(-np.log(chances[rows, answers] + 1e-9).mean())
        wrong = chances
        wrong[rows, answers] -= 1
        wrong /= len(answers)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self._steps)
            weight -= RATE * steady / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
        return surprise

    def act(self, environment: Environment) -> int:
        seen = prepared(environment.observe()[None])
        return int(self.figures(seen, environment.mask()[None] > 0)[1].argmax())


def prepared(observations: NDArray[np.int32]) -> Array:
    """Large figures are made small: a tenth pearl matters less than the first."""
    return (np.sign(observations) * np.log1p(np.abs(observations))).astype(np.float32)


def lessons(kept: DataSet) -> tuple[Array, NDArray[np.bool_], NDArray[np.int64]]:
    """What the seats saw, what was open, and what they did, wherever there was a choice."""
    real = [one for one in kept.examples() if one.mask.sum() > 1]
    return (
        prepared(np.stack([one.observation for one in real])),
        np.stack([one.mask for one in real]) > 0,
        np.array([one.answer for one in real], np.int64),
    )


def train(policy: Policy, kept: DataSet, epochs: int, seed: int) -> Iterator[float]:
    """Go through all lessons so often; yields the surprise of each time."""
    seen, masks, answers = lessons(kept)
    rng = np.random.default_rng(seed)
    for _ in range(epochs):
        order = rng.permutation(len(answers))
        parts = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
        yield float(np.mean([policy.learn(seen[part], masks[part], answers[part]) for part in parts]))


def share_of_wins(policy: Policy, matches: int, seed: int) -> float:
    """Against a player who does anything that is open, in both seats by turns."""
    rng = np.random.default_rng(seed)
    won = 0.0
    for number in range(matches):
        mine = number % PLAYERS
        environment = Environment(GAME, PLAYERS, seed=seed + number)
        while not environment.over:
            chance = environment.seat != mine
            environment.step(int(rng.choice(environment.open)) if chance else policy.act(environment))
        won += environment.rewards()[mine]
    return won / matches


def run(matches: int, epochs: int, trials: int, seed: int = 1) -> float:
    """The whole way; the share of wins at its end."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        kept = record_many(Path(folder) / "set", GAME, matches, seed, players=PLAYERS, bots="greedy")
        print(f"{time.perf_counter() - began:.0f} s: {matches} matches recorded")
        environment = Environment(GAME, PLAYERS)
        policy = Policy(environment.size, environment.actions.size, seed)
        print(f"untrained, it wins {share_of_wins(policy, trials, 10_000):.0%} against chance")
        for number, surprise in enumerate(train(policy, kept, epochs, seed), 1):
            print(f"{time.perf_counter() - began:.0f} s: lesson {number}, surprise {surprise:.3f}")
    share = share_of_wins(policy, trials, 20_000)
    print(f"{time.perf_counter() - began:.0f} s: trained, it wins {share:.0%} of {trials} matches against chance")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=150, help="matches of the greedy bot to learn from")
    parser.add_argument("--epochs", type=int, default=6, help="how often to go through them")
    parser.add_argument("--trials", type=int, default=100, help="matches against chance at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    run(given.matches, given.epochs, given.trials, given.seed)
