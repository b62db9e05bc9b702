"""`python -m tests.lit`: MLIR's own tests through `equiv opt`. Needs Debian's mlir-NN-tools and llvm-NN-tools."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from tests.current_core import require_current_core
from tests.lit.campaign import Count, run_campaign, table
from tests.lit.checks import Check, Tally, checks, page, tallies
from tests.lit.open_checks import check_open
from tests.lit.recorded import check_recorded, options_with, record, recorded, reports_of
from tests.lit.sources import cache_folder, mlir_tests
from tests.lit.suite import count_tests

_DIALECTS = (
    *("Affine", "Arith", "ArmNeon", "Async", "Bufferization", "Complex", "ControlFlow", "EmitC", "Func", "GPU"),
    *("Index", "Linalg", "LLVM", "LLVMIR", "Math", "MemRef", "NVGPU", "OpenMP", "SCF", "Shape", "SparseTensor"),
    *("SPIRV", "Tensor", "Tosa", "Transform", "UB", "Vector", "X86Vector"),
)
AREAS = (*(f"Dialect/{each}" for each in _DIALECTS), "Conversion", "Integration")


@click.command()
@click.argument("selected", nargs=-1)
@click.option("--llvm", "version", default="22", show_default=True, help="The version of LLVM.")
@click.option(
    "--cache", type=click.Path(path_type=Path), help="Where the tests are kept; ~/.cache/equiv-lit if not given."
)
@click.option("--jobs", default=1, show_default=True, help="Tests at a time.")
@click.option("--most", default=0, help="Of each area at most so many tests, evenly chosen; by default all.")
@click.option("--option", "options", multiple=True, help="One more option for equiv opt; by default it only reports.")
@click.option("--write", type=click.Path(path_type=Path), help="A page with the tables of decided and open checks.")
@click.option(
    "--recorded",
    "from_records",
    is_flag=True,
    help="Run each test once and check afterwards what its passes did: cheaper, and goes on where it was stopped. "
    "Whether the wrapper changes results is not looked at.",
)
@click.option("--anew", is_flag=True, help="With --recorded, check again what was checked.")
@click.option(
    "--patience",
    type=click.IntRange(1),
    default=1,
    help="With --recorded, so many times the limits of time that equiv opt has: for a machine that others use as well.",
)
@click.option(
    "--open",
    "what_is_open",
    is_flag=True,
    help="With --recorded, run nothing, and check again one by one what is open; all else stays as it was.",
)
@click.option(
    "--may-remove",
    metavar="PASS",
    multiple=True,
    help="With --recorded, this pass may take public functions away, as for equiv opt.",
)
@click.option("--again", is_flag=True, help="Run nothing: take the records of the last run, or of all with --recorded.")
def main(
    selected: tuple[str, ...],
    version: str,
    cache: Path | None,
    jobs: int,
    most: int,
    options: tuple[str, ...],
    write: Path | None,
    from_records: bool,
    anew: bool,
    patience: int,
    what_is_open: bool,
    may_remove: tuple[str, ...],
    again: bool,
) -> None:
    """Runs the tests SELECTED (paths below mlir/test, each an area of the tables; by default those of all dialects that
    compute) with and without `equiv opt`, and prints what became of them. Fails where the wrapper changes the result
    of a test."""
    home = cache or cache_folder()
    tests, llvm = mlir_tests(version, home), Path(f"/usr/lib/llvm-{version}")
    areas = selected or AREAS
    known, commit = _dialects(llvm), _commit()
    kept = home / ("recorded" if from_records else "run") / version
    changed, taken, there = 0, 0, 0
    found: list[Check] = []
    for area in areas:
        folder = kept / area.replace("/", "-")
        files = [str(each.relative_to(tests)) for each in _files(tests / area)]
        chosen = _sample(files, most)
        there += len(files)
        if what_is_open:
            require_current_core()
            for reports in reports_of(folder, chosen):
                check_open(reports, known, options_with(patience), may_remove, commit)
        elif not again:
            require_current_core()
            if from_records:
                record(tests, chosen, folder, llvm, jobs)
                limits = {"anew": anew, "patience": patience}
                check_recorded(folder, llvm, home / "verdicts", chosen, **limits, may_remove=may_remove, commit=commit)
            else:
                given = options or ("--fail-on", "nothing")
                count = run_campaign(tests, chosen, folder, llvm, jobs=jobs, options=given)
                changed += len(count.changed)
                _print(area, count)
        taken += len(recorded(folder).intersection(chosen)) if from_records else count_tests(folder / "wrapped")
        for reports in reports_of(folder, chosen) if from_records else (folder / "reports",):
            found += checks(area, reports)
    chosen_by = [*(["--recorded"] if from_records else []), *(["--most", str(most)] if most else [])]
    chosen_by += [*(["--patience", str(patience)] if patience > 1 else []), *(["--again"] if again else [])]
    chosen_by += [*(["--open"] if what_is_open else []), *(f"--may-remove {each}" for each in may_remove)]
    by_area = {area: Tally() for area in areas} | tallies(found, known)
    named = {} if write is None else {"written": str(write)}
    text = page(by_area, version, taken, there, options=chosen_by, **named)
    if write is not None:
        write.write_text(text, "utf-8")
    print(text)
    sys.exit(1 if changed else 0)


def _files(area: Path) -> Sequence[Path]:
    return sorted(area.rglob("*.mlir")) if area.is_dir() else [area]


def _sample(files: Sequence[str], most: int) -> Sequence[str]:
    if not most or len(files) <= most:
        return files
    return [files[number * len(files) // most] for number in range(most)]


def _dialects(llvm: Path) -> frozenset[str]:
    """Those of programs: what the tool has for its own tests alone is none."""
    listed = subprocess.run([llvm / "bin" / "mlir-opt", "--show-dialects"], capture_output=True, text=True, check=True)
    names = listed.stdout.partition(":")[2].split(",")
    return frozenset(each for each in map(str.strip, names) if not each.startswith("test"))


def _commit() -> str:
    """The commit that is checked out, with a plus where files are others than in it."""
    here = Path(__file__).parent

    def git(*arguments: str) -> str:
        return subprocess.run(["git", *arguments], cwd=here, capture_output=True, text=True, check=True).stdout.strip()

    return git("rev-parse", "--short=8", "HEAD") + ("+" if git("status", "--porcelain", "-uno") else "")


def _print(area: str, count: Count) -> None:
    print(area)
    for line in table(count):
        print(line, flush=True)


if __name__ == "__main__":
    main()
