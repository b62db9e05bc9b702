"""Scalar expressions as one-function programs, for tests of the value domains."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace

from interp import ir, machine
from interp.machine import Algebra, DataInput, Domain, Execution

PLACE = ir.Place("test", 1, 1)
FULL = Algebra()
F16, F32, F64, I32 = (ir.Scalar(name) for name in ("f16", "f32", "f64", "i32"))


@dataclass(frozen=True)
class E:
    """An operation on expressions; `variable` and `constant` are leaves. Sums, differences, products, quotients and
    negations of Python are those of floats, and numbers are constants of the other operand's type."""

    name: str
    operands: tuple[E, ...] = ()
    type: ir.Scalar = F32
    flags: tuple[str, ...] = ()
    payload: float | int = 0

    def _binary(self, name: str, left: E | float, right: E | float) -> E:
        return E(name, (self._as(left), self._as(right)), self.type)

    def _as(self, value: E | float) -> E:
        return value if isinstance(value, E) else constant(value, self.type)

    def __add__(self, other: E | float) -> E:
        return self._binary("addf", self, other)

    def __radd__(self, other: float) -> E:
        return self._binary("addf", other, self)

    def __sub__(self, other: E | float) -> E:
        return self._binary("subf", self, other)

    def __rsub__(self, other: float) -> E:
        return self._binary("subf", other, self)

    def __mul__(self, other: E | float) -> E:
        return self._binary("mulf", self, other)

    def __rmul__(self, other: float) -> E:
        return self._binary("mulf", other, self)

    def __truediv__(self, other: E | float) -> E:
        return self._binary("divf", self, other)

    def __rtruediv__(self, other: float) -> E:
        return self._binary("divf", other, self)

    def __neg__(self) -> E:
        return E("negf", (self,), self.type)

    def flagged(self, *flags: str) -> E:
        """The same operation with flags."""
        return replace(self, flags=tuple(sorted(flags)))

    def all_flagged(self, *flags: str) -> E:
        """Flags on every float operation of the expression."""
        if self.name in ("variable", "constant"):
            return self
        return replace(
            self, operands=tuple(each.all_flagged(*flags) for each in self.operands), flags=tuple(sorted(flags))
        )


def variable(index: int, type_: ir.Scalar = F32) -> E:
    return E("variable", (), type_, payload=index)


def constant(value: float, type_: ir.Scalar = F32) -> E:
    return E("constant", (), type_, payload=value)


def call(name: str, *operands: E, type_: ir.Scalar | None = None) -> E:
    """An operation by its name; its type is that of its first operand unless given."""
    return E(name, operands, type_ or operands[0].type)


def select(condition: E, yes: E, no: E) -> E:
    return E("select", (condition, yes, no), yes.type)


def compare(predicate: str, left: E, right: E) -> E:
    return E(f"cmpf.{predicate}", (left, right), ir.I1)


def exp(value: E) -> E:
    return call("exp", value)


def maximum(left: E, right: E) -> E:
    return call("maximumf", left, right)


def minimum(left: E, right: E) -> E:
    return call("minimumf", left, right)


_FORMATS = {"f16": ("<e", "<H"), "f32": ("<f", "<I"), "f64": ("<d", "<Q")}


def bits(value: float, type_: ir.Scalar) -> int:
    """The pattern of a number, rounded to nearest."""
    if type_.is_integer:
        return int(value) & ((1 << type_.width) - 1)
    number, pattern = _FORMATS[type_.name]
    return int(struct.unpack(pattern, struct.pack(number, value))[0])


def module(*expressions: E, variables: int = 4, type_: ir.Scalar = F32) -> ir.Module:
    """A function `f` of `variables` scalars that returns the expressions; equal subtrees are computed once."""
    parameters = [ir.Value(type_, f"x{index}") for index in range(variables)]
    operations: list[ir.Operation] = []
    values: dict[E, ir.Value] = {}

    def emit(expression: E) -> ir.Value:
        if expression.name == "variable":
            parameter = parameters[int(expression.payload)]
            assert parameter.type == expression.type
            return parameter
        if expression in values:
            return values[expression]
        operands = [emit(each) for each in expression.operands]
        result = values[expression] = ir.Value(expression.type)
        if expression.name == "constant":
            pattern = bits(expression.payload, expression.type)
            operations.append(ir.Const(place=PLACE, result=result, bits=pattern))
        elif expression.name == "select":
            condition, yes, no = operands
            operations.append(ir.Select(place=PLACE, result=result, condition=condition, yes=yes, no=no))
        else:
            operations.append(
                ir.Op(place=PLACE, results=[result], name=expression.name, operands=operands, flags=expression.flags)
            )
        return result

    results = [emit(expression) for expression in expressions]
    operations.append(ir.Return(place=PLACE, values=results))
    body = ir.Region([ir.Block(parameters, operations)])
    types: list[ir.Type] = [expression.type for expression in expressions]
    return ir.Module({"f": ir.Function("f", parameters, types, body, PLACE)})


def run(
    expression: E, domain: Domain, seed: int, algebra: Algebra, type_: ir.Scalar = F32, target: bool = False
) -> Execution:
    program = machine.assemble(module(expression, type_=type_), "f")
    return program.run([DataInput()] * 4, domain, seed=seed, algebra=algebra, target=target)


def holds(
    left: E,
    right: E,
    domain: Domain,
    *,
    seed: int = 1,
    algebra: Algebra = FULL,
    type_: ir.Scalar = F32,
) -> bool:
    """Whether two expressions, a source and a target, are equal in a domain under one seed; False where a run stops."""
    first = run(left, domain, seed, algebra, type_)
    second = run(right, domain, seed, algebra, type_, target=True)
    if first.stop is not None or second.stop is not None:
        return False
    comparison = machine.compare(first, second)
    assert comparison.cells == 1
    return comparison.differing == 0 and not comparison.problems
