"""The bot of Oath. What stands in which module is told in docs/bots.md."""
