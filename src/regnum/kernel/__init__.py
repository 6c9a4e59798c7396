"""What every game stands on: questions, the table, the match. It knows no game and does no input or output."""
