"""What is kept: the log of each match, the database, backups."""
