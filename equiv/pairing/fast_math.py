"""Flags of scalar operations in whole programs: what a target may do without."""

from __future__ import annotations

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.pairing.placement.alignment import settled_by_placement
from interp import ir, machine
from interp.machine.assembly.assembler import DROPPABLE, FAST_MATH


def droppable_flags(module: ir.Module) -> frozenset[str]:
    """The flags that any operation of a module carries and may do without."""
    return frozenset(flag for operation in ir.of_kind(module, ir.Op) for flag in operation.flags if flag in DROPPABLE)


def may_keep_precision(module: ir.Module) -> bool:
    """Whether the flags of a module let a number that it cuts to fewer bits keep them."""
    return any(operation.name == "truncf" and "contract" in operation.flags for operation in ir.of_kind(module, ir.Op))


def fast_math_flags(module: ir.Module) -> frozenset[str]:
    """The fast-math flags that any operation of a module carries."""
    return droppable_flags(module) & FAST_MATH


def with_fewer_flags(pair: Pair) -> list[Pair]:
    """The pair with sources that carry fewer flags, each of them one of the ways to meet what the source says: only
    the flags that the target has as well, and none."""
    source, target = droppable_flags(pair.source_module), droppable_flags(pair.target_module)
    kept = {source & target, frozenset[str]()} - {source}
    settled = settled_by_placement(pair.claims[0], pair.source_module, pair.source.function)
    return [
        replace(
            pair,
            source_program=machine.assemble(
                pair.source_module, pair.source.function, dropped=source - each, settled=settled
            ),
        )
        for each in sorted(kept, key=len, reverse=True)
    ]
