"""A heuristic player of Abyss: it weighs what it could do now and does what seems worth most."""
