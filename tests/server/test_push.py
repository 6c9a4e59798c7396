"""Web Push against a service of our own: what arrives there can be read by the browser alone, and is signed."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel.errors import BadSetup
from regnum.server.notices import push
from regnum.server.settings import Settings
from tests.server.house import House, Person
from tests.server.sinks import open_sink
from tests.server.test_notices import eventually, later, sweep, turn_of_bob

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CONTACT = "mailto:keeper@regnum.example"


class PushService(ThreadingHTTPServer):
    """What a browser's maker runs: takes whatever is posted, and answers as it is told to."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append((self.path, dict(self.headers.items()), body))
        status = self.server.statuses.pop(0) if self.server.statuses else 201
        self.send_response(status)
        if status == 302:
            self.send_header("Location", f"{self.server.origin}/inside")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that is closed: an address at the service, and the keys to read what comes."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.endpoint = f"{service.origin}/push/{name}"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text(self.point), "auth": text(self.secret)}

    def reads(self, body: bytes) -> Any:
        """As RFC 8291 says, from the browser's side."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derived(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(32, self.secret, shared, b"WebPush: info\0" + self.point + sender)
        key = derived(16, salt, secret, b"Content-Encoding: aes128gcm\0")
        nonce = derived(12, salt, secret, b"Content-Encoding: nonce\0")
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\x02"
        return json.loads(opened[:-1])


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    sink = PushService()
    with open_sink(sink):  # type: ignore[arg-type]
        yield sink


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, database: str | None, service: PushService) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with House(folder, url=database, webhooks_at_home=True, notice_delay=3600, push=CONTACT) as house:
        yield house


@pytest.fixture(autouse=True)
def nothing_yet(service: PushService) -> None:
    service.taken.clear()
    service.statuses.clear()


def signature(headers: dict[str, str]) -> tuple[dict[str, Any], str]:
    """The claims, once the signature is found to be right; and the key it was made with."""
    scheme, _, rest = headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signed = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
    r, s = raw(signed)[:32], raw(signed)[32:]
    both = utils.encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(raw(claims)), parts["k"]


def test_a_message_is_for_the_browser_alone_and_signed_by_the_server(
    house: House, ada: Person, service: PushService
) -> None:
    browser = Browser(service, "ada")
    told = ada.post("/me/notices/push", browser.subscription, 200)
    assert told["browsers"] == [push.id_of(browser.endpoint)]
    ada.ask("POST", "/me/notices/try", 204)
    ((path, headers, body),) = service.taken
    assert path == "/push/ada"
    assert browser.reads(body)["path"] == "/"
    assert b"Regnum" not in body
    claims, key = signature(headers)
    assert claims["aud"] == service.origin
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert key == told["push"]
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")


def test_whoever_is_asked_is_told_once_and_led_to_the_table(house: House, ada: Person, service: PushService) -> None:
    bob = house.person("Bob of push")
    browser = Browser(service, "bob")
    bob.post("/me/notices/push", browser.subscription, 200)
    table = turn_of_bob(ada, bob)
    later(house, table)
    sweep(house)
    eventually(lambda: service.taken)
    ((_, _, body),) = service.taken
    said = browser.reads(body)
    assert (said["path"], said["tag"]) == (f"/table/{table}", table)
    assert said["title"]
    assert "http" not in said["body"]
    sweep(house)
    assert len(service.taken) == 1


@pytest.mark.parametrize("status", [404, 410, 302])
def test_a_browser_that_is_gone_is_forgotten(house: House, ada: Person, service: PushService, status: int) -> None:
    browser = Browser(service, f"gone-{status}")
    ada.post("/me/notices/push", browser.subscription, 200)
    before = ada.get("/me/notices")["browsers"]
    service.statuses[:] = [status] * len(before)
    ada.post("/me/notices/try", None, 409)
    assert ada.get("/me/notices")["browsers"] == []
    assert all(path != "/inside" for path, _, _ in service.taken)


def test_a_service_that_is_down_for_a_while_is_tried_again(house: House, ada: Person, service: PushService) -> None:
    browser = Browser(service, "down")
    ada.post("/me/notices/push", browser.subscription, 200)
    service.statuses[:] = [503]
    ada.post("/me/notices/try", None, 409)
    assert push.id_of(browser.endpoint) in ada.get("/me/notices")["browsers"]
    ada.ask("DELETE", f"/me/notices/push/{push.id_of(browser.endpoint)}", 204)
    assert push.id_of(browser.endpoint) not in ada.get("/me/notices")["browsers"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://elsewhere.example/push",
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/fcm/send/x",
        "https://user@fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com.elsewhere.example/x",
        "https://169.254.169.254/latest",
        "http://127.0.0.1:1/x",
        "https://notify.windows.com.evil.example/x",
        "https://[::1]/x",
        "ftp://fcm.googleapis.com/x",
        "nonsense",
    ],
)
def test_nobody_can_make_the_server_call_another_place(tmp_path: Path, endpoint: str) -> None:
    assert not push.allowed(endpoint, Settings(data=tmp_path, push=CONTACT))


@pytest.mark.parametrize(
    "endpoint", ["https://fcm.googleapis.com/fcm/send/x", "https://wns2-par02p.notify.windows.com/w/?token=x"]
)
def test_the_services_of_browsers_are_known(tmp_path: Path, endpoint: str) -> None:
    assert push.allowed(endpoint, Settings(data=tmp_path, push=CONTACT))


def test_keys_that_are_none_are_refused(house: House, ada: Person, service: PushService) -> None:
    browser = Browser(service, "odd")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "https://elsewhere.example/x"}, {"auth": "ą"}):
        no = ada.post("/me/notices/push", {**browser.subscription, **wrong}, 409)
        assert no["code"] == "bad-push"


def test_it_is_off_unless_the_operator_turns_it_on(tmp_path: Path) -> None:
    with House(tmp_path, webhooks_at_home=True) as house:
        eve = house.person("Eve")
        assert eve.get("/me/notices")["push"] is None
        no = eve.post("/me/notices/push", {"endpoint": "http://127.0.0.1:9/x", "p256dh": "A", "auth": "A"}, 409)
        assert no["code"] == "bad-push"
        assert not (tmp_path / push.KEY_FILE).exists()


def test_what_the_operator_says_is_read(tmp_path: Path) -> None:
    usual = Settings(data=tmp_path)
    assert usual.telling({"REGNUM_PUSH": CONTACT}).push == CONTACT
    assert usual.telling({"REGNUM_PUSH": CONTACT, "REGNUM_PUSH_HOSTS": "push.example"}).push_hosts == ("push.example",)
    with pytest.raises(BadSetup, match="REGNUM_PUSH"):
        usual.telling({"REGNUM_PUSH": "somebody"})


def test_the_key_is_made_once_and_is_nobody_elses_to_read(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, push=CONTACT)
    first = push.public_key(settings)
    push._key.cache_clear()
    assert push.public_key(settings) == first
    assert (tmp_path / push.KEY_FILE).stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == [push.KEY_FILE]
