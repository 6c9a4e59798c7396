"""The powers of the Discord denizens."""
