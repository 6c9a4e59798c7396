"""The lock of the web client installs everywhere: `npm ci` takes what it says or nothing.

npm writes only those platform packages into a lock that the registry had when it was written. One that is missing is
not missed on the machine that wrote the lock, only on the others.
"""

import copy
import json
import re
from itertools import product
from typing import Any

import pytest

from tests.repository.project_files import ROOT

PACKAGE = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))

BUNDLER = "rolldown"
MACHINES = {
    *product(["linux"], ["x64", "arm64"], ["glibc", "musl"]),
    *product(["darwin"], ["x64", "arm64"], [None]),
    ("win32", "x64", None),
}
EXACT = re.compile(r"\d+\.\d+\.\d+(?:-[\w.]+)?")

Packages = dict[str, dict[str, Any]]


def found(packages: Packages, path: str, name: str) -> dict[str, Any] | None:
    """The package that `name` means to the one at `path`, as Node looks for it: beside it, then further out."""
    while True:
        entry = packages.get(f"{path}/node_modules/{name}".lstrip("/"))
        if entry is not None or not path:
            return entry
        path = path.rpartition("node_modules/")[0].rstrip("/")


def missing(packages: Packages) -> list[str]:
    """The optional packages of locked ones that are not in the lock, or in another version."""
    wrong = []
    for path, entry in packages.items():
        for name, version in entry.get("optionalDependencies", {}).items():
            locked = found(packages, path, name)
            if locked is None or (EXACT.fullmatch(version) and locked["version"] != version):
                wrong.append(f"{path or 'package.json'}: {name} {version}")
    return wrong


def lacking(packages: Packages) -> list[str]:
    """The machines for which a package made for each kind of machine has nothing in the lock."""
    wrong = []
    for path, entry in packages.items():
        parts = [found(packages, path, name) or {} for name in entry.get("optionalDependencies", {})]
        if len(parts) < 3:  # not a package for each kind of machine, but an extra for one
            continue
        served = {
            (os, cpu, libc if os == "linux" else None)
            for part in parts
            for os in part.get("os", [])
            for cpu in part.get("cpu", [])
            for libc in part.get("libc", ["glibc"])
        }
        wrong += [f"{path}: nothing for {machine}" for machine in sorted(MACHINES - served, key=str)]
    return wrong


def addresses(packages: Packages) -> list[str]:
    """Where packages are said to come from. Whom to thank for them (`funding`) is another matter."""
    return [
        f"{path}: {field}"
        for path, entry in packages.items()
        for field, value in entry.items()
        if field != "funding" and (field == "resolved" or "://" in json.dumps(value))
    ]


def test_every_optional_package_is_locked() -> None:
    assert missing(LOCK["packages"]) == []


def test_every_machine_is_served() -> None:
    assert lacking(LOCK["packages"]) == []
    assert len(LOCK["packages"][f"node_modules/{BUNDLER}"]["optionalDependencies"]) > 5


@pytest.mark.parametrize("gone", [f"@{BUNDLER}/binding-darwin-arm64", f"@{BUNDLER}/binding-linux-x64-musl"])
def test_a_platform_package_that_is_missing_is_noticed(gone: str) -> None:
    packages = copy.deepcopy(LOCK["packages"])
    del packages[f"node_modules/{gone}"]
    assert [line for line in missing(packages) if gone in line]
    assert len(lacking(packages)) == 1


def test_a_bundler_made_without_some_machine_is_noticed() -> None:
    packages = copy.deepcopy(LOCK["packages"])
    del packages[f"node_modules/{BUNDLER}"]["optionalDependencies"][f"@{BUNDLER}/binding-win32-x64-msvc"]
    assert lacking(packages) == [f"node_modules/{BUNDLER}: nothing for ('win32', 'x64', None)"]


def test_another_version_of_a_platform_package_is_noticed() -> None:
    packages = copy.deepcopy(LOCK["packages"])
    packages[f"node_modules/@{BUNDLER}/binding-darwin-x64"]["version"] = "0.0.1"
    assert len(missing(packages)) == 1


def test_the_bundler_is_pinned() -> None:
    pinned = PACKAGE["overrides"][BUNDLER]
    assert EXACT.fullmatch(pinned)
    assert LOCK["packages"][f"node_modules/{BUNDLER}"]["version"] == pinned


def test_the_lock_says_which_packages_and_not_where_from() -> None:
    assert addresses(LOCK["packages"]) == []
    assert [path for path, entry in LOCK["packages"].items() if path and "integrity" not in entry] == []


@pytest.mark.parametrize(("field", "value"), [("resolved", ""), ("version", "https://registry.example/x.tgz")])
def test_a_planted_address_is_noticed(field: str, value: str) -> None:
    assert addresses({"node_modules/x": {field: value, "funding": {"url": "https://thanks.example"}}}) == [
        f"node_modules/x: {field}"
    ]


def test_package_and_lock_agree_on_exact_versions() -> None:
    wanted = {**PACKAGE.get("dependencies", {}), **PACKAGE["devDependencies"]}
    assert [f"{name} {version}" for name, version in wanted.items() if not EXACT.fullmatch(version)] == []
    assert {name: LOCK["packages"][f"node_modules/{name}"]["version"] for name in wanted} == wanted
