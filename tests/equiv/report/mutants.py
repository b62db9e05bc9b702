"""Records of which one field was changed, as a file from elsewhere may have them.

`python -m tests.equiv.report.mutants COUNT` shows so many of them in every format, and replays so many verdicts of
which a field of the witness was changed; tests do with fewer."""

from __future__ import annotations

import argparse
import contextlib
import copy
import io
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from equiv import verify
from equiv.cli import main as main_of_equiv
from equiv.report import FORMATS, write
from equiv.report.collection import collect
from equiv.verdict import EXIT_DIFFERENT, EXIT_INPUT, EXIT_UNKNOWN
from tests.equiv.report.specimens import specimens

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "text",
    "\ud800\x00\n::error::x",
    [],
    [None],
    {},
    {"x": {}},
)

_ENDS = {EXIT_DIFFERENT: "replayed", EXIT_INPUT: "refused", EXIT_UNKNOWN: "ended at a limit or not modelled"}

_SCALE = """func.func @f(%n: index, %s: f32, %a: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    %y = arith.mulf %x, %s : f32
    affine.store %y, %a[%i] : memref<?xf32>
  }
  return
}
"""
_DIVIDE = """func.func @f(%x: i32, %y: i32) -> i32 {
  %q = arith.divsi %x, %y : i32
  return %q : i32
}
"""
_TENSOR = """func.func @f(%a: tensor<2x3xf16>) -> tensor<2x3xf16> {
  %0 = arith.addf %a, %a : tensor<2x3xf16>
  return %0 : tensor<2x3xf16>
}
"""
_RACE = """func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<4xi32>
  }
  return
}
"""
_REFUTED = {
    "array": (_SCALE, _SCALE.replace("mulf", "addf")),
    "scalar": (_DIVIDE, _DIVIDE.replace("divsi %x, %y", "divsi %y, %x")),
    "tensor": (_TENSOR, _TENSOR.replace("addf", "mulf")),
    "order": (_RACE, _RACE.replace("%a[%i]", "%a[%c0]")),
}


def mutants(data: Any) -> Iterator[tuple[str, Any]]:
    """Each with the path of what was changed: another value, or no field at all, or one more."""
    for path in _paths(data, ()):
        name = "/".join(map(str, path))
        for number, value in enumerate(VALUES):
            mutant = copy.deepcopy(data)
            _inside(mutant, path[:-1])[path[-1]] = value
            yield f"{name} = value {number}", mutant
        mutant = copy.deepcopy(data)
        del _inside(mutant, path[:-1])[path[-1]]
        yield f"{name} missing", mutant


def _paths(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def shown(count: int, folder: Path) -> Counter[str]:
    """How many records were shown in every format, were invalid, or made an error of ours."""
    records = specimens(folder)
    outcomes: Counter[str] = Counter()
    made = [(record.name, *each) for record in records for each in mutants(record.to_json())]
    for record, name, mutant in random.Random(count).sample(made, min(len(made), count)):
        (folder / "record.json").write_text(json.dumps(mutant), "utf-8")
        try:
            (found,) = collect([folder / "record.json"])
            for format in FORMATS:
                write(format, [found], folder / "out", roots=[folder])
        except Exception as problem:
            outcomes["failed"] += 1
            print(f"{record}: {name}: {type(problem).__name__}: {problem}")
        else:
            outcomes["invalid" if found.outcome == "invalid" else "shown"] += 1
    return outcomes


def witnesses(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Verdicts with witnesses of each kind: arrays of some size, scalars, results, undefined behaviour, an order."""
    for name, (source, target) in _REFUTED.items():
        files = folder / f"{name}.mlir", folder / f"{name}.target.mlir"
        for file, text in zip(files, (source, target), strict=True):
            file.write_text(text, "utf-8")
        verdict = verify(*files, seed=1)
        assert verdict.witness is not None, f"{name}: {verdict}"
        yield name, verdict.to_json()


def replayed(count: int, folder: Path) -> Counter[str]:
    """How `equiv check --replay` ends on changed witnesses, each of which is a file of its own."""
    outcomes: Counter[str] = Counter()
    made = [(name, data, *each) for name, data in witnesses(folder) for each in mutants(data["witness"])]
    for witness, data, name, mutant in random.Random(count).sample(made, min(len(made), count)):
        file = folder / "verdict.json"
        file.write_text(json.dumps(data | {"witness": mutant}), "utf-8")
        limits = ("--timeout", "5", "--max-memory", "1G", "--max-ops", "1000000")
        code, said = _equiv("--isolated", "check", "--replay", str(file), *limits)
        if code not in _ENDS or not said or "defect" in said:
            outcomes["failed"] += 1
            print(f"{witness}: {name}: exit code {code}: {said}")
        elif code == EXIT_DIFFERENT:
            outcomes["shown again" if "shows again" in said else "not shown again"] += 1
        else:
            outcomes[_ENDS[code]] += 1
    return outcomes


def _equiv(*arguments: str) -> tuple[Any, str]:
    """The exit code of the command line and what it says, in this process."""
    said = io.StringIO()
    given, sys.argv = sys.argv, ["equiv", *arguments]
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            main_of_equiv()
    except SystemExit as ended:
        return ended.code, said.getvalue().strip()
    finally:
        sys.argv = given
    return None, said.getvalue().strip()


def main() -> None:
    parser = argparse.ArgumentParser(description="Shows mutants of records in every format, and replays of witnesses.")
    parser.add_argument("count", type=int, nargs="?", default=2000, metavar="COUNT")
    count = parser.parse_args().count
    failed = 0
    for attack, what in ((shown, f"records in {len(FORMATS)} formats"), (replayed, "witnesses under --replay")):
        with tempfile.TemporaryDirectory() as scratch:
            outcomes = attack(count, Path(scratch))
        told = ", ".join(f"{number:,} {outcome}" for outcome, number in sorted(outcomes.items()))
        print(f"{outcomes.total():,} mutants of {what}: {told}", flush=True)
        failed += outcomes["failed"]
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
