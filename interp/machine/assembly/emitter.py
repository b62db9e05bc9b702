"""The code of one function: its registers, its regions, and what emits each operation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from interp import ir
from interp.ir import Place, Region, Value
from interp.machine.analysis.registers import RegisterClass, fits_integer_register
from interp.machine.assembly.assembler import Assembler, AssemblyError, element_of, halves
from interp.machine.assembly.block_graph import BlockGraph
from interp.machine.assembly.bytecode import Need, Opcode

MAX_NESTING = 280
"""Regions nested deeper than this are refused; emission recurses once for each."""

LARGEST_COUNT = 2**62
_MOST_BITS = (1 << 16) - 1  # of a constant

_MOVES = {
    RegisterClass.INTEGER: Opcode.MOVE_INTEGER,
    RegisterClass.DATA: Opcode.MOVE_CELL,
    RegisterClass.VIEW: Opcode.MOVE_VIEW,
}

_LEAVING = frozenset((ir.Yield, ir.Condition, ir.Return))

_RESTORED = -1  # in the place of an operation that selects: the value is put back, and not merged

_Operation = TypeVar("_Operation", bound=ir.Operation)

_HANDLERS: dict[type[ir.Operation], Callable[..., int]] = {}


def emits(
    kind: type[_Operation],
) -> Callable[[Callable[[Emitter, _Operation], int]], Callable[[Emitter, _Operation], int]]:
    """Registers what emits an operation; it returns the least number of operations that executing it takes."""

    def register(handler: Callable[[Emitter, _Operation], int]) -> Callable[[Emitter, _Operation], int]:
        _HANDLERS[kind] = handler
        return handler

    return register


class Emitter:
    """Emits one function."""

    def __init__(self, assembler: Assembler, function: ir.Function) -> None:
        self.assembler = assembler
        self.function = function
        self.code = assembler.code
        self.classes = assembler.classes
        self.registers: dict[Value, int] = {}
        self.counts = {RegisterClass.INTEGER: 0, RegisterClass.DATA: 0, RegisterClass.VIEW: 0}
        self.integer_constants: dict[int, int] = {}
        self.cell_constants: dict[tuple[int, int], int] = {}
        # Conversions between classes that were already done where control is now, innermost region last.
        self.converted: list[dict[tuple[Value, RegisterClass], int]] = [{}]
        self.known: dict[Value, int] = {}
        self.comparisons: dict[Value, ir.Op] = {}  # of integer data, by result
        self.straight_line = 0
        self.nesting = 0

    def emit(self) -> int:
        """Emits the code of the whole function. Gives how many operations it runs at least."""
        function, body = self.function, self.function.body
        assert body is not None
        entry = len(self.code)
        parameters = [(self.define(value), int(self.classes[value])) for value in function.parameters]
        results = self.classes.results(function.name)
        if len(body.blocks) == 1:
            least = self.blocks(body, function.place, self.leave_function, results)
        else:
            # The paths of a condition that is data meet at one end.
            for result in results:
                self.define(result)
            least = self.blocks(body, function.place, self.assigning(results), results)
            self.leave_function(ir.Return(place=function.place, values=results))
        self.assembler.native.add_function(
            function.name,
            entry,
            (
                self.counts[RegisterClass.INTEGER],
                self.counts[RegisterClass.DATA],
                self.counts[RegisterClass.VIEW],
            ),
            [(register, value) for value, register in self.integer_constants.items()],
            [(register, halves(bits), width) for (bits, width), register in self.cell_constants.items()],
            parameters,
        )
        return least

    # -- registers -----------------------------------------------------------------------------------------------------

    def fresh(self, register_class: RegisterClass, count: int = 1) -> int:
        """The first of so many new registers of a class."""
        register = self.counts[register_class]
        self.counts[register_class] += count
        return register

    def define(self, value: Value) -> int:
        """A new register for a value, of the class that the analysis gave it."""
        register = self.registers[value] = self.fresh(self.classes[value])
        return register

    def integer_constant(self, value: int) -> int:
        """The register that holds a number at the begin of the function."""
        register = self.integer_constants.get(value)
        if register is None:
            register = self.integer_constants[value] = self.fresh(RegisterClass.INTEGER)
        return register

    def constant_cell(self, bits: int, width: int) -> int:
        """The register that holds a constant cell at the begin of the function. Raises `AssemblyError`: it has more
        bits than the machine counts."""
        if width > _MOST_BITS:
            message = f"a constant of {width:,} bits, where {_MOST_BITS:,} are the most"
            raise AssemblyError(message, self.function.place)
        key = (bits, width)
        if key not in self.cell_constants:
            self.cell_constants[key] = self.fresh(RegisterClass.DATA)
        return self.cell_constants[key]

    def integer(self, operand: ir.Index, need: Need, place: Place) -> int:
        """The register of an operand that must be concrete. Raises `AssemblyError`: it has more than 64 bits, or is no
        integer."""
        if isinstance(operand, int):
            return self.integer_constant(operand)
        if self.classes[operand] is RegisterClass.INTEGER:
            return self.registers[operand]
        if not fits_integer_register(operand.type):
            raise AssemblyError(f"a value of type {operand.type} where an integer of at most 64 bits is needed", place)
        return self._convert(
            operand,
            RegisterClass.INTEGER,
            lambda to: self.code.emit(
                place, Opcode.TO_INTEGER, to, self.registers[operand], element_of(operand.type).width, need
            ),
        )

    def cell(self, value: Value, place: Place) -> int:
        """The register of a value as data."""
        if self.classes[value] is RegisterClass.DATA:
            return self.registers[value]
        if value in self.known:
            width = element_of(value.type).width
            return self.constant_cell(self.known[value] & ((1 << width) - 1), width)
        return self._convert(
            value,
            RegisterClass.DATA,
            lambda to: self.code.emit(place, Opcode.TO_CELL, to, self.registers[value], element_of(value.type).width),
        )

    def _convert(self, value: Value, to_class: RegisterClass, emit: Callable[[int], object]) -> int:
        key = (value, to_class)
        for scope in reversed(self.converted):
            if key in scope:
                return scope[key]
        register = self.converted[-1][key] = self.fresh(to_class)
        emit(register)
        return register

    def value(self, value: Value, register_class: RegisterClass, place: Place) -> int:
        """The register of a value as one of a class: a cell, a concrete integer, or a view."""
        if register_class is RegisterClass.DATA:
            return self.cell(value, place)
        if register_class is RegisterClass.INTEGER:
            return self.integer(value, Need.ARGUMENT, place)
        return self.registers[value]

    def move(self, sources: Sequence[Value], targets: Sequence[Value], place: Place) -> None:
        """Assigns all targets at once, converting to their classes."""
        moves = []
        for source, target in zip(sources, targets, strict=True):
            register_class = self.classes[target]
            from_, to = self.value(source, register_class, place), self.registers[target]
            if from_ != to:
                moves.append((register_class, from_, to))
        read = {(register_class, from_) for register_class, from_, _ in moves}
        if len(moves) > 1 and any((register_class, to) in read for register_class, _, to in moves):
            for index, (register_class, from_, to) in enumerate(moves):
                temporary = self.fresh(register_class)
                self.code.emit(place, _MOVES[register_class], temporary, from_)
                moves[index] = (register_class, temporary, to)
        for register_class, from_, to in moves:
            self.code.emit(place, _MOVES[register_class], to, from_)

    # -- control -------------------------------------------------------------------------------------------------------

    def control(self, place: Place, opcode: Opcode, *operands: int, aux: int = 0, extra: int = 0) -> int:
        """Emits a control instruction, which accounts for the straight line before it and `extra` operations."""
        count, self.straight_line = self.straight_line + extra, 0
        return self.code.emit(place, opcode, *operands, aux=aux, count=count)

    def label(self, place: Place) -> int:
        """The index of the next instruction, where other paths join; closes the straight line."""
        if self.straight_line:
            self.control(place, Opcode.JUMP, len(self.code) + 1)
        return len(self.code)

    def region(
        self, region: Region, place: Place, leave: Callable[[ir.Operation], None], results: Sequence[Value] = ()
    ) -> int:
        """Emits a nested region; `leave` emits what its `Yield` or `Condition` does, and `results` are what it assigns.
        Returns the region's least count. Raises `AssemblyError`: regions nest too deep."""
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            raise AssemblyError(f"regions are nested more than {MAX_NESTING} deep", place)
        self.converted.append({})
        least = self.blocks(region, place, leave, results)
        self.converted.pop()
        self.nesting -= 1
        return least

    def blocks(
        self, region: Region, place: Place, leave: Callable[[ir.Operation], None], results: Sequence[Value]
    ) -> int:
        """Emits a region; `leave` emits what ends it. Gives how many operations it runs at least."""
        if len(region.blocks) == 1:
            return self.block(region.blocks[0], leave)
        for block in region.blocks[1:]:
            for argument in block.arguments:
                self.define(argument)
        BlockGraph(self, region, leave, results, place).emit()
        return 0

    def block(self, block: ir.Block, leave: Callable[[ir.Operation], None]) -> int:
        """Emits a block; `leave` emits what ends it. Gives how many operations it runs at least."""
        least = 0
        for operation in block.operations:
            if type(operation) in _LEAVING:
                leave(operation)
            elif operation not in self.assembler.settled:
                least += _HANDLERS[type(operation)](self, operation)
        return min(least, LARGEST_COUNT)

    def leave_function(self, operation: ir.Operation) -> None:
        """Emits a `return`."""
        assert isinstance(operation, ir.Return)
        results = self.classes.results(self.function.name)
        operands: list[int] = []
        for value, result in zip(operation.values, results, strict=True):
            register_class = self.classes[result]
            operands += (self.value(value, register_class, operation.place), register_class)
        self.control(operation.place, Opcode.RETURN, self.assembler.constants(operands), len(operation.values))

    def body(self, region: Region, place: Place, targets: Sequence[Value]) -> int:
        """Emits a region whose yield assigns `targets`."""
        return self.region(region, place, self.assigning(targets), targets)

    def assigning(self, targets: Sequence[Value]) -> Callable[[ir.Operation], None]:
        """What a `Yield` or a `Return` does that assigns `targets`."""

        def leave(operation: ir.Operation) -> None:
            assert isinstance(operation, (ir.Yield, ir.Return))
            self.move(operation.values, targets, operation.place)

        return leave

    def is_data(self, condition: Value) -> bool:
        """Whether a condition is a cell, and no concrete number."""
        return self.classes[condition] is RegisterClass.DATA

    def split(self, place: Place, condition: Value) -> int:
        """Emits a jump on a condition that is data; operands b to e are to be patched."""
        self.assembler.splits = True
        return self.control(place, Opcode.SPLIT, self.cell(condition, place), 0, extra=1)

    def join(self, place: Place, splits: Iterable[tuple[int, Sequence[Value]]]) -> None:
        """Emits the end of both sides of `splits`, each with the values that the sides may leave different."""
        at = self.label(place)
        self.code.emit(place, Opcode.JOIN)
        for split, values in splits:
            self.merge(split, at, values, place)

    def merge(
        self, split: int, join: int, values: Sequence[Value], place: Place, restored: Sequence[Value] = ()
    ) -> None:
        """Completes a split with where its sides meet, the values that these may leave different, and those that the
        second side needs as they were before the first one."""
        merged: list[int] = []
        for value in values:
            register_class = self.classes[value]
            # No integer register depends on a condition that is data.
            assert register_class is not RegisterClass.INTEGER
            is_view = register_class is RegisterClass.VIEW
            select = 0 if is_view else self.assembler.select_of(element_of(value.type), place)
            merged += (self.registers[value], register_class, select)
        for value in restored:
            if value not in values:
                merged += (self.registers[value], self.classes[value], _RESTORED)
        self.code.patch(split, "c", join)
        self.code.patch(split, "d", self.assembler.constants(merged))
        self.code.patch(split, "e", len(merged) // 3)

    def may_be_poison(self, values: Iterable[Value]) -> int:
        """What `aux` says of an operation: whether one of its operands may be poison."""
        return int(any(value in self.assembler.poison for value in values))

    def constant_of(self, operand: ir.Index) -> int | None:
        """The number that an index always is, where that is known."""
        return operand if isinstance(operand, int) else self.known.get(operand)
