"""A configuration file that comes with the programs under test: it decides nothing of what is proven, runs no code and
writes nowhere but beside itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.equiv.cli.conftest import Run
from tests.equiv.report.specimens import SOURCE, TARGET

OWN = "is not for a file to set that was found"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with a wrong pair, in which commands run below its top."""
    folder = tmp_path / "checkout" / "tests"
    folder.mkdir(parents=True)
    (folder / "a.mlir").write_text(SOURCE, "utf-8")
    (folder / "b.mlir").write_text(TARGET, "utf-8")
    return folder


def equiv(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "equiv", *arguments]
    home = {"HOME": str(folder.parent.parent), "XDG_CACHE_HOME": str(folder.parent.parent / "cache")}
    given = {**os.environ, **home, **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, timeout=120)


# What a pull request would put into the file, and for which command.
ATTACKS = {
    "accept": ("check", 'accept = "real-any-precision"'),
    "assume": ("check", 'assume = ["x:0..0"]'),
    "size": ("check", 'size = ["n=0"]'),
    "map": ("check", 'map = ["result0=result0"]'),
    "func": ("check", 'func = "another"'),
    "source function": ("check", 'src-func = "another"'),
    "target function": ("check", 'tgt-func = "another"'),
    "a seed whose collisions are known": ("check", "seed = 0"),
    "domain": ("check", 'domain = "fingerprint"'),
    "no proof for all sizes": ("check", 'all-sizes = "off"'),
    "replay": ("check", 'replay = "verdict.json"'),
    "bindings": ("check", 'bindings = "hostile"'),
    "no time": ("check", "timeout = 0.000001"),
    "no time as a number that is none": ("check", "timeout = nan"),
    "no operations": ("check", "max-ops = 1"),
    "no memory": ("check", 'max-memory = "1K"'),
    "no solver": ("check", "solver-limit = 1"),
    "overwrites a file above": ("check", 'json = "../../victim"'),
    "overwrites a file of the system": ("check", 'json = "/tmp/equiv-victim"'),
    "overwrites what is hidden": ("check", 'json = ".git/config"'),
    "overwrites by a link": ("check", 'json = "link/victim"'),
    "certificate": ("check", 'certificate = "../victim"'),
    "fail-on of opt": ("opt", 'fail-on = "nothing"'),
    "fail-on of report": ("report", 'fail-on = "nothing"'),
    "accept-in": ("opt", 'accept-in = ["canonicalize=real"]'),
    "may-remove": ("opt", 'may-remove = ["canonicalize"]'),
    "no time for all": ("opt", "total-timeout = 0.01"),
    "no time for the tool": ("opt", "tool-timeout = 0.01"),
    "report-dir": ("opt", 'report-dir = "../../reports"'),
    "database": ("opt", 'database = "../../forged.sqlite"'),
    "report": ("batch", 'report = ["html=../../victim"]'),
    "to": ("report", 'to = ["html=/tmp/equiv-victim"]'),
    "root": ("report", 'root = ["/etc"]'),
    "scheduler": ("batch", 'scheduler = "tcp://127.0.0.1:1"'),
    "baseline": ("batch", 'baseline = "b.mlir"'),
    "a command": ("reduce", 'with = "touch victim"'),
    "output": ("reduce", 'output = "../../victim"'),
}


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.parametrize("project", [False, True], ids=["equiv.toml", "pyproject.toml"])
def test_a_file_that_was_found_may_not(
    checkout: Path, name: str, project: bool, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, line = ATTACKS[name]
    top = checkout.parent
    (top / "link").symlink_to(checkout.parent.parent)
    table = f"[tool.equiv.{command}]" if project else f"[{command}]"
    (top / ("pyproject.toml" if project else "equiv.toml")).write_text(f"{table}\n{line}\n", "utf-8")
    monkeypatch.chdir(checkout)
    monkeypatch.setenv("HOME", str(checkout.parent.parent))
    ended = run("check", "a.mlir", "b.mlir")
    assert ended.code == 2 and OWN in ended.err, ended.err
    assert not list(checkout.parent.parent.glob("**/victim"))


@pytest.mark.parametrize("name", ["accept", "bindings", "overwrites a file above", "no time"])
def test_isolated_takes_nothing_from_it(checkout: Path, name: str) -> None:
    (checkout / "equiv.toml").write_text(f"[check]\n{ATTACKS[name][1]}\n", "utf-8")
    ended = equiv(checkout, "--isolated", "check", "a.mlir", "b.mlir")
    assert ended.returncode == 1 and "equiv.toml" not in ended.stderr


def test_a_file_that_is_named_may_and_is_the_only_one(checkout: Path) -> None:
    (checkout / "equiv.toml").write_text("not even a table", "utf-8")
    own = checkout.parent.parent / "own.toml"
    own.write_text('[check]\njson = "verdict.json"\ntimeout = 10\n', "utf-8")
    for ended in (
        equiv(checkout, "--config", str(own), "check", "a.mlir", "b.mlir"),
        equiv(checkout, "check", "a.mlir", "b.mlir", EQUIV_CONFIG=str(own)),
    ):
        assert ended.returncode == 1 and f"options from '{own}'" in ended.stderr
    assert (checkout / "verdict.json").is_file()


@pytest.mark.parametrize("how", ["other owner", "writable by all"])
def test_a_file_of_somebody_else_is_not_used(checkout: Path, how: str) -> None:
    path = checkout.parent / "equiv.toml"
    path.write_text("[check]\ntimeout = 1000\n", "utf-8")
    if how == "other owner":
        if os.geteuid() != 0:
            pytest.skip("only root gives files away")
        os.chown(path, 12345, 12345)
    else:
        path.chmod(0o666)
    ended = equiv(checkout, "check", "a.mlir", "b.mlir")
    assert ended.returncode == 1
    assert "is not used" in ended.stderr and "options from" not in ended.stderr


def test_what_is_harmless_is_used_and_told(checkout: Path) -> None:
    path = checkout.parent / "equiv.toml"
    path.write_text('require = "all-sizes"\n[check]\ntimeout = 1000\njson = "out.json"\n', "utf-8")
    ended = equiv(checkout, "check", "a.mlir", "b.mlir")
    assert ended.returncode == 1
    assert f"options from '{path}'" in ended.stderr
    assert (checkout.parent / "out.json").is_file()  # beside the file that names it


def test_config_shows_what_holds_and_where_it_is_from(checkout: Path) -> None:
    path = checkout.parent / "equiv.toml"
    path.write_text("[opt]\ntimeout = 20\n", "utf-8")
    shown = equiv(checkout, "config", EQUIV_DATABASE="/x.sqlite").stdout
    assert f"opt --timeout 20   ({path}:2)" in shown
    assert "opt --database /x.sqlite   (environment variable EQUIV_DATABASE)" in shown
    assert "found, so that it may not weaken checks" in shown
    assert "opt --fail-on different   (default)" in equiv(checkout, "config", "opt").stdout
    assert "no file" in equiv(checkout, "--isolated", "config").stdout
    assert equiv(checkout, "config", "optt").returncode == 2


def test_nothing_is_imported_from_the_current_folder(checkout: Path) -> None:
    for name in ("click", "torch_mlir", "z3", "numpy", "secrets", "json"):
        (checkout / f"{name}.py").write_text("open('victim', 'w')\nraise SystemExit(0)\n", "utf-8")
    ended = equiv(checkout, "check", "a.mlir", "b.mlir")
    assert ended.returncode == 1, ended.stderr
    assert not (checkout / "victim").exists()


def test_a_manifest_does_not_say_what_is_imported(checkout: Path) -> None:
    (checkout / "hostile.py").write_text("open('victim', 'w')\n", "utf-8")
    (checkout / "pairs.toml").write_text(
        '[[pair]]\nsource = "a.mlir"\ntarget = "b.mlir"\nbindings = "hostile"\n', "utf-8"
    )
    ended = equiv(checkout, "batch", "pairs.toml")
    assert ended.returncode == 2 and "bindings" in ended.stderr
    assert not (checkout / "victim").exists()
