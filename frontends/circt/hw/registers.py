"""The registers of seq: what they hold next, and at first.

Source: CIRCT's documentation of the seq dialect. A reset that is synchronous comes before an enable."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.properties import unit_property

REGISTERS = ("seq.compreg", "seq.compreg.ce", "seq.firreg", "seq.shiftreg")


class Register(Struct, frozen=True):
    """`input` is what it takes at the clock where `enable` holds; `reset_value` is what it takes where `reset` does, at
    the clock or, where it is `asynchronous`, at once. `stages` of them stand one after the other. `initial` is a value
    of seq.initial, or the bits that it begins with."""

    operation: Any
    input: Any
    clock: Any
    enable: Any | None
    reset: Any | None
    reset_value: Any | None
    initial: Any | int | None
    stages: int = 1
    asynchronous: bool = False

    @property
    def name(self) -> str:
        attributes = self.operation.attributes
        return str(attributes["name"].value) if "name" in attributes else ""


def register_of(lowering: Lowering, operation: Any) -> Register:
    """Raises `Unsupported`."""
    operands = list(operation.operands)
    if operation.name == "seq.firreg":
        reset, value = operands[2:4] if len(operands) == 4 else (None, None)
        attributes = operation.attributes
        type = lowering.scalar(operation.results[0].type)
        preset = bits_of(attributes["preset"], type) if "preset" in attributes else None
        asynchronous = unit_property(operation, "isAsync") and reset is not None
        return Register(operation, operands[0], operands[1], None, reset, value, preset, asynchronous=asynchronous)
    groups = [group[0] if group else None for group in lowering.segments(operation)]
    enabled = operation.name != "seq.compreg"
    enable = groups.pop(2) if enabled else None
    input, clock, reset, value, initial = groups
    stages = int(operation.attributes["numElements"].value) if operation.name == "seq.shiftreg" else 1
    if stages < 1:
        raise lowering.unsupported_at(operation, f"{stages} stages")
    return Register(operation, input, clock, enable, reset, value, initial, stages)


def initial_bits(lowering: Lowering, initial: Any) -> int:
    """The constant that a value of seq.initial is. Raises `Unsupported` for any other."""
    operation = getattr(initial.owner, "operation", initial.owner)
    if operation.name == "hw.constant":  # what a shift register is powered on with
        return bits_of(operation.attributes["value"], lowering.scalar(initial.type))
    if operation.name != "seq.initial":
        raise lowering.unsupported_at(operation, "as the initial value of a register")
    block = operation.regions[0].blocks[0]
    *_, last = [view.operation for view in block.operations]
    number = list(operation.results).index(initial)
    source = getattr(last.operands[number].owner, "operation", None)
    if source is None or source.name != "hw.constant" or len(operation.operands):
        raise lowering.unsupported_at(operation, "a register whose initial value is not a constant")
    return bits_of(source.attributes["value"], lowering.scalar(last.operands[number].type))
