"""The powers of the 198 denizens, a module for each suit. Importing this package registers them all."""

from __future__ import annotations

from regnum.games.oath.denizens import arcane, beast, discord, hearth, nomad, order

__all__ = ["arcane", "beast", "discord", "hearth", "nomad", "order"]
