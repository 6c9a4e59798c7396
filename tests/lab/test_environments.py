"""The games as environments: PettingZoo's and OpenSpiel's own tests, and that no observation tells a secret."""

import pickle
import random
import subprocess
import sys
import warnings

import pytest

np = pytest.importorskip("numpy", reason="no numpy here (the extra `lab`): the environments are not tested")
pettingzoo_test = pytest.importorskip(
    "pettingzoo.test", reason="no PettingZoo here (the extra `lab`): the environments are not tested"
)

from regnum.bots import make  # noqa: E402
from regnum.games import find, names  # noqa: E402
from regnum.kernel.errors import Refused  # noqa: E402
from regnum.kernel.options import Option  # noqa: E402
from regnum.kernel.questions import Arrange, PickMany  # noqa: E402
from regnum.lab import pettingzoo  # noqa: E402
from regnum.lab.learning.actions import actions  # noqa: E402
from regnum.lab.learning.describe import page  # noqa: E402
from regnum.lab.learning.environment import Batch, Environment  # noqa: E402
from regnum.lab.learning.layout import layout  # noqa: E402
from regnum.seen import see  # noqa: E402
from tests.repository.project_files import ROOT  # noqa: E402

GAMES = [find(name) for name in names()]
EVERY = [(game.name, players) for game in GAMES for players in game.seats]
ONE_EACH = [(game.name, game.seats[-1] if game.name == "abyss" else game.seats[0]) for game in GAMES]
every_size = pytest.mark.parametrize(("game", "players"), EVERY)
one_each = pytest.mark.parametrize(("game", "players"), ONE_EACH)


def play_on(environment: Environment, steps: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(steps):
        if environment.over:
            return
        environment.step(dice.choice(environment.open))


@every_size
def test_pettingzoo_is_content(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that an observation is a dict, and that most of its numbers are 0
        pettingzoo_test.api_test(pettingzoo.raw_env(game, players), num_cycles=20, verbose_progress=False)
        pettingzoo_test.seed_test(lambda: pettingzoo.env(game, players), num_cycles=5)


@one_each
def test_no_observation_changes_when_what_is_hidden_is_dealt_anew(game: str, players: int) -> None:
    """For every seat, at moments all over a match; in the same matches what is hidden did change."""
    environment = Environment(game, players, seed=3)
    dice = random.Random(3)
    redealt = moments = 0
    for step in range(150):
        if environment.over:
            break
        if step % 10 == 3 or environment._part:
            for seat in range(players):
                world = environment.clone()
                world.match = environment.match.scramble(seat, seed=step)
                if seat == environment.seat:
                    world._turn()
                    assert world.open == environment.open
                    assert (world.mask(seat) == environment.mask(seat)).all()
                assert (world.observe(seat) == environment.observe(seat)).all()
                hidden = [tuple(zone.cards) for zone in find(game).zones(environment.match.table.s, seat)]
                there = [tuple(zone.cards) for zone in find(game).zones(world.match.table.s, seat)]
                redealt += hidden != there
                moments += 1
        environment.step(dice.choice(environment.open))
    assert redealt > moments / 2


def test_a_planted_leak_would_be_caught() -> None:
    """The same comparison with an encoder that is given the whole table."""
    environment = Environment("abyss", 2, seed=3)
    play_on(environment, 40)
    world = environment.match.scramble(0, seed=1)
    opened = [environment.layout.write(match.game.open_view(match.table), 0) for match in (environment.match, world)]
    assert opened[0] != opened[1]


@one_each
def test_every_field_is_described_and_every_number_belongs_to_one(game: str, players: int) -> None:
    plan = layout(game, players)
    end = 0
    for field in plan.fields():
        assert field.at == end
        assert field.path
        assert len(field.words) in (0, field.width)
        end += field.width
    assert end == plan.size
    assert plan.digest == layout(game, players).digest


@pytest.mark.parametrize("game", names())
def test_the_pages_in_docs_tell_the_layout_as_it_is(game: str) -> None:
    """After a change of a view: `regnum observations GAME > docs/observations-GAME.md`."""
    assert (ROOT / "docs" / f"observations-{game}.md").read_text("utf-8").splitlines() == list(page(game))


@one_each
def test_what_differs_in_the_view_differs_in_the_observation(game: str, players: int) -> None:
    """Along a match: hardly two different views look the same as numbers."""
    environment = Environment(game, players, seed=8)
    dice = random.Random(8)
    seen: dict[bytes, str] = {}
    same = different = 0
    for _ in range(120):
        if environment.over:
            break
        told = repr(environment.match.view(0))
        row = environment.layout.write(environment.match.view(0), 0).tobytes()
        different += seen.setdefault(row, told) == told
        same += seen[row] != told
        environment.step(dice.choice(environment.open))
    assert same <= different / 20


@one_each
def test_an_action_keeps_its_meaning(game: str, players: int) -> None:
    """An id names the same option in every match; only terms of deals, and rare ways across a map, are not listed."""
    ids = actions(game)
    assert len(set(ids.keys)) == len(ids.keys) == ids.size
    environment = Environment(game, players, seed=5)
    dice = random.Random(5)
    spare = offered = 0
    for _ in range(400):
        if environment.over:
            environment.reset(6)
        assert environment._decision is not None
        among_terms = environment._decision.question.name.endswith("-terms")
        for action in environment.open:
            offered += 1
            if action < ids.size - ids.spare:
                assert environment.key(action) == ids.keys[action]
            else:
                assert game in ("crescent_moon", "oath")
                spare += not among_terms
        environment.step(dice.choice(environment.open))
    assert spare <= offered / 200


def test_options_that_are_not_listed_keep_their_ids_too() -> None:
    """Whatever they are offered with, unless two of them want the same; then both are offered all the same."""
    ids = actions("oath")
    terms = [Option(f"0>1:later-favor:{n}", n, label="", rule="") for n in range(60)]
    together = {option.key: number for number, option in ids.of(terms).items()}
    assert len(together) == 60
    assert together == {option.key: number for number, option in ids.of(reversed(terms)).items()}
    listed = ids.size - ids.spare
    assert all(number >= listed for number in together.values())
    alone = [next(iter(ids.of([term]))) for term in terms]
    assert sum(number == together[term.key] for number, term in zip(alone, terms, strict=True)) >= 55
    many = [Option(f"term:{n}", n, label="", rule="") for n in range(ids.spare + 5)]
    assert len(ids.of(many)) == ids.spare


KEYS_BEFORE_AND_AFTER = """
from regnum.games import find, names
from regnum.kernel.errors import BadSetup
from regnum.lab.learning import words
from regnum.lab.simulate import simulate

for game in names():
    before = words.option_keys(game), {kind: words.of_kind(game, kind) for kind in words._by_kind(game)}
    rules = find(game)
    for setting in rules.settings:
        for value in setting.values:
            try:
                simulate(game, rules.seats[-1], 2, 5, options={setting.name: value})
            except BadSetup:
                pass  # a setting of matches for fewer
    words._standing_in.cache_clear()
    words._by_kind.cache_clear()
    after = words.option_keys(game), {kind: words.of_kind(game, kind) for kind in words._by_kind(game)}
    assert before == after, (game, set(after[0]) - set(before[0]))
"""


def test_numbers_do_not_depend_on_what_was_played_before() -> None:
    """A program trained in one process plays in another: ids and layouts are those of a process that has just begun."""
    done = subprocess.run([sys.executable, "-c", KEYS_BEFORE_AND_AFTER], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@one_each
def test_bots_can_be_followed_action_by_action(game: str, players: int) -> None:
    """`path` gives the actions of an answer, also of one made of several things; the match is the same."""
    environment = Environment(game, players, seed=2)
    bot = make("random", game, 4)
    several = 0
    for _ in range(120):
        if environment.over:
            break
        d = environment.match.decisions[0]
        seen = see(environment.match, d.seat, with_memory=False)
        raw = bot.answer(seen, next(one for one in seen.asked if one.id == d.id))
        chosen = environment.match.resolve(d, raw)
        twin = environment.match.clone()
        for action in environment.path(raw):
            assert environment.mask()[action]
            environment.step(action)
        several += isinstance(d.question, PickMany | Arrange) and not isinstance(raw, str)
        twin.answer(d.id, raw)
        assert [one.id for one in environment.match.decisions] == [one.id for one in twin.decisions], chosen
        assert environment.match.view(d.seat) == twin.view(d.seat)
    assert several or game == "oath"


@one_each
def test_clones_go_their_own_way_and_pickles_come_back(game: str, players: int) -> None:
    environment = Environment(game, players, seed=9)
    play_on(environment, 25)
    twin, again = environment.clone(), pickle.loads(pickle.dumps(environment))
    for copy in (twin, again):
        assert copy.open == environment.open
        assert (copy.observe() == environment.observe()).all()
    before = environment.observe()
    play_on(twin, 10, seed=2)
    play_on(again, 10, seed=2)
    assert (environment.observe() == before).all()
    assert (twin.observe() == again.observe()).all()


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    environment = Environment("abyss", 2, seed=1)
    before = environment.observe()
    closed = next(action for action in range(environment.actions.size) if action not in environment.open)
    for action in (closed, -1, environment.actions.size):
        with pytest.raises(Refused):
            environment.step(action)
    assert (environment.observe() == before).all()
    assert environment.steps == 0


def test_rewards_are_the_share_of_the_victory_or_the_points() -> None:
    for kind in ("win", "points"):
        environment = Environment("abyss", 3, seed=4, rewards=kind)  # type: ignore[arg-type]
        assert environment.rewards() == [0.0, 0.0, 0.0]
        play_on(environment, 5000)
        result = environment.match.result
        assert result is not None
        if kind == "win":
            assert sum(environment.rewards()) == pytest.approx(1.0)
            assert {seat for seat, reward in enumerate(environment.rewards()) if reward} == set(result.winners)
        else:
            assert environment.rewards() == list(result.scores)


def test_a_cloned_pettingzoo_environment_plays_on_alike() -> None:
    env = pettingzoo.raw_env("abyss", 2)
    env.reset(seed=3)
    dice = random.Random(1)
    for _ in range(30):
        env.step(dice.choice(env.core.open))
    twin = env.clone()
    state = dice.getstate()
    for one in (env, twin):
        dice.setstate(state)
        while not one.core.over:
            one.step(dice.choice(one.core.open))
    assert env.rewards == twin.rewards
    assert all(env.terminations.values())
    env.reset()
    twin.reset()
    assert env.core.match.seed == twin.core.match.seed


def test_a_batch_is_stepped_together_and_goes_on_with_new_matches() -> None:
    batch = Batch("abyss", 2, 4, seed=10)
    alone = Environment("abyss", 2, seed=10)
    ended = 0
    dice = random.Random(2)
    with pytest.raises(ValueError, match="3 actions"):
        batch.step([0, 0, 0])
    for _ in range(600):
        observations, masks = batch.observe()
        assert observations.shape == (4, alone.size)
        assert masks.shape == (4, alone.actions.size)
        chosen = [dice.choice(one.open) for one in batch.environments]
        if not alone.over and not ended:
            assert (observations[0] == alone.observe()).all()
            alone.step(chosen[0])
        results = batch.step(chosen)
        ended += sum(result is not None for result in results)
        if ended > 2:
            break
    assert ended > 2
    assert len({one.match.seed for one in batch.environments}) == 4


NO_OPENSPIEL = "no OpenSpiel here (`pip install open_spiel`): not tested with it"


@pytest.mark.parametrize(
    ("game", "players"), [(game.name, players) for game in GAMES for players in (game.seats[0], game.seats[-1])]
)
def test_openspiel_is_content(game: str, players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason=NO_OPENSPIEL)
    from regnum.lab import openspiel

    pyspiel.random_sim_test(openspiel.load(game, players, seeds=8), num_sims=1, serialize=True, verbose=False)


def test_openspiels_observer_sees_what_the_seat_sees() -> None:
    pytest.importorskip("pyspiel", reason=NO_OPENSPIEL)
    from regnum.lab import openspiel

    game = openspiel.load("abyss", 2, seeds=8)
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    observer = game.make_py_observer()
    for seat in range(2):
        observer.set_from(state, seat)
        assert (observer.tensor == state.core.observe(seat)).all()
