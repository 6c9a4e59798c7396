"""The project stands on its own.

No file speaks of one person's machine, of a folder beside the checkout, or of the host that packages come
from (which is for everyone's own configuration to say).
"""

import re
from pathlib import Path

import pytest

from tests.repository.project_files import ROOT, project_files

FORBIDDEN = {
    "an absolute path of one machine": r"(?<![\w.~-])/(?:work|root|home/\w+|Users/\w+)/",
    "a folder beside the checkout": r"\.\./shared\b",
    "a package registry": r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com",
}


def trespasses(text: str) -> list[str]:
    return [
        f"{text.count(chr(10), 0, hit.start()) + 1}: {what}: {hit.group()}"
        for what, pattern in FORBIDDEN.items()
        for hit in re.finditer(pattern, text)
    ]


def test_the_project_speaks_of_itself_alone() -> None:
    wrong = []
    for path in project_files():
        if path != Path(__file__):  # which has to name what it looks for
            text = path.read_bytes().decode("utf-8", errors="ignore")
            wrong += [f"{path.relative_to(ROOT)}:{each}" for each in trespasses(text)]
    assert wrong == []


@pytest.mark.parametrize(
    "planted",
    [
        "open('/work/facts.yaml')",
        "see /home/ann/regnum",
        "Path('../shared/facts')",
        "https://pypi.org/simple",
        "registry.npmjs.org",
    ],
)
def test_a_planted_trespass_is_caught(planted: str) -> None:
    assert len(trespasses(planted)) == 1


def test_ordinary_paths_pass() -> None:
    assert trespasses("docs/work/plan.md, ./root/x, shared/state, /usr/bin/python3, ~/work/") == []
