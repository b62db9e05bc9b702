"""Matrix products, convolutions and pooling of the tosa dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.affine_function import combine
from frontends.mlir.lowering import Lowering, view_type
from frontends.mlir.parallel import leave_order_open
from frontends.mlir.registry import handles
from frontends.mlir.tosa.operands import integers, is_zero, require_nans_propagate, static_sizes
from frontends.mlir.tosa.reductions import lowest, note_lowest
from frontends.mlir.vector.masks import access_where, conjunction
from interp import ir

_FLOATS = (("f32", "f32"), ("f16", "f32"), ("bf16", "f32"), ("f64", "f64"))


class _Products:
    """Adds products of elements of two operands, less their zero points, to sums of the result's type."""

    def __init__(self, lowering: Lowering, operation: Any, operands: Sequence[Any], zero_points: Sequence[Any]) -> None:
        self.lowering = lowering
        self.views = [lowering.value(each) for each in operands]
        result = lowering.type(operation.results[0].type)
        assert isinstance(result, ir.View)
        self.type = result.element
        given = [view_type(view).element for view in self.views]
        if self.type.is_float:
            if any((each.name, self.type.name) not in _FLOATS for each in given):
                raise lowering.unsupported(f"sums of type {self.type} of products of type {given[0]}")
            if not all(is_zero(each) for each in zero_points):
                raise lowering.unsupported("zero points of floats")
            leave_order_open(lowering, ("addf",))
        elif any(each.width > self.type.width for each in given):
            raise lowering.unsupported(f"sums of type {self.type} of products of type {given[0]}")
        points = [
            None if is_zero(each) else self.widened(lowering.load(lowering.value(each), [0])) for each in zero_points
        ]
        self.zero_points: list[ir.Value | None] = points or [None, None]

    def widened(self, value: ir.Value) -> ir.Value:
        if value.type == self.type:
            return value
        return self.lowering.op("extf" if self.type.is_float else "extsi", [value], self.type)

    def add(self, total: ir.Value, left: ir.Value, right: ir.Value) -> ir.Value:
        """The total with the product of two elements, which have the sums' type already and are no zero points."""
        product = self.lowering.op("mulf" if self.type.is_float else "muli", [left, right], self.type)
        return self.lowering.op("addf" if self.type.is_float else "addi", [total, product], self.type)

    def element(self, number: int, indices: Sequence[ir.Index]) -> ir.Value:
        """An element of an operand, as it goes into a product."""
        value = self.widened(self.lowering.load(self.views[number], indices))
        zero = self.zero_points[number]
        return value if zero is None else self.lowering.op("subi", [value, zero], self.type)


@handles("tosa.matmul")
def _matmul(lowering: Lowering, operation: Any) -> None:
    left, right, *zero_points = operation.operands
    products = _Products(lowering, operation, [left, right], zero_points)
    batch, rows, inner = lowering.sizes(products.views[0])
    columns = lowering.size(products.views[1], 2)
    lowering.require_equal(inner, lowering.size(products.views[1], 1), "the inner sizes agree")
    lowering.require_equal(batch, lowering.size(products.views[1], 0), "the numbers of matrices agree")
    buffer = lowering.tensors.result(operation, [batch, rows, columns])
    with lowering.loops([batch, rows, columns]) as (b, i, j):
        with lowering.loop(0, inner, carried=[lowering.constant(0, products.type)]) as loop:
            k = loop.induction
            elements = products.element(0, [b, i, k]), products.element(1, [b, k, j])
            loop.yielded = [products.add(loop.carried[0], *elements)]
        lowering.store(loop.results[0], buffer, [b, i, j])


def _place(start: ir.Value, stride: int, at: ir.Value, dilation: int, pad: int) -> ir.Affine:
    return combine("+", combine("+", combine("*", start, stride), combine("*", at, dilation)), -pad)


def _window(
    lowering: Lowering, view: ir.Value, places: Sequence[ir.Affine], pads: Sequence[int]
) -> tuple[list[ir.Index], ir.Value | None]:
    """The indices of a place in the two dimensions of an image, and whether it lies in it where it need not."""
    indices = [lowering.apply(each) for each in places]
    conditions = []
    for number, index in enumerate(indices):
        before, after = pads[2 * number], pads[2 * number + 1]
        if before:
            conditions.append(lowering.compare("sge", index, 0))
        if after:
            conditions.append(lowering.compare("slt", index, lowering.size(view, number + 1)))
    return indices, conjunction(lowering, conditions) if conditions else None


_CONVOLUTION = ("pad", "stride", "dilation", "acc_type", "local_bound")


@handles("tosa.conv2d", "tosa.depthwise_conv2d", attributes=_CONVOLUTION)
def _convolution(lowering: Lowering, operation: Any) -> None:
    """Padding takes part as zeros. A sum begins with its bias, for the depthwise form it ends with it."""
    image, weights, bias, *zero_points = operation.operands
    depthwise = operation.name == "tosa.depthwise_conv2d"
    products = _Products(lowering, operation, [image, weights], zero_points)
    pads, strides, dilations = (integers(operation, name) for name in ("pad", "stride", "dilation"))
    sizes = static_sizes(lowering, operation.results[0])
    kernel = lowering.sizes(products.views[1])
    channels = kernel[2] if depthwise else kernel[3]
    height, width = (kernel[0], kernel[1]) if depthwise else (kernel[1], kernel[2])
    multiplier = kernel[3] if depthwise else 1
    _require_output_sizes(lowering, products.views[0], (height, width), sizes, pads, strides, dilations)
    if any(pads):
        lowering.assumptions.add("the padding of tosa's convolutions takes part in sums, as zeros")
    view = products.views[0]
    lowering.require_equal(lowering.size(view, 3), channels, "image and weights have as many channels")
    offsets = lowering.value(bias)
    zero = lowering.constant(0, products.type)
    buffer = lowering.tensors.result(operation, sizes)
    single = lowering.size(offsets, 0) == 1
    with lowering.loops(sizes) as (n, y, x, c):
        offset = products.widened(lowering.load(offsets, [0 if single else c]))
        extents: list[ir.Index] = [height, width] if depthwise else [height, width, channels]

        def term(total: ir.Value, point: list[ir.Value]) -> ir.Value:
            places = [
                _place(start, strides[at], step, dilations[at], pads[2 * at])
                for at, (start, step) in enumerate(zip((y, x), point[:2], strict=True))
            ]
            (row, column), inside = _window(lowering, view, places, pads)
            if depthwise:
                channel = lowering.apply(combine("floordiv", c, multiplier))
                which = lowering.apply(combine("mod", c, multiplier))
                weight = products.element(1, [point[0], point[1], channel, which])
            else:
                channel = point[2]
                weight = products.element(1, [c, point[0], point[1], channel])
            value = access_where(lowering, inside, lambda: products.element(0, [n, row, column, channel]), zero)
            return products.add(total, value, weight)

        total = _accumulate(lowering, extents, [], zero if depthwise else offset, term)
        if depthwise:
            total = lowering.op("addf" if products.type.is_float else "addi", [offset, total], products.type)
        lowering.store(total, buffer, [n, y, x, c])


def _accumulate(
    lowering: Lowering, extents: Sequence[ir.Index], point: list[ir.Value], total: ir.Value, term: Any
) -> Any:
    """Folds `term` over the points of a box, from `total` on."""
    if len(point) == len(extents):
        return term(total, point)
    with lowering.loop(0, extents[len(point)], carried=[total]) as loop:
        loop.yielded = [_accumulate(lowering, extents, [*point, loop.induction], loop.carried[0], term)]
    return loop.results[0]


def _require_output_sizes(
    lowering: Lowering,
    image: ir.Value,
    kernel: Sequence[ir.Index],
    sizes: Sequence[int],
    pads: Sequence[int],
    strides: Sequence[int],
    dilations: Sequence[int],
) -> None:
    """The sizes that TOSA's formula gives are those of the result."""
    for at in range(2):
        whole = lowering.size(image, at + 1)
        reach = kernel[at]
        if not isinstance(whole, int) or not isinstance(reach, int):
            raise lowering.unsupported("an image or a kernel of dynamic size")
        room = whole - 1 + pads[2 * at] + pads[2 * at + 1] - (reach - 1) * dilations[at]
        if room < 0 or room // strides[at] + 1 != sizes[at + 1]:
            raise lowering.unsupported("an output of another size than the window gives")
    lowering.require_equal(lowering.size(image, 0), sizes[0], "there are as many images as results")


@handles("tosa.avg_pool2d", attributes=("kernel", "stride", "pad", "acc_type"))
def _average_pool(lowering: Lowering, operation: Any) -> None:
    """Of floats: the sum of a window's elements by how many of them there are. Padding takes part as zeros."""
    image, *zero_points = operation.operands
    view = lowering.value(image)
    element = view_type(view).element
    if (element.name, element.name) not in _FLOATS or not all(is_zero(each) for each in zero_points):
        raise lowering.unsupported(f"averages of {element}")
    kernel, strides, pads = (integers(operation, name) for name in ("kernel", "stride", "pad"))
    sizes = static_sizes(lowering, operation.results[0])
    _require_output_sizes(lowering, view, kernel, sizes, pads, strides, [1, 1])
    leave_order_open(lowering, ("addf",))
    if any(pads):
        lowering.assumptions.add("the padding of tosa's averages takes part in sums, as zeros")
    zero = lowering.constant(0, element)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, y, x, c):

        def term(total: ir.Value, point: list[ir.Value]) -> ir.Value:
            places = [
                _place(begin, strides[at], step, 1, pads[2 * at])
                for at, (begin, step) in enumerate(zip((y, x), point, strict=True))
            ]
            (row, column), inside = _window(lowering, view, places, pads)
            value = access_where(lowering, inside, lambda: lowering.load(view, [n, row, column, c]), zero)
            return lowering.op("addf", [total, value], element)

        total = _accumulate(lowering, kernel, [], zero, term)
        counts = []
        for at, begin in enumerate((y, x)):
            first = lowering.apply(combine("+", combine("*", begin, strides[at]), -pads[2 * at]))
            last = lowering.apply(combine("+", first, kernel[at]))
            whole = lowering.size(view, at + 1)
            first = lowering.op("maxsi", [lowering.as_value(first), lowering.constant(0)], ir.INDEX)
            last = lowering.op("minsi", [lowering.as_value(last), lowering.as_value(whole)], ir.INDEX)
            count = lowering.apply(combine("+", last, combine("*", first, -1)))
            counts.append(lowering.op("maxsi", [lowering.as_value(count), lowering.constant(1)], ir.INDEX))
        count = lowering.op("index_cast", [lowering.op("muli", counts, ir.INDEX)], ir.Scalar("i32"))
        number = lowering.op("sitofp", [count], element)
        lowering.store(lowering.op("divf", [total, number], element), buffer, [n, y, x, c])


@handles("tosa.max_pool2d", attributes=("kernel", "stride", "pad", "nan_mode"))
def _max_pool(lowering: Lowering, operation: Any) -> None:
    """Padding takes no part; as MLIR decomposes it, it is the lowest number."""
    require_nans_propagate(lowering, operation)
    view = lowering.value(operation.operands[0])
    element = view_type(view).element
    kernel, strides, pads = (integers(operation, name) for name in ("kernel", "stride", "pad"))
    sizes = static_sizes(lowering, operation.results[0])
    _require_output_sizes(lowering, view, kernel, sizes, pads, strides, [1, 1])
    note_lowest(lowering, element)
    start = lowest(lowering, element)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, y, x, c):

        def term(total: ir.Value, point: list[ir.Value]) -> ir.Value:
            places = [
                _place(begin, strides[at], step, 1, pads[2 * at])
                for at, (begin, step) in enumerate(zip((y, x), point, strict=True))
            ]
            (row, column), inside = _window(lowering, view, places, pads)
            value = access_where(lowering, inside, lambda: lowering.load(view, [n, row, column, c]), start)
            return lowering.op("maximumf" if element.is_float else "maxsi", [total, value], element)

        lowering.store(_accumulate(lowering, kernel, [], start, term), buffer, [n, y, x, c])
