"""What is read from code and tests, and what must hold for every game in the box."""

import ast
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

import regnum
from regnum.lab import coverage as lab
from regnum.lab.coverage import Coverage, Inventory, cited_by_code, cited_in, collect, coverage, page, shown_by_tests

TESTS = Path(__file__).parents[1]
INVENTORY = Inventory(["4.1", "4.2", "7.1", "7.2", "7.3", "7.12", "8.1", "14.4", "14.9", "14.10", "14.13"])


# -- every game in the box -------------------------------------------------------------------------------------------


read_once = cache(collect)
"""The same tests are read for every game."""


@pytest.fixture(scope="module", params=regnum.games())
def covered(request: pytest.FixtureRequest) -> Coverage:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "collect", read_once)
        return coverage(request.param, TESTS)


def test_marks_name_rules_and_cards_that_are_there(covered: Coverage) -> None:
    assert covered.wrong == ()


UNFINISHED: dict[str, tuple[int, int, int]] = {}
"""Games still being written: rules not shown, rules not coded, cards not shown. Each number may only fall; a game is
finished when it leaves this table."""


def test_a_game_that_is_being_written_comes_nearer_its_end(covered: Coverage) -> None:
    rules, uncoded, cards = UNFINISHED.get(covered.game, (0, 0, 0))
    assert len(covered.missing_rules) <= rules
    assert len(covered.uncoded) <= uncoded
    assert len(covered.missing_cards) <= cards


def test_every_rule_is_shown_or_excused(covered: Coverage) -> None:
    if covered.game in UNFINISHED:
        return
    assert covered.missing_rules == []
    figures = covered.to_json()["paragraphs"]
    assert figures["shown"] + len(figures["exempt"]) == figures["total"]
    assert len(figures["exempt"]) * 20 <= figures["total"]


def test_every_rule_is_cited_where_it_is_done(covered: Coverage) -> None:
    assert covered.game in UNFINISHED or covered.uncoded == []


def test_every_card_is_shown(covered: Coverage) -> None:
    assert covered.game in UNFINISHED or covered.missing_cards == []
    assert set(covered.content) == set(covered.cards)


def test_a_test_names_at_most_six_ids() -> None:
    assert [(test.place, len(test.ids)) for test in read_once(TESTS).tests if len(test.ids) > 6] == []


def test_the_page_in_docs_is_up_to_date(covered: Coverage) -> None:
    written = (TESTS.parent / "docs" / f"coverage-{covered.game}.md").read_text(encoding="utf-8")
    assert written == page(covered), f"run: regnum coverage {covered.game} --table docs/coverage-{covered.game}.md"


def test_the_inventory_of_abyss() -> None:
    rules = lab.load_inventory("abyss").ids
    assert (len(rules), rules[0], rules[-1]) == (240, "1.1", "27.4")
    assert len(set(rules)) == 240


# -- what code cites -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("7.1: the offer", ["7.1"]),
        ("Such a hand pays (14.4, 14.9-14.13).", ["14.4", "14.9", "14.10", "14.13"]),
        ("7.1–7.3 and 8.1", ["7.1", "7.2", "7.3", "8.1"]),
        ("from 7.12-8.1 on", ["7.12", "8.1"]),
        ("7.1-7.99", ["7.1"]),
        ("7.1-3", ["7.1", "7.2", "7.3"]),
        ("7.3-7.1 backwards", ["7.3"]),
        ("section 7, version 7.1.2, x7.1, 7.11, 77.1", []),
    ],
)
def test_ids_in_a_sentence(text: str, ids: list[str]) -> None:
    assert list(INVENTORY.cited(text)) == ids


LAW = Inventory(
    ["1.0.a", "5.5.4.a", "5.5.4.b", "5.5.4.c", "5.5.4.II.a", "6.box.7.2", "7.a", "7.1.a", "A.2.13.b", "P.1.a", "P.1.b"]
)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("5.5.4.b: another force.", ["5.5.4.b"]),
        ("5.5.4.a-5.5.4.c, 5.5.4.II.a", ["5.5.4.a", "5.5.4.b", "5.5.4.c", "5.5.4.II.a"]),
        ("5.5.4.a–c (and A.2.13.b)", ["5.5.4.a", "5.5.4.b", "5.5.4.c", "A.2.13.b"]),
        ("P.1.a-b; 6.box.7.2.", ["P.1.a", "P.1.b", "6.box.7.2"]),
        ("7.a-player rule", ["7.a"]),
        ("the paragraph 5.5.4, xP.1.a, 5.5.4.ab, 7.a.1, 15.5.4.b, 5x5.4.a, p.1.a", []),
    ],
)
def test_a_law_may_number_its_rules_as_it_likes(text: str, ids: list[str]) -> None:
    assert list(LAW.cited(text)) == ids


@pytest.mark.parametrize(
    ("code", "ids"),
    [
        ('def f():\n    """7.1: the offer."""', {"7.1"}),
        ('class C:\n    """7.1."""\n    price: int\n    """7.2: it rises."""', {"7.1", "7.2"}),
        ('t.note("log-sale", "7.3", {})', {"7.3"}),
        ('Option("buy", 1, rule="7.2")', {"7.2"}),
        ('t.note("log", "4.1" if poor else "4.2")', {"4.1", "4.2"}),
        ('def f(rule: str = "8.1", *, also: str = "4.2"): ...', {"8.1", "4.2"}),
        ('ALL = ["7.1", "7.2"]', set()),
        ('done(["7.1"])', set()),
        ('x = "7.1"', set()),
        ("def f():\n    pass  # 7.1", set()),
        ('why.no(PLOT, "7.77", "why-not")', set()),
    ],
)
def test_what_a_piece_of_code_cites(code: str, ids: set[str]) -> None:
    assert cited_in(ast.parse(code), INVENTORY) == ids


def test_places_have_names() -> None:
    tree = ast.parse(
        dedent('''
        """The whole module, 7.1."""
        PRICE = 1
        """7.2: what the first one costs."""
        class Sale:
            """A sale (7.3)."""
            price: int
            """8.1."""
            def pay(self):
                """7.12."""
        async def sell(t):
            t.note("log", "4.1")
        OFFER = Pick("offer", "4.2", menu)
        ''')
    )
    places: dict[str, set[str]] = {}
    for name, node in lab._pieces(tree):
        places.setdefault(name, set()).update(cited_in(node, INVENTORY))
    assert {name: ids for name, ids in places.items() if ids} == {
        "PRICE": {"7.2"},
        "Sale": {"7.3"},
        "Sale.price": {"8.1"},
        "Sale.pay": {"7.12"},
        "sell": {"4.1"},
        "OFFER": {"4.2"},
    }


def test_where_abyss_does_something() -> None:
    places = cited_by_code("abyss")
    assert "lords.jailer" in places["lord:jailer"]
    assert "turn.action_menu" in places["4.7"]
    assert "payment.can_pay" in places["14.10"]


# -- what tests show -------------------------------------------------------------------------------------------------

MARKED = """
import pytest
from pytest import mark

rule = pytest.mark.rule
turn = pytest.mark.rule("abyss:3.1")
SOME = ("abyss:4.1", "abyss:4.2")
LORDS = {"jailer": 1, "seeker": 2}
CASES = [pytest.param(1, marks=pytest.mark.rule("abyss:6.1")), 2]
pytestmark = [pytest.mark.slow, pytest.mark.rule("abyss:1.1")]

@pytest.mark.rule("abyss:7.1", "abyss:7.2")
def test_plain(): ...

@mark.card("abyss:lord:jailer")
@pytest.mark.rule("abyss:7.3")
async def test_twice(): ...

@rule("abyss:7.4")
def test_by_another_name(): ...

@turn
def test_by_a_named_mark(): ...

@pytest.mark.rule(*SOME)
def test_by_a_tuple(): ...

@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...

@pytest.mark.parametrize(
    "lord", [pytest.param(lord, marks=[pytest.mark.card(f"abyss:lord:{lord}")]) for lord, _ in LORDS.items()]
)
def test_each(lord): ...

@pytest.mark.rule("abyss:9.1")
class TestTogether:
    pytestmark = pytest.mark.rule("abyss:9.2")

    @pytest.mark.rule("abyss:9.3")
    def test_inside(self): ...

    @pytest.mark.rule("abyss:20.1")
    def help(self): ...

@pytest.mark.skip(reason="later")
@pytest.mark.rule("abyss:20.1")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.rule("abyss:20.1")
def test_known_to_fail(): ...

@pytest.mark.rule("abyss:20.1")
def helper(): ...

@other.rule("abyss:20.1")
def test_something_else(): ...
"""

SHOWN = [
    ("test_plain", "1.1 7.1 7.2"),
    ("test_twice", "1.1 7.3 lord:jailer"),
    ("test_by_another_name", "1.1 7.4"),
    ("test_by_a_named_mark", "1.1 3.1"),
    ("test_by_a_tuple", "1.1 4.1 4.2"),
    ("test_cases", "1.1 6.1"),
    ("test_cases", "1.1"),
    ("test_each", "1.1 lord:jailer"),
    ("test_each", "1.1 lord:seeker"),
    ("TestTogether::test_inside", "1.1 9.1 9.2 9.3"),
    ("test_something_else", "1.1"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "games" / "abyss").mkdir(parents=True)
    return tests


def test_every_way_of_marking(folder: Path) -> None:
    (folder / "games" / "abyss" / "test_marks.py").write_text(MARKED)
    collected = collect(folder)
    assert collected.unreadable == []
    found = [
        (
            test.name.removeprefix("tests/games/abyss/test_marks.py::"),
            " ".join(sorted(each.removeprefix("abyss:") for each in test.ids)),
        )
        for test in collected.tests
    ]
    assert found == SHOWN


def test_nothing_is_imported_or_run(folder: Path) -> None:
    (folder / "test_it.py").write_text("raise SystemExit\n@pytest.mark.rule('abyss:1.1')\ndef test_it(): ...\n")
    assert shown_by_tests("abyss", folder) == {"1.1": ["tests/test_it.py::test_it"]}


def test_in_a_games_own_folder_its_name_may_be_left_out(folder: Path) -> None:
    code = "@pytest.mark.rule('7.1', 'abyss:7.2')\n@pytest.mark.card('lord:jailer')\ndef test_it(): ...\n"
    (folder / "games" / "abyss" / "test_it.py").write_text(code)
    assert sorted(shown_by_tests("abyss", folder)) == ["7.1", "7.2", "lord:jailer"]


def test_marks_that_only_running_would_tell_are_reported(folder: Path) -> None:
    (folder / "test_it.py").write_text("@pytest.mark.rule(*ids())\ndef test_it(): ...\n")
    assert collect(folder).unreadable == ["tests/test_it.py:1: write the ids of this mark out as literals"]
    assert coverage("abyss", folder).wrong == tuple(collect(folder).unreadable)


@pytest.mark.parametrize(("marks", "readable"), [("pytest.mark.slow", True), ("pytest.mark.rule(n)", False)])
def test_marks_that_name_nothing_need_not_be_read(folder: Path, marks: str, readable: bool) -> None:
    cases = f"[pytest.param(n, marks=[] if quick(n) else {marks}) for n in them()]"
    (folder / "test_it.py").write_text(f"@pytest.mark.parametrize('n', {cases})\ndef test_it(n): ...\n")
    assert (collect(folder).unreadable == []) == readable


def test_scene_files_count_where_a_test_plays_them(folder: Path) -> None:
    scenes = folder / "games" / "abyss" / "scenes"
    scenes.mkdir()
    (scenes / "sale.yaml").write_text("game: abyss\nseats: 2\nrules: ['7.1', 'abyss:7.2']\n")
    assert collect(folder).tests == []
    (folder / "games" / "abyss" / "test_scene_files.py").write_text("def test_scene(): run_file(path)\n")
    (test,) = collect(folder).tests
    assert (test.name, test.place) == (
        "tests/games/abyss/test_scene_files.py",
        "tests/games/abyss/scenes/sale.yaml",
    )
    assert test.ids == {"abyss:7.1", "abyss:7.2"}


def test_an_id_in_a_scene_file_is_no_fraction(folder: Path) -> None:
    scenes = folder / "games" / "abyss" / "scenes"
    scenes.mkdir()
    (scenes / "sale.yaml").write_text("game: abyss\nseats: 2\nrules: [7.20, 5.5.4.b]\n")
    (folder / "games" / "abyss" / "test_scene_files.py").write_text("def test_scene(): run_file(path)\n")
    assert [sorted(test.ids) for test in collect(folder).tests] == [["abyss:5.5.4.b", "abyss:7.20"]]


def test_excuses_are_checked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "test_it.py").write_text("@pytest.mark.rule('abyss:7.1')\ndef test_it(): ...\n")
    monkeypatch.setattr(lab, "exempt", lambda game: {"1.17": "cups are cups"})
    report = coverage("abyss", folder)
    assert report.wrong == ()
    assert report.to_json()["paragraphs"]["exempt"] == [{"id": "1.17", "why": "cups are cups"}]
    assert "1.17" not in report.missing_rules
    assert "*needs no test: cups are cups*" in page(report)
    monkeypatch.setattr(lab, "exempt", lambda game: {"7.1": "", "99.9": ""})
    assert coverage("abyss", folder).wrong == (
        "exempt.yaml names 99.9, and there is no such rule",
        "exempt.yaml excuses 7.1, but tests/test_it.py::test_it shows it",
    )
    monkeypatch.setattr(
        lab, "exempt", lambda game: {f"2{n}.1": "" for n in range(8)} | {f"1.{n}": "" for n in range(1, 6)}
    )
    assert coverage("abyss", folder).wrong == ("exempt.yaml excuses 13 of 240: at most one in 20",)
