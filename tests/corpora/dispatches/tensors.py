"""Tensors, and the operations of linalg on these and on memory."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.corpora.dispatches.machine import Thread, handles
from tests.corpora.dispatches.parts import mixed, part_of, slices_of
from tests.corpora.dispatches.values import (
    Undefined,
    element_of,
    evaluated,
    filled,
    plain_dimensions,
    shape_of,
    wrapped,
)
from tests.simulation.writing import segments

_PADDING = tuple(f"static_{what}_pad_{end}" for what in ("input", "output") for end in ("low", "high"))

# -- tensors -----------------------------------------------------------------------------------------------------------


@handles("tensor.empty", "bufferization.alloc_tensor")
def _empty(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    shape, element = shape_of(operation.results[0].type)
    return thread.fresh(filled(shape, operands), element)


@handles("tensor.extract_slice", "memref.subview")
def _slice(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    slices, sizes = slices_of(operation, operands, 1)
    shape = shape_of(operation.results[0].type)[0]
    return part_of(operands[0], slices, sizes, shape)


@handles("tensor.insert_slice")
def _insert_slice(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    slices, sizes = slices_of(operation, operands, 2)
    found = operands[1].copy()
    part_of(found, slices, sizes, sizes)
    found[tuple(slices)] = operands[0].reshape(sizes)
    return found


@handles("tensor.expand_shape", "tensor.collapse_shape", "vector.shape_cast")
def _reshape(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return np.asarray(operands[0]).reshape(shape_of(operation.results[0].type)[0])


@handles("memref.expand_shape", "memref.collapse_shape")
def _reshape_view(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """A view of the same memory, dimension by dimension."""
    (view, *_), shape = operands, shape_of(operation.results[0].type)[0]
    if view.flags.c_contiguous:
        return view.reshape(shape)
    groups = [[int(at) for at in group] for group in operation.attributes["reassociation"]]
    if operation.name == "memref.collapse_shape":
        strides = [min(view.strides[at] for at in group) for group in groups]
    else:
        strides = [
            view.strides[number] * math.prod(shape[after] for after in group if after > at)
            for number, group in enumerate(groups)
            for at in group
        ]
    return np.lib.stride_tricks.as_strided(view, shape, strides)


@handles("tensor.pad")
def _pad(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    low, high = (len(each) for each in segments(operation)[1:3])
    before = mixed(operation, "static_low", operands[1 : 1 + low])
    after = mixed(operation, "static_high", operands[1 + low : 1 + low + high])
    rank = operands[0].ndim
    (value,) = thread.inline(operation.regions[0], [0] * rank)
    return np.pad(operands[0], list(zip(before, after, strict=True)), constant_values=value)


@handles("tensor.dim", "memref.dim")
def _dim(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return operands[0].shape[operands[1]]


@handles(
    *("tensor.cast", "memref.cast", "memref.assume_alignment", "iree_codegen.index_hint"),
    *("iree_vector_ext.to_layout", "iree_codegen.load_from_buffer"),
)
def _same(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    copied = operation.name == "iree_codegen.load_from_buffer"
    return operands[0].copy() if copied else operands[0]


# -- linalg ------------------------------------------------------------------------------------------------------------


def _iterated(
    thread: Thread, operation: Any, operands: list[Any], maps: Sequence[Any], reductions: Sequence[int], rank: int
) -> list[Any]:
    """Applies the body to all points: those of parallel iterators at once, those of reductions one after the other."""
    extents = [0] * rank
    for each, operand in zip(maps, operands, strict=True):
        for position, at in plain_dimensions(str(each)):
            extents[at] = operand.shape[position]
    outs = len(operation.results) or 1
    given, results = operands[:-outs], [each.copy() if len(operation.results) else each for each in operands[-outs:]]
    parallel = [at for at in range(rank) if at not in reductions]
    grids = np.ogrid[tuple(slice(0, extents[at]) for at in parallel)] if parallel else []
    block = operation.regions[0].blocks[0]
    indices = [view.operation for view in block.operations if view.operation.name == "linalg.index"]
    whole = tuple(extents[at] for at in parallel)
    for point in itertools.product(*(range(extents[at]) for at in reductions)):
        coordinates: list[Any] = [0] * rank
        for at, value in zip(parallel, grids, strict=True):
            coordinates[at] = value
        for at, value in zip(reductions, point, strict=True):
            coordinates[at] = value
        values = []
        for operand, each in zip([*given, *results], maps, strict=True):
            place = tuple(evaluated(each, coordinates))
            if isinstance(operand, np.ndarray):
                for index, size in zip(place, operand.shape, strict=True):
                    if np.any(np.asarray(index) < 0) or np.any(np.asarray(index) >= size):
                        raise Undefined("an index out of bounds")
                values.append(np.broadcast_to(operand[place], whole) if whole else operand[place])
            else:
                values.append(operand)
        for each in indices:
            at = int(each.attributes["dim"].value)
            _INDEX[0][at] = coordinates[at]
        yielded = thread.inline(operation.regions[0], values)
        for value, result, each in zip(yielded, results, maps[-outs:], strict=True):
            place = tuple(np.broadcast_to(index, whole) for index in evaluated(each, coordinates))
            result[place] = value if whole else np.asarray(value)
    return results if len(operation.results) else []


_INDEX: list[dict[int, Any]] = [{}]


@handles("linalg.index")
def _index(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return _INDEX[0][int(operation.attributes["dim"].value)]


def _identity(rank: int, results: Sequence[int]) -> str:
    names = ", ".join(f"d{at}" for at in range(rank))
    return f"affine_map<({names}) -> ({', '.join(f'd{at}' for at in results)})>"


@handles("linalg.generic", "linalg.matmul")
def _generic(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    if "indexing_maps" in operation.attributes:
        maps = [str(each) for each in operation.attributes["indexing_maps"]]
    else:
        maps = [_identity(3, each) for each in ((0, 2), (2, 1), (0, 1))]
    rank = len(re.findall(r"d\d+", maps[0].partition("->")[0]))
    kinds = (
        [str(each) for each in operation.attributes["iterator_types"]]
        if operation.name == "linalg.generic"
        else (["parallel", "parallel", "reduction"])
    )
    reductions = [at for at, each in enumerate(kinds) if "reduction" in each]
    return _iterated(thread, operation, operands, maps, reductions, rank)


@handles("linalg.reduce")
def _reduce(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    rank = operands[0].ndim
    reductions = [int(each) for each in operation.attributes["dimensions"]]
    kept = [at for at in range(rank) if at not in reductions]
    maps = [_identity(rank, range(rank)), _identity(rank, kept)]
    return _iterated(thread, operation, operands, maps, reductions, rank)


@handles("linalg.fill", "linalg.copy", "linalg.transpose")
def _fill(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    value, target = operands
    if operation.name == "linalg.transpose":
        value = np.transpose(value, [int(each) for each in operation.attributes["permutation"]])
    if len(operation.results):
        return np.broadcast_to(value, target.shape).astype(target.dtype)
    target[...] = value
    return []


@handles("linalg.softmax")
def _softmax(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """The sum of each row in the order of its elements, as `linalg.softmax` is taken apart."""
    axis = int(operation.attributes["dimension"].value)
    given = operands[0]
    powers = np.exp(np.float64(given - given.max(axis=axis, keepdims=True))).astype(np.float32)
    total = np.zeros(powers.sum(axis=axis, keepdims=True).shape, np.float32)
    for at in range(powers.shape[axis]):
        total = total + np.take(powers, [at], axis=axis)
    return powers / total


@handles("linalg.pack")
def _pack(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return _packed(operation, operands[0], operands[1].shape, operands[2] if len(operands) > 2 else 0)


def _layout(operation: Any, rank: int) -> tuple[list[int], list[int], list[int]]:
    tiled = [int(each) for each in operation.attributes["inner_dims_pos"]]
    tiles = [int(each) for each in operation.attributes["static_inner_tiles"]]
    order = list(range(rank))
    if "outer_dims_perm" in operation.attributes and len(operation.attributes["outer_dims_perm"]):
        order = [int(each) for each in operation.attributes["outer_dims_perm"]]
    return tiled, tiles, order


def _packed(operation: Any, given: Any, shape: Sequence[int], padding: Any) -> Any:
    tiled, tiles, order = _layout(operation, given.ndim)
    found = np.full(shape, padding, given.dtype)
    for point in itertools.product(*map(range, given.shape)):
        outer = list(point)
        for at, tile in zip(tiled, tiles, strict=True):
            outer[at] //= tile
        inner = [point[at] % tile for at, tile in zip(tiled, tiles, strict=True)]
        found[tuple([outer[at] for at in order] + inner)] = given[point]
    return found


@handles("linalg.unpack")
def _unpack(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    numbered = np.arange(math.prod(operands[1].shape)).reshape(operands[1].shape)
    places = _packed(operation, numbered, operands[0].shape, -1)
    found = operands[1].copy().reshape(-1)
    found[places[places >= 0]] = operands[0][places >= 0]
    return found.reshape(operands[1].shape)


@handles("iree_codegen.inner_tiled")
def _inner_tiled(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """A product of tiles of two dimensions each, of whole matrices."""
    attributes = operation.attributes
    assert "distributed = false" in str(attributes["semantics"])
    a = operands[0]
    if "permutations" in attributes:
        orders = [[int(at) for at in each] for each in attributes["permutations"]]
    else:
        orders = [[0, 1]] * 3
    straight = [
        np.transpose(each, [*range(each.ndim - 2), *(each.ndim - 2 + order.index(at) for at in range(2))])
        for each, order in zip(operands, orders, strict=True)
    ]
    maps = [str(each) for each in attributes["indexing_maps"]]
    letters = ["".join("abcdefgh"[at] for _, at in plain_dimensions(each)) for each in maps]
    wide = np.float64 if a.dtype.kind == "f" else np.int64
    total = np.einsum(
        f"{letters[0]}mk,{letters[1]}kn->{letters[2]}mn", straight[0].astype(wide), straight[1].astype(wide)
    )
    total = wrapped(total + straight[2], element_of(operation.results[0].type))
    return np.transpose(total, [*range(total.ndim - 2), *(total.ndim - 2 + at for at in orders[2])])


@handles("iree_linalg_ext.im2col")
def _im2col(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """Gathers all windows of the image by one index for each of its dimensions."""
    attributes, (image, into, *offsets) = operation.attributes, operands
    assert not any(len(attributes[name]) for name in _PADDING)
    batch, places, order, of_sums = (
        [int(each) for each in attributes[name]] for name in ("batch_pos", "m_pos", "output_perm", "input_k_perm")
    )
    sizes = [[int(each) for each in group] for group in attributes["static_output_sizes"]]
    starts = mixed(operation, "static_offsets", offsets)
    rank, coordinates = into.ndim, list[Any]()
    for number, group in enumerate(sizes):
        axis = order.index(number)
        line = starts[number] + np.arange(into.shape[axis])
        if line.size and not 0 <= line[0] <= line[-1] < math.prod(group):
            raise Undefined("a window beyond the sizes of the output")
        shape = [-1 if at == axis else 1 for at in range(rank)]
        coordinates += [each.reshape(shape) for each in np.unravel_index(line, group)]
    sums = coordinates[len(batch) + len(places) :]
    inside = [at for at in range(image.ndim) if at not in batch]
    index: dict[int, Any] = dict(zip(batch, coordinates, strict=False))
    for at, dimension in enumerate(inside):
        index[dimension] = sums[of_sums.index(at)]
    for at, dimension in enumerate(places):
        stride, dilation = int(attributes["strides"][at]), int(attributes["dilations"][at])
        index[dimension] = coordinates[len(batch) + at] * stride + index[dimension] * dilation
    taken = tuple(np.broadcast_arrays(*(index[at] for at in range(image.ndim)))) if image.ndim else ()
    if any(each.size and each.max() >= size for each, size in zip(taken, image.shape, strict=True)):
        raise Undefined("a window beyond the image")
    return np.broadcast_to(image[taken], into.shape).copy()
