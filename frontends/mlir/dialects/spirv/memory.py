"""Memory of SPIR-V: variables, what is in them, loads and stores.

A pointer is to memory of the storage class that its type says. Others than what one invocation has for itself are as
what callers hand over; of invocations that run beside it nothing is seen (`frontends.mlir.dialects.gpu.surroundings`).
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.alignment import require_alignment
from frontends.mlir.core.layout import Layout, UnsupportedLayout
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.gpu.surroundings import assume_apart
from frontends.mlir.dialects.llvm.memory import displace, load_parts, store_parts
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from frontends.mlir.dialects.spirv.types import pointee_of, storage_of
from interp import ir
from interp.ir.affine import combine

_ACCESS = ("memory_access", "alignment")
_CALLS = ("func.call", "func.call_indirect", "llvm.call", "spirv.FunctionCall")
_PLAIN = ("None", "Nontemporal", "Aligned")


def _pointee(lowering: Lowering, pointer: Any) -> Layout:
    try:
        return pointee_of(pointer.type)
    except UnsupportedLayout as error:
        raise lowering.unsupported(str(error)) from None


def _address(lowering: Lowering, pointer: Any) -> ir.Value:
    """A pointer as one, also where it is a view."""
    (value,) = lowering.parts(pointer)
    if not isinstance(value.type, ir.View):
        return value
    result = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=result, view=value))
    return result


@handles("spirv.AccessChain")
def _access_chain(lowering: Lowering, operation: Any) -> None:
    """The address of a part. An index into the outermost array, which is all that there is, may be any number: an
    access beyond it is undefined. An inner one, and that of a component, is to be known."""
    base, *indices = operation.operands
    part, total = _pointee(lowering, base), 0
    address, is_outermost = _address(lowering, base), True
    for each in indices:
        index = lowering.index(each)
        if not part.children:
            raise lowering.unsupported("an index into a type without parts")
        if isinstance(index, int):
            if (part.is_struct or not is_outermost) and not 0 <= index < len(part.children):
                raise lowering.unsupported(f"the index {index}, of which there is no part")
            inner, start, _ = part.child(index) if part.is_struct else part.child(0)
            total += start if part.is_struct else index * part.stride
        elif part.is_struct or not is_outermost:
            raise lowering.unsupported("an index into an inner part that is not a constant")
        else:
            inner = part.child(0)[0]
            address = displace(lowering, address, combine("+", total, combine("*", index, part.stride)))
            total = 0
        is_outermost = is_outermost and part.is_struct and len(part.children) == 1
        part = inner
    (type,) = lowering.part_types(operation.results[0].type)
    if type != ir.POINTER:
        raise lowering.unsupported(f"a part of type {operation.results[0].type}")
    lowering.bind(operation.results[0], displace(lowering, address, total))


@handles("spirv.Load", attributes=_ACCESS)
def _load(lowering: Lowering, operation: Any) -> None:
    (pointer,) = operation.operands
    whole, address = _accessed(lowering, operation, pointer)
    lowering.bind_parts(operation.results[0], load_parts(lowering, address, whole))


@handles("spirv.Store", attributes=_ACCESS)
def _store(lowering: Lowering, operation: Any) -> None:
    pointer, value = operation.operands
    whole, address = _accessed(lowering, operation, pointer)
    store_parts(lowering, address, whole, lowering.parts(value))


def _accessed(lowering: Lowering, operation: Any, pointer: Any) -> tuple[Layout, ir.Value]:
    """What an access is to, and its address. Raises `Unsupported` for one that others see in an order."""
    attributes = operation.attributes
    text = str(attributes["memory_access"]) if "memory_access" in attributes else "#spirv.memory_access<None>"
    kinds = [each.strip() for each in text.partition("<")[2].rstrip(">").split("|")]
    if any(each not in _PLAIN for each in kinds):
        raise lowering.unsupported(f"an access of {text}")
    if "alignment" in attributes and "Aligned" not in kinds:
        raise lowering.unsupported("an alignment of an access that is not said to be aligned")
    whole, address = accessed_part(lowering, pointer)
    if "Aligned" in kinds:
        aligned = int(attributes["alignment"].value)
        if aligned > max((type.width // 8 for type in whole.types), default=1):
            require_alignment(lowering, address, aligned)
    return whole, address


def accessed_part(lowering: Lowering, pointer: Any) -> tuple[Layout, ir.Value]:
    """What a pointer points to, and its address, for one access. Raises `Unsupported`."""
    whole, address = _pointee(lowering, pointer), _address(lowering, pointer)
    if any(isinstance(each, ir.Scalar) and each == ir.POINTER for each in whole.types):
        raise lowering.unsupported("a pointer in memory")
    if storage_of(pointer.type) not in ("Function", "Private"):
        assume_apart(lowering)
    return whole, address


@handles("spirv.Variable", attributes=("storage_class",))
def _variable(lowering: Lowering, operation: Any) -> None:
    """Memory of the invocation's own, until its function returns."""
    (result,) = operation.results
    if str(operation.attributes["storage_class"]) != "#spirv.storage_class<Function>":
        raise lowering.unsupported(f"a variable of {operation.attributes['storage_class']}")
    _allocate(lowering, operation)
    for each in operation.operands:
        store_parts(lowering, _address(lowering, result), _pointee(lowering, result), lowering.parts(each))


@handles("spirv.mlir.addressof", attributes=("variable",))
def _address_of(lowering: Lowering, operation: Any) -> None:
    """A variable of the module that holds nothing when a kernel begins: memory of the function that is checked, which
    calls no others. Raises `Unsupported` for others."""
    (result,) = operation.results
    symbol = lowering.symbols.inlined(operation, operation.attributes["variable"].value)
    said = {each if isinstance(each, str) else each.name for each in symbol.operation.attributes}
    if said != {"sym_name", "type"} or storage_of(result.type) not in ("Workgroup", "Private"):
        raise lowering.unsupported(f"the address of a variable of type {result.type}")
    function = function_of(operation)
    if function.name != "func.func" or function.attributes["sym_name"].value != lowering.symbols.entry:
        raise lowering.unsupported("a variable of the module outside of the function that is checked")
    if any(each.name in _CALLS for each in within(function)) or operation.block != function.regions[0].blocks[0]:
        raise lowering.unsupported("a variable of the module in a function that calls others, or in a part of one")
    key = ("variable", symbol.name)
    if key not in lowering.memo:
        _allocate(lowering, operation)
        lowering.memo[key] = lowering.parts(result)
        assume_apart(lowering, has_shared=storage_of(result.type) == "Workgroup")
    else:
        lowering.bind_parts(result, lowering.memo[key])


def _allocate(lowering: Lowering, operation: Any) -> None:
    """Makes the result of an operation memory in which nothing is."""
    (result,) = operation.results
    whole = _pointee(lowering, result)
    (type,) = lowering.part_types(result.type)
    if isinstance(type, ir.View):
        if None in type.shape:
            raise lowering.unsupported(f"a variable of type {result.type}")
        view = ir.Value(type)
        lowering.roots[view] = view
        sizes = [size for size in type.shape if size is not None]
        lowering.emit(ir.Alloc(place=lowering.place, result=view, sizes=[*sizes], stack=True))
        lowering.bind(result, view)
    else:
        lowering.emit(
            ir.Alloc(
                place=lowering.place,
                result=lowering.result(operation),
                sizes=[whole.size],
                alignment=whole.alignment,
                stack=True,
            )
        )
