"""The omp dialect, as `-convert-scf-to-openmp` prints it: teams of threads that share the iterations of loops.

How iterations are dealt out to threads is left open, so that they are taken for agents of their own. A reduction
starts anew in each, and once more for those that have none; what they come to is folded after the loop in the order of
the iterations (`omp_reductions` says where that is one way of many).
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.dialects.omp_reductions import Reduction
from frontends.mlir.dialects.parallel import trip_count
from interp import ir
from interp.ir.affine import combine

# What every thread of a team may do for itself without anyone noticing.
_HARMLESS_DIALECTS = ("arith", "math", "index", "complex")
_HARMLESS = ("llvm.mlir.constant", "affine.apply", "memref.dim", "builtin.unrealized_conversion_cast")
_NUM_THREADS = 3  # its place among the groups of operands of `omp.parallel`


@handles("omp.parallel", attributes=("operandSegmentSizes", "proc_bind_kind"))
def _parallel(lowering: Lowering, operation: Any) -> None:
    """Loops of the team one after the other, and nothing else that more than one thread would show."""
    groups = lowering.segments(operation)
    blocks = operation.regions[0].blocks
    if not len(blocks):
        return  # a team that does nothing
    if len(blocks) != 1 or len(blocks[0].arguments):
        raise lowering.unsupported("variables of each thread")
    counts = sum(len(group) for group in groups)
    if counts > 1:
        raise lowering.unsupported("more than a number of threads")
    for each in groups[_NUM_THREADS]:
        _require_threads(lowering, lowering.value(each))
    team = _Team()
    with lowering.entered(team):
        for each in list(blocks[0].operations)[:-1]:
            inner = each.operation
            harmless = inner.name in _HARMLESS or inner.name.partition(".")[0] in _HARMLESS_DIALECTS
            if inner.name not in ("omp.wsloop", "omp.barrier") and not harmless:
                raise lowering.unsupported(f"'{inner.name}', which every thread of the team executes")
            lowering.lower(inner)
        team.meet(lowering)


def _require_threads(lowering: Lowering, number: ir.Value) -> None:
    """ "The num_threads clause ... must evaluate to a positive integer value" (OpenMP 5.2, 10.1.2)."""
    assert isinstance(number.type, ir.Scalar)
    is_positive = lowering.op("cmpi.sgt", [number, lowering.constant(0, number.type)], ir.I1)
    lowering.require(is_positive, "the number of threads is positive")


class _Team(Scope):
    """The threads of a parallel region, with the loops that some of them may still be in."""

    def __init__(self) -> None:
        self.running = list[ir.Value]()

    def meet(self, lowering: Lowering) -> None:
        """The threads wait for each other."""
        if self.running:
            lowering.wait(self.running)
        self.running = []


@handles("omp.barrier")
def _barrier(lowering: Lowering, operation: Any) -> None:
    """Between loops of a team."""
    team = lowering.scope(_Team)
    if operation.parent.name != "omp.parallel" or team is None:
        raise lowering.unsupported("inside of a loop")
    team.meet(lowering)


@handles("omp.wsloop", attributes=("operandSegmentSizes", "reduction_syms", "reduction_byref", "nowait"))
def _wsloop(lowering: Lowering, operation: Any) -> None:
    """At its end the threads wait for each other, unless it says that they do not: then one that has none of its
    iterations left goes on with what comes next. Which iterations of two loops are of one thread is left open."""
    block = operation.regions[0].blocks[0]
    variables = list(operation.operands)
    wrapped = [each.operation for each in block.operations]
    if [each.name for each in wrapped] != ["omp.loop_nest"] or len(block.arguments) != len(variables):
        raise lowering.unsupported("a loop in several wrappers")
    reductions = []
    for name, variable, argument in zip(_names(operation), variables, block.arguments, strict=True):
        reductions.append(Reduction(lowering, operation, name, variable, argument))
    team = lowering.scope(_Team)
    if "nowait" not in operation.attributes:
        _loop_nest(lowering, wrapped[0], reductions)
        if team is not None:
            team.meet(lowering)
        return
    if reductions or team is None or operation.parent.name != "omp.parallel":
        raise lowering.unsupported("a loop that nobody waits for, with a reduction or outside of a team")
    body = ir.Block()
    with lowering.within(body):
        _loop_nest(lowering, wrapped[0], [])
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    team.running.append(lowering.spawn(body, "loop"))


def _names(operation: Any) -> list[str]:
    attributes = operation.attributes
    return [each.value for each in attributes["reduction_syms"]] if "reduction_syms" in attributes else []


@handles("omp.loop_nest")
def _stray(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a loop that shares its iterations")


def _loop_nest(lowering: Lowering, operation: Any, reductions: list[Reduction]) -> None:
    lowering.check_attributes(operation, frozenset(("collapse_num_loops", "loop_inclusive")))
    place = lowering.place
    source = operation.regions[0].blocks[0]
    rank = len(source.arguments)
    bounds = lowering.indices(operation.operands)
    if len(bounds) != 3 * rank:
        raise lowering.unsupported("tiled loops")
    lower, upper, step = bounds[:rank], bounds[rank : 2 * rank], bounds[2 * rank :]
    if "loop_inclusive" in operation.attributes:
        upper = [lowering.apply(combine("+", each, 1)) for each in upper]
    trips = [trip_count(lowering, *each) for each in zip(lower, upper, step, strict=True)]
    parts = [lowering.allocate(each.type, trips) for each in reductions]
    inductions = [ir.Value(ir.INDEX) for _ in range(rank)]
    block = ir.Block(list(inductions))
    with lowering.within(block), lowering.at_once():
        for induction, argument in zip(inductions, source.arguments, strict=True):
            type = lowering.scalar(argument.type)
            value = induction if type == ir.INDEX else lowering.op("index_cast", [induction], type)
            lowering.bind(argument, value)
        pointers = []
        for each in reductions:
            start = each.begin(lowering)
            pointer = ir.Value(ir.POINTER)
            size = each.layout.size
            lowering.emit(ir.Alloc(place=place, result=pointer, sizes=[size], alignment=each.layout.alignment))
            lowering.emit(ir.Store(place=place, value=start, view=pointer, indices=[]))
            lowering.bind(each.argument, pointer)
            pointers.append(pointer)
        body = lowering.region(operation.regions[0], entered=True)
        lowering.emit(ir.Execute(place=place, results=[], body=body))
        position = [
            lowering.apply(combine("floordiv", combine("+", induction, combine("*", first, -1)), each))
            for induction, first, each in zip(inductions, lower, step, strict=True)
        ]
        for each, pointer, buffer in zip(reductions, pointers, parts, strict=True):
            last = ir.Value(each.type)
            lowering.emit(ir.Load(place=place, result=last, view=pointer, indices=[]))
            lowering.store(last, buffer, position)
            lowering.free(pointer)
        lowering.emit(ir.Yield(place=place, values=[]))
    lowering.emit(ir.Parallel(place=place, lower=lower, upper=upper, step=step, body=ir.Region([block])))
    for each, buffer in zip(reductions, parts, strict=True):
        each.fold(lowering, each.begin(lowering))
        with lowering.loops(trips) as indices:
            each.fold(lowering, lowering.load(buffer, indices))
        lowering.free(buffer)


@handles("omp.yield", "omp.terminator")
def _end(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))
