"""What combines the elements of tiles: reductions, scans and products of matrices."""

from __future__ import annotations

import re
from collections.abc import Collection

from frontends.tileir.narrow_floats import widened
from frontends.tileir.statements import Region, Statement
from frontends.tileir.types import Tile, special_number, tile
from frontends.tileir.writer import Value, Writer

_COMBINATION = re.compile(r"\s*(%[\w#-]+) dim=(\d+)(?: reverse=(true|false))? identities=\[([^\]]*)\]\s*")
_EXACT = "inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32"
_NOTHING = {"0", "0.000000e+00", "-0.000000e+00"}


def combination(writer: Writer, statement: Statement) -> tuple[Value, Tile, str, str]:
    """The operand, the type of the result, and the dimension and the direction of a reduction or a scan. The identity
    must be one of the function; what it is then makes no difference."""
    found, type = _COMBINATION.fullmatch(statement.rest), tile(statement.types.rpartition("-> ")[2].strip())
    region = statement.regions[0]
    if found is None or type is None or len(region.arguments) != 2:
        raise writer.unsupported("a combination of several tiles")
    identity = found[4].partition(":")[0].strip()
    if not _is_neutral(region, identity, type):
        raise writer.unsupported(f"with {identity}, which is not known to be a neutral element")
    for name, text in region.arguments:
        element = tile(text)
        if element is None:
            raise writer.unsupported(f"type {text}")
        writer.bind(name, (name, element))
    return writer.value(found[1]), type, found[2], found[3] or "false"


def _is_neutral(region: Region, identity: str, type: Tile) -> bool:
    """Whether the function of a region of one operation leaves any other operand as it is beside `identity`."""
    if len(region.statements) != 2:
        return False
    operation = region.statements[0]
    if sorted(operation.operands) != sorted(name for name, _ in region.arguments):
        return False
    name, width = operation.name, type.width
    unsigned = "unsigned" in operation.modifiers
    low, high = (0, 2**width - 1) if unsigned else (-(2 ** (width - 1)), 2 ** (width - 1) - 1)
    neutral: dict[str, Collection[str | None]] = {
        **dict.fromkeys(("addi", "addf", "ori", "xori"), _NOTHING),
        "mulf": {"1.000000e+00"},
        "muli": {"1"},
        "andi": {"-1"},
        "maxi": {str(low)},
        "mini": {str(high), "-1"} if unsigned else {str(high)},
        "maxf": {special_number(type.element, "-inf")},
        "minf": {special_number(type.element, "inf")},
    }
    return identity in neutral.get(name, ())


def product_of_floats(writer: Writer, statement: Statement) -> None:
    """A product of matrices of floats, added to a third one."""
    _product(writer, statement, "")


def product_of_integers(writer: Writer, statement: Statement) -> None:
    """A product of matrices of integers, added to a third one."""
    _product(writer, statement, "signed signed")


def _product(writer: Writer, statement: Statement, modifiers: str) -> None:
    operands = [widened(writer, writer.value(each)) for each in statement.operands]
    if statement.modifiers != modifiers or len(operands) != 3:
        raise writer.unsupported(f"'{statement.modifiers}'")
    writer.bind(statement.results[0], writer.op("tt.dot", operands, operands[2][1], _EXACT))
