"""What the server counts of itself, as Prometheus reads it: /metrics, for whoever knows the operator's token.

Each worker counts for itself; `worker` tells them apart.
"""

from __future__ import annotations

import hmac
import os
from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import regnum

if TYPE_CHECKING:
    from regnum.server.tables.tables import Tables

PATH = "/metrics"
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW = 1.0
"""Seconds after which a request is worth a line in the log."""


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, labels: str) -> list[str]:
        lines, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{{labels},le="{bound}"}} {total}')
        return [*lines, f"{name}_sum{{{labels}}} {self.sum:.6f}", f"{name}_count{{{labels}}} {total}"]


class Metrics:
    """The counts of this process."""

    def __init__(self) -> None:
        self.choices = 0
        self.requests = Histogram()
        self.choosing = Histogram()
        """From when a choice is taken up until it is on the disk."""
        self.thinking = Histogram()
        self.sockets = 0
        self.refused_connections = 0
        self.slow_connections = 0
        self.sent_bytes = 0

    def told(self, tables: Tables) -> str:
        """In the text format of Prometheus."""
        labels = f'worker="{os.getpid()}"'
        figures = {
            ("regnum_choices_total", "counter"): self.choices,
            ("regnum_sent_bytes_total", "counter"): self.sent_bytes,
            ("regnum_refused_connections_total", "counter"): self.refused_connections,
            ("regnum_slow_connections_total", "counter"): self.slow_connections,
            ("regnum_sockets", "gauge"): self.sockets,
            ("regnum_tables_in_memory", "gauge"): tables.in_memory,
            ("regnum_bots_thinking", "gauge"): tables.thinkers.busy,
            ("regnum_writes_waiting", "gauge"): tables.writing,
        }
        lines = [f'regnum_info{{{labels},version="{regnum.__version__}"}} 1']
        for (name, kind), value in figures.items():
            lines += [f"# TYPE {name} {kind}", f"{name}{{{labels}}} {value}"]
        for name, histogram in (
            ("regnum_request_seconds", self.requests),
            ("regnum_choice_seconds", self.choosing),
            ("regnum_bot_seconds", self.thinking),
        ):
            lines += [f"# TYPE {name} histogram", *histogram.lines(name, labels)]
        return "\n".join(lines) + "\n"


METRICS = Metrics()


@get(PATH, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Whoever does not know the token is not told that there is anything."""
    tables: Tables = request.app.state.tables
    token = tables.settings.metrics
    given = request.headers.get("authorization", "")
    if token is None or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFoundException("not found")
    return Response(METRICS.told(tables), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})


ROUTES = [metrics]
