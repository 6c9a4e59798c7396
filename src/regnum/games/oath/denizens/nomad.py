"""The powers of the Nomad denizens."""
