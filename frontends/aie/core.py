"""What the core of a tile does: its endless loop, locks, and the cascade to the core beside it."""

from __future__ import annotations

from typing import Any

from frontends.aie.attributes import LOCK_ACTIONS, choice, flag, integer
from frontends.aie.configuration import acquire, lock_at, release
from frontends.aie.device import core_of, device_of
from frontends.aie.endless import ENDLESS
from frontends.aie.kernels import require_one_kernel_by_name
from frontends.aie.transfers import require_element
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.linked_files import LINKED
from interp import ir

_BELOW = (2, 6)  # the predicates slt and ult of arith.cmpi


@handles(
    "aie.core",
    attributes=("stack_size", "measured_stack_size", *LINKED, "elf_file", "dynamic_objfifo_lowering"),
)
def _core(lowering: Lowering, operation: Any) -> None:
    """How a core is compiled and linked does not show, as a kernel is known by its name; a core whose program is
    elsewhere is not modelled."""
    if "elf_file" in operation.attributes:  # which runs, whatever stands here
        raise lowering.unsupported("a core whose program is a file of its own")
    if not _is_idle(operation):
        device_of(lowering).cores.append(operation)


# What only computes: a core of nothing else does nothing that shows, even where it goes on for ever.
_SILENT = (
    *("aie.end", "cf.br", "cf.cond_br", "scf.for", "scf.while", "scf.condition", "scf.if", "scf.yield"),
    *("arith.constant", "arith.addi", "arith.subi", "arith.muli", "arith.cmpi", "arith.index_cast"),
)


def _is_idle(operation: Any) -> bool:
    return all(each.name in _SILENT for each in nested(operation))


def start_cores(lowering: Lowering) -> None:
    """Starts all cores. The machine runs each until it waits."""
    require_one_kernel_by_name(lowering, device_of(lowering).cores)
    for operation in device_of(lowering).cores:
        lowering.place_at(operation)
        place = lowering.place
        body = ir.Block()
        with lowering.within(body), lowering.at_once():
            region = operation.regions[0]
            if len(region.blocks) == 1:
                lowering.defer(region.blocks[0], body)
            else:
                lowering.emit(ir.Execute(place=place, results=[], body=lowering.region(region)))
                lowering.emit(ir.Yield(place=place, values=[]))
        name = f"the core of {device_of(lowering).tile(operation.operands[0]).name}"
        lowering.spawn(body, name, daemon=True)


def ends(lowering: Lowering, operation: Any) -> bool:
    """Whether a core may come to its end: whether there is a way to it past loops that go on for ever."""
    blocks = operation.regions[0].blocks
    seen, pending = set(), [blocks[0]]
    while pending:
        block = pending.pop()
        if block in seen:
            continue
        seen.add(block)
        operations = [each.operation for each in block.operations]
        if any(_goes_on(each) for each in operations):
            continue
        if operations and operations[-1].name == "aie.end":
            return True
        pending += _ways_on(operations[-1]) if operations else []
    return False


def _ways_on(operation: Any) -> list[Any]:
    """The blocks that may follow a terminator; not the one where a loop leaves that is meant to be without end."""
    successors = list(operation.successors)
    if operation.name != "cf.cond_br":
        return successors
    condition = operation.operands[0].owner
    comparison = getattr(condition, "operation", None)
    if comparison is None or comparison.name != "arith.cmpi" or comparison.attributes["predicate"].value not in _BELOW:
        return successors
    bound = _constant(comparison.operands[1])
    return successors[:1] if bound is not None and bound >= ENDLESS else successors


def _goes_on(operation: Any) -> bool:
    if operation.name == "scf.for":
        lower, upper, step = (_constant(each) for each in list(operation.operands)[:3])
        return None not in (lower, upper, step) and (upper or 0) - (lower or 0) >= ENDLESS * (step or 1)
    if operation.name == "scf.while":
        before = operation.regions[0].blocks[0].operations
        condition = before[len(before) - 1].operation.operands[0]
        return _constant(condition) not in (None, 0)
    return False


def _constant(value: Any) -> int | None:
    """The number that an `arith.constant` gives a value, or None."""
    operation = getattr(value, "owner", None)
    operation = getattr(operation, "operation", operation)
    if operation is None or getattr(operation, "name", "") != "arith.constant":
        return None
    number = getattr(operation.attributes["value"], "value", None)
    return int(number) if isinstance(number, (bool, int)) else None


@handles("aie.use_lock", attributes=("action", "value", "blocking", "acq_en"))
def _use_lock(lowering: Lowering, operation: Any) -> None:
    """Locks of the second generation count. `Acquire` there waits for one value, which counters cannot tell; those of
    the first generation have no other one."""
    device = device_of(lowering)
    action = choice(lowering, operation, "action", LOCK_ACTIONS)
    if (action == "Acquire") != (device.generation == 1) and action != "Release":
        raise lowering.unsupported(
            "a lock that is acquired at one value" if action == "Acquire" else "a lock that counts"
        )
    if "blocking" in operation.attributes and integer(lowering, operation, "blocking") != 1:
        raise lowering.unsupported("an acquire that does not block")
    if not flag(operation, "acq_en", True):
        return
    lock = device.locks[operation.operands[0]]
    if device.generation == 1:
        _use_value(lowering, operation, lock, action == "Release")
        return
    if len(operation.operands) > 1:
        units = lowering.index(operation.operands[1])
    else:
        units = integer(lowering, operation, "value", 1)
    if isinstance(units, int) and units < 0:
        raise lowering.unsupported(f"{units} units of a lock")
    if action != "Release" and units == 0:
        # The hardware has at least so many by a negative number, which zero is not: it waits for a lock that is zero.
        raise lowering.unsupported("a lock that is acquired at zero or more")
    (release if action == "Release" else acquire)(lowering, lock, units)


def _use_value(lowering: Lowering, operation: Any, lock: str, releases: bool) -> None:
    """A lock of the first generation has a value, and is held by nobody or by who acquired it at that value until it is
    released at any. Who holds it is who releases it: there is one unit, of its value, while nobody holds it."""
    value: ir.Index = (
        lowering.index(operation.operands[1])
        if len(operation.operands) > 1
        else integer(lowering, operation, "value", 1)
    )
    if not isinstance(value, int):
        raise lowering.unsupported("a value of a lock that is not a constant")
    if releases and not _is_held(lowering, operation):
        raise lowering.unsupported("a release of a lock that was not acquired right before")
    (release if releases else acquire)(lowering, lock_at(lock, value), 1)


def _is_held(lowering: Lowering, operation: Any) -> bool:
    """Whether the last use before a release, of the same lock and in the same block, acquires it."""
    held = False
    for each in operation.operation.block.operations:
        if each.operation == operation:
            return held
        if each.operation.name == "aie.use_lock" and each.operation.operands[0] == operation.operands[0]:
            held = choice(lowering, each.operation, "action", LOCK_ACTIONS) != "Release"
    return False


@handles("aie.put_cascade")
def _put_cascade(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    tile = core_of(lowering, operation)
    if tile not in device.cascades:
        raise lowering.unsupported(f"no cascade leads out of {tile.name}")
    words = lowering.parts(operation.operands[0])
    element = words[0].type
    assert isinstance(element, ir.Scalar)
    buffer = lowering.allocate(element, [len(words)])
    for at, word in enumerate(words):
        lowering.store(word, buffer, [at])
    queue = _cascade_queue(lowering, device.cascades[tile].name, element)
    lowering.emit(ir.Put(place=lowering.place, channel=queue, indices=[], view=buffer))
    lowering.free(buffer)


@handles("aie.get_cascade")
def _get_cascade(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    tile = core_of(lowering, operation)
    if tile not in device.cascades.values():
        raise lowering.unsupported(f"no cascade leads into {tile.name}")
    words = lowering.flat_results(operation)
    element = words[0].type
    assert isinstance(element, ir.Scalar)
    buffer = lowering.allocate(element, [len(words)])
    queue = _cascade_queue(lowering, tile.name, element)
    lowering.emit(ir.Get(place=lowering.place, channel=queue, indices=[], view=buffer))
    for at, word in enumerate(words):
        lowering.emit(ir.Load(place=lowering.place, result=word, view=buffer, indices=[at]))
    lowering.free(buffer)


def _cascade_queue(lowering: Lowering, target: str, element: ir.Scalar) -> str:
    queue = f"cascade into {target}"
    require_element(lowering, device_of(lowering), queue, element)
    return queue


@handles("aie.event", attributes=("val",))
def _event(lowering: Lowering, operation: Any) -> None:
    """A mark for a trace, without a meaning of its own."""
