"""Where mutants come from: all games in turn; and what is listed as meaning the same must still be a change."""

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from regnum.lab.coverage import load_inventory
from regnum.library import cards
from tests.games.oath.test_walks import HIS, NAMED
from tests.repository.project_files import ROOT


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def mutant(mutants: ModuleType, game: str, place: str) -> object:
    path = ROOT / "src" / "regnum" / "games" / game / "rule.py"
    return mutants.Mutant(path, 1, place, "0", "1", lambda: "", frozenset())


def test_the_sample_is_drawn_from_the_games_in_turn(mutants: ModuleType) -> None:
    every = {"abyss": [mutant(mutants, "abyss", str(n)) for n in range(9)], "oath": [mutant(mutants, "oath", "one")]}
    drawn = mutants.draw(every, 6, seed=1)
    assert [game for game, _ in drawn] == ["abyss", "oath", "abyss", "abyss", "abyss", "abyss"]
    assert len({one.name for _, one in drawn}) == 6
    assert mutants.draw(every, 6, seed=1) == drawn
    assert len(mutants.draw(every, 99, seed=1)) == 10


def test_a_listed_change_that_nobody_can_make_any_more_is_stale(mutants: ModuleType) -> None:
    there = mutant(mutants, "abyss", "there")
    gone = "src/regnum/games/abyss/rule.py:gone: 0 -> 1"
    elsewhere = "src/regnum/games/oath/rule.py:gone: 0 -> 1"
    assert mutants.stale([there.name, gone, elsewhere], [there], ["abyss"]) == [gone]  # type: ignore[attr-defined]


def test_what_is_listed_has_a_reason(mutants: ModuleType) -> None:
    assert all(mutants.equivalent().values())
    assert Path(mutants.EQUIVALENT).exists()


def test_the_walks_of_oath_go_by_law_that_every_rule_cites(mutants: ModuleType) -> None:
    """So a change of any rule is judged by walks: those of the law and the Prince, or those around the card."""
    walked = {rule.removeprefix("oath:") for rules in (*NAMED.values(), *HIS.values()) for rule in rules}
    walked |= {card.id for card in cards("oath")}
    inventory = load_inventory("oath")
    strays = [
        f"{path.name}: {place}"
        for path in mutants.rule_modules("oath")
        for place, function, ids in mutants.rule_code(path, inventory, frozenset(walked))
        if not ids & walked and any(True for node, _ in mutants._inside(function) for _ in mutants._changes(node))
    ]
    assert strays == []


def test_the_arguments_of_the_smaller_and_the_larger_of_two_are_not_swapped(mutants: ModuleType) -> None:
    def swapped(code: str) -> bool:
        return "arguments swapped" in dict(mutants._changes(ast.parse(code, mode="eval").body))

    assert swapped("pay(me, 3)")
    assert swapped("table.max(a, b)")
    assert not swapped("min(a, b)")
    assert not swapped("max(a, b, c)")


def test_a_guard_against_our_own_mistakes_is_no_rule(mutants: ModuleType) -> None:
    function = ast.parse("def pay():\n    return list(zip(a, b, strict=True)), sort(a, reverse=True)").body[0]
    found = [ast.unparse(node) for node, _ in mutants._inside(function) if isinstance(node, ast.Constant)]
    assert found == ["True"], "of the sort, not of the zip"
