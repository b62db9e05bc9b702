"""The code of pointers."""

from __future__ import annotations

from interp import ir
from interp.assembly.affine import linear
from interp.assembly.assembler import AssemblyError
from interp.assembly.emitter import Emitter, emits
from interp.bytecode import PREDICATES, Need, Opcode


@emits(ir.Address)
def _address(self: Emitter, operation: ir.Address) -> int:
    self.code.emit(operation.place, Opcode.ADDRESS, self.define(operation.result), self.registers[operation.view])
    self.straight_line += 1
    return 1


@emits(ir.Displace)
def _displace(self: Emitter, operation: ir.Displace) -> int:
    place = operation.place
    constant, terms = linear(self, operation.offset, place)
    operands = [constant]
    for register, factor in terms.items():
        operands += (factor, register)
    self.code.emit(
        place,
        Opcode.DISPLACE,
        self.define(operation.result),
        self.registers[operation.base],
        self.assembler.constants(operands),
        len(terms),
        aux=("inbounds" in operation.flags) | ("nuw" in operation.flags) << 1,
    )
    self.straight_line += 1
    return 1


@emits(ir.Unwind)
def _unwind(self: Emitter, operation: ir.Unwind) -> int:
    self.code.emit(operation.place, Opcode.UNWIND, self.registers[operation.mark])
    self.straight_line += 1
    return 1


@emits(ir.Copy)
def _copy(self: Emitter, operation: ir.Copy) -> int:
    place = operation.place
    bytes_ = self.integer(operation.bytes, Need.SIZE, place)
    target, origin = self.registers[operation.target], self.registers[operation.origin]
    self.code.emit(place, Opcode.COPY_BYTES, target, origin, bytes_, int(operation.overlap))
    self.straight_line += 1
    return 1


@emits(ir.Fill)
def _fill(self: Emitter, operation: ir.Fill) -> int:
    place = operation.place
    bytes_ = self.integer(operation.bytes, Need.SIZE, place)
    value = self.cell(operation.value, place)
    self.code.emit(place, Opcode.FILL_BYTES, self.registers[operation.target], value, bytes_)
    self.straight_line += 1
    return 1


def emit_pointer_operation(self: Emitter, operation: ir.Op) -> int:
    """A scalar operation on pointers: a conversion from or to a number, or a comparison."""
    place, name = operation.place, operation.name
    predicate = PREDICATES.get(name.removeprefix("cmpi.")) if name.startswith("cmpi.") else None
    self.straight_line += 1
    if name == "stacksave":
        self.code.emit(place, Opcode.STACK_MARK, self.define(operation.results[0]))
        return 1
    if name == "inttoptr":
        number = self.integer(operation.operands[0], Need.INDEX, place)
        self.code.emit(place, Opcode.INTEGER_TO_POINTER, self.define(operation.results[0]), number)
        return 1
    registers = [self.registers[value] for value in operation.operands]
    if name == "ptrtoint":
        self.code.emit(place, Opcode.POINTER_TO_INTEGER, self.define(operation.results[0]), *registers)
    elif predicate is not None:
        self.code.emit(place, Opcode.COMPARE_POINTERS, self.define(operation.results[0]), *registers, aux=predicate)
    else:
        raise AssemblyError(f"there is no operation {name} on pointers", place)
    return 1
