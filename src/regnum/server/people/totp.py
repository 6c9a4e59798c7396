"""Second factors: six figures that an authenticator makes of a secret and of the time (RFC 6238).

A figure is good once: the step of the last one that was taken is remembered.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import struct
import time
from urllib.parse import quote

STEP = 30
FIGURES = 6
DRIFT = 1
"""So many steps a clock may be ahead or behind."""


def fresh_secret() -> str:
    return base64.b32encode(secrets.token_bytes(20)).decode()


def code(secret: str, step: int) -> str:
    """The figures for one step of thirty seconds."""
    digest = hmac.new(base64.b32decode(secret), struct.pack(">Q", step), hashlib.sha1).digest()
    at = digest[-1] & 0xF
    number = int.from_bytes(digest[at : at + 4]) & 0x7FFFFFFF
    return str(number % 10**FIGURES).zfill(FIGURES)


def step_of(secret: str, given: str, after: int | None, now: float | None = None) -> int | None:
    """The step that these figures are for; None if they are wrong, or were used already."""
    current = int((time.time() if now is None else now) // STEP)
    given = "".join(given.split())
    for step in range(current - DRIFT, current + DRIFT + 1):
        fits = hmac.compare_digest(code(secret, step).encode(), given.encode("utf-8", "replace"))
        if fits and (after is None or step > after):
            return step
    return None


def address(secret: str, login: str) -> str:
    """What an authenticator reads, as a link or from a picture."""
    return f"otpauth://totp/Regnum:{quote(login)}?secret={secret}&issuer=Regnum"
