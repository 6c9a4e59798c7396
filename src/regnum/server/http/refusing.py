"""Errors over HTTP: one shape for all, documented for every route, and never a word about a secret."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from regnum.kernel.errors import BadSetup, Refused, RegnumError
from regnum.server.log import log_failure
from regnum.server.settings import Settings
from regnum.server.tables.live import NoSuchTable, refused
from regnum.server.wire import Args, Problem
from regnum.texts import MissingText, Texts

STATUS = {
    "not-your-seat": 403,
    "not-your-table": 403,
    "wrong-password": 403,
    "signed-out": 403,
    "no-such-seat": 404,
    "no-such-block": 404,
    "no-such-invite": 404,
    "not-shared": 403,
    "not-admin": 403,
    "banned": 403,
    "muted": 403,
    "wrong-code": 403,
    "code-wanted": 403,
    "no-such-session": 404,
    "quota": 409,
    "not-invited": 403,
    "too-fast": 429,
    "not-stored": 503,
}
"""Refusals that are not a conflict with how the match stands."""

_MEANINGS = {
    400: "The request can't be read.",
    403: "This is somebody else's, or the request does not come from the server's own pages.",
    404: "There is no such thing, or it is none of yours.",
    405: "Not with this method.",
    409: "Refused: not as things stand.",
    413: "Too long.",
    415: "Not of the right kind.",
    422: "Refused: it can't be read as what it should be.",
    429: "Too much at once; `Retry-After` says in how many seconds it will be heard again.",
    503: "It could not be written down; nothing has changed.",
}


def not_at_home(settings: Settings) -> None:
    """What is for many people is not there in a household. Raises Refused."""
    if settings.household:
        raise refused("household", "refused-household")


def documented(*codes: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for its documentation."""
    every = sorted({400, 403, 404, 405, 429, 503, *codes})
    return {code: ResponseSpec(Problem, description=_MEANINGS[code], generate_examples=False) for code in every}


@cache
def _texts() -> Texts:
    return Texts("", "en")


def _sentence(message: str, args: Args) -> str:
    try:
        return _texts()(message, args)
    except (MissingText, KeyError):
        return message


def _response(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status_code, media_type="application/json", headers=headers)


def _refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    said = str(no.args[0]) if no.args and no.args[0] != no.message else _sentence(no.message, no.params)
    headers = {"Retry-After": str(no.params["seconds"])} if no.code == "too-fast" else None
    return _response(Problem(STATUS.get(no.code, 409), said, no.code, no.message, no.params, no.rule), headers)


def _no_such_table(_: Request[Any, Any, Any], __: NoSuchTable) -> Response[Problem]:
    return _response(Problem(404, "There is no such table.", "not-found"))


def _bad_setup(_: Request[Any, Any, Any], bad: BadSetup) -> Response[Problem]:
    return _response(Problem(409, str(bad), "bad-setup"))


def _not_stored(request: Request[Any, Any, Any], failure: SQLAlchemyError) -> Response[Problem]:
    log_failure("store-failed", failure, path=request.scope["path"])
    return _refused(request, Refused("not-stored", message="refused-not-stored", args={}))


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return _response(Problem(400, "This goes too deep.", "malformed"))


class BadUpload(RegnumError):
    """A record that is none (422), or that the rules do not follow (409)."""

    def __init__(self, detail: str, status: int) -> None:
        super().__init__(detail)
        self.status = status


def _bad_upload(_: Request[Any, Any, Any], bad: BadUpload) -> Response[Problem]:
    return _response(Problem(bad.status, str(bad), "bad-record"))


_CODES = {404: "not-found", 405: "method", 413: "too-long", 415: "media-type"}


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        log_failure("failed", error, path=request.scope["path"])
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join([detail, *(str(part.get("message")) for part in error.extra if isinstance(part, dict))])
    return _response(Problem(status, detail, _CODES.get(status, "malformed")), error.headers)


def _failure(request: Request[Any, Any, Any], failure: Exception) -> Response[Problem]:
    log_failure("failed", failure, path=request.scope["path"])
    return _response(Problem(500, "Something went wrong here; it has been noted.", "failed"))


HANDLERS: dict[Any, Any] = {
    Refused: _refused,
    NoSuchTable: _no_such_table,
    BadSetup: _bad_setup,
    BadUpload: _bad_upload,
    SQLAlchemyError: _not_stored,
    RecursionError: _too_deep,
    HTTPException: _http,
    Exception: _failure,
}
