"""The powers of the Beast denizens."""
