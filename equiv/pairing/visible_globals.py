"""Globals that functions defined elsewhere can name: a call of one may read them, and write those not constant."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from math import prod

from interp import ir


def show_globals(source: ir.Module, target: ir.Module, declared: Collection[str]) -> None:
    """Adds to each call of a function that is only `declared`, in place, what both programs have of globals that others
    see, by their names."""
    names = sorted(
        name
        for name, mine in source.globals.items()
        if (other := target.globals.get(name)) is not None
        and not (mine.private and other.private)
        and not (mine.constant and other.constant)
        and (mine.element, prod(mine.shape)) == (other.element, prod(other.shape))
    )
    if not names:
        return
    for module in (source, target):
        shown = [module.globals[name] for name in names]
        for function in module.functions.values():
            pending = [function.body] if function.body is not None else []
            while pending:
                for block in pending.pop().blocks:
                    block.operations[:] = [new for old in block.operations for new in _seeing(declared, shown, old)]
                    pending += [region for each in block.operations for region in ir.regions_of(each)]


def _seeing(declared: Collection[str], shown: Sequence[ir.GlobalBuffer], operation: ir.Operation) -> list[ir.Operation]:
    if not isinstance(operation, ir.Opaque) or operation.kernel or operation.name not in declared:
        return [operation]
    operations: list[ir.Operation] = []
    views: list[ir.Value] = []
    for each in shown:
        whole, flat = ir.Value(ir.View(each.element, each.shape)), ir.Value(ir.View(each.element, (prod(each.shape),)))
        views.append(flat)
        operations += [
            ir.Global(place=operation.place, result=whole, name=each.name),
            ir.Reshape(place=operation.place, result=flat, base=whole, offset=0, sizes=[prod(each.shape)], strides=[1]),
        ]
    return [
        *operations,
        replace(operation, reads=[*operation.reads, *views], writes=[*operation.writes, *views]),
    ]
