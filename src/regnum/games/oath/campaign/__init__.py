"""Campaign (5.5), the largest of the major actions: a module for each of its steps."""
