"""The builtin dialect: casts between the types of two dialects, one of which is lowered and the other not yet.

A memref and its descriptor are one thing: two pointers from which its offset counts, the offset, the sizes and the
strides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from frontends.mlir.core.layout import is_memref_of_aggregates, layout_of
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import number_where
from frontends.mlir.dialects.gpu.surroundings import is_small
from frontends.mlir.dialects.memref.origins import carried_origins, is_global, is_known
from frontends.mlir.dialects.memref.views import origin_of, pointer_of
from frontends.mlir.dialects.tensor.flow import is_tensor
from interp import ir
from interp.ir.affine import combine
from interp.ir.floats import IEEE_FORMATS, NARROW_FORMATS
from interp.ir.types import row_major

_NARROW = {name: each for name, each in (IEEE_FORMATS | NARROW_FORMATS).items() if each.width <= 8}
_ALLOCATED = "a memref that was made of two pointers"
_I32, _I64 = ir.Scalar("i32"), ir.Scalar("i64")


@handles("builtin.unrealized_conversion_cast")
def _cast(lowering: Lowering, operation: Any) -> None:
    """One that nobody uses does nothing, as one that stands where a pass left it."""
    operands, results = list(operation.operands), list(operation.results)
    if not any(use for each in results for use in each.uses):
        return
    if any(is_tensor(each.type) for each in (*operands, *results)):
        raise lowering.unsupported(f"from {_types(operands)} to {_types(results)}")
    parts = lowering.flat(operands)
    if len(results) == 1 and isinstance(results[0].type, lowering.bindings.MemRefType):
        lowering.bind_parts(results[0], [_view(lowering, parts, results[0].type)])
        return
    if len(results) == 1 and str(results[0].type).startswith("!spirv.ptr<"):
        lowering.bind_parts(results[0], [_block(lowering, operation, parts)])
        return
    if len(results) == 1 and str(results[0].type).startswith("!emitc.array<"):
        # C's array has its elements one after the other, as many as its type says.
        if [each.type for each in parts] != list(lowering.part_types(results[0].type)):
            raise lowering.unsupported(f"from {_types(operands)} to {_types(results)}")
        lowering.bind_parts(results[0], parts)
        return
    if len(parts) == 1 and isinstance(parts[0].type, ir.View):
        bare = len(results) == 1 and str(results[0].type) == "!llvm.ptr"
        parts = descriptor(lowering, operands[0], parts[0], bare)
    types = [type for each in results for type in lowering.part_types(each.type)]
    if len(types) != len(parts):
        raise lowering.unsupported(f"from {_types(operands)} to {_types(results)}")
    converted = []
    for part, type in zip(parts, types, strict=True):
        if part.type == type:
            converted.append(part)
        elif {part.type, type} == {ir.INDEX, _I64}:
            converted.append(lowering.op("index_cast", [part], type))
        elif _are_of_one_width(part.type, type):
            converted.append(lowering.op("bitcast", [part], type))
        elif {part.type, type} == {ir.INDEX, _I32} and is_small(lowering, part):
            converted.append(lowering.op("index_cast", [part], type))
        elif {part.type, type} == {ir.INDEX, _I32}:
            converted.append(_of_32_bits(lowering, part, type))
        else:
            raise lowering.unsupported(f"from {_types(operands)} to {_types(results)}")
    at = 0
    for each in results:
        count = len(lowering.part_types(each.type))
        lowering.bind_parts(each, converted[at : at + count])
        at += count


def _of_32_bits(lowering: Lowering, value: ir.Value, type: ir.Type) -> ir.Value:
    """An index as a number of 32 bits, or the other way round. Nothing says whether such an index has a sign, nor what
    becomes of one that is too large: any number, then."""
    assert isinstance(value.type, ir.Scalar) and isinstance(type, ir.Scalar)
    zero = lowering.constant(0, value.type)
    fits = lowering.op("cmpi.sge", [value, zero], ir.I1)
    if value.type == ir.INDEX:
        most = lowering.constant((1 << 31) - 1, ir.INDEX)
        fits = lowering.op("cmpi.ule", [value, most], ir.I1)
    lowering.assumptions.add(
        "of an index that is cast to 32 bits, or from them, and is not between 0 and 2^31 - 1 nothing is known"
    )
    return number_where(lowering, fits, lowering.op("index_cast", [value], type))


def _block(lowering: Lowering, operation: Any, parts: Sequence[ir.Value]) -> ir.Value:
    """The array that a memref of elements one after the other is to SPIR-V."""
    operands, results = list(operation.operands), list(operation.results)
    (type,) = lowering.part_types(results[0].type)
    (given,) = parts if len(parts) == 1 else (None,)
    refused = lowering.unsupported(f"from {_types(operands)} to {_types(results)}")
    if given is None or not isinstance(given.type, ir.View) or not isinstance(type, ir.View):
        raise refused
    known = lowering.part_types(operands[0].type)[0]
    assert isinstance(known, ir.View)
    inner = scalars_of_elements(lowering, operands[0].type)
    if known.element != type.element or known.strides is not None or known.offset != 0 or inner != type.shape[1:]:
        raise refused
    outer = list(known.shape[: len(known.shape) - len(inner)])
    sizes = lowering.sizes(given)[: len(outer)]
    count: ir.Affine = 1
    for each in sizes:
        count = combine("*", count, each)
    if type.shape[0] is not None and (None in outer or prod(each or 0 for each in outer) != type.shape[0]):
        raise refused
    strides = row_major((0, *inner))
    result = ir.Value(ir.View(type.element, type.shape, strides, 0))
    whole = [lowering.apply(count), *inner]
    lowering.emit(
        ir.Reshape(
            place=lowering.place,
            result=result,
            base=given,
            offset=0,
            sizes=whole,
            strides=[each for each in strides if each is not None],
        )
    )
    return result


def _are_of_one_width(one: ir.Type, other: ir.Type) -> bool:
    """Whether one is a float of at most eight bits, and the other an integer that has its pattern."""
    for each, pattern in ((one, other), (other, one)):
        format_ = _NARROW.get(each.name) if isinstance(each, ir.Scalar) else None
        if format_ is not None:
            return pattern == ir.Scalar(f"i{format_.width}")
    return False


def _types(values: list[Any]) -> str:
    return ", ".join(str(each.type) for each in values)


def scalars_of_elements(lowering: Lowering, memref: Any) -> tuple[int, ...]:
    """The last dimensions of a memref's view, which are those of its elements: none where they are scalars."""
    if not is_memref_of_aggregates(str(memref)):
        return ()
    (view,) = lowering.part_types(memref)
    assert isinstance(view, ir.View)
    layout = layout_of(str(memref.element_type))
    if layout.packed or 8 * layout.size != len(layout.leaves) * view.element.width:
        raise lowering.unsupported(f"elements of type {memref.element_type}, which are not contiguous in memory")
    return tuple(size for size in view.shape[memref.rank :] if size is not None)


def descriptor(lowering: Lowering, memref: Any, view: ir.Value, bare: bool = False) -> list[ir.Value]:
    """The parts of a memref's descriptor, or its pointer alone. Offset and strides count the memref's elements, which
    may be several scalars."""
    inner = scalars_of_elements(lowering, memref.type)
    pointer = pointer_of(lowering, memref, view)
    offset = lowering.apply(combine("+", lowering.offset(view), combine("*", origin_of(lowering, memref, view), -1)))
    known = lowering.part_types(memref.type)[0]
    assert isinstance(known, ir.View)
    if known.offset is not None:
        offset = known.offset
    if bare:
        if offset != 0:
            raise lowering.unsupported("a bare pointer to a memref with an offset")
        return [pointer]
    allocated = _allocated(lowering, memref, pointer)
    rank = view_type(view).rank - len(inner)

    def elements(scalars: ir.Index) -> ir.Index:
        return lowering.apply(combine("floordiv", scalars, prod(inner))) if inner else scalars

    strides = [elements(each) for each in lowering.strides(view)[:rank]]
    numbers = [elements(offset), *lowering.sizes(view)[:rank], *strides]
    return [allocated, pointer, *(_number(lowering, each) for each in numbers)]


def _allocated(lowering: Lowering, memref: Any, pointer: ir.Value) -> ir.Value:
    """The pointer that the allocation gave, which a memref that was made of a descriptor has beside the one from which
    its elements count. Raises `Unsupported` where it may be one of several."""
    origins = carried_origins(memref)
    found = {_given_as_allocated(lowering, each) for each in origins}
    is_told = _ALLOCATED not in lowering.memo or all(map(_is_told, origins))
    if len(found) != 1 or not is_told:
        raise lowering.unsupported("the descriptor of one of several memrefs that were made of descriptors")
    return found.pop() or pointer


def _is_told(memref: Any) -> bool:
    """Whether an origin is made of what the text says there, or a parameter of the function."""
    made = getattr(memref.owner, "operation", None)
    if made is None:
        return is_known(memref) and memref.owner == memref.owner.owner.regions[0].blocks[0]
    return made.name == "builtin.unrealized_conversion_cast" or is_known(memref) or is_global(memref)


def _given_as_allocated(lowering: Lowering, memref: Any) -> ir.Value | None:
    """The first pointer of the descriptor that a memref was made of, None where that is the second one or no other."""
    made = getattr(memref.owner, "operation", None)
    if made is None or made.name != "builtin.unrealized_conversion_cast":
        return None
    parts = lowering.flat(made.operands)
    pointers = parts[:2]
    return pointers[0] if _are_apart(pointers) else None


def _are_apart(pointers: Sequence[ir.Value]) -> bool:
    return [each.type for each in pointers] == [ir.POINTER] * 2 and pointers[0] is not pointers[1]


def _number(lowering: Lowering, index: ir.Index) -> ir.Value:
    if isinstance(index, int):
        return lowering.constant(index, _I64)
    return lowering.op("index_cast", [index], _I64)


def _view(lowering: Lowering, parts: list[ir.Value], type: Any) -> ir.Value:
    """The view that a descriptor, or a bare pointer, is."""
    (wanted,) = lowering.part_types(type)
    assert isinstance(wanted, ir.View)
    inner = scalars_of_elements(lowering, type)
    if len(parts) == 1 and isinstance(parts[0].type, ir.View):
        if inner and parts[0].type != wanted:
            raise lowering.unsupported(f"a cast to {type}")
        return parts[0]
    rank = wanted.rank - len(inner)
    if [each.type for each in parts] == [ir.POINTER] and None not in wanted.shape:
        blank = ir.View(wanted.element, wanted.shape, wanted.strides, wanted.offset)
        return _reshape(lowering, parts[0], blank, None)
    if len(parts) != 3 + 2 * rank or [each.type for each in parts[:2]] != [ir.POINTER] * 2:
        raise lowering.unsupported(f"from {len(parts)} values to {type}")
    if _are_apart(parts[:2]):
        lowering.memo[_ALLOCATED] = True
    if not inner:
        return _reshape(lowering, parts[1], wanted, parts[2:])
    offset, sizes, strides = parts[2], parts[3 : 3 + rank], parts[3 + rank :]
    count = prod(inner)
    numbers: list[ir.Affine] = [combine("*", offset, count), *sizes, *inner]
    numbers += [combine("*", each, count) for each in strides]
    return _reshape(lowering, parts[1], wanted, [*numbers, *[1] * len(inner)])


def _is_given(lowering: Lowering, number: ir.Affine) -> bool:
    """Whether a number is a parameter of the function: the caller's descriptor is that of the memref it stands for,
    whose strides may be others."""
    return isinstance(number, ir.Value) and lowering.roots.get(number) is number


def _promise(lowering: Lowering, given: ir.Index, known: int) -> None:
    """A descriptor holds what the type of its memref tells."""
    if not isinstance(given, int):
        holds = lowering.compare("eq", given, known)
        lowering.require(holds, "a descriptor has the sizes and strides of its memref's type", promise=True)


def _reshape(lowering: Lowering, pointer: ir.Value, wanted: ir.View, numbers: Sequence[ir.Affine] | None) -> ir.Value:
    """The memref at a pointer. What its type tells is what it is; the rest is in the descriptor."""
    static = [wanted.offset, *wanted.shape, *(wanted.strides or row_major(wanted.shape))]
    chosen: list[ir.Index] = []
    for at, known in enumerate(static):
        if known is not None:
            if numbers is not None and (1 <= at <= wanted.rank or not _is_given(lowering, numbers[at])):
                _promise(lowering, lowering.apply(numbers[at]), known)
            chosen.append(known)
        elif numbers is None:
            raise lowering.unsupported("a bare pointer to a memref with a dynamic layout")
        else:
            chosen.append(lowering.apply(numbers[at]))
    # Where the view begins in its buffer is not known here: the pointer need not be its start.
    result = ir.Value(ir.View(wanted.element, wanted.shape, tuple(wanted.strides or row_major(wanted.shape)), None))
    offset, sizes, strides = chosen[0], chosen[1 : 1 + wanted.rank], chosen[1 + wanted.rank :]
    lowering.emit(
        ir.Reshape(place=lowering.place, result=result, base=pointer, offset=offset, sizes=sizes, strides=strides)
    )
    return result
