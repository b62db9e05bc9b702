"""What the units do as tasks, and what comes before each of them.

Readers (CDMA, SDP_RDMA, PDP_RDMA) and writers (SDP, PDP) are tasks. A task begins after the unit's task before it,
after those whose data it takes, and after the events that its units waited for before they were enabled; nothing else
orders it. So a reader may begin long before another unit has written what it reads, if nothing makes it wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct, field

from frontends.nvdla.convolution import UNITS, Convolution, read_convolution
from frontends.nvdla.memory import Memory, Stretch
from frontends.nvdla.operations import Operation, Program
from frontends.nvdla.pooling import Pooling, read_pooling
from frontends.nvdla.processing import Processing, needs_reader, read_processing
from frontends.nvdla.writer import Writer
from interp.ir.topological_order import DependsOnItself, topological_order

Part = Convolution | Processing | Pooling
_READERS = ("NVDLA_CDMA", "NVDLA_SDP_RDMA", "NVDLA_PDP_RDMA")


class Task(Struct, eq=False):
    """`after` are the tasks that end before this one begins, given by `find_order`."""

    operations: tuple[Operation, ...]
    write: Callable[[Writer], None]
    before: list[Task]
    reads: tuple[Stretch, ...] = ()
    writes: tuple[Stretch, ...] = ()
    after: set[Task] = field(default_factory=set)

    @property
    def offset(self) -> int:
        return self.operations[-1].offset

    def conflicts(self, other: Task) -> bool:
        """Whether one of the two may write where the other one reads or writes."""
        pairs = [(one, two) for one in self.writes for two in (*other.reads, *other.writes)]
        pairs += [(one, two) for one in self.reads for two in other.writes]
        return any(one.overlaps(two) for one, two in pairs)


class Schedule:
    """`tasks` in an order in which they can be done, `parts` what they are parts of."""

    def __init__(self, writer: Writer, program: Program, memory: Memory) -> None:
        """Raises `Unsupported`."""
        self._writer = writer
        self._program = program
        self._memory = memory
        self.parts: list[Part] = []
        self.tasks: list[Task] = []
        self._last: dict[str, Task] = {}
        self._of_unit: dict[tuple[str, int], Task] = {}
        convolutions = self._convolutions()
        self._processings(convolutions)
        self._find_order()
        for task in self.tasks:
            self._require_free_registers(task)
            _require_apart(task)

    def before_event(self, event: str, offset: int) -> set[Task]:
        """The tasks that have ended when an event happens. Raises `Unsupported`."""
        found: set[Task] = set()
        for task in self._direct(event, offset, ()):
            found |= {task, *task.after}
        return found

    # -- what belongs together -----------------------------------------------------------------------------------------

    def _convolutions(self) -> list[tuple[Convolution, Task, tuple[Operation, ...]]]:
        found = []
        queues = [self._program.operations(unit) for unit in UNITS]
        for queue in queues:
            if len(queue) != len(queues[0]):
                longest = max(queues, key=len)
                raise longest[-1].unsupported("D_OP_ENABLE", "a convolution for which not all of its units are enabled")
        for operations in zip(*queues, strict=True):
            named = dict(zip(UNITS, operations, strict=True))
            convolution = read_convolution(self._memory, named)
            task = self._add((named["NVDLA_CDMA"],), convolution.write_reading, (), convolution.reads)
            self.parts.append(convolution)
            found.append((convolution, task, operations[1:]))
        return found

    def _processings(self, convolutions: list[tuple[Convolution, Task, tuple[Operation, ...]]]) -> None:
        waiting = list(convolutions)
        readers = list(self._program.operations("NVDLA_SDP_RDMA"))
        poolings = list(self._program.operations("NVDLA_PDP"))
        pooling_readers = list(self._program.operations("NVDLA_PDP_RDMA"))
        passed: list[tuple[Processing, Task]] = []
        for number, sdp in enumerate(self._program.operations("NVDLA_SDP")):
            operations: tuple[Operation, ...] = (sdp,)
            before: list[Task] = []
            source, rdma = None, None
            if sdp.get("D_FEATURE_MODE_CFG", "FLYING"):
                if not waiting:
                    raise sdp.unsupported("D_FEATURE_MODE_CFG", "the result of a convolution that is not enabled")
                source, task, units = waiting.pop(0)
                before.append(task)
                operations = (*units, sdp)
            if needs_reader(sdp):
                if not readers:
                    raise sdp.unsupported("D_OP_ENABLE", "operands without an enabled reader")
                rdma = readers.pop(0)
            processing = read_processing(self._memory, sdp, rdma, source, number)
            self.parts.append(processing)
            reads = tuple(stretch for operand in processing.operands for stretch in operand.reads)
            if rdma is not None:
                before.append(self._add((rdma,), processing.write_reading, (), reads))
            writes = (processing.target.stretch,) if processing.target is not None else ()
            task = self._add(operations, processing.write, before, (), writes)
            if processing.target is None:
                passed.append((processing, task))
        for left in (*(units[-1] for _, _, units in waiting), *readers):
            raise left.unsupported("D_OP_ENABLE", "an operation whose result has no consumer")
        for number, pdp in enumerate(poolings):
            self._pooling(number, pdp, passed, pooling_readers)
        for left in (*(task.operations[-1] for _, task in passed), *pooling_readers):
            raise left.unsupported("D_OP_ENABLE", "an operation whose result has no consumer")

    def _pooling(
        self, number: int, pdp: Operation, passed: list[tuple[Processing, Task]], readers: list[Operation]
    ) -> None:
        before: list[Task] = []
        source, rdma = None, None
        if pdp.get("D_OPERATION_MODE_CFG", "OFF_FLYING"):
            if not readers:
                raise pdp.unsupported("D_OP_ENABLE", "an input cube without an enabled reader")
            rdma = readers.pop(0)
        elif passed:
            source, task = passed.pop(0)
            before.append(task)
        else:
            raise pdp.unsupported("D_OPERATION_MODE_CFG", "an input that no other processor provides")
        pooling = read_pooling(self._memory, pdp, rdma, source, number)
        self.parts.append(pooling)
        if rdma is not None:
            assert pooling.main is not None
            before.append(self._add((rdma,), pooling.write_reading, (), pooling.main.reads))
        self._add((pdp,), pooling.write, before, (), (pooling.target.stretch,))

    def _add(
        self,
        operations: tuple[Operation, ...],
        write: Callable[[Writer], None],
        before: Iterable[Task],
        reads: tuple[Stretch, ...],
        writes: tuple[Stretch, ...] = (),
    ) -> Task:
        """A task, which comes after the one before it of the unit that does it, the last one of its operations'."""
        task = Task(operations, write, list(before), reads, writes)
        unit = operations[-1].unit
        if unit in self._last:
            task.before.append(self._last[unit])
        self._last[unit] = task
        for operation in operations:
            self._of_unit[operation.unit, operation.number] = task
        self.tasks.append(task)
        return task

    # -- order ---------------------------------------------------------------------------------------------------------

    def _find_order(self) -> None:
        for task in self.tasks:
            for operation in task.operations:
                for event in sorted(operation.waits):
                    task.before += self._direct(event, operation.offset, ())
        try:
            self.tasks = list(topological_order(self.tasks, lambda task: task.before))
        except DependsOnItself as cycle:
            offset = cycle.nodes[0].offset
            raise self._writer.unsupported("trace", offset, "operations that wait for each other") from None
        for task in self.tasks:
            task.after = {*task.before, *(each for before in task.before for each in before.after)}

    def _direct(self, event: str, offset: int, seen: tuple[str, ...]) -> list[Task]:
        """The tasks that an event comes right after."""
        if event in seen:
            raise self._writer.unsupported("sync_wait", offset, f"'{event}', which waits for itself")
        if event in self._program.interrupts:
            interrupt = self._program.interrupts[event]
            return [self._of_unit[interrupt.unit, interrupt.number]]
        if event not in self._program.notices:
            raise self._writer.unsupported("sync_wait", offset, f"'{event}', which is never signalled")
        waits = sorted(self._program.notices[event])
        return [task for each in waits for task in self._direct(each, offset, (*seen, event))]

    def _require_free_registers(self, task: Task) -> None:
        """A group of registers may be written again only after the operation that ran on it before."""
        for operation in task.operations:
            if operation.number < 2:
                continue
            busy = self._of_unit[operation.unit, operation.number - 2]
            ended = {each for event in operation.configured_after for each in self.before_event(event, task.offset)}
            if busy not in ended:
                what = "registers that are written while an operation may still run on them"
                raise operation.unsupported("D_OP_ENABLE", what)


def _require_apart(task: Task) -> None:
    """An operation that writes while its readers still read must not write what they will read. In place, element by
    element, the single point processor may."""
    for reader in task.before:
        if not reader.reads or reader.operations[-1].unit not in _READERS:
            continue
        for written in task.writes:
            for read in reader.reads:
                in_place = read == written and reader.operations[-1].unit == "NVDLA_SDP_RDMA"
                if read.overlaps(written) and not in_place:
                    raise task.operations[-1].unsupported(
                        "D_OP_ENABLE", "a result that overwrites operands which are still being read"
                    )
