"""The async dialect: regions and functions that run as tasks, their tokens, values and groups.

A task is detached from the one that starts it: nothing but a wait comes after its end. The values of a task are handed
on by its token; one of several has a task of its own that waits for them all and hands on that one. A group is the
name of a counter, on which each of its members makes a mark when it has ended, and of which `await_all` waits for as
many as the group was made for.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.async_coroutines import require_no_errors
from frontends.mlir.dialects.llvm.promises import note_call
from interp import ir

_MARKS = "async.group.members"
_FULL = "async.group"


def _yield(lowering: Lowering, values: list[ir.Value]) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=values))


def _bind_values(lowering: Lowering, mlir_values: list[Any], token: ir.Value, types: list[tuple[ir.Type, ...]]) -> None:
    """The values that a task hands on, of the types of their parts."""
    if len(mlir_values) == 1:
        lowering.bind(mlir_values[0], token)
        return
    for position, each in enumerate(mlir_values):
        block = ir.Block()
        with lowering.within(block):
            parts = [[ir.Value(type) for type in inner] for inner in types]
            lowering.wait([token], [part for inner in parts for part in inner])
            _yield(lowering, parts[position])
        lowering.bind(each, lowering.spawn(block, detached=True))


@handles("async.execute", attributes=("operandSegmentSizes",))
def _execute(lowering: Lowering, operation: Any) -> None:
    dependencies, operands = lowering.segments(operation)
    region = operation.regions[0]
    if len(region.blocks) != 1:
        raise lowering.unsupported("a region of several blocks")
    source = region.blocks[0]
    terminator = source.operations[len(source.operations) - 1].operation
    types = [lowering.part_types(each.type) for each in terminator.operands]
    tokens = [lowering.value(each) for each in dependencies]
    block = ir.Block()
    with lowering.within(block):
        lowering.wait(tokens)
        for operand, argument in zip(operands, source.arguments, strict=True):
            lowering.wait([lowering.value(operand)], lowering.new_parts(argument, ""))
    lowering.defer(source, block)
    token = lowering.spawn(block, detached=True)
    lowering.bind(operation.results[0], token)
    _bind_values(lowering, list(operation.results)[1:], token, types)


@handles("async.yield")
def _end(lowering: Lowering, operation: Any) -> None:
    _yield(lowering, lowering.flat(operation.operands))


@handles("async.await")
def _await(lowering: Lowering, operation: Any) -> None:
    require_no_errors(lowering, operation)
    operand = operation.operands[0]
    if str(operand.type) == "!async.group":
        raise lowering.unsupported("a wait for a group")
    lowering.wait([lowering.value(operand)], lowering.flat_results(operation))


@handles("async.create_group")
def _create_group(lowering: Lowering, operation: Any) -> None:
    """The name is that of a task that does nothing."""
    require_no_errors(lowering, operation)
    size = lowering.index(operation.operands[0])
    nothing = ir.Block()
    with lowering.within(nothing):
        _yield(lowering, [])
    name = lowering.spawn(nothing, detached=True)
    collector = ir.Block()
    place = lowering.place
    with lowering.within(collector):
        lowering.emit(ir.Acquire(place=place, lock=_MARKS, indices=[name], units=size))
        lowering.emit(ir.Release(place=place, lock=_FULL, indices=[name], units=1))
        _yield(lowering, [])
    lowering.spawn(collector, daemon=True)
    lowering.bind(operation.results[0], name)


@handles("async.add_to_group")
def _add_to_group(lowering: Lowering, operation: Any) -> None:
    """Its number among the members depends on the order in which they are added, which is nobody's to know."""
    member, group = (lowering.value(each) for each in operation.operands)
    block = ir.Block()
    with lowering.within(block):
        lowering.wait([member])
        lowering.emit(ir.Release(place=lowering.place, lock=_MARKS, indices=[group], units=1))
        _yield(lowering, [])
    lowering.spawn(block, detached=True)
    lowering.bind(operation.results[0], lowering.undefined(ir.INDEX))


@handles("async.await_all")
def _await_all(lowering: Lowering, operation: Any) -> None:
    group = lowering.value(operation.operands[0])
    lowering.emit(ir.Acquire(place=lowering.place, lock=_FULL, indices=[group], units=1))
    lowering.emit(ir.Release(place=lowering.place, lock=_FULL, indices=[group], units=1))


@handles("async.call", attributes=("callee", "arg_attrs", "res_attrs"))
def _call(lowering: Lowering, operation: Any) -> None:
    """The function runs as a task."""
    callee = lowering.symbols.require(operation, operation.attributes["callee"].value)
    if callee.operation.name != "async.func" or not len(callee.operation.regions[0].blocks):
        raise lowering.unsupported(f"a call of '{callee.name}', which is not an async.func with a body")
    note_call(lowering, operation, callee.operation)
    arguments = lowering.flat(operation.operands)
    types = [lowering.part_types(inner) for inner in handed_on(lowering, callee.operation)]
    block = ir.Block()
    with lowering.within(block):
        results = [ir.Value(type) for inner in types for type in inner]
        lowering.emit(ir.Call(place=lowering.place, results=results, callee=callee.name, arguments=arguments))
        _yield(lowering, results)
    token = lowering.spawn(block, detached=True)
    values = list(operation.results)
    if values and str(values[0].type) == "!async.token":
        lowering.bind(values[0], token)
        values = values[1:]
    _bind_values(lowering, values, token, types)


def handed_on(lowering: Lowering, operation: Any) -> list[Any]:
    """The types of what the body of an `async.func` returns."""
    for block in operation.regions[0].blocks:
        last = block.operations[len(block.operations) - 1].operation
        if last.name == "async.return":
            return [each.type for each in last.operands]
    raise lowering.unsupported("a function that never returns")


@handles("async.return")
def _return(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))
