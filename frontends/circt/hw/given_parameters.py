"""What parameters are in an instance: what it gives for them, what their declaration does, or anything."""

from __future__ import annotations

from typing import Any

from frontends.circt.hw.instances import Scope
from frontends.circt.hw.parameters import evaluate
from frontends.mlir.core.lowering import Lowering
from interp import ir


def anything(top: Scope) -> list[ir.Value]:
    """The parameters of the whole, of which each may be anything and is an input; those that are no integers are not
    known."""
    for given in top.parameters.values():
        if given.scalar is not None:
            top.known[given.name] = ir.Value(given.scalar, f"parameter {given.name}")
    return list(top.known.values())


def expression(lowering: Lowering, scope: Scope, text: str, operation: Any, type: ir.Scalar) -> ir.Value:
    """What an expression of parameters gives in an instance. Raises `Unsupported`."""
    return evaluate(lowering, operation, text, type, lambda name: _parameter(lowering, scope, name, operation))


def _parameter(lowering: Lowering, scope: Scope, name: str, operation: Any) -> ir.Value:
    if name not in scope.known:
        given = scope.parameters.get(name)
        if given is None or given.scalar is None or not given.value or scope.around is None:
            raise lowering.unsupported_at(operation, f"the parameter '{name}'")
        scope.known[name] = expression(lowering, scope.around, given.value, operation, given.scalar)
    return scope.known[name]
