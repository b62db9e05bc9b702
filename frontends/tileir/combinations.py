"""What combines the elements of tiles: reductions, scans and products of matrices."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from frontends.tileir.narrow_floats import largest_scale, widened
from frontends.tileir.statements import Region, Statement
from frontends.tileir.types import Tile, special_number
from frontends.tileir.writer import Value, Writer

_EXACT = "inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32"
_SCALES = {
    "f8E4M3FN": ("f8E8M0FNU",),
    "f8E5M2": ("f8E8M0FNU",),
    "f4E2M1FN": ("f8E8M0FNU", "f8E4M3FN"),
}
"""By the type of factors, that of their scales."""
_EXTENSIONS = {"signed": "arith.extsi", "unsigned": "arith.extui"}
_EQUAL, _AT_LEAST, _AT_MOST_UNSIGNED = 0, 5, 7  # predicates of arith.cmpi
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
    _product(writer, statement, [widened(writer, writer.value(each)) for each in statement.operands])


def product_of_scaled(writer: Writer, statement: Statement) -> None:
    """A product of matrices of narrow floats in f32, each of whose factors a scale multiplies first, one for as many
    next to each other along the dimension of the sum as there are more of them."""
    writer.attributes()
    if len(statement.operands) != 5:
        raise writer.wrong("expected five tiles")
    left, right, accumulator, left_scale, right_scale = (writer.value(each) for each in statement.operands)
    factor, scale = left[1].element, left_scale[1].element
    if (
        factor != right[1].element
        or scale != right_scale[1].element
        or scale not in _SCALES.get(factor, ())
        or accumulator[1].element != "f32"
    ):
        raise writer.unsupported(f"factors of {factor} with scales of {scale} in {accumulator[1].element}")
    operands = [
        _scaled(writer, each, by, along) for each, by, along in ((left, left_scale, -1), (right, right_scale, -2))
    ]
    writer.bind(statement.results[0], writer.op("tt.dot", [*operands, accumulator], accumulator[1], _EXACT))


def _scaled(writer: Writer, value: Value, scale: Value, along: int) -> Value:
    """A tile in f32, whose elements are multiplied by those of another one, which has fewer along a dimension."""
    shape, few = value[1].shape, scale[1].shape
    axis = len(shape) + along
    if (
        len(shape) < 2
        or len(few) != len(shape)
        or any(size % (few[at] or 1) if at == axis else size != few[at] for at, size in enumerate(shape))
    ):
        raise writer.wrong(f"scales of {few} of a tile of {shape}")
    pattern: Value = (scale[0], scale[1].of(scale[1].scalar))
    if scale[1].element == "f8E8M0FNU":
        # Beyond that nothing says whether what is scaled is infinite.
        most = writer.constant(str(largest_scale(value[1].element)), pattern[1])
        nan = writer.constant("255", pattern[1])
        fits = [writer.compare(_AT_MOST_UNSIGNED, pattern, most), writer.compare(_EQUAL, pattern, nan)]
        writer.promise(writer.op("arith.ori", fits, fits[0][1]), "factors that are scaled are finite in f32")
    else:
        positive = writer.compare(_AT_LEAST, pattern, writer.constant("0", pattern[1]))
        writer.promise(positive, "scales are not negative")
    number = _in_single(writer, scale)
    inner = (*few[: axis + 1], 1, *few[axis + 1 :])
    wide = (*few[: axis + 1], shape[axis] // (few[axis] or 1), *few[axis + 1 :])
    number = writer.op("tt.expand_dims", [number], Tile(inner, "f32"), f"axis = {axis + 1} : i32")
    number = writer.op("tt.broadcast", [number], Tile(wide, "f32"))
    number = writer.op("tt.reshape", [number], Tile(shape, "f32"))
    return writer.op("arith.mulf", [_in_single(writer, value), number], number[1], "fastmath = #arith.fastmath<none>")


def _in_single(writer: Writer, value: Value) -> Value:
    """A narrow tile in f32."""
    wide = widened(writer, value)
    return wide if wide[1].element == "f32" else writer.op("arith.extf", [wide], wide[1].of("f32"))


def product_of_integers(writer: Writer, statement: Statement) -> None:
    """A product of matrices of integers, added to a third one. Where one has no signs, 16 bits hold those of both."""
    names = ("signedness_lhs", "signedness_rhs")
    attributes = writer.attributes(*names)
    said = [attributes.get(each, "") for each in names]
    if any(each not in _EXTENSIONS for each in said):
        raise writer.unsupported(f"'{' '.join(said)}'")
    if said == ["signed", "signed"]:
        _product(writer, statement, [writer.value(each) for each in statement.operands])
        return
    operands = [writer.value(each) for each in statement.operands]
    if any(each[1].element != "i8" for each in operands[:2]):
        raise writer.wrong("factors that are no tiles of i8")
    wide = [writer.op(_EXTENSIONS[sign], [each], each[1].of("i16")) for sign, each in zip(said, operands, strict=False)]
    _product(writer, statement, [*wide, *operands[2:]])


def _product(writer: Writer, statement: Statement, operands: list[Value]) -> None:
    if len(operands) != 3:
        raise writer.wrong("expected three tiles")
    writer.bind(statement.results[0], writer.op("tt.dot", operands, operands[2][1], _EXACT))
