"""A server with a content pack: new tables of its game begin from it, and everybody can tell."""

from pathlib import Path

import pytest

from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.packs import read
from regnum.server.serve import household, packs_of, serve
from tests.cli.conftest import Regnum
from tests.cli.conftest import regnum as regnum_here
from tests.server.house import House

regnum = regnum_here
PACK = "game: crescent_moon\nrulers: {nomad: {starting_coins: 5}}\n"
FIVE = ["me", "random", "random", "random", "random"]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "printed.yaml"
    file.write_text(PACK, encoding="utf-8")
    return file


def test_new_tables_begin_from_the_pack_and_show_its_digest(tmp_path: Path, pack: Path) -> None:
    with House(tmp_path / "house", packs=packs_of(pack)) as house:
        ada = house.person("Ada")
        table = ada.lay("crescent_moon", FIVE)
        view = ada.get(f"/tables/{table}/seats/0")["view"]
        assert view["content"] == Setup(5, {}, read(pack)[1]).digest[:12]
        assert view["players"][4]["coins"] == 5
        other = ada.lay("abyss", ["me", "random"])
        assert "content" not in ada.get(f"/tables/{other}/seats/0")["view"]


def test_without_a_pack_there_is_no_digest(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        ada = house.person("Ada")
        view = ada.get(f"/tables/{ada.lay('crescent_moon', FIVE)}/seats/0")["view"]
        assert view["content"] == ""
        assert view["players"][4]["coins"] == 0


def test_a_pack_that_is_none_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("game: crescent_moon\nrulers: {nomad: {starting_coins: many}}\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="starting_coins"):
        serve(content=wrong)
    with pytest.raises(BadSetup, match="starting_coins"):
        household(show=False, content=wrong)


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_command_line_hands_the_pack_on(
    regnum: Regnum, pack: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    given: list[object] = []

    def started(*arguments: object) -> int:
        given.append(arguments[-1])
        return 0

    monkeypatch.setattr(f"regnum.server.serve.{'serve' if command == 'serve' else 'household'}", started)
    assert regnum(command, "--content", pack).status == 0
    assert given == [pack]
