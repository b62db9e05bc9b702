"""A file of structural Verilog as a source of programs."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from frontends import reading
from frontends.circuits.source import Circuit, CircuitSource
from frontends.verilog.lowering import interface, lower
from frontends.verilog.parser import read
from frontends.verilog.syntax import Module


def load(path: Path) -> CircuitSource:
    """The modules of a file. Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    text, file = reading.read(path), str(path)
    return CircuitSource(text, file, "module", {name: _circuit(each) for name, each in read(text, file).items()})


def _circuit(module: Module) -> Circuit:
    ports = interface(module)
    return Circuit(ports.summary(module.name, module.place), partial(lower, module), ports.unknown)
