"""The buffers in which a function's tensor values lie, as operations ask for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from frontends.mlir.core.sparse import is_sparse
from frontends.mlir.dialects.tensor.flow import edges, hands_on_unknown, is_tensor
from frontends.mlir.dialects.tensor.sharing import Sharing
from interp import ir

if TYPE_CHECKING:
    from frontends.mlir.core.lowering import Lowering

# What makes a tensor that holds nothing yet: a copy of it needs no contents.
_EMPTY = ("tensor.empty", "bufferization.alloc_tensor")


class Tensors:
    """The tensor values of the function `operation`, which is looked at when the first one is met."""

    def __init__(self, lowering: Lowering, operation: Any) -> None:
        self._lowering = lowering
        self._function = operation
        self._known: Sharing | None = None
        self._joined: dict[tuple[Any, int], ir.Value] = {}
        self._ending: defaultdict[Any, list[ir.Value]] = defaultdict(list)

    @property
    def _sharing(self) -> Sharing:
        if self._known is None:
            self._known = Sharing(self._function)
            for step in self._known.liveness.steps:
                if hands_on_unknown(step.operation):
                    raise self._lowering.unsupported_at(step.operation, "tensors as operands or results of its regions")
        return self._known

    def fresh(self, mlir_value: Any, operation: Any, sizes: Sequence[ir.Index]) -> ir.Value:
        """A new buffer for the value, which `operation` defines or makes a copy for; the sizes of its elements, which
        `sizes` may leave out, are known. It ends with the block of `operation` where no other value can lie in it."""
        inner = self._lowering.type_of_view(mlir_value).shape[max(len(sizes), mlir_value.type.rank) :]
        return self._buffer(mlir_value, operation, [*sizes, *(size for size in inner if size is not None)])

    def _buffer(self, mlir_value: Any, operation: Any, sizes: Sequence[ir.Index]) -> ir.Value:
        """The same with all sizes, which need not be in the shape of the value."""
        buffer = self._lowering.allocate(self._lowering.type_of_view(mlir_value).element, sizes)
        if self._sharing.ends_with(mlir_value, operation):
            self._ending[operation.operation.block].append(buffer)
        return buffer

    def result(self, operation: Any, sizes: Sequence[ir.Index], position: int = 0) -> ir.Value:
        """A new buffer, bound to a result of an operation."""
        buffer = self.fresh(operation.results[position], operation, sizes)
        self._lowering.bind_parts(operation.results[position], [buffer])
        return buffer

    def copied(self, mlir_value: Any, operation: Any, original: Any) -> ir.Value:
        """A new buffer for `mlir_value` that holds what `original` holds. Raises `Unsupported` for a storage, of whose
        elements nothing is known."""
        self._lowering.type_of_view(original)
        buffer = self._buffer(mlir_value, operation, self._lowering.sizes(self._lowering.view(original)))
        if not _is_empty(original):
            self._copy(original, buffer)
        return buffer

    def _copy(self, original: Any, buffer: ir.Value) -> None:
        lowering = self._lowering
        view = lowering.view(original)
        with lowering.loops(lowering.sizes(buffer)) as point:
            lowering.store(lowering.load(view, point), buffer, point)

    def destination(self, operation: Any, operand: int, result: Any, contents: bool = True) -> ir.Value:
        """The buffer in which `result` comes to be: that of an operand, which is written over, or a copy of it; without
        its contents where the operation does not need them."""
        original = operation.operands[operand]
        if not any(each.operand == operand for each in edges(operation)):
            raise self._lowering.unsupported("a result in the place of an operand, where nothing says that it is")
        if not self._sharing.is_copied(operation, operand):
            return self._lowering.view(original)
        if contents:
            return self.copied(result, operation, original)
        return self._buffer(result, operation, self._lowering.sizes(self._lowering.view(original)))

    def handed(self, operation: Any, number: int, operand: Any) -> list[ir.Value]:
        """The parts of an operand that goes to block arguments or results."""
        if not is_tensor(operand.type):
            return self._lowering.parts(operand)
        yields = operation.name in ("scf.yield", "tosa.yield")
        join = self._joined.get((operation.parent, number)) if yields and self._joined else None
        if join is not None:
            self._copy(operand, join)
            return []
        heir = self._sharing.heir_of_copy(operation, number)
        if heir is None:
            return [self._lowering.view(operand)]
        return [self.copied(heir, operation, operand)]

    def returned(self, operation: Any) -> list[ir.Value]:
        """The parts of what a function returns: callers take each tensor for one in a buffer of its own, or in that of
        an argument."""
        lowering = self._lowering
        if not lowering.has_tensors:
            return lowering.flat(operation.operands)
        found = []
        for at, operand in enumerate(operation.operands):
            if is_tensor(operand.type) and self._sharing.is_returned_elsewhere(operation, at):
                found.append(self.copied(operand, operation, operand))
            else:
                found += lowering.parts(operand)
        return found

    def joined(self, operation: Any) -> list[int]:
        """Makes the buffers in which the sides of a condition leave the results whose numbers this gives: what they
        yield of these is copied there."""
        if not self._lowering.has_tensors:
            return []
        numbers = self._sharing.joined(operation)
        for number in numbers:
            result = operation.results[number]
            shape = self._lowering.type_of_view(result).shape
            buffer = self.result(operation, [size for size in shape if size is not None], number)
            self._joined[operation.operation, number] = buffer
        return numbers

    def is_copied(self, operation: Any, operand: int) -> bool:
        """Whether a result that could be seen in an operand's buffer needs one of its own."""
        return self._sharing.is_copied(operation, operand)

    def is_updated(self, mlir_value: Any) -> bool:
        """Whether some operation writes over the value, or over one that it becomes."""
        return self._sharing.is_updated(mlir_value)

    def while_needed(self, mlir_value: Any) -> list[Any]:
        """The operations that may run after the value is there and before the last one that needs it begins."""
        return self._sharing.while_needed(mlir_value)

    def ending(self, mlir_block: Any) -> list[ir.Operation]:
        """The ends of the buffers that end with a block."""
        buffers = self._ending.pop(mlir_block, ()) if self._ending else ()
        return [ir.Free(place=self._lowering.place, view=buffer) for buffer in buffers]


def _is_empty(mlir_value: Any) -> bool:
    owner = mlir_value.owner
    if getattr(owner, "name", "") not in _EMPTY or is_sparse(mlir_value.type):
        return False
    return owner.name == _EMPTY[0] or not list(owner.attributes["operandSegmentSizes"])[1]
