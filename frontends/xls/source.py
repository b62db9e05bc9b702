"""A file of XLS IR as a source of programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from frontends import reading
from frontends.api import Unread
from frontends.circuits.source import Circuit, wanted
from frontends.circuits.transition_functions import Parameter, Summary
from frontends.errors import UnknownFunction, Unsupported
from frontends.xls import blocks, procs
from frontends.xls.functions import lower, lower_cycles, lower_ports
from frontends.xls.layout import leaves_of
from frontends.xls.parser import read
from frontends.xls.syntax import Function, Other
from interp import ir

_FORM = re.compile(r"(?P<name>[^@]+)(?:@(?:(?P<ports>ports)|(?P<cycles>\d{1,6})\+(?P<latency>\d{1,6})))?")


class Source:
    """The functions of a package, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        package = read(text, file)
        self._functions = package.functions
        self._others = dict(package.others)
        self._circuits: dict[str, Circuit] = {}
        for name, block in package.blocks.items():
            key = f"{name} (block)" if name in self._functions else name
            try:
                self._circuits[key] = blocks.circuit_of(block)
            except Unsupported as problem:
                self._others[key] = Other("block", name, block.place, problem)
        for name, proc in package.procs.items():
            key = f"{name} (proc)" if name in self._functions or name in package.blocks else name
            try:
                self._circuits[key] = procs.circuit_of(package, proc)
            except Unsupported as problem:
                self._others[key] = Other("proc", name, proc.place, problem)
        self.functions = _Forms(self)

    def lower(self, entry: str) -> ir.Module:
        """Raises `Unsupported` and `UnknownFunction`."""
        if entry in self._others:
            other = self._others[entry]
            raise other.why or Unsupported(other.kind, other.place)
        circuit, _, run = entry.partition("@")
        if circuit in self._circuits:
            return self._circuits[circuit].module(wanted(entry)[1] if run else "")
        match = _FORM.fullmatch(entry)
        if match is None or match["name"] not in self._functions:
            raise UnknownFunction(f"'{self.file}' has no function '{entry}'")
        name = match["name"]
        if match["ports"]:
            return lower_ports(self._functions, name, entry)
        if match["cycles"]:
            cycles, latency = int(match["cycles"]), int(match["latency"])
            if latency >= cycles:
                raise UnknownFunction(f"'{entry}' has no output: its latency is not less than its number of cycles")
            return lower_cycles(self._functions, name, entry, cycles, latency)
        return lower(self._functions, name)

    def listed(self) -> Mapping[str, Function]:
        return self._functions

    def beside(self) -> Mapping[str, Summary | Unread]:
        """What is no function: blocks, procs, and what is not modelled."""
        found = {name: circuit.summary for name, circuit in self._circuits.items()}
        return found | {name: Unread(name, other.place) for name, other in self._others.items()}

    def run_of(self, entry: str) -> Summary | None:
        """A run of a block or a proc that one has to ask for, None for anything else."""
        circuit, separator, _ = entry.partition("@")
        if not separator or circuit not in self._circuits:
            return None
        return self._circuits[circuit].summary_of(wanted(entry)[1])


class _Forms(Mapping[str, Summary | Unread]):
    """The functions by name, and the forms of them that one has to ask for."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._listed = source.listed()
        self._beside = source.beside()
        self._tops = any(function.top for function in self._listed.values())

    def __getitem__(self, entry: str) -> Summary | Unread:
        function = self._listed.get(entry)
        if function is not None:
            return Summary(
                entry,
                tuple(
                    Parameter(leaf.name(parameter.name), leaf.type)
                    for parameter in function.parameters
                    for leaf in leaves_of(parameter.type)
                ),
                tuple(leaf.type for leaf in leaves_of(function.type)),
                function.place,
                public=function.top or not self._tops,
            )
        if entry in self._beside:
            return self._beside[entry]
        if (run := self._source.run_of(entry)) is not None:
            return run
        match = _FORM.fullmatch(entry)
        if match is None or match["name"] not in self._listed:
            raise KeyError(entry)
        lowered = self._source.lower(entry).functions[entry]
        parameters = tuple(Parameter(each.name, each.type) for each in lowered.parameters)
        return Summary(entry, parameters, tuple(lowered.results), lowered.place)

    def __iter__(self) -> Iterator[str]:
        return iter((*self._listed, *self._beside))

    def __len__(self) -> int:
        return len(self._listed) + len(self._beside)


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    return Source(reading.read(path), str(path))
