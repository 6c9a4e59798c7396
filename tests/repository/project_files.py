"""The files that belong to the project: what git tracks or would add; outside a git checkout, all of them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATED = {
    ".git", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".venv", ".venv-node",
    "__pycache__", "build", "dist", "node_modules",
}  # fmt: skip
BUILT_CLIENT = ROOT / "src" / "regnum" / "server" / "web"


@cache
def project_files() -> tuple[Path, ...]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
            text=True,
        ).stdout.split("\0")
        paths = [ROOT / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):  # no git, or an unpacked archive
        paths = [
            path
            for path in ROOT.rglob("*")
            if not GENERATED & set(path.relative_to(ROOT).parts) and BUILT_CLIENT not in path.parents
        ]
    return tuple(sorted(path for path in paths if path.is_file()))


def python_files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
