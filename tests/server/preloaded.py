"""What a server reads when it starts and when its first tables are laid. Only the process that servers are forked from
imports this (`forking.py`): it reads all of it once, and they find it read."""

from __future__ import annotations

import gc

import uvicorn.lifespan.on
import uvicorn.loops.asyncio  # noqa: F401

import regnum.server.background.listening
import regnum.server.background.queue
import regnum.server.storage.queue_tables  # noqa: F401
import tests.kernel.toy
import tests.server.process  # noqa: F401
from regnum import bots, games
from regnum.games import find
from regnum.texts import LANGUAGES, texts

for game in games():
    find(game)
    for bot in bots.names(game):
        bots.make(bot, game, 0)
    for language in LANGUAGES:
        texts(game, language)
gc.collect()
gc.freeze()
