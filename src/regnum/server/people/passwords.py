"""Passwords: what is asked of them, and their argon2 hashes. Hashing takes its time, and takes it on its own thread."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

from regnum.server.tables.live import refused

SHORTEST = 10
SHORTEST_LOGIN = 3
LONGEST_KEY = 80
"""As long as the column that holds a login as it is compared: folding can make it longer."""
# Twice what OWASP asks for at least; one lane, as the other core belongs to the tables.
_hasher = PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1, type=Type.ID)
_threads = ThreadPoolExecutor(2, "password")
_COMMON: frozenset[str] = frozenset(
    (Path(__file__).parent / "common-passwords.txt").read_text(encoding="utf-8").split()
)
_COMMON_WORDS = frozenset(bare for word in _COMMON if len(bare := word.strip("0123456789!")) >= 3)


def login_key(login: str) -> str:
    """A login as it is compared: "Ada", "ada" and "ＡＤＡ" are one."""
    folded = unicodedata.normalize("NFKC", login).casefold()
    return unicodedata.normalize("NFKC", folded).casefold()


def check_login(login: str) -> str:
    """The login as it is kept. Raises Refused."""
    login = " ".join(login.split(" ")).strip()
    key = login_key(login)
    if len(login) < SHORTEST_LOGIN or not login.isprintable() or not SHORTEST_LOGIN <= len(key) <= LONGEST_KEY:
        raise refused("bad-login", "refused-bad-login")
    return login


def check_password(password: str, login: str) -> None:
    """Long, and not the first that comes to mind; what it is made of is nobody's business. Raises Refused."""
    if len(password) < SHORTEST:
        raise refused("weak-password", "refused-password-short", count=SHORTEST)
    folded = login_key(password)
    if folded == login_key(login):
        raise refused("weak-password", "refused-password-login")
    if _is_common(folded):
        raise refused("weak-password", "refused-password-common")


def _is_common(folded: str) -> bool:
    """One of the commonest, also with figures and marks put to it; a few letters again and again; or a mere row."""
    bare = folded.strip("0123456789!?.,-_*#@$ ")
    if folded in _COMMON or bare in _COMMON_WORDS or len(bare) < 3:
        return True
    repeated = (folded + folded).find(folded, 1)
    steps = {ord(b) - ord(a) for a, b in pairwise(folded)}
    return repeated <= len(folded) // 2 or steps in ({1}, {-1})


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Whether it is the password of that hash. Where there is none, it takes as long to say no."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, kept)


def outdated(kept: str) -> bool:
    """Whether we would hash it otherwise by now."""
    return _hasher.check_needs_rehash(kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        _hasher.verify(_nobodys() if kept is None else kept, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")
