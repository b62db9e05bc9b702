"""Instances of accesses against each other: the same cell, earlier, in conflict, after the end of a buffer's life."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from equiv.proving.parametric.equations import Access, Context, Equations, Freed
from equiv.proving.parametric.intervals import Moment
from equiv.solver.linear.expression import TRUE, Formula, Linear, variable
from equiv.solver.linear.logic import Effort, Logic, Statement
from interp.ir.place import Place

COPY = "'"  # the mark of a second instance


class Failure(Struct, frozen=True):
    """An obligation that was not proven, by its letter in the theorem. `at` finds parameters at which it fails: one
    more question, which many failures of the search are not worth."""

    letter: str
    message: str
    place: Place | None
    at: Callable[[], dict[str, int] | None] = lambda: None


class Instances:
    """The obligations that are about accesses alone, of a pair of programs under what is assumed of the parameters."""

    def __init__(
        self, source: Equations, target: Equations, parameters: Sequence[str], ranges: Formula, effort: Effort
    ) -> None:
        self.source, self.target = source, target
        self.parameters = tuple(parameters)
        self.logic = Logic(ranges, effort)

    def refute(self, letter: str, message: str, place: Place | None, wrong: list[Statement]) -> Iterator[Failure]:
        """Asks whether the obligation of a letter holds: that what would be wrong cannot be."""
        if not self.logic.refuted(wrong):
            # Not by way of this object, which keeps failures: z3's memory would wait for the collector of cycles, which
            # does not see how much it is.
            yield Failure(letter, message, place, partial(self.logic.model, wrong, self.parameters))

    # -- (c): conflicts and lifetimes ----------------------------------------------------------------------------------

    def conflicts(self, equations: Equations) -> Iterator[Failure]:
        """That no two iterations of a parallel loop access one cell, of which one writes; the end of a buffer's life
        writes all of it."""
        inside: dict[tuple[str, int], list[Access | Freed]] = defaultdict(list)
        spans: dict[str, tuple[int, int]] = {}
        events: list[Access | Freed] = [*equations.accesses, *equations.freed]
        for each in events:
            for first, last in each.context.parallel:
                loop = each.context.variables[last - 1]
                spans[loop] = first, last
                inside[loop, each.buffer].append(each)
        for (loop, _), group in inside.items():
            for at, left in enumerate(group):
                for right in group[: at + 1]:
                    if _writes(left) or _writes(right):
                        yield from self._conflict(equations, left, right, spans[loop])

    def _conflict(
        self, equations: Equations, left: Access | Freed, right: Access | Freed, span: tuple[int, int]
    ) -> Iterator[Failure]:
        logic = self.logic
        common = left.context.variables[: span[1]]
        names = [(logic.variable(each), logic.variable(each, COPY)) for each in common]
        # The end of a buffer's life is of all its cells: it has the buffer's instance alone.
        shared = min(len(left.cell), len(right.cell))
        formulas = [
            *self.instance(left, ""),
            *self.instance(right, COPY),
            *(logic.same(first, second) for first, second in names[: span[0]]),
            logic.differ(names[span[0] :]),
            *self.same_cell(left.cell[:shared], "", right.cell[:shared], COPY),
            self.unordered(equations, left.context, right.context, span),
        ]
        yield from self.refute("c", "iterations of a parallel loop may conflict", left.place, formulas)

    def unordered(self, equations: Equations, former: Context, latter: Context, span: tuple[int, int]) -> Statement:
        """That no barrier is between an instance of one context and a marked one of another, in different iterations
        of the parallel loop with these variables and the same ones of the loops around it."""
        logic = self.logic
        first, last = former.variables[span[0]], former.variables[span[1] - 1]
        barriers = tuple(each for each in equations.barriers if each.loop == last)
        if not barriers:
            return logic.all([])
        steps = dict(step for each in barriers for step in each.steps)
        around = former.variables[: span[0]]
        one, two = (Moment(each.time[: each.time.index(first)], barriers) for each in (former, latter))
        cases: list[Statement] = []
        same: list[Statement] = []
        for level, (a, b) in enumerate(zip(one.time, two.time, strict=False)):
            if isinstance(a, str):
                if a in around:  # equal in both instances
                    continue
                # Not in the same iteration of a loop around both, of which only next ones can follow without barriers.
                for left, mark, right, other_mark in ((one, "", two, COPY), (two, COPY, one, "")):
                    if left.is_followed(level + 1) or right.is_preceded(level + 1):
                        continue
                    after = logic.variable(a, other_mark)
                    near = [logic.less(logic.variable(a, mark), after)]
                    if left.is_in_loop_with_barrier(level + 1):
                        near.append(logic.negated(logic.less(logic.term(variable(a) + steps[a], mark), after)))
                    cases.append(logic.all([*same, *near]))
                same.append(logic.same(logic.variable(a), logic.variable(a, COPY)))
            elif a != b:
                assert isinstance(b, int)
                early, late, position = (one, two, b) if a < b else (two, one, a)
                ordered = early.between(level, position) or early.is_followed(level + 1) or late.is_preceded(level + 1)
                return logic.any(cases if ordered else [*cases, logic.all(same)])
        return logic.any([*cases, logic.all(same)])

    def lifetimes(self, equations: Equations) -> Iterator[Failure]:
        """That nothing happens to a buffer after the end of its life."""
        logic = self.logic
        for at, freed in enumerate(equations.freed):
            for access in equations.accesses_of(freed.buffer):
                formulas = [
                    *self.instance(access, ""),
                    *self.instance(freed, COPY),
                    *self.same_cell(freed.cell, COPY, access.cell[: len(freed.cell)], ""),
                    self.earlier(freed.context, COPY, access.context, ""),
                ]
                yield from self.refute("c", "memory may be used after the end of its life", access.place, formulas)
            for other in equations.freed[: at + 1]:
                if other.buffer != freed.buffer:
                    continue
                formulas = [
                    *self.instance(freed, ""),
                    *self.instance(other, COPY),
                    *self.same_cell(freed.cell, "", other.cell, COPY),
                ]
                if other is freed:
                    names = freed.context.variables
                    pairs = [(logic.variable(each), logic.variable(each, COPY)) for each in names]
                    formulas.append(logic.differ(pairs))
                yield from self.refute("c", "the life of memory may end twice", freed.place, formulas)

    def instance(self, given: Access | Freed, mark: str) -> list[Statement]:
        """That there is an instance of an access, with its variables marked."""
        found = [self.logic.formula(given.context.domain, mark)]
        if isinstance(given, Access) and given.inside is not TRUE:
            found.append(self.logic.formula(given.inside, mark))
        return found

    def same_cell(self, left: Sequence[Linear], mark: str, right: Sequence[Linear], other_mark: str) -> list[Statement]:
        """That two tuples of indices, each with its mark, are the same cell."""
        defined, same = self.cells(left, mark, right, other_mark)
        return [*defined, *same]

    def cells(
        self, left: Sequence[Linear], mark: str, right: Sequence[Linear], other_mark: str
    ) -> tuple[list[Statement], list[Statement]]:
        """What defines the terms of two cells, and that these are the same."""
        defined: list[Statement] = []
        same: list[Statement] = []
        for index, other_index in zip(left, right, strict=True):
            (first, one), (second, two) = (
                self.logic.value(index, mark),
                self.logic.value(other_index, other_mark),
            )
            defined += [*one, *two]
            same.append(self.logic.same(first, second))
        return defined, same

    def earlier(self, first: Context, mark: str, second: Context, other_mark: str) -> Statement:
        """That an instance of one context comes before one of another."""
        logic = self.logic
        cases: list[Statement] = []
        same: list[Statement] = []
        for left, right in zip(first.time, second.time, strict=False):
            if isinstance(left, int) and isinstance(right, int):
                if left != right:
                    return logic.any([*cases, logic.all(same)] if left < right else cases)
            elif left != right or not isinstance(left, str):
                raise AssertionError("operations of one position in different loops")
            else:
                one, two = logic.variable(left, mark), logic.variable(left, other_mark)
                cases.append(logic.all([*same, logic.less(one, two)]))
                same.append(logic.same(one, two))
        return logic.any(cases)


def _writes(given: Access | Freed) -> bool:
    return isinstance(given, Freed) or given.is_store
