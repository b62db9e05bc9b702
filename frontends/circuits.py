"""Files of circuits as sources of programs: each circuit is a function of one step, and `circuit@8` one of its first
eight cycles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from frontends.cycles import Functions, in_cycles, wanted
from frontends.errors import UnknownFunction, Unsupported
from frontends.steps import Summary
from interp import ir


@dataclass(frozen=True, slots=True)
class Circuit:
    """`lower` gives the function of one step and raises `Unsupported`; `unknown` are the registers of which nobody
    knows what they hold at first."""

    summary: Summary
    lower: Callable[[], ir.Function]
    unknown: Mapping[str, ir.Place]


class CircuitSource:
    """The circuits of a text, which the user knows as `file`; `noun` is what its language calls one."""

    def __init__(self, text: str, file: str, noun: str, circuits: Mapping[str, Circuit]) -> None:
        self.file = file
        self.text = text
        self._noun = noun
        self._circuits = circuits
        self.functions = Functions(
            {name: circuit.summary for name, circuit in circuits.items()},
            {name: circuit.unknown for name, circuit in circuits.items()},
        )

    def lower(self, entry: str) -> ir.Module:
        """The circuit `entry`. Raises `Unsupported` and `UnknownFunction`."""
        name, count = wanted(entry)
        circuit = self._circuits.get(name)
        if circuit is None:
            raise UnknownFunction(f"'{self.file}' has no {self._noun} '{name}'")
        step = circuit.lower()
        if not count:
            return ir.Module({name: step})
        registers = {each.name for each in circuit.summary.parameters[-circuit.summary.registers :]}
        for name, place in circuit.unknown.items():
            if name not in registers:
                raise Unsupported("register", place, f"the first cycles of '{name}', a bit that begins unknown")
        return in_cycles(step, circuit.summary, count, circuit.unknown)
