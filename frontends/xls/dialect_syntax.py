"""The custom forms of XLS's dialect of MLIR, as `xls_opt` prints them. Source: its definition (xls_ops.td)."""

from __future__ import annotations

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

OF_VALUES = (
    *("add", "and", "and_reduce", "bit_slice", "bit_slice_update", "concat", "decode", "dynamic_bit_slice", "encode"),
    *("eq", "identity", "nand", "ne", "neg", "nor", "not", "one_hot", "or", "or_reduce", "reverse", "sdiv", "sge"),
    *("sgt", "shll", "shra", "shrl", "sign_ext", "sle", "slt", "smod", "smul", "sub", "udiv", "uge", "ugt", "ule"),
    *("ult", "umod", "umul", "xor", "xor_reduce", "zero_ext"),
)
"""Operations that take values and nothing else by name."""


@form("xls.array", "xls.array_concat", *(f"xls.{name}" for name in OF_VALUES))
def _of_values(cursor: Cursor) -> Generic:
    """`%a, %b {...} : i8`, or `: (i8, i8) -> i1` where not all types are the same."""
    values, attributes = cursor.values_before_types()
    if not cursor.at("("):
        type = cursor.type()
        return Generic([(each, type) for each in values], [type], attributes)
    types = cursor.enclosed("(", cursor.type)
    if len(types) != len(values):
        cursor.fail(f"expected {len(values)} types, one for each operand, found {len(types)}")
    cursor.expect("->")
    return Generic(list(zip(values, types, strict=True)), [cursor.type()], attributes)


@form("xls.sel")
def _sel(cursor: Cursor) -> Generic:
    """`%s in [%a, %b] else %c {...} : (i2, [i8, i8], i8) -> i8`; generic form has the default before the cases."""
    selector, cases, default, type, attributes = _choice(cursor)
    segments = f"array<i32: 1, {len(default)}, {len(cases)}>"
    attributes = cursor.added(attributes, {"operandSegmentSizes": segments})
    return Generic([selector, *default, *cases], [type], attributes)


@form("xls.priority_sel")
def _priority_sel(cursor: Cursor) -> Generic:
    """The same; generic form has the default behind the cases."""
    selector, cases, default, type, attributes = _choice(cursor)
    return Generic([selector, *cases, *default], [type], attributes)


_Typed = list[tuple[str, str]]


def _choice(cursor: Cursor) -> tuple[tuple[str, str], _Typed, _Typed, str, dict[str, str]]:
    """The selector, the cases, the default that may be missing, the type of the result, and attributes."""
    selector = cursor.value()
    cursor.expect("in")
    cases = cursor.values("[")
    default = [cursor.value()] if cursor.accept("else") else []
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    cursor.expect("(")
    type = cursor.type()
    cursor.expect(",")
    types = cursor.enclosed("[", cursor.type)
    default_types = [cursor.type()] if cursor.accept(",") else []
    cursor.expect(")")
    cursor.expect("->")
    if len(types) != len(cases) or len(default_types) != len(default):
        cursor.fail("expected a type for each case and for the default")
    of_cases, of_default = zip(cases, types, strict=True), zip(default, default_types, strict=True)
    return (selector, type), list(of_cases), list(of_default), cursor.type(), attributes
