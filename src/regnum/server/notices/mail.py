"""Mail that leaves the server, by way of the operator's own mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from regnum.kernel.errors import BadSetup

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
TIMEOUT = 10.0
LOCAL = ("localhost", "127.0.0.1", "::1")


class NotSent(Exception):
    """It could not be sent; `final`: and it never will be."""

    def __init__(self, final: bool = False) -> None:
        super().__init__(final)
        self.final = final


@dataclass(frozen=True, slots=True)
class MailServer:
    host: str
    port: int
    secret: bool
    """Whether it speaks TLS from the first word."""
    user: str | None
    password: str


def server(given: str) -> MailServer:
    """smtp[s]://USER:PASSWORD@HOST:PORT. Raises BadSetup, without a word of what was given: it holds a password."""
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadSetup("REGNUM_SMTP is smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the first word")
    secret = parts.scheme == "smtps"
    user = None if parts.username is None else unquote(parts.username)
    return MailServer(parts.hostname, port or (465 if secret else 587), secret, user, unquote(parts.password or ""))


async def send(smtp: str, sender: str, to: str, subject: str, text: str) -> None:
    """Raises NotSent."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # nobody's holiday notice need answer it
    message.set_content(text)
    await asyncio.to_thread(_send, server(smtp), message)


def _send(to: MailServer, message: EmailMessage) -> None:
    try:
        with _connected(to) as line:
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        raise NotSent(final=all(code >= 500 for code, _ in refused.recipients.values())) from None
    except (smtplib.SMTPException, OSError):
        raise NotSent from None


def _connected(to: MailServer) -> smtplib.SMTP:
    safe = ssl.create_default_context()
    if to.secret:
        line: smtplib.SMTP = smtplib.SMTP_SSL(to.host, to.port, timeout=TIMEOUT, context=safe)
    else:
        line = smtplib.SMTP(to.host, to.port, timeout=TIMEOUT)
    try:
        line.ehlo()
        if not to.secret and line.has_extn("starttls"):
            line.starttls(context=safe)
            line.ehlo()
        elif not to.secret and to.user is not None and to.host not in LOCAL:
            raise smtplib.SMTPNotSupportedError("no TLS: the password is not for everybody on the way")
        if to.user is not None:
            line.login(to.user, to.password)
    except BaseException:
        line.close()
        raise
    return line
