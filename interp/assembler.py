"""Affine IR to the machine's bytecode."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from interp import _native, ir
from interp.agents import Concurrency
from interp.bytecode import PREDICATES, CodeBuffer, Need, Opcode
from interp.counting import with_conditions
from interp.identity import GLOBALS, OPERATIONS
from interp.ir import Place, Region, Scalar, Value, View
from interp.poison import MayBePoison
from interp.registers import RegisterClass, RegisterClasses, fits_integer_register
from interp.validate import leaves

MAX_NESTING = 280
"""Regions nested deeper than this are refused; emission recurses once for each."""

_LARGEST_COUNT = 2**62
_LOADS = (Opcode.LOAD_0, Opcode.LOAD_1, Opcode.LOAD_2, Opcode.LOAD_3, Opcode.LOAD_4)
_STORES = (Opcode.STORE_0, Opcode.STORE_1, Opcode.STORE_2, Opcode.STORE_3, Opcode.STORE_4)
_SCALARS = (Opcode.SCALAR_1, Opcode.SCALAR_2, Opcode.SCALAR_3)
_MOVES = {
    RegisterClass.INTEGER: Opcode.MOVE_INTEGER,
    RegisterClass.DATA: Opcode.MOVE_CELL,
    RegisterClass.VIEW: Opcode.MOVE_VIEW,
}
_ARITHMETIC = {"addi": Opcode.ADD, "subi": Opcode.SUBTRACT, "muli": Opcode.MULTIPLY}
# The extreme that `select(a PREDICATE b, a, b)` is; with a and b swapped in the select it is the other one.
_EXTREMES = {
    f"cmpi.{sign}{order}{equal}": (f"{first}{suffix}", f"{second}{suffix}")
    for sign, suffix in (("s", "si"), ("u", "ui"))
    for order, first, second in (("l", "min", "max"), ("g", "max", "min"))
    for equal in "te"
}
_DIVISIONS = {"floordiv": Opcode.FLOOR_DIVIDE, "ceildiv": Opcode.CEIL_DIVIDE, "mod": Opcode.MODULO}


# What a comparison of data is in terms of another one: its name, whether with operands swapped, whether negated.
_COMPARISONS = {
    "cmpi.ne": ("cmpi.eq", False, True),
    **{
        f"cmpi.{sign}{relation}": (f"cmpi.{sign}lt", swapped, negated)
        for sign in "su"
        for relation, swapped, negated in (("gt", True, False), ("ge", False, True), ("le", True, True))
    },
    "cmpf.une": ("cmpf.oeq", False, True),
    "cmpf.ueq": ("cmpf.one", False, True),
    "cmpf.uno": ("cmpf.ord", False, True),
    "cmpf.ogt": ("cmpf.olt", True, False),
    "cmpf.uge": ("cmpf.olt", False, True),
    "cmpf.ule": ("cmpf.olt", True, True),
    "cmpf.oge": ("cmpf.ole", True, False),
    "cmpf.ugt": ("cmpf.ole", False, True),
    "cmpf.ult": ("cmpf.ole", True, True),
}

_RESTORED = -1  # in the place of an operation that selects: the value is put back, and not merged

# Flags of float operations that let them be computed in other ways.
FAST_MATH = frozenset(("afn", "arcp", "contract", "ninf", "nnan", "nsz", "reassoc"))
# Flags that an operation may do without and still mean no more than it did.
DROPPABLE = FAST_MATH | frozenset(("nsw", "nuw", "exact", "nneg", "disjoint"))


@dataclass(frozen=True, slots=True)
class DataTraits:
    """Whether some operation makes poison of operands that are none, and whether some address, or how often some loop
    runs, is data."""

    poisons: bool
    addresses: bool

    def __or__(self, other: DataTraits) -> DataTraits:
        return DataTraits(self.poisons or other.poisons, self.addresses or other.addresses)


class AssemblyError(Exception):
    """A program that the machine cannot run, with the place of what it cannot."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


@functools.cache
def known_operations() -> frozenset[str]:
    """The names in the table of scalar operations."""
    return frozenset(entry[0] for entry in _native.scalar_operations())


def sign_extend(bits: int, width: int) -> int:
    sign = 1 << (width - 1)
    return ((bits & ((1 << width) - 1)) ^ sign) - sign


def halves(bits: int) -> tuple[int, int]:
    """The low and high 64 bits of a pattern."""
    return bits & (2**64 - 1), (bits >> 64) & (2**64 - 1)


def assemble_native(
    module: ir.Module,
    entry: str,
    data: frozenset[int],
    dropped: frozenset[str] = frozenset(),
    notes_promises: bool = False,
) -> tuple[_native.Program, list[Place], list[tuple[str, tuple[int, ...]]], DataTraits]:
    """The native program for `entry` when its scalar parameters at the positions `data` are data; the place of each
    instruction; name and shape of each of its globals; and what both programs of a pair must know of it. The flags
    `dropped` are left out of scalar operations; a broken promise is noted where `notes_promises`, and ends the run
    where not. Raises AssemblyError."""
    assembler = _Assembler(module, entry, data, dropped, notes_promises)
    assembler.run()
    return *assembler.finish(entry), DataTraits(assembler.poisons, assembler.addresses)


class _Assembler:
    """State of one program; `_Emitter` does the functions one by one."""

    def __init__(
        self, module: ir.Module, entry: str, data: frozenset[int], dropped: frozenset[str], notes_promises: bool
    ) -> None:
        self.module = module
        self.dropped = dropped
        self.notes_promises = notes_promises
        self.code = CodeBuffer()
        self.pool: list[int] = []
        self.native = _native.Program()
        self.operations: dict[object, int] = {}
        self.opaques: dict[object, int] = {}
        self.globals: dict[str, int] = {}
        self.messages: list[str] = []
        self.element_types: dict[str, int] = {}
        self.queues: dict[str, int] = {}
        self.updates = {"": 0}
        self.accessed: dict[Scalar, None] = {}  # the types that pointers are used to access
        self.addresses = False  # whether some address is data, or how often some loop runs
        self.splits = False  # whether some condition, or address, is data
        self.require_body(entry, module.functions[entry].place)
        self._check_callees(entry)
        self.classes = RegisterClasses(module, entry, data)
        while (changed := with_conditions(module, self.classes)) is not None:
            module = changed
            self.classes = RegisterClasses(module, entry, data)
        self.module = module
        self.poison = MayBePoison(module, self.classes.reached)
        self.poisons = bool(self.poison)  # whether some operation makes poison of operands that are none
        self.functions = {function.name: index for index, function in enumerate(self.classes.reached)}
        self.concurrency = Concurrency(module, self.classes.reached)
        for barrier in self.concurrency.stray:
            raise AssemblyError("a barrier that is not in the parallel loop whose agents it holds up", barrier.place)

    def run(self) -> None:
        for function in self.classes.reached:
            _Emitter(self, function).emit()
        if self.splits:
            self._provide_selects()

    def _provide_selects(self) -> None:
        """Adds the operations by which the machine merges what the sides of a condition leave in memory."""
        place = self.classes.reached[0].place
        types = [*map(Scalar, self.element_types), *(self.module.globals[name].element for name in self.globals)]
        for function in self.classes.reached:
            types += [value.type.element for value in function.parameters if isinstance(value.type, View)]
        for type_ in types:
            self.select_of(type_, place)
        for name in ("andi", "xori"):
            self.operation(name, (), (ir.I1, ir.I1), (ir.I1,), place)

    def select_of(self, type_: Scalar, place: Place) -> int:
        """The operation that selects between values of a type; indices are integers of 64 bits here."""
        type_ = Scalar("i64") if type_.is_index else type_
        return self.operation("select", (), (ir.I1, type_, type_), (type_,), place)

    def require_body(self, name: str, place: Place) -> None:
        function = self.module.functions.get(name)
        if function is None or function.body is None:
            raise AssemblyError(f"function {name} has no body", place)

    def _check_callees(self, entry: str) -> None:
        names = [entry]
        for name in names:
            body = self.module.functions[name].body
            assert body is not None
            for operation in ir.walk(body):
                if isinstance(operation, ir.Call) and operation.callee not in names:
                    self.require_body(operation.callee, operation.place)
                    names.append(operation.callee)

    def finish(self, entry: str) -> tuple[_native.Program, list[Place], list[tuple[str, tuple[int, ...]]]]:
        native = self.native
        native.set_code(self.code.pack())
        native.set_pool(self.pool)
        native.set_messages(self.messages)
        native.set_element_types(list(self.element_types))
        native.set_result_types([_element(type_).name for type_ in self.module.functions[entry].results])
        native.set_agents(self.concurrency.has_agents)
        native.set_splits(self.splits)
        native.set_queues(list(self.queues))
        if self.accessed:
            native.set_pointers()
            self._add_bitcasts(entry)
        shapes = [(name, self.module.globals[name].shape) for name in self.globals]
        return native, self.code.places, shapes

    def _add_bitcasts(self, entry: str) -> None:
        """Memory may be read as another type of the same width than it holds."""
        views = [type_ for type_ in self._types() if isinstance(type_, View)]
        types = self.accessed | dict.fromkeys(view.element for view in views)
        place = self.module.functions[entry].place
        for from_ in types:
            for to in types:
                if from_ == to or from_.width != to.width or not from_.width or from_.is_pointer or to.is_pointer:
                    continue
                if {from_.name, to.name} != {"index", "i64"}:
                    name = {"index": "i64"}
                    operand, result = (Scalar(name.get(each.name, each.name)) for each in (from_, to))
                    index = self.operation("bitcast", (), [operand], [result], place)
                    self.native.add_bitcast(operand.name, result.name, index)

    def _types(self) -> Iterator[ir.Type]:
        for function in self.classes.reached:
            assert function.body is not None
            yield from (parameter.type for parameter in function.parameters)
            for operation in ir.walk(function.body):
                if isinstance(operation, ir.Alloc | ir.Global | ir.Reshape):
                    yield operation.result.type

    def access(self, type_: Scalar) -> int:
        """The element type of an access through a pointer."""
        self.accessed[type_] = None
        return self.element_type(type_)

    def constants(self, values: Sequence[int]) -> int:
        """Where in the pool a run of numbers stands."""
        start = len(self.pool)
        self.pool.extend(values)
        return start

    def operation(
        self, name: str, flags: tuple[str, ...], operands: Sequence[Scalar], results: Sequence[Scalar], place: Place
    ) -> int:
        operands, results = ([_as_integer(each) for each in types] for types in (operands, results))
        name, operands, results = _as_extension(name, operands, results)
        if flags and self.dropped:
            flags = tuple(flag for flag in flags if flag not in self.dropped)
        key = (name, flags, tuple(operands), tuple(results))
        index = self.operations.get(key)
        if index is None:
            if name != "select" and name not in known_operations():
                raise AssemblyError(f"the scalar operation {name} is not known", place)
            index = self.operations[key] = len(self.operations)
            try:
                self.native.add_operation(
                    name,
                    list(flags),
                    [type_.name for type_ in operands],
                    [type_.name for type_ in results],
                    OPERATIONS[key],
                )
            except ValueError as error:
                raise AssemblyError(f"{name}: {error}", place) from None
        return index

    def opaque(self, name: str, results: Sequence[Scalar]) -> int:
        key = ("opaque", name, tuple(results))
        index = self.opaques.get(key)
        if index is None:
            index = self.opaques[key] = len(self.opaques)
            self.native.add_opaque(name, OPERATIONS[key], [type_.name for type_ in results])
        return index

    def element_type(self, type_: Scalar) -> int:
        return self.element_types.setdefault(type_.name, len(self.element_types))

    def queue(self, kind: str, name: str) -> int:
        """The number of a channel or a lock."""
        return self.queues.setdefault(f"{kind} {name}" if kind == "lock" else name, len(self.queues))

    def update(self, name: str) -> int:
        """The number of the name of an atomic update or of a source, 0 for none."""
        return self.updates.setdefault(name, len(self.updates))

    def message(self, text: str) -> int:
        self.messages.append(text)
        return len(self.messages) - 1

    def global_buffer(self, name: str, place: Place) -> int:
        index = self.globals.get(name)
        if index is None:
            buffer = self.module.globals.get(name)
            if buffer is None:
                raise AssemblyError(f"there is no global {name}", place)
            index = self.globals[name] = len(self.globals)
            self.native.add_global(
                name,
                GLOBALS[name, buffer.element, buffer.shape],
                buffer.element.name,
                list(buffer.shape),
                [halves(bits) for bits in buffer.initial or ()],
                buffer.constant,
            )
        return index


def _as_integer(type_: Scalar) -> Scalar:
    """An index is an integer of 64 bits: what is computed with it is the same."""
    return Scalar("i64") if type_.is_index else type_


def _as_extension(name: str, operand: list[Scalar], result: list[Scalar]) -> tuple[str, list[Scalar], list[Scalar]]:
    """A conversion between an index and an integer is an extension or a truncation."""
    if name in ("index_cast", "index_castui") and operand[0] != result[0]:
        wider = result[0].width > operand[0].width
        name = ("extsi" if name == "index_cast" else "extui") if wider else "trunci"
    return name, operand, result


def _element(type_: ir.Type) -> Scalar:
    return type_.element if isinstance(type_, View) else type_


_Operation = TypeVar("_Operation", bound=ir.Operation)
_HANDLERS: dict[type[ir.Operation], Callable[..., int]] = {}


def _emits(
    kind: type[_Operation],
) -> Callable[[Callable[[_Emitter, _Operation], int]], Callable[[_Emitter, _Operation], int]]:
    """Registers what emits an operation; it returns the least number of operations that executing it takes."""

    def register(handler: Callable[[_Emitter, _Operation], int]) -> Callable[[_Emitter, _Operation], int]:
        _HANDLERS[kind] = handler
        return handler

    return register


class _Emitter:
    """Emits one function."""

    def __init__(self, assembler: _Assembler, function: ir.Function) -> None:
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

    def emit(self) -> None:
        function, body = self.function, self.function.body
        assert body is not None
        entry = len(self.code)
        parameters = [(self.define(value), int(self.classes[value])) for value in function.parameters]
        results = self.classes.results(function.name)
        if len(body.blocks) == 1:
            self.blocks(body, function.place, self.leave_function, results)
        else:
            # The paths of a condition that is data meet at one end.
            for result in results:
                self.define(result)
            self.blocks(body, function.place, self.assigning(results), results)
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

    # -- registers -----------------------------------------------------------------------------------------------------

    def fresh(self, register_class: RegisterClass, count: int = 1) -> int:
        register = self.counts[register_class]
        self.counts[register_class] += count
        return register

    def define(self, value: Value) -> int:
        register = self.registers[value] = self.fresh(self.classes[value])
        return register

    def integer_constant(self, value: int) -> int:
        register = self.integer_constants.get(value)
        if register is None:
            register = self.integer_constants[value] = self.fresh(RegisterClass.INTEGER)
        return register

    def constant_cell(self, bits: int, width: int) -> int:
        key = (bits, width)
        if key not in self.cell_constants:
            self.cell_constants[key] = self.fresh(RegisterClass.DATA)
        return self.cell_constants[key]

    def integer(self, operand: ir.Index, need: Need, place: Place) -> int:
        """The register of an operand that must be concrete."""
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
                place, Opcode.TO_INTEGER, to, self.registers[operand], _element(operand.type).width, need
            ),
        )

    def cell(self, value: Value, place: Place) -> int:
        """The register of a value as data."""
        if self.classes[value] is RegisterClass.DATA:
            return self.registers[value]
        return self._convert(
            value,
            RegisterClass.DATA,
            lambda to: self.code.emit(place, Opcode.TO_CELL, to, self.registers[value], _element(value.type).width),
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
        Returns the region's least count."""
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
        if len(region.blocks) == 1:
            return self.block(region.blocks[0], leave)
        for block in region.blocks[1:]:
            for argument in block.arguments:
                self.define(argument)
        _BlockGraph(self, region, leave, results, place).emit()
        return 0

    def block(self, block: ir.Block, leave: Callable[[ir.Operation], None]) -> int:
        least = 0
        for operation in block.operations:
            if isinstance(operation, (ir.Yield, ir.Condition, ir.Return)):
                leave(operation)
            else:
                least += _HANDLERS[type(operation)](self, operation)
        return min(least, _LARGEST_COUNT)

    def leave_function(self, operation: ir.Operation) -> None:
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
            select = 0 if is_view else self.assembler.select_of(_element(value.type), place)
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
        return operand if isinstance(operand, int) else self.known.get(operand)


class _BlockGraph:
    """Blocks connected by branches; each yields like the region that holds them."""

    def __init__(
        self,
        emitter: _Emitter,
        region: Region,
        leave: Callable[[ir.Operation], None],
        results: Sequence[Value],
        place: Place,
    ) -> None:
        self.emitter = emitter
        self.region = region
        self.leave = leave
        self.results = results
        self.place = place
        # The splits whose sides meet at each block, None for the region's end, with the values that they merge and
        # those that they restore.
        self.splits: defaultdict[ir.Block | None, list[tuple[int, Sequence[Value], Sequence[Value]]]] = defaultdict(
            list
        )
        self.starts: dict[ir.Block, int] = {}
        self.jumps: list[tuple[int, str, ir.Block]] = []
        self.ends: list[int] = []

    def emit(self) -> None:
        emitter = self.emitter
        order = self._reverse_postorder()
        branches = [last for block in order if isinstance(last := block.operations[-1], ir.Branch)]
        met = {meeting.block for branch in branches if (meeting := emitter.classes.meeting(branch))}
        for block in order:
            emitter.converted.append({})
            self.starts[block] = len(emitter.code)
            if block in met:
                emitter.code.emit(self.place, Opcode.JOIN)
            emitter.block(
                ir.Block(block.arguments, [op for op in block.operations if not isinstance(op, ir.Branch)]), self._leave
            )
            last = block.operations[-1]
            if isinstance(last, ir.Branch):
                self._branch(last)
            emitter.converted.pop()
        end = len(emitter.code)
        if None in met:
            emitter.code.emit(self.place, Opcode.JOIN)
        for jump in self.ends:
            emitter.code.patch(jump, "a", end)
        for meeting_block, splits in self.splits.items():
            join = end if meeting_block is None else self.starts[meeting_block]
            for split, values, restored in splits:
                emitter.merge(split, join, values, self.place, restored)
        for instruction, operand, target in self.jumps:
            emitter.code.patch(instruction, operand, self.starts[target])

    def _reverse_postorder(self) -> list[ir.Block]:
        """The blocks that control reaches, dominators first, so that values are defined before they are used."""
        entry = self.region.blocks[0]
        seen, order = {entry}, []
        pending = [(entry, iter(_successors(entry)))]
        while pending:
            block, successors = pending[-1]
            following = next((successor for successor in successors if successor not in seen), None)
            if following is None:
                order.append(block)
                pending.pop()
            else:
                seen.add(following)
                pending.append((following, iter(_successors(following))))
        return order[::-1]

    def _leave(self, operation: ir.Operation) -> None:
        self.leave(operation)
        self.ends.append(self.emitter.control(operation.place, Opcode.JUMP, 0))

    def _branch(self, operation: ir.Branch) -> None:
        emitter, place = self.emitter, operation.place
        if operation.condition is not None and operation.otherwise is not None:
            meeting = emitter.classes.meeting(operation)
            if meeting is not None:
                emitter.assembler.addresses = True
                test = emitter.split(place, operation.condition)
                values = self.results if meeting.block is None else meeting.values
                self.splits[meeting.block].append((test, values, meeting.restored))
            else:
                condition = emitter.integer(operation.condition, Need.CONDITION, place)
                test = emitter.control(place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1)
            emitter.converted.append({})
            emitter.move(operation.arguments, operation.target.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0), "a", operation.target))
            emitter.converted.pop()
            emitter.code.patch(test, "b", len(emitter.code))
            if meeting is not None:
                # The first side may have come here again, and have converted what is another value now.
                emitter.converted[-1] = {}
            emitter.move(operation.otherwise_arguments, operation.otherwise.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0), "a", operation.otherwise))
        else:
            emitter.move(operation.arguments, operation.target.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0, extra=1), "a", operation.target))


def _successors(block: ir.Block) -> list[ir.Block]:
    last = block.operations[-1]
    if not isinstance(last, ir.Branch):
        return []
    return [last.target] if last.otherwise is None else [last.target, last.otherwise]


@_emits(ir.For)
def _for(self: _Emitter, operation: ir.For) -> int:
    place, arguments = operation.place, operation.body.blocks[0].arguments
    lower, upper, step = (
        self.integer(bound, Need.BOUND, place) for bound in (operation.lower, operation.upper, operation.step)
    )
    # The iteration count stands beside the induction variable.
    variable = self.registers[arguments[0]] = self.fresh(RegisterClass.INTEGER, 2)
    for argument, result in zip(arguments[1:], operation.results, strict=True):
        self.registers[result] = self.define(argument)
    self.move(operation.carried, arguments[1:], place)
    begin = self.control(place, Opcode.FOR_BEGIN, variable, lower, upper, step, aux=int(operation.unsigned))
    start = len(self.code)
    least = self.body(operation.body, place, arguments[1:]) + 1
    self.control(place, Opcode.FOR_NEXT, variable, step, start, extra=1)
    self.code.patch(begin, "e", len(self.code))
    self.code.patch(begin, "f", self.assembler.constants([min(least, _LARGEST_COUNT)]))
    bounds = [self.constant_of(bound) for bound in (operation.lower, operation.upper, operation.step)]
    if bounds[0] is None or bounds[1] is None or bounds[2] is None or bounds[2] <= 0 or operation.unsigned:
        return 0
    return min(max(0, -((bounds[0] - bounds[1]) // bounds[2])) * least, _LARGEST_COUNT)


@_emits(ir.Parallel)
def _parallel(self: _Emitter, operation: ir.Parallel) -> int:
    place, variables = operation.place, operation.body.blocks[0].arguments
    at_once = operation in self.assembler.concurrency.at_once
    bounds = [
        tuple(self.integer(bound, Need.BOUND, place) for bound in dimension)
        for dimension in zip(operation.lower, operation.upper, operation.step, strict=True)
    ]
    box = self.assembler.constants([register for dimension in bounds for register in dimension])
    self.control(place, Opcode.PARALLEL_BEGIN, box, len(bounds), aux=int(at_once))
    begins = []
    for variable, (lower, upper, step) in zip(variables, bounds, strict=True):
        register = self.registers[variable] = self.fresh(RegisterClass.INTEGER, 2)
        begin = self.control(place, Opcode.FOR_BEGIN, register, lower, upper, step)
        begins.append((begin, register, step, len(self.code)))
    if at_once:
        fork = self.control(place, Opcode.FORK, 0, 0, aux=1)
        least = self.body(operation.body, place, []) + 1
        self.control(place, Opcode.END)
        self.code.patch(fork, "b", len(self.code))
    else:
        self.code.emit(place, Opcode.TASK_BEGIN)
        least = self.body(operation.body, place, []) + 1
        self.code.emit(place, Opcode.TASK_END)
    for begin, register, step, start in reversed(begins):
        self.control(place, Opcode.FOR_NEXT, register, step, start, extra=1)
        self.code.patch(begin, "e", len(self.code))
        self.code.patch(begin, "f", self.assembler.constants([min(least, _LARGEST_COUNT)]))
        least = 1
    self.control(place, Opcode.PARALLEL_END, aux=int(at_once))
    return 0


def _task_kind(operation: ir.Spawn) -> int:
    return 2 * operation.daemon + 4 * (operation.detached or operation.daemon)


@_emits(ir.Spawn)
def _spawn(self: _Emitter, operation: ir.Spawn) -> int:
    place = operation.place
    name = self.assembler.message(operation.name) + 1 if operation.name else 0
    fork = self.control(place, Opcode.FORK, self.define(operation.result), 0, name, aux=_task_kind(operation), extra=1)

    def leave(terminator: ir.Operation) -> None:
        assert isinstance(terminator, ir.Yield)
        values = []
        for value in terminator.values:
            is_view = self.classes[value] is RegisterClass.VIEW
            values += (
                [self.registers[value], RegisterClass.VIEW]
                if is_view
                else [self.cell(value, terminator.place), RegisterClass.DATA]
            )
        self.control(place, Opcode.END, self.assembler.constants(values), len(terminator.values))

    self.region(operation.body, place, leave)
    self.code.patch(fork, "b", len(self.code))
    return 1


@_emits(ir.Wait)
def _wait(self: _Emitter, operation: ir.Wait) -> int:
    place = operation.place
    tokens = [self.integer(token, Need.CONDITION, place) for token in operation.tokens]
    results: list[int] = []
    for result in operation.results:
        results += [self.define(result), self.classes[result]]
    self.control(
        place,
        Opcode.WAIT,
        self.assembler.constants(tokens),
        len(tokens),
        self.assembler.constants(results),
        len(operation.results),
        extra=1,
    )
    return 1


@_emits(ir.Barrier)
def _barrier(self: _Emitter, operation: ir.Barrier) -> int:
    self.control(operation.place, Opcode.BARRIER, operation.scope, int(operation.relaxed), extra=1)
    return 1


def _queue(
    self: _Emitter, place: Place, opcode: Opcode, register: int, queue: int, indices: list[ir.Index], aux: int = 0
) -> int:
    registers = [self.integer(index, Need.INDEX, place) for index in indices]
    self.control(place, opcode, register, queue, self.assembler.constants(registers), len(registers), aux=aux, extra=1)
    return 1


@_emits(ir.Put)
def _put(self: _Emitter, operation: ir.Put) -> int:
    queue = self.assembler.queue("channel", operation.channel)
    source = self.assembler.update(operation.source)
    return _queue(self, operation.place, Opcode.PUT, self.registers[operation.view], queue, operation.indices, source)


@_emits(ir.Get)
def _get(self: _Emitter, operation: ir.Get) -> int:
    queue = self.assembler.queue("channel", operation.channel)
    return _queue(self, operation.place, Opcode.GET, self.registers[operation.view], queue, operation.indices)


@_emits(ir.Acquire)
def _acquire(self: _Emitter, operation: ir.Acquire) -> int:
    units = self.integer(operation.units, Need.SIZE, operation.place)
    queue = self.assembler.queue("lock", operation.lock)
    return _queue(self, operation.place, Opcode.ACQUIRE, units, queue, operation.indices)


@_emits(ir.Release)
def _release(self: _Emitter, operation: ir.Release) -> int:
    units = self.integer(operation.units, Need.SIZE, operation.place)
    queue = self.assembler.queue("lock", operation.lock)
    exact = int(operation.exact)
    return _queue(self, operation.place, Opcode.RELEASE, units, queue, operation.indices, exact)


@_emits(ir.While)
def _while(self: _Emitter, operation: ir.While) -> int:
    place = operation.place
    before, after = operation.before.blocks[0].arguments, operation.after.blocks[0].arguments
    for value in (*before, *after, *operation.results):
        self.define(value)
    self.move(operation.carried, before, place)
    start = self.label(place)
    exits: list[int] = []
    is_data = False

    def leave(terminator: ir.Operation) -> None:
        assert isinstance(terminator, ir.Condition)
        nonlocal is_data
        is_data = self.is_data(terminator.condition)
        condition = 0 if is_data else self.integer(terminator.condition, Need.CONDITION, terminator.place)
        # Results are assigned on every pass, so that the exit needs no code of its own region.
        self.move(terminator.values, operation.results, terminator.place)
        if is_data:
            self.assembler.addresses = True  # what is known of integers tells when the loop ends
            exits.append(self.split(terminator.place, terminator.condition))
        else:
            exits.append(self.control(terminator.place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1))
        self.move(operation.results, after, terminator.place)

    least = self.region(operation.before, place, leave)
    self.body(operation.after, place, before)
    self.control(place, Opcode.JUMP, start, extra=1)
    for jump in exits:
        self.code.patch(jump, "b", len(self.code))
    if is_data:
        self.join(place, [(jump, operation.results) for jump in exits])
    return least + 1


@_emits(ir.If)
def _if(self: _Emitter, operation: ir.If) -> int:
    place = operation.place
    for result in operation.results:
        self.define(result)
    is_data = self.is_data(operation.condition)
    if is_data:
        test = self.split(place, operation.condition)
    else:
        condition = self.integer(operation.condition, Need.CONDITION, place)
        test = self.control(place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1)
    then = self.body(operation.then, place, operation.results)
    skip = self.control(place, Opcode.JUMP, 0)
    self.code.patch(test, "b", len(self.code))
    otherwise = self.body(operation.otherwise, place, operation.results)
    self.code.patch(skip, "a", self.label(place))
    if is_data:
        self.join(place, [(test, operation.results)])
    return 1 + min(then, otherwise)


@_emits(ir.Execute)
def _execute(self: _Emitter, operation: ir.Execute) -> int:
    for result in operation.results:
        self.define(result)
    return self.body(operation.body, operation.place, operation.results)


@_emits(ir.Call)
def _call(self: _Emitter, operation: ir.Call) -> int:
    place, callee = operation.place, self.assembler.module.functions[operation.callee]
    operands: list[int] = []
    for value, parameter in zip(operation.arguments, callee.parameters, strict=True):
        register_class = self.classes[parameter]
        operands += (self.value(value, register_class, place), register_class)
    results: list[int] = []
    for result in operation.results:
        results += (self.define(result), self.classes[result])
    self.control(
        place,
        Opcode.CALL,
        self.assembler.functions[operation.callee],
        self.assembler.constants(operands),
        len(operation.arguments),
        self.assembler.constants(results),
        len(operation.results),
        extra=1,
    )
    # What the callee did may free or write anything, but never changes a register: conversions stay valid.
    return 1


@_emits(ir.Check)
def _check(self: _Emitter, operation: ir.Check) -> int:
    message = self.assembler.message(operation.message)
    noted = int(operation.promise and self.assembler.notes_promises)
    if self.is_data(operation.condition):
        self.assembler.splits = True
        condition = self.cell(operation.condition, operation.place)
        self.code.emit(operation.place, Opcode.CHECK_CELL, condition, message, noted)
    else:
        condition = self.integer(operation.condition, Need.CONDITION, operation.place)
        self.code.emit(operation.place, Opcode.CHECK, condition, message, noted)
    return 0


# -- scalars -----------------------------------------------------------------------------------------------------------


@_emits(ir.Const)
def _const(self: _Emitter, operation: ir.Const) -> int:
    value, type_ = operation.result, _element(operation.result.type)
    if self.classes[value] is RegisterClass.INTEGER:
        number = sign_extend(operation.bits, type_.width)
        self.known[value] = number
        self.registers[value] = self.integer_constant(number)
    else:
        self.registers[value] = self.constant_cell(operation.bits, type_.width)
    return 0


_Linear = tuple[int, dict[int, int]]  # a constant, and a factor for each register


@_emits(ir.Apply)
def _apply(self: _Emitter, operation: ir.Apply) -> int:
    if self.classes[operation.result] is RegisterClass.DATA:
        result = _expression(self, operation.expression, operation.place)
        self.code.emit(operation.place, Opcode.MOVE_CELL, self.define(operation.result), result)
        self.straight_line += 1
        return 1
    constant, terms = _linear(self, operation.expression, operation.place)
    if not terms:
        self.known[operation.result] = constant
    self.registers[operation.result] = _settle(self, (constant, terms), operation.place)
    self.straight_line += 1
    return 1


def _expression(self: _Emitter, expression: ir.Affine, place: Place) -> int:
    """The register of an affine expression of data."""
    if isinstance(expression, int):
        return self.constant_cell(expression & (2**64 - 1), 64)
    if isinstance(expression, Value):
        return self.cell(expression, place)

    aux = self.may_be_poison(leaves(expression))

    def emit(name: str, left: int, right: int) -> int:
        index = self.assembler.operation(name, (), (ir.INDEX, ir.INDEX), (ir.INDEX,), place)
        result = self.fresh(RegisterClass.DATA)
        self.code.emit(place, Opcode.SCALAR_2, result, index, left, right, aux=aux)
        return result

    left, right = _expression(self, expression.left, place), _expression(self, expression.right, place)
    if expression.operator in ("+", "*"):
        return emit("addi" if expression.operator == "+" else "muli", left, right)
    # Dividing by a number that is not positive is undefined: the machine's own division knows.
    divisor = expression.right
    if not isinstance(divisor, int) or divisor <= 0:
        concrete = self.fresh(RegisterClass.INTEGER)
        self.code.emit(place, Opcode.TO_INTEGER, concrete, right, 64, Need.INDEX)
        quotient = self.fresh(RegisterClass.INTEGER)
        self.code.emit(place, Opcode.FLOOR_DIVIDE, quotient, self.integer_constant(0), concrete)
    if expression.operator != "mod":
        return emit(f"{expression.operator}si", left, right)
    multiple = emit("muli", emit("floordivsi", left, right), right)
    return emit("subi", left, multiple)


def _linear(self: _Emitter, expression: ir.Affine, place: Place) -> _Linear:
    if isinstance(expression, int):
        return expression, {}
    if isinstance(expression, Value):
        known = self.known.get(expression)
        return (known, {}) if known is not None else (0, {self.integer(expression, Need.INDEX, place): 1})
    left, right = _linear(self, expression.left, place), _linear(self, expression.right, place)
    if expression.operator == "+":
        return left[0] + right[0], _sum(left[1], right[1])
    if expression.operator == "*":
        if not left[1]:
            left, right = right, left
        if not right[1]:
            return left[0] * right[0], {register: factor * right[0] for register, factor in left[1].items()}
        result = self.fresh(RegisterClass.INTEGER)
        self.code.emit(place, Opcode.MULTIPLY, result, _settle(self, left, place), _settle(self, right, place), aux=64)
        return 0, {result: 1}
    opcode = _DIVISIONS.get(expression.operator)
    if opcode is None:
        raise AssemblyError(f"the affine operator {expression.operator} is not known", place)
    result = self.fresh(RegisterClass.INTEGER)
    self.code.emit(place, opcode, result, _settle(self, left, place), _settle(self, right, place))
    return 0, {result: 1}


def _sum(left: dict[int, int], right: dict[int, int]) -> dict[int, int]:
    total = dict(left)
    for register, factor in right.items():
        total[register] = total.get(register, 0) + factor
    return {register: factor for register, factor in total.items() if factor}


def _settle(self: _Emitter, linear: _Linear, place: Place) -> int:
    """A register that holds a linear expression's value."""
    constant, terms = linear
    if not terms:
        return self.integer_constant(constant)
    if constant == 0 and list(terms.values()) == [1]:
        return next(iter(terms))
    operands = [constant]
    for register, factor in terms.items():
        operands += (factor, register)
    result = self.fresh(RegisterClass.INTEGER)
    self.code.emit(place, Opcode.LINEAR, result, self.assembler.constants(operands), len(terms))
    return result


@_emits(ir.Op)
def _op(self: _Emitter, operation: ir.Op) -> int:
    place = operation.place
    if any(value.type == ir.POINTER for value in (*operation.operands, *operation.results)):
        return emit_pointer_operation(self, operation)
    operand_types = [_element(value.type) for value in operation.operands]
    result_types = [_element(value.type) for value in operation.results]
    self.straight_line += 1
    if operation.name in _COMPARISONS and self.classes[operation.results[0]] is RegisterClass.DATA:
        _comparison(self, operation)
        return 1
    index = self.assembler.operation(operation.name, operation.flags, operand_types, result_types, place)
    if all(self.classes[result] is RegisterClass.INTEGER for result in operation.results):
        _integer_op(self, operation, index)
        return 1
    if operation.name in ("index_cast", "index_castui") and operand_types[0].width == result_types[0].width:
        self.registers[operation.results[0]] = self.cell(operation.operands[0], place)
        return 1
    if operation.name in _EXTREMES:
        self.comparisons[operation.results[0]] = operation
    operands = [self.cell(value, place) for value in operation.operands]
    results = [self.define(value) for value in operation.results]
    for result in operation.results:
        if self.classes[result] is not RegisterClass.DATA:
            raise AssemblyError(f"{operation.name} has results of different kinds", place)
    if len(results) == 1 and 1 <= len(operands) <= 3:
        aux = self.may_be_poison(operation.operands)
        self.code.emit(place, _SCALARS[len(operands) - 1], results[0], index, *operands, aux=aux)
    else:
        self.code.emit(
            place,
            Opcode.SCALAR_MANY,
            0,
            index,
            self.assembler.constants(operands),
            self.assembler.constants(results),
        )
    return 1


def _comparison(self: _Emitter, operation: ir.Op) -> None:
    """A comparison of data by the one that stands for it, its mirror image and their opposites."""
    place, type_ = operation.place, _element(operation.operands[0].type)
    if operation.name in _EXTREMES:
        self.comparisons[operation.results[0]] = operation
    name, swapped, negated = _COMPARISONS[operation.name]
    operands = [self.cell(value, place) for value in operation.operands]
    index = self.assembler.operation(name, operation.flags, (type_, type_), (ir.I1,), place)
    result = self.define(operation.results[0])
    compared = self.fresh(RegisterClass.DATA) if negated else result
    aux = self.may_be_poison(operation.operands)
    self.code.emit(place, Opcode.SCALAR_2, compared, index, *(operands[::-1] if swapped else operands), aux=aux)
    if negated:
        index = self.assembler.operation("xori", (), (ir.I1, ir.I1), (ir.I1,), place)
        self.code.emit(place, Opcode.SCALAR_2, result, index, compared, self.constant_cell(1, 1))


def _integer_op(self: _Emitter, operation: ir.Op, index: int) -> None:
    place, name = operation.place, operation.name
    operands = [self.integer(value, Need.INDEX, place) for value in operation.operands]
    widths = [_element(value.type).width for value in (*operation.operands, *operation.results)]
    first = operation.results[0]
    if name in ("index_cast", "extsi") and widths[1] >= widths[0] and not operation.flags:
        self.registers[first] = operands[0]
        if operation.operands[0] in self.known:
            self.known[first] = self.known[operation.operands[0]]
        return
    predicate = PREDICATES.get(name.removeprefix("cmpi.")) if name.startswith("cmpi.") else None
    if name in _ARITHMETIC:
        wraps = ("nsw" in operation.flags) | ("nuw" in operation.flags) << 1
        self.code.emit(place, _ARITHMETIC[name], self.define(first), *operands, wraps, aux=widths[0])
    elif predicate is not None:
        self.code.emit(place, Opcode.COMPARE, self.define(first), *operands, aux=predicate)
    else:
        results = [self.define(value) for value in operation.results]
        self.code.emit(
            place,
            Opcode.SCALAR_INTEGER,
            0,
            index,
            self.assembler.constants(operands),
            self.assembler.constants(results),
        )


@_emits(ir.Select)
def _select(self: _Emitter, operation: ir.Select) -> int:
    place, result = operation.place, operation.result
    register_class = self.classes[result]
    self.straight_line += 1
    by_data = register_class is RegisterClass.DATA and self.classes[operation.condition] is RegisterClass.DATA
    if by_data and result.type != ir.POINTER:
        type_ = _element(result.type)
        extreme = _extreme(self, operation)
        if extreme is not None:
            index = self.assembler.operation(extreme, (), (type_, type_), (type_,), place)
            operands = [self.cell(value, place) for value in (operation.yes, operation.no)]
            self.code.emit(place, Opcode.SCALAR_2, self.define(result), index, *operands)
            return 1
        index = self.assembler.select_of(type_, place)
        operands = [self.cell(value, place) for value in (operation.condition, operation.yes, operation.no)]
        aux = self.may_be_poison([operation.condition])
        self.code.emit(place, Opcode.SELECT_CELL, self.define(result), index, *operands, aux=aux)
        return 1
    condition = self.integer(operation.condition, Need.CONDITION, place)
    yes, no = (self.value(value, register_class, place) for value in (operation.yes, operation.no))
    opcode = {
        RegisterClass.INTEGER: Opcode.SELECT_INTEGER,
        RegisterClass.DATA: Opcode.CHOOSE_CELL,
        RegisterClass.VIEW: Opcode.CHOOSE_VIEW,
    }[register_class]
    self.code.emit(place, opcode, self.define(result), condition, yes, no)
    return 1


def _extreme(self: _Emitter, operation: ir.Select) -> str | None:
    """The minimum or maximum that a select of integers by their own comparison is; both have one normal form."""
    comparison = self.comparisons.get(operation.condition)
    if comparison is None:
        return None
    left, right = comparison.operands
    chosen = _EXTREMES[comparison.name]
    if (left, right) == (operation.yes, operation.no):
        return chosen[0]
    return chosen[1] if (left, right) == (operation.no, operation.yes) else None


# -- memory ------------------------------------------------------------------------------------------------------------


@_emits(ir.Alloc)
def _alloc(self: _Emitter, operation: ir.Alloc) -> int:
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
        self.assembler.element_type(_element(operation.result.type)),
        self.assembler.constants(sizes),
        len(sizes),
        int(operation.stack),
    )
    self.straight_line += 1
    return 1


@_emits(ir.Free)
def _free(self: _Emitter, operation: ir.Free) -> int:
    opcode = Opcode.FREE_POINTER if operation.view.type == ir.POINTER else Opcode.FREE
    self.code.emit(operation.place, opcode, self.registers[operation.view])
    self.straight_line += 1
    return 1


@_emits(ir.Global)
def _global(self: _Emitter, operation: ir.Global) -> int:
    index = self.assembler.global_buffer(operation.name, operation.place)
    self.code.emit(operation.place, Opcode.GLOBAL, self.define(operation.result), index)
    return 0


@_emits(ir.Reshape)
def _reshape(self: _Emitter, operation: ir.Reshape) -> int:
    place = operation.place
    registers = [
        self.integer(operand, Need.SIZE, place) for operand in (operation.offset, *operation.sizes, *operation.strides)
    ]
    if operation.base.type == ir.POINTER:
        element = self.assembler.access(_element(operation.result.type))
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


@_emits(ir.Extent)
def _extent(self: _Emitter, operation: ir.Extent) -> int:
    place, view = operation.place, self.registers[operation.view]
    constant = self.constant_of(operation.dimension)
    result = self.define(operation.result)
    self.straight_line += 1
    if operation.what == "offset":
        self.code.emit(place, Opcode.OFFSET, result, view)
        return 1
    opcode = Opcode.SIZE if operation.what == "size" else Opcode.STRIDE
    if constant is not None and 0 <= constant < 2**31:
        self.code.emit(place, opcode, result, view, 0, constant)
    else:
        self.code.emit(place, opcode, result, view, self.integer(operation.dimension, Need.INDEX, place), -1)
    return 1


def _access(
    self: _Emitter, operation: ir.Load | ir.Store, register: int, opcodes: tuple[Opcode, ...], many: Opcode
) -> None:
    place, view = operation.place, self.registers[operation.view]
    update = self.assembler.update(operation.atomic)
    if any(isinstance(index, Value) and self.is_data(index) for index in operation.indices):
        self.assembler.splits = self.assembler.addresses = True
        opcode = Opcode.LOAD_CELL if isinstance(operation, ir.Load) else Opcode.STORE_CELL
        indices: list[int] = []
        for index in operation.indices:
            if isinstance(index, Value) and self.is_data(index):
                indices += (self.registers[index], RegisterClass.DATA, _element(index.type).width)
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


@_emits(ir.Load)
def _load(self: _Emitter, operation: ir.Load) -> int:
    result = self.define(operation.result)
    if operation.view.type == ir.POINTER:
        element = self.assembler.access(_element(operation.result.type))
        update = self.assembler.update(operation.atomic)
        pointer = self.registers[operation.view]
        self.code.emit(operation.place, Opcode.LOAD_POINTER, result, pointer, element, aux=update)
        self.straight_line += 1
        return 1
    _access(self, operation, result, _LOADS, Opcode.LOAD_MANY)
    return 1


@_emits(ir.Store)
def _store(self: _Emitter, operation: ir.Store) -> int:
    value = self.cell(operation.value, operation.place)
    if operation.view.type == ir.POINTER:
        element = self.assembler.access(_element(operation.value.type))
        update = self.assembler.update(operation.atomic)
        pointer = self.registers[operation.view]
        self.code.emit(operation.place, Opcode.STORE_POINTER, value, pointer, element, aux=update)
        self.straight_line += 1
        return 1
    _access(self, operation, value, _STORES, Opcode.STORE_MANY)
    return 1


@_emits(ir.Opaque)
def _opaque(self: _Emitter, operation: ir.Opaque) -> int:
    place = operation.place
    arguments = [self.cell(value, place) for value in operation.arguments]
    reads, writes = (
        # Pointers stand for the buffers that they point into; their registers are told by a negative number.
        [-1 - self.registers[each] if each.type == ir.POINTER else self.registers[each] for each in regions]
        for regions in (operation.reads, operation.writes)
    )
    results = [self.define(value) for value in operation.results]
    operands = [len(arguments), *arguments, len(reads), *reads, len(writes), *writes, len(results), *results]
    index = self.assembler.opaque(operation.name, [_element(value.type) for value in operation.results])
    self.code.emit(place, Opcode.OPAQUE, int(operation.kernel), index, self.assembler.constants(operands))
    self.straight_line += 1
    return 1


# -- pointers ----------------------------------------------------------------------------------------------------------


@_emits(ir.Address)
def _address(self: _Emitter, operation: ir.Address) -> int:
    self.code.emit(operation.place, Opcode.ADDRESS, self.define(operation.result), self.registers[operation.view])
    self.straight_line += 1
    return 1


@_emits(ir.Displace)
def _displace(self: _Emitter, operation: ir.Displace) -> int:
    place = operation.place
    constant, terms = _linear(self, operation.offset, place)
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


@_emits(ir.Unwind)
def _unwind(self: _Emitter, operation: ir.Unwind) -> int:
    self.code.emit(operation.place, Opcode.UNWIND, self.registers[operation.mark])
    self.straight_line += 1
    return 1


@_emits(ir.Copy)
def _copy(self: _Emitter, operation: ir.Copy) -> int:
    place = operation.place
    bytes_ = self.integer(operation.bytes, Need.SIZE, place)
    target, origin = self.registers[operation.target], self.registers[operation.origin]
    self.code.emit(place, Opcode.COPY_BYTES, target, origin, bytes_, int(operation.overlap))
    self.straight_line += 1
    return 1


@_emits(ir.Fill)
def _fill(self: _Emitter, operation: ir.Fill) -> int:
    place = operation.place
    bytes_ = self.integer(operation.bytes, Need.SIZE, place)
    value = self.cell(operation.value, place)
    self.code.emit(place, Opcode.FILL_BYTES, self.registers[operation.target], value, bytes_)
    self.straight_line += 1
    return 1


def emit_pointer_operation(self: _Emitter, operation: ir.Op) -> int:
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
