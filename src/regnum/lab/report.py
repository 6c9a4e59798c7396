"""The arena's report: one HTML file that needs nothing else, with plots drawn here as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import cycle
from typing import Any

from regnum.lab.arena import Arena
from regnum.texts import Texts, texts

WIDTH = 720
ROW = 30
LEFT = 190
LONGEST_NAME = 26
"""A name of more letters than this is cut short: there is no more room left of a plot."""
RIGHT = 90
COLOURS = ("#3b6ea5", "#c46b2d", "#3f8f5f", "#8a4f9e", "#b0413e", "#6b6b2f", "#2f8f8f", "#7a5c3e")
BARS = 24
"""So many bars a histogram has at most."""

STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --soft: #6b7280; --line: #d0d7de; --paper: #fff; --plate: #f6f8fa; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --soft: #9aa4b2; --line: #3a4048; --paper: #16191d; --plate: #1e2227; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 780px; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p.note { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
div.wide { overflow-x: auto; }
svg { width: 100%; height: auto; background: var(--plate); border-radius: 6px; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); }
svg .reach { stroke: var(--ink); stroke-width: 1.5; }
@media (max-width: 600px) { svg text { font-size: 17px; } }
"""


def page(arena: Arena) -> str:
    """The whole report."""
    figures = arena.to_json()
    return "\n".join(_lines(arena, figures)) + "\n"


def _lines(arena: Arena, figures: Mapping[str, Any]) -> Iterator[str]:
    bots: Mapping[str, Any] = figures["bots"]
    words = texts(figures["game"], "en")
    title = f"{words('game-name')}: {' · '.join(bots)}"
    yield "<!doctype html>"
    yield f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<style>{STYLE}</style></head><body>"
    yield f"<h1>{escape(title)}</h1>"
    options = ", ".join(f"{name} {value}" for name, value in figures["options"].items())
    first, last = figures["seed"], figures["seed"] + figures["games"] - 1
    seeds = f"the seed {first}" if first == last else f"the seeds {first} to {last}"
    yield (
        f'<p class="note">{figures["finished"]} of {figures["matches"]} matches finished: {figures["players"]} players,'
        f" {figures['lineups']} line-ups, each with {seeds}"
        f"{'; ' + escape(options) if options else ''}.</p>"
    )
    yield from _summary(figures, words)
    yield "<h2>Share of victories</h2>"
    fair = 1 / figures["players"]
    shares = [(bot, one["share"], *one["interval"]) for bot, one in bots.items()]
    yield _whiskers(shares, 0.0, 1.0, "{:.1%}", mark=fair)
    yield '<p class="note">With 95 % intervals; the line is an equal share.</p>'
    rated = [(bot, one["elo"], *one["elo_interval"]) for bot, one in bots.items() if "elo" in one]
    if rated:
        yield "<h2>Rating</h2>"
        low = min(one[2] for one in rated) - 50
        high = max(one[3] for one in rated) + 50
        yield _whiskers(rated, low, high, "{:.0f}")
        yield (
            '<p class="note">Bradley and Terry from who came before whom at a table, in Elo points around 1500;'
            " the intervals come from drawing the seeds anew.</p>"
        )
    yield from _groups("Seat", bots, "seats", lambda seat: words.name(f"seat:{seat}"))
    yield from _groups("Faction", bots, "factions", lambda faction: _called(words, faction))
    if figures["how"]:
        yield "<h2>How matches were won</h2>"
        others = {words.name(name): one["how"] for name, one in figures.get("automata", {}).items()}
        yield _stacks({bot: one.get("how", {}) for bot, one in bots.items()} | others, list(figures["how"]))
    yield "<h2>Time for a decision</h2>"
    slowest = max(figures["milliseconds"].values(), default=0.0) or 1.0
    yield _bars(list(figures["milliseconds"].items()), slowest, "{:.2f} ms")
    yield "<h2>Length of matches</h2>"
    yield _histogram([bout.answers for bout in arena.finished], "answers")
    if figures["failures"]:
        yield "<h2>Matches that did not finish</h2><ul>"
        for failure in figures["failures"][:50]:
            told = f"seed {failure['seed']}, {', '.join(failure['lineup'])}: {failure['error']}"
            yield f"<li>{escape(told)}</li>"
        yield "</ul>"
    yield "</body></html>"


def _called(words: Texts, thing: str) -> str:
    """What people call a thing; what has no name of its own goes by its id."""
    return words.name(thing) if ":" in thing and words.named(thing) else thing


def _summary(figures: Mapping[str, Any], words: Texts) -> Iterator[str]:
    yield '<div class="wide"><table><tr><th>Bot</th><th>Matches</th><th>Won</th><th>95 %</th><th>Elo</th>'
    yield "<th>Points</th><th>ms a decision</th></tr>"
    for bot, one in figures["bots"].items():
        points = "–" if one["points"] is None else f"{one['points']['mean']:.1f}"
        elo = f"{one['elo']:.0f}" if "elo" in one else "–"
        spent = f"{figures['milliseconds'][bot]:.3f}"
        yield _row(bot, str(one["played"]), *_share(one["share"], one["interval"]), elo, points, spent)
    for automaton, one in figures.get("automata", {}).items():
        told = _share(one["share"], one["interval"])
        yield _row(words.name(automaton), str(one["played"]), *told, "–", "–", "–")
    yield "</table></div>"


def _row(*cells: str) -> str:
    return "<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells]) + "</tr>"


def _share(share: float, reach: Sequence[float]) -> tuple[str, str]:
    return f"{share:.1%}", f"{reach[0]:.1%} – {reach[1]:.1%}"


def _groups(head: str, bots: Mapping[str, Any], name: str, called: Callable[[str], str]) -> Iterator[str]:
    """Shares, a row for each bot and group; where points are counted, these too, and how they are spread."""
    rows = [(bot, called(group), one) for bot, told in bots.items() for group, one in told.get(name, {}).items()]
    if not rows:
        return
    pointed = any(one["points"] is not None for _, _, one in rows)
    yield f"<h2>{'Points by' if pointed else 'By'} {head.lower()}</h2>"
    if pointed:
        colours = dict(zip(bots, cycle(COLOURS)))
        yield _boxes([(f"{bot}, {group}", one["points"], colours[bot]) for bot, group, one in rows if one["points"]])
    yield f'<div class="wide"><table><tr><th>Bot</th><th>{head}</th><th>Matches</th><th>Won</th>'
    yield "<th>Mean</th><th>Median</th></tr>" if pointed else "</tr>"
    for bot, group, one in rows:
        points = one["points"]
        spread = [] if points is None else [f"{points['mean']:.1f}", f"{points['median']:g}"]
        yield _row(bot, group, str(one["played"]), f"{one['share']:.1%}", *spread)
    yield "</table></div>"


# -- plots -----------------------------------------------------------------------------------------------------------


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    inner = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{inner}</svg>'


def _at(value: float, low: float, high: float) -> float:
    """Where a value lies between the left and the right edge of a plot."""
    room = WIDTH - LEFT - RIGHT
    return round(LEFT + room * (value - low) / ((high - low) or 1), 1)


def _name(text: str, y: float) -> str:
    shown = text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "…"
    return f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(shown)}</text>'


def _value(text: str, y: float) -> str:
    return f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(text)}</text>'


def _whiskers(
    rows: Sequence[tuple[str, float, float, float]], low: float, high: float, form: str, mark: float | None = None
) -> str:
    parts = []
    height = ROW * len(rows) + 20
    if mark is not None:
        x = _at(mark, low, high)
        parts.append(f'<line class="axis" x1="{x}" x2="{x}" y1="6" y2="{height - 6}" stroke-dasharray="4 3"/>')
    for i, (name, value, least, most) in enumerate(rows):
        y = 10 + ROW * i + ROW / 2
        parts += [
            _name(name, y),
            f'<line class="reach" x1="{_at(least, low, high)}" x2="{_at(most, low, high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{_at(value, low, high)}" cy="{y}" r="6" fill="{COLOURS[i % len(COLOURS)]}"/>',
            _value(form.format(value), y),
        ]
    return _svg(height, ", ".join(f"{name} {form.format(value)}" for name, value, _, _ in rows), parts)


def _bars(rows: Sequence[tuple[str, float]], most: float, form: str) -> str:
    parts = []
    for i, (name, value) in enumerate(rows):
        y = 10 + ROW * i + ROW / 2
        width = max(1.0, _at(value, 0, most) - LEFT)
        colour = COLOURS[i % len(COLOURS)]
        parts += [
            _name(name, y),
            f'<rect x="{LEFT}" y="{y - 9}" width="{width}" height="18" rx="3" fill="{colour}"/>',
            _value(form.format(value), y),
        ]
    return _svg(ROW * len(rows) + 20, ", ".join(f"{name} {form.format(value)}" for name, value in rows), parts)


def _boxes(rows: Sequence[tuple[str, Mapping[str, float], str]]) -> str:
    """From the least to the most a line, the middle half a box, the median a stroke in it."""
    low = min(one["least"] for _, one, _ in rows)
    high = max(one["most"] for _, one, _ in rows)
    parts = []
    for i, (name, one, colour) in enumerate(rows):
        y = 10 + ROW * i + ROW / 2
        least, quarter, middle, three, most = (
            _at(one[part], low, high) for part in ("least", "quarter", "median", "three_quarters", "most")
        )
        parts += [
            _name(name, y),
            f'<line class="axis" x1="{least}" x2="{most}" y1="{y}" y2="{y}" stroke-width="2"/>',
            f'<rect x="{quarter}" y="{y - 8}" width="{max(1.0, three - quarter)}" height="16" rx="3" fill="{colour}"/>',
            f'<line class="reach" x1="{middle}" x2="{middle}" y1="{y - 9}" y2="{y + 9}"/>',
            _value(f"{one['median']:g}", y),
        ]
    return _svg(ROW * len(rows) + 20, ", ".join(f"{name}: median {one['median']:g}" for name, one, _ in rows), parts)


def _stacks(rows: Mapping[str, Mapping[str, int]], kinds: Sequence[str]) -> str:
    parts = []
    for i, (name, counts) in enumerate(rows.items()):
        y = 10 + ROW * i + ROW / 2
        total = sum(counts.values())
        parts += [_name(name, y), _value(str(total), y)]
        begun = 0
        for kind in kinds:
            n = counts.get(kind, 0)
            if n:
                x, end = _at(begun, 0, total), _at(begun + n, 0, total)
                colour = COLOURS[kinds.index(kind) % len(COLOURS)]
                told = f"{_way(kind)}: {n}"
                parts.append(
                    f'<rect x="{x}" y="{y - 9}" width="{round(end - x, 1)}" height="18" fill="{colour}">'
                    f"<title>{escape(told)}</title></rect>"
                )
                begun += n
    top = 20 + ROW * len(rows)
    for i, kind in enumerate(kinds):
        y = top + 20 * i + 4
        parts.append(f'<rect x="{LEFT}" y="{y - 10}" width="12" height="12" fill="{COLOURS[i % len(COLOURS)]}"/>')
        parts.append(f'<text class="soft" x="{LEFT + 20}" y="{y}">{escape(_way(kind))}</text>')
    told = "; ".join(
        f"{name}: " + ", ".join(f"{_way(kind)} {n}" for kind, n in counts.items()) for name, counts in rows.items()
    )
    return _svg(top + 20 * len(kinds), told, parts)


def _way(kind: str) -> str:
    """A way to win, in a word: `won-usurper` is the message that tells it."""
    return kind.removeprefix("won-").replace("-", " ")


def _histogram(values: Sequence[int], unit: str) -> str:
    if not values:
        return ""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((value - low) // size for value in values)
    bars = (high - low) // size + 1
    most = max(counts.values())
    room = WIDTH - 40
    parts = []
    for i in range(bars):
        n = counts.get(i, 0)
        height = round(125 * n / most, 1)
        x = 20 + room * i / bars
        told = f"{low + i * size} to {low + (i + 1) * size - 1}: {n}"
        parts.append(
            f'<rect x="{x:.1f}" y="{150 - height}" width="{max(1.0, room / bars - 2):.1f}" height="{height}"'
            f' fill="{COLOURS[0]}"><title>{escape(told)}</title></rect>'
        )
    parts.append(f'<line class="axis" x1="20" x2="{WIDTH - 20}" y1="150" y2="150"/>')
    parts.append(f'<text class="soft" x="20" y="16">{most}</text>')
    parts.append(f'<text class="soft" x="20" y="170">{low}</text>')
    parts.append(f'<text class="soft" x="{WIDTH - 20}" y="170" text-anchor="end">{high} {escape(unit)}</text>')
    return _svg(182, f"from {low} to {high} {unit}", parts)
