"""The powers of the Hearth denizens."""
