"""The code of scalar operations, selections and opaque calls."""

from __future__ import annotations

from interp import ir
from interp.ir.predicates import COMPARISONS
from interp.machine.analysis.registers import RegisterClass
from interp.machine.assembly.assembler import AssemblyError, element_of
from interp.machine.assembly.bytecode import PREDICATES, Need, Opcode
from interp.machine.assembly.emitter import Emitter, emits
from interp.machine.assembly.pointers import emit_pointer_operation
from interp.machine.coverage import SiteKind

_SCALARS = (Opcode.SCALAR_1, Opcode.SCALAR_2, Opcode.SCALAR_3)

_ARITHMETIC = {"addi": Opcode.ADD, "subi": Opcode.SUBTRACT, "muli": Opcode.MULTIPLY}
_ARITHMETIC_OF_CELLS = {"addi": Opcode.ADD_CELLS, "subi": Opcode.SUBTRACT_CELLS, "muli": Opcode.MULTIPLY_CELLS}

# The extreme that `select(a PREDICATE b, a, b)` is; with a and b swapped in the select it is the other one.
_EXTREMES = {
    f"cmpi.{sign}{order}{equal}": (f"{first}{suffix}", f"{second}{suffix}")
    for sign, suffix in (("s", "si"), ("u", "ui"))
    for order, first, second in (("l", "min", "max"), ("g", "max", "min"))
    for equal in "te"
}
_CONNECTIVES = frozenset(("andi", "ori", "xori"))
_EXTREME_OPERATIONS = frozenset(("minsi", "maxsi", "minui", "maxui"))


@emits(ir.Op)
def _op(self: Emitter, operation: ir.Op) -> int:
    place = operation.place
    if any(value.type == ir.POINTER for value in (*operation.operands, *operation.results)):
        return emit_pointer_operation(self, operation)
    if operation.name == "select":
        raise AssemblyError("a selection is an operation of its own, and no scalar operation", place)
    operand_types = [element_of(value.type) for value in operation.operands]
    result_types = [element_of(value.type) for value in operation.results]
    self.straight_line += 1
    if operation.name in COMPARISONS and self.classes[operation.results[0]] is RegisterClass.DATA:
        _comparison(self, operation)
        return 1
    index = self.assembler.operation(operation.name, operation.flags, operand_types, result_types, place)
    if all(self.classes[result] is RegisterClass.INTEGER for result in operation.results):
        _integer_op(self, operation, index)
        return 1
    if operation.name in ("index_cast", "index_castui") and operand_types[0].width == result_types[0].width:
        self.registers[operation.results[0]] = self.cell(operation.operands[0], place)
        return 1
    if operation.name in _ARITHMETIC_OF_CELLS and not self.classes.comes_from_data(operation.results[0]):
        _poisonable_op(self, operation, index)
        return 1
    if operation.name in _EXTREMES:
        self.comparisons[operation.results[0]] = operation
    self.assembler.multiplies_within |= operation.name == "muli" and "nsw" in operation.flags
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


def _comparison(self: Emitter, operation: ir.Op) -> None:
    """A comparison of data by the one that stands for it, its mirror image and their opposites."""
    place, type_ = operation.place, element_of(operation.operands[0].type)
    if operation.name in _EXTREMES:
        self.comparisons[operation.results[0]] = operation
    name, swapped, negated = COMPARISONS[operation.name]
    operands = [self.cell(value, place) for value in operation.operands]
    index = self.assembler.operation(name, operation.flags, (type_, type_), (ir.I1,), place)
    result = self.define(operation.results[0])
    compared = self.fresh(RegisterClass.DATA) if negated else result
    aux = self.may_be_poison(operation.operands)
    self.code.emit(place, Opcode.SCALAR_2, compared, index, *(operands[::-1] if swapped else operands), aux=aux)
    if negated:
        index = self.assembler.operation("xori", (), (ir.I1, ir.I1), (ir.I1,), place)
        self.code.emit(place, Opcode.SCALAR_2, result, index, compared, self.constant_cell(1, 1))


def _integer_op(self: Emitter, operation: ir.Op, index: int) -> None:
    place, name = operation.place, operation.name
    operands = [self.integer(value, Need.INDEX, place) for value in operation.operands]
    widths = [element_of(value.type).width for value in (*operation.operands, *operation.results)]
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
        compare = self.code.emit(place, Opcode.COMPARE, self.define(first), *operands, aux=predicate)
        self.assembler.site(compare, SiteKind.COMPARISON, operation)
    else:
        results = [self.define(value) for value in operation.results]
        is_extreme = name in _EXTREME_OPERATIONS
        computed = self.code.emit(
            place,
            Opcode.SCALAR_INTEGER,
            0,
            index,
            self.assembler.constants(operands),
            self.assembler.constants(results),
            int(is_extreme),
        )
        if is_extreme:
            self.assembler.site(computed, SiteKind.CHOICE, operation)
        if name in _CONNECTIVES and widths == [1, 1, 1]:
            truth = self.registers[first]
            noted = self.code.emit(place, Opcode.SELECT_INTEGER, truth, truth, truth, truth)
            self.assembler.site(noted, SiteKind.COMPARISON, operation)


def _poisonable_op(self: Emitter, operation: ir.Op, index: int) -> None:
    """Arithmetic of integers that are no data, but may be poison."""
    concrete = sum(
        (self.classes[value] is RegisterClass.INTEGER) << position for position, value in enumerate(operation.operands)
    )
    self.code.emit(
        operation.place,
        _ARITHMETIC_OF_CELLS[operation.name],
        self.define(operation.results[0]),
        index,
        *(self.registers[value] for value in operation.operands),
        concrete,
        aux=self.may_be_poison(operation.operands),
    )


@emits(ir.Select)
def _select(self: Emitter, operation: ir.Select) -> int:
    place, result = operation.place, operation.result
    register_class = self.classes[result]
    self.straight_line += 1
    by_data = register_class is RegisterClass.DATA and self.classes[operation.condition] is RegisterClass.DATA
    if by_data and result.type != ir.POINTER:
        type_ = element_of(result.type)
        extreme = _extreme(self, operation)
        if extreme is not None:
            index = self.assembler.operation(extreme, (), (type_, type_), (type_,), place)
            operands = [self.cell(value, place) for value in (operation.yes, operation.no)]
            self.code.emit(place, Opcode.SCALAR_2, self.define(result), index, *operands)
            return 1
        index = self.assembler.select_of(type_, place)
        operands = [self.cell(value, place) for value in (operation.condition, operation.yes, operation.no)]
        aux = self.may_be_poison([operation.condition])
        select = self.code.emit(place, Opcode.SELECT_CELL, self.define(result), index, *operands, aux=aux)
        self.assembler.site(select, SiteKind.CHOICE, operation, is_data=True)
        return 1
    if register_class is RegisterClass.VIEW and self.classes[operation.condition] is RegisterClass.DATA:
        self.assembler.splits = self.assembler.addresses = True
        operands = [self.registers[each] for each in (operation.condition, operation.yes, operation.no)]
        self.code.emit(place, Opcode.CHOOSE_VIEW, self.define(result), *operands, aux=1)
        return 1
    condition = self.integer(operation.condition, Need.CONDITION, place)
    yes, no = (self.value(value, register_class, place) for value in (operation.yes, operation.no))
    opcode = {
        RegisterClass.INTEGER: Opcode.SELECT_INTEGER,
        RegisterClass.DATA: Opcode.CHOOSE_CELL,
        RegisterClass.VIEW: Opcode.CHOOSE_VIEW,
    }[register_class]
    select = self.code.emit(place, opcode, self.define(result), condition, yes, no)
    self.assembler.site(select, SiteKind.CHOICE, operation)
    return 1


def _extreme(self: Emitter, operation: ir.Select) -> str | None:
    """The minimum or maximum that a select of integers by their own comparison is; both have one normal form."""
    comparison = self.comparisons.get(operation.condition)
    if comparison is None:
        return None
    left, right = comparison.operands
    chosen = _EXTREMES[comparison.name]
    if (left, right) == (operation.yes, operation.no):
        return chosen[0]
    return chosen[1] if (left, right) == (operation.no, operation.yes) else None


@emits(ir.Opaque)
def _opaque(self: Emitter, operation: ir.Opaque) -> int:
    place = operation.place
    arguments = [self.cell(value, place) for value in operation.arguments]
    reads, writes = (
        # Pointers stand for the buffers that they point into; their registers are told by a negative number.
        [-1 - self.registers[each] if each.type == ir.POINTER else self.registers[each] for each in regions]
        for regions in (operation.reads, operation.writes)
    )
    memory = [value for value in operation.results if isinstance(value.type, ir.View) or value.type == ir.POINTER]
    scalars = [value for value in operation.results if value not in memory]
    for value in memory:
        self.define(value)
    results = [self.define(value) for value in scalars]
    operands = [len(arguments), *arguments, len(reads), *reads, len(writes), *writes, len(results), *results]
    given, types = ([element_of(value.type) for value in values] for values in (operation.arguments, scalars))
    index = self.assembler.opaque(operation.name, given, types, gives_memory=bool(memory))
    self.code.emit(place, Opcode.OPAQUE, int(operation.kernel), index, self.assembler.constants(operands))
    self.straight_line += 1
    return 1
