"""Affine IR to the machine's bytecode."""

from __future__ import annotations

from msgspec import Struct

from interp import _native, ir
from interp.ir import Place
from interp.machine.analysis.patterns import reads_patterns
from interp.machine.assembly import affine, concurrency, control, memory, pointers, scalars  # noqa: F401
from interp.machine.assembly.assembler import Assembler
from interp.machine.assembly.emitter import Emitter
from interp.machine.coverage import Sites


class DataTraits(Struct, frozen=True):
    """Whether some operation makes poison of operands that are none, whether some address, or how often some loop
    runs, is data, whether patterns of floats are looked at, and whether indices that are data are taken for numbers:
    where some view begins at data, or some pointer is moved by products of data that must not overflow."""

    poisons: bool
    addresses: bool
    patterns: bool
    exact_indices: bool

    def __or__(self, other: DataTraits) -> DataTraits:
        return DataTraits(
            self.poisons or other.poisons,
            self.addresses or other.addresses,
            self.patterns or other.patterns,
            self.exact_indices or other.exact_indices,
        )


def assemble_native(
    module: ir.Module,
    entry: str,
    data: frozenset[int] | None,
    dropped: frozenset[str] = frozenset(),
    notes_promises: bool = False,
    settled: frozenset[ir.Operation] = frozenset(),
) -> tuple[_native.Program, list[Place], list[tuple[str, tuple[int, ...]]], DataTraits, Sites, int, frozenset[int]]:
    """The native program for `entry` when its scalar parameters at the positions `data` are data, None for those of
    which no number is made that the machine goes by; the place of each instruction; name and shape of each of its
    globals; what both programs of a pair must know of it; where it decides what it does; how many operations a run that
    comes to its end has at least; and what is data. The flags `dropped` are left out of
    scalar operations; a broken promise is noted where `notes_promises`, and ends the run where not. The operations
    `settled` are left out. Raises `AssemblyError`."""
    assembler = Assembler(module, entry, data, dropped, notes_promises, settled)
    least = {function.name: Emitter(assembler, function).emit() for function in assembler.classes.reached}
    traits = DataTraits(
        assembler.poisons,
        assembler.addresses,
        reads_patterns(assembler.classes.reached),
        assembler.begins_at_data or (assembler.displaces_by_data and assembler.multiplies_within),
    )
    sites = Sites(assembler.module, tuple(assembler.sites))
    return *assembler.finish(entry), traits, sites, least[entry], assembler.data
