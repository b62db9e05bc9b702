"""What the tool wrote is what was checked: passes are seen in a second run, which may be another than the first."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

from equiv.opt.dumps import Application, Dumps
from equiv.opt.output_check import Output, compare
from tests.equiv.opt.conftest import Tool
from tests.equiv.opt.test_wrapper import SUM, SWAP, WRONG

MULTIPLY = SUM.replace("@f", "@g").replace("addi", "muli")


@pytest.fixture
def file(tool: Tool) -> str:
    (tool.folder / "sum.mlir").write_text(SUM, "utf-8")
    (tool.folder / "two.mlir").write_text(SUM + "// -----\n" + MULTIPLY, "utf-8")
    return "sum.mlir"


# Arguments of a tool whose two runs, or whose program between passes, are not the same, and what the gate says.
ATTACKS = {
    "it breaks the program when nobody watches": (["--passes=only-alone"], 1, "output f"),
    "it does so before a pass": ([f"--passes=only-alone;{SWAP}"], 1, "output f"),
    "it does so after a pass": ([f"--passes={SWAP};noop;only-alone"], 1, "output f"),
    "it does so in a file": (["--passes=only-alone", "-o", "out.mlir"], 1, "output f"),
    "it does so in a file named otherwise": (["--passes=only-alone", "--o=out.mlir"], 1, "output f"),
    "it does something outside of passes": (
        ["--passes=noop;done", "--unseen-after-noop=addi=>subi"],
        1,
        "between-passes f",
    ),
    "it does something behind the last pass": (["--passes=noop", "--unseen-after-noop=addi=>subi"], 1, "output f"),
    "it has no passes at all": (["--unseen-after-=addi=>subi", "--passes="], 1, "output f"),
    "it takes a function away behind the last pass": (
        ["--passes=noop", "--unseen-after-noop=@f=>@f2"],
        3,
        "output f",
    ),
    "it changes what it reads before the first pass": (
        ["--passes=noop", "--unseen-at-first=addi=>subi"],
        1,
        "input f",
    ),
    "it does so in one of two programs": (
        ["--passes=noop", "--unseen-at-first=muli=>addi", "-split-input-file"],
        1,
        "input g",
    ),
    "it adds a function before the first pass": (
        [f"--passes={SWAP}", f"--unseen-at-first=module {{=>{SUM.rpartition('}')[0].replace('@f', '@g')}"],
        3,
        "input g",
    ),
    "it writes over what it reads": ([f"--passes={WRONG}", "-o", "sum.mlir"], 1, "input f"),
    "it does so under another name": ([f"--passes={WRONG}", "-o", "./sum.mlir"], 1, "input f"),
    "it writes to its output by a name": (["--passes=only-alone", "-o", "/dev/stdout"], 1, "output f"),
    "it writes to its output by a number": (["--passes=only-alone", "-o", "/dev/fd/1"], 1, "output f"),
    "it writes where nobody can look": (["--passes=only-alone", "-o", "/dev/full"], 1, ""),
    "it reads a program and writes nothing": (["--forget"], 3, "capture"),
    "it reads more than one file": (["--passes=noop", "two.mlir"], 3, "capture"),
    "it writes nothing": (["--passes=noop", "--forget"], 3, "capture"),
    "it writes bytecode": (["--passes=noop", "--bytecode"], 3, "capture"),
    "it writes what does not parse": (["--passes=noop", "--unseen-after-noop=module=>modul"], 3, "output"),
    "it forgets one of two programs": (["--passes=noop", "--forget", "-split-input-file"], 3, "capture"),
    "it breaks one of two programs": (["--passes=only-alone", "-split-input-file"], 1, "output f"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_what_was_written_is_held_against_what_was_checked(tool: Tool, file: str, name: str) -> None:
    arguments, code, record = ATTACKS[name]
    program = "two.mlir" if "-split-input-file" in arguments else file
    ended = tool.wrapped(program, *arguments, options=("--fail-on", "unknown"))
    assert ended.code == code, ended.errors
    assert not record or record in tool.outcomes()
    assert ended.output == tool.alone(program, *arguments).output


# Right tools: the two runs differ in nothing that matters.
RIGHT = {
    "passes": [f"--passes=noop;{SWAP};noop"],
    "no passes": [],
    "another order of an addition": ["--passes=only-watched"],
    "a comment": ["--passes=noop", "--unseen-after-noop=module {=>// a comment\nmodule {"],
    "other names of values": ["--passes=noop", "--unseen-after-noop=%0=>%sum"],
    "a file": [f"--passes={SWAP}", "-o", "out.mlir"],
    "nowhere": ["--passes=only-alone", "-o", "/dev/null"],
    "over what it reads": [f"--passes={SWAP}", "-o", "sum.mlir"],
    "its output by a name": [f"--passes={SWAP}", "-o", "/dev/stdout"],
    "two programs": [f"--passes={SWAP}", "-split-input-file"],
    "help": ["--help"],
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_tool_passes(tool: Tool, file: str, name: str) -> None:
    program = "two.mlir" if "-split-input-file" in RIGHT[name] else file
    tool.same(program, *RIGHT[name], options=("--fail-on", "unknown"))
    assert set(tool.outcomes().values()) <= {"equivalent"}


def shell(tool: Tool, script: str) -> int:
    equiv = f"{sys.executable} -m equiv opt --fail-on unknown --report-dir {tool.reports} {tool.command} sum.mlir"
    command = ["bash", "-o", "pipefail", "-c", script.replace("TOOL", equiv)]
    return subprocess.run(command, cwd=tool.folder, capture_output=True, timeout=60).returncode


@pytest.mark.parametrize(
    "where",
    [
        "TOOL {} > out.mlir",
        "TOOL {} >> out.mlir",
        "TOOL {} > out.mlir 2>&1",
        "TOOL {} | cat > out.mlir",
        "TOOL {} 2>&1 | cat > out.mlir",
        "TOOL {} < /dev/null > /dev/null",
    ],
)
def test_wherever_it_goes(tool: Tool, file: str, where: str) -> None:
    (tool.folder / "out.mlir").write_text("what was there before\n")
    assert shell(tool, where.format(f"'--passes={SWAP};talk'")) == 0
    if "out.mlir" in where:
        written = (tool.folder / "out.mlir").read_text()
        assert "addi %b, %a" in written
        assert written.startswith("what was there before") == (">>" in where)
    assert shell(tool, where.format("--passes=only-alone")) in (1, 3)


def test_what_is_read_and_written_at_once(tool: Tool, file: str) -> None:
    assert shell(tool, f"TOOL '--passes={SWAP}' < sum.mlir -o sum.mlir") == 3, "which of the two it read is not known"
    script = "equiv opt --fail-on unknown TEXT '--passes={}' < sum.mlir -o sum.mlir".replace("TEXT", tool.command)
    for passes, code in ((SWAP, 0), ("wrong:addi=>subi", 1)):
        (tool.folder / "sum.mlir").write_text(SUM, "utf-8")
        command = ["bash", "-c", f"{sys.executable} -m {script.format(passes)}"]
        assert subprocess.run(command, cwd=tool.folder, capture_output=True, timeout=60).returncode == code
        assert "%b, %a" in (tool.folder / "sum.mlir").read_text() or code


@pytest.mark.parametrize(
    "script",
    [
        "TOOL --passes=only-alone -o >(cat > out.mlir)",
        "mkfifo pipe; cat pipe > out.mlir & TOOL --passes=only-alone -o pipe",
        "equiv opt TEXT <(cat sum.mlir) '--passes=wrong:addi=>subi' > out.mlir",
        "TOOL --passes=noop --unseen-after-noop='addi=>subi' --say-it > out.mlir 2>&1",
        "tr '\\n' ' ' < sum.mlir > one.mlir; "
        "equiv opt TEXT one.mlir --passes=noop --unseen-after-noop='addi=>subi' --say-it > out.mlir 2>&1",
        "TOOL --passes=only-alone | head -c 9 > out.mlir",
    ],
)
def test_what_cannot_be_looked_at_is_no_pass(tool: Tool, file: str, script: str) -> None:
    """The tool writes as it would alone, and a record says that nothing is known, or the difference was seen."""
    script = script.replace("equiv opt TEXT", f"{sys.executable} -m equiv opt --fail-on unknown {tool.command}")
    assert shell(tool, script) in (1, 3)
    assert (tool.folder / "out.mlir").read_text()


def test_messages_keep_their_order_among_what_is_written(tool: Tool, file: str) -> None:
    script = tool.folder / "chatty"
    script.write_text("#!/bin/sh\nfor i in 1 2 3 4 5 6 7 8; do echo out $i; echo error $i >&2; done\n")
    script.chmod(0o755)
    command = f"{sys.executable} -m equiv opt ./chatty --version 2>&1 | cat"
    said = subprocess.run(["bash", "-c", command], cwd=tool.folder, capture_output=True, text=True).stdout
    assert said.splitlines() == [f"{what} {number}" for number in range(1, 9) for what in ("out", "error")]


def test_on_a_terminal(tool: Tool, file: str) -> None:
    main, terminal = pty.openpty()
    command = [sys.executable, "-m", "equiv", "opt", tool.command, file, "--passes=only-alone"]
    ended = subprocess.run(command, stdout=terminal, stderr=subprocess.PIPE, cwd=tool.folder, timeout=60)
    os.close(terminal)
    assert ended.returncode == 1 and b"different: f" in ended.stderr
    assert b"subi" in os.read(main, 1 << 16)
    os.close(main)


def test_a_reader_that_stops_stops_the_tool(tool: Tool, file: str) -> None:
    script = tool.folder / "endless"
    script.write_text("#!/bin/sh\nexec yes\n")
    script.chmod(0o755)
    command = f"{sys.executable} -m equiv opt --tool-timeout 1 ./endless | head -1"
    ended = subprocess.run(["bash", "-c", command], cwd=tool.folder, capture_output=True, text=True, timeout=60)
    assert ended.stdout == "y\n"


def dumps(*programs: tuple[bytes, bytes | None], nested: tuple[int, ...] = ()) -> Dumps:
    made = [Application("p", "builtin.module", "", *each, at in nested) for at, each in enumerate(programs)]
    return Dumps(tuple(made), 0)


def test_passes_that_other_passes_run_are_no_links_of_the_chain() -> None:
    found = compare(dumps((b"b", b"c"), (b"a", b"d"), nested=(0,)), Output(b"d\n"), b"a", [])
    assert not found.gaps and not found.problem


def test_a_pass_that_failed_leaves_nothing() -> None:
    found = compare(dumps((b"a", b"b"), (b"b", None)), Output(b""), b"a", [])
    assert not found.gaps and not found.problem


def test_of_the_program_that_was_read_nothing_is_known() -> None:
    assert compare(dumps(), Output(b"x"), None, []).problem
    assert compare(dumps(), Output(None, problem="gone"), None, []).problem == "gone"
