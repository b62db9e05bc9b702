"""The function of one step of a module of hw or a machine of fsm, as what several cycles are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.circt.hw.module import CLOCK, MODULE, operations_of, ports_of
from frontends.circuits.source import Circuit
from frontends.circuits.transition_functions import Interface, Parameter, Summary, Wire
from frontends.errors import Unsupported
from frontends.mlir.core.symbols import Symbol
from interp import ir


def step_of(
    symbol: Symbol,
    lower: Callable[[], ir.Module],
    lowered_interface: Callable[[], Interface[Wire] | None],
    convert: Callable[[Any], ir.Type | None],
) -> Circuit:
    """The circuit of a symbol; `lowered_interface` is what its step takes and gives, once it was lowered. What its step
    has that is not modelled shows when it is lowered."""
    try:
        function = lower().functions[symbol.name]
    except Unsupported as problem:
        return Circuit(_outside(symbol, convert), _raising(problem), {})
    interface = lowered_interface()
    assert interface is not None
    return Circuit(interface.summary(symbol.name, symbol.place), lambda: function, interface.unknown)


def _raising(problem: Unsupported) -> Callable[[], ir.Function]:
    def lower() -> ir.Function:
        raise problem

    return lower


def _outside(symbol: Symbol, convert: Callable[[Any], ir.Type | None]) -> Summary:
    """What can be seen from outside."""
    arguments = list(symbol.operation.regions[0].blocks[0].arguments)
    if symbol.operation.name != MODULE:
        names, outputs, results = [f"in{number}" for number in range(len(arguments))], [], []
    else:
        ports = ports_of(symbol.operation)
        names = [port.name for port in ports if port.direction != "output"]
        outputs = [port.name for port in ports if port.direction == "output"]
        results = list(operations_of(symbol.operation)[-1].operands)
    clocks = [each.operands[0] for each in operations_of(symbol.operation) if each.name == "seq.to_clock"]
    parameters = [
        Parameter(name, convert(argument.type) or ir.I1)
        for name, argument in zip(names, arguments, strict=True)
        if str(argument.type) != CLOCK and argument not in clocks
    ]
    types = [convert(each.type) or ir.I1 for each in results]
    return Summary(symbol.name, tuple(parameters), tuple(types), symbol.place, 0, tuple(outputs))
