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


def _float(name: str, rounded: bool = False) -> Handler:
    """An operation on floats that rounds to the nearest number, or otherwise where it can be `rounded` so. With
    `flush_to_zero`, f32 that is less than normal becomes a zero with its sign, in operands and results."""

    def handler(writer: Writer, statement: Statement) -> None:
        attributes = writer.attributes("rounding_mode", "flush_to_zero")
        mode = attributes.get("rounding_mode", _NEAREST)
        if mode != _NEAREST and not (rounded and mode in _ROUNDING):
            raise writer.unsupported(f"'rounding<{mode}>'")
        properties = _NONE if mode == _NEAREST else f"{_NONE}, roundingmode = {_ROUNDING[mode]} : i32"
        operands = _operands(writer, statement)
        flushes = "flush_to_zero" in attributes
        if flushes and operands[0][1].element != "f32":
            raise writer.unsupported("'flush_to_zero'")
        if flushes:
            operands = [_flushed(writer, each) for each in operands]
        result = writer.op(name, operands, _result(writer, statement), properties)
        _bind(writer, statement, _flushed(writer, result) if flushes else result)

    return handler


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
        _bind(writer, statement, writer.op(names[signedness], [operand], _result(writer, statement)))

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
    if operand[1] == type:
        _bind(writer, statement, operand)
    elif operand[1].scalar == type.scalar:  # an integer and the narrow float that it stands for
        _bind(writer, statement, (operand[0], type))
    else:
        _bind(writer, statement, writer.op("arith.bitcast", [operand], type))


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
    **{f"{each}f": _float(f"arith.{each}f", rounded=True) for each in ("add", "sub", "mul", "div")},
    "negf": _float("arith.negf"),
    **{f"{each}i": _wrapping(f"arith.{each}i") for each in ("add", "sub", "mul")},
    **{f"{each}i": _integer({("", ""): f"arith.{each}i"}) for each in ("and", "or", "xor")},
    **{each: _float(f"math.{each}") for each in ("exp", "exp2", "log", "log2", "sqrt", "rsqrt", "sin", "cos", "floor")},
    **{each: _float(f"math.{each}") for each in ("ceil", "fma", "tan", "sinh", "cosh", "tanh", "atan2")},
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
}
