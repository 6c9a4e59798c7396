"""The solo opponent (sections 28 to 39): it takes no decisions from anybody; the rules say what it does, and why."""
