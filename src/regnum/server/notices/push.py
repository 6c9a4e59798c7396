"""Web Push: a message to a browser that is not open, through the service that its maker runs.

Off unless the operator turns it on (REGNUM_PUSH). The message is encrypted for the browser alone (RFC 8291) and signed
with the server's own key (RFC 8292), which is made once and kept in the data folder. Browsers give the addresses, and
the server calls them: so only at hosts of push services that the operator trusts, over TLS, without following where
they lead, and without reading what they say.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from regnum.kernel.errors import BadSetup
from regnum.server.notices.mail import NotSent
from regnum.server.settings import Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

TIMEOUT = 5.0
KEY_FILE = "push-key.pem"
A_DAY = 24 * 3600
GOOD_FOR = 12 * 3600
"""Seconds for which a signature is good; a service takes no more than a day."""
LONGEST = 2000
"""Bytes of a message; services take 4096 with everything around it."""
RECORD = 4096


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser is reached, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def allowed(endpoint: str, settings: Settings) -> bool:
    """Whether a push may lead there: to a service that the operator trusts (a dot in front: all under that name)."""
    try:
        url = httpx.URL(endpoint)
        host, _ = url.host, url.raw_path
    except (httpx.InvalidURL, ValueError):
        return False
    if url.userinfo or url.fragment:
        return False
    if settings.webhooks_at_home and url.scheme == "http" and host == "127.0.0.1":
        return True
    known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in settings.push_hosts)
    return url.scheme == "https" and known and url.port is None


def is_sound(wanted: Subscription) -> bool:
    """Whether the keys are such as a browser gives: a point of the curve, and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(wanted.p256dh))
        return len(_bytes(wanted.auth)) == 16
    except ValueError:
        return False


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


# -- the server's own key --------------------------------------------------------------------------------------------


@cache
def _key(folder: Path) -> EllipticCurvePrivateKey:
    """Read from the data folder; made there the first time, readable by nobody else."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    file = folder / KEY_FILE
    if not file.exists():
        pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f".{KEY_FILE}.{os.getpid()}"
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
            written.write(pem)
        try:
            os.link(draft, file)  # whichever process is first: the others take its key
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    key = serialization.load_pem_private_key(file.read_bytes(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise BadSetup(f"{file} holds no key for push")
    return key


def public_key(settings: Settings) -> str | None:
    """What browsers subscribe with; None where push is off."""
    return None if settings.push is None else _text(_point(_key(settings.data)))


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _authorization(settings: Settings, endpoint: str) -> str:
    """The server says who it is, and by whom it can be reached (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    url = httpx.URL(endpoint)
    port = "" if url.port is None else f":{url.port}"
    claims = {"aud": f"{url.scheme}://{url.host}{port}", "exp": int(time.time()) + GOOD_FOR, "sub": settings.push}
    head = _text(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{head}.{_text(json.dumps(claims).encode())}"
    key = _key(settings.data)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={_text(_point(key))}"


# -- sending ---------------------------------------------------------------------------------------------------------


def encrypted(message: bytes, to: Subscription) -> bytes:
    """The message for this browser alone: one record of aes128gcm (RFC 8188), with a key that both can work out."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(to.p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    shared = ours.exchange(ec.ECDH(), theirs)
    about = b"WebPush: info\0" + _bytes(to.p256dh) + _point(ours)
    secret = derived(32, _bytes(to.auth), shared, about)
    salt = os.urandom(16)
    key = derived(16, salt, secret, b"Content-Encoding: aes128gcm\0")
    nonce = derived(12, salt, secret, b"Content-Encoding: nonce\0")
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([65]) + _point(ours) + sealed


async def send(to: Subscription, said: dict[str, Any], settings: Settings) -> None:
    """Raises NotSent; final where the browser is reached there no more."""
    if settings.push is None or not allowed(to.endpoint, settings):
        raise NotSent(final=True)
    text = json.dumps(said, ensure_ascii=False).encode()
    if len(text) > LONGEST:
        text = json.dumps({**said, "body": ""}, ensure_ascii=False).encode()[:LONGEST]
    headers = {
        "Authorization": _authorization(settings, to.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(A_DAY),
        "Urgency": "normal",
    }
    try:
        async with (
            asyncio.timeout(2 * TIMEOUT),
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client,
            client.stream("POST", to.endpoint, content=encrypted(text, to), headers=headers) as answer,
        ):
            if not answer.is_success:
                raise NotSent(final=answer.status_code in (400, 401, 403, 404, 410, 413) or answer.is_redirect)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, OSError, TimeoutError):
        raise NotSent from None


def _bytes(text: str) -> bytes:
    """Base64 as browsers write it. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
