"""`python -m tests.lit`: MLIR's own tests through `equiv opt`. Needs Debian's mlir-NN-tools and llvm-NN-tools."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tests.lit.campaign import run_campaign, table
from tests.lit.sources import cache_folder, mlir_tests

_DIALECTS = ("Affine", "SCF", "Linalg", "Tensor", "MemRef", "Vector")


@click.command()
@click.argument("selected", nargs=-1)
@click.option("--llvm", "version", default="22", show_default=True, help="The version of LLVM.")
@click.option(
    "--cache", type=click.Path(path_type=Path), help="Where the tests are kept; ~/.cache/equiv-lit if not given."
)
@click.option("--jobs", default=1, show_default=True, help="Tests at a time.")
@click.option("--every", default=1, show_default=True, help="Take one test of so many.")
@click.option("--option", "options", multiple=True, help="One more option for equiv opt; by default it only reports.")
def main(
    selected: tuple[str, ...], version: str, cache: Path | None, jobs: int, every: int, options: tuple[str, ...]
) -> None:
    """Runs the tests SELECTED (paths below mlir/test; by default the transforms of six dialects) with and without
    `equiv opt`, and prints what became of them. Fails where the wrapper changes the result of a test."""
    home = cache or cache_folder()
    tests = mlir_tests(version, home)
    files = [
        str(file.relative_to(tests))
        for each in selected or [f"Dialect/{dialect}" for dialect in _DIALECTS]
        for file in (sorted((tests / each).rglob("*.mlir")) if (tests / each).is_dir() else [tests / each])
    ]
    llvm = Path(f"/usr/lib/llvm-{version}")
    given = options or ("--fail-on", "nothing")
    count = run_campaign(tests, files[::every], home / "run", llvm, jobs=jobs, options=given)
    for line in table(count):
        print(line)
    sys.exit(1 if count.changed else 0)


main()
