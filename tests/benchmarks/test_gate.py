"""Which runs the benchmark of `equiv opt` measures."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from tests.benchmarks.gate import commands, main

_FILE = """// RUN: mlir-opt %s -canonicalize -split-input-file | FileCheck %s
// RUN: mlir-opt %s -pass-pipeline='builtin.module(cse)' \\
// RUN:   -o /dev/null
// RUN: mlir-opt %s -verify-diagnostics
// RUN: mlir-opt %s -cse > %t
// RUN: mlir-translate %s
"""


def test_runs_that_print_programs_are_measured(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(_FILE)
    assert commands([file]) == [
        [str(file), "-canonicalize", "-split-input-file"],
        [str(file), "-pass-pipeline=builtin.module(cse)", "-o", "/dev/null"],
    ]


def test_without_a_folder_and_a_tool_nothing_is_measured() -> None:
    done = CliRunner().invoke(main, [])
    assert (done.exit_code, done.output.startswith("skipped: name the mlir-opt")) == (0, True)
