"""The custom forms of the stablehlo dialect (StablehloOps.td and AssemblyFormat.h at 3c9301c1)."""

from __future__ import annotations

import re

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

_FORMAT = re.compile(r"e(\d+)m(\d+)")


def _operands_and_types(cursor: Cursor) -> tuple[list[str], dict[str, str]]:
    values = [cursor.value()]
    while cursor.accept(","):
        values.append(cursor.value())
    return values, cursor.optional_dictionary()


def _typed(cursor: Cursor, values: list[str], attributes: dict[str, str]) -> Generic:
    """One type that all operands and the result have, or `(types) -> type`."""
    cursor.expect(":")
    if not cursor.at("("):
        type = cursor.type()
        return Generic([(each, type) for each in values], [type], attributes)
    types = cursor.type_list()
    cursor.expect("->")
    return Generic(cursor.typed(values, types), [cursor.type()], attributes)


@form(
    *("stablehlo.abs", "stablehlo.negate", "stablehlo.convert"),
    *("stablehlo.add", "stablehlo.subtract", "stablehlo.multiply", "stablehlo.divide"),
    *("stablehlo.maximum", "stablehlo.minimum"),
    alone=True,
)
def _elementwise(cursor: Cursor) -> Generic:
    values, attributes = _operands_and_types(cursor)
    return _typed(cursor, values, attributes)


@form("stablehlo.constant", alone=True)
def _constant(cursor: Cursor) -> Generic:
    attributes = cursor.optional_dictionary()
    value = cursor.untyped_attribute()
    cursor.expect(":")
    type = cursor.type()
    return Generic([], [type], cursor.added(attributes, {"value": f"{value} : {type}"}))


@form("stablehlo.reduce_precision", alone=True)
def _reduce_precision(cursor: Cursor) -> Generic:
    value = cursor.value()
    cursor.expect(",")
    cursor.expect("format")
    cursor.expect("=")
    token = cursor.token
    found = _FORMAT.fullmatch(cursor.word("a format such as e8m15"))
    if found is None:
        cursor.fail(f"expected a format such as e8m15, found {token}", token)
    bits = {"exponent_bits": f"{found[1]} : i32", "mantissa_bits": f"{found[2]} : i32"}
    return _typed(cursor, [value], cursor.added(bits, cursor.optional_dictionary()))
