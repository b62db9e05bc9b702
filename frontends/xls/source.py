"""A file of XLS IR as a source of programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from frontends import reading
from frontends.circuits.transition_functions import Parameter, Summary
from frontends.errors import UnknownFunction
from frontends.xls.functions import lower, lower_cycles, lower_ports
from frontends.xls.layout import leaves_of
from frontends.xls.parser import read
from frontends.xls.syntax import Function
from interp import ir

_FORM = re.compile(r"(?P<name>[^@]+)(?:@(?:(?P<ports>ports)|(?P<cycles>\d{1,6})\+(?P<latency>\d{1,6})))?")


class Source:
    """The functions of a package, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._functions = read(text, file)
        self.functions = _Forms(self)

    def lower(self, entry: str) -> ir.Module:
        """Raises `Unsupported` and `UnknownFunction`."""
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


class _Forms(Mapping[str, Summary]):
    """The functions by name, and the forms of them that one has to ask for."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._listed = source.listed()
        self._tops = any(function.top for function in self._listed.values())

    def __getitem__(self, entry: str) -> Summary:
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
        match = _FORM.fullmatch(entry)
        if match is None or match["name"] not in self._listed:
            raise KeyError(entry)
        lowered = self._source.lower(entry).functions[entry]
        parameters = tuple(Parameter(each.name, each.type) for each in lowered.parameters)
        return Summary(entry, parameters, tuple(lowered.results), lowered.place)

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where it cannot be read."""
    return Source(reading.read(path), str(path))
