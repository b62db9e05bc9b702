"""Scalars, indices and control."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from torch_mlir import ir

from tests.corpora.dispatches.machine import Run, Thread, handles
from tests.corpora.dispatches.parts import mixed, part_of, slices_of
from tests.corpora.dispatches.values import PREDICATES, as_unsigned, dtype_of, element_of, evaluated, shape_of, wrapped
from tests.simulation.writing import segments


@handles("arith.constant")
def _constant(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    type, value = operation.results[0].type, operation.attributes["value"]
    element = element_of(type)
    if not str(type).startswith(("vector<", "tensor<")):
        return wrapped(value.value if element != "i1" else int(value.value), element)
    shape = shape_of(type)[0]
    dense = ir.DenseElementsAttr(value)
    array = np.full(shape, dense.get_splat_value().value) if dense.is_splat else np.array(dense).reshape(shape)
    return array.astype(dtype_of(element))


@handles("ub.poison")
def _poison(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    type = operation.results[0].type
    shape = shape_of(type)[0] if str(type).startswith("vector<") else []
    found = thread.fresh(shape, element_of(type))
    return found if shape else found[()]


@handles("arith.index_castui", "arith.extui")
def _extended(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return wrapped(
        as_unsigned(operands[0], element_of(operation.operands[0].type)), element_of(operation.results[0].type)
    )


@handles("arith.bitcast")
def _bits(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    one, other = (element_of(each.type) for each in (operation.operands[0], operation.results[0]))
    assert {one, other} == {"i32", "f32"}
    if one == "i32":
        return np.asarray(operands[0]).astype(np.int32).view(np.float32)[()]
    return np.asarray(operands[0], np.float32).view(np.int32).astype(np.int64)[()]


@handles("arith.cmpi")
def _compare(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    predicate = int(operation.attributes["predicate"].value)
    if predicate >= 6:
        operands = [as_unsigned(each, element_of(operation.operands[0].type)) for each in operands]
        predicate -= 4
    return PREDICATES[predicate](*operands) * 1


@handles("arith.cmpf")
def _compare_floats(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    a, b = operands
    predicate = int(operation.attributes["predicate"].value)
    unordered = np.isnan(a) | np.isnan(b)
    if predicate in (7, 14):
        return (~unordered if predicate == 7 else unordered) * 1
    holds = PREDICATES[(0, 4, 5, 2, 3, 1)[(predicate - 1) % 7]](a, b)
    return (holds | unordered if predicate > 7 else holds & ~unordered) * 1


@handles("arith.select")
def _select(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    condition, yes, no = operands
    if isinstance(condition, np.ndarray):
        return np.where(condition.astype(bool), yes, no)
    return yes if condition else no


# -- indices -----------------------------------------------------------------------------------------------------------


@handles("affine.apply")
def _apply(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return evaluated(operation.attributes["map"], operands)[0]


@handles("affine.min", "affine.max")
def _extremum(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    results = evaluated(operation.attributes["map"], operands)
    return min(results) if operation.name == "affine.min" else max(results)


@handles("affine.delinearize_index")
def _delinearize(thread: Thread, operation: Any, operands: list[Any]) -> list[Any]:
    basis = mixed(operation, "static_basis", operands[1:])
    value, found = operands[0], []
    inner = basis[1:] if len(basis) == len(operation.results) else basis
    for size in reversed(inner):
        found.insert(0, value % size)
        value //= size
    return [value, *found]


@handles("affine.linearize_index")
def _linearize(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    indices, dynamic = (
        operands[: len(segments(operation)[0])],
        operands[len(segments(operation)[0]) :],
    )
    basis = mixed(operation, "static_basis", dynamic)
    total = 0
    for index, size in zip(indices, [1, *basis][-len(indices) :] if len(basis) < len(indices) else basis, strict=True):
        total = total * size + index
    return total


# -- control -----------------------------------------------------------------------------------------------------------


@handles("scf.for")
def _for(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    lower, upper, step, *carried = operands
    for at in range(lower, upper, step):
        carried = yield from thread.region(operation.regions[0], [at, *carried])
    return carried


@handles("scf.if")
def _if(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    region = operation.regions[0] if operands[0] else operation.regions[1]
    return (yield from thread.region(region, [])) if len(region.blocks) else []


@handles("scf.forall")
def _forall(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    """All iterations, in an order drawn at random: they see what tensors were when they began."""
    groups = [len(each) for each in segments(operation)]
    bounds, rest = [], operands
    for name, count in zip(("LowerBound", "UpperBound", "Step"), groups, strict=False):
        bounds.append(mixed(operation, f"static{name}", rest[:count]))
        rest = rest[count:]
    points = list(itertools.product(*(range(*each) for each in zip(*bounds, strict=True))))
    thread.chance.shuffle(points)
    current = [each.copy() for each in rest]
    block = operation.regions[0].blocks[0]
    outs = list(block.arguments)[len(bounds[0]) :]
    thread.values |= dict(zip(outs, current, strict=True))
    for point in points:
        before = [each.copy() for each in current]
        for argument, value in zip(outs, before, strict=True):
            thread.values[argument] = value
        thread.values |= dict(zip(list(block.arguments), point, strict=False))
        operations = [view.operation for view in block.operations]
        for each in operations[:-1]:
            yield from thread.operation(each)
        for view in operations[-1].regions[0].blocks[0].operations if len(operations[-1].regions) else []:
            each = view.operation
            values = [thread.values[operand] for operand in each.operands]
            target = next(number for number, out in enumerate(outs) if out == each.operands[1])
            slices, sizes = slices_of(each, values, 2)
            part_of(current[target], slices, sizes, sizes)
            current[target][tuple(slices)] = values[0].reshape(sizes)
    return current
