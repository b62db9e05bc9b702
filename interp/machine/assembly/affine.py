"""The code of constants and affine expressions."""

from __future__ import annotations

from interp import ir
from interp.ir import Place, Value, leaves
from interp.machine.analysis.registers import RegisterClass
from interp.machine.assembly.assembler import AssemblyError, element_of
from interp.machine.assembly.bytecode import Need, Opcode
from interp.machine.assembly.emitter import Emitter, emits

_DIVISIONS = {"floordiv": Opcode.FLOOR_DIVIDE, "ceildiv": Opcode.CEIL_DIVIDE, "mod": Opcode.MODULO}

_STOPS_AT_OVERFLOW = 4  # of an addition or multiplication
_LARGEST = (1 << 63) - 1

_Linear = tuple[int, dict[int, int]]  # a constant, and a factor for each register


def sign_extend(bits: int, width: int) -> int:
    """A pattern of `width` bits as a signed number."""
    sign = 1 << (width - 1)
    return ((bits & ((1 << width) - 1)) ^ sign) - sign


@emits(ir.Const)
def _const(self: Emitter, operation: ir.Const) -> int:
    value, type_ = operation.result, element_of(operation.result.type)
    if self.classes[value] is RegisterClass.INTEGER:
        number = sign_extend(operation.bits, type_.width)
        self.known[value] = number
        self.registers[value] = self.integer_constant(number)
    else:
        self.assembler.pattern(operation.bits, type_.width, type_, operation.place)
        self.registers[value] = self.constant_cell(operation.bits, type_.width)
    return 0


@emits(ir.Apply)
def _apply(self: Emitter, operation: ir.Apply) -> int:
    if self.classes[operation.result] is RegisterClass.DATA:
        result = _expression(self, operation.expression, operation.place)
        self.code.emit(operation.place, Opcode.MOVE_CELL, self.define(operation.result), result)
        self.straight_line += 1
        return 1
    constant, terms = linear(self, operation.expression, operation.place)
    if not terms:
        self.known[operation.result] = constant
    self.registers[operation.result] = _settle(self, (constant, terms), operation.place)
    self.straight_line += 1
    return 1


def _expression(self: Emitter, expression: ir.Affine, place: Place) -> int:
    """The register of an affine expression of data."""
    if isinstance(expression, int):
        return self.constant_cell(expression & (2**64 - 1), 64)
    if isinstance(expression, Value):
        return _as_index(self, expression, place)

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


def _as_index(self: Emitter, value: Value, place: Place) -> int:
    """The register of an integer as a signed number of 64 bits."""
    type_ = element_of(value.type)
    if type_.width == 64:
        return self.cell(value, place)
    name = "extsi" if type_.width < 64 else "trunci"
    index = self.assembler.operation(name, (), (type_,), (ir.INDEX,), place)
    result = self.fresh(RegisterClass.DATA)
    self.code.emit(place, Opcode.SCALAR_1, result, index, self.cell(value, place), aux=self.may_be_poison([value]))
    return result


def linear(self: Emitter, expression: ir.Affine, place: Place, wraps: bool = False) -> _Linear:
    """The constant and the factors are numbers of 64 bits. Where what is computed of them `wraps` around, as distances
    of pointers do, so do they; else what is beyond them is left to the machine, which stops."""
    constant, terms = _linear(self, expression, place, wraps)
    if wraps:
        constant, terms = sign_extend(constant, 64), {each: sign_extend(by, 64) for each, by in terms.items()}
    if all(_fits(number) for number in (constant, *terms.values())):
        return constant, {register: factor for register, factor in terms.items() if factor}
    if isinstance(expression, ir.Binary):
        left, right = (_settle(self, linear(self, each, place), place) for each in (expression.left, expression.right))
        opcode = Opcode.ADD if expression.operator == "+" else Opcode.MULTIPLY
    else:
        left, right, opcode = self.integer_constant(_LARGEST), self.integer_constant(_LARGEST), Opcode.ADD
    result = self.fresh(RegisterClass.INTEGER)
    self.code.emit(place, opcode, result, left, right, _STOPS_AT_OVERFLOW, aux=64)
    return 0, {result: 1}


def _fits(number: int) -> bool:
    return -_LARGEST - 1 <= number <= _LARGEST


def _linear(self: Emitter, expression: ir.Affine, place: Place, wraps: bool) -> _Linear:
    if isinstance(expression, int):
        return expression, {}
    if isinstance(expression, Value):
        known = self.known.get(expression)
        return (known, {}) if known is not None else (0, {self.integer(expression, Need.INDEX, place): 1})
    left, right = (linear(self, each, place, wraps) for each in (expression.left, expression.right))
    if expression.operator == "+":
        return left[0] + right[0], _sum(left[1], right[1])
    if expression.operator == "*":
        if not left[1]:
            left, right = right, left
        if not right[1]:
            return left[0] * right[0], {register: factor * right[0] for register, factor in left[1].items()}
        factors = _settle(self, left, place), _settle(self, right, place)
        opcode, flags = Opcode.MULTIPLY, 0 if wraps else _STOPS_AT_OVERFLOW
        result = self.fresh(RegisterClass.INTEGER)
        self.code.emit(place, opcode, result, *factors, flags, aux=64)
        return 0, {result: 1}
    division = _DIVISIONS.get(expression.operator)
    if division is None:
        raise AssemblyError(f"the affine operator {expression.operator} is not known", place)
    result = self.fresh(RegisterClass.INTEGER)
    self.code.emit(place, division, result, _settle(self, left, place), _settle(self, right, place))
    return 0, {result: 1}


def _sum(left: dict[int, int], right: dict[int, int]) -> dict[int, int]:
    total = dict(left)
    for register, factor in right.items():
        total[register] = total.get(register, 0) + factor
    return {register: factor for register, factor in total.items() if factor}


def _settle(self: Emitter, linear: _Linear, place: Place) -> int:
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
