"""What functions of Verilog compute: statements that assign to variables one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

from frontends.circuits.bits import bit_range
from frontends.errors import SyntaxProblem, Unsupported
from frontends.verilog.expressions import Expressions
from frontends.verilog.syntax import Assignment, Bits, Case, Reference, Routine, Statement
from interp import ir
from interp.ir.builder import Builder

Variables = dict[str, ir.Value]


def call(emitter: Builder, routine: Routine, arguments: Sequence[ir.Value], place: ir.Place) -> ir.Value:
    """The result for arguments of the widths of the inputs. Raises `Unsupported` where nothing gives it one."""
    given = {net.name: value for net, value in zip(routine.inputs, arguments, strict=True)}
    found = _Run(emitter, routine).statements(routine.statements, given)
    emitter.place = place
    if routine.name not in found:
        raise Unsupported(routine.name, place, "a function without a result")
    return found[routine.name]


class _Run:
    def __init__(self, emitter: Builder, routine: Routine) -> None:
        self.emitter = emitter
        self.routine = routine
        self.variables: Variables = {}
        self.expressions = Expressions(emitter, routine, self.read, partial(call, emitter))

    def read(self, reference: Reference) -> ir.Value:
        net = self.routine.nets.get(reference.name)
        if net is None:
            raise Unsupported(reference.name, reference.place, "a net of the module in a function")
        value = self.variables.get(net.name)
        if value is None:
            raise Unsupported(net.name, reference.place, "a variable that is read before it has a value")
        if reference.high is None or reference.low is None:
            return value
        low = reference.low - net.low
        if low < 0 or reference.high >= net.low + net.width:
            raise SyntaxProblem(f"'{net.name}' has no bits {reference.high} to {reference.low}", reference.place)
        return bit_range(self.emitter, value, low, reference.high - reference.low + 1)

    def statements(self, statements: Sequence[Statement], before: Variables) -> Variables:
        """What variables hold after some statements."""
        found = dict(before)
        for statement in statements:
            self.variables = found
            if isinstance(statement, Assignment):
                self._assign(statement, found)
            elif isinstance(statement, Case):
                found = self._case(statement, found)
            else:
                holds = self.expressions.truth(statement.condition)
                yes = self.statements(statement.then, found)
                found = self._merged(holds, yes, self.statements(statement.otherwise, found))
        return found

    def _assign(self, statement: Assignment, found: Variables) -> None:
        (target, *others) = statement.targets
        net = self.routine.nets.get(target.name)
        if others or target.high is not None or net is None:
            raise Unsupported(
                "=", statement.place, "an assignment to a part of a variable, or to several, in a function"
            )
        found[net.name] = self.expressions.assigned(statement.value, net.width)

    def _case(self, case: Case, before: Variables) -> Variables:
        selector = self.expressions.alone(case.selector)
        width = ir.scalar_of(selector).width
        every = [pattern for arm in case.arms for pattern in arm.patterns]
        if any(pattern.width != width for pattern in every):
            raise Unsupported("case", case.place, "case items whose widths differ from that of the selector")
        arms = list(case.arms)
        if covers(every, width):  # then the last one needs no comparison, and the default is never there
            found = self.statements(arms.pop().statements, before)
        else:
            found = self.statements(case.default, before)
        for arm in reversed(arms):
            fits = [self._fits(selector, pattern) for pattern in arm.patterns]
            holds = reduce(lambda left, right: self.emitter.op("ori", [left, right], ir.I1), fits)
            found = self._merged(holds, self.statements(arm.statements, before), found)
        return found

    def _fits(self, selector: ir.Value, pattern: Bits) -> ir.Value:
        type = ir.scalar_of(selector)
        masked = selector
        if pattern.mask != (1 << type.width) - 1:
            masked = self.emitter.op("andi", [selector, self.emitter.constant(pattern.mask, type)], type)
        return self.emitter.op("cmpi.eq", [masked, self.emitter.constant(pattern.bits, type)], ir.I1)

    def _merged(self, holds: ir.Value, yes: Variables, no: Variables) -> Variables:
        """A variable that has a value on one side only has none."""
        merged = {}
        for name in yes.keys() & no.keys():
            one, other = yes[name], no[name]
            merged[name] = one if one is other else self.emitter.select(holds, one, other)
        return merged


def covers(patterns: Sequence[Bits], width: int) -> bool:
    """Whether every number of so many bits fits one of the patterns."""
    return _covered([(each.mask, each.bits) for each in patterns], width - 1)


def _covered(patterns: list[tuple[int, int]], bit: int) -> bool:
    while bit >= 0 and not any(mask >> bit & 1 for mask, _ in patterns):
        bit -= 1
    if bit < 0 or not patterns:
        return bool(patterns)
    halves = [[each for each in patterns if not each[0] >> bit & 1 or each[1] >> bit & 1 == want] for want in (0, 1)]
    return all(_covered(half, bit - 1) for half in halves)
