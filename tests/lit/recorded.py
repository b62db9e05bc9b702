"""Runs of mlir-opt that lit made once, recorded, and checked later in this process: what `equiv opt` would say of each,
without a start for each and without running every test twice. It goes on where it was stopped."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from msgspec import Struct

from equiv.opt.arguments import input_file, input_files
from equiv.opt.checks import Request
from equiv.opt.folder import Folder
from equiv.opt.tool import Completed
from equiv.opt.wrapper import Begun, Ran, Settings, conclude
from equiv.request.options import Options
from equiv.verdict.failing import FailOn
from tests.lit.suite import run_lit

_STEP_SECONDS = 10.0  # for a function, as equiv opt has it by default
_RUN_SECONDS = 120.0
_RECORDER = """#!/bin/sh
run=$(mktemp -d '{runs}/XXXXXXXXXX')
pwd > "$run/directory"
for each in "$@"; do printf '%s\\0' "$each"; done > "$run/arguments"
cat > "$run/input"
'{tool}' "$@" < "$run/input"
code=$?
echo $code > "$run/code"
exit $code
"""


class Recorded(Struct, frozen=True):
    """What the tool read on standard input."""

    data: bytes

    def is_known(self) -> bool:
        return True

    def contents(self) -> bytes:
        return self.data

    def repeat(self, copy: IO[bytes]) -> None:
        copy.write(self.data)
        copy.seek(0)


class Unseen(Struct, frozen=True):
    """What the tool wrote, of which nothing was kept."""

    mixed: bool = False

    def seen(self) -> tuple[bytes | None, str]:
        return None, ""


def record(tests: Path, selected: Sequence[str], folder: Path, llvm: Path, jobs: int) -> None:
    """Has lit run the tests once, unless it did with the same ones."""
    listed = folder / "selected.txt"
    text = "\n".join(selected)
    if listed.exists() and listed.read_text("utf-8") == text:
        return
    shutil.rmtree(folder, ignore_errors=True)
    runs = folder / "runs"
    runs.mkdir(parents=True)
    recorder = folder / "recorder"
    recorder.write_text(_RECORDER.format(runs=runs, tool=llvm / "bin" / "mlir-opt"), "utf-8")
    recorder.chmod(0o755)
    run_lit(tests, selected, folder / "wrapped", llvm, str(recorder), jobs=jobs)
    listed.write_text(text, "utf-8")


def check_recorded(folder: Path, llvm: Path, database: Path) -> None:
    """Checks the passes of each run that is not checked yet; the records are those that `equiv opt` leaves."""
    request = Request(Options(timeout=_STEP_SECONDS), _RUN_SECONDS, database=database)
    settings = Settings(request, FailOn.NOTHING, folder / "reports")
    for run in sorted((folder / "runs").iterdir()):
        done = run / "checked"
        if done.exists() or not (run / "code").exists():
            continue
        arguments = (run / "arguments").read_bytes().decode("utf-8", "surrogateescape").split("\0")[:-1]
        with contextlib.chdir((run / "directory").read_text("utf-8").strip()):
            _check(run, [str(llvm / "bin" / "mlir-opt"), *arguments], settings)
        done.touch()


def _check(run: Path, command: Sequence[str], settings: Settings) -> None:
    assert settings.reports is not None
    file = input_file(command[1:])
    read = [Path(each).read_bytes() for each in input_files(command[1:])]
    begun = Begun(command, file, Folder.claim(settings.reports, file, command), read)
    completed = Completed(int((run / "code").read_text("utf-8")), 0.0)
    null = os.open(os.devnull, os.O_WRONLY)
    said = os.dup(2)
    try:
        os.dup2(null, 2)
        conclude(begun, Ran(Recorded((run / "input").read_bytes()), Unseen(), completed), settings)
    finally:
        os.dup2(said, 2)
        os.close(said)
        os.close(null)
