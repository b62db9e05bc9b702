"""A file of PLENA assembly as a source of programs: the one kernel that it holds."""

from __future__ import annotations

from pathlib import Path

from frontends import reading
from frontends.circuits.transition_functions import Parameter, Summary
from frontends.errors import UnknownFunction
from frontends.plena.lowering import lower
from frontends.plena.parser import read
from interp import ir


class Source:
    """The kernel of a text, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._program = read(text, file)
        name, machine = self._program.name, self._program.machine
        parameters = tuple(Parameter(each.name, each.type(machine)) for each in self._program.arguments)
        self.functions = {name: Summary(name, parameters, (), self._program.place)}

    def lower(self, entry: str) -> ir.Module:
        """Raises `Unsupported` and `UnknownFunction`."""
        if entry not in self.functions:
            raise UnknownFunction(f"'{self.file}' has no kernel '{entry}'")
        return ir.Module({entry: lower(self._program)})


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    return Source(reading.read(path), str(path))
