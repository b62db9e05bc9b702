"""Settles the cells of two executions whose expressions differ."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import z3

from equiv.obligations.encoding import FORMATS, Encoding, NotEncoded, same
from equiv.obligations.normal_form import NormalForms, TooLarge
from interp.ir import Scalar
from interp.machine import Cell, Execution
from interp.term import Term

NODES = 3000  # of one expression
QUERY_RESOURCES = 20_000_000  # z3's own units for one query: the same work on every machine
TOTAL_RESOURCES = 200_000_000
_NODES_OF_ALL = 2_000_000
MOST_WORK = 60.0  # of one query, before it is put: z3 makes circuits of it, whose size its own limits do not bound
_MEMORY_MEGABYTES = 1500
_WORK = {
    **dict.fromkeys(("addf", "subf", "sitofp", "uitofp", "fptosi", "fptoui"), 3.0),
    **dict.fromkeys(("mulf", "extf", "truncf"), 5.0),
    **dict.fromkeys(("divf", "fma", "sqrt"), 15.0),
    **dict.fromkeys(("muli", "mulsi_extended", "mului_extended"), 2.0),
    **dict.fromkeys(("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"), 6.0),
}
_lock = threading.Lock()  # z3's default context is for one thread


@dataclass(slots=True)
class Settled:
    """What came of the cells. `by_algebra` and `by_solver` of them are equal; `opened` are the others, each with why it
    is still open. `model` gives inputs by (parameter, element) on which a solver says that two cells differ."""

    by_algebra: int = 0
    by_solver: int = 0
    opened: list[tuple[Cell, str]] = field(default_factory=list)
    model: Mapping[tuple[int, int], int] | None = None

    @property
    def all_equal(self) -> bool:
        return not self.opened


def settle(
    source: Execution,
    target: Execution,
    cells: Sequence[Cell],
    query_resources: int = QUERY_RESOURCES,
    total_resources: int = TOTAL_RESOURCES,
) -> Settled:
    """Settles `cells` of two executions in the exact domain; a first model ends it. Obligations that are the same up to
    the names of their inputs are solved once."""
    settled = Settled()
    forms = NormalForms()
    answers: dict[object, str] = {}
    left, nodes = total_resources, _NODES_OF_ALL
    for cell in cells:
        mine, other = (execution.term(cell, NODES) for execution in (source, target))
        if mine is None or other is None:
            settled.opened.append((cell, f"an expression of more than {NODES} operations, or none"))
            continue
        try:
            equal = forms.key(mine) == forms.key(other)
        except TooLarge:
            equal = False
        if equal:
            settled.by_algebra += 1
            continue
        shape = _shape(mine, other)
        nodes -= len(shape)
        answer = answers.get(shape)
        if answer is None and (left <= 0 or nodes <= 0):
            answer = "the limit for all queries was reached"
        if answer is None:
            with _lock:
                answer, used, model = _ask(mine, other, min(query_resources, left))
            left -= used
            answers[shape] = answer
            if model is not None:
                settled.opened.append((cell, answer))
                settled.model = model
                return settled
        if answer == "equal":
            settled.by_solver += 1
        else:
            settled.opened.append((cell, answer))
    return settled


def _shape(left: Term, right: Term) -> tuple[object, ...]:
    """Equal for obligations that are the same up to the names of their inputs."""
    numbers: dict[Term, int] = {}
    inputs: dict[tuple[int, int], int] = {}
    shape: list[object] = []
    for root in (left, right):
        pending = [root]
        while pending:
            term = pending[-1]
            missing = [each for each in term.operands if each not in numbers]
            if term in numbers:
                pending.pop()
                continue
            if missing:
                pending += reversed(missing)
                continue
            pending.pop()
            numbers[term] = len(numbers)
            if term.kind == "input":
                shape.append(("input", term.type, inputs.setdefault((term.parameter, term.element), len(inputs))))
            else:
                operands = tuple(numbers[each] for each in term.operands)
                shape.append((term.kind, term.type, term.bits, term.name, term.flags, term.result, operands))
        shape.append(numbers[root])
    return tuple(shape)


def _ask(left: Term, right: Term, resources: int) -> tuple[str, int, dict[tuple[int, int], int] | None]:
    """The answer, the resources that it took, and the inputs where the two differ."""
    work = _work(left) + _work(right)
    if work > MOST_WORK:
        return f"too much for the solver ({work:.0f} units of work, the limit is {MOST_WORK:.0f})", 0, None
    z3.set_param("memory_max_size", _MEMORY_MEGABYTES)
    encoding = Encoding()
    try:
        mine, other = encoding.encode(left), encoding.encode(right)
    except NotEncoded as problem:
        return f"not put to the solver: {problem}", 0, None
    except z3.Z3Exception as problem:
        return f"not put to the solver: {problem}", 0, None
    solver = z3.Solver()
    solver.set("rlimit", resources)
    # The target may be more defined than the source, never less. A source that is never defined proves nothing.
    solver.add(z3.Not(mine.poison))
    try:
        if not z3.is_false(z3.simplify(mine.poison)) and solver.check() != z3.sat:
            return "the solver knows no inputs for which the source is defined", _resources(solver), None
        solver.add(z3.Or(other.poison, z3.Not(same(mine.value, other.value))))
        found = solver.check()
    except z3.Z3Exception as problem:
        return f"the solver gave up: {problem}", resources, None
    used = _resources(solver)
    if found == z3.unsat:
        return "equal", used, None
    if found == z3.unknown:
        return f"the solver's limit of {resources:,} units was reached ({solver.reason_unknown()})", used, None
    model = solver.model()
    inputs = {
        key: _bits(model.eval(value, model_completion=True), type) for key, (value, type) in encoding.inputs.items()
    }
    return "the solver names inputs on which they differ", used, inputs


def _work(root: Term) -> float:
    """How large the circuits of a term are, in those of a few 32-bit operations."""
    total, seen, pending = 0.0, {root}, [root]
    while pending:
        term = pending.pop()
        width = max((each.type.width for each in (term, *term.operands) if each.type is not None), default=32) / 32
        # By a constant, a product or a quotient of integers is a few shifts and additions.
        constant = any(each.kind == "constant" for each in term.operands) and not term.name.endswith("f")
        total += _WORK.get(term.name, 0.1) * (width if constant else width * width)
        for each in term.operands:
            if each not in seen:
                seen.add(each)
                pending.append(each)
    return total


def _resources(solver: Any) -> int:
    statistics = solver.statistics()
    for key in statistics.keys():  # noqa: SIM118  (z3's statistics are no mapping)
        if key == "rlimit count":
            return int(statistics.get_key_value(key))
    return 0


def _bits(value: Any, type: Scalar) -> int:
    """The pattern of a value of a model."""
    if type.is_integer:
        return int(value.as_long())
    exponent, significand = FORMATS[type.name]
    width = exponent + significand
    if z3.is_true(z3.simplify(z3.fpIsNaN(value))):
        return ((1 << (exponent + 1)) - 1) << (significand - 2)
    return int(z3.simplify(z3.fpToIEEEBV(value)).as_long()) & ((1 << width) - 1)
