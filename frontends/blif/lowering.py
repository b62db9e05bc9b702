"""One step of a netlist as a function of affine IR.

Signals `a[0]` to `a[7]` are one integer `a` of eight bits. The parameters are the inputs without the clock, then the
registers by name; the results are the outputs, what each register holds next, and what it holds at first. So two
netlists with the same registers that agree in every step agree for ever."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from frontends.blif.netlist import Netlist, Table
from frontends.circuits.combinational import combinational_cycle
from frontends.circuits.transition_functions import STEPS, Interface
from frontends.errors import Unsupported
from interp import ir
from interp.ir.builder import Builder
from interp.ir.topological_order import DependsOnItself, topological_order

_BIT = re.compile(r"(.+)\[(0|[1-9]\d*)\]")
_EDGES = {"re": "rising", "fe": "falling"}


class Bus(Struct, frozen=True):
    """Signals that are one integer, the lowest bit first."""

    name: str
    signals: tuple[str, ...]

    @property
    def type(self) -> ir.Scalar:
        return ir.Scalar(f"i{len(self.signals)}")


def buses(signals: Iterable[str]) -> list[Bus]:
    """Signals whose names are one with numbers from 0 on, as integers, where the first of them stands."""
    signals = list(dict.fromkeys(signals))
    groups: dict[str, dict[int, str]] = {}
    for signal in signals:
        found = _BIT.fullmatch(signal)
        name, number = (found[1], int(found[2])) if found else (signal, -1)
        groups.setdefault(name, {})[number] = signal
    result = []
    for name, members in groups.items():
        if len(members) > 1 and sorted(members) == list(range(len(members))):
            result.append(Bus(name, tuple(members[number] for number in range(len(members)))))
        else:
            result += [Bus(signal, (signal,)) for signal in members.values()]
    return result


def interface(netlist: Netlist) -> Interface[Bus]:
    """Raises `Unsupported` for registers of several clocks, or clocks that do more than that."""
    clocks = {(each.edge, each.clock) for each in netlist.registers.values()}
    if len(clocks) > 1:
        raise Unsupported(".latch", netlist.place, "registers of several clocks")
    edge, clock = next(iter(clocks)) if clocks else ("", "")
    if clock:
        used = [each for table in netlist.tables.values() for each in table.inputs] + netlist.outputs
        if clock in used or clock not in netlist.inputs:
            raise Unsupported(".latch", netlist.place, f"the clock '{clock}', which is computed, or used as data")
    return Interface(
        buses(each for each in netlist.inputs if each != clock),
        sorted(buses(sorted(netlist.registers)), key=lambda bus: bus.name),
        buses(netlist.outputs),
        f"{_EDGES[edge]} edge of '{clock}'" if edge else "",
        {each.output: each.place for each in netlist.registers.values() if each.initial is None},
    )


def lower(netlist: Netlist) -> ir.Function:
    """Raises `Unsupported` for signals that are computed from themselves, or that nothing defines."""
    return _Step(netlist).lower()


class _Step(Builder):
    def __init__(self, netlist: Netlist) -> None:
        super().__init__(netlist.place)
        self.netlist = netlist
        self.interface = interface(netlist)
        self.values: dict[str, ir.Value] = {}

    def lower(self) -> ir.Function:
        for bus in (*self.interface.inputs, *self.interface.registers):
            value = ir.Value(bus.type, bus.name)
            self.block.arguments.append(value)
            for number, signal in enumerate(bus.signals):
                self.values[signal] = self.bit(value, number)
        registers = self.netlist.registers
        results = [self.packed(bus.signals) for bus in self.interface.outputs]
        results += [
            self.packed([registers[signal].input for signal in bus.signals]) for bus in self.interface.registers
        ]
        self.place = self.netlist.place
        results += [self.first(bus) for bus in self.interface.registers]
        return self.function(
            self.netlist.name,
            self.block,
            results,
            assumptions=[STEPS] if registers else [],
            ports=self.interface.ports,
        )

    # -- signals -------------------------------------------------------------------------------------------------------

    def signal(self, wanted: str, place: ir.Place) -> ir.Value:
        """The value of a signal; what it is computed from comes first."""
        try:
            for name in topological_order([wanted], lambda name: self._inputs(name, place), self.values):
                self.values[name] = self.table(self.netlist.tables[name])
        except DependsOnItself as cycle:
            wires = [(f"the signal '{each}'", self.netlist.tables[each].place) for each in cycle.nodes]
            raise combinational_cycle(".names", wires) from None
        return self.values[wanted]

    def _inputs(self, name: str, place: ir.Place) -> Sequence[str]:
        """What a signal is computed from, which is wanted at a place."""
        table = self.netlist.tables.get(name)
        if table is None:
            raise Unsupported(".names", place, f"the signal '{name}', which has no definition")
        for each in table.inputs:
            if each not in self.values and each not in self.netlist.tables:
                raise Unsupported(".names", table.place, f"the signal '{each}', which has no definition")
        return table.inputs

    def table(self, table: Table) -> ir.Value:
        """The rows are sums of products, or those of the opposite."""
        self.place = table.place
        total: ir.Value | None = None
        for row in table.rows:
            product: ir.Value | None = None
            for name, wanted in zip(table.inputs, row, strict=True):
                if wanted != "-":
                    factor = self.values[name] if wanted == "1" else self.opposite(self.values[name])
                    product = factor if product is None else self.op("andi", [product, factor], ir.I1)
            product = self.constant(1, ir.I1) if product is None else product
            total = product if total is None else self.op("ori", [total, product], ir.I1)
        if total is None:
            return self.constant(0, ir.I1)
        return total if table.covered else self.opposite(total)

    # -- operations ----------------------------------------------------------------------------------------------------

    def bit(self, value: ir.Value, number: int) -> ir.Value:
        assert isinstance(value.type, ir.Scalar)
        if value.type == ir.I1:
            return value
        shifted = self.op("shrui", [value, self.constant(number, value.type)], value.type) if number else value
        return self.op("trunci", [shifted], ir.I1)

    def packed(self, signals: Iterable[str]) -> ir.Value:
        values = [self.signal(each, self.netlist.place) for each in signals]
        self.place = self.netlist.place
        if len(values) == 1:
            return values[0]
        type = ir.Scalar(f"i{len(values)}")
        total = self.op("extui", [values[0]], type)
        for number, value in enumerate(values[1:], 1):
            wide = self.op("extui", [value], type)
            total = self.op("ori", [total, self.op("shli", [wide, self.constant(number, type)], type)], type)
        return total

    def first(self, bus: Bus) -> ir.Value:
        """What a register holds at first. Raises `Unsupported` where nobody has defined some of its bits."""
        bits = [self.netlist.registers[signal].initial for signal in bus.signals]
        known = [bit << number for number, bit in enumerate(bits) if bit is not None]
        if len(known) == len(bits):
            return self.constant(sum(known), bus.type)
        if known:
            place = self.netlist.registers[bus.signals[0]].place
            raise Unsupported(".latch", place, f"the register '{bus.name}', whose initial value is partly unknown")
        return self.undefined(bus.type)
