"""Binding exchanges (7.6.3, 10.24): how their terms are named, and which advisers they mean."""

from __future__ import annotations

import pytest

from regnum.games.oath.catalogue import CARD_ID
from regnum.games.oath.exchange import adviser_of, term_option
from regnum.kernel.deals import Term
from regnum.kernel.things import SEATS
from tests.games.oath.tables import at_steppe


@pytest.mark.rule("oath:7.6.3.b")
@pytest.mark.parametrize(
    ("kind", "what", "key", "target", "thing"),
    [
        ("favor", "", "2>1:favor", "seat:2", ""),
        ("relic", "relic:map", "2>1:relic:relic:map", "relic:map", "relic:map"),
        ("adviser", "denizen:wolves", "2>1:adviser:denizen:wolves", "denizen:wolves", "denizen:wolves"),
        ("adviser", "seat:2:adviser:1", "2>1:adviser:seat:2:adviser:1", "seat:2:adviser:1", "facedown-adviser"),
    ],
)
def test_a_term_says_who_gives_what_to_whom(kind: str, what: str, key: str, target: str, thing: str) -> None:
    """A facedown adviser goes by its place: what it is stays secret."""
    option = term_option(SEATS[2], SEATS[1], kind, what)
    assert (option.key, option.target, option.value) == (key, target, Term(SEATS[2], SEATS[1], kind, what))
    assert option.args == {"giver": "seat:2", "taker": "seat:1", "thing": thing}


@pytest.mark.rule("oath:7.6.3.b", "oath:7.6.3.d")
@pytest.mark.parametrize(
    ("what", "meant"),
    [
        ("denizen:wolves", "denizen:wolves"),
        ("denizen:elders", None),
        ("seat:0:adviser:0", None),
        ("seat:0:adviser:1", "denizen:keep"),
        ("seat:0:adviser:2", None),
        ("seat:0:adviser:10", None),
    ],
)
def test_the_adviser_that_a_term_means(what: str, meant: str | None) -> None:
    """One that lies faceup is not meant by its place, and a place where nobody is any more means nobody."""
    scene = at_steppe(me={"advisers": ["wolves", {"facedown": "keep"}]})
    card = adviser_of(scene.match.table, Term(SEATS[0], SEATS[1], "adviser", what))
    assert (None if card is None else CARD_ID[card]) == meant
