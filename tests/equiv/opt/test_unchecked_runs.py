"""Runs that were not checked to their end: each is a record that a report fails on."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.equiv.opt.conftest import Tool
from tests.equiv.opt.test_wrapper import NOT_MODELLED, SUM, SWAP, WRONG


def report(tool: Tool, fail_on: str = "unknown") -> int:
    command = [sys.executable, "-m", "equiv", "report", "--fail-on", fail_on, str(tool.reports)]
    return subprocess.run(command, cwd=tool.folder, capture_output=True).returncode


def command(tool: Tool, passes: str, *options: str) -> list[str]:
    (tool.folder / "sum.mlir").write_text(SUM)
    equiv = [sys.executable, "-m", "equiv", "opt", "--no-server", "--report-dir", str(tool.reports), *options]
    return [*equiv, tool.command, "sum.mlir", f"--passes={passes}"]


def limited(kind: int, limit: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (limit, limit))


# What keeps a run from being checked: files can no longer be written, at several points, or opened.
LIMITS = {f"files of {size} bytes": (resource.RLIMIT_FSIZE, size) for size in (600, 700, 1000, 2000)} | {
    f"{number} files at once": (resource.RLIMIT_NOFILE, number) for number in (7, 8, 9, 10, 11, 12)
}


@pytest.mark.parametrize("name", LIMITS)
def test_what_could_not_be_checked_is_seen_by_a_report(tool: Tool, name: str) -> None:
    ended = subprocess.run(
        command(tool, WRONG), cwd=tool.folder, capture_output=True, preexec_fn=limited(*LIMITS[name]), timeout=60
    )
    # Either the run itself fails, or what it left behind does.
    assert ended.returncode != 0 or report(tool, "different") != 0, ended.stderr
    if tool.reports.exists() and list(tool.reports.iterdir()):
        assert report(tool) != 0


@pytest.mark.parametrize("size", [0, 1, 64])
def test_a_run_that_cannot_leave_a_record_does_not_begin(tool: Tool, size: int) -> None:
    ended = subprocess.run(
        [*command(tool, SWAP), "-o", "out.mlir"],
        cwd=tool.folder,
        capture_output=True,
        preexec_fn=limited(resource.RLIMIT_FSIZE, size),
    )
    assert ended.returncode == 2 and b"cannot write to" in ended.stderr
    assert not (tool.folder / "out.mlir").exists()
    assert not list(tool.reports.iterdir())


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_wrapper_that_is_ended_while_it_checks(tool: Tool, number: signal.Signals) -> None:
    def heeds_signals() -> None:
        """Also where the tests run in the background of a shell, or under nohup."""
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)

    process = subprocess.Popen(
        command(tool, "hang-when-watched"),
        cwd=tool.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=heeds_signals,
    )
    assert process.stdout is not None
    assert process.stdout.read(10)  # the tool has done its work, and is watched now
    deadline = time.monotonic() + 30
    while not list(tool.reports.glob("*/*")) and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.3)
    process.send_signal(number)
    assert process.wait(30) != 0
    process.stdout.close()
    assert report(tool) == 2 and report(tool, "different") == 2


def test_a_run_that_ended_leaves_nothing_of_that_kind(tool: Tool) -> None:
    assert subprocess.run(command(tool, SWAP), cwd=tool.folder, capture_output=True).returncode == 0
    assert report(tool) == 0
    assert not list(tool.reports.glob("*/run.json")) and not list(tool.reports.glob(".*"))


def test_a_folder_of_reports_that_others_read(tool: Tool) -> None:
    former = os.umask(0o022)
    try:
        subprocess.run(command(tool, SWAP), cwd=tool.folder, capture_output=True, check=True)
    finally:
        os.umask(former)
    (folder,) = tool.reports.iterdir()
    assert folder.stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize(
    ("passes", "options", "line"),
    [
        (NOT_MODELLED, (), b"equiv: of 1 checks, 1 unknown (unsupported 1); the records are in"),
        (
            f"{SWAP};{WRONG}",
            ("--fail-on", "nothing"),
            b"equiv: of 2 checks, 1 different, which --fail-on nothing lets pass",
        ),
    ],
)
def test_one_line_says_that_not_all_is_proven(tool: Tool, passes: str, options: tuple[str, ...], line: bytes) -> None:
    if passes.startswith(SWAP):
        passes = f"{SWAP};wrong:addi %b, %a=>subi %b, %a"
    ended = subprocess.run(command(tool, passes, *options), cwd=tool.folder, capture_output=True)
    assert ended.returncode == 0
    assert ended.stderr.startswith(line) and ended.stderr.count(b"\n") == 1


def test_nothing_is_said_where_all_is_proven(tool: Tool) -> None:
    assert subprocess.run(command(tool, SWAP), cwd=tool.folder, capture_output=True).stderr == b""


def test_the_line_names_the_file_that_options_are_from(tool: Tool) -> None:
    (tool.folder / "equiv.toml").write_text("[opt]\ntimeout = 20\n")
    ended = subprocess.run(command(tool, NOT_MODELLED), cwd=tool.folder, capture_output=True)
    assert f"options from '{Path(tool.folder, 'equiv.toml')}'".encode() in ended.stderr
    assert subprocess.run(command(tool, SWAP), cwd=tool.folder, capture_output=True).stderr == b""
