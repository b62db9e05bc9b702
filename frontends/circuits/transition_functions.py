"""Circuits with registers as functions of one step, whatever language they are written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct, field

from frontends.api import FIRST_OF_REGISTER, NEXT_OF_REGISTER, REGISTER
from interp import ir

STEPS = (
    "what is compared is what registers hold at first, and one step from every state, registers of one name holding "
    "the same"
)
"""The assumption that such a function carries."""


class Parameter(Struct, frozen=True):
    """An input or a register of a circuit, as a parameter."""

    name: str
    converted: ir.Type


class Summary(Struct, frozen=True):
    """What the function of a netlist takes and gives. Of the parameters the last are `registers`, and those that are
    `constant` are the same at all steps; the first results are the `outputs` by name, the last what registers hold
    next, and what they hold at first."""

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[ir.Type, ...]
    place: ir.Place
    registers: int = 0
    outputs: tuple[str, ...] = ()
    constant: frozenset[str] = frozenset()
    defined: bool = True
    public: bool = True


def ports(inputs: Sequence[str], registers: Sequence[str], outputs: Sequence[str], clock: str) -> ir.Ports:
    """The ports of the function of one step, from the names of what it takes and gives. What registers hold next, and
    at first, follows the outputs."""
    taken = [f"input '{name}'" for name in inputs] + [f"{REGISTER}'{name}'" for name in registers]
    given = [f"output '{name}'" for name in outputs]
    given += [f"{which}'{name}'" for which in (NEXT_OF_REGISTER, FIRST_OF_REGISTER) for name in registers]
    return ir.Ports(tuple(taken), tuple(given), clock)


class Signal(Protocol):
    """An integer that goes in, comes out, or is held."""

    @property
    def name(self) -> str: ...

    @property
    def type(self) -> ir.Scalar: ...


class Wire(Struct, frozen=True):
    """A signal that is nothing else."""

    name: str
    type: ir.Scalar


def names(signals: Sequence[Signal]) -> tuple[str, ...]:
    return tuple(signal.name for signal in signals)


_Signal = TypeVar("_Signal", bound=Signal)


class Interface(Struct, Generic[_Signal], frozen=True):
    """What the function of one step takes and gives, in order. `clock` says with which edge a step ends; `unknown` are
    the registers of which nobody knows what they hold at first, and where they stand; `constant` are the inputs that
    are the same at all steps."""

    inputs: Sequence[_Signal]
    registers: Sequence[_Signal]
    outputs: Sequence[_Signal]
    clock: str
    unknown: Mapping[str, ir.Place] = field(default_factory=dict)
    constant: frozenset[str] = frozenset()

    @property
    def ports(self) -> ir.Ports:
        return ports(names(self.inputs), names(self.registers), names(self.outputs), self.clock)

    def summary(self, name: str, place: ir.Place) -> Summary:
        return Summary(
            name,
            tuple(Parameter(signal.name, signal.type) for signal in (*self.inputs, *self.registers)),
            tuple(signal.type for signal in (*self.outputs, *self.registers, *self.registers)),
            place,
            len(self.registers),
            names(self.outputs),
            self.constant,
        )
