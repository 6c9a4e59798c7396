"""The games as environments for learning programs: numbers in, numbers out. Needs the extra `lab`."""
