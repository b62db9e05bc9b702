"""Atomic operations on memory that others may see: the target promises them all that the source does."""

from __future__ import annotations

from interp import ir
from interp.ir.text import parse_module, print_module

# name: source, target; what one agent alone sees is the same


def test_atomic_operations_are_part_of_the_text() -> None:
    place = ir.Place("a.mlir", 3, 5)
    block = ir.Block([], [ir.Return(place=place, values=[])])
    own = ir.Function("f", [], [], ir.Region([block]), place)
    own.atomics = [ir.Atomic("addi i32", ir.Ordering.ACQ_REL, "agent", place)]
    module = parse_module(print_module(ir.Module({"f": own}, {})), "f.ir")
    assert module.functions["f"].atomics == own.atomics
