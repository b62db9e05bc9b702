"""Expressions of the exact domain as terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interp import _native
from interp.identity import OPERATIONS
from interp.ir import Scalar

_CONSTANT, _INPUT, _OPERATION = 0, 1, 2


@dataclass(frozen=True, slots=True, eq=False)
class Term:
    """One node of an expression; equal nodes of one expression are one object. `kind` is `constant` (its `bits`),
    `input` (an `element` of a `parameter`), `operation` (the scalar operation `name` with its `flags`, of which this is
    result `result`, on `operands`) or `unknown` (an external call, or a value that is not defined)."""

    kind: str
    type: Scalar | None
    bits: int = 0
    parameter: int = 0
    element: int = 0
    name: str = ""
    flags: tuple[str, ...] = ()
    result: int = 0
    operands: tuple[Term, ...] = ()


def read_term(execution: _native.Execution, root: int, type_: Scalar, limit: int) -> Term | None:
    """The expression `root` of an execution, of type `type_`; None where it has more than `limit` nodes."""
    types: dict[int, Scalar | None] = {root: type_}
    order: list[int] = []
    nodes: dict[int, Any] = {}
    pending = [root]
    while pending:
        identity = pending.pop()
        if identity in nodes:
            continue
        if len(nodes) >= limit:
            return None
        node = nodes[identity] = execution.explain(identity)
        order.append(identity)
        if node[0] == _OPERATION:
            for operand, name in zip(node[6], node[7], strict=True):
                types.setdefault(operand, Scalar(name) if name else None)
                pending.append(operand)
    terms: dict[tuple[int, Scalar | None], Term] = {}

    def typed(identity: int, wanted: Scalar | None) -> Term:
        """A constant has no type of its own: it is one term for each type in which it is used."""
        key = (identity, wanted if nodes[identity][0] == _CONSTANT else None)
        return terms[key]

    # Operands have smaller numbers than what is made of them.
    for identity in sorted(order):
        kind, name, result, (low, high), parameter, element, operands, operand_types, number = nodes[identity]
        if kind == _CONSTANT:
            continue
        if kind == _INPUT:
            term = Term("input", types[identity], parameter=parameter, element=element)
        elif kind == _OPERATION:
            _, flags, _, results = OPERATIONS.key_of(number)
            for operand, operand_type in zip(operands, operand_types, strict=True):
                if nodes[operand][0] == _CONSTANT:
                    wanted = Scalar(operand_type) if operand_type else None
                    low, high = nodes[operand][3]
                    terms.setdefault((operand, wanted), Term("constant", wanted, bits=low | high << 64))
            children = tuple(
                typed(operand, Scalar(operand_type) if operand_type else None)
                for operand, operand_type in zip(operands, operand_types, strict=True)
            )
            term = Term("operation", results[result], name=name, flags=flags, result=result, operands=children)
        else:
            term = Term("unknown", types[identity])
        terms[identity, None] = term
    if nodes[root][0] == _CONSTANT:
        low, high = nodes[root][3]
        return Term("constant", type_, bits=low | high << 64)
    return terms[root, None]
