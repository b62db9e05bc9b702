"""One step of a module as a function of affine IR, in the form that netlists in BLIF have: the parameters are the
inputs without the clock, then the registers by name; the results are the outputs, what each register holds next, and
what it holds at first."""

from __future__ import annotations

from functools import partial

from frontends.assumptions import KNOWN_BITS, TWO_STATES
from frontends.circuits.bits import bit_range, concatenated
from frontends.circuits.combinational import combinational_cycle
from frontends.circuits.transition_functions import STEPS, Interface
from frontends.circuits.unknown_bits import require_whole
from frontends.errors import SyntaxProblem, Unsupported
from frontends.verilog.expressions import Expressions, references, require_net
from frontends.verilog.routines import call
from frontends.verilog.syntax import Assignment, Case, Conditional, Module, Net, Reference, Statement
from interp import ir
from interp.ir.builder import Builder
from interp.ir.topological_order import DependsOnItself, topological_order

ASSERTIONS = "what a simulator asserts is not compared"
_Bits = tuple[str, int, int]
"""A net, its lowest bit, and a number of bits."""


def interface(module: Module) -> Interface[Net]:
    """Raises `SyntaxProblem` for ports without a direction, and `Unsupported` for several clocks, or a clock that does
    more than that."""
    for name in module.ports:
        if name not in module.nets or not module.nets[name].direction:
            raise SyntaxProblem(f"the port '{name}' has no direction", module.place)
    clocks = {(each.edge, each.clock) for each in module.clocked}
    if len(clocks) > 1:
        raise Unsupported("always", module.clocked[-1].place, "registers of several clocks")
    edge, clock = next(iter(clocks)) if clocks else ("", "")
    if clock:
        read = {each.name for assignment in module.assignments for each in references(assignment.value)}
        read |= {each.name for block in module.clocked for each in _read(block.statements)}
        if clock in read or clock not in module.ports or module.nets[clock].direction != "input":
            raise Unsupported(
                "always", module.clocked[0].place, f"the clock '{clock}', which is computed, or used as data"
            )
    written = {each.name for block in module.clocked for each in _written(block.statements)}
    nets = [module.nets[name] for name in module.ports]
    for name in sorted(written):
        if name not in module.nets or module.nets[name].direction == "input":
            raise SyntaxProblem(f"'{name}' is assigned at a clock edge and is not a register", module.place)
    registers = [module.nets[name] for name in sorted(written)]
    return Interface(
        [net for net in nets if net.direction == "input" and net.name != clock],
        registers,
        [net for net in nets if net.direction == "output"],
        f"{edge} edge of '{clock}'" if clock else "",
        {net.name: net.place for net in registers if net.initial is None or net.initial.unknown},
    )


def lower(module: Module) -> ir.Function:
    """Raises `SyntaxProblem` for bits that are driven twice, and `Unsupported` for what is computed from itself, or of
    which some bits alone may be unknown."""
    function = _Step(module).function()
    require_whole(function)
    return function


class _Step:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.interface = interface(module)
        self.emitter = Builder(module.place)
        self.expressions = Expressions(self.emitter, module, self.read, partial(call, self.emitter))
        self.assignments = list(module.assignments)
        self.given: dict[str, ir.Value] = {}
        self.drivers: dict[str, list[tuple[int, int, int]]] = {}  # lowest bit, bits, and the assignment's number
        self.values: dict[_Bits, ir.Value] = {}

    def function(self) -> ir.Function:
        parameters = []
        for net in (*self.interface.inputs, *self.interface.registers):
            self.given[net.name] = ir.Value(ir.Scalar(f"i{net.width}"), net.name)
            parameters.append(self.given[net.name])
        self._note_drivers()
        for number in self._order():
            self._assign(self.assignments[number])
        results = [self.read(Reference(net.name, None, None, net.place)) for net in self.interface.outputs]
        following = self._following()
        results += [following[net.name] for net in self.interface.registers]
        results += [self._first(net) for net in self.interface.registers]
        self.emitter.place = self.module.place
        self.emitter.block.arguments = parameters
        return self.emitter.function(
            self.module.name,
            self.emitter.block,
            results,
            assumptions=[
                *([STEPS] if self.interface.registers else []),
                *([ASSERTIONS] if self.module.asserts else []),
                *([KNOWN_BITS] if self.module.compares_states else []),
                TWO_STATES,
            ],
            ports=self.interface.ports,
        )

    # -- nets ----------------------------------------------------------------------------------------------------------

    def _bits(self, reference: Reference) -> _Bits:
        require_net(self.module, reference)
        net = self.module.nets[reference.name]
        if reference.high is None or reference.low is None:
            return net.name, 0, net.width
        return net.name, reference.low - net.low, reference.high - reference.low + 1

    def _note_drivers(self) -> None:
        registers = {each.name for each in self.interface.registers}
        for net in self.module.nets.values():
            if net.initial is not None and net.name not in registers:  # nobody writes it: it stays what it is
                whole = Reference(net.name, None, None, net.place)
                self.assignments.append(Assignment((whole,), net.initial, net.place))
        for number, assignment in enumerate(self.assignments):
            for target in assignment.targets:
                name, low, count = self._bits(target)
                if name in self.given:
                    raise SyntaxProblem(
                        f"'{name}' is an input or a register, and has a continuous assignment", target.place
                    )
                for other_low, other_count, _ in self.drivers.setdefault(name, []):
                    if low < other_low + other_count and other_low < low + count:
                        raise SyntaxProblem(f"'{name}' is driven twice", target.place)
                self.drivers[name].append((low, count, number))
        for pieces in self.drivers.values():
            pieces.sort()

    def _order(self) -> list[int]:
        """The assignments, each after those that it depends on."""
        try:
            return list(topological_order(range(len(self.assignments)), self._needs))
        except DependsOnItself as cycle:
            assignments = [self.assignments[number] for number in cycle.nodes]
            wires = [(f"'{target.name}'", each.place) for each in assignments for target in each.targets[:1]]
            raise combinational_cycle("assign", wires) from None

    def _needs(self, number: int) -> list[int]:
        found = []
        for reference in references(self.assignments[number].value):
            name, low, count = self._bits(reference)
            for driven, bits, driver in self.drivers.get(name, ()):
                if low < driven + bits and driven < low + count:
                    found.append(driver)
        return found

    def _assign(self, assignment: Assignment) -> None:
        parts = [self._bits(target) for target in assignment.targets]
        total = sum(count for _, _, count in parts)
        value = self.expressions.assigned(assignment.value, total)
        low = total
        for part in parts:
            low -= part[2]
            self.values[part] = bit_range(self.emitter, value, low, part[2])

    def read(self, reference: Reference) -> ir.Value:
        """The value of a net's bits; those that nobody drives are not known."""
        bits = name, low, count = self._bits(reference)
        found = self.values.get(bits)
        if found is not None:
            return found
        if name in self.given:
            found = bit_range(self.emitter, self.given[name], low, count)
        else:
            if name == self.interface.clock.partition("'")[2].rstrip("'"):
                raise Unsupported("always", reference.place, "the clock as a value")
            parts: list[ir.Value] = []
            at = low
            for driven, width, _ in self.drivers.get(name, ()):
                start, end = max(driven, low), min(driven + width, low + count)
                if start >= end:
                    continue
                if start > at:
                    parts.insert(0, self.emitter.undefined(ir.Scalar(f"i{start - at}")))
                parts.insert(0, bit_range(self.emitter, self.values[name, driven, width], start - driven, end - start))
                at = end
            if at < low + count:
                parts.insert(0, self.emitter.undefined(ir.Scalar(f"i{low + count - at}")))
            found = parts[0] if len(parts) == 1 else concatenated(self.emitter, parts)
        self.values[bits] = found
        return found

    # -- registers -----------------------------------------------------------------------------------------------------

    def _following(self) -> dict[str, ir.Value]:
        """What the registers hold next."""
        written: dict[_Bits, ir.Value] = {}
        for block in self.module.clocked:
            found = self._run(block.statements, {})
            for bits, value in found.items():
                if any(_overlap(bits, other) for other in written):
                    raise SyntaxProblem(f"'{bits[0]}' is written in two places", block.place)
                written[bits] = value
        result = {}
        for net in self.interface.registers:
            pieces = sorted((low, count) for name, low, count in written if name == net.name)
            parts: list[ir.Value] = []
            at = 0
            for low, count in pieces:
                if low > at:
                    parts.insert(0, bit_range(self.emitter, self.given[net.name], at, low - at))
                parts.insert(0, written[net.name, low, count])
                at = low + count
            if at < net.width:
                parts.insert(0, bit_range(self.emitter, self.given[net.name], at, net.width - at))
            result[net.name] = parts[0] if len(parts) == 1 else concatenated(self.emitter, parts)
        return result

    def _run(self, statements: tuple[Statement, ...], before: dict[_Bits, ir.Value]) -> dict[_Bits, ir.Value]:
        """What has been written after some statements; what is read is what was there before any of them."""
        found = dict(before)
        for statement in statements:
            if isinstance(statement, Assignment):
                parts = [self._bits(target) for target in statement.targets]
                total = sum(count for _, _, count in parts)
                value = self.expressions.assigned(statement.value, total)
                low = total
                for part in parts:
                    low -= part[2]
                    if any(_overlap(part, other) and part != other for other in found):
                        raise Unsupported("<=", statement.place, f"overlapping bits of '{part[0]}'")
                    found[part] = bit_range(self.emitter, value, low, part[2])
            else:
                self._choose(_conditional(statement), found)
        return found

    def _choose(self, statement: Conditional, found: dict[_Bits, ir.Value]) -> None:
        holds = self.expressions.truth(statement.condition)
        yes, no = self._run(statement.then, found), self._run(statement.otherwise, found)
        for bits in dict.fromkeys((*yes, *no)):
            if any(_overlap(bits, other) and bits != other for other in (*yes, *no)):
                raise Unsupported("if", statement.place, f"overlapping bits of '{bits[0]}'")
            kept = bit_range(self.emitter, self.given[bits[0]], bits[1], bits[2])
            one, other = yes.get(bits, kept), no.get(bits, kept)
            found[bits] = one if one is other else self.emitter.select(holds, one, other)

    def _first(self, net: Net) -> ir.Value:
        type = ir.Scalar(f"i{net.width}")
        self.emitter.place = net.place
        if net.initial is None or net.initial.unknown:
            return self.emitter.undefined(type)
        return self.emitter.constant(net.initial.value & ((1 << net.width) - 1), type)


def _overlap(one: _Bits, other: _Bits) -> bool:
    return one[0] == other[0] and one[1] < other[1] + other[2] and other[1] < one[1] + one[2]


def _conditional(statement: Conditional | Case) -> Conditional:
    if isinstance(statement, Case):
        raise Unsupported("case", statement.place, "in a clocked process; run yosys's 'proc' and 'synth' first")
    return statement


def _read(statements: tuple[Statement, ...]) -> list[Reference]:
    found: list[Reference] = []
    for each in statements:
        if isinstance(each, Assignment):
            found += references(each.value)
        else:
            choice = _conditional(each)
            found += [*references(choice.condition), *_read(choice.then), *_read(choice.otherwise)]
    return found


def _written(statements: tuple[Statement, ...]) -> list[Reference]:
    found: list[Reference] = []
    for each in statements:
        if isinstance(each, Assignment):
            found += each.targets
        else:
            choice = _conditional(each)
            found += [*_written(choice.then), *_written(choice.otherwise)]
    return found
