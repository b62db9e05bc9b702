"""When control comes to an operation, in terms of sizes, and what the operations there require of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import z3

from equiv.solver.counters import condition_of
from equiv.solver.numbers import Made, Number, Truth
from equiv.solver.structure import Structure
from equiv.solver.values import Values
from interp import ir
from interp.ir.divisions import DIVISIONS


def _something() -> Truth:
    """That is not understood."""
    return Truth(z3.BoolVal(True), Made.OF_ANYTHING)


_MOST_OPERANDS = 64  # whose divisions are asked about
_MOST_ACCESSES = 500
_MOST_REQUIRED = 100  # requirements that are told to z3
_MOST_ENDS = 4  # combinations of first and last iterations of the loops around an access


class Paths:
    """Of the program with a structure and values."""

    def __init__(self, structure: Structure, values: Values) -> None:
        self._structure = structure
        self._values = values

    def path(self, operation: ir.Operation) -> list[Truth]:
        """What holds wherever control comes to an operation, as far as it is known."""
        conditions: list[Truth] = []
        at: ir.Operation | None = operation
        seen: set[object] = set()
        while at is not None:
            parent, region, block, function = self._structure.around[at]
            conditions += self._path_in_region(region, block, seen)
            match parent:
                case None:
                    at = self._structure.caller(function)
                    at = None if at in seen else at
                    if at is None and function is not self._structure.entry:
                        conditions.append(_something())
                    seen.add(at)
                    continue
                case ir.If(condition=condition, then=then):
                    truth = self._values.truth(condition)
                    conditions.append(truth if region is then else truth.negated)
                case ir.For() | ir.Parallel():
                    arguments = parent.body.blocks[0].arguments
                    conditions += map(self._in_loop, arguments[: 1 if isinstance(parent, ir.For) else None])
                case ir.While(before=before, after=after) if (condition_ := condition_of(parent)) is not None:
                    conditions += self._iterations(parent, before.blocks[0].arguments)
                    if region is after:
                        conditions.append(self._values.truth(condition_.condition))
                case ir.Execute() | ir.Spawn():
                    pass
                case _:
                    conditions.append(_something())
            at = parent
        return conditions

    def _path_in_region(self, region: ir.Region | None, block: ir.Block, seen: set[object]) -> list[Truth]:
        conditions: list[Truth] = []
        while region is not None and block is not region.blocks[0] and block not in seen:
            seen.add(block)
            edges = self._structure.edges.get(block, [])
            header = self._structure.headers.get(block)
            if header is not None:
                # The loop may end in other ways than by what decides here.
                conditions += [*self._iterations(block, block.arguments), _something()]
                edges = [each for each in edges if self._structure.around[each.branch].block not in header.around]
            if len(edges) != 1:
                conditions.append(_something())
            else:
                branch, holds = edges[0]
                if holds is not None and branch.target is not branch.otherwise:
                    assert branch.condition is not None
                    truth = self._values.truth(branch.condition)
                    conditions.append(truth if holds else truth.negated)
            above = self._structure.dominators.get(block)
            if above is None:
                break
            block = above
        return conditions

    def _iterations(self, loop: ir.While | ir.Block, carried: Iterable[ir.Value]) -> list[Truth]:
        """What holds in any iteration of a `while` or a loop of blocks: that it went on in all before."""
        counters = [each for each in carried if each in self._structure.counters]
        counted = [truth for each in counters if (truth := self._values.counting(each)) is not None]
        return [*counted, *self._values.went_on(loop)]

    def _in_loop(self, value: ir.Value) -> Truth:
        """What holds of a loop's variable in the loop."""
        lower, upper, step = (self._values.index(each) for each in self._structure.loops[value])
        found = self._values.number(value)
        conditions = [found.term >= lower.term, found.term < upper.term]
        if not step.is_constant:
            conditions += [step.term > 0, (found.term - lower.term) % z3.If(step.term > 0, step.term, 1) == 0]
        elif step.low > 1:
            conditions.append((found.term - lower.term) % step.low == 0)
        return Truth(z3.And(*conditions), found.made)

    def computed(self, values: Iterable[ir.Value]) -> list[Any]:
        """What holds wherever values were computed: no number was divided by zero."""
        found: list[Any] = []
        pending, seen = list(values), set[ir.Value]()
        while pending and len(seen) < _MOST_OPERANDS:
            value = pending.pop()
            operation = self._structure.definition(value)
            if value in seen or not isinstance(operation, ir.Op):
                continue
            seen.add(value)
            pending += operation.operands
            if operation.name in DIVISIONS and ir.is_integer(operation.operands[1]):
                found.append(self._values.number(operation.operands[1]).term != 0)
        return found

    # -- requirements --------------------------------------------------------------------------------------------------

    def requirements(self) -> list[Any]:
        """What the checks and the bounds of accesses require, as far as it speaks of sizes alone."""
        found: dict[int, Any] = {}
        for check in self._structure.checks:
            path, condition = self.path(check), self._values.truth(check.condition)
            if condition.given and all(each.given for each in path):
                term = z3.Implies(z3.And(*(each.term for each in path)), condition.term)
                found.setdefault(term.get_id(), term)
        for access in self._structure.accesses[:_MOST_ACCESSES]:
            for is_plain, term in self._bounds(access):
                if is_plain:
                    found.setdefault(term.get_id(), term)
        return list(found.values())

    def requirements_in_loops(self) -> list[Any]:
        """What accesses in loops require, in the first and in the last iterations."""
        found: dict[int, Any] = {}
        for access in self._structure.accesses[:_MOST_ACCESSES]:
            for is_plain, term in self._bounds(access):
                for each in self._at_ends(access, term) if not is_plain else ():
                    found.setdefault(each.get_id(), each)
            if len(found) >= _MOST_REQUIRED:
                break
        return list(found.values())

    def undefined(self) -> Iterator[list[Any]]:
        """For each division and each access what holds where it is made and undefined: by zero, or out of bounds."""
        for division in self._structure.divisions[:_MOST_ACCESSES]:
            divisor = self._values.number(division.operands[1])
            if divisor.given and divisor.low <= 0 <= divisor.high:
                yield [*(each.term for each in self.path(division)), divisor.term == 0]
        for access in self._structure.accesses[:_MOST_ACCESSES]:
            for at, each in enumerate(access.indices):
                if isinstance(each, ir.Value) and isinstance(access.view.type, ir.View):
                    index, extent = self._values.number(each), self._values.extent(access.view, at)
                    if index.given and extent.given:
                        outside = z3.Or(index.term < 0, index.term >= extent.term)
                        yield [*(each.term for each in self.path(access)), outside]

    def _bounds(self, access: ir.Load | ir.Store) -> Iterator[tuple[bool, Any]]:
        """That the indices of an access are within its view, where it is made, and whether that speaks of sizes
        alone, and not of variables of loops."""
        if not isinstance(access.view.type, ir.View):
            return
        shape = access.view.type.shape
        path = self.path(access)
        for at, each in enumerate(access.indices):
            if isinstance(each, int) and shape[at] is not None:
                continue
            index, extent = self._values.index(each), self._values.extent(access.view, at)
            made = max(index.made, extent.made, *(truth.made for truth in path))
            if made is not Made.OF_ANYTHING:
                inside = z3.And(index.term >= 0, index.term < extent.term)
                yield made is Made.OF_SIZES, z3.Implies(z3.And(*(truth.term for truth in path)), inside)

    def _at_ends(self, operation: ir.Operation, condition: Any) -> list[Any]:
        """A condition on what an operation does, in the first and the last iterations of the loops around it."""
        found = [condition]
        for variable in self._loops_around(operation):
            number = self._values.number(variable)
            first, last = self._values.index(self._structure.loops[variable][0]), self._last_iteration(variable)
            ends = [first.term, last.term] if len(found) < _MOST_ENDS else [last.term]
            found = [z3.substitute(each, (number.term, end)) for each in found for end in ends]
        return found

    def _last_iteration(self, value: ir.Value) -> Number:
        """A loop's variable in the last iteration of a loop that has one."""
        lower, upper, step = (self._values.index(each) for each in self._structure.loops[value])
        by = z3.If(step.term > 0, step.term, 1)
        last = lower.term + (upper.term - lower.term - 1) / by * by
        return Number(last, lower.low, max(upper.high - 1, lower.low), max(lower.made, upper.made, step.made))

    def _loops_around(self, operation: ir.Operation) -> list[ir.Value]:
        """The variables of the loops around an operation, inner ones first."""
        found: list[ir.Value] = []
        at: ir.Operation | None = operation
        seen: set[object] = set()
        while at is not None and at not in seen:
            seen.add(at)
            parent, _, _, function = self._structure.around[at]
            if isinstance(parent, ir.For | ir.Parallel):
                arguments = parent.body.blocks[0].arguments
                found += reversed(arguments[: 1 if isinstance(parent, ir.For) else None])
            at = parent if parent is not None else self._structure.caller(function)
        return found
