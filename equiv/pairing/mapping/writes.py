"""Which arguments a function may write."""

from __future__ import annotations

from interp import ir
from interp.ir import operands_of


def may_write(function: ir.Function) -> frozenset[int]:
    """The positions of the views that a function stores through, or hands to anything that might."""
    views = {each for each in function.parameters if isinstance(each.type, ir.View)}
    owner = {each: at for at, each in enumerate(function.parameters) if each in views}
    written: set[int] = set()
    for operation in ir.walk(function.body) if function.body is not None else ():
        match operation:
            case ir.Reshape(base=base, result=result) if base in owner:
                owner[result] = owner[base]
            case ir.Load() | ir.Extent() | ir.Apart() | ir.Return():
                pass
            case _:
                written.update(owner[value] for value in operands_of(operation) if value in owner)
    return frozenset(written)
