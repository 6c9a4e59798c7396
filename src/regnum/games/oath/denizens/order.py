"""The powers of the Order denizens."""
