"""A supervisor with one worker that would go on for ever: run as a program, to be killed."""

from __future__ import annotations

import multiprocessing
import time

from regnum.server.background.processes import end_with_parent


def work() -> None:
    end_with_parent()
    while True:
        time.sleep(0.05)


if __name__ == "__main__":
    worker = multiprocessing.get_context("spawn").Process(target=work)
    worker.start()
    print(worker.pid, flush=True)
    time.sleep(60)
