"""What combines the elements of tiles: reductions, scans and products of matrices."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from frontends.tileir.narrow_floats import widened
from frontends.tileir.statements import Region, Statement
from frontends.tileir.types import Tile, special_number
from frontends.tileir.writer import Value, Writer

_EXACT = "inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32"
_NOTHING = {"0", "0.000000e+00", "-0.000000e+00"}


class Combination(Struct, frozen=True):
    """A reduction or a scan of one tile along a dimension, with the type of its result."""

    value: Value
    type: Tile
    dimension: int
    reverse: bool


def combination(writer: Writer, statement: Statement) -> Combination:
    """What a statement combines. The identity must be one of the function; what it is then makes no difference, nor
    does the order of the two arguments, the first of which is an element and the second the accumulator."""
    attributes = writer.attributes("dim", "identities", "reverse")
    (region,) = statement.regions
    if len(statement.operands) != 1 or len(statement.results) != 1 or len(region.arguments) != 2:
        raise writer.unsupported("a combination of several tiles")
    type = writer.tile(statement.types[0])
    identity = attributes["identities"].strip("[]").partition(":")[0].strip()
    if not _is_neutral(region, identity, type):
        raise writer.unsupported(f"with {identity}, which is not known to be a neutral element")
    dimension = int(attributes["dim"].partition(":")[0])
    reverse = attributes.get("reverse", "false").partition(":")[0].strip() == "true"
    return Combination(writer.value(statement.operands[0]), type, dimension, reverse)


def _is_neutral(region: Region, identity: str, type: Tile) -> bool:
    """Whether the function of a region of one operation leaves any other operand as it is beside `identity`."""
    if len(region.statements) != 2:
        return False
    operation = region.statements[0]
    if sorted(operation.operands) != sorted(name for name, _ in region.arguments):
        return False
    name, width = operation.name, type.width
    unsigned = operation.attributes.get("signedness") == "unsigned"
    if type.is_float:
        identity = _canonical(identity)
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


def _canonical(number: str) -> str:
    """A float in the text that MLIR prints it in; a pattern as it is."""
    try:
        return number if number.startswith("0x") else f"{float(number):.6e}"
    except ValueError:
        return number


def product_of_floats(writer: Writer, statement: Statement) -> None:
    """A product of matrices of floats, added to a third one."""
    if "fast_acc" in writer.attributes("fast_acc"):
        raise writer.unsupported("'fast_acc'")
    _product(writer, statement)


def product_of_integers(writer: Writer, statement: Statement) -> None:
    """A product of matrices of integers, added to a third one."""
    names = ("signedness_lhs", "signedness_rhs")
    attributes = writer.attributes(*names)
    said = [attributes.get(each, "") for each in names]
    if said != ["signed", "signed"]:
        raise writer.unsupported(f"'{' '.join(said)}'")
    _product(writer, statement)


def _product(writer: Writer, statement: Statement) -> None:
    operands = [widened(writer, writer.value(each)) for each in statement.operands]
    if len(operands) != 3:
        raise writer.wrong("expected three tiles")
    writer.bind(statement.results[0], writer.op("tt.dot", operands, operands[2][1], _EXACT))
