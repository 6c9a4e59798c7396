"""Playing in a terminal: people at one screen and bots, at one table."""
