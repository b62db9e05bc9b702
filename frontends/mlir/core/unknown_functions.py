"""Functions of which nothing is known but that they depend on their arguments alone."""

from __future__ import annotations

from frontends.mlir.core.lowering import Lowering
from interp import ir


def unknown(lowering: Lowering, name: str, arguments: list[ir.Value], type: ir.Scalar) -> ir.Value:
    """What a function of this name gives. It is a certain one, so that no other in its place shows a difference."""
    value = ir.Value(type)
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[value],
            name=name,
            arguments=arguments,
            reads=[],
            writes=[],
            kernel=True,
            fixed=True,
        )
    )
    return value


def leave_open(lowering: Lowering, what: str) -> None:
    """Has no run show a difference, as it rests on something that is not known."""
    unknown(lowering, what, [], ir.I1)
