"""Which tensor values share a buffer, and where a copy keeps them apart.

At first every operand's buffer goes to its heirs. Values connected in this way are a class. Where an operation writes
over one of a class while another one of it is still needed, the way between the two is cut at one operand, which is
copied there: preferably outside of loops, and a slice rather than a whole. What is left writes nothing that anybody
still reads, by construction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any

from msgspec import Struct, field

from frontends.mlir.core.packs import packs
from frontends.mlir.dialects.tensor.flow import Edge, Kind, edges, is_static
from frontends.mlir.dialects.tensor.liveness import Block, Liveness, Step, TensorValue
from frontends.mlir.dialects.tensor.merging import may_merge

# Operations whose results are what their regions yield.
_KEEPING = (
    *("affine.for", "affine.if", "scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "tosa.cond_if"),
    *("shape.assuming", "vector.mask"),
)

# Operations that read an operand where it lies and hand nothing of it on, whatever its strides.
_STRIDED_READERS = frozenset(
    (
        *("tensor.extract", "tensor.extract_slice", "tensor.dim", "tensor.rank", "vector.transfer_read"),
        *("tensor.insert_slice", "tensor.parallel_insert_slice"),
    )
)


class _Link(Struct, eq=False):
    """One operand and those that may take over its buffer."""

    step: Step
    edge: Edge
    value: TensorValue
    heirs: list[TensorValue]
    cut: bool = False

    @property
    def rank(self) -> tuple[int, bool, int]:
        """Cheaper cuts come first."""
        return self.step.depth, self.edge.kind is not Kind.SLICE, self.step.start


class _Class(Struct, eq=False):
    members: list[TensorValue] = field(default_factory=list)


class Sharing:
    """What the lowering of a function with tensor values asks about its buffers."""

    def __init__(self, function: Any) -> None:
        self.liveness = Liveness(function)
        self._links: dict[tuple[Step, int], _Link] = {}
        self._of_value: defaultdict[TensorValue, list[_Link]] = defaultdict(list)
        self._classes: dict[TensorValue, _Class] = {}
        values = self.liveness.values
        for step in self.liveness.steps:
            operands = list(step.operation.operands)
            for edge in edges(step.operation):
                value = values.get(operands[edge.operand])
                if value is None:
                    continue
                link = _Link(step, edge, value, [values[heir] for heir in edge.heirs])
                self._links[step, edge.operand] = link
                for each in (value, *link.heirs):
                    self._of_value[each].append(link)
        for link in self._links.values():
            link.cut = link.edge.kind is Kind.SLICE and not self._may_stay_strided(link.heirs[0])
        self._resolve()
        self._joined: dict[Any, list[int]] = {}
        self._separate_branches()
        self._local = self._find_local()

    # -- answers -------------------------------------------------------------------------------------------------------

    def is_copied(self, operation: Any, operand: int) -> bool:
        """Whether the operation has to leave the operand's buffer alone and work on a copy."""
        step = self.liveness.step_of.get(operation)
        link = self._links.get((step, operand)) if step is not None else None
        return link is not None and link.cut

    def heir_of_copy(self, operation: Any, operand: int) -> Any:
        """One of those that get a copy of the operand; None where it is handed on itself."""
        step = self.liveness.step_of.get(operation)
        link = self._links.get((step, operand)) if step is not None else None
        return link.heirs[0].mlir_value if link is not None and link.cut else None

    def is_returned_elsewhere(self, operation: Any, operand: int) -> bool:
        """Whether what a function returns there may lie where a constant does, or a value that it returns before."""
        values = self.liveness.values
        operands = list(operation.operands)
        current = self._classes[values[operands[operand]]]
        if any(value.kept and value.definer is not None for value in current.members):
            return True
        return any(other in values and self._classes[values[other]] is current for other in operands[:operand])

    def is_updated(self, mlir_value: Any) -> bool:
        """Whether an operation writes over the value, or over one that it is handed on to; in a copy or not."""
        seen = {self.liveness.values[mlir_value]}
        queue = list(seen)
        for value in queue:
            for link in self._of_value[value]:
                if link.value is not value:
                    continue
                if link.edge.kind is Kind.UPDATE:
                    return True
                queue += [heir for heir in link.heirs if heir not in seen]
                seen.update(link.heirs)
        return False

    def while_needed(self, mlir_value: Any) -> list[Any]:
        """The operations that may run after the value is there and before the last one that needs it, or another shape
        or part of it, begins."""
        seen = {self.liveness.values[mlir_value]}
        queue = list(seen)
        for value in queue:
            for link in self._of_value[value]:
                if link.value is value and link.edge.kind is not Kind.UPDATE:
                    queue += [heir for heir in link.heirs if heir not in seen]
                    seen.update(link.heirs)
        spans = [self.liveness.span(value) for value in queue]
        steps = self.liveness.steps
        return [each.operation for each in steps if any(first <= each.start < last for first, last in spans)]

    def ends_with(self, mlir_value: Any, operation: Any) -> bool:
        """Whether no value that may lie in the buffer of `mlir_value` outlives the block in which `operation` is."""
        value, step = self.liveness.values.get(mlir_value), self.liveness.step_of.get(operation)
        if value is None or step is None:
            return False
        return self._outermost(value) is step.block

    # -- classes -------------------------------------------------------------------------------------------------------

    def _may_stay_strided(self, slice: TensorValue) -> bool:
        """Whether a slice is only read, by operations that take any strides."""
        for user in slice.users:
            name = user.operation.name
            if not (name in _STRIDED_READERS or name.startswith("linalg.")):
                return False
            for link in self._of_value[slice]:
                if link.step is user and link.value is slice and link.edge.kind is not Kind.SLICE:
                    return False
        return True

    def _neighbours(self, value: TensorValue) -> Iterable[tuple[_Link, TensorValue]]:
        """The values that may share the value's buffer by one link. The heirs of one operand share its copy, too."""
        for link in self._of_value[value]:
            if value is link.value:
                if not link.cut:
                    for heir in link.heirs:
                        yield link, heir
                continue
            if not link.cut:
                yield link, link.value
            for heir in link.heirs:
                if heir is not value:
                    yield link, heir

    def _gather(self, values: Iterable[TensorValue]) -> list[_Class]:
        """Puts the values, which are whole classes, into classes anew."""
        found = []
        remaining = dict.fromkeys(values)
        while remaining:
            start = next(iter(remaining))
            del remaining[start]
            current = _Class([start])
            for value in current.members:
                self._classes[value] = current
                for _, other in self._neighbours(value):
                    if other in remaining:
                        del remaining[other]
                        current.members.append(other)
            found.append(current)
        return found

    def _resolve(self) -> None:
        pending = self._gather(self.liveness.values.values())
        while pending:
            current = pending.pop()
            conflict = self._find_conflict(current)
            if conflict is not None:
                self._cut(*conflict)
                pending.extend(self._gather(current.members))

    def _find_conflict(self, current: _Class) -> tuple[_Link, TensorValue] | None:
        """An update of a class, and a value of it that is still needed."""
        members = current.members
        if len(members) < 2:
            return None
        inside = set(members)
        updates = sorted(
            (
                link
                for value in members
                for link in self._of_value[value]
                if link.value is value and link.edge.kind is Kind.UPDATE and not link.cut
            ),
            key=lambda link: link.step.start,
        )
        if not updates:
            return None
        spans = sorted(((*self.liveness.span(value), at) for at, value in enumerate(members)), reverse=True)
        active: list[tuple[int, int]] = []  # by the end of their spans
        for link in updates:
            step = link.step
            while spans and spans[-1][0] <= step.end:
                _, end, at = spans.pop()
                heappush(active, (end, at))
            while active and active[0][0] < step.start:
                heappop(active)
            for _, at in active:
                if members[at] in inside and self._is_needed(link, members[at]):
                    return link, members[at]
        return None

    def _is_needed(self, link: _Link, value: TensorValue) -> bool:
        """Whether somebody may read the value during the update or after it."""
        step = link.step
        if value in link.heirs:
            return False
        liveness = self.liveness
        if liveness.live_after(value, step) or liveness.used_in(value, step):
            return True
        uses = [number for number, operand in enumerate(step.operation.operands) if operand == value.mlir_value]
        return any(number != link.edge.operand for number in uses)

    def _cut(self, update: _Link, needed: TensorValue) -> None:
        """Copies at one operand, so that the update no longer reaches what `needed` lies in."""
        candidates = sorted(self._path(update.value, needed), key=lambda link: link.rank)
        for link in candidates:
            if link.rank >= update.rank:
                break
            link.cut = True
            if not self._connected(update.value, needed):
                return
            link.cut = False
        update.cut = True

    def _path(self, start: TensorValue, end: TensorValue) -> list[_Link]:
        """The links of a shortest way between two values of a class."""
        came: dict[TensorValue, tuple[_Link, TensorValue] | None] = {start: None}
        queue = [start]
        for value in queue:
            if value is end:
                break
            for link, other in self._neighbours(value):
                if other not in came:
                    came[other] = (link, value)
                    queue.append(other)
        found, at = [], end
        while (step := came.get(at)) is not None:
            link, at = step
            if not link.cut and link not in found:
                found.append(link)
        return found

    def _connected(self, start: TensorValue, end: TensorValue) -> bool:
        seen = {start}
        queue = [start]
        for value in queue:
            for _, other in self._neighbours(value):
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return end in seen

    # -- conditions that are data --------------------------------------------------------------------------------------

    def joined(self, operation: Any) -> list[int]:
        """The results for which both sides of a condition need a common buffer to copy to."""
        return self._joined.get(operation, [])

    def _separate_branches(self) -> None:
        """Cuts what goes to a result from the sides of a condition that may be data, where that is not one buffer."""
        merging = [step for step in self.liveness.steps if may_merge(step.operation)]
        found = bool(merging)
        while found:
            found = False
            roots = self._roots()
            for step in merging:
                for number, result in enumerate(step.operation.results):
                    value = self.liveness.values.get(result)
                    if value is None or number in self.joined(step.operation) or not is_static(result.type):
                        continue
                    links = self._links_to(value)
                    origins = {roots.get(link.value, link.value) for link in links}
                    if len(origins) == 1 and not any(link.cut for link in links):
                        continue
                    self._joined.setdefault(step.operation, []).append(number)
                    for link in links:
                        link.cut = True
                    found = True
        if merging:
            self._gather(self.liveness.values.values())

    def _links_to(self, value: TensorValue) -> list[_Link]:
        return [link for link in self._of_value[value] if value in link.heirs]

    def _roots(self) -> dict[TensorValue, TensorValue]:
        """For each value that lies in the very buffer of an earlier one, whatever way was taken: the earliest such."""
        roots: dict[TensorValue, TensorValue] = {}
        for step in sorted(self.liveness.steps, key=lambda step: (step.end, -step.start)):
            for result in step.operation.results:
                value = self.liveness.values.get(result)
                if value is None:
                    continue
                links = self._links_to(value)
                kinds = {link.edge.kind for link in links}
                if not links or any(link.cut for link in links) or not kinds <= {Kind.UPDATE, Kind.PASS}:
                    continue
                if Kind.PASS in kinds and step.operation.name not in _KEEPING:
                    continue
                # A loop hands its own argument back to it.
                origins = {roots.get(link.value, link.value) for link in links}
                origins -= {heir for link in links for heir in link.heirs if heir is not value}
                if len(origins) == 1:
                    roots[value] = origins.pop()
        return roots

    # -- lifetimes -----------------------------------------------------------------------------------------------------

    def _find_local(self) -> dict[_Class, Block | None]:
        """For each class the innermost block that holds all of its values and what uses them; None where they leave the
        function, or are used in a block beside that of their definition."""
        liveness = self.liveness
        found: dict[_Class, Block | None] = {}
        for value, current in self._classes.items():
            if current not in found:
                found[current] = value.block
            block = found[current]
            while block is not None and not (liveness.contains(block, value) and liveness.is_used_within(block, value)):
                outer = block.region.parent
                block = outer.block if outer is not None else None
            returned = any(user.operation.name in packs().returns for user in value.users)
            found[current] = None if returned or value.kept else block
        return found

    def _outermost(self, value: TensorValue) -> Block | None:
        return self._local[self._classes[value]]
