"""Random nests."""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.fuzz.nests.nest import Affine, If, Loop, Nest, Store, Value, name_of


class Drawer:
    def __init__(self, draw: random.Random) -> None:
        self.draw = draw
        dynamic = draw.random() < 0.1
        sizes: dict[str, int | str] = (
            {"n": "n", "m": "m"} if dynamic else {"n": draw.randint(2, 6), "m": draw.randint(2, 5)}
        )
        n, m = sizes["n"], sizes["m"]
        self.extents: dict[str, Affine] = {
            name: name_of(size) if isinstance(size, str) else Affine({}, size) for name, size in sizes.items()
        }
        self.dimensions = {"A": ("n", "m"), "B": ("n", "m"), "C": ("n",), "D": ("m",), "E": ()}
        shapes: dict[str, tuple[int | str, ...]] = {"A": (n, m), "B": (n, m), "C": (n,), "D": (m,), "E": ()}
        self.nest = Nest([], shapes, draw.choice(("i32", "i32", "f32")))

    def index(self, extent: str, scope: dict[str, tuple[str, int, int]]) -> Affine:
        """One that is mostly in bounds, of the variables in scope: over what each runs, and how far it may be moved."""
        fitting = [each for each, (over, _, _) in scope.items() if over == extent]
        if not fitting or self.draw.random() < 0.1:
            other = self.draw.choice(list(scope)) if scope else None
            if other and self.draw.random() < 0.5:
                return Affine(
                    {other: self.draw.choice((1, 2))}, self.draw.randint(0, 1), self.draw.choice(("mod", "floordiv")), 2
                )
            return Affine({}, self.draw.randint(0, 1))
        name = self.draw.choice(fitting)
        _, down, up = scope[name]
        return Affine({name: 1}, self.draw.choice((0, 0, 0, -down, up)))

    def indices(self, array: str, scope: dict[str, tuple[str, int, int]]) -> list[Affine]:
        return [self.index(each, scope) for each in self.dimensions[array]]

    def value(self, scope: dict[str, tuple[str, int, int]], depth: int = 2) -> Value:
        kind = self.draw.random()
        if depth and kind < 0.45:
            operation = self.draw.choice(("add", "add", "mul", "sub", "max", "min"))
            return Value(operation, operands=[self.value(scope, depth - 1), self.value(scope, depth - 1)])
        if kind < 0.85:
            array = self.draw.choice("AABCD")
            return Value("load", array, self.indices(array, scope))
        if kind < 0.93 and scope:
            return Value("number", indices=[Affine({self.draw.choice(list(scope)): 1}, self.draw.randint(-1, 2))])
        return Value("load", "E") if kind < 0.97 else Value("number", indices=[Affine({}, self.draw.randint(-2, 3))])

    def store(self, scope: dict[str, tuple[str, int, int]]) -> Store:
        array = self.draw.choice("AABCD")
        indices = self.indices(array, scope)
        value = self.value(scope)
        if self.draw.random() < 0.4:
            operation = self.draw.choice(("add", "add", "mul", "max"))
            value = Value(operation, operands=[Value("load", array, copy.deepcopy(indices)), value])
        return Store(array, indices, value)

    def loop(self, scope: dict[str, tuple[str, int, int]], depth: int, over: str | None = None) -> Loop:
        over = over or self.draw.choice("nm")
        down, up = self.draw.choice(((0, 0), (0, 0), (1, 0), (0, 1), (1, 1)))
        variable = self.nest.fresh()
        lower, upper = [Affine({}, down)], [self.extents[over].moved(-up)]
        outer = [each for each, (extent, _, _) in scope.items() if extent == over]
        if outer and self.draw.random() < 0.35:
            (lower if self.draw.random() < 0.5 else upper)[:] = [name_of(outer[0])]
        if self.draw.random() < 0.12:
            upper.append(Affine({}, self.draw.randint(1, 4)))
        step = self.draw.choice((1, 1, 1, 1, 2, 3))
        inner = {**scope, variable: (over, down, up)}
        return Loop(variable, lower, upper, step, self.statements(inner, depth - 1))

    def statements(self, scope: dict[str, tuple[str, int, int]], depth: int) -> list[Any]:
        found = list[Any]()
        for _ in range(self.draw.choice((1, 1, 2, 2, 3) if depth else (1, 1, 2))):
            kind = self.draw.random()
            if depth and kind < 0.6:
                found.append(self.loop(scope, depth))
            elif kind < 0.72 and scope:
                conditions = [self.condition(scope) for _ in range(self.draw.choice((1, 1, 2)))]
                other = [self.store(scope)] if self.draw.random() < 0.3 else []
                found.append(If(conditions, [self.store(scope)], other))
            else:
                found.append(self.store(scope))
        return found

    def condition(self, scope: dict[str, tuple[str, int, int]]) -> Affine:
        names = list(scope)
        one = self.draw.choice(names)
        terms = {one: self.draw.choice((1, -1))}
        if len(names) > 1 and self.draw.random() < 0.5:
            other = self.draw.choice([each for each in names if each != one])
            terms[other] = -terms[one]
        return Affine(terms, self.draw.randint(-1, 3))

    def drawn(self) -> Nest:
        body = list[Any]()
        for _ in range(self.draw.choice((1, 1, 2, 2))):
            over = self.draw.choice("nm")
            body.append(self.loop({}, 2, over))
            if self.draw.random() < 0.4:  # a neighbour of the same bounds
                like = body[-1]
                other = self.loop({}, 1, over)
                other.lowers, other.uppers, other.step = copy.deepcopy((like.lowers, like.uppers, like.step))
                body.append(other)
        self.nest.body = body
        return self.nest
