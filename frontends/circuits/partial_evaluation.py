"""The step of a circuit for one of its states: what is known there is a constant, and what does not matter is not
computed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from frontends.circuits.constant_sets import Possible
from frontends.errors import Unsupported
from interp import ir
from interp.ir.builder import Builder


def emit_step(
    emitter: Builder,
    step: ir.Function,
    given: Mapping[ir.Value, ir.Value],
    possible: Possible,
    wanted: Iterable[ir.Value],
) -> dict[ir.Value, ir.Value]:
    """Emits what gives the `wanted` values of the body of a step, a single block, where parameters are what is `given`
    and values are what is `possible`; those that are emitted, by the value in the step. Raises `Unsupported`."""
    assert step.body is not None
    (block,) = step.body.blocks
    known = {value: next(iter(bits)) for value, bits in possible.items() if len(bits) == 1}
    needed = set(wanted)
    kept: list[ir.Op | ir.Select] = []
    for operation in reversed(block.operations):
        match operation:
            case ir.Op(results=[result]) if result in needed and result not in known:
                needed.update(operation.operands)
                kept.append(operation)
            case ir.Select(result=result) if result in needed and result not in known:
                needed.update(_taken(operation, known))
                kept.append(operation)
            case _:
                pass
    emitted = dict(given)
    for value in needed:
        if value in known and isinstance(value.type, ir.Scalar):
            emitted[value] = emitter.constant(known[value], value.type)
    for operation in block.operations:
        match operation:
            case ir.Load(result=result):  # of what is not known
                emitted[result] = emitter.undefined(result.type)
            case ir.Op() | ir.Select() | ir.Const() | ir.Alloc() | ir.Free() | ir.Return():
                pass
            case _:
                raise Unsupported(operation.mnemonic, operation.place, "in a circuit that runs from go to done")
    for operation in reversed(kept):
        emitter.place = operation.place
        if isinstance(operation, ir.Op):
            (result,) = operation.results
            operands = [emitted[each] for each in operation.operands]
            emitted[result] = emitter.op(operation.name, operands, result.type, operation.flags)
            continue
        taken = [emitted[each] for each in _taken(operation, known)]
        if len(taken) == 1:
            emitted[operation.result] = taken[0]
        else:
            condition, yes, no = taken
            emitted[operation.result] = result = ir.Value(operation.result.type)
            emitter.emit(replace(operation, result=result, condition=condition, yes=yes, no=no))
    return emitted


def _taken(operation: ir.Select, known: Mapping[ir.Value, int]) -> list[ir.Value]:
    """The condition and both values, or the one value that it is known to give."""
    if operation.condition in known:
        return [operation.yes if known[operation.condition] else operation.no]
    return [operation.condition, operation.yes, operation.no]
