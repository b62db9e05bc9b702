"""A file of netlists as a source of programs."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from frontends import reading
from frontends.blif.lowering import interface, lower
from frontends.blif.netlist import Netlist, read
from frontends.circuits.source import Circuit, CircuitSource


def load(path: Path) -> CircuitSource:
    """The models of a file. Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    text, file = reading.read(path), str(path)
    return CircuitSource(text, file, "model", {name: _circuit(each) for name, each in read(text, file).items()})


def _circuit(netlist: Netlist) -> Circuit:
    ports = interface(netlist)
    return Circuit(ports.summary(netlist.name, netlist.place), partial(lower, netlist), ports.unknown)
