"""`regnum compile`: the kernel, games and bots as machine code, by mypyc. They do the same, sooner.

mypyc reads the types that are written in the sources anyway and makes C of them; a C compiler makes the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from regnum.compiled import KEPT, PLAIN, SOURCES, folder, sources
from regnum.kernel.errors import BadSetup

# Run in a process of its own: mypyc and setuptools print, leave and look at their arguments as commands do. Each thing
# that is computed is rounded by itself, on every processor: two steps put together would round otherwise than Python.
_BUILD = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

made, level, *files = sys.argv[1:]
os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + ("" if os.name == "nt" else " -ffp-contract=off")
options = ["--config-file=", "--cache-dir", os.devnull]
modules = mypycify([*options, *files], target_dir=made + "/c", group_name="regnum", opt_level=level, debug_level="0")
arguments = ["build_ext", "--build-lib", made + "/lib", "--build-temp", made + "/temp"]
setup(name="regnum-compiled", packages=[], ext_modules=modules, script_args=arguments)
"""


def compile_all(level: int = 3) -> tuple[Path, bool]:
    """Compile what is worth it, unless that has been done for the sources as they are; `level` is the C compiler's.

    Where it lies, and whether it was there already. Raises BadSetup where something is missing for it.
    """
    there = folder()
    if there.is_dir():
        return there, True
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise BadSetup("to compile needs mypyc: pip install 'regnum[compile]'")
    try:
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as made:
            _build(Path(made), level)
            for older in KEPT.glob("[0-9a-f]" * len(there.name)):
                shutil.rmtree(older, ignore_errors=True)
            os.replace(Path(made) / "lib", there)
    except OSError as error:
        raise BadSetup(f"nothing can be kept in {KEPT}: {error.strerror}") from None
    return there, False


def _build(made: Path, level: int) -> None:
    files = [str(file.relative_to(SOURCES)) for file in sources() if file.stem not in PLAIN]
    done = subprocess.run(
        [sys.executable, "-c", _BUILD, str(made), str(level), *files],
        cwd=SOURCES,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        log = KEPT.parent / "compile.log"
        log.write_text(done.stdout, encoding="utf-8")
        last = done.stdout.strip().rpartition("\n")[2]
        raise BadSetup(
            f"the compiler gave up ({last}); it needs a C compiler and Python's headers"
            f" (Debian: apt-get install gcc python3-dev). All it said is in {log}"
        )
