"""Processes forked from one that has read the server's code already: they begin at once."""

from __future__ import annotations

import multiprocessing
from multiprocessing.context import ForkServerContext


def forkserver() -> ForkServerContext:
    context: ForkServerContext = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.preloaded"])
    return context
