"""What the dialects of scalar operations share: the flags that an operation carries, and its lowering one to one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.contexts import text_of
from frontends.mlir.core.layout import is_aggregate
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.wide_vectors import bind_elements, element_of, is_wide
from interp import ir
from interp.ir.floats import Rounding

_FAST = ("afn", "arcp", "contract", "ninf", "nnan", "nsz", "reassoc")
ROUNDING = tuple(mode.value for mode in Rounding)
_UNIT_FLAGS = {"isExact": "exact", "nonNeg": "nneg", "isDisjoint": "disjoint"}
FLAG_ATTRIBUTES = ("fastmath", "fastmathFlags", "overflowFlags", *_UNIT_FLAGS, "roundingmode")


def flags_of(lowering: Lowering, operation: Any) -> tuple[str, ...]:
    """The flags of an operation, sorted."""
    attributes = operation.attributes
    flags: tuple[str, ...] = ()
    for each in attributes:
        name = each if isinstance(each, str) else each.name
        if name in FLAG_ATTRIBUTES and not (name == "nonNeg" and _leaves_no_sign(operation.operands[0])):
            attribute = attributes[name]
            key = (name, attribute)
            known = lowering.memo.get(key)
            if known is None:
                known = lowering.memo[key] = _flags(lowering, name, attribute)
            flags += known
    return flags if len(flags) < 2 else tuple(sorted(flags))


def _leaves_no_sign(value: Any) -> bool:
    """Whether it is seen of an integer that it is not negative, so that a promise of that says nothing."""
    operation = getattr(value.owner, "operation", None)
    if operation is None or operation.name not in ("llvm.and", "llvm.lshr"):
        return False
    constant = getattr(operation.operands[1].owner, "operation", None)
    if constant is None or constant.name != "llvm.mlir.constant":
        return False
    number = getattr(constant.attributes["value"], "value", -1)
    return bool(number >= 0 if operation.name == "llvm.and" else 0 < number < value.type.width)


def _flags(lowering: Lowering, name: str, attribute: Any) -> tuple[str, ...]:
    if name in _UNIT_FLAGS:
        return (_UNIT_FLAGS[name],)
    if name == "roundingmode":
        mode = attribute.value
        if not 0 <= mode < len(ROUNDING):
            raise lowering.unsupported(f"rounding mode {mode}")
        # What operations round to that name no mode (LLVM's language reference, "Floating-Point Environment").
        return (ROUNDING[mode],) if mode else ()
    inner = text_of(attribute).partition("<")[2].rstrip(">")
    flags = tuple(flag.strip() for flag in inner.split(",") if flag.strip() not in ("", "none"))
    return _FAST if flags == ("fast",) else flags


def number_where(lowering: Lowering, condition: ir.Value, value: ir.Value) -> ir.Value:
    """A number where a condition holds, and any other one, each time another, where it does not."""
    type = value.type

    def some() -> ir.Value:
        return lowering.op("freeze", [lowering.undefined(type)], type)

    return lowering.either(condition, lambda: value, some, type)


def is_of_tensors(lowering: Lowering, operation: Any) -> bool:
    """Whether the result of an operation is a tensor, and no scalar or vector."""
    type = operation.results[0].type
    return not is_aggregate(text_of(type)) and isinstance(lowering.type(type), ir.View)


def _is_of_scalars(lowering: Lowering, operation: Any) -> bool:
    """Whether the result of an operation is one scalar."""
    key = ("is scalar", operation.results[0].type)
    known = lowering.memo.get(key)
    if known is None:
        known = lowering.memo[key] = not is_aggregate(text_of(key[1])) and not is_of_tensors(lowering, operation)
    return bool(known)


def emit_scalar_operation(lowering: Lowering, operation: Any, name: str, flags: tuple[str, ...] = ()) -> None:
    """Emits the scalar operation `name` with the operands and results of an MLIR operation, for each of their elements
    where they are vectors."""
    if not _is_of_scalars(lowering, operation):
        for_each_element(lowering, operation, lambda elements, types: _emitted(lowering, name, elements, types, flags))
        return
    operands, results = lowering.operands(operation), lowering.results(operation)
    for value in (*operands, *results):
        if not isinstance(value.type, ir.Scalar):
            raise lowering.unsupported("an operand or result that is not a scalar")
    lowering.emit(ir.Op(place=lowering.place, results=results, name=name, operands=operands, flags=flags))


def _emitted(
    lowering: Lowering, name: str, operands: list[ir.Value], types: list[ir.Scalar], flags: tuple[str, ...]
) -> list[ir.Value]:
    results = [ir.Value(type) for type in types]
    lowering.emit(ir.Op(place=lowering.place, results=results, name=name, operands=operands, flags=flags))
    return results


def for_each_element_of_tensors(
    lowering: Lowering,
    operation: Any,
    compute: Callable[[list[ir.Value], list[ir.Scalar]], list[ir.Value]],
) -> None:
    """Computes the results of an operation, tensors of one shape, element by element from those of its operands, which
    are tensors of that shape, or scalars that take part with every element. `compute` gets an element of each operand
    and the results' element types."""
    operands = lowering.flat(operation.operands)
    views = [operand for operand in operands if isinstance(operand.type, ir.View)]
    sizes = lowering.sizes(views[0])
    for other in views[1:]:
        for dimension, size in enumerate(lowering.sizes(other)):
            lowering.require_equal(size, sizes[dimension], f"the operands have equal sizes in dimension {dimension}")
    buffers = [lowering.tensors.result(operation, sizes, at) for at in range(len(operation.results))]
    types = [view_type(buffer).element for buffer in buffers]
    with lowering.loops(sizes) as point:
        elements = [lowering.load(each, point) if isinstance(each.type, ir.View) else each for each in operands]
        for value, buffer in zip(compute(elements, types), buffers, strict=True):
            lowering.store(value, buffer, point)


def for_each_element(
    lowering: Lowering, operation: Any, compute: Callable[[list[ir.Value], list[ir.Scalar]], list[ir.Value]]
) -> None:
    """The same for an operation on tensors, vectors or scalars, all of whose operands have as many elements."""
    if is_of_tensors(lowering, operation):
        for_each_element_of_tensors(lowering, operation, compute)
        return
    if _for_each_in_memory(lowering, operation, compute):
        return
    operands = [lowering.parts(each) for each in operation.operands]
    types = [lowering.part_types(each.type) for each in operation.results]
    found: list[list[ir.Value]] = [[] for _ in types]
    for at, each in enumerate(zip(*operands, strict=True)):
        scalars = [of[at] for of in types]
        for parts, result in zip(
            found, compute(list(each), [of for of in scalars if isinstance(of, ir.Scalar)]), strict=True
        ):
            parts.append(result)
    for mlir_value, parts in zip(operation.results, found, strict=True):
        lowering.bind_parts(mlir_value, parts)


def _for_each_in_memory(
    lowering: Lowering, operation: Any, compute: Callable[[list[ir.Value], list[ir.Scalar]], list[ir.Value]]
) -> bool:
    """The same for vectors of many elements, which are in memory or have the same one everywhere; for other ones
    nothing is done."""
    types = [lowering.part_types(each.type) for each in operation.results]
    scalars = [each[0] for each in types if isinstance(each[0], ir.Scalar)]
    in_memory = [lowering.in_memory(each) for each in operation.operands]
    shapes = {each.shape for each in in_memory if each is not None}
    count = len(types[0])
    if len(shapes) > 1 or not is_wide([count]) or any(len(each) != count for each in types):
        return False
    operands = [element_of(lowering, each) for each in operation.operands]
    if any(each is None for each in operands):
        return False

    def elements(position: Sequence[ir.Index]) -> list[ir.Value]:
        return compute([each(position) for each in operands if each is not None], scalars)

    if shapes:
        bind_elements(lowering, operation, scalars, next(iter(shapes)), elements)
    else:
        for result, part in zip(operation.results, elements(()), strict=True):
            lowering.bind_parts(result, [part] * count)
    return True
