"""Sequences that are commands alone, for a device of which nothing is said that runs: as a binary of transactions says
them, and as passes that lower to one are tested.

What such a device does is not known here, but that it is the same after the same commands: it has a state, which each
command changes by itself, and at the end of a call the host's memory is whatever the state and what that held before
make of it. Nothing shows a difference, then. A register is known by its address and a word, whichever command writes
it (`getAbsoluteAddress` of AIEXDialect.cpp); any other command by its name and all its attributes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.aie.attributes import integer, text, word_of
from frontends.aie.device import Device
from frontends.mlir.core.constants import UnsupportedConstant, dense_bits
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.core.walking import nested
from interp import ir

_STATE = ir.Scalar("i64")
_I32 = ir.Scalar("i32")
_SAME = "a device of which nothing is said that runs does the same after the same commands"
# With the attributes that each has beside an address.
_WRITES: dict[str, tuple[str, ...]] = {
    "aiex.npu.write32": ("value",),
    "aiex.npu.maskwrite32": ("value", "mask"),
    "aiex.npu.blockwrite": (),
}
_OTHERS = (
    *("aiex.npu.sync", "aiex.npu.address_patch", "aiex.npu.push_queue", "aiex.npu.writebd", "aiex.npu.load_pdi"),
    *("aiex.npu.preempt", "aiex.control_packet"),
)
COMMANDS = (*_WRITES, *_OTHERS)
_BESIDE = ("arith.constant", "memref.get_global", "aie.end")
# What a device may declare: nothing that runs, nothing that is wired, and no memory with contents.
_DECLARED = ("aie.tile", "aie.buffer", "memref.global", "aie.runtime_sequence", "aiex.runtime_sequence", "aie.end")
_COLUMN, _ROW = 25, 20
_WITHIN = (1 << _ROW) - 1


def speaks_commands(device: Any, sequence: Any) -> bool:
    """Whether a sequence is commands alone, for a device that declares nothing that runs."""
    body = body_of(device)
    declared = [view.operation for view in body.operations] if body is not None else []
    if any(each.name not in _DECLARED or "initial_value" in _of_buffer(each) for each in declared):
        return False
    names = [each.name for each in nested(sequence)]
    return any(name in COMMANDS for name in names) and all(name in COMMANDS or name in _BESIDE for name in names)


def _of_buffer(operation: Any) -> Any:
    return operation.attributes if operation.name == "aie.buffer" else ()


def run_commands(lowering: Lowering, device: Device, block: Any, arguments: list[ir.Value]) -> None:
    """What the commands of a block do to a device and to the host's memory. Raises `Unsupported`."""
    place = lowering.place
    key = f"device {_key(lowering, device)}"
    lowering.symbols.module.globals[key] = ir.GlobalBuffer(key, _STATE, (1,), None, False, False, place)
    cell = ir.Value(ir.View(_STATE, (1,)))
    lowering.emit(ir.Global(place=place, result=cell, name=key))
    state = lowering.load(cell, [0])
    lowering.assumptions.add(_SAME)
    for view in block.operations:
        operation = view.operation
        lowering.place_at(operation)
        if operation.name not in COMMANDS:
            if operation.name == "arith.constant":
                lowering.lower(operation)
            continue
        for name, numbers in _effects(lowering, device, operation):
            state = unknown(lowering, f"{key}: {name}", [state, *numbers], _STATE)
    lowering.place = place
    memory = [each for each in arguments if isinstance(each.type, ir.View)]
    numbers = [each for each in arguments if isinstance(each.type, ir.Scalar) and each.type != ir.POINTER]
    for each in memory:
        view_type(each)
    if len(memory) + len(numbers) != len(arguments):
        raise lowering.unsupported("arguments of commands that are neither memory nor numbers")
    lowering.emit(
        ir.Opaque(
            place=place,
            results=[],
            name=f"{key}: what was done",
            arguments=[state, *numbers],
            reads=[cell, *memory],
            writes=[cell, *memory],
            kernel=True,
            fixed=True,
        )
    )


def _key(lowering: Lowering, device: Device) -> str:
    """All that is said of a device, but for its sequences and constants."""
    body = body_of(device.operation)
    declared = [view.operation for view in body.operations] if body is not None else []
    found = [_spelled(device.operation, ("sym_name",))]
    tiles: dict[Any, str] = {}
    for each in declared:
        if each.name in ("aie.tile", "aie.buffer"):
            lowering.place_at(each)
            operands = [tiles.get(operand, "") for operand in each.operands]
            if "" in operands:
                raise lowering.unsupported("an operand that is no tile")
            spelled = f"{_spelled(each)} {' '.join(operands)} {', '.join(str(result.type) for result in each.results)}"
            if each.name == "aie.tile":
                tiles[each.results[0]] = f"({spelled})"
            found.append(spelled)
    return "; ".join(found)


def _spelled(operation: Any, without: tuple[str, ...] = ()) -> str:
    """An operation with all its attributes."""
    attributes = sorted((name, operation.attributes[name]) for name in _names(operation) if name not in without)
    return f"{operation.name} {' '.join(f'{name} = {value}' for name, value in attributes)}"


def _names(operation: Any) -> Iterator[str]:
    for at in range(len(operation.attributes)):
        yield operation.attributes[at].name


def _effects(lowering: Lowering, device: Device, operation: Any) -> Iterator[tuple[str, list[ir.Value]]]:
    """What a command does, one thing after the other, each with the numbers that say what."""
    if operation.name in _OTHERS:
        spelled = _spelled(operation)
        if "@" in spelled:
            raise lowering.unsupported("a command with the name of something else")
        types = ", ".join(str(each.type) for each in operation.operands)
        yield f"{spelled} of ({types})", [lowering.value(each) for each in operation.operands]
        return
    lowering.check_attributes(operation, frozenset(("address", "buffer", "column", "row", *_WRITES[operation.name])))
    if operation.name == "aiex.npu.blockwrite":
        address = _address(lowering, device, operation)
        for at, word in enumerate(block_words(lowering, operation)):
            where = (address + at * 4) & 0xFFFFFFFF
            yield "write", [lowering.constant(where, _I32), lowering.constant(word, _I32)]
        return
    if len(operation.operands):
        raise lowering.unsupported("an address or a word that is a value")
    numbers = [_address(lowering, device, operation), word_of(lowering, operation, "value")]
    name = "write"
    if operation.name == "aiex.npu.maskwrite32":
        name = "write under a mask"
        numbers.append(word_of(lowering, operation, "mask"))
    yield name, [lowering.constant(each, _I32) for each in numbers]


def _address(lowering: Lowering, device: Device, operation: Any) -> int:
    """The absolute address of a register. A column or a row alone counts for nothing."""
    attributes = operation.attributes
    address = word_of(lowering, operation, "address")
    if "buffer" in attributes:
        name = str(getattr(attributes["buffer"], "value", attributes["buffer"])).lstrip("@")
        body = body_of(device.operation)
        declared = [view.operation for view in body.operations] if body is not None else []
        found = [each for each in declared if each.name == "aie.buffer" and text(each, "sym_name") == name]
        if len(found) != 1 or "address" not in found[0].attributes:
            raise lowering.unsupported(f"an address in the buffer @{name}, of which nothing says where it is")
        tile = found[0].operands[0].owner
        column, row = (int(tile.attributes[each].value) for each in ("col", "row"))
        within = integer(lowering, found[0], "address") + address * 4
    elif "column" in attributes and "row" in attributes:
        column, row = (integer(lowering, operation, each) for each in ("column", "row"))
        within = address
    else:
        return address
    return ((column & 0xFF) << _COLUMN | (row & 0xFF) << _ROW | within & _WITHIN) & 0xFFFFFFFF


def block_words(lowering: Lowering, operation: Any) -> list[int]:
    """What a block of words has, which a constant of the module does."""
    source = getattr(operation.operands[0].owner, "operation", None)
    if source is None or source.name != "memref.get_global":
        raise lowering.unsupported("a block of words that is no constant of the module")
    symbol = lowering.symbols.require(source, source.attributes["name"].value)
    attributes = symbol.operation.attributes
    type = lowering.type(operation.operands[0].type)
    if "constant" not in attributes or "initial_value" not in attributes or not isinstance(type, ir.View):
        raise lowering.unsupported("a block of words that is no constant of the module")
    if type.element != _I32 or type.rank != 1 or type.strides is not None or type.shape[0] is None:
        raise lowering.unsupported(f"a block of words of type {operation.operands[0].type}")
    try:
        return dense_bits(attributes["initial_value"], type.element, type.shape[0], "")
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None
