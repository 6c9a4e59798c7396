"""The printed law and its errata: the fourteen options, and every difference settled in rulings.md with its place.

Both readings of the other options are shown where their rules are: setup, Recover, campaigns, Citizenship, sites.
"""

from __future__ import annotations

import re
from functools import reduce
from importlib import import_module
from importlib.resources import files

import pytest

from regnum.games import find
from regnum.games.oath import law
from regnum.games.oath.catalogue import THING_OF
from regnum.kernel.chance import seeded
from regnum.kernel.game import Setup
from regnum.scenes import Scene


def differences() -> dict[str, str]:
    """Every difference in rulings.md, by its heading."""
    text = files("regnum.games.oath").joinpath("rulings.md").read_text(encoding="utf-8")
    section = text.partition("## The Polish and the English law\n")[2]
    entries = [" ".join(entry.split()) for entry in re.split(r"\n(?=- \*\*)", section)[1:]]
    return {entry[4:].partition("**")[0]: entry for entry in entries}


def test_every_difference_is_settled_and_names_its_place() -> None:
    found = differences()
    assert len(found) == 89
    for heading, entry in found.items():
        assert "Played: " in entry, heading
        assert re.search(r"\((?:[a-z ]+); (?:as printed|corrected|option)\)", entry), heading
        places = re.findall(r"`([a-z_]+(?:\.\w+)+)`", entry.partition("In the code: ")[2])
        assert places, heading
        for place in places:
            module, *names = place.split(".")
            assert reduce(getattr, names, import_module(f"regnum.games.oath.{module}")) is not None


def test_the_fourteen_options_are_functions_of_the_law() -> None:
    options = {heading: entry for heading, entry in differences().items() if "; option)" in entry}
    assert len(options) == 14
    for heading, entry in options.items():
        names = re.findall(r"`law\.(\w+)`", entry.partition("In the code: ")[2])
        assert len(names) == 1, heading
        assert callable(getattr(law, names[0]))


@pytest.mark.rule("oath:1.7.d")
def test_whether_the_seats_are_drawn_depends_on_the_law() -> None:
    """Printed: they sit as they came; corrected: the Chancellor first, the others in a drawn order."""
    game = find("oath")
    orders = {
        option: {game.deal(game.check(Setup(4, {"law": option})), seeded(seed)).order for seed in range(12)}
        for option in ("printed", "errata")
    }
    assert orders["printed"] == {(0, 1, 2, 3)}
    assert len(orders["errata"]) > 2
    assert {order[0] for order in orders["errata"]} == {0}


@pytest.mark.rule("oath:7.2.1.b", "oath:7.2.1.e")
@pytest.mark.parametrize("option", ["printed", "errata"])
def test_whether_only_the_destination_of_a_marked_card_counts_depends_on_the_law(option: str) -> None:
    """A tree card that comes to a site from elsewhere, a person card that comes to advisers from a site."""
    state = Scene("oath", 2, options={"law": option}).state
    tree, person, plain = (THING_OF[f"denizen:{slug}"] for slug in ("keep", "tutor", "wolves"))
    assert law.may_move(state, tree, from_site=True, to_site=True)
    assert law.may_move(state, tree, from_site=False, to_site=True) is (option == "errata")
    assert not law.may_move(state, tree, from_site=True, to_site=False)
    assert law.may_move(state, person, from_site=False, to_site=False)
    assert law.may_move(state, person, from_site=True, to_site=False) is (option == "errata")
    assert not law.may_move(state, person, from_site=False, to_site=True)
    assert all(law.may_move(state, plain, here, there) for here in (True, False) for there in (True, False))
