"""A match begins from a document and leaves one; and it may end without points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadRecord, BadSetup
from regnum.kernel.game import How, Result, Setup
from regnum.kernel.match import Match
from regnum.kernel.record import from_record
from regnum.lab.moments import play_out, whole
from regnum.lab.verify import verify
from tests.kernel import toy
from tests.kernel.tables import TOY, replayed, restored


def match_from(document: Any, **options: str) -> Match:
    return Match.start(TOY, Setup(2, options, document), 4)


def finished(document: Any = None, **options: str) -> Match:
    match = match_from(document, **options)
    play_out(match, Rng(4))
    return match


def test_a_match_begins_where_the_one_before_it_has_ended() -> None:
    first = finished()
    assert match_from(None).carried is None
    document = first.carried
    assert document == {"tide": 1, "winners": list(first.result.won_by)}  # type: ignore[union-attr]
    second = match_from(document)
    assert [p.coins for p in second.table.s.players] == [4, 4]
    assert second.setup.document == document
    assert second.setup.digest
    for twin in (second.clone(), restored(second), replayed(second)):
        assert twin.setup == second.setup
        assert whole(twin) == whole(second)
    assert finished(document).carried["tide"] == 2  # type: ignore[index]


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ({}, "tide: "),
        ({"tide": 4}, "tide: "),
        ({"tide": True}, "tide: "),
        ({"tide": "1"}, "tide: "),
        ({"tide": 1, "winners": "seat:0"}, "winners: "),
        ({"tide": 1, "winners": [1]}, "winners: "),
        ({"tide": 1, "colour": "red"}, "colour"),
        ([], "a JSON object"),
        ("x", "a JSON object"),
        ({"tide": {1, 2}}, "tide"),
        ({"tide": object()}, "JSON"),
    ],
)
def test_a_document_that_is_none_is_refused_with_its_field(document: Any, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        match_from(document)


def test_a_match_keeps_a_copy_of_its_document() -> None:
    document: dict[str, Any] = {"tide": 1, "winners": ["seat:0"]}
    match = match_from(document)
    document["winners"].append("seat:1")
    document["tide"] = 3
    assert match.setup.document == {"tide": 1, "winners": ["seat:0"]}


def test_a_record_with_a_wrong_document_says_so() -> None:
    record = json.loads(finished({"tide": 2}).record())
    assert record["document"] == {"tide": 2, "winners": []}
    assert "document" not in json.loads(finished().record())
    for wrong in ({"tide": 9}, {"tide": 2, "x": 1}, [], 7):
        with pytest.raises(BadRecord):
            from_record(json.dumps(record | {"document": wrong}).encode(), lambda _: TOY)


def test_a_match_may_end_without_points() -> None:
    ends = set()
    for seed in range(1, 60):
        match = Match.start(TOY, Setup(2, {"won-by": "lantern"}), seed)
        play_out(match, Rng(seed))
        result = match.result
        assert result is not None
        assert result.scores == ()
        assert result.how is not None
        ends.add((len(result.winners), result.automata, result.how.message))
        for language in ("en", "pl"):
            assert toy.toy_texts(language)(*result.how)
    assert ends == {
        (0, (toy.TIDE,), "won-by-tide"),
        (1, (), "won-by-lantern"),
        (2, (), "won-by-lantern"),
    }
    assert Result(automata=(toy.TIDE,), how=How("won-by-tide", {"count": 1})).won_by == (toy.TIDE,)


def test_matches_from_a_document_keep_every_promise() -> None:
    """The whole verification, with a toy whose every match begins from a document."""

    class Carried(toy.Toy):
        def check_document(self, document: Any) -> Any:
            return super().check_document(document or {"tide": 3, "winners": ["seat:1"]})

    report = verify(Carried(), 2, 3, 1, speak=toy.toy_texts)
    assert report.ok, report.to_json()["first_failures"]
