"""The examples do what they say."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.repository.project_files import ROOT

pytest.importorskip("numpy", reason="no numpy here (the extra `lab`): the examples are not tested")


def example(name: str) -> ModuleType:
    path = Path(ROOT, "examples", f"{name}.py")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_policy_learns_what_it_is_shown() -> None:
    """A lesson repeated: the network is less surprised each time, and does it in the end."""
    import numpy as np

    learn = example("learn_abyss")
    environment = learn.Environment("abyss", 2, seed=1)
    while len(environment.open) < 3:
        environment.step(environment.open[0])
    policy = learn.Policy(environment.size, environment.actions.size, seed=1)
    seen = learn.prepared(environment.observe()[None])
    mask = environment.mask()[None] > 0
    wanted = next(action for action in environment.open if action != policy.act(environment))
    answers = np.array([wanted])
    surprises = [policy.learn(seen, mask, answers) for _ in range(60)]
    assert surprises[-1] < surprises[0] / 2
    assert policy.act(environment) == wanted


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_policy_trained_in_minutes_beats_chance() -> None:
    assert example("learn_abyss").run(matches=60, epochs=4, trials=40) > 0.9
