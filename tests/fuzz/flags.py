"""`python -m tests.fuzz.flags`: straight-line integers with all flags, in arith and llvm, and rewritings of them.

Rewritings keep, add or drop `nsw`, `nuw`, `exact`, `disjoint` and `nneg`, as peephole optimizations do rightly or
wrongly. The judge evaluates both on all inputs with poison and undefined behaviour, by the LLVM language reference."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from tests.fuzz.batches import UNDEFINED, Drawn, Passes, campaign_of
from tests.fuzz.command import command_with_passes
from tests.fuzz.intrinsics import DIVISIONS, INTRINSICS

Bits = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
_WRAPPING = ("add", "sub", "mul", "shl")
_EXACT = ("udiv", "sdiv", "lshr", "ashr")
_BINARY = (*_WRAPPING, *_WRAPPING, *_EXACT, "urem", "srem", "and", "or", "or", "xor", "smax", "smin", "umax", "umin")
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_ARITH = {"udiv": "divui", "sdiv": "divsi", "lshr": "shrui", "ashr": "shrsi", "urem": "remui", "srem": "remsi",
          "smax": "maxsi", "smin": "minsi", "umax": "maxui", "umin": "minui", "zext": "extui", "sext": "extsi",
          "trunc": "trunci"}  # fmt: skip
_WIDTHS = (1, 4, 8)
_PIPELINES = (
    "func.func(canonicalize,cse)",
    "func.func(arith-expand)",
    "func.func(int-range-optimizations,canonicalize)",
    "func.func(arith-unsigned-when-equivalent)",
    "func.func(arith-int-range-narrowing{int-bitwidths-supported=4,8})",
    "func.func(convert-arith-to-llvm)",
    "func.func(sccp,canonicalize)",
)
_DEFINED = 0.95  # how often a source that is undefined for all inputs, or has a result that is poison, is no pair
_PARAMETERS = (("a", 4), ("b", 4), ("c", 1))


@dataclass(frozen=True, slots=True)
class Made:
    """A value: an operation on values by name, of so many bits; `number` is of a constant, `predicate` of a comparison.
    `inner` is the width of what a conversion or comparison takes."""

    name: str
    kind: str
    width: int
    operands: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    number: int = 0
    predicate: str = ""
    inner: int = 0
    dialect: str = "arith"


@dataclass
class Program:
    values: list[Made]
    results: list[str]
    count: int = 0
    parameters: tuple[tuple[str, int], ...] = _PARAMETERS

    def width(self, name: str) -> int:
        return dict(self.parameters).get(name) or next(each.width for each in self.values if each.name == name)


# ---- drawing


def drawn(draw: random.Random) -> Program:
    widths = dict(_PARAMETERS)
    program = Program([], [])

    def add(made: Made) -> str:
        program.count += 1
        named = replace(made, name=f"v{program.count}", dialect=draw.choice(("arith", "llvm")))
        program.values.append(named)
        widths[named.name] = named.width
        return named.name

    def some(width: int, number: float = 0.25) -> str:
        known = [name for name, each in widths.items() if each == width]
        if known and draw.random() >= number:
            return draw.choice(known[-6:])
        if width != 1 and draw.random() < 0.4:
            other = draw.choice([name for name, each in widths.items() if each != width])
            return add(_conversion(other, widths[other], width, draw))
        most = (1 << width) - 1
        few = [each & most for each in (0, 1, 2, 4, 3, -1, 1 << (width - 1))]
        return add(Made("", "constant", width, number=draw.choice([*few, draw.randint(0, most)])))

    for _ in range(draw.randint(2, 7)):
        width, kind = draw.choice((4, 4, 8)), draw.random()
        if kind < 0.65:
            name = draw.choice(_BINARY)
            second = some(width, 0.6 if name in ("shl", *_EXACT, "urem", "srem") else 0.3)
            add(Made("", name, width, (some(width), second), _flags(name, draw)))
        elif kind < 0.78:
            add(Made("", "cmp", 1, (some(width), some(width)), predicate=draw.choice(_PREDICATES), inner=width))
        elif kind < 0.9:
            add(Made("", "select", width, (some(1, 0), some(width), some(width))))
        else:
            other = draw.choice([name for name, each in widths.items() if each != width])
            add(_conversion(other, widths[other], width, draw))
    program.results = [program.values[-1].name]
    if len(program.values) > 1:
        program.results.append(program.values[-2].name)
    return program


def _conversion(of: str, inner: int, width: int, draw: random.Random) -> Made:
    kind = "trunc" if width < inner else draw.choice(("sext", "zext"))
    return Made("", kind, width, (of,), _flags(kind, draw), inner=inner)


def _flags(kind: str, draw: random.Random) -> frozenset[str]:
    possible = possible_flags(kind)
    return frozenset(each for each in possible if draw.random() < 0.35)


def possible_flags(kind: str) -> tuple[str, ...]:
    """The flags that an operation may have."""
    if kind in _WRAPPING or kind == "trunc":
        return ("nsw", "nuw")
    if kind in INTRINSICS:
        return (INTRINSICS[kind].poison,) if INTRINSICS[kind].poison else ()
    return {"or": ("disjoint",), "zext": ("nneg",)}.get(kind, ("exact",) if kind in _EXACT else ())


# ---- rewriting


def rewritten(program: Program, draw: random.Random) -> tuple[str, Program] | None:
    """The program with one or two values made another way, and the last way by name."""
    changes = list[str]()
    values, count = list(program.values), program.count
    for _ in range(draw.choice((1, 1, 2))):
        for _ in range(10):
            at = draw.randrange(len(values))
            known = {each.name: each for each in values[:at]}
            way = draw.choice(_WAYS)
            fresh = _Fresh(count, draw)
            found = _way(way, values[at], known, fresh)
            if found is not None and found != values[at]:
                values[at : at + 1] = [*fresh.made, found]
                count = fresh.count
                changes.append(way)
                break
    return (changes[-1], Program(values, program.results, count)) if changes else None


@dataclass
class _Fresh:
    count: int
    draw: random.Random
    made: list[Made] = field(default_factory=list)

    def value(self, made: Made) -> str:
        self.count += 1
        self.made.append(replace(made, name=f"v{self.count}", dialect=self.draw.choice(("arith", "llvm"))))
        return self.made[-1].name

    def number(self, value: int, width: int) -> str:
        return self.value(Made("", "constant", width, number=value & ((1 << width) - 1)))


_WAYS = ("drop flags", "drop flags", "add a flag", "another operation", "another operation", "swapped operands",
         "another number", "a power of two", "a power of two", "a negated number", "or for addition", "addition for or",
         "extensions", "and for select", "a comparison of the next number", "regrouped", "select for maximum", "not",
         "a shift for a double",
         "a conversion moved out", "another operand", "comparison of a difference")  # fmt: skip


def _way(way: str, value: Made, known: Mapping[str, Made], fresh: _Fresh) -> Made | None:
    draw, width, operands = fresh.draw, value.width, value.operands
    constants = {name: each.number for name, each in known.items() if each.kind == "constant"}
    last = constants.get(operands[-1]) if operands else None
    power = last.bit_length() - 1 if last and last & (last - 1) == 0 else None
    kept = value.flags if draw.random() < 0.5 else frozenset[str]()
    match way:
        case "drop flags" if value.flags:
            return replace(value, flags=frozenset(each for each in value.flags if draw.random() < 0.4))
        case "add a flag" if possible_flags(value.kind):
            return replace(value, flags=value.flags | {draw.choice(possible_flags(value.kind))})
        case "another operation" if len(operands) == 2 and value.kind in _BINARY:
            kind = draw.choice(_BINARY)
            return replace(value, kind=kind, flags=_flags(kind, draw))
        case "another operation" if value.kind == "cmp":
            return replace(value, predicate=draw.choice(_PREDICATES))
        case "swapped operands" if len(operands) >= 2:
            return replace(value, operands=(*operands[:-2], operands[-1], operands[-2]))
        case "another number" if value.kind == "constant":
            return replace(value, number=(value.number + draw.choice((-1, 1))) & ((1 << width) - 1))
        case "a power of two" if power is not None:
            others = {
                "mul": ("shl", power),
                "udiv": ("lshr", power),
                "sdiv": ("ashr", power),
                "urem": ("and", (1 << power) - 1),
            }
            if value.kind in others:
                kind, number = others[value.kind]
                return replace(value, kind=kind, operands=(operands[0], fresh.number(number, width)), flags=kept)
        case "a power of two" if value.kind in ("shl", "lshr") and last is not None and last < width:
            kind = {"shl": "mul", "lshr": "udiv"}[value.kind]
            return replace(value, kind=kind, operands=(operands[0], fresh.number(1 << last, width)), flags=kept)
        case "a negated number" if value.kind in ("add", "sub") and last is not None:
            kind = "sub" if value.kind == "add" else "add"
            return replace(value, kind=kind, operands=(operands[0], fresh.number(-last, width)), flags=kept)
        case "or for addition" if value.kind == "add":
            return replace(value, kind=draw.choice(("or", "xor")), flags=frozenset(("disjoint",)) & kept)
        case "addition for or" if value.kind == "or" and "disjoint" in value.flags:
            return replace(value, kind=draw.choice(("add", "xor")), flags=frozenset())
        case "addition for or" if value.kind == "or":
            return replace(value, kind="add", flags=frozenset(each for each in ("nsw", "nuw") if draw.random() < 0.5))
        case "extensions" if value.kind in ("sext", "zext"):
            if value.kind == "zext" and "nneg" in value.flags:
                return replace(value, kind="sext", flags=frozenset())
            nonnegative = frozenset(("nneg",)) if draw.random() < 0.5 else frozenset[str]()
            return replace(
                value,
                kind="zext" if value.kind == "sext" else "sext",
                flags=nonnegative if value.kind == "sext" else frozenset(),
            )
        case "and for select" if value.kind == "select" and width == 1:
            return Made(value.name, "and", 1, operands[:2], dialect=value.dialect)
        case "and for select" if value.kind == "select":
            mask = fresh.value(Made("", "sext", width, operands[:1], inner=1))
            one = fresh.value(Made("", "and", width, (mask, operands[1])))
            ones = fresh.number(-1, width)
            other = fresh.value(
                Made("", "and", width, (fresh.value(Made("", "xor", width, (mask, ones))), operands[2]))
            )
            return Made(
                value.name,
                "or",
                width,
                (one, other),
                frozenset(("disjoint",)) if draw.random() < 0.5 else frozenset(),
                dialect=value.dialect,
            )
        case "a comparison of the next number" if value.kind == "cmp" and last is not None:
            others = {
                "slt": ("sle", -1),
                "sle": ("slt", 1),
                "ult": ("ule", -1),
                "ule": ("ult", 1),
                "sgt": ("sge", 1),
                "uge": ("ugt", -1),
            }
            if value.predicate in others:
                predicate, by = others[value.predicate]
                return replace(value, predicate=predicate, operands=(operands[0], fresh.number(last + by, value.inner)))
        case "comparison of a difference" if value.kind == "cmp" and value.predicate in ("slt", "sge", "eq", "ult"):
            difference = fresh.value(
                Made("", "sub", value.inner, operands, frozenset(("nsw",)) if draw.random() < 0.5 else frozenset())
            )
            return replace(value, operands=(difference, fresh.number(0, value.inner)))
        case "regrouped" if value.kind in ("add", "mul", "and", "or", "xor", "smax", "umin"):
            inner = known.get(operands[0])
            if inner is not None and inner.kind == value.kind and len(inner.operands) == 2:
                both = fresh.value(Made("", value.kind, width, (inner.operands[1], operands[1]), kept & inner.flags))
                return replace(value, operands=(inner.operands[0], both), flags=kept & inner.flags)
        case "select for maximum" if value.kind in ("smax", "smin", "umax", "umin"):
            predicate = value.kind[0] + ("gt" if value.kind.endswith("max") else "lt")
            condition = fresh.value(Made("", "cmp", 1, operands, predicate=predicate, inner=width))
            return Made(value.name, "select", width, (condition, *operands), dialect=value.dialect)
        case "not" if value.kind == "xor" and last == (1 << width) - 1:
            return replace(value, kind="sub", operands=(operands[1], operands[0]), flags=_flags("sub", draw))
        case "a shift for a double" if value.kind == "add" and operands[0] == operands[1]:
            return replace(value, kind="shl", operands=(operands[0], fresh.number(1, width)), flags=kept)
        case "a conversion moved out" if value.kind in ("sext", "zext", "trunc"):
            inner = known.get(operands[0])
            if inner is not None and inner.kind in (
                "add",
                "sub",
                "mul",
                "and",
                "or",
                "shl",
                "lshr",
                "ashr",
                "udiv",
                "smax",
            ):
                parts = tuple(
                    fresh.value(Made("", value.kind, width, (each,), inner=value.inner)) for each in inner.operands
                )
                return Made(value.name, inner.kind, width, parts, inner.flags & kept, dialect=value.dialect)
        case "another operand" if operands:
            at = draw.randrange(len(operands))
            wanted = value.inner if value.inner else (1 if value.kind == "select" and at == 0 else width)
            names = [each.name for each in known.values() if each.width == wanted]
            names += [name for name, each in _PARAMETERS if each == wanted]
            return replace(value, operands=(*operands[:at], draw.choice(names), *operands[at + 1 :])) if names else None
    return None


# ---- text


def text(program: Program) -> str:
    types = ", ".join(f"i{program.width(each)}" for each in program.results)
    parameters = ", ".join(f"%{name}: i{width}" for name, width in program.parameters)
    lines = "\n".join(f"  {line}" for line in body(program))
    names = ", ".join(f"%{each}" for each in program.results)
    return f"func.func @f({parameters}) -> ({types}) {{\n{lines}\n  return {names} : {types}\n}}\n"


def body(program: Program) -> list[str]:
    """The lines of the operations."""
    return [_line(each) for each in program.values]


def _line(value: Made) -> str:
    name, kind, type_ = f"%{value.name}", value.kind, f"i{value.width}"
    given = ", ".join(f"%{each}" for each in value.operands)
    signed = (
        value.number - (1 << value.width) if value.number >> (value.width - 1) and value.width > 1 else value.number
    )
    match kind:
        case "constant" if value.dialect == "llvm":
            return (
                f"{name} = llvm.mlir.constant({'true' if value.number else 'false'}) : i1"
                if value.width == 1
                else f"{name} = llvm.mlir.constant({signed} : {type_}) : {type_}"
            )
        case "constant":
            return (
                f"{name} = arith.constant "
                f"{('true' if value.number else 'false') if value.width == 1 else f'{signed} : {type_}'}"
            )
        case "cmp" if value.dialect == "llvm":
            return f'{name} = llvm.icmp "{value.predicate}" {given} : i{value.inner}'
        case "cmp":
            return f"{name} = arith.cmpi {value.predicate}, {given} : i{value.inner}"
        case "select" if value.dialect == "llvm":
            return f"{name} = llvm.select {given} : i1, {type_}"
        case "select":
            return f"{name} = arith.select {given} : {type_}"
        case "sext" | "zext" | "trunc":
            if value.dialect == "llvm" or value.flags:
                flags = f" overflow<{', '.join(sorted(value.flags))}>" if kind == "trunc" and value.flags else ""
                nneg = " nneg" if "nneg" in value.flags else ""
                return f"{name} = llvm.{kind}{nneg} {given}{flags} : i{value.inner} to {type_}"
            return f"{name} = arith.{_ARITH[kind]} {given} : i{value.inner} to {type_}"
        case "smax" | "smin" | "umax" | "umin" if value.dialect == "llvm":
            return f"{name} = llvm.intr.{kind}({given}) : ({type_}, {type_}) -> {type_}"
    if kind in INTRINSICS:
        return INTRINSICS[kind].line(value.name, given, value.width, value.flags)
    wraps = f" overflow<{', '.join(sorted(value.flags))}>" if kind in _WRAPPING and value.flags else ""
    if value.dialect == "llvm" or value.flags & {"exact", "disjoint"}:
        before = "".join(f" {each}" for each in ("exact", "disjoint") if each in value.flags)
        return f"{name} = llvm.{kind}{before} {given}{wraps} : {type_}"
    spelled = _ARITH.get(kind, f"{kind}i")
    return f"{name} = arith.{spelled} {given}{wraps} : {type_}"


# ---- the judge


@dataclass
class Run:
    """All inputs at once: bits of results, where they are poison, and where the program is undefined."""

    bits: list[Bits]
    poison: list[Flags]
    undefined: Flags
    doubtful: Flags  # where arith says less than LLVM: the rest of the least number by -1


@cache
def all_inputs() -> dict[str, Bits]:
    """The bits of each parameter, for all inputs that there are."""
    axes = np.meshgrid(*(np.arange(1 << width) for _, width in _PARAMETERS), indexing="ij")
    return {name: axis.reshape(-1).astype(np.int64) for (name, _), axis in zip(_PARAMETERS, axes, strict=True)}


def _signed(bits: Bits, width: int) -> Bits:
    return bits - ((bits >> (width - 1)) << width)


def evaluated(program: Program, inputs: Mapping[str, Bits] | None = None) -> Run:
    """What becomes of the inputs, of all that there are where none are given."""
    bits = dict(inputs or all_inputs())
    count = len(bits["a"])
    poison: dict[str, Flags] = {name: np.zeros(count, dtype=bool) for name in bits}
    undefined, doubtful = np.zeros(count, dtype=bool), np.zeros(count, dtype=bool)
    for value in program.values:
        operands = [bits[each] for each in value.operands]
        mask = (1 << value.width) - 1
        spoiled = np.zeros(count, dtype=bool)
        for each in value.operands:
            spoiled = spoiled | poison[each]
        match value.kind:
            case "constant":
                made = np.full(count, value.number, dtype=np.int64)
            case "select":
                held = operands[0] == 1
                made = np.where(held, operands[1], operands[2])
                spoiled = poison[value.operands[0]] | np.where(
                    held, poison[value.operands[1]], poison[value.operands[2]]
                )
            case "cmp":
                made = _compared(value.predicate, operands, value.inner)
            case "zext":
                made = operands[0]
                if "nneg" in value.flags:
                    spoiled = spoiled | (_signed(operands[0], value.inner) < 0)
            case "sext":
                made = _signed(operands[0], value.inner) & mask
            case "trunc":
                made = operands[0] & mask
                if "nuw" in value.flags:
                    spoiled = spoiled | (made != operands[0])
                if "nsw" in value.flags:
                    spoiled = spoiled | (_signed(made, value.width) != _signed(operands[0], value.inner))
            case "udiv" | "sdiv" | "urem" | "srem":
                made, wrong, over, exact = _divided(value, operands)
                # A poison divisor is undefined, whatever is divided; a poison dividend with a divisor of -1 too.
                bad = poison[value.operands[1]] | wrong
                if value.kind in ("sdiv", "srem"):
                    maybe = poison[value.operands[0]] & (operands[1] == mask)
                    if value.kind == "srem" and value.dialect == "arith":
                        doubtful = doubtful | over | maybe
                    else:
                        bad = bad | over | maybe
                undefined = undefined | bad
                spoiled = spoiled | exact
            case _ if value.kind in DIVISIONS:
                made = INTRINSICS[value.kind].value(value.width, operands)
                undefined = undefined | poison[value.operands[1]] | (operands[1] == 0)
                if value.kind != "ceildivui":
                    by_least = operands[1] == mask
                    undefined = undefined | (by_least & ~spoiled & (operands[0] == 1 << (value.width - 1)))
                    doubtful = doubtful | (by_least & spoiled)
            case "freeze":  # of poison, any number
                made, doubtful = operands[0], doubtful | spoiled
                spoiled = np.zeros_like(spoiled)
            case _ if value.kind in INTRINSICS:
                made = INTRINSICS[value.kind].value(value.width, operands)
                if value.flags:
                    spoiled = spoiled | INTRINSICS[value.kind].spoiled(value.width, operands)
            case _:
                made, broken = _made(value, operands)
                spoiled = spoiled | broken
        bits[value.name], poison[value.name] = made & mask, spoiled
    return Run(
        [bits[each] for each in program.results], [poison[each] for each in program.results], undefined, doubtful
    )


def _compared(predicate: str, operands: list[Bits], width: int) -> Bits:
    one, other = (_signed(each, width) if predicate[0] == "s" else each for each in operands)
    found = {"eq": one == other, "ne": one != other}.get(predicate)
    if found is None:
        found = {"lt": one < other, "le": one <= other, "gt": one > other, "ge": one >= other}[predicate[1:]]
    return found.astype(np.int64)


def _divided(value: Made, operands: list[Bits]) -> tuple[Bits, Flags, Flags, Flags]:
    """The result, and where the divisor is zero, where the quotient overflows, and where `exact` is broken."""
    width, signed = value.width, value.kind[0] == "s"
    zero = operands[1] == 0
    one, other = (_signed(each, width) if signed else each for each in operands)
    other = np.where(zero, 1, other)
    quotient = np.abs(one) // np.abs(other) * np.sign(one) * np.sign(other)
    rest = one - quotient * other
    over = (one == -(1 << (width - 1))) & (other == -1) & signed
    exact = (rest != 0) if "exact" in value.flags else np.zeros_like(zero)
    return (quotient if value.kind.endswith("div") else rest), zero, over, exact


def _made(value: Made, operands: list[Bits]) -> tuple[Bits, Flags]:
    width, mask, kind = value.width, (1 << value.width) - 1, value.kind
    one, other = operands
    signed = [_signed(each, width) for each in operands]
    broken = np.zeros(len(one), dtype=bool)
    match kind:
        case "and" | "or" | "xor":
            made = {"and": one & other, "or": one | other, "xor": one ^ other}[kind]
            if "disjoint" in value.flags:
                broken = (one & other) != 0
        case "smax" | "smin":
            made = (np.maximum if kind == "smax" else np.minimum)(*signed)
        case "umax" | "umin":
            made = (np.maximum if kind == "umax" else np.minimum)(one, other)
        case "shl" | "lshr" | "ashr":
            broken = other >= width
            by = np.where(broken, 0, other)
            if kind == "shl":
                made = one << by
                if "nuw" in value.flags:
                    broken = broken | ((made & mask) != made)
                if "nsw" in value.flags:
                    broken = broken | (_signed(made & mask, width) != signed[0] << by)
            else:
                of = one if kind == "lshr" else signed[0]
                made = of >> by
                if "exact" in value.flags:
                    broken = broken | (made << by != of)
        case _:
            wide, narrow = ({"add": a + b, "sub": a - b, "mul": a * b}[kind] for a, b in (signed, (one, other)))
            made = narrow
            if "nsw" in value.flags:
                broken = broken | (_signed(wide & mask, width) != wide)
            if "nuw" in value.flags:
                broken = broken | ((narrow & mask) != narrow)
    return made, broken


def differs(source: Program, target: Program, strictly: bool, inputs: Mapping[str, Bits] | None = None) -> str:
    """What tells the two apart on inputs, or on all; where `strictly`, also what one reading of arith alone does."""
    inputs = inputs or all_inputs()
    return told_apart(evaluated(source, inputs), evaluated(target, inputs), strictly, inputs)


def told_apart(one: Run, other: Run, strictly: bool, inputs: Mapping[str, Bits]) -> str:
    """As `differs`, of what the source and the target give on the inputs."""
    free = one.undefined | ((one.doubtful | other.doubtful) & (not strictly))
    bad = other.undefined & ~free
    what = UNDEFINED
    if not bad.any():
        for mine, theirs, spoiled, lost in zip(one.bits, other.bits, one.poison, other.poison, strict=True):
            bad = ~free & ~spoiled & ~lost & (mine != theirs)
            if bad.any():
                what = "a result is another"
                break
        else:
            for spoiled, lost in zip(one.poison, other.poison, strict=True):
                bad = bad | (~free & ~spoiled & lost)
            what = f"{UNDEFINED}: a result is poison"
    if not bad.any():
        return "perhaps" if strictly and (one.doubtful | other.doubtful).any() else ""
    at = int(np.argmax(bad))
    return f"{ {name: int(each[at]) for name, each in inputs.items()} }: {what}"


def pair(draw: random.Random) -> Drawn | None:
    """A program and a rewriting of it."""
    source = drawn(draw)
    run = evaluated(source)
    if any((run.undefined | each).all() for each in run.poison) and draw.random() < _DEFINED:
        return None
    found = rewritten(source, draw)
    if found is None:
        return None
    change, target = found
    return Drawn(change, text(source), text(target), lambda _, samples: differs(source, target, samples > 2))


if __name__ == "__main__":
    command_with_passes(__doc__, "flags", campaign_of(pair), campaign_of(pair, Passes(_PIPELINES)))()
