"""Loop nests over arrays, as data."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Affine:
    """A sum of products of names with numbers, and a number; perhaps its floor division or rest by one."""

    terms: dict[str, int]
    number: int = 0
    operator: str = ""  # "mod" or "floordiv"
    by: int = 1

    def text(self, name: Callable[[str], str]) -> str:
        parts = [f"{name(each)} * {factor}" for each, factor in self.terms.items() if factor]
        inner = " + ".join([*parts, str(self.number)])
        return f"({inner}) {self.operator} {self.by}" if self.operator else inner

    def python(self) -> str:
        operator = {"": "", "mod": f" % {self.by}", "floordiv": f" // {self.by}"}[self.operator]
        return f"(({Affine(self.terms, self.number).text(str)}){operator})"

    def with_name(self, name: str, by: Affine) -> Affine:
        """This with a name replaced, which `by` has no operator for."""
        factor = self.terms.get(name, 0)
        if not factor:
            return copy.deepcopy(self)
        terms = {each: number for each, number in self.terms.items() if each != name}
        for each, number in by.terms.items():
            terms[each] = terms.get(each, 0) + factor * number
        return Affine(terms, self.number + factor * by.number, self.operator, self.by)

    def moved(self, by: int) -> Affine:
        return Affine(dict(self.terms), self.number + by, self.operator, self.by)


def name_of(name: str) -> Affine:
    return Affine({name: 1})


@dataclass
class Value:
    """`load` of an array at indices, `number` of an affine expression, or an operation on two values."""

    kind: str
    array: str = ""
    indices: list[Affine] = field(default_factory=list)
    operands: list[Value] = field(default_factory=list)


@dataclass
class Store:
    array: str
    indices: list[Affine]
    value: Value


@dataclass
class Loop:
    variable: str
    lowers: list[Affine]
    uppers: list[Affine]
    step: int
    body: list[Any]


@dataclass
class If:
    """Where all of `conditions` are at least 0."""

    conditions: list[Affine]
    body: list[Any]
    other: list[Any]


@dataclass
class Reduce:
    """An element that a loop carries in a value and that is stored after it."""

    array: str
    indices: list[Affine]
    operation: str
    loop: Loop  # whose body is a list of one value


@dataclass
class Nest:
    body: list[Any]
    shapes: dict[str, tuple[int | str, ...]]  # numbers, or n and m
    element: str
    count: int = 0

    def fresh(self) -> str:
        self.count += 1
        return f"i{self.count}"

    @property
    def is_dynamic(self) -> bool:
        return any(isinstance(each, str) for shape in self.shapes.values() for each in shape)


def bodies(node: Any) -> list[list[Any]]:
    """The lists of statements in a nest, the outermost first."""
    match node:
        case Nest(body=body) | Loop(body=body):
            found = [body]
        case If(body=body, other=other):
            found = [body, other]
        case _:
            return []
    return [*found, *(each for body in found for inner in body for each in bodies(inner))]


def affines(node: Any) -> list[tuple[Any, int]]:
    """Where the affine expressions of statements are: a list and a position in it."""
    match node:
        case list():
            return [each for inner in node for each in affines(inner)]
        case Loop(lowers=lowers, uppers=uppers, body=body):
            return [*_slots(lowers), *_slots(uppers), *affines(body)]
        case If(conditions=conditions, body=body, other=other):
            return [*_slots(conditions), *affines(body), *affines(other)]
        case Store(indices=indices, value=value):
            return [*_slots(indices), *affines(value)]
        case Reduce(indices=indices, loop=loop):
            return [*_slots(indices), *affines(loop)]
        case Value(indices=indices, operands=operands):
            return [*_slots(indices), *affines(operands)]
    return []


def _slots(of: list[Affine]) -> list[tuple[Any, int]]:
    return [(of, at) for at in range(len(of))]


def replaced(nodes: list[Any], name: str, by: Affine, skip: int | None = None) -> list[Any]:
    """Statements with a name replaced in all places but one."""
    made = copy.deepcopy(nodes)
    for number, (where, at) in enumerate(affines(made)):
        if number != skip:
            where[at] = where[at].with_name(name, by)
    return made


def uses(of: list[Affine], name: str) -> bool:
    return any(each.terms.get(name) for each in of)


def values_of(node: Any) -> list[Value]:
    match node:
        case list():
            return [each for inner in node for each in values_of(inner)]
        case Loop(body=body):
            return values_of(body)
        case If(body=body, other=other):
            return [*values_of(body), *values_of(other)]
        case Store(value=value):
            return values_of(value)
        case Reduce(loop=loop):
            return values_of(loop)
        case Value(operands=operands):
            return [node, *(each for inner in operands for each in values_of(inner))]
    return []


def with_own_names(nodes: list[Any], taken: set[str], fresh: Callable[[], str]) -> None:
    """Gives each loop a variable that no other has, as one region of blocks wants it."""
    for node in nodes:
        loop = node.loop if isinstance(node, Reduce) else node
        if isinstance(loop, Loop):
            if loop.variable in taken:
                name = fresh()
                loop.body = replaced(loop.body, loop.variable, name_of(name))
                loop.variable = name
            taken.add(loop.variable)
        for body in bodies(node):
            with_own_names(body, taken, fresh)


def is_scoped(nodes: list[Any], names: frozenset[str]) -> bool:
    """Whether statements use names alone that are there."""
    for node in nodes:
        match node:
            case Loop(variable=variable, lowers=lowers, uppers=uppers, body=body):
                if not _has(names, [*lowers, *uppers]) or not is_scoped(body, names | {variable}):
                    return False
            case Reduce(indices=indices, loop=loop):
                if not _has(names, indices) or not is_scoped([loop], names):
                    return False
            case If(conditions=conditions, body=body, other=other):
                if not _has(names, conditions) or not is_scoped(body, names) or not is_scoped(other, names):
                    return False
            case Store() | Value():
                if not _has(names, [of[at] for of, at in affines(node)]):
                    return False
    return True


def _has(names: frozenset[str], used: list[Affine]) -> bool:
    return all(name in names for each in used for name, factor in each.terms.items() if factor)
