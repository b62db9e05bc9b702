"""Building IR from MLIR: a builder that knows the buffers under views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interp import ir
from interp.ir.builder import Builder, Loop, view_type

__all__ = ["Emitter", "Loop", "view_type"]


class Emitter(Builder):
    """Emits for the MLIR operation whose `place` it is told."""

    def __init__(self, place: ir.Place) -> None:
        super().__init__(place)
        self.roots: dict[ir.Value, Any] = {}  # what identifies the buffer under a view, where that is known
        # Whether memrefs may begin elsewhere in their buffers than types tell: those made of bytes or pointers do.
        self.origins_move = False

    def allocate(self, element: ir.Scalar, sizes: Sequence[ir.Index], stack: bool = False, name: str = "") -> ir.Value:
        result = super().allocate(element, sizes, stack, name)
        self.roots[result] = result
        return result

    def offset(self, view: ir.Value) -> ir.Index:
        return self.extent(view, "offset") if self.origins_move else super().offset(view)

    def reshape(
        self,
        base: ir.Value,
        offset: ir.Index,
        sizes: Sequence[ir.Index],
        strides: Sequence[ir.Index],
        type: ir.View | None = None,
        name: str = "",
    ) -> ir.Value:
        result = super().reshape(base, offset, sizes, strides, type, name)
        self.roots[result] = self.roots.get(base)
        return result
