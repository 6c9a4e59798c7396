"""Whose attributes are `kept`."""

from __future__ import annotations


class Keeping:
    """This module is never compiled: a compiled class has room for what it does not declare only where it inherits it
    from a class that is not.
    """
