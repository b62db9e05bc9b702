"""Convolutions of images: batches, channels, rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tosa.operands import static_sizes
from frontends.mlir.dialects.tosa.windows import accumulate, place_of, within
from frontends.mlir.dialects.vector.masks import access_where
from frontends.tpu.attributes import (
    NARROW,
    SILENT,
    integers,
    is_missing,
    product,
    require_plain,
    understood,
)
from frontends.tpu.operations import make
from frontends.tpu.quantized import is_quantized, make_whole, require_whole, scaling_of
from frontends.tpu.sums import sums_of
from interp import ir
from interp.ir.affine import combine

# What says how a convolution is done, or has a meaning for quantized numbers only, and what that is without.
_SILENT = {
    "coeff_merged": "false",
    "dynweight_reorderd": "false",
    "kernel_zp": "0",
    "support_compress": "",
    "use_3ic_optimize": "0",
    "weight_is_coeff": "",
    "with_bias": "",
}


@handles(
    "top.Conv",
    "tpu.Conv2D",
    attributes=understood("kernel_shape", "strides", "pads", "dilations", "group", *_SILENT),
)
def _convolution(lowering: Lowering, operation: Any) -> None:
    """A sum over a window of each group's channels, in no order, then the bias; zeros lie around the image."""
    quantized = is_quantized(operation)
    if quantized:
        require_whole(lowering, operation, _SILENT)
    else:
        require_plain(lowering, operation, NARROW, SILENT | _SILENT)
    image, weights, bias = operation.operands
    if "with_bias" in operation.attributes and operation.attributes["with_bias"].value == is_missing(bias):
        raise lowering.unsupported("a bias that contradicts its attribute")
    sizes, window, result = (static_sizes(lowering, each) for each in (image, weights, operation.results[0]))
    if not len(sizes) == len(window) == len(result) == 4 or integers(operation, "kernel_shape") != window[2:]:
        raise lowering.unsupported(f"a convolution of {image.type} with {weights.type}")
    strides, pads = integers(operation, "strides"), integers(operation, "pads")
    dilations = integers(operation, "dilations") if "dilations" in operation.attributes else [1, 1]
    groups = operation.attributes["group"].value if "group" in operation.attributes else 1
    if min(*strides, *dilations, groups) < 1 or min(pads) < 0:
        raise lowering.unsupported("a convolution with a stride below 1, or with negative padding")
    reach = [
        (sizes[2 + at] + pads[at] + pads[2 + at] - dilations[at] * (window[2 + at] - 1) - 1) // strides[at] + 1
        for at in range(2)
    ]
    if [sizes[0], window[0], *reach] != result or window[1] * groups != sizes[1] or window[0] % groups:
        raise lowering.unsupported(
            f"a convolution of {image.type} with {weights.type} of type {operation.results[0].type}"
        )
    if not is_missing(bias) and product(static_sizes(lowering, bias)) != window[0]:
        raise lowering.unsupported(f"a bias of type {bias.type}")
    sums = sums_of(lowering, quantized)
    view, filters = lowering.value(image), lowering.value(weights)
    per_group = window[0] // groups
    ends = [pads[0], pads[2], pads[1], pads[3]]
    if any(pads):
        lowering.assumptions.add("the padding of convolutions takes part in sums, as zeros")

    def at(point: Sequence[ir.Index]) -> ir.Value:
        batch, filter_number, *starts = point
        first = combine("*", combine("floordiv", filter_number, per_group), window[1])

        def term(total: ir.Value, inner: list[ir.Value]) -> ir.Value:
            channel, *steps = inner
            places = [
                lowering.apply(place_of(start, strides[side], step, dilations[side], pads[side]))
                for side, (start, step) in enumerate(zip(starts, steps, strict=True))
            ]
            origin = lowering.apply(combine("+", first, channel))
            inside = within(lowering, view, places, ends, first=2)
            indices = [batch, origin, *places]
            value = access_where(lowering, inside, lambda: sums.element(image, view, indices), sums.zero)
            return sums.with_product(total, value, sums.element(weights, filters, [filter_number, channel, *steps]))

        total = accumulate(lowering, window[1:], sums.zero, term)
        if is_missing(bias):
            return total
        offsets = lowering.reshape(lowering.value(bias), 0, [window[0]], [1])
        return sums.of_two(total, sums.element(bias, offsets, [filter_number]))

    if not quantized:
        make(lowering, operation, at)
        return
    scaling = scaling_of(lowering, operation, "multiplier", "rshift", None, window[0])
    make_whole(lowering, operation, lambda point: scaling.of(lowering, at(point), point[1]))
