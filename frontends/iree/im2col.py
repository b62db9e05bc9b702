"""`iree_linalg_ext.im2col`: the windows of an image as rows of a matrix, one for each place of a convolution."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.linalg.operands import output
from interp import ir
from interp.ir.affine import combine

_SEGMENTS = 10  # the input, the output, sizes of windows, offsets, then sizes and paddings that are operands
_OFFSETS = 3
_PADDING = ("static_input_pad_low", "static_input_pad_high", "static_output_pad_low", "static_output_pad_high")
_POSITIONS = ("batch_pos", "m_pos", "k_pos", "input_k_perm", "output_perm", "strides", "dilations")


@handles(
    "iree_linalg_ext.im2col",
    attributes=(
        *(*_POSITIONS, *_PADDING, "operandSegmentSizes", "static_kernel_size", "static_offsets"),
        "static_output_sizes",
    ),
)
def _im2col(lowering: Lowering, operation: Any) -> None:
    """The dimensions of the output, in the order that `output_perm` undoes, are those of batches, of places (M), and of
    what is summed (K): each, from its offset on, is the number of a point in the sizes that `static_output_sizes`
    gives it. A place times its stride and a window times its dilation are a row of the image (IREE,
    `LinalgExtOps.td`, `Im2colUtils.cpp`)."""
    given = operation.attributes
    segments = lowering.segments(operation)
    if len(segments) != _SEGMENTS or len(segments[0]) != 1 or len(segments[1]) != 1 or not len(operation.results):
        raise lowering.unsupported("with other operands than an image, a tensor for its windows and offsets")
    if any(len(each) for at, each in enumerate(segments) if at not in (0, 1, _OFFSETS)):
        raise lowering.unsupported("sizes or padding that are operands")
    if any(len(given[each]) for each in _PADDING):
        raise lowering.unsupported("padding")
    batch, places, summed, of_sums, order, strides, dilations = ([int(at) for at in given[each]] for each in _POSITIONS)
    sizes = [[int(size) for size in each] for each in given["static_output_sizes"]]
    windows = [int(size) for size in given["static_kernel_size"]]
    image = lowering.value(operation.operands[0])
    if not isinstance(image.type, ir.View):
        raise lowering.unsupported("an image that is no tensor")
    rank = len(image.type.shape)
    _require_form(lowering, rank, (batch, places, summed), of_sums, order, sizes)
    if len(windows) != len(places) or len(strides) != len(places) or len(dilations) != len(places):
        raise lowering.unsupported("windows of another number of dimensions than places")
    coordinates = [size for each in sizes for size in each][-len(of_sums) :]
    of_image = [coordinates[of_sums.index(at)] for at in range(len(of_sums))]
    of_window = [at for at in range(rank) if at not in batch]
    if any(of_image[of_window.index(at)] != size for at, size in zip(places, windows, strict=True)):
        raise lowering.unsupported("windows of other sizes than what is summed")
    offsets = mixed(given["static_offsets"], lowering.indices(segments[_OFFSETS]))
    target = output(lowering, operation, 1)
    if not isinstance(target.type, ir.View) or len(target.type.shape) != len(sizes) or len(offsets) != len(sizes):
        raise lowering.unsupported("an output of another number of dimensions than it has sizes")
    with lowering.loops([lowering.size(target, at) for at in range(len(sizes))]) as point:
        found: list[ir.Index] = []
        for number, each in enumerate(sizes):
            found += _point(lowering, lowering.apply(combine("+", offsets[number], point[order.index(number)])), each)
        in_image: dict[int, ir.Index] = dict(zip(batch, found, strict=False))
        at_place, summing = found[len(batch) : len(batch) + len(places)], found[-len(of_sums) :]
        for at, dimension in enumerate(of_window):
            in_image[dimension] = summing[of_sums.index(at)]
        for at, dimension in enumerate(places):
            row = combine("*", at_place[at], strides[at])
            window = combine("*", in_image[dimension], dilations[at])
            in_image[dimension] = lowering.apply(combine("+", row, window))
        lowering.store(lowering.load(image, [in_image[at] for at in range(rank)]), target, point)


def _require_form(
    lowering: Lowering, rank: int, groups: tuple[list[int], ...], of_sums: list[int], order: list[int], sizes: Any
) -> None:
    """Raises `Unsupported` where dimensions of an image are not each in one group, or orders are no permutations."""
    batch, places, summed = groups
    if sorted((*batch, *places, *summed)) != list(range(rank)):
        raise lowering.unsupported("dimensions of the image that are in no group, or in two")
    if sorted(of_sums) != list(range(rank - len(batch))) or sorted(order) != list(range(len(sizes))):
        raise lowering.unsupported("orders of dimensions that are no permutations")
    if any(size <= 0 for each in sizes for size in each):
        raise lowering.unsupported("sizes of the output that are not known")
    # Batches and places stand in front, and what is summed behind them, each with as many numbers as the image has.
    ends = list(accumulate(len(each) for each in sizes))
    if not ends or ends[-1] != len(batch) + len(places) + len(of_sums):
        raise lowering.unsupported("sizes of the output of another number than dimensions of the image and windows")
    if not {len(batch), len(batch) + len(places)} <= {0, *ends}:
        raise lowering.unsupported("a dimension of the output that is of places and of sums")


def _point(lowering: Lowering, number: ir.Index, sizes: list[int]) -> list[ir.Index]:
    """The point of a number in sizes, the last of which goes fastest. The number is within them."""
    whole = 1
    for size in sizes:
        whole *= size
    what = "'iree_linalg_ext.im2col': a window is within the sizes of the output"
    lowering.require(lowering.compare("slt", number, whole), what)
    lowering.require(lowering.compare("sge", number, 0), what)
    found: list[ir.Index] = []
    for size in reversed(sizes[1:]):
        found.insert(0, lowering.apply(combine("mod", number, size)))
        number = lowering.apply(combine("floordiv", number, size))
    return [number, *found]
