"""The machine from Python: assemble a module, run it in a value domain, compare two executions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from interp.ir import Module, Place


class Domain(Enum):
    """What a data value is while the machine runs (see the table in `interp/README.md`)."""

    EXACT = "exact"
    FINGERPRINT = "fingerprint"
    CONCRETE = "concrete"
    EXTENT = "extent"  # data is not computed at all; finds the extents that accesses to elastic inputs need


@dataclass(frozen=True, slots=True)
class Limits:
    """`operations` of IR, `memory` in bytes and `seconds`, each for one execution."""

    operations: int = 10**12
    memory: int = 4 << 30
    seconds: float = 300.0


@dataclass(frozen=True, slots=True)
class SizeInput:
    """A scalar parameter that is concrete in every domain; `value` is signed."""

    value: int


@dataclass(frozen=True, slots=True)
class DataInput:
    """A scalar parameter that is data: a symbol, or in the concrete domain a number from the sample."""


@dataclass(frozen=True, slots=True)
class BufferInput:
    """A view parameter over a buffer of its own, filled with data. A size None is elastic (extent domain only).
    `strides` None is row-major; otherwise strides and offset are in elements."""

    sizes: tuple[int | None, ...]
    strides: tuple[int, ...] | None = None
    offset: int = 0


Input = SizeInput | DataInput | BufferInput


@dataclass(frozen=True, slots=True)
class Sample:
    """Where the concrete domain's data comes from: a generator by `seed` and `profile`, equal for equal (parameter,
    element) in both programs. `overrides` maps (parameter, element of its buffer in row-major order) to bits.

    Profiles: `small` (small integers; floats that are small integers or halves), `generic` (floats of random sign
    and mantissa near 1; integers of all bits), `special` (zeros of both signs, infinities, NaN, subnormals, extremes,
    mixed with generic values)."""

    seed: int = 0
    profile: str = "generic"
    overrides: Mapping[tuple[int, int], int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stop:
    """Why an execution did not finish.

    `kind` is `undefined` (the program did something that has no meaning: out of bounds, division by zero, ...), `data`
    (control or an address depends on data), `race`, `limit-operations`, `limit-memory`, `limit-time`, `cancelled`, or
    `unsupported`. `places` are the places that the message speaks of, the place of the operation first."""

    kind: str
    message: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class CellValue:
    """One output cell. `state` is `constant` (then `bits` holds its pattern), `symbolic`, `uninitialized` (never
    written) or `poison` (computed from an uninitialized or poison value, `origin` says where); `approximate` where
    the bits depend on a library function of unspecified precision; `writer` is the place of the last store, known only
    when the execution tracked writers."""

    state: str
    bits: int | None = None
    approximate: bool = False
    writer: Place | None = None
    origin: Place | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """An element of an output: `output` is ("argument", position), ("result", position) or ("global", name)."""

    output: tuple[str, int | str]
    index: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    cell: Cell
    source: CellValue
    target: CellValue


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two executions side by side. `cells` were compared, `differing` of them are not equal and `differences` lists
    the first ones; `source_uninitialized` and `source_poison` count cells that the source leaves without a value, which
    the target may define as it likes. `problems` says in words what else differs (results of other shapes, external
    calls, operations in the target that may be undefined and that the source does not execute), with places."""

    cells: int
    differing: int
    differences: tuple[Difference, ...]
    source_uninitialized: int
    source_poison: int
    problems: tuple[tuple[str, Place | None], ...]


class Execution:
    """One finished or stopped run. `operations` counts executed IR operations, `hashed` the expressions built (the
    n of the fingerprint domain's error bound); `extents` maps an elastic parameter to the extents that it needs."""

    stop: Stop | None
    operations: int
    hashed: int
    seconds: float
    peak_memory: int
    extents: dict[int, tuple[int, ...]]

    def expression(self, cell: Cell, depth: int = 6) -> str:
        """The expression of an output cell in the exact domain as text, cut below `depth`."""
        raise NotImplementedError

    def inputs_of(self, cell: Cell, limit: int = 64) -> list[tuple[int, int]]:
        """The (parameter, element) symbols that an output cell depends on, at most `limit` (exact domain)."""
        raise NotImplementedError

    def value(self, cell: Cell) -> CellValue:
        """What the execution left in an output cell."""
        raise NotImplementedError


class Program:
    """A module assembled for one entry function; it can be run many times, also from several threads at once."""

    def run(
        self,
        inputs: Sequence[Input],
        domain: Domain,
        *,
        limits: Limits = Limits(),
        seed: int = 0,
        sample: Sample | None = None,
        track_writers: bool = False,
    ) -> Execution:
        """Runs to the end or to a `Stop`. `seed` keys the fingerprint domain: two executions are comparable only under
        the same seed. Symbols are named by parameter position and element, so equal positions mean equal inputs."""
        raise NotImplementedError


def assemble(module: Module, entry: str) -> Program:
    raise NotImplementedError


def run_pair(
    source: Program,
    target: Program,
    source_inputs: Sequence[Input],
    target_inputs: Sequence[Input],
    domain: Domain,
    *,
    limits: Limits = Limits(),
    seed: int = 0,
    sample: Sample | None = None,
    track_writers: bool = False,
) -> tuple[Execution, Execution]:
    """Both programs side by side on two threads; when one stops on a limit, the other is cancelled."""
    raise NotImplementedError


def compare(source: Execution, target: Execution, limit: int = 16) -> Comparison:
    """Compares every cell of every argument buffer, result and public global of two executions in the same domain."""
    raise NotImplementedError
