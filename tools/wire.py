"""Writes web/src/wire.ts from src/regnum/server/wire.py: one description of what travels, in both languages.

`python tools/wire.py` writes it, `python tools/wire.py check` says whether it is up to date. Read from the source, not
from the classes: what stands beside a field is told to the client's developers too.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/regnum/server/wire.py"
TARGET = ROOT / "web/src/wire.ts"
HEAD = (
    "/** What travels between the browser and the server. Written by tools/wire.py from src/regnum/server/wire.py. */"
)
WIDTH = 140
BASIC = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "datetime": "string"}
NARROWER = {"Args": "Record<string, string | number>"}
"""What the client may rely on, where Python does not look."""


class Source:
    """The Python side, taken apart."""

    def __init__(self, text: str) -> None:
        self.body = ast.parse(text).body
        self.structs = {node.name: node for node in self.body if isinstance(node, ast.ClassDef)}
        self.aliases = {
            node.targets[0].id: node.value
            for node in self.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        self.sent = self._sent()

    def _sent(self) -> set[str]:
        """The structs that the server sends, with all that is in them: there no field is ever left out."""
        todo = {name for name in self.structs if not self.from_client(name)}
        sent: set[str] = set()
        while todo:
            name = todo.pop()
            sent.add(name)
            for node in ast.walk(self.structs[name]):
                if isinstance(node, ast.Name) and node.id in self.structs and node.id not in sent:
                    todo.add(node.id)
        return sent

    def keyword(self, name: str, keyword: str) -> ast.expr | None:
        return next((given.value for given in self.structs[name].keywords if given.arg == keyword), None)

    def from_client(self, name: str) -> bool:
        strict = self.keyword(name, "forbid_unknown_fields") is not None
        tag = self.keyword(name, "tag_field")
        return strict or (isinstance(tag, ast.Constant) and tag.value == "do")


def typescript(text: str) -> str:
    """The whole of wire.ts."""
    source = Source(text)
    parts = [HEAD]
    for at, node in enumerate(source.body):
        if isinstance(node, ast.ClassDef):
            parts.append(_interface(source, node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if not _is_annotated(node.value):
                kind = NARROWER.get(name) or _type(source, node.value)
                parts.append(_comment(_doc_after(source.body, at), "") + _union(f"export type {name} =", kind))
    return "\n\n".join(parts) + "\n"


def _is_annotated(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Annotated"


def _interface(source: Source, node: ast.ClassDef) -> str:
    renamed = source.keyword(node.name, "rename")
    names = ast.literal_eval(renamed) if renamed is not None else {}
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Struct"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    lines = []
    tag, word = source.keyword(node.name, "tag_field"), source.keyword(node.name, "tag")
    if isinstance(tag, ast.Constant) and isinstance(word, ast.Constant):
        lines.append(f"  {tag.value}: '{word.value}'")
    for at, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name = names.get(field.target.id, field.target.id)
            optional = "?" if field.value is not None and node.name not in source.sent else ""
            comment = _comment(_doc_after(node.body, at), "  ")
            lines.append(f"{comment}  {name}{optional}: {_type(source, field.annotation)}")
    head = f"{_comment(ast.get_docstring(node) or '', '')}export interface {node.name}{extends}"
    return f"{head} {{\n" + "\n".join(lines) + "\n}"


def _doc_after(body: list[ast.stmt], at: int) -> str:
    after = body[at + 1] if at + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return after.value.value
    return ""


def _comment(doc: str, indent: str) -> str:
    words = " ".join(doc.split())
    if not words:
        return ""
    if len(indent) + len(words) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines, line = [], f"{indent} *"
    for word in words.split():
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = f"{indent} *"
        line += f" {word}"
    return "\n".join([f"{indent}/**", *lines, line, f"{indent} */"]) + "\n"


def _union(head: str, kind: str) -> str:
    whole = f"{head} {kind}"
    return whole if len(whole) <= WIDTH else "\n  | ".join([head, *kind.split(" | ")])


def _type(source: Source, node: ast.expr) -> str:
    if isinstance(node, ast.BinOp):
        return f"{_type(source, node.left)} | {_type(source, node.right)}"
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    if isinstance(node, ast.Name):
        if node.id in BASIC:
            return BASIC[node.id]
        alias = source.aliases.get(node.id)
        return _type(source, alias) if alias is not None and _is_annotated(alias) else node.id
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inner = list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]
        match node.value.id:
            case "Annotated":
                return _type(source, inner[0])
            case "Literal":
                return " | ".join(f"'{ast.literal_eval(one)}'" for one in inner)
            case "list":
                kind = _type(source, inner[0])
                return f"({kind})[]" if "|" in kind else f"{kind}[]"
            case "dict":
                return f"Record<{_type(source, inner[0])}, {_type(source, inner[1])}>"
            case "tuple":
                return f"[{', '.join(_type(source, one) for one in inner)}]"
    raise ValueError(f"nothing in TypeScript is like {ast.unparse(node)}")


def main(words: list[str]) -> int:
    wanted = typescript(SOURCE.read_text(encoding="utf-8"))
    if words == ["check"]:
        if TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print("web/src/wire.ts is not what src/regnum/server/wire.py says: run python tools/wire.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
