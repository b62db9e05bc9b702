"""Fast-math flags of whole programs."""

from __future__ import annotations

from dataclasses import replace

from equiv.pair import Pair
from interp import ir, machine
from interp.assembler import FAST_MATH


def fast_math_flags(module: ir.Module) -> frozenset[str]:
    """The fast-math flags that any operation of a module carries."""
    return frozenset(
        flag
        for function in module.functions.values()
        if function.body is not None
        for operation in ir.walk(function.body)
        if isinstance(operation, ir.Op)
        for flag in operation.flags
        if flag in FAST_MATH
    )


def without_fast_math(pair: Pair) -> Pair:
    """The pair with a source that computes as if no operation carried such a flag, which the flags always allow."""
    return replace(pair, source_program=machine.assemble(pair.source_module, pair.source.function, fast_math=False))
