"""Files of circuits as sources of programs: each circuit is a function of one step, `circuit@8` one of its first eight
cycles, and `circuit@done` one of what it does from go to done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from frontends.circuits.cycles import in_cycles, summary_in_cycles
from frontends.circuits.go_to_done import DONE, summary_until_done, until_done
from frontends.circuits.transition_functions import Interface, Summary
from frontends.circuits.unknown_bits import require_whole_in_cycles
from frontends.errors import UnknownFunction, Unsupported
from interp import ir

_MOST = 1_000_000


class Circuit(Struct, frozen=True):
    """`lower` gives the function of one step and raises `Unsupported`; `unknown` are the registers of which nobody
    knows what they hold at first; `called` gives the functions that a step calls."""

    summary: Summary
    lower: Callable[[], ir.Function]
    unknown: Mapping[str, ir.Place]
    called: Callable[[], Mapping[str, ir.Function]] = dict

    def summary_of(self, run: str) -> Summary:
        """What the function of a `run` takes and gives: that of one step, of so many cycles, or from go to done.
        Raises `UnknownFunction` for a circuit without the ports for that."""
        if not run:
            return self.summary
        if run == DONE:
            return summary_until_done(self.summary)
        return summary_in_cycles(self.summary, int(run), self.unknown)

    def module(self, run: str) -> ir.Module:
        """The function of a `run`, with what it calls. Raises `Unsupported` and `UnknownFunction`."""
        step = self.lower()
        called = self.called()
        if not run:
            return ir.Module({self.summary.name: step, **called})
        require_whole_in_cycles(step, self.summary.registers)
        if run == DONE:
            return _with(until_done(step, self.summary), called)
        registers = {each.name for each in self.summary.parameters[-self.summary.registers :]}
        for name, place in self.unknown.items():
            if name not in registers:
                raise Unsupported(
                    "register", place, f"a bit of '{name}' whose initial value is unknown, in the first cycles"
                )
        return _with(in_cycles(step, self.summary, int(run), self.unknown), called)


def _with(module: ir.Module, called: Mapping[str, ir.Function]) -> ir.Module:
    module.functions.update(called)
    return module


def wanted(entry: str) -> tuple[str, str]:
    """The circuit that a function's name `circuit`, `circuit@8` or `circuit@done` is meant of, and the run of it: the
    number of its first cycles, `done`, or nothing for a step. Raises `UnknownFunction`."""
    name, separator, run = entry.rpartition("@")
    if not separator:
        return entry, ""
    if run != DONE and (not run.isdecimal() or not 1 <= int(run) <= _MOST):
        raise UnknownFunction(f"'{run}' is neither 'done' nor a number of cycles from 1 to {_MOST:,}")
    return name, run


_Function = TypeVar("_Function")


class Functions(Mapping[str, _Function | Summary], Generic[_Function]):
    """Functions by name, which it lists, and the runs of circuits, which one has to ask for. `circuit` gives the one of
    a name, if that is one."""

    def __init__(self, listed: Mapping[str, _Function], circuit: Callable[[str], Circuit | None]) -> None:
        self._listed = listed
        self._circuit = circuit

    def __getitem__(self, entry: str) -> _Function | Summary:
        """Raises `KeyError`, and `UnknownFunction` for what is no run of a circuit."""
        if entry in self._listed:
            return self._listed[entry]
        name, separator, _ = entry.rpartition("@")
        circuit = self._circuit(name) if separator else None
        if circuit is None:
            raise KeyError(entry)
        return circuit.summary_of(wanted(entry)[1])

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


def circuit_of(interface: Interface[Any], name: str, place: ir.Place, lower: Callable[[], ir.Function]) -> Circuit:
    """The circuit of a name and a place whose step has an interface."""
    return Circuit(interface.summary(name, place), lower, interface.unknown)


class CircuitSource:
    """The circuits of a text, which the user knows as `file`; `noun` is what its language calls one."""

    def __init__(self, text: str, file: str, noun: str, circuits: Mapping[str, Circuit]) -> None:
        self.file = file
        self.text = text
        self._noun = noun
        self._circuits = circuits
        steps = {name: circuit.summary for name, circuit in circuits.items()}
        self.functions = Functions(steps, circuits.get)

    def lower(self, entry: str) -> ir.Module:
        """The circuit `entry`. Raises `Unsupported` and `UnknownFunction`."""
        name, run = wanted(entry)
        circuit = self._circuits.get(name)
        if circuit is None:
            raise UnknownFunction(f"'{self.file}' has no {self._noun} '{name}'")
        return circuit.module(run)
