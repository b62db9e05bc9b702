"""The code of blocks connected by branches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from interp import ir
from interp.ir import Place, Region, Value
from interp.ir.cfg import components
from interp.ir.dominance import blocks_in_order, graph_of
from interp.machine.assembly.bytecode import Need, Opcode
from interp.machine.coverage import SiteKind

if TYPE_CHECKING:
    from interp.machine.assembly.emitter import Emitter


class BlockGraph:
    """Blocks connected by branches; each yields like the region that holds them."""

    def __init__(
        self,
        emitter: Emitter,
        region: Region,
        leave: Callable[[ir.Operation], None],
        results: Sequence[Value],
        place: Place,
    ) -> None:
        self.emitter = emitter
        self.region = region
        self.leave = leave
        self.results = results
        self.place = place
        # The splits whose sides meet at each block, None for the region's end, with the values that they merge and
        # those that they restore.
        self.splits: defaultdict[ir.Block | None, list[tuple[int, Sequence[Value], Sequence[Value]]]] = defaultdict(
            list
        )
        self.starts: dict[ir.Block, int] = {}
        self.jumps: list[tuple[int, str, ir.Block]] = []
        self.ends: list[int] = []
        self.graph = graph_of(region.blocks)
        self.numbers = {block: number for number, block in enumerate(region.blocks)}
        # By the number of a block, that of the component it is in: control comes back to it from others of that.
        cycles = enumerate(components(dict(enumerate(self.graph))))
        self.cycles = {number: cycle for cycle, found in cycles for number in found}

    def emit(self) -> None:
        """Emits all blocks in reverse postorder, and the jumps between them."""
        emitter = self.emitter
        order = blocks_in_order(self.region)
        branches = [last for block in order if isinstance(last := block.operations[-1], ir.Branch)]
        met = {meeting.block for branch in branches if (meeting := emitter.classes.meeting(branch))}
        for block in order:
            emitter.converted.append({})
            self.starts[block] = len(emitter.code)
            if block in met:
                emitter.code.emit(self.place, Opcode.JOIN)
            emitter.block(
                ir.Block(block.arguments, [op for op in block.operations if not isinstance(op, ir.Branch)]), self._leave
            )
            last = block.operations[-1]
            if isinstance(last, ir.Branch):
                self._branch(block, last)
            emitter.converted.pop()
        end = len(emitter.code)
        if None in met:
            emitter.code.emit(self.place, Opcode.JOIN)
        for jump in self.ends:
            emitter.code.patch(jump, "a", end)
        for meeting_block, splits in self.splits.items():
            join = end if meeting_block is None else self.starts[meeting_block]
            for split, values, restored in splits:
                emitter.merge(split, join, values, self.place, restored)
        for instruction, operand, target in self.jumps:
            emitter.code.patch(instruction, operand, self.starts[target])

    def _leave(self, operation: ir.Operation) -> None:
        self.leave(operation)
        self.ends.append(self.emitter.control(operation.place, Opcode.JUMP, 0))

    def _compared_branch(self, block: ir.Block, operation: ir.Branch) -> bool:
        """Emits a branch on the comparison that its block ends with as one instruction; False where it ends with
        something else."""
        emitter, code, place = self.emitter, self.emitter.code, operation.place
        assert operation.condition is not None and operation.otherwise is not None
        if emitter.is_data(operation.condition):
            return False
        found = code.take(self.starts[block], Opcode.COMPARE, emitter.registers[operation.condition])
        if found is None:
            return False
        predicate, (result, left, right, *_) = found
        if emitter.assembler.sites and emitter.assembler.sites[-1].instruction == len(code):
            emitter.assembler.sites.pop()  # the comparison's, whose outcome is the branch's
        test = emitter.control(place, Opcode.BRANCH, result, left, right, aux=predicate, extra=1)
        self._site(test, block, operation)
        for operand, arguments, target in (
            ("d", operation.arguments, operation.target),
            ("e", operation.otherwise_arguments, operation.otherwise),
        ):
            start = len(code)
            emitter.converted.append({})
            emitter.move(arguments, target.arguments, place)
            emitter.converted.pop()
            if len(code) == start:
                self.jumps.append((test, operand, target))
            else:
                code.patch(test, operand, start)
                self.jumps.append((emitter.control(place, Opcode.JUMP, 0), "a", target))
        return True

    def _site(self, test: int, block: ir.Block, operation: ir.Branch, is_data: bool = False) -> None:
        assert operation.otherwise is not None
        here, first, other = (
            self.cycles[self.numbers[each]] for each in (block, operation.target, operation.otherwise)
        )
        again = first == here, other == here
        kind = {(True, False): SiteKind.WHILE, (False, True): SiteKind.UNTIL}.get(again, SiteKind.BRANCH)
        self.emitter.assembler.site(test, kind, operation, is_data=is_data)

    def _branch(self, block: ir.Block, operation: ir.Branch) -> None:
        emitter, place = self.emitter, operation.place
        if operation.condition is not None and operation.otherwise is not None:
            if self._compared_branch(block, operation):
                return
            meeting = emitter.classes.meeting(operation)
            if meeting is not None:
                emitter.assembler.addresses = True
                test = emitter.split(place, operation.condition)
                values = self.results if meeting.block is None else meeting.values
                self.splits[meeting.block].append((test, values, meeting.restored))
            else:
                condition = emitter.integer(operation.condition, Need.CONDITION, place)
                test = emitter.control(place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1)
            self._site(test, block, operation, is_data=meeting is not None)
            emitter.converted.append({})
            emitter.move(operation.arguments, operation.target.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0), "a", operation.target))
            emitter.converted.pop()
            emitter.code.patch(test, "b", len(emitter.code))
            if meeting is not None:
                # The first side may have come here again, and have converted what is another value now.
                emitter.converted[-1] = {}
            emitter.move(operation.otherwise_arguments, operation.otherwise.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0), "a", operation.otherwise))
        else:
            emitter.move(operation.arguments, operation.target.arguments, place)
            self.jumps.append((emitter.control(place, Opcode.JUMP, 0, extra=1), "a", operation.target))
