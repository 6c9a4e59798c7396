"""How quickly a table is drawn, measured in the browser: `python -m tests.web.measure [game]`.

First paint of a table in the middle of a match (with nothing in the browser's cache, and again with it), and how long
after a message of the socket its change is painted, over a match against bots. Figures are printed, not judged.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.conftest import find_part
from tests.web.at_the_table import Player
from tests.web.quick_hand import QuickHand, lay
from tests.web.table_server import TableServer

TIMES = 7
ANSWERS = 80
"""So many answers of a match are given while its updates are measured."""
ENTRIES = 90
"""A match is in its middle after so many."""
SEATS = {
    "abyss": ("me", "greedy", "greedy"),
    "paladins": ("me", "greedy", "greedy"),
    "crescent_moon": ("me", "greedy", "greedy", "greedy"),
    "oath": ("me", "greedy", "greedy"),
}

DRAWN = """() => {
  // A frame is painted when the task after its animation callbacks runs.
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(0)
  })
  window.drawn = null
  window.updates = []
  const watch = () => {
    if (document.querySelectorAll('.board [data-thing]').length < 10) return requestAnimationFrame(watch)
    painted(() => (window.drawn = performance.now()))
  }
  requestAnimationFrame(watch)
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', (event) => {
        if (!/"is":"(table|changed)"/.test(String(event.data))) return
        const heard = performance.now()
        painted(() => window.updates.push(performance.now() - heard))
      })
    }
  }
}"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
SIZE: ViewportSize = {"width": 1440, "height": 900}


def first_paints(browser: Browser, address: str, table: str) -> None:
    kinds: dict[str, list[tuple[float, float]]] = {"empty cache": [], "warm cache": []}
    for _ in range(TIMES):
        context = browser.new_context(viewport=SIZE)
        context.add_init_script(f"({DRAWN})()")
        for figures in kinds.values():
            page = context.new_page()
            page.goto(f"{address}table/{table}")
            page.wait_for_function("() => window.drawn !== null")
            figures.append((page.evaluate(PAINT), page.evaluate("window.drawn")))
            page.close()
        context.close()
    for kind, figures in kinds.items():
        paint = median(paint for paint, _ in figures)
        board = median(drawn for _, drawn in figures)
        print(
            f"mid-game table, {kind}: first contentful paint {paint:.0f} ms, board drawn {board:.0f} ms, "
            f"medians of {TIMES}"
        )


def updates(browser: Browser, address: str, game: str) -> None:
    context = browser.new_context(viewport=SIZE, base_url=address)
    page = context.new_page()
    page.add_init_script(f"({DRAWN})()")
    page.goto(f"/table/{lay(address, SEATS[game], game=game)}")
    player = Player(page, seed=3)
    player.play(player.wait(), until=ANSWERS)
    figures = page.evaluate("window.updates")
    tail = quantiles(figures, n=20)[-1]
    print(
        f"updates of a match: {len(figures)}, from message to painted frame: median {median(figures):.0f} ms, "
        f"95 % within {tail:.0f} ms"
    )
    context.close()


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "abyss"
    chromium = find_part("browser")
    assert chromium, "there is no browser here"
    data = Path(tempfile.mkdtemp())
    arguments = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    load = os.getloadavg()[0]
    print(f"{game}: {os.cpu_count()} cores, load {load:.1f}, software rendering")
    try:
        with TableServer(data, REGNUM_BOT_PACE="0.15") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
            table = lay(server.address, SEATS[game], game=game)
            with QuickHand(server.address, table) as hand:
                hand.play(lambda sent, asked: sent["seq"] > ENTRIES)
            first_paints(browser, server.address, table)
            updates(browser, server.address, game)
            browser.close()
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
