"""A pair ready to run: both programs lowered to affine IR, assembled, and their signatures brought together."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from equiv.errors import WrongUse
from equiv.signature import Signature, unify
from equiv.verdict import Side, Statistics
from interp import ir, machine


@dataclass(slots=True)
class Pair:
    """`loose` holds where a program has a reduction whose order is not specified: its float values are one choice."""

    source: Side
    target: Side
    source_module: ir.Module
    target_module: ir.Module
    signature: Signature
    source_program: machine.Program
    target_program: machine.Program

    @property
    def source_function(self) -> ir.Function:
        return self.source_module.functions[self.source.function]

    @property
    def target_function(self) -> ir.Function:
        return self.target_module.functions[self.target.function]

    @property
    def loose(self) -> bool:
        return any(unordered_reductions(module) for module in (self.source_module, self.target_module))

    def output_element(self, output: tuple[str, int | str]) -> ir.Scalar:
        """The scalar type of an output's cells."""
        kind, which = output
        if isinstance(which, str):
            return self.source_module.globals[which].element
        given = self.signature.parameters[which].type if kind == "argument" else self.signature.results[which]
        return given if isinstance(given, ir.Scalar) else given.element

    def output_name(self, output: tuple[str, int | str]) -> str:
        """What a reader calls an output."""
        kind, which = output
        if isinstance(which, str):
            return f"@{which}"
        return f"%{self.signature.parameters[which].name}" if kind == "argument" else f"result {which}"

    @property
    def has_outputs(self) -> bool:
        """Whether anything of a run can be observed."""
        if self.signature.results or any(isinstance(p.type, ir.View) for p in self.signature.parameters):
            return True
        modules = (self.source_module, self.target_module)
        return any(
            any(not each.private and not each.constant for each in module.globals.values())
            or any(isinstance(op, ir.Opaque) for f in module.functions.values() if f.body for op in ir.walk(f.body))
            for module in modules
        )


def make_pair(source_module: ir.Module, target_module: ir.Module, source: Side, target: Side) -> Pair:
    """Assembles both programs. Raises `WrongUse` where the functions cannot be compared."""
    source_function, target_function = (
        source_module.functions[source.function],
        target_module.functions[target.function],
    )
    signature = unify(source_function, target_function)
    pair = Pair(
        source,
        target,
        source_module,
        target_module,
        signature,
        machine.assemble(source_module, source.function),
        machine.assemble(target_module, target.function),
    )
    if not pair.has_outputs:
        raise WrongUse(
            f"function '{source.function}' has nothing to compare: no results, no memref arguments, no public globals "
            "and no external calls",
            source_function.place,
        )
    return pair


def unordered_reductions(module: ir.Module) -> list[ir.Place]:
    """The reductions of floats in `module` whose order the program leaves open."""
    return [place for function in module.functions.values() for place in function.unordered_reductions]


@dataclass(slots=True)
class Meter:
    """What a check may use and what it has used. `memory` in bytes is for both programs together."""

    operations: int
    memory: int
    deadline: float
    seed: int
    stats: Statistics = field(default_factory=Statistics)

    @property
    def seconds_left(self) -> float:
        return self.deadline - time.monotonic()

    def limits(self, operations: int | None = None, memory: int | None = None) -> machine.Limits:
        """The limits of one more run, in which two programs share the memory."""
        return machine.Limits(
            operations=self.operations if operations is None else min(operations, self.operations),
            memory=(self.memory if memory is None else min(memory, self.memory)) // 2,
            seconds=max(self.seconds_left, 0.001),
        )

    def count(self, phase: str, source: machine.Execution, target: machine.Execution | None = None) -> None:
        """Adds a run to the statistics."""
        stats = self.stats
        stats.source_operations += source.operations
        stats.target_operations += target.operations if target else 0
        stats.peak_memory = max(stats.peak_memory, source.peak_memory + (target.peak_memory if target else 0))
        seconds = max(source.seconds, target.seconds if target else 0.0)
        self.spend(phase, seconds)

    def spend(self, phase: str, seconds: float) -> None:
        self.stats.seconds[phase] = self.stats.seconds.get(phase, 0.0) + seconds
