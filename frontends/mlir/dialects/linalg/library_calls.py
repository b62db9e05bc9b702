"""What a structured operation computes that names a function, which `-convert-linalg-to-std` calls in its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir


def note_library_call(lowering: Lowering, operation: Any, maps: Sequence[Any]) -> None:
    """Notes the function that an operation names, if it names one, by what it is called for: operations of other
    types, numbers, or an order of operands may mean another function. Raises `Unsupported` for a body that uses more
    than its arguments and constants, which a function does not see."""
    if "library_call" not in operation.attributes:
        return
    kinds = [str(operation.attributes[each]) for each in ("iterator_types",) if each in operation.attributes]
    types = ", ".join(_elements(lowering, each.type) for each in operation.operands)
    numbers: dict[Any, str] = {}
    steps = "; ".join(_steps(lowering, operation, numbers))
    computed = f"{steps} of {', '.join((*map(str, maps), *kinds))} on {types}"
    lowering.choices.add(ir.Choice(ir.ChoiceKind.LIBRARY, computed, operation.attributes["library_call"].value))


def _elements(lowering: Lowering, type: Any) -> str:
    """The elements of an operand and its rank: a tensor becomes a memref, and is cut into smaller ones."""
    shaped = isinstance(type, lowering.bindings.ShapedType)
    return f"{type.element_type} of rank {type.rank}" if shaped and type.has_rank else str(type)


def _steps(lowering: Lowering, operation: Any, numbers: dict[Any, str]) -> Iterator[str]:
    """The operations within one, with numbers for the names of values. Constants stand for themselves."""
    for region in operation.regions:
        for block in region.blocks:
            for argument in block.arguments:
                numbers[argument] = f"%{len(numbers)}"
            for each in (view.operation for view in block.operations):
                if _constant(each) is None:
                    operands = ", ".join(_named(lowering, value, numbers) for value in each.operands)
                    for result in each.results:
                        numbers[result] = f"%{len(numbers)}"
                    given = ", ".join(str(result.type) for result in each.results)
                    yield f"{each.name}({operands}) {_attributes(each)} {given}"
                    yield from _steps(lowering, each, numbers)


def _named(lowering: Lowering, value: Any, numbers: dict[Any, str]) -> str:
    owner = getattr(value.owner, "operation", None)
    found = numbers.get(value) or (_constant(owner) if owner is not None else None)
    if found is None:
        raise lowering.unsupported("'library_call' of a body that uses more than its arguments and constants")
    return found


def _constant(operation: Any) -> str | None:
    return str(operation.attributes["value"]) if operation.name.endswith(".constant") else None


def _attributes(operation: Any) -> str:
    names = sorted(each if isinstance(each, str) else each.name for each in operation.attributes)
    return " ".join(f"{name} = {operation.attributes[name]}" for name in names)
