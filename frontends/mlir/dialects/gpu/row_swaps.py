"""Rows of 16 or 32 lanes that change places, in the amdgpu and the rocdl dialect, where one thread runs them alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.lone_exchanges import exchange_alone, from_registers, in_registers, is_alone
from frontends.mlir.dialects.gpu.surroundings import number_of_launch
from interp import ir

_WORD = ir.Scalar("i32")
_ROWS = (16, 32)


@handles("rocdl.permlane16.swap", "rocdl.permlane32.swap", attributes=("fi", "boundControl"))
def _swap(lowering: Lowering, operation: Any) -> None:
    """Odd rows of the first number change places with even rows of the second ("AMD Instinct CDNA4" Instruction Set
    Architecture, V_PERMLANE16_SWAP_B32 and V_PERMLANE32_SWAP_B32). So a lane of an odd row sends the first number to
    the lane a row before it, and one of an even row the second to the lane a row behind, and each keeps the other."""
    row = int(operation.name.removeprefix("rocdl.permlane").removesuffix(".swap"))
    first, second = (lowering.value(each) for each in operation.operands)
    odd = lowering.op("trunci", [number_of_launch(lowering, f"row of {row}")], ir.I1)
    how = _of_inactive(operation, "fi", "boundControl")
    (given,) = _exchanged(lowering, operation, row, how, [lowering.select(odd, first, second)])
    lowering.bind_parts(operation.results[0], [lowering.select(odd, given, first), lowering.select(odd, second, given)])


@handles("amdgpu.permlane_swap", attributes=("row_length", "fetch_inactive", "bound_ctrl"))
def _swap_with_itself(lowering: Lowering, operation: Any) -> None:
    """The same of one value with itself (AMDGPUOps.td, `PermlaneSwapOp`): what the lane a row before or behind has, by
    words of 32 bits, to which narrower values are extended by zeros."""
    row = int(operation.attributes["row_length"].value)
    if row not in _ROWS:
        raise lowering.unsupported(f"rows of {row} lanes")
    how = _of_inactive(operation, "fetch_inactive", "bound_ctrl")
    parts = lowering.parts(operation.operands[0])
    element = parts[0].type
    assert isinstance(element, ir.Scalar)
    if len(parts) == 1 and element.width < _WORD.width:
        (alone,) = _exchanged(lowering, operation, row, how, [in_registers(lowering, parts[0], _WORD.width)])
        lowering.bind(operation.results[0], from_registers(lowering, alone, element))
        return
    words = recast(lowering, parts, _WORD, f"numbers of type {element} by words of 32 bits")
    given = _exchanged(lowering, operation, row, how, words)
    lowering.bind_parts(operation.results[0], recast(lowering, given, element, "words that are taken apart"))


def _exchanged(lowering: Lowering, operation: Any, row: int, how: str, sent: Sequence[ir.Value]) -> list[ir.Value]:
    """What the lane a row before or behind sends, word by word. Raises `Unsupported` in a launch."""
    if not is_alone(lowering):
        raise lowering.unsupported("in a launch")
    name = f"lanes {row} apart{how}"
    return [exchange_alone(lowering, operation, name, [each], [_WORD])[0] for each in sent]


def _of_inactive(operation: Any, fetched: str, bounded: str) -> str:
    """What is said of lanes that do not run, in words."""
    said = [
        word for word, name in (("fetched", fetched), ("bounded", bounded)) if bool(operation.attributes[name].value)
    ]
    return f", those that do not run {' and '.join(said)}" if said else ""
