"""Who does the work of a long run: this process, a pool of processes, or a Ray cluster.

The work is a list of items (seeds, say) and a function of one. Results come in the order of the items, whoever did
them, so that a run gives the same lines everywhere.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from signal import SIGINT, signal
from socket import create_connection
from typing import Any, TypeVar

from regnum.kernel.errors import BadSetup, RegnumError

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""The address of a cluster that is started here and ends with the run."""
MOST_IN_A_BATCH = 25
AHEAD = 3
"""So many batches for each core are handed out before the first is back."""
LOSSES = 3
"""After so many lost processes without a result between them a run is given up."""
PATIENCE = 10.0
"""So many seconds a cluster has to let itself be connected to."""


class WorkLost(RegnumError):
    """A process of this machine was lost again and again at the same work."""


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
            yield from _on_processes(self.jobs, work, items, batch)


HERE = Workers()


def _batches(items: Sequence[T], workers: int, size: int | None) -> list[Sequence[T]]:
    """The items in parts of this size, or of one that keeps so many workers busy to the end."""
    size = size or max(1, min(MOST_IN_A_BATCH, len(items) // (4 * workers)))
    return [items[i : i + size] for i in range(0, len(items), size)]


def _each(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def _in_order(
    batches: Iterable[Sequence[T]],
    hand_out: Callable[[Sequence[T]], Any],
    fetch: Callable[[Any], list[R]],
    waiting: deque[Any],
    most: int,
) -> Iterator[list[R]]:
    """The results of each batch in turn, while `most` of them are out."""
    for part in batches:
        waiting.append(hand_out(part))
        if len(waiting) >= most:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())


def _on_processes(jobs: int, work: Callable[[T], R], items: Sequence[T], size: int | None) -> Iterator[R]:
    """Batches of items in processes here. When one is lost (the system ends who takes too much memory), all begin anew
    where the results end; not for ever: what is lost again and again always will be.
    """
    from concurrent.futures.process import BrokenProcessPool

    batches = _batches(items, jobs, size)
    done = losses = 0
    while done < len(batches):
        try:
            for results in _in_a_pool(min(jobs, len(batches) - done), work, batches[done:]):
                yield from results
                done += 1
                losses = 0
        except BrokenProcessPool:
            losses += 1
            if losses == LOSSES:
                raise WorkLost(
                    f"{LOSSES} times a process was lost at the same place: is there enough memory?"
                ) from None


def _in_a_pool(jobs: int, work: Callable[[T], R], batches: Sequence[Sequence[T]]) -> Iterator[list[R]]:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing import active_children

    strangers = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, _end))

    def hand_out(part: Sequence[T]) -> Future[list[R]]:
        return pool.submit(_each, work, part)

    try:
        yield from _in_order(batches, hand_out, Future.result, deque(), AHEAD * jobs)
    finally:
        for process in set(active_children()) - strangers:
            process.kill()  # who reads no further does not wait for what is being done
        pool.shutdown(cancel_futures=True)


def _end(*_: Any) -> None:
    """Whoever interrupts a run interrupts its processes, too; the run says so, they do not."""
    os._exit(1)


def _on_ray(address: str, jobs: int, work: Callable[[T], R], items: Sequence[T], size: int | None) -> Iterator[R]:
    """Batches of items as tasks. A batch whose worker or machine is lost is done again, as often as it takes."""
    with _cluster(address, jobs) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(_each).options(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")
        hand_out = partial(task.remote, ray.put(work))
        waiting: deque[Any] = deque()
        try:
            for results in _in_order(_batches(items, cores, size), hand_out, ray.get, waiting, AHEAD * cores):
                yield from results
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
        _try_to_connect(address)
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadSetup(f"there is no Ray cluster at {address}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _try_to_connect(address: str) -> None:
    """Raises OSError where nobody listens: Ray itself would try again and again."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        create_connection((host.strip("[]"), int(port)), PATIENCE).close()
