"""What all requests have in common: what they are given, limits, errors, the client's files."""
