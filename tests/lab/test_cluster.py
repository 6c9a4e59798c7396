"""The same lines on a Ray cluster of two machines, also when a worker or a whole machine is lost on the way."""

import gc
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel.errors import BadSetup
from regnum.lab import workers as lab
from regnum.lab.arena import fight_all, plan
from regnum.lab.simulate import simulate
from regnum.lab.verify import verify
from regnum.lab.workers import LOCAL, Workers, WorkLost


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"regnum\[cluster\]"):
        simulate("abyss", 2, 2, 1, workers=Workers(ray=LOCAL))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999"])
def test_where_there_is_no_cluster_one_is_told_so(address: str) -> None:
    pytest.importorskip("ray", reason="no Ray here (the extra `cluster`): clusters are not tested")
    with pytest.raises(BadSetup, match=f"no Ray cluster at {address}"):
        simulate("abyss", 2, 2, 1, workers=Workers(ray=address))


def test_an_address_may_have_colons_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refused(address: tuple[str, int], timeout: float) -> None:
        tried.append(address)
        raise ConnectionRefusedError

    pytest.importorskip("ray", reason="no Ray here (the extra `cluster`): clusters are not tested")
    monkeypatch.setattr(lab, "create_connection", refused)
    with pytest.raises(BadSetup, match="no Ray cluster"):
        simulate("abyss", 2, 2, 1, workers=Workers(ray="[::1]:6379"))
    assert tried == [("::1", 6379)]


def test_results_come_in_the_order_of_the_items() -> None:
    items = list(range(40))
    for workers in (Workers(), Workers(2), Workers(3)):
        assert list(workers.do(str, items)) == [str(item) for item in items]
    assert list(Workers(2).do(str, [])) == []


def dying(work: tuple[str, int, bool]) -> int:
    """Work whose process is killed at the item 7: the first time, or always."""
    folder, item, always = work
    killed = Path(folder, "killed")
    if item == 7 and (always or not killed.exists()):
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return item * item


def test_a_killed_process_is_done_without(tmp_path: Path) -> None:
    """What was lost is done again; who loses a process again and again at the same work is told so."""
    for jobs in (2, 3):
        (tmp_path / "killed").unlink(missing_ok=True)
        items = [(str(tmp_path), item, False) for item in range(30)]
        assert list(Workers(jobs).do(dying, items)) == [item * item for item in range(30)]
        assert (tmp_path / "killed").exists()
    found = Workers(2).do(dying, [(str(tmp_path), item, True) for item in range(30)], batch=1)
    assert [next(found) for _ in range(7)] == [item * item for item in range(7)]
    with pytest.raises(WorkLost, match="3 times"):
        next(found)


def sleeping(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_who_reads_no_further_does_not_wait() -> None:
    before = set(active_children())
    some = Workers(2).do(sleeping, [0.0, 600.0, 600.0, 600.0], batch=1)
    assert next(some) == 0.0
    some.close()  # type: ignore[attr-defined]
    assert set(active_children()) <= before


class FakeRay:
    """As much of Ray as a run uses, in this process: tasks are done when their result is asked for."""

    def __init__(self) -> None:
        self.waiting = self.most = self.cancelled = 0

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, work: Any) -> Any:
        fake = self

        class Task:
            def options(self, **how: Any) -> Any:
                assert how["max_retries"] == -1
                return self

            def remote(self, *args: Any) -> Any:
                fake.waiting += 1
                fake.most = max(fake.most, fake.waiting)
                return lambda: work(*args)

        return Task()

    def get(self, task: Any) -> Any:
        self.waiting -= 1
        return task()

    def cancel(self, task: Any, force: bool) -> None:
        self.cancelled += 1


def test_batches_are_handed_out_ahead_and_called_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)  # type: ignore[arg-type]
    assert list(Workers(ray="anywhere").do(str, range(100))) == [str(item) for item in range(100)]
    assert 1 < fake.most <= 6
    assert (fake.waiting, fake.cancelled) == (0, 0)
    some = Workers(ray="anywhere").do(str, range(100))
    assert next(some) == "0"
    some.close()  # type: ignore[attr-defined]
    assert fake.cancelled == fake.waiting > 0


# -- a real one ------------------------------------------------------------------------------------------------------

HALF = 80 * 1024 * 1024


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines with a core each, as Ray's own tests have them."""
    ray = pytest.importorskip("ray", reason="no Ray here (the extra `cluster`): clusters are not tested")
    from ray.cluster_utils import Cluster

    machines = {"num_cpus": 1, "object_store_memory": HALF}
    made = Cluster(initialize_head=True, head_node_args={**machines, "include_dashboard": False})
    made.add_node(**machines)
    ray.init(address=made.address, log_to_driver=False, logging_level=40)
    yield made
    ray.shutdown()
    made.shutdown()
    gc.collect()  # what Ray leaves open it must not be another test's business to find


def lines(report: Any) -> dict[str, Any]:
    return {name: value for name, value in report.to_json().items() if name != "seconds"}


def dying_once(place: tuple[str, int, int]) -> int:
    """Work that waits for both machines, and takes its process with it when the worst item first comes up."""
    import ray

    folder, item, worst = Path(place[0]), *place[1:]
    Path(folder, f"machine-{ray.get_runtime_context().get_node_id()}").touch()
    given_up = time.monotonic() + 120
    while len(list(folder.glob("machine-*"))) < 2 and time.monotonic() < given_up:
        time.sleep(0.01)
    Path(folder, f"{item}-by-{os.getpid()}").touch()
    if item == worst and len(list(folder.glob(f"{item}-by-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return item * item


@pytest.mark.filterwarnings("ignore")
class TestRealCluster:
    def test_simulate_verify_and_arena_give_the_same_as_the_pool(self, cluster: Any) -> None:
        there, pool = Workers(ray=cluster.address), Workers(2)
        assert simulate("abyss", 3, 30, 5, workers=there).matches == simulate("abyss", 3, 30, 5, workers=pool).matches
        bots = {"bots": "greedy,random"}
        assert simulate("abyss", 2, 6, 5, workers=there, **bots).matches == simulate("abyss", 2, 6, 5, **bots).matches  # type: ignore[arg-type]
        settings: dict[str, Any] = {"moments": 6}
        found = [lines(verify("abyss", None, 12, 3, workers=who, **settings)) for who in (there, pool, Workers())]
        assert found[0] == found[1] == found[2]
        run = plan("abyss", ("greedy", "random"), 3, 2, 2, {})
        here, away = fight_all(run, workers=pool), fight_all(run, workers=there)
        assert [bout.outcome for bout in here.bouts] == [bout.outcome for bout in away.bouts]
        timed = ("seconds", "milliseconds")
        assert [(name, value) for name, value in here.to_json().items() if name not in timed] == [
            (name, value) for name, value in away.to_json().items() if name not in timed
        ]

    def test_both_machines_work_and_a_killed_workers_batch_is_done_again(self, cluster: Any, tmp_path: Path) -> None:
        items = [(str(tmp_path), item, 17) for item in range(40)]
        found = list(Workers(ray=cluster.address).do(dying_once, items, batch=4))
        assert found == [item * item for item in range(40)]
        assert len(list(tmp_path.glob("machine-*"))) == 2
        assert len(list(tmp_path.glob("17-by-*"))) == 2  # the process that died, and another one

    def test_a_lost_machine_is_done_without(self, cluster: Any) -> None:
        extra = cluster.add_node(num_cpus=1, object_store_memory=HALF)
        expected = simulate("paladins", 2, 24, 1).matches
        seen: list[int] = []

        def leave(done: int) -> None:
            seen.append(done)
            if done == 3:
                cluster.remove_node(extra, allow_graceful=False)

        found = simulate("paladins", 2, 24, 1, workers=Workers(ray=cluster.address), progress=leave)
        assert found.matches == expected
        assert seen == list(range(1, 25))
