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
        self.allocated: set[ir.Value] = set()  # the roots that are allocations of the function
        # Whether memrefs may begin elsewhere in their buffers than types tell: those made of bytes or pointers do.
        self.origins_move = False

    def allocate(self, element: ir.Scalar, sizes: Sequence[ir.Index], stack: bool = False, name: str = "") -> ir.Value:
        result = super().allocate(element, sizes, stack, name)
        self.note_allocation(result)
        return result

    def note_allocation(self, view: ir.Value) -> None:
        """A view is a whole buffer that was allocated here."""
        self.roots[view] = view
        self.allocated.add(view)

    def require_apart(
        self, left: ir.Value, right: ir.Value, message: str, *, pointwise: bool = False, promise: bool = False
    ) -> None:
        """The program is undefined where two views share elements; see `ir.Apart`. Those of a buffer have one type."""
        same = view_type(left).element == view_type(right).element
        if same and not self._are_different(self.roots.get(left), self.roots.get(right)):
            self.emit(
                ir.Apart(
                    place=self.place, left=left, right=right, message=message, pointwise=pointwise, promise=promise
                )
            )

    def _are_different(self, left: Any, right: Any) -> bool:
        """Whether two roots are different buffers whatever the function is called with."""
        if left is None or right is None or left is right or left == right:
            return False
        return left in self.allocated or right in self.allocated or (isinstance(left, str) and isinstance(right, str))

    def offset(self, view: ir.Value) -> ir.Index:
        return self.extent(view, ir.ExtentKind.OFFSET) if self.origins_move else super().offset(view)

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
