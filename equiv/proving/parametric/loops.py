"""Loops of the IR as domains: `for` and `parallel`, and what loops carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from equiv.proving.parametric import intervals
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Alias, Context, Need, Outside, Reference
from equiv.proving.parametric.scalars import fits
from equiv.solver.linear.expression import (
    TRUE,
    ZERO,
    Formula,
    Linear,
    at_most,
    both,
    choice,
    constant,
    equal,
    floor_div,
    is_zero,
    less,
    modulo,
    negate,
    not_negative,
    substitute,
    variable,
)
from interp import ir
from interp.ir.place import Place
from interp.machine.assembly.affine import sign_extend

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction


class Range(Struct, frozen=True):
    """The values of a loop variable: from `lower` while less than `upper`, by `step`."""

    name: str
    lower: Linear
    upper: Linear
    step: int
    type: ir.Scalar

    @property
    def domain(self) -> Formula:
        counter = variable(self.name)
        regular = is_zero(modulo(counter - self.lower, self.step)) if self.step > 1 else TRUE
        return both(at_most(self.lower, counter), less(counter, self.upper), regular)

    @property
    def runs(self) -> Formula:
        """That there is an iteration at all."""
        return less(self.lower, self.upper)

    @property
    def last(self) -> Linear:
        return self.lower + floor_div(self.upper - self.lower - 1, self.step) * self.step

    def around(self, context: Context, position: int) -> Context:
        """The context of the body, of whose instances `position` is the time among what is around the loop."""
        return replace(
            context,
            variables=(*context.variables, self.name),
            domain=both(context.domain, self.domain),
            time=(*context.time, position, self.name),
        )


def _range(
    self: Extraction,
    bounds: tuple[ir.Index, ir.Index, ir.Index],
    type_: ir.Type,
    unsigned: bool,
    context: Context,
    place: Place,
) -> Range:
    lower, upper = (self.index(each, place, "a bound of a loop") for each in bounds[:2])
    step = self.index(bounds[2], place, "the step of a loop")
    if not step.is_constant or step.constant <= 0:
        raise Outside("a step that is not a positive constant", place)
    if not isinstance(type_, ir.Scalar) or type_.width <= 1:
        raise Outside("a loop variable that is no integer", place)
    if unsigned:
        signs = both(not_negative(lower), not_negative(upper))
        self.require(Need.EXACT, context, signs, "an unsigned loop with a negative bound", place)
    return Range(self.fresh_variable(), lower, upper, step.constant, type_)


def enter(self: Extraction, counted: Range, context: Context, place: Place) -> Context:
    """The context of a loop's body. Requires that the variable, stepped on once more, fits its type."""
    body = counted.around(context, self.tick())
    steps_on = fits(variable(counted.name) + counted.step, counted.type.width)
    self.require(Need.EXACT, body, steps_on, "a loop variable may leave its type", place)
    return body


def counted_for(self: Extraction, operation: ir.For, context: Context) -> None:
    """Walks a `for` for all its iterations at once. Raises `Outside`."""
    place = operation.place
    block = only_block(operation.body, place)
    counter = block.arguments[0]
    bounds = operation.lower, operation.upper, operation.step
    counted = _range(self, bounds, counter.type, operation.unsigned, context, place)
    body = enter(self, counted, context, place)
    if intervals.synchronize(self.module, operation.body.blocks):
        body = intervals.around(self, counted, context, body, place)
    self.frame[counter] = Bound(counter.type, body, place, number=variable(counted.name))
    carried = Carried(self, counted, context, body, place)
    initial = [self.frame[each] for each in operation.carried]
    carried.begin(block.arguments[1:], initial, increments(self, block, block.arguments[1:]))
    carried.end(self.region(operation.body, body, place))
    for position, result in enumerate(operation.results):
        self.frame[result] = carried.after(position)


def parallel(self: Extraction, operation: ir.Parallel, context: Context) -> None:
    """Walks a box of iterations that no order is given to. Raises `Outside`."""
    place = operation.place
    block = only_block(operation.body, place)
    body, first = context, len(context.variables)
    for bounds, counter in zip(
        zip(operation.lower, operation.upper, operation.step, strict=True), block.arguments, strict=True
    ):
        # The bounds are those of the box, which are computed before it.
        counted = _range(self, bounds, counter.type, False, context, place)
        is_only = counter is block.arguments[-1] and body is context
        body, value = _enter_digits(self, counted, body, place, is_only)
        self.frame[counter] = Bound(counter.type, body, place, number=value)
    inner = replace(body, parallel=(*context.parallel, (first, len(body.variables))), team=None)
    if intervals.synchronize(self.module, operation.body.blocks):
        inner = intervals.begin(self, context, inner, body.variables[first:])
    if self.region(operation.body, inner, place):
        raise Outside("a parallel loop with results", place)


def _enter_digits(
    self: Extraction, counted: Range, context: Context, place: Place, is_only: bool
) -> tuple[Context, Linear]:
    """The context of the body, and the variable's value by its digits. One iteration alone needs no variable, where
    this is not the only one of the loop."""
    if counted.lower != ZERO or counted.step != 1 or not counted.upper.is_constant or counted.upper.constant <= 0:
        return enter(self, counted, context, place), variable(counted.name)
    if counted.upper == constant(1) and not is_only:
        return context, ZERO
    value = ZERO
    for name, weight, count in self.digits.of(counted.name, counted.upper.constant):
        context = Range(name, ZERO, constant(count), 1, counted.type).around(context, self.tick())
        value += variable(name) * weight
    self.require(Need.EXACT, context, fits(value + 1, counted.type.width), "a loop variable may leave its type", place)
    return context, value


def increments(self: Extraction, block: ir.Block, arguments: Sequence[ir.Value]) -> list[int | None]:
    """For each value that a loop's body yields and the argument that it is the next one of: by what constant it is
    more, where that is known. Raises `Outside`: the body does not end with a `yield`."""
    last = block.operations[-1]
    if not isinstance(last, ir.Yield):
        raise Outside(f"'{last.mnemonic}' at the end of a loop", last.place)
    made = makers([block])
    return [increment(self, made, *pair, {}) for pair in zip(last.values, arguments, strict=True)]


def makers(blocks: Sequence[ir.Block]) -> dict[ir.Value, ir.Operation]:
    """The scalar operations of blocks by their result."""
    made: dict[ir.Value, ir.Operation] = {}
    for block in blocks:
        for each in block.operations:
            match each:
                case ir.Const(result=result) | ir.Apply(result=result):
                    made[result] = each
                case ir.Op(results=[result]):
                    made[result] = each
    return made


def increment(
    self: Extraction,
    made: Mapping[ir.Value, ir.Operation],
    value: ir.Value,
    argument: ir.Value,
    names: Mapping[ir.Value, ir.Value],
) -> int | None:
    """By what constant a value seems to be more than an argument, which `names` may have under another name."""
    match made.get(uncast(value, made)):
        case ir.Apply(expression=ir.Binary(operator="+", left=left, right=right)):
            sides: list[tuple[ir.Affine, ir.Affine]] = [(left, right), (right, left)]
        case ir.Op(name="addi", operands=[first, second]):
            sides = [(first, second), (second, first)]
        case _:
            return None
    for one, other in sides:
        value_of = uncast(one, made) if isinstance(one, ir.Value) else None
        if value_of is not None and names.get(value_of, value_of) is argument:
            return _constant(self, made, other)
    return None


def uncast(value: ir.Value, made: Mapping[ir.Value, ir.Operation]) -> ir.Value:
    """The value of which another one is the same signed number in a type of no fewer bits."""
    match made.get(value):
        case ir.Op(name="index_cast" | "extsi", operands=[operand], flags=()) if (
            isinstance(operand.type, ir.Scalar)
            and isinstance(value.type, ir.Scalar)
            and 1 < operand.type.width <= value.type.width
        ):
            return uncast(operand, made)
        case _:
            return value


def _constant(self: Extraction, made: Mapping[ir.Value, ir.Operation], given: ir.Affine) -> int | None:
    match given:
        case int():
            return given
        case ir.Value():
            if given in self.frame:
                number = self.frame[given].number
                return number.constant if number is not None and number.is_constant else None
            by = made.get(given)
            type_ = given.type
            if not isinstance(by, ir.Const) or not isinstance(type_, ir.Scalar):
                return None
            return sign_extend(by.bits, type_.width)
    return None


class Carried:
    """The values that a counted loop hands from one iteration to the next."""

    def __init__(self, extraction: Extraction, counted: Range, context: Context, body: Context, place: Place) -> None:
        self.extraction, self.counted, self.place = extraction, counted, place
        self.context, self.body = context, body
        self.initial: list[Bound] = []
        self.next: list[Bound] = []
        self.arguments: list[Bound] = []
        self.grows: list[int | None] = []

    def begin(
        self,
        arguments: Sequence[ir.Value],
        initial: Sequence[Bound],
        grows: Sequence[int | None],
        counter_at: int | None = None,
    ) -> None:
        """Binds the arguments of the body."""
        extraction = self.extraction
        self.initial = list(initial)
        for at, (argument, first, growth) in enumerate(zip(arguments, initial, grows, strict=True)):
            bound = Bound(argument.type, self.body, self.place)
            if at == counter_at:
                bound.number = variable(self.counted.name)
            elif growth is not None and first.number is not None:
                bound.number, bound.of = first.number + self._rounds * growth, (first,)
            else:
                growth = None
                if first.is_memory:
                    # As long as each iteration hands on what it was given: `end` requires that.
                    bound.seen, bound.pointer, bound.of = first.seen, first.pointer, (first,)
                else:
                    bound.data = extraction.alias((), self.body, self.place)
            self.grows.append(growth)
            self.arguments.append(bound)
            extraction.frame[argument] = bound

    @property
    def _rounds(self) -> Linear:
        """How many iterations came before."""
        return floor_div(variable(self.counted.name) - self.counted.lower, self.counted.step)

    def end(self, yielded: Sequence[Bound]) -> None:
        """Says what the next iteration begins with. Raises `Outside`: a number that grows by no constant, or another
        view in each iteration."""
        extraction, counted = self.extraction, self.counted
        self.next = list(yielded)
        counter = variable(counted.name)
        before = {counted.name: counter - counted.step}
        carried = zip(self.arguments, self.initial, self.next, self.grows, strict=True)
        for argument, first, following, growth in carried:
            if argument.number is not None:
                # The closed form holds as long as what is yielded is the number that it is taken for.
                assert growth is not None
                if following.number is None or following.number - argument.number != constant(growth):
                    raise Outside("a number that a loop carries and that grows in another way", self.place)
                extraction.demand(following)
                continue
            if argument.is_memory:
                if (following.seen, following.pointer) != (argument.seen, argument.pointer):
                    raise Outside("a loop that carries another view in each iteration", self.place)
                extraction.demand(following)
                continue
            assert argument.data is not None
            pieces = (
                (equal(counter, counted.lower), extraction.data(first)),
                (less(counted.lower, counter), _at(extraction.data(following), before)),
            )
            extraction.equations.nodes[argument.data.node].kind = Alias(pieces)

    def after(self, position: int) -> Bound:
        """What a loop leaves of a carried value, which is given by its position among those that the loop carries."""
        extraction, counted, place = self.extraction, self.counted, self.place
        first, argument, following = self.initial[position], self.arguments[position], self.next[position]
        last = {counted.name: counted.last}
        found = Bound(argument.type, self.context, place)
        if argument.is_memory:
            found.seen, found.pointer, found.of = first.seen, first.pointer, (first,)
            return found
        if argument.number is not None:
            assert first.number is not None and following.number is not None
            found.number = choice(counted.runs, substitute(following.number, last), first.number)
            found.of = first, following
            return found
        pieces = [(counted.runs, _at(extraction.data(following), last))]
        if counted.runs is not TRUE:
            pieces.append((negate(counted.runs), extraction.data(first)))
        found.data = extraction.alias(tuple(pieces), self.context, place)
        return found


def _at(reference: Reference, values: Mapping[str, Linear]) -> Reference:
    """The value at the instance with expressions in the place of variables."""
    return Reference(reference.node, tuple(substitute(each, values) for each in reference.at))


def only_block(region: ir.Region, place: Place) -> ir.Block:
    """The block of a region that has one. Raises `Outside` for others."""
    if len(region.blocks) != 1:
        raise Outside("branches between blocks", place)
    return region.blocks[0]
