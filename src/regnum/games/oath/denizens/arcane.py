"""The powers of the Arcane denizens."""
