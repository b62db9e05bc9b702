"""Atomic operations on memory that others may see: the target promises them all that the source does."""

from __future__ import annotations

import pytest

from interp import ir
from interp.ir.text import parse_module, print_module
from tests.equiv.pairs import check


def function(*lines: str) -> str:
    body = "\n".join(lines)
    return f"llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) {{\n{body}\nllvm.return\n}}\n"


def update(ordering: str, kind: str = "add", scope: str = "", at: str = "p") -> str:
    scope = f'syncscope("{scope}") ' if scope else ""
    return f"%{at}{kind} = llvm.atomicrmw {kind} %{at}, %x {scope}{ordering} : !llvm.ptr, i32"


PLAIN = "%v = llvm.load %p : !llvm.ptr -> i32\n%w = llvm.add %v, %x : i32\nllvm.store %w, %p : i32, !llvm.ptr"


def exchange(success: str, failure: str) -> str:
    return f"%c = llvm.cmpxchg %p, %x, %y {success} {failure} : !llvm.ptr, i32"


def fence(ordering: str) -> str:
    return f"llvm.fence {ordering}\n{PLAIN}"


MEMREF = """
func.func @f(%A: memref<4xi32>, %x: i32) {{
  %c = arith.constant 0 : index
  {}
  return
}}
"""

# name: source, target; what one agent alone sees is the same
WEAKER: dict[str, tuple[str, str]] = {
    "seq_cst to monotonic": (function(update("seq_cst")), function(update("monotonic"))),
    "acq_rel to acquire": (function(update("acq_rel")), function(update("acquire"))),
    "acquire to release": (function(update("acquire")), function(update("release"))),
    "seq_cst to acq_rel": (function(update("seq_cst", "max")), function(update("acq_rel", "max"))),
    "system to one thread": (function(update("seq_cst")), function(update("seq_cst", scope="singlethread"))),
    "system to agent": (function(update("monotonic")), function(update("monotonic", scope="agent"))),
    "agent to a scope of which nothing is known": (
        function(update("monotonic", scope="agent")),
        function(update("monotonic", scope="one-as")),
    ),
    "a plain update": (function(update("monotonic")), function(PLAIN)),
    "one of two": (
        function(update("seq_cst"), update("seq_cst", at="q")),
        function(update("seq_cst"), update("monotonic", at="q")),
    ),
    "two that change places": (
        function(update("seq_cst"), update("monotonic", at="q")),
        function(update("monotonic"), update("seq_cst", at="q")),
    ),
    "an exchange": (function(exchange("seq_cst", "seq_cst")), function(exchange("monotonic", "monotonic"))),
    "an exchange that fails": (function(exchange("seq_cst", "seq_cst")), function(exchange("seq_cst", "monotonic"))),
    "a fence": (function(fence("seq_cst")), function(fence("release"))),
    "a fence that is gone": (function(fence("seq_cst")), function(PLAIN)),
    "memref.atomic_rmw": (
        MEMREF.format("%v = memref.atomic_rmw addi %x, %A[%c] : (i32, memref<4xi32>) -> i32"),
        MEMREF.format(
            "%v = memref.load %A[%c] : memref<4xi32>\n%w = arith.addi %v, %x : i32\n"
            "memref.store %w, %A[%c] : memref<4xi32>"
        ),
    ),
}


@pytest.mark.parametrize("name", WEAKER)
def test_a_weaker_atomic_operation_is_not_proven(name: str) -> None:
    verdict = check(*WEAKER[name])
    assert verdict.verdict == "unknown"
    assert verdict.reasons[0].kind == "atomic" and verdict.reasons[0].line is not None


def test_atomic_operations_are_part_of_the_text() -> None:
    place = ir.Place("a.mlir", 3, 5)
    block = ir.Block([], [ir.Return(place=place, values=[])])
    own = ir.Function("f", [], [], ir.Region([block]), place)
    own.atomics = [ir.Atomic("addi i32", ir.Ordering.ACQ_REL, "agent", place)]
    module = parse_module(print_module(ir.Module({"f": own}, {})), "f.ir")
    assert module.functions["f"].atomics == own.atomics
