"""The integers of a program as z3's integers: what each is made of sizes, and when control comes to an operation.

A value that is not understood (most loads, a carried value, part of a float) is a number of its own that may be any of
its type: what has no solution here has none in the program, and a solution is a proposal that a run decides on. Numbers
wrap around where they may leave their type, but for affine expressions, as in all of the verifier. Extents are taken to
be below 2^40 unless it is asked what follows without that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import z3

from equiv.sizing.dependence import affine_values
from equiv.sizing.variables import Variable
from equiv.solver.numbers import (
    Made,
    Number,
    Truth,
    bitwise,
    chosen,
    chosen_truth,
    constant,
    divided,
    unsigned,
    wrapped,
)
from interp import ir
from interp.ir.divisions import DIVISIONS
from interp.ir.walks import operands_of

LARGEST_EXTENT = 1 << 40
LARGE = 1 << 31
_MOST_NUMBER = (1 << 63) - 1


Interval = tuple[int, int]


class SizeTerms:
    """One z3 integer for each size variable, shared by both programs of a pair. `small` says that each extent is below
    `LARGEST_EXTENT`, `near` that no size is as far from 0 as `LARGE`; `bounds` say what the variables' types do."""

    def __init__(self, fixed: Mapping[Variable, int]) -> None:
        self.numbers: dict[Variable, Number] = {variable: constant(value) for variable, value in fixed.items()}
        self.bounds: list[Any] = []
        self.small: list[Any] = []
        self.near: list[Any] = []

    def fix(self, variable: Variable, value: int) -> None:
        self.numbers[variable] = constant(value)

    def of(self, variable: Variable) -> Number:
        if variable not in self.numbers:
            term = z3.Int(f"{variable.name}@{variable.parameter}.{variable.dimension}")
            low, high = _range_of(variable)
            if variable.is_extent:
                self.small.append(term < LARGEST_EXTENT)
            if high > LARGE:
                self.near += [term < LARGE, term > -LARGE]
            self.bounds += [term >= low, term <= high]
            self.numbers[variable] = Number(term, low, high)
        return self.numbers[variable]


def _range_of(variable: Variable) -> Interval:
    if variable.is_extent:
        return 0, _MOST_NUMBER
    if variable.width == 1:
        return 0, 1
    half = 1 << (variable.width - 1)
    return -half, half - 1


class Encoding:
    """Of one program, which `side` tells apart from the other one. `parameters` are the entry's size variables by
    (position, dimension)."""

    def __init__(
        self,
        module: ir.Module,
        entry: str,
        side: int,
        sizes: SizeTerms,
        parameters: Mapping[tuple[int, int | None], Variable],
    ) -> None:
        self._side = side
        self._sizes = sizes
        self._parameters = parameters
        self.entry = module.functions[entry]
        self._positions = {value: at for at, value in enumerate(self.entry.parameters)}
        self._definitions: dict[ir.Value, ir.Operation] = {}
        self._variables: dict[ir.Value, tuple[ir.Index, ir.Index, ir.Index]] = {}  # of loops: from, to, by
        self._unsigned: set[ir.Value] = set()  # variables of loops whose bounds are unsigned
        self._carried: dict[ir.Value, tuple[ir.For, int]] = {}  # what loops carry, and which of it
        self._copies: dict[ir.Value, list[ir.Value]] = {}
        self._around: dict[ir.Operation, tuple[ir.Operation | None, ir.Region | None, ir.Block, ir.Function]] = {}
        self._into: dict[ir.Block, list[tuple[ir.Branch, bool | None]]] = {}
        self._holding: dict[ir.Block, ir.Operation] = {}  # the last operation of a block, whose path is the block's
        self._calls: dict[str, list[ir.Call]] = {}
        self._numbers: dict[ir.Value, Number] = {}
        self._truths: dict[ir.Value, Truth] = {}
        self._extents: dict[tuple[ir.Value, int], Number] = {}
        self._paths: dict[ir.Operation, list[Truth]] = {}
        self._busy: set[object] = set()
        self.facts: list[Any] = []  # of numbers that are not understood, and of loops' variables
        self.checks: list[ir.Check] = []
        self._accesses: list[ir.Load | ir.Store] = []
        self._divisions: list[ir.Op] = []
        self._fresh = 0
        self._depth = 0
        functions = _reachable(module, entry)
        self._parameters_of = {each.name: each.parameters for each in functions}
        for function in functions:
            if function.body is not None:
                self._visit(function.body, None, function)
        self._kept = self._stored_once()
        for function in functions:
            for call in self._calls.get(function.name, []) if function is not self.entry else ():
                self._copy(function.parameters, call.arguments)

    # -- structure -----------------------------------------------------------------------------------------------------

    def _visit(self, region: ir.Region, parent: ir.Operation | None, function: ir.Function) -> None:
        pending: list[tuple[ir.Region, ir.Operation | None]] = [(region, parent)]
        while pending:
            region, parent = pending.pop()
            for block in region.blocks:
                for operation in block.operations:
                    self._around[operation] = (parent, region, block, function)
                    self._note(operation)
                    pending += [(inner, operation) for inner in ir.regions_of(operation)]
                if block.operations:
                    self._holding[block] = block.operations[-1]

    def _note(self, operation: ir.Operation) -> None:
        match operation:
            case ir.For():
                variable, *carried = operation.body.blocks[0].arguments
                self._variables[variable] = (operation.lower, operation.upper, operation.step)
                self._unsigned |= {variable} if operation.unsigned else set()
                self._carried |= {each: (operation, at) for at, each in enumerate(operation.results)}
                self._carried |= {each: (operation, at) for at, each in enumerate(carried)}
            case ir.Parallel():
                for each, *bounds in zip(
                    operation.body.blocks[0].arguments, operation.lower, operation.upper, operation.step, strict=True
                ):
                    self._variables[each] = (bounds[0], bounds[1], bounds[2])
            case ir.Branch():
                decides = operation.condition is not None
                self._into.setdefault(operation.target, []).append((operation, True if decides else None))
                self._copy(operation.target.arguments, operation.arguments)
                if operation.otherwise is not None:
                    self._into.setdefault(operation.otherwise, []).append((operation, False))
                    self._copy(operation.otherwise.arguments, operation.otherwise_arguments)
            case ir.Call():
                self._calls.setdefault(operation.callee, []).append(operation)
            case ir.Check() if not operation.promise:
                self.checks.append(operation)
            case ir.Store():
                self._accesses.append(operation)
            case ir.If():
                for result in operation.results:
                    self._definitions[result] = operation
            case ir.Op():
                for result in operation.results:
                    self._definitions[result] = operation
                if operation.name in DIVISIONS:
                    self._divisions.append(operation)
            case (
                ir.Const()
                | ir.Apply()
                | ir.Select()
                | ir.Extent()
                | ir.Alloc()
                | ir.Reshape()
                | ir.Global()
                | ir.Load()
            ):
                self._definitions[operation.result] = operation
                if isinstance(operation, ir.Load):
                    self._accesses.append(operation)
            case _:
                pass

    def _stored_once(self) -> dict[ir.Value, ir.Value]:
        """The values that variables in memory hold which the entry stores to once, at its beginning: buffers that
        nothing but loads and stores uses."""
        first = self.entry.body.blocks[0] if self.entry.body is not None else None
        stores: dict[ir.Value, list[ir.Store]] = {}
        escaping: set[ir.Value] = set()
        for operation, (_, _, block, _) in self._around.items():
            for value in operands_of(operation):
                if not isinstance(self._definitions.get(value), ir.Alloc):
                    continue
                if isinstance(operation, ir.Store) and operation.value is not value and block is first:
                    stores.setdefault(value, []).append(operation)
                elif not isinstance(operation, ir.Load):
                    escaping.add(value)
        if self.entry.name in self._calls:
            return {}
        return {view: each[0].value for view, each in stores.items() if len(each) == 1 and view not in escaping}

    def _copy(self, targets: Iterable[ir.Value], sources: Iterable[ir.Value]) -> None:
        for target, source in zip(targets, sources, strict=False):
            self._copies.setdefault(target, []).append(source)

    # -- what others see of it -----------------------------------------------------------------------------------------

    @property
    def operations(self) -> list[ir.Operation]:
        return list(self._around)

    def definition(self, value: ir.Value) -> ir.Operation | None:
        return self._definitions.get(value)

    @staticmethod
    def yielded(operation: ir.If, at: int) -> tuple[ir.Value | None, ir.Value | None]:
        """What both sides of an `if` give for one of its results."""
        return _yielded(operation.then, at), _yielded(operation.otherwise, at)

    def takers(self, operation: ir.Operation, value: ir.Value) -> list[ir.Value]:
        """What a value becomes that an operation hands on, where it alone becomes that, or one of two sides of an
        `if` does; none where it may become other things."""
        taken: list[tuple[ir.Value, ir.Value]] = []
        match operation:
            case ir.Yield(values=values) if isinstance(parent := self._around[operation][0], ir.If):
                return [result for given, result in zip(values, parent.results, strict=True) if given is value]
            case ir.Branch():
                taken += zip(operation.arguments, operation.target.arguments, strict=True)
                if operation.otherwise is not None:
                    taken += zip(operation.otherwise_arguments, operation.otherwise.arguments, strict=True)
                if operation.condition is value:
                    return []
            case ir.Call(callee=callee) if callee in self._calls and callee in self._parameters_of:
                taken += zip(operation.arguments, self._parameters_of[callee], strict=True)
            case _:
                pass
        found = [result for given, result in taken if given is value]
        return found if all(self.copied(each) is not None for each in found) else []

    # -- values --------------------------------------------------------------------------------------------------------

    def anything(self, low: int, high: int) -> Number:
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
        if isinstance(value.type, ir.Scalar) and value.type.width == 1 and value not in self._positions:
            truth = self.truth(value)
            found = Number(z3.If(truth.term, z3.IntVal(1), z3.IntVal(0)), 0, 1, truth.made)
        else:
            found = self._number(value) or self.anything(low, high)
            if (found.low < low or found.high > high) and not isinstance(self._definitions.get(value), ir.Apply):
                found = Number(wrapped(found, low, high), low, high, found.made)
        self._depth -= 1
        self._busy.discard(value)
        self._numbers[value] = found
        return found

    def signed(self, value: ir.Value) -> Number:
        """A value as signed operations see it: of one bit 0 or -1."""
        number = self.number(value)
        return number if _width(value) > 1 else Number(-number.term, -1, 0, number.made)

    def unsigned(self, value: ir.Value) -> Number:
        return unsigned(self.number(value), _width(value))

    def _number(self, value: ir.Value) -> Number | None:
        position = self._positions.get(value)
        if position is not None:
            variable = self._parameters.get((position, None))
            return None if variable is None else self._sizes.of(variable)
        if value in self._variables:
            return self._loop_variable(value)
        if value in self._carried:
            return self._counted(value)
        copied = self.copied(value)
        if copied is not None:
            return self.number(copied)
        match self._definitions.get(value):
            case ir.Const(bits=bits, result=ir.Value(type=ir.Scalar(width=width))):
                return constant(bits - (1 << width) if width > 1 and bits >> (width - 1) & 1 else bits)
            case ir.Apply(expression=expression):
                return self.affine(expression)
            case ir.Op(name=name, operands=operands, results=results) if len(results) == 1:
                return self._operation(name, operands, results[0])
            case ir.Select(condition=condition, yes=yes, no=no):
                return chosen(self.truth(condition), self.number(yes), self.number(no))
            case ir.If() as operation:
                at = operation.results.index(value)
                ends = [_yielded(region, at) for region in (operation.then, operation.otherwise)]
                if ends[0] is not None and ends[1] is not None:
                    return chosen(self.truth(operation.condition), self.number(ends[0]), self.number(ends[1]))
            case ir.Load(view=view, result=ir.Value(type=type_)) if view in self._kept:
                kept = self._kept[view]
                return self.number(kept) if kept.type == type_ else None
            case ir.Extent(what="size", view=view, dimension=int() as dimension):
                return self.extent(view, dimension)
            case ir.Extent(what="stride", view=view, dimension=int() as dimension):
                return self._stride(view, dimension)
            case ir.Extent(what="offset", view=view) if view in self._positions:
                return constant(0)
            case _:
                pass
        return None

    def copied(self, value: ir.Value) -> ir.Value | None:
        """What a block argument, or a parameter of a function that is called once, always is."""
        copies = self._copies.get(value, [])
        if len(copies) == 1:
            return copies[0]
        return None

    def _loop_variable(self, value: ir.Value) -> Number:
        lower, upper, step = (self.index(each) for each in self._variables[value])
        found = self.anything(lower.low, max(upper.high - 1, lower.low))
        if value in self._unsigned and min(lower.low, upper.low) < 0:
            return found
        made = max(lower.made, upper.made, step.made, Made.OF_LOOPS)
        return Number(found.term, found.low, found.high, made)

    def _counted(self, value: ir.Value) -> Number | None:
        """What a loop carries that it adds the same number to in each iteration."""
        loop, at = self._carried[value]
        variable, *carried = loop.body.blocks[0].arguments
        following = _yielded(loop.body, at)
        match self._definitions.get(following) if following is not None else None:
            case ir.Op(name="addi" | "subi" as name, operands=[first, by]) if first is carried[at]:
                step = self.number(by)
            case ir.Op(name="addi" as name, operands=[by, second]) if second is carried[at]:
                step = self.number(by)
            case _:
                return None
        first_value = self.number(loop.carried[at])
        lower, upper, stride = (self.index(each) for each in self._variables[variable])
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
        moved = self.binary("*", times, step)
        return None if moved is None else self.binary("-" if name == "subi" else "+", first_value, moved)

    def _in_loop(self, value: ir.Value) -> Truth:
        """What holds of a loop's variable in the loop."""
        lower, upper, step = (self.index(each) for each in self._variables[value])
        found = self.number(value)
        conditions = [found.term >= lower.term, found.term < upper.term]
        if not step.is_constant:
            conditions += [step.term > 0, (found.term - lower.term) % z3.If(step.term > 0, step.term, 1) == 0]
        elif step.low > 1:
            conditions.append((found.term - lower.term) % step.low == 0)
        return Truth(z3.And(*conditions), found.made)

    def last_iteration(self, value: ir.Value) -> Number:
        """A loop's variable in the last iteration of a loop that has one."""
        lower, upper, step = (self.index(each) for each in self._variables[value])
        by = z3.If(step.term > 0, step.term, 1)
        last = lower.term + (upper.term - lower.term - 1) / by * by
        return Number(last, lower.low, max(upper.high - 1, lower.low), max(lower.made, upper.made, step.made))

    def extent(self, view: ir.Value, dimension: int) -> Number:
        key = view, dimension
        if key not in self._extents:
            self._extents[key] = self._extent(view, dimension) or self.anything(0, LARGEST_EXTENT)
        return self._extents[key]

    def _extent(self, view: ir.Value, dimension: int) -> Number | None:
        assert isinstance(view.type, ir.View)
        static = view.type.shape[dimension]
        if static is not None:
            return constant(static)
        position = self._positions.get(view)
        if position is not None:
            variable = self._parameters.get((position, dimension))
            return None if variable is None else self._sizes.of(variable)
        copied = self.copied(view)
        if copied is not None:
            if (view, dimension) in self._busy:
                return None
            self._busy.add((view, dimension))
            found = self.extent(copied, dimension)
            self._busy.discard((view, dimension))
            return found
        match self._definitions.get(view):
            case ir.Reshape(sizes=sizes) | ir.Alloc(sizes=sizes):
                return self.index(sizes[dimension])
            case _:
                return None

    def _stride(self, view: ir.Value, dimension: int) -> Number | None:
        assert isinstance(view.type, ir.View)
        defined = self._definitions.get(view)
        if isinstance(defined, ir.Reshape):
            return self.index(defined.strides[dimension])
        if view not in self._positions and not isinstance(defined, ir.Alloc):
            return None
        stride: Number | None = constant(1)
        for inner in range(dimension + 1, view.type.rank):
            stride = None if stride is None else self.binary("*", stride, self.extent(view, inner))
        return stride

    def affine(self, expression: ir.Affine) -> Number | None:
        if isinstance(expression, ir.Binary):
            if len(affine_values(expression)) > _MOST_OPERANDS:
                return None
            left, right = self.affine(expression.left), self.affine(expression.right)
            if left is None or right is None:
                return None
            return self.binary(expression.operator, left, right)
        return self.index(expression)

    def binary(self, operator: str, left: Number, right: Number) -> Number | None:
        made = max(left.made, right.made)
        match operator:
            case "+":
                return Number(left.term + right.term, left.low + right.low, left.high + right.high, made)
            case "-":
                return Number(left.term - right.term, left.low - right.high, left.high - right.low, made)
            case "*":
                ends = [one * other for one in (left.low, left.high) for other in (right.low, right.high)]
                return Number(left.term * right.term, min(ends), max(ends), made)
            case "floordiv" | "ceildiv" | "mod":
                if right.low <= 0:
                    # By other numbers the program is undefined.
                    right = Number(z3.If(right.term > 0, right.term, 1), 1, max(right.high, 1))
                if operator == "mod":
                    return Number(left.term % right.term, 0, max(right.high - 1, 0), made)
                magnitude = max(abs(left.low), abs(left.high)) // right.low + 1
                low = -magnitude if left.low < 0 else 0
                if operator == "floordiv":
                    return Number(left.term / right.term, low, magnitude, made)
                return Number(-((-left.term) / right.term), low, magnitude, made)
        return None

    def _operation(self, name: str, operands: list[ir.Value], result: ir.Value) -> Number | None:
        if not all(isinstance(each.type, ir.Scalar) and each.type.is_integer for each in operands):
            return None
        width = _width(result)
        numbers = [self.number(each) for each in operands]
        made = max((each.made for each in numbers), default=Made.OF_SIZES)
        match name, numbers:
            case (("addi" | "subi" | "muli"), [left, right]):
                return self.binary({"addi": "+", "subi": "-", "muli": "*"}[name], left, right)
            case (("floordivsi" | "ceildivsi"), [left, right]) if right.low > 0:
                return self.binary(name[:-2], left, right)
            case (("divsi" | "remsi" | "floordivsi" | "ceildivsi"), [left, right]):
                return divided(name, left, right)
            case (("divui" | "remui" | "ceildivui"), [left, right]):
                operator = {"divui": "floordiv", "remui": "mod", "ceildivui": "ceildiv"}[name]
                return self.binary(operator, unsigned(left, width), unsigned(right, width))
            case (("shli" | "shrsi" | "shrui"), [left, right]) if right.low == right.high and 0 <= right.low < width:
                left = unsigned(left, width) if name == "shrui" else left
                return self.binary("*" if name == "shli" else "floordiv", left, constant(1 << right.low))
            case (("minsi" | "maxsi" | "minui" | "maxui"), [left, right]):
                if name[3] == "u" and (left.low < 0 or right.low < 0):
                    return None
                least = name.startswith("min")
                first = left.term <= right.term if least else left.term >= right.term
                bound = min if least else max
                low, high = bound(left.low, right.low), bound(left.high, right.high)
                return Number(z3.If(first, left.term, right.term), low, high, made)
            case (("index_cast" | "extsi"), [only]) if width >= _width(operands[0]):
                if _width(operands[0]) == 1:
                    return Number(-only.term, -1, 0, made)
                return only
            case (("extui" | "index_castui"), [only]) if width >= _width(operands[0]):
                return unsigned(only, _width(operands[0]))
            case (("trunci" | "index_cast" | "index_castui"), [only]):
                half = 1 << (width - 1)
                if -half <= only.low and only.high < half:
                    return only
                return Number((only.term + half) % (2 * half) - half, -half, half - 1, made)
            case (("andi" | "ori" | "xori"), [left, right]):
                return self._bits(name, operands, numbers, width)
            case _:
                return None

    def _bits(self, name: str, operands: list[ir.Value], numbers: list[Number], width: int) -> Number:
        left, right = numbers
        inner = self._definitions.get(operands[0])
        if name == "andi" and right.is_constant and isinstance(inner, ir.Op) and inner.name == "andi":
            # The bits that the mask keeps are few, where all bits of both numbers are many.
            one, other = (bitwise(name, self.number(each), right, width) for each in inner.operands)
            return bitwise(name, one, other, width)
        return bitwise(name, left, right, width)

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
        if value in self._positions:
            number = self._number(value)
            return self._any_truth() if number is None else Truth(number.term != 0, number.made)
        copied = self.copied(value)
        if copied is not None:
            return self.truth(copied)
        match self._definitions.get(value):
            case ir.Const(bits=bits):
                return Truth(z3.BoolVal(bool(bits & 1)))
            case ir.Op(name=name, operands=[left, right]) if name.startswith("cmpi.") and _is_integer(left):
                if _width(left) == 1 and name not in ("cmpi.eq", "cmpi.ne"):
                    return self._any_truth()
                return self._compared(name.removeprefix("cmpi."), self.number(left), self.number(right))
            case ir.Op(name="andi" | "ori" | "xori" as name, operands=[left, right]):
                one, other = self.truth(left), self.truth(right)
                join: Callable[..., Any] = {"andi": z3.And, "ori": z3.Or, "xori": z3.Xor}[name]
                return Truth(join(one.term, other.term), max(one.made, other.made))
            case ir.Load(view=view) if view in self._kept and self._kept[view].type == value.type:
                return self.truth(self._kept[view])
            case ir.Op(name="trunci", operands=[wide]) if _is_integer(wide):
                number = self.number(wide)
                return Truth(number.term % 2 == 1, number.made)
            case ir.Select(condition=condition, yes=yes, no=no):
                condition_, one, other = self.truth(condition), self.truth(yes), self.truth(no)
                return chosen_truth(condition_, one, other)
            case ir.If() as operation:
                at = operation.results.index(value)
                ends = [_yielded(region, at) for region in (operation.then, operation.otherwise)]
                if ends[0] is not None and ends[1] is not None:
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

    # -- paths ---------------------------------------------------------------------------------------------------------

    def path(self, operation: ir.Operation) -> list[Truth]:
        """What holds wherever control comes to an operation, as far as it is known."""
        conditions: list[Truth] = []
        at: ir.Operation | None = operation
        seen: set[object] = set()
        while at is not None:
            parent, region, block, function = self._around[at]
            conditions += self._path_in_region(region, block, seen)
            match parent:
                case None:
                    callers = [] if function is self.entry else self._calls[function.name]
                    at = callers[0] if len(callers) == 1 and callers[0] not in seen else None
                    if callers and at is None:
                        conditions.append(_SOMETHING)
                    seen.add(at)
                    continue
                case ir.If(condition=condition, then=then):
                    truth = self.truth(condition)
                    conditions.append(truth if region is then else truth.negated)
                case ir.For() | ir.Parallel():
                    arguments = parent.body.blocks[0].arguments
                    conditions += map(self._in_loop, arguments[: 1 if isinstance(parent, ir.For) else None])
                case ir.Execute() | ir.Spawn():
                    pass
                case _:
                    conditions.append(_SOMETHING)
            at = parent
        return conditions

    def _path_in_region(self, region: ir.Region | None, block: ir.Block, seen: set[object]) -> list[Truth]:
        conditions: list[Truth] = []
        while region is not None and block is not region.blocks[0] and block not in seen:
            seen.add(block)
            edges = self._into.get(block, [])
            if len(edges) != 1:
                conditions.append(_SOMETHING)
                break
            branch, holds = edges[0]
            if holds is not None and branch.target is not branch.otherwise:
                assert branch.condition is not None
                truth = self.truth(branch.condition)
                conditions.append(truth if holds else truth.negated)
            block = self._around[branch][2]
        return conditions

    def computed(self, values: Iterable[ir.Value]) -> list[Any]:
        """What holds wherever values were computed: no number was divided by zero."""
        found: list[Any] = []
        pending, seen = list(values), set[ir.Value]()
        while pending and len(seen) < _MOST_OPERANDS:
            value = pending.pop()
            operation = self._definitions.get(value)
            if value in seen or not isinstance(operation, ir.Op):
                continue
            seen.add(value)
            pending += operation.operands
            if operation.name in DIVISIONS and _is_integer(operation.operands[1]):
                found.append(self.number(operation.operands[1]).term != 0)
        return found

    def requirements(self) -> list[Any]:
        """What the checks and the bounds of accesses require, as far as it speaks of sizes alone."""
        found: dict[int, Any] = {}
        for check in self.checks:
            path, condition = self.path(check), self.truth(check.condition)
            if condition.given and all(each.given for each in path):
                term = z3.Implies(z3.And(*(each.term for each in path)), condition.term)
                found.setdefault(term.get_id(), term)
        for access in self._accesses[:_MOST_ACCESSES]:
            for is_plain, term in self._bounds(access):
                if is_plain:
                    found.setdefault(term.get_id(), term)
        return list(found.values())

    def requirements_in_loops(self) -> list[Any]:
        """What accesses in loops require, in the first and in the last iterations."""
        found: dict[int, Any] = {}
        for access in self._accesses[:_MOST_ACCESSES]:
            for is_plain, term in self._bounds(access):
                for each in self._at_ends(access, term) if not is_plain else ():
                    found.setdefault(each.get_id(), each)
            if len(found) >= _MOST_REQUIRED:
                break
        return list(found.values())

    def undefined(self) -> Iterator[list[Any]]:
        """For each division and each access what holds where it is made and undefined: by zero, or out of bounds."""
        for division in self._divisions[:_MOST_ACCESSES]:
            divisor = self.number(division.operands[1])
            if divisor.given and divisor.low <= 0 <= divisor.high:
                yield [*(each.term for each in self.path(division)), divisor.term == 0]
        for access in self._accesses[:_MOST_ACCESSES]:
            for at, each in enumerate(access.indices):
                if isinstance(each, ir.Value) and isinstance(access.view.type, ir.View):
                    index, extent = self.number(each), self.extent(access.view, at)
                    if index.given and extent.given:
                        outside = z3.Or(index.term < 0, index.term >= extent.term)
                        yield [*(each.term for each in self.path(access)), outside]

    def _bounds(self, access: ir.Load | ir.Store) -> Iterator[tuple[bool, Any]]:
        """That the indices of an access are within its view, where it is made, and whether that speaks of sizes
        alone, and not of variables of loops."""
        if not isinstance(access.view.type, ir.View):
            return
        shape = access.view.type.shape
        path = self.path(access)
        for at, each in enumerate(access.indices):
            if isinstance(each, int) and shape[at] is not None:
                continue
            index, extent = self.index(each), self.extent(access.view, at)
            made = max(index.made, extent.made, *(truth.made for truth in path))
            if made is not Made.OF_ANYTHING:
                inside = z3.And(index.term >= 0, index.term < extent.term)
                yield made is Made.OF_SIZES, z3.Implies(z3.And(*(truth.term for truth in path)), inside)

    def _at_ends(self, operation: ir.Operation, condition: Any) -> list[Any]:
        """A condition on what an operation does, in the first and the last iterations of the loops around it."""
        found = [condition]
        for variable in self._loops_around(operation):
            number = self.number(variable)
            first, last = self.index(self._variables[variable][0]), self.last_iteration(variable)
            ends = [first.term, last.term] if len(found) < _MOST_ENDS else [last.term]
            found = [z3.substitute(each, (number.term, end)) for each in found for end in ends]
        return found

    def _loops_around(self, operation: ir.Operation) -> list[ir.Value]:
        """The variables of the loops around an operation, inner ones first."""
        found: list[ir.Value] = []
        at: ir.Operation | None = operation
        seen: set[object] = set()
        while at is not None and at not in seen:
            seen.add(at)
            parent, _, _, function = self._around[at]
            if isinstance(parent, ir.For | ir.Parallel):
                arguments = parent.body.blocks[0].arguments
                found += reversed(arguments[: 1 if isinstance(parent, ir.For) else None])
            callers = [] if function is self.entry or parent is not None else self._calls[function.name]
            at = callers[0] if len(callers) == 1 else parent
        return found


_SOMETHING = Truth(z3.BoolVal(True), Made.OF_ANYTHING)  # that is not understood
_MOST_OPERANDS = 64
_DEEPEST = 100
_MOST_ACCESSES = 500
_MOST_REQUIRED = 100  # requirements that are told to z3
_MOST_ENDS = 4  # combinations of first and last iterations of the loops around an access


def _reachable(module: ir.Module, entry: str) -> list[ir.Function]:
    names = [entry]
    for name in names:
        body = module.functions[name].body
        for operation in ir.walk(body) if body is not None else ():
            if (
                isinstance(operation, ir.Call)
                and operation.callee in module.functions
                and operation.callee not in names
            ):
                names.append(operation.callee)
    return [module.functions[name] for name in names]


def _yielded(region: ir.Region, at: int) -> ir.Value | None:
    end = region.blocks[0].operations[-1] if len(region.blocks) == 1 and region.blocks[0].operations else None
    return end.values[at] if isinstance(end, ir.Yield) else None


def _is_integer(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar) and value.type.is_integer


def _width(value: ir.Value) -> int:
    assert isinstance(value.type, ir.Scalar)
    return value.type.width


def _type_range(type_: ir.Type) -> Interval:
    width = type_.width if isinstance(type_, ir.Scalar) and type_.is_integer else 64
    if width == 1:
        return 0, 1
    return -(1 << (width - 1)), (1 << (width - 1)) - 1
