"""The web client, as the browser gets it: the built files of `web/`, or a page that says how to build them.

The files are read once and kept, and read again when the client has been built anew. Assets carry a hash of their
content in their names, so a browser may keep them for ever; everything else it asks for again each time.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from regnum.server.people.door import API

Failing: TypeAlias = Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]

WEB = Path(__file__).parent.parent / "web"
"""Where the build puts the client; a wheel carries it."""

CLIENT_ROUTES = [
    "/",
    "/hall",
    "/chronicles",
    "/profile",
    "/chronicle/{id:str}",
    "/join",
    "/table/{id:str}",
    "/replay/{id:str}",
    "/cards/{game:str}",
    "/rules/{game:str}",
    "/lesson/{game:str}/{name:str}",
]
"""The addresses that the client itself understands."""

TABLES = ("/table/", "/replay/")
"""Here the same page names beforehand what a table is drawn with (web/vite.config.ts writes it)."""

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def _policy(**other: str) -> str:
    return "; ".join(f"{what} {whence}" for what, whence in {**POLICY, **other}.items())


HEADERS = {
    "Content-Security-Policy": _policy(),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer says to the browser: nothing from elsewhere, nothing inline, nothing in a frame."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

# Not left to the machine: Windows keeps its types in the registry, where other programs change them.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SHRINKS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


@dataclass
class File:
    """A file of the client."""

    name: str
    data: bytes

    @property
    def suffix(self) -> str:
        return Path(self.name).suffix

    @property
    def media_type(self) -> str:
        return TYPES.get(self.suffix) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.data).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, where that helps."""
        if self.suffix not in SHRINKS:
            return None
        packed = gzip.compress(self.data, 6, mtime=0)
        return packed if len(packed) < len(self.data) else None


@dataclass
class Client:
    """The files of the built client."""

    folder: Path
    files: dict[str, File] = field(default_factory=dict)
    built: int = 0

    def file(self, name: str) -> File | None:
        """A file by its path in the client; None if there is no such file."""
        self._refresh()
        return self.files.get(name)

    def _refresh(self) -> None:
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            self.files, self.built = {}, 0
            return
        if built != self.built:
            self.files = {file.name: file for file in _read(self.folder)}
            self.built = built


def _read(folder: Path) -> list[File]:
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return [File(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths]


class HasWeb(Protocol):
    """The part of the server's settings that this page reads."""

    @property
    def web(self) -> Path | None: ...


@cache
def _client(folder: Path) -> Client:
    return Client(folder)


def nowhere(settings: HasWeb, otherwise: Failing) -> Failing:
    """What is answered to an address that nothing is known of: the client says so, in the reader's language."""
    client = _client(settings.web or WEB)

    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        found = None if request.scope["path"].startswith(API) else client.file("index.html")
        return _answer(request, found, ASK_AGAIN, status=404) if found else otherwise(request, error)

    return answer


def routes(settings: HasWeb) -> list[HTTPRouteHandler]:
    """The handlers that serve the client."""
    client = _client(settings.web or WEB)

    @get(CLIENT_ROUTES, include_in_schema=False, sync_to_thread=False)
    def index(request: Request[Any, Any, Any]) -> Response[bytes]:
        at_table = request.scope["path"].startswith(TABLES)
        found = (client.file("table.html") if at_table else None) or client.file("index.html")
        return _answer(request, found, ASK_AGAIN) if found else _not_built()

    @get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
        found = client.file(f"assets{path.as_posix()}")
        return _answer(request, found, FOR_EVER) if found else _nothing()

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def other(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """The few files beside the page, such as its icon; for any other address the client says what it thinks."""
        if found := client.file(name):
            return _answer(request, found, ASK_AGAIN)
        found = client.file("index.html")
        return _answer(request, found, ASK_AGAIN, status=404) if found else _nothing()

    return [index, asset, other]


def _answer(request: Request[Any, Any, Any], file: File, keep: str, status: int = 200) -> Response[bytes]:
    headers = {**HEADERS, "Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def _nothing() -> Response[bytes]:
    return Response(b"not found\n", status_code=404, headers=HEADERS, media_type="text/plain")


# -- when there is no client -----------------------------------------------------------------------------------------

STYLE = """
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem }
h1 { font-weight: 600 }
code { font-size: 1rem; padding: .1em .35em; border: 1px solid; border-radius: .3em; white-space: nowrap }
section + section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid }
"""

NOT_BUILT = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Regnum</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Regnum</h1>
<section>
<p>The server is running, but this installation has no web client in it yet.</p>
<p>In a checkout, <code>make play</code> builds it and starts the server again; <code>make wheel</code> makes a package
that carries it. Building needs Node.js, which is fetched for you if you have none; playing doesn't.</p>
<p>Meanwhile you can play in the terminal: <code>regnum play --terminal</code></p>
</section>
<section lang="pl">
<p>Serwer działa, ale w tej instalacji nie ma jeszcze klienta przeglądarkowego.</p>
<p>W katalogu z kodem <code>make play</code> buduje go i uruchamia serwer na nowo, a <code>make wheel</code> tworzy
pakiet, który ma go w sobie. Do budowania potrzebny jest Node.js (jeśli go nie masz, zostanie pobrany), do grania
nie.</p>
<p>Tymczasem można grać w terminalu: <code>regnum play --terminal</code></p>
</section>
</body>
</html>
"""


def _not_built() -> Response[bytes]:
    style = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = _policy(**{"style-src": f"'sha256-{style}'"})
    headers = {**HEADERS, "Content-Security-Policy": policy, "Cache-Control": "no-store"}
    return Response(NOT_BUILT.encode(), headers=headers, media_type=TYPES[".html"])
