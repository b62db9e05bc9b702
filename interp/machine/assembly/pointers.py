"""The code of pointers."""

from __future__ import annotations

from interp import ir
from interp.machine.assembly.affine import linear
from interp.machine.assembly.assembler import AssemblyError, element_of
from interp.machine.assembly.bytecode import PREDICATES, Need, Opcode
from interp.machine.assembly.emitter import Emitter, emits


@emits(ir.Address)
def _address(self: Emitter, operation: ir.Address) -> int:
    self.code.emit(operation.place, Opcode.ADDRESS, self.define(operation.result), self.registers[operation.view])
    self.straight_line += 1
    return 1


@emits(ir.Displace)
def _displace(self: Emitter, operation: ir.Displace) -> int:
    place = operation.place
    aux = ("inbounds" in operation.flags) | ("nuw" in operation.flags) << 1 | ("nusw" in operation.flags) << 2
    by_data = _terms(operation.offset)
    if by_data is not None and any(self.is_data(value) for _, value in by_data[1]):
        operands = [by_data[0]]
        for factor, value in by_data[1]:
            if self.classes.comes_from_data(value):
                self.assembler.splits = self.assembler.addresses = self.assembler.displaces_by_data = True
            width = element_of(value.type).width
            operands += (factor, self.registers[value], int(self.classes[value]), width)
        self.code.emit(
            place,
            Opcode.DISPLACE_BY_DATA,
            self.define(operation.result),
            self.registers[operation.base],
            self.assembler.constants(operands),
            len(by_data[1]),
            aux=aux,
        )
        self.straight_line += 1
        return 1
    constant, terms = linear(self, operation.offset, place, wraps=True)
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
        aux=aux,
    )
    self.straight_line += 1
    return 1


def _terms(offset: ir.Affine) -> tuple[int, list[tuple[int, ir.Value]]] | None:
    """A sum of multiples of values: its constant, and each value with its factor. None for anything else."""
    constant, terms = 0, []
    pending = [(1, offset)]
    while pending:
        factor, part = pending.pop()
        match part:
            case int():
                constant += factor * part
            case ir.Value():
                terms.append((factor, part))
            case ir.Binary(operator="+", left=left, right=right):
                pending += [(factor, right), (factor, left)]
            case ir.Binary(operator="*", left=int(by), right=of) | ir.Binary(operator="*", left=of, right=int(by)):
                pending.append((factor * by, of))
            case _:
                return None
    return constant, terms


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
    """A scalar operation on pointers: a conversion from or to a number, or a comparison. Raises `AssemblyError`: it is
    none of these."""
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
