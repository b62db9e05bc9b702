"""One row of the tables, and its two functions in MLIR."""

from __future__ import annotations

import re
from dataclasses import dataclass

from equiv.verdict import LEVELS

BITWISE, REASSOCIATED, REAL, ANY_PRECISION = LEVELS
NEVER = None
# Levels at which the check cannot tell, one way or the other.
ALL = LEVELS
WEAKER = LEVELS[1:]
REALS = LEVELS[2:]


@dataclass(frozen=True, slots=True)
class Row:
    """`source` and `target` are expressions of the variables below. `holds` is the strongest level at which the target
    may stand for the source, None where it is wrong at all of them. `unknown` are the levels at which the check leaves
    the matter open though it should say `equivalent` or `different`."""

    name: str
    source: str
    target: str
    holds: str | None
    unknown: tuple[str, ...] = ()

    def holds_at(self, level: str) -> bool:
        return self.holds is not None and LEVELS.index(self.holds) <= LEVELS.index(level)


VARIABLES = {
    **dict.fromkeys("xyz", "f32"),
    **dict.fromkeys("he", "f16"),
    **dict.fromkeys("gq", "bf16"),
    "d": "f64",
    **dict.fromkeys("ijk", "i32"),
    **dict.fromkeys("st", "i8"),
    "l": "i64",
    "c": "i1",
}
_ARITH = frozenset((
    "addf", "subf", "mulf", "divf", "remf", "negf", "maximumf", "minimumf", "maxnumf", "minnumf", "addi", "subi",
    "muli", "divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui", "shli", "shrsi", "shrui",
    "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "extf", "truncf", "extsi", "extui", "trunci",
    "sitofp", "uitofp", "fptosi", "fptoui", "bitcast", "select"
))  # fmt: skip
_FLOAT_PREDICATES = frozenset((
    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"
))  # fmt: skip
_INTEGER_PREDICATES = frozenset((
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"
))  # fmt: skip
_FAST_MATH = frozenset((
    "reassoc", "contract", "nnan", "ninf", "nsz", "arcp", "afn", "fast"
))  # fmt: skip
_TOKEN = re.compile(r"\s*(?:(-?[0-9][0-9.e+-]*(?::\w+)?|-?inf|nan)|([a-z]\w*)(?:\[([\w, ]*)\])?(?:<(\w+)>)?|([(),]))")
_SPECIAL = {
    ("inf", "f32"): "0x7F800000",
    ("-inf", "f32"): "0xFF800000",
    ("nan", "f32"): "0x7FC00000",
    ("inf", "f16"): "0x7C00",
    ("-inf", "f16"): "0xFC00",
}


class Writer:
    """MLIR of one expression: `addf[nsz](x, 0.0)`, `extf<f64>(x)`, `olt(x, y)`; a number has the type of the operand
    beside it, or the one that is written behind it."""

    def __init__(self, text: str) -> None:
        self._tokens = [match.groups() for match in _TOKEN.finditer(text)]
        assert "".join("".join(part or "" for part in token) for token in self._tokens), text
        self._at = 0
        self.lines: list[str] = []
        self.value, self.type = self._expression()
        assert self._at == len(self._tokens), text
        if self.type == "":
            self.value, self.type = self._constant(self.value, "f32" if "." in self.value else "i32")

    def _name(self) -> str:
        return f"%v{len(self.lines)}"

    def _emit(self, text: str, type_: str) -> tuple[str, str]:
        name = self._name()
        self.lines.append(f"{name} = {text}")
        return name, type_

    def _constant(self, number: str, type_: str) -> tuple[str, str]:
        text = {"i1": {"1": "true", "0": "false"}}.get(type_, {}).get(number) or _SPECIAL.get((number, type_), number)
        return self._emit(f"arith.constant {text}" + ("" if type_ == "i1" else f" : {type_}"), type_)

    def _expression(self) -> tuple[str, str]:
        number, name, flags, parameter, _ = self._tokens[self._at]
        self._at += 1
        if number is not None:
            value, _, type_ = number.partition(":")
            return self._constant(value, type_) if type_ else (value, "")
        assert name is not None
        if name in VARIABLES and not (self._at < len(self._tokens) and self._tokens[self._at][4] == "("):
            return f"%{name}", VARIABLES[name]
        assert self._tokens[self._at][4] == "(", name
        self._at += 1
        operands: list[tuple[str, str]] = []
        while self._tokens[self._at][4] != ")":
            if self._tokens[self._at][4] == ",":
                self._at += 1
                continue
            operands.append(self._expression())
        self._at += 1
        if name == "poison":
            return self._emit(f"ub.poison : {parameter}", parameter or "")
        known = [type_ for _, type_ in operands[1 if name == "select" else 0 :] if type_]
        beside = known[0] if known else "f32"
        operands = [each if each[1] else self._constant(each[0], beside) for each in operands]
        return self._operation(name, [] if not flags else flags.replace(" ", "").split(","), parameter, operands)

    def _operation(
        self, name: str, flags: list[str], parameter: str | None, operands: list[tuple[str, str]]
    ) -> tuple[str, str]:
        values = ", ".join(value for value, _ in operands)
        type_ = operands[-1][1] if name == "select" else operands[0][1]
        result = parameter or type_
        fast = [flag for flag in flags if flag in _FAST_MATH]
        other = [flag for flag in flags if flag not in _FAST_MATH]
        written = f" fastmath<{','.join(fast)}>" if fast else ""
        if other:
            written += f" {other[0]}" if other[0] in ("exact", "nneg", "disjoint") else f" overflow<{', '.join(other)}>"
        if name in _FLOAT_PREDICATES and type_[0] in "fb":
            return self._emit(f"arith.cmpf {name}, {values}{written} : {type_}", "i1")
        if name in _INTEGER_PREDICATES:
            return self._emit(f"arith.cmpi {name}, {values} : {type_}", "i1")
        types = f"{type_} to {result}" if parameter else type_
        if name == "fpowi":
            types = f"{type_}, {operands[1][1]}"
        return self._emit(f"{'arith' if name in _ARITH else 'math'}.{name} {values}{written} : {types}", result)


def functions(row: Row) -> tuple[str, str]:
    """Source and target: functions `f` of all variables that return the value."""
    arguments = ", ".join(f"%{name}: {type_}" for name, type_ in VARIABLES.items())
    texts = []
    for expression in (row.source, row.target):
        writer = Writer(expression)
        body = "\n  ".join([*writer.lines, f"return {writer.value} : {writer.type}"])
        texts.append(f"func.func @f({arguments}) -> {writer.type} {{\n  {body}\n}}\n")
    return texts[0], texts[1]
