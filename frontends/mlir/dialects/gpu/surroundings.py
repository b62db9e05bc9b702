"""Where a function stands in the launch that runs it, of which the file has nothing.

Its ids and sizes are numbers that whoever launches it chooses: they stay as they are, and are the same in both programs
of a pair. That is so for the function that is checked alone, which one thread runs; of one that it calls nobody knows
who does. Other threads' doings are not seen at all, so that barriers and what threads exchange are not modelled, and
that threads do not meet in memory is an assumption.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.unconditional import path_of
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.gpu.geometry import Geometry, Launch, launch_of
from frontends.mlir.dialects.gpu.launch_bounds import launch_bounds
from interp import ir

_I32 = ir.Scalar("i32")
_MOST_THREADS = 1 << 10  # of a block in one dimension
_MOST_BLOCKS = 1 << 20
_MOST_LANES = 1 << 7
_LAUNCHES = ("gpu.launch", "gpu.binary")
_SMALL = "an index of 32 bits"
_ASSUMED = (
    f"whoever runs the function launches blocks of at most {_MOST_THREADS} threads in each dimension, grids of at most "
    f"{_MOST_BLOCKS} blocks in each, clusters of one block, and subgroups of at most {_MOST_LANES} threads"
)
_APART = "of the threads that run the function none writes memory that another one reads or writes"


class _Axes(Sequence[ir.Index]):
    """Three numbers, each made where it is asked for."""

    def __init__(self, make: Callable[[int], ir.Index]) -> None:
        self._make = make

    @overload
    def __getitem__(self, at: int) -> ir.Index: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[ir.Index]: ...
    def __getitem__(self, at: int | slice) -> ir.Index | Sequence[ir.Index]:
        return self._make(at) if isinstance(at, int) else [self._make(each) for each in range(3)[at]]

    def __iter__(self) -> Iterator[ir.Index]:
        return map(self._make, range(3))

    def __len__(self) -> int:
        return 3


def geometry_of(lowering: Lowering) -> Geometry:
    """That of the launch around the operation at hand, or of the one that runs the function. Raises `Unsupported` in a
    function that others call."""
    if lowering.scope(Launch) is not None:
        return launch_of(lowering).geometry
    _require_checked(lowering)

    def size(name: str, most: int) -> Callable[[int], ir.Index]:
        return lambda axis: _size(lowering, f"{name}.{axis}", most)

    grid, block = _Axes(size("grid", _MOST_BLOCKS)), _Axes(size("block", _MOST_THREADS))
    return Geometry(
        grid,
        block,
        (1, 1, 1),
        _Axes(lambda axis: _below(lowering, f"block_id.{axis}", grid[axis], _MOST_BLOCKS)),
        _Axes(lambda axis: _below(lowering, f"thread_id.{axis}", block[axis], _MOST_THREADS)),
    )


def subgroup_size(lowering: Lowering) -> ir.Index:
    """How many threads a subgroup has in the launch that runs the function. Raises `Unsupported` as `geometry_of`."""
    _require_checked(lowering)
    return _size(lowering, "subgroup", _MOST_LANES)


def note_small(lowering: Lowering, value: ir.Value) -> ir.Value:
    """Notes of a number that is made of the launch's that it is less than 2^31 where no launch is around."""
    if lowering.scope(Launch) is None:
        lowering.memo[_SMALL, value] = True
    return value


def is_small(lowering: Lowering, value: ir.Value) -> bool:
    """Whether a number is known to be at least 0 and less than 2^31."""
    return (_SMALL, value) in lowering.memo or 0 <= lowering.constants.get(value, -1) < 1 << 31


def assume_apart(lowering: Lowering, has_shared: bool = False) -> None:
    """Takes it for granted that the threads that run the function do not meet in memory. A target is held to it by what
    its source touches (`equiv.pairing.other_threads`), but for memory that is the thread's alone here and that in
    truth they have in common, where it `has_shared` memory."""
    lowering.assumptions.add(_APART)
    lowering.choices.add(ir.Choice(ir.ChoiceKind.THREADS, ir.SHARED_MEMORY if has_shared else "apart"))


def number_of_launch(lowering: Lowering, name: str) -> ir.Value:
    """A number of 32 bits that whoever launches the function chooses, without a sign."""
    symbol = f"launch.{name}"
    lowering.symbols.module.globals.setdefault(
        symbol, ir.GlobalBuffer(symbol, _I32, (1,), [0], False, False, lowering.place, fixed=True)
    )
    buffer = ir.Value(ir.View(_I32, (1,)))
    lowering.roots[buffer] = symbol
    lowering.emit(ir.Global(place=lowering.place, result=buffer, name=symbol))
    return lowering.load(buffer, [0])


def _require_checked(lowering: Lowering) -> None:
    around: Any = lowering.at_hand.parent
    while around is not None:
        if bounds := launch_bounds(around):
            raise lowering.unsupported(f"outside of a launch, of which '{next(iter(bounds))}' says something")
        around = around.operation.parent
    if path_of(lowering.at_hand.parent) != lowering.symbols.entry:
        _require_called_by_thread(lowering)
    lowering.assumptions.add(_ASSUMED)
    assume_apart(lowering)


def _require_called_by_thread(lowering: Lowering) -> None:
    """A function that the thread at hand calls is run by it, too. Raises `Unsupported` where the program has launches,
    which may run it as well, or says of any launch what it is like."""
    for each in within(outermost(lowering.at_hand)):
        if str(each.name).startswith(_LAUNCHES) or ("sym_name" in each.attributes and launch_bounds(each)):
            raise lowering.unsupported("outside of a launch")


def _size(lowering: Lowering, name: str, most: int) -> ir.Value:
    """Between 1 and `most`, a power of two."""
    below = lowering.op("andi", [number_of_launch(lowering, name), lowering.constant(most - 1, _I32)], _I32)
    size = lowering.op("addi", [below, lowering.constant(1, _I32)], _I32)
    return lowering.op("index_castui", [size], ir.INDEX)


def _below(lowering: Lowering, name: str, size: ir.Index, most: int) -> ir.Value:
    """Less than a size, which is at most this."""
    below = lowering.op("andi", [number_of_launch(lowering, name), lowering.constant(most - 1, _I32)], _I32)
    number = lowering.op("index_castui", [below], ir.INDEX)
    last = lowering.op("subi", [lowering.as_value(size), lowering.constant(1, ir.INDEX)], ir.INDEX)
    return lowering.op("minui", [number, last], ir.INDEX)
