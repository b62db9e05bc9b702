"""What a nest does: Python of it, run on random numbers with every access in bounds or undefined."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tests.fuzz.batches import UNDEFINED
from tests.fuzz.nests.nest import Affine, If, Loop, Nest, Reduce, Store, Value


class Cells(dict[tuple[int, ...], Any]):
    def put(self, at: tuple[int, ...], value: Any) -> None:
        if at not in self:
            raise KeyError(at)
        self[at] = value


def _python(nest: Nest) -> Callable[..., None]:
    """The nest as a Python function of its arrays, n and m."""
    lines = [f"def f({', '.join(nest.shapes)}, n, m):"]
    _statements(nest.body, "  ", lines)
    lines.append("  return")
    scope: dict[str, Any] = dict(_OPERATIONS[nest.element])
    exec("\n".join(lines), scope)
    made: Callable[..., None] = scope["f"]
    return made


def _key(indices: list[Affine]) -> str:
    return "(" + "".join(f"{each.python()}, " for each in indices) + ")"


def _expression(value: Value) -> str:
    match value.kind:
        case "load":
            return f"{value.array}[{_key(value.indices)}]"
        case "number":
            return f"number({value.indices[0].python()})"
        case _:
            return f"{value.kind}_({', '.join(_expression(each) for each in value.operands)})"


def _range(loop: Loop) -> str:
    lower = f"max({', '.join(each.python() for each in loop.lowers)}, -10**9)"
    upper = f"min({', '.join(each.python() for each in loop.uppers)}, 10**9)"
    return f"for {loop.variable} in range({lower}, {upper}, {loop.step}):"


def _statements(nodes: list[Any], pad: str, lines: list[str]) -> None:
    for node in nodes:
        match node:
            case Store(array=array, indices=indices, value=value):
                lines.append(f"{pad}{array}.put({_key(indices)}, {_expression(value)})")
            case Loop(body=body):
                lines += [pad + _range(node), f"{pad}  pass"]
                _statements(body, pad + "  ", lines)
            case If(conditions=conditions, body=body, other=other):
                lines += [f"{pad}if {' and '.join(each.python() + ' >= 0' for each in conditions)}:", f"{pad}  pass"]
                _statements(body, pad + "  ", lines)
                lines += [f"{pad}else:", f"{pad}  pass"]
                _statements(other, pad + "  ", lines)
            case Reduce(array=array, indices=indices, operation=operation, loop=loop):
                name = f"r_{loop.variable}"
                lines += [f"{pad}{name} = {array}[{_key(indices)}]", pad + _range(loop)]
                lines.append(f"{pad}  {name} = {operation}_({name}, {_expression(loop.body[0])})")
                lines.append(f"{pad}{array}.put({_key(indices)}, {name})")


def _i32(number: int) -> int:
    return (number + (1 << 31)) % (1 << 32) - (1 << 31)


def _maximum(one: np.float32, other: np.float32) -> np.float32:
    """IEEE 754-2019 maximum: NaN of NaN, and 0.0 is larger than -0.0."""
    if one == other:
        return other if np.signbit(one) else one
    return np.float32(np.maximum(one, other))


_OPERATIONS: dict[str, dict[str, Any]] = {
    "i32": {
        "number": _i32,
        "add_": lambda one, other: _i32(one + other),
        "sub_": lambda one, other: _i32(one - other),
        "mul_": lambda one, other: _i32(one * other),
        "max_": max,
        "min_": min,
    },
    "f32": {
        "number": np.float32,
        "add_": lambda one, other: one + other,
        "sub_": lambda one, other: one - other,
        "mul_": lambda one, other: one * other,
        "max_": _maximum,
        "min_": lambda one, other: -_maximum(-one, -other),
    },
}


class Judge:
    """Runs both nests on numbers of its own."""

    def __init__(self, source: Nest, target: Nest) -> None:
        self.nests = source, target
        self.functions: list[Callable[..., None]] | None = None
        self.is_undefined = False
        self.known: dict[tuple[tuple[tuple[str, int], ...], int], str] = {}

    def differs(self, sizes: Mapping[str, int], samples: int) -> str:
        key = tuple(sorted(sizes.items())), samples
        if key not in self.known:
            self.known[key] = self._differs(sizes, samples)
        return self.known[key]

    def is_undefined_at(self, sizes: Mapping[str, int]) -> bool:
        """Whether the source has no meaning at sizes."""
        self.differs(sizes, 1)
        return self.is_undefined

    def _differs(self, sizes: Mapping[str, int], samples: int) -> str:
        if self.functions is None:
            self.functions = [_python(each) for each in self.nests]
        for sample in range(samples):
            found = list[dict[str, Cells]]()
            for nest, function in zip(self.nests, self.functions, strict=True):
                arrays = self._inputs(nest, sizes, random.Random(sample), sample % 3)
                try:
                    with np.errstate(all="ignore"):
                        function(*arrays.values(), sizes.get("n", 0), sizes.get("m", 0))
                except KeyError as problem:
                    self.is_undefined = nest is self.nests[0]
                    if nest is self.nests[0]:
                        break
                    return f"{UNDEFINED}: out of bounds at {problem}"
                found.append(arrays)
            if len(found) < 2:
                continue
            for name, cells in found[0].items():
                for at, value in cells.items():
                    other = found[1][name][at]
                    if not (value == other and np.signbit(value) == np.signbit(other)) and not (
                        value != value and other != other
                    ):
                        return f"{name}{list(at)} is {value} in the source and {other} in the target"
        return ""

    def _inputs(self, nest: Nest, sizes: Mapping[str, int], draw: random.Random, small: int) -> dict[str, Cells]:
        arrays = {}
        for name, shape in nest.shapes.items():
            known = [
                sizes.get(f"{name}.{at}", sizes.get(each, 0)) if isinstance(each, str) else each
                for at, each in enumerate(shape)
            ]
            arrays[name] = Cells({tuple(at): self._number(nest.element, draw, small) for at in np.ndindex(*known)})
        return arrays

    def _number(self, element: str, draw: random.Random, small: int) -> Any:
        """Any, or where `small` one of at most 2, or at least -2: what a maximum with a small number shows."""
        if small:
            number = draw.randint(*((-4, 2), (-2, 4))[small - 1])
            return number if element == "i32" else np.float32(number)
        if element == "i32":
            return draw.randrange(-(1 << 31), 1 << 31) if draw.random() < 0.8 else draw.randint(-3, 3)
        return np.float32(draw.uniform(-4, 4) if draw.random() < 0.9 else draw.choice((0.0, -0.0, 1.0, np.inf, np.nan)))
