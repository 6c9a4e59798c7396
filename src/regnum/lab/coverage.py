"""`regnum coverage`: which rules and cards of a game are coded where, and which tests show them.

Code cites a rule where it does it: in the docstring of a function, class or field ("7.1-7.6, 7.12: …"), or as an
argument of a call (`rule="7.4"`, `Reason("14.13", …)`). A test names what it shows by `@pytest.mark.rule("abyss:7.4")`
and `@pytest.mark.card("abyss:lord:jailer")`, a scene file by its `rules`. All this is read from the source text: no
test runs and nothing is imported. Which cards there are is read from the content files; a card whose power needs code
of its own is named where that code stands.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.library import cards, exempt, sections, statements

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Mapping[str, Any]

_MARKS = ("rule", "card", "pair")
_SKIPPED = ("skip", "xfail")


class Inventory:
    """The ids of a game's rules, in the order of the rulebook, and how they are found in a sentence.

    The pattern is made of the ids themselves: whatever a rulebook numbers its rules with ("7.12", "5.5.4.b", "P.1.a").
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = tuple(ids)
        self._place = {rule: place for place, rule in enumerate(self.ids)}
        one = "|".join(re.escape(rule) for rule in sorted(self.ids, key=len, reverse=True)) or "(?!)"
        self._cited = re.compile(rf"(?<![\w.])({one})(?:\s*[-–]\s*({one}|\w+))?(?!\w|\.\w)")

    def __contains__(self, rule: object) -> bool:
        return rule in self._place

    def cited(self, text: str) -> Iterator[str]:
        """The ids a sentence cites. "14.9-14.13" is everything from the first to the last, and so is "5.5.4.a-d"."""
        for first, last in self._cited.findall(text):
            if last not in self._place:
                last = first.rpartition(".")[0] + "." + last
            end = self._place.get(last, self._place[first])
            yield from self.ids[self._place[first] : max(end, self._place[first]) + 1]


def load_inventory(game: str) -> Inventory:
    """Raises BadSetup."""
    return Inventory(statement.id for statement in statements(game))


# -- what the code cites ---------------------------------------------------------------------------------------------


def cited_in(node: ast.AST, inventory: Inventory) -> set[str]:
    """The ids cited at a piece of code: in docstrings, and as arguments of calls. A list of ids cites nothing."""
    found: set[str] = set()
    for text in _docstrings(node):
        found.update(inventory.cited(text))
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            for argument in (*inner.args, *(keyword.value for keyword in inner.keywords)):
                found.update(text for text in _strings(argument) if text in inventory)
        elif isinstance(inner, ast.arguments):
            for default in (*inner.defaults, *inner.kw_defaults):
                if default is not None:
                    found.update(text for text in _strings(default) if text in inventory)
    return found


def _docstrings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant) and isinstance(inner.value.value, str):
            yield inner.value.value


def _strings(node: ast.expr) -> Iterator[str]:
    """A string literal, or both of `"4.6" if poor else "4.7"`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def cited_by_code(game: str) -> dict[str, list[str]]:
    """For each rule and card the places that name it, such as "turn.action_menu"."""
    inventory = load_inventory(game)
    named = Inventory(card.id for card in cards(game))
    places: dict[str, list[str]] = {}
    for module, path in _modules(files(f"regnum.games.{find(game).name}")):
        for name, node in _pieces(ast.parse(path.read_text(encoding="utf-8"))):
            mentioned = {card for text in _docstrings(node) for card in named.cited(text)}
            for cited in cited_in(node, inventory) | mentioned:
                where = places.setdefault(cited, [])
                if f"{module}.{name}" not in where:
                    where.append(f"{module}.{name}")
    return places


def _modules(package: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    """The modules of a package and of those inside it: "turn", "solo.row"."""
    for path in sorted(package.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".py"):
            yield prefix + path.name.removesuffix(".py"), path
        elif path.is_dir():
            yield from _modules(path, f"{prefix}{path.name}.")


def _pieces(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The named pieces of a module. Its own docstring tells about the whole and is at no code in particular."""
    name = ""
    for node in tree.body[1:] if ast.get_docstring(tree) is not None else tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _class_pieces(node)
            name = node.name
        elif isinstance(node, Function):
            yield node.name, node
            name = node.name
        elif not isinstance(node, ast.Expr):
            name = _target(node) or name
            yield name, node
        elif name:
            yield name, node  # the docstring of what was assigned just before


def _class_pieces(node: ast.ClassDef) -> Iterator[tuple[str, ast.AST]]:
    name = node.name
    for inner in node.body:
        if isinstance(inner, Function):
            yield f"{node.name}.{inner.name}", inner
            continue
        target = _target(inner)
        name = f"{node.name}.{target}" if target else name
        yield name, inner


def _target(node: ast.stmt) -> str:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return next((target.id for target in targets if isinstance(target, ast.Name)), "")


# -- what the tests show ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Test:
    """A test, or one case of it, with the ids it names (in full: "abyss:7.4", "abyss:lord:jailer")."""

    __test__ = False  # not one for pytest itself

    name: str
    """As pytest is told it: "tests/games/abyss/test_turn.py::test_plotting"."""
    rules: frozenset[str]
    cards: frozenset[str]
    scene: str = ""
    """The scene file, where the test plays one."""

    @property
    def ids(self) -> frozenset[str]:
        return self.rules | self.cards

    @property
    def place(self) -> str:
        """Where a reader finds it."""
        return self.scene or self.name


@dataclass(slots=True)
class Collected:
    """The tests of a folder, and marks that cannot be read without running something."""

    tests: list[Test] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)


class _Unreadable(Exception):
    """An expression whose value only running the test module would tell."""


def collect(folder: Path) -> Collected:
    """Every test under a folder that names ids, and the scene files that a test there plays."""
    collected = Collected()
    players: list[Path] = []
    for path in sorted(folder.rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            try:
                tree = ast.parse(path.read_text(encoding="utf-8"))
            except (SyntaxError, ValueError) as error:
                raise BadSetup(f"{path} cannot be read: {error}") from None
            _Module(path, folder, tree, collected).collect()
            if any(isinstance(node, ast.Name) and node.id == "run_file" for node in ast.walk(tree)):
                players.append(path)
    for path in sorted(folder.rglob("scenes/**/*.yaml")):
        played_by = next((player for player in players if player.parent in path.parents), None)
        if played_by is not None:
            _scene(path, played_by, folder, collected)
    return collected


def _scene(path: Path, played_by: Path, folder: Path, collected: Collected) -> None:
    import yaml

    words = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # an id such as 7.20 is no fraction
    if isinstance(words, dict):
        game = str(words.get("game", ""))
        rules = frozenset(_in_full(str(rule), game) for rule in words.get("rules") or ())
        shown = frozenset(_in_full(str(card), game) for card in words.get("cards") or ())
        if rules or shown:
            name, scene = (each.relative_to(folder.parent).as_posix() for each in (played_by, path))
            collected.tests.append(Test(name, rules, shown, scene))


def _in_full(name: str, game: str) -> str:
    """An id with its game's name: tests that lie in the game's own folder may leave it out."""
    return name if not game or name.startswith(f"{game}:") else f"{game}:{name}"


Marks = dict[str, frozenset[str]]


class _Module:
    """One test module."""

    def __init__(self, path: Path, folder: Path, tree: ast.Module, collected: Collected) -> None:
        self.path = path
        self.name = path.relative_to(folder.parent).as_posix()
        self.tree = tree
        self.collected = collected
        parts = path.relative_to(folder).parts
        self.game = parts[1] if len(parts) > 2 and parts[0] == "games" else ""
        self.scope: dict[str, Any] = {}
        """Names of the module whose value stands in its text."""
        self.nodes: dict[str, ast.expr] = {}
        """What each name of the module was set to: a mark or a list of cases may have a name of its own."""
        for node in tree.body:
            target = _target(node)
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if target and value is not None:
                self.nodes[target] = value
                try:
                    self.scope[target] = _value(value, self.scope)
                except _Unreadable:
                    continue

    def collect(self) -> None:
        self._body(self.tree.body, "", self._pytestmark(self.tree.body), False)

    def _body(self, body: Sequence[ast.stmt], prefix: str, outer: Marks, skipped: bool) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = _both(outer, self._marks(node.decorator_list), self._pytestmark(node.body))
                self._body(node.body, f"{prefix}{node.name}::", marks, skipped or self._skipped(node))
            elif isinstance(node, Function) and node.name.startswith("test"):
                if skipped or self._skipped(node):
                    continue
                marks = _both(outer, self._marks(node.decorator_list))
                cases = [case for decorator in node.decorator_list for case in self._cases(decorator)]
                for each in cases or [{}]:
                    whole = _both(marks, each)
                    if whole:
                        test = f"{self.name}::{prefix}{node.name}"
                        none: frozenset[str] = frozenset()
                        cards = whole.get("card", none) | whole.get("pair", none)  # a pair shows both its cards
                        self.collected.tests.append(Test(test, whole.get("rule", none), cards))

    def _skipped(self, node: ast.ClassDef | Function) -> bool:
        """A test that never runs, or is known to fail, shows nothing."""
        return any(
            _dotted(decorator.func if isinstance(decorator, ast.Call) else decorator).rpartition(".")[2] in _SKIPPED
            for decorator in node.decorator_list
        )

    def _pytestmark(self, body: Sequence[ast.stmt]) -> Marks:
        for node in body:
            if (
                _target(node) == "pytestmark"
                and isinstance(node, ast.Assign | ast.AnnAssign)
                and node.value is not None
            ):
                return self._marks(_listed(node.value))
        return {}

    def _marks(self, nodes: Iterable[ast.expr], scope: Scope | None = None) -> Marks:
        found: Marks = {}
        for node in nodes:
            mark = self.nodes.get(node.id, node) if isinstance(node, ast.Name) else node
            if not isinstance(mark, ast.Call):
                continue
            name = self._mark_name(mark.func)
            if name:
                try:
                    ids = [_in_full(str(each), self.game) for each in _values(mark.args, scope or self.scope)]
                except _Unreadable:
                    self._cannot_read(mark)
                    continue
                found = _both(found, {name: frozenset(ids)})
        return found

    def _mark_name(self, func: ast.expr) -> str:
        """Which of our marks is called: pytest.mark.rule, mark.rule, or a name given to one of them."""
        if isinstance(func, ast.Name) and func.id in self.nodes:
            func = self.nodes[func.id]
        before, _, name = _dotted(func).rpartition(".")
        return name if name in _MARKS and before.rpartition(".")[2] == "mark" else ""

    def _cases(self, decorator: ast.expr) -> Iterator[Marks]:
        """The marks of each case of a parametrized test."""
        if not isinstance(decorator, ast.Call) or _dotted(decorator.func).rpartition(".")[2] != "parametrize":
            return
        arguments = {keyword.arg: keyword.value for keyword in decorator.keywords}
        values = decorator.args[1] if len(decorator.args) > 1 else arguments.get("argvalues")
        while isinstance(values, ast.Name) and values.id in self.nodes:
            values = self.nodes[values.id]
        if isinstance(values, ast.List | ast.Tuple):
            for case in values.elts:
                yield self._case(case, self.scope)
        elif isinstance(values, ast.ListComp | ast.GeneratorExp) and isinstance(values.elt, ast.Call):
            try:
                for scope in _loops(values.generators, self.scope):
                    yield self._case(values.elt, scope)
            except _Unreadable:
                marks = [keyword.value for keyword in values.elt.keywords if keyword.arg == "marks"]
                if not all(map(_names_nothing, marks)):
                    self._cannot_read(values)

    def _case(self, case: ast.expr, scope: Scope) -> Marks:
        if isinstance(case, ast.Call):
            for keyword in case.keywords:
                if keyword.arg == "marks":
                    return self._marks(_listed(keyword.value), scope)
        return {}

    def _cannot_read(self, node: ast.expr) -> None:
        self.collected.unreadable.append(f"{self.name}:{node.lineno}: write the ids of this mark out as literals")


def _listed(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.List | ast.Tuple) else [node]


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _both(*marks: Marks) -> Marks:
    found: Marks = {}
    for each in marks:
        for name, ids in each.items():
            found[name] = found.get(name, frozenset()) | ids
    return found


# A few expressions whose value can be told from the text alone: enough for cases written as data.


def _value(node: ast.expr, scope: Scope) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name) and node.id in scope:
        return scope[node.id]
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return tuple(_values(node.elts, scope))
    if isinstance(node, ast.Dict) and all(key is not None for key in node.keys):
        keys = [_value(key, scope) for key in node.keys if key is not None]
        return dict(zip(keys, [_value(value, scope) for value in node.values], strict=True))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand, scope)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(_value(part, scope)) for part in node.values)
    if isinstance(node, ast.FormattedValue) and node.conversion == -1 and node.format_spec is None:
        return _value(node.value, scope)
    if isinstance(node, ast.Subscript):
        try:
            return _value(node.value, scope)[_value(node.slice, scope)]
        except (LookupError, TypeError):
            raise _Unreadable from None
    if isinstance(node, ast.Call):
        return _called(node, scope)
    raise _Unreadable


def _called(node: ast.Call, scope: Scope) -> Any:
    """enumerate(…), and the items, keys and values of a dict."""
    if isinstance(node.func, ast.Name) and node.func.id == "enumerate" and not node.keywords:
        return tuple(enumerate(*[_value(argument, scope) for argument in node.args]))
    if isinstance(node.func, ast.Attribute) and node.func.attr in ("items", "keys", "values") and not node.args:
        mapping = _value(node.func.value, scope)
        if isinstance(mapping, dict):
            return tuple(getattr(mapping, node.func.attr)())
    raise _Unreadable


def _values(nodes: Iterable[ast.expr], scope: Scope) -> Iterator[Any]:
    for node in nodes:
        if isinstance(node, ast.Starred):
            yield from _value(node.value, scope)
        else:
            yield _value(node, scope)


def _loops(generators: Sequence[ast.comprehension], scope: Scope) -> Iterator[Scope]:
    """The names bound in each turn of a comprehension."""
    if not generators:
        yield scope
        return
    first, *others = generators
    if first.ifs:
        raise _Unreadable
    for item in _value(first.iter, scope):
        yield from _loops(others, {**scope, **_bound(first.target, item)})


def _bound(target: ast.expr, item: Any) -> dict[str, Any]:
    if isinstance(target, ast.Name):
        return {target.id: item}
    if isinstance(target, ast.Tuple | ast.List) and isinstance(item, tuple) and len(item) == len(target.elts):
        return {
            name: value
            for part, one in zip(target.elts, item, strict=True)
            for name, value in _bound(part, one).items()
        }
    raise _Unreadable


def shown_by_tests(game: str, folder: Path) -> dict[str, list[str]]:
    """For each rule and card (without the game's name) the tests that show it, as pytest is told them."""
    shown = _shown(game, collect(folder).tests)
    return {name: list(dict.fromkeys(test.name for test in tests)) for name, tests in shown.items()}


def _shown(game: str, tests: Iterable[Test]) -> dict[str, list[Test]]:
    found: dict[str, list[Test]] = {}
    for test in tests:
        for name in sorted(test.ids):
            if name.startswith(f"{game}:"):
                found.setdefault(name.removeprefix(f"{game}:"), []).append(test)
    return found


# -- the report ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Coverage:
    """What is known of every rule and card of a game."""

    game: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    """Every card the content files have."""
    content: dict[str, str]
    """For each card the file that has its figures."""
    coded: dict[str, list[str]]
    shown: dict[str, list[Test]]
    exempt: dict[str, str]
    fullest: Test | None
    """The test that names most ids."""
    wrong: tuple[str, ...]
    """What has to be put right before the figures mean anything."""

    @property
    def missing_rules(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.shown and rule not in self.exempt]

    @property
    def missing_cards(self) -> list[str]:
        return [card for card in self.cards if card not in self.shown]

    @property
    def uncoded(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.coded and rule not in self.exempt]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "paragraphs": {
                "total": len(self.rules),
                "coded": sum(rule in self.coded for rule in self.rules),
                "shown": sum(rule in self.shown for rule in self.rules),
                "exempt": [{"id": rule, "why": why} for rule, why in self.exempt.items()],
                "missing": self.missing_rules,
            },
            "cards": {
                "total": len(self.cards),
                "shown": sum(card in self.shown for card in self.cards),
                "missing": self.missing_cards,
            },
            "most_ids_in_one_test": len(self.fullest.ids) if self.fullest is not None else 0,
        }


EXEMPT_SHARE = 20
"""At most one statement in so many may go without a test."""


def coverage(game: str, folder: Path) -> Coverage:
    """What the code of a game cites and what the tests under a folder show. Raises BadSetup."""
    if not folder.is_dir():
        raise BadSetup(f"there is no folder {folder.name}/ here: run this in a checkout of Regnum")
    rules = load_inventory(game).ids
    listed = cards(game)
    names = tuple(card.id for card in listed)
    collected = collect(folder)
    ours = [test for test in collected.tests if any(name.startswith(f"{game}:") for name in test.ids)]
    excused = exempt(game)
    shown = _shown(game, ours)
    wrong = list(collected.unreadable)
    for name, tests in shown.items():
        if name not in rules and name not in names:
            wrong.append(f"{tests[0].place} names {game}:{name}, and there is no such rule or card")
    wrong += [f"exempt.yaml names {rule}, and there is no such rule" for rule in excused if rule not in rules]
    wrong += [f"exempt.yaml excuses {rule}, but {shown[rule][0].place} shows it" for rule in excused if rule in shown]
    if len(excused) * EXEMPT_SHARE > len(rules):
        wrong.append(f"exempt.yaml excuses {len(excused)} of {len(rules)}: at most one in {EXEMPT_SHARE}")
    return Coverage(
        game,
        rules,
        names,
        {card.id: card.file for card in listed},
        cited_by_code(game),
        shown,
        excused,
        max(ours, key=lambda test: len(test.ids), default=None),
        tuple(wrong),
    )


def lines(report: Coverage) -> Iterator[str]:
    """The report in words, for the terminal."""
    figures = report.to_json()
    rules, seen = figures["paragraphs"], figures["cards"]
    yield (
        f"{report.game}: {rules['total']} rules: {rules['coded']} coded, {rules['shown']} shown by tests,"
        f" {len(report.exempt)} exempt, {len(rules['missing'])} missing"
    )
    yield f"  cards: {seen['total']}: {seen['shown']} shown by tests, {len(seen['missing'])} missing"
    if report.fullest is not None:
        yield f"  most ids in one test: {len(report.fullest.ids)}, in {report.fullest.place}"
    for title, names in (
        ("not coded", report.uncoded),
        ("rules not shown", report.missing_rules),
        ("cards not shown", report.missing_cards),
    ):
        if names:
            yield f"  {title}: {', '.join(names)}"


# -- the page for docs -----------------------------------------------------------------------------------------------

_NAMED = 3
"""So many places or tests are named in a line of the page; the others are counted."""


def page(report: Coverage) -> str:
    """The table of rules and cards as a page of docs/."""
    figures = report.to_json()
    rules, seen = figures["paragraphs"], figures["cards"]
    title = report.game.replace("_", " ").title()
    book = f"../src/regnum/games/{report.game}/rules/en.md"
    out = [
        f"# {title}: which rule is coded and tested where",
        "",
        f"Written by `regnum coverage {report.game} --table docs/coverage-{report.game}.md`; do not edit it by hand.",
        "",
        f"Of {rules['total']} rules {rules['coded']} are cited by the code that does them, {rules['shown']} are shown"
        f" by tests and {len(report.exempt)} need no test. Of {seen['total']} cards {seen['shown']} are shown.",
    ]
    for section in sections(report.game):
        out += [
            "",
            f"## {section.id}. {section.title['en']}",
            "",
            "| id | rule | coded in | shown by |",
            "|---|---|---|---|",
        ]
        for statement in section.statements:
            why = report.exempt.get(statement.id)
            shown = f"*needs no test: {why}*" if why else _tests(report.shown.get(statement.id, []))
            coded = _some([f"`{place}`" for place in report.coded.get(statement.id, [])])
            out.append(f"| [{statement.id}]({book}#{statement.id}) | {_cell(statement.text)} | {coded} | {shown} |")
    out += ["", "## Cards", "", "| card | figures in | code of its own | shown by |", "|---|---|---|---|"]
    for card in report.cards:
        coded = _some([f"`{place}`" for place in report.coded.get(card, [])])
        shown = _tests(report.shown.get(card, []))
        out.append(f"| [{card}]({book}#{card}) | `{report.content[card]}` | {coded} | {shown} |")
    return "\n".join(out) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _tests(tests: Sequence[Test]) -> str:
    """Tests by the names of their module and function, scenes by their file."""
    names = []
    for test in tests:
        file, _, function = test.place.partition("::")
        names.append(f"`{Path(file).stem}::{function}`" if function else f"`{Path(file).name}`")
    return _some(list(dict.fromkeys(names)))


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(names[:_NAMED]) + more or "–"


def _names_nothing(marks: ast.expr) -> bool:
    """Whether these marks, whichever of them it is in the end, name neither a rule nor a card: that a test is slow."""
    match marks:
        case ast.IfExp(body=body, orelse=orelse):
            return _names_nothing(body) and _names_nothing(orelse)
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return all(map(_names_nothing, elements))
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name not in _MARKS
    return False
