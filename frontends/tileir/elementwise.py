"""Operations of Tile IR that do the same to every element, each as one of MLIR."""

from __future__ import annotations

from collections.abc import Callable

from frontends.tileir.narrow_floats import narrowed, widened
from frontends.tileir.statements import Statement
from frontends.tileir.types import NARROW_FLOATS, tile
from frontends.tileir.writer import Value, Writer

Handler = Callable[[Writer, Statement], None]

_OVERFLOW = {
    "": "none",
    "overflow<none>": "none",
    "overflow<no_signed_wrap>": "nsw",
    "overflow<no_unsigned_wrap>": "nuw",
    "overflow<no_wrap>": "nsw, nuw",
}
_NEAREST = ("", "rounding<nearest_even>")
_PREDICATES = ("equal", "not_equal", "less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal")
_SIGNED = dict(zip(_PREDICATES, (0, 1, 2, 3, 4, 5), strict=True))
_UNSIGNED = dict(zip(_PREDICATES, (0, 1, 6, 7, 8, 9), strict=True))
_ORDERED = dict(zip(_PREDICATES, (1, 6, 4, 5, 2, 3), strict=True))
_UNORDERED = dict(zip(_PREDICATES, (8, 13, 11, 12, 9, 10), strict=True))
_NONE = "fastmath = #arith.fastmath<none>"


def _operands(writer: Writer, statement: Statement) -> list[Value]:
    return [writer.value(each) for each in statement.operands]


def _float(name: str) -> Handler:
    """An operation on floats that rounds to the nearest number."""

    def handler(writer: Writer, statement: Statement) -> None:
        if statement.modifiers not in _NEAREST:
            raise writer.unsupported(f"'{statement.modifiers}'")
        operands = _operands(writer, statement)
        writer.bind(statement.results[0], writer.op(name, operands, operands[0][1], _NONE))

    return handler


def _extremum(quiet: str, propagating: str) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        names = {"": quiet, "propagate_nan": propagating}
        if statement.modifiers not in names:
            raise writer.unsupported(f"'{statement.modifiers}'")
        operands = _operands(writer, statement)
        result = writer.op(names[statement.modifiers], operands, operands[0][1], _NONE)
        writer.bind(statement.results[0], result)

    return handler


def _wrapping(name: str) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        if statement.modifiers not in _OVERFLOW:
            raise writer.unsupported(f"'{statement.modifiers}'")
        operands = _operands(writer, statement)
        flags = f"overflowFlags = #arith.overflow<{_OVERFLOW[statement.modifiers]}>"
        writer.bind(statement.results[0], writer.op(name, operands, operands[0][1], flags))

    return handler


def _integer(names: dict[str, str]) -> Handler:
    """An operation on integers, by what stands beside its operands."""

    def handler(writer: Writer, statement: Statement) -> None:
        if statement.modifiers not in names:
            raise writer.unsupported(f"'{statement.modifiers}'")
        operands = _operands(writer, statement)
        writer.bind(statement.results[0], writer.op(names[statement.modifiers], operands, operands[0][1]))

    return handler


def _comparison(name: str, kinds: dict[str, dict[str, int]]) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        predicate, _, kind = statement.modifiers.partition(" ")
        known = kinds.get(kind, {}).get(predicate)
        if known is None:
            raise writer.unsupported(f"'{statement.modifiers}'")
        operands = _operands(writer, statement)
        properties = f"predicate = {known} : i64" + (f", {_NONE}" if name == "arith.cmpf" else "")
        writer.bind(statement.results[0], writer.op(name, operands, operands[0][1].of("i1"), properties))

    return handler


def _conversion(names: dict[str, str]) -> Handler:
    def handler(writer: Writer, statement: Statement) -> None:
        type = tile(statement.types.rpartition("-> ")[2].strip())
        if type is None or statement.modifiers not in names:
            raise writer.unsupported(f"'{statement.modifiers}' to {statement.types}")
        name = names[statement.modifiers]
        (operand,) = _operands(writer, statement)
        if name == "float":
            operand = widened(writer, operand)
            if type.element in NARROW_FLOATS:
                writer.bind(statement.results[0], narrowed(writer, _single(writer, operand), type.element))
                return
            if type.element == "bf16" and operand[1].element == "f16":
                operand = _single(writer, operand)
            if type.element == operand[1].element:
                writer.bind(statement.results[0], operand)
                return
            if type.width == operand[1].width:
                raise writer.unsupported(f"from {operand[1].element} to {type.element}")
            name = "arith.extf" if type.width > operand[1].width else "arith.truncf"
        properties = {"arith.trunci": "overflowFlags = #arith.overflow<none>", "arith.extf": "", "arith.truncf": ""}
        writer.bind(statement.results[0], writer.op(name, [operand], type, properties.get(name, "")))

    return handler


def _single(writer: Writer, value: Value) -> Value:
    """A tile of floats in f32, which holds all of their numbers."""
    if value[1].element == "f32":
        return value
    if value[1].width > 32:
        raise writer.unsupported(f"from {value[1].element} to a narrow float")
    return writer.op("arith.extf", [value], value[1].of("f32"))


_DIVISIONS = {
    "signed": "arith.divsi",
    "signed rounding<zero>": "arith.divsi",
    "signed rounding<positive_inf>": "arith.ceildivsi",
    "signed rounding<negative_inf>": "arith.floordivsi",
    "unsigned": "arith.divui",
    "unsigned rounding<zero>": "arith.divui",
    "unsigned rounding<positive_inf>": "arith.ceildivui",
}


def _signed(signed: str, unsigned: str) -> Handler:
    return _integer({"signed": signed, "unsigned": unsigned})


ELEMENTWISE: dict[str, Handler] = {
    **{f"{each}f": _float(f"arith.{each}f") for each in ("add", "sub", "mul", "div", "neg")},
    **{f"{each}i": _wrapping(f"arith.{each}i") for each in ("add", "sub", "mul")},
    **{f"{each}i": _integer({"": f"arith.{each}i"}) for each in ("and", "or", "xor")},
    **{each: _float(f"math.{each}") for each in ("exp", "exp2", "log", "log2", "sqrt", "rsqrt", "sin", "cos", "floor")},
    **{each: _float(f"math.{each}") for each in ("ceil", "fma", "tan", "sinh", "cosh", "tanh", "atan2")},
    "pow": _float("math.powf"),
    "remf": _float("arith.remf"),
    "absi": _integer({"": "math.absi"}),
    "absf": _float("math.absf"),
    "maxf": _extremum("arith.maxnumf", "arith.maximumf"),
    "minf": _extremum("arith.minnumf", "arith.minimumf"),
    "maxi": _signed("arith.maxsi", "arith.maxui"),
    "mini": _signed("arith.minsi", "arith.minui"),
    "shli": _wrapping("arith.shli"),
    "shri": _signed("arith.shrsi", "arith.shrui"),
    "divi": _integer(_DIVISIONS),
    "remi": _signed("arith.remsi", "arith.remui"),
    "cmpi": _comparison("arith.cmpi", {"signed": _SIGNED, "unsigned": _UNSIGNED}),
    "cmpf": _comparison("arith.cmpf", {"ordered": _ORDERED, "unordered": _UNORDERED}),
    "exti": _conversion({"signed": "arith.extsi", "unsigned": "arith.extui"}),
    "trunci": _conversion({"": "arith.trunci"}),
    "itof": _conversion({"signed": "arith.sitofp", "unsigned": "arith.uitofp"}),
    "ftoi": _conversion({"signed": "arith.fptosi", "unsigned": "arith.fptoui"}),
    "ftof": _conversion({"": "float", "rounding<nearest_even>": "float"}),
    "bitcast": _conversion({"": "arith.bitcast"}),
}
