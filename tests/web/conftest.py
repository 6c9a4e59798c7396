"""Pages in a real browser. A page that a test opens must stay silent: no error on the console, no violation of the
content security policy, nothing asked of another host."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from tests.web.at_the_table import PATIENCE
from tests.web.table_server import TableServer

OpenPage = Callable[..., Page]

UNINSTALLED = "Service Worker registration blocked by Playwright"
"""Said where a test wants every request to go to the server itself, as most do."""


@pytest.fixture
def open_page(browser: Browser, table_server: TableServer) -> Iterator[OpenPage]:
    """Opens a page of the table server in a browser context of its own; takes the context's options.

    `forgives` is a pattern of what the page may say on the console after all, where a test makes trouble on purpose.
    Without a path nothing is loaded yet.
    """
    complaints: list[str] = []
    expect.set_options(timeout=PATIENCE)

    def console(message: ConsoleMessage, forgives: str) -> None:
        if message.text == UNINSTALLED:
            return
        if message.type in ("error", "warning") and not (forgives and re.search(forgives, message.text)):
            complaints.append(f"console: {message.text}")

    def requested(request: Request) -> None:
        if not request.url.startswith((table_server.address, "data:", "blob:")):
            complaints.append(f"asked elsewhere: {request.url}")

    def open_page(path: str | None = "/", forgives: str = "", **options: Any) -> Page:
        context = browser.new_context(
            base_url=table_server.address, **{"locale": "en-GB", "service_workers": "block", **options}
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: console(message, forgives))
        page.on("request", requested)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    assert complaints == []
