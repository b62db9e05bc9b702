"""What a run of the machine is given, and what it says of itself: domains, limits, inputs, stops and cells."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import Enum, StrEnum

from msgspec import Struct, field

from interp import _native
from interp.ir import Output, Place
from interp.ir.outputs import CellState


class Domain(Enum):
    """What a data value is while the machine runs (see `docs/concepts/domains.md`)."""

    EXACT = "exact"
    FINGERPRINT = "fingerprint"
    CONCRETE = "concrete"
    ALGEBRAIC = "algebraic"
    REASSOCIATING = "reassociating"
    ENCLOSURE = "enclosure"  # the real numbers of concrete inputs, to within balls
    DEGREE = "degree"  # finds what the algebraic domain's error bound needs
    EXTENT = "extent"  # data is not computed at all; finds the extents that accesses to elastic inputs need


class Limits(Struct, frozen=True):
    """`operations` of IR, `memory` in bytes and `seconds`, each for one execution. `watch` is told twice a second how
    many operations were executed so far, of two programs together."""

    operations: int = 10**12
    memory: int = 4 << 30
    seconds: float = 300.0
    watch: Callable[[int], None] | None = None


class Algebra(Struct, frozen=True):
    """How the algebraic and the reassociating domain take floats. `field_bits` is the size of the field of exponents,
    full unless a test wants collisions; with `any_precision` conversions between float formats do not round, and with
    `definedness` a target's value is equal only where it is defined wherever the source's is. With `copies` the degree
    domain counts what the reassociating domain's error bound needs. Sums and products are reassociated `everywhere`, or
    where the operations' flags allow it; `fuses` takes an `fma` of the target for a product and a sum with the flag
    `contract`."""

    field_bits: int = _native.FIELD_BITS
    any_precision: bool = False
    definedness: bool = False
    copies: bool = False
    everywhere: bool = True
    fuses: bool = False


class Schedule(Struct, frozen=True):
    """Which of several agents runs next. Under seed 0 the one that has been ready for longest runs until it has to
    wait; under another any of them, changing at every synchronization, and with `preempt` at every access to memory.
    `script` makes each choice by its number instead, the first one where it ends. With `any_order` a run goes on where
    the order in which agents synchronize is not determined: what it computes then holds for this schedule alone. With
    `slots` a put waits while its channel holds that many puts of which something was not taken; with 0 slots it waits
    until everything that it put is taken."""

    seed: int = 0
    preempt: bool = False
    any_order: bool = False
    slots: int | None = None
    script: tuple[int, ...] | None = None


class Lanes(Enum):
    """Whether iterations of loops are run in step (`interp/native/lanes`), which shows in nothing but the time: never,
    where it pays, or wherever they may be."""

    NEVER = 0
    PAYING = 1
    ALWAYS = 2

    @staticmethod
    def chosen() -> Lanes:
        """What the environment's `EQUIV_LANES` says: `never`, `paying` or `always`. Raises `ValueError`."""
        name = os.environ.get("EQUIV_LANES", "paying")
        if name.upper() not in Lanes.__members__:
            raise ValueError(f"EQUIV_LANES is '{name}', and not 'never', 'paying' or 'always'")
        return Lanes[name.upper()]


class Threads(Struct, frozen=True):
    """Among how many threads the blocks of a kernel are shared out where these are independent
    (`interp/native/machine/task_shares.h`), which shows in nothing but the time and the memory. `always` shares out
    what is too little to be worth it."""

    count: int = 1
    always: bool = False

    @staticmethod
    def chosen() -> Threads:
        """What the environment's `EQUIV_THREADS` says: a number, with `always` behind it or not; else as many as there
        are processors. Raises `ValueError`."""
        match os.environ.get("EQUIV_THREADS", "").split():
            case []:
                return Threads(
                    len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
                )
            case [count, *rest] if count.isdecimal() and int(count) > 0 and rest in ([], ["always"]):
                return Threads(int(count), bool(rest))
        raise ValueError(f"EQUIV_THREADS is '{os.environ['EQUIV_THREADS']}', and not '4' or '4 always', say")

    @staticmethod
    def leave_to_others() -> None:
        """Has runs of this process use one thread, where the environment says nothing: others like it run beside it."""
        os.environ.setdefault("EQUIV_THREADS", "1")


class SizeInput(Struct, frozen=True):
    """A scalar parameter that is concrete in every domain; `value` is signed."""

    value: int


class DataInput(Struct, frozen=True):
    """A scalar parameter that is data: a symbol, or in the concrete domain a number from the sample."""


class BufferInput(Struct, frozen=True):
    """A view parameter over a buffer of its own, filled with data. A size None is elastic (extent domain only).
    `strides` None is row-major; otherwise strides and offset are in elements. With `keeps_reaches` a run keeps how far
    accesses go on each path."""

    sizes: tuple[int | None, ...]
    strides: tuple[int, ...] | None = None
    offset: int = 0
    keeps_reaches: bool = False


Input = SizeInput | DataInput | BufferInput


class Sample(Struct, frozen=True):
    """Where the concrete domain's data comes from: a generator by `seed` and `profile`, equal for equal (parameter,
    element) in both programs. `overrides` maps (parameter, element of its view in row-major order) to bits.

    Profiles: `small` (small integers; floats that are small integers or halves), `generic` (floats of random sign
    and mantissa near 1; integers of all bits), `special` (zeros of both signs, infinities, NaN, subnormals, extremes,
    mixed with generic values), `large` (floats of magnitude 64 to 8192, all negative under odd seeds), `dominant`
    (generic, with a large positive diagonal), `zeros`, `alike` (all zero, of floats the negative one, all positive, all
    negative, or all the same, by the seed), `few-N` (integers from 0 to N - 1; floats likewise, generic under odd
    seeds), `sorted-N` (the same for floats; integers up to N that do not descend along a buffer). With `fresh-` before
    it, globals hold what they were initialized with instead of data."""

    seed: int = 0
    profile: str = "generic"
    overrides: Mapping[tuple[int, int], int] = field(default_factory=dict)


class Range(Struct, frozen=True):
    """That all elements of an integer parameter are from `low` to `high`, as signed numbers."""

    parameter: int
    low: int
    high: int


class StopKind(StrEnum):
    """Why an execution did not finish."""

    UNDEFINED = "undefined"  # out of bounds, division by zero, ...
    RACE = "race"
    DEADLOCK = "deadlock"
    DATA = "data"  # control or an address depends on data
    ORDER = "order"  # which of two agents synchronizes first is not determined
    SINGULAR = "singular"  # a divisor is zero at the points of the algebraic domain
    OVERFLOW = "overflow"  # of an affine expression
    UNSUPPORTED = "unsupported"
    ENDLESS = "endless"  # in a state in which it was before
    LIMIT_OPERATIONS = "limit-operations"
    LIMIT_MEMORY = "limit-memory"
    LIMIT_TIME = "limit-time"
    CANCELLED = "cancelled"


LIMITS = frozenset((StopKind.LIMIT_OPERATIONS, StopKind.LIMIT_MEMORY, StopKind.LIMIT_TIME))


class Stop(Struct, frozen=True):
    """That an execution did not finish. `places` are those that the message speaks of, the operation's own first."""

    kind: StopKind
    message: str
    places: tuple[Place, ...]

    @property
    def is_undefined(self) -> bool:
        """Whether the program is undefined for its inputs."""
        return self.kind in (StopKind.UNDEFINED, StopKind.RACE, StopKind.DEADLOCK)

    @property
    def is_no_end(self) -> bool:
        """Whether the program never comes to its end for its inputs, or is undefined for them: one that does is
        another program."""
        return self.is_undefined or self.kind is StopKind.ENDLESS

    @property
    def is_limit(self) -> bool:
        """Whether more operations, or more memory, would have let it go on."""
        return self.kind in (StopKind.LIMIT_OPERATIONS, StopKind.LIMIT_MEMORY)


class CellValue(Struct, frozen=True):
    """One output cell. `bits` is the pattern of a constant, and `origin` says where poison comes from; `approximate`
    holds where the bits depend on a library function of unspecified precision; `writer` is the place of the last store,
    known only when the execution tracked writers."""

    state: CellState
    bits: int | None = None
    approximate: bool = False
    writer: Place | None = None
    origin: Place | None = None


class Cell(Struct, frozen=True):
    """An element of an output."""

    output: Output
    index: tuple[int, ...]


class Difference(Struct, frozen=True):
    """A cell, and what both programs left in it."""

    cell: Cell
    source: CellValue
    target: CellValue


class Comparison(Struct, frozen=True):
    """Two executions side by side. `cells` were compared, an external call of both as one of them; `differing` are not
    equal and `differences` lists the first ones; `source_uninitialized` and `source_poison` count cells that the source
    leaves without a value, which the target may define as it likes, of the former `poison_for_unwritten` perhaps as
    poison; `poisoned` lists the first of the latter. `problems` says in words what else differs (results of other
    shapes, external calls, operations in the target that may be undefined and that the source does not execute), with
    places; `unmet` says of each which requirement of the target it is, by its position and by its expression, -1 where
    it is none. `further` are the target's reaches, by their positions, of which the source's paths do not say that its
    accesses go as far."""

    cells: int
    differing: int
    differences: tuple[Difference, ...]
    source_uninitialized: int
    poison_for_unwritten: int
    source_poison: int
    poisoned: tuple[Cell, ...]
    problems: tuple[tuple[str, Place | None], ...]
    unmet: tuple[tuple[int, int], ...] = ()
    further: tuple[int, ...] = ()
