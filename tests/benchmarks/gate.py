"""What `equiv opt` costs MLIR's tests of Affine and SCF: `python -m tests.benchmarks gate`, or, for the tests of other
folders, `python -m tests.benchmarks.gate TOOL FOLDER...`, which names the dearest runs, too.

The lines `RUN: mlir-opt %s ARGUMENTS | ...` of the files are run by the tool alone and through `equiv opt`, in turns,
with nothing kept and then with the verdicts kept; what stands behind the pipe is left out. It is `equiv-opt` that is
measured where it is installed. Figures are processor seconds of all processes, the start of those that stay
included."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from tests.benchmarks.machines import Load, LoadMeter, describe, tree_seconds
from tests.benchmarks.measurement import Measurement, Missing, row
from tests.lit.processor_time import processor_time
from tests.lit.sources import cache_folder, mlir_tests

_RUN = re.compile(r"^\s*//\s*RUN:\s*mlir-opt\s+(?P<arguments>(?:.*\\\n\s*//\s*RUN:)*.*)$", re.MULTILINE)
_CONTINUED = re.compile(r"\\\n\s*//\s*RUN:")
_OTHER_OUTPUT = re.compile(r"verify-diagnostics|%[^s]|>|&&|;|%s\S")
_STATES = (("nothing kept", 3.0), ("verdicts kept", 1.3))
_VERSIONS = ("22", "19")
_EVERY = 2
_DEAREST = 25


def commands(files: Iterable[Path]) -> list[list[str]]:
    """The arguments of each run of mlir-opt that prints a program, with the file in place of `%s`."""
    found = []
    for file in files:
        for match in _RUN.finditer(file.read_text("utf-8", "surrogateescape")):
            arguments = _CONTINUED.sub(" ", match["arguments"]).partition("|")[0]
            if not _OTHER_OUTPUT.search(arguments):
                try:
                    words = shlex.split(arguments)
                except ValueError:
                    continue
                found.append([str(file) if word == "%s" else word for word in words])
    return found


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor seconds of all runs, of each, and their exit codes."""

    seconds: float
    each: list[float]
    codes: list[int]


@dataclass(frozen=True, slots=True)
class State:
    """What the runs cost alone, and then through `equiv opt`, where `name` is kept."""

    name: str
    goal: float
    alone: Cost
    wrapped: Cost
    load: Load

    @property
    def ratio(self) -> float:
        return self.wrapped.seconds / self.alone.seconds


def _costs(alone: Sequence[str], wrapper: Sequence[str], runs: Sequence[Sequence[str]], folder: str) -> list[Cost]:
    """Of the runs alone and through `equiv opt`, in turns, in a folder without a configuration."""
    codes: tuple[list[int], list[int]] = ([], [])
    each: tuple[list[float], list[float]] = ([], [])
    with processor_time() as spent:
        environment = os.environ | {"XDG_RUNTIME_DIR": str(spent.runtime)}
        for arguments in runs:
            for at, prefix in enumerate((alone, wrapper)):
                before = tree_seconds()
                done = subprocess.run(
                    [*prefix, *arguments],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    env=environment,
                    cwd=folder,
                    check=False,
                )
                codes[at].append(done.returncode)
                each[at].append(tree_seconds() - before)
    # What processes do that stay is none of the tool's.
    seconds = sum(each[0]), spent.seconds - sum(each[0])
    return [Cost(*of) for of in zip(seconds, each, codes, strict=True)]


def measured(tool: Path, runs: Sequence[Sequence[str]]) -> list[State]:
    """Both states. Raises `AssertionError` where a run ends in another way through `equiv opt`."""
    launcher = Path(sys.executable).with_name("equiv-opt")
    states = []
    with tempfile.TemporaryDirectory() as kept:
        wrapper = [str(launcher)] if launcher.exists() else [sys.executable, "-P", "-m", "equiv", "opt"]
        wrapper += ["--fail-on", "nothing", "--database", f"{kept}/verdicts.sqlite", str(tool)]
        for name, goal in _STATES:
            meter = LoadMeter()
            alone, wrapped = _costs([str(tool)], wrapper, runs, kept)
            changed = [
                arguments
                for arguments, *codes in zip(runs, alone.codes, wrapped.codes, strict=True)
                if len(set(codes)) > 1
            ]
            assert not changed, f"others end in another way through equiv opt: {changed}"
            states.append(State(name, goal, alone, wrapped, meter.read()))
    return states


@row("gate")
def gate() -> list[Measurement]:
    """Needs Debian's mlir-22-tools or mlir-19-tools, and fetches their tests."""
    found = ((version, Path(f"/usr/lib/llvm-{version}/bin/mlir-opt")) for version in _VERSIONS)
    version, tool = next(((version, tool) for version, tool in found if tool.exists()), ("", Path()))
    if not version:
        raise Missing(f"mlir-opt of LLVM {' or '.join(_VERSIONS)} is not here")
    try:
        tests = mlir_tests(version, cache_folder())
    except (OSError, RuntimeError, subprocess.CalledProcessError) as problem:
        raise Missing(f"MLIR's tests cannot be fetched: {problem}") from problem
    runs = commands(_files([tests / "Dialect" / "Affine", tests / "Dialect" / "SCF"])[::_EVERY])
    what = f"{len(runs)} runs of mlir-opt {version} on tests of Affine and SCF"
    return [
        Measurement(f"{what}, {state.name}", (state.ratio,), "x the tests alone", state.goal, state.load)
        for state in measured(tool, runs)
    ]


def _files(folders: Iterable[Path]) -> list[Path]:
    return [file for folder in folders for file in sorted(folder.rglob("*.mlir"))]


@click.command()
@click.argument("tool", required=False, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option("--every", default=1, show_default=True, help="Take one file of so many.")
def main(tool: Path | None, folders: tuple[Path, ...], every: int) -> None:
    """Measures what `equiv opt` costs the tests in FOLDERS, run by TOOL."""
    if tool is None or not folders:
        click.echo("skipped: name the mlir-opt that runs the tests, and their folders")
        return
    runs = commands(_files(folders)[::every])
    if not runs:
        raise click.UsageError("no file of the folders has a line 'RUN: mlir-opt %s'")
    click.echo(", ".join(describe().values()))
    for state in measured(tool, runs):
        seconds, alone = state.wrapped.seconds, state.alone.seconds
        click.echo(
            f"{len(runs)} runs alone {alone:.1f} s, {state.name} {seconds:.1f} s, {state.ratio:.2f} x; {state.load}"
        )
        each = sorted(zip(state.wrapped.each, state.alone.each, runs, strict=True), reverse=True)
        for wrapped, one, arguments in each[:_DEAREST]:
            click.echo(f"  {wrapped:7.2f} s for {one:.3f} s: {shlex.join(arguments)}")


if __name__ == "__main__":
    main()
