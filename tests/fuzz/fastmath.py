"""`python -m tests.fuzz.fastmath`: floats with `nnan`, `ninf`, `nsz` and `arcp`, in arith and llvm, and rewritings.

Rewritings are laws that hold for some flags alone. The judge computes in f32 what each program may give: by the LLVM
language reference (Fast-Math Flags) `nnan` and `ninf` make poison of a NaN or an infinity among operands or results,
and with `nsz` a zero there has either sign, as it has of `maxnum` and `minnum` of two zeros. With `arcp` a quotient may
be a product with a reciprocal, and such a product the quotient."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tests.fuzz.batches import UNDEFINED, Drawn, Passes, campaign_of
from tests.fuzz.command import command_with_passes
from tests.fuzz.floats import F32

_FLAGS = ("nnan", "ninf", "nsz", "arcp")
_PARAMETERS = ("x", "y", "z")
_NAN, _INFINITY = float("nan"), float("inf")
_CONSTANTS = (0.0, -0.0, 1.0, -1.0, 2.0, 0.5, _INFINITY, _NAN)
_INPUTS = (0.0, -0.0, 1.0, -2.0, _INFINITY, -_INFINITY, _NAN, 3e38)
_TWO = ("add", "sub", "mul", "div", "maximum", "minimum", "maxnum", "minnum")
_PREDICATES = ("olt", "ole", "ogt", "oge", "oeq", "one", "ult", "ule", "ugt", "uge", "ueq", "une")
_ARITH = {"add": "arith.addf", "sub": "arith.subf", "mul": "arith.mulf", "div": "arith.divf", "neg": "arith.negf",
          "abs": "math.absf", "maximum": "arith.maximumf", "minimum": "arith.minimumf", "maxnum": "arith.maxnumf",
          "minnum": "arith.minnumf"}  # fmt: skip
_LLVM = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "neg": "fneg"}
_INTRINSICS = {"abs": "fabs", "maximum": "maximum", "minimum": "minimum", "maxnum": "maxnum", "minnum": "minnum"}
_PIPELINES = (
    "func.func(canonicalize,cse)",
    "func.func(convert-arith-to-llvm)",
    "func.func(convert-math-to-llvm,convert-arith-to-llvm)",
    "func.func(arith-expand)",
    "func.func(sccp,canonicalize)",
)
_MOST_RUNS = 64

Outcome = tuple[int | str | None, ...]
"""Of each result its bits, `"nan"`, or none where it is poison."""


@dataclass(frozen=True, slots=True)
class Made:
    """A value by name: of a `constant` its `number`, of a `cmp` its `predicate`."""

    name: str
    kind: str
    operands: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    number: float = 0.0
    predicate: str = ""
    dialect: str = "arith"


@dataclass
class Program:
    values: list[Made] = field(default_factory=list)
    results: tuple[str, ...] = ()
    count: int = 0

    def fresh(self, kind: str, operands: Sequence[str], draw: random.Random, **more: Any) -> Made:
        """A value that is in no program yet, with flags that are drawn."""
        self.count += 1
        flags = frozenset(each for each in _FLAGS if draw.random() < 0.3)
        dialect = draw.choice(("arith", "llvm"))
        return Made(f"v{self.count}", kind, tuple(operands), flags, dialect=dialect, **more)


def drawn(draw: random.Random) -> Program:
    """A program of two to six operations."""
    program, floats, conditions = Program(), list(_PARAMETERS), list[str]()
    for _ in range(draw.randint(2, 6)):
        kind = draw.random()
        operands = [draw.choice(floats[-4:]), draw.choice(floats)]
        if kind < 0.6:
            made = program.fresh(draw.choice(_TWO), operands, draw)
        elif kind < 0.7:
            made = program.fresh(draw.choice(("neg", "abs")), operands[:1], draw)
        elif kind < 0.85:
            made = program.fresh("constant", (), draw, number=draw.choice(_CONSTANTS))
        elif kind < 0.92 or not conditions:
            made = program.fresh("cmp", operands, draw, predicate=draw.choice(_PREDICATES))
        else:
            made = program.fresh("select", [draw.choice(conditions), *operands], draw)
        program.values.append(made)
        (conditions if made.kind == "cmp" else floats).append(made.name)
    program.results = tuple(floats[-2:])
    return program


def rewritten(program: Program, draw: random.Random) -> tuple[str, Program]:
    """The program with one value made another way, or with something done to it that may leave it as it is, and the
    change by name."""
    made = replace(program, values=list(program.values))
    at = draw.randrange(len(made.values))
    value = made.values[at]
    choice = draw.random()
    if choice < 0.25 and value.kind not in ("constant", "select"):
        made.values[at] = replace(value, flags=value.flags ^ {draw.choice(_FLAGS)})
        return "flag", made
    if choice < 0.6 and (other := _otherwise(value, made, draw)) is not None:
        change, values = other
        made.values[at : at + 1] = values
        return change, made
    used = draw.choice([*_PARAMETERS, *(each.name for each in made.values[:at] if each.kind != "cmp")])
    change, values = _nothing(used, made, draw)
    after = [_with(each, used, values[-1].name) for each in made.values[at:]]
    made.values[at:] = [*values, *after]
    made.results = tuple(values[-1].name if each == used else each for each in made.results)
    return change, made


def _with(value: Made, old: str, new: str) -> Made:
    return replace(value, operands=tuple(new if each == old else each for each in value.operands))


def _nothing(used: str, program: Program, draw: random.Random) -> tuple[str, list[Made]]:
    """Operations on a value that may give it back, the last of which stands for it."""
    kind, number = draw.choice(
        (("add", 0.0), ("add", -0.0), ("sub", 0.0), ("sub", -0.0), ("mul", 1.0), ("div", 1.0), ("neg", None),
         ("maximum", None), ("minimum", None), ("maxnum", None), ("maxnum", _NAN), ("select", 0.0))
    )  # fmt: skip
    if kind == "neg":
        first = program.fresh("neg", [used], draw)
        return "neg neg", [first, program.fresh("neg", [first.name], draw)]
    if number is None:
        return f"{kind} of one", [program.fresh(kind, [used, used], draw)]
    constant = program.fresh("constant", (), draw, number=number)
    if kind == "select":
        compared = program.fresh("cmp", [used, constant.name], draw, predicate=draw.choice(_PREDICATES))
        values = [used, constant.name] if draw.random() < 0.5 else [constant.name, used]
        return "select", [constant, compared, program.fresh("select", [compared.name, *values], draw)]
    return f"{kind} {number}", [constant, program.fresh(kind, [used, constant.name], draw)]


def _otherwise(value: Made, program: Program, draw: random.Random) -> tuple[str, list[Made]] | None:
    """Another way that may make the same value, with its name; None where none is known."""

    def last(kind: str, operands: Sequence[str], **more: Any) -> Made:
        flags = value.flags if draw.random() < 0.7 else None
        new = program.fresh(kind, operands, draw, **more)
        return replace(new, name=value.name, flags=new.flags if flags is None else flags)

    one, other = (*value.operands, "", "")[:2]
    match value.kind:
        case "sub" | "div" if one == other:
            return f"{value.kind} of one", [last("constant", (), number=0.0 if value.kind == "sub" else 1.0)]
        case "sub":
            negated = program.fresh("neg", [other], draw)
            return "sub as add", [negated, last("add", [one, negated.name])]
        case "add" | "mul" | "maximum" | "minimum" | "maxnum" | "minnum" if draw.random() < 0.4:
            return f"{value.kind} turned", [last(value.kind, [other, one])]
        case "add" if one == other:
            two = program.fresh("constant", (), draw, number=2.0)
            return "add as mul", [two, last("mul", [one, two.name])]
        case "maximum" | "maxnum" | "minimum" | "minnum":
            greater = value.kind.startswith("max")
            predicate = draw.choice("ou") + draw.choice(("gt", "ge") if greater else ("lt", "le"))
            compared = program.fresh("cmp", [one, other], draw, predicate=predicate)
            return f"{value.kind} as select", [compared, last("select", [compared.name, one, other])]
        case "neg":
            kind, number = draw.choice((("sub", 0.0), ("sub", -0.0), ("mul", -1.0)))
            constant = program.fresh("constant", (), draw, number=number)
            operands = [constant.name, one] if kind == "sub" else [one, constant.name]
            return f"neg as {kind}", [constant, last(kind, operands)]
        case "abs":
            zero = program.fresh("constant", (), draw, number=0.0)
            negated = program.fresh("neg", [one], draw)
            compared = program.fresh("cmp", [one, zero.name], draw, predicate=draw.choice("ou") + "lt")
            return "abs as select", [zero, negated, compared, last("select", [compared.name, negated.name, one])]
        case "cmp":
            turned = value.predicate[0].translate(str.maketrans("ou", "uo")) + value.predicate[1:]
            return "cmp turned", [last("cmp", value.operands, predicate=turned)]
        case "div":
            unit = program.fresh("constant", (), draw, number=1.0)
            inverse = program.fresh("div", [unit.name, other], draw)
            return "div as mul", [unit, inverse, last("mul", [one, inverse.name])]
        case _:
            return None


# ---- text


def text(program: Program) -> str:
    """The program as a function `f` of MLIR."""
    lines = "".join(f"  {_line(each)}\n" for each in program.values)
    parameters = ", ".join(f"%{each}: f32" for each in _PARAMETERS)
    results = ", ".join(f"%{each}" for each in program.results)
    return f"func.func @f({parameters}) -> (f32, f32) {{\n{lines}  return {results} : f32, f32\n}}\n"


def _line(value: Made) -> str:
    llvm = value.dialect == "llvm"
    flags = ", ".join(sorted(value.flags))
    held = "" if not flags else f" {{fastmathFlags = #llvm.fastmath<{flags}>}}" if llvm else f" fastmath<{flags}>"
    given = ", ".join(f"%{each}" for each in value.operands)
    match value.kind:
        case "constant":
            bits = f"0x{np.float32(value.number).view(np.uint32).item():08X} : f32"
            return f"%{value.name} = " + (f"llvm.mlir.constant({bits}) : f32" if llvm else f"arith.constant {bits}")
        case "cmp" if llvm:
            return f'%{value.name} = llvm.fcmp "{value.predicate}" {given}{held} : f32'
        case "cmp":
            return f"%{value.name} = arith.cmpf {value.predicate}, {given}{held} : f32"
        case "select":
            return f"%{value.name} = " + (f"llvm.select {given} : i1, f32" if llvm else f"arith.select {given} : f32")
        case _ if llvm and value.kind in _LLVM:
            return f"%{value.name} = llvm.{_LLVM[value.kind]} {given}{held} : f32"
        case _ if llvm:
            types = ", ".join(["f32"] * len(value.operands))
            return f"%{value.name} = llvm.intr.{_INTRINSICS[value.kind]}({given}){held} : ({types}) -> f32"
        case _:
            return f"%{value.name} = {_ARITH[value.kind]} {given}{held} : f32"


# ---- judging


class _TooMany(Exception):
    """More runs than are looked at."""


class _Choices:
    """Runs of a program that make each choice either way, one after the other."""

    def __init__(self) -> None:
        self._made = list[int]()
        self._at = 0

    def choose(self, count: int) -> int:
        """One of so many, in this run."""
        if self._at == len(self._made):
            self._made.append(count - 1)
        self._at += 1
        return self._made[self._at - 1]

    def runs(self) -> Iterator[None]:
        """One for each way to choose. Raises `_TooMany`."""
        for _ in range(_MOST_RUNS):
            self._at = 0
            yield
            while self._made and not self._made[-1]:
                self._made.pop()
            if not self._made:
                return
            self._made[-1] -= 1
        raise _TooMany


def outcomes(program: Program, inputs: Mapping[str, float]) -> set[Outcome]:
    """All that a program may give. Raises `_TooMany`."""
    choices, found = _Choices(), set[Outcome]()
    made = {value.name: value for value in program.values}
    with np.errstate(all="ignore"):
        for _ in choices.runs():
            known: dict[str, Any] = {name: np.float32(number) for name, number in inputs.items()}
            for value in program.values:
                operands = [known[each] for each in value.operands]
                known[value.name] = _result(value, operands, _divisors(value, made, known), choices)
            found.add(tuple(map(_shown, (known[each] for each in program.results))))
    return found


def _shown(number: Any) -> int | str | None:
    if number is None:
        return None
    return "nan" if np.isnan(number) else int(number.view(np.uint32))


def _divisors(value: Made, made: Mapping[str, Made], known: Mapping[str, Any]) -> list[Any]:
    """Of a product with `arcp`, for each factor the divisor that it is the reciprocal of; none where it is no such."""
    found = list[Any]()
    for each in value.operands if value.kind == "mul" and "arcp" in value.flags else ():
        factor = made.get(each)
        is_quotient = factor is not None and factor.kind == "div" and "arcp" in factor.flags
        by_one = is_quotient and factor is not None and known[factor.operands[0]] == 1
        found.append(known[factor.operands[1]] if by_one and factor is not None else None)
    return found


def _result(value: Made, operands: list[Any], divisors: list[Any], choices: _Choices) -> Any:
    if value.kind == "constant":
        return np.float32(value.number)
    if value.kind == "select":
        return None if operands[0] is None else operands[1 if operands[0] else 2]
    if any(each is None for each in operands):
        return None
    free = "nsz" in value.flags
    possible: dict[int | str | None, Any] = {}
    for each in itertools.product(*(_zeros(each, free) for each in operands)):
        if value.kind == "cmp":
            made = None if any(_is_broken(value, one) for one in each) else F32[value.predicate](*each)
            return made  # which no sign of a zero changes
        is_either = value.kind in ("maxnum", "minnum") and each[0] == 0 and each[1] == 0
        results = list(each) if is_either else [_OPERATIONS[value.kind](*each)]
        if value.kind == "div" and "arcp" in value.flags:
            results.append(each[0] * (np.float32(1) / each[1]))
        results += [each[1 - at] / divisor for at, divisor in enumerate(divisors) if divisor is not None]
        for made in results:
            broken = any(_is_broken(value, one) for one in (*each, made))
            possible.update((_shown(one), one) for one in ((None,) if broken else _zeros(made, free)))
    return list(possible.values())[choices.choose(len(possible))]


def _zeros(number: Any, free: bool) -> tuple[Any, ...]:
    return (np.float32(0.0), np.float32(-0.0)) if free and number == 0 else (number,)


def _is_broken(value: Made, number: Any) -> bool:
    return ("nnan" in value.flags and np.isnan(number)) or ("ninf" in value.flags and np.isinf(number))


def _number(choose: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Of a number and a NaN the number, else what is chosen."""
    return lambda one, other: other if np.isnan(one) else one if np.isnan(other) else choose(one, other)


_OPERATIONS: dict[str, Callable[..., Any]] = {
    **{each: F32[f"{each}f"] for each in ("add", "sub", "mul", "div", "neg", "abs", "maximum", "minimum")},
    "maxnum": _number(F32["maximumf"]),
    "minnum": _number(F32["minimumf"]),
}


def differs(source: Program, target: Program, samples: int) -> str:
    """Inputs for which the target may give what the source may not: all of a few numbers, and random ones beside. Those
    come first for which it gives nothing that the source may, whatever it chooses and whatever its poison is."""
    first = ""
    draw = random.Random(samples)
    drawn_ones = (
        [draw.uniform(-4, 4) if draw.random() < 0.8 else draw.choice(_INPUTS) for _ in _PARAMETERS]
        for _ in range(samples)
    )
    for numbers in itertools.chain(itertools.product(_INPUTS, repeat=len(_PARAMETERS)), drawn_ones):
        inputs = dict(zip(_PARAMETERS, numbers, strict=True))
        try:
            allowed, found = outcomes(source, inputs), outcomes(target, inputs)
        except _TooMany:
            continue
        wrong = [each for each in found - allowed if not any(_refines(each, one) for one in allowed)]
        if not wrong:
            continue
        shown = f"{wrong[0]} in the target, of {sorted(map(str, allowed))} in the source"
        if not any(_refines(each, one, None) for each in found for one in allowed):
            return f"{inputs}: {shown}"
        first = first or f"{inputs}: {UNDEFINED} or may choose: {shown}"
    return first


def _refines(found: Outcome, allowed: Outcome, *free: None) -> bool:
    """Whether the one gives what the other allows; what is in `free` may be anything."""
    pairs = zip(found, allowed, strict=True)
    return all(one is None or one == mine or mine in free for mine, one in pairs)


def pair(draw: random.Random) -> Drawn:
    """A program and a rewriting of it, either of which may be the source."""
    one = drawn(draw)
    change, other = rewritten(one, draw)
    source, target = (one, other) if draw.random() < 0.5 else (other, one)
    return Drawn(change, text(source), text(target), lambda _, samples: differs(source, target, samples))


if __name__ == "__main__":
    command_with_passes(__doc__, "fastmath", campaign_of(pair), campaign_of(pair, Passes(_PIPELINES)))()
