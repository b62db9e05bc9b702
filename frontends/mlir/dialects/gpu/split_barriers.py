"""Barriers in the memory of a block at which threads arrive and wait apart, as PTX has them (`mbarrier`).

Each has a phase, which ends when so many threads have arrived and as many bytes have come by copies beside the threads
as arrivals said would. Accesses of such copies are taken to be ordered like those of threads: which fences that takes
between them is assumed to be there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

_ELEMENT = ir.Scalar("i64")
_MOST = 2**20 - 1  # arrivals of a phase, and bytes
_PURE = ("arith.", "index.", "llvm.getelementptr", "llvm.extractvalue", "llvm.mlir.constant", "llvm.xor", "llvm.trunc")


def barrier_of_group(lowering: Lowering, group: ir.Value, number: ir.Index) -> ir.Value:
    """One of the barriers of a buffer."""
    size = lowering.size(group, 0)
    lowering.require(lowering.compare("ult", number, size), "the barrier index is below the number of barriers")
    return lowering.reshape(group, number, [], [])


def barrier_at(lowering: Lowering, pointer: ir.Value) -> ir.Value:
    """The barrier that a pointer points to."""
    result = ir.Value(ir.View(_ELEMENT, (), (), None))
    lowering.emit(ir.Reshape(place=lowering.place, result=result, base=pointer, offset=0, sizes=[], strides=[]))
    return result


def where(lowering: Lowering, predicate: Any | None, act: Callable[[], object]) -> None:
    """Does it where a predicate holds, an MLIR value; without one, always."""
    if predicate is None:
        act()
        return
    with lowering.when(lowering.value(predicate)):
        act()


def set_up(lowering: Lowering, barrier: ir.Value, arrivals: ir.Index) -> None:
    """Emits that a barrier in memory expects so many arrivals in each phase."""
    _require_counted(lowering, arrivals, "arrivals that a barrier expects")
    lowering.emit(ir.Expect(place=lowering.place, barrier=barrier, arrivals=arrivals))


def _require_counted(lowering: Lowering, count: ir.Index, what: str) -> None:
    """The counters of a barrier have room for a number (PTX ISA, "Contents of the mbarrier object")."""
    if isinstance(count, int) and abs(count) <= _MOST:
        return
    lowering.require(lowering.compare("sle", count, _MOST), f"the {what} are at most {_MOST}")
    lowering.require(lowering.compare("sge", count, -_MOST), f"the {what} are at least {-_MOST}")


def end(lowering: Lowering, barrier: ir.Value) -> None:
    """The memory of the barrier is that of anything else from now on."""
    lowering.store(lowering.constant(0, _ELEMENT), barrier, [])


def arrive(
    lowering: Lowering, barrier: ir.Value, arrivals: ir.Index, transactions: ir.Index = 0, incomplete: bool = False
) -> ir.Value:
    """The number of the phase."""
    _require_counted(lowering, transactions, "bytes that a barrier waits for")
    phase = ir.Value(ir.INDEX)
    lowering.emit(
        ir.Arrive(
            place=lowering.place,
            result=phase,
            barrier=barrier,
            arrivals=arrivals,
            transactions=transactions,
            incomplete=incomplete,
        )
    )
    return phase


def wait(lowering: Lowering, barrier: ir.Value, phase: ir.Index) -> None:
    """Until the phase has ended that has this number modulo 2."""
    lowering.emit(ir.Await(place=lowering.place, barrier=barrier, phase=phase))


def wait_parity(lowering: Lowering, barrier: ir.Value, parity: ir.Index) -> None:
    """The same for a parity, of which PTX has two: "valid values of phaseParity operand are 0 and 1" (PTX ISA,
    `mbarrier.try_wait`)."""
    if isinstance(parity, int):
        is_one = lowering.constant(int(parity in (0, 1)), ir.I1)
    else:
        assert isinstance(parity.type, ir.Scalar)
        is_one = lowering.op("cmpi.ule", [parity, lowering.constant(1, parity.type)], ir.I1)
    lowering.require(is_one, "a parity is 0 or 1")
    wait(lowering, barrier, parity)


def wait_by_polling(lowering: Lowering, operation: Any, barrier: ir.Value, phase: ir.Index) -> None:
    """A test whether a phase has ended, in a loop that does nothing but to test until it has; or one whose outcome
    nobody looks at."""
    result = operation.results[0]
    if any(True for _ in result.uses):
        if not (_polls_in_while(operation) or _polls_in_block(operation)):
            raise lowering.unsupported("a test outside of a loop that spins until it succeeds")
        wait(lowering, barrier, phase)
    lowering.bind(result, lowering.constant(1, ir.I1))


def _does_nothing_else(block: Any, operation: Any) -> bool:
    *inner, _ = (each.operation for each in block.operations)
    return all(each == operation or each.name.startswith(_PURE) for each in inner)


def _polls_in_while(operation: Any) -> bool:
    """`scf.while` without values that goes on as long as the test fails."""
    loop = operation.parent
    if loop is None or loop.name != "scf.while" or len(loop.operation.operands) or len(loop.operation.results):
        return False
    before, after = (region.blocks[0] for region in loop.operation.regions)
    if len(list(after.operations)) != 1 or operation.operation.block != before:
        return False
    condition = list(before.operations)[-1].operation.operands[0]
    return _does_nothing_else(before, operation) and _is_negation(condition, operation.results[0])


def _polls_in_block(operation: Any) -> bool:
    """A block that branches to itself, with the values that it has, as long as the test fails."""
    block = operation.operation.block
    last = list(block.operations)[-1].operation
    if last.name not in ("llvm.cond_br", "cf.cond_br") or len(last.operands) != 1:
        return False
    succeeded, failed = last.successors
    if last.operands[0] != operation.results[0]:
        succeeded, failed = failed, succeeded
        if not _is_negation(last.operands[0], operation.results[0]):
            return False
    return bool(failed == block and succeeded != block) and _does_nothing_else(block, operation)


def _is_negation(value: Any, of: Any) -> bool:
    owner = value.owner
    if getattr(owner, "name", "") not in ("arith.xori", "llvm.xor"):
        return False
    first, second = owner.operands
    if of not in (first, second):
        return False
    constant: Any = (second if first == of else first).owner
    if getattr(constant, "name", "") not in ("arith.constant", "llvm.mlir.constant"):
        return False
    return str(constant.attributes["value"]) in ("true", "-1 : i1", "1 : i1")
