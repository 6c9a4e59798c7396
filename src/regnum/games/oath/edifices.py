"""The powers of the edifices, on both of their sides (2.9)."""
