"""The README's example does what it shows."""

import doctest

import regnum
from tests.repository.project_files import ROOT


def test_the_example_of_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_example_of_the_package() -> None:
    assert doctest.testmod(regnum).failed == 0
