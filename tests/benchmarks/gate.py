"""What `equiv opt` costs the tests of a folder: `python -m tests.benchmarks.gate FOLDER TOOL`.

The lines `RUN: mlir-opt %s ARGUMENTS | ...` of its files are run by TOOL alone, through `equiv opt` with nothing kept,
and through it with the verdicts of that run kept; what stands behind the pipe is left out of all three. It is
`equiv-opt` that is measured where it is installed. Figures are processor seconds of all processes, the start of those
that stay included. Without a folder and a tool nothing is measured."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from tests.benchmarks.machines import LoadMeter, describe
from tests.lit.processor_time import processor_time

_RUN = re.compile(r"^\s*//\s*RUN:\s*mlir-opt\s+(?P<arguments>(?:.*\\\n\s*//\s*RUN:)*.*)$", re.MULTILINE)
_CONTINUED = re.compile(r"\\\n\s*//\s*RUN:")
_OTHER_OUTPUT = re.compile(r"verify-diagnostics|%[^s]|>|&&|;|%s\S")
_GOALS = (3.0, 1.3)


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


def _cost(prefix: Sequence[str], runs: Sequence[Sequence[str]], folder: str) -> tuple[float, list[int]]:
    """Processor seconds of all runs, in a folder without a configuration, and their exit codes."""
    with processor_time() as spent:
        environment = os.environ | {"XDG_RUNTIME_DIR": str(spent.runtime)}
        codes = [
            subprocess.run(
                [*prefix, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
                cwd=folder,
                check=False,
            ).returncode
            for arguments in runs
        ]
    return spent.seconds, codes


@click.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.argument("tool", required=False, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--every", default=1, show_default=True, help="Take one file of so many.")
def main(folder: Path | None, tool: Path | None, every: int) -> None:
    """Measures what `equiv opt` costs the tests in FOLDER, run by TOOL."""
    if folder is None or tool is None:
        click.echo("skipped: name a folder of lit tests and the mlir-opt that runs them")
        return
    runs = commands(sorted(folder.rglob("*.mlir"))[::every])
    if not runs:
        raise click.UsageError(f"no file below '{folder}' has a line 'RUN: mlir-opt %s'")
    click.echo(", ".join(describe().values()))
    meter = LoadMeter()
    launcher = Path(sys.executable).with_name("equiv-opt")
    with tempfile.TemporaryDirectory() as kept:
        alone, codes = _cost([str(tool)], runs, kept)
        click.echo(f"{len(runs)} runs of {tool.name} alone: {alone:.1f} s, {alone / len(runs):.3f} s each")
        wrapper = [str(launcher)] if launcher.exists() else [sys.executable, "-P", "-m", "equiv", "opt"]
        wrapper += ["--fail-on", "nothing", "--database", f"{kept}/verdicts.sqlite", str(tool)]
        for what, goal in zip(("nothing kept", "verdicts kept"), _GOALS, strict=True):
            seconds, wrapped = _cost(wrapper, runs, kept)
            met = "met" if seconds <= goal * alone else "missed"
            click.echo(f"{what}: {seconds:.1f} s, {seconds / alone:.2f} x the tests alone (goal {goal:g} x, {met})")
            if changed := sum(one != other for one, other in zip(codes, wrapped, strict=True)):
                click.echo(f"{changed} exit codes are others through equiv opt", err=True)
                sys.exit(1)
    click.echo(f"others on the machine: {meter.read()}")


if __name__ == "__main__":
    main()
