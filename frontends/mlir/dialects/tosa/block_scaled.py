"""Numbers of tosa in blocks, along the last dimension, that share a scale (the OCP Microscaling Formats, MX, 1.0)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.scaled_floats import SCALE, scaled
from interp import ir
from interp.ir.affine import combine


class _Blocks:
    """Narrow numbers with their scales."""

    def __init__(self, lowering: Lowering, operation: Any, values: Any, scales: Any) -> None:
        self.lowering = lowering
        self.values, self.scales = lowering.value(values), lowering.value(scales)
        if view_type(self.scales).element != SCALE:
            raise lowering.unsupported(f"scales of type {view_type(self.scales).element}")
        found = re.search(r"BLOCK_SIZE_(\d+)", str(operation.attributes["block_size"]))
        if found is None:
            raise lowering.unsupported(f"the size of blocks {operation.attributes['block_size']}")
        self.size = int(found.group(1))
        *outer, last = lowering.sizes(self.values)
        *outer_scales, blocks = lowering.sizes(self.scales)
        for dimension, (size, scale) in enumerate(zip(outer, outer_scales, strict=True)):
            lowering.require_equal(size, scale, f"there is a scale for each block in dimension {dimension}")
        covered = lowering.apply(combine("*", blocks, self.size))
        lowering.require_equal(last, covered, "blocks of numbers with one scale each fill the last dimension")

    def number(self, point: Sequence[ir.Index], type: ir.Scalar) -> ir.Value:
        """The number that an element stands for."""
        *outer, at = point
        block = self.lowering.apply(combine("floordiv", at, self.size))
        scale = self.lowering.load(self.scales, [*outer, block])
        return scaled(self.lowering, self.lowering.load(self.values, point), scale, type)


@handles("tosa.cast_from_block_scaled", attributes=("block_size",))
def _cast_from(lowering: Lowering, operation: Any) -> None:
    blocks = _Blocks(lowering, operation, *operation.operands)
    sizes = lowering.sizes(blocks.values)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        lowering.store(blocks.number(point, view_type(buffer).element), buffer, point)


@handles("tosa.matmul_t_block_scaled", attributes=("block_size",))
def _matmul(lowering: Lowering, operation: Any) -> None:
    """One matrix on the right may be that of all on the left."""
    lowering.assumptions.add("tosa.matmul_t_block_scaled multiplies numbers by their scales before it adds products")
    left, left_scales, right, right_scales = operation.operands
    rows = _Blocks(lowering, operation, left, left_scales)
    columns = _Blocks(lowering, operation, right, right_scales)
    leave_order_open(lowering, ("addf",))
    batch, height, inner = lowering.sizes(rows.values)
    batches, width, depth = lowering.sizes(columns.values)
    lowering.require_equal(inner, depth, "the inner sizes agree")
    if batches != 1:
        lowering.require_equal(batch, batches, "the batch sizes agree")
    sizes = [batch, height, width]
    buffer = lowering.tensors.result(operation, sizes)
    type = view_type(buffer).element
    with lowering.loops(sizes) as (b, i, j):
        with lowering.loop(0, inner, carried=[lowering.constant(0, type)]) as loop:
            k = loop.induction
            matrix: ir.Index = 0 if batches == 1 else b
            product = lowering.op("mulf", [rows.number([b, i, k], type), columns.number([matrix, j, k], type)], type)
            loop.yielded = [lowering.op("addf", [loop.carried[0], product], type)]
        lowering.store(loop.results[0], buffer, [b, i, j])
