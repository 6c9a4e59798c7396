"""Do the tests notice when a rule is wrong? Changes rule code in small ways, one at a time, and finds out.

    python tools/mutants.py --count 60 [--game abyss] [--only REGEX] [--seed 1] [--jobs 2] [--json]

The mutants are drawn from all games in turn, or from those that are named. Each is a copy of the sources with one
change: a constant by one, a comparison, a dropped statement, two swapped arguments, a content value. Only the tests
that name the rules or cards cited at that place run against it. A mutant that no test notices survives. Survivors that
cannot be noticed, because they mean the same, are listed with a reason in tools/equivalent_mutants.toml and not drawn
again. One that stands there and is no change of today's rules any more is stale, and makes the run fail.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from regnum.games import names
from regnum.lab.coverage import Inventory, cited_in, load_inventory, shown_by_tests
from regnum.library import cards

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
SECONDS = 120
"""A mutant whose tests hang is noticed too: so much time of a processor, however busy the machine is."""
WAITING = 1800
"""Tests that wait for something that never comes take no such time: after so many seconds they have hung as well."""
LIMITED = """
import resource, sys
import pytest
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1])))
sys.exit(pytest.main(sys.argv[2:]))
"""

FEWER_EXAMPLES = {"HYPOTHESIS_MAX_EXAMPLES": "20"}

# What is not rule code: how a seat sees the table, how secrets are dealt, how scenes are read, the kernel's contract,
# how a name is put together, how an option points at a place.
NOT_RULES = {
    "__init__.py",
    "view.py",
    "hidden.py",
    "scene.py",
    "game.py",
    "catalogue.py",
    "state.py",
    "names.py",
    "pointing.py",
}

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}

KINDS = {"power-card": "card"}
"""What a thing is called by its id, where the file of its kind is called otherwise."""

Change = Callable[[ast.AST], ast.AST]


@dataclass(frozen=True)
class Mutant:
    """One small change, where it is, and the ids cited there."""

    path: Path
    line: int
    place: str
    was: str
    becomes: str
    source: Callable[[], str]
    """Makes the changed file: costly, and only a few of the mutants are drawn."""
    ids: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.place}: {self.was} -> {self.becomes}"


# -- changes to code -------------------------------------------------------------------------------------------------


def _changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """What can be done to a node: a name for the change and a function that makes it, in place or anew."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for step in (1, -1):
            yield f"{node.value + step}", lambda n, v=node.value + step: _set(n, "value", v)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{not node.value}", lambda n: _set(n, "value", not n.value)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARISONS:
        other = _COMPARISONS[type(node.ops[0])]
        yield other.__name__, lambda n, o=other: _set(n, "ops", [o()])
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield other_op.__name__, lambda n, o=other_op: _set(n, "op", o())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "without not", lambda n: n.operand
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _OPERATORS:
        swapped = _OPERATORS[type(node.op)]
        yield swapped.__name__, lambda n, o=swapped: _set(n, "op", o())
    elif isinstance(node, ast.Call) and _order_matters(node):
        yield "arguments swapped", lambda n: _set(n, "args", [n.args[1], n.args[0], *n.args[2:]])
    if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign) and not _is_docstring(node):
        yield "dropped", lambda n: ast.copy_location(ast.Pass(), n)


def _order_matters(call: ast.Call) -> bool:
    """Whether a call has two arguments to swap, and means something else with them swapped."""
    commutes = isinstance(call.func, ast.Name) and call.func.id in ("min", "max")
    return len(call.args) >= 2 and not commutes and not any(isinstance(a, ast.Starred) for a in call.args)


def _set(node: ast.AST, field: str, value: object) -> ast.AST:
    setattr(node, field, value)
    return node


def _is_docstring(node: ast.AST) -> bool:
    """Or the three dots of a body that is nowhere carried out."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class _Replace(ast.NodeTransformer):
    """Applies a change to the one node at a position in the walk."""

    def __init__(self, target: ast.AST, change: Change) -> None:
        self.target = target
        self.change = change

    def visit(self, node: ast.AST) -> ast.AST:
        return self.change(node) if node is self.target else self.generic_visit(node)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function, str]]:
    """Functions and methods by name, each with the words that say what it does: a method's class speaks for it too."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            of_class = ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner, f"{of_class}\n{ast.get_docstring(inner) or ''}"


def _inside(function: Function) -> list[tuple[ast.AST, ast.stmt]]:
    """The nodes of a function's body, each with the statement it stands in.

    Annotations are left out, and `strict` of a zip, which only guards against mistakes of our own.
    """
    nodes: list[tuple[ast.AST, ast.stmt]] = []
    queue: list[tuple[ast.AST, ast.stmt]] = [(statement, statement) for statement in function.body]
    while queue:
        node, statement = queue.pop(0)
        nodes.append((node, statement))
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns"):
                continue
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.AST) and not (isinstance(inner, ast.keyword) and inner.arg == "strict"):
                    queue.append((inner, inner if isinstance(inner, ast.stmt) else statement))
    return nodes


_CARD = re.compile(r"\b[a-z]+:[a-z0-9-]*[a-z0-9]")


def rule_code(
    path: Path, inventory: Inventory, named: frozenset[str]
) -> Iterator[tuple[str, Function, frozenset[str]]]:
    """The functions of a module, each with the ids of the rules and cards that are cited there."""
    for place, function, words in _functions(ast.parse(path.read_text(encoding="utf-8"))):
        in_words = named & frozenset(_CARD.findall(words)) | frozenset(inventory.cited(words))
        yield place, function, frozenset(cited_in(function, inventory)) | in_words


def code_mutants(path: Path, inventory: Inventory, named: frozenset[str]) -> Iterator[Mutant]:
    """Every small change to the functions of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for place, function, ids in rule_code(path, inventory, named):
        for i, (node, statement) in enumerate(_inside(function)):
            for becomes, change in _changes(node):
                was = ast.unparse(node).split("\n")[0]
                whole = ast.unparse(statement).split("\n")[0]
                if whole != was:
                    becomes = f"{becomes} in {whole}"
                source = partial(_changed, tree, place, i, change)
                yield Mutant(path, statement.lineno, place, was[:90], becomes[:150], source, ids)


def _changed(tree: ast.Module, place: str, i: int, change: Change) -> str:
    """The module with the change made to one node of one function."""
    twin = copy.deepcopy(tree)
    function = next(function for name, function, _ in _functions(twin) if name == place)
    target, _ = _inside(function)[i]
    return ast.unparse(ast.fix_missing_locations(_Replace(target, change).visit(twin)))


# -- changes to content ----------------------------------------------------------------------------------------------

_NUMBER = re.compile(r"(?<![\w.\"])\d+(?![\w.\"])|(?<=[a-z] )\d+(?=\")")
"""A figure, bare or in an effect such as "silver 2"."""
_WORD = re.compile(r'"([a-z][a-z-]*)(?: \d+)?"')
_WORD_KEYS = {
    *("guild", "race", "ability", "score"),
    *("action", "trigger", "people", "type", "counts", "worker", "workers", "waives", "boost", "needs", "gives"),
    *("gain", "choice", "dismiss", "recruit", "attack", "convert", "cost", "flag", "also"),
}
_NOT_RULES_KEYS = ("id", "slug", "confidence")


def content_mutants(path: Path, game: str, inventory: Inventory) -> Iterator[Mutant]:
    """Every figure of a content file by one, every word by another of its kind."""
    lines = path.read_text(encoding="utf-8").split("\n")
    words: dict[str, set[str]] = {}
    for line in lines:
        if (key := line.split("=")[0].strip()) in _WORD_KEYS:
            words.setdefault(key, set()).update(_WORD.findall(line.partition("#")[0]))
    card = header = ""
    above: list[str] = []
    section: frozenset[str] = frozenset()
    for number, line in enumerate(lines):
        text, _, comment = line.partition("#")
        key = text.split("=")[0].strip()
        if key.startswith("["):
            # What a heading cites, or the comment above it, holds for all its entries.
            cited = frozenset(inventory.cited(" ".join([*above, comment])))
            section = cited if cited or key != header else section
            header = key
        above = [*above, comment] if not text.strip() and comment else []
        if key == "slug":
            kind = path.stem.rstrip("s")
            card = f"{KINDS.get(kind, kind)}:" + text.split('"')[1]
        ids = frozenset(inventory.cited(comment)) or (frozenset({card}) if card else section)
        if "=" not in text or key in _NOT_RULES_KEYS or not ids:
            continue
        for found in _NUMBER.finditer(text):
            for step in (1, -1):
                changed = f"{text[: found.start()]}{int(found[0]) + step}{text[found.end() :]}"
                yield _content(path, lines, number, changed, card or key, ids)
        if key in words:
            for found in _WORD.finditer(text):
                others = sorted(words[key] - {found[1]})
                if others:
                    changed = text[: found.start(1)] + others[number % len(others)] + text[found.end(1) :]
                    yield _content(path, lines, number, changed, card or key, ids)


def _content(path: Path, lines: list[str], number: int, changed: str, place: str, ids: frozenset[str]) -> Mutant:
    source = partial("\n".join, [*lines[:number], changed, *lines[number + 1 :]])
    return Mutant(path, number + 1, place, lines[number].partition("#")[0].strip(), changed.strip(), source, ids)


# -- running ---------------------------------------------------------------------------------------------------------


def rule_modules(game: str) -> list[Path]:
    package = ROOT / "src" / "regnum" / "games" / game
    return [path for path in sorted(package.rglob("*.py")) if path.name not in NOT_RULES]


def all_mutants(game: str) -> list[Mutant]:
    package = ROOT / "src" / "regnum" / "games" / game
    inventory = load_inventory(game)
    named = frozenset(card.id for card in cards(game))
    out: list[Mutant] = []
    for path in rule_modules(game):
        out += code_mutants(path, inventory, named)
    for path in sorted((package / "content").glob("*.toml")):
        if path.name != "notes.toml":
            out += content_mutants(path, game, inventory)
    return out


def noticed(mutant: Mutant, tests: list[str]) -> bool:
    """Whether one of the tests fails against the mutant."""
    with tempfile.TemporaryDirectory(prefix="regnum-mutant-") as folder:
        src = Path(folder) / "src"
        shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        (src / mutant.path.relative_to(ROOT / "src")).write_text(mutant.source(), encoding="utf-8")
        command = [
            sys.executable,
            "-c",
            LIMITED,
            str(SECONDS),
            "-x",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
            *tests,
        ]
        try:
            run = subprocess.run(
                command,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1", **FEWER_EXAMPLES},
                capture_output=True,
                timeout=WAITING,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0


def equivalent() -> dict[str, str]:
    """The changes that mean the same, with the reason."""
    if not EQUIVALENT.exists():
        return {}
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {entry["name"]: entry["why"] for entry in entries}


def stale(same: Iterable[str], mutants: Iterable[Mutant], games: Iterable[str]) -> list[str]:
    """Changes that are listed as meaning the same, but that nobody could make to these games any more."""
    known = {mutant.name for mutant in mutants}
    folders = tuple(f"src/regnum/games/{game}/" for game in games)
    return sorted(name for name in same if name.startswith(folders) and name not in known)


def draw(by_game: dict[str, list[Mutant]], count: int, seed: int) -> list[tuple[str, Mutant]]:
    """So many mutants, from the games in turn."""
    drawn: list[tuple[str, Mutant]] = []
    left = {game: random.Random(f"{seed} {game}").sample(mutants, len(mutants)) for game, mutants in by_game.items()}
    while len(drawn) < count and any(left.values()):
        drawn += [(game, mutants.pop()) for game, mutants in left.items() if mutants]
    return drawn[:count]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", action="append", choices=names(), help="only this one; more than one can be named")
    parser.add_argument("--only", default="", help="only those whose name (file, place, change) this expression finds")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--share", type=float, default=0.9, help="the least share that must be noticed")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--list", action="store_true", help="name the mutants and run nothing")
    args = parser.parse_args()

    games = args.game or list(names())
    same = equivalent()
    every = {game: all_mutants(game) for game in games}
    if gone := stale(same, (mutant for mutants in every.values() for mutant in mutants), games):
        print(f"{EQUIVALENT.name} lists changes that nobody can make any more; take them out or mend them:")
        print("\n".join(gone))
        return 1
    wanted = re.compile(args.only)
    drawn = draw(
        {game: [m for m in mutants if m.name not in same and wanted.search(m.name)] for game, mutants in every.items()},
        args.count,
        args.seed,
    )
    if args.list:
        print("\n".join(mutant.name for _, mutant in drawn))
        return 0
    tests = {game: shown_by_tests(game, ROOT / "tests") for game in games}

    def run(one: tuple[str, Mutant]) -> bool:
        game, mutant = one
        chosen = sorted({test for name in mutant.ids for test in tests[game].get(name, ())})
        return bool(chosen) and noticed(mutant, chosen)

    survivors = []
    with ThreadPoolExecutor(args.jobs) as pool:
        for i, ((_, mutant), dead) in enumerate(zip(drawn, pool.map(run, drawn), strict=True), 1):
            if not dead:
                survivors.append(mutant)
                cited = ", ".join(sorted(mutant.ids)) or "nothing cited"
                print(f"survived: {mutant.name} (line {mutant.line}; {cited})")
            if i % 20 == 0:
                print(f"{i} of {len(drawn)}: {i - len(survivors)} noticed", flush=True)
    share = 1 - len(survivors) / len(drawn)
    dead = len(drawn) - len(survivors)
    print(f"{dead} of {len(drawn)} mutants noticed ({share:.1%}); {len(same)} known to mean the same")
    if args.json:
        report = {"games": games, "mutants": len(drawn), "noticed": share, "survivors": [m.name for m in survivors]}
        print(json.dumps(report))
    return 0 if share >= args.share else 1


if __name__ == "__main__":
    sys.exit(main())
