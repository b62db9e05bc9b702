"""Matrices in one buffer that lie over each other, as far as constants and the steps of loops tell.

Each lane of a subgroup stores elements of its own of a matrix. Of two matrices in different places that share an
element no order says which lane's comes last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from msgspec import Struct

from frontends.mlir.core.layout import matrix_of

_STORE = "gpu.subgroup_mma_store_matrix"
_SAME = ("memref.cast", "memref.assume_alignment", "memref.memory_space_cast")
_LOOP = "scf.for"
_MOST_ITERATIONS = 64  # of a loop, that are looked at


class _Matrix(Struct, frozen=True):
    """The elements of a matrix from where it begins, and where that is: a number, and multiples of what is not known.
    `loops` are the values that count loops around it, with how many iterations and which steps these have."""

    elements: frozenset[int]
    begin: int
    unknown: dict[Any, int]
    loops: dict[Any, tuple[int, int]]


def overlap(accesses: Sequence[Any]) -> bool:
    """Whether two of these loads and stores of matrices in one buffer, or one of them in two iterations, surely share
    elements and are not in the same place."""
    found = [each for each in map(_matrix, accesses) if each is not None]
    return any(_meet(*each) for each in combinations_with_replacement(found, 2))


def _meet(one: _Matrix, other: _Matrix) -> bool:
    if one.unknown != other.unknown:
        return False
    apart = other.begin - one.begin
    distances = [apart]
    for counter, factor in one.unknown.items():
        iterations, step = one.loops.get(counter, (0, 0))
        if counter in other.loops:
            times = range(1, min(iterations, _MOST_ITERATIONS))
            distances += [apart + sign * each * step * factor for each in times for sign in (1, -1)]
    return any(
        (distance != 0 or one.elements != other.elements)
        and any(each + distance in one.elements for each in other.elements)
        for distance in distances
    )


def _matrix(operation: Any) -> _Matrix | None:
    """None for a matrix of which it is not known how it lies in the buffer."""
    is_store = operation.name == _STORE
    memref, *indices = list(operation.operands)[is_store:]
    matrix = operation.operands[0] if is_store else operation.results[0]
    unknown, begin = Counter[Any](), 0
    strides, offset = memref.type.get_strides_and_offset()
    if not all(map(_is_known, (*strides, offset))) or _root(memref) is None:
        return None
    begin = offset
    for index, stride in zip(indices, strides, strict=True):
        value, added = _number(index)
        begin += added * stride
        if value is not None:
            unknown[value] += stride
    rows, columns, _ = matrix_of(str(matrix.type))
    lead = operation.attributes["leadDimension"].value
    if "transpose" in operation.attributes:
        rows, columns = columns, rows
    elements = frozenset(row * lead + column for row in range(rows) for column in range(columns))
    return _Matrix(elements, begin, dict(unknown), dict(_loops(operation)))


def _is_known(number: int) -> bool:
    return abs(number) < 1 << 62  # else it is dynamic, as MLIR has it


def _root(memref: Any) -> Any | None:
    """The buffer of a view whose type says where it begins; None where it does not."""
    while (owner := getattr(memref.owner, "operation", None)) is not None and owner.name.startswith("memref."):
        if owner.name == "memref.subview":
            _, offset = memref.type.get_strides_and_offset()
            if not _is_known(offset):
                return None
        elif owner.name not in _SAME:
            return memref if owner.name in ("memref.alloc", "memref.get_global") else None
        memref = owner.operands[0]
    return memref


def _number(value: Any) -> tuple[Any | None, int]:
    """A value as one that is not known, if any, and a constant that is added."""
    owner = getattr(value.owner, "operation", None)
    if owner is not None and owner.name == "arith.constant":
        return None, owner.attributes["value"].value
    if owner is not None and owner.name == "arith.addi":
        for one, other in (owner.operands, reversed(list(owner.operands))):
            unknown, added = _number(one)
            if unknown is None:
                rest, more = _number(other)
                return rest, added + more
    return value, 0


def _loops(operation: Any) -> Iterator[tuple[Any, tuple[int, int]]]:
    """What the loops around an operation count whose bounds are constants, with their iterations and steps."""
    around = operation.parent
    while around is not None:
        inner = around.operation
        if inner.name == _LOOP:
            (low, lower), (high, upper), (by, step) = map(_number, list(inner.operands)[:3])
            if by is None and low is None and high is None and step > 0:
                yield inner.regions[0].blocks[0].arguments[0], (-(-(upper - lower) // step), step)
        around = inner.parent
