"""A file of structural Verilog as a source of programs: each module is a function of one step, and
`module@8` one of its first eight cycles."""

from __future__ import annotations

from pathlib import Path

from frontends.cycles import Functions, in_cycles, wanted
from frontends.errors import InputProblem, SyntaxProblem, UnknownFunction
from frontends.steps import Parameter, Summary
from frontends.verilog.lowering import interface, lower
from frontends.verilog.parser import read
from frontends.verilog.syntax import Module, Net
from interp import ir


class Source:
    """The modules of a text, which the user knows as `file`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._modules = read(text, file)
        self.functions = Functions({name: _summary(module) for name, module in self._modules.items()})

    def lower(self, entry: str) -> ir.Module:
        """The module `entry`. Raises `Unsupported` and `UnknownFunction`."""
        name, count = wanted(entry)
        module = self._modules.get(name)
        if module is None:
            raise UnknownFunction(f"'{self.file}' has no module '{name}'")
        step = lower(module)
        registers = interface(module).registers
        unknown = {each.name: each.place for each in registers if each.initial is None or each.initial.unknown}
        return in_cycles(step, entry, count, unknown) if count else ir.Module({name: step})


def load(path: Path) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, and `InputProblem` where the file cannot be read."""
    try:
        return Source(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as problem:
        raise SyntaxProblem(f"'{path}' is not UTF-8 text") from problem
    except OSError as problem:
        raise InputProblem(f"cannot read '{path}': {problem.strerror or problem}") from problem


def _summary(module: Module) -> Summary:
    ports = interface(module)
    return Summary(
        module.name,
        tuple(Parameter(net.name, _type(net)) for net in (*ports.inputs, *ports.registers)),
        tuple(_type(net) for net in (*ports.outputs, *ports.registers, *ports.registers)),
        module.place,
        len(ports.registers),
    )


def _type(net: Net) -> ir.Scalar:
    return ir.Scalar(f"i{net.width}")
