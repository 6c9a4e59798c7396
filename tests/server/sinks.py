"""Where messages of the server end in a test: a mail server and a webhook's host, both real, both here."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class MailSink(socketserver.ThreadingTCPServer):
    """Takes all mail; or, for a while, none."""

    daemon_threads = True
    refusals = 0
    """So many more messages are not taken: try later."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _MailTalk)
        self.mail: list[EmailMessage] = []

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class _MailTalk(socketserver.StreamRequestHandler):
    server: MailSink

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"QUIT":
                self._say("221 farewell")
                return
            if word == b"DATA":
                self._take()
            elif word == b"MAIL" and self.server.refusals:
                self.server.refusals -= 1
                self._say("451 not now")
            else:
                self._say("250 fine")

    def _take(self) -> None:
        self._say("354 go on")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".").replace(b"\r\n", b"\n"))
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.server.mail.append(message)
        self._say("250 taken")

    def _say(self, words: str) -> None:
        self.wfile.write(f"{words}\r\n".encode())


class WebSink(ThreadingHTTPServer):
    """Takes what is posted, and answers with the statuses it is given, then with 204."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _WebTalk)
        self.posts: list[tuple[str, Any]] = []
        self.statuses: list[int] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/api/webhooks/1/secret"


class _WebTalk(BaseHTTPRequestHandler):
    server: WebSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posts.append((self.path, json.loads(body)))
        status = self.server.statuses.pop(0) if self.server.statuses else 204
        self.send_response(status)
        if status in (301, 302, 307):
            self.send_header("Location", f"http://127.0.0.1:{self.server.server_address[1]}/inside")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def open_sink(sink: MailSink | WebSink) -> Iterator[None]:
    thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield
    finally:
        sink.shutdown()
        thread.join()
        sink.server_close()
