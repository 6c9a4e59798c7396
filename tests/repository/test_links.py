"""No dead relative links or anchors in the project's pages."""

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.repository.project_files import project_files

FENCE = re.compile(r"^( {0,3})(```+|~~~+).*?^\1?\2[`~]*\s*$", re.MULTILINE | re.DOTALL)
INLINE_CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(
    r"\]\(\s*<?([^\s)>]+)>?(?:\s+[\"'(][^)]*)?\)"  # [text](target "title"), images too
    r"|^ {0,3}\[[^\]^]+\]:\s*<?([^\s>]+)"  # [name]: target
    r"|(?:href|src)=[\"']([^\"']+)[\"']",
    re.MULTILINE,
)
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$", re.MULTILINE)
EXPLICIT_ANCHOR = re.compile(r"\b(?:id|name)=[\"']([^\"']+)[\"']|\{#([^}\s]+)\}")
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


@cache
def anchors_of(path: Path) -> set[str]:
    return anchors(path.read_text("utf-8"))


def anchors(page: str) -> set[str]:
    """The anchors of a page: those written down and those GitHub makes of its headings."""
    page = COMMENT.sub("", FENCE.sub("", page))
    known = {explicit or braced for explicit, braced in EXPLICIT_ANCHOR.findall(page)}
    for heading in HEADING.findall(page):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)|<[^>]+>|\{#[^}]*\}", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
        again = (f"{slug}-{number}" for number in range(1, 1000))
        known.add(slug if slug not in known else next(each for each in again if each not in known))
    return known


def dead_links(path: Path) -> list[str]:
    page = path.read_text("utf-8")
    prose = COMMENT.sub("", INLINE_CODE.sub("", FENCE.sub("", page)))
    dead = []
    for groups in LINK.findall(prose):
        link = next(filter(None, groups))
        if ELSEWHERE.match(link):
            continue
        file, _, anchor = unquote(link).partition("#")
        target = path.parent / file if file else path
        if not target.exists():
            dead.append(f"{path}: {link}: no such file")
        elif anchor and target.suffix == ".md" and anchor not in anchors_of(target.resolve()):
            dead.append(f"{path}: {link}: no such anchor")
    return dead


def test_no_dead_links() -> None:
    pages = [path for path in project_files() if path.suffix == ".md"]
    assert pages
    assert [dead for path in pages for dead in dead_links(path)] == []


OTHER_PAGE = """# Ile kosztuje ruch?
## `make test`: what runs
## Twice
## Twice
### 3. See [the rules](rules.md)
<a id="abyss:12a"></a> A paragraph.
## Named {#by-hand}
```
# not a heading
```
"""


@pytest.mark.parametrize(
    "link",
    [
        "[x](other.md)",
        "[x](other.md#ile-kosztuje-ruch)",
        "[x](other.md#make-test-what-runs)",
        "[x](other.md#twice-1)",
        "[x](other.md#3-see-the-rules)",
        "[x](other.md#abyss:12a)",
        "[x](other.md#by-hand)",
        '[x](other.md "a title")',
        "[x]: other.md#twice",
        "![picture](picture%20one.svg)",
        "[x](https://example.org/nowhere.md)",
        "`[x](nowhere.md)`",
        "```\n[x](nowhere.md)\n```",
        "[here](#top)\n# Top",
    ],
)
def test_a_good_link_passes(tmp_path: Path, link: str) -> None:
    (tmp_path / "other.md").write_text(OTHER_PAGE)
    (tmp_path / "picture one.svg").touch()
    (tmp_path / "page.md").write_text(link)
    assert dead_links(tmp_path / "page.md") == []


@pytest.mark.parametrize(
    "link",
    [
        "[x](nowhere.md)",
        "[x](docs/other.md)",
        "[x](other.md#nowhere)",
        "[x](other.md#twice-2)",
        "[x](other.md#not-a-heading)",
        "[x](#nowhere)",
        "[x]: nowhere.md",
        '<img src="nowhere.svg">',
        "`code` and [x](nowhere.md) and `code`",
    ],
)
def test_a_dead_link_is_caught(tmp_path: Path, link: str) -> None:
    (tmp_path / "other.md").write_text(OTHER_PAGE)
    (tmp_path / "page.md").write_text(link)
    assert len(dead_links(tmp_path / "page.md")) == 1
