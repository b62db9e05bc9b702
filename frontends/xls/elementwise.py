"""XLS's dialect of MLIR: what its operations compute of integers, and of tensors of them element by element.

They are those of XLS's IR, with the same meanings. Source: XLS's page on the semantics of its IR, and the definition of
the dialect (xls_ops.td). Tuples, arrays, floats, tokens, channels and blocks are refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.errors import SyntaxProblem
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import for_each_element
from frontends.mlir.dialects.tensor.constants import constant_tensor
from frontends.xls import aggregates, bit_operations
from frontends.xls.arrays import MARK
from frontends.xls.dialect_syntax import OF_VALUES
from frontends.xls.operations import Use
from frontends.xls.syntax import Attribute, Bits, Name, Node
from frontends.xls.trees import TreeBuilder
from interp import ir

_ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "bit_slice": ("start", "width"),
    "decode": ("width",),
    "dynamic_bit_slice": ("width",),
    "one_hot": ("lsb_prio",),
}
_CHOICES = ("one_hot_sel", "priority_sel", "sel")
_SEGMENTS = "operandSegmentSizes"
_MEANINGS = {**aggregates.MEANINGS, **bit_operations.MEANINGS}


def _compute(lowering: Lowering, operation: Any, name: str, values: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
    """What an operation gives of integers. Raises `Unsupported`."""
    if any(not isinstance(each, ir.Scalar) or each.name == "index" or not each.is_integer for each in _types(values)):
        raise lowering.unsupported("of what is no integer")
    if type.name == "index" or not type.is_integer:
        raise lowering.unsupported(f"a result of type {type}")
    builder = TreeBuilder(lowering.place)
    builder.block, builder.constants, builder.operation = lowering.block, lowering.constants, operation.name
    names = [f"operand {number}" for number in range(len(values))]
    attributes = _attributes(lowering, operation, name, type)
    operands = names
    if name in _CHOICES:
        operands, cases, default = _parts_of_choice(lowering, operation, name, names)
        attributes["cases"] = tuple(map(Name, cases))
        if default:
            attributes["default"] = Name(default[0])
    node = Node("", Bits(type.width), name, tuple(operands), attributes, lowering.place)
    try:
        found = _MEANINGS[name](Use(builder, node, dict(zip(names, values, strict=True))))
    except SyntaxProblem as problem:
        raise lowering.unsupported(problem.message) from None
    result = builder.bits(found)
    if result.type != type:
        raise lowering.unsupported(f"a result of type {type}, where {result.type} comes out")
    return result


def _types(values: Sequence[ir.Value]) -> list[ir.Type]:
    return [each.type for each in values]


def _attributes(lowering: Lowering, operation: Any, name: str, type: ir.Scalar) -> dict[str, Attribute]:
    if name in ("zero_ext", "sign_ext"):
        return {"new_bit_count": type.width}
    found: dict[str, Attribute] = {}
    for each in _ATTRIBUTES.get(name, ()):
        if each not in operation.attributes:
            raise lowering.unsupported(f"without '{each}'")
        value = operation.attributes[each].value
        found[each] = bool(value) if each == "lsb_prio" else int(value)
    return found


def _parts_of_choice(
    lowering: Lowering, operation: Any, name: str, names: list[str]
) -> tuple[list[str], list[str], list[str]]:
    """The selector, the cases, and the default, which may be missing."""
    if name == "one_hot_sel":
        return names[:1], names[1:], []
    if name == "priority_sel":
        return names[:1], names[1:-1], names[-1:]
    if _SEGMENTS not in operation.attributes:
        raise lowering.unsupported("a choice that does not say which operand is its default")
    selectors, defaults, cases = (int(each) for each in operation.attributes[_SEGMENTS])
    if selectors != 1 or defaults > 1 or selectors + defaults + cases != len(names):
        raise lowering.unsupported("operands that are no selector, default and cases")
    return names[:1], names[1 + defaults :], names[1 : 1 + defaults]


def _elementwise(lowering: Lowering, operation: Any) -> None:
    name = operation.name.removeprefix("xls.")
    if any(str(each.type).startswith("vector") for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("of vectors")
    if name not in (*_CHOICES, "identity") and any(str(each.type).startswith(MARK) for each in operation.operands):
        raise lowering.unsupported("of arrays")
    for_each_element(
        lowering,
        operation,
        lambda values, types: [_compute(lowering, operation, name, values, types[0])],
    )


for _name in (*OF_VALUES, *_CHOICES):
    handles(f"xls.{_name}", attributes=(*_ATTRIBUTES.get(_name, ()), *((_SEGMENTS,) if _name == "sel" else ())))(
        _elementwise
    )


@handles("xls.constant_scalar", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    type = lowering.scalar(operation.results[0].type)
    if not type.is_integer or type.name == "index":
        raise lowering.unsupported(f"a constant of type {type}")
    lowering.bind(operation.results[0], lowering.constant(bits_of(operation.attributes["value"], type), type))


@handles("xls.constant_tensor", attributes=("value",))
def _constants(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], [constant_tensor(lowering, operation, "value")])
