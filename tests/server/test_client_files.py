"""How the files of the web client are sent: what a browser may keep, and what it may not run."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar import Litestar, Response
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from regnum.server.http import page

INDEX = "<!doctype html><title>Regnum</title>" + "<p>one page</p>" * 100
SCRIPT = "export const one = 1\n" * 100

Asking = TestClient[Litestar]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "outside.txt").write_text("secret")
    web = tmp_path / "web"
    (web / "index.html").write_text(INDEX)
    (web / "icon.svg").write_text("<svg/>")
    (web / ".stamp").write_text("secret")
    (web / "assets" / "index-abc.js").write_text(SCRIPT)
    (web / "assets" / "font-abc.woff2").write_bytes(b"\0" * 500)
    return web


@pytest.fixture
def asking(web: Path) -> Iterator[Asking]:
    settings = SimpleNamespace(web=web)
    lost = page.nowhere(settings, lambda _, error: Response({"detail": error.detail}, status_code=404))
    with TestClient(Litestar(page.routes(settings), exception_handlers={NotFoundException: lost})) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/cards/abyss", "/rules/abyss"])
def test_the_addresses_of_the_client_get_its_page(asking: Asking, path: str) -> None:
    answer = asking.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_table_gets_the_page_that_names_what_tables_are_drawn_with(asking: Asking, web: Path) -> None:
    (web / "table.html").write_text(INDEX + "<p>a table</p>")
    assert asking.get("/table/abc").text == asking.get("/replay/abc").text == INDEX + "<p>a table</p>"
    assert asking.get("/").text == INDEX


@pytest.mark.parametrize("path", ["/tabel", "/tabel/abc", "/table/abc/def", "/table", "/rules/abyss/1/2"])
def test_other_addresses_get_it_too_and_are_not_found(asking: Asking, path: str) -> None:
    answer = asking.get(path)
    assert (answer.status_code, answer.text) == (404, INDEX)


def test_what_programs_ask_for_gets_no_page(asking: Asking) -> None:
    answer = asking.get("/api/tabel")
    assert (answer.status_code, answer.json()) == (404, {"detail": "Not Found"})


def test_assets_are_kept_for_ever(asking: Asking) -> None:
    answer = asking.get("/assets/index-abc.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert asking.get("/assets/font-abc.woff2").headers["content-type"] == "font/woff2"


def test_files_beside_the_page_are_asked_for_again(asking: Asking) -> None:
    answer = asking.get("/icon.svg")
    assert (answer.status_code, answer.text) == (200, "<svg/>")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/no-such.js",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/.stamp",
        "/assets/%2e%2e/.stamp",
    ],
)
def test_nothing_else_is_sent(asking: Asking, path: str) -> None:
    answer = asking.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_an_asset_that_is_gone_is_not_a_page(asking: Asking) -> None:
    answer = asking.get("/assets/index-old.js")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js"])
def test_text_is_sent_small(asking: Asking, path: str) -> None:
    with asking.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw).decode() in (INDEX, SCRIPT)


@pytest.mark.parametrize(
    ("path", "accepted"), [("/", "identity"), ("/assets/font-abc.woff2", "gzip"), ("/icon.svg", "gzip")]
)
def test_what_would_not_shrink_or_is_not_accepted_is_sent_as_it_is(asking: Asking, path: str, accepted: str) -> None:
    assert "content-encoding" not in asking.get(path, headers={"Accept-Encoding": accepted}).headers


def test_a_page_the_browser_has_is_not_sent_again(asking: Asking) -> None:
    tag = asking.get("/").headers["etag"]
    answer = asking.get("/", headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["etag"] == tag
    assert asking.get("/", headers={"If-None-Match": '"another"'}).status_code == 200


def test_a_client_that_is_built_anew_is_the_one_that_is_sent(asking: Asking, web: Path) -> None:
    tag = asking.get("/").headers["etag"]
    (web / "index.html").write_text("<title>new</title>")
    (web / "assets" / "index-new.js").write_text("2")
    os.utime(web / "index.html", ns=(1, 1))
    assert asking.get("/", headers={"If-None-Match": tag}).text == "<title>new</title>"
    assert asking.get("/assets/index-new.js").text == "2"


def test_the_policy(asking: Asking) -> None:
    policy = dict(rule.split(" ", 1) for rule in asking.get("/").headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe-inline" not in policy["style-src"]
    assert "unsafe-eval" not in str(policy)


# -- without a client ------------------------------------------------------------------------------------------------


def test_without_a_client_the_page_says_how_to_build_it(asking: Asking, web: Path) -> None:
    (web / "index.html").unlink()
    for path in ("/", "/table/abc"):
        answer = asking.get(path)
        assert answer.status_code == 200
        assert "make play" in answer.text
        assert "regnum play --terminal" in answer.text
        assert '<section lang="pl">' in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert asking.get("/assets/index-abc.js").status_code == 404
    assert asking.get("/favicon.ico").status_code == 404


def test_once_it_is_built_it_is_there(asking: Asking, web: Path) -> None:
    (web / "index.html").rename(web / "later")
    assert "make play" in asking.get("/").text
    (web / "later").rename(web / "index.html")
    assert asking.get("/").text == INDEX
