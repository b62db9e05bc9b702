"""A network as a function."""

from __future__ import annotations

from frontends.mlir.handshake.elaboration import Circular, Elaboration
from frontends.mlir.handshake.interface import carries_nothing, parameters_of
from frontends.mlir.handshake.network import Network
from frontends.mlir.lowering import Lowering
from frontends.mlir.symbols import Symbol
from interp import ir

CALL = (
    "a network is called once: each argument gives one token, each result takes one, and a memory serves each port in "
    "order and says when an access is done"
)
ROOMY = "channels have room for the tokens that come, since no buffers are inserted yet"


def lower_network(lowering: Lowering, symbol: Symbol) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body. Raises `Unsupported`."""
    lowering.assumptions.add(CALL)
    parameters, body, stuck, buffered = _elaborated(lowering, symbol, roomy=False)
    if stuck and not buffered:
        parameters, body, _, _ = _elaborated(lowering, symbol, roomy=True)
        lowering.assumptions.add(ROOMY)
    return parameters, body


def _elaborated(lowering: Lowering, symbol: Symbol, roomy: bool) -> tuple[list[ir.Value], ir.Region, bool, bool]:
    """The parameters, the body, whether the network can stand still, and whether it has buffers."""
    operation = symbol.operation
    lowering.place_at(operation)
    names = iter(parameters_of(operation))
    parameters = {}
    for argument in operation.regions[0].blocks[0].arguments:
        if not carries_nothing(argument.type):
            parameters[argument] = value = ir.Value(lowering.type(argument.type), next(names)[0])
            if isinstance(value.type, ir.View):
                lowering.roots[value] = value
    network = Network(lowering, operation, parameters, roomy)
    entry = ir.Block(list(parameters.values()))
    lowering.place_at(operation)
    try:
        elaboration = Elaboration(network, entry)
    except Circular:
        if roomy or network.buffered:
            raise lowering.unsupported("tokens that go around in a circle without a buffer") from None
        return entry.arguments, ir.Region([entry]), True, False
    return entry.arguments, ir.Region(elaboration.blocks), elaboration.stuck, network.buffered
