"""Chronicles on the server: worlds that belong to a group, and go on from game to game."""
