"""Loops of the IR as domains: `for`, `while` that counts, and `parallel`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Alias, Context, Need, Outside, Reference
from equiv.proving.parametric.expression import (
    TRUE,
    Formula,
    Linear,
    at_most,
    both,
    choice,
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
from equiv.proving.parametric.scalars import fits
from interp import ir
from interp.ir.place import Place
from interp.machine.assembly.affine import sign_extend

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction


@dataclass(frozen=True, slots=True)
class _Range:
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
        """The context of the body."""
        return Context(
            (*context.variables, self.name),
            both(context.domain, self.domain),
            (*context.time, position, self.name),
            context.parallel,
        )


def leaves_of(expression: ir.Affine) -> list[ir.Value]:
    """The values in an affine expression."""
    match expression:
        case ir.Value():
            return [expression]
        case ir.Binary(left=left, right=right):
            return leaves_of(left) + leaves_of(right)
        case _:
            return []


def _range(
    self: Extraction,
    bounds: tuple[ir.Index, ir.Index, ir.Index],
    type_: ir.Type,
    unsigned: bool,
    context: Context,
    place: Place,
) -> _Range:
    lower, upper = (self.index(each, place, "a bound of a loop") for each in bounds[:2])
    step = self.index(bounds[2], place, "the step of a loop")
    if not step.is_constant or step.constant <= 0:
        raise Outside("a step that is not a positive constant", place)
    if not isinstance(type_, ir.Scalar) or type_.width <= 1:
        raise Outside("a loop variable that is no integer", place)
    if unsigned:
        signs = both(not_negative(lower), not_negative(upper))
        self.require(Need.EXACT, context, signs, "an unsigned loop with a negative bound", place)
    return _Range(self.fresh_variable(), lower, upper, step.constant, type_)


def _enter(self: Extraction, counted: _Range, context: Context, place: Place) -> Context:
    body = counted.around(context, self.tick())
    steps_on = fits(variable(counted.name) + counted.step, counted.type.width)
    self.require(Need.EXACT, body, steps_on, "a loop variable may leave its type", place)
    return body


def counted_for(self: Extraction, operation: ir.For, context: Context) -> None:
    place = operation.place
    block = _block(operation.body, place)
    counter = block.arguments[0]
    bounds = operation.lower, operation.upper, operation.step
    counted = _range(self, bounds, counter.type, operation.unsigned, context, place)
    body = _enter(self, counted, context, place)
    self.frame[counter] = Bound(counter.type, body, place, number=variable(counted.name))
    carried = _Carried(self, counted, context, body, place)
    initial = [self.frame[each] for each in operation.carried]
    carried.begin(block.arguments[1:], initial, _increments(self, block, block.arguments[1:]))
    carried.end(self.region(operation.body, body, place))
    for position, result in enumerate(operation.results):
        self.frame[result] = carried.after(position)


def parallel(self: Extraction, operation: ir.Parallel, context: Context) -> None:
    place = operation.place
    block = _block(operation.body, place)
    body, first = context, len(context.variables)
    for bounds, counter in zip(
        zip(operation.lower, operation.upper, operation.step, strict=True), block.arguments, strict=True
    ):
        # The bounds are those of the box, which are computed before it.
        counted = _range(self, bounds, counter.type, False, context, place)
        body = _enter(self, counted, body, place)
        self.frame[counter] = Bound(counter.type, body, place, number=variable(counted.name))
    inner = replace(body, parallel=(*context.parallel, (first, len(body.variables))))
    if self.region(operation.body, inner, place):
        raise Outside("a parallel loop with results", place)


def counted_while(self: Extraction, operation: ir.While, context: Context) -> None:
    """A loop that goes on while a number that grows by a constant is less than another that stays as it is."""
    place = operation.place
    before, after = _block(operation.before, place), _block(operation.after, place)
    condition, yielded = before.operations[-1], after.operations[-1]
    if not isinstance(condition, ir.Condition) or not isinstance(yielded, ir.Yield):
        raise Outside("a loop of another form", place)
    if not all(isinstance(each, ir.Const | ir.Apply | ir.Op | ir.Extent) for each in before.operations[:-1]):
        raise Outside("a loop that does more than to compare before it goes on", place)
    found = _counter(self, condition, yielded, before, after)
    if found is None:
        raise Outside("a loop that does not count", place)
    counter, step, comparison = found
    position = before.arguments.index(counter)
    initial = [self.frame[each] for each in operation.carried]
    lower = self.number(initial[position], "where a loop begins", place)
    limit = next(each for each in comparison.operands if each is not counter)
    made = next((each for each in before.operations if isinstance(each, ir.Const) and each.result is limit), None)
    if made is not None:
        self.visit(made, context)
    elif limit not in self.frame:
        raise Outside("a bound that is computed in the loop", place)
    upper = self.number(self.frame[limit], "a bound of a loop", place)
    kept = dict(self.frame)
    upper = _limit(self, comparison, counter, lower, upper, step, context)
    if not isinstance(counter.type, ir.Scalar) or counter.type.width <= 1:
        raise Outside("a loop variable that is no integer", place)
    counted = _Range(self.fresh_variable(), lower, upper, step, counter.type)
    body = _enter(self, counted, context, place)
    carried = _Carried(self, counted, context, body, place)
    back = {value: at for at, value in reversed(list(enumerate(condition.values)))}
    arguments = [after.arguments[back[each]] if each in back else None for each in before.arguments]
    grows = _increments_of(self, after, [(yielded.values[at], each) for at, each in enumerate(arguments)])
    carried.begin(before.arguments, initial, grows, counter_at=position)
    for each in before.operations[:-1]:
        self.visit(each, body)
    for argument, value in zip(after.arguments, condition.values, strict=True):
        self.frame[argument] = self.frame[value]
    carried.end(self.region(operation.after, body, place))
    for result, value in zip(operation.results, condition.values, strict=True):
        if value in before.arguments:
            self.frame[result] = carried.after(before.arguments.index(value))
        elif value in kept:
            self.frame[result] = kept[value]
        else:
            raise Outside("a value that a loop computes once more when it ends", place)


def _limit(
    self: Extraction,
    comparison: ir.Op,
    counter: ir.Value,
    lower: Linear,
    upper: Linear,
    step: int,
    context: Context,
) -> Linear:
    """The bound below which the counter stays, for each predicate."""
    place = comparison.place
    predicate = comparison.name.removeprefix("cmpi.")
    if comparison.operands[0] is not counter:
        mirrored = {"sgt": "slt", "sge": "sle", "ugt": "ult", "uge": "ule", "ne": "ne"}
        predicate = mirrored.get(predicate, "")
    if predicate in ("ult", "ule"):
        signs = both(not_negative(lower), not_negative(upper))
        self.require(Need.EXACT, context, signs, "an unsigned loop with a negative bound", place)
    match predicate:
        case "slt" | "ult":
            return upper
        case "sle" | "ule":
            return upper + 1
        case "ne":
            reaches = both(at_most(lower, upper), is_zero(modulo(upper - lower, step)))
            self.require(Need.EXACT, context, reaches, "a loop that may pass its end", place)
            return upper
        case _:
            raise Outside("a loop that does not count up", place)


def _counter(
    self: Extraction, condition: ir.Condition, yielded: ir.Yield, before: ir.Block, after: ir.Block
) -> tuple[ir.Value, int, ir.Op] | None:
    """The carried value that counts, its step, and the comparison that ends the loop."""
    comparison = next(
        (each for each in before.operations if isinstance(each, ir.Op) and condition.condition in each.results), None
    )
    if comparison is None or not comparison.name.startswith("cmpi.") or comparison.flags:
        return None
    for at, argument in enumerate(before.arguments):
        if argument not in comparison.operands or argument not in condition.values:
            continue
        handed_on = after.arguments[condition.values.index(argument)]
        step = _increments_of(self, after, [(yielded.values[at], handed_on)])[0]
        if step is not None and step > 0:
            return argument, step, comparison
    return None


def _increments(self: Extraction, block: ir.Block, arguments: Sequence[ir.Value]) -> list[int | None]:
    last = block.operations[-1]
    if not isinstance(last, ir.Yield):
        raise Outside(f"'{last.mnemonic}' at the end of a loop", last.place)
    return _increments_of(self, block, list(zip(last.values, arguments, strict=True)))


def _increments_of(
    self: Extraction, block: ir.Block, pairs: Sequence[tuple[ir.Value, ir.Value | None]]
) -> list[int | None]:
    """For each value that a block yields and the argument that it is the next one of: by what constant it is more."""
    made: dict[ir.Value, ir.Operation] = {}
    for each in block.operations:
        match each:
            case ir.Const(result=result) | ir.Apply(result=result):
                made[result] = each
            case ir.Op(results=[result]):
                made[result] = each
    return [None if argument is None else _increment(self, made, value, argument) for value, argument in pairs]


def _increment(
    self: Extraction, made: Mapping[ir.Value, ir.Operation], value: ir.Value, argument: ir.Value
) -> int | None:
    match made.get(value):
        case ir.Apply(expression=ir.Binary(operator="+", left=left, right=right)):
            sides: list[tuple[ir.Affine, ir.Affine]] = [(left, right), (right, left)]
        case ir.Op(name="addi", operands=[first, second]):
            sides = [(first, second), (second, first)]
        case _:
            return None
    return next((_constant(self, made, other) for mine, other in sides if mine is argument), None)


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


class _Carried:
    """The values that a counted loop hands from one iteration to the next."""

    def __init__(self, extraction: Extraction, counted: _Range, context: Context, body: Context, place: Place) -> None:
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
                if first.seen is not None or not isinstance(argument.type, ir.Scalar):
                    raise Outside("a view that a loop carries", self.place)
                bound.data = extraction.alias((), self.body, self.place)
            self.grows.append(growth)
            self.arguments.append(bound)
            extraction.frame[argument] = bound

    @property
    def _rounds(self) -> Linear:
        """How many iterations came before."""
        return floor_div(variable(self.counted.name) - self.counted.lower, self.counted.step)

    def end(self, yielded: Sequence[Bound]) -> None:
        """Says what the next iteration begins with."""
        extraction, counted = self.extraction, self.counted
        self.next = list(yielded)
        counter = variable(counted.name)
        before = {counted.name: counter - counted.step}
        for argument, first, following in zip(self.arguments, self.initial, self.next, strict=True):
            if argument.number is not None:
                # The closed form holds as long as what is yielded is the number that it is taken for.
                extraction.demand(following)
                continue
            assert argument.data is not None
            pieces = (
                (equal(counter, counted.lower), extraction.data(first)),
                (less(counted.lower, counter), _at(extraction.data(following), before)),
            )
            extraction.equations.nodes[argument.data.node].kind = Alias(pieces)

    def after(self, position: int) -> Bound:
        """What a loop leaves of a carried value."""
        extraction, counted, place = self.extraction, self.counted, self.place
        first, argument, following = self.initial[position], self.arguments[position], self.next[position]
        last = {counted.name: counted.last}
        found = Bound(argument.type, self.context, place)
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


def _block(region: ir.Region, place: Place) -> ir.Block:
    if len(region.blocks) != 1:
        raise Outside("branches between blocks", place)
    return region.blocks[0]
