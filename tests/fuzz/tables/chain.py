"""Chains of operations in the making, and what the elements of their values are."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, TypeVar

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
_T = TypeVar("_T")
_OPERATIONS = ("add", "add", "mul", "maxs", "mins", "sub")


@dataclass(frozen=True, slots=True)
class Cell:
    """An element: `argument` of a name at a position, a `number`, or an operation on two."""

    kind: str
    name: str = ""
    number: int = 0
    operands: tuple[Cell, ...] = ()


def constant(number: int) -> Cell:
    return Cell("number", number=number)


def combined(kind: str, one: Array, other: Array) -> Array:
    made = np.frompyfunc(lambda a, b: Cell(kind, operands=(a, b)), 2, 1)(one, other)
    return filled(made.shape, made) if isinstance(made, np.ndarray) else filled((), made)


def filled(shape: Sequence[int], value: Any) -> Array:
    made = np.empty(tuple(shape), dtype=object)
    made[...] = value
    return made


class Choices:
    """Choices by their number, one of which may be forced to be another than it was."""

    def __init__(self, seed: str, another: int | None = None) -> None:
        self.seed, self.another, self.count = seed, another, 0

    def of(self, options: Sequence[_T]) -> _T:
        draw = random.Random(f"{self.seed} {self.count}")
        found = draw.choice(options)
        if self.count == self.another:
            others = [each for each in options if each != found]
            found = draw.choice(others) if others else found
        self.count += 1
        return found

    def upto(self, most: int, least: int = 0) -> int:
        return self.of(range(least, most + 1))

    def order(self, length: int) -> list[int]:
        return list(self.of(list(permutations(range(length)))))


@dataclass
class Known:
    name: str
    array: Array


@dataclass
class Chain:
    """A function in the making, of `tensor`s or `vector`s."""

    choices: Choices
    kind: str
    lines: list[str] = field(default_factory=list)
    values: list[Known] = field(default_factory=list)
    count: int = 0

    def type_of(self, array: Array, element: str = "i32") -> str:
        if self.kind == "vector" and not array.shape:
            return f"vector<{element}>"
        sizes = "".join(f"{each}x" for each in array.shape)
        return f"{self.kind}<{sizes}{element}>"

    def define(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def add(self, text: str, array: Array) -> None:
        self.values.append(Known(self.define(text), array))

    def some(self, fits: Callable[[Array], bool] = lambda _: True) -> Known | None:
        found = [each for each in self.values[-4:] if fits(each.array)]
        return self.choices.of(found) if found else None

    def number(self, value: int, type_: str = "i32") -> str:
        return self.define(f"arith.constant {value} : {type_}")

    def empty(self, shape: Sequence[int]) -> Known:
        made = filled(shape, None)
        return Known(self.define(f"tensor.empty() : {self.type_of(made)}"), made)

    def zeros(self, shape: Sequence[int], value: int = 0) -> Known:
        made = filled(shape, constant(value))
        return Known(self.define(f"arith.constant dense<{value}> : {self.type_of(made)}"), made)


def listed(numbers: Sequence[int]) -> str:
    return "[" + ", ".join(map(str, numbers)) + "]"


def elementwise(chain: Chain) -> None:
    one = chain.some()
    assert one is not None
    other = chain.some(lambda each: each.shape == one.array.shape)
    kind = chain.choices.of(_OPERATIONS)
    assert other is not None
    chain.add(
        f"arith.{kind}i {one.name}, {other.name} : {chain.type_of(one.array)}".replace("maxsi", "maxsi"),
        combined(kind, one.array, other.array),
    )


def windows(chain: Chain, shape: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Offsets, sizes and steps of a part of a shape."""
    offsets, sizes, steps = list[int](), list[int](), list[int]()
    for each in shape:
        step = chain.choices.of((1, 1, 2, 3))
        size = chain.choices.upto((each - 1) // step + 1, 1)
        offsets.append(chain.choices.upto(each - 1 - (size - 1) * step))
        sizes.append(size)
        steps.append(step)
    return offsets, sizes, steps


def part_of(offsets: Sequence[int], sizes: Sequence[int], steps: Sequence[int]) -> tuple[slice, ...]:
    return tuple(
        slice(at, at + (size - 1) * step + 1, step) for at, size, step in zip(offsets, sizes, steps, strict=True)
    )


def reduced_along(array: Array, axes: Sequence[int], kind: str, first: Array) -> Array:
    """The elements along axes combined, in an order that exact integers do not tell from others."""
    kept = [at for at in range(array.ndim) if at not in axes]
    made = first.copy()
    for at in np.ndindex(*array.shape):
        place = tuple(at[each] for each in kept)
        made[place] = Cell(kind, operands=(array[at], made[place]))
    return made
