"""Messages to a webhook, in the format that Discord knows.

People give the addresses, and the server calls them: so only at hosts that the operator has named, over TLS, without
following where they lead, and without reading what they say.
"""

from __future__ import annotations

import asyncio
import logging

import httpx

from regnum.server.notices.mail import NotSent
from regnum.server.settings import Settings

TIMEOUT = 5.0
LONGEST = 2000
"""Discord takes no longer message."""

for talker in ("httpx", "httpcore"):  # who has the address can write there: it is for no log
    logging.getLogger(talker).setLevel(logging.WARNING)


def allowed(address: str, settings: Settings) -> bool:
    """Whether a webhook may lead there. Read by the very library that will call it: there is no second meaning."""
    try:
        url = httpx.URL(address)
        host, _ = url.host, url.raw_path  # some addresses can be read and not sent
    except (httpx.InvalidURL, ValueError):  # of which an address that can't be encoded is one
        return False
    if url.userinfo or url.fragment:
        return False
    if settings.webhooks_at_home and url.scheme == "http" and host == "127.0.0.1":
        return True
    return url.scheme == "https" and host in settings.webhook_hosts and url.port is None


async def send(address: str, text: str, settings: Settings) -> None:
    """Raises NotSent."""
    if not allowed(address, settings):
        raise NotSent(final=True)
    said = {"content": text[:LONGEST], "allowed_mentions": {"parse": []}}  # whatever a name holds, nobody is called
    try:
        async with (
            asyncio.timeout(2 * TIMEOUT),
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client,
            client.stream("POST", address, json=said) as answer,
        ):
            if not answer.is_success:
                raise NotSent(final=answer.status_code in (400, 401, 403, 404, 410) or answer.is_redirect)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, OSError, TimeoutError):
        raise NotSent from None
