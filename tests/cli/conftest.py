"""Running `regnum …` in the tests' own process: quick, and with everything it printed."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from regnum.cli import run


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """The last line of the output, which is one JSON object."""
        document = json.loads(self.out.splitlines()[-1])
        assert isinstance(document, dict)
        return document


Regnum = Callable[..., Ran]


@pytest.fixture
def regnum(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Regnum:
    for name in ("REGNUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: object) -> Ran:
        status = run([str(argument) for argument in arguments])
        return Ran(status, *capsys.readouterr())

    return command


@pytest.fixture
def record(regnum: Regnum, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole match of three."""
    file = str(tmp_path_factory.mktemp("records") / "match.json")
    assert regnum("record", "abyss", "--players", 3, "--seed", 5, file).status == 0
    return file
