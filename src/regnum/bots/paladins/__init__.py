"""A heuristic player of Paladins: it plans the round with its workers and does what the best plan begins with."""
