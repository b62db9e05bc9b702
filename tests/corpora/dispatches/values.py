"""Shapes, elements and numbers, and what operations do with each element."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from tests.simulation.writing import affine

DYNAMIC = -(2**63)
_OPEN = -1  # a size that a type leaves open
FLOATS: dict[str, Any] = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
_SHAPE = re.compile(r"(?:tensor|vector|memref|!iree_tensor_ext\.dispatch\.tensor<\w+:tensor)<((?:(?:\d+|\?)x)*)(\w+)")


class Undefined(Exception):
    """The program does something that has no meaning."""


def shape_of(type: Any) -> tuple[list[int], str]:
    """The sizes, -1 for open ones, and the type of the elements."""
    found = _SHAPE.match(str(type))
    assert found is not None, type
    return [_OPEN if each == "?" else int(each) for each in found[1].split("x") if each], found[2]


def element_of(type: Any) -> str:
    text = str(type)
    return shape_of(type)[1] if text.startswith(("tensor<", "vector<", "memref<")) else text


def dtype_of(element: str) -> Any:
    return FLOATS.get(element, np.int64)


def width_of(element: str) -> int:
    return 64 if element == "index" else int(element[1:])


def wrapped(value: Any, element: str) -> Any:
    """A number as a value of a type of elements; bits of one are 0 and 1."""
    if element in FLOATS:
        return np.asarray(value).astype(FLOATS[element]) if isinstance(value, np.ndarray) else FLOATS[element](value)
    width = width_of(element)
    if width == 64:
        return value
    if width == 1:
        return value & 1
    half = 1 << width - 1
    return (value + half) % (1 << width) - half


def as_unsigned(value: Any, element: str) -> Any:
    return value % (1 << width_of(element)) if width_of(element) < 64 else value


def evaluated(attribute: Any, operands: Sequence[Any]) -> list[Any]:
    """The results of an affine map."""
    return list(_map(str(attribute), len(operands))(operands))


@cache
def _map(text: str, count: int) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    results = affine(text, [f"x[{at}]" for at in range(count)])
    found: Callable[[Sequence[Any]], tuple[Any, ...]] = eval(f"lambda x: ({''.join(f'{each}, ' for each in results)})")
    return found


# -- scalars, and arrays element by element ----------------------------------------------------------------------------


def _truncated(a: Any, b: Any) -> Any:
    return np.trunc(a / b).astype(np.int64) if isinstance(a, np.ndarray) else int(a / b)


def largest(a: Any, b: Any) -> Any:
    return np.where(np.signbit(a) & (a == b), b, np.maximum(a, b))


def fused(a: Any, b: Any, c: Any) -> Any:
    return np.float64(a) * np.float64(b) + np.float64(c)


PREDICATES: list[Callable[[Any, Any], Any]] = [
    *(lambda a, b: a == b, lambda a, b: a != b),
    *(lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b),
]
UNSIGNED = ("divui", "remui", "minui", "maxui", "shrui")
BINARY: dict[str, Callable[..., Any]] = {
    **dict.fromkeys(("arith.addf", "arith.addi"), lambda a, b: a + b),
    **dict.fromkeys(("arith.subf", "arith.subi"), lambda a, b: a - b),
    **dict.fromkeys(("arith.mulf", "arith.muli"), lambda a, b: a * b),
    "arith.divf": lambda a, b: a / b,
    "arith.maximumf": largest,
    "arith.minimumf": lambda a, b: np.minimum(a, b),
    "arith.maxnumf": np.fmax,
    "arith.minnumf": np.fmin,
    **dict.fromkeys(("arith.maxsi", "arith.maxui"), lambda a, b: np.maximum(a, b)),
    **dict.fromkeys(("arith.minsi", "arith.minui"), lambda a, b: np.minimum(a, b)),
    "arith.divsi": _truncated,
    **dict.fromkeys(("arith.divui", "arith.floordivsi"), lambda a, b: a // b),
    "arith.ceildivsi": lambda a, b: -(-a // b),
    "arith.remsi": lambda a, b: a - b * _truncated(a, b),
    "arith.remui": lambda a, b: a % b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.shli": lambda a, b: a << b,
    **dict.fromkeys(("arith.shrui", "arith.shrsi"), lambda a, b: a >> b),
    "arith.negf": lambda a: -a,
    **dict.fromkeys(("arith.extf", "arith.truncf", "arith.sitofp"), lambda a: a),
    **dict.fromkeys(("arith.extsi", "arith.trunci", "arith.index_cast"), lambda a: a),
    "arith.fptosi": lambda a: np.trunc(a).astype(np.int64),
    "math.exp": lambda a: np.exp(np.float64(a)),
    "math.floor": np.floor,
    **dict.fromkeys(("math.fma", "vector.fma"), fused),
}


_KINDS: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "maxnumf": np.fmax,
    "maximumf": largest,
}


def kind_of(operation: Any, name: str = "kind") -> Callable[[Any, Any], Any]:
    return _KINDS[str(operation.attributes[name]).rpartition("<")[2].split()[-1].rstrip(">")]


@cache
def plain_dimensions(text: str) -> list[tuple[int, int]]:
    results = text.rpartition("->")[2].strip().removesuffix(">").strip("() ")
    found = enumerate(each.strip() for each in results.split(","))
    return [(position, int(each[1:])) for position, each in found if re.fullmatch(r"d\d+", each)]


def filled(shape: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """A shape with the sizes that it leaves open."""
    left = iter(sizes)
    return [int(next(left)) if each == _OPEN else each for each in shape]
