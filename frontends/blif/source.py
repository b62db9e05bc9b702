"""A file of netlists as a source of programs: each model is a function of one step, and `model@8`
one of its first eight cycles."""

from __future__ import annotations

from pathlib import Path

from frontends.blif.lowering import interface, lower
from frontends.blif.netlist import Netlist, read
from frontends.cycles import Functions, in_cycles, wanted
from frontends.errors import InputProblem, SyntaxProblem, UnknownFunction
from frontends.steps import Parameter, Summary
from interp import ir


class Source:
    """The models of a text, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._netlists = read(text, file)
        self.functions = Functions({name: _summary(netlist) for name, netlist in self._netlists.items()})

    def lower(self, entry: str) -> ir.Module:
        """The model `entry`. Raises `Unsupported` and `UnknownFunction`."""
        name, count = wanted(entry)
        netlist = self._netlists.get(name)
        if netlist is None:
            raise UnknownFunction(f"'{self.file}' has no model '{name}'")
        step = lower(netlist)
        unknown = {each.output: each.place for each in netlist.registers.values() if each.initial is None}
        return in_cycles(step, entry, count, unknown) if count else ir.Module({name: step})


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where the file cannot be read."""
    try:
        return Source(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as problem:
        raise SyntaxProblem(f"'{path}' is not UTF-8 text") from problem
    except OSError as problem:
        raise InputProblem(f"cannot read '{path}': {problem.strerror or problem}") from problem


def _summary(netlist: Netlist) -> Summary:
    ports = interface(netlist)
    return Summary(
        netlist.name,
        tuple(Parameter(bus.name, bus.type) for bus in (*ports.inputs, *ports.registers)),
        tuple(bus.type for bus in (*ports.outputs, *ports.registers, *ports.registers)),
        netlist.place,
        len(ports.registers),
    )
