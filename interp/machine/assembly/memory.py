"""The code of buffers and views."""

from __future__ import annotations

from interp import ir
from interp.ir import Value
from interp.machine.analysis.registers import RegisterClass
from interp.machine.assembly.assembler import element_of
from interp.machine.assembly.bytecode import Need, Opcode
from interp.machine.assembly.emitter import Emitter, emits

_LOADS = (Opcode.LOAD_0, Opcode.LOAD_1, Opcode.LOAD_2, Opcode.LOAD_3, Opcode.LOAD_4)

_STORES = (Opcode.STORE_0, Opcode.STORE_1, Opcode.STORE_2, Opcode.STORE_3, Opcode.STORE_4)


@emits(ir.Alloc)
def _alloc(self: Emitter, operation: ir.Alloc) -> int:
    place = operation.place
    if operation.result.type == ir.POINTER:
        (size,) = operation.sizes
        bytes_ = self.integer(size, Need.SIZE, place)
        result = self.define(operation.result)
        self.code.emit(place, Opcode.ALLOC_BYTES, result, bytes_, operation.alignment, int(operation.stack))
        self.straight_line += 1
        return 1
    sizes = [self.integer(size, Need.SIZE, place) for size in operation.sizes]
    self.code.emit(
        place,
        Opcode.ALLOC,
        self.define(operation.result),
        self.assembler.element_type(element_of(operation.result.type)),
        self.assembler.constants(sizes),
        len(sizes),
        int(operation.stack),
    )
    self.straight_line += 1
    return 1


@emits(ir.Free)
def _free(self: Emitter, operation: ir.Free) -> int:
    opcode = Opcode.FREE_POINTER if operation.view.type == ir.POINTER else Opcode.FREE
    self.code.emit(operation.place, opcode, self.registers[operation.view])
    self.straight_line += 1
    return 1


@emits(ir.Global)
def _global(self: Emitter, operation: ir.Global) -> int:
    index = self.assembler.global_buffer(operation.name, operation.place)
    self.code.emit(operation.place, Opcode.GLOBAL, self.define(operation.result), index)
    return 0


@emits(ir.Reshape)
def _reshape(self: Emitter, operation: ir.Reshape) -> int:
    place, offset = operation.place, operation.offset
    sizes = [self.integer(operand, Need.SIZE, place) for operand in (*operation.sizes, *operation.strides)]
    if isinstance(offset, Value) and self.is_data(offset) and operation.base.type != ir.POINTER:
        self.assembler.splits = self.assembler.addresses = self.assembler.begins_at_data = True
        self.code.emit(
            place,
            Opcode.RESHAPE,
            self.define(operation.result),
            self.registers[operation.base],
            self.assembler.constants([self.registers[offset], *sizes]),
            len(operation.sizes),
            element_of(offset.type).width,
            aux=1,
        )
        self.straight_line += 1
        return 1
    registers = [self.integer(offset, Need.SIZE, place), *sizes]
    if operation.base.type == ir.POINTER:
        element = self.assembler.access(element_of(operation.result.type))
        base, parts = self.registers[operation.base], self.assembler.constants(registers)
        result = self.define(operation.result)
        self.code.emit(place, Opcode.VIEW_AT, result, base, parts, len(operation.sizes), element)
        self.straight_line += 1
        return 1
    self.code.emit(
        place,
        Opcode.RESHAPE,
        self.define(operation.result),
        self.registers[operation.base],
        self.assembler.constants(registers),
        len(operation.sizes),
    )
    self.straight_line += 1
    return 1


@emits(ir.Extent)
def _extent(self: Emitter, operation: ir.Extent) -> int:
    place, view = operation.place, self.registers[operation.view]
    constant = self.constant_of(operation.dimension)
    result = self.define(operation.result)
    self.straight_line += 1
    if operation.what is ir.ExtentKind.OFFSET:
        self.code.emit(place, Opcode.OFFSET, result, view)
        return 1
    opcode = Opcode.SIZE if operation.what is ir.ExtentKind.SIZE else Opcode.STRIDE
    if constant is not None and 0 <= constant < 2**31:
        self.code.emit(place, opcode, result, view, 0, constant)
    else:
        self.code.emit(place, opcode, result, view, self.integer(operation.dimension, Need.INDEX, place), -1)
    return 1


@emits(ir.Apart)
def _apart(self: Emitter, operation: ir.Apart) -> int:
    message = self.assembler.message(operation.message)
    noted = int(operation.promise and self.assembler.notes_promises)
    views = self.registers[operation.left], self.registers[operation.right]
    self.code.emit(operation.place, Opcode.APART, 0, message, noted, *views, aux=int(operation.pointwise))
    return 0


def _access(
    self: Emitter, operation: ir.Load | ir.Store, register: int, opcodes: tuple[Opcode, ...], many: Opcode
) -> None:
    place, view = operation.place, self.registers[operation.view]
    update = self.assembler.update(operation.atomic)
    if any(isinstance(index, Value) and self.is_data(index) for index in operation.indices):
        self.assembler.splits = self.assembler.addresses = True
        opcode = Opcode.LOAD_CELL if isinstance(operation, ir.Load) else Opcode.STORE_CELL
        indices: list[int] = []
        for index in operation.indices:
            if isinstance(index, Value) and self.is_data(index):
                indices += (self.registers[index], RegisterClass.DATA, element_of(index.type).width)
            else:
                indices += (self.integer(index, Need.INDEX, place), RegisterClass.INTEGER, 64)
        constants = self.assembler.constants(indices)
        self.code.emit(place, opcode, register, view, constants, len(operation.indices), aux=update)
        self.straight_line += 1
        return
    registers = [self.integer(index, Need.INDEX, place) for index in operation.indices]
    if len(registers) < len(opcodes):
        self.code.emit(place, opcodes[len(registers)], register, view, *registers, aux=update)
    else:
        self.code.emit(place, many, register, view, self.assembler.constants(registers), len(registers), aux=update)
    self.straight_line += 1


@emits(ir.Load)
def _load(self: Emitter, operation: ir.Load) -> int:
    result = self.define(operation.result)
    if operation.view.type == ir.POINTER:
        element = self.assembler.access(element_of(operation.result.type))
        update = self.assembler.update(operation.atomic)
        pointer = self.registers[operation.view]
        self.code.emit(operation.place, Opcode.LOAD_POINTER, result, pointer, element, aux=update)
        self.straight_line += 1
        return 1
    _access(self, operation, result, _LOADS, Opcode.LOAD_MANY)
    return 1


@emits(ir.Store)
def _store(self: Emitter, operation: ir.Store) -> int:
    value = self.cell(operation.value, operation.place)
    if operation.view.type == ir.POINTER:
        element = self.assembler.access(element_of(operation.value.type))
        update = self.assembler.update(operation.atomic)
        pointer = self.registers[operation.view]
        self.code.emit(operation.place, Opcode.STORE_POINTER, value, pointer, element, aux=update)
        self.straight_line += 1
        return 1
    _access(self, operation, value, _STORES, Opcode.STORE_MANY)
    return 1
