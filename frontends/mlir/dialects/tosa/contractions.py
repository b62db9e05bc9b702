"""Matrix products and convolutions of the tosa dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import (
    element_at,
    integers,
    is_zero,
    require_stretched,
    require_zeros,
    static_sizes,
)
from frontends.mlir.dialects.tosa.windows import accumulate, place_of, require_output_sizes, within
from frontends.mlir.dialects.vector.masks import access_where
from interp import ir
from interp.ir.affine import combine

FLOATS = (("f32", "f32"), ("f16", "f32"), ("bf16", "f32"), ("f64", "f64"))


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
            if any((each.name, self.type.name) not in FLOATS for each in given):
                raise lowering.unsupported(f"sums of type {self.type} of products of type {given[0]}")
            zero_points = require_zeros(lowering, zero_points)
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

    def sum(self, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.lowering.op("addf" if self.type.is_float else "addi", [left, right], self.type)

    def add(self, total: ir.Value, left: ir.Value, right: ir.Value) -> ir.Value:
        """The total with the product of two elements, which have the sums' type already and are no zero points."""
        product = self.lowering.op("mulf" if self.type.is_float else "muli", [left, right], self.type)
        return self.sum(total, product)

    def element(self, number: int, indices: Sequence[ir.Index]) -> ir.Value:
        """An element of an operand, as it goes into a product."""
        value = self.widened(self.lowering.load(self.views[number], indices))
        zero = self.zero_points[number]
        return value if zero is None else self.lowering.op("subi", [value, zero], self.type)

    def zero(self) -> ir.Value:
        return self.lowering.constant(0, self.type)


@handles("tosa.matmul", "tosa.matmul_t")
def _matmul(lowering: Lowering, operation: Any) -> None:
    """The matrices on the right of `matmul_t` are transposed."""
    left, right, *zero_points = operation.operands
    products = _Products(lowering, operation, [left, right], zero_points)
    transposed = operation.name == "tosa.matmul_t"
    batch, rows, inner = lowering.sizes(products.views[0])
    matrices = products.views[1]
    columns, depth = (1, 2) if transposed else (2, 1)
    lowering.require_equal(inner, lowering.size(matrices, depth), "the inner sizes agree")
    one_for_all = transposed and lowering.size(matrices, 0) == 1
    if not one_for_all:
        lowering.require_equal(batch, lowering.size(matrices, 0), "the batch sizes agree")
    sizes = [batch, rows, lowering.size(matrices, columns)]
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (b, i, j):
        with lowering.loop(0, inner, carried=[products.zero()]) as loop:
            k = loop.induction
            matrix: ir.Index = 0 if one_for_all else b
            there = [matrix, j, k] if transposed else [matrix, k, j]
            loop.yielded = [products.add(loop.carried[0], products.element(0, [b, i, k]), products.element(1, there))]
        lowering.store(loop.results[0], buffer, [b, i, j])


_CONVOLUTION = ("pad", "stride", "dilation", "acc_type", "local_bound")


@handles("tosa.conv2d", "tosa.conv3d", "tosa.depthwise_conv2d", attributes=_CONVOLUTION)
def _convolution(lowering: Lowering, operation: Any) -> None:
    """Padding takes part as zeros. A sum begins with its bias, for the depthwise form it ends with it."""
    image, weights, bias, *zero_points = operation.operands
    depthwise = operation.name == "tosa.depthwise_conv2d"
    products = _Products(lowering, operation, [image, weights], zero_points)
    pads, strides, dilations = (integers(operation, name) for name in ("pad", "stride", "dilation"))
    batch, *others = lowering.type_of_view(operation.results[0]).shape
    if None in others:
        raise lowering.unsupported(f"a result of type {operation.results[0].type}, whose sizes are not all known")
    images = lowering.size(products.views[0], 0) if batch is None else batch
    sizes = [images, *(size for size in others if size is not None)]
    kernel = lowering.sizes(products.views[1])
    channels = kernel[2] if depthwise else kernel[-1]
    reach = kernel[:2] if depthwise else kernel[1:-1]
    multiplier = kernel[3] if depthwise else 1
    view = products.views[0]
    require_output_sizes(lowering, view, reach, sizes, pads, strides, dilations)
    if any(pads):
        lowering.assumptions.add("the padding of tosa's convolutions takes part in sums, as zeros")
    lowering.require_equal(
        lowering.size(view, len(reach) + 1), channels, "image and weights have the same number of channels"
    )
    offsets = lowering.value(bias)
    require_stretched(lowering, lowering.size(offsets, 0), sizes[-1], "one bias, or one for each channel of the output")
    zero = products.zero()
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, *starts, c):
        offset = products.widened(element_at(lowering, offsets, [c], sizes[-1:]))

        def term(total: ir.Value, point: list[ir.Value]) -> ir.Value:
            steps = point[: len(reach)]
            places = [
                lowering.apply(place_of(start, strides[at], step, dilations[at], pads[2 * at]))
                for at, (start, step) in enumerate(zip(starts, steps, strict=True))
            ]
            if depthwise:
                channel = lowering.apply(combine("floordiv", c, multiplier))
                which = lowering.apply(combine("mod", c, multiplier))
                weight = products.element(1, [*steps, channel, which])
            else:
                channel = point[-1]
                weight = products.element(1, [c, *steps, channel])
            inside = within(lowering, view, places, pads)
            value = access_where(lowering, inside, lambda: products.element(0, [n, *places, channel]), zero)
            return products.add(total, value, weight)

        extents = reach if depthwise else [*reach, channels]
        total = accumulate(lowering, extents, zero if depthwise else offset, term)
        lowering.store(products.sum(offset, total) if depthwise else total, buffer, [n, *starts, c])


@handles("tosa.transpose_conv2d", attributes=("out_pad", "stride", "acc_type", "local_bound"))
def _transposed_convolution(lowering: Lowering, operation: Any) -> None:
    """Each element of the image adds its products with the kernel, from its own place on, to the bias. An element of
    the result is the sum of those that reach it; the others have no part in it."""
    image, weights, bias, *zero_points = operation.operands
    products = _Products(lowering, operation, [image, weights], zero_points)
    pads, strides = integers(operation, "out_pad"), integers(operation, "stride")
    sizes = static_sizes(lowering, operation.results[0])
    view, kernel = products.views[0], lowering.sizes(products.views[1])
    reach, channels = kernel[1:3], kernel[3]
    for at in range(2):
        whole, extent = lowering.size(view, at + 1), reach[at]
        if not isinstance(whole, int) or not isinstance(extent, int):
            raise lowering.unsupported("an image or a kernel of dynamic size")
        if (whole - 1) * strides[at] + pads[2 * at] + pads[2 * at + 1] + extent != sizes[at + 1]:
            raise lowering.unsupported("an output size that does not follow from image and kernel")
    lowering.require_equal(lowering.size(view, 0), sizes[0], "input and output have the same batch size")
    lowering.require_equal(lowering.size(view, 3), channels, "image and weights have the same number of channels")
    offsets = lowering.value(bias)
    require_stretched(lowering, lowering.size(offsets, 0), sizes[-1], "one bias, or one for each channel of the output")
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, *places, c):
        offset = products.widened(element_at(lowering, offsets, [c], sizes[-1:]))

        def term(total: ir.Value, point: list[ir.Value]) -> ir.Value:
            conditions, origin = [], []
            for at, (place, step) in enumerate(zip(places, point[:2], strict=True)):
                reached = combine("+", combine("+", place, combine("*", step, -1)), -pads[2 * at])
                start = lowering.apply(combine("floordiv", reached, strides[at]))
                origin.append(start)
                conditions += [lowering.compare("sge", start, 0)]
                conditions += [lowering.compare("slt", start, lowering.size(view, at + 1))]
                conditions += [lowering.compare("eq", lowering.apply(combine("mod", reached, strides[at])), 0)]

            def more() -> ir.Value:
                value = products.element(0, [n, *origin, point[2]])
                return products.add(total, value, products.element(1, [c, *point]))

            return access_where(lowering, lowering.conjunction(conditions), more, total)

        lowering.store(accumulate(lowering, [*reach, channels], offset, term), buffer, [n, *places, c])
