"""Changes of loops: bounds, steps, and the values that are carried from one iteration to the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.mutation.edit import Edit, Finder

_AFFINE_BOUNDS = {
    "affine.for": (("lowerBoundMap", "lower bound"), ("upperBoundMap", "upper bound")),
    "affine.parallel": (("lowerBoundsMap", "lower bounds"), ("upperBoundsMap", "upper bounds")),
}


class LoopEdits(Finder):
    """Changes of loops: bounds, steps, and what they carry."""

    def edits(self, operation: Any) -> Iterator[Edit]:
        match operation.name:
            case "affine.for" | "affine.parallel":
                yield from self._affine(operation)
            case "scf.for":
                for position, what in ((0, "lower bound"), (1, "upper bound")):
                    yield from self._bound(operation, position, what)
                yield self._step(operation, 2)
            case "scf.parallel":
                dimensions = operation.attributes["operandSegmentSizes"][0]
                for dimension in range(dimensions):
                    yield from self._bound(operation, dimension, f"lower bound {dimension}")
                    yield from self._bound(operation, dimensions + dimension, f"upper bound {dimension}")
                    yield self._step(operation, 2 * dimensions + dimension)
            case "affine.yield" | "scf.yield":
                yield from self._carried(operation)

    def _affine(self, operation: Any) -> Iterator[Edit]:
        for name, what in _AFFINE_BOUNDS[operation.name]:
            bound = operation.attributes[name].value
            for by in (1, -1):
                apply = self.set_attribute(operation, name, self.shifted_map(bound, by))
                yield Edit("bound", f"{what} {by:+d}", operation, apply)
        if operation.name == "affine.for":
            step = operation.attributes["step"]
            longer = self.ir.IntegerAttr.get(step.type, step.value + 1)
            apply = self.set_attribute(operation, "step", longer)
            yield Edit("step", f"step {step.value} to {step.value + 1}", operation, apply)

    def _bound(self, operation: Any, position: int, what: str) -> Iterator[Edit]:
        for by in (1, -1):
            yield Edit("bound", f"{what} {by:+d}", operation, self.shifted(operation, position, by))

    def _step(self, operation: Any, position: int) -> Edit:
        return Edit("step", "step +1", operation, self.shifted(operation, position, 1))

    def _carried(self, operation: Any) -> Iterator[Edit]:
        """At a yield of a loop: two values swapped, or one kept as it came."""
        loop = operation.block.owner.operation
        operands = list(operation.operands)
        for first in range(len(operands) - 1):
            if operands[first].type == operands[first + 1].type and operands[first] != operands[first + 1]:
                apply = self.swapped(operation, first, first + 1)
                yield Edit("yield", f"yielded values {first} and {first + 1} swapped", operation, apply)
        if loop.name not in ("affine.for", "scf.for"):
            return
        for position in range(len(operands)):
            yield Edit("yield", f"carried value {position} not updated", operation, self._keep(operation, position))

    def _keep(self, operation: Any, position: int) -> Any:
        def apply() -> None:
            operation.operands[position] = operation.block.arguments[1 + position]

        return apply
