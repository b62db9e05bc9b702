"""What memory that callers share the target writes or reads where the source does not, at the inputs of a proof."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from math import prod

from equiv.pairing.further_stores import FurtherStore, further_loads, further_stores
from equiv.pairing.pair import Pair
from equiv.refuting.disagreement import run_both
from equiv.request.meter import Meter
from interp import ir
from interp.machine import BufferInput, Cell, DataInput, Execution, Input, Sample

_CELLS = 4096  # of one output that are looked at
_OPERATIONS = 2_000_000  # of each run
_RUNS = 4


def accessed_further(pair: Pair, runs: Iterable[Sequence[Input]], meter: Meter) -> list[str]:
    """What is taken for granted, in words, of memory that the target alone writes or reads."""
    return _written_further(pair, runs, meter) + _read_further(pair)


def _written_further(pair: Pair, runs: Iterable[Sequence[Input]], meter: Meter) -> list[str]:
    """What is taken for granted of such memory, in words. Where a run tells, it is run with each of the first inputs
    that are small: what it does not show at these, it does at none of the listed sizes."""
    found = further_stores(pair)
    if not found:
        return []
    small = list(_small(runs)) if any(each.scalars is not None for each in found) else []
    data = {at for inputs in small for at, given in enumerate(inputs) if isinstance(given, DataInput)}
    told = [each for each in found if each.scalars is not None and data.isdisjoint(each.scalars)]
    both = list(_executions(pair, small, meter)) if told else []
    return [_words(pair, each) for each in found if each not in told or not both or _is_written(pair, each, both)]


def _read_further(pair: Pair) -> list[str]:
    """What is taken for granted, in words, of memory that the target alone reads: that it is there, and not freed."""
    names = (pair.signature.parameters[at].name for at in further_loads(pair))
    return [f"%{name} is memory that may be read, though the source does not read it" for name in names]


def _small(runs: Iterable[Sequence[Input]]) -> Iterator[Sequence[Input]]:
    """The first of the runs whose arguments are small."""
    for inputs in islice(runs, _RUNS):
        buffers = (each for each in inputs if isinstance(each, BufferInput))
        if all(prod(size or 0 for size in each.sizes) <= _CELLS for each in buffers):
            yield inputs


def _executions(pair: Pair, runs: Iterable[Sequence[Input]], meter: Meter) -> Iterator[tuple[Execution, Execution]]:
    for inputs in runs:
        sample = Sample(profile="small")
        source, target = run_both(
            pair, inputs, sample, meter, track_writers=True, operations=_OPERATIONS, phase="prove"
        )
        if source.stop is None and target.stop is None:
            yield source, target


def _is_written(pair: Pair, further: FurtherStore, both: Iterable[tuple[Execution, Execution]]) -> bool:
    kind = ir.OutputKind.GLOBAL if isinstance(further.root, str) else ir.OutputKind.ARGUMENT
    output = kind, further.root
    for source, target in both:
        sizes = [target.output_layout(output).sizes, source.output_layout(output).sizes]
        if sizes[0] != sizes[1] or prod(sizes[0]) > _CELLS:
            return True
        for index in product(*map(range, sizes[0])):
            cell = Cell(output, index)
            if target.value(cell).writer is not None and source.value(cell).writer is None:
                return True
    return False


def _words(pair: Pair, further: FurtherStore) -> str:
    root = further.root
    name = f"@{root}" if isinstance(root, str) else f"%{pair.signature.parameters[root].name}"
    return f"{name} may be written where the source does not write it, and nobody uses it meanwhile"
