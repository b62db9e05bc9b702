"""The inputs that two functions can both be run on."""

from __future__ import annotations

from collections import Counter

from equiv.errors import SignatureMismatch
from equiv.request.signature import Parameter, Signature
from interp import ir
from interp.ir.types import row_major


def unify(source: ir.Function, target: ir.Function) -> Signature:
    """The signature that both functions have. Raises `SignatureMismatch` with the target's place where there is none:
    other counts, element types, ranks, or extents and layouts that are both known and differ."""
    if len(source.parameters) != len(target.parameters):
        raise SignatureMismatch(
            f"function '{target.name}' takes {_count(target.parameters, 'argument')}, and '{source.name}' at "
            f"{source.place} takes {len(source.parameters)}; both must take the same",
            target.place,
        )
    if len(source.results) != len(target.results):
        raise SignatureMismatch(
            f"function '{target.name}' returns {_count(target.results, 'result')}, and '{source.name}' at "
            f"{source.place} returns {len(source.results)}; both must return the same",
            target.place,
        )
    parameters = []
    names, target_names = _names(source), _names(target)
    for position, (of_source, of_target) in enumerate(zip(source.parameters, target.parameters, strict=True)):
        unified = unify_types(of_source.type, of_target.type)
        if unified is None:
            raise _mismatch(source, target, f"argument {position} (%{of_source.name})", of_source.type, of_target.type)
        parameters.append(Parameter(position, names[position], target_names[position], unified))
    for position, (result, other_result) in enumerate(zip(source.results, target.results, strict=True)):
        if unify_types(result, other_result) is None:
            raise _mismatch(source, target, f"result {position}", result, other_result)
    return Signature(tuple(parameters), tuple(source.results))


def _names(function: ir.Function) -> list[str]:
    """Those of the parameters, with a number where several stand for one that the text has."""
    found: list[str] = []
    times: Counter[str] = Counter()
    for position, parameter in enumerate(function.parameters):
        name = parameter.name or f"arg{position}"
        found.append(f"{name}#{times[name]}" if times[name] else name)
        times[name] += 1
    return found


def type_text(given: ir.Type) -> str:
    """A type as a reader knows it: `f32`, `memref<?x8xf32>`, `memref<8xf32, strided<[?], offset: ?>>`."""
    if isinstance(given, ir.Scalar):
        return str(given)
    shape = "".join(f"{_known(size)}x" for size in given.shape)
    if given.strides is None and given.offset == 0:
        return f"memref<{shape}{given.element}>"
    strides = ", ".join(map(_known, given.strides)) if given.strides is not None else "row-major"
    return f"memref<{shape}{given.element}, strided<[{strides}], offset: {_known(given.offset)}>>"


def _known(size: int | None) -> str:
    return "?" if size is None else str(size)


def _count(things: list[ir.Value] | list[ir.Type], noun: str) -> str:
    return f"{len(things)} {noun}{'' if len(things) == 1 else 's'}"


def _mismatch(
    source: ir.Function, target: ir.Function, what: str, of_source: ir.Type, of_target: ir.Type
) -> SignatureMismatch:
    return SignatureMismatch(
        f"{what} of function '{target.name}' is {type_text(of_target)}, and that of '{source.name}' at "
        f"{source.place} is {type_text(of_source)}; there is no input that fits both",
        target.place,
    )


def unify_types(source: ir.Type, target: ir.Type) -> ir.Type | None:
    """The type that both types allow, with what either knows; None where there is none."""
    if isinstance(source, ir.Scalar) or isinstance(target, ir.Scalar):
        return source if source == target else None
    if source.element != target.element or source.rank != target.rank:
        return None
    shape = _merge(source.shape, target.shape)
    if shape is None:
        return None
    offset = _merge((source.offset,), (target.offset,))
    if offset is None:
        return None
    if source.strides is None and target.strides is None:
        return ir.View(source.element, shape, None, offset[0])
    of_source, of_target = (view.strides if view.strides is not None else row_major(shape) for view in (source, target))
    strides = _merge(of_source, of_target)
    if strides is None:
        return None
    if source.strides is None or target.strides is None:
        # The row-major side fixes the layout; a stride that only the other side names must come out the same.
        named = [stride for at, stride in enumerate(strides) if stride != row_major(shape)[at]]
        return None if any(stride is not None for stride in named) else ir.View(source.element, shape, None, offset[0])
    return ir.View(source.element, shape, strides, offset[0])


def _merge(left: tuple[int | None, ...], right: tuple[int | None, ...]) -> tuple[int | None, ...] | None:
    merged = []
    for source, target in zip(left, right, strict=True):
        if source is not None and target is not None and source != target:
            return None
        merged.append(target if source is None else source)
    return tuple(merged)
