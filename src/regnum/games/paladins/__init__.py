"""Paladins of the West Kingdom: rules, content and views. Pure Python, no I/O but the reading of content."""
