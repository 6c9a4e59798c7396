"""The page in a real browser: it comes up, keeps its own rules, and nothing inline would run."""

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import OpenPage
from tests.web.table_server import TableServer


@pytest.mark.parametrize("path", ["/", "/cards/abyss", "/rules/abyss"])
def test_the_page_comes_up(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.locator("#app h1").first.wait_for()
    assert "Regnum" in page.title()


def test_a_table_comes_up(open_page: OpenPage, table_server: TableServer) -> None:
    table = table_server.lay("me", "random")
    page = open_page(f"/table/{table}")
    page.locator("[data-thing]").first.wait_for()


def test_nothing_inline_would_run(browser: Browser, table_server: TableServer) -> None:
    page = browser.new_page()
    page.goto(table_server.address)
    # Not by `open_page`: here the browser is meant to complain.
    page.evaluate(
        """() => {
            document.addEventListener("securitypolicyviolation", (event) => {
                (window.violated ??= []).push(event.effectiveDirective)
            })
            const script = document.createElement("script")
            script.textContent = "window.ran = true"
            document.body.append(script)
            document.body.insertAdjacentHTML("beforeend", "<img src='/icon.svg' onload='window.ran = true'>")
        }"""
    )
    page.wait_for_function("() => window.violated?.length === 2")
    assert page.evaluate("() => window.violated") == ["script-src-elem", "script-src-attr"]
    assert page.evaluate("() => window.ran") is None
    page.close()
