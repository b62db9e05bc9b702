"""What loops carry from iteration to iteration, and of it what they count: by adding the same number each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from equiv.sizing.counted_loops import NARROWEST, largest_step
from equiv.sizing.dependence import CASTS, Dependences, keeps_number
from interp import ir
from interp.ir import flow
from interp.machine.assembly.affine import sign_extend


class CarriedNumbers:
    """The numbers that the loops of a program carry. `variables` are what loops count that is carried by none; `loops`
    has each value that is computed from itself, an iteration before, with its loop and what decides how often that
    runs, or may. `understands` says of which values the solver knows how they depend on sizes."""

    def __init__(self, dependences: Dependences, understands: Callable[[ir.Value], bool]) -> None:
        self._dependences, self._understands = dependences, understands
        self.variables = frozenset(self._loop_variables())
        self.loops = {value: (loop, bounds) for value, loop, bounds in self._loops() if self._is_around(value)}

    def is_counted(self, carried: ir.Value) -> bool:
        """Whether a loop counts in numbers that are as wide as sizes, or it is known where these wrap around."""
        if self._understands(carried):
            return self.is_counter(carried)
        width = carried.type.width if isinstance(carried.type, ir.Scalar) else 0
        return width >= NARROWEST and self.is_counter(carried, largest_step(width))

    def is_counter(self, carried: ir.Value, below: int | None = None) -> bool:
        """Whether a loop adds to what it carries the same number each time, or carries it as it is. A constant that is
        added is nearer to 0 than `below`."""
        for following in self._dependences.flows_from(carried):
            if following is carried or carried not in self._dependences.slice([following], decisions=False).nodes:
                continue
            added = self._copied(following) if isinstance(following, ir.Value) else None
            match self._dependences.definitions.get(added) if added is not None else None:
                case (
                    ir.Op(name="addi", operands=[one, other])
                    | ir.Apply(expression=ir.Binary(operator="+", left=one, right=other))
                ):
                    is_counted = self._counts(carried, one, other, below) or self._counts(carried, other, one, below)
                case (
                    ir.Op(name="subi", operands=[one, other])
                    | ir.Apply(expression=ir.Binary(operator="-", left=one, right=other))
                ):
                    is_counted = self._counts(carried, one, other, below)
                case _:
                    is_counted = False
            if not is_counted:
                return False
        return True

    def _counts(self, carried: ir.Value, one: ir.Affine, by: ir.Affine, below: int | None) -> bool:
        """Whether `one` is what a loop carries, and nothing that a loop carries decides `by`."""
        if not isinstance(one, ir.Value) or self._copied(one) is not carried:
            return False
        decided = self._dependences.slice(ir.leaves(by), decisions=False).nodes
        match self._dependences.definitions.get(by) if isinstance(by, ir.Value) else by:
            case ir.Const(bits=bits, result=ir.Value(type=ir.Scalar(width=width))):
                step = sign_extend(bits, width)
            case int(step):
                pass
            case _:
                step = 0
        if below is not None and abs(step) >= below:
            return False
        return not any(each in self.loops for each in decided)

    def _copied(self, value: ir.Value) -> ir.Value:
        """What a value is always a copy of, as a number, up to what loops carry."""
        while value not in self.loops:
            defined = self._dependences.definitions.get(value)
            is_cast = isinstance(defined, ir.Op) and defined.name in CASTS and keeps_number(defined)
            if defined is not None and not is_cast:
                return value
            origins = list(self._dependences.flows_from(value))
            if len(origins) != 1 or not isinstance(origins[0], ir.Value):
                return value
            value = origins[0]
        return value

    def _loop_variables(self) -> Iterator[ir.Value]:
        """What loops count, without what they carry."""
        for operation in self._dependences.operations:
            match operation:
                case ir.For():
                    yield operation.body.blocks[0].arguments[0]
                case ir.Parallel():
                    yield from operation.body.blocks[0].arguments
                case _:
                    pass

    def _loops(self) -> Iterator[tuple[ir.Value, ir.Operation, list[ir.Value]]]:
        """What loops carry, each with its loop, and what decides how often it runs, or may."""
        operations = self._dependences.operations
        deciding = [each.condition for each in operations if isinstance(each, ir.Branch)]
        branched = [each for each in deciding if each is not None]
        for operation in operations:
            match operation:
                case ir.For(lower=lower, upper=upper, step=step):
                    bounds = [each for each in (lower, upper, step) if isinstance(each, ir.Value)]
                    for value in operation.body.blocks[0].arguments[1:]:
                        yield value, operation, bounds
                case ir.While():
                    bounds = [each.condition for each in flow.conditions(operation)]
                    for value in operation.before.blocks[0].arguments:
                        yield value, operation, bounds
                case ir.Branch():
                    for block in (operation.target, operation.otherwise):
                        for value in block.arguments if block is not None else ():
                            yield value, operation, branched
                case _:
                    pass

    def _is_around(self, value: ir.Value) -> bool:
        """Whether a value is computed from itself, an iteration before, and not just the same in all iterations."""
        origins = [each for each in self._dependences.flows_from(value) if each is not value]
        return value in self._dependences.slice(origins, decisions=False).nodes
