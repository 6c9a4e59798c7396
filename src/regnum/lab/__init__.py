"""Many matches at once: verification, simulation, measurements."""
