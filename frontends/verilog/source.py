"""A file of structural Verilog as a source of programs."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from frontends import reading
from frontends.circuits.source import CircuitSource, circuit_of
from frontends.verilog.lowering import interface, lower
from frontends.verilog.parser import read


def load(path: Path) -> CircuitSource:
    """The modules of a file. Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    text, file = reading.read(path), str(path)
    circuits = {
        name: circuit_of(interface(each), each.name, each.place, partial(lower, each))
        for name, each in read(text, file).items()
    }
    return CircuitSource(text, file, "module", circuits)
