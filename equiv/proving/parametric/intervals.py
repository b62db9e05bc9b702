"""Barriers of parallel loops: all iterations execute one interval between barriers before any executes the next one.

Only barriers that all iterations reach are modelled: directly in the body, or in loops whose bounds are the same for
all. Then each interval is a parallel loop of its own. In the times of its operations the loops around the barriers come
first, and the variables of the parallel loop after them. Raises `Outside` with a place: a barrier that only some
iterations may reach, or another kind of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from equiv.proving.parametric.equations import Barrier, Context, Outside, Team
from equiv.solver.linear.expression import variables_of
from interp import ir
from interp.ir.place import Place

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction
    from equiv.proving.parametric.loops import Range


def synchronize(module: ir.Module, blocks: Iterable[ir.Block]) -> bool:
    """Whether there is a barrier of the innermost parallel loop around these blocks, or may be one."""
    pending: list[ir.Region] = [ir.Region(list(blocks))]
    seen: set[str] = set()
    for region in pending:
        for block in region.blocks:
            for each in block.operations:
                if isinstance(each, ir.Barrier):
                    return True
                if isinstance(each, ir.Call) and each.callee not in seen:
                    seen.add(each.callee)
                    body = module.functions[each.callee].body
                    pending += [body] if body is not None else []
                if not isinstance(each, ir.Parallel):
                    pending += ir.regions_of(each)
    return False


def begin(self: Extraction, outer: Context, body: Context, names: tuple[str, ...]) -> Context:
    """The first interval of a parallel loop over the variables `names`."""
    inside = body.time[len(outer.time) + 1 :]
    return _next(self, replace(body, team=Team(names, outer.time, inside, body.domain)))


def barrier(self: Extraction, operation: ir.Barrier, context: Context) -> Context:
    """The interval after a barrier."""
    place, team = operation.place, context.team
    if operation.scope != 0 or operation.relaxed:
        raise Outside("a barrier of an outer parallel loop, or one that orders no accesses", place)
    # All iterations reach it, so that it waits for all of them also where it is for those that have not ended.
    if team is None or context.domain != team.domain:
        raise Outside("a barrier that only some iterations of a parallel loop may reach", place)
    self.equations.barriers.append(Barrier(team.variables[-1], (*team.time, self.tick()), team.steps))
    return _next(self, context)


def around(self: Extraction, counted: Range, context: Context, body: Context, place: Place) -> Context:
    """The context of the body of a loop with barriers, whose iterations all of the parallel loop execute together."""
    team = context.team
    if team is None or context.domain != team.domain:
        raise Outside("a barrier that only some iterations of a parallel loop may reach", place)
    if (variables_of(counted.lower) | variables_of(counted.upper)) & set(team.variables):
        raise Outside("a barrier in a loop that each iteration of a parallel loop leaves elsewhere", place)
    steps = (*team.steps, (counted.name, counted.step))
    time = (*team.time, self.tick(), counted.name)
    return _next(self, replace(body, team=replace(team, time=time, domain=body.domain, steps=steps)))


def after(self: Extraction, context: Context, barriers: int) -> Context:
    """The interval after something that barriers are in, those after the first `barriers` ones of the program."""
    team = context.team
    new = self.equations.barriers[barriers:]
    return _next(self, context) if team and any(each.loop == team.variables[-1] for each in new) else context


def _next(self: Extraction, context: Context) -> Context:
    assert context.team is not None
    return replace(context, time=(*context.team.time, self.tick(), *context.team.inside))


class Moment(Struct, frozen=True):
    """When an access happens, as far as it is the same for all iterations of a parallel loop."""

    time: tuple[int | str, ...]
    barriers: tuple[Barrier, ...]

    def is_followed(self, level: int) -> bool:
        """Whether a barrier comes after it in the same iteration of each loop around, at a level or deeper."""
        return any(own < at for own, at in self._at(level))

    def is_preceded(self, level: int) -> bool:
        return any(at < own for own, at in self._at(level))

    def between(self, level: int, last: int) -> bool:
        """Whether a barrier at a level comes after it and before a position there."""
        return any(own < at < last for own, at in self._at(level, level))

    def is_in_loop_with_barrier(self, level: int) -> bool:
        """Whether each iteration of the loop around a level has a barrier."""
        return bool(self._at(level, level))

    def _at(self, level: int, last: int | None = None) -> list[tuple[int, int]]:
        """Its position and a barrier's at the levels of both, which have the loops around in common."""
        found = []
        for each in self.barriers:
            depth = len(each.time) - 1
            if level <= depth and (last is None or depth <= last) and each.time[:depth] == self.time[:depth]:
                own, at = self.time[depth], each.time[depth]
                assert isinstance(own, int) and isinstance(at, int)
                found.append((own, at))
        return found
