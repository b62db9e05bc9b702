"""Circuits with registers as functions of one step, whatever language they are written in."""

from __future__ import annotations

from dataclasses import dataclass

from interp import ir

STEPS = (
    "what is compared is what registers hold at first, and one step from every state, registers of one name holding "
    "the same"
)
"""The assumption that such a function carries."""


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    converted: ir.Type


@dataclass(frozen=True, slots=True)
class Summary:
    """What the function of a netlist takes and gives. Of the parameters the last are `registers`; the last results are
    what these hold next, and what they hold at first."""

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[ir.Type, ...]
    place: ir.Place
    registers: int = 0
    defined: bool = True
    public: bool = True
