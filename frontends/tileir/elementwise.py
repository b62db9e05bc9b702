"""Operations of Tile IR that do the same to every element, each as one of MLIR."""

from __future__ import annotations

from collections.abc import Callable

from frontends.tileir.narrow_floats import narrowed, widened
from frontends.tileir.statements import Statement
from frontends.tileir.types import NARROW_FLOATS, Tile
from frontends.tileir.writer import Value, Writer

Handler = Callable[[Writer, Statement], None]

_OVERFLOW = {
    "none": "none",
    "no_signed_wrap": "nsw",
    "no_unsigned_wrap": "nuw",
    "no_wrap": "nsw, nuw",
}
_NEAREST = "nearest_even"
_ROUNDING = {"negative_inf": 1, "positive_inf": 2, "zero": 3}  # by arith::RoundingMode
_PREDICATES = ("equal", "not_equal", "less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal")
_SIGNED = dict(zip(_PREDICATES, (0, 1, 2, 3, 4, 5), strict=True))
_UNSIGNED = dict(zip(_PREDICATES, (0, 1, 6, 7, 8, 9), strict=True))
_ORDERED = dict(zip(_PREDICATES, (1, 6, 4, 5, 2, 3), strict=True))
_UNORDERED = dict(zip(_PREDICATES, (8, 13, 11, 12, 9, 10), strict=True))
_NONE = "fastmath = #arith.fastmath<none>"


def _operands(writer: Writer, statement: Statement) -> list[Value]:
    return [writer.value(each) for each in statement.operands]


def _bind(writer: Writer, statement: Statement, value: Value) -> None:
    writer.bind(statement.results[0], value)


def _result(writer: Writer, statement: Statement) -> Tile:
    return writer.tile(statement.types[0])


def _float(name: str, rounded: bool = False, own: str = _NEAREST, approximate: tuple[str, ...] = ()) -> Handler:
    """An operation on floats that rounds to the nearest number, or otherwise where it can be `rounded` so; `own` is how
    it says what it does anyway. With `flush_to_zero`, f32 that is less than normal becomes a zero with its sign, in
    operands and results. What an `approximate` mode gives for f32 depends on the operands alone, and nothing else is
    known of it."""

    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("rounding_mode", "flush_to_zero")
        mode = attributes.get("rounding_mode", own)
        operands, type = _operands(writer, statement), _result(writer, statement)
        flushes = "flush_to_zero" in attributes
        if flushes and operands[0][1].element != "f32":
            raise writer.unsupported("'flush_to_zero'")
        if mode in approximate and type.element == "f32":
            symbol = f"{statement.name} {mode}{' flush_to_zero' if flushes else ''}"
            properties = f'libname = "", libpath = "cuda_tile", pure = true, symbol = "{symbol}"'
            _bind(writer, statement, writer.op("tt.extern_elementwise", operands, type, properties))
            return
        if mode != own and not (rounded and mode in _ROUNDING):
            raise writer.unsupported(f"'rounding<{mode}>'")
        if flushes:
            operands = [_flushed(writer, each) for each in operands]
        if mode != own and statement.name == "fma":
            result = _fused(writer, operands, mode)
        else:
            result = writer.op(name, operands, type, _rounding(mode))
        _bind(writer, statement, _flushed(writer, result) if flushes else result)

    return handler


def _rounding(mode: str) -> str:
    return f"{_NONE}, roundingmode = {_ROUNDING[mode]} : i32" if mode in _ROUNDING else _NONE


def _fused(writer: Writer, operands: list[Value], mode: str) -> Value:
    """A product of f32 and a sum, rounded once in a direction: f64 holds the product, and what is rounded in one
    direction twice is rounded so once."""
    type = operands[0][1]
    if type.element != "f32":
        raise writer.unsupported(f"'rounding<{mode}>'")
    double = type.of("f64")
    wide = [writer.op("arith.extf", [each], double) for each in operands]
    product = writer.op("arith.mulf", wide[:2], double, _NONE)
    total = writer.op("arith.addf", [product, *wide[2:]], double, _rounding(mode))
    return writer.op("arith.truncf", [total], type, _rounding(mode))


def _flushed(writer: Writer, value: Value) -> Value:
    return writer.op("arith.flush_denormals", [value], value[1])


def _extremum(quiet: str, propagating: str) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("propagate_nan", "flush_to_zero")
        operands = _operands(writer, statement)
        if "flush_to_zero" in attributes:
            if operands[0][1].element != "f32":
                raise writer.unsupported("'flush_to_zero'")
            operands = [_flushed(writer, each) for each in operands]
        name = propagating if "propagate_nan" in attributes else quiet
        _bind(writer, statement, writer.op(name, operands, _result(writer, statement), _NONE))

    return handler


def _overflow(writer: Writer) -> str:
    overflow = writer.attributes("overflow").get("overflow", "none")
    if overflow not in _OVERFLOW:
        raise writer.unsupported(f"'overflow<{overflow}>'")
    return f"overflowFlags = #arith.overflow<{_OVERFLOW[overflow]}>"


def _wrapping(name: str) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        flags = _overflow(writer)
        _bind(writer, statement, writer.op(name, _operands(writer, statement), _result(writer, statement), flags))

    return handler


def _negation(writer: Writer, statement: Statement) -> None:
    """Its operand is signed, so that all that can overflow is the negation of the least number."""
    overflow = writer.attributes("overflow").get("overflow", "none")
    if overflow not in ("none", "no_signed_wrap"):
        raise writer.unsupported(f"'overflow<{overflow}>'")
    (value,) = _operands(writer, statement)
    flags = f"overflowFlags = #arith.overflow<{_OVERFLOW[overflow]}>"
    _bind(writer, statement, writer.op("arith.subi", [writer.constant("0", value[1]), value], value[1], flags))


def _high_product(writer: Writer, statement: Statement) -> None:
    """The more significant half of an unsigned product."""
    writer.attributes()
    operands = _operands(writer, statement)
    type = _result(writer, statement)
    if type.is_float or type.pointee:
        raise writer.unsupported(f"type {statement.types[0]}")
    _bind(writer, statement, writer.ops("arith.mului_extended", operands, [type, type])[1])


def _integer(names: dict[tuple[str, str], str]) -> Handler:
    """An operation on integers, by its signedness and its rounding, which are empty where it says none."""

    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("signedness", "rounding")
        said = attributes.get("signedness", ""), attributes.get("rounding", "")
        if said not in names:
            raise writer.unsupported(f"'{' '.join(each for each in said if each)}'")
        operands = _operands(writer, statement)
        _bind(writer, statement, writer.op(names[said], operands, _result(writer, statement)))

    return handler


def _comparison(name: str, kind: str, kinds: dict[str, dict[str, int]]) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("comparison_predicate", kind)
        said = attributes.get("comparison_predicate", ""), attributes.get(kind, "")
        known = kinds.get(said[1], {}).get(said[0])
        if known is None:
            raise writer.unsupported(f"'{' '.join(said)}'")
        operands = _operands(writer, statement)
        properties = f"predicate = {known} : i64" + (f", {_NONE}" if name == "arith.cmpf" else "")
        _bind(writer, statement, writer.op(name, operands, operands[0][1].of("i1"), properties))

    return handler


def _conversion(names: dict[str, str], rounding: str = "") -> Handler:
    """A conversion by its signedness, with the one `rounding` that it may say."""

    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("signedness", "rounding_mode")
        mode = attributes.get("rounding_mode", rounding)
        signedness = attributes.get("signedness", "")
        if mode != rounding:
            raise writer.unsupported(f"'rounding<{mode}>'")
        if signedness not in names:
            raise writer.unsupported(f"'{signedness}' to {statement.types[0]}")
        (operand,) = _operands(writer, statement)
        type = _result(writer, statement)
        if type.element in NARROW_FLOATS:
            raise writer.unsupported(f"from {operand[1].element} to a narrow float")
        _bind(writer, statement, writer.op(names[signedness], [widened(writer, operand)], type))

    return handler


def _truncation(writer: Writer, statement: Statement) -> None:
    flags = _overflow(writer)
    _bind(writer, statement, writer.op("arith.trunci", _operands(writer, statement), _result(writer, statement), flags))


def _of_floats(writer: Writer, statement: Statement) -> None:
    """From floats to floats, to the nearest."""
    mode = writer.attributes("rounding_mode").get("rounding_mode", _NEAREST)
    type = _result(writer, statement)
    if mode != _NEAREST:
        raise writer.unsupported(f"'rounding<{mode}>'")
    operand = widened(writer, _operands(writer, statement)[0])
    if type.element in NARROW_FLOATS:
        _bind(writer, statement, narrowed(writer, _single(writer, operand), type.element))
        return
    if type.element == "bf16" and operand[1].element == "f16":
        operand = _single(writer, operand)
    if type.element != operand[1].element:
        if type.width == operand[1].width:
            raise writer.unsupported(f"from {operand[1].element} to {type.element}")
        operand = writer.op("arith.extf" if type.width > operand[1].width else "arith.truncf", [operand], type)
    _bind(writer, statement, operand)


def _bitcast(writer: Writer, statement: Statement) -> None:
    writer.attributes()
    (operand,), type = _operands(writer, statement), _result(writer, statement)
    if operand[1].pointee or type.pointee or operand[1].shape != type.shape:
        raise writer.unsupported(f"{operand[1].mlir} as {statement.types[0]}")
    _bind(writer, statement, _as(writer, operand, type))


def _pack(writer: Writer, statement: Statement) -> None:
    """A tile as the bytes that hold it: the lowest bits first, as memory has them."""
    writer.attributes()
    (source,), bytes = _operands(writer, statement), _result(writer, statement)
    width = source[1].width
    if len(source[1].shape) != 1 or bytes != Tile((source[1].shape[0] * width // 8,), "i8") or width in (1, 8):
        raise writer.unsupported(f"{source[1].mlir} as {statement.types[0]}")
    integers = source[1].of(f"i{width}")
    bits = _as(writer, source, integers)
    if width == 4:
        pairs = writer.op("tt.reshape", [bits], Tile((bytes.shape[0], 2), "i4"))
        low, high = (
            writer.op("arith.extui", [each], bytes) for each in writer.ops("tt.split", [pairs], [bytes.of("i4")] * 2)
        )
        moved = writer.arithmetic("shli", high, writer.constant("4", bytes))
        _bind(writer, statement, writer.op("arith.ori", [low, moved], bytes))
        return
    parts = [
        writer.op(
            "arith.trunci",
            [writer.op("arith.shrui", [bits, writer.constant(str(at), integers)], integers)],
            source[1].of("i8"),
            "overflowFlags = #arith.overflow<none>",
        )
        for at in range(0, width, 8)
    ]
    _bind(writer, statement, writer.op("tt.reshape", [_joined(writer, parts)], bytes))


def _joined(writer: Writer, parts: list[Value]) -> Value:
    """Parts of elements side by side, in dimensions of size 2 behind those of the elements."""
    if len(parts) == 1:
        return parts[0]
    sides = [_joined(writer, parts[side::2]) for side in range(2)]
    shape = (*sides[0][1].shape, 2)
    return writer.op("tt.join", sides, Tile(shape, sides[0][1].element))


def _unpack(writer: Writer, statement: Statement) -> None:
    """Bytes as the tile that they hold."""
    writer.attributes()
    (bytes,), type = _operands(writer, statement), _result(writer, statement)
    width = type.width
    if len(type.shape) != 1 or bytes[1] != Tile((type.shape[0] * width // 8,), "i8") or width in (1, 8):
        raise writer.unsupported(f"{bytes[1].mlir} as {statement.types[0]}")
    integers = type.of(f"i{width}")
    if width == 4:
        moved = writer.op("arith.shrui", [bytes, writer.constant("4", bytes[1])], bytes[1])
        parts = [
            writer.op("arith.trunci", [each], bytes[1].of("i4"), "overflowFlags = #arith.overflow<none>")
            for each in (bytes, moved)
        ]
        _bind(writer, statement, _as(writer, writer.op("tt.reshape", [_joined(writer, parts)], integers), type))
        return
    count = width // 8
    inner = (*type.shape, *(2 for _ in range(count.bit_length() - 1)))
    found: Value | None = None
    for at, part in enumerate(_apart(writer, writer.op("tt.reshape", [bytes], Tile(inner, "i8")))):
        wide = writer.op("arith.extui", [part], integers)
        moved = writer.arithmetic("shli", wide, writer.constant(str(8 * at), integers))
        found = moved if found is None else writer.op("arith.ori", [found, moved], integers)
    assert found is not None
    _bind(writer, statement, _as(writer, found, type))


def _apart(writer: Writer, value: Value) -> list[Value]:
    """What `_joined` has put side by side."""
    if len(value[1].shape) == 1:
        return [value]
    half = Tile(value[1].shape[:-1], value[1].element)
    sides = [_apart(writer, each) for each in writer.ops("tt.split", [value], [half, half])]
    return [each for pair in zip(*sides, strict=True) for each in pair]


def _as(writer: Writer, value: Value, type: Tile) -> Value:
    """A tile of the same bits in another type."""
    if value[1].scalar == type.scalar:
        return value[0], type
    return writer.op("arith.bitcast", [(value[0], value[1].of(value[1].scalar))], type.of(type.scalar))


def _single(writer: Writer, value: Value) -> Value:
    """A tile of floats in f32, which holds all of their numbers."""
    if value[1].element == "f32":
        return value
    if value[1].width > 32:
        raise writer.unsupported(f"from {value[1].element} to a narrow float")
    return writer.op("arith.extf", [value], value[1].of("f32"))


_DIVISIONS = {
    ("signed", ""): "arith.divsi",
    ("signed", "zero"): "arith.divsi",
    ("signed", "positive_inf"): "arith.ceildivsi",
    ("signed", "negative_inf"): "arith.floordivsi",
    ("unsigned", ""): "arith.divui",
    ("unsigned", "zero"): "arith.divui",
    ("unsigned", "positive_inf"): "arith.ceildivui",
}


def _signed(signed: str, unsigned: str) -> Handler:
    return _integer({("signed", ""): signed, ("unsigned", ""): unsigned})


ELEMENTWISE: dict[str, Handler] = {
    **{f"{each}f": _float(f"arith.{each}f", rounded=True) for each in ("add", "sub", "mul")},
    "divf": _float("arith.divf", rounded=True, approximate=("approx", "full")),
    "negf": _float("arith.negf"),
    **{f"{each}i": _wrapping(f"arith.{each}i") for each in ("add", "sub", "mul")},
    **{f"{each}i": _integer({("", ""): f"arith.{each}i"}) for each in ("and", "or", "xor")},
    **{each: _float(f"math.{each}") for each in ("exp2", "log", "log2", "rsqrt", "sin", "cos", "floor", "ceil")},
    **{each: _float(f"math.{each}") for each in ("tan", "sinh", "cosh", "atan2")},
    **{each: _float(f"math.{each}", own="full", approximate=("approx",)) for each in ("exp", "tanh")},
    "sqrt": _float("math.sqrt", approximate=("approx",)),
    "fma": _float("math.fma", rounded=True),
    "pow": _float("math.powf"),
    "remf": _float("arith.remf"),
    "absi": _integer({("", ""): "math.absi"}),
    "absf": _float("math.absf"),
    "negi": _negation,
    "mulhii": _high_product,
    "maxf": _extremum("arith.maxnumf", "arith.maximumf"),
    "minf": _extremum("arith.minnumf", "arith.minimumf"),
    "maxi": _signed("arith.maxsi", "arith.maxui"),
    "mini": _signed("arith.minsi", "arith.minui"),
    "shli": _wrapping("arith.shli"),
    "shri": _signed("arith.shrsi", "arith.shrui"),
    "divi": _integer(_DIVISIONS),
    "remi": _signed("arith.remsi", "arith.remui"),
    "cmpi": _comparison("arith.cmpi", "signedness", {"signed": _SIGNED, "unsigned": _UNSIGNED}),
    "cmpf": _comparison("arith.cmpf", "comparison_ordering", {"ordered": _ORDERED, "unordered": _UNORDERED}),
    "exti": _conversion({"signed": "arith.extsi", "unsigned": "arith.extui"}),
    "trunci": _truncation,
    "itof": _conversion({"signed": "arith.sitofp", "unsigned": "arith.uitofp"}, _NEAREST),
    "ftoi": _conversion({"signed": "arith.fptosi", "unsigned": "arith.fptoui"}, "nearest_int_to_zero"),
    "ftof": _of_floats,
    "bitcast": _bitcast,
    "pack": _pack,
    "unpack": _unpack,
}
