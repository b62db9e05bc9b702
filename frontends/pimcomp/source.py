"""A file of PIMCOMP's instructions as a source of programs: the one network that it computes."""

from __future__ import annotations

from pathlib import Path

from frontends import reading
from frontends.circuits.transition_functions import Parameter, Summary
from frontends.errors import UnknownFunction
from frontends.pimcomp.documents import read_document
from frontends.pimcomp.lowering import Lowering
from interp import ir

ENTRY = "main"


class Source:
    """The network of a text, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._document = read_document(text, file)
        parameters = Lowering(self._document).parameters
        given = tuple(Parameter(each.name, each.type) for each in parameters)
        self.functions = {ENTRY: Summary(ENTRY, given, (), self._document.place)}

    def lower(self, entry: str) -> ir.Module:
        """Raises `Unsupported` and `UnknownFunction`."""
        if entry != ENTRY:
            raise UnknownFunction(f"'{self.file}' has no function '{entry}', but '{ENTRY}'")
        return ir.Module({ENTRY: Lowering(self._document).function(ENTRY)})


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    return Source(reading.read(path), str(path))
