"""The heuristic player of Crescent Moon."""
