"""The table of Oath, part by part: each module adds facts and operations to the one before it.

`OathTable` (table.py) is all of them together.
"""
