"""Loops that go on while a number which grows by a constant is less than another: `while`, and branches back. Raises
`Outside` with a place: a loop that does not count, or does more than to compare before it goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from equiv.proving.parametric import intervals
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Context, Need, Outside
from equiv.proving.parametric.loops import Carried, Range, enter, increment, makers, only_block, uncast
from equiv.solver.linear.expression import Linear, at_most, both, is_zero, modulo, not_negative
from interp import ir

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction

_SIGNED_MIRRORED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
_SIGNED_NEGATED = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}
_MIRRORED = {f"{sign}{a}": f"{sign}{b}" for sign in "su" for a, b in _SIGNED_MIRRORED.items()}
_NEGATED = {f"{sign}{a}": f"{sign}{b}" for sign in "su" for a, b in _SIGNED_NEGATED.items()} | {"eq": "ne", "ne": "eq"}


class Form(Struct, frozen=True):
    """A loop. Its `header` is executed once more than its `body`: before each iteration, and when the loop ends, which
    is where `condition` is not what `goes_on` says. `following` are the values that the arguments of the header have
    next; `names` has those that stand for arguments in the body."""

    place: ir.Place
    arguments: Sequence[ir.Value]
    initial: Sequence[Bound]
    header: Sequence[ir.Operation]
    condition: ir.Value
    goes_on: bool
    following: Sequence[ir.Value | None]
    body: Sequence[ir.Block]
    names: Mapping[ir.Value, ir.Value]


def counted(self: Extraction, form: Form, context: Context, run: Callable[[Context], Sequence[Bound]]) -> Carried:
    """Walks a loop that counts; `run` walks its body and gives what follows. What is bound in the loop alone is not
    after it."""
    place = form.place
    if not all(isinstance(each, ir.Const | ir.Apply | ir.Op | ir.Extent) for each in form.header):
        raise Outside("a loop that does more than to compare before it goes on", place)
    comparison = next(
        (each for each in form.header if isinstance(each, ir.Op) and form.condition in each.results), None
    )
    if comparison is None or not comparison.name.startswith("cmpi.") or comparison.flags:
        raise Outside("a loop that does not count", place)
    made = {**makers(form.body), **_made(form.header)}
    compared = [uncast(each, made) for each in comparison.operands]
    grows = [
        None if value is None else increment(self, made, value, argument, form.names)
        for value, argument in zip(form.following, form.arguments, strict=True)
    ]
    position = next(
        (
            at
            for at, (argument, growth) in enumerate(zip(form.arguments, grows, strict=True))
            if argument in compared and growth is not None and growth > 0
        ),
        None,
    )
    if position is None:
        raise Outside("a loop that does not count", place)
    counter, step = form.arguments[position], grows[position]
    assert step is not None
    if not isinstance(counter.type, ir.Scalar) or counter.type.width <= 1:
        raise Outside("a loop variable that is no integer", place)
    lower = self.number(form.initial[position], "where a loop begins", place)
    at = compared.index(counter)
    upper = _limit(self, form, comparison.operands[1 - at], context)
    upper = _end(self, form, comparison, at == 0, (lower, upper, step), context)
    outer = self.frame.copy()
    range_ = Range(self.fresh_variable(), lower, upper, step, counter.type)
    body = enter(self, range_, context, place)
    if intervals.synchronize(self.module, form.body):
        body = intervals.around(self, range_, context, body, place)
    carried = Carried(self, range_, context, body, place)
    carried.begin(form.arguments, form.initial, grows, counter_at=position)
    for each in form.header:
        self.visit(each, body)
    carried.end(run(body))
    self.frame = outer
    return carried


def _made(header: Sequence[ir.Operation]) -> dict[ir.Value, ir.Operation]:
    return {result: each for each in header if isinstance(each, ir.Op) for result in each.results}


def _limit(self: Extraction, form: Form, limit: ir.Value, context: Context) -> Linear:
    """What the counter is compared with, which must not change in the loop."""
    made = next((each for each in form.header if isinstance(each, ir.Const) and each.result is limit), None)
    if made is not None:
        self.visit(made, context)
    if limit in form.arguments or limit not in self.frame:
        raise Outside("a bound that is computed in the loop", form.place)
    return self.number(self.frame[limit], "a bound of a loop", form.place)


def _end(
    self: Extraction,
    form: Form,
    comparison: ir.Op,
    is_first: bool,
    counts: tuple[Linear, Linear, int],
    context: Context,
) -> Linear:
    """The bound below which the counter stays, for each predicate."""
    lower, upper, step = counts
    predicate = comparison.name.removeprefix("cmpi.")
    if not is_first:
        predicate = _MIRRORED.get(predicate, predicate)
    if not form.goes_on:
        predicate = _NEGATED[predicate]
    if predicate in ("ult", "ule"):
        signs = both(not_negative(lower), not_negative(upper))
        self.require(Need.EXACT, context, signs, "an unsigned loop with a negative bound", form.place)
    match predicate:
        case "slt" | "ult":
            return upper
        case "sle" | "ule":
            return upper + 1
        case "ne":
            reaches = both(at_most(lower, upper), is_zero(modulo(upper - lower, step)))
            self.require(Need.EXACT, context, reaches, "a loop that may pass its end", form.place)
            return upper
        case _:
            raise Outside("a loop that does not count up", form.place)


def counted_while(self: Extraction, operation: ir.While, context: Context) -> None:
    """Walks a `while` that counts, whichever of its regions tests. Raises `Outside`."""
    place = operation.place
    before, after = only_block(operation.before, place), only_block(operation.after, place)
    condition, yielded = before.operations[-1], after.operations[-1]
    if not isinstance(condition, ir.Condition) or not isinstance(yielded, ir.Yield):
        raise Outside("a loop of another form", place)
    if _tested_within(before, condition, after, yielded):
        _tested(self, operation, before, condition, yielded, context)
        return
    initial = [self.frame[each] for each in operation.carried]
    handed = dict(zip(after.arguments, condition.values, strict=True))
    form = Form(
        place,
        before.arguments,
        initial,
        before.operations[:-1],
        condition.condition,
        True,
        yielded.values,
        [after],
        {carried: value for carried, value in handed.items() if value in before.arguments},
    )

    def run(body: Context) -> Sequence[Bound]:
        for argument, value in handed.items():
            self.frame[argument] = self.frame[value]
        return self.region(operation.after, body, place)

    carried = counted(self, form, context, run)
    for result, value in zip(operation.results, condition.values, strict=True):
        self.frame[result] = _left(self, carried, before, value, operation)


def _left(self: Extraction, carried: Carried, before: ir.Block, value: ir.Value, operation: ir.While) -> Bound:
    """What a value of the header is when the loop ends."""
    if value in before.arguments:
        return carried.after(before.arguments.index(value))
    if value in self.frame:
        return self.frame[value]
    raise Outside("a value that a loop computes once more when it ends", operation.place)


# -- a loop whose body is a branch of its test -------------------------------------------------------------------------


def _tested_within(before: ir.Block, condition: ir.Condition, after: ir.Block, yielded: ir.Yield) -> ir.If | None:
    """The branch in a loop's test that goes on with 1 after the body and with 0 without it, where the loop does no
    more than to go on."""
    if any(each not in after.arguments for each in yielded.values) or len(after.operations) != 1:
        return None
    flag = condition.condition
    made = makers([before])
    by = made.get(flag)
    if isinstance(by, ir.Op) and by.name == "trunci" and not by.flags:
        flag = by.operands[0]
    branch = next((each for each in before.operations if isinstance(each, ir.If)), None)
    if branch is None or flag not in branch.results:
        return None
    at = branch.results.index(flag)
    sides = []
    for region in (branch.then, branch.otherwise):
        last = region.blocks[-1].operations[-1]
        if len(region.blocks) != 1 or not isinstance(last, ir.Yield):
            return None
        sides.append(last.values[at])
    outer = made | makers([each.blocks[0] for each in (branch.then, branch.otherwise)])
    bits = [by.bits if isinstance(by := outer.get(each), ir.Const) else None for each in sides]
    return branch if bits == [1, 0] or None in bits else None


def _tested(
    self: Extraction,
    operation: ir.While,
    before: ir.Block,
    condition: ir.Condition,
    yielded: ir.Yield,
    context: Context,
) -> None:
    place = operation.place
    after = only_block(operation.after, place)
    branch = _tested_within(before, condition, after, yielded)
    assert branch is not None
    at = before.operations.index(branch)
    rest = before.operations[at + 1 : -1]
    then, otherwise = only_block(branch.then, place), only_block(branch.otherwise, place)
    last, other = then.operations[-1], otherwise.operations[-1]
    assert isinstance(last, ir.Yield) and isinstance(other, ir.Yield)
    if len(otherwise.operations) != 1 or any(not isinstance(each, ir.Op) or each.name != "trunci" for each in rest):
        raise Outside("a loop that does more than to compare before it goes on", place)
    flag = next(each for each in branch.results if each is condition.condition or _truncates(rest, condition, each))
    for values, bit in ((last.values, 1), (other.values, 0)):
        number = self.frame.get(values[branch.results.index(flag)])
        if number is None or number.number is None or number.number.text != str(bit):
            raise Outside("a loop whose test is not the branch in it", place)

    def follows(value: ir.Value) -> ir.Value:
        """What the loop goes on with, after the body."""
        handed = condition.values[after.arguments.index(value)]
        return last.values[branch.results.index(handed)] if handed in branch.results else handed

    following = [follows(each) for each in yielded.values]
    initial = [self.frame[each] for each in operation.carried]
    header = before.operations[:at]
    form = Form(place, before.arguments, initial, header, branch.condition, True, following, [then], {})

    def run(body: Context) -> Sequence[Bound]:
        self.region(branch.then, body, place)
        return [self.frame[each] for each in following]

    carried = counted(self, form, context, run)
    for result, value in zip(operation.results, condition.values, strict=True):
        end = other.values[branch.results.index(value)] if value in branch.results else value
        self.frame[result] = _left(self, carried, before, end, operation)


def _truncates(rest: Sequence[ir.Operation], condition: ir.Condition, value: ir.Value) -> bool:
    return any(
        isinstance(each, ir.Op) and each.operands == [value] and each.results == [condition.condition] for each in rest
    )
