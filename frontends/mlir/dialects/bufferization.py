"""The bufferization dialect: between tensors and memrefs.

A memref made of a tensor holds a copy of it. A tensor made of a memref is one, too, while nobody writes the memref:
"mutating the source buffer after loading leads to undefined behavior" (BufferizationOps.td until LLVM 16; later ones
leave open whether the tensor is a copy).
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.read_only import ReadOnly
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from frontends.mlir.dialects.memref.buffers import copy_elements, free_whole
from frontends.mlir.dialects.memref.origins import (
    is_allocated,
    is_call,
    is_global,
    is_known,
    may_be_same,
    origin,
    run_after,
    written,
)
from frontends.mlir.dialects.memref.views import OWN_ADDRESSES
from frontends.mlir.dialects.tensor.elements import require_dense, sizes_of
from frontends.mlir.dialects.tensor.flow import is_tensor
from interp import ir
from interp.ir.types import row_major

_COPIED = "bufferization.clone gives memory of its own"
_REFUSED = "writing memory of which a tensor was made that is read afterwards"
_UNWRITTEN = "nobody writes memory of which bufferization.to_tensor makes a tensor before that is last read"


@handles("bufferization.alloc_tensor", attributes=("operandSegmentSizes", "memory_space"))
def _alloc_tensor(lowering: Lowering, operation: Any) -> None:
    require_dense(lowering, operation.results[0].type)
    dynamic, copied, _ = lowering.segments(operation)
    if not copied:
        lowering.tensors.result(operation, sizes_of(lowering, operation.results[0].type, dynamic))
        return
    buffer = lowering.tensors.copied(operation.results[0], operation, copied[0])
    lowering.bind_parts(operation.results[0], [buffer])


@handles("bufferization.dealloc_tensor")
def _dealloc_tensor(lowering: Lowering, operation: Any) -> None:
    """A hint: the value is not used any more."""


@handles("bufferization.to_tensor", attributes=("restrict", "writable"))
def _to_tensor(lowering: Lowering, operation: Any) -> None:
    """What a writable memref holds afterwards is not known where the tensor is written over."""
    require_dense(lowering, operation.results[0].type)
    _require_unwritten(lowering, operation)
    view = lowering.view(operation.operands[0])
    sizes = lowering.sizes(view)
    buffer = lowering.tensors.result(operation, sizes)
    copy_elements(lowering, view, buffer, sizes)
    if "writable" in operation.attributes and lowering.tensors.is_updated(operation.results[0]):
        unknown = lowering.undefined(view_type(view).element)
        with lowering.loops(sizes) as point:
            lowering.store(unknown, view, point)


def _require_unwritten(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where the memory of a tensor is written before it is last needed; where it may be, the
    verdict lists that it is not."""
    memory, function = origin(operation.operands[0]), function_of(operation.operation)
    is_entry = function.attributes["sym_name"].value == lowering.symbols.entry
    needing = lowering.tensors.while_needed(operation.results[0])
    for each in run_after(operation):
        # Calls may write memory before they read a tensor that they are given, and returned tensors are needed later.
        is_left = not is_entry and each.name == "func.return" and not is_allocated(memory)
        if is_left and any(is_tensor(other.type) for other in each.operands):
            raise lowering.unsupported_at(each, "a tensor that may be of memory of the caller")
        if not is_call(each) or not (each in needing or any(is_tensor(other.type) for other in each.operands)):
            continue
        if is_global(memory) or any(may_be_same(other, memory) for other in written(each)):
            raise lowering.unsupported_at(each, _REFUSED)
    for each in needing:
        for other in written(each):
            if other == memory and _is_made_behind(operation, each, memory):
                continue
            if may_be_same(other, memory) or not (is_entry or is_allocated(other) or is_allocated(memory)):
                raise lowering.unsupported_at(each, _REFUSED)
            if not (is_known(other) and is_known(memory)):
                lowering.assumptions.add(_UNWRITTEN)
            elif not (is_allocated(other) or is_allocated(memory)):
                lowering.choices.add(ir.Choice(ir.ChoiceKind.APART, "arguments"))


def _is_made_behind(operation: Any, before: Any, memory: Any) -> bool:
    """Whether a tensor is made of memory that was allocated in the same block, behind another operation, and control
    does not come back to either."""
    block, made = operation.operation.block, getattr(memory.owner, "operation", None)
    if made is None or not is_allocated(memory) or made.block != block or before.block != block:
        return False
    outer = made.parent.operation
    while outer.name == "scf.if":
        outer = outer.parent.operation
    if outer != function_of(made) or len(outer.regions[0].blocks) > 1:
        return False
    operations = [each.operation for each in block.operations]
    return operations.index(before) < operations.index(operation.operation)


@handles("bufferization.to_buffer", "bufferization.to_memref", attributes=("read_only",))
def _to_buffer(lowering: Lowering, operation: Any) -> None:
    require_dense(lowering, operation.operands[0].type)
    view, type = lowering.view(operation.operands[0]), lowering.type_of_view(operation.results[0])
    wanted = (*(type.strides or row_major(type.shape)), type.offset)
    for given, known in zip(wanted, (*row_major(type.shape), 0), strict=True):
        if given is not None and given != known:
            raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    sizes = lowering.sizes(view)
    buffer = lowering.allocate(type.element, sizes)
    copy_elements(lowering, view, buffer, sizes)
    lowering.bind_parts(operation.results[0], [buffer])
    if "read_only" in operation.attributes:
        lowering.own(ReadOnly).note(buffer, operation.name, "what it gives has the attribute 'read_only'")


@handles("bufferization.dealloc", attributes=("operandSegmentSizes",))
def _dealloc(lowering: Lowering, operation: Any) -> None:
    """Frees the buffer of each memref whose condition holds, once, and none that a retained memref lies in. The results
    say for each of these whether it would have been freed: whoever retains it owns it then."""
    memrefs, conditions, retained = lowering.segments(operation)
    # What is never freed need not be compared: where empty buffers lie nothing says.
    considered = [at for at, condition in enumerate(conditions) if not _never_holds(condition)]
    memrefs, conditions = [memrefs[at] for at in considered], [conditions[at] for at in considered]
    if len(memrefs) + len(retained) > 1:
        lowering.assumptions.add(OWN_ADDRESSES)
    views = lowering.flat(memrefs)
    holds = [lowering.value(condition) for condition in conditions]
    bases = [_base(lowering, view) for view in views]
    kept = [_base(lowering, view) for view in lowering.flat(retained)]
    for result, other in zip(operation.results, kept, strict=True):
        owned = lowering.constant(0, ir.I1)
        for base, condition in zip(bases, holds, strict=True):
            same = lowering.op("cmpi.eq", [base, other], ir.I1)
            owned = lowering.op("ori", [owned, lowering.op("andi", [condition, same], ir.I1)], ir.I1)
        lowering.bind(result, owned)
    freed: list[tuple[ir.Value, ir.Value]] = []  # what was compared so far: a base, and whether it is freed
    for base, condition in zip(bases, holds, strict=True):
        free = condition
        for other in kept:
            free = lowering.op("andi", [free, lowering.op("cmpi.ne", [base, other], ir.I1)], ir.I1)
        for other, before in freed:
            differs = lowering.op("cmpi.ne", [base, other], ir.I1)
            left = lowering.opposite(before)
            free = lowering.op("andi", [free, lowering.op("ori", [differs, left], ir.I1)], ir.I1)
        freed.append((base, free))
    for view, (_, free) in zip(views, freed, strict=True):
        with lowering.when(free):
            free_whole(lowering, view)


def _never_holds(condition: Any) -> bool:
    owner = condition.owner
    return getattr(owner, "name", "") == "arith.constant" and not bool(owner.attributes["value"].value)


def _base(lowering: Lowering, view: ir.Value) -> ir.Value:
    """The pointer to the buffer under a view."""
    result = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=result, view=view))
    return result


@handles("bufferization.clone")
def _clone(lowering: Lowering, operation: Any) -> None:
    """A copy. "Valid implementations of this operation may alias the input and output views or create an actual copy.
    Mutating the source or result of the clone operation after the clone operation thus leads to undefined behavior"
    (BufferizationOps.td): where either may be written, the verdict lists that it is a copy."""
    memories = (origin(operation.operands[0]), operation.results[0])
    if any(other in memories or not is_known(other) for each in run_after(operation) for other in written(each)):
        lowering.assumptions.add(_COPIED)
    view = lowering.view(operation.operands[0])
    sizes = lowering.sizes(view)
    buffer = lowering.allocate(view_type(view).element, sizes)
    copy_elements(lowering, view, buffer, sizes)
    lowering.bind_parts(operation.results[0], [buffer])


@handles("bufferization.materialize_in_destination", attributes=("restrict", "writable"))
def _materialize_in_destination(lowering: Lowering, operation: Any) -> None:
    require_dense(lowering, operation.operands[0].type)
    source = lowering.view(operation.operands[0])
    if len(operation.results):
        target = lowering.tensors.destination(operation, 1, operation.results[0], contents=False)
        lowering.bind_parts(operation.results[0], [target])
    else:
        target = lowering.view(operation.operands[1])
    sizes = lowering.sizes(target)
    for dimension, size in enumerate(lowering.sizes(source)):
        lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
    copy_elements(lowering, source, target, sizes)
