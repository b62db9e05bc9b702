"""Runs of mlir-opt that lit made once, recorded, and checked later in this process: what `equiv opt` would say of each,
without a start for each and without running every test twice. It goes on where it was stopped."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from msgspec import Struct

import equiv
from equiv.opt.arguments import input_file, input_files
from equiv.opt.checks import Request
from equiv.opt.folder import Folder
from equiv.opt.tool import Completed
from equiv.opt.wrapper import Begun, Ran, Settings, conclude
from equiv.request.options import Options
from equiv.verdict import EQUIVALENT, LEVELS, UNKNOWN
from equiv.verdict.failing import FailOn
from equiv.verdict.reasons import ReasonKind
from tests.lit.checks import COMMITS, WEAKER
from tests.lit.suite import run_lit

_STEP_SECONDS = 10.0  # for a function, as equiv opt has it by default
_RUN_SECONDS = 120.0
_AT_A_LEVEL = (ReasonKind.LEVEL, ReasonKind.ORDER_DEPENDENT_REDUCTION)
_WATCHED_SECONDS = 30.0  # for the tool that prints its passes
_LISTED = "recorded.txt"
_RECORDER = """#!/bin/sh
run=$(mktemp -d '{runs}/XXXXXXXXXX')
echo "${{1#'{tests}/'}}" > "$run/test"
shift
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


def recorded(folder: Path) -> frozenset[str]:
    """The tests below a folder whose runs are recorded, by their paths."""
    listed = folder / _LISTED
    return frozenset(listed.read_text("utf-8").splitlines()) if listed.exists() else frozenset()


def reports_of(folder: Path, selected: Collection[str]) -> Iterator[Path]:
    """The folders with the records of the checks of some tests."""
    return (run / "reports" for run in _runs(folder) if _test(run) in selected)


def record(tests: Path, selected: Sequence[str], folder: Path, llvm: Path, jobs: int) -> None:
    """Has lit run those tests that no earlier call recorded; what others recorded stays."""
    known = recorded(folder)
    missing = [each for each in selected if each not in known]
    if not missing:
        return
    for run in _runs(folder):
        if _test(run) not in known:
            shutil.rmtree(run)  # of a call that was stopped
    runs = folder / "runs"
    runs.mkdir(parents=True, exist_ok=True)
    recorder = folder / "recorder"
    recorder.write_text(_RECORDER.format(runs=runs, tests=tests, tool=llvm / "bin" / "mlir-opt"), "utf-8")
    recorder.chmod(0o755)
    run_lit(tests, missing, folder / "wrapped", llvm, f"{recorder} %s", jobs=jobs)
    with (folder / _LISTED).open("a", encoding="utf-8") as listed:
        listed.writelines(f"{each}\n" for each in missing)


def check_recorded(
    folder: Path,
    llvm: Path,
    database: Path,
    selected: Collection[str],
    *,
    anew: bool = False,
    patience: int = 1,
    may_remove: Collection[str] = (),
    commit: str = "",
) -> None:
    """Checks the passes of each run of some tests, those that are checked already only where `anew` says so. Records
    are those that `equiv opt` leaves; with `patience` its limits of time are so many times as long. What is open bit
    for bit, and seems to hold at a weaker level, is checked at that as well. `may_remove` names passes as `Request`
    does; `commit` is noted as that at which the checks were made."""
    options = options_with(patience)
    passes = frozenset(may_remove)
    request = Request(options, patience * _RUN_SECONDS, database=database, may_remove=passes)
    for run in _runs(folder):
        done = run / "checked"
        if _test(run) not in selected or not (run / "code").exists() or (done.exists() and not anew):
            continue
        done.unlink(missing_ok=True)
        reports = run / "reports"
        shutil.rmtree(reports, ignore_errors=True)
        arguments = (run / "arguments").read_bytes().decode("utf-8", "surrogateescape").split("\0")[:-1]
        with contextlib.chdir((run / "directory").read_text("utf-8").strip()):
            settings = Settings(request, FailOn.NOTHING, reports, seconds=patience * _WATCHED_SECONDS)
            _check(run, [str(llvm / "bin" / "mlir-opt"), *arguments], settings)
        _check_levels(reports, request.options, commit)
        done.touch()


def options_with(patience: int) -> Options:
    """The options of each check, with limits of time that are so many times as long as those of `equiv opt`."""
    return Options(timeout=patience * _STEP_SECONDS)


def _check_levels(reports: Path, options: Options, commit: str) -> None:
    """Writes beside the records, by their names, the weaker levels at which open checks hold, and the commit."""
    for folder in sorted(each for each in reports.iterdir() if each.is_dir()):
        proven, files = {}, sorted(folder.glob("*.json"))
        for file in files:
            data = json.loads(file.read_text("utf-8"))
            level = weaker_level(data["verdict"], (data["source"], data["target"]), options)
            if level is not None:
                proven[file.name] = level
        (folder / WEAKER).write_text(json.dumps(proven), "utf-8")
        if commit:
            (folder / COMMITS).write_text(json.dumps({file.name: commit for file in files}), "utf-8")


def weaker_level(verdict: Mapping[str, Any] | None, programs: tuple[str, str], options: Options) -> str | None:
    """The level at which a function is proven that is open at level bitwise, where the check has seen that a weaker one
    holds for some sizes, or that nothing but an order of sums is open."""
    if verdict is None or verdict["verdict"] != UNKNOWN:
        return None
    kinds = {each["kind"] for each in (*verdict["notes"], *verdict["reasons"])}
    if not kinds.intersection(_AT_A_LEVEL):
        return None
    function = verdict["source"]["function"]
    found = equiv.verify(*programs, function=function, accept=LEVELS, timeout=options.timeout)
    return found.level if found.verdict == EQUIVALENT else None


def _runs(folder: Path) -> list[Path]:
    runs = folder / "runs"
    return sorted(runs.iterdir()) if runs.exists() else []


def _test(run: Path) -> str:
    named = run / "test"
    return named.read_text("utf-8").strip() if named.exists() else ""


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
