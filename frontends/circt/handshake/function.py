"""A network as a function."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.circt.handshake.elaboration import Circular, Elaboration
from frontends.circt.handshake.interface import parameters_of, parts_of
from frontends.circt.handshake.network import Network, Node
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from interp import ir

CALL = (
    "a network is called once: each argument gives one token, each result takes one, and a memory serves each port in "
    "order and says when an access is done"
)
UNBUFFERED = "channels have capacity for the tokens that come, since no buffers are inserted yet"


class _Elaborated(Struct, frozen=True):
    """A body; see `Elaboration` for what is `stuck` and when there are `late_stores`. `buffered` tells whether buffers
    were inserted."""

    body: ir.Region
    stuck: bool
    late_stores: bool
    buffered: bool
    waiting: list[Node]


def lower_network(lowering: Lowering, symbol: Symbol) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body. Raises `Unsupported`."""
    lowering.assumptions.add(CALL)
    found = _elaborated(lowering, symbol, unbuffered=False)
    unbuffered = found.stuck and not found.buffered
    if unbuffered:
        lowering.assumptions.add(UNBUFFERED)
        found = _elaborated(lowering, symbol, unbuffered)
    if found.late_stores:
        # No proof where the order matters: then let it be the order that shows what can go wrong.
        found = _elaborated(lowering, symbol, unbuffered, late=True)
    if found.stuck and found.waiting:
        raise lowering.unsupported_at(found.waiting[0].operation, "a token that is waited for, and may never come")
    return found.body.blocks[0].arguments, found.body


def _elaborated(lowering: Lowering, symbol: Symbol, unbuffered: bool, late: bool = False) -> _Elaborated:
    operation = symbol.operation
    lowering.place_at(operation)
    names = iter(parameters_of(operation))
    parameters: dict[Any, tuple[ir.Value, ...]] = {}
    for argument in operation.regions[0].blocks[0].arguments:
        values = parameters[argument] = tuple(
            ir.Value(lowering.type(part), next(names)[0]) for part in parts_of(argument.type)
        )
        for value in values:
            if isinstance(value.type, ir.View):
                lowering.roots[value] = value
    network = Network(lowering, operation, parameters, unbuffered, late)
    if not (unbuffered or network.buffered or network.straight):
        return _Elaborated(ir.Region([]), True, False, False, network.waiting)
    lowering.place_at(operation)
    try:
        elaboration = Elaboration(network, ir.Block([value for values in parameters.values() for value in values]))
    except Circular:
        raise lowering.unsupported("a cycle of tokens without a buffer") from None
    blocks = ir.Region(elaboration.blocks)
    return _Elaborated(blocks, elaboration.stuck, elaboration.late_stores, network.buffered, network.waiting)
