"""Crescent Moon: the rules, the content and the views. Pure Python, no input or output but the reading of content."""
