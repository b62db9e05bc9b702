"""What the code of all functions of a program shares: its instructions and its tables."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from interp import _native, ir
from interp.ir import Place, Scalar, View
from interp.ir.call_graph import reachable_functions
from interp.machine.analysis.agents import Concurrency
from interp.machine.analysis.counting import with_conditions
from interp.machine.analysis.poison import MayBePoison
from interp.machine.analysis.registers import RegisterClasses
from interp.machine.assembly.bytecode import CodeBuffer
from interp.machine.coverage import Site, SiteKind
from interp.machine.identity import GLOBALS, OPERATIONS

# Flags of float operations that let them be computed in other ways.
FAST_MATH = frozenset(("afn", "arcp", "contract", "ninf", "nnan", "nsz", "reassoc", "splits"))

# The one of a product with a sum that may round as these two do, as LLVM's `fmuladd`.
SPLITS = "splits"

# Flags that an operation may do without and still mean no more than it did.
DROPPABLE = FAST_MATH | frozenset(("nsw", "nuw", "exact", "nneg", "disjoint"))

# The flag of a signed remainder that is undefined where the quotient overflows, as LLVM's is. Other dialects leave open
# what that gives, so that it is the same operation with the flag and without.
OVERFLOW_IS_UNDEFINED = "no_overflow"


class AssemblyError(Exception):
    """A program that the machine cannot run, with the place of what it cannot."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


@functools.cache
def known_operations() -> frozenset[str]:
    """The names in the table of scalar operations."""
    return frozenset(each.name for each in _native.scalar_operations())


def halves(bits: int) -> tuple[int, int]:
    """The low and high 64 bits of a pattern."""
    return bits & (2**64 - 1), (bits >> 64) & (2**64 - 1)


class Assembler:
    """The state of one program; an `Emitter` for each function adds to it."""

    def __init__(
        self,
        module: ir.Module,
        entry: str,
        data: frozenset[int] | None,
        dropped: frozenset[str],
        notes_promises: bool,
        settled: frozenset[ir.Operation],
    ) -> None:
        self.module = module
        self.dropped = dropped
        self.notes_promises = notes_promises
        self.settled = settled
        self.code = CodeBuffer()
        self.pool: list[int] = []
        self.native = _native.Program()
        self.operations: dict[object, int] = {}
        self._numbers: dict[object, int] = {}  # of operations as they are asked for
        self.opaques: dict[object, int] = {}
        self.globals: dict[str, int] = {}
        self.messages: list[str] = []
        self.element_types: dict[str, int] = {}
        self.queues: dict[str, int] = {}
        self.updates = {"": 0}
        self.sites: list[Site] = []
        self.accessed: dict[Scalar, None] = {}  # the types that pointers are used to access
        self.addresses = False  # whether some address is data, or how often some loop runs
        self.begins_at_data = False  # whether some view does
        self.displaces_by_data = False  # whether some pointer is moved by data
        self.multiplies_within = False  # whether some product of data must not overflow
        self.splits = False  # whether some condition, or address, is data
        self.require_body(entry, module.functions[entry].place)
        self._check_callees(entry)
        self.classes = RegisterClasses(module, entry, data)
        self.data = self.classes.data
        while (changed := with_conditions(module, self.classes)) is not None:
            module = changed
            self.classes = RegisterClasses(module, entry, self.data)
        self.module = module
        self.poison = MayBePoison(module, self.classes.reached)
        self.poisons = bool(self.poison)  # whether some operation makes poison of operands that are none
        self.functions = {function.name: index for index, function in enumerate(self.classes.reached)}
        self.concurrency = Concurrency(module, self.classes.reached)
        for barrier in self.concurrency.stray:
            raise AssemblyError("a barrier that is not in the parallel loop whose agents it holds up", barrier.place)

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
        """Raises `AssemblyError` for a function that is not there, or is only declared."""
        function = self.module.functions.get(name)
        if function is None or function.body is None:
            raise AssemblyError(f"function {name} has no body", place)

    def _check_callees(self, entry: str) -> None:
        for function in reachable_functions(self.module, entry):
            assert function.body is not None
            for operation in ir.walk(function.body) if ir.Call in ir.kinds_in(function.body) else ():
                if isinstance(operation, ir.Call):
                    self.require_body(operation.callee, operation.place)

    def finish(self, entry: str) -> tuple[_native.Program, list[Place], list[tuple[str, tuple[int, ...]]]]:
        """The program for the core, the place of each instruction, and what else an execution has to know."""
        if self.splits:
            self._provide_selects()
        native = self.native
        native.set_code(self.code.pack())
        native.set_pool(self.pool)
        native.set_messages(self.messages)
        native.set_element_types(list(self.element_types))
        native.set_result_types([element_of(type_).name for type_ in self.module.functions[entry].results])
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

    def site(
        self, instruction: int, kind: SiteKind, operation: ir.Operation, dimension: int = 0, is_data: bool = False
    ) -> None:
        """Notes an instruction that decides something."""
        self.sites.append(Site(instruction, kind, operation, dimension, is_data))

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
        """The number of a scalar operation in the program's table, which has one row for each name, flags and types.
        Raises `AssemblyError`: the table does not have it."""
        given = (name, flags, tuple(operands), tuple(results))
        index = self._numbers.get(given)
        if index is None:
            index = self._numbers[given] = self._number(*given, place)
        return index

    def _number(
        self, name: str, flags: tuple[str, ...], given: tuple[Scalar, ...], gives: tuple[Scalar, ...], place: Place
    ) -> int:
        operands, results = ([_as_integer(each) for each in types] for types in (given, gives))
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
                    OPERATIONS[name, tuple(flag for flag in flags if flag != OVERFLOW_IS_UNDEFINED), *key[2:]],
                )
            except ValueError as error:
                raise AssemblyError(f"{name}: {error}", place) from None
        return index

    def opaque(self, name: str, arguments: Sequence[Scalar], results: Sequence[Scalar], *, gives_memory: bool) -> int:
        """The number of an external function, by its name and the types of its results, and whether it has others that
        are memory, with the types of the arguments of a call that are none."""
        key = ("opaque", name, tuple(results), *(["memory"] if gives_memory else []))
        form = key, tuple(arguments)
        index = self.opaques.get(form)
        if index is None:
            index = self.opaques[form] = len(self.opaques)
            types = ([type_.name for type_ in each] for each in (results, arguments))
            self.native.add_opaque(name, OPERATIONS[key], next(types), gives_memory, next(types))
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
        """The number of a message that an instruction shows."""
        self.messages.append(text)
        return len(self.messages) - 1

    def global_buffer(self, name: str, place: Place) -> int:
        """The number of a global. Raises `AssemblyError` where there is none of that name."""
        index = self.globals.get(name)
        if index is None:
            buffer = self.module.globals.get(name)
            if buffer is None:
                raise AssemblyError(f"there is no global {name}", place)
            index = self.globals[name] = len(self.globals)
            width = _native.scalar_type(buffer.element.name).width
            self.native.add_global(
                name,
                GLOBALS[name, buffer.element, buffer.shape],
                buffer.element.name,
                list(buffer.shape),
                [self.pattern(bits, width, buffer.element, buffer.place) for bits in buffer.initial or ()],
                buffer.constant,
            )
        return index

    @staticmethod
    def pattern(bits: int, width: int, type_: Scalar, place: Place) -> tuple[int, int]:
        """A constant that a cell of `width` bits holds, in which no bit is lost. Raises `AssemblyError`: one is."""
        if bits >> (128 if width > 64 else 64):
            raise AssemblyError(f"a constant of type {type_} of which a cell does not hold all bits", place)
        return halves(bits)


def _as_integer(type_: Scalar) -> Scalar:
    """An index is an integer of 64 bits: what is computed with it is the same."""
    return Scalar("i64") if type_.is_index else type_


def _as_extension(name: str, operand: list[Scalar], result: list[Scalar]) -> tuple[str, list[Scalar], list[Scalar]]:
    """A conversion between an index and an integer is an extension or a truncation."""
    if name in ("index_cast", "index_castui") and operand[0] != result[0]:
        wider = result[0].width > operand[0].width
        name = ("extsi" if name == "index_cast" else "extui") if wider else "trunci"
    return name, operand, result


def element_of(type_: ir.Type) -> Scalar:
    return type_ if isinstance(type_, Scalar) else type_.element
