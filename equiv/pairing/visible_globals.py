"""Globals that functions defined elsewhere can name: a call of one may read them, and write those not constant."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from math import prod

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.rewriting import rewritten
from interp import ir


def show_globals(draft: Draft) -> Draft:
    """Adds to each call of a function that is only declared what both programs have of globals that others see, by
    their names."""
    source, target = draft.source, draft.target
    names = sorted(
        name
        for name, of_source in source.globals.items()
        if (of_target := target.globals.get(name)) is not None
        and not (of_source.private and of_target.private)
        and not (of_source.constant and of_target.constant)
        and not (of_source.fixed and of_target.fixed)
        and (of_source.element, prod(of_source.shape)) == (of_target.element, prod(of_target.shape))
    )
    if not names:
        return draft
    return draft.with_modules(
        rewritten(source, partial(_seeing, draft.declared, [source.globals[name] for name in names])),
        rewritten(target, partial(_seeing, draft.declared, [target.globals[name] for name in names])),
    )


def _seeing(
    declared: Collection[str], shown: Sequence[ir.GlobalBuffer], operation: ir.Operation
) -> list[ir.Operation] | None:
    if not isinstance(operation, ir.Opaque) or operation.kernel or operation.name not in declared:
        return None
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
