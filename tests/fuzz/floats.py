"""Random straight-line programs on floats, with an evaluation of their texts in f32 and over the rational numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

SCALARS = ("x", "y", "z")
_BINARY = ("addf", "addf", "mulf", "mulf", "subf", "divf", "maximumf", "minimumf")
_PREDICATES = ("olt", "ole", "ogt", "oge", "oeq", "une")
_CONSTANTS = ("0.0", "1.0", "-1.0", "2.0", "0.5", "-0.0", "3.0")
_LINE = re.compile(r"(%\w+) = (?:arith|math)\.(\w+) (?:(\w+), )?([^:]*?)(?: fastmath<\w+>)? : \w+")


class Undefined(Exception):
    """The numbers have no result: a division by zero, or a root of a negative number."""


def program(draw: random.Random) -> str:
    """A function `f` of three floats that returns the last two that it computes."""
    values, conditions, lines = [f"%{name}" for name in SCALARS], list[str](), list[str]()
    for at in range(draw.randint(3, 9)):
        name = f"%v{at}"
        recent = values[-5:]
        one, other = draw.choice(recent), draw.choice(values)
        kind = draw.random()
        if kind < 0.62:
            lines.append(f"{name} = arith.{draw.choice(_BINARY)} {one}, {other} : f32")
        elif kind < 0.7:
            lines.append(f"{name} = {draw.choice(('arith.negf', 'math.absf'))} {one} : f32")
        elif kind < 0.8:
            lines.append(f"{name} = arith.constant {draw.choice(_CONSTANTS)} : f32")
        elif kind < 0.85:
            lines.append(f"{name} = math.fma {one}, {other}, {draw.choice(values)} : f32")
        elif kind < 0.92 or not conditions:
            lines.append(f"%c{at} = arith.cmpf {draw.choice(_PREDICATES)}, {one}, {other} : f32")
            conditions.append(f"%c{at}")
            continue
        else:
            lines.append(f"{name} = arith.select {draw.choice(conditions)}, {one}, {other} : f32")
        values.append(name)
    body = "\n".join(f"  {line}" for line in lines)
    parameters = ", ".join(f"%{name}: f32" for name in SCALARS)
    return f"func.func @f({parameters}) -> (f32, f32) {{\n{body}\n  return {values[-1]}, {values[-2]} : f32, f32\n}}\n"


def rewritten(text: str, draw: random.Random) -> str:
    """The text with one or two lines after a law of the real numbers that need not hold of what they are."""
    lines = text.splitlines()
    for _ in range(draw.randint(1, 2)):
        at = draw.randrange(len(lines))
        found = _LINE.search(lines[at])
        if found is None or found[3] is not None:
            continue
        name, operation, operands = found[1], found[2], [each.strip() for each in found[4].split(",")]
        fresh = f"%n{at}{draw.randrange(10**6)}"
        before = {each[1]: each for line in lines[:at] if (each := _LINE.search(line))}
        inner = before.get(operands[0])
        parts = [each.strip() for each in inner[4].split(",")] if inner and inner[3] is None else []
        made: list[str] = []
        extremes, sums = ("maximumf", "minimumf"), ("addf", "subf")
        distributes = extremes if operation in sums else (*sums, *extremes) if operation in ("mulf", "divf") else ()
        if draw.random() < 0.15:
            # There and back, which takes a quotient that the source need not have.
            there, back = draw.choice((("mulf", "divf"), ("divf", "mulf"), ("addf", "subf")))
            by = draw.choice([f"%{each}" for each in SCALARS] + [each for each in before if "%v" in each])
            made = [lines[at].strip().replace(f"{name} = ", f"{fresh}b = ", 1),
                    f"{fresh} = arith.{there} {fresh}b, {by} : f32",
                    f"{name} = arith.{back} {fresh}, {by} : f32"]  # fmt: skip
        elif operation in ("addf", "mulf") and inner and inner[2] == operation:
            made = [
                f"{fresh} = arith.{operation} {parts[1]}, {operands[1]} : f32",
                f"{name} = arith.{operation} {parts[0]}, {fresh} : f32",
            ]
        elif inner and inner[2] in distributes:
            made = [
                f"{fresh}l = arith.{operation} {parts[0]}, {operands[1]} : f32",
                f"{fresh}r = arith.{operation} {parts[1]}, {operands[1]} : f32",
                f"{name} = arith.{inner[2]} {fresh}l, {fresh}r : f32",
            ]
        elif operation == "subf":
            made = [f"{fresh} = arith.negf {operands[1]} : f32", f"{name} = arith.addf {operands[0]}, {fresh} : f32"]
        elif operation in ("maximumf", "minimumf"):
            predicate = draw.choice(("ogt", "oge")) if operation == "maximumf" else draw.choice(("olt", "ole"))
            made = [f"{fresh} = arith.cmpf {predicate}, {operands[0]}, {operands[1]} : f32",
                    f"{name} = arith.select {fresh}, {operands[0]}, {operands[1]} : f32"]  # fmt: skip
        elif operation == "absf":
            made = [f"{fresh} = arith.negf {operands[0]} : f32",
                    f"{name} = arith.maximumf {operands[0]}, {fresh} : f32"]  # fmt: skip
        elif operation == "divf":
            made = [f"{fresh}o = arith.constant 1.0 : f32", f"{fresh} = arith.divf {fresh}o, {operands[1]} : f32",
                    f"{name} = arith.mulf {operands[0]}, {fresh} : f32"]  # fmt: skip
        elif operation == "fma":
            made = [f"{fresh} = arith.mulf {operands[0]}, {operands[1]} : f32",
                    f"{name} = arith.addf {fresh}, {operands[2]} : f32"]  # fmt: skip
        if made:
            lines[at : at + 1] = [f"  {each}" for each in made]
    return "\n".join(lines) + "\n"


def in_f32(text: str, inputs: Mapping[str, float]) -> list[Any]:
    """The results as patterns, of a NaN one pattern."""
    with np.errstate(all="ignore"):
        found = _evaluate(text, {name: np.float32(value) for name, value in inputs.items()}, F32)
    return ["nan" if np.isnan(each) else each.view(np.uint32).item() for each in found]


def over_rationals(text: str, inputs: Mapping[str, Fraction]) -> list[Any]:
    """The results. A quotient by zero is no number, and what it is not chosen for may be one. Raises `Undefined`."""
    found = _evaluate(text, dict(inputs), {name: _of_numbers(rule) for name, rule in _RATIONAL.items()})
    if None in found:
        raise Undefined
    return found


def _of_numbers(rule: Callable[..., Any]) -> Callable[..., Any]:
    """The rule where all operands are numbers, and otherwise none; of a selection what is chosen."""

    def apply(*operands: Any) -> Any:
        if None not in operands:
            return rule(*operands)
        return rule(*operands) if rule is _COMMON["select"] and operands[0] is not None else None

    return apply


def _evaluate(text: str, inputs: dict[str, Any], operations: Mapping[str, Callable[..., Any]]) -> list[Any]:
    known = {f"%{name}": value for name, value in inputs.items()}
    steps, results = _read(text)
    for name, operation, operands in steps:
        given = operands if operation == "constant" else [known[each] for each in operands]
        known[name] = operations[operation](*given)
    return [known[each] for each in results]


@lru_cache(maxsize=4)
def _read(text: str) -> tuple[list[tuple[str, str, list[str]]], list[str]]:
    """What each line makes of what, that of a constant being its number, and the results."""
    steps = []
    for line in text.splitlines():
        if line.strip().startswith("return"):
            return steps, re.findall(r"%\w+", line)
        found = _LINE.search(line)
        if found is not None:
            name, operation, predicate, rest = found.groups()
            steps.append((name, predicate or operation, [each.strip() for each in rest.split(",")]))
    raise AssertionError("no return")


def _fused(one: Any, other: Any, third: Any) -> Any:
    """Rounded once: the product is exact in f64, and the sum of it in long double all but exact."""
    return np.float32(np.longdouble(one) * np.longdouble(other) + np.longdouble(third))


def _extreme(choose: Callable[[Any, Any], Any], larger: bool) -> Callable[[Any, Any], Any]:
    def extreme(one: Any, other: Any) -> Any:
        if one == 0 and other == 0:
            negative = np.signbit(one) and np.signbit(other) if larger else np.signbit(one) or np.signbit(other)
            return np.float32(-0.0 if negative else 0.0)
        return choose(one, other)

    return extreme


def _quotient(one: Fraction, other: Fraction) -> Fraction | None:
    return one / other if other else None


_COMMON: dict[str, Callable[..., Any]] = {
    "addf": lambda one, other: one + other,
    "subf": lambda one, other: one - other,
    "mulf": lambda one, other: one * other,
    "negf": lambda one: -one,
    "absf": abs,
    "select": lambda condition, one, other: one if condition else other,
    "olt": lambda one, other: one < other,
    "ole": lambda one, other: one <= other,
    "ogt": lambda one, other: one > other,
    "oge": lambda one, other: one >= other,
    "oeq": lambda one, other: one == other,
    "une": lambda one, other: one != other,
}
F32: dict[str, Callable[..., Any]] = _COMMON | {
    "constant": np.float32,
    "divf": lambda one, other: one / other,
    "maximumf": _extreme(np.maximum, True),
    "minimumf": _extreme(np.minimum, False),
    "fma": _fused,
    "ult": lambda one, other: not one >= other,
    "ule": lambda one, other: not one > other,
    "ugt": lambda one, other: not one <= other,
    "uge": lambda one, other: not one < other,
    "ueq": lambda one, other: not (one < other or one > other),
    "one": lambda one, other: one < other or one > other,
}
"""Operations and predicates by name, on numbers of numpy in 32 bits."""
_RATIONAL: dict[str, Callable[..., Any]] = _COMMON | {
    "constant": Fraction,
    "divf": _quotient,
    "maximumf": max,
    "minimumf": min,
    "fma": lambda one, other, third: one * other + third,
    "ult": _COMMON["olt"],
    "ule": _COMMON["ole"],
    "ugt": _COMMON["ogt"],
    "uge": _COMMON["oge"],
    "ueq": _COMMON["oeq"],
    "one": _COMMON["une"],
}
