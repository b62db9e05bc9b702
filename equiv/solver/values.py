"""The integers and conditions of a program as terms of z3: what each is made of sizes.

A value that is not understood (most loads, a carried value, part of a float) is a number of its own that may be any of
its type: what has no solution here has none in the program, and a solution is a proposal that a run decides on. Numbers
wrap around where they may leave their type, but for affine expressions, as in all of the verifier. Extents are taken to
be below 2^40 unless it is asked what follows without that.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import z3

from equiv.sizing.variables import Variable
from equiv.solver.counters import Limit, is_wide
from equiv.solver.integer_operations import INTEGER_OPERATIONS, Use, binary
from equiv.solver.numbers import (
    Interval,
    Made,
    Number,
    Truth,
    bitwise,
    chosen,
    chosen_truth,
    constant,
    unsigned,
    wrapped,
)
from equiv.solver.size_terms import LARGEST_EXTENT, SizeTerms
from equiv.solver.structure import Structure
from interp import ir

_ORDERS: dict[str, Callable[[Any, Any], Any]] = {
    "eq": operator.eq,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
_MOST_OPERANDS = 64  # of an affine expression
_FARTHEST = 1 << 80  # what a narrow counter counts to if it does not wrap around
_DEEPEST = 100  # values that one is made of, one from the other


class Values:
    """Of the program with a `structure`, which `side` tells apart from the other one. `parameters` are the entry's size
    variables by (position, dimension); `facts` are of numbers that are not understood, and of loops' variables."""

    def __init__(
        self,
        structure: Structure,
        side: int,
        sizes: SizeTerms,
        parameters: Mapping[tuple[int, int | None], Variable],
    ) -> None:
        self.structure = structure
        self._side = side
        self._sizes = sizes
        self._parameters = parameters
        self._numbers: dict[ir.Value, Number] = {}
        self._truths: dict[ir.Value, Truth] = {}
        self._extents: dict[tuple[ir.Value, int], Number] = {}
        self._busy: set[object] = set()
        self._iterations: dict[ir.While | ir.Block, Number] = {}
        self.facts: list[Any] = []
        self._fresh = 0
        self._depth = 0

    # -- numbers -------------------------------------------------------------------------------------------------------

    def anything(self, low: int, high: int) -> Number:
        """A new number of which only its range is known, both ends included."""
        self._fresh += 1
        term = z3.Int(f"?{self._fresh}.{self._side}")
        self.facts += [term >= low, term <= high]
        return Number(term, low, high, Made.OF_ANYTHING)

    def index(self, operand: ir.Index) -> Number:
        return constant(operand) if isinstance(operand, int) else self.number(operand)

    def number(self, value: ir.Value) -> Number:
        """A value of integer type, as a signed number; of one bit 0 or 1."""
        if value in self._numbers:
            return self._numbers[value]
        low, high = _type_range(value.type)
        if value in self._busy or self._depth > _DEEPEST:
            return self.anything(low, high)
        self._busy.add(value)
        self._depth += 1
        if isinstance(value.type, ir.Scalar) and value.type.width == 1 and value not in self.structure.positions:
            truth = self.truth(value)
            found = Number(z3.If(truth.term, z3.IntVal(1), z3.IntVal(0)), 0, 1, truth.made)
        else:
            found = self._number(value) or self.anything(low, high)
            if (found.low < low or found.high > high) and not isinstance(self.structure.definition(value), ir.Apply):
                found = Number(wrapped(found, low, high), low, high, found.made)
        self._depth -= 1
        self._busy.discard(value)
        self._numbers[value] = found
        return found

    def signed(self, value: ir.Value) -> Number:
        """A value as signed operations see it: of one bit 0 or -1."""
        number = self.number(value)
        return number if ir.scalar_of(value).width > 1 else Number(-number.term, -1, 0, number.made)

    def unsigned(self, value: ir.Value) -> Number:
        return unsigned(self.number(value), ir.scalar_of(value).width)

    def _number(self, value: ir.Value) -> Number | None:
        position = self.structure.positions.get(value)
        if position is not None:
            variable = self._parameters.get((position, None))
            return None if variable is None else self._sizes.of(variable)
        if value in self.structure.loops:
            return self._loop_variable(value)
        if value in self.structure.carried:
            return self.counted(value)
        if value in self.structure.counters:
            return self._counter(value)
        copied = self.structure.copied(value)
        if copied is not None:
            return self.number(copied)
        match self.structure.definition(value):
            case ir.Const(bits=bits, result=ir.Value(type=ir.Scalar(width=width))):
                return constant(ir.signed(bits, width) if width > 1 else bits)
            case ir.Apply(expression=expression):
                return self.affine(expression)
            case ir.Op(name=name, operands=operands, results=results) if len(results) == 1:
                return self._operation(name, operands, results[0])
            case ir.Select(condition=condition, yes=yes, no=no):
                return chosen(self.truth(condition), self.number(yes), self.number(no))
            case ir.If() as operation:
                ends = self.structure.ends(operation, value)
                if ends is not None:
                    return chosen(self.truth(operation.condition), self.number(ends[0]), self.number(ends[1]))
            case ir.Load(view=view, result=ir.Value(type=type_)) if view in self.structure.kept:
                kept = self.structure.kept[view]
                return self.number(kept) if kept.type == type_ else None
            case ir.Extent(what=ir.ExtentKind.SIZE, view=view, dimension=dimension):
                return self.extent(view, dimension) if isinstance(dimension, int) else self._named(view, dimension)
            case ir.Extent(what=ir.ExtentKind.STRIDE, view=view, dimension=int() as dimension):
                return self._stride(view, dimension)
            case ir.Extent(what=ir.ExtentKind.OFFSET, view=view) if view in self.structure.positions:
                assert isinstance(view.type, ir.View)
                return None if view.type.offset is None else constant(view.type.offset)
            case _:
                pass
        return None

    def affine(self, expression: ir.Affine) -> Number | None:
        """An affine expression; None where a part of it is not understood, or it is too large."""
        if isinstance(expression, ir.Binary):
            if len(ir.leaves(expression)) > _MOST_OPERANDS:
                return None
            left, right = self.affine(expression.left), self.affine(expression.right)
            if left is None or right is None:
                return None
            return binary(expression.operator, left, right)
        return self.index(expression)

    def _operation(self, name: str, operands: list[ir.Value], result: ir.Value) -> Number | None:
        rule = INTEGER_OPERATIONS.get(name)
        if rule is None or not all(map(ir.is_integer, operands)):
            return None
        width = ir.scalar_of(result).width
        numbers = [self.number(each) for each in operands]
        inner = self.structure.definition(operands[0])
        if name == "andi" and numbers[1].is_constant and isinstance(inner, ir.Op) and inner.name == "andi":
            # The bits that the mask keeps are few, where all bits of both numbers are many.
            one, other = (bitwise(name, self.number(each), numbers[1], width) for each in inner.operands)
            return bitwise(name, one, other, width)
        return rule(Use(name, numbers, [ir.scalar_of(each).width for each in operands], width))

    # -- loops ---------------------------------------------------------------------------------------------------------

    def _loop_variable(self, value: ir.Value) -> Number:
        lower, upper, step = (self.index(each) for each in self.structure.loops[value])
        found = self.anything(lower.low, max(upper.high - 1, lower.low))
        if value in self.structure.unsigned and min(lower.low, upper.low) < 0:
            return found
        made = max(lower.made, upper.made, step.made, Made.OF_LOOPS)
        return Number(found.term, found.low, found.high, made)

    def _counter(self, value: ir.Value) -> Number | None:
        """What a `while` or a loop of blocks counts: from its first value on, however far. A wide counter does not come
        beyond its type."""
        first, step, loop = self.structure.counters[value]
        begins = self.number(first)
        if begins.made is Made.OF_ANYTHING:
            return None
        low, high = _type_range(value.type) if is_wide(value) else (-_FARTHEST, _FARTHEST)
        iteration = self._iteration(loop)
        term = begins.term + step * iteration.term
        if is_wide(value):
            self.facts.append(z3.And(term >= low, term <= high))
        return Number(term, begins.low if step > 0 else low, high if step > 0 else begins.high, iteration.made)

    def _iteration(self, loop: ir.While | ir.Block) -> Number:
        """How many iterations of a loop there were before: all its counters have come as far."""
        if loop not in self._iterations:
            found = self.anything(0, _type_range(ir.INDEX)[1])
            self._iterations[loop] = Number(found.term, found.low, found.high, Made.OF_OPEN_LOOPS)
            ends = self.structure.loop_ends[loop]
            if ends.are_all and all(self._held(loop, limit) is not None for limit in ends.limits):
                self._iterations[loop] = Number(found.term, found.low, found.high, Made.OF_LOOPS)
        return self._iterations[loop]

    def counting(self, value: ir.Value) -> Truth | None:
        """That a counter has come somewhere, where it is understood."""
        number = self.number(value)
        if not number.made.is_of_loops:
            return None
        return Truth(self._iteration(self.structure.counters[value].loop).term >= 0, number.made)

    def went_on(self, loop: ir.While | ir.Block) -> list[Truth]:
        """That a loop went on in all iterations before one."""
        known = [self._held(loop, limit) for limit in self.structure.loop_ends[loop].limits]
        return [each for each in known if each is not None]

    def _held(self, loop: ir.While | ir.Block, limit: Limit) -> Truth | None:
        """That a limit held in all iterations before one. An order that holds in the first of them and in the last one
        holds between, as what is compared is linear; two numbers may be equal between alone."""
        (first, step, _), bound = self.structure.counters[limit.counter], self.number(limit.bound)
        begins, iteration = self.number(first), self._iteration(loop)
        if Made.OF_ANYTHING in (begins.made, bound.made):
            return None
        if limit.is_unsigned:
            # A number that is not negative, up to where it is equal to one that is not.
            if begins.low + limit.offset < 0 or step < -1 or (step == -1 and bound.low < 0):
                return None
            bound = unsigned(bound, ir.scalar_of(limit.bound).width)
        one = begins.term + limit.offset
        last = one + step * (iteration.term - 1)
        if limit.predicate == "ne":
            passed = [one > bound.term, last < bound.term] if step > 0 else [one < bound.term, last > bound.term]
            held = z3.Or(*passed, (bound.term - one) % abs(step) != 0) if abs(step) > 1 else z3.Or(*passed)
        else:
            compare = _ORDERS[limit.predicate[-2:]]
            held = z3.And(compare(one, bound.term), compare(last, bound.term))
        made = max(begins.made, bound.made, iteration.made)
        return Truth(z3.Or(iteration.term == 0, held), made)

    def counted(self, value: ir.Value) -> Number | None:
        """What a loop carries that it adds the same number to in each iteration, before it wraps around."""
        if value in self.structure.counters:
            return self._counter(value)
        loop, at = self.structure.carried[value]
        variable, *carried = loop.body.blocks[0].arguments
        following = self.structure.following(value)
        match self.structure.definition(following) if following is not None else None:
            case ir.Op(name="addi" | "subi" as name, operands=[first, by]) if first is carried[at]:
                step = self.number(by)
            case ir.Op(name="addi" as name, operands=[by, second]) if second is carried[at]:
                step = self.number(by)
            case _:
                return None
        first_value = self.number(loop.carried[at])
        lower, upper, stride = (self.index(each) for each in self.structure.loops[variable])
        if not step.given or Made.OF_ANYTHING in (first_value.made, lower.made, upper.made) or stride.low <= 0:
            return None
        if loop.unsigned and min(lower.low, upper.low) < 0:
            return None
        if value in loop.results:
            iterations = z3.If(upper.term > lower.term, (upper.term - lower.term - 1) / stride.term + 1, 0)
        else:
            iterations = (self.number(variable).term - lower.term) / stride.term
        made = max(lower.made, upper.made, stride.made, Made.OF_SIZES if value in loop.results else Made.OF_LOOPS)
        times = Number(iterations, 0, max((upper.high - lower.low - 1) // stride.low + 1, 0), made)
        moved = binary("*", times, step)
        return None if moved is None else binary("-" if name == "subi" else "+", first_value, moved)

    # -- views ---------------------------------------------------------------------------------------------------------

    def extent(self, view: ir.Value, dimension: int) -> Number:
        """The size of a dimension of a view."""
        key = view, dimension
        if key not in self._extents:
            self._extents[key] = self._extent(view, dimension) or self.anything(0, LARGEST_EXTENT)
        return self._extents[key]

    def _named(self, view: ir.Value, dimension: ir.Value) -> Number | None:
        """The size of a dimension that a number names."""
        assert isinstance(view.type, ir.View)
        at, found = self.number(dimension), [self.extent(view, each) for each in range(len(view.type.shape))]
        if not found or Made.OF_ANYTHING in (at.made, *(each.made for each in found)):
            return None
        term = found[0].term
        for position, each in enumerate(found[1:], 1):
            term = z3.If(at.term == position, each.term, term)
        made = max(at.made, *(each.made for each in found))
        return Number(term, min(each.low for each in found), max(each.high for each in found), made)

    def _extent(self, view: ir.Value, dimension: int) -> Number | None:
        assert isinstance(view.type, ir.View)
        static = view.type.shape[dimension]
        if static is not None:
            return constant(static)
        position = self.structure.positions.get(view)
        if position is not None:
            variable = self._parameters.get((position, dimension))
            return None if variable is None else self._sizes.of(variable)
        copied = self.structure.copied(view) or self.structure.unchanged(view)
        if copied is not None:
            if (view, dimension) in self._busy:
                return None
            self._busy.add((view, dimension))
            found = self.extent(copied, dimension)
            self._busy.discard((view, dimension))
            return found
        match self.structure.definition(view):
            case ir.Reshape(sizes=sizes) | ir.Alloc(sizes=sizes):
                return self.index(sizes[dimension])
            case ir.Select(condition=condition, yes=yes, no=no):
                return self._one_extent(condition, (yes, no), view, dimension)
            case ir.If() as operation:
                ends = self.structure.ends(operation, view)
                return None if ends is None else self._one_extent(operation.condition, ends, view, dimension)
            case _:
                return None

    def _one_extent(
        self, condition: ir.Value, views: tuple[ir.Value, ir.Value], of: ir.Value, dimension: int
    ) -> Number | None:
        """That of the view which is one of two."""
        if (of, dimension) in self._busy or self._depth > _DEEPEST:
            return None
        self._busy.add((of, dimension))
        self._depth += 1
        yes, no = (self.extent(each, dimension) for each in views)
        found = chosen(self.truth(condition), yes, no)
        self._depth -= 1
        self._busy.discard((of, dimension))
        return found

    def _stride(self, view: ir.Value, dimension: int) -> Number | None:
        assert isinstance(view.type, ir.View)
        defined = self.structure.definition(view)
        if isinstance(defined, ir.Reshape):
            return self.index(defined.strides[dimension])
        if view not in self.structure.positions and not isinstance(defined, ir.Alloc):
            return None
        if view.type.strides is not None:
            known = view.type.strides[dimension]
            return None if known is None else constant(known)
        stride: Number | None = constant(1)
        for inner in range(dimension + 1, view.type.rank):
            stride = None if stride is None else binary("*", stride, self.extent(view, inner))
        return stride

    # -- conditions ----------------------------------------------------------------------------------------------------

    def truth(self, value: ir.Value) -> Truth:
        """A value of one bit."""
        if value not in self._truths:
            if ("truth", value) in self._busy or self._depth > _DEEPEST:
                return self._any_truth()
            self._busy.add(("truth", value))
            self._depth += 1
            found = self._truth(value)
            self._depth -= 1
            self._busy.discard(("truth", value))
            self._truths[value] = found
        return self._truths[value]

    def _any_truth(self) -> Truth:
        self._fresh += 1
        return Truth(z3.Bool(f"?{self._fresh}.{self._side}"), Made.OF_ANYTHING)

    def _truth(self, value: ir.Value) -> Truth:
        if value in self.structure.positions:
            number = self._number(value)
            return self._any_truth() if number is None else Truth(number.term != 0, number.made)
        copied = self.structure.copied(value)
        if copied is not None:
            return self.truth(copied)
        match self.structure.definition(value):
            case ir.Const(bits=bits):
                return Truth(z3.BoolVal(bool(bits & 1)))
            case ir.Op(name=name, operands=[left, right]) if name.startswith("cmpi.") and ir.is_integer(left):
                if ir.scalar_of(left).width == 1 and name not in ("cmpi.eq", "cmpi.ne"):
                    return self._any_truth()
                return self._compared(name.removeprefix("cmpi."), self.number(left), self.number(right))
            case ir.Op(name="andi" | "ori" | "xori" as name, operands=[left, right]):
                one, other = self.truth(left), self.truth(right)
                join: Callable[..., Any] = {"andi": z3.And, "ori": z3.Or, "xori": z3.Xor}[name]
                return Truth(join(one.term, other.term), max(one.made, other.made))
            case ir.Load(view=view) if view in self.structure.kept and self.structure.kept[view].type == value.type:
                return self.truth(self.structure.kept[view])
            case ir.Op(name="trunci", operands=[wide]) if ir.is_integer(wide):
                number = self.number(wide)
                return Truth(number.term % 2 == 1, number.made)
            case ir.Select(condition=condition, yes=yes, no=no):
                condition_, one, other = self.truth(condition), self.truth(yes), self.truth(no)
                return chosen_truth(condition_, one, other)
            case ir.If() as operation:
                ends = self.structure.ends(operation, value)
                if ends is not None:
                    condition_, one, other = self.truth(operation.condition), self.truth(ends[0]), self.truth(ends[1])
                    return chosen_truth(condition_, one, other)
            case _:
                pass
        return self._any_truth()

    @staticmethod
    def _compared(predicate: str, left: Number, right: Number) -> Truth:
        one, other, made = left.term, right.term, max(left.made, right.made)
        if predicate == "eq":
            return Truth(one == other, made)
        if predicate == "ne":
            return Truth(one != other, made)
        if predicate[0] == "u" and min(left.low, right.low) < 0:
            # A negative number is larger than any other one.
            beyond = 1 << 200
            one, other = z3.If(one < 0, one + beyond, one), z3.If(other < 0, other + beyond, other)
        match predicate[1:]:
            case "lt":
                return Truth(one < other, made)
            case "le":
                return Truth(one <= other, made)
            case "gt":
                return Truth(one > other, made)
            case _:
                return Truth(one >= other, made)


def _type_range(type_: ir.Type) -> Interval:
    width = type_.width if isinstance(type_, ir.Scalar) and type_.is_integer else 64
    if width == 1:
        return 0, 1
    return -(1 << (width - 1)), (1 << (width - 1)) - 1
