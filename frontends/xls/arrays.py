"""Arrays of XLS's dialect of MLIR: numbers of all their bits, the first element in the lowest ones.

What operations do is what those of XLS's IR do: an index that is out of bounds means the last element where an array is
read, and nothing where it is written. Arrays of tensors and of tuples are refused. Source: XLS's page on the semantics
of its IR, and the definition of the dialect (xls_ops.td)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from frontends.circuits.bits import bit_range, concatenated
from frontends.errors import SyntaxProblem
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.xls.aggregates import MEANINGS
from frontends.xls.operations import Use
from frontends.xls.syntax import Array, Attribute, Bits, Name, Node, Type
from frontends.xls.trees import Tree, TreeBuilder
from interp import ir

MARK = "!xls.array<"
SIDE_BY_SIDE = "the elements of an array of XLS stand side by side, the first one in the lowest bits"
_SIZED = re.compile(r"!xls\.array<\s*((?:\d+\s*x\s*)+)(.*)>\Z", re.DOTALL)
_INTEGER = re.compile(r"\s*i([1-9]\d*)\s*\Z")
_WIDEST = 4096  # bits of an array


def convert(text: str) -> ir.Type | None:
    """An array as a number of all its bits; None for one that is not read."""
    found = _type_of(text)
    width = 0 if found is None else _width(found)
    return ir.Scalar(f"i{width}") if 0 < width <= _WIDEST else None


def _type_of(text: str) -> Type | None:
    """The type of integers and of arrays; None for others."""
    integer, sized = _INTEGER.match(text), _SIZED.match(text.strip())
    if integer is not None:
        return Bits(int(integer[1]))
    inside = None if sized is None else _type_of(sized[2])
    if sized is None or inside is None:
        return None
    for size in reversed(re.findall(r"\d+", sized[1])):
        inside = Array(inside, int(size))
    return inside


def _width(type: Type) -> int:
    if isinstance(type, Array):
        return type.size * _width(type.element)
    return type.width if isinstance(type, Bits) else 0


def _unpacked(builder: TreeBuilder, value: ir.Value, type: Type) -> Tree:
    if not isinstance(type, Array):
        return value
    width = _width(type.element)
    parts = [bit_range(builder, value, number * width, width) for number in range(type.size)]
    return tuple(_unpacked(builder, each, type.element) for each in parts)


def _array(lowering: Lowering, operation: Any) -> None:
    name = operation.name.removeprefix("xls.")
    types = [_type_of(str(each.type)) for each in (*operation.operands, *operation.results)]
    if any(each is None for each in types):
        raise lowering.unsupported("of other types than integers and arrays of them")
    *given, result = [each for each in types if each is not None]
    builder = TreeBuilder(lowering.place)
    builder.block, builder.constants, builder.operation = lowering.block, lowering.constants, operation.name
    values = [lowering.value(each) for each in operation.operands]
    trees = [_unpacked(builder, value, type) for value, type in zip(values, given, strict=True)]
    try:
        found = _computed(lowering, operation, name, builder, trees, result)
    except SyntaxProblem as problem:
        raise lowering.unsupported(problem.message) from None
    whole = concatenated(builder, list(builder.leaves(found))[::-1])
    if whole.type != lowering.scalar(operation.results[0].type):
        raise lowering.unsupported(f"a result of type {operation.results[0].type}, where {whole.type} comes out")
    lowering.bind(operation.results[0], whole)


def _computed(
    lowering: Lowering, operation: Any, name: str, builder: TreeBuilder, trees: Sequence[Tree], result: Type
) -> Tree:
    names = [f"operand {number}" for number in range(len(trees))]
    operands, attributes = names, dict[str, Attribute]()
    if name == "array_index_static":
        elements, index = builder.elements(trees[0]), int(operation.attributes["index"].value)
        if not 0 <= index < len(elements):
            raise lowering.unsupported(f"element {index} of {len(elements)}")
        return elements[index]
    if name == "array_zero":
        return builder.constant(0, lowering.scalar(operation.results[0].type))
    if name == "array_index":
        operands, attributes = names[:1], {"indices": (Name(names[1]),)}
    elif name == "array_update":
        operands, attributes = names[:2], {"indices": (Name(names[2]),)}
    elif name == "array_slice":
        attributes = {"width": int(operation.attributes["width"].value)}
    node = Node("", result, name, tuple(operands), attributes, lowering.place)
    return MEANINGS[name](Use(builder, node, dict(zip(names, trees, strict=True))))


_ATTRIBUTES = {"array_index_static": ("index",), "array_slice": ("width",)}
for _name in (
    *("array", "array_concat", "array_index", "array_index_static", "array_slice", "array_update", "array_zero"),
):
    handles(f"xls.{_name}", attributes=_ATTRIBUTES.get(_name, ()))(_array)


class Arrays(Scope):
    """Around functions of a file with XLS's dialect: that callers see the elements of arrays in their order."""

    def _return(self, lowering: Lowering, operation: Any) -> bool:
        arguments = operation.parent.operation.regions[0].blocks[0].arguments
        if any(str(each.type).startswith(MARK) for each in (*arguments, *operation.operands)):
            lowering.assumptions.add(SIDE_BY_SIDE)
        return False

    overrides = MappingProxyType({"func.return": _return})
