"""Functions that `-async-to-async-runtime` makes of tasks: coroutines of the async dialect, and what waits for them.

Such a function makes a token, or values, suspends itself at once, and gives these to its caller; an executor resumes
it. From there on it is a task. Where it suspends itself until another one is done, it waits. At its end it makes what
it has given available, or an error of it (AsyncToAsyncRuntime.cpp, `CoroMachinery`). A task hands on whether it has
ended with an error, and its values. Coroutines of any other form are refused, and those beside tasks that are not
lowered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import children, outermost, within
from frontends.mlir.dialects.async_handles import are_of_others, ended_of_others, step_of_others, wait_for_others
from interp import ir

SAID = "presplitcoroutine"
_BEGINS = ("async.coro.id", "async.coro.begin", "async.coro.save", "async.runtime.resume", "async.coro.suspend")
_SUSPENDS = ("async.coro.save", "async.runtime.await_and_resume", "async.coro.suspend")
_SETS = ("async.runtime.set_available", "async.runtime.set_error")
_WAITS = ("async.runtime.await", "async.runtime.await_and_resume")
_LEAVES = ("async.coro.free", "cf.br")
_TASKS = ("async.execute", "async.call", "async.func")
_RUN = (
    "coroutines of the async dialect are run by an executor that resumes each one that may go on, and are never "
    "destroyed before their end"
)


class _Coroutine(Struct, frozen=True):
    """`given` are the handles of which the function gives those that are `returned`, `blocks` those of the task, of
    which the `last` ones end it."""

    given: list[Any]
    returned: list[Any]
    blocks: list[Any]
    last: list[Any]


def is_coroutine(function: Any) -> bool:
    """Whether a function says that it is a coroutine of the async dialect."""
    passed = str(function.attributes["passthrough"]) if "passthrough" in function.attributes else ""
    return function.name == "func.func" and f'"{SAID}"' in passed and bool(len(function.regions[0].blocks))


def lower_coroutine(lowering: Lowering, function: Any) -> ir.Region:
    """The body of a function that starts the coroutine as a task, and gives what names it. Raises `Unsupported`."""
    _require_alone(lowering, function)
    found = _taken_apart(lowering, function)
    lowering.assumptions.add(_RUN)
    entry = ir.Block(lowering.arguments(function.regions[0].blocks[0]))
    lowering.memo["coroutine", function] = found
    with lowering.within(entry):
        task = ir.Block()
        with lowering.within(task):
            failed = lowering.allocate(ir.I1, [])
            lowering.store(lowering.constant(0, ir.I1), failed, [])
            lowering.memo["failed", function] = failed
            kept = [_cells_for(lowering, each, found.blocks) for each in found.given]
            handed = _run(lowering, found, failed, [cell for cells in kept for cell in cells])
            lowering.emit(ir.Yield(place=lowering.place, values=handed))
        token = lowering.spawn(task, detached=True)
        names = {each: _name(lowering, token, kept, at) for at, each in enumerate(found.given)}
        lowering.emit(ir.Return(place=lowering.place, values=[names[each] for each in found.returned]))
    return ir.Region([entry])


def _run(lowering: Lowering, found: _Coroutine, failed: ir.Value, cells: Sequence[ir.Value]) -> list[ir.Value]:
    """Runs the blocks of the task: whether it has failed, and what it has kept, in the order of `cells`."""
    results = [ir.Value(each.element) for each in map(_type_of, (failed, *cells))]

    def leave(inner: Lowering, _: Any) -> None:
        values = [inner.load(each, []) for each in (failed, *cells)]
        inner.emit(ir.Yield(place=inner.place, values=values))

    terminators: dict[Any, Callable[[Lowering, Any], None]] = dict.fromkeys(found.last, leave)
    body = lowering.region_of(found.blocks, terminators)
    lowering.emit(ir.Execute(place=lowering.place, results=results, body=body))
    return results


def _type_of(cell: ir.Value) -> ir.View:
    assert isinstance(cell.type, ir.View)
    return cell.type


def _cells_for(lowering: Lowering, handle: Any, blocks: Sequence[Any]) -> list[ir.Value]:
    """Where a task keeps the value that it makes available by a handle. Raises `Unsupported`."""
    if str(handle.type) == "!async.token":
        return []
    stores = [each for each in _operations(blocks) if each.name == "async.runtime.store" and each.operands[1] == handle]
    if not stores:
        raise lowering.unsupported("a value of a coroutine that none is stored to")
    types = lowering.part_types(stores[0].operands[0].type)
    cells = []
    for each in types:
        if not isinstance(each, ir.Scalar):
            raise lowering.unsupported("a value of a coroutine that is memory")
        cells.append(lowering.allocate(each, []))
    lowering.memo["cells", handle] = cells
    return cells


def _name(lowering: Lowering, task: ir.Value, kept: Sequence[Sequence[ir.Value]], at: int) -> ir.Value:
    """What names one of the handles of a task: another task, which waits for that one."""
    block = ir.Block()
    with lowering.within(block):
        failed = ir.Value(ir.I1)
        values = [[ir.Value(_type_of(cell).element) for cell in cells] for cells in kept]
        lowering.wait([task], [failed, *(value for each in values for value in each)])
        lowering.emit(ir.Yield(place=lowering.place, values=[failed, *values[at]]))
    return lowering.spawn(block, detached=True)


# -- the form ----------------------------------------------------------------------------------------------------------


def require_no_errors(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where a file has coroutines, which may end in errors that an operation does not know of."""
    if _has(lowering, operation, "coroutines", lambda each: each.name.startswith("async.coro.")):
        raise lowering.unsupported("beside coroutines, which may end in errors", operation)


def _require_alone(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where a file has tasks that are not lowered, which hand on no error."""
    if _has(lowering, operation, "tasks", lambda each: each.name in _TASKS):
        raise lowering.unsupported("coroutines beside tasks that are none")


def _has(lowering: Lowering, operation: Any, what: str, is_one: Callable[[Any], bool]) -> bool:
    """Whether the file of an operation has one of a kind."""
    top = outermost(operation)
    if (what, top) not in lowering.memo:
        lowering.memo[what, top] = any(map(is_one, within(top)))
    return bool(lowering.memo[what, top])


def _operations(blocks: Sequence[Any]) -> Iterator[Any]:
    """Those of blocks, without those in them."""
    return (each.operation for block in blocks for each in block.operations)


def _taken_apart(lowering: Lowering, function: Any) -> _Coroutine:
    """Raises `Unsupported` for a coroutine of another form."""

    def require(holds: bool, what: str) -> None:
        if not holds:
            raise lowering.unsupported(f"a coroutine {what}", function)

    begin, *_ = function.regions[0].blocks
    operations = list(_operations([begin]))
    given = [each.results[0] for each in operations if each.name == "async.runtime.create"]
    names = tuple(each.name for each in operations)
    require(
        bool(given) and names == ("async.runtime.create",) * len(given) + _BEGINS, "that does not suspend itself first"
    )
    identity, handle, saved = (each.results[0] for each in operations[len(given) : len(given) + 3])
    suspended = operations[-1]
    after, resumed, destroyed = suspended.successors
    own = [
        operations[-4].operands[0] == identity,
        operations[-3].operands[0] == handle,
        operations[-2].operands[0] == handle,
        suspended.operands[0] == saved,
    ]
    require(all(own), "that suspends another one")
    end = list(_operations([after]))
    is_end = [each.name for each in end] == ["async.coro.end", "func.return"] and not len(after.arguments)
    require(is_end and end[0].operands[0] == handle, "with another end")
    returned = list(end[1].operands)
    require(all(each in given for each in returned), "that gives more than what names it")
    require(_is_left(destroyed, identity, handle, after), "that does more where it is destroyed")
    blocks = [resumed]
    for block in blocks:
        *_, last = _operations([block])
        following = _goes_to(last)
        if last.name == "async.coro.suspend":
            waits = list(_operations([block]))[-3:]
            require(tuple(each.name for each in waits) == _SUSPENDS, "that suspends itself for nothing")
            away = last.successors[0], last.successors[2]
            require(away == (after, destroyed), "that goes elsewhere when it is suspended")
            require(waits[0].operands[0] == handle and waits[1].operands[1] == handle, "that resumes another one")
            require(last.operands[0] == waits[0].results[0], "that suspends another one")
        blocks += [each for each in following if each != after and each not in blocks]
    require(begin not in blocks and destroyed not in blocks, "that begins again")
    ends = {each: list(_operations([each]))[-1] for each in blocks}
    suspends = [each for each, last in ends.items() if last.name == "async.coro.suspend"]
    last_blocks = [each for each in blocks if after in list(ends[each].successors) and each not in suspends]
    require(resumed not in last_blocks, "that makes nothing available")
    for each in blocks:
        if each in last_blocks:
            require(_is_left(each, identity, handle, after), "with another end")
        elif any(block in last_blocks for block in _goes_to(ends[each])):
            sets = list(_operations([each]))[-1 - len(given) : -1]
            of_one_kind = {one.name for one in sets} in ({_SETS[0]}, {_SETS[1]})
            once = len(sets) == len(given) and all(any(one.operands[0] == own for one in sets) for own in given)
            require(of_one_kind and once and len(_goes_to(ends[each])) == 1, "that makes less available")
    _require_no_more(require, blocks, last_blocks, [*given, identity, handle])
    return _Coroutine(given, returned, blocks, last_blocks)


def _goes_to(last: Any) -> list[Any]:
    """Where a task goes on behind the end of a block."""
    following = list(last.successors)
    return following[1:2] if last.name == "async.coro.suspend" else following


def _is_left(block: Any, identity: Any, handle: Any, after: Any) -> bool:
    """Whether a block does nothing but free the coroutine and go to its end."""
    operations = list(_operations([block]))
    if tuple(each.name for each in operations) != _LEAVES or len(block.arguments):
        return False
    freed, gone = operations
    return list(freed.operands) == [identity, handle] and gone.successors[0] == after


def _require_no_more(
    require: Callable[[bool, str], None], blocks: Sequence[Any], last: Sequence[Any], own: Sequence[Any]
) -> None:
    """Operations of coroutines stand where they belong, and use what is this one's own in no other way."""
    for block in blocks:
        operations = list(_operations([block]))
        to_last = any(each in last for each in _goes_to(operations[-1]))
        suspends = operations[-1].name == "async.coro.suspend"
        for at, each in enumerate(operations):
            behind = len(operations) - 1 - at
            sets = each.name in _SETS
            require(not sets or (to_last and 1 <= behind <= len(own) - 2), "that is available before its end")
            part = each.name in _SUSPENDS
            require(not part or (suspends and behind <= 2), "that suspends itself for nothing")
            other = each.name in ("async.runtime.create", "async.runtime.resume", *_BEGINS[:2], "async.coro.end")
            require(not other and (each.name != "async.coro.free" or block in last), "with another one in it")
            allowed = sets or part or each.name in ("async.coro.free", "async.runtime.store")
            require(allowed or not any(one in own for one in each.operands), "that uses what names it")
            for inner in children(each):
                for deep in (inner, *within(inner)):
                    require(not deep.name.startswith(("async.coro.", "async.runtime.")), "with another one in it")
                    require(not any(one in own for one in deep.operands), "that uses what names it")


# -- what is done in coroutines, and by those who wait for them --------------------------------------------------------


@handles("async.coro.save", "async.coro.free", "async.runtime.set_available")
def _nothing(lowering: Lowering, operation: Any) -> None:
    """What is made available is so at the end of the task, which says it."""
    if are_of_others(lowering):
        step_of_others(lowering, operation)
    else:
        _function_of(lowering, operation)


@handles("async.runtime.set_error")
def _error(lowering: Lowering, operation: Any) -> None:
    if are_of_others(lowering):
        step_of_others(lowering, operation)
        return
    failed = lowering.memo["failed", _function_of(lowering, operation)]
    lowering.store(lowering.constant(1, ir.I1), failed, [])


@handles("async.runtime.store")
def _store(lowering: Lowering, operation: Any) -> None:
    _function_of(lowering, operation)
    value, handle = operation.operands
    cells = lowering.memo.get(("cells", handle))
    if cells is None:
        raise lowering.unsupported("to what another coroutine gives")
    for part, cell in zip(lowering.parts(value), cells, strict=True):
        lowering.store(part, cell, [])


@handles("async.coro.suspend")
def _suspend(lowering: Lowering, operation: Any) -> None:
    if are_of_others(lowering):
        step_of_others(lowering, operation)
        return
    _function_of(lowering, operation)
    lowering.emit(ir.Branch(place=lowering.place, target=lowering.blocks[operation.successors[1]], arguments=[]))


@handles(*_WAITS)
def _await(lowering: Lowering, operation: Any) -> None:
    if are_of_others(lowering):
        wait_for_others(lowering, operation)
        return
    if operation.name.endswith("resume"):
        _function_of(lowering, operation)
    _require_alone(lowering, operation)
    awaited = operation.operands[0]
    if str(awaited.type) == "!async.group":
        raise lowering.unsupported("a wait for a group")
    lowering.wait([lowering.value(awaited)])


@handles("async.runtime.is_error")
def _is_error(lowering: Lowering, operation: Any) -> None:
    if not _is_seen(lowering, operation):
        return
    failed, *_ = _ended(lowering, operation)
    lowering.bind(operation.results[0], failed)


@handles("async.runtime.load")
def _load(lowering: Lowering, operation: Any) -> None:
    if not _is_seen(lowering, operation):
        return
    failed, *values = _ended(lowering, operation)
    lowering.require(lowering.compare("eq", failed, lowering.constant(0, ir.I1)), "what is loaded has not failed")
    lowering.bind_parts(operation.results[0], values)


def _is_seen(lowering: Lowering, operation: Any) -> bool:
    """Whether anything depends on what an operation tells of a task that may be of others."""
    return bool(list(operation.results[0].uses)) or not are_of_others(lowering)


def _ended(lowering: Lowering, operation: Any) -> list[ir.Value]:
    """What a task hands on that was waited for: whether it has failed, and its value. Raises `Unsupported`."""
    awaited = operation.operands[0]
    if not _is_awaited(operation, awaited):
        raise lowering.unsupported("what nobody has waited for on the only way to it")
    types: list[ir.Type] = []
    if str(awaited.type) != "!async.token":
        users = [use.owner.operation for use in awaited.uses]
        loads = [each for each in users if each.name == "async.runtime.load"]
        if not loads:
            raise lowering.unsupported("a value that is not loaded here")
        types = list(lowering.part_types(loads[0].results[0].type))
    if are_of_others(lowering):
        return ended_of_others(lowering, operation, types)
    handed = [ir.Value(each) for each in (ir.I1, *types)]
    lowering.wait([lowering.value(awaited)], handed)
    return handed


def _is_awaited(operation: Any, awaited: Any) -> bool:
    """Whether a wait comes before an operation on the only way to it."""
    block, until = operation.block, operation
    seen = []
    while block not in seen:
        seen.append(block)
        for each in _operations([block]):
            if until is not None and each == until:
                break
            if each.name in _WAITS and each.operands[0] == awaited:
                return True
        outer = each.parent.operation
        before = [one for one in outer.regions[0].blocks if block in list(list(_operations([one]))[-1].successors)]
        if len(before) != 1:
            return False
        block, until = before[0], None
    return False


def _function_of(lowering: Lowering, operation: Any) -> Any:
    """The coroutine that an operation is of. Raises `Unsupported` where it is of none."""
    parent = operation.parent.operation
    while parent.name != "func.func" and parent.parent is not None:
        parent = parent.parent.operation
    if ("coroutine", parent) not in lowering.memo:
        raise lowering.unsupported("outside of a coroutine")
    return parent
