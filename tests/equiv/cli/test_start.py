"""What a start of the command line costs: modules that it does not need are not imported, and it ends at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from equiv.cli import _COMMANDS, commands
from frontends.registry import PACKS
from tests.equiv.cli.test_cli import ADD, ADD_SIX

_LARGE = ("z3", "islpy", "rich", "jinja2", "distributed", "junitparser", "importlib.metadata", "asyncio", "numpy")
_OTHER_FRONTENDS = tuple(each.removesuffix(".pack") for each in PACKS if each != "frontends.mlir.pack")
_NOT_FOR_PROOFS = (
    "equiv.refuting.explaining",
    "interp.ir.reference",
    "equiv.proving.parametric.prove",
    "equiv.jobs.store",
)


def _imported(*arguments: str | Path) -> tuple[set[str], int]:
    """The modules that a command imports, in all its processes, and its exit code."""
    done = subprocess.run(
        [sys.executable, "-P", "-X", "importtime", "-m", "equiv", "--isolated", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    rows = (line for line in done.stderr.splitlines() if line.startswith("import time:"))
    return {row.rpartition("|")[2].strip() for row in rows}, done.returncode


def _within(names: set[str], packages: tuple[str, ...]) -> set[str]:
    return {name for name in names if name.startswith(tuple(f"{each}." for each in packages)) or name in packages}


def test_a_check_imports_what_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(ADD)
    names, code = _imported("check", file, file)
    assert code == 0
    assert "equiv.verification" in names
    assert _within(names, (*_LARGE, *_NOT_FOR_PROOFS)) == set()
    other = {each for each in _within(names, _OTHER_FRONTENDS) if each.count(".") > 1 and not each.endswith(".pack")}
    assert other == set()


def test_a_difference_imports_its_explanation(tmp_path: Path) -> None:
    files = tmp_path / "a.mlir", tmp_path / "b.mlir"
    for file, text in zip(files, (ADD, ADD_SIX), strict=True):
        file.write_text(text)
    names, code = _imported("check", *files)
    assert code == 1
    assert "equiv.refuting.explaining" in names
    assert _within(names, _LARGE) == set()


def test_help_imports_no_command() -> None:
    names, code = _imported("--help")
    assert code == 0
    assert _within(names, (*_LARGE, "torch_mlir", "interp.ir", "interp._native", "frontends")) == set()
    assert not {each for each in names if each.startswith("equiv.cli.")} - {"equiv.cli.streams"}


@pytest.mark.parametrize("name", _COMMANDS)
def test_help_says_of_each_command_what_its_own_does(name: str) -> None:
    command = commands.get_command(click.Context(commands), name)
    assert command is not None and command.help is not None
    own = " ".join(command.help.split())
    assert own.startswith(_COMMANDS[name][1].removesuffix("."))


@pytest.mark.parametrize(
    ("before", "said", "code"),
    [
        ("import atexit; atexit.register(print, 'at exit')", "at exit\n", 3),
        ("import sys; sys.stdout.write('kept')", "kept", 3),
        (
            "import threading, time; threading.Thread(target=lambda: (time.sleep(0.1), print('ended'))).start()",
            "ended\n",
            3,
        ),
        ("import tempfile; held = tempfile.TemporaryDirectory(dir='.')", "", 3),
    ],
    ids=["registered", "buffered", "threads", "folders"],
)
def test_leaving_does_what_is_to_be_done_first(before: str, said: str, code: int, tmp_path: Path) -> None:
    script = f"{before}\nfrom equiv.request.process import leave\nleave({code})\n"
    path = os.pathsep.join(each for each in sys.path if each)
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert (done.returncode, done.stdout) == (code, said)
    assert list(tmp_path.iterdir()) == []
