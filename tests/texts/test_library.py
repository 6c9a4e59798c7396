"""What is written about a game, read from its files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum import library
from regnum.games import find
from regnum.kernel.errors import BadSetup

PART = "sections:\n  - {{id: '{0}', title: {{en: A, pl: B}}, rules: [{{id: {0}.10, kind: rule, text: So it is.}}]}}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that is called Abyss and has other files."""
    monkeypatch.setattr(library, "_folder", lambda game: tmp_path)
    (tmp_path / "rules").mkdir()
    (tmp_path / "content").mkdir()
    for cached in (library.sections, library.content, library.cards):
        cached.cache_clear()
    yield tmp_path
    for cached in (library.sections, library.content, library.cards):
        cached.cache_clear()


def test_an_inventory_may_lie_in_several_files(folder: Path) -> None:
    (folder / "rules" / "inventory-prince.yaml").write_text(PART.format("P.1"))
    (folder / "rules" / "inventory.yaml").write_text(PART.format("2"))
    (folder / "rules" / "inventory-aids.yaml").write_text(PART.format("A.2"))
    (folder / "rules" / "exempt.yaml").write_text("2.10: a figure of speech\n")
    assert [statement.id for statement in library.statements("abyss")] == ["2.10", "A.2.10", "P.1.10"]
    assert library.exempt("abyss") == {"2.10": "a figure of speech"}


def test_an_id_stands_once_in_all_files_together(folder: Path) -> None:
    (folder / "rules" / "inventory.yaml").write_text(PART.format("2"))
    (folder / "rules" / "inventory-again.yaml").write_text(PART.format("2"))
    with pytest.raises(BadSetup, match=r"more than once: 2\.10"):
        library.sections("abyss")


def test_a_game_says_which_entries_are_cards(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "content" / "a.toml").write_text('[[place]]\nslug = "shore"\n[[site]]\nslug = "mine"\n')
    (folder / "content" / "b.toml").write_text('[[denizen]]\nslug = "smith"\ncost = 2\n[[denizen]]\nno_name = 1\n')
    monkeypatch.setattr(find("abyss"), "card_kinds", ("denizen", "site"))
    assert [(card.id, card.file) for card in library.cards("abyss")] == [
        ("denizen:smith", "content/b.toml"),
        ("site:mine", "content/a.toml"),
    ]
    library.content.cache_clear()
    library.cards.cache_clear()
    monkeypatch.setattr(find("abyss"), "card_kinds", ())
    assert [card.id for card in library.cards("abyss")] == ["place:shore", "site:mine", "denizen:smith"]
