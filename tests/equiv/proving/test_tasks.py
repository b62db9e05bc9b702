"""Parallel loops and tasks of the host: proven for every schedule, or the two accesses that nothing orders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check, function

ARGUMENTS = "%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>"


def nest(body: str) -> str:
    return function(ARGUMENTS, f"affine.for %i = 0 to 8 {{\naffine.for %j = 0 to 4 {{\n{body}\n}}\n}}")


DOUBLE = """
%v = memref.load %a[%i, %j] : memref<8x4xi32>
%d = arith.addi %v, %v : i32
memref.store %d, %b[%i, %j] : memref<8x4xi32>
"""
LOOPS = nest(DOUBLE)
BOUNDS = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c4 = arith.constant 4 : index
%c8 = arith.constant 8 : index
"""
PARALLEL = function(
    ARGUMENTS,
    f"{BOUNDS}scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c4) step (%c1, %c1) {{{DOUBLE}scf.reduce\n}}",
)
FORALL = function(
    ARGUMENTS, f"scf.forall (%i, %j) in (8, 4) {{{DOUBLE}}} {{mapping = [#gpu.thread<y>, #gpu.thread<x>]}}"
)


# The halves of the rows are done by two tasks, whose tokens a group collects.
GROUP = function(
    ARGUMENTS,
    f"""{BOUNDS}
%group = async.create_group %c2 : !async.group
scf.for %half = %c0 to %c2 step %c1 {{
  %first = arith.muli %half, %c4 : index
  %last = arith.addi %first, %c4 : index
  %token = async.execute {{
    scf.for %i = %first to %last step %c1 {{
      scf.for %j = %c0 to %c4 step %c1 {{{DOUBLE}}}
    }}
    async.yield
  }}
  %n = async.add_to_group %token, %group : !async.token
}}
async.await_all %group
""",
)

VALUES_LOOP = function(
    ARGUMENTS,
    """
%c0 = arith.constant 0 : index
%x = memref.load %a[%c0, %c0] : memref<8x4xi32>
%y = arith.addi %x, %x : i32
%z = arith.muli %y, %x : i32
memref.store %z, %s[] : memref<i32>
""",
)
VALUES = function(
    ARGUMENTS,
    """
%c0 = arith.constant 0 : index
%t, %x, %y = async.execute -> (!async.value<i32>, !async.value<i32>) {
  %v = memref.load %a[%c0, %c0] : memref<8x4xi32>
  %w = arith.addi %v, %v : i32
  async.yield %v, %w : i32, i32
}
%u = async.execute [%t] (%x as %p: !async.value<i32>, %y as %q: !async.value<i32>) {
  %z = arith.muli %q, %p : i32
  memref.store %z, %s[] : memref<i32>
  async.yield
}
async.await %u : !async.token
""",
)
FUNCTION = """
async.func @product(%x: memref<8x4xi32>) -> (!async.token, !async.value<i32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0, %c0] : memref<8x4xi32>
  %w = arith.addi %v, %v : i32
  %z = arith.muli %w, %v : i32
  async.return %z : i32
}
""" + function(
    ARGUMENTS,
    """
%t, %r = async.call @product(%a) : (memref<8x4xi32>) -> (!async.token, !async.value<i32>)
%z = async.await %r : !async.value<i32>
memref.store %z, %s[] : memref<i32>
""",
)


TOTAL = "memref.store %d, %s[] : memref<i32>\n"
REFUTED = {
    "one element for all iterations": (
        LOOPS.replace("%d, %b", "%d, %b"), PARALLEL.replace("scf.reduce\n", TOTAL + "scf.reduce\n"), "nothing orders"),
    "one element for all threads": (LOOPS, FORALL.replace("%b[%i, %j]", "%b[%i, %i]"), ""),
    "one element for all that OpenMP starts": (
        LOOPS, lower(PARALLEL.replace("scf.reduce\n", TOTAL + "scf.reduce\n"), "convert-scf-to-openmp"),
        "nothing orders"),
    "a group that nobody waits for": (
        LOOPS, GROUP.replace("async.await_all %group", ""), "nothing has the program wait"),
    "a group that waits for more than there are": (LOOPS, GROUP.replace("create_group %c2", "create_group %c4"),
                                                   "waits for lock"),
    "a task that nobody waits for": (
        VALUES_LOOP, VALUES.replace("async.await %u : !async.token", "async.await %t : !async.token"),
        "nothing has the program wait"),
    "a task in a task that is not waited for": (
        VALUES_LOOP,
        VALUES.replace("memref.store %z, %s[] : memref<i32>\n",
                       "%in = async.execute {\nmemref.store %z, %s[] : memref<i32>\nasync.yield\n}\n"),
        "nothing has the program wait"),
    "the other value": (VALUES_LOOP, VALUES.replace("%x as %p", "%y as %p"), ""),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUTED)
def test_refuted_with_a_witness(name: str) -> None:
    source, target, message = REFUTED[name]
    verdict = check(source, target)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
    assert message in (verdict.witness.message or "")


def test_a_race_names_both_iterations_and_the_element() -> None:
    source, target, _ = REFUTED["one element for all iterations"]
    witness = check(source, target).witness
    assert witness is not None
    assert "(0, 0) stores element 0 and (0, 1) stores it" in (witness.message or "")


@pytest.mark.parametrize(
    ("target", "message"),
    [
        (FUNCTION.replace("func.func @f(", "func.func @f(%o: !async.token, "),
         "handles that callers give, beside tasks"),
        (lower(GROUP, "async-to-async-runtime"), "async.runtime.create_group"),
        (lower(FUNCTION, "async-to-async-runtime"), "async.runtime.await"),
        (lower(PARALLEL, "convert-scf-to-openmp").replace(
            "omp.wsloop {", "memref.store %c1_i, %arg2[] : memref<i32>\nomp.wsloop {").replace(
            "omp.parallel {", "%c1_i = arith.constant 1 : i32\nomp.parallel {"), "every thread of the team"),
    ],
)  # fmt: skip
def test_what_is_not_modelled_is_named(target: str, message: str) -> None:
    verdict = check(LOOPS if "omp" in target else target, target)
    assert verdict.verdict == "unknown"
    assert message in " ".join(each.message for each in verdict.reasons)


def test_what_depends_on_an_order_names_a_schedule_that_ends_otherwise() -> None:
    """Whichever of two tasks ends first is waited for, and the other one may not have ended."""
    verdict = check(LOOPS, GROUP.replace("create_group %c2", "create_group %c1"))
    assert verdict.verdict == "different"
    assert [each.kind for each in verdict.reasons] == ["order"]
    assert verdict.witness is not None and verdict.witness.schedule > 0


def test_a_schedule_that_ends_otherwise_is_run_again(tmp_path: Path) -> None:
    source, target, found = tmp_path / "source.mlir", tmp_path / "target.mlir", tmp_path / "verdict.json"
    source.write_text(LOOPS)
    target.write_text(GROUP.replace("create_group %c2", "create_group %c1"))
    command = [sys.executable, "-m", "equiv", "check"]
    checked = subprocess.run([*command, source, target, "--json", found], capture_output=True, text=True, check=False)
    assert checked.returncode == 1, checked.stderr
    again = subprocess.run([*command, "--replay", found], capture_output=True, text=True, check=False)
    assert again.returncode == 1, again.stderr
    assert "the difference shows again under schedule" in again.stdout
    target.write_text(GROUP)
    other = subprocess.run([*command, "--replay", found], capture_output=True, text=True, check=False)
    assert "does not show again" in other.stdout
