"""What a launch hands to its kernel.

A kernel of the LLVM dialect takes a memref as its descriptor, or as a pointer alone, while its launch still names
the memref.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from frontends.mlir.core.layout import Layout
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.builtin import descriptor
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.pointer_uses import parameter_attributes
from interp import ir


def kernel_arguments(
    lowering: Lowering, operands: Sequence[Any], parameters: Sequence[Any], is_llvm: bool
) -> list[list[ir.Value]]:
    """The values of each parameter of a kernel. Raises `Unsupported` where they do not go together."""
    if not is_llvm:
        return [lowering.parts(each) for each in operands]
    bare = len(operands) == len(parameters)
    values: list[list[ir.Value]] = []
    for each in operands:
        parts = lowering.parts(each)
        if len(parts) == 1 and isinstance(parts[0].type, ir.View):
            values += [[part] for part in descriptor(lowering, each, parts[0], bare)]
        else:
            values.append(parts)
    if len(values) != len(parameters):
        raise lowering.unsupported(f"{len(values)} values for a kernel that takes {len(parameters)}")
    return [_converted(lowering, parts, each.type) for parts, each in zip(values, parameters, strict=True)]


def _converted(lowering: Lowering, parts: list[ir.Value], mlir_type: Any) -> list[ir.Value]:
    """Indices as integers of the width that the kernel takes."""
    types = lowering.part_types(mlir_type)
    if len(types) != len(parts):
        raise lowering.unsupported(f"a parameter of type {mlir_type}")
    found = []
    for part, type in zip(parts, types, strict=True):
        if part.type == type:
            found.append(part)
        elif all(isinstance(each, ir.Scalar) and each.is_integer for each in (part.type, type)):
            assert isinstance(part.type, ir.Scalar) and isinstance(type, ir.Scalar)
            if ir.INDEX not in (part.type, type) and {part.type.width, type.width} != {32, 64}:
                raise lowering.unsupported(f"a value of type {part.type} for a parameter of type {mlir_type}")
            name = "index_cast" if part.type == ir.INDEX or type == ir.INDEX else "trunci"
            found.append(lowering.op(name, [part], type))
        else:
            raise lowering.unsupported(f"a value of type {part.type} for a parameter of type {mlir_type}")
    return found


def copied_parameters(lowering: Lowering, kernel: Any) -> dict[int, Layout]:
    """The parameters that are memory of a kernel's own, by their numbers: what they point to. It is a copy of what the
    launch points to."""
    return {
        position: layout(lowering, kernel.attributes["arg_attrs"][position]["llvm.byval"].value)
        for position, names in enumerate(parameter_attributes(kernel))
        if "llvm.byval" in names
    }


def bind_parameters(
    lowering: Lowering, parameters: Sequence[Any], values: Sequence[list[ir.Value]], copied: Mapping[int, Layout]
) -> None:
    """Binds the parameters of a kernel; one at a position of `copied` is a copy of the thread's own, of that layout."""
    for position, (parameter, parts) in enumerate(zip(parameters, values, strict=True)):
        if position in copied:
            (origin,) = parts
            parts = [_copy(lowering, origin, copied[position])]
        lowering.bind_parts(parameter, parts)


def _copy(lowering: Lowering, origin: ir.Value, whole: Layout) -> ir.Value:
    result = ir.Value(ir.POINTER)
    size, alignment = whole.size, max(whole.alignment, 16)
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=[size], alignment=alignment, stack=True))
    lowering.emit(ir.Copy(place=lowering.place, target=result, origin=origin, bytes=size))
    return result
