"""The kernel's promises, on the toy and on every registered game, with every seat count and option value.

Each heading is one of the promises; what needs every decision of a match is `verify`'s part.
"""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from inspect import iscoroutinefunction
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regnum
from regnum.kernel.chance import Rng, seeded
from regnum.kernel.errors import BadRecord, BadSetup, Refused, RuleFailed
from regnum.kernel.game import Setup
from regnum.kernel.history import Answer, Reseed
from regnum.kernel.match import Match
from regnum.kernel.options import Option
from regnum.kernel.questions import Amount, Arrange, Decision, Pick, PickMany
from regnum.kernel.record import FORMAT, from_record, from_snapshot
from regnum.kernel.state import decode, encode
from regnum.lab.moments import given as answers_given
from regnum.lab.moments import journal, mid_action, questions, sent, together, viewers, whole
from regnum.lab.verify import verify
from tests.kernel import toy
from tests.kernel.tables import TOY, Variant, answer_at_random, moments, replayed, restored, until, variants

VARIANTS = variants()
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
TOY_FOR_THREE = Variant(TOY, TOY.check(Setup(3, {"length": "long", "tokens": "hidden"})))


# -- all of it -------------------------------------------------------------------------------------------------


MOMENTS = 150
LOOKS = 450
"""A match is looked at at so many moments at most, spread over it, and so often altogether, by every seat and an
onlooker; `make soak` looks at all."""


@each_variant
@pytest.mark.parametrize("looks", [LOOKS, pytest.param(None, marks=pytest.mark.slow)], ids=["some", "all"])
def test_a_whole_match_keeps_every_promise(variant: Variant, looks: int | None) -> None:
    report = verify(
        variant.game,
        variant.setup.players,
        1,
        7,
        options=variant.setup.options,
        speak=variant.speak,
        moments=None if looks is None else min(MOMENTS, looks // (variant.setup.players + 1)),
    )
    assert report.ok, report.to_json()["first_failures"]
    assert report.decisions > 10


def test_every_form_of_question_is_asked_in_the_toy() -> None:
    """The toy is worth something only if it uses everything."""
    asked = set()
    anytime = passed_over = gathered = 0
    for seed in range(1, 30):
        for match in moments(TOY_FOR_THREE, seed):
            gathered += together(match)
            for d in match.decisions:
                asked.add(d.question.name)
                anytime += bool(d.anytime) and isinstance(d.question, PickMany)
    assert asked == {question.name for question in TOY.questions}
    assert {type(question) for question in TOY.questions} == {Pick, PickMany, Amount, Arrange}
    report = verify(TOY, None, 12, 1, only={"pass_over"}, speak=toy.toy_texts)
    passed_over = report.counts["passed_over"]
    assert anytime
    assert gathered
    assert passed_over


# -- State is plain data --------------------------------------------------------------------------------------


def assert_plain(value: Any, path: str = "state") -> None:
    if dataclasses.is_dataclass(value):
        assert not hasattr(value, "__dict__"), f"{path} has no slots"
        for field in dataclasses.fields(value):
            assert_plain(getattr(value, field.name), f"{path}.{field.name}")
    elif type(value) in (list, tuple):
        for i, one in enumerate(value):
            assert_plain(one, f"{path}[{i}]")
    else:
        plain = isinstance(value, Enum) or type(value) in (int, bool, str, type(None))
        assert plain, f"{path} is a {type(value).__name__}"


@each_variant
def test_state_is_plain_data(variant: Variant) -> None:
    for match in moments(variant, every=9, upto=120):
        assert_plain(match.table.s)
        assert decode(encode(match.table.s), variant.game.state_type) == match.table.s


@each_variant
def test_the_generated_clone_is_a_deep_copy(variant: Variant) -> None:
    for match in moments(variant, every=9, upto=120):
        state = match.table.s
        clone = variant.game.clone_state(state)
        assert clone == copy.deepcopy(state) == state
        assert not shared_lists(state, clone)


def shared_lists(a: Any, b: Any) -> list[Any]:
    """Things that can change and that both hold. Frozen records never do."""
    if dataclasses.is_dataclass(a) and a.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return []
    if dataclasses.is_dataclass(a):
        inner = [shared_lists(getattr(a, f.name), getattr(b, f.name)) for f in dataclasses.fields(a)]
        return [x for found in inner for x in found] + ([a] if a is b else [])
    if type(a) is list:
        inner = [shared_lists(x, y) for x, y in zip(a, b, strict=True)]
        return [x for found in inner for x in found] + ([a] if a is b else [])
    return []


# -- Decisions are closed questions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant", [v for v in VARIANTS if any(isinstance(q, PickMany) for q in v.game.questions)], ids=str
)
def test_a_choice_of_several_is_the_same_in_any_order(variant: Variant) -> None:
    tried = 0
    for match in itertools.chain(*[moments(variant, seed, upto=150) for seed in (3, 4, 5, 6)]):
        d = match.decisions[0]
        if not isinstance(d.question, PickMany) or tried > 60:
            continue
        raw = d.question.raw(d.question.sample(match.table, d, Rng(match.answered)))
        assert isinstance(raw, list)
        ends = set()
        for order in itertools.islice(itertools.permutations(raw), 6):
            twin = match.clone()
            twin.answer(twin.owed_by(d.seat), list(order))  # type: ignore[arg-type]
            ends.add((encode(twin.table.s), msgspec.json.encode(twin.journal(None)), twin.record()))
            tried += 1
        assert len(ends) == 1
    assert tried


def test_every_legal_answer_has_a_chance() -> None:
    match = until(TOY_FOR_THREE, lambda m: m.decisions[0].question is toy.WHICH_TO_SELL and len(_sales(m)) > 2)
    d = match.decisions[0]
    rng = Rng(1)
    drawn = {tuple(d.question.raw(d.question.sample(match.table, d, rng))) for _ in range(400)}  # type: ignore[arg-type]
    assert drawn == _sales(match)


def _sales(match: Match) -> set[tuple[str, ...]]:
    """All legal sales, by trying every part of the hand against what the rules say in words."""
    d = match.decisions[0]
    hand = match.table.s.players[d.seat].hand
    out = set()
    for n in range(1, len(hand) + 1):
        for cards in itertools.combinations(hand, n):
            if len({toy.SUIT[card] for card in cards}) == 1 and sum(toy.VALUE[card] for card in cards) >= 4:
                out.add(tuple(toy.CARD_ID[card] for card in sorted(cards)))
    return out


def test_an_any_time_ability_answers_in_place_and_the_question_is_asked_again() -> None:
    match = until(
        TOY_FOR_THREE, lambda m: bool(m.decisions[0].question is toy.WHICH_TO_SELL and m.decisions[0].anytime)
    )
    d = match.decisions[0]
    held = len(match.table.s.players[d.seat].hand)
    match.answer(d, d.anytime[0].key)
    again = match.decisions[0]
    assert again.question is d.question
    assert again.seat == d.seat
    assert again.id != d.id
    assert not again.anytime
    assert len(match.table.s.players[d.seat].hand) == held + 1
    with pytest.raises(Refused) as refused:
        match.answer(again, d.anytime[0].key)
    assert refused.value.rule == "7.1"


def test_a_refusal_quotes_the_reason_the_menu_gives() -> None:
    tried = 0
    for match in moments(TOY_FOR_THREE, 2):
        d = match.decisions[0]
        for option, reason in match.reasons(d):
            if isinstance(d.question, Pick):
                with pytest.raises(Refused) as refused:
                    match.answer(d, option.key)
                assert (refused.value.rule, refused.value.message, refused.value.params) == (
                    reason.rule,
                    reason.message,
                    reason.args,
                )
                assert reason.rule in str(refused.value)
                tried += 1
    assert tried > 20


@pytest.mark.parametrize("raw", [-1, 4, 99, 10**30, True, "2", 1.0, None, [1]])
def test_an_amount_out_of_range_is_refused(raw: object) -> None:
    match = until(TOY_FOR_THREE, lambda m: m.decisions[0].question is toy.HOW_MUCH)
    before = whole(match)
    with pytest.raises(Refused) as refused:
        match.answer(match.decisions[0], raw)
    assert refused.value.code in ("out-of-range", "malformed")
    assert whole(match) == before


# -- Several players may owe an answer at once -------------------------------------------------------------------


def _gathering(match: Match) -> bool:
    return (
        together(match)
        and len(match.decisions) == match.setup.players
        and all(len(d.options) > 1 for d in match.decisions)
    )


def test_answers_arriving_in_any_order_give_the_same() -> None:
    match = until(TOY_FOR_THREE, _gathering)
    raws = {d.seat: d.options[-1].key for d in match.decisions}
    ends = set()
    for order in itertools.permutations(raws):
        twin = match.clone()
        for seat in order:
            twin.answer(twin.owed_by(seat), raws[seat], seat=seat)  # type: ignore[arg-type]
        ends.add((encode(twin.table.s), msgspec.json.encode(questions(twin))))
        assert encode(replayed(twin).table.s) == encode(twin.table.s)
    assert len(ends) == 1


def test_that_one_has_answered_is_public_and_what_is_not() -> None:
    match = until(TOY_FOR_THREE, _gathering)
    first = match.decisions[0]
    others = [seat for seat in viewers(match) if seat != first.seat]
    seen = []
    for option in first.options[:2]:
        twin = match.clone()
        twin.answer(first.id, option.key)
        assert first.seat not in [d.seat for d in twin.decisions]
        seen.append([(sent(twin, seat), journal(twin, seat)) for seat in others])
        with pytest.raises(Refused) as refused:
            twin.answer(first.id, option.key)
        assert refused.value.code == "doubled"
    assert seen[0] == seen[1]


def test_taking_back_ones_part_keeps_the_others() -> None:
    match = until(TOY_FOR_THREE, _gathering)
    a, b, c = match.decisions
    for d in (a, b):
        match.answer(d, d.options[0].key)
    assert match.can_undo(a.seat)
    assert match.can_undo(b.seat)
    assert not match.can_undo(c.seat)
    match.undo(a.seat)
    assert [d.seat for d in match.decisions] == [a.seat, c.seat]
    assert list(answers_given(match).values()) == [b.options[0].key]
    late = whole(match)
    with pytest.raises(Refused) as refused:
        match.answer(a.id, a.options[0].key)
    assert refused.value.code == "stale"
    assert whole(match) == late
    match.answer(match.owed_by(a.seat), a.options[-1].key)  # type: ignore[arg-type]
    match.answer(match.owed_by(c.seat), c.options[0].key)  # type: ignore[arg-type]
    discard = match.table.s.discard[-3:]
    assert discard == [a.options[-1].value, b.options[0].value, c.options[0].value]
    assert encode(replayed(match).table.s) == encode(match.table.s)


# -- Checkpoints: restoring, diverging, crashing --------------------------------------------------------------------


class Bomb(Exception):
    pass


class Fuse:
    """Lets the n-th operation of an armed table crash."""

    def __init__(self) -> None:
        self.left = -1

    def tick(self) -> None:
        if self.left >= 0:
            self.left -= 1
            if self.left < 0:
                raise Bomb


def mined(variant: Variant, fuse: Fuse, only: str = "") -> Variant:
    """The same game at tables whose every operation may crash, before or after it has done its work."""
    base = type(variant.start().table)

    def mine(name: str) -> Callable[..., Any]:
        honest = getattr(base, name)

        def operation(self: Any, *args: Any, **words: Any) -> Any:
            fuse.tick()
            result = honest(self, *args, **words)
            fuse.tick()
            return result

        return operation

    asking = {"ask", "ask_if_any"} | {name for name in dir(base) if iscoroutinefunction(getattr(base, name))}
    every = [name for name in dir(base) if not name.startswith("_") and callable(getattr(base, name))]
    mines = {name: mine(name) for name in every if name not in asking and only in ("", name)}
    table = type("MinedTable", (base,), mines)
    game = type("Mined", (type(variant.game),), {"table": lambda self, state: table(state)})()
    return Variant(game, variant.setup)


def everything(match: Match) -> tuple[Any, ...]:
    return (*whole(match), match.lines[:], match.outcomes[:], match.history[:], match.meta[:], match.epoch)


def crashes_undone(variant: Variant, fuse: Fuse, seed: int, longest: int) -> int:
    """Play a mined match; each crash must leave it as it was, and then the same answer is taken after all."""
    match = variant.start(seed)
    rng = Rng(seed)
    crashes = 0
    while not match.over and match.answered < 150:
        d = match.decisions[rng.below(len(match.decisions))]
        chosen = match.sample(d, rng)
        straight = match.clone()
        straight.choose(next(x for x in straight.decisions if x.id == d.id), chosen)
        before = everything(match)
        fuse.left = rng.below(longest)
        crash = _crash(match, d, chosen)
        fuse.left = -1
        if crash is not None:
            crashes += 1
            assert isinstance(crash.__cause__, Bomb)
            assert everything(match) == before
            match.choose(next(x for x in match.decisions if x.id == d.id), chosen)
        assert everything(match)[:-4] == everything(straight)[:-4]
        assert match.lines == straight.lines
    return crashes


def _crash(match: Match, d: Decision, chosen: Any) -> RuleFailed | None:
    try:
        match.choose(d, chosen)
    except RuleFailed as failed:
        return failed
    return None


@each_variant
def test_a_crash_inside_a_rule_leaves_the_match_as_it_was(variant: Variant) -> None:
    fuse = Fuse()
    game = mined(variant, fuse)
    assert sum(crashes_undone(game, fuse, seed, longest=16) for seed in (5, 6, 7)) > 10


@each_variant
def test_a_crash_in_the_next_menu_takes_back_the_checkpoint_too(variant: Variant) -> None:
    """The answer has ended a step and a checkpoint was taken: the match goes back behind it."""
    fuse = Fuse()
    game = mined(variant, fuse, only="anytime")
    assert sum(crashes_undone(game, fuse, seed, longest=2) for seed in (5, 6)) > 10


def _snapshot_after_choosing(key: str) -> Match:
    """A match of the toy in which somebody has just chosen that action and used their lantern in the middle of it."""
    match = until(
        TOY_FOR_THREE,
        lambda m: (
            m.answered > 12
            and m.decisions[0].question is toy.ACTION
            and key in [option.key for option in m.decisions[0].options]
            and bool(m.decisions[0].anytime)
        ),
    )
    d = match.decisions[0]
    match.answer(d, key)
    match.answer(match.decisions[0], match.decisions[0].anytime[0].key)
    assert mid_action(match)
    return match


def _fell_back(match: Match, after: Match, lost: int) -> None:
    """It goes on from the checkpoint, with fresh chance, says so and is still a match."""
    checkpoint = match._checkpoints[-1]
    assert after.answered == checkpoint.answered == match.answered - lost
    assert [line.message for line in after.meta] == ["meta-fell-back"]
    assert after.meta[0].args == {"count": lost}
    assert after.epoch > match.epoch
    assert isinstance(after.history[-1], Reseed)
    state = TOY.clone_state(after.table.s)
    assert state.rng != checkpoint.state.rng
    state.rng = checkpoint.state.rng
    assert encode(state) == encode(checkpoint.state)
    rng = Rng(3)
    while not after.over:
        answer_at_random(after, rng)
    assert not TOY.audit(after.table.s)


def test_an_option_that_is_gone_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _snapshot_after_choosing("sell")

    def menu(t: Any, d: Decision, why: Any) -> list[Option[str]]:
        return [option for option in toy.action_menu(t, d, why) if option.key != "sell"] or [toy.REST]

    monkeypatch.setattr(toy, "ACTION", Pick("action", "0.1", menu))
    _fell_back(match, restored(match), lost=2)


def test_a_decision_more_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer still fits, the second meets another question than the one it was given to."""
    match = _snapshot_after_choosing("sell")
    monkeypatch.setattr(toy, "WHICH_TO_SELL", PickMany("another-question", "3.1", toy.grow_sale))
    _fell_back(match, restored(match), lost=2)


def test_a_different_cost_goes_on_where_the_questions_still_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until(TOY_FOR_THREE, lambda m: m.decisions[0].question is toy.HOW_MUCH)
    match.answer(match.decisions[0], 1)
    monkeypatch.setattr(toy.ToyTable, "gain", lambda self, me, n: None)
    after = restored(match)
    assert not after.meta
    assert questions(after) == questions(match)


def test_a_reseed_of_a_fallback_is_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _snapshot_after_choosing("sell")
    with monkeypatch.context() as changed:
        changed.setattr(toy, "WHICH_TO_SELL", PickMany("another-question", "3.1", toy.grow_sale))
        after = restored(match, entropy=77)
    answer_at_random(after, Rng(1))
    again = replayed(after)
    assert encode(again.table.s) == encode(after.table.s)
    assert again.meta == after.meta
    assert encode(restored(after).table.s) == encode(after.table.s)


@each_variant
def test_a_restored_match_is_as_good_as_the_original(variant: Variant) -> None:
    """Its record replays, and it can be undone and restored again."""
    for match in moments(variant, seed=4, every=11, upto=150):
        twin = restored(match)
        assert whole(twin) == whole(match)
        assert whole(restored(twin)) == whole(match)
        assert twin.outcomes == match.outcomes
        assert twin.record() == match.record()
        assert whole(replayed(twin))[:4] == whole(match)[:4]


def test_undo_in_a_restored_match_also_leaves_the_record() -> None:
    undone = 0
    for match in moments(TOY_FOR_THREE, 6):
        twin = restored(match)
        for seat in range(3):
            if twin.can_undo(seat):
                straight = match.clone()
                straight.undo(seat)
                twin.undo(seat)
                assert len(twin.history) == len(straight.history) == match.answered - 1
                assert encode(replayed(twin).table.s) == encode(straight.table.s)
                undone += 1
                break
    assert undone > 5


# -- Randomness is in the state -----------------------------------------------------------------------------------


def test_the_generator_is_the_same_on_every_platform() -> None:
    rng = Rng(2024)
    assert [rng.below(1000) for _ in range(6)] == GENERATED
    assert seeded(1) != seeded(1, 1) != seeded(2)
    assert seeded(1 << 64) != seeded(0)


GENERATED = [851, 386, 751, 828, 500, 567]


@each_variant
def test_the_same_seed_and_choices_give_the_same_match(variant: Variant) -> None:
    ends = set()
    for how in ({}, {"journal": False}, {"undo": False, "checkpoints": False}):
        match = variant.start(11, **how)
        rng = Rng(11)
        while not match.over:
            answer_at_random(match, rng)
        ends.add(encode(match.table.s))
    assert len(ends) == 1
    assert encode(variant.start(11).table.s) != encode(variant.start(12).table.s)


@each_variant
def test_neither_seed_nor_generator_is_sent_to_anybody(variant: Variant) -> None:
    seed = 0x5EED_CAFE_F00D_BEEF
    match = variant.start(seed)
    rng = Rng(1)
    while not match.over and match.answered < 60:
        secrets = [str(seed), f"{seed:x}", str(match.table.s.rng), f"{match.table.s.rng:x}"]
        texts = [repr(sent(match, seat)) + repr(match.journal(seat)) for seat in viewers(match)]
        for raw in ("no-such-option", None, 10**9):
            with pytest.raises(Refused) as refused:
                match.answer(match.decisions[0], raw)
            texts.append(str(refused.value) + repr(refused.value.params))
        assert not [text for text in texts for secret in secrets if secret in text]
        answer_at_random(match, rng)


def test_options_do_not_depend_on_the_order_of_hashes() -> None:
    program = (
        "from tests.kernel.tables import variants, moments\n"
        "from regnum.lab.moments import questions, sent\n"
        "from zlib import crc32\n"
        "print([crc32(repr([(questions(m), sent(m, 0), sent(m, None)) for m in moments(v, upto=40)]).encode())"
        " for v in variants()])"
    )
    said = set()
    for seed in ("0", "1", "77"):
        run = subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(run.stdout)
    assert len(said) == 1


# -- Hidden information: worlds imagined (the rest is verify's, and the planted leaks') -----------------------------


@each_variant
def test_one_may_imagine_within_what_one_imagines(variant: Variant) -> None:
    for match in moments(variant, seed=8, every=13, upto=120):
        for seat in viewers(match):
            world = match.imagine(seat, 5)
            deeper = world.imagine(None, 6).imagine(seat, 7)
            assert not variant.game.audit(deeper.table.s)
            assert questions(deeper.clone()) == questions(deeper)
            assert encode(restored(deeper).table.s) == encode(deeper.table.s)
            assert sent(world, seat) == sent(match, seat)
            assert encode(match.imagine(seat, 5).table.s) == encode(world.table.s)


def test_what_one_has_looked_at_stays_as_it_is_and_what_not_does_not() -> None:
    match = until(TOY_FOR_THREE, lambda m: sum(known == 1 for known in m.table.s.known) > 1)
    s = match.table.s
    mine = [i for i, known in enumerate(s.known) if known & 1]
    worlds = [match.imagine(0, seed).table.s.tokens for seed in range(30)]
    assert all(tokens[i] == s.tokens[i] for tokens in worlds for i in mine)
    assert all(len({tokens[i] for tokens in worlds}) > 1 for i in range(len(s.tokens)) if i not in mine)
    assert all(len({match.imagine(1, seed).table.s.tokens[i] for seed in range(30)}) > 1 for i in mine)


# -- The journal ---------------------------------------------------------------------------------------------------


@each_variant
def test_a_secret_of_the_journal_is_read_by_those_it_is_for(variant: Variant) -> None:
    match = variant.start(3)
    rng = Rng(3)
    while not match.over:
        answer_at_random(match, rng)
    told = 0
    for line in match.lines:
        for seat in viewers(match):
            seen = line.seen_by(seat)
            knows = line.secret is not None and seat is not None and bool(line.to >> seat & 1)
            assert seen.message == line.message + ("-known" if knows else "")
            assert seen.args == (line.args | (line.secret or {}) if knows else line.args)
            told += knows
        assert 0 <= line.at <= match.answered
    assert told
    assert [line.at for line in match.lines] == sorted(line.at for line in match.lines)


def test_lines_about_the_match_survive_what_replay_rewrites() -> None:
    match = until(TOY_FOR_THREE, lambda m: m.answered > 5 and m.can_undo(m.table.s.turn))
    match.undo(match.table.s.turn)
    meta = match.meta[:]
    assert [line.message for line in meta] == ["meta-undone"]
    answer_at_random(match, Rng(1))
    assert match.clone().meta == restored(match).meta == replayed(match).meta == match.meta == meta


# -- Undo ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.setup.players > 2], ids=str)
@pytest.mark.parametrize("looked_at", [50, pytest.param(None, marks=pytest.mark.slow)], ids=["some", "all"])
def test_undo_brings_everything_back_and_the_answer_can_be_given_again(variant: Variant, looked_at: int | None) -> None:
    report = verify(
        variant.game,
        variant.setup.players,
        1,
        3,
        undo_mode=True,
        only={"undo"},
        options=variant.setup.options,
        speak=variant.speak,
        moments=looked_at,
    )
    assert report.ok, report.to_json()["first_failures"]
    assert report.counts["undone"]
    assert report.counts["not_undoable"]


def test_undo_stops_at_what_was_revealed_and_at_what_others_decided() -> None:
    for match in moments(TOY_FOR_THREE, 9):
        d = match.decisions[0]
        if d.question is toy.ACTION and "draw" in [option.key for option in d.options]:
            twin = match.clone()
            twin.answer(d.id, "draw")
            assert not twin.can_undo(d.seat)
            with pytest.raises(Refused) as refused:
                twin.undo(d.seat)
            assert refused.value.code == "cannot-undo"
            assert not any(twin.can_undo(seat) for seat in range(3) if seat != d.seat)


def test_several_answers_can_be_undone_one_after_the_other_over_checkpoints() -> None:
    match = TOY_FOR_THREE.start(1)
    before = []
    while len(before) < 3:
        d = match.decisions[0]
        if d.question is not toy.ACTION or "tidy" not in [option.key for option in d.options]:
            break
        before.append(whole(match)[0])
        match.answer(d, "tidy")
        match.answer(match.decisions[0], ["slot:2", "slot:0", "slot:1"])
    assert before
    seat = match.history[-1].seat  # type: ignore[union-attr]
    match.undo(seat)
    assert match.decisions[0].question is toy.NEW_ORDER
    match.undo(seat)
    assert whole(match)[0] == before[-1]
    assert not match.can_undo(seat)


def test_the_end_of_a_match_cannot_be_undone() -> None:
    """Everything lies open then: whoever went back would have seen it."""
    for variant in VARIANTS:
        match = variant.start(2)
        rng = Rng(2)
        while not match.over:
            answer_at_random(match, rng)
        assert not any(match.can_undo(seat) for seat in range(match.setup.players)), str(variant)


@each_variant
def test_going_back_by_consent_starts_chance_afresh(variant: Variant) -> None:
    match = variant.start(13)
    rng = Rng(13)
    states = {}
    while not match.over and match.answered < 60:
        states[match.answered] = (encode(match.table.s), questions(match, with_ids=False))
        answer_at_random(match, rng)
    ids = {d.id for d in match.decisions}
    target = match.answered // 2
    old = decode(states[target][0], variant.game.state_type)
    other = match.clone()
    match.take_back(target, entropy=1)
    other.take_back(target, entropy=2)
    assert match.answered == target
    assert questions(match, with_ids=False) == states[target][1]
    assert len({old.rng, match.table.s.rng, other.table.s.rng}) == 3
    old.rng = match.table.s.rng
    variant.game.redeal_order(old, None, Rng(1, 1))  # an order that lies in the state is dealt afresh as well
    assert encode(old) == encode(match.table.s)
    assert [line.message for line in match.meta] == ["meta-taken-back"]
    assert not ids & {d.id for d in match.decisions}
    assert not any(match.can_undo(seat) for seat in range(match.setup.players))
    while not match.over:
        answer_at_random(match, rng)
    again = replayed(match)
    assert encode(again.table.s) == encode(match.table.s)
    assert again.lines == match.lines
    with pytest.raises(Refused):
        match.take_back(match.answered + 1)


# -- records ----------------------------------------------------------------------------------------------------------


def _finished(seed: int = 21) -> Match:
    match = TOY_FOR_THREE.start(seed)
    rng = Rng(seed)
    while not match.over:
        answer_at_random(match, rng)
    return match


RECORD: dict[str, Any] = json.loads(_finished().record())
SNAPSHOT: dict[str, Any] = json.loads(until(TOY_FOR_THREE, mid_action).snapshot())


def _find(name: str) -> toy.Toy:
    if name != "toy":
        raise BadSetup(f"there is no game {name!r}")
    return TOY


def test_a_record_is_small_and_whole() -> None:
    match = _finished()
    assert len(match.record()) < 4000
    again = from_record(match.record(), _find)
    assert again.record() == match.record()
    assert again.result == match.result
    assert from_record(match.record(), _find, upto=5).answered == 5


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"format": FORMAT + 1}, "newer"),
        ({"version": TOY.version + 1}, "newer"),
        ({"game": "chess"}, "chess"),
        ({"players": 9}, "players"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"length": "endless"}}, "endless"),
        ({"choices": "none"}, ""),
        ({"choices": [[0, "action"]]}, ""),
        ({"choices": [{}]}, ""),
        ({"choices": [[0, "no-such-question", "x"]]}, "no-such-question"),
        ({"choices": [[2, "action", "draw"]]}, "seat 2"),
        ({"choices": [[0, "action", "no-such-option"]]}, "no-such-option"),
        ({"choices": [[0, "action", 3]]}, ""),
        ({"outcomes": [0] * 500}, "draw"),
        ({"seed": "x"}, ""),
        ({"seed": RECORD["seed"] + 1}, ""),
    ],
)
def test_a_record_that_cannot_be_read_says_why(words: dict[str, Any], told: str) -> None:
    with pytest.raises(BadRecord) as bad:
        from_record(json.dumps(RECORD | words).encode(), _find)
    assert told in str(bad.value)
    assert str(RECORD["seed"]) not in str(bad.value)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b"null", b'{"format": 1}', b"x" * 100])
def test_what_is_no_record_is_no_record(data: bytes) -> None:
    for read in (from_record, from_snapshot):
        with pytest.raises(BadRecord):
            read(data, _find)


@pytest.mark.parametrize(
    "words", [{"checkpoints": []}, {"checkpoints": [{}]}, {"format": 99}, {"players": 1}, {"epoch": "x"}]
)
def test_a_snapshot_that_cannot_be_read_says_so(words: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        from_snapshot(json.dumps(SNAPSHOT | words).encode(), _find)


def test_a_record_with_fewer_outcomes_than_were_drawn_is_not_believed() -> None:
    """Outcomes in the log and the generator are two sources: they must agree, all of them."""
    with pytest.raises(BadRecord):
        from_record(json.dumps(RECORD | {"outcomes": RECORD["outcomes"][:-1]}).encode(), _find)


# -- random play, driven by lists that shrink ----------------------------------------------------------------------


def _pick(match: Match, d: Decision, n: int) -> Any:
    """The n-th answer, in some order of the answers."""
    if d.anytime and n % 5 == 0:
        return d.anytime[n % len(d.anytime)]
    rng = Rng(n)
    return d.question.sample(match.table, d, rng)


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(0, 2**70),
    choices=st.lists(st.integers(0, 2**12), max_size=40),
)
def test_random_play_keeps_the_promises(variant: Variant, seed: int, choices: list[int]) -> None:
    match = variant.start(seed)
    for n in choices:
        if match.over:
            break
        d = match.decisions[n % len(match.decisions)]
        chosen = _pick(match, d, n)
        twin = match.clone()
        match.choose(d, chosen)
        assert not variant.game.audit(match.table.s)
        if match.can_undo(d.seat):
            back = match.clone()
            back.undo(d.seat)
            assert whole(back, with_ids=False)[:4] == whole(twin, with_ids=False)[:4]
    assert whole(restored(match)) == whole(match)
    assert whole(replayed(match))[:4] == whole(match)[:4]
    for seat in viewers(match):
        if not match.over:
            assert sent(match.erased(seat), seat) == sent(match, seat)
            assert sent(match.scramble(seat, 1), seat) == sent(match, seat)
            assert sent(match.imagine(seat, 1), seat) == sent(match, seat)
    assert all(isinstance(entry, Answer) for entry in match.history)


def _covers(opened: Any, seen: Any, at: str = "") -> None:
    """Whatever a seat sees, the open view shows too; only what the seat is not shown may be more.

    Figures may grow with what is opened (a bonus from a hidden card).
    """
    if isinstance(seen, dict):
        for name in seen.keys() - {"seat"}:
            _covers(opened[name], seen[name], f"{at}.{name}")
    elif isinstance(seen, list):
        assert len(opened) == len(seen), at
        for i, (more, one) in enumerate(zip(opened, seen, strict=True)):
            _covers(more, one, f"{at}[{i}]")
    elif isinstance(seen, str):
        assert opened == seen, at


@each_variant
def test_an_open_view_shows_all_that_any_seat_sees_and_counts_the_points(variant: Variant) -> None:
    hidden = 0
    for match in itertools.islice(moments(variant, 11), 40):
        opened = msgspec.to_builtins(variant.game.open_view(match.table))
        for seat in viewers(match):
            _covers(opened, msgspec.to_builtins(match.view(seat)))
        hidden += opened != msgspec.to_builtins(match.view(None))
        assert len(variant.game.scores_now(match.table.s)) in (0, variant.setup.players)
    assert hidden, "nothing was ever hidden from a spectator"


def test_a_snapshot_that_names_what_does_not_exist_is_refused() -> None:
    match = regnum.new("abyss", 2, 7)
    snapshot = json.loads(match.snapshot())
    for spoil in (
        lambda state: state["players"][1].update(seat=99),
        lambda state: state["court"].append(77),
        lambda state: state.update(turn=5),
    ):
        spoilt = json.loads(json.dumps(snapshot))
        spoil(spoilt["checkpoints"][0]["state"])
        with pytest.raises(BadRecord, match="no possible table"):
            regnum.restore(json.dumps(spoilt).encode())


def test_a_record_with_outcomes_too_many_is_refused() -> None:
    match = regnum.new("abyss", 2, 7, first="0")
    match.answer(match.decisions[0], "explore")
    record = json.loads(match.record())
    record["outcomes"] += [1, 2, 3]
    with pytest.raises(BadRecord, match="something else"):
        regnum.load(json.dumps(record))


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        regnum.new("abyss", 2, 1).imagine(0, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [2, -1, "0", 99, []])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: object) -> None:
    match = regnum.new("abyss", 2, 1)
    for look in (match.view, match.journal, match.erased, lambda one: match.imagine(one, 1)):
        with pytest.raises(BadSetup, match="there is no seat"):
            look(seat)  # type: ignore[arg-type,operator]


def test_an_interruption_inside_a_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from regnum.games.abyss.table import AbyssTable

    match = regnum.new("abyss", 2, 7, first="0")
    before = encode(match.table.s)

    def interrupted(self: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(AbyssTable, "reveal", interrupted)
    with pytest.raises(KeyboardInterrupt):
        match.answer(match.decisions[0], "explore")
    assert encode(match.table.s) == before
    assert match.answered == 0
    assert match.decisions[0].options


def test_half_a_character_is_refused_in_words_that_can_be_printed() -> None:
    match = regnum.new("abyss", 2, 7)
    with pytest.raises(Refused) as refused:
        match.answer(match.decisions[0], "\ud800")
    assert str(refused.value).encode("utf-8")
