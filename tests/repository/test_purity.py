"""Rule code is pure: what a match does follows from its setup, its seed and the answers, from nothing else.

In kernel/ and games/ there is no clock, no chance but the state's own, no I/O, no state outside the match, no
order that may differ from run to run, and nothing that could catch a rule being abandoned in the middle.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.project_files import python_files

IMPURE_MODULES = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "breakpoint"}
KEEPS_ORDER = {"list", "tuple", "enumerate", "iter", "zip", "map", "filter"}

# Where one thing is allowed, and nowhere else: a new match draws its seed, content is read from the package.
SEED = "kernel/match.py"
CONTENT = "catalogue.py"


def impurities(source: str, name: str) -> list[str]:
    """What is impure in a module; `name` is its path, as far as the exceptions above look at it."""
    return [f"{name}:{line}: {what}" for line, what in sorted(found(ast.parse(source), name))]


def found(tree: ast.AST, name: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield from impure_import(node.lineno, alias.name, name)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                for alias in names:
                    yield from impure_import(node.lineno, f"{module}.{alias.name}", name)
            case ast.Call(func=ast.Name(id=called)) if called in IMPURE_CALLS:
                yield node.lineno, f"{called}(): rule code does no I/O"
            case ast.Global():
                yield node.lineno, "global: state lives in the match"
            case ast.Try() if awaits(node.body):
                if node.finalbody:
                    yield node.lineno, "finally around an await: a match may be dropped at any question"
                for handler in node.handlers:
                    if catches_all(handler):
                        yield handler.lineno, "a broad except around an await: it would swallow a faulty rule"
            case ast.For(iter=iterated) | ast.AsyncFor(iter=iterated) | ast.comprehension(iter=iterated):
                if is_set(iterated):
                    yield iterated.lineno, "iteration over a set: its order is not the same in every run"
            case ast.Call(func=ast.Name(id=called), args=arguments) if called in KEEPS_ORDER:
                if any(is_set(argument) for argument in arguments):
                    yield node.lineno, f"{called}() of a set: its order is not the same in every run"


def impure_import(line: int, module: str, name: str) -> Iterator[tuple[int, str]]:
    top = module.split(".")[0]
    if top in IMPURE_MODULES and not (top == "secrets" and name.endswith(SEED)):
        yield line, f"import of {top}"
    if module.startswith("importlib.resources") and Path(name).name != CONTENT:
        yield line, f"content is read in {CONTENT} alone"


def awaits(body: list[ast.stmt]) -> bool:
    """Does this block itself await? What a function defined in it does is that function's business."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Await | ast.AsyncFor | ast.AsyncWith):
            return True
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)
    return False


def catches_all(handler: ast.ExceptHandler) -> bool:
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(
        each is None or (isinstance(each, ast.Name) and each.id in ("Exception", "BaseException")) for each in caught
    )


def is_set(node: ast.expr) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return is_set(node.left) or is_set(node.right)
    return False


def test_rule_code_is_pure() -> None:
    paths = python_files("src/regnum/kernel", "src/regnum/games")
    assert [each for path in paths for each in impurities(path.read_text("utf-8"), path.as_posix())] == []


@pytest.mark.parametrize(
    "planted",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "from datetime import datetime",
        "import secrets",
        "def deal():\n    import random",
        "from importlib import resources",
        "import importlib.resources",
        "open('deck')",
        "print('hello')",
        "input()",
        "def count():\n    global total\n    total = 1",
        "async def f(t):\n    try:\n        await t.pick()\n    finally:\n        t.clean()",
        "async def f(t):\n    try:\n        await t.pick()\n    except:\n        pass",
        "async def f(t):\n    try:\n        x = [await t.pick()]\n    except Exception:\n        pass",
        "async def f(t):\n    try:\n        await t.pick()\n    except (KeyError, Exception): pass",
        "for race in {1, 2}: pass",
        "for race in set(races): pass",
        "[race for race in frozenset(races)]",
        "for race in set(races) - gone: pass",
        "list({race for race in races})",
    ],
)
def test_a_planted_impurity_is_caught(planted: str) -> None:
    assert len(impurities(planted, "games/abyss/turn.py")) == 1


@pytest.mark.parametrize(
    ("name", "pure"),
    [
        ("kernel/match.py", "import secrets"),
        ("games/abyss/catalogue.py", "from importlib import resources"),
        ("games/abyss/catalogue.py", "from importlib.resources import files"),
        ("games/abyss/turn.py", "for race in sorted(set(races)): pass"),
        ("games/abyss/turn.py", "deck.open()\nt.print"),
        ("games/abyss/turn.py", "from .time import track"),
        ("kernel/match.py", "try:\n    step()\nexcept Exception:\n    rebuild()\nfinally:\n    done()"),
        ("kernel/match.py", "try:\n    async def f(t): await t.pick()\nfinally:\n    done()"),
        (
            "games/abyss/turn.py",
            "async def f(t):\n    try:\n        await t.pick()\n    except KeyError: pass",
        ),
    ],
)
def test_what_is_allowed_passes(name: str, pure: str) -> None:
    assert impurities(pure, name) == []
