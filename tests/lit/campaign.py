"""Runs MLIR's tests with and without `equiv opt`, compares the results, and counts what became of the passes."""

from __future__ import annotations

import csv
import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.lit.suite import Result, run_lit

_NAMES = re.compile(r"@\w+|'%\w+'|(?<=function )'[^']*'|\d+")


@dataclass(slots=True)
class Count:
    """Seconds of tests are those on the clock, processor seconds those of all their processes. `changed` holds lit's
    results that the wrapper changed, by test. `verdicts` counts functions of passes by verdict, `reasons` what is open
    by kind and message, `states` passes by what became of them."""

    tests: int = 0
    changed: dict[str, tuple[Result, Result]] = field(default_factory=dict)
    verdicts: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    states: Counter[str] = field(default_factory=Counter)
    passes: dict[str, Counter[str]] = field(default_factory=dict)
    different: list[str] = field(default_factory=list)
    seconds_alone: float = 0.0
    seconds_wrapped: float = 0.0
    processor_alone: float = 0.0
    processor_wrapped: float = 0.0

    @property
    def ratio(self) -> float:
        """How many times as much processor time the tests took with the wrapper."""
        return self.processor_wrapped / self.processor_alone


def run_campaign(
    tests: Path,
    selected: Sequence[str],
    folder: Path,
    llvm: Path,
    *,
    jobs: int = 1,
    options: Sequence[str] = (),
) -> Count:
    """`folder` is written anew; `options` are given to `equiv opt`."""
    shutil.rmtree(folder, ignore_errors=True)
    reports = folder / "reports"
    tool = str(llvm / "bin" / "mlir-opt")
    wrapper = [sys.executable, "-m", "equiv", "opt", "--report-dir", str(reports), *options, tool]
    alone, processor_alone = run_lit(tests, selected, folder / "alone", llvm, tool, jobs=jobs)
    wrapped, processor_wrapped = run_lit(tests, selected, folder / "wrapped", llvm, " ".join(wrapper), jobs=jobs)
    count = Count(tests=len(alone), processor_alone=processor_alone, processor_wrapped=processor_wrapped)
    for name in sorted(alone.keys() | wrapped.keys()):
        missing = Result("MISSING", 0.0, "")
        mine, other = alone.get(name, missing), wrapped.get(name, missing)
        count.seconds_alone += mine.seconds
        count.seconds_wrapped += other.seconds
        if mine.code != other.code:
            count.changed[name] = mine, other
    for table in sorted(reports.glob("*/passes.tsv")):
        _add_passes(table, count)
    return count


def _add_passes(table: Path, count: Count) -> None:
    seen: set[tuple[str, str]] = set()
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if (row["number"], row["state"]) not in seen:
                seen.add((row["number"], row["state"]))
                count.states[row["state"]] += 1
            if row["state"] != "checked":
                continue
            count.verdicts[row["verdict"]] += 1
            count.passes.setdefault(row["pass"], Counter())[row["verdict"]] += 1
            if row["verdict"] == "unknown":
                count.reasons[_NAMES.sub("…", row["reason"])[:160]] += 1
            elif row["verdict"] == "different":
                count.different.append(
                    f"{table.parent}: {row['number']} {row['pass']} @{row['function']}: {row['reason']}"
                )


def table(count: Count, *, rows: int = 40) -> Iterator[str]:
    """The count as lines of text."""
    yield f"{count.tests} tests, {len(count.changed)} with another result through the wrapper"
    for name, (mine, other) in count.changed.items():
        yield f"  {name}: {mine.code} became {other.code}"
    yield f"{count.seconds_alone:.1f} s of tests alone, {count.seconds_wrapped:.1f} s wrapped"
    yield (
        f"{count.processor_alone:.1f} s of processor time alone, {count.processor_wrapped:.1f} s wrapped: "
        f"{count.ratio:.2f} times"
    )
    yield from _ranked("passes", count.states, rows)
    yield from _ranked("functions of passes that changed them", count.verdicts, rows)
    yield from _ranked("reasons", count.reasons, rows)
    yield "passes with most functions checked"
    for name, verdicts in sorted(count.passes.items(), key=lambda each: -each[1].total())[:rows]:
        yield f"  {name}: " + ", ".join(f"{number} {verdict}" for verdict, number in verdicts.most_common())
    yield f"different: {len(count.different)}"
    for line in count.different:
        yield f"  {line}"


def _ranked(title: str, counter: Mapping[str, int], rows: int) -> Iterator[str]:
    yield title
    for name, number in sorted(counter.items(), key=lambda each: -each[1])[:rows]:
        yield f"  {number:6} {name}"
