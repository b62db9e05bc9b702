"""What program order means for operations without tokens in launches and segments.

A launch without tokens that puts into a channel, gets from another and then runs the segment between the two would
wait for ever if each of them had to end before the next one starts. The compiler orders such operations by what they
use, and so are they here: one starts when those before it have ended that use the same channel in the same direction,
or the same memory where one of the two writes. Where that orders too little, the machine finds a race or an order left
open, and an order that is open here may be none for the compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from frontends.air.tasks import dispatched, is_asynchronous, spawn
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.walking import nested, within
from interp import ir

_ASSUMPTION = (
    "operations without tokens in an 'air.launch' or 'air.segment' that uses channels are in order where they use the "
    "same memory or channel, as the compiler makes tokens of it"
)
_HIERARCHY = ("air.rank", "air.launch", "air.segment", "air.herd")
_LOOPS = ("scf.for", "scf.parallel", "affine.for", "affine.parallel")
_BRANCHES = ("scf.if", "scf.index_switch", "affine.if")
_TRANSFERS = ("air.channel.put", "air.channel.get", "air.dma_memcpy_nd")
_VIEWS = (
    *("memref.subview", "memref.cast", "memref.reinterpret_cast", "memref.collapse_shape", "memref.expand_shape"),
    *("memref.memory_space_cast", "memref.transpose", "memref.view"),
)
# What is there at once, and needs no order.
_PURE = ("arith", "index", "affine.apply", "affine.min", "affine.max", "memref.alloc", "memref.dealloc", *_VIEWS)


class Orders(Scope):
    """What a function leaves to its compiler: `holds_up` and `orders_later` of `ir.Function`."""

    def __init__(self) -> None:
        self.holds_up = False
        self.orders_later = False

    def finish(self, function: ir.Function) -> None:
        function.holds_up = self.holds_up
        function.orders_later = self.orders_later


class _Use(Struct):
    """The memory that an operation reads and writes, by the values at its root, and its ends of channels, with the
    indices that are constants."""

    reads: set[Any] = field(default_factory=set)
    writes: set[Any] = field(default_factory=set)
    ends: set[tuple[str, str, tuple[int | None, ...]]] = field(default_factory=set)

    def conflicts(self, other: _Use) -> bool:
        if self.writes & (other.reads | other.writes) or self.reads & other.writes:
            return True
        return any(
            (name, kind) == (another, direction) and not apart(indices, others)
            for name, kind, indices in self.ends
            for another, direction, others in other.ends
        )


def lower_body(lowering: Lowering, operation: Any, body: Any) -> None:
    """Lowers the body of a hierarchy operation but for its terminator into the block at hand."""
    operations = [each.operation for each in body.operations][:-1]
    units = {each: _use(each) for each in operations if _is_unit(each)}
    tokens = any(is_asynchronous(each) for each in dispatched(operation))
    if operation.name != "air.herd" and _holds_up(operations):
        lowering.own(Orders).holds_up = True
    if operation.name == "air.herd" or tokens or not any(use.ends for use in units.values()):
        lowering.defer_at_once(body, lowering.block)
        return
    lowering.assumptions.add(_ASSUMPTION)
    lowering.own(Orders).orders_later = True
    _lower_in_order(lowering, operations, units)


def _holds_up(operations: list[Any]) -> bool:
    """Whether a transfer without a token is in front of a hierarchy operation with one, which may be what takes or
    gives its elements: that starts only when the transfer has ended, where the compiler may not wait."""
    waits = False
    for each in operations:
        if each.name in _HIERARCHY:
            if waits and is_asynchronous(each):
                return True
        else:
            transfers = (other for other in (each, *nested(each)) if other.name in _TRANSFERS)
            waits = waits or any(not is_asynchronous(other) for other in transfers)
    return False


def _lower_in_order(lowering: Lowering, operations: list[Any], units: dict[Any, _Use]) -> None:
    running: list[tuple[_Use, ir.Value]] = []
    for each in operations:
        use = units.get(each)
        if use is not None:
            token = spawn(
                lowering, each, [], _in_turn(lowering, each, [end for other, end in running if use.conflicts(other)])
            )
            running.append((use, token))
            continue
        if not each.name.startswith(_PURE):
            lowering.wait([end for _, end in running])
            running = []
        with lowering.at_once():
            lowering.lower(each)
    lowering.wait([end for _, end in running])


def _lower_block(lowering: Lowering, operations: list[Any]) -> None:
    _lower_in_order(lowering, operations, {each: _use(each) for each in operations if _is_unit(each)})


def _in_turn(lowering: Lowering, operation: Any, ends: list[ir.Value]) -> Callable[[], None]:
    def run() -> None:
        lowering.wait(ends)
        with lowering.at_once():
            if operation.name in _BRANCHES:
                lowering.lower_blocks_by(operation, _lower_block)
            lowering.lower(operation)

    return run


def _is_unit(operation: Any) -> bool:
    """Whether an operation without results is a transfer, a hierarchy operation, or a loop or choice of such."""
    if len(operation.results):
        return False
    if operation.name in (*_TRANSFERS, *_HIERARCHY):
        return not any(str(each.type) == "!air.async.token" for each in operation.operands)
    return operation.name in (*_LOOPS, *_BRANCHES) and any(
        each.name in (*_TRANSFERS, *_HIERARCHY) for each in nested(operation)
    )


def _use(operation: Any) -> _Use:
    use = _Use()
    for each in within(operation):
        if each.name in ("air.channel.put", "air.channel.get"):
            use.ends.add((each.attributes["chan_name"].value, each.name, constant_indices(each)))
    _add_memory(use, operation)
    if operation.name in (*_LOOPS, *_BRANCHES):
        for each in nested(operation):
            _add_memory(use, each)
    return use


def constant_indices(operation: Any) -> tuple[int | None, ...]:
    """Those of a channel that an operation names, where they are constants."""
    return tuple(constant(each) for each in index_operands(operation))


def index_operands(operation: Any) -> list[Any]:
    """The indices of a channel that an operation names."""
    dependencies, indices = (int(each) for each in list(operation.attributes["operandSegmentSizes"])[:2])
    return list(operation.operands)[dependencies : dependencies + indices]


def constant(value: Any) -> int | None:
    """A number, where it is one that is known."""
    owner = getattr(value.owner, "operation", None)
    return int(owner.attributes["value"].value) if owner is not None and owner.name == "arith.constant" else None


def apart(indices: tuple[int | None, ...], others: tuple[int | None, ...]) -> bool:
    """Whether two lists of indices are certainly not those of one stream."""
    return len(indices) == len(others) and any(
        one is not None and other is not None and one != other for one, other in zip(indices, others, strict=True)
    )


def _add_memory(use: _Use, operation: Any) -> None:
    memrefs = [each for each in operation.operands if str(each.type).startswith("memref<")]
    if operation.name == "air.channel.put":
        use.reads.update(root(each) for each in memrefs)
    elif operation.name == "air.channel.get":
        use.writes.update(root(each) for each in memrefs)
    elif operation.name == "air.dma_memcpy_nd":
        use.writes.add(root(memrefs[0]))
        use.reads.add(root(memrefs[1]))
    elif operation.name in _HIERARCHY:
        body = body_of(operation)
        arguments = list(body.arguments)[-len(memrefs) :] if body is not None and memrefs else []
        passed = list(operation.operands)[-len(arguments) :] if arguments else []
        for argument, operand in zip(arguments, passed, strict=True):
            if str(operand.type).startswith("memref<") and next(iter(argument.uses), None) is not None:
                use.writes.add(root(operand))
    elif operation.name not in _VIEWS:
        use.writes.update(root(each) for each in memrefs)


def root(value: Any) -> Any:
    """The value that a view was made of, or that was passed to a hierarchy operation or handed on by `air.execute`."""
    while True:
        owner = getattr(value.owner, "operation", None)
        if owner is None:
            passed = _passed(value.owner, value)
            if passed is None:
                return value
            value = passed
            continue
        name = owner.name
        if name in _VIEWS:
            value = owner.operands[0]
        elif name == "air.execute":
            body = body_of(owner)
            terminator = body.operations[len(body.operations) - 1].operation
            position = next(at for at, each in enumerate(owner.results) if each == value)
            value = terminator.operands[position - 1]
        else:
            return value


def _passed(block: Any, argument: Any) -> Any:
    """What a hierarchy operation is given for an argument of its body; None for any other argument."""
    around = block.owner.operation
    while around.name in ("func.func", "builtin.module") and around.parent is not None:
        around = around.parent.operation
    if around.name not in _HIERARCHY or body_of(around) != block:
        return None
    operands = list(around.operands)
    position = list(block.arguments).index(argument) - len(block.arguments)
    return operands[position] if -position <= int(list(around.attributes["operandSegmentSizes"])[-1]) else None
