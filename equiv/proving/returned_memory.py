"""Whether the memory that programs return is shared in the same way.

Whoever gets a result that is memory may write there, and sees it in whatever shares that memory: an argument, a global,
another result. A result that lies in one of these in the target alone is another result, whatever it holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from equiv.pairing.pair import Pair
from equiv.request.meter import Meter
from equiv.verdict import Reason
from interp import ir, machine
from interp._native import Layout
from interp.machine import Domain, Execution, Input

_OPERATIONS = 20_000_000  # of all runs together
_BY_DATA = 0  # what stands for a buffer that data decides on


class Returned(Struct):
    """`reason` says what the target shares that the source does not; where it is None, `assumptions` say what the
    source alone shares."""

    reason: Reason | None = None
    assumptions: list[str] = field(default_factory=list)


def compare_returned_memory(pair: Pair, runs: Iterable[Sequence[Input]], meter: Meter) -> Returned:
    """Runs both programs on each of the inputs, as far as they are small, and looks where their results lie."""
    found = Returned()
    if not pair.memory:
        return found
    spent = 0
    for inputs in runs:
        if spent > _OPERATIONS:
            break
        source, target = machine.run_pair(
            pair.source_program,
            pair.target_program,
            inputs,
            inputs,
            Domain.FINGERPRINT,
            limits=meter.limits(_OPERATIONS),
            seed=meter.seed,
            ranges=pair.assumptions.ranges(pair.signature),
        )
        meter.count("prove", source, target)
        spent += source.operations + target.operations
        if source.stop is not None or target.stop is not None:
            continue
        for result in pair.memory:
            _compare(pair, result, source, target, found)
            if found.reason is not None:
                return found
    return found


def _place(layout: Layout) -> tuple[int, list[int], list[int]]:
    return layout.offset, layout.sizes, layout.strides


def _compare(pair: Pair, result: int, source: Execution, target: Execution, found: Returned) -> None:
    output = ir.OutputKind.RESULT, result
    of_source, of_target = source.output_layout(output), target.output_layout(output)
    for program, layout in (("source", of_source), ("target", of_target)):
        if layout.buffer == _BY_DATA:
            message = f"data decides in which memory result {result} of the {program} lies"
            found.reason = Reason.at("alias", message, pair.target_function.place)
            return
    for other in _others(pair, result, source, target):
        shared = tuple(
            run.output_layout(other).buffer == own.buffer for run, own in ((source, of_source), (target, of_target))
        )
        name = pair.output_name(other)
        if shared == (True, False):
            words = f"callers do not write where result {result} lies in the memory of {name}, as in the source alone"
            if words not in found.assumptions:
                found.assumptions.append(words)
        elif shared == (False, True) or (shared == (True, True) and _place(of_source) != _place(of_target)):
            where = "elsewhere there" if shared[0] else "not there"
            found.reason = Reason.at(
                "alias",
                f"result {result} of the target lies in the memory of {name}, and that of the source {where}: what a "
                "caller writes to one shows in the other",
                pair.target_function.place,
            )
            return
    _compare_own_globals(pair, result, source, target, found)


def _compare_own_globals(pair: Pair, result: int, source: Execution, target: Execution, found: Returned) -> None:
    """A result that lies in a global which the target alone mentions: callers may not write to a constant, and find in
    one that is none what they wrote there the last time. Where the source's lies in such a global, it is the same."""
    own = _global_of(pair.source_module, result, source, target), _global_of(pair.target_module, result, target, source)
    if own[1] is None or (own[0] is not None and own[0].constant == own[1].constant):
        return
    message = f"result {result} of the target lies in the memory of @{own[1].name}, and that of the source does not"
    found.reason = Reason.at("alias", message, pair.target_function.place)


def _global_of(module: ir.Module, result: int, run: Execution, other: Execution) -> ir.GlobalBuffer | None:
    """The global that a result lies in, of those that one of the programs alone mentions."""
    buffer = run.output_layout((ir.OutputKind.RESULT, result)).buffer
    names = [each for each in run.mentioned_globals if each not in set(other.mentioned_globals)]
    found = (each for each in names if run.output_layout((ir.OutputKind.GLOBAL, each)).buffer == buffer)
    return next((module.globals[each] for each in found), None)


def _others(pair: Pair, result: int, source: Execution, target: Execution) -> list[ir.Output]:
    """What a result may share memory with: arguments, the results before it, globals that both programs mention."""
    parameters = enumerate(pair.signature.parameters)
    found: list[ir.Output] = [(ir.OutputKind.ARGUMENT, at) for at, each in parameters if isinstance(each.type, ir.View)]
    found += [(ir.OutputKind.RESULT, at) for at in pair.memory if at < result]
    mentioned = set(target.mentioned_globals)
    found += [(ir.OutputKind.GLOBAL, name) for name in source.mentioned_globals if name in mentioned]
    return found
