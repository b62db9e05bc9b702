"""What two places of a program do at the same sizes, where loops decide it: two accesses come to one cell, in whatever
iterations, or two decisions go each their way in some iteration. Sizes for these are looked for; that none are found
says nothing, as all pairs of conditions are covered only as far as they are known (pairwise testing: Kuhn, Wallace and
Gallo, "Software fault interactions and implications for software testing", IEEE TSE 2004).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import z3

from equiv.solver.decisions import decided
from equiv.solver.events import Event, path_to
from equiv.solver.numbers import Made
from equiv.solver.program import Program
from equiv.solver.subterms import constants
from interp import ir

_MOST_ACCESSES = 24  # of one program that are told apart
_MOST_DECISIONS = 12


def coincidences(program: Program) -> Iterator[Event]:
    """Where two accesses, of which one writes, come to one cell of a view, each in any iteration of its loops."""
    accesses = [each for each in program.structure.accesses if isinstance(each.view.type, ir.View)][:_MOST_ACCESSES]
    for one, other in combinations(accesses, 2):
        if one.view is not other.view or not (isinstance(one, ir.Store) or isinstance(other, ir.Store)):
            continue
        numbers = [[program.values.index(each) for each in access.indices] for access in (one, other)]
        if any(each.made is Made.OF_ANYTHING for each in (*numbers[0], *numbers[1])):
            continue
        cell = z3.And(path_to(program, other), *(z3.Int(_name(at)) == each.term for at, each in enumerate(numbers[1])))
        there = z3.substitute(_in_other_iterations(cell), *_cells(program, one))
        if all(first.term.eq(second.term) for first, second in zip(*numbers, strict=True)):
            continue
        term = z3.And(path_to(program, one), there)
        yield Event(other.place, term, f"access at the cell of that at {one.place}", True)


def _name(at: int) -> str:
    return f"cell {at}"


def _cells(program: Program, access: ir.Load | ir.Store) -> list[tuple[z3.ExprRef, z3.ExprRef]]:
    return [(z3.Int(_name(at)), program.values.index(each).term) for at, each in enumerate(access.indices)]


def _in_other_iterations(term: z3.ExprRef) -> z3.ExprRef:
    """A term with other variables of loops, which have all values that those have."""
    loops = [each for each in constants(term) if each.decl().name().startswith("?")]
    return z3.substitute(term, *((each, z3.Const(f"{each.decl().name()}'", each.sort())) for each in loops))


def literals(program: Program) -> list[Event]:
    """That a decision goes one way in some iteration of the loops around it."""
    found: dict[int, Event] = {}
    operations = 0
    for operation in program.structure.operations:
        for truth in decided(program, operation):
            if truth.made is Made.OF_ANYTHING or operations == _MOST_DECISIONS:
                continue
            before = len(found)
            for way in (truth.term, z3.Not(truth.term)):
                term = z3.simplify(z3.And(path_to(program, operation), way))
                if not z3.is_false(term):
                    in_loops = truth.made.is_of_loops
                    found.setdefault(term.get_id(), Event(operation.place, term, "decision", in_loops))
            operations += len(found) > before
    return list(found.values())


def both(one: Event, other: Event) -> Event:
    """That both happen at the same sizes, each in any iteration of its loops."""
    term = z3.And(one.term, _in_other_iterations(other.term))
    return Event(other.place, term, f"decision after that at {one.place}", True)
