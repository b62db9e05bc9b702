"""Functions of which nothing is known but that they depend on their arguments alone."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.mlir.core.lowering import Lowering
from interp import ir


def unknown(
    lowering: Lowering, name: str, arguments: list[ir.Value], type: ir.Scalar, reads: Sequence[ir.Value] = ()
) -> ir.Value:
    """What a function of this name gives, of numbers and of all that views hold. It is a certain one, so that no other
    in its place shows a difference."""
    return unknown_all(lowering, name, arguments, [type], reads)[0]


def unknown_all(
    lowering: Lowering,
    name: str,
    arguments: list[ir.Value],
    types: Sequence[ir.Scalar],
    reads: Sequence[ir.Value] = (),
) -> list[ir.Value]:
    """The same, where the function gives several numbers."""
    values = [ir.Value(type) for type in types]
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=values,
            name=name,
            arguments=arguments,
            reads=list(reads),
            writes=[],
            kernel=True,
            fixed=True,
        )
    )
    return values


def leave_open(lowering: Lowering, what: str) -> None:
    """Has no run show a difference, as it rests on something that is not known."""
    unknown(lowering, what, [], ir.I1)
