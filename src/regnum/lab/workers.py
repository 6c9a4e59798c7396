"""Who does the work of a long run: this process, a pool of processes, or a Ray cluster.

The work is a list of items (seeds, say) and a function of one. Results come in the order of the items, whoever did
them, so that a run gives the same lines everywhere.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from regnum.kernel.errors import BadSetup

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""The address of a cluster that is started here and ends with the run."""
MOST_IN_A_BATCH = 25
AHEAD = 3
"""So many batches for each core of a cluster are handed out before the first is back."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Where a run is done: `jobs` processes here, or the cluster at `ray`."""

    jobs: int = 1
    ray: str | None = None

    def do(self, work: Callable[[T], R], items: Sequence[T], batch: int | None = None) -> Iterator[R]:
        """The results, one after another, as soon as they are there. Raises BadSetup where there is no such cluster."""
        if self.ray is not None:
            yield from _on_ray(self.ray, self.jobs, work, items, batch)
        elif self.jobs == 1 or len(items) < 2:
            yield from map(work, items)
        else:
            from multiprocessing import Pool

            with Pool(min(self.jobs, len(items))) as pool:
                yield from pool.imap(work, items, chunksize=batch or _batch(len(items), self.jobs))


HERE = Workers()


def _batch(items: int, workers: int) -> int:
    return max(1, min(MOST_IN_A_BATCH, items // (4 * workers)))


def _each(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def _on_ray(address: str, jobs: int, work: Callable[[T], R], items: Sequence[T], batch: int | None) -> Iterator[R]:
    """Batches of items as tasks. A batch whose worker or machine is lost is done again, as often as it takes."""
    with _cluster(address, jobs) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = batch or _batch(len(items), cores)
        task = ray.remote(_each).options(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")
        held = ray.put(work)
        waiting: deque[Any] = deque()
        batches = iter([items[i : i + size] for i in range(0, len(items), size)])
        try:
            for part in batches:
                waiting.append(task.remote(held, part))
                if len(waiting) >= AHEAD * cores:
                    yield from ray.get(waiting.popleft())
            while waiting:
                yield from ray.get(waiting.popleft())
        finally:
            for left in waiting:
                ray.cancel(left, force=True)


@contextmanager
def _cluster(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected. One that was connected before stays so; otherwise the connection ends with the run."""
    try:
        import ray
    except ImportError:
        raise BadSetup("--ray needs Ray: pip install 'regnum[cluster]'") from None
    if ray.is_initialized():
        yield ray
        return
    settings: dict[str, Any] = {"include_dashboard": False, "num_cpus": jobs if jobs > 1 else None}
    if address != LOCAL:
        settings = {"address": address}
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetup(f"there is no Ray cluster at {address}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
