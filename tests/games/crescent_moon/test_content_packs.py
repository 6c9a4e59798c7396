"""Content packs: printed figures in place of the box's own, item by item, checked to the last field."""

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.kernel.errors import BadSetup
from regnum.kernel.game import Setup
from regnum.packs import document_for, export, read


def new(pack: dict[str, Any], players: int = 5, **options: str) -> Any:
    return regnum.new("crescent_moon", players, 3, document=pack, **options)


def test_a_figure_is_replaced_and_the_rest_stays() -> None:
    shown = new({"rulers": {"nomad": {"starting_coins": 5}}}).view(None)
    assert [p.coins for p in shown.players] == [4, 4, 8, 6, 5]


def test_the_market_may_be_split_otherwise() -> None:
    shown = new({"board": {"market": {"slots": [3, 3, 3]}}}).view(None)
    assert [slot.market for slot in shown.market].count("market:near") == 3


def test_a_card_may_belong_to_another_ruler_and_cost_what_is_printed() -> None:
    pack = {"cards": {"boats": {"association": "nomad"}}, "rulers": {"caliph": {"costs": {"fort": 3, "castle": 4}}}}
    match = new(pack)
    assert match.table.content.cards[1].association == 4
    assert match.table.content.rulers[3].costs[:2] == (3, 4)


def test_the_digest_stands_at_the_table_and_in_the_record() -> None:
    pack = {"rulers": {"nomad": {"starting_coins": 5}}}
    match = new(pack)
    digest = Setup(5, {}, pack).digest
    assert match.view(None).content == digest[:12]
    assert regnum.new("crescent_moon", 5, 3).view(None).content == ""
    again = regnum.load(match.record())
    assert again.setup.digest == digest
    assert again.view(None).players[4].coins == 5


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"card": {}}, "card"),
        ({"cards": {"boat": {"copies": 2}}}, r"cards\.boat"),
        ({"cards": {"boats": {"copies": 3}}}, "cards"),
        ({"cards": {"boats": {"copies": "2"}}}, r"cards\.boats\.copies"),
        ({"cards": {"boats": {"association": "sultan"}}}, r"cards\.boats\.association"),
        ({"cards": {"boats": {"type": "ship"}}}, r"cards\.boats\.type"),
        ({"cards": {"preacher": {"influence_contest": {"terrain": ["sea"]}}}}, r"cards\.preacher"),
        ({"rulers": {"nomad": {"starting_coins": -1}}}, r"rulers\.nomad\.starting_coins"),
        ({"rulers": {"caliph": {"costs": {"tower": 3}}}}, r"rulers\.caliph\.costs\.tower"),
        ({"rulers": {"warlord": {"actions": ["fly"]}}}, r"rulers\.warlord\.actions"),
        ({"board": {"market": {"slots": [4, 4, 2]}}}, r"board\.market\.slots"),
        ({"board": {"market": {"prices": [6, 4]}}}, r"board\.market\.prices"),
        ({"board": {"tiles": {"river": [5, 4]}}}, r"board\.tiles"),
        ({"maps": {"divided-lands 5": {"hexes": [{"name": "A1"}]}}}, r"maps\.divided-lands 5\.hexes\[0\]"),
    ],
)
def test_what_is_wrong_is_named_by_its_field(pack: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        find("crescent_moon").check(Setup(5, {}, pack))


def test_an_exported_pack_is_the_box_itself(tmp_path: Path) -> None:
    file = tmp_path / "box.yaml"
    file.write_text(export("crescent_moon"), encoding="utf-8")
    game, document = read(file)
    assert game == "crescent_moon"
    match = regnum.new(game, 5, 3, document=document)
    plain = regnum.new(game, 5, 3)
    assert [p.coins for p in match.view(None).players] == [p.coins for p in plain.view(None).players]
    assert match.table.content.cards == plain.table.content.cards


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text("game: crescent_moon\nrulers: {nomad: {starting_coins: 2}}\n", encoding="utf-8")
    assert document_for("crescent_moon", file) == {"rulers": {"nomad": {"starting_coins": 2}}}
    with pytest.raises(BadSetup, match="not for abyss"):
        document_for("abyss", file)
    file.write_text("rulers: {}\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="game"):
        read(file)
    with pytest.raises(BadSetup, match="no content"):
        export("abyss")
