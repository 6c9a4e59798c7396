"""Who somebody is here: the door, accounts and sessions."""
