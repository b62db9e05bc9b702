"""Calls of functions and loops of them. A function takes and gives all integers in its values, one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from frontends.circuits.bits import resized
from frontends.xls.layout import scalars_of, tree_of
from frontends.xls.operations import Use
from frontends.xls.syntax import Bits, Function
from frontends.xls.trees import Tree
from interp import ir

Callee = Callable[[Use, str], Function]
"""Finds a function by the name of the attribute that names it."""

ELEMENTS = " by its elements"  # what stands behind a function's name where others call it


def _called(use: Use, function: Function, arguments: Sequence[Tree]) -> Tree:
    builder = use.builder
    wanted = [type for parameter in function.parameters for type in scalars_of(parameter.type)]
    given = [value for each in arguments for value in builder.leaves(each)]
    if len(arguments) != len(function.parameters) or [each.type for each in given] != wanted:
        raise builder.wrong(f"calls '{function.name}' with arguments of other types")
    results: list[ir.Value] = [ir.Value(each) for each in scalars_of(function.type)]
    callee = function.name + ELEMENTS
    builder.emit(ir.Call(place=builder.place, results=results, callee=callee, arguments=given))
    following = iter(results)
    return tree_of(function.type, lambda type: next(following))


def invoke(use: Use, callee: Callee) -> Tree:
    return _called(use, callee(use, "to_apply"), use.operands)


def mapped(use: Use, callee: Callee) -> Tree:
    """A function of each element of an array."""
    use.require(1)
    function = callee(use, "to_apply")
    return tuple(_called(use, function, [each]) for each in use.builder.elements(use.operands[0]))


def counted_for(use: Use, callee: Callee) -> Tree:
    """The body so many times, with the number that it counts, what it carries, and what stays the same."""
    use.require(1)
    builder, function = use.builder, callee(use, "body")
    count, stride = use.number("trip_count"), use.number("stride", 1)
    if count < 0:
        raise builder.wrong("has a negative trip count")
    first = list(builder.leaves(use.operands[0]))
    induction = ir.Value(ir.INDEX)
    carried: list[ir.Value] = [ir.Value(each.type) for each in first]
    results: list[ir.Value] = [ir.Value(each.type) for each in first]
    body = ir.Block([induction, *carried])
    around, builder.block = builder.block, body
    number = _counter(use, function, builder.op("index_cast", [induction], ir.Scalar("i64")), stride)
    again = _called(use, function, [number, _like(use, iter(carried)), *use.trees("invariant_args", ())])
    _require_same(use, again)
    builder.emit(ir.Yield(place=builder.place, values=list(builder.leaves(again))))
    builder.block = around
    builder.emit(
        ir.For(
            place=builder.place,
            results=results,
            lower=0,
            upper=count,
            step=1,
            carried=first,
            body=ir.Region([body]),
        )
    )
    return _like(use, iter(results))


def dynamic_counted_for(use: Use, callee: Callee) -> Tree:
    """As often as a number says that is data."""
    use.require(3)
    builder, function = use.builder, callee(use, "body")
    count, stride = builder.bits(use.operands[1]), builder.bits(use.operands[2])
    if not function.parameters or not isinstance(function.parameters[0].type, Bits):
        raise builder.wrong(f"needs a body with an induction variable, not '{function.name}'")
    counter = builder.scalar(function.parameters[0].type.width)
    if ir.scalar_of(count).width >= counter.width or ir.scalar_of(stride).width > counter.width:
        raise builder.wrong("has a trip count that its induction variable does not hold")
    most, step = resized(builder, count, counter), resized(builder, stride, counter, signed=True)
    zero, one = builder.constant(0, counter), builder.constant(1, counter)
    first = [zero, zero, *builder.leaves(use.operands[0])]
    seen: list[ir.Value] = [ir.Value(each.type) for each in first]
    handed: list[ir.Value] = [ir.Value(each.type) for each in first]
    results: list[ir.Value] = [ir.Value(each.type) for each in first]
    before, after = ir.Block(seen), ir.Block(handed)
    around, builder.block = builder.block, before
    more = builder.op("cmpi.ult", [seen[0], most], ir.I1)
    builder.emit(ir.Condition(place=builder.place, condition=more, values=list(seen)))
    builder.block = after
    again = _called(use, function, [handed[1], _like(use, iter(handed[2:])), *use.trees("invariant_args", ())])
    _require_same(use, again)
    counted = [builder.op("addi", [handed[0], one], counter), builder.op("addi", [handed[1], step], counter)]
    builder.emit(ir.Yield(place=builder.place, values=[*counted, *builder.leaves(again)]))
    builder.block = around
    regions = ir.Region([before]), ir.Region([after])
    builder.emit(ir.While(place=builder.place, results=results, carried=first, before=regions[0], after=regions[1]))
    return _like(use, iter(results[2:]))


def _counter(use: Use, function: Function, number: ir.Value, stride: int) -> ir.Value:
    """The number of a round, times the stride, as the body takes it."""
    if not function.parameters or not isinstance(function.parameters[0].type, Bits):
        raise use.builder.wrong(f"needs a body with an induction variable, not '{function.name}'")
    type = use.builder.scalar(function.parameters[0].type.width)
    found = resized(use.builder, number, type)
    if stride == 1:
        return found
    return use.builder.op("muli", [found, use.builder.constant(stride, type)], type)


def _like(use: Use, following: Iterator[ir.Value]) -> Tree:
    """What is carried, as a tree."""
    return tree_of(use.node.type, lambda type: next(following))


def _require_same(use: Use, again: Tree) -> None:
    if [each.type for each in use.builder.leaves(again)] != scalars_of(use.node.type):
        raise use.builder.wrong("has a body whose result type differs from its state")


LOOPS_AND_CALLS = {
    "invoke": invoke,
    "map": mapped,
    "counted_for": counted_for,
    "dynamic_counted_for": dynamic_counted_for,
}
