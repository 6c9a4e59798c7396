"""The Clockwork Prince: an automaton that plays the Chancellor or an Exile (P.1-P.23).

`board.py` and `mind.py` hold what is printed, `turn.py` plays his four phases, `conditions.py` and `actions.py` are the
arrows and spaces of his Mind Map, `battle.py` says whether he is ready to fight and whom, `deciding.py` answers every
question that the law puts to him.
"""
