"""Runs lit on MLIR's tests, with mlir-opt as it is or with `equiv opt` in its place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.lit.processor_time import processor_time

_RESULTS = "results.json"
_CONFIGURATION = """
import lit.formats

config.name = "MLIR"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = {tests!r}
config.test_exec_root = {output!r}
config.environment["PATH"] = {path!r}
config.environment["HOME"] = {output!r}
config.environment["XDG_RUNTIME_DIR"] = {runtime!r}
config.substitutions.append((r"(?<![-\\w./%])mlir-opt(?![-\\w./])", {tool!r}))
config.substitutions.extend({libraries!r})
"""
_LIBRARIES = ("mlir_c_runner_utils", "mlir_runner_utils", "mlir_arm_runner_utils", "mlir_async_runtime")


@dataclass(frozen=True, slots=True)
class Result:
    """`code` is lit's: PASS, FAIL, UNSUPPORTED, XFAIL, XPASS, TIMEOUT, UNRESOLVED."""

    code: str
    seconds: float
    output: str


def run_lit(
    tests: Path, selected: Sequence[str], folder: Path, llvm: Path, tool: str, *, jobs: int
) -> tuple[dict[str, Result], float]:
    """The results by the test's path below `tests`, and the seconds of processor time of all processes. `tool` is what
    stands for mlir-opt; `folder` is written."""
    folder.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join((str(llvm / "bin"), "/usr/bin", "/bin"))
    # lit looks for a configuration of this name beside the tests.
    prefix = f"equiv-{folder.name}"
    results = folder / _RESULTS
    command = [
        *_lit(llvm),
        "--quiet",
        f"-j{jobs}",
        f"--config-prefix={prefix}",
        f"--output={results}",
        *(str(tests / each) for each in selected),
    ]
    with (folder / "log.txt").open("wb") as log, processor_time() as spent:
        configuration = _CONFIGURATION.format(
            tests=str(tests),
            output=str(folder / "output"),
            path=path,
            tool=tool,
            runtime=str(spent.runtime),
            libraries=_substitutions(tests, llvm),
        )
        (tests / f"{prefix}.cfg.py").write_text(configuration, "utf-8")
        subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, cwd=folder)
    found = json.loads(results.read_text("utf-8"))["tests"]
    by_name = {
        each["name"].partition(" :: ")[2]: Result(each["code"], each["elapsed"] or 0.0, each["output"])
        for each in found
    }
    return by_name, spent.seconds


def _substitutions(tests: Path, llvm: Path) -> list[tuple[str, str]]:
    """What tests call the source tree and the libraries that programs are run with, those that are installed."""
    found = [("%mlir_src_dir", str(tests.parent)), ("%mlir_lib_dir", str(llvm / "lib"))]
    for name in _LIBRARIES:
        found += [(f"%{name}", str(file)) for file in sorted((llvm / "lib").glob(f"lib{name}.so*"))[:1]]
    return found


def count_tests(folder: Path) -> int:
    """How many tests lit ran that wrote to a folder, none where it did not."""
    results = folder / _RESULTS
    return len(json.loads(results.read_text("utf-8"))["tests"]) if results.exists() else 0


def _lit(llvm: Path) -> list[str]:
    """Debian's packages have lit in one of two places, by version."""
    program = llvm / "bin" / "lit"
    return [str(program)] if program.exists() else [sys.executable, str(llvm / "build" / "utils" / "lit" / "lit.py")]
